//! What a tape records, and how long.

use super::{Result, all, one, persistent, some, watching};
use grad_core::tape::{Eager, Tape, TapeError, TapeOptions, custom_gradient};
use std::rc::Rc;

#[test]
fn only_what_is_watched_is_recorded() -> Result {
    let (x, y) = (Eager::new(2.0), Eager::new(3.0));
    let tape = watching(&[&y]);
    let z = &x * &y;
    assert_eq!(all(&tape, &[&z], &[&x, &y])?, [None, Some(vec![2.0])]);
    Ok(())
}

#[test]
fn what_was_computed_before_the_watch_is_not_recorded() -> Result {
    let x = Eager::new(2.0);
    let tape = Tape::new();
    let y = &x * &x;
    tape.watch(&x);
    assert!(one(&tape, &y, &x)?.is_none());
    Ok(())
}

#[test]
fn a_value_in_the_middle_can_be_watched() -> Result {
    let x = Eager::new(2.0);
    let tape = Tape::new();
    let y = &x * &x;
    tape.watch(&y);
    let z = &y * &y;
    assert_eq!(all(&tape, &[&z], &[&x, &y])?, [None, Some(vec![8.0])]);
    Ok(())
}

#[test]
fn a_tape_that_is_used_twice_is_an_error() -> Result {
    let x = Eager::new(3.0);
    let tape = watching(&[&x]);
    let y = &x * &x;
    assert_eq!(some(&tape, &y, &x)?.to_f64()?, 6.0);
    let error = one(&tape, &y, &x).unwrap_err();
    assert_eq!(error, TapeError::UsedTwice);
    assert_eq!(
        error.to_string(),
        "A non-persistent GradientTape can only be used to compute one set of gradients (or jacobians)"
    );
    let again = tape.jacobian(&y, &[&x], Default::default());
    assert_eq!(again.unwrap_err(), TapeError::UsedTwice);
    Ok(())
}

#[test]
fn a_persistent_tape_can_be_asked_again() -> Result {
    let x = Eager::new(3.0);
    let tape = persistent(&[&x]);
    let y = &x * &x;
    let z = &y * &y;
    assert_eq!(some(&tape, &z, &x)?.to_f64()?, 108.0);
    assert_eq!(some(&tape, &y, &x)?.to_f64()?, 6.0);
    assert_eq!(some(&tape, &z, &y)?.to_f64()?, 18.0);
    Ok(())
}

#[test]
fn nothing_is_recorded_while_recording_is_stopped() -> Result {
    let x = Eager::new(3.0);
    let tape = persistent(&[&x]);
    let y = &x * &x;
    let (z, dy) = tape.stop_recording(|| (&x * &y, some(&tape, &y, &x)));
    let dy = dy?;
    assert_eq!(dy.to_f64()?, 6.0);
    assert!(one(&tape, &z, &x)?.is_none());
    assert!(one(&tape, &dy, &x)?.is_none());
    let again = &x * &y;
    assert_eq!(some(&tape, &again, &x)?.to_f64()?, 27.0);
    Ok(())
}

#[test]
fn recording_can_pause_and_go_on() -> Result {
    let x = Eager::new(3.0);
    let tape = watching(&[&x]);
    let y = &x * &x;
    tape.pause();
    let z = &y * &y;
    tape.resume();
    let w = &z + &y;
    assert_eq!(all(&tape, &[&w], &[&x])?, [Some(vec![6.0])]);
    Ok(())
}

#[test]
fn a_tape_that_was_reset_begins_anew() -> Result {
    let x = Eager::new(3.0);
    let tape = watching(&[&x]);
    let z = &x * &x;
    tape.reset();
    tape.watch(&x);
    let y = &x * 2.0;
    let sum = &y + &z;
    assert_eq!(some(&tape, &sum, &x)?.to_f64()?, 2.0);
    tape.reset();
    assert!(one(&tape, &(&x * &x), &x)?.is_none());
    Ok(())
}

#[test]
fn a_tape_that_was_used_records_no_more() -> Result {
    let x = Eager::new(3.0);
    let tape = watching(&[&x]);
    let y = &x * &x;
    some(&tape, &y, &x)?;
    tape.resume();
    let _ = &x * &y;
    assert_eq!(format!("{tape:?}"), "Tape(Recorded(0 operations))");
    Ok(())
}

#[test]
fn what_the_targets_do_not_need_is_freed_before_any_rule_runs() -> Result {
    let x = Eager::new(3.0);
    let tape = watching(&[&x]);
    let token = Rc::new(());
    let held = Rc::clone(&token);
    // another function of x, whose rule holds the token as long as it is on the tape
    custom_gradient(
        "other",
        &[&x],
        |v| (vec![&v[0] * 2.0], vec![]),
        move |_| {
            let _ = &held;
            vec![None]
        },
    );
    let seen = Rc::downgrade(&token);
    drop(token);
    let y = custom_gradient(
        "y",
        &[&x],
        |v| (vec![&v[0] * 3.0], vec![]),
        move |cx| vec![cx.cts[0].as_ref().map(|ct| ct * seen.strong_count() as f64)],
    );
    assert_eq!(some(&tape, &y[0], &x)?.to_f64()?, 0.0);
    Ok(())
}

#[test]
fn variables_are_watched_by_themselves() -> Result {
    let (v, w, c) = (Eager::variable(2.0), Eager::variable(3.0), Eager::new(5.0));
    let tape = Tape::new();
    let y = &v * &c * &v;
    let watched: Vec<_> = tape.watched_variables().iter().map(Eager::id).collect();
    assert_eq!(watched, [v.id()]);
    assert_eq!(
        all(&tape, &[&y], &[&v, &w, &c])?,
        [Some(vec![20.0]), None, None]
    );
    Ok(())
}

#[test]
fn variables_can_be_watched_selectively() -> Result {
    let (v, w) = (Eager::variable(2.0), Eager::variable(3.0));
    let tape = Tape::new().without_variables();
    tape.watch(&w);
    let y = &v * &w;
    assert_eq!(tape.watched_variables().len(), 1);
    assert_eq!(all(&tape, &[&y], &[&v, &w])?, [None, Some(vec![2.0])]);
    Ok(())
}

/// TensorFlow's: the handle stands for the old value and the new one.
#[test]
fn a_variable_that_is_assigned_to_has_the_derivative_of_both_values() -> Result {
    let mut v = Eager::variable(2.0);
    let tape = Tape::persistent();
    let before = &v * &v;
    let old = v.clone();
    v.assign(3.0)?;
    let after = &v * &v;
    assert_eq!((old.to_f64()?, v.to_f64()?), (2.0, 3.0));
    assert_eq!((before.to_f64()?, after.to_f64()?), (4.0, 9.0));
    assert_eq!(some(&tape, &before, &v)?.to_f64()?, 4.0);
    assert_eq!(some(&tape, &after, &v)?.to_f64()?, 6.0);
    assert_eq!(all(&tape, &[&before, &after], &[&v])?, [Some(vec![10.0])]);
    Ok(())
}

#[test]
fn what_cannot_be_assigned_is_an_error() {
    let mut v = Eager::variable(2.0);
    let error = v.assign([1.0, 2.0]).unwrap_err().to_string();
    assert_eq!(
        error,
        "a value of type f64 and shape [2] was assigned to a variable of type f64 and shape []"
    );
    assert!(v.assign(1.0_f32).is_err());
    assert_eq!(Eager::new(2.0).assign(3.0), Err(TapeError::NotAVariable));
    assert_eq!(v.to_f64(), Ok(2.0));
}

#[test]
fn variables_and_constants_have_the_same_gradients() -> Result {
    let gradient = |x: Eager| {
        let tape = Tape::new();
        tape.watch(&x);
        let y = x.sin() * &x;
        some(&tape, &y, &x)?.to_f64()
    };
    assert_eq!(gradient(Eager::variable(0.7))?, gradient(Eager::new(0.7))?);
    Ok(())
}

#[test]
fn the_branch_that_is_not_taken_has_no_gradient() -> Result {
    let (x, y) = (Eager::new(2.0), Eager::new(3.0));
    let tape = watching(&[&x, &y]);
    let max = if x.to_f64()? > y.to_f64()? {
        &x * 1.0
    } else {
        &y * 1.0
    };
    assert_eq!(all(&tape, &[&max], &[&x, &y])?, [None, Some(vec![1.0])]);
    Ok(())
}

#[test]
fn a_loop_is_recorded_trip_by_trip() -> Result {
    // x <- x^2 three times: x^8
    let x = Eager::new(1.1);
    let tape = watching(&[&x]);
    let mut y = x.clone();
    while y.to_f64()? < 2.0 {
        y = &y * &y;
    }
    let found = some(&tape, &y, &x)?.to_f64()?;
    assert!((found - 8.0 * 1.1_f64.powi(7)).abs() < 1e-13, "{found}");
    Ok(())
}

#[test]
fn a_loop_without_trips_passes_nothing_to_what_only_it_reads() -> Result {
    let (x, k) = (Eager::new(1.1), Eager::new(2.0));
    let tape = watching(&[&x, &k]);
    let mut y = &x * 1.0;
    while y.to_f64()? > 100.0 {
        y = &y * &k;
    }
    assert_eq!(all(&tape, &[&y], &[&x, &k])?, [Some(vec![1.0]), None]);
    Ok(())
}

#[test]
fn what_is_computed_inside_an_inner_tape_belongs_to_the_outer_too() -> Result {
    let x = Eager::new(3.0);
    let outer = watching(&[&x]);
    let y = {
        let _inner = Tape::new();
        &x * &x
    };
    assert_eq!(some(&outer, &y, &x)?.to_f64()?, 6.0);
    Ok(())
}

#[test]
fn a_dropped_tape_records_no_more_and_others_go_on() -> Result {
    let x = Eager::new(3.0);
    let first = watching(&[&x]);
    let second = watching(&[&x]);
    let y = &x * &x;
    drop(first);
    let z = &y * &x;
    assert_eq!(some(&second, &z, &x)?.to_f64()?, 27.0);
    Ok(())
}

#[test]
fn zeros_do_not_leak_from_one_tape_to_another() -> Result {
    let unused = |x: Eager| {
        let tape = Tape::new();
        tape.watch(&x);
        let pair = custom_gradient(
            "pair",
            &[&x],
            |v| (vec![&v[0] * 2.0, &v[0] * 3.0], vec![]),
            |cx| vec![cx.cts[1].clone()],
        );
        tape.gradient(&[&pair[0]], &[&x], &TapeOptions::default())
    };
    let (one, two) = (
        unused(Eager::new(1.0))?,
        unused(Eager::new(vec![1.0, 2.0]))?,
    );
    assert_eq!(super::values(one)?, [Some(vec![0.0])]);
    assert_eq!(super::values(two)?, [Some(vec![0.0, 0.0])]);
    Ok(())
}
