//! The functions of a trait that have nothing to do with values of the type that it is for: `trait Ode { fn slope(t: f64, y: f64) -> f64; }`. Such a
//! type only chooses among functions, and needs no gradient.

use crate::mentions::mentions;
use grad_core::ordered::OrderedSet;
use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::{ToTokens, format_ident};

/// Their names. What a default body calls by `Self::` must be such a function, too, or a constant.
pub fn from_self(item: &syn::ItemTrait) -> OrderedSet<String> {
    let functions = item.items.iter().filter_map(|i| match i {
        syn::TraitItem::Fn(f) if !mentions(&f.sig, &format_ident!("Self")) => Some(f),
        _ => None,
    });
    let functions: Vec<&syn::TraitItemFn> =
        functions.filter(|f| f.sig.receiver().is_none()).collect();
    let mut known: OrderedSet<String> = item.items.iter().filter_map(named).collect();
    loop {
        let apart = |f: &&&syn::TraitItemFn| {
            let body = f.default.to_token_stream();
            names_only(body, &known)
        };
        let found: OrderedSet<String> = functions
            .iter()
            .filter(apart)
            .map(|f| f.sig.ident.to_string())
            .collect();
        let constants = item
            .items
            .iter()
            .filter(|i| !matches!(i, syn::TraitItem::Fn(_)));
        let next: OrderedSet<String> = found
            .iter()
            .cloned()
            .chain(constants.filter_map(named))
            .collect();
        if next == known {
            return found;
        }
        known = next;
    }
}

/// The name of a function or a constant.
fn named(item: &syn::TraitItem) -> Option<String> {
    match item {
        syn::TraitItem::Fn(f) => Some(f.sig.ident.to_string()),
        syn::TraitItem::Const(c) => Some(c.ident.to_string()),
        _ => None,
    }
}

/// Whether each `Self` in a body is followed by one of these names.
fn names_only(body: TokenStream, names: &OrderedSet<String>) -> bool {
    let tokens: Vec<TokenTree> = body.into_iter().collect();
    tokens.iter().enumerate().all(|(at, token)| match token {
        TokenTree::Group(group) => names_only(group.stream(), names),
        TokenTree::Ident(ident) if *ident == "Self" => {
            name_behind(&tokens[at + 1..]).is_some_and(|name| names.contains(&name.to_string()))
        }
        _ => true,
    })
}

/// The name in `::name`.
fn name_behind(tokens: &[TokenTree]) -> Option<&Ident> {
    match tokens {
        [
            TokenTree::Punct(a),
            TokenTree::Punct(b),
            TokenTree::Ident(name),
            ..,
        ] if a.as_char() == ':' && b.as_char() == ':' => Some(name),
        _ => None,
    }
}
