//! Forward mode of methods.

use super::{
    AlongAxis, Assigns, AxisParts, AxisPuts, AxisReductions, AxisSpreads, AxisViews, Copies,
    Elements, Join1, Join2, Join3, MatrixPuts, MatrixShapes, MatrixViews, MovesAxes, Products,
    Puts, Rearranged, Reductions, Reshapes, Shapes, Storage, Views, Windows, Writes,
};
use crate::foreign::lift::Base;
use crate::pushed;
use crate::real::Real;
use crate::tangent::{Accumulate, Differentiable};
use ndarray::{
    Array, Array1, ArrayBase, Axis, DataMut, Dimension, IntoDimension, Ix2, IxDyn, LinalgScalar,
    RemoveAxis, ShapeArg, ShapeError, Slice, SliceArg,
};
use num_traits::{Float, FromPrimitive, Zero};

pushed! {
    /// Of [`Views`].
    trait PushedViews [A, D] where { A: Real, D: Dimension }
    for [S] ArrayBase<S, D> where { A: Base, D: Dimension, S: Storage<Elem = A> }
    linear __grads_t __grads_t_jvp __grads_t_jvp_forward
        [] (&self) -> Array<A, D>;
    linear __grads_reversed_axes __grads_reversed_axes_jvp __grads_reversed_axes_jvp_forward
        [] (&self) -> Array<A, D>;
    linear __grads_permuted_axes __grads_permuted_axes_jvp __grads_permuted_axes_jvp_forward
        [T, P] (&self, axes: const(P) T) -> Array<A, D>
        where { T: IntoDimension<Dim = D> + Clone, D: 'static };
    linear __grads_view __grads_view_jvp __grads_view_jvp_forward
        [] (&self) -> Array<A, D>;
    linear __grads_to_owned __grads_to_owned_jvp __grads_to_owned_jvp_forward
        [] (&self) -> Array<A, D>;
    linear __grads_into_owned __grads_into_owned_jvp __grads_into_owned_jvp_forward
        [] (&self) -> Array<A, D>;
    linear __grads_diag __grads_diag_jvp __grads_diag_jvp_forward
        [] (&self) -> Array1<A>;
    linear __grads_slice __grads_slice_jvp __grads_slice_jvp_forward
        [I] (&self, info: const(()) I) -> Array<A, I::OutDim>
        where { I: SliceArg<D, OutDim: 'static> + Copy + Send + Sync + 'static };
}

pushed! {
    /// Of [`Rearranged`].
    trait PushedRearranged [A, D] where { A: Real, D: Dimension }
    for [S] ArrayBase<S, D> where { A: Base, D: Dimension, S: Storage<Elem = A> }
    linear __grads_broadcast __grads_broadcast_jvp __grads_broadcast_jvp_forward
        [E, P] (&self, shape: const(P) E) -> Option<Array<A, E::Dim>>
        where { E: IntoDimension<Dim: 'static> + Clone };
    linear __grads_as_standard_layout __grads_as_standard_layout_jvp __grads_as_standard_layout_jvp_forward
        [] (&self) -> Array<A, D>;
    linear __grads_into_diag __grads_into_diag_jvp __grads_into_diag_jvp_forward
        [] (&self) -> Array1<A>;
    linear __grads_slice_move __grads_slice_move_jvp __grads_slice_move_jvp_forward
        [I] (&self, info: const(()) I) -> Array<A, I::OutDim>
        where { I: SliceArg<D, OutDim: 'static> + Copy + Send + Sync + 'static };
    linear __grads_slice_axis __grads_slice_axis_jvp __grads_slice_axis_jvp_forward
        [] (&self, axis: const(()) Axis, indices: const(()) Slice) -> Array<A, D>;
    linear __grads_grads_standard __grads_grads_standard_jvp __grads_grads_standard_jvp_forward
        [] (&self) -> Vec<A>;
}

pushed! {
    /// Of [`MovesAxes`].
    trait PushedMovesAxes [A, D] where { A: Real, D: Dimension }
    for [S] ArrayBase<S, D> where { A: Base, D: Dimension, S: Storage<Elem = A> }
    linear __grads_swap_axes __grads_swap_axes_jvp __grads_swap_axes_jvp_forward
        [] (&mut self, first: const(()) usize, second: const(()) usize) -> ();
    linear __grads_invert_axis __grads_invert_axis_jvp __grads_invert_axis_jvp_forward
        [] (&mut self, axis: const(()) Axis) -> ();
}

pushed! {
    /// Of [`AlongAxis`].
    trait PushedAlongAxis [A, D] where { A: Real, D: RemoveAxis }
    for [S] ArrayBase<S, D> where { A: Base + LinalgScalar, D: RemoveAxis, S: Storage<Elem = A> }
    curved __grads_product_axis __grads_product_axis_jvp __grads_product_axis_jvp_forward
        [] (&self, axis: const(()) Axis) -> Array<A, D::Smaller>;
    linear __grads_index_axis_move __grads_index_axis_move_jvp __grads_index_axis_move_jvp_forward
        [] (&self, axis: const(()) Axis, index: const(()) usize) -> Array<A, D::Smaller>;
    linear __grads_axis_windows __grads_axis_windows_jvp __grads_axis_windows_jvp_forward
        [] (&self, axis: const(()) Axis, size: const(()) usize) -> Vec<Array<A, D>>;
}

pushed! {
    /// Of [`Windows`].
    trait PushedWindows [A, D] where { A: Real, D: Dimension }
    for [S] ArrayBase<S, D> where { A: Base, D: Dimension + 'static, S: Storage<Elem = A> }
    linear __grads_grads_windows __grads_grads_windows_jvp __grads_grads_windows_jvp_forward
        [E, P] (&self, size: const(P) E) -> Vec<Array<A, D>>
        where { E: IntoDimension<Dim = D> + Clone };
}

pushed! {
    /// Of [`AxisViews`].
    trait PushedAxisViews [A, D] where { A: Real, D: RemoveAxis }
    for [S] ArrayBase<S, D> where { A: Base, D: RemoveAxis, S: Storage<Elem = A> }
    linear __grads_index_axis __grads_index_axis_jvp __grads_index_axis_jvp_forward
        [] (&self, axis: const(()) Axis, index: const(()) usize) -> Array<A, D::Smaller>;
    linear __grads_insert_axis __grads_insert_axis_jvp __grads_insert_axis_jvp_forward
        [] (&self, axis: const(()) Axis) -> Array<A, D::Larger>;
    linear __grads_remove_axis __grads_remove_axis_jvp __grads_remove_axis_jvp_forward
        [] (&self, axis: const(()) Axis) -> Array<A, D::Smaller>;
    linear __grads_select __grads_select_jvp __grads_select_jvp_forward
        [] (&self, axis: const(()) Axis, indices: &const([()]) [usize]) -> Array<A, D>;
}

pushed! {
    /// Of [`MatrixViews`].
    trait PushedMatrixViews [A] where { A: Real }
    for [S] ArrayBase<S, Ix2> where { A: Base, S: Storage<Elem = A> }
    linear __grads_row __grads_row_jvp __grads_row_jvp_forward
        [] (&self, index: const(()) usize) -> Array1<A>;
    linear __grads_column __grads_column_jvp __grads_column_jvp_forward
        [] (&self, index: const(()) usize) -> Array1<A>;
}

pushed! {
    /// Of [`Reductions`].
    trait PushedReductions [A, D] where { A: Real, D: Dimension }
    for [S] ArrayBase<S, D> where { A: Base + Float + FromPrimitive, D: Dimension, S: Storage<Elem = A> }
    linear __grads_sum __grads_sum_jvp __grads_sum_jvp_forward
        [] (&self) -> A;
    linear __grads_mean __grads_mean_jvp __grads_mean_jvp_forward
        [] (&self) -> Option<A>;
    curved __grads_product __grads_product_jvp __grads_product_jvp_forward
        [] (&self) -> A;
    curved __grads_var __grads_var_jvp __grads_var_jvp_forward
        [] (&self, ddof: A) -> A;
    curved __grads_std __grads_std_jvp __grads_std_jvp_forward
        [] (&self, ddof: A) -> A;
}

pushed! {
    /// Of [`AxisReductions`].
    trait PushedAxisReductions [A, D] where { A: Real, D: RemoveAxis }
    for [S] ArrayBase<S, D> where { A: Base + Zero + FromPrimitive, D: RemoveAxis, S: Storage<Elem = A> }
    linear __grads_sum_axis __grads_sum_axis_jvp __grads_sum_axis_jvp_forward
        [] (&self, axis: const(()) Axis) -> Array<A, D::Smaller>;
    linear __grads_mean_axis __grads_mean_axis_jvp __grads_mean_axis_jvp_forward
        [] (&self, axis: const(()) Axis) -> Option<Array<A, D::Smaller>>;
}

pushed! {
    /// Of [`AxisSpreads`].
    trait PushedAxisSpreads [A, D] where { A: Real, D: RemoveAxis }
    for [S] ArrayBase<S, D> where { A: Base + Float + FromPrimitive, D: RemoveAxis<Smaller: 'static>, S: Storage<Elem = A> }
    curved __grads_var_axis __grads_var_axis_jvp __grads_var_axis_jvp_forward
        [] (&self, axis: const(()) Axis, ddof: A) -> Array<A, D::Smaller>;
    curved __grads_std_axis __grads_std_axis_jvp __grads_std_axis_jvp_forward
        [] (&self, axis: const(()) Axis, ddof: A) -> Array<A, D::Smaller>;
}

pushed! {
    /// Of [`AxisParts`].
    trait PushedAxisParts [A, D] where { A: Real, D: RemoveAxis }
    for [S] ArrayBase<S, D> where { A: Base, D: RemoveAxis, S: Storage<Elem = A> }
    linear __grads_outer_iter __grads_outer_iter_jvp __grads_outer_iter_jvp_forward
        [] (&self) -> Vec<Array<A, D::Smaller>>;
    linear __grads_axis_iter __grads_axis_iter_jvp __grads_axis_iter_jvp_forward
        [] (&self, axis: const(()) Axis) -> Vec<Array<A, D::Smaller>>;
    linear __grads_axis_chunks_iter __grads_axis_chunks_iter_jvp __grads_axis_chunks_iter_jvp_forward
        [] (&self, axis: const(()) Axis, size: const(()) usize) -> Vec<Array<A, D>>;
    linear __grads_rows __grads_rows_jvp __grads_rows_jvp_forward
        [] (&self) -> Vec<Array1<A>>;
    linear __grads_columns __grads_columns_jvp __grads_columns_jvp_forward
        [] (&self) -> Vec<Array1<A>>;
    linear __grads_lanes __grads_lanes_jvp __grads_lanes_jvp_forward
        [] (&self, axis: const(()) Axis) -> Vec<Array1<A>>;
}

pushed! {
    /// Of [`Elements`].
    trait PushedElements [A, D] where { A: Real, D: Dimension }
    for [S] ArrayBase<S, D> where { A: Base, D: Dimension, S: Storage<Elem = A> }
    linear __grads_iter __grads_iter_jvp __grads_iter_jvp_forward
        [] (&self) -> Vec<A>;
    linear __grads_indexed_iter __grads_indexed_iter_jvp __grads_indexed_iter_jvp_forward
        [] (&self) -> Vec<(D::Pattern, A)>
        where { D::Pattern: Differentiable };
}

pushed! {
    /// Of [`Reshapes`].
    trait PushedReshapes [A, D] where { A: Real, D: Dimension }
    for [S] ArrayBase<S, D> where { A: Base, D: Dimension, S: Storage<Elem = A> }
    linear __grads_into_shape_with_order __grads_into_shape_with_order_jvp __grads_into_shape_with_order_jvp_forward
        [E, P] (&self, shape: const(P) E) -> Result<Array<A, E::Dim>, ShapeError>
        where { E: ShapeArg + Clone, E::Dim: 'static };
    linear __grads_to_shape __grads_to_shape_jvp __grads_to_shape_jvp_forward
        [E, P] (&self, shape: const(P) E) -> Result<Array<A, E::Dim>, ShapeError>
        where { E: ShapeArg + Clone, E::Dim: 'static };
    linear __grads_flatten __grads_flatten_jvp __grads_flatten_jvp_forward
        [] (&self) -> Array1<A>;
    linear __grads_into_dyn __grads_into_dyn_jvp __grads_into_dyn_jvp_forward
        [] (&self) -> Array<A, IxDyn>;
}

pushed! {
    /// Of [`Shapes`].
    trait PushedShapes [A, D] where { A: Real, D: Dimension }
    for [S] ArrayBase<S, D> where { A: Base, D: Dimension, S: Storage<Elem = A> }
    constant __grads_len __grads_len_jvp __grads_len_jvp_forward
        [] (&self) -> usize;
    constant __grads_ndim __grads_ndim_jvp __grads_ndim_jvp_forward
        [] (&self) -> usize;
    constant __grads_len_of __grads_len_of_jvp __grads_len_of_jvp_forward
        [] (&self, axis: const(()) Axis) -> usize;
    constant __grads_shape __grads_shape_jvp __grads_shape_jvp_forward
        [] (&self) -> Vec<usize>;
    constant __grads_dim __grads_dim_jvp __grads_dim_jvp_forward
        [] (&self) -> D::Pattern
        where { D::Pattern: Differentiable };
    constant __grads_raw_dim __grads_raw_dim_jvp __grads_raw_dim_jvp_forward
        [] (&self) -> D
        where { D: Differentiable };
}

pushed! {
    /// Of [`MatrixShapes`].
    trait PushedMatrixShapes [A] where { A: Real }
    for [S] ArrayBase<S, Ix2> where { A: Base, S: Storage<Elem = A> }
    constant __grads_nrows __grads_nrows_jvp __grads_nrows_jvp_forward
        [] (&self) -> usize;
    constant __grads_ncols __grads_ncols_jvp __grads_ncols_jvp_forward
        [] (&self) -> usize;
}

pushed! {
    /// Of [`Products`].
    trait PushedProducts [A, D, S2, E, P] where {
        A: Real, D: Dimension, S2: Storage<Elem = A>, E: Dimension, P: Differentiable<Tangent = P>
    }
    for [S] ArrayBase<S, D> where {
        A: Real,
        D: Dimension,
        E: Dimension,
        S: Storage<Elem = A>,
        S2: Storage<Elem = A>,
        P: Differentiable<Tangent = P> + Accumulate<P> + Clone,
        ArrayBase<S, D>: Products<A, D, ArrayBase<S2, E>, E, Product = P, Cotangent = P>
            + Products<A, D, Array<A, E>, E, Product = P, Cotangent = P>,
        Array<A, D>: Products<A, D, ArrayBase<S2, E>, E, Product = P, Cotangent = P>,
    }
    bilinear __grads_dot __grads_dot_jvp __grads_dot_jvp_forward [] (&self, rhs: &ArrayBase<S2, E>) -> P;
}

pushed! {
    /// Of [`Writes`].
    trait PushedWrites [A, D] where { A: Real, D: Dimension }
    for [S] ArrayBase<S, D> where { A: Base, D: Dimension + 'static, S: Storage<Elem = A> + DataMut }
    linear __grads_fill __grads_fill_jvp __grads_fill_jvp_forward
        [] (&mut self, x: A) -> ();
}

pushed! {
    /// Of [`Assigns`].
    trait PushedAssigns [A, D, S2, E] where { A: Real, D: Dimension, S2: Storage<Elem = A>, E: Dimension }
    for [S] ArrayBase<S, D> where {
        A: Base + LinalgScalar,
        D: Dimension + 'static,
        E: Dimension,
        S: Storage<Elem = A> + DataMut,
        S2: Storage<Elem = A>,
    }
    linear __grads_assign __grads_assign_jvp __grads_assign_jvp_forward [] (&mut self, rhs: &ArrayBase<S2, E>) -> ();
    curved __grads_scaled_add __grads_scaled_add_jvp __grads_scaled_add_jvp_forward
        [] (&mut self, alpha: A, rhs: &ArrayBase<S2, E>) -> ();
}

pushed! {
    /// Of [`Copies`].
    trait PushedCopies [A, D] where { A: Real, D: Dimension }
    for [S] ArrayBase<S, D> where { A: Base, D: Dimension, S: Storage<Elem = A> }
    linear __grads_grads_owned __grads_grads_owned_jvp __grads_grads_owned_jvp_forward
        [] (&self) -> Array<A, D>;
    linear __grads_grads_elements __grads_grads_elements_jvp __grads_grads_elements_jvp_forward
        [] (&self) -> Vec<A>;
    linear __grads_grads_zipped __grads_grads_zipped_jvp __grads_grads_zipped_jvp_forward
        [] (&self, shape: const(()) D) -> Vec<A>;
    constant __grads_grads_positions __grads_grads_positions_jvp __grads_grads_positions_jvp_forward
        [] (&self) -> Vec<D::Pattern>
        where { D::Pattern: Differentiable };
}

pushed! {
    /// Of [`Puts`].
    trait PushedPuts [A, D] where { A: Real, D: Dimension }
    for [S] ArrayBase<S, D> where { A: Base, D: Dimension + 'static, S: Storage<Elem = A> + DataMut }
    linear __grads_grads_put_elements __grads_grads_put_elements_jvp __grads_grads_put_elements_jvp_forward
        [] (&mut self, elements: Vec<A>) -> ();
    linear __grads_grads_fill __grads_grads_fill_jvp __grads_grads_fill_jvp_forward
        [] (&mut self, x: A) -> ();
    linear __grads_grads_put_diag __grads_grads_put_diag_jvp __grads_grads_put_diag_jvp_forward
        [] (&mut self, part: Array1<A>) -> ();
    linear __grads_grads_put_slice __grads_grads_put_slice_jvp __grads_grads_put_slice_jvp_forward
        [I] (&mut self, info: const(()) I, part: Array<A, I::OutDim>) -> ()
        where { I: SliceArg<D, OutDim: 'static> + Copy + Send + Sync + 'static };
}

pushed! {
    /// Of [`AxisPuts`].
    trait PushedAxisPuts [A, D] where { A: Real, D: RemoveAxis }
    for [S] ArrayBase<S, D> where { A: Base, D: RemoveAxis<Smaller: 'static> + 'static, S: Storage<Elem = A> + DataMut }
    linear __grads_grads_put_index_axis __grads_grads_put_index_axis_jvp __grads_grads_put_index_axis_jvp_forward
        [] (&mut self, axis: const(()) Axis, index: const(()) usize, part: Array<A, D::Smaller>) -> ();
}

pushed! {
    /// Of [`MatrixPuts`].
    trait PushedMatrixPuts [A] where { A: Real }
    for [S] ArrayBase<S, Ix2> where { A: Base, S: Storage<Elem = A> + DataMut }
    linear __grads_grads_put_row __grads_grads_put_row_jvp __grads_grads_put_row_jvp_forward
        [] (&mut self, index: const(()) usize, part: Array1<A>) -> ();
    linear __grads_grads_put_column __grads_grads_put_column_jvp __grads_grads_put_column_jvp_forward
        [] (&mut self, index: const(()) usize, part: Array1<A>) -> ();
}

pushed! {
    /// Of [`Join1`].
    trait PushedJoin1 [A, D] where { A: Real, D: RemoveAxis }
    for [S] ArrayBase<S, D> where { A: Base, D: RemoveAxis, S: Storage<Elem = A> }
    linear __grads_grads_concatenate1 __grads_grads_concatenate1_jvp __grads_grads_concatenate1_jvp_forward
        [S1] (&self, axis: const(()) Axis, y: &ArrayBase<S1, D>) -> Array<A, D>
        where { S1: Storage<Elem = A> };
}

pushed! {
    /// Of [`Join2`].
    trait PushedJoin2 [A, D] where { A: Real, D: RemoveAxis }
    for [S] ArrayBase<S, D> where { A: Base, D: RemoveAxis, S: Storage<Elem = A> }
    linear __grads_grads_concatenate2 __grads_grads_concatenate2_jvp __grads_grads_concatenate2_jvp_forward
        [S1, S2] (&self, axis: const(()) Axis, y: &ArrayBase<S1, D>, z: &ArrayBase<S2, D>) -> Array<A, D>
        where { S1: Storage<Elem = A>, S2: Storage<Elem = A> };
}

pushed! {
    /// Of [`Join3`].
    trait PushedJoin3 [A, D] where { A: Real, D: RemoveAxis }
    for [S] ArrayBase<S, D> where { A: Base, D: RemoveAxis, S: Storage<Elem = A> }
    linear __grads_grads_concatenate3 __grads_grads_concatenate3_jvp __grads_grads_concatenate3_jvp_forward
        [S1, S2, S3] (&self, axis: const(()) Axis, y: &ArrayBase<S1, D>, z: &ArrayBase<S2, D>, w: &ArrayBase<S3, D>) -> Array<A, D>
        where { S1: Storage<Elem = A>, S2: Storage<Elem = A>, S3: Storage<Elem = A> };
}
