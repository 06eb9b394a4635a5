//! Structs that are held as their fields: those that borrow, or hold functions, have no way back of their own.

use super::inlined::{payload_of, referent};
use super::place::strip;
use super::scope::{Base, Operand, Place, Slot, Val, VarId};
use super::types::Ty;
use super::{Lowerer, Res};
use crate::report::Refused;
use proc_macro2::Span;
use quote::ToTokens;
use std::rc::Rc;
use syn::Expr;

/// What a struct is that is held as its fields: a value that borrows has no way back of its own.
pub struct Fields {
    /// The path of its literal.
    pub path: syn::Path,
    /// Its type.
    pub ty: Ty,
    /// The fields' names.
    pub names: Vec<String>,
}

impl Fields {
    /// Where a field stands.
    pub fn position(&self, member: &syn::Member) -> Option<usize> {
        match member {
            syn::Member::Named(name) => self.named(&name.to_string()),
            syn::Member::Unnamed(i) => self.named(&i.index.to_string()),
        }
    }

    /// Where a field of this name stands.
    pub fn named(&self, name: &str) -> Option<usize> {
        self.names.iter().position(|field| field == name)
    }
}

impl Lowerer<'_> {
    /// Whether values of a struct of the world's are held as their fields. Where calls are not written out they could be handed to none.
    pub fn is_held_as_fields(&self, path: &syn::Path) -> bool {
        let world = self.model.seen.as_ref().filter(|world| world.inlines);
        world
            .zip(self.made_by(path))
            .is_some_and(|(world, of)| world.is_held_as_fields(&of))
    }

    /// What a literal makes, as its fields: what they refer to is used where it is. `rest` are those that are not written.
    pub fn held_as_fields(
        &mut self,
        e: &syn::ExprStruct,
        rest: Vec<(String, VarId)>,
    ) -> Res<Operand> {
        let (mut names, mut members) = (vec![], vec![]);
        for field in &e.fields {
            let name = field.member.to_token_stream().to_string();
            let converted = self.wanted_as(self.declared_field(&e.path, &name), &field.expr);
            let value = self.expr(converted.as_deref().unwrap_or(&field.expr))?;
            members.push(self.as_declared(&e.path, &name, value));
            names.push(name);
        }
        for (name, id) in rest {
            if !names.contains(&name) {
                members.push(self.read(id)?);
                names.push(name);
            }
        }
        Ok(self.by_fields(&e.path, names, members))
    }

    /// A literal with `..rest`, where `rest` is held as its fields.
    pub fn held_with_rest(&mut self, e: &syn::ExprStruct, rest: VarId) -> Res<Operand> {
        let var = &self.vars[rest];
        let (Some(fields), Slot::Tuple(ids)) = (&var.fields, &var.slot) else {
            return Err(Refused);
        };
        let rest = fields.names.iter().cloned().zip(ids.iter().copied());
        self.held_as_fields(e, rest.collect())
    }

    pub fn by_fields(
        &mut self,
        path: &syn::Path,
        names: Vec<String>,
        members: Vec<Operand>,
    ) -> Operand {
        let ty = self
            .made_by(path)
            .map_or_else(|| self.types.any(), Ty::Named);
        let path = path.clone();
        Operand::Fields(Rc::new(Fields { path, ty, names }), members)
    }

    /// A field's value, of the type that the field is declared with.
    fn as_declared(&mut self, of: &syn::Path, name: &str, value: Operand) -> Operand {
        let world = self.declares();
        let made = self.made_by(of);
        let ty = world
            .zip(made)
            .and_then(|(w, of)| w.written_part(&of, name));
        match ty {
            Some(ty) => self.of_written(value, &ty),
            None => value,
        }
    }

    /// A value of a type that is written, as far as that is known: it may be a reference.
    fn of_written(&mut self, value: Operand, ty: &syn::Type) -> Operand {
        let ty = referent(ty);
        let element = match ty {
            syn::Type::Slice(slice) => &slice.elem,
            ty => ty,
        };
        match (value, payload_of(ty)) {
            (Operand::Option(flag, payload), Some(ty)) => {
                let payload = match *payload {
                    Operand::Never => self.nothing_of(&ty),
                    payload => self.of_written(payload, &ty),
                };
                Operand::Option(flag, Box::new(payload))
            }
            (value, _) if !self.declares().is_some_and(|w| w.is_known(element)) => value,
            (Operand::Ref(place, how), _) => {
                let (own, declared) = (self.place_ty(&place), self.syn_type(ty));
                match declared {
                    Ty::Slice(element) => {
                        let own = self.types.element(&own);
                        self.types.unify(&own, &element);
                    }
                    ty => self.types.unify(&own, &ty),
                }
                Operand::Ref(place, how)
            }
            (value, _) => {
                let ty = self.syn_type(ty);
                self.annotate(value, &ty)
            }
        }
    }

    /// What a `None` would hold.
    fn nothing_of(&mut self, ty: &syn::Type) -> Operand {
        let ty = match self.syn_type(ty) {
            Ty::Slice(element) => Ty::Vec(element),
            ty => ty,
        };
        Operand::Val(self.undefined(ty))
    }

    /// The value itself, which is needed where the way it goes is not seen.
    pub fn made_of_fields(
        &mut self,
        fields: &Fields,
        members: Vec<Operand>,
        span: Span,
    ) -> Res<Val> {
        let mut values = vec![];
        for (name, member) in fields.names.iter().zip(members) {
            let is_reference = super::skeleton::has_reference(&member);
            let value = self.value_of(member, span)?;
            self.owned_field(&fields.path, name, is_reference, value, span)?;
            values.push((name.clone(), value));
        }
        Ok(self.make_of(&fields.path, values))
    }

    /// The variable of a field of a struct that is held as its fields.
    pub fn named_member(&self, id: VarId, name: &str) -> Option<VarId> {
        let at = self.vars[id].fields.as_ref()?.named(name)?;
        match &self.vars[id].slot {
            Slot::Tuple(members) => members.get(at).copied(),
            _ => None,
        }
    }

    /// The variable that is meant by a place, if it is held as its fields.
    pub fn fields_of(&self, e: &Expr) -> Option<VarId> {
        match strip(e) {
            Expr::Unary(u) if matches!(u.op, syn::UnOp::Deref(_)) => self.fields_of(&u.expr),
            e => {
                let id = self.referent(self.variable(e)?);
                self.vars[id].fields.is_some().then_some(id)
            }
        }
    }

    /// Whether what is passed is held as its fields.
    pub fn is_apart(&self, operand: &Operand) -> bool {
        match operand {
            Operand::Fields(..) => true,
            Operand::Iter(iter) => iter.is_list(),
            lent if self.is_lent_view(lent) => true,
            Operand::Ref(place, _) => self
                .whole_variable(place)
                .is_some_and(|id| self.vars[id].fields.is_some()),
            _ => false,
        }
    }

    /// A field of what a place is, where that is held as its fields.
    pub fn member_of(&mut self, place: &Place, name: &str) -> Option<Place> {
        let id = self.named_member(self.whole_variable(place)?, name)?;
        Some(match self.vars[id].slot.clone() {
            Slot::Alias(Operand::Ref(place, _)) => place,
            Slot::View(view) => self.seen_by(&view),
            _ => Place::of(Base::Var(id)),
        })
    }

    /// What a place holds, as it is passed by value: a tuple, or a struct that is held as its fields, stays apart.
    pub fn held(&mut self, place: &Place, span: Span) -> Res<Operand> {
        match self.whole_variable(place) {
            Some(id) if self.vars[id].fields.is_some() => self.read(id),
            _ => {
                let v = self.read_place(place, span)?;
                Ok(self.take_apart(v))
            }
        }
    }
}
