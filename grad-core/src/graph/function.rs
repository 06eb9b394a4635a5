//! Functions: graphs that are called, perhaps with gradients of their own.

use super::Graph;
use crate::entity::{FuncRef, Value};
use crate::grad::{Own, OwnRuleCx};
use crate::ir::{Closed, DType, FuncGraph, NodeKind, Type, Var};
use std::rc::Rc;

impl Graph {
    /// Calls a function: `build` makes its outputs of its arguments, in a graph of its own. What else it reads of the graphs
    /// around is captured, and differentiated like the arguments.
    pub fn call<'g>(
        &'g self,
        name: &str,
        args: &[Var<'g>],
        build: impl FnOnce(&[Var<'g>]) -> Vec<Var<'g>>,
    ) -> Vec<Var<'g>> {
        if !self.may_open() {
            return vec![];
        }
        let (closed, args) = self.body(name, args, build);
        self.call_closed(closed, args).0
    }

    /// Calls a function that has a gradient of its own: `build` gives the outputs, and what else `rule` wants to read; the
    /// rule makes the cotangent of each argument. What the function captures has no derivative.
    pub fn call_with_gradient<'g>(
        &'g self,
        name: &str,
        args: &[Var<'g>],
        build: impl FnOnce(&[Var<'g>]) -> (Vec<Var<'g>>, Vec<Var<'g>>),
        rule: impl for<'b> Fn(OwnRuleCx<'b>) -> Vec<Option<Var<'b>>> + 'static,
    ) -> Vec<Var<'g>> {
        if !self.may_open() {
            return vec![];
        }
        let mut count = 0;
        let (closed, operands) = self.body(name, args, |args| {
            let (mut outputs, kept) = build(args);
            count = kept.len();
            outputs.extend(kept);
            outputs
        });
        let (mut results, func) = self.call_closed(closed, operands);
        results.truncate(results.len().saturating_sub(count));
        let outputs = results.len();
        let own = Own {
            name: name.to_string(),
            args: args.len(),
            outputs,
            kept: count,
            rule: Rc::new(rule),
        };
        self.own.borrow_mut().insert(func, own);
        results
    }

    /// The graph of a function; its first captures are the arguments.
    fn body<'g>(
        &'g self,
        name: &str,
        args: &[Var<'g>],
        build: impl FnOnce(&[Var<'g>]) -> Vec<Var<'g>>,
    ) -> (Closed, Vec<Value>) {
        let args: Vec<_> = args.iter().map(|&v| self.b.value_of(v)).collect();
        let types: Vec<Type> = args.iter().map(|&v| self.b.ty(v)).collect();
        self.b.open(self.fresh(name));
        let params: Vec<Var> = types.into_iter().map(|ty| self.b.capture(ty)).collect();
        let outputs = build(&params);
        (self.close(&outputs), args)
    }

    /// A call is a cond on the literal `true`, whose other branch is never run.
    fn call_closed<'g>(&'g self, closed: Closed, args: Vec<Value>) -> (Vec<Var<'g>>, FuncRef) {
        let Closed {
            graph, captured, ..
        } = closed;
        let types = |values: &[Value]| -> Vec<Type> {
            values.iter().map(|&v| graph.ty(v).clone()).collect()
        };
        let (captures, results) = (types(&graph.captures), types(&graph.results));
        let mut never = FuncGraph::new(self.fresh("never"));
        for ty in captures {
            never.add_capture(ty);
        }
        never.results = results
            .iter()
            .map(|ty| never.append(NodeKind::Const("zero".into()), vec![], ty.clone()))
            .collect();
        // those that were made for values around come after the arguments, in the order of their numbers
        let mut around = captured;
        around.sort_by_key(|(_, capture)| *capture);
        let yes = self.b.constant("true", Type::Tensor(DType::Bool));
        let operands = std::iter::once(yes.value())
            .chain(args)
            .chain(around.into_iter().map(|(from, _)| from))
            .collect();
        let (then, orelse) = (self.keep(graph), self.keep(never));
        let results = self
            .b
            .node(NodeKind::Cond { then, orelse }, operands, results);
        (results.into_iter().map(|v| self.b.var(v)).collect(), then)
    }
}
