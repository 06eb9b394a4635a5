//! A loop whose trips are run again on the way back: its body is a copy of the forward body, then the backward body, planned
//! with the copy as the outermost forward graph.

use super::super::again::{Trip, calls};
use super::super::chains::Chains;
use super::super::forward::Additions;
use super::super::modes;
use super::inner::guarded;
use super::slots::{Ahead, Undone};
use super::{Need, Rewrite, Walk, Walked};
use crate::diag::Diagnostics;
use crate::entity::{FuncRef, NodeId, Stack, Value};
use crate::grad::forward::has_tangents;
use crate::ir::{
    Attr, Builder, FuncGraph, Loop, Module, Node, NodeKind, Rerun, StackData, States, Type,
};
use crate::ops::{self, snapshot};
use crate::ordered::OrderedMap;
use crate::passes::walk;

/// What a trip starts from, besides scratch arrays.
struct Starts {
    /// The sums that it adds to, by their place among the carried values.
    sums: Vec<usize>,
    /// Where the others are kept that are read, if all of them are.
    kept: Vec<Stack>,
    /// What leads to a start from one that is kept, if not.
    ahead: Option<Ahead>,
}

impl Rewrite<'_> {
    pub(super) fn loop_again(
        &mut self,
        w: &mut Walk,
        node: &Node,
        l: &Loop,
        trip: &Trip,
    ) -> Result<(), Diagnostics> {
        let forward = &w.graph.nodes[node.origin.expect("it undoes a loop")];
        let NodeKind::Loop(undone) = &forward.kind else {
            unreachable!("a loop undoes a loop")
        };
        let id = node.origin.filter(|id| self.is_fused(w.func, *id));
        // the sums that the trips add to, if they run for the first time here
        let sums: Vec<usize> = match id {
            Some(_) => trip.unread().collect(),
            None => vec![],
        };
        let slots = trip
            .ahead
            .map(|f| self.keep_in_slots(w, node, undone, trip, f));
        let kept = match slots {
            None => trip.kept().map(|k| self.keep_start(undone, k)).collect(),
            Some(_) => vec![],
        };
        let ahead = slots.as_ref().map(|s| s.ahead.clone());
        let starts = Starts { sums, kept, ahead };
        let mut body = self.body_again(l, undone, trip, &starts)?;
        let sums = starts.sums;
        if id.is_none() && calls(&self.out, undone.body) {
            self.out.funcs[undone.body].rerun = Rerun::Recorded;
            body.rerun = Rerun::Replayed;
        }
        let mut operands: Vec<Value> = node.operands[..l.first_capture()]
            .iter()
            .map(|&v| self.operand(w, v))
            .collect();
        // what is kept or recorded for a trip is there for every trip
        if let Some((_, hi)) = guarded(w.back, node)
            && (trip.kept().next().is_some() || body.rerun != Rerun::Never)
        {
            operands[1] = self.operand(w, hi);
        }
        let mut types: Vec<Type> = node.results.iter().map(|&r| w.back.ty(r).clone()).collect();
        let trips = types.pop().expect("a loop's last result is its trip count");
        for k in trip.scratch() {
            let outer = forward.operands[undone.leading() + k];
            let array = self.blank(w, outer);
            operands.push(array);
            types.push(w.b.ty(array));
        }
        for &k in &sums {
            let initial = self.resolve(w, forward.operands[undone.leading() + k]);
            operands.push(initial);
            types.push(w.b.ty(initial));
        }
        if let Some(slots) = &slots {
            operands.push(slots.states);
            types.push(w.b.ty(slots.states));
        }
        types.push(trips);
        for &v in &node.operands[l.first_capture()..] {
            operands.push(self.operand(w, v));
        }
        for &v in &forward.operands[undone.first_capture()..] {
            operands.push(self.resolve(w, v));
        }
        operands.extend(slots.as_ref().map(|s| s.room));
        let kind = NodeKind::Loop(Loop {
            body: self.out.funcs.push(body),
            carried: types.len() - 1,
            header: match id {
                Some(_) => undone.header.clone(),
                None => l.header.clone(),
            },
            exits: l.exits,
            checkpoint: false,
            states: States::All,
            parallel: undone.parallel,
            short: l.short,
            shaped: false,
        });
        let mut results = w.b.node(kind, operands, types);
        let trips = results.pop().expect("one result per type");
        if id.is_some() {
            self.sums.insert(forward.results[undone.carried], trips);
        }
        let first = results.len() - sums.len() - usize::from(slots.is_some());
        for (&k, sum) in sums.iter().zip(results.drain(first..)) {
            self.sums.insert(forward.results[k], sum);
        }
        results.truncate(l.carried);
        results.push(trips);
        w.map.extend(node.results.iter().copied().zip(results));
        Ok(())
    }

    /// Whether the trips of a loop run on the way back only.
    fn is_fused(&self, func: FuncRef, id: NodeId) -> bool {
        let fused = self.fused.as_ref();
        func == self.vjp.forward && fused.is_some_and(|fused| fused.contains(&id))
    }

    fn body_again(
        &mut self,
        l: &Loop,
        undone: &Loop,
        trip: &Trip,
        starts: &Starts,
    ) -> Result<FuncGraph, Diagnostics> {
        let chains = Chains::new(&self.vjp.module, trip.body);
        let mut inner = Rewrite {
            vjp: self.vjp,
            chains: &chains,
            again: self.again,
            fused: None,
            sums: OrderedMap::new(),
            modes: modes::modes(self.vjp, &chains, trip.body, self.again),
            outermost: trip.body,
            out: std::mem::take(&mut self.out),
            additions: Additions::beside(std::mem::take(&mut self.additions.stacks)),
            read: OrderedMap::new(),
        };
        let walked = inner.walk(l.body, &[], true)?;
        let Rewrite {
            mut out, additions, ..
        } = inner;
        self.additions.stacks = additions.stacks.clone();
        additions.apply(&mut out);
        of_values(&mut out, trip.body);
        self.out = out;
        Ok(self.join(l, undone, trip, starts, &chains, &walked))
    }

    /// Params: those of the backward body, then scratch arrays and sums. Captures: those of the backward body, then those
    /// of the forward one. Results: those of the backward body, then the scratch arrays and sums. If not all starts are kept, the states
    /// that are kept come behind the params and results, and the room behind the captures.
    fn join(
        &self,
        l: &Loop,
        undone: &Loop,
        trip: &Trip,
        starts: &Starts,
        chains: &Chains,
        walked: &Walked,
    ) -> FuncGraph {
        let (old, back) = (&self.vjp.module.funcs[l.body], &walked.graph);
        let forward = &self.out.funcs[trip.body];
        let b = Builder::new(FuncGraph::new(back.name.clone()));
        let mut backward = OrderedMap::new();
        for &p in &back.params {
            backward.insert(p, b.param(back.ty(p).clone()).value());
        }
        let mut again = OrderedMap::new();
        if undone.leading_params() == 1 {
            again.insert(forward.params[0], backward[&back.params[0]]);
        }
        for k in trip.scratch().chain(starts.sums.iter().copied()) {
            let p = forward.params[undone.leading_params() + k];
            again.insert(p, b.param(forward.ty(p).clone()).value());
        }
        for (k, &stack) in trip.kept().zip(&starts.kept) {
            let p = forward.params[undone.leading_params() + k];
            let start = b.node(NodeKind::Pop(stack), vec![], vec![forward.ty(p).clone()]);
            again.insert(p, start[0]);
        }
        let ahead = starts.ahead.as_ref();
        let states = ahead.map(|_| b.param(snapshot::store()).value());
        for &c in &back.captures[..old.captures.len()] {
            backward.insert(c, b.capture(back.ty(c).clone()).value());
        }
        for &c in &forward.captures {
            again.insert(c, b.capture(forward.ty(c).clone()).value());
        }
        let states = states.zip(ahead).map(|(states, ahead)| {
            let l = undone;
            let undone = Undone {
                l,
                trip,
                forward,
                ahead,
            };
            undone.lead_to_start(&b, states, &mut again)
        });
        for &p in &forward.params {
            // what nobody reads goes with everything that would be computed from it
            again
                .entry(p)
                .or_insert_with(|| b.constant("zero", forward.ty(p).clone()).value());
        }
        splice(&b, forward, &mut again);
        for (&c, need) in back.captures[old.captures.len()..]
            .iter()
            .zip(&walked.needs)
        {
            let Need::Value(v) = need else {
                unreachable!("nothing is around the outermost graph")
            };
            backward.insert(c, again[v]);
        }
        splice(&b, back, &mut backward);
        let mut results: Vec<Value> = back.results.iter().map(|r| backward[r]).collect();
        for k in trip.scratch() {
            let p = forward.params[undone.leading_params() + k];
            let last = forward.results[undone.leading_results() + k];
            let root = chains.root(trip.body, p);
            results.push(match walked.states.get(&root) {
                Some(state) => backward[state],
                None => again[&last],
            });
        }
        for &k in &starts.sums {
            results.push(again[&forward.results[undone.leading_results() + k]]);
        }
        results.extend(states);
        b.with(|g| g.results = results);
        b.finish()
    }

    /// Keeps what every trip of the forward loop `l` starts from in the `k`-th carried value.
    fn keep_start(&mut self, l: &Loop, k: usize) -> Stack {
        let start = self.vjp.module.funcs[l.body].params[l.leading_params() + k];
        let ty = self.vjp.module.funcs[l.body].ty(start).clone();
        let mut add = |kind, ty: Vec<Type>, v| {
            self.additions
                .insert(&mut self.out, l.body, 0, kind, vec![v], ty)
        };
        let (v, ty) = match ty {
            ty if ty.is_scalar() => (start, ty),
            Type::Slice(element) => {
                let ty = Type::Vec(element);
                let kind = NodeKind::Prim(&ops::array::TO_VEC, Attr::None);
                (add(kind, vec![ty.clone()], start)[0], ty)
            }
            ty => {
                let kind = NodeKind::Prim(&ops::array::COPY, Attr::None);
                (add(kind, vec![ty.clone()], start)[0], ty)
            }
        };
        let stack = self.additions.stacks.push(StackData {
            ty,
            many: true,
            local: self.outermost != self.vjp.forward,
        });
        self.additions.insert(
            &mut self.out,
            l.body,
            0,
            NodeKind::Push(stack),
            vec![v],
            vec![],
        );
        stack
    }

    /// An array as long as `v`, of zeros.
    fn blank(&mut self, w: &mut Walk, v: Value) -> Value {
        let ty = w.graph.ty(v).clone();
        let element = ty.element().cloned().expect("scratch is an array");
        let zero = w.b.constant("zero", element).value();
        let made = match &ty {
            Type::Array(_, len) => {
                let len = Attr::Field(len.clone());
                w.b.prim_of_type(&ops::array::REPEAT, len, &[zero], ty)
            }
            _ => {
                let len = self.len(w, v);
                w.b.prim_of_type(&ops::array::VEC_REPEAT, Attr::None, &[zero, len], ty)
            }
        };
        made.value()
    }
}

/// Beside the way back, additions to fields are to those of cotangents unless they say otherwise: makes those of `func` and
/// of the graphs inside it say so. In a graph of forward mode those to values do already, and the others are to those of tangents.
pub(in crate::plan) fn of_values(module: &mut Module, func: FuncRef) {
    if has_tangents(&module.funcs[func].name) {
        return;
    }
    for f in walk::nest(module, func) {
        let graph = &mut module.funcs[f];
        for id in graph.nodes.keys() {
            if let NodeKind::Prim(def, attr) = &mut graph.nodes[id].kind
                && **def == ops::index::INDEX_ADD
                && *attr != Attr::None
            {
                *def = &ops::index::INDEX_ADD_AGAIN;
            }
        }
    }
}

/// Appends the nodes of `graph`, whose params and captures `map` knows.
pub(super) fn splice(b: &Builder, graph: &FuncGraph, map: &mut OrderedMap<Value, Value>) {
    for node in graph.nodes.values() {
        b.set_loc(node.loc);
        let operands = node.operands.iter().map(|v| map[v]).collect();
        let types = node.results.iter().map(|&r| graph.ty(r).clone()).collect();
        let results = b.node(node.kind.clone(), operands, types);
        map.extend(node.results.iter().copied().zip(results));
    }
}
