//! The gradient of a loop: a loop over the same trips, backwards. Carried are the cotangents of the carried values and the
//! running adjoints of the captures.

use super::adjoint::Adjoints;
use super::keep::KeptByTrips;
use super::reverse::Transform;
use crate::analysis::absence::Care;
use crate::entity::{NodeId, Value};
use crate::ir::{Attr, Def, Loop, LoopHeader, NodeKind, States, Type, Var};
use crate::ops;
use crate::ordered::{OrderedMap, OrderedSet};

impl<'m> Transform<'m> {
    pub(super) fn while_loop(&mut self, a: &mut Adjoints<'m>, id: NodeId, l: &Loop) {
        let node = &a.graph.nodes[id];
        let body = &self.forward.funcs[l.body];
        // A carried value that is overwritten in every trip still gets its initial value's cotangent through zero trips.
        let carried: Vec<usize> = (0..l.carried)
            .filter(|k| {
                let (param, result) = (
                    body.params[l.leading_params() + k],
                    body.results[l.leading_results() + k],
                );
                self.activity.varied(l.body, param) && self.activity.useful(l.body, result)
            })
            .collect();
        let captures: Vec<usize> = (0..body.captures.len())
            .filter(|&j| self.activity.active(l.body, body.captures[j]))
            .collect();

        // The trips of a block add to the sum of the blocks behind it, in the order of a loop that is not cut into blocks.
        let in_a_block = self.blocks.contains(&a.func);
        let is_captured = |v: Value| matches!(a.graph.values[v].def, Def::Capture(_));
        let continues: OrderedSet<Value> = node.operands[l.first_capture()..]
            .iter()
            .copied()
            .filter(|&v| in_a_block && is_captured(v))
            .collect();

        // Of a captured number: whether trips may leave it alone. Then their sum is marked.
        let is_marked = |a: &Adjoints<'_>, j: usize| {
            let (outer, capture) = (node.operands[l.first_capture() + j], body.captures[j]);
            let may_be_left_alone = !self.absence.is_sure(l.body, capture);
            may_be_left_alone && a.may_be_absent(outer) && !continues.contains(&outer)
        };
        let marked: OrderedSet<usize> = captures
            .iter()
            .copied()
            .filter(|&j| is_marked(a, j))
            .collect();

        let mut needed = Needed::default();
        let mut init = vec![];
        for &k in &carried {
            let unsure = self.absence.is_unsure(l.body, k);
            init.push(needed.seed(a, node.results[k], unsure).value());
        }
        let guard = match a.is_guarded(id) && !self.forward.collective {
            true => needed.guard(),
            false => None,
        };
        for &j in &captures {
            let outer = node.operands[l.first_capture() + j];
            let running = match a.graph.ty(outer) {
                ty if marked.contains(&j) => a.b.constant("-0.0", ty.clone()),
                ty if ty.is_summed() && !continues.contains(&outer) => a.zero(outer),
                _ => a.take_or_zero(outer),
            };
            init.push(running.value());
        }

        let types: Vec<Type> = init.iter().map(|&v| a.b.ty(v)).collect();
        self.begin(l.body);
        let index = match l.header {
            LoopHeader::Range { .. } => body.ty(body.params[0]).clone(),
            LoopHeader::While(_) => Type::USIZE,
        };
        self.sweep_with(l.body, |t, inner| {
            let graph = inner.graph;
            inner.b.param(index);
            let mut params = types
                .iter()
                .map(|ty| inner.b.param(ty.clone()))
                .collect::<Vec<_>>()
                .into_iter();
            for (&k, ct) in carried.iter().zip(params.by_ref()) {
                let result = graph.results[l.leading_results() + k];
                match inner.is_unsure(k) {
                    true => inner.add_marked(result, ct),
                    false => inner.add(result, ct),
                }
            }
            let mut sums = OrderedMap::new();
            for (&j, running) in captures.iter().zip(params) {
                if marked.contains(&j) {
                    sums.insert(j, running);
                    continue;
                }
                let capture = graph.captures[j];
                // A result that is the capture itself has left its cotangent there already.
                match inner.take(capture) {
                    Some(ct) if graph.ty(capture).is_summed() => inner.set(capture, running + ct),
                    Some(ct) => inner.set(capture, running.apply(&ops::adjoint::ACCUMULATE, &[ct])),
                    None => inner.set(capture, running),
                }
            }
            t.sweep(l.body, inner);
            let mut results = vec![];
            for &k in &carried {
                let param = graph.params[l.leading_params() + k];
                results.push(match inner.is_unsure(k) {
                    true => inner.take_marked(param).value(),
                    false => inner.take_or_zero(param).value(),
                });
            }
            for &j in &captures {
                let capture = graph.captures[j];
                results.push(match sums.get(&j) {
                    Some(&sum) => (sum + inner.take_marked(capture)).value(),
                    None => inner.take_or_zero(capture).value(),
                });
            }
            results
        });
        let body = self.end(l.body);

        let (rev, lo, hi) = trips_back(a, id, l);
        let hi = match guard {
            Some(guard) => guard.apply(&ops::select::END_IF, &[hi, lo]),
            None => hi,
        };
        let mut operands = vec![lo.value(), hi.value()];
        let kept = match self.within {
            Some(_) => self.keep_for_trips(a, id, l, body),
            None => KeptByTrips::default(),
        };
        operands.extend(init.iter().chain(&kept.lists).chain(&kept.captures));
        let mut types = types;
        types.extend(kept.lists.iter().map(|&v| a.b.ty(v)));
        types.push(Type::USIZE);
        let header = LoopHeader::Range { rev };
        let kind = NodeKind::Loop(Loop {
            header,
            body,
            exits: false,
            carried: init.len() + kept.lists.len(),
            checkpoint: false,
            states: States::All,
            parallel: l.parallel,
            short: l.short,
            shaped: false,
        });
        let results = a.b.node(kind, operands, types);
        // Captures first: an array may be a capture and an initial value too, and what it had is in the capture's adjoint.
        let mut seen = OrderedSet::new();
        for (&j, &r) in captures.iter().zip(&results[carried.len()..]) {
            let (outer, ct) = (node.operands[l.first_capture() + j], a.b.var(r));
            match a.graph.ty(outer) {
                _ if marked.contains(&j) => a.add_marked(outer, ct),
                ty if ty.is_summed() && !continues.contains(&outer) => {
                    let present = match a.care(outer) {
                        Care::Dear => Some(lo.lt(hi)),
                        _ => guard,
                    };
                    a.add_clean(outer, ct, present)
                }
                // captured twice: the first had what was there, the others began with zeros
                _ if !seen.insert(outer) => a.add(outer, ct),
                _ => a.set(outer, ct),
            }
        }
        for (&k, &r) in carried.iter().zip(&results) {
            let (initial, ct) = (node.operands[l.leading() + k], a.b.var(r));
            match self.absence.is_unsure(l.body, k) {
                true => a.add_marked(initial, ct),
                false => a.add_given(initial, ct, guard),
            }
        }
    }
}

/// Whether any result of a loop has a cotangent.
#[derive(Default)]
struct Needed<'a> {
    surely: bool,
    flags: Vec<Var<'a>>,
}

impl<'a> Needed<'a> {
    /// The cotangent of result `v`, on its way into the loop, marked if trips have to know whether it is there.
    fn seed(&mut self, a: &mut Adjoints<'a>, v: Value, unsure: bool) -> Var<'a> {
        if !matches!(a.graph.ty(v), Type::Float(_)) {
            self.surely |= a.reached(v);
            return a.take_or_zero(v);
        }
        let (ct, present) = match a.take_if(v) {
            Some((ct, present)) => (Some(ct), present),
            None => (None, None),
        };
        self.surely |= ct.is_some() && present.is_none();
        self.flags.extend(present);
        match (ct, present) {
            _ if unsure => a.marked(ct, present, a.graph.ty(v).clone()),
            (Some(ct), Some(present)) => present.select(ct, a.zero(v)),
            (Some(ct), None) => ct,
            (None, _) => a.zero(v),
        }
    }
    /// Whether one has, if that is not certain.
    fn guard(self) -> Option<Var<'a>> {
        let flags = self.flags.into_iter().filter(|_| !self.surely);
        flags.reduce(|one, other| one.or(other))
    }
}

/// Direction and bounds of the backward loop: the same range turned round, cut to the trips that were made.
fn trips_back<'a>(a: &mut Adjoints<'a>, id: NodeId, l: &Loop) -> (bool, Var<'a>, Var<'a>) {
    let node = &a.graph.nodes[id];
    let trips = *node
        .results
        .last()
        .expect("a loop's last result is its trip count");
    match l.header {
        LoopHeader::While(_) => (true, a.b.constant("0", Type::USIZE), a.primal(trips)),
        LoopHeader::Range { rev } if !l.exits => {
            (!rev, a.primal(node.operands[0]), a.primal(node.operands[1]))
        }
        LoopHeader::Range { rev } => {
            let start = a.primal(node.operands[usize::from(rev)]);
            let trips = a.primal(trips);
            let trips = match start.ty() {
                Type::Int(crate::ir::IntType::Usize) => trips,
                // a type that only rustc knows has no name to cast to
                Type::Int(crate::ir::IntType::Open) | Type::Open => {
                    let same = start;
                    (start - same).apply(&ops::range::RANGE_AT, &[trips])
                }
                ty => a.b.prim_of_type(
                    &ops::cast::CAST,
                    Attr::Field(ty.to_string().into()),
                    &[trips.value()],
                    ty,
                ),
            };
            if rev {
                (false, start - trips, start)
            } else {
                (true, start, start + trips)
            }
        }
    }
}
