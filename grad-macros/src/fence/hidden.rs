//! Values that opaque expressions may hide in something that they share, a `Cell` for example, and take out again.

use super::{Whole, shortened, site};
use crate::lower::{is_adapter, is_type_of_std, scalar_prim};
use crate::model::Lowered;
use crate::report::Problems;
use grad_core::analysis::activity::Activity;
use grad_core::entity::{FuncRef, Value};
use grad_core::ir::{ArgMode, Def, Loop, LoopHeader, Node, NodeKind, Type};
use std::collections::{BTreeMap, BTreeSet};

const HELP: &str = "keep the value in a variable or an array of this function, or hand it on wrapped in `stop_gradient(..)`";

/// A value of some graph.
type Place = (FuncRef, Value);

/// Reports opaque expressions that are given a differentiated value for what they do with it, and those that read what
/// such an expression may have written.
pub fn writes(lowered: &Lowered, activity: &Activity, whole: &Whole, problems: &mut Problems) {
    let roots = Roots::new(lowered);
    let mut written = BTreeSet::new();
    for (func, node, text) in opaque(lowered) {
        let given = |v: &Value| activity.varied(func, *v) || whole.is_whole(func, *v);
        let useful = node.results.iter().any(|&r| activity.useful(func, r));
        if !node.operands.iter().any(given) || has_derivative(node, useful) {
            continue;
        }
        if !is_read(lowered, func, node) {
            if let Some(tokens) = of_user(lowered, func, node) {
                lowered.unread.borrow_mut().insert(tokens);
                continue;
            }
            problems.refuse(
                site(lowered, node.loc),
                format!(
                    "differentiation cannot see what `{}` does with a differentiated value",
                    shortened(text)
                ),
                HELP,
            );
        }
        written.extend(roots.opaque(lowered, func, node));
    }
    for (func, node, text) in opaque(lowered) {
        let read = roots.opaque(lowered, func, node);
        let useful = node.results.iter().any(|&r| activity.useful(func, r));
        let varied = node
            .operands
            .iter()
            .any(|&v| activity.varied(func, v) || whole.is_whole(func, v));
        if useful && !varied && read.iter().any(|root| written.contains(root)) {
            problems.refuse(
                site(lowered, node.loc),
                format!(
                    "`{}` may hold a differentiated value that differentiation cannot see",
                    shortened(text)
                ),
                HELP,
            );
        }
    }
}

/// The tokens of a call of a method of a type that is no type of std. Types that only rustc knows may be; but not where the
/// method is called like one of a number or an `Option`, which std's types with shared parts do not have.
fn of_user(lowered: &Lowered, func: FuncRef, node: &Node) -> Option<u32> {
    let NodeKind::Call(call) = &node.kind else {
        return None;
    };
    let this = lowered.module.funcs[func].ty(*node.operands.first()?);
    let of_user = match this {
        Type::Named(name) => !is_type_of_std(name) || lowered.own.has(name),
        _ => {
            let method = call.callee.trim_start_matches('.');
            scalar_prim(method).is_some() || is_adapter(method)
        }
    };
    call.tokens.0.filter(|_| of_user)
}

/// Opaque expressions, and calls of methods that may be foreign ones.
fn opaque(lowered: &Lowered) -> impl Iterator<Item = (FuncRef, &Node, &str)> {
    lowered.module.funcs.iter().flat_map(|(func, graph)| {
        let nodes = graph.nodes.values();
        nodes.filter_map(move |node| match &node.kind {
            NodeKind::Host(host) if binds_an_error(&host.text) => None,
            NodeKind::Host(host) if !host.effect => Some((func, node, &*host.text)),
            NodeKind::Call(call) if call.callee.starts_with('.') => {
                Some((func, node, &call.callee[1..]))
            }
            _ => None,
        })
    })
}

/// Whether an opaque expression is what a pattern binds of an error: a copy.
fn binds_an_error(text: &str) -> bool {
    let rest = text.strip_prefix("Err");
    rest.is_some_and(|rest| rest.trim_start().starts_with('('))
}

/// Whether rustc is asked for the derivative of a call, or what it changes is seen.
fn has_derivative(node: &Node, useful: bool) -> bool {
    match &node.kind {
        NodeKind::Call(call) => useful || call.args.iter().any(|a| a.mode == ArgMode::InOut),
        _ => false,
    }
}

fn is_read(lowered: &Lowered, func: FuncRef, node: &Node) -> bool {
    let graph = &lowered.module.funcs[func];
    let read = |v: &Value| {
        graph.results.contains(v) || graph.nodes.values().any(|n| n.operands.contains(v))
    };
    node.results.iter().any(read)
}

fn bodies(l: &Loop) -> Vec<FuncRef> {
    match l.header {
        LoopHeader::While(cond) => vec![l.body, cond],
        LoopHeader::Range { .. } => vec![l.body],
    }
}

/// Where the opaque values of a function come from.
struct Roots(BTreeMap<Place, Place>);

impl Roots {
    fn new(lowered: &Lowered) -> Roots {
        let mut outer = BTreeMap::new();
        for (func, graph) in lowered.module.funcs.iter() {
            for node in graph.nodes.values() {
                let (bodies, first): (Vec<FuncRef>, usize) = match &node.kind {
                    NodeKind::Cond { then, orelse } => (vec![*then, *orelse], 1),
                    NodeKind::Loop(l) => (bodies(l), l.first_capture()),
                    _ => continue,
                };
                for body in bodies {
                    let inner = &lowered.module.funcs[body].captures;
                    for (&capture, &v) in inner.iter().zip(&node.operands[first..]) {
                        outer.insert((body, capture), (func, v));
                    }
                }
            }
        }
        Roots(outer)
    }

    /// The origins of the operands of `node` whose type only rustc knows; what is made of another opaque value by an
    /// opaque expression may be a part of it. Params are what the caller wrote, and are not changed.
    fn opaque(&self, lowered: &Lowered, func: FuncRef, node: &Node) -> Vec<Place> {
        let (mut found, mut todo) = (Vec::new(), Vec::new());
        todo.extend(node.operands.iter().map(|&v| (func, v)));
        while let Some(mut place) = todo.pop() {
            while let Some(outer) = self.0.get(&place) {
                place = *outer;
            }
            let graph = &lowered.module.funcs[place.0];
            if !matches!(graph.ty(place.1), Type::Open | Type::Named(_)) || found.contains(&place) {
                continue;
            }
            if let Def::Result(id, _) = graph.values[place.1].def {
                found.push(place);
                let maker = &graph.nodes[id];
                todo.extend(maker.operands.iter().map(|&v| (place.0, v)));
            }
        }
        found
    }
}
