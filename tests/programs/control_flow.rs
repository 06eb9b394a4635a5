//! Branches, loops and the ways out of them.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(forward)]
fn conditional_writes(x: &[f64]) -> f64 {
    let mut y = vec![1.0; x.len()];
    for i in 0..x.len() {
        if x[i] > 0.0 {
            y[i] = x[i] * x[i];
        } else if i > 0 {
            y[i] = 0.5 * y[i - 1];
        }
    }
    let mut sum = 0.0;
    for i in 0..y.len() {
        sum += y[i] * (i + 1) as f64;
    }
    sum
}

#[differentiable(forward)]
fn last_iteration_assignment(x: &[f64]) -> f64 {
    let mut last = 0.0;
    for i in 0..x.len() {
        last = x[i].sin();
    }
    3.0 * last + x[0]
}

/// Neither loop runs for an empty range; what was assigned before stands.
#[differentiable(forward)]
fn zero_trips(x: f64, n: usize) -> f64 {
    let mut a = x * x;
    for i in 0..n {
        a += x * i as f64;
    }
    while a < -1.0 {
        a *= 2.0;
    }
    a + x
}

#[differentiable(forward)]
fn shadowed_parameters(x: f64, y: f64) -> f64 {
    let x = x * y;
    let y = {
        let x = x + 1.0;
        x * x
    };
    let mut x = x;
    for _ in 0..2 {
        let y = x * 0.5;
        x += y;
    }
    x * y
}

#[differentiable(forward)]
fn continue_after_a_write(x: &[f64]) -> f64 {
    let mut a = x.to_vec();
    let mut skipped = 0.0;
    for i in 1..a.len() {
        a[i] = a[i] * a[i - 1];
        if a[i] < 0.0 {
            skipped += a[i];
            continue;
        }
        a[i] += 1.0;
    }
    a[a.len() - 1] + 0.1 * skipped
}

#[differentiable(forward)]
fn returns_at_depth(x: &[f64], limit: f64) -> f64 {
    let mut sum = 0.0;
    for i in 0..x.len() {
        for j in 0..=i {
            sum += x[i] * x[j];
            if sum > limit {
                if j == 0 {
                    return 2.0 * sum;
                }
                return sum - limit * x[j];
            }
        }
    }
    -sum
}

#[differentiable(forward)]
fn guarded(x: f64) -> f64 {
    if x < 0.0 {
        return -x;
    }
    let root = x.sqrt();
    if root > 2.0 { root } else { x * root }
}

#[differentiable(forward)]
fn break_with_value(x: f64, growth: f64) -> f64 {
    let mut a = x;
    let mut n = 0;
    let reached = loop {
        a *= growth;
        n += 1;
        if a > 10.0 {
            break a - 10.0;
        }
        if n > 20 {
            break a;
        }
    };
    reached * reached + a
}

#[differentiable(unconnected = "zero", forward)]
fn labelled_break(x: &[f64], limit: f64) -> f64 {
    let n = x.len();
    let mut sum = 0.0;
    'rows: for i in 0..n {
        for j in 0..n {
            if i == j {
                continue 'rows;
            }
            sum += x[i] * x[j].cos();
            if sum > limit {
                break 'rows;
            }
        }
        sum += 100.0;
    }
    sum
}

#[differentiable(forward)]
fn match_on_an_integer(x: f64, kind: u8) -> f64 {
    match kind {
        0 => x,
        1 => x * x,
        2 | 3 => x.exp(),
        _ => {
            let s = x.sin();
            s * s
        }
    }
}

#[differentiable(forward)]
fn match_in_a_loop(x: f64, ops: &[u8]) -> f64 {
    let mut stack = x;
    for &op in ops {
        stack = match op {
            0 => stack + x,
            1 => stack * x,
            2 if stack > 1.0 => stack.ln(),
            2 => stack.exp(),
            _ => continue,
        };
    }
    stack
}

/// The number of trips depends on the data.
#[differentiable(unconnected = "zero", forward)]
fn halvings(x: f64, floor: f64) -> f64 {
    let mut a = x;
    let mut weight = 1.0;
    while a * a > floor {
        a *= 0.5;
        weight *= 1.1;
    }
    a * weight
}

#[differentiable(forward)]
fn collatz_flow(x: f64, start: u64) -> f64 {
    let mut n = start;
    let mut y = x;
    while n != 1 {
        if n % 2 == 0 {
            n /= 2;
            y = y.sin() + x;
        } else {
            n = 3 * n + 1;
            y *= 0.9;
        }
    }
    y
}

#[differentiable(forward)]
fn triangular_ranges(x: &[f64]) -> f64 {
    let mut sum = 0.0;
    for i in 0..x.len() {
        for j in i..x.len() {
            for k in 0..j - i {
                sum += x[i] * x[j] * x[k];
            }
        }
    }
    sum
}

#[differentiable(forward)]
fn closure_over_locals(x: f64, y: f64) -> f64 {
    let a = x * y;
    let bump = |t: f64| (-(t - a) * (t - a)).exp();
    bump(0.5) + 2.0 * bump(y)
}

#[differentiable(forward)]
fn closure_in_a_loop(x: &[f64], slope: f64) -> f64 {
    let leaky = |t: f64| if t > 0.0 { t } else { slope * t };
    let mut sum = 0.0;
    for &v in x {
        sum += leaky(v) * leaky(v - 1.0);
    }
    sum
}

#[differentiable(forward)]
fn branch_that_assigns_several(x: f64, y: f64) -> f64 {
    let a;
    let mut b = y;
    if x * y > 0.5 {
        a = x + y;
        b *= x;
    } else {
        a = x - y;
    }
    a * b
}

#[differentiable(forward)]
fn short_circuit(x: &[f64], n: usize) -> f64 {
    let mut i = 0;
    let mut product = 1.0;
    while i < n && i < x.len() && x[i] != 0.0 {
        product *= x[i];
        i += 1;
    }
    product
}

/// The loop stops on the first large term, and what was written on that trip counts.
#[differentiable(forward)]
fn write_then_break(x: &[f64]) -> f64 {
    let mut a = [0.0; 4];
    let mut i = 0;
    loop {
        a[i % 4] += x[i];
        if x[i] > 1.0 || i + 1 == x.len() {
            break;
        }
        i += 1;
    }
    a[0] * a[1] + a[2] - 2.0 * a[3]
}

/// What is the same in every trip is infinite where there are no trips.
#[differentiable(forward)]
fn no_trips(n: usize, x: f64, y: f64) -> f64 {
    let mut s = x;
    for i in 0..n {
        s += x / y + (i as f64 * y.ln()).exp() * s;
    }
    s
}

#[differentiable(forward)]
fn halved_above_three(a: f64, b: f64) -> f64 {
    if a > 3.0 {
        return a * 0.5;
    }
    a * b + b.sin()
}

/// The range is empty for rows of two: nothing is left of the calls, nor of their way back.
#[differentiable(forward)]
fn no_trips_with_calls(row: [f64; 2], start: f64) -> f64 {
    let mut s = start;
    for n in (0..row.len() - 1).skip(1) {
        let a = row[n] * s;
        if n % 2 == 1 {
            return halved_above_three(a, row[n % 2]).atan2(1.5);
        }
        s += halved_above_three(s, a);
    }
    s * row[1]
}

/// Neither the loops nor the branch do anything, and rustc would not know the types of what they keep.
#[differentiable(forward)]
fn nothing_happens(x: f64, y: f64) -> f64 {
    let mut s = x;
    for i in 3..3 {
        s += halved_above_three(s, y * i as f64);
    }
    if false {
        s *= y;
    }
    while false {
        s += halved_above_three(y, s);
    }
    s.sin() + y
}

/// The corpus of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(forward no_trips_with_calls([1.0, 2.0], 3.0)),
        program!(forward nothing_happens(0.7, 1.3)),
        program!(forward no_trips(0, 0.7, 0.0)),
        program!(forward no_trips(3, 0.7, 1.3)),
        program!(forward conditional_writes(&[0.5, -0.3, 1.2, -2.0])),
        program!(forward last_iteration_assignment(&[0.4, 0.9, -0.2])),
        program!(forward zero_trips(0.7, 0)),
        program!(forward zero_trips(0.7, 3)),
        program!(forward shadowed_parameters(0.8, -0.6)),
        program!(forward continue_after_a_write(&[1.5, -0.4, 0.7, 2.0])),
        program!(forward returns_at_depth(&[0.5, 0.9, 1.1, 0.3], 1.6)),
        program!(forward returns_at_depth(&[1.5, 0.9, 1.1], 1.6)),
        program!(forward returns_at_depth(&[0.2, 0.1, -0.3], 1.6)),
        program!(forward guarded(2.3)),
        program!(forward guarded(-1.2)),
        program!(forward guarded(7.5)),
        program!(forward break_with_value(0.7, 1.6)),
        program!(forward break_with_value(0.1, 1.05)),
        program!(forward labelled_break(&[0.9, 1.4, 0.8], 1.7)),
        program!(forward match_on_an_integer(0.4, 3u8)),
        program!(forward match_on_an_integer(0.4, 0u8)),
        program!(forward match_on_an_integer(0.4, 1u8)),
        program!(forward match_on_an_integer(0.4, 9u8)),
        program!(forward match_in_a_loop(0.9, &[1u8, 0, 2, 7, 2, 1])),
        program!(forward halvings(5.3, 0.02)),
        program!(forward collatz_flow(0.3, 6u64)),
        program!(forward triangular_ranges(&[0.5, -1.0, 0.8, 1.3])),
        program!(forward closure_over_locals(0.4, 0.9)),
        program!(forward closure_in_a_loop(&[0.5, -0.7, 1.8], 0.1)),
        program!(forward branch_that_assigns_several(0.9, 0.8)),
        program!(forward branch_that_assigns_several(0.2, 0.8)),
        program!(forward short_circuit(&[0.5, 2.0, -1.5, 0.4], 3)),
        program!(forward short_circuit(&[0.5, 2.0], 4)),
        program!(forward write_then_break(&[0.3, 0.5, 0.2, 0.9, 0.4, 1.8, 0.6])),
    ]
}
