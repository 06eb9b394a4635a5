//! Value and gradient of a scalar in one function, for callers that want both at once.
//!
//! A loop whose trips are run again on the way back need not run forwards at all if nothing on the way back waits for its
//! sums: each trip is run once, adds to the sums, and goes back at once. That is how one writes such a gradient by hand.

use super::Worth;
use super::again::{Again, Carried, Trip};
use super::chains::Chains;
use super::forward::Additions;
use super::modes;
use super::rewrite::Rewrite;
use super::rewrite::again::of_values;
use crate::diag::Diagnostics;
use crate::entity::{FuncRef, NodeId, Stack, Value};
use crate::grad::Vjp;
use crate::ir::{ArgMode, Builder, FuncGraph, LoopHeader, Module, Node, NodeKind, StackData, Type};
use crate::ops;
use crate::ordered::{OrderedMap, OrderedSet};
use crate::passes::walk;

/// The name of the function that gives value and gradient of `func`. Params: those of `func`, then the adjoint of each
/// by-reference param that is differentiated, as in-outs. Results: the value, the cotangent of each by-value param that is
/// differentiated, and the adjoints after.
pub fn joint_name(func: &str) -> String {
    format!("{func}.joint")
}

/// The bodies of loops of the function itself whose trips keep something in branches, and can go back as soon as they have run. Where
/// value and gradient are wanted at once that is cheaper than what is kept; a loop that would run twice for it keeps it.
pub(super) fn at_once(vjp: &Vjp, worth: &Worth) -> Result<OrderedSet<FuncRef>, Diagnostics> {
    let mut bodies = OrderedSet::new();
    if !gives_a_number(vjp) {
        return Ok(bodies);
    }
    for node in vjp.module.funcs[vjp.forward].nodes.values() {
        if let NodeKind::Loop(l) = &node.kind
            && worth.keeps_in_a_branch(l.body)
            && !worth.pays(l.body)
        {
            bodies.insert(l.body);
        }
    }
    if bodies.is_empty() {
        return Ok(bodies);
    }
    let (with_copies, again) = worth.chosen(vjp, &bodies)?;
    let chains = Chains::new(&with_copies.module, vjp.forward);
    let fit = fused(&with_copies, &chains, &again);
    let graph = &with_copies.module.funcs[vjp.forward];
    let fit = fit.iter().filter_map(|id| match &graph.nodes[*id].kind {
        NodeKind::Loop(l) if bodies.contains(&l.body) => Some(l.body),
        _ => None,
    });
    Ok(fit.collect())
}

/// Whether the function returns a float, and leaves nothing else.
fn gives_a_number(vjp: &Vjp) -> bool {
    let graph = &vjp.module.funcs[vjp.forward];
    let is_scalar = graph
        .return_value()
        .is_some_and(|v| matches!(graph.ty(v), Type::Float(_)));
    let has_in_out = (0..graph.params.len()).any(|i| graph.mode(i) == ArgMode::InOut);
    is_scalar && !has_in_out
}

/// The loops of the function itself whose trips go back as soon as they have run.
fn fused(vjp: &Vjp, chains: &Chains, again: &Again) -> OrderedSet<NodeId> {
    again
        .loops
        .iter()
        .filter(|((f, id), trip)| *f == vjp.forward && can_fuse(vjp, chains, *id, trip))
        .map(|((_, id), _)| *id)
        .collect()
}

/// Adds such a function to the planned `module` if a loop need not run forwards then.
pub(super) fn add(vjp: &Vjp, again: &Again, module: &mut Module) -> Result<(), Diagnostics> {
    let chains = Chains::new(&vjp.module, vjp.forward);
    let fused = fused(vjp, &chains, again);
    let writes_again = again.loops.iter().any(|((f, id), trip)| {
        let runs_twice = *f != vjp.forward || !fused.contains(id);
        runs_twice && writes_what_nobody_reads(vjp, *f, *id, trip)
    });
    if fused.is_empty() || !gives_a_number(vjp) || writes_again {
        return Ok(());
    }
    let mut rewrite = Rewrite {
        vjp,
        chains: &chains,
        again,
        fused: Some(fused),
        sums: OrderedMap::new(),
        modes: modes::modes(vjp, &chains, vjp.forward, again),
        outermost: vjp.forward,
        out: vjp.module.clone(),
        additions: Additions::default(),
        read: OrderedMap::new(),
    };
    let (back, residuals) = rewrite.function()?;
    let Rewrite {
        mut out,
        additions,
        sums,
        ..
    } = rewrite;
    let stacks = additions.stacks.clone();
    additions.apply(&mut out);
    of_values(&mut out, vjp.forward);
    let halves = Halves {
        module: &out,
        forward: &out.funcs[vjp.forward],
        back: &back,
        residuals: &residuals,
        sums: &sums,
        wrt: &vjp.wrt,
    };
    if let Some(mut joint) = halves.join() {
        for data in stacks.values() {
            joint.stacks.push(StackData {
                local: true,
                ..data.clone()
            });
        }
        import(module, &out, joint);
    }
    Ok(())
}

/// Whether the second run of a trip writes to an array that only the first run needs: there is none the second time, and behind what has its
/// checks such writes would stay.
fn writes_what_nobody_reads(vjp: &Vjp, f: FuncRef, id: NodeId, trip: &Trip) -> bool {
    let graph = &vjp.module.funcs[f];
    let carried = |k: usize| graph.ty(graph.nodes[id].results[k]);
    trip.unread().any(|k| !carried(k).is_scalar())
}

/// Whether the trips of loop `id` can go back as soon as they have run.
fn can_fuse(vjp: &Vjp, chains: &Chains, id: NodeId, trip: &Trip) -> bool {
    let (graph, back) = (
        &vjp.module.funcs[vjp.forward],
        &vjp.module.funcs[vjp.backward],
    );
    let node = &graph.nodes[id];
    let NodeKind::Loop(l) = &node.kind else {
        return false;
    };
    let is_range = matches!(l.header, LoopHeader::Range { .. }) && !l.exits;
    let has_effects = walk::nest(&vjp.module, l.body).into_iter().any(|f| {
        let mut nodes = vjp.module.funcs[f].nodes.values();
        nodes.any(|n| matches!(n.kind, NodeKind::Host(_)))
    });
    let read: OrderedSet<Value> = graph
        .nodes
        .values()
        .flat_map(|n| &n.operands)
        .chain(&graph.results)
        .copied()
        .collect();
    let carried_fit = trip.carried.iter().enumerate().all(|(k, c)| match c {
        Carried::Unread => true,
        Carried::Kept => false,
        Carried::Scratch => !read.contains(&node.results[k]),
    });
    let counterpart = back
        .nodes
        .values()
        .find(|n| n.origin == Some(id) && matches!(n.kind, NodeKind::Loop(_)));
    let waits = counterpart.is_none_or(|n| waits_for(vjp, chains, n, id));
    is_range && !has_effects && carried_fit && !waits && only_adds(vjp, trip)
}

/// Whether an operand of the backward loop `node` depends on a result of the forward node `id`. Lengths of arrays are known
/// before.
fn waits_for(vjp: &Vjp, chains: &Chains, node: &Node, id: NodeId) -> bool {
    let (graph, back) = (
        &vjp.module.funcs[vjp.forward],
        &vjp.module.funcs[vjp.backward],
    );
    let mut late = OrderedSet::new();
    let mut late_nodes = OrderedSet::new();
    for (n, forward) in graph.nodes.iter() {
        if n == id || forward.operands.iter().any(|v| late.contains(v)) {
            late.extend(forward.results.iter().copied());
            late_nodes.insert(n);
        }
    }
    // What undoes a late loop or branch, and reads what it computed.
    let reads_late = |n: &Node| {
        let mut inside = n
            .inner()
            .into_iter()
            .flat_map(|f| walk::nest(&vjp.module, f));
        n.origin.is_some_and(|origin| late_nodes.contains(&origin))
            && inside.any(|f| {
                let mut nodes = vjp.module.funcs[f].nodes.values();
                nodes.any(|n| matches!(n.kind, NodeKind::Primal(_)))
            })
    };
    let is_late_array = |v: Value| {
        late.contains(&v)
            && !(graph.ty(v).is_aggregate() && chains.keeps_length(chains.root(vjp.forward, v)))
    };
    let mut late_back = OrderedSet::new();
    for n in back.nodes.values() {
        let is_late = match &n.kind {
            NodeKind::Primal(v) => late.contains(v),
            NodeKind::Prim(def, _) if **def == ops::array::LEN => {
                match back.def_node(n.operands[0]).map(|n| &n.kind) {
                    Some(NodeKind::Primal(v)) => is_late_array(*v),
                    _ => late_back.contains(&n.operands[0]),
                }
            }
            _ => reads_late(n) || n.operands.iter().any(|v| late_back.contains(v)),
        };
        if is_late {
            late_back.extend(n.results.iter().copied());
        }
    }
    node.operands.iter().any(|v| late_back.contains(v))
}

/// Whether the backward body carries nothing but sums of cotangents, so that its trips have no order. The adjoint of a
/// scratch array is zero between trips; that of a captured array is only ever added to.
fn only_adds(vjp: &Vjp, trip: &Trip) -> bool {
    let body = &vjp.module.funcs[trip.back];
    let uses = |v: Value| {
        let operands = body.nodes.values().flat_map(|n| &n.operands);
        operands.chain(&body.results).filter(|&&o| o == v).count()
    };
    body.params[1..].iter().zip(&body.results).all(|(&p, &r)| {
        let is_sum = body.def_node(r).is_some_and(|n| {
            matches!(&n.kind, NodeKind::Prim(def, _) if **def == ops::arith::ADD)
                && n.operands.contains(&p)
                && n.operands[0] != n.operands[1]
        });
        p == r || body.ty(p).is_aggregate() || (is_sum && uses(p) == 1 && uses(r) == 1)
    })
}

/// The two halves of a derivative.
struct Halves<'a> {
    /// Where both stand.
    module: &'a Module,
    forward: &'a FuncGraph,
    back: &'a FuncGraph,
    /// What the captures of `back` are.
    residuals: &'a [Value],
    /// Results of forward nodes that run on the way back only: where that has them.
    sums: &'a OrderedMap<Value, Value>,
    wrt: &'a [bool],
}

impl Halves<'_> {
    /// One after the other; what waits for a sum comes behind it. `None` if something waits for itself.
    fn join(&self) -> Option<FuncGraph> {
        let b = Builder::new(FuncGraph::new(joint_name(&self.forward.name)));
        let (mut forward, mut back) = (OrderedMap::new(), OrderedMap::new());
        let mut modes = vec![];
        for (i, &p) in self.forward.params.iter().enumerate() {
            forward.insert(p, b.param(self.forward.ty(p).clone()).value());
            modes.push(self.forward.mode(i));
        }
        for &p in &self.back.params[1..] {
            back.insert(p, b.param(self.back.ty(p).clone()).value());
            modes.push(ArgMode::InOut);
        }
        let seed = self.back.params[0];
        back.insert(seed, b.constant("1.0", self.back.ty(seed).clone()).value());
        let captured: OrderedMap<Value, Value> = self
            .back
            .captures
            .iter()
            .copied()
            .zip(self.residuals.iter().copied())
            .collect();
        let skipped: OrderedSet<Value> = self.sums.keys().copied().collect();
        let mut waiting: Vec<(bool, &Node)> = vec![];
        let mut pushes = self.pushes(&skipped);
        let all = self.forward.nodes.values().map(|n| (false, n));
        let all = all.chain(self.back.nodes.values().map(|n| (true, n)));
        for (is_back, node) in all {
            if !is_back && node.results.iter().any(|r| skipped.contains(r)) {
                continue;
            }
            waiting.push((is_back, node));
            // usually the newest is the only one, and goes at once
            let mut progress = true;
            while progress {
                progress = false;
                waiting.retain(|&(is_back, node)| {
                    if is_back && self.stacks(node).any(|stack| pushes.contains_key(&stack)) {
                        return true;
                    }
                    let here = |v: &Value| self.here(is_back, *v, &forward, &back, &captured);
                    let Some(operands) = node.operands.iter().map(here).collect() else {
                        return true;
                    };
                    let graph = if is_back { self.back } else { self.forward };
                    let types = node.results.iter().map(|&r| graph.ty(r).clone()).collect();
                    b.set_loc(node.loc);
                    let results = b.node(node.kind.clone(), operands, types);
                    let map = if is_back { &mut back } else { &mut forward };
                    map.extend(node.results.iter().copied().zip(results));
                    if !is_back {
                        self.stacks(node)
                            .for_each(|stack| count_down(&mut pushes, stack));
                    }
                    progress = true;
                    false
                });
                progress &= !waiting.is_empty();
            }
        }
        let here = |is_back, v| self.here(is_back, v, &forward, &back, &captured);
        let mut results = vec![here(false, self.forward.results[0])?];
        let mut adjoints = vec![];
        let mut given = self.back.results.iter();
        for (i, _) in self.wrt.iter().enumerate().filter(|(_, wrt)| **wrt) {
            let v = here(true, *given.next()?)?;
            match self.forward.mode(i) {
                ArgMode::Value => results.push(v),
                ArgMode::Shared | ArgMode::InOut => adjoints.push(v),
            }
        }
        results.extend(adjoints);
        b.with(|g| {
            g.results = results;
            g.modes = modes;
        });
        waiting.is_empty().then(|| b.finish())
    }

    /// By how many nodes that run forwards each stack is yet to be filled: what takes from it waits for them.
    fn pushes(&self, skipped: &OrderedSet<Value>) -> OrderedMap<Stack, usize> {
        let mut pushes = OrderedMap::new();
        let nodes = self.forward.nodes.values();
        let nodes = nodes.filter(|n| !n.results.iter().any(|r| skipped.contains(r)));
        for stack in nodes.flat_map(|n| self.stacks(n)) {
            *pushes.entry(stack).or_insert(0) += 1;
        }
        pushes
    }

    /// The stacks that a node, or what is inside of it, pushes to or takes from.
    fn stacks<'n>(&'n self, node: &'n Node) -> impl Iterator<Item = Stack> + 'n {
        let inner = node.inner().into_iter();
        let inside = inner.flat_map(|f| walk::nest(self.module, f));
        let inside = inside.flat_map(|f| self.module.funcs[f].nodes.values());
        std::iter::once(node).chain(inside).filter_map(Node::stack)
    }

    /// A value of one half, if it is there already.
    fn here(
        &self,
        is_back: bool,
        v: Value,
        forward: &OrderedMap<Value, Value>,
        back: &OrderedMap<Value, Value>,
        captured: &OrderedMap<Value, Value>,
    ) -> Option<Value> {
        let (is_back, v) = match captured.get(&v).filter(|_| is_back) {
            Some(&residual) => (false, residual),
            None => (is_back, v),
        };
        let (is_back, v) = match self.sums.get(&v).filter(|_| !is_back) {
            Some(&sum) => (true, sum),
            None => (is_back, v),
        };
        let map = if is_back { back } else { forward };
        map.get(&v).copied()
    }
}

/// Notes that one of the nodes that fill a stack has run.
fn count_down(pushes: &mut OrderedMap<Stack, usize>, stack: Stack) {
    if let Some(left) = pushes.get_mut(&stack) {
        *left -= 1;
        if *left == 0 {
            pushes.remove(&stack);
        }
    }
}

/// Adds `joint`, which stands in `from`, and the graphs inside it to `module`.
fn import(module: &mut Module, from: &Module, joint: FuncGraph) {
    let name = joint.name.clone();
    let mut source = from.clone();
    let top = source.funcs.push(joint);
    let mut copies: OrderedMap<FuncRef, FuncRef> = OrderedMap::new();
    for old in walk::nest(&source, top) {
        let name = if old == top {
            name.clone()
        } else {
            module.fresh_name(&format!("{}.joint", source.funcs[old].name))
        };
        let graph = FuncGraph {
            name,
            undoes: None,
            ..source.funcs[old].clone()
        };
        copies.insert(old, module.funcs.push(graph));
    }
    for &copy in copies.values() {
        let graph = &mut module.funcs[copy];
        for id in graph.nodes.keys() {
            graph.nodes[id].map_inner(|f| copies[&f]);
        }
    }
}
