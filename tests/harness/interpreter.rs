//! The same graph through the interpreter: parsed from its text, differentiated, run.

use super::row::{Derivative, Nudge, Program};
use grad_core::diag::Diagnostics;
use grad_core::entity::FuncRef;
use grad_core::grad;
use grad_core::ir::{ArgMode, FuncGraph, Module};
use grad_core::ops::datum::Datum;
use grad_core::runtime::{Interpreter, RuntimeError};
use grad_core::testing::check_second;
use grad_core::text;

/// Why the interpreter gives no gradient.
pub enum Failure {
    /// The program has an opaque Rust expression, or calls a function without a graph.
    MacroOnly,
    /// Anything else.
    Other(String),
}

impl From<RuntimeError> for Failure {
    fn from(e: RuntimeError) -> Self {
        match e {
            RuntimeError::MacroOnly(_) | RuntimeError::NoFunction(_) => Failure::MacroOnly,
            // the length of an alias, what a user's `Index` finds
            e if e.to_string().contains("only rustc knows") => Failure::MacroOnly,
            e => Failure::Other(e.to_string()),
        }
    }
}

/// Outputs and gradient of a program for the cotangents `cts`, by the interpreter.
pub fn run(program: &Program, cts: &[f64]) -> Result<Derivative, Failure> {
    let name = program.name.rsplit("::").next().unwrap_or(program.name);
    let args = (program.plain)(&mut Nudge::default()).args;
    let wrt: Vec<bool> = args.iter().map(|a| a.wrt).collect();
    let text = (program.graphs)().join("\n");
    let module = differentiated(&text, name, &wrt, is_of_value(cts)).map_err(Failure::Other)?;
    let func = find(&module, name).map_err(Failure::Other)?;
    let graph = &module.funcs[func];

    let interpreter = Interpreter::new(&module);
    let (outputs, residuals) =
        interpreter.forward(func, args.into_iter().map(|a| a.datum).collect())?;
    let (seeds, adjoints) = cotangents(graph, &wrt, &outputs, cts, &arguments(program));
    let back = interpreter.backward(&residuals, seeds, adjoints)?;
    Ok(Derivative {
        outputs: outputs.iter().flat_map(Datum::floats).collect(),
        whole: vec![],
        gradient: gradient(graph, &wrt, back),
        cts: cts.to_vec(),
    })
}

/// Second derivatives of a program against differences of its gradient, all by the interpreter.
pub fn second(program: &Program) -> Result<(), Failure> {
    let name = program.name.rsplit("::").next().unwrap_or(program.name);
    let args = (program.plain)(&mut Nudge::default()).args;
    let wrt: Vec<bool> = args.iter().map(|a| a.wrt).collect();
    let tolerance = match args.iter().any(|a| a.single) {
        true => 1e-2,
        false => 1e-5,
    };
    let text = (program.graphs)().join("\n");
    let module = text::parse(&text).map_err(|e| Failure::Other(format!("{e:?}\n{text}")))?;
    let func = find(&module, name).map_err(Failure::Other)?;
    let args = args.into_iter().map(|a| a.datum).collect();
    check_second(&module, func, &wrt, args, tolerance).map_err(Failure::Other)
}

/// The arguments as they went in: their zeros are the first adjoints.
fn arguments(program: &Program) -> Vec<Datum> {
    (program.plain)(&mut Nudge::default())
        .args
        .into_iter()
        .map(|a| a.datum)
        .collect()
}

fn find(module: &Module, name: &str) -> Result<FuncRef, String> {
    module
        .find(name)
        .ok_or_else(|| format!("the graph's text has no function `{name}`"))
}

/// Whether it is the gradient of the value alone that is asked for, as by `grad!`.
fn is_of_value(cts: &[f64]) -> bool {
    cts.split_first()
        .is_some_and(|(first, others)| *first == 1.0 && others.iter().all(|&ct| ct == 0.0))
}

/// The module of `text` with the pullback of `name`, or of its value alone, and of every function that it may call.
fn differentiated(text: &str, name: &str, wrt: &[bool], of_value: bool) -> Result<Module, String> {
    let mut module = text::parse(text).map_err(|e| format!("{e:?}\n{text}"))?;
    // A body or branch belongs to a node; what is left are functions.
    let inner: Vec<FuncRef> = module
        .funcs
        .values()
        .flat_map(|g| g.nodes.values())
        .flat_map(|n| n.inner())
        .collect();
    let functions: Vec<String> = module
        .funcs
        .iter()
        .filter(|(f, _)| !inner.contains(f))
        .map(|(_, g)| g.name.clone())
        .collect();
    for function in functions {
        let func = find(&module, &function)?;
        let graph = &module.funcs[func];
        let all: Vec<bool> = graph
            .params
            .iter()
            .map(|&p| graph.ty(p).is_differentiable())
            .collect();
        let wanted = if function == name { wrt } else { &all };
        let returns = graph.return_value().is_some();
        let alone = match of_value && returns && function == name {
            true => grad::derivative_of_value(&module, func, wanted, &grad::is_of_function)
                .map_err(shown)?,
            false => None,
        };
        module = match alone {
            Some(alone) => alone,
            None => grad::derivative(&module, func, wanted).map_err(shown)?,
        };
    }
    Ok(module)
}

fn shown(errors: Diagnostics) -> String {
    format!("{errors:?}")
}

/// The cotangent of the return value, and the adjoints that the pullback is handed: `cts` in order, zeros elsewhere.
fn cotangents(
    graph: &FuncGraph,
    wrt: &[bool],
    outputs: &[Datum],
    cts: &[f64],
    args: &[Datum],
) -> (Vec<Datum>, Vec<Datum>) {
    let mut cts = cts.iter().copied();
    let in_outs = (0..args.len())
        .filter(|&i| graph.mode(i) == ArgMode::InOut)
        .count();
    let (returned, mut after) = outputs.split_at(outputs.len() - in_outs);
    let seeds = returned
        .iter()
        .zip(&graph.results)
        .filter(|(_, result)| graph.ty(**result).is_differentiable())
        .map(|(value, _)| filled(value, &mut cts))
        .collect();
    let mut adjoints = vec![];
    for (i, arg) in args.iter().enumerate() {
        match graph.mode(i) {
            ArgMode::Value => {}
            ArgMode::Shared if wrt[i] => adjoints.push(arg.zero_like()),
            ArgMode::Shared => {}
            ArgMode::InOut => {
                if graph.ty(graph.params[i]).is_differentiable() {
                    adjoints.push(filled(&after[0], &mut cts));
                }
                after = &after[1..];
            }
        }
    }
    (seeds, adjoints)
}

/// The gradients among the results of a pullback, flat.
fn gradient(graph: &FuncGraph, wrt: &[bool], back: Vec<Datum>) -> Vec<f64> {
    let mut back = back.into_iter();
    let mut gradient = vec![];
    for (i, &wanted) in wrt.iter().enumerate() {
        match graph.mode(i) {
            ArgMode::Value | ArgMode::Shared if wanted => {
                gradient.extend(back.next().iter().flat_map(Datum::floats));
            }
            ArgMode::Value | ArgMode::Shared => {}
            ArgMode::InOut => {
                if graph.ty(graph.params[i]).is_differentiable() {
                    let adjoint = back.next();
                    if wanted {
                        gradient.extend(adjoint.iter().flat_map(Datum::floats));
                    }
                }
                back.next();
            }
        }
    }
    gradient
}

/// A value like `datum` with floats taken from `from`, and zeros when there are no more.
fn filled(datum: &Datum, from: &mut dyn Iterator<Item = f64>) -> Datum {
    datum.map_leaves(&mut |leaf| match leaf {
        Datum::F64(_) => Datum::F64(from.next().unwrap_or(0.0)),
        Datum::F32(_) => Datum::F32(from.next().unwrap_or(0.0) as f32),
        _ => Datum::Unit,
    })
}
