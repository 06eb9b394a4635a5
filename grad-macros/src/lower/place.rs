//! Places: variables, elements, parts of arrays; how they are read and written.

use super::iter::Iter;
use super::scope::{Base, Mutability, Operand, Place, Slot, Step, Val, VarId, Window};
use super::types::Ty;
use super::{Lowerer, Res};
use crate::assumed::Assumed;
use crate::report::{Refused, Site};
use grad_core::ops;
use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::{Expr, RangeLimits};

impl<'m> Lowerer<'m> {
    /// The place that an expression names, or a place for its value.
    pub fn place(&mut self, e: &Expr) -> Res<Place> {
        match e {
            _ if self.given(e).is_some() => self.value_place(e),
            Expr::Paren(e) => self.place(&e.expr),
            Expr::Group(e) => self.place(&e.expr),
            e if self.is_lookup(e) => self.value_place(e),
            Expr::Unary(syn::ExprUnary {
                op: syn::UnOp::Deref(_),
                expr,
                ..
            }) => {
                let place = self.place(expr)?;
                self.assume_dereferenced(expr, &Operand::Ref(place.clone(), Mutability::Shared));
                Ok(place)
            }
            Expr::Reference(e) => self.place(&e.expr),
            Expr::Index(e) => self.index_place(e),
            Expr::Path(_) => match self.variable(e) {
                Some(id) => self.var_place(id, e),
                None => self.value_place(e),
            },
            Expr::Field(f) => match self.variable(e) {
                Some(id) => self.var_place(id, e),
                None => self.field_place(f),
            },
            Expr::MethodCall(m)
                if m.args.is_empty() && is_view(&m.method) && !self.is_own_view(m) =>
            {
                if let Some(numbers) = self.numbers_of_matrix(m) {
                    return self.operand_place(numbers?, e.span());
                }
                let place = self.place(&m.receiver)?;
                self.assume_at(Assumed::View, &m.receiver, &place);
                self.look(&place, e.span())?;
                Ok(place)
            }
            _ => self.value_place(e),
        }
    }

    fn value_place(&mut self, e: &Expr) -> Res<Place> {
        let value = self.expr(e)?;
        self.operand_place(value, e.span())
    }

    fn var_place(&mut self, id: VarId, e: &Expr) -> Res<Place> {
        match self.vars[id].slot.clone() {
            Slot::Cell(_) => {
                self.looked_at(id, e.span())?;
                Ok(Place::of(Base::Var(id)))
            }
            Slot::Tuple(_) => Ok(Place::of(Base::Var(id))),
            Slot::Alias(Operand::Ref(place, _)) => Ok(self.through_view(place)),
            Slot::View(view) => Ok(self.seen_by(&view)),
            Slot::Poisoned => Err(Refused),
            Slot::Option(..) | Slot::Alias(_) => {
                let operand = self.read(id)?;
                Ok(Place::of(Base::Val(self.value_of(operand, e.span())?)))
            }
        }
    }

    /// The variable that a name, or a field of a tuple variable, stands for.
    pub fn variable(&self, e: &Expr) -> Option<VarId> {
        match e {
            Expr::Paren(e) => self.variable(&e.expr),
            Expr::Group(e) => self.variable(&e.expr),
            Expr::Path(p) => self.scope.find(&p.path.get_ident()?.to_string()),
            Expr::Field(f) => {
                let mut base = strip(&f.base);
                while let Expr::Unary(u) = base
                    && matches!(u.op, syn::UnOp::Deref(_))
                {
                    base = strip(&u.expr);
                }
                let id = self.variable(base)?;
                self.member_variable(self.referent(id), &f.member)
            }
            _ => None,
        }
    }

    /// The variable of a member of a tuple, or of a field of a struct that is held as its fields.
    fn member_variable(&self, id: VarId, member: &syn::Member) -> Option<VarId> {
        match (member, &self.vars[id].slot) {
            (syn::Member::Unnamed(i), Slot::Tuple(members)) if self.vars[id].fields.is_none() => {
                members.get(i.index as usize).copied()
            }
            (syn::Member::Unnamed(i), _) => self.named_member(id, &i.index.to_string()),
            (syn::Member::Named(name), _) => self.named_member(id, &name.to_string()),
        }
    }

    /// The variable that a variable refers to, if it is a reference to all of one.
    pub fn referent(&self, id: VarId) -> VarId {
        match &self.vars[id].slot {
            Slot::Alias(Operand::Ref(place, _))
                if place.path.is_empty() && place.window.is_none() =>
            {
                match place.base {
                    Base::Var(inner) => self.referent(inner),
                    Base::Val(_) => id,
                }
            }
            _ => id,
        }
    }

    /// The variables for the members of a tuple, if they stand apart.
    pub fn variables_of(&self, place: &Place) -> Option<Vec<VarId>> {
        match &self.vars[self.whole_variable(place)?].slot {
            Slot::Tuple(members) => Some(members.clone()),
            _ => None,
        }
    }

    /// The variable that a place is all of.
    pub fn whole_variable(&self, place: &Place) -> Option<VarId> {
        match place.base {
            Base::Var(id) if place.path.is_empty() && place.window.is_none() => {
                Some(self.referent(id))
            }
            _ => None,
        }
    }

    /// The variable that a field, or a field of an element, belongs to.
    pub fn root_variable(&mut self, e: &Expr) -> Option<VarId> {
        match strip(e) {
            Expr::Field(f) => self.variable(e).or_else(|| self.root_variable(&f.base)),
            Expr::Index(i) => self.root_variable(&i.expr),
            Expr::Unary(u) => self.root_variable(&u.expr),
            Expr::MethodCall(m) => self.root_variable(&m.receiver),
            e => self.variable(e),
        }
    }

    /// A field of a place: a step into it, unless the tuple or struct is one that is taken apart.
    fn field_place(&mut self, e: &syn::ExprField) -> Res<Place> {
        match strip(&e.base) {
            // a tuple, or something outside the function
            Expr::Path(_) if self.variable(&e.base).is_none() => {
                let e = self.keep(e, || Expr::Field(e.clone()));
                self.value_place(&e)
            }
            base => {
                let base = self.operand_of(base)?;
                self.field_of_operand(base, e)
            }
        }
    }

    /// The place of a field of something that has been evaluated.
    fn field_of_operand(&mut self, base: Operand, e: &syn::ExprField) -> Res<Place> {
        let base = match base {
            Operand::Ref(place, _) => place,
            Operand::Val(v) => Place::of(Base::Val(v)),
            other => {
                let member = self.member(other, e)?;
                return self.operand_place(member, e.span());
            }
        };
        let name = match &e.member {
            syn::Member::Named(name) => name.to_string(),
            syn::Member::Unnamed(i) => i.index.to_string(),
        };
        if base.window.is_some() {
            return Err(self.refuse(
                e,
                "a part of an array has no fields",
                "index it first, as in `part[i].field`",
            ));
        }
        if let Some(whole) = self.whole_variable(&base)
            && let Some(id) = self.member_variable(whole, &e.member)
        {
            let e = self.keep(e, || Expr::Field(e.clone()));
            return self.var_place(id, &e);
        }
        let is_value = base.path.is_empty() && matches!(base.base, Base::Val(_));
        if is_value && matches!(self.place_ty(&base), Ty::Tuple(_)) {
            let tuple = self.read_place(&base, e.span())?;
            let tuple = self.take_apart(tuple);
            let member = self.member(tuple, e)?;
            return self.operand_place(member, e.span());
        }
        self.at(Site::of(e));
        Ok(self.field_of(&base, name))
    }

    /// A field of a place.
    pub fn field_of(&mut self, place: &Place, name: String) -> Place {
        let mut path = place.path.clone();
        path.push(Step::Field(name));
        Place {
            base: place.base,
            path,
            window: None,
        }
    }

    /// What an expression stands for, without reading the place that it names.
    fn operand_of(&mut self, e: &Expr) -> Res<Operand> {
        match e {
            Expr::Path(_) | Expr::Field(_) => {
                match self.variable(e).map(|id| &self.vars[id].slot) {
                    Some(Slot::Tuple(_) | Slot::Option(..)) => self.expr(e),
                    Some(Slot::Alias(Operand::Ref(..)) | Slot::View(_) | Slot::Cell(_)) | None => {
                        self.place(e)
                            .map(|place| Operand::Ref(place, Mutability::Shared))
                    }
                    Some(Slot::Alias(_) | Slot::Poisoned) => self.expr(e),
                }
            }
            Expr::Index(_)
            | Expr::Unary(_)
            | Expr::Paren(_)
            | Expr::Group(_)
            | Expr::Reference(_) => self
                .place(e)
                .map(|place| Operand::Ref(place, Mutability::Shared)),
            _ => self.expr(e),
        }
    }

    /// A member of what is taken apart.
    fn member(&mut self, value: Operand, e: &syn::ExprField) -> Res<Operand> {
        match (&e.member, value) {
            (syn::Member::Unnamed(i), Operand::Tuple(members)) => {
                match members.get(i.index as usize) {
                    Some(m) => Ok(m.clone()),
                    None => {
                        let message = "this tuple has no such member\nhelp: count from 0";
                        self.problems.doubt(Site::of(e), message);
                        Err(Refused)
                    }
                }
            }
            (member, Operand::Fields(fields, members)) if fields.position(member).is_some() => {
                let at = fields.position(member).unwrap_or(0);
                Ok(members[at].clone())
            }
            (_, Operand::Never) => Ok(Operand::Never),
            (member, value) => match self.end_of_range(&value, member) {
                Some(end) => Ok(Operand::Val(end)),
                None => Err(self.refuse(
                    e,
                    "this value has no fields",
                    "take the field of a struct or a tuple",
                )),
            },
        }
    }

    fn operand_place(&mut self, operand: Operand, span: Span) -> Res<Place> {
        match operand {
            Operand::Ref(place, _) => Ok(place),
            apart @ Operand::Fields(..) => {
                Ok(Place::of(Base::Var(self.declare("temporary", apart))))
            }
            other => Ok(Place::of(Base::Val(self.value_of(other, span)?))),
        }
    }

    /// `e.field` as a value.
    pub fn field_expr(&mut self, e: &syn::ExprField) -> Res<Operand> {
        if matches!(strip(&e.base), Expr::Path(_)) && self.variable(&e.base).is_none() {
            return self.host(e);
        }
        if let Some(id) = self.variable(&Expr::Field(e.clone())) {
            return self.read(id);
        }
        match self.operand_of(strip(&e.base))? {
            base @ (Operand::Tuple(_) | Operand::Fields(..) | Operand::Iter(_)) => {
                self.member(base, e)
            }
            Operand::Never => Ok(Operand::Never),
            base => {
                let place = self.field_of_operand(base, e)?;
                self.at(Site::of(e));
                self.read_place(&place, e.span())
                    .map(|v| self.take_apart(v))
            }
        }
    }

    fn index_place(&mut self, e: &syn::ExprIndex) -> Res<Place> {
        if let Some(item) = self.listed_index(e) {
            let id = self.declare("item", item?);
            return Ok(Place::of(Base::Var(id)));
        }
        if self.fields_of(&e.expr).is_some() {
            let (of, at) = (&e.expr, &e.index);
            let call = self.keep(e, || syn::parse_quote_spanned!(e.span()=> #of.index(#at)));
            return self.value_place(&call);
        }
        if self.is_index_of_map(e) {
            return Ok(Place::of(Base::Val(self.indexed_map(e)?)));
        }
        let place = self.place(&e.expr)?;
        let index: &Expr = strip(&e.index);
        if let Expr::Range(range) = index {
            self.assume_at(Assumed::Array, &e.expr, &place);
            self.look(&place, e.span())?;
            return self.part(&place, range, Site::of_part(e));
        }
        let i = self.expr(index)?;
        self.at(Site::of_part(e));
        if let Some(range) = self.as_range(&i)?
            && let Some(part) = self.part_by(&place, &range)?
        {
            return Ok(part);
        }
        // no array is indexed by a reference
        let lent = place.window.is_none() && self.is_index_lent(index, &i);
        let i = self.value_of(i, index.span())?;
        self.no_range_without_start(i, index)?;
        self.at(Site::of_index(e));
        if lent || self.is_looked_up(&place, i) {
            let gives = self.given_by_index(&place);
            let mut path = place.path;
            path.push(match lent {
                true => Step::LookupLent(i),
                false => Step::Lookup(i),
            });
            let place = Place { path, ..place };
            if let Some(gives) = gives {
                let found = self.place_ty(&place);
                self.types.unify(&found, &gives);
            }
            return Ok(place);
        }
        let ty = self.ty(i);
        self.types.unify(&ty, &Ty::USIZE);
        self.element_place(&place, i)
    }

    /// The type of what the only `Index` of a type of the world's gives, if it is known.
    fn given_by_index(&mut self, place: &Place) -> Option<Ty> {
        let world = self.model.seen.as_ref()?;
        let Ty::Named(of) = self.place_ty(place) else {
            return None;
        };
        let [only] = world.methods(super::known::base(&of), "index") else {
            return None;
        };
        let mut named = only.associated.iter();
        let (_, ty) = named.find(|(name, _)| name == "Output")?;
        let ty = world.brought_here(ty.clone(), &only.module, &[])?;
        let is_plain = only.generics.params.is_empty() && world.is_known(&ty);
        is_plain.then(|| self.syn_type(&ty))
    }

    /// Whether an index is a reference: it is written so, or it is the name of one.
    fn is_index_lent(&mut self, index: &Expr, operand: &Operand) -> bool {
        match (index, operand) {
            (Expr::Reference(_), _) => true,
            (Expr::Path(_), Operand::Ref(place, _)) => !matches!(self.place_ty(place), Ty::Int(_)),
            _ => false,
        }
    }

    /// Whether a type of the user's looks up elements by `i`: what no array has as an index, or what only rustc knows of what is certain
    /// to be no array.
    fn is_looked_up(&mut self, place: &Place, i: Val) -> bool {
        let (whole, ty) = (self.place_ty(place), self.ty(i));
        let looked_up = match ty {
            _ if place.window.is_some() => false,
            Ty::Tuple(_) | Ty::Array(..) | Ty::Named(_) => true,
            _ => self.types.is_certainly_of_user(&whole),
        };
        match ty {
            Ty::Int(_) if looked_up => self.types.unify(&ty, &Ty::USIZE),
            _ if looked_up => self.types.share(&ty),
            _ => {}
        }
        looked_up
    }

    /// An element of a place that holds an array.
    pub fn element_place(&mut self, place: &Place, i: Val) -> Res<Place> {
        let i = match place.window {
            Some(Window { lo, hi }) => {
                let len = self.prim(&ops::arith::SUB, &[hi, lo], Ty::USIZE);
                self.check(&ops::check::ELEMENT, &[i, len]);
                self.prim(&ops::arith::ADD, &[lo, i], Ty::USIZE)
            }
            None => i,
        };
        let mut path = place.path.clone();
        path.push(Step::Index(i));
        Ok(Place {
            base: place.base,
            path,
            window: None,
        })
    }

    /// A part of a place that holds an array.
    pub fn part(
        &mut self,
        place: &Place,
        range: &syn::ExprRange,
        site: impl Into<Site>,
    ) -> Res<Place> {
        let (lo, hi) = self.bounds(range)?;
        self.at(site);
        match (range.limits, hi) {
            (RangeLimits::Closed(_), Some(hi)) => {
                let (len, zero) = (self.place_len(place)?, self.usize(0));
                let lo = lo.unwrap_or(zero);
                self.check(&ops::check::PART_THROUGH, &[lo, hi, len]);
                let end = self.after(hi);
                Ok(self.within(place, lo, end))
            }
            _ if lo.is_none() && hi.is_none() => Ok(place.clone()),
            _ => self.window(place, lo, hi),
        }
    }

    /// The ends of a range as they are written.
    pub fn bounds(&mut self, range: &syn::ExprRange) -> Res<(Option<Val>, Option<Val>)> {
        let lo = range.start.as_ref().map(|e| self.usize_expr(e));
        let lo = lo.transpose()?;
        let hi = range.end.as_ref().map(|e| self.usize_expr(e));
        Ok((lo, hi.transpose()?))
    }

    /// The part `lo..hi` of a place, with the check that it lies inside.
    pub fn window(&mut self, place: &Place, lo: Option<Val>, hi: Option<Val>) -> Res<Place> {
        let (len, zero) = (self.place_len(place)?, self.usize(0));
        let lo = lo.unwrap_or(zero);
        match hi {
            Some(hi) => self.check(&ops::check::PART_TO, &[lo, hi, len]),
            None => self.check(&ops::check::PART_FROM, &[lo, len]),
        }
        Ok(self.within(place, lo, hi.unwrap_or(len)))
    }

    /// The part `lo..hi` of a place, which lies inside.
    pub fn within(&mut self, place: &Place, lo: Val, hi: Val) -> Place {
        let (lo, hi) = match place.window {
            None => (lo, hi),
            Some(outer) => (
                self.prim(&ops::arith::ADD, &[outer.lo, lo], Ty::USIZE),
                self.prim(&ops::arith::ADD, &[outer.lo, hi], Ty::USIZE),
            ),
        };
        Place {
            base: place.base,
            path: place.path.clone(),
            window: Some(Window { lo, hi }),
        }
    }

    /// A check of a method of std's, with std's panic.
    pub fn check(&mut self, check: &'static ops::PrimDef, positions: &[Val]) {
        self.prim(check, positions, Ty::Unit);
    }

    /// How many elements the array at a place has.
    pub fn place_len(&mut self, place: &Place) -> Res<Val> {
        match place.window {
            Some(Window { lo, hi }) => Ok(self.prim(&ops::arith::SUB, &[hi, lo], Ty::USIZE)),
            None => {
                let array = self.read_place(place, Span::call_site())?;
                Ok(self.prim(&ops::array::LEN, &[array], Ty::USIZE))
            }
        }
    }

    /// An expression of type `usize`.
    pub fn usize_expr(&mut self, e: &Expr) -> Res<Val> {
        let v = self.expr(e)?;
        let v = self.value_of(v, e.span())?;
        let ty = self.ty(v);
        self.types.unify(&ty, &Ty::USIZE);
        Ok(v)
    }

    /// The type of what is at a place; of a part, the type of the whole.
    pub fn place_ty(&mut self, place: &Place) -> Ty {
        let mut ty = match place.base {
            Base::Var(id) => self.vars[id].ty.clone(),
            Base::Val(v) => self.ty(v),
        };
        for step in &place.path {
            ty = self.types.part(&ty, step.text());
        }
        self.types.shallow(&ty)
    }

    /// The value at the start of a place.
    pub fn base_value(&mut self, base: Base) -> Res<Val> {
        match base {
            Base::Var(id) => {
                let operand = self.read(id)?;
                self.value_of(operand, Span::call_site())
            }
            Base::Val(v) => Ok(v),
        }
    }

    /// What is at a place; a part of an array becomes a vector.
    pub fn read_place(&mut self, place: &Place, span: Span) -> Res<Val> {
        if place.window.is_some() {
            return self.part_to_vec(place, span);
        }
        let place = &self.in_whole(place);
        let base = self.base_value(place.base)?;
        if place.path.is_empty() {
            return Ok(base);
        }
        let ty = self.element_ty(place, base);
        let (indices, attr) = place.steps();
        if let Some(written) = self.written_before(base, place, &ty) {
            return Ok(written);
        }
        let operands = [&[base][..], &indices].concat();
        let cut = !self.types.is_number(&ty) && self.is_cut(base, place);
        let part = self.prim_attr(&ops::index::INDEX, attr, &operands, ty);
        Ok(match cut {
            true => self.as_constant(part),
            false => part,
        })
    }

    /// Whether a field on the way to a place is declared `#[no_diff]`: what is there is a constant.
    fn is_cut(&mut self, base: Val, place: &Place) -> bool {
        let mut ty = self.ty(base);
        place.path.iter().any(|step| {
            let whole = self.types.shallow(&ty);
            ty = self.types.part(&whole, step.text());
            matches!((&whole, step), (Ty::Named(of), Step::Field(name)) if self.types.is_constant_part(of, name))
        })
    }

    fn element_ty(&mut self, place: &Place, base: Val) -> Ty {
        let mut ty = self.ty(base);
        for step in &place.path {
            ty = self.types.part(&ty, step.text());
        }
        ty
    }

    /// `place = v`.
    pub fn write_place(&mut self, place: &Place, v: Operand, span: Span) -> Res<()> {
        let Base::Var(id) = place.base else {
            if let Base::Val(v) = place.base {
                self.take_param_apart(v);
            }
            // a `&` is rustc's to refuse
            self.problems.doubt(
                span,
                "this is written through something that is not known to be a mutable variable\n\
                 help: write to the variable itself, or to a `&mut` of it",
            );
            return Err(Refused);
        };
        if place.window.is_some() {
            return Err(self.problems.refuse(
                span,
                "a part of an array is assigned as a whole",
                "use `copy_from_slice`",
            ));
        }
        if place.path.is_empty() {
            return self.assign_var(id, v, span);
        }
        if self.is_lent_field(place) {
            return Err(self.refuse_another(span));
        }
        let v = self.value_of(v, span)?;
        let base = self.base_value(place.base)?;
        let element = self.element_ty(place, base);
        let v_ty = self.ty(v);
        self.types.unify(&element, &v_ty);
        let ty = self.ty(base);
        let (indices, attr) = place.steps();
        let operands = [&[base][..], &indices, &[v]].concat();
        let array = self.prim_attr(&ops::index::INDEX_SET, attr, &operands, ty);
        self.assign_var(id, Operand::Val(array), span)
    }

    /// `&e` or `&mut e`.
    pub fn reference(&mut self, e: &syn::ExprReference) -> Res<Operand> {
        if self.is_option(&e.expr) {
            return match (self.variable(&e.expr), e.mutability) {
                (Some(id), Some(_)) => self.borrowed(id),
                (None, Some(_)) => Ok(Operand::Ref(self.place(&e.expr)?, Mutability::Mut)),
                (_, None) => {
                    let option = self.expr(&e.expr)?;
                    let v = self.value_of(option, e.span())?;
                    Ok(Operand::Ref(Place::of(Base::Val(v)), Mutability::Shared))
                }
            };
        }
        let shared = e.mutability.is_none();
        if let Some(list) = self.list_in(&e.expr).filter(|_| shared) {
            return Ok(Operand::Iter(std::rc::Rc::new(Iter::Listed(list))));
        }
        if let Expr::Index(index) = strip(&e.expr)
            && shared
            && let Some(item) = self.listed_index(index)
        {
            return item;
        }
        if e.mutability.is_some() {
            let lent = self.lent_iterator(&e.expr);
            if let Some(lent) = lent.or_else(|| self.lent_temporary(&e.expr)) {
                return Ok(Operand::Iter(std::rc::Rc::new(lent?)));
            }
            if let Some(view) = self.lent_view(&e.expr) {
                return Ok(view);
            }
            let place = self.place(&e.expr)?;
            self.look(&place, e.span())?;
            let place = match place.base {
                Base::Val(v) if is_temporary(&e.expr) => Place {
                    base: Base::Var(self.declare("temporary", Operand::Val(v))),
                    ..place
                },
                _ => place,
            };
            return Ok(Operand::Ref(place, Mutability::Mut));
        }
        match strip(&e.expr) {
            Expr::Closure(_) | Expr::Tuple(_) => self.expr(&e.expr),
            Expr::Path(p) if self.is_function(p) => {
                let e = self.keep(e, || Expr::Reference(e.clone()));
                self.arg(&e)
            }
            _ => {
                let place = self.place(&e.expr)?;
                self.look(&place, e.span())?;
                self.frozen(&place, e.span())
                    .map(|place| Operand::Ref(place, Mutability::Shared))
            }
        }
    }

    /// Reads an element that is borrowed: if there is none, it is here that the plain function says so, and not where
    /// the reference is used.
    pub fn look(&mut self, place: &Place, span: Span) -> Res<()> {
        let is_element = place.path.iter().any(|step| step.index().is_some());
        if is_element {
            self.read_place(&whole(place), span)?;
        }
        Ok(())
    }

    /// A place that is borrowed shared: what is there does not change while anybody looks, so an array stays where it is
    /// and a number is read.
    pub fn frozen(&mut self, place: &Place, span: Span) -> Res<Place> {
        let ty = self.place_ty(place);
        let number = ty == Ty::Bool || self.types.is_float(&ty) || self.types.is_int(&ty);
        if place.window.is_some() || !number {
            return Ok(place.clone());
        }
        Ok(Place::of(Base::Val(self.read_place(place, span)?)))
    }
}

/// What a sub-slice is of.
pub fn whole(place: &Place) -> Place {
    Place {
        window: None,
        ..place.clone()
    }
}

/// Whether an expression makes a value that has no other name.
fn is_temporary(e: &Expr) -> bool {
    match strip(e) {
        Expr::MethodCall(m) => !is_view(&m.method),
        Expr::Call(_) | Expr::Macro(_) | Expr::Array(_) | Expr::Repeat(_) | Expr::Struct(_) => true,
        _ => false,
    }
}

/// Methods that give another view of the same array.
fn is_view(method: &syn::Ident) -> bool {
    ["as_slice", "as_mut_slice", "as_ref", "as_mut", "by_ref"]
        .iter()
        .any(|m| method == m)
}

/// The expression without parentheses and invisible groups.
pub fn strip(e: &Expr) -> &Expr {
    match e {
        Expr::Paren(p) => strip(&p.expr),
        Expr::Group(g) => strip(&g.expr),
        other => other,
    }
}
