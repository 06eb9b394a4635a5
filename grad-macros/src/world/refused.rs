//! What stands for the companion of a function of a world that has no derivative: whoever asks for one is told why, and
//! where.
//!
//! The functions are there, in an `impl` whose bound nothing satisfies: rustc says once what the bound's trait says, points at
//! what is in the way, and of what is made of the function's value it says nothing.

use super::plain::Reason;
use super::turn::companion_beside;
use crate::emit;
use crate::lints;
use crate::model::Model;
use crate::owner::{self, Kind};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};

/// The functions by which a derivative is asked for.
const ASKED: [&str; 11] = [
    "forward",
    "grad",
    "value_and_grad",
    "value_and_grad_into",
    "vjp",
    "jvp",
    "hvp",
    "hessian",
    "select",
    "value_and_select",
    "graph",
];

/// The companion of a function that has none for that reason.
pub fn companion(model: &Model, reason: &Reason) -> TokenStream {
    match model.owner {
        // where the name is taken there can be nothing
        None if model
            .args
            .companion
            .as_ref()
            .is_some_and(|c| *c == companion_beside(&model.item.sig.ident)) =>
        {
            TokenStream::new()
        }
        None => {
            let params = model.params.iter().map(|p| p.ident.clone()).collect();
            of_function(&model.item.vis, model.companion(), params, reason)
        }
        Some(_) => TokenStream::new(),
    }
}

/// What is said of a method of that sort where its derivative is asked for, to stand beside the block.
pub fn of_method(model: &Model, reason: &Reason) -> TokenStream {
    let Some(owner) = model.owner.as_ref().filter(|o| o.kind == Kind::Inherent) else {
        return TokenStream::new();
    };
    let (Some(this), (params, _, bounds)) = (&owner.self_ty, owner.generics.split_for_impl())
    else {
        return TokenStream::new();
    };
    let method = &model.item.sig.ident;
    let names = ASKED.map(|name| owner::function(method, name));
    let selectors = model
        .params
        .iter()
        .map(|p| owner::function(method, &emit::selector(&p.ident)));
    let bounds = match bounds {
        Some(bounds) => quote!(#bounds,),
        None => quote!(where),
    };
    let checked = owner::function(method, emit::PARAMS);
    let shown = format!("{}::{method}", crate::check::shown(this));
    beside(
        reason,
        &shown,
        &quote!(#params #this #bounds),
        &quote!(#this),
        &names,
        quote! {
            impl #params #this {
                // what is said of `vjp` is enough
                pub fn #checked<Grads>() -> Grads {
                    loop {}
                }
                #(pub const #selectors: fn(::core::marker::PhantomData<Self>) = |_| ();)*
            }
        },
    )
}

/// That of a function of which nothing but its head is looked at.
pub fn of_function(
    vis: &syn::Visibility,
    name: &Ident,
    params: Vec<Ident>,
    reason: &Reason,
) -> TokenStream {
    let names = ASKED.map(|name| Ident::new(name, Span::call_site()));
    let (silent, checked) = (lints::silent(), Ident::new(emit::PARAMS, Span::call_site()));
    let params = params.into_iter().filter(|p| !emit::is_of_companion(p));
    let facts = facts();
    let functions = beside(
        reason,
        &name.to_string(),
        &quote!(#name where),
        &quote!(#name),
        &names,
        quote! {
            impl #name {
                pub fn #checked<Grads>() -> Grads {
                    loop {}
                }
                #(pub const #params: () = ();)*
                #facts
            }
        },
    );
    quote! {
        #[doc(hidden)]
        #silent
        #vis enum #name {}
        #functions
    }
}

/// What a caller asks of a callee beside its derivative. What is said of `forward` is enough.
fn facts() -> TokenStream {
    let at = Span::call_site();
    let [draws, marks] = [emit::DRAWS, emit::MARKS].map(|name| Ident::new(name, at));
    let depths = emit::depths().map(|name| Ident::new(&name, at));
    quote! {
        pub const fn #draws(_: ::core::primitive::u8) -> ::core::primitive::bool {
            false
        }
        pub const fn #marks(_: ::core::primitive::u8, _: ::core::primitive::usize) -> ::core::primitive::bool {
            false
        }
        #(pub const #depths: ::core::primitive::bool = false;)*
    }
}

/// The functions of `this` that cannot be called, and `more`.
fn beside(
    reason: &Reason,
    shown: &str,
    head: &TokenStream,
    this: &TokenStream,
    names: &[Ident],
    more: TokenStream,
) -> TokenStream {
    let (message, note) = (reason.said_of(shown), reason.help());
    let silent = lints::silent();
    let at = reason.site.start();
    let bound = quote_spanned!(at=> HasDerivative);
    quote! {
        #silent
        const _: () = {
            #[diagnostic::on_unimplemented(message = #message, note = #note)]
            pub trait HasDerivative {}
            impl #head for<'grads> #this: #bound {
                #(pub fn #names() {})*
            }
            #more
        };
    }
}
