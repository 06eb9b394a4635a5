//! Values and derivatives of the collectives, against the same computed by one rank alone.

use crate::{Case, passes};
use grads::prelude::*;
use grads_mpi::{Comm, all_gather, all_reduce_sum, broadcast, gather, number, reduce, scatter};

pub const CASES: &[Case] = &[
    passes("values", values),
    passes("cotangents are transposed", transposed),
    passes("a likelihood over all ranks", likelihood),
    passes("second derivatives", second),
    passes("single numbers", numbers),
    passes("the same bits on all ranks", same_bits),
];

/// What rank `rank` has.
fn row(rank: usize, len: usize) -> Vec<f64> {
    (0..len)
        .map(|i| ((rank * 7 + i) as f64 * 0.37).sin())
        .collect()
}

fn rows(comm: Comm, len: usize) -> Vec<Vec<f64>> {
    (0..comm.size()).map(|rank| row(rank, len)).collect()
}

fn close(a: &[f64], b: &[f64]) {
    assert_eq!(a.len(), b.len(), "{a:?} {b:?}");
    for (x, y) in a.iter().zip(b) {
        assert!((x - y).abs() < 1e-12 * (1.0 + y.abs()), "{a:?} {b:?}");
    }
}

fn sum(rows: &[Vec<f64>]) -> Vec<f64> {
    let len = rows[0].len();
    (0..len)
        .map(|i| rows.iter().map(|row| row[i]).sum())
        .collect()
}

fn values(comm: Comm) {
    let (rank, size) = (comm.rank(), comm.size());
    let (x, all, last) = (row(rank, 5), rows(comm, 5), size - 1);
    close(&all_reduce_sum(comm, &x), &sum(&all));
    close(&broadcast(comm, last, &x), &all[last]);
    let at_root = if rank == last {
        sum(&all)
    } else {
        vec![0.0; 5]
    };
    close(&reduce(comm, last, &x), &at_root);
    close(
        &gather(comm, 0, &x),
        &if rank == 0 { all.concat() } else { vec![] },
    );
    close(&all_gather(comm, &x), &all.concat());
    let table = row(last, 11);
    let mine = if rank == last { &table[..] } else { &[] };
    close(&scatter(comm, last, mine), &table[comm.share(11)]);
    // of each rank another number
    let ragged: Vec<_> = (0..size).flat_map(|rank| row(rank, rank + 1)).collect();
    close(&all_gather(comm, &row(rank, rank + 1)), &ragged);
}

/// Over all ranks, `<ct, J v> = <J^T ct, v>`.
macro_rules! transposed {
    ($comm:ident, $f:ident, $x:expr) => {{
        let x = $x;
        let v: Vec<f64> = x.iter().map(|x| (3.0 * x).cos()).collect();
        let (y, dy) = jvp!($f)(($comm, &x), &v);
        let ct: Vec<f64> = (0..y.len())
            .map(|i| ((i + $comm.rank()) as f64).cos())
            .collect();
        let (value, pullback) = vjp!($f)($comm, &x);
        assert_eq!(value, y);
        let back = pullback(ct.clone());
        let dot = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| a * b).sum::<f64>();
        let sides = all_reduce_sum($comm, &[dot(&ct, &dy), dot(&back, &v)]);
        close(&sides[..1], &sides[1..]);
        assert!(sides[0] != 0.0);
    }};
}

#[differentiable(collective, forward)]
fn summed(#[no_diff] comm: Comm, x: &[f64]) -> Vec<f64> {
    let y: Vec<f64> = x.iter().map(|x| x.sin()).collect();
    all_reduce_sum(comm, &y).iter().map(|y| y * y).collect()
}

#[differentiable(collective, forward)]
fn broadcasted(#[no_diff] comm: Comm, x: &[f64]) -> Vec<f64> {
    let y: Vec<f64> = x.iter().map(|x| x.sin()).collect();
    let root = comm.size() - 1;
    broadcast(comm, root, &y).iter().map(|y| y * y).collect()
}

#[differentiable(collective, forward)]
fn reduced(#[no_diff] comm: Comm, x: &[f64]) -> Vec<f64> {
    let y: Vec<f64> = x.iter().map(|x| x.sin()).collect();
    reduce(comm, 0, &y).iter().map(|y| y * y + y).collect()
}

#[differentiable(collective, forward)]
fn gathered(#[no_diff] comm: Comm, x: &[f64]) -> Vec<f64> {
    let y: Vec<f64> = x.iter().map(|x| x.sin()).collect();
    gather(comm, 0, &y).iter().map(|y| y * y).collect()
}

#[differentiable(collective, forward)]
fn scattered(#[no_diff] comm: Comm, x: &[f64]) -> Vec<f64> {
    let y: Vec<f64> = x.iter().map(|x| x.sin()).collect();
    scatter(comm, 0, &y).iter().map(|y| y * y).collect()
}

#[differentiable(collective, forward)]
fn all_gathered(#[no_diff] comm: Comm, x: &[f64]) -> Vec<f64> {
    let y: Vec<f64> = x.iter().map(|x| x.sin()).collect();
    all_gather(comm, &y).iter().map(|y| y * y).collect()
}

fn transposed(comm: Comm) {
    let rank = comm.rank();
    transposed!(comm, summed, row(rank, 6));
    transposed!(comm, broadcasted, row(rank, 6));
    transposed!(comm, reduced, row(rank, 6));
    transposed!(comm, gathered, row(rank, 3 + rank));
    transposed!(comm, scattered, row(rank, 9 - rank));
    transposed!(comm, all_gathered, row(rank, 3 + rank));
}

/// The logarithm of a normal density.
#[differentiable(order = 2)]
fn log_density(x: f64, mean: f64, log_width: f64) -> f64 {
    let t = (x - mean) * (-log_width).exp();
    -0.5 * t * t - log_width
}

/// Each rank has its share of the data, and all have the parameters. The value is on rank 0.
#[differentiable(collective, order = 2)]
fn shared_likelihood(#[no_diff] comm: Comm, p: &[f64], #[no_diff] data: &[f64]) -> f64 {
    let p = broadcast(comm, 0, p);
    let mut sum = 0.0;
    for x in data {
        sum += log_density(*x, p[0], p[1]);
    }
    number::reduce(comm, 0, sum)
}

#[differentiable(order = 2)]
fn plain_likelihood(p: &[f64], #[no_diff] data: &[f64]) -> f64 {
    let mut sum = 0.0;
    for x in data {
        sum += log_density(*x, p[0], p[1]);
    }
    sum
}

fn likelihood(comm: Comm) {
    let data = row(3, 1000);
    let mine = &data[comm.share(data.len())];
    let p = [0.2, -0.3];
    let (value, gradient) = value_and_grad!(shared_likelihood)(comm, &p, mine);
    let (expected, by_p) = value_and_grad!(plain_likelihood)(&p, &data);
    if comm.rank() == 0 {
        close(&[value], &[expected]);
        close(&gradient, &by_p);
    } else {
        assert_eq!((value, gradient), (0.0, vec![0.0; 2]));
    }
}

fn second(comm: Comm) {
    let data = row(3, 200);
    let mine = &data[comm.share(data.len())];
    let p = [0.2, -0.3];
    let product = hvp!(shared_likelihood)((comm, &p, mine), &[0.7, -0.4]);
    let expected = hvp!(plain_likelihood)((&p, &data), &[0.7, -0.4]);
    if comm.rank() == 0 {
        close(&product, &expected);
    }
}

#[differentiable(collective, forward)]
fn of_numbers(#[no_diff] comm: Comm, x: f64) -> f64 {
    let total = number::all_reduce_sum(comm, x * x);
    let first = number::broadcast(comm, 0, x.sin());
    let all = number::all_gather(comm, x);
    let at_root = number::gather(comm, 0, x);
    let mut sum = 0.0;
    for y in &all {
        sum += y * y;
    }
    for y in &at_root {
        sum += y.exp();
    }
    number::reduce(comm, 0, total * first + sum)
}

fn numbers(comm: Comm) {
    let at = |rank: usize| 0.3 + 0.2 * rank as f64;
    let x = at(comm.rank());
    let size = comm.size() as f64;
    let xs: Vec<f64> = (0..comm.size()).map(at).collect();
    let squares: f64 = xs.iter().map(|x| x * x).sum();
    let exps: f64 = xs.iter().map(|x| x.exp()).sum();
    let (value, gradient) = value_and_grad!(of_numbers)(comm, x);
    let expected = size * squares * xs[0].sin() + size * squares + exps;
    let first = if comm.rank() == 0 {
        size * squares * x.cos()
    } else {
        0.0
    };
    let by_x = size * 2.0 * x * xs[0].sin() + first + size * 2.0 * x + x.exp();
    close(&[gradient], &[by_x]);
    if comm.rank() == 0 {
        close(&[value], &[expected]);
    }
    let (_, tangent) = jvp!(of_numbers)((comm, x), 1.0);
    let by_all = number::all_reduce_sum(comm, gradient);
    if comm.rank() == 0 {
        close(&[tangent], &[by_all]);
    }
}

fn same_bits(comm: Comm) {
    let x = row(comm.rank(), 1000);
    let first = all_reduce_sum(comm, &x);
    for slow in 0..comm.size() {
        if slow == comm.rank() {
            std::thread::sleep(std::time::Duration::from_millis(30));
        }
        let again = all_reduce_sum(comm, &x);
        assert!(
            again
                .iter()
                .zip(&first)
                .all(|(a, b)| a.to_bits() == b.to_bits())
        );
    }
    let roots = broadcast(comm, 0, &first);
    assert!(
        roots
            .iter()
            .zip(&first)
            .all(|(a, b)| a.to_bits() == b.to_bits())
    );
}
