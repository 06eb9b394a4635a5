//! The payloads of an enum's variants as places: hidden methods of the enum and of its tangent type, which generated
//! code calls where it has matched the variant.

use super::arms::binding;
use super::model::{Derived, Field, Style, Variant};
use super::tangent::quiet;
use super::types;
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::ext::IdentExt as _;

/// The methods; none for a struct, whose fields are places.
pub fn payloads(derived: &Derived) -> TokenStream {
    if !derived.is_enum {
        return TokenStream::new();
    }
    let all = || {
        let variants = derived.variants.iter();
        variants.flat_map(|v| (0..v.fields.len()).map(move |i| (v, i)))
    };
    let own: Vec<_> = all()
        .map(|(v, i)| methods(derived, v, i, &v.fields[i].ty, true))
        .collect();
    let tangent: Vec<_> = all()
        .map(|(v, i)| {
            let field = &v.fields[i];
            let ty = types::tangent_of(field, derived);
            methods(derived, v, i, &ty, field.kept || v.style == Style::Tuple)
        })
        .collect();
    let own = inherent(&derived.bounds.own, &derived.ident, &own);
    let tangent = inherent(&derived.bounds.tangent, &derived.tangent, &tangent);
    quote!(#own #tangent)
}

fn inherent(generics: &syn::Generics, ty: &Ident, methods: &[TokenStream]) -> TokenStream {
    let (params, arguments, bounds) = generics.split_for_impl();
    let quiet = quiet();
    quote! {
        #[doc(hidden)]
        #[automatically_derived]
        #quiet
        impl #params #ty #arguments #bounds { #(#methods)* }
    }
}

/// Both methods for field `i` of `variant`, of type `ty`; one that is not `there` is the gradient of a constant.
fn methods(
    derived: &Derived,
    variant: &Variant,
    i: usize,
    ty: &impl ToTokens,
    there: bool,
) -> TokenStream {
    let name = name(variant, &variant.fields[i]);
    let name_mut = format_ident!("{name}_mut");
    let vis = &derived.vis;
    let (value, place) = if there {
        let (pattern, a) = (variant.pattern_of(&quote!(Self), i), binding("a", i));
        let rest = (derived.variants.len() > 1)
            .then(|| quote!(_ => ::core::unreachable!("the variant that was matched")));
        let body = quote!(match self { #pattern => #a, #rest });
        (body.clone(), body)
    } else {
        (quote!(&()), quote!(::grads::__private::nothing()))
    };
    quote! {
        #[doc(hidden)]
        #[inline]
        #vis fn #name(&self) -> &#ty { #value }
        #[doc(hidden)]
        #[inline]
        #vis fn #name_mut(&mut self) -> &mut #ty { #place }
    }
}

/// `__grads_Circle_r`
fn name(variant: &Variant, field: &Field) -> Ident {
    let of = variant.ident.as_ref().map(|v| v.unraw().to_string());
    format_ident!("__grads_{}_{}", of.unwrap_or_default(), field.name())
}
