//! `Outlined` of the derived type: all but the numbers, field by field.

use super::arms::binding;
use super::model::{Derived, Variant};
use super::tangent::quiet;
use crate::mentions::mentions;
use grad_core::ordered::OrderedMap;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote};

/// What certainly has no outline.
const OWNERS: [&str; 10] = [
    "Vec", "Box", "String", "Rc", "Arc", "Cow", "VecDeque", "HashMap", "BTreeMap", "dyn",
];

/// The impl, and the type of outlines. That its fields have outlines is asked where it is used.
pub fn outline(derived: &Derived) -> TokenStream {
    if !may_have(derived) {
        return quote!();
    }
    let (name, quiet) = (&derived.ident, quiet());
    let outline = Ident::new("Outline", Span::mixed_site());
    let mut generics = derived.bounds.own.clone();
    let predicates = &mut generics.make_where_clause().predicates;
    predicates.extend(types(derived).into_iter().map(|ty| -> syn::WherePredicate {
        // `for<..>` leaves the check to where the type is used
        syn::parse_quote!(for<'grads_field> #ty: ::grads::__private::Outlined)
    }));
    let (params, arguments, bounds) = generics.split_for_impl();
    let variants = derived.variants.iter().enumerate().map(|(i, v)| {
        let (name, types) = (variant(i), v.fields.iter().map(|f| &f.ty));
        quote!(#name(#(<#types as ::grads::__private::Outlined>::Outline,)*))
    });
    let this = quote!(Self);
    let outlines = derived.each_whole(&this, |i, v| {
        let (name, fields) = (variant(i), bindings(v));
        quote!(#outline::#name(#(::grads::__private::outline(#fields),)*))
    });
    let again = derived.variants.iter().enumerate().map(|(i, v)| {
        let (name, fields) = (variant(i), bindings(v));
        let value = v.construct_whole(&this, |i| {
            let a = binding("a", i);
            quote!(::grads::__private::any(#a))
        });
        quote!(#outline::#name(#(#fields,)*) => #value)
    });
    quote! {
        #quiet
        const _: () = {
            pub enum #outline #params #bounds { #(#variants,)* }
            #[automatically_derived]
            impl #params ::grads::__private::Outlined for #name #arguments #bounds {
                type Outline = #outline #arguments;
                #[inline]
                fn outline(&self) -> Self::Outline { #outlines }
                #[inline]
                fn any(outline: &Self::Outline) -> Self {
                    match outline { #(#again,)* }
                }
            }
        };
    }
}

/// Whether the type may have an outline, as far as it shows: it owns what it holds, and has a variant.
fn may_have(derived: &Derived) -> bool {
    let own = &derived.bounds.own;
    let types = types(derived);
    let owners = OWNERS.map(|owner| Ident::new(owner, Span::call_site()));
    let owns = |ty: &&syn::Type| {
        owners
            .iter()
            .chain([&derived.ident])
            .any(|owner| mentions(ty, owner))
    };
    let plain = |ty: &&syn::Type| !matches!(ty, syn::Type::TraitObject(_));
    !derived.variants.is_empty()
        && own.lifetimes().next().is_none()
        && types.iter().all(plain)
        && !types.iter().any(owns)
}

/// The types of all fields, each once.
fn types(derived: &Derived) -> Vec<&syn::Type> {
    let fields = derived.variants.iter().flat_map(|v| &v.fields);
    let by_text = fields.map(|f| (f.ty.to_token_stream().to_string(), &f.ty));
    let types: OrderedMap<String, &syn::Type> = by_text.collect();
    types.into_iter().map(|(_, ty)| ty).collect()
}

fn variant(i: usize) -> Ident {
    format_ident!("V{i}", span = Span::mixed_site())
}

fn bindings(variant: &Variant) -> Vec<Ident> {
    (0..variant.fields.len()).map(|i| binding("a", i)).collect()
}
