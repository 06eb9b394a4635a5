//! Triangles of matrices, and linear systems with them.

use super::{Owned, Place, add};
use crate::foreign::declare::methods;
use crate::real::Real;
use nalgebra::{DefaultAllocator, Dim, Matrix, OMatrix, RealField};

methods! {
    /// A matrix of which a triangle is kept.
    trait Triangles[T, R, C, S] for Matrix<T, R, C, S>
    where {
        T: Real + RealField,
        R: Dim,
        C: Dim,
        S: Place<T, R, C>,
        DefaultAllocator: Owned<T, R, C>,
    }

    /// Zeros above the diagonal.
    fn __grads_lower_triangle(&self) -> OMatrix<T, R, C> {
        (self.lower_triangle(), |_, adjoint, ct| add(adjoint, T::lit(1.0), &ct.lower_triangle()))
    }
    /// Zeros below the diagonal.
    fn __grads_upper_triangle(&self) -> OMatrix<T, R, C> {
        (self.upper_triangle(), |_, adjoint, ct| add(adjoint, T::lit(1.0), &ct.upper_triangle()))
    }
}

/// The solution of a system of which one triangle is read, and its way back: the transposed system gives the cotangent of the right side.
macro_rules! solve {
    ($this:ident, $b:ident, $solve:ident, $transposed:ident, |$by_b:ident, $x:ident| $by_matrix:expr, $triangle:ident) => {
        ($this.$solve($b), |a, of_a, b, of_b, ct| {
            let solved = ct.and_then(|ct| Some((a.$transposed(&ct)?, a.$solve(b)?)));
            if let Some(($by_b, $x)) = solved {
                add(of_a, T::lit(-1.0), &$by_matrix.$triangle());
                add(of_b, T::lit(1.0), &$by_b);
            }
        })
    };
}

methods! {
    /// Systems with a triangular matrix; none if a number on the diagonal is zero.
    trait TriangularSolves[T, D, C, S, S2] for Matrix<T, D, D, S>
    where {
        T: Real + RealField,
        D: Dim,
        C: Dim,
        S: Place<T, D, D>,
        S2: Place<T, D, C>,
        DefaultAllocator: Owned<T, D, D> + Owned<T, D, C> + Owned<T, C, D>,
    }

    /// The lower triangle is read.
    fn __grads_solve_lower_triangular(&self, b: &Matrix<T, D, C, S2>) -> Option<OMatrix<T, D, C>>, Matrix<T, D, C, S2> {
        solve!(self, b, solve_lower_triangular, tr_solve_lower_triangular, |by_b, x| (&by_b * x.transpose()), lower_triangle)
    }
    /// The upper triangle is read.
    fn __grads_solve_upper_triangular(&self, b: &Matrix<T, D, C, S2>) -> Option<OMatrix<T, D, C>>, Matrix<T, D, C, S2> {
        solve!(self, b, solve_upper_triangular, tr_solve_upper_triangular, |by_b, x| (&by_b * x.transpose()), upper_triangle)
    }
    /// The transposed system of the lower triangle.
    fn __grads_tr_solve_lower_triangular(&self, b: &Matrix<T, D, C, S2>) -> Option<OMatrix<T, D, C>>, Matrix<T, D, C, S2> {
        solve!(self, b, tr_solve_lower_triangular, solve_lower_triangular, |by_b, x| (&x * by_b.transpose()), lower_triangle)
    }
    /// The transposed system of the upper triangle.
    fn __grads_tr_solve_upper_triangular(&self, b: &Matrix<T, D, C, S2>) -> Option<OMatrix<T, D, C>>, Matrix<T, D, C, S2> {
        solve!(self, b, tr_solve_upper_triangular, solve_upper_triangular, |by_b, x| (&x * by_b.transpose()), upper_triangle)
    }
}
