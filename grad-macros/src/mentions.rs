//! Whether a name stands in tokens.

use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::ToTokens;

/// Whether `name` stands anywhere in `tokens`.
pub fn mentions(tokens: &impl ToTokens, name: &Ident) -> bool {
    any(tokens.to_token_stream(), name)
}

fn any(tokens: TokenStream, name: &Ident) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Ident(ident) => ident == *name,
        TokenTree::Group(group) => any(group.stream(), name),
        TokenTree::Punct(_) | TokenTree::Literal(_) => false,
    })
}
