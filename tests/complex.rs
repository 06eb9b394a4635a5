//! Complex numbers of `num-complex` in annotated functions: the feature `num-complex`.

#[path = "claims/mod.rs"]
mod claims;

#[path = "complex/methods.rs"]
mod methods;
#[path = "complex/names.rs"]
mod names;
#[path = "complex/programs.rs"]
mod programs;
#[path = "complex/worlds.rs"]
mod worlds;

#[test]
fn what_the_tables_name_is_run() -> Result<(), String> {
    claims::hold()
}
