//! `for`, `while` and `loop`.

use super::control::Header;
use super::iter::Iter;
use super::jumps::{Target, has_break};
use super::scope::{Operand, VarId};
use super::stmt::Then;
use super::types::Ty;
use super::{Lowerer, Res};
use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::{Expr, ExprForLoop, ExprLoop, ExprWhile};

impl<'m> Lowerer<'m> {
    /// `for`, then `then`.
    pub fn for_then(&mut self, e: &Expr, l: &ExprForLoop, then: Then<'_, 'm>) -> Res<()> {
        let iter = self.iterator(&l.expr)?;
        let (key, label) = (std::ptr::from_ref(l).addr(), label(l.label.as_ref()));
        let escapes = self.jumps_out(e);
        self.guarded(
            e.span(),
            escapes,
            &mut |s| {
                s.each(l.span(), key, &iter, &mut |s, item, exit| {
                    s.targets
                        .push(Target::of_loop(label.clone(), exit, None, s.guards.len()));
                    let bound = s.bind(&l.pat, item);
                    let done = bound.and_then(|()| s.block_then(&l.body, &mut |_, _| Ok(())));
                    s.targets.pop();
                    done
                })
            },
            &mut |s| then(s, Operand::Unit),
        )
    }

    /// Lowers `body` for each item of an iterator.
    pub fn each(
        &mut self,
        span: Span,
        key: usize,
        iter: &Iter,
        body: &mut dyn FnMut(&mut Self, Operand, VarId) -> Res<()>,
    ) -> Res<()> {
        let (lo, hi, rev, ty) = self.positions(iter)?;
        self.build_loop(
            span,
            key,
            Header::Range { lo, hi, rev, ty },
            &mut |s, index, exit| {
                let Some(index) = index else { return Ok(()) };
                s.item(iter, index, &mut |s, item| body(s, item, exit))
            },
        )
    }

    /// `while`, then `then`.
    pub fn while_then(&mut self, e: &Expr, l: &ExprWhile, then: Then<'_, 'm>) -> Res<()> {
        if let Expr::Let(cond) = &*l.cond {
            return Err(self.refuse(
                cond,
                "`while let` is not supported yet",
                "use `loop` with `match` and `break`",
            ));
        }
        let (key, label) = (std::ptr::from_ref(l).addr(), label(l.label.as_ref()));
        let escapes = self.jumps_out(e);
        self.guarded(
            e.span(),
            escapes,
            &mut |s| {
                s.build_loop(
                    l.span(),
                    key,
                    Header::While(&mut |s| s.scalar(&l.cond)),
                    &mut |s, _, exit| {
                        s.targets
                            .push(Target::of_loop(label.clone(), exit, None, s.guards.len()));
                        let done = s.block_then(&l.body, &mut |_, _| Ok(()));
                        s.targets.pop();
                        done
                    },
                )
            },
            &mut |s| then(s, Operand::Unit),
        )
    }

    /// `loop`, then `then` with the value of its `break`s.
    pub fn loop_then(&mut self, e: &Expr, l: &ExprLoop, then: Then<'_, 'm>) -> Res<()> {
        let (key, label) = (std::ptr::from_ref(l).addr(), label(l.label.as_ref()));
        let escapes = self.jumps_out(e);
        let ty = self.types.any();
        let result = self.result_var("value", &ty);
        self.guarded(
            e.span(),
            escapes,
            &mut |s| {
                let mut forever = |s: &mut Self| Ok(s.constant("true", Ty::Bool));
                s.build_loop(
                    l.span(),
                    key,
                    Header::While(&mut forever),
                    &mut |s, _, exit| {
                        s.targets.push(Target::of_loop(
                            label.clone(),
                            exit,
                            Some(result),
                            s.guards.len(),
                        ));
                        let done = s.block_then(&l.body, &mut |_, _| Ok(()));
                        s.targets.pop();
                        done
                    },
                )
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
