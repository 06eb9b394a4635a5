//! Expressions under construction: tokens that know how tightly they bind.

use crate::report::Point;
use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::{quote, quote_spanned};

/// An expression and how tightly it binds.
#[derive(Clone)]
pub(super) struct Expr {
    pub tokens: TokenStream,
    pub prec: Prec,
}

/// Binding strength, weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Prec {
    /// `if`, blocks: in parentheses wherever they are operands.
    Block,
    Compare,
    BitOr,
    BitXor,
    BitAnd,
    Shift,
    Add,
    Mul,
    Cast,
    Unary,
    Postfix,
    Atom,
}

impl Prec {
    /// Of an infix operator.
    pub fn of_infix(op: &str) -> Prec {
        match op {
            "*" | "/" | "%" => Prec::Mul,
            "+" | "-" => Prec::Add,
            "<<" | ">>" => Prec::Shift,
            "&" => Prec::BitAnd,
            "^" => Prec::BitXor,
            "|" => Prec::BitOr,
            _ => Prec::Compare,
        }
    }
}

impl Expr {
    pub fn new(prec: Prec, tokens: TokenStream) -> Expr {
        Expr { tokens, prec }
    }

    pub fn atom(tokens: TokenStream) -> Expr {
        Expr::new(Prec::Atom, tokens)
    }

    pub fn ident(ident: &Ident) -> Expr {
        Expr::atom(quote!(#ident))
    }

    /// The tokens, in parentheses unless they bind at least as tightly as `least`.
    pub fn at_least(&self, least: Prec) -> TokenStream {
        let tokens = &self.tokens;
        if self.prec >= least {
            quote!(#tokens)
        } else {
            quote!((#tokens))
        }
    }

    /// In parentheses at `point`, if there is one: rustc takes the place of an expression from its first and last token.
    pub fn pointed(&self, point: Option<Point>) -> TokenStream {
        let tokens = &self.tokens;
        match point {
            Some(Point { first, .. }) => quote_spanned!(first=> (#tokens)),
            None => quote!(#tokens),
        }
    }

    /// Whether its last operand is a cast that no parentheses close.
    fn ends_in_cast(&self) -> bool {
        let tokens: Vec<TokenTree> = self.tokens.clone().into_iter().collect();
        let mut before_the_type = tokens.iter().rev().skip_while(|t| {
            matches!(t, TokenTree::Ident(word) if word != "as") || is_path_separator(t)
        });
        matches!(before_the_type.next(), Some(TokenTree::Ident(word)) if word == "as")
    }

    /// As the left operand of an infix operator. A cast before `<` would read as a generic argument list.
    pub fn left_of(&self, op: Prec) -> TokenStream {
        match op {
            Prec::Compare | Prec::Shift if self.ends_in_cast() => {
                let tokens = &self.tokens;
                quote!((#tokens))
            }
            Prec::Compare => self.at_least(Prec::BitOr),
            _ => self.at_least(op),
        }
    }

    /// As the right operand of an infix operator.
    pub fn right_of(&self, op: Prec) -> TokenStream {
        if self.prec > op {
            self.at_least(op)
        } else {
            self.at_least(Prec::Atom)
        }
    }
}

fn is_path_separator(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(p) if p.as_char() == ':')
}
