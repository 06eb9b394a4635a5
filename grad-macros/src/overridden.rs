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

/// A mode in which a trait's methods may have derivatives by default.
#[derive(Clone, Copy)]
pub enum Mode {
    Forward,
    Second,
}

/// Those that the methods of a block have.
#[derive(Clone, Copy, Default)]
pub struct Modes {
    pub forward: bool,
    pub second: bool,
}

impl Modes {
    /// What these say of themselves.
    pub fn said(forward: Option<&Ident>, order: Option<&Ident>) -> Modes {
        Modes {
            forward: forward.is_some() || order.is_some(),
            second: order.is_some(),
        }
    }
    /// Those that one of the two has.
    pub fn or(self, other: Modes) -> Modes {
        Modes {
            forward: self.forward || other.forward,
            second: self.second || other.second,
        }
    }
    /// Those that both have.
    pub fn and(self, other: Modes) -> Modes {
        Modes {
            forward: self.forward && other.forward,
            second: self.second && other.second,
        }
    }
    /// Which there are, and whether each is in `other`, too.
    fn beside(self, other: Modes) -> impl Iterator<Item = (Mode, bool)> {
        let both = [
            (Mode::Forward, self.forward, other.forward),
            (Mode::Second, self.second, other.second),
        ];
        let found = both.into_iter().filter(|(_, has, _)| *has);
        found.map(|(mode, _, other)| (mode, other))
    }
}

/// The function that only `impl`s have all of whose methods have this mode: what a trait has by default is that of its own bodies.
fn in_mode(mode: Mode, at: Span) -> Ident {
    let name = match mode {
        Mode::Forward => "__grads_needs_forward_on_impl_and_trait",
        Mode::Second => "__grads_needs_order_2_on_impl_and_trait",
    };
    Ident::new(name, at)
}

/// What a trait asks of its `impl`s whose methods have these modes, some of them by default.
pub fn modes_of_impls(item: &syn::ItemTrait, all: Modes, by_default: Modes) -> TokenStream {
    let found = all.beside(by_default).map(|(mode, by_default)| {
        let name = in_mode(mode, item.ident.span());
        let body = match by_default {
            true => quote!(;),
            false => quote!({}),
        };
        quote!(#[doc(hidden)] fn #name() where Self: ::core::marker::Sized #body)
    });
    found.collect()
}

/// What an `impl` has all of whose methods have these modes.
pub fn modes_given(item: &syn::ItemImpl, modes: Modes) -> TokenStream {
    let of_trait = item
        .trait_
        .as_ref()
        .and_then(|(_, path, _)| path.segments.last());
    let at = of_trait.map_or_else(Span::mixed_site, |name| name.ident.span());
    let at = at.resolved_at(Span::mixed_site());
    let functions = modes.beside(modes).map(|(mode, _)| {
        let name = in_mode(mode, at);
        quote_spanned!(at=> #[doc(hidden)] fn #name() where Self: ::core::marker::Sized {})
    });
    functions.collect()
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
