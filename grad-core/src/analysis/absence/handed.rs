//! What is asked of called functions: whether they gave a cotangent of a number that they were passed by value.

use super::{Absence, Care, Pass};
use crate::entity::{FuncRef, SecondaryMap, Value};
use crate::ir::{ArgMode, Call, FuncGraph, NodeKind, Type};

impl Absence {
    /// Whether it is asked whether `call` gave a cotangent of `v`, which it is passed by value. A function that is itself a param
    /// has no companion that could say so.
    pub fn asks(&self, graph: &FuncGraph, func: FuncRef, call: &Call, v: Value) -> bool {
        let matters = match graph.ty(v) {
            Type::Float(_) => self.care(func, v) >= Care::Leaves,
            _ => self.is_handed_on(func, v),
        };
        matters && !call.takes_param
    }
    /// Whether `v` goes from one call to another and nowhere else (`f(g(x))`), so that its type is not known here.
    pub fn is_handed_on(&self, func: FuncRef, v: Value) -> bool {
        self.handed_on.contains(&(func, v))
    }
}

impl Pass<'_> {
    /// Notes which values of `func` go from one call to another.
    pub(super) fn handed_on(&mut self, func: FuncRef) {
        let graph = &self.module.funcs[func];
        let mut readers: SecondaryMap<Value, u32> = SecondaryMap::new();
        let operands = graph.nodes.values().flat_map(|node| &node.operands);
        for &v in operands.chain(&graph.results) {
            readers[v] += 1;
        }
        let calls = graph.nodes.values().filter_map(|node| match &node.kind {
            NodeKind::Call(call) if !call.takes_param => Some((node, call)),
            _ => None,
        });
        let calls: Vec<_> = calls.collect();
        let mut taken = SecondaryMap::new();
        for (node, call) in &calls {
            let args = call.args.iter().zip(call.first_operands());
            for (_, first) in args.filter(|(arg, _)| arg.mode == ArgMode::Value) {
                taken[node.operands[first]] = true;
            }
        }
        for (node, call) in calls {
            let v = node.results[0];
            // such a callee runs back in any case
            let writes = call.args.iter().any(|arg| arg.mode == ArgMode::InOut);
            if *graph.ty(v) == Type::Open && readers[v] == 1 && taken[v] && !writes {
                self.absence.handed_on.insert((func, v));
            }
        }
    }
}
