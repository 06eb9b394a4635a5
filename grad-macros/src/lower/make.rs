//! Values of the user's types: struct literals and constructors.

use super::scope::{Base, Operand, Place, Val};
use super::types::Ty;
use super::{Lowerer, Res};
use crate::report::Site;
use grad_core::ir::Attr;
use grad_core::ops::make;
use proc_macro2::Span;
use quote::ToTokens;
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
            let converted = converted.or_else(|| self.collected_into(&e.path, &name, &field.expr));
            if let Some(ty) = self.written_list(&e.path, &name) {
                self.no_object(&field.expr, &ty)?;
            }
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

    /// Whether a field of a type of the world's is a reference to something with floats.
    fn is_declared_lent(&self, of: &syn::Path, name: &str) -> bool {
        let world = self.model.seen.as_ref();
        world
            .zip(self.made_by(of))
            .is_some_and(|(world, of)| world.lends(&of, name))
    }

    /// The type with which a field is declared.
    pub fn declared_field(&self, of: &syn::Path, name: &str) -> Option<syn::Type> {
        self.declares()?.part(&self.made_by(of)?, name)
    }

    /// The type with which a field is declared, if it is a list of trait objects.
    fn written_list(&self, of: &syn::Path, name: &str) -> Option<syn::Type> {
        let ty = self.declares()?.written_part(&self.made_by(of)?, name);
        ty.filter(crate::functions::is_list_of_objects)
    }

    /// `items.collect()` for a field that is declared as a map, a set or a text, with its type behind the name of the method.
    fn collected_into(
        &mut self,
        of: &syn::Path,
        name: &str,
        e: &syn::Expr,
    ) -> Option<std::rc::Rc<syn::Expr>> {
        let syn::Expr::MethodCall(call) = super::place::strip(e) else {
            return None;
        };
        if call.method != "collect" || call.turbofish.is_some() {
            return None;
        }
        let declared = self.declares()?.written_part(&self.made_by(of)?, name)?;
        let into = super::collect::without_arguments(&declared)?;
        let mut call = call.clone();
        call.turbofish = Some(syn::parse_quote!(::<#into>));
        Some(self.keep(e, || syn::Expr::MethodCall(call)))
    }

    /// The same of a field that is named, `self.parts`.
    pub fn list_in_field(&self, e: &syn::Expr) -> Option<syn::Type> {
        let syn::Expr::Field(f) = super::place::strip(e) else {
            return None;
        };
        let Ty::Named(of) = self.declared_type(&f.base)? else {
            return None;
        };
        let of = match &*of {
            "Self" => self.model.self_name()?,
            _ => of,
        };
        let name = f.member.to_token_stream().to_string();
        let ty = self.declares()?.written_part(&of, &name);
        ty.filter(crate::functions::is_list_of_objects)
    }

    /// The type of which a literal makes a value.
    pub fn made_by(&self, of: &syn::Path) -> Option<Box<str>> {
        let shown = crate::check::shown(of);
        match shown.strip_prefix("Self") {
            Some("") => self.model.self_name(),
            Some(rest) if rest.starts_with("::") => {
                let this = self.model.self_name()?;
                Some(format!("{}{rest}", super::base_name(&this)).into())
            }
            _ => Some(shown.into()),
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
    pub fn owned_field(
        &mut self,
        of: &syn::Path,
        name: &str,
        is_reference: bool,
        value: Val,
        span: Span,
    ) -> Res<()> {
        let borrowed = match self.ty(value) {
            Ty::Slice(_) => true,
            Ty::Vec(_) | Ty::Array(..) | Ty::Named(_) | Ty::Tuple(_) => is_reference,
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
        let values = args.into_iter().zip(spans).enumerate();
        let values = values.map(|(i, (v, span))| {
            let value = self.value_of(v, span)?;
            self.owned_field(path, &i.to_string(), false, value, span)?;
            Ok(value)
        });
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

    pub fn make_of(&mut self, path: &syn::Path, fields: Vec<(String, Val)>) -> Val {
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
