//! What is right of an expansion: it does not panic, it is Rust, and it holds a derivative or says why there is none.

use super::seeds::Input;
use grad_core::ordered::OrderedSet;
use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::quote;
use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, PanicHookInfo, catch_unwind};

thread_local! {
    /// What the last panic of this thread said.
    static PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

/// A panic hook that keeps the message, so that a failure can show it.
pub(super) fn remember(info: &PanicHookInfo) {
    PANIC.set(info.to_string());
}

/// Expands `input`: what is wrong with what comes out.
pub(super) fn expand(input: &Input) -> Result<(), String> {
    let expanded = catch_unwind(AssertUnwindSafe(|| match input.clone() {
        Input::Attribute(args, item) => crate::expand::differentiable(args, item),
        Input::Derive(item) => crate::derive::differentiable(item),
        Input::Bang(name, tokens) => {
            let name = Ident::new(name, Span::call_site());
            crate::bang::apply(quote!(grads #name #tokens))
        }
    }));
    let Ok(out) = expanded else {
        return Err(format!("panics: {}", PANIC.take()));
    };
    if let Some(text) = errors(&out).find(|text| text.contains("internal error")) {
        return Err(format!("is an {text}: {}", PANIC.take()));
    }
    if let Some(text) = errors(&out).find(|text| of_the_verifier(text)) {
        return Err(format!("is told what the verifier says\n{text}"));
    }
    let refused = errors(&out).next().is_some();
    match input {
        Input::Attribute(_, item) => match syn::parse2::<syn::Item>(item.clone()) {
            Ok(item) => attribute(&item, out, refused),
            // beside the error stands what was written
            Err(_) if refused => Ok(()),
            Err(_) => Err(format!("is no item, and no error says so: {out}")),
        },
        Input::Derive(_) => {
            let file = parsed(out)?;
            let implemented = |i: &syn::Item| matches!(i, syn::Item::Impl(_));
            complete(refused || file.items.iter().any(implemented), "impl")
        }
        Input::Bang(..) => match syn::parse2::<syn::Expr>(out.clone()) {
            Ok(_) => Ok(()),
            Err(e) => Err(format!("expands to no expression: {e}\n{out}")),
        },
    }
}

/// Whether a message is in the notation of the graph (`v3: f64 = ..`), which users never see: it is an internal error,
/// however it is put.
fn of_the_verifier(text: &str) -> bool {
    let value = |word: &str| {
        let number = word.strip_prefix('v').unwrap_or_default();
        let digits = number.trim_end_matches([',', ':', ')']);
        !digits.is_empty()
            && digits.len() < number.len()
            && digits.bytes().all(|b| b.is_ascii_digit())
    };
    text.split([' ', '`', '(']).any(value)
}

#[test]
fn messages_in_the_notation_of_the_graph_are_seen() {
    assert!(of_the_verifier("`v2: open = index v0, v1`: no operands"));
    assert!(!of_the_verifier(
        "`v2` is written: keep `v` in a `Vec<f64>`"
    ));
}

/// The messages of all errors that the expansion reports.
fn errors(tokens: &TokenStream) -> impl Iterator<Item = String> {
    fn collect(tokens: TokenStream, found: &mut Vec<String>) {
        let mut named = false;
        for token in tokens {
            match token {
                TokenTree::Ident(name) => named = name == "compile_error",
                // what stands behind it is the user's
                TokenTree::Group(group) if std::mem::take(&mut named) => {
                    found.push(group.stream().to_string());
                }
                TokenTree::Group(group) => collect(group.stream(), found),
                TokenTree::Punct(_) | TokenTree::Literal(_) => {}
            }
        }
    }
    let mut found = vec![];
    collect(tokens.clone(), &mut found);
    found.into_iter()
}

/// What `#[differentiable]` makes of an item.
fn attribute(item: &syn::Item, out: TokenStream, refused: bool) -> Result<(), String> {
    let shown = out.to_string();
    let file = parsed(out)?;
    if refused {
        return Ok(());
    }
    let again = annotated_again(&file);
    if !again.is_empty() {
        return again.iter().try_for_each(expand);
    }
    match item {
        syn::Item::Fn(_) => {
            let companion = |i: &syn::Item| match i {
                syn::Item::Enum(_) => true,
                syn::Item::Fn(f) => f.sig.ident.to_string().starts_with("__grads_"),
                _ => false,
            };
            complete(file.items.iter().any(companion), "companion")
        }
        // a block may have nothing to differentiate; where a method is marked, it has
        syn::Item::Impl(block) => {
            let marked = block.items.iter().any(|i| match i {
                syn::ImplItem::Fn(f) => marked(&f.attrs) && !repeats_a_param(&f.sig),
                _ => false,
            });
            let found = shown.contains("__grads_") || shown.contains("Back");
            complete(!marked || found, "companion")
        }
        syn::Item::Trait(block) => {
            let marked = block.items.iter().any(|i| match i {
                syn::TraitItem::Fn(f) => marked(&f.attrs) && !repeats_a_param(&f.sig),
                _ => false,
            });
            complete(!marked || shown.contains("__grads_"), "companion")
        }
        _ => complete(false, "error"),
    }
}

/// What is left to another expansion: a function stands there twice, once for each side of a `#[cfg]` in its body.
fn annotated_again(file: &syn::File) -> Vec<Input> {
    let again = |item: &syn::Item| {
        let syn::Item::Fn(f) = item else { return None };
        let (ours, others) = f
            .attrs
            .iter()
            .cloned()
            .partition(|a| marked(std::slice::from_ref(a)));
        let (ours, others): (Vec<syn::Attribute>, _) = (ours, others);
        let args = ours.first()?.meta.require_list().ok()?.tokens.clone();
        let item = syn::ItemFn {
            attrs: others,
            ..f.clone()
        };
        Some(Input::Attribute(args, quote!(#item)))
    };
    file.items.iter().filter_map(again).collect()
}

/// Whether a method has an attribute of its own, and not the one that leaves it out.
fn marked(attrs: &[syn::Attribute]) -> bool {
    let has = |name: &str| {
        let last = |a: &syn::Attribute| a.path().segments.last().is_some_and(|s| s.ident == name);
        attrs.iter().any(last)
    };
    has("differentiable") && !has("no_diff")
}

/// Whether two params have one name: rustc says that.
fn repeats_a_param(sig: &syn::Signature) -> bool {
    let mut names = OrderedSet::new();
    let mut params = sig.inputs.iter().filter_map(|param| match param {
        syn::FnArg::Typed(typed) => match &*typed.pat {
            syn::Pat::Ident(pat) => Some(pat.ident.to_string()),
            _ => None,
        },
        syn::FnArg::Receiver(_) => None,
    });
    !params.all(|name| names.insert(name))
}

fn parsed(out: TokenStream) -> Result<syn::File, String> {
    syn::parse2(out.clone()).map_err(|e| format!("expands to no items: {e}\n{out}"))
}

fn complete(there: bool, what: &str) -> Result<(), String> {
    if there {
        Ok(())
    } else {
        Err(format!("has neither an error nor its {what}"))
    }
}
