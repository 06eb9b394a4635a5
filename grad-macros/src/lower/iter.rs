//! Iterators that are known while lowering: how many items, and the item at a position.

use super::place::strip;
use super::scope::{Base, Mutability, Operand, Place, Val, Window};
use super::types::Ty;
use super::{Lowerer, Res};
use grad_core::ops;
use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::{Expr, ExprMethodCall, RangeLimits};

/// An iterator.
pub enum Iter {
    /// `lo..hi`
    Range(Val, Val, Ty),
    /// `lo..=hi`, by its length: the integer after `hi` may not exist.
    Inclusive(Val, Val, Ty),
    /// References to the elements of an array.
    Elements(Place, Mutability),
    /// The elements themselves.
    Owned(Place),
    /// The last first.
    Rev(Box<Iter>, Val),
    /// Every so many.
    StepBy(Box<Iter>, Val),
    /// With positions.
    Enumerate(Box<Iter>),
    /// Two at a time.
    Zip(Box<Iter>, Box<Iter>),
    /// The first so many.
    Take(Box<Iter>, Val),
    /// Without the first so many.
    Skip(Box<Iter>, Val),
    /// By a closure.
    Map(Box<Iter>, Box<Expr>),
    /// Those that a closure accepts.
    Filter(Box<Iter>, Box<Expr>),
    /// What the references refer to.
    Copied(Box<Iter>),
    /// One after the other; the length of the first.
    Chain(Box<Iter>, Box<Iter>, Val),
    /// Overlapping parts of this length.
    Windows(Place, Val),
    /// Parts of this length, the last perhaps shorter unless `exact`.
    Chunks {
        place: Place,
        size: Val,
        how: Mutability,
        exact: bool,
    },
}

/// Whether an expression is an iterator that lowering knows.
pub fn is_iterator(e: &Expr) -> bool {
    match strip(e) {
        Expr::Range(r) => r.start.is_some() && r.end.is_some(),
        Expr::MethodCall(m) => match (m.method.to_string().as_str(), m.args.len()) {
            ("iter" | "iter_mut", 0)
            | ("windows" | "chunks" | "chunks_exact" | "chunks_mut" | "chunks_exact_mut", 1) => {
                true
            }
            ("into_iter", 0) => true,
            ("rev" | "enumerate" | "copied" | "cloned", 0) => is_iterator(&m.receiver),
            ("step_by" | "zip" | "take" | "skip" | "map" | "filter" | "chain", 1) => {
                is_iterator(&m.receiver)
            }
            _ => false,
        },
        _ => false,
    }
}

/// The integer after a literal, if every integer type has it.
fn after_literal(e: &Expr) -> Option<String> {
    let Expr::Lit(syn::ExprLit {
        lit: syn::Lit::Int(n),
        ..
    }) = strip(e)
    else {
        return None;
    };
    let n: i8 = n.base10_parse().ok()?;
    n.checked_add(1).map(|n| n.to_string())
}

impl<'m> Lowerer<'m> {
    /// What `for` runs over.
    pub fn iterator(&mut self, e: &Expr) -> Res<Iter> {
        let e = strip(e);
        match e {
            Expr::Range(r) => self.range(r),
            Expr::MethodCall(m) if is_iterator(e) => self.adapter(m),
            _ => match self.expr(e)? {
                Operand::Ref(place, how) if self.place_ty(&place) != Ty::Open => Ok(Iter::Elements(place, how)),
                Operand::Val(v) if self.ty(v).element().is_some() => Ok(Iter::Owned(Place::of(Base::Val(v)))),
                _ => Err(self.refuse(
                    e,
                    "differentiation does not know this iterator",
                    "use a range, or an array, slice or `Vec` with `.iter()`, `.zip()`, `.enumerate()`, `.rev()`, `.map()` and their like",
                )),
            },
        }
    }

    fn range(&mut self, r: &syn::ExprRange) -> Res<Iter> {
        let (Some(start), Some(end)) = (&r.start, &r.end) else {
            return Err(self.refuse(r, "a range without both ends", "write both ends"));
        };
        let (lo, hi) = (self.scalar(start)?, self.scalar(end)?);
        let (ty, hi_ty) = (self.ty(lo), self.ty(hi));
        self.types.unify(&ty, &hi_ty);
        self.at(r.span());
        let ty = self.ty(lo);
        if self.types.is_float(&ty) {
            return Err(self.refuse(
                r,
                "a range of floats has no steps",
                "use a range of integers, and `as f64` in the body",
            ));
        }
        if matches!(r.limits, RangeLimits::HalfOpen(_)) {
            return Ok(Iter::Range(lo, hi, ty));
        }
        if let Some(after) = after_literal(end) {
            let hi = self.constant(&after, ty.clone());
            return Ok(Iter::Range(lo, hi, ty));
        }
        let len = self.prim(&ops::range::RANGE_LEN_INCLUSIVE, &[lo, hi], Ty::USIZE);
        Ok(Iter::Inclusive(lo, len, ty))
    }

    fn adapter(&mut self, m: &ExprMethodCall) -> Res<Iter> {
        let name = m.method.to_string();
        match name.as_str() {
            "iter" | "into_iter" | "iter_mut" | "windows" | "chunks" | "chunks_exact"
            | "chunks_mut" | "chunks_exact_mut" => {
                return self.source(m, &name);
            }
            _ => {}
        }
        let inner = Box::new(self.iterator(&m.receiver)?);
        let span = m.span();
        Ok(match name.as_str() {
            "rev" => {
                let len = self.len_of(&inner, span)?;
                Iter::Rev(inner, len)
            }
            "enumerate" => {
                self.len_of(&inner, span)?;
                Iter::Enumerate(inner)
            }
            "copied" | "cloned" => Iter::Copied(inner),
            "step_by" => Iter::StepBy(inner, self.usize_expr(&m.args[0])?),
            "take" => Iter::Take(inner, self.usize_expr(&m.args[0])?),
            "skip" => Iter::Skip(inner, self.usize_expr(&m.args[0])?),
            "zip" => Iter::Zip(inner, Box::new(self.iterator(&m.args[0])?)),
            "chain" => {
                let len = self.len_of(&inner, span)?;
                Iter::Chain(inner, Box::new(self.iterator(&m.args[0])?), len)
            }
            "map" => Iter::Map(inner, Box::new(m.args[0].clone())),
            _ => Iter::Filter(inner, Box::new(m.args[0].clone())),
        })
    }

    fn source(&mut self, m: &ExprMethodCall, name: &str) -> Res<Iter> {
        if name == "into_iter" {
            return self.iterator(&m.receiver);
        }
        let place = self.place(&m.receiver)?;
        let how = if name.ends_with("mut") {
            Mutability::Mut
        } else {
            Mutability::Shared
        };
        let place = if how == Mutability::Shared {
            self.frozen(&place, m.span())?
        } else {
            place
        };
        if name.starts_with("iter") {
            return Ok(Iter::Elements(place, how));
        }
        let size = self.usize_expr(&m.args[0])?;
        Ok(match name {
            "windows" => Iter::Windows(place, size),
            _ => Iter::Chunks {
                place,
                size,
                how,
                exact: name.contains("exact"),
            },
        })
    }

    /// The positions to run over: the range itself, or those of the items.
    pub fn positions(&mut self, iter: &Iter) -> Res<(Val, Val, bool, Ty)> {
        match iter {
            Iter::Range(lo, hi, ty) => Ok((*lo, *hi, false, ty.clone())),
            Iter::Rev(inner, _) => self
                .positions(inner)
                .map(|(lo, hi, rev, ty)| (lo, hi, !rev, ty)),
            Iter::Map(inner, _) | Iter::Filter(inner, _) | Iter::Copied(inner) => {
                self.positions(inner)
            }
            other => {
                let (lo, hi) = (self.usize(0), self.len_of(other, Span::call_site())?);
                Ok((lo, hi, false, Ty::USIZE))
            }
        }
    }

    /// Lowers `then` with the item that belongs to a position of [`positions`](Self::positions).
    pub fn item(
        &mut self,
        iter: &Iter,
        index: Val,
        then: &mut dyn FnMut(&mut Self, Operand) -> Res<()>,
    ) -> Res<()> {
        match iter {
            Iter::Range(..) => then(self, Operand::Val(index)),
            Iter::Rev(inner, _) => self.item(inner, index, then),
            Iter::Map(inner, closure) => self.item(inner, index, &mut |s, item| {
                let item = s.apply(closure, vec![item])?;
                then(s, item)
            }),
            Iter::Copied(inner) => self.item(inner, index, &mut |s, item| {
                let item = s.deref(item, Span::call_site())?;
                then(s, item)
            }),
            Iter::Filter(inner, closure) => self.item(inner, index, &mut |s, item| {
                let keep = s.apply(closure, vec![item.clone()])?;
                let keep = s.value_of(keep, closure.span())?;
                s.cond(closure.span(), keep, &mut |s, yes| {
                    if yes {
                        then(s, item.clone())?;
                    }
                    Ok(Operand::Never)
                })?;
                Ok(())
            }),
            other => {
                let item = self.at_position(other, index)?;
                then(self, item)
            }
        }
    }

    /// How many items there are.
    pub fn len_of(&mut self, iter: &Iter, span: Span) -> Res<Val> {
        let usize = |s: &mut Self, def, operands: &[Val]| s.prim(def, operands, Ty::USIZE);
        match iter {
            Iter::Range(lo, hi, ty) if self.types.shallow(ty) == Ty::USIZE => {
                Ok(usize(self, &ops::logic::SATURATING_SUB, &[*hi, *lo]))
            }
            Iter::Range(lo, hi, _) => Ok(usize(self, &ops::range::RANGE_LEN, &[*lo, *hi])),
            Iter::Inclusive(_, len, _) => Ok(*len),
            Iter::Elements(place, _) | Iter::Owned(place) => self.place_len(place),
            Iter::Rev(inner, _)
            | Iter::Enumerate(inner)
            | Iter::Map(inner, _)
            | Iter::Copied(inner) => self.len_of(inner, span),
            Iter::StepBy(inner, k) => {
                let (n, one) = (self.len_of(inner, span)?, self.usize(1));
                let more = usize(self, &ops::arith::SUB, &[*k, one]);
                let sum = usize(self, &ops::arith::ADD, &[n, more]);
                Ok(usize(self, &ops::arith::DIV, &[sum, *k]))
            }
            Iter::Zip(a, b) => {
                let (a, b) = (self.len_of(a, span)?, self.len_of(b, span)?);
                Ok(usize(self, &ops::select::MIN, &[a, b]))
            }
            Iter::Take(inner, n) => {
                let len = self.len_of(inner, span)?;
                Ok(usize(self, &ops::select::MIN, &[len, *n]))
            }
            Iter::Skip(inner, n) => {
                let len = self.len_of(inner, span)?;
                Ok(usize(self, &ops::logic::SATURATING_SUB, &[len, *n]))
            }
            Iter::Chain(_, b, len) => {
                let b = self.len_of(b, span)?;
                Ok(usize(self, &ops::arith::ADD, &[*len, b]))
            }
            Iter::Windows(place, size) => {
                let (len, one) = (self.place_len(place)?, self.usize(1));
                let more = usize(self, &ops::arith::ADD, &[len, one]);
                Ok(usize(self, &ops::logic::SATURATING_SUB, &[more, *size]))
            }
            Iter::Chunks {
                place, size, exact, ..
            } => {
                let len = self.place_len(place)?;
                if *exact {
                    return Ok(usize(self, &ops::arith::DIV, &[len, *size]));
                }
                let one = self.usize(1);
                let more = usize(self, &ops::arith::SUB, &[*size, one]);
                let sum = usize(self, &ops::arith::ADD, &[len, more]);
                Ok(usize(self, &ops::arith::DIV, &[sum, *size]))
            }
            Iter::Filter(..) => Err(self.problems.refuse(
                span,
                "positions after a `.filter()` are not known",
                "put `.filter()` last, or write the loop with `if`",
            )),
        }
    }

    /// The item at position `i`, counted from 0.
    fn at_position(&mut self, iter: &Iter, i: Val) -> Res<Operand> {
        let usize = |s: &mut Self, def, operands: &[Val]| s.prim(def, operands, Ty::USIZE);
        match iter {
            Iter::Range(lo, _, ty) if self.types.shallow(ty) == Ty::USIZE => {
                Ok(Operand::Val(usize(self, &ops::arith::ADD, &[*lo, i])))
            }
            Iter::Range(lo, _, ty) | Iter::Inclusive(lo, _, ty) => Ok(Operand::Val(self.prim(
                &ops::range::RANGE_AT,
                &[*lo, i],
                ty.clone(),
            ))),
            Iter::Elements(place, Mutability::Mut) => {
                Ok(Operand::Ref(self.inner_place(place, i), Mutability::Mut))
            }
            Iter::Elements(place, Mutability::Shared) => {
                let place = self.inner_place(place, i);
                Ok(Operand::Ref(
                    self.frozen(&place, Span::call_site())?,
                    Mutability::Shared,
                ))
            }
            Iter::Owned(place) => {
                let place = self.inner_place(place, i);
                let v = self.read_place(&place, Span::call_site())?;
                Ok(self.take_apart(v))
            }
            Iter::Rev(inner, len) => {
                let one = self.usize(1);
                let last = usize(self, &ops::arith::SUB, &[*len, one]);
                let i = usize(self, &ops::arith::SUB, &[last, i]);
                self.at_position(inner, i)
            }
            Iter::StepBy(inner, k) => {
                let i = usize(self, &ops::arith::MUL, &[i, *k]);
                self.at_position(inner, i)
            }
            Iter::Enumerate(inner) => Ok(Operand::Tuple(vec![
                Operand::Val(i),
                self.at_position(inner, i)?,
            ])),
            Iter::Zip(a, b) => Ok(Operand::Tuple(vec![
                self.at_position(a, i)?,
                self.at_position(b, i)?,
            ])),
            Iter::Take(inner, _) => self.at_position(inner, i),
            Iter::Skip(inner, n) => {
                let i = usize(self, &ops::arith::ADD, &[i, *n]);
                self.at_position(inner, i)
            }
            Iter::Map(inner, closure) => {
                let item = self.at_position(inner, i)?;
                self.apply(closure, vec![item])
            }
            Iter::Copied(inner) => {
                let item = self.at_position(inner, i)?;
                self.deref(item, Span::call_site())
            }
            Iter::Chain(a, b, len) => {
                let first = self.prim(&ops::compare::LT, &[i, *len], Ty::Bool);
                self.cond(Span::call_site(), first, &mut |s, yes| {
                    if yes {
                        return s.at_position(a, i);
                    }
                    let i = usize(s, &ops::arith::SUB, &[i, *len]);
                    s.at_position(b, i)
                })
            }
            Iter::Windows(place, size) => self.part_at(place, Mutability::Shared, (i, *size), None),
            Iter::Chunks {
                place,
                size,
                how,
                exact,
            } => {
                let len = self.place_len(place)?;
                let lo = usize(self, &ops::arith::MUL, &[i, *size]);
                self.part_at(place, *how, (lo, *size), (!exact).then_some(len))
            }
            Iter::Filter(..) => self.len_of(iter, Span::call_site()).map(Operand::Val),
        }
    }

    /// The part of a given start and length, cut off at `limit`.
    fn part_at(
        &mut self,
        place: &Place,
        how: Mutability,
        (lo, size): (Val, Val),
        limit: Option<Val>,
    ) -> Res<Operand> {
        let mut hi = self.prim(&ops::arith::ADD, &[lo, size], Ty::USIZE);
        if let Some(limit) = limit {
            hi = self.prim(&ops::select::MIN, &[hi, limit], Ty::USIZE);
        }
        let (lo, hi) = match place.window {
            None => (lo, hi),
            Some(outer) => (
                self.prim(&ops::arith::ADD, &[outer.lo, lo], Ty::USIZE),
                self.prim(&ops::arith::ADD, &[outer.lo, hi], Ty::USIZE),
            ),
        };
        Ok(Operand::Ref(
            Place {
                window: Some(Window { lo, hi }),
                ..place.clone()
            },
            how,
        ))
    }
}
