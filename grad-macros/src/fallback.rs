//! What stands in for the companion of a function with an error, so that its uses are not errors too.

use crate::emit;
use crate::model::Model;
use crate::owner::{self, Kind};
use crate::report::Problems;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};

/// A companion that computes nothing: with every function of a real one if the signature is sound, else with constants
/// in the place of them, of a type about which rustc says nothing but the error itself.
pub fn companion(model: &Model, problems: &Problems, sound: bool) -> TokenStream {
    if model.owner.is_none() && crate::check::hidden(model).is_some() {
        return quote!();
    }
    if sound {
        return emit::stub_companion(model);
    }
    let uses = uses(model, problems);
    match model.owner.as_ref().map(|owner| owner.kind) {
        None => {
            let (vis, name) = (&model.item.vis, model.companion());
            let silent = crate::lints::silent();
            quote! {
                #[doc(hidden)]
                #silent
                #vis enum #name {}
                #[doc(hidden)]
                #silent
                impl #name { #uses }
            }
        }
        // no enum can stand in an impl block
        Some(Kind::Inherent | Kind::Unseen) => uses,
        Some(Kind::Trait | Kind::OfTrait | Kind::Operator) => quote!(),
    }
}

/// Whatever may be asked of the companion.
fn uses(model: &Model, problems: &Problems) -> TokenStream {
    let Some(refused) = problems.as_type() else {
        return quote!();
    };
    let vis = match &model.owner {
        None => quote!(pub),
        Some(_) => {
            let vis = &model.item.vis;
            let silent = crate::lints::silent();
            quote!(#[doc(hidden)] #silent #vis)
        }
    };
    let constants = [
        "gradients",
        "value_and_grad_into",
        "select",
        "value_and_select",
        "graph",
        emit::DRAWS,
        emit::MARKS,
    ];
    let constants = constants.map(str::to_string).into_iter();
    let constants = constants.chain(emit::depths());
    let constants = constants.map(|name| model.function(&name));
    let params = model.params.iter().map(|p| match &model.owner {
        None => p.ident.clone(),
        Some(_) => model.function(&emit::selector(&p.ident)),
    });
    let params = params.filter(|name| !emit::is_of_companion(name));
    let types = model.item.sig.generics.type_params().map(|t| &t.ident);
    let types: Vec<_> = types.collect();
    let called = [
        "forward",
        "grad",
        "value_and_grad",
        "vjp",
        "__run",
        "__back",
    ];
    let called = called.map(|name| model.function(name));
    let given = (0..model.params.len()).map(|i| {
        let name = format_ident!("arg{i}");
        quote!(#name: #refused)
    });
    let given: Vec<_> = given.collect();
    let (generics, all_given) = (quote!(<#(#types),*>), quote!(#(#given),*));
    let entry = model.item.sig.receiver().map(|_| {
        let (name, rest) = (owner::entry(&model.item.sig.ident), &given[1..]);
        quote!(#vis fn #name #generics(&self, #(#rest),*) -> #refused { ::core::unreachable!() })
    });
    let functions = match types.is_empty() {
        true => quote!(#(#vis const #called: #refused = ::core::unreachable!();)*),
        false => {
            quote!(#(#vis fn #called #generics(#all_given) -> #refused { ::core::unreachable!() })*)
        }
    };
    let all = constants.chain(params);
    quote! {
        #(#vis const #all: #refused = ::core::unreachable!();)*
        #functions
        #entry
    }
}
