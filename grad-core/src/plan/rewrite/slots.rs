//! A loop of which a few states are kept, in slots: the forward run keeps those that [`binomial`](crate::binomial) says; before a
//! trip is undone, the way back takes the last one that there is, and runs the trips from there up to that trip, which
//! keep states in the slots that are free. Each is a tuple of the trip that starts from it and of what that trip reads. How many slots
//! there are may hang on how large a state is, and some states may stand in a file.

use super::super::again::{Trip, calls};
use super::again::{of_values, splice};
use super::{Rewrite, Walk};
use crate::entity::{Entity, FuncRef, NodeId, Value};
use crate::ir::{
    Attr, Builder, Def, FuncGraph, Loop, LoopHeader, Node, NodeKind, Rerun, SrcLoc, States, Type,
    ValueData,
};
use crate::ops::{self, PrimDef, path, snapshot};
use crate::ordered::OrderedMap;

/// What the way back has of a loop with slots.
pub(super) struct Slots {
    /// The states that are kept.
    pub states: Value,
    /// Which ones may be: how many, or a room.
    pub room: Value,
    /// What leads from one of them to a trip that is undone.
    pub ahead: Ahead,
}

/// What leads to the start of a trip that is undone.
#[derive(Clone)]
pub(super) struct Ahead {
    /// The body of a loop from a state that is kept to that trip.
    body: FuncRef,
    /// The branch that drops the last state: that of the trip itself.
    dropping: NodeKind,
    place: Place,
}

/// Where states are kept, and where the user says so.
#[derive(Clone, Copy)]
struct Place {
    states: States,
    loc: SrcLoc,
}

/// A loop that is undone, and the body that is run again.
pub(super) struct Undone<'u> {
    pub l: &'u Loop,
    pub trip: &'u Trip,
    pub forward: &'u FuncGraph,
    pub ahead: &'u Ahead,
}

impl Rewrite<'_> {
    /// Makes the loop that `node` undoes keep states, and gives them to the way back.
    pub(super) fn keep_in_slots(
        &mut self,
        w: &mut Walk,
        node: &Node,
        l: &Loop,
        trip: &Trip,
        ahead: FuncRef,
    ) -> Slots {
        let id = node.origin.expect("it undoes a loop");
        let forward = &w.graph.nodes[id];
        let place = Place {
            states: l.states,
            loc: forward.loc,
        };
        let room = self.room(w, id, l, trip);
        let left = self.leave_states(w, id, l, trip, room);
        let left = self.keep_at(w, left, id.index() + 1);
        let room = match l.states {
            // it was there before
            States::All | States::Slots => self.resolve(w, room),
            States::Bytes | States::File => self.keep_at(w, room, id.index() + 1),
        };
        let at = self.resolve(w, forward.operands[0]);
        let mut state = vec![at];
        for k in trip.kept() {
            let start = self.resolve(w, forward.operands[l.leading() + k]);
            state.push(place.kept(w.b, [room, at], start));
        }
        let first = w.b.prim(&ops::tuple::TUPLE, Attr::None, &state).value();
        let own = w.b.prim(&snapshot::FIRST_SNAPSHOT, Attr::None, &[first]);
        let states = own.apply(&snapshot::TAKE_SNAPSHOTS, &[w.b.var(left)]);
        Slots {
            states: states.value(),
            room,
            ahead: Ahead {
                body: self.body_ahead(l, trip, ahead, place),
                dropping: self.dropping_last(ahead),
                place,
            },
        }
    }

    /// Which states of forward loop `id` may be kept, given what is said of it and how large the first one is.
    fn room(&mut self, w: &Walk, id: NodeId, l: &Loop, trip: &Trip) -> Value {
        let node = &w.graph.nodes[id];
        let (said, fit) = match l.states {
            States::All | States::Slots => return node.operands[2],
            States::Bytes => (node.operands[2], &snapshot::SLOTS_IN_BYTES),
            States::File => (node.operands[2], &snapshot::ROOM_FOR),
        };
        let ty = w.graph.ty(said).clone();
        let mut before = self.before(w.func, id);
        let mut size = before(NodeKind::Const("0".into()), vec![], Type::USIZE);
        for start in trip.kept().map(|k| node.operands[l.leading() + k]) {
            let more = before(prim(&snapshot::BYTES_OF), vec![start], Type::USIZE);
            size = before(prim(&ops::arith::ADD), vec![size, more], Type::USIZE);
        }
        before(prim(fit), vec![said, size], ty)
    }

    /// Puts nodes before a loop.
    fn before(
        &mut self,
        func: FuncRef,
        id: NodeId,
    ) -> impl FnMut(NodeKind, Vec<Value>, Type) -> Value {
        move |kind, operands, ty| {
            let (out, at) = (&mut self.out, id.index());
            let made = self
                .additions
                .insert(out, func, at, kind, operands, vec![ty]);
            made[0]
        }
    }

    /// Makes the trips of forward loop `id` keep states; what holds them when it has run.
    fn leave_states(&mut self, w: &Walk, id: NodeId, l: &Loop, trip: &Trip, room: Value) -> Value {
        let func = w.func;
        let node = &w.graph.nodes[id];
        let (lo, hi) = (node.operands[0], node.operands[1]);
        let place = Place {
            states: l.states,
            loc: node.loc,
        };
        let mut before = self.before(func, id);
        let number = |n: &str| NodeKind::Const(n.into());
        let (zero, one) = (
            before(number("0"), vec![], Type::USIZE),
            before(number("1"), vec![], Type::USIZE),
        );
        let states = before(prim(&snapshot::SNAPSHOTS), vec![], snapshot::store());
        // the first state has a slot, too, and is none of those that the forward run leaves
        let (free, ty) = match l.states {
            States::File => {
                let free = vec![room];
                let rest = before(prim(&snapshot::ROOM_LEFT), free, snapshot::store());
                (rest, snapshot::store())
            }
            States::All | States::Slots | States::Bytes => {
                let free = vec![room, one];
                let rest = before(prim(&ops::logic::SATURATING_SUB), free, Type::USIZE);
                (rest, Type::USIZE)
            }
        };
        // what comes behind the loop is undone before the last trip
        let next = vec![lo, hi, free, zero];
        let next = before(prim(place.next()), next, Type::USIZE);
        drop(before);

        let node = &mut self.out.funcs[func].nodes[id];
        let first = l.first_capture();
        node.operands.splice(first..first, [states, next]);
        node.operands.extend([hi, free]);
        if let NodeKind::Loop(l) = &mut node.kind {
            l.carried += 2;
        }
        let left = self.results_of(func, id, l.carried);
        self.trips_leave_states(l, trip, place, ty);
        left
    }

    /// Adds results to loop `id` for the states and the next trip to keep one; that of the states.
    fn results_of(&mut self, func: FuncRef, id: NodeId, carried: usize) -> Value {
        let graph = &mut self.out.funcs[func];
        let mut add = |i: usize, ty| {
            graph.values.push(ValueData {
                ty,
                def: Def::Result(id, carried + i),
                name: None,
            })
        };
        let results = [add(0, snapshot::store()), add(1, Type::USIZE)];
        let trips = graph.nodes[id].results[carried];
        graph.values[trips].def = Def::Result(id, carried + 2);
        graph.nodes[id].results.splice(carried..carried, results);
        results[0]
    }

    /// Makes each trip keep its state if it is the next one to do so.
    fn trips_leave_states(&mut self, l: &Loop, trip: &Trip, place: Place, room: Type) {
        let graph = &mut self.out.funcs[l.body];
        let states = graph.add_param(snapshot::store());
        let next = graph.add_param(Type::USIZE);
        let last = graph.add_capture(Type::USIZE);
        let room = graph.add_capture(room);
        let at = graph.params[0];
        let kept = trip.kept().map(|k| graph.params[l.leading_params() + k]);
        let operands = [vec![states, next, at, last, room], kept.collect()].concat();
        let types: Vec<Type> = operands.iter().map(|&v| graph.ty(v).clone()).collect();
        let branch = self.keeping(l.body, &types, place);
        let mut add = |kind, operands, types| {
            self.additions
                .insert(&mut self.out, l.body, 0, kind, operands, types)
        };
        let is_next = NodeKind::Prim(&ops::compare::EQ, Attr::None);
        let mut all = add(is_next, vec![at, next], vec![Type::Bool]);
        all.extend(operands);
        let after = add(branch, all, vec![snapshot::store(), Type::USIZE]);
        self.out.funcs[l.body].results.extend(after);
    }

    /// The branch in which a state is kept. It captures the states, the next trip of which one is kept, this trip, the one that is undone first, the
    /// room, and what is kept; it gives the states and the next such trip.
    fn keeping(&mut self, around: FuncRef, types: &[Type], place: Place) -> NodeKind {
        let keep = |b: &Builder, captured: &[Value]| keep(b, captured, place);
        NodeKind::Cond {
            then: self.arm(around, "keep", types, &keep),
            orelse: self.arm(around, "go_on", types, &|_, captured| {
                captured[..2].to_vec()
            }),
        }
    }

    /// The branch in which the last state is dropped, of which states are left.
    fn dropping_last(&mut self, around: FuncRef) -> NodeKind {
        let types = [snapshot::store()];
        let drop = |b: &Builder, states: &[Value]| {
            let left = b.prim(&ops::stack::POP, Attr::None, states);
            vec![left.value()]
        };
        NodeKind::Cond {
            then: self.arm(around, "drop", &types, &drop),
            orelse: self.arm(around, "stay", &types, &|_, states| states.to_vec()),
        }
    }

    fn arm(
        &mut self,
        around: FuncRef,
        part: &str,
        types: &[Type],
        results: &dyn Fn(&Builder, &[Value]) -> Vec<Value>,
    ) -> FuncRef {
        let name = format!("{}.{part}", self.out.funcs[around].name);
        let b = Builder::new(FuncGraph::new(self.out.fresh_name(&name)));
        let captured = types.iter().map(|ty| b.capture(ty.clone()).value());
        let captured: Vec<Value> = captured.collect();
        let results = results(&b, &captured);
        b.with(|g| g.results = results);
        self.out.funcs.push(b.finish())
    }

    /// The body of the loop that leads from a state to a later one. Params: the trip, what is kept, scratch arrays, the states and the next
    /// trip of which one is kept. Captures: those of the forward body, the trip that is undone, and the room.
    fn body_ahead(&mut self, l: &Loop, trip: &Trip, ahead: FuncRef, home: Place) -> FuncRef {
        of_values(&mut self.out, ahead);
        let forward = self.out.funcs[ahead].clone();
        let b = Builder::new(FuncGraph::new(forward.name.clone()));
        let place = |k: usize| forward.params[l.leading_params() + k];
        let mut map = OrderedMap::new();
        let at = b.param(Type::USIZE).value();
        map.insert(forward.params[0], at);
        let carried: Vec<usize> = trip.kept().chain(trip.scratch()).collect();
        for &k in &carried {
            map.insert(place(k), b.param(forward.ty(place(k)).clone()).value());
        }
        let states = b.param(snapshot::store()).value();
        let next = b.param(Type::USIZE).value();
        for &c in &forward.captures {
            map.insert(c, b.capture(forward.ty(c).clone()).value());
        }
        let last = b.capture(Type::USIZE).value();
        let room = b.capture(home.room_type()).value();
        for &p in &forward.params {
            map.entry(p)
                .or_insert_with(|| b.constant("zero", forward.ty(p).clone()).value());
        }
        let is_next = b.var(at).eq(b.var(next)).value();
        let mut operands = vec![states, next, at, last, room];
        operands.extend(trip.kept().map(|k| map[&place(k)]));
        let types: Vec<Type> = operands.iter().map(|&v| b.ty(v)).collect();
        operands.insert(0, is_next);
        let after = b.node(
            self.keeping(ahead, &types, home),
            operands,
            vec![snapshot::store(), Type::USIZE],
        );
        splice(&b, &forward, &mut map);
        let result = |k: &usize| map[&forward.results[l.leading_results() + k]];
        let results = carried.iter().map(result).chain(after).collect();
        b.with(|g| g.results = results);
        let mut body = b.finish();
        if calls(&self.out, ahead) {
            body.rerun = Rerun::ReplayedAhead;
        }
        self.out.funcs.push(body)
    }
}

impl Undone<'_> {
    /// In the new body of the way back: what the trip that is undone starts from, and its scratch arrays. Gives the states that are kept
    /// from here on; `map` knows what the forward body captures, and the trip.
    pub(super) fn lead_to_start(
        &self,
        b: &Builder,
        states: Value,
        map: &mut OrderedMap<Value, Value>,
    ) -> Value {
        let Undone {
            l,
            trip,
            forward,
            ahead,
        } = *self;
        let room = b.capture(ahead.place.room_type()).value();
        let place = |k: usize| forward.params[l.leading_params() + k];
        let states = b.var(states);
        let top = states.len() - b.constant("1", Type::USIZE);
        let member = |i: usize, ty: Type| {
            let member = i.to_string();
            let steps = path::attribute([path::Step::Index, path::Step::Field(&member)]);
            b.prim_of_type(
                &ops::index::INDEX,
                steps,
                &[states.value(), top.value()],
                ty,
            )
            .value()
        };
        let (from, to) = (member(0, Type::USIZE), map[&forward.params[0]]);
        let mut carried: Vec<Value> = vec![];
        for (i, k) in trip.kept().enumerate() {
            let ty = forward.ty(place(k));
            carried.push(ahead.place.read(b, ty, &|ty| member(i + 1, ty)));
        }
        carried.extend(trip.scratch().map(|k| map[&place(k)]));
        let is_last = b.var(from).eq(b.var(to)).value();
        let dropped = b.node(
            ahead.dropping.clone(),
            vec![is_last, states.value()],
            vec![snapshot::store()],
        );
        let used = b.var(dropped[0]).len().value();
        let next = [from, to, room, used];
        let next = b.prim(ahead.place.next(), Attr::None, &next);
        carried.extend([dropped[0], next.value()]);
        let mut types: Vec<Type> = carried.iter().map(|&v| b.ty(v)).collect();
        types.push(Type::USIZE);
        let kind = NodeKind::Loop(Loop {
            header: LoopHeader::Range { rev: false },
            body: ahead.body,
            exits: false,
            carried: carried.len(),
            checkpoint: false,
            states: States::All,
            parallel: false,
            short: false,
            shaped: false,
        });
        let captures = forward.captures.iter().map(|c| map[c]);
        let captures: Vec<Value> = captures.chain([to, room]).collect();
        let results = b.node(kind, [vec![from, to], carried, captures].concat(), types);
        let named: Vec<usize> = trip.kept().chain(trip.scratch()).collect();
        for (&k, &here) in named.iter().zip(&results) {
            map.insert(place(k), here);
        }
        results[named.len()]
    }
}

/// Keeps what is captured behind the first five captures.
fn keep(b: &Builder, captured: &[Value], place: Place) -> Vec<Value> {
    let &[states, _, at, last, room, ref kept @ ..] = captured else {
        unreachable!("these five come first")
    };
    let mut state = vec![at];
    state.extend(kept.iter().map(|&v| place.kept(b, [room, at], v)));
    let state = b.prim(&ops::tuple::TUPLE, Attr::None, &state);
    let states = b.var(states).apply(&ops::stack::PUSH, &[state]);
    let used = states.len().value();
    let next = b.prim(place.next(), Attr::None, &[at, last, room, used]);
    vec![states.value(), next.value()]
}

fn prim(def: &'static PrimDef) -> NodeKind {
    NodeKind::Prim(def, Attr::None)
}

impl Place {
    /// What says where the next state is kept.
    fn next(self) -> &'static PrimDef {
        match self.states {
            States::All | States::Slots | States::Bytes => &snapshot::NEXT_SNAPSHOT,
            States::File => &snapshot::NEXT_IN_ROOM,
        }
    }

    /// The type of what says which states are kept.
    fn room_type(self) -> Type {
        match self.states {
            States::All | States::Slots | States::Bytes => Type::USIZE,
            States::File => snapshot::store(),
        }
    }

    /// What is kept of `v`, from which trip `at` starts. Numbers stand in memory.
    fn kept(self, b: &Builder, [room, at]: [Value; 2], v: Value) -> Value {
        if self.states != States::File || b.ty(v).is_scalar() {
            return owned(b, v);
        }
        let around = b.loc();
        b.set_loc(self.loc);
        let put = b.prim(&snapshot::PUT_AWAY, Attr::None, &[room, at, v]);
        b.set_loc(around);
        put.value()
    }

    /// What was kept of a value of type `ty`; `member` gives what holds it, by its type.
    fn read(self, b: &Builder, ty: &Type, member: &dyn Fn(Type) -> Value) -> Value {
        if self.states != States::File || ty.is_scalar() {
            return member(ty.clone());
        }
        let put = member(snapshot::store());
        let around = b.loc();
        b.set_loc(self.loc);
        let read = b.prim_of_type(&snapshot::BRING_BACK, Attr::None, &[put], ty.clone());
        b.set_loc(around);
        read.value()
    }
}

/// A copy of what may be written to.
fn owned(b: &Builder, v: Value) -> Value {
    match b.ty(v) {
        ty if ty.is_scalar() => v,
        Type::Slice(_) => b.prim(&ops::array::TO_VEC, Attr::None, &[v]).value(),
        _ => b.prim(&ops::array::COPY, Attr::None, &[v]).value(),
    }
}
