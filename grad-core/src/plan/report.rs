//! The plan as a user reads it: what is kept for the way back, where, and how many bytes a trip.

use crate::entity::{FuncRef, Stack};
use crate::ir::{FloatType, FuncGraph, IntType, Module, NodeKind, Type};
use std::fmt::Write;

/// One line per residual and per stack of the planned function `func`, as comments of the text form.
pub fn report(module: &Module, func: FuncRef) -> String {
    let graph = &module.funcs[func];
    let Some(pullback) = &graph.pullback else {
        return format!("; @{} has no pullback\n", graph.name);
    };
    let mut out = format!("; plan of @{}\n", graph.name);
    for &v in &pullback.residuals {
        let ty = graph.ty(v);
        let kept = if graph.params.contains(&v) {
            "still there"
        } else {
            "kept once"
        };
        line(&mut out, &format!("{v}: {ty}"), kept);
    }
    let mut per_trip = vec![];
    for (stack, data) in graph.stacks.iter() {
        let (pusher, value) = pushed(module, func, stack);
        let bytes = bytes(&data.ty).map_or("its size".to_string(), |n| format!("{n} bytes"));
        let how_often = if data.many {
            format!("{bytes} a trip of @{pusher}")
        } else {
            format!("{bytes}, once")
        };
        line(
            &mut out,
            &format!("{stack}: {} = {value}", data.ty),
            &how_often,
        );
        if data.many {
            per_trip.push(format!("{bytes} * trips(@{pusher})"));
        }
    }
    if !per_trip.is_empty() {
        line(&mut out, "total", &per_trip.join(" + "));
    }
    out
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
                return (graph.name.clone(), node.operands[0].to_string());
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
        Type::Float(FloatType::Param(_) | FloatType::Open)
        | Type::Int(IntType::Open)
        | Type::Slice(_)
        | Type::Vec(_)
        | Type::Named(_)
        | Type::Pullback
        | Type::Open => None,
    }
}
