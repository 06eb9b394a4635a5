//! Fields as places: hidden methods, which generated code calls. The tangent type has one for every field of the value,
//! as code that adds to the gradient of a field does not see whether the field has one. The payloads of an enum's
//! variants have them in the enum too; they are called where the variant has been matched.

use super::arms::binding;
use super::model::{Derived, Field, Variant};
use super::tangent::quiet;
use super::types;
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::ext::IdentExt as _;

/// The methods.
pub fn payloads(derived: &Derived) -> TokenStream {
    let fields = || {
        let variants = derived.variants.iter();
        variants.flat_map(|v| (0..v.fields.len()).map(move |i| (v, i)))
    };
    let tangent: Vec<_> = fields().map(|(v, i)| of_tangent(derived, v, i)).collect();
    let tangent = inherent(&derived.bounds.tangent, &derived.tangent, &tangent);
    if !derived.is_enum {
        return tangent;
    }
    let own: Vec<_> = fields()
        .map(|(v, i)| {
            let (ty, place) = (&v.fields[i].ty, place(derived, v, i));
            // `&A +` is no type
            let ty = match ty {
                syn::Type::TraitObject(_) => quote!((#ty)),
                ty => ty.to_token_stream(),
            };
            methods(derived, v, i, &ty, &place, &place)
        })
        .collect();
    let own = inherent(&derived.bounds.own, &derived.ident, &own);
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

/// The gradient of field `i`: a place where everything is lost if it has none.
fn of_tangent(derived: &Derived, variant: &Variant, i: usize) -> TokenStream {
    let field = &variant.fields[i];
    if field.kept {
        let (ty, place) = (
            types::tangent_of(field, derived),
            place(derived, variant, i),
        );
        return methods(derived, variant, i, &ty, &place, &place);
    }
    let (ty, value) = if types::is_unit(&field.ty) {
        (quote!(()), quote!(()))
    } else {
        let nothing = quote!(::grads::__private::Nothing);
        (nothing.clone(), nothing)
    };
    let place = quote!(::grads::__private::nowhere());
    methods(derived, variant, i, &ty, &quote!(&#value), &place)
}

/// Field `i` of `self`, which has the variant.
fn place(derived: &Derived, variant: &Variant, i: usize) -> TokenStream {
    let (pattern, a) = (variant.pattern_of(&quote!(Self), i), binding("a", i));
    let rest = (derived.variants.len() > 1)
        .then(|| quote!(_ => ::core::unreachable!("the variant that was matched")));
    quote!(match self { #pattern => #a, #rest })
}

/// Both methods for field `i`, of type `ty`.
fn methods(
    derived: &Derived,
    variant: &Variant,
    i: usize,
    ty: &impl ToTokens,
    value: &TokenStream,
    place: &TokenStream,
) -> TokenStream {
    let field = &variant.fields[i];
    let name = name(variant, field);
    let name_mut = format_ident!("{name}_mut");
    let vis = if derived.is_enum {
        &derived.vis
    } else {
        &field.vis
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

/// `__grads_Circle_r`, `__grads_k`
fn name(variant: &Variant, field: &Field) -> Ident {
    match &variant.ident {
        Some(variant) => format_ident!("__grads_{}_{}", variant.unraw(), field.name()),
        None => format_ident!("__grads_{}", field.name()),
    }
}
