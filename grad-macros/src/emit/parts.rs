//! A parallel loop over the parts of a range (`grad_core::passes::side_by_side`): a closure that runs a part, from sums and adjoints of its own
//! that are still empty, and what joins those of two parts.

use super::draws;
use super::expr::Expr;
use super::frame::Frame;
use super::literal;
use super::place::{How, Place, Rep};
use grad_core::analysis::meets::{Meet, meets};
use grad_core::analysis::trip::{Own, Stride};
use grad_core::entity::{FuncRef, NodeId, Stack, Value};
use grad_core::ir::{Loop, Module, Node, NodeKind, Rerun, Type};
use grad_core::ordered::OrderedSet;
use proc_macro2::{Ident, TokenStream};
use quote::quote;

/// What the parts of a loop have each for itself.
#[derive(Default)]
struct Parts {
    /// What the closure begins with.
    before: TokenStream,
    /// What comes behind them.
    after: TokenStream,
    /// What is divided among them: names inside, and what they are made of.
    own: Vec<(Ident, TokenStream)>,
    /// What each gives, what joins those of two, and what is done with that of all.
    given: Vec<Given>,
}

struct Given {
    value: TokenStream,
    name: Ident,
    other: Ident,
    join: TokenStream,
    after: TokenStream,
}

impl Frame<'_> {
    /// Emits a loop over parts. `false`: it is to run in its order, and nothing is emitted.
    pub(super) fn in_parts(&mut self, id: NodeId, node: &Node, l: &Loop) -> bool {
        let Some((trip, meets)) = self.of_a_part(l) else {
            return false;
        };
        if self.em.workspace.is_some() {
            return false;
        }
        let same: Vec<bool> = meets.iter().map(|m| *m == Meet::Same).collect();
        let carried = self.enter_carried(id, node, l, &same);
        let number_of_parts = node.operands[1];
        self.settled(number_of_parts);
        let lost = std::mem::take(&mut *self.em.lost.borrow_mut());
        let mut frame = self.inner(l.body, id, l.first_capture(), true);
        let (number, body) = (frame.graph.params[0], frame.graph);
        let number_name = frame.new_name(number);
        frame.set(number, Rep::Scalar(Expr::ident(&number_name)));
        let cut = last_three(&body.captures).map(|v| frame.read(v).tokens);
        let mut parts = Parts {
            before: self.own_stacks(l),
            ..Parts::default()
        };
        let mut adds = vec![];
        for (k, (meet, outer)) in meets.iter().zip(&carried).enumerate() {
            let (param, result) = (body.params[1 + k], body.results[k]);
            let inside = frame.starts(param, meet, outer, &cut, &mut parts);
            frame.set(param, inside.clone());
            if *meet == Meet::Sum {
                adds.push((result, outer));
            }
        }
        let recorded = self.em.module.funcs[trip].rerun;
        frame.run();
        for (result, outer) in adds {
            let value = frame.read(result).tokens;
            parts.given.push(Given::sum(&frame, value, outer));
        }
        parts.draws(recorded, self, &cut, &number_name);
        let out = frame.out.take();
        let lost = std::mem::replace(&mut *self.em.lost.borrow_mut(), lost);
        let lost = lost.into_values();
        let (number_of_parts, span) = (self.read_index(number_of_parts).tokens, self.span(node));
        let statement = parts.emit(&number_of_parts, &number_name, &quote!(#(#lost)* #out));
        self.effect(quote::quote_spanned!(span=> #statement));
        for (rep, &result) in carried.into_iter().zip(&node.results) {
            self.set(result, rep);
        }
        true
    }

    /// The body of the loop inside a part, and what its trips meet in.
    fn of_a_part(&self, l: &Loop) -> Option<(FuncRef, Vec<Meet>)> {
        let last = self.em.module.funcs[l.body].nodes.values().next_back()?;
        let NodeKind::Loop(trips) = &last.kind else {
            return None;
        };
        Some((trips.body, meets(self.em.module, trips).ok()?))
    }

    /// Declares the stacks of the loop, which each part has for itself.
    fn own_stacks(&self, l: &Loop) -> TokenStream {
        let stacks = of_part(self.em.module, l.body).into_iter();
        stacks.map(|s| self.em.stack(s).declared()).collect()
    }

    /// What a part starts from in the place of what is carried.
    fn starts(
        &mut self,
        param: Value,
        meet: &Meet,
        outer: &Rep,
        cut: &[TokenStream; 3],
        parts: &mut Parts,
    ) -> Rep {
        let place = match (meet, outer) {
            (Meet::Sum, _) => return Rep::Scalar(nothing(self.ty(param))),
            (Meet::Added | Meet::Own(_), Rep::Place(place)) => place.clone(),
            _ => return outer.clone(),
        };
        let name = self.new_name(param);
        let (shared, [lo, trips, number]) = (place.shared(), cut);
        if let Meet::Own(own) = meet {
            let (all, row) = (place.receiver(), self.row(own));
            let cut = quote!([#lo, #trips, #number], #row);
            let all = quote!(::grads::__private::parallel::all_of(&mut #all[..], #cut));
            parts.own.push((name.clone(), all));
            return Rep::Place(Place {
                how: How::Own,
                name,
                ..place
            });
        }
        let fresh = quote!(::grads::__private::parallel::fresh(#shared));
        let own = match place.how {
            How::Own => name.clone(),
            How::Shared | How::Mut => self.em.names.fresh("own"),
        };
        parts.before.extend(quote!(let mut #own = #fresh;));
        if own != name {
            parts.before.extend(
                quote!(let #name = ::grads::__private::parallel::lent(#shared, &mut #own);),
            );
        }
        parts.given.push(Given::added(self, own, &place));
        Rep::Place(Place { name, ..place })
    }
}

impl Frame<'_> {
    /// How many elements are a trip's own.
    fn row(&mut self, own: &Own) -> TokenStream {
        match own {
            Own::Element => quote!(1),
            // a part captures what its trips do, in the same order
            Own::Row(Stride::Captured(at)) => self.read(self.graph.captures[*at]).tokens,
            Own::Row(Stride::Literal(text)) => {
                literal::literal(text, &Type::USIZE, proc_macro2::Span::mixed_site()).tokens
            }
        }
    }
}

impl Given {
    /// A number that trips add to.
    fn sum(frame: &Frame, value: TokenStream, outer: &Rep) -> Given {
        let (name, other) = (frame.em.names.fresh("sum"), frame.em.names.fresh("next"));
        let total = match outer {
            Rep::Scalar(expr) | Rep::Late { expr, .. } => expr.tokens.clone(),
            Rep::Place(place) => place.target(),
        };
        Given {
            value,
            join: quote!(#name = #name + #other;),
            after: quote!(#total = #total + #name;),
            name,
            other,
        }
    }

    /// Something with parts that trips add to: `own` in a part.
    fn added(frame: &Frame, own: Ident, outer: &Place) -> Given {
        let (name, other) = (frame.em.names.fresh("sum"), frame.em.names.fresh("next"));
        let (place, add) = (outer.mutable(), quote!(::grads::__private::accumulate));
        Given {
            value: quote!(#own),
            join: quote!(#add(&mut #name, #other);),
            after: outer.where_wanted(quote!(#add(#place, #name);)),
            name,
            other,
        }
    }
}

/// The stacks that are pushed to in parts of parallel loops, of `func` and of its way back.
pub(super) fn stacks(module: &Module, func: FuncRef) -> OrderedSet<Stack> {
    let back = module.funcs[func].pullback.iter().map(|p| p.func);
    let graphs = std::iter::once(func)
        .chain(back)
        .flat_map(|f| super::nest(module, f));
    let nodes = graphs.flat_map(|f| module.funcs[f].nodes.values());
    let parts = nodes.filter_map(|n| match &n.kind {
        NodeKind::Loop(l) if l.parallel => Some(l.body),
        _ => None,
    });
    parts.flat_map(|body| of_part(module, body)).collect()
}

/// The stacks that a part pushes to, but those of parts inside it.
fn of_part(module: &Module, body: FuncRef) -> OrderedSet<Stack> {
    let (mut found, mut open) = (OrderedSet::new(), vec![body]);
    while let Some(f) = open.pop() {
        for node in module.funcs[f].nodes.values() {
            match &node.kind {
                NodeKind::Push(stack) => drop(found.insert(*stack)),
                NodeKind::Loop(l) if l.parallel => {}
                _ => open.extend(node.inner()),
            }
        }
    }
    found
}

/// The start of the range, its length and the number of parts: the last captures of a part.
fn last_three(captures: &[Value]) -> [Value; 3] {
    let [.., lo, trips, parts] = captures else {
        unreachable!("a part captures how the range is cut")
    };
    [*lo, *trips, *parts]
}

/// What nothing has been added to.
fn nothing(ty: &Type) -> Expr {
    let text = match ty {
        Type::Float(_) => "-0.0",
        _ => "0",
    };
    literal::literal(text, ty, proc_macro2::Span::mixed_site())
}

impl Parts {
    /// What is drawn in the trips: recorded by each part, and given again to each.
    fn draws(
        &mut self,
        rerun: Rerun,
        frame: &Frame,
        [_, trips, parts]: &[TokenStream; 3],
        number: &Ident,
    ) {
        let [recorder, replay, records] = draws::VARIABLES.map(draws::variable);
        match rerun {
            Rerun::Never | Rerun::ReplayedAhead => {}
            Rerun::Recorded => {
                let (name, other) = (frame.em.names.fresh("drawn"), frame.em.names.fresh("next"));
                self.before
                    .extend(quote!(let #recorder = ::grads::__private::Recorder::default();));
                self.given.push(Given {
                    value: quote!(::std::vec![#recorder.finish()]),
                    join: quote!(::grads::__private::parallel::drawn_next(&mut #name, #other);),
                    after: quote!(for drawn in #name { #recorder.go_on_with(drawn); }),
                    name,
                    other,
                });
            }
            Rerun::Replayed => {
                let end = quote!(#trips * (#number + 1) / #parts);
                let up_to =
                    |trips: TokenStream| quote!(#replay.up_to(if #records { #trips } else { 0 }));
                let (here, all) = (up_to(quote!(#trips - #end)), up_to(trips.clone()));
                self.before.extend(quote!(let mut #replay = #here;));
                self.after.extend(quote!(#replay = #all;));
            }
        }
    }

    /// The statement, given what runs a part.
    fn emit(&self, parts: &TokenStream, number: &Ident, out: &TokenStream) -> TokenStream {
        let nest = |all: &mut dyn DoubleEndedIterator<Item = TokenStream>| {
            all.rfold(quote!(()), |rest, one| quote!((#one, #rest)))
        };
        let own = nest(&mut self.own.iter().map(|(_, all)| all.clone()));
        let owned = nest(&mut self.own.iter().map(|(name, _)| quote!(mut #name)));
        let (before, at_last) = (&self.before, &self.after);
        let values = self.given.iter().map(|g| &g.value);
        let joins = self.given.iter().map(|g| &g.join);
        let after = self.given.iter().map(|g| &g.after);
        let names: Vec<&Ident> = self.given.iter().map(|g| &g.name).collect();
        let others = self.given.iter().map(|g| &g.other);
        quote! {
            if let ::core::option::Option::Some((#(#names,)*)) = ::grads::__private::parallel::run(
                #parts,
                #own,
                |#number, #owned| { #before #out (#(#values,)*) },
                |(#(mut #names,)*), (#(#others,)*)| { #(#joins)* (#(#names,)*) },
            ) { #(#after)* }
            #at_last
        }
    }
}
