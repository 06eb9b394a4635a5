//! Gradients as vectors.

use grads::Tangent;
use grads::prelude::*;

#[derive(Differentiable)]
struct Model {
    w: Vec<f64>,
    b: f32,
    shift: Option<[f64; 1]>,
    n: usize,
}

fn tangent(w: [f64; 2], b: f32, shift: f64) -> ModelTangent {
    ModelTangent {
        w: w.to_vec(),
        b,
        shift: Some([shift]),
    }
}

#[test]
fn gradients_are_added() {
    let mut sum = tangent([1.0, 2.0], 3.0, 4.0);
    sum += tangent([10.0, 20.0], 30.0, 40.0);
    sum += &tangent([0.5, 0.5], 0.5, 0.5);
    assert_eq!(sum, tangent([11.5, 22.5], 33.5, 44.5));
}

#[test]
fn gradients_are_scaled() {
    let mut ct = tangent([1.0, 2.0], 3.0, 4.0);
    ct *= 2.0;
    ct.scale(0.5);
    assert_eq!(ct, tangent([1.0, 2.0], 3.0, 4.0));
    ct.add_scaled(-1.0, &tangent([1.0, 1.0], 1.0, 1.0));
    assert_eq!(ct, tangent([0.0, 1.0], 2.0, 3.0));
}

#[test]
fn gradients_have_a_dot_product_and_a_norm() {
    let ct = tangent([1.0, 2.0], 2.0, 4.0);
    assert_eq!(ct.dot(&tangent([1.0, 1.0], 1.0, 1.0)), 9.0);
    assert_eq!(ct.norm(), 5.0);
}

#[test]
fn the_zero_gradient_comes_from_the_value() {
    let model = Model {
        w: vec![1.0, 2.0],
        b: 3.0,
        shift: Some([4.0]),
        n: 5,
    };
    assert_eq!(model.zeros_like(), tangent([0.0, 0.0], 0.0, 0.0));
    assert_eq!(model.n, 5);
}

#[test]
fn gradients_are_shown_cloned_and_compared() {
    let ct = tangent([1.0, 2.0], 3.0, 4.0);
    assert_eq!(ct.clone(), ct);
    assert_eq!(
        format!("{ct:?}"),
        "ModelTangent { w: [1.0, 2.0], b: 3.0, shift: Some([4.0]) }"
    );
    assert_ne!(ct, tangent([1.0, 2.0], 3.0, 5.0));
}
