//! Closures of arrays and vectors, Jacobians, and derivatives by some params.

use crate::{near, slope};
use grads::Matrix;
use grads::prelude::*;

/// Leapfrog, with the potential in place.
#[differentiable(forward)]
fn leapfrog(scale: f64, steps: usize) -> f64 {
    let (mut q, mut p) = ([0.3, -0.2], [0.5, 0.1]);
    for _ in 0..steps {
        let slope = grad!(|q: [f64; 2]| 0.5 * scale * q[0] * q[0] + (q[0] * q[1]).cos())(q);
        for i in 0..2 {
            p[i] -= 0.1 * slope[i];
            q[i] += 0.1 * p[i];
        }
    }
    q[0] * q[1]
}

/// A descent over a vector, with loops in the closure.
#[differentiable(order = 2)]
fn descent(scale: f64, w: &[f64], steps: usize) -> f64 {
    let mut q = vec![0.3, -0.2, 0.8];
    for _ in 0..steps {
        let slope = grad!(|q: &[f64]| {
            let mut sum = 0.0;
            for i in 0..q.len() {
                sum += scale * q[i] * q[i] * w[i] + (q[0] * q[i]).cos();
            }
            sum
        })(&q);
        for (q, slope) in q.iter_mut().zip(&slope) {
            *q -= 0.1 * slope;
        }
    }
    q[0] * q[1] + q[2]
}

#[test]
fn gradients_by_arrays_and_vectors() {
    near(grad!(leapfrog)(1.2, 5), slope(|s| leapfrog(s, 5), 1.2));
    near(
        jvp!(leapfrog)((1.2, 5), 1.0).1,
        slope(|s| leapfrog(s, 5), 1.2),
    );
    let w = [0.3, 0.4, 0.1];
    let (value, (by_scale, by_w)) = value_and_grad!(descent)(1.2, &w, 5);
    near(value, descent(1.2, &w, 5));
    near(by_scale, slope(|s| descent(s, &w, 5), 1.2));
    near(by_w[1], slope(|x| descent(1.2, &[0.3, x, 0.1], 5), 0.4));
    let second = slope(|s| grad!(descent)(s, &w, 5).0, 1.2);
    near(hvp!(descent)((1.2, &w, 5), (1.0, &[0.0; 3])).0, second);
}

#[differentiable(order = 2)]
fn motion(x: &[f64; 2], dt: f64) -> [f64; 2] {
    [x[0] + dt * x[1], x[1] - dt * x[0].sin()]
}

/// The likelihood of an extended Kalman filter.
#[differentiable]
fn filtered(q: f64, r: f64, dt: f64, zs: &[f64]) -> f64 {
    let (mut x, mut p) = ([0.5, 0.0], [[1.0, 0.0], [0.0, 1.0]]);
    let mut sum = 0.0;
    for z in zs {
        let (f, _) = jacobian!(motion)(&x, dt);
        x = motion(&x, dt);
        let mut next = [[q, 0.0], [0.0, q]];
        for i in 0..2 {
            for j in 0..2 {
                for k in 0..2 {
                    for l in 0..2 {
                        next[i][j] += f[(i, k)] * p[k][l] * f[(j, l)];
                    }
                }
            }
        }
        let (s, e) = (next[0][0] + r, z - x[0]);
        sum += e * e / s + s.ln();
        let gain = [next[0][0] / s, next[1][0] / s];
        for i in 0..2 {
            x[i] += gain[i] * e;
            for j in 0..2 {
                p[i][j] = next[i][j] - gain[i] * next[0][j];
            }
        }
    }
    sum
}

#[test]
fn a_filter_by_the_jacobian_of_its_model() {
    let zs = [0.4, 0.3, 0.25, 0.2, 0.0];
    let (value, (by_q, by_r, by_dt, by_z)) = value_and_grad!(filtered)(0.1, 0.2, 0.1, &zs);
    near(value, filtered(0.1, 0.2, 0.1, &zs));
    near(by_q, slope(|q| filtered(q, 0.2, 0.1, &zs), 0.1));
    near(by_r, slope(|r| filtered(0.1, r, 0.1, &zs), 0.2));
    near(by_dt, slope(|dt| filtered(0.1, 0.2, dt, &zs), 0.1));
    near(
        by_z[1],
        slope(|z| filtered(0.1, 0.2, 0.1, &[0.4, z, 0.25, 0.2, 0.0]), 0.3),
    );
}

#[derive(Differentiable, Clone)]
struct Reactor {
    k: [f64; 3],
}

#[differentiable]
impl Reactor {
    #[differentiable(order = 2)]
    fn rates(&self, y: &[f64; 3]) -> [f64; 3] {
        let (a, b) = (self.k[0] * y[0], self.k[1] * y[1] * y[2]);
        let c = self.k[2] * y[1] * y[1];
        [b - a, a - b - c, c]
    }

    /// An implicit step, whose equations are solved by sweeps.
    fn step(&self, y: &[f64; 3], h: f64) -> [f64; 3] {
        let j = jacobian!(|y: &[f64; 3]| self.rates(y))(y);
        let f = self.rates(y);
        let mut k = f;
        for _ in 0..20 {
            let mut next = f;
            for r in 0..3 {
                for c in 0..3 {
                    next[r] += h * j[(r, c)] * k[c];
                }
            }
            k = next;
        }
        [y[0] + h * k[0], y[1] + h * k[1], y[2] + h * k[2]]
    }

    fn end(&self, steps: usize) -> f64 {
        let mut y = [1.0, 0.0, 0.0];
        for _ in 0..steps {
            y = self.step(&y, 0.3);
        }
        y[2]
    }
}

#[test]
fn the_jacobian_of_a_method() {
    let reactor = |k| Reactor { k: [0.4, k, 0.9] };
    let by_reactor = grad!(Reactor::end)(&reactor(0.6), 10);
    near(by_reactor.k[1], slope(|k| reactor(k).end(10), 0.6));
}

/// Blocks for several params, rows of a tuple and of one number, constants among the params.
#[differentiable]
fn blocks(w: f64, x: &[f64]) -> f64 {
    let (by_x, by_w) =
        jacobian!(|x: &[f64], n: usize, w: f64| (x[0] * x[n] * w, x[0] + w.sin()))(x, 1, w);
    let row = jacobian!(|x: &[f64]| w * x[0] * x[1])(x);
    let number = jacobian!(|w: f64| w * w * x[0])(w);
    let mut sum = by_x[(0, 1)] * by_w[(1, 0)] + number;
    for j in 0..row.ncols() {
        sum += row[(0, j)];
    }
    sum
}

#[test]
fn jacobians_have_the_forms_of_others() {
    let (w, x) = (0.7f64, [0.4, 0.9]);
    near(
        blocks(w, &x),
        0.4 * w * w.cos() + w * (0.9 + 0.4) + 2.0 * w * 0.4,
    );
    let (by_w, by_x) = grad!(blocks)(w, &x);
    near(by_w, slope(|w| blocks(w, &x), w));
    near(by_x[0], slope(|a| blocks(w, &[a, 0.9]), 0.4));
}

#[differentiable(order = 2)]
fn chain(x: &[f64], k: f64, rest: f64) -> f64 {
    x.windows(2)
        .map(|x| 0.5 * k * (x[1] - x[0] - rest).powi(2))
        .sum()
}

/// By one param of three.
#[differentiable]
fn relaxed(k: f64, rest: f64) -> f64 {
    let mut x = vec![0.0, 1.0, 2.5];
    for _ in 0..4 {
        let (energy, slope) = value_and_grad!(chain, wrt(x))(&x, k, rest);
        for i in 0..3 {
            x[i] -= 0.1 * slope[i] * (1.0 + energy);
        }
    }
    x[2] - x[0]
}

#[test]
fn by_some_params() {
    let (by_k, by_rest) = grad!(relaxed)(1.2, 0.9);
    near(by_k, slope(|k| relaxed(k, 0.9), 1.2));
    near(by_rest, slope(|rest| relaxed(1.2, rest), 0.9));
}

/// Of a closure that computes alone.
#[differentiable]
fn curvatures(w: f64, x: &[f64]) -> f64 {
    let h = hessian!(|x: &[f64]| x.iter().map(|v| (v * w).sin() * x[0]).sum::<f64>())(x);
    let hv = hvp!(|x: &[f64]| x.iter().map(|v| (v * w).sin() * x[0]).sum::<f64>())(x, &[1.0, 0.5]);
    let (_, along) = jvp!(|x: &[f64]| vec![w * x[0], x[1] * x[1]])(x, &[1.0, w]);
    h[(0, 0)] * h[(0, 1)] + hv[0] * hv[1] + along[0] * along[1]
}

#[test]
fn second_derivatives_of_closures() {
    let (w, x) = (0.7, [0.4, 0.9]);
    let (by_w, by_x) = grad!(curvatures)(w, &x);
    near(by_w, slope(|w| curvatures(w, &x), w));
    near(by_x[1], slope(|b| curvatures(w, &[0.4, b]), 0.9));
}

#[differentiable(order = 2)]
fn trace(m: &Matrix) -> f64 {
    let mut sum = 0.0;
    for i in 0..m.nrows() {
        sum += m[(i, i)].sin() * m[(0, i)];
    }
    sum
}

/// A Jacobian that is handed to a function.
#[differentiable]
fn handed_on(w: f64) -> f64 {
    let j = jacobian!(|x: [f64; 2]| [x[0] * x[1] * w, x[1] + w * x[0]])([w, 0.5]);
    trace(&j)
}

#[test]
fn matrices_are_values() {
    near(grad!(handed_on)(0.8), slope(handed_on, 0.8));
    let m = Matrix::new(2, 2, vec![0.1, 0.2, 0.3, 0.4]);
    let by_m = grad!(trace)(&m);
    near(by_m[(0, 1)], 0.4f64.sin());
    assert_eq!(by_m[(1, 0)], 0.0);
    assert_eq!((hvp!(trace)(&m, &m).nrows(), by_m.ncols()), (2, 2));
}

/// What is named in another order, arguments that are called like other params, and constants among them.
#[differentiable]
fn orders(x: f64, a: f64, b: f64) -> f64 {
    let (by_b, by_x) = grad!(|x: f64, a: f64, b: f64| x * x * a - b * x, wrt(b, x))(x, b, a);
    let mut k = a;
    let by_changed = jacobian!(|x: [f64; 1]| x[0] * x[0] * b)([{
        k += 1.0;
        k
    }]);
    let (by_p, by_q) = jacobian!(|p: f64, #[no_diff] c: f64, q: f64| p * c * q * q)(x, a, b);
    let owned = grad!(|q: Vec<f64>| q[0] * q[1] * x)(vec![a, b]);
    let (value, along) = jvp!(|x: &[f64], n: usize| x[n] * a)((&[x, b], 1), &[b, x]);
    by_b * 3.0 + by_x + by_changed[(0, 0)] * k + by_p + by_q + owned[0] + value * along
}

#[test]
fn params_are_those_that_are_named() {
    let (x, a, b) = (0.7, 0.4, 1.3);
    let exact = -3.0 * x
        + (2.0 * x * b - a)
        + 2.0 * (a + 1.0) * b * (a + 1.0)
        + a * b * b
        + x * a * 2.0 * b
        + b * x
        + b * a * x * a;
    near(orders(x, a, b), exact);
    let (value, (by_x, by_a, by_b)) = value_and_grad!(orders)(x, a, b);
    near(value, exact);
    near(by_x, slope(|x| orders(x, a, b), x));
    near(by_a, slope(|a| orders(x, a, b), a));
    near(by_b, slope(|b| orders(x, a, b), b));
}

/// Closures in variables mean what they do where they stand.
#[differentiable]
fn scopes(c: f64, x: f64) -> f64 {
    let square = |x: f64| c * x * x;
    let cube = |x: f64| square(x) * x;
    let slope = |x: f64| grad!(|y: f64| cube(y))(x);
    let bend = grad!(|x: f64| slope(x))(x);
    let inner = {
        let sum = |x: f64| x + c;
        sum(x)
    };
    bend + inner
}

#[test]
fn closures_in_variables() {
    let (c, x) = (0.7, 0.4);
    near(scopes(c, x), 6.0 * c * x + x + c);
    let (by_c, by_x) = grad!(scopes)(c, x);
    near(by_c, 6.0 * x + 1.0);
    near(by_x, 6.0 * c + 1.0);
}

#[differentiable(order = 2)]
fn frobenius(m: &Matrix) -> f64 {
    let mut sum = 0.0;
    for i in 0..m.nrows() {
        for j in 0..m.ncols() {
            sum += m[(i, j)].powi(2);
        }
    }
    sum / m.nrows() as f64 + m.row(0)[0] * m.row(0)[1].sin()
}

#[differentiable]
fn condition(x: &[f64; 2], k: f64) -> f64 {
    let j = jacobian!(|x: &[f64; 2]| [x[0] * x[1], x[0].sin() * x[1] * k, x[1].exp()])(x);
    let mut sum = 0.0;
    for i in 0..j.nrows() {
        let norm: f64 = j.row(i).iter().map(|x| x * x).sum();
        sum += norm.sqrt() / j.ncols() as f64;
    }
    sum + j.row(1)[1]
}

#[differentiable]
mod of_matrices {
    use grads::Matrix;

    fn trace(m: &Matrix) -> f64 {
        (0..m.nrows()).map(|i| m[(i, i)]).sum()
    }

    fn of_rows(m: &Matrix, i: usize, j: usize) -> f64 {
        m.row(i).iter().zip(m.row(j)).map(|(a, b)| a * b).sum()
    }

    pub fn both(m: &Matrix) -> f64 {
        trace(m) * of_rows(m, 0, 1) / m.ncols() as f64
    }
}

#[test]
fn matrices_are_asked_for_their_shape_and_rows() {
    let m = |a: f64| Matrix::new(2, 2, vec![a, 2.0, 3.0, 4.0]);
    let g = grad!(frobenius)(&m(0.5));
    near(g[(0, 0)], slope(|a| frobenius(&m(a)), 0.5));
    assert_eq!(g[(1, 1)], 4.0);
    let along = Matrix::new(2, 2, vec![0.0, 1.0, 0.0, 0.0]);
    near(hvp!(frobenius)(&m(0.5), &along)[(0, 0)], 2.0f64.cos());
    let (x, k) = ([0.3, 0.5], 0.8);
    let (value, (dx, dk)) = value_and_grad!(condition)(&x, k);
    assert_eq!(value, condition(&x, k));
    near(dx[0], slope(|x| condition(&[x, 0.5], k), 0.3));
    near(dx[1], slope(|y| condition(&[0.3, y], k), 0.5));
    near(dk, slope(|k| condition(&x, k), k));
    let g = grad!(of_matrices::both)(&m(0.5));
    near(g[(0, 0)], slope(|a| of_matrices::both(&m(a)), 0.5));
}

#[differentiable(order = 2)]
fn misfit(p: &[f64; 2], t: &f64, w: &[f64; 2]) -> f64 {
    (p[0] * (p[1] * t).exp() - w[0]).powi(2) * w[1]
}

/// References that patterns bind: of loops, of options, of pairs.
#[allow(clippy::single_match)]
#[differentiable]
fn by_patterns(p: &[f64; 2], times: &[f64], rows: &[[f64; 2]], last: Option<[f64; 2]>) -> f64 {
    let mut sum = 0.0;
    for (i, (t, w)) in times.iter().zip(rows).enumerate() {
        let g = grad!(|p: &[f64; 2]| misfit(p, t, w))(p);
        sum += g[0] * g[1] * (i + 1) as f64;
    }
    if let Some(w) = &last {
        sum += grad!(|p: &[f64; 2]| misfit(p, &0.5, w))(p)[0];
    }
    let pairs = [(0.5, [1.0, 2.0]), (0.7, [0.3, 0.4])];
    for (t, w) in &pairs {
        sum += grad!(|p: &[f64; 2]| misfit(p, t, w))(p)[1];
    }
    match &last {
        Some(w) => sum += grad!(|p: &[f64; 2]| misfit(p, &1.5, w))(p)[1],
        None => {}
    }
    let first = &rows[0];
    let (row, (u, _)) = (first, &pairs[0]);
    sum + grad!(|p: &[f64; 2]| misfit(p, &*u, &*row))(p)[0]
}

#[test]
fn references_that_patterns_bind() {
    let (p, times, rows, last) = ([0.7, 0.4], [0.5, 1.0], [[1.0, 2.0], [0.5, 1.0]], [0.2, 0.9]);
    let (value, (dp, dt, dw, dl)) = value_and_grad!(by_patterns)(&p, &times, &rows, Some(last));
    let at = |p: &[f64; 2], t: f64, w: f64, l: f64| {
        by_patterns(p, &[0.5, t], &[[1.0, 2.0], [w, 1.0]], Some([l, 0.9]))
    };
    assert_eq!(value, at(&p, 1.0, 0.5, 0.2));
    near(dp[0], slope(|a| at(&[a, 0.4], 1.0, 0.5, 0.2), 0.7));
    near(dp[1], slope(|b| at(&[0.7, b], 1.0, 0.5, 0.2), 0.4));
    near(dt[1], slope(|t| at(&p, t, 0.5, 0.2), 1.0));
    near(dw[1][0], slope(|w| at(&p, 1.0, w, 0.2), 0.5));
    near(
        dl.expect("a gradient")[0],
        slope(|l| at(&p, 1.0, 0.5, l), 0.2),
    );
}
