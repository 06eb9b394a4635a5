//! What `check_finite!` looks at: the numbers of a run and of its way back, as they are computed. Each thread has its own.

use crate::jacobian::Reading;
use crate::tangent::{Real, Tangent};
use std::cell::Cell;
use std::fmt;
use std::panic::Location;

/// What a number is that is not finite.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Number {
    /// The value of an operation.
    Value,
    /// What an operation passes on the way back to an operand of this value: its slope there, times what came from its own result.
    Slope {
        /// The operand.
        operand: f64,
    },
    /// The sum of the cotangents of an operation's value.
    Cotangent,
    /// A part of the gradient; where it comes from is not known.
    Gradient,
}

/// The first number that is not finite: what `check_finite!` finds.
#[derive(Clone, Debug, PartialEq)]
pub struct NonFinite {
    /// What it is.
    pub what: Number,
    /// It: NaN, or an infinity.
    pub number: f64,
    /// The operation, as in the source: `/`, `sqrt`, the name of a function.
    pub operation: &'static str,
    /// Where the expression begins, or its method's name stands.
    pub place: Option<&'static Location<'static>>,
}

impl fmt::Display for NonFinite {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (number, operation) = (self.number, self.operation);
        match self.what {
            Number::Value => write!(f, "the value of `{operation}` is {number}")?,
            Number::Slope { operand } => write!(
                f,
                "the derivative of `{operation}` by an operand, which is {operand}, is {number}"
            )?,
            Number::Cotangent => write!(
                f,
                "the derivatives by the value of `{operation}` add up to {number}"
            )?,
            Number::Gradient => write!(
                f,
                "the gradient has a {number}, which comes from what is not looked at: arrays as wholes, loops on other threads, and \
                 functions without `#[differentiable(check_finite)]`"
            )?,
        }
        let Some(place) = self.place else {
            return Ok(());
        };
        write!(f, "\n --> {place}")?;
        let Some(line) = line_of(place) else {
            return Ok(());
        };
        let column = place.column() as usize;
        write!(f, "\n  | {}\n  | {:>column$}", line.trim_end(), "^")
    }
}

/// The line of the user's source, if it can be read from here: paths are those that rustc was given, in a package or in the workspace
/// around it.
fn line_of(place: &Location) -> Option<String> {
    let here = std::env::current_dir().ok()?;
    let mut all = here.ancestors().map(|dir| dir.join(place.file()));
    let text = std::fs::read_to_string(all.find(|path| path.is_file())?).ok()?;
    let line = text.lines().nth((place.line() as usize).checked_sub(1)?)?;
    Some(line.to_string())
}

/// Whether numbers are looked at, and what was found.
#[derive(Clone, Copy)]
struct Looks {
    on: bool,
    first: Option<Found>,
}

#[derive(Clone, Copy)]
struct Found {
    what: Number,
    number: f64,
    operation: &'static str,
    place: &'static Location<'static>,
}

impl Looks {
    const fn new(on: bool) -> Looks {
        Looks { on, first: None }
    }
}

thread_local! {
    static LOOKS: Cell<Looks> = const { Cell::new(Looks::new(false)) };
}

#[inline]
#[track_caller]
fn look<T: Real>(x: T, operation: &'static str, what: impl Fn() -> Number) {
    let number = x.to_f64();
    if !number.is_finite() {
        note(Found {
            what: what(),
            number,
            operation,
            place: Location::caller(),
        });
    }
}

#[cold]
fn note(found: Found) {
    let looks = LOOKS.get();
    if looks.on && looks.first.is_none() {
        LOOKS.set(Looks {
            on: true,
            first: Some(found),
        });
    }
}

/// A value.
#[track_caller]
pub fn value<T: Real>(operation: &'static str, x: &T) -> T {
    look(*x, operation, || Number::Value);
    *x
}

/// A value that is read.
pub fn operand<T: Real>(_: &'static str, x: &T) -> T {
    *x
}

/// The sum of a value's cotangents; `there` is the same, or zero.
#[track_caller]
pub fn cotangent<T: Real>(operation: &'static str, ct: &T, there: &T) -> T {
    look(*there, operation, || Number::Cotangent);
    *ct
}

/// What an operation passes to an operand; `there` is the same, or zero.
#[track_caller]
pub fn slope<T: Real>(operation: &'static str, ct: &T, there: &T, operand: &T) -> T {
    let operand = operand.to_f64();
    look(*there, operation, || Number::Slope { operand });
    *ct
}

/// What `check_finite!` makes of a pullback.
#[derive(Clone, Copy)]
pub struct First {
    /// Whether what is found is a panic.
    pub panics: bool,
}

impl Reading for First {
    type Of<Ct: Tangent, G: Tangent> = Option<NonFinite>;
    fn begin(self) {
        LOOKS.set(Looks::new(true));
    }
    fn read<Ct: Tangent, G: Tangent>(
        self,
        zeros: Ct,
        pullback: impl Fn(Ct) -> G,
    ) -> Option<NonFinite> {
        let forward = LOOKS.get().first;
        let found = match forward {
            Some(found) => Some(found.into()),
            None => on_the_way_back(zeros, pullback),
        };
        LOOKS.set(Looks::new(false));
        match found {
            Some(found) if self.panics => panic!("{found}"),
            found => found,
        }
    }
}

/// The first that is not finite where all values are. An infinite slope that nothing else meets, as before what was not selected, is none.
fn on_the_way_back<Ct: Tangent, G: Tangent>(
    mut zeros: Ct,
    pullback: impl Fn(Ct) -> G,
) -> Option<NonFinite> {
    zeros.map_leaves(&mut |_| 1.0);
    let gradient = pullback(zeros).to_flat();
    let number = gradient.into_iter().find(|x| !x.is_finite())?;
    if let Some(found) = LOOKS.get().first {
        return Some(found.into());
    }
    Some(NonFinite {
        what: Number::Gradient,
        number,
        operation: "",
        place: None,
    })
}

impl From<Found> for NonFinite {
    fn from(found: Found) -> NonFinite {
        NonFinite {
            what: found.what,
            number: found.number,
            operation: found.operation,
            place: Some(found.place),
        }
    }
}
