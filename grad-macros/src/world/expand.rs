//! What is emitted for a module: its items as written, and after each what belongs to it.

use super::World;
use crate::expand;
use crate::report::{Problems, Site};
use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

/// `#[differentiable] mod name { .. }`
pub fn module(args: TokenStream, mut module: syn::ItemMod, mut problems: Problems) -> TokenStream {
    if !args.is_empty() {
        problems.refuse(
            Site::of(&args),
            "`#[differentiable]` on a module takes no arguments but `crate = path`",
            "write them on the items that they are about",
        );
    }
    let items = module.content.as_mut().map(|(_, items)| items);
    let world = World::of(items.as_ref().map_or(&[], |items| items));
    if let Some(items) = items {
        inside(&world, items);
    }
    let errors = problems.to_compile_errors();
    quote!(#module #errors)
}

/// Puts after each item what belongs to it.
fn inside(world: &World, items: &mut Vec<syn::Item>) {
    for item in items {
        if let syn::Item::Mod(m) = item {
            if let Some((_, items)) = m.content.as_mut().filter(|_| !is_test(&m.attrs)) {
                inside(&world.inside(&m.ident.to_string()), items);
            }
            continue;
        }
        let written = std::mem::replace(item, syn::Item::Verbatim(TokenStream::new()));
        *item = syn::Item::Verbatim(with_companion(world, written));
    }
}

/// Whether a module is there for tests only.
fn is_test(attrs: &[syn::Attribute]) -> bool {
    let test = |a: &syn::Attribute| match &a.meta {
        syn::Meta::List(list) => list.tokens.to_string() == "test",
        syn::Meta::Path(_) | syn::Meta::NameValue(_) => false,
    };
    attrs.iter().any(|a| a.path().is_ident("cfg") && test(a))
}

/// An item, and what belongs to it.
fn with_companion(world: &World, item: syn::Item) -> TokenStream {
    match item {
        syn::Item::Fn(mut f) => {
            let args = own_arguments(&mut f.attrs).unwrap_or_default();
            expand::function(Some(world), args, f, Problems::default())
        }
        syn::Item::Impl(mut block) => {
            let args = own_arguments(&mut block.attrs).unwrap_or_default();
            expand::implementation(Some(world), args, block, Problems::default())
        }
        syn::Item::Trait(mut block) => {
            let args = own_arguments(&mut block.attrs).unwrap_or_default();
            expand::definition(Some(world), args, block, Problems::default())
        }
        syn::Item::Struct(mut s) => {
            derive(&mut s.attrs);
            s.into_token_stream()
        }
        syn::Item::Enum(mut e) => {
            derive(&mut e.attrs);
            e.into_token_stream()
        }
        other => other.into_token_stream(),
    }
}

/// Takes an item's own `#[differentiable(..)]` off: its arguments.
fn own_arguments(attrs: &mut Vec<syn::Attribute>) -> Option<TokenStream> {
    let is_own = |a: &syn::Attribute| {
        a.path()
            .segments
            .last()
            .is_some_and(|s| s.ident == "differentiable")
    };
    let at = attrs.iter().position(is_own)?;
    match attrs.remove(at).meta {
        syn::Meta::List(list) => Some(list.tokens),
        syn::Meta::Path(_) | syn::Meta::NameValue(_) => Some(TokenStream::new()),
    }
}

/// Adds the derive to a type that has none.
fn derive(attrs: &mut Vec<syn::Attribute>) {
    let derives = |a: &syn::Attribute| {
        a.path().is_ident("derive") && a.to_token_stream().to_string().contains("Differentiable")
    };
    if !attrs.iter().any(derives) {
        attrs.push(syn::parse_quote!(#[derive(::grads::Differentiable)]));
    }
}
