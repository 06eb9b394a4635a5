//! What all ranks do together, by messages along a binary tree of ranks.
//!
//! Rank `r` receives from `r + 1`, `r + 2`, `r + 4`, .. in this order, as long as `r` is a multiple of twice the step, and sends what it has then to `r - step`. So
//! a sum has one order for a number of ranks, whoever is slow.

use crate::wire::{Head, Kind, Tag, Wire};

/// The sum over all ranks, the same to the last bit on each of them.
pub(crate) fn all_reduce_sum(wire: &Wire, x: &[f64], back_of: u64) -> Vec<f64> {
    let head = wire.operation(Kind::AllReduceSum, 0, Some(x.len()), back_of);
    let sum = up(wire, head, x.to_vec(), |sum, x| add(sum, x));
    down(wire, head, sum)
}

/// The sum over all ranks on `root`, zeros elsewhere.
pub(crate) fn reduce(wire: &Wire, x: &[f64], root: usize, back_of: u64) -> Vec<f64> {
    let head = wire.operation(Kind::Reduce, root, Some(x.len()), back_of);
    let sum = up(wire, head, x.to_vec(), |sum, x| add(sum, x));
    match to_root(wire, head, sum) {
        Some(sum) => sum,
        None => vec![0.0; x.len()],
    }
}

/// What `root` has.
pub(crate) fn broadcast(wire: &Wire, x: &[f64], root: usize, back_of: u64) -> Vec<f64> {
    let head = wire.operation(Kind::Broadcast, root, Some(x.len()), back_of);
    let x = from_root(wire, head, x.to_vec());
    down(wire, head, x)
}

/// What all ranks have, in the order of ranks, on `root`; nothing elsewhere.
pub(crate) fn gather(wire: &Wire, x: &[f64], root: usize, back_of: u64) -> Option<Vec<Vec<f64>>> {
    let head = wire.operation(Kind::Gather, root, None, back_of);
    let parts = up(wire, head, pack(&[x]), append);
    to_root(wire, head, parts).map(|parts| unpack(&parts))
}

/// What all ranks have, in the order of ranks.
pub(crate) fn all_gather(wire: &Wire, kind: Kind, x: &[f64]) -> Vec<Vec<f64>> {
    let head = wire.operation(kind, 0, None, 0);
    let parts = up(wire, head, pack(&[x]), append);
    unpack(&down(wire, head, parts))
}

/// Returns when all ranks have come to the end of the program.
pub(crate) fn end(wire: &Wire) {
    let head = wire.operation(Kind::End, 0, Some(0), 0);
    let nothing = up(wire, head, vec![], append);
    down(wire, head, nothing);
}

/// The part of this rank of what `root` has: `parts` says there what each rank gets.
pub(crate) fn scatter(
    wire: &Wire,
    parts: impl Fn(usize) -> Vec<f64>,
    root: usize,
    back_of: u64,
) -> Vec<f64> {
    let head = wire.operation(Kind::Scatter, root, None, back_of);
    if wire.rank() != root {
        return wire.receive(root, Tag::All, head);
    }
    for rank in (0..wire.size()).filter(|rank| *rank != root) {
        wire.send(rank, Tag::All, head, &parts(rank));
    }
    parts(root)
}

/// To rank 0, `join`ing what ranks have. What other ranks return has no meaning.
pub(crate) fn up(
    wire: &Wire,
    head: Head,
    mut x: Vec<f64>,
    join: impl Fn(&mut Vec<f64>, Vec<f64>),
) -> Vec<f64> {
    let (rank, mut step) = (wire.rank(), 1);
    while step < wire.size() {
        if rank % (2 * step) != 0 {
            wire.send(rank - step, Tag::All, head, &x);
            break;
        }
        if rank + step < wire.size() {
            join(&mut x, wire.receive(rank + step, Tag::All, head));
        }
        step *= 2;
    }
    x
}

/// From rank 0 to all.
pub(crate) fn down(wire: &Wire, head: Head, x: Vec<f64>) -> Vec<f64> {
    let (rank, size) = (wire.rank(), wire.size());
    // the step at which this rank sends upwards
    let own = match rank {
        0 => size.next_power_of_two(),
        _ => 1 << rank.trailing_zeros(),
    };
    let x = match rank {
        0 => x,
        _ => wire.receive(rank - own, Tag::All, head),
    };
    let mut step = own / 2;
    while step > 0 {
        if rank + step < size {
            wire.send(rank + step, Tag::All, head, &x);
        }
        step /= 2;
    }
    x
}

/// From rank 0 to `root`.
fn to_root(wire: &Wire, head: Head, x: Vec<f64>) -> Option<Vec<f64>> {
    match (wire.rank(), head.root) {
        (0, 0) => Some(x),
        (0, root) => {
            wire.send(root, Tag::All, head, &x);
            None
        }
        (rank, root) if rank == root => Some(wire.receive(0, Tag::All, head)),
        _ => None,
    }
}

/// From `root` to rank 0.
fn from_root(wire: &Wire, head: Head, x: Vec<f64>) -> Vec<f64> {
    match (wire.rank(), head.root) {
        (0, root) if root != 0 => wire.receive(root, Tag::All, head),
        (rank, root) if rank != 0 && rank == root => {
            wire.send(0, Tag::All, head, &x);
            x
        }
        _ => x,
    }
}

fn add(sum: &mut [f64], x: Vec<f64>) {
    for (sum, x) in sum.iter_mut().zip(x) {
        *sum += x;
    }
}

fn append(parts: &mut Vec<f64>, more: Vec<f64>) {
    parts.extend(more);
}

/// Parts of any length in one row of numbers, each behind its length.
fn pack(parts: &[&[f64]]) -> Vec<f64> {
    let mut row = vec![];
    for part in parts {
        row.push(part.len() as f64);
        row.extend(*part);
    }
    row
}

fn unpack(mut row: &[f64]) -> Vec<Vec<f64>> {
    let mut parts = vec![];
    while let [len, rest @ ..] = row {
        let (part, rest) = rest.split_at(*len as usize);
        parts.push(part.to_vec());
        row = rest;
    }
    parts
}
