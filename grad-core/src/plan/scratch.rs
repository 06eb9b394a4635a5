//! Scratch arrays: carried from trip to trip only so that they need not be allocated anew. Every trip writes all elements
//! before it reads any.

use super::chains::{Chains, Root};
use crate::entity::{FuncRef, NodeId, Value};
use crate::ir::{Attr, Loop, LoopHeader, Module, Node, NodeKind, Type};
use crate::ops;

/// Whether the `k`-th value that loop `id` of `func` carries is one.
pub(super) fn is_scratch(
    module: &Module,
    chains: &Chains,
    (func, id): (FuncRef, NodeId),
    l: &Loop,
    k: usize,
) -> bool {
    let node = &module.funcs[func].nodes[id];
    let outer = node.operands[l.leading() + k];
    let is_numbers = match module.funcs[func].ty(outer) {
        Type::Vec(element) | Type::Array(element, _) => element.is_scalar(),
        _ => false,
    };
    let (before, after) = (outer, node.results[k]);
    let in_place = chains.steps(func, node).contains(&(before, after));
    let root = chains.root(func, outer);
    let scan = Scan {
        module,
        chains,
        root,
    };
    is_numbers && in_place && chains.keeps_length(root) && scan.graph(l.body, false, &[]).is_some()
}

/// An index: a value of the graph that computes it.
type Index = (FuncRef, Value);

/// A look at what is done with one array, in program order.
struct Scan<'a> {
    module: &'a Module,
    chains: &'a Chains<'a>,
    root: Root,
}

/// A number that does not change, by what it is.
#[derive(PartialEq)]
enum Number {
    Literal(String),
    Value(FuncRef, Value),
    Length(Root),
}

impl Scan<'_> {
    /// Whether all elements have been written once `f` has run, given whether they had been before, and which ones had been
    /// in any case, by their indices; `None` if one may be read before it is written.
    fn graph(&self, f: FuncRef, mut written: bool, known: &[Index]) -> Option<bool> {
        let mut known = known.to_vec();
        let mut ranges = vec![];
        for node in self.module.funcs[f].nodes.values() {
            let uses: Vec<usize> = (0..node.operands.len())
                .filter(|&i| self.is_it(f, node.operands[i]))
                .collect();
            if uses.is_empty() {
                continue;
            }
            let index = || self.index(f, node).filter(|_| uses == [0]);
            match &node.kind {
                NodeKind::Prim(def, _) if **def == ops::array::LEN => {}
                NodeKind::Prim(def, _) if **def == ops::index::INDEX_SET && uses == [0] => {
                    known.extend(index());
                }
                NodeKind::Prim(..) if index().is_some_and(|i| known.contains(&i)) => {}
                NodeKind::Loop(l) => {
                    for inner in node.inner() {
                        self.graph(inner, written, &known)?;
                    }
                    ranges.extend(self.written_range(f, node, l));
                    written |= self.is_all(&ranges);
                }
                NodeKind::Cond { then, orelse } => {
                    let arm = |f: FuncRef| self.graph(f, written, &known);
                    let arms = [arm(*then)?, arm(*orelse)?];
                    written = arms[0] && arms[1];
                }
                _ if written => {}
                _ => return None,
            }
        }
        Some(written)
    }

    /// The index of the element that a read or write touches, where it comes from.
    fn index(&self, f: FuncRef, node: &Node) -> Option<Index> {
        let path = match &node.kind {
            NodeKind::Prim(def, Attr::None) if **def == ops::index::INDEX => &node.operands[1..],
            NodeKind::Prim(def, Attr::None)
                if **def == ops::index::INDEX_SET || **def == ops::index::INDEX_ADD =>
            {
                &node.operands[1..node.operands.len() - 1]
            }
            _ => return None,
        };
        let &[v] = path else { return None };
        Some(self.chains.origin(f, v))
    }

    fn is_it(&self, f: FuncRef, v: Value) -> bool {
        self.chains.is_version(f, v) && self.chains.root(f, v) == self.root
    }

    /// The range of a loop that writes the element of its index in every trip.
    fn written_range(&self, f: FuncRef, node: &Node, l: &Loop) -> Option<[Number; 2]> {
        let LoopHeader::Range { .. } = l.header else {
            return None;
        };
        let body = &self.module.funcs[l.body];
        let writes_one = |n: &Node| {
            matches!(&n.kind, NodeKind::Prim(def, Attr::None) if **def == ops::index::INDEX_SET)
                && self.is_it(l.body, n.operands[0])
                && n.operands[1..n.operands.len() - 1] == body.params[..1]
        };
        let writes = !l.exits && body.nodes.values().any(writes_one);
        writes.then(|| [0, 1].map(|i| self.number(f, node.operands[i])))
    }

    /// Whether ranges, each of which begins where another ends, are all of the array.
    fn is_all(&self, ranges: &[[Number; 2]]) -> bool {
        let start = Number::Literal("0".into());
        let mut end = &start;
        for _ in ranges {
            match ranges.iter().find(|[from, _]| from == end) {
                Some([_, to]) => end = to,
                None => break,
            }
        }
        *end == self.length(self.root)
    }

    fn number(&self, f: FuncRef, v: Value) -> Number {
        let (f, v) = self.chains.origin(f, v);
        let graph = &self.module.funcs[f];
        match graph.def_node(v) {
            Some(Node {
                kind: NodeKind::Const(text),
                ..
            }) => literal(text),
            Some(Node {
                kind: NodeKind::Prim(def, _),
                operands,
                ..
            }) if **def == ops::array::LEN => {
                let root = self.chains.root(f, operands[0]);
                if self.chains.keeps_length(root) {
                    self.length(root)
                } else {
                    Number::Value(f, v)
                }
            }
            _ => Number::Value(f, v),
        }
    }

    /// The length of an array whose length does not change.
    fn length(&self, root: Root) -> Number {
        let graph = &self.module.funcs[root.func];
        if let Type::Array(_, len) = graph.ty(root.value) {
            return literal(len);
        }
        match graph.def_node(root.value) {
            Some(Node {
                kind: NodeKind::Prim(def, _),
                operands,
                ..
            }) if **def == ops::array::VEC_REPEAT => self.number(root.func, operands[1]),
            Some(Node {
                kind: NodeKind::Prim(def, _),
                operands,
                ..
            }) if **def == ops::array::COPY || **def == ops::array::TO_VEC => {
                let from = self.chains.root(root.func, operands[0]);
                if self.chains.keeps_length(from) {
                    self.length(from)
                } else {
                    Number::Length(root)
                }
            }
            _ => Number::Length(root),
        }
    }
}

fn literal(text: &str) -> Number {
    Number::Literal(text.trim_end_matches("usize").replace('_', ""))
}
