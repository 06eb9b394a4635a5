//! Iterators collected into vectors.

use super::each::Visit;
use super::iter::Iter;
use super::place::strip;
use super::reduce::turbofish;
use super::scope::{Operand, Val, VarId};
use super::types::Ty;
use super::{Lowerer, Res};
use crate::assumed::Assumed;
use proc_macro2::Span;
use quote::quote_spanned;
use std::rc::Rc;
use syn::spanned::Spanned;
use syn::{Expr, ExprMethodCall, PathArguments, Type};

impl<'m> Lowerer<'m> {
    /// `iterator.collect()`
    pub fn collect(&mut self, e: &ExprMethodCall) -> Res<Operand> {
        if let Some(ty) = turbofish(e)
            && super::maps::is_map(ty)
            && self.is_of_constants(&e.receiver)
        {
            let value = self.host(e)?;
            return Ok(self.annotate(value, &Ty::Named(crate::check::shown(ty).into())));
        }
        if let Some(ty) = turbofish(e)
            && crate::check::is_text(ty)
        {
            return self.collected_text(e);
        }
        if let Some(ty) = turbofish(e)
            && !is_vec(ty)
        {
            return Err(self.refuse(
                ty,
                "only `Vec` can be collected into",
                "collect into a `Vec`",
            ));
        }
        let iter = self.iterator(&e.receiver)?;
        if let Some(list) = self.listed(e, &iter)? {
            return Ok(Operand::Iter(Rc::new(Iter::Listed(list))));
        }
        self.at(e.span());
        let out = self.room_for("collected", &iter, e.span())?;
        if let Some(ty) = turbofish(e) {
            let (own, said) = (self.vars[out].ty.clone(), self.syn_type(ty));
            self.types.unify(&own, &said);
        }
        let at = self.visit(e)?;
        self.each(at, &iter, &mut |s, item, _| {
            let v = s.value_of(item, e.span())?;
            s.push(out, v)
        })?;
        self.take(out).map(Operand::Val)
    }

    /// `chars.collect::<String>()`
    pub fn collected_text(&mut self, e: &ExprMethodCall) -> Res<Operand> {
        let iter = self.iterator(&e.receiver)?;
        let at = self.visit(e)?;
        let pieces = self.collected(at, &iter)?;
        let outer = self.scope.clone();
        let id = self.declare("grads_pieces", Operand::Val(pieces));
        self.scope.bind("grads_pieces".into(), id);
        let text = quote_spanned!(e.span()=> grads_pieces.iter().cloned().collect::<::grads::__private::std::string::String>());
        let text = self.opaque_for(e, text, Some(super::texts::owned()));
        self.scope = outer;
        Ok(text?.map_or(Operand::Unit, Operand::Val))
    }

    /// Notes that a name for a type stands for a vector, where an iterator is collected into it.
    pub fn assume_collected(&mut self, e: &Expr, ty: &Ty) {
        let name = match ty {
            Ty::Named(name) => name,
            _ => return,
        };
        if let Expr::MethodCall(call) = strip(e)
            && call.method == "collect"
            && call.turbofish.is_none()
            && !self.types.is_std(name)
        {
            self.assume(Assumed::Collected, e);
        }
    }

    /// An empty vector for the items of an iterator.
    pub fn room_for(&mut self, name: &str, iter: &Iter, span: Span) -> Res<VarId> {
        let capacity = match iter.has_positions() {
            true => Some(self.len_of(iter, span)?),
            false => None,
        };
        let new = self.vec_new(capacity)?;
        Ok(self.variable_of(name, new))
    }

    /// A vector that holds the items of an iterator.
    pub fn collected(&mut self, at: Visit, iter: &Iter) -> Res<Val> {
        let out = self.room_for("collected", iter, at.span)?;
        self.each(at, iter, &mut |s, item, _| {
            let v = s.value_of(item, at.span)?;
            s.push(out, v)
        })?;
        self.take(out)
    }

    /// `iterator.unzip()`
    pub fn unzip(&mut self, e: &ExprMethodCall) -> Res<Operand> {
        let span = e.span();
        let iter = self.iterator(&e.receiver)?;
        self.at(span);
        let outs = [
            self.room_for("left", &iter, span)?,
            self.room_for("right", &iter, span)?,
        ];
        self.each(Visit::of(span, e), &iter, &mut |s, item, _| {
            let members = match item {
                Operand::Tuple(members) if members.len() == 2 => members,
                other => {
                    let v = s.value_of(other, span)?;
                    vec![Operand::Val(s.field(v, "0")), Operand::Val(s.field(v, "1"))]
                }
            };
            for (out, member) in outs.into_iter().zip(members) {
                let v = s.value_of(member, span)?;
                s.push(out, v)?;
            }
            Ok(())
        })?;
        self.outputs(outs)
    }

    /// `iterator.partition(accepts)`
    pub fn partition(&mut self, e: &ExprMethodCall) -> Res<Operand> {
        let span = e.span();
        let iter = self.iterator(&e.receiver)?;
        let callee = self.callee(&e.args[0])?;
        self.at(span);
        let (yes, no) = (self.vec_new(None)?, self.vec_new(None)?);
        let outs = [self.variable_of("left", yes), self.variable_of("right", no)];
        self.each(Visit::of(span, e), &iter, &mut |s, item, _| {
            let left = s.accepts(&callee, &item, span)?;
            s.cond(span, left, &mut |s, left| {
                let v = s.value_of(item.clone(), span)?;
                s.push(outs[usize::from(!left)], v)?;
                Ok(Operand::Unit)
            })
            .map(|_| ())
        })?;
        self.outputs(outs)
    }

    fn outputs(&mut self, outs: [VarId; 2]) -> Res<Operand> {
        let outs = outs.into_iter().map(|out| self.take(out).map(Operand::Val));
        outs.collect::<Res<_>>().map(Operand::Tuple)
    }
}

/// A map, a set or a text as it is written where rustc finds its arguments out.
pub(super) fn without_arguments(ty: &Type) -> Option<Type> {
    let Type::Path(path) = ty else { return None };
    if !super::maps::is_map(ty) {
        return crate::check::is_text(ty).then(|| ty.clone());
    }
    let mut path = path.clone();
    if let PathArguments::AngleBracketed(given) = &mut path.path.segments.last_mut()?.arguments {
        let open = |_| -> syn::GenericArgument { syn::parse_quote!(_) };
        given.args = given.args.iter().map(open).collect();
    }
    Some(Type::Path(path))
}

fn is_vec(ty: &Type) -> bool {
    matches!(ty, Type::Path(p) if p.path.segments.last().is_some_and(|s| s.ident == "Vec"))
}
