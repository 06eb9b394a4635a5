//! Graphs that are built while the program runs, and their gradients: TensorFlow's `gradients(ys, xs)`.
//!
//! ```
//! # mod grads { pub use grad_core::{graph, ir::DType}; }
//! use grads::graph::{GradientOptions, Graph};
//! use grads::DType;
//! let g = Graph::new();
//! let x = g.placeholder("x", DType::F64);
//! let y = (x * x).sin();
//! let dx = g.gradients(&[y], &[x], &GradientOptions::default())?[0].unwrap();
//! let f = g.compile(&[y, dx])?;
//! let out = f.run(&[(x, 0.5.into())])?;
//! assert_eq!(out[1].to_f64(), Some(2.0 * 0.5 * 0.25_f64.cos()));
//! # Ok::<(), grad_core::graph::GraphError>(())
//! ```

mod built;
mod control;
mod error;
mod function;
mod gradients;
mod join;
mod program;
mod rust;
mod second_order;
mod serial;
mod train;
mod user_op;

pub use crate::grad::{Aggregation, GradientError, GradientStep, OwnRuleCx};
pub use crate::ir::BuildError;
pub use crate::ops::tensor::index::Part;
pub use crate::ops::{PrimDef, Rule, find as primitive};
pub use crate::runtime::RuntimeError;
pub use crate::windows::{Conv2d, Pool2d};
pub use error::GraphError;
pub use gradients::{GradientOptions, Unconnected};
pub use program::Program;
pub use user_op::{OpArg, OpCts, UserOp};

use crate::entity::{FuncRef, Value};
use crate::grad::LoopParam;
use crate::ir::{Builder, DType, FuncGraph, LevelId, Module, Type, Var};
use crate::ops::tensor::like::INDEXED_SLICES;
use crate::ordered::OrderedMap;
use crate::registry::GradRegistry;
use crate::tensor::Tensor;
use function::Called;
use std::cell::{Cell, Ref, RefCell};
use std::rc::Rc;

/// A graph under construction. Its values are `Copy` handles, [`Var`]s, with operators and a method for each primitive;
/// inside a branch, loop body or function, values of the graphs around are captured as they are used.
///
/// An operation on types that do not fit is remembered and reported by [`gradients`](Self::gradients) and
/// [`compile`](Self::compile), with the place in the source that asked for it.
///
/// ```
/// # mod grads { pub use grad_core::{graph, ir::DType}; }
/// use grads::{DType, graph::Graph};
/// let g = Graph::new();
/// let x = g.placeholder("x", DType::F64);
/// let _ = x + g.constant(1_i32);
/// let error = g.compile(&[x]).unwrap_err().to_string();
/// assert!(error.contains("add") && error.contains("tensor i32"), "{error}");
/// ```
pub struct Graph {
    b: Builder,
    /// Branches, bodies and functions that are finished.
    module: RefCell<Module>,
    inputs: RefCell<Vec<Input>>,
    variables: Variables,
    outputs: RefCell<Vec<Value>>,
    registry: RefCell<GradRegistry>,
    /// The functions that are called.
    calls: RefCell<OrderedMap<FuncRef, Called>>,
    /// Of the loop bodies that are open: what each trip takes, and what the first one does.
    loop_params: RefCell<Vec<LoopParam>>,
    errors: RefCell<Vec<GraphError>>,
    /// How many branches, bodies and functions there are, for their names.
    graphs: Cell<usize>,
}

/// A param of the outermost graph.
#[derive(Clone, Debug)]
pub(crate) struct Input {
    pub name: String,
    pub dtype: DType,
    /// Whether it is a variable.
    pub is_variable: bool,
    /// The handle that stands for it.
    pub param: (LevelId, Value),
}

/// What the variables of a graph hold, by the place of the input: shared by the graph and its programs.
pub(crate) type Variables = Rc<RefCell<OrderedMap<usize, Tensor>>>;

impl Default for Graph {
    fn default() -> Self {
        Self::new()
    }
}

impl Graph {
    /// An empty graph.
    ///
    /// ```
    /// # mod grads { pub use grad_core::graph; }
    /// use grads::graph::Graph;
    /// let g = Graph::new();
    /// assert_eq!(g.run(&[g.constant(1.5)], &[])?[0].to_f64(), Some(1.5));
    /// # Ok::<(), grad_core::graph::GraphError>(())
    /// ```
    pub fn new() -> Self {
        Self::over(Module::new(), FuncGraph::new("main"))
    }

    fn over(module: Module, main: FuncGraph) -> Self {
        Graph {
            outputs: RefCell::new(main.results.clone()),
            b: Builder::checked(main),
            module: RefCell::new(module),
            inputs: RefCell::default(),
            variables: Variables::default(),
            registry: RefCell::default(),
            calls: RefCell::default(),
            loop_params: RefCell::default(),
            errors: RefCell::default(),
            graphs: Cell::new(0),
        }
    }

    /// An input whose value is given when the graph runs.
    ///
    /// ```
    /// # mod grads { pub use grad_core::{graph, ir::DType}; }
    /// use grads::{DType, graph::Graph};
    /// let g = Graph::new();
    /// let x = g.placeholder("x", DType::F64);
    /// // a tensor of any shape
    /// let out = g.run(&[x.exp()], &[(x, vec![0.0, 0.0].into())])?;
    /// assert_eq!(out[0].to_f64s(), [1.0, 1.0]);
    /// # Ok::<(), grad_core::graph::GraphError>(())
    /// ```
    pub fn placeholder(&self, name: &str, dtype: DType) -> Var<'_> {
        self.input(name, dtype, None)
    }

    /// An input that has a value of its own, which [`assign`](Self::assign) changes.
    ///
    /// ```
    /// # mod grads { pub use grad_core::graph; }
    /// use grads::graph::Graph;
    /// let g = Graph::new();
    /// let w = g.variable("w", vec![1.0, 2.0]);
    /// assert_eq!(g.run(&[w * 3.0], &[])?[0].to_f64s(), [3.0, 6.0]);
    /// # Ok::<(), grad_core::graph::GraphError>(())
    /// ```
    pub fn variable(&self, name: &str, initial: impl Into<Tensor>) -> Var<'_> {
        let initial = initial.into();
        self.input(name, initial.dtype(), Some(initial))
    }

    fn input(&self, name: &str, dtype: DType, value: Option<Tensor>) -> Var<'_> {
        let v = self.b.with_level(0, |g| {
            let v = g.add_param(Type::Tensor(dtype));
            g.values[v].name = Some(name.into());
            v
        });
        let name = name.to_string();
        let var = self.b.var_at(0, v);
        let mut inputs = self.inputs.borrow_mut();
        let is_variable = value.is_some();
        if let Some(value) = value {
            self.variables.borrow_mut().insert(inputs.len(), value);
        }
        inputs.push(Input {
            name,
            dtype,
            is_variable,
            param: var.raw(),
        });
        var
    }

    /// Sets the value of a variable: for all runs that begin from now on, also of programs that are compiled already.
    ///
    /// ```
    /// # mod grads { pub use grad_core::graph; }
    /// use grads::graph::Graph;
    /// let g = Graph::new();
    /// let w = g.variable("w", 1.0);
    /// g.assign(w, 5.0)?;
    /// assert_eq!(g.run(&[w], &[])?[0].to_f64(), Some(5.0));
    /// assert!(g.assign(w, true).is_err());
    /// // one program, and what it trains
    /// let loss = (w - 3.0) * (w - 3.0);
    /// let dw = g.gradients(&[loss], &[w], &Default::default())?[0].unwrap();
    /// let step = g.compile(&[w - dw * 0.25])?;
    /// for _ in 0..50 {
    ///     g.assign(w, step.run(&[])?.remove(0))?;
    /// }
    /// assert!((step.run(&[])?[0].to_f64().unwrap() - 3.0).abs() < 1e-9);
    /// # Ok::<(), grad_core::graph::GraphError>(())
    /// ```
    ///
    /// # Errors
    /// Something that is no variable, or a tensor of another type of elements.
    pub fn assign(&self, variable: Var<'_>, value: impl Into<Tensor>) -> Result<(), GraphError> {
        let value = value.into();
        let at = self.input_of(variable)?;
        let input = &self.inputs.borrow()[at];
        if !input.is_variable {
            return Err(GraphError::NotAVariable(input.name.clone()));
        }
        if input.dtype != value.dtype() {
            return Err(GraphError::Feed {
                name: input.name.clone(),
                expected: input.dtype,
                found: value.dtype(),
            });
        }
        self.variables.borrow_mut().insert(at, value);
        Ok(())
    }

    /// Which input a handle is.
    fn input_of(&self, v: Var<'_>) -> Result<usize, GraphError> {
        let inputs = self.inputs.borrow();
        let at = inputs.iter().position(|input| input.param == v.raw());
        at.ok_or(GraphError::NotAnInput)
    }

    /// A literal tensor.
    ///
    /// ```
    /// # mod grads { pub use grad_core::graph; }
    /// use grads::graph::Graph;
    /// let g = Graph::new();
    /// let a = g.constant([[1.0, 2.0], [3.0, 4.0]]);
    /// assert_eq!(g.run(&[a.matmul(a)], &[])?[0].to_f64s(), [7.0, 10.0, 15.0, 22.0]);
    /// # Ok::<(), grad_core::graph::GraphError>(())
    /// ```
    pub fn constant(&self, value: impl Into<Tensor>) -> Var<'_> {
        let value = value.into();
        let ty = Type::Tensor(value.dtype());
        self.b.constant(&value.to_string(), ty)
    }

    /// A tensor of the shape of `like` that is zero but for rows: `values[i]` is added at row `indices[i]` (TensorFlow's
    /// IndexedSlices). As a cotangent it stays in this form as long as nobody needs the whole.
    ///
    /// ```
    /// # mod grads { pub use grad_core::graph; }
    /// use grads::graph::Graph;
    /// let g = Graph::new();
    /// let like = g.constant(vec![0.0; 4]);
    /// let (values, indices) = (g.constant(vec![1.0, 2.0, 3.0]), g.constant(vec![3_i64, 0, 3]));
    /// let whole = g.indexed_slices(values, indices, like);
    /// assert_eq!(g.run(&[whole], &[])?[0].to_f64s(), [2.0, 0.0, 0.0, 4.0]);
    /// # Ok::<(), grad_core::graph::GraphError>(())
    /// ```
    #[track_caller]
    pub fn indexed_slices<'g>(
        &'g self,
        values: Var<'g>,
        indices: Var<'g>,
        like: Var<'g>,
    ) -> Var<'g> {
        values.apply(&INDEXED_SLICES, &[indices, like])
    }

    /// What `build` adds is called `name/..`.
    ///
    /// ```
    /// # mod grads { pub use grad_core::{graph, ir::DType}; }
    /// use grads::{DType, graph::Graph};
    /// let g = Graph::new();
    /// let x = g.placeholder("x", DType::F64);
    /// let y = g.name_scope("layer", || x.tanh());
    /// assert_eq!((g.name(x), g.name(y)), ("x".into(), "layer/tanh".into()));
    /// ```
    pub fn name_scope<R>(&self, name: &str, build: impl FnOnce() -> R) -> R {
        let undone = self.undone();
        self.b.enter(name);
        let built = build();
        self.b.leave();
        undone.kept();
        built
    }

    /// What a value is called.
    ///
    /// ```
    /// # mod grads { pub use grad_core::{graph, ir::DType}; }
    /// use grads::{DType, graph::Graph};
    /// let g = Graph::new();
    /// let x = g.placeholder("x", DType::F64);
    /// assert_eq!(g.name(x + x), "add");
    /// assert_eq!(g.name(x + x), "add_1");
    /// ```
    pub fn name(&self, v: Var<'_>) -> String {
        let Some((depth, value)) = self.b.place(v) else {
            return String::new();
        };
        let name = self.b.with_level(depth, |g| g.values[value].name.clone());
        name.map_or_else(|| value.to_string(), |name| name.to_string())
    }

    /// The gradient rules that this graph looks up. Changes count from now on; a clone that is put back later with
    /// [`set_registry`](Self::set_registry) ends an override.
    ///
    /// ```
    /// use grad_core::{graph::{GradientOptions, Graph}, ir::DType, ops};
    /// let g = Graph::new();
    /// let x = g.placeholder("x", DType::F64);
    /// let (usual, mut other) = (g.registry(), g.registry());
    /// other.not_differentiable(&ops::trig::SIN);
    /// g.set_registry(other);
    /// assert!(g.gradients(&[x.sin()], &[x], &GradientOptions::default())?[0].is_none());
    /// g.set_registry(usual);
    /// assert!(g.gradients(&[x.sin()], &[x], &GradientOptions::default())?[0].is_some());
    /// # Ok::<(), grad_core::graph::GraphError>(())
    /// ```
    pub fn registry(&self) -> GradRegistry {
        self.registry.borrow().clone()
    }

    /// Replaces the gradient rules.
    ///
    /// ```
    /// # mod grads { pub use grad_core::{graph, registry::GradRegistry}; }
    /// use grads::{GradRegistry, graph::Graph};
    /// let g = Graph::new();
    /// g.set_registry(GradRegistry::new()); // the built-in rules
    /// ```
    pub fn set_registry(&self, registry: GradRegistry) {
        self.registry.replace(registry);
    }

    /// Runs `build` with other gradient rules.
    ///
    /// ```
    /// use grad_core::{graph::{GradientOptions, Graph}, ir::DType, ops};
    /// let g = Graph::new();
    /// let x = g.placeholder("x", DType::F64);
    /// let mut other = g.registry();
    /// other.not_differentiable(&ops::trig::SIN);
    /// let none = g.with_registry(other, || g.gradients(&[x.sin()], &[x], &GradientOptions::default()))?;
    /// assert!(none[0].is_none());
    /// # Ok::<(), grad_core::graph::GraphError>(())
    /// ```
    pub fn with_registry<R>(&self, registry: GradRegistry, build: impl FnOnce() -> R) -> R {
        let outside = self.registry.replace(registry);
        let _again = Again(&self.registry, outside);
        build()
    }

    /// The finished graphs, unless a gradient is being made of them.
    fn finished(&self) -> Result<Ref<'_, Module>, GraphError> {
        self.module.try_borrow().map_err(|_| GraphError::Busy)
    }

    /// Remembers an error that a method without a `Result` found.
    fn refuse(&self, error: GraphError) {
        self.errors.borrow_mut().push(error);
    }

    /// The first thing that did not fit while the graph was built.
    ///
    /// ```
    /// # mod grads { pub use grad_core::{graph, ir::DType}; }
    /// use grads::{DType, graph::Graph};
    /// let g = Graph::new();
    /// let x = g.placeholder("x", DType::F64);
    /// assert!(g.check().is_ok());
    /// let _ = x.and(x);
    /// assert!(g.check().is_err());
    /// ```
    ///
    /// # Errors
    /// That.
    pub fn check(&self) -> Result<(), GraphError> {
        if let Some(error) = self.errors.borrow().first() {
            return Err(error.clone());
        }
        match self.b.errors().into_iter().next() {
            Some(error) => Err(error.into()),
            None => Ok(()),
        }
    }
}

/// Puts a registry back, also when what runs meanwhile panics.
struct Again<'g>(&'g RefCell<GradRegistry>, GradRegistry);

impl Drop for Again<'_> {
    fn drop(&mut self) {
        self.0.replace(std::mem::take(&mut self.1));
    }
}

impl std::fmt::Debug for Graph {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        let nodes = self.b.with_level(0, |g| g.nodes.len());
        write!(f, "Graph({nodes} nodes)")
    }
}
