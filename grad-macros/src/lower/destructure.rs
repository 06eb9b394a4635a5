//! Patterns that take a value apart: tuples, arrays and slices, alternatives, what is in an `Option`.

use super::predicate::{MATCHED, PART, is_constant, only};
use super::scope::{Base, Mutability, Operand, Place, Slot, Step, Val, Window};
use super::types::Ty;
use super::{Lowerer, Res};
use crate::visit::{self, Visit};
use grad_core::ops;
use proc_macro2::Ident;
use quote::{ToTokens, quote};
use syn::Pat;
use syn::spanned::Spanned;

/// Where the elements of a slice pattern are, of which `..` stands for any number.
pub struct Layout {
    /// How many stand before `..`, or all.
    pub before: usize,
    /// How many stand after it.
    pub after: usize,
    /// Whether there is one.
    pub rest: bool,
}

impl Layout {
    /// Of the elements of a tuple or slice pattern.
    pub fn of<'p>(elems: impl ExactSizeIterator<Item = &'p Pat>) -> Layout {
        let n = elems.len();
        match elems.into_iter().position(is_rest) {
            Some(at) => Layout {
                before: at,
                after: n - at - 1,
                rest: true,
            },
            None => Layout {
                before: n,
                after: 0,
                rest: false,
            },
        }
    }
    /// The member of `len` that element `i` of the pattern stands for.
    pub fn member(&self, i: usize, len: usize) -> usize {
        if i < self.before {
            i
        } else {
            len - (self.before + 1 + self.after - i)
        }
    }
}

/// `..` or `name @ ..`
fn is_rest(pat: &Pat) -> bool {
    match pat {
        Pat::Rest(_) => true,
        Pat::Ident(p) => p
            .subpat
            .as_ref()
            .is_some_and(|(_, sub)| matches!(**sub, Pat::Rest(_))),
        _ => false,
    }
}

impl Lowerer<'_> {
    /// The members of a value that is matched against a tuple pattern.
    pub fn members(&mut self, p: &syn::PatTuple, value: Operand) -> Res<Vec<Operand>> {
        let layout = Layout::of(p.elems.iter());
        let members = match value {
            Operand::Tuple(members) => members,
            Operand::Never => vec![Operand::Never; p.elems.len()],
            Operand::Val(v) => self.fields(p, &layout, v)?,
            Operand::Ref(place, how) if place.window.is_none() => {
                self.places(p, &layout, &place, how)?
            }
            _ => {
                return Err(self.refuse(
                    p,
                    "this tuple cannot be taken apart here",
                    "bind its members one by one",
                ));
            }
        };
        let (least, n) = (layout.before + layout.after, members.len());
        if n < least || (!layout.rest && n != least) {
            return Err(self.refuse(
                p,
                "the tuple has another number of members",
                "match every member",
            ));
        }
        Ok(members)
    }

    /// References to the members of a tuple that is matched by reference.
    fn places(
        &mut self,
        p: &syn::PatTuple,
        layout: &Layout,
        place: &Place,
        how: Mutability,
    ) -> Res<Vec<Operand>> {
        if let Some(members) = self.variables_of(place) {
            let members = members.into_iter().map(|id| match &self.vars[id].slot {
                Slot::Alias(operand) => operand.clone(),
                Slot::View(view) => self.read_view(&view.clone()),
                _ => Operand::Ref(Place::of(Base::Var(id)), how),
            });
            return Ok(members.collect());
        }
        let ty = self.place_ty(place);
        let n = self.width(p, layout, &ty)?;
        let members = (0..n).map(|i| Operand::Ref(self.field_of(place, i.to_string()), how));
        Ok(members.collect())
    }

    /// How many members a tuple of type `ty` has.
    fn width(&mut self, p: &syn::PatTuple, layout: &Layout, ty: &Ty) -> Res<usize> {
        match ty {
            Ty::Tuple(members) => Ok(members.len()),
            _ if layout.rest => Err(self.refuse(
                p,
                "differentiation does not know how many members this tuple has",
                "match every member, with `_` for those that are not used",
            )),
            _ => Ok(p.elems.len()),
        }
    }

    fn fields(&mut self, p: &syn::PatTuple, layout: &Layout, v: Val) -> Res<Vec<Operand>> {
        let ty = self.ty(v);
        let n = self.width(p, layout, &ty)?;
        self.at(p.span());
        let fields = (0..n).map(|i| {
            let member = self.field(v, &i.to_string());
            self.take_apart(member)
        });
        Ok(fields.collect())
    }

    /// Binds the names of a tuple pattern.
    pub fn bind_tuple(&mut self, p: &syn::PatTuple, value: Operand) -> Res<()> {
        let layout = Layout::of(p.elems.iter());
        let members = self.members(p, value)?;
        for (i, elem) in p.elems.iter().enumerate() {
            if !matches!(elem, Pat::Rest(_)) {
                let member = members[layout.member(i, members.len())].clone();
                self.bind(elem, member)?;
            }
        }
        Ok(())
    }

    /// Binds the names of a slice pattern.
    pub fn bind_slice(&mut self, p: &syn::PatSlice, value: Operand) -> Res<()> {
        if matches!(value, Operand::Never) {
            let never = |s: &mut Self, elem| s.bind(elem, Operand::Never);
            return p.elems.iter().try_for_each(|elem| never(self, elem));
        }
        let array = self.array_matched(p, &value)?;
        let layout = Layout::of(p.elems.iter());
        for (i, elem) in p.elems.iter().enumerate() {
            match elem {
                Pat::Rest(_) => {}
                Pat::Ident(name) if is_rest(elem) => {
                    let rest = self.rest_of(&array, &layout, &value)?;
                    let name = name.ident.to_string();
                    let id = self.declare(&name, rest);
                    self.scope.bind(name, id);
                }
                elem => {
                    let element = self.element_of(&array, &layout, i, &value)?;
                    self.bind(elem, element)?;
                }
            }
        }
        Ok(())
    }

    /// The place of an array that is matched against a slice pattern.
    pub fn array_matched(&mut self, p: &syn::PatSlice, value: &Operand) -> Res<Place> {
        match value {
            Operand::Val(v) => Ok(Place::of(Base::Val(*v))),
            Operand::Ref(place, _) => Ok(place.clone()),
            _ => Err(self.refuse(p, "this is not an array", "use indices")),
        }
    }

    /// The length of an array, if it is part of its type. Fields of a struct, which may be generic, have one type for all
    /// its values.
    pub fn fixed_len(&mut self, array: &Place) -> Option<usize> {
        if array.path.iter().any(|step| matches!(step, Step::Field(_))) {
            return None;
        }
        match self.place_ty(array) {
            Ty::Array(_, len) if array.window.is_none() => len.parse().ok(),
            _ => None,
        }
    }

    /// What element `i` of a slice pattern stands for.
    pub fn element_of(
        &mut self,
        array: &Place,
        layout: &Layout,
        i: usize,
        value: &Operand,
    ) -> Res<Operand> {
        let at = match self.fixed_len(array) {
            Some(len) if len >= layout.before + layout.after => self.usize(layout.member(i, len)),
            _ if i < layout.before => self.usize(i),
            _ => {
                let (len, back) = (self.place_len(array)?, layout.before + 1 + layout.after - i);
                let back = self.usize(back);
                self.prim(&ops::arith::SUB, &[len, back], Ty::USIZE)
            }
        };
        let element = self.inner_place(array, at);
        match value {
            Operand::Ref(_, how) => Ok(Operand::Ref(element, *how)),
            _ => self
                .read_place(&element, proc_macro2::Span::call_site())
                .map(|v| self.take_apart(v)),
        }
    }

    /// What `..` in a slice pattern stands for.
    fn rest_of(&mut self, array: &Place, layout: &Layout, value: &Operand) -> Res<Operand> {
        let len = self.place_len(array)?;
        let (lo, back) = (self.usize(layout.before), self.usize(layout.after));
        let hi = self.prim(&ops::arith::SUB, &[len, back], Ty::USIZE);
        let how = match value {
            Operand::Ref(_, how) => *how,
            _ => Mutability::Shared,
        };
        let part = Place {
            window: Some(self.inside(array, lo, hi)),
            ..array.clone()
        };
        Ok(Operand::Ref(part, how))
    }

    /// The part `lo..hi` of a place, which is known to lie inside.
    pub fn inside(&mut self, place: &Place, lo: Val, hi: Val) -> Window {
        match place.window {
            None => Window { lo, hi },
            Some(outer) => Window {
                lo: self.prim(&ops::arith::ADD, &[outer.lo, lo], Ty::USIZE),
                hi: self.prim(&ops::arith::ADD, &[outer.lo, hi], Ty::USIZE),
            },
        }
    }

    /// Binds the names of alternatives (`(0, x) | (x, 0)`): each has the value of the first alternative that matches.
    pub fn bind_case(&mut self, p: &syn::PatOr, value: Operand) -> Res<()> {
        let cases: Vec<&Pat> = p.cases.iter().collect();
        let names = cases.first().map_or(vec![], |case| bound_names(case));
        if names.is_empty() {
            return Ok(());
        }
        let Operand::Tuple(values) = self.case_values(&cases, &names, &value)? else {
            return Err(self.refuse(
                p,
                "the alternatives of this pattern bind values of different kinds",
                "write one arm for each alternative",
            ));
        };
        for (name, value) in names.into_iter().zip(values) {
            let id = self.declare(&name, value);
            self.scope.bind(name, id);
        }
        Ok(())
    }

    fn case_values(&mut self, cases: &[&Pat], names: &[String], value: &Operand) -> Res<Operand> {
        let Some((case, rest)) = cases.split_first() else {
            return Ok(Operand::Never);
        };
        let pred = if rest.is_empty() {
            None
        } else {
            self.test(case, value)?
        };
        match pred {
            None => self.values_bound(case, names, value),
            Some(pred) => self.cond(case.span(), pred, &mut |s, taken| {
                if taken {
                    s.values_bound(case, names, value)
                } else {
                    s.case_values(rest, names, value)
                }
            }),
        }
    }

    fn values_bound(&mut self, case: &Pat, names: &[String], value: &Operand) -> Res<Operand> {
        let outer = self.scope.clone();
        let bound = self.bind(case, value.clone());
        let values = bound.and_then(|()| {
            let values = names.iter().map(|name| match self.scope.find(name) {
                Some(id) => self.read(id),
                None => Ok(Operand::Unit),
            });
            values.collect::<Res<_>>()
        });
        self.scope = outer;
        values.map(Operand::Tuple)
    }

    /// Binds the names of a pattern that only rustc understands: an opaque expression for each. What it gives is a copy, to
    /// which nothing is written.
    pub fn bind_opaque(&mut self, pat: &Pat, value: Operand) -> Res<()> {
        let names = names_bound(pat);
        if names.is_empty() {
            return Ok(());
        }
        for name in &names {
            self.no_ref_mut(name)?;
        }
        let outer = self.scope.clone();
        let by_reference = matches!(value, Operand::Ref(..));
        let lent = value.lent();
        let whole = self.matched(pat, value)?;
        let mut parts = Vec::new();
        for name in names {
            let part = Ident::new(PART, name.ident.span());
            let name = name.ident.to_string();
            let with_part = only(pat, &name);
            let tokens = match is_dereferenced(&with_part) {
                // what `Some(&x)` binds is a copy, as it is for the user
                true => {
                    quote!(match *#whole { #with_part => ::grads::__private::Copied::copied_value(&#part), _ => ::core::unreachable!() })
                }
                false => {
                    quote!(match #whole { #with_part => ::grads::__private::Copied::copied_value(#part), _ => ::core::unreachable!() })
                }
            };
            let whole = self.declared_in(pat, &name);
            let ty = whole.clone().unwrap_or_else(|| self.types.open());
            let mut v = self.opaque_for(pat, tokens, Some(ty))?;
            if let (Some(_), Some(number)) = (whole, v) {
                let number = self.stop(Operand::Val(number), pat.span())?;
                v = Some(self.value_of(number, pat.span())?);
            }
            parts.push((name, v));
        }
        self.scope = outer;
        for (name, v) in parts {
            let part = match v {
                Some(v) if by_reference => {
                    self.copies.extend(lent.map(|id| (v, id)));
                    Operand::Ref(Place::of(Base::Val(v)), Mutability::Shared)
                }
                v => v.map_or(Operand::Unit, Operand::Val),
            };
            let id = self.declare(&name, part);
            self.scope.bind(name, id);
        }
        Ok(())
    }

    /// The type of what a pattern binds, if it is declared as an integer or a truth value: that has no derivative.
    fn declared_in(&mut self, pat: &Pat, name: &str) -> Option<Ty> {
        let (of, step) = part_bound(pat, name)?;
        self.types.declared_part(&of, &step)?;
        let ty = self.types.part(&Ty::Named(of.into()), &step);
        let ty = self.types.shallow(&ty);
        matches!(ty, Ty::Int(_) | Ty::Bool).then_some(ty)
    }

    /// Gives a value a name of our own, by which opaque tokens refer to it.
    pub fn matched(&mut self, at: &Pat, value: Operand) -> Res<Ident> {
        let id = match value {
            Operand::Val(v) => self.variable_of(MATCHED, v),
            Operand::Ref(..) | Operand::Tuple(_) | Operand::Fields(..) => {
                self.declare(MATCHED, value)
            }
            Operand::Option(..)
            | Operand::Closure(_)
            | Operand::Function(_)
            | Operand::Iter(_)
            | Operand::Unit
            | Operand::Never => {
                return Err(self.refuse(
                    at,
                    "this pattern does not fit what it is matched against",
                    "see what rustc says",
                ));
            }
        };
        self.scope.bind(MATCHED.to_string(), id);
        Ok(Ident::new(MATCHED, at.span()))
    }
}

/// The type whose part a name in a pattern is, and the step to that: `Bad` and `Steps::0` for the `n` of `Err(Bad::Steps(n))`.
fn part_bound(pat: &Pat, name: &str) -> Option<(String, String)> {
    let (path, parts): (&syn::Path, Vec<(String, &Pat)>) = match pat {
        Pat::Paren(p) => return part_bound(&p.pat, name),
        Pat::Reference(r) => return part_bound(&r.pat, name),
        Pat::TupleStruct(p) => {
            let parts = p.elems.iter().enumerate();
            (&p.path, parts.map(|(i, p)| (i.to_string(), p)).collect())
        }
        Pat::Struct(p) => {
            let parts = p.fields.iter();
            let member = |f: &syn::FieldPat| f.member.to_token_stream().to_string();
            (&p.path, parts.map(|f| (member(f), &*f.pat)).collect())
        }
        _ => return None,
    };
    let is_name = |p: &Pat| matches!(p, Pat::Ident(i) if i.ident == name && i.subpat.is_none());
    let Some((step, _)) = parts.iter().find(|(_, p)| is_name(p)) else {
        return parts.iter().find_map(|(_, p)| part_bound(p, name));
    };
    let names: Vec<String> = path.segments.iter().map(|s| s.ident.to_string()).collect();
    match names.split_last()? {
        (of, []) => Some((of.clone(), step.clone())),
        (variant, of) => Some((of.join("::"), format!("{variant}::{step}"))),
    }
}

/// The names that a pattern binds, in order.
pub fn bound_names(pat: &Pat) -> Vec<String> {
    let names = names_bound(pat).into_iter();
    names.map(|p| p.ident.to_string()).collect()
}

fn names_bound(pat: &Pat) -> Vec<&syn::PatIdent> {
    struct Names<'a>(Vec<&'a syn::PatIdent>);
    impl<'a> Visit<'a> for Names<'a> {
        fn visit_pat_ident(&mut self, p: &'a syn::PatIdent) {
            if !is_constant(&p.ident) {
                self.0.push(p);
            }
            crate::visit::visit_pat_ident(self, p);
        }
    }
    let mut names = Names(vec![]);
    names.visit_pat(pat);
    names.0
}

/// Whether a path is that of a variant of `Option`: an enum of the user's may have a `None` of its own.
pub fn is_of_option(path: &syn::Path, variant: &str) -> bool {
    let mut segments = path.segments.iter().rev();
    segments.next().is_some_and(|s| s.ident == variant)
        && segments.next().is_none_or(|s| s.ident == "Option")
}

/// The last segment of a path.
pub fn last_name(path: &syn::Path) -> String {
    path.segments
        .last()
        .map(|s| s.ident.to_string())
        .unwrap_or_default()
}

/// Whether there is a `&` inside a pattern.
fn is_dereferenced(pat: &Pat) -> bool {
    struct Find(bool);
    impl<'a> Visit<'a> for Find {
        fn visit_pat(&mut self, pat: &'a Pat) {
            self.0 |= matches!(pat, Pat::Reference(_));
            visit::visit_pat(self, pat);
        }
    }
    let mut find = Find(false);
    find.visit_pat(pat);
    find.0 && !matches!(pat, Pat::Reference(_))
}
