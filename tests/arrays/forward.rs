//! Forward mode and second derivatives of programs over arrays: tangents against differences, and the gradients of functions of gradients.

// Programs as people write them, not as a linter would have them.
#![allow(clippy::all)]

use grads::prelude::*;
use ndarray::{Array, Array1, Array2, Axis, Zip, array, concatenate, s};

/// A function of one array: its tangents, and the gradient of the square of its gradient, against differences.
macro_rules! twice {
    ($($name:ident($x:ident: $ty:ty = $at:expr) $body:block)*) => {$(
        mod $name {
            use super::*;

            #[differentiable(order = 2)]
            fn f($x: &$ty) -> f64 $body

            #[differentiable]
            fn of_gradient(x: &$ty) -> f64 {
                let d = grad!(f)(x);
                let squares = &d * &d;
                squares.sum()
            }

            #[test]
            fn both() {
                let x: $ty = $at;
                right!(f, &x);
                check_grads!(f, forward)(&x);
                check_grads!(of_gradient)(&x);
            }
        }
    )*};
}

fn vector() -> Array1<f64> {
    array![0.3, 0.7, 0.5, 0.9, 0.4]
}

fn matrix() -> Array2<f64> {
    Array2::from_shape_fn((3, 4), |(i, j)| {
        0.5 + 0.3 * (3.1 * i as f64 + 1.7 * j as f64).sin()
    })
}

twice! {
    zipped(x: Array2<f64> = matrix()) {
        let y = x.mapv(f64::sin);
        let k = x[[0, 1]];
        let z = Zip::from(x).and(&y).map_collect(|a, b| a * b * k);
        let mut w = z.clone();
        Zip::from(&mut w).and(x).and(&y).for_each(|w, a, b| *w = *w * a + b * b);
        (&w * &z).sum()
    }
    repeated(x: Array2<f64> = matrix()) {
        let mut y = x.to_owned();
        let row = x.row(1);
        y.zip_mut_with(&row, |a, b| *a = *a * b.exp());
        y.mapv_inplace(|v| v * v);
        y.sum()
    }
    lanes(x: Array2<f64> = matrix()) {
        let y = x.map_axis(Axis(1), |lane| lane.dot(&lane).sqrt());
        y.dot(&y) * y.sum()
    }
    written(x: Array2<f64> = matrix()) {
        let mut y = x.to_owned();
        y.row_mut(0).assign(&x.row(2));
        y.column_mut(1).fill(x[[1, 1]]);
        y.slice_mut(s![1.., 2..]).mapv_inplace(|v| v * v);
        for mut row in y.rows_mut() {
            row *= 2.0;
        }
        let mut z = y.dot(&x.t());
        z[[0, 0]] *= x[[2, 3]];
        z.scaled_add(x[[0, 0]], &y.dot(&y.t()));
        z.sum() * z.diag().sum()
    }
    joined(x: Array1<f64> = vector()) {
        let y = x.mapv(|v| v.exp());
        let both = concatenate(Axis(0), &[x.view(), y.view()]).unwrap();
        both.dot(&both) + x.iter().map(|v| v.powi(3)).sum::<f64>()
    }
    made(x: Array1<f64> = vector()) {
        let y = Array1::from_shape_fn(4, |i| x[i] * x[i + 1]);
        let m = Array2::from_diag(&y);
        let n = Array::from_shape_vec((2, 2), vec![x[0], x[1], x[2], x[3] * x[4]]).unwrap();
        let p = Array1::linspace(x[0], x[1] * x[2], 3);
        m.dot(&y).sum() + n.dot(&n).sum() + p.dot(&p) + Array1::from_vec(vec![x[0] * x[0]]).sum()
    }
    softmax(x: Array2<f64> = matrix()) {
        let mut total = 0.0;
        for (i, row) in x.outer_iter().enumerate() {
            total += row.exp().sum().ln() - row[i];
        }
        total / x.nrows() as f64
    }
    spread(x: Array2<f64> = matrix()) {
        let m = x.mean_axis(Axis(0)).unwrap();
        let s = x.std_axis(Axis(0), 0.0);
        let z = (x - &m) / &s;
        z.fold(1.0, |a: f64, v: &f64| a + v * v * v) + x.powf(x[[0, 2]]).sum()
    }
    elements(x: Array2<f64> = matrix()) {
        let mut s = 0.0;
        for (at, v) in x.indexed_iter() {
            s += v * v * (at.0 + 2 * at.1) as f64;
        }
        let parts: Array2<f64> = x.map(|v: &f64| v * s);
        parts.iter().map(|v| v.ln()).sum::<f64>() + parts.select(Axis(1), &[0, 0, 3]).product()
    }
}

#[derive(Differentiable, Clone)]
struct Layer {
    w: Array2<f64>,
    b: Array1<f64>,
}

#[differentiable(order = 2)]
impl Layer {
    fn forward(&self, x: &Array1<f64>) -> Array1<f64> {
        (self.w.dot(x) + &self.b).mapv(f64::tanh)
    }
}

#[differentiable(order = 2)]
fn loss(layer: &Layer, #[no_diff] x: &Array1<f64>, scale: f64) -> f64 {
    let y = layer.forward(x) * scale;
    y.dot(&y)
}

#[test]
fn of_structs() {
    let layer = Layer {
        w: matrix(),
        b: array![0.1, -0.2, 0.3],
    };
    let x = array![1.0, -0.5, 0.25, 2.0];
    check_grads!(loss, forward)(&layer, &x, 0.7);
    let (d, dscale) = grad!(loss)(&layer, &x, 0.7);
    // along its own gradient, against differences of gradients
    let (along, of_scale) = hvp!(loss)((&layer, &x, 0.7), (&d, dscale));
    let at = |t: f64| {
        let moved = Layer {
            w: &layer.w + &(&d.w * t),
            b: &layer.b + &(&d.b * t),
        };
        grad!(loss)(&moved, &x, 0.7 + t * dscale)
    };
    let h = 1e-5;
    let ((more, more_scale), (less, less_scale)) = (at(h), at(-h));
    let differences = (&more.w - &less.w) / (2.0 * h);
    assert!((&along.w - &differences).mapv(f64::abs).sum() < 1e-6);
    assert!((of_scale - (more_scale - less_scale) / (2.0 * h)).abs() < 1e-6);
}

#[differentiable(forward)]
fn after_a_step(u: &Array1<f64>, alpha: f64) -> Array1<f64> {
    let n = u.len();
    let laplacian = &u.slice(s![2..]) - 2.0 * &u.slice(s![1..n - 1]) + &u.slice(s![..n - 2]);
    &u.slice(s![1..n - 1]) + alpha * laplacian
}

#[test]
fn jacobians_by_columns() {
    let u = vector();
    let (value, tangent) = jvp!(after_a_step)((&u, 0.25), (&array![0.0, 1.0, 0.0, 0.0, 0.0], 0.0));
    assert_eq!(value, after_a_step(&u, 0.25));
    assert_eq!(tangent, array![0.5, 0.25, 0.0]);
    let by_rows = jacobian!(after_a_step)(&u, 0.25);
    let by_columns = jacobian!(after_a_step, forward)(&u, 0.25);
    assert_eq!(format!("{by_rows:?}"), format!("{by_columns:?}"));
}
