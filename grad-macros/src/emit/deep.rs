//! Deep chains of calls: what a function keeps of a call is part of the type of its own way back, and of its size.
//!
//! So a function from which calls go `LEVELS` deep gives its way back in a box. Fewer levels cost nothing: the way back of
//! a small function, and of what calls it, is inlined. How deep calls go is said by constants of the companion, each worked
//! out from those of the callees that are one level lower: so rustc never has to look further than that, neither along a
//! chain of a thousand functions nor around a cycle.

use super::Emitter;
use super::draws::{companion_of, used};
use crate::model::Model;
use grad_core::entity::FuncRef;
use grad_core::ir::NodeKind;
use grad_core::ordered::OrderedMap;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::spanned::Spanned as _;

/// How deep the types of ways back may be in each other.
const LEVELS: usize = 6;

/// The names of the constants: whether calls go one deep, two deep, and so on.
pub fn names() -> impl Iterator<Item = String> {
    (1..=LEVELS).map(|level| format!("__CALLS_{level}_DEEP"))
}

/// The functions whose way back is part of that of `func`.
pub(super) fn callees(em: &Emitter, model: &Model, func: FuncRef) -> Vec<TokenStream> {
    let own = model.item.sig.ident.to_string();
    // what the body declares is not in sight outside of it
    let hidden = !model.items.is_empty();
    let (mut found, mut todo) = (OrderedMap::new(), vec![func]);
    while let Some(f) = todo.pop().filter(|_| !hidden) {
        let graph = &em.module.funcs[f];
        let read = used(graph);
        for node in graph.nodes.values() {
            todo.extend(node.inner());
            let NodeKind::Call(call) = &node.kind else {
                continue;
            };
            let kept = node.results.last().is_some_and(|back| read.contains(back));
            let path = em.tokens(call.tokens, &call.callee);
            if let Some(path) = companion_of(call, &path).filter(|_| kept && *call.callee != *own) {
                let callee = quote!(#path);
                found.entry(callee.to_string()).or_insert(callee);
            }
        }
    }
    found.into_values().collect()
}

/// Defines the constants.
pub(super) fn constants(callees: &[TokenStream]) -> TokenStream {
    let names: Vec<String> = names().collect();
    let constant = |level: usize| {
        let name = format_ident!("{}", names[level]);
        let lower = level.checked_sub(1).map(|lower| &names[lower]);
        let deep = match (lower, callees) {
            (_, []) => quote!(false),
            (None, _) => quote!(true),
            (Some(lower), callees) => {
                let terms = callees.iter().map(|callee| at_level(callee, lower));
                quote!(#(#terms)||*)
            }
        };
        quote!(pub const #name: ::core::primitive::bool = #deep;)
    };
    (0..LEVELS).map(constant).collect()
}

fn at_level(callee: &TokenStream, level: &str) -> TokenStream {
    let at = callee.span();
    let name = Ident::new(level, at);
    quote_spanned!(at=> #callee::#name)
}

/// Gives what `body` gives, the way back in a box of type `boxed` if calls go deep.
pub(super) fn held(body: &TokenStream, boxed: &TokenStream) -> TokenStream {
    let deepest = names().last().map(|name| format_ident!("{name}"));
    quote! {
        let (value, back) = { #body };
        let back = <::grads::__private::Deep<{ Self::#deepest }> as ::grads::__private::Held>::held(
            back,
            |back| -> #boxed { ::grads::__private::std::boxed::Box::new(back) },
        );
        (value, back)
    }
}
