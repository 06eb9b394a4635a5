//! Assignments whose left side is taken apart.

use crate::harness::row::Program;
use grads::prelude::*;

#[derive(Clone, Copy, Differentiable)]
struct Phase {
    q: f64,
    p: f64,
}

#[derive(Clone, Copy, Differentiable)]
struct Bracket(f64, f64);

#[differentiable(forward)]
fn turned(p: [f64; 2]) -> [f64; 2] {
    [p[1] * p[1], -p[0]]
}

#[differentiable(forward)]
fn fibonacci(x: f64, n: usize) -> f64 {
    let (mut a, mut b) = (1.0, x);
    for _ in 0..n {
        [a, b] = [b, a + 0.5 * b * x];
    }
    a * b
}

#[differentiable(forward)]
fn elements_exchanged(a: &[f64], b: &[f64]) -> f64 {
    let (mut a, mut b) = (a.to_vec(), b.to_vec());
    [a[0], b[0]] = [b[0], a[1]];
    a[0] * a[1] + b[0] * b[1] * a[0]
}

#[differentiable(forward)]
fn lent_elements_exchanged(x: &mut [f64], i: usize, j: usize) -> f64 {
    [x[i], x[j]] = [x[j], x[i]];
    x[0] * 2.0 + x[1] * x[2]
}

#[differentiable(forward)]
fn from_a_function(x: f64, steps: usize) -> f64 {
    let (mut a, mut b) = (x, 1.0);
    for _ in 0..steps {
        [a, b] = turned([a, b]);
    }
    a * b + a
}

#[differentiable(forward)]
fn with_a_rest(x: f64) -> f64 {
    let powers = [x, x * x, x * x * x, 2.0];
    let (first, third, last);
    [first, .., third, _] = powers;
    (.., last) = (x, 1.0, x.sin());
    first * third + last
}

#[differentiable(forward)]
fn fields_of_a_struct(x: f64) -> f64 {
    let state = Phase { q: x * x, p: x };
    let (mut q, mut p) = (0.0, 1.0);
    for _ in 0..3 {
        Phase { q, p } = Phase {
            q: q + 0.1 * p,
            p: p - state.q * q,
        };
    }
    let start;
    Phase { q: start, .. } = state;
    q * p + start
}

#[differentiable(forward)]
fn members_of_a_tuple_struct(lo: f64, hi: f64) -> f64 {
    let (mut a, mut b) = (lo, hi);
    for _ in 0..4 {
        let m = 0.5 * (a + b);
        Bracket(a, b) = if m * m > 2.0 {
            Bracket(a, m)
        } else {
            Bracket(m, b)
        };
    }
    a * b
}

#[differentiable(forward)]
fn nested(x: f64) -> f64 {
    let (mut a, mut b, mut c) = (x, x * x, 1.0);
    ([a, b], c) = ([b, c + x], a);
    [[a, _], [_, b]] = [[a * b, 0.0], [1.0, c]];
    a * 2.0 + b * c
}

#[differentiable(forward)]
fn rows_of_a_matrix(m: [[f64; 2]; 2]) -> f64 {
    let (r, s);
    [r, s] = m;
    r[0] * s[1] - r[1] * s[0]
}

#[differentiable(forward)]
fn into_fields(x: f64) -> f64 {
    let mut s = Phase { q: x, p: 2.0 };
    [s.q, s.p] = [s.p * s.q, s.q];
    Phase { q: s.p, p: s.q } = s;
    s.q * s.q * s.p
}

#[differentiable(forward)]
fn through_references(a: &mut f64, b: &mut f64) -> f64 {
    [*a, *b] = [*b * *a, *a];
    *a + 2.0 * *b
}

#[differentiable(forward)]
fn chosen_at_run_time(x: f64, c: bool) -> f64 {
    let (mut a, mut b) = (x, 1.0);
    [a, b] = if c { [b, a] } else { [a * a, b] };
    a * 2.0 + b
}

#[differentiable(forward)]
fn buffers(x: &[f64]) -> f64 {
    let (mut now, mut next) = (x.to_vec(), vec![0.0; x.len()]);
    for _ in 0..3 {
        for i in 0..x.len() {
            next[i] = now[i] * now[(i + 1) % x.len()];
        }
        [now, next] = [next, now];
    }
    now[0] + next[1]
}

#[differentiable(forward)]
fn sine_and_cosine(x: f64) -> f64 {
    let (s, c);
    (s, c) = x.sin_cos();
    s * c
}

pub fn programs() -> Vec<Program> {
    vec![
        program!(forward fibonacci(0.7, 5)),
        program!(forward elements_exchanged(&[1.0, 2.0], &[3.0, 4.0])),
        program!(forward lent_elements_exchanged(&mut [1.0, 2.0, 3.0], 0, 2)),
        program!(forward lent_elements_exchanged(&mut [1.0, 2.0, 3.0], 1, 1)),
        program!(forward from_a_function(0.7, 3) calls turned),
        program!(forward with_a_rest(0.7)),
        program!(forward fields_of_a_struct(0.7)),
        program!(forward members_of_a_tuple_struct(1.0, 2.0)),
        program!(forward nested(0.7)),
        program!(forward rows_of_a_matrix([[1.0, 2.0], [3.0, 5.0]])),
        program!(forward into_fields(0.7)),
        program!(forward through_references(&mut 0.7, &mut 1.3)),
        program!(forward chosen_at_run_time(0.7, true)),
        program!(forward chosen_at_run_time(0.7, false)),
        program!(forward buffers(&[0.7, 1.1, 0.9])),
        program!(forward sine_and_cosine(0.7)),
    ]
}
