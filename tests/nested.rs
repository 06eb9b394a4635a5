//! Derivatives inside differentiable functions.

use grads::prelude::*;

/// Central differences.
fn slope(f: impl Fn(f64) -> f64, x: f64) -> f64 {
    let h = 1e-5;
    (f(x + h) - f(x - h)) / (2.0 * h)
}

#[track_caller]
fn near(a: f64, b: f64) {
    assert!((a - b).abs() <= 1e-7 * (1.0 + b.abs()), "{a} is not {b}");
}

#[differentiable(order = 2)]
fn potential(x: &[f64], w: f64) -> f64 {
    let (a, b) = (x[0] - 1.0, x[1] - w);
    1.0 / (a * a + b * b).sqrt() + 0.5 * w * x[0] * x[0]
}

/// A particle in a potential.
#[differentiable(forward)]
fn path(w: f64) -> f64 {
    let mut x = vec![0.0, 2.0];
    let mut v = [0.3, 0.0];
    for _ in 0..50 {
        let (force, _) = grad!(potential)(&x, w);
        for i in 0..2 {
            x[i] += 0.05 * v[i];
            v[i] -= 0.05 * force[i];
        }
    }
    x[0] * x[0] + x[1]
}

#[test]
fn a_force_is_the_gradient_of_a_potential() {
    for w in [0.1, 0.5, 0.9] {
        near(grad!(path)(w), slope(path, w));
        let (value, tangent) = jvp!(path)(w, 1.0);
        assert_eq!(value, path(w));
        near(tangent, slope(path, w));
    }
}

/// The same by the derivative along each axis.
#[differentiable(forward)]
fn path_by_axes(w: f64) -> f64 {
    let mut x = vec![0.0, 2.0];
    let mut v = [0.3, 0.0];
    for _ in 0..50 {
        let mut force = [0.0; 2];
        for i in 0..2 {
            let mut axis = [0.0; 2];
            axis[i] = 1.0;
            let (_, slope) = jvp!(potential)((&x, w), (&axis, 0.0));
            force[i] = slope;
        }
        for i in 0..2 {
            x[i] += 0.05 * v[i];
            v[i] -= 0.05 * force[i];
        }
    }
    x[0] * x[0] + x[1]
}

#[test]
fn a_force_is_made_of_derivatives_along_axes() {
    for w in [0.1, 0.5, 0.9] {
        near(path_by_axes(w), path(w));
        near(grad!(path_by_axes)(w), grad!(path)(w));
        let (value, tangent) = jvp!(path_by_axes)(w, 1.0);
        assert_eq!(value, path_by_axes(w));
        near(tangent, grad!(path)(w));
    }
}

#[differentiable(order = 2)]
fn cube(x: f64) -> f64 {
    x * x * x
}

#[differentiable(forward)]
fn of_cube(x: f64) -> f64 {
    let d = grad!(cube)(x);
    d * x.sin()
}

#[test]
fn a_derivative_of_a_number() {
    let x = 0.7f64;
    let exact = 6.0 * x * x.sin() + 3.0 * x * x * x.cos();
    near(grad!(of_cube)(x), exact);
    near(jvp!(of_cube)(x, 1.0).1, exact);
}
