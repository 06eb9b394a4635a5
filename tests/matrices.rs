//! Matrices, points and rotations of `nalgebra` in annotated functions: the feature `nalgebra`.

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

#[path = "matrices/decompositions.rs"]
mod decompositions;
#[path = "matrices/forward.rs"]
mod forward;
#[path = "matrices/geometry.rs"]
mod geometry;
#[path = "matrices/methods.rs"]
mod methods;
#[path = "matrices/names.rs"]
mod names;
#[path = "matrices/operations.rs"]
mod operations;
#[path = "matrices/operators.rs"]
mod operators;
#[path = "matrices/programs.rs"]
mod programs;
#[path = "matrices/worlds.rs"]
mod worlds;
#[path = "matrices/written.rs"]
mod written;

#[test]
fn what_the_tables_name_is_run() -> Result<(), String> {
    claims::hold()
}
