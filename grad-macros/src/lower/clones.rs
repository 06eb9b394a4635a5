//! Clones of the user's types. A clone is the same value to the graph; that it is one, generated code sees for itself, wherever
//! the function clones (`grad_core::tangent::clones`).

use super::scope::{Operand, Place, Val};
use super::types::Ty;
use super::{Lowerer, Res};
use grad_core::ops;
use proc_macro2::Span;

/// `copied` or `cloned`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Copies {
    /// What is copied is `Copy`.
    Bits,
    /// The items are cloned.
    Clones,
}

impl Copies {
    /// What a method of that name does.
    pub fn of(method: &str) -> Copies {
        match method {
            "cloned" => Copies::Clones,
            _ => Copies::Bits,
        }
    }
}

impl Lowerer<'_> {
    /// The function clones what is here.
    pub fn is_cloned(&mut self, value: &Operand, span: Span) -> Res<()> {
        match value {
            Operand::Val(v) => self.clones(*v),
            Operand::Ref(place, _) => self.clones_part(place, span)?,
            Operand::Tuple(members) => {
                for member in members {
                    self.is_cloned(member, span)?;
                }
            }
            Operand::Option(some, payload) if self.holds_users(payload) => {
                self.cond(span, *some, &mut |s, some| {
                    if some {
                        s.is_cloned(payload, span)?;
                    }
                    Ok(Operand::Unit)
                })?;
            }
            _ => {}
        }
        Ok(())
    }

    /// What is there, as `.copied()` or `.cloned()` gives it.
    pub fn item_copied(&mut self, item: Operand, how: Copies, span: Span) -> Res<Operand> {
        let item = self.deref(item, span)?;
        if how == Copies::Clones {
            self.is_cloned(&item, span)?;
        }
        Ok(item)
    }

    /// The function clones what is at a place.
    pub fn clones_part(&mut self, place: &Place, span: Span) -> Res<()> {
        let ty = self.place_ty(place);
        if self.may_be_users(&ty) {
            let part = self.read_place(place, span)?;
            self.clones(part);
        }
        Ok(())
    }

    /// The function clones a value.
    pub fn clones(&mut self, v: Val) {
        if self.may_be_users(&self.ty(v)) {
            self.prim(&ops::clones::IS_CLONED, &[v], Ty::Unit);
        }
    }

    fn holds_users(&self, value: &Operand) -> bool {
        match value {
            Operand::Val(v) => self.may_be_users(&self.ty(*v)),
            Operand::Ref(..) => true,
            Operand::Tuple(members) => members.iter().any(|m| self.holds_users(m)),
            Operand::Option(_, payload) => self.holds_users(payload),
            _ => false,
        }
    }

    /// Whether a type of the world's has a `clone` that is seen to be a copy.
    fn is_derived_clone(&self, of: &str) -> bool {
        let world = self.model.seen.as_ref();
        let ty = syn::parse_str(of);
        world
            .zip(ty.ok())
            .is_some_and(|(world, ty)| world.is_cloned_by_fields(&ty))
    }

    /// Whether a value of a type may have a `clone` of the user's.
    fn may_be_users(&self, ty: &Ty) -> bool {
        match self.types.shallow(ty) {
            Ty::Named(of) => !self.is_derived_clone(&of),
            Ty::Open => true,
            ty @ Ty::Var(_) => !self.types.is_number(&ty),
            Ty::Array(of, _) | Ty::Slice(of) | Ty::Vec(of) | Ty::Option(of) => {
                self.may_be_users(&of)
            }
            Ty::Tuple(members) => members.iter().any(|m| self.may_be_users(m)),
            Ty::Float(_) | Ty::Int(_) | Ty::Bool | Ty::Unit | Ty::Pullback => false,
        }
    }
}
