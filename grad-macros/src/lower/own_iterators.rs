//! Types of the world's that are iterators, or that say how they are run over: `impl Iterator` and `impl IntoIterator`. The bodies of
//! `next` and `into_iter` stand in the place of what `for` and the adaptors call.

use super::closure::Callee;
use super::inlined;
use super::iter::Iter;
use super::known::base;
use super::place::strip;
use super::scope::Operand;
use super::types::Ty;
use super::{Lowerer, Res};
use crate::world::Method;
use proc_macro2::Span;
use std::rc::Rc;
use syn::spanned::Spanned;
use syn::{Expr, ExprClosure, ExprMethodCall, Ident};

/// Methods that take items out of an iterator, which is there afterwards.
const TAKING: [&str; 9] = [
    "by_ref",
    "nth",
    "position",
    "find",
    "find_map",
    "any",
    "all",
    "try_fold",
    "try_for_each",
];

impl<'m> Lowerer<'m> {
    /// Whether an expression is of a type of the world's that is an iterator.
    pub fn is_own_iterator(&mut self, e: &Expr) -> bool {
        self.own_method(strip(e), "next", "Iterator").is_some()
    }

    /// Whether a method that the type does not have itself is called on such an iterator: it is one of `Iterator`'s.
    pub fn is_own_chain(&mut self, m: &ExprMethodCall) -> bool {
        self.is_own_iterator(&m.receiver) && !self.is_of_world(m)
    }

    /// Whether this is a call of the `next` of such a type.
    pub fn is_own_next(&mut self, m: &ExprMethodCall) -> bool {
        m.method == "next" && self.is_own_iterator(&m.receiver)
    }

    /// Refuses methods that take only some items out of such an iterator in a variable, which is used afterwards.
    pub fn leaves_own_iterator(&mut self, m: &ExprMethodCall) -> Res<()> {
        let is_place = matches!(strip(&m.receiver), Expr::Path(_) | Expr::Field(_));
        if is_place
            && TAKING.iter().any(|name| m.method == name)
            && self.is_own_iterator(&m.receiver)
        {
            return Err(self.refuse(
                &m.method,
                "how many items are taken out of this iterator of a type of one's own is not seen here",
                "write a loop: `while let Some(item) = it.next()`",
            ));
        }
        Ok(())
    }

    /// What is run over, if it is of a type of the world's that says how.
    pub fn own_iterator(&mut self, e: &Expr) -> Option<Res<Iter>> {
        if self.own_method(e, "next", "Iterator").is_some() {
            return Some(self.generated(e));
        }
        let method = self.own_method(e, "into_iter", "IntoIterator")?;
        Some(self.turned_into_iterator(e, method))
    }

    /// The one method of a trait of std's that the type of an expression has, if it is one of the world's. Whether it is the `impl` for
    /// the type or for a reference to it, the expression tells.
    fn own_method(&mut self, e: &Expr, name: &str, of_trait: &str) -> Option<&'m Method> {
        let world = self.model.seen.as_ref()?;
        if !world.has_method(name) {
            return None;
        }
        let Some(Ty::Named(of)) = self.probe(e) else {
            return None;
        };
        if !world.follows_from(base(&of), name, of_trait) {
            return None;
        }
        let all = world.methods(base(&of), name).iter();
        let all: Vec<&Method> = all.filter(|m| m.is_of_trait(of_trait)).collect();
        match all[..] {
            [only] => Some(only),
            _ => all.into_iter().find(|m| is_lent(m) == self.is_lent(e)),
        }
    }

    /// Whether a reference is run over.
    fn is_lent(&mut self, e: &Expr) -> Lent {
        match e {
            Expr::Reference(r) if r.mutability.is_some() => Lent::Mut,
            Expr::Reference(_) => Lent::Shared,
            _ => match self.given(e) {
                Some(Operand::Ref(_, super::scope::Mutability::Mut)) => Lent::Mut,
                Some(Operand::Ref(..)) => Lent::Shared,
                _ => Lent::Not,
            },
        }
    }

    /// An iterator that calls `next` until that gives nothing.
    fn generated(&mut self, e: &Expr) -> Res<Iter> {
        let (name, closure) = &*self.keep(e, || calls_next(e.span()));
        let of = self.expr(e)?;
        let id = match of.lent() {
            Some(id) if self.is_whole(&of) => id,
            _ => {
                let id = self.declare("iterator", of);
                self.vars[id].mutable = true;
                id
            }
        };
        let scope = self.scope.clone();
        self.scope.bind(name.to_string(), id);
        let next = self.closure(closure);
        self.scope = scope;
        match next? {
            Operand::Closure(next) => Ok(Iter::Generate(Callee::Closure(next))),
            _ => Err(crate::report::Refused),
        }
    }

    /// Whether a reference is to all of a variable.
    fn is_whole(&self, of: &Operand) -> bool {
        matches!(of, Operand::Ref(place, _) if place.path.is_empty() && place.window.is_none())
    }

    /// What `into_iter` gives.
    fn turned_into_iterator(&mut self, e: &Expr, method: &'m Method) -> Res<Iter> {
        let of = self.expr(e)?;
        let callee = inlined::Callee::method(method);
        let items = self.inline_needed(e, &callee, &[of], e.span());
        match items {
            Some(Ok(items)) => self.items_of(items, e.span()),
            _ => Err(self.refuse(
                e,
                "the body of this type's `into_iter` cannot stand in the place of the call",
                "let it be a short chain of adaptors, as `self.items.iter()`, or call `.iter()` of the field",
            )),
        }
    }
}

/// How something is passed.
#[derive(PartialEq)]
enum Lent {
    Not,
    Shared,
    Mut,
}

/// What the `impl` of a method is for: `Grid`, `&Grid` or `&mut Grid`.
fn is_lent(m: &Method) -> Lent {
    match &m.self_ty {
        syn::Type::Reference(r) if r.mutability.is_some() => Lent::Mut,
        syn::Type::Reference(_) => Lent::Shared,
        _ => Lent::Not,
    }
}

/// A closure that takes the next item of the variable that is called so.
fn calls_next(span: Span) -> (Ident, Rc<ExprClosure>) {
    let name = Ident::new("__grads_iterator", Span::mixed_site().located_at(span));
    let closure = syn::parse_quote_spanned!(span=> || #name.next());
    (name, Rc::new(closure))
}
