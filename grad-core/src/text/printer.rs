//! Graphs as text.

use super::implied::{self, Headers};
use super::lexer::quote;
use crate::entity::{FuncRef, NodeId, Value};
use crate::ir::{
    Arg, ArgMode, Attr, Call, CallBack, FuncGraph, Host, Loop, LoopHeader, Module, Node, NodeKind,
    Rerun, States, Type,
};
use crate::ops::path;
use std::fmt::Display;

/// What is printed beside the graph itself.
#[derive(Clone, Copy)]
pub struct Options<'a> {
    /// A comment behind a node, or nothing.
    pub annotate: &'a dyn Fn(FuncRef, NodeId) -> Option<String>,
    /// Whether a node of a gradient graph says which forward node it belongs to. Without, the text does not read back
    /// to an equal module.
    pub origins: bool,
}

impl Default for Options<'_> {
    fn default() -> Self {
        Options {
            annotate: &|_, _| None,
            origins: true,
        }
    }
}

impl Headers for Module {
    fn params(&self, func: FuncRef) -> Vec<Type> {
        self.funcs
            .get(func)
            .map_or(vec![], |f| types_of(f, &f.params))
    }
    fn results(&self, func: FuncRef) -> Vec<Type> {
        self.funcs
            .get(func)
            .map_or(vec![], |f| types_of(f, &f.results))
    }
}

fn types_of(f: &FuncGraph, values: &[Value]) -> Vec<Type> {
    values
        .iter()
        .filter_map(|&v| f.values.get(v))
        .map(|d| d.ty.clone())
        .collect()
}

/// Prints one FuncGraph of a module.
pub(super) struct Printer<'a> {
    pub(super) module: &'a Module,
    pub(super) options: &'a Options<'a>,
}

impl Printer<'_> {
    /// `@f`, or a mark that no parser accepts if there is no such graph.
    fn name(&self, func: FuncRef) -> String {
        self.module
            .funcs
            .get(func)
            .map_or_else(|| format!("?{func}"), |f| format!("@{}", quote(&f.name)))
    }

    /// The whole graph, ending with a line end.
    pub(super) fn func(&self, r: FuncRef) -> String {
        let f = &self.module.funcs[r];
        let mut out = self.header(r) + " {\n";
        for (stack, data) in f.stacks.iter() {
            out += &format!(
                "    stack {stack}: {}{}{}\n",
                data.ty,
                if data.many { " many" } else { "" },
                if data.local { " local" } else { "" }
            );
        }
        if let Some(p) = &f.pullback {
            let wrt = f
                .params
                .iter()
                .zip(&p.wrt)
                .filter(|(_, wrt)| **wrt)
                .map(|(v, _)| *v);
            out += &format!(
                "    pullback {}{} wrt ({}){}\n",
                if p.spent { "spent " } else { "" },
                self.name(p.func),
                list(wrt),
                captures(&p.residuals)
            );
        }
        let lines: Vec<(String, Option<String>)> = f
            .nodes
            .iter()
            .map(|(id, node)| (self.node(f, node), (self.options.annotate)(r, id)))
            .collect();
        let width = lines
            .iter()
            .filter(|l| l.1.is_some())
            .map(|l| l.0.chars().count())
            .max()
            .unwrap_or(0);
        for (line, note) in lines {
            out += &match note {
                Some(note) => format!("    {line:width$}    ; {note}\n"),
                None => format!("    {line}\n"),
            };
        }
        let results = list(f.results.iter());
        out + format!("    return {results}").trim_end() + "\n}\n"
    }

    fn header(&self, r: FuncRef) -> String {
        let f = &self.module.funcs[r];
        let params = f.params.iter().enumerate().map(|(i, &v)| {
            let mode = match f.mode(i) {
                ArgMode::Value => "",
                ArgMode::Shared => "&",
                ArgMode::InOut => "&mut ",
            };
            format!("{}: {mode}{}", named(f, v), type_of(f, v))
        });
        let mut inside = list(params);
        if !f.captures.is_empty() {
            let captures = f
                .captures
                .iter()
                .map(|&v| format!("{}: {}", named(f, v), type_of(f, v)));
            let bar = if inside.is_empty() { "| " } else { " | " };
            inside += &format!("{bar}{}", list(captures));
        }
        let mut out = format!("func {}({inside})", self.name(r));
        if !f.results.is_empty() {
            out += &format!(" -> {}", list(f.results.iter().map(|&v| type_of(f, v))));
        }
        if let Some(forward) = f.undoes {
            out += &format!(" undoes {}", self.name(forward));
        }
        if f.sums_are_free {
            out += " free";
        }
        out += match f.rerun {
            Rerun::Never => "",
            Rerun::Recorded => " recorded",
            Rerun::Replayed => " replayed",
            Rerun::ReplayedAhead => " replayed_ahead",
        };
        out
    }

    /// One node, without indentation or annotation.
    pub(super) fn node(&self, f: &FuncGraph, node: &Node) -> String {
        let operand_types: Vec<Option<Type>> = node
            .operands
            .iter()
            .map(|&v| f.values.get(v).map(|d| d.ty.clone()))
            .collect();
        let implied = implied::result_types(&node.kind, &operand_types, self.module);
        let results = node.results.iter().enumerate().map(|(i, &v)| {
            let ty = type_of(f, v);
            let follows = implied
                .get(i)
                .is_some_and(|t| t.as_ref().is_some_and(|t| t.to_string() == ty));
            if follows {
                named(f, v)
            } else {
                format!("{}: {ty}", named(f, v))
            }
        });
        let left = list(results);
        let mut out = if left.is_empty() { left } else { left + " = " };
        out += self.operation(node).trim_end();
        if let Some(origin) = node.origin.filter(|_| self.options.origins) {
            out += &format!(" from {origin}");
        }
        out
    }

    fn operation(&self, node: &Node) -> String {
        let operands = list(&node.operands);
        match &node.kind {
            NodeKind::Const(text) => format!("const {}", quote(text)),
            NodeKind::Prim(def, Attr::None) => format!("{} {operands}", def.name),
            NodeKind::Prim(def, Attr::Field(field)) => {
                format!("{}.{} {operands}", def.name, quote(field))
            }
            NodeKind::Cond { then, orelse } => {
                let (predicate, inside) = split(&node.operands, 1);
                format!(
                    "cond {}, {}, {}{}",
                    list(predicate),
                    self.name(*then),
                    self.name(*orelse),
                    captures(inside)
                )
            }
            NodeKind::Loop(l) => self.loop_(l, &node.operands),
            NodeKind::Call(call) => self.call(call, &node.operands),
            NodeKind::CallBack(back) => self.call_back(back, &node.operands),
            NodeKind::Host(host) => self.host(host, &node.operands),
            NodeKind::Primal(v) => format!("primal {v}"),
            NodeKind::Push(stack) => format!("push {stack}, {operands}"),
            NodeKind::Pop(stack) => format!("pop {stack}"),
        }
    }

    fn loop_(&self, l: &Loop, operands: &[Value]) -> String {
        let (leading, rest) = split(operands, l.leading());
        let (carried, inside) = split(rest, l.carried);
        let head = match &l.header {
            LoopHeader::Range { rev } => {
                format!(
                    "for {} {}..{}{}",
                    self.name(l.body),
                    leading[0],
                    leading[1],
                    if *rev { " rev" } else { "" }
                )
            }
            LoopHeader::While(cond) => format!("while {}, {}", self.name(*cond), self.name(l.body)),
        };
        let exits = if l.exits { " exits" } else { "" };
        let checkpoint = if l.checkpoint { " checkpoint" } else { "" };
        let states = match l.states {
            States::All => String::new(),
            States::Slots => format!(" slots {}", leading[2]),
            States::Bytes => format!(" bytes {}", leading[2]),
            States::File => format!(" file {}", leading[2]),
        };
        let parallel = if l.parallel { " parallel" } else { "" };
        let short = if l.short { " short" } else { "" };
        let shaped = if l.shaped { " shaped" } else { "" };
        format!(
            "{head}{exits}{checkpoint}{states}{parallel}{short}{shaped} ({}){}",
            list(carried),
            captures(inside)
        )
    }

    fn call(&self, call: &Call, operands: &[Value]) -> String {
        let mut operands = Operands(operands);
        let args: Vec<String> = call
            .args
            .iter()
            .map(|arg| format!("{}{}", ampersand(arg.mode), operands.place(arg)))
            .collect();
        format!(
            "call {}@{}({}){}",
            how(call),
            quote(&call.callee),
            args.join(", "),
            operands.surplus()
        )
    }

    fn call_back(&self, back: &CallBack, operands: &[Value]) -> String {
        let mut operands = Operands(operands);
        let pullback = operands.next();
        let mut args = vec![];
        for (i, (arg, &active)) in back.call.args.iter().zip(&back.active).enumerate() {
            let asked = if back.asked.get(i) == Some(&true) {
                " asked"
            } else {
                ""
            };
            args.push(match (arg.mode, active) {
                (ArgMode::InOut, true) if !back.call.restores(i) => {
                    format!("&mut adjoint {}", operands.adjoint(back, i))
                }
                (ArgMode::Value, false) => format!("_{}", if arg.sub { "[..]" } else { "" }),
                (ArgMode::Value, true) => format!("ct{}{asked}", if arg.sub { "[..]" } else { "" }),
                (mode, false) => format!("{}{}", ampersand(mode), operands.place(arg)),
                (mode, true) => {
                    let primal = operands.place(arg);
                    let adjoint = operands.adjoint(back, i);
                    format!("{}{primal} adjoint {adjoint}", ampersand(mode))
                }
            });
        }
        let seed = if back.seeded {
            format!(" seed {}", operands.next())
        } else {
            String::new()
        };
        let callee = quote(&back.call.callee);
        format!(
            "call_back {pullback} {}@{callee}({}){seed}{}",
            how(&back.call),
            args.join(", "),
            operands.surplus()
        )
    }

    fn host(&self, host: &Host, operands: &[Value]) -> String {
        let mut operands = Operands(operands);
        let names: Vec<String> = host
            .names
            .iter()
            .map(|n| format!("{} = {}", quote(n), operands.next()))
            .collect();
        let effect = if host.effect { "effect " } else { "" };
        let args = if names.is_empty() {
            String::new()
        } else {
            format!(" ({})", names.join(", "))
        };
        format!("host {effect}{:?}{args}{}", host.text, operands.surplus())
    }
}

/// Operands that have not been printed yet; a missing one prints as `?`, a surplus one is not lost.
struct Operands<'a>(&'a [Value]);

impl Operands<'_> {
    fn next(&mut self) -> String {
        match self.0.split_first() {
            Some((v, rest)) => {
                self.0 = rest;
                v.to_string()
            }
            None => "?".into(),
        }
    }
    fn place(&mut self, arg: &Arg) -> String {
        let (whole, part) = (self.next(), self.steps(&arg.steps));
        let bounds = match arg.sub {
            true => format!("[{}..{}]", self.next(), self.next()),
            false => String::new(),
        };
        format!("{whole}{part}{bounds}")
    }
    /// An adjoint, or the part of one that is lent.
    fn adjoint(&mut self, back: &CallBack, i: usize) -> String {
        let Some(part) = back.part(i) else {
            return self.next();
        };
        let whole = match part.with {
            Some(j) => format!("of {j}"),
            None => self.next(),
        };
        let steps = self.steps(&part.steps);
        format!("{whole}{steps}")
    }
    /// Steps with their indices, if there are any.
    fn steps(&mut self, steps: &str) -> String {
        if steps.is_empty() {
            return String::new();
        }
        let indices: Vec<String> = (0..path::indices(steps)).map(|_| self.next()).collect();
        let indices = match indices.is_empty() {
            true => String::new(),
            false => format!(" ({})", indices.join(", ")),
        };
        format!(" part {steps:?}{indices}")
    }
    fn surplus(self) -> String {
        self.0.iter().map(|v| format!(" ?{v}")).collect()
    }
}

fn split(values: &[Value], at: usize) -> (&[Value], &[Value]) {
    values.split_at(at.min(values.len()))
}

/// Whether a function-typed param has a part in a call, and which function of the callee's derivative is called.
fn how(call: &Call) -> &'static str {
    match (call.takes_param, call.spent, call.jvp) {
        (true, _, _) => "param ",
        (false, true, _) => "spent ",
        (false, false, true) => "jvp ",
        (false, false, false) => "",
    }
}

fn ampersand(mode: ArgMode) -> &'static str {
    match mode {
        ArgMode::Value => "",
        ArgMode::Shared => "&",
        ArgMode::InOut => "&mut ",
    }
}

fn list<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    items
        .into_iter()
        .map(|x| x.to_string())
        .collect::<Vec<_>>()
        .join(", ")
}

fn captures(values: &[Value]) -> String {
    if values.is_empty() {
        String::new()
    } else {
        format!(" captures ({})", list(values))
    }
}

fn type_of(f: &FuncGraph, v: Value) -> String {
    f.values
        .get(v)
        .map_or_else(|| "?".into(), |d| d.ty.to_string())
}

/// A value where it is defined: with the user's name for it.
fn named(f: &FuncGraph, v: Value) -> String {
    match f.values.get(v).and_then(|d| d.name.as_deref()) {
        Some(name) if name.chars().all(|c| c.is_alphanumeric() || c == '_') && !name.is_empty() => {
            format!("{v}/{name}")
        }
        Some(name) => format!("{v}/{name:?}"),
        None => v.to_string(),
    }
}
