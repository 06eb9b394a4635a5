//! Eigenvalues and eigenvectors of symmetric matrices.

use super::decompositions::add_symmetric;
use super::{Owned, Place};
use crate::foreign::declare::methods;
use crate::real::Real;
use crate::tangent::{Differentiable, Field, LeafPath, Leaves, Reset};
use crate::witness::{Foreign, Other};
use nalgebra::allocator::Allocator;
use nalgebra::linalg::SymmetricEigen;
use nalgebra::{
    ComplexField, DefaultAllocator, Dim, DimDiff, DimSub, Matrix, OMatrix, OVector, RealField, U1,
};

/// The gradient by the eigenvalues, and by the eigenvectors.
type OfEigen<T, D> = (OVector<T, D>, OMatrix<T, D, D>);

#[diagnostic::do_not_recommend]
impl<T: ComplexField, D: Dim> Leaves for SymmetricEigen<T, D>
where
    DefaultAllocator: Allocator<D, D> + Allocator<D>,
{
    fn visit_leaves(&self, _: &mut LeafPath, _: &mut dyn FnMut(&LeafPath, f64)) {}
    fn map_leaves(&mut self, _: &mut dyn FnMut(f64) -> f64) {}
}

#[diagnostic::do_not_recommend]
impl<T, D> Differentiable for SymmetricEigen<T, D>
where
    T: Real + RealField<RealField = T>,
    D: Dim,
    DefaultAllocator: Owned<T, D, D> + Owned<T, D, U1>,
{
    type Tangent = OfEigen<T, D>;
    fn zeros_like(&self) -> OfEigen<T, D> {
        (
            self.eigenvalues.zeros_like(),
            self.eigenvectors.zeros_like(),
        )
    }
}

#[diagnostic::do_not_recommend]
impl<T, D> Reset<SymmetricEigen<T, D>> for OfEigen<T, D>
where
    T: Real + RealField<RealField = T>,
    D: Dim,
    DefaultAllocator: Owned<T, D, D> + Owned<T, D, U1>,
{
    fn reset(&mut self, like: &SymmetricEigen<T, D>) {
        *self = like.zeros_like();
    }
}

#[diagnostic::do_not_recommend]
impl<T: ComplexField, D: Dim> Field for SymmetricEigen<T, D>
where
    DefaultAllocator: Allocator<D, D> + Allocator<D>,
    Self: Differentiable,
{
}

#[diagnostic::do_not_recommend]
impl<T: ComplexField, D: Dim> Foreign for SymmetricEigen<T, D>
where
    DefaultAllocator: Allocator<D, D> + Allocator<D>,
{
    type Itself = Other;
    type ByValue = Self;
    type ArrayByValue = Self;
}

/// The parts of an eigendecomposition.
pub trait EigenParts<A, B> {
    /// That of `eigenvalues`.
    fn __grads_eigenvalues(&self) -> &A;
    /// The same, to be added to.
    fn __grads_eigenvalues_mut(&mut self) -> &mut A;
    /// That of `eigenvectors`.
    fn __grads_eigenvectors(&self) -> &B;
    /// The same, to be added to.
    fn __grads_eigenvectors_mut(&mut self) -> &mut B;
}

#[diagnostic::do_not_recommend]
impl<A, B> EigenParts<A, B> for (A, B) {
    fn __grads_eigenvalues(&self) -> &A {
        &self.0
    }
    fn __grads_eigenvalues_mut(&mut self) -> &mut A {
        &mut self.0
    }
    fn __grads_eigenvectors(&self) -> &B {
        &self.1
    }
    fn __grads_eigenvectors_mut(&mut self) -> &mut B {
        &mut self.1
    }
}

methods! {
    /// Symmetric matrices, of which the lower triangle is read.
    trait Eigen[T, D, S] for Matrix<T, D, D, S>
    where {
        T: Real + RealField<RealField = T>,
        D: DimSub<U1>,
        S: Place<T, D, D>,
        DefaultAllocator: Owned<T, D, D> + Owned<T, D, U1> + Owned<T, U1, D> + Allocator<DimDiff<D, U1>>,
    }

    /// Eigenvalues and eigenvectors. Where eigenvalues are the same, the eigenvectors have no derivative: `NaN`, if they are used (Giles,
    /// An extended collection of matrix derivative results for forward and reverse mode algorithmic differentiation, 2008, section 3.1).
    fn __grads_symmetric_eigen(&self) -> SymmetricEigen<T, D> {
        (self.clone_owned().symmetric_eigen(), |x, adjoint, (by_values, by_vectors)| {
            let SymmetricEigen { eigenvalues, eigenvectors } = x.clone_owned().symmetric_eigen();
            let turned = eigenvectors.tr_mul(&by_vectors);
            let inner = turned.map_with_location(|i, j, ct| match i == j {
                true => by_values[i],
                // nothing is asked of these two eigenvectors
                false if ct == T::lit(0.0) => ct,
                false => ct / (eigenvalues[j] - eigenvalues[i]),
            });
            let by_matrix = &eigenvectors * inner * eigenvectors.transpose();
            add_symmetric(adjoint, T::lit(1.0), &by_matrix);
        })
    }
    /// The eigenvalues alone.
    fn __grads_symmetric_eigenvalues(&self) -> OVector<T, D> {
        (self.symmetric_eigenvalues(), |x, adjoint, ct| {
            let SymmetricEigen { eigenvalues, eigenvectors } = x.clone_owned().symmetric_eigen();
            // they may come in another order where the eigenvectors are not computed
            let (values, of_vectors) = (ranks(&x.symmetric_eigenvalues()), ranks(&eigenvalues));
            let mut scaled = eigenvectors.clone();
            for (value, vector) in values.into_iter().zip(of_vectors) {
                scaled.column_mut(vector).scale_mut(ct[value]);
            }
            add_symmetric(adjoint, T::lit(1.0), &(scaled * eigenvectors.transpose()));
        })
    }
}

/// The places of the elements, from the smallest element on.
fn ranks<T: Real + RealField, D: Dim>(x: &OVector<T, D>) -> Vec<usize>
where
    DefaultAllocator: Owned<T, D, U1>,
{
    let mut places: Vec<usize> = (0..x.len()).collect();
    places.sort_by(|i, j| {
        x[*i]
            .partial_cmp(&x[*j])
            .unwrap_or(std::cmp::Ordering::Equal)
    });
    places
}
