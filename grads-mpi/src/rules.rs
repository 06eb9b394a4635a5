//! The operations with their transposes: they are linear, so a `vjp` rule of each is all that there is to know.
//!
//! What is differentiated is the sum over all ranks of what they return.

use crate::comm::{Comm, share};
use crate::tree;
use crate::wire::{Head, Kind, Tag, Way, Wire};

pub(crate) fn all_reduce_sum(
    comm: Comm,
    x: &[f64],
) -> (Vec<f64>, impl Fn(Vec<f64>) -> Vec<f64> + use<>) {
    let sum = tree::all_reduce_sum(&comm.wire(), x, 0);
    let of = comm.wire().last();
    (sum, move |ct| tree::all_reduce_sum(&comm.wire(), &ct, of))
}

pub(crate) fn broadcast(
    comm: Comm,
    root: usize,
    x: &[f64],
) -> (Vec<f64>, impl Fn(Vec<f64>) -> Vec<f64> + use<>) {
    let y = tree::broadcast(&comm.wire(), x, root, 0);
    let of = comm.wire().last();
    (y, move |ct| tree::reduce(&comm.wire(), &ct, root, of))
}

pub(crate) fn reduce(
    comm: Comm,
    root: usize,
    x: &[f64],
) -> (Vec<f64>, impl Fn(Vec<f64>) -> Vec<f64> + use<>) {
    let sum = tree::reduce(&comm.wire(), x, root, 0);
    let of = comm.wire().last();
    (sum, move |ct| tree::broadcast(&comm.wire(), &ct, root, of))
}

pub(crate) fn gather(
    comm: Comm,
    root: usize,
    x: &[f64],
) -> (Vec<f64>, impl Fn(Vec<f64>) -> Vec<f64> + use<>) {
    let parts = tree::gather(&comm.wire(), x, root, 0).unwrap_or_default();
    let (of, ends) = (comm.wire().last(), ends(&parts));
    (parts.concat(), move |ct: Vec<f64>| {
        let part = |rank| part(&ct, &ends, rank).to_vec();
        tree::scatter(&comm.wire(), part, root, of)
    })
}

pub(crate) fn scatter(
    comm: Comm,
    root: usize,
    x: &[f64],
) -> (Vec<f64>, impl Fn(Vec<f64>) -> Vec<f64> + use<>) {
    let (len, size) = (x.len(), comm.size());
    let part = |rank| x[share(len, rank, size)].to_vec();
    let y = tree::scatter(&comm.wire(), part, root, 0);
    let of = comm.wire().last();
    (y, move |ct| {
        let parts = tree::gather(&comm.wire(), &ct, root, of);
        parts.map_or_else(|| vec![0.0; len], |parts| parts.concat())
    })
}

pub(crate) fn all_gather(
    comm: Comm,
    x: &[f64],
) -> (Vec<f64>, impl Fn(Vec<f64>) -> Vec<f64> + use<>) {
    let parts = tree::all_gather(&comm.wire(), Kind::AllGather, x);
    let (of, ends) = (comm.wire().last(), ends(&parts));
    (parts.concat(), move |ct| {
        let sum = tree::all_reduce_sum(&comm.wire(), &ct, of);
        part(&sum, &ends, comm.rank()).to_vec()
    })
}

/// Where each part ends in the row of all.
fn ends(parts: &[Vec<f64>]) -> Vec<usize> {
    let lens = parts.iter().map(Vec::len);
    lens.scan(0, |end, len| {
        *end += len;
        Some(*end)
    })
    .collect()
}

fn part<'x>(row: &'x [f64], ends: &[usize], rank: usize) -> &'x [f64] {
    let start = if rank == 0 { 0 } else { ends[rank - 1] };
    &row[start..ends[rank]]
}

pub(crate) fn send(
    comm: Comm,
    to: usize,
    tag: u16,
    x: &[f64],
) -> (f64, impl Fn(f64) -> Vec<f64> + use<>) {
    let (wire, len) = (comm.wire(), x.len());
    let head = sent(&wire, to, tag, len);
    wire.send(to, Tag::Edge(tag), head, x);
    (0.0, move |_| {
        let wire = comm.wire();
        wire.receive(to, Tag::EdgeBack(tag), back(head))
    })
}

pub(crate) fn receive(
    comm: Comm,
    from: usize,
    tag: u16,
    like: &[f64],
) -> (Vec<f64>, impl Fn(Vec<f64>) -> Vec<f64> + use<>) {
    let (wire, len) = (comm.wire(), like.len());
    let head = received(&wire, from, tag, len);
    let x = wire.receive(from, Tag::Edge(tag), head);
    (x, move |ct: Vec<f64>| {
        let wire = comm.wire();
        wire.send(from, Tag::EdgeBack(tag), back(head), &ct);
        vec![0.0; len]
    })
}

pub(crate) fn send_receive(
    comm: Comm,
    to: usize,
    from: usize,
    tag: u16,
    x: &[f64],
) -> (Vec<f64>, impl Fn(Vec<f64>) -> Vec<f64> + use<>) {
    let (wire, len) = (comm.wire(), x.len());
    let to = (to, sent(&wire, to, tag, len));
    let from = (from, received(&wire, from, tag, len));
    let y = wire.exchange(to, from, Tag::Edge(tag), x);
    (y, move |ct: Vec<f64>| {
        let wire = comm.wire();
        let (to, from) = ((to.0, back(to.1)), (from.0, back(from.1)));
        wire.exchange(from, to, Tag::EdgeBack(tag), &ct)
    })
}

fn sent(wire: &Wire, to: usize, tag: u16, len: usize) -> Head {
    wire.check_rank("receiver", to);
    edge(wire.next_message(Way::Sent, to, tag), len)
}

fn received(wire: &Wire, from: usize, tag: u16, len: usize) -> Head {
    wire.check_rank("sender", from);
    edge(wire.next_message(Way::Received, from, tag), len)
}

fn edge(sequence: u64, len: usize) -> Head {
    Head {
        kind: Kind::Edge,
        sequence,
        back_of: 0,
        root: 0,
        len: Some(len),
    }
}

fn back(head: Head) -> Head {
    Head {
        kind: Kind::EdgeBack,
        ..head
    }
}
