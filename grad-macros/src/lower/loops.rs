//! `for`, `while` and `loop`.

use super::control::{Header, cell};
use super::each::Visit;
use super::jumps::{Target, has_break};
use super::kept::address;
use super::matching::conjuncts;
use super::place::strip;
use super::scope::{Operand, VarId};
use super::stmt::Then;
use super::types::Ty;
use super::{Lowerer, Res};
use syn::spanned::Spanned;
use syn::{Expr, ExprForLoop, ExprLoop, ExprWhile, parse_quote_spanned};

/// `while let Some(item) = items.next()` for a loop over `items`.
fn one_by_one(l: &ExprForLoop) -> Expr {
    let (attrs, label, pat, body) = (&l.attrs, &l.label, &l.pat, &l.body);
    let items = match strip(&l.expr) {
        Expr::MethodCall(m) => &m.receiver,
        Expr::Reference(r) => &r.expr,
        _ => &l.expr,
    };
    let at = l.for_token.span;
    parse_quote_spanned!(at=> #(#attrs)* #label while let Some(#pat) = #items.next() #body)
}

/// What is decided by a trial here.
const CHANGES: usize = 3;

impl<'m> Lowerer<'m> {
    /// `for`, then `then`.
    pub fn for_then(&mut self, e: &Expr, l: &ExprForLoop, then: Then<'_, 'm>) -> Res<()> {
        if self.takes_one_by_one(&l.expr) {
            let one_by_one = self.keep(l, || one_by_one(l));
            if let Expr::While(l) = &*one_by_one {
                return self.while_then(&one_by_one, l, then);
            }
        }
        self.header_then(&l.expr, &mut |s| s.for_items(e, l, then))
    }

    /// `it.by_ref()`, `&mut it`: the loop may leave some of the items of an iterator in a variable.
    fn takes_one_by_one(&self, items: &Expr) -> bool {
        let variable = match strip(items) {
            Expr::MethodCall(m) if m.method == "by_ref" && m.args.is_empty() => &m.receiver,
            Expr::Reference(r) if r.mutability.is_some() => &r.expr,
            _ => return false,
        };
        self.resumed(variable).is_some()
    }

    fn for_items(&mut self, e: &Expr, l: &ExprForLoop, then: Then<'_, 'm>) -> Res<()> {
        let iter = self.iterator(&l.expr)?;
        let at = Visit {
            blocks: self.blocks(&l.attrs)?,
            ..Visit::of(l.span(), l)
        };
        let label = label(l.label.as_ref());
        let escapes = self.jumps_out(e);
        self.guarded(
            e.span(),
            escapes,
            &mut |s| {
                s.each(at, &iter, &mut |s, item, exits| {
                    let guards = s.guards.len();
                    s.targets
                        .push(Target::of_loop(label.clone(), exits, None, guards));
                    let bound = s.bind(&l.pat, item);
                    let done = bound.and_then(|()| s.block_then(&l.body, &mut |_, _| Ok(())));
                    s.targets.pop();
                    done
                })
            },
            &mut |s| then(s, Operand::Unit),
        )
    }

    /// `while`, then `then`.
    pub fn while_then(&mut self, e: &Expr, l: &ExprWhile, then: Then<'_, 'm>) -> Res<()> {
        let at = Visit {
            blocks: self.blocks(&l.attrs)?,
            ..Visit::of(l.span(), l)
        };
        let label = label(l.label.as_ref());
        let escapes = self.jumps_out(e);
        self.guarded(
            e.span(),
            escapes,
            &mut |s| {
                let target = |s: &Self, exits: &[VarId]| {
                    Target::of_loop(label.clone(), exits, None, s.guards.len())
                };
                if at.blocks.is_some() || s.jumps_out(&l.cond) || s.does_more_than_look(&l.cond) {
                    return s.endless_loop(at, &mut |s, exits| {
                        s.targets.push(target(s, exits));
                        let done = s.trip_while(l, exits);
                        s.targets.pop();
                        done
                    });
                }
                let mut cond = |s: &mut Self| s.scalar(&l.cond);
                s.build_loop(
                    at.span,
                    at.key,
                    Header::While(&mut cond),
                    &mut |s, _, exit| {
                        s.targets.push(target(s, &[exit]));
                        let done = s.block_then(&l.body, &mut |_, _| Ok(()));
                        s.targets.pop();
                        done
                    },
                )
            },
            &mut |s| then(s, Operand::Unit),
        )
    }

    /// One trip of a loop whose condition binds names, changes variables or jumps: the condition, then the body, or
    /// the end of the loop.
    fn trip_while(&mut self, l: &ExprWhile, exits: &[VarId]) -> Res<()> {
        let all = conjuncts(&l.cond);
        let first = match all[0] {
            Expr::Let(l) => &l.expr,
            first => first,
        };
        self.prepared(&[first], &mut |s| {
            let held = s.hidden("held", Ty::Bool, Some("false"));
            s.if_held(l.cond.span(), &all, &mut |s| {
                s.raise(held);
                s.block_then(&l.body, &mut |_, _| Ok(()))
            })?;
            let held = s.cell_or_default(held);
            s.cond(l.cond.span(), held, &mut |s, held| {
                if !held {
                    s.leave(exits);
                }
                Ok(Operand::Unit)
            })
            .map(|_| ())
        })
    }

    /// Whether a condition binds names or changes variables; a method of which only rustc knows how it takes a variable
    /// may change it.
    fn does_more_than_look(&mut self, cond: &Expr) -> bool {
        if matches!(conjuncts(cond)[0], Expr::Let(_)) || conjuncts(cond).len() > 1 {
            return true;
        }
        let key = (address(cond), CHANGES);
        if let Some(changes) = self.decided(key) {
            return changes;
        }
        let (start, depth, scope) = (self.checkpoint(), self.frames.len(), self.scope.clone());
        self.push_frame("cond");
        // what is refused is reported when the loop is built
        let _ = self.scalar(cond);
        let mut now = self.vars.iter().zip(start.vars());
        let changes = now.any(|(var, old)| cell(&var.slot) != cell(&old.slot));
        self.frames.truncate(depth);
        self.rollback(&start);
        self.scope = scope;
        self.decide(key, changes)
    }

    /// `loop`, then `then` with the value of its `break`s.
    pub fn loop_then(&mut self, e: &Expr, l: &ExprLoop, then: Then<'_, 'm>) -> Res<()> {
        let at = Visit {
            blocks: self.blocks(&l.attrs)?,
            ..Visit::of(l.span(), l)
        };
        let label = label(l.label.as_ref());
        let escapes = self.jumps_out(e);
        let ty = self.types.any();
        let result = self.result_var("value", &ty);
        self.guarded(
            e.span(),
            escapes,
            &mut |s| {
                s.endless_loop(at, &mut |s, exits| {
                    s.targets.push(Target::of_loop(
                        label.clone(),
                        exits,
                        Some(result),
                        s.guards.len(),
                    ));
                    let done = s.block_then(&l.body, &mut |_, _| Ok(()));
                    s.targets.pop();
                    done
                })
            },
            &mut |s| {
                if !has_break(l) {
                    return Ok(());
                }
                let value = s.result_value(result)?;
                then(s, value)
            },
        )
    }
}

fn label(label: Option<&syn::Label>) -> Option<String> {
    label.map(|l| l.name.ident.to_string())
}
