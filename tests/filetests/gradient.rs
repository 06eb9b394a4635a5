//! Stages of the gradient transform: activity, pending counts, the transform itself, its plan, and values.

use crate::stages::Notes;
use crate::values;
use grad_core::analysis::{activity, pending, totals, trips};
use grad_core::entity::{Entity, FuncRef, Value};
use grad_core::grad::{self, Vjp};
use grad_core::ir::{ArgMode, FuncGraph, Loop, Module, NodeKind, verify, verify_planned};
use grad_core::ops::datum::Datum;
use grad_core::runtime::Interpreter;
use grad_core::testing::check_tangent;
use grad_core::{passes, plan, text};
use std::fmt;

/// The function that the gradient stages look at: the first.
const FUNC: usize = 0;

/// `wrt=v0,v2`; without it, every param that can carry a cotangent.
fn wrt(graph: &FuncGraph, args: &str) -> Result<Vec<bool>, String> {
    let Some(list) = args.split(' ').find_map(|a| a.strip_prefix("wrt=")) else {
        return Ok(graph
            .params
            .iter()
            .map(|&v| graph.ty(v).is_differentiable())
            .collect());
    };
    let names: Vec<&str> = list.split(',').collect();
    let params: Vec<String> = graph.params.iter().map(Value::to_string).collect();
    match names.iter().find(|n| !params.iter().any(|p| p == *n)) {
        Some(name) => Err(format!("`{name}` is not a param")),
        None => Ok(params.iter().map(|p| names.contains(&p.as_str())).collect()),
    }
}

/// The first function and its transform; `optimized`: of what the passes prepare for it.
fn transformed(module: &Module, args: &str) -> Result<Vjp, String> {
    let func = FuncRef::new(FUNC);
    let graph = module.funcs.get(func).ok_or("there is no function")?;
    let prepared = if args.split(' ').any(|a| a == "optimized") {
        &passes::prepare(module)
    } else {
        module
    };
    let func = prepared.find(&graph.name).ok_or("the function is gone")?;
    let vjp = grad::vjp(prepared, func, &wrt(graph, args)?).map_err(|e| e.to_string())?;
    verify(&vjp.module).map_err(|e| format!("{e}\n{}", text::print(&vjp.module)))?;
    Ok(vjp)
}

fn planned(vjp: &Vjp) -> Result<Module, String> {
    let module = plan::plan(vjp).map_err(|e| e.to_string())?;
    verify_planned(&module).map_err(|e| format!("{e}\n{}", text::print(&module)))?;
    Ok(module)
}

/// `varied`, `useful` or `active` behind each node, for each of its results that is one of them.
pub fn activities(module: &Module, args: &str) -> Result<Notes, String> {
    let func = FuncRef::new(FUNC);
    let found = activity::activity(module, func, &wrt(&module.funcs[func], args)?);
    let word = |f: FuncRef, v: Value| match (found.varied(f, v), found.useful(f, v)) {
        (true, true) => Some("active"),
        (true, false) => Some("varied"),
        (false, true) => Some("useful"),
        (false, false) => None,
    };
    let mut notes = Notes::new();
    for (f, graph) in module.funcs.iter() {
        for (id, node) in graph.nodes.iter() {
            let words = node.results.iter().filter_map(|&v| Some((v, word(f, v)?)));
            let note: Vec<String> = match &node.results[..] {
                [_] => words.map(|(_, w)| w.to_string()).collect(),
                _ => words.map(|(v, w)| format!("{v} {w}")).collect(),
            };
            if !note.is_empty() {
                notes.insert((f, id), note.join(", "));
            }
        }
    }
    Ok(notes)
}

/// `pending 2` behind each node that the reverse pass visits.
pub fn pending_counts(module: &Module, args: &str) -> Result<Notes, String> {
    let func = FuncRef::new(FUNC);
    let found = activity::activity(module, func, &wrt(&module.funcs[func], args)?);
    let mut notes = Notes::new();
    for (f, graph) in module.funcs.iter() {
        let counts = pending::pending_counts(graph, f, &found);
        for (id, _) in graph.nodes.iter().filter(|(_, n)| found.between(f, n)) {
            notes.insert((f, id), format!("pending {}", counts[id]));
        }
    }
    Ok(notes)
}

/// The backward graphs before planning; `optimized`: after the passes.
pub fn vjp(module: &Module, args: &str) -> Result<String, String> {
    let mut module = transformed(module, args)?.module;
    if args.split(' ').any(|a| a == "optimized") {
        module = passes::optimize(&module);
        verify(&module).map_err(|e| format!("{e}\n{}", text::print(&module)))?;
    }
    let backward = module.funcs.iter().filter(|(_, g)| g.undoes.is_some());
    let options = text::Options::default();
    Ok(backward
        .map(|(f, _)| text::print_one(&module, f, &options))
        .collect::<Vec<_>>()
        .join("\n"))
}

/// Forward mode: the graph of value and tangent, and the graphs inside. `optimized`: as it is emitted.
pub fn jvp(module: &Module, args: &str) -> Result<String, String> {
    let func = FuncRef::new(FUNC);
    let graph = module.funcs.get(func).ok_or("there is no function")?;
    let wrt = wrt(graph, args)?;
    let pushed = match args.split(' ').any(|a| a == "optimized") {
        true => grad::tangents(module, func, &wrt),
        false => grad::jvp(module, func, &wrt),
    };
    let pushed = match pushed {
        Ok(pushed) => pushed,
        Err(refused) => return Ok(refused.to_string()),
    };
    verify(&pushed).map_err(|e| format!("{e}\n{}", text::print(&pushed)))?;
    let made = pushed.funcs.iter().filter(|(_, g)| g.name.contains(".jvp"));
    let options = text::Options::default();
    let texts = made.map(|(f, _)| text::print_one(&pushed, f, &options));
    Ok(texts.collect::<Vec<_>>().join("\n"))
}

/// Forward mode against the reverse pass, at the arguments given.
pub fn tangent(module: &Module, args: &str) -> Result<String, String> {
    let func = FuncRef::new(FUNC);
    let graph = module.funcs.get(func).ok_or("there is no function")?;
    let wrt = wrt(graph, args)?;
    let args = values::arguments(graph, args)?;
    check_tangent(module, func, &wrt, args, 1e-9).map(|()| "agrees".to_string())
}

/// The planned module, and what the plan keeps; `optimized`: after the passes.
pub fn plans(module: &Module, args: &str) -> Result<String, String> {
    let name = module.funcs[FuncRef::new(FUNC)].name.clone();
    let mut module = planned(&transformed(module, args)?)?;
    if args.split(' ').any(|a| a == "optimized") {
        module = passes::optimize(&module);
        verify_planned(&module).map_err(|e| format!("{e}\n{}", text::print(&module)))?;
    }
    let func = module.find(&name).ok_or("the function is gone")?;
    Ok(text::print(&module) + "\n" + &plan::report(&module, func))
}

/// What is known of the trips of every loop of the planned module.
pub fn trips(module: &Module, args: &str) -> Result<String, String> {
    let module = passes::optimize(&planned(&transformed(module, args)?)?);
    let mut out = String::new();
    for graph in module.funcs.values() {
        for node in graph.nodes.values() {
            if let NodeKind::Loop(l) = &node.kind {
                let body = &module.funcs[l.body];
                let known = trips::trips(&module, l, &|_, _, _| None);
                let known = known.map_or_else(|| in_turn(&module, l), |t| t.to_string());
                out += &format!("@{}: {known}\n", body.name);
            }
        }
    }
    Ok(out)
}

/// What is known of trips that are more than a straight line.
fn in_turn(module: &Module, l: &Loop) -> String {
    let totals = totals::totals(module, l).into_iter();
    let totals = totals.map(|total| format!("; {total}")).collect::<String>();
    format!("one after the other{totals}")
}

/// What the first function returns for the arguments given.
pub fn eval(module: &Module, args: &str) -> Result<String, String> {
    let func = FuncRef::new(FUNC);
    let args = values::arguments(&module.funcs[func], args)?;
    let run = |module: &Module| match Interpreter::new(module).run(func, args.clone()) {
        Ok(results) => results
            .iter()
            .map(values::show)
            .collect::<Vec<_>>()
            .join("\n"),
        Err(e) => format!("error: {e}"),
    };
    let optimized = passes::optimize(module);
    let (plain, fast) = (run(module), run(&optimized));
    if plain == fast {
        Ok(plain)
    } else {
        Err(format!("{plain}\nbut after the passes\n{fast}"))
    }
}

/// The results and cotangents for the arguments given, the cotangent of the return value being one. However the passes
/// are run around the transform, the results agree to the last bit; so do the cotangents, unless a pass runs before the
/// transform: that changes the order in which contributions are summed.
pub fn gradient(module: &Module, args: &str) -> Result<String, String> {
    let graph = &module.funcs[FuncRef::new(FUNC)];
    let args = values::arguments(graph, args)?;
    let vjp = transformed(module, "")?;
    let plain = planned(&vjp)?;
    let expected = run_back(&plain, graph, &args)?;
    let early = transformed(&passes::optimize(module), "")?;
    let middle = vjp.map(passes::optimize);
    verify(&middle.module).map_err(|e| format!("{e}\n{}", text::print(&middle.module)))?;
    let others = [
        ("after planning", true, passes::optimize(&plain)),
        ("before planning", true, planned(&middle)?),
        ("before the transform", false, planned(&early)?),
        (
            "always",
            false,
            passes::optimize(&planned(&early.map(passes::optimize))?),
        ),
    ];
    for (when, exact, module) in others {
        verify_planned(&module)
            .map_err(|e| format!("passes {when}: {e}\n{}", text::print(&module)))?;
        let found = run_back(&module, graph, &args)?;
        if !found.agrees(&expected, exact) {
            return Err(format!(
                "{expected}\nbut with passes {when}\n{found}\n{}",
                text::print(&module)
            ));
        }
    }
    Ok(expected.to_string())
}

/// What a planned function gives, forward and back.
struct Outcome {
    results: Vec<Datum>,
    cts: Vec<Datum>,
}

impl Outcome {
    fn agrees(&self, other: &Outcome, exact: bool) -> bool {
        let same =
            |a: &[Datum], b: &[Datum]| a.iter().map(values::show).eq(b.iter().map(values::show));
        let close = || {
            let (a, b) = (values::numbers(&self.cts), values::numbers(&other.cts));
            a.len() == b.len()
                && a.iter()
                    .zip(&b)
                    .all(|(a, b)| (a - b).abs() <= 1e-11 * (1.0 + b.abs()))
        };
        same(&self.results, &other.results)
            && if exact {
                same(&self.cts, &other.cts)
            } else {
                close()
            }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.results
            .iter()
            .try_for_each(|r| writeln!(f, "result {}", values::show(r)))?;
        self.cts
            .iter()
            .try_for_each(|ct| writeln!(f, "back   {}", values::show(ct)))
    }
}

/// Runs a planned function forward and back.
fn run_back(module: &Module, graph: &FuncGraph, args: &[Datum]) -> Result<Outcome, String> {
    let func = module.find(&graph.name).ok_or("the function is gone")?;
    let interpreter = Interpreter::new(module);
    let failed = |e| format!("{e}\n{}", text::print(module));
    let (results, residuals) = interpreter.forward(func, args.to_vec()).map_err(failed)?;
    let seed = graph
        .return_value()
        .filter(|&v| graph.ty(v).is_differentiable());
    let seeds: Vec<Datum> = seed.iter().map(|_| values::ones(&results[0])).collect();
    let adjoints = (0..args.len()).filter(|&i| {
        graph.mode(i) != ArgMode::Value && graph.ty(graph.params[i]).is_differentiable()
    });
    let adjoints: Vec<Datum> = adjoints.map(|i| args[i].zero_like()).collect();
    let cts = interpreter
        .backward(&residuals, seeds, adjoints.clone())
        .map_err(failed)?;
    let outcome = Outcome { results, cts };
    if let Some(joint) = module.find(&plan::joint_name(&graph.name)) {
        let at_once = [args, &adjoints].concat();
        let mut found = interpreter.run(joint, at_once).map_err(failed)?;
        let mut cts = found.split_off(1);
        // cotangents of by-value params first
        let mut by_reference = cts.split_off(cts.len() - adjoints.len()).into_iter();
        let mut by_value = cts.into_iter();
        let wrt = module.funcs[func].pullback.iter().flat_map(|p| &p.wrt);
        let cts = wrt.enumerate().filter(|(_, wrt)| **wrt);
        let cts = cts.filter_map(|(i, _)| match graph.mode(i) {
            ArgMode::Value => by_value.next(),
            ArgMode::Shared | ArgMode::InOut => by_reference.next(),
        });
        let found = Outcome {
            results: found,
            cts: cts.collect(),
        };
        if !found.agrees(&outcome, false) {
            let text = text::print(module);
            return Err(format!("{outcome}\nbut at once\n{found}\n{text}"));
        }
    }
    Ok(outcome)
}

/// Compares the cotangents of a function of by-value and shared params, all differentiated, with differences of its
/// one result. Where the differences to both sides are not the same, there is a kink, and nothing to compare.
pub fn differences(module: &Module, args: &str) -> Result<(), String> {
    const STEP: f64 = 1e-6;
    let func = FuncRef::new(FUNC);
    let graph = &module.funcs[func];
    let args = values::arguments(graph, args)?;
    let cts = values::numbers(&run_back(&planned(&transformed(module, "")?)?, graph, &args)?.cts);
    let interpreter = Interpreter::new(module);
    let at = |args: Vec<Datum>| {
        let results = interpreter.run(func, args).map_err(|e| e.to_string())?;
        values::numbers(&results)
            .first()
            .copied()
            .ok_or_else(|| "no result".to_string())
    };
    let middle = at(args.clone())?;
    for (k, ct) in cts.iter().enumerate() {
        let right = (at(values::moved(&args, k, STEP))? - middle) / STEP;
        let left = (middle - at(values::moved(&args, k, -STEP))?) / STEP;
        let scale = 1.0 + ct.abs();
        let smooth = (right - left).abs() < 1e-3 * scale;
        if smooth && ((right + left) / 2.0 - ct).abs() > 1e-4 * scale {
            return Err(format!(
                "cotangent {k} is {ct}, the differences say {left} and {right}"
            ));
        }
    }
    Ok(())
}
