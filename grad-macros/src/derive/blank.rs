//! `Blank` of the derived type: a value to fill a place with that is never read.

use super::model::{Derived, Variant};
use super::tangent::quiet;
use crate::mentions::mentions;
use proc_macro2::TokenStream;
use quote::quote;

/// The impl, if the type has a variant at all. That its fields have blanks is asked where it is used.
pub fn blank(derived: &Derived) -> TokenStream {
    let Some(variant) = simplest(derived) else {
        return quote!();
    };
    let name = &derived.ident;
    let head = match &variant.ident {
        Some(variant) => quote!(#name::#variant),
        None => quote!(#name),
    };
    let fields = variant.fields.iter().map(|f| {
        let member = &f.member;
        quote!(#member: ::grads::__private::Blank::blank())
    });
    let mut generics = derived.bounds.own.clone();
    let bounds = variant.fields.iter().map(|f| {
        let ty = &f.ty;
        // `for<..>` leaves the check to where the type is used
        syn::parse_quote!(for<'grads_field> #ty: ::grads::__private::Blank)
    });
    let bounds: Vec<syn::WherePredicate> = bounds.collect();
    generics.make_where_clause().predicates.extend(bounds);
    let (params, arguments, bounds) = generics.split_for_impl();
    let quiet = quiet();
    quote! {
        #[automatically_derived]
        #quiet
        impl #params ::grads::__private::Blank for #name #arguments #bounds {
            fn blank() -> Self {
                #head { #(#fields,)* }
            }
        }
    }
}

/// A variant without fields if there is one, else one without the type itself.
fn simplest(derived: &Derived) -> Option<&Variant> {
    let recursive = |v: &&Variant| v.fields.iter().any(|f| mentions(&f.ty, &derived.ident));
    let all = || derived.variants.iter();
    all()
        .find(|v| v.fields.is_empty())
        .or_else(|| all().find(|v| !recursive(v)))
}
