//! Linear systems by products with their matrix alone: GMRES of Saad and Schultz (1986), as in Saad, Iterative Methods for Sparse Linear
//! Systems, 2nd edition, algorithm 6.9, with rotations.

use super::dot;

/// After how many products it starts again from what it has.
const PRODUCTS: usize = 60;
/// How often.
const STARTS: usize = 40;

/// The `x` of `a x = b`, where `a` is given by products with it, so that the residual is `tolerance` of `b` at most, in the Euclidean norm. NaN if
/// it is not so small after 40 starts of 60 products.
pub fn gmres(a: impl Fn(&[f64]) -> Vec<f64>, b: &[f64], tolerance: f64) -> Vec<f64> {
    let (mut x, goal) = (vec![0.0; b.len()], tolerance * norm(b));
    for _ in 0..STARTS {
        let mut missing = b.to_vec();
        add(&mut missing, -1.0, &a(&x));
        if norm(&missing) <= goal {
            return x;
        }
        let found = cycle(&a, &missing, 0.5 * goal);
        add(&mut x, 1.0, &found);
    }
    vec![f64::NAN; b.len()]
}

/// What comes nearest to `b` among the combinations of `b`, `a b`, `a a b`, ..
fn cycle(a: &impl Fn(&[f64]) -> Vec<f64>, b: &[f64], goal: f64) -> Vec<f64> {
    let mut space = Space::of(b);
    while space.columns.len() < PRODUCTS && space.missed() > goal && space.grows(a) {}
    let factors = back_substituted(&space.columns, space.missing);
    combined(&space.basis, &factors)
}

/// The space of these combinations, and the least squares in it, rotated to a triangle.
struct Space {
    /// Of length one, and orthogonal.
    basis: Vec<Vec<f64>>,
    /// The products with the basis, in the basis.
    columns: Vec<Vec<f64>>,
    rotations: Vec<(f64, f64)>,
    /// The right side; what is missed is the last number.
    missing: Vec<f64>,
}

impl Space {
    fn of(b: &[f64]) -> Space {
        Space {
            basis: vec![scaled(b, 1.0 / norm(b))],
            columns: vec![],
            rotations: vec![],
            missing: vec![norm(b)],
        }
    }

    fn missed(&self) -> f64 {
        self.missing.last().map_or(0.0, |x| x.abs())
    }

    /// Adds a product. Whether more can be added.
    fn grows(&mut self, a: &impl Fn(&[f64]) -> Vec<f64>) -> bool {
        let mut next = a(&self.basis[self.columns.len()]);
        let mut column = self.separated(&mut next);
        let rest = norm(&next);
        let size = self.rotated(&mut column).hypot(rest);
        if size == 0.0 || size.is_nan() {
            return false;
        }
        self.rotates(column, rest, size);
        self.basis.push(scaled(&next, 1.0 / rest));
        rest > 0.0
    }

    /// Takes what is in the space out of `next`, and gives it in the basis.
    fn separated(&self, next: &mut [f64]) -> Vec<f64> {
        let share = |v: &Vec<f64>| {
            let share = dot(next, v);
            add(next, -share, v);
            share
        };
        self.basis.iter().map(share).collect()
    }

    /// The rotations so far of a column, whose last number it gives.
    fn rotated(&self, column: &mut [f64]) -> f64 {
        for (i, (cos, sin)) in self.rotations.iter().enumerate() {
            let (p, q) = (column[i], column[i + 1]);
            (column[i], column[i + 1]) = (cos * p + sin * q, cos * q - sin * p);
        }
        column[self.rotations.len()]
    }

    /// One more, by which `rest` below the column becomes zero, and its last number `size`.
    fn rotates(&mut self, mut column: Vec<f64>, rest: f64, size: f64) {
        let k = self.columns.len();
        let (cos, sin) = (column[k] / size, rest / size);
        column[k] = size;
        self.missing.push(-sin * self.missing[k]);
        self.missing[k] *= cos;
        self.rotations.push((cos, sin));
        self.columns.push(column);
    }
}

/// Solves a system with the upper triangle that these columns are.
fn back_substituted(columns: &[Vec<f64>], mut b: Vec<f64>) -> Vec<f64> {
    b.truncate(columns.len());
    for (k, column) in columns.iter().enumerate().rev() {
        b[k] /= column[k];
        let share = b[k];
        add(&mut b[..k], -share, &column[..k]);
    }
    b
}

fn combined(basis: &[Vec<f64>], factors: &[f64]) -> Vec<f64> {
    let mut sum = vec![0.0; basis[0].len()];
    for (v, factor) in basis.iter().zip(factors) {
        add(&mut sum, *factor, v);
    }
    sum
}

fn add(to: &mut [f64], factor: f64, x: &[f64]) {
    to.iter_mut().zip(x).for_each(|(to, x)| *to += factor * x);
}

fn scaled(x: &[f64], factor: f64) -> Vec<f64> {
    x.iter().map(|x| factor * x).collect()
}

fn norm(x: &[f64]) -> f64 {
    dot(x, x).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Second differences with a slope, which is not symmetric.
    fn differences(x: &[f64], slope: f64) -> Vec<f64> {
        let at = |i: Option<usize>| i.and_then(|i| x.get(i)).copied().unwrap_or_default();
        let of = |i: usize| {
            let (left, right) = (at(i.checked_sub(1)), at(Some(i + 1)));
            2.0 * x[i] - (1.0 - slope) * left - (1.0 + slope) * right
        };
        (0..x.len()).map(of).collect()
    }

    #[test]
    fn found_with_and_without_starting_again() {
        for n in [1, 5, 60, 100] {
            let expected: Vec<f64> = (0..n).map(|i| f64::from(i).sin() + 0.3).collect();
            let b = differences(&expected, 0.3);
            let x = gmres(|x| differences(x, 0.3), &b, 1e-13);
            let off = x.iter().zip(&expected).map(|(x, e)| (x - e).abs());
            assert!(off.fold(0.0, f64::max) < 1e-8, "{n}");
        }
    }

    #[test]
    fn what_has_no_solution_gives_nan() {
        let x = gmres(|x| vec![x[0] + x[1], x[0] + x[1]], &[1.0, 0.0], 1e-12);
        assert!(x.iter().all(|x| x.is_nan()), "{x:?}");
        assert!(gmres(|_| vec![0.0], &[1.0], 1e-12)[0].is_nan());
        assert!(gmres(|_| vec![f64::NAN], &[1.0], 1e-12)[0].is_nan());
        assert_eq!(gmres(|x| x.to_vec(), &[0.0, 0.0], 1e-12), [0.0, 0.0]);
    }
}
