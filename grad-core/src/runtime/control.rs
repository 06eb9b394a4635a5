//! Branches and loops.

use super::error::RuntimeError;
use super::interpreter::Interpreter;
use super::machine::{Enter, Step, Then};
use crate::entity::FuncRef;
use crate::ir::{Loop, LoopHeader};
use crate::ops::datum::Datum;

/// A loop under way.
pub(super) struct LoopState<'m> {
    l: &'m Loop,
    shapes: Shapes,
    captures: Vec<Datum>,
    /// The bounds of a range.
    lo: i128,
    hi: i128,
    /// How many trips were begun.
    trips: i128,
}

/// The shapes that what a loop carries must keep, if it must.
pub(super) struct Shapes(Vec<Vec<usize>>);

impl Shapes {
    pub(super) fn of(l: &Loop, carried: &[Datum]) -> Self {
        let carried = carried.iter().filter(|_| l.shaped);
        Shapes(carried.map(|x| x.shape().to_vec()).collect())
    }
}

impl<'m> Interpreter<'m> {
    /// Runs the branch that the first operand picks on the others.
    pub(super) fn cond(
        &self,
        then: FuncRef,
        orelse: FuncRef,
        mut operands: Vec<Datum>,
    ) -> Result<Step<'m>, RuntimeError> {
        if operands.is_empty() {
            return Err(RuntimeError::Malformed("a cond without a predicate".into()));
        }
        let func = if truth(&operands.remove(0))? {
            then
        } else {
            orelse
        };
        Ok(run(func, vec![], operands, Then::Node))
    }

    /// Runs a loop: its results are the carried values after it, and how many trips were begun.
    pub(super) fn begin_loop(
        &self,
        l: &'m Loop,
        mut operands: Vec<Datum>,
    ) -> Result<Step<'m>, RuntimeError> {
        if operands.len() < l.first_capture() {
            return Err(RuntimeError::Malformed(
                "a loop with too few operands".into(),
            ));
        }
        let captures = operands.split_off(l.first_capture());
        let carried = operands.split_off(l.leading());
        let (lo, hi) = match &operands[..] {
            [lo, hi, ..] => (integer(lo)?, integer(hi)?),
            _ => (0, 0),
        };
        Ok(next_trip(
            LoopState {
                l,
                shapes: Shapes::of(l, &carried),
                captures,
                lo,
                hi,
                trips: 0,
            },
            carried,
        ))
    }

    pub(super) fn after_condition(
        &self,
        state: LoopState<'m>,
        carried: Vec<Datum>,
        results: &[Datum],
    ) -> Result<Step<'m>, RuntimeError> {
        let [goes_on] = results else {
            return Err(RuntimeError::Malformed(
                "a loop's condition has one result".into(),
            ));
        };
        Ok(if truth(goes_on)? {
            trip(state, None, carried)
        } else {
            end(&state, carried)
        })
    }

    /// An error if a variable of the loop has another shape than before it. A single number may become a tensor, once.
    pub(super) fn check_shapes(
        &self,
        l: &Loop,
        shapes: &mut Shapes,
        carried: &[Datum],
        trips: i128,
    ) -> Result<(), RuntimeError> {
        for (i, (enters, x)) in shapes.0.iter_mut().zip(carried).enumerate() {
            if enters.is_empty() {
                enters.extend(x.shape());
            } else if enters != x.shape() {
                let body = self.graph(l.body)?;
                let param = body.params.get(l.leading_params() + i);
                let name = param.and_then(|&p| body.values[p].name.as_deref());
                return Err(RuntimeError::LoopShape {
                    name: name.map_or_else(|| format!("loop variable {i}"), |n| format!("'{n}'")),
                    enters: enters.clone(),
                    leaves: x.shape().to_vec(),
                    trips,
                });
            }
        }
        Ok(())
    }

    pub(super) fn after_trip(
        &self,
        mut state: LoopState<'m>,
        mut results: Vec<Datum>,
    ) -> Result<Step<'m>, RuntimeError> {
        if results.len() != state.l.leading_results() + state.l.carried {
            return Err(RuntimeError::Malformed(
                "a loop body returns what the loop carries".into(),
            ));
        }
        let exit = state.l.exits && truth(&results.remove(0))?;
        self.check_shapes(state.l, &mut state.shapes, &results, state.trips)?;
        Ok(if exit {
            end(&state, results)
        } else {
            next_trip(state, results)
        })
    }
}

/// The next trip, if the header lets the loop go on.
fn next_trip(state: LoopState, carried: Vec<Datum>) -> Step {
    match &state.l.header {
        LoopHeader::While(condition) => {
            let (func, params, captures) = (*condition, carried.clone(), state.captures.clone());
            run(func, params, captures, Then::Condition(state, carried))
        }
        LoopHeader::Range { .. } if state.lo.saturating_add(state.trips) >= state.hi => {
            end(&state, carried)
        }
        LoopHeader::Range { rev } => {
            let index = if *rev {
                state.hi - 1 - state.trips
            } else {
                state.lo + state.trips
            };
            trip(state, Some(Datum::Int(index)), carried)
        }
    }
}

fn trip(mut state: LoopState, index: Option<Datum>, carried: Vec<Datum>) -> Step {
    state.trips += 1;
    let params = index.into_iter().chain(carried).collect();
    run(
        state.l.body,
        params,
        state.captures.clone(),
        Then::Trip(state),
    )
}

fn end<'m>(state: &LoopState<'m>, mut carried: Vec<Datum>) -> Step<'m> {
    carried.push(Datum::Int(state.trips));
    Step::Results(carried)
}

/// Enters a body or branch.
fn run(func: FuncRef, params: Vec<Datum>, captures: Vec<Datum>, then: Then) -> Step {
    Step::Enter(Box::new(Enter {
        func,
        params,
        captures,
        stacks: None,
        then,
    }))
}

pub(super) fn truth(d: &Datum) -> Result<bool, RuntimeError> {
    d.as_bool().ok_or_else(|| match d {
        Datum::Tensor(_) => RuntimeError::Predicate(d.shape().to_vec()),
        other => RuntimeError::Malformed(format!("{other:?} is not a truth value")),
    })
}

/// A bound of a range or a sub-slice.
pub(super) fn integer(d: &Datum) -> Result<i128, RuntimeError> {
    d.as_int()
        .ok_or_else(|| RuntimeError::Malformed(format!("{d:?} is not an integer")))
}
