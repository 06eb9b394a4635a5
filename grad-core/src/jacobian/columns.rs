//! Sparse Jacobians by columns: the pattern from one run on sets of inputs, the entries from runs on sums of columns, several at once.
//!
//! Columns that share no row are one direction. One direction more, the sum of all columns with weights, tells whether the pattern fits.

use super::Reading;
use super::sparse::{Compressed, OnePoint, Pattern, TOLERANCE, weight};
use crate::sparse::{PatternChanged, SparseMatrix, Sparsity};
use crate::tangent::{Lane, Lanes, OverLanes, Reach, Tangent, Unions};
use std::borrow::Cow;

/// What says along which tangents of type `L` a function is run, and takes in what each run gives.
pub trait Along<L: Lane, Ct: OverLanes<L>, G: OverLanes<L>> {
    /// The tangents of the inputs for the next run, if there is one.
    fn units(&mut self) -> Option<G::Of>;
    /// The tangents of the outputs that it gave.
    fn push_all(&mut self, tangents: Ct::Of);
    /// Runs what may add tangents.
    fn run<T>(&mut self, run: impl FnOnce() -> T) -> T {
        run()
    }
}

/// What is made of a Jacobian by columns.
pub trait ByColumnsOf<'a>: Copy {
    /// It.
    type Of;
    /// Whether the pattern is to be found.
    const FINDS: bool;
    /// Whether the entries are.
    const READS: bool;
    /// The pattern that is known.
    fn known(self) -> Option<&'a Sparsity>;
    /// It. There is a matrix if the entries were read and are all that there are.
    fn made(self, pattern: Option<Sparsity>, matrix: Option<SparseMatrix>) -> Self::Of;
    /// The same, of a function that is run along one tangent at a time: what such runs give is to columns what a pullback gives to rows.
    fn one_at_a_time<Ct: Tangent, G: Tangent>(self, zeros: G, run: impl Fn(G) -> Ct) -> Self::Of;
}

impl<'a> ByColumnsOf<'a> for Pattern {
    type Of = Sparsity;
    const FINDS: bool = true;
    const READS: bool = false;
    fn known(self) -> Option<&'a Sparsity> {
        None
    }
    fn made(self, pattern: Option<Sparsity>, _: Option<SparseMatrix>) -> Sparsity {
        pattern.expect("it was found")
    }
    fn one_at_a_time<Ct: Tangent, G: Tangent>(self, zeros: G, run: impl Fn(G) -> Ct) -> Self::Of {
        self.read(zeros, run).transposed()
    }
}

impl<'a> ByColumnsOf<'a> for OnePoint {
    type Of = SparseMatrix;
    const FINDS: bool = true;
    const READS: bool = true;
    fn known(self) -> Option<&'a Sparsity> {
        None
    }
    fn made(self, _: Option<Sparsity>, matrix: Option<SparseMatrix>) -> SparseMatrix {
        matrix.expect("sets of inputs are followed wherever tangents go")
    }
    fn one_at_a_time<Ct: Tangent, G: Tangent>(self, zeros: G, run: impl Fn(G) -> Ct) -> Self::Of {
        self.read(zeros, run).transposed()
    }
}

impl<'a> ByColumnsOf<'a> for Compressed<'a> {
    type Of = Result<SparseMatrix, PatternChanged>;
    const FINDS: bool = false;
    const READS: bool = true;
    fn known(self) -> Option<&'a Sparsity> {
        Some(self.0)
    }
    fn made(self, _: Option<Sparsity>, matrix: Option<SparseMatrix>) -> Self::Of {
        matrix.ok_or(PatternChanged)
    }
    fn one_at_a_time<Ct: Tangent, G: Tangent>(self, zeros: G, run: impl Fn(G) -> Ct) -> Self::Of {
        let found = Compressed(&self.0.transposed()).read(zeros, run);
        found.map(|columns| columns.transposed())
    }
}

/// A sparse Jacobian under way. `G` are the inputs, all of which are zero.
pub struct SparseColumns<'a, R, G> {
    reading: R,
    zeros: G,
    ncols: usize,
    pattern: Option<Cow<'a, Sparsity>>,
    unions: Unions,
    entries: Option<Entries>,
}

impl<'a, R: ByColumnsOf<'a>, G: Tangent> SparseColumns<'a, R, G> {
    /// Nothing yet.
    pub fn new(reading: R, zeros: G) -> Self {
        let ncols = zeros.leaf_count();
        SparseColumns {
            pattern: reading.known().map(Cow::Borrowed),
            unions: Unions::of(ncols),
            reading,
            zeros,
            ncols,
            entries: None,
        }
    }

    /// How many directions there are, once the pattern is known.
    pub fn directions(&mut self) -> usize {
        let pattern = self.pattern.as_deref();
        let pattern = pattern.filter(|pattern| pattern.ncols() == self.ncols);
        self.entries = pattern.map(Entries::of);
        self.entries.as_ref().map_or(0, |entries| entries.count)
    }

    /// What was asked for.
    pub fn made(self) -> R::Of {
        let matrix = self.entries.and_then(Entries::all);
        self.reading.made(self.pattern.map(Cow::into_owned), matrix)
    }
}

impl<'a, R: ByColumnsOf<'a>, Ct: OverLanes<Reach>, G: OverLanes<Reach>> Along<Reach, Ct, G>
    for SparseColumns<'a, R, G>
{
    fn units(&mut self) -> Option<G::Of> {
        if self.pattern.is_some() {
            return None;
        }
        let (mut units, mut inputs) = (self.zeros.zeros(), 0..);
        G::each(&mut units, &mut |x| {
            *x = inputs.next().map_or(Reach::NOTHING, Reach::input)
        });
        Some(units)
    }

    fn push_all(&mut self, mut tangents: Ct::Of) {
        let mut rows = vec![];
        Ct::each(&mut tangents, &mut |x| rows.push(self.unions.inputs_of(*x)));
        self.pattern = Some(Cow::Owned(Sparsity::new(self.ncols, rows)));
        self.unions = Unions::of(0);
    }

    fn run<T>(&mut self, run: impl FnOnce() -> T) -> T {
        self.unions.run(run)
    }
}

impl<'a, const N: usize, R, Ct, G> Along<Lanes<N>, Ct, G> for SparseColumns<'a, R, G>
where
    R: ByColumnsOf<'a>,
    Ct: OverLanes<Lanes<N>>,
    G: OverLanes<Lanes<N>>,
{
    fn units(&mut self) -> Option<G::Of> {
        let entries = self.entries.as_ref().filter(|entries| entries.is_short())?;
        let (mut units, mut j) = (self.zeros.zeros(), 0);
        G::each(&mut units, &mut |Lanes(x)| {
            entries.seed(j, x);
            j += 1;
        });
        Some(units)
    }

    fn push_all(&mut self, mut tangents: Ct::Of) {
        let Some(entries) = &mut self.entries else {
            return;
        };
        let mut i = 0;
        Ct::each(&mut tangents, &mut |Lanes(x)| {
            entries.take(i, x);
            i += 1;
        });
        entries.done(i, N);
    }
}

/// The entries, as far as runs have given them. Direction 0 is the weighted sum, the others are colours.
struct Entries {
    matrix: SparseMatrix,
    /// How many directions there are.
    count: usize,
    /// The direction of each column.
    directions: Vec<u32>,
    /// Of each row the sum of all its entries, each with the weight of its column.
    sums: Vec<f64>,
    /// The direction with which the next run begins.
    next: usize,
    /// Whether the runs gave another number of rows.
    is_other: bool,
}

impl Entries {
    fn of(pattern: &Sparsity) -> Entries {
        let colours = pattern.column_colours();
        // of a column without entries the check alone is asked
        let mut directions = vec![u32::MAX; pattern.ncols()];
        for (direction, columns) in (1..).zip(colours) {
            columns.iter().for_each(|&j| directions[j] = direction);
        }
        Entries {
            matrix: SparseMatrix::zeros(pattern),
            count: 1 + colours.len(),
            directions,
            sums: vec![0.0; pattern.nrows()],
            next: 0,
            is_other: false,
        }
    }

    fn is_short(&self) -> bool {
        self.next < self.count && !self.is_other
    }

    /// The tangents of input `j` in the next run.
    #[inline]
    fn seed(&self, j: usize, tangents: &mut [f64]) {
        if self.next == 0 {
            tangents[0] = weight(j);
        }
        let lane = (self.directions[j] as usize).wrapping_sub(self.next);
        if let Some(x) = tangents.get_mut(lane) {
            *x = 1.0;
        }
    }

    /// The tangents of output `i` in the last run.
    #[inline]
    fn take(&mut self, i: usize, tangents: &[f64]) {
        if i >= self.sums.len() {
            return;
        }
        if self.next == 0 {
            self.sums[i] = tangents[0];
        }
        let (columns, values) = self.matrix.row_mut(i);
        for (value, &j) in values.iter_mut().zip(columns) {
            let lane = (self.directions[j] as usize).wrapping_sub(self.next);
            if let Some(x) = tangents.get(lane) {
                *value = *x;
            }
        }
    }

    /// A run gave so many rows, along so many directions.
    fn done(&mut self, nrows: usize, directions: usize) {
        self.is_other |= nrows != self.sums.len();
        self.next += directions;
    }

    /// The matrix, if it has all entries that there are.
    fn all(self) -> Option<SparseMatrix> {
        let fits = !self.is_other && self.next >= self.count;
        let fits = fits && (0..self.sums.len()).all(|i| self.is_whole(i));
        fits.then_some(self.matrix)
    }

    /// Whether row `i` has all its entries.
    fn is_whole(&self, i: usize) -> bool {
        let (columns, values) = self.matrix.row(i);
        let (mut sum, mut scale) = (0.0, 0.0);
        for (&j, &x) in columns.iter().zip(values) {
            let term = weight(j) * x;
            sum += term;
            scale += term.abs();
        }
        let whole = self.sums[i];
        (whole - sum).abs() <= TOLERANCE * scale || !whole.is_finite() && !sum.is_finite()
    }
}
