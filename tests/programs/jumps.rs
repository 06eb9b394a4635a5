//! Jumps in every position: operands, conditions, headers, arms, closures, blocks and loops inside them.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(forward)]
fn square(x: f64) -> f64 {
    x * x
}

#[differentiable(forward)]
fn weighted(x: f64, w: &[f64], k: usize) -> f64 {
    x * w[k]
}

/// A jump in each operand of a call, of an index, of a tuple, of an array, of a cast and of a method.
#[differentiable(forward)]
fn everywhere(x: f64, w: &[f64], n: usize) -> f64 {
    let a = weighted(
        if n == 0 { return x } else { x + 1.0 },
        w,
        match n {
            1 => return square(x),
            k => k % w.len(),
        },
    );
    let b = w[if n == 2 { return a } else { 0 }] * a;
    let (c, d) = (b, if n == 3 { return b + x } else { a });
    let [e, f] = [
        c * d,
        match n {
            4 => return c - d,
            _ => d,
        },
    ];
    let g = (if n == 5 { return e } else { n }) as f64 * f;
    let h = -(if n == 6 { return g } else { g }).abs();
    let i = (e, if n == 7 { return h } else { h * f }).1;
    let j = i
        .powi(if n == 8 { return i } else { 2 })
        .max(if n == 9 { return -i } else { 0.5 });
    j + {
        let k = if n == 10 { return j } else { 2.0 };
        k * x
    }
}

/// A jump out of nested loops from inside operands, with writes before and after.
#[differentiable(forward)]
fn grid(x: &mut [f64], n: usize) -> f64 {
    let mut total = 0.0;
    'outer: for i in 0..n {
        let mut row = 1.0;
        for j in 0..x.len() {
            x[j] = x[j] * row
                + match (i * j) % 5 {
                    4 => {
                        x[0] += 1.0;
                        continue 'outer;
                    }
                    3 if row > 4.0 => break,
                    2 if total > 50.0 => break 'outer,
                    k => k as f64,
                };
            row += if j == 2 { continue } else { x[j] * 0.1 };
            total += x[j]
                * if total > 100.0 {
                    return total * x[j];
                } else {
                    0.5
                };
        }
        total += row;
    }
    total + x[x.len() - 1]
}

/// The value of a loop is an operand, and the loop is left in several ways.
#[differentiable(forward)]
fn loops_as_operands(x: f64, n: usize) -> f64 {
    let mut k = 0;
    let a = x * loop {
        k += 1;
        if k > n {
            break 1.0;
        }
        let y = x * k as f64;
        if y > 4.0 {
            break if y > 6.0 { return y * x } else { y };
        }
    };
    let b = 'done: {
        for i in 0..n {
            if i as f64 * a > 3.0 {
                break 'done a * i as f64;
            }
            if i == 4 {
                return a;
            }
        }
        x.sin()
    } + a;
    let c = loop {
        let step = match k % 3 {
            0 => break b * b,
            1 => {
                k += 1;
                continue;
            }
            _ => 1,
        };
        k += step;
    };
    c - a
}

/// The arms of a `match` that jump differ in where they go.
#[differentiable(forward)]
fn state_machine(x: &[f64], limit: f64) -> f64 {
    let mut state = 0;
    let mut sum = 0.0;
    let mut i = 0;
    loop {
        let v = match x.get(i) {
            Some(v) => *v,
            None if state == 2 => return sum * 2.0,
            None => break,
        };
        i += 1;
        state = match state {
            0 if v < 0.0 => continue,
            0 => 1,
            1 if v > limit => {
                sum += v;
                2
            }
            1 => {
                sum += v * v;
                if sum > 10.0 * limit {
                    return sum;
                }
                1
            }
            _ if v < limit => {
                sum *= 0.5;
                0
            }
            _ => break,
        };
        sum += 0.01 * v * state as f64;
    }
    sum - limit
}

/// A closure returns early; that leaves the closure only.
#[differentiable(forward)]
fn returns_in_closures(x: &[f64], k: f64) -> f64 {
    let soft = |v: f64| {
        if v < 0.0 {
            return 0.1 * v;
        }
        let w = v * if v > 2.0 { return 2.0 * k } else { k };
        w + 1.0
    };
    let mut sum = 0.0;
    for v in x {
        sum += soft(*v)
            * match soft(k) {
                s if s > 100.0 => break,
                s => s,
            };
    }
    sum
}

/// Conditions with `let` that jump, and `else` branches that do not.
#[differentiable(forward)]
fn conditions(x: &[f64], n: usize) -> f64 {
    let mut sum = 0.0;
    for i in 0..n {
        if let Some(v) = (if i == 5 { break } else { x.get(i) })
            && *v > 0.0
        {
            sum += v * sum.cos();
            if sum > 4.0 {
                continue;
            }
        } else if i % 2 == 1 {
            sum -= 0.5;
            continue;
        } else if let [a, .., b] = x
            && a > b
        {
            return sum * a - b;
        } else {
            sum += x[0];
        }
        sum *= 1.1;
    }
    while let Some(v) = x.get(n)
        && sum < 10.0
    {
        sum += if *v > 0.0 { *v } else { return sum };
        if sum > 8.0 {
            break;
        }
    }
    sum
}

/// `let .. else` and `match` inside a loop that is itself in an arm.
#[differentiable(forward)]
fn deep(x: &[f64], n: usize) -> f64 {
    let mut acc = 1.0;
    let r = match n {
        0 => return acc * x[0],
        1 | 2 => {
            for v in x {
                let 0..=5 = (v.abs() * 0.0) as usize + n else {
                    return acc;
                };
                acc *= match v {
                    v if *v < 0.0 => continue,
                    v if *v > 3.0 => return acc * v,
                    v => *v,
                };
            }
            acc
        }
        _ => {
            let mut m = n;
            while m > 0 {
                m -= 1;
                if m == 2 {
                    break;
                }
                acc += x[m % x.len()] * if m % 2 == 0 { 1.0 } else { continue };
            }
            if acc > 20.0 {
                return acc;
            }
            acc * 2.0
        }
    };
    r + acc
}

/// Compound assignments, writes and pushes of operands that jump.
#[differentiable(forward)]
fn writes(x: &[f64], n: usize) -> f64 {
    let mut y = vec![1.0; 3];
    let mut kept = Vec::new();
    for i in 0..n {
        y[i % 3] *= if i == 4 { continue } else { x[i % x.len()] };
        kept.push(match i {
            1 => continue,
            6 => break,
            _ => y[i % 3] * 2.0,
        });
        y[0] = if y[0] > 30.0 {
            return y[1];
        } else {
            y[0] + kept[0]
        };
        let r = &mut y[1];
        *r += if i == 3 { 0.0 } else { x[0] };
    }
    y.iter().sum::<f64>() + kept.iter().sum::<f64>()
}

pub fn programs() -> Vec<Program> {
    let mut all = vec![
        program!(forward grid(&mut [1.0, 0.5, 0.7, 0.2], 1)),
        program!(forward grid(&mut [1.0, 0.5, 0.7, 0.2], 3)),
        program!(forward grid(&mut [1.0, 0.5, 0.7, 0.2], 6)),
        program!(forward grid(&mut [1.0, 2.5, 0.7, 3.2], 6)),
        program!(forward loops_as_operands(0.5, 3)),
        program!(forward loops_as_operands(1.1, 2)),
        program!(forward loops_as_operands(1.1, 9)),
        program!(forward loops_as_operands(2.5, 9)),
        program!(forward loops_as_operands(0.3, 9)),
        program!(forward state_machine(&[-1.0, 0.5, 1.5, 2.5, 3.0, 0.5, 1.0], 2.0)),
        program!(forward state_machine(&[0.5, 1.5, 2.5], 2.0)),
        program!(forward state_machine(&[0.5, 1.5, 1.2, 4.0, 3.0, 0.5], 0.3)),
        program!(forward state_machine(&[0.5, 1.5, 1.2, 1.1], 2.0)),
        program!(forward returns_in_closures(&[1.0, -2.0, 3.0], 0.7)),
        program!(forward conditions(&[1.0, -2.0, 3.0, 0.5], 3)),
        program!(forward conditions(&[1.0, 2.0, 3.0, 0.5], 2)),
        program!(forward conditions(&[1.0, 2.0, -3.0, 0.5], 4)),
        program!(forward conditions(&[1.0, 2.0, 3.0, 4.0, 1.5, 2.5], 8)),
        program!(forward deep(&[1.5, 2.0, 0.5], 0)),
        program!(forward deep(&[1.5, -2.0, 0.5], 1)),
        program!(forward deep(&[1.5, 2.0, 3.5, 1.0], 2)),
        program!(forward deep(&[1.5, 2.0, 0.5], 3)),
        program!(forward deep(&[1.5, 2.0, 0.5], 9)),
        program!(forward deep(&[5.5, 7.0, 9.5], 9)),
        program!(forward writes(&[1.5, 2.0], 1)),
        program!(forward writes(&[1.5, 2.0], 5)),
        program!(forward writes(&[0.5, 0.2, 1.1], 9)),
    ];
    all.extend(in_operands());
    all
}

fn in_operands() -> Vec<Program> {
    vec![
        program!(forward everywhere(0.7, &[0.5, 1.5, 2.5], 0) calls square, weighted),
        program!(forward everywhere(0.7, &[0.5, 1.5, 2.5], 1) calls square, weighted),
        program!(forward everywhere(0.7, &[0.5, 1.5, 2.5], 2) calls square, weighted),
        program!(forward everywhere(0.7, &[0.5, 1.5, 2.5], 3) calls square, weighted),
        program!(forward everywhere(0.7, &[0.5, 1.5, 2.5], 4) calls square, weighted),
        program!(forward everywhere(0.7, &[0.5, 1.5, 2.5], 5) calls square, weighted),
        program!(forward everywhere(0.7, &[0.5, 1.5, 2.5], 6) calls square, weighted),
        program!(forward everywhere(0.7, &[0.5, 1.5, 2.5], 7) calls square, weighted),
        program!(forward everywhere(0.7, &[0.5, 1.5, 2.5], 8) calls square, weighted),
        program!(forward everywhere(0.7, &[0.5, 1.5, 2.5], 9) calls square, weighted),
        program!(forward everywhere(0.7, &[0.5, 1.5, 2.5], 10) calls square, weighted),
        program!(forward everywhere(0.7, &[0.5, 1.5, 2.5], 11) calls square, weighted),
    ]
}
