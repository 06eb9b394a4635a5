//! Second derivatives of a function whose derivative is a rule: the rule is an annotated function itself, and is differentiated.
//!
//! The tangent is the sum of the partials times the tangents. So what comes back of its cotangent is, for a tangent, that times the
//! partial, and for the params what the rule gives of its partials' cotangents, the tangents. A rule of forward mode gives all of it.

use super::Emitter;
use super::call::companion_path;
use super::companion::forward;
use super::generics;
use super::gradients::{Place, WayBack, way_back};
use super::jvp;
use super::method;
use super::nested::{self, copied};
use super::pushed_functions::takes_functions;
use super::rule;
use super::second::{self, with_tangents};
use super::signature::{Arg, bare_or_tuple};
use crate::args::{Rule, RuleKind};
use crate::bounds;
use crate::model::{By, Model, Param};
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote};

/// Forward mode with its way back, and what follows from it, if the attribute asks for second derivatives.
pub(super) fn of_rule(model: &Model, rule: &Rule, em: &Emitter) -> Option<TokenStream> {
    if model.args.order.is_none() || takes_functions(model) {
        return None;
    }
    let model = &bounds::with_kept_tangents(model);
    let mut doubled = with_tangents(model);
    for param in &mut doubled.params {
        param.kept = param.by == By::Value;
    }
    let args = Arg::all(&doubled, &em.names);
    // that of a constant may be of any type, and is not read again
    let pass = args.iter().enumerate().map(|(i, arg)| {
        match i >= model.params.len() && !arg.param.differentiated {
            true => arg.name.to_token_stream(),
            false => copied(arg),
        }
    });
    let name = model.function(jvp::NAME);
    let value = quote!(Self::#name(#(#pass),*));
    let body = rule::body_by(&doubled, &args, &em.names, &value, |seed| match rule.kind {
        RuleKind::Partials => by_partials(model, rule, &args, em, seed),
        RuleKind::Vjp | RuleKind::GradientOf => by_forward_mode(model, &args, em, seed),
    });
    let inner = forward(&doubled, &args, false, &body, second::NAME).tokens;
    if jvp::is_of_trait(model) {
        return Some(inner);
    }
    let entry = method::entry_to(&doubled, &args, false, em, second::names(model));
    let outer = second::hvp(model, &args);
    let nested = nested::functions(model, &doubled, &args, em, false);
    Some(quote!(#inner #entry #outer #nested))
}

/// The cotangents by the rule of forward mode, as a function of params and tangents.
fn by_forward_mode(model: &Model, args: &[Arg], em: &Emitter, seed: &Ident) -> TokenStream {
    let Some((_, path)) = &model.args.pushed else {
        return quote!(::core::unreachable!());
    };
    let (own, pushed) = args.split_at(model.params.len());
    let wanted = pushed.iter().filter(|a| a.param.differentiated);
    let given: Vec<Arg> = own.iter().chain(wanted).map(again).collect();
    let (run, pass) = (way_back_of(path), given.iter().map(copied));
    let WayBack {
        statements,
        gradients,
        ..
    } = way_back(&given, &em.names, &seed.to_token_stream(), Place::New, None);
    let cts = bare_or_tuple(&gradients);
    quote!({
        let (_, back) = #run(#(#pass),*);
        #statements
        #cts
    })
}

/// The cotangents by the partials, and by what the rule gives of the cotangents of these.
fn by_partials(
    model: &Model,
    rule: &Rule,
    args: &[Arg],
    em: &Emitter,
    seed: &Ident,
) -> TokenStream {
    let (own, pushed) = args.split_at(model.params.len());
    let value = value_param(model);
    let mut given: Vec<Arg> = own.iter().map(again).collect();
    let of_param = em.names.fresh("value");
    given.push(Arg {
        param: &value,
        name: of_param.clone(),
        undone: false,
        marked: false,
        back: None,
    });
    let wanted: Vec<&Arg> = pushed.iter().filter(|a| a.param.differentiated).collect();
    let names = |what: &str| -> Vec<Ident> {
        let fresh = |a: &&Arg| em.names.fresh(&format!("{what}_{}", a.param.ident));
        wanted.iter().map(fresh).collect()
    };
    let (partials, shares, found) = (names("by"), names("share"), names("found"));
    let tangents: Vec<TokenStream> = wanted.iter().map(|a| number(a)).collect();
    let tuple = |all: &[Ident]| -> TokenStream {
        bare_or_tuple(
            &all.iter()
                .map(ToTokens::to_token_stream)
                .collect::<Vec<_>>(),
        )
    };
    let (pattern, cts_of_rule) = (tuple(&partials), tuple(&shares));
    let WayBack {
        statements,
        gradients,
        ..
    } = way_back(&given, &em.names, &cts_of_rule, Place::New, None);
    let (run, pass) = (way_back_of(&rule.path), given.iter().map(copied));
    let (function, arguments) = (
        &model.item.sig.ident,
        generics::arguments(&model.item.sig.generics),
    );
    let this = rule::this(model);
    let own_again = own.iter().map(copied);
    let nothing = gradients
        .iter()
        .map(|_| quote!(::grads::__private::not_there()));
    let from_value = em.names.fresh("found_value");
    let by_tangents = partials
        .iter()
        .map(|by| quote!(::grads::__private::share(of_tangent, #by)));
    let cts = found
        .iter()
        .zip(&partials)
        .map(|(found, by)| quote!(#found + ::grads::__private::share(of_value, #by)));
    let cts = bare_or_tuple(&cts.chain(by_tangents).collect::<Vec<_>>());
    quote!({
        let (of_value, of_tangent) = #seed;
        let #of_param = #this #function::<#(#arguments),*>(#(#own_again),*);
        let (#pattern, back) = #run(#(#pass),*);
        #(let #shares = ::grads::__private::share_of_both(#tangents, of_tangent);)*
        let (#(#found,)* #from_value,) = match #(::grads::__private::is_present(&#shares))||* {
            true => {
                #statements
                (#(#gradients,)*)
            }
            false => (#(#nothing,)*),
        };
        let of_value = of_value + #from_value;
        #cts
    })
}

/// An argument of the rule, which is one of the function.
fn again<'a>(arg: &Arg<'a>) -> Arg<'a> {
    Arg {
        param: arg.param,
        name: arg.name.clone(),
        undone: arg.undone,
        marked: arg.marked,
        back: None,
    }
}

/// The value, as the rule's last param.
fn value_param(model: &Model) -> Param {
    let output = match &model.item.sig.output {
        syn::ReturnType::Type(_, ty) => (**ty).clone(),
        syn::ReturnType::Default => syn::parse_quote!(()),
    };
    Param {
        ident: format_ident!("value"),
        pat: None,
        by: By::Value,
        syn_ty: output,
        ty: model.ret.clone(),
        differentiated: true,
        no_diff: false,
        mutable: false,
        function: None,
        spent: false,
        kept: true,
        hidden: None,
        array: None,
        ignored: None,
    }
}

/// A float that is passed by value or by reference.
fn number(arg: &Arg) -> TokenStream {
    let name = &arg.name;
    match arg.param.by {
        By::Value => quote!(#name),
        By::Shared | By::Mut => quote!(*#name),
    }
}

/// What runs the rule and keeps what its way back reads.
fn way_back_of(rule: &syn::Path) -> TokenStream {
    let (companion, generics) = companion_path(&rule.to_token_stream(), "forward");
    quote!(#companion #generics)
}
