//! The tangent type itself: its definition, and the traits of std that it has.

use super::arms::binding;
use super::generics::header;
use super::model::{Derived, Field, Style, Variant};
use super::types;
use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

/// The definition and its traits.
pub fn tangent(derived: &Derived) -> TokenStream {
    let (definition, values) = (definition(derived), values(derived));
    let own = own_tangent(derived);
    quote!(#definition #values #own)
}

/// The lints that are silent in generated code.
pub fn quiet() -> TokenStream {
    crate::lints::silent()
}

fn definition(derived: &Derived) -> TokenStream {
    let (vis, name) = (&derived.vis, &derived.tangent);
    let generics = &derived.bounds.tangent;
    let bounds = &generics.where_clause;
    let doc = format!(" The gradient of a `{}`.", derived.ident);
    let quiet = quiet();
    if derived.is_enum {
        let variants = derived.variants.iter().map(|v| {
            let (ident, fields) = (&v.ident, fields(v, derived, false));
            let doc = match ident {
                Some(ident) => format!(" The gradient of a `{}::{ident}`.", derived.ident),
                None => String::new(),
            };
            quote!(#[doc = #doc] #ident #fields)
        });
        return quote!(#[doc = #doc] #quiet #vis enum #name #generics #bounds { #(#variants,)* });
    }
    let structs = derived.variants.iter().map(|v| {
        let fields = fields(v, derived, true);
        match v.style {
            Style::Named => quote!(#vis struct #name #generics #bounds #fields),
            Style::Tuple | Style::Unit => quote!(#vis struct #name #generics #fields #bounds;),
        }
    });
    quote!(#[doc = #doc] #quiet #(#structs)*)
}

/// The fields of the tangent type: positions stay, so that what has a place keeps it.
fn fields(variant: &Variant, derived: &Derived, with_vis: bool) -> TokenStream {
    let one = |f: &Field| {
        let doc = format!(" With respect to `{}`.", f.name());
        let vis = with_vis.then_some(&f.vis);
        let ty = types::tangent_of(f, derived);
        match &f.member {
            syn::Member::Named(name) => quote!(#[doc = #doc] #vis #name: #ty),
            syn::Member::Unnamed(_) => quote!(#[doc = #doc] #vis #ty),
        }
    };
    match variant.style {
        Style::Named => {
            let fields = variant.kept().map(|(_, f)| one(f));
            quote!({ #(#fields,)* })
        }
        Style::Tuple => {
            let fields = variant.fields.iter().map(one);
            quote!((#(#fields,)*))
        }
        Style::Unit => TokenStream::new(),
    }
}

/// `Clone`, `Debug`, `PartialEq`. The derives of std would ask for them of the type params, not of their tangents.
fn values(derived: &Derived) -> TokenStream {
    let this = quote!(Self);
    let clone = derived.each(&this, |v| {
        v.construct(&this, |i, _| {
            let a = binding("a", i);
            quote!(::core::clone::Clone::clone(#a))
        })
    });
    let debug = derived.each(&this, |v| {
        let name = v.ident.as_ref().unwrap_or(&derived.tangent).to_string();
        let fields = v.kept().map(|(i, f)| (f.name(), binding("a", i)));
        match v.style {
            Style::Named => {
                let fields = fields.map(|(name, a)| quote!(.field(#name, #a)));
                quote!(f.debug_struct(#name) #(#fields)* .finish())
            }
            Style::Tuple => {
                let fields = fields.map(|(_, a)| quote!(.field(#a)));
                quote!(f.debug_tuple(#name) #(#fields)* .finish())
            }
            Style::Unit => quote!(f.write_str(#name)),
        }
    });
    let eq = derived.both(
        quote!((self, other)),
        (&this, &this),
        |v| {
            let fields = v.kept().map(|(i, _)| {
                let (a, b) = (binding("a", i), binding("b", i));
                quote!(&& *#a == *#b)
            });
            quote!(true #(#fields)*)
        },
        quote!(_ => false),
    );
    let clone = implement(
        derived,
        &quote!(::core::clone::Clone),
        quote! {
            fn clone(&self) -> Self { #clone }
        },
    );
    let debug = implement(
        derived,
        &quote!(::core::fmt::Debug),
        quote! {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result { #debug }
        },
    );
    let eq = implement(
        derived,
        &quote!(::core::cmp::PartialEq),
        quote! {
            fn eq(&self, other: &Self) -> ::core::primitive::bool { #eq }
        },
    );
    quote!(#clone #debug #eq)
}

/// `Differentiable`: a tangent changes by tangents of the same type.
fn own_tangent(derived: &Derived) -> TokenStream {
    let reset = implement(
        derived,
        &quote!(::grads::__private::Reset<Self>),
        quote! {
            fn reset(&mut self, like: &Self) {
                *self = ::grads::Tangent::zero_like(like);
            }
        },
    );
    let differentiable = implement(
        derived,
        &quote!(::grads::Differentiable),
        quote! {
            type Tangent = Self;
            fn zeros_like(&self) -> Self { ::grads::Tangent::zero_like(self) }
        },
    );
    // a variant that is written over would leave a gradient of another one
    let parts = derived.variants.iter().flat_map(Variant::kept);
    let empty = (!derived.is_enum && parts.count() == 0)
        .then(|| implement(derived, &quote!(::grads::__private::WithoutParts), quote!()));
    quote!(#reset #differentiable #empty)
}

/// An impl of `what` for the tangent type.
pub fn implement(derived: &Derived, what: &impl ToTokens, body: TokenStream) -> TokenStream {
    let generics = &derived.bounds.tangent;
    let (_, arguments, _) = generics.split_for_impl();
    let name = &derived.tangent;
    let (header, quiet) = (header(generics, what, quote!(#name #arguments)), quiet());
    quote!(#[automatically_derived] #quiet #header { #body })
}
