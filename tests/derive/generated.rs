//! What generated code does with derived types.

use grads::__private::{
    accumulate, assign, of_length, ones_like, reset, shaped, snapshot, sum_like, unseeded,
    zeros_like,
};
use grads::prelude::*;

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Body {
    mass: f64,
    at: [f64; 2],
    trace: Vec<f64>,
    id: u32,
}

fn body() -> Body {
    Body {
        mass: 1.0,
        at: [2.0, 3.0],
        trace: vec![4.0],
        id: 5,
    }
}

fn tangent(mass: f64, at: [f64; 2], trace: f64) -> BodyTangent {
    BodyTangent {
        mass,
        at,
        trace: vec![trace],
    }
}

#[test]
fn tuples_mix_structs_and_floats() {
    let args = (1.0, body(), [body()]);
    let mut sum = zeros_like(&args);
    accumulate(&mut sum, ones_like(&args));
    accumulate(&mut sum.1, tangent(1.0, [0.0, 2.0], 0.0));
    let ones = tangent(1.0, [1.0, 1.0], 1.0);
    assert_eq!(sum, (1.0, tangent(2.0, [1.0, 3.0], 1.0), [ones]));
    reset(&mut sum, &args);
    assert_eq!(sum, zeros_like(&args));
}

#[test]
fn a_struct_by_reference_has_the_same_gradient() {
    let by_ref = &body();
    let mut ct = zeros_like(&by_ref);
    accumulate(&mut ct, tangent(1.0, [2.0, 3.0], 4.0));
    assert_eq!(ct, tangent(1.0, [2.0, 3.0], 4.0));
    reset(&mut ct, by_ref);
    assert_eq!(ct, zeros_like(by_ref));
}

#[test]
fn arrays_of_structs_have_arrays_of_tangents() {
    let mut cts = zeros_like(&[body(), body()][..]);
    cts[1].at[0] += 1.0;
    accumulate(&mut cts[..], vec![tangent(1.0, [1.0, 1.0], 1.0); 2]);
    assert_eq!(sum_like(&cts, &body()), tangent(2.0, [3.0, 2.0], 2.0));
    reset(&mut cts[..], &[body(), body()][..]);
    assert_eq!(cts[1], body().zeros_like());
}

#[test]
fn a_cotangent_that_nobody_gave_gets_its_shape() {
    let unseeded: (f64, BodyTangent) = unseeded();
    assert!(unseeded.1.trace.is_empty());
    let zeros = zeros_like(&(1.0, body()));
    assert_eq!(shaped(unseeded, zeros.clone()), zeros);
    assert_eq!(of_length::<BodyTangent>(vec![], 2).len(), 2);
}

#[test]
fn snapshots_are_put_back() {
    let mut place = body();
    let before = snapshot(&place);
    place.at[1] = 7.0;
    assign(&mut place, before);
    assert_eq!(place, body());
    assert_eq!(place.id, 5);
}

#[test]
fn a_gradient_is_selected_without_a_default() {
    use grads::__private::{At, Select};
    let gradients = (1.0, tangent(1.0, [2.0, 3.0], 4.0), vec![1.0]);
    let (v, ct) = <(At<2>, At<1>)>::select(gradients.clone());
    assert_eq!((v, ct), (vec![1.0], gradients.1.clone()));
    assert_eq!(At::<1>::select(gradients.clone()), gradients.1);
}
