//! Values that compute at once.

use super::Result;
use grad_core::ir::DType;
use grad_core::tape::{Eager, TapeError, op, ops};

#[test]
fn operators_take_values_references_and_numbers() -> Result {
    let x = Eager::new(3.0);
    let y = (2.0 * &x - 1.0) / (&x + &x) + 10.0 % x.clone() - (-&x) * 1.0;
    assert_eq!(y.to_f64()?, 5.0 / 6.0 + 1.0 + 3.0);
    Ok(())
}

#[test]
fn primitives_are_methods() -> Result {
    let x = Eager::new(0.5);
    let y = x.sin().max(0.1).atan2(&x).sigmoid();
    let expected = 0.5_f64.sin().max(0.1).atan2(0.5);
    assert_eq!(y.to_f64()?, 1.0 / (1.0 + (-expected).exp()));
    assert_eq!(x.lt(1.0).value()?.dtype(), DType::Bool);
    Ok(())
}

#[test]
fn expressions_of_graph_values_run_on_eager_ones() -> Result {
    let x = Eager::new([[1.0, 2.0], [3.0, 4.0]]);
    assert_eq!(
        x.with(|x| x.reduce_sum(Some(&[0]), false))
            .value()?
            .to_f64s(),
        [4.0, 6.0]
    );
    let product = op(&[&x, &x], |v| v[0].matmul(v[1]));
    assert_eq!(product.value()?.to_f64s(), [7.0, 10.0, 15.0, 22.0]);
    let rows = ops(&[&x], |v| v[0].unstack(2, 0));
    assert_eq!(rows[1].value()?.to_f64s(), [3.0, 4.0]);
    assert_eq!(rows[1].shape()?, [2]);
    Ok(())
}

#[test]
fn numbers_take_the_type_of_the_value() -> Result {
    let x = Eager::new(1.5_f32);
    let y = &x * 2.0 + x.powf(2.0);
    assert_eq!((y.dtype()?, y.to_f64()?), (DType::F32, 5.25));
    let n = Eager::new(5_i64);
    assert_eq!(n.max(7).to_f64()?, 7.0);
    assert!(matches!((n + 0.5).value(), Err(TapeError::Build(_))));
    Ok(())
}

#[test]
fn an_error_is_carried_to_whoever_asks() {
    let (x, y) = (Eager::new(vec![1.0, 2.0]), Eager::new(vec![1.0, 2.0, 3.0]));
    let wrong = (&x + &y).sin() * 2.0;
    let error = wrong.error().expect("the shapes do not fit");
    assert!(matches!(error, TapeError::Run(_)), "{error}");
    assert_eq!(wrong.value(), Err(error.clone()));
    assert_eq!(wrong.shape(), Err(error.clone()));
    let traced = ops(&[&wrong, &x], |v| vec![v[0] + v[1], v[1]]);
    assert_eq!(traced[0].error(), Some(error.clone()));
    assert_eq!(traced[1].error(), Some(error));
}

#[test]
fn operands_of_different_types_are_an_error_with_a_place() {
    let wrong = Eager::new(1.0) + Eager::new(1_i64);
    let text = wrong.error().expect("there is no such sum").to_string();
    assert!(text.starts_with("`add` does not take operands of types (tensor f64, tensor i64)"));
    assert!(text.contains("tests/tape/eager.rs"), "{text}");
}

#[test]
fn an_expression_that_does_not_fit_is_an_error() {
    let x = Eager::new(1.0);
    let wrong = x.with(|x| x.and(x));
    assert!(matches!(wrong.error(), Some(TapeError::Build(_))));
    let not_a_tensor = Eager::new(1_i64).with(|x| x.zeros_like());
    assert!(matches!(
        not_a_tensor.value(),
        Err(TapeError::NotATensor(_))
    ));
}

#[test]
fn a_tensor_of_several_elements_is_no_number() {
    let x = Eager::new(vec![1.0, 2.0]);
    assert_eq!(x.to_f64(), Err(TapeError::NotANumber(vec![2])));
}

#[test]
fn clones_are_the_same_tensor_and_equal_values_are_not() {
    let x = Eager::new(1.0);
    assert_eq!(x.id(), x.clone().id());
    assert_ne!(x.id(), Eager::new(1.0).id());
}

#[test]
fn numbers_stand_on_either_side_and_are_integers_where_the_value_is() -> Result {
    let n = Eager::new(3_i64);
    assert_eq!((2 * &n - 1.0).value()?.dtype(), DType::I64);
    assert_eq!((7 - n.clone()).to_f64()?, 4.0);
    let error = (&n * 0.5).error().unwrap().to_string();
    assert!(
        error.contains("`0.5` is no number of type tensor i64"),
        "{error}"
    );
    assert!(error.contains(file!()), "{error}");
    Ok(())
}
