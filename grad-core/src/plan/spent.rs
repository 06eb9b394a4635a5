//! Calls whose way back need not restore what they wrote: nobody reads what the in-out arguments held before.
//!
//! `rhs(&y, &mut k)` in a loop writes `k` anew in each trip. If the way back reads `k` nowhere but to hand it to the way back of
//! `rhs`, what `k` held before the call is of no use: the callee keeps nothing for it, and is handed its adjoint alone.

use super::chains::{Chains, Root};
use super::modes;
use crate::entity::{FuncRef, NodeId, Value};
use crate::grad::Vjp;
use crate::ir::{ArgMode, Call, Def, Node, NodeKind};
use crate::ordered::{OrderedMap, OrderedSet};

/// A call, by its graph and its node.
type Site = (FuncRef, NodeId);

/// The derivative with the calls spent that can be, of those that `may` be; none if there is no such call.
pub(super) fn spend(vjp: &Vjp, may: &dyn Fn(&Call) -> bool) -> Option<Vjp> {
    let chains = Chains::new(&vjp.module, vjp.forward);
    let spent = chosen(vjp, &chains, may);
    if spent.is_empty() {
        return None;
    }
    let mut spending = vjp.clone();
    for site in spent {
        mark(&mut spending, site);
    }
    Some(spending)
}

/// Starts with all that may be, and takes out those that write to something that is read, whose own reads count then.
fn chosen(vjp: &Vjp, chains: &Chains, may: &dyn Fn(&Call) -> bool) -> OrderedSet<Site> {
    let undone: OrderedSet<Site> = modes::pairs(vjp, chains)
        .flat_map(|(back, func)| {
            let nodes = vjp.module.funcs[back].nodes.values();
            let backs = nodes.filter(|n| matches!(n.kind, NodeKind::CallBack(_)));
            backs.filter_map(move |n| Some((func, n.origin?)))
        })
        .collect();
    let mut spent: OrderedMap<Site, OrderedSet<Root>> = undone
        .into_iter()
        .filter(|&(func, id)| match &vjp.module.funcs[func].nodes[id].kind {
            NodeKind::Call(call) => has_whole_in_outs(vjp, func, id, call) && may(call),
            _ => false,
        })
        .map(|site| (site, roots(vjp, chains, site)))
        .collect();
    loop {
        let read = read(vjp, chains, &spent);
        let before = spent.len();
        spent.retain(|_, roots| roots.is_disjoint(&read));
        if spent.len() == before {
            return spent.into_keys().collect();
        }
    }
}

/// Whether there are in-out arguments, each all of a variable that has an adjoint.
fn has_whole_in_outs(vjp: &Vjp, func: FuncRef, id: NodeId, call: &Call) -> bool {
    let graph = &vjp.module.funcs[func];
    let node = &graph.nodes[id];
    let args = call.args.iter().zip(call.first_operands());
    let mut in_outs = args
        .filter(|(arg, _)| arg.mode == ArgMode::InOut)
        .peekable();
    let has_adjoint = |first: usize| graph.ty(node.operands[first]).is_differentiable();
    in_outs.peek().is_some() && in_outs.all(|(arg, first)| arg.is_whole() && has_adjoint(first))
}

/// The chains that a call writes to.
fn roots(vjp: &Vjp, chains: &Chains, (func, id): Site) -> OrderedSet<Root> {
    in_outs(vjp, (func, id))
        .map(|v| chains.root(func, v))
        .collect()
}

/// What a call is handed in and out.
fn in_outs(vjp: &Vjp, (func, id): Site) -> impl Iterator<Item = Value> {
    let node = &vjp.module.funcs[func].nodes[id];
    let NodeKind::Call(call) = &node.kind else {
        unreachable!("a site is a call")
    };
    let args = call.args.iter().zip(call.first_operands());
    let in_outs = args.filter(|(arg, _)| arg.mode == ArgMode::InOut);
    in_outs.map(|(_, first)| node.operands[first])
}

/// The chains of which the way back reads something, if these calls are spent.
fn read(
    vjp: &Vjp,
    chains: &Chains,
    spent: &OrderedMap<Site, OrderedSet<Root>>,
) -> OrderedSet<Root> {
    let mut read = OrderedSet::new();
    for (back, func) in modes::pairs(vjp, chains) {
        let given = |id: NodeId| spent.contains_key(&(func, id));
        let versions = modes::versions_read(&vjp.module, chains, back, func, &given);
        read.extend(versions.into_iter().map(|(v, _)| chains.root(func, v)));
    }
    read
}

/// Marks a call and its way back, which then is handed no primals of in-outs and restores none.
fn mark(vjp: &mut Vjp, (func, id): Site) {
    let pairs = vjp.pairs();
    let backs = pairs.iter().filter(|(_, f)| **f == func).map(|(b, _)| *b);
    if let NodeKind::Call(call) = &mut vjp.module.funcs[func].nodes[id].kind {
        call.spent = true;
    }
    for back in backs {
        let graph = &mut vjp.module.funcs[back];
        let of_call = |n: &Node| n.origin == Some(id) && matches!(n.kind, NodeKind::CallBack(_));
        let found = graph.nodes.iter().find(|(_, n)| of_call(n));
        let Some(at) = found.map(|(at, _)| at) else {
            continue;
        };
        let node = &mut graph.nodes[at];
        leave_out(node);
        for (k, &r) in node.results.iter().enumerate() {
            graph.values[r].def = Def::Result(at, k);
        }
    }
}

/// Takes the primals of in-outs out of a way back's operands and results, and marks it.
fn leave_out(node: &mut Node) {
    let NodeKind::CallBack(back) = &mut node.kind else {
        unreachable!("asked before")
    };
    let (given, restored) = (back.in_outs(), back.restored());
    back.call.spent = true;
    remove(&mut node.operands, &given);
    remove(&mut node.results, &restored);
}

fn remove(values: &mut Vec<Value>, at: &[usize]) {
    let mut i = 0..;
    values.retain(|_| i.next().is_some_and(|i| !at.contains(&i)));
}
