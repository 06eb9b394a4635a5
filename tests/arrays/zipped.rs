//! `Zip`, `azip!`, `zip_mut_with`, `map_inplace`, `map_axis`: closures of references to elements and of lanes.

// Programs as people write them, not as a linter would have them.
#![allow(clippy::all)]

use grads::prelude::*;
use ndarray::{Array1, Array2, Axis, Zip, array, azip};

#[differentiable]
fn into_one(a: &Array1<f64>, b: &Array1<f64>) -> f64 {
    let mut c = a.clone();
    Zip::from(&mut c)
        .and(b)
        .for_each(|c, &b| *c = *c * b + b.sin());
    c.sum()
}

#[differentiable]
fn with_a_capture(a: &Array2<f64>, b: &Array2<f64>, k: f64) -> f64 {
    let mut c = Array2::zeros(a.raw_dim());
    azip!((c in &mut c, &a in a, &b in &b.t()) *c = k * a * b + a.sin());
    Zip::from(a)
        .and(b)
        .and(&mut c)
        .for_each(|a, &b, c| *c += a * b.powi(2));
    let d = Zip::from(&c)
        .and(a)
        .and(b)
        .map_collect(|&c, a, &b| if c > 0.5 { c * *a } else { k * b });
    d.mapv(|x| x * x).sum()
}

#[differentiable]
fn repeated_in_a_zip(a: &Array2<f64>, b: &Array1<f64>, k: f64) -> f64 {
    let mut c = a.clone();
    Zip::from(&mut c)
        .and_broadcast(b)
        .for_each(|c, &b| *c = *c * b.sin() + k);
    c.mapv(|x| x * x).sum()
}

#[differentiable]
fn repeated(a: &Array2<f64>, b: &Array1<f64>) -> f64 {
    let mut c = a.clone();
    c.zip_mut_with(b, |x, &y| *x += 0.5 * y * y * *x);
    c.map_inplace(|x| {
        if *x > 1.0 {
            *x = 2.0 * *x - 1.0
        }
    });
    c.mapv(|x| x.powi(3)).sum()
}

/// In place of what the caller has.
#[differentiable]
fn relax(u: &mut Array1<f64>, target: &Array1<f64>, rate: f64) {
    Zip::from(u)
        .and(target)
        .for_each(|u, t| *u += rate * (t - *u));
}

#[differentiable]
fn relaxed(u: &Array1<f64>, target: &Array1<f64>, rate: f64) -> f64 {
    let mut u = u.clone();
    for _ in 0..3 {
        relax(&mut u, target, rate);
    }
    u.dot(target)
}

#[differentiable]
fn by_lanes(x: &Array2<f64>) -> f64 {
    let norms = x.map_axis(Axis(1), |row| row.dot(&row).sqrt());
    let highest = x.map_axis(Axis(0), |c| {
        c.iter().cloned().fold(f64::NEG_INFINITY, f64::max)
    });
    (x / &norms.insert_axis(Axis(1))).sum() + highest.dot(&highest)
}

#[differentiable]
fn of_singles(x: &Array1<f32>, y: &Array1<f32>) -> f32 {
    Zip::from(x).and(y).map_collect(|a, b| a.max(*b)).sum()
}

#[test]
fn their_gradients_are_those_of_differences() {
    let (a, b) = (array![1.0, 2.0, -0.4], array![0.3, -1.0, 0.8]);
    let m = array![[1.0, 2.0, 0.3], [0.5, -1.0, 0.7], [0.1, 0.2, -0.4]];
    right!(into_one, &a, &b);
    right!(with_a_capture, &m, &(&m * 0.3 + 0.1), 0.7);
    right!(repeated, &m, &b);
    right!(repeated_in_a_zip, &m, &b, 0.7);
    right!(relaxed, &a, &b, 0.3);
    right!(by_lanes, &m);
    let (x, y) = (array![1.0_f32, 2.0], array![3.0_f32, 0.5]);
    let (value, d) = value_and_grad!(of_singles)(&x, &y);
    assert_eq!((value, d), (5.0, (array![0.0, 1.0], array![1.0, 0.0])));
}

#[test]
fn arrays_without_elements_have_gradients_without() {
    let none = Array1::<f64>::zeros(0);
    assert_eq!(grad!(into_one)(&none, &none), (none.clone(), none));
}

#[test]
fn shapes_that_differ_are_a_panic_as_in_the_function() {
    let (a, b) = (array![1.0, 2.0], array![1.0]);
    assert!(std::panic::catch_unwind(|| into_one(&a, &b)).is_err());
    assert!(std::panic::catch_unwind(|| value_and_grad!(into_one)(&a, &b)).is_err());
}
