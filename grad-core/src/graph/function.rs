//! Functions: graphs that are called, perhaps with gradients of their own.
//!
//! The gradient of a call is, in this order: the rule that the registry has for the function's name, the function's own
//! gradient, the derivative of what it computes.

use super::{Graph, GraphError};
use crate::analysis::activity::useful_captures;
use crate::entity::{FuncRef, Value};
use crate::grad::{Own, OwnRule, OwnRuleCx};
use crate::ir::{Closed, DType, FuncGraph, NodeKind, Type, Var};
use crate::ordered::OrderedMap;
use crate::registry::GradRegistry;
use std::rc::Rc;

/// A function that is called.
pub(super) struct Called {
    name: String,
    args: usize,
    /// What the other captures are called outside.
    captured: Vec<String>,
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
    fn own(&self, registry: &GradRegistry, useful: impl FnOnce() -> Vec<bool>) -> Option<Own> {
        let rule = registry.function(&self.name).or(self.rule.as_ref())?;
        let captures = useful().into_iter().enumerate().skip(self.args);
        let captures = captures.zip(&self.captured);
        let variables = captures.filter(|((_, useful), _)| *useful);
        Some(Own {
            name: self.name.clone(),
            args: self.args,
            variables: variables.map(|((i, _), name)| (i, name.clone())).collect(),
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
    /// # mod grads { pub use grad_core::{graph, ir::DType}; }
    /// use grads::graph::{GradientOptions, Graph};
    /// use grads::DType;
    /// let g = Graph::new();
    /// let x = g.placeholder("x", DType::F64);
    /// let y = g.call("square", &[x], |v| vec![v[0] * v[0]])[0];
    /// let by_graph = g.gradients(&[y], &[x], &GradientOptions::default())?[0].unwrap();
    /// let mut registry = g.registry();
    /// registry.register_function("square", |cx| vec![cx.cts[0].map(|ct| ct * 100.0)])?;
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
        self.called(name, closed, operands, 0, None)
    }

    /// Calls a function that has a gradient of its own: `build` gives the outputs, and what else `rule` wants to read; the
    /// rule makes the cotangent of each argument. If the outputs also depend on values that the function captures, the rule
    /// finds these in `variables` and may return their cotangents after those of the arguments (`None`: no derivative); a
    /// rule that gives none for a captured value whose derivative is asked for is an error, with the value's name.
    ///
    /// ```
    /// # mod grads { pub use grad_core::{graph, ir::DType}; }
    /// use grads::{DType, graph::{GradientOptions, Graph}};
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
    ///
    /// ```
    /// # mod grads { pub use grad_core::{graph, ir::DType}; }
    /// use grads::{DType, graph::{GradientOptions, Graph}};
    /// let g = Graph::new();
    /// let (x, w) = (g.placeholder("x", DType::F64), g.variable("w", 3.0));
    /// let y = g.call_with_gradient(
    ///     "scaled",
    ///     &[x],
    ///     |v| (vec![v[0] * w], vec![]),
    ///     |cx| {
    ///         let (ct, x, w) = (cx.cts[0].unwrap(), cx.args[0], cx.variables[0]);
    ///         vec![Some(ct * w), Some(ct * x)]
    ///     },
    /// )[0];
    /// let dw = g.gradients(&[y], &[w], &GradientOptions::default())?[0].unwrap();
    /// assert_eq!(g.run(&[dw], &[(x, 5.0.into())])?[0].to_f64(), Some(5.0));
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
        self.called(name, closed, operands, count, Some(Rc::new(rule)))
    }

    /// Calls a finished function, whose last results are kept for its rule, and notes what is called.
    fn called<'g>(
        &'g self,
        name: &str,
        closed: Closed,
        args: Vec<Value>,
        kept: usize,
        rule: Option<Rc<OwnRule>>,
    ) -> Vec<Var<'g>> {
        let count = args.len();
        let captured = self.names_of_captured(&closed);
        let (mut results, func) = self.call_closed(closed, args);
        results.truncate(results.len().saturating_sub(kept));
        let called = Called {
            name: name.to_string(),
            args: count,
            captured,
            outputs: results.len(),
            kept,
            rule,
        };
        self.calls.borrow_mut().insert(func, called);
        results
    }

    /// What the values are called that a function captures, in the order of its captures after the arguments.
    fn names_of_captured(&self, closed: &Closed) -> Vec<String> {
        let mut around = closed.captured.clone();
        around.sort_by_key(|(_, capture)| *capture);
        let depth = self.b.depth() - 1;
        let names = around.iter();
        names
            .map(|(from, _)| self.b.name_around(depth, *from))
            .collect()
    }

    /// The functions whose gradient is a rule.
    pub(super) fn own_gradients(&self) -> Result<OrderedMap<FuncRef, Own>, GraphError> {
        let (module, registry) = (self.finished()?, self.registry.borrow());
        let (mut own, mut by_rule) = (OrderedMap::new(), OrderedMap::new());
        // a function inside of another one comes before it
        for (&func, called) in self.calls.borrow().iter() {
            let useful = || useful_captures(&module, func, called.outputs, &by_rule, &registry);
            if let Some(rule) = called.own(&registry, useful) {
                by_rule.insert(func, rule.by_rule());
                own.insert(func, rule);
            }
        }
        Ok(own)
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
        let undone = self.undone();
        self.b.open(self.fresh(name));
        let params: Vec<Var> = types.into_iter().map(|ty| self.b.capture(ty)).collect();
        let outputs = build(&params);
        let closed = self.close(&outputs);
        undone.kept();
        (closed, args)
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
