//! Functions that call each other: the way back of each would be part of its own type.
//!
//! Rustc would say so in many words, about types that nobody wrote. So each companion has a constant that is worked out from
//! those of the callees, and the body of `forward` asks for them: where that goes around, this is the one error, which
//! points at the functions, and nothing more is said of the bodies.

use super::Emitter;
use super::draws::{companion_of, used};
use crate::model::Model;
use grad_core::entity::FuncRef;
use grad_core::ir::NodeKind;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};
use std::collections::BTreeMap;
use syn::spanned::Spanned as _;

/// What rustc calls the constant in its error.
pub const NAME: &str = "__IS_MARKED_RECURSIVE_OR_ON_NO_CYCLE_OF_CALLS";

/// The constants of the functions whose way back is part of that of `func`.
pub(super) fn callees(em: &Emitter, model: &Model, func: FuncRef) -> Vec<TokenStream> {
    let own = model.item.sig.ident.to_string();
    // what the body declares is not in sight outside of it, and a method's companion has no constants
    let hidden = !model.items.is_empty() || model.args.recursive.is_some() || model.owner.is_some();
    let (mut found, mut todo) = (BTreeMap::new(), vec![func]);
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
                let name = Ident::new(NAME, path.span());
                let constant = quote_spanned!(path.span()=> #path::#name);
                found.entry(constant.to_string()).or_insert(constant);
            }
        }
    }
    found.into_values().collect()
}

/// Defines the constant.
pub(super) fn constant(model: &Model, callees: &[TokenStream]) -> TokenStream {
    let at = model.item.sig.ident.span();
    let name = Ident::new(NAME, at);
    quote_spanned!(at=> pub const #name: ::core::primitive::bool = true #(&& #callees)*;)
}

/// Asks for the constants of the callees, at the beginning of a body.
pub(super) fn asked(callees: &[TokenStream]) -> Option<TokenStream> {
    let all = quote!(#(#callees)&&*);
    let at = Span::mixed_site();
    (!callees.is_empty()).then(|| {
        quote_spanned! {at=>
            let _: <::grads::__private::Checked<{ #all }> as ::grads::__private::Known<()>>::Type = ();
        }
    })
}
