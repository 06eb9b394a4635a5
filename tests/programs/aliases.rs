//! Types under other names.

use crate::harness::row::Program;
use grads::prelude::*;
use std::array::from_fn;

type V3 = [f64; 3];
type M2 = [[f64; 2]; 2];
type Path = Vec<f64>;
type Pair = (f64, f64);
type Maybe = Option<f64>;

#[derive(Clone, Copy, Differentiable)]
struct Vec3(V3);

#[derive(Clone, Copy, Differentiable)]
struct Body {
    r: V3,
    m: f64,
}

#[differentiable(forward)]
fn scale(a: V3, k: f64) -> V3 {
    a.map(|x| x * k)
}

#[differentiable(forward)]
fn dot(a: &V3, b: &V3) -> f64 {
    a.iter().zip(b).map(|(x, y)| x * y).sum()
}

#[differentiable(forward)]
fn cross(a: V3, b: V3) -> V3 {
    [
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    ]
}

#[differentiable(forward)]
fn midpoint(a: V3, b: V3) -> V3 {
    from_fn(|i| 0.5 * (a[i] + b[i]))
}

#[differentiable(forward)]
fn volume(a: V3, b: V3, c: V3) -> f64 {
    dot(&scale(midpoint(a, b), 2.0), &cross(b, c))
}

#[differentiable(forward)]
fn sines(a: V3) -> f64 {
    let b: V3 = from_fn(|i| a[i].sin());
    let c: V3 = b.map(|t| t * t);
    let d: V3 = std::array::from_fn(|i| b[i] * c[2 - i]);
    d[0] * d[1] + d[2] + c[0]
}

#[differentiable(forward)]
fn wrapped(a: [f64; 3], k: f64) -> Vec3 {
    Vec3(from_fn(|i| k * a[i] * a[i]))
}

#[differentiable(forward)]
fn of_wrapped(a: [f64; 3], k: f64) -> f64 {
    let v = wrapped(a, k);
    v.0[0] * v.0[1] - v.0[2]
}

#[differentiable(forward)]
fn centre(bodies: &[f64], n: usize) -> f64 {
    let mut com: V3 = [0.0; 3];
    for b in 0..n {
        let body = Body {
            r: [bodies[4 * b], bodies[4 * b + 1], bodies[4 * b + 2]],
            m: bodies[4 * b + 3],
        };
        for i in 0..3 {
            com[i] += body.m * body.r[i];
        }
    }
    dot(&com, &com).sqrt()
}

#[differentiable(forward)]
fn product(a: M2, b: M2) -> M2 {
    let mut c: M2 = [[0.0; 2]; 2];
    for i in 0..2 {
        for j in 0..2 {
            for k in 0..2 {
                c[i][j] += a[i][k] * b[k][j];
            }
        }
    }
    c
}

#[differentiable(forward)]
fn determinant_of_square(a: M2) -> f64 {
    let s = product(a, a);
    s[0][0] * s[1][1] - s[0][1] * s[1][0]
}

#[differentiable(forward)]
fn roughness(p: &Path) -> f64 {
    p.windows(2).map(|w| (w[1] - w[0]).powi(2)).sum()
}

#[differentiable(forward)]
fn grown(x: f64, n: usize) -> f64 {
    let mut p: Path = Vec::new();
    for i in 0..n {
        p.push(x * (i * i) as f64);
    }
    roughness(&p)
}

#[differentiable(forward)]
fn swapped(p: Pair) -> Pair {
    let (a, b) = p;
    (a * b, a)
}

#[differentiable(forward)]
fn of_pairs(a: f64, b: f64) -> f64 {
    let (c, d) = swapped((a, b));
    c.sin() * d
}

#[differentiable(forward)]
fn logarithm(x: f64) -> Maybe {
    if x > 0.0 { Some(x.ln()) } else { None }
}

#[differentiable(forward)]
fn or_zero(x: f64, y: f64) -> f64 {
    logarithm(x).unwrap_or(0.0) * y
        + match logarithm(y) {
            Some(v) => v,
            None => x,
        }
}

pub fn programs() -> Vec<Program> {
    vec![
        program!(forward volume([1.0, 2.0, 3.0], [0.5, -1.0, 2.0], [1.5, 1.0, -0.5]) calls dot, scale, midpoint, cross),
        program!(forward sines([0.5, 1.0, 1.5])),
        program!(forward of_wrapped([0.5, 1.0, 1.5], 0.7)),
        program!(forward centre(&[1.0, 2.0, 3.0, 0.5, -1.0, 0.5, 2.0, 1.5], 2) calls dot),
        program!(forward determinant_of_square([[1.0, 2.0], [0.5, -1.0]]) calls product),
        program!(forward grown(0.7, 4) calls roughness),
        program!(forward of_pairs(0.7, 1.3) calls swapped),
        program!(forward or_zero(0.7, 1.3) calls logarithm),
        program!(forward or_zero(0.7, -1.3) calls logarithm),
    ]
}
