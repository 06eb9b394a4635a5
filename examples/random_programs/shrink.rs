//! Makes a failing program smaller as long as it fails in the same way.

use crate::batch::{Outcome, Scratch};
use program_generator::ast::Program;
use program_generator::smaller;

/// How many candidates are compiled at once.
const WIDTH: usize = 40;

/// The smallest program found that fails like this one.
pub fn shrink(
    scratch: &Scratch<'_>,
    program: Program,
    outcome: Outcome,
) -> std::io::Result<(Program, Outcome)> {
    let kind = outcome.failure();
    let (mut program, mut outcome) = (program, outcome);
    'smaller: loop {
        let candidates = smaller(&program);
        for chunk in candidates.chunks(WIDTH) {
            let outcomes = scratch.run(chunk)?;
            let found = chunk
                .iter()
                .zip(outcomes)
                .find(|(_, o)| o.failure() == kind);
            if let Some((candidate, same)) = found {
                (program, outcome) = (candidate.clone(), same);
                continue 'smaller;
            }
        }
        return Ok((program, outcome));
    }
}
