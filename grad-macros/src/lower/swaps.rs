//! `std::mem::swap`, `replace` and `take`: of what is in a place, or of the references to two places.

use super::place::strip;
use super::scope::{Base, Mutability, Operand, Place, Slot, Val, VarId};
use super::types::Ty;
use super::{Lowerer, Res};
use grad_core::ops;
use proc_macro2::Span;
use quote::quote_spanned;
use syn::spanned::Spanned;
use syn::{Expr, ExprCall};

impl<'m> Lowerer<'m> {
    /// A function of `std::mem`.
    pub fn mem(&mut self, e: &ExprCall, name: &str) -> Res<Operand> {
        if let Some(view) = e.args.first().and_then(|a| self.taken_view(a))
            && name != "swap"
        {
            return self.other_view(e, view);
        }
        let references: Vec<bool> = e.args.iter().map(|a| self.is_reference(a)).collect();
        let places = e
            .args
            .iter()
            .take(if name == "swap" { 2 } else { 1 })
            .map(|a| self.place(a))
            .collect::<Res<Vec<Place>>>()?;
        if references.first() == Some(&true) && name != "swap" {
            return Err(self.refuse(
                &e.args[0],
                "a reference is taken out of its variable here",
                "use a new variable for what is left of the array",
            ));
        }
        match (name, &places[..], e.args.len()) {
            ("swap", [a, b], 2) => {
                if references.contains(&true) {
                    self.swap_references([a, b], e.span())?;
                }
                self.swap_places(a, b, e.span()).map(|()| Operand::Unit)
            }
            ("replace", [a], 2) => {
                let new = self.expr(&e.args[1])?;
                let old = self.read_place(a, e.span())?;
                self.write_place(a, new, e.span())?;
                Ok(Operand::Val(old))
            }
            ("take", [a], 1) => {
                let old = self.read_place(a, e.span())?;
                let ty = self.ty(old);
                let new = match &ty {
                    Ty::Vec(_) => {
                        let n = self.usize(0);
                        self.prim(&ops::array::VEC_NEW, &[n], ty)
                    }
                    ty if matches!(ty, Ty::Named(_)) || self.types.is_unknown(ty) => {
                        self.default_like(e, old)?
                    }
                    _ => self.undefined(ty),
                };
                self.write_place(a, Operand::Val(new), e.span())?;
                Ok(Operand::Val(old))
            }
            _ => self.host(e),
        }
    }

    /// The variable that is lent by `&mut`, if it is a view: `take(&mut rest)`.
    fn taken_view(&self, lent: &Expr) -> Option<VarId> {
        match strip(lent) {
            Expr::Reference(r) => self.view_in(&r.expr),
            e => self.lent_again(e).and(self.view_in(e)),
        }
    }

    /// `take` or `replace` of a view: what it refers to stays where it is.
    fn other_view(&mut self, e: &ExprCall, view: VarId) -> Res<Operand> {
        let new = e.args.iter().nth(1).map(|new| self.expr(new)).transpose()?;
        let old = self.read(view)?;
        match new {
            Some(new) => self.assign_var(view, new, e.span())?,
            None => self.empty_view(view, e.span())?,
        }
        Ok(old)
    }

    /// What `take` leaves in the place of a value of the user's: what its `impl` says, or what only rustc knows.
    fn default_like(&mut self, e: &ExprCall, old: Val) -> Res<Val> {
        let ty = self.ty(old);
        if let Some(name) = self.has_seen_default(&ty) {
            return self.scalar(&syn::parse_quote_spanned!(e.span()=> #name::default()));
        }
        let stopped = self.stop(Operand::Val(old), e.span())?;
        let outer = self.scope.clone();
        let name = self.matched(&syn::parse_quote_spanned!(e.span()=> _), stopped)?;
        let tokens = quote_spanned!(e.span()=> ::grads::__private::default_like(#name));
        let made = self.opaque_for(e, tokens, Some(ty.clone()));
        self.scope = outer;
        Ok(made?.unwrap_or_else(|| self.undefined(ty)))
    }

    /// The name of a type that stands here, with an `impl Default`.
    fn has_seen_default(&self, ty: &Ty) -> Option<syn::Ident> {
        let Ty::Named(name) = ty else { return None };
        let name = syn::parse_str(name).ok()?;
        let world = self.model.seen.as_ref()?;
        world.has_impl(&name, "Default").then_some(name)
    }

    /// Whether `&mut e` refers to a variable that is a `&mut` itself.
    fn is_reference(&mut self, e: &Expr) -> bool {
        let Expr::Reference(r) = strip(e) else {
            return false;
        };
        let Expr::Path(_) = strip(&r.expr) else {
            return false;
        };
        self.variable(&r.expr).is_some_and(|id| {
            self.may_be_swapped(id);
            matches!(
                self.vars[id].slot,
                Slot::Alias(Operand::Ref(_, Mutability::Mut))
            )
        })
    }

    /// Swapping two references is like swapping what they refer to, as long as nobody looks at that by its own name.
    fn swap_references(&mut self, places: [&Place; 2], span: Span) -> Res<()> {
        for place in places {
            let variable = match place.base {
                Base::Var(id) if place.path.is_empty() && place.window.is_none() => Some(id),
                _ => None,
            };
            match variable.filter(|id| !self.lent.contains(id)) {
                Some(id) => {
                    self.swapped.insert(id);
                }
                None => {
                    return Err(self.problems.refuse(
                        span,
                        "which of two arrays a reference refers to changes here",
                        "swap what is in them: `a.swap_with_slice(b)`, or `std::mem::swap(a, b)` of `&mut Vec`s",
                    ));
                }
            }
        }
        Ok(())
    }

    /// Notes that a variable is looked at by its own name.
    pub fn looked_at(&mut self, id: VarId, span: Span) -> Res<()> {
        if !self.swapped.contains(&id) {
            return Ok(());
        }
        Err(self.problems.refuse(
            span,
            "a reference to this was swapped with another, so what is in it now depends on how often",
            "go on with the references, or swap the variables themselves",
        ))
    }
}
