//! Branches and loops.

use super::error::RuntimeError;
use super::interpreter::{Interpreter, Run};
use crate::entity::FuncRef;
use crate::ir::{Loop, LoopHeader};
use crate::ops::datum::Datum;

impl Interpreter<'_> {
    /// Runs the branch that the first operand picks on the others.
    pub(super) fn cond(
        &self,
        then: FuncRef,
        orelse: FuncRef,
        mut operands: Vec<Datum>,
        run: &mut Run,
    ) -> Result<Vec<Datum>, RuntimeError> {
        if operands.is_empty() {
            return Err(RuntimeError::Malformed("a cond without a predicate".into()));
        }
        let taken = if truth(&operands.remove(0))? {
            then
        } else {
            orelse
        };
        self.run_graph(taken, vec![], operands, run)
    }

    /// Runs a loop: the carried values after it, and how many trips were begun.
    pub(super) fn run_loop(
        &self,
        l: &Loop,
        mut operands: Vec<Datum>,
        run: &mut Run,
    ) -> Result<Vec<Datum>, RuntimeError> {
        if operands.len() < l.first_capture() {
            return Err(RuntimeError::Malformed(
                "a loop with too few operands".into(),
            ));
        }
        let captures = operands.split_off(l.first_capture());
        let mut carried = operands.split_off(l.leading());
        let mut trips: i128 = 0;
        match &l.header {
            LoopHeader::Range { rev } => {
                let (lo, hi) = (integer(&operands[0])?, integer(&operands[1])?);
                for i in lo..hi {
                    let index = if *rev { hi - 1 - (i - lo) } else { i };
                    let params = std::iter::once(Datum::Int(index)).chain(carried).collect();
                    trips += 1;
                    let exit;
                    (exit, carried) = self.trip(l, params, &captures, run)?;
                    if exit {
                        break;
                    }
                }
            }
            LoopHeader::While(condition) => loop {
                let goes_on = self.run_graph(*condition, carried.clone(), captures.clone(), run)?;
                let [goes_on] = &goes_on[..] else {
                    return Err(RuntimeError::Malformed(
                        "a loop's condition has one result".into(),
                    ));
                };
                if !truth(goes_on)? {
                    break;
                }
                trips += 1;
                let exit;
                (exit, carried) = self.trip(l, carried, &captures, run)?;
                if exit {
                    break;
                }
            },
        }
        carried.push(Datum::Int(trips));
        Ok(carried)
    }

    /// One trip: whether it ends the loop, and the carried values after it.
    fn trip(
        &self,
        l: &Loop,
        params: Vec<Datum>,
        captures: &[Datum],
        run: &mut Run,
    ) -> Result<(bool, Vec<Datum>), RuntimeError> {
        let mut results = self.run_graph(l.body, params, captures.to_vec(), run)?;
        if results.len() != l.leading_results() + l.carried {
            return Err(RuntimeError::Malformed(
                "a loop body returns what the loop carries".into(),
            ));
        }
        let exit = l.exits && truth(&results.remove(0))?;
        Ok((exit, results))
    }
}

fn truth(d: &Datum) -> Result<bool, RuntimeError> {
    d.as_bool()
        .ok_or_else(|| RuntimeError::Malformed(format!("{d:?} is not a truth value")))
}

/// A bound of a range or a sub-slice.
pub(super) fn integer(d: &Datum) -> Result<i128, RuntimeError> {
    d.as_int()
        .ok_or_else(|| RuntimeError::Malformed(format!("{d:?} is not an integer")))
}
