//! The stages that test files name. A new stage is one entry.

use crate::{differences, gradient};
use grad_core::entity::{FuncRef, NodeId};
use grad_core::ir::{Module, verify, verify_planned};
use grad_core::{passes, text};
use std::collections::BTreeMap;

/// What a stage says of each node.
pub type Notes = BTreeMap<(FuncRef, NodeId), String>;

/// How a stage is run. The text after its name is handed on.
#[derive(Clone, Copy)]
pub enum Stage {
    /// On the text, which need not be a graph.
    Source(fn(&str, &str) -> Result<String, String>),
    /// On verified graphs; the output goes behind them.
    Block(fn(&Module, &str) -> Result<String, String>),
    /// On verified graphs; each note goes behind its node.
    Notes(fn(&Module, &str) -> Result<Notes, String>),
}

/// Every stage.
const STAGES: &[(&str, Stage)] = &[
    ("text", Stage::Source(printed)),
    ("verify", Stage::Source(verified)),
    ("dot", Stage::Block(dot)),
    ("dce", Stage::Block(|m, args| pass(passes::dce, m, args))),
    ("cse", Stage::Block(|m, args| pass(passes::cse, m, args))),
    ("fold", Stage::Block(|m, args| pass(passes::fold, m, args))),
    (
        "simplify",
        Stage::Block(|m, args| pass(passes::simplify, m, args)),
    ),
    (
        "loops",
        Stage::Block(|m, args| pass(passes::loops, m, args)),
    ),
    (
        "split",
        Stage::Block(|m, args| pass(passes::split, m, args)),
    ),
    (
        "affine",
        Stage::Block(|m, args| pass(passes::affine, m, args)),
    ),
    (
        "collected",
        Stage::Block(|m, args| pass(passes::collected, m, args)),
    ),
    (
        "parts",
        Stage::Block(|m, args| pass(passes::parts, m, args)),
    ),
    (
        "compound",
        Stage::Block(|m, args| pass(passes::compound, m, args)),
    ),
    ("sunk", Stage::Block(|m, args| pass(passes::sunk, m, args))),
    (
        "slight",
        Stage::Block(|m, args| pass(passes::slight, m, args)),
    ),
    (
        "residuals",
        Stage::Block(|m, args| pass(passes::residuals, m, args)),
    ),
    (
        "optimize",
        Stage::Block(|m, args| pass(passes::optimize, m, args)),
    ),
    (
        "copies",
        Stage::Block(|m, args| pass(passes::copies, m, args)),
    ),
    ("defs", Stage::Notes(defs)),
    ("activity", Stage::Notes(gradient::activities)),
    ("pending", Stage::Notes(gradient::pending_counts)),
    ("vjp", Stage::Block(gradient::vjp)),
    ("jvp", Stage::Block(gradient::jvp)),
    ("tangent", Stage::Block(gradient::tangent)),
    ("plan", Stage::Block(gradient::plans)),
    ("trips", Stage::Block(gradient::trips)),
    ("eval", Stage::Block(gradient::eval)),
    ("gradient", Stage::Block(gradient::gradient)),
    ("differences", Stage::Block(differences::differences)),
];

/// The stage of this name.
pub fn find(name: &str) -> Option<Stage> {
    STAGES
        .iter()
        .find(|(n, _)| *n == name)
        .map(|(_, stage)| *stage)
}

/// What the printer writes, which has to read back to the same graphs; or the parser's errors.
pub fn printed(source: &str, _: &str) -> Result<String, String> {
    let module = match text::parse(source) {
        Ok(module) => module,
        Err(e) => return Ok(e.to_string()),
    };
    let printed = text::print(&module);
    match text::parse(&printed) {
        Ok(again) if again == module => Ok(printed),
        Ok(_) => Err(format!("reads back to another module:\n{printed}")),
        Err(e) => Err(format!("does not read back: {e}\n{printed}")),
    }
}

/// The verifier's errors. `planned`: also those of a planned module.
fn verified(source: &str, args: &str) -> Result<String, String> {
    let module = text::parse(source).map_err(|e| e.to_string())?;
    let result = if args == "planned" {
        verify_planned(&module)
    } else {
        verify(&module)
    };
    Ok(result.map_or_else(|e| e.to_string(), |()| "fine".into()))
}

/// Graphviz's form of the function named.
fn dot(module: &Module, name: &str) -> Result<String, String> {
    let func = module
        .find(name)
        .ok_or_else(|| format!("there is no @{name}"))?;
    Ok(text::dot(module, func))
}

/// The result of a pass, which has to be a module that verifies. `then dce`: what is left of it after `dce`.
fn pass(pass: fn(&Module) -> Module, module: &Module, args: &str) -> Result<String, String> {
    let mut result = pass(module);
    verify(&result).map_err(|e| format!("{e}\n{}", text::print(&result)))?;
    match args {
        "" => {}
        "then dce" => result = passes::dce(&result),
        other => return Err(format!("unknown argument `{other}`")),
    }
    verify(&result).map_err(|e| format!("{e}\n{}", text::print(&result)))?;
    Ok(text::print(&result))
}

/// What each node reads and defines: a check of how notes are placed.
fn defs(module: &Module, _: &str) -> Result<Notes, String> {
    let mut notes = Notes::new();
    for (func, graph) in module.funcs.iter() {
        for (id, node) in graph.nodes.iter() {
            notes.insert(
                (func, id),
                format!("{id}: {:?} from {:?}", node.results, node.operands),
            );
        }
    }
    Ok(notes)
}
