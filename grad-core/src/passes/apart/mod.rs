//! A struct that is made here, and of which everybody reads and writes fields alone, is a variable for each of its fields: in branches, in
//! loops that carry it, and in what is called with a field of it.
//!
//! So a vector in a field grows and is written as any other, and what a loop overwrites of a field is kept alone, without the
//! fields beside it. This is scalar replacement of aggregates on a graph whose control flow is structured: there are no addresses,
//! so what a value is made of is seen. So is a short array of numbers of which everybody reads and writes elements by literals.

mod elements;
mod pieces;
mod webs;

use super::rewrite::Rewrite;
use crate::ir::Module;
use pieces::Pieces;
use webs::Webs;

/// Structs in structs go one level a round.
const ROUNDS: usize = 6;

/// Structs of which no value is needed become their fields, where these have the types that they are declared with: elsewhere rustc
/// may find a type by the field that a value stands in. For forward graphs.
pub fn apart(module: &Module) -> Module {
    let mut module = module.clone();
    for _ in 0..if module.declared { ROUNDS } else { 0 } {
        let webs = Webs::of(&module);
        if !webs.any() {
            break;
        }
        let mut rw = Rewrite::new(module);
        Pieces::new(&mut rw, webs).take_apart();
        module = rw.finish();
    }
    module
}
