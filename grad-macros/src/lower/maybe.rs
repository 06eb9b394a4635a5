//! Expressions of type `Option` that are used up where they stand: whether there is something, and what.

use super::adaptors::is_path;
use super::clones::Copies;
use super::place::strip;
use super::scope::{Base, Mutability, Operand, Place, Val, VarId};
use super::types::Ty;
use super::{Lowerer, Res};
use crate::assumed::Assumed;
use crate::report::Site;
use grad_core::ops;
use proc_macro2::Span;
use std::rc::Rc;
use syn::spanned::Spanned;
use syn::{Expr, ExprMethodCall, Stmt};

/// Lowers what is done with what an `Option` holds, or with its holding nothing.
pub type Then<'a, 'm> = &'a mut dyn FnMut(&mut Lowerer<'m>, Option<Operand>) -> Res<()>;

/// Something that may be missing.
pub struct Maybe {
    /// Whether it is there.
    pub some: Val,
    /// What it is, if it is there.
    pub what: What,
}

/// What may be missing. It is looked at only where it is known to be there.
#[derive(Clone)]
pub enum What {
    /// A value.
    Value(Operand),
    /// What a variable holds.
    Var(VarId),
    /// The element at a position of a place.
    Element(Place, Mutability, Val),
    /// What another refers to.
    Copied(Box<What>, Copies),
    /// What a closure makes of another.
    Mapped(Box<What>, super::closure::Callee),
    /// The item of an iterator at a position.
    Item(Rc<super::iter::Iter>, Val),
    /// The first or last element, and the rest.
    Split(Place, Mutability, bool),
    /// A part of an array.
    Part(Place, Mutability, Val, Val),
}

impl<'m> Lowerer<'m> {
    /// Lowers an expression that gives an `Option`, then `then` with what is in it.
    pub fn maybe_then(&mut self, e: &Expr, then: Then<'_, 'm>) -> Res<()> {
        let e = strip(e);
        match e {
            Expr::Call(c) if is_path(&c.func, "Some") && c.args.len() == 1 => {
                let item = self.expr(&c.args[0])?;
                then(self, Some(item))
            }
            e if is_path(e, "None") => then(self, None),
            Expr::If(i) if !has_let(&i.cond) => {
                let Some((_, orelse)) = &i.else_branch else {
                    return Err(self.not_an_option(e));
                };
                let pred = self.scalar(&i.cond)?;
                self.cond(e.span(), pred, &mut |s, yes| {
                    match yes {
                        true => s.maybe_block(&i.then_branch, then)?,
                        false => s.maybe_then(orelse, then)?,
                    }
                    Ok(Operand::Unit)
                })
                .map(|_| ())
            }
            Expr::Block(b) if b.label.is_none() => self.maybe_block(&b.block, then),
            Expr::MethodCall(m) if is_then(m) => {
                let pred = self.scalar(&m.receiver)?;
                self.assume_bits(&m.receiver, pred);
                self.cond(e.span(), pred, &mut |s, yes| {
                    if !yes {
                        return then(s, None).map(|()| Operand::Unit);
                    }
                    let item = match m.method == "then" {
                        true => s.apply(&m.args[0], vec![])?,
                        false => s.expr(&m.args[0])?,
                    };
                    then(s, Some(item)).map(|()| Operand::Unit)
                })
                .map(|_| ())
            }
            Expr::MethodCall(m) => match self.maybe(m)? {
                Some(Maybe { some, what }) => self
                    .cond(e.span(), some, &mut |s, yes| {
                        let item = match yes {
                            true => Some(s.what(&what, e.span())?),
                            false => None,
                        };
                        then(s, item).map(|()| Operand::Unit)
                    })
                    .map(|_| ()),
                None => self.option_then(e, then),
            },
            _ => self.option_then(e, then),
        }
    }

    fn option_then(&mut self, e: &Expr, then: Then<'_, 'm>) -> Res<()> {
        let given = match self.expr(e)? {
            // what a function gives is one value
            given @ (Operand::Val(_) | Operand::Ref(..)) => self.opened(given, e.span()),
            given => given,
        };
        let Operand::Option(some, payload) = given else {
            return Err(self.not_an_option(e));
        };
        self.cond(e.span(), some, &mut |s, yes| {
            then(s, yes.then(|| (*payload).clone())).map(|()| Operand::Unit)
        })
        .map(|_| ())
    }

    fn maybe_block(&mut self, block: &syn::Block, then: Then<'_, 'm>) -> Res<()> {
        let Some((Stmt::Expr(last, None), before)) = block.stmts.split_last() else {
            return Err(self.not_an_option(block));
        };
        let (outer, inner) = (self.scope.clone(), self.scope.clone());
        let result = self.stmts(before, &mut |s, _| {
            s.maybe_then(last, &mut |s, item| {
                let own = std::mem::replace(&mut s.scope, inner.clone());
                let result = then(s, item);
                s.scope = own;
                result
            })
        });
        self.scope = outer;
        result
    }

    fn not_an_option(&mut self, e: &impl quote::ToTokens) -> crate::report::Refused {
        self.refuse(
            e,
            "whether this `Option` holds something is not known here",
            "end the closure in `Some(..)` or `None`, under `if` and `else` where it depends",
        )
    }

    /// What is there, where it is known to be there.
    pub fn what(&mut self, what: &What, span: Span) -> Res<Operand> {
        match what {
            What::Value(operand) => Ok(operand.clone()),
            What::Var(id) => self.read(*id),
            What::Element(place, how, i) => {
                let element = self.inner_place(place, *i);
                self.lent(element, *how, span)
            }
            What::Copied(inner, how) => {
                let inner = self.what(inner, span)?;
                self.item_copied(inner, *how, span)
            }
            What::Mapped(inner, callee) => {
                let inner = self.what(inner, span)?;
                self.call_with(callee, vec![inner])
            }
            What::Item(iter, i) => self.at_position(iter, *i, span),
            What::Split(place, how, first) => self.split_end(place, *how, *first, span),
            What::Part(place, how, lo, hi) => Ok(self.part_at(place, *how, *lo, *hi)),
        }
    }

    /// The ends of a range of positions, and whether they are within an array; where they are not, both are its end.
    fn part_within(&mut self, place: &Place, range: &Expr) -> Res<(Val, Val, Val)> {
        let len = self.place_len(place)?;
        let (lo, hi) = self.positions_of(range, len)?;
        let ordered = self.prim(&ops::compare::LE, &[lo, hi], Ty::Bool);
        let within = self.prim(&ops::compare::LE, &[hi, len], Ty::Bool);
        let some = self.prim(&ops::logic::AND, &[ordered, within], Ty::Bool);
        let [lo, hi] = [lo, hi].map(|v| self.prim(&ops::select::MIN, &[v, len], Ty::USIZE));
        Ok((lo, hi, some))
    }

    /// A reference to a place.
    fn lent(&mut self, place: Place, how: Mutability, span: Span) -> Res<Operand> {
        let place = match how {
            Mutability::Shared => self.frozen(&place, span)?,
            Mutability::Mut => place,
        };
        Ok(Operand::Ref(place, how))
    }

    fn split_end(
        &mut self,
        place: &Place,
        how: Mutability,
        first: bool,
        span: Span,
    ) -> Res<Operand> {
        let (len, zero, one) = (self.place_len(place)?, self.usize(0), self.usize(1));
        let last = self.prim(&ops::arith::SUB, &[len, one], Ty::USIZE);
        let (at, lo, hi) = match first {
            true => (zero, one, len),
            false => (last, zero, last),
        };
        let element = self.inner_place(place, at);
        let element = self.lent(element, how, span)?;
        Ok(Operand::Tuple(vec![
            element,
            self.part_at(place, how, lo, hi),
        ]))
    }

    /// What a method gives, if it is one that differentiation knows to give an `Option`.
    pub fn maybe(&mut self, m: &ExprMethodCall) -> Res<Option<Maybe>> {
        let name = m.method.to_string();
        let how = match name.ends_with("mut") {
            true => Mutability::Mut,
            false => Mutability::Shared,
        };
        match (name.as_str(), m.args.len()) {
            ("copied" | "cloned", 0) => {
                let Expr::MethodCall(inner) = strip(&m.receiver) else {
                    return Ok(None);
                };
                let inner = self.maybe(inner)?;
                return Ok(inner.map(|inner| Maybe {
                    some: inner.some,
                    what: What::Copied(Box::new(inner.what), Copies::of(&name)),
                }));
            }
            ("map", 1) if !self.is_iterator(&m.receiver) => {
                let Expr::MethodCall(inner) = strip(&m.receiver) else {
                    return Ok(None);
                };
                let Some(inner) = self.maybe(inner)? else {
                    return Ok(None);
                };
                self.refuse_lent_by_map(m)?;
                let callee = self.callee(&m.args[0])?;
                return Ok(Some(Maybe {
                    some: inner.some,
                    what: What::Mapped(Box::new(inner.what), callee),
                }));
            }
            _ => {}
        }
        if let Some(result) = self.maybe_of_iterator(m, &name) {
            return result.map(Some);
        }
        if name == "get_mut" && self.keyed(&m.receiver) == Some(true) {
            return Err(self.refuse(
                m,
                "a map is changed through a reference into it",
                "write `insert`, or `*map.entry(key).or_insert(value) = ..`",
            ));
        }
        if name == "get" && self.is_of_map(m) {
            return self.found_in_map(m).map(Some);
        }
        if self.is_of_world(m) || !self.may_be_array(&m.receiver) {
            return Ok(None);
        }
        match (name.as_str(), m.args.len()) {
            ("first" | "last" | "first_mut" | "last_mut" | "split_first" | "split_last", 0)
            | ("split_first_mut" | "split_last_mut", 0) => {
                let place = self.shared_or_mut(&m.receiver, how)?;
                let (len, zero) = (self.place_len(&place)?, self.usize(0));
                let some = self.prim(&ops::compare::GT, &[len, zero], Ty::Bool);
                let first = name.contains("first");
                if name.starts_with("split") {
                    let what = What::Split(place, how, first);
                    return Ok(Some(Maybe { some, what }));
                }
                let one = self.usize(1);
                let at = match first {
                    true => zero,
                    false => self.prim(&ops::logic::SATURATING_SUB, &[len, one], Ty::USIZE),
                };
                let what = What::Element(place, how, at);
                Ok(Some(Maybe { some, what }))
            }
            ("get" | "get_mut", 1) if self.is_range(&m.args[0]) => {
                let place = self.shared_or_mut(&m.receiver, how)?;
                let (lo, hi, some) = self.part_within(&place, &m.args[0])?;
                let what = What::Part(place, how, lo, hi);
                Ok(Some(Maybe { some, what }))
            }
            ("get" | "get_mut", 1) => {
                let place = self.shared_or_mut(&m.receiver, how)?;
                let i = self.usize_expr(&m.args[0])?;
                let len = self.place_len(&place)?;
                let some = self.prim(&ops::compare::LT, &[i, len], Ty::Bool);
                let what = What::Element(place, how, i);
                Ok(Some(Maybe { some, what }))
            }
            ("pop", 0) => {
                let place = self.place(&m.receiver)?;
                self.assume_at(Assumed::Array, &m.receiver, &place);
                let place = self.temporary(&m.receiver, place);
                let (len, zero) = (self.place_len(&place)?, self.usize(0));
                let some = self.prim(&ops::compare::GT, &[len, zero], Ty::Bool);
                let element = self.place_ty(&place);
                let element = self.types.element(&element);
                let popped = self.hidden("popped", element, None);
                self.when(m.span(), some, &mut |s| {
                    let v = s.pop_at(&place, m.span())?;
                    s.assign_var(popped, Operand::Val(v), m.span())
                })?;
                let what = What::Var(popped);
                Ok(Some(Maybe { some, what }))
            }
            _ => Ok(None),
        }
    }

    fn shared_or_mut(&mut self, e: &Expr, how: Mutability) -> Res<Place> {
        let place = self.place(e)?;
        self.assume_at(Assumed::Array, e, &place);
        match how {
            Mutability::Mut => Ok(place),
            Mutability::Shared => Ok(Place {
                base: Base::Val(self.base_value(place.base)?),
                ..place
            }),
        }
    }

    /// `maybe.unwrap()` and its like; nothing if `e` is not one.
    pub fn unwrapped(&mut self, e: &ExprMethodCall) -> Res<Option<Operand>> {
        let Expr::MethodCall(inner) = strip(&e.receiver) else {
            return Ok(None);
        };
        let name = e.method.to_string();
        let known = matches!(
            (name.as_str(), e.args.len()),
            ("unwrap" | "is_some" | "is_none", 0)
                | ("expect" | "unwrap_or" | "unwrap_or_else" | "is_some_and", 1)
                | ("map_or" | "map_or_else", 2)
        );
        if !known {
            return Ok(None);
        }
        let Some(Maybe { some, what }) = self.maybe(inner)? else {
            return Ok(None);
        };
        let span = e.span();
        Ok(Some(match name.as_str() {
            "is_some" => Operand::Val(some),
            "is_none" => Operand::Val(self.prim(&ops::logic::NOT, &[some], Ty::Bool)),
            "unwrap" | "expect" => match &what {
                What::Element(place, how, i) if name == "unwrap" => {
                    let len = self.place_len(place)?;
                    self.at(Site::of_call(e));
                    self.check(&ops::check::GET, &[*i, len]);
                    let element = self.inner_place(place, *i);
                    self.lent(element, *how, span)?
                }
                _ => {
                    self.require(some, e)?;
                    self.what(&what, span)?
                }
            },
            _ => {
                // as in Rust, what is passed by value is evaluated whether it is needed or not
                let or = match name.as_str() {
                    "unwrap_or" | "map_or" => Some(self.expr(&e.args[0])?),
                    _ => None,
                };
                self.cond(span, some, &mut |s, yes| {
                    if !yes {
                        return match (&or, name.as_str()) {
                            (Some(or), _) => Ok(or.clone()),
                            (None, "is_some_and") => {
                                Ok(Operand::Val(s.constant("false", Ty::Bool)))
                            }
                            (None, _) => s.apply(&e.args[0], vec![]),
                        };
                    }
                    let value = s.what(&what, span)?;
                    match name.as_str() {
                        "map_or" | "map_or_else" => s.apply(&e.args[1], vec![value]),
                        "is_some_and" => s.apply(&e.args[0], vec![value]),
                        _ => Ok(value),
                    }
                })?
            }
        }))
    }

    /// The panic of `unwrap` and `expect`.
    pub fn require(&mut self, some: Val, e: &ExprMethodCall) -> Res<()> {
        let span = e.span();
        let tokens = match e.args.first() {
            Some(message) => {
                quote::quote_spanned!(e.method.span()=> ::core::panic!("{}", #message))
            }
            None => {
                quote::quote_spanned!(e.method.span()=> ::core::panic!("called `Option::unwrap()` on a `None` value"))
            }
        };
        self.cond(span, some, &mut |s, yes| {
            if yes {
                return Ok(Operand::Unit);
            }
            s.opaque(tokens.clone(), None)?;
            Ok(Operand::Never)
        })
        .map(|_| ())
    }
}

/// Whether a condition binds names.
fn has_let(cond: &Expr) -> bool {
    super::matching::conjuncts(cond)
        .iter()
        .any(|e| matches!(e, Expr::Let(_)))
}

/// `pred.then(|| x)` and `pred.then_some(x)`
fn is_then(m: &ExprMethodCall) -> bool {
    (m.method == "then" || m.method == "then_some") && m.args.len() == 1
}
