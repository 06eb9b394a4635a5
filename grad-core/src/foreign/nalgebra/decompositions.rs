//! Decompositions of matrices, whose gradient is that of the matrix that they are made of.

use super::squares::by_inverse;
use super::{Owned, Place, add};
use crate::foreign::declare::methods;
use crate::real::Real;
use crate::tangent::{Differentiable, Field, LeafPath, Leaves, Reset};
use crate::witness::{Foreign, Other};
use nalgebra::allocator::Allocator;
use nalgebra::linalg::{Cholesky, LU, QR};
use nalgebra::{
    ComplexField, DefaultAllocator, Dim, DimMin, DimMinimum, Matrix, OMatrix, RealField,
};

/// A decomposition as a value: it has the gradient of its matrix.
macro_rules! values {
    ($([$($param:ident),*] [$($bounds:tt)*] $decomposition:ty, $tangent:ty, $like:ident;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<T: Real + RealField, $($param),*> Leaves for $decomposition
        where
            $($bounds)*
        {
            fn visit_leaves(&self, _: &mut LeafPath, _: &mut dyn FnMut(&LeafPath, f64)) {}
            fn map_leaves(&mut self, _: &mut dyn FnMut(f64) -> f64) {}
        }

        #[diagnostic::do_not_recommend]
        impl<T: Real + RealField, $($param),*> Differentiable for $decomposition
        where
            $($bounds)*
        {
            type Tangent = $tangent;
            fn zeros_like(&self) -> $tangent {
                let (rows, columns) = self.$like().shape_generic();
                OMatrix::from_element_generic(rows, columns, <T as Real>::lit(0.0))
            }
        }

        #[diagnostic::do_not_recommend]
        impl<T: Real + RealField, $($param),*> Reset<$decomposition> for $tangent
        where
            $($bounds)*
        {
            fn reset(&mut self, like: &$decomposition) {
                *self = like.zeros_like();
            }
        }

        #[diagnostic::do_not_recommend]
        impl<T: Real + RealField, $($param),*> Field for $decomposition
        where
            $($bounds)*
        {
        }
    )*};
}

values! {
    [D] [D: DimMin<D, Output = D>, DefaultAllocator: Owned<T, D, D> + Allocator<D>] LU<T, D, D>, OMatrix<T, D, D>, lu_internal;
    [R, C] [R: DimMin<C>, C: Dim, DefaultAllocator: Owned<T, R, C> + Allocator<R> + Allocator<DimMinimum<R, C>>] QR<T, R, C>, OMatrix<T, R, C>, qr_internal;
    [D] [D: Dim, DefaultAllocator: Owned<T, D, D>] Cholesky<T, D>, OMatrix<T, D, D>, l_dirty;
}

#[diagnostic::do_not_recommend]
impl<T: ComplexField, D: DimMin<D, Output = D>> Foreign for LU<T, D, D>
where
    DefaultAllocator: Allocator<D, D> + Allocator<DimMinimum<D, D>>,
{
    type Itself = Other;
    type ByValue = Self;
    type ArrayByValue = Self;
}

#[diagnostic::do_not_recommend]
impl<T: ComplexField, R: DimMin<C>, C: Dim> Foreign for QR<T, R, C>
where
    DefaultAllocator: Allocator<R, C> + Allocator<DimMinimum<R, C>>,
{
    type Itself = Other;
    type ByValue = Self;
    type ArrayByValue = Self;
}

#[diagnostic::do_not_recommend]
impl<T: nalgebra::SimdComplexField, D: Dim> Foreign for Cholesky<T, D>
where
    DefaultAllocator: Allocator<D, D>,
{
    type Itself = Other;
    type ByValue = Self;
    type ArrayByValue = Self;
}

methods! {
    /// Square matrices that are decomposed.
    trait Decomposes[T, D, S] for Matrix<T, D, D, S>
    where {
        T: Real + RealField,
        D: DimMin<D, Output = D>,
        S: Place<T, D, D>,
        DefaultAllocator: Owned<T, D, D> + Allocator<D>,
    }

    /// With row exchanges.
    fn __grads_lu(&self) -> LU<T, D, D> {
        (self.clone_owned().lu(), |_, adjoint, ct| add(adjoint, T::lit(1.0), &ct))
    }
    /// Of a matrix that is symmetric and positive definite, of which the lower triangle is read.
    fn __grads_cholesky(&self) -> Option<Cholesky<T, D>> {
        (self.clone_owned().cholesky(), |_, adjoint, ct| {
            if let Some(ct) = ct {
                add(adjoint, T::lit(1.0), &ct);
            }
        })
    }
}

methods! {
    /// Linear systems by an LU decomposition.
    trait LuSolves[T, D, C, S] for LU<T, D, D>
    where {
        T: Real + RealField,
        D: DimMin<D, Output = D>,
        C: Dim,
        S: Place<T, D, C>,
        DefaultAllocator: Owned<T, D, D> + Owned<T, D, C> + Owned<T, C, D> + Allocator<D>,
    }

    /// The `x` of which the matrix makes `b`; none if the matrix is singular.
    fn __grads_solve(&self, b: &Matrix<T, D, C, S>) -> Option<OMatrix<T, D, C>>, Matrix<T, D, C, S> {
        (self.solve(b), |lu, of_matrix, b, of_b, ct| {
            if let (Some(ct), Some(x)) = (ct, lu.solve(b)) {
                let by_b = solve_transposed(lu, ct);
                add(of_matrix, T::lit(-1.0), &(&by_b * x.transpose()));
                add(of_b, T::lit(1.0), &by_b);
            }
        })
    }
}

methods! {
    /// Linear systems by a QR decomposition.
    trait QrSolves[T, D, C, S] for QR<T, D, D>
    where {
        T: Real + RealField,
        D: DimMin<D, Output = D>,
        C: Dim,
        S: Place<T, D, C>,
        DefaultAllocator: Owned<T, D, D> + Owned<T, D, C> + Owned<T, C, D> + Allocator<D>,
    }

    /// The `x` of which the matrix makes `b`; none if the matrix is singular.
    fn __grads_solve(&self, b: &Matrix<T, D, C, S>) -> Option<OMatrix<T, D, C>>, Matrix<T, D, C, S> {
        (self.solve(b), |qr, of_matrix, b, of_b, ct| {
            if let (Some(mut ct), Some(x)) = (ct, qr.solve(b)) {
                qr.r().tr_solve_upper_triangular_mut(&mut ct);
                let by_b = qr.q() * ct;
                add(of_matrix, T::lit(-1.0), &(&by_b * x.transpose()));
                add(of_b, T::lit(1.0), &by_b);
            }
        })
    }
}

/// The `x` of which the transposed matrix makes `b`.
fn solve_transposed<T, D, C>(lu: &LU<T, D, D>, b: OMatrix<T, D, C>) -> OMatrix<T, D, C>
where
    T: Real + RealField,
    D: DimMin<D, Output = D>,
    C: Dim,
    DefaultAllocator: Owned<T, D, D> + Owned<T, D, C> + Allocator<D>,
{
    let mut x = b;
    lu.u().tr_solve_upper_triangular_mut(&mut x);
    lu.l().tr_solve_lower_triangular_mut(&mut x);
    lu.p().inv_permute_rows(&mut x);
    x
}

methods! {
    /// What else is read of an LU decomposition.
    trait Lus[T, D] for LU<T, D, D>
    where {
        T: Real + RealField,
        D: DimMin<D, Output = D>,
        DefaultAllocator: Owned<T, D, D> + Allocator<D>,
    }

    /// The inverse; none of a singular matrix.
    fn __grads_try_inverse(&self) -> Option<OMatrix<T, D, D>> {
        (self.try_inverse(), |lu, adjoint, ct| {
            if let (Some(ct), Some(inverse)) = (ct, lu.try_inverse()) {
                add(adjoint, T::lit(-1.0), &by_inverse(&inverse, ct));
            }
        })
    }
    /// The determinant. Of a singular matrix it has no gradient here: `NaN`.
    fn __grads_determinant(&self) -> T {
        (self.determinant(), |lu, adjoint, ct| {
            let nan = || lu.lu_internal().map(|_| T::lit(f64::NAN));
            let inverse = lu.try_inverse().unwrap_or_else(nan);
            add(adjoint, ct * lu.determinant(), &inverse.transpose());
        })
    }
}

methods! {
    /// Linear systems by a Cholesky decomposition.
    trait CholeskySolves[T, D, C, S] for Cholesky<T, D>
    where {
        T: Real + RealField,
        D: Dim,
        C: Dim,
        S: Place<T, D, C>,
        DefaultAllocator: Owned<T, D, D> + Owned<T, D, C> + Owned<T, C, D>,
    }

    /// The `x` of which the matrix makes `b`.
    fn __grads_solve(&self, b: &Matrix<T, D, C, S>) -> OMatrix<T, D, C>, Matrix<T, D, C, S> {
        (self.solve(b), |cholesky, of_matrix, b, of_b, ct| {
            let by_b = cholesky.solve(&ct);
            add_symmetric(of_matrix, T::lit(-1.0), &(&by_b * cholesky.solve(b).transpose()));
            add(of_b, T::lit(1.0), &by_b);
        })
    }
}

methods! {
    /// What else is read of a Cholesky decomposition.
    trait Choleskys[T, D] for Cholesky<T, D>
    where {
        T: Real + RealField,
        D: Dim,
        DefaultAllocator: Owned<T, D, D>,
    }

    /// The lower factor. Its gradient: Murray, Differentiation of the Cholesky decomposition, 2016, equation 10.
    fn __grads_l(&self) -> OMatrix<T, D, D> {
        (self.l(), |cholesky, adjoint, ct| {
            let l = cholesky.l();
            let mut inner = (l.transpose() * ct).lower_triangle();
            for i in 0..inner.nrows() {
                inner[(i, i)] *= T::lit(0.5);
            }
            l.tr_solve_lower_triangular_mut(&mut inner);
            let mut by_matrix = inner.transpose();
            l.tr_solve_lower_triangular_mut(&mut by_matrix);
            add_symmetric(adjoint, T::lit(1.0), &by_matrix);
        })
    }
    /// The lower factor.
    fn __grads_unpack(&self) -> OMatrix<T, D, D> {
        self.__grads_l()
    }
    /// The inverse of the matrix.
    fn __grads_inverse(&self) -> OMatrix<T, D, D> {
        (self.inverse(), |cholesky, adjoint, ct| {
            let inverse = cholesky.inverse();
            add_symmetric(adjoint, T::lit(-1.0), &(&inverse * ct * &inverse));
        })
    }
    /// The determinant of the matrix.
    fn __grads_determinant(&self) -> T {
        (self.determinant(), |cholesky, adjoint, ct| {
            add_symmetric(adjoint, ct * cholesky.determinant(), &cholesky.inverse());
        })
    }
    /// Its logarithm.
    fn __grads_ln_determinant(&self) -> T {
        (self.ln_determinant(), |cholesky, adjoint, ct| {
            add_symmetric(adjoint, ct, &cholesky.inverse());
        })
    }
}

/// Adds `factor * x` to the gradient of a symmetric matrix of which only the lower triangle is read, the upper one of `x` too.
pub(super) fn add_symmetric<T, D>(
    adjoint: Option<&mut OMatrix<T, D, D>>,
    factor: T,
    x: &OMatrix<T, D, D>,
) where
    T: Real + RealField,
    D: Dim,
    DefaultAllocator: Owned<T, D, D>,
{
    let Some(adjoint) = adjoint else { return };
    for i in 0..x.nrows() {
        adjoint[(i, i)] += factor * x[(i, i)];
        for j in 0..i {
            adjoint[(i, j)] += factor * (x[(i, j)] + x[(j, i)]);
        }
    }
}
