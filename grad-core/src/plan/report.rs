//! The plan as a user reads it: what is kept for the way back, where, and how many bytes a trip.

use crate::entity::{FuncRef, Stack, Value};
use crate::ir::{FloatType, FuncGraph, IntType, Module, Node, NodeKind, Type};
use crate::ops::{self, snapshot};
use crate::passes::walk::nest;
use std::fmt::{self, Write};

/// One line per residual, per stack and per value of the user's that is computed again, of the planned function `func`, as
/// comments of the text form.
pub fn report(module: &Module, func: FuncRef) -> String {
    let graph = &module.funcs[func];
    let Some(pullback) = &graph.pullback else {
        return format!("; @{} has no pullback\n", graph.name);
    };
    let mut out = format!("; plan of @{}\n", graph.name);
    let (mut total, mut again) = (Total::default(), Total::default());
    for &v in &pullback.residuals {
        let ty = graph.ty(v);
        if let Some((body, state)) = states(module, graph, v) {
            let size = bytes(&state);
            total.add(format!("slots(@{body})"), size);
            let what = format!("{v}: states {state}");
            line(
                &mut out,
                &what,
                &format!("{} a slot of @{body}", of_size(size)),
            );
            continue;
        }
        let kept = if graph.params.contains(&v) {
            "still there"
        } else {
            total.add_once(bytes(ty));
            "kept once"
        };
        line(&mut out, &format!("{}: {ty}", named(graph, v)), kept);
    }
    for (stack, data) in graph.stacks.iter() {
        let (pusher, value) = pushed(module, func, stack);
        let size = bytes(&data.ty);
        let text = of_size(size);
        let how_often = match (data.many, data.local) {
            (false, _) => format!("{text}, once"),
            (true, false) => format!("{text} a trip of @{pusher}"),
            (true, true) => format!("{text} a trip of @{pusher}, as long as that is run again"),
        };
        let what = format!("{stack}: {} = {value}", data.ty);
        line(&mut out, &what, &how_often);
        if data.many {
            let sum = if data.local { &mut again } else { &mut total };
            sum.add(format!("trips(@{pusher})"), size);
        } else {
            total.add_once(size);
        }
    }
    for f in nest(module, pullback.func) {
        let graph = &module.funcs[f];
        for node in graph.nodes.values() {
            if let (NodeKind::Prim(..), [v]) = (&node.kind, &node.results[..])
                && graph.values[*v].name.is_some()
            {
                let what = format!("{}: {}", named(graph, *v), graph.ty(*v));
                line(
                    &mut out,
                    &what,
                    &format!("computed again in @{}", graph.name),
                );
            }
        }
    }
    for (what, sum) in [("total", total), ("while a trip is run again", again)] {
        if sum.grows() {
            line(&mut out, what, &sum.to_string());
        }
    }
    out
}

/// The loop's body whose states `v` holds, and the type of one.
fn states<'m>(module: &'m Module, graph: &FuncGraph, v: Value) -> Option<(&'m str, Type)> {
    let NodeKind::Loop(l) = &graph.def_node(v)?.kind else {
        return None;
    };
    let kept = nest(module, l.body).into_iter().find_map(|f| {
        let graph = &module.funcs[f];
        let mut nodes = graph.nodes.values();
        let push = nodes.find(|n| is_push(n) && *graph.ty(n.operands[0]) == snapshot::store())?;
        Some(graph.ty(push.operands[1]).clone())
    });
    let of_states = l.states.are_chosen() && *graph.ty(v) == snapshot::store();
    Some((&*module.funcs[l.body].name, kept.filter(|_| of_states)?))
}

fn is_push(node: &Node) -> bool {
    matches!(node.kind, NodeKind::Prim(def, _) if *def == ops::stack::PUSH)
}

fn of_size(size: Option<usize>) -> String {
    size.map_or("its size".to_string(), |n| format!("{n} bytes"))
}

/// Bytes, and values of which the size is not known: those that are kept once, and those of each trip of some loops, or of each of
/// their slots.
#[derive(Default)]
struct Total {
    once: (usize, usize),
    trips: Vec<(String, usize, usize)>,
}

impl Total {
    fn add(&mut self, of: String, size: Option<usize>) {
        let at = self.trips.iter().position(|(name, ..)| *name == of);
        let at = at.unwrap_or_else(|| {
            self.trips.push((of, 0, 0));
            self.trips.len() - 1
        });
        match size {
            Some(bytes) => self.trips[at].1 += bytes,
            None => self.trips[at].2 += 1,
        }
    }

    fn add_once(&mut self, size: Option<usize>) {
        match size {
            Some(bytes) => self.once.0 += bytes,
            None => self.once.1 += 1,
        }
    }

    /// Whether it may grow with the data.
    fn grows(&self) -> bool {
        !self.trips.is_empty() || self.once.1 > 0
    }
}

impl fmt::Display for Total {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let once = match self.once {
            (0, 0) => None,
            (bytes, 0) => Some(format!("{bytes} bytes")),
            (0, n) => Some(format!("{n} of their size")),
            (bytes, n) => Some(format!("{bytes} bytes + {n} of their size")),
        };
        let trips = self
            .trips
            .iter()
            .map(|(name, bytes, unknown)| match (bytes, unknown) {
                (bytes, 0) => format!("{bytes} bytes * {name}"),
                (0, n) => format!("{n} of their size * {name}"),
                (bytes, n) => format!("({bytes} bytes + {n} of their size) * {name}"),
            });
        let terms: Vec<String> = once.into_iter().chain(trips).collect();
        f.write_str(&terms.join(" + "))
    }
}

/// A value, with the name of the user's variable if it has one.
fn named(graph: &FuncGraph, v: Value) -> String {
    match &graph.values[v].name {
        Some(name) => format!("{v}/{name}"),
        None => v.to_string(),
    }
}

fn line(out: &mut String, what: &str, how: &str) {
    writeln!(out, ";   {what:<28} {how}").expect("writing to a string does not fail");
}

/// The graph that pushes to `stack`, and the value that it pushes.
fn pushed(module: &Module, func: FuncRef, stack: Stack) -> (String, String) {
    let mut graphs = vec![func];
    graphs.extend(module.funcs[func].pullback.as_ref().map(|p| p.func));
    while let Some(f) = graphs.pop() {
        let graph: &FuncGraph = &module.funcs[f];
        for node in graph.nodes.values() {
            if node.kind == NodeKind::Push(stack) {
                return (graph.name.clone(), named(graph, node.operands[0]));
            }
            graphs.extend(node.inner());
        }
    }
    (module.funcs[func].name.clone(), "nothing".into())
}

/// The size of a value of this type, where it is the same for all.
fn bytes(ty: &Type) -> Option<usize> {
    match ty {
        Type::Float(FloatType::F64) => Some(8),
        Type::Float(FloatType::F32) => Some(4),
        Type::Int(IntType::I8 | IntType::U8) | Type::Bool => Some(1),
        Type::Int(IntType::I16 | IntType::U16) => Some(2),
        Type::Int(IntType::I32 | IntType::U32) => Some(4),
        Type::Int(IntType::I64 | IntType::U64 | IntType::Isize | IntType::Usize) => Some(8),
        Type::Int(IntType::I128 | IntType::U128) => Some(16),
        Type::Unit => Some(0),
        Type::Tuple(ts) => ts.iter().map(bytes).sum(),
        Type::Array(element, len) => Some(bytes(element)? * len.parse::<usize>().ok()?),
        Type::Float(FloatType::Param(_) | FloatType::Lanes | FloatType::Open)
        | Type::Int(IntType::Open)
        | Type::Slice(_)
        | Type::Vec(_)
        | Type::Named(_)
        | Type::Tensor(_)
        | Type::Pullback
        | Type::Open => None,
    }
}
