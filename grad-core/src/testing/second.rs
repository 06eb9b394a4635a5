//! Second derivatives of whole graphs, run by the interpreter and compared with differences of gradients.

use super::close;
use super::gradients::{direction, gradient, map, weights};
use crate::entity::{FuncRef, Value};
use crate::grad::{derivative, jvp, jvp_name};
use crate::ir::{FuncGraph, Module};
use crate::ops::datum::Datum;
use crate::ordered::OrderedSet;
use std::rc::Rc;

/// The module with the way back of the function called `name` with respect to the params marked in `wrt`, and of all
/// other `functions` with respect to all.
fn with_ways_back(
    mut module: Module,
    functions: &[String],
    (name, wrt): (&str, &[bool]),
) -> Result<Module, String> {
    for function in functions {
        let func = module.find(function).ok_or("a function is lost")?;
        let graph = &module.funcs[func];
        let carries = |&p: &Value| graph.ty(p).is_differentiable();
        let all: Vec<bool> = graph.params.iter().map(carries).collect();
        let wanted = if function == name { wrt } else { &all };
        module = derivative(&module, func, wanted).map_err(|e| e.to_string())?;
    }
    Ok(module)
}

/// The names of the functions: what is no body and no branch.
fn functions(module: &Module) -> Vec<String> {
    let nodes = module.funcs.values().flat_map(|g| g.nodes.values());
    let inner: OrderedSet<FuncRef> = nodes.flat_map(|n| n.inner()).collect();
    let outer = module.funcs.iter().filter(|(f, _)| !inner.contains(f));
    outer.map(|(_, graph)| graph.name.clone()).collect()
}

/// Goes the way back of the tangents along one direction, and compares: what comes back for the params with differences of the
/// gradient along that direction, what comes back for their tangents with the gradient.
///
/// # Errors
/// What differs, or why it could not be run.
pub fn check_second(
    module: &Module,
    func: FuncRef,
    wrt: &[bool],
    args: Vec<Datum>,
    tolerance: f64,
) -> Result<(), String> {
    let graph = &module.funcs[func];
    let (own, name) = (functions(module), jvp_name(&graph.name));
    let pushed = jvp(module, func, wrt).map_err(|e| e.to_string())?;
    let mut added = functions(&pushed);
    added.retain(|name| !own.contains(name));
    let pushed = with_ways_back(pushed, &added, (&name, &[wrt, wrt].concat()))?;
    let printed = || crate::text::print(&pushed);
    let found = pushed.find(&name).ok_or("forward mode is not there")?;
    let directions: Vec<Datum> = args
        .iter()
        .zip(wrt)
        .map(|(arg, &wrt)| direction(arg, wrt))
        .collect();
    let both = [&args[..], &directions[..]].concat();
    let run = gradient(&pushed, found, both, |outputs| seeds(graph, outputs));
    let (_, cts) = run.map_err(|e| format!("{e} in\n{}", printed()))?;
    let (products, gradients) = cts.split_at(cts.len() / 2);
    let planned = with_ways_back(module.clone(), &own, (&graph.name, wrt))?;
    let derived = planned
        .find(&graph.name)
        .ok_or("the derivative is not there")?;
    let at = |by: f64| {
        let moved = args.iter().zip(&directions).map(|(x, d)| moved(x, d, by));
        let run = gradient(&planned, derived, moved.collect(), weights);
        run.map(|(_, cts)| floats(&cts)).map_err(|e| e.to_string())
    };
    let here = at(0.0)?;
    let (products, gradients) = (floats(products), floats(gradients));
    if let Some((a, b)) = apart(&gradients, &here, 1e-9) {
        return Err(format!(
            "the gradient is {b}, of tangents {a} in\n{}",
            printed()
        ));
    }
    let mut differ = None;
    for step in [1e-4, 1e-5, 1e-6] {
        let (more, less) = (at(step)?, at(-step)?);
        let slopes: Vec<f64> = more
            .iter()
            .zip(&less)
            .map(|(a, b)| (a - b) / (2.0 * step))
            .collect();
        differ = apart(&products, &slopes, tolerance);
        if differ.is_none() {
            return Ok(());
        }
    }
    let (a, b) = differ.unwrap_or_default();
    Err(format!(
        "the Hessian times a direction has {a}, differences of the gradient {b} in\n{}",
        printed()
    ))
}

/// No cotangents of the values, and those of [`weights`] of the tangents.
fn seeds(graph: &FuncGraph, outputs: &[Datum]) -> Vec<Datum> {
    let nothing = |d: &Datum| match d.zero_like() {
        Datum::F64(_) => Datum::F64(-0.0),
        Datum::F32(_) => Datum::F32(-0.0),
        zero => zero,
    };
    let returns = usize::from(graph.return_value().is_some());
    let (pair, left) = outputs.split_at(returns.min(outputs.len()));
    let (values, tangents) = left.split_at(left.len() / 2);
    let mut own: Vec<Datum> = vec![];
    for pair in pair {
        if let Datum::Tuple(pair) = pair {
            own.extend(pair.iter().take(1).cloned());
        }
    }
    own.extend(values.iter().cloned());
    let mut of_tangents = weights(&own).into_iter();
    let mut cts = vec![];
    for value in own.iter().take(pair.len()) {
        let weight = of_tangents.next().unwrap_or(Datum::Unit);
        cts.push(Datum::Tuple(Rc::new(vec![nothing(value), weight])));
    }
    cts.extend(values.iter().map(nothing));
    cts.extend(tangents.iter().zip(of_tangents).map(|(_, weight)| weight));
    cts
}

/// `x` moved by so much along `d`.
fn moved(x: &Datum, d: &Datum, by: f64) -> Datum {
    let steps = d.floats();
    let mut steps = steps.iter();
    map(x, &mut |x| {
        x + by * steps.next().copied().unwrap_or_default()
    })
}

fn floats(cts: &[Datum]) -> Vec<f64> {
    cts.iter().flat_map(Datum::floats).collect()
}

/// The first two numbers that are apart by more than the tolerance, in the measure of the largest.
fn apart(found: &[f64], expected: &[f64], tolerance: f64) -> Option<(f64, f64)> {
    let size = expected.iter().fold(1.0, |m: f64, x| m.max(x.abs()));
    let mut pairs = found.iter().zip(expected);
    let differ = |(a, b): &(&f64, &f64)| !close(**a / size, **b / size, tolerance);
    match found.len() == expected.len() {
        true => pairs.find(differ).map(|(a, b)| (*a, *b)),
        false => Some((found.len() as f64, expected.len() as f64)),
    }
}
