//! What the arms of branches keep. One arm of two runs, so what they keep shares one variable, which is a choice of two tuples:
//! `arms = if c { .. Arms::Then((slot_0, slot_1)) } else { .. Arms::Else((slot_2,)) }`. A branch in an arm is part of that arm's
//! tuple. What a chain of branches keeps is then as large as the largest of its arms, not as all of them. Types are only so deep:
//! in a long chain each branch so many levels down has a variable of the function's own.

use super::names::Names;
use super::nest;
use super::stack::StackVars;
use grad_core::entity::{Entity, FuncRef, NodeId, Stack};
use grad_core::ir::{Module, NodeKind};
use grad_core::ordered::{OrderedMap, OrderedSet};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

/// How many branches share a variable with one that they are in.
const LEVELS: usize = 8;

/// So many numbers are better in variables of their own: nothing is asked when they are read.
const FEW: usize = 4;

/// So many numbers of branches stand in what a trip of a loop keeps, whichever of their arms it takes.
const IN_TRIP: usize = 12;

/// The branches that keep something, but for most of those in loops, whose arms keep theirs on stacks.
#[derive(Default)]
pub(super) struct Branches {
    of: OrderedMap<(FuncRef, NodeId), Branch>,
}

/// What a branch keeps.
pub(super) struct Branch {
    /// The variable.
    pub name: Ident,
    /// Whether the function declares it, because it is too deep inside.
    apart: bool,
    /// What each arm leaves in it.
    arms: [Vec<Ident>; 2],
}

impl Branch {
    /// Before the branch.
    pub fn declare(&self) -> Option<TokenStream> {
        let name = &self.name;
        (!self.apart).then(|| quote!(let #name;))
    }

    /// The statement at the end of an arm.
    pub fn leave(&self, arm: usize) -> TokenStream {
        let (name, left) = (&self.name, &self.arms[arm]);
        let variant = match arm {
            0 => quote!(Then),
            _ => quote!(Else),
        };
        let left = quote!(::grads::__private::Arms::#variant((#(#left,)*)));
        match self.apart {
            true => quote!(#name = ::core::option::Option::Some(#left);),
            false => quote!(#name = #left;),
        }
    }
}

impl Branches {
    /// Those of `func`, whose slots are told where they are found on the way back.
    pub fn find(
        module: &Module,
        func: FuncRef,
        stacks: &mut [StackVars],
        names: &Names,
    ) -> Branches {
        let once = pushed_once(module, &nest(module, func)).into_iter();
        let once = once.map(|(_, stack)| stack);
        let mut found = Branches::default();
        let mut search = Search {
            module,
            once: once.filter(|s| stacks[s.index()].is_one()).collect(),
            stacks,
            names,
            found: &mut found,
        };
        search.graph(func, None, 0);
        found
    }

    /// Makes `members` of the trips of `body` one tuple, which the way back finds in `place`: what the trip itself keeps,
    /// and what the branches in it do. The tuple's members.
    pub fn in_trip(
        &mut self,
        module: &Module,
        (body, place): (FuncRef, &TokenStream),
        members: OrderedSet<Stack>,
        stacks: &mut [StackVars],
        names: &Names,
    ) -> Vec<Ident> {
        let mut search = Search {
            module,
            once: members,
            stacks,
            names,
            found: self,
        };
        search.graph(body, Some(place), 0)
    }

    /// Before the function's body.
    pub fn declare(&self) -> TokenStream {
        let apart = self.of.values().filter(|b| b.apart);
        let names = apart.map(|b| &b.name);
        quote!(#(let mut #names = ::core::option::Option::None;)*)
    }

    pub fn get(&self, func: FuncRef, id: NodeId) -> Option<&Branch> {
        self.of.get(&(func, id))
    }
}

struct Search<'s> {
    module: &'s Module,
    once: OrderedSet<Stack>,
    stacks: &'s mut [StackVars],
    names: &'s Names,
    found: &'s mut Branches,
}

impl Search<'_> {
    /// What a graph leaves, which the way back finds in the tuple `place`; none if it is the function's own. It is inside as many
    /// branches that share a variable as `level` says.
    fn graph(&mut self, func: FuncRef, place: Option<&TokenStream>, level: usize) -> Vec<Ident> {
        let mut left = vec![];
        let module = self.module;
        for (id, node) in module.funcs[func].nodes.iter() {
            let at = Literal::usize_unsuffixed(left.len());
            match &node.kind {
                NodeKind::Push(stack) if self.once.contains(stack) => {
                    let stack = &mut self.stacks[stack.index()];
                    if let Some(place) = place {
                        left.push(stack.stand_in(quote!(#place.#at)));
                    }
                }
                NodeKind::Cond { .. } if place.is_none() && self.keeps_few(func, id) => {}
                NodeKind::Cond { then, orelse } => {
                    let apart = level == LEVELS;
                    let level = if apart { 1 } else { level + 1 };
                    let name = self.names.fresh("arms");
                    let place = match place {
                        _ if apart => quote!(#name.as_ref().unwrap()),
                        Some(place) => quote!(#place.#at),
                        None => quote!(#name),
                    };
                    let arms = [
                        self.graph(*then, Some(&quote!(#place.then())), level),
                        self.graph(*orelse, Some(&quote!(#place.otherwise())), level),
                    ];
                    if arms.iter().any(|arm| !arm.is_empty()) {
                        left.extend((!apart).then(|| name.clone()));
                        let branch = Branch { name, apart, arms };
                        self.found.of.insert((func, id), branch);
                    }
                }
                _ => {}
            }
        }
        left
    }
}

impl Search<'_> {
    /// Whether all that a branch keeps is a few numbers.
    fn keeps_few(&self, func: FuncRef, id: NodeId) -> bool {
        let arms = self.module.funcs[func].nodes[id].inner();
        let graphs = arms.into_iter().flat_map(|arm| nest(self.module, arm));
        let nodes = graphs.flat_map(|f| self.module.funcs[f].nodes.values());
        let kept = nodes.filter_map(|node| match node.kind {
            NodeKind::Push(stack) => Some(&self.stacks[stack.index()]),
            _ => None,
        });
        let kept: Vec<_> = kept.filter(|stack| !stack.is_many()).collect();
        kept.len() <= FEW && kept.iter().all(|stack| stack.is_plain())
    }
}

/// The numbers that the branches in a trip keep, if they are few: `trip` has a graph that pushes and the one that pops.
/// An arm that keeps more than numbers has a stack of tuples itself, and a way out of the loop (`outs`) comes after the trip's tuple.
pub(super) fn in_branches(
    module: &Module,
    trip: (FuncRef, FuncRef),
    by_graphs: &OrderedMap<(FuncRef, FuncRef), Vec<Stack>>,
    stacks: &[StackVars],
    outs: &OrderedSet<FuncRef>,
) -> Vec<Stack> {
    let is_number = |s: &Stack| stacks[s.index()].ty().is_scalar();
    let (numbers, others): (Vec<_>, Vec<_>) = by_graphs
        .iter()
        .partition(|(_, kept)| kept.iter().all(is_number));
    let others: OrderedSet<FuncRef> = others
        .into_iter()
        .flat_map(|((f, g), _)| [*f, *g])
        .collect();
    let [pushing, popping] = [trip.0, trip.1].map(|body| arms_of(module, body, &others, outs));
    let numbers = numbers
        .into_iter()
        .filter(|((push, pop), _)| pushing.contains(push) && popping.contains(pop));
    let found: Vec<Stack> = numbers.flat_map(|(_, kept)| kept.clone()).collect();
    match most(module, trip.0, &pushing, &found) <= IN_TRIP {
        true => found,
        false => vec![],
    }
}

/// How many of `numbers` a run of a graph keeps at most, in its branches.
fn most(module: &Module, func: FuncRef, arms: &OrderedSet<FuncRef>, numbers: &[Stack]) -> usize {
    let of = |arm: FuncRef| match arms.contains(&arm) {
        true => most(module, arm, arms, numbers),
        false => 0,
    };
    let nodes = module.funcs[func].nodes.values();
    let kept = nodes.map(|node| match &node.kind {
        NodeKind::Push(stack) => usize::from(numbers.contains(stack)),
        NodeKind::Cond { then, orelse } => of(*then).max(of(*orelse)),
        _ => 0,
    });
    kept.sum()
}

/// The arms of the branches in a graph, and of those in them, as far as they share a variable; but for `others`, and for
/// those of the last branch of the graphs in `outs`.
fn arms_of(
    module: &Module,
    func: FuncRef,
    others: &OrderedSet<FuncRef>,
    outs: &OrderedSet<FuncRef>,
) -> OrderedSet<FuncRef> {
    let mut found = OrderedSet::new();
    let mut level = vec![func];
    for _ in 0..LEVELS {
        let nodes = level.iter().flat_map(|f| {
            let nodes = &module.funcs[*f].nodes;
            let last = usize::from(outs.contains(f));
            nodes.values().take(nodes.len() - last)
        });
        let branches = nodes.filter(|node| matches!(node.kind, NodeKind::Cond { .. }));
        let arms = branches.flat_map(|node| node.inner());
        level = arms.filter(|arm| !others.contains(arm)).collect();
        found.extend(level.iter().copied());
    }
    found
}

/// The stacks that one node of `graphs` pushes to, and in which graph; in the order of the pushes of each.
pub(super) fn pushed_once<'g>(
    module: &Module,
    graphs: impl IntoIterator<Item = &'g FuncRef>,
) -> Vec<(FuncRef, Stack)> {
    let mut times: OrderedMap<Stack, usize> = OrderedMap::new();
    let mut found = vec![];
    for &func in graphs {
        for node in module.funcs[func].nodes.values() {
            if let NodeKind::Push(stack) = node.kind {
                *times.entry(stack).or_default() += 1;
                found.push((func, stack));
            }
        }
    }
    found.retain(|(_, stack)| times[stack] == 1);
    found
}
