//! Elements of adjoints that every trip of a loop only adds to, where the trip is more than a straight line (else see `trips`). They
//! can stand in variables beside the loop, from which the additions start and in which they keep their order.

use crate::entity::{NodeId, Value};
use crate::ir::{Attr, Def, FloatType, FuncGraph, Loop, LoopHeader, Module, Node, NodeKind, Type};
use crate::ops::index::INDEX_ADD;
use std::fmt;

/// More of them would be too many for registers.
const MOST: usize = 8;

/// An element that all trips add to, and that nothing in the loop reads.
#[derive(Debug)]
pub struct Total {
    /// Which carried value the array is.
    pub carried: usize,
    /// Its indices: literals and captures of the body.
    pub path: Vec<Value>,
    /// Its type.
    pub ty: Type,
    /// The additions.
    pub added: Vec<NodeId>,
}

/// Those of loop `l`: of each array all that it is touched at, or none.
#[must_use]
pub fn totals(module: &Module, l: &Loop) -> Vec<Total> {
    let LoopHeader::Range { .. } = l.header else {
        return vec![];
    };
    let mut found: Vec<Total> = vec![];
    let arrays = (0..l.carried).filter(|_| !l.exits);
    for all in arrays.filter_map(|k| of_array(&module.funcs[l.body], l, k)) {
        if found.len() + all.len() <= MOST {
            found.extend(all);
        }
    }
    found
}

/// The elements of carried value `k`, if it is an array that additions alone touch, at places of which one knows whether they are the same.
fn of_array(body: &FuncGraph, l: &Loop, k: usize) -> Option<Vec<Total>> {
    let mut found: Vec<Total> = vec![];
    let mut version = body.params[l.leading_params() + k];
    let last = body.results[l.leading_results() + k];
    while version != last {
        let (id, node) = only_reader(body, version)?;
        let (path, ty) = place(body, node, version)?;
        match found.iter().position(|t| is_same(body, &t.path, &path)) {
            Some(at) => found[at].added.push(id),
            None if found.iter().all(|t| are_apart(body, &t.path, &path)) => found.push(Total {
                carried: k,
                path,
                ty,
                added: vec![id],
            }),
            None => return None,
        }
        version = node.results[0];
    }
    let ends = body.results.iter().filter(|v| **v == last).count() == 1;
    (ends && readers(body, last).next().is_none()).then_some(found)
}

fn readers(body: &FuncGraph, v: Value) -> impl Iterator<Item = (NodeId, &Node)> {
    let nodes = body.nodes.iter();
    nodes.filter(move |(_, node)| node.operands.contains(&v))
}

/// The one node that reads `v`, if the trip does not end with it.
fn only_reader(body: &FuncGraph, v: Value) -> Option<(NodeId, &Node)> {
    let mut all = readers(body, v);
    let one = all.next()?;
    (all.next().is_none() && !body.results.contains(&v)).then_some(one)
}

/// Where a node adds a number to `array`, if it is an element at literals and captures; and the number's type.
fn place(body: &FuncGraph, node: &Node, array: Value) -> Option<(Vec<Value>, Type)> {
    let NodeKind::Prim(def, Attr::None) = &node.kind else {
        return None;
    };
    let [first, path @ .., value] = &node.operands[..] else {
        return None;
    };
    let mut ty = body.ty(array);
    for _ in path {
        ty = ty.element()?;
    }
    let is_number = |ty: &Type| matches!(ty, Type::Float(t) if *t != FloatType::Open);
    let stays =
        |v: &Value| *body.ty(*v) == Type::USIZE && (is_capture(body, *v) || is_literal(body, *v));
    let fits = **def == INDEX_ADD
        && (*first, *value != array) == (array, true)
        && is_number(ty)
        && body.ty(*value) == ty
        && path.iter().all(stays);
    fits.then(|| (path.to_vec(), ty.clone()))
}

fn is_capture(body: &FuncGraph, v: Value) -> bool {
    matches!(body.values[v].def, Def::Capture(_))
}

fn is_literal(body: &FuncGraph, v: Value) -> bool {
    number(body, v).is_some()
}

fn number(body: &FuncGraph, v: Value) -> Option<u64> {
    match &body.def_node(v)?.kind {
        NodeKind::Const(text) => text.parse().ok(),
        _ => None,
    }
}

fn is_same(body: &FuncGraph, a: &[Value], b: &[Value]) -> bool {
    let same = |(&a, &b)| a == b || is_literal(body, a) && number(body, a) == number(body, b);
    a.iter().zip(b).all(same)
}

/// Whether literals tell two places apart.
fn are_apart(body: &FuncGraph, a: &[Value], b: &[Value]) -> bool {
    let mut pairs = a
        .iter()
        .zip(b)
        .map(|(a, b)| (number(body, *a), number(body, *b)));
    pairs.any(|(a, b)| a.is_some() && b.is_some() && a != b)
}

impl fmt::Display for Total {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "total of carried value {}", self.carried)?;
        self.path.iter().try_for_each(|v| write!(f, "[{v}]"))
    }
}
