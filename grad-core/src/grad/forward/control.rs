//! Branches and loops: tangents go in and come out beside the values.
//!
//! A number's tangent may be there after one arm and not after the other, or only once a loop has had a trip. Where that is so, a
//! truth value goes along (see [`Tangent`]).

use super::Transform;
use super::scope::{Scope, Tangent};
use crate::entity::{FuncRef, NodeId, Value};
use crate::ir::{Loop, LoopHeader, NodeKind, States, Type};
use crate::ordered::OrderedSet;

/// What an inner graph captures beside the values: tangents, and whether they are there.
struct Captures {
    /// For each value that is captured, its tangent outside.
    tangents: Vec<Option<Tangent>>,
}

impl Captures {
    /// The values outside, in the order of the captures.
    fn values(&self) -> impl Iterator<Item = Value> {
        let there = self.tangents.iter().flatten();
        let flags = self.tangents.iter().flatten().filter_map(|t| t.present);
        there.map(|t| t.value).chain(flags)
    }
}

/// What a loop carries beside its values: by position among them.
struct Carried {
    /// Those with tangents.
    active: Vec<usize>,
    /// Those of which a truth value says whether the tangent is there.
    flagged: OrderedSet<usize>,
}

impl<'m> Transform<'m> {
    pub(super) fn cond(
        &mut self,
        scope: &mut Scope<'m>,
        id: NodeId,
        then: FuncRef,
        orelse: FuncRef,
    ) {
        let node = &scope.graph.nodes[id];
        let active: Vec<usize> = self.positions(scope, &node.results);
        let captures = self.captures(scope, &node.operands[1..]);
        let (then, then_flags) = self.arm(then, &captures, &active);
        let (orelse, else_flags) = self.arm(orelse, &captures, &active);
        let types = self.types(scope, &node.results, &active);
        let mut operands: Vec<Value> = node.operands.iter().map(|&v| scope.value(v)).collect();
        operands.extend(captures.values());
        let made = self
            .b
            .node(NodeKind::Cond { then, orelse }, operands, types);
        let (values, rest) = made.split_at(node.results.len());
        self.define(scope, &node.results, values);
        let (tangents, flags) = rest.split_at(active.len());
        let mut flags = flags.iter();
        for ((&i, &value), sure) in active
            .iter()
            .zip(tangents)
            .zip(then_flags.iter().zip(&else_flags))
        {
            let v = node.results[i];
            let flag = is_number(scope, v).then(|| flags.next().copied()).flatten();
            let present = flag.filter(|_| !(*sure.0 && *sure.1));
            scope.set_tangent(v, Tangent { value, present });
        }
    }

    /// A branch, and for each active result whether its tangent is always there.
    fn arm(
        &mut self,
        func: FuncRef,
        captures: &Captures,
        active: &[usize],
    ) -> (FuncRef, Vec<bool>) {
        let mut scope = self.begin(func);
        self.enter(&mut scope, captures);
        self.nodes(&mut scope);
        let graph = scope.graph;
        let mut results: Vec<Value> = graph.results.iter().map(|&v| scope.value(v)).collect();
        let mut flags = vec![];
        for &i in active {
            results.push(scope.tangent_or_zero(self.b, graph.results[i]));
            if is_number(&scope, graph.results[i]) {
                flags.push(self.flag(&scope, graph.results[i]));
            }
        }
        results.extend(flags);
        let sure = active
            .iter()
            .map(|&i| is_sure(&scope, graph.results[i]))
            .collect();
        (self.end(graph, results), sure)
    }

    pub(super) fn repeat(&mut self, scope: &mut Scope<'m>, id: NodeId, l: &Loop) {
        let node = &scope.graph.nodes[id];
        let inits = &node.operands[l.leading()..l.first_capture()];
        let captures = self.captures(scope, &node.operands[l.first_capture()..]);
        let active = self.carried(scope, id, l);
        let unsure = |&i: &usize| is_number(scope, inits[i]) && !is_sure(scope, inits[i]);
        let flagged: OrderedSet<usize> = active.iter().copied().filter(unsure).collect();
        let mut carried = Carried { active, flagged };
        let body = self.settled_body(l, &captures, &mut carried);
        let header = match l.header {
            LoopHeader::Range { rev } => LoopHeader::Range { rev },
            LoopHeader::While(cond) => LoopHeader::While(self.condition(cond, &captures, &carried)),
        };
        let own = |v: &Value| scope.value(*v);
        // nothing is kept on the way forward, and no state but the last one
        let bounds = &node.operands[..l.leading() - usize::from(l.states.are_chosen())];
        let mut operands: Vec<Value> = bounds.iter().chain(inits).map(own).collect();
        operands.extend(
            carried
                .active
                .iter()
                .map(|&i| scope.tangent_or_zero(self.b, inits[i])),
        );
        operands.extend(carried.flagged.iter().map(|&i| self.flag(scope, inits[i])));
        operands.extend(node.operands[l.first_capture()..].iter().map(own));
        operands.extend(captures.values());
        let (&trips, results) = node.results.split_last().expect("a loop counts its trips");
        let mut types: Vec<Type> = results.iter().map(|&v| scope.graph.ty(v).clone()).collect();
        types.extend(
            carried
                .active
                .iter()
                .map(|&i| scope.tangent_type(scope.graph.ty(results[i]))),
        );
        types.extend(carried.flagged.iter().map(|_| Type::Bool));
        types.push(scope.graph.ty(trips).clone());
        let kind = NodeKind::Loop(Loop {
            header,
            body,
            carried: types.len() - 1,
            checkpoint: false,
            states: States::All,
            ..l.clone()
        });
        let made = self.b.node(kind, operands, types);
        let (&counted, made) = made.split_last().expect("a loop counts its trips");
        let (values, rest) = made.split_at(results.len());
        self.define(scope, results, values);
        self.define(scope, &[trips], &[counted]);
        let (tangents, flags) = rest.split_at(carried.active.len());
        for (&i, &value) in carried.active.iter().zip(tangents) {
            let flag = carried.flagged.iter().position(|&f| f == i);
            let present = flag.map(|at| flags[at]);
            scope.set_tangent(results[i], Tangent { value, present });
        }
    }

    /// Which carried values have tangents: those of which some trip, or the end, reads one.
    fn carried(&self, scope: &Scope<'m>, id: NodeId, l: &Loop) -> Vec<usize> {
        let body = &self.forward.funcs[l.body];
        let node = &scope.graph.nodes[id];
        let active = |i: &usize| {
            self.activity
                .active(l.body, body.params[l.leading_params() + i])
                || self
                    .activity
                    .active(l.body, body.results[l.leading_results() + i])
                || self.active(scope, node.results[*i])
        };
        (0..l.carried).filter(active).collect()
    }

    /// The body. What turns out not to be there after some trip is flagged, and the body is made anew.
    fn settled_body(&mut self, l: &Loop, captures: &Captures, carried: &mut Carried) -> FuncRef {
        loop {
            let graphs = self.out.funcs.len();
            let mut scope = self.begin(l.body);
            self.enter_trip(&mut scope, l.leading_params(), carried);
            self.enter(&mut scope, captures);
            self.nodes(&mut scope);
            let graph = scope.graph;
            let (leading, ends) = graph.results.split_at(l.leading_results());
            let unsure = |&i: &usize| is_number(&scope, ends[i]) && !is_sure(&scope, ends[i]);
            let more: Vec<usize> = carried.active.iter().copied().filter(unsure).collect();
            let known = carried.flagged.len();
            carried.flagged.extend(more);
            if carried.flagged.len() > known {
                self.b.close();
                self.out.funcs.truncate(graphs);
                continue;
            }
            let mut results: Vec<Value> = leading
                .iter()
                .chain(ends)
                .map(|&v| scope.value(v))
                .collect();
            results.extend(
                carried
                    .active
                    .iter()
                    .map(|&i| scope.tangent_or_zero(self.b, ends[i])),
            );
            results.extend(carried.flagged.iter().map(|&i| self.flag(&scope, ends[i])));
            return self.end(graph, results);
        }
    }

    /// Whether a loop goes on hangs on no tangent.
    fn condition(&mut self, func: FuncRef, captures: &Captures, carried: &Carried) -> FuncRef {
        let mut scope = self.begin(func);
        self.enter_trip(&mut scope, 0, carried);
        self.enter(&mut scope, captures);
        self.nodes(&mut scope);
        let results = scope
            .graph
            .results
            .iter()
            .map(|&v| scope.value(v))
            .collect();
        self.end(scope.graph, results)
    }

    /// The params of a trip.
    fn enter_trip(&self, scope: &mut Scope<'m>, leading: usize, carried: &Carried) {
        let graph = scope.graph;
        for &p in &graph.params {
            let own = self.b.param(graph.ty(p).clone()).value();
            scope.set(p, own);
            scope.name(self.b, p, own);
        }
        let of = |i: usize| graph.params[leading + i];
        let tangents: Vec<Value> = carried
            .active
            .iter()
            .map(|&i| self.b.param(scope.tangent_type(graph.ty(of(i)))).value())
            .collect();
        let flags: Vec<Value> = carried
            .flagged
            .iter()
            .map(|_| self.b.param(Type::Bool).value())
            .collect();
        for (&i, value) in carried.active.iter().zip(tangents) {
            let flag = carried.flagged.iter().position(|&f| f == i);
            scope.set_tangent(
                of(i),
                Tangent {
                    value,
                    present: flag.map(|at| flags[at]),
                },
            );
        }
    }

    /// The captures of an inner graph.
    fn enter(&self, scope: &mut Scope<'m>, captures: &Captures) {
        let graph = scope.graph;
        for &c in &graph.captures {
            let own = self.b.capture(graph.ty(c).clone()).value();
            scope.set(c, own);
            scope.name(self.b, c, own);
        }
        let outside: Vec<(Value, Tangent)> = graph
            .captures
            .iter()
            .zip(&captures.tangents)
            .filter_map(|(&c, t)| Some((c, (*t)?)))
            .collect();
        let tangents: Vec<Value> = outside
            .iter()
            .map(|(c, _)| self.b.capture(scope.tangent_type(graph.ty(*c))).value())
            .collect();
        for ((c, outside), value) in outside.into_iter().zip(tangents) {
            let present = outside.present.map(|_| self.b.capture(Type::Bool).value());
            scope.set_tangent(c, Tangent { value, present });
        }
    }

    fn captures(&self, scope: &Scope<'m>, values: &[Value]) -> Captures {
        let tangents = values.iter().map(|&v| scope.tangent(v)).collect();
        Captures { tangents }
    }

    /// The positions of what has tangents.
    fn positions(&self, scope: &Scope<'m>, values: &[Value]) -> Vec<usize> {
        let active = values
            .iter()
            .enumerate()
            .filter(|(_, v)| self.active(scope, **v));
        active.map(|(i, _)| i).collect()
    }

    /// The types of these values, of the tangents of those that have some, and of what says whether they are there.
    fn types(&self, scope: &Scope<'m>, values: &[Value], active: &[usize]) -> Vec<Type> {
        let own = values.iter().map(|&v| scope.graph.ty(v).clone());
        let tangents = active
            .iter()
            .map(|&i| scope.tangent_type(scope.graph.ty(values[i])));
        let numbers = active.iter().filter(|&&i| is_number(scope, values[i]));
        own.chain(tangents)
            .chain(numbers.map(|_| Type::Bool))
            .collect()
    }

    fn define(&self, scope: &mut Scope<'m>, values: &[Value], made: &[Value]) {
        for (&v, &own) in values.iter().zip(made) {
            scope.set(v, own);
            scope.name(self.b, v, own);
        }
    }

    /// Whether the tangent of `v` is there.
    fn flag(&self, scope: &Scope<'m>, v: Value) -> Value {
        match scope.tangent(v) {
            None => self.b.constant("false", Type::Bool).value(),
            Some(Tangent {
                present: Some(present),
                ..
            }) => present,
            Some(Tangent { present: None, .. }) => self.b.constant("true", Type::Bool).value(),
        }
    }
}

/// Whether `v` is one number, of whose tangent it is known whether it is there.
fn is_number(scope: &Scope, v: Value) -> bool {
    matches!(scope.graph.ty(v), Type::Float(_))
}

/// Whether the tangent of `v` is always there.
fn is_sure(scope: &Scope, v: Value) -> bool {
    matches!(scope.tangent(v), Some(Tangent { present: None, .. }))
}
