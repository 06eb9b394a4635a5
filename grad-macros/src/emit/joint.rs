//! `forward_and_back`: value and gradient of a scalar at once, where a loop then runs once instead of twice.

use super::Emitter;
use super::companion::head;
use super::draws;
use super::frame::Frame;
use super::generics;
use super::moves::join_guards;
use super::named;
use super::pullback::{places, values, zero_of};
use super::signature::{Arg, back_result, return_type};
use super::stack::StackVars;
use super::statements::in_groups;
use crate::closures::Derivative;
use crate::model::{By, Lowered, Model};
use crate::owner::Kind;
use grad_core::entity::FuncRef;
use grad_core::ir::Module;
use grad_core::plan::joint_name;
use proc_macro2::{Ident, TokenStream};
use quote::quote_spanned;

/// What the function is called.
pub(super) const NAME: &str = "forward_and_back";

/// The graph of value and gradient at once, if the plan has one that can be emitted.
pub(super) fn find(model: &Model, module: &Module) -> Option<FuncRef> {
    let stands_alone = match &model.owner {
        None => true,
        Some(owner) => owner.kind == Kind::Inherent,
    };
    let has_functions = model.params.iter().any(|p| p.function.is_some());
    let joint = module.find(&joint_name(&model.item.sig.ident.to_string()))?;
    let replays = draws::replays(module, joint);
    (stands_alone && !has_functions && !replays).then_some(joint)
}

/// The function, if there is one. It takes the params of `forward`, then the adjoint of each by-reference param, `None` if
/// nobody wants it, and returns the value and what `back` returns.
pub(super) fn joint(
    model: &Model,
    derivative: &Derivative,
    lowered: &Lowered,
    func: FuncRef,
    beside: &Emitter,
) -> Option<TokenStream> {
    let module = &derivative.module;
    let joint = find(model, module)?;
    let em = Emitter::new(derivative, joint, lowered)
        .both_ways(joint)
        .locating(model)
        .sharing(&beside.shared)
        .knowing(model, joint)
        .doubting(beside.believed.clone(), model);
    let args = Arg::all(model, &em.names);
    let wrt = &module.funcs[func].pullback.as_ref()?.wrt;
    let (graph, mut frame) = (&module.funcs[joint], Frame::new(&em, joint, &[]));
    frame.out.extend(super::call::called_methods(&em, model));
    frame
        .out
        .extend(in_groups(em.stacks.iter().map(StackVars::declare)));
    for (arg, &v) in values(&args).zip(&graph.params) {
        frame.enter(arg, v);
    }
    let mut adjoints = graph.params[wrt.len()..].iter();
    let (mut declared, mut slots): (Vec<TokenStream>, Vec<Option<Ident>>) = (vec![], vec![]);
    for (arg, wrt) in args.iter().zip(wrt) {
        if arg.param.by == By::Value {
            slots.push(None);
            continue;
        }
        let adjoint = arg.param.adjoint();
        let slot = em.names.fresh(&format!("ct_{}", arg.param.ident));
        let at = named::place(&arg.param.syn_ty);
        declared.push(quote_spanned!(at=> #slot: ::core::option::Option<&mut #adjoint>));
        let given = *wrt && arg.param.carries();
        if given {
            frame.enter_adjoint(arg, *adjoints.next()?, &slot);
        }
        slots.push(given.then_some(slot));
    }
    frame.run();
    frame.order_results(&graph.results);
    let by_value: Vec<_> = args
        .iter()
        .zip(wrt)
        .filter(|(a, _)| a.param.by == By::Value)
        .collect();
    let has = |(arg, wrt): &(&Arg, &bool)| arg.param.carries() && **wrt;
    let returned = 1 + by_value.iter().filter(|one| has(one)).count();
    let (returned, left) = graph.results.split_at(returned);
    // what is left in a place comes first: a cotangent may yet be read there
    for (slot, v) in slots.iter().flatten().zip(left) {
        frame.leave_adjoint(*v, slot);
    }
    let mut returned = returned.iter().map(|v| frame.result(*v));
    let value = returned.next()?;
    let mut cts = vec![];
    for one in &by_value {
        cts.push(match (has(one), one.0.param.carries()) {
            (true, _) => returned.next()?,
            (false, true) => zero_of(one.0),
            (false, false) => one.0.param.gradient(),
        });
    }
    let (places, lost, out) = (
        places(&em),
        em.declare_lost(),
        join_guards(frame.out.take()),
    );
    let items = &model.items;
    let generics = generics::inner(model);
    let bounds = &generics.where_clause;
    let params = args.iter().map(|a| a.declare(None));
    let (head, name) = (head(model), model.function(NAME));
    let (ret, result) = (return_type(model), back_result(model));
    let at = named::first(model);
    Some(quote_spanned! {at=>
        #head fn #name #generics (#(#params,)* #(#declared),*) -> (#ret, #result) #bounds {
            #(#items)*
            #places
            #lost
            #out
            (#value, (#(#cts,)*))
        }
    })
}
