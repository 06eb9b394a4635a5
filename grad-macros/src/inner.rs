//! Functions that the body of a differentiable function declares: they have derivatives, too, with no attribute of their own.
//!
//! Each gets the attribute, with an option by which it knows that nobody wrote it: where it cannot be differentiated, that is no
//! error until its derivative is wanted.

use crate::args::{Args, INNER};
use crate::block;
use crate::model::Model;
use crate::report::Problems;
use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::quote;
use syn::{Block, ImplItem, Item, ItemFn, Stmt, TraitItem};

/// Annotates them, in all bodies of an item with these arguments.
pub fn annotate(args: &TokenStream, item: &mut Item) {
    let modes = modes(args);
    in_item(&modes, item);
}

/// The same in the body of a function.
pub fn annotate_in(args: &TokenStream, body: &mut Block) {
    in_body(&modes(args), body);
}

fn in_item(modes: &TokenStream, item: &mut Item) {
    match item {
        Item::Fn(f) => in_body(modes, &mut f.block),
        Item::Impl(block) => {
            for item in &mut block.items {
                if let ImplItem::Fn(f) = item {
                    in_body(modes, &mut f.block);
                }
            }
        }
        Item::Trait(block) => {
            for item in &mut block.items {
                if let TraitItem::Fn(f) = item
                    && let Some(body) = &mut f.default
                {
                    in_body(modes, body);
                }
            }
        }
        Item::Mod(module) => {
            let items = module.content.iter_mut().flat_map(|(_, items)| items);
            items.for_each(|item| in_item(modes, item));
        }
        _ => {}
    }
}

fn in_body(modes: &TokenStream, body: &mut Block) {
    for stmt in &mut body.stmts {
        if let Stmt::Item(Item::Fn(f)) = stmt
            && !is_annotated(f)
            && has_companion(f)
        {
            let option = Ident::new(INNER, Span::call_site());
            f.attrs
                .push(syn::parse_quote!(#[::grads::differentiable(#option, #modes)]));
        }
    }
}

fn is_annotated(f: &ItemFn) -> bool {
    let last = |a: &syn::Attribute| a.path().segments.last().map(|s| s.ident.to_string());
    f.attrs
        .iter()
        .any(|a| last(a).is_some_and(|name| ["differentiable", "no_diff"].contains(&&*name)))
}

/// Whether there is anything to differentiate in it, or nothing that hangs on floats.
fn has_companion(f: &ItemFn) -> bool {
    let model = Model::new(Args::default(), f.clone(), &mut Problems::default());
    block::has_derivative(&model) || block::is_constant(&model)
}

/// The modes among the arguments of an attribute, which hold for what stands inside.
fn modes(args: &TokenStream) -> TokenStream {
    let tokens: Vec<TokenTree> = args.clone().into_iter().collect();
    let says = |name: &str| {
        tokens
            .iter()
            .any(|t| matches!(t, TokenTree::Ident(i) if i == name))
    };
    let modes = match (says("forward"), says("order")) {
        (_, true) => quote!(order = 2,),
        (true, false) => quote!(forward,),
        (false, false) => TokenStream::new(),
    };
    match says("check_finite") {
        true => quote!(#modes check_finite),
        false => modes,
    }
}
