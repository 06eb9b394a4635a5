//! Graphs of primitives that are run node by node on eager values, so that tapes record each node.

use super::{Eager, TapeError};
use crate::entity::{Entity, NodeId, Value};
use crate::ir::{BuildError, Builder, DType, FuncGraph, NodeKind, Type, Var};

/// Such a graph, with its results.
pub(super) struct Traced {
    graph: FuncGraph,
    results: Vec<Option<Value>>,
    /// The nodes that compute the results from what is bound, in program order.
    steps: Vec<NodeId>,
}

impl Traced {
    /// The nodes of `graph` that `results` need, where the values of `bound` are given.
    pub fn new(graph: FuncGraph, results: Vec<Option<Value>>, bound: &[Value]) -> Traced {
        let mut is_wanted = vec![false; graph.values.len()];
        let mut is_bound = is_wanted.clone();
        for v in bound {
            is_bound[v.index()] = true;
        }
        for v in results.iter().flatten() {
            is_wanted[v.index()] = true;
        }
        let mut steps = vec![];
        for (id, node) in graph.nodes.iter().collect::<Vec<_>>().into_iter().rev() {
            let computes = |r: &Value| is_wanted[r.index()] && !is_bound[r.index()];
            if node.results.iter().any(computes) {
                steps.push(id);
                for v in &node.operands {
                    is_wanted[v.index()] = true;
                }
            }
        }
        steps.reverse();
        Traced {
            graph,
            results,
            steps,
        }
    }

    /// The results, given the values of what is bound.
    pub fn run<'e>(
        &self,
        bound: impl IntoIterator<Item = (Value, &'e Eager)>,
    ) -> Vec<Option<Eager>> {
        let mut values: Vec<Option<Eager>> = vec![None; self.graph.values.len()];
        for (v, x) in bound {
            values[v.index()] = Some(x.clone());
        }
        for &id in &self.steps {
            let node = &self.graph.nodes[id];
            let operands: Option<Vec<&Eager>> = node
                .operands
                .iter()
                .map(|v| values[v.index()].as_ref())
                .collect();
            let ty = || self.graph.ty(node.results[0]).clone();
            let result = match (&node.kind, operands) {
                (NodeKind::Const(text), _) => Eager::literal(text, ty()),
                (NodeKind::Prim(def, attr), Some(operands)) => {
                    Eager::apply_typed(def, attr.clone(), &operands, ty())
                }
                (kind, _) => Eager::poisoned(TapeError::NotATensor(format!("{kind:?}"))),
            };
            for r in &node.results {
                values[r.index()] = Some(result.clone());
            }
        }
        let value = |v: &Option<Value>| values[(*v)?.index()].clone();
        self.results.iter().map(value).collect()
    }
}

/// What an expression of the methods of [`Var`] gives on eager values. Each primitive of it is computed, and recorded, by
/// itself.
///
/// ```
/// # mod grads { pub use grad_core::tape; }
/// use grads::tape::{Eager, op};
/// let a = Eager::new([[1.0, 2.0], [3.0, 4.0]]);
/// let b = Eager::new([[1.0], [1.0]]);
/// let ab = op(&[&a, &b], |v| v[0].matmul(v[1]));
/// assert_eq!(ab.value()?.to_f64s(), [3.0, 7.0]);
/// # Ok::<(), grad_core::tape::TapeError>(())
/// ```
pub fn op(args: &[&Eager], build: impl for<'b> FnOnce(&[Var<'b>]) -> Var<'b>) -> Eager {
    let results = ops(args, |vars| vec![build(vars)]);
    let result = results.into_iter().next();
    result.unwrap_or_else(|| Eager::poisoned(TapeError::NotATensor("nothing".into())))
}

/// [`op`] with any number of results.
///
/// ```
/// # mod grads { pub use grad_core::tape; }
/// use grads::tape::{Eager, ops};
/// let x = Eager::new(vec![3.0, 4.0]);
/// let parts = ops(&[&x], |v| v[0].unstack(2, 0));
/// assert_eq!((parts[0].to_f64()?, parts[1].to_f64()?), (3.0, 4.0));
/// # Ok::<(), grad_core::tape::TapeError>(())
/// ```
pub fn ops(args: &[&Eager], build: impl for<'b> FnOnce(&[Var<'b>]) -> Vec<Var<'b>>) -> Vec<Eager> {
    let b = Builder::checked(FuncGraph::new("eager"));
    // the expression is built whatever the arguments carry, to see how many results there are
    let ty = |x: &&Eager| x.ty().unwrap_or(Type::Tensor(DType::F64));
    let params: Vec<Var> = args.iter().map(|x| b.param(ty(x))).collect();
    let results = build(&params);
    let count = results.len();
    // whoever opens a graph inside must close it
    let place = |&r: &Var<'_>| b.place(r).filter(|_| b.depth() == 1);
    let places: Option<Vec<Value>> = results.iter().map(|r| Some(place(r)?.1)).collect();
    let params: Vec<Value> = params.into_iter().map(Var::value).collect();
    let carried = args.iter().find_map(|x| x.error());
    let refused = || b.errors().into_iter().next().map(TapeError::from);
    let error = carried.or_else(refused);
    let (None, Some(places), 1) = (&error, places, b.depth()) else {
        let error = error.unwrap_or_else(|| {
            let at = "a result".into();
            BuildError::OutOfScope { op: "op", at }.into()
        });
        return (0..count).map(|_| Eager::poisoned(error.clone())).collect();
    };
    let places = places.into_iter().map(Some).collect();
    let traced = Traced::new(b.finish(), places, &params);
    let results = traced.run(params.into_iter().zip(args.iter().copied()));
    results.into_iter().flatten().collect()
}

impl Eager {
    /// What an expression of the methods of [`Var`] gives on this: `x.with(|x| x.reduce_sum(None, false))`. See [`op`].
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let sum = Eager::new(vec![3.0, 4.0]).with(|x| x.reduce_sum(None, false));
    /// assert_eq!(sum.to_f64()?, 7.0);
    /// # Ok::<(), grad_core::tape::TapeError>(())
    /// ```
    pub fn with(&self, build: impl for<'b> FnOnce(Var<'b>) -> Var<'b>) -> Eager {
        op(&[self], |vars| build(vars[0]))
    }
}
