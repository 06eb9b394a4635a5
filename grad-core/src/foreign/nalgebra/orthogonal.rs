//! QR decompositions of matrices of every shape.

use super::{Owned, Place, add};
use crate::foreign::declare::methods;
use crate::real::Real;
use nalgebra::allocator::Allocator;
use nalgebra::linalg::QR;
use nalgebra::{DMatrix, DefaultAllocator, Dim, DimMin, DimMinimum, Matrix, OMatrix, RealField};

methods! {
    /// Matrices that are decomposed.
    trait DecomposesByReflections[T, R, C, S] for Matrix<T, R, C, S>
    where {
        T: Real + RealField,
        R: DimMin<C>,
        C: Dim,
        S: Place<T, R, C>,
        DefaultAllocator: Owned<T, R, C> + Allocator<R> + Allocator<DimMinimum<R, C>>,
    }

    /// By reflections.
    fn __grads_qr(&self) -> QR<T, R, C> {
        (self.clone_owned().qr(), |_, adjoint, ct| add(adjoint, T::lit(1.0), &ct))
    }
}

methods! {
    /// The factors.
    trait Qrs[T, R, C] for QR<T, R, C>
    where {
        T: Real + RealField,
        R: DimMin<C>,
        C: Dim,
        DefaultAllocator: Owned<T, R, C> + Allocator<R> + Allocator<DimMinimum<R, C>>
            + Owned<T, R, DimMinimum<R, C>> + Owned<T, DimMinimum<R, C>, C>,
    }

    /// The columns that stand upright on each other.
    fn __grads_q(&self) -> OMatrix<T, R, DimMinimum<R, C>> {
        (self.q(), |qr, adjoint, ct| {
            let (q, r) = (whole(&qr.q()), whole(&qr.r()));
            let zeros = DMatrix::zeros(r.nrows(), r.ncols());
            add_whole(adjoint, &by_matrix(&q, &r, &whole(&ct), &zeros));
        })
    }
    /// The upper triangle.
    fn __grads_r(&self) -> OMatrix<T, DimMinimum<R, C>, C> {
        (self.r(), |qr, adjoint, ct| {
            let (q, r) = (whole(&qr.q()), whole(&qr.r()));
            let zeros = DMatrix::zeros(q.nrows(), q.ncols());
            add_whole(adjoint, &by_matrix(&q, &r, &zeros, &whole(&ct)));
        })
    }
    /// Both.
    fn __grads_unpack(&self) -> (OMatrix<T, R, DimMinimum<R, C>>, OMatrix<T, DimMinimum<R, C>, C>) {
        ((self.q(), self.r()), |qr, adjoint, (of_q, of_r)| {
            let (q, r) = (whole(&qr.q()), whole(&qr.r()));
            add_whole(adjoint, &by_matrix(&q, &r, &whole(&of_q), &whole(&of_r)));
        })
    }
}

/// The same matrix, its size known at run time.
pub(super) fn whole<T, R: Dim, C: Dim, S>(x: &Matrix<T, R, C, S>) -> DMatrix<T>
where
    T: Real + RealField,
    S: Place<T, R, C>,
{
    DMatrix::from_iterator(x.nrows(), x.ncols(), x.iter().copied())
}

/// Adds a matrix whose size is known at run time.
pub(super) fn add_whole<T, R: Dim, C: Dim>(adjoint: Option<&mut OMatrix<T, R, C>>, x: &DMatrix<T>)
where
    T: Real + RealField,
    DefaultAllocator: Owned<T, R, C>,
{
    let places = adjoint.into_iter().flat_map(|a| a.iter_mut());
    places.zip(x.iter()).for_each(|(place, x)| *place += *x);
}

/// The cotangent of the matrix: Walter and Lehmann, Algorithmic differentiation of linear algebra functions with application in optimum
/// experimental design, 2010; of a wide matrix the columns behind the square are `q` times theirs in `r`.
fn by_matrix<T: Real + RealField>(
    q: &DMatrix<T>,
    r: &DMatrix<T>,
    of_q: &DMatrix<T>,
    of_r: &DMatrix<T>,
) -> DMatrix<T> {
    let (n, more) = (r.nrows(), r.ncols() - r.nrows());
    let (square, of_square) = (r.columns(0, n), of_r.columns(0, n));
    let (behind, of_behind) = (r.columns(n, more), of_r.columns(n, more));
    let of_q = of_q + q * behind * of_behind.transpose();
    let inner = square * of_square.transpose() - of_q.tr_mul(q);
    let symmetric = DMatrix::from_fn(n, n, |i, j| inner[(i.max(j), i.min(j))]);
    let right = of_q + q * symmetric;
    let mut by = DMatrix::zeros(q.nrows(), r.ncols());
    // of a singular matrix there is none
    let first = match square.solve_upper_triangular(&right.transpose()) {
        Some(first) => first.transpose(),
        None => right.map(|_| T::lit(f64::NAN)),
    };
    by.columns_mut(0, n).copy_from(&first);
    by.columns_mut(n, more).copy_from(&(q * of_behind));
    by
}
