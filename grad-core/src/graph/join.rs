//! Primitives of any number of operands.

use super::{Graph, GraphError};
use crate::ir::Var;
use crate::ops::tensor::{einsum, join};

impl Graph {
    /// These one after the other along an axis; of none at all, an error of the graph.
    ///
    /// ```
    /// use grad_core::graph::Graph;
    /// let g = Graph::new();
    /// let (a, b) = (g.constant(vec![1.0, 2.0]), g.constant(vec![3.0]));
    /// assert_eq!(g.run(&[g.concat(&[a, b], 0)], &[])?[0].to_f64s(), [1.0, 2.0, 3.0]);
    /// # Ok::<(), grad_core::graph::GraphError>(())
    /// ```
    pub fn concat<'g>(&'g self, parts: &[Var<'g>], axis: isize) -> Var<'g> {
        self.of_some("concat", parts, || join::concat(parts, axis))
    }

    /// These, which have one shape, as the parts of a new axis; of none at all, an error of the graph.
    ///
    /// ```
    /// use grad_core::graph::Graph;
    /// let g = Graph::new();
    /// let (a, b) = (g.constant(vec![1.0, 2.0]), g.constant(vec![3.0, 4.0]));
    /// assert_eq!(g.run(&[g.stack(&[a, b], 1)], &[])?[0].to_f64s(), [1.0, 3.0, 2.0, 4.0]);
    /// # Ok::<(), grad_core::graph::GraphError>(())
    /// ```
    pub fn stack<'g>(&'g self, parts: &[Var<'g>], axis: isize) -> Var<'g> {
        self.of_some("stack", parts, || join::stack(parts, axis))
    }

    /// The sum of products by an equation of indices, `ij,jk->ik`; `...` stands for axes without a letter. Of no operands,
    /// an error of the graph.
    ///
    /// ```
    /// use grad_core::graph::Graph;
    /// let g = Graph::new();
    /// let (a, b) = (g.constant([[1.0, 2.0], [3.0, 4.0]]), g.constant(vec![1.0, 10.0]));
    /// assert_eq!(g.run(&[g.einsum("ij,j->i", &[a, b])], &[])?[0].to_f64s(), [21.0, 43.0]);
    /// # Ok::<(), grad_core::graph::GraphError>(())
    /// ```
    pub fn einsum<'g>(&'g self, equation: &str, operands: &[Var<'g>]) -> Var<'g> {
        self.of_some("einsum", operands, || einsum::einsum(equation, operands))
    }

    fn of_some<'g>(
        &'g self,
        op: &'static str,
        operands: &[Var<'g>],
        build: impl FnOnce() -> Var<'g>,
    ) -> Var<'g> {
        if operands.is_empty() {
            self.refuse(GraphError::NoOperands(op));
            return self.constant(0.0);
        }
        build()
    }
}
