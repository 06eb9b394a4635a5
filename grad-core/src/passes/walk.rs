//! How the graphs of a module hang together.

use crate::entity::{Entity, FuncRef, NodeId, SecondaryMap};
use crate::ir::{Module, Node, NodeKind};
use crate::ordered::OrderedSet;

/// The node that each body and branch belongs to.
pub(crate) fn owners(module: &Module) -> SecondaryMap<FuncRef, Option<(FuncRef, NodeId)>> {
    let mut owners: SecondaryMap<FuncRef, Option<_>> = SecondaryMap::new();
    for (f, graph) in module.funcs.iter() {
        for (n, node) in graph.nodes.iter() {
            for inner in node.inner() {
                owners[inner].get_or_insert((f, n));
            }
        }
    }
    owners
}

/// The function that each graph is a way back of.
pub(crate) fn forwards(module: &Module) -> SecondaryMap<FuncRef, Option<FuncRef>> {
    let mut forwards = SecondaryMap::new();
    for (f, graph) in module.funcs.iter() {
        if let Some(p) = &graph.pullback {
            forwards[p.func] = Some(f);
        }
    }
    forwards
}

/// The function that owns the stacks that each graph uses: the outermost one around it, or the one that it is the way back of.
pub(crate) fn homes(module: &Module) -> Vec<FuncRef> {
    let (owners, forwards) = (owners(module), forwards(module));
    let mut homes: Vec<FuncRef> = module.funcs.keys().collect();
    for f in outermost_first(module) {
        homes[f.index()] = match (owners[f], forwards[f]) {
            (Some((outer, _)), _) => homes[outer.index()],
            (None, Some(forward)) => outermost(&owners, forward),
            (None, None) => f,
        };
    }
    homes
}

fn outermost(owners: &SecondaryMap<FuncRef, Option<(FuncRef, NodeId)>>, mut f: FuncRef) -> FuncRef {
    while let Some((outer, _)) = owners[f] {
        f = outer;
    }
    f
}

/// Whether each graph belongs to a way back: the forward run has already checked what it checks again.
pub(crate) fn way_back(module: &Module) -> Vec<bool> {
    let (owners, forwards) = (owners(module), forwards(module));
    let starts = |f| module.funcs[f].undoes.is_some() || forwards[f].is_some();
    let mut back: Vec<bool> = module.funcs.keys().map(starts).collect();
    for f in outermost_first(module) {
        if let Some((outer, _)) = owners[f] {
            back[f.index()] |= back[outer.index()];
        }
    }
    back
}

/// The position of the first capture among the operands of a node that owns graphs.
pub(crate) fn first_capture(kind: &NodeKind) -> usize {
    match kind {
        NodeKind::Cond { .. } => 1,
        NodeKind::Loop(l) => l.first_capture(),
        NodeKind::Const(_)
        | NodeKind::Prim(..)
        | NodeKind::Call(_)
        | NodeKind::CallBack(_)
        | NodeKind::Host(_)
        | NodeKind::Primal(_)
        | NodeKind::Push(_)
        | NodeKind::Pop(_) => 0,
    }
}

/// The positions in `way_back` and `homes` are those of the graphs.
pub(crate) fn at<T: Copy>(table: &[T], f: FuncRef) -> T {
    table[f.index()]
}

/// The graphs that another one undoes.
pub(crate) fn undone(module: &Module) -> OrderedSet<FuncRef> {
    module.funcs.values().filter_map(|f| f.undoes).collect()
}

/// `f` and all graphs inside it, outermost first.
pub(crate) fn nest(module: &Module, f: FuncRef) -> Vec<FuncRef> {
    let mut order = vec![f];
    let mut seen = OrderedSet::from([f]);
    let mut i = 0;
    while i < order.len() {
        for inner in module.funcs[order[i]].nodes.values().flat_map(Node::inner) {
            if module.funcs.get(inner).is_some() && seen.insert(inner) {
                order.push(inner);
            }
        }
        i += 1;
    }
    order
}

/// Every graph, each after the one that it is inside of.
pub(crate) fn outermost_first(module: &Module) -> Vec<FuncRef> {
    let owners = owners(module);
    let outermost = module.funcs.keys().filter(|f| owners[*f].is_none());
    outermost.flat_map(|f| nest(module, f)).collect()
}
