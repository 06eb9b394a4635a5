//! The names by which functions and methods are called, or handed on.

use super::World;
use crate::visit::{self, Visit};
use grad_core::ordered::OrderedSet;
use syn::Item;

/// The names of all that are found, in macros all words.
pub fn names(items: &[Item]) -> OrderedSet<String> {
    let mut find = Find::default();
    items.iter().for_each(|item| find.visit_item(item));
    find.0.into_iter().collect()
}

#[derive(Default)]
struct Find(Vec<String>);

impl<'a> Visit<'a> for Find {
    fn visit_expr_path(&mut self, e: &'a syn::ExprPath) {
        let last = e.path.segments.last();
        self.0.extend(last.map(|s| s.ident.to_string()));
        visit::visit_expr_path(self, e);
    }
    fn visit_expr_method_call(&mut self, e: &'a syn::ExprMethodCall) {
        self.0.push(e.method.to_string());
        visit::visit_expr_method_call(self, e);
    }
    fn visit_macro(&mut self, mac: &'a syn::Macro) {
        super::words(mac.tokens.clone(), &mut self.0);
    }
}

impl World {
    /// Whether a function or method may be called in the world, as far as its name tells.
    pub fn calls(&self, name: &syn::Ident) -> bool {
        self.all.names.called.contains(&name.to_string())
    }
}
