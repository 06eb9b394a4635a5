//! Elements of an array that no trip reads: of what such an element was computed from, no cotangent comes.

use grads::prelude::*;

/// Functions of roots, of which that of 0 has an infinite slope and is not used.
macro_rules! functions {
    ($($name:ident($x:ident, $r:ident) $e:expr, $at_0:expr, $of_1:expr, $of_4:expr;)*) => {
        $(#[differentiable(unconnected = "zero")]
        fn $name($x: &[f64]) -> f64 {
            let $r: Vec<f64> = $x.iter().map(|v| v.sqrt()).collect();
            $e
        })*
        /// Name, gradient at (0, 1, 4), what it has to be.
        pub fn all() -> Vec<(&'static str, Vec<f64>, [f64; 3])> {
            vec![$((stringify!($name), grad!($name)(&[0.0, 1.0, 4.0]), [$at_0, $of_1, $of_4])),*]
        }
    };
}

functions! {
    masked_sum(x, r) {
        let mut s = 0.0;
        for i in 0..x.len() {
            if x[i] > 0.0 {
                s += r[i];
            }
        }
        s
    }, 0.0, 0.5, 0.25;
    what_goes_on_is_not_read(x, r) {
        let mut s = 0.0;
        for i in 0..x.len() {
            if x[i] == 0.0 {
                continue;
            }
            s += r[i];
        }
        s
    }, 0.0, 0.5, 0.25;
    one_arm_reads(x, r) {
        let mut s = 0.0;
        for i in 0..x.len() {
            s += if x[i] > 0.0 { r[i] * 2.0 } else { x[i] };
        }
        s
    }, 1.0, 1.0, 0.5;
    range_from_one(x, r) {
        let mut s = 0.0;
        for i in 1..x.len() {
            s += r[i];
        }
        s
    }, 0.0, 0.5, 0.25;
    while_counts_down(x, r) {
        let mut s = 0.0;
        let mut i = x.len() - 1;
        while i > 0 {
            s += r[i];
            i -= 1;
        }
        s
    }, 0.0, 0.5, 0.25;
    part_of_it(x, r) r[1..].iter().sum(), 0.0, 0.5, 0.25;
    behind_the_first(x, r) r.iter().skip(1).sum(), 0.0, 0.5, 0.25;
    every_second(x, r) r.iter().step_by(2).skip(1).sum(), 0.0, 0.0, 0.25;
    half_of_two(x, r) {
        let (_, rest) = r.split_at(1);
        rest.iter().sum()
    }, 0.0, 0.5, 0.25;
    windows(x, r) r.windows(2).skip(1).map(|w| w[0] * w[1]).sum(), 0.0, 1.0, 0.25;
    neighbours_of_each(x, r) r.iter().zip(&r[1..]).map(|(_, b)| b).sum(), 0.0, 0.5, 0.25;
    last(x, r) *r.last().unwrap() * r[1], 0.0, 1.0, 0.25;
    diagonal(x, r) {
        let mut grid = [[0.0; 3]; 3];
        for i in 0..3 {
            for j in 0..3 {
                grid[i][j] = x[(2 * i + j + 1) % 3].sqrt() + r[1];
            }
        }
        (0..2).map(|i| grid[i][i]).sum()
    }, 0.0, 2.0, 0.0;
    fields(x, r) {
        let pairs: Vec<(f64, f64)> = r.iter().zip(x).map(|(r, x)| (*r, *x)).collect();
        pairs[1..].iter().map(|p| p.0).sum::<f64>() + pairs[0].1
    }, 1.0, 0.5, 0.25;
    distances(x, r) {
        let n = x.len();
        let mut d = vec![vec![0.0; n]; n];
        for i in 0..n {
            for j in 0..n {
                d[i][j] = ((x[i] - x[j]) * (x[i] - x[j])).sqrt();
            }
        }
        let mut s = r[1];
        for i in 0..n {
            for j in i + 1..n {
                s += d[i][j];
            }
        }
        s
    }, -2.0, 0.5, 2.0;
    distances_in_one_vector(x, r) {
        let n = x.len();
        let mut d = vec![0.0; n * n];
        for i in 0..n {
            for j in 0..n {
                d[i * n + j] = ((x[i] - x[j]) * (x[i] - x[j])).sqrt();
            }
        }
        let mut s = r[1];
        for i in 0..n {
            for j in 0..n {
                if i != j {
                    s += d[i * n + j];
                }
            }
        }
        s
    }, -4.0, 0.5, 4.0;
    distances_collected(x, r) {
        let row = |a: f64| -> Vec<f64> { x.iter().map(|b| ((a - b) * (a - b)).sqrt()).collect() };
        let d: Vec<Vec<f64>> = x.iter().map(|a| row(*a)).collect();
        let mut s = r[1];
        for i in 0..d.len() {
            for j in 0..i {
                s += d[i][j];
            }
        }
        s
    }, -2.0, 0.5, 2.0;
}
