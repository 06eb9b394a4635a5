//! Arrays behind each other.

use super::{Adjoint, Storage};
use crate::real::Real;
use ndarray::{Array, ArrayBase, ArrayView, Axis, RemoveAxis};

/// The methods for so many arrays beside the first.
macro_rules! joins {
    ($(
        $trait:ident: $joined:ident, $joined_back:ident;
        $($other:ident $adjoint:ident $S:ident),*;
    )*) => {$(
        /// An array, and others behind it.
        pub trait $trait<A, D: RemoveAxis>: Sized {
            /// `concatenate`
            fn $joined<$($S: Storage<Elem = A>),*>(&self, axis: Axis, $($other: &ArrayBase<$S, D>),*) -> Array<A, D>;
            /// Its derivative.
            fn $joined_back<$($S: Storage<Elem = A>),*>(&self, axis: Axis, $($other: &ArrayBase<$S, D>),*) -> (
                Array<A, D>,
                Box<dyn Fn(&Self, Adjoint<A, D>, $(&ArrayBase<$S, D>, Adjoint<A, D>,)* Array<A, D>) -> ((),) + Send + Sync>,
            );
        }

        impl<A: Real, S: Storage<Elem = A>, D: RemoveAxis> $trait<A, D> for ArrayBase<S, D> {
            fn $joined<$($S: Storage<Elem = A>),*>(&self, axis: Axis, $($other: &ArrayBase<$S, D>),*) -> Array<A, D> {
                ndarray::concatenate(axis, &[self.view(), $($other.view()),*]).unwrap()
            }
            fn $joined_back<$($S: Storage<Elem = A>),*>(&self, axis: Axis, $($other: &ArrayBase<$S, D>),*) -> (
                Array<A, D>,
                Box<dyn Fn(&Self, Adjoint<A, D>, $(&ArrayBase<$S, D>, Adjoint<A, D>,)* Array<A, D>) -> ((),) + Send + Sync>,
            ) {
                let back = move |this: &Self, adjoint: Adjoint<A, D>, $($other: &ArrayBase<$S, D>, $adjoint: Adjoint<A, D>,)* ct: Array<A, D>| {
                    let mut cts = Cts { left: ct.view(), axis };
                    cts.add(this.len_of(axis), adjoint);
                    $(cts.add($other.len_of(axis), $adjoint);)*
                    ((),)
                };
                (self.$joined(axis, $($other),*), Box::new(back))
            }
        }
    )*};
}

/// Cotangents of arrays that stand behind each other.
struct Cts<'a, A, D> {
    left: ArrayView<'a, A, D>,
    axis: Axis,
}

impl<A: Real, D: RemoveAxis> Cts<'_, A, D> {
    /// Adds the next to a gradient.
    fn add(&mut self, len: usize, adjoint: Adjoint<A, D>) {
        let (first, left) = self.left.clone().split_at(self.axis, len);
        self.left = left;
        if let Some(adjoint) = adjoint {
            adjoint.zip_mut_with(&first, |place, ct| *place += *ct);
        }
    }
}

joins! {
    Join1: grads_concatenate1, __grads_grads_concatenate1; y of_y S1;
    Join2: grads_concatenate2, __grads_grads_concatenate2; y of_y S1, z of_z S2;
    Join3: grads_concatenate3, __grads_grads_concatenate3; y of_y S1, z of_z S2, w of_w S3;
}
