//! The statements of a block, as they are emitted.
//!
//! Each `let` opens a scope inside of the one before, and rustc's debug information recurses through them: it does not stand thousands,
//! and takes time for hundreds. So after the first few, numbers are declared together, before the first of them is known:
//! `let (a, b, c); a = x.sin(); b = a * a; ..`.

use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote, quote_spanned};

/// How many numbers have a `let` of their own, and how many are declared together.
const FEW: usize = 64;

/// Declares variables that do not depend on each other.
pub(super) fn declare_all(names: &[impl ToTokens], values: &[impl ToTokens]) -> TokenStream {
    let groups = names.chunks(FEW).zip(values.chunks(FEW));
    groups
        .map(|(names, values)| match values.len() < FEW {
            true => quote!(#(let #names = #values;)*),
            false => quote!(let (#(#names),*,) = (#(#values),*,);),
        })
        .collect()
}

/// Statements of which those that begin with `let mut` depend on others alone: many of these are made one,
/// `let (mut a, mut b) = (0.0, 0.0);`, behind the others.
pub(super) fn in_groups(statements: impl Iterator<Item = TokenStream>) -> TokenStream {
    let is_end =
        |token: &TokenTree| matches!(token, TokenTree::Punct(punct) if punct.as_char() == ';');
    let tokens: Vec<TokenTree> = statements.flatten().collect();
    let mut all = TokenStream::new();
    let (mut names, mut values) = (vec![], vec![]);
    for statement in tokens.split(is_end).filter(|tokens| !tokens.is_empty()) {
        match declared(statement) {
            Some((name, value)) => {
                names.push(name);
                values.push(value);
            }
            None => all.extend(quote!(#(#statement)*;)),
        }
    }
    all.extend(declare_all(&names, &values));
    all
}

/// `mut a` and `0.0` of `let mut a = 0.0`.
fn declared(statement: &[TokenTree]) -> Option<(TokenStream, TokenStream)> {
    match statement {
        [
            TokenTree::Ident(word),
            TokenTree::Ident(mutable),
            TokenTree::Ident(name),
            TokenTree::Punct(is),
            value @ ..,
        ] if word == "let" && mutable == "mut" && is.as_char() == '=' => {
            Some((quote!(#mutable #name), quote!(#(#value)*)))
        }
        _ => None,
    }
}

/// The statements of a block.
#[derive(Default)]
pub(super) struct Statements {
    /// Those before the numbers that are declared together.
    before: TokenStream,
    together: Vec<Ident>,
    /// Those since.
    since: TokenStream,
    lets: usize,
}

impl<T> Extend<T> for Statements
where
    TokenStream: Extend<T>,
{
    fn extend<I: IntoIterator<Item = T>>(&mut self, statements: I) {
        self.since.extend(statements);
    }
}

impl Statements {
    /// Declares a number.
    pub fn declare(&mut self, name: &Ident, span: Span, value: &TokenStream) {
        self.lets += 1;
        if self.lets <= FEW {
            return self.extend(quote_spanned!(span=> let #name = #value;));
        }
        if self.together.len() == FEW {
            self.close();
        }
        if self.together.is_empty() {
            self.before.extend(std::mem::take(&mut self.since));
        }
        self.together.push(name.clone());
        self.extend(quote_spanned!(span=> #name = #value;));
    }

    fn close(&mut self) {
        let names = std::mem::take(&mut self.together);
        if !names.is_empty() {
            self.before.extend(quote!(let (#(#names),*,);));
        }
        self.before.extend(std::mem::take(&mut self.since));
    }

    /// Puts statements before all others.
    pub fn begin_with(&mut self, statements: TokenStream) {
        let rest = self.take();
        self.before = quote!(#statements #rest);
    }

    /// All of them.
    pub fn take(&mut self) -> TokenStream {
        self.close();
        std::mem::take(&mut self.before)
    }
}
