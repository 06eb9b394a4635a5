#![allow(clippy::all)]
//! What has a gradient has forward mode and second derivatives, too: methods of traits, functions that take functions, rules, operators and
//! elements that a type looks up.

#[path = "modes/by_type.rs"]
mod by_type;
#[path = "claims/mod.rs"]
mod claims;
#[path = "modes/functions.rs"]
mod functions;
#[path = "modes/looked_up.rs"]
mod looked_up;
#[path = "modes/operators.rs"]
mod operators;
#[path = "modes/rules.rs"]
mod rules;
#[path = "modes/traits.rs"]
mod traits;

#[test]
fn what_the_tables_name_is_run() -> Result<(), String> {
    claims::hold()
}
