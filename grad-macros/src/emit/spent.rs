//! `forward` for callers who do not want in-out params restored: its way back is handed their adjoints alone.

use super::Emitter;
use super::companion::{forward, stub_forward};
use super::deep;
use super::lifetimes;
use super::pullback;
use super::signature::Arg;
use crate::closures::Derivative;
use crate::model::{By, Lowered, Model};
use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};

/// What the function is called. Where a function has none, its caller is told by a trait (`witness::TakesMut`).
pub(super) const NAME: &str = "__forward_spent";

/// The function, if there are in-out params, for the companion that `beside` is emitted for. `boxed`: its way back is in a box; `held`: it is in one of this type if calls go deep.
pub(super) fn function(
    model: &Model,
    derivative: &Derivative,
    lowered: &Lowered,
    beside: &Emitter,
    boxed: bool,
    held: bool,
) -> Option<TokenStream> {
    let spent = derivative.spent.as_deref()?;
    let func = spent.module.find(&model.item.sig.ident.to_string())?;
    let mut model = spending(model);
    lifetimes::find_kept(&mut model, &spent.module, func);
    let model = &model;
    let em = Emitter::new(spent, func, lowered)
        .locating(model)
        .sharing(&beside.shared)
        .knowing(model, func)
        .doubting(beside.believed.clone(), model);
    let mut args = Arg::all(model, &em.names);
    Arg::find_undone(&mut args, &spent.module, func);
    Arg::find_marked(&mut args, &spent.module, func);
    let (items, body) = (&model.items, pullback::forward(&em, model, func, &args));
    let body = quote!(#(#items)* #body);
    let body = match held {
        true => deep::held(&body, &super::companion::boxed_back(model)),
        false => body,
    };
    Some(forward(model, &args, boxed, &body, NAME).tokens)
}

/// The function of that name, or what rustc says where there is none.
pub(super) fn or_say(function: &TokenStream, span: Span) -> TokenStream {
    quote_spanned!(span=> ({ use ::grads::__private::witness::TakesMut as _; #function }))
}

/// The same function, whose way back is not handed in-outs again.
fn spending(model: &Model) -> Model {
    let mut model = model.clone();
    for param in model.params.iter_mut().filter(|p| p.by == By::Mut) {
        param.spent = true;
    }
    model
}

/// What stands for the function in the companion of one with an error.
pub(super) fn stub(model: &Model, args: &[Arg]) -> Option<TokenStream> {
    let in_outs = model.params.iter().any(|p| p.by == By::Mut);
    if model.owner.is_some() || !in_outs {
        return None;
    }
    Some(stub_forward(&spending(model), args, NAME))
}
