//! Which values share an adjoint in the course of a function, and which of these adjoints callers see, too.

use super::{Place, is_number, is_place, is_told_apart};
use crate::entity::{FuncRef, Value};
use crate::ir::{ArgMode, Module, Node, NodeKind};
use crate::ops::{self, PrimDef, Rule};
use crate::ordered::{OrderedMap, OrderedSet};
use crate::passes::walk;
use crate::registry::GradRegistry;

/// Values that share an adjoint are known by one of them.
pub(super) struct Groups<'m> {
    module: &'m Module,
    registry: &'m GradRegistry,
    parents: OrderedMap<Place, Place>,
    /// Those with values of the user's types, or tuples, among them.
    of_user: OrderedSet<Place>,
}

impl<'m> Groups<'m> {
    pub fn of(module: &'m Module, registry: &'m GradRegistry, func: FuncRef) -> Groups<'m> {
        let mut groups = Groups {
            module,
            registry,
            parents: OrderedMap::new(),
            of_user: OrderedSet::new(),
        };
        for f in walk::nest(module, func) {
            for node in module.funcs[f].nodes.values() {
                groups.node(f, node);
            }
        }
        let joined: Vec<Place> = groups.parents.keys().copied().collect();
        for place in joined {
            groups.find(place);
        }
        groups.of_user = groups.of_user(func);
        groups
    }

    fn of_user(&self, func: FuncRef) -> OrderedSet<Place> {
        let of_user = |&place: &Place| self.is_place(place) && !self.is_told_apart(place);
        let all = self.all(func).filter(of_user);
        all.map(|place| self.root(place)).collect()
    }

    fn all(&self, func: FuncRef) -> impl Iterator<Item = Place> {
        let nest = walk::nest(self.module, func).into_iter();
        nest.flat_map(|f| self.module.funcs[f].values.keys().map(move |v| (f, v)))
    }

    /// Whether the place is, or shares its adjoint with, a value of a user's type or a tuple.
    pub fn is_of_user(&self, place: Place) -> bool {
        self.of_user.contains(&self.root(place))
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

    /// The values that share an adjoint with what a function is handed: its callers see it, too.
    pub fn handed(&self, func: FuncRef) -> OrderedSet<Place> {
        let graph = &self.module.funcs[func];
        let places = graph.params.iter().map(|&v| (func, v));
        let roots: OrderedSet<Place> = places
            .filter(|&place| self.is_place(place))
            .map(|place| self.root(place))
            .collect();
        let all = self.all(func);
        all.filter(|place| roots.contains(&self.root(*place)))
            .collect()
    }

    fn is_told_apart(&self, (f, v): Place) -> bool {
        is_told_apart(self.module.funcs[f].ty(v))
    }

    fn is_place(&self, (f, v): Place) -> bool {
        is_place(self.module.funcs[f].ty(v))
    }

    fn join(&mut self, a: Place, b: Place) {
        if self.is_place(a) && self.is_place(b) {
            let (a, b) = (self.find(a), self.find(b));
            if a != b {
                self.parents.insert(a, b);
            }
        }
    }

    fn join_all(&mut self, outer: &[Place], inner: Vec<Place>) {
        for (&a, b) in outer.iter().zip(inner) {
            self.join(a, b);
        }
    }

    fn node(&mut self, f: FuncRef, node: &Node) {
        let places =
            |g: FuncRef, vs: &[Value]| -> Vec<Place> { vs.iter().map(|&v| (g, v)).collect() };
        let (operands, results) = (places(f, &node.operands), places(f, &node.results));
        let module = self.module;
        match &node.kind {
            NodeKind::Cond { then, orelse } => {
                for arm in [*then, *orelse] {
                    let graph = &module.funcs[arm];
                    self.join_all(&operands[1..], places(arm, &graph.captures));
                    self.join_all(&results, places(arm, &graph.results));
                }
            }
            NodeKind::Loop(l) => {
                let body = &module.funcs[l.body];
                let params = places(l.body, &body.params[l.leading_params()..]);
                let left = places(l.body, &body.results[l.leading_results()..]);
                let captured = places(l.body, &body.captures);
                self.join_all(&operands[l.leading()..l.first_capture()], params.clone());
                self.join_all(&results[..l.carried], params);
                self.join_all(&results[..l.carried], left);
                self.join_all(&operands[l.first_capture()..], captured);
            }
            NodeKind::Call(call) => {
                let args = call.args.iter().zip(call.first_operands());
                let changed = args.filter(|(arg, _)| arg.mode == ArgMode::InOut);
                for ((_, first), &after) in changed.zip(&results[1..]) {
                    self.join(operands[first], after);
                }
            }
            NodeKind::Prim(def, _) if SHARING.contains(def) => {
                let takes_nothing = matches!(self.registry.rule(def), Rule::Constant);
                let gives_number = is_number(&module.funcs[f], node.results[0]);
                for &operand in operands.iter().filter(|_| !takes_nothing && !gives_number) {
                    self.join(operand, results[0]);
                }
            }
            _ => {}
        }
    }
}

/// What gives its result a part of the adjoint of an operand, or the other way round. What the others add is told as a whole.
const SHARING: [&PrimDef; 18] = [
    &ops::index::INDEX,
    &ops::index::INDEX_SET,
    &ops::index::INDEX_ADD,
    &ops::array::ARRAY,
    &ops::array::VEC_OF,
    &ops::array::REPEAT,
    &ops::array::VEC_REPEAT,
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
