//! Running FuncGraphs node by node, forwards and back.
//!
//! Rust's own stack is used per level of nesting and per call, never per node.

use super::error::RuntimeError;
use super::frame::{Frame, Stacks};
use super::prepare::{Prepared, PreparedNode};
use crate::entity::{Entity, FuncRef, NodeId, PrimaryMap, Value};
use crate::ir::{ArgMode, FuncGraph, Module, Node, NodeKind, Type};
use crate::ops::EvalCx;
use crate::ops::datum::Datum;
use std::rc::Rc;

/// How deep calls and control flow may nest: what a thread with Rust's usual 2 MiB of stack can bear in a debug build.
const MAX_DEPTH: usize = 100;

/// Runs the functions of a module.
///
/// Arrays have value semantics: they are shared, and copied when somebody writes to one that somebody else still
/// holds. A value is given away at its last use, so that element writes in a loop take constant time each.
pub struct Interpreter<'m> {
    pub(super) module: &'m Module,
    prepared: PrimaryMap<FuncRef, Prepared>,
}

/// What a forward run keeps for the way back. It is never used up.
#[derive(Clone, Debug)]
pub struct Residuals {
    pub(super) func: FuncRef,
    captures: Vec<Datum>,
    stacks: Rc<Vec<Vec<Datum>>>,
    /// The zero cotangent of the return value, if there is one.
    pub(super) zero_ret: Option<Datum>,
    /// The zero cotangent of each argument that is passed by value and not differentiated.
    pub(super) zero_args: Vec<Datum>,
}

/// The state of one run of a function: its stacks, how deep it is, and frames to use again.
pub(super) struct Run {
    pub(super) stacks: Stacks,
    pub(super) depth: usize,
    spare: Vec<Frame>,
}

impl Run {
    pub(super) fn new(stacks: Stacks, depth: usize) -> Self {
        Run {
            stacks,
            depth,
            spare: vec![],
        }
    }
}

impl<'m> Interpreter<'m> {
    /// Ready to run the functions of `module`.
    pub fn new(module: &'m Module) -> Self {
        let mut prepared = PrimaryMap::new();
        for graph in module.funcs.values() {
            prepared.push(Prepared::new(graph));
        }
        Interpreter { module, prepared }
    }

    /// Runs `func`: its return value, if it has one, then the final value of each in-out param.
    pub fn run(&self, func: FuncRef, args: Vec<Datum>) -> Result<Vec<Datum>, RuntimeError> {
        self.run_at(func, args, 0)
    }

    pub(super) fn run_at(
        &self,
        func: FuncRef,
        args: Vec<Datum>,
        depth: usize,
    ) -> Result<Vec<Datum>, RuntimeError> {
        let mut run = Run::new(Stacks::new(self.graph(func)?.stacks.len()), depth);
        self.run_graph(func, args, vec![], &mut run)
    }

    /// Runs `func` and keeps what its pullback needs.
    pub fn forward(
        &self,
        func: FuncRef,
        args: Vec<Datum>,
    ) -> Result<(Vec<Datum>, Residuals), RuntimeError> {
        self.forward_at(func, args, 0)
    }

    pub(super) fn forward_at(
        &self,
        func: FuncRef,
        args: Vec<Datum>,
        depth: usize,
    ) -> Result<(Vec<Datum>, Residuals), RuntimeError> {
        let graph = self.graph(func)?;
        let pullback = graph
            .pullback
            .as_ref()
            .ok_or_else(|| RuntimeError::NoPullback(graph.name.clone()))?;
        let zero_args = args
            .iter()
            .enumerate()
            .map(|(i, arg)| {
                let wanted = pullback.wrt.get(i).copied().unwrap_or(false);
                if graph.mode(i) == ArgMode::Value && !wanted {
                    arg.zero_like()
                } else {
                    Datum::Unit
                }
            })
            .collect();
        let mut run = Run::new(Stacks::new(graph.stacks.len()), depth);
        let mut frame = self.enter(func, args, vec![], &mut run)?;
        self.execute(func, &mut frame, &mut run)?;
        let results = read(graph, &mut frame, &graph.results)?;
        let captures = read(graph, &mut frame, &pullback.residuals)?;
        let zero_ret = returns(graph)
            .then(|| results.first().map(Datum::zero_like))
            .flatten();
        let stacks = run.stacks.into_pushed();
        Ok((
            results,
            Residuals {
                func,
                captures,
                stacks,
                zero_ret,
                zero_args,
            },
        ))
    }

    /// Runs the way back: the cotangent of the return value, then the adjoints, as the layout of
    /// [`Pullback`](crate::ir::Pullback) says; so do the results. May be run any number of times.
    pub fn backward(
        &self,
        residuals: &Residuals,
        cts: Vec<Datum>,
        adjoints: Vec<Datum>,
    ) -> Result<Vec<Datum>, RuntimeError> {
        self.backward_at(residuals, cts.into_iter().chain(adjoints).collect(), 0)
    }

    pub(super) fn backward_at(
        &self,
        residuals: &Residuals,
        params: Vec<Datum>,
        depth: usize,
    ) -> Result<Vec<Datum>, RuntimeError> {
        let graph = self.graph(residuals.func)?;
        let pullback = graph
            .pullback
            .as_ref()
            .ok_or_else(|| RuntimeError::NoPullback(graph.name.clone()))?;
        let mut run = Run::new(Stacks::over(residuals.stacks.clone()), depth);
        self.run_graph(pullback.func, params, residuals.captures.clone(), &mut run)
    }

    pub(super) fn graph(&self, func: FuncRef) -> Result<&'m FuncGraph, RuntimeError> {
        self.module
            .funcs
            .get(func)
            .ok_or_else(|| RuntimeError::NoFunction(func.to_string()))
    }

    /// Runs a function, body or branch to its results.
    pub(super) fn run_graph(
        &self,
        func: FuncRef,
        params: Vec<Datum>,
        captures: Vec<Datum>,
        run: &mut Run,
    ) -> Result<Vec<Datum>, RuntimeError> {
        let graph = self.graph(func)?;
        let mut frame = self.enter(func, params, captures, run)?;
        self.execute(func, &mut frame, run)?;
        let results = read(graph, &mut frame, &graph.results)?;
        frame.reset(0);
        run.spare.push(frame);
        Ok(results)
    }

    fn enter(
        &self,
        func: FuncRef,
        params: Vec<Datum>,
        captures: Vec<Datum>,
        run: &mut Run,
    ) -> Result<Frame, RuntimeError> {
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
        let mut frame = run.spare.pop().unwrap_or_default();
        frame.reset(graph.values.len());
        for (&v, datum) in graph
            .params
            .iter()
            .chain(&graph.captures)
            .zip(params.into_iter().chain(captures))
        {
            frame.set(v, datum);
        }
        Ok(frame)
    }

    fn execute(&self, func: FuncRef, frame: &mut Frame, run: &mut Run) -> Result<(), RuntimeError> {
        if run.depth >= MAX_DEPTH {
            return Err(RuntimeError::TooDeep);
        }
        run.depth += 1;
        let graph = self.graph(func)?;
        for (id, node) in graph.nodes.iter() {
            let prepared = &self.prepared[func].nodes[id];
            let operands = take_operands(graph, frame, node, prepared)?;
            let results = self.node(func, id, prepared, operands, run)?;
            if results.len() != node.results.len() {
                return Err(malformed(
                    graph,
                    format!(
                        "{id} has {} results, not {}",
                        node.results.len(),
                        results.len()
                    ),
                ));
            }
            for (&v, datum) in node.results.iter().zip(results) {
                frame.set(v, datum);
            }
        }
        run.depth -= 1;
        Ok(())
    }

    fn node(
        &self,
        func: FuncRef,
        id: NodeId,
        prepared: &PreparedNode,
        operands: Vec<Datum>,
        run: &mut Run,
    ) -> Result<Vec<Datum>, RuntimeError> {
        let graph = self.graph(func)?;
        let node = &graph.nodes[id];
        match &node.kind {
            NodeKind::Const(text) => match &prepared.literal {
                Some(datum) => Ok(vec![datum.clone()]),
                None => Err(RuntimeError::Literal(text.to_string())),
            },
            NodeKind::Prim(def, attr) => {
                let ty = node.results.first().map_or(&Type::Unit, |&v| graph.ty(v));
                let result = (def.eval)(&EvalCx { attr, ty }, operands);
                result
                    .map(|datum| vec![datum])
                    .map_err(|e| RuntimeError::Eval {
                        func: graph.name.clone(),
                        op: def.name,
                        message: e.0,
                    })
            }
            NodeKind::Cond { then, orelse } => self.cond(*then, *orelse, operands, run),
            NodeKind::Loop(l) => self.run_loop(l, operands, run),
            NodeKind::Call(call) => {
                let pullback = node
                    .results
                    .last()
                    .is_some_and(|&v| self.prepared[func].is_read(v));
                self.call(call, operands, pullback, run.depth)
            }
            NodeKind::CallBack(back) => self.call_back(back, operands, run.depth),
            NodeKind::Host(host) => Err(RuntimeError::MacroOnly(host.text.to_string())),
            NodeKind::Primal(v) => Err(RuntimeError::Unplanned(*v)),
            NodeKind::Push(s) => {
                let [datum] = <[Datum; 1]>::try_from(operands)
                    .map_err(|_| malformed(graph, "`push` takes one operand".to_string()))?;
                let pushed = run.stacks.push(*s, datum);
                pushed
                    .map(|()| vec![])
                    .ok_or_else(|| malformed(graph, format!("there is no stack {s}")))
            }
            NodeKind::Pop(s) => {
                let datum = run.stacks.pop(*s);
                datum
                    .map(|d| vec![d])
                    .ok_or_else(|| RuntimeError::EmptyStack(graph.name.clone()))
            }
        }
    }
}

/// Whether a function has a return value before the final values of its in-out params.
pub(super) fn returns(graph: &FuncGraph) -> bool {
    let in_outs = (0..graph.params.len())
        .filter(|&i| graph.mode(i) == ArgMode::InOut)
        .count();
    graph.results.len() > in_outs
}

pub(super) fn malformed(graph: &FuncGraph, what: String) -> RuntimeError {
    RuntimeError::Malformed(format!("@{}: {what}", graph.name))
}

fn take_operands(
    graph: &FuncGraph,
    frame: &mut Frame,
    node: &Node,
    prepared: &PreparedNode,
) -> Result<Vec<Datum>, RuntimeError> {
    node.operands
        .iter()
        .zip(&prepared.last)
        .map(|(&v, &last)| frame.get(v, last).ok_or_else(|| unset(graph, v)))
        .collect()
}

fn read(
    graph: &FuncGraph,
    frame: &mut Frame,
    values: &[Value],
) -> Result<Vec<Datum>, RuntimeError> {
    values
        .iter()
        .map(|&v| frame.get(v, false).ok_or_else(|| unset(graph, v)))
        .collect()
}

fn unset(graph: &FuncGraph, v: Value) -> RuntimeError {
    let known = v.index() < graph.values.len();
    malformed(
        graph,
        if known {
            format!("{v} is read before it is set")
        } else {
            format!("there is no {v}")
        },
    )
}
