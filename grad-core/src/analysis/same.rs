//! Which values in loops are the same in every trip: one place holds them, however often they are kept.

use crate::entity::{FuncRef, Value};
use crate::ir::{Module, Node, NodeKind, Type};
use crate::ops;
use crate::ordered::OrderedSet;
use crate::passes::walk::first_capture;

/// The numbers that each run of an inner graph of `func` computes as every other does: constants, lengths of arrays, which their
/// types tell, what is computed from such, and what comes from outside of all loops. What parts of a parallel loop compute is left
/// out. Linear.
pub fn always_same(module: &Module, func: FuncRef) -> OrderedSet<(FuncRef, Value)> {
    let mut found = OrderedSet::new();
    let values = module.funcs[func].values.keys();
    found.extend(values.map(|v| (func, v)));
    inside(module, func, &mut found);
    found
}

/// Adds those of the graphs in `func`.
fn inside(module: &Module, func: FuncRef, found: &mut OrderedSet<(FuncRef, Value)>) {
    for node in module.funcs[func].nodes.values() {
        let parallel = matches!(&node.kind, NodeKind::Loop(l) if l.parallel);
        for inner in node.inner().into_iter().filter(|_| !parallel) {
            graph(module, (func, node), inner, found);
        }
    }
}

fn graph(
    module: &Module,
    (around, owner): (FuncRef, &Node),
    func: FuncRef,
    found: &mut OrderedSet<(FuncRef, Value)>,
) {
    let graph = &module.funcs[func];
    let captured = &owner.operands[first_capture(&owner.kind).min(owner.operands.len())..];
    for (&here, &there) in graph.captures.iter().zip(captured) {
        if found.contains(&(around, there)) {
            found.insert((func, here));
        }
    }
    for node in graph.nodes.values() {
        let same = |v: &Value| found.contains(&(func, *v));
        let is_same = match &node.kind {
            NodeKind::Const(_) => true,
            NodeKind::Prim(def, _) if **def == ops::array::LEN => {
                matches!(graph.ty(node.operands[0]), Type::Array(..)) || same(&node.operands[0])
            }
            NodeKind::Prim(..) => node.operands.iter().all(same),
            _ => false,
        };
        found.extend(node.results.iter().filter(|_| is_same).map(|v| (func, *v)));
    }
    inside(module, func, found);
}

#[cfg(test)]
mod tests {
    use super::always_same;
    use crate::entity::{Entity, Value};
    use crate::text;

    #[test]
    fn lengths_of_arrays_are_and_those_of_vectors_are_not() {
        let module = text::parse(
            "func @f(v0: &slice [f64; 3], v1: &slice vec f64, v2: usize) -> usize {
                 v3 = const 0
                 v4 = for @f.body v3..v2 () captures (v0, v1, v2)
                 return v4
             }
             func @f.body(v0: usize | v1: slice [f64; 3], v2: slice vec f64, v3: usize) {
                 v4 = index v1, v0
                 v5 = len v4
                 v6 = index v2, v0
                 v7 = len v6
                 v8 = min v5, v3
                 v9 = min v7, v3
                 return
             }",
        )
        .expect("it is a module");
        let [f, body] = ["f", "f.body"].map(|name| module.find(name).expect("it is there"));
        let same = always_same(&module, f);
        let is_same = |v: usize| same.contains(&(body, Value::new(v)));
        assert_eq!(
            [0, 3, 5, 7, 8, 9].map(is_same),
            [false, true, true, false, true, false]
        );
    }
}
