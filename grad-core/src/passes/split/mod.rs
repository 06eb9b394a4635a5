//! Loops that ask in every trip where their index stands (`if i == 0 { y[n - 1] } else { y[i - 1] }`, `y[(i + 1) % n]`): the range is cut
//! there, and each piece gets a loop of its own, in which the answer is known.
//!
//! The trips are those of the one loop, in the same order; what is left of the middle is a straight line, which
//! [`trips`](crate::analysis::trips) and all else that looks at loops understands.

mod apply;
mod body;
mod cuts;
mod position;
mod test;
#[cfg(all(test, feature = "runtime"))]
mod tests;

use super::inline;
use super::rewrite::{Rewrite, rewritten};
use super::walk;
use crate::entity::{FuncRef, NodeId, SecondaryMap, Value};
use crate::ir::{Loop, LoopHeader, Module, NodeKind, Type};
use crate::ordered::OrderedSet;
use body::Body;
use cuts::{Cut, Pieces};
use position::Around;
use test::{Answer, At, Test};

/// How often a range is cut at most: a stencil of fourth order has two trips of its own at either end.
const CUTS: usize = 4;

/// How many nodes the body of a loop, and those of its pieces together, may have. Copies are no larger than what branches take.
const NODES: usize = 2000;

/// Cuts the ranges of innermost loops where that makes straight lines of their bodies.
pub fn split(module: &Module) -> Module {
    rewritten(module, split_ranges)
}

pub(super) fn split_ranges(rw: &mut Rewrite) {
    let owners = walk::owners(rw.module());
    let spoken_of = inline::spoken_of(rw.module());
    for f in rw.funcs() {
        let read = read(rw, f);
        let mut order = vec![];
        for id in rw.nodes(f) {
            let is_spoken_of = |g| spoken_of.contains(g);
            let meant = rw.node(f, id).inner().iter().any(is_spoken_of);
            let cut = (!meant).then(|| in_pieces(rw, &owners, f, id, &read));
            match cut.flatten() {
                Some((pieces, bodies)) => order.extend(apply::apply(rw, f, id, &pieces, bodies)),
                None => order.push(id),
            }
        }
        rw.set_nodes(f, order);
    }
}

/// What a graph reads.
fn read(rw: &Rewrite, f: FuncRef) -> OrderedSet<Value> {
    let graph = &rw.module().funcs[f];
    let operands = graph.nodes.values().flat_map(|n| &n.operands);
    operands.chain(&graph.results).copied().collect()
}

/// The pieces of a loop and their bodies, if it is to be cut.
fn in_pieces(
    rw: &Rewrite,
    owners: &SecondaryMap<FuncRef, Option<(FuncRef, NodeId)>>,
    f: FuncRef,
    id: NodeId,
    read: &OrderedSet<Value>,
) -> Option<(Pieces, Vec<Body>)> {
    let node = rw.node(f, id);
    let NodeKind::Loop(l) = &node.kind else {
        return None;
    };
    let counts = read.contains(&node.results[l.carried]);
    if counts || !is_plain(rw, l) {
        return None;
    }
    let around = Around {
        rw,
        owners,
        f,
        id,
        l,
    };
    let tests = tests(&around)?;
    let whole = Pieces::whole(&around)?;
    let is_open = |test: &&At| {
        let below = |cut: &Cut| whole.below(&whole.pieces[0], cut);
        test.2.answer(&below).is_none()
    };
    let open = tests.iter().filter(is_open);
    let cuts: Vec<&Cut> = open.flat_map(|(.., test)| test.cuts()).collect();
    let pieces = Pieces::whole(&around)?.cut_at(&cuts, CUTS)?;
    let bodies = bodies(rw, l, &pieces, &tests)?;
    Some((pieces, bodies))
}

/// Whether a loop runs through all of a range of indices, by itself.
fn is_plain(rw: &Rewrite, l: &Loop) -> bool {
    let body = &rw.module().funcs[l.body];
    matches!(l.header, LoopHeader::Range { .. })
        && !l.exits
        && !l.checkpoint
        && !l.parallel
        && *body.ty(body.params[0]) == Type::USIZE
}

/// What the body asks of its index. None: nothing, or it is not the body of a function's own innermost loop, or too large.
fn tests(around: &Around) -> Option<Vec<At>> {
    let mut tests = vec![];
    let (mut open, mut size) = (vec![around.l.body], 0);
    while let Some(g) = open.pop() {
        for (id, node) in around.rw.module().funcs[g].nodes.iter() {
            size += 1;
            if size > NODES || !is_forward(&node.kind) {
                return None;
            }
            open.extend(node.inner());
            tests.extend(Test::of(around, g, node).map(|test| (g, id, test)));
        }
    }
    (!tests.is_empty()).then_some(tests)
}

/// Whether it is neither a loop nor one of the nodes that the derivative brings.
fn is_forward(kind: &NodeKind) -> bool {
    match kind {
        NodeKind::Const(_) | NodeKind::Prim(..) | NodeKind::Cond { .. } => true,
        NodeKind::Host(_) => true,
        // a closure that is handed to a call has one place
        NodeKind::Call(call) => !call.takes_param,
        NodeKind::Loop(_) | NodeKind::CallBack(_) | NodeKind::Primal(_) => false,
        NodeKind::Push(_) | NodeKind::Pop(_) => false,
    }
}

/// The bodies of the pieces, if it is worth while: each but those of a few trips is a straight line, and was none before or has
/// no remainder left.
fn bodies(rw: &Rewrite, l: &Loop, pieces: &Pieces, tests: &[At]) -> Option<Vec<Body>> {
    let mut bodies = vec![];
    let mut size = 0;
    let branches = body::branches(rw, l.body);
    if pieces.pieces.iter().all(|p| pieces.is_short(p)) {
        return None;
    }
    for piece in &pieces.pieces {
        let below = |cut: &Cut| pieces.below(piece, cut);
        let answers: Vec<((FuncRef, NodeId), Answer)> = tests
            .iter()
            .filter_map(|(g, id, test)| Some(((*g, *id), test.answer(&below)?)))
            .collect();
        let body = Body::new(rw, l.body, &answers);
        size += body.size();
        let decided = branches || answers.len() == tests.len();
        if size > NODES || !(pieces.is_short(piece) || (decided && body.is_straight())) {
            return None;
        }
        bodies.push(body);
    }
    Some(bodies)
}
