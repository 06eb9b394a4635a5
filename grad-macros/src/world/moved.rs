//! The names of fields that something is assigned to, or that are lent by `&mut`: only such a field may refer to something else later.

use super::World;
use crate::visit::{self, Visit};
use grad_core::ordered::OrderedSet;
use syn::{Expr, Item};

/// The names of all that are found.
pub fn fields(items: &[Item]) -> OrderedSet<String> {
    let mut find = Find::default();
    items.iter().for_each(|item| find.visit_item(item));
    find.0
}

#[derive(Default)]
struct Find(OrderedSet<String>);

impl Find {
    fn add(&mut self, place: &Expr) {
        match place {
            Expr::Field(syn::ExprField {
                member: syn::Member::Named(name),
                ..
            }) => {
                self.0.insert(name.to_string());
            }
            Expr::Field(syn::ExprField {
                member: syn::Member::Unnamed(at),
                ..
            }) => {
                self.0.insert(at.index.to_string());
            }
            Expr::Tuple(t) => t.elems.iter().for_each(|e| self.add(e)),
            Expr::Paren(e) => self.add(&e.expr),
            _ => {}
        }
    }
}

impl<'a> Visit<'a> for Find {
    fn visit_expr(&mut self, e: &'a Expr) {
        match e {
            Expr::Assign(e) => self.add(&e.left),
            Expr::Reference(e) if e.mutability.is_some() => self.add(&e.expr),
            _ => {}
        }
        visit::visit_expr(self, e);
    }
}

impl World {
    /// Whether something is assigned to a field of this name anywhere.
    pub fn assigns_field(&self, name: &str) -> bool {
        self.all.names.moved.contains(name)
    }
}
