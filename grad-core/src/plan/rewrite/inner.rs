//! Loops and branches: their backward graphs are rewritten inside, and what those need from around is passed in.

use super::super::chains::Root;
use super::{Need, Rewrite, Walk, Walked};
use crate::diag::Diagnostics;
use crate::entity::{FuncRef, Value};
use crate::ir::{Def, FuncGraph, Loop, Node, NodeKind, Type};
use std::collections::{BTreeMap, BTreeSet};

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
        let first: BTreeSet<Need> = union.iter().copied().collect();
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

/// Gives an arm the captures of both arms, in one order, after the first `fixed`.
fn align(graph: &mut FuncGraph, fixed: usize, own: &[Need], union: &[Need], types: &[Type]) {
    let captures = graph.captures.split_off(fixed);
    let mine: BTreeMap<Need, Value> = own.iter().copied().zip(captures).collect();
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
