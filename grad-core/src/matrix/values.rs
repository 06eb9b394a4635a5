//! Matrices as values in differentiable functions, where Jacobians and Hessians are: a gradient is a matrix of the same shape.

use super::Matrix;
use crate::places::{ByIndex, Located};
use crate::tangent::{
    Accumulate, Blank, Ct, Differentiable, Field, LeafPath, Leaves, Marking, Reset, Tangent,
};

impl Matrix {
    /// # Panics
    /// If `other` has another shape.
    fn expect_shape_of(&self, other: &Matrix) {
        assert_eq!(
            (self.nrows, self.ncols),
            (other.nrows, other.ncols),
            "matrices of different shapes"
        );
    }
}

#[diagnostic::do_not_recommend]
impl Leaves for Matrix {
    fn visit_leaves(&self, at: &mut LeafPath, f: &mut dyn FnMut(&LeafPath, f64)) {
        for (i, row) in self.rows().enumerate() {
            at.index(i, |at| row.visit_leaves(at, f));
        }
    }
    fn map_leaves(&mut self, f: &mut dyn FnMut(f64) -> f64) {
        self.numbers.map_leaves(f);
    }
    fn mark(&mut self, mark: Marking) {
        self.numbers.mark(mark);
    }
    fn is_same(&self, other: &Self) -> bool {
        self.ncols == other.ncols && self.numbers.is_same(&other.numbers)
    }
    fn as_floats(&self) -> Option<&[f64]> {
        Some(&self.numbers)
    }
}

#[diagnostic::do_not_recommend]
impl Differentiable for Matrix {
    type Tangent = Matrix;
    fn zeros_like(&self) -> Matrix {
        Matrix::zeros(self.nrows, self.ncols)
    }
}

#[diagnostic::do_not_recommend]
impl Reset<Matrix> for Matrix {
    fn reset(&mut self, like: &Matrix) {
        self.expect_shape_of(like);
        self.numbers.fill(0.0);
    }
}

#[diagnostic::do_not_recommend]
impl Accumulate<Matrix> for Matrix {
    fn accumulate(&mut self, other: Matrix) {
        self.expect_shape_of(&other);
        self.numbers.accumulate(other.numbers);
    }
}

#[diagnostic::do_not_recommend]
impl Blank for Matrix {
    fn blank() -> Self {
        Matrix::zeros(0, 0)
    }
}

#[diagnostic::do_not_recommend]
impl Ct for Matrix {
    fn unseeded() -> Self {
        Matrix::blank()
    }
    fn shaped(self, zeros: Self) -> Self {
        if self.numbers.is_empty() {
            return zeros;
        }
        self.expect_shape_of(&zeros);
        self
    }
}

#[diagnostic::do_not_recommend]
impl Tangent for Matrix {
    type Form = Matrix;
    fn scale(&mut self, factor: f64) {
        self.numbers.scale(factor);
    }
    fn dot(&self, other: &Self) -> f64 {
        self.expect_shape_of(other);
        self.numbers.dot(&other.numbers)
    }
    fn axpy(&mut self, factor: f64, other: &Self) {
        self.expect_shape_of(other);
        self.numbers.axpy(factor, &other.numbers);
    }
}

#[diagnostic::do_not_recommend]
impl Field for Matrix {}

/// An index finds the same place in a matrix and in its gradient.
#[diagnostic::do_not_recommend]
impl Located<(usize, usize)> for Matrix {
    type At = ByIndex;
    fn locate(&self, _: (usize, usize)) -> ByIndex {
        ByIndex
    }
}
