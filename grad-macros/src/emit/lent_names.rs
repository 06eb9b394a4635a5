//! `&m` in opaque tokens, where `m` is given by reference: it is what `m` stands for there.

use crate::visit::{self, Visit, VisitMut};
use proc_macro2::{Ident, TokenStream};
use quote::ToTokens;
use syn::Expr;

/// The tokens with `m` for each `&m`: a function that is generic sees a reference to a reference otherwise. Where a pattern binds the name they stay
/// as they are.
pub(super) fn lent_once(tokens: TokenStream, name: &Ident) -> TokenStream {
    let Ok(mut e) = syn::parse2::<Expr>(tokens.clone()) else {
        return tokens;
    };
    let mut bound = Bound(name, false);
    bound.visit_expr(&e);
    if bound.1 {
        return tokens;
    }
    Lent(name).visit_expr_mut(&mut e);
    e.to_token_stream()
}

struct Bound<'n>(&'n Ident, bool);

impl<'a> Visit<'a> for Bound<'_> {
    fn visit_pat_ident(&mut self, pat: &'a syn::PatIdent) {
        self.1 |= pat.ident == *self.0;
        visit::visit_pat_ident(self, pat);
    }
}

struct Lent<'n>(&'n Ident);

impl VisitMut for Lent<'_> {
    fn visit_expr_mut(&mut self, e: &mut Expr) {
        if let Expr::Reference(r) = e
            && r.mutability.is_none()
            && let Expr::Path(p) = &*r.expr
            && p.path.is_ident(self.0)
        {
            *e = (*r.expr).clone();
            return;
        }
        visit::visit_expr_mut(self, e);
    }
}
