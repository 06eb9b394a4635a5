//! Exact identities, inner graphs first. Not among them: `x * 0 -> 0` (infinity, NaN), `x + 0.0 -> x` (it turns -0.0 into 0.0), and anything
//! over types that are open.

use super::inline;
use super::literal::{is_number, is_settled, literal, negated};
use super::rewrite::{Rewrite, rewritten};
use super::walk::first_capture;
use crate::entity::{FuncRef, NodeId, Value};
use crate::ir::{Attr, Def, Module, Node, NodeKind, Type};
use crate::ops::PrimDef;
use crate::ops::arith::{ADD, DIV, MUL, NEG, RECIP, SUB};
use crate::ops::check::ELEMENT;
use crate::ops::logic::SATURATING_SUB;
use crate::ops::select::{IS_PRESENT, SELECT};
use crate::ops::tuple::{FIELD, TUPLE};
use crate::ordered::OrderedSet;

/// Applies the identities. Values that nothing reads any more are left to `dce`, and so are branches.
pub fn simplify(module: &Module) -> Module {
    rewritten(module, apply_identities)
}

/// Conds whose predicate is constant go, one branch of each with them; whether there were any.
pub(super) fn inline_constant_conds(rw: &mut Rewrite) -> bool {
    let spoken_of = inline::spoken_of(rw.module());
    let mut any = false;
    for f in rw.outermost_first() {
        // what has moved to the graph around is looked at there
        if rw.is_there(f) {
            any |= inline::inline_constant_cond(rw, f, &spoken_of);
        }
    }
    any
}

pub(super) fn apply_identities(rw: &mut Rewrite) {
    inline_constant_conds(rw);
    for &f in rw.outermost_first().iter().rev() {
        let mut needless = OrderedSet::new();
        for n in rw.nodes(f) {
            match &rw.node(f, n).kind {
                NodeKind::Prim(def, attr) => {
                    let (def, attr) = (*def, attr.clone());
                    if prim(rw, f, n, def, &attr) {
                        needless.insert(n); // it did nothing, so it cannot have panicked
                    }
                }
                NodeKind::Cond { then, orelse } => {
                    let branches = [*then, *orelse];
                    cond(rw, f, n, branches);
                }
                NodeKind::Const(_)
                | NodeKind::Loop(_)
                | NodeKind::Call(_)
                | NodeKind::CallBack(_)
                | NodeKind::Host(_)
                | NodeKind::Primal(_)
                | NodeKind::Push(_)
                | NodeKind::Pop(_) => {}
            }
        }
        rw.retain(f, |n| !needless.contains(&n));
    }
}

/// `1.0 / x` is `recip x`, whose derivative needs no division.
pub(super) fn name_reciprocals(rw: &mut Rewrite) {
    for f in rw.outermost_first() {
        for n in rw.nodes(f) {
            if let Some(x) = inverted(rw, f, n) {
                let node = rw.node_mut(f, n);
                node.kind = NodeKind::Prim(&RECIP, Attr::None);
                node.operands = vec![x];
            }
        }
    }
}

/// The number of which a node gives the reciprocal by a division.
fn inverted(rw: &Rewrite, f: FuncRef, n: NodeId) -> Option<Value> {
    let node = rw.node(f, n);
    let NodeKind::Prim(def, _) = node.kind else {
        return None;
    };
    let float = |v: Value| matches!(rw.ty(f, v), Type::Float(_));
    match rw.operands(f, n)[..] {
        [one, x] if *def == DIV && float(node.results[0]) => {
            is_number(rw, f, one, 1.0).then_some(x)
        }
        _ => None,
    }
}

/// What a primitive's result is also.
enum Same {
    /// A value that is there already.
    Value(Value),
    /// Another primitive of values that are there.
    Prim(&'static PrimDef, Vec<Value>),
    /// A literal.
    Const(String),
}

/// Simplifies a node; gives back whether nothing needs it any more.
fn prim(rw: &mut Rewrite, f: FuncRef, n: NodeId, def: &'static PrimDef, attr: &Attr) -> bool {
    let operands = rw.operands(f, n);
    let result = rw.node(f, n).results[0];
    let ty = rw.ty(f, result).clone();
    if holds(rw, f, def, &operands) {
        return true;
    }
    if !is_settled(&ty) {
        return false;
    }
    let same = match &operands[..] {
        _ if *def == SELECT => select(rw, f, &operands),
        [t] if *def == FIELD => field(rw, f, *t, attr),
        [x] if *def == NEG => neg(rw, f, *x, &ty),
        [x, y] => binary(rw, f, def, *x, *y, &ty),
        _ => None,
    };
    match same {
        Some(Same::Value(v)) if *rw.ty(f, v) == ty => {
            rw.replace(f, result, v);
            return true;
        }
        Some(Same::Value(_)) | None => {}
        Some(Same::Prim(def, operands)) => {
            let node = rw.node_mut(f, n);
            node.kind = NodeKind::Prim(def, Attr::None);
            node.operands = operands;
        }
        Some(Same::Const(text)) => {
            let node = rw.node_mut(f, n);
            node.kind = NodeKind::Const(text.into());
            node.operands.clear();
        }
    }
    false
}

/// Whether a node checks that an array has an element which, as literals say, it has.
fn holds(rw: &Rewrite, f: FuncRef, def: &PrimDef, operands: &[Value]) -> bool {
    let of = |v: Value| literal(rw, f, v)?.parse::<usize>().ok();
    match operands {
        [i, len] if *def == ELEMENT => of(*i).zip(of(*len)).is_some_and(|(i, len)| i < len),
        _ => false,
    }
}

/// `true ? x : y -> x`; `p ? x : x -> x`
fn select(rw: &Rewrite, f: FuncRef, operands: &[Value]) -> Option<Same> {
    let &[p, x, y] = operands else { return None };
    match literal(rw, f, p) {
        Some("true") => Some(Same::Value(x)),
        Some("false") => Some(Same::Value(y)),
        Some(_) | None if x == y => Some(Same::Value(x)),
        Some(_) | None => marked(rw, f, p, x, y).map(Same::Value),
    }
}

/// `is_present x ? x + 0.0 : -0.0 -> x`: what has been asked whether it is there is marked.
fn marked(rw: &Rewrite, f: FuncRef, present: Value, told: Value, absent: Value) -> Option<Value> {
    let (asked, told) = (rw.def(f, present)?, rw.def(f, told)?);
    let is = |node: &Node, of: &PrimDef| matches!(&node.kind, NodeKind::Prim(def, _) if *def == of);
    if !is(asked, &IS_PRESENT) || !is(told, &ADD) {
        return None;
    }
    let x = rw.resolve(f, asked.operands[0]);
    let is_told = rw.resolve(f, told.operands[0]) == x && is_number(rw, f, told.operands[1], 0.0);
    (is_told && is_number(rw, f, absent, -0.0)).then_some(x)
}

/// `(x, y).0 -> x`, also for a field of a field.
fn field(rw: &Rewrite, f: FuncRef, mut t: Value, attr: &Attr) -> Option<Same> {
    let Attr::Field(path) = attr else { return None };
    for part in path.split('.') {
        let node = rw.def(f, t)?;
        match &node.kind {
            NodeKind::Prim(def, _) if **def == TUPLE => {
                t = *node.operands.get(part.parse::<usize>().ok()?)?
            }
            _ => return None,
        }
    }
    Some(Same::Value(rw.resolve(f, t)))
}

/// `-(-x) -> x`; `-(1.0) -> -1.0`
fn neg(rw: &Rewrite, f: FuncRef, x: Value, ty: &Type) -> Option<Same> {
    if !matches!(ty, Type::Float(_)) {
        return None;
    }
    if let Some(y) = negated(rw, f, x) {
        return Some(Same::Value(y));
    }
    let text = literal(rw, f, x).filter(|text| *text != "nan")?;
    Some(Same::Const(
        text.strip_prefix('-')
            .map_or_else(|| format!("-{text}"), str::to_string),
    ))
}

/// Identities of `+ - * /`. A negated float may be pulled into a sum: `x + -y` is `x - y` to the last bit.
fn binary(rw: &Rewrite, f: FuncRef, def: &PrimDef, x: Value, y: Value, ty: &Type) -> Option<Same> {
    let float = matches!(ty, Type::Float(_));
    let is = |v: Value, number: f64| is_number(rw, f, v, number);
    let zero = if float { -0.0 } else { 0.0 };
    if *def == ADD {
        return match () {
            () if is(y, zero) => Some(Same::Value(x)),
            () if is(x, zero) => Some(Same::Value(y)),
            () if float => match (negated(rw, f, x), negated(rw, f, y)) {
                (_, Some(y)) => Some(Same::Prim(&SUB, vec![x, y])),
                (Some(x), None) => Some(Same::Prim(&SUB, vec![y, x])),
                (None, None) => None,
            },
            () => None,
        };
    }
    if *def == SUB {
        return match () {
            () if is(y, 0.0) => Some(Same::Value(x)),
            () if float => negated(rw, f, y).map(|y| Same::Prim(&ADD, vec![x, y])),
            () => rest(rw, f, x, y).map(Same::Value),
        };
    }
    if *def == SATURATING_SUB {
        return is(y, 0.0).then_some(Same::Value(x));
    }
    if *def == MUL {
        return match () {
            () if is(y, 1.0) => Some(Same::Value(x)),
            () if is(x, 1.0) => Some(Same::Value(y)),
            () if float && is(y, -1.0) => Some(Same::Prim(&NEG, vec![x])),
            () if float && is(x, -1.0) => Some(Same::Prim(&NEG, vec![y])),
            () => None,
        };
    }
    if *def == DIV {
        return match () {
            () if is(y, 1.0) => Some(Same::Value(x)),
            () if float && is(y, -1.0) => Some(Same::Prim(&NEG, vec![x])),
            () => None,
        };
    }
    None
}

/// What is left of the integer `sum` without `part`: `(part + x) - part -> x`.
fn rest(rw: &Rewrite, f: FuncRef, sum: Value, part: Value) -> Option<Value> {
    let node = rw.def(f, sum)?;
    let operand = |i: usize| rw.resolve(f, node.operands[i]);
    let part = rw.resolve(f, part);
    match node.kind {
        NodeKind::Prim(def, _) if *def == ADD && operand(0) == part => Some(operand(1)),
        NodeKind::Prim(def, _) if *def == ADD && operand(1) == part => Some(operand(0)),
        _ => None,
    }
}

/// A result that both branches take from the same capture is that capture.
fn cond(rw: &mut Rewrite, f: FuncRef, n: NodeId, branches: [FuncRef; 2]) {
    let node = rw.node(f, n);
    let first = first_capture(&node.kind);
    let captured = |g: FuncRef, i: usize| {
        let graph = &rw.module().funcs[g];
        match graph.values[rw.resolve(g, graph.results[i])].def {
            Def::Capture(k) => Some(rw.resolve(f, node.operands[first + k])),
            Def::Param(_) | Def::Result(..) => None,
        }
    };
    let same: Vec<(Value, Value)> = (0..node.results.len())
        .filter_map(|i| {
            let v = captured(branches[0], i).filter(|v| captured(branches[1], i) == Some(*v))?;
            (rw.ty(f, v) == rw.ty(f, node.results[i])).then_some((node.results[i], v))
        })
        .collect();
    for (result, v) in same {
        rw.replace(f, result, v);
    }
}
