//! Derivatives of derivatives: a tape inside a tape, or a persistent one asked about its own gradients.

use super::{Result, all, persistent, some, watching};
use grad_core::graph::Unconnected;
use grad_core::tape::{Eager, Tape, TapeOptions, op};

#[test]
fn an_outer_tape_differentiates_the_gradient_of_an_inner_one() -> Result {
    let x = Eager::new(2.0);
    let outer = watching(&[&x]);
    let inner = watching(&[&x]);
    let y = &x * &x * &x;
    let dx = some(&inner, &y, &x)?;
    assert_eq!(dx.to_f64()?, 12.0);
    assert_eq!(some(&outer, &dx, &x)?.to_f64()?, 12.0);
    Ok(())
}

#[test]
fn five_derivatives_of_the_exponential_are_itself() -> Result {
    let x = Eager::new(0.5);
    let tapes: Vec<Tape> = (0..5).map(|_| watching(&[&x])).collect();
    let mut y = x.exp();
    for tape in tapes.iter().rev() {
        y = some(tape, &y, &x)?;
        assert_eq!(y.to_f64()?, 0.5_f64.exp());
    }
    Ok(())
}

#[test]
fn derivatives_of_a_cosine_go_round() -> Result {
    let x = Eager::new(0.5);
    let tapes: Vec<Tape> = (0..4).map(|_| watching(&[&x])).collect();
    let (sin, cos) = 0.5_f64.sin_cos();
    let mut y = x.cos();
    for (tape, expected) in tapes.iter().rev().zip([-sin, -cos, sin, cos]) {
        y = some(tape, &y, &x)?;
        assert_eq!(y.to_f64()?, expected);
    }
    Ok(())
}

#[test]
fn a_persistent_tape_differentiates_its_own_gradients() -> Result {
    let x = Eager::new(3.0);
    let tape = persistent(&[&x]);
    let y = &x * &x * &x;
    let dx = some(&tape, &y, &x)?;
    let dxx = some(&tape, &dx, &x)?;
    let dxxx = some(&tape, &dxx, &x)?;
    assert_eq!(
        [dx.to_f64()?, dxx.to_f64()?, dxxx.to_f64()?],
        [27.0, 18.0, 6.0]
    );
    Ok(())
}

#[test]
fn a_mixed_derivative() -> Result {
    let (x, y) = (Eager::new(3.0), Eager::new(5.0));
    let outer = watching(&[&x, &y]);
    let inner = watching(&[&x, &y]);
    let z = &x * &x * &y;
    let dx = some(&inner, &z, &x)?;
    assert_eq!(
        all(&outer, &[&dx], &[&x, &y])?,
        [Some(vec![10.0]), Some(vec![6.0])]
    );
    Ok(())
}

#[test]
fn a_hessian_is_the_jacobian_of_a_gradient() -> Result {
    let x = Eager::new(vec![1.0, 2.0]);
    let a = Eager::new([[1.0, 2.0], [3.0, 4.0]]);
    let outer = watching(&[&x]);
    let inner = watching(&[&x]);
    let y = op(&[&x, &a], |v| {
        (v[0] * v[1].matvec(v[0])).reduce_sum(None, false)
    });
    let dx = some(&inner, &y, &x)?;
    let hessian = outer.jacobian(&dx, &[&x], Unconnected::None)?;
    let hessian = hessian[0].as_ref().unwrap();
    assert_eq!(hessian.value()?.to_f64s(), [2.0, 5.0, 5.0, 8.0]);
    Ok(())
}

#[test]
fn a_jacobian_can_be_differentiated() -> Result {
    let x = Eager::new(vec![2.0, 3.0]);
    let outer = watching(&[&x]);
    let inner = watching(&[&x]);
    let y = &x * &x * &x;
    let jacobian = inner
        .jacobian(&y, &[&x], Unconnected::None)?
        .remove(0)
        .unwrap();
    assert_eq!(jacobian.value()?.to_f64s(), [12.0, 0.0, 0.0, 27.0]);
    assert_eq!(all(&outer, &[&jacobian], &[&x])?, [Some(vec![12.0, 18.0])]);
    Ok(())
}

#[test]
fn a_hessian_times_a_vector() -> Result {
    let (x, v) = (Eager::new(vec![1.0, 2.0]), Eager::new(vec![1.0, -1.0]));
    let outer = watching(&[&x]);
    let inner = watching(&[&x]);
    let y = &x * &x * &x;
    let dx = some(&inner, &y, &x)?;
    let options = TapeOptions {
        output_gradients: vec![Some(v)],
        ..TapeOptions::default()
    };
    let product = super::values(outer.gradient(&[&dx], &[&x], &options)?)?;
    assert_eq!(product, [Some(vec![6.0, -12.0])]);
    Ok(())
}

#[test]
fn the_output_gradient_is_differentiated_too() -> Result {
    // dx = 2 x ct: linear in the output gradient
    let (x, ct) = (Eager::new(3.0), Eager::new(5.0));
    let outer = watching(&[&ct]);
    let inner = watching(&[&x]);
    let y = &x * &x;
    let options = TapeOptions {
        output_gradients: vec![Some(ct.clone())],
        ..TapeOptions::default()
    };
    let dx = inner.gradient(&[&y], &[&x], &options)?.remove(0).unwrap();
    assert_eq!(some(&outer, &dx, &ct)?.to_f64()?, 6.0);
    Ok(())
}

#[test]
fn a_sparse_gradient_is_differentiated() -> Result {
    // the cotangent of x is v^2 at row 1: its derivative by v is 2 v
    let (x, v) = (Eager::new(vec![1.0, 2.0]), Eager::new(vec![3.0]));
    let outer = watching(&[&v]);
    let inner = watching(&[&x]);
    let row = op(&[&x, &Eager::new(vec![1_i64])], |v| v[0].rows(v[1]));
    let y = &row * &v * &v;
    let dx = some(&inner, &y, &x)?;
    assert!(dx.slices().is_some());
    assert_eq!(dx.value()?.to_f64s(), [0.0, 9.0]);
    assert_eq!(some(&outer, &dx, &v)?.value()?.to_f64s(), [6.0]);
    Ok(())
}

#[test]
fn the_second_derivative_of_a_linear_function_is_none() -> Result {
    let x = Eager::new(3.0);
    let outer = watching(&[&x]);
    let inner = watching(&[&x]);
    let y = &x * 2.0;
    let dx = some(&inner, &y, &x)?;
    assert!(super::one(&outer, &dx, &x)?.is_none());
    Ok(())
}
