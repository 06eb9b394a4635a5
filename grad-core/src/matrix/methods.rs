//! The derivatives of a matrix's methods, as the attribute gives them to an `impl`.

use super::Matrix;
use crate::tangent::Accumulate;

/// Methods that count: nothing comes back from them.
macro_rules! counts {
    ($($count:ident $way_back:ident $tangent:ident $second:ident)*) => {
        /// The derivatives of counts.
        #[doc(hidden)]
        impl Matrix {
            $(
                /// The count and its way back.
                pub fn $way_back(
                    &self,
                ) -> (usize, impl Fn(&Matrix, Option<&mut Matrix>, ()) + Clone + Send + Sync + use<>) {
                    (self.$count(), |_: &Matrix, _: Option<&mut Matrix>, ()| ())
                }

                /// The count, which has no tangent.
                pub fn $tangent(&self, _: &Matrix) -> (usize, ()) {
                    (self.$count(), ())
                }

                /// The count without a tangent, and the way back.
                #[allow(clippy::type_complexity)]
                pub fn $second(
                    &self,
                    _: &Matrix,
                ) -> (
                    (usize, ()),
                    impl Fn(&Matrix, Option<&mut Matrix>, &Matrix, Option<&mut Matrix>, ((), ()))
                    + Clone + Send + Sync + use<>,
                ) {
                    let back = |_: &Matrix, _: Option<&mut Matrix>, _: &Matrix, _: Option<&mut Matrix>, ((), ())| ();
                    ((self.$count(), ()), back)
                }
            )*
        }
    };
}

counts! {
    nrows __grads_nrows __grads_nrows_jvp __grads_nrows_jvp_forward
    ncols __grads_ncols __grads_ncols_jvp __grads_ncols_jvp_forward
}

/// Adds the cotangent of a row, which has no elements if nobody read it.
fn add_row(adjoint: Option<&mut Matrix>, i: usize, ct: &[f64]) {
    if let Some(adjoint) = adjoint {
        let places = adjoint.row_mut(i).iter_mut();
        places.zip(ct).for_each(|(place, ct)| place.accumulate(*ct));
    }
}

/// The derivatives of rows, which are vectors there.
#[doc(hidden)]
impl Matrix {
    /// A row and its way back.
    #[allow(clippy::type_complexity)]
    pub fn __grads_row(
        &self,
        i: usize,
    ) -> (
        Vec<f64>,
        impl Fn(&Matrix, Option<&mut Matrix>, Vec<f64>) -> ((),) + Clone + Send + Sync + use<>,
    ) {
        let back = move |_: &Matrix, adjoint: Option<&mut Matrix>, ct: Vec<f64>| {
            add_row(adjoint, i, &ct);
            ((),)
        };
        (self.row(i).to_vec(), back)
    }

    /// A row and its tangent.
    pub fn __grads_row_jvp<I>(&self, i: usize, tangent: &Matrix, _: I) -> (Vec<f64>, Vec<f64>) {
        (self.row(i).to_vec(), tangent.row(i).to_vec())
    }

    /// A row and its tangent, and the way back of both.
    #[allow(clippy::type_complexity)]
    pub fn __grads_row_jvp_forward(
        &self,
        i: usize,
        tangent: &Matrix,
        (): (),
    ) -> (
        (Vec<f64>, Vec<f64>),
        impl Fn(
            &Matrix,
            Option<&mut Matrix>,
            &Matrix,
            Option<&mut Matrix>,
            (Vec<f64>, Vec<f64>),
        ) -> ((), ())
        + Clone
        + Send
        + Sync
        + use<>,
    ) {
        let back = move |_: &Matrix,
                         adjoint: Option<&mut Matrix>,
                         _: &Matrix,
                         of_tangent: Option<&mut Matrix>,
                         (ct, ct_of_tangent): (Vec<f64>, Vec<f64>)| {
            add_row(adjoint, i, &ct);
            add_row(of_tangent, i, &ct_of_tangent);
            ((), ())
        };
        (self.__grads_row_jvp(i, tangent, ()), back)
    }
}
