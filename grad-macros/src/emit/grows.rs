//! Adjoints that need not be there: all that happens to one is that something is added to it, or that it is lent to a call.

use super::Emitter;
use super::frame::is_copy;
use grad_core::entity::{FuncRef, NodeId, Value};
use grad_core::ir::{Lent, Node, NodeKind};
use grad_core::ops::{Spelling, adjoint};
use grad_core::ordered::OrderedMap;

/// What has been found out, so that nothing is looked at twice.
#[derive(Default)]
pub(super) struct Grown {
    /// Which node reads a value as which of its operands, of the graphs that have been looked at.
    readers: OrderedMap<FuncRef, Readers>,
    /// Values that only grow, and others.
    values: OrderedMap<(FuncRef, Value), bool>,
    /// Nodes all of whose results do, and others.
    nodes: OrderedMap<(FuncRef, NodeId), bool>,
}

type Readers = OrderedMap<Value, Vec<(NodeId, usize)>>;

impl Emitter<'_> {
    /// Whether the only thing that happens to the adjoint `v` of a graph is that something is added to it, or it is lent to a
    /// call: then it need not be there.
    pub(super) fn only_grows(&self, f: FuncRef, v: Value) -> bool {
        if let Some(&known) = self.grown.borrow().values.get(&(f, v)) {
            return known;
        }
        let readers = self.readers(f, v);
        // a node that reads it twice does more than add to it
        let twice = readers.windows(2).any(|two| two[0].0 == two[1].0);
        let grows = !twice && readers.iter().all(|&(n, i)| self.grows_through(f, n, i));
        self.grown.borrow_mut().values.insert((f, v), grows);
        grows
    }

    fn readers(&self, f: FuncRef, v: Value) -> Vec<(NodeId, usize)> {
        let mut grown = self.grown.borrow_mut();
        let readers = grown.readers.entry(f).or_insert_with(|| {
            let mut readers = Readers::new();
            for (id, node) in self.module.funcs[f].nodes.iter() {
                for (i, &v) in node.operands.iter().enumerate() {
                    readers.entry(v).or_default().push((id, i));
                }
            }
            readers
        });
        readers.get(&v).cloned().unwrap_or_default()
    }

    /// Whether what is operand `i` of a node only grows there, and what becomes of it afterwards.
    fn grows_through(&self, f: FuncRef, n: NodeId, i: usize) -> bool {
        let node = &self.module.funcs[f].nodes[n];
        match &node.kind {
            NodeKind::Prim(def, _) => {
                let adds = matches!(def.spelling, Spelling::IndexAdd | Spelling::FieldAdd)
                    || **def == adjoint::ACCUMULATE;
                adds && i == 0 && self.only_grows(f, node.results[0])
            }
            NodeKind::Cond { then, orelse } => {
                let grows_in =
                    |arm: FuncRef| self.only_grows(arm, self.module.funcs[arm].captures[i - 1]);
                i > 0 && grows_in(*then) && grows_in(*orelse) && self.results_only_grow(f, n, node)
            }
            NodeKind::Loop(l) => {
                if i < l.leading() || i >= l.first_capture() {
                    return false;
                }
                let k = i - l.leading();
                let inside = self.module.funcs[l.body].params[l.leading_params() + k];
                self.only_grows(l.body, inside) && self.only_grows(f, node.results[k])
            }
            NodeKind::CallBack(back) => {
                // several parts of one array are borrowed together
                let is_array = self.module.funcs[f].ty(node.operands[i]).is_array();
                let is_alone = |lent: &Lent| lent.with.is_none();
                let lent = !is_array || back.lent.iter().flatten().all(is_alone);
                lent && self.results_only_grow(f, n, node)
            }
            NodeKind::Const(_)
            | NodeKind::Call(_)
            | NodeKind::Host(_)
            | NodeKind::Primal(_)
            | NodeKind::Push(_)
            | NodeKind::Pop(_) => false,
        }
    }

    /// The same for the results of a node, one of which goes on where the operand ended.
    fn results_only_grow(&self, f: FuncRef, n: NodeId, node: &Node) -> bool {
        if let Some(&known) = self.grown.borrow().nodes.get(&(f, n)) {
            return known;
        }
        let graph = &self.module.funcs[f];
        let mut large = node.results.iter().filter(|r| !is_copy(graph.ty(**r)));
        let grow = large.all(|&r| self.only_grows(f, r));
        self.grown.borrow_mut().nodes.insert((f, n), grow);
        grow
    }
}
