//! The methods of arrays that newtypes around them have through `Deref`. Of other methods a newtype is asked by its own type.

/// Hands the names to a macro.
macro_rules! array_methods {
    ($macro:ident) => {
        $macro! {
            len is_empty iter iter_mut into_iter to_vec first last get get_mut first_mut last_mut windows chunks chunks_mut
            chunks_exact chunks_exact_mut split_at split_at_mut split_first split_last swap reverse fill copy_from_slice
            clone_from_slice extend_from_slice extend push pop insert remove swap_remove truncate resize clear drain append
            retain retain_mut split_off dedup dedup_by dedup_by_key sort sort_by sort_by_key sort_unstable sort_unstable_by sort_unstable_by_key rotate_left
            rotate_right contains binary_search_by partition_point concat
        }
    };
}

macro_rules! names {
    ($($name:ident)*) => {
        /// Their names.
        pub const ARRAY_METHODS: &[&str] = &[$(stringify!($name)),*];
    };
}

array_methods!(names);
#[cfg(feature = "tangent")]
pub(crate) use array_methods;

/// Methods with a derivative that arrays of `ndarray` have through `Deref`, so that a trait's method of the same name would come first.
/// Of the others, which they have themselves, none comes first.
#[rustfmt::skip]
pub const BEHIND_DEREF: [&str; 68] = [
    "abs", "acos", "acosh", "as_standard_layout", "asin", "asinh", "assign", "atan", "atanh", "axis_chunks_iter", "axis_iter",
    "axis_windows", "broadcast", "cbrt", "column", "columns", "cos", "cosh", "diag", "dot", "exp", "exp2", "exp_m1", "fill",
    "flatten", "fold", "index_axis", "indexed_iter", "iter", "lanes", "ln", "ln_1p", "log10", "log2", "map", "mapv",
    "mapv_inplace", "mean", "mean_axis", "outer_iter", "powf", "powi", "product", "product_axis", "recip", "row", "rows",
    "scaled_add", "select", "sin", "sinh", "slice", "slice_axis", "sqrt", "std", "std_axis", "sum", "sum_axis", "t", "tan",
    "tanh", "to_degrees", "to_radians", "to_shape", "to_shared", "var", "var_axis", "view",
];

/// Those that they have themselves: only a trait's by value comes before those that are by reference.
#[rustfmt::skip]
pub const OF_ARRAYS: [&str; 28] = [
    "append", "dim", "index_axis_move", "insert_axis", "into_diag", "into_dimensionality", "into_dyn", "into_owned",
    "into_shape_with_order", "into_shared", "invert_axis", "len", "len_of", "mapv_into", "ncols", "ndim", "nrows",
    "permuted_axes", "push", "push_column", "push_row", "raw_dim", "remove_axis", "reversed_axes", "shape", "slice_move",
    "swap_axes", "to_owned",
];

/// Methods with a derivative that matrices of `nalgebra` and their decompositions have.
#[rustfmt::skip]
pub const OF_MATRICES: [&str; 134] = [
    "abs", "add_scalar", "amax", "angle", "angle_to", "as_slice", "axpy", "cap_magnitude", "cholesky", "clone_owned",
    "column", "column_iter", "column_mean", "column_sum", "column_variance", "columns", "component_div",
    "component_div_assign", "component_mul", "component_mul_assign", "conjugate", "copy_from", "cross", "cross_matrix",
    "determinant", "diagonal", "dot", "euler_angles", "fill", "fill_diagonal", "fixed_columns", "fixed_rows", "fixed_view",
    "gemm", "gemv", "ger", "insert_column", "insert_columns", "insert_row", "insert_rows", "into_inner", "into_owned",
    "inverse", "inverse_transform_point", "inverse_transform_vector", "iter", "kronecker", "l", "len", "lerp",
    "ln_determinant", "lower_triangle", "lp_norm", "lu", "magnitude", "magnitude_squared", "map", "matrix", "max", "mean",
    "metric_distance", "min", "ncols", "neg_mut", "norm", "norm_squared", "normalize", "normalize_mut", "nrows", "powf",
    "product", "pseudo_inverse", "push", "q", "qr", "r", "remove_column", "remove_row", "resize", "resize_horizontally",
    "resize_vertically", "rotation_to", "row", "row_iter", "row_mean", "row_mean_tr", "row_sum", "row_sum_tr", "row_variance",
    "rows", "scale", "scale_mut", "scaled_axis", "select_columns", "select_rows", "set_column", "set_diagonal", "set_row",
    "shape", "singular_values", "slerp", "solve", "solve_lower_triangular", "solve_upper_triangular", "sum", "svd",
    "swap_columns", "swap_rows", "symmetric_eigen", "symmetric_eigenvalues", "to_homogeneous", "to_rotation_matrix", "tr_mul",
    "tr_solve_lower_triangular", "tr_solve_upper_triangular", "trace", "transform_point", "transform_vector", "transpose",
    "try_inverse", "try_normalize", "unpack", "unscale", "upper_triangle", "variance", "view", "xy", "xyz", "xz", "yx", "yz",
    "zip_map", "zx", "zy",
];

/// Those of arrays and matrices that take them by value, so that no trait's method comes first.
#[rustfmt::skip]
pub const BY_VALUE: [&str; 32] = [
    "cholesky", "index_axis_move", "insert_axis", "insert_column", "insert_columns", "insert_row", "insert_rows", "into_diag",
    "into_dimensionality", "into_dyn", "into_inner", "into_owned", "into_shape_with_order", "into_shared", "lu", "mapv_into",
    "permuted_axes", "pseudo_inverse", "qr", "remove_axis", "remove_column", "remove_row", "resize", "resize_horizontally",
    "resize_vertically", "reversed_axes", "slice_move", "svd", "symmetric_eigen", "to_rotation_matrix", "try_inverse",
    "unpack",
];

/// Methods with a derivative that complex numbers of `num-complex` have, by reference.
#[rustfmt::skip]
pub const OF_COMPLEX: [&str; 8] = ["conj", "inv", "l1_norm", "norm_sqr", "powi", "powu", "scale", "unscale"];

/// Those by value.
#[rustfmt::skip]
pub const OF_COMPLEX_BY_VALUE: [&str; 31] = [
    "acos", "acosh", "arg", "asin", "asinh", "atan", "atanh", "cbrt", "cos", "cosh", "exp", "exp2", "expf", "fdiv", "finv",
    "is_finite", "is_infinite", "is_nan", "ln", "log", "log10", "log2", "norm", "powc", "powf", "sin", "sinh", "sqrt", "tan",
    "tanh", "to_polar",
];

/// Those that nothing of std has, and that give a matrix again.
#[rustfmt::skip]
pub const GIVING_MATRICES: [&str; 43] = [
    "add_scalar", "cap_magnitude", "clone_owned", "column", "column_mean", "column_sum", "column_variance", "component_div",
    "component_mul", "cross", "cross_matrix", "diagonal", "fixed_view", "insert_column", "insert_columns", "insert_row",
    "insert_rows", "into_owned", "kronecker", "l", "lerp", "lower_triangle", "normalize", "remove_column", "remove_row",
    "resize_horizontally", "resize_vertically", "row", "row_mean", "row_mean_tr", "row_sum", "row_sum_tr", "row_variance",
    "scale", "select_columns", "select_rows", "singular_values", "tr_mul", "transpose", "unpack", "unscale", "upper_triangle",
    "zip_map",
];

/// Functions of these types that make them.
#[rustfmt::skip]
pub const MAKERS: [&str; 37] = [
    "cis", "eye", "from", "from_angle", "from_axis_angle", "from_column_slice", "from_columns", "from_diag", "from_diag_elem",
    "from_diagonal", "from_diagonal_element", "from_elem", "from_element", "from_euler_angles", "from_fn", "from_iter",
    "from_iterator", "from_parts", "from_polar", "from_rotation_matrix", "from_row_slice", "from_rows", "from_scaled_axis", "from_shape_fn",
    "from_shape_vec", "from_vec", "identity", "linspace", "new", "new_normalize", "ones", "origin", "repeat", "rotation",
    "rotation_between", "translation", "zeros",
];

/// Those of arrays that have no forward mode.
#[rustfmt::skip]
const ARRAYS_WITHOUT_FORWARD_MODE: [&str; 7] = [
    "append", "into_dimensionality", "into_shared", "push", "push_column", "push_row", "to_shared",
];

/// Those of matrices that have none.
#[rustfmt::skip]
const MATRICES_WITHOUT_FORWARD_MODE: [&str; 64] = [
    "angle", "angle_to", "axpy", "cap_magnitude", "cholesky", "column_variance", "conjugate", "euler_angles",
    "fixed_columns", "fixed_rows", "fixed_view", "gemm", "gemv", "ger", "insert_column", "insert_columns",
    "insert_row", "insert_rows", "into_inner", "inverse", "inverse_transform_point", "inverse_transform_vector",
    "kronecker", "l", "ln_determinant", "lp_norm", "lu", "matrix", "normalize_mut", "powf", "pseudo_inverse", "push",
    "q", "qr", "r", "remove_column", "remove_row", "resize", "resize_horizontally", "resize_vertically",
    "rotation_to", "row_variance", "scaled_axis", "select_columns", "select_rows", "set_column", "set_diagonal",
    "set_row", "singular_values", "slerp", "solve", "solve_lower_triangular", "solve_upper_triangular", "svd",
    "symmetric_eigen", "symmetric_eigenvalues", "to_homogeneous", "to_rotation_matrix", "tr_solve_lower_triangular",
    "tr_solve_upper_triangular", "transform_point", "transform_vector", "try_normalize", "unpack",
];

/// Functions that make them and have forward mode: of arrays, and of others.
const MAKERS_WITH_FORWARD_MODE: [&[&str]; 2] = [
    &[
        "from",
        "from_diag",
        "from_elem",
        "from_iter",
        "from_shape_fn",
        "from_shape_vec",
        "from_vec",
        "linspace",
    ],
    &["cis", "from_polar", "new"],
];

/// Whether a method of theirs has forward mode, as far as its name says: of one that only some have it has none, if the type is not known to be an
/// array.
#[must_use]
pub fn has_forward_mode(method: &str, of_array: bool) -> bool {
    let lacks = ARRAYS_WITHOUT_FORWARD_MODE.contains(&method)
        || !of_array && MATRICES_WITHOUT_FORWARD_MODE.contains(&method);
    // those that we write ourselves
    let hidden = of_array && method.starts_with("grads_") && method != "grads_accumulate";
    hidden || is_of_foreign(method) && !lacks
}

/// The same of a function that makes one.
#[must_use]
pub fn maker_has_forward_mode(name: &str, of_array: bool) -> bool {
    MAKERS_WITH_FORWARD_MODE[usize::from(!of_array)].contains(&name)
}

/// Whether arrays and matrices of other crates have a method of this name with a derivative.
#[must_use]
pub fn is_of_foreign(method: &str) -> bool {
    let lists: [&[&str]; 5] = [
        &BEHIND_DEREF,
        &OF_ARRAYS,
        &OF_MATRICES,
        &OF_COMPLEX,
        &OF_COMPLEX_BY_VALUE,
    ];
    lists.iter().any(|list| list.contains(&method))
}

/// Whether they have it themselves, by reference, so that a trait's method by value would come first.
#[must_use]
pub fn is_own_by_reference(method: &str) -> bool {
    let lists: [&[&str]; 3] = [&OF_ARRAYS, &OF_MATRICES, &OF_COMPLEX];
    lists.iter().any(|list| list.contains(&method)) && !BY_VALUE.contains(&method)
}

/// Whether a function of a type is likely to give one of its values, by its name.
#[must_use]
pub fn is_constructor(name: &str) -> bool {
    const NAMES: [&str; 10] = [
        "new", "zero", "zeros", "one", "ones", "identity", "unit", "default", "splat", "repeat",
    ];
    NAMES.contains(&name) || name.starts_with("from_") || name.starts_with("new_")
}
