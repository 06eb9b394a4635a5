//! Loops whose bodies enter nothing: their trips are run one after the other in the same frame, without the stack of
//! FuncGraphs under way.

use super::control::{integer, truth};
use super::error::RuntimeError;
use super::frame::{Frame, Stacks};
use super::interpreter::{Interpreter, malformed, read};
use super::machine::{Activation, Step, Then};
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
            [lo, hi] => (integer(lo)?, integer(hi)?),
            _ => (0, 0),
        };
        let mut frame = Frame::default();
        let mut trips: i128 = 0;
        loop {
            let index = match l.header {
                LoopHeader::While(cond) => {
                    let goes_on = self.condition(cond, &mut frame, stacks, &carried, &captures)?;
                    let goes_on = goes_on.first().map(truth).transpose()?;
                    if goes_on != Some(true) {
                        break;
                    }
                    None
                }
                LoopHeader::Range { .. } if lo.saturating_add(trips) >= hi => break,
                LoopHeader::Range { rev: true } => Some(Datum::Int(hi - 1 - trips)),
                LoopHeader::Range { rev: false } => Some(Datum::Int(lo + trips)),
            };
            trips += 1;
            let given = std::mem::take(&mut carried);
            let params = index.into_iter().chain(given);
            let mut results = self.straight(l.body, &mut frame, stacks, params, &captures)?;
            if results.len() != l.leading_results() + l.carried {
                let what = "a loop body returns what the loop carries";
                return Err(RuntimeError::Malformed(what.into()));
            }
            let exit = l.exits && truth(&results.remove(0))?;
            carried = results;
            if exit {
                break;
            }
        }
        carried.push(Datum::Int(trips));
        Ok(carried)
    }

    /// Runs a condition on carried values that the loop goes on to hold.
    fn condition(
        &self,
        func: FuncRef,
        frame: &mut Frame,
        stacks: &mut [Stacks],
        carried: &[Datum],
        captures: &[Datum],
    ) -> Result<Vec<Datum>, RuntimeError> {
        let params = &self.graph(func)?.params;
        let is_read = |i: usize| {
            params
                .get(i)
                .is_some_and(|&p| self.prepared(func).is_read(p))
        };
        let given = carried.iter().enumerate();
        let given = given.map(|(i, x)| if is_read(i) { x.clone() } else { Datum::Unit });
        self.straight(func, frame, stacks, given, captures)
    }

    /// Runs a graph that enters no other one.
    fn straight(
        &self,
        func: FuncRef,
        frame: &mut Frame,
        stacks: &mut [Stacks],
        params: impl Iterator<Item = Datum>,
        captures: &[Datum],
    ) -> Result<Vec<Datum>, RuntimeError> {
        let graph = self.graph(func)?;
        frame.reset(graph.values.len());
        for (&v, datum) in graph.params.iter().zip(params) {
            frame.set(v, datum);
        }
        for (&v, datum) in graph.captures.iter().zip(captures) {
            frame.set(v, datum.clone());
        }
        let mut top = Activation::new(func, graph, std::mem::take(frame), Then::Node);
        while self.simple(&mut top)? {
            match self.node(&mut top, stacks)? {
                Step::Results(results) => top.finish_node(results)?,
                Step::Enter(_) => return Err(malformed(graph, "a graph is entered".into())),
            }
        }
        let results = read(graph, &mut top.frame, &graph.results)?;
        *frame = top.frame;
        Ok(results)
    }
}
