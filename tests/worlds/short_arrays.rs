//! Short arrays of numbers, of which a body reads and writes elements by literals: each element is a variable of its own.

use crate::support::{agree, same};
use grads::prelude::*;

#[differentiable(forward)]
mod bodies {
    fn pull(pos: &[[f64; 3]], i: usize) -> [f64; 3] {
        let mut f = [0.0; 3];
        for j in 0..pos.len() {
            if i == j {
                continue;
            }
            let mut d = [0.0; 3];
            let mut r2 = 0.01;
            d[0] = pos[j][0] - pos[i][0];
            r2 += d[0] * d[0];
            d[1] = pos[j][1] - pos[i][1];
            r2 += d[1] * d[1];
            d[2] = pos[j][2] - pos[i][2];
            r2 += d[2] * d[2];
            let inv = 1.0 / (r2 * r2.sqrt());
            f[0] += inv * d[0];
            f[1] -= inv * d[1];
            f[2] += inv * d[2];
        }
        f
    }
    pub fn f(x: &[f64]) -> f64 {
        let pos: Vec<[f64; 3]> = x.chunks_exact(3).map(|c| [c[0], c[1], c[2]]).collect();
        let mut s = 0.0;
        for i in 0..pos.len() {
            let f = pull(&pos, i);
            s += f[0] * f[0] + f[1] * f[2];
        }
        s
    }
}

#[test]
fn elements_that_a_loop_carries() {
    let x = [0.1, 0.9, 0.4, 1.3, -0.2, 0.5, 0.8, 1.1, -0.7];
    let (value, found) = value_and_grad!(bodies::f)(&x);
    same(value, bodies::f(&x));
    agree(&found, bodies::f, &x);
    let along = [0.3, -0.1, 0.2, 0.5, 0.4, -0.6, 0.1, 0.7, -0.2];
    let (_, tangent) = jvp!(bodies::f)(&x, &along);
    let sum: f64 = found.iter().zip(&along).map(|(g, t)| g * t).sum();
    assert!(
        (tangent - sum).abs() < 1e-9 * sum.abs().max(1.0),
        "{tangent} for {sum}"
    );
}

#[differentiable]
mod branches {
    fn turned(v: [f64; 2], by: f64) -> [f64; 2] {
        let (s, c) = by.sin_cos();
        [c * v[0] - s * v[1], s * v[0] + c * v[1]]
    }
    pub fn f(x: &[f64]) -> f64 {
        let mut v = [x[0], x[1]];
        let mut hits = [0; 2];
        let mut best = [f64::INFINITY; 2];
        for (i, &angle) in x[2..].iter().enumerate() {
            v = if angle > 0.5 {
                turned(v, angle)
            } else if angle > 0.3 {
                [v[1], 0.9 * v[0]]
            } else {
                v[0] *= 1.1;
                hits[1] += 1;
                v
            };
            if v[0] > 3.0 {
                break;
            }
            if v[0] < best[0] {
                best[0] = v[0];
                hits[0] = i;
            }
            best[1] = v[1].min(best[1]);
        }
        best[0] * best[1] + v[0] * (1 + hits[0] + 2 * hits[1]) as f64
    }
}

#[test]
fn elements_that_branches_choose() {
    for x in [
        vec![0.7, 0.4, 0.6, 0.2, 0.4, 0.9, 0.1],
        vec![0.7, 0.4],
        vec![2.8, 1.4, 0.1, 0.2, 0.6, 0.4],
    ] {
        let (value, found) = value_and_grad!(branches::f)(&x);
        same(value, branches::f(&x));
        if value.is_finite() {
            agree(&found, branches::f, &x);
        }
    }
}

#[differentiable]
mod wholes {
    fn norm(v: &[f64; 3]) -> f64 {
        v.iter().map(|e| e * e).sum::<f64>().sqrt()
    }
    fn scaled(mut v: [f64; 3], k: f64) -> [f64; 3] {
        for e in &mut v {
            *e *= k;
        }
        v
    }
    pub fn f(x: &[f64]) -> f64 {
        let mut read_by_a_call = [x[0], x[1], 1.0];
        read_by_a_call[2] += x[2];
        let mut by_a_variable = [0.0; 3];
        for k in 0..3 {
            by_a_variable[k] = x[k] * x[(k + 1) % 3];
        }
        by_a_variable[1] *= 2.0;
        let alone = scaled([x[1], x[2], x[0]], 2.0 * x[0]);
        let row = [[x[0], x[1]], [x[2], 1.0]];
        norm(&read_by_a_call)
            + by_a_variable[0] * by_a_variable[1]
            + alone[0] * alone[2]
            + row[0][1] * row[1][0]
    }
}

#[test]
fn what_is_needed_whole_stays_whole() {
    let x = [0.7, 0.4, 1.2];
    let (value, found) = value_and_grad!(wholes::f)(&x);
    same(value, wholes::f(&x));
    agree(&found, wholes::f, &x);
}

#[differentiable]
mod absent {
    pub fn f(x: &[f64]) -> f64 {
        let mut d = [x[0], x[1]];
        if x[1] > 0.0 {
            d[0] = 0.5;
        }
        // what is overwritten has no cotangent, so that nothing is multiplied by an infinite slope
        let unused = [x[0].sqrt(), 2.0];
        let chosen = if x[1] > 0.0 { unused[1] } else { unused[0] };
        d[0] * d[1] * chosen
    }
}

#[test]
fn what_is_overwritten_has_no_cotangent() {
    let found = grad!(absent::f)(&[0.0, 2.0]);
    assert_eq!(found, [0.0, 1.0]);
}

#[differentiable(forward)]
mod loops {
    fn pull(pos: &[[f64; 3]], i: usize) -> [f64; 3] {
        let mut f = [0.0; 3];
        for j in 0..pos.len() {
            if i == j {
                continue;
            }
            let mut d = [0.0; 3];
            let mut r2 = 0.01;
            for k in 0..3 {
                d[k] = pos[j][k] - pos[i][k];
                r2 += d[k] * d[k];
            }
            let inv = 1.0 / (r2 * r2.sqrt());
            for k in (0..3).rev() {
                f[k] += inv * d[k] * (k as f64 + 1.0);
            }
        }
        f
    }
    fn folded(v: [f64; 4]) -> f64 {
        let mut w = [1.0; 4];
        for k in 1..4 {
            w[k] = w[k - 1] * v[k] + v[0];
        }
        let mut last = 0;
        for (k, e) in w.iter_mut().enumerate() {
            *e *= 0.5;
            last = k;
        }
        w[last] + w[1]
    }
    pub fn f(x: &[f64]) -> f64 {
        let pos: Vec<[f64; 3]> = x.chunks_exact(3).map(|c| [c[0], c[1], c[2]]).collect();
        let mut s = folded([x[0], x[1], x[2], x[3]]);
        for i in 0..pos.len() {
            let f = pull(&pos, i);
            for k in 0..3 {
                s += f[k] * f[k] * x[k];
            }
        }
        s
    }
}

#[test]
fn loops_of_a_few_trips() {
    let x = [0.1, 0.9, 0.4, 1.3, -0.2, 0.5, 0.8, 1.1, -0.7];
    let (value, found) = value_and_grad!(loops::f)(&x);
    same(value, loops::f(&x));
    agree(&found, loops::f, &x);
    let along = [0.3, -0.1, 0.2, 0.5, 0.4, -0.6, 0.1, 0.7, -0.2];
    let (_, tangent) = jvp!(loops::f)(&x, &along);
    let sum: f64 = found.iter().zip(&along).map(|(g, t)| g * t).sum();
    assert!(
        (tangent - sum).abs() < 1e-9 * sum.abs().max(1.0),
        "{tangent} for {sum}"
    );
}

#[differentiable]
mod panics {
    pub fn f(x: &[f64]) -> f64 {
        let mut d = [0.0; 3];
        for k in 0..3 {
            d[k] = x[k] * x[k];
        }
        d[0] + d[1] + d[2]
    }
}

#[test]
fn what_is_too_short_is_a_panic() {
    assert_eq!(grad!(panics::f)(&[1.0, 2.0, 3.0]), [2.0, 4.0, 6.0]);
    let found = std::panic::catch_unwind(|| grad!(panics::f)(&[1.0, 2.0]));
    assert!(found.is_err());
}
