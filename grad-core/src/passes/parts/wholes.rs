//! Which values are read as they are, and not only by parts that are plain.

use super::{fields_read, is_plain};
use crate::entity::{FuncRef, Value};
use crate::ir::{Loop, LoopHeader, Module, Node, NodeKind};
use crate::ops::index::{INDEX_ADD, INDEX_SET};
use crate::ops::make::MAKE;
use crate::ops::tuple::TUPLE;
use crate::ordered::{OrderedMap, OrderedSet};
use crate::passes::walk::{first_capture, owners};

/// A value of some graph.
type Place = (FuncRef, Value);

/// Which values something reads whole, so that they are there anyway.
pub(super) struct Wholes(OrderedSet<Place>);

impl Wholes {
    pub(super) fn of(module: &Module) -> Wholes {
        let mut reads = Reads::default();
        let owners = owners(module);
        for (f, graph) in module.funcs.iter() {
            if owners[f].is_none() {
                reads.whole.extend(graph.results.iter().map(|v| (f, *v)));
            }
            for node in graph.nodes.values() {
                reads.note(module, f, node);
            }
        }
        let mut wholes = OrderedSet::new();
        while let Some(place) = reads.whole.pop() {
            if wholes.insert(place) {
                reads
                    .whole
                    .extend(reads.made_of.remove(&place).unwrap_or_default());
            }
        }
        Wholes(wholes)
    }

    pub(super) fn is(&self, f: FuncRef, v: Value) -> bool {
        self.0.contains(&(f, v))
    }
}

/// What is known while the graphs are gone through.
#[derive(Default)]
struct Reads {
    /// What is read whole.
    whole: Vec<Place>,
    /// What is read whole where the first is.
    made_of: OrderedMap<Place, Vec<Place>>,
}

impl Reads {
    /// `what` is there as a whole if `made` is.
    fn makes(&mut self, what: Place, made: Place) {
        self.made_of.entry(made).or_default().push(what);
    }

    fn note(&mut self, module: &Module, f: FuncRef, node: &Node) {
        let first = match &node.kind {
            NodeKind::Cond { then, orelse } => {
                for g in [*then, *orelse] {
                    let results = module.funcs[g].results.iter().zip(&node.results);
                    results.for_each(|(v, r)| self.makes((g, *v), (f, *r)));
                }
                first_capture(&node.kind)
            }
            NodeKind::Loop(l) => {
                (0..l.carried).for_each(|k| self.carried(module, f, node, l, k));
                first_capture(&node.kind)
            }
            _ => return self.operands(module, f, node),
        };
        for g in node.inner() {
            let captures = module.funcs[g].captures.iter().zip(&node.operands[first..]);
            captures.for_each(|(c, v)| self.makes((f, *v), (g, *c)));
        }
    }

    /// What a loop carries is whole if any trip, its condition or what comes after reads it so.
    fn carried(&mut self, module: &Module, f: FuncRef, node: &Node, l: &Loop, k: usize) {
        let body = &module.funcs[l.body];
        let param = (l.body, body.params[l.leading_params() + k]);
        let left = (l.body, body.results[l.leading_results() + k]);
        let mut readers = vec![param, (f, node.results[k])];
        if let LoopHeader::While(cond) = l.header {
            readers.push((cond, module.funcs[cond].params[k]));
        }
        for reader in readers {
            self.makes(left, reader);
            self.makes((f, node.operands[l.leading() + k]), reader);
        }
        // one reader is enough for all of them
        self.makes(param, left);
        self.makes((f, node.results[k]), left);
    }

    /// The operands of a node that has no graphs.
    fn operands(&mut self, module: &Module, f: FuncRef, node: &Node) {
        let plain = |v: Value| is_plain(module.funcs[f].ty(v));
        let reads_plain_part = fields_read(node).is_some() && plain(node.results[0]);
        let mut operands = node.operands.iter().map(|v| (f, *v));
        match &node.kind {
            _ if reads_plain_part => return,
            NodeKind::Prim(def, _) if **def == INDEX_SET || **def == INDEX_ADD => {
                let before = operands.next().expect("what is written to");
                self.makes(before, (f, node.results[0]));
            }
            NodeKind::Prim(def, _) if **def == MAKE || **def == TUPLE => {
                return operands.for_each(|part| self.makes(part, (f, node.results[0])));
            }
            _ => {}
        }
        self.whole.extend(operands);
    }
}
