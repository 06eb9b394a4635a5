//! Arrays in modules that are seen at once, without attributes on functions and types.

use grads::check_grads;
use grads::prelude::*;
use ndarray::{Array1, Array2, array};

#[differentiable]
mod model {
    use ndarray::{Array1, Array2, Axis};

    #[derive(Clone, Debug)]
    pub struct Net {
        pub w: Array2<f64>,
        pub b: Array1<f64>,
    }

    impl Net {
        fn layer(&self, x: &Array1<f64>) -> Array1<f64> {
            relu(&(self.w.dot(x) + &self.b))
        }
    }

    fn relu(x: &Array1<f64>) -> Array1<f64> {
        x.mapv(|v| if v > 0.0 { v } else { 0.1 * v })
    }

    pub fn loss(n: &Net, x: &Array1<f64>) -> f64 {
        let y = n.layer(x);
        let z = &y - y.mean().unwrap();
        z.dot(&z)
    }

    pub fn by_columns(a: &Array2<f64>) -> f64 {
        let m = a.sum_axis(Axis(0));
        let mut s = 0.0;
        for j in 0..a.ncols() {
            let c = a.column(j);
            s += c.dot(&c) / m[j];
        }
        s
    }
}

fn vector() -> Array1<f64> {
    array![0.3, -0.7, 1.1]
}

fn matrix() -> Array2<f64> {
    array![[0.3, -0.7, 1.1], [0.4, 0.9, -0.2], [0.4, 0.1, 0.2]]
}

#[test]
fn network_with_methods() {
    let net = model::Net {
        w: matrix(),
        b: vector(),
    };
    check_grads!(model::loss)(&net, &vector());
    let (value, _) = value_and_grad!(model::loss)(&net, &vector());
    assert_eq!(value.to_bits(), model::loss(&net, &vector()).to_bits());
}

#[test]
fn columns_of_a_matrix() {
    check_grads!(model::by_columns)(&matrix());
}

#[differentiable]
mod chains {
    use ndarray::{Array1, Array2};

    pub struct Hmm {
        log_t: Array2<f64>,
        mu: Array1<f64>,
        sigma: f64,
    }
    fn logsumexp(x: &Array1<f64>) -> f64 {
        let m = x.iter().cloned().fold(f64::NEG_INFINITY, f64::max);
        m + x.mapv(|v| (v - m).exp()).sum().ln()
    }
    impl Hmm {
        fn emission(&self, k: usize, y: f64) -> f64 {
            let z = (y - self.mu[k]) / self.sigma;
            -0.5 * z * z - self.sigma.ln()
        }
        fn forward(&self, ys: &[f64]) -> f64 {
            // the number of states is a count, and `i` and `j` are positions
            let k = self.mu.len();
            let mut alpha: Array1<f64> =
                Array1::from_shape_fn(k, |i| self.emission(i, ys[0]) - (k as f64).ln());
            for &y in &ys[1..] {
                alpha = Array1::from_shape_fn(k, |j| {
                    logsumexp(&(&alpha + &self.log_t.column(j))) + self.emission(j, y)
                });
            }
            logsumexp(&alpha)
        }
    }
    pub fn likelihood(q: &[f64]) -> f64 {
        let raw = Array2::from_shape_vec((3, 3), q[..9].to_vec()).unwrap();
        let mut log_t = raw.clone();
        for (mut row, r) in log_t.rows_mut().into_iter().zip(raw.rows()) {
            let z = logsumexp(&r.to_owned());
            row -= z;
        }
        let mu = Array1::from(q[9..].to_vec());
        let model = Hmm {
            log_t,
            mu,
            sigma: 0.7,
        };
        model.forward(&[0.1, 0.9, 1.4, 0.3, 2.0])
    }

    fn scaled(x: &Array2<f64>) -> Array1<f64> {
        let y = x * 2.0;
        let (n, m) = (x.nrows(), y.ncols());
        Array1::from_shape_fn(n, |i| x[[i, 0]] * (n + m) as f64)
    }
    pub fn counted(q: &[f64]) -> f64 {
        let x = Array2::from_shape_vec((4, 3), q.to_vec()).unwrap();
        scaled(&x).sum()
    }
}

#[test]
fn counts_of_arrays_and_positions_in_them() {
    let q: Vec<f64> = (0..12).map(|i| (0.9 * f64::from(i)).sin() + 1.5).collect();
    right!(chains::likelihood, &q);
    right!(chains::counted, &q);
}

/// Data that are constants, what functions give that are called, and the shapes of arrays.
#[differentiable]
mod data {
    use ndarray::{Array1, Array2, Array3, ArrayView1, ArrayView2, Axis, s};

    #[derive(Clone)]
    struct Layer {
        w: Array2<f64>,
        b: Array1<f64>,
    }
    fn fitted(layer: &Layer, x: ArrayView1<f64>) -> f64 {
        (layer.w.dot(&x) + &layer.b).mapv(f64::tanh).sum()
    }
    pub fn loss(q: &[f64]) -> f64 {
        // the closures take positions, and the rows of a constant are run over
        let layer = Layer {
            w: Array2::from_shape_fn((4, 2), |(i, j)| (q[i] * q[j + 2]).sin()),
            b: Array1::zeros(4),
        };
        let inputs = Array2::from_shape_vec((3, 2), vec![0.1, 0.5, -0.4, 0.9, 1.0, -0.2]).unwrap();
        let targets = [0.3, 0.1, 0.8];
        let mut total = 0.0;
        for row in inputs.outer_iter() {
            total += row[0] * q[0] + row.sum() * q[1];
        }
        let misfits = inputs.outer_iter().zip(targets);
        total
            + misfits
                .map(|(x, t)| (fitted(&layer, x) - t).powi(2))
                .sum::<f64>()
    }

    struct Pca {
        mean: Array1<f64>,
        components: Array2<f64>,
    }
    impl Pca {
        fn fit(x: ArrayView2<f64>, steps: usize) -> Self {
            let mean = x.mean_axis(Axis(0)).unwrap();
            let c = &x - &mean.clone().insert_axis(Axis(0));
            let cov = c.t().dot(&c) / (x.nrows() as f64 - 1.0);
            let mut v = Array1::from_elem(x.ncols(), 1.0);
            for _ in 0..steps {
                v = cov.dot(&v);
                let norm = v.dot(&v).sqrt();
                v /= norm;
            }
            Pca {
                mean,
                components: v.insert_axis(Axis(1)),
            }
        }
        fn transform(&self, x: ArrayView2<f64>) -> Array2<f64> {
            (x.to_owned() - &self.mean).dot(&self.components)
        }
    }
    pub fn components(q: &[f64]) -> f64 {
        let x = Array2::from_shape_vec((4, 3), q.to_vec()).unwrap();
        let pca = Pca::fit(x.view(), 20);
        let z = pca.transform(x.view());
        z.iter().map(|v| v.abs()).sum::<f64>() + pca.components.sum()
    }

    fn max_pool(x: &Array3<f64>) -> Array3<f64> {
        let (c, h, w) = x.dim();
        Array3::from_shape_fn((c, h / 2, w / 2), |(c, i, j)| {
            let window = x.slice(s![c, 2 * i..2 * i + 2, 2 * j..2 * j + 2]);
            window.iter().cloned().fold(f64::NEG_INFINITY, f64::max)
                + x.slice(s![c, i.., ..]).iter().sum::<f64>()
        })
    }
    pub fn pooled(q: &[f64]) -> f64 {
        let x = Array3::from_shape_vec((1, 4, 3), q.to_vec()).unwrap();
        max_pool(&x).mapv(|v| v * v).sum()
    }

    pub fn flattened(q: &[f64]) -> f64 {
        let m = Array2::from_shape_vec((4, 3), q.to_vec()).unwrap();
        let flat = Array1::from_iter(m.iter().copied());
        let mean = flat.mean().unwrap();
        m.iter().map(|v| (v - mean).abs()).sum::<f64>() + flat.var(1.0)
    }
}

#[test]
fn constants_are_run_over_and_types_of_calls_are_known() {
    let q: Vec<f64> = (0..12)
        .map(|i| 0.5 + 0.4 * (0.9 * f64::from(i) + 0.2).sin())
        .collect();
    right!(data::loss, &q);
    right!(data::components, &q);
    right!(data::pooled, &q);
    right!(data::flattened, &q);
}

/// Elements of a matrix change places.
#[differentiable]
mod pivots {
    use ndarray::{Array1, Array2, s};

    fn solve(a: &Array2<f64>, b: &Array1<f64>) -> Option<Array1<f64>> {
        let n = a.nrows();
        let mut m = Array2::zeros((n, n + 1));
        m.slice_mut(s![.., ..n]).assign(a);
        m.column_mut(n).assign(b);
        for k in 0..n {
            let p = (k..n).max_by(|&i, &j| m[[i, k]].abs().total_cmp(&m[[j, k]].abs()))?;
            if m[[p, k]].abs() < 1e-12 {
                return None;
            }
            if p != k {
                for j in 0..=n {
                    m.swap([k, j], [p, j]);
                }
            }
            for i in k + 1..n {
                let factor = m[[i, k]] / m[[k, k]];
                let pivot = m.row(k).to_owned();
                m.row_mut(i).scaled_add(-factor, &pivot);
            }
        }
        let mut x = Array1::<f64>::zeros(n);
        for i in (0..n).rev() {
            let tail = m.slice(s![i, i + 1..n]).dot(&x.slice(s![i + 1..]));
            x[i] = (m[[i, n]] - tail) / m[[i, i]];
        }
        Some(x)
    }
    pub fn solved(q: &[f64]) -> f64 {
        let a = Array2::from_shape_vec((3, 3), q[..9].to_vec()).unwrap();
        let x = solve(&a, &Array1::from(q[9..].to_vec())).unwrap();
        x.dot(&x) + x[0]
    }
}

#[test]
fn elements_change_places() {
    let q: Vec<f64> = (0..12).map(|i| (0.7 * f64::from(i * i)).sin()).collect();
    right!(pivots::solved, &q);
}

/// Closures that arrays are handed call methods of generic params, of `self` in a trait, and of a generic block.
#[differentiable]
mod kernels {
    use ndarray::{Array1, Array2};

    pub trait Kernel {
        fn eval(&self, a: f64, b: f64) -> f64;
        fn matrix(&self, xs: &Array1<f64>) -> Array2<f64> {
            let n = xs.len();
            Array2::from_shape_fn((n, n), |(i, j)| self.eval(xs[i], xs[j]))
        }
    }
    #[derive(Clone)]
    pub struct Rbf {
        pub ell: f64,
        pub var: f64,
    }
    #[derive(Clone)]
    pub struct Periodic {
        pub period: f64,
    }
    #[derive(Clone)]
    pub struct Sum<A, B> {
        a: A,
        b: B,
    }

    impl Kernel for Rbf {
        fn eval(&self, a: f64, b: f64) -> f64 {
            self.var * (-0.5 * ((a - b) / self.ell).powi(2)).exp()
        }
    }
    impl Kernel for Periodic {
        fn eval(&self, a: f64, b: f64) -> f64 {
            (-2.0 * (std::f64::consts::PI * (a - b) / self.period).sin().powi(2)).exp()
        }
    }
    impl<A: Kernel, B: Kernel> Kernel for Sum<A, B> {
        fn eval(&self, a: f64, b: f64) -> f64 {
            self.a.eval(a, b) + self.b.eval(a, b)
        }
    }

    pub struct Gp<K> {
        kernel: K,
        x: Array1<f64>,
        noise: f64,
    }

    impl<K: Kernel> Gp<K> {
        pub fn new(kernel: K, x: Array1<f64>, noise: f64) -> Self {
            Gp { kernel, x, noise }
        }
        fn quadratic(&self, y: &Array1<f64>) -> f64 {
            let k = self.kernel.matrix(&self.x);
            let own = self.x.mapv(|v| self.kernel.eval(v, 0.3));
            y.dot(&k.dot(y)) + self.noise * y.dot(&own)
        }
    }

    pub fn quadratics(x: &[f64]) -> f64 {
        let kernel = Sum {
            a: Rbf {
                ell: x[0],
                var: x[1],
            },
            b: Periodic { period: 1.0 + x[2] },
        };
        let gp = Gp::new(kernel, Array1::from(x[3..8].to_vec()), x[8]);
        gp.quadratic(&Array1::linspace(0.0, 1.0, 5))
            + Gp::new(
                Rbf {
                    ell: 0.4,
                    var: x[9],
                },
                Array1::from(x[3..5].to_vec()),
                0.1,
            )
            .quadratic(&Array1::ones(2))
    }
}

#[test]
fn closures_call_methods_of_generic_params() {
    let q: Vec<f64> = (0..12)
        .map(|i| 0.5 + 0.4 * (0.9 * f64::from(i) + 0.2).sin())
        .collect();
    right!(kernels::quadratics, &q);
}

/// The types of arrays follow from what makes them: what closures are handed and capture, what methods of a variable that can change only look at.
#[differentiable]
mod inferred {
    use ndarray::{
        Array, Array1, Array2, ArrayView1, ArrayView2, Axis, ShapeBuilder, Zip, aview1, s,
    };

    /// Views of a slice.
    pub fn viewed(x: &[f64]) -> f64 {
        let a = ArrayView2::from_shape((2, 3), &x[0..6]).unwrap();
        let v = aview1(&x[6..9]);
        let w = ArrayView1::from(&x[9..11]);
        let scores = a.dot(&v).map(|p| p * p);
        scores.dot(&w) + a.map(|t| t.sin()).sum() + v.fold(0.1, |total, t| total * 0.5 + t * t)
    }

    /// Arrays in the order of columns.
    pub fn by_columns(x: &[f64]) -> f64 {
        let mut a = Array2::from_shape_vec((3, 2).f(), x[0..6].to_vec()).unwrap();
        let b = Array::from_shape_fn((3, 2).f(), |(i, j)| x[6 + i * 2 + j]);
        a.zip_mut_with(&b, |p, q| *p = *p * 0.5 + q * 0.3);
        a.iter()
            .enumerate()
            .map(|(i, t)| t.tanh() * (i + 1) as f64)
            .sum::<f64>()
            + (&a * &b).sum()
    }

    /// What a closure captures is only looked at.
    pub fn captured(x: &[f64]) -> f64 {
        let mut w = Array1::from_vec(x[0..3].to_vec());
        w *= 0.5;
        let mut a = Array2::from_shape_fn((2, 3), |(i, j)| w.sum() * x[3 + i * 3 + j]);
        a[[1, 2]] += w.dot(&w);
        let deviation = a.mean_axis(Axis(0)).unwrap().mapv(f64::cos);
        let scaled = Array2::from_shape_fn((2, 3), |(i, j)| a[[i, j]] / (2.0 + deviation[j]));
        w.mapv_inplace(|t| t * scaled.var(0.0));
        let around = Array1::from_shape_fn(w.len(), |i| w[i] - w[(i + 1) % w.len()]);
        w.scaled_add(0.1, &around);
        scaled.sum() + w.iter().map(|t| t * a.sum()).sum::<f64>()
    }

    /// A loop over the parts of several arrays, in which names mean something else.
    pub fn parts(x: &[f64]) -> f64 {
        let mut p = Array2::from_shape_fn((3, 2), |(i, j)| x[i * 2 + j]);
        let v = Array1::from(x[6..9].to_vec());
        Zip::from(p.rows_mut())
            .and(&v)
            .for_each(|mut row, &p| row *= p);
        for mut p in p.columns_mut() {
            let total = p.sum();
            p.mapv_inplace(|t| t * total.sin());
        }
        for ((i, j), p) in p.indexed_iter_mut() {
            *p += v[i] * j as f64;
        }
        p.column(1).dot(&v) + p.slice(s![1.., ..]).sum() + p.mapv(|p| p * p).sum()
    }

    /// Arrays of integers and of truth values.
    pub fn of_integers(x: &[f64]) -> f64 {
        let v = Array1::from(x[0..6].to_vec());
        let labels = Array1::from_shape_fn(6, |i| i % 3);
        let large = Array1::from_shape_fn(6, |i| x[i] > 0.1);
        let mut counts: Array1<usize> = Array1::zeros(3);
        let mut sums = Array1::<f64>::zeros(3);
        for i in 0..6 {
            counts[labels[i]] += 1;
            if large[i] {
                sums[labels[i]] += v[i] * v[i];
            }
        }
        let weights = counts.mapv(|n| 1.0 / n as f64);
        (0..3)
            .map(|k| sums[k] * weights[k] * (k + 1) as f64)
            .sum::<f64>()
    }

    /// Views are operands and are handed on.
    pub fn operands(x: &[f64]) -> f64 {
        let a = Array2::from_shape_fn((3, 3), |(i, j)| x[i * 3 + j]);
        let fixed = Array2::<f64>::eye(3);
        let d = &a.slice(s![0..2, ..]) - &fixed.row(1);
        let outer = a
            .row(0)
            .insert_axis(Axis(1))
            .dot(&d.row(1).insert_axis(Axis(0)));
        (&outer * &fixed.t()).sum() + (0.5 * &d).mapv(|t| t.exp()).sum() + d.mean().unwrap()
    }
}

#[test]
fn types_of_arrays_follow_from_what_makes_them() {
    right!(inferred::viewed, &sample(11));
    right!(inferred::by_columns, &sample(12));
    right!(inferred::captured, &sample(9));
    right!(inferred::parts, &sample(9));
    right!(inferred::of_integers, &sample(6));
    right!(inferred::operands, &sample(9));
}

fn sample(count: i32) -> Vec<f64> {
    (0..count)
        .map(|i| (0.9 * f64::from(i) + 0.2).sin())
        .collect()
}
