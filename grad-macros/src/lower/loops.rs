//! `for`, `while` and `loop`.

use super::control::Header;
use super::each::Visit;
use super::jumps::{Target, has_break};
use super::matching::conjuncts;
use super::scope::{Operand, VarId};
use super::stmt::Then;
use super::types::Ty;
use super::{Lowerer, Res};
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::visit::Visit as _;
use syn::{Expr, ExprForLoop, ExprLoop, ExprWhile};

impl<'m> Lowerer<'m> {
    /// `for`, then `then`.
    pub fn for_then(&mut self, e: &Expr, l: &ExprForLoop, then: Then<'_, 'm>) -> Res<()> {
        self.header_then(&l.expr, &mut |s| s.for_items(e, l, then))
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
        let plain = !is_involved(&l.cond) && !self.jumps_out(&l.cond);
        self.guarded(
            e.span(),
            escapes,
            &mut |s| {
                let target = |s: &Self, exits: &[VarId]| {
                    Target::of_loop(label.clone(), exits, None, s.guards.len())
                };
                if !plain || at.blocks.is_some() {
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

/// Whether a condition does more than look at values.
fn is_involved(cond: &Expr) -> bool {
    struct Find(bool);
    impl<'a> syn::visit::Visit<'a> for Find {
        fn visit_expr(&mut self, e: &'a Expr) {
            self.0 |= match e {
                Expr::Let(_) | Expr::Assign(_) => true,
                Expr::Binary(b) => {
                    b.op.to_token_stream().to_string().ends_with('=') && !compares(&b.op)
                }
                Expr::Reference(r) => r.mutability.is_some(),
                // a closure of the function, which may assign what it captures
                Expr::Call(c) => matches!(&*c.func, Expr::Path(p) if p.path.get_ident().is_some()),
                Expr::MethodCall(m) => CHANGES.iter().any(|name| m.method == name),
                _ => false,
            };
            syn::visit::visit_expr(self, e);
        }
    }
    let mut find = Find(false);
    find.visit_expr(cond);
    find.0
}

/// Methods that change what they are called on.
const CHANGES: [&str; 8] = [
    "pop",
    "next",
    "next_back",
    "take",
    "replace",
    "push",
    "insert",
    "remove",
];

fn compares(op: &syn::BinOp) -> bool {
    use syn::BinOp::{Eq, Ge, Le, Ne};
    matches!(op, Eq(_) | Ge(_) | Le(_) | Ne(_))
}
