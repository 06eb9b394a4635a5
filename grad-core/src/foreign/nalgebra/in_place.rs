//! Methods that write to a matrix. Their ways back put back what was there.

use super::{Owned, Place, add};
use crate::foreign::declare::methods;
use crate::real::Real;
use nalgebra::base::storage::StorageMut;
use nalgebra::{
    DefaultAllocator, Dim, DimMin, Matrix, OMatrix, OVector, RealField, SimdComplexField, U1,
};

/// The cotangent of what was written, which has not come from what was there before.
fn taken<T, R, C>(
    adjoint: Option<&mut OMatrix<T, R, C>>,
    like: &OMatrix<T, R, C>,
) -> OMatrix<T, R, C>
where
    T: Real + RealField,
    R: Dim,
    C: Dim,
    DefaultAllocator: Owned<T, R, C>,
{
    let zeros = like.map(|_| T::lit(0.0));
    match adjoint {
        Some(adjoint) => std::mem::replace(adjoint, zeros),
        None => zeros,
    }
}

methods! {
    /// With numbers, or nothing.
    trait Writes[T, R, C, S] for Matrix<T, R, C, S>
    where {
        T: Real + RealField + SimdComplexField<SimdRealField = T>,
        R: Dim,
        C: Dim,
        S: Place<T, R, C> + StorageMut<T, R, C>,
        DefaultAllocator: Owned<T, R, C>,
    }

    /// One number everywhere.
    fn __grads_fill(&mut self, x: T) -> () => (T,) {
        let before = self.clone_owned();
        self.fill(x);
        ((), move |this, adjoint, ()| {
            this.copy_from(&before);
            (taken(adjoint, &before).sum(),)
        })
    }
    /// One number on the diagonal.
    fn __grads_fill_diagonal(&mut self, x: T) -> () => (T,) {
        let before = self.clone_owned();
        self.fill_diagonal(x);
        ((), move |this, adjoint, ()| {
            this.copy_from(&before);
            let places = adjoint.into_iter().flat_map(|a| {
                let (rows, count) = (a.nrows(), a.nrows().min(a.ncols()));
                a.iter_mut().step_by(rows + 1).take(count)
            });
            (places.fold(T::lit(0.0), |sum, ct| sum + std::mem::replace(ct, T::lit(0.0))),)
        })
    }
    /// The negative.
    fn __grads_neg_mut(&mut self) -> () {
        self.neg_mut();
        ((), |this, adjoint, ()| {
            this.neg_mut();
            adjoint.into_iter().for_each(|a| a.neg_mut());
        })
    }
    /// The vector of length 1 in the same direction. Gives the length.
    fn __grads_normalize_mut(&mut self) -> T {
        let before = self.clone_owned();
        let norm = self.normalize_mut();
        (norm, move |this, adjoint, ct| {
            let unit = this.clone_owned();
            this.copy_from(&before);
            if let Some(adjoint) = adjoint {
                let along = Matrix::dot(&unit, adjoint);
                adjoint.zip_apply(&unit, |place, unit| *place = (*place - unit * along) / norm + unit * ct);
            }
        })
    }
    /// Multiplied by a number.
    fn __grads_scale_mut(&mut self, factor: T) -> () => (T,) {
        let before = self.clone_owned();
        self.scale_mut(factor);
        ((), move |this, adjoint, ()| {
            this.copy_from(&before);
            let Some(adjoint) = adjoint else { return (T::lit(0.0),) };
            let by_factor = Matrix::dot(&before, adjoint);
            adjoint.scale_mut(factor);
            (by_factor,)
        })
    }
}

methods! {
    /// With another matrix of the same shape.
    trait Assigns[T, R, C, S, S2] for Matrix<T, R, C, S>
    where {
        T: Real + RealField + SimdComplexField<SimdRealField = T>,
        R: Dim,
        C: Dim,
        S: Place<T, R, C> + StorageMut<T, R, C>,
        S2: Place<T, R, C>,
        DefaultAllocator: Owned<T, R, C>,
    }

    /// Its elements.
    fn __grads_copy_from(&mut self, other: &Matrix<T, R, C, S2>) -> (), Matrix<T, R, C, S2> {
        let before = self.clone_owned();
        self.copy_from(other);
        ((), move |this, adjoint, _, of_other, ()| {
            this.copy_from(&before);
            add(of_other, T::lit(1.0), &taken(adjoint, &before));
        })
    }
    /// Element by element the product.
    fn __grads_component_mul_assign(&mut self, rhs: &Matrix<T, R, C, S2>) -> (), Matrix<T, R, C, S2> {
        let before = self.clone_owned();
        self.component_mul_assign(rhs);
        ((), move |this, adjoint, rhs, of_rhs, ()| {
            this.copy_from(&before);
            let Some(adjoint) = adjoint else { return };
            add(of_rhs, T::lit(1.0), &adjoint.component_mul(&before));
            adjoint.component_mul_assign(rhs);
        })
    }
    /// Element by element the quotient.
    fn __grads_component_div_assign(&mut self, rhs: &Matrix<T, R, C, S2>) -> (), Matrix<T, R, C, S2> {
        let before = self.clone_owned();
        self.component_div_assign(rhs);
        ((), move |this, adjoint, rhs, of_rhs, ()| {
            let quotient = this.clone_owned();
            this.copy_from(&before);
            let Some(adjoint) = adjoint else { return };
            adjoint.component_div_assign(rhs);
            add(of_rhs, T::lit(-1.0), &adjoint.component_mul(&quotient));
        })
    }
}

methods! {
    /// Sums of multiples of vectors.
    trait VectorSums[T, R, S, S2] for Matrix<T, R, U1, S>
    where {
        T: Real + RealField + SimdComplexField<SimdRealField = T>,
        R: Dim,
        S: Place<T, R, U1> + StorageMut<T, R, U1>,
        S2: Place<T, R, U1>,
        DefaultAllocator: Owned<T, R, U1>,
    }

    /// `a * x + b * self`
    fn __grads_axpy(&mut self, a: T, x: &Matrix<T, R, U1, S2>, b: T) -> (), Matrix<T, R, U1, S2> => (T, T) {
        let before = self.clone_owned();
        self.axpy(a, x, b);
        ((), move |this, adjoint, x, of_x, ()| {
            this.copy_from(&before);
            let Some(adjoint) = adjoint else { return (T::lit(0.0), T::lit(0.0)) };
            let by_factors = (Matrix::dot(x, adjoint), Matrix::dot(&before, adjoint));
            add(of_x, a, adjoint);
            adjoint.scale_mut(b);
            by_factors
        })
    }
}

methods! {
    /// A row from elsewhere.
    trait SetsRow[T, R, C, S, S2] for Matrix<T, R, C, S>
    where {
        T: Real + RealField,
        R: Dim,
        C: Dim,
        S: Place<T, R, C> + StorageMut<T, R, C>,
        S2: Place<T, U1, C>,
        DefaultAllocator: Owned<T, R, C> + Owned<T, U1, C>,
    }

    /// In the place of a row.
    fn __grads_set_row(&mut self, i: usize, row: &Matrix<T, U1, C, S2>) -> (), Matrix<T, U1, C, S2> => ((),) {
        let before: OMatrix<T, U1, C> = self.row(i).clone_owned();
        self.set_row(i, row);
        ((), move |this, adjoint, _, of_row, ()| {
            this.set_row(i, &before);
            if let Some(adjoint) = adjoint {
                add(of_row, T::lit(1.0), &adjoint.row(i));
                adjoint.row_mut(i).fill(T::lit(0.0));
            }
            ((),)
        })
    }
}

methods! {
    /// A column from elsewhere.
    trait SetsColumn[T, R, C, S, S2] for Matrix<T, R, C, S>
    where {
        T: Real + RealField,
        R: Dim,
        C: Dim,
        S: Place<T, R, C> + StorageMut<T, R, C>,
        S2: Place<T, R, U1>,
        DefaultAllocator: Owned<T, R, C> + Owned<T, R, U1>,
    }

    /// In the place of a column.
    fn __grads_set_column(&mut self, i: usize, column: &Matrix<T, R, U1, S2>) -> (), Matrix<T, R, U1, S2> => ((),) {
        let before: OVector<T, R> = self.column(i).clone_owned();
        self.set_column(i, column);
        ((), move |this, adjoint, _, of_column, ()| {
            this.set_column(i, &before);
            if let Some(adjoint) = adjoint {
                add(of_column, T::lit(1.0), &adjoint.column(i));
                adjoint.column_mut(i).fill(T::lit(0.0));
            }
            ((),)
        })
    }
}

methods! {
    /// Products of a matrix and a vector, added.
    trait MatrixVectorSums[T, R, C, S, S2, S3] for Matrix<T, R, U1, S>
    where {
        T: Real + RealField + SimdComplexField<SimdRealField = T>,
        R: Dim,
        C: Dim,
        S: Place<T, R, U1> + StorageMut<T, R, U1>,
        S2: Place<T, R, C>,
        S3: Place<T, C, U1>,
        DefaultAllocator: Owned<T, R, U1> + Owned<T, C, U1> + Owned<T, R, C> + Owned<T, U1, C>,
    }

    /// `alpha * a * x + beta * self`
    fn __grads_gemv(
        &mut self, alpha: T, a: &Matrix<T, R, C, S2>, x: &Matrix<T, C, U1, S3>, beta: T
    ) -> (), Matrix<T, R, C, S2>, Matrix<T, C, U1, S3> => (T, T) {
        let before = self.clone_owned();
        self.gemv(alpha, a, x, beta);
        ((), move |this, adjoint, a, of_a, x, of_x, ()| {
            this.copy_from(&before);
            let Some(adjoint) = adjoint else { return (T::lit(0.0), T::lit(0.0)) };
            let by_factors = (Matrix::dot(&(a * x), adjoint), Matrix::dot(&before, adjoint));
            add(of_a, alpha, &(&*adjoint * x.transpose()));
            add(of_x, alpha, &a.tr_mul(adjoint));
            adjoint.scale_mut(beta);
            by_factors
        })
    }
}

methods! {
    /// Products of two vectors, added.
    trait OuterSums[T, R, C, S, S2, S3] for Matrix<T, R, C, S>
    where {
        T: Real + RealField + SimdComplexField<SimdRealField = T>,
        R: Dim,
        C: Dim,
        S: Place<T, R, C> + StorageMut<T, R, C>,
        S2: Place<T, R, U1>,
        S3: Place<T, C, U1>,
        DefaultAllocator: Owned<T, R, C> + Owned<T, R, U1> + Owned<T, C, U1>,
    }

    /// `alpha * x * y.transpose() + beta * self`
    fn __grads_ger(
        &mut self, alpha: T, x: &Matrix<T, R, U1, S2>, y: &Matrix<T, C, U1, S3>, beta: T
    ) -> (), Matrix<T, R, U1, S2>, Matrix<T, C, U1, S3> => (T, T) {
        let before = self.clone_owned();
        self.ger(alpha, x, y, beta);
        ((), move |this, adjoint, x, of_x, y, of_y, ()| {
            this.copy_from(&before);
            let Some(adjoint) = adjoint else { return (T::lit(0.0), T::lit(0.0)) };
            let (by_x, by_y) = (&*adjoint * y, adjoint.tr_mul(x));
            let by_factors = (Matrix::dot(x, &by_x), Matrix::dot(&before, adjoint));
            add(of_x, alpha, &by_x);
            add(of_y, alpha, &by_y);
            adjoint.scale_mut(beta);
            by_factors
        })
    }
}

methods! {
    /// Products of matrices, added.
    trait MatrixSums[T, R, C, K, S, S2, S3] for Matrix<T, R, C, S>
    where {
        T: Real + RealField + SimdComplexField<SimdRealField = T>,
        R: Dim,
        C: Dim,
        K: Dim,
        S: Place<T, R, C> + StorageMut<T, R, C>,
        S2: Place<T, R, K>,
        S3: Place<T, K, C>,
        DefaultAllocator: Owned<T, R, C> + Owned<T, R, K> + Owned<T, K, C> + Owned<T, C, K>,
    }

    /// `alpha * a * b + beta * self`
    fn __grads_gemm(
        &mut self, alpha: T, a: &Matrix<T, R, K, S2>, b: &Matrix<T, K, C, S3>, beta: T
    ) -> (), Matrix<T, R, K, S2>, Matrix<T, K, C, S3> => (T, T) {
        let before = self.clone_owned();
        self.gemm(alpha, a, b, beta);
        ((), move |this, adjoint, a, of_a, b, of_b, ()| {
            this.copy_from(&before);
            let Some(adjoint) = adjoint else { return (T::lit(0.0), T::lit(0.0)) };
            let by_factors = (Matrix::dot(&(a * b), adjoint), Matrix::dot(&before, adjoint));
            add(of_a, alpha, &(&*adjoint * b.transpose()));
            add(of_b, alpha, &a.tr_mul(adjoint));
            adjoint.scale_mut(beta);
            by_factors
        })
    }
}

methods! {
    /// Rows and columns that change their places.
    trait Swaps[T, R, C, S] for Matrix<T, R, C, S>
    where {
        T: Real + RealField,
        R: Dim,
        C: Dim,
        S: Place<T, R, C> + StorageMut<T, R, C>,
        DefaultAllocator: Owned<T, R, C>,
    }

    /// Two rows.
    fn __grads_swap_rows(&mut self, i: usize, j: usize) -> () => ((), ()) {
        self.swap_rows(i, j);
        ((), move |this, adjoint, ()| {
            this.swap_rows(i, j);
            adjoint.into_iter().for_each(|a| a.swap_rows(i, j));
            ((), ())
        })
    }
    /// Two columns.
    fn __grads_swap_columns(&mut self, i: usize, j: usize) -> () => ((), ()) {
        self.swap_columns(i, j);
        ((), move |this, adjoint, ()| {
            this.swap_columns(i, j);
            adjoint.into_iter().for_each(|a| a.swap_columns(i, j));
            ((), ())
        })
    }
}

methods! {
    /// The diagonal, from elsewhere.
    trait SetsDiagonal[T, D, S, S2] for Matrix<T, D, D, S>
    where {
        T: Real + RealField,
        D: DimMin<D, Output = D>,
        S: Place<T, D, D> + StorageMut<T, D, D>,
        S2: Place<T, D, U1>,
        DefaultAllocator: Owned<T, D, D> + Owned<T, D, U1>,
    }

    /// In the place of the diagonal.
    fn __grads_set_diagonal(&mut self, diagonal: &Matrix<T, D, U1, S2>) -> (), Matrix<T, D, U1, S2> {
        let before: OVector<T, D> = self.diagonal();
        self.set_diagonal(diagonal);
        ((), move |this, adjoint, _, of_diagonal, ()| {
            this.set_diagonal(&before);
            if let Some(adjoint) = adjoint {
                add(of_diagonal, T::lit(1.0), &adjoint.diagonal());
                adjoint.fill_diagonal(T::lit(0.0));
            }
        })
    }
}
