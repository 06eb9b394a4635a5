//! Graphs as text, and as pictures.

use super::control::MAX_NESTING;
use super::{Called, Graph, GraphError, Input};
use crate::entity::FuncRef;
use crate::ir::{DType, FuncGraph, Module, NodeKind, Type, Var, verify};
use crate::ops::datum::Datum;
use crate::passes::walk;
use crate::text;

impl Graph {
    /// The graph in the text form, with these outputs. The values of variables are not part of it.
    ///
    /// ```
    /// # mod grads { pub use grad_core::{graph, ir::DType}; }
    /// use grads::{DType, graph::Graph};
    /// let g = Graph::new();
    /// let x = g.placeholder("x", DType::F64);
    /// let text = g.to_text(&[x.sin()])?;
    /// assert!(text.contains("sin v0"), "{text}");
    /// # Ok::<(), grad_core::graph::GraphError>(())
    /// ```
    ///
    /// # Errors
    /// What did not fit while the graph was built; functions with gradients of their own and primitives of the user's, which
    /// are Rust.
    pub fn to_text(&self, outputs: &[Var<'_>]) -> Result<String, GraphError> {
        let calls = self.calls.borrow();
        if let Some(name) = calls.values().find_map(Called::with_own_gradient) {
            return Err(GraphError::OwnGradient(name.to_string()));
        }
        let (module, main) = self.as_module(outputs)?;
        let nodes = module.funcs.values().flat_map(|graph| graph.nodes.values());
        let own = nodes.filter_map(|node| match node.kind {
            NodeKind::Prim(def, _) if def.host.is_some() => Some(def.name),
            _ => None,
        });
        match own.into_iter().next() {
            Some(name) => Err(GraphError::OwnPrimitive(name.into())),
            // ways back that came to nothing belong to no node
            None => Ok(text::print_last(&module, main)),
        }
    }

    /// The graph in the language of Graphviz, with these outputs; branches, bodies and functions are clusters.
    ///
    /// ```
    /// # mod grads { pub use grad_core::{graph, ir::DType}; }
    /// use grads::{DType, graph::Graph};
    /// let g = Graph::new();
    /// let x = g.placeholder("x", DType::F64);
    /// let dot = g.to_dot(&[x.sin()])?;
    /// assert!(dot.starts_with("digraph") && dot.contains("sin"));
    /// # Ok::<(), grad_core::graph::GraphError>(())
    /// ```
    ///
    /// # Errors
    /// What did not fit while the graph was built.
    pub fn to_dot(&self, outputs: &[Var<'_>]) -> Result<String, GraphError> {
        let (module, main) = self.as_module(outputs)?;
        Ok(text::dot(&module, main))
    }

    pub(super) fn as_module(&self, outputs: &[Var<'_>]) -> Result<(Module, FuncRef), GraphError> {
        self.check()?;
        if self.b.depth() != 1 {
            return Err(GraphError::Unfinished);
        }
        let results = outputs.iter().map(|&v| self.b.place(v).map(|(_, v)| v));
        let results: Option<Vec<_>> = results.collect();
        let mut module = self.finished()?.clone();
        let mut main = self.b.with_level(0, |g| g.clone());
        main.results = results.ok_or(GraphError::OutOfScope)?;
        let func = module.funcs.push(main);
        Ok((module, func))
    }

    /// Reads what [`to_text`](Self::to_text) writes: the last function of the text, which must take and compute tensors.
    ///
    /// ```
    /// # mod grads { pub use grad_core::graph; }
    /// use grads::graph::Graph;
    /// let g = Graph::from_text("func @main(v0/x: tensor f64) -> tensor f64 {\n    v1 = mul v0, v0\n    return v1\n}")?;
    /// let x = g.get("x").unwrap();
    /// assert_eq!(g.run(&g.outputs(), &[(x, 3.0.into())])?[0].to_f64(), Some(9.0));
    /// assert!(Graph::from_text("func").is_err());
    /// # Ok::<(), grad_core::graph::GraphError>(())
    /// ```
    ///
    /// # Errors
    /// A text that is no such graph, with line and column; graphs nested too deeply.
    pub fn from_text(text: &str) -> Result<Graph, GraphError> {
        let wrong = |e: &dyn std::fmt::Display| GraphError::Text(e.to_string());
        let module = text::parse(text).map_err(|e| wrong(&e))?;
        verify(&module).map_err(|e| wrong(&e))?;
        if let Some(message) = module.funcs.values().find_map(unreadable) {
            return Err(GraphError::Text(message));
        }
        let owners = walk::owners(&module);
        let around = |f: &FuncRef| owners[*f].map(|(outer, _)| outer);
        let depth = |f| {
            std::iter::successors(Some(f), around)
                .take(MAX_NESTING + 1)
                .count()
        };
        if module.funcs.keys().any(|f| depth(f) > MAX_NESTING) {
            return Err(GraphError::TooDeep(MAX_NESTING));
        }
        let main = module
            .funcs
            .keys()
            .last()
            .ok_or_else(|| wrong(&"there is no graph"))?;
        let graph = module.funcs[main].clone();
        let mut inner = Module::new();
        for (_, closed) in module.funcs.iter().filter(|(f, _)| *f != main) {
            inner.funcs.push(closed.clone());
        }
        let read = Graph::over(inner, graph.clone());
        for &v in &graph.params {
            let Type::Tensor(dtype) = *graph.ty(v) else {
                return Err(wrong(&format!(
                    "an input of type {} is no tensor",
                    graph.ty(v)
                )));
            };
            read.inputs.borrow_mut().push(Input {
                name: graph.values[v]
                    .name
                    .as_deref()
                    .unwrap_or_default()
                    .to_string(),
                dtype,
                is_variable: false,
                param: read.b.var_at(0, v).raw(),
            });
        }
        Ok(read)
    }

    /// The input of this name.
    ///
    /// ```
    /// # mod grads { pub use grad_core::{graph, ir::DType}; }
    /// use grads::{DType, graph::Graph};
    /// let g = Graph::new();
    /// let x = g.placeholder("x", DType::F64);
    /// assert_eq!(g.name(g.get("x").unwrap()), g.name(x));
    /// assert!(g.get("y").is_none());
    /// ```
    pub fn get(&self, name: &str) -> Option<Var<'_>> {
        let at = self
            .inputs
            .borrow()
            .iter()
            .position(|input| input.name == name)?;
        let v = self.b.with_level(0, |g| g.params[at]);
        Some(self.b.var_at(0, v))
    }

    /// The outputs that the text which the graph was read from has.
    ///
    /// ```
    /// # mod grads { pub use grad_core::graph; }
    /// use grads::graph::Graph;
    /// let g = Graph::from_text("func @main(v0/x: tensor f64) -> tensor f64 {\n    v1 = mul v0, v0\n    return v1\n}")?;
    /// assert_eq!(g.outputs().len(), 1);
    /// # Ok::<(), grad_core::graph::GraphError>(())
    /// ```
    pub fn outputs(&self) -> Vec<Var<'_>> {
        let outputs = self.outputs.borrow();
        outputs.iter().map(|&v| self.b.var_at(0, v)).collect()
    }

    /// The names and types of the inputs.
    ///
    /// ```
    /// # mod grads { pub use grad_core::{graph, ir::DType}; }
    /// use grads::{DType, graph::Graph};
    /// let g = Graph::new();
    /// g.placeholder("x", DType::F64);
    /// g.variable("flag", true);
    /// assert_eq!(g.inputs(), [("x".into(), DType::F64), ("flag".into(), DType::Bool)]);
    /// ```
    pub fn inputs(&self) -> Vec<(String, DType)> {
        let inputs = self.inputs.borrow();
        inputs.iter().map(|i| (i.name.clone(), i.dtype)).collect()
    }
}

/// What is wrong with a literal of a tensor, if something is.
fn unreadable(graph: &FuncGraph) -> Option<String> {
    graph.nodes.values().find_map(|node| {
        let (NodeKind::Const(literal), [v]) = (&node.kind, &node.results[..]) else {
            return None;
        };
        let ty = graph.ty(*v);
        let is_wrong = matches!(ty, Type::Tensor(_)) && Datum::parse(literal, ty).is_none();
        is_wrong.then(|| {
            format!(
                "{v} in @{}: `{literal}` is nothing of type {ty}",
                graph.name
            )
        })
    })
}
