//! Functions with gradients of their own.

use super::{Result, all, one, some, watching};
use grad_core::grad::GradientError;
use grad_core::tape::{
    CustomCx, Eager, TapeError, TapeOptions, custom_gradient, custom_gradient_accepting, op,
};
use grads::prelude::*;
use std::cell::RefCell;
use std::rc::Rc;

/// `x * y` with the cotangents that `rule` makes.
fn product(
    x: &Eager,
    y: &Eager,
    rule: impl Fn(&CustomCx) -> Vec<Option<Eager>> + 'static,
) -> Eager {
    custom_gradient("product", &[x, y], |v| (vec![&v[0] * &v[1]], vec![]), rule).remove(0)
}

#[test]
fn the_rule_of_the_user_is_used() -> Result {
    let x = Eager::new(3.0);
    let tape = watching(&[&x]);
    let scaled = custom_gradient(
        "scaled",
        &[&x],
        |v| (vec![&v[0] * 2.0], vec![]),
        |cx| vec![cx.cts[0].as_ref().map(|ct| ct * 100.0)],
    );
    let y = &scaled[0] * &scaled[0];
    assert_eq!(
        (y.to_f64()?, some(&tape, &y, &x)?.to_f64()?),
        (36.0, 1200.0)
    );
    Ok(())
}

#[test]
fn an_argument_that_is_passed_twice_gets_the_sum() -> Result {
    let x = Eager::new(3.0);
    let tape = watching(&[&x]);
    let y = product(&x, &x, |cx| {
        let ct = cx.cts[0].as_ref();
        vec![ct.map(|ct| ct * 10.0), ct.map(|ct| ct * 1.0)]
    });
    assert_eq!(some(&tape, &y, &x)?.to_f64()?, 11.0);
    Ok(())
}

#[test]
fn an_argument_without_a_cotangent_has_no_gradient() -> Result {
    let (x, y) = (Eager::new(3.0), Eager::new(5.0));
    let tape = watching(&[&x, &y]);
    let z = product(&x, &y, |cx| vec![None, cx.cts[0].clone()]);
    assert_eq!(all(&tape, &[&z], &[&x, &y])?, [None, Some(vec![1.0])]);
    Ok(())
}

#[test]
fn an_error_in_the_rule_is_reported() {
    let x = Eager::new(3.0);
    let tape = watching(&[&x]);
    let y = product(&x, &x, |_| vec![Some(Eager::failed("not today")), None]);
    let error = one(&tape, &y, &x).unwrap_err();
    assert_eq!(error, TapeError::Failed("not today".into()));
}

#[test]
fn a_rule_that_gives_too_few_gradients_is_an_error() {
    let x = Eager::new(3.0);
    let tape = watching(&[&x]);
    let y = product(&x, &x, |_| vec![]);
    let expected = GradientError::Count {
        node: "product".into(),
        found: 0,
        expected: 2,
    };
    assert_eq!(one(&tape, &y, &x).unwrap_err(), expected.into());
}

#[test]
fn a_rule_that_gives_another_shape_is_an_error() {
    let x = Eager::new(vec![3.0, 4.0]);
    let tape = watching(&[&x]);
    let y = product(&x, &x, |_| vec![Some(Eager::new(1.0)), None]);
    let error = one(&tape, &y, &x).unwrap_err();
    assert!(
        error
            .to_string()
            .contains("Forward operation: product. Input index: 0."),
        "{error}"
    );
}

#[test]
fn an_output_that_nobody_uses_has_zeros_unless_none_is_accepted() -> Result {
    let x = Eager::new(vec![3.0, 4.0]);
    let seen = |accepts_none: &[usize]| {
        let tape = watching(&[&x]);
        let seen: Rc<RefCell<Vec<Option<Eager>>>> = Rc::default();
        let log = Rc::clone(&seen);
        let ys = custom_gradient_accepting(
            "pair",
            &[&x],
            accepts_none,
            |v| (vec![&v[0] * 1.0, &v[0] * 2.0, v[0].gt(3.5)], vec![]),
            move |cx| {
                log.replace(cx.cts.clone());
                vec![cx.cts[0].clone()]
            },
        );
        tape.gradient(&[&ys[0]], &[&x], &TapeOptions::default())?;
        super::values(seen.take())
    };
    let ones = Some(vec![1.0, 1.0]);
    assert_eq!(seen(&[])?, [ones.clone(), Some(vec![0.0, 0.0]), None]);
    assert_eq!(seen(&[1])?, [ones, None, None]);
    Ok(())
}

#[test]
fn the_rule_serves_what_the_function_reads_besides_its_arguments() -> Result {
    let (x, c, unused) = (Eager::new(3.0), Eager::new(5.0), Eager::new(7.0));
    let tape = watching(&[&x, &c, &unused]);
    let doubled = &c * 2.0;
    let ys = custom_gradient(
        "f",
        &[&x],
        // what only the rule reads, and what the outputs do not depend on, is none of `variables`
        |v| (vec![&v[0] * &doubled], vec![&unused * 1.0]),
        |cx| {
            let ct = cx.cts[0].as_ref();
            assert_eq!(cx.variables.len(), 1);
            vec![
                ct.map(|ct| ct * &cx.variables[0]),
                ct.map(|ct| ct * &cx.args[0]),
            ]
        },
    );
    assert_eq!(
        all(&tape, &[&ys[0]], &[&x, &c])?,
        [Some(vec![10.0]), Some(vec![6.0])]
    );
    Ok(())
}

/// `x * c` with a rule that gives nothing for `c`.
fn times_captured(x: &Eager, c: &Eager) -> Eager {
    let forward = |v: &[Eager]| (vec![&v[0] * c], vec![]);
    custom_gradient("f", &[x], forward, |cx| vec![cx.cts[0].clone()]).remove(0)
}

#[test]
fn a_rule_that_gives_nothing_for_what_the_function_reads_is_refused_where_that_is_asked_for()
-> Result {
    let (x, c) = (Eager::new(3.0), Eager::variable(vec![5.0, 6.0]));
    let tape = watching(&[&x]);
    let y = times_captured(&x, &c).with(|y| y.reduce_sum(None, false));
    let error = all(&tape, &[&y], &[&x, &c]).unwrap_err();
    let TapeError::Gradient(GradientError::Captures { function, captures }) = &error else {
        panic!("{error}");
    };
    assert_eq!(function, "f");
    assert_eq!(captures, &["variable 0 (f64 of shape [2])"]);
    // also where it is computed from what is asked for, and in a function inside of the function
    let tape = watching(&[&x, &c]);
    let half = &c * 0.5;
    let nested = custom_gradient(
        "g",
        &[&x],
        |v| (vec![times_captured(&v[0], &half)], vec![]),
        |cx| vec![cx.cts[0].clone()],
    );
    assert!(matches!(
        all(&tape, &[&nested[0]], &[&c]).unwrap_err(),
        TapeError::Gradient(GradientError::Captures { function, .. }) if function == "g"
    ));
    Ok(())
}

#[test]
fn a_rule_that_gives_nothing_for_what_is_not_asked_for_or_stopped_is_none_to_be_refused() -> Result
{
    let (x, c) = (Eager::new(3.0), Eager::variable(5.0));
    let tape = watching(&[&x]);
    let y = times_captured(&x, &c);
    assert_eq!(all(&tape, &[&y], &[&x])?, [Some(vec![1.0])]);
    let tape = watching(&[&x]);
    let y = custom_gradient(
        "f",
        &[&x],
        |v| (vec![&v[0] * c.with(|c| c.stop_gradient())], vec![]),
        |cx| vec![cx.cts[0].clone()],
    );
    assert_eq!(all(&tape, &[&y[0]], &[&x, &c])?, [Some(vec![1.0]), None]);
    Ok(())
}

#[test]
fn an_output_that_is_an_argument_still_has_the_rule() -> Result {
    let x = Eager::new(3.0);
    let tape = watching(&[&x]);
    let y = custom_gradient(
        "identity",
        &[&x],
        |v| (v.to_vec(), vec![]),
        |cx| vec![cx.cts[0].as_ref().map(|ct| ct * 7.0)],
    );
    assert_eq!(some(&tape, &y[0], &x)?.to_f64()?, 7.0);
    Ok(())
}

#[test]
fn what_the_rule_computes_is_differentiated_again() -> Result {
    // the rule says that the derivative of x is x^2 by what was kept: its own is 2 x
    let x = Eager::new(3.0);
    let outer = watching(&[&x]);
    let inner = watching(&[&x]);
    let y = custom_gradient(
        "f",
        &[&x],
        |v| (v.to_vec(), vec![&v[0] * &v[0]]),
        |cx| vec![cx.cts[0].as_ref().map(|ct| ct * &cx.kept[0])],
    );
    let dx = some(&inner, &y[0], &x)?;
    assert_eq!(dx.to_f64()?, 9.0);
    assert_eq!(some(&outer, &dx, &x)?.to_f64()?, 6.0);
    Ok(())
}

#[test]
fn a_rule_inside_a_rule_overrides_the_second_order() -> Result {
    let x = Eager::new(3.0);
    let outer = watching(&[&x]);
    let inner = watching(&[&x]);
    let y = custom_gradient(
        "f",
        &[&x],
        |v| (vec![&v[0] * &v[0]], vec![]),
        |cx| {
            let dx = custom_gradient(
                "df",
                &[&cx.args[0]],
                |v| (vec![&v[0] * 2.0], vec![]),
                |cx| vec![cx.cts[0].as_ref().map(|ct| ct * 42.0)],
            );
            vec![cx.cts[0].as_ref().map(|ct| ct * &dx[0])]
        },
    );
    let dx = some(&inner, &y[0], &x)?;
    assert_eq!(dx.to_f64()?, 6.0);
    assert_eq!(some(&outer, &dx, &x)?.to_f64()?, 42.0);
    Ok(())
}

#[test]
fn a_gradient_by_its_own_tape_inside_a_rule() -> Result {
    // x^3 whose rule asks a tape of its own
    let x = Eager::new(2.0);
    let tape = watching(&[&x]);
    let cube = |x: &Eager| x * x * x;
    let y = custom_gradient(
        "cube",
        &[&x],
        |v| (vec![cube(&v[0])], vec![]),
        move |cx| {
            let inner = watching(&[&cx.args[0]]);
            let y = cube(&cx.args[0]);
            let dx = some(&inner, &y, &cx.args[0]).unwrap_or_else(|e| Eager::failed(e.to_string()));
            vec![cx.cts[0].as_ref().map(|ct| ct * &dx)]
        },
    );
    assert_eq!(some(&tape, &y[0], &x)?.to_f64()?, 12.0);
    Ok(())
}

#[differentiable]
fn energy(k: f64, x: &[f64]) -> f64 {
    let mut sum = 0.0;
    for v in x {
        sum += 0.5 * k * v * v;
    }
    sum
}

#[test]
fn a_differentiable_function_is_a_primitive_of_eager_values() -> Result {
    let energy = grads::op!(energy(k: f64, x: &[f64]) -> f64);
    let (k, x) = (Eager::new(1.5), Eager::new(vec![1.0, 2.0]));
    let tape = watching(&[&k, &x]);
    let e = op(&[&k, &x], |v| energy.apply(v[0] * 2.0, &[v[1]]));
    assert_eq!(e.to_f64()?, 7.5);
    assert_eq!(
        all(&tape, &[&e], &[&k, &x])?,
        [Some(vec![5.0]), Some(vec![3.0, 6.0])]
    );
    Ok(())
}

#[test]
fn a_second_derivative_of_such_a_function_is_an_error() -> Result {
    let energy = grads::op!(energy(k: f64, x: &[f64]) -> f64);
    let (k, x) = (Eager::new(1.5), Eager::new(vec![1.0, 2.0]));
    let outer = watching(&[&x]);
    let inner = watching(&[&x]);
    let e = op(&[&k, &x], |v| energy.apply(v[0], &v[1..]));
    let dx = some(&inner, &e, &x)?;
    assert_eq!(dx.value()?.to_f64s(), [1.5, 3.0]);
    let error = one(&outer, &dx, &x).unwrap_err();
    assert_eq!(
        error.to_string(),
        "No gradient defined for operation 'energy_back' (op type: energy_back)"
    );
    Ok(())
}
