//! The ranks of a job, and the handle by which annotated functions reach them.

use crate::wire::Wire;
use mpi::topology::{Communicator, SimpleCommunicator};
use std::cell::RefCell;
use std::ops::Range;
use std::rc::Rc;

thread_local! {
    /// What this thread has opened. MPI's own handles are not `Send`; what an annotated function keeps has to be.
    static WIRES: RefCell<Vec<Rc<Wire>>> = const { RefCell::new(vec![]) };
}

/// The ranks that run the same program. A `Copy` handle: annotated functions take it as `#[no_diff] comm: Comm`.
///
/// It belongs to the thread that opened it. A call from another thread (from within a parallel loop, say) ends the job with an error,
/// because messages of several threads would have no fixed order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comm {
    id: usize,
    rank: usize,
    size: usize,
}

impl Comm {
    /// The ranks of a communicator of `mpi`'s, for a program that initializes MPI itself. [`run`](crate::run) does it for all others.
    ///
    /// All ranks of the communicator call this. Ending the job when a rank panics is then the program's business.
    pub fn of(communicator: &SimpleCommunicator) -> Comm {
        let wire = Rc::new(Wire::new(communicator.duplicate()));
        let (rank, size) = (wire.rank(), wire.size());
        WIRES.with_borrow_mut(|wires| {
            wires.push(wire);
            Comm {
                id: wires.len() - 1,
                rank,
                size,
            }
        })
    }

    /// The number of this rank, from 0.
    pub fn rank(&self) -> usize {
        self.rank
    }

    /// The number of ranks.
    pub fn size(&self) -> usize {
        self.size
    }

    /// This rank's share of `len` things: contiguous, in the order of ranks, and of sizes that differ by one at most.
    pub fn share(&self, len: usize) -> Range<usize> {
        share(len, self.rank, self.size)
    }

    /// Ends the job on all ranks, with an error that names this rank. Does not return.
    pub fn abort(&self, message: &str) -> ! {
        match self.find() {
            Some(wire) => wire.abort(message),
            None => crate::abort::of_the_job(self.rank, self.size, message),
        }
    }

    pub(crate) fn wire(&self) -> Rc<Wire> {
        self.find().unwrap_or_else(|| {
            let message = "ranks exchange numbers on the thread that opened the `Comm` alone: \
                           call this outside of parallel loops";
            crate::abort::of_the_job(self.rank, self.size, message)
        })
    }

    fn find(&self) -> Option<Rc<Wire>> {
        WIRES.with_borrow(|wires| wires.get(self.id).cloned())
    }
}

/// The share of `rank` among `size` ranks of `len` things.
pub(crate) fn share(len: usize, rank: usize, size: usize) -> Range<usize> {
    let start = |rank: usize| (len as u128 * rank as u128 / size as u128) as usize;
    start(rank)..start(rank + 1)
}

/// Lets go of what this thread opened, before MPI is finalized.
pub(crate) fn close_all() {
    WIRES.with_borrow_mut(Vec::clear);
}

#[cfg(test)]
mod tests {
    use super::share;

    #[test]
    fn shares_are_a_partition() {
        for (len, size) in [(0, 3), (1, 4), (10, 3), (64, 4), (1_000_003, 7)] {
            let shares: Vec<_> = (0..size).map(|rank| share(len, rank, size)).collect();
            assert_eq!((shares[0].start, shares[size - 1].end), (0, len));
            assert!(shares.windows(2).all(|w| w[0].end == w[1].start));
            assert!(
                shares
                    .iter()
                    .all(|s| s.len() == len / size || s.len() == len / size + 1)
            );
        }
    }
}
