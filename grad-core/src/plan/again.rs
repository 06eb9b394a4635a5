//! Which loops are run again on the way back, trip by trip, instead of keeping what their trips compute.
//!
//! It is done where trips meet in sums of numbers only: what a trip starts from is then there anyway, and nothing at all is
//! kept across the loop, whatever the number of trips. (Where trips fill arrays, what they keep is no more than that.) It is the outermost such loop that is run again; inside it things are kept as
//! everywhere else, on stacks that are empty at the start of every trip.

use super::chains::Chains;
use super::scratch;
use crate::entity::{FuncRef, NodeId};
use crate::grad::Vjp;
use crate::ir::{FuncGraph, Module, NodeKind};
use crate::passes::{dce, walk};
use std::collections::{BTreeMap, BTreeSet};

/// The loops that are run again.
#[derive(Debug, Default)]
pub(super) struct Again {
    /// By their place in the forward graphs.
    pub loops: BTreeMap<(FuncRef, NodeId), Trip>,
}

/// A trip of a loop that is run again.
#[derive(Debug)]
pub(super) struct Trip {
    /// The copy of the body that the way back runs.
    pub body: FuncRef,
    /// What is done about each carried value.
    pub carried: Vec<Carried>,
    forward: FuncRef,
    /// The backward body.
    pub back: FuncRef,
}

/// A value carried by a loop whose trips are run again one by one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Carried {
    /// A number of which the way back does not read what a trip starts from: a sum.
    Unread,
    /// An array all of whose elements a trip writes before it reads them.
    Scratch,
}

impl Again {
    /// Loops that could be run again, and for which `pays` says that it pays, given the forward body.
    pub fn choose(vjp: &Vjp, chains: &Chains, pays: impl Fn(FuncRef) -> bool) -> Again {
        let mut again = Again::default();
        let mut todo = vec![vjp.backward];
        while let Some(back) = todo.pop() {
            let graph = &vjp.module.funcs[back];
            for node in graph.nodes.values() {
                match (&node.kind, graph.undoes, node.origin) {
                    (NodeKind::Loop(l), Some(func), Some(id))
                        if let Some(trip) = candidate(vjp, chains, func, id, l.body)
                            && pays(trip.forward) =>
                    {
                        again.loops.insert((func, id), trip);
                    }
                    _ => todo.extend(node.inner()),
                }
            }
        }
        again
    }

    /// Makes the copies of the bodies, which are what the way back undoes from now on.
    pub fn apply(&mut self, vjp: &mut Vjp) {
        for trip in self.loops.values_mut() {
            let copies = copy_nest(&mut vjp.module, trip.forward);
            trip.body = copies[&trip.forward];
            for back in walk::nest(&vjp.module, trip.back) {
                let graph = &mut vjp.module.funcs[back];
                graph.undoes = graph.undoes.map(|f| copies.get(&f).copied().unwrap_or(f));
            }
        }
    }

    /// The bodies that the way back runs again.
    pub fn bodies(&self) -> BTreeSet<FuncRef> {
        self.loops.values().map(|trip| trip.body).collect()
    }
}

/// How node `id` of `func`, which the loop with the body `back` undoes, could be run again.
fn candidate(vjp: &Vjp, chains: &Chains, func: FuncRef, id: NodeId, back: FuncRef) -> Option<Trip> {
    let module = &vjp.module;
    let node = &module.funcs[func].nodes[id];
    let NodeKind::Loop(l) = &node.kind else {
        return None;
    };
    if module.funcs[back].undoes != Some(l.body) || !can_repeat(vjp, l.body) {
        return None;
    }
    let body = &module.funcs[l.body];
    let read = dce::params_read(module, back, l.body);
    let carried = (0..l.carried)
        .map(|k| {
            let param = body.params[l.leading_params() + k];
            if !read.contains(&param) && body.ty(param).is_scalar() {
                Some(Carried::Unread)
            } else if scratch::is_scratch(module, chains, (func, id), l, k) {
                Some(Carried::Scratch)
            } else {
                None
            }
        })
        .collect::<Option<Vec<_>>>()?;
    Some(Trip {
        body: l.body,
        carried,
        forward: l.body,
        back,
    })
}

/// Whether the body can be run a second time. Opaque expressions are evaluated once, and so are calls that have no way
/// back; a function that came in as an argument is not there any more.
fn can_repeat(vjp: &Vjp, body: FuncRef) -> bool {
    let calls = vjp.pairs().into_iter().flat_map(|(back, func)| {
        let nodes = vjp.module.funcs[back].nodes.values();
        let calls = nodes.filter(|n| matches!(n.kind, NodeKind::CallBack(_)));
        calls.filter_map(move |n| Some((func, n.origin?)))
    });
    let undone: BTreeSet<(FuncRef, NodeId)> = calls.collect();
    walk::nest(&vjp.module, body).into_iter().all(|f| {
        let mut nodes = vjp.module.funcs[f].nodes.iter();
        nodes.all(|(id, node)| match &node.kind {
            NodeKind::Host(host) => host.effect,
            NodeKind::Call(call) => !call.takes_param && undone.contains(&(f, id)),
            _ => true,
        })
    })
}

/// Copies `f` and the graphs inside it. Values and nodes keep their numbers.
fn copy_nest(module: &mut Module, f: FuncRef) -> BTreeMap<FuncRef, FuncRef> {
    let mut copies = BTreeMap::new();
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

impl Trip {
    /// The scratch arrays among the carried values.
    pub fn scratch(&self) -> impl Iterator<Item = usize> + '_ {
        self.of(Carried::Scratch)
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
