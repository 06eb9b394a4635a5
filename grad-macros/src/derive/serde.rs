//! `#[grads(serde)]`: the tangent type is read and written by serde, field by field under the names of the type's own.

use super::model::{Derived, Variant};
use super::types;
use crate::facade;
use crate::mentions::mentions;
use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

/// What stands before the definition of the tangent type. serde takes paths and bounds as texts, so the facade has its name in them already.
pub fn attributes(derived: &Derived, given: Option<&syn::Path>) -> TokenStream {
    let text = |tokens: TokenStream| facade::named(tokens, given).to_string();
    let serde = text(quote!(::grads::__private::serde));
    let open: Vec<TokenStream> = open_fields(derived);
    let bounds = |what: TokenStream| text(quote!(#(#open: #what),*));
    let written = bounds(quote!(::grads::__private::serde::Serialize));
    let read = bounds(quote!(::grads::__private::serde::Deserialize<'de>));
    quote! {
        #[derive(::grads::__private::serde::Serialize, ::grads::__private::serde::Deserialize)]
        #[serde(crate = #serde, bound(serialize = #written, deserialize = #read))]
    }
}

/// The types of fields that hang on type params.
fn open_fields(derived: &Derived) -> Vec<TokenStream> {
    let params: Vec<_> = derived.bounds.own.type_params().collect();
    let kept = derived.variants.iter().flat_map(Variant::kept);
    let open = kept.filter(|(_, f)| params.iter().any(|p| mentions(&f.ty, &p.ident)));
    open.map(|(_, f)| types::tangent_of(f, derived).to_token_stream())
        .collect()
}
