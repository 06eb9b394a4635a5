//! Loops whose bodies enter nothing: their trips are run one after the other in the same frame, without the stack of
//! FuncGraphs under way.

use super::control::{Shapes, integer, truth};
use super::error::RuntimeError;
use super::frame::{Frame, Stacks};
use super::interpreter::{Interpreter, malformed};
use super::machine::{Activation, Step};
use crate::entity::FuncRef;
use crate::ir::{Loop, LoopHeader};
use crate::ops::datum::Datum;

impl<'m> Interpreter<'m> {
    /// Whether a loop's graphs enter no other one.
    pub(super) fn is_straight(&self, l: &Loop) -> bool {
        let cond = match l.header {
            LoopHeader::While(cond) => self.prepared(cond).is_straight(),
            LoopHeader::Range { .. } => true,
        };
        cond && self.prepared(l.body).is_straight()
    }

    /// Runs such a loop to its end: its results.
    pub(super) fn straight_loop(
        &self,
        l: &Loop,
        mut operands: Vec<Datum>,
        stacks: &mut [Stacks],
    ) -> Result<Vec<Datum>, RuntimeError> {
        if operands.len() < l.first_capture() {
            let what = "a loop with too few operands";
            return Err(RuntimeError::Malformed(what.into()));
        }
        let captures = operands.split_off(l.first_capture());
        let mut carried = operands.split_off(l.leading());
        let (lo, hi) = match &operands[..] {
            [lo, hi, ..] => (integer(lo)?, integer(hi)?),
            _ => (0, 0),
        };
        let mut cond = match l.header {
            LoopHeader::While(cond) => Some(Trips::new(self, cond, &captures)?),
            LoopHeader::Range { .. } => None,
        };
        let mut body = Trips::new(self, l.body, &captures)?;
        let mut shapes = Shapes::of(l, &carried);
        let mut trips: i128 = 0;
        loop {
            let index = match (&mut cond, &l.header) {
                (Some(cond), _) => {
                    if !cond.holds(stacks, &carried)? {
                        break;
                    }
                    None
                }
                (None, LoopHeader::Range { rev }) => {
                    if lo.saturating_add(trips) >= hi {
                        break;
                    }
                    let index = if *rev { hi - 1 - trips } else { lo + trips };
                    Some(Datum::Int(index))
                }
                (None, LoopHeader::While(_)) => break,
            };
            trips += 1;
            body.run(stacks, index.into_iter().chain(carried.drain(..)))?;
            self.results(&mut body.top, &mut carried)?;
            if carried.len() != l.leading_results() + l.carried {
                let what = "a loop body returns what the loop carries";
                return Err(RuntimeError::Malformed(what.into()));
            }
            let exit = l.exits && truth(&carried.remove(0))?;
            self.check_shapes(l, &mut shapes, &carried, trips)?;
            if exit {
                break;
            }
        }
        carried.push(Datum::Int(trips));
        Ok(carried)
    }
}

/// A graph that enters no other one, run trip after trip in one frame: its literals and captures stay there.
struct Trips<'i, 'm> {
    interpreter: &'i Interpreter<'m>,
    top: Activation<'m>,
}

impl<'i, 'm> Trips<'i, 'm> {
    fn new(
        interpreter: &'i Interpreter<'m>,
        func: FuncRef,
        captures: &[Datum],
    ) -> Result<Self, RuntimeError> {
        let mut top = interpreter.activation(func, Frame::default())?;
        top.set_captures(captures.iter().cloned());
        Ok(Trips { interpreter, top })
    }

    fn run(
        &mut self,
        stacks: &mut [Stacks],
        params: impl Iterator<Item = Datum>,
    ) -> Result<(), RuntimeError> {
        let (interpreter, top) = (self.interpreter, &mut self.top);
        top.set_params(params);
        top.step = 0;
        while interpreter.simple(top)? {
            match interpreter.node(top, stacks)? {
                Step::Results(results) => interpreter.finish_node(top, results)?,
                Step::Enter(_) => return Err(malformed(top.graph, "a graph is entered".into())),
            }
        }
        Ok(())
    }

    /// Whether the loop goes on with these values. What the condition does not read stays the loop's alone.
    fn holds(&mut self, stacks: &mut [Stacks], carried: &[Datum]) -> Result<bool, RuntimeError> {
        let prepared = self.interpreter.prepared(self.top.func);
        let params = self.top.graph.params.iter().zip(carried);
        let given = params.map(|(&p, x)| {
            if prepared.is_read(p) {
                x.clone()
            } else {
                Datum::Unit
            }
        });
        self.run(stacks, given)?;
        let goes_on = self.top.graph.results.first();
        let goes_on = goes_on.and_then(|&v| self.top.frame.peek(v));
        goes_on.map_or(Ok(false), truth)
    }
}
