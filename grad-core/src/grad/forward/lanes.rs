//! Several tangents at once: forward mode in which the tangent of an `f64` is of a type that stands for some directions.
//!
//! What is made is the graph of forward mode with another type of tangents ([`Type::LANES`]): a partial derivative is a number
//! as before, and tangents meet nothing but such numbers, sums and choices. A number is there or not in all directions alike, for
//! that hangs on the way that the run goes. What calls functions, or has values of other types than `f64`, arrays
//! and tuples of them, has one tangent at a time.

use super::{jvp_name, jvp_of};
use crate::analysis::activity::activity;
use crate::diag::Diagnostics;
use crate::entity::{FuncRef, Value};
use crate::grad::prepared;
use crate::ir::{Attr, FloatType, FuncGraph, Module, Node, NodeKind, Type};
use crate::ops::adjoint::over_lanes;
use crate::ops::{Rule, Spelling};
use crate::passes;

/// [`tangents`](super::tangents) over lanes: `None` of a function that does not have them.
///
/// # Errors
/// See [`jvp`](super::jvp).
pub fn tangents_over_lanes(
    module: &Module,
    func: FuncRef,
    wrt: &[bool],
) -> Result<Option<Module>, Diagnostics> {
    let (prepared, func) = prepared(module, func);
    let (prepared, func) = prepared.part(func);
    if !fits(&prepared, func, wrt) {
        return Ok(None);
    }
    let pushed = jvp_of(&prepared, func, wrt, over_lanes)?;
    let optimized = passes::copies(&passes::optimize(&pushed));
    let made = optimized.find(&jvp_name(&prepared.funcs[func].name));
    Ok(made.is_some().then_some(optimized))
}

/// Whether all that is differentiated is made of `f64`, by primitives that take several tangents at once.
fn fits(module: &Module, func: FuncRef, wrt: &[bool]) -> bool {
    let activity = activity(module, func, wrt);
    let graph = &module.funcs[func];
    let has_tangents = |&v: &Value| over_lanes(graph.ty(v)).is_differentiable();
    let is_taken = |(f, graph): (FuncRef, &FuncGraph)| {
        let active = graph.values.keys().filter(|&v| activity.varied(f, v));
        let mut active = active.map(|v| graph.ty(v));
        let mut nodes = graph.nodes.values();
        active.all(is_of_f64) && nodes.all(|n| !activity.between(f, n) || takes_lanes(graph, n))
    };
    let ends = graph.params.iter().chain(&graph.results);
    let ends_fit = ends
        .filter(|v| has_tangents(v))
        .all(|&v| is_of_f64(graph.ty(v)));
    graph.params.iter().any(has_tangents) && ends_fit && module.funcs.iter().all(is_taken)
}

/// Whether each number in it is `f64`, or a constant.
fn is_of_f64(ty: &Type) -> bool {
    match ty {
        Type::Float(FloatType::F64) => true,
        Type::Array(t, _) | Type::Slice(t) | Type::Vec(t) => is_owned(t) && is_of_f64(t),
        Type::Tuple(ts) => ts.iter().all(|t| is_owned(t) && is_of_f64(t)),
        Type::Int(_) | Type::Bool | Type::Unit => true,
        Type::Float(FloatType::F32 | FloatType::Param(_) | FloatType::Lanes | FloatType::Open)
        | Type::Named(_)
        | Type::Tensor(_)
        | Type::Pullback
        | Type::Open => false,
    }
}

/// Whether nothing in it is borrowed.
fn is_owned(ty: &Type) -> bool {
    !matches!(ty, Type::Slice(_))
}

/// Whether the tangent of what the node gives can be several at once.
fn takes_lanes(graph: &FuncGraph, node: &Node) -> bool {
    let NodeKind::Prim(def, attr) = &node.kind else {
        return matches!(node.kind, NodeKind::Cond { .. } | NodeKind::Loop(_));
    };
    let is_number = matches!(graph.ty(node.results[0]), Type::Float(_));
    match def.rule {
        Rule::Partials(_) => is_number,
        Rule::Passes(_) => true,
        // what is written to a member of a tuple is cleared first
        Rule::Vjp(_) if def.spelling == Spelling::IndexSet => *attr == Attr::None,
        Rule::Vjp(_) => moves_numbers(def.spelling),
        _ => false,
    }
}

/// Whether a primitive does nothing but move numbers, or add them.
fn moves_numbers(spelling: Spelling) -> bool {
    matches!(
        spelling,
        Spelling::Index
            | Spelling::IndexAdd
            | Spelling::Copy
            | Spelling::Tuple
            | Spelling::Field
            | Spelling::Array
            | Spelling::Repeat
            | Spelling::VecOf
            | Spelling::VecRepeat
            | Spelling::ToVec
            | Spelling::Push
            | Spelling::Pop
            | Spelling::Take
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text;

    /// Of a function with params `params` and this body.
    fn over_lanes(params: &str, body: &str) -> Option<String> {
        let source = format!("func @f({params}) -> f64 {{\n{body}\n}}\n");
        let module = text::parse(&source).unwrap_or_else(|e| panic!("{e:?}"));
        let func = module.find("f").expect("the function");
        let wrt: Vec<bool> = module.funcs[func].params.iter().map(|_| true).collect();
        let pushed = tangents_over_lanes(&module, func, &wrt).expect("a derivative");
        let pushed = pushed?;
        let made = pushed.find("f.jvp").expect("it was made");
        Some(text::print(&pushed.part(made).0))
    }

    #[test]
    fn partials_are_numbers_and_tangents_are_several() {
        let made = over_lanes(
            "v0: f64, v1: &slice f64",
            "    v2 = const 0\n    v3 = index v1, v2\n    v4 = mul v0, v3\n    return v4",
        );
        let made = made.expect("all is made of numbers");
        assert!(
            made.contains("(v0: f64, v1: &slice f64, v2: lanes, v4: &slice lanes) -> (f64, lanes)"),
            "{made}"
        );
    }

    #[test]
    fn what_calls_a_function_has_one_at_a_time() {
        let of_a_call = "    v1: f64, v2 = call @g(v0)\n    return v1";
        assert_eq!(over_lanes("v0: f64", of_a_call), None);
    }
}
