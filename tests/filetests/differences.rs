//! Gradients against finite differences of the interpreter's values.

use crate::values;
use grad_core::entity::FuncRef;
use grad_core::ir::{ArgMode, FuncGraph, Module};
use grad_core::ops::datum::Datum;
use grad_core::runtime::Interpreter;
use grad_core::{grad, testing};
use std::rc::Rc;

/// Value and gradient of the sum of all outputs at the arguments given, by the planned graphs; the gradient must agree with
/// central differences, a second run of the pullback with the first, and in-outs must be restored.
pub fn differences(module: &Module, args: &str) -> Result<String, String> {
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
    let args = values::arguments(graph, args)?;
    let interpreter = Interpreter::new(&planned);
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
        for (j, &g) in gradient.floats().iter().enumerate() {
            let at = |x: f64| {
                let mut moved = args.clone();
                moved[i] = with(&args[i], j, x);
                interpreter
                    .run(func, moved)
                    .map(|results| results.iter().flat_map(Datum::floats).sum())
            };
            let fd = testing::difference(at, args[i].floats()[j]).map_err(|e| e.to_string())?;
            if !testing::close(g, fd, 1e-8) {
                return Err(format!(
                    "argument {i}, element {j}: the pullback gives {g}, differences {fd}"
                ));
            }
        }
    }
    let list = |ds: &[Datum]| ds.iter().map(values::show).collect::<Vec<_>>().join(" ");
    Ok(format!(
        "results {}\ngradients {}",
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
    let cts = results[..returns].iter().map(values::ones).collect();
    let mut finals = results[returns..].iter();
    let mut adjoints = vec![];
    for (i, arg) in args.iter().enumerate() {
        let differentiable = graph.ty(graph.params[i]).is_differentiable();
        match graph.mode(i) {
            ArgMode::Shared if differentiable => adjoints.push(arg.zero_like()),
            ArgMode::InOut => {
                let last = finals.next().expect("one result per in-out");
                if differentiable {
                    adjoints.push(values::ones(last));
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
