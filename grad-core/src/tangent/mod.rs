//! What generated code calls: gradient types, zeros, sums, and the bound for generic functions.

mod accumulate;
mod algebra;
mod argument;
mod assign;
mod blank;
mod cast;
mod checked;
/// Whether a clone is a copy.
pub mod clones;
mod copied;
mod ct;
mod differentiable;
mod field;
mod kept;
mod lanes;
mod leaves;
mod lend;
/// Members of tuples as places.
pub mod members;
mod nothing;
mod number;
mod one_float;
mod outline;
mod parts;
mod payload;
pub mod pushed;
mod reach;
mod reset;
mod select;
mod step;
mod sums;
mod tuples;

pub use crate::real::Real;
pub use accumulate::{Accumulate, accumulate, other_variant, sum_like};
pub use algebra::{Tangent, along, zero_like};
pub use argument::{Argument, Lent};
pub use assign::{Assign, assign, snapshot};
pub use blank::{Blank, blank, blank_array};
pub use cast::{CastLike, cast_like};
pub use checked::{ArrayLength, Checked, Known, same_function};
pub use copied::{ByFields, Copied, CopiedParts, OnWrite};
pub use ct::{Ct, of_length, of_variant, shaped, unseeded};
pub use differentiable::{Differentiable, zeros_like};
pub use field::Field;
pub use kept::{Both, Carries, Keeps, Lacks, No, Sure, Unknown, Yes, kept, place};
pub use lanes::{Lane, Lanes, MayBeAbsent, OverLanes};
#[doc(hidden)]
pub use leaves::Marking;
pub use leaves::{LeafPath, Leaves};
pub use lend::{
    Given, Lend, Overwritten, Taken, Takes, Unchanged, Unwanted, Withheld, WithoutParts, Written,
    given_at, lend, taken,
};
pub use nothing::{
    Clear, Constant, Nothing, Part, Zeros, clear, nowhere, part, part_like, reshape, zeros_at,
};
pub use number::AsNumber;
pub use one_float::{OneFloat, ones_like, seed};
pub use outline::{Outlined, any, outline};
pub use parts::{Parts, Position};
pub use payload::{Missing, OptionPayload, Outcome, converted};
pub use reach::{Reach, Unions};
pub use reset::{Reset, reset};
pub use select::{
    At, Gradients, HasDerivativeAtAll, HasForwardMode, HasSecondDerivatives, Member, Reaches,
    Select, Selector, TakesNoFunctions, is_chosen,
};
pub use step::Step;
pub use sums::{add_all, sum_all, sums};

pub(crate) use tuples::for_tuples;

/// The identity; no derivative passes.
///
/// ```
/// # mod grads { pub use grad_core::tangent::stop_gradient; }
/// use grads::stop_gradient;
///
/// assert_eq!(stop_gradient(2.0), 2.0);
/// ```
pub fn stop_gradient<T>(x: T) -> T {
    x
}
