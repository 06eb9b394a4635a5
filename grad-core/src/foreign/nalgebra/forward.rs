//! Forward mode of methods of matrices.

use super::{
    Assigns, Blocks, ColumnSums, ColumnViews, ColumnsViews, Cross, Diagonals, Elementwise,
    Measures, Owned, PairElementwise, PairMeasures, Place, RowSums, RowViews, RowsViews, Shapes,
    Skew, Squares, Swaps, Swizzles3, TransposedProducts, Transposes, Triangles, Writes,
};
use crate::foreign::lift::{Base, Lift};
use crate::pushed;
use crate::real::Real;
use nalgebra::allocator::Allocator;
use nalgebra::base::storage::StorageMut;
use nalgebra::{
    DMatrix, DefaultAllocator, Dim, DimMin, Dyn, Matrix, Matrix3, OMatrix, OVector, RealField,
    SimdComplexField, U1, U3, Vector2, Vector3,
};

pushed! {
    /// Of [`Measures`].
    trait PushedMeasures [T, R, C] where { T: Real + RealField, R: Dim, C: Dim, DefaultAllocator: Owned<T, R, C> }
    for [S] Matrix<T, R, C, S> where {
        T: Base + RealField + SimdComplexField<SimdRealField = T>, R: Dim, C: Dim, S: Place<T, R, C>, DefaultAllocator: Owned<T, R, C> + Owned<<T as Lift>::Dual, R, C>
    }
    linear __grads_sum __grads_sum_jvp __grads_sum_jvp_forward [] (&self) -> T;
    linear __grads_mean __grads_mean_jvp __grads_mean_jvp_forward [] (&self) -> T;
    curved __grads_product __grads_product_jvp __grads_product_jvp_forward [] (&self) -> T;
    curved __grads_variance __grads_variance_jvp __grads_variance_jvp_forward [] (&self) -> T;
    curved __grads_max __grads_max_jvp __grads_max_jvp_forward [] (&self) -> T;
    curved __grads_min __grads_min_jvp __grads_min_jvp_forward [] (&self) -> T;
    curved __grads_amax __grads_amax_jvp __grads_amax_jvp_forward [] (&self) -> T;
    curved __grads_norm __grads_norm_jvp __grads_norm_jvp_forward [] (&self) -> T;
    curved __grads_magnitude __grads_magnitude_jvp __grads_magnitude_jvp_forward [] (&self) -> T;
    curved __grads_norm_squared __grads_norm_squared_jvp __grads_norm_squared_jvp_forward [] (&self) -> T;
    curved __grads_magnitude_squared __grads_magnitude_squared_jvp __grads_magnitude_squared_jvp_forward [] (&self) -> T;
}

pushed! {
    /// Of [`PairMeasures`].
    trait PushedPairMeasures [T, R, C, S2] where { T: Real + RealField, R: Dim, C: Dim, DefaultAllocator: Owned<T, R, C>, S2: Place<T, R, C> }
    for [S] Matrix<T, R, C, S> where {
        T: Base + RealField + SimdComplexField<SimdRealField = T>, R: Dim, C: Dim, S: Place<T, R, C>, DefaultAllocator: Owned<T, R, C> + Owned<<T as Lift>::Dual, R, C>, S2: Place<T, R, C>
    }
    bilinear __grads_dot __grads_dot_jvp __grads_dot_jvp_forward [] (&self, rhs: &Matrix<T, R, C, S2>) -> T;
    curved __grads_metric_distance __grads_metric_distance_jvp __grads_metric_distance_jvp_forward [] (&self, rhs: &Matrix<T, R, C, S2>) -> T;
}

pushed! {
    /// Of [`Elementwise`].
    trait PushedElementwise [T, R, C] where { T: Real + RealField, R: Dim, C: Dim, DefaultAllocator: Owned<T, R, C> }
    for [S] Matrix<T, R, C, S> where {
        T: Base + RealField + SimdComplexField<SimdRealField = T>, R: Dim, C: Dim, S: Place<T, R, C>, DefaultAllocator: Owned<T, R, C> + Owned<<T as Lift>::Dual, R, C>
    }
    curved __grads_normalize __grads_normalize_jvp __grads_normalize_jvp_forward [] (&self) -> OMatrix<T, R, C>;
    curved __grads_abs __grads_abs_jvp __grads_abs_jvp_forward [] (&self) -> OMatrix<T, R, C>;
    bilinear __grads_scale __grads_scale_jvp __grads_scale_jvp_forward [] (&self, factor: T) -> OMatrix<T, R, C>;
    curved __grads_unscale __grads_unscale_jvp __grads_unscale_jvp_forward [] (&self, divisor: T) -> OMatrix<T, R, C>;
    linear __grads_add_scalar __grads_add_scalar_jvp __grads_add_scalar_jvp_forward [] (&self, term: T) -> OMatrix<T, R, C>;
    linear __grads_clone_owned __grads_clone_owned_jvp __grads_clone_owned_jvp_forward [] (&self) -> OMatrix<T, R, C>;
    linear __grads_into_owned __grads_into_owned_jvp __grads_into_owned_jvp_forward [] (&self) -> OMatrix<T, R, C>;
}

pushed! {
    /// Of [`PairElementwise`].
    trait PushedPairElementwise [T, R, C, S2] where { T: Real + RealField, R: Dim, C: Dim, DefaultAllocator: Owned<T, R, C>, S2: Place<T, R, C> }
    for [S] Matrix<T, R, C, S> where {
        T: Base + RealField + SimdComplexField<SimdRealField = T>, R: Dim, C: Dim, S: Place<T, R, C>, DefaultAllocator: Owned<T, R, C> + Owned<<T as Lift>::Dual, R, C>, S2: Place<T, R, C>
    }
    bilinear __grads_component_mul __grads_component_mul_jvp __grads_component_mul_jvp_forward [] (&self, rhs: &Matrix<T, R, C, S2>) -> OMatrix<T, R, C>;
    curved __grads_component_div __grads_component_div_jvp __grads_component_div_jvp_forward [] (&self, rhs: &Matrix<T, R, C, S2>) -> OMatrix<T, R, C>;
    curved __grads_lerp __grads_lerp_jvp __grads_lerp_jvp_forward [] (&self, rhs: &Matrix<T, R, C, S2>, t: T) -> OMatrix<T, R, C>;
}

pushed! {
    /// Of [`Shapes`].
    trait PushedShapes [T, R, C] where { T: Real + RealField, R: Dim, C: Dim, DefaultAllocator: Owned<T, R, C> }
    for [S] Matrix<T, R, C, S> where {
        T: Base + RealField + SimdComplexField<SimdRealField = T>, R: Dim, C: Dim, S: Place<T, R, C>, DefaultAllocator: Owned<T, R, C> + Owned<<T as Lift>::Dual, R, C>
    }
    constant __grads_len __grads_len_jvp __grads_len_jvp_forward [] (&self) -> usize;
    constant __grads_nrows __grads_nrows_jvp __grads_nrows_jvp_forward [] (&self) -> usize;
    constant __grads_ncols __grads_ncols_jvp __grads_ncols_jvp_forward [] (&self) -> usize;
    constant __grads_shape __grads_shape_jvp __grads_shape_jvp_forward [] (&self) -> (usize, usize);
}

pushed! {
    /// Of [`Squares`].
    trait PushedSquares [T, D] where { T: Real + RealField, D: DimMin<D, Output = D>, DefaultAllocator: Owned<T, D, D> }
    for [S] Matrix<T, D, D, S> where {
        T: Base + RealField + SimdComplexField<SimdRealField = T>, D: DimMin<D, Output = D>, S: Place<T, D, D>,
        DefaultAllocator: Owned<T, D, D> + Owned<<T as Lift>::Dual, D, D> + Allocator<D>
    }
    linear __grads_trace __grads_trace_jvp __grads_trace_jvp_forward [] (&self) -> T;
    curved __grads_determinant __grads_determinant_jvp __grads_determinant_jvp_forward [] (&self) -> T;
    curved __grads_try_inverse __grads_try_inverse_jvp __grads_try_inverse_jvp_forward [] (&self) -> Option<OMatrix<T, D, D>>;
}

pushed! {
    /// Of [`Transposes`].
    trait PushedTransposes [T, R, C] where { T: Real + RealField, R: Dim, C: Dim, DefaultAllocator: Owned<T, R, C> + Owned<T, C, R> }
    for [S] Matrix<T, R, C, S> where {
        T: Base + RealField + SimdComplexField<SimdRealField = T>, R: Dim, C: Dim, S: Place<T, R, C>, DefaultAllocator: Owned<T, R, C> + Owned<<T as Lift>::Dual, R, C> + Owned<T, C, R>
    }
    linear __grads_transpose __grads_transpose_jvp __grads_transpose_jvp_forward [] (&self) -> OMatrix<T, C, R>;
}

pushed! {
    /// Of [`Cross`].
    trait PushedCross [T, S2] where { T: Real + RealField, S2: Place<T, U3, U1> }
    for [S] Matrix<T, U3, U1, S> where {
        T: Base + RealField + SimdComplexField<SimdRealField = T>, S: Place<T, U3, U1>, S2: Place<T, U3, U1>
    }
    bilinear __grads_cross __grads_cross_jvp __grads_cross_jvp_forward [] (&self, rhs: &Matrix<T, U3, U1, S2>) -> Vector3<T>;
}

pushed! {
    /// Of [`TransposedProducts`].
    trait PushedTransposedProducts [T, R, C, C2, S2] where { T: Real + RealField, R: Dim, C: Dim, C2: Dim, S2: Place<T, R, C2>, DefaultAllocator: Owned<T, R, C> + Owned<T, R, C2> + Owned<T, C, C2> + Owned<T, C2, C> }
    for [S] Matrix<T, R, C, S> where {
        T: Base + RealField + SimdComplexField<SimdRealField = T>, R: Dim, C: Dim, C2: Dim, S: Place<T, R, C>, S2: Place<T, R, C2>,
        DefaultAllocator: Owned<T, R, C> + Owned<T, R, C2> + Owned<T, C, C2> + Owned<T, C2, C>
    }
    bilinear __grads_tr_mul __grads_tr_mul_jvp __grads_tr_mul_jvp_forward [] (&self, rhs: &Matrix<T, R, C2, S2>) -> OMatrix<T, C, C2>;
}

pushed! {
    /// Of [`Writes`].
    trait PushedWrites [T, R, C] where { T: Real + RealField, R: Dim, C: Dim, DefaultAllocator: Owned<T, R, C> }
    for [S] Matrix<T, R, C, S> where {
        T: Base + RealField + SimdComplexField<SimdRealField = T>, R: Dim, C: Dim, S: Place<T, R, C> + StorageMut<T, R, C>, DefaultAllocator: Owned<T, R, C> + Owned<<T as Lift>::Dual, R, C>
    }
    linear __grads_fill __grads_fill_jvp __grads_fill_jvp_forward [] (&mut self, x: T) -> ();
    linear __grads_fill_diagonal __grads_fill_diagonal_jvp __grads_fill_diagonal_jvp_forward [] (&mut self, x: T) -> ();
    linear __grads_neg_mut __grads_neg_mut_jvp __grads_neg_mut_jvp_forward [] (&mut self) -> ();
    curved __grads_scale_mut __grads_scale_mut_jvp __grads_scale_mut_jvp_forward [] (&mut self, factor: T) -> ();
}

pushed! {
    /// Of [`Assigns`].
    trait PushedAssigns [T, R, C, S2] where { T: Real + RealField, R: Dim, C: Dim, DefaultAllocator: Owned<T, R, C>, S2: Place<T, R, C> }
    for [S] Matrix<T, R, C, S> where {
        T: Base + RealField + SimdComplexField<SimdRealField = T>, R: Dim, C: Dim, S: Place<T, R, C> + StorageMut<T, R, C>, DefaultAllocator: Owned<T, R, C> + Owned<<T as Lift>::Dual, R, C>, S2: Place<T, R, C>
    }
    linear __grads_copy_from __grads_copy_from_jvp __grads_copy_from_jvp_forward [] (&mut self, rhs: &Matrix<T, R, C, S2>) -> ();
    curved __grads_component_mul_assign __grads_component_mul_assign_jvp __grads_component_mul_assign_jvp_forward [] (&mut self, rhs: &Matrix<T, R, C, S2>) -> ();
    curved __grads_component_div_assign __grads_component_div_assign_jvp __grads_component_div_assign_jvp_forward [] (&mut self, rhs: &Matrix<T, R, C, S2>) -> ();
}

pushed! {
    /// Of [`RowViews`].
    trait PushedRowViews [T, R, C] where {
        T: Real + RealField, R: Dim, C: Dim, DefaultAllocator: Owned<T, R, C> + Owned<T, U1, C>
    }
    for [S] Matrix<T, R, C, S> where {
        T: Base + RealField, R: Dim, C: Dim, S: Place<T, R, C>, DefaultAllocator: Owned<T, R, C> + Owned<T, U1, C>
    }
    linear __grads_row __grads_row_jvp __grads_row_jvp_forward [] (&self, i: const(()) usize) -> OMatrix<T, U1, C>;
    linear __grads_row_iter __grads_row_iter_jvp __grads_row_iter_jvp_forward [] (&self) -> Vec<OMatrix<T, U1, C>>;
}

pushed! {
    /// Of [`ColumnViews`].
    trait PushedColumnViews [T, R, C] where {
        T: Real + RealField, R: Dim, C: Dim, DefaultAllocator: Owned<T, R, C> + Owned<T, R, U1>
    }
    for [S] Matrix<T, R, C, S> where {
        T: Base + RealField, R: Dim, C: Dim, S: Place<T, R, C>, DefaultAllocator: Owned<T, R, C> + Owned<T, R, U1>
    }
    linear __grads_column __grads_column_jvp __grads_column_jvp_forward [] (&self, i: const(()) usize) -> OVector<T, R>;
    linear __grads_column_iter __grads_column_iter_jvp __grads_column_iter_jvp_forward [] (&self) -> Vec<OVector<T, R>>;
}

pushed! {
    /// Of [`ColumnsViews`].
    trait PushedColumnsViews [T, R, C] where {
        T: Real + RealField, R: Dim, C: Dim, DefaultAllocator: Owned<T, R, C> + Owned<T, R, Dyn>
    }
    for [S] Matrix<T, R, C, S> where {
        T: Base + RealField, R: Dim, C: Dim, S: Place<T, R, C>, DefaultAllocator: Owned<T, R, C> + Owned<T, R, Dyn>
    }
    linear __grads_columns __grads_columns_jvp __grads_columns_jvp_forward
        [] (&self, first: const(()) usize, count: const(()) usize) -> OMatrix<T, R, Dyn>;
}

pushed! {
    /// Of [`RowsViews`].
    trait PushedRowsViews [T, R, C] where {
        T: Real + RealField, R: Dim, C: Dim, DefaultAllocator: Owned<T, R, C> + Owned<T, Dyn, C>
    }
    for [S] Matrix<T, R, C, S> where {
        T: Base + RealField, R: Dim, C: Dim, S: Place<T, R, C>, DefaultAllocator: Owned<T, R, C> + Owned<T, Dyn, C>
    }
    linear __grads_rows __grads_rows_jvp __grads_rows_jvp_forward
        [] (&self, first: const(()) usize, count: const(()) usize) -> OMatrix<T, Dyn, C>;
}

pushed! {
    /// Of [`Blocks`].
    trait PushedBlocks [T, R, C] where { T: Real + RealField, R: Dim, C: Dim, DefaultAllocator: Owned<T, R, C> }
    for [S] Matrix<T, R, C, S> where {
        T: Base + RealField, R: Dim, C: Dim, S: Place<T, R, C>, DefaultAllocator: Owned<T, R, C> + Owned<T, Dyn, Dyn>
    }
    linear __grads_view __grads_view_jvp __grads_view_jvp_forward [P, Q]
        (&self, from: const(P) (usize, usize), size: const(Q) (usize, usize)) -> DMatrix<T>;
    linear __grads_iter __grads_iter_jvp __grads_iter_jvp_forward [] (&self) -> Vec<T>;
    linear __grads_as_slice __grads_as_slice_jvp __grads_as_slice_jvp_forward [] (&self) -> Vec<T>;
}

pushed! {
    /// Of [`Diagonals`].
    trait PushedDiagonals [T, D] where {
        T: Real + RealField, D: DimMin<D, Output = D>, DefaultAllocator: Owned<T, D, D> + Owned<T, D, U1>
    }
    for [S] Matrix<T, D, D, S> where {
        T: Base + RealField, D: DimMin<D, Output = D>, S: Place<T, D, D>, DefaultAllocator: Owned<T, D, D> + Owned<T, D, U1>
    }
    linear __grads_diagonal __grads_diagonal_jvp __grads_diagonal_jvp_forward [] (&self) -> OVector<T, D>;
}

pushed! {
    /// Of [`Swizzles3`].
    trait PushedSwizzles3 [T] where { T: Real + RealField }
    for [S] Matrix<T, U3, U1, S> where { T: Base + RealField, S: Place<T, U3, U1> }
    linear __grads_xy __grads_xy_jvp __grads_xy_jvp_forward [] (&self) -> Vector2<T>;
    linear __grads_xz __grads_xz_jvp __grads_xz_jvp_forward [] (&self) -> Vector2<T>;
    linear __grads_yz __grads_yz_jvp __grads_yz_jvp_forward [] (&self) -> Vector2<T>;
    linear __grads_yx __grads_yx_jvp __grads_yx_jvp_forward [] (&self) -> Vector2<T>;
    linear __grads_zx __grads_zx_jvp __grads_zx_jvp_forward [] (&self) -> Vector2<T>;
    linear __grads_zy __grads_zy_jvp __grads_zy_jvp_forward [] (&self) -> Vector2<T>;
    linear __grads_xyz __grads_xyz_jvp __grads_xyz_jvp_forward [] (&self) -> Vector3<T>;
}

pushed! {
    /// Of [`RowSums`].
    trait PushedRowSums [T, R, C] where { T: Real + RealField, R: Dim, C: Dim, DefaultAllocator: Owned<T, R, C> + Owned<T, U1, C> }
    for [S] Matrix<T, R, C, S> where {
        T: Base + RealField, R: Dim, C: Dim, S: Place<T, R, C>, DefaultAllocator: Owned<T, R, C> + Owned<T, U1, C>
    }
    linear __grads_row_sum __grads_row_sum_jvp __grads_row_sum_jvp_forward [] (&self) -> OMatrix<T, U1, C>;
    linear __grads_row_mean __grads_row_mean_jvp __grads_row_mean_jvp_forward [] (&self) -> OMatrix<T, U1, C>;
}

pushed! {
    /// Of [`ColumnSums`].
    trait PushedColumnSums [T, R, C] where {
        T: Real + RealField, R: Dim, C: Dim, DefaultAllocator: Owned<T, R, C> + Owned<T, R, U1> + Owned<T, C, U1>
    }
    for [S] Matrix<T, R, C, S> where {
        T: Base + RealField, R: Dim, C: Dim, S: Place<T, R, C>, DefaultAllocator: Owned<T, R, C> + Owned<T, R, U1> + Owned<T, C, U1>
    }
    linear __grads_column_sum __grads_column_sum_jvp __grads_column_sum_jvp_forward [] (&self) -> OVector<T, R>;
    linear __grads_column_mean __grads_column_mean_jvp __grads_column_mean_jvp_forward [] (&self) -> OVector<T, R>;
    linear __grads_row_sum_tr __grads_row_sum_tr_jvp __grads_row_sum_tr_jvp_forward [] (&self) -> OVector<T, C>;
    linear __grads_row_mean_tr __grads_row_mean_tr_jvp __grads_row_mean_tr_jvp_forward [] (&self) -> OVector<T, C>;
}

pushed! {
    /// Of [`Triangles`].
    trait PushedTriangles [T, R, C] where { T: Real + RealField, R: Dim, C: Dim, DefaultAllocator: Owned<T, R, C> }
    for [S] Matrix<T, R, C, S> where {
        T: Base + RealField, R: Dim, C: Dim, S: Place<T, R, C>, DefaultAllocator: Owned<T, R, C>
    }
    linear __grads_lower_triangle __grads_lower_triangle_jvp __grads_lower_triangle_jvp_forward [] (&self) -> OMatrix<T, R, C>;
    linear __grads_upper_triangle __grads_upper_triangle_jvp __grads_upper_triangle_jvp_forward [] (&self) -> OMatrix<T, R, C>;
}

pushed! {
    /// Of [`Swaps`].
    trait PushedSwaps [T, R, C] where { T: Real + RealField, R: Dim, C: Dim, DefaultAllocator: Owned<T, R, C> }
    for [S] Matrix<T, R, C, S> where {
        T: Base + RealField, R: Dim, C: Dim, S: Place<T, R, C> + StorageMut<T, R, C>, DefaultAllocator: Owned<T, R, C>
    }
    linear __grads_swap_rows __grads_swap_rows_jvp __grads_swap_rows_jvp_forward
        [] (&mut self, i: const(()) usize, j: const(()) usize) -> ();
    linear __grads_swap_columns __grads_swap_columns_jvp __grads_swap_columns_jvp_forward
        [] (&mut self, i: const(()) usize, j: const(()) usize) -> ();
}

pushed! {
    /// Of [`Skew`].
    trait PushedSkew [T] where { T: Real + RealField }
    for [S] Matrix<T, U3, U1, S> where { T: Base + RealField, S: Place<T, U3, U1> }
    linear __grads_cross_matrix __grads_cross_matrix_jvp __grads_cross_matrix_jvp_forward [] (&self) -> Matrix3<T>;
}
