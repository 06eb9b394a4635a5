//! Sparse matrices: what `sparse_jacobian!` gives, and the patterns of them that `sparsity!` finds.

use crate::matrix::Matrix;
use std::fmt;

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
#[derive(Clone, Debug, PartialEq)]
pub struct Sparsity {
    ncols: usize,
    /// Where each row starts among the columns, and where the last one ends.
    starts: Vec<usize>,
    columns: Vec<usize>,
    colours: Vec<Vec<usize>>,
}

impl Sparsity {
    /// Of the columns of each row, in ascending order.
    #[must_use]
    pub fn new(ncols: usize, rows: Vec<Vec<usize>>) -> Sparsity {
        let mut starts = vec![0];
        starts.extend(rows.iter().scan(0, |end, row| {
            *end += row.len();
            Some(*end)
        }));
        let sets: Vec<&[usize]> = rows.iter().map(|row| &row[..]).collect();
        Sparsity {
            ncols,
            starts,
            colours: coloured(&sets, ncols),
            columns: rows.concat(),
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
        self.starts.len() - 1
    }

    /// How many columns there are: inputs.
    #[must_use]
    pub fn ncols(&self) -> usize {
        self.ncols
    }

    /// How many entries may be other than zero.
    #[must_use]
    pub fn nnz(&self) -> usize {
        self.columns.len()
    }

    /// The columns of row `i`, in ascending order.
    ///
    /// # Panics
    /// If there is no such row.
    #[must_use]
    pub fn row(&self, i: usize) -> &[usize] {
        &self.columns[self.starts[i]..self.starts[i + 1]]
    }

    /// The rows of each colour: no two of them have a column in common, so one pullback gives all their entries. Rows without
    /// entries have none.
    #[must_use]
    pub fn colours(&self) -> &[Vec<usize>] {
        &self.colours
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
    ncols: usize,
    starts: Vec<usize>,
    columns: Vec<usize>,
    values: Vec<f64>,
}

impl SparseMatrix {
    /// Zeros, with room for the entries of a pattern.
    #[must_use]
    pub fn zeros(pattern: &Sparsity) -> SparseMatrix {
        SparseMatrix {
            ncols: pattern.ncols,
            starts: pattern.starts.clone(),
            columns: pattern.columns.clone(),
            values: vec![0.0; pattern.nnz()],
        }
    }

    /// How many rows there are.
    #[must_use]
    pub fn nrows(&self) -> usize {
        self.starts.len() - 1
    }

    /// How many columns there are.
    #[must_use]
    pub fn ncols(&self) -> usize {
        self.ncols
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
        let entries = self.starts[i]..self.starts[i + 1];
        (&self.columns[entries.clone()], &self.values[entries])
    }

    /// Makes the entries of row `i` those of a dense row.
    ///
    /// # Panics
    /// If there is no such row, or `row` is shorter than the columns that it has.
    pub fn set_row(&mut self, i: usize, row: &[f64]) {
        for at in self.starts[i]..self.starts[i + 1] {
            self.values[at] = row[self.columns[at]];
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
        (&self.starts, &self.columns, &self.values)
    }

    /// The same by columns (CSC): where each column starts, the rows of the entries, and their values. Linear time.
    #[must_use]
    pub fn to_csc(&self) -> (Vec<usize>, Vec<usize>, Vec<f64>) {
        let mut starts = vec![0; self.ncols + 1];
        self.columns.iter().for_each(|&j| starts[j + 1] += 1);
        for j in 0..self.ncols {
            starts[j + 1] += starts[j];
        }
        let mut next = starts.clone();
        let (mut rows, mut values) = (vec![0; self.nnz()], vec![0.0; self.nnz()]);
        for (i, j, x) in self.triplets() {
            (rows[next[j]], values[next[j]]) = (i, x);
            next[j] += 1;
        }
        (starts, rows, values)
    }

    /// All entries, the zeros included.
    #[must_use]
    pub fn to_dense(&self) -> Matrix {
        let mut dense = Matrix::zeros(self.nrows(), self.ncols);
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

/// The sets of each colour: no two of them have a member in common, as far as a greedy search finds. Empty sets have no colour. Takes
/// the time of all members, times the colours that a member meets.
pub(crate) fn coloured(sets: &[&[usize]], members: usize) -> Vec<Vec<usize>> {
    let mut met = vec![vec![]; members];
    let mut colours: Vec<Vec<usize>> = vec![];
    // for which set each colour was last seen to be taken
    let mut taken = vec![];
    for (i, set) in sets.iter().enumerate().filter(|(_, set)| !set.is_empty()) {
        for &colour in set.iter().flat_map(|&j| &met[j]) {
            taken[colour] = i;
        }
        let free = (0..colours.len()).find(|&colour| taken[colour] != i);
        let colour = free.unwrap_or(colours.len());
        if colour == colours.len() {
            colours.push(vec![]);
            taken.push(usize::MAX);
        }
        colours[colour].push(i);
        set.iter().for_each(|&j| met[j].push(colour));
    }
    colours
}
