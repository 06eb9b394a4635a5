//! What a way back reads, where it becomes part of the graph that it differentiates (TensorFlow's cond v2 and while v2): a
//! branch returns it too, a loop collects it in a list, one entry a trip. What is the same in every trip is captured, and
//! what is cheap to compute of values that are read anyway is computed again.

use super::adjoint::Adjoints;
use super::reverse::Transform;
use crate::entity::{Entity, FuncRef, NodeId, Value};
use crate::ir::{Attr, Def, FuncGraph, Loop, LoopHeader, Node, NodeKind, SrcLoc, Type, ValueData};
use crate::ops::stack::{LAST, POP, PUSH};
use crate::ops::{Cost, PrimDef};
use crate::ordered::{OrderedMap, OrderedSet};

/// What the way back of a loop carries and captures to read forward values.
#[derive(Default)]
pub(super) struct KeptByTrips {
    /// The lists, as the forward loop left them.
    pub lists: Vec<Value>,
    /// What is the same in every trip.
    pub captures: Vec<Value>,
}

impl<'m> Transform<'m> {
    /// The operands for what the backward graphs of two arms read: captures of both, after those that they have.
    pub(super) fn keep_for_arms(
        &mut self,
        a: &mut Adjoints<'m>,
        id: NodeId,
        forward: [FuncRef; 2],
        back: [FuncRef; 2],
    ) -> Vec<Value> {
        let mut operands = vec![];
        for k in 0..2 {
            for (read, v) in self.reads(back[k]) {
                let ty = self.out.funcs[back[k]].node_type(read);
                let outer = self.capture_of(a, id, forward[k], 1, v);
                let outer = match outer {
                    Some(outer) => a.primal(outer),
                    None => {
                        let result = self.branch_result(a, id, forward, k, v, &ty);
                        a.kept(result, ty.clone())
                    }
                };
                operands.push(outer.value());
                self.out.funcs[back[k]].become_capture(read);
                self.out.funcs[back[1 - k]].add_capture(ty);
            }
            self.out.funcs[back[k]].drop_primals(vec![]);
        }
        operands
    }

    /// The lists and captures for what the backward body of a loop reads: params and captures after those that it has.
    pub(super) fn keep_for_trips(
        &mut self,
        a: &mut Adjoints<'m>,
        id: NodeId,
        l: &Loop,
        back: FuncRef,
    ) -> KeptByTrips {
        let mut kept = KeptByTrips::default();
        // in the order of the forward body: what is computed again comes after what it is computed of
        let mut first = vec![];
        let mut known: OrderedMap<Value, Value> = OrderedMap::new();
        let mut reads = self.reads(back);
        reads.sort_by_key(|&(_, v)| v);
        for (read, v) in reads {
            if let Some(outer) = self.capture_of(a, id, l.body, l.first_capture(), v) {
                kept.captures.push(a.primal(outer).value());
                self.out.funcs[back].become_capture(read);
            } else if let Some(literals) = self.again(l.body, back, (read, v), &mut known) {
                first.extend(literals);
            } else {
                let ty = self.out.funcs[back].node_type(read);
                let list = self.list_of(a, id, l, v, &ty);
                let ty = Type::Vec(Box::new(ty));
                kept.lists.push(a.kept(list, ty.clone()).value());
                read_from_list(&mut self.out.funcs[back], read, ty);
            }
            first.push(read);
            known.insert(v, self.out.funcs[back].nodes[read].results[0]);
        }
        self.out.funcs[back].drop_primals(first);
        kept
    }

    /// Turns a read of `v` into its computation, if that is cheap and all that it takes is known on the way back, or
    /// literal: the nodes of the literals.
    fn again(
        &mut self,
        body: FuncRef,
        back: FuncRef,
        (read, v): (NodeId, Value),
        known: &mut OrderedMap<Value, Value>,
    ) -> Option<Vec<NodeId>> {
        let body = &self.forward.funcs[body];
        // what a branch or loop inside keeps has been added since
        body.values.get(v)?;
        let node = body.def_node(v)?;
        let is_cheap = |def: &PrimDef| def.is_elementwise() && def.cost == Cost::Cheap;
        if !matches!(&node.kind, NodeKind::Prim(def, _) if is_cheap(def)) {
            return None;
        }
        let others = node.operands.iter().filter(|o| !known.contains_key(o));
        let literal = |&o: &Value| match &body.def_node(o)?.kind {
            kind @ NodeKind::Const(_) => Some((o, kind.clone())),
            _ => None,
        };
        let literals: Vec<(Value, NodeKind)> = others.map(literal).collect::<Option<_>>()?;
        let back = &mut self.out.funcs[back];
        let mut added = vec![];
        for (o, kind) in literals {
            added.push(NodeId::new(back.nodes.len()));
            known.insert(o, back.append(kind, vec![], body.ty(o).clone()));
        }
        let operands = node.operands.iter().map(|o| known[o]).collect();
        let read = &mut back.nodes[read];
        (read.kind, read.operands) = (node.kind.clone(), operands);
        Some(added)
    }

    /// The nodes of a backward graph that read forward values, and those values: each once, and only what is used.
    fn reads(&mut self, back: FuncRef) -> Vec<(NodeId, Value)> {
        let graph = &mut self.out.funcs[back];
        graph.merge_reads();
        graph.drop_nodes(&graph.dead_nodes());
        let nodes = graph.nodes.iter();
        nodes
            .filter_map(|(id, node)| match node.kind {
                NodeKind::Primal(v) => Some((id, v)),
                _ => None,
            })
            .collect()
    }

    /// The operand of a forward node that `v` of the graph inside it is a capture of.
    fn capture_of(
        &self,
        a: &Adjoints<'m>,
        id: NodeId,
        inner: FuncRef,
        first: usize,
        v: Value,
    ) -> Option<Value> {
        let captures = &self.forward.funcs[inner].captures;
        let at = captures.iter().position(|&c| c == v)?;
        Some(a.graph.nodes[id].operands[first + at])
    }

    /// Changes the graph of the forward node under way.
    fn with_forward<R>(&mut self, func: FuncRef, f: impl FnOnce(&mut FuncGraph) -> R) -> R {
        match self.within.as_ref().and_then(|w| w.depth(func)) {
            Some(depth) => self.b.with_level(depth, f),
            None => f(&mut self.out.funcs[func]),
        }
    }

    /// The result of a forward cond that is `v` of its `k`-th arm; of the other arm it is nothing that is ever read.
    fn branch_result(
        &mut self,
        a: &Adjoints<'m>,
        id: NodeId,
        arms: [FuncRef; 2],
        k: usize,
        v: Value,
        ty: &Type,
    ) -> Value {
        let arm = &mut self.out.funcs[arms[k]];
        if let Some(at) = arm.results.iter().position(|&r| r == v) {
            return self.with_forward(a.func, |g| g.nodes[id].results[at]);
        }
        arm.results.push(v);
        let other = &mut self.out.funcs[arms[1 - k]];
        let nothing = other.append(NodeKind::Const("zero".into()), vec![], ty.clone());
        other.results.push(nothing);
        self.with_forward(a.func, |g| {
            let at = g.nodes[id].results.len();
            let result = g.values.push(ValueData {
                ty: ty.clone(),
                def: Def::Result(id, at),
                name: None,
            });
            g.nodes[id].results.push(result);
            result
        })
    }

    /// The result of a forward loop that is the list of what `v` was in each trip.
    fn list_of(&mut self, a: &Adjoints<'m>, id: NodeId, l: &Loop, v: Value, ty: &Type) -> Value {
        let leading = (l.leading_params(), l.leading_results());
        let body = &mut self.out.funcs[l.body];
        let is_list_of_v = |k: usize| {
            let (param, result) = (body.params[leading.0 + k], body.results[leading.1 + k]);
            let node = body.def_node(result);
            node.is_some_and(|n| is_prim(n, &PUSH) && n.operands == [param, v])
        };
        let carried = body.params.len() - leading.0;
        if let Some(k) = (0..carried).find(|&k| is_list_of_v(k)) {
            return self.with_forward(a.func, |g| g.nodes[id].results[k]);
        }
        let list = Type::Vec(Box::new(ty.clone()));
        let param = body.add_param(list.clone());
        let longer = body.append(
            NodeKind::Prim(&PUSH, Attr::None),
            vec![param, v],
            list.clone(),
        );
        body.results.push(longer);
        if let LoopHeader::While(cond) = l.header {
            self.out.funcs[cond].add_param(list.clone());
        }
        let at = l.leading() + carried;
        let (result, empty) = self.with_forward(a.func, |g| {
            let empty = g.values.push(ValueData {
                ty: list.clone(),
                def: Def::Capture(usize::MAX),
                name: None,
            });
            g.nodes[id].operands.insert(at, empty);
            if let NodeKind::Loop(l) = &mut g.nodes[id].kind {
                l.carried += 1;
            }
            let result = g.values.push(ValueData {
                ty: list,
                def: Def::Result(id, carried),
                name: None,
            });
            g.nodes[id].results.insert(carried, result);
            let trips = g.nodes[id].results[carried + 1];
            g.values[trips].def = Def::Result(id, carried + 1);
            (result, empty)
        });
        if let Some(within) = &mut self.within {
            let node = Node {
                kind: NodeKind::Const("zero".into()),
                operands: vec![],
                results: vec![empty],
                loc: SrcLoc::default(),
                origin: None,
            };
            within.insert(a.func, id, node);
        }
        result
    }
}

fn is_prim(node: &Node, def: &PrimDef) -> bool {
    matches!(&node.kind, NodeKind::Prim(d, _) if *d == def)
}

/// In the backward body the value comes from the end of a list that it carries, and is taken off.
fn read_from_list(back: &mut FuncGraph, read: NodeId, ty: Type) {
    let list = back.add_param(ty.clone());
    let node = &mut back.nodes[read];
    node.kind = NodeKind::Prim(&LAST, Attr::None);
    node.operands = vec![list];
    let shorter = back.append(NodeKind::Prim(&POP, Attr::None), vec![list], ty);
    back.results.push(shorter);
}

impl FuncGraph {
    /// Appends a node with one result.
    pub(crate) fn append(&mut self, kind: NodeKind, operands: Vec<Value>, ty: Type) -> Value {
        let node = Node {
            kind,
            operands,
            results: vec![],
            loc: SrcLoc::default(),
            origin: None,
        };
        let id = self.add_node(node, vec![ty]);
        self.nodes[id].results[0]
    }
    /// The type of a node's one result.
    fn node_type(&self, id: NodeId) -> Type {
        self.ty(self.nodes[id].results[0]).clone()
    }
    /// What a node reads from the forward run comes in as a capture instead; the node stays until
    /// [`drop_primals`](Self::drop_primals).
    fn become_capture(&mut self, id: NodeId) {
        let v = self.nodes[id].results[0];
        self.values[v].def = Def::Capture(self.captures.len());
        self.captures.push(v);
    }
    /// What is read twice is read once.
    fn merge_reads(&mut self) {
        let mut first: OrderedMap<Value, Value> = OrderedMap::new();
        let mut instead: OrderedMap<Value, Value> = OrderedMap::new();
        for node in self.nodes.values() {
            if let NodeKind::Primal(v) = node.kind {
                let read = node.results[0];
                let same = *first.entry(v).or_insert(read);
                instead.insert(read, same);
            }
        }
        let rename = |v: &mut Value| *v = instead.get(v).copied().unwrap_or(*v);
        for id in self.nodes.keys().collect::<Vec<_>>() {
            self.nodes[id].operands.iter_mut().for_each(rename);
        }
        self.results.iter_mut().for_each(rename);
    }
    /// The nodes whose results nothing reads.
    fn dead_nodes(&self) -> OrderedSet<NodeId> {
        let mut read: OrderedSet<Value> = self.results.iter().copied().collect();
        let mut dead = OrderedSet::new();
        let nodes: Vec<(NodeId, &Node)> = self.nodes.iter().collect();
        for (id, node) in nodes.into_iter().rev() {
            if node.results.iter().any(|r| read.contains(r)) {
                read.extend(&node.operands);
            } else {
                dead.insert(id);
            }
        }
        dead
    }
    fn drop_nodes(&mut self, dropped: &OrderedSet<NodeId>) {
        let kept = self.nodes.keys().filter(|id| !dropped.contains(id));
        self.keep_nodes(&kept.collect::<Vec<_>>());
    }
    /// These nodes, in this order.
    fn keep_nodes(&mut self, order: &[NodeId]) {
        let nodes = std::mem::take(&mut self.nodes);
        for &id in order {
            let node = &nodes[id];
            let id = self.nodes.push(node.clone());
            for (i, &r) in node.results.iter().enumerate() {
                self.values[r].def = Def::Result(id, i);
            }
        }
    }
    /// Drops the nodes that read forward values and have become captures, and puts those of `order` before the others.
    fn drop_primals(&mut self, mut order: Vec<NodeId>) {
        let is_first: OrderedSet<NodeId> = order.iter().copied().collect();
        order.extend(self.nodes.keys().filter(|id| !is_first.contains(id)));
        let captures: OrderedSet<Value> = self.captures.iter().copied().collect();
        order.retain(|&id| !self.nodes[id].results.iter().any(|r| captures.contains(r)));
        self.keep_nodes(&order);
        self.undoes = None;
        for id in self.nodes.keys().collect::<Vec<_>>() {
            self.nodes[id].origin = None;
        }
    }
}
