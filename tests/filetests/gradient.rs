//! The stages of the derivative: activity, pending counts, the pure transform, the plan, and running it.

use super::stages::Notes;
use grad_core::analysis::{activity, pending};
use grad_core::entity::{Entity, FuncRef};
use grad_core::ir::{ArgMode, FuncGraph, Module};
use grad_core::ops::datum::Datum;
use grad_core::runtime::Interpreter;
use grad_core::{grad, passes, plan, testing, text};
use std::rc::Rc;

/// The first function of the file, and which of its params are differentiated: those that can be, or those of `wrt=v0,v2`.
fn subject(module: &Module, args: &str) -> (FuncRef, Vec<bool>) {
    let func = FuncRef::new(0);
    let graph = &module.funcs[func];
    let named: Option<Vec<&str>> = args
        .split_whitespace()
        .find_map(|a| a.strip_prefix("wrt="))
        .map(|l| l.split(',').collect());
    let wanted = |v: String| {
        named
            .as_ref()
            .is_none_or(|names| names.contains(&v.as_str()))
    };
    let wrt = graph
        .params
        .iter()
        .map(|&p| graph.ty(p).is_differentiable() && wanted(p.to_string()))
        .collect();
    (func, wrt)
}

/// `active`, `varied` or `useful` behind each node that is.
pub fn activity(module: &Module, args: &str) -> Result<Notes, String> {
    let (func, wrt) = subject(module, args);
    let activity = activity::activity(module, func, &wrt);
    let mut notes = Notes::new();
    for (f, graph) in module.funcs.iter() {
        for (id, node) in graph.nodes.iter() {
            let any = |is: &dyn Fn(_) -> bool| node.results.iter().any(|&r| is(r));
            let note = if any(&|r| activity.active(f, r)) {
                "active"
            } else if any(&|r| activity.varied(f, r)) {
                "varied"
            } else if any(&|r| activity.useful(f, r)) {
                "useful"
            } else {
                continue;
            };
            notes.insert((f, id), note.into());
        }
    }
    Ok(notes)
}

/// The pending count behind each node between the differentiated params and the results.
pub fn pending(module: &Module, args: &str) -> Result<Notes, String> {
    let (func, wrt) = subject(module, args);
    let activity = activity::activity(module, func, &wrt);
    let mut notes = Notes::new();
    for (f, graph) in module.funcs.iter() {
        let counts = pending::pending_counts(graph, f, &activity);
        for (id, node) in graph.nodes.iter().filter(|(_, n)| activity.between(f, n)) {
            debug_assert!(!node.results.is_empty(), "a node between has results");
            notes.insert((f, id), format!("pending {}", counts[id]));
        }
    }
    Ok(notes)
}

/// The backward graphs as the pure transform makes them, without what is dead.
pub fn vjp(module: &Module, args: &str) -> Result<String, String> {
    let (func, wrt) = subject(module, args);
    let vjp = grad::vjp(module, func, &wrt)
        .map_err(|e| e.to_string())?
        .map(passes::optimize);
    let backward = vjp.module.funcs[vjp.backward].name.clone();
    grad_core::ir::verify(&vjp.module).map_err(|e| format!("{e}\n{}", text::print(&vjp.module)))?;
    Ok(text::print_func(
        &vjp.module,
        vjp.module.find(&backward).expect("the way back"),
    ))
}

/// The planned module, and the plan.
pub fn planned(module: &Module, args: &str) -> Result<String, String> {
    let (func, wrt) = subject(module, args);
    let name = &module.funcs[func].name;
    let planned = grad::derivative(module, func, &wrt).map_err(|e| e.to_string())?;
    grad_core::ir::verify_planned(&planned)
        .map_err(|e| format!("{e}\n{}", text::print(&planned)))?;
    let func = planned.find(name).expect("the function");
    Ok(format!(
        "{}\n{}",
        plan::report(&planned, func),
        text::print(&planned)
    ))
}

/// Value and gradient of the sum of all outputs at the arguments given, by the planned graphs; the gradient must agree with
/// central differences, a second run of the pullback with the first, and in-outs must be restored.
pub fn eval(module: &Module, args: &str) -> Result<String, String> {
    let names: Vec<String> = functions(module);
    let mut planned = module.clone();
    for name in &names {
        let func = planned.find(name).expect("a function of the file");
        let graph = &planned.funcs[func];
        let wrt: Vec<bool> = graph
            .params
            .iter()
            .map(|&p| graph.ty(p).is_differentiable())
            .collect();
        planned = grad::derivative(&planned, func, &wrt).map_err(|e| e.to_string())?;
    }
    let func = planned.find(&names[0]).expect("the first function");
    let graph = &planned.funcs[func];
    let args = arguments(args)?;
    let interpreter = Interpreter::new(&planned);
    let run = |args: Vec<Datum>| interpreter.run(func, args).map_err(|e| e.to_string());
    let (results, residuals) = interpreter
        .forward(func, args.clone())
        .map_err(|e| e.to_string())?;
    let (cts, adjoints) = seeds(graph, &args, &results);
    let back = || {
        interpreter
            .backward(&residuals, cts.clone(), adjoints.clone())
            .map_err(|e| e.to_string())
    };
    let gradients = gradients(graph, &args, back()?)?;
    if gradients != self::gradients(graph, &args, back()?)? {
        return Err("a second run of the pullback gives another result".into());
    }
    for (i, gradient) in gradients.iter().enumerate() {
        for (j, &g) in flat(gradient).iter().enumerate() {
            let at = |x: f64| {
                let mut moved = args.clone();
                moved[i] = with(&args[i], j, x);
                Ok(run(moved)
                    .expect("runs near the point as at it")
                    .iter()
                    .flat_map(flat)
                    .sum())
            };
            let fd = testing::difference(at, flat(&args[i])[j]).map_err(|e| e.to_string())?;
            if !testing::close(g, fd, 1e-8) {
                return Err(format!(
                    "argument {i}, element {j}: the pullback gives {g}, differences {fd}"
                ));
            }
        }
    }
    let list = |ds: &[Datum]| ds.iter().map(show).collect::<Vec<_>>().join(", ");
    Ok(format!(
        "value {}\ngradient {}",
        list(&results),
        list(&gradients)
    ))
}

/// Names of the FuncGraphs that are functions, not bodies or branches.
fn functions(module: &Module) -> Vec<String> {
    let inner: Vec<FuncRef> = module
        .funcs
        .values()
        .flat_map(|g| g.nodes.values())
        .flat_map(|n| n.inner())
        .collect();
    module
        .funcs
        .iter()
        .filter(|(f, _)| !inner.contains(f))
        .map(|(_, g)| g.name.clone())
        .collect()
}

fn seeds(graph: &FuncGraph, args: &[Datum], results: &[Datum]) -> (Vec<Datum>, Vec<Datum>) {
    let returns = usize::from(graph.return_value().is_some());
    let cts = results[..returns].iter().map(ones).collect();
    let mut finals = results[returns..].iter();
    let mut adjoints = vec![];
    for (i, arg) in args.iter().enumerate() {
        let differentiable = graph.ty(graph.params[i]).is_differentiable();
        match graph.mode(i) {
            ArgMode::Shared if differentiable => adjoints.push(arg.zero_like()),
            ArgMode::InOut => {
                let last = finals.next().expect("one result per in-out");
                if differentiable {
                    adjoints.push(ones(last));
                }
            }
            ArgMode::Shared | ArgMode::Value => {}
        }
    }
    (cts, adjoints)
}

/// The gradient of each argument, `unit` for those without.
fn gradients(graph: &FuncGraph, args: &[Datum], results: Vec<Datum>) -> Result<Vec<Datum>, String> {
    let mut results = results.into_iter();
    let mut gradients = vec![];
    for (i, arg) in args.iter().enumerate() {
        let differentiable = graph.ty(graph.params[i]).is_differentiable();
        gradients.push(if differentiable {
            results.next().ok_or("too few results")?
        } else {
            Datum::Unit
        });
        if graph.mode(i) == ArgMode::InOut && results.next().as_ref() != Some(arg) {
            return Err(format!("in-out argument {i} is not restored"));
        }
    }
    Ok(gradients)
}

/// `1.5, 3usize, [1.0, 2.0]`
fn arguments(text: &str) -> Result<Vec<Datum>, String> {
    let mut args = vec![];
    let mut array: Option<Vec<Datum>> = None;
    for word in text.split([',', ' ']).filter(|w| !w.is_empty()) {
        if word.starts_with('[') {
            array = Some(vec![]);
        }
        let number = word.trim_matches(['[', ']']);
        if !number.is_empty() {
            let datum = match number.strip_suffix("usize") {
                Some(n) => Datum::Int(n.parse().map_err(|_| format!("`{word}` is not a number"))?),
                None => Datum::F64(
                    number
                        .parse()
                        .map_err(|_| format!("`{word}` is not a number"))?,
                ),
            };
            array.as_mut().unwrap_or(&mut args).push(datum);
        }
        if word.ends_with(']') {
            args.push(Datum::Array(Rc::new(
                array.take().ok_or("`]` without `[`")?,
            )));
        }
    }
    Ok(args)
}

fn ones(d: &Datum) -> Datum {
    match d {
        Datum::F64(_) => Datum::F64(1.0),
        Datum::Array(xs) => Datum::Array(Rc::new(xs.iter().map(ones).collect())),
        Datum::Tuple(xs) => Datum::Tuple(Rc::new(xs.iter().map(ones).collect())),
        other => other.zero_like(),
    }
}

fn flat(d: &Datum) -> Vec<f64> {
    match d {
        Datum::F64(x) => vec![*x],
        Datum::Array(xs) | Datum::Tuple(xs) => xs.iter().flat_map(flat).collect(),
        _ => vec![],
    }
}

/// `d` with its `j`-th number replaced.
fn with(d: &Datum, j: usize, x: f64) -> Datum {
    match d {
        Datum::Array(xs) => {
            let mut xs = (**xs).clone();
            xs[j] = Datum::F64(x);
            Datum::Array(Rc::new(xs))
        }
        _ => Datum::F64(x),
    }
}

/// Twelve digits are what values are stable to from machine to machine.
fn show(d: &Datum) -> String {
    match d {
        Datum::F64(x) => format!("{x:.11e}"),
        Datum::Array(xs) | Datum::Tuple(xs) => {
            format!("[{}]", xs.iter().map(show).collect::<Vec<_>>().join(", "))
        }
        other => format!("{other:?}").to_lowercase(),
    }
}
