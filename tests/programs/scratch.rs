//! Arrays carried from trip to trip, and whether a trip needs what the one before left in them.

use crate::harness::row::Program;
use grads::prelude::*;

/// Written whole before it is read: the one that may be made anew.
#[differentiable]
fn written_whole(x: &[f64]) -> f64 {
    let mut buf = [0.0; 9];
    let mut total = 0.0;
    for i in 0..x.len() {
        for j in 0..9 {
            buf[j] = (x[i] * (j as f64 + 1.0)).sin();
        }
        for j in 0..9 {
            total += buf[j] * buf[8 - j];
        }
    }
    total
}

/// The first element is that of the trip before.
#[differentiable]
fn written_from_one(x: &[f64]) -> f64 {
    let mut buf = [0.5; 9];
    let mut total = 0.0;
    for i in 0..x.len() {
        for j in 1..9 {
            buf[j] = (x[i] * buf[j - 1]).sin();
        }
        for j in 0..9 {
            total += buf[j] * buf[8 - j];
        }
        buf[0] = total;
    }
    total
}

/// Nothing writes the first element: it stays what it was.
#[differentiable]
fn first_is_never_written(x: &[f64], first: f64) -> f64 {
    let mut buf = vec![first; 9];
    let mut total = 0.0;
    for i in 0..x.len() {
        for j in 1..buf.len() {
            buf[j] = (x[i] * j as f64).sin();
        }
        let mut product = 0.0;
        for j in 0..buf.len() {
            product += buf[j] * buf[j].exp();
        }
        total += product * product;
    }
    total
}

#[differentiable]
fn written_but_the_last(x: &[f64], n: usize) -> f64 {
    let mut buf = vec![0.0; n + 1];
    let mut total = 0.0;
    for i in 0..x.len() {
        for j in 0..n {
            buf[j] = (x[i] * (j as f64 + 0.5)).sin();
        }
        for j in 0..n {
            total += buf[j] * buf[n];
        }
        buf[n] = x[i];
    }
    total
}

#[differentiable]
fn written_if_positive(x: &[f64]) -> f64 {
    let mut buf = [0.25; 9];
    let mut total = 0.0;
    for i in 0..x.len() {
        for j in 0..9 {
            if x[i] > 0.0 {
                buf[j] = (x[i] * (j as f64 + 1.0)).sin();
            }
        }
        for j in 0..9 {
            total += buf[j] * buf[j].exp() * x[i];
        }
    }
    total
}

#[differentiable]
fn written_under_a_branch(x: &[f64]) -> f64 {
    let mut buf = [0.25; 9];
    let mut total = 0.0;
    for i in 0..x.len() {
        if i % 3 != 1 {
            for j in 0..9 {
                buf[j] = (x[i] * (j as f64 + 1.0)).sin();
            }
        }
        for j in 0..9 {
            total += buf[j] * buf[j].exp() * x[i];
        }
    }
    total
}

#[differentiable]
fn written_in_both_arms(x: &[f64]) -> f64 {
    let mut buf = [0.25; 9];
    let mut total = 0.0;
    for i in 0..x.len() {
        if i % 3 != 1 {
            for j in 0..9 {
                buf[j] = (x[i] * (j as f64 + 1.0)).sin();
            }
        } else {
            for j in 0..9 {
                buf[j] = x[i].cos();
            }
        }
        for j in 0..9 {
            total += buf[j] * buf[j].exp() * x[i];
        }
    }
    total
}

#[differentiable]
fn skipped_by_continue(x: &[f64]) -> f64 {
    let mut buf = [0.25; 9];
    let mut total = 0.0;
    for i in 0..x.len() {
        for j in 0..9 {
            if j == 4 && i > 2 {
                continue;
            }
            buf[j] = (x[i] * (j as f64 + 1.0)).sin();
        }
        for j in 0..9 {
            total += buf[j] * buf[j].exp() * x[i];
        }
    }
    total
}

#[differentiable]
fn left_early(x: &[f64]) -> f64 {
    let mut buf = [0.25; 9];
    let mut total = 0.0;
    for i in 0..x.len() {
        for j in 0..9 {
            buf[j] = (x[i] * (j as f64 + 1.0)).sin();
            if buf[j] < -0.5 {
                break;
            }
        }
        for j in 0..9 {
            total += buf[j] * buf[j].exp() * x[i];
        }
    }
    total
}

#[differentiable]
fn weighted(buf: &[f64], w: f64) -> f64 {
    let mut s = 0.0;
    for v in buf {
        s += v * v * w;
    }
    s
}

/// A helper reads what the trip before left.
#[differentiable]
fn read_by_a_helper(x: &[f64]) -> f64 {
    let mut buf = [0.25; 9];
    let mut total = 0.0;
    for i in 0..x.len() {
        total += weighted(&buf, x[i]);
        for j in 0..9 {
            buf[j] = (x[i] * (j as f64 + 1.0)).sin();
        }
        total += weighted(&buf[2..5], x[i]);
    }
    total
}

#[differentiable]
fn fill_with(buf: &mut [f64], x: f64) {
    for j in 0..buf.len() {
        buf[j] = (x * (j as f64 + 1.0)).sin();
    }
}

#[differentiable]
fn written_by_a_helper(x: &[f64]) -> f64 {
    let mut buf = vec![0.25; 9];
    let mut total = 0.0;
    for i in 0..x.len() {
        fill_with(&mut buf, x[i]);
        total += weighted(&buf, x[i]);
        fill_with(&mut buf[3..], total);
        total += weighted(&buf, x[i]) * 0.01;
    }
    total
}

#[differentiable]
fn written_in_part_by_a_helper(x: &[f64]) -> f64 {
    let mut buf = vec![0.25; 9];
    let mut total = 0.0;
    for i in 0..x.len() {
        fill_with(&mut buf[i % 4..], x[i]);
        total += weighted(&buf, x[i]);
    }
    total
}

#[differentiable]
fn longer_every_trip(x: &[f64]) -> f64 {
    let mut buf = vec![0.5; 1];
    let mut total = 0.0;
    for i in 0..x.len() {
        for j in 0..buf.len() {
            buf[j] = (x[i] * (j as f64 + 1.0)).sin();
        }
        for j in 0..buf.len() {
            total += buf[j] * buf[j].exp();
        }
        buf.push(x[i]);
    }
    total + buf[x.len()]
}

#[differentiable]
fn length_of_before(x: &[f64], n: usize) -> f64 {
    let mut buf = vec![0.5; n];
    buf.push(0.75);
    let mut total = 0.0;
    for i in 0..x.len() {
        for j in 0..n {
            buf[j] = (x[i] * (j as f64 + 1.0)).sin();
        }
        for j in 0..buf.len() {
            total += buf[j] * buf[j].exp() * x[i];
        }
    }
    total
}

/// The number of elements that are written is read from an array which changes.
#[differentiable]
fn bound_in_an_array(x: &[f64]) -> f64 {
    let mut buf = [0.3; 9];
    let mut total = 0.0;
    for i in 0..x.len() {
        let n = (buf[0].abs() * 12.0) as usize;
        for j in 0..n.min(9) {
            buf[j] = (x[i] * (j as f64 + 1.0)).sin();
        }
        for j in 0..9 {
            total += buf[j] * buf[j].exp() * x[i];
        }
    }
    total
}

#[differentiable]
fn bound_that_was_the_length(x: &[f64]) -> f64 {
    let mut n = 9;
    let mut buf = vec![0.3; n];
    let mut total = 0.0;
    for i in 0..x.len() {
        for j in 0..n {
            buf[j] = (x[i] * (j as f64 + 1.0)).sin();
        }
        for j in 0..9 {
            total += buf[j] * buf[j].exp() * x[i];
        }
        n = 9 - i % 3;
    }
    total
}

#[differentiable]
fn filled(x: &[f64]) -> f64 {
    let mut buf = [0.3; 9];
    let mut total = 0.0;
    for i in 0..x.len() {
        buf.fill(x[i]);
        buf[2] *= x[0];
        for j in 0..9 {
            total += buf[j] * buf[j].exp() * x[i];
        }
    }
    total
}

#[differentiable]
fn filled_in_part(x: &[f64]) -> f64 {
    let mut buf = [0.3; 9];
    let mut total = 0.0;
    for i in 0..x.len() {
        buf[1..].fill(x[i]);
        buf[2] *= x[0];
        for j in 0..9 {
            total += buf[j] * buf[j].exp() * x[i];
        }
        buf[0] += x[i];
    }
    total
}

#[differentiable]
fn copied_over(x: &[f64]) -> f64 {
    let mut buf = [0.3; 9];
    let mut total = 0.0;
    for i in 0..x.len() - 9 {
        buf.clone_from_slice(&x[i..i + 9]);
        for j in 0..9 {
            buf[j] = buf[j].sin() + buf[0];
        }
        for j in 0..9 {
            total += buf[j] * buf[j].exp();
        }
    }
    total
}

#[differentiable]
fn exchanged(x: &[f64]) -> f64 {
    let mut a = vec![0.3; 9];
    let mut b = vec![0.6; 9];
    let mut total = 0.0;
    for i in 0..x.len() {
        for j in 0..9 {
            a[j] = (x[i] * (j as f64 + 1.0)).sin();
        }
        std::mem::swap(&mut a, &mut b);
        for j in 0..9 {
            total += a[j] * b[j].exp();
        }
    }
    total
}

#[differentiable]
fn elements_exchanged(x: &[f64]) -> f64 {
    let mut a = [0.3; 9];
    let mut total = 0.0;
    for i in 0..x.len() {
        a.swap(0, 8);
        for j in 0..8 {
            a[j] = (x[i] * (j as f64 + 1.0)).sin();
        }
        for j in 0..9 {
            total += a[j] * a[j].exp();
        }
    }
    total
}

/// What the array held before the loop is read on the way back.
#[differentiable]
fn read_before_the_loop(x: &[f64]) -> f64 {
    let mut buf = [0.3; 9];
    for j in 0..9 {
        buf[j] = x[j] * x[j + 1];
    }
    let mut total = 0.0;
    for j in 0..9 {
        total += buf[j] * buf[j] * x[0];
    }
    for i in 0..x.len() {
        for j in 0..9 {
            buf[j] = (x[i] * (j as f64 + 1.0)).sin();
        }
        for j in 0..9 {
            total += buf[j] * buf[j].exp();
        }
    }
    total
}

/// What the last trip leaves is read after the loop, and overwritten then.
#[differentiable]
fn read_after_the_loop(x: &[f64]) -> f64 {
    let mut buf = [0.3; 9];
    let mut total = 0.0;
    for i in 0..x.len() {
        for j in 0..9 {
            buf[j] = (x[i] * (j as f64 + 1.0)).sin();
        }
        for j in 0..9 {
            total += buf[j] * buf[j].exp();
        }
    }
    for j in 0..9 {
        total += buf[j] * buf[j] * x[1];
        buf[j] *= total * 0.1;
    }
    buf[0] * buf[8] + total
}

#[differentiable]
fn read_after_no_trip(x: &[f64], n: usize) -> f64 {
    let mut buf = x.to_vec();
    let mut total = 0.0;
    for i in 0..n {
        for j in 0..buf.len() {
            buf[j] = (x[i] * (j as f64 + 1.0)).sin();
        }
        for j in 0..buf.len() {
            total += buf[j] * buf[j].exp();
        }
    }
    for j in 0..buf.len() {
        total += buf[j] * buf[j] * x[1];
    }
    total
}

/// The array of the parameter is the one that is written.
#[differentiable]
fn buffer_of_the_caller(x: &[f64], buf: &mut [f64]) -> f64 {
    let mut total = 0.0;
    for i in 0..x.len() {
        for j in 0..buf.len() {
            buf[j] = (x[i] * (j as f64 + 1.0)).sin();
        }
        for j in 0..buf.len() {
            total += buf[j] * buf[j].exp();
        }
    }
    total
}

#[differentiable]
fn owned_buffer(x: &[f64], mut buf: Vec<f64>) -> f64 {
    let mut total = buf[0] * buf[1];
    for i in 0..x.len() {
        for j in 0..buf.len() {
            buf[j] = (x[i] * (j as f64 + 1.0)).sin() * total * 0.1;
        }
        let mut s = 0.0;
        for j in 0..buf.len() {
            s += buf[j] * buf[j].exp();
        }
        total = s.sin();
    }
    total
}

#[differentiable]
fn written_backwards(x: &[f64]) -> f64 {
    let mut buf = [0.3; 9];
    let mut total = 0.0;
    for i in (0..x.len()).rev() {
        for j in (0..9).rev() {
            buf[j] = (x[i] * (j as f64 + 1.0)).sin();
        }
        for j in 1..9 {
            buf[j] += buf[j - 1] * buf[j];
        }
        for j in 0..9 {
            total += buf[j] * buf[j].exp();
        }
    }
    total
}

#[differentiable]
fn every_second_written(x: &[f64]) -> f64 {
    let mut buf = [0.3; 9];
    let mut total = 0.0;
    for i in 0..x.len() {
        for j in (0..9).step_by(2) {
            buf[j] = (x[i] * (j as f64 + 1.0)).sin();
        }
        for j in 0..9 {
            total += buf[j] * buf[j].exp() * x[i];
        }
        buf[1] = x[i];
    }
    total
}

#[differentiable]
fn written_whole_then_read_by_itself(x: &[f64]) -> f64 {
    let mut buf = [0.3; 9];
    let mut total = 0.0;
    for i in 0..x.len() {
        for j in 0..9 {
            buf[j] = x[i] * (j as f64 + 1.0);
            buf[8 - j] = buf[j].sin() + buf[8 - j];
        }
        for j in 0..9 {
            total += buf[j] * buf[j].exp();
        }
    }
    total
}

#[differentiable]
fn two_buffers(x: &[f64], n: usize) -> f64 {
    let mut a = vec![0.0; n];
    let mut b = vec![1.0; n];
    let mut total = 0.0;
    for i in 0..x.len() {
        for j in 0..n {
            a[j] = (x[i] * (j as f64 + 1.0)).sin();
        }
        for j in 0..n {
            total += a[j] * b[j] * b[j];
        }
        for j in 0..n {
            b[j] = a[j].cos();
        }
    }
    total
}

#[differentiable]
fn nested_scratch(x: &[f64]) -> f64 {
    let mut row = [0.0; 9];
    let mut out = [0.0; 4];
    let mut total = 0.0;
    for i in 0..x.len() {
        for k in 0..4 {
            for j in 0..9 {
                row[j] = (x[i] * (j as f64 + k as f64)).sin();
            }
            out[k] = 0.0;
            for j in 0..9 {
                out[k] += row[j] * row[j].exp();
            }
        }
        for k in 0..4 {
            total += out[k] * out[3 - k];
        }
    }
    total + row[3]
}

/// The loop starts at a number that is zero and does not look like it, and one that looks like zero.
#[differentiable]
fn from_a_variable(x: &[f64], from: usize) -> f64 {
    let mut buf = [0.3; 9];
    let mut total = 0.0;
    for i in 0..x.len() {
        for j in from..9 {
            buf[j] = (x[i] * (j as f64 + 1.0)).sin();
        }
        for j in 0..9 {
            total += buf[j] * buf[j].exp() * x[i];
        }
        buf[0] = total * 0.01;
    }
    total
}

/// The sum of one trip is what the next starts from.
#[differentiable]
fn sum_that_is_read(x: &[f64], y: &[f64]) -> f64 {
    let mut total = 0.1;
    for i in 0..x.len() {
        let mut inner = 0.0;
        for j in 0..y.len() {
            inner += (x[i] * y[j] + total * 0.1).sin();
        }
        total += inner * 0.1;
    }
    total
}

#[differentiable]
fn sums_of_which_one_is_read(x: &[f64], y: &[f64]) -> f64 {
    let (mut a, mut b) = (0.1, 0.2);
    for i in 0..x.len() {
        let mut inner = 0.0;
        for j in 0..y.len() {
            inner += (x[i] * y[j]).sin() * y[j].exp();
        }
        a += inner * inner;
        b += inner * 0.5;
    }
    a * b
}

/// A loop that waits for the sum of the one before.
#[differentiable]
fn mean_and_variance(x: &[f64], y: &[f64]) -> f64 {
    let mut mean = 0.0;
    for i in 0..x.len() {
        let mut inner = 0.0;
        for j in 0..y.len() {
            inner += (x[i] * y[j]).sin();
        }
        mean += inner.exp() * 0.1;
    }
    mean /= x.len() as f64;
    let mut variance = 0.0;
    for i in 0..x.len() {
        let mut inner = 0.0;
        for j in 0..y.len() {
            inner += (x[i] * y[j]).sin();
        }
        variance += (inner.exp() * 0.1 - mean) * (inner - mean);
    }
    variance / mean
}

/// What the loop captures is written afterwards.
#[differentiable]
fn captured_then_written(x: &[f64], y: &mut [f64]) -> f64 {
    let mut total = 0.0;
    for i in 0..x.len() {
        let mut inner = 0.0;
        for j in 0..y.len() {
            inner += (x[i] * y[j]).sin();
        }
        total += inner * inner;
    }
    for j in 0..y.len() {
        y[j] = y[j] * total + y[0];
    }
    total + y[2]
}

#[differentiable]
fn own_captured_then_written(x: &[f64]) -> f64 {
    let mut y = [0.0; 9];
    for j in 0..9 {
        y[j] = x[j] * x[j + 1];
    }
    let mut total = 0.0;
    for i in 0..x.len() {
        let mut inner = 0.0;
        for j in 0..9 {
            inner += (x[i] * y[j]).sin();
        }
        total += inner * inner;
        if total > 1e6 {
            return total;
        }
    }
    for j in 0..9 {
        y[j] = y[j] * total + y[0];
    }
    let mut s = 0.0;
    for i in 0..x.len() {
        let mut inner = 0.0;
        for j in 0..9 {
            inner += (x[i] + y[j] * 0.01).sin();
        }
        s += inner * inner;
    }
    s + y[2]
}

const X: [f64; 19] = [
    0.9, -0.4, 1.2, 0.7, -1.1, 0.5, 0.8, -0.6, 1.3, 0.35, 1.05, 0.2, -0.7, 0.65, 1.4, -0.3, 0.15,
    0.95, -0.85,
];

pub fn programs() -> Vec<Program> {
    vec![
        program!(written_whole(&X)),
        program!(written_from_one(&[0.9, -0.4, 1.2, 0.7, -1.1])),
        program!(first_is_never_written(&X, 0.7)),
        program!(written_but_the_last(&X, 9)),
        program!(written_if_positive(&X)),
        program!(written_under_a_branch(&X)),
        program!(written_in_both_arms(&X)),
        program!(skipped_by_continue(&X)),
        program!(left_early(&X)),
        program!(read_by_a_helper(&X) calls weighted),
        program!(written_by_a_helper(&[0.9, -0.4, 1.2, 0.3]) calls weighted, fill_with),
        program!(written_in_part_by_a_helper(&X) calls weighted, fill_with),
        program!(longer_every_trip(&X)),
        program!(length_of_before(&X, 8)),
        program!(bound_in_an_array(&X)),
        program!(bound_that_was_the_length(&X)),
        program!(filled(&X)),
        program!(filled_in_part(&X)),
        program!(copied_over(&X)),
        program!(exchanged(&X)),
        program!(elements_exchanged(&X)),
        program!(read_before_the_loop(&X)),
        program!(read_after_the_loop(&X)),
        program!(read_after_no_trip(&X, 0)),
        program!(read_after_no_trip(&X, 3)),
        program!(buffer_of_the_caller(&X, &mut [0.4; 9])),
        program!(buffer_of_the_caller(&[0.0; 0], &mut [0.4; 9])),
        program!(owned_buffer(&X, vec![0.3; 9])),
        program!(written_backwards(&X)),
        program!(every_second_written(&X)),
        program!(written_whole_then_read_by_itself(&X)),
        program!(two_buffers(&X, 9)),
        program!(nested_scratch(&X)),
        program!(from_a_variable(&X, 0)),
        program!(from_a_variable(&X, 1)),
        program!(from_a_variable(&X, 9)),
        program!(sum_that_is_read(&X, &[0.4, -0.3, 0.8])),
        program!(sums_of_which_one_is_read(&X, &[0.4, -0.3, 0.8])),
        program!(mean_and_variance(&X, &[0.4, -0.3, 0.8])),
        program!(captured_then_written(&X, &mut [0.4, -0.3, 0.8])),
        program!(own_captured_then_written(&X)),
    ]
}
