//! Loops of the way back: places are found before the loop, so that a trip is arithmetic on elements of slices. Where trips
//! meet in sums of cotangents only, they run upwards, with several accumulators.

mod blocks;

use super::expr::{Expr, Prec};
use super::frame::Frame;
use super::literal;
use super::place::{Place, Rep};
use super::statements::declare_all;
use crate::report::Point;
use grad_core::analysis::trips::{Carried, Slice, Trips, trips};
use grad_core::entity::{NodeId, Stack, Value};
use grad_core::ir::{Attr, FuncGraph, Loop, Node, NodeKind, Type};
use grad_core::ops::arith::RECIP;
use grad_core::ops::{Cost, PrimDef, Spelling};
use grad_core::ordered::{OrderedMap, OrderedSet};
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};

/// More sums than this are added one trip after the other: their accumulators would be too many for registers and for the stack.
const MANY: usize = 16;

/// Something that a loop walks through.
struct Part {
    /// The variable for it.
    name: Ident,
    /// The type of an element.
    element: TokenStream,
    /// The expression that borrows it.
    borrow: TokenStream,
    written: bool,
    more: usize,
    /// Whether its last element belongs to the first trip.
    backwards: bool,
}

/// Something that trips add to.
struct Sum {
    /// Its terms, and whether they are subtracted.
    terms: Vec<(Value, bool)>,
    /// The variable for it, and its type.
    name: Ident,
    ty: Type,
    /// What it starts with.
    start: TokenStream,
    /// What is done with it after the loop.
    after: TokenStream,
}

impl<'e> Frame<'e> {
    /// A part that trips walk through, or add to. In a way back the parts of what has fields are those of cotangents, if they are
    /// written.
    fn walked(
        &mut self,
        whole: Value,
        steps: &Attr,
        indices: &[Value],
        written: bool,
        span: Span,
    ) -> TokenStream {
        let base = self.receiver(whole);
        match written && self.is_back {
            true => self.gradient_of_part(base, self.ty(whole), steps, indices, true, span),
            false => self.part(None, base, steps, indices, written, (span, None)),
        }
    }

    /// Emits a loop over a range with its places hoisted. `false`: there is nothing to hoist, and nothing is emitted.
    pub(super) fn hoisted(&mut self, id: NodeId, node: &Node, l: &Loop, rev: bool) -> bool {
        let body = &self.em.module.funcs[l.body];
        if self.is_used(node.results[l.carried]) {
            return false;
        }
        let Some(trips) = trips(self.em.module, l, &|of, step, written| {
            self.em.part(of, step, written)
        }) else {
            return false;
        };
        let mut kept: Vec<(NodeId, Stack)> = body
            .nodes
            .iter()
            .filter_map(|(id, node)| Some((id, node.stack()?)))
            .collect();
        kept.retain(|(_, stack)| !self.em.is_variable(*stack));
        let slots = !kept.iter().all(|(_, stack)| self.em.is_many(*stack));
        let kept: Vec<NodeId> = kept.into_iter().map(|(id, _)| id).collect();
        let moved = |k: usize| {
            trips.carried[k] == Carried::Other && !body.ty(body.params[1 + k]).is_scalar()
        };
        let pushes = |id: &NodeId| matches!(body.nodes[*id].kind, NodeKind::Push(_));
        let pops = kept.iter().any(|id| !pushes(id));
        let gain = pops
            || !trips.slices.is_empty()
            || !trips.sums.is_empty()
            || !trips.scatters.is_empty();
        // Room that is filled with zeros first pays where trips are so cheap that they can be vectorised.
        let dear =
            kept.iter().any(pushes) && !trips.live.iter().all(|id| is_cheap(body, &trips, *id));
        // a part of a cotangent may be nothing
        let may_lack = |s: &Slice| {
            self.is_back
                && !s.written
                && s.steps != Attr::None
                && self.em.is_part((l.body, s.array))
        };
        if !gain || dear || slots || (0..l.carried).any(moved) || trips.slices.iter().any(may_lack)
        {
            return false;
        }
        let same = trips.carried.iter().map(|c| *c == Carried::Unchanged);
        let carried = self.enter_carried(id, node, l, &same.collect::<Vec<_>>());
        Hoist {
            id,
            body,
            l,
            trips,
            kept,
            carried,
            rev,
            n: self.em.names.fresh("n"),
            t: self.em.names.fresh("t"),
            block: ["k", "from", "m"].map(|name| self.em.names.fresh(name)),
            span: self.span(node),
        }
        .emit(self, node);
        true
    }
}

/// What is checked before a loop.
#[derive(Default)]
struct Checks {
    /// Whether all is there.
    fits: OrderedMap<Fit, TokenStream>,
    /// The arrays. By value: what a closure borrows has to stand in memory.
    slices: TokenStream,
    /// What a trip looks at.
    reads: TokenStream,
}

/// Something that is checked once.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    /// A slice, by its number.
    Slice(usize),
    /// The index of an element of a part.
    Element(Value),
}

/// A loop being emitted.
struct Hoist<'e> {
    id: NodeId,
    body: &'e FuncGraph,
    l: &'e Loop,
    trips: Trips,
    /// Pushes and pops.
    kept: Vec<NodeId>,
    carried: Vec<Rep>,
    rev: bool,
    /// The number of trips.
    n: Ident,
    /// The number of trips before the one at hand, counted from the low end of the range.
    t: Ident,
    /// Where trips run in blocks: the same in a block, the trips before the block, and how many are in it.
    block: [Ident; 3],
    span: Span,
}

impl Hoist<'_> {
    fn emit(&self, outer: &mut Frame, node: &Node) {
        let (lo, hi) = (node.operands[0], node.operands[1]);
        outer.settled(lo);
        outer.settled(hi);
        let (lo, hi) = (outer.read_index(lo), outer.read_index(hi));
        let mut pre = self.prelude(outer, &lo);
        let (lo, hi) = (lo.at_least(Prec::Add), hi.at_least(Prec::Add));
        let parts = self.parts(&mut pre);
        let sums = self.sums(&mut pre);
        let scatters = self.scatters(&mut pre);
        let mut trip = outer.inner(self.l.body, self.id, self.l.first_capture(), true);
        for (k, rep) in self.carried.iter().enumerate() {
            trip.set(self.body.params[1 + k], rep.clone());
        }
        for v in self.read() {
            if self.body.def_node(v).is_some() && self.is_invariant(v) {
                trip.set(v, pre.settled(v));
            }
        }
        let index = self.body.params[0];
        let uses_index = self.read().contains(&index);
        let i = if uses_index && lo.to_string() != "0" {
            trip.new_name(index)
        } else {
            self.t.clone()
        };
        trip.set(index, Rep::Scalar(Expr::ident(&i)));
        let find_index = (uses_index && i != self.t).then(|| {
            let t = &self.t;
            quote!(let #i = #lo + #t;)
        });
        let collected = sums.iter().chain(&scatters).flat_map(|s| &s.terms);
        let terms: Vec<Value> = collected.map(|t| t.0).collect();
        let results: Vec<Value> = self.results();
        trip.narrow(&self.trips, &[terms.clone(), results].concat());
        let chunked = self.trips.free
            && scatters.is_empty()
            && !uses_index
            && self.is_simple(&parts)
            && sums.len() <= MANY
            && sums
                .first()
                .is_some_and(|s| sums.iter().all(|t| t.ty == s.ty));
        trip.elements = self.elements(&parts, chunked);
        for &id in &self.trips.live {
            trip.node(id);
        }
        let run = if !scatters.is_empty() {
            let find_index = uses_index.then(|| find_index.unwrap_or_default());
            self.in_blocks(trip, find_index, &parts, &sums, &scatters, &mut pre)
        } else if chunked {
            self.in_lanes(trip, &parts, &sums)
        } else {
            self.one_by_one(trip, find_index, &parts, &sums)
        };
        let n = &self.n;
        let checks = self.checks(&mut pre);
        let before = pre.out.take();
        let after = sums.iter().map(|s| &s.after);
        let length = if lo.to_string() == "0" {
            quote!(#hi)
        } else {
            quote!(#hi - #lo)
        };
        outer.effect(quote_spanned! {self.span=>
            if #lo < #hi {
                let #n = #length;
                #before
                #checks
                #run
                #(#after)*
            }
        });
        for (rep, &result) in self.carried.iter().zip(&node.results) {
            outer.set(result, rep.clone());
        }
    }

    /// What is evaluated before the first trip, as it is in the first trip.
    fn prelude<'f>(&self, outer: &mut Frame<'f>, lo: &Expr) -> Frame<'f> {
        let mut pre = outer.inner(self.l.body, self.id, self.l.first_capture(), true);
        pre.set(self.body.params[0], Rep::Scalar(lo.clone()));
        for (k, rep) in self.carried.iter().enumerate() {
            pre.set(self.body.params[1 + k], rep.clone());
        }
        let mut open: Vec<Value> = self.read();
        open.retain(|&v| self.is_invariant(v));
        for slice in &self.trips.slices {
            open.push(slice.start);
            open.extend(&slice.outer);
        }
        for part in &self.trips.scatters {
            open.push(part.start);
            open.extend(&part.outer);
        }
        open.extend(self.trips.sums.iter().flat_map(|s| &s.path));
        open.extend(&self.trips.checked);
        for &(i, len) in self.trips.elements.values() {
            open.extend([i, len]);
        }
        let mut needed = OrderedSet::new();
        while let Some(v) = open.pop() {
            if let grad_core::ir::Def::Result(id, _) = self.body.values[v].def
                && needed.insert(id)
            {
                open.extend(&self.body.nodes[id].operands);
            }
        }
        for id in needed {
            pre.node(id);
        }
        pre
    }

    /// What a trip reads.
    fn read(&self) -> Vec<Value> {
        let nodes = self.trips.live.iter();
        let mut read: Vec<Value> = nodes
            .flat_map(|&id| self.trips.read_in_trip(&self.body.nodes[id], id))
            .collect();
        read.extend(self.results());
        if self.trips.free {
            read.extend(self.terms().into_iter().flatten().map(|t| t.0));
        }
        read
    }

    /// What a trip leaves that is not a sum.
    fn results(&self) -> Vec<Value> {
        let results = self.body.results.iter().zip(&self.trips.carried);
        results
            .filter(|(_, c)| match c {
                Carried::Sum(_) => !self.trips.free,
                Carried::Other => true,
                Carried::Unchanged | Carried::InPlace => false,
            })
            .map(|(v, _)| *v)
            .collect()
    }

    fn terms(&self) -> Vec<Vec<(Value, bool)>> {
        let carried = self.trips.carried.iter();
        carried
            .map(|c| match c {
                Carried::Sum(terms) => terms.clone(),
                Carried::Unchanged | Carried::InPlace | Carried::Other => vec![],
            })
            .collect()
    }

    fn is_invariant(&self, v: Value) -> bool {
        match self.body.values[v].def {
            grad_core::ir::Def::Result(id, _) => self.trips.invariant.contains(&id),
            grad_core::ir::Def::Param(_) | grad_core::ir::Def::Capture(_) => false,
        }
    }

    /// The slices of arrays, then those of stacks.
    fn parts(&self, pre: &mut Frame) -> Vec<Part> {
        let slices = self.trips.slices.iter();
        let mut parts: Vec<Part> = slices.map(|slice| self.part_of_array(slice, pre)).collect();
        for &id in &self.kept {
            let node = &self.body.nodes[id];
            let (v, written, (back, borrow)) = match node.kind {
                NodeKind::Pop(stack) => {
                    (node.results[0], false, pre.em.stack(stack).pop_all(&self.n))
                }
                NodeKind::Push(stack) => (
                    node.operands[0],
                    true,
                    pre.em.stack(stack).push_all(&self.n),
                ),
                _ => unreachable!("a push or a pop"),
            };
            pre.out.extend(back);
            parts.push(Part {
                name: pre.em.names.fresh("kept"),
                element: literal::rust_type(self.body.ty(v)).unwrap_or_else(|| quote!(_)),
                borrow,
                written,
                more: 0,
                // what is pushed last is popped first
                backwards: written == self.rev,
            });
        }
        parts
    }

    fn part_of_array(&self, slice: &Slice, pre: &mut Frame) -> Part {
        for &v in slice.outer.iter().chain([&slice.start]) {
            pre.settled(v);
        }
        let (n, span) = (&self.n, self.span);
        let n = longer(n, slice.more);
        let ty = slice.ty.element().expect("an array has elements");
        let element = literal::rust_type(ty).expect("the type of the elements is known");
        let base = pre.walked(slice.array, &slice.steps, &slice.outer, slice.written, span);
        let start = pre.read_index(slice.start).tokens;
        let range = if start.to_string() == "0" {
            quote!([..#n])
        } else {
            quote!([#start..][..#n])
        };
        let name = pre.new_name(slice.array);
        let place = pre.place(slice.array);
        let borrow = match (slice.written, place.and_then(|p| p.wanted)) {
            (false, _) => quote_spanned!(span=> &#base #range),
            (true, None) => quote_spanned!(span=> &mut #base #range),
            (true, Some(wanted)) => {
                let lost = format_ident!("{wanted}_lost");
                let zero = literal::literal("zero", ty, span).tokens;
                let mut all = pre.em.lost.borrow_mut();
                all.insert(
                    lost.to_string(),
                    quote!(let mut #lost: ::core::option::Option<::grads::__private::Lost<#element>> = ::core::option::Option::None;),
                );
                quote_spanned! {span=>
                    if #wanted { &mut #base #range } else { ::grads::__private::lost(&mut #lost, #n, #zero) }
                }
            }
        };
        Part {
            name,
            element,
            borrow,
            written: slice.written,
            more: slice.more,
            backwards: false,
        }
    }

    /// Where a slice does not fit, its elements are looked at trip by trip: the panic is that of the user's index.
    fn checks(&self, pre: &mut Frame) -> TokenStream {
        let mut checks = Checks::default();
        let accesses = self.trips.through.keys().chain(self.trips.elements.keys());
        for id in accesses.collect::<OrderedSet<_>>() {
            let Some(point) = pre.point(&self.body.nodes[*id]) else {
                continue;
            };
            match self.trips.elements.get(id) {
                Some(&(i, len)) => self.check_element(pre, [i, len], point, &mut checks),
                None => self.check_access(pre, *id, point, &mut checks),
            }
        }
        let Checks {
            fits,
            slices,
            reads,
        } = checks;
        let fits = fits.values();
        let (n, t) = (&self.n, &self.t);
        let trips = match self.rev {
            true => quote!((0..#n).rev()),
            false => quote!(0..#n),
        };
        match reads.is_empty() {
            true => quote!(),
            false => quote! {
                if !(#(#fits)&&*) {
                    #slices
                    ::grads::__private::check::does_not_fit(move || for #t in #trips { #reads })
                }
            },
        }
    }

    /// An access through a slice.
    fn check_access(&self, pre: &mut Frame, id: NodeId, point: Point, checks: &mut Checks) {
        let (n, t) = (&self.n, &self.t);
        let (slice, ahead) = self.trips.through[&id];
        let part = &self.trips.slices[slice];
        // an adjoint that may be nowhere is as long as what it belongs to
        let place = pre.place(part.array);
        if place.is_some_and(|place| place.wanted.is_some()) {
            return;
        }
        let base = pre.walked(
            part.array,
            &part.steps,
            &part.outer,
            part.written,
            self.span,
        );
        let start = pre.read_index(part.start).tokens;
        let more = literal::bare_int(&part.more.to_string(), self.span).tokens;
        let whole = format_ident!("whole_{slice}");
        checks.fits.entry(Fit::Slice(slice)).or_insert_with(|| {
            checks.slices.extend(quote!(let #whole = &#base[..];));
            quote!(::grads::__private::check::fits(#base.len(), #start, #n, #more))
        });
        let ahead = literal::bare_int(&ahead.to_string(), self.span).tokens;
        // the index of a vector is at the bracket, that of a slice at what is indexed
        checks.reads.extend(match part.ty {
            Type::Vec(_) => quote_spanned!(point.last=> ::grads::__private::check::look(#whole, #start + #t + #ahead);),
            _ => {
                let base = Expr::atom(quote!(#whole)).pointed(Some(point));
                quote_spanned!(point.last=> let _ = &#base[#start + #t + #ahead];)
            }
        });
    }

    /// A check of an element of a part.
    fn check_element(
        &self,
        pre: &mut Frame,
        [i, len]: [Value; 2],
        point: Point,
        checks: &mut Checks,
    ) {
        let (n, t) = (&self.n, &self.t);
        pre.settled(i);
        pre.settled(len);
        let (start, len) = (pre.read_index(i).tokens, pre.read_index(len).tokens);
        let fits = || quote!(::grads::__private::check::fits(#len, #start, #n, 0));
        checks.fits.entry(Fit::Element(i)).or_insert_with(fits);
        checks.reads.extend(
            quote_spanned!(point.first=> ::grads::__private::check::element(&(#start + #t), &#len);),
        );
    }

    /// What is summed, in variables of its own.
    fn sums(&self, pre: &mut Frame) -> Vec<Sum> {
        let mut sums = vec![];
        for (k, terms) in self.terms().into_iter().enumerate() {
            if let (true, false, Rep::Scalar(total)) =
                (self.trips.free, terms.is_empty(), &self.carried[k])
            {
                let (name, total) = (pre.em.names.fresh("sum"), &total.tokens);
                let ty = self.body.ty(self.body.params[1 + k]).clone();
                sums.push(Sum {
                    start: self.nothing(&ty),
                    terms,
                    after: quote!(#total += #name;),
                    name,
                    ty,
                });
            }
        }
        for (j, element) in self.trips.sums.iter().enumerate() {
            let added = self.trips.added.iter().filter(|(_, sum)| **sum == j);
            let terms: Vec<(Value, bool)> = added
                .map(|(id, _)| {
                    (
                        *self.body.nodes[*id].operands.last().expect("a value"),
                        false,
                    )
                })
                .collect();
            for &v in &element.path {
                pre.settled(v);
            }
            let name = pre.em.names.fresh("sum");
            let at = pre.walked(
                element.array,
                &element.steps,
                &element.path,
                true,
                self.span,
            );
            let place = pre.place(element.array);
            let sure = place
                .as_ref()
                .map(|p| pre.sure_to_be_there(element.array, p, self.span));
            let wanted = place.and_then(|p| p.wanted);
            let ty = self.body.ty(terms[0].0).clone();
            let zero = self.nothing(&ty);
            let (start, after) = match (self.trips.free, wanted) {
                (true, None) => (zero, quote!(#sure #at += #name;)),
                (true, Some(wanted)) => (zero, quote!(#sure if #wanted { #at += #name; })),
                (false, None) => (quote!(#at), quote!(#at = #name;)),
                (false, Some(wanted)) => (
                    quote!(if #wanted { #at } else { #zero }),
                    quote!(if #wanted { #at = #name; }),
                ),
            };
            sums.push(Sum {
                terms,
                name,
                ty,
                start,
                after,
            });
        }
        sums
    }

    /// What a sum of cotangents starts from: if none of them is there, the sum is not.
    fn nothing(&self, ty: &Type) -> TokenStream {
        literal::literal("-0.0", ty, self.span).tokens
    }

    /// Whether a trip is cheap arithmetic on one element of each part.
    fn is_simple(&self, parts: &[Part]) -> bool {
        !parts.is_empty()
            && parts.iter().all(|p| p.more == 0 && !p.backwards)
            && self
                .trips
                .live
                .iter()
                .all(|id| is_cheap(self.body, &self.trips, *id))
    }

    /// What stands for the element that a node touches.
    fn elements(&self, parts: &[Part], chunked: bool) -> OrderedMap<NodeId, Expr> {
        let slices = self.trips.through.iter().map(|(&id, &at)| (id, at));
        let stacks = self.kept.iter().enumerate();
        let stacks = stacks.map(|(i, &id)| (id, (self.trips.slices.len() + i, 0)));
        slices
            .chain(stacks)
            .map(|(id, (part, ahead))| {
                let Part {
                    name, backwards, ..
                } = &parts[part];
                let (n, t) = (&self.n, self.position());
                let expr = if chunked {
                    Expr::new(Prec::Unary, quote!(*#name))
                } else if *backwards {
                    Expr::new(Prec::Postfix, quote!(#name[#n - 1 - #t]))
                } else if ahead == 0 {
                    Expr::new(Prec::Postfix, quote!(#name[#t]))
                } else {
                    let ahead = literal::bare_int(&ahead.to_string(), self.span).tokens;
                    Expr::new(Prec::Postfix, quote!(#name[#t + #ahead]))
                };
                (id, expr)
            })
            .collect()
    }

    /// What counts the trips where slices are read: those of a block, if trips run in blocks.
    fn position(&self) -> &Ident {
        match self.trips.scatters.is_empty() {
            true => &self.t,
            false => &self.block[0],
        }
    }

    /// The sum of the terms of a trip.
    fn total(&self, trip: &mut Frame, sum: &Sum) -> TokenStream {
        let mut total = quote!();
        for (i, &(v, negated)) in sum.terms.iter().enumerate() {
            let term = trip.read(v).right_of(Prec::Add);
            total.extend(match (i, negated) {
                (0, false) => term,
                (_, false) => quote!(+ #term),
                (_, true) => quote!(- #term),
            });
        }
        total
    }

    /// The trips one after the other.
    fn one_by_one(
        &self,
        mut trip: Frame,
        find_index: Option<TokenStream>,
        parts: &[Part],
        sums: &[Sum],
    ) -> TokenStream {
        let terms: Vec<Value> = sums.iter().flat_map(|s| &s.terms).map(|t| t.0).collect();
        let results = self.results();
        trip.order_results(&[terms, results].concat());
        let add: TokenStream = sums
            .iter()
            .map(|sum| {
                let name = &sum.name;
                let terms = sum.terms.iter().map(|&(v, negated)| {
                    let term = trip.read(v).tokens;
                    if negated {
                        quote!(#name -= #term;)
                    } else {
                        quote!(#name += #term;)
                    }
                });
                terms.collect::<TokenStream>()
            })
            .collect();
        trip.out.extend(add);
        let kept: Vec<bool> = self
            .trips
            .carried
            .iter()
            .map(|c| match c {
                Carried::Unchanged | Carried::InPlace => true,
                Carried::Sum(_) => self.trips.free,
                Carried::Other => false,
            })
            .collect();
        let body = trip.leave_trip(&self.carried, &kept);
        let (n, t, span) = (&self.n, &self.t, self.span);
        let range = if self.rev && !self.trips.free {
            quote!((0..#n).rev())
        } else {
            quote!(0..#n)
        };
        let starts = sums.iter().map(|sum| {
            let (name, start) = (&sum.name, &sum.start);
            quote!(let mut #name = #start;)
        });
        let walk = quote_spanned!(span=> for #t in #range { #find_index #body });
        let (names, borrows): (Vec<_>, Vec<_>) = parts.iter().map(|p| (&p.name, &p.borrow)).unzip();
        if parts.len() > 1 && parts.iter().any(|p| p.written) {
            let outs: Vec<_> = sums.iter().map(|s| &s.name).collect();
            let all = quote!({ #(#starts)* #walk (#(#outs,)*) });
            let (run, apart) = apart(parts, span, &all);
            quote_spanned!(span=> #apart let (#(#outs,)*) = #run(#(#borrows),*);)
        } else {
            let declared = declare_all(&names, &borrows);
            quote_spanned!(span=> #declared #(#starts)* #walk)
        }
    }

    /// Several trips at a time, each with an accumulator of its own.
    fn in_lanes(&self, mut trip: Frame, parts: &[Part], sums: &[Sum]) -> TokenStream {
        let terms: Vec<Value> = sums.iter().flat_map(|s| &s.terms).map(|t| t.0).collect();
        trip.order_results(&terms);
        let totals = sums.iter().map(|sum| self.total(&mut trip, sum));
        let totals: Vec<TokenStream> = totals.collect();
        let statements = trip.out.take();
        let (outs, zero) = (sums.iter().map(|s| &s.name), &sums[0].start);
        let names = parts.iter().map(|p| &p.name);
        // one, or a pair of all before it and one more
        let walk = names.map(|name| quote!(#name));
        let walk = walk.reduce(|walk, name| quote!((#walk, #name)));
        let borrows = parts.iter().map(|p| &p.borrow);
        let all = quote_spanned! {self.span=>
            ::grads::__private::sums(#zero, #walk, |#walk| { #statements [#(#totals),*] })
        };
        let (run, apart) = apart(parts, self.span, &all);
        quote_spanned!(self.span=> #apart let [#(#outs),*] = #run(#(#borrows),*);)
    }
}

/// `n + more`
fn longer(n: &Ident, more: usize) -> TokenStream {
    let more = (more > 0).then(|| Literal::usize_unsuffixed(more));
    let more = more.map(|more| quote!(+ #more));
    quote!(#n #more)
}

/// Whether a node of a trip is cheap arithmetic, or touches an element that has been found before the loop.
fn is_cheap(body: &FuncGraph, trips: &Trips, id: NodeId) -> bool {
    match &body.nodes[id].kind {
        NodeKind::Prim(def, _) => match def.spelling {
            Spelling::Index | Spelling::IndexSet | Spelling::IndexAdd => {
                trips.through.contains_key(&id) || trips.is_collected(id)
            }
            _ => def.cost == Cost::Cheap || is_quotient(def),
        },
        NodeKind::Const(_) | NodeKind::Pop(_) | NodeKind::Push(_) => true,
        NodeKind::Cond { .. }
        | NodeKind::Loop(_)
        | NodeKind::Call(_)
        | NodeKind::CallBack(_)
        | NodeKind::Host(_)
        | NodeKind::Primal(_) => false,
    }
}

/// Whether it divides: dear to repeat, but made of vector instructions.
fn is_quotient(def: &PrimDef) -> bool {
    matches!(def.spelling, Spelling::Infix("/")) || *def == RECIP
}

impl Part {
    /// The type of a borrow of it.
    fn slice(&self) -> TokenStream {
        let element = &self.element;
        if self.written {
            quote!(&mut [#element])
        } else {
            quote!(&[#element])
        }
    }
}

/// A function of the slices of `parts`, and its name: arguments of a function are known not to overlap.
fn apart(parts: &[Part], span: Span, body: &TokenStream) -> (Ident, TokenStream) {
    let run = Ident::new("run", Span::mixed_site());
    let names = parts.iter().map(|p| &p.name);
    let types = parts.iter().map(Part::slice);
    let function = quote_spanned!(span=> let mut #run = |#(#names: #types),*| #body;);
    (run, function)
}

impl Frame<'_> {
    /// Only what is live in a trip is emitted, and `read` at its end.
    fn narrow(&mut self, trips: &Trips, read: &[Value]) {
        let nodes = trips.live.iter();
        let operands = nodes.flat_map(|&id| trips.read_in_trip(&self.graph.nodes[id], id));
        self.set_uses(&operands.collect::<Vec<_>>(), read);
        let added = trips.added.keys().chain(trips.scattered.keys());
        self.added = added.copied().collect();
    }

    /// The place that stands for a value.
    fn place(&self, v: Value) -> Option<Place> {
        match self.rep(v) {
            Rep::Place(place) => Some(place),
            Rep::Scalar(_) | Rep::Late { .. } => None,
        }
    }
}
