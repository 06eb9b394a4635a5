//! The gradient of a branch: a branch on the same predicate, of the gradients of its arms.

use super::adjoint::Adjoints;
use super::reverse::Transform;
use crate::entity::{FuncRef, NodeId, Value};
use crate::ir::{NodeKind, Type};

/// How a capture's cotangent comes out of the arms.
struct Wanted {
    /// Position among the captures.
    capture: usize,
    /// The outer value.
    value: Value,
    /// The outer running adjoint goes through the arms, which update it, rather than each arm making a cotangent.
    threaded: Option<Value>,
}

impl Transform<'_> {
    pub(super) fn cond(
        &mut self,
        a: &mut Adjoints<'_>,
        id: NodeId,
        then: FuncRef,
        orelse: FuncRef,
    ) {
        let node = &a.graph.nodes[id];
        let cts: Vec<(usize, Value)> = (0..node.results.len())
            .filter_map(|i| a.take(node.results[i]).map(|ct| (i, ct.value())))
            .collect();
        let arms = [then, orelse];
        let mut wanted = vec![];
        for (capture, &value) in node.operands[1..].iter().enumerate() {
            if a.active(value)
                && arms.iter().any(|&f| {
                    self.activity
                        .active(f, self.forward.funcs[f].captures[capture])
                })
            {
                let larger = !matches!(a.graph.ty(value), Type::Float(_));
                let threaded = if larger {
                    a.take(value).map(|v| v.value())
                } else {
                    None
                };
                wanted.push(Wanted {
                    capture,
                    value,
                    threaded,
                });
            }
        }
        let inputs: Vec<Value> = cts
            .iter()
            .map(|&(_, ct)| ct)
            .chain(wanted.iter().filter_map(|w| w.threaded))
            .collect();
        let types: Vec<Type> = inputs.iter().map(|&v| a.b.ty(v)).collect();
        let [then, orelse] = arms.map(|arm| self.arm(arm, &cts, &wanted, &types));
        let types: Vec<Type> = wanted.iter().map(|w| a.graph.ty(w.value).clone()).collect();
        let predicate = a.primal(node.operands[0]).value();
        let operands = std::iter::once(predicate).chain(inputs).collect();
        let results = a.b.node(NodeKind::Cond { then, orelse }, operands, types);
        for (w, r) in wanted.iter().zip(results) {
            let ct = a.b.var(r);
            if w.threaded.is_some() {
                a.set(w.value, ct)
            } else {
                a.add(w.value, ct)
            }
        }
    }

    /// The backward graph of one arm: captures are the cotangents, then the threaded adjoints.
    fn arm(
        &mut self,
        arm: FuncRef,
        cts: &[(usize, Value)],
        wanted: &[Wanted],
        types: &[Type],
    ) -> FuncRef {
        let b = self.begin(arm);
        self.sweep_with(arm, &b, |t, a| {
            let graph = a.graph;
            let mut inputs = types
                .iter()
                .map(|ty| a.b.capture(ty.clone()))
                .collect::<Vec<_>>()
                .into_iter();
            for ((result, _), ct) in cts.iter().zip(inputs.by_ref()) {
                a.add(graph.results[*result], ct);
            }
            for w in wanted.iter().filter(|w| w.threaded.is_some()) {
                let running = inputs.next().expect("one input per threaded adjoint");
                let capture = graph.captures[w.capture];
                // A result that is the capture itself has left its cotangent there already.
                match a.take(capture) {
                    Some(ct) => {
                        let sum = running.apply(&crate::ops::adjoint::ACCUMULATE, &[ct]);
                        a.set(capture, sum);
                    }
                    None => a.set(capture, running),
                }
            }
            t.sweep(arm, a);
            wanted
                .iter()
                .map(|w| a.take_or_zero(graph.captures[w.capture]).value())
                .collect()
        });
        self.end(arm, b)
    }
}
