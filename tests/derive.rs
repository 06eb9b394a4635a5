//! `#[derive(Differentiable)]`: tangent types, and what can be done with them.
#![deny(warnings, missing_docs)]

#[path = "derive/borrowed.rs"]
mod borrowed;
#[path = "derive/boxed.rs"]
mod boxed;
#[path = "claims/mod.rs"]
mod claims;
#[path = "derive/enums.rs"]
mod enums;
#[path = "derive/flat.rs"]
mod flat;
#[path = "derive/functions.rs"]
mod functions;
#[path = "derive/generated.rs"]
mod generated;
#[path = "derive/generics.rs"]
mod generics;
#[path = "derive/serde.rs"]
mod serde;
#[path = "derive/structs.rs"]
mod structs;
#[path = "derive/vectors.rs"]
mod vectors;
#[path = "derive/views.rs"]
mod views;

#[test]
fn what_the_tables_name_is_run() -> Result<(), String> {
    claims::hold()
}
