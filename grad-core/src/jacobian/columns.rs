//! Sparse Jacobians by columns: the pattern from one run on sets of inputs, the entries from runs on sums of columns, several at once.
//!
//! Columns that share no row are one direction. One direction more, the sum of all columns with weights, tells whether the pattern fits.

use super::Reading;
use super::sparse::{Compressed, OnePoint, Pattern, TOLERANCE};
use crate::heap;
use crate::sparse::{EntryColumns, Lists, NONE, PatternChanged, SparseMatrix, Sparsity, weight};
use crate::tangent::{Lane, Lanes, OverLanes, Reach, Tangent, Unions};
use crate::widest::widest;
use std::borrow::Cow;

/// What says along which tangents of type `L` a function is run, and takes in what each run gives.
pub trait Along<L: Lane, Ct: OverLanes<L>, G: OverLanes<L>> {
    /// The tangents of the inputs for the next run, if there is one.
    fn units(&mut self) -> Option<G::Of>;
    /// The tangents of the outputs that it gave; what is not there may be `-0.0`.
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
    /// It, of the pattern if it was found. There is a matrix if the entries were read and are all that there are.
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
        // or the colours would be found anew each time
        self.0.coloured_columns();
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
        heap::keep();
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
        let found = match self.pattern {
            Some(Cow::Owned(pattern)) => Some(pattern),
            Some(Cow::Borrowed(_)) | None => None,
        };
        self.reading.made(found, matrix)
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
        let mut rows = Lists::new();
        Ct::each(&mut tangents, &mut |x| {
            rows.push(|items| self.unions.add_inputs_of(*x, items));
        });
        self.pattern = Some(Cow::Owned(Sparsity::of(self.ncols, rows)));
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
        let colours = &self.pattern.as_deref()?.coloured_columns().of;
        let (mut units, mut columns) = (self.zeros.zeros(), colours.iter().enumerate());
        G::each(&mut units, &mut |Lanes(x)| {
            let (j, &colour) = columns.next().unwrap_or((0, &NONE));
            entries.seed(j, colour, x);
        });
        Some(units)
    }

    fn push_all(&mut self, mut tangents: Ct::Of) {
        let (Some(entries), Some(pattern)) = (&mut self.entries, &self.pattern) else {
            return;
        };
        let mut rows = entries.rows(pattern.entry_columns(), N);
        Ct::each(&mut tangents, &mut |Lanes(x)| rows.take(x));
        let has_all = rows.has_all();
        entries.done(has_all, N);
    }

    #[inline]
    fn run<T>(&mut self, run: impl FnOnce() -> T) -> T {
        widest(run)
    }
}

/// The entries, as far as runs have given them. Direction 0 is the weighted sum, the others are colours.
struct Entries {
    matrix: SparseMatrix,
    /// How many directions there are.
    count: usize,
    /// Of each row the sum of all its entries, each with the weight of its column.
    sums: Vec<f64>,
    /// The direction with which the next run begins.
    next: usize,
    /// Whether there are the rows and the entries of the pattern, and no others, as far as the runs say.
    fits: bool,
}

/// Where the tangent of a column of this colour is among those that begin with direction `first`, if it is there.
#[inline]
fn lane(colour: u32, first: usize) -> usize {
    (colour as usize).wrapping_add(1).wrapping_sub(first)
}

impl Entries {
    fn of(pattern: &Sparsity) -> Entries {
        Entries {
            matrix: SparseMatrix::zeros(pattern),
            count: 1 + pattern.column_colours().len(),
            sums: vec![0.0; pattern.nrows()],
            next: 0,
            fits: true,
        }
    }

    fn is_short(&self) -> bool {
        self.next < self.count && self.fits
    }

    /// The tangents of input `j` in the next run.
    #[inline]
    fn seed(&self, j: usize, colour: u32, tangents: &mut [f64]) {
        if self.next == 0 {
            tangents[0] = weight(j);
        }
        if let Some(x) = tangents.get_mut(lane(colour, self.next)) {
            *x = 1.0;
        }
    }

    /// What takes in the rows of a run along so many directions.
    fn rows<'a>(&'a mut self, columns: &'a EntryColumns, directions: usize) -> Rows<'a> {
        let (rows, values) = self.matrix.entries_mut();
        Rows {
            rows,
            values,
            columns,
            sums: &mut self.sums,
            first: self.next,
            is_last: self.next + directions >= self.count,
            row: 0,
            fit: true,
        }
    }

    /// A run along so many directions is over.
    fn done(&mut self, fits: bool, directions: usize) {
        self.fits &= fits;
        self.next += directions;
    }

    /// The matrix, if it has all entries that there are.
    fn all(self) -> Option<SparseMatrix> {
        (self.fits && self.next >= self.count).then_some(self.matrix)
    }
}

/// The rows of one run.
struct Rows<'a> {
    rows: &'a Lists,
    values: &'a mut [f64],
    columns: &'a EntryColumns,
    sums: &'a mut [f64],
    /// The first direction.
    first: usize,
    is_last: bool,
    /// The next row.
    row: usize,
    /// Whether all rows so far have all their entries, if this is the last run.
    fit: bool,
}

impl Rows<'_> {
    /// The tangents of the next row.
    #[inline(always)]
    fn take(&mut self, tangents: &[f64]) {
        let i = self.row;
        self.row += 1;
        if i >= self.rows.len() {
            return;
        }
        if self.first == 0 {
            self.sums[i] = tangents[0];
        }
        let mut sum = 0.0;
        let row = self.rows.range(i);
        let values = &mut self.values[row.clone()];
        let colours = &self.columns.colours[row.clone()];
        let weights = &self.columns.weights[row];
        for ((value, &colour), weight) in values.iter_mut().zip(colours).zip(weights) {
            if let Some(x) = tangents.get(lane(colour, self.first)) {
                // a zero that is there is a positive one
                *value = *x + 0.0;
            }
            sum += weight * *value;
        }
        if self.is_last {
            self.fit &= is_sum_of(self.sums[i], sum, values, weights);
        }
    }

    /// Whether there were as many rows as the pattern has, with no other entries than it has.
    fn has_all(&self) -> bool {
        self.row == self.rows.len() && self.fit
    }
}

/// Whether `given` is `sum`, that of a row's entries with the weights of their columns.
#[inline]
fn is_sum_of(given: f64, sum: f64, values: &[f64], weights: &[f64]) -> bool {
    // the magnitudes of terms are no less than their sum, so what is close beside that is close beside them
    is_close(given, sum, sum.abs()) || is_close(given, sum, scale(values, weights))
}

/// The magnitudes of a row's terms.
#[cold]
fn scale(values: &[f64], weights: &[f64]) -> f64 {
    let terms = values.iter().zip(weights);
    terms.map(|(value, weight)| (weight * value).abs()).sum()
}

/// Whether two sums are the same, of terms whose magnitudes have the sum `scale`.
#[inline]
fn is_close(a: f64, b: f64, scale: f64) -> bool {
    (a - b).abs() <= TOLERANCE * scale || !a.is_finite() && !b.is_finite()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms_that_cancel_are_close_beside_their_magnitudes() {
        let weights = [weight(1), weight(2)];
        let values = [1.0 / weights[0], -1.0 / weights[1]];
        assert!(is_sum_of(1e-12, 0.0, &values, &weights));
        assert!(!is_sum_of(1e-6, 0.0, &values, &weights));
    }
}
