//! The methods of arrays that newtypes around them have through `Deref`. Of other methods a newtype is asked by its own type.

/// Hands the names to a macro.
macro_rules! array_methods {
    ($macro:ident) => {
        $macro! {
            len is_empty iter iter_mut into_iter to_vec first last get get_mut first_mut last_mut windows chunks chunks_mut
            chunks_exact chunks_exact_mut split_at split_at_mut split_first split_last swap reverse fill copy_from_slice
            clone_from_slice extend_from_slice extend push pop insert remove swap_remove truncate resize clear drain append
            retain split_off dedup sort sort_by sort_by_key sort_unstable sort_unstable_by sort_unstable_by_key rotate_left
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
pub const BEHIND_DEREF: [&str; 62] = [
    "abs", "acos", "acosh", "asin", "asinh", "assign", "atan", "atanh", "axis_chunks_iter", "axis_iter", "cbrt", "column",
    "columns", "cos", "cosh", "diag", "dot", "exp", "exp2", "exp_m1", "fill", "flatten", "fold", "index_axis", "indexed_iter",
    "iter", "lanes", "ln", "ln_1p", "log10", "log2", "map", "mapv", "mapv_inplace", "mean", "mean_axis", "outer_iter", "powf",
    "powi", "product", "recip", "row", "rows", "scaled_add", "select", "sin", "sinh", "slice", "sqrt", "std", "std_axis", "sum",
    "sum_axis", "t", "tan", "tanh", "to_degrees", "to_radians", "to_shape", "var", "var_axis", "view",
];

/// Those that they have themselves: only a trait's by value comes before those that are by reference.
#[rustfmt::skip]
pub const OF_ARRAYS: [&str; 17] = [
    "dim", "insert_axis", "into_dyn", "into_owned", "into_shape_with_order", "len", "len_of", "mapv_into", "ncols", "ndim",
    "nrows", "permuted_axes", "raw_dim", "remove_axis", "reversed_axes", "shape", "to_owned",
];

/// Methods with a derivative that matrices of `nalgebra` and their decompositions have.
#[rustfmt::skip]
pub const OF_MATRICES: [&str; 80] = [
    "abs", "add_scalar", "amax", "angle", "as_slice", "axpy", "cholesky", "clone_owned", "column", "column_iter", "columns",
    "component_div", "component_div_assign", "component_mul", "component_mul_assign", "conjugate", "copy_from", "cross",
    "determinant", "diagonal", "dot", "fill", "fill_diagonal", "fixed_columns", "fixed_rows", "fixed_view", "into_owned",
    "inverse", "iter", "l", "len", "lerp", "ln_determinant", "lu", "magnitude", "magnitude_squared", "map", "matrix", "max",
    "mean", "metric_distance", "min", "ncols", "neg_mut", "norm", "norm_squared", "normalize", "normalize_mut", "nrows",
    "product", "qr", "row", "row_iter", "rows", "scale", "scale_mut", "set_column", "set_row", "shape", "solve", "sum",
    "symmetric_eigen", "symmetric_eigenvalues", "to_rotation_matrix", "tr_mul", "trace", "transpose", "try_inverse", "unpack",
    "unscale", "variance", "view", "xy", "xyz", "xz", "yx", "yz", "zip_map", "zx", "zy",
];

/// Those of arrays and matrices that take them by value, so that no trait's method comes first.
#[rustfmt::skip]
pub const BY_VALUE: [&str; 15] = [
    "cholesky", "insert_axis", "into_dyn", "into_owned", "into_shape_with_order", "lu", "mapv_into", "permuted_axes", "qr",
    "remove_axis", "reversed_axes", "symmetric_eigen", "to_rotation_matrix", "try_inverse", "unpack",
];

/// Those that nothing of std has, and that give a matrix again.
#[rustfmt::skip]
pub const GIVING_MATRICES: [&str; 19] = [
    "add_scalar", "clone_owned", "column", "component_div", "component_mul", "cross", "diagonal", "fixed_view",
    "into_owned", "l", "lerp", "normalize", "row", "scale", "tr_mul", "transpose", "unpack", "unscale", "zip_map",
];

/// Functions of these types that make them.
#[rustfmt::skip]
pub const MAKERS: [&str; 27] = [
    "eye", "from", "from_axis_angle", "from_column_slice", "from_columns", "from_diag", "from_diagonal", "from_elem", "from_element",
    "from_euler_angles", "from_fn", "from_iter", "from_iterator", "from_parts", "from_row_slice", "from_scaled_axis",
    "from_shape_fn", "from_shape_vec", "from_vec", "identity", "linspace", "new", "new_normalize", "ones", "origin", "repeat",
    "zeros",
];

/// Whether arrays and matrices of other crates have a method of this name with a derivative.
#[must_use]
pub fn is_of_foreign(method: &str) -> bool {
    let lists: [&[&str]; 3] = [&BEHIND_DEREF, &OF_ARRAYS, &OF_MATRICES];
    lists.iter().any(|list| list.contains(&method))
}

/// Whether they have it themselves, by reference, so that a trait's method by value would come first.
#[must_use]
pub fn is_own_by_reference(method: &str) -> bool {
    let lists: [&[&str]; 2] = [&OF_ARRAYS, &OF_MATRICES];
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
