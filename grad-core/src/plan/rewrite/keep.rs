//! What the forward run adds: values from around, values kept on stacks.

use super::{Need, Rewrite, Walk, after_definition};
use crate::entity::Value;
use crate::ir::{NodeKind, StackData, Type};

impl Rewrite<'_> {
    /// Adds a node of one result to the forward graph.
    pub(super) fn add(
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
    pub(super) fn need(&mut self, w: &mut Walk, need: Need) -> Value {
        if let Some(&here) = w.needed.get(&need) {
            return here;
        }
        let around = self.chains.owner(w.func).map_or(w.func, |(owner, _)| owner);
        let ty = match need {
            Need::Value(v) => self.out.funcs[around].ty(v).clone(),
            Need::Len(_) => Type::USIZE,
            Need::Any(root) => self.out.funcs[root.func].ty(root.value).clone(),
        };
        let here = w.b.capture(ty).value();
        w.needs.push(need);
        w.needed.insert(need, here);
        here
    }

    /// Keeps `v` as the forward run computes it.
    pub(super) fn keep(&mut self, w: &mut Walk, v: Value) -> Value {
        let at = after_definition(w.graph, v);
        let here = self.keep_at(w, v, at);
        w.resolved.insert(v, here);
        here
    }

    /// Keeps `v`, which the forward graph has at position `at`: a residual of the outermost graph, else on a stack of its
    /// own, pushed once and popped once per run of the graph and its counterpart.
    pub(super) fn keep_at(&mut self, w: &mut Walk, v: Value, at: usize) -> Value {
        if w.func == self.outermost {
            return self.need(w, Need::Value(v));
        }
        let ty = self.out.funcs[w.func].ty(v).clone();
        let local = self.outermost != self.vjp.forward;
        let one = !local && self.chains.is_always_the_same(w.func, v);
        let many = self.chains.depth(w.func) > 0 && !one;
        let stack = self.additions.stacks.push(StackData {
            ty: ty.clone(),
            many,
            local,
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
