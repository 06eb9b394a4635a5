//! A method that an annotated trait has by default has a derivative by default too: that of its own body. It must not be
//! taken for that of an `impl` which gives the method another body and no derivative.
//!
//! So every `impl` of a trait with such methods has to be annotated, since the trait asks for one more function: an empty one
//! too, for nothing in Rust tells whether an `impl` has a method of its own or the trait's. And an annotated `impl`
//! that leaves a method without a derivative asks the trait whether it has one by default.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};

/// The function that only annotated `impl`s have; rustc shows its name where there is none.
fn annotated(at: Span) -> Ident {
    Ident::new("__grads_needs_differentiable_on_impl_and_trait", at)
}

fn default_of(method: &Ident) -> Ident {
    let plain = method.to_string();
    format_ident!(
        "__grads_{}__default",
        plain.trim_start_matches("r#"),
        span = method.span()
    )
}

/// The function that annotated `impl`s have; a trait asks for it if it has derivatives by default.
pub fn of_impls(item: &syn::ItemTrait, has_defaults: bool) -> TokenStream {
    let name = annotated(item.ident.span());
    let body = match has_defaults {
        true => quote!(;),
        false => quote!({}),
    };
    quote!(#[doc(hidden)] fn #name() where Self: ::core::marker::Sized #body)
}

/// The same in an `impl`.
pub fn given(item: &syn::ItemImpl) -> TokenStream {
    let of_trait = item
        .trait_
        .as_ref()
        .and_then(|(_, path, _)| path.segments.last());
    let at = of_trait.map_or_else(Span::mixed_site, |name| name.ident.span());
    let at = at.resolved_at(Span::mixed_site());
    let name = annotated(at);
    quote_spanned!(at=> #[doc(hidden)] fn #name() where Self: ::core::marker::Sized {})
}

/// What a trait has beside a method with a derivative by default.
pub fn by_default(method: &Ident) -> TokenStream {
    let name = default_of(method);
    let silent = crate::lints::silent();
    quote! {
        #silent
        #[doc(hidden)]
        fn #name(&self) -> ::grads::__private::witness::ByDefault where Self: ::core::marker::Sized {
            ::grads::__private::witness::ByDefault
        }
    }
}

/// The questions about the methods of an annotated `impl` that have no derivative: nothing is found under the name but what
/// every type has, and that comes last.
pub fn asked(item: &syn::ItemImpl, methods: &[Ident]) -> TokenStream {
    let Some((_, path, _)) = item.trait_.as_ref().filter(|_| !methods.is_empty()) else {
        return quote!();
    };
    let mut path = path.clone();
    if let Some(last) = path.segments.last_mut() {
        last.arguments = syn::PathArguments::None;
    }
    let this = &item.self_ty;
    let (params, _, bounds) = item.generics.split_for_impl();
    let names: Vec<Ident> = methods.iter().map(default_of).collect();
    let questions = methods.iter().zip(&names).map(|(method, name)| {
        quote_spanned!(method.span()=> ::grads::__private::witness::without_default(this.#name());)
    });
    let silent = crate::lints::silent();
    quote! {
        #silent
        const _: () = {
            use #path as _;
            trait OfAll {
                #(fn #names(&mut self) -> ::grads::__private::witness::NoDefault { ::grads::__private::witness::NoDefault })*
            }
            impl<T: ?::core::marker::Sized> OfAll for T {}
            fn ask #params (mut this: #this) #bounds {
                loop {}
                #(#questions)*
            }
        };
    }
}
