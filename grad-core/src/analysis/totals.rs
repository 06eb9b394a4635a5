//! Elements of adjoints that every trip of a loop only adds to, where the trip is more than a straight line (else see `trips`). They
//! can stand in variables beside the loop, from which the additions start and in which they keep their order.

use crate::entity::{NodeId, SecondaryMap, Value};
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
    let body = &module.funcs[l.body];
    let arrays = (0..l.carried).filter(|k| is_array(body.ty(body.params[l.leading_params() + k])));
    let arrays: Vec<usize> = arrays.collect();
    let counted = matches!(l.header, LoopHeader::Range { .. }) && !l.exits;
    if arrays.is_empty() || !counted {
        return vec![];
    }
    let readers = readers(body);
    let mut found: Vec<Total> = vec![];
    for all in arrays
        .into_iter()
        .filter_map(|k| of_array(body, &readers, l, k))
    {
        if found.len() + all.len() <= MOST {
            found.extend(all);
        }
    }
    found
}

fn is_array(ty: &Type) -> bool {
    matches!(ty, Type::Array(..) | Type::Slice(_) | Type::Vec(_))
}

/// How often each value is read, and the last node that reads it, if the end of the trip does not.
type Readers = SecondaryMap<Value, (u32, Option<NodeId>)>;

fn readers(body: &FuncGraph) -> Readers {
    let mut found = Readers::new();
    let nodes = body
        .nodes
        .iter()
        .map(|(id, node)| (Some(id), &node.operands));
    for (by, read) in nodes.chain([(None, &body.results)]) {
        for &v in read {
            found[v] = (found[v].0 + 1, by);
        }
    }
    found
}

/// The elements of carried value `k`, an array, if additions alone touch it, at few places of which one knows whether they are the same.
fn of_array(body: &FuncGraph, readers: &Readers, l: &Loop, k: usize) -> Option<Vec<Total>> {
    let mut found: Vec<Total> = vec![];
    let mut version = body.params[l.leading_params() + k];
    let last = body.results[l.leading_results() + k];
    while let (1, Some(id)) = readers[version] {
        let node = &body.nodes[id];
        let (path, ty) = place(body, node, version)?;
        match found.iter().position(|t| is_same(body, &t.path, &path)) {
            Some(at) => found[at].added.push(id),
            None if found.len() < MOST && is_apart(body, &found, &path) => found.push(Total {
                carried: k,
                path,
                ty,
                added: vec![id],
            }),
            None => return None,
        }
        version = node.results[0];
    }
    (version == last && readers[last] == (1, None)).then_some(found)
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

/// Whether literals tell a place apart from all that there are.
fn is_apart(body: &FuncGraph, all: &[Total], path: &[Value]) -> bool {
    let differ = |(a, b): (&Value, &Value)| {
        let (a, b) = (number(body, *a), number(body, *b));
        a.is_some() && b.is_some() && a != b
    };
    let mut all = all.iter();
    all.all(|total| total.path.iter().zip(path).any(differ))
}

impl fmt::Display for Total {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "total of carried value {}", self.carried)?;
        self.path.iter().try_for_each(|v| write!(f, "[{v}]"))
    }
}
