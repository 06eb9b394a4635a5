//! Exact rewrites: what a graph computes stays the same to the last bit. Every pass is a function from module to module
//! and runs on forward graphs, on backward graphs before planning (with `primal`) and on planned graphs.

mod affine;
mod apart;
mod collected;
mod compound;
mod copies;
mod cse;
pub(crate) mod dce;
mod fold;
mod forks;
mod in_turn;
mod inline;
mod invariants;
mod lent;
mod literal;
mod located;
mod look;
mod loops;
mod partners;
mod parts;
mod rewrite;
mod side_by_side;
mod simplify;
mod slight;
mod split;
mod sunk;
mod unrolled;
pub(crate) mod walk;

pub use affine::affine;
pub use apart::apart;
pub use collected::collected;
pub use compound::compound;
pub use copies::copies;
pub use cse::cse;
pub use dce::dce;
pub use fold::fold;
pub use in_turn::in_turn;
pub use look::look;
pub use loops::loops;
pub use parts::parts;
pub use side_by_side::side_by_side;
pub use simplify::simplify;
pub use slight::slight;
pub use split::split;
pub use sunk::sunk;

use crate::ir::Module;
use rewrite::{Rewrite, rewritten};

/// All passes until nothing changes, a few times at most. As [`dce`], it may renumber graphs: look functions up by name.
pub fn optimize(module: &Module) -> Module {
    let mut module = dce(module);
    for _ in 0..ROUNDS {
        let mut rw = Rewrite::new(module);
        loops::settle_loops(&mut rw);
        fold::compute_constants(&mut rw);
        simplify::apply_identities(&mut rw);
        // what is merged gives the others nothing more to do
        let go_on = rw.changed();
        cse::merge_common(&mut rw);
        let changed = rw.changed();
        module = rw.finish();
        if changed {
            module = dce(&module);
        }
        if !go_on {
            break;
        }
    }
    sunk(&module)
}

/// Forward graphs in the form whose derivative is best: before [`vjp`](crate::grad::vjp). Loops that are known to have no
/// trip and branches that are known not to be taken are not differentiated, nor are branches on where the index of a loop stands; a part of what is made here is what it was made
/// of; what is computed once has one cotangent, which is propagated once.
pub fn prepare(module: &Module) -> Module {
    let module = rewritten(
        &split(&collected(&apart(&unrolled::unrolled(module)))),
        |rw| {
            // what a branch gives may be what another one asks
            for _ in 0..ROUNDS {
                fold::compute_constants(rw);
                loops::skip_empty(rw);
                if !simplify::inline_constant_conds(rw) {
                    break;
                }
            }
        },
    );
    // what a branch was a part of is known again only where nothing is left of branches that are gone
    let module = rewritten(&module, |rw| {
        parts::read_parts(rw);
        cse::merge_common(rw);
        simplify::name_reciprocals(rw);
    });
    compound(&affine(&module))
}

/// Forward values as the way back wants them: between [`vjp`](crate::grad::vjp) and the plan. What is dear and the same in
/// every trip is computed once before the loop; sines and cosines are computed side by side; where places are is found while the
/// values are there; arrays that are written in place start from values of their own.
pub fn residuals(module: &Module) -> Module {
    rewritten(module, |rw| {
        lent::read_arguments(rw);
        invariants::hoist_invariants(rw);
        partners::keep_partners(rw);
        located::locate_forward(rw);
        forks::part_forks(rw);
    })
}

/// Rounds are bounded so that compile time is; what nesting leaves undone after so many is not worth more.
const ROUNDS: usize = 8;
