//! Writes that need not be undone: an earlier write, which is undone after them, puts back every element that they write.
//!
//! `for i in 0..d { out[i] = q[i] * x[i]; } for i in 0..d { for j in i + 1..d { out[j] += .. } }`: the first loop's log is enough
//! to get `out` back, as long as nobody reads what `out` is between the two. The elements of a write are found by its indices: they
//! are the same, or run through what is among the trips of the loops that the earlier write stands in.

use super::chains::{Chains, Root};
use crate::entity::{Entity, FuncRef, NodeId, Value};
use crate::ir::{Def, Loop, LoopHeader, Module, Node, NodeKind, Type};
use crate::ops;
use crate::ordered::{OrderedMap, OrderedSet};

/// A node, and the graph that it stands in.
type At = (FuncRef, NodeId);

/// A value, and the graph that it is in.
type Of = (FuncRef, Value);

/// How many writes are looked at for one that covers another.
const TRIED: usize = 32;

/// Writes that are not undone.
#[derive(Default)]
pub(super) struct Covered {
    /// The writes.
    writes: OrderedSet<At>,
    /// Between which places of a graph versions of a chain are not to be had again, by the first place.
    gone: OrderedMap<(Root, FuncRef), OrderedMap<usize, usize>>,
}

impl Covered {
    /// Looks at a chain of which these versions are read on the way back.
    pub fn add(
        &mut self,
        module: &Module,
        chains: &Chains,
        root: Root,
        reads: impl Iterator<Item = Of>,
    ) {
        if !chains.is_linear(root) {
            return;
        }
        let mut read = OrderedMap::<FuncRef, OrderedSet<usize>>::new();
        for (graph, place) in reads.flat_map(|read| places(module, chains, read)) {
            read.entry(graph).or_default().insert(place);
        }
        let looker = Looker {
            module,
            chains,
            read,
        };
        let writes: Vec<At> = chains.writes(root).collect();
        for &later in &writes {
            let mut tried = writes.iter().take(TRIED);
            if let Some((graph, from, to)) = tried.find_map(|&w| looker.covers(w, later)) {
                self.writes.insert(later);
                let gone = self.gone.entry((root, graph)).or_default();
                let last = gone.entry(2 * from.index()).or_default();
                *last = (*last).max(2 * to.index());
            }
        }
    }

    /// Whether what a node writes is not undone.
    pub fn contains(&self, func: FuncRef, id: NodeId) -> bool {
        self.writes.contains(&(func, id))
    }

    /// Whether the way back never gets to this version.
    pub fn is_gone(&self, module: &Module, chains: &Chains, func: FuncRef, version: Value) -> bool {
        let root = chains.root(func, version);
        let is_between = |(graph, place)| {
            let gone = self.gone.get(&(root, graph));
            gone.is_some_and(|gone| gone.range(..=place).any(|(_, &last)| place <= last))
        };
        !self.writes.is_empty() && places(module, chains, (func, version)).any(is_between)
    }
}

/// Where a version is made in each of the graphs around: twice the number of the node that it is made inside of, or one more if it
/// comes out of it.
fn places(
    module: &Module,
    chains: &Chains,
    (func, version): Of,
) -> impl Iterator<Item = (FuncRef, usize)> {
    let (func, version) = chains.origin(func, version);
    let first = match module.funcs[func].values[version].def {
        Def::Result(id, _) => Some(((func, id), 1)),
        Def::Param(_) | Def::Capture(_) => chains.owner(func).map(|at| (at, 0)),
    };
    let around = std::iter::successors(first, |((graph, _), _)| Some((chains.owner(*graph)?, 0)));
    around.map(|((graph, id), after)| (graph, 2 * id.index() + after))
}

struct Looker<'l> {
    module: &'l Module,
    chains: &'l Chains<'l>,
    /// The places of the versions that the way back reads.
    read: OrderedMap<FuncRef, OrderedSet<usize>>,
}

/// The loops that the earlier write stands in, with the index of the later one that runs through each.
type Bound = OrderedMap<FuncRef, Option<Of>>;

impl Looker<'_> {
    /// If undoing `earlier` puts back what `later` writes: in which graph, and from which node to which.
    fn covers(&self, earlier: At, later: At) -> Option<(FuncRef, NodeId, NodeId)> {
        let (first, then) = (self.write(earlier)?, self.write(later)?);
        if first.attr() != then.attr() || first.operands.len() != then.operands.len() {
            return None;
        }
        let (graph, from, to) = self.meet(earlier, later)?;
        let mut bound = self.loops(earlier.0, graph)?;
        let mut pairs = indices(first).zip(indices(then));
        let covers = pairs.all(|(a, b)| self.reaches((earlier.0, *a), (later.0, *b), &mut bound))
            && bound.values().all(Option::is_some)
            && self.unread(graph, from, to);
        covers.then_some((graph, from, to))
    }

    /// The node, if it writes an element.
    fn write(&self, (func, id): At) -> Option<&Node> {
        let node = &self.module.funcs[func].nodes[id];
        match &node.kind {
            NodeKind::Prim(def, _)
                if **def == ops::index::INDEX_SET || **def == ops::index::INDEX_ADD =>
            {
                Some(node)
            }
            _ => None,
        }
    }

    /// The innermost graph around both, and what they are, or are inside of, there; none unless `a` comes first.
    fn meet(&self, a: At, b: At) -> Option<(FuncRef, NodeId, NodeId)> {
        let around: OrderedMap<FuncRef, NodeId> = self.path(a).into_iter().collect();
        let met = self
            .path(b)
            .into_iter()
            .find_map(|(graph, to)| Some((graph, *around.get(&graph)?, to)));
        met.filter(|(_, from, to)| from.index() < to.index())
    }

    /// A node and those that it is inside of.
    fn path(&self, at: At) -> Vec<At> {
        std::iter::successors(Some(at), |(func, _)| self.chains.owner(*func)).collect()
    }

    /// The bodies of loops from `func` out to `outer`; none if the way there is not through every trip of such loops alone.
    fn loops(&self, func: FuncRef, outer: FuncRef) -> Option<Bound> {
        let mut found = Bound::new();
        let mut at = func;
        while at != outer {
            self.range(at).filter(|(l, _, _)| !l.exits)?;
            found.insert(at, None);
            at = self.chains.owner(at)?.0;
        }
        Some(found)
    }

    /// The loop over a range that `body` is the body of, and where its bounds are.
    fn range(&self, body: FuncRef) -> Option<(&Loop, Of, Of)> {
        let (around, id) = self.chains.owner(body)?;
        let node = &self.module.funcs[around].nodes[id];
        match &node.kind {
            NodeKind::Loop(l) if l.body == body && matches!(l.header, LoopHeader::Range { .. }) => {
                Some((l, (around, node.operands[0]), (around, node.operands[1])))
            }
            _ => None,
        }
    }

    /// Whether nobody reads a version that is made from node `from` of `graph` on and gone after node `to`.
    fn unread(&self, graph: FuncRef, from: NodeId, to: NodeId) -> bool {
        let between = 2 * from.index()..=2 * to.index();
        let read = self.read.get(&graph);
        read.is_none_or(|read| read.range(between).next().is_none())
    }

    /// Whether index `b` of the later write is `a`, or among what `a` runs through.
    fn reaches(&self, a: Of, b: Of, bound: &mut Bound) -> bool {
        let a = self.chains.origin(a.0, a.1);
        if self.is_index(a) && bound.contains_key(&a.0) {
            return match bound[&a.0] {
                Some(other) => self.same(other, b),
                None => {
                    bound.insert(a.0, Some(b));
                    self.is_among(b, a.0)
                }
            };
        }
        if self.same(a, b) {
            return true;
        }
        let parts = self.parts(a, b);
        parts.is_some_and(|parts| parts.into_iter().all(|(a, b)| self.reaches(a, b, bound)))
    }

    /// Whether it is the index of the range loop that its graph is the body of.
    fn is_index(&self, (func, v): Of) -> bool {
        self.module.funcs[func].values[v].def == Def::Param(0) && self.range(func).is_some()
    }

    /// Whether `v` is the index of a loop whose trips are among those of the loop with this body.
    fn is_among(&self, v: Of, body: FuncRef) -> bool {
        let v = self.chains.origin(v.0, v.1);
        let (Some((_, lo, hi)), Some((_, own_lo, own_hi)), true) =
            (self.range(body), self.range(v.0), self.is_index(v))
        else {
            return false;
        };
        self.same(hi, own_hi) && (self.is_zero(lo) || self.same(lo, own_lo))
    }

    fn is_zero(&self, v: Of) -> bool {
        matches!(self.node(v), Some((_, node)) if matches!(&node.kind, NodeKind::Const(text) if &**text == "0"))
    }

    /// Whether both are one number.
    fn same(&self, a: Of, b: Of) -> bool {
        let (a, b) = (self.chains.origin(a.0, a.1), self.chains.origin(b.0, b.1));
        if a == b {
            return true;
        }
        let (Some((_, x)), Some((_, y))) = (self.node(a), self.node(b)) else {
            return false;
        };
        match (&x.kind, &y.kind) {
            (NodeKind::Const(x), NodeKind::Const(y)) => x == y,
            (NodeKind::Prim(x_def, _), NodeKind::Prim(y_def, _))
                if **x_def == ops::array::LEN && **y_def == ops::array::LEN =>
            {
                self.same_length((a.0, x.operands[0]), (b.0, y.operands[0]))
            }
            _ => {
                let parts = self.parts(a, b);
                parts.is_some_and(|parts| parts.into_iter().all(|(a, b)| self.same(a, b)))
            }
        }
    }

    /// Whether two arrays are versions of one that keeps its length.
    fn same_length(&self, a: Of, b: Of) -> bool {
        let roots = [a, b].map(|(func, v)| self.chains.root(func, v));
        roots[0] == roots[1] && self.chains.keeps_length(roots[0])
    }

    /// What two integers are computed from, in pairs, if they are computed in the same way.
    fn parts(&self, a: Of, b: Of) -> Option<Vec<(Of, Of)>> {
        let ((f, x), (g, y)) = (
            self.node(self.chains.origin(a.0, a.1))?,
            self.node(self.chains.origin(b.0, b.1))?,
        );
        let integer = |func: FuncRef, node: &Node| {
            let graph = &self.module.funcs[func];
            let mut all = node.results.iter().chain(&node.operands);
            all.all(|&v| *graph.ty(v) == Type::USIZE)
        };
        let same_way = matches!(x.kind, NodeKind::Prim(..))
            && x.kind == y.kind
            && x.operands.len() == y.operands.len()
            && integer(f, x)
            && integer(g, y);
        let pair = |(a, b): (&Value, &Value)| ((f, *a), (g, *b));
        same_way.then(|| x.operands.iter().zip(&y.operands).map(pair).collect())
    }

    /// The node that defines a value.
    fn node(&self, (func, v): Of) -> Option<(FuncRef, &Node)> {
        Some((func, self.module.funcs[func].def_node(v)?))
    }
}

/// The indices of an element write.
fn indices(write: &Node) -> impl Iterator<Item = &Value> {
    write.operands[1..write.operands.len() - 1].iter()
}
