//! Arrays of `ndarray` in annotated functions: the feature `ndarray`.

#[path = "claims/mod.rs"]
mod claims;

#[path = "arrays/broadcasting.rs"]
mod broadcasting;
#[path = "arrays/elements.rs"]
mod elements;
#[path = "arrays/names.rs"]
mod names;
#[path = "arrays/operations.rs"]
mod operations;
#[path = "arrays/programs.rs"]
mod programs;
#[path = "arrays/worlds.rs"]
mod worlds;

#[test]
fn what_the_tables_name_is_run() -> Result<(), String> {
    claims::hold()
}
