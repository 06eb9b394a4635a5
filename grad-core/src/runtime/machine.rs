//! The stack of FuncGraphs under way. It is the interpreter's own, not Rust's: nesting and recursion cost heap.

use super::call::{PendingBack, PendingCall};
use super::control::LoopState;
use super::error::RuntimeError;
use super::frame::{Frame, Stacks};
use super::interpreter::{Interpreter, malformed, read, take_operands};
use crate::entity::{Entity, FuncRef, NodeId};
use crate::ir::{Attr, FuncGraph, NodeKind, Type};
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
    func: FuncRef,
    graph: &'m FuncGraph,
    pub(super) frame: Frame,
    /// The node under way.
    node: usize,
    own_stacks: bool,
    then: Then<'m>,
}

impl<'m> Activation<'m> {
    /// At its first node.
    pub(super) fn new(func: FuncRef, graph: &'m FuncGraph, frame: Frame, then: Then<'m>) -> Self {
        Activation {
            func,
            graph,
            frame,
            node: 0,
            own_stacks: false,
            then,
        }
    }
    /// Sets the results of the node under way, and goes on to the next.
    pub(super) fn finish_node(&mut self, results: Vec<Datum>) -> Result<(), RuntimeError> {
        let node = &self.graph.nodes[NodeId::new(self.node)];
        if results.len() != node.results.len() {
            let (expected, found) = (node.results.len(), results.len());
            return Err(malformed(
                self.graph,
                format!("node {} gives {found} results, not {expected}", self.node),
            ));
        }
        for (&v, datum) in node.results.iter().zip(results) {
            self.frame.set(v, datum);
        }
        self.node += 1;
        Ok(())
    }
}

/// The state of a run.
struct Machine<'m> {
    activations: Vec<Activation<'m>>,
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
            let Some(top) = machine.activations.last_mut() else {
                return Err(RuntimeError::Malformed("a run without a function".into()));
            };
            let step = if self.simple(top)? {
                self.node(top, &mut machine.stacks)?
            } else {
                let results = read(top.graph, &mut top.frame, &top.graph.results)?;
                let Some(top) = machine.activations.pop() else {
                    continue;
                };
                let stacks = if top.own_stacks {
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
                if machine.activations.is_empty() && matches!(top.then, Then::Node) {
                    return Ok(finished);
                }
                let step = self.resume(top.then, &mut finished)?;
                finished.frame.reset(0);
                machine.spare.push(finished.frame);
                step
            };
            match step {
                Step::Results(results) => match machine.activations.last_mut() {
                    Some(top) => top.finish_node(results)?,
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
        let mut frame = machine.spare.pop().unwrap_or_default();
        frame.reset(graph.values.len());
        for (&v, datum) in graph
            .params
            .iter()
            .chain(&graph.captures)
            .zip(params.into_iter().chain(captures))
        {
            frame.set(v, datum);
        }
        let own_stacks = stacks.is_some();
        machine.stacks.extend(stacks);
        machine.activations.push(Activation {
            own_stacks,
            ..Activation::new(func, graph, frame, then)
        });
        Ok(())
    }

    /// Takes the literals and primitives from the node under way on. Whether there is a node after them.
    pub(super) fn simple(&self, top: &mut Activation<'m>) -> Result<bool, RuntimeError> {
        let prepared = &self.prepared(top.func).nodes;
        for (id, node) in top.graph.nodes.iter().skip(top.node) {
            let (NodeKind::Const(_) | NodeKind::Prim(..), [result]) =
                (&node.kind, &node.results[..])
            else {
                return Ok(true);
            };
            let value = match &node.kind {
                NodeKind::Prim(def, attr) => {
                    let of_f64s = def.scalars.as_ref().and_then(|scalars| {
                        scalars.of_f64s(node.operands.iter().map(|&v| top.frame.f64(v)))
                    });
                    match of_f64s {
                        Some(y) => Datum::F64(y),
                        None => {
                            let operands =
                                take_operands(top.graph, &mut top.frame, node, &prepared[id])?;
                            evaluate(top.graph, def, attr, top.graph.ty(*result), operands)?
                        }
                    }
                }
                _ => match &prepared[id].literal {
                    Some(datum) => datum.clone(),
                    None => return Ok(true),
                },
            };
            top.frame.set(*result, value);
            top.node += 1;
        }
        Ok(false)
    }

    /// Takes the node under way.
    pub(super) fn node(
        &self,
        top: &mut Activation<'m>,
        stacks: &mut [Stacks],
    ) -> Result<Step<'m>, RuntimeError> {
        let (graph, id) = (top.graph, NodeId::new(top.node));
        let (node, prepared) = (&graph.nodes[id], self.prepared(top.func));
        let operands = take_operands(graph, &mut top.frame, node, &prepared.nodes[id])?;
        let no_stack = || malformed(graph, "there is no such stack".into());
        let results = match &node.kind {
            NodeKind::Const(text) => match &prepared.nodes[id].literal {
                Some(datum) => vec![datum.clone()],
                None => return Err(RuntimeError::Literal(text.to_string())),
            },
            NodeKind::Prim(def, attr) => {
                let ty = node.results.first().map_or(&Type::Unit, |&v| graph.ty(v));
                vec![evaluate(graph, def, attr, ty, operands)?]
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
    ty: &Type,
    operands: Vec<Datum>,
) -> Result<Datum, RuntimeError> {
    if of_user(def, &operands) {
        return Err(RuntimeError::MacroOnly(def.name.into()));
    }
    let result = def.evaluate(&EvalCx { attr, ty }, operands);
    result.map_err(|e| RuntimeError::Eval {
        func: graph.name.clone(),
        op: def.name,
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
    );
    is_operator && operands.iter().any(|d| matches!(d, Datum::Struct(_)))
}
