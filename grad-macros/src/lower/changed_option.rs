//! `Option`s that are changed where they are: `take`, `replace`, `insert` and their like on variables, fields and elements.
//!
//! Of the type of a field only rustc knows, and a type of the user's may have a `take` too. What shows in the body, before
//! the call or after it, that there or in what the call gives is an `Option`, is noted, and the function is lowered again.

use super::option::listed;
use super::place::strip;
use super::scope::{Base, Mutability, Operand, Place, Slot};
use super::types::{OPTION_PAYLOAD, Ty};
use super::{Lowerer, Res};
use crate::assumed::Assumed;
use syn::spanned::Spanned;
use syn::{Expr, ExprMethodCall};

/// Methods that change an `Option`, with the number of their arguments.
pub const CHANGES: [(&str, usize); 6] = [
    ("take", 0),
    ("replace", 1),
    ("insert", 1),
    ("get_or_insert", 1),
    ("get_or_insert_with", 1),
    ("as_mut", 0),
];

impl Lowerer<'_> {
    /// Whether such a method is called on a field or an element that is known to be an `Option`.
    pub fn is_change_of_option(&mut self, e: &ExprMethodCall) -> bool {
        let place = is_place_like(&e.receiver) && self.given(&e.receiver).is_none();
        if !listed(&CHANGES, e) || !place {
            return false;
        }
        match self.probe(&e.receiver) {
            Some(Ty::Option(_)) => true,
            Some(Ty::Named(_)) => false,
            // nothing else has it
            _ if e.method.to_string().starts_with("get_or_insert") => true,
            _ => self.whose.is_of_option(e),
        }
    }

    /// `x.take()`, `x.replace(v)`, `x.insert(v)`, `x.as_mut()` and their like.
    pub fn option_changed(&mut self, e: &ExprMethodCall, name: &str) -> Res<Operand> {
        if !is_place_like(&e.receiver) && matches!(name, "take" | "as_mut") {
            return self.expr(&e.receiver);
        }
        let open = self.variable(&e.receiver);
        let open = open.filter(|id| matches!(self.vars[*id].slot, Slot::Option(..)));
        if open.is_some() {
            self.note_option(&e.receiver);
        }
        let place = match open {
            Some(id) => Place::of(Base::Var(id)),
            None => self.place(&e.receiver)?,
        };
        self.assume_at(Assumed::Option, &e.receiver, &place);
        if name == "as_mut" {
            return self.option_borrowed(&place, e);
        }
        let old = match open {
            Some(id) => self.read(id)?,
            None => Operand::Val(self.read_place(&place, e.span())?),
        };
        let old = self.opened(old, e.span());
        if name.starts_with("get_or") {
            let Operand::Option(some, _) = old else {
                return Ok(old);
            };
            let given = match name {
                "get_or_insert" => Some(self.expr(&e.args[0])?),
                _ => None,
            };
            let none = self.negated(some)?;
            self.when(e.span(), none, &mut |s| {
                let value = match &given {
                    Some(value) => value.clone(),
                    None => s.apply(&e.args[0], vec![])?,
                };
                let new = s.some(value);
                s.write_place(&place, new, e.span())
            })?;
        } else {
            let new = match name {
                "take" => self.none(),
                _ => {
                    let value = self.expr(&e.args[0])?;
                    self.some(value)
                }
            };
            self.write_place(&place, new, e.span())?;
        }
        if matches!(name, "take" | "replace") {
            return Ok(old);
        }
        match self.option_borrowed(&place, e)? {
            Operand::Option(_, payload) => Ok(*payload),
            other => Ok(other),
        }
    }

    /// `x.as_mut()`
    fn option_borrowed(&mut self, place: &Place, e: &ExprMethodCall) -> Res<Operand> {
        if let Base::Var(id) = place.base
            && place.path.is_empty()
            && matches!(self.vars[id].slot, Slot::Option(..))
        {
            return self.borrowed(id);
        }
        let whole = Operand::Ref(place.clone(), Mutability::Mut);
        Ok(self.opened(whole, e.span()))
    }
}

impl super::types::Types {
    /// Whether a type is known to be that of an `Option`.
    pub fn is_option(&self, ty: &Ty) -> bool {
        matches!(self.shallow(ty), Ty::Option(_)) || self.steps(ty).any(|s| s == OPTION_PAYLOAD)
    }
}

fn is_place_like(e: &Expr) -> bool {
    matches!(strip(e), Expr::Path(_) | Expr::Field(_) | Expr::Index(_))
        || matches!(strip(e), Expr::Unary(u) if matches!(u.op, syn::UnOp::Deref(_)))
}
