//! Asks rustc whether the names in patterns bind what is matched.
//!
//! A name that begins in small letters is taken for a new one. Constants may be called so, too: then it is a comparison. No param
//! can be called like a constant, so the names are those of the params of a closure that is never called.

use crate::visit::{self, Visit};
use grad_core::ordered::OrderedMap;
use proc_macro2::{Ident, TokenStream};
use quote::quote;

/// The question, if the body has such names.
pub fn asked(body: &syn::Block) -> Option<TokenStream> {
    let mut names = Names::default();
    names.visit_block(body);
    if names.found.is_empty() {
        return None;
    }
    let names = names.found.values();
    let silent = crate::lints::silent();
    Some(quote! {
        #silent
        let _ = |#(#names: ()),*| ();
    })
}

/// The names in patterns that may not fit.
#[derive(Default)]
struct Names {
    found: OrderedMap<String, Ident>,
    /// Whether this is such a pattern.
    inside: bool,
}

impl Names {
    fn pattern(&mut self, pat: &syn::Pat) {
        let outside = std::mem::replace(&mut self.inside, true);
        self.visit_pat(pat);
        self.inside = outside;
    }
}

impl<'a> Visit<'a> for Names {
    fn visit_arm(&mut self, arm: &'a syn::Arm) {
        self.pattern(&arm.pat);
        visit::visit_arm(self, arm);
    }
    fn visit_expr_let(&mut self, e: &'a syn::ExprLet) {
        self.pattern(&e.pat);
        visit::visit_expr_let(self, e);
    }
    fn visit_local(&mut self, local: &'a syn::Local) {
        if local
            .init
            .as_ref()
            .is_some_and(|init| init.diverge.is_some())
        {
            self.pattern(&local.pat);
        }
        visit::visit_local(self, local);
    }
    fn visit_pat_ident(&mut self, p: &'a syn::PatIdent) {
        // a constant has nothing before or behind it
        let plain = p.by_ref.is_none() && p.mutability.is_none() && p.subpat.is_none();
        if self.inside && plain && !crate::lower::is_constant(&p.ident) {
            let name = p.ident.to_string();
            self.found.entry(name).or_insert_with(|| p.ident.clone());
        }
    }
    fn visit_item(&mut self, _: &'a syn::Item) {}
}
