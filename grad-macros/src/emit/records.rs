//! What the trips of a loop keep, together. Where they keep more than numbers, such as the way back of a call, a trip's values are one tuple on one stack:
//! `records.push((forget, back, change))`, with a few numbers of the branches in the trip among them. Where they keep numbers only, each number is a column of the same block, so that loops over
//! them are loops over slices. A run of the loop then allocates once, whatever it keeps.

use super::arms::{Branches, in_branches, pushed_once};
use super::control::ways_out;
use super::names::Names;
use super::nest;
use super::stack::{Column, StackVars};
use grad_core::entity::{Entity, FuncRef, SecondaryMap, Stack};
use grad_core::ir::{LoopHeader, Module, NodeKind, Type};
use grad_core::ops::Spelling;
use grad_core::ordered::{OrderedMap, OrderedSet};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

/// The stacks of tuples, by the graphs that push to them and pop from them.
#[derive(Default)]
pub(super) struct Records {
    all: Vec<Record>,
    pushed: OrderedMap<FuncRef, Vec<usize>>,
    popped: OrderedMap<FuncRef, Vec<usize>>,
    /// The stacks that one node pushes to.
    once: OrderedSet<Stack>,
}

/// A stack of tuples.
struct Record {
    name: Ident,
    members: Vec<Ident>,
}

impl Records {
    /// Those of `func`, whose stacks are told where they are, and among `branches` those that keep theirs in them.
    pub fn find(
        module: &Module,
        func: FuncRef,
        stacks: &mut [StackVars],
        names: &Names,
        branches: &mut Branches,
    ) -> Records {
        let mut found = Records::default();
        for stack in of_copies(module, func) {
            stacks[stack.index()].hold_copies();
        }
        let (ranges, graphs) = (ranges(module), both_ways(module, func));
        let outs = ways_out(module);
        let once = pushed_once(module, &graphs);
        found.once = once.iter().map(|(_, stack)| *stack).collect();
        let by_graphs = together(module, &graphs, &once, stacks);
        for (&(pushing, popping), members) in &by_graphs {
            let of = |s: &Stack| stacks[s.index()].ty();
            if members.iter().any(|s| !of(s).is_scalar()) {
                let mut members = members.clone();
                let trip = (pushing, popping);
                members.extend(in_branches(module, trip, &by_graphs, stacks, &outs));
                let join = |one: &TokenStream| {
                    let members = members.iter().copied().collect();
                    branches.in_trip(module, (pushing, one), members, stacks, names)
                };
                if members.len() > 1 {
                    found.join(pushing, popping, names.fresh("records"), join);
                }
            } else if ranges[pushing] && ranges[popping] {
                line_up(members, &popped(module, popping), stacks);
            }
        }
        found
    }

    /// Makes one stack of tuples, whose members are made by `join`, which is told where the way back finds the tuple.
    fn join(
        &mut self,
        pushing: FuncRef,
        popping: FuncRef,
        name: Ident,
        join: impl FnOnce(&TokenStream) -> Vec<Ident>,
    ) {
        let one = one_of(&name);
        let members = join(&quote!(#one));
        let at = self.all.len();
        self.pushed.entry(pushing).or_default().push(at);
        self.popped.entry(popping).or_default().push(at);
        self.all.push(Record { name, members });
    }

    /// Before the function's body.
    pub fn declare(&self) -> TokenStream {
        let names = self.all.iter().map(|r| &r.name);
        quote!(#(let mut #names = ::grads::__private::Records::new();)*)
    }

    /// Before the way back.
    pub fn rewind(&self) -> TokenStream {
        let places = self.all.iter().map(|r| {
            let (name, at) = (&r.name, at(&r.name));
            quote!(let mut #at = #name.len();)
        });
        places.collect()
    }

    /// Around a loop over `body`, which has so many trips.
    pub fn room(&self, body: FuncRef, trips: &TokenStream) -> TokenStream {
        let names = self.of(&self.pushed, body).map(|r| &r.name);
        quote!(#(let mut #names = #names.room(#trips);)*)
    }

    /// Whether one node pushes to `stack`.
    pub fn is_pushed_once(&self, stack: Stack) -> bool {
        self.once.contains(&stack)
    }

    /// Whether the trips of `body` push to one.
    pub fn has(&self, body: FuncRef) -> bool {
        self.pushed.contains_key(&body)
    }

    /// The end of a trip of `body`.
    pub fn leave(&self, body: FuncRef) -> TokenStream {
        let pushes = self
            .of(&self.pushed, body)
            .map(|Record { name, members }| quote!(#name.ready(); #name.put((#(#members,)*));));
        pushes.collect()
    }

    /// The start of a trip of the way back, `body`.
    pub fn enter(&self, body: FuncRef) -> TokenStream {
        let pops = self.of(&self.popped, body).map(|Record { name, .. }| {
            let (at, one) = (at(name), one_of(name));
            quote!(#at -= 1; let #one = &#name[#at];)
        });
        pops.collect()
    }

    /// The stacks that `body` pushes to, or pops from.
    fn of<'s>(
        &'s self,
        ends: &OrderedMap<FuncRef, Vec<usize>>,
        body: FuncRef,
    ) -> impl Iterator<Item = &'s Record> {
        let found = ends.get(&body).cloned().unwrap_or_default();
        found.into_iter().map(|at| &self.all[at])
    }
}

fn at(name: &Ident) -> Ident {
    format_ident!("{name}_at")
}

/// The tuple of a trip.
fn one_of(name: &Ident) -> Ident {
    format_ident!("{name}_one")
}

/// Makes numbers of one type columns of one block.
fn line_up(members: &[Stack], popped: &[Stack], stacks: &mut [StackVars]) {
    let mut left: Vec<Stack> = members.to_vec();
    left.retain(|s| stacks[s.index()].has_few());
    while let Some(&first) = left.first() {
        let ty = stacks[first.index()].ty().clone();
        let (same, rest) = left
            .into_iter()
            .partition(|s| *stacks[s.index()].ty() == ty);
        left = rest;
        let same: Vec<Stack> = same;
        let names = same.iter().map(|s| stacks[s.index()].name().clone());
        let names: Vec<Ident> = names.collect();
        let first = popped.iter().find(|s| same.contains(s));
        for (i, s) in same.iter().enumerate().filter(|_| same.len() > 1) {
            stacks[s.index()].stand_in_block(Column {
                i,
                names: names.clone(),
                first: first == Some(s),
            });
        }
    }
}

/// The graphs of a function and of its way back.
fn both_ways(module: &Module, func: FuncRef) -> Vec<FuncRef> {
    let back = module.funcs[func].pullback.iter();
    let back = back.flat_map(|p| nest(module, p.func));
    nest(module, func).into_iter().chain(back).collect()
}

/// The stacks that one node pushes to and one pops, in the order of the pushes, by the graphs that push and pop.
fn together(
    module: &Module,
    graphs: &[FuncRef],
    once: &[(FuncRef, Stack)],
    stacks: &[StackVars],
) -> OrderedMap<(FuncRef, FuncRef), Vec<Stack>> {
    let mut pops: OrderedMap<Stack, Vec<FuncRef>> = OrderedMap::new();
    for &f in graphs {
        for stack in popped(module, f) {
            pops.entry(stack).or_default().push(f);
        }
    }
    let mut found: OrderedMap<(FuncRef, FuncRef), Vec<Stack>> = OrderedMap::new();
    for &(pushing, stack) in once {
        if let Some([popping]) = pops.get(&stack).map(|p| &p[..])
            && stacks[stack.index()].grows()
        {
            found.entry((pushing, *popping)).or_default().push(stack);
        }
    }
    found
}

/// The stacks that copies are pushed to.
fn of_copies(module: &Module, func: FuncRef) -> Vec<Stack> {
    let graphs = nest(module, func);
    let once = pushed_once(module, &graphs);
    let copied = once.into_iter().filter(|(f, stack)| {
        let graph = &module.funcs[*f];
        let push = graph
            .nodes
            .values()
            .find(|n| n.kind == NodeKind::Push(*stack));
        let made = push.and_then(|push| graph.def_node(push.operands[0]));
        made.is_some_and(
            |n| matches!(&n.kind, NodeKind::Prim(def, _) if def.spelling == Spelling::Copy),
        )
    });
    copied.map(|(_, stack)| stack).collect()
}

/// What a graph pops, in its order.
fn popped(module: &Module, func: FuncRef) -> Vec<Stack> {
    let nodes = module.funcs[func].nodes.values();
    let popped = nodes.filter_map(|n| match n.kind {
        NodeKind::Pop(stack) => Some(stack),
        _ => None,
    });
    popped.collect()
}

/// The bodies of loops that find their entries of stacks before the first trip.
fn ranges(module: &Module) -> SecondaryMap<FuncRef, bool> {
    let mut found = SecondaryMap::new();
    for graph in module.funcs.values() {
        for node in graph.nodes.values() {
            if let NodeKind::Loop(l) = &node.kind {
                found[l.body] = matches!(l.header, LoopHeader::Range { .. })
                    && !l.exits
                    && *graph.ty(node.operands[1]) == Type::USIZE;
            }
        }
    }
    found
}
