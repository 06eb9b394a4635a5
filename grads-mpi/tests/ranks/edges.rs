//! Messages between two ranks.

use crate::{Case, passes};
use grads::prelude::*;
use grads_mpi::{Comm, number, receive, send, send_receive};

pub const CASES: &[Case] = &[
    passes("a chain of ranks", chain),
    passes("a ring", ring),
    passes("a ring of long messages", long_ring),
    passes("heat with ghost cells", heat),
    passes("several messages with one tag", several),
    passes("loops that are gone back through in different ways", unlike),
];

/// Each rank squares what it has from the one before it, and adds its own.
#[differentiable(collective, forward)]
fn along_the_chain(#[no_diff] comm: Comm, x: &[f64]) -> f64 {
    let (rank, size) = (comm.rank(), comm.size());
    let mut y = x.to_vec();
    if rank > 0 {
        let before = receive(comm, rank - 1, 0, x);
        for i in 0..x.len() {
            y[i] += before[i] * before[i];
        }
    }
    let mut receipt = 0.0;
    if rank + 1 < size {
        receipt = send(comm, rank + 1, 0, &y);
    }
    let mut sum = 0.0;
    for v in &y {
        sum += v;
    }
    sum + receipt
}

fn chain_alone(xs: &[f64]) -> f64 {
    let (mut sum, mut before) = (0.0, 0.0f64);
    for x in xs {
        before = x + before * before;
        sum += before;
    }
    sum
}

fn at(rank: usize) -> f64 {
    0.3 + 0.1 * rank as f64
}

fn chain(comm: Comm) {
    let xs: Vec<f64> = (0..comm.size()).map(at).collect();
    let x = [at(comm.rank())];
    let (value, gradient) = value_and_grad!(along_the_chain)(comm, &x);
    let total = number::all_reduce_sum(comm, value);
    assert!((total - chain_alone(&xs)).abs() < 1e-12);
    let (mut up, mut down) = (xs.clone(), xs.clone());
    up[comm.rank()] += 1e-6;
    down[comm.rank()] -= 1e-6;
    let difference = (chain_alone(&up) - chain_alone(&down)) / 2e-6;
    assert!(
        (gradient[0] - difference).abs() < 1e-8,
        "{gradient:?} {difference}"
    );
    let (_, tangent) = jvp!(along_the_chain)((comm, &x), &[1.0]);
    let (by_all, along) = (
        number::all_reduce_sum(comm, gradient[0]),
        number::all_reduce_sum(comm, tangent),
    );
    assert!((by_all - along).abs() < 1e-12);
}

#[differentiable(collective, order = 2)]
fn around(#[no_diff] comm: Comm, x: &[f64]) -> f64 {
    let (rank, size) = (comm.rank(), comm.size());
    let (next, before) = ((rank + 1) % size, (rank + size - 1) % size);
    let y = send_receive(comm, next, before, 5, x);
    let mut sum = 0.0;
    for i in 0..x.len() {
        sum += x[i] * y[i] * y[i];
    }
    sum
}

fn ring(comm: Comm) {
    let (rank, size) = (comm.rank(), comm.size());
    let (next, before) = (at((rank + 1) % size), at((rank + size - 1) % size));
    let x = at(rank);
    let (value, gradient) = value_and_grad!(around)(comm, &[x]);
    assert_eq!(value, x * before * before);
    // x meets the one before, and the next one meets x
    let expected = before * before + 2.0 * next * x;
    assert!((gradient[0] - expected).abs() < 1e-12);
    let product = hvp!(around)((comm, &[x]), &[1.0]);
    let expected = 2.0 * before + 2.0 * next + 2.0 * x;
    let sum = number::all_reduce_sum(comm, product[0] - (expected + 0.0));
    if size > 2 {
        // of each pair of neighbours: d/dx d/dbefore twice
        let own = 2.0 * before + 2.0 * x + 2.0 * next;
        assert!((product[0] - own).abs() < 1e-12, "{product:?} {own}");
    }
    assert!(sum.is_finite());
}

fn long_ring(comm: Comm) {
    let x = vec![at(comm.rank()); 300_000];
    let gradient = grad!(around)(comm, &x);
    assert_eq!(gradient.len(), x.len());
}

/// Explicit steps of the heat equation on a rod; each rank has a piece of it, and asks its neighbours for the cells beside it.
#[differentiable(collective, forward)]
fn energy_of_the_piece(#[no_diff] comm: Comm, u: &[f64], #[no_diff] steps: usize) -> f64 {
    let (rank, size, n) = (comm.rank(), comm.size(), u.len());
    let (next, before) = ((rank + 1) % size, (rank + size - 1) % size);
    let mut u = u.to_vec();
    for _ in 0..steps {
        let left = send_receive(comm, next, before, 0, &[u[n - 1]]);
        let right = send_receive(comm, before, next, 1, &[u[0]]);
        let mut v = u.clone();
        for i in 0..n {
            let l = if i == 0 { left[0] } else { u[i - 1] };
            let r = if i + 1 == n { right[0] } else { u[i + 1] };
            v[i] = u[i] + 0.1 * (l - 2.0 * u[i] + r) + 0.01 * u[i] * u[i];
        }
        u = v;
    }
    let mut sum = 0.0;
    for x in &u {
        sum += x * x;
    }
    sum
}

#[differentiable]
fn energy(u: &[f64], #[no_diff] steps: usize) -> f64 {
    let n = u.len();
    let mut u = u.to_vec();
    for _ in 0..steps {
        let mut v = u.clone();
        for i in 0..n {
            let l = u[(i + n - 1) % n];
            let r = u[(i + 1) % n];
            v[i] = u[i] + 0.1 * (l - 2.0 * u[i] + r) + 0.01 * u[i] * u[i];
        }
        u = v;
    }
    let mut sum = 0.0;
    for x in &u {
        sum += x * x;
    }
    sum
}

fn heat(comm: Comm) {
    let rod: Vec<f64> = (0..24).map(|i| (i as f64 * 0.5).sin()).collect();
    let share = comm.share(rod.len());
    let gradient = grad!(energy_of_the_piece)(comm, &rod[share.clone()], 20);
    let expected = grad!(energy)(&rod, 20);
    for (a, b) in gradient.iter().zip(&expected[share]) {
        assert!((a - b).abs() < 1e-12, "{a} {b}");
    }
}

#[differentiable(collective)]
fn several_messages(#[no_diff] comm: Comm, x: &[f64]) -> f64 {
    let mut receipt = 0.0;
    let mut sum = 0.0;
    if comm.rank() == 0 {
        for k in 0..3 {
            receipt += send(comm, 1, 9, &[x[k] * x[k]]);
        }
    } else if comm.rank() == 1 {
        for k in 0..3 {
            let y = receive(comm, 0, 9, &[x[k]]);
            sum += (k as f64 + 1.0) * y[0];
        }
    }
    sum + receipt
}

fn several(comm: Comm) {
    if comm.size() < 2 {
        return;
    }
    let gradient = grad!(several_messages)(comm, &[1.0, 2.0, 3.0]);
    let expected = match comm.rank() {
        0 => [2.0, 8.0, 18.0],
        _ => [0.0; 3],
    };
    assert_eq!(gradient, expected);
}

/// The loops of the two ranks are gone back through in different ways: one meets in sums, the other carries a state.
#[differentiable(collective)]
fn unlike_loops(#[no_diff] comm: Comm, x: &[f64]) -> f64 {
    let mut receipt = 0.0;
    let mut state = 1.0;
    if comm.rank() == 0 {
        for v in x {
            receipt += send(comm, 1, 3, &[v.sin()]);
        }
    } else if comm.rank() == 1 {
        for v in x {
            let y = receive(comm, 0, 3, &[*v]);
            state = (state * y[0]).sin() + y[0];
        }
    }
    state + receipt
}

#[differentiable]
fn unlike_loops_alone(x: &[f64]) -> f64 {
    let mut state = 1.0;
    for v in x {
        let y = v.sin();
        state = (state * y).sin() + y;
    }
    state
}

fn unlike(comm: Comm) {
    if comm.size() < 2 {
        return;
    }
    let x: Vec<f64> = (0..50).map(|i| 0.1 * i as f64).collect();
    let gradient = grad!(unlike_loops)(comm, &x);
    let expected = match comm.rank() {
        0 => grad!(unlike_loops_alone)(&x),
        _ => vec![0.0; 50],
    };
    for (a, b) in gradient.iter().zip(&expected) {
        assert!((a - b).abs() < 1e-12, "{a} {b}");
    }
}
