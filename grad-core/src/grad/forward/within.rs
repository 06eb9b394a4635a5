//! Forward mode of a function in the body of another.

use super::{jvp, jvp_name};
use crate::diag::Diagnostics;
use crate::entity::{Entity, FuncRef};
use crate::ir::{Attr, Def, FuncGraph, Module, NodeKind, SrcLoc};
use crate::ops::index::INDEX_ADD;
use crate::ops::tuple::TUPLE;

/// Makes the forward mode of `func` with respect to the params marked in `wrt` the branch `branch`, whose captures are the params of
/// `func` and the tangent of each, and which gives value and tangent.
///
/// # Errors
/// See [`jvp`]; where `func` never gives a value; and what is added to a field there, for nobody could tell which fields are those of tangents.
pub fn put_tangents(
    module: &mut Module,
    branch: FuncRef,
    func: FuncRef,
    wrt: &[bool],
) -> Result<(), Diagnostics> {
    let (alone, func) = module.part(func);
    let name = jvp_name(&alone.funcs[func].name);
    let pushed = jvp(&alone, func, wrt)?;
    let made = pushed.find(&name).expect("it was made");
    let (pushed, made) = pushed.part(made);
    if pushed.funcs[made].results.is_empty() {
        return refused("it gives no number");
    }
    let adds = |graph: &FuncGraph| graph.nodes.values().any(|node| adds_to_field(&node.kind));
    if pushed.funcs.values().any(adds) {
        return refused("it adds to a field");
    }
    let first = module.funcs.len();
    let place = |f: FuncRef| match f.index() {
        i if i == made.index() => branch,
        i if i > made.index() => FuncRef::new(first + i - 1),
        i => FuncRef::new(first + i),
    };
    for (f, graph) in pushed.funcs.iter() {
        let mut graph = graph.clone();
        for id in graph.nodes.keys() {
            graph.nodes[id].map_inner(place);
        }
        if f == made {
            graph.name.clone_from(&module.funcs[branch].name);
            module.funcs[branch] = as_branch(graph);
        } else {
            graph.name = module.fresh_name(&graph.name);
            module.funcs.push(graph);
        }
    }
    Ok(())
}

fn refused(why: &str) -> Result<(), Diagnostics> {
    let mut found = Diagnostics::new();
    found.error(SrcLoc::default(), why.to_string());
    found.finish(())
}

fn adds_to_field(kind: &NodeKind) -> bool {
    matches!(kind, NodeKind::Prim(def, attr) if **def == INDEX_ADD && *attr != Attr::None)
}

/// Its params are captures, and the pair that it returns is two results.
fn as_branch(mut graph: FuncGraph) -> FuncGraph {
    graph.modes.clear();
    for (i, v) in std::mem::take(&mut graph.params).into_iter().enumerate() {
        graph.values[v].def = Def::Capture(i);
        graph.captures.push(v);
    }
    let pair = graph.def_node(graph.results[0]);
    let pair = pair.filter(|node| matches!(node.kind, NodeKind::Prim(def, _) if *def == TUPLE));
    graph.results = pair.expect("value and tangent").operands.clone();
    graph
}
