//! `if` and `match` as chains of branches.

use super::jumps::{completes, expr_completes};
use super::scope::{Operand, Slot, Val};
use super::stmt::Then;
use super::types::Ty;
use super::{Lowerer, Res};
use grad_core::ops;
use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::visit_mut::{self, VisitMut};
use syn::{Arm, Expr, ExprIf, ExprMatch, Pat};

/// What becomes of an arm's value: the value of the branch.
type Finish<'a, 'm> = &'a mut dyn FnMut(&mut Lowerer<'m>, Operand) -> Res<Operand>;

impl<'m> Lowerer<'m> {
    /// `if`, then `then` with its value.
    pub fn if_then(&mut self, e: &Expr, i: &ExprIf, then: Then<'_, 'm>) -> Res<()> {
        let arms = count_if(i);
        self.chain_then(e, arms, then, &mut |s, finish| s.if_chain(i, finish))
    }

    /// `match`, then `then` with its value.
    pub fn match_then(&mut self, e: &Expr, m: &ExprMatch, then: Then<'_, 'm>) -> Res<()> {
        let scrutinee = self.expr(&m.expr)?;
        let arms = m.arms.iter().filter(|a| expr_completes(&a.body)).count();
        self.chain_then(e, arms, then, &mut |s, finish| {
            s.match_chain(&m.arms, &scrutinee, finish)
        })
    }

    /// A chain of which `completing` arms finish: without jumps it is a value; with jumps and one arm that finishes, the
    /// rest of the block moves into that arm; else the rest is guarded by a flag.
    fn chain_then(
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
        if let Expr::Let(l) = &*i.cond {
            return Err(self.refuse(
                l,
                "`if let` is not supported yet",
                "`match` on the value, or test it with a method",
            ));
        }
        let pred = self.scalar(&i.cond)?;
        self.cond(
            i.span(),
            pred,
            &mut |s, taken| match (&i.else_branch, taken) {
                (_, true) => s.arm(completes(&i.then_branch), finish, &mut |s, then| {
                    s.block_then(&i.then_branch, then)
                }),
                (None, false) => finish(s, Operand::Unit),
                (Some((_, orelse)), false) => match &**orelse {
                    Expr::If(i) => s.if_chain(i, finish),
                    e => s.arm(expr_completes(e), finish, &mut |s, then| {
                        s.expr_then(e, then)
                    }),
                },
            },
        )
    }

    fn arm(
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
        let pred = self.test(&arm.pat, scrutinee)?;
        // rustc has checked that the arms are exhaustive, so the last one needs no test
        let pred = pred.filter(|_| !rest.is_empty() || arm.guard.is_some());
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

    /// Whether a value matches a pattern; nothing if it always does.
    fn test(&mut self, pat: &Pat, value: &Operand) -> Res<Option<Val>> {
        self.at(pat.span());
        match pat {
            Pat::Wild(_) => Ok(None),
            Pat::Paren(p) => self.test(&p.pat, value),
            Pat::Reference(p) => self.test(&p.pat, value),
            Pat::Ident(p) if is_constant(&p.ident) => self.equals(&p.ident, value),
            Pat::Ident(p) => match &p.subpat {
                Some((_, sub)) => self.test(sub, value),
                None => Ok(None),
            },
            Pat::Path(p) => self.equals(p, value),
            Pat::Lit(p) => {
                let v = self.value_of(value.clone(), p.span())?;
                match &p.lit {
                    syn::Lit::Bool(b) if b.value => Ok(Some(v)),
                    syn::Lit::Bool(_) => Ok(Some(self.prim(&ops::logic::NOT, &[v], Ty::Bool))),
                    lit => {
                        let lit = self.literal(lit)?;
                        self.infix(&ops::compare::EQ, "==", v, lit).map(Some)
                    }
                }
            }
            Pat::Range(p) => {
                let v = self.value_of(value.clone(), p.span())?;
                let mut all = None;
                if let Some(start) = &p.start {
                    let start = self.scalar(start)?;
                    all = Some(self.infix(&ops::compare::GE, ">=", v, start)?);
                }
                if let Some(end) = &p.end {
                    let end = self.scalar(end)?;
                    let below = match p.limits {
                        syn::RangeLimits::HalfOpen(_) => {
                            self.infix(&ops::compare::LT, "<", v, end)?
                        }
                        syn::RangeLimits::Closed(_) => {
                            self.infix(&ops::compare::LE, "<=", v, end)?
                        }
                    };
                    all = self.both(all, Some(below));
                }
                Ok(all)
            }
            Pat::Or(p) => {
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
            Pat::Tuple(p) => match value {
                Operand::Tuple(members) if members.len() == p.elems.len() => {
                    let mut all = None;
                    for (pat, member) in p.elems.iter().zip(members) {
                        let one = self.test(pat, member)?;
                        all = self.both(all, one);
                    }
                    Ok(all)
                }
                _ => Err(self.refuse(
                    p,
                    "this is matched against a tuple, and is not known to be one",
                    "match on its members",
                )),
            },
            other => Err(self.refuse(
                other,
                "this pattern is not supported in a differentiable function yet",
                "match on integers, bools and tuples of them",
            )),
        }
    }

    fn both(&mut self, a: Option<Val>, b: Option<Val>) -> Option<Val> {
        match (a, b) {
            (Some(a), Some(b)) => Some(self.prim(&ops::logic::AND, &[a, b], Ty::Bool)),
            (a, b) => a.or(b),
        }
    }

    fn equals(&mut self, constant: &impl quote::ToTokens, value: &Operand) -> Res<Option<Val>> {
        let constant = self.host(constant)?;
        let constant = self.value_of(constant, Span::call_site())?;
        let v = self.value_of(value.clone(), Span::call_site())?;
        self.infix(&ops::compare::EQ, "==", v, constant).map(Some)
    }
}

/// The pattern of an arm with `_` for constants, which bind nothing. In a `let` no constant can stand: there every name
/// is bound.
fn without_constants(pat: &Pat) -> Pat {
    struct Blank;
    impl VisitMut for Blank {
        fn visit_pat_mut(&mut self, p: &mut Pat) {
            match p {
                Pat::Ident(i) if is_constant(&i.ident) => *p = syn::parse_quote!(_),
                _ => visit_mut::visit_pat_mut(self, p),
            }
        }
    }
    let mut pat = pat.clone();
    Blank.visit_pat_mut(&mut pat);
    pat
}

/// Whether an identifier in the pattern of an arm is a constant, by Rust's naming convention.
fn is_constant(name: &syn::Ident) -> bool {
    name.to_string().starts_with(|c: char| c.is_uppercase())
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
