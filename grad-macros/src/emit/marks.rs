//! What functions select away among their arguments: the cotangent of a number that was passed by value and not used is `-0.0`.
//!
//! Whether a function gives such cotangents of a param is said by a function of its companion, so that nothing is asked of what
//! is always used. Of a method rustc finds the type, so that nobody could name its companion: it always marks.

use super::Emitter;
use super::draws;
use super::names::Names;
use crate::functions::Given;
use crate::model::{By, Model, Param};
use crate::owner::Kind;
use grad_core::entity::{FuncRef, Value};
use grad_core::ir::{Call, Def, FuncGraph, Module, Node, NodeKind, Type};
use grad_core::ops::logic::{AND, OR};
use grad_core::ops::select::MARKED;
use grad_core::ordered::OrderedMap;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::spanned::Spanned as _;

/// The function of a companion that says whether the function marks a param that it did not use.
pub const NAME: &str = "__marks";

/// How far along calls that is looked for; further on it is taken for granted. So functions may call each other.
const LEVELS: u8 = 4;

/// Whether the cotangent `ct` that a call gave of its `i`-th argument is there.
pub(super) fn is_there(
    em: &Emitter,
    (call, i): (&Call, usize),
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
            let marks = asks(&companion, &quote!(#LEVELS), position(em, call, i));
            quote_spanned!(at=> !const { #marks } || #asked)
        }
        None => asked,
    }
}

fn asks(companion: &syn::ExprPath, levels: &TokenStream, param: usize) -> TokenStream {
    let at = companion.span();
    let name = Ident::new(NAME, at);
    quote_spanned!(at=> #companion::#name(#levels, #param))
}

/// Which param of the callee the `i`-th argument is, functions not counted: what a closure captures is no argument.
fn position(em: &Emitter, call: &Call, i: usize) -> usize {
    let (mut at, mut passed) = (0, 0);
    let mut functions = em.function_args(call).iter().peekable();
    for position in 0.. {
        match functions.next_if(|f| f.position == position) {
            Some(function) => {
                if let Given::Closure { captures, .. } = function.given {
                    (at, passed) = (at + captures, passed + captures);
                }
            }
            None if at >= i => break,
            None => at += 1,
        }
    }
    i - passed
}

/// Defines that function, given for which params it says what.
pub(super) fn function(marks: &[(usize, TokenStream)]) -> TokenStream {
    let name = Ident::new(NAME, Span::mixed_site());
    let arms = marks.iter().map(|(param, marks)| quote!(#param => #marks,));
    quote! {
        pub const fn #name(levels: ::core::primitive::u8, param: ::core::primitive::usize) -> ::core::primitive::bool {
            let _ = levels;
            match param {
                #(#arms)*
                _ => false,
            }
        }
    }
}

/// For which params a function marks what it did not use: where it selects by itself, or what it calls does.
pub(super) fn marks(em: &Emitter, model: &Model, func: FuncRef) -> Vec<(usize, TokenStream)> {
    let Some(back) = way_back(em.module, func) else {
        return vec![];
    };
    let within = Within {
        graph: back,
        around: None,
    };
    let own = model.item.sig.ident.to_string();
    let of = |&(param, present): &(usize, Value)| {
        let callees = told_by(em, &within, present).filter(|_| model.items.is_empty());
        // what a function that calls itself says of one param hangs on others
        let callees = callees.filter(|all| all.keys().all(|(name, _)| *name != own));
        let Some(callees) = callees else {
            return (param, quote!(true));
        };
        let others = callees.into_iter();
        let others: Vec<TokenStream> = others
            .map(|((_, param), companion)| asks(&companion, &quote!(levels - 1), param))
            .collect();
        match others.is_empty() {
            true => (param, quote!(false)),
            false => (param, quote!(levels == 0 #(|| #others)*)),
        }
    };
    marked_params(em.module, func).iter().map(of).collect()
}

/// The cotangent of a by-value param that is certainly there, as the function gives it.
pub(super) fn of_method(model: &Model, param: &Param, ct: &TokenStream) -> TokenStream {
    match matches!(param.ty, Type::Float(_)) && is_method(model) {
        true => quote!(::grads::__private::marked(&true, &(#ct))),
        false => ct.clone(),
    }
}

/// Nobody asks an operator.
fn is_method(model: &Model) -> bool {
    let owner = model.owner.as_ref();
    owner.is_some_and(|owner| owner.kind != Kind::Operator)
}

/// Whether what a caller may change can be handed to the function: the receiver of a method, or what is behind a reference.
fn may_be_lent(model: &Model) -> bool {
    let of_self = model.params.first().is_some_and(|p| p.ident == "self");
    let is_lent = |p: &Param| p.by == By::Shared && p.carries();
    of_self && is_method(model) || model.params.iter().any(is_lent)
}

fn has_in_outs(model: &Model) -> bool {
    model.params.iter().any(|p| p.by == By::Mut)
}

/// Whether the value of a function was used. A caller does not see that a method leaves what it is called on as it is, nor that a
/// function does so to what it is handed where the caller has a `&mut`, and goes back for the sake of that in any case.
pub(super) struct Used(Option<Ident>);

impl Used {
    pub fn of(model: &Model, names: &Names) -> Used {
        let asked =
            may_be_lent(model) && !has_in_outs(model) && matches!(model.ret, Type::Float(_));
        Used(asked.then(|| names.fresh("used")))
    }

    /// Whether a number that the function returns may be absent to it.
    pub fn may_be_asked(model: &Model) -> bool {
        is_method(model) || has_in_outs(model) || may_be_lent(model)
    }

    /// Asks the cotangent of the value; if that is not there, no adjoint is wanted.
    pub fn ask<'s>(
        &self,
        seed: &Ident,
        slots: impl IntoIterator<Item = &'s Ident>,
    ) -> Option<TokenStream> {
        let (used, slots) = (self.0.as_ref()?, slots.into_iter());
        Some(quote! {
            let #used = ::grads::__private::is_present(&#seed);
            #(let #slots = #slots.filter(|_| #used);)*
        })
    }

    /// The cotangent of a by-value param, which is not there if the value was not used.
    pub fn given(&self, param: &Param, ct: TokenStream) -> TokenStream {
        let Some(used) = self.0.as_ref().filter(|_| param.carries()) else {
            return ct;
        };
        let given = Ident::new("given", Span::mixed_site());
        quote!({
            let mut #given = #ct;
            if !#used {
                ::grads::__private::emptied(&mut #given);
            }
            #given
        })
    }
}

/// The companion that says it. What a callee's forward mode marks nobody says.
fn companion_of(call: &Call, path: &TokenStream) -> Option<syn::ExprPath> {
    draws::companion_of(call, path).filter(|_| !call.jvp)
}

fn way_back(module: &Module, func: FuncRef) -> Option<&FuncGraph> {
    let pullback = module.funcs[func].pullback.as_ref()?;
    Some(&module.funcs[pullback.func])
}

/// Of which params of `func` cotangents are marked.
pub(super) fn params(module: &Module, func: FuncRef) -> Vec<bool> {
    let graph = &module.funcs[func];
    match (&graph.pullback, way_back(module, func)) {
        (Some(pullback), Some(back)) => graph.marked_params(back, pullback),
        _ => vec![],
    }
}

/// The params whose cotangents are marked, and the truth values that say whether these are there.
fn marked_params(module: &Module, func: FuncRef) -> Vec<(usize, Value)> {
    let graph = &module.funcs[func];
    let (Some(pullback), Some(back)) = (&graph.pullback, way_back(module, func)) else {
        return vec![];
    };
    let cts = graph.value_cts(back, pullback).into_iter();
    cts.filter_map(|(i, ct)| Some((i, marked(back, ct)?)))
        .collect()
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

/// Functions by name, each with one of its params, and their companions.
type Callees = OrderedMap<(String, usize), syn::ExprPath>;

/// The companions of the functions that alone decide about a truth value: it is true if none of them marks anything.
fn told_by(em: &Emitter, within: &Within, present: Value) -> Option<Callees> {
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
        NodeKind::Const(text) if **text == *"true" => Some(OrderedMap::new()),
        NodeKind::CallBack(back) => {
            let path = em.tokens(back.call.tokens, &back.call.callee);
            let companion = companion_of(&back.call, &path)?;
            let asked = (0..back.asked.len()).filter(|&i| back.asked[i]);
            let told = node.results.len() - asked.clone().count();
            let i = asked.clone().nth(result.checked_sub(told)?)?;
            let asked = (back.call.callee.to_string(), position(em, &back.call, i));
            Some([(asked, companion)].into())
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
