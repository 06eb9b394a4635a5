//! The text of an `assert!` whose names are others in generated code: a panic says what the user wrote.

use crate::written_as::written_as;
use proc_macro2::TokenStream;
use quote::{ToTokens, quote, quote_spanned};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Expr, Macro, Token};

/// `renamed`, which is made of `written`, with the text that rustc gives what was written: if it is an `assert!` without a message, and has other names.
pub fn with_text(written: &TokenStream, renamed: TokenStream) -> TokenStream {
    let is_other = || written.to_string() != renamed.to_string();
    match condition(written).filter(|_| is_other()) {
        Some(condition) => said(&condition, &renamed).unwrap_or(renamed),
        None => renamed,
    }
}

fn parsed(tokens: &TokenStream) -> Option<(Macro, Vec<Expr>)> {
    let mac: Macro = syn::parse2(tokens.clone()).ok()?;
    let args = mac.parse_body_with(Punctuated::<Expr, Token![,]>::parse_terminated);
    Some((mac, args.ok()?.into_iter().collect()))
}

/// What an assertion without a message asks for.
fn condition(written: &TokenStream) -> Option<Expr> {
    let (mac, args) = parsed(written)?;
    let is_assert = |name: &syn::Ident| name == "assert" || name == "debug_assert";
    let [condition] = &args[..] else { return None };
    let last = mac.path.segments.last()?;
    is_assert(&last.ident).then(|| condition.clone())
}

fn said(condition: &Expr, renamed: &TokenStream) -> Option<TokenStream> {
    let (mut mac, args) = parsed(renamed)?;
    let [asked] = &args[..] else { return None };
    let text = format!("assertion failed: {}", written_as(condition));
    let message = quote_spanned!(condition.span()=> "{}", #text);
    mac.tokens = quote!(#asked, #message);
    Some(mac.to_token_stream())
}
