//! Corners of the language that people reach without thinking.

use crate::harness::row::Program;
use grads::prelude::*;

/// A value assigned on some paths only, before its use.
#[differentiable(forward)]
fn late(x: f64, mode: u8) -> f64 {
    let scale;
    let offset: f64;
    if mode == 0 {
        scale = x.sin();
        offset = 1.0;
    } else if mode == 1 {
        scale = 2.0;
        offset = x * x;
    } else {
        return -x;
    }
    scale * offset
}

/// Shadowing in inner blocks, with the outer binding read again.
#[differentiable(forward)]
fn shadows(x: f64, y: f64) -> f64 {
    let x = x * y;
    let z = {
        let x = x + 1.0;
        let y = x.cos();
        x * y
    };
    let y = y + z;
    let x = if y > 0.0 {
        let x = x * x;
        x + y
    } else {
        x
    };
    x * y + z
}

/// A loop with a value out of two places, nested.
#[differentiable(forward)]
fn loop_value(x: f64, #[no_diff] limit: f64) -> f64 {
    let mut a = x;
    let r = 'outer: loop {
        let inner = loop {
            a = a * 1.3 + 0.1;
            if a > limit {
                break 'outer a.ln();
            }
            if a > 1.0 {
                break a.sqrt();
            }
        };
        a += inner;
    };
    r * a
}

/// A labelled block.
#[differentiable(forward)]
fn labelled_block(x: f64, y: f64) -> f64 {
    let v = 'found: {
        if x > y {
            break 'found x * x;
        }
        let d = y - x;
        if d > 1.0 {
            break 'found d.sqrt();
        }
        x + 2.0 * y
    };
    v * v
}

/// `continue` with a label out of two loops, updates before and after.
#[differentiable(forward)]
fn continue_outer(x: &[f64], n: usize) -> f64 {
    let mut s = 0.0;
    let mut w = 1.0;
    'rows: for i in 0..n {
        w *= 1.0 + 0.1 * x[i];
        for j in 0..n {
            if x[i] * x[j] < 0.0 {
                s -= w;
                continue 'rows;
            }
            if j > i {
                continue;
            }
            s += w * x[j];
            w -= 0.01 * s;
        }
        s *= 1.1;
    }
    s * w
}

/// Early return out of nested loops, after in-place writes.
#[differentiable(forward)]
fn return_deep(x: &mut [f64], #[no_diff] stop: f64) -> f64 {
    for i in 0..x.len() {
        for j in 0..=i {
            x[i] = x[i] * 0.5 + x[j] * x[j];
            if x[i] > stop {
                return x[i] * x[j];
            }
        }
        x[0] += 0.1 * x[i];
    }
    x[0]
}

/// A closure that captures a mutable variable.
#[differentiable(forward)]
fn counter_closure(x: f64, y: f64) -> f64 {
    let mut total = 0.0;
    let mut add = |v: f64| {
        total += v * v;
        total
    };
    let a = add(x);
    let b = add(y);
    a * b + total
}

/// Closures in closures, with the same names.
#[differentiable(forward)]
fn nested_closures(x: f64, a: f64) -> f64 {
    let f = |x: f64| {
        let g = |y: f64| y * a + x;
        g(x) + g(g(1.0))
    };
    let h = |x: f64, k: i32| f(x).powi(k);
    h(x, 2) + f(0.5)
}

/// A closure that reads an array while another writes it afterwards.
#[differentiable(forward)]
fn closure_over_array(x: &[f64]) -> f64 {
    let mut buf = x.to_vec();
    let first = {
        let at = |i: usize| buf[i % buf.len()];
        at(0) * at(7) + at(3)
    };
    buf[0] = first;
    let second = |i: usize| buf[i] * first;
    second(0) + second(1)
}

/// Early return inside a closure only leaves the closure.
#[differentiable(forward)]
fn closure_returns(x: f64, y: f64) -> f64 {
    let safe_log = |v: f64| -> f64 {
        if v <= 0.0 {
            return -10.0 * v;
        }
        v.ln()
    };
    safe_log(x) * y + safe_log(y - 2.0)
}

/// Generic over the length.
#[differentiable(forward)]
fn norm_n<const N: usize>(v: [f64; N]) -> f64 {
    let mut s = 0.0;
    for i in 0..N {
        s += v[i] * v[i] * (i + 1) as f64;
    }
    (s / N as f64).sqrt()
}

#[differentiable(forward)]
fn uses_generic(a: [f64; 3], b: [f64; 2]) -> f64 {
    norm_n(a) * norm_n::<2>(b)
}

/// Generic over length, returns an array by value and is applied repeatedly.
#[differentiable(forward)]
fn rotate_left<const N: usize>(v: [f64; N], k: f64) -> [f64; N] {
    let mut out = v;
    for i in 0..N {
        out[i] = v[(i + 1) % N] * k;
    }
    out
}

#[differentiable(forward)]
fn repeated_rotation(v: [f64; 4], k: f64, n: usize) -> f64 {
    let mut w = v;
    let original = w;
    for _ in 0..n {
        w = rotate_left(w, k);
    }
    w[0] * original[0] + w[3]
}

/// A tuple returned from a branch and taken apart.
#[differentiable(forward)]
fn tuple_branches(x: f64, y: f64) -> (f64, f64) {
    let (lo, hi) = if x < y { (x, y) } else { (y, x) };
    let mut pair = (hi - lo, lo * hi);
    pair.0 *= 2.0;
    let (ref_a, b) = pair;
    pair.1 = ref_a.sin() + b;
    pair
}

/// Nested tuples that change in a loop.
#[differentiable(forward)]
fn nested_tuples(x: f64, n: u8) -> f64 {
    let mut state = ((x, 1.0), 0.5 * x);
    for i in 0..n {
        let ((a, b), c) = state;
        state = ((a * 0.9 + c, b + a), c - 0.1 * b);
        if i == 2 {
            state.0.1 = 0.0;
        }
    }
    state.0.0 * state.0.1 + state.1
}

/// Two references into one array.
#[differentiable(forward)]
fn element_reference(x: &[f64]) -> f64 {
    let mut a = x.to_vec();
    for i in 0..a.len() - 1 {
        let next = a[i + 1];
        let r = &mut a[i];
        *r *= next;
        *r += 1.0;
    }
    let last = a.len() - 1;
    let r = &mut a[last];
    *r = r.sin();
    a.iter().product()
}

#[differentiable(forward)]
fn bump(v: &mut f64, by: f64) -> f64 {
    let old = *v;
    *v += by * old;
    old
}

/// `&mut f64` of a local, of an element, of a tuple field.
#[differentiable(forward)]
fn bumps(x: f64, y: &[f64]) -> f64 {
    let mut a = x;
    let mut b = y.to_vec();
    let mut t = (x, 2.0);
    let o1 = bump(&mut a, y[0]);
    let o2 = bump(&mut b[1], a);
    let o3 = bump(&mut t.1, o2);
    for i in 0..b.len() {
        bump(&mut b[i], t.1);
    }
    a * b[0] + b[1] * o3 + o1 * t.0 + t.1
}

/// Values in `while` conditions with side computations.
#[differentiable(forward)]
fn while_conditions(x: f64) -> f64 {
    let mut a = x;
    let mut n = 0;
    while {
        let b = a * a;
        b > 1.7 && n < 10
    } {
        a = a.sqrt() + 0.1;
        n += 1;
        a += 0.2;
    }
    a * n as f64
}

/// Sums of integers of every width that become weights.
#[differentiable(forward)]
fn integer_weights(x: f64, a: u8, b: i16, c: u64, flag: bool) -> f64 {
    let k = (a as usize + 3) % 5;
    let mut w = 0i64;
    for i in 0..k {
        w += i64::from(b) * i as i64;
        if flag ^ (i % 2 == 0) {
            w -= 1;
        }
    }
    let shift = (c >> 2) & 7;
    x * w as f64 + x.powi(shift as i32) + f64::from(a)
}

/// A match with guards, ranges, or-patterns and a value.
#[differentiable(forward)]
fn many_arms(x: f64, k: i32, up: bool) -> f64 {
    let y = match (k, up) {
        (0, _) => x,
        (1, true) => x * 2.0,
        (1, false) => -x,
        (n, true) if n < 0 => x / n as f64,
        (2..=5, false) | (7, true) => x.exp(),
        _ => {
            let mut z = x;
            z *= z;
            z
        }
    };
    y + match up {
        true => y * x,
        false => 0.0,
    }
}

/// Arrays as values: copies are independent.
#[differentiable(forward)]
fn array_copies(a: [f64; 3]) -> f64 {
    let mut b = a;
    let c = b;
    b[0] = 10.0 * b[1];
    let mut d = b;
    d[2] *= c[0];
    b = [d[0], c[1], b[0]];
    let grid = [a, b, c, d];
    let mut s = 0.0;
    for (i, row) in grid.iter().enumerate() {
        for v in row {
            s += v * (i as f64 + 1.0);
        }
    }
    s + grid[1][2] * grid[3][2]
}

/// A vector of vectors.
#[differentiable(forward)]
fn vec_of_vecs(x: &[f64]) -> f64 {
    let n = x.len();
    let mut rows: Vec<Vec<f64>> = Vec::new();
    for i in 0..n {
        let mut row = vec![0.0; n];
        for j in 0..n {
            row[j] = x[i] * x[j];
        }
        rows.push(row);
    }
    rows[0][1] += rows[1][0];
    let mut t = 1.0;
    for i in 0..n {
        t *= 1.0 + rows[i][i] + rows[i][(i + 1) % n];
    }
    t
}

/// A move of a vector, and reuse of the name.
#[differentiable(forward)]
fn moved_vectors(x: Vec<f64>, k: f64) -> Vec<f64> {
    let mut y = x;
    y.push(k);
    let z = y;
    let mut y = z.clone();
    y[0] *= z[1];
    for v in z.iter() {
        y.push(v * k);
    }
    y.swap(0, 2);
    y
}

/// Conditional expression as an index, a bound, and an argument.
#[differentiable(forward)]
fn expressions_everywhere(x: &[f64], flag: bool) -> f64 {
    let i = if flag { 1 } else { 0 };
    let mut s = x[if x[i] > 0.0 { i } else { x.len() - 1 }];
    for j in (if flag { 1 } else { 0 })..x.len() {
        s += x[j].max(if j % 2 == 0 { s } else { -s });
    }
    s.powi(if flag { 2 } else { 3 }) * { x[i] }
}

/// Short-circuit conditions that index.
#[differentiable(forward)]
fn short_circuit(x: &[f64], t: f64) -> f64 {
    let mut i = 0;
    while i < x.len() && x[i] < t {
        i += 1;
    }
    let mut s = t;
    if i == x.len() || x[i] > 2.0 * t {
        s += x[i - 1];
    } else if !(i > 0 && x[i - 1] > 0.0) {
        s *= x[i];
    }
    s * s
}

/// The value of an assignment target is read on the right.
#[differentiable(forward)]
fn compound(x: f64, y: f64) -> f64 {
    let mut a = [x, y];
    a[0] += a[1] * a[0];
    a[1] -= {
        a[0] *= 2.0;
        a[0]
    };
    a[0] /= a[1] + 3.0;
    a[1] %= 1.7;
    let mut b = -a[0];
    b = -(-b).max(-a[1]);
    a[0] * b + a[1]
}

/// An inclusive range down, and steps.
#[differentiable(forward)]
fn ranges(x: &[f64]) -> f64 {
    let mut s = 1.0;
    for i in (1..=x.len() - 1).rev() {
        s = s * x[i] + x[i - 1];
    }
    for i in (0..x.len()).step_by(2) {
        s += x[i] * i as f64;
    }
    for i in (0..x.len()).rev().step_by(3) {
        s *= 1.0 + 0.1 * x[i];
    }
    for i in (0i32..-3).chain(2..4) {
        s += f64::from(i) * x[0];
    }
    s
}

/// Unsigned and signed loops with a changed bound variable.
#[differentiable(forward)]
fn changed_bound(x: f64, n: u32) -> f64 {
    let mut m = n;
    let mut s = 0.0;
    for i in 0..m {
        m = m.saturating_sub(2);
        s += x.powi(i as i32) * f64::from(m);
    }
    s
}

/// The loop variable is shadowed and used as a float.
#[differentiable(forward)]
fn float_counter(x: f64) -> f64 {
    let mut t = 0.0;
    let mut s = 0.0;
    while t < 1.0 {
        let t_next = t + 0.25;
        s += (x * t_next).sin() - (x * t).sin();
        t = t_next;
    }
    for i in 0..3 {
        let i = i as f64 * x;
        s += i * i;
    }
    s
}

/// A predicate kept in a variable, used after what it tested has changed.
#[differentiable(forward)]
fn stored_predicate(x: f64, y: f64) -> f64 {
    let mut a = x;
    let big = a > y;
    a = a * y;
    if big {
        a = a.sqrt();
    }
    let both = big && a > 0.5;
    let z = if both { a } else { y };
    if !big || both { z * a } else { z }
}

/// Zero trips, one trip, arrays untouched.
#[differentiable(forward)]
fn maybe_trips(x: &[f64], n: usize) -> f64 {
    let mut a = [1.0; 3];
    let mut last = 0.25;
    for i in 0..n {
        a[i] = x[i] * x[i];
        last = a[i] * x[0];
    }
    last + a[0] * a[1] * a[2]
}

/// A recursion with an in-out array.
#[differentiable(forward)]
fn sift(x: &mut [f64], at: usize) {
    if at + 1 < x.len() {
        x[at + 1] += 0.5 * x[at];
        sift(x, at + 1);
        x[at] *= x[at + 1];
    }
}

#[differentiable(forward)]
fn sifted(x: &[f64]) -> f64 {
    let mut v = x.to_vec();
    sift(&mut v, 0);
    sift(&mut v[1..], 0);
    v[0] + v[v.len() - 1] * v[1]
}

/// Returns nothing, changes two arrays.
#[differentiable(forward)]
fn exchange(a: &mut [f64], b: &mut [f64], t: f64) {
    for i in 0..a.len().min(b.len()) {
        let (p, q) = (a[i], b[i]);
        a[i] = p * t + q;
        b[i] = q * t - p;
    }
}

#[differentiable(forward)]
fn exchanged(x: &[f64], t: f64) -> f64 {
    let mut a = x.to_vec();
    let mut b = vec![1.0; x.len()];
    exchange(&mut a, &mut b, t);
    exchange(&mut b, &mut a, t * t);
    let n = a.len();
    let (l, r) = a.split_at_mut(n / 2);
    exchange(l, r, 0.5);
    a.iter().sum::<f64>() * b[0]
}

/// Single precision all through.
#[differentiable(forward)]
fn single(x: &[f32], k: f32) -> f32 {
    let mut a = [0.0; 4];
    let half = 0.5;
    for (i, v) in x.iter().enumerate() {
        a[i % 4] += v * k + half;
    }
    let m = a.iter().fold(f32::NEG_INFINITY, |p, &q| p.max(q));
    let mut s = 0.0;
    for v in a {
        s += (v - m).exp();
    }
    m + s.ln() * 2.0
}

/// Mixed precision by casts.
#[differentiable(forward)]
fn mixed(x: f32, y: f64) -> f64 {
    let a = x as f64 * y;
    let b = (a as f32).sqrt();
    f64::from(b) + (x * 2.0) as f64
}

/// All that std's floats can do, once.
#[differentiable(forward)]
fn methods(x: f64, y: f64) -> f64 {
    x.sin()
        + x.cos() * y.tan()
        + x.asin()
        + y.acos()
        + (x / y).atan()
        + x.atan2(y)
        + x.sinh() * y.cosh()
        + x.tanh()
        + (1.0 + x).asinh()
        + (2.0 + y).acosh()
        + (0.5 * x).atanh()
        + x.exp()
        + y.exp2()
        + x.exp_m1()
        + x.ln()
        + y.log2()
        + x.log10()
        + (1.0 + x).ln_1p()
        + x.log(3.0 + y)
        + x.sqrt()
        + y.cbrt()
        + x.powi(3)
        + x.powf(y)
        + x.hypot(y)
        + x.recip()
        + x.abs() * y.signum()
        + x.mul_add(y, 2.0)
        + x.max(y)
        + x.min(y)
        + x.clamp(0.1, 0.9)
        + x.copysign(-y)
        + x.to_degrees()
        + y.to_radians()
        + (5.0 * x).rem_euclid(y)
        + (7.0 * x) % y
        + x.fract()
        + (3.0 * x).trunc() * y
}

/// Associated-function style calls of methods.
#[differentiable(forward)]
fn ufcs(x: f64, y: f64) -> f64 {
    f64::sin(x)
        + f64::max(x, y) * f64::powi(y, 2)
        + f64::sqrt(f64::abs(x - y))
        + f64::from(2.0f32) * x
}

/// A constant array indexed by a computed integer; constants of the module.
const WEIGHTS: [f64; 4] = [0.1, 0.4, -0.3, 0.9];
static OFFSET: f64 = 0.75;

#[differentiable(forward)]
fn constants(x: &[f64]) -> f64 {
    const LOCAL: usize = 3;
    let mut s = OFFSET;
    for (i, v) in x.iter().enumerate() {
        s += WEIGHTS[(i * LOCAL) % WEIGHTS.len()] * v * v * f64::EPSILON.sqrt().ln();
    }
    s
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(forward late(0.7, 0)),
        program!(forward late(0.7, 1)),
        program!(forward late(0.7, 2)),
        program!(forward shadows(0.6, 1.4)),
        program!(forward loop_value(0.3, const 7.0)),
        program!(forward labelled_block(2.0, 1.0)),
        program!(forward labelled_block(1.0, 3.0)),
        program!(forward labelled_block(1.0, 1.5)),
        program!(forward continue_outer(&[0.4, 0.7, -0.3, 0.9], 4)),
        program!(forward return_deep(&mut [0.4, 0.7, 0.3, 0.9], const 0.8)),
        program!(forward return_deep(&mut [0.4, 0.7, 0.3, 0.9], const 80.0)),
        program!(forward counter_closure(0.4, 1.7)),
        program!(forward nested_closures(0.4, 1.7)),
        program!(forward closure_over_array(&[0.4, 0.7, -0.3])),
        program!(forward closure_returns(0.4, 1.7)),
        program!(forward closure_returns(-0.4, 2.7)),
        program!(forward uses_generic([0.4, 0.7, -0.3], [1.0, 2.0]) calls norm_n),
        program!(forward repeated_rotation([0.4, 0.7, -0.3, 1.1], 0.9, 5) calls rotate_left),
        program!(forward tuple_branches(0.4, 1.7); pulled (1.0, -0.7)),
        program!(forward tuple_branches(2.4, 1.7); pulled (1.0, -0.7)),
        program!(forward nested_tuples(0.8, 5)),
        program!(forward element_reference(&[0.4, 0.7, -0.3, 1.1])),
        program!(forward bumps(0.4, &[0.7, -0.3, 1.1]) calls bump),
        program!(forward while_conditions(30.0)),
        program!(forward integer_weights(1.3, 200, -7, 77, true)),
        program!(forward many_arms(0.3, 0, true)),
        program!(forward many_arms(0.3, 1, false)),
        program!(forward many_arms(0.3, -4, true)),
        program!(forward many_arms(0.3, 4, false)),
        program!(forward many_arms(0.3, 7, true)),
        program!(forward many_arms(0.3, 99, true)),
        program!(forward array_copies([0.4, 0.7, -0.3])),
        program!(forward vec_of_vecs(&[0.4, 0.7, -0.3])),
        program!(forward moved_vectors(vec![0.4, 0.7, -0.3], 1.2); pulled vec![1.0, 0.5, -0.4, 0.3, 0.2, 0.8, -0.6, 0.9]),
        program!(forward expressions_everywhere(&[0.4, 0.7, -0.3], true)),
        program!(forward expressions_everywhere(&[-0.4, 0.7, -0.3], false)),
        program!(forward short_circuit(&[0.1, 0.3, 0.9], 0.5)),
        program!(forward short_circuit(&[0.1, 0.3, 2.9], 0.5)),
        program!(forward short_circuit(&[0.1, 0.3, 2.9], 5.0)),
        program!(forward short_circuit(&[0.6, 0.3, 2.9], 0.5)),
        program!(forward compound(0.8, 2.9)),
        program!(forward ranges(&[0.4, 0.7, -0.3, 1.1, 0.2])),
        program!(forward changed_bound(0.8, 9)),
        program!(forward float_counter(0.8)),
        program!(forward stored_predicate(0.8, 0.6)),
        program!(forward stored_predicate(0.4, 0.6)),
        program!(forward maybe_trips(&[0.4, 0.7, -0.3], 0)),
        program!(forward maybe_trips(&[0.4, 0.7, -0.3], 1)),
        program!(forward maybe_trips(&[0.4, 0.7, -0.3], 3)),
        program!(forward sifted(&[0.4, 0.7, -0.3, 0.5]) calls sift),
        program!(forward exchanged(&[0.4, 0.7, -0.3, 0.5], 0.9) calls exchange),
        program!(forward single(&[0.4, 0.7, -0.3, 0.5, 0.9], 0.6)),
        program!(forward mixed(0.7, 1.3)),
        program!(forward methods(0.37, 0.83)),
        program!(forward ufcs(0.37, 0.83)),
        program!(forward constants(&[0.4, 0.7, -0.3, 0.5, 0.9])),
    ]
}
