//! Arrays of `ndarray` in annotated functions: the feature `ndarray`.

#[path = "claims/mod.rs"]
mod claims;

/// The value is the function's to the last bit, and the gradient that of differences.
macro_rules! right {
    ($f:path, $($x:expr),*) => {{
        let (value, _) = grads::value_and_grad!($f)($($x),*);
        assert_eq!(value.to_bits(), $f($($x),*).to_bits());
        grads::check_grads!($f)($($x),*);
    }};
}

#[path = "arrays/broadcasting.rs"]
mod broadcasting;
#[path = "arrays/elements.rs"]
mod elements;
#[path = "arrays/forward.rs"]
mod forward;
#[path = "arrays/lent_views.rs"]
mod lent_views;
#[path = "arrays/made.rs"]
mod made;
#[path = "arrays/methods.rs"]
mod methods;
#[path = "arrays/names.rs"]
mod names;
#[path = "arrays/operations.rs"]
mod operations;
#[path = "arrays/parts.rs"]
mod parts;
#[path = "arrays/programs.rs"]
mod programs;
#[path = "arrays/second_in_worlds.rs"]
mod second_in_worlds;
#[path = "arrays/worlds.rs"]
mod worlds;
#[path = "arrays/zipped.rs"]
mod zipped;

#[test]
fn what_the_tables_name_is_run() -> Result<(), String> {
    claims::hold()
}
