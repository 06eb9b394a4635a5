//! A long chain of branches, each in an arm of the one before (`else if`, the arms of a `match`, what follows an early return),
//! becomes short chains in turn. A branch captures all that the branches behind it read: where each of them reads something of
//! its own, that grows with the square of the chain's length. A short chain captures what it reads itself.
//!
//! Each short chain but the last says whether one of its arms was taken. The next one is what is done if none was.

mod chain;
mod cut;
#[cfg(test)]
mod tests;

use super::rewrite::{Rewrite, rewritten};
use crate::entity::{FuncRef, NodeId, SecondaryMap};
use crate::ir::{Module, NodeKind};
use crate::ordered::OrderedSet;
use chain::Chain;

/// How many branches a short chain has.
const SHORT: usize = 8;

/// Cuts long chains of which at least every second branch reads, or changes, something of its own.
pub fn in_turn(module: &Module) -> Module {
    rewritten(module, cut_chains)
}

fn cut_chains(rw: &mut Rewrite) {
    let lengths = lengths(rw);
    let mut seen = OrderedSet::new();
    for f in rw.outermost_first() {
        for n in rw.nodes(f) {
            if seen.contains(&(f, n)) || length_from(rw, &lengths, f, n) < 2 * SHORT {
                continue;
            }
            let chain = Chain::new(rw, &lengths, f, n);
            seen.extend(chain.levels.iter().map(|level| (level.graph, level.node)));
            if 2 * chain.own() >= chain.levels.len() {
                cut::cut(rw, chain);
            }
        }
    }
}

/// How many branches there are in each graph that end it: the last node, the last one of an arm of that, and so on.
type Lengths = SecondaryMap<FuncRef, usize>;

fn lengths(rw: &Rewrite) -> Lengths {
    let mut lengths = Lengths::new();
    for f in rw.outermost_first().into_iter().rev() {
        if let Some(&n) = rw.nodes(f).last() {
            lengths[f] = length_from(rw, &lengths, f, n);
        }
    }
    lengths
}

/// How many branches there are in a chain that begins with a node.
fn length_from(rw: &Rewrite, lengths: &Lengths, f: FuncRef, n: NodeId) -> usize {
    match rw.node(f, n).kind {
        NodeKind::Cond { then, orelse } => 1 + lengths[then].max(lengths[orelse]),
        _ => 0,
    }
}
