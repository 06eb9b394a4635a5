//! Flat vectors and names: one order for a value and its gradient.

use super::structs::net;
use grads::prelude::*;

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Layer {
    w: Vec<f64>,
    width: usize,
    b: (f32, f64),
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Net {
    rate: f64,
    layers: Vec<Layer>,
    #[no_diff]
    data: f64,
}

fn small() -> Net {
    Net {
        rate: 1.0,
        layers: vec![Layer {
            w: vec![2.0, 3.0],
            width: 2,
            b: (4.0, 5.0),
        }],
        data: 6.0,
    }
}

#[test]
fn floats_are_in_the_order_of_declaration_depth_first() {
    assert_eq!(small().to_flat(), [1.0, 2.0, 3.0, 4.0, 5.0]);
}

#[test]
fn leaves_have_names() {
    let names: Vec<_> = small().named_leaves().into_iter().map(|l| l.0).collect();
    assert_eq!(
        names,
        [
            "rate",
            "layers[0].w[0]",
            "layers[0].w[1]",
            "layers[0].b.0",
            "layers[0].b.1"
        ]
    );
}

#[test]
fn a_value_and_its_gradient_have_the_same_leaves() {
    let (net, zeros) = (net(), net().zeros_like());
    let names =
        |leaves: Vec<(String, f64)>| -> Vec<String> { leaves.into_iter().map(|l| l.0).collect() };
    assert_eq!(names(net.named_leaves()), names(zeros.named_leaves()));
    assert_eq!(net.leaf_count(), 20);
}

#[test]
fn an_optimiser_steps_flat_parameters() {
    let mut params = small();
    let gradient = params.zeros_like().with_flat(&[1.0; 5]).to_flat();
    let mut flat = params.to_flat();
    for (x, g) in flat.iter_mut().zip(gradient) {
        *x -= 0.5 * g;
    }
    params.set_flat(&flat);
    assert_eq!(params.to_flat(), [0.5, 1.5, 2.5, 3.5, 4.5]);
    assert_eq!((params.layers[0].width, params.data), (2, 6.0));
}

#[test]
#[should_panic = "another length"]
fn a_flat_vector_of_another_length_is_refused() {
    small().set_flat(&[1.0; 4]);
}
