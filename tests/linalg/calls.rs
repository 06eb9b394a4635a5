//! From where the functions are called: single precision, functions over both, modules that are seen at once, structs.
#![allow(clippy::all)]

use super::*;
use grads::ArrayFloat;

#[differentiable(order = 2)]
fn single(a: &Array2<f32>, b: &Array1<f32>) -> f32 {
    let x = solve(a, b);
    x.dot(&x) + logdet(a)
}

#[test]
fn in_single_precision() {
    let (a, b) = (array![[3.0_f32, 1.0], [0.5, 2.0]], array![1.0_f32, -1.0]);
    let (da, db) = grad!(single)(&a, &b);
    let (_, along) = jvp!(single)((&a, &b), (&a, &b));
    let expected = (&da * &a).sum() + (&db * &b).sum();
    assert!((along - expected).abs() < 1e-5);
}

#[differentiable(order = 2)]
fn of_both<T: ArrayFloat>(a: &Array2<T>) -> T {
    logdet(&cholesky(a))
}

#[test]
fn over_both_precisions() {
    check_grads!(of_both::<f64>)(&positive(3));
    check_grads!(of_both::<f64>, order = 2)(&positive(3));
    let d = grad!(of_both::<f32>)(&array![[4.0_f32]]);
    assert_eq!(d, array![[0.125]]);
}

#[differentiable]
mod world {
    use grads::linalg::{Triangle, cholesky, solve_triangular};
    use ndarray::{Array1, Array2};

    #[derive(Clone)]
    pub struct Normal {
        pub covariance: Array2<f64>,
        pub mean: Array1<f64>,
    }

    #[differentiable(order = 2)]
    impl Normal {
        pub fn log_density(&self, x: &Array1<f64>) -> f64 {
            let l = cholesky(&self.covariance);
            let z = solve_triangular(&l, &(x - &self.mean), Triangle::Lower, false);
            -0.5 * z.dot(&z) - l.diag().ln().sum()
        }
    }

    pub fn plainly(a: &Array2<f64>) -> f64 {
        grads::linalg::logdet(a)
    }

    #[differentiable(order = 2)]
    pub fn by_path(a: &Array2<f64>) -> f64 {
        grads::linalg::inv(a).sum()
    }
}

#[differentiable(order = 2)]
fn density(normal: &world::Normal, x: &Array1<f64>) -> f64 {
    normal.log_density(x)
}

#[test]
fn in_a_module_that_is_seen_at_once() {
    let normal = world::Normal {
        covariance: positive(3),
        mean: array![0.1, 0.2, -0.3],
    };
    check_grads!(|c: Array2<f64>, m: Array1<f64>, x: Array1<f64>| {
        density(
            &world::Normal {
                covariance: c,
                mean: m,
            },
            &x,
        )
    })(
        normal.covariance.clone(),
        normal.mean.clone(),
        array![0.5, 0.0, 1.0],
    );
    let d = grad!(density)(&normal, &array![0.5, 0.0, 1.0]);
    assert!((&d.0.mean + &d.1).iter().all(|x| x.abs() < 1e-14));
    check_grads!(world::plainly)(&positive(3));
    check_grads!(world::by_path, order = 2)(&regular(3));
}
