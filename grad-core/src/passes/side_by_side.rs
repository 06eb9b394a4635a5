//! Cuts parallel loops into parts: a loop over the parts, which stays marked, around a loop over the trips of one. How the range is cut hangs
//! on its length alone, and so does the order in which sums are added. The last pass before emission: what a part starts from is then a
//! zero of its own, which the emitted code makes.

use crate::analysis::meets::{is_counted, meets};
use crate::cut::PARTS;
use crate::entity::{Entity, FuncRef, NodeId, Stack};
use crate::ir::{Attr, Builder, FuncGraph, Loop, LoopHeader, Module, Node, NodeKind, Type};
use crate::ops::{self, PrimDef};
use crate::ordered::OrderedMap;
use crate::passes::walk;
use std::rc::Rc;

/// The module with its parallel loops cut; a loop that cannot be is an ordinary one.
pub fn side_by_side(module: &Module) -> Module {
    let mut out = module.clone();
    let uses = stack_uses(module);
    for f in module.funcs.keys() {
        let mut inserted = vec![];
        for id in module.funcs[f].nodes.keys() {
            let NodeKind::Loop(l) = &module.funcs[f].nodes[id].kind else {
                continue;
            };
            match l.parallel && can_be_cut(module, f, id, l, &uses) {
                true => inserted.extend(cut(&mut out, f, id, l)),
                false => mark(&mut out, f, id, false),
            }
        }
        out.funcs[f].insert_nodes(inserted);
    }
    out
}

fn mark(out: &mut Module, f: FuncRef, id: NodeId, parallel: bool) {
    if let NodeKind::Loop(l) = &mut out.funcs[f].nodes[id].kind {
        l.parallel = parallel;
    }
}

/// How often each stack is pushed to and popped, for each graph in all of its function and the way back.
type StackUses = OrderedMap<FuncRef, Rc<OrderedMap<Stack, usize>>>;

fn stack_uses(module: &Module) -> StackUses {
    let owners = walk::owners(module);
    let forwards = walk::forwards(module);
    let outermost = module
        .funcs
        .keys()
        .filter(|f| owners[*f].is_none() && forwards[*f].is_none());
    let mut found = StackUses::new();
    for f in outermost {
        let back = module.funcs[f]
            .pullback
            .iter()
            .flat_map(|p| walk::nest(module, p.func));
        let graphs: Vec<FuncRef> = walk::nest(module, f).into_iter().chain(back).collect();
        let uses = Rc::new(count(module, &graphs));
        found.extend(graphs.into_iter().map(|f| (f, uses.clone())));
    }
    found
}

fn count(module: &Module, graphs: &[FuncRef]) -> OrderedMap<Stack, usize> {
    let mut found = OrderedMap::new();
    for node in graphs.iter().flat_map(|&f| module.funcs[f].nodes.values()) {
        if let Some(stack) = node.stack() {
            *found.entry(stack).or_default() += 1;
        }
    }
    found
}

/// Whether trips leave nothing on stacks that others use, and meet in sums and in nothing else.
fn can_be_cut(module: &Module, f: FuncRef, id: NodeId, l: &Loop, uses: &StackUses) -> bool {
    let graph = &module.funcs[f];
    let counter = graph.nodes[id].results[l.carried];
    let mut read = graph
        .nodes
        .values()
        .flat_map(|n| &n.operands)
        .chain(&graph.results);
    let residuals = graph.pullback.iter().flat_map(|p| &p.residuals);
    let counts = read.any(|&v| v == counter) || residuals.into_iter().any(|&v| v == counter);
    let own = count(module, &walk::nest(module, l.body));
    let all = uses.get(&f);
    let keeps = own
        .iter()
        .any(|(stack, n)| all.and_then(|all| all.get(stack)) != Some(n));
    !counts && !keeps && is_counted(module, l) && meets(module, l).is_ok()
}

/// Makes the node a loop over the parts of its range. What is to be inserted before it.
fn cut(out: &mut Module, f: FuncRef, id: NodeId, l: &Loop) -> Vec<(usize, Node)> {
    let part = part(out, f, id, l);
    let part = out.funcs.push(part);
    let graph = &mut out.funcs[f];
    let (lo, hi) = (graph.nodes[id].operands[0], graph.nodes[id].operands[1]);
    let mut inserted = vec![];
    let loc = graph.nodes[id].loc;
    let mut add = |graph: &mut FuncGraph, kind, operands| {
        let result = graph.reserve_value(Type::USIZE);
        let node = Node {
            kind,
            operands,
            results: vec![result],
            loc,
            origin: None,
        };
        inserted.push((id.index(), node));
        result
    };
    let prim = |def: &'static PrimDef| NodeKind::Prim(def, Attr::None);
    let zero = add(graph, NodeKind::Const("0".into()), vec![]);
    let most = add(graph, NodeKind::Const(PARTS.to_string().into()), vec![]);
    let trips = add(graph, prim(&ops::logic::SATURATING_SUB), vec![hi, lo]);
    let parts = add(graph, prim(&ops::select::MIN), vec![trips, most]);
    let node = &mut graph.nodes[id];
    node.operands.splice(..2, [zero, parts]);
    node.operands.extend([lo, trips, parts]);
    node.kind = NodeKind::Loop(Loop {
        header: LoopHeader::Range { rev: false },
        body: part,
        parallel: true,
        ..l.clone()
    });
    inserted
}

/// A part. Params: its number, then what is carried. Captures: those of the trip, then the start of the range, its length and how many parts it is cut into.
fn part(out: &Module, f: FuncRef, id: NodeId, l: &Loop) -> FuncGraph {
    let (node, trip) = (&out.funcs[f].nodes[id], &out.funcs[l.body]);
    let b = Builder::new(FuncGraph::new(
        out.fresh_name(&format!("{}.part", trip.name)),
    ));
    b.set_loc(node.loc);
    let number = b.param(Type::USIZE);
    let carried: Vec<_> = trip.params[l.leading_params()..]
        .iter()
        .map(|&p| b.param(trip.ty(p).clone()).value())
        .collect();
    let captures: Vec<_> = trip
        .captures
        .iter()
        .map(|&c| b.capture(trip.ty(c).clone()).value())
        .collect();
    let [lo, trips, parts] = [0; 3].map(|_| b.capture(Type::USIZE));
    let next = number + b.constant("1", Type::USIZE);
    let ends = [number, next].map(|n| (lo + trips * n / parts).value());
    let types = carried
        .iter()
        .map(|&v| b.ty(v))
        .chain([Type::USIZE])
        .collect();
    let operands = [ends.to_vec(), carried, captures].concat();
    let kind = NodeKind::Loop(Loop {
        parallel: false,
        ..l.clone()
    });
    let mut results = b.node(kind, operands, types);
    results.truncate(l.carried);
    b.with(|g| g.results = results);
    b.finish()
}
