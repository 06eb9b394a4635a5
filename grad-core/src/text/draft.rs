//! A FuncGraph while it is read, its values still by the numbers that the text gives them.

use super::lexer::{Lexer, Read};
use crate::diag::Diagnostics;
use crate::entity::{Entity, FuncRef, Value};
use crate::ir::{FuncGraph, NodeKind, Pullback, Type, ValueData};
use crate::ordered::OrderedMap;

/// See the module.
pub(super) struct Draft<'a> {
    /// Where it begins.
    pub(super) at: Lexer<'a>,
    /// Where its statements begin.
    pub(super) body: Lexer<'a>,
    /// All but the values, which `values` has, and the pullback.
    pub(super) func: FuncGraph,
    /// Result types that the header says.
    pub(super) results: Vec<Type>,
    /// The place of the name after `undoes`.
    pub(super) has_undoes: Option<Lexer<'a>>,
    /// The graph of that name.
    pub(super) undoes: Option<FuncRef>,
    /// By the numbers of the text.
    pub(super) values: OrderedMap<Value, ValueData>,
    /// The same in the order of their definitions.
    order: Vec<Value>,
    /// The line of every node.
    pub(super) places: Vec<Lexer<'a>>,
    /// The pullback, the params that it differentiates, its residuals, and whether it leaves in-outs alone.
    pub(super) pullback: Option<(FuncRef, Vec<Value>, Vec<Value>, bool)>,
    /// Whether `return` has been read.
    pub(super) returned: bool,
}

impl<'a> Draft<'a> {
    pub(super) fn new(at: Lexer<'a>) -> Self {
        Draft {
            body: at.clone(),
            at,
            func: FuncGraph::default(),
            results: vec![],
            has_undoes: None,
            undoes: None,
            values: OrderedMap::new(),
            order: vec![],
            places: vec![],
            pullback: None,
            returned: false,
        }
    }

    /// Types of the params.
    pub(super) fn param_types(&self) -> Vec<Type> {
        self.func
            .params
            .iter()
            .filter_map(|v| self.values.get(v))
            .map(|d| d.ty.clone())
            .collect()
    }

    /// Enters a value.
    pub(super) fn define(&mut self, at: &Lexer, v: Value, data: ValueData) -> Read<()> {
        match self.values.insert(v, data) {
            None => {
                self.order.push(v);
                Ok(())
            }
            Some(_) => Err(at.error(format!("{v} is defined twice"))),
        }
    }

    /// Where each number of the text goes in a table without gaps: to itself if the text has none, else values are
    /// numbered as they are defined.
    pub(super) fn ranks(&self) -> OrderedMap<Value, Value> {
        let dense = self.values.keys().enumerate().all(|(i, v)| v.index() == i);
        let order: Vec<Value> = if dense {
            self.values.keys().copied().collect()
        } else {
            self.order.clone()
        };
        order
            .into_iter()
            .enumerate()
            .map(|(i, v)| (v, Value::new(i)))
            .collect()
    }

    /// The graph with its values in a table without gaps; `undone` are the ranks of the graph that this one undoes.
    pub(super) fn finish(
        mut self,
        ranks: &OrderedMap<Value, Value>,
        undone: Option<&OrderedMap<Value, Value>>,
        errors: &mut Diagnostics,
    ) -> Option<FuncGraph> {
        let name = self.func.name.clone();
        let mut missing = false;
        let mut rename = |at: &Lexer,
                          v: &mut Value,
                          ranks: &OrderedMap<Value, Value>,
                          name: &str| match ranks.get(v) {
            Some(rank) => *v = *rank,
            None => {
                missing = true;
                errors.push(at.error(format!("{v} is not defined in @{name}")));
            }
        };
        for v in self
            .func
            .params
            .iter_mut()
            .chain(&mut self.func.captures)
            .chain(&mut self.func.results)
        {
            rename(&self.at, v, ranks, &name);
        }
        for (id, at) in self.func.nodes.keys().zip(&self.places) {
            let node = &mut self.func.nodes[id];
            for v in node.operands.iter_mut().chain(&mut node.results) {
                rename(at, v, ranks, &name);
            }
            if let (NodeKind::Primal(v), Some(undone)) = (&mut node.kind, undone) {
                rename(at, v, undone, "the graph that this one undoes");
            }
        }
        if let Some((func, mut wrt, mut residuals, spent)) = self.pullback.take() {
            for v in wrt.iter_mut().chain(&mut residuals) {
                rename(&self.at, v, ranks, &name);
            }
            let wrt = self.func.params.iter().map(|p| wrt.contains(p)).collect();
            self.func.pullback = Some(Pullback {
                func,
                wrt,
                residuals,
                spent,
            });
        }
        self.func.undoes = self.undoes;
        let by_rank: OrderedMap<Value, Value> = ranks.iter().map(|(v, rank)| (*rank, *v)).collect();
        for data in by_rank.values().filter_map(|v| self.values.remove(v)) {
            self.func.values.push(data);
        }
        (!missing).then_some(self.func)
    }
}
