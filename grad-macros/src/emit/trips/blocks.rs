//! Trips that add to parts of an array that overlap, as those of a stencil do: they run in blocks.

use super::{Hoist, Part, Sum, longer};
use crate::emit::expr::Prec;
use crate::emit::frame::Frame;
use crate::emit::literal;
use grad_core::entity::Value;
use grad_core::ordered::OrderedMap;
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};

/// How many trips are run before what they add to parts that may overlap is added.
const BLOCK: usize = 32;

impl Hoist<'_> {
    /// What trips add to parts that may overlap, each sum once.
    pub(super) fn scatters(&self, pre: &mut Frame) -> Vec<Sum> {
        let mut found: Vec<Sum> = vec![];
        for part in 0..self.trips.scatters.len() {
            for terms in self.added_to(part).into_values() {
                if found.iter().all(|s| s.terms != terms) {
                    let ty = self.body.ty(terms[0].0).clone();
                    found.push(Sum {
                        start: self.nothing(&ty),
                        terms,
                        name: pre.em.names.fresh("added"),
                        ty,
                        after: quote!(),
                    });
                }
            }
        }
        found
    }

    /// What is added to a part, by how far it is ahead.
    fn added_to(&self, part: usize) -> OrderedMap<usize, Vec<(Value, bool)>> {
        let mut found: OrderedMap<usize, Vec<(Value, bool)>> = OrderedMap::new();
        let nodes = self.trips.scattered.iter().filter(|(_, to)| to.0 == part);
        for (id, (_, ahead)) in nodes {
            let value = *self.body.nodes[*id].operands.last().expect("a value");
            found.entry(*ahead).or_default().push((value, false));
        }
        found
    }

    /// How many places stand before and behind those of a block in an array of what its trips add.
    fn margin(&self) -> usize {
        let more = self.trips.scatters.iter().map(|s| s.more);
        more.max().unwrap_or(0)
    }

    /// Adds what a block of trips adds to a part.
    fn add_to(&self, part: usize, scatters: &[Sum], pre: &mut Frame) -> TokenStream {
        let slice = &self.trips.scatters[part];
        for &v in slice.outer.iter().chain([&slice.start]) {
            pre.settled(v);
        }
        let base = pre.walked(slice.array, &slice.steps, &slice.outer, true, self.span);
        let start = pre.read_index(slice.start).at_least(Prec::Add);
        let [_, from, m] = &self.block;
        let terms = self.added_to(part).into_iter().map(|(ahead, terms)| {
            let sum = scatters.iter().find(|s| s.terms == terms);
            let name = &sum.expect("it is collected").name;
            let first = Literal::usize_unsuffixed(self.margin() - ahead);
            quote!(&#name[#first..])
        });
        let length = longer(m, slice.more);
        let add = quote!(::grads::__private::add_all(&mut #base[#start + #from..][..#length], [#(#terms),*]););
        match pre.place(slice.array).and_then(|p| p.wanted) {
            Some(wanted) => quote!(if #wanted { #add }),
            None => add,
        }
    }

    /// Blocks of trips: first all of a block, which leave what they add in arrays, then what they add.
    pub(super) fn in_blocks(
        &self,
        mut trip: Frame,
        find_index: Option<TokenStream>,
        parts: &[Part],
        sums: &[Sum],
        scatters: &[Sum],
        pre: &mut Frame,
    ) -> TokenStream {
        let terms = sums.iter().chain(scatters).flat_map(|s| &s.terms);
        let terms: Vec<Value> = terms.map(|t| t.0).collect();
        trip.order_results(&[terms, self.results()].concat());
        let (t, n, span, [k, from, m]) = (&self.t, &self.n, self.span, &self.block);
        let mut given = vec![];
        let (sum, declare_sums): (Vec<_>, Vec<_>) = sums
            .iter()
            .map(|sum| {
                let (name, start) = (&sum.name, &sum.start);
                let array = format_ident!("{name}_of_trips");
                given.push(self.collect(&array, sum, 0, &mut trip));
                let declared = self.array_of(&array, sum, 0);
                let add = quote!(#name += ::grads::__private::sum_all(#start, &#array[..#m]););
                (add, quote!(let mut #name = #start; #declared))
            })
            .unzip();
        let margin = self.margin();
        let arrays = scatters.iter().map(|s| self.array_of(&s.name, s, margin));
        let arrays: Vec<_> = arrays.collect();
        let behind = (margin > 0).then(|| {
            let margin = Literal::usize_unsuffixed(margin);
            let clear = scatters.iter().map(|s| {
                let (name, start) = (&s.name, &s.start);
                quote!(#name[#margin + #m..].fill(#start);)
            });
            quote!(#(#clear)*)
        });
        for added in scatters {
            given.push(self.collect(&added.name, added, margin, &mut trip));
        }
        given.extend(parts.iter().map(|part| self.of_block(part)));
        let add = (0..self.trips.scatters.len()).map(|part| self.add_to(part, scatters, pre));
        let add: Vec<_> = add.collect();
        let body = trip.leave_trip(&self.carried, &vec![true; self.carried.len()]);
        let run = Ident::new("run", Span::mixed_site());
        let find_index = find_index.map(|i| quote!(let #t = #from + #k; #i));
        let (part_names, borrows): (Vec<_>, Vec<_>) =
            parts.iter().map(|p| (&p.name, &p.borrow)).unzip();
        let (params, values): (Vec<_>, Vec<_>) = given.into_iter().unzip();
        let block = Literal::usize_unsuffixed(BLOCK);
        quote_spanned! {span=>
            #(let #part_names = #borrows;)*
            #(#declare_sums)*
            #(#arrays)*
            for #from in (0..#n).step_by(#block) {
                let #m = ::core::cmp::Ord::min(#n - #from, #block);
                let mut #run = |#(#params),*| for #k in 0..#m { #find_index #body };
                #run(#(#values),*);
                #behind
                #(#sum)*
                #(#add)*
            }
        }
    }

    /// An array for what the trips of a block add, with a `margin` on both sides.
    fn array_of(&self, array: &Ident, sum: &Sum, margin: usize) -> TokenStream {
        let (start, n) = (&sum.start, Literal::usize_unsuffixed(BLOCK + 2 * margin));
        quote!(let mut #array = [#start; #n];)
    }

    /// Lets a trip leave what it adds in an array: the param for it, and what is given.
    fn collect(
        &self,
        array: &Ident,
        sum: &Sum,
        margin: usize,
        trip: &mut Frame,
    ) -> (TokenStream, TokenStream) {
        let (total, [k, _, m]) = (self.total(trip, sum), &self.block);
        trip.out.extend(quote!(#array[#k] = #total;));
        let element = literal::rust_type(&sum.ty).unwrap_or_else(|| quote!(_));
        let margin = Literal::usize_unsuffixed(margin);
        let given = quote!(&mut #array[#margin..][..#m]);
        (quote!(#array: &mut [#element]), given)
    }

    /// The param for what a block of trips sees of a part, and what is given.
    fn of_block(&self, part: &Part) -> (TokenStream, TokenStream) {
        let (name, slice, [_, from, m]) = (&part.name, part.slice(), &self.block);
        let length = longer(m, part.more);
        let given = match part.written {
            true => quote!(&mut #name[#from..][..#length]),
            false => quote!(&#name[#from..][..#length]),
        };
        (quote!(#name: #slice), given)
    }
}
