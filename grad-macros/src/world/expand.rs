//! What is emitted for a module: its items as written, and after each what belongs to it.

use super::World;
use super::circles;
use super::conversions;
use super::defaults;
use super::items::is_conditional;
use super::modes;
use super::plain;
use super::types;
use crate::args::Args;
use crate::expand;
use crate::facade;
use crate::report::{Problems, Site};
use proc_macro2::TokenStream;
use quote::quote;

/// `#[differentiable] mod name { .. }`
pub fn module(
    args: TokenStream,
    facade: Option<&syn::Path>,
    mut module: syn::ItemMod,
    mut problems: Problems,
) -> TokenStream {
    let site = Site::of(&args);
    let args = Args::parse(args, &mut problems);
    if !args.is_of_modes() {
        problems.refuse(
            site,
            "the arguments of `#[differentiable]` on a module are `forward`, `order = 2`, `check_finite` and `crate = path`",
            "write the others on the function that they are about: `#[differentiable(wrt(x))] fn ..`",
        );
    }
    if let Some((_, items)) = &mut module.content {
        conversions::write_out(items, true);
        defaults::write_out(items);
        let world = World::of(items, &args, facade);
        // what is made of each function is kept, and used the second time
        world.units.restart(false);
        inside(&world, &mut items.clone());
        plain::spread(&world.units);
        modes::settle(&world);
        circles::find(&world.units);
        world.units.restart(true);
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
    let attrs = attributes(&item).to_vec();
    let own = attrs.iter().find_map(arguments);
    let world = &world.asked(own.is_some());
    let (args, mut problems) = (own.unwrap_or_default(), Problems::default());
    let made = match item {
        syn::Item::Fn(mut f) => {
            f.attrs.retain(|a| arguments(a).is_none());
            expand::function(Some(world), args, f, problems)
        }
        syn::Item::Impl(mut block) => {
            block.attrs.retain(|a| arguments(a).is_none());
            expand::implementation(Some(world), args, block, problems)
        }
        syn::Item::Trait(mut block) => {
            block.attrs.retain(|a| arguments(a).is_none());
            expand::definition(Some(world), args, block, problems)
        }
        mut other => {
            let mut asked = vec![];
            world.derived(&mut other, &mut asked, &mut problems);
            let errors = problems.to_compile_errors();
            let questions = asked.iter().map(types::question);
            let more = world.copied(&other);
            let conditions = conditions(&attrs);
            return quote!(#errors #other #(#conditions #questions)* #conditions #more);
        }
    };
    match is_conditional(&attrs) && world.units.are_known() {
        true => on_condition(&attrs, made),
        false => made,
    }
}

/// The attributes of an item that may have something beside it.
fn attributes(item: &syn::Item) -> &[syn::Attribute] {
    match item {
        syn::Item::Fn(f) => &f.attrs,
        syn::Item::Impl(block) => &block.attrs,
        syn::Item::Trait(block) => &block.attrs,
        syn::Item::Struct(s) => &s.attrs,
        syn::Item::Enum(e) => &e.attrs,
        _ => &[],
    }
}

/// The arguments of `#[differentiable(..)]`, if an attribute is that.
pub fn arguments(attr: &syn::Attribute) -> Option<TokenStream> {
    let last = attr.path().segments.last()?;
    match &attr.meta {
        _ if last.ident != "differentiable" => None,
        // what the crate is called the module says
        syn::Meta::List(list) => {
            Some(facade::taken_from(list.tokens.clone(), &mut Problems::default()).0)
        }
        syn::Meta::Path(_) | syn::Meta::NameValue(_) => Some(TokenStream::new()),
    }
}

/// On what an item depends.
fn conditions(attrs: &[syn::Attribute]) -> TokenStream {
    let conditions = attrs.iter().filter(|a| a.path().is_ident("cfg"));
    quote!(#(#conditions)*)
}

/// What belongs to an item is there on the same condition.
fn on_condition(attrs: &[syn::Attribute], made: TokenStream) -> TokenStream {
    let conditions = conditions(attrs);
    match syn::parse2::<syn::File>(made.clone()) {
        Ok(file) => {
            // the item itself has its own
            let (item, more) = (file.items.first(), file.items.iter().skip(1));
            quote!(#item #(#conditions #more)*)
        }
        Err(_) => made,
    }
}
