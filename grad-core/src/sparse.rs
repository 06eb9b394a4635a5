//! Sparse matrices: what `sparse_jacobian!` gives, and the patterns of them that `sparsity!` finds.

mod colours;
mod entries;
mod lists;
mod stars;

use crate::matrix::Matrix;
pub(crate) use colours::{Colouring, NONE};
pub(crate) use entries::{EntryColumns, weight};
pub(crate) use lists::Lists;
pub(crate) use stars::Stars;
use std::fmt;
use std::sync::{Arc, OnceLock};

/// Where entries are: that of a pattern, and of all matrices that have it.
#[derive(Debug, PartialEq)]
struct Places {
    ncols: usize,
    /// The columns of each row.
    rows: Lists,
}

/// Which entries of a Jacobian may be other than zero, and which of its rows have no column in common.
///
/// `sparsity!(g)(args)` finds it at a point; `sparse_jacobian!(g, &sparsity)(args)` uses it at others.
///
/// ```
/// # mod grads { pub use grad_core::sparse::Sparsity; }
/// use grads::Sparsity;
///
/// let tridiagonal = Sparsity::new(4, vec![vec![0, 1], vec![0, 1, 2], vec![1, 2, 3], vec![2, 3]]);
/// assert_eq!((tridiagonal.nrows(), tridiagonal.ncols(), tridiagonal.nnz()), (4, 4, 10));
/// assert_eq!(tridiagonal.row(1), [0, 1, 2]);
/// assert_eq!(tridiagonal.colours(), [vec![0, 3], vec![1], vec![2]]);
/// ```
#[derive(Clone, Debug)]
pub struct Sparsity {
    places: Arc<Places>,
    colours: OnceLock<Colouring>,
    column_colours: OnceLock<Colouring>,
    entry_columns: OnceLock<EntryColumns>,
    stars: OnceLock<Option<Stars>>,
}

impl PartialEq for Sparsity {
    fn eq(&self, other: &Sparsity) -> bool {
        self.places == other.places
    }
}

impl Sparsity {
    /// Of the columns of each row, in ascending order.
    #[must_use]
    pub fn new(ncols: usize, rows: Vec<Vec<usize>>) -> Sparsity {
        Sparsity::of(ncols, Lists::of(rows.iter().map(|row| &row[..])))
    }

    pub(crate) fn of(ncols: usize, rows: Lists) -> Sparsity {
        Sparsity {
            places: Arc::new(Places { ncols, rows }),
            colours: OnceLock::new(),
            column_colours: OnceLock::new(),
            entry_columns: OnceLock::new(),
            stars: OnceLock::new(),
        }
    }

    /// Rows as columns, and columns as rows.
    pub(crate) fn transposed(&self) -> Sparsity {
        let ncols = self.nrows();
        let rows = self.places.rows.transposed(self.ncols());
        Sparsity {
            places: Arc::new(Places { ncols, rows }),
            colours: self.column_colours.clone(),
            column_colours: self.colours.clone(),
            entry_columns: OnceLock::new(),
            stars: OnceLock::new(),
        }
    }

    /// All entries of a matrix: each row has a colour of its own.
    ///
    /// ```
    /// # mod grads { pub use grad_core::sparse::Sparsity; }
    /// use grads::Sparsity;
    ///
    /// let full = Sparsity::full(2, 3);
    /// assert_eq!((full.nnz(), full.colours().len()), (6, 2));
    /// ```
    #[must_use]
    pub fn full(nrows: usize, ncols: usize) -> Sparsity {
        Sparsity::new(ncols, vec![(0..ncols).collect(); nrows])
    }

    /// How many rows there are: outputs.
    #[must_use]
    pub fn nrows(&self) -> usize {
        self.places.rows.len()
    }

    /// How many columns there are: inputs.
    #[must_use]
    pub fn ncols(&self) -> usize {
        self.places.ncols
    }

    /// How many entries may be other than zero.
    #[must_use]
    pub fn nnz(&self) -> usize {
        self.places.rows.items.len()
    }

    /// The columns of row `i`, in ascending order.
    ///
    /// # Panics
    /// If there is no such row.
    #[must_use]
    pub fn row(&self, i: usize) -> &[usize] {
        self.places.rows.get(i)
    }

    /// The rows of each colour: no two of them have a column in common, so one pullback gives all their entries. Rows without
    /// entries have none. They are found when they are first asked for.
    #[must_use]
    pub fn colours(&self) -> &[Vec<usize>] {
        let found = self.colours.get_or_init(|| {
            let rows = &self.places.rows;
            Colouring::best(rows, &rows.transposed(self.ncols()))
        });
        &found.sets
    }

    /// The columns of each colour: no two of them have a row in common, so one tangent gives all their entries (`sparse_jacobian!(g,
    /// &sparsity, forward)`). Columns without entries have none. They are found when they are first asked for.
    ///
    /// ```
    /// # mod grads { pub use grad_core::sparse::Sparsity; }
    /// use grads::Sparsity;
    ///
    /// let arrow = Sparsity::new(3, vec![vec![0], vec![0, 1], vec![0, 2]]);
    /// assert_eq!((arrow.colours().len(), arrow.column_colours().len()), (3, 2));
    /// ```
    #[must_use]
    pub fn column_colours(&self) -> &[Vec<usize>] {
        &self.coloured_columns().sets
    }

    pub(crate) fn coloured_columns(&self) -> &Colouring {
        self.column_colours.get_or_init(|| {
            let rows = &self.places.rows;
            Colouring::best(&rows.transposed(self.ncols()), rows)
        })
    }

    pub(crate) fn entry_columns(&self) -> &EntryColumns {
        let found = || EntryColumns::of(&self.places.rows, self.coloured_columns());
        self.entry_columns.get_or_init(found)
    }

    /// How a symmetric matrix is read from fewer products than there are colours of rows, if it can be.
    pub(crate) fn stars(&self) -> Option<&Stars> {
        let found = self.stars.get_or_init(|| {
            let rows = &self.places.rows;
            let is_symmetric = self.nrows() == self.ncols() && rows.transposed(rows.len()) == *rows;
            let stars = is_symmetric.then(|| Stars::of(rows))?;
            (stars.sets.len() < self.colours().len()).then_some(stars)
        });
        found.as_ref()
    }
}

/// A sparse matrix, by rows: what is called CSR.
///
/// ```
/// # mod grads { pub use grad_core::sparse::*; }
/// use grads::{SparseMatrix, Sparsity};
///
/// let mut m = SparseMatrix::zeros(&Sparsity::new(3, vec![vec![0, 2], vec![1]]));
/// m.set_row(0, &[4.0, 5.0, 6.0]);
/// m.set_row(1, &[7.0, 8.0, 9.0]);
/// assert_eq!(m.row(0), (&[0, 2][..], &[4.0, 6.0][..]));
/// assert_eq!(m.triplets().collect::<Vec<_>>(), [(0, 0, 4.0), (0, 2, 6.0), (1, 1, 8.0)]);
/// assert_eq!(m.to_dense(), [[4.0, 0.0, 6.0], [0.0, 8.0, 0.0]]);
/// let (starts, rows, values) = m.to_csc();
/// assert_eq!((starts, rows, values), (vec![0, 1, 2, 3], vec![0, 1, 0], vec![4.0, 8.0, 6.0]));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct SparseMatrix {
    places: Arc<Places>,
    values: Vec<f64>,
}

impl SparseMatrix {
    /// Zeros, with room for the entries of a pattern.
    #[must_use]
    pub fn zeros(pattern: &Sparsity) -> SparseMatrix {
        SparseMatrix {
            places: Arc::clone(&pattern.places),
            values: vec![0.0; pattern.nnz()],
        }
    }

    /// How many rows there are.
    #[must_use]
    pub fn nrows(&self) -> usize {
        self.places.rows.len()
    }

    /// How many columns there are.
    #[must_use]
    pub fn ncols(&self) -> usize {
        self.places.ncols
    }

    /// How many entries are stored. Some of them may be zero.
    #[must_use]
    pub fn nnz(&self) -> usize {
        self.values.len()
    }

    /// The columns and the values of the entries of row `i`.
    ///
    /// # Panics
    /// If there is no such row.
    #[must_use]
    pub fn row(&self, i: usize) -> (&[usize], &[f64]) {
        (
            self.places.rows.get(i),
            &self.values[self.places.rows.range(i)],
        )
    }

    /// Where the entries of each row start and end, the columns of all, and their values, to be written.
    pub(crate) fn entries_mut(&mut self) -> (&Lists, &mut [f64]) {
        (&self.places.rows, &mut self.values)
    }

    /// Makes the entries of row `i` those of a dense row.
    ///
    /// # Panics
    /// If there is no such row, or `row` is shorter than the columns that it has.
    pub fn set_row(&mut self, i: usize, row: &[f64]) {
        let (rows, values) = self.entries_mut();
        for (value, &j) in values[rows.range(i)].iter_mut().zip(rows.get(i)) {
            *value = row[j];
        }
    }

    /// Row, column and value of each entry, row by row: coordinates (COO).
    pub fn triplets(&self) -> impl Iterator<Item = (usize, usize, f64)> {
        (0..self.nrows()).flat_map(move |i| {
            let (columns, values) = self.row(i);
            let entries = columns.iter().zip(values);
            entries.map(move |(&j, &x)| (i, j, x))
        })
    }

    /// Where each row starts among the entries (and, last, how many entries there are), the columns of the entries, and their values.
    #[must_use]
    pub fn as_csr(&self) -> (&[usize], &[usize], &[f64]) {
        (
            &self.places.rows.starts,
            &self.places.rows.items,
            &self.values,
        )
    }

    /// The same by columns (CSC): where each column starts, the rows of the entries, and their values. Linear time.
    #[must_use]
    pub fn to_csc(&self) -> (Vec<usize>, Vec<usize>, Vec<f64>) {
        let Lists { starts, items } = self.places.rows.transposed(self.ncols());
        let (mut next, mut values) = (starts.clone(), vec![0.0; self.nnz()]);
        for (_, j, x) in self.triplets() {
            values[next[j]] = x;
            next[j] += 1;
        }
        (starts, items, values)
    }

    /// Rows as columns, and columns as rows.
    pub(crate) fn transposed(&self) -> SparseMatrix {
        let (starts, items, values) = self.to_csc();
        let (ncols, rows) = (self.nrows(), Lists { starts, items });
        SparseMatrix {
            places: Arc::new(Places { ncols, rows }),
            values,
        }
    }

    /// All entries, the zeros included.
    #[must_use]
    pub fn to_dense(&self) -> Matrix {
        let mut dense = Matrix::zeros(self.nrows(), self.ncols());
        for (i, j, x) in self.triplets() {
            dense[(i, j)] = x;
        }
        dense
    }
}

/// The Jacobian has entries that the pattern has not, or has another shape: at this point the function went another way than where
/// the pattern was found. Find the pattern again.
///
/// ```
/// # mod grads { pub use grad_core::sparse::PatternChanged; }
/// use grads::PatternChanged;
///
/// let text = "the Jacobian has entries that the pattern has not: find the pattern again at this point";
/// assert_eq!(PatternChanged.to_string(), text);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PatternChanged;

impl fmt::Display for PatternChanged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "the Jacobian has entries that the pattern has not: find the pattern again at this point",
        )
    }
}

impl std::error::Error for PatternChanged {}
