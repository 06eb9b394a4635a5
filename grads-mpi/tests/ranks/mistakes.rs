//! Ranks that fail or disagree: the job ends, with an error that names them.

use crate::{Case, End};
use grads::prelude::*;
use grads_mpi::{Comm, agree, all_reduce_sum, broadcast, number, receive, send};
use std::time::Duration;

const SEVERAL: &[usize] = &[2, 3, 4];

const fn fails(name: &'static str, program: fn(Comm), texts: &'static [&'static str]) -> Case {
    Case {
        name,
        ranks: SEVERAL,
        program,
        end: End::Fails(texts),
    }
}

pub const CASES: &[Case] = &[
    fails(
        "a rank panics",
        panics,
        &["error: rank 1 of", "panicked: the data is bad"],
    ),
    fails(
        "another length",
        length,
        &["of 3 numbers", "of 4 numbers", "error: rank 0 of"],
    ),
    fails(
        "another operation",
        operation,
        &[
            "`all_reduce_sum` of 1 numbers",
            "`broadcast` of 1 numbers with root 0",
        ],
    ),
    fails("another root", root, &["with root 0", "with root 1"]),
    fails("no such root", no_root, &["the root 7 is none of the"]),
    fails(
        "a rank that ends early",
        early,
        &[
            "is at `all_reduce_sum` of 1 numbers",
            "rank 1 at the end of the program",
        ],
    ),
    fails(
        "two that wait for each other",
        crossed,
        &[
            "all ranks wait, none goes on",
            "rank 1 waits for rank 0 in `send` of 1 numbers",
        ],
    ),
    fails(
        "a message of another length",
        message,
        &["`send` of 2 numbers", "`send` of 1 numbers"],
    ),
    fails(
        "an error that all learn",
        learned,
        &["rank 1 of", "line 7: no number"],
    ),
    fails(
        "from a parallel loop",
        parallel,
        &["on the thread that opened the `Comm` alone"],
    ),
    fails(
        "a function that does not say that it is collective",
        forgotten,
        &["the way back of"],
    ),
    fails(
        "a received value that is a constant",
        constant,
        &["the way back of receive", "all ranks wait, none goes on"],
    ),
    Case {
        name: "a rank that is slower than patience",
        ranks: SEVERAL,
        program: slow,
        end: End::Passes,
    },
];

fn panics(comm: Comm) {
    number::all_reduce_sum(comm, 1.0);
    assert!(comm.rank() != 1, "the data is bad");
    number::all_reduce_sum(comm, 1.0);
}

fn length(comm: Comm) {
    let len = if comm.rank() == 0 { 3 } else { 4 };
    all_reduce_sum(comm, &vec![1.0; len]);
}

fn operation(comm: Comm) {
    match comm.rank() {
        0 => broadcast(comm, 0, &[1.0]),
        _ => all_reduce_sum(comm, &[1.0]),
    };
    number::all_reduce_sum(comm, 1.0);
}

fn root(comm: Comm) {
    broadcast(comm, comm.rank().min(1), &[1.0]);
    number::all_reduce_sum(comm, 1.0);
}

fn no_root(comm: Comm) {
    broadcast(comm, 7, &[1.0]);
}

fn early(comm: Comm) {
    if comm.rank() != 1 {
        number::all_reduce_sum(comm, 1.0);
    }
}

fn crossed(comm: Comm) {
    match comm.rank() {
        0 => drop(receive(comm, 1, 0, &[0.0])),
        1 => drop(receive(comm, 0, 0, &[0.0])),
        _ => {}
    }
}

fn message(comm: Comm) {
    match comm.rank() {
        0 => assert_eq!(send(comm, 1, 0, &[1.0, 2.0]), 0.0),
        1 => drop(receive(comm, 0, 0, &[0.0])),
        _ => {}
    }
}

fn learned(comm: Comm) {
    let result = match comm.rank() {
        1 => Err("table.csv, line 7: no number"),
        _ => Ok(()),
    };
    let failed = agree(comm, result).expect_err("rank 1 failed");
    assert_eq!(failed.errors().len(), 1);
    panic!("{failed}");
}

fn parallel(comm: Comm) {
    use rayon::prelude::*;
    (0..4).into_par_iter().for_each(|_| {
        number::all_reduce_sum(comm, 1.0);
    });
}

fn slow(comm: Comm) {
    if comm.rank() == comm.size() - 1 {
        std::thread::sleep(Duration::from_millis(3500));
    }
    assert_eq!(number::all_reduce_sum(comm, 1.0), comm.size() as f64);
}

#[differentiable]
fn not_collective(#[no_diff] comm: Comm, x: f64) -> f64 {
    let s = number::all_reduce_sum(comm, x * x);
    if comm.rank() == 0 { s.sqrt() } else { 1.0 }
}

fn forgotten(comm: Comm) {
    grad!(not_collective)(comm, 1.0);
    number::all_reduce_sum(comm, 1.0);
}

#[differentiable(collective)]
fn takes_no_part(#[no_diff] comm: Comm, x: &[f64]) -> f64 {
    let mut y = x[0];
    if comm.rank() == 0 {
        y += send(comm, 1, 0, x);
    }
    if comm.rank() == 1 {
        let received = receive(comm, 0, 0, &[0.0]);
        y *= received[0];
    }
    y
}

fn constant(comm: Comm) {
    grad!(takes_no_part)(comm, &[1.0]);
    number::all_reduce_sum(comm, 1.0);
}
