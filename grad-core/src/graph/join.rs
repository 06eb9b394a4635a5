//! Primitives of any number of operands.

use super::{Graph, GraphError};
use crate::ir::Var;
use crate::ops::tensor::{einsum, join};

impl Graph {
    /// These one after the other along an axis; of none at all, an error of the graph.
    ///
    /// ```
    /// # mod grads { pub use grad_core::graph; }
    /// use grads::graph::Graph;
    /// let g = Graph::new();
    /// let (a, b) = (g.constant(vec![1.0, 2.0]), g.constant(vec![3.0]));
    /// assert_eq!(g.run(&[g.concat(&[a, b], 0)], &[])?[0].to_f64s(), [1.0, 2.0, 3.0]);
    /// # Ok::<(), grad_core::graph::GraphError>(())
    /// ```
    #[track_caller]
    pub fn concat<'g>(&'g self, parts: &[Var<'g>], axis: isize) -> Var<'g> {
        match self.none_of("concat", parts) {
            Some(none) => none,
            None => join::concat(parts, axis),
        }
    }

    /// These, which have one shape, as the parts of a new axis; of none at all, an error of the graph.
    ///
    /// ```
    /// # mod grads { pub use grad_core::graph; }
    /// use grads::graph::Graph;
    /// let g = Graph::new();
    /// let (a, b) = (g.constant(vec![1.0, 2.0]), g.constant(vec![3.0, 4.0]));
    /// assert_eq!(g.run(&[g.stack(&[a, b], 1)], &[])?[0].to_f64s(), [1.0, 3.0, 2.0, 4.0]);
    /// # Ok::<(), grad_core::graph::GraphError>(())
    /// ```
    #[track_caller]
    pub fn stack<'g>(&'g self, parts: &[Var<'g>], axis: isize) -> Var<'g> {
        match self.none_of("stack", parts) {
            Some(none) => none,
            None => join::stack(parts, axis),
        }
    }

    /// The sum of products by an equation of indices, `ij,jk->ik`; `...` stands for axes without a letter. Of no operands,
    /// an error of the graph.
    ///
    /// ```
    /// # mod grads { pub use grad_core::graph; }
    /// use grads::graph::Graph;
    /// let g = Graph::new();
    /// let (a, b) = (g.constant([[1.0, 2.0], [3.0, 4.0]]), g.constant(vec![1.0, 10.0]));
    /// assert_eq!(g.run(&[g.einsum("ij,j->i", &[a, b])], &[])?[0].to_f64s(), [21.0, 43.0]);
    /// # Ok::<(), grad_core::graph::GraphError>(())
    /// ```
    #[track_caller]
    pub fn einsum<'g>(&'g self, equation: &str, operands: &[Var<'g>]) -> Var<'g> {
        match self.none_of("einsum", operands) {
            Some(none) => none,
            None => einsum::einsum(equation, operands),
        }
    }

    /// What stands for the result, with an error of the graph, if there are no operands.
    fn none_of<'g>(&'g self, op: &'static str, operands: &[Var<'g>]) -> Option<Var<'g>> {
        operands.is_empty().then(|| {
            self.refuse(GraphError::NoOperands(op));
            self.constant(0.0)
        })
    }
}
