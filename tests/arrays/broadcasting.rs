//! Operators on arrays of shapes that differ: each is broadcast to the other.

use grads::prelude::*;
use ndarray::{ArrayD, IxDyn};

#[differentiable]
fn of_two(x: &ArrayD<f64>, y: &ArrayD<f64>) -> f64 {
    let z = x * y + x / y - y;
    z.mapv(|z| z * z).sum()
}

/// The shapes of up to three axes, of one or two indices each.
fn shapes() -> Vec<Vec<usize>> {
    let mut all = vec![vec![]];
    for axes in 0..3 {
        let longer: Vec<Vec<usize>> = all.iter().filter(|s| s.len() == axes).cloned().collect();
        for shape in longer {
            all.extend([1, 2].map(|len| [&shape[..], &[len]].concat()));
        }
    }
    all
}

fn elements(shape: &[usize], phase: f64) -> ArrayD<f64> {
    let mut at = phase;
    ArrayD::from_shape_simple_fn(IxDyn(shape), || {
        at += 0.7;
        1.5 + at.sin()
    })
}

/// `ndarray` broadcasts both only if the right one does not have more axes than the left one.
#[test]
fn every_pair_of_shapes_has_the_gradient_of_differences() {
    let mut pairs = 0;
    for x in shapes() {
        for y in shapes() {
            let (x, y) = (elements(&x, 0.1), elements(&y, 0.4));
            grads::check_grads!(of_two)(&x, &y);
            let (value, (dx, dy)) = value_and_grad!(of_two)(&x, &y);
            assert_eq!(value.to_bits(), of_two(&x, &y).to_bits());
            assert_eq!((dx.shape(), dy.shape()), (x.shape(), y.shape()));
            pairs += 1;
        }
    }
    assert_eq!(pairs, 15 * 15);
}

#[differentiable]
fn centred(x: &ndarray::Array2<f64>, scale: &ndarray::Array1<f64>) -> f64 {
    let mut y = x - &x.mean_axis(ndarray::Axis(0)).unwrap();
    y /= scale;
    y.mapv(|y| y * y).sum()
}

#[test]
fn rows_against_a_matrix() {
    let x = ndarray::array![[0.1, 0.4, 0.2], [0.9, -0.3, 0.5]];
    grads::check_grads!(centred)(&x, &ndarray::array![1.0, 2.0, 0.5]);
}

#[test]
#[should_panic(expected = "incompatible shapes")]
fn shapes_that_do_not_fit_panic_as_ndarray_does() {
    grad!(of_two)(&elements(&[2], 0.0), &elements(&[3], 0.0));
}
