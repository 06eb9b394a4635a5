//! What functions select away among their arguments: the cotangent of a number that was passed by value and not used is `-0.0`.
//!
//! Whether a function gives such cotangents at all is said by a function of its companion, so that nothing is asked of one
//! that selects nothing. Of a method rustc finds the type, so that nobody could name its companion: it always marks.

use super::Emitter;
use super::draws::companion_of;
use crate::model::{Model, Param};
use crate::owner::Kind;
use grad_core::entity::{FuncRef, Value};
use grad_core::ir::{Call, Def, FuncGraph, Module, Node, NodeKind, Type};
use grad_core::ops::logic::{AND, OR};
use grad_core::ops::select::MARKED;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};
use std::collections::BTreeMap;
use syn::spanned::Spanned as _;

/// The function of a companion that says whether the function marks what it did not use.
pub const NAME: &str = "__marks";

/// How far along calls that is looked for; further on it is taken for granted. So functions may call each other.
const LEVELS: u8 = 4;

/// Whether the cotangent `ct` that a call gave is there.
pub(super) fn is_there(
    em: &Emitter,
    call: &Call,
    ct: &Ident,
    is_known: bool,
    at: Span,
) -> TokenStream {
    let path = em.tokens(call.tokens, &call.callee);
    let asked = match is_known {
        true => quote_spanned!(at=> ::grads::__private::is_present(&#ct)),
        false => quote_spanned!(at=> ::grads::__private::is_there(&#ct)),
    };
    match companion_of(call, &path) {
        Some(companion) => {
            let marks = asks(&companion, &quote!(#LEVELS));
            quote_spanned!(at=> !const { #marks } || #asked)
        }
        None => asked,
    }
}

fn asks(companion: &syn::ExprPath, levels: &TokenStream) -> TokenStream {
    let at = companion.span();
    let name = Ident::new(NAME, at);
    quote_spanned!(at=> #companion::#name(#levels))
}

/// Defines that function.
pub(super) fn function(marks: &TokenStream) -> TokenStream {
    let name = Ident::new(NAME, Span::mixed_site());
    quote! {
        pub const fn #name(levels: ::core::primitive::u8) -> ::core::primitive::bool {
            let _ = levels;
            #marks
        }
    }
}

/// Whether a function marks what it did not use: where it selects by itself, or what it calls does.
pub(super) fn marks(em: &Emitter, model: &Model, func: FuncRef) -> TokenStream {
    let Some(back) = way_back(em.module, func) else {
        return quote!(false);
    };
    let within = Within {
        graph: back,
        around: None,
    };
    let mut callees = BTreeMap::new();
    let own = model.item.sig.ident.to_string();
    for &ct in &back.results {
        let Some(present) = marked(back, ct) else {
            continue;
        };
        match told_by(em, &within, present).filter(|_| model.items.is_empty()) {
            Some(calls) => callees.extend(calls),
            None => return quote!(true),
        }
    }
    let others = callees.into_iter().filter(|(name, _)| *name != own);
    let others = others.map(|(_, companion)| asks(&companion, &quote!(levels - 1)));
    let others: Vec<TokenStream> = others.collect();
    match others.is_empty() {
        true => quote!(false),
        false => quote!(levels == 0 #(|| #others)*),
    }
}

/// The cotangent of a by-value param that is certainly there, as a function gives it that marks `others`, or none.
pub(super) fn certain(model: &Model, param: &Param, others: bool, ct: &TokenStream) -> TokenStream {
    let asked = match model.owner.as_ref().map(|owner| owner.kind) {
        None => others,
        // nobody asks an operator
        Some(Kind::Operator) => false,
        Some(_) => true,
    };
    match asked && matches!(param.ty, Type::Float(_)) {
        true => quote!(::grads::__private::marked(&true, &(#ct))),
        false => ct.clone(),
    }
}

fn way_back(module: &Module, func: FuncRef) -> Option<&FuncGraph> {
    let pullback = module.funcs[func].pullback.as_ref()?;
    Some(&module.funcs[pullback.func])
}

/// Of which params of `func` cotangents are marked.
pub(super) fn params(module: &Module, func: FuncRef) -> Vec<bool> {
    let graph = &module.funcs[func];
    match (&graph.pullback, way_back(module, func)) {
        (Some(pullback), Some(back)) => graph.marked_params(back, &pullback.wrt),
        _ => vec![],
    }
}

/// The truth value that says whether `ct` is there, if it is marked.
fn marked(back: &FuncGraph, ct: Value) -> Option<Value> {
    let node = back.def_node(ct)?;
    match &node.kind {
        NodeKind::Prim(def, _) if **def == MARKED => Some(node.operands[0]),
        _ => None,
    }
}

/// A graph, and the branch around it whose first arm it is.
#[derive(Clone, Copy)]
struct Within<'m> {
    graph: &'m FuncGraph,
    around: Option<(&'m Within<'m>, &'m Node)>,
}

/// The companions of the functions that alone decide about a truth value: it is true if none of them marks anything.
fn told_by(
    em: &Emitter,
    within: &Within,
    present: Value,
) -> Option<BTreeMap<String, syn::ExprPath>> {
    let graph = within.graph;
    let (node, result) = match graph.values[present].def {
        Def::Result(id, result) => (&graph.nodes[id], result),
        Def::Capture(i) => {
            let (around, branch) = within.around?;
            return told_by(em, around, branch.operands[1 + i]);
        }
        Def::Param(_) => return None,
    };
    match &node.kind {
        NodeKind::Const(text) if **text == *"true" => Some(BTreeMap::new()),
        NodeKind::CallBack(back) => {
            let path = em.tokens(back.call.tokens, &back.call.callee);
            let companion = companion_of(&back.call, &path)?;
            Some([(back.call.callee.to_string(), companion)].into())
        }
        NodeKind::Prim(def, _) if [&AND, &OR].contains(def) => {
            let mut all = told_by(em, within, node.operands[0])?;
            all.extend(told_by(em, within, node.operands[1])?);
            Some(all)
        }
        NodeKind::Cond { then, .. } => {
            let graph = &em.module.funcs[*then];
            let arm = Within {
                graph,
                around: Some((within, node)),
            };
            let mut all = told_by(em, within, node.operands[0])?;
            all.extend(told_by(em, &arm, graph.results[result])?);
            Some(all)
        }
        _ => None,
    }
}
