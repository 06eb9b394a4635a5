//! Running FuncGraphs node by node, forwards and back.

use super::error::RuntimeError;
use super::frame::{Frame, Stacks};
use super::machine::{Enter, Finished, Then};
use super::prepare::{Prepared, trips};
use crate::entity::{Entity, FuncRef, PrimaryMap, Value};
use crate::ir::{ArgMode, FuncGraph, Module, Pullback};
use crate::ops::datum::{Datum, Opaque};
use std::rc::Rc;

/// Runs the functions of a module.
///
/// Arrays have value semantics: they are shared, and copied when somebody writes to one that somebody else still
/// holds. A value is given away at its last use, so that element writes in a loop take constant time each.
pub struct Interpreter<'m> {
    pub(super) module: &'m Module,
    prepared: Rc<PrimaryMap<FuncRef, Prepared>>,
}

/// What an interpreter works out before it runs anything, to be used again.
#[derive(Clone)]
pub(crate) struct Preparation(Rc<PrimaryMap<FuncRef, Prepared>>);

impl Preparation {
    pub(crate) fn new(module: &Module) -> Self {
        let trips = trips(module);
        let mut prepared = PrimaryMap::new();
        for (func, graph) in module.funcs.iter() {
            prepared.push(Prepared::new(graph, trips.contains(&func)));
        }
        Preparation(Rc::new(prepared))
    }
    /// Whether anything reads the `i`-th param of a graph.
    pub(crate) fn reads_param(&self, graph: &FuncGraph, func: FuncRef, i: usize) -> bool {
        graph
            .params
            .get(i)
            .is_some_and(|&p| self.0[func].is_read(p))
    }
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

/// Residuals hold those of calls, which hold those of calls: they are taken apart one by one, or a deep recursion's would
/// overflow Rust's stack.
impl Drop for Residuals {
    fn drop(&mut self) {
        let mut rest: Vec<Datum> = vec![];
        let empty = |r: &mut Residuals, rest: &mut Vec<Datum>| {
            rest.append(&mut r.captures);
            if let Some(stacks) = Rc::get_mut(&mut r.stacks) {
                rest.extend(stacks.drain(..).flatten());
            }
        };
        empty(self, &mut rest);
        while let Some(datum) = rest.pop() {
            if let Datum::Opaque(Opaque(any)) = datum
                && let Ok(inner) = any.downcast::<Residuals>()
                && let Ok(mut inner) = Rc::try_unwrap(inner)
            {
                empty(&mut inner, &mut rest);
            }
        }
    }
}

impl<'m> Interpreter<'m> {
    /// Ready to run the functions of `module`.
    pub fn new(module: &'m Module) -> Self {
        Self::prepared_for(module, &Preparation::new(module))
    }

    /// The same for a module that was prepared before.
    pub(crate) fn prepared_for(module: &'m Module, preparation: &Preparation) -> Self {
        Interpreter {
            module,
            prepared: Rc::clone(&preparation.0),
        }
    }

    /// Runs `func`: its return value, if it has one, then the final value of each in-out param.
    ///
    /// # Errors
    /// What would be a panic in Rust, what only the macro can run, and graphs that the verifier refuses.
    pub fn run(&self, func: FuncRef, args: Vec<Datum>) -> Result<Vec<Datum>, RuntimeError> {
        self.drive(self.function(func, args, Then::Node)?)
            .map(|finished| finished.results)
    }

    /// Runs `func` and keeps what its pullback needs.
    ///
    /// # Errors
    /// As for [`run`](Self::run); and if `func` has no pullback.
    pub fn forward(
        &self,
        func: FuncRef,
        args: Vec<Datum>,
    ) -> Result<(Vec<Datum>, Residuals), RuntimeError> {
        self.pullback(func)?;
        let zero_args = self.zero_args(func, &args)?;
        let mut finished = self.drive(self.function(func, args, Then::Node)?)?;
        let residuals = self.residuals(&mut finished, zero_args)?;
        Ok((finished.results, residuals))
    }

    /// Runs the way back: the cotangent of the return value, then the adjoints, as the layout of [`Pullback`] says; so
    /// do the results. May be run any number of times.
    ///
    /// # Errors
    /// As for [`run`](Self::run).
    pub fn backward(
        &self,
        residuals: &Residuals,
        cts: Vec<Datum>,
        adjoints: Vec<Datum>,
    ) -> Result<Vec<Datum>, RuntimeError> {
        let params = cts.into_iter().chain(adjoints).collect();
        self.drive(self.way_back(residuals, params, Then::Node)?)
            .map(|finished| finished.results)
    }

    /// Enters a function.
    pub(super) fn function(
        &self,
        func: FuncRef,
        params: Vec<Datum>,
        then: Then<'m>,
    ) -> Result<Enter<'m>, RuntimeError> {
        let stacks = Some(Stacks::new(self.graph(func)?.stacks.len()));
        Ok(Enter {
            func,
            params,
            captures: vec![],
            stacks,
            then,
        })
    }

    /// Enters a function's pullback.
    pub(super) fn way_back(
        &self,
        residuals: &Residuals,
        params: Vec<Datum>,
        then: Then<'m>,
    ) -> Result<Enter<'m>, RuntimeError> {
        let func = self.pullback(residuals.func)?.func;
        let stacks = Some(Stacks::over(residuals.stacks.clone()));
        Ok(Enter {
            func,
            params,
            captures: residuals.captures.clone(),
            stacks,
            then,
        })
    }

    /// The zero cotangent of each argument that is passed by value and not differentiated.
    pub(super) fn zero_args(
        &self,
        func: FuncRef,
        args: &[Datum],
    ) -> Result<Vec<Datum>, RuntimeError> {
        let graph = self.graph(func)?;
        let wrt = |i: usize| {
            graph
                .pullback
                .as_ref()
                .is_some_and(|p| p.wrt.get(i) == Some(&true))
        };
        let zero = |(i, arg): (usize, &Datum)| {
            if graph.mode(i) == ArgMode::Value && !wrt(i) {
                arg.zero_like()
            } else {
                Datum::Unit
            }
        };
        Ok(args.iter().enumerate().map(zero).collect())
    }

    /// What a function that has run to its end leaves for its pullback.
    pub(super) fn residuals(
        &self,
        finished: &mut Finished,
        zero_args: Vec<Datum>,
    ) -> Result<Residuals, RuntimeError> {
        let graph = self.graph(finished.func)?;
        let residuals = self.pullback(finished.func)?.residuals.iter();
        let residuals = residuals.map(|&v| (v, false));
        let mut captures = vec![];
        read(graph, &mut finished.frame, residuals, &mut captures)?;
        let zero_ret = returns(graph)
            .then(|| finished.results.first().map(Datum::zero_like))
            .flatten();
        let stacks = finished
            .stacks
            .take()
            .map(Stacks::into_pushed)
            .unwrap_or_default();
        Ok(Residuals {
            func: finished.func,
            captures,
            stacks,
            zero_ret,
            zero_args,
        })
    }

    pub(super) fn graph(&self, func: FuncRef) -> Result<&'m FuncGraph, RuntimeError> {
        self.module
            .funcs
            .get(func)
            .ok_or_else(|| RuntimeError::NoFunction(func.to_string()))
    }

    pub(super) fn pullback(&self, func: FuncRef) -> Result<&'m Pullback, RuntimeError> {
        let graph = self.graph(func)?;
        graph
            .pullback
            .as_ref()
            .ok_or_else(|| RuntimeError::NoPullback(graph.name.clone()))
    }

    pub(super) fn prepared(&self, func: FuncRef) -> &Prepared {
        &self.prepared[func]
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

/// Appends values of a frame, each given away if it is not read again.
pub(super) fn read(
    graph: &FuncGraph,
    frame: &mut Frame,
    values: impl Iterator<Item = (Value, bool)>,
    into: &mut Vec<Datum>,
) -> Result<(), RuntimeError> {
    for (v, last) in values {
        into.push(frame.get(v, last).ok_or_else(|| unset(graph, v))?);
    }
    Ok(())
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
