//! What is done about each array: which of its versions the way back reads, and what makes them available.

use super::again::Again;
use super::chains::{Chains, Root};
use super::covered::Covered;
use crate::entity::{Entity, FuncRef, NodeId, Value};
use crate::grad::Vjp;
use crate::ir::{Def, FuncGraph, Module, Node, NodeKind, Type};
use crate::ops;
use crate::ordered::{OrderedMap, OrderedSet};
use crate::passes::walk;
use std::cell::RefCell;
use std::collections::HashMap;

/// How the versions of one array become available on the way back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Mode {
    /// The last version can be read: it is still there at the end of the outermost function, or is kept whole at the end
    /// of the body that made it.
    pub last: bool,
    /// Writes of the root's graph from this position on are undone from a log, so that older versions can be read.
    pub undo_from: Option<usize>,
}

/// One read on the way back.
struct Read {
    func: FuncRef,
    version: Value,
    depth: u32,
    whole: bool,
}

/// What is decided.
#[derive(Default)]
pub(super) struct Modes {
    /// For every chain that the way back reads.
    pub of: OrderedMap<Root, Mode>,
    /// The writes that need not be undone.
    pub covered: Covered,
}

/// Decides for every chain that the way back reads.
pub(super) fn modes(vjp: &Vjp, chains: &Chains, outermost: FuncRef, again: &Again) -> Modes {
    let mut reads: OrderedMap<Root, Vec<Read>> = OrderedMap::new();
    for &(func, id) in again.loops.keys().filter(|(f, _)| chains.contains(*f)) {
        let graph = &vjp.module.funcs[func];
        let node = &graph.nodes[id];
        let captured = &node.operands[walk::first_capture(&node.kind)..];
        for &version in captured.iter().filter(|&&v| chains.is_version(func, v)) {
            let read = Read {
                func,
                version,
                depth: chains.depth(func),
                whole: true,
            };
            reads
                .entry(chains.root(func, version))
                .or_default()
                .push(read);
        }
    }
    for (back, func) in pairs(vjp, chains) {
        for read in reads_of(vjp, chains, back, func) {
            reads
                .entry(chains.root(func, read.version))
                .or_default()
                .push(read);
        }
    }
    let undone = Undone::of(vjp, chains);
    let mut modes = Modes::default();
    for (root, reads) in reads {
        let mode = decide(vjp, chains, outermost, &undone, root, &reads);
        if mode.undo_from.is_some() {
            let reads = reads.iter().map(|r| (r.func, r.version));
            modes.covered.add(&vjp.module, chains, root, reads);
        }
        modes.of.insert(root, mode);
    }
    modes
}

/// What the backward graph of `func` reads.
fn reads_of(vjp: &Vjp, chains: &Chains, back: FuncRef, func: FuncRef) -> Vec<Read> {
    let depth = chains.depth(func);
    let read = |(version, whole)| Read {
        func,
        version,
        depth,
        whole,
    };
    let versions = versions_read(&vjp.module, chains, back, func, &|_| false);
    versions.into_iter().map(read).collect()
}

/// The versions of arrays of which the backward graph of `func` reads something, and whether it reads all: whole arrays, and loads
/// whose result it reads. Lengths do not count: they outlive the array. Nor does what goes in and out of the ways back of calls that
/// are `spent`.
pub(super) fn versions_read(
    module: &Module,
    chains: &Chains,
    back: FuncRef,
    func: FuncRef,
    spent: &dyn Fn(NodeId) -> bool,
) -> Vec<(Value, bool)> {
    let (forward, back) = (&module.funcs[func], &module.funcs[back]);
    let version = |v: Value| match forward.def_node(v) {
        _ if chains.is_version(func, v) => Some((v, true)),
        // the last version has it
        Some(node) if chains.settled(func, node).is_some() => None,
        Some(node) if matches!(node.kind, NodeKind::Prim(def, _) if *def == ops::index::INDEX) => {
            let base = node.operands[0];
            chains.is_version(func, base).then_some((base, false))
        }
        _ => None,
    };
    let read = back.nodes.values().flat_map(|node| {
        let by_len = matches!(node.kind, NodeKind::Prim(def, _) if *def == ops::array::LEN);
        let operands = operands_read(node, spent);
        operands.into_iter().filter(move |&v| {
            !by_len || primal(back, v).is_some_and(|p| !chains.is_version(func, p))
        })
    });
    let read = read.chain(back.results.iter().copied());
    read.filter_map(|v| version(primal(back, v)?)).collect()
}

/// The forward value that `v` stands for.
fn primal(back: &FuncGraph, v: Value) -> Option<Value> {
    match back.def_node(v)?.kind {
        NodeKind::Primal(p) => Some(p),
        _ => None,
    }
}

/// The operands of a backward node, but for what goes in and out of a call that is `spent`.
fn operands_read(node: &Node, spent: &dyn Fn(NodeId) -> bool) -> Vec<Value> {
    match &node.kind {
        NodeKind::CallBack(back) if node.origin.is_some_and(spent) => {
            let in_outs = back.in_outs();
            let operands = node.operands.iter().enumerate();
            let kept = operands.filter(|(i, _)| !in_outs.contains(i));
            kept.map(|(_, &v)| v).collect()
        }
        _ => node.operands.clone(),
    }
}

/// Each backward graph of the chains' graphs, and the graph that it undoes.
pub(super) fn pairs(vjp: &Vjp, chains: &Chains) -> impl Iterator<Item = (FuncRef, FuncRef)> {
    let pairs = vjp.pairs().into_iter();
    pairs.filter(|&(_, func)| chains.contains(func))
}

/// What the way back has a counterpart of.
#[derive(Default)]
struct Undone {
    graphs: OrderedSet<FuncRef>,
    nodes: OrderedSet<(FuncRef, NodeId)>,
    /// Answers of [`Undone::has_all_around`].
    around: RefCell<HashMap<(FuncRef, FuncRef), bool>>,
}

fn decide(
    vjp: &Vjp,
    chains: &Chains,
    outermost: FuncRef,
    undone: &Undone,
    root: Root,
    reads: &[Read],
) -> Mode {
    let last = chains.last(root);
    let weight = |depth: u32| 8u64.saturating_pow(depth);
    let older: Vec<&Read> = reads
        .iter()
        .filter(|r| chains.origin(r.func, r.version) != (root.func, last))
        .collect();
    let loads: u64 = older.iter().map(|r| weight(r.depth)).sum();
    let writes: u64 = chains
        .writes(root)
        .map(|(f, _)| weight(chains.depth(f)))
        .sum();
    let between = older.iter().filter(|r| is_between(vjp, chains, root, r));
    let kept_even_so: u64 = between.map(|r| weight(r.depth)).sum();
    let undo_from = older
        .iter()
        .map(|r| chains.written_from(root, r.func, r.version))
        .min();
    let undo_from = undo_from.filter(|&from| {
        (older.iter().any(|r| r.whole) || loads > writes + kept_even_so)
            && undone.has_writes(vjp, chains, root, from)
    });
    let is_had_again =
        || chains.constant(root.func, root.value).is_some() || is_part(vjp, chains, root);
    if undo_from.is_none() && is_had_again() {
        return Mode::default();
    }
    let deeper = |r: &Read| r.depth > chains.depth(root.func);
    let keep =
        root.func == outermost || undo_from.is_some() || reads.iter().any(|r| r.whole || deeper(r));
    Mode {
        last: keep,
        undo_from,
    }
}

/// Whether something is read of a version behind which its own graph writes twice or more: what the last of these writes is made of is
/// read before the others are undone, so it is kept, whether or not there is a log.
fn is_between(vjp: &Vjp, chains: &Chains, root: Root, read: &Read) -> bool {
    let from = match vjp.module.funcs[read.func].values[read.version].def {
        Def::Param(_) | Def::Capture(_) => 0,
        Def::Result(id, _) => id.index() + 1,
    };
    let behind = |&(f, id): &(FuncRef, NodeId)| f == read.func && id.index() >= from;
    !read.whole && chains.writes(root).filter(behind).count() > 1
}

/// Whether nobody writes to it, and it was taken out of an array: where that is as it was then, it can be taken out again.
fn is_part(vjp: &Vjp, chains: &Chains, root: Root) -> bool {
    let graph = &vjp.module.funcs[root.func];
    let node = graph.def_node(root.value);
    let is_part = node.is_some_and(|node| {
        matches!(node.kind, NodeKind::Prim(def, _) if *def == ops::index::INDEX)
            && chains.is_version(root.func, node.operands[0])
            || is_lent_member(graph, root.value)
    });
    is_part && chains.writes(root).next().is_none()
}

/// Whether it is a reference that was taken out of a tuple. It must not be kept, since the way back borrows nothing.
pub(super) fn is_lent_member(graph: &FuncGraph, v: Value) -> bool {
    let is_member =
        |node: &Node| matches!(node.kind, NodeKind::Prim(def, _) if *def == ops::tuple::FIELD);
    matches!(graph.ty(v), Type::Slice(_)) && graph.def_node(v).is_some_and(is_member)
}

impl Undone {
    fn of(vjp: &Vjp, chains: &Chains) -> Undone {
        let mut undone = Undone::default();
        for (back, func) in pairs(vjp, chains) {
            undone.graphs.insert(func);
            let counterparts = vjp.module.funcs[back].nodes.values().filter(|n| {
                matches!(
                    n.kind,
                    NodeKind::Loop(_) | NodeKind::Cond { .. } | NodeKind::CallBack(_)
                )
            });
            let origins = counterparts.filter_map(|n| Some((func, n.origin?)));
            undone.nodes.extend(origins);
        }
        undone
    }

    /// Whether every write from `from` on can be undone: an element write in a graph that is walked backwards, or a call
    /// whose pullback runs, with a counterpart of every node around it.
    fn has_writes(&self, vjp: &Vjp, chains: &Chains, root: Root, from: usize) -> bool {
        chains
            .writes(root)
            .filter(|&(f, id)| chains.position_in(root.func, f, id) >= from)
            .all(|(f, id)| {
                let node = &vjp.module.funcs[f].nodes[id];
                let spent = matches!(&node.kind, NodeKind::Call(call) if call.spent);
                !spent
                    && self.graphs.contains(&f)
                    && (matches!(node.kind, NodeKind::Prim(..)) || self.nodes.contains(&(f, id)))
                    && self.has_all_around(chains, root.func, f)
            })
    }

    /// Whether every node of `outer`, or inside it, that `f` is inside of has a counterpart.
    fn has_all_around(&self, chains: &Chains, outer: FuncRef, f: FuncRef) -> bool {
        if f == outer {
            return true;
        }
        if let Some(&known) = self.around.borrow().get(&(outer, f)) {
            return known;
        }
        let owner = chains.owner(f);
        let all = owner.is_none_or(|(g, id)| {
            self.nodes.contains(&(g, id)) && self.has_all_around(chains, outer, g)
        });
        self.around.borrow_mut().insert((outer, f), all);
        all
    }
}
