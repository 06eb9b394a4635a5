//! The stack of FuncGraphs under way. It is the interpreter's own, not Rust's: nesting and recursion cost heap.

use super::call::{PendingBack, PendingCall};
use super::control::LoopState;
use super::error::RuntimeError;
use super::frame::{Frame, Stacks};
use super::fuse::{Group, Unit};
use super::interpreter::{Interpreter, malformed, read};
use crate::entity::{FuncRef, Value};
use crate::ir::{Attr, FuncGraph, NodeKind};
use crate::ops::datum::Datum;
use crate::ops::{EvalCx, PrimDef, Spelling};

/// How deep calls and control flow may nest.
const MAX_DEPTH: usize = 100_000;

/// A FuncGraph to be run, and what to do with its results.
pub(super) struct Enter<'m> {
    pub(super) func: FuncRef,
    pub(super) params: Vec<Datum>,
    pub(super) captures: Vec<Datum>,
    /// New stacks, for a function or its pullback; a body or branch uses those of the function around it.
    pub(super) stacks: Option<Stacks>,
    pub(super) then: Then<'m>,
}

/// What the results of a FuncGraph are for.
pub(super) enum Then<'m> {
    /// They are those of the node that entered it, or of the whole run.
    Node,
    /// They say whether a loop goes on with these carried values.
    Condition(LoopState<'m>, Vec<Datum>),
    /// They are those of one trip.
    Trip(LoopState<'m>),
    /// They are those of a called function.
    Call(PendingCall),
    /// They are those of a called function's pullback.
    Back(PendingBack),
}

/// What a node comes to: its results, or something to run first.
pub(super) enum Step<'m> {
    Results(Vec<Datum>),
    Enter(Box<Enter<'m>>),
}

/// A FuncGraph that has run to its end.
pub(super) struct Finished {
    pub(super) func: FuncRef,
    pub(super) frame: Frame,
    pub(super) results: Vec<Datum>,
    /// The stacks, if it had its own.
    pub(super) stacks: Option<Stacks>,
}

/// A FuncGraph under way.
pub(super) struct Activation<'m> {
    pub(super) func: FuncRef,
    pub(super) graph: &'m FuncGraph,
    pub(super) frame: Frame,
    /// Which of its [`Prepared`](super::prepare::Prepared) steps is under way.
    pub(super) step: usize,
}

impl Activation<'_> {
    pub(super) fn set_params(&mut self, params: impl IntoIterator<Item = Datum>) {
        for (&v, datum) in self.graph.params.iter().zip(params) {
            self.frame.set(v, datum);
        }
    }
    pub(super) fn set_captures(&mut self, captures: impl IntoIterator<Item = Datum>) {
        for (&v, datum) in self.graph.captures.iter().zip(captures) {
            self.frame.set(v, datum);
        }
    }
}

/// What waits for the results of a FuncGraph under way.
struct Waiting<'m> {
    own_stacks: bool,
    then: Then<'m>,
}

/// The state of a run.
struct Machine<'m> {
    activations: Vec<(Activation<'m>, Waiting<'m>)>,
    /// The stacks of each function under way.
    stacks: Vec<Stacks>,
    /// Frames to use again.
    spare: Vec<Frame>,
}

impl<'m> Interpreter<'m> {
    /// Runs a FuncGraph, and all that it enters, to its end.
    pub(super) fn drive(&self, enter: Enter<'m>) -> Result<Finished, RuntimeError> {
        let mut machine = Machine {
            activations: vec![],
            stacks: vec![],
            spare: vec![],
        };
        self.enter(&mut machine, enter)?;
        loop {
            let Some((top, _)) = machine.activations.last_mut() else {
                return Err(RuntimeError::Malformed("a run without a function".into()));
            };
            let step = if self.simple(top)? {
                self.node(top, &mut machine.stacks)?
            } else {
                let mut results = vec![];
                self.results(top, &mut results)?;
                let Some((top, waiting)) = machine.activations.pop() else {
                    continue;
                };
                let stacks = if waiting.own_stacks {
                    machine.stacks.pop()
                } else {
                    None
                };
                let mut finished = Finished {
                    func: top.func,
                    frame: top.frame,
                    results,
                    stacks,
                };
                if machine.activations.is_empty() && matches!(waiting.then, Then::Node) {
                    return Ok(finished);
                }
                let step = self.resume(waiting.then, &mut finished)?;
                finished.frame.reset(0);
                machine.spare.push(finished.frame);
                step
            };
            match step {
                Step::Results(results) => match machine.activations.last_mut() {
                    Some((top, _)) => self.finish_node(top, results)?,
                    None => return Err(RuntimeError::Malformed("results for nobody".into())),
                },
                Step::Enter(enter) => self.enter(&mut machine, *enter)?,
            }
        }
    }

    fn enter(&self, machine: &mut Machine<'m>, enter: Enter<'m>) -> Result<(), RuntimeError> {
        if machine.activations.len() >= MAX_DEPTH {
            return Err(RuntimeError::TooDeep);
        }
        let Enter {
            func,
            params,
            captures,
            stacks,
            then,
        } = enter;
        let graph = self.graph(func)?;
        let (expected, found) = (
            graph.params.len() + graph.captures.len(),
            params.len() + captures.len(),
        );
        if graph.params.len() != params.len() || expected != found {
            return Err(RuntimeError::Arity {
                func: graph.name.clone(),
                expected,
                found,
            });
        }
        let frame = machine.spare.pop().unwrap_or_default();
        let mut top = self.activation(func, frame)?;
        top.set_params(params);
        top.set_captures(captures);
        let own_stacks = stacks.is_some();
        machine.stacks.extend(stacks);
        let waiting = Waiting { own_stacks, then };
        machine.activations.push((top, waiting));
        Ok(())
    }

    /// At the first step, with the literals set.
    pub(super) fn activation(
        &self,
        func: FuncRef,
        mut frame: Frame,
    ) -> Result<Activation<'m>, RuntimeError> {
        let graph = self.graph(func)?;
        frame.reset(graph.values.len());
        for (v, datum) in &self.prepared(func).literals {
            frame.set(*v, datum.clone());
        }
        Ok(Activation {
            func,
            graph,
            frame,
            step: 0,
        })
    }

    /// Appends the results of a FuncGraph that has run to its end.
    pub(super) fn results(
        &self,
        top: &mut Activation<'m>,
        results: &mut Vec<Datum>,
    ) -> Result<(), RuntimeError> {
        let last = &self.prepared(top.func).results;
        let values = top.graph.results.iter().copied().zip(last.iter().copied());
        read(top.graph, &mut top.frame, values, results)
    }

    /// Sets the results of the node under way, and goes on to the next.
    pub(super) fn finish_node(
        &self,
        top: &mut Activation<'m>,
        results: Vec<Datum>,
    ) -> Result<(), RuntimeError> {
        let step = &self.prepared(top.func).steps[top.step];
        let values = &top.graph.nodes[step.id].results;
        if results.len() != values.len() {
            let (expected, found) = (values.len(), results.len());
            return Err(malformed(
                top.graph,
                format!("{} gives {found} results, not {expected}", step.id),
            ));
        }
        for (&v, datum) in values.iter().zip(results) {
            top.frame.set(v, datum);
        }
        top.step += 1;
        Ok(())
    }

    /// Takes the primitives from the node under way on. Whether there is a node after them.
    pub(super) fn simple(&self, top: &mut Activation<'m>) -> Result<bool, RuntimeError> {
        let steps = &self.prepared(top.func).steps;
        while let Some(step) = steps.get(top.step) {
            if let Some(group) = &step.group
                && self.chains(top, group)?
            {
                top.step += group.len();
                continue;
            }
            if let Some(quick) = &step.quick
                && let Some(value) = quick.run(&top.frame)
            {
                top.frame.set(quick.result, value);
            } else {
                let node = &top.graph.nodes[step.id];
                let (NodeKind::Prim(def, attr), &[result]) = (&node.kind, &node.results[..]) else {
                    return Ok(true);
                };
                let mut operands = Vec::with_capacity(node.operands.len());
                read(
                    top.graph,
                    &mut top.frame,
                    step.operands(node),
                    &mut operands,
                )?;
                let value = evaluate(top.graph, def, attr, result, operands)?;
                top.frame.set(result, value);
            }
            top.step += 1;
        }
        Ok(false)
    }

    /// Runs a group of nodes from the one under way on; false if its operands are nothing for chains.
    fn chains(&self, top: &mut Activation<'m>, group: &Group) -> Result<bool, RuntimeError> {
        let Some(units) = group.units(&top.frame) else {
            return Ok(false);
        };
        for unit in units.units() {
            let alone = match unit {
                Unit::Chain(chain) if chain.run(&mut top.frame).is_some() => &[],
                Unit::Chain(chain) => &chain.nodes[..],
                Unit::Node(node) => std::slice::from_ref(node),
            };
            alone.iter().try_for_each(|at| self.alone(top, *at))?;
        }
        group.over(&mut top.frame);
        Ok(true)
    }

    /// Runs the node that is so many after the one under way, and keeps its operands.
    fn alone(&self, top: &mut Activation<'m>, at: usize) -> Result<(), RuntimeError> {
        let node = &top.graph.nodes[self.prepared(top.func).steps[top.step + at].id];
        let (NodeKind::Prim(def, attr), &[result]) = (&node.kind, &node.results[..]) else {
            return Err(malformed(
                top.graph,
                "a chain of what is no primitive".into(),
            ));
        };
        let kept = node.operands.iter().map(|v| (*v, false));
        let mut operands = Vec::with_capacity(node.operands.len());
        read(top.graph, &mut top.frame, kept, &mut operands)?;
        let value = evaluate(top.graph, def, attr, result, operands)?;
        top.frame.set(result, value);
        Ok(())
    }

    /// Takes the node under way, which is no primitive.
    pub(super) fn node(
        &self,
        top: &mut Activation<'m>,
        stacks: &mut [Stacks],
    ) -> Result<Step<'m>, RuntimeError> {
        let (graph, prepared) = (top.graph, self.prepared(top.func));
        let step = &prepared.steps[top.step];
        let node = &graph.nodes[step.id];
        let mut operands = vec![];
        read(graph, &mut top.frame, step.operands(node), &mut operands)?;
        let no_stack = || malformed(graph, "there is no such stack".into());
        let results = match &node.kind {
            NodeKind::Const(text) => return Err(RuntimeError::Literal(text.to_string())),
            NodeKind::Prim(def, _) => {
                let what = format!("{} has {} results", def.name, node.results.len());
                return Err(malformed(graph, what));
            }
            NodeKind::Cond { then, orelse } => return self.cond(*then, *orelse, operands),
            NodeKind::Loop(l) if self.is_straight(l) => self.straight_loop(l, operands, stacks)?,
            NodeKind::Loop(l) => return self.begin_loop(l, operands),
            NodeKind::Call(call) => {
                let pullback = node.results.last().is_some_and(|&v| prepared.is_read(v));
                return self.call(call, operands, pullback);
            }
            NodeKind::CallBack(back) => return self.call_back(back, operands),
            NodeKind::Host(host) => return Err(RuntimeError::MacroOnly(host.text.to_string())),
            NodeKind::Primal(v) => return Err(RuntimeError::Unplanned(*v)),
            NodeKind::Push(s) => {
                let pushed = operands
                    .into_iter()
                    .next()
                    .and_then(|d| stacks.last_mut()?.push(*s, d));
                pushed.map(|()| vec![]).ok_or_else(no_stack)?
            }
            NodeKind::Pop(s) => {
                let popped = stacks.last_mut().ok_or_else(no_stack)?.pop(*s);
                vec![popped.ok_or_else(|| RuntimeError::EmptyStack(graph.name.clone()))?]
            }
        };
        Ok(Step::Results(results))
    }

    /// Goes on after a FuncGraph that a node entered.
    fn resume(&self, then: Then<'m>, finished: &mut Finished) -> Result<Step<'m>, RuntimeError> {
        let results = std::mem::take(&mut finished.results);
        match then {
            Then::Node => Ok(Step::Results(results)),
            Then::Condition(state, carried) => self.after_condition(state, carried, &results),
            Then::Trip(state) => self.after_trip(state, results),
            Then::Call(pending) => {
                finished.results = results;
                self.after_call(pending, finished)
            }
            Then::Back(pending) => pending.finish(results).map(Step::Results),
        }
    }
}

/// The value of a primitive.
fn evaluate(
    graph: &FuncGraph,
    def: &PrimDef,
    attr: &Attr,
    result: Value,
    operands: Vec<Datum>,
) -> Result<Datum, RuntimeError> {
    if of_user(def, &operands) {
        return Err(RuntimeError::MacroOnly(def.name.into()));
    }
    let ty = graph.ty(result);
    let value = def.evaluate(&EvalCx { attr, ty }, operands);
    value.map_err(|e| RuntimeError::Eval {
        func: graph.name.clone(),
        op: def.name,
        name: graph.values[result].name.as_deref().map(Box::from),
        message: e.0,
    })
}

/// Whether this is an operator of a type of the user's, which only generated code can call.
fn of_user(def: &PrimDef, operands: &[Datum]) -> bool {
    let is_operator = matches!(
        def.spelling,
        Spelling::Operator
            | Spelling::OperatorAssign
            | Spelling::OperatorBack
            | Spelling::OperatorAssignBack
            | Spelling::OperatorJvp
            | Spelling::OperatorJvpBack
    );
    is_operator && operands.iter().any(|d| matches!(d, Datum::Struct(_)))
}
