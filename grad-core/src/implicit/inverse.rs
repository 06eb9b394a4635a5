//! The inverse of a small dense matrix.

use crate::matrix::Matrix;

/// `factor` times the inverse, by the elimination of Gauss and Jordan; the pivot is the largest of its column when the rows have the
/// same size. A singular matrix gives numbers that are not finite. It takes `n^3` steps.
pub fn inverse(a: &Matrix, factor: f64) -> Matrix {
    let n = a.nrows();
    let mut rows = beside_unit(a, factor);
    for j in 0..n {
        let size = |i: &usize| rows[*i][j].abs();
        let pivot = (j..n).max_by(|p, q| size(p).total_cmp(&size(q)));
        rows.swap(j, pivot.unwrap_or(j));
        let lead = rows[j][j];
        rows[j].iter_mut().for_each(|x| *x /= lead);
        let row = rows[j].clone();
        let others = rows
            .iter_mut()
            .enumerate()
            .filter(|(i, other)| *i != j && other[j] != 0.0);
        for (_, other) in others {
            let share = other[j];
            other
                .iter_mut()
                .zip(&row)
                .for_each(|(o, x)| *o -= share * x);
        }
    }
    let numbers = rows.iter().flat_map(|row| &row[n..]).copied();
    Matrix::new(n, n, numbers.collect())
}

/// The rows of `a`, each divided by its largest number, beside those of `factor` on the diagonal.
fn beside_unit(a: &Matrix, factor: f64) -> Vec<Vec<f64>> {
    let row = |(i, row): (usize, &[f64])| {
        let size = row.iter().fold(0.0, |m: f64, x| m.max(x.abs()));
        let unit = (0..a.nrows()).map(|j| if i == j { factor } else { 0.0 });
        row.iter().copied().chain(unit).map(|x| x / size).collect()
    };
    a.rows().enumerate().map(row).collect()
}

/// How near a matrix is to a singular one: about one over the relative change of its numbers that makes it one. It is the largest
/// number on the diagonal of `|a^-1| |a|`, so it does not depend on units, neither of the rows nor of the columns. NaN if `inverse` is not finite.
pub fn condition(a: &Matrix, inverse: &Matrix) -> f64 {
    let n = a.nrows();
    let on_diagonal =
        |i: usize| -> f64 { (0..n).map(|k| (inverse[(i, k)] * a[(k, i)]).abs()).sum() };
    let all = (0..n).map(on_diagonal);
    all.fold(
        0.0,
        |most: f64, x| if x > most || x.is_nan() { x } else { most },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inverse_of_a_matrix_that_needs_pivots() {
        let a = Matrix::new(3, 3, vec![0.0, 2.0, 0.0, 1e-9, 0.0, 1e-9, 0.0, 0.0, 4.0]);
        let x = inverse(&a, 1.0);
        let expected = [[0.0, 1e9, -0.25], [0.5, 0.0, 0.0], [0.0, 0.0, 0.25]];
        for (row, expected) in x.rows().zip(expected) {
            for (x, e) in row.iter().zip(expected) {
                assert!((x - e).abs() <= 1e-15 * e.abs(), "{row:?}");
            }
        }
    }

    #[test]
    fn units_do_not_count_for_the_condition() {
        let a = Matrix::new(2, 2, vec![1.0, 2.0, 3.0, 4.0]);
        let scaled = Matrix::new(2, 2, vec![1e-30, 2e-10, 3e10, 4e30]);
        let [plain, scaled] = [a, scaled].map(|a| condition(&a, &inverse(&a, 1.0)));
        assert!((plain - scaled).abs() < 1e-12 * plain, "{plain} {scaled}");
    }

    fn is_singular(a: &Matrix) -> bool {
        let condition = condition(a, &inverse(a, 1.0));
        condition.is_nan() || condition > 1e15
    }

    #[test]
    fn singular_matrices_have_no_condition_or_a_large_one() {
        for numbers in [[0.0; 4], [1.0, 2.0, 2.0, 4.0], [f64::NAN, 1.0, 1.0, 2.0]] {
            let a = Matrix::new(2, 2, numbers.to_vec());
            assert!(is_singular(&a), "{numbers:?}");
        }
        let a = Matrix::new(2, 2, vec![0.1, 0.3, 0.3, 0.1 * 9.0]);
        assert!(is_singular(&a));
    }
}
