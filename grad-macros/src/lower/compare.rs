//! Comparisons that give an `Ordering`: in lowering an integer below, at or above zero.

use super::adaptors::is_path;
use super::closure::Callee;
use super::place::strip;
use super::scope::{Operand, Val};
use super::types::Ty;
use super::{Lowerer, Res};
use crate::report::Site;
use grad_core::ir::IntType;
use grad_core::ops::{self, PrimDef};
use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::{Expr, ExprMethodCall, Stmt};

const ORDERING: Ty = Ty::Int(IntType::I8);

impl<'m> Lowerer<'m> {
    /// What a comparison says of two items.
    pub fn ordering(&mut self, callee: &Callee, a: Operand, b: Operand, span: Span) -> Res<Val> {
        match callee {
            Callee::Closure(id) => {
                self.in_closure(*id, vec![a, b], span, &mut |s, body| s.ordering_of(body))
            }
            Callee::Other(e) => match order_function(e) {
                Some(def) => self.compared(def, a, b, span),
                None => Err(self.unknown_ordering(&**e)),
            },
            Callee::Thunk(_) | Callee::Itself => {
                self.compared(&ops::order::PARTIAL_ORDER, a, b, span)
            }
        }
    }

    fn compared(&mut self, def: &'static PrimDef, a: Operand, b: Operand, span: Span) -> Res<Val> {
        let (a, b) = (self.value_of(a, span)?, self.value_of(b, span)?);
        let (ta, tb) = (self.ty(a), self.ty(b));
        self.types.unify(&ta, &tb);
        Ok(self.prim(def, &[a, b], ORDERING))
    }

    /// An expression of type `Ordering`.
    pub fn ordering_of(&mut self, e: &Expr) -> Res<Val> {
        let e = strip(e);
        match e {
            Expr::MethodCall(m) => self.ordering_method(m),
            Expr::Call(c) if c.args.len() == 2 => match order_function(&c.func) {
                Some(def) => {
                    let (a, b) = (self.expr(&c.args[0])?, self.expr(&c.args[1])?);
                    self.compared(def, a, b, e.span())
                }
                None => Err(self.unknown_ordering(e)),
            },
            Expr::If(i) if !matches!(&*i.cond, Expr::Let(_)) => {
                let Some((_, orelse)) = &i.else_branch else {
                    return Err(self.unknown_ordering(e));
                };
                let pred = self.scalar(&i.cond)?;
                let order = self.cond(e.span(), pred, &mut |s, yes| {
                    match yes {
                        true => s.ordering_block(&i.then_branch),
                        false => s.ordering_of(orelse),
                    }
                    .map(Operand::Val)
                })?;
                self.value_of(order, e.span())
            }
            Expr::Block(b) if b.label.is_none() => self.ordering_block(&b.block),
            e if is_path(e, "Less") => {
                let one = self.constant("1", ORDERING);
                Ok(self.prim(&ops::arith::NEG, &[one], ORDERING))
            }
            e if is_path(e, "Equal") => Ok(self.constant("0", ORDERING)),
            e if is_path(e, "Greater") => Ok(self.constant("1", ORDERING)),
            _ => Err(self.unknown_ordering(e)),
        }
    }

    fn ordering_block(&mut self, block: &syn::Block) -> Res<Val> {
        let Some((Stmt::Expr(last, None), before)) = block.stmts.split_last() else {
            return Err(self.unknown_ordering(block));
        };
        let outer = self.scope.clone();
        let mut order = None;
        let result = self.stmts(before, &mut |s, _| {
            order = Some(s.ordering_of(last)?);
            Ok(())
        });
        self.scope = outer;
        result?;
        order.ok_or(crate::report::Refused)
    }

    fn ordering_method(&mut self, m: &ExprMethodCall) -> Res<Val> {
        let (name, span) = (m.method.to_string(), m.span());
        match (name.as_str(), m.args.len()) {
            ("total_cmp", 1) => self.compared_by(&ops::order::TOTAL_ORDER, m),
            ("cmp", 1) => self.compared_by(&ops::order::ORDER, m),
            ("unwrap", 0) | ("expect", 1) => match strip(&m.receiver) {
                Expr::MethodCall(inner) if inner.method == "partial_cmp" => self.ordered(m, inner),
                _ => Err(self.unknown_ordering(m)),
            },
            ("unwrap_or", 1) => match strip(&m.receiver) {
                Expr::MethodCall(inner)
                    if inner.method == "partial_cmp" && is_path(&m.args[0], "Equal") =>
                {
                    self.compared_by(&ops::order::PARTIAL_ORDER_OR_EQUAL, inner)
                }
                _ => Err(self.unknown_ordering(m)),
            },
            ("reverse", 0) => {
                let order = self.ordering_of(&m.receiver)?;
                Ok(self.prim(&ops::arith::NEG, &[order], ORDERING))
            }
            ("then" | "then_with", 1) => {
                let first = self.ordering_of(&m.receiver)?;
                let zero = self.constant("0", ORDERING);
                let equal = self.prim(&ops::compare::EQ, &[first, zero], Ty::Bool);
                let order = self.cond(span, equal, &mut |s, equal| {
                    if !equal {
                        return Ok(Operand::Val(first));
                    }
                    let next = match strip(&m.args[0]) {
                        Expr::Closure(c) if name == "then_with" => &c.body,
                        other => other,
                    };
                    s.ordering_of(next).map(Operand::Val)
                })?;
                self.value_of(order, span)
            }
            _ => Err(self.unknown_ordering(m)),
        }
    }

    /// `a.partial_cmp(b).unwrap()` or `.expect(..)`
    fn ordered(&mut self, m: &ExprMethodCall, compared: &ExprMethodCall) -> Res<Val> {
        let Some(other) = compared.args.first() else {
            return Err(self.unknown_ordering(m));
        };
        let (a, b) = (self.expr(&compared.receiver)?, self.expr(other)?);
        let outer = self.at(Site::of_call(m));
        if !m.args.is_empty() {
            let span = m.span();
            let (x, y) = (
                self.value_of(a.clone(), span)?,
                self.value_of(b.clone(), span)?,
            );
            let [less, more] =
                [&ops::compare::LE, &ops::compare::GE].map(|def| self.prim(def, &[x, y], Ty::Bool));
            let some = self.prim(&ops::logic::OR, &[less, more], Ty::Bool);
            self.require(some, m)?;
        }
        let order = self.compared(&ops::order::PARTIAL_ORDER, a, b, m.span());
        self.loc = outer;
        order
    }

    fn compared_by(&mut self, def: &'static PrimDef, m: &ExprMethodCall) -> Res<Val> {
        let Some(other) = m.args.first() else {
            return Err(self.unknown_ordering(m));
        };
        let (a, b) = (self.expr(&m.receiver)?, self.expr(other)?);
        self.compared(def, a, b, m.span())
    }

    fn unknown_ordering(&mut self, e: &impl quote::ToTokens) -> crate::report::Refused {
        self.refuse(
            e,
            "differentiation does not know this comparison",
            "compare with `a.total_cmp(b)`, `a.partial_cmp(b).unwrap()` or `a.cmp(b)`, with `.reverse()` and `.then(..)`",
        )
    }
}

/// The function behind a path like `f64::total_cmp`.
fn order_function(e: &Expr) -> Option<&'static PrimDef> {
    if is_path(e, "total_cmp") {
        Some(&ops::order::TOTAL_ORDER)
    } else if is_path(e, "cmp") {
        Some(&ops::order::ORDER)
    } else {
        None
    }
}
