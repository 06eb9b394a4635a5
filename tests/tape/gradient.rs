//! Gradients of recorded values: targets, sources, options.

use super::{Result, all, one, persistent, some, values, watching};
use grad_core::graph::Unconnected;
use grad_core::ir::{DType, Type};
use grad_core::ops::{self, Rule};
use grad_core::registry::GradRegistry;
use grad_core::tape::{Eager, Tape, TapeError, TapeOptions, op};

#[test]
fn a_gradient_is_the_closed_form() -> Result {
    let x = Eager::new(vec![0.5, -1.0]);
    let tape = watching(&[&x]);
    let y = (&x * &x).sin().exp();
    let expected = [0.5_f64, -1.0].map(|x| (x * x).sin().exp() * (x * x).cos() * 2.0 * x);
    for (found, expected) in some(&tape, &y, &x)?.value()?.to_f64s().iter().zip(expected) {
        assert!((found - expected).abs() < 1e-14, "{found} {expected}");
    }
    Ok(())
}

#[test]
fn a_broadcast_operand_has_a_gradient_of_its_own_shape() -> Result {
    let (x, b) = (Eager::new([[1.0, 2.0], [3.0, 4.0]]), Eager::new(2.0));
    let tape = watching(&[&x, &b]);
    let y = &x * &b;
    assert_eq!(
        all(&tape, &[&y], &[&x, &b])?,
        [Some(vec![2.0; 4]), Some(vec![10.0])]
    );
    Ok(())
}

#[test]
fn a_matrix_product_has_the_gradients_of_the_graph() -> Result {
    let (a, b) = (
        Eager::new([[1.0, 2.0], [3.0, 4.0]]),
        Eager::new([[5.0], [6.0]]),
    );
    let tape = watching(&[&a, &b]);
    let y = op(&[&a, &b], |v| v[0].matmul(v[1]));
    assert_eq!(
        all(&tape, &[&y], &[&a, &b])?,
        [Some(vec![5.0, 6.0, 5.0, 6.0]), Some(vec![4.0, 6.0])]
    );
    Ok(())
}

#[test]
fn a_choice_passes_the_cotangent_to_what_was_chosen() -> Result {
    let (x, y) = (Eager::new(vec![1.0, 5.0]), Eager::new(vec![3.0, 2.0]));
    let tape = watching(&[&x, &y]);
    let z = op(&[&x, &y], |v| v[0].lt(v[1]).select(v[0], v[1]));
    assert_eq!(
        all(&tape, &[&z], &[&x, &y])?,
        [Some(vec![1.0, 0.0]), Some(vec![0.0, 1.0])]
    );
    Ok(())
}

#[test]
fn several_targets_are_summed() -> Result {
    let x = Eager::new(3.0);
    let tape = watching(&[&x]);
    let (y, z) = (&x * &x, &x * 5.0);
    assert_eq!(all(&tape, &[&y, &z], &[&x])?, [Some(vec![11.0])]);
    Ok(())
}

#[test]
fn a_repeated_source_has_its_gradient_twice() -> Result {
    let x = Eager::new(3.0);
    let tape = watching(&[&x]);
    let y = &x * &x;
    let found = all(&tape, &[&y], &[&x, &x])?;
    assert_eq!(found, [Some(vec![6.0]), Some(vec![6.0])]);
    Ok(())
}

#[test]
fn a_source_that_is_the_target_has_ones() -> Result {
    let x = Eager::new(3.0);
    let tape = watching(&[&x]);
    assert_eq!(all(&tape, &[&x], &[&x])?, [Some(vec![1.0])]);
    Ok(())
}

#[test]
fn a_source_among_the_targets_is_seeded_too() -> Result {
    let x = Eager::new(2.0);
    let tape = watching(&[&x]);
    let y = &x * &x;
    assert_eq!(all(&tape, &[&x, &y], &[&x])?, [Some(vec![5.0])]);
    Ok(())
}

#[test]
fn several_targets_and_sources_among_each_other() -> Result {
    // TapeNoOpGradientMultiTargetMultiSource: z = y * y
    let (x, y) = (Eager::new(3.0), Eager::new(5.0));
    let tape = watching(&[&x, &y]);
    let z = &y * &y;
    let found = all(&tape, &[&x, &y, &z], &[&x, &y])?;
    assert_eq!(found, [Some(vec![1.0]), Some(vec![11.0])]);
    Ok(())
}

#[test]
fn a_source_that_depends_on_another_passes_its_gradient_on() -> Result {
    // z = y * y, y = x * x at 3: dz/dx = 4 x^3 = 108, dz/dy = 2 y = 18
    let x = Eager::new(3.0);
    let tape = watching(&[&x]);
    let y = &x * &x;
    let z = &y * &y;
    let found = all(&tape, &[&z], &[&x, &y])?;
    assert_eq!(found, [Some(vec![108.0]), Some(vec![18.0])]);
    Ok(())
}

#[test]
fn an_identity_is_another_tensor() -> Result {
    let x = Eager::new(3.0);
    let tape = persistent(&[&x]);
    let (plus_zero, times_one) = (&x + 0.0, &x * 1.0);
    for same in [plus_zero, times_one] {
        assert_ne!(same.id(), x.id());
        assert_eq!(all(&tape, &[&same], &[&x])?, [Some(vec![1.0])]);
        assert_eq!(all(&tape, &[&x], &[&same])?, [None]);
    }
    Ok(())
}

#[test]
fn the_same_value_and_twice_it_sum_to_three() -> Result {
    let x = Eager::new(4.0);
    let tape = watching(&[&x]);
    let y = &x * 2.0;
    assert_eq!(all(&tape, &[&x, &y], &[&x])?, [Some(vec![3.0])]);
    Ok(())
}

#[test]
fn equal_constants_are_different_tensors() -> Result {
    let (x, y) = (Eager::new(3.0), Eager::new(3.0));
    let tape = watching(&[&x, &y]);
    let z = &x * &x * &y;
    let found = all(&tape, &[&z], &[&x, &y])?;
    assert_eq!(found, [Some(vec![18.0]), Some(vec![9.0])]);
    Ok(())
}

#[test]
fn output_gradients_weigh_the_targets() -> Result {
    let x = Eager::new(vec![1.0, 2.0]);
    let tape = watching(&[&x]);
    let y = &x * &x;
    let options = TapeOptions {
        output_gradients: vec![Some(Eager::new(vec![10.0, 100.0]))],
        ..TapeOptions::default()
    };
    let found = values(tape.gradient(&[&y], &[&x], &options)?)?;
    assert_eq!(found, [Some(vec![20.0, 400.0])]);
    Ok(())
}

#[test]
fn output_gradients_of_a_target_that_is_used_in_another() -> Result {
    // loss = 2 x, targets loss and x with output gradients 1 and 2
    let x = Eager::new(1.0);
    let tape = watching(&[&x]);
    let loss = &x + &x;
    let options = TapeOptions {
        output_gradients: vec![Some(Eager::new(1.0)), Some(Eager::new(2.0))],
        ..TapeOptions::default()
    };
    let found = values(tape.gradient(&[&loss, &x], &[&x], &options)?)?;
    assert_eq!(found, [Some(vec![4.0])]);
    Ok(())
}

#[test]
fn output_gradients_must_be_as_many_and_fit() {
    let x = Eager::new(vec![1.0, 2.0]);
    let tape = persistent(&[&x]);
    let y = &x * &x;
    let with = |given: Vec<Option<Eager>>| {
        let options = TapeOptions {
            output_gradients: given,
            ..TapeOptions::default()
        };
        tape.gradient(&[&y], &[&x], &options).unwrap_err()
    };
    assert_eq!(
        with(vec![None, None]).to_string(),
        "Length mismatch. Passed 2 output gradients for 1 targets"
    );
    let wrong = [Eager::new(1.0), Eager::new(vec![1.0_f32, 2.0])];
    for ct in wrong {
        assert!(matches!(
            with(vec![Some(ct)]),
            TapeError::OutputGradient { .. }
        ));
    }
}

#[test]
fn what_no_target_depends_on_has_no_gradient_or_zeros() -> Result {
    let (x, y) = (Eager::new(vec![1.0, 2.0]), Eager::new(3.0));
    let tape = persistent(&[&x, &y]);
    let z = &y * &y;
    assert!(one(&tape, &z, &x)?.is_none());
    let options = TapeOptions {
        unconnected: Unconnected::Zero,
        ..TapeOptions::default()
    };
    let found = values(tape.gradient(&[&z], &[&x, &y], &options)?)?;
    assert_eq!(found, [Some(vec![0.0, 0.0]), Some(vec![6.0])]);
    let constants = [Eager::new(1_i64), Eager::new(true)];
    for source in &constants {
        let found = values(tape.gradient(&[&z], &[source], &options)?)?;
        assert_eq!(found, [Some(vec![0.0])]);
    }
    Ok(())
}

#[test]
fn integers_have_no_gradient() -> Result {
    let (n, x) = (Eager::new(3_i64), Eager::new(2.0));
    let tape = persistent(&[&n, &x]);
    let m = &n * &n;
    assert!(one(&tape, &m, &n)?.is_none());
    assert!(one(&tape, &n, &n)?.is_none());
    let cut = x.with(|x| {
        x.cast(&Type::Tensor(DType::I64))
            .cast(&Type::Tensor(DType::F64))
    });
    assert!(one(&tape, &cut, &x)?.is_none());
    Ok(())
}

#[test]
fn only_what_has_no_derivative_gives_no_gradient() -> Result {
    let x = Eager::new(vec![1.5, 2.5]);
    let tape = persistent(&[&x]);
    assert!(one(&tape, &x.floor(), &x)?.is_none());
    assert!(one(&tape, &x.with(|x| x.stop_gradient()), &x)?.is_none());
    assert!(one(&tape, &x.with(|x| x.argmax(0)), &x)?.is_none());
    let y = x.floor() * &x;
    assert_eq!(all(&tape, &[&y], &[&x])?, [Some(vec![1.0, 2.0])]);
    Ok(())
}

#[test]
fn a_gradient_that_is_prevented_or_undefined_is_an_error() {
    let x = Eager::new(2.0);
    let tape = watching(&[&x]);
    let y = x.with(|x| x.prevent_gradient("not yet"));
    assert_eq!(
        one(&tape, &y, &x).unwrap_err().to_string(),
        "Gradient explicitly disabled for operation 'prevent_gradient'. Reason: not yet"
    );
    let mut registry = GradRegistry::new();
    registry.replace(&ops::trig::SIN, Rule::Undefined);
    let tape = Tape::new().with_registry(registry);
    tape.watch(&x);
    let y = x.sin();
    assert_eq!(
        one(&tape, &y, &x).unwrap_err().to_string(),
        "No gradient defined for operation 'sin' (op type: sin)"
    );
}

#[test]
fn rules_of_a_registry_are_used_and_counted() -> Result {
    let x = Eager::new(2.0);
    let with = |rule: Rule| {
        let mut registry = GradRegistry::new();
        registry.replace(&ops::trig::SIN, rule);
        let tape = Tape::new().with_registry(registry);
        tape.watch(&x);
        let y = x.sin();
        one(&tape, &y, &x)
    };
    let doubled = with(Rule::Cotangents(&|b| vec![Some((b.ct() * 2.0).value())]))?;
    assert_eq!(values(vec![doubled])?, [Some(vec![2.0])]);
    let too_few = with(Rule::Cotangents(&|_| vec![])).unwrap_err();
    assert_eq!(
        too_few.to_string(),
        "Num gradients 0 generated for op sin do not match num inputs 1"
    );
    assert!(with(Rule::Constant)?.is_none());
    Ok(())
}

#[test]
fn a_rule_that_gives_another_shape_is_an_error() {
    let x = Eager::new(vec![1.0, 2.0]);
    let mut registry = GradRegistry::new();
    let sum = Rule::Cotangents(&|b| vec![Some(b.ct().reduce_sum(None, false).value())]);
    registry.replace(&ops::trig::SIN, sum);
    let tape = Tape::new().with_registry(registry);
    tape.watch(&x);
    let y = x.sin();
    assert!(matches!(one(&tape, &y, &x), Err(TapeError::Run(_))));
}

#[test]
fn a_target_that_carries_an_error_reports_it() {
    let x = Eager::new(vec![1.0, 2.0]);
    let tape = persistent(&[&x]);
    let wrong = &x + Eager::new(vec![1.0, 2.0, 3.0]);
    assert_eq!(one(&tape, &wrong, &x).unwrap_err(), wrong.error().unwrap());
    assert_eq!(one(&tape, &x, &wrong).unwrap_err(), wrong.error().unwrap());
}

#[test]
fn lookups_give_slices_that_are_put_one_after_the_other() -> Result {
    let x = Eager::new([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]);
    let tape = watching(&[&x]);
    let rows = |at: Vec<i64>| op(&[&x, &Eager::new(at)], |v| v[0].rows(v[1]));
    let ys = [rows(vec![0]), rows(vec![0, 1]), rows(vec![1])];
    let ys: Vec<&Eager> = ys.iter().collect();
    let ct = tape
        .gradient(&ys, &[&x], &TapeOptions::default())?
        .remove(0)
        .unwrap();
    let [values, indices, like] = ct.slices().expect("it stays sparse");
    assert_eq!(values.value()?.to_f64s(), [1.0; 8]);
    assert_eq!(indices.value()?.to_f64s(), [1.0, 0.0, 1.0, 0.0]);
    assert_eq!(like.id(), x.id());
    assert_eq!(ct.shape()?, [3, 2]);
    assert_eq!(ct.value()?.to_f64s(), [2.0, 2.0, 2.0, 2.0, 0.0, 0.0]);
    Ok(())
}

#[test]
fn slices_and_dense_gradients_sum_to_a_dense_one() -> Result {
    let x = Eager::new(vec![1.0, 2.0, 3.0]);
    let tape = watching(&[&x]);
    let row = op(&[&x, &Eager::new(vec![2_i64, 2])], |v| v[0].rows(v[1]));
    let dense = &x * 10.0;
    let ct = tape.gradient(&[&row, &dense], &[&x], &TapeOptions::default())?;
    let ct = ct[0].as_ref().unwrap();
    assert!(ct.slices().is_none());
    assert_eq!(ct.value()?.to_f64s(), [10.0, 10.0, 12.0]);
    Ok(())
}

#[test]
fn slices_at_indices_of_different_dimensions_sum_to_a_dense_one() -> Result {
    let x = Eager::new(vec![1.0, 2.0, 3.0]);
    let tape = watching(&[&x]);
    let a = op(&[&x, &Eager::new([[0_i64, 1], [1, 0]])], |v| {
        v[0].rows(v[1])
    });
    let b = op(&[&x, &Eager::new(2_i64)], |v| v[0].rows(v[1]));
    assert_eq!(all(&tape, &[&a, &b], &[&x])?, [Some(vec![2.0, 2.0, 1.0])]);
    Ok(())
}

#[test]
fn an_index_that_is_not_there_is_an_error() {
    let x = Eager::new(vec![1.0, 2.0, 3.0]);
    let wrong = op(&[&x, &Eager::new(vec![3_i64])], |v| v[0].rows(v[1]));
    assert!(matches!(wrong.value(), Err(TapeError::Run(_))));
}

#[test]
fn a_jacobian_has_the_shape_of_target_and_source() -> Result {
    let x = Eager::new(vec![1.0, 2.0]);
    let w = Eager::new([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]);
    let other = Eager::new(1.0);
    let tape = watching(&[&x, &w, &other]);
    let y = op(&[&w, &x], |v| v[0].matvec(v[1]));
    let found = tape.jacobian(&y, &[&x, &w, &other], Unconnected::None)?;
    let dx = found[0].as_ref().unwrap();
    assert_eq!(dx.shape()?, [3, 2]);
    assert_eq!(dx.value()?.to_f64s(), [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
    let dw = found[1].as_ref().unwrap();
    assert_eq!(dw.shape()?, [3, 3, 2]);
    let mut expected = [0.0; 18];
    for i in 0..3 {
        expected[i * 6 + i * 2] = 1.0;
        expected[i * 6 + i * 2 + 1] = 2.0;
    }
    assert_eq!(dw.value()?.to_f64s(), expected);
    assert!(found[2].is_none());
    Ok(())
}

#[test]
fn a_jacobian_of_a_number_is_its_gradient_and_zeros_can_be_had() -> Result {
    let (x, other) = (Eager::new(vec![1.0_f32, 2.0]), Eager::new(1.0_f32));
    let tape = watching(&[&x, &other]);
    let y = x.with(|x| (x * x).reduce_sum(None, false));
    let found = values(tape.jacobian(&y, &[&x, &other], Unconnected::Zero)?)?;
    assert_eq!(found, [Some(vec![2.0, 4.0]), Some(vec![0.0])]);
    Ok(())
}

#[test]
fn a_fan_of_many_uses_is_summed() -> Result {
    let x = Eager::new(1.5);
    let tape = watching(&[&x]);
    let y = (1..=10).fold(Eager::new(0.0), |sum, k| sum + &x * f64::from(k));
    assert_eq!(all(&tape, &[&y], &[&x])?, [Some(vec![55.0])]);
    Ok(())
}
