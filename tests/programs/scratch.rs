//! Arrays carried from trip to trip, and whether a trip needs what the one before left in them.

use crate::harness::row::Program;
use grads::prelude::*;

/// Written whole before it is read: the one that may be made anew.
#[differentiable(forward)]
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
#[differentiable(forward)]
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
#[differentiable(forward)]
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

#[differentiable(forward)]
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

#[differentiable(forward)]
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

#[differentiable(forward)]
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

#[differentiable(forward)]
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

#[differentiable(forward)]
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

#[differentiable(forward)]
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

#[differentiable(forward)]
fn weighted(buf: &[f64], w: f64) -> f64 {
    let mut s = 0.0;
    for v in buf {
        s += v * v * w;
    }
    s
}

/// A helper reads what the trip before left.
#[differentiable(forward)]
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

#[differentiable(forward)]
fn fill_with(buf: &mut [f64], x: f64) {
    for j in 0..buf.len() {
        buf[j] = (x * (j as f64 + 1.0)).sin();
    }
}

#[differentiable(forward)]
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

#[differentiable(forward)]
fn written_in_part_by_a_helper(x: &[f64]) -> f64 {
    let mut buf = vec![0.25; 9];
    let mut total = 0.0;
    for i in 0..x.len() {
        fill_with(&mut buf[i % 4..], x[i]);
        total += weighted(&buf, x[i]);
    }
    total
}

#[differentiable(forward)]
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

#[differentiable(forward)]
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
#[differentiable(forward)]
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

#[differentiable(forward)]
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

#[differentiable(forward)]
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

#[differentiable(forward)]
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

#[differentiable(forward)]
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

#[differentiable(forward)]
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

#[differentiable(forward)]
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
#[differentiable(forward)]
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
#[differentiable(forward)]
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

#[differentiable(forward)]
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
#[differentiable(forward)]
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

#[differentiable(forward)]
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

#[differentiable(forward)]
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

#[differentiable(forward)]
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

#[differentiable(forward)]
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

#[differentiable(forward)]
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

#[differentiable(forward)]
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
#[differentiable(forward)]
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
#[differentiable(forward)]
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

#[differentiable(forward)]
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
#[differentiable(forward)]
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
#[differentiable(forward)]
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

#[differentiable(forward)]
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
        program!(forward written_whole(&X)),
        program!(forward written_from_one(&[0.9, -0.4, 1.2, 0.7, -1.1])),
        program!(forward first_is_never_written(&X, 0.7)),
        program!(forward written_but_the_last(&X, 9)),
        program!(forward written_if_positive(&X)),
        program!(forward written_under_a_branch(&X)),
        program!(forward written_in_both_arms(&X)),
        program!(forward skipped_by_continue(&X)),
        program!(forward left_early(&X)),
        program!(forward read_by_a_helper(&X) calls weighted),
        program!(forward written_by_a_helper(&[0.9, -0.4, 1.2, 0.3]) calls weighted, fill_with),
        program!(forward written_in_part_by_a_helper(&X) calls weighted, fill_with),
        program!(forward longer_every_trip(&X)),
        program!(forward length_of_before(&X, 8)),
        program!(forward bound_in_an_array(&X)),
        program!(forward bound_that_was_the_length(&X)),
        program!(forward filled(&X)),
        program!(forward filled_in_part(&X)),
        program!(forward copied_over(&X)),
        program!(forward exchanged(&X)),
        program!(forward elements_exchanged(&X)),
        program!(forward read_before_the_loop(&X)),
        program!(forward read_after_the_loop(&X)),
        program!(forward read_after_no_trip(&X, 0)),
        program!(forward read_after_no_trip(&X, 3)),
        program!(forward buffer_of_the_caller(&X, &mut [0.4; 9])),
        program!(forward buffer_of_the_caller(&[0.0; 0], &mut [0.4; 9])),
        program!(forward owned_buffer(&X, vec![0.3; 9])),
        program!(forward written_backwards(&X)),
        program!(forward every_second_written(&X)),
        program!(forward written_whole_then_read_by_itself(&X)),
        program!(forward two_buffers(&X, 9)),
        program!(forward nested_scratch(&X)),
        program!(forward from_a_variable(&X, 0)),
        program!(forward from_a_variable(&X, 1)),
        program!(forward from_a_variable(&X, 9)),
        program!(forward sum_that_is_read(&X, &[0.4, -0.3, 0.8])),
        program!(forward sums_of_which_one_is_read(&X, &[0.4, -0.3, 0.8])),
        program!(forward mean_and_variance(&X, &[0.4, -0.3, 0.8])),
        program!(forward captured_then_written(&X, &mut [0.4, -0.3, 0.8])),
        program!(forward own_captured_then_written(&X)),
    ]
}
