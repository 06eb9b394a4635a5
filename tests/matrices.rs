//! Matrices, points and rotations of `nalgebra` in annotated functions: the feature `nalgebra`.

#[path = "claims/mod.rs"]
mod claims;

#[path = "matrices/decompositions.rs"]
mod decompositions;
#[path = "matrices/forward.rs"]
mod forward;
#[path = "matrices/geometry.rs"]
mod geometry;
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
