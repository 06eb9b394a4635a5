//! Values of the user's types: struct literals and constructors.

use super::inlined::{payload_of, referent};
use super::scope::{Base, Fields, Operand, Place, Slot, Val, VarId};
use super::types::Ty;
use super::{Lowerer, Res};
use crate::report::{Refused, Site};
use grad_core::ir::Attr;
use grad_core::ops::make;
use proc_macro2::Span;
use quote::ToTokens;
use std::rc::Rc;
use syn::spanned::Spanned;

impl Lowerer<'_> {
    /// `Path { field: value, .. }`
    pub fn make(&mut self, e: &syn::ExprStruct) -> Res<Operand> {
        if self.is_held_as_fields(&e.path) {
            let rest = e.rest.as_deref().map(|rest| self.fields_of(rest));
            match rest {
                None => return self.held_as_fields(e, vec![]),
                Some(Some(id)) => return self.held_with_rest(e, id),
                Some(None) => {}
            }
        }
        let mut fields = vec![];
        for field in &e.fields {
            let name = field.member.to_token_stream().to_string();
            let converted = self.wanted_as(self.declared_field(&e.path, &name), &field.expr);
            let value = self.scalar(converted.as_deref().unwrap_or(&field.expr))?;
            let is_reference = matches!(super::place::strip(&field.expr), syn::Expr::Reference(_));
            let lent = self.is_lent_param(&field.expr);
            let is_reference = lent || is_reference && !matches!(self.ty(value), Ty::Named(_));
            self.owned_field(&e.path, &name, is_reference, value, field.expr.span())?;
            fields.push((name, value));
        }
        self.at(Site::of(e));
        let Some(rest) = &e.rest else {
            return Ok(Operand::Val(self.make_of(&e.path, fields)));
        };
        // the fields that are not written are those of another value
        let base = match is_default(rest) {
            // of which type is clear in the user's literal only
            true => {
                let path = &e.path;
                self.scalar(&syn::parse_quote_spanned!(rest.span()=> #path::default()))?
            }
            false => self.scalar(rest)?,
        };
        let id = self.declare("rest", Operand::Val(base));
        for (name, v) in fields {
            let place = self.field_of(&Place::of(Base::Var(id)), name);
            self.write_place(&place, Operand::Val(v), e.span())?;
        }
        self.read(id)
    }

    /// Whether values of a struct of the world's are held as their fields.
    fn is_held_as_fields(&self, path: &syn::Path) -> bool {
        let world = self.model.seen.as_ref();
        world
            .zip(self.made_by(path))
            .is_some_and(|(world, of)| world.is_held_as_fields(&of))
    }

    /// What a literal makes, as its fields: what they refer to is used where it is. `rest` are those that are not written.
    fn held_as_fields(&mut self, e: &syn::ExprStruct, rest: Vec<(String, VarId)>) -> Res<Operand> {
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
    fn held_with_rest(&mut self, e: &syn::ExprStruct, rest: VarId) -> Res<Operand> {
        let var = &self.vars[rest];
        let (Some(fields), Slot::Tuple(ids)) = (&var.fields, &var.slot) else {
            return Err(Refused);
        };
        let rest = fields.names.iter().cloned().zip(ids.iter().copied());
        self.held_as_fields(e, rest.collect())
    }

    fn by_fields(
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
            let is_reference = matches!(member, Operand::Ref(..));
            let value = self.value_of(member, span)?;
            self.owned_field(&fields.path, name, is_reference, value, span)?;
            values.push((name.clone(), value));
        }
        Ok(self.make_of(&fields.path, values))
    }

    /// Whether a field of a type of the world's is a reference to something with floats.
    fn is_declared_lent(&self, of: &syn::Path, name: &str) -> bool {
        let world = self.model.seen.as_ref();
        world
            .zip(self.made_by(of))
            .is_some_and(|(world, of)| world.lends(&of, name))
    }

    /// The type with which a field is declared.
    fn declared_field(&self, of: &syn::Path, name: &str) -> Option<syn::Type> {
        self.declares()?.part(&self.made_by(of)?, name)
    }

    /// The type of which a literal makes a value.
    fn made_by(&self, of: &syn::Path) -> Option<Box<str>> {
        match of.is_ident("Self") {
            true => self.model.self_name(),
            false => Some(crate::check::shown(of).into()),
        }
    }

    /// Whether an expression is the name of a differentiated param that is a reference.
    fn is_lent_param(&self, e: &syn::Expr) -> bool {
        let Some(id) = self.variable(e) else {
            return false;
        };
        let name = &self.vars[id].name;
        let first = self.vars.iter().position(|var| var.name == *name);
        let mut params = self.model.params.iter();
        first == Some(id)
            && params
                .any(|p| p.differentiated && p.ident == name && p.by == crate::model::By::Shared)
    }

    /// A field that borrows numbers: what they are may change while the value is there, and its way back owns nothing.
    fn owned_field(
        &mut self,
        of: &syn::Path,
        name: &str,
        is_reference: bool,
        value: Val,
        span: Span,
    ) -> Res<()> {
        let borrowed = match self.ty(value) {
            Ty::Slice(_) => true,
            Ty::Vec(_) | Ty::Array(..) | Ty::Named(_) => is_reference,
            _ => false,
        };
        if borrowed || self.is_declared_lent(of, name) && !self.is_foreign(&Operand::Val(value)) {
            return Err(self.problems.refuse(
                span,
                "a value that borrows numbers is made here",
                "make it outside and take it as a param, or hand the numbers on as arguments of their own",
            ));
        }
        Ok(())
    }

    /// `Path(value, ..)`; `spans` are the arguments'.
    pub fn constructed(
        &mut self,
        path: &syn::Path,
        args: Vec<Operand>,
        spans: impl Iterator<Item = Span>,
    ) -> Res<Operand> {
        if self.is_held_as_fields(path) {
            let names = (0..args.len()).map(|i| i.to_string()).collect();
            return Ok(self.by_fields(path, names, args));
        }
        let values = args.into_iter().zip(spans);
        let values = values.map(|(v, span)| self.value_of(v, span));
        let values = values.collect::<Res<_>>()?;
        Ok(Operand::Val(self.make_tuple(path, values)))
    }

    /// `Path(value, ..)` of values.
    pub fn make_tuple(&mut self, path: &syn::Path, values: Vec<Val>) -> Val {
        let numbered = |(i, v): (usize, Val)| (i.to_string(), v);
        self.make_of(path, values.into_iter().enumerate().map(numbered).collect())
    }

    /// A path as text; that of a variant has what it is a variant of.
    pub fn path_text(&self, path: &syn::Path) -> String {
        let text = crate::check::shown(path);
        match self.bare.contains(&text) {
            true => format!("{}::{text}", super::bare::ENUM),
            false => text,
        }
    }

    /// `Shape::Unit`
    pub fn unit_variant(&mut self, path: &syn::Path) -> Option<Val> {
        let name = path.segments.last()?.ident.to_string();
        let is_variant = make::is_variant(&self.path_text(path))
            && name.starts_with(|c: char| c.is_uppercase())
            && name.contains(|c: char| c.is_lowercase());
        is_variant.then(|| self.make_of(path, vec![]))
    }

    fn make_of(&mut self, path: &syn::Path, fields: Vec<(String, Val)>) -> Val {
        let text = self.path_text(path);
        let name = match text.rsplit_once("::") {
            Some((of, _)) if make::is_variant(&text) => of,
            _ => &text,
        };
        let of_result = ["Ok", "Err", "Result"].contains(&name);
        let ty = match name == super::bare::ENUM || of_result {
            true => self.types.any(),
            false => Ty::Named(name.replace("::<", "<").into()),
        };
        let names: Vec<&str> = fields.iter().map(|(name, _)| name.as_str()).collect();
        let attr = Attr::Field(format!("{text}{{{}}}", names.join(",")).into());
        for (name, v) in &fields {
            let part = self.types.part(&ty, &make::field_step(&text, name));
            let found = self.ty(*v);
            self.types.unify(&part, &found);
        }
        let values: Vec<Val> = fields.iter().map(|(_, v)| *v).collect();
        self.prim_attr(&make::MAKE, attr, &values, ty)
    }
}

/// `Default::default()`
fn is_default(e: &syn::Expr) -> bool {
    match super::place::strip(e) {
        syn::Expr::Call(c) if c.args.is_empty() => match super::place::strip(&c.func) {
            syn::Expr::Path(p) => {
                let mut names = p.path.segments.iter().rev().map(|s| &s.ident);
                names.next().is_some_and(|n| n == "default")
                    && names.next().is_some_and(|n| n == "Default")
            }
            _ => false,
        },
        _ => false,
    }
}
