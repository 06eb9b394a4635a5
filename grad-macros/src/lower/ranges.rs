//! Ranges as values: `let half = 0..n / 2;`, then `x[half.clone()]`, `for i in half`, `half.contains(&i)`, `half.start`.
//!
//! A range is an iterator of the lowering (`Iter::Range` and its like) wherever differentiation looks into it. Opaque
//! expressions and functions that are given one get the range of Rust.

use super::iter::Iter;
use super::place::strip;
use super::scope::{Operand, Place, Slot, Val};
use super::types::Ty;
use super::{Lowerer, Res};
use crate::report::{Refused, Site};
use grad_core::ops;
use proc_macro2::Span;
use quote::quote_spanned;
use std::rc::Rc;
use syn::spanned::Spanned;
use syn::{Expr, ExprMethodCall, Member, RangeLimits};

/// The names of the ends of a range in opaque tokens.
const ENDS: [&str; 2] = ["__range_start", "__range_end"];

impl<'m> Lowerer<'m> {
    /// `a..b`, `a..=b`, `a..`
    pub fn range(&mut self, r: &syn::ExprRange) -> Res<Iter> {
        let Some(start) = &r.start else {
            return Err(self.refuse(r, "a range without a start", "write where it starts"));
        };
        let lo = self.scalar(start)?;
        let ty = self.ty(lo);
        let Some(end) = &r.end else {
            return Ok(Iter::From(lo, ty));
        };
        let hi = self.scalar(end)?;
        let hi_ty = self.ty(hi);
        self.types.unify(&ty, &hi_ty);
        self.at(r.span());
        let ty = self.ty(lo);
        match r.limits {
            RangeLimits::HalfOpen(_) => Ok(Iter::Range(lo, hi, ty)),
            RangeLimits::Closed(_) => Ok(Iter::Inclusive(lo, hi, ty)),
        }
    }

    /// A range in the place of a value.
    pub fn range_expr(&mut self, r: &syn::ExprRange) -> Res<Operand> {
        match r.start {
            Some(_) => self.range(r).map(|iter| Operand::Iter(Rc::new(iter))),
            None => self.host(r),
        }
    }

    /// The items of a range, which has to be one of integers. The integer after a small literal exists, so that
    /// `a..=9` is `a..10`.
    pub fn steps(&mut self, iter: Iter, site: impl Into<Site>) -> Res<Iter> {
        let (Iter::Range(_, _, ty) | Iter::Inclusive(_, _, ty) | Iter::From(_, ty)) = &iter else {
            return Ok(iter);
        };
        if self.types.is_float(ty) {
            return Err(self.problems.refuse(
                site,
                "a range of floats has no steps",
                "use a range of integers, and `as f64` in the body",
            ));
        }
        let Iter::Inclusive(lo, hi, ty) = iter else {
            return Ok(iter);
        };
        Ok(
            match self.literal_of(hi).and_then(|text| after_literal(&text)) {
                Some(after) => Iter::Range(lo, self.constant(&after, ty.clone()), ty),
                None => Iter::Inclusive(lo, hi, ty),
            },
        )
    }

    /// The part of an array that a range names.
    pub fn part_by(&mut self, place: &Place, range: &Iter) -> Res<Option<Place>> {
        let (lo, hi) = match *range {
            Iter::Range(lo, hi, _) => (lo, Some(hi)),
            Iter::Inclusive(lo, hi, _) => (lo, Some(self.after(hi))),
            Iter::From(lo, _) => (lo, None),
            _ => return Ok(None),
        };
        for v in [Some(lo), hi].into_iter().flatten() {
            let ty = self.ty(v);
            self.types.unify(&ty, &Ty::USIZE);
        }
        self.window(place, Some(lo), hi).map(Some)
    }

    /// Whether an expression is a range of positions.
    pub fn is_range(&self, e: &Expr) -> bool {
        match strip(e) {
            Expr::Range(_) => true,
            Expr::MethodCall(m) => m.method == "clone" && self.is_range(&m.receiver),
            e => self.variable(e).is_some_and(
                |id| matches!(&self.vars[id].slot, Slot::Alias(Operand::Iter(of)) if of.is_range()),
            ),
        }
    }

    /// Where such a range starts and ends in an array of `len` elements, within it or not.
    pub fn positions_of(&mut self, e: &Expr, len: Val) -> Res<(Val, Val)> {
        let ends = match strip(e) {
            Expr::Range(r) => {
                let lo = r.start.as_ref().map(|e| self.usize_expr(e)).transpose()?;
                let hi = r.end.as_ref().map(|e| self.usize_expr(e)).transpose()?;
                let closed = matches!(r.limits, RangeLimits::Closed(_));
                (lo, hi.map(|hi| if closed { self.after(hi) } else { hi }))
            }
            e => match self.expr(e)? {
                Operand::Iter(range) => match *range {
                    Iter::Range(lo, hi, _) => (Some(lo), Some(hi)),
                    Iter::Inclusive(lo, hi, _) => (Some(lo), Some(self.after(hi))),
                    Iter::From(lo, _) => (Some(lo), None),
                    _ => (None, None),
                },
                _ => (None, None),
            },
        };
        for v in [ends.0, ends.1].into_iter().flatten() {
            let ty = self.ty(v);
            self.types.unify(&ty, &Ty::USIZE);
        }
        let lo = ends.0.unwrap_or_else(|| self.usize(0));
        Ok((lo, ends.1.unwrap_or(len)))
    }

    /// The position after one, which saturates: an end that has no successor is out of bounds, as in Rust.
    pub fn after(&mut self, position: Val) -> Val {
        let one = self.usize(1);
        self.prim(&ops::logic::SATURATING_ADD, &[position, one], Ty::USIZE)
    }

    /// `range.start`, `range.end`
    pub fn end_of_range(&self, range: &Operand, member: &Member) -> Option<Val> {
        let (Operand::Iter(range), Member::Named(name)) = (range, member) else {
            return None;
        };
        match &**range {
            Iter::Range(lo, _, _) | Iter::From(lo, _) if name == "start" => Some(*lo),
            Iter::Range(_, hi, _) if name == "end" => Some(*hi),
            _ => None,
        }
    }

    /// A method of ranges that no other iterator has, if it is one.
    pub fn range_method(&mut self, e: &ExprMethodCall) -> Option<Res<Operand>> {
        let name = e.method.to_string();
        let known = matches!(
            (name.as_str(), e.args.len()),
            ("len" | "is_empty" | "start" | "end", 0) | ("contains", 1)
        );
        if !known || !self.is_iterator(&e.receiver) {
            return None;
        }
        let result = self.expr(&e.receiver).and_then(|of| {
            let Operand::Iter(iter) = of else {
                return self.host(e);
            };
            self.asked_of_range(e, &name, &iter)
        });
        Some(result)
    }

    fn asked_of_range(&mut self, e: &ExprMethodCall, name: &str, range: &Iter) -> Res<Operand> {
        let (less, not_more) = (&ops::compare::LT, &ops::compare::LE);
        let ends = match range {
            Iter::Range(lo, hi, _) => Some((*lo, *hi, less)),
            Iter::Inclusive(lo, hi, _) => Some((*lo, *hi, not_more)),
            _ => None,
        };
        let v = match (name, ends) {
            ("len", _) => {
                let items = self.items_of(Operand::Iter(Rc::new(range.clone())), e.span())?;
                self.len_of(&items, e.span())?
            }
            ("is_empty", Some((lo, hi, within))) => {
                let some = self.prim(within, &[lo, hi], Ty::Bool);
                self.prim(&ops::logic::NOT, &[some], Ty::Bool)
            }
            ("is_empty", None) if let Iter::Listed(list) = range => {
                let zero = self.usize(0);
                self.prim(&ops::compare::EQ, &[list.len, zero], Ty::Bool)
            }
            ("start", Some((lo, _, _))) => lo,
            ("end", Some((_, hi, _))) => hi,
            ("contains", Some((lo, hi, within))) => {
                let x = self.scalar(&e.args[0])?;
                let (ty, x_ty) = (self.ty(lo), self.ty(x));
                self.types.unify(&ty, &x_ty);
                let above = self.prim(not_more, &[lo, x], Ty::Bool);
                let below = self.prim(within, &[x, hi], Ty::Bool);
                self.prim(&ops::logic::AND, &[above, below], Ty::Bool)
            }
            _ => {
                return Err(self.refuse(
                    &e.method,
                    format!("differentiation does not know `{name}` of this iterator"),
                    "ask it of the range, before anything is taken from it",
                ));
            }
        };
        Ok(Operand::Val(v))
    }

    /// The range of Rust, for what only rustc understands.
    pub fn range_value(&mut self, range: &Iter, span: Span) -> Res<Val> {
        let [start, end] = ENDS.map(|name| proc_macro2::Ident::new(name, span));
        let (tokens, ends) = match range {
            Iter::Range(lo, hi, _) => (quote_spanned!(span=> (#start..#end)), vec![*lo, *hi]),
            Iter::Inclusive(lo, hi, _) => (quote_spanned!(span=> (#start..=#end)), vec![*lo, *hi]),
            Iter::From(lo, _) => (quote_spanned!(span=> (#start..)), vec![*lo]),
            _ => return Err(Refused),
        };
        let scope = self.scope.clone();
        for (name, v) in ENDS.iter().zip(ends) {
            let id = self.variable_of(name, v);
            self.scope.bind((*name).to_string(), id);
        }
        let ty = match range {
            Iter::Range(_, _, ty) if self.types.is_unsettled_or_usize(ty) => {
                Ty::Named(POSITIONS.into())
            }
            _ => self.types.open(),
        };
        let made = self.opaque(tokens, Some(ty));
        self.scope = scope;
        made?.ok_or(Refused)
    }

    /// A value of type `Range<usize>` as the range that it is: in a param, or in a field.
    pub fn as_range(&mut self, of: &Operand) -> Res<Option<Iter>> {
        let place = match of {
            Operand::Iter(iter) => return Ok(Some((**iter).clone())),
            Operand::Val(v) => Place::of(super::scope::Base::Val(*v)),
            Operand::Ref(place, _) if place.window.is_none() => place.clone(),
            _ => return Ok(None),
        };
        if !is_range_of_positions(&self.place_ty(&place)) {
            return Ok(None);
        }
        let [lo, hi] = ["start", "end"].map(|name| {
            let end = self.field_of(&place, name.to_string());
            let ty = self.place_ty(&end);
            self.types.unify(&ty, &Ty::USIZE);
            self.read_place(&end, Span::call_site())
        });
        Ok(Some(Iter::Range(lo?, hi?, Ty::USIZE)))
    }

    /// Refuses `let head = ..n; x[head]`: only where it is written does such a range say that it starts at 0.
    pub fn no_range_without_start(&mut self, i: Val, e: &Expr) -> Res<()> {
        let frame = self.frames.iter().find(|f| f.id == i.frame);
        let node = frame.and_then(|f| f.graph.def_node(i.value));
        let is_range = node.is_some_and(|node| match &node.kind {
            grad_core::ir::NodeKind::Host(host) => host.text.starts_with(".."),
            _ => false,
        });
        match is_range {
            true => Err(self.refuse(
                e,
                "this range without a start is not written where it is used",
                "write where it starts, as in `let head = 0..n;`, or index with it directly, as in `x[..n]`",
            )),
            false => Ok(()),
        }
    }

    /// The text of a literal.
    fn literal_of(&self, v: Val) -> Option<String> {
        let frame = self.frames.iter().find(|f| f.id == v.frame)?;
        match &frame.graph.def_node(v.value)?.kind {
            grad_core::ir::NodeKind::Const(text) => Some(text.to_string()),
            _ => None,
        }
    }
}

/// `(a..b).clone()`, or that of a variable, where `a..b` is an iterator.
pub fn is_copy(m: &ExprMethodCall) -> bool {
    m.method == "clone"
        && m.args.is_empty()
        && matches!(strip(&m.receiver), Expr::Path(_) | Expr::Range(_))
}

/// The type of a range that names a part of an array.
const POSITIONS: &str = "Range<usize>";

/// `Range<usize>`
fn is_range_of_positions(ty: &Ty) -> bool {
    let Ty::Named(name) = ty else { return false };
    let plain: String = name.split_whitespace().collect();
    [
        "Range<usize>",
        "ops::Range<usize>",
        "std::ops::Range<usize>",
        "core::ops::Range<usize>",
    ]
    .contains(&&*plain)
}

/// The integer after a literal, if every integer type has it.
fn after_literal(text: &str) -> Option<String> {
    let n: i8 = syn::parse_str::<syn::LitInt>(text)
        .ok()?
        .base10_parse()
        .ok()?;
    n.checked_add(1).map(|n| n.to_string())
}
