//! Methods that write to an array. Their ways back put back what was there.

use super::broadcast::unbroadcast;
use super::maps::Pull;
use super::{Adjoint, Storage};
use crate::real::Real;
use ndarray::{Array, ArrayBase, DataMut, Dimension, LinalgScalar};

/// The way back of a method without a value that takes one number.
pub type FillBack<X, A, D> = Box<dyn Fn(&mut X, Adjoint<A, D>, ()) -> (A,) + Send + Sync>;

/// The way back of a method that takes an array.
pub type AssignBack<X, A, D, Y, E> =
    Box<dyn Fn(&mut X, Adjoint<A, D>, &Y, Adjoint<A, E>, ()) + Send + Sync>;

/// The way back of a method that takes a number and an array.
pub type ScaledBack<X, A, D, Y, E> =
    Box<dyn Fn(&mut X, Adjoint<A, D>, &Y, Adjoint<A, E>, ()) -> (A,) + Send + Sync>;

/// The way back of a map in place.
pub type MapBack<'grads, X, A, D, K> =
    Box<dyn Fn(&mut X, Adjoint<A, D>, Pull<A, K, A>, ()) + Send + Sync + 'grads>;

/// Methods that write to all elements.
pub trait Writes<A, D>: Sized {
    /// The same number in each place.
    fn __grads_fill(&mut self, x: A) -> ((), FillBack<Self, A, D>);
    /// Another number in each place.
    fn __grads_mapv_inplace<'grads, K>(
        &mut self,
        f: impl FnMut(A) -> (A, K),
    ) -> ((), MapBack<'grads, Self, A, D, K>)
    where
        K: Send + Sync + 'grads;
}

impl<A, S, D> Writes<A, D> for ArrayBase<S, D>
where
    A: Real,
    S: Storage<Elem = A> + DataMut,
    D: Dimension + 'static,
{
    fn __grads_fill(&mut self, x: A) -> ((), FillBack<Self, A, D>) {
        let before = self.to_owned();
        self.fill(x);
        let back = move |this: &mut Self, adjoint: Adjoint<A, D>, ()| {
            this.assign(&before);
            (taken(adjoint)
                .into_iter()
                .fold(A::lit(0.0), |sum, ct| sum + ct),)
        };
        ((), Box::new(back))
    }

    fn __grads_mapv_inplace<'grads, K>(
        &mut self,
        mut f: impl FnMut(A) -> (A, K),
    ) -> ((), MapBack<'grads, Self, A, D, K>)
    where
        K: Send + Sync + 'grads,
    {
        let before = self.to_owned();
        let mut kept = Vec::with_capacity(self.len());
        for x in self.iter_mut() {
            let (y, of_y) = f(*x);
            *x = y;
            kept.push(of_y);
        }
        let back = move |this: &mut Self, adjoint: Adjoint<A, D>, pull: Pull<A, K, A>, ()| {
            this.assign(&before);
            let places = adjoint.into_iter().flatten();
            for (place, kept) in places.zip(&kept) {
                (*place,) = pull(kept, (*place,));
            }
        };
        ((), Box::new(back))
    }
}

/// The cotangent of what was written, which has not come from what was there before.
fn taken<A: Real, D: Dimension>(adjoint: Adjoint<A, D>) -> Array<A, D> {
    match adjoint {
        Some(adjoint) => {
            let zeros = Array::from_elem(adjoint.raw_dim(), A::lit(0.0));
            std::mem::replace(adjoint, zeros)
        }
        None => Array::from_shape_simple_fn(D::zeros(D::NDIM.unwrap_or(1)), || A::lit(0.0)),
    }
}

/// Methods that write what is in another array.
pub trait Assigns<A, D, Y, E>: Sized {
    /// Its elements.
    fn __grads_assign(&mut self, rhs: &Y) -> ((), AssignBack<Self, A, D, Y, E>);
    /// A multiple of it is added.
    fn __grads_scaled_add(&mut self, alpha: A, rhs: &Y) -> ((), ScaledBack<Self, A, D, Y, E>);
}

impl<A, S, D, S2, E> Assigns<A, D, ArrayBase<S2, E>, E> for ArrayBase<S, D>
where
    A: Real + LinalgScalar,
    S: Storage<Elem = A> + DataMut,
    S2: Storage<Elem = A>,
    D: Dimension + 'static,
    E: Dimension,
{
    fn __grads_assign(
        &mut self,
        rhs: &ArrayBase<S2, E>,
    ) -> ((), AssignBack<Self, A, D, ArrayBase<S2, E>, E>) {
        let before = self.to_owned();
        self.assign(rhs);
        let back = move |this: &mut Self,
                         adjoint: Adjoint<A, D>,
                         rhs: &ArrayBase<S2, E>,
                         of_rhs: Adjoint<A, E>,
                         ()| {
            this.assign(&before);
            let ct = taken(adjoint);
            if let Some(of_rhs) = of_rhs {
                *of_rhs += &unbroadcast(ct, &rhs.raw_dim());
            }
        };
        ((), Box::new(back))
    }

    fn __grads_scaled_add(
        &mut self,
        alpha: A,
        rhs: &ArrayBase<S2, E>,
    ) -> ((), ScaledBack<Self, A, D, ArrayBase<S2, E>, E>) {
        let before = self.to_owned();
        self.scaled_add(alpha, rhs);
        let back = move |this: &mut Self,
                         adjoint: Adjoint<A, D>,
                         rhs: &ArrayBase<S2, E>,
                         of_rhs: Adjoint<A, E>,
                         ()| {
            this.assign(&before);
            let Some(adjoint) = adjoint else {
                return (<A as Real>::lit(0.0),);
            };
            let ct = unbroadcast(adjoint.clone(), &rhs.raw_dim());
            if let Some(of_rhs) = of_rhs {
                of_rhs.scaled_add(alpha, &ct);
            }
            ((&ct * rhs).sum(),)
        };
        ((), Box::new(back))
    }
}
