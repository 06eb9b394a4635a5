//! `grad!(f, wrt(x))(x, y)` of a function that is not written out: `x`'s part of the whole gradient, which costs as much however many numbers there are.
//! (Through what is written out forward mode goes once for each number, to any order.)

use super::written::says_wrt;
use crate::args::Args;
use crate::lower::Lowerer;
use crate::model;
use crate::nested::Kind;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use std::rc::Rc;
use syn::spanned::Spanned;
use syn::{Expr, ExprCall, ExprPath, FnArg};

/// Such an expression.
pub(super) struct OfTheWhole(pub Expr);

impl Lowerer<'_> {
    /// What gives the gradient by the params in `wrt`, if it is a part of the gradient by all.
    pub(super) fn by_the_whole(
        &mut self,
        kind: Kind,
        path: &ExprPath,
        wrt: &[Ident],
        e: &ExprCall,
    ) -> Option<Rc<OfTheWhole>> {
        let of_gradient = matches!(kind, Kind::Grad | Kind::ValueAndGrad) && !wrt.is_empty();
        if !of_gradient || !self.model.writes_derivatives {
            return None;
        }
        let (pattern, chosen) = self.parts_of_gradient(path, wrt)?;
        let (name, args) = (format_ident!("{}", kind.name()), &e.args);
        let at = e.span().resolved_at(Span::mixed_site());
        let made = match kind {
            Kind::Grad => quote_spanned!(at=> { let #pattern = #name!(#path)(#args); #chosen }),
            _ => quote_spanned!(at=> {
                let (grads_value, #pattern) = #name!(#path)(#args);
                (grads_value, #chosen)
            }),
        };
        let made = syn::parse2(made).ok()?;
        Some(self.keep(e, || OfTheWhole(made)))
    }

    /// A pattern for the gradient by all params, and those in `wrt` of the names in it.
    fn parts_of_gradient(
        &self,
        path: &ExprPath,
        wrt: &[Ident],
    ) -> Option<(TokenStream, TokenStream)> {
        let callee = self.world_callee(path)?;
        let is_written = self.model.seen.as_ref().is_some_and(|world| world.inlines);
        if is_written || callee.item.attrs.iter().any(says_wrt) {
            return None;
        }
        let sig = &callee.item.sig;
        let mut reals = model::reals(&sig.generics);
        reals.extend(model::reals(&callee.around));
        let params = sig.inputs.iter().enumerate().map(|(i, input)| {
            let arg = match input {
                FnArg::Typed(arg) => arg.clone(),
                FnArg::Receiver(receiver) => model::this(receiver),
            };
            let no_diff = arg.attrs.iter().any(|a| a.path().is_ident("no_diff"));
            model::param(i, &arg, no_diff, &reals, &Args::default())
        });
        let params: Vec<model::Param> = params.collect();
        if params.iter().any(|p| p.by == model::By::Mut) {
            return None;
        }
        let all: Vec<&Ident> = params
            .iter()
            .filter(|p| p.differentiated)
            .map(|p| &p.ident)
            .collect();
        let named = |name: &Ident| {
            let at = all.iter().position(|of| *of == name)?;
            Some(format_ident!("grads_w{at}"))
        };
        let chosen: Vec<Ident> = wrt.iter().map(named).collect::<Option<_>>()?;
        let pattern = all.iter().map(|name| match wrt.contains(name) {
            true => named(name).map_or_else(TokenStream::new, |name| quote!(#name)),
            false => quote!(_),
        });
        let pattern: Vec<TokenStream> = pattern.collect();
        let chosen: Vec<TokenStream> = chosen.iter().map(|name| quote!(#name)).collect();
        Some((one_or_tuple(&pattern), one_or_tuple(&chosen)))
    }
}

/// One by itself, several as a tuple.
fn one_or_tuple(parts: &[TokenStream]) -> TokenStream {
    match parts {
        [one] => one.clone(),
        many => quote!((#(#many),*)),
    }
}
