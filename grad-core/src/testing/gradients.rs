//! Gradients of whole graphs, run by the interpreter and compared with differences.

use super::{close, difference_by, spread};
use crate::entity::{FuncRef, Value};
use crate::grad::jvp_name;
use crate::ir::{ArgMode, FloatType, Module, NodeKind, Type};
use crate::ops::datum::Datum;
use crate::ops::select::MARKED;
use crate::runtime::{Interpreter, RuntimeError};
use crate::tensor::Tensor;
use std::rc::Rc;

/// An argument of a type: floats between 0.3 and 1.7, integers 2, slices and vectors of four elements, tensors of shape
/// `[2, 2]`; a named type is
/// taken to be a struct of floats `x` and `y` and a vector `w`. `i` tells the arguments of one function apart.
pub fn sample(ty: &Type, i: usize) -> Datum {
    fn fill(ty: &Type, i: usize, k: &mut usize) -> Datum {
        *k += 1;
        let mut list =
            |ty: &Type, n: usize| Rc::new((0..n).map(|_| fill(ty, i, k)).collect::<Vec<_>>());
        match ty {
            Type::Float(FloatType::F32) => Datum::F32(spread(*k, i, 0.3, 1.7) as f32),
            Type::Float(_) | Type::Open => Datum::F64(spread(*k, i, 0.3, 1.7)),
            Type::Int(_) => Datum::Int(2),
            Type::Bool => Datum::Bool(true),
            Type::Unit | Type::Pullback => Datum::Unit,
            Type::Tensor(dtype) => {
                let elements = list(&dtype.scalar(), 4);
                let ones = Tensor::from([[1.0, 1.0], [1.0, 1.0]]);
                let mut next = elements.iter().cloned();
                ones.map_elements(&mut |_| next.next().unwrap_or(Datum::Unit))
            }
            Type::Array(t, len) => Datum::Array(list(t, len.parse().unwrap_or(4))),
            Type::Slice(t) | Type::Vec(t) => Datum::Array(list(t, 4)),
            Type::Tuple(ts) => Datum::Tuple(Rc::new(ts.iter().map(|t| fill(t, i, k)).collect())),
            Type::Named(_) => Datum::Struct(Rc::new(vec![
                ("x".into(), fill(&Type::F64, i, k)),
                ("y".into(), fill(&Type::F64, i, k)),
                ("w".into(), fill(&Type::Vec(Box::new(Type::F64)), i, k)),
            ])),
        }
    }
    fill(ty, i, &mut 0)
}

/// Runs a function that has a pullback, and its way back from these cotangents of the return value (if it has one that
/// can carry any) and of each in-out param (likewise). Returns the outputs and the cotangent of each param in `wrt` or
/// in-out.
///
/// # Errors
/// Those of the interpreter.
pub fn gradient(
    module: &Module,
    func: FuncRef,
    args: Vec<Datum>,
    cts_of: impl FnOnce(&[Datum]) -> Vec<Datum>,
) -> Result<(Vec<Datum>, Vec<Datum>), RuntimeError> {
    let interpreter = Interpreter::new(module);
    let graph = &module.funcs[func];
    let wrt = graph
        .pullback
        .as_ref()
        .map(|p| p.wrt.clone())
        .unwrap_or_default();
    let zeros: Vec<Datum> = args.iter().map(Datum::zero_like).collect();
    let (outputs, residuals) = interpreter.forward(func, args)?;
    let returned = graph.results.len() - graph.in_out_results().len();
    let ret = &graph.results[..returned];
    let carries = |v: &crate::entity::Value| graph.ty(*v).is_differentiable();
    let mut cts = cts_of(&outputs).into_iter();
    let mut next = |wanted: bool| cts.next().filter(|_| wanted);
    let seed: Vec<Datum> = ret.iter().filter_map(|v| next(carries(v))).collect();
    let mut adjoints = vec![];
    for (i, zero) in zeros.into_iter().enumerate() {
        match graph.mode(i) {
            ArgMode::Value => {}
            ArgMode::Shared if wrt.get(i).copied().unwrap_or(false) => adjoints.push(zero),
            ArgMode::Shared => {}
            ArgMode::InOut => adjoints.extend(next(graph.has_adjoint(i, &wrt))),
        }
    }
    let back = interpreter.backward(&residuals, seed.clone(), adjoints.clone())?;
    // A pullback can be run again, with the same outcome.
    if interpreter.backward(&residuals, seed, adjoints)? != back
        && !format!("{back:?}").contains("NaN")
    {
        return Err(RuntimeError::Malformed(
            "the pullback's second run differs from its first".into(),
        ));
    }
    let mut back = unmarked(module, func, back).into_iter();
    let mut gradient = vec![];
    for i in 0..graph.params.len() {
        match graph.mode(i) {
            ArgMode::Value | ArgMode::Shared if !wrt.get(i).copied().unwrap_or(false) => {}
            ArgMode::Value | ArgMode::Shared => gradient.extend(back.next()),
            ArgMode::InOut => {
                if graph.has_adjoint(i, &wrt) {
                    gradient.extend(back.next());
                }
                back.next();
            }
        }
    }
    Ok((outputs, gradient))
}

/// What the way back gave, as who asked for the derivative gets it: a mark of what is not there is a zero.
fn unmarked(module: &Module, func: FuncRef, back: Vec<Datum>) -> Vec<Datum> {
    let pullback = module.funcs[func].pullback.as_ref();
    let Some(backward) = pullback.map(|p| &module.funcs[p.func]) else {
        return back;
    };
    let is_marked = |v: &Value| {
        let node = backward.def_node(*v);
        node.is_some_and(|n| matches!(&n.kind, NodeKind::Prim(def, _) if **def == MARKED))
    };
    back.into_iter()
        .zip(&backward.results)
        .map(|(ct, v)| match is_marked(v) {
            true => map(&ct, &mut |x| x + 0.0),
            false => ct,
        })
        .collect()
}

/// Differentiates `func` and compares its gradient with differences, along a cotangent of all outputs together.
///
/// # Errors
/// What differs, or why it could not be run.
pub fn check_gradient(
    module: &Module,
    func: FuncRef,
    wrt: &[bool],
    args: Vec<Datum>,
    tolerance: f64,
) -> Result<(), String> {
    let planned = crate::grad::derivative(module, func, wrt).map_err(|e| e.to_string())?;
    // The passes number functions anew.
    let name = &module.funcs[func].name;
    let derived = planned
        .find(name)
        .ok_or_else(|| format!("the derivative has lost @{name}"))?;
    let printed = || crate::text::print(&planned);
    let (outputs, found) = gradient(&planned, derived, args.clone(), weights)
        .map_err(|e| format!("{e} in\n{}", printed()))?;
    let plain = Interpreter::new(module)
        .run(func, args.clone())
        .map_err(|e| e.to_string())?;
    if format!("{plain:?}") != format!("{outputs:?}") {
        return Err(format!(
            "the forward run gives {outputs:?}, the function {plain:?}"
        ));
    }
    let cts = weights(&outputs);
    let value = |args: Vec<Datum>| -> Result<f64, RuntimeError> {
        let outputs = Interpreter::new(module).run(func, args)?;
        Ok(outputs.iter().zip(&cts).map(|(y, ct)| dot(y, ct)).sum())
    };
    let graph = &module.funcs[func];
    let mut found = found.iter();
    for (i, arg) in args.iter().enumerate() {
        let carries = match graph.mode(i) {
            ArgMode::InOut => graph.has_adjoint(i, wrt),
            ArgMode::Shared | ArgMode::Value => {
                wrt[i] && graph.ty(graph.params[i]).is_differentiable()
            }
        };
        if !carries {
            continue;
        }
        let ct = found
            .next()
            .ok_or("the pullback returns too few cotangents")?;
        if !wrt[i] {
            continue;
        }
        let (found, here) = (ct.floats(), arg.floats());
        if found.len() != here.len() {
            return Err(format!(
                "param {i}: the cotangent {ct:?} has not the shape of {arg:?}"
            ));
        }
        for (k, (&found, &x)) in found.iter().zip(&here).enumerate() {
            let f = |x: f64| {
                let mut args = args.clone();
                let mut at = 0;
                args[i] = map(arg, &mut |old| {
                    at += 1;
                    if at == k + 1 { x } else { old }
                });
                value(args)
            };
            // A step that is right for one function is too long for a steeper one.
            let mut expected = vec![];
            for step in [1e-3, 1e-4, 1e-5] {
                expected.push(difference_by(step, f, x).map_err(|e| e.to_string())?);
                if expected.iter().any(|&d| close(found, d, tolerance)) {
                    break;
                }
            }
            if !expected.iter().any(|&d| close(found, d, tolerance)) {
                return Err(format!(
                    "param {i}, number {k}: {found:?}, differences give {expected:?} in\n{}",
                    printed()
                ));
            }
        }
    }
    Ok(())
}

/// Runs forward mode along one direction, and compares: the values with the function's, bit by bit, and the tangents of the outputs
/// with the reverse pass, by the dot product `<ct, J t> = <J^T ct, t>`.
///
/// # Errors
/// What differs, or why it could not be run.
pub fn check_tangent(
    module: &Module,
    func: FuncRef,
    wrt: &[bool],
    args: Vec<Datum>,
    tolerance: f64,
) -> Result<(), String> {
    let pushed = crate::grad::tangents(module, func, wrt).map_err(|e| e.to_string())?;
    let printed = || crate::text::print(&pushed);
    crate::ir::verify_planned(&pushed).map_err(|e| format!("{e} in\n{}", printed()))?;
    let graph = &module.funcs[func];
    let found = pushed
        .find(&jvp_name(&graph.name))
        .ok_or("forward mode is not there")?;
    let directions: Vec<Datum> = args
        .iter()
        .zip(wrt)
        .map(|(arg, &wrt)| direction(arg, wrt))
        .collect();
    let both = [&args[..], &directions[..]].concat();
    let run = Interpreter::new(&pushed).run(found, both);
    let run = run.map_err(|e| format!("{e} in\n{}", printed()))?;
    let (values, tangents) = apart(run, graph.return_value().is_some());
    let plain = Interpreter::new(module)
        .run(func, args.clone())
        .map_err(|e| e.to_string())?;
    if format!("{plain:?}") != format!("{values:?}") {
        return Err(format!(
            "forward mode gives {values:?}, the function {plain:?} in\n{}",
            printed()
        ));
    }
    let planned = crate::grad::derivative(module, func, wrt).map_err(|e| e.to_string())?;
    let derived = planned
        .find(&graph.name)
        .ok_or("the derivative is not there")?;
    let (_, cts) = gradient(&planned, derived, args, weights).map_err(|e| e.to_string())?;
    let forward: f64 = weights(&plain)
        .iter()
        .zip(&tangents)
        .map(|(ct, t)| dot(ct, t))
        .sum();
    let wanted = |i: usize| match graph.mode(i) {
        ArgMode::InOut => graph.has_adjoint(i, wrt),
        ArgMode::Shared | ArgMode::Value => wrt[i],
    };
    let params = (0..graph.params.len()).filter(|&i| wanted(i));
    let backward: f64 = params
        .zip(&cts)
        .map(|(i, ct)| dot(&directions[i], ct))
        .sum();
    match close(forward, backward, tolerance) {
        true => Ok(()),
        false => Err(format!(
            "forward mode gives {forward:?}, the reverse pass {backward:?} in\n{}",
            printed()
        )),
    }
}

/// A tangent for an argument; of zeros if it is not differentiated.
pub(super) fn direction(arg: &Datum, wrt: bool) -> Datum {
    let mut k = 0;
    map(&arg.zero_like(), &mut |_| {
        k += 1;
        if wrt { spread(k, 3, -1.0, 1.0) } else { 0.0 }
    })
}

/// The values and the tangents among the results of forward mode.
fn apart(results: Vec<Datum>, returns: bool) -> (Vec<Datum>, Vec<Datum>) {
    let mut results = results.into_iter();
    let (mut values, mut tangents) = (vec![], vec![]);
    if let Some(Datum::Tuple(pair)) = results.by_ref().take(usize::from(returns)).next() {
        values.push(pair[0].clone());
        tangents.push(pair[1].clone());
    }
    let mut rest: Vec<Datum> = results.collect();
    tangents.extend(rest.split_off(rest.len() / 2));
    values.extend(rest);
    (values, tangents)
}

/// A cotangent for each output.
pub(super) fn weights(outputs: &[Datum]) -> Vec<Datum> {
    let mut k = 0;
    let zeros = outputs.iter().map(|d| d.zero_like());
    zeros
        .map(|d| {
            map(&d, &mut |_| {
                k += 1;
                spread(k, 0, -1.0, 1.0)
            })
        })
        .collect()
}

/// The value with each float replaced.
pub(super) fn map(d: &Datum, f: &mut impl FnMut(f64) -> f64) -> Datum {
    d.map_leaves(&mut |leaf| match leaf {
        Datum::F64(x) => Datum::F64(f(*x)),
        Datum::F32(x) => Datum::F32(f(f64::from(*x)) as f32),
        other => other.clone(),
    })
}

/// The sum of the products of the floats of two values of one shape.
fn dot(a: &Datum, b: &Datum) -> f64 {
    a.floats().iter().zip(b.floats()).map(|(a, b)| a * b).sum()
}
