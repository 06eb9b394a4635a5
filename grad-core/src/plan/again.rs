//! Which loops are run again on the way back, trip by trip, instead of keeping what their trips compute.
//!
//! It is done where trips meet in sums of numbers only: what a trip starts from is then there anyway, and nothing at all is
//! kept across the loop, whatever the number of trips. (Where trips fill arrays, what they keep is no more than that.) It is the
//! outermost such loop that is run again; inside it things are kept as everywhere else, on stacks that are empty at the start
//! of every trip.
//!
//! A loop that is marked as a checkpoint is run again whatever its trips meet in: the forward run keeps what each of them starts
//! from. The front end marks loops over blocks of trips. Inside, loops are chosen as they are outside. If the loop has slots, only some
//! of these states are kept, and a second copy of the body leads from one of them to the trip that is undone.

use super::chains::Chains;
use super::scratch;
use crate::diag::{Diagnostic, Diagnostics};
use crate::entity::{FuncRef, NodeId, Value};
use crate::grad::Vjp;
use crate::ir::{Def, FuncGraph, Loop, Module, Node, NodeKind, Type};
use crate::ordered::{OrderedMap, OrderedSet};
use crate::passes::dce::Around;
use crate::passes::walk;

/// The loops that are run again.
#[derive(Debug, Default)]
pub(super) struct Again {
    /// By their place in the forward graphs, or in the copies that the way back undoes.
    pub loops: OrderedMap<(FuncRef, NodeId), Trip>,
    /// What each copy is a copy of.
    originals: OrderedMap<FuncRef, FuncRef>,
}

/// A trip of a loop that is run again.
#[derive(Debug)]
pub(super) struct Trip {
    /// The copy of the body that the way back runs.
    pub body: FuncRef,
    /// Another copy, which gets from a state that is kept to a later one, if not all are kept.
    pub ahead: Option<FuncRef>,
    /// What is done about each carried value.
    pub carried: Vec<Carried>,
    forward: FuncRef,
    /// The backward body.
    pub back: FuncRef,
    /// Whether the user wants it.
    marked: bool,
    /// Whether trips run side by side: none of them can leave anything for the way back of another.
    parallel: bool,
}

/// A value carried by a loop whose trips are run again one by one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Carried {
    /// A number of which the way back does not read what a trip starts from: a sum.
    Unread,
    /// An array all of whose elements a trip writes before it reads them.
    Scratch,
    /// Of a loop that is marked as a checkpoint: what every trip starts from is kept.
    Kept,
}

impl Again {
    /// Loops that are marked as checkpoints, and those that could be run again and for which `pays` says that it pays,
    /// given the forward body. The way back in `vjp` undoes copies of their bodies from now on.
    pub fn choose(vjp: &mut Vjp, pays: &dyn Fn(FuncRef) -> bool) -> Result<Again, Diagnostics> {
        let mut again = Again::default();
        let mut refused = Diagnostics::new();
        let mut level = vec![(vjp.backward, vjp.forward, true)];
        while !level.is_empty() {
            let known = Known::of(vjp);
            let found: Vec<_> = level
                .drain(..)
                .flat_map(|(back, outermost, all)| {
                    let pays = |body| all && pays(body);
                    again.within(&known, back, outermost, &pays, &mut refused)
                })
                .collect();
            for (place, trip) in found {
                let trip = again.copy(vjp, trip);
                // in a loop that is run again unasked, things are kept as everywhere else
                level.push((trip.back, trip.body, trip.marked));
                again.loops.insert(place, trip);
            }
        }
        refused.finish(again)
    }

    /// The outermost such loops that `back` undoes, or graphs inside it.
    fn within(
        &self,
        known: &Known,
        back: FuncRef,
        outermost: FuncRef,
        pays: &dyn Fn(FuncRef) -> bool,
        refused: &mut Diagnostics,
    ) -> Vec<((FuncRef, NodeId), Trip)> {
        let module = &known.vjp.module;
        let chains = Chains::new(module, outermost);
        let is_inside = outermost != known.vjp.forward;
        let mut found = vec![];
        let mut todo = vec![back];
        while let Some(back) = todo.pop() {
            let graph = &module.funcs[back];
            for node in graph.nodes.values() {
                let trip = match (&node.kind, graph.undoes, node.origin) {
                    (NodeKind::Loop(l), Some(func), Some(id)) => {
                        let at = (func, id);
                        let trip = candidate(known, &chains, at, l.body, is_inside, refused);
                        trip.map(|trip| (at, trip))
                    }
                    _ => None,
                };
                match trip.filter(|(_, t)| t.marked || t.parallel || pays(self.original(t.forward)))
                {
                    Some(trip) => found.push(trip),
                    None => todo.extend(node.inner()),
                }
            }
        }
        found
    }

    /// Makes the copy of the body, which is what the way back undoes from now on.
    fn copy(&mut self, vjp: &mut Vjp, mut trip: Trip) -> Trip {
        let copies = copy_nest(&mut vjp.module, trip.forward);
        trip.body = copies[&trip.forward];
        for back in walk::nest(&vjp.module, trip.back) {
            let graph = &mut vjp.module.funcs[back];
            graph.undoes = graph.undoes.map(|f| copies.get(&f).copied().unwrap_or(f));
        }
        for (&old, &copy) in &copies {
            self.originals.insert(copy, self.original(old));
        }
        if trip.marked {
            own_slices(&mut vjp.module, trip.body);
        }
        trip.ahead = trip.ahead.map(|body| {
            let copy = copy_nest(&mut vjp.module, body)[&body];
            own_slices(&mut vjp.module, copy);
            copy
        });
        trip
    }

    fn original(&self, f: FuncRef) -> FuncRef {
        self.originals.get(&f).copied().unwrap_or(f)
    }

    /// The bodies that the way back runs again.
    pub fn bodies(&self) -> OrderedSet<FuncRef> {
        let trips = self.loops.values();
        trips
            .flat_map(|trip| trip.ahead.into_iter().chain([trip.body]))
            .collect()
    }
}

/// What is asked for every loop, and worked out once.
struct Known<'v> {
    vjp: &'v Vjp,
    around: Around<'v>,
    /// The calls that the way back undoes.
    undone: OrderedSet<(FuncRef, NodeId)>,
}

impl<'v> Known<'v> {
    fn of(vjp: &'v Vjp) -> Self {
        let pairs = vjp.pairs().into_iter();
        Known {
            vjp,
            around: Around::new(&vjp.module),
            undone: pairs
                .flat_map(|(back, func)| undone_calls(&vjp.module, back, func))
                .collect(),
        }
    }
}

/// How node `id` of `func`, which the loop with the body `back` undoes, could be run again.
fn candidate(
    known: &Known,
    chains: &Chains,
    (func, id): (FuncRef, NodeId),
    back: FuncRef,
    is_inside: bool,
    refused: &mut Diagnostics,
) -> Option<Trip> {
    let module = &known.vjp.module;
    let node = &module.funcs[func].nodes[id];
    let NodeKind::Loop(l) = &node.kind else {
        return None;
    };
    if module.funcs[back].undoes != Some(l.body) {
        return None;
    }
    // what is drawn in functions is recorded for one loop of a nest: that is the one that is marked
    let inside = walk::nest(module, l.body);
    let loops = inside.iter().flat_map(|&f| module.funcs[f].nodes.values());
    let has_marked = loops
        .into_iter()
        .any(|n| matches!(&n.kind, NodeKind::Loop(l) if l.checkpoint || l.parallel));
    // other processes do not run it again with this one
    let unasked = !l.checkpoint && !l.parallel;
    if module.collective && unasked && calls(module, l.body) {
        return None;
    }
    if has_marked && unasked && calls(module, l.body) {
        return None;
    }
    if is_inside && calls(module, l.body) {
        if l.checkpoint {
            let what = "it stands in another checkpoint and calls functions, whose random numbers are recorded for one loop only";
            refuse(
                refused,
                node,
                what,
                "remove this `#[checkpoint]`, or the one around it",
            );
        }
        return None;
    }
    if let Some(what) = unrepeatable(known, l.body) {
        if l.checkpoint || l.parallel {
            refuse(
                refused,
                node,
                &what,
                "do this before the loop, with an array for what the trips need of it",
            );
        }
        return None;
    }
    let body = &module.funcs[l.body];
    let read = known.around.params_read(back, l.body);
    let carried = (0..l.carried)
        .map(|k| {
            let param = body.params[l.leading_params() + k];
            if !read.contains(&param) && (body.ty(param).is_scalar() || l.checkpoint || l.parallel)
            {
                Some(Carried::Unread)
            } else if scratch::is_scratch(module, chains, (func, id), l, k) {
                Some(Carried::Scratch)
            } else {
                l.checkpoint.then_some(Carried::Kept)
            }
        })
        .collect::<Option<Vec<_>>>()?;
    let ahead = (l.states.are_chosen() && carried.contains(&Carried::Kept)).then_some(l.body);
    Some(Trip {
        body: l.body,
        carried: match ahead {
            Some(_) => led_to(known, l, carried),
            None => carried,
        },
        ahead,
        forward: l.body,
        back,
        marked: l.checkpoint,
        parallel: l.parallel,
    })
}

/// What is carried, if trips lead from one state that is kept to a later one: what they compute it from is kept, too.
fn led_to(known: &Known, l: &Loop, mut carried: Vec<Carried>) -> Vec<Carried> {
    let body = &known.vjp.module.funcs[l.body];
    loop {
        let wanted = (0..l.carried).filter(|&k| carried[k] != Carried::Unread);
        let results: Vec<Value> = wanted
            .map(|k| body.results[l.leading_results() + k])
            .collect();
        let behind = known.around.params_behind(l.body, &results);
        let missing = (0..l.carried).filter(|&k| {
            carried[k] == Carried::Unread && behind.contains(&body.params[l.leading_params() + k])
        });
        let missing: Vec<usize> = missing.collect();
        if missing.is_empty() {
            return carried;
        }
        missing.iter().for_each(|&k| carried[k] = Carried::Kept);
    }
}

fn refuse(refused: &mut Diagnostics, node: &Node, what: &str, help: &str) {
    refused.push(
        Diagnostic::new(
            node.loc,
            format!("this loop cannot be run again on the way back: {what}"),
        )
        .help(help),
    );
}

/// What keeps the body from being run a second time, if anything does. Opaque expressions but constants are evaluated once, and
/// so are calls that have no way back; a function that came in as an argument is not there any more.
fn unrepeatable(known: &Known, body: FuncRef) -> Option<String> {
    let module = &known.vjp.module;
    walk::nest(module, body).into_iter().find_map(|f| {
        let mut nodes = module.funcs[f].nodes.iter();
        nodes.find_map(|(id, node)| match &node.kind {
            NodeKind::Host(host) if !host.effect && !host.is_constant() => Some(format!(
                "`{}` is not differentiated, and may give something else the next time",
                host.text
            )),
            NodeKind::Call(call) if call.takes_param => Some(format!(
                "`{}` is a function that came in as an argument, or is handed one, which is not there any more",
                call.callee
            )),
            NodeKind::Call(call) if !known.undone.contains(&(f, id)) => Some(format!(
                "the call of `{}` is not differentiated, and may give something else the next time",
                call.callee
            )),
            _ => None,
        })
    })
}

/// The calls in `func` that `back` undoes, itself or in a branch for the case that there is something to undo.
fn undone_calls(module: &Module, back: FuncRef, func: FuncRef) -> Vec<(FuncRef, NodeId)> {
    let is_branch = |f: &FuncRef| module.funcs[*f].undoes.is_none();
    let nodes = module.funcs[back].nodes.values();
    let calls = nodes.filter(|node| {
        let mut inside = node.inner().into_iter().filter(is_branch);
        matches!(node.kind, NodeKind::CallBack(_)) || inside.any(|f| undoes_calls(module, f))
    });
    calls.filter_map(|n| Some((func, n.origin?))).collect()
}

fn undoes_calls(module: &Module, branch: FuncRef) -> bool {
    let mut nodes = module.funcs[branch].nodes.values();
    nodes.any(|n| matches!(n.kind, NodeKind::CallBack(_)))
}

/// Whether something in `body` is called.
pub(super) fn calls(module: &Module, body: FuncRef) -> bool {
    walk::nest(module, body).into_iter().any(|f| {
        let mut nodes = module.funcs[f].nodes.values();
        nodes.any(|n| matches!(n.kind, NodeKind::Call(_)))
    })
}

/// Copies `f` and the graphs inside it. Values and nodes keep their numbers.
pub(super) fn copy_nest(module: &mut Module, f: FuncRef) -> OrderedMap<FuncRef, FuncRef> {
    let mut copies = OrderedMap::new();
    for old in walk::nest(module, f) {
        let name = module.fresh_name(&format!("{}.again", module.funcs[old].name));
        let graph = FuncGraph {
            name,
            ..module.funcs[old].clone()
        };
        copies.insert(old, module.funcs.push(graph));
    }
    for &copy in copies.values() {
        let graph = &mut module.funcs[copy];
        for id in graph.nodes.keys() {
            graph.nodes[id].map_inner(|f| copies[&f]);
        }
    }
    copies
}

/// The slices that a copied body carries are vectors there: it starts from copies that it owns.
fn own_slices(module: &mut Module, body: FuncRef) {
    let chains = Chains::new(module, body);
    let mut owned = vec![];
    for f in walk::nest(module, body) {
        for (v, data) in module.funcs[f].values.iter() {
            if let Type::Slice(element) = &data.ty {
                let root = chains.root(f, v);
                let borrowed = matches!(
                    module.funcs[root.func].values[root.value].def,
                    Def::Capture(_)
                );
                if !(borrowed && root.func == body) {
                    owned.push((f, v, Type::Vec(element.clone())));
                }
            }
        }
    }
    for (f, v, ty) in owned {
        module.funcs[f].values[v].ty = ty;
    }
}

impl Trip {
    /// The scratch arrays among the carried values.
    pub fn scratch(&self) -> impl Iterator<Item = usize> + '_ {
        self.of(Carried::Scratch)
    }
    /// The carried values of which every trip's start is kept.
    pub fn kept(&self) -> impl Iterator<Item = usize> + '_ {
        self.of(Carried::Kept)
    }
    /// The carried values that the way back does not read.
    pub fn unread(&self) -> impl Iterator<Item = usize> + '_ {
        self.of(Carried::Unread)
    }
    fn of(&self, what: Carried) -> impl Iterator<Item = usize> + '_ {
        let carried = self.carried.iter().enumerate();
        carried.filter(move |(_, c)| **c == what).map(|(k, _)| k)
    }
}
