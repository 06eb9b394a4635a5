//! A graph made ready to be run any number of times.

use super::{Graph, GraphError, Input, Variables};
use crate::entity::{Entity, FuncRef, Value};
use crate::ir::{DType, FuncGraph, Module, Type, Var};
use crate::ops::datum::Datum;
use crate::passes;
use crate::runtime::{Interpreter, Preparation};
use crate::tensor::Tensor;

/// What computes some values of a graph from its inputs. Nodes that they do not need are left out, and each value is freed
/// after its last use; what a chain of elementwise operations gave is kept, and written to by the next run if nobody else holds it any more.
///
/// A run reads the variables of the graph as they are when it begins ([`Graph::assign`] changes them between runs), and
/// changes none. All programs of a graph share its variables; nothing else is shared: later additions to the graph change
/// no program, and a program may outlive its graph. Graphs and programs stay on the thread that made them (tensors do not):
/// threads that work side by side each build their own from the same function, or from [`Graph::to_text`].
///
/// ```
/// # mod grads { pub use grad_core::{graph, ir::DType}; }
/// use grads::{DType, graph::Graph};
/// let g = Graph::new();
/// let x = g.placeholder("x", DType::F64);
/// let f = g.compile(&[x * x])?;
/// for n in 0..3 {
///     assert_eq!(f.run(&[(x, f64::from(n).into())])?[0].to_f64(), Some(f64::from(n * n)));
/// }
/// # Ok::<(), grad_core::graph::GraphError>(())
/// ```
pub struct Program {
    module: Module,
    func: FuncRef,
    preparation: Preparation,
    inputs: Vec<Input>,
    variables: Variables,
    /// The types of elements of what comes out.
    fetched: Vec<DType>,
}

impl Graph {
    /// Makes these values ready to be computed. Linear in the size of the graph.
    ///
    /// ```
    /// # mod grads { pub use grad_core::{graph, ir::DType}; }
    /// use grads::{DType, graph::Graph};
    /// let g = Graph::new();
    /// let (x, unused) = (g.placeholder("x", DType::F64), g.placeholder("y", DType::F64));
    /// let f = g.compile(&[x + 1.0])?; // nothing of `unused` is needed
    /// assert_eq!(f.run(&[(x, 1.0.into())])?[0].to_f64(), Some(2.0));
    /// # Ok::<(), grad_core::graph::GraphError>(())
    /// ```
    ///
    /// # Errors
    /// What did not fit while the graph was built, and values that are not of the outermost graph.
    pub fn compile(&self, fetches: &[Var<'_>]) -> Result<Program, GraphError> {
        self.check()?;
        if self.b.depth() != 1 {
            return Err(GraphError::Unfinished);
        }
        let mut results = vec![];
        let mut fetched = vec![];
        for &v in fetches {
            let (_, value) = self.b.place(v).ok_or(GraphError::OutOfScope)?;
            let Type::Tensor(dtype) = v.ty() else {
                let (name, ty) = (self.name(v), v.ty().to_string());
                return Err(GraphError::NotATensor { name, ty });
            };
            results.push(value);
            fetched.push(dtype);
        }
        let mut module = self.finished()?.clone();
        let mut main = self.b.with_level(0, |g| needed(g, &results));
        main.name = "main".into();
        let is_whole = module.funcs.is_empty();
        module.funcs.push(main);
        if !is_whole {
            module = passes::dce(&module);
        }
        let func = module.find("main").ok_or(GraphError::OutOfScope)?;
        Ok(Program {
            preparation: Preparation::new(&module),
            module,
            func,
            inputs: self.inputs.borrow().clone(),
            variables: self.variables.clone(),
            fetched,
        })
    }

    /// Computes values once; [`compile`](Self::compile) serves to do so many times.
    ///
    /// ```
    /// # mod grads { pub use grad_core::{graph, ir::DType}; }
    /// use grads::{DType, graph::Graph};
    /// let g = Graph::new();
    /// let x = g.placeholder("x", DType::F64);
    /// assert_eq!(g.run(&[x.ln()], &[(x, 1.0.into())])?[0].to_f64(), Some(0.0));
    /// # Ok::<(), grad_core::graph::GraphError>(())
    /// ```
    ///
    /// # Errors
    /// See [`compile`](Self::compile) and [`Program::run`].
    pub fn run(
        &self,
        fetches: &[Var<'_>],
        feeds: &[(Var<'_>, Tensor)],
    ) -> Result<Vec<Tensor>, GraphError> {
        self.compile(fetches)?.run(feeds)
    }
}

/// The same graph without the nodes that `results` do not depend on.
pub(super) fn needed(graph: &FuncGraph, results: &[Value]) -> FuncGraph {
    let mut wanted = vec![false; graph.values.len()];
    for v in results {
        wanted[v.index()] = true;
    }
    let mut needed = vec![];
    for (id, node) in graph.nodes.iter().collect::<Vec<_>>().into_iter().rev() {
        if node.results.iter().any(|r| wanted[r.index()]) {
            needed.push(id);
            for v in &node.operands {
                wanted[v.index()] = true;
            }
        }
    }
    needed.reverse();
    graph.with_nodes(&needed, results)
}

impl Program {
    /// Computes the values, with the elements of each placeholder given; those of a variable may be, for this run.
    ///
    /// ```
    /// # mod grads { pub use grad_core::{graph, ir::DType}; }
    /// use grads::{DType, graph::Graph};
    /// let g = Graph::new();
    /// let (x, w) = (g.placeholder("x", DType::F64), g.variable("w", 2.0));
    /// let f = g.compile(&[x * w])?;
    /// assert_eq!(f.run(&[(x, 5.0.into())])?[0].to_f64(), Some(10.0));
    /// assert_eq!(f.run(&[(x, 5.0.into()), (w, 3.0.into())])?[0].to_f64(), Some(15.0));
    /// # Ok::<(), grad_core::graph::GraphError>(())
    /// ```
    ///
    /// # Errors
    /// A placeholder without a value or with one of another type, shapes that do not fit, and what panics in Rust.
    pub fn run(&self, feeds: &[(Var<'_>, Tensor)]) -> Result<Vec<Tensor>, GraphError> {
        let at = |v: &Var<'_>| {
            let found = self.inputs.iter().position(|input| input.param == v.raw());
            found.ok_or(GraphError::NotAnInput)
        };
        let feeds = feeds.iter().map(|(v, x)| Ok((at(v)?, x.clone())));
        let feeds: Vec<(usize, Tensor)> = feeds.collect::<Result<_, GraphError>>()?;
        let held = self.variables.borrow().clone();
        let mut args = vec![];
        for (i, input) in self.inputs.iter().enumerate() {
            let fed = feeds.iter().rfind(|(at, _)| *at == i).map(|(_, x)| x);
            let value = fed.or(held.get(&i));
            if let Some(value) = value
                && value.dtype() != input.dtype
            {
                return Err(GraphError::Feed {
                    name: input.name.clone(),
                    expected: input.dtype,
                    found: value.dtype(),
                });
            }
            let is_read = self
                .preparation
                .reads_param(&self.module.funcs[self.func], self.func, i);
            match value {
                Some(value) => args.push(Datum::from(value.clone())),
                None if !is_read => args.push(Datum::Unit),
                None => return Err(GraphError::NotFed(input.name.clone())),
            }
        }
        let interpreter = Interpreter::prepared_for(&self.module, &self.preparation);
        let out = interpreter.run(self.func, args)?;
        let tensors = out
            .iter()
            .zip(&self.fetched)
            .map(|(x, &dtype)| x.to_tensor(dtype));
        tensors.map(|x| x.ok_or(GraphError::OutOfScope)).collect()
    }
}

impl std::fmt::Debug for Program {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "Program({} values)", self.fetched.len())
    }
}
