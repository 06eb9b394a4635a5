//! All derivatives of all elements: Jacobians and Hessians.

use super::gradients::GradientOptions;
use super::{Graph, GraphError};
use crate::ir::{DType, Type, Var};
use crate::ops::tensor::index::Part;
use crate::ops::tensor::join::concat;

impl Graph {
    /// The derivative of each element of `y` with respect to each of `x`, in the shape of `y` followed by that of `x`;
    /// zeros if `y` does not depend on `x`. A loop over the elements of `y`, one reverse pass each.
    ///
    /// ```
    /// # mod grads { pub use grad_core::{graph, ir::DType}; }
    /// use grads::{DType, graph::Graph};
    /// let g = Graph::new();
    /// let x = g.placeholder("x", DType::F64);
    /// let j = g.jacobian(x * x, x)?;
    /// let out = g.run(&[j], &[(x, vec![1.0, 2.0].into())])?;
    /// assert_eq!((out[0].shape(), out[0].to_f64s()), (&[2, 2][..], vec![2.0, 0.0, 0.0, 4.0]));
    /// # Ok::<(), grad_core::graph::GraphError>(())
    /// ```
    ///
    /// # Errors
    /// See [`gradients`](Self::gradients).
    pub fn jacobian<'g>(&'g self, y: Var<'g>, x: Var<'g>) -> Result<Var<'g>, GraphError> {
        let Type::Tensor(dtype) = x.ty() else {
            return Err(GraphError::OutOfScope);
        };
        let undone = self.undone();
        self.b.enter("jacobian");
        let rows = self.rows_of_jacobian(y, x, dtype);
        let jacobian = rows.map(|rows| {
            let shape = concat(&[y.shape_of(), x.shape_of()], 0);
            rows.list_stack().reshape_to(shape)
        });
        self.b.leave();
        undone.kept();
        jacobian
    }

    /// For each x the second derivatives of the sum of all ys by each pair of its elements, in the shape of `x` twice;
    /// zeros where the derivative is constant. A loop over the elements of `x`, one reverse pass each.
    ///
    /// ```
    /// # mod grads { pub use grad_core::{graph, ir::DType}; }
    /// use grads::{DType, graph::Graph};
    /// let g = Graph::new();
    /// let x = g.placeholder("x", DType::F64);
    /// let product = x.reduce_prod(None, false);
    /// let h = g.hessians(&[product], &[x])?[0];
    /// let out = g.run(&[h], &[(x, vec![2.0, 3.0].into())])?;
    /// assert_eq!(out[0].to_f64s(), [0.0, 1.0, 1.0, 0.0]);
    /// # Ok::<(), grad_core::graph::GraphError>(())
    /// ```
    ///
    /// # Errors
    /// See [`gradients`](Self::gradients).
    pub fn hessians<'g>(
        &'g self,
        ys: &[Var<'g>],
        xs: &[Var<'g>],
    ) -> Result<Vec<Var<'g>>, GraphError> {
        let cts = self.gradients(ys, xs, &GradientOptions::default())?;
        let hessian = |(ct, &x): (Option<Var<'g>>, &Var<'g>)| {
            self.jacobian(ct.unwrap_or_else(|| x.zeros_like()), x)
        };
        cts.into_iter().zip(xs).map(hessian).collect()
    }

    /// A list of the gradients of the elements of `y`.
    fn rows_of_jacobian<'g>(
        &'g self,
        y: Var<'g>,
        x: Var<'g>,
        dtype: DType,
    ) -> Result<Var<'g>, GraphError> {
        let y = y.reshape(&[-1]);
        let n = y.shape_of().part(&[Part::At(0)], &[]);
        let mut outcome = Ok(());
        let (start, one) = (self.constant(0_i64), self.constant(1_i64));
        let out = self.while_loop(
            &[start, n.list_new(dtype)],
            |vars| vars[0].lt(n),
            |vars| {
                let element = y.part(&[Part::AtOperand(0)], &[vars[0]]);
                let row = match self.gradients(&[element], &[x], &GradientOptions::default()) {
                    Ok(cts) => cts.into_iter().next().flatten(),
                    Err(error) => {
                        outcome = Err(error);
                        None
                    }
                };
                let row = row.unwrap_or_else(|| x.zeros_like());
                vec![vars[0] + one, vars[1].list_write(vars[0], row)]
            },
            None,
        );
        outcome.map(|()| out[1])
    }
}
