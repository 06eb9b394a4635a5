//! Matrices: what Jacobians come back as.

mod made;
mod methods;
mod values;

pub use made::matrix;

use std::fmt;
use std::ops::{Index, IndexMut};

/// A dense matrix, row-major.
///
/// ```
/// # mod grads { pub use grad_core::matrix::Matrix; }
/// use grads::Matrix;
///
/// let m = Matrix::new(2, 3, vec![1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
/// assert_eq!((m.nrows(), m.ncols()), (2, 3));
/// assert_eq!(m[(1, 0)], 4.0);
/// assert_eq!(m.row(1), [4.0, 5.0, 6.0]);
/// assert_eq!(m, [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]);
/// ```
///
/// With the feature `ndarray` it is converted to and from `ndarray::Array2<f64>`, with `nalgebra` to and from
/// `nalgebra::DMatrix<f64>`, by `From`.
#[derive(Clone, PartialEq)]
pub struct Matrix {
    nrows: usize,
    ncols: usize,
    numbers: Vec<f64>,
}

impl Matrix {
    /// The matrix whose rows, one after the other, are `numbers`.
    ///
    /// # Panics
    /// If there are not `nrows * ncols` numbers.
    #[must_use]
    pub fn new(nrows: usize, ncols: usize, numbers: Vec<f64>) -> Matrix {
        let len = numbers.len();
        assert!(
            nrows.checked_mul(ncols) == Some(len),
            "{len} numbers are no matrix of {nrows} rows and {ncols} columns"
        );
        Matrix {
            nrows,
            ncols,
            numbers,
        }
    }

    /// Zeros.
    ///
    /// ```
    /// # mod grads { pub use grad_core::matrix::Matrix; }
    /// use grads::Matrix;
    ///
    /// let mut m = Matrix::zeros(1, 2);
    /// m[(0, 1)] = 3.0;
    /// assert_eq!(m.as_slice(), [0.0, 3.0]);
    /// ```
    #[must_use]
    pub fn zeros(nrows: usize, ncols: usize) -> Matrix {
        Matrix::new(nrows, ncols, vec![0.0; nrows * ncols])
    }

    /// How many rows there are.
    #[must_use]
    #[cfg_attr(
        not(doc),
        deprecated(since = "TBD", note = "it is not: this is a mark")
    )]
    pub fn nrows(&self) -> usize {
        self.nrows
    }

    /// How many columns there are.
    #[must_use]
    #[cfg_attr(
        not(doc),
        deprecated(since = "TBD", note = "it is not: this is a mark")
    )]
    pub fn ncols(&self) -> usize {
        self.ncols
    }

    /// Row `i`.
    ///
    /// # Panics
    /// If there is no such row.
    #[must_use]
    #[cfg_attr(
        not(doc),
        deprecated(since = "TBD", note = "it is not: this is a mark")
    )]
    pub fn row(&self, i: usize) -> &[f64] {
        self.check_row(i);
        &self.numbers[i * self.ncols..(i + 1) * self.ncols]
    }

    /// Row `i`, to be written to.
    ///
    /// # Panics
    /// If there is no such row.
    pub fn row_mut(&mut self, i: usize) -> &mut [f64] {
        self.check_row(i);
        &mut self.numbers[i * self.ncols..(i + 1) * self.ncols]
    }

    /// The rows, in order.
    ///
    /// ```
    /// # mod grads { pub use grad_core::matrix::Matrix; }
    /// use grads::Matrix;
    ///
    /// let m = Matrix::new(2, 2, vec![1.0, 2.0, 3.0, 4.0]);
    /// let sums: Vec<f64> = m.rows().map(|row| row.iter().sum()).collect();
    /// assert_eq!(sums, [3.0, 7.0]);
    /// ```
    pub fn rows(&self) -> impl Iterator<Item = &[f64]> {
        (0..self.nrows).map(|i| self.row(i))
    }

    /// All numbers, row by row.
    #[must_use]
    pub fn as_slice(&self) -> &[f64] {
        &self.numbers
    }

    /// All numbers, row by row.
    ///
    /// ```
    /// # mod grads { pub use grad_core::matrix::Matrix; }
    /// use grads::Matrix;
    ///
    /// assert_eq!(Matrix::zeros(1, 3).into_vec(), [0.0; 3]);
    /// ```
    #[must_use]
    pub fn into_vec(self) -> Vec<f64> {
        self.numbers
    }

    /// `count` of its rows.
    pub(crate) fn rows_from(&self, from: usize, count: usize) -> Matrix {
        let numbers = self.rows().skip(from).take(count).flatten().copied();
        Matrix::new(count, self.ncols, numbers.collect())
    }

    /// The columns `from..from + count`.
    pub(crate) fn columns(&self, from: usize, count: usize) -> Matrix {
        let rows = self.rows().flat_map(|row| &row[from..from + count]);
        Matrix::new(self.nrows, count, rows.copied().collect())
    }

    fn check_row(&self, i: usize) {
        assert!(i < self.nrows, "row {i} of a matrix of {} rows", self.nrows);
    }

    fn place(&self, (i, j): (usize, usize)) -> usize {
        let (nrows, ncols) = (self.nrows, self.ncols);
        assert!(
            i < nrows && j < ncols,
            "({i}, {j}) is not in a matrix of {nrows} rows and {ncols} columns"
        );
        i * ncols + j
    }
}

/// `m[(i, j)]` is in row `i` and column `j`. Panics if it is not in the matrix.
impl Index<(usize, usize)> for Matrix {
    type Output = f64;
    fn index(&self, at: (usize, usize)) -> &f64 {
        &self.numbers[self.place(at)]
    }
}

impl IndexMut<(usize, usize)> for Matrix {
    fn index_mut(&mut self, at: (usize, usize)) -> &mut f64 {
        let place = self.place(at);
        &mut self.numbers[place]
    }
}

/// Rows in brackets: `[[1.0, 2.0], [3.0, 4.0]]`.
impl fmt::Debug for Matrix {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_list().entries(self.rows()).finish()
    }
}

/// Rows as arrays.
impl<const N: usize, const M: usize> PartialEq<[[f64; N]; M]> for Matrix {
    fn eq(&self, other: &[[f64; N]; M]) -> bool {
        (self.nrows, self.ncols) == (M, N) && self.numbers == *other.as_flattened()
    }
}

#[cfg(feature = "ndarray")]
impl From<Matrix> for ndarray::Array2<f64> {
    fn from(m: Matrix) -> Self {
        let shape = (m.nrows, m.ncols);
        Self::from_shape_vec(shape, m.numbers).expect("as many numbers as the shape says")
    }
}

/// In the order of rows, whatever the layout.
#[cfg(feature = "ndarray")]
impl From<ndarray::Array2<f64>> for Matrix {
    fn from(a: ndarray::Array2<f64>) -> Self {
        Matrix::new(a.nrows(), a.ncols(), a.iter().copied().collect())
    }
}

#[cfg(feature = "nalgebra")]
impl From<Matrix> for nalgebra::DMatrix<f64> {
    fn from(m: Matrix) -> Self {
        Self::from_row_slice(m.nrows, m.ncols, &m.numbers)
    }
}

#[cfg(feature = "nalgebra")]
impl From<nalgebra::DMatrix<f64>> for Matrix {
    fn from(m: nalgebra::DMatrix<f64>) -> Self {
        let numbers = m.transpose().as_slice().to_vec();
        Matrix::new(m.nrows(), m.ncols(), numbers)
    }
}
