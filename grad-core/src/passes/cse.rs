//! Common subexpressions: the same primitive on the same operands, computed once in each FuncGraph.
//!
//! Arrays are left alone, so that no two places become one, and so are values whose type is open: two literals with the
//! same text may get different types from rustc. What is read of a place is the exception: it is of one type, whatever that is.

use super::literal::is_settled;
use super::rewrite::{Rewrite, rewritten};
use crate::entity::{Entity, FuncRef, NodeId, Value};
use crate::ir::{Attr, Module, NodeKind, Type};
use crate::ops::Cost;
use crate::ops::index::INDEX;
use std::collections::HashMap;
use std::hash::{Hash, Hasher};

/// What makes two nodes the same.
#[derive(PartialEq, Eq)]
enum Key {
    Const(Box<str>, Type),
    Named(Box<str>, Type),
    Prim(&'static str, Attr, Vec<Value>, Type),
    Primal(Value, Type),
}

/// One number: attributes and types seldom tell apart what the rest does not.
impl Hash for Key {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let (name, values) = match self {
            Key::Const(text, _) | Key::Named(text, _) => (&**text, &[][..]),
            Key::Prim(name, _, operands, _) => (*name, &operands[..]),
            Key::Primal(v, _) => ("", std::slice::from_ref(v)),
        };
        let values = values.iter().map(|v| v.index());
        let parts = name.bytes().map(usize::from).chain(values);
        state.write_usize(parts.fold(0, |all: usize, part| {
            all.wrapping_mul(31).wrapping_add(part)
        }));
    }
}

/// Merges common subexpressions. Graphs keep their numbers.
pub fn cse(module: &Module) -> Module {
    rewritten(module, merge_common)
}

pub(super) fn merge_common(rw: &mut Rewrite) {
    for f in rw.funcs() {
        merge(rw, f);
    }
}

fn merge(rw: &mut Rewrite, f: FuncRef) {
    let nodes = rw.nodes(f);
    let mut first: HashMap<Key, Value> = HashMap::with_capacity(nodes.len());
    let mut kept = vec![];
    for n in nodes {
        let Some(key) = key(rw, f, n) else {
            kept.push(n);
            continue;
        };
        let result = rw.node(f, n).results[0];
        match first.get(&key) {
            Some(&same) => rw.replace(f, result, same),
            None => {
                first.insert(key, result);
                kept.push(n);
            }
        }
    }
    rw.set_nodes(f, kept);
}

/// The key of a node that may be merged.
fn key(rw: &Rewrite, f: FuncRef, n: NodeId) -> Option<Key> {
    let node = rw.node(f, n);
    let [result] = node.results[..] else {
        return None;
    };
    let ty = rw.ty(f, result);
    let is_read = matches!(&node.kind, NodeKind::Prim(def, _) if **def == INDEX);
    // what is read is of one type, whatever that is
    let is_of_one_type = ty.is_scalar() && is_settled(ty) || is_read && *ty == Type::Open;
    if !is_of_one_type {
        return None;
    }
    match &node.kind {
        NodeKind::Const(text) => Some(Key::Const(text.clone(), ty.clone())),
        NodeKind::Host(host) if node.kind.is_constant() => {
            Some(Key::Named(host.text.clone(), ty.clone()))
        }
        NodeKind::Prim(def, attr) => {
            let operands = rw.operands(f, n);
            // what is read is one place, whatever is around it
            let whole = usize::from(is_read);
            let mut others = operands.iter().skip(whole);
            let fits = def.cost != Cost::Array && others.all(|&v| is_settled(rw.ty(f, v)));
            fits.then(|| Key::Prim(def.name, attr.clone(), operands, ty.clone()))
        }
        NodeKind::Primal(v) => {
            let forward = rw.module().funcs[f].undoes?;
            Some(Key::Primal(rw.resolve(forward, *v), ty.clone()))
        }
        NodeKind::Cond { .. }
        | NodeKind::Loop(_)
        | NodeKind::Call(_)
        | NodeKind::CallBack(_)
        | NodeKind::Host(_)
        | NodeKind::Push(_)
        | NodeKind::Pop(_) => None,
    }
}
