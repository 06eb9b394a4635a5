//! Programs as people write them with `ndarray`: regressions, networks, kernels, an equation in time. Each has the value of the plain
//! function to the bit, and the gradient of differences.

// Programs as people write them, not as a linter would have them.
#![allow(clippy::all)]

use grads::check_grads;
use grads::prelude::*;
use ndarray::{Array1, Array2, ArrayView1, ArrayView2, Axis, array, s};

fn vector() -> Array1<f64> {
    array![0.3, -0.7, 1.1, 0.4, 0.8, -0.25]
}

fn matrix() -> Array2<f64> {
    array![[0.3, -0.7, 1.1], [0.4, 0.9, -0.2]]
}

fn square() -> Array2<f64> {
    array![[0.3, -0.7], [0.2, 0.1]]
}

/// Compares the value to the bit, and the gradient with differences.
macro_rules! agrees {
    ($f:ident($($arg:expr),+)) => {{
        let (value, _) = value_and_grad!($f)($($arg),+);
        assert_eq!(value.to_bits(), $f($($arg),+).to_bits());
        check_grads!($f)($($arg),+);
    }};
}

#[derive(Differentiable, Clone, Debug)]
struct Mlp {
    w1: Array2<f64>,
    b1: Array1<f64>,
    w2: Array2<f64>,
    b2: Array1<f64>,
}

#[differentiable]
impl Mlp {
    fn forward(&self, x: &Array1<f64>) -> Array1<f64> {
        let h = (self.w1.dot(x) + &self.b1).mapv(f64::tanh);
        self.w2.dot(&h) + &self.b2
    }
}

#[differentiable]
fn mlp_loss(m: &Mlp, #[no_diff] x: &Array1<f64>, #[no_diff] t: &Array1<f64>) -> f64 {
    let e = m.forward(x) - t;
    (&e * &e).sum()
}

#[test]
fn perceptron_in_a_struct() {
    let m = Mlp {
        w1: array![[0.3, -0.7], [0.2, 0.1], [0.5, 0.6]],
        b1: array![0.1, 0.2, 0.3],
        w2: array![[0.1, 0.2, 0.7]],
        b2: array![0.4],
    };
    let (x, t) = (array![0.5, -0.3], array![0.9]);
    agrees!(mlp_loss(&m, &x, &t));
    let d: MlpTangent = grad!(mlp_loss)(&m, &x, &t);
    assert_eq!(d.w1.shape(), [3, 2]);
    // one step against the gradient
    let after = mlp_loss(&(&m - 0.1 * &d), &x, &t);
    assert!(after < mlp_loss(&m, &x, &t));
}

#[differentiable]
fn quadratic(a: ArrayView2<f64>, x: ArrayView1<f64>) -> f64 {
    let g = a.t().dot(&a);
    x.dot(&g.dot(&x)) * 0.5
}

#[test]
fn views_as_arguments() {
    let (a, v) = (matrix(), vector());
    agrees!(quadratic(a.view(), v.slice(s![..3])));
    agrees!(quadratic(a.slice(s![.., ..;2]), v.slice(s![..;-3])));
}

#[differentiable]
fn mse(w: &Array1<f64>, b: f64, #[no_diff] x: &Array2<f64>, #[no_diff] y: &Array1<f64>) -> f64 {
    let pred = x.dot(w) + b;
    let err = &pred - y;
    err.dot(&err) / y.len() as f64
}

#[test]
fn linear_regression() {
    agrees!(mse(
        &array![0.1, 0.2, 0.3],
        0.4,
        &matrix(),
        &array![1.0, 2.0]
    ));
}

#[differentiable]
fn log_loss(w: &Array1<f64>, #[no_diff] x: &Array2<f64>, #[no_diff] y: &Array1<f64>) -> f64 {
    let z = x.dot(w);
    let p = z.mapv(|v| 1.0 / (1.0 + (-v).exp()));
    let n = y.len();
    let mut loss = 0.0;
    for i in 0..n {
        loss -= y[i] * p[i].ln() + (1.0 - y[i]) * (1.0 - p[i]).ln();
    }
    loss / n as f64
}

#[test]
fn logistic_regression() {
    agrees!(log_loss(
        &array![0.1, 0.2, 0.3],
        &matrix(),
        &array![1.0, 0.0]
    ));
}

#[differentiable]
fn cross_entropy(w: &Array2<f64>, #[no_diff] x: &Array2<f64>, #[no_diff] t: &[usize]) -> f64 {
    let z = x.dot(w);
    let mut total = 0.0;
    for (i, row) in z.outer_iter().enumerate() {
        let e = row.mapv(f64::exp);
        total += e.sum().ln() - row[t[i]];
    }
    total / t.len() as f64
}

#[test]
fn softmax_by_rows() {
    agrees!(cross_entropy(&matrix().t().to_owned(), &matrix(), &[1, 0]));
}

#[differentiable]
fn covariance(x: &Array2<f64>) -> f64 {
    let n = x.nrows() as f64;
    let mean = x.mean_axis(Axis(0)).unwrap();
    let c = x - &mean;
    let s = c.t().dot(&c) / (n - 1.0);
    s[[0, 1]] + s.diag().sum()
}

#[test]
fn covariance_of_columns() {
    agrees!(covariance(&matrix()));
}

#[differentiable]
fn heat(u0: &Array1<f64>, alpha: f64) -> f64 {
    let mut u = u0.clone();
    for _ in 0..5 {
        let n = u.len();
        let lap = &u.slice(s![2..]) - 2.0 * &u.slice(s![1..n - 1]) + &u.slice(s![..n - 2]);
        let mut next = u.clone();
        for i in 1..n - 1 {
            next[i] = u[i] + alpha * lap[i - 1];
        }
        u = next;
    }
    u.mapv(|v| v * v).sum()
}

#[test]
fn heat_equation_by_slices() {
    agrees!(heat(&vector(), 0.1));
}

#[differentiable]
fn in_place(x: &Array1<f64>, k: f64) -> f64 {
    let mut y = x.clone();
    y *= k;
    y += x;
    y -= 1.0;
    y[0] = 2.0 * y[1];
    y.sum()
}

#[test]
fn operators_in_place() {
    agrees!(in_place(&vector(), 0.7));
}

#[differentiable]
fn kernel(x: &Array2<f64>, ell: f64) -> f64 {
    let n = x.nrows();
    let mut k = Array2::<f64>::zeros((n, n));
    for i in 0..n {
        for j in 0..n {
            let d = &x.row(i) - &x.row(j);
            k[[i, j]] = (-0.5 * d.dot(&d) / (ell * ell)).exp();
        }
    }
    k.sum()
}

#[test]
fn kernel_of_rows() {
    agrees!(kernel(&matrix(), 0.7));
}

#[differentiable]
fn of_values(x: Array1<f64>, y: Array1<f64>) -> f64 {
    let z = x * y;
    z.sum()
}

#[test]
fn arrays_by_value() {
    let (x, y) = (vector(), vector().mapv(f64::cos));
    check_grads!(of_values)(x.clone(), y.clone());
    assert_eq!(grad!(of_values)(x.clone(), y.clone()), (y, x));
}

#[differentiable]
fn sigmoid(x: &Array1<f64>) -> Array1<f64> {
    x.mapv(|v| 1.0 / (1.0 + (-v).exp()))
}

#[differentiable]
fn two_layers(w1: &Array2<f64>, w2: &Array2<f64>, x: &Array1<f64>) -> f64 {
    let h = sigmoid(&w1.dot(x));
    let o = sigmoid(&w2.dot(&h));
    o.sum()
}

#[test]
fn helper_that_returns_an_array() {
    agrees!(two_layers(&square(), &square(), &array![0.2, 0.5]));
}

#[differentiable]
fn rnn(w: &Array2<f64>, u: &Array2<f64>, #[no_diff] xs: &Array2<f64>) -> f64 {
    let mut h = Array1::zeros(w.nrows());
    for x in xs.outer_iter() {
        h = (w.dot(&h) + u.dot(&x)).mapv(f64::tanh);
    }
    h.dot(&h)
}

#[test]
fn recurrent_network_over_rows() {
    let xs = array![[0.3, 0.2], [0.1, 0.9], [-0.4, 0.2]];
    agrees!(rnn(&square(), &square(), &xs));
}

#[differentiable]
fn by_iterators(a: &Array1<f64>) -> f64 {
    let n = a.iter().map(|v| v.powi(2)).sum::<f64>().sqrt();
    n + a
        .iter()
        .zip(a.iter())
        .map(|(x, y)| x * y.sin())
        .sum::<f64>()
}

#[differentiable]
fn by_indices(a: &Array1<f64>) -> f64 {
    let mut s = 0.0;
    for i in 1..a.len() {
        s += (a[i] - a[i - 1]).powi(2);
    }
    s
}

#[test]
fn vectors_as_slices() {
    agrees!(by_iterators(&vector()));
    agrees!(by_indices(&vector()));
}

#[differentiable]
fn softmax(x: &Array1<f64>, k: usize) -> f64 {
    let m = x.fold(f64::NEG_INFINITY, |a: f64, b: &f64| a.max(*b));
    let e = x.mapv(|v| (v - m).exp());
    let p = &e / e.sum();
    -p[k].ln()
}

#[test]
fn softmax_with_the_maximum_taken_out() {
    agrees!(softmax(&vector(), 2));
}

#[differentiable]
fn reshaped(x: &Array1<f64>) -> f64 {
    let m = x.clone().into_shape_with_order((2, 3)).unwrap();
    m.dot(&m.t()).sum()
}

#[test]
fn vector_as_a_matrix() {
    agrees!(reshaped(&vector()));
}

#[differentiable]
trait Norms {
    fn norm2(&self) -> f64;
}

#[differentiable]
impl Norms for Array1<f64> {
    fn norm2(&self) -> f64 {
        self.dot(self).sqrt()
    }
}

#[differentiable]
fn by_own_trait(x: &Array1<f64>) -> f64 {
    x.norm2() * 2.0
}

#[test]
fn trait_of_ones_own_on_arrays() {
    agrees!(by_own_trait(&vector()));
}

/// A sum as the prior of a neural network has it: many arrays in a vector of structs.
#[derive(Differentiable, Clone, Debug)]
struct Layer {
    w: Array2<f64>,
    b: Array1<f64>,
}

#[differentiable]
fn penalty(layers: &[Layer], x: &Array1<f64>) -> f64 {
    let mut h = x.clone();
    let mut norm = 0.0;
    for layer in layers {
        h = layer.w.dot(&h) + &layer.b;
        norm += layer.w.mapv(|w| w * w).sum();
    }
    h.sum() + 0.01 * norm
}

#[test]
fn layers_in_a_vector() {
    let layer = |k: f64| Layer {
        w: square() * k,
        b: array![0.1, k],
    };
    let layers = [layer(1.0), layer(-0.5)];
    agrees!(penalty(&layers, &array![0.2, 0.5]));
}

/// Plain functions of constants are called as they are, and arrays of integers are constants.
#[differentiable]
fn chosen(x: &Array1<f64>, #[no_diff] which: &Array1<usize>) -> f64 {
    let mut s = 0.0;
    for i in 0..which.len() {
        s += x[which[i]] * x[which[i]];
    }
    s
}

#[test]
fn arrays_of_indices() {
    let (value, dx) = value_and_grad!(chosen)(&vector(), &array![1, 3, 3]);
    assert_eq!(value, chosen(&vector(), &array![1, 3, 3]));
    let expected = [0.0, -1.4, 0.0, 1.6, 0.0, 0.0];
    assert!(dx.iter().zip(expected).all(|(d, e)| (d - e).abs() < 1e-15));
}

#[differentiable]
fn deviation(x: &Array1<f64>) -> f64 {
    let mean = x.mean().unwrap();
    let n = x.len() as f64;
    let var = x.mapv(|v| (v - mean).powi(2)).sum() / n;
    var.sqrt()
}

#[differentiable]
fn standardised(x: &Array1<f64>) -> f64 {
    let mean = x.mean().unwrap();
    let sd = x.std(0.0);
    let z = x.mapv(|v| (v - mean) / sd);
    z[0] * z[1]
}

#[test]
fn closures_that_capture_what_methods_gave() {
    agrees!(deviation(&vector()));
    agrees!(standardised(&vector()));
}

#[differentiable]
fn decay(p: &Array1<f64>, #[no_diff] t: &Array1<f64>) -> Array1<f64> {
    t.mapv(|t| p[0] * (-p[1] * t).exp())
}

#[test]
fn jacobian_of_an_array() {
    let j = jacobian!(decay)(&array![0.3, 0.4], &array![0.0, 2.0]);
    let e = (-0.8f64).exp();
    let expected = array![[1.0, 0.0], [e, -0.6 * e]];
    assert!((Array2::from(j) - expected).iter().all(|d| d.abs() < 1e-15));
}

#[differentiable]
fn largest(x: &Array1<f64>, doubled: bool) -> f64 {
    let y = if doubled { x * 2.0 } else { x.clone() };
    let mut best = f64::NEG_INFINITY;
    for v in y.iter() {
        if *v > best {
            best = *v;
        }
    }
    best + y.iter().cloned().fold(f64::NEG_INFINITY, f64::max)
}

#[test]
fn array_of_a_branch() {
    assert_eq!(
        grad!(largest)(&vector(), true),
        array![0.0, 0.0, 4.0, 0.0, 0.0, 0.0]
    );
    assert_eq!(
        grad!(largest)(&vector(), false),
        array![0.0, 0.0, 2.0, 0.0, 0.0, 0.0]
    );
}
