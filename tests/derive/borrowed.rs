//! A gradient borrows nothing of its value.

use grads::prelude::*;

#[derive(Differentiable)]
struct Data<'a> {
    xs: &'a [f64],
    scale: &'a f64,
    labels: &'a [&'a str],
    rows: Vec<&'a [f64]>,
}

#[derive(Differentiable)]
struct Study<'a> {
    data: Data<'a>,
    x: f64,
}

#[derive(Differentiable)]
struct Generic<'a, T> {
    xs: &'a [T],
    one: &'a T,
}

#[derive(Differentiable)]
struct Working<'a> {
    xs: &'a mut [f64],
}

#[test]
fn a_slice_has_a_vector_as_its_gradient() {
    let zeros = {
        let (xs, scale) = (vec![1.0, 2.0], 3.0);
        let data = Data {
            xs: &xs,
            scale: &scale,
            labels: &["a"],
            rows: vec![&xs],
        };
        assert_eq!(data.labels, ["a"]);
        Study { data, x: 1.0 }.zeros_like()
    };
    let DataTangent {
        xs, scale, rows, ..
    } = zeros.data;
    assert_eq!(
        (xs, scale, rows, zeros.x),
        (vec![0.0; 2], 0.0, vec![vec![0.0; 2]], 0.0)
    );
}

#[test]
fn generic_types_borrow() {
    let zeros = {
        let xs = vec![1.0f32, 2.0];
        Generic {
            xs: &xs,
            one: &xs[0],
        }
        .zeros_like()
    };
    assert_eq!((zeros.xs, zeros.one), (vec![0.0f32; 2], 0.0));
}

#[test]
fn floats_behind_a_mutable_reference_are_set() {
    let mut xs = [1.0, 2.0];
    let mut working = Working { xs: &mut xs };
    working.set_flat(&[3.0, 4.0]);
    assert_eq!(working.zeros_like().xs, [0.0, 0.0]);
    assert_eq!(xs, [3.0, 4.0]);
}

#[test]
#[should_panic = "behind a shared reference"]
fn floats_behind_a_shared_reference_are_not_set() {
    let xs = [1.0f32];
    let mut generic = Generic {
        xs: &xs,
        one: &xs[0],
    };
    generic.set_flat(&[3.0, 4.0]);
}
