//! Which values share an adjoint in the course of a function, and to which something is added that is not seen here.

use super::{Place, is_number, is_place};
use crate::analysis::activity::Seeds;
use crate::entity::{FuncRef, Value};
use crate::ir::{ArgMode, Module, Node, NodeKind, Type};
use crate::ops::{self, PrimDef, Rule};
use crate::passes::walk;
use crate::registry::GradRegistry;
use std::collections::{BTreeMap, BTreeSet};

/// Values that share an adjoint are known by one of them.
pub(super) struct Groups<'m> {
    module: &'m Module,
    registry: &'m GradRegistry,
    parents: BTreeMap<Place, Place>,
    foreign: BTreeSet<Place>,
}

impl<'m> Groups<'m> {
    pub fn of(
        module: &'m Module,
        registry: &'m GradRegistry,
        func: FuncRef,
        seeds: Seeds,
    ) -> Groups<'m> {
        let mut groups = Groups {
            module,
            registry,
            parents: BTreeMap::new(),
            foreign: BTreeSet::new(),
        };
        let mut foreign = vec![];
        for f in walk::nest(module, func) {
            for node in module.funcs[f].nodes.values() {
                groups.node(f, node, &mut foreign);
            }
        }
        let graph = &module.funcs[func];
        let in_outs = (0..graph.params.len()).filter(|&i| graph.mode(i) == ArgMode::InOut);
        if seeds == Seeds::All {
            foreign.extend(graph.in_out_results().iter().map(|&v| (func, v)));
            foreign.extend(in_outs.map(|i| (func, graph.params[i])));
        }
        let joined: Vec<Place> = groups.parents.keys().copied().collect();
        for place in joined {
            groups.find(place);
        }
        groups.foreign = foreign
            .into_iter()
            .map(|place| groups.root(place))
            .collect();
        groups
    }

    /// The value by which the group of `place` is known.
    pub fn root(&self, place: Place) -> Place {
        self.parents.get(&place).copied().unwrap_or(place)
    }

    /// The same while groups are joined: the way there becomes one step.
    fn find(&mut self, place: Place) -> Place {
        let (mut root, mut passed) = (place, vec![]);
        while let Some(&parent) = self.parents.get(&root) {
            passed.push(root);
            root = parent;
        }
        for place in passed {
            self.parents.insert(place, root);
        }
        root
    }

    /// Whether something unseen adds to the adjoint.
    pub fn is_foreign(&self, place: Place) -> bool {
        self.foreign.contains(&self.root(place))
    }

    fn is_place(&self, (f, v): Place) -> bool {
        is_place(self.module.funcs[f].ty(v))
    }

    /// What one of two that share an adjoint is not known to be is foreign to the other.
    fn join(&mut self, a: Place, b: Place, foreign: &mut Vec<Place>) {
        if self.is_place(a) && self.is_place(b) {
            let (a, b) = (self.find(a), self.find(b));
            if a != b {
                self.parents.insert(a, b);
            }
        } else if self.is_place(a) || self.is_place(b) {
            foreign.extend([a, b]);
        }
    }

    fn join_all(&mut self, outer: &[Place], inner: Vec<Place>, foreign: &mut Vec<Place>) {
        for (&a, b) in outer.iter().zip(inner) {
            self.join(a, b, foreign);
        }
    }

    fn node(&mut self, f: FuncRef, node: &Node, foreign: &mut Vec<Place>) {
        let places =
            |g: FuncRef, vs: &[Value]| -> Vec<Place> { vs.iter().map(|&v| (g, v)).collect() };
        let (operands, results) = (places(f, &node.operands), places(f, &node.results));
        let module = self.module;
        match &node.kind {
            NodeKind::Cond { then, orelse } => {
                for arm in [*then, *orelse] {
                    let graph = &module.funcs[arm];
                    self.join_all(&operands[1..], places(arm, &graph.captures), foreign);
                    self.join_all(&results, places(arm, &graph.results), foreign);
                }
            }
            NodeKind::Loop(l) => {
                let body = &module.funcs[l.body];
                let params = places(l.body, &body.params[l.leading_params()..]);
                let left = places(l.body, &body.results[l.leading_results()..]);
                let captured = places(l.body, &body.captures);
                self.join_all(
                    &operands[l.leading()..l.first_capture()],
                    params.clone(),
                    foreign,
                );
                self.join_all(&results[..l.carried], params, foreign);
                self.join_all(&results[..l.carried], left, foreign);
                self.join_all(&operands[l.first_capture()..], captured, foreign);
            }
            NodeKind::Prim(def, _) => {
                let takes_nothing = matches!(self.registry.rule(def), Rule::Constant);
                let is_known = KNOWN.contains(def);
                let ty = module.funcs[f].ty(node.results[0]);
                let gives_number = is_number(&module.funcs[f], node.results[0]);
                let takes_nothing = takes_nothing || !ty.is_differentiable();
                if !is_known && *ty == Type::Open {
                    foreign.push(results[0]);
                }
                for &operand in operands.iter().filter(|_| !takes_nothing) {
                    match is_known {
                        true if gives_number || !self.is_place(operand) => {}
                        true => self.join(operand, results[0], foreign),
                        false => foreign.push(operand),
                    }
                }
            }
            _ => foreign.extend(operands),
        }
    }
}

/// What adds to adjoints nothing but what is marked, and other such adjoints.
const KNOWN: [&PrimDef; 16] = [
    &ops::index::INDEX,
    &ops::index::INDEX_SET,
    &ops::index::INDEX_ADD,
    &ops::array::ARRAY,
    &ops::array::VEC_OF,
    &ops::array::VEC_NEW,
    &ops::array::COPY,
    &ops::array::TO_VEC,
    &ops::array::LEN,
    &ops::clones::IS_CLONED,
    &ops::make::MAKE,
    &ops::tuple::TUPLE,
    &ops::tuple::FIELD,
    &ops::stack::PUSH,
    &ops::stack::POP,
    &ops::stack::LAST,
];
