//! The same elements in another shape.

use super::layout::copied;
use super::views::Back1;
use super::{Adjoint, Back, Storage};
use crate::real::Real;
use ndarray::{Array, Array1, ArrayBase, Dimension, IxDyn, Order, ShapeArg, ShapeError};

/// What is given where the shape may not fit.
type Reshaped<A, E> = Result<Array<A, E>, ShapeError>;

/// The same elements in another shape.
pub trait Reshapes<A, D: Dimension>: Sized {
    /// In the shape that is asked for, by rows or as that says.
    fn __grads_into_shape_with_order<E: ShapeArg>(
        &self,
        shape: E,
    ) -> (
        Reshaped<A, E::Dim>,
        Back1<Self, A, D, Option<Array<A, E::Dim>>>,
    )
    where
        E::Dim: 'static;
    /// The same, of elements in any order in memory.
    fn __grads_to_shape<E: ShapeArg>(
        &self,
        shape: E,
    ) -> (
        Reshaped<A, E::Dim>,
        Back1<Self, A, D, Option<Array<A, E::Dim>>>,
    )
    where
        E::Dim: 'static;
    /// One after the other, by rows.
    fn __grads_flatten(&self) -> (Array1<A>, Back<Self, A, D, Array1<A>>);
    /// With a number of axes that is not known to the type.
    fn __grads_into_dyn(&self) -> (Array<A, IxDyn>, Back<Self, A, D, Array<A, IxDyn>>);
}

impl<A: Real, S: Storage<Elem = A>, D: Dimension> Reshapes<A, D> for ArrayBase<S, D> {
    fn __grads_into_shape_with_order<E: ShapeArg>(
        &self,
        shape: E,
    ) -> (
        Reshaped<A, E::Dim>,
        Back1<Self, A, D, Option<Array<A, E::Dim>>>,
    )
    where
        E::Dim: 'static,
    {
        let (shape, order) = shape.into_shape_and_order();
        let order = order.unwrap_or(Order::RowMajor);
        let view = self.view().into_shape_with_order((shape, order));
        (view.map(copied), back(order))
    }

    fn __grads_to_shape<E: ShapeArg>(
        &self,
        shape: E,
    ) -> (
        Reshaped<A, E::Dim>,
        Back1<Self, A, D, Option<Array<A, E::Dim>>>,
    )
    where
        E::Dim: 'static,
    {
        let (shape, order) = shape.into_shape_and_order();
        let order = order.unwrap_or(Order::RowMajor);
        let made = self.to_shape((shape, order));
        (made.map(|made| copied(made.view())), back(order))
    }

    fn __grads_flatten(&self) -> (Array1<A>, Back<Self, A, D, Array1<A>>) {
        (copied(self.flatten().view()), |_, adjoint, ct| {
            add(adjoint, ct.iter());
        })
    }

    fn __grads_into_dyn(&self) -> (Array<A, IxDyn>, Back<Self, A, D, Array<A, IxDyn>>) {
        (copied(self.view().into_dyn()), |_, adjoint, ct| {
            add(adjoint, ct.iter());
        })
    }
}

/// Adds numbers in the order of the indices.
fn add<'a, A: Real + 'a, D: Dimension>(adjoint: Adjoint<A, D>, ct: impl Iterator<Item = &'a A>) {
    for (place, ct) in adjoint.into_iter().flatten().zip(ct) {
        *place += *ct;
    }
}

/// The way back of a shape with elements in this order.
fn back<X, A: Real, D: Dimension, E: Dimension>(
    order: Order,
) -> Back1<X, A, D, Option<Array<A, E>>> {
    Box::new(move |_, adjoint, ct| {
        let Some(ct) = ct else { return ((),) };
        match order {
            Order::ColumnMajor => {
                let places = adjoint.map(|a| a.view_mut().reversed_axes());
                for (place, ct) in places.into_iter().flatten().zip(ct.t()) {
                    *place += *ct;
                }
            }
            _ => add(adjoint, ct.iter()),
        }
        ((),)
    })
}
