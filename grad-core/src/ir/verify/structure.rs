//! How the graphs of a module hang together.

use crate::diag::Diagnostics;
use crate::entity::FuncRef;
use crate::ir::{ArgMode, FuncGraph, Loop, LoopHeader, Module, Node, Pullback, SrcLoc, Type};
use crate::ordered::{OrderedMap, OrderedSet};
use crate::passes::walk;

/// Whether every graph referred to exists and belongs to one node, so that the module is a forest.
pub(super) fn references(module: &Module, errors: &mut Diagnostics) -> bool {
    let mut fine = true;
    let mut error = |message: String| {
        errors.error(SrcLoc::default(), message);
        fine = false;
    };
    let mut names = OrderedSet::new();
    let mut owned = OrderedSet::new();
    let exists = |f: FuncRef| module.funcs.get(f).is_some();
    for graph in module.funcs.values() {
        let name = &graph.name;
        if !names.insert(name) {
            error(format!("@{name} is defined twice"));
        }
        for inner in graph.nodes.values().flat_map(Node::inner) {
            match module.funcs.get(inner) {
                None => error(format!("@{name} refers to {inner}, which does not exist")),
                Some(g) if !owned.insert(inner) => {
                    error(format!("@{} belongs to more than one node", g.name))
                }
                Some(_) => {}
            }
        }
        let others = graph.pullback.iter().map(|p| p.func).chain(graph.undoes);
        others
            .filter(|f| !exists(*f))
            .for_each(|f| error(format!("@{name} refers to {f}, which does not exist")));
    }
    let reached: OrderedSet<FuncRef> = walk::outermost_first(module).into_iter().collect();
    for (_, graph) in module.funcs.iter().filter(|(f, _)| !reached.contains(f)) {
        error(format!("@{} is inside itself", graph.name));
    }
    fine
}

/// Checks what belongs to no node: functions and their ways back.
pub(super) fn functions(module: &Module, errors: &mut Diagnostics) {
    let owners = walk::owners(module);
    let mut ways_back: OrderedMap<FuncRef, usize> = OrderedMap::new();
    for p in module.funcs.values().filter_map(|f| f.pullback.as_ref()) {
        *ways_back.entry(p.func).or_default() += 1;
    }
    for (f, graph) in module.funcs.iter() {
        let mut error = |message: String| {
            errors.error(SrcLoc::default(), format!("@{}: {message}", graph.name))
        };
        let owned = owners[f].is_some();
        let back = ways_back.get(&f).copied().unwrap_or(0);
        if back > 1 || (owned && back > 0) {
            error(
                "it is the way back of more than one function, or belongs to a node as well".into(),
            );
        }
        if !owned && back == 0 && graph.undoes.is_none() && !graph.captures.is_empty() {
            error("a function has no captures".into());
        }
        if (owned || back > 0) && !graph.stacks.is_empty() {
            error("stacks are declared on the outermost function".into());
        }
        if owned && graph.pullback.is_some() {
            error("only a function has a way back".into());
        }
        if owned && !graph.modes.is_empty() {
            error("only the params of a function are passed by reference".into());
        }
        if !graph.modes.is_empty() && graph.modes.len() != graph.params.len() {
            error(format!(
                "{} params, but how {} are passed",
                graph.params.len(),
                graph.modes.len()
            ));
        }
        if let Some(p) = &graph.pullback {
            pullback(module, graph, p, &mut error);
        }
    }
}

fn pullback(module: &Module, graph: &FuncGraph, p: &Pullback, error: &mut impl FnMut(String)) {
    let back = &module.funcs[p.func];
    if p.residuals.iter().any(|&v| graph.values.get(v).is_none()) {
        return error("a residual of its way back does not exist".into());
    }
    let (residuals, captures) = (
        super::types(graph, &p.residuals),
        super::types(back, &back.captures),
    );
    if !super::all_agree(&residuals, &captures) {
        let (residuals, captures) = (super::list(&residuals), super::list(&captures));
        error(format!(
            "the residuals {residuals} are not what @{} captures: {captures}",
            back.name
        ));
    }
    if p.wrt.len() != graph.params.len() {
        return error(format!(
            "{} params, but `wrt` of {}",
            graph.params.len(),
            p.wrt.len()
        ));
    }
    let layout = Layout::of(graph, p);
    let found = (back.params.len(), back.results.len());
    if found != (layout.params, layout.results) {
        error(format!(
            "its way back has {} params and {} results, @{} has {} and {}",
            layout.params, layout.results, back.name, found.0, found.1
        ));
    }
}

/// How many params and results the way back of a function has.
struct Layout {
    params: usize,
    results: usize,
}

impl Layout {
    fn of(graph: &FuncGraph, pullback: &Pullback) -> Layout {
        let (wrt, restored) = (&pullback.wrt, usize::from(!pullback.spent));
        let in_outs = (0..graph.params.len())
            .filter(|&i| graph.mode(i) == ArgMode::InOut)
            .count();
        let returned = graph.results.len().saturating_sub(in_outs).min(1);
        let seeded = graph.results[..returned]
            .iter()
            .all(|&v| graph.ty(v).is_differentiable());
        let mut layout = Layout {
            params: usize::from(seeded && returned == 1),
            results: 0,
        };
        for i in 0..graph.params.len() {
            let active = usize::from(wrt[i]);
            let carries = usize::from(graph.has_adjoint(i, wrt));
            let (params, results) = match graph.mode(i) {
                ArgMode::Value => (0, active),
                ArgMode::Shared => (active, active),
                ArgMode::InOut => (carries, carries + restored),
            };
            layout.params += params;
            layout.results += results;
        }
        layout
    }
}

/// What a graph is to the node that owns it: the types that it must take and give.
pub(super) struct Role {
    pub(super) what: &'static str,
    pub(super) params: Vec<Type>,
    pub(super) captures: Vec<Type>,
    pub(super) results: Vec<Type>,
}

/// The graphs of a loop, in their roles; `carried` are the types that are carried, `bounds` those of the range.
pub(super) fn loop_roles(
    l: &Loop,
    bounds: &[Type],
    carried: &[Type],
    captures: &[Type],
) -> Vec<(FuncRef, Role)> {
    let index = bounds.first().cloned();
    let exit = l.exits.then_some(Type::Bool);
    let role = |what, params: Vec<Type>, results: Vec<Type>| Role {
        what,
        params,
        captures: captures.to_vec(),
        results,
    };
    let body = role(
        "the body",
        index.into_iter().chain(carried.iter().cloned()).collect(),
        exit.into_iter().chain(carried.iter().cloned()).collect(),
    );
    let mut roles = vec![(l.body, body)];
    if let LoopHeader::While(cond) = l.header {
        roles.push((
            cond,
            role("the condition", carried.to_vec(), vec![Type::Bool]),
        ));
    }
    roles
}
