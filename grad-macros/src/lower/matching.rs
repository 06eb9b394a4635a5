//! `if` and `match` as chains of branches.

use super::control::ArmPart;
use super::destructure::is_of_option;
use super::jumps::{completes, expr_completes};
use super::place::strip;
use super::predicate::{accepts_all, without_constants};
use super::scope::{Base, Mutability, Operand, Place, Slot, Val, VarId};
use super::stmt::Then;
use super::types::Ty;
use super::variant::of_payload;
use super::{Lowerer, Res};
use crate::assumed::Assumed;
use grad_core::ops;
use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::{Arm, Expr, ExprIf, ExprMatch, Pat};

/// The right side of a `let` that can fail.
pub struct Found<'e> {
    /// Whether it fits; nothing if it always does.
    pub pred: Option<Val>,
    what: What<'e>,
}

/// What a `let` that can fail binds.
enum What<'e> {
    /// The parts of a value.
    Value(Operand, &'e Pat),
    /// What is taken from the end of a vector, only if there is something.
    Popped(Place, &'e Pat),
}

/// What becomes of an arm's value: the value of the branch.
pub type Finish<'a, 'm> = &'a mut dyn FnMut(&mut Lowerer<'m>, Operand) -> Res<Operand>;

impl<'m> Lowerer<'m> {
    /// `if`, then `then` with its value.
    pub fn if_then(&mut self, e: &Expr, i: &ExprIf, then: Then<'_, 'm>) -> Res<()> {
        let arms = count_if(i);
        let first = match conjuncts(&i.cond)[0] {
            Expr::Let(l) => &l.expr,
            first => first,
        };
        self.prepared(&[first], &mut |s| {
            s.chain_then(e, arms, then, &mut |s, finish| s.if_chain(i, finish))
        })
    }

    /// `match`, then `then` with its value.
    pub fn match_then(&mut self, e: &Expr, m: &ExprMatch, then: Then<'_, 'm>) -> Res<()> {
        let arms = m.arms.iter().filter(|a| expr_completes(&a.body)).count();
        self.prepared(&[&m.expr], &mut |s| {
            let scrutinee = s.scrutinee(&m.expr)?;
            s.chain_then(e, arms, then, &mut |s, finish| {
                s.match_chain(&m.arms, &scrutinee, finish)
            })
        })
    }

    /// A chain of which `completing` arms finish: without jumps it is a value; with jumps and one arm that finishes, the
    /// rest of the block moves into that arm; else the rest is guarded by a flag.
    pub fn chain_then(
        &mut self,
        e: &Expr,
        completing: usize,
        then: Then<'_, 'm>,
        chain: &mut dyn FnMut(&mut Self, Finish<'_, 'm>) -> Res<Operand>,
    ) -> Res<()> {
        let outer = self.scope.clone();
        if !self.jumps_out(e) {
            let value = chain(self, &mut |_, v| Ok(v))?;
            return then(self, value);
        }
        if completing <= 1 {
            chain(self, &mut |s, v| {
                let inner = std::mem::replace(&mut s.scope, outer.clone());
                let result = then(s, v);
                s.scope = inner;
                result.map(|()| Operand::Never)
            })?;
            return Ok(());
        }
        let ty = self.types.any();
        let result = self.result_var("value", &ty);
        self.guarded(
            e.span(),
            true,
            &mut |s| {
                chain(s, &mut |s, v| {
                    s.set_result(result, v, e.span()).map(|()| Operand::Never)
                })
                .map(|_| ())
            },
            &mut |s| {
                let value = s.result_value(result)?;
                then(s, value)
            },
        )
    }

    /// What was stored by `set_result`: nothing if only statements were.
    pub fn result_value(&mut self, result: usize) -> Res<Operand> {
        match self.vars[result].slot {
            Slot::Cell(None) => Ok(Operand::Unit),
            _ => self.read(result),
        }
    }

    fn if_chain(&mut self, i: &ExprIf, finish: Finish<'_, 'm>) -> Res<Operand> {
        let conditions = conjuncts(&i.cond);
        match conditions[..] {
            [Expr::Let(l)] => {
                let found = self.fits(l)?;
                self.found_cond(i.span(), &found, &mut |s, taken| s.if_arm(i, taken, finish))
            }
            [_] => {
                let pred = self.scalar(&i.cond)?;
                self.cond(i.span(), pred, &mut |s, taken| s.if_arm(i, taken, finish))
            }
            _ => self.if_all(i, &conditions, finish),
        }
    }

    fn if_arm(&mut self, i: &ExprIf, taken: bool, finish: Finish<'_, 'm>) -> Res<Operand> {
        match (&i.else_branch, taken) {
            (_, true) => self.arm(completes(&i.then_branch), finish, &mut |s, then| {
                s.block_then(&i.then_branch, then)
            }),
            (None, false) => finish(self, Operand::Unit),
            (Some((_, orelse)), false) => match &**orelse {
                Expr::If(i) if !self.jumps_out(&i.cond) => self.if_chain(i, finish),
                e => self.arm(expr_completes(e), finish, &mut |s, then| {
                    s.expr_then(e, then)
                }),
            },
        }
    }

    /// `if a && let p = b && ..`: a flag tells whether all held, so that the other branch is there only once.
    fn if_all(&mut self, i: &ExprIf, all: &[&Expr], finish: Finish<'_, 'm>) -> Res<Operand> {
        let held = self.hidden("held", Ty::Bool, Some("false"));
        let ty = self.types.any();
        let result = self.result_var("value", &ty);
        let mut finishes = false;
        self.if_held(i.span(), all, &mut |s| {
            s.raise(held);
            match s.if_arm(i, true, finish)? {
                Operand::Never => Ok(()),
                value => {
                    finishes = true;
                    s.set_result(result, value, i.span())
                }
            }
        })?;
        let held = self.cell_or_default(held);
        self.cond(i.span(), held, &mut |s, held| match held {
            true if finishes => s.result_value(result),
            true => Ok(Operand::Never),
            false => s.if_arm(i, false, finish),
        })
    }

    /// Lowers `then` where all conditions hold.
    pub fn if_held(
        &mut self,
        span: Span,
        conditions: &[&Expr],
        then: &mut dyn FnMut(&mut Self) -> Res<()>,
    ) -> Res<()> {
        let Some((first, rest)) = conditions.split_first() else {
            return then(self);
        };
        let mut inner = |s: &mut Self, held: bool| match held {
            true => s.if_held(span, rest, then).map(|()| Operand::Unit),
            false => Ok(Operand::Unit),
        };
        match first {
            Expr::Let(l) => {
                let found = self.fits(l)?;
                self.found_cond(span, &found, &mut inner)?;
            }
            e => {
                let pred = self.scalar(e)?;
                self.cond(span, pred, &mut inner)?;
            }
        }
        Ok(())
    }

    /// Sets a flag.
    pub fn raise(&mut self, flag: VarId) {
        let on = self.constant("true", Ty::Bool);
        self.vars[flag].slot = Slot::Cell(Some(on));
    }

    /// Evaluates what stands on the right of a `let` that can fail, and whether it fits.
    pub fn fits<'e>(&mut self, l: &'e syn::ExprLet) -> Res<Found<'e>> {
        if let Some(sub) = popped(&l.pat)
            && let Expr::MethodCall(m) = strip(&l.expr)
            && m.method == "pop"
            && m.args.is_empty()
            && !self.is_option(&m.receiver)
            && !self.is_of_user(m)
        {
            let place = self.place(&m.receiver)?;
            self.assume_at(Assumed::Array, &m.receiver, &place);
            let (len, zero) = (self.place_len(&place)?, self.usize(0));
            let pred = self.infix(&ops::compare::GT, ">", len, zero)?;
            return Ok(Found {
                pred: Some(pred),
                what: What::Popped(place, sub),
            });
        }
        let value = self.scrutinee(&l.expr)?;
        let pred = self.test(&l.pat, &value)?;
        Ok(Found {
            pred,
            what: What::Value(value, &l.pat),
        })
    }

    /// A branch on whether a `let` fits, with its names bound where it does.
    pub fn found_cond(
        &mut self,
        span: Span,
        found: &Found<'_>,
        arm: ArmPart<'_, 'm>,
    ) -> Res<Operand> {
        let Some(pred) = found.pred else {
            let outer = self.scope.clone();
            let value = self.bind_found(found).and_then(|()| arm(self, true));
            self.scope = outer;
            return value;
        };
        self.cond(span, pred, &mut |s, taken| {
            if taken {
                s.bind_found(found)?;
            }
            arm(s, taken)
        })
    }

    /// Binds the names of a `let` that fits.
    pub fn bind_found(&mut self, found: &Found<'_>) -> Res<()> {
        match &found.what {
            What::Popped(place, sub) => {
                let v = self.pop_at(place, sub.span())?;
                let value = self.take_apart(v);
                self.bind(sub, value)
            }
            What::Value(value, pat) => self.bind(&without_constants(pat), value.clone()),
        }
    }

    /// What is matched on. Of a variable that is borrowed mutably, the parts are.
    pub fn scrutinee(&mut self, e: &Expr) -> Res<Operand> {
        let Expr::Reference(r) = strip(e) else {
            return self.expr(e);
        };
        match self.variable(&r.expr) {
            _ if r.mutability.is_none() && self.is_option(&r.expr) => Ok(lent(self.expr(&r.expr)?)),
            Some(id) if r.mutability.is_some() => self.borrowed(id),
            Some(id) if matches!(self.vars[id].slot, Slot::Tuple(_)) => self.read(id),
            _ => self.expr(e),
        }
    }

    /// `&mut variable`, in parts where the variable is.
    pub fn borrowed(&mut self, id: VarId) -> Res<Operand> {
        match self.vars[id].slot.clone() {
            Slot::Cell(_) => Ok(Operand::Ref(Place::of(Base::Var(id)), Mutability::Mut)),
            Slot::Tuple(members) => members
                .into_iter()
                .map(|m| self.borrowed(m))
                .collect::<Res<_>>()
                .map(Operand::Tuple),
            Slot::Option(flag, payload) => {
                let flag = self.cell_or_default(flag);
                let payload = self.borrowed(payload)?;
                Ok(Operand::Option(flag, Box::new(payload)))
            }
            Slot::Alias(_) | Slot::View(_) | Slot::Poisoned => self.read(id),
        }
    }

    pub fn arm(
        &mut self,
        completes: bool,
        finish: Finish<'_, 'm>,
        lower: &mut dyn FnMut(&mut Self, Then<'_, 'm>) -> Res<()>,
    ) -> Res<Operand> {
        let mut value = Operand::Never;
        lower(self, &mut |s, v| {
            if completes {
                value = finish(s, v)?;
            }
            Ok(())
        })?;
        Ok(value)
    }

    fn match_chain(
        &mut self,
        arms: &[Arm],
        scrutinee: &Operand,
        finish: Finish<'_, 'm>,
    ) -> Res<Operand> {
        let Some((arm, rest)) = arms.split_first() else {
            return Ok(Operand::Never);
        };
        // rustc has checked that the arms are exhaustive, so the last one needs no test
        let pred = match rest.is_empty() && arm.guard.is_none() {
            true => None,
            false => self.test(&arm.pat, scrutinee)?,
        };
        let pred = match &arm.guard {
            None => pred,
            Some((_, guard)) => {
                let pred = match pred {
                    Some(pred) => pred,
                    None => self.constant("true", Ty::Bool),
                };
                let both = self.cond(guard.span(), pred, &mut |s, taken| {
                    if !taken {
                        return Ok(Operand::Val(s.constant("false", Ty::Bool)));
                    }
                    s.bind(&without_constants(&arm.pat), scrutinee.clone())?;
                    s.expr(guard)
                })?;
                Some(self.value_of(both, guard.span())?)
            }
        };
        let body = |s: &mut Self, finish: Finish<'_, 'm>| {
            let outer = s.scope.clone();
            s.bind(&without_constants(&arm.pat), scrutinee.clone())?;
            let value = s.arm(expr_completes(&arm.body), finish, &mut |s, then| {
                s.expr_then(&arm.body, then)
            });
            s.scope = outer;
            value
        };
        match pred {
            None => body(self, finish),
            Some(pred) => self.cond(arm.span(), pred, &mut |s, taken| {
                if taken {
                    body(s, finish)
                } else {
                    s.match_chain(rest, scrutinee, finish)
                }
            }),
        }
    }
}

fn count_if(i: &ExprIf) -> usize {
    let orelse = match &i.else_branch {
        None => 1,
        Some((_, e)) => match &**e {
            Expr::If(i) => count_if(i),
            e => usize::from(expr_completes(e)),
        },
    };
    orelse + usize::from(completes(&i.then_branch))
}

/// The pattern in `Some(pattern)`, if it accepts everything.
fn popped(pat: &Pat) -> Option<&Pat> {
    match pat {
        Pat::TupleStruct(p) if is_of_option(&p.path, "Some") && p.elems.len() == 1 => {
            p.elems.first().filter(|sub| accepts_all(sub))
        }
        _ => None,
    }
}

/// The parts of a condition with `let`, outermost `&&` first; of another condition, itself.
pub fn conjuncts(e: &Expr) -> Vec<&Expr> {
    fn split<'e>(e: &'e Expr, out: &mut Vec<&'e Expr>) {
        match e {
            Expr::Binary(b) if matches!(b.op, syn::BinOp::And(_)) => {
                split(&b.left, out);
                split(&b.right, out);
            }
            e => out.push(e),
        }
    }
    let mut all = Vec::new();
    split(e, &mut all);
    match all.iter().any(|e| matches!(e, Expr::Let(_))) {
        true => all,
        false => vec![e],
    }
}

/// What is lent, in parts where it is in parts.
fn lent(value: Operand) -> Operand {
    match value {
        Operand::Val(v) => Operand::Ref(Place::of(Base::Val(v)), Mutability::Shared),
        Operand::Tuple(members) => Operand::Tuple(members.into_iter().map(lent).collect()),
        Operand::Option(is, payload) => match *payload {
            // one value, which is borrowed as a whole
            Operand::Ref(mut place, how) if of_payload(&place) => {
                place.path.pop();
                Operand::Ref(place, how)
            }
            payload => Operand::Option(is, Box::new(lent(payload))),
        },
        other => other,
    }
}
