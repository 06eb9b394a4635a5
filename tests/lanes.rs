//! Jacobians by columns, several at once: the same as by rows, of all that a body may hold.

// Programs as people write them, not as a linter would have them.
#![allow(clippy::all)]

#[path = "claims/mod.rs"]
mod claims;

use grads::prelude::*;

/// The Jacobian by columns is that by rows.
macro_rules! same {
    ($f:ident($($arg:expr),*)) => {
        let (columns, rows) = (jacobian!($f, forward)($($arg),*), jacobian!($f, reverse)($($arg),*));
        assert_close(&columns, &rows);
    };
}

/// All entries, whatever the blocks.
fn assert_close<B: grads::__private::jacobian::Blocks>(columns: &B, rows: &B) {
    let [columns, rows] = [columns, rows].map(|blocks| blocks.columns().concat());
    assert_eq!(columns.len(), rows.len());
    for (x, y) in columns.iter().zip(&rows) {
        let is_close = (x - y).abs() <= 1e-12 * (1.0 + y.abs()) || x.is_nan() && y.is_nan();
        assert!(is_close, "{columns:?} is not {rows:?}");
    }
}

const X: [f64; 4] = [0.3, 0.9, 1.7, 0.5];

/// More columns than are made at once, and not a multiple of them.
fn many() -> Vec<f64> {
    (0..37).map(|i| (i as f64).sin()).collect()
}

#[differentiable(forward)]
fn scalars(x: f64, y: f64) -> f64 {
    (x * y).sin() + x.max(y).sqrt() / y
}
#[differentiable(forward)]
fn pair(x: f64, y: f64) -> (f64, f64) {
    (x.atan2(y), x.powi(3) - y.powf(x))
}
#[differentiable(forward)]
fn arrays<const N: usize>(x: [f64; N], m: &[[f64; N]]) -> [f64; N] {
    let mut out = [0.0; N];
    for i in 0..N {
        for j in 0..m.len() {
            out[i] += m[j][i] * x[i].exp();
        }
    }
    out
}
#[differentiable(forward)]
fn in_outs(x: &[f64], y: &mut [f64], scale: &mut f64) -> f64 {
    let mut sum = 0.0;
    for i in 0..x.len() {
        y[i] = y[i] * x[i] + *scale;
        sum += y[i];
    }
    *scale *= 2.0;
    sum
}
#[differentiable(forward)]
fn vecs(x: Vec<f64>) -> Vec<Vec<f64>> {
    let mut rows = vec![];
    for v in &x {
        rows.push(vec![*v * 2.0, v.sin()]);
    }
    rows
}
#[differentiable(forward)]
fn chained_iters(x: &[f64], #[no_diff] w: &[f64], n: usize) -> Vec<f64> {
    let s: f64 = x.iter().zip(w).map(|(a, b)| a * b).sum();
    x.iter()
        .skip(n)
        .map(|v| if *v > 0.5 { v.ln() * s } else { s.tanh() })
        .collect()
}
#[differentiable(forward)]
fn whiles(x: &[f64]) -> f64 {
    let mut y = x[0];
    let mut n = 0;
    while y.abs() > 0.1 && n < 20 {
        y = y * 0.5 + x[1] * 0.01;
        n += 1;
        if y > 3.0 {
            break;
        }
    }
    let z = match n % 3 {
        0 => y * y,
        1 => y.cos(),
        _ => return x[2],
    };
    z * x[2]
}
#[differentiable(forward)]
fn tuples(a: (f64, [f64; 2]), b: [(f64, f64); 2]) -> ((f64, f64), f64) {
    let (p, q) = a;
    let mut t = (p * q[0], q[1]);
    t.0 += b[1].0;
    t.1 *= b[0].1;
    (t, b[0].0 - b[1].1)
}
#[differentiable(forward)]
fn kinks(x: f64, y: f64) -> f64 {
    x.sqrt().max(y)
}
#[differentiable(forward)]
fn singles(x: &[f32]) -> Vec<f32> {
    x.iter().map(|v| v * v).collect()
}
#[differentiable(forward)]
fn sorted(x: &[f64]) -> Vec<f64> {
    let mut y = x.to_vec();
    y.sort_by(|a, b| a.partial_cmp(b).unwrap());
    y.swap(0, 1);
    y.truncate(3);
    y.extend(x.iter().map(|v| v * 2.0));
    y
}
#[differentiable(forward)]
fn options(x: &[f64]) -> f64 {
    let m = x.iter().copied().reduce(f64::max).unwrap_or(1.0);
    let mut best: Option<f64> = None;
    for v in x {
        if *v > 0.4 {
            best = Some(v * m);
        }
    }
    best.map_or(0.0, |b| b * b)
}
#[differentiable(forward)]
fn folds(x: &[f64]) -> [f64; 3] {
    let a = x.iter().fold(1.0, |p, v| p * v);
    let b = x.windows(2).map(|w| w[0] * w[1]).sum::<f64>();
    let (l, r) = x.split_at(2);
    let c = l.iter().zip(r).map(|(u, v)| u.hypot(*v)).product::<f64>();
    [a, b, c]
}
#[differentiable(forward)]
fn helper(x: f64) -> f64 {
    x.sin() * x
}
#[differentiable(forward)]
fn calls(x: &[f64]) -> Vec<f64> {
    x.iter().map(|v| helper(*v)).collect()
}
#[differentiable(forward)]
fn constant(x: &[f64]) -> [f64; 2] {
    let z = 0.5;
    [z, x[0] * 2.0]
}
#[differentiable(forward)]
fn matrix(a: &[Vec<f64>], x: &[f64]) -> Vec<f64> {
    let mut scratch = a.to_vec();
    for i in 0..x.len() {
        for j in 0..x.len() {
            scratch[i][j] *= x[j];
        }
        scratch[i][0] += 1.0;
    }
    let r = scratch[1].clone();
    scratch[0] = r;
    scratch.iter().map(|r| r.iter().sum()).collect()
}
#[differentiable(forward)]
fn swaps(x: &mut Vec<f64>, y: &mut Vec<f64>) {
    std::mem::swap(x, y);
    x.fill(y[0]);
    let last = y.pop().unwrap();
    y.push(last * 2.0);
    y[0] -= 3.0 * x[0];
}

#[differentiable(forward)]
fn sums_of_its_own(x: &[f64], out: &mut [f64]) {
    for i in 1..x.len() {
        out[i] += out[i - 1] * x[i];
        out[0] += out[i].sin();
        out[i] += out[i];
    }
    let mut table = vec![[0.0; 2]; x.len()];
    for i in 0..x.len() {
        table[i][0] += x[i];
        table[i][1] += table[i][0] * out[0];
        out[i] += table[i / 2][1] * table[i][0];
    }
}

#[test]
fn numbers_and_tuples() {
    same!(scalars(1.2, 0.4));
    same!(pair(1.2, 0.4));
    same!(tuples((0.2, [1.0, 2.0]), [(1.0, 2.0), (3.0, 4.0)]));
}

#[test]
fn arrays_and_what_is_written_to() {
    same!(arrays([1.0, 2.0, 3.0], &[[1.0, 2.0, 0.5], [0.1, 0.2, 0.3]]));
    same!(in_outs(&X, &mut [1.0, 2.0, 3.0, 4.0], &mut 0.7));
    same!(matrix(&[X[..2].to_vec(), X[2..].to_vec()], &X[..2]));
    same!(sums_of_its_own(&X, &mut [1.0, 2.0, 3.0, 4.0]));
    same!(swaps(&mut X.to_vec(), &mut vec![1.0, 2.0, 3.0]));
}

#[test]
fn vectors_and_iterators() {
    same!(vecs(X.to_vec()));
    same!(chained_iters(&X, &[1.0, 2.0, 3.0, 4.0], 1));
    same!(folds(&X));
    same!(constant(&X));
}

#[test]
fn loops_and_branches() {
    same!(whiles(&X));
    same!(options(&X));
    same!(sorted(&X));
}

#[test]
fn what_is_not_chosen_meets_no_infinite_slope() {
    same!(kinks(0.0, 3.0));
}

#[test]
fn more_columns_than_are_made_at_once() {
    same!(sorted(&many()));
    same!(vecs(many()));
    same!(folds(&many()));
}

/// Forward mode of any number of tangents is there, so that a Jacobian does not go column by column.
#[test]
fn there_are_several_tangents_at_once() {
    macro_rules! there {
        ($($f:ident)*) => {
            $(let _ = $f::__jvp_over_lanes::<grads::__private::Lanes<3>>;)*
        };
    }
    there!(scalars pair in_outs vecs whiles tuples kinks options folds constant matrix swaps sums_of_its_own sorted);
}

#[test]
fn what_has_one_tangent_at_a_time() {
    same!(singles(&[1.0, 2.0]));
    same!(calls(&X));
}

#[test]
fn what_the_tables_name_is_run() -> Result<(), String> {
    claims::hold()
}
