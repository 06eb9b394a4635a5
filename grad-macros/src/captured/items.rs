//! What the items of a loop are: `for t in &times` gives references, and so do the adaptors of `times.iter()`.

use super::{Bound, Names};
use crate::visit::Visit;
use syn::{Expr, Pat};

/// What an iterator gives, as far as it is written.
pub(super) enum Items {
    References,
    Pairs(Box<Items>, Box<Items>),
    Unseen,
}

/// Adaptors whose items are those of what they are called on.
const SAME: [&str; 11] = [
    "by_ref",
    "chain",
    "cycle",
    "filter",
    "peekable",
    "rev",
    "skip",
    "skip_while",
    "step_by",
    "take",
    "take_while",
];
/// Methods of arrays whose items are references.
const LENDING: [&str; 4] = ["chunks", "chunks_exact", "iter", "windows"];

impl Names {
    /// Binds the names in a pattern of such items.
    pub(super) fn items(&mut self, pat: &Pat, items: &Items) {
        match (pat, items) {
            (Pat::Reference(_), _) | (_, Items::Unseen) => self.visit_pat(pat),
            (_, Items::References) => Lent(self).visit_pat(pat),
            (Pat::Tuple(t), Items::Pairs(first, second)) if t.elems.len() == 2 => {
                self.items(&t.elems[0], first);
                self.items(&t.elems[1], second);
            }
            _ => self.visit_pat(pat),
        }
    }

    /// What a pattern is matched with, other than by a loop.
    pub(super) fn matched(&self, e: &Expr) -> Items {
        match self.is_lent(e) {
            true => Items::References,
            false => Items::Unseen,
        }
    }

    /// What a loop over `e` gives.
    pub(super) fn given_by(&self, e: &Expr) -> Items {
        match e {
            Expr::MethodCall(m) => self.given_by_method(m),
            _ => self.matched(e),
        }
    }

    /// Whether an expression is a reference.
    fn is_lent(&self, e: &Expr) -> bool {
        match e {
            Expr::Paren(e) => self.is_lent(&e.expr),
            Expr::Reference(e) => e.mutability.is_none(),
            Expr::Path(p) => {
                let name = p.path.get_ident();
                name.is_some_and(|name| self.is_reference(&name.to_string()))
            }
            _ => false,
        }
    }

    fn given_by_method(&self, m: &syn::ExprMethodCall) -> Items {
        let name = m.method.to_string();
        match (&*name, m.args.first()) {
            ("enumerate", _) => pair(Items::Unseen, self.given_by(&m.receiver)),
            ("zip", Some(other)) => pair(self.given_by(&m.receiver), self.given_by(other)),
            (name, _) if SAME.contains(&name) => self.given_by(&m.receiver),
            (name, _) if LENDING.contains(&name) => Items::References,
            _ => Items::Unseen,
        }
    }
}

fn pair(first: Items, second: Items) -> Items {
    Items::Pairs(Box::new(first), Box::new(second))
}

/// The names in a pattern that is matched with a reference: they are references to the parts.
struct Lent<'n>(&'n mut Names);

impl<'a> Visit<'a> for Lent<'_> {
    fn visit_pat_ident(&mut self, p: &'a syn::PatIdent) {
        match p.mutability.is_none() && p.by_ref.is_none() {
            true => self.0.bind(&p.ident, Bound::Reference),
            false => self.0.visit_pat_ident(p),
        }
    }
}
