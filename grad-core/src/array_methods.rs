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
pub const BEHIND_DEREF: [&str; 55] = [
    "abs", "acos", "acosh", "asin", "asinh", "assign", "atan", "atanh", "axis_chunks_iter", "axis_iter", "cbrt",
    "column", "columns", "cos", "cosh", "diag", "dot", "exp", "exp2", "exp_m1", "fill", "flatten", "fold",
    "index_axis", "lanes", "ln", "ln_1p", "log10", "log2", "map", "mapv", "mapv_inplace", "mean", "mean_axis",
    "outer_iter", "product", "recip", "row", "rows", "scaled_add", "sin", "sinh", "slice", "sqrt", "std", "sum",
    "sum_axis", "t", "tan", "tanh", "to_degrees", "to_radians", "to_shape", "var", "view",
];

/// Those that they have themselves.
#[rustfmt::skip]
pub const OF_ARRAYS: [&str; 16] = [
    "dim", "insert_axis", "into_dyn", "into_owned", "into_shape_with_order", "len", "len_of", "mapv_into", "ncols", "ndim", "nrows",
    "raw_dim", "remove_axis", "reversed_axes", "shape", "to_owned",
];

/// Functions of their types that make them.
pub const MAKERS: [&str; 5] = ["from_elem", "from_shape_vec", "from_vec", "ones", "zeros"];
