//! Sine and cosine of one angle, computed side by side.
//!
//! The derivative of one is the other, and both together cost little more than one of them. Between the transform and the
//! plan: where the way back would compute a cosine of an angle that is kept for it, the forward run computes and keeps the
//! cosine instead.

use super::rewrite::Rewrite;
use super::walk;
use crate::entity::{FuncRef, NodeId, SecondaryMap, Value};
use crate::ir::{Attr, Def, LoopHeader, Node, NodeKind};
use crate::ops::trig::{COS, SIN};
use crate::ops::{Cost, PrimDef};
use crate::ordered::{OrderedMap, OrderedSet};
use std::collections::HashMap;

/// The node that each graph belongs to.
type Owners = SecondaryMap<FuncRef, Option<(FuncRef, NodeId)>>;

/// Replaces sines and cosines in the graphs that undo others by forward values.
pub(super) fn keep_partners(rw: &mut Rewrite) {
    let owners = walk::owners(rw.module());
    let mut seen = Seen {
        owners: &owners,
        there: HashMap::new(),
    };
    for back in rw.funcs() {
        if let Some(forward) = rw.module().funcs[back].undoes {
            keep_in(rw, &mut seen, back, forward);
        }
    }
}

fn keep_in(rw: &mut Rewrite, seen: &mut Seen, back: FuncRef, forward: FuncRef) {
    let pairs = rw.nodes(back).into_iter();
    let pairs: Vec<_> = pairs
        .filter_map(|n| Some((n, pair(rw.node(back, n))?)))
        .collect();
    if pairs.is_empty() {
        return;
    }
    let mut computed = Computed::new(rw, forward);
    let read = primals(rw, back);
    for (n, (def, partner)) in pairs {
        let Some(NodeKind::Primal(angle)) =
            rw.def(back, rw.node(back, n).operands[0]).map(|n| &n.kind)
        else {
            continue;
        };
        let angle = *angle;
        let found = match computed.find(rw, def, angle) {
            Some(there) if read.contains(&there) => Some(there),
            there if !seen.is_there(rw, forward, angle) => {
                there.or_else(|| computed.beside(rw, def, partner, angle))
            }
            _ => None,
        };
        if let Some(found) = found {
            let node = rw.node_mut(back, n);
            node.kind = NodeKind::Primal(found);
            node.operands.clear();
        }
    }
    computed.place(rw);
}

/// The forward values that `back` reads.
fn primals(rw: &Rewrite, back: FuncRef) -> OrderedSet<Value> {
    let nodes = rw.nodes(back).into_iter();
    nodes
        .filter_map(|n| match rw.node(back, n).kind {
            NodeKind::Primal(v) => Some(v),
            _ => None,
        })
        .collect()
}

/// Of a sine or cosine, what it is, and the other one.
fn pair(node: &Node) -> Option<(&'static PrimDef, &'static PrimDef)> {
    match &node.kind {
        NodeKind::Prim(def, _) if **def == SIN => Some((&SIN, &COS)),
        NodeKind::Prim(def, _) if **def == COS => Some((&COS, &SIN)),
        _ => None,
    }
}

/// The sines and cosines of a graph.
struct Computed {
    f: FuncRef,
    /// The first node that computes each, by name and angle.
    nodes: OrderedMap<(&'static str, Value), NodeId>,
    /// New ones, behind the node that each belongs to.
    added: OrderedMap<NodeId, Vec<NodeId>>,
}

impl Computed {
    fn new(rw: &Rewrite, f: FuncRef) -> Computed {
        let mut nodes = OrderedMap::new();
        for n in rw.nodes(f) {
            if let Some((def, _)) = pair(rw.node(f, n)) {
                let angle = rw.operands(f, n)[0];
                nodes.entry((def.name, angle)).or_insert(n);
            }
        }
        let added = OrderedMap::new();
        Computed { f, nodes, added }
    }

    fn node(&self, rw: &Rewrite, def: &'static PrimDef, angle: Value) -> Option<NodeId> {
        let key = (def.name, rw.resolve(self.f, angle));
        self.nodes.get(&key).copied()
    }

    /// `def` of `angle`, if it is computed.
    fn find(&self, rw: &Rewrite, def: &'static PrimDef, angle: Value) -> Option<Value> {
        let n = self.node(rw, def, angle)?;
        Some(rw.node(self.f, n).results[0])
    }

    /// Computes `def` of `angle` right after its partner is computed, if it is.
    fn beside(
        &mut self,
        rw: &mut Rewrite,
        def: &'static PrimDef,
        partner: &'static PrimDef,
        angle: Value,
    ) -> Option<Value> {
        let at = self.node(rw, partner, angle)?;
        let ty = rw.ty(self.f, angle).clone();
        let node = Node {
            kind: NodeKind::Prim(def, Attr::None),
            ..rw.node(self.f, at).clone()
        };
        let graph = rw.func_mut(self.f);
        let new = graph.add_node(node, vec![ty]);
        let result = graph.nodes[new].results[0];
        self.nodes
            .insert((def.name, rw.resolve(self.f, angle)), new);
        self.added.entry(at).or_default().push(new);
        Some(result)
    }

    /// Puts the new nodes in their places.
    fn place(mut self, rw: &mut Rewrite) {
        if self.added.is_empty() {
            return;
        }
        let order = rw.nodes(self.f).into_iter();
        let order = order.flat_map(|n| {
            let behind = self.added.remove(&n).unwrap_or_default();
            std::iter::once(n).chain(behind)
        });
        let order = order.collect();
        rw.set_nodes(self.f, order);
    }
}

/// Values that are looked at once for all.
struct Seen<'a> {
    owners: &'a Owners,
    there: HashMap<(FuncRef, Value), bool>,
}

impl Seen<'_> {
    /// Whether the way back of a loop has `v` without keeping one a trip: it follows cheaply from the index, elements of
    /// arrays and what the loop captures.
    fn is_there(&mut self, rw: &Rewrite, f: FuncRef, v: Value) -> bool {
        let mut open = vec![(f, v, false)];
        while let Some((f, v, again)) = open.pop() {
            let v = rw.resolve(f, v);
            let from = match self.there.contains_key(&(f, v)) {
                true => continue,
                false => self.from(rw, f, v),
            };
            let is_there = |&(f, v): &(FuncRef, Value)| self.there.get(&(f, v)).copied();
            match &from {
                None => {
                    self.there.insert((f, v), false);
                }
                Some(from) if again || from.is_empty() => {
                    let all = from
                        .iter()
                        .all(|o| is_there(o).expect("operands come first"));
                    self.there.insert((f, v), all);
                }
                Some(from) => {
                    open.push((f, v, true));
                    open.extend(from.iter().map(|&(f, v)| (f, v, false)));
                }
            }
        }
        self.there[&(f, rw.resolve(f, v))]
    }

    /// What `v` is there with, if it can be there.
    fn from(&self, rw: &Rewrite, f: FuncRef, v: Value) -> Option<Vec<(FuncRef, Value)>> {
        let (around, id) = self.owners[f]?;
        let owner = &rw.node(around, id).kind;
        match (rw.module().funcs[f].values[v].def, owner) {
            (Def::Capture(_), NodeKind::Loop(_)) => Some(vec![]),
            (Def::Capture(i), _) => {
                let captured = rw.node(around, id).operands[walk::first_capture(owner) + i];
                Some(vec![(around, rw.resolve(around, captured))])
            }
            (Def::Param(0), NodeKind::Loop(l)) if matches!(l.header, LoopHeader::Range { .. }) => {
                Some(vec![])
            }
            (Def::Param(_), _) => None,
            (Def::Result(n, _), _) => match &rw.node(f, n).kind {
                NodeKind::Const(_) => Some(vec![]),
                NodeKind::Prim(def, _) if def.cost == Cost::Cheap => {
                    let scalars = rw.operands(f, n).into_iter();
                    let scalars = scalars.filter(|o| rw.ty(f, *o).is_scalar());
                    Some(scalars.map(|o| (f, o)).collect())
                }
                _ => None,
            },
        }
    }
}
