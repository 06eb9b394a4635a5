//! What is kept for one arm of a branch only is kept by that arm: where the arm is not taken, nothing is. That is done where the arm
//! keeps the way back of a call, so that it is no loop over slices anyway.

use super::loops::remove_capture;
use super::rewrite::{Rewrite, rewritten};
use super::walk::{self, first_capture};
use crate::entity::{FuncRef, NodeId, Stack, Value};
use crate::ir::{Module, NodeKind, Type};
use crate::ordered::{OrderedMap, OrderedSet};

/// Moves pushes, and the pops that belong to them, into the arms.
pub fn sunk(module: &Module) -> Module {
    rewritten(module, sink_pushes)
}

pub(super) fn sink_pushes(rw: &mut Rewrite) {
    for home in rw.funcs() {
        let Some(back) = rw.module().funcs[home].pullback.as_ref().map(|p| p.func) else {
            continue;
        };
        let [pushes, pops] = [home, back].map(|f| ends(rw, f));
        let calls = calls(rw, &pops);
        if calls.is_empty() {
            continue;
        }
        let readers = Readers::new(rw, back);
        for (stack, push) in &pushes {
            if let ([push], Some([pop])) = (&push[..], pops.get(stack).map(|p| &p[..]))
                && let Some(way) = way(rw, &readers, &pushes, &calls, *push, *pop)
            {
                sink(rw, *stack, *push, *pop, way);
            }
        }
    }
}

/// The nodes in a function that push to or pop each stack.
type Ends = OrderedMap<Stack, Vec<(FuncRef, NodeId)>>;

fn ends(rw: &Rewrite, f: FuncRef) -> Ends {
    let mut found = Ends::new();
    for g in walk::nest(rw.module(), f) {
        for n in rw.nodes(g) {
            if let Some(stack) = rw.node(g, n).stack() {
                found.entry(stack).or_default().push((g, n));
            }
        }
    }
    found
}

/// The stacks of ways back of calls that each graph alone pops.
fn calls(rw: &Rewrite, pops: &Ends) -> OrderedMap<FuncRef, Vec<Stack>> {
    let mut found = OrderedMap::<FuncRef, Vec<Stack>>::new();
    for (stack, ends) in pops {
        if let [(f, n)] = ends[..]
            && *rw.ty(f, rw.node(f, n).results[0]) == Type::Pullback
        {
            found.entry(f).or_default().push(*stack);
        }
    }
    found
}

/// Who reads the values of a way back. What is moved changes nothing of what is read of other values.
struct Readers {
    nodes: OrderedMap<(FuncRef, Value), Vec<NodeId>>,
    returned: OrderedSet<(FuncRef, Value)>,
}

impl Readers {
    fn new(rw: &Rewrite, back: FuncRef) -> Readers {
        let mut nodes = OrderedMap::<_, Vec<NodeId>>::new();
        let mut returned = OrderedSet::new();
        for f in walk::nest(rw.module(), back) {
            let results = rw.module().funcs[f].results.iter();
            returned.extend(results.map(|r| (f, rw.resolve(f, *r))));
            for n in rw.nodes(f) {
                let read: OrderedSet<Value> = rw.operands(f, n).into_iter().collect();
                read.into_iter()
                    .for_each(|v| nodes.entry((f, v)).or_default().push(n));
            }
        }
        Readers { nodes, returned }
    }

    /// The one node that reads a value which is not returned.
    fn only_one(&self, f: FuncRef, v: Value) -> Option<NodeId> {
        match self.nodes.get(&(f, v)).map(|nodes| &nodes[..]) {
            Some([reader]) if !self.returned.contains(&(f, v)) => Some(*reader),
            _ => None,
        }
    }

    fn is_read(&self, f: FuncRef, v: Value) -> bool {
        self.nodes.contains_key(&(f, v)) || self.returned.contains(&(f, v))
    }
}

/// An arm that alone needs a value, in a graph and in the one that undoes it: the branch, and which of its arms.
#[derive(Clone, Copy)]
struct Way {
    forward: (NodeId, usize),
    back: (NodeId, usize),
}

/// The arm that what is popped at `pop` is captured by, and the arm that it undoes, in which the push can stand.
fn way(
    rw: &Rewrite,
    readers: &Readers,
    pushes: &Ends,
    calls: &OrderedMap<FuncRef, Vec<Stack>>,
    push: (FuncRef, NodeId),
    pop: (FuncRef, NodeId),
) -> Option<Way> {
    let back = only_reader(rw, readers, pop)?;
    let undone = arms(rw, pop.0, back.0)?[back.1];
    let mut kept = calls.get(&undone)?.iter();
    let forward = kept.find_map(|stack| match pushes.get(stack)?[..] {
        [(f, _)] => branch_of(rw, push.0, f),
        _ => None,
    })?;
    let order = rw.nodes(push.0);
    let before = |n: NodeId| order.iter().position(|m| *m == n);
    (before(push.1)? < before(forward.0)?).then_some(Way { forward, back })
}

/// The branch and the arm that alone capture what a node gives.
fn only_reader(
    rw: &Rewrite,
    readers: &Readers,
    (f, n): (FuncRef, NodeId),
) -> Option<(NodeId, usize)> {
    let value = rw.node(f, n).results[0];
    let reader = readers.only_one(f, value)?;
    let arms = arms(rw, f, reader)?;
    let at = captured_at(rw, f, reader, value)?;
    let reads = arms.map(|arm| readers.is_read(arm, rw.module().funcs[arm].captures[at]));
    match reads {
        [true, false] => Some((reader, 0)),
        [false, true] => Some((reader, 1)),
        _ => None,
    }
}

fn arms(rw: &Rewrite, f: FuncRef, n: NodeId) -> Option<[FuncRef; 2]> {
    match rw.node(f, n).kind {
        NodeKind::Cond { then, orelse } => Some([then, orelse]),
        _ => None,
    }
}

/// Which capture of a branch a value is, if it is one of them and not the predicate.
fn captured_at(rw: &Rewrite, f: FuncRef, n: NodeId, value: Value) -> Option<usize> {
    let operands = rw.operands(f, n);
    let mut at = (0..operands.len()).filter(|i| operands[*i] == value);
    match (at.next(), at.next()) {
        (Some(i), None) => i.checked_sub(first_capture(&rw.node(f, n).kind)),
        _ => None,
    }
}

/// The branch in `f` that `arm` is an arm of.
fn branch_of(rw: &Rewrite, f: FuncRef, arm: FuncRef) -> Option<(NodeId, usize)> {
    rw.nodes(f).into_iter().find_map(|n| {
        let at = arms(rw, f, n)?.iter().position(|a| *a == arm)?;
        Some((n, at))
    })
}

fn sink(rw: &mut Rewrite, stack: Stack, push: (FuncRef, NodeId), pop: (FuncRef, NodeId), way: Way) {
    let (f, (branch, arm)) = (push.0, way.forward);
    let value = rw.operands(f, push.1)[0];
    let into = arms(rw, f, branch).expect("a branch")[arm];
    let inside = capture(rw, f, branch, arm, value);
    let push_inside = (NodeKind::Push(stack), vec![inside]);
    rw.insert(into, push_inside, None, usize::MAX);
    rw.retain(f, |n| n != push.1);

    let (f, (branch, arm)) = (pop.0, way.back);
    let value = rw.node(f, pop.1).results[0];
    let both = arms(rw, f, branch).expect("a branch");
    let at = captured_at(rw, f, branch, value).expect("a capture");
    let captured = rw.module().funcs[both[arm]].captures[at];
    let like = rw.module().funcs[both[arm]].values[captured].clone();
    let popped = rw.insert(both[arm], (NodeKind::Pop(stack), vec![]), Some(like), 0);
    rw.replace(both[arm], captured, popped.expect("what is popped"));
    for arm in both {
        remove_capture(rw.func_mut(arm), at);
    }
    let first = first_capture(&rw.node(f, branch).kind);
    rw.node_mut(f, branch).operands.remove(first + at);
    rw.retain(f, |n| n != pop.1);
}

/// What stands for `value` in an arm of a branch.
fn capture(rw: &mut Rewrite, f: FuncRef, branch: NodeId, arm: usize, value: Value) -> Value {
    let both = arms(rw, f, branch).expect("a branch");
    if let Some(at) = captured_at(rw, f, branch, value) {
        return rw.module().funcs[both[arm]].captures[at];
    }
    let ty = rw.ty(f, value).clone();
    rw.node_mut(f, branch).operands.push(value);
    both.map(|g| rw.func_mut(g).add_capture(ty.clone()))[arm]
}
