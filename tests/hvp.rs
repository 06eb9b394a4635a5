//! `hvp!`: against differences of gradients, for the forms in which people write, and against published Hessians.

use grads::Leaves;
use grads::prelude::*;

#[path = "claims/mod.rs"]
mod claims;
#[path = "hvp/operators.rs"]
mod operators;

/// The numbers in a gradient.
fn flat<T: Leaves>(mut gradient: T) -> Vec<f64> {
    let mut all = vec![];
    gradient.map_leaves(&mut |x| {
        all.push(x);
        x
    });
    all
}

/// Central differences of `gradient` at 0, extrapolated once (Richardson).
fn differences(gradient: impl Fn(f64) -> Vec<f64>) -> Vec<f64> {
    let central = |h: f64| {
        let (more, less) = (gradient(h), gradient(-h));
        let slopes = more.iter().zip(&less).map(|(a, b)| (a - b) / (2.0 * h));
        slopes.collect::<Vec<f64>>()
    };
    let (coarse, fine) = (central(2e-3), central(1e-3));
    let better = fine.iter().zip(&coarse).map(|(f, c)| (4.0 * f - c) / 3.0);
    better.collect()
}

fn assert_close(found: &[f64], expected: &[f64], tolerance: f64) {
    let size = expected.iter().fold(1.0, |m: f64, x| m.max(x.abs()));
    let close = |(a, b): (&f64, &f64)| (a - b).abs() <= tolerance * size;
    assert_eq!(found.len(), expected.len());
    assert!(
        found.iter().zip(expected).all(close),
        "{found:?} for {expected:?}"
    );
    assert!(found.iter().any(|x| *x != 0.0), "nothing is compared");
}

/// `hvp!` of a function along a direction. The arguments are written at `t` along it: at 0 they are where the product is asked for.
macro_rules! against_differences {
    ($f:path: |$t:ident| ($($arg:expr),*), $tangents:expr) => {
        against_differences!($f: |$t| ($($arg),*), $tangents, 1e-8)
    };
    ($f:path: |$t:ident| ($($arg:expr),*), $tangents:expr, $tolerance:expr) => {{
        let gradient = |$t: f64| flat(grad!($f)($($arg),*));
        let product = {
            let $t = 0.0;
            let _ = $t;
            flat(hvp!($f)(($($arg),*), $tangents))
        };
        assert_close(&product, &differences(gradient), $tolerance);
    }};
}

/// `x + t * d`
fn along(x: &[f64], d: &[f64], t: f64) -> Vec<f64> {
    x.iter().zip(d).map(|(x, d)| x + t * d).collect()
}

const X: [f64; 6] = [0.4, -1.1, 0.7, 1.3, 0.2, -0.6];
const D: [f64; 6] = [0.3, 0.5, -0.2, 0.1, 0.9, -0.4];

#[differentiable(order = 2)]
fn rosenbrock(x: f64, y: f64) -> f64 {
    (1.0 - x).powi(2) + 100.0 * (y - x * x).powi(2)
}

/// The Hessian at the minimum is `[802, -400; -400, 200]` (Rosenbrock, 1960).
#[test]
fn the_hessian_of_rosenbrocks_function_at_its_minimum() {
    assert_eq!(hvp!(rosenbrock)((1.0, 1.0), (1.0, 0.0)), (802.0, -400.0));
    assert_eq!(hvp!(rosenbrock)((1.0, 1.0), (0.0, 1.0)), (-400.0, 200.0));
}

#[differentiable(order = 2)]
fn normal_cdf(x: f64) -> f64 {
    // Abramowitz and Stegun, 26.2.17
    let t = 1.0 / (1.0 + 0.2316419 * x.abs());
    let poly = t
        * (0.319381530
            + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
    let tail = (-0.5 * x * x).exp() / (2.0 * std::f64::consts::PI).sqrt() * poly;
    if x >= 0.0 { 1.0 - tail } else { tail }
}

#[differentiable(order = 2)]
fn call_price(spot: f64, sigma: f64, strike: f64, rate: f64, years: f64) -> f64 {
    let d1 = ((spot / strike).ln() + (rate + 0.5 * sigma * sigma) * years) / (sigma * years.sqrt());
    let d2 = d1 - sigma * years.sqrt();
    spot * normal_cdf(d1) - strike * (-rate * years).exp() * normal_cdf(d2)
}

/// Gamma, vanna and volga of Black and Scholes: `phi(d1) / (S sigma sqrt(T))`, `-phi(d1) d2 / sigma` and
/// `S sqrt(T) phi(d1) d1 d2 / sigma`.
#[test]
fn the_second_greeks_of_black_and_scholes() {
    let (s, v, k, r, t): (f64, f64, f64, f64, f64) = (100.0, 0.2, 95.0, 0.05, 0.5);
    let d1 = ((s / k).ln() + (r + 0.5 * v * v) * t) / (v * t.sqrt());
    let d2 = d1 - v * t.sqrt();
    let phi = (-0.5 * d1 * d1).exp() / (2.0 * std::f64::consts::PI).sqrt();
    let by_spot = hvp!(call_price)((s, v, k, r, t), (1.0, 0.0, 0.0, 0.0, 0.0));
    let by_sigma = hvp!(call_price)((s, v, k, r, t), (0.0, 1.0, 0.0, 0.0, 0.0));
    // the approximation of the distribution is good to 7.5e-8, its second derivative to a few 1e-5
    let near = |a: f64, b: f64| assert!((a - b).abs() < 2e-3 * b.abs().max(0.01), "{a} for {b}");
    near(by_spot.0, phi / (s * v * t.sqrt()));
    near(by_spot.1, -phi * d2 / v);
    near(by_sigma.0, -phi * d2 / v);
    near(by_sigma.1, s * t.sqrt() * phi * d1 * d2 / v);
}

#[differentiable(order = 2)]
fn softplus(x: f64) -> f64 {
    (1.0 + x.exp()).ln()
}

#[differentiable(order = 2)]
fn layer(w: &[f64], x: &[f64]) -> Vec<f64> {
    let n = x.len();
    let row = |i: usize| (0..n).map(|j| w[i * n + j] * x[j]).sum::<f64>();
    (0..w.len() / n).map(|i| softplus(row(i))).collect()
}

#[differentiable(order = 2)]
fn network(inner: &[f64], outer: &[f64], #[no_diff] x: &[f64; 3]) -> f64 {
    let hidden = layer(inner, x);
    let y = layer(outer, &hidden);
    y.iter().map(|v| v * v).sum()
}

#[test]
fn through_functions_that_return_vectors() {
    let (outer, step) = ([0.3, -0.8], [0.2, 0.7]);
    against_differences!(
        network: |t| (&along(&X, &D, t), &along(&outer, &step, t), &[0.5, -0.3, 1.2]),
        (&D, &step)
    );
}

#[differentiable(order = 2)]
fn rhs(a: f64, y: &[f64], k: &mut [f64]) {
    let n = y.len();
    for i in 0..n {
        let left = if i == 0 { y[n - 1] } else { y[i - 1] };
        k[i] = a * (left - y[i]) * y[i].sin();
    }
}

#[differentiable(order = 2)]
fn integrated(a: f64, start: &[f64], steps: usize) -> f64 {
    let (mut y, mut k) = (start.to_vec(), vec![0.0; start.len()]);
    for step in 0..steps {
        rhs(a, &y, &mut k);
        for (y, k) in y.iter_mut().zip(&k) {
            *y += 0.1 * k;
        }
        if step % 2 == 1 {
            y.swap(0, 1);
        }
    }
    y.iter().map(|y| y.powi(3)).sum()
}

#[test]
fn through_writes_in_place_and_loops() {
    against_differences!(integrated: |t| (0.9 + 0.4 * t, &along(&X, &D, t), 7), (0.4, &D));
}

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Vec3 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable(order = 2)]
impl Vec3 {
    fn minus(self, other: Vec3) -> Vec3 {
        Vec3 {
            x: self.x - other.x,
            y: self.y - other.y,
            z: self.z - other.z,
        }
    }
    fn dot(&self, other: &Vec3) -> f64 {
        self.x * other.x + self.y * other.y + self.z * other.z
    }
    fn norm(self) -> f64 {
        self.dot(&self).sqrt()
    }
    fn drift(&mut self, by: f64) {
        self.x += by * self.y;
        self.z *= by;
    }
}

#[derive(Clone, Debug, Differentiable)]
struct Cluster {
    bodies: Vec<Vec3>,
    masses: Vec<f64>,
    softening: f64,
    #[no_diff]
    shift: f64,
    label: usize,
}

#[differentiable(order = 2)]
impl Cluster {
    fn count(&self) -> usize {
        self.bodies.len()
    }
    fn pair(&self, i: usize, j: usize) -> f64 {
        let d = self.bodies[i].minus(self.bodies[j]);
        -self.masses[i] * self.masses[j] / (d.norm() + self.softening * self.softening)
    }
    fn potential(&self) -> f64 {
        let mut total = self.shift * self.softening;
        for i in 0..self.count() {
            for j in 0..i {
                total += self.pair(i, j);
            }
        }
        total
    }
}

#[differentiable(order = 2)]
fn drifted(cluster: &Cluster, by: f64) -> f64 {
    let mut moved = cluster.clone();
    for body in moved.bodies.iter_mut() {
        body.drift(by);
    }
    moved.masses[0] *= by;
    moved.potential() / moved.count() as f64 + cluster.bodies[moved.label].norm()
}

#[test]
fn through_structs_and_methods() {
    let body = |i: usize, t: f64| Vec3 {
        x: X[i] + t * D[i],
        y: X[i + 1] - t * D[i],
        z: 0.3 * i as f64 + 0.4 + t * D[i + 1],
    };
    let cluster = |t: f64| Cluster {
        bodies: (0..4).map(|i| body(i, t)).collect(),
        masses: along(&[1.0, 0.7, 0.4, 1.2], &D[..4], t),
        softening: 0.6 + 0.3 * t,
        shift: 0.8,
        label: 1,
    };
    let tangent = |i: usize| Vec3Tangent {
        x: D[i],
        y: -D[i],
        z: D[i + 1],
    };
    let direction = ClusterTangent {
        bodies: (0..4).map(tangent).collect(),
        masses: D[..4].to_vec(),
        softening: 0.3,
    };
    against_differences!(drifted: |t| (&cluster(t), 1.3 + 0.2 * t), (&direction, 0.2), 1e-7);
    let method = hvp!(Cluster::potential)(&cluster(0.0), &direction);
    let gradients = differences(|t| flat(grad!(Cluster::potential)(&cluster(t))));
    assert_close(&flat(method), &gradients, 1e-7);
}

/// A stepper that keeps its time in a field without a gradient.
#[derive(Clone, Debug, Differentiable)]
struct Oscillator {
    x: f64,
    #[no_diff]
    t: f64,
    #[no_diff]
    phase: f64,
    #[no_diff]
    dt: f64,
}

#[differentiable(order = 2)]
impl Oscillator {
    fn step(&mut self, k: f64) {
        self.x += self.dt * (k * self.x + self.t.sin());
        self.t += self.dt;
        self.phase = -self.t * 2.0;
    }
}

#[differentiable(order = 2)]
fn oscillated(x: f64, k: f64) -> f64 {
    let mut o = Oscillator {
        x,
        t: 0.0,
        phase: 0.0,
        dt: 0.1,
    };
    for _ in 0..5 {
        o.step(k);
    }
    o.x * o.x * (2.0 + o.phase)
}

#[test]
fn beside_fields_without_gradients() {
    against_differences!(oscillated: |t| (0.7 + 0.5 * t, 0.3 + t), (0.5, 1.0));
}

#[differentiable(order = 2)]
fn minor(a: &[f64], n: usize, row: usize, used: u32) -> f64 {
    if row == n {
        return 1.0;
    }
    let (mut sum, mut sign) = (0.0, 1.0);
    for col in 0..n {
        if used & (1 << col) == 0 {
            sum += sign * a[row * n + col] * minor(a, n, row + 1, used | (1 << col));
            sign = -sign;
        }
    }
    sum
}

#[differentiable(order = 2)]
fn even_terms(x: f64, n: i32) -> f64 {
    if n == 0 { x } else { x * odd_terms(x, n - 1) }
}

#[differentiable(order = 2)]
fn odd_terms(x: f64, n: i32) -> f64 {
    if n == 0 {
        1.0
    } else {
        x + even_terms(x.sin(), n - 1)
    }
}

#[test]
fn through_functions_that_call_themselves_and_each_other() {
    let nine = [0.4, -1.1, 0.7, 1.3, 0.2, -0.6, 0.9, 0.5, -0.8];
    let d = [0.1, 0.2, -0.3, 0.4, 0.5, -0.6, 0.7, 0.8, 0.9];
    against_differences!(minor: |t| (&along(&nine, &d, t), 3, 0, 0), &d);
    against_differences!(even_terms: |t| (0.7 + t, 5), 1.0);
}

#[derive(Clone, Debug, Differentiable)]
enum Loss {
    Squared,
    Huber { delta: f64 },
    Power(f64),
}

#[differentiable(order = 2)]
fn loss(kind: &Loss, r: f64) -> f64 {
    match kind {
        Loss::Squared => 0.5 * r * r,
        Loss::Huber { delta } if r.abs() > *delta => delta * (r.abs() - 0.5 * delta),
        Loss::Huber { .. } => 0.5 * r * r,
        Loss::Power(p) => r.abs().powf(*p),
    }
}

#[differentiable(order = 2)]
fn fitted(kind: &Loss, slope: f64, data: &[(f64, f64)]) -> f64 {
    data.iter()
        .map(|&(x, y)| loss(kind, y - slope * x.tanh()))
        .sum()
}

#[test]
fn through_enums_and_tuples() {
    let data = [(0.4, 1.7), (-1.2, 0.3), (2.0, 2.2)];
    let d = [(0.3, 0.1), (0.2, -0.5), (0.7, 0.4)];
    let at = |t: f64| [0, 1, 2].map(|i| (data[i].0 + t * d[i].0, data[i].1 + t * d[i].1));
    let huber = LossTangent::Huber { delta: 0.2 };
    against_differences!(fitted: |t| (&Loss::Huber { delta: 0.9 + 0.2 * t }, 0.8 + t, &at(t)), (&huber, 1.0, &d));
    let power = LossTangent::Power(0.3);
    against_differences!(fitted: |t| (&Loss::Power(2.7 + 0.3 * t), 0.8 + t, &at(t)), (&power, 1.0, &d));
    let squared = LossTangent::Squared;
    against_differences!(fitted: |t| (&Loss::Squared, 0.8 + t, &at(t)), (&squared, 1.0, &d));
}

#[differentiable(order = 2)]
fn power_series<T: Real>(x: T, terms: usize) -> T {
    let (mut term, mut sum) = (T::one(), T::one());
    for n in 1..terms {
        term = term * x / T::lit(n as f64);
        sum += term * term;
    }
    sum
}

#[test]
fn of_generic_functions_and_of_single_precision() {
    against_differences!(power_series::<f64>: |t| (0.7 + t, 9), 1.0);
    let single: f32 = hvp!(power_series::<f32>)((0.7f32, 9), 1.0f32);
    let double: f64 = hvp!(power_series::<f64>)((0.7, 9), 1.0);
    assert!((f64::from(single) - double).abs() < 1e-4 * double.abs());
}

#[differentiable(order = 2)]
fn product<const N: usize>(a: &[[f64; N]; N], b: &[[f64; N]; N]) -> [[f64; N]; N] {
    let mut c = [[0.0; N]; N];
    for i in 0..N {
        for j in 0..N {
            for k in 0..N {
                c[i][j] += a[i][k] * b[k][j];
            }
        }
    }
    c
}

#[differentiable(order = 2)]
fn trace_of_cube(a: &[[f64; 2]; 2]) -> f64 {
    let cube = product(&product(a, a), a);
    (0..2).map(|i| cube[i][i]).sum()
}

#[test]
fn through_arrays_of_arrays() {
    let d = [[0.3, 0.5], [-0.2, 0.1]];
    let at = |t: f64| {
        [
            [0.4 + t * 0.3, -1.1 + t * 0.5],
            [0.7 - t * 0.2, 1.3 + t * 0.1],
        ]
    };
    against_differences!(trace_of_cube: |t| (&at(t)), &d);
}

#[differentiable(order = 2)]
fn chosen(x: &[f64], threshold: f64) -> f64 {
    let peak = x.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let mut total = 0.0;
    let mut i = 0;
    while i < x.len() && total < 4.0 {
        let v = x[i];
        i += 1;
        if v < 0.0 {
            continue;
        }
        total += v.clamp(0.1, 5.0).powi(3) / (1.0 + threshold * v).max(0.5);
    }
    total * peak
}

#[test]
fn through_choices_and_loops_that_end_early() {
    against_differences!(chosen: |t| (&along(&X, &D, t), 0.8 + 0.3 * t), (&D, 0.3));
}

#[differentiable(order = 2)]
fn long(x: f64, steps: usize) -> f64 {
    let mut y = x;
    #[checkpoint]
    for i in 0..steps {
        y = (y + 0.1 * i as f64).sin() * x;
    }
    y
}

#[test]
fn through_checkpoints() {
    against_differences!(long: |t| (1.1 + t, 20), 1.0);
}

#[differentiable(order = 2)]
fn sorted(x: &[f64]) -> f64 {
    let mut s = x.to_vec();
    s.sort_by(|a, b| a.partial_cmp(b).unwrap());
    let gaps: Vec<f64> = s.windows(2).map(|w| (w[1] - w[0]).ln()).collect();
    gaps.iter().sum::<f64>()
        + s.iter()
            .enumerate()
            .map(|(i, v)| i as f64 * v * v)
            .sum::<f64>()
}

#[test]
fn through_sorts_and_iterators() {
    against_differences!(sorted: |t| (&along(&X, &D, t)), &D, 1e-7);
}

#[differentiable(order = 2, wrt(x))]
fn weighted(x: &[f64], weights: &[f64], by: f64) -> f64 {
    x.iter().zip(weights).map(|(x, w)| w * (by * x).exp()).sum()
}

#[test]
fn with_respect_to_some_params() {
    against_differences!(weighted: |t| (&along(&X, &D, t), &[1.0; 6], 0.7), &D);
}

/// `x` times the Hessian times `d` is `d` times the Hessian times `x`.
#[test]
fn the_hessian_is_symmetric() {
    let other = [0.7, -0.1, 0.4, 0.2, -0.9, 0.5];
    let dot = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| a * b).sum::<f64>();
    let [one, two] = [&D, &other].map(|d| hvp!(integrated)((0.9, &X, 9), (0.0, d)).1);
    let (a, b) = (dot(&other, &one), dot(&D, &two));
    assert!((a - b).abs() < 1e-12 * a.abs().max(1.0), "{a} {b}");
}

/// What was not chosen contributes nothing, whatever its slope.
#[differentiable(order = 2)]
fn beside_a_root(x: f64, y: f64) -> f64 {
    let root = x.sqrt();
    let chosen = if y > 0.0 { y * y * y } else { root };
    chosen.max(root)
}

#[test]
fn what_is_not_chosen_contributes_nothing() {
    assert_eq!(hvp!(beside_a_root)((0.0, 2.0), (1.0, 1.0)), (0.0, 12.0));
}

#[differentiable(order = 2)]
fn left_behind(x: f64, out: &mut Vec<f64>) -> f64 {
    out.push(x * x);
    out[0] * x
}

#[test]
fn in_outs_are_left_as_the_function_leaves_them() {
    let (mut out, mut d) = (vec![3.0], vec![0.5]);
    let (by_x, by_out) = hvp!(left_behind)((2.0, &mut out), (1.0, &mut d));
    assert_eq!((by_x, by_out), (0.5, vec![1.0]));
    assert_eq!(out, [3.0, 4.0]);
}

/// The trace of the Hessian of a chained Rosenbrock function, whose diagonal is known: `2 + 1200 x_i^2 - 400 x_{i+1}` and `200`.
#[differentiable(order = 2)]
fn chained(x: &[f64]) -> f64 {
    x.windows(2)
        .map(|w| (1.0 - w[0]).powi(2) + 100.0 * (w[1] - w[0] * w[0]).powi(2))
        .sum()
}

#[test]
fn a_hessian_of_one_array_is_a_matrix() {
    let h = hessian!(chained)(&X);
    let n = X.len();
    assert_eq!((h.nrows(), h.ncols()), (n, n));
    for i in 0..n {
        let own = if i + 1 < n {
            2.0 + 1200.0 * X[i] * X[i] - 400.0 * X[i + 1]
        } else {
            0.0
        };
        let next = if i > 0 { 200.0 } else { 0.0 };
        assert!((h[(i, i)] - own - next).abs() < 1e-10);
        for j in 0..n {
            let beside = match i.abs_diff(j) {
                0 => continue,
                1 => -400.0 * X[i.min(j)],
                _ => 0.0,
            };
            assert!((h[(i, j)] - beside).abs() < 1e-10, "{i} {j}");
        }
    }
}

#[test]
fn a_hessian_of_several_params_is_made_of_blocks() {
    assert_eq!(
        hessian!(rosenbrock)(1.0, 1.0),
        ((802.0, -400.0), (-400.0, 200.0))
    );
    let cross = hessian!(weighted_by)(&[1.0, 2.0], 3.0);
    assert_eq!(cross.0.0, [[6.0, 0.0], [0.0, 6.0]]);
    assert_eq!(
        (cross.0.1.into_vec(), cross.1.0.into_vec(), cross.1.1),
        (vec![2.0, 4.0], vec![2.0, 4.0], 0.0)
    );
    assert_eq!(hessian!(even_terms)(0.5, 0), 0.0);
}

#[differentiable(order = 2)]
fn weighted_by(x: &[f64], w: f64) -> f64 {
    w * x.iter().map(|x| x * x).sum::<f64>()
}

#[test]
fn the_hessian_of_a_struct_is_in_the_order_of_its_numbers() {
    let v = Vec3 {
        x: 3.0,
        y: 0.0,
        z: 4.0,
    };
    let h = hessian!(Vec3::norm)(v);
    // (1 - v v^T / |v|^2) / |v|
    let unit = [0.6, 0.0, 0.8];
    for i in 0..3 {
        for j in 0..3 {
            let expected = (f64::from(i == j) - unit[i] * unit[j]) / 5.0;
            assert!((h[(i, j)] - expected).abs() < 1e-15);
        }
    }
}

#[test]
fn a_hessian_leaves_in_outs_as_the_function_does() {
    let mut out = vec![3.0];
    let h = hessian!(left_behind)(2.0, &mut out);
    assert_eq!(
        (h.0.0, h.0.1.into_vec(), h.1.0.into_vec()),
        (0.0, vec![1.0], vec![1.0])
    );
    assert_eq!(out, [3.0, 4.0]);
}

#[differentiable(order = 2)]
fn well(x: &[f64], depth: f64) -> f64 {
    -depth * (-x.iter().map(|x| x * x).sum::<f64>()).exp()
}

#[test]
fn products_of_closures_are_those_of_functions() {
    let (depth, at, along) = (1.7, [0.3, -0.6, 0.2], vec![1.0, 0.5, -2.0]);
    let found = hvp!(|x: &[f64]| well(x, depth) + x[0] * x[1])(&at, &along);
    let (mut expected, _) = hvp!(well)((&at, depth), (&along, 0.0));
    expected[0] += along[1];
    expected[1] += along[0];
    assert_close(&found, &expected, 1e-15);
}

#[test]
fn hessians_of_closures_are_those_of_functions() {
    let (depth, at) = (1.7, [0.3, -0.6, 0.2]);
    let found = hessian!(|x: &[f64]| well(x, depth))(&at);
    let whole = hessian!(well)(&at, depth);
    assert_eq!(found, whole.0.0);
    let picked = [2, 0, 2];
    let of_both = hessian!(|x: &[f64], k: f64, which: &[usize]| {
        let mut sum = 0.0;
        for i in which {
            sum += k * k * x[*i].powi(3);
        }
        sum
    })(&at, depth, &picked);
    let k2 = depth * depth;
    assert_close(
        &of_both.0.0.into_vec(),
        &[
            6.0 * k2 * at[0],
            0.0,
            0.0,
            0.0,
            0.0,
            0.0,
            0.0,
            0.0,
            12.0 * k2 * at[2],
        ],
        1e-15,
    );
    assert_close(
        &[of_both.1.1],
        &[2.0 * (at[0].powi(3) + 2.0 * at[2].powi(3))],
        1e-15,
    );
}

#[test]
fn hessians_of_closures_that_write() {
    let (a, mut u) = (3.0, [1.0, 2.0]);
    let h = hessian!(|u: &mut [f64], k: f64| {
        u[0] *= u[1] * a;
        u[0] * k
    })(&mut u, 5.0);
    assert_eq!(h.0.0, [[0.0, 15.0], [15.0, 0.0]]);
    assert_eq!(
        (h.0.1, h.1.1, u),
        (grads::Matrix::new(2, 1, vec![6.0, 3.0]), 0.0, [6.0, 2.0])
    );
}

#[test]
fn closures_capture_and_take_structs() {
    let v = Vec3 {
        x: 3.0,
        y: 0.5,
        z: 4.0,
    };
    let scale = 2.0;
    let found = hessian!(|v: &Vec3| scale * v.norm())(&v);
    let one = hessian!(Vec3::norm)(v);
    let doubled: Vec<f64> = one.into_vec().iter().map(|h| 2.0 * h).collect();
    assert_close(&found.into_vec(), &doubled, 1e-15);
}

/// A constant of a type that has no gradient at all.
struct Readings {
    of: Vec<f64>,
}

#[differentiable(order = 2)]
impl Readings {
    fn weighed(#[no_diff] &self, i: usize, x: f64) -> f64 {
        self.of[i] * x * x * x
    }
}

#[differentiable(order = 2)]
fn over_readings(x: &[f64], #[no_diff] readings: &Readings) -> f64 {
    let mut sum = 0.0;
    for (i, &x) in x.iter().enumerate() {
        sum += readings.weighed(i, x);
    }
    sum
}

#[test]
fn through_methods_of_constants_without_gradients() {
    let readings = Readings { of: vec![2.0, 3.0] };
    let h = hessian!(over_readings)(&[0.5, 1.0], &readings);
    assert_eq!(h, [[6.0, 0.0], [0.0, 18.0]]);
}

#[test]
fn what_the_tables_name_is_run() -> Result<(), String> {
    claims::hold()
}
