//! Matrices and vectors of `nalgebra`, points and rotations.
#![allow(
    clippy::type_complexity,
    reason = "a way back has no name, so what it is stands where it is given"
)]

mod along;
mod decompositions;
mod eigen;
mod elementwise;
mod forward;
mod geometry;
mod in_place;
mod lent;
mod made_of;
mod makers;
mod makers_forward;
mod maps;
mod maps_forward;
mod measures;
mod operators;
mod operators_forward;
mod orthogonal;
mod products;
mod puts;
mod real_field;
mod shapes;
mod singular;
mod sizes;
mod squares;
mod triangles;
mod values;
mod vectors;
mod views;

use crate::real::Real;
use nalgebra::allocator::Allocator;
use nalgebra::{DefaultAllocator, Dim, Matrix, OMatrix, Scalar};

pub use along::{ColumnSums, RowSums};
pub use decompositions::{CholeskySolves, Choleskys, Decomposes, LuSolves, Lus, QrSolves};
pub use eigen::{Eigen, EigenParts};
pub use elementwise::{Elementwise, PairElementwise};
#[doc(hidden)]
pub use forward::{
    PushedAssigns, PushedBlocks, PushedColumnSums, PushedColumnViews, PushedColumnsViews,
    PushedCross, PushedDiagonals, PushedElementwise, PushedMeasures, PushedPairElementwise,
    PushedPairMeasures, PushedRowSums, PushedRowViews, PushedRowsViews, PushedShapes, PushedSkew,
    PushedSquares, PushedSwaps, PushedSwizzles3, PushedTransposedProducts, PushedTransposes,
    PushedTriangles, PushedWrites,
};
pub use geometry::{
    ComplexMethods, ComplexRotations, Coords, FromCoordinates, Identities, ImaginaryParts,
    MatrixOfRotation, MotionMakers, MotionMethods, MovesEach, NewMotion, NewPoint2, NewPoint3,
    NewQuaternion, NewTranslation2, NewTranslation3, Origins, Parts, PlaneAngles, PlaneMatrices,
    PlaneMotions, PlaneRotations, QuaternionAngles, QuaternionMethods, QuaternionsFrom,
    RotationMethods, SpaceAngles, SpaceMatrices, SpaceMotions, SpaceRotations, Turns, Units,
};
pub use in_place::{
    Assigns, MatrixSums, MatrixVectorSums, OuterSums, SetsColumn, SetsDiagonal, SetsRow, Swaps,
    VectorSums, Writes,
};
pub use made_of::{
    CholeskyOf, Decomposed, EigenOf, FromArray, FromColumns, FromDiagonal, FromRowSlice, FromRows,
};
pub use makers::{
    DynamicFrom, MatrixMakers, New1, New2, New3, New4, New5, New6, NewMatrix2, NewMatrix3,
    NewMatrix4, NewRow2, NewRow3, NewRow4, SizedFrom, SizedMakers, VectorMakers, X, Xy, Xyz, Xyzw,
};
#[doc(hidden)]
pub use makers_forward::{
    PushedNew1, PushedNew2, PushedNew3, PushedNew4, PushedNew5, PushedNew6, PushedNewMatrix2,
    PushedNewMatrix3, PushedNewMatrix4,
};
pub use maps::{Applies, Maps};
/// Forward mode, for generated code.
#[doc(hidden)]
#[doc(hidden)]
pub use maps_forward::{PushedMap, PushedMaps, PushedZip};
pub use measures::{Measures, PairMeasures};
pub use orthogonal::{DecomposesByReflections, Qrs};
pub use products::{Cross, TransposedProducts, Transposes};
pub use puts::{
    ColumnPuts, ColumnsPuts, FixedColumnsPuts, FixedRowsPuts, FixedViewPuts, Owns, OwnsBack,
    PutColumn, PutColumns, PutFixedColumns, PutFixedRows, PutFixedView, PutRow, PutRows, PutView,
    RowPuts, RowsPuts, ViewPuts,
};
pub use shapes::Shapes;
pub use singular::{Singular, SvdParts};
pub use sizes::{Kronecker, Longer, OneRow, SelectsColumns, SelectsRows};
pub use squares::Squares;
pub use triangles::{Triangles, TriangularSolves};
pub use values::Place;
pub use vectors::{Angles, Directions, Skew};
pub use views::{
    Blocks, ColumnViews, ColumnsViews, Diagonals, RowViews, RowsViews, Swizzles3, Swizzles4,
};

/// What generated code names.
#[doc(hidden)]
pub use nalgebra::{Const, DMatrix, DVector, OPoint, SMatrix, SVector};

/// Matrices of a shape can own their elements.
pub trait Owned<T: Scalar, R: Dim, C: Dim>:
    Allocator<R, C, Buffer<T>: Place<T, R, C> + Send + Sync>
{
}

#[diagnostic::do_not_recommend]
impl<T: Scalar, R: Dim, C: Dim> Owned<T, R, C> for DefaultAllocator where
    DefaultAllocator: Allocator<R, C, Buffer<T>: Place<T, R, C> + Send + Sync>
{
}

/// Adds `factor * x` to a gradient, if it is asked for.
#[inline]
fn add<T, R, C, S>(adjoint: Option<&mut OMatrix<T, R, C>>, factor: T, x: &Matrix<T, R, C, S>)
where
    T: Real + Scalar,
    R: Dim,
    C: Dim,
    S: Place<T, R, C>,
    DefaultAllocator: Allocator<R, C>,
{
    if let Some(adjoint) = adjoint {
        adjoint.zip_apply(x, |place, x| *place += factor * x);
    }
}
