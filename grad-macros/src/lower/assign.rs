//! `left = right`, where the left side may be taken apart: `(a, b) = ..`, `[x[i], .., last] = ..`, `State { p, .. } = ..`.
//!
//! As in Rust, such a left side is a pattern: the value is bound to names of our own, and then these are assigned in turn.

use super::place::strip;
use super::scope::Operand;
use super::{Lowerer, Res};
use crate::report::Refused;
use proc_macro2::Ident;
use quote::format_ident;
use syn::spanned::Spanned;
use syn::{Expr, Pat};

/// The parts of a left side, by the names that they are bound to first.
type Parts<'e> = Vec<(Ident, &'e Expr)>;

impl Lowerer<'_> {
    /// `left = right`
    pub fn assign(&mut self, e: &syn::ExprAssign) -> Res<Operand> {
        if let Some(map) = self.map_behind(&e.left) {
            return self.changed(&Expr::Assign(e.clone()), &map, false);
        }
        let value = match (strip(&e.left), strip(&e.right)) {
            // of a literal each element goes where it is wanted
            (Expr::Array(to), Expr::Array(from)) if is_matched_one_by_one(to, from) => {
                let elements = from.elems.iter().map(|element| self.expr(element));
                Operand::Tuple(elements.collect::<Res<_>>()?)
            }
            _ => self.expr(&e.right)?,
        };
        self.at(crate::report::Site::led_by(&e.left, e));
        self.store(&e.left, value)?;
        Ok(Operand::Unit)
    }

    /// Stores a value in what stands on the left of `=`.
    pub fn store(&mut self, left: &Expr, value: Operand) -> Res<()> {
        self.behind_collection(left)?;
        match (strip(left), value) {
            (_, Operand::Never) | (Expr::Infer(_), _) => Ok(()),
            (Expr::Tuple(syn::ExprTuple { elems, .. }), Operand::Tuple(members))
            | (Expr::Array(syn::ExprArray { elems, .. }), Operand::Tuple(members))
                if elems.len() == members.len() && !elems.iter().any(is_rest) =>
            {
                let mut parts = elems.iter().zip(members);
                parts.try_for_each(|(part, member)| self.store(part, member))
            }
            (Expr::Call(c), _) if !matches!(strip(&c.func), Expr::Path(_)) => {
                // no place: rustc says so of the function
                self.problems.leave();
                Err(Refused)
            }
            (e @ (Expr::Tuple(_) | Expr::Array(_) | Expr::Struct(_) | Expr::Call(_)), value) => {
                self.store_parts(e, value)
            }
            (e @ (Expr::Path(_) | Expr::Field(_)), value) => match self.variable(e) {
                Some(id) => self.assign_var(id, value, e.span()),
                None if matches!(e, Expr::Field(_)) && self.root_variable(e).is_some() => {
                    let place = self.place(e)?;
                    self.write_place(&place, value, e.span())
                }
                None => Err(self.refuse(
                    e,
                    "this is assigned, but it is not a local variable",
                    "assign to local variables, elements and `&mut` params",
                )),
            },
            (e, value) if self.view_in(e).is_some() => {
                let id = self.view_in(e).ok_or(Refused)?;
                self.assign_var(id, value, e.span())
            }
            (e, value) => {
                let place = self.place(e)?;
                self.write_place(&place, value, e.span())
            }
        }
    }

    /// Binds the parts of a value, then stores them.
    fn store_parts(&mut self, left: &Expr, value: Operand) -> Res<()> {
        let mut parts = Parts::new();
        let pattern = pattern(left, &mut parts);
        let scope = self.scope.clone();
        let stored = self.bind(&pattern, value).and_then(|()| {
            parts.iter().try_for_each(|(name, part)| {
                let bound = self.scope.find(&name.to_string());
                let part_value = bound.map_or(Ok(Operand::Never), |id| self.read(id))?;
                self.store(part, part_value)
            })
        });
        self.scope = scope;
        stored
    }
}

/// Whether both have the same number of elements, and no `..` stands among them.
fn is_matched_one_by_one(to: &syn::ExprArray, from: &syn::ExprArray) -> bool {
    to.elems.len() == from.elems.len() && !to.elems.iter().any(is_rest)
}

/// `..`
fn is_rest(e: &Expr) -> bool {
    matches!(e, Expr::Range(r) if r.start.is_none() && r.end.is_none())
}

/// The left side as a pattern, with a name for each place in it.
fn pattern<'e>(left: &'e Expr, parts: &mut Parts<'e>) -> Pat {
    let attrs = vec![];
    match strip(left) {
        Expr::Tuple(t) => Pat::Tuple(syn::PatTuple {
            attrs,
            paren_token: t.paren_token,
            elems: t.elems.iter().map(|e| pattern(e, parts)).collect(),
        }),
        Expr::Array(a) => Pat::Slice(syn::PatSlice {
            attrs,
            bracket_token: a.bracket_token,
            elems: a.elems.iter().map(|e| pattern(e, parts)).collect(),
        }),
        Expr::Call(c) => match strip(&c.func) {
            Expr::Path(of) => Pat::TupleStruct(syn::PatTupleStruct {
                attrs,
                qself: of.qself.clone(),
                path: of.path.clone(),
                paren_token: c.paren_token,
                elems: c.args.iter().map(|e| pattern(e, parts)).collect(),
            }),
            _ => named(left, parts),
        },
        Expr::Struct(s) => Pat::Struct(syn::PatStruct {
            attrs,
            qself: s.qself.clone(),
            path: s.path.clone(),
            brace_token: s.brace_token,
            fields: s
                .fields
                .iter()
                .map(|field| field_pattern(field, parts))
                .collect(),
            rest: s.dot2_token.map(|dot2_token| syn::PatRest {
                attrs: vec![],
                dot2_token,
            }),
        }),
        Expr::Infer(e) => Pat::Wild(syn::PatWild {
            attrs,
            underscore_token: e.underscore_token,
        }),
        Expr::Range(r) if is_rest(strip(left)) => match r.limits {
            syn::RangeLimits::HalfOpen(dot2_token) => Pat::Rest(syn::PatRest { attrs, dot2_token }),
            syn::RangeLimits::Closed(_) => named(left, parts),
        },
        place => named(place, parts),
    }
}

fn field_pattern<'e>(field: &'e syn::FieldValue, parts: &mut Parts<'e>) -> syn::FieldPat {
    syn::FieldPat {
        attrs: vec![],
        member: field.member.clone(),
        colon_token: Some(syn::Token![:](field.member.span())),
        pat: Box::new(pattern(&field.expr, parts)),
    }
}

/// A name for a place.
fn named<'e>(place: &'e Expr, parts: &mut Parts<'e>) -> Pat {
    let ident = format_ident!("__assigned_{}", parts.len(), span = place.span());
    parts.push((ident.clone(), place));
    Pat::Ident(syn::PatIdent {
        attrs: vec![],
        by_ref: None,
        mutability: None,
        ident,
        subpat: None,
    })
}
