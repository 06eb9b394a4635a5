#[macro_use]
mod harness;
#[path = "programs/methods.rs"]
mod methods;
#[path = "programs/operators.rs"]
mod operators;
#[path = "programs/traits.rs"]
mod traits;
#[test]
fn all() {
    for p in methods::programs()
        .into_iter()
        .chain(operators::programs())
        .chain(traits::programs())
    {
        for (what, r) in [
            ("value", harness::checks::value(&p)),
            ("differences", harness::checks::differences(&p)),
            ("interpreter", harness::checks::interpreter(&p)),
        ] {
            if let Err(e) = r {
                println!("FAIL {} {what}: {e}", p.name);
            }
        }
    }
}
