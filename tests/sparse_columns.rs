//! `sparse_jacobian!(.., forward)` and `sparsity!(.., forward)`: the same matrices and patterns as by rows, from runs along several columns.

// Programs as people write them, not as a linter would have them.
#![allow(clippy::all)]

#[path = "claims/mod.rs"]
mod claims;

use grads::prelude::*;
use grads::{PatternChanged, SparseMatrix, Sparsity};

fn sample(n: usize) -> Vec<f64> {
    (0..n).map(|i| (i as f64 * 0.7).sin()).collect()
}

fn assert_close(columns: &SparseMatrix, rows: &SparseMatrix) {
    assert_eq!(
        (columns.nrows(), columns.ncols()),
        (rows.nrows(), rows.ncols())
    );
    assert_eq!(
        (columns.as_csr().0, columns.as_csr().1),
        (rows.as_csr().0, rows.as_csr().1)
    );
    for ((i, j, x), (_, _, y)) in columns.triplets().zip(rows.triplets()) {
        let is_close = (x - y).abs() <= 1e-13 * (1.0 + y.abs()) || x.is_nan() && y.is_nan();
        assert!(is_close, "{x} at ({i}, {j}) is not {y}");
    }
}

/// Pattern and entries by columns are those by rows, with and without a pattern.
macro_rules! same {
    ($f:ident($($arg:expr),*)) => {{
        let pattern = sparsity!($f, forward)($($arg),*);
        assert_eq!(pattern, sparsity!($f)($($arg),*));
        let rows = sparse_jacobian!($f)($($arg),*);
        assert_close(&sparse_jacobian!($f, forward)($($arg),*), &rows);
        let found = sparse_jacobian!($f, &pattern, forward)($($arg),*);
        assert_close(&found.expect("the pattern is that of this point"), &rows);
        assert_eq!(sparse_jacobian!($f, &pattern, reverse)($($arg),*), Ok(rows));
        pattern
    }};
}

/// Each row reaches `width` columns: so many colours there are.
#[differentiable(forward)]
fn band(x: &[f64], width: usize) -> Vec<f64> {
    let n = x.len() + 1 - width;
    let mut y = vec![0.0; n];
    for i in 0..n {
        let mut product = 1.0;
        for j in 0..width {
            product *= 1.0 + 0.1 * x[i + j];
        }
        y[i] = product;
    }
    y
}

#[test]
fn any_number_of_colours() {
    for colours in [1, 2, 3, 4, 7, 8, 14, 15, 16, 17, 31, 32, 33] {
        let pattern = same!(band(&sample(70), colours));
        assert_eq!(pattern.column_colours().len(), colours);
    }
}

#[test]
fn entries_are_those_of_single_columns_to_the_last_bit() {
    for colours in [1, 3, 15, 16, 40] {
        let x = sample(50);
        let found = sparse_jacobian!(band, forward)(&x, colours).to_dense();
        assert_eq!(found, jacobian!(band, forward)(&x, colours));
        let mut unit = vec![0.0; 50];
        unit[7] = 1.0;
        let column = jvp!(band)((&x, colours), &unit).1;
        assert!(column.iter().enumerate().all(|(i, x)| found[(i, 7)] == *x));
    }
}

/// A column that all rows reach: rows have a colour each, columns have two.
#[differentiable(forward)]
fn arrow(x: &[f64], all: f64) -> Vec<f64> {
    x.iter().map(|x| (x * all).sin()).collect()
}

#[test]
fn columns_may_have_fewer_colours_than_rows() {
    let pattern = same!(arrow(&sample(40), 0.3));
    assert_eq!(
        (pattern.colours().len(), pattern.column_colours().len()),
        (40, 2)
    );
}

/// On a torus the order in which cells are coloured matters.
#[differentiable(forward)]
fn torus(y: &[f64], n: usize) -> Vec<f64> {
    let mut rates = vec![0.0; n * n];
    for i in 0..n {
        for j in 0..n {
            let around = y[(i + 1) % n * n + j] + y[(i + n - 1) % n * n + j];
            let beside = y[i * n + (j + 1) % n] + y[i * n + (j + n - 1) % n];
            rates[i * n + j] = around + beside - 4.0 * y[i * n + j].powi(2);
        }
    }
    rates
}

#[test]
fn a_periodic_grid() {
    for n in [3, 5, 8, 10] {
        let pattern = same!(torus(&sample(n * n), n));
        assert!(pattern.column_colours().len() <= 10, "{n}");
    }
    // five is the least for a star of five
    assert_eq!(
        sparsity!(torus, forward)(&sample(25), 5)
            .column_colours()
            .len(),
        5
    );
}

#[differentiable(forward)]
fn contact(x: &[f64]) -> Vec<f64> {
    let mut forces: Vec<f64> = x.iter().map(|x| -x).collect();
    for i in 1..x.len() {
        let overlap = x[i - 1] - x[i];
        if overlap > 0.0 {
            forces[i] += overlap * overlap;
            forces[i - 1] -= overlap * overlap;
        }
    }
    forces
}

#[test]
fn a_pattern_that_lacks_entries_is_found_out() {
    let (apart, close) = ([0.0, 1.0, 2.0, 3.0], [0.0, 1.0, 0.5, 3.0]);
    let pattern = sparsity!(contact, forward)(&apart);
    assert_eq!(pattern.nnz(), 4);
    let found = sparse_jacobian!(contact, &pattern, forward)(&close);
    assert_eq!(found, Err(PatternChanged));
    // fewer entries than the pattern has are no harm
    let pattern = sparsity!(contact, forward)(&close);
    assert_eq!(pattern.nnz(), 6);
    let found = sparse_jacobian!(contact, &pattern, forward)(&apart);
    assert_eq!(found.map(|j| j.to_dense()), Ok(jacobian!(contact)(&apart)));
}

/// Without the entry (0, 1) both columns have one colour, so that it is added to another entry.
#[test]
fn an_entry_of_a_column_of_the_same_colour_is_found_out() {
    let lacking = Sparsity::new(2, vec![vec![0], vec![1]]);
    assert_eq!(lacking.column_colours().len(), 1);
    let found = sparse_jacobian!(contact, &lacking, forward)(&[1.0, 0.5]);
    assert_eq!(found, Err(PatternChanged));
    let none = Sparsity::new(2, vec![vec![], vec![]]);
    assert_eq!(
        sparse_jacobian!(contact, &none, forward)(&[0.0, 0.5]),
        Err(PatternChanged)
    );
}

#[test]
fn another_shape_is_another_pattern() {
    let pattern = sparsity!(band, forward)(&sample(5), 2);
    for (n, width) in [(6, 2), (5, 3), (5, 1)] {
        let found = sparse_jacobian!(band, &pattern, forward)(&sample(n), width);
        assert_eq!(found, Err(PatternChanged));
    }
}

#[differentiable(forward)]
fn chosen(x: &[f64]) -> Vec<f64> {
    x.iter().filter(|x| **x > 10.0).map(|x| x * x).collect()
}
#[differentiable(forward)]
fn fixed(x: &[f64]) -> [f64; 2] {
    [x.len() as f64, 2.0]
}

#[test]
fn no_row_no_column_and_no_entry() {
    let pattern = same!(chosen(&[1.0, 2.0]));
    assert_eq!((pattern.nrows(), pattern.ncols(), pattern.nnz()), (0, 2, 0));
    let pattern = same!(chosen(&[]));
    assert_eq!((pattern.nrows(), pattern.ncols()), (0, 0));
    let pattern = same!(fixed(&[]));
    assert_eq!((pattern.nrows(), pattern.ncols()), (2, 0));
    assert_eq!(same!(fixed(&[1.0])).nnz(), 0);
}

#[differentiable(forward)]
fn swept(x: &mut [f64], rate: f64) {
    for i in 1..x.len() {
        x[i] += rate * x[i - 1];
    }
}
#[differentiable(forward)]
fn arrays<const N: usize>(
    x: [[f64; N]; 2],
    pair: (f64, f64),
    #[no_diff] scale: &[f64],
) -> ([f64; N], f64) {
    let mut sums = [0.0; N];
    for (i, sum) in sums.iter_mut().enumerate() {
        *sum = x[0][i] * x[1][i] * scale[i] + pair.0;
    }
    (sums, pair.1.exp())
}
#[differentiable(forward)]
fn stack(x: Vec<f64>) -> Vec<Vec<f64>> {
    let (mut open, mut rows) = (vec![], vec![]);
    for v in &x {
        open.push(v * 2.0);
        if open.len() == 3 {
            let (a, b) = (open.pop().unwrap(), open.pop().unwrap());
            rows.push(vec![a * b, b.tanh()]);
        }
    }
    rows
}

#[test]
fn outputs_of_many_forms() {
    same!(swept(&mut sample(20), 0.5));
    let mut x = sample(3);
    sparse_jacobian!(swept, forward)(&mut x, 0.5);
    let mut expected = sample(3);
    swept(&mut expected, 0.5);
    assert_eq!(x, expected, "the function itself has run once");
    same!(arrays(
        [[0.1, 0.2, 0.3], [1.0, 2.0, 3.0]],
        (0.5, 0.7),
        &[1.0, 2.0, 3.0]
    ));
    same!(stack(sample(11)));
}

/// A partial derivative that is zero is an entry all the same, and what is not chosen is none.
#[differentiable(forward)]
fn steep(x: [f64; 3]) -> [f64; 4] {
    [x[0] * x[1], x[1].sqrt(), x[2] * 0.0, x[0].max(x[1])]
}

#[test]
fn the_pattern_does_not_depend_on_the_partial_derivatives() {
    for x in [[1.0, 2.0, 3.0], [0.0, 1.0, 0.0]] {
        let pattern = same!(steep(x));
        let rows: Vec<_> = (0..4).map(|i| pattern.row(i).to_vec()).collect();
        assert_eq!(rows, [vec![0, 1], vec![1], vec![2], vec![1]]);
    }
}

#[derive(Clone, Differentiable)]
struct Spring {
    stiffness: f64,
    rest: f64,
}
#[differentiable(forward)]
fn force(spring: &Spring, length: f64) -> f64 {
    spring.stiffness * (length - spring.rest)
}
#[differentiable(forward)]
fn forces(springs: &[Spring], lengths: &[f64]) -> Vec<f64> {
    springs
        .iter()
        .zip(lengths)
        .map(|(s, l)| force(s, *l))
        .collect()
}
#[differentiable(forward)]
fn single(x: &[f32]) -> Vec<f32> {
    x.windows(2).map(|w| (w[0] * w[1]).sin()).collect()
}

#[test]
fn what_has_one_tangent_at_a_time() {
    let springs: Vec<_> = (1..9)
        .map(|i| Spring {
            stiffness: i as f64,
            rest: 0.5,
        })
        .collect();
    let pattern = same!(forces(&springs, &sample(8)));
    assert_eq!(
        (
            pattern.ncols(),
            pattern.nnz(),
            pattern.column_colours().len()
        ),
        (24, 24, 3)
    );
    let x: Vec<f32> = sample(20).iter().map(|&x| x as f32).collect();
    let found = sparse_jacobian!(single, forward)(&x);
    assert_eq!(found.to_dense(), jacobian!(single, forward)(&x));
}

/// A program as one writes it: a grid, helpers, methods, a closure, an array that is filled.
#[differentiable(forward)]
mod pipes {
    pub fn friction(flow: f64, rough: f64) -> f64 {
        rough * flow * (flow * flow + 1e-4).sqrt()
    }

    fn blend(a: f64, b: f64, t: f64) -> f64 {
        a + (b - a) * t.clamp(0.0, 1.0)
    }

    pub fn residual(flows: &[f64], heads: &[f64], ends: &[(usize, usize)], out: &mut [f64]) {
        let mix = |a: f64, b: f64| blend(a, b, 0.5 * (a - b));
        for (k, &(from, to)) in ends.iter().enumerate() {
            out[k] =
                heads[from] - heads[to] - friction(flows[k], 0.3) + mix(heads[from], heads[to]);
        }
    }
}

#[test]
fn helpers_and_closures_in_a_module() {
    use pipes::residual;
    let ends = [(0, 1), (1, 2), (2, 3), (0, 3), (1, 3)];
    let pattern = same!(residual(&sample(5), &sample(4), &ends, &mut [0.0; 5]));
    assert!(pattern.nnz() >= 15);
}

#[differentiable(forward)]
fn beyond(x: &[f64], at: usize) -> Vec<f64> {
    let scaled: Vec<f64> = x.iter().map(|x| x * 2.0).collect();
    vec![scaled[at], x[at]] // this line
}

#[test]
fn panics_are_those_of_the_function() {
    use std::panic::{self, AssertUnwindSafe};
    use std::sync::Mutex;
    static LINES: Mutex<Vec<u32>> = Mutex::new(vec![]);
    let line = include_str!("sparse_columns.rs")
        .lines()
        .position(|l| l.ends_with("// this line"));
    let line = line.map(|at| at as u32 + 1).unwrap();
    let hook = panic::take_hook();
    panic::set_hook(Box::new(|info| {
        LINES
            .lock()
            .unwrap()
            .extend(info.location().map(|at| at.line()))
    }));
    let pattern = sparsity!(beyond, forward)(&[1.0, 2.0], 0);
    let runs: [&dyn Fn(); 2] = [
        &|| drop(sparsity!(beyond, forward)(&[1.0, 2.0], 2)),
        &|| drop(sparse_jacobian!(beyond, &pattern, forward)(&[1.0, 2.0], 2)),
    ];
    let all_panic = runs
        .iter()
        .all(|run| panic::catch_unwind(AssertUnwindSafe(|| run())).is_err());
    panic::set_hook(hook);
    assert!(all_panic);
    let lines = LINES.lock().unwrap().clone();
    assert!(lines.contains(&line), "{lines:?} have no {line}");
    // what was under way is over
    assert_eq!(sparsity!(beyond, forward)(&[1.0, 2.0], 1).nnz(), 2);
}

#[test]
fn what_the_tables_name_is_run() -> Result<(), String> {
    claims::hold()
}
