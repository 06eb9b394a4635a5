//! What the allocator of glibc does with memory that becomes free. It gives the top of its heap back to the system as soon as that is
//! larger than a threshold, 128 KB at first. A gradient frees all that it kept in the end: the next one then pays for each page again, which
//! can cost more than the gradient (eight bodies that attract each other: 21 times the plain function, and 6 where pages stay).
//!
//! Numbers stand in pools (`pool`). Records of trips have types without names, ways back of calls among them, which no pool can hold. But the
//! threshold follows the program: twice the largest block that came from the system alone (`mmap`) and has been freed. So before a program
//! keeps more than it ever has, a block four times as large is asked for and freed, without being touched. That takes two calls of the
//! system, and the memory that may then stay in the process is bounded by glibc: 64 MB.

use std::hint::black_box;
use std::sync::atomic::{AtomicUsize, Ordering};

/// From this many bytes on, records can make the heap's top as large as the first threshold.
const LEAST: usize = 1 << 15;

/// The largest block from which the threshold learns: what is larger glibc never keeps.
const MOST: usize = (1 << 25) - (1 << 13);

/// Sees to it that memory stays in the process where this many bytes of records are kept. Constant time.
pub fn keep(bytes: usize) {
    static KEPT: AtomicUsize = AtomicUsize::new(LEAST);
    if cfg!(target_env = "gnu") && bytes > KEPT.load(Ordering::Relaxed) {
        KEPT.store(bytes, Ordering::Relaxed);
        drop(black_box(Vec::<u8>::with_capacity(
            bytes.saturating_mul(4).min(MOST),
        )));
    }
}
