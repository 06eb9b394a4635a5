//! Views of arrays that functions hand on. The array of a view is a copy, which borrows nothing.

use super::{BASE, Cost, PrimDef, Rule, Spelling, TangentRule, Tests};
use crate::entity::Value;
use crate::ir::{FuncGraph, NodeKind};

/// `own_view x`: the array of a view, to be kept.
pub static OWN_VIEW: PrimDef = PrimDef {
    name: "own_view",
    doc: "A copy of what is viewed.",
    spelling: Spelling::Support("own_view"),
    eval: |_, operands| super::only("own_view", operands),
    cost: Cost::Array,
    ..ALIKE
};

/// `lend_view x`: a view of an array, to be handed on.
pub static LEND_VIEW: PrimDef = PrimDef {
    name: "lend_view",
    doc: "A view of an array.",
    spelling: Spelling::Support("lend_view"),
    eval: |_, operands| super::only("lend_view", operands),
    ..ALIKE
};

/// What gives its operand on, and the cotangent back.
const ALIKE: PrimDef = PrimDef {
    result: |types, _| match types {
        [x] => Some(x.clone()),
        _ => None,
    },
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let ct = b.ct();
            b.add(0, ct);
        }
    }),
    tangent: TangentRule::Same,
    tests: Tests::graphs(&["func @f(v0: [f64; 3], v1: usize) -> f64 {\n\
             v2 = own_view v0\n\
             v3 = lend_view v2\n\
             v4 = index v3, v1\n\
             v5 = index v2, v1\n\
             v6 = mul v4, v5\n\
             return v6\n\
         }"]),
    ..BASE
};

/// What a view is lent of, which can be kept: other values are what they are.
pub(crate) fn array(graph: &FuncGraph, v: Value) -> Value {
    match graph.def_node(v) {
        Some(node) if matches!(node.kind, NodeKind::Prim(def, _) if *def == LEND_VIEW) => {
            node.operands[0]
        }
        _ => v,
    }
}

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = &[&OWN_VIEW, &LEND_VIEW];
