//! Sparse Jacobians: the pattern from pullbacks of NaN, the entries from pullbacks of several rows at once.
//!
//! A pullback is linear in the cotangent, so an input that an output reaches has NaN for its gradient if the output's cotangent is NaN,
//! whatever the partial derivatives between them are. Rows that share no column can be asked together (Curtis, Powell and Reid, On
//! the Estimation of Sparse Jacobian Matrices, 1974). The pattern is found from groups of rows that are halved until they are single rows: of two
//! groups that reach different columns, one pullback says which (Griewank and Mitev, Detecting Jacobian sparsity patterns by
//! Bayesian probing, 2002).

use super::Reading;
use crate::sparse::{Colouring, Lists, PatternChanged, SparseMatrix, Sparsity, weight};
use crate::tangent::Tangent;
use std::ops::Range;

/// The pattern.
#[derive(Clone, Copy)]
pub struct Pattern;

impl Reading for Pattern {
    type Of<Ct: Tangent, G: Tangent> = Sparsity;
    fn read<Ct: Tangent, G: Tangent>(self, zeros: Ct, pullback: impl Fn(Ct) -> G) -> Sparsity {
        pattern(&Rows::new(&zeros, &pullback))
    }
}

/// The Jacobian at a point of which nothing is known.
#[derive(Clone, Copy)]
pub struct OnePoint;

impl Reading for OnePoint {
    type Of<Ct: Tangent, G: Tangent> = SparseMatrix;
    fn read<Ct: Tangent, G: Tangent>(self, zeros: Ct, pullback: impl Fn(Ct) -> G) -> SparseMatrix {
        let rows = Rows::new(&zeros, &pullback);
        all_entries(&rows, &pattern(&rows))
    }
    fn read_symmetric<G: Tangent>(self, zeros: G, product: impl Fn(G) -> G) -> SparseMatrix {
        let rows = Rows::new(&zeros, &product);
        let pattern = pattern(&rows);
        mirrored(&rows, &pattern).unwrap_or_else(|| all_entries(&rows, &pattern))
    }
}

/// The Jacobian at a point where its pattern should be this one.
#[derive(Clone, Copy)]
pub struct Compressed<'a>(pub &'a Sparsity);

impl Reading for Compressed<'_> {
    type Of<Ct: Tangent, G: Tangent> = Result<SparseMatrix, PatternChanged>;
    fn read<Ct: Tangent, G: Tangent>(
        self,
        zeros: Ct,
        pullback: impl Fn(Ct) -> G,
    ) -> Result<SparseMatrix, PatternChanged> {
        let rows = Rows::new(&zeros, &pullback);
        let sum = rows.weighted_sum();
        if (rows.count, sum.len()) != (self.0.nrows(), self.0.ncols()) {
            return Err(PatternChanged);
        }
        let found = entries(&rows, self.0);
        let fits = rows.is_sum_of(&sum, &found);
        fits.then_some(found).ok_or(PatternChanged)
    }
    fn read_symmetric<G: Tangent>(self, zeros: G, product: impl Fn(G) -> G) -> Self::Of<G, G> {
        let rows = Rows::new(&zeros, &product);
        // a rule of the user's may be such that it is not symmetric
        mirrored(&rows, self.0).map_or_else(|| self.read(zeros, product), Ok)
    }
}

/// The rows of a Jacobian, sums of which a pullback gives.
struct Rows<'a, Ct, Back> {
    zeros: &'a Ct,
    pullback: &'a Back,
    count: usize,
}

impl<'a, Ct: Tangent, G: Tangent, Back: Fn(Ct) -> G> Rows<'a, Ct, Back> {
    fn new(zeros: &'a Ct, pullback: &'a Back) -> Self {
        Rows {
            count: zeros.leaf_count(),
            zeros,
            pullback,
        }
    }

    /// The sum of the rows, times their weights.
    fn sum(&self, weights: &[f64]) -> Vec<f64> {
        (self.pullback)(self.zeros.with_flat(weights)).to_flat()
    }

    /// The sum of some of the rows, times the same weight.
    fn sum_of(&self, some: impl Iterator<Item = Range<usize>>, weight: f64) -> Vec<f64> {
        let mut weights = vec![0.0; self.count];
        some.for_each(|rows| weights[rows].fill(weight));
        self.sum(&weights)
    }

    /// The sum of all rows, each with a weight of its own.
    fn weighted_sum(&self) -> Vec<f64> {
        self.sum(&(0..self.count).map(weight).collect::<Vec<f64>>())
    }

    /// Whether `sum` is that of the rows of `found`.
    fn is_sum_of(&self, sum: &[f64], found: &SparseMatrix) -> bool {
        let (mut columns, tolerance) = (vec![(0.0, 0.0); sum.len()], self.tolerance());
        for (i, j, x) in found.triplets() {
            let term = weight(i) * x;
            columns[j].0 += term;
            columns[j].1 += term.abs();
        }
        let mut columns = sum.iter().zip(&columns);
        columns.all(|(a, (b, scale))| {
            (a - b).abs() <= tolerance * scale || !a.is_finite() && !b.is_finite()
        })
    }

    /// How far two sums of the same rows may be apart: the outputs may be `f32`.
    fn tolerance(&self) -> f64 {
        if self.zeros.as_floats().is_some() {
            return TOLERANCE;
        }
        let mut rounded: Ct = self.zeros.clone();
        rounded.map_leaves(&mut |_| 1.0 + 1e-12);
        let is_single = rounded.to_flat().contains(&1.0);
        if is_single { 1e-3 } else { TOLERANCE }
    }
}

/// Rows in a row, and the columns that some of them reach.
struct Group {
    rows: Range<usize>,
    columns: Vec<usize>,
}

/// Which columns each row reaches.
fn pattern<Ct: Tangent, G: Tangent>(rows: &Rows<'_, Ct, impl Fn(Ct) -> G>) -> Sparsity {
    let reached = rows.sum(&vec![f64::NAN; rows.count]);
    let all = (0..reached.len()).collect();
    let mut groups = vec![Group {
        rows: 0..rows.count,
        columns: reached_of(all, &reached),
    }];
    while groups.iter().any(|group| group.rows.len() > 1) {
        groups = halved(rows, groups, reached.len());
    }
    let columns = groups.into_iter().filter(|group| !group.rows.is_empty());
    Sparsity::new(reached.len(), columns.map(|group| group.columns).collect())
}

/// Those of the columns that are NaN.
fn reached_of(mut columns: Vec<usize>, gradient: &[f64]) -> Vec<usize> {
    columns.retain(|&j| gradient[j].is_nan());
    columns
}

/// Groups of half the size: those that have no column in common are asked together.
fn halved<Ct: Tangent, G: Tangent>(
    rows: &Rows<'_, Ct, impl Fn(Ct) -> G>,
    groups: Vec<Group>,
    ncols: usize,
) -> Vec<Group> {
    let mut halves: Vec<Group> = groups.into_iter().flat_map(halves).collect();
    // nothing more can be found out of a row that was alone already, but asking costs nothing beside the others
    let columns = Lists::of(halves.iter().map(|half| &half.columns[..]));
    for members in Colouring::of(&columns, ncols).sets {
        let asked = members.iter().map(|&member| halves[member].rows.clone());
        let gradient = rows.sum_of(asked, f64::NAN);
        for member in members {
            let columns = std::mem::take(&mut halves[member].columns);
            halves[member].columns = reached_of(columns, &gradient);
        }
    }
    halves
}

fn halves(group: Group) -> Vec<Group> {
    let Range { start, end } = group.rows;
    let middle = start + (end - start).div_ceil(2);
    let halves = [start..middle, middle..end].into_iter();
    let halves = halves.filter(|rows| !rows.is_empty());
    halves
        .map(|rows| Group {
            rows,
            columns: group.columns.clone(),
        })
        .collect()
}

/// The entries, a pullback for all rows of one colour.
fn entries<Ct: Tangent, G: Tangent>(
    rows: &Rows<'_, Ct, impl Fn(Ct) -> G>,
    pattern: &Sparsity,
) -> SparseMatrix {
    let mut found = SparseMatrix::zeros(pattern);
    for members in pattern.colours() {
        let gradient = rows.sum_of(members.iter().map(|&i| i..i + 1), 1.0);
        for &i in members {
            found.set_row(i, &gradient);
        }
    }
    found
}

/// The entries of a pattern that was found at this point.
fn all_entries<Ct: Tangent, G: Tangent>(
    rows: &Rows<'_, Ct, impl Fn(Ct) -> G>,
    pattern: &Sparsity,
) -> SparseMatrix {
    let sum = rows.weighted_sum();
    let found = entries(rows, pattern);
    match rows.is_sum_of(&sum, &found) {
        true => found,
        // a rule of the user's that looks at its cotangent may hide NaN
        false => entries(rows, &Sparsity::full(rows.count, sum.len())),
    }
}

/// The entries of a symmetric matrix, if that takes fewer products, and it is symmetric and has no other entries.
fn mirrored<G: Tangent>(
    rows: &Rows<'_, G, impl Fn(G) -> G>,
    pattern: &Sparsity,
) -> Option<SparseMatrix> {
    let stars = pattern.stars().filter(|_| rows.count == pattern.nrows())?;
    let mut found = SparseMatrix::zeros(pattern);
    for (members, reads) in stars.sets.iter().zip(&stars.reads) {
        let product = rows.sum_of(members.iter().map(|&i| i..i + 1), 1.0);
        let (_, values) = found.entries_mut();
        for &(place, at) in reads {
            values[place] = product[at];
        }
    }
    rows.is_sum_of(&rows.weighted_sum(), &found)
        .then_some(found)
}

/// How far two sums of the same entries may be apart, beside their terms.
pub(super) const TOLERANCE: f64 = 1e-8;
