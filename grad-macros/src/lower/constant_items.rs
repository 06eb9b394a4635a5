//! Loops over constants that only rustc runs over: the entries of a map or a set, the lines and characters of a text, what is behind
//! a guard. Their items are collected before the loop, so that they have positions.

use super::guards::starts_in_guard;
use super::iter::{Iter, is_collection};
use super::place::strip;
use super::scope::{Base, Mutability, Operand, Place, Slot};
use super::types::Ty;
use super::{Lowerer, Res};
use quote::{ToTokens, quote_spanned};
use syn::Expr;
use syn::spanned::Spanned;

/// Methods that run over a map, a set or a text, with the number of their arguments.
const SOURCES: [(&str, usize); 13] = [
    ("iter", 0),
    ("into_iter", 0),
    ("keys", 0),
    ("values", 0),
    ("into_keys", 0),
    ("into_values", 0),
    ("range", 1),
    ("chars", 0),
    ("char_indices", 0),
    ("bytes", 0),
    ("lines", 0),
    ("split_whitespace", 0),
    ("split", 1),
];

impl Lowerer<'_> {
    /// Whether an expression runs over a constant that has no positions.
    pub fn runs_over_a_collection(&self, e: &Expr) -> bool {
        match strip(e) {
            Expr::Path(_) => self.is_collection_name(e) && !self.is_text(e),
            Expr::Reference(r) if starts_in_guard(&r.expr) => r.mutability.is_none(),
            Expr::Reference(r) => r.mutability.is_none() && self.runs_over_a_collection(&r.expr),
            Expr::MethodCall(m) => {
                let known =
                    |(name, args): &(&str, usize)| m.method == name && m.args.len() == *args;
                SOURCES.iter().any(known) && self.is_collection_of_rustc(&m.receiver)
            }
            _ => false,
        }
    }

    /// Whether a value is of the type of a collection of std that is no array.
    pub fn is_named_collection(&mut self, value: &Operand) -> bool {
        let ty = match value {
            Operand::Ref(place, _) => self.place_ty(place),
            Operand::Val(v) => self.ty(*v),
            _ => return false,
        };
        let ty = self.types.shallow(&ty);
        matches!(ty, Ty::Named(_)) && is_collection(&ty)
    }

    /// Whether an expression is such a run with adaptors behind it.
    pub fn is_chain_over_a_collection(&self, e: &Expr) -> bool {
        let e = strip(e);
        let over = match e {
            Expr::MethodCall(m) if self.is_iterator_call(m) => {
                self.is_chain_over_a_collection(&m.receiver)
            }
            _ => false,
        };
        over || matches!(e, Expr::MethodCall(_)) && self.runs_over_a_collection(e)
    }

    fn is_collection_of_rustc(&self, e: &Expr) -> bool {
        starts_in_guard(e) || self.is_collection_name(e)
    }

    /// Whether a name is that of a collection that is no array, or of a text.
    fn is_collection_name(&self, e: &Expr) -> bool {
        let Some(id) = self.variable(strip(e)) else {
            return false;
        };
        let ty = match &self.vars[id].slot {
            Slot::Cell(_) => self.vars[id].ty.clone(),
            Slot::Alias(Operand::Ref(place, _)) if place.path.is_empty() => match place.base {
                Base::Var(id) => self.vars[id].ty.clone(),
                Base::Val(v) => self.ty(v),
            },
            Slot::Alias(Operand::Val(v)) => self.ty(*v),
            _ => return false,
        };
        let ty = self.types.shallow(&ty);
        self.is_text(e) || matches!(ty, Ty::Named(_)) && is_collection(&ty)
    }

    /// The items, in the order in which rustc runs over them; nothing if they are no constants.
    pub fn constant_items(&mut self, e: &Expr) -> Res<Option<Iter>> {
        if !self.is_of_constants(e) {
            return Ok(None);
        }
        let (ty, shown) = (self.types.open(), e.to_token_stream());
        let items = quote_spanned!(e.span()=> ::grads::__private::items(#shown));
        let items = self.opaque_for(e, items, Some(ty))?;
        Ok(items.map(|v| Iter::Elements(Place::of(Base::Val(v)), Mutability::Shared)))
    }
}
