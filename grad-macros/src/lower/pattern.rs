//! Variables: declaring, reading, assigning; patterns take values apart.

use super::scope::{Base, Mutability, Operand, Place, Slot, Val, VarId};
use super::skeleton::has_reference;
use super::types::Ty;
use super::{Lowerer, Res};
use crate::report::Refused;
use grad_core::ir::Attr;
use grad_core::ops;
use proc_macro2::Span;
use syn::Pat;
use syn::spanned::Spanned;

impl<'m> Lowerer<'m> {
    /// A new variable that holds `operand`; the caller brings its name into scope.
    pub fn declare(&mut self, name: &str, operand: Operand) -> VarId {
        let fields = match &operand {
            Operand::Fields(fields, _) => Some(fields.clone()),
            _ => None,
        };
        let (ty, slot) = match operand {
            Operand::Val(v) => (self.ty(v), Slot::Cell(Some(v))),
            Operand::Tuple(members) => {
                let ids = self.declare_members(name, members);
                let tys = ids.iter().map(|id| self.vars[*id].ty.clone()).collect();
                (Ty::Tuple(tys), Slot::Tuple(ids))
            }
            Operand::Fields(fields, members) => {
                let ids = self.declare_members(name, members);
                (fields.ty.clone(), Slot::Tuple(ids))
            }
            Operand::Option(flag, payload) if matches!(*payload, Operand::Never) => {
                return self.declare_none(name, flag);
            }
            Operand::Option(flag, payload) => {
                let flag = self.declare(&format!("{name}_is_some"), Operand::Val(flag));
                let payload = self.declare(name, *payload);
                let ty = self.vars[payload].ty.clone();
                (Ty::Option(Box::new(ty)), Slot::Option(flag, payload))
            }
            Operand::Ref(place, how) => {
                let ty = self.place_ty(&place);
                (ty, Slot::Alias(Operand::Ref(place, how)))
            }
            Operand::Never => (self.types.any(), Slot::Cell(None)),
            other => (Ty::Unit, Slot::Alias(other)),
        };
        let id = self.hidden(name, ty, None);
        self.vars[id].slot = slot;
        self.vars[id].fields = fields;
        if let Slot::Cell(Some(v)) = self.vars[id].slot {
            self.name_value(v, id);
        }
        id
    }

    fn declare_members(&mut self, name: &str, members: Vec<Operand>) -> Vec<VarId> {
        let members = members.into_iter().enumerate();
        members
            .map(|(i, m)| self.declare(&format!("{name}_{i}"), m))
            .collect()
    }

    /// A variable that starts as `None`.
    fn declare_none(&mut self, name: &str, flag: Val) -> VarId {
        let payload = self.types.any();
        let ty = Ty::Option(Box::new(payload.clone()));
        let id = self.hidden(name, ty.clone(), None);
        self.shape_option(id, &payload);
        match self.vars[id].slot {
            Slot::Option(is_some, _) => self.vars[is_some].slot = Slot::Cell(Some(flag)),
            _ => {
                let none = self.undefined(ty);
                self.vars[id].slot = Slot::Cell(Some(none));
            }
        }
        id
    }

    /// What a variable holds.
    pub fn read(&mut self, id: VarId) -> Res<Operand> {
        match self.vars[id].slot.clone() {
            Slot::Cell(_) => Ok(Operand::Val(self.cell_or_default(id))),
            Slot::Tuple(ids) => {
                let members = ids.into_iter().map(|id| self.read(id));
                let members = members.collect::<Res<_>>()?;
                Ok(match &self.vars[id].fields {
                    Some(fields) => Operand::Fields(fields.clone(), members),
                    None => Operand::Tuple(members),
                })
            }
            Slot::Option(flag, payload) => {
                let flag = self.cell_or_default(flag);
                let payload = self.read(payload)?;
                Ok(Operand::Option(flag, Box::new(payload)))
            }
            Slot::Alias(Operand::Ref(place, how)) => {
                Ok(Operand::Ref(self.through_view(place), how))
            }
            Slot::Alias(operand) => Ok(operand),
            Slot::View(view) => Ok(self.read_view(&view)),
            Slot::Poisoned => Err(Refused),
        }
    }

    /// `var = value`.
    pub fn assign_var(&mut self, id: VarId, value: Operand, span: Span) -> Res<()> {
        match (self.vars[id].slot.clone(), value) {
            (_, Operand::Never) => Ok(()),
            (Slot::Poisoned, _) => Err(Refused),
            (Slot::Cell(_), Operand::Val(v)) => {
                let (var_ty, ty) = (self.vars[id].ty.clone(), self.ty(v));
                self.types.unify(&var_ty, &ty);
                self.vars[id].slot = Slot::Cell(Some(v));
                self.name_value(v, id);
                Ok(())
            }
            (Slot::Tuple(ids), Operand::Tuple(members) | Operand::Fields(_, members))
                if ids.len() == members.len() =>
            {
                ids.into_iter()
                    .zip(members)
                    .try_for_each(|(id, m)| self.assign_var(id, m, span))
            }
            (Slot::Tuple(ids), Operand::Val(v)) => {
                let members = ids.iter().map(|id| self.vars[*id].ty.clone());
                let (tuple, ty) = (Ty::Tuple(members.collect()), self.ty(v));
                self.types.unify(&ty, &tuple);
                for (i, id) in ids.into_iter().enumerate() {
                    let member = self.field(v, &i.to_string());
                    self.assign_var(id, Operand::Val(member), span)?;
                }
                Ok(())
            }
            (Slot::Option(flag, payload), value) => {
                let value = self.opened(value, span);
                let value = self.settled(value, span)?;
                let Operand::Option(is_some, value) = self.opened(value, span) else {
                    return Ok(());
                };
                let value = self.read_where(is_some, *value, span)?;
                self.assign_var(flag, Operand::Val(is_some), span)?;
                self.assign_var(payload, value, span)
            }
            (Slot::Cell(_), value @ Operand::Ref(_, Mutability::Shared))
                if !self.is_part(&value) =>
            {
                let v = self.value_of(value, span)?;
                self.assign_var(id, Operand::Val(v), span)
            }
            (Slot::Alias(Operand::Unit), Operand::Unit) | (Slot::Cell(None), Operand::Unit) => {
                Ok(())
            }
            (Slot::Cell(_), value @ (Operand::Tuple(_) | Operand::Option(..))) => {
                if let Some(number) = self.vars[id].late {
                    return self.reshape(number, &value);
                }
                let v = self.value_of(value, span)?;
                self.assign_var(id, Operand::Val(v), span)
            }
            (Slot::Cell(_), value @ Operand::Fields(..)) => {
                let v = self.value_of(value, span)?;
                self.assign_var(id, Operand::Val(v), span)
            }
            (_, Operand::Iter(_)) => {
                let message = "this is an iterator, where a value is expected\n\
                               help: end it with `sum()`, `fold(..)` or `collect()`";
                self.problems.doubt(span, message);
                Err(Refused)
            }
            // `view = view.scaled(k)` keeps what a struct that is held as its fields refers to
            (Slot::Alias(Operand::Ref(old, how)), Operand::Ref(new, by))
                if old == new && how == by =>
            {
                Ok(())
            }
            (Slot::View(view), Operand::Ref(part, _)) => self.assign_view(&view, part, span),
            _ => Err(self.refuse_another(span)),
        }
    }

    /// Refuses `ref mut name`.
    pub fn no_ref_mut(&mut self, p: &syn::PatIdent) -> Res<()> {
        if p.by_ref.is_none() || p.mutability.is_none() {
            return Ok(());
        }
        Err(self.refuse(
            p,
            "a `ref mut` pattern",
            "take the reference with `&mut` on the right",
        ))
    }

    fn is_part(&self, operand: &Operand) -> bool {
        matches!(
            operand,
            Operand::Ref(
                Place {
                    window: Some(_),
                    ..
                },
                _
            )
        )
    }

    /// Brings the names of a pattern into scope with what `value` consists of.
    pub fn bind(&mut self, pat: &Pat, value: Operand) -> Res<()> {
        match pat {
            // what only tests a value binds nothing
            Pat::Wild(_) | Pat::Lit(_) | Pat::Range(_) | Pat::Path(_) => Ok(()),
            Pat::Or(p) => self.bind_case(p, value),
            Pat::TupleStruct(p) => self.bind_variant(p, value),
            Pat::Struct(p) => self.bind_struct(p, value),
            Pat::Ident(p) => {
                self.no_ref_mut(p)?;
                if let Some((_, sub)) = &p.subpat {
                    self.bind(sub, value.clone())?;
                }
                // what is assigned later is no reference to one place
                let value = match (p.mutability, value) {
                    (Some(_), Operand::Iter(iter)) => Operand::Iter(self.resumable(iter)),
                    (Some(_), value) => self.settled(value, p.span())?,
                    (None, value) => value,
                };
                let name = p.ident.to_string();
                let id = match (p.mutability, value) {
                    // what a call gives shows its shape when a tuple is assigned
                    (Some(_), Operand::Val(v)) if self.types.is_unknown(&self.ty(v)) => {
                        let ty = self.ty(v);
                        let id = self.result_var(&name, &ty);
                        self.assign_var(id, Operand::Val(v), p.span())?;
                        id
                    }
                    (_, value) => self.declare(&name, value),
                };
                self.vars[id].mutable = p.mutability.is_some();
                self.scope.bind(name, id);
                match p.mutability {
                    Some(_) => self.may_move(id),
                    None => Ok(()),
                }
            }
            Pat::Paren(p) => self.bind(&p.pat, value),
            Pat::Type(p) => {
                let value = match value {
                    Operand::Val(v) if lends_text(&p.ty) => {
                        Operand::Ref(Place::of(Base::Val(v)), Mutability::Shared)
                    }
                    value => value,
                };
                let ty = self.syn_type(&p.ty);
                let value = self.annotate(value, &ty);
                if let (Ty::Option(_), Operand::Option(..), Pat::Ident(name)) =
                    (&ty, &value, &*p.pat)
                    && !has_reference(&value)
                {
                    let name = name.ident.to_string();
                    let id = self.result_var(&name, &ty);
                    self.scope.bind(name, id);
                    return self.assign_var(id, value, p.span());
                }
                self.bind(&p.pat, value)?;
                self.note_text(p);
                Ok(())
            }
            Pat::Reference(p) => {
                let value = self.deref(value, p.span())?;
                self.bind(&p.pat, value)
            }
            Pat::Tuple(p) => self.bind_tuple(p, value),
            Pat::Slice(p) => self.bind_slice(p, value),
            other => {
                self.poison(other);
                Err(self.refuse(
                    other,
                    "this pattern is not supported in a differentiable function yet",
                    "bind the value to a name and take it apart by fields or indices",
                ))
            }
        }
    }

    /// Notes that a name is that of a text: `|s: &str|`.
    fn note_text(&mut self, p: &syn::PatType) {
        if let Pat::Ident(name) = &*p.pat
            && let Some(id) = self.scope.find(&name.ident.to_string())
        {
            self.vars[id].text = lends_text(&p.ty);
        }
    }

    /// Brings the names of a pattern into scope so that their uses are not reported.
    pub fn poison(&mut self, pat: &Pat) {
        struct Names(Vec<String>);
        impl<'a> crate::visit::Visit<'a> for Names {
            fn visit_pat_ident(&mut self, p: &'a syn::PatIdent) {
                self.0.push(p.ident.to_string());
            }
        }
        let mut names = Names(vec![]);
        crate::visit::Visit::visit_pat(&mut names, pat);
        for name in names.0 {
            let ty = self.types.any();
            let id = self.hidden(&name, ty, None);
            self.vars[id].slot = Slot::Poisoned;
            self.scope.bind(name, id);
        }
    }

    /// Makes the type of a value what an annotation says.
    pub fn annotate(&mut self, value: Operand, ty: &Ty) -> Operand {
        match (&value, ty) {
            (Operand::Val(v), Ty::Tuple(members)) => {
                let (v, n) = (*v, members.len());
                let own = self.ty(v);
                self.types.unify(&own, ty);
                Operand::Tuple(
                    (0..n)
                        .map(|i| Operand::Val(self.field(v, &i.to_string())))
                        .collect(),
                )
            }
            (Operand::Val(v), _) => {
                let v = *v;
                let own = self.ty(v);
                self.types.unify(&own, ty);
                match ty {
                    Ty::Option(_) => self.opened(value, Span::call_site()),
                    _ => value,
                }
            }
            (Operand::Tuple(members), Ty::Tuple(tys)) => {
                let members = members.clone();
                Operand::Tuple(
                    members
                        .into_iter()
                        .zip(tys)
                        .map(|(m, t)| self.annotate(m, t))
                        .collect(),
                )
            }
            (Operand::Option(flag, payload), Ty::Option(ty)) => {
                let payload = self.annotate((**payload).clone(), ty);
                Operand::Option(*flag, Box::new(payload))
            }
            (Operand::Ref(place, _), _) => {
                let own = self.place_ty(place);
                self.types.unify(&own, ty);
                value
            }
            _ => value,
        }
    }

    /// A field of a tuple that is a value of the graph.
    pub fn field(&mut self, v: Val, name: &str) -> Val {
        let ty = self.ty(v);
        let ty = match (&ty, name.parse::<usize>()) {
            (Ty::Tuple(members), Ok(i)) => members.get(i).cloned(),
            _ => self
                .types
                .is_aggregate(&ty)
                .then(|| self.types.part(&ty, name)),
        };
        let ty = ty.unwrap_or_else(|| self.types.open());
        self.prim_attr(&ops::tuple::FIELD, Attr::Field(name.into()), &[v], ty)
    }

    /// A value that is a tuple, as its members.
    pub fn take_apart(&mut self, v: Val) -> Operand {
        match self.ty(v) {
            Ty::Tuple(members) => {
                let members = (0..members.len()).map(|i| {
                    let member = self.field(v, &i.to_string());
                    self.take_apart(member)
                });
                Operand::Tuple(members.collect())
            }
            Ty::Option(_) => self.opened(Operand::Val(v), Span::call_site()),
            _ => Operand::Val(v),
        }
    }

    /// One value of the graph for an operand: references are read, tuples made.
    pub fn value_of(&mut self, operand: Operand, span: Span) -> Res<Val> {
        match operand {
            Operand::Val(v) => Ok(v),
            Operand::Ref(place, _) => self.read_place(&place, span),
            Operand::Tuple(members) => {
                let vals = members
                    .into_iter()
                    .map(|m| self.value_of(m, span))
                    .collect::<Res<Vec<Val>>>()?;
                let tys = vals.iter().map(|v| self.ty(*v)).collect();
                Ok(self.prim(&ops::tuple::TUPLE, &vals, Ty::Tuple(tys)))
            }
            Operand::Fields(fields, members) => self.made_of_fields(&fields, members, span),
            Operand::Option(flag, payload) => self.closed(flag, *payload, span),
            Operand::Never => {
                let ty = self.types.any();
                Ok(self.undefined(ty))
            }
            Operand::Unit => Ok(self.constant("()", Ty::Unit)),
            Operand::Iter(range) if range.is_range() => self.range_value(&range, span),
            Operand::Iter(_) => Err(self.problems.refuse(
                span,
                "an iterator is used as a value here",
                "collect it into a `Vec`, or use up its items here",
            )),
            Operand::Closure(_) => Err(self.problems.refuse(
                span,
                "a closure is used as a value here",
                "call it, or pass it to a differentiable function by itself",
            )),
            Operand::Function(id) => self.function_value(id, span),
        }
    }

    /// `*value`.
    pub fn deref(&mut self, value: Operand, span: Span) -> Res<Operand> {
        match value {
            Operand::Ref(place, _) if place.window.is_none() => self.held(&place, span),
            other => Ok(other),
        }
    }
}

/// `&str`
pub fn lends_text(ty: &syn::Type) -> bool {
    matches!(ty, syn::Type::Reference(r) if r.mutability.is_none() && crate::check::is_text(&r.elem))
}
