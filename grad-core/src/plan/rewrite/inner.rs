//! Loops and branches: their backward graphs are rewritten inside, and what those need from around is passed in.

use super::super::again::copy_nest;
use super::super::chains::Root;
use super::{Need, Rewrite, Walk, Walked};
use crate::diag::Diagnostics;
use crate::entity::{FuncRef, Value};
use crate::ir::{Def, FuncGraph, Loop, Node, NodeKind, Rerun, Type};
use crate::ops::select::END_IF;
use crate::ordered::{OrderedMap, OrderedSet};
use crate::passes::walk;

/// An array whose state goes through an inner graph, from the version after to the version before.
#[derive(Clone, Debug)]
pub(super) struct Thread {
    root: Root,
    ty: Type,
    /// In the graph around.
    outer: (Value, Value),
    /// Per inner graph.
    inner: Vec<(Value, Value)>,
}

impl Rewrite<'_> {
    pub(super) fn inner_loop(
        &mut self,
        w: &mut Walk,
        node: &Node,
        l: &Loop,
    ) -> Result<(), Diagnostics> {
        if let Some(trip) = node
            .origin
            .and_then(|id| self.again.loops.get(&(w.func, id)))
        {
            return self.loop_again(w, node, l, trip);
        }
        let threads = self.threads(w, node);
        let inner: Vec<_> = threads
            .iter()
            .map(|t| (t.root, t.ty.clone(), t.inner[0]))
            .collect();
        let Walked {
            mut graph, needs, ..
        } = self.walk(l.body, &inner, true)?;
        graph.sums_are_free = true;
        let body = self.out.funcs.push(graph);
        let guard = self.guard(w, node, body, !threads.is_empty());
        let first_capture = l.first_capture();
        let mut operands: Vec<Value> = node.operands[..first_capture]
            .iter()
            .map(|&v| self.operand(w, v))
            .collect();
        if let Guard::Never(hi) = guard {
            operands[1] = self.operand(w, hi);
        }
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
        let carried = l.carried + threads.len();
        let around = Loop {
            body,
            carried,
            ..l.clone()
        };
        let mut results = w.b.node(
            NodeKind::Loop(around.clone()),
            operands.clone(),
            types.clone(),
        );
        if let Guard::Drops(present, hi) = guard {
            operands[l.leading()..][..carried].copy_from_slice(&results[..carried]);
            let present = w.b.var(self.operand(w, present));
            let (lo, hi) = (w.b.var(operands[0]), w.b.var(self.operand(w, hi)));
            operands[1] = present.not().apply(&END_IF, &[hi, lo]).value();
            let body = self.dropping(body, l.carried);
            results =
                w.b.node(NodeKind::Loop(Loop { body, ..around }), operands, types);
        }
        let trips = results.pop().expect("one result per type");
        self.restored(w, &threads, &results[l.carried..]);
        results.truncate(l.carried);
        results.push(trips);
        w.map.extend(node.results.iter().copied().zip(results));
        Ok(())
    }

    /// What is to be done where the loop `node` of the way back need not run, given its new body.
    fn guard(&self, w: &Walk, node: &Node, body: FuncRef, restores: bool) -> Guard {
        let Some((present, hi)) = guarded(w.back, node) else {
            return Guard::None;
        };
        let nest = walk::nest(&self.out, body);
        let is_replayed = |f: &FuncRef| self.out.funcs[*f].rerun != Rerun::Never;
        let pops = |f: &FuncRef| {
            let mut nodes = self.out.funcs[*f].nodes.values();
            nodes.any(|n| matches!(n.kind, NodeKind::Pop(_)))
        };
        match () {
            () if nest.iter().any(is_replayed) => Guard::Never(hi),
            () if restores || nest.iter().any(pops) => Guard::Drops(present, hi),
            () => Guard::None,
        }
    }

    /// A copy of a backward body that passes on the cotangents that it carries, which come first, as they are. What is left takes
    /// from the stacks what the forward run has kept, and puts arrays back.
    fn dropping(&mut self, body: FuncRef, cotangents: usize) -> FuncRef {
        let copy = copy_nest(&mut self.out, body)[&body];
        let graph = &mut self.out.funcs[copy];
        for k in 0..cotangents {
            graph.results[k] = graph.params[1 + k];
        }
        copy
    }

    pub(super) fn inner_cond(
        &mut self,
        w: &mut Walk,
        node: &Node,
        arms: [FuncRef; 2],
    ) -> Result<(), Diagnostics> {
        // What is done if a cotangent is there at all undoes no graph: it reads nothing but what it captures.
        if arms
            .iter()
            .all(|&arm| self.vjp.module.funcs[arm].undoes.is_none())
        {
            self.copy(w, node, node.kind.clone());
            return Ok(());
        }
        let threads = self.threads(w, node);
        let mut graphs = vec![];
        for (i, arm) in arms.into_iter().enumerate() {
            let inner: Vec<_> = threads
                .iter()
                .map(|t| (t.root, t.ty.clone(), t.inner[i]))
                .collect();
            let walked = self.walk(arm, &inner, false)?;
            graphs.push((walked.graph, walked.needs));
        }
        let mut union = graphs[0].1.clone();
        let first: OrderedSet<Need> = union.iter().copied().collect();
        union.extend(graphs[1].1.iter().filter(|n| !first.contains(n)));
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

    pub(super) fn need_of_inner(&mut self, w: &mut Walk, need: Need) -> Value {
        match need {
            Need::Value(v) => self.resolve(w, v),
            Need::Len(v) => self.len(w, v),
            Need::Any(root) => self.any_version(w, root),
        }
    }

    /// The arrays to be undone that the forward node behind `node` writes inside.
    pub(super) fn threads(&self, w: &Walk, node: &Node) -> Vec<Thread> {
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

    pub(super) fn restored(&self, w: &mut Walk, threads: &[Thread], states: &[Value]) {
        for (t, &state) in threads.iter().zip(states) {
            w.state.insert(t.root, (t.outer.0, state));
        }
    }
}

/// What becomes of the guard of a loop of the way back.
enum Guard {
    /// The loop has no trips if nothing is there.
    None,
    /// If this is not there, what is kept for the trips up to that end is dropped.
    Drops(Value, Value),
    /// The loop runs to this end in any case.
    Never(Value),
}

/// The truth value on which loop `node` of a way back has trips at all, and its end then.
pub(super) fn guarded(back: &FuncGraph, node: &Node) -> Option<(Value, Value)> {
    let end = back.def_node(node.operands[1])?;
    match (&end.kind, &end.operands[..]) {
        (NodeKind::Prim(def, _), &[present, hi, _]) if **def == END_IF => Some((present, hi)),
        _ => None,
    }
}

/// Gives an arm the captures of both arms, in one order, after the first `fixed`.
fn align(graph: &mut FuncGraph, fixed: usize, own: &[Need], union: &[Need], types: &[Type]) {
    let captures = graph.captures.split_off(fixed);
    let mine: OrderedMap<Need, Value> = own.iter().copied().zip(captures).collect();
    for (need, ty) in union.iter().zip(types) {
        match mine.get(need) {
            Some(&capture) => {
                graph.values[capture].def = Def::Capture(graph.captures.len());
                graph.captures.push(capture);
            }
            None => {
                graph.add_capture(ty.clone());
            }
        }
    }
}
