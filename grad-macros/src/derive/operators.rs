//! The operators of a tangent type, a vector, and of the type that it belongs to, whose values are points.

use super::model::Derived;
use super::tangent::quiet;
use proc_macro2::TokenStream;
use quote::quote;

/// All of them: `__operators!` of the facade has them, and takes generics and types.
pub fn operators(derived: &Derived) -> TokenStream {
    let (name, tangent) = (&derived.ident, &derived.tangent);
    let (params, bounds) = split(&derived.bounds.tangent);
    let (_, arguments, _) = derived.bounds.tangent.split_for_impl();
    let mut primal = derived.bounds.primal.clone();
    let (_, own_arguments, _) = derived.bounds.primal.split_for_impl();
    // the last field may be a slice; `for<..>` leaves the check to where an operator is used
    let sized = syn::parse_quote!(for<'grads_sized> #name #own_arguments: ::core::marker::Sized);
    primal.make_where_clause().predicates.push(sized);
    let (own, own_bounds) = split(&primal);
    let quiet = quiet();
    quote! {
        #quiet
        const _: () = {
            ::grads::__operators!([#params] [#bounds] [#tangent #arguments] [#own] [#own_bounds] [#name #own_arguments]);
        };
    }
}

/// The params as an impl declares them, each with its comma, and the bounds.
fn split(generics: &syn::Generics) -> (TokenStream, TokenStream) {
    let mut params = generics.params.clone();
    params.iter_mut().for_each(without_default);
    let (params, bounds) = (params.iter(), &generics.where_clause);
    (quote!(#(#params,)*), quote!(#bounds))
}

fn without_default(param: &mut syn::GenericParam) {
    match param {
        syn::GenericParam::Type(p) => (p.eq_token, p.default) = (None, None),
        syn::GenericParam::Const(p) => (p.eq_token, p.default) = (None, None),
        syn::GenericParam::Lifetime(_) => {}
    }
}
