//! The frame of a program: what it returns, and what becomes of its panics.

use crate::agree::Disagreed;
use crate::comm::{Comm, close_all};
use crate::tree;
use mpi::Threading;
use std::any::Any;
use std::error::Error;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;

/// Runs a program on all ranks: `fn main() -> ExitCode { grads_mpi::run(program) }`.
///
/// The program gets the ranks that `mpirun` has started, or one rank alone without it. Its error, or the message of its panic, is printed with the
/// rank that had it, and ends the job on all ranks with exit codes other than 0. An error that all ranks have come to know by
/// [`agree`](crate::agree) is printed once.
///
/// # Examples
/// ```
/// use grads_mpi::{Comm, number};
///
/// fn program(comm: Comm) -> Result<(), Box<dyn std::error::Error>> {
///     let sum = number::all_reduce_sum(comm, 1.0);
///     assert_eq!(sum, comm.size() as f64);
///     Ok(())
/// }
/// let code = grads_mpi::run(program);
/// assert_eq!(code, std::process::ExitCode::SUCCESS);
/// ```
pub fn run<E: Into<Box<dyn Error>>>(program: impl FnOnce(Comm) -> Result<(), E>) -> ExitCode {
    // ranks exchange numbers on this thread alone, but any thread may have to end the job
    let Some((universe, _)) = mpi::initialize_with_threading(Threading::Multiple) else {
        eprintln!("error: MPI has been initialized before: `run` is called once in a program");
        return ExitCode::FAILURE;
    };
    let comm = Comm::of(&universe.world());
    let result = catch_unwind(AssertUnwindSafe(|| program(comm)));
    let code = match result.map(|result| result.map_err(Into::into)) {
        Ok(Ok(())) => ExitCode::SUCCESS,
        Ok(Err(error)) if error.is::<Disagreed>() => {
            if comm.rank() == 0 {
                eprintln!("error: {error}");
            }
            ExitCode::FAILURE
        }
        Ok(Err(error)) => comm.abort(&error.to_string()),
        Err(panic) => comm.abort(&format!("panicked: {}", message(&*panic))),
    };
    tree::end(&comm.wire());
    close_all();
    drop(universe);
    code
}

fn message(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("without a message")
}
