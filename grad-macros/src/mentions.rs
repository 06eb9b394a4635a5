//! What stands in tokens: a name, types.

use grad_core::ordered::OrderedSet;
use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::ToTokens;

/// Whether `name` stands anywhere in `tokens`.
pub fn mentions(tokens: &impl ToTokens, name: &Ident) -> bool {
    any(tokens.to_token_stream(), name)
}

/// The types that are visited, by their text.
#[derive(Default)]
pub struct TypesWritten(pub OrderedSet<String>);

impl<'a> crate::visit::Visit<'a> for TypesWritten {
    fn visit_type_path(&mut self, ty: &'a syn::TypePath) {
        self.0.insert(crate::check::shown(ty));
        crate::visit::visit_type_path(self, ty);
    }
}

fn any(tokens: TokenStream, name: &Ident) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Ident(ident) => ident == *name,
        TokenTree::Group(group) => any(group.stream(), name),
        TokenTree::Punct(_) | TokenTree::Literal(_) => false,
    })
}
