//! Arrays of `ndarray`.

// a method gives its value and its way back, whose type says what that takes
#![allow(clippy::type_complexity)]

mod broadcast;
mod forward;
mod forward_makers;
mod forward_maps;
mod in_place;
mod joins;
mod lanes;
mod layout;
mod lent;
mod makers;
mod maps;
mod operators;
mod parts;
mod products;
mod puts;
mod rearranged;
mod reductions;
mod reshapes;
mod shapes;
mod values;
mod views;
mod zips;

/// Forward mode, for generated code.
#[doc(hidden)]
pub use forward::{
    PushedAlongAxis, PushedAssigns, PushedAxisParts, PushedAxisPuts, PushedAxisReductions,
    PushedAxisSpreads, PushedAxisViews, PushedCopies, PushedElements, PushedJoin1, PushedJoin2,
    PushedJoin3, PushedMatrixPuts, PushedMatrixShapes, PushedMatrixViews, PushedMovesAxes,
    PushedProducts, PushedPuts, PushedRearranged, PushedReductions, PushedReshapes, PushedShapes,
    PushedViews, PushedWindows, PushedWrites,
};
#[doc(hidden)]
pub use forward_makers::*;
#[doc(hidden)]
pub use forward_maps::*;
pub use in_place::{Assigns, Writes};
pub use joins::{Join1, Join2, Join3};
pub use lanes::MapLanes;
pub use makers::{DiagonalMakers, DiagonalOf, FromElements, Makers, VectorMakers};
pub use maps::Maps;
pub use parts::{AxisParts, Elements};
pub use products::Products;
pub use puts::{AxisPuts, Copies, MatrixPuts, Puts};
pub use rearranged::{Accumulates, AlongAxis, Grows, GrowsByLines, MovesAxes, Rearranged, Windows};
pub use reductions::{AxisReductions, AxisSpreads, Reductions};
pub use reshapes::Reshapes;
pub use shapes::{MatrixShapes, Shapes};
pub use values::Storage;
pub use views::{AxisViews, MatrixViews, Views};
pub use zips::{
    ZipInto0, ZipInto1, ZipInto2, ZipInto3, ZipInto4, ZipMap0, ZipMap1, ZipMap2, ZipMap3, ZipMap4,
    ZipWith,
};

/// Generated code asks whether a macro makes arrays: nothing else fits here.
#[doc(hidden)]
pub fn is_array<A, D>(_: &Array<A, D>) {}

/// What generated code names.
#[doc(hidden)]
pub use ndarray::{Array, Array1, Array2, Axis};

/// The gradient to which a way back adds, if it is wanted.
pub type Adjoint<'a, A, D> = Option<&'a mut Array<A, D>>;

/// The way back of a method without arguments, of an array `X`; it keeps nothing.
pub type Back<X, A, D, C> = fn(&X, Adjoint<A, D>, C);

/// The way back of forward mode of a method without arguments, of an array `X`; it keeps nothing.
pub type ElementwiseBack<X, A, D> =
    fn(&X, Adjoint<A, D>, &Array<A, D>, Adjoint<A, D>, (Array<A, D>, Array<A, D>));
