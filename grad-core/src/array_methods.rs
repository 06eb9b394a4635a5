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
