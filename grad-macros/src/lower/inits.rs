//! What variables are given that get their value once: what is done with `z` says what `f(x).exp()` is in `let z = f(x).exp()`.

use crate::visit::{self, Visit};
use grad_core::ordered::{OrderedMap, OrderedSet};
use syn::{Block, Expr, Local, Pat};

/// The expressions, by the names of the variables; of names that stand for several variables none.
#[derive(Default, Clone)]
pub struct Inits(OrderedMap<String, Expr>);

impl Inits {
    /// Those in a body.
    pub fn of(body: &Block) -> Inits {
        let mut find = Find::default();
        find.visit_block(body);
        let Find {
            mut given, several, ..
        } = find;
        given.retain(|name, _| !several.contains(name));
        Inits(given)
    }

    /// What the variable of this name is given.
    pub fn get(&self, name: &str) -> Option<&Expr> {
        self.0.get(name)
    }
}

#[derive(Default)]
struct Find {
    given: OrderedMap<String, Expr>,
    bound: OrderedSet<String>,
    several: OrderedSet<String>,
}

impl<'a> Visit<'a> for Find {
    fn visit_local(&mut self, local: &'a Local) {
        let plain = match &local.pat {
            Pat::Type(_) => None,
            Pat::Ident(p) if p.mutability.is_none() => Some(p.ident.to_string()),
            _ => None,
        };
        if let (Some(name), Some(init)) = (plain, &local.init) {
            self.given.insert(name, (*init.expr).clone());
        }
        visit::visit_local(self, local);
    }
    fn visit_pat_ident(&mut self, p: &'a syn::PatIdent) {
        let name = p.ident.to_string();
        if !self.bound.insert(name.clone()) {
            self.several.insert(name);
        }
        visit::visit_pat_ident(self, p);
    }
}
