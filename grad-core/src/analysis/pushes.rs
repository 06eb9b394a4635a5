//! How often a run of a function pushes to each of its stacks, where that is a number.

use crate::entity::{FuncRef, NodeId, SecondaryMap, Stack, Value};
use crate::ir::{Def, Loop, LoopHeader, Module, Node, NodeKind};
use crate::passes::walk;

/// The graph and the node that each body and branch belongs to.
type Owners = SecondaryMap<FuncRef, Option<(FuncRef, NodeId)>>;

/// At most how many values a run of `func`, or of its pullback, pushes to each stack; `None` where loops have no known number of trips. Linear.
pub fn pushes(module: &Module, func: FuncRef) -> SecondaryMap<Stack, Option<usize>> {
    let mut counts = SecondaryMap::new();
    for stack in module.funcs[func].stacks.keys() {
        counts[stack] = Some(0);
    }
    let owners = walk::owners(module);
    let back = module.funcs[func].pullback.as_ref().map(|p| p.func);
    for f in std::iter::once(func).chain(back) {
        count(module, &owners, f, Some(1), &mut counts);
    }
    counts
}

/// Adds what `func` pushes, which is run so many times.
fn count(
    module: &Module,
    owners: &Owners,
    func: FuncRef,
    times: Option<usize>,
    counts: &mut SecondaryMap<Stack, Option<usize>>,
) {
    for node in module.funcs[func].nodes.values() {
        if let NodeKind::Push(stack) = node.kind {
            counts[stack] = counts[stack].zip(times).map(|(a, b)| a.saturating_add(b));
        }
        let inside = match &node.kind {
            NodeKind::Loop(l) => {
                let trips = trips(module, owners, func, node, l);
                times.zip(trips).map(|(a, b)| a.saturating_mul(b))
            }
            _ => times,
        };
        for inner in node.inner() {
            count(module, owners, inner, inside, counts);
        }
    }
}

/// At most how many trips a loop has, if its bounds are literals.
fn trips(module: &Module, owners: &Owners, func: FuncRef, node: &Node, l: &Loop) -> Option<usize> {
    if !matches!(l.header, LoopHeader::Range { .. }) {
        return None;
    }
    let bound = |i: usize| literal(module, owners, func, node.operands[i]);
    Some(bound(1)?.saturating_sub(bound(0)?))
}

/// The number that a value is, if it is a literal.
fn literal(module: &Module, owners: &Owners, func: FuncRef, v: Value) -> Option<usize> {
    let graph = &module.funcs[func];
    match graph.values[v].def {
        Def::Capture(i) => {
            let (around, id) = owners[func]?;
            let node = &module.funcs[around].nodes[id];
            let captured = node.operands[walk::first_capture(&node.kind) + i];
            literal(module, owners, around, captured)
        }
        Def::Result(..) => match &graph.def_node(v)?.kind {
            NodeKind::Const(text) => text.parse().ok(),
            _ => None,
        },
        Def::Param(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::pushes;
    use crate::entity::{Entity, Stack};
    use crate::text;

    #[test]
    fn trips_multiply_and_branches_add() {
        let module = text::parse(
            "func @f(v0: usize, v1: f64, v2: bool) -> usize {
                 stack s0: f64 many
                 stack s1: f64 many
                 v3 = const 1
                 v4 = const 3
                 v5 = for @f.body v3..v4 () captures (v4, v1, v2)
                 v6 = for @f.body1 v3..v0 () captures (v1)
                 return v5
             }
             func @f.body(v0: usize | v1: usize, v2: f64, v3: bool) {
                 v4 = const 0
                 v5 = for @f.body.body v4..v1 () captures (v2)
                 cond v3, @f.then, @f.then1 captures (v2)
                 return
             }
             func @f.body.body(v0: usize | v1: f64) {
                 push s0, v1
                 return
             }
             func @f.then(| v0: f64) {
                 push s0, v0
                 return
             }
             func @f.then1(| v0: f64) {
                 push s0, v0
                 return
             }
             func @f.body1(v0: usize | v1: f64) {
                 push s1, v1
                 return
             }",
        )
        .expect("it is a module");
        let f = module.find("f").expect("it is there");
        let found = pushes(&module, f);
        assert_eq!(found[Stack::new(0)], Some(2 * (3 + 2)));
        assert_eq!(found[Stack::new(1)], None);
    }
}
