//! `gradients(ys, xs)`, and what is made of it.

use super::{Graph, GraphError};
use crate::grad::{Aggregation, GradientStep, Query, gradients_within};
use crate::ir::{DType, Type, Var};

/// What a gradient is asked for with.
///
/// ```
/// # mod grads { pub use grad_core::{graph, ir::DType}; }
/// use grads::{DType, graph::{GradientOptions, Graph}};
/// let g = Graph::new();
/// let a = g.placeholder("a", DType::F64);
/// let b = a * 2.0;
/// let partial = GradientOptions { stop_gradients: vec![a, b], ..Default::default() };
/// let da = g.gradients(&[a + b], &[a], &partial)?[0].unwrap();
/// let total = g.gradients(&[a + b], &[a], &GradientOptions::default())?[0].unwrap();
/// let out = g.run(&[da, total], &[(a, 0.0.into())])?;
/// assert_eq!((out[0].to_f64(), out[1].to_f64()), (Some(1.0), Some(3.0)));
/// # Ok::<(), grad_core::graph::GraphError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct GradientOptions<'g> {
    /// The cotangent of each y; ones where there is none. Either empty or as long as the ys. Each has the shape of its y:
    /// shapes are known when the graph runs, and another one is an error of the run, with the name of the y and both shapes.
    pub grad_ys: Vec<Option<Var<'g>>>,
    /// What is taken as constant: the derivative is partial with respect to it.
    pub stop_gradients: Vec<Var<'g>>,
    /// What the gradient with respect to an x that no y depends on is.
    pub unconnected: Unconnected,
    /// How several contributions to one cotangent become one.
    pub aggregation: Aggregation,
    /// Whether all cotangents of a node are ready before any is used. Nodes run one by one in their order: the values are
    /// the same.
    pub gate: bool,
    /// What the nodes of the gradient are called; `gradients` if empty.
    pub name: String,
}

/// What the gradient with respect to an x that no y depends on is.
///
/// ```
/// # mod grads { pub use grad_core::{graph, ir::DType}; }
/// use grads::{DType, graph::{GradientOptions, Graph, Unconnected}};
/// let g = Graph::new();
/// let (x, y) = (g.placeholder("x", DType::F64), g.placeholder("y", DType::F64));
/// assert!(g.gradients(&[x], &[y], &GradientOptions::default())?[0].is_none());
/// let zeros = GradientOptions { unconnected: Unconnected::Zero, ..Default::default() };
/// let dy = g.gradients(&[x], &[y], &zeros)?[0].unwrap();
/// assert_eq!(g.run(&[dy], &[(y, vec![1.0, 2.0].into())])?[0].to_f64s(), [0.0, 0.0]);
/// # Ok::<(), grad_core::graph::GraphError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Unconnected {
    /// `None`.
    #[default]
    None,
    /// Zeros.
    Zero,
}

impl std::str::FromStr for Unconnected {
    type Err = GraphError;
    fn from_str(text: &str) -> Result<Self, GraphError> {
        match text {
            "none" => Ok(Unconnected::None),
            "zero" => Ok(Unconnected::Zero),
            other => Err(GraphError::UnknownOption(format!(
                "Unknown value for unconnected_gradients: '{other}'"
            ))),
        }
    }
}

impl std::str::FromStr for Aggregation {
    type Err = GraphError;
    fn from_str(text: &str) -> Result<Self, GraphError> {
        match text {
            "add_n" | "default" => Ok(Aggregation::AddN),
            "tree" => Ok(Aggregation::Tree),
            "accumulate_n" => Ok(Aggregation::AccumulateN),
            other => Err(GraphError::UnknownOption(format!(
                "Invalid `aggregation_method` specified {other}. Accepted values are add_n, tree, accumulate_n."
            ))),
        }
    }
}

impl Graph {
    /// Adds the sum of the derivatives of all ys with respect to each x. Integers and bools are constant. A gradient that is
    /// zero but for some rows is in the form that [`Var::slices`] shows. Linear in the size of the graph.
    ///
    /// ```
    /// # mod grads { pub use grad_core::{graph, ir::DType}; }
    /// use grads::{DType, graph::{GradientOptions, Graph}};
    /// let g = Graph::new();
    /// let x = g.placeholder("x", DType::F64);
    /// let y = x * x * x;
    /// let dx = g.gradients(&[y], &[x], &GradientOptions::default())?[0].unwrap();
    /// let ddx = g.gradients(&[dx], &[x], &GradientOptions::default())?[0].unwrap();
    /// let out = g.run(&[dx, ddx], &[(x, 2.0.into())])?;
    /// assert_eq!((out[0].to_f64(), out[1].to_f64()), (Some(12.0), Some(12.0)));
    /// # Ok::<(), grad_core::graph::GraphError>(())
    /// ```
    ///
    /// # Errors
    /// Lists of different lengths, cotangents of the wrong type, a node without a rule between xs and ys; see
    /// [`GraphError`].
    pub fn gradients<'g>(
        &'g self,
        ys: &[Var<'g>],
        xs: &[Var<'g>],
        options: &GradientOptions<'g>,
    ) -> Result<Vec<Option<Var<'g>>>, GraphError> {
        self.named(ys, xs, options, None)
    }

    /// [`gradients`](Self::gradients), telling `observer` of each node as it is differentiated.
    ///
    /// ```
    /// # mod grads { pub use grad_core::{graph, ir::DType}; }
    /// use grads::{DType, graph::{GradientOptions, Graph}};
    /// let g = Graph::new();
    /// let x = g.placeholder("x", DType::F64);
    /// let ops = std::cell::RefCell::new(vec![]);
    /// let note = |step: grads::graph::GradientStep| ops.borrow_mut().push(step.op);
    /// g.gradients_observed(&[x.sin() * 2.0], &[x], &GradientOptions::default(), &note)?;
    /// assert_eq!(ops.into_inner(), ["mul", "sin"]);
    /// # Ok::<(), grad_core::graph::GraphError>(())
    /// ```
    ///
    /// # Errors
    /// See there.
    pub fn gradients_observed<'g>(
        &'g self,
        ys: &[Var<'g>],
        xs: &[Var<'g>],
        options: &GradientOptions<'g>,
        observer: &dyn Fn(GradientStep),
    ) -> Result<Vec<Option<Var<'g>>>, GraphError> {
        self.named(ys, xs, options, Some(observer))
    }

    fn named<'g>(
        &'g self,
        ys: &[Var<'g>],
        xs: &[Var<'g>],
        options: &GradientOptions<'g>,
        observer: Option<&dyn Fn(GradientStep)>,
    ) -> Result<Vec<Option<Var<'g>>>, GraphError> {
        self.check()?;
        let name = if options.name.is_empty() {
            "gradients"
        } else {
            &options.name
        };
        let undone = self.undone();
        self.b.enter(name);
        let added = self.add_gradients(ys, xs, options, observer);
        self.b.leave();
        undone.kept();
        // what the rules did that did not fit
        added.and_then(|cts| self.check().map(|()| cts))
    }

    fn add_gradients<'g>(
        &'g self,
        ys: &[Var<'g>],
        xs: &[Var<'g>],
        options: &GradientOptions<'g>,
        observer: Option<&dyn Fn(GradientStep)>,
    ) -> Result<Vec<Option<Var<'g>>>, GraphError> {
        let seeded = self.default_grad_ys(ys, &options.grad_ys)?;
        // observers and rules may ask the graph for things meanwhile
        let registry = self.registry();
        let own = self.own_gradients()?;
        let loop_params = self.loop_params.borrow().clone();
        let mut module = self.module.try_borrow_mut().map_err(|_| GraphError::Busy)?;
        let query = Query {
            ys: seeded,
            xs: xs.to_vec(),
            stops: options.stop_gradients.clone(),
            aggregation: options.aggregation,
            registry: &registry,
            own: &own,
            observer,
            loop_params: &loop_params,
        };
        let cts = gradients_within(&self.b, &mut module, &query)?;
        drop(module);
        let filled = cts.into_iter().zip(xs).map(|(ct, &x)| {
            let wanted = ct.is_none() && options.unconnected == Unconnected::Zero;
            if wanted {
                Some(self.filled(x, "0"))
            } else {
                ct
            }
        });
        Ok(filled.collect())
    }

    /// The cotangent of each y that may have one.
    fn default_grad_ys<'g>(
        &'g self,
        ys: &[Var<'g>],
        grad_ys: &[Option<Var<'g>>],
    ) -> Result<Vec<(Var<'g>, Var<'g>)>, GraphError> {
        if !grad_ys.is_empty() && grad_ys.len() != ys.len() {
            return Err(GraphError::GradYs {
                grad_ys: grad_ys.len(),
                ys: ys.len(),
            });
        }
        let given = grad_ys.iter().copied().chain(std::iter::repeat(None));
        let mut seeded = vec![];
        for (&y, ct) in ys.iter().zip(given) {
            let (name, ty) = (self.name(y), y.ty());
            let ct = match ct {
                // like an integer of which nobody asks the gradient
                None if ty == Type::Tensor(DType::Bool) => continue,
                None if matches!(ty, Type::Tensor(_)) => self.filled(y, "1"),
                Some(ct) if ty != Type::Tensor(DType::Bool) && ct.ty() == ty => {
                    self.shaped_like(ct, y, "grad_ys")
                }
                Some(ct) if matches!(ty, Type::Tensor(dtype) if dtype != DType::Bool) => {
                    return Err(GraphError::GradYType {
                        y: name,
                        expected: ty.to_string(),
                        found: ct.ty().to_string(),
                    });
                }
                None | Some(_) => {
                    let ty = ty.to_string();
                    return Err(GraphError::NotNumeric { y: name, ty });
                }
            };
            seeded.push((y, ct));
        }
        Ok(seeded)
    }

    /// What is given for a value, and must have its shape: else the run ends with an error that has both.
    fn shaped_like<'g>(&'g self, given: Var<'g>, like: Var<'g>, what: &str) -> Var<'g> {
        if !matches!(like.ty(), Type::Tensor(_)) || given.raw() == like.raw() {
            return given;
        }
        // words of an attribute stand between spaces
        let name = self.name(like).replace(' ', "_");
        given.checked_like(like, format!("given={what} for={name}"))
    }

    /// A tensor of the shape of `like`, full of one number. Of a total nothing is read: what follows need not wait for it.
    fn filled<'g>(&'g self, like: Var<'g>, number: &str) -> Var<'g> {
        let number = self.b.constant(number, like.ty());
        match like.is_total() {
            true => number,
            false => number.broadcast_like(like),
        }
    }

    /// The Hessian of the sum of all ys times a vector for each x: the gradient of `<gradient, v>`.
    ///
    /// ```
    /// # mod grads { pub use grad_core::{graph, ir::DType}; }
    /// use grads::{DType, graph::Graph};
    /// let g = Graph::new();
    /// let x = g.placeholder("x", DType::F64);
    /// let y = (x * x * x).reduce_sum(None, false);
    /// let v = g.constant(vec![1.0, 10.0]);
    /// let hv = g.hessian_vector_product(&[y], &[x], &[v])?[0].unwrap();
    /// let out = g.run(&[hv], &[(x, vec![1.0, 2.0].into())])?;
    /// assert_eq!(out[0].to_f64s(), [6.0, 120.0]);
    /// # Ok::<(), grad_core::graph::GraphError>(())
    /// ```
    ///
    /// # Errors
    /// Lists of different lengths; see [`gradients`](Self::gradients).
    pub fn hessian_vector_product<'g>(
        &'g self,
        ys: &[Var<'g>],
        xs: &[Var<'g>],
        vs: &[Var<'g>],
    ) -> Result<Vec<Option<Var<'g>>>, GraphError> {
        if xs.len() != vs.len() {
            return Err(GraphError::Vectors);
        }
        let options = GradientOptions::default();
        let cts = self.gradients(ys, xs, &options)?;
        let vs = vs.iter().zip(xs).map(|(&v, &x)| match v.ty() == x.ty() {
            true => self.shaped_like(v, x, "v"),
            false => v,
        });
        let products = cts.into_iter().zip(vs);
        let products: Vec<Var> = products
            .filter_map(|(ct, v)| Some(ct? * v.stop_gradient()))
            .collect();
        self.gradients(&products, xs, &options)
    }
}
