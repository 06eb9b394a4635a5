//! What a call's way back is lent: the very part of an adjoint that belongs to the argument, if that is a part.

use super::adjoint::Adjoints;
use crate::entity::{Entity, NodeId, Value};
use crate::ir::{ArgMode, Attr, FuncGraph, Lent, Node, NodeKind, Type, Var};
use crate::ops::located::{LOCATE, LOCATED, LOCATED_LENT};
use crate::ops::{Spelling, path};
use crate::ordered::OrderedMap;

/// An argument as a part of a value.
pub(super) struct LentPlace<'a> {
    /// What it is a part of; itself if it is none.
    pub root: Value,
    /// The steps from there, none if it is all of it.
    pub steps: Box<str>,
    /// The indices among them, as they name places in the gradient.
    pub indices: Vec<Var<'a>>,
}

/// The adjoints that a call is lent so far: of which value, at which argument, and whether as a whole.
pub(super) type Lending = OrderedMap<Value, (usize, bool)>;

impl LentPlace<'_> {
    /// Lends the part of the adjoint to argument `i`. `None`: an adjoint of its own, zeros if it is lent already.
    pub fn lend(&self, lending: &mut Lending, i: usize, sub: bool) -> Option<Lent> {
        let is_whole = self.steps.is_empty() && !sub;
        let with = match lending.get(&self.root) {
            Some((_, true)) => return None,
            Some(_) if is_whole => return None,
            Some((with, false)) => Some(*with),
            None => {
                lending.insert(self.root, (i, is_whole));
                None
            }
        };
        let part = Lent {
            with,
            steps: self.steps.clone(),
        };
        (with.is_some() || !self.steps.is_empty()).then_some(part)
    }
}

impl<'a> Adjoints<'a> {
    /// Of what argument `v` of call `id` is a part. A part has no adjoint of its own if nothing has reached it yet and nobody
    /// asks for it; and what it is a part of must not be written to before the call.
    pub fn lent_place(&mut self, v: Value, id: NodeId) -> LentPlace<'a> {
        let (mut root, mut steps, mut indices) = (v, vec![], vec![]);
        while let Some(node) = self.part_before(root, id) {
            let NodeKind::Prim(_, attr) = &node.kind else {
                break;
            };
            let own = path::steps(attr, node.operands.len() - 1);
            let found = self.indices(node.operands[0], &own, &node.operands[1..]);
            indices.splice(0..0, found);
            steps.splice(0..0, own.into_iter().map(|step| step.found().text()));
            root = node.operands[0];
        }
        LentPlace {
            root,
            steps: steps.join(".").into(),
            indices,
        }
    }

    /// The indices of a place in `base`, as they name the place in the gradient as well: what is looked up has been found in the value.
    pub fn indices(
        &mut self,
        base: Value,
        steps: &[path::Step],
        indices: &[Value],
    ) -> Vec<Var<'a>> {
        let ends = (1..=steps.len()).filter(|end| path::is_index(steps[end - 1].text()));
        let found = indices.iter().enumerate().zip(ends);
        found
            .map(|((k, &i), end)| match steps[end - 1] {
                path::Step::Lookup | path::Step::LookupLent => {
                    self.located(base, &steps[..end], &indices[..=k])
                }
                path::Step::Index | path::Step::Field(_) => self.primal(i),
            })
            .collect()
    }

    /// The last of the indices, looked up in the value.
    fn located(&mut self, base: Value, steps: &[path::Step], indices: &[Value]) -> Var<'a> {
        let operands = std::iter::once(&base).chain(indices);
        let operands: Vec<Value> = operands.map(|&v| self.primal(v).value()).collect();
        let index = *operands.last().expect("an index that is looked up");
        let attr = path::attribute(steps.iter().copied());
        let at = self.b.prim_of_type(&LOCATE, attr, &operands, Type::Open);
        let both = [index, at.value()];
        let located = match steps.last() {
            Some(path::Step::LookupLent) => &LOCATED_LENT,
            _ => &LOCATED,
        };
        self.b.prim_of_type(located, Attr::None, &both, Type::Open)
    }

    /// The node that takes `v` out of something else, if call `id` finds it as a part of that.
    fn part_before(&mut self, v: Value, id: NodeId) -> Option<&'a Node> {
        let node = self.graph.def_node(v)?;
        let NodeKind::Prim(def, _) = &node.kind else {
            return None;
        };
        let base = *node.operands.first()?;
        let is_part = def.spelling == Spelling::Index
            && is_lent(self.graph.ty(v))
            && is_lent(self.graph.ty(base))
            && !self.reached(v)
            && !self.is_asked(v)
            && self.active(base)
            && self.consumed_at(base) >= id.index();
        is_part.then_some(node)
    }
}

/// Whether the adjoint of a value of this type is one place to which others add.
fn is_lent(ty: &Type) -> bool {
    ty.may_be_aggregate()
}

/// The first node that writes to each value, or gives it away.
pub(super) fn first_consumers(graph: &FuncGraph) -> Vec<usize> {
    let mut first = vec![usize::MAX; graph.values.len()];
    for (id, node) in graph.nodes.iter() {
        for v in consumed(graph, node) {
            first[v.index()] = first[v.index()].min(id.index());
        }
    }
    first
}

/// What a node writes to, as far as is seen without the graphs inside it.
fn consumed(graph: &FuncGraph, node: &Node) -> Vec<Value> {
    let some = |positions: std::ops::Range<usize>| node.operands[positions].to_vec();
    match &node.kind {
        NodeKind::Prim(def, _) => def.in_place.iter().map(|&k| node.operands[k]).collect(),
        NodeKind::Loop(l) => some(l.leading()..l.first_capture()),
        NodeKind::Cond { .. } => {
            let writes = node.results.iter().any(|&r| is_lent(graph.ty(r)));
            some(if writes { 1..node.operands.len() } else { 0..0 })
        }
        NodeKind::Call(call) => {
            let args = call.args.iter().zip(call.first_operands());
            let in_outs = args.filter(|(arg, _)| arg.mode == ArgMode::InOut);
            in_outs.map(|(_, first)| node.operands[first]).collect()
        }
        NodeKind::Const(_)
        | NodeKind::CallBack(_)
        | NodeKind::Host(_)
        | NodeKind::Primal(_)
        | NodeKind::Push(_)
        | NodeKind::Pop(_) => vec![],
    }
}
