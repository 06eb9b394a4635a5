//! Complex numbers of `num-complex`, as pairs of numbers: the gradient of a real function is the complex number of its derivatives by the
//! real and the imaginary part. A function whose slope is `s`, as that of complex numbers, takes the cotangent `ct` to `ct * conj(s)`.
#![allow(
    clippy::type_complexity,
    reason = "a way back has no name, so what it is stands where it is given"
)]

mod forward;
mod functions;
mod makers;
mod operators;
mod parts;
mod values;

#[doc(hidden)]
pub use forward::{PushedFunctions, PushedParts};
pub use functions::Functions;
pub use makers::{FromNumber, Makers, PushedFromNumber, PushedMakers};
pub use parts::Parts;
pub use values::Fields;

use crate::real::Real;
use num_traits::{Float, FloatConst, Signed};

/// What a complex number is a pair of.
pub trait Number: Real + Float + FloatConst + Signed {}

impl<T: Real + Float + FloatConst + Signed> Number for T {}
