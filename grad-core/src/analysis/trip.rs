//! What belongs to one trip of a loop: the element at the trip's own index, or those in the row that begins at a multiple of it.

use crate::entity::{FuncRef, Value};
use crate::ir::{Def, FuncGraph, Module, Node, NodeKind};
use crate::ops;
use crate::ordered::OrderedMap;

/// Which elements of an array are a trip's own, if it touches no others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Own {
    /// The one at its index.
    Element,
    /// So many, from its index times as many on.
    Row(Stride),
}

/// How long a row is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stride {
    /// A capture of the loop's body, by its place.
    Captured(usize),
    /// A literal.
    Literal(Box<str>),
}

/// A trip, seen from a graph in the loop.
#[derive(Clone)]
pub(super) struct Trip<'m> {
    module: &'m Module,
    body: FuncRef,
    func: FuncRef,
    /// What values of the graph are called in the loop's body.
    names: OrderedMap<Value, Value>,
}

impl<'m> Trip<'m> {
    /// In the loop's body.
    pub fn new(module: &'m Module, body: FuncRef) -> Self {
        let all = module.funcs[body].values.keys();
        Trip {
            module,
            body,
            func: body,
            names: all.map(|v| (v, v)).collect(),
        }
    }

    /// In a graph of `node`, whose captures begin at this operand.
    pub fn inside(&self, node: &Node, func: FuncRef, first: usize) -> Self {
        let captures = &self.module.funcs[func].captures;
        let outer = node.operands[first..].iter();
        let named = captures.iter().zip(outer);
        Trip {
            func,
            names: named
                .filter_map(|(&c, o)| Some((c, *self.names.get(o)?)))
                .collect(),
            ..self.clone()
        }
    }

    /// Which elements are the trip's own, if the one at this index is.
    pub fn owns(&self, index: Value) -> Option<Own> {
        match self.is_index(index) {
            true => Some(Own::Element),
            false => self.row(index).map(Own::Row),
        }
    }

    fn is_index(&self, v: Value) -> bool {
        self.names.get(&v) == Some(&self.module.funcs[self.body].params[0])
    }

    /// The stride of the row that an index counts on from the beginning of: how far is looked at when it is used.
    fn row(&self, v: Value) -> Option<Stride> {
        let in_body = self.names.get(&v).filter(|_| self.func != self.body);
        if let Some(&v) = in_body {
            return Trip::new(self.module, self.body).row(v);
        }
        let node = made_by(&self.module.funcs[self.func], v)?;
        let NodeKind::Prim(def, _) = &node.kind else {
            return None;
        };
        let [a, b] = node.operands[..] else {
            return None;
        };
        match **def {
            ref def if *def == ops::arith::ADD => self.row(a).or_else(|| self.row(b)),
            ref def if *def == ops::arith::MUL && self.is_index(a) => self.stride(b),
            ref def if *def == ops::arith::MUL && self.is_index(b) => self.stride(a),
            _ => None,
        }
    }

    /// What is the same in every trip.
    fn stride(&self, v: Value) -> Option<Stride> {
        let (func, v) = match self.names.get(&v) {
            Some(&v) => (self.body, v),
            None => (self.func, v),
        };
        let graph = &self.module.funcs[func];
        match graph.values[v].def {
            Def::Capture(at) if func == self.body => Some(Stride::Captured(at)),
            Def::Result(..) => match &made_by(graph, v)?.kind {
                NodeKind::Const(text) => Some(Stride::Literal(text.clone())),
                _ => None,
            },
            Def::Capture(_) | Def::Param(_) => None,
        }
    }
}

fn made_by(graph: &FuncGraph, v: Value) -> Option<&Node> {
    match graph.values[v].def {
        Def::Result(id, _) => Some(&graph.nodes[id]),
        Def::Param(_) | Def::Capture(_) => None,
    }
}
