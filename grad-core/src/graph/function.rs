//! Functions: graphs that are called, perhaps with gradients of their own.
//!
//! The gradient of a call is, in this order: the rule that the registry has for the function's name, the function's own
//! gradient, the derivative of what it computes.

use super::Graph;
use crate::entity::{FuncRef, Value};
use crate::grad::{Own, OwnRule, OwnRuleCx};
use crate::ir::{Closed, DType, FuncGraph, NodeKind, Type, Var};
use crate::registry::GradRegistry;
use std::collections::BTreeMap;
use std::rc::Rc;

/// A function that is called.
pub(super) struct Called {
    name: String,
    args: usize,
    outputs: usize,
    /// How many results after the outputs are what the rule reads.
    kept: usize,
    rule: Option<Rc<OwnRule>>,
}

impl Called {
    /// Its name, if it has a gradient of its own.
    pub(super) fn with_own_gradient(&self) -> Option<&str> {
        self.rule.as_ref().map(|_| self.name.as_str())
    }
    fn own(&self, registry: &GradRegistry) -> Option<Own> {
        let rule = registry.function(&self.name).or(self.rule.as_ref())?;
        Some(Own {
            name: self.name.clone(),
            args: self.args,
            outputs: self.outputs,
            kept: self.kept,
            rule: Rc::clone(rule),
        })
    }
}

impl Graph {
    /// Calls a function: `build` makes its outputs of its arguments, in a graph of its own. What else it reads of the graphs
    /// around is captured, and differentiated like the arguments.
    ///
    /// ```
    /// use grad_core::graph::{GradientOptions, Graph};
    /// use grad_core::ir::DType;
    /// let g = Graph::new();
    /// let x = g.placeholder("x", DType::F64);
    /// let y = g.call("square", &[x], |v| vec![v[0] * v[0]])[0];
    /// let by_graph = g.gradients(&[y], &[x], &GradientOptions::default())?[0].unwrap();
    /// let mut registry = g.registry();
    /// registry.register_function("square", |cx| vec![cx.cts[0].map(|ct| ct * 100.0)]);
    /// g.set_registry(registry);
    /// let by_rule = g.gradients(&[y], &[x], &GradientOptions::default())?[0].unwrap();
    /// let out = g.run(&[by_graph, by_rule], &[(x, 3.0.into())])?;
    /// assert_eq!((out[0].to_f64(), out[1].to_f64()), (Some(6.0), Some(100.0)));
    /// # Ok::<(), grad_core::graph::GraphError>(())
    /// ```
    pub fn call<'g>(
        &'g self,
        name: &str,
        args: &[Var<'g>],
        build: impl FnOnce(&[Var<'g>]) -> Vec<Var<'g>>,
    ) -> Vec<Var<'g>> {
        if !self.may_open() {
            return vec![];
        }
        let (closed, operands) = self.body(name, args, build);
        let (results, func) = self.call_closed(closed, operands);
        let called = Called {
            name: name.to_string(),
            args: args.len(),
            outputs: results.len(),
            kept: 0,
            rule: None,
        };
        self.calls.borrow_mut().insert(func, called);
        results
    }

    /// Calls a function that has a gradient of its own: `build` gives the outputs, and what else `rule` wants to read; the
    /// rule makes the cotangent of each argument. What the function captures has no derivative.
    ///
    /// ```
    /// use grad_core::{graph::{GradientOptions, Graph}, ir::DType};
    /// let g = Graph::new();
    /// let x = g.placeholder("x", DType::F64);
    /// // ln(1 + e^x), whose derivative does not overflow
    /// let y = g.call_with_gradient(
    ///     "softplus",
    ///     &[x],
    ///     |v| (vec![(v[0].exp() + 1.0).ln()], vec![v[0].exp()]),
    ///     |cx| vec![cx.cts[0].map(|ct| ct * (1.0 - 1.0 / (cx.kept[0] + 1.0)))],
    /// )[0];
    /// let dx = g.gradients(&[y], &[x], &GradientOptions::default())?[0].unwrap();
    /// assert_eq!(g.run(&[dx], &[(x, 1000.0.into())])?[0].to_f64(), Some(1.0));
    /// # Ok::<(), grad_core::graph::GraphError>(())
    /// ```
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
        let called = Called {
            name: name.to_string(),
            args: args.len(),
            outputs: results.len(),
            kept: count,
            rule: Some(Rc::new(rule)),
        };
        self.calls.borrow_mut().insert(func, called);
        results
    }

    /// The functions whose gradient is a rule.
    pub(super) fn own_gradients(&self) -> BTreeMap<FuncRef, Own> {
        let registry = self.registry.borrow();
        let calls = self.calls.borrow();
        let own = calls.iter();
        own.filter_map(|(&func, called)| Some((func, called.own(&registry)?)))
            .collect()
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
