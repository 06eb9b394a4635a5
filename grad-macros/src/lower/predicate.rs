//! Whether a value matches a pattern.

use super::destructure::{Layout, bound_names, is_of_option, last_name};
use super::outcome::{is_error, is_there};
use super::scope::{Operand, Val};
use super::sorting::of_search;
use super::types::Ty;
use super::variant::{struct_fields, tuple_fields};
use super::{Lowerer, Res};
use crate::visit::{self, VisitMut};
use grad_core::ops;
use proc_macro2::{Ident, Span};
use quote::quote;
use syn::Pat;
use syn::spanned::Spanned;

pub use grad_core::ir::MATCHED;

/// The name that they give to a part of it.
pub const PART: &str = "__grads_part";

impl<'m> Lowerer<'m> {
    /// Whether a value matches a pattern; nothing if it always does.
    pub fn test(&mut self, pat: &Pat, value: &Operand) -> Res<Option<Val>> {
        self.at(pat.span());
        match (pat, value) {
            (Pat::Wild(_) | Pat::Rest(_), _) | (_, Operand::Never) => Ok(None),
            (Pat::Paren(p), _) => self.test(&p.pat, value),
            (Pat::Reference(p), _) => self.test(&p.pat, value),
            (Pat::Type(p), _) => self.test(&p.pat, value),
            (Pat::Ident(p), _) if is_constant(&p.ident) => self.test_name(pat, &p.ident, value),
            (Pat::Ident(p), _) => match &p.subpat {
                Some((_, sub)) => self.test(sub, value),
                None => Ok(None),
            },
            (Pat::Path(p), _) if is_of_option(&p.path, "None") && !self.is_foreign(value) => {
                self.test_none(value, p.span()).map(Some)
            }
            (Pat::Path(p), _) if is_variant_name(&last_name(&p.path)) => {
                self.test_variant(pat, &p.path, vec![], value)
            }
            (Pat::Path(p), Operand::Val(v)) if self.types.is_aggregate(&self.ty(*v)) => {
                self.test_variant(pat, &p.path, vec![], value)
            }
            (Pat::Path(_), _) => self.test_opaque(pat, value).map(Some),
            (Pat::Struct(p), _) => self.test_variant(pat, &p.path, struct_fields(p), value),
            (Pat::Lit(p), _) => self.test_literal(pat, &p.lit, value),
            (Pat::Range(p), _) => self.test_range(p, value),
            (Pat::Or(p), _) => self.test_any(p, value),
            (Pat::Tuple(p), _) => self.test_tuple(p, value),
            (Pat::Slice(p), _) => self.test_slice(p, value),
            (Pat::TupleStruct(p), Operand::Option(flag, payload)) => {
                if is_error(&p.path, value) {
                    return self.negated(*flag).map(Some);
                }
                if !is_there(&p.path, value) {
                    return Ok(None);
                }
                let sub = p.elems.first().filter(|elem| !accepts_all(elem));
                match sub {
                    None => Ok(Some(*flag)),
                    Some(sub) => self.also(Some(*flag), p.span(), &mut |s| s.test(sub, payload)),
                }
            }
            (Pat::TupleStruct(p), Operand::Val(_) | Operand::Ref(..))
                if is_there(&p.path, value) && !self.is_foreign(value) =>
            {
                let option = self.opened(value.clone(), p.span());
                self.test(pat, &option)
            }
            (Pat::TupleStruct(p), Operand::Val(_) | Operand::Ref(..))
                if is_error(&p.path, value) && !self.is_foreign(value) =>
            {
                self.test_error(p, value).map(Some)
            }
            (Pat::TupleStruct(p), _) => match of_search(&p.path, value) {
                Some((found, at, hit)) => {
                    let is = match hit {
                        true => found,
                        false => self.negated(found)?,
                    };
                    self.also(Some(is), p.span(), &mut |s| {
                        let at = p.elems.first().map(|elem| s.test(elem, &Operand::Val(at)));
                        at.unwrap_or(Ok(None))
                    })
                }
                None => self.test_variant(pat, &p.path, tuple_fields(p), value),
            },
            (other, _) => Err(self.refuse(
                other,
                "this pattern is not supported in a differentiable function yet",
                "match on numbers, bools, tuples, slices, `Option`s and enums",
            )),
        }
    }

    fn test_literal(&mut self, pat: &Pat, lit: &syn::Lit, value: &Operand) -> Res<Option<Val>> {
        match lit {
            syn::Lit::Bool(b) => {
                let v = self.value_of(value.clone(), pat.span())?;
                match b.value {
                    true => Ok(Some(v)),
                    false => self.negated(v).map(Some),
                }
            }
            syn::Lit::Int(_) | syn::Lit::Float(_) | syn::Lit::Byte(_) => {
                let v = self.value_of(value.clone(), pat.span())?;
                let lit = self.literal(lit)?;
                self.infix(&ops::compare::EQ, "==", v, lit).map(Some)
            }
            _ => self.test_opaque(pat, value).map(Some),
        }
    }

    fn test_range(&mut self, p: &syn::PatRange, value: &Operand) -> Res<Option<Val>> {
        let v = self.value_of(value.clone(), p.span())?;
        let mut all = None;
        if let Some(start) = &p.start {
            let start = self.scalar(start)?;
            all = Some(self.infix(&ops::compare::GE, ">=", v, start)?);
        }
        if let Some(end) = &p.end {
            let end = self.scalar(end)?;
            let below = match p.limits {
                syn::RangeLimits::HalfOpen(_) => self.infix(&ops::compare::LT, "<", v, end)?,
                syn::RangeLimits::Closed(_) => self.infix(&ops::compare::LE, "<=", v, end)?,
            };
            all = self.both(all, Some(below));
        }
        Ok(all)
    }

    /// The alternatives, one after the other: a later one is tried only if those before do not match.
    fn test_any(&mut self, p: &syn::PatOr, value: &Operand) -> Res<Option<Val>> {
        let mut any = None;
        for case in &p.cases {
            let Some(case) = self.test(case, value)? else {
                return Ok(None);
            };
            any = Some(match any {
                None => case,
                Some(any) => self.prim(&ops::logic::OR, &[any, case], Ty::Bool),
            });
        }
        Ok(any)
    }

    fn test_tuple(&mut self, p: &syn::PatTuple, value: &Operand) -> Res<Option<Val>> {
        if p.elems.iter().all(accepts_all) {
            return Ok(None);
        }
        let layout = Layout::of(p.elems.iter());
        let members = self.members(p, value.clone())?;
        let mut all = None;
        for (i, elem) in p.elems.iter().enumerate() {
            if accepts_all(elem) {
                continue;
            }
            let one = self.test(elem, &members[layout.member(i, members.len())])?;
            all = self.both(all, one);
        }
        Ok(all)
    }

    /// The length, and if it fits the elements.
    fn test_slice(&mut self, p: &syn::PatSlice, value: &Operand) -> Res<Option<Val>> {
        let layout = Layout::of(p.elems.iter());
        let array = self.array_matched(p, value)?;
        let n = layout.before + layout.after;
        let fits = match (self.fixed_len(&array), self.place_ty(&array)) {
            (Some(_), _) | (None, Ty::Array(..)) if array.window.is_none() => None,
            _ if layout.rest && n == 0 => None,
            _ => {
                let (len, n) = (self.place_len(&array)?, self.usize(n));
                Some(match layout.rest {
                    true => self.infix(&ops::compare::GE, ">=", len, n)?,
                    false => self.infix(&ops::compare::EQ, "==", len, n)?,
                })
            }
        };
        if p.elems.iter().all(accepts_all) {
            return Ok(fits);
        }
        self.also(fits, p.span(), &mut |s| {
            let mut all = None;
            for (i, elem) in p.elems.iter().enumerate() {
                if accepts_all(elem) {
                    continue;
                }
                let element = s.element_of(&array, &layout, i, value)?;
                let one = s.test(elem, &element)?;
                all = s.both(all, one);
            }
            Ok(all)
        })
    }

    /// `first`, and only if it holds `then`.
    pub fn also(
        &mut self,
        first: Option<Val>,
        span: Span,
        then: &mut dyn FnMut(&mut Self) -> Res<Option<Val>>,
    ) -> Res<Option<Val>> {
        let Some(first) = first else {
            return then(self);
        };
        let both = self.cond(span, first, &mut |s, holds| {
            let v = match holds {
                true => then(s)?,
                false => Some(s.constant("false", Ty::Bool)),
            };
            Ok(Operand::Val(match v {
                Some(v) => v,
                None => s.constant("true", Ty::Bool),
            }))
        })?;
        self.value_of(both, span).map(Some)
    }

    /// `!v`
    pub fn negated(&mut self, v: Val) -> Res<Val> {
        Ok(self.prim(&ops::logic::NOT, &[v], Ty::Bool))
    }

    /// A name that begins upper-case: `None`, a constant, or a variant that was imported.
    fn test_name(&mut self, pat: &Pat, name: &Ident, value: &Operand) -> Res<Option<Val>> {
        if name == "None" && !self.is_foreign(value) {
            return self.test_none(value, name.span()).map(Some);
        }
        if is_variant_name(&name.to_string()) && self.scope.find(&name.to_string()).is_none() {
            return self.test_variant(pat, &name.clone().into(), vec![], value);
        }
        let constant = self.host(name)?;
        let constant = self.value_of(constant, name.span())?;
        let v = self.value_of(value.clone(), name.span())?;
        self.infix(&ops::compare::EQ, "==", v, constant).map(Some)
    }

    /// Whether an `Option` holds nothing.
    fn test_none(&mut self, value: &Operand, span: Span) -> Res<Val> {
        match self.opened(value.clone(), span) {
            Operand::Option(flag, _) => self.negated(flag),
            other => self.value_of(other, span),
        }
    }

    /// `matches!(value, pat)`, for a pattern that only rustc understands.
    pub fn test_opaque(&mut self, pat: &Pat, value: &Operand) -> Res<Val> {
        let outer = self.scope.clone();
        let name = self.matched(pat, value.clone())?;
        let tokens = match pat {
            Pat::Lit(p) if matches!(p.lit, syn::Lit::Str(_)) => {
                quote!(
                    ::core::matches!(::core::convert::AsRef::<::core::primitive::str>::as_ref(#name), #pat)
                )
            }
            pat => {
                let pat = blank(pat);
                quote!(::core::matches!(*#name, #pat))
            }
        };
        let v = self.opaque_for(pat, tokens, Some(Ty::Bool));
        self.scope = outer;
        v?.ok_or(crate::report::Refused)
    }
}

/// The pattern with `_` in place of every name that it binds.
pub fn blank(pat: &Pat) -> Pat {
    struct Blank;
    impl VisitMut for Blank {
        fn visit_field_pat_mut(&mut self, p: &mut syn::FieldPat) {
            p.colon_token.get_or_insert_default();
            self.visit_pat_mut(&mut p.pat);
        }
        fn visit_pat_mut(&mut self, p: &mut Pat) {
            let Pat::Ident(i) = p else {
                return visit::visit_pat_mut(self, p);
            };
            if is_constant(&i.ident) {
                // a variant, not a new name
                let name = &i.ident;
                if name.to_string().contains(|c: char| c.is_lowercase()) {
                    *p = syn::parse_quote!(#name { .. });
                }
                return;
            }
            match i.subpat.take() {
                Some((_, mut sub)) => {
                    self.visit_pat_mut(&mut sub);
                    *p = *sub;
                }
                None => *p = syn::parse_quote!(_),
            }
        }
    }
    let mut pat = pat.clone();
    Blank.visit_pat_mut(&mut pat);
    pat
}

/// The way to the name `part` in a pattern, which gets the name of [`PART`]; everything else is accepted.
pub fn only(pat: &Pat, part: &str) -> Pat {
    struct Only<'a>(&'a str);
    impl VisitMut for Only<'_> {
        fn visit_field_pat_mut(&mut self, p: &mut syn::FieldPat) {
            p.colon_token.get_or_insert_default();
            self.visit_pat_mut(&mut p.pat);
        }
        fn visit_pat_mut(&mut self, p: &mut Pat) {
            match p {
                Pat::Rest(_) => {}
                Pat::Ident(i) if i.ident == self.0 => {
                    let span = i.ident.span();
                    i.ident = Ident::new(PART, span);
                    (i.by_ref, i.mutability, i.subpat) = (None, None, None);
                }
                p if !bound_names(p).iter().any(|name| name == self.0) => {
                    *p = syn::parse_quote!(_);
                }
                Pat::Ident(i) => {
                    if let Some((_, sub)) = i.subpat.take() {
                        *p = *sub;
                        self.visit_pat_mut(p);
                    }
                }
                p => visit::visit_pat_mut(self, p),
            }
        }
    }
    let mut pat = pat.clone();
    Only(part).visit_pat_mut(&mut pat);
    pat
}

/// The pattern of an arm with `_` for constants, which bind nothing. In a `let` without `else` no constant can stand:
/// there every name is bound.
pub fn without_constants(pat: &Pat) -> Pat {
    struct Blank;
    impl VisitMut for Blank {
        fn visit_pat_mut(&mut self, p: &mut Pat) {
            match p {
                Pat::Ident(i) if is_constant(&i.ident) => *p = syn::parse_quote!(_),
                _ => visit::visit_pat_mut(self, p),
            }
        }
    }
    let mut pat = pat.clone();
    Blank.visit_pat_mut(&mut pat);
    pat
}

/// Whether an identifier in a pattern that can fail is a constant or variant, by Rust's naming convention.
pub fn is_constant(name: &Ident) -> bool {
    name.to_string().starts_with(|c: char| c.is_uppercase())
}

/// Whether a name in capitals is that of a variant, not of a constant.
fn is_variant_name(name: &str) -> bool {
    name.contains(|c: char| c.is_lowercase())
}

/// Whether a pattern matches every value of its type.
pub fn accepts_all(pat: &Pat) -> bool {
    match pat {
        Pat::Wild(_) | Pat::Rest(_) => true,
        Pat::Ident(p) => {
            !is_constant(&p.ident) && p.subpat.as_ref().is_none_or(|(_, sub)| accepts_all(sub))
        }
        Pat::Paren(p) => accepts_all(&p.pat),
        Pat::Reference(p) => accepts_all(&p.pat),
        Pat::Type(p) => accepts_all(&p.pat),
        Pat::Tuple(p) => p.elems.iter().all(accepts_all),
        _ => false,
    }
}
