//! Graphs for Graphviz: a FuncGraph is a cluster, a node a box, an operand an arrow.

use super::nest;
use super::printer::{Options, Printer};
use crate::entity::{FuncRef, Value};
use crate::ir::{Def, FuncGraph, Module, Node};

/// One function with the bodies and branches inside it.
pub fn dot(module: &Module, func: FuncRef) -> String {
    draw(module, &nest(module, func))
}

/// Every FuncGraph.
pub fn dot_all(module: &Module) -> String {
    draw(module, &module.funcs.keys().collect::<Vec<_>>())
}

fn draw(module: &Module, funcs: &[FuncRef]) -> String {
    let mut out =
        String::from("digraph {\n    node [shape=box, fontname=monospace];\n    compound=true;\n");
    for &r in funcs {
        out += &cluster(module, r);
    }
    for &r in funcs {
        out += &edges(module, r);
    }
    out + "}\n"
}

fn cluster(module: &Module, r: FuncRef) -> String {
    let f = &module.funcs[r];
    let printer = Printer {
        module,
        options: &Options {
            origins: false,
            ..Options::default()
        },
    };
    let mut out = format!(
        "    subgraph cluster_{r} {{\n        label={:?};\n",
        format!("@{}", f.name)
    );
    for (kind, values) in [("param", &f.params), ("capture", &f.captures)] {
        for &v in values {
            let label = format!("{kind} {v}: {}", f.ty(v));
            out += &format!("        {r}_{v} [shape=ellipse, label={label:?}];\n");
        }
    }
    for (id, node) in f.nodes.iter() {
        out += &format!("        {r}_{id} [label={:?}];\n", printer.node(f, node));
    }
    out + &format!("        {r}_return [shape=ellipse, label=\"return\"];\n    }}\n")
}

fn edges(module: &Module, r: FuncRef) -> String {
    let f = &module.funcs[r];
    let mut out = String::new();
    for (id, node) in f.nodes.iter() {
        for &v in &node.operands {
            out += &format!("    {} -> {r}_{id} [label=\"{v}\"];\n", source(f, r, v));
        }
        out += &inner_edges(module, node, &format!("{r}_{id}"));
    }
    for &v in &f.results {
        out += &format!("    {} -> {r}_return [label=\"{v}\"];\n", source(f, r, v));
    }
    out
}

/// A dashed arrow from a node to each FuncGraph that belongs to it.
fn inner_edges(module: &Module, node: &Node, from: &str) -> String {
    let inner = node
        .inner()
        .into_iter()
        .filter(|r| module.funcs.get(*r).is_some());
    inner
        .map(|r| format!("    {from} -> {r}_return [style=dashed, lhead=cluster_{r}];\n"))
        .collect()
}

fn source(f: &FuncGraph, r: FuncRef, v: Value) -> String {
    match f.values.get(v).map(|d| d.def) {
        Some(Def::Result(id, _)) => format!("{r}_{id}"),
        Some(Def::Param(_) | Def::Capture(_)) | None => format!("{r}_{v}"),
    }
}
