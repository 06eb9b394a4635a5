//! The body of a piece: that of the loop with what is known written in.

use super::super::rewrite::Rewrite;
use super::super::{dce, fold, loops, simplify};
use super::test::Answer;
use crate::entity::{FuncRef, NodeId};
use crate::ir::{Module, NodeKind};
use crate::ops;
use crate::ops::index::INDEX_SET;
use crate::ordered::{OrderedMap, OrderedSet};

/// A body and the branches in it, as a module of their own; the body comes first.
pub(super) struct Body(pub Module);

/// Branches in branches go one level a round.
const ROUNDS: usize = 4;

impl Body {
    /// A copy of `body` in which these nodes are what is known of them.
    pub fn new(rw: &Rewrite, body: FuncRef, answers: &[((FuncRef, NodeId), Answer)]) -> Body {
        let (mut module, copies) = apart(rw, body);
        let mut same = vec![];
        for ((g, id), answer) in answers {
            let node = &mut module.funcs[copies[g]].nodes[*id];
            match answer {
                Answer::Truth(truth) => {
                    node.kind = NodeKind::Const(truth.to_string().into());
                    node.operands.clear();
                }
                Answer::Difference => {
                    node.kind = NodeKind::Prim(&ops::arith::SUB, crate::ir::Attr::None);
                }
                Answer::Zero => {
                    node.kind = NodeKind::Const("0".into());
                    node.operands.clear();
                }
                Answer::Operand(k) => same.push((copies[g], *id, *k)),
            }
        }
        let module = settled(Rewrite::new(module), &same);
        Body(module)
    }

    /// How many nodes it has.
    pub fn size(&self) -> usize {
        self.0.funcs.values().map(|g| g.nodes.len()).sum()
    }

    /// Whether it is one straight line of numbers and writes of elements.
    pub fn is_straight(&self) -> bool {
        let graphs = self.0.funcs.values();
        graphs
            .flat_map(|g| g.nodes.values().map(move |n| (g, n)))
            .all(|(g, n)| match &n.kind {
                NodeKind::Const(_) => true,
                NodeKind::Host(_) => n.kind.is_constant(),
                NodeKind::Prim(def, _) => **def == INDEX_SET || g.ty(n.results[0]).is_scalar(),
                NodeKind::Cond { .. }
                | NodeKind::Loop(_)
                | NodeKind::Call(_)
                | NodeKind::CallBack(_)
                | NodeKind::Primal(_)
                | NodeKind::Push(_)
                | NodeKind::Pop(_) => false,
            })
    }
}

/// Whether a body has branches.
pub(super) fn branches(rw: &Rewrite, body: FuncRef) -> bool {
    rw.nest(body).len() > 1
}

/// `body` and the graphs in it as a module, and which graph is which.
fn apart(rw: &Rewrite, body: FuncRef) -> (Module, OrderedMap<FuncRef, FuncRef>) {
    let nest = rw.nest(body);
    let mut module = Module {
        collective: rw.module().collective,
        declared: rw.module().declared,
        ..Module::new()
    };
    let copies: OrderedMap<FuncRef, FuncRef> = nest
        .iter()
        .map(|&g| (g, module.funcs.push(rw.module().funcs[g].clone())))
        .collect();
    for &copy in copies.values() {
        let graph = &mut module.funcs[copy];
        for id in graph.nodes.keys() {
            graph.nodes[id].map_inner(|g| copies[&g]);
        }
    }
    (module, copies)
}

/// Without the numbers that are one of their operands, and without the branches that are not taken.
fn settled(mut rw: Rewrite, same: &[(FuncRef, NodeId, usize)]) -> Module {
    for &(g, id, k) in same {
        let node = rw.node(g, id).clone();
        rw.replace(g, node.results[0], node.operands[k]);
    }
    let gone: OrderedSet<(FuncRef, NodeId)> = same.iter().map(|&(g, id, _)| (g, id)).collect();
    for g in rw.funcs() {
        rw.retain(g, |id| !gone.contains(&(g, id)));
    }
    let mut module = rw.finish();
    for _ in 0..ROUNDS {
        let mut rw = Rewrite::new(module);
        loops::settle_loops(&mut rw);
        fold::compute_constants(&mut rw);
        simplify::inline_constant_conds(&mut rw);
        let changed = rw.changed();
        module = rw.finish();
        if !changed {
            break;
        }
    }
    dce(&module)
}
