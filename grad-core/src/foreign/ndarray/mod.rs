//! Arrays of `ndarray`.

// a method gives its value and its way back, whose type says what that takes
#![allow(clippy::type_complexity)]

mod broadcast;
mod in_place;
mod layout;
mod lent;
mod makers;
mod maps;
mod operators;
mod parts;
mod products;
mod reductions;
mod reshapes;
mod shapes;
mod values;
mod views;

pub use in_place::{Assigns, Writes};
pub use makers::{DiagonalMakers, Makers, VectorMakers};
pub use maps::Maps;
pub use parts::{AxisParts, Elements};
pub use products::Products;
pub use reductions::{AxisReductions, Reductions};
pub use reshapes::Reshapes;
pub use shapes::{MatrixShapes, Shapes};
pub use values::Storage;
pub use views::{AxisViews, MatrixViews, Views};

use ndarray::Array;

/// The gradient to which a way back adds, if it is wanted.
pub type Adjoint<'a, A, D> = Option<&'a mut Array<A, D>>;

/// The way back of a method without arguments, of an array `X`; it keeps nothing.
pub type Back<X, A, D, C> = fn(&X, Adjoint<A, D>, C);
