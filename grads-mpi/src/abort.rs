//! How a job ends that cannot go on.

use mpi::topology::{Communicator, SimpleCommunicator};
use std::io::Write;

/// Prints an error that names the rank, and ends all ranks.
pub(crate) fn of_the_job(rank: usize, size: usize, message: &str) -> ! {
    let mut err = std::io::stderr().lock();
    // one write, so that lines of several ranks do not mix
    let _ = err.write_all(format!("error: rank {rank} of {size}: {message}\n").as_bytes());
    let _ = err.flush();
    drop(err);
    // what was printed is on its way through a pipe to the launcher, which may be faster to end the job
    std::thread::sleep(std::time::Duration::from_millis(50));
    SimpleCommunicator::world().abort(1)
}
