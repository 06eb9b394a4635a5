//! Derivatives of closures inside differentiable functions.

use grads::prelude::*;

#[path = "nested_closures/arrays.rs"]
mod arrays;
#[path = "claims/mod.rs"]
mod claims;
#[path = "nested_closures/worlds.rs"]
mod worlds;

fn slope(f: impl Fn(f64) -> f64, x: f64) -> f64 {
    let h = 1e-5;
    (f(x + h) - f(x - h)) / (2.0 * h)
}

#[track_caller]
fn near(a: f64, b: f64) {
    assert!((a - b).abs() <= 1e-7 * (1.0 + b.abs()), "{a} is not {b}");
}

#[differentiable(forward)]
fn plain(a: f64, x: f64) -> f64 {
    let d = grad!(|t: f64| a * t * t * t)(x);
    d * a
}

#[test]
fn a_closure_with_a_capture() {
    let (da, dx) = grad!(plain)(0.7, 0.3);
    near(plain(0.7, 0.3), 0.7 * 0.7 * 3.0 * 0.3 * 0.3);
    near(da, slope(|a| plain(a, 0.3), 0.7));
    near(dx, slope(|x| plain(0.7, x), 0.3));
    near(jvp!(plain)((0.7, 0.3), (1.0, 2.0)).1, da + 2.0 * dx);
}

/// Loops and branches in the closure, and around.
#[differentiable(forward)]
fn looped(p: &[f64], x: f64) -> f64 {
    let mut t = x;
    for _ in 0..5 {
        let (value, slope) = value_and_grad!(|s: f64| {
            let mut sum = 0.0;
            for (i, c) in p.iter().enumerate() {
                if i % 2 == 0 {
                    sum += c * s.powi(i as i32 + 1);
                } else {
                    sum += (c * s).sin();
                }
            }
            sum
        })(t);
        t -= 0.1 * value * slope;
    }
    t
}

#[test]
fn loops_and_branches() {
    let p = [0.3, 0.8, 0.2];
    let (dp, dx) = grad!(looped)(&p, 0.6);
    near(dp[0], slope(|c| looped(&[c, 0.8, 0.2], 0.6), 0.3));
    near(dp[1], slope(|c| looped(&[0.3, c, 0.2], 0.6), 0.8));
    near(dx, slope(|x| looped(&p, x), 0.6));
    near(
        jvp!(looped)((&p, 0.6), (&[0.0, 1.0, 0.0], 1.0)).1,
        dp[1] + dx,
    );
}

#[differentiable(order = 2)]
fn net(p: &[f64], t: f64) -> f64 {
    (p[0] * t).tanh() * p[1] + p[2] * t * t
}

/// How far the net is from solving u' = -u.
#[differentiable]
fn residual(p: &[f64], n: usize) -> f64 {
    let mut sum = 0.0;
    for i in 0..n {
        let t = i as f64 / n as f64;
        let (u, du) = value_and_grad!(|t: f64| net(&p, t))(t);
        sum += (du + u) * (du + u);
    }
    sum
}

#[test]
fn a_closure_that_calls_a_function() {
    let p = [0.3, 0.8, 0.2];
    let dp = grad!(residual)(&p, 4);
    near(dp[0], slope(|c| residual(&[c, 0.8, 0.2], 4), 0.3));
    near(dp[1], slope(|c| residual(&[0.3, c, 0.2], 4), 0.8));
    near(dp[2], slope(|c| residual(&[0.3, 0.8, c], 4), 0.2));
}

#[differentiable(order = 2)]
fn fitted(p: &[f64; 2], t: f64) -> f64 {
    p[0] * (p[1] * t).exp()
}

/// References in the names of a loop.
#[differentiable]
fn slopes(p: &[f64; 2], times: &[f64]) -> f64 {
    let mut sum = 0.0;
    for t in times {
        let d = grad!(|p: &[f64; 2]| fitted(p, *t))(p);
        sum += d[0] * d[1];
    }
    sum
}

#[test]
fn what_is_behind_a_captured_reference() {
    let (p, times) = ([0.7, 0.4], [0.5, 1.5]);
    let (value, (dp, dt)) = value_and_grad!(slopes)(&p, &times);
    assert_eq!(value, slopes(&p, &times));
    near(dp[0], slope(|x| slopes(&[x, 0.4], &times), 0.7));
    near(dp[1], slope(|x| slopes(&[0.7, x], &times), 0.4));
    near(dt[1], slope(|x| slopes(&p, &[0.5, x]), 1.5));
}

/// The derivative of a derivative.
#[differentiable(forward)]
fn twice(a: f64, x: f64) -> f64 {
    grad!(|t: f64| grad!(|s: f64| (a * s).sin())(t))(x)
}

#[test]
fn closures_in_closures() {
    near(twice(0.7, 0.3), -0.7 * 0.7 * (0.7f64 * 0.3).sin());
    near(grad!(twice)(0.7, 0.3).0, slope(|a| twice(a, 0.3), 0.7));
    near(
        jvp!(twice)((0.7, 0.3), (1.0, 0.0)).1,
        slope(|a| twice(a, 0.3), 0.7),
    );
}

/// The perturbation of one derivative is not that of another: d/dx (x * d/dy (x + y)) is 1.
#[differentiable(forward)]
fn levels(x: f64) -> f64 {
    x * grad!(|y: f64| x + y)(1.0)
}

#[test]
fn levels_never_mix() {
    assert_eq!(grad!(levels)(2.0), 1.0);
    assert_eq!(jvp!(levels)(2.0, 1.0), (2.0, 1.0));
}

#[differentiable(forward)]
fn several(a: f64, x: f64, y: f64) -> f64 {
    let (dx, dy) = grad!(|x: f64, y: f64| (a * x * y).exp() + x.max(y))(x, y);
    let z = stop_gradient(y);
    let free = grad!(|t: f64| if t > 0.0 { t.sqrt() } else { 0.0 })(-x);
    dx * dy + z + free
}

#[test]
fn several_numbers() {
    let (da, dx, _) = grad!(several)(0.4, 0.7, 0.2);
    near(da, slope(|a| several(a, 0.7, 0.2), 0.4));
    near(dx, slope(|x| several(0.4, x, 0.2), 0.7));
    near(jvp!(several)((0.4, 0.7, 0.2), (1.0, 1.0, 0.0)).1, da + dx);
}

/// Third derivatives of what stands here.
#[differentiable(order = 2)]
fn curved(a: f64, x: f64) -> f64 {
    grad!(|t: f64| (a * t).sin() + t * t * t)(x)
}

#[test]
fn products_with_the_hessian() {
    let (a, x) = (0.7f64, 0.3f64);
    let (da, dx) = hvp!(curved)((a, x), (0.0, 1.0));
    near(dx, -a.powi(3) * (a * x).cos() + 6.0);
    near(da, slope(|a| grad!(curved)(a, x).1, a));
}

#[test]
fn what_the_tables_name_is_run() -> Result<(), String> {
    claims::hold()
}

#[derive(Differentiable, Clone)]
struct Pair {
    a: f64,
    b: Vec<f64>,
}

/// A struct that is captured, vectors and writes in the closure.
#[differentiable(forward)]
fn with_structs(p: &Pair, x: f64) -> f64 {
    let slope = grad!(|t: f64| {
        let mut v = vec![t; 3];
        v[1] *= p.a;
        v[2] += p.b[0] * t;
        let (c, d) = (t * p.a, v[2].tanh());
        let mut sum = 0.0;
        for b in &v {
            sum += b * b * c + d;
        }
        sum
    })(x);
    slope * p.b[1]
}

#[test]
fn captured_structs_and_vectors() {
    let pair = |a: f64, b: f64| Pair { a, b: vec![b, 0.4] };
    let (dp, dx) = grad!(with_structs)(&pair(0.7, 0.3), 0.9);
    near(dp.a, slope(|a| with_structs(&pair(a, 0.3), 0.9), 0.7));
    near(dp.b[0], slope(|b| with_structs(&pair(0.7, b), 0.9), 0.3));
    near(dx, slope(|x| with_structs(&pair(0.7, 0.3), x), 0.9));
    let along = PairTangent {
        a: 1.0,
        b: vec![1.0, 0.0],
    };
    let tangent = jvp!(with_structs)((&pair(0.7, 0.3), 0.9), (&along, 1.0)).1;
    near(tangent, dp.a + dp.b[0] + dx);
}

/// In loops whose trips run again.
#[differentiable(forward)]
fn descent(a: f64, n: usize) -> f64 {
    let mut x = 0.5;
    #[checkpoint]
    for _ in 0..n {
        x -= 0.1 * grad!(|t: f64| (t - a).powi(4) + 0.3 * t.cos() * a)(x);
    }
    x
}

#[test]
fn checkpoints() {
    near(grad!(descent)(0.8, 40), slope(|a| descent(a, 40), 0.8));
    near(
        jvp!(descent)((0.8, 40), 1.0).1,
        slope(|a| descent(a, 40), 0.8),
    );
}

struct Model {
    k: f64,
}

#[differentiable]
impl Model {
    fn force(#[no_diff] &self, x: f64, y: f64) -> f64 {
        -grad!(|x: f64| self.k * x * x * y)(x)
    }
}

#[test]
fn in_methods() {
    let model = Model { k: 3.0 };
    assert_eq!(grad!(Model::force)(&model, 0.5, 2.0), (-12.0, -3.0));
}

#[test]
fn graphs_show_the_derivative() {
    let shown = graph!(plain);
    assert!(shown.contains("mul"), "{shown}");
}
