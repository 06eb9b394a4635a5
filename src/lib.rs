//! Automatic differentiation at compile time for ordinary Rust, on the stable toolchain.
//!
//! Annotate a function with [`differentiable`], and ask for its gradient with [`grad!`], [`value_and_grad!`],
//! [`value_and_grad_into!`], [`vjp!`], [`jvp!`] or [`jacobian!`]:
//!
//! ```
//! use grads::prelude::*;
//!
//! #[differentiable]
//! fn f(x: f64, y: f64) -> f64 {
//!     x * y.sin()
//! }
//!
//! let (dx, dy) = grad!(f)(2.0, 0.0);
//! assert_eq!((dx, dy), (0.0, 2.0));
//! ```
//!
//! A gradient has the form of its parameter: `f64` for `f64`, `Vec<f64>` for `&[f64]` and `Vec<f64>`, `[f64; N]` for
//! `[f64; N]` and `&[f64; N]`, member by member for tuples, `SpringTangent` for a struct `Spring` with
//! [`#[derive(Differentiable)]`](macro@Differentiable); the same for `f32`. Integers and `bool` are constants.
//! `&mut` parameters are in-out, and hold after any of the macros what the function leaves in them.
//!
//! A derivative is right, or the program does not compile, and the error points at the expression that is to blame.
//!
//! # Where to look
//!
//! | | |
//! |---|---|
//! | the value, too; several outputs; buffers of your own | [`value_and_grad!`], [`vjp!`], [`value_and_grad_into!`] |
//! | structs of parameters, and optimisers | [`guide::fit`], [`Leaves`], [`Tangent`] |
//! | data, settings, random numbers | [`guide::constants`], [`stop_gradient`] |
//! | several results, Jacobians, second derivatives | [`guide::outputs`], [`vjp!`], [`jacobian!`] |
//! | the derivative along one direction | [`guide::forward`], [`jvp!`] |
//! | arrays of `ndarray`, matrices and rotations of `nalgebra`, complex numbers | [`guide::arrays`], [`guide::matrices`], [`guide::complex_numbers`] |
//! | linear algebra, and layers of networks | [`guide::layers`] |
//! | functions that call C or other crates | [`guide::foreign`], the arguments of [`differentiable`] |
//! | solvers and optimisers | [`guide::solvers`] |
//! | long loops | [`guide::long_simulations`] |
//! | `f32`, and functions for `f32` and `f64` | [`guide::floats`], [`Real`] |
//! | rayon and other threads | [`guide::threads`], [`guide::parallel`] |
//! | `argmin`, `nuts-rs`, `levenberg-marquardt` | [`guide::other_crates`] |
//! | a gradient that is NaN, zero or wrong | [`guide::wrong_or_nan`], [`check_grads!`], [`check_finite!`] |
//! | memory and speed | [`guide::plan`], [`graph!`] |
//! | compile time | [`guide::compile_time`] |
//! | optimisers: gradient descent, Adam, AdamW | [`optimizers`] |
//! | models that are known at run time only; second derivatives | [`graph`](mod@graph), [`tape`] |
//! | what is not there yet | [`guide`] |

#[cfg(feature = "ndarray")]
pub use float::ArrayFloat;
pub use grad_core::binomial::trips_run_again;
pub use grad_core::check::{Check, GradEntry, GradReport, Verdict};
/// What `function!` makes, where a function is kept before it is handed to another.
///
/// ```
/// use grads::prelude::*;
///
/// #[differentiable]
/// fn twice(f: impl Fn(f64) -> f64, x: f64) -> f64 {
///     f(f(x))
/// }
/// let square: grads::Function<_> = function!(|x: f64| x * x);
/// assert_eq!(grad!(twice)(square, 3.0), 108.0);
/// ```
pub use grad_core::function::Function;
#[cfg(feature = "graph")]
pub use grad_core::graph;
#[cfg(any(feature = "graph", feature = "tape"))]
pub use grad_core::ir::{DType, Var};
pub use grad_core::look::{NonFinite, Number};
pub use grad_core::matrix::Matrix;
pub use grad_core::optimizers;
#[cfg(any(feature = "graph", feature = "tape"))]
pub use grad_core::registry::GradRegistry;
pub use grad_core::sparse::{PatternChanged, SparseMatrix, Sparsity};
pub use grad_core::tangent::{
    Differentiable, LeafPath, Leaves, Real, Step, Tangent, stop_gradient,
};
#[cfg(feature = "tape")]
pub use grad_core::tape;
#[cfg(any(feature = "graph", feature = "tape"))]
pub use grad_core::tensor::Tensor;
#[cfg(feature = "safetensors")]
pub use grad_core::weights;
/// Gives a type of one's own gradients: structs, tuple structs and enums, with type params, lifetimes and const params.
///
/// The gradient of a `Spring` is a `SpringTangent`: a type of the same visibility with the same fields, each of the
/// gradient type of its own ([`trait@Differentiable`]). Fields of the types `usize` and the other integers, `bool`,
/// `char`, `str`, `String` and `()` are not in it, nor fields marked `#[no_diff]`, which may have any type: they are
/// constants. In a tuple struct such a field becomes `()`, so that the others keep their positions. The gradient of an
/// enum has the variant of the value.
///
/// With the feature `serde`, `#[grads(serde)]` beside the derive gives the tangent type `Serialize` and `Deserialize`; its fields have the
/// names that they have in the type. (Arrays longer than 32 are none of serde's.)
///
/// Tangent types are `Clone`, `Debug` and `PartialEq`, and vectors: they have `+`, `-`, `+=`, `-=`, `*` and `/` with an `f64`, and
/// the methods of [`Tangent`] and [`Leaves`]. A value is moved along a vector by `+`, `-`, `+=`, `-=` and [`Step`].
///
/// ```
/// use grads::prelude::*;
///
/// #[derive(Differentiable)]
/// struct Spring {
///     k: f64,
///     rest: f64,
///     id: usize,
///     #[no_diff]
///     tolerance: f64,
/// }
///
/// #[differentiable]
/// fn energy(spring: &Spring, x: f64) -> f64 {
///     0.5 * spring.k * (x - spring.rest).powi(2)
/// }
///
/// let mut spring = Spring { k: 2.0, rest: 1.0, id: 7, tolerance: 1e-9 };
/// let gradient = grad!(energy, wrt(spring))(&spring, 3.0);
/// assert_eq!(gradient, SpringTangent { k: 2.0, rest: -4.0 });
///
/// spring -= 0.1 * &gradient; // one step of gradient descent
/// assert_eq!((spring.k, spring.rest), (1.8, 1.4));
/// assert_eq!(spring.named_leaves()[1], ("rest".to_string(), 1.4));
/// # assert_eq!((spring.id, spring.tolerance), (7, 1e-9));
/// ```
pub use grad_macros::Differentiable;
/// Gives a function a derivative.
///
/// The function stays as it is. Beside it the attribute puts what [`grad!`] and the other macros use.
///
/// | argument | |
/// |---|---|
/// | `wrt(x, w)` | the parameters to differentiate, if not all |
/// | `unconnected = "zero"` | a parameter that the result does not depend on has a gradient of zeros, and is no error |
/// | `vjp = path` | the derivative is a function of your own: it takes the arguments and returns the value and a closure from the cotangent to the gradients (bare for one parameter, else a tuple); the closure may take `Option`s of the cotangents, `None` for an output that nobody used |
/// | `kept` | beside `vjp = path`: the rule runs once, and its closure is kept for the way back. It borrows nothing, which its type says: `impl Fn(..) + use<>` in the edition 2024, with the type parameters between the brackets. Without it, a rule that takes references runs again on the way back |
/// | `partials = path` | the same for functions from floats to a float: it takes the arguments and the value, and returns the partial derivatives (bare for one parameter, else a tuple) |
/// | `root_of = residual` | the function is a solver: it returns an `x` with `residual(x, params..) = 0`, and the derivative is that of this equation (the implicit function theorem); the body is not differentiated. The residual takes the unknown first, a float by value and anything else by reference, then the solver's parameters in order, or those that are listed: `residual(_, a, b)` |
/// | `fixed_point_of = step` | the same where `step(x, params..) = x` |
/// | `minimum_of = objective` | the same where the gradient of `objective(x, params..)` by `x` is zero; the objective says `order = 2` |
/// | `matrix_free` | beside one of these three, for thousands of unknowns: linear systems are solved by products with the Jacobian; the function says `forward`. See [`guide::solvers`] |
/// | `forward` | the function has forward mode, too: [`jvp!`]. Also on an `impl` block: each of its methods has |
/// | `order = 2` | the function has second derivatives, too: [`hvp!`], [`hessian!`]; and forward mode. Also on an `impl` block |
/// | `check_finite` | the function's numbers can be looked at: [`check_finite!`]. It is slower then. Also on an `impl` block or a module |
/// | `companion = name` | what the attribute puts beside the function is called `name`, for functions that share their name with a module: the derivative is `grad!(name)`, and differentiable functions call `name` |
/// | `recursive` | the way back is given in a box. Rustc asks for it, by a recursive opaque type (E0720), where functions that call each other keep what is borrowed; others need no argument |
///
/// The body of a function with a rule need not be one that can be differentiated: a thin wrapper gives a foreign function
/// its derivative.
///
/// `#[no_diff]` on a parameter holds it constant.
///
/// # Long loops
///
/// What the way back of a loop reads is kept for every trip, where it cannot be had otherwise. `#[checkpoint(n)]` before a
/// `for`, `while` or `loop` keeps what the loop changes (its state) after every `n` trips instead; on the way back the `n` trips
/// are run again from there. Of `T` trips this takes
///
/// > `T / n` * the size of the state + `n` * what a trip keeps
///
/// bytes, at the price of running the loop once more. `n` is a number, a constant or a variable of type `usize` (0 counts as 1),
/// read once, before the loop. `#[checkpoint]` alone takes about the square root of `T`, which must be known before the loop:
/// that is so for `for` loops over what has an end. The attribute changes what is kept and nothing else: the value is the same
/// to the last bit, and so is the gradient, except where sums of cotangents are added up in another order. Checkpointed loops
/// may stand in each other, if the inner one calls no functions. What is run again must give the same again, so an opaque
/// expression, or a call that is not differentiated, is an error there: do it before the loop.
///
/// ```
/// use grads::prelude::*;
///
/// #[differentiable]
/// fn rod(start: &[f64], k: f64, steps: usize) -> f64 {
///     let mut u = start.to_vec();
///     #[checkpoint]
///     for _ in 0..steps {
///         let mut left = u[0];
///         for i in 1..u.len() - 1 {
///             let here = u[i];
///             u[i] += k * (1.0 + here * here) * (left - 2.0 * here + u[i + 1]);
///             left = here;
///         }
///     }
///     u[1] * u[1]
/// }
/// let (value, (_, by_k)) = value_and_grad!(rod)(&[1.0, 0.0, 0.5], 0.01, 1_000);
/// assert!(value > 0.1 && by_k.abs() < 1e-3);
/// ```
///
/// `#[checkpoint(slots = k)]` on a `for` loop keeps `k` states at most, whatever the number of trips, and nothing of a trip but while that is
/// undone:
///
/// > `k` * the size of the state + what a trip keeps
///
/// bytes (and a few states more, those under way among them). The way back runs trips again from the kept states, and keeps others in the slots that become free, so
/// that as few are run again as there can be with `k` states: [`trips_run_again`]`(T, k)`, by the schedule *revolve* (Griewank and Walther, ACM
/// Transactions on Mathematical Software 26, 2000). The gradient is the same to the last bit. `k` is written as `n` is.
///
/// ```
/// use grads::prelude::*;
/// use grads::trips_run_again;
///
/// #[differentiable]
/// fn logistic(x: f64, r: f64, n: usize) -> f64 {
///     let mut y = x;
///     #[checkpoint(slots = 20)]
///     for _ in 0..n {
///         y = r * y * (1.0 - y);
///     }
///     y
/// }
/// let (value, (by_x, by_r)) = value_and_grad!(logistic)(0.3, 2.5, 1_000);
/// assert_eq!(value, logistic(0.3, 2.5, 1_000));
/// assert!(by_x.abs() < 1e-9 && (by_r - 0.16).abs() < 1e-9);
///
/// // every step is run twice again, and most of them a third time
/// assert_eq!(trips_run_again(1_000, 20), 2_750);
/// ```
///
/// `#[checkpoint(memory = bytes)]` keeps as many states as fit into so many bytes, but one at least: the size of the state that the loop starts from is
/// measured there, with what its vectors own. A type of one's own that is not `Copy` says its size by [`checkpoint::StateBytes`]; without it, that is an error.
/// `bytes` may also be a product or a shift of numbers, as in `256 << 20`.
///
/// `#[checkpoint(n, memory = bytes, disk = path)]` (feature `disk`) keeps the state after every `n` trips in a file in the directory `path`; without `n`, after about the
/// square root of the trips. Of the states between two of them as many are kept as `memory` or `slots` says, while that part is undone; all, if neither is there. With `n` this is for `while` and
/// `loop`, too. The file has no name, and is gone when nobody reads it any more, however the process ends. Each record has a checksum. If a state cannot be written, or is not read back as it was
/// written, that is a panic which names the directory and the cause, at the line of the attribute: there is no gradient then.
///
/// [`checkpoint::cost`], [`checkpoint::cost_in_memory`] and [`checkpoint::cost_on_disk`] say beforehand what this takes.
///
/// # Examples
///
/// ```
/// use grads::prelude::*;
///
/// #[differentiable(wrt(x))]
/// fn residual(x: &[f64], data: &[f64]) -> f64 {
///     let mut sum = 0.0;
///     for i in 0..x.len() {
///         sum += (x[i] - data[i]).powi(2);
///     }
///     sum
/// }
/// assert_eq!(grad!(residual)(&[1.0, 2.0], &[0.0, 4.0]), vec![2.0, -4.0]);
///
/// #[differentiable(vjp = heaviside_rule)]
/// fn smooth_step(x: f64) -> f64 {
///     if x > 0.0 { 1.0 } else { 0.0 }
/// }
/// fn heaviside_rule(x: f64) -> (f64, impl Fn(f64) -> f64) {
///     (smooth_step(x), move |ct| ct * (-x * x).exp())
/// }
/// assert_eq!(grad!(smooth_step)(0.0), 1.0);
/// ```
///
/// A solver. Where the equation is not solved, or its Jacobian is singular, the derivative is NaN.
///
/// ```
/// use grads::prelude::*;
///
/// #[differentiable]
/// fn residual(x: f64, a: f64) -> f64 {
///     x * x * x - a
/// }
///
/// #[differentiable(root_of = residual)]
/// fn cube_root(a: f64) -> f64 {
///     a.cbrt() // or any iteration
/// }
/// assert_eq!(grad!(cube_root)(8.0), 1.0 / 12.0);
/// assert!(grad!(cube_root)(0.0).is_nan());
/// ```
pub use grad_macros::differentiable;

// generated code names the facade by its path
extern crate self as grads;

mod described;
// its examples are tests of the crate in `tests/guide`, which has the crates that they need
#[cfg(feature = "ndarray")]
mod arrays;
#[cfg(feature = "ndarray")]
mod float;
#[doc(hidden)]
pub mod grown;
#[cfg(all(doc, not(doctest)))]
pub mod guide;
#[cfg(feature = "ndarray")]
pub mod linalg;
#[cfg(feature = "ndarray")]
pub mod nn;
mod numbers;
mod operators;
#[cfg(feature = "ndarray")]
mod slopes;
mod stages;

/// What long loops with `#[checkpoint]` take, known beforehand; see [`guide::long_simulations`].
pub mod checkpoint {
    pub use grad_core::checkpoint::{
        Cost, StateBytes, bytes_of, cost, cost_in_memory, cost_on_disk,
    };
    #[cfg(feature = "disk")]
    pub use grad_core::disk::Stored;
}

/// Everything that annotated programs use.
///
/// ```
/// use grads::prelude::*;
///
/// assert_eq!(grad!(|x: f64| x * x)(3.0), 6.0);
/// ```
pub mod prelude {
    pub use crate::{Differentiable, Leaves as _, Real, differentiable, stop_gradient};
    pub use crate::{
        check_finite, check_grads, function, grad, graph, hessian, hvp, jacobian, jvp,
        sparse_hessian, sparse_jacobian, sparsity, value_and_grad, value_and_grad_into, vjp,
    };
}

/// What generated code calls; no part of the interface.
#[doc(hidden)]
pub mod __private {
    // a crate without std finds it here, and one of the edition 2015 core
    pub use ::{core, std};

    pub use crate::__hides as hides;
    pub use crate::__hides_by_value as hides_by_value;
    pub use crate::__opaque as opaque;
    pub use crate::__own_field as own_field;
    pub use crate::described::{Described, Method, ShownByImpl, ShownByType};
    pub use crate::grown;
    pub use crate::numbers::{
        Lent as LentItems, Number, Owned as OwnedItems, ProductOfNothing, SumOfNothing,
    };
    pub use crate::stages::stage;
    pub use grad_core::again::{RunAgain, is_first_run};
    pub use grad_core::arms::Arms;
    pub use grad_core::binomial::{next_snapshot, slots_in_bytes};
    pub use grad_core::check as checks;
    pub use grad_core::checkpoint::bytes_of;
    #[cfg(feature = "disk")]
    pub use grad_core::disk::{bring_back, new_room, next_in_room, put_away, room_for, room_left};
    pub use grad_core::draws::{NotKept, Recorder, drawn};
    pub use grad_core::in_tokens;
    pub use grad_core::matrix::matrix;
    /// The derivatives of methods of other crates' types.
    pub mod foreign {
        #[cfg(feature = "ndarray")]
        pub use crate::arrays::{
            Elementwise as _, Powers as _, PushedElementwise as _, PushedPowers as _,
        };
        #[cfg(feature = "num-complex")]
        pub use grad_core::foreign::complex::{
            Fields as _, FromNumber as _, Functions as _, Makers as _, Parts as _,
            PushedFromNumber as _, PushedFunctions as _, PushedMakers as _, PushedParts as _,
        };
        #[cfg(feature = "nalgebra")]
        pub use grad_core::foreign::nalgebra::{
            Angles as _, CholeskyOf as _, ColumnSums as _, ComplexMethods as _,
            ComplexRotations as _, Decomposed as _, DecomposesByReflections as _, Directions as _,
            EigenOf as _, FromArray as _, FromColumns as _, FromCoordinates as _,
            FromDiagonal as _, FromRowSlice as _, FromRows as _, Kronecker as _, Longer as _,
            MatrixSums as _, MatrixVectorSums as _, MovesEach as _, NewRow2 as _, NewRow3 as _,
            NewRow4 as _, OneRow as _, OuterSums as _, PlaneAngles as _, PlaneMatrices as _,
            PlaneMotions as _, PushedColumnSums as _, PushedRowSums as _, PushedSkew as _,
            PushedSwaps as _, PushedTriangles as _, Qrs as _, QuaternionAngles as _,
            QuaternionsFrom as _, RowSums as _, SelectsColumns as _, SelectsRows as _,
            SetsDiagonal as _, Singular as _, Skew as _, SpaceAngles as _, SpaceMatrices as _,
            SpaceMotions as _, SvdParts as _, Swaps as _, Triangles as _, TriangularSolves as _,
        };
        #[cfg(feature = "nalgebra")]
        pub use grad_core::foreign::nalgebra::{
            Applies as _, Assigns as _, Blocks as _, CholeskySolves as _, Choleskys as _,
            ColumnPuts as _, ColumnViews as _, ColumnsPuts as _, ColumnsViews as _, Coords as _,
            Cross as _, Decomposes as _, Diagonals as _, DynamicFrom as _, Eigen as _,
            EigenParts as _, Elementwise as _, FixedColumnsPuts as _, FixedRowsPuts as _,
            FixedViewPuts as _, Identities as _, ImaginaryParts as _, LuSolves as _, Lus as _,
            Maps as _, MatrixMakers as _, MatrixOfRotation as _, Measures as _, MotionMakers as _,
            MotionMethods as _, New1 as _, New2 as _, New3 as _, New4 as _, New5 as _, New6 as _,
            NewMatrix2 as _, NewMatrix3 as _, NewMatrix4 as _, NewMotion as _, NewPoint2 as _,
            NewPoint3 as _, NewQuaternion as _, NewTranslation2 as _, NewTranslation3 as _,
            Origins as _, Owns as _, OwnsBack as _, PairElementwise as _, PairMeasures as _,
            Parts as _, PlaneRotations as _, PutColumn as _, PutColumns as _, PutFixedColumns as _,
            PutFixedRows as _, PutFixedView as _, PutRow as _, PutRows as _, PutView as _,
            QrSolves as _, QuaternionMethods as _, RotationMethods as _, RowPuts as _,
            RowViews as _, RowsPuts as _, RowsViews as _, SetsColumn as _, SetsRow as _,
            Shapes as _, SizedFrom as _, SizedMakers as _, SpaceRotations as _, Squares as _,
            Swizzles3 as _, Swizzles4 as _, TransposedProducts as _, Transposes as _, Units as _,
            VectorMakers as _, VectorSums as _, ViewPuts as _, Writes as _, X as _, Xy as _,
            Xyz as _, Xyzw as _,
        };
        #[cfg(feature = "nalgebra")]
        pub use grad_core::foreign::nalgebra::{
            PushedAssigns as _, PushedBlocks as _, PushedColumnViews as _, PushedColumnsViews as _,
            PushedCross as _, PushedDiagonals as _, PushedElementwise as _, PushedMaps as _,
            PushedMeasures as _, PushedNew1 as _, PushedNew2 as _, PushedNew3 as _,
            PushedNew4 as _, PushedNew5 as _, PushedNew6 as _, PushedNewMatrix2 as _,
            PushedNewMatrix3 as _, PushedNewMatrix4 as _, PushedPairElementwise as _,
            PushedPairMeasures as _, PushedRowViews as _, PushedRowsViews as _, PushedShapes as _,
            PushedSquares as _, PushedSwizzles3 as _, PushedTransposedProducts as _,
            PushedTransposes as _, PushedWrites as _,
        };
        #[cfg(feature = "ndarray")]
        pub use grad_core::foreign::ndarray::{
            Accumulates as _, AlongAxis as _, DiagonalOf as _, Grows as _, GrowsByLines as _,
            MovesAxes as _, PushedAlongAxis as _, PushedMovesAxes as _, PushedRearranged as _,
            PushedWindows as _, Rearranged as _, Windows as _,
        };
        #[cfg(feature = "ndarray")]
        pub use grad_core::foreign::ndarray::{
            Assigns as _, AxisParts as _, AxisPuts as _, AxisReductions as _, AxisSpreads as _,
            AxisViews as _, Copies as _, DiagonalMakers as _, Elements as _, FromElements as _,
            Join1 as _, Join2 as _, Join3 as _, Makers as _, MapLanes as _, Maps as _,
            MatrixPuts as _, MatrixShapes as _, MatrixViews as _, Products as _,
            PushedAssigns as _, PushedAxisParts as _, PushedAxisPuts as _,
            PushedAxisReductions as _, PushedAxisSpreads as _, PushedAxisViews as _,
            PushedCopies as _, PushedDiagonalMakers as _, PushedElements as _,
            PushedFromElements as _, PushedFunctionMakers as _, PushedJoin1 as _, PushedJoin2 as _,
            PushedJoin3 as _, PushedMakers as _, PushedMapLanes as _, PushedMaps as _,
            PushedMapsByReference as _, PushedMatrixPuts as _, PushedMatrixShapes as _,
            PushedMatrixViews as _, PushedProducts as _, PushedPuts as _, PushedReductions as _,
            PushedReshapes as _, PushedShapes as _, PushedVectorMakers as _, PushedViews as _,
            PushedWrites as _, PushedWritesOfMaps as _, PushedZipInto0 as _, PushedZipInto1 as _,
            PushedZipInto2 as _, PushedZipInto3 as _, PushedZipInto4 as _, PushedZipMap0 as _,
            PushedZipMap1 as _, PushedZipMap2 as _, PushedZipMap3 as _, PushedZipMap4 as _,
            PushedZipWith as _, Puts as _, Reductions as _, Reshapes as _, Shapes as _,
            VectorMakers as _, Views as _, Writes as _, ZipInto0 as _, ZipInto1 as _,
            ZipInto2 as _, ZipInto3 as _, ZipInto4 as _, ZipMap0 as _, ZipMap1 as _, ZipMap2 as _,
            ZipMap3 as _, ZipMap4 as _, ZipWith as _,
        };
    }
    /// What generated code names: all of [`foreign`] is in scope where the user's own names are.
    pub use grad_core::foreign::Part;
    #[cfg(any(feature = "nalgebra", feature = "ndarray", feature = "num-complex"))]
    pub use grad_core::foreign::lent_views::{lend_view, own_view};
    /// What generated code names of `ndarray`.
    #[cfg(feature = "ndarray")]
    pub mod ndarray {
        pub use grad_core::foreign::ndarray::{Array, Array1, Array2, Axis, is_array};
    }
    /// What generated code names of `nalgebra`.
    #[cfg(feature = "nalgebra")]
    pub mod nalgebra {
        pub use grad_core::foreign::nalgebra::{Const, DMatrix, DVector, OPoint, SMatrix, SVector};
    }
    #[cfg(feature = "serde")]
    pub use ::serde;
    pub use grad_core::boxed::boxed;
    pub use grad_core::function::{WithDerivative, pull};
    pub use grad_core::held::{Deep, Held};
    pub use grad_core::implicit;
    pub use grad_core::jacobian;
    pub use grad_core::kept::{Kept, KeptVec, LastLen, Lost, copy_of, lost};
    pub use grad_core::look;
    pub use grad_core::operators::{
        AddAssignBack, AddAssignJvp, AddBack, AddJvp, Borrowed, Changed, Difference, DivAssignBack,
        DivAssignJvp, DivBack, DivJvp, JvpBack, MulAssignBack, MulAssignJvp, MulBack, MulJvp,
        NegBack, NegJvp, NegJvpBack, Passed, Product, Quotient, RemAssignBack, RemAssignJvp,
        RemBack, RemJvp, Remainder, SubAssignBack, SubAssignJvp, SubBack, SubJvp, Sum, Valued,
    };
    #[cfg(feature = "rayon")]
    pub use grad_core::parallel;
    pub use grad_core::places::{locate, locate_lent, located, located_lent};
    pub use grad_core::queues::{queue_list, queue_of};
    pub use grad_core::records::Records;
    pub use grad_core::rule::{
        jvp_rule, kept_rule, not_there, partials_rule, pulled, share, share_of_both, vjp_rule,
    };
    pub use grad_core::snapshots::{snapshots, take_snapshots};
    pub use grad_core::support::{
        Behind, Guarded, Itself, check, default_like, emptied, is_present, is_there, items, marked,
        order, part_behind, partial_order, partial_order_or_equal, range_at, range_len,
        range_len_inclusive, repeat_like, settled, told, told_number, total_order,
    };
    pub use grad_core::tangent::{
        Accumulate, Argument, ArrayLength, AsNumber, At, Blank, ByFields, Checked, Copied,
        CopiedParts, Ct, Differentiable, Field, Given, HasDerivativeAtAll, HasForwardMode,
        HasSecondDerivatives, Known, Lane, Lanes, Lend, Lent, Marking, Missing, Nothing, OnWrite,
        OneFloat, OptionPayload, Outcome, Outlined, OverLanes, Overwritten, Parts, Reach, Reaches,
        Reset, Select, Sure, TakesNoFunctions, Unwanted, Withheld, WithoutParts, accumulate,
        add_all, along, any, assign, blank, blank_array, cast_like, clear, clones, converted,
        given_at, is_chosen, kept, lend, members, nowhere, of_length, of_variant, ones_like,
        other_variant, outline, part, part_like, place, pushed, reset, reshape, same_function,
        seed, shaped, snapshot, sum_all, sum_like, sums, taken, unseeded, zero_like, zeros_at,
        zeros_like,
    };
    pub use grad_core::texts;
    pub use grad_core::unboxed::unboxed;
    pub use grad_core::workspace::{IsNot, Like, Word, Words, Workspace};
    pub use grad_core::{constants, maps, newtypes, places, slight, std_methods, witness};
    pub use grad_macros::apply;
}

/// An expression into which differentiation does not see.
#[doc(hidden)]
#[macro_export]
macro_rules! __opaque {
    ($($e:tt)*) => { $($e)* };
}

/// A trait with a method that a type of another crate, or a pointer to it, has where no other trait in sight has one for it: rustc tries it
/// last. In generated code a `self` would be renamed.
#[doc(hidden)]
#[macro_export]
macro_rules! __hides {
    ($method:ident for $asked:ident) => {
        trait Hides {
            fn $method(&mut self) -> $crate::__private::newtypes::NotItsOwn {
                $crate::__private::newtypes::NotItsOwn
            }
        }
        impl<T: $crate::__private::witness::$asked> Hides for T {}
    };
}

/// A trait with a method by value that a type of another crate has by reference. With another trait's by value there are two, which rustc refuses.
#[doc(hidden)]
#[macro_export]
macro_rules! __hides_by_value {
    ($method:ident) => {
        trait OfTheTypeItself: Sized {
            fn $method(self) -> $crate::__private::newtypes::NotItsOwn {
                $crate::__private::newtypes::NotItsOwn
            }
        }
        impl<T: $crate::__private::witness::AskedByValue> OfTheTypeItself for T {}
    };
}

/// A trait with a method that only [`Nothing`](grad_core::tangent::Nothing) has, behind the methods of gradients. In generated code a
/// `self` would be renamed.
#[doc(hidden)]
#[macro_export]
macro_rules! __own_field {
    ($method:ident) => {
        trait OwnField {
            fn $method(&self)
            where
                Self: $crate::__private::witness::HasField,
            {
            }
        }
        impl<T: $crate::__private::witness::Fields> OwnField for &T {}
    };
}

/// The gradient of a function: `grad!(f)(args)`.
///
/// It is with respect to every differentiable parameter, in order: bare for one, else a tuple. `grad!(f, wrt(x))` is
/// with respect to `x`, `grad!(f, wrt(x, y))` to both. `grad!(f)` is a function that can be stored and passed on.
///
/// `f` returns one float. What returns anything else has a pullback ([`vjp!`]) and no gradient.
///
/// A closure is differentiated in place. The types of its parameters must be written; what it captures is constant.
///
/// ```
/// use grads::prelude::*;
///
/// #[differentiable]
/// fn area(width: f64, height: f64) -> f64 {
///     width * height
/// }
/// assert_eq!(grad!(area)(2.0, 3.0), (3.0, 2.0));
/// assert_eq!(grad!(area, wrt(height))(2.0, 3.0), 2.0);
///
/// let a = 2.5;
/// assert_eq!(grad!(|x: f64| a * x * x)(3.0), 15.0);
/// ```
#[macro_export]
macro_rules! grad {
    ($($f:tt)*) => { $crate::__private::apply!($crate grad $($f)*) };
}

/// The value of a function and its gradient: `value_and_grad!(f)(args)`.
///
/// The value is to the last bit what `f(args)` returns. The rest is as for [`grad!`]: `f` returns one float.
///
/// ```
/// use grads::prelude::*;
///
/// #[differentiable]
/// fn norm2(x: &[f64]) -> f64 {
///     let mut sum = 0.0;
///     for v in x {
///         sum += v * v;
///     }
///     sum
/// }
/// let (value, dx) = value_and_grad!(norm2)(&[1.0, 2.0]);
/// assert_eq!((value, dx), (5.0, vec![2.0, 4.0]));
/// ```
#[macro_export]
macro_rules! value_and_grad {
    ($($f:tt)*) => { $crate::__private::apply!($crate value_and_grad $($f)*) };
}

/// The value of a function; its gradient overwrites the buffers: `value_and_grad_into!(f)(args, &mut gx)`.
///
/// `f` returns one float, as for [`grad!`]. One buffer per differentiable parameter, in order. For a parameter by reference the contributions are added up in
/// the buffer itself; nothing is allocated for it.
///
/// # Panics
/// If a buffer has another length than its parameter.
///
/// ```
/// use grads::prelude::*;
///
/// #[differentiable]
/// fn dot(x: &[f64], y: &[f64]) -> f64 {
///     let mut sum = 0.0;
///     for i in 0..x.len() {
///         sum += x[i] * y[i];
///     }
///     sum
/// }
/// let (mut dx, mut dy) = ([0.0; 2], [0.0; 2]);
/// let value = value_and_grad_into!(dot)(&[1.0, 2.0], &[3.0, 4.0], &mut dx, &mut dy);
/// assert_eq!((value, dx, dy), (11.0, [3.0, 4.0], [1.0, 2.0]));
/// ```
#[macro_export]
macro_rules! value_and_grad_into {
    ($($f:tt)*) => { $crate::__private::apply!($crate value_and_grad_into $($f)*) };
}

/// The value of a function and its pullback: `let (y, pullback) = vjp!(f)(args)`, then `pullback(ct)`, again and again.
///
/// The pullback takes one cotangent per output (the value, then what `&mut` parameters hold on return), bare for one,
/// else a tuple, and gives the gradient of the sum of the outputs weighted by them.
///
/// ```
/// use grads::prelude::*;
///
/// #[differentiable]
/// fn polar(r: f64, t: f64) -> (f64, f64) {
///     (r * t.cos(), r * t.sin())
/// }
/// let (_, pullback) = vjp!(polar)(2.0, 0.0);
/// assert_eq!(pullback((1.0, 0.0)), (1.0, 0.0));
/// assert_eq!(pullback((0.0, 1.0)), (0.0, 2.0));
/// ```
#[macro_export]
macro_rules! vjp {
    ($($f:tt)*) => { $crate::__private::apply!($crate vjp $($f)*) };
}

/// The Jacobian of a function: `jacobian!(g)(args)`. Rows are outputs, columns are inputs.
///
/// The outputs are the floats of the value (of arrays, `Vec`s, tuples, structs, in the order of [`Leaves`]), then what `&mut`
/// parameters hold on return. The inputs are the floats of each differentiated parameter, in the same order.
///
/// | inputs | outputs | the Jacobian |
/// |---|---|---|
/// | one float | one float | a number |
/// | one parameter: `&[f64]`, `Vec<f64>`, an array, a struct, .. | any | a [`Matrix`] |
/// | one float | several | a [`Matrix`] of one column |
/// | several parameters, or a tuple | any | a tuple of such blocks, one for each |
///
/// The function runs once, and its pullback once for each row. `jacobian!(g, forward)` calls forward mode ([`jvp!`]) once for each
/// column instead, or for 16 of them where the function is made of `f64`s, slices, arrays, vectors and tuples and calls nothing that is
/// differentiable; the function needs `#[differentiable(forward)]`.
/// `jacobian!(g, reverse)` is `jacobian!(g)`. A function may have up to 12 parameters.
///
/// A closure is differentiated in place, as by [`vjp!`], with either option; so are closures of [`sparse_jacobian!`] and [`sparsity!`].
///
/// # Panics
/// If the function does.
///
/// ```
/// use grads::prelude::*;
///
/// #[differentiable(forward)]
/// fn polar(p: [f64; 2]) -> [f64; 2] {
///     [p[0] * p[1].cos(), p[0] * p[1].sin()]
/// }
/// let j = jacobian!(polar)([2.0, 0.0]);
/// assert_eq!(j, [[1.0, 0.0], [0.0, 2.0]]);
/// assert_eq!((j[(1, 1)], j.row(0)), (2.0, &[1.0, 0.0][..]));
/// assert_eq!(jacobian!(polar, forward)([2.0, 0.0]), j);
///
/// #[differentiable]
/// fn powers(x: f64, scale: f64) -> Vec<f64> {
///     vec![scale * x, scale * x * x, scale * x * x * x]
/// }
/// let (by_x, by_scale) = jacobian!(powers)(2.0, 10.0);
/// assert_eq!(by_x, [[10.0], [40.0], [120.0]]);
/// assert_eq!(by_scale, [[2.0], [4.0], [8.0]]);
/// ```
#[macro_export]
macro_rules! jacobian {
    ($($f:tt)*) => { $crate::__private::apply!($crate jacobian $($f)*) };
}

/// The Jacobian of a function, if most of it is zero: `sparse_jacobian!(g)(args)` is a [`SparseMatrix`].
///
/// Rows are the outputs and columns the inputs, in the order that [`jacobian!`] has; the columns of all differentiated parameters stand
/// side by side. The entries are those that the outputs reach on the way that the run takes; a few of them may be zero.
///
/// Rows that have no column in common are found by one pullback, so a tridiagonal Jacobian takes three, whatever its size. To find
/// out which these are takes about as many for each time that the number of rows can be halved. Where the pattern stays, find it
/// once by [`sparsity!`]: `sparse_jacobian!(g, &sparsity)(args)` takes one pullback for each colour, and one more that tells whether
/// the pattern is still right. A single row is as long as it is, so columns that most rows reach make it as expensive as [`jacobian!`].
///
/// `sparse_jacobian!(g, forward)` and `sparse_jacobian!(g, &sparsity, forward)` go by columns, for which `g` says
/// `#[differentiable(forward)]`: columns that have no row in common are one direction. Where [`jacobian!`] takes several columns at once, up to
/// 16 directions are one run, and a pattern is found by one run; elsewhere a run is one direction.
///
/// [`sparse_hessian!`] gives a Hessian in the same way.
///
/// # Errors
/// With a pattern it gives a `Result`, which is [`PatternChanged`] if the pattern lacks entries that there are at this point. (It
/// is told by a sum of all rows, or columns, which has to be right to `1e-8` of its terms; of `f32`, to `1e-3`.)
///
/// # Panics
/// If the function does.
///
/// ```
/// use grads::prelude::*;
///
/// #[differentiable]
/// fn differences(x: &[f64]) -> Vec<f64> {
///     x.windows(2).map(|w| (w[1] - w[0]) * (w[1] - w[0])).collect()
/// }
/// let x = [1.0, 2.0, 4.0];
/// let j = sparse_jacobian!(differences)(&x);
/// let entries: Vec<_> = j.triplets().collect();
/// assert_eq!(entries, [(0, 0, -2.0), (0, 1, 2.0), (1, 1, -4.0), (1, 2, 4.0)]);
///
/// let pattern = sparsity!(differences)(&x);
/// assert_eq!(sparse_jacobian!(differences, &pattern)(&x), Ok(j));
/// ```
#[macro_export]
macro_rules! sparse_jacobian {
    ($($f:tt)*) => { $crate::__private::apply!($crate sparse_jacobian $($f)*) };
}

/// Which entries of the Jacobian of a function may be other than zero at a point: `sparsity!(g)(args)` is a [`Sparsity`], which
/// [`sparse_jacobian!`] uses at others.
///
/// The pattern is that of the way that the run takes: an arm of an `if` that is not taken reaches nothing. Partial derivatives
/// that happen to be zero count as entries. Where one is infinite there may be entries that there are not. A rule of your own
/// (`vjp = path`) that compares its cotangent with something hides entries; [`sparse_jacobian!`] finds that out.
///
/// `sparsity!(g, forward)(args)` finds it by forward mode, of a function that says `#[differentiable(forward)]`: where [`jacobian!`] takes several
/// columns at once, in one run on sets of inputs, which is much quicker. `sparsity!(f, hessian)(args)` is the pattern of a
/// Hessian, for [`sparse_hessian!`].
///
/// # Panics
/// If the function does; and by `forward`, if the run adds more than 67 million tangents of numbers.
///
/// ```
/// use grads::prelude::*;
///
/// #[differentiable]
/// fn row_sums(x: &[f64]) -> Vec<f64> {
///     x.chunks(2).map(|row| row.iter().sum::<f64>()).collect()
/// }
/// let pattern = sparsity!(row_sums)(&[1.0, 2.0, 3.0, 4.0]);
/// assert_eq!((pattern.row(0), pattern.row(1)), (&[0, 1][..], &[2, 3][..]));
/// assert_eq!(pattern.colours().len(), 1);
/// ```
#[macro_export]
macro_rules! sparsity {
    ($($f:tt)*) => { $crate::__private::apply!($crate sparsity $($f)*) };
}

/// Whether the gradient of a function is right at a point, for tests: `check_grads!(f)(args)` panics with a table if it is not.
///
/// The pullback is compared with central differences of the function: by each input, if there are at most 100, and along eight random
/// directions, for random weights of the outputs (`<ct, J t> = <J^T ct, t>`). The worst inputs are named
/// (`params.layers[2].w[17]`). A point where the function has a kink is not right either, since no derivative is: take another point.
///
/// | option | what is checked beside |
/// |---|---|
/// | `forward` | forward mode ([`jvp!`]), in place of the pullback, with differences; and with the pullback, to rounding: `<ct, J t> = <J^T ct, t>` |
/// | `order = 2` | the pullback with differences, both modes with each other, and the Hessian of a function of one float ([`hvp!`]): with differences of the gradient, with itself (`<u, H v> = <v, H u>`), and with second differences of the function |
/// | `report` | the same, but the [`GradReport`] is returned and nothing panics |
///
/// The first remainders of a Taylor expansion, `f(x + h d) - f(x) - h f'(x) d`, fall as `h^2` if the gradient is right; those with the Hessian
/// as `h^3`. The report has their orders, and says of each entry which [`Check`] it is.
///
/// The arguments are those of `f`, at a point where it is smooth; the function runs four times for each comparison and once for the
/// gradient. Numbers, and arrays, `Vec`s, options and tuples of them may be passed by value, types of your own by reference; these are
/// `Clone`. A constant (`#[no_diff]`) may be of any type. What is left, such as a param that is a function, is captured by a closure:
/// `check_grads!(|x: &[f64]| f(x, &settings))(&x)`. What a function prints is printed each time, and a function that draws random
/// numbers cannot be checked.
///
/// # Panics
/// If something is not right, and where the function panics.
///
/// ```
/// use grads::prelude::*;
///
/// #[differentiable]
/// fn f(x: &[f64], k: f64) -> f64 {
///     (k * x[0]).sin() + x[1].powi(3)
/// }
/// check_grads!(f)(&[0.7, -1.3], 2.0);
///
/// #[differentiable(vjp = cube_rule)]
/// fn cube(x: f64) -> f64 {
///     x * x * x
/// }
/// fn cube_rule(x: f64) -> (f64, impl Fn(f64) -> f64) {
///     (x * x * x, move |ct| ct * 2.0 * x * x) // not 3
/// }
/// let report = check_grads!(cube, report)(1.0);
/// assert!(!report.is_right());
/// assert_eq!((&*report.worst()[0].name, report.worst()[0].derivative), ("x", 2.0));
///
/// #[differentiable(order = 2)]
/// fn well(x: f64, y: f64) -> f64 {
///     x.powi(4) - x * y + y.exp()
/// }
/// check_grads!(well, order = 2)(0.7, -0.2);
/// ```
#[macro_export]
macro_rules! check_grads {
    ($($f:tt)*) => { $crate::__private::apply!($crate check_grads $($f)*) };
}

/// The first number that is not finite, in a run of a function and on its way back: `check_finite!(f)(args)` panics with the place in the
/// source if there is one.
///
/// First the values of all expressions are looked at, as the function runs; if all are finite and the gradient is not, then what each
/// expression passes on the way back of a cotangent of ones. So it is the first infinite slope that is found:
///
/// ```text
/// the derivative of `sqrt` by an operand, which is 0, is inf
///  --> src/model.rs:7:21
///   |     (x * x + y * y).sqrt()
///   |                     ^
/// ```
///
/// `check_finite!(f, report)(args)` returns an `Option<`[`NonFinite`]`>` and does not panic.
///
/// Looking costs, so a function says that it can be looked at: `#[differentiable(check_finite)]`, also on an `impl` block or a module. All its
/// gradients then take longer; take the argument away when the place is found. Functions without it may be called: what they
/// return is looked at. A closure is looked at in place, and says nothing.
///
/// Numbers are looked at, not arrays as wholes: of those the first number that is read. Nor are the trips that run side by side on other
/// threads. If the gradient has a number that is not finite and no place is known, that is said.
///
/// # Panics
/// If a number is not finite, and where the function panics.
///
/// ```
/// use grads::prelude::*;
/// use grads::Number;
///
/// #[differentiable(check_finite)]
/// fn length(x: f64, y: f64) -> f64 {
///     (x * x + y * y).sqrt()
/// }
/// check_finite!(length)(3.0, 4.0);
///
/// let found = check_finite!(length, report)(0.0, 0.0).unwrap();
/// assert_eq!(found.what, Number::Slope { operand: 0.0 });
/// assert_eq!((found.number, found.operation), (f64::INFINITY, "sqrt"));
/// assert!(found.place.is_some());
///
/// let found = check_finite!(|x: f64| x.ln() * x, report)(-1.0).unwrap();
/// assert_eq!(found.what, Number::Value);
/// ```
#[macro_export]
macro_rules! check_finite {
    ($($f:tt)*) => { $crate::__private::apply!($crate check_finite $($f)*) };
}

/// The value of a function and its tangent, by forward mode: `let (y, dy) = jvp!(f)(primals, tangents)`.
///
/// The tangent is the derivative of the value along a direction: how fast it changes when the arguments move with the
/// velocities `tangents`. One run of it takes about twice the time of the function, however many arguments there are, and
/// keeps nothing; a gradient ([`grad!`]) has all directions at once, of one number.
///
/// `primals` has every parameter in order, `tangents` those that are differentiated, each in the form of its parameter
/// (`&[f64]` for `&[f64]`, `SpringTangent` for a struct `Spring`): bare for one, else tuples. The tangent of a `&mut`
/// parameter is passed by `&mut`, and is afterwards that of what the function left there. The value is to the last bit what
/// `f(args)` returns.
///
/// Forward mode is code of its own, which only those pay for in compile time who ask for it: the function, and every
/// differentiable function that it calls, says `#[differentiable(forward)]`.
///
/// A closure is differentiated in place, and says nothing. The types of its parameters must be written; what it captures is constant.
///
/// ```
/// use grads::prelude::*;
///
/// #[differentiable(forward)]
/// fn polar(r: f64, t: f64) -> (f64, f64) {
///     (r * t.cos(), r * t.sin())
/// }
/// let (point, velocity) = jvp!(polar)((2.0, 0.0), (0.0, 1.0));
/// assert_eq!(point, (2.0, 0.0));
/// assert_eq!(velocity, (0.0, 2.0));
///
/// let r = 2.0;
/// assert_eq!(jvp!(|t: f64| polar(r, t).1)(0.0, 1.0), (0.0, 2.0));
/// ```
#[macro_export]
macro_rules! jvp {
    ($($f:tt)*) => { $crate::__private::apply!($crate jvp $($f)*) };
}

/// The product of a function's Hessian with a vector: `let hv = hvp!(f)(primals, tangents)`.
///
/// `primals` has every parameter in order, `tangents` those that are differentiated, each in the form of its parameter
/// (`&[f64]` for `&[f64]`): bare for one, else tuples. What comes back has the form of the gradient: how the gradient changes
/// when the arguments move with the velocities `tangents`. It takes about as long as two gradients, however many
/// parameters there are: no Hessian is made. The method is the reverse pass over forward mode (Pearlmutter, Fast exact
/// multiplication by the Hessian, 1994).
///
/// The function returns one float. It, and every differentiable function that it calls, says `#[differentiable(order = 2)]`. A closure is
/// differentiated in place, as by [`jvp!`].
///
/// ```
/// use grads::prelude::*;
///
/// #[differentiable(order = 2)]
/// fn rosenbrock(x: f64, y: f64) -> f64 {
///     (1.0 - x).powi(2) + 100.0 * (y - x * x).powi(2)
/// }
/// // the first column of the Hessian at (1, 1)
/// assert_eq!(hvp!(rosenbrock)((1.0, 1.0), (1.0, 0.0)), (802.0, -400.0));
/// ```
#[macro_export]
macro_rules! hvp {
    ($($f:tt)*) => { $crate::__private::apply!($crate hvp $($f)*) };
}

/// The Hessian of a function: `hessian!(f)(args)`, the matrix of its second derivatives.
///
/// | parameters that are differentiated | the Hessian |
/// |---|---|
/// | one float | a number |
/// | one array, `Vec`, struct, .. | a [`Matrix`], by the floats in the order of [`Leaves`] |
/// | several | a tuple of rows, each a tuple of such blocks: `h.0.1` has the rows of the first and the columns of the second |
///
/// It is made column by column, by [`hvp!`]: a run of about two gradients for each float. The two halves are equal up to
/// rounding. The function returns one float, and says `#[differentiable(order = 2)]`, as does what it calls. `&mut` parameters hold
/// afterwards what the function leaves in them.
///
/// A closure is differentiated in place, as by [`jvp!`]: so there is the Hessian by some parameters.
///
/// ```
/// use grads::prelude::*;
///
/// #[differentiable(order = 2)]
/// fn rosenbrock(p: &[f64]) -> f64 {
///     (1.0 - p[0]).powi(2) + 100.0 * (p[1] - p[0] * p[0]).powi(2)
/// }
/// assert_eq!(hessian!(rosenbrock)(&[1.0, 1.0]), [[802.0, -400.0], [-400.0, 200.0]]);
///
/// #[differentiable(order = 2)]
/// fn product(x: f64, y: f64) -> f64 {
///     x * x * y
/// }
/// assert_eq!(hessian!(product)(3.0, 2.0), ((4.0, 6.0), (6.0, 0.0)));
/// assert_eq!(hessian!(|x: f64| product(x, 2.0))(3.0), 4.0);
/// ```
#[macro_export]
macro_rules! hessian {
    ($($f:tt)*) => { $crate::__private::apply!($crate hessian $($f)*) };
}

/// The Hessian of a function, if most of it is zero: `sparse_hessian!(f)(args)` is a [`SparseMatrix`].
///
/// Rows and columns are the floats of all differentiated parameters, side by side, in the order of [`Leaves`]. The function says
/// `#[differentiable(order = 2)]`, as for [`hessian!`]. Rows that have no column in common are found by one [`hvp!`], and so are many
/// that have, for an entry is read from its row or from its column: a parameter that all terms share costs one product more. The rest is as
/// for [`sparse_jacobian!`], whose pullbacks are products here: the pattern is found by
/// `sparsity!(f, hessian)(args)`, and `sparse_hessian!(f, &pattern)(args)` uses it at other points.
///
/// # Errors
/// With a pattern it gives a `Result`, which is [`PatternChanged`] if the pattern lacks entries that there are at this point.
///
/// # Panics
/// If the function does.
///
/// ```
/// use grads::prelude::*;
///
/// #[differentiable(order = 2)]
/// fn energy(x: &[f64]) -> f64 {
///     x.windows(2).map(|w| (w[1] - w[0]).powi(4)).sum()
/// }
/// let x = [0.0, 1.0, 3.0];
/// let h = sparse_hessian!(energy)(&x);
/// assert_eq!(h.row(0), (&[0, 1][..], &[12.0, -12.0][..]));
/// assert_eq!(h.to_dense(), hessian!(energy)(&x));
///
/// let pattern = sparsity!(energy, hessian)(&x);
/// assert_eq!(sparse_hessian!(energy, &pattern)(&x), Ok(h));
/// ```
#[macro_export]
macro_rules! sparse_hessian {
    ($($f:tt)*) => { $crate::__private::apply!($crate sparse_hessian $($f)*) };
}

/// A function together with its derivative, for the function-typed parameters of another: `grad!(g)(function!(f), x)`.
///
/// It takes a differentiable function or a closure. The types of a closure's parameters must be written; what it captures
/// is constant. Inside differentiable functions nothing of the kind is needed: there closures and functions are passed as
/// ever, and the derivative passes through what a closure captures.
///
/// ```
/// use grads::prelude::*;
///
/// #[differentiable]
/// fn twice(f: impl Fn(f64) -> f64, x: f64) -> f64 {
///     f(f(x))
/// }
///
/// #[differentiable]
/// fn square(x: f64) -> f64 {
///     x * x
/// }
/// assert_eq!(grad!(twice)(function!(square), 3.0), 108.0);
/// assert_eq!(grad!(twice)(function!(|x: f64| 5.0 * x), 3.0), 25.0);
///
/// #[differentiable]
/// fn fourth_power(x: f64, scale: f64) -> f64 {
///     twice(|v: f64| scale * v * v, x)
/// }
/// assert_eq!(grad!(fourth_power)(3.0, 1.0), (108.0, 243.0));
/// ```
#[macro_export]
macro_rules! function {
    ($($f:tt)*) => { $crate::__private::apply!($crate function $($f)*) };
}

/// The graph of a function as text: `graph!(f)`; after the reverse pass `graph!(f, grad)`, with the plan
/// `graph!(f, plan)`, as Graphviz `graph!(f, dot)`, `graph!(f, grad, dot)` and `graph!(f, plan, dot)`.
///
/// All but the first need the feature `stages`: they make the stages again while the program runs. Without it,
/// `GRAD_DUMP=f cargo build` prints those of `f` while it is built.
///
/// ```
/// use grads::prelude::*;
///
/// #[differentiable]
/// fn wave(x: f64) -> f64 {
///     x.sin()
/// }
/// assert!(graph!(wave).contains("sin v0"));
/// # #[cfg(feature = "stages")]
/// assert!(graph!(wave, dot).starts_with("digraph"));
/// ```
#[macro_export]
macro_rules! graph {
    ($($f:tt)*) => { $crate::__private::apply!($crate graph $($f)*) };
}

/// A differentiable function as a primitive of graphs that are built at run time: `op!(f(x: f64, w: &[f64]) -> f64)`, with
/// the types as the function has them. Arguments and value are `f64` and `f32`, vectors, slices and arrays of them.
///
/// ```
/// use grads::graph::{Graph, GradientOptions};
/// use grads::prelude::*;
/// use grads::{DType, op};
///
/// #[differentiable]
/// fn energy(k: f64, x: &[f64]) -> f64 {
///     let mut sum = 0.0;
///     for v in x {
///         sum += 0.5 * k * v * v;
///     }
///     sum
/// }
///
/// let energy_op = op!(energy(k: f64, x: &[f64]) -> f64);
/// let g = Graph::new();
/// let (k, x) = (g.placeholder("k", DType::F64), g.placeholder("x", DType::F64));
/// let e = energy_op.apply(k * 2.0, &[x]);
/// let grads = g.gradients(&[e], &[k, x], &GradientOptions::default())?;
/// let (dk, dx) = (grads[0].unwrap(), grads[1].unwrap());
/// let out = g.run(&[e, dk, dx], &[(k, 1.5.into()), (x, vec![1.0, 2.0].into())])?;
/// assert_eq!(out[0].to_f64(), Some(7.5));
/// assert_eq!(out[1].to_f64(), Some(5.0));
/// assert_eq!(out[2].to_f64s(), [3.0, 6.0]);
/// # Ok::<(), grads::graph::GraphError>(())
/// ```
#[cfg(feature = "graph")]
#[macro_export]
macro_rules! op {
    ($f:ident($($arg:ident: $ty:ty),+ $(,)?) -> $ret:ty) => {
        $crate::graph::UserOp::of_vjp(
            stringify!($f),
            <$ret as $crate::graph::OpArg>::DTYPE,
            |operands: &[$crate::Tensor], ct: ::core::option::Option<&$crate::Tensor>| {
                let [$($arg),+] = operands else {
                    return ::core::result::Result::Err(::std::format!(
                        "`{}` takes {} operands, not {}", stringify!($f), [$(stringify!($arg)),+].len(), operands.len(),
                    ));
                };
                $(let $arg = <$ty as $crate::graph::OpArg>::read($arg)?;)+
                let (value, pullback) = $crate::vjp!($f)($(<$ty as $crate::graph::OpArg>::lend(&$arg)),+);
                let cts = match ct {
                    ::core::option::Option::Some(ct) => {
                        let ct = <$ret as $crate::graph::OpArg>::read(ct)?;
                        $crate::graph::OpCts::tensors(pullback(ct))
                    }
                    ::core::option::Option::None => ::std::vec::Vec::new(),
                };
                ::core::result::Result::Ok(($crate::Tensor::from(value), cts))
            },
        )
    };
}

/// The examples of README.md are tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;

/// So are those of `docs/performance.md`.
#[cfg(doctest)]
#[doc = include_str!("../docs/performance.md")]
pub struct Performance;
