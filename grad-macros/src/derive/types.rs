//! What the spelling of a field's type says: whether it is a constant, and what its tangent type is.

use super::model::{Derived, Field};
use crate::constant_types::is_non_zero;
use crate::mentions::mentions;
use crate::report::Site;
use crate::visit::{self, VisitMut};
use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};

/// Types without floats.
const CONSTANTS: [&str; 17] = [
    "i8",
    "i16",
    "i32",
    "i64",
    "i128",
    "isize",
    "u8",
    "u16",
    "u32",
    "u64",
    "u128",
    "usize",
    "bool",
    "char",
    "str",
    "String",
    "PhantomData",
];

/// Types that hold nothing but values of their type arguments.
const COLLECTIONS: [&str; 7] = [
    "Vec", "Option", "VecDeque", "HashMap", "HashSet", "BTreeMap", "BTreeSet",
];

/// Whether a field of this type is a constant: there is no float in it, or its type is a trait object.
pub fn is_constant(ty: &syn::Type) -> bool {
    match ty {
        syn::Type::Paren(t) => is_constant(&t.elem),
        syn::Type::Group(t) => is_constant(&t.elem),
        syn::Type::Reference(t) => is_constant(&t.elem),
        syn::Type::TraitObject(_) => true,
        other => has_no_float(other),
    }
}

/// Whether a constant has `()` for its gradient: it has no parts.
pub fn is_unit(ty: &syn::Type) -> bool {
    match ty {
        syn::Type::Paren(t) => is_unit(&t.elem),
        syn::Type::Group(t) => is_unit(&t.elem),
        syn::Type::Reference(t) => is_unit(&t.elem),
        syn::Type::Path(p) => {
            let last = p.path.segments.last();
            let parts = last.is_some_and(|s| COLLECTIONS.iter().any(|c| s.ident == c));
            !parts && is_constant(ty)
        }
        syn::Type::Array(_) | syn::Type::Slice(_) => false,
        syn::Type::Tuple(t) => t.elems.is_empty(),
        other => is_constant(other),
    }
}

/// Whether a type is spelled as one without floats.
pub fn has_no_float(ty: &syn::Type) -> bool {
    match ty {
        syn::Type::Paren(t) => has_no_float(&t.elem),
        syn::Type::Group(t) => has_no_float(&t.elem),
        syn::Type::Reference(t) => has_no_float(&t.elem),
        syn::Type::Array(t) => has_no_float(&t.elem),
        syn::Type::Slice(t) => has_no_float(&t.elem),
        syn::Type::Tuple(t) => t.elems.iter().all(has_no_float),
        syn::Type::Path(p) if p.qself.is_none() => {
            let path = &p.path;
            let std = ["std", "core", "alloc"]
                .iter()
                .any(|s| path.segments[0].ident == s);
            let last = path.segments.last();
            (path.segments.len() == 1 || std)
                && last.is_some_and(|s| {
                    let of_numbers = is_non_zero(&s.ident.to_string());
                    CONSTANTS.iter().any(|c| s.ident == c)
                        || of_numbers && s.arguments.is_none()
                        || (of_numbers || COLLECTIONS.iter().any(|c| s.ident == c))
                            && hold_none(&s.arguments)
                })
        }
        _ => false,
    }
}

/// Whether there are type arguments, and all of them are spelled without floats.
fn hold_none(arguments: &syn::PathArguments) -> bool {
    let syn::PathArguments::AngleBracketed(arguments) = arguments else {
        return false;
    };
    let without = |argument: &syn::GenericArgument| match argument {
        syn::GenericArgument::Type(ty) => has_no_float(ty),
        _ => false,
    };
    arguments.args.iter().all(without)
}

/// The gradient type of a field of type `ty`. References are gone from it, and lifetimes as far as they can be: a
/// gradient borrows nothing.
pub fn tangent(ty: &syn::Type, generics: &syn::Generics) -> TokenStream {
    if is_constant(ty) {
        return quote!(());
    }
    match ty {
        syn::Type::Paren(t) => tangent(&t.elem, generics),
        syn::Type::Group(t) => tangent(&t.elem, generics),
        syn::Type::Reference(t) => tangent(&t.elem, generics),
        syn::Type::Array(t) => {
            let (elem, len) = (tangent(&t.elem, generics), &t.len);
            quote!([#elem; #len])
        }
        syn::Type::Slice(t) => {
            let elem = tangent(&t.elem, generics);
            quote!(::grads::__private::std::vec::Vec<#elem>)
        }
        syn::Type::Tuple(t) => {
            let elems = t.elems.iter().map(|t| tangent(t, generics));
            quote!((#(#elems,)*))
        }
        syn::Type::Path(p) if p.path.is_ident("f64") || p.path.is_ident("f32") => quote!(#p),
        other => projection(&borrowing_nothing(other, generics)),
    }
}

/// `<ty as Differentiable>::Tangent`, with the place of the type: there stands the error if it has none.
fn projection(ty: &syn::Type) -> TokenStream {
    let (first, last) = Site::of(ty).ends();
    let (open, close) = (quote_spanned!(first=> <), quote_spanned!(last=> >::Tangent));
    quote!(#open #ty as ::grads::Differentiable #close)
}

/// A type that mentions no type param with `'static` for its lifetimes.
fn borrowing_nothing(ty: &syn::Type, generics: &syn::Generics) -> syn::Type {
    struct Static<'a>(&'a syn::Generics);
    impl VisitMut for Static<'_> {
        fn visit_lifetime_mut(&mut self, lifetime: &mut syn::Lifetime) {
            if self.0.lifetimes().any(|l| l.lifetime == *lifetime) {
                *lifetime = syn::Lifetime::new("'static", lifetime.span());
            }
        }
    }
    let mut ty = ty.clone();
    if !generics.type_params().any(|p| mentions(&ty, &p.ident)) {
        Static(generics).visit_type_mut(&mut ty);
    }
    ty
}

/// The types that `ty` is made of, as far as a macro cannot know whether they have gradients.
pub fn unknown(ty: &syn::Type) -> Vec<&syn::Type> {
    match ty {
        _ if is_constant(ty) => vec![],
        syn::Type::Paren(t) => unknown(&t.elem),
        syn::Type::Group(t) => unknown(&t.elem),
        syn::Type::Reference(t) => unknown(&t.elem),
        syn::Type::Array(t) => unknown(&t.elem),
        syn::Type::Slice(t) => unknown(&t.elem),
        syn::Type::Tuple(t) => t.elems.iter().flat_map(unknown).collect(),
        syn::Type::Path(p) if p.path.is_ident("f64") || p.path.is_ident("f32") => vec![],
        syn::Type::Path(p) => match container(p) {
            Some(of) if !matches!(of, syn::Type::TraitObject(_)) => unknown(of),
            _ => vec![ty],
        },
        other => vec![other],
    }
}

/// What a `Vec`, `Option` or `Box` holds.
fn container(path: &syn::TypePath) -> Option<&syn::Type> {
    let last = path.path.segments.last()?;
    let syn::PathArguments::AngleBracketed(arguments) = &last.arguments else {
        return None;
    };
    match arguments.args.first() {
        Some(syn::GenericArgument::Type(of))
            if arguments.args.len() == 1
                && ["Vec", "Option", "Box"].iter().any(|c| last.ident == c) =>
        {
            Some(of)
        }
        _ => None,
    }
}

/// `ty` with the type's own name for `Self`, which is another type in the tangent type.
pub fn without_self(ty: &syn::Type, input: &syn::DeriveInput) -> syn::Type {
    struct Named<'a>(&'a syn::DeriveInput);
    impl VisitMut for Named<'_> {
        fn visit_type_mut(&mut self, ty: &mut syn::Type) {
            if let syn::Type::Path(p) = ty
                && p.qself.is_none()
                && p.path.is_ident("Self")
            {
                let (ident, (_, arguments, _)) = (&self.0.ident, self.0.generics.split_for_impl());
                *ty = syn::parse_quote!(#ident #arguments);
            } else {
                visit::visit_type_mut(self, ty);
            }
        }
    }
    let mut ty = ty.clone();
    Named(input).visit_type_mut(&mut ty);
    ty
}

/// The type that `field` has in the tangent type.
pub fn tangent_of(field: &Field, derived: &Derived) -> TokenStream {
    if field.kept {
        tangent(&field.ty, &derived.bounds.own)
    } else {
        quote!(())
    }
}
