//! Every primitive against Rust, against differences to second order, in both precisions, and at the edges of section
//! 12 of the design: one test per primitive and check, generated from the declarations.

#[path = "claims/mod.rs"]
mod claims;

use grad_core::testing::prim_checks;
use libtest_mimic::{Arguments, Trial};

fn main() {
    let trials = prim_checks().into_iter().map(|check| {
        let name = format!("{}::{}", check.def.name, check.what);
        Trial::test(name, move || check.run().map_err(Into::into))
    });
    let claims = Trial::test("what_the_tables_name_is_run", || Ok(claims::hold()?));
    let trials = trials.chain([claims]).collect();
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}
