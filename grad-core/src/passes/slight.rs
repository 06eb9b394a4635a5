//! What is kept for readers that have no use for numbers is kept slightly: not at all, if it is a number. Such readers are the ways back of
//! `+`, `-` and negation, whose partials are the same for all operands, and the questions for a shape or a variant. Whether operands are numbers
//! only rustc knows, so it is asked where the operators stand in the forward run (`numbers`), before what is kept is pushed. What is only asked for
//! its shape or variant leaves its outline, if it has one (`outlined`).

use super::rewrite::{Rewrite, rewritten};
use super::walk::{self, first_capture};
use crate::array_methods::is_constructor;
use crate::entity::{FuncRef, NodeId, Stack, Value};
use crate::ir::{Attr, Def, LoopHeader, Module, Node, NodeKind, Type, ValueData};
use crate::ops::path::{self, Step};
use crate::ops::slight::{ALL_NUMBERS, GIVEN, NUMBERS, OUTLINED, SLIGHT};
use crate::ops::{PrimDef, Spelling, operator};
use crate::ordered::{OrderedMap, OrderedSet};

/// Keeps slightly what can be, of a planned module whose graphs are still those that the plan was made of: each graph of the way back
/// undoes one of the forward run.
pub fn slight(module: &Module) -> Module {
    rewritten(module, |rw| {
        for home in rw.funcs() {
            if let Some(back) = rw.module().funcs[home].pullback.as_ref().map(|p| p.func) {
                keep_slightly(rw, home, back);
            }
        }
    })
}

fn keep_slightly(rw: &mut Rewrite, home: FuncRef, back: FuncRef) {
    let [pushes, pops] = [home, back].map(|f| ends(rw.module(), f));
    let candidates = pushes.iter().filter_map(|(stack, push)| {
        let pop = pops.get(stack)?;
        match (&push[..], &pop[..]) {
            (&[push], &[pop]) => Some((push, pop)),
            _ => None,
        }
    });
    let users = |&((f, n), _): &(Place, Place)| is_users(rw.ty(f, rw.node(f, n).operands[0]));
    let candidates: Vec<_> = candidates.filter(users).collect();
    if candidates.is_empty() {
        return;
    }
    let needed = Needed::of(rw.module(), back);
    let mut told = Told {
        made: made_by_types(rw.module(), home),
        kinds: OrderedMap::new(),
    };
    for (push, pop) in candidates {
        if told
            .made
            .contains(&(push.0, rw.operands(push.0, push.1)[0]))
        {
            continue;
        }
        let Some(readers) = needed.readers(rw.module(), pop) else {
            continue;
        };
        let is_open = *rw.ty(pop.0, rw.node(pop.0, pop.1).results[0]) == Type::Open;
        if readers.operators.is_empty() && !readers.look_up {
            replace(rw, push, pop, &OUTLINED, vec![]);
        } else if is_open && let Some(told) = told.of_all(rw, push.0, &readers.operators) {
            replace(rw, push, pop, &NUMBERS, told);
        }
    }
}

/// Whether a value may be of a type of the user's.
fn is_users(ty: &Type) -> bool {
    matches!(ty, Type::Open) || matches!(ty, Type::Named(name) if **name != *"_")
}

/// A node.
type Place = (FuncRef, NodeId);

/// The nodes in a function that push to, or pop from, each stack.
fn ends(module: &Module, f: FuncRef) -> OrderedMap<Stack, Vec<Place>> {
    let mut found = OrderedMap::<Stack, Vec<Place>>::new();
    for g in walk::nest(module, f) {
        for (n, node) in module.funcs[g].nodes.iter() {
            if let Some(stack) = node.stack() {
                found.entry(stack).or_default().push((g, n));
            }
        }
    }
    found
}

/// An operator, by its primitive of the way back and its attribute.
type Operator = (&'static str, Attr);

/// Where values of a way back go.
struct Needed {
    /// For each value, those that are the same in part: what it is written into, copied to, carried as.
    flows: OrderedMap<At, Vec<At>>,
    /// The values of which the numbers are read.
    read: OrderedSet<At>,
    /// The operators' ways back that are handed each value.
    operators: OrderedMap<At, OrderedSet<Operator>>,
    /// The values in which a place may be found by an `index` of the user's, which may compute with them.
    looked_up: OrderedSet<At>,
}

/// A value of a graph.
type At = (FuncRef, Value);

impl Needed {
    fn of(module: &Module, back: FuncRef) -> Needed {
        let mut needed = Needed {
            flows: OrderedMap::new(),
            read: module.funcs[back]
                .results
                .iter()
                .map(|v| (back, *v))
                .collect(),
            operators: OrderedMap::new(),
            looked_up: OrderedSet::new(),
        };
        for f in walk::nest(module, back) {
            for node in module.funcs[f].nodes.values() {
                needed.node(module, f, node);
            }
        }
        needed
    }

    fn node(&mut self, module: &Module, f: FuncRef, node: &Node) {
        match &node.kind {
            NodeKind::Prim(def, attr) => self.prim(f, node, def, attr),
            NodeKind::Cond { then, orelse } => {
                self.read(f, &node.operands[..1]);
                self.inner(module, f, node, *then, 0);
                self.inner(module, f, node, *orelse, 0);
            }
            NodeKind::Loop(l) => {
                let first = l.leading();
                self.read(f, &node.operands[..first]);
                self.inner(module, f, node, l.body, l.carried);
                if let LoopHeader::While(cond) = l.header {
                    self.read(cond, &module.funcs[cond].results);
                    self.inner(module, f, node, cond, l.carried);
                }
            }
            NodeKind::Call(_) | NodeKind::CallBack(_) | NodeKind::Host(_) | NodeKind::Push(_) => {
                self.read(f, &node.operands);
            }
            NodeKind::Const(_) | NodeKind::Primal(_) | NodeKind::Pop(_) => {}
        }
    }

    fn prim(&mut self, f: FuncRef, node: &Node, def: &'static PrimDef, attr: &Attr) {
        let operands = &node.operands;
        let (last, before) = operands.split_last().unwrap_or((&node.results[0], &[]));
        match def.spelling {
            Spelling::OperatorBack | Spelling::OperatorAssignBack if is_blind(attr) => {
                self.read(f, &[*last]);
                for v in before {
                    let of = self.operators.entry((f, *v)).or_default();
                    of.insert((def.name, attr.clone()));
                }
            }
            Spelling::ZerosLike | Spelling::Len | Spelling::Variant => {}
            Spelling::CtReshape => self.read(f, before),
            Spelling::Index | Spelling::Copy => {
                if looks_up(attr, operands.len()) {
                    self.looked_up.insert((f, operands[0]));
                }
                self.read(f, &operands[1..]);
                self.flow((f, operands[0]), (f, node.results[0]));
            }
            Spelling::IndexSet => {
                if looks_up(attr, before.len()) {
                    self.looked_up.insert((f, operands[0]));
                }
                self.read(f, &before[1..]);
                self.flow((f, operands[0]), (f, node.results[0]));
                self.flow((f, *last), (f, node.results[0]));
            }
            _ => self.read(f, operands),
        }
    }

    fn read(&mut self, f: FuncRef, values: &[Value]) {
        self.read.extend(values.iter().map(|v| (f, *v)));
    }

    fn flow(&mut self, from: At, to: At) {
        self.flows.entry(from).or_default().push(to);
    }

    /// What goes to a graph inside a node and back, and what decides there how often it is run.
    fn inner(&mut self, module: &Module, f: FuncRef, node: &Node, inner: FuncRef, carried: usize) {
        for (from, to) in between(module, f, node, inner, carried) {
            self.flow(from, to);
        }
        if matches!(&node.kind, NodeKind::Loop(l) if l.exits && l.body == inner) {
            self.read(inner, &module.funcs[inner].results[..1]);
        }
    }

    /// Who reads what is popped; `None` if its numbers are read.
    fn readers(&self, module: &Module, pop: Place) -> Option<Readers> {
        let (f, n) = pop;
        let mut open = vec![(f, module.funcs[f].nodes[n].results[0])];
        let mut seen: OrderedSet<At> = open.iter().copied().collect();
        let mut found = Readers::default();
        while let Some(at) = open.pop() {
            found.look_up |= self.looked_up.contains(&at);
            if self.read.contains(&at) {
                return None;
            }
            if let Some(operators) = self.operators.get(&at) {
                found.operators.extend(operators.iter().cloned());
                if at.0 != f {
                    return None;
                }
            }
            let next = self.flows.get(&at).into_iter().flatten();
            open.extend(next.filter(|to| seen.insert(**to)));
        }
        Some(found)
    }
}

/// Who reads a value of which the numbers are not.
#[derive(Default)]
struct Readers {
    /// The operators that it is handed to, all in the graph in which it is popped.
    operators: OrderedSet<Operator>,
    /// Whether a place in it may be found by an `index` of the user's.
    look_up: bool,
}

/// What a node hands to a graph inside it, what that hands on to its next run, and what it gives back.
fn between(
    module: &Module,
    f: FuncRef,
    node: &Node,
    inner: FuncRef,
    carried: usize,
) -> Vec<(At, At)> {
    let graph = &module.funcs[inner];
    let first = first_capture(&node.kind);
    let carries = &graph.params[graph.params.len() - carried..];
    let handed = node.operands[first - carried..].iter();
    let taken = carries.iter().chain(&graph.captures);
    let mut flows: Vec<(At, At)> = handed
        .zip(taken)
        .map(|(from, to)| ((f, *from), (inner, *to)))
        .collect();
    if matches!(&node.kind, NodeKind::Loop(l) if l.body != inner) {
        return flows;
    }
    let exits = matches!(&node.kind, NodeKind::Loop(l) if l.exits);
    let results = &graph.results[usize::from(exits)..];
    let given = results.iter().zip(&node.results);
    flows.extend(given.map(|(from, to)| ((inner, *from), (f, *to))));
    let again = results.iter().zip(carries);
    flows.extend(again.map(|(from, to)| ((inner, *from), (inner, *to))));
    flows
}

/// What is made by a function of a type, such as `Vector3::zeros()`, and what operators make of that. It is likely no number, and what
/// it is rustc may know only at the end.
fn made_by_types(module: &Module, home: FuncRef) -> OrderedSet<At> {
    let mut flows = OrderedMap::<At, Vec<At>>::new();
    let mut open = vec![];
    for f in walk::nest(module, home) {
        for node in module.funcs[f].nodes.values() {
            if matches!(&node.kind, NodeKind::Call(call) if is_maker(&call.callee)) {
                open.extend(node.results.iter().map(|v| (f, *v)));
            }
            for (from, to) in made_of(module, f, node) {
                flows.entry(from).or_default().push(to);
            }
        }
    }
    let mut made: OrderedSet<At> = open.iter().copied().collect();
    while let Some(at) = open.pop() {
        let next = flows.get(&at).into_iter().flatten();
        open.extend(next.filter(|to| made.insert(**to)));
    }
    made
}

/// Which values of a type that only rustc knows a node makes of others.
fn made_of(module: &Module, f: FuncRef, node: &Node) -> Vec<(At, At)> {
    match &node.kind {
        NodeKind::Prim(..) => {
            let open = |v: &&Value| module.funcs[f].values[**v].ty == Type::Open;
            let result = node.results.first().filter(open);
            let pairs = result.into_iter().flat_map(|to| {
                let from = node.operands.iter().filter(open);
                from.map(move |from| ((f, *from), (f, *to)))
            });
            pairs.collect()
        }
        NodeKind::Cond { then, orelse } => {
            let mut flows = between(module, f, node, *then, 0);
            flows.extend(between(module, f, node, *orelse, 0));
            flows
        }
        NodeKind::Loop(l) => between(module, f, node, l.body, l.carried),
        _ => vec![],
    }
}

/// Whether this names a function of a type that gives one of its values.
fn is_maker(callee: &str) -> bool {
    callee.rsplit_once("::").is_some_and(|(of, name)| {
        let of = of.rsplit("::").next().unwrap_or(of);
        of.starts_with(char::is_uppercase) && is_constructor(name)
    })
}

/// Whether a place may be found by an `index` of the user's.
fn looks_up(attr: &Attr, operands: usize) -> bool {
    let steps = path::steps(attr, operands - 1);
    steps.iter().any(|step| !matches!(step, Step::Field(_)))
}

/// Whether the partials of an operator of numbers are the same for all of them.
fn is_blind(attr: &Attr) -> bool {
    matches!(operator::parts(attr), Some(("add" | "sub" | "neg", _)))
}

/// What operators tell of their operands.
struct Told {
    /// What need not be asked.
    made: OrderedSet<At>,
    /// What those of each kind tell, behind the last of that kind in a graph.
    kinds: OrderedMap<(FuncRef, Operator), Option<Value>>,
}

impl Told {
    fn of_all(
        &mut self,
        rw: &mut Rewrite,
        f: FuncRef,
        kinds: &OrderedSet<Operator>,
    ) -> Option<Vec<Value>> {
        kinds.iter().map(|kind| self.of(rw, f, kind)).collect()
    }

    fn of(&mut self, rw: &mut Rewrite, f: FuncRef, kind: &Operator) -> Option<Value> {
        let key = (f, kind.clone());
        if let Some(told) = self.kinds.get(&key) {
            return *told;
        }
        let told = ask(rw, f, kind, &self.made);
        self.kinds.insert(key, told);
        told
    }
}

/// Asks the operators of a kind, each where it stands, whether all their operands are numbers; if there are such in `f`, and none of
/// which it is known.
fn ask(rw: &mut Rewrite, f: FuncRef, kind: &Operator, made: &OrderedSet<At>) -> Option<Value> {
    let mut nodes = rw.nodes(f);
    nodes.retain(|n| is_read_by(rw.node(f, *n), kind));
    let is_made = |v: &Value| made.contains(&(f, *v));
    if nodes.iter().any(|n| rw.operands(f, *n).iter().any(is_made)) {
        return None;
    }
    let mut asked = vec![];
    for n in &nodes {
        let operands = rw.operands(f, *n);
        asked.push(insert(rw, f, (&NUMBERS, operands), at(rw, f, *n)));
    }
    let behind = at(rw, f, *nodes.last()?) + 1;
    Some(insert(rw, f, (&ALL_NUMBERS, asked), behind))
}

/// Keeps slightly what is pushed, once `own` has told of itself, and the others all of `told`.
fn replace(
    rw: &mut Rewrite,
    (f, push): Place,
    (g, pop): Place,
    own: &'static PrimDef,
    told: Vec<Value>,
) {
    let push_kind = rw.node(f, push).kind.clone();
    let kept = rw.operands(f, push)[0];
    let data = |f, v| ValueData {
        ty: rw.ty(f, v).clone(),
        ..open()
    };
    let (place, popped) = (at(rw, g, pop), rw.node(g, pop).results[0]);
    let [of_kept, of_popped] = [data(f, kept), data(g, popped)];
    let own = insert(rw, f, (own, vec![kept]), at(rw, f, push));
    let made = told.iter().map(|v| defined_at(rw, f, *v));
    let behind = made.chain([at(rw, f, push)]).max().unwrap_or_default() + 1;
    let slight = [vec![kept, own], told].concat();
    let slight = insert_of(rw, f, (&SLIGHT, slight), of_kept, behind);
    rw.insert(f, (push_kind, vec![slight]), None, behind + 1);
    rw.retain(f, |n| n != push);
    let pop_kind = (rw.node(g, pop).kind.clone(), vec![]);
    let again = rw.insert(g, pop_kind, Some(of_popped.clone()), place);
    let given = (&GIVEN, again.into_iter().collect());
    let given = insert_of(rw, g, given, of_popped, place + 1);
    rw.retain(g, |n| n != pop);
    rw.replace(g, popped, given);
}

/// Whether `reader` is the way back of a node.
fn is_read_by(node: &Node, reader: &Operator) -> bool {
    match &node.kind {
        NodeKind::Prim(def, attr) => {
            *attr == reader.1 && reader.0.strip_suffix("_back") == Some(def.name)
        }
        _ => false,
    }
}

/// Where the node stands that gives `v`.
fn defined_at(rw: &Rewrite, f: FuncRef, v: Value) -> usize {
    match rw.module().funcs[f].values[v].def {
        Def::Result(n, _) => at(rw, f, n),
        Def::Param(_) | Def::Capture(_) => 0,
    }
}

/// Where a node stands in the order of its graph.
fn at(rw: &Rewrite, f: FuncRef, n: NodeId) -> usize {
    let found = rw.nodes(f).iter().position(|m| *m == n);
    found.expect("a node of the graph")
}

fn insert(rw: &mut Rewrite, f: FuncRef, prim: (&'static PrimDef, Vec<Value>), at: usize) -> Value {
    insert_of(rw, f, prim, open(), at)
}

fn insert_of(
    rw: &mut Rewrite,
    f: FuncRef,
    (def, operands): (&'static PrimDef, Vec<Value>),
    data: ValueData,
    at: usize,
) -> Value {
    let node = (NodeKind::Prim(def, Attr::None), operands);
    let inserted = rw.insert(f, node, Some(data), at);
    inserted.expect("it has a result")
}

/// A result of a type that only rustc knows.
fn open() -> ValueData {
    ValueData {
        ty: Type::Open,
        def: Def::Param(0),
        name: None,
    }
}
