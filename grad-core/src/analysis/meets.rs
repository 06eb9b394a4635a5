//! What the trips of a parallel loop meet in. Where that is sums alone, and elements that each trip has for itself, the range may be cut
//! into parts that run side by side: a part adds to sums of its own, which are added up afterwards.

use super::trip::{Own, Trip};
use crate::entity::{FuncRef, Value};
use crate::ir::{ArgMode, CallBack, FuncGraph, Loop, LoopHeader, Module, Node, NodeKind, Type};
use crate::ops::{self, PrimDef, path};
use crate::ordered::OrderedSet;

/// What the trips do with a value that the loop carries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Meet {
    /// Every trip leaves it as it was.
    Same,
    /// A number that trips add to, and that none of them looks at.
    Sum,
    /// Something with parts that trips add to, and that none of them looks at.
    Added,
    /// An array of which a trip touches its own elements alone.
    Own(Own),
}

/// For each value that the loop carries what its trips do with it.
///
/// # Errors
/// The first of which that cannot be said.
pub fn meets(module: &Module, l: &Loop) -> Result<Vec<Meet>, usize> {
    let each = 0..l.carried;
    each.map(|k| meet(module, l, k).ok_or(k)).collect()
}

/// The carried value in which trips meet that no order of theirs makes right, if there is one.
pub fn meeting_in(module: &Module, l: &Loop) -> Option<usize> {
    (0..l.carried).find(|&k| meet(module, l, k).is_none() && !is_collected(module, l, k))
}

/// Whether a carried value is a vector to which each trip pushes once, and nothing else is done with it: it holds one item a trip, in their
/// order.
fn is_collected(module: &Module, l: &Loop, k: usize) -> bool {
    let body = &module.funcs[l.body];
    let param = body.params[l.leading_params() + k];
    let last = body.results[l.leading_results() + k];
    let [Some(push)] = uses(body, param)[..] else {
        return false;
    };
    let is_push = matches!(&push.kind, NodeKind::Prim(def, _) if **def == ops::stack::PUSH);
    is_push
        && push.operands[0] == param
        && push.results.contains(&last)
        && matches!(uses(body, last)[..], [None])
}

/// Whether a loop has trips that are counted by a `usize`, and none that ends it.
pub fn is_counted(module: &Module, l: &Loop) -> bool {
    let body = &module.funcs[l.body];
    matches!(l.header, LoopHeader::Range { .. })
        && !l.exits
        && *body.ty(body.params[0]) == Type::USIZE
}

fn meet(module: &Module, l: &Loop, k: usize) -> Option<Meet> {
    let body = &module.funcs[l.body];
    let param = body.params[l.leading_params() + k];
    let last = body.results[l.leading_results() + k];
    if param == last {
        return Some(Meet::Same);
    }
    if body.ty(param).is_scalar() {
        return is_sum(module, l.body, param, last).then_some(Meet::Sum);
    }
    let mut seen = Seen::default();
    let versions = seen.follow(module, l.body, param, &Trip::new(module, l.body))?;
    let is_array = matches!(
        body.ty(param),
        Type::Array(..) | Type::Slice(_) | Type::Vec(_)
    );
    match (versions.contains(&last), seen.own) {
        (true, Some(own)) if !seen.elsewhere && is_array => Some(Meet::Own(own)),
        (true, _) if !seen.looked_at => Some(Meet::Added),
        _ => None,
    }
}

/// The nodes that read `v`, once for each operand, and an end for each result that it is.
fn uses(graph: &FuncGraph, v: Value) -> Vec<Option<&Node>> {
    let nodes = graph.nodes.values().map(Some);
    let reads = nodes.flat_map(|n| {
        n.into_iter()
            .flat_map(|n| n.operands.iter().map(move |o| (Some(n), o)))
    });
    let ends = graph.results.iter().map(|o| (None, o));
    reads
        .chain(ends)
        .filter(|(_, o)| **o == v)
        .map(|(n, _)| n)
        .collect()
}

/// Whether `last` is `first` and what has been added to it, and nothing else reads any of these sums.
fn is_sum(module: &Module, f: FuncRef, first: Value, last: Value) -> bool {
    let graph = &module.funcs[f];
    let mut sum = first;
    loop {
        match (&uses(graph, sum)[..], sum == last) {
            ([None], true) => return true,
            ([Some(node)], false) => {
                match next_sum(module, node, sum, matches!(graph.ty(sum), Type::Float(_))) {
                    Some(next) => sum = next,
                    None => return false,
                }
            }
            _ => return false,
        }
    }
}

/// The result of a node that only adds to `sum`.
fn next_sum(module: &Module, node: &Node, sum: Value, is_float: bool) -> Option<Value> {
    let at = node.operands.iter().position(|&o| o == sum)?;
    match &node.kind {
        NodeKind::Prim(def, _) => {
            // what is subtracted from an integer may not fit where the sum starts from zero
            let takes = **def == ops::arith::SUB && at == 0 && is_float;
            let adds = **def == ops::arith::ADD || takes;
            adds.then(|| node.results[0])
        }
        NodeKind::Cond { then, orelse } => {
            let is_it = |i: &usize| {
                [*then, *orelse].into_iter().all(|arm| {
                    let graph = &module.funcs[arm];
                    is_sum(module, arm, graph.captures[at - 1], graph.results[*i])
                })
            };
            (0..node.results.len()).find(is_it).map(|i| node.results[i])
        }
        NodeKind::Loop(l) if l.header_reads_nothing() => {
            let (k, body) = (at.checked_sub(l.leading())?, &module.funcs[l.body]);
            let carried = k < l.carried;
            let of = |l: &Loop| {
                (
                    body.params[l.leading_params() + k],
                    body.results[l.leading_results() + k],
                )
            };
            let (param, last) = carried.then(|| of(l))?;
            is_sum(module, l.body, param, last).then(|| node.results[k])
        }
        _ => None,
    }
}

impl Loop {
    /// Whether no condition looks at what is carried.
    fn header_reads_nothing(&self) -> bool {
        matches!(self.header, LoopHeader::Range { .. })
    }
}

/// What looks at a place, and what writes to one.
const READS: [&PrimDef; 2] = [&ops::index::INDEX, &ops::index::CT_PART];
const WRITES: [&PrimDef; 3] = [
    &ops::index::INDEX_SET,
    &ops::index::CT_CLEAR,
    &ops::index::CT_EMPTY,
];

/// What has been seen of one value with parts.
#[derive(Default)]
struct Seen {
    /// What is the trip's own, if all places are in it.
    own: Option<Own>,
    /// A place that is not the trip's own.
    elsewhere: bool,
    /// More than an addition.
    looked_at: bool,
}

impl Seen {
    /// A place that is the trip's own, or is not.
    fn place(&mut self, own: Option<Own>) {
        let fits = own.is_some()
            && self
                .own
                .as_ref()
                .is_none_or(|seen| Some(seen) == own.as_ref());
        self.elsewhere |= !fits;
        self.own = own;
    }

    /// The versions of `first` in `f`; none if something is done with one that is not known.
    fn follow(
        &mut self,
        module: &Module,
        f: FuncRef,
        first: Value,
        trip: &Trip,
    ) -> Option<OrderedSet<Value>> {
        let graph = &module.funcs[f];
        let mut versions = OrderedSet::from([first]);
        for node in graph.nodes.values() {
            let read = (0..node.operands.len()).filter(|&i| versions.contains(&node.operands[i]));
            let read: Vec<usize> = read.collect();
            if read.is_empty() {
                continue;
            }
            let inner = Inner { module, node, trip };
            match &node.kind {
                NodeKind::Prim(def, _) if **def == ops::array::LEN => {}
                NodeKind::Prim(def, attr) if read == [0] => {
                    let adds =
                        **def == ops::index::INDEX_ADD || **def == ops::index::INDEX_ADD_AGAIN;
                    let writes = adds || WRITES.iter().any(|w| **def == **w);
                    if !writes && !READS.iter().any(|r| **def == **r) {
                        return None;
                    }
                    let to_element = path::steps(attr, 1).first() == Some(&path::Step::Index);
                    let index = node.operands.get(1).filter(|_| to_element);
                    self.place(index.and_then(|&index| trip.owns(index)));
                    self.looked_at |= !adds;
                    versions.extend(writes.then(|| node.results[0]));
                }
                NodeKind::Cond { then, orelse } => {
                    versions.extend(self.in_arms(&inner, [*then, *orelse], &read)?);
                }
                NodeKind::Loop(l) => versions.extend(self.in_loop(&inner, l, &read)?),
                NodeKind::CallBack(back) => {
                    self.elsewhere = true;
                    let added = added(back);
                    for at in read {
                        let (_, result) = added.iter().find(|(operand, _)| *operand == at)?;
                        versions.insert(node.results[*result]);
                    }
                }
                _ => return None,
            }
        }
        Some(versions)
    }

    fn in_arms(&mut self, at: &Inner, arms: [FuncRef; 2], read: &[usize]) -> Option<Vec<Value>> {
        let mut given = [OrderedSet::new(), OrderedSet::new()];
        for (arm, given) in arms.into_iter().zip(&mut given) {
            let graph = &at.module.funcs[arm];
            for i in read {
                let capture = graph.captures[i.checked_sub(1)?];
                let versions =
                    self.follow(at.module, arm, capture, &at.trip.inside(at.node, arm, 1))?;
                given.extend(
                    (0..graph.results.len()).filter(|&r| versions.contains(&graph.results[r])),
                );
            }
        }
        let [then, orelse] = given;
        (then == orelse).then(|| then.into_iter().map(|r| at.node.results[r]).collect())
    }

    fn in_loop(&mut self, at: &Inner, l: &Loop, read: &[usize]) -> Option<Vec<Value>> {
        let (first, body) = (l.first_capture(), &at.module.funcs[l.body]);
        let trip = at.trip.inside(at.node, l.body, first);
        let mut given = vec![];
        for &i in read {
            let k = i.checked_sub(l.leading())?;
            let param = match k < l.carried {
                true => body.params[l.leading_params() + k],
                false => body.captures[k - l.carried],
            };
            let versions = self.follow(at.module, l.body, param, &trip)?;
            let left = (0..l.carried)
                .filter(|c| versions.contains(&body.results[l.leading_results() + c]));
            let left: Vec<usize> = left.collect();
            match k < l.carried {
                true if left == [k] => given.push(at.node.results[k]),
                false if left.is_empty() => {}
                _ => return None,
            }
            if let LoopHeader::While(cond) = l.header {
                let graph = &at.module.funcs[cond];
                let seen = if k < l.carried {
                    graph.params[k]
                } else {
                    graph.captures[k - l.carried]
                };
                self.follow(at.module, cond, seen, &at.trip.inside(at.node, cond, first))?;
            }
        }
        Some(given)
    }
}

/// A node with graphs in it, and the trip around it.
struct Inner<'a, 'm> {
    module: &'m Module,
    node: &'a Node,
    trip: &'a Trip<'m>,
}

/// The adjoints that a call's way back is lent to add to: which operands they are, and which results.
fn added(back: &CallBack) -> Vec<(usize, usize)> {
    let (mut operand, mut result, mut found) = (1, 0, vec![]);
    for (i, arg) in back.call.args.iter().enumerate() {
        if arg.mode == ArgMode::Value {
            result += usize::from(back.active[i]);
            continue;
        }
        operand += back.primal_width(i);
        result += usize::from(back.call.restores(i));
        if back.has_adjoint(i) {
            if arg.mode == ArgMode::Shared {
                found.push((operand, result));
            }
            result += 1;
        }
        operand += back.adjoint_width(i);
    }
    found
}
