//! Views of arrays that are handed to functions of the module.

#![allow(
    clippy::reversed_empty_ranges,
    reason = "in `s![1..-1]` the end is counted from behind"
)]

use grads::prelude::*;

#[differentiable(forward)]
mod models {
    use ndarray::{Array1, Array2, ArrayView1, ArrayView2, Axis, s};

    fn norm(x: ArrayView1<f64>) -> f64 {
        x.dot(&x).sqrt()
    }
    fn distance(a: ArrayView1<f64>, b: ArrayView1<'_, f64>) -> f64 {
        norm((&a - &b).view())
    }
    fn centroid<'a>(x: ArrayView2<'a, f64>) -> Array1<f64> {
        x.mean_axis(Axis(0)).unwrap()
    }
    fn sum_halves(x: ArrayView1<f64>) -> f64 {
        if x.len() <= 2 {
            return x.iter().map(|v| v * v).sum();
        }
        let n = x.len() / 2;
        sum_halves(x.slice(s![..n])) * 0.5 + sum_halves(x.slice(s![n..]))
    }

    fn points(q: &[f64]) -> Array2<f64> {
        Array2::from_shape_vec((4, 3), q.to_vec()).unwrap()
    }
    pub fn cluster(q: &[f64]) -> f64 {
        let x = points(q);
        let c = centroid(x.view());
        let mut total = 0.0;
        for row in x.rows() {
            total += distance(row, c.view());
        }
        total
    }
    pub fn farthest(q: &[f64]) -> f64 {
        let x = points(q);
        let c = centroid(x.view());
        let far = x.outer_iter().map(|r| distance(r, c.view()));
        far.fold(0.0, f64::max)
    }
    pub fn lines(q: &[f64]) -> f64 {
        let x = points(q);
        let mut total = 0.0;
        for i in 0..x.nrows() {
            total += norm(x.row(i)) * norm(x.slice(s![i, 1..]));
        }
        total + norm(x.column(1)) + sum_halves(x.row(2))
    }
    // views at the boundary, too
    pub fn of_views(x: ArrayView2<f64>, scale: f64) -> f64 {
        scale * x.outer_iter().map(sum_halves).sum::<f64>() + norm(x.column(0))
    }

    pub struct Kernel {
        length: f64,
    }
    impl Kernel {
        fn gram(&self, x: ArrayView1<f64>) -> Array2<f64> {
            let n = x.len();
            Array2::from_shape_fn((n, n), |(i, j)| {
                let d = (x[i] - x[j]) / self.length;
                (-0.5 * d * d).exp()
            })
        }
    }
    // of a constant array
    pub fn gram(p: &[f64]) -> f64 {
        let x = Array1::linspace(0.0, 1.0, 4);
        let kernel = Kernel { length: p[0] };
        let k = kernel.gram(x.view());
        k.sum() * p[1]
    }

    pub struct Grid {
        u: Array2<f64>,
    }
    impl Grid {
        fn step(&mut self, k: f64) {
            let u = &self.u;
            let around = &u.slice(s![2.., 1..-1]) + &u.slice(s![..-2, 1..-1]);
            let change = (around - 2.0 * &u.slice(s![1..-1, 1..-1])) * k;
            let mut inner = self.u.slice_mut(s![1..-1, 1..-1]);
            inner += &change;
        }
        // a field that is an array is run over
        fn energy(&self) -> f64 {
            self.u.iter().map(|u| u * u).sum::<f64>().sqrt()
        }
    }
    pub fn heat(p: &[f64]) -> f64 {
        let mut grid = Grid { u: points(p) };
        for _ in 0..3 {
            grid.step(0.1 + 0.01 * p[0]);
        }
        grid.energy()
    }
}

/// The derivative along a direction is the gradient's product with it.
macro_rules! along {
    ($f:path, $n:expr) => {{
        let (x, d) = (numbers($n), numbers(2 * $n).split_off($n));
        let (value, tangent) = jvp!($f)(&x[..], &d[..]);
        let (_, gradient) = value_and_grad!($f)(&x);
        let product: f64 = gradient.iter().zip(&d).map(|(g, d)| g * d).sum();
        assert_eq!(value.to_bits(), $f(&x).to_bits());
        assert!((tangent - product).abs() < 1e-12 * product.abs().max(1.0));
    }};
}

fn numbers(n: usize) -> Vec<f64> {
    (0..n).map(|i| (i as f64 * 0.9).sin() + 0.3).collect()
}

#[test]
fn views_are_handed_to_functions() {
    right!(models::cluster, &numbers(12));
    right!(models::farthest, &numbers(12));
    right!(models::lines, &numbers(12));
    right!(models::gram, &[0.7, 1.3]);
    right!(models::heat, &numbers(12));
}

#[test]
fn views_of_the_caller_are_handed_on() {
    let x = ndarray::Array2::from_shape_vec((3, 5), numbers(15)).unwrap();
    right!(models::of_views, x.view(), 0.7);
    right!(models::of_views, x.t(), 0.7);
    let (_, (by_x, by_scale)) = value_and_grad!(models::of_views)(x.view(), 0.7);
    assert_eq!((by_x.shape(), by_scale.is_finite()), (&[3, 5][..], true));
}

#[test]
fn tangents_go_through_views() {
    along!(models::cluster, 12);
    along!(models::lines, 12);
}
