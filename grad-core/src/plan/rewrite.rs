//! Writes the backward graphs anew, with every `primal` replaced by what the plan does about it.
//!
//! A backward graph is walked in the order of its nodes, which is the reverse of the forward graph's. Arrays that are
//! undone are threaded through it: their state is always the version that was current at that point of the forward run.

use super::chains::{Chains, Root};
use super::forward::Additions;
use super::modes::Mode;
use crate::diag::{Diagnostic, Diagnostics};
use crate::entity::{Entity, FuncRef, NodeId, Value};
use crate::grad::Vjp;
use crate::ir::{
    ArgMode, Attr, Builder, Call, CallBack, Def, FuncGraph, Loop, LoopHeader, Module, Node,
    NodeKind, StackData, Type,
};
use crate::ops::{self, Cost};
use std::collections::{BTreeMap, BTreeSet};

/// Something that a backward graph wants from around it, in the values of the forward graph around.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Need {
    /// A value.
    Value(Value),
    /// The length of an array.
    Len(Value),
}

/// An array whose state goes through an inner graph, from the version after to the version before.
#[derive(Clone, Debug)]
struct Thread {
    root: Root,
    ty: Type,
    /// In the graph around.
    outer: (Value, Value),
    /// Per inner graph.
    inner: Vec<(Value, Value)>,
}

/// The rewriting of a whole function.
pub(super) struct Rewrite<'v> {
    pub vjp: &'v Vjp,
    pub chains: &'v Chains<'v>,
    pub modes: BTreeMap<Root, Mode>,
    pub outermost: FuncRef,
    pub out: Module,
    pub additions: Additions,
}

/// One backward graph under way.
struct Walk<'w> {
    func: FuncRef,
    graph: &'w FuncGraph,
    back: &'w FuncGraph,
    b: &'w Builder,
    /// Values of the old backward graph.
    map: BTreeMap<Value, Value>,
    /// Forward values that are here already.
    resolved: BTreeMap<Value, Value>,
    /// Undone and kept arrays: the version that they are now.
    state: BTreeMap<Root, (Value, Value)>,
    needs: Vec<Need>,
}

impl<'v> Rewrite<'v> {
    /// The new backward graph of `func`, and what it needs from around. `threads` are given as (version before, version
    /// after) in `func`; their states are params if `by_param`, else captures, and are returned after the other results.
    fn walk(
        &mut self,
        back: FuncRef,
        threads: &[(Root, Type, (Value, Value))],
        by_param: bool,
    ) -> Result<(FuncGraph, Vec<Need>), Diagnostics> {
        let vjp = self.vjp;
        let func = vjp.module.funcs[back]
            .undoes
            .expect("a backward graph undoes a forward one");
        let (graph, back) = (&vjp.module.funcs[func], &vjp.module.funcs[back]);
        let b = Builder::new(FuncGraph::new(back.name.clone()));
        let mut w = Walk {
            func,
            graph,
            back,
            b: &b,
            map: BTreeMap::new(),
            resolved: BTreeMap::new(),
            state: BTreeMap::new(),
            needs: vec![],
        };
        for &p in &back.params {
            let new = b.param(back.ty(p).clone());
            w.map.insert(p, new.value());
        }
        for &c in &back.captures {
            let new = b.capture(back.ty(c).clone());
            w.map.insert(c, new.value());
        }
        for (root, ty, (_, after)) in threads {
            let state = if by_param {
                b.param(ty.clone())
            } else {
                b.capture(ty.clone())
            };
            w.state.insert(*root, (*after, state.value()));
        }
        self.begin_arrays(&mut w);
        self.keep_what_must_be(&mut w);

        let mut undone = graph.nodes.len();
        for node in back.nodes.values() {
            // A node without an origin (a constant that several share) may stand anywhere.
            if let Some(origin) = node.origin {
                self.undo_down_to(&mut w, &mut undone, origin.index());
            }
            self.node(&mut w, node)?;
        }
        self.undo_down_to(&mut w, &mut undone, 0);
        if !graph.nodes.is_empty() {
            self.pass_untouched(&mut w, NodeId::new(0));
        }
        let mut results: Vec<Value> = back
            .results
            .iter()
            .map(|&r| self.operand(&mut w, r))
            .collect();
        for (root, _, (before, _)) in threads {
            match w.state.get(root) {
                Some(&(version, state)) if version == *before => results.push(state),
                _ => return Err(internal(graph, "an array was not restored on the way back")),
            }
        }
        let needs = w.needs;
        b.with(|g| g.results = results);
        Ok((b.finish(), needs))
    }

    /// The pullback of the function as a whole: its graph, and the forward values that it captures.
    pub fn function(&mut self) -> Result<(FuncGraph, Vec<Value>), Diagnostics> {
        let (graph, needs) = self.walk(self.vjp.backward, &[], true)?;
        let residuals = needs
            .into_iter()
            .map(|need| match need {
                Need::Value(v) => v,
                Need::Len(_) => {
                    unreachable!("the outermost graph has no graph around it to ask for a length")
                }
            })
            .collect();
        Ok((graph, residuals))
    }

    /// Goes back to the state before what node `to` writes, past all nodes behind it. Its counterpart comes next.
    fn undo_down_to(&mut self, w: &mut Walk, undone: &mut usize, to: usize) {
        while *undone > to {
            if *undone < w.graph.nodes.len() {
                self.pass_untouched(w, NodeId::new(*undone));
            }
            *undone -= 1;
            self.undo_write(w, NodeId::new(*undone));
        }
    }

    /// Arrays made in this graph that are kept whole, and those of the outermost function that will be undone.
    fn begin_arrays(&mut self, w: &mut Walk) {
        let here: Vec<(Root, Mode)> = self
            .modes
            .iter()
            .filter(|(r, _)| r.func == w.func)
            .map(|(&r, &m)| (r, m))
            .collect();
        for (root, mode) in here {
            let last = self.chains.last(root);
            if w.func == self.outermost {
                if mode.undo_from.is_some() {
                    let state = self.need(w, Need::Value(last));
                    w.state.insert(root, (last, state));
                }
            } else if mode.last {
                let at = w.graph.nodes.len();
                let state = self.keep_at(w, last, at);
                w.state.insert(root, (last, state));
            }
        }
    }

    /// In program order, so that what can be computed from a kept value is not kept as well.
    fn keep_what_must_be(&mut self, w: &mut Walk) {
        if w.func == self.outermost {
            return;
        }
        let read: BTreeSet<Value> = w
            .back
            .nodes
            .values()
            .flat_map(|n| n.operands.iter().chain(w.back.results.iter()))
            .filter_map(|&v| primal(w.back, v))
            .filter(|&v| !w.graph.ty(v).is_array())
            .collect();
        for v in read {
            if matches!(w.graph.values[v].def, Def::Result(..))
                && !self.can_recompute(w, v, Self::is_available)
            {
                self.keep(w, v);
            }
        }
    }

    /// Copies a node of the old backward graph.
    fn node(&mut self, w: &mut Walk, node: &Node) -> Result<(), Diagnostics> {
        w.b.set_loc(node.loc);
        match &node.kind {
            NodeKind::Primal(_) => Ok(()),
            NodeKind::Prim(def, _)
                if **def == ops::array::LEN && primal(w.back, node.operands[0]).is_some() =>
            {
                let array = primal(w.back, node.operands[0]).expect("just seen");
                let len = self.len(w, array);
                w.map.insert(node.results[0], len);
                Ok(())
            }
            NodeKind::Loop(l) => self.inner_loop(w, node, l),
            NodeKind::Cond { then, orelse } => self.inner_cond(w, node, [*then, *orelse]),
            NodeKind::CallBack(c) => {
                self.call_back(w, node, c);
                Ok(())
            }
            NodeKind::Const(_)
            | NodeKind::Prim(..)
            | NodeKind::Call(_)
            | NodeKind::Host(_)
            | NodeKind::Push(_)
            | NodeKind::Pop(_) => {
                self.copy(w, node, node.kind.clone());
                Ok(())
            }
        }
    }

    fn copy(&mut self, w: &mut Walk, node: &Node, kind: NodeKind) -> Vec<Value> {
        let operands = node.operands.iter().map(|&v| self.operand(w, v)).collect();
        let types = node.results.iter().map(|&r| w.back.ty(r).clone()).collect();
        let results = w.b.node(kind, operands, types);
        w.map
            .extend(node.results.iter().copied().zip(results.iter().copied()));
        results
    }

    /// The new value of an operand of the old backward graph.
    fn operand(&mut self, w: &mut Walk, v: Value) -> Value {
        match primal(w.back, v) {
            Some(p) => self.resolve(w, p),
            None => w.map[&v],
        }
    }

    fn inner_loop(&mut self, w: &mut Walk, node: &Node, l: &Loop) -> Result<(), Diagnostics> {
        let threads = self.threads(w, node);
        let inner: Vec<_> = threads
            .iter()
            .map(|t| (t.root, t.ty.clone(), t.inner[0]))
            .collect();
        let (graph, needs) = self.walk(l.body, &inner, true)?;
        let first_capture = l.first_capture();
        let mut operands: Vec<Value> = node.operands[..first_capture]
            .iter()
            .map(|&v| self.operand(w, v))
            .collect();
        operands.extend(threads.iter().map(|t| w.state[&t.root].1));
        operands.extend(
            node.operands[first_capture..]
                .iter()
                .map(|&v| self.operand(w, v)),
        );
        operands.extend(needs.into_iter().map(|n| self.need_of_inner(w, n)));
        let mut types: Vec<Type> = node.results.iter().map(|&r| w.back.ty(r).clone()).collect();
        let trips = types.pop().expect("a loop's last result is its trip count");
        types.extend(threads.iter().map(|t| t.ty.clone()));
        types.push(trips);
        let body = self.out.funcs.push(graph);
        let carried = l.carried + threads.len();
        let mut results = w.b.node(
            NodeKind::Loop(Loop {
                body,
                carried,
                ..l.clone()
            }),
            operands,
            types,
        );
        let trips = results.pop().expect("one result per type");
        self.restored(w, &threads, &results[l.carried..]);
        results.truncate(l.carried);
        results.push(trips);
        w.map.extend(node.results.iter().copied().zip(results));
        Ok(())
    }

    fn inner_cond(
        &mut self,
        w: &mut Walk,
        node: &Node,
        arms: [FuncRef; 2],
    ) -> Result<(), Diagnostics> {
        let threads = self.threads(w, node);
        let mut graphs = vec![];
        for (i, arm) in arms.into_iter().enumerate() {
            let inner: Vec<_> = threads
                .iter()
                .map(|t| (t.root, t.ty.clone(), t.inner[i]))
                .collect();
            graphs.push(self.walk(arm, &inner, false)?);
        }
        let mut union = graphs[0].1.clone();
        union.extend(graphs[1].1.iter().filter(|n| !graphs[0].1.contains(n)));
        let fixed = node.operands.len() - 1 + threads.len();
        let mut operands: Vec<Value> = node.operands.iter().map(|&v| self.operand(w, v)).collect();
        operands.extend(threads.iter().map(|t| w.state[&t.root].1));
        operands.extend(union.iter().map(|&n| self.need_of_inner(w, n)));
        let mut types: Vec<Type> = node.results.iter().map(|&r| w.back.ty(r).clone()).collect();
        types.extend(threads.iter().map(|t| t.ty.clone()));
        let arms: Vec<FuncRef> = graphs
            .into_iter()
            .map(|(mut graph, needs)| {
                let wanted: Vec<Type> = operands[1 + fixed..].iter().map(|&v| w.b.ty(v)).collect();
                align(&mut graph, fixed, &needs, &union, &wanted);
                self.out.funcs.push(graph)
            })
            .collect();
        let results = w.b.node(
            NodeKind::Cond {
                then: arms[0],
                orelse: arms[1],
            },
            operands,
            types,
        );
        self.restored(w, &threads, &results[node.results.len()..]);
        w.map.extend(node.results.iter().copied().zip(results));
        Ok(())
    }

    fn need_of_inner(&mut self, w: &mut Walk, need: Need) -> Value {
        match need {
            Need::Value(v) => self.resolve(w, v),
            Need::Len(v) => self.len(w, v),
        }
    }

    /// The arrays to be undone that the forward node behind `node` writes inside.
    fn threads(&self, w: &Walk, node: &Node) -> Vec<Thread> {
        let Some(id) = node.origin else { return vec![] };
        let forward = &w.graph.nodes[id];
        let inner_graphs: Vec<&FuncGraph> = match &forward.kind {
            NodeKind::Loop(l) => vec![&self.vjp.module.funcs[l.body]],
            _ => forward
                .inner()
                .iter()
                .map(|&f| &self.vjp.module.funcs[f])
                .collect(),
        };
        let mut threads = vec![];
        for outer in self.chains.steps(w.func, forward) {
            let root = self.chains.root(w.func, outer.0);
            if !self.undoes(w, root, id) || w.state.get(&root).is_none_or(|s| s.0 != outer.1) {
                continue;
            }
            let result = forward
                .results
                .iter()
                .position(|&r| r == outer.1)
                .expect("a step ends in a result");
            let inner = match &forward.kind {
                NodeKind::Loop(l) => {
                    let body = inner_graphs[0];
                    vec![(
                        body.params[l.leading_params() + result],
                        body.results[l.leading_results() + result],
                    )]
                }
                _ => {
                    let j = self
                        .chains
                        .arm_capture(forward, result)
                        .expect("a step goes through a capture");
                    inner_graphs
                        .iter()
                        .map(|g| (g.captures[j], g.results[result]))
                        .collect()
                }
            };
            threads.push(Thread {
                root,
                ty: w.b.ty(w.state[&root].1),
                outer,
                inner,
            });
        }
        threads
    }

    fn restored(&self, w: &mut Walk, threads: &[Thread], states: &[Value]) {
        for (t, &state) in threads.iter().zip(states) {
            w.state.insert(t.root, (t.outer.0, state));
        }
    }

    /// Whether the plan undoes what node `id` of the graph writes to this chain.
    fn undoes(&self, w: &Walk, root: Root, id: NodeId) -> bool {
        let from = self.modes.get(&root).and_then(|m| m.undo_from);
        from.is_some_and(|from| w.func != root.func || id.index() >= from)
    }

    /// Takes back an element write: the forward run logs what it overwrites.
    fn undo_write(&mut self, w: &mut Walk, id: NodeId) {
        let node = &w.graph.nodes[id];
        let NodeKind::Prim(def, _) = node.kind else {
            return;
        };
        let Some(k) = def.in_place else { return };
        let (before, after) = (node.operands[k], node.results[0]);
        let root = self.chains.root(w.func, before);
        if !self.undoes(w, root, id) {
            return;
        }
        let Some(&(version, state)) = w.state.get(&root) else {
            return;
        };
        if version != after {
            return;
        }
        w.b.set_loc(node.loc);
        let at = id.index();
        let element = w.graph.ty(before).element().cloned().unwrap_or(Type::Open);
        let restored = if *def == ops::index::INDEX_SET || *def == ops::index::INDEX_ADD {
            let path = &node.operands[1..node.operands.len() - 1];
            let load: Vec<Value> = std::iter::once(before)
                .chain(path.iter().copied())
                .collect();
            let ty = w
                .graph
                .ty(*node.operands.last().expect("a write writes something"))
                .clone();
            let old = self.add(
                w,
                at,
                NodeKind::Prim(&ops::index::INDEX, Attr::None),
                load,
                ty,
            );
            let old = self.keep_at(w, old, at);
            let mut operands = vec![state];
            operands.extend(path.iter().map(|&i| self.resolve(w, i)));
            operands.push(old);
            w.b.prim_of_type(&ops::index::INDEX_SET, Attr::None, &operands, w.b.ty(state))
        } else if *def == ops::stack::PUSH {
            w.b.prim_of_type(&ops::stack::POP, Attr::None, &[state], w.b.ty(state))
        } else if *def == ops::stack::POP {
            let len = self.add(
                w,
                at,
                NodeKind::Prim(&ops::array::LEN, Attr::None),
                vec![before],
                Type::USIZE,
            );
            let one = self.add(w, at, NodeKind::Const("1".into()), vec![], Type::USIZE);
            let last = self.add(
                w,
                at,
                NodeKind::Prim(&ops::arith::SUB, Attr::None),
                vec![len, one],
                Type::USIZE,
            );
            let old = self.add(
                w,
                at,
                NodeKind::Prim(&ops::index::INDEX, Attr::None),
                vec![before, last],
                element,
            );
            let old = self.keep_at(w, old, at);
            w.b.prim_of_type(&ops::stack::PUSH, Attr::None, &[state, old], w.b.ty(state))
        } else {
            let copy = self.add(
                w,
                at,
                NodeKind::Prim(&ops::array::COPY, Attr::None),
                vec![before],
                w.graph.ty(before).clone(),
            );
            let old = self.keep_at(w, copy, at);
            w.b.var(old)
        };
        w.state.insert(root, (before, restored.value()));
    }

    /// An array that went through a node which did not write to it is the version before as much as the one after.
    fn pass_untouched(&self, w: &mut Walk, id: NodeId) {
        for (before, after) in self.chains.steps(w.func, &w.graph.nodes[id]) {
            let root = self.chains.root(w.func, before);
            if let Some(&(version, state)) = w.state.get(&root)
                && version == after
                && !self.chains.writes(root).any(|write| write == (w.func, id))
                && !self.chains.writes_inside(root, w.func, id)
            {
                w.state.insert(root, (before, state));
            }
        }
    }

    fn call_back(&mut self, w: &mut Walk, node: &Node, c: &CallBack) {
        let results = self.copy(w, node, node.kind.clone());
        let Some(id) = node.origin else { return };
        let forward = &w.graph.nodes[id];
        let mut steps = self.chains.steps(w.func, forward).into_iter();
        let mut at = 0;
        for (arg, &active) in c.call.args.iter().zip(&c.active) {
            if arg.mode == ArgMode::InOut {
                let Some((before, after)) = steps.next() else {
                    return;
                };
                let root = self.chains.root(w.func, before);
                if self.undoes(w, root, id) && w.state.get(&root).is_some_and(|s| s.0 == after) {
                    w.state.insert(root, (before, results[at]));
                }
                at += 1;
            }
            at += usize::from(active);
        }
    }

    /// The forward value `v`, here and now.
    fn resolve(&mut self, w: &mut Walk, v: Value) -> Value {
        if w.graph.ty(v).is_array() {
            return self.array(w, v);
        }
        if let Some(&here) = w.resolved.get(&v) {
            return here;
        }
        let here = match (w.graph.values[v].def, w.graph.def_node(v)) {
            (
                _,
                Some(Node {
                    kind: NodeKind::Const(text),
                    ..
                }),
            ) => w.b.constant(text, w.graph.ty(v).clone()).value(),
            _ if w.func == self.outermost => self.need(w, Need::Value(v)),
            (Def::Capture(_), _) => {
                let (_, outer) = self
                    .chains
                    .captured(w.func, v)
                    .expect("a capture stands for something");
                self.need(w, Need::Value(outer))
            }
            (Def::Param(0), _) if self.is_range(w.func) => w.map[&w.back.params[0]],
            (Def::Result(..), Some(node)) if self.can_recompute(w, v, Self::array_is_here) => {
                self.recompute(w, node)
            }
            (Def::Param(_) | Def::Result(..), _) => self.keep(w, v),
        };
        w.resolved.insert(v, here);
        here
    }

    /// Whether `func` is the body of a loop over a range, whose first param is the index.
    fn is_range(&self, func: FuncRef) -> bool {
        self.chains.owner(func).is_some_and(|(owner, id)| {
            let kind = &self.vjp.module.funcs[owner].nodes[id].kind;
            matches!(
                kind,
                NodeKind::Loop(Loop {
                    header: LoopHeader::Range { .. },
                    ..
                })
            )
        })
    }

    /// Whether `v` follows, by cheap operations, from what is there anyway. `readable` tells of a version of an array
    /// whether it can be read: here and now, or once the way back has got to it.
    fn can_recompute(&self, w: &Walk, v: Value, readable: fn(&Self, &Walk, Value) -> bool) -> bool {
        if w.resolved.contains_key(&v) || w.func == self.outermost {
            return true;
        }
        match (w.graph.values[v].def, w.graph.def_node(v)) {
            (Def::Capture(_), _) => true,
            (Def::Param(i), _) => i == 0 && self.is_range(w.func),
            (
                Def::Result(..),
                Some(Node {
                    kind: NodeKind::Const(_),
                    ..
                }),
            ) => true,
            (
                Def::Result(..),
                Some(Node {
                    kind: NodeKind::Prim(def, _),
                    operands,
                    ..
                }),
            ) => {
                def.cost == Cost::Cheap
                    && def.in_place.is_none()
                    && operands.iter().all(|&o| match w.graph.ty(o).is_array() {
                        true => **def == ops::array::LEN || readable(self, w, o),
                        false => self.can_recompute(w, o, readable),
                    })
            }
            (Def::Result(..), _) => false,
        }
    }

    fn recompute(&mut self, w: &mut Walk, node: &Node) -> Value {
        let NodeKind::Prim(def, attr) = &node.kind else {
            unreachable!("only primitives are recomputed")
        };
        if **def == ops::array::LEN && w.graph.ty(node.operands[0]).is_array() {
            return self.len(w, node.operands[0]);
        }
        let operands: Vec<Value> = node.operands.iter().map(|&o| self.resolve(w, o)).collect();
        w.b.prim_of_type(
            def,
            attr.clone(),
            &operands,
            w.graph.ty(node.results[0]).clone(),
        )
        .value()
    }

    /// Whether version `a` of an array can be read here and now without keeping anything for it.
    fn array_is_here(&self, w: &Walk, a: Value) -> bool {
        let root = self.chains.root(w.func, a);
        match w.state.get(&root) {
            Some(&(version, _)) => version == a,
            None => self.is_available(w, a),
        }
    }

    /// Whether the plan makes version `a` of an array readable at some point of the way back.
    fn is_available(&self, w: &Walk, a: Value) -> bool {
        let (mut func, mut a) = (w.func, a);
        while let Some((outer, v)) = self.chains.captured(func, a) {
            (func, a) = (outer, v);
        }
        let root = self.chains.root(func, a);
        let mode = self.modes.get(&root).copied().unwrap_or_default();
        if mode.undo_from.is_some() {
            return true;
        }
        func == root.func && a == self.chains.last(root) && (func == self.outermost || mode.last)
    }

    /// Version `a` of an array, here and now; a copy of it is kept if nothing else gives it.
    fn array(&mut self, w: &mut Walk, a: Value) -> Value {
        let root = self.chains.root(w.func, a);
        if let Some(&(version, state)) = w.state.get(&root)
            && version == a
        {
            return state;
        }
        if let Some(&here) = w.resolved.get(&a) {
            return here;
        }
        let here = if let Some((_, outer)) = self.chains.captured(w.func, a)
            && w.func != self.outermost
        {
            self.need(w, Need::Value(outer))
        } else if w.func == self.outermost && a == self.chains.last(root) {
            self.need(w, Need::Value(a))
        } else {
            let at = after_definition(w.graph, a);
            let ty = w.graph.ty(a).clone();
            let (def, ty) = match ty {
                Type::Slice(element) => (&ops::array::TO_VEC, Type::Vec(element)),
                other => (&ops::array::COPY, other),
            };
            let copy = self.add(w, at, NodeKind::Prim(def, Attr::None), vec![a], ty);
            self.keep_at(w, copy, at)
        };
        w.resolved.insert(a, here);
        here
    }

    /// The length of version `a` of an array.
    fn len(&mut self, w: &mut Walk, a: Value) -> Value {
        if let Type::Array(_, len) = w.graph.ty(a)
            && len.parse::<usize>().is_ok()
        {
            return w.b.constant(len, Type::USIZE).value();
        }
        let root = self.chains.root(w.func, a);
        let fixed = self.keeps_length(root);
        if let Some(&(version, state)) = w.state.get(&root)
            && (fixed || version == a)
        {
            return w.b.var(state).apply(&ops::array::LEN, &[]).value();
        }
        let around = if fixed {
            self.chains.around(w.func, a)
        } else {
            self.chains.captured(w.func, a)
        };
        if let Some((_, outer)) = around {
            return self.need(w, Need::Len(outer));
        }
        let v = if fixed && root.func == w.func {
            root.value
        } else {
            a
        };
        let at = after_definition(w.graph, v);
        let len = self.add(
            w,
            at,
            NodeKind::Prim(&ops::array::LEN, Attr::None),
            vec![v],
            Type::USIZE,
        );
        self.keep_at(w, len, at)
    }

    /// Whether no write changes the length of the array.
    fn keeps_length(&self, root: Root) -> bool {
        self.chains.writes(root).all(|(f, id)| {
            let graph = &self.vjp.module.funcs[f];
            match &graph.nodes[id].kind {
                NodeKind::Prim(def, _) => **def != ops::stack::PUSH && **def != ops::stack::POP,
                NodeKind::Call(Call { args, .. }) => {
                    args.iter().all(|a| a.mode != ArgMode::InOut || a.sub)
                        || !matches!(
                            self.vjp.module.funcs[root.func].ty(root.value),
                            Type::Vec(_)
                        )
                }
                _ => true,
            }
        })
    }

    /// Adds a node of one result to the forward graph.
    fn add(
        &mut self,
        w: &Walk,
        at: usize,
        kind: NodeKind,
        operands: Vec<Value>,
        ty: Type,
    ) -> Value {
        self.additions
            .insert(&mut self.out, w.func, at, kind, operands, vec![ty])[0]
    }

    /// A value from around this graph.
    fn need(&mut self, w: &mut Walk, need: Need) -> Value {
        let (outer, is_len) = match need {
            Need::Value(v) => (v, false),
            Need::Len(v) => (v, true),
        };
        let around = self.chains.owner(w.func).map_or(w.func, |(owner, _)| owner);
        let ty = if is_len {
            Type::USIZE
        } else {
            self.out.funcs[around].ty(outer).clone()
        };
        if let Some(i) = w.needs.iter().position(|&n| n == need) {
            let first = w.b.with(|g| g.captures.len()) - w.needs.len();
            return w.b.with(|g| g.captures[first + i]);
        }
        w.needs.push(need);
        w.b.capture(ty).value()
    }

    /// Keeps `v` as the forward run computes it.
    fn keep(&mut self, w: &mut Walk, v: Value) -> Value {
        let at = after_definition(w.graph, v);
        let here = self.keep_at(w, v, at);
        w.resolved.insert(v, here);
        here
    }

    /// Keeps `v`, which the forward graph has at position `at`: a residual of the outermost graph, else on a stack of its
    /// own, pushed once and popped once per run of the graph and its counterpart.
    fn keep_at(&mut self, w: &mut Walk, v: Value, at: usize) -> Value {
        if w.func == self.outermost {
            return self.need(w, Need::Value(v));
        }
        let ty = self.out.funcs[w.func].ty(v).clone();
        let many = self.chains.depth(w.func) > 0;
        let stack = self.additions.stacks.push(StackData {
            ty: ty.clone(),
            many,
        });
        self.additions.insert(
            &mut self.out,
            w.func,
            at,
            NodeKind::Push(stack),
            vec![v],
            vec![],
        );
        w.b.node(NodeKind::Pop(stack), vec![], vec![ty])[0]
    }
}

/// The forward value that a value of a backward graph reads.
fn primal(back: &FuncGraph, v: Value) -> Option<Value> {
    match back.def_node(v)?.kind {
        NodeKind::Primal(p) => Some(p),
        _ => None,
    }
}

/// The position right after `v` is defined.
fn after_definition(graph: &FuncGraph, v: Value) -> usize {
    match graph.values[v].def {
        Def::Result(id, _) => id.index() + 1,
        Def::Param(_) | Def::Capture(_) => 0,
    }
}

/// Gives an arm the captures of both arms, in one order, after the first `fixed`.
fn align(graph: &mut FuncGraph, fixed: usize, own: &[Need], union: &[Need], types: &[Type]) {
    let mine: Vec<Value> = graph.captures.split_off(fixed);
    for (need, ty) in union.iter().zip(types) {
        match own.iter().position(|n| n == need) {
            Some(i) => {
                graph.values[mine[i]].def = Def::Capture(graph.captures.len());
                graph.captures.push(mine[i]);
            }
            None => {
                graph.add_capture(ty.clone());
            }
        }
    }
}

/// An error of ours, not the user's.
fn internal(graph: &FuncGraph, what: &str) -> Diagnostics {
    Diagnostic::new(
        Default::default(),
        format!(
            "internal error in the derivative of `{}`: {what}",
            graph.name
        ),
    )
    .into()
}
