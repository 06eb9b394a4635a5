//! What tensors hold: which elements have gradients, and what ones, zeros and casts are made of.

use super::{gradient, value};
use grads::graph::{GradientOptions, Graph, Unconnected};
use grads::{DType, Tensor, Var};

const ALL: [DType; 5] = [DType::F64, DType::F32, DType::I64, DType::I32, DType::Bool];

fn is_float(dtype: DType) -> bool {
    matches!(dtype, DType::F64 | DType::F32)
}

/// The gradient of `y` with respect to `x`, if there is one.
fn answer<'g>(g: &'g Graph, y: Var<'g>, x: Var<'g>) -> Option<Var<'g>> {
    let options = GradientOptions::default();
    g.gradients(&[y], &[x], &options).unwrap()[0]
}

#[test]
fn floats_pass_gradients_on_and_integers_and_truth_values_do_not() {
    for dtype in ALL {
        let g = Graph::new();
        let x = g.placeholder("x", dtype);
        let y = x.cast_to(DType::F64) * 3.0;
        let dx = answer(&g, y, x);
        assert_eq!(dx.is_some(), is_float(dtype), "{dtype:?}");
        if let Some(dx) = dx {
            assert_eq!(dx.ty(), x.ty());
        }
    }
}

/// Of an integer y nothing flows to what it was computed from; of itself it is ones, and they are integers.
#[test]
fn an_integer_y_has_integer_ones() {
    let g = Graph::new();
    let n = g.placeholder("n", DType::I32);
    let m = n + g.constant(1_i32);
    assert!(answer(&g, m, n).is_none());
    let of_itself = answer(&g, m, m).unwrap();
    let out = g.run(&[of_itself], &[(n, vec![4_i32, 5].into())]).unwrap();
    assert_eq!(out, [Tensor::from(vec![1_i32, 1])]);
}

#[test]
fn ones_have_the_type_and_the_shape_of_their_y() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F32);
    let ones = gradient(&g, x, x);
    let fed: Tensor = vec![7.0_f32, 8.0].into();
    assert_eq!(
        g.run(&[ones], &[(x, fed)]).unwrap(),
        [Tensor::from(vec![1.0_f32, 1.0])]
    );
    assert_eq!(g.name(ones), "gradients/broadcast_like");
}

#[test]
fn zeros_of_what_is_unconnected_have_its_type_and_shape() {
    let zero = GradientOptions {
        unconnected: Unconnected::Zero,
        ..GradientOptions::default()
    };
    let g = Graph::new();
    let y = g.placeholder("y", DType::F64) * 2.0;
    let x = g.placeholder("x", DType::F32);
    let n = g.placeholder("n", DType::I32);
    let v = g.variable("v", [5.0, 6.0]);
    let cts = g.gradients(&[y], &[x, n, v], &zero).unwrap();
    let cts: Vec<Var<'_>> = cts.into_iter().flatten().collect();
    let feed = [(x, vec![1.0_f32, 2.0].into()), (n, 3_i32.into())];
    let expected: [Tensor; 3] = [vec![0.0_f32; 2].into(), 0_i32.into(), [0.0, 0.0].into()];
    assert_eq!(g.run(&cts, &feed).unwrap(), expected);
}

/// `x` as single precision and back: the cotangent is rounded on its way, and comes in the type of `x`.
#[test]
fn a_cast_between_floats_passes_the_cotangent_and_one_to_integers_does_not() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let single = x.cast_to(DType::F32);
    let y = single.cast_to(DType::F64) * 0.1;
    let dx = gradient(&g, y, x);
    let feed = [(x, 2.0.into())];
    assert_eq!(dx.ty(), x.ty());
    assert_eq!(value(&g, dx, &feed), [f64::from(0.1_f32)]);
    assert!(answer(&g, x.cast_to(DType::I64).cast_to(DType::F64), x).is_none());
}
