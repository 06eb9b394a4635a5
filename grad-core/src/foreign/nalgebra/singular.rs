//! Singular values, and the vectors beside them.

use super::orthogonal::{add_whole, whole};
use super::{Owned, Place};
use crate::foreign::declare::methods;
use crate::real::Real;
use crate::tangent::{Differentiable, Field, LeafPath, Leaves, Reset};
use crate::witness::{Foreign, Other};
use nalgebra::allocator::Allocator;
use nalgebra::linalg::SVD;
use nalgebra::{
    ComplexField, DMatrix, DVector, DefaultAllocator, Dim, DimDiff, DimMin, DimMinimum, DimSub,
    Matrix, OMatrix, OVector, RealField, U1,
};

/// The gradient by the left vectors, by the values, and by the right vectors.
type OfSvd<T, R, C> = (
    Option<OMatrix<T, R, DimMinimum<R, C>>>,
    OVector<T, DimMinimum<R, C>>,
    Option<OMatrix<T, DimMinimum<R, C>, C>>,
);

macro_rules! values {
    ($([$($generics:tt)*] $trait:ty => { $($body:tt)* })*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($generics)* R: DimMin<C>, C: Dim> $trait for SVD<T, R, C>
        where
            DefaultAllocator: Allocator<DimMinimum<R, C>, C> + Allocator<R, DimMinimum<R, C>> + Allocator<DimMinimum<R, C>>,
        {
            $($body)*
        }
    )*};
}

values! {
    [T: ComplexField,] Leaves => {
        fn visit_leaves(&self, _: &mut LeafPath, _: &mut dyn FnMut(&LeafPath, f64)) {}
        fn map_leaves(&mut self, _: &mut dyn FnMut(f64) -> f64) {}
    }
    [T: ComplexField,] Foreign => {
        type Itself = Other;
        type ByValue = Self;
        type ArrayByValue = Self;
    }
}

#[diagnostic::do_not_recommend]
impl<T, R, C> Differentiable for SVD<T, R, C>
where
    T: Real + RealField<RealField = T>,
    R: DimMin<C>,
    C: Dim,
    DefaultAllocator: Owned<T, DimMinimum<R, C>, C>
        + Owned<T, R, DimMinimum<R, C>>
        + Owned<T, DimMinimum<R, C>, U1>,
{
    type Tangent = OfSvd<T, R, C>;
    fn zeros_like(&self) -> OfSvd<T, R, C> {
        (
            self.u.as_ref().map(Differentiable::zeros_like),
            self.singular_values.zeros_like(),
            self.v_t.as_ref().map(Differentiable::zeros_like),
        )
    }
}

#[diagnostic::do_not_recommend]
impl<T, R, C> Reset<SVD<T, R, C>> for OfSvd<T, R, C>
where
    T: Real + RealField<RealField = T>,
    R: DimMin<C>,
    C: Dim,
    DefaultAllocator: Owned<T, DimMinimum<R, C>, C>
        + Owned<T, R, DimMinimum<R, C>>
        + Owned<T, DimMinimum<R, C>, U1>,
{
    fn reset(&mut self, like: &SVD<T, R, C>) {
        *self = like.zeros_like();
    }
}

#[diagnostic::do_not_recommend]
impl<T: ComplexField, R: DimMin<C>, C: Dim> Field for SVD<T, R, C>
where
    DefaultAllocator: Allocator<DimMinimum<R, C>, C>
        + Allocator<R, DimMinimum<R, C>>
        + Allocator<DimMinimum<R, C>>,
    Self: Differentiable,
{
}

/// The parts of a singular value decomposition.
pub trait SvdParts<A, B, C> {
    /// That of `u`.
    fn __grads_u(&self) -> &A;
    /// The same, to be added to.
    fn __grads_u_mut(&mut self) -> &mut A;
    /// That of `singular_values`.
    fn __grads_singular_values(&self) -> &B;
    /// The same, to be added to.
    fn __grads_singular_values_mut(&mut self) -> &mut B;
    /// That of `v_t`.
    fn __grads_v_t(&self) -> &C;
    /// The same, to be added to.
    fn __grads_v_t_mut(&mut self) -> &mut C;
}

#[diagnostic::do_not_recommend]
impl<A, B, C> SvdParts<A, B, C> for (A, B, C) {
    fn __grads_u(&self) -> &A {
        &self.0
    }
    fn __grads_u_mut(&mut self) -> &mut A {
        &mut self.0
    }
    fn __grads_singular_values(&self) -> &B {
        &self.1
    }
    fn __grads_singular_values_mut(&mut self) -> &mut B {
        &mut self.1
    }
    fn __grads_v_t(&self) -> &C {
        &self.2
    }
    fn __grads_v_t_mut(&mut self) -> &mut C {
        &mut self.2
    }
}

methods! {
    /// Matrices of which singular values are computed.
    trait Singular[T, R, C, S] for Matrix<T, R, C, S>
    where {
        T: Real + RealField<RealField = T>,
        R: DimMin<C>,
        C: Dim,
        DimMinimum<R, C>: DimSub<U1>,
        S: Place<T, R, C>,
        DefaultAllocator: Owned<T, R, C>
            + Allocator<C> + Allocator<R> + Allocator<DimDiff<DimMinimum<R, C>, U1>>
            + Owned<T, DimMinimum<R, C>, C> + Owned<T, R, DimMinimum<R, C>> + Owned<T, DimMinimum<R, C>, U1>
            + Owned<T, C, R>,
    }

    /// The singular values, and the vectors that are asked for. Where two values are the same, or one is zero, the vectors have no derivative.
    fn __grads_svd(&self, left: bool, right: bool) -> SVD<T, R, C> => ((), ()) {
        let made = self.clone_owned().svd(left, right);
        let (u, v_t) = (made.u.as_ref().map(whole), made.v_t.as_ref().map(whole));
        (made, move |x, adjoint, (of_u, of_values, of_v_t)| {
            let factors = Factors::of(x, u.as_ref(), v_t.as_ref());
            let by = factors.by_matrix(&of_values, of_u.as_ref().map(whole), of_v_t.as_ref().map(whole));
            add_whole(adjoint, &by);
            ((), ())
        })
    }
    /// The singular values, from the largest on.
    fn __grads_singular_values(&self) -> OVector<T, DimMinimum<R, C>> {
        (self.singular_values(), |x, adjoint, ct| {
            add_whole(adjoint, &Factors::of(x, None, None).by_matrix(&ct, None, None));
        })
    }
    /// The matrix that solves least squares, where its rank does not change.
    fn __grads_pseudo_inverse(&self, eps: T) -> Result<OMatrix<T, C, R>, &'static str> => (T,) {
        (self.clone_owned().pseudo_inverse(eps), move |x, adjoint, ct| {
            let inverse = x.clone_owned().pseudo_inverse(eps);
            if let (Some(ct), Ok(inverse)) = (ct, inverse) {
                add_whole(adjoint, &by_pseudo_inverse(&whole(x), &whole(&inverse), &whole(&ct)));
            }
            (T::lit(0.0),)
        })
    }
}

/// A singular value decomposition.
struct Factors<T> {
    u: DMatrix<T>,
    values: DVector<T>,
    v: DMatrix<T>,
}

impl<T: Real + RealField<RealField = T>> Factors<T> {
    /// That of a matrix, where the vectors have the signs of those that are given.
    fn of<R: Dim, C: Dim, S: Place<T, R, C>>(
        x: &Matrix<T, R, C, S>,
        u: Option<&DMatrix<T>>,
        v_t: Option<&DMatrix<T>>,
    ) -> Self {
        let made = whole(x).svd(true, true);
        let (mut left, mut right) = match (made.u, made.v_t) {
            (Some(u), Some(v_t)) => (u, v_t.transpose()),
            _ => unreachable!("both are asked for"),
        };
        for k in 0..made.singular_values.len() {
            let by_u = u.map(|u| u.column(k).dot(&left.column(k)));
            let by_v = v_t.map(|v_t| v_t.row(k).transpose().dot(&right.column(k)));
            if by_u.or(by_v).is_some_and(|along| along < T::lit(0.0)) {
                left.column_mut(k).neg_mut();
                right.column_mut(k).neg_mut();
            }
        }
        Factors {
            u: left,
            values: made.singular_values,
            v: right,
        }
    }

    /// The cotangent of the matrix (Giles, An extended collection of matrix derivative results for forward and reverse mode algorithmic
    /// differentiation, 2008, section 3.2; Townsend, Differentiating the singular value decomposition, 2016).
    fn by_matrix<K: Dim>(
        &self,
        of_values: &OVector<T, K>,
        of_u: Option<DMatrix<T>>,
        of_v_t: Option<DMatrix<T>>,
    ) -> DMatrix<T>
    where
        DefaultAllocator: Owned<T, K, U1>,
    {
        let (u, v) = (&self.u, &self.v);
        let mut inner = DMatrix::from_diagonal(&DVector::from_iterator(
            of_values.len(),
            of_values.iter().copied(),
        ));
        if let Some(of_u) = &of_u {
            inner += self.turned(&u.tr_mul(of_u), |_, j| j);
        }
        if let Some(of_v_t) = &of_v_t {
            inner += self.turned(&v.tr_mul(&of_v_t.transpose()), |i, _| i);
        }
        let mut by = u * inner * v.transpose();
        if let Some(of_u) = of_u {
            by += self.outside(u, of_u) * v.transpose();
        }
        if let Some(of_v_t) = of_v_t {
            by += u * self.outside(v, of_v_t.transpose()).transpose();
        }
        by
    }

    /// What comes of turning vectors among themselves.
    fn turned(&self, ct: &DMatrix<T>, value: impl Fn(usize, usize) -> usize) -> DMatrix<T> {
        let s = &self.values;
        DMatrix::from_fn(s.len(), s.len(), |i, j| {
            let skew = ct[(i, j)] - ct[(j, i)];
            match i == j || skew == T::lit(0.0) {
                true => T::lit(0.0),
                false => skew / (s[j] * s[j] - s[i] * s[i]) * s[value(i, j)],
            }
        })
    }

    /// What comes of turning them out of the space that they span.
    fn outside(&self, vectors: &DMatrix<T>, ct: DMatrix<T>) -> DMatrix<T> {
        if vectors.nrows() == vectors.ncols() {
            return DMatrix::zeros(ct.nrows(), ct.ncols());
        }
        let mut outside = &ct - vectors * vectors.tr_mul(&ct);
        for (mut column, value) in outside.column_iter_mut().zip(self.values.iter()) {
            column.unscale_mut(*value);
        }
        outside
    }
}

/// Golub and Pereyra, The differentiation of pseudo-inverses and nonlinear least squares problems whose variables separate, 1973.
fn by_pseudo_inverse<T: Real + RealField>(
    x: &DMatrix<T>,
    inverse: &DMatrix<T>,
    ct: &DMatrix<T>,
) -> DMatrix<T> {
    let (rows, columns) = x.shape();
    let left = DMatrix::identity(rows, rows) - x * inverse;
    let right = DMatrix::identity(columns, columns) - inverse * x;
    left * ct.transpose() * inverse * inverse.transpose()
        + inverse.transpose() * inverse * ct.transpose() * right
        - inverse.transpose() * ct * inverse.transpose()
}
