//! What is kept only if it is no number, or only its outline (`grad_core::passes::slight`). On a tape all is kept: there a value's type is that of a word, or of
//! a variable.

use super::expr::{Expr, Prec};
use super::frame::Frame;
use super::place::{How, Place, Rep};
use grad_core::entity::{NodeId, Value};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};

impl Frame<'_> {
    /// Whether all of `xs` are numbers, as a value of a type that says so.
    pub(super) fn numbers(&mut self, xs: &[Value], span: Span) -> Expr {
        self.asked("OfNumbers", xs, span)
    }

    /// Whether `x` has an outline, as a value of a type that says so.
    pub(super) fn outlined(&mut self, x: Value, span: Span) -> Expr {
        self.asked("OfOutlines", &[x], span)
    }

    /// What the types of `xs` say, if one of them says what is asked.
    fn asked(&mut self, of: &str, xs: &[Value], span: Span) -> Expr {
        if self.keeps_all() {
            return Expr::atom(quote!(()));
        }
        let of = Ident::new(of, Span::mixed_site());
        let types: Vec<_> = xs.iter().map(|x| self.by_reference(*x)).collect();
        Expr::new(
            Prec::Block,
            quote_spanned! {span=> {
                use ::grads::__private::slight::{#of as _, OfOthers as _};
                (&&::grads::__private::slight::Types((#(#types,)*))).told()
            }},
        )
    }

    /// Whether all that `xs` tell is that there are numbers.
    pub(super) fn all_numbers(&mut self, xs: &[Value]) -> Expr {
        if self.keeps_all() {
            return Expr::atom(quote!(()));
        }
        Expr::new(Prec::Postfix, self.all_told(xs))
    }

    /// The first of `xs`, or nothing if the others say that it is a number among numbers, or its outline if they say that it has one.
    pub(super) fn slight(&mut self, id: NodeId, xs: &[Value], span: Span) -> Expr {
        let kept = self.hand_over(xs[0], id);
        if self.keeps_all() {
            return Expr::atom(kept);
        }
        let told = self.all_told(&xs[1..]);
        Expr::new(Prec::Postfix, quote_spanned!(span=> #told.keep(#kept)))
    }

    /// One statement for each, since there may be many: rustc does not like to be called deeply.
    fn all_told(&mut self, xs: &[Value]) -> TokenStream {
        let told: Vec<_> = xs.iter().map(|x| self.by_reference(*x)).collect();
        let (first, others) = told.split_first().expect("somebody tells");
        let all = Ident::new("told", Span::mixed_site());
        match others {
            [] => quote!((*#first)),
            others => quote!({ let #all = *#first; #(let #all = #all.and(*#others);)* #all }),
        }
    }

    /// Defines `v` as what was kept as `x`.
    pub(super) fn given(&mut self, v: Value, x: Value) {
        if self.keeps_all() {
            let kept = self.rep(x);
            return self.set(v, kept);
        }
        self.flush();
        let (kept, name): (TokenStream, _) = (self.by_reference(x), self.new_name(v));
        self.out.extend(quote!(let #name = &*(#kept).given();));
        self.set(v, Rep::Place(Place::reference(name, How::Shared)));
    }

    fn keeps_all(&self) -> bool {
        self.em.workspace.is_some()
    }
}
