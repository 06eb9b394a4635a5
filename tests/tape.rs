//! Values that compute at once, and the tapes that record them: one behaviour of TensorFlow's `GradientTape` a test.

#[path = "claims/mod.rs"]
mod claims;

#[path = "tape/agree.rs"]
mod agree;
#[path = "tape/backprop.rs"]
mod backprop;
#[path = "tape/custom.rs"]
mod custom;
#[path = "tape/eager.rs"]
mod eager;
#[path = "tape/gradient.rs"]
mod gradient;
#[path = "tensor_methods/methods.rs"]
mod methods;
#[path = "tape/no_panic.rs"]
mod no_panic;
#[path = "tape/order.rs"]
mod order;
#[path = "tape/recording.rs"]
mod recording;

use grad_core::tape::{Eager, Tape, TapeError, TapeOptions};

type Result<T = ()> = std::result::Result<T, TapeError>;

/// A tape that watches these.
fn watching(xs: &[&Eager]) -> Tape {
    let tape = Tape::new();
    for x in xs {
        tape.watch(x);
    }
    tape
}

/// One that can be asked again.
fn persistent(xs: &[&Eager]) -> Tape {
    let tape = Tape::persistent();
    for x in xs {
        tape.watch(x);
    }
    tape
}

/// The gradient of one target with respect to one source.
fn one(tape: &Tape, y: &Eager, x: &Eager) -> Result<Option<Eager>> {
    Ok(tape
        .gradient(&[y], &[x], &TapeOptions::default())?
        .remove(0))
}

/// The same, which must be there.
fn some(tape: &Tape, y: &Eager, x: &Eager) -> Result<Eager> {
    let missing = || TapeError::Failed("there is no gradient".into());
    one(tape, y, x)?.ok_or_else(missing)
}

/// The elements of each gradient, nothing where there is none.
fn values(cts: Vec<Option<Eager>>) -> Result<Vec<Option<Vec<f64>>>> {
    let value = |ct: Option<Eager>| ct.map(|ct| Ok(ct.value()?.to_f64s())).transpose();
    cts.into_iter().map(value).collect()
}

/// The gradients of the sum of several targets.
fn all(tape: &Tape, ys: &[&Eager], xs: &[&Eager]) -> Result<Vec<Option<Vec<f64>>>> {
    values(tape.gradient(ys, xs, &TapeOptions::default())?)
}

#[test]
fn what_the_tables_name_is_run() -> std::result::Result<(), String> {
    claims::hold()
}
