//! `for`, `while` and `loop`.

use super::control::Header;
use super::each::Visit;
use super::jumps::{Target, has_break};
use super::scope::Operand;
use super::stmt::Then;
use super::types::Ty;
use super::{Lowerer, Res};
use syn::spanned::Spanned;
use syn::{Expr, ExprForLoop, ExprLoop, ExprWhile};

impl<'m> Lowerer<'m> {
    /// `for`, then `then`.
    pub fn for_then(&mut self, e: &Expr, l: &ExprForLoop, then: Then<'_, 'm>) -> Res<()> {
        let iter = self.iterator(&l.expr)?;
        let (at, label) = (Visit::of(l.span(), l), label(l.label.as_ref()));
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
                        s.targets.push(Target::of_loop(
                            label.clone(),
                            &[exit],
                            None,
                            s.guards.len(),
                        ));
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
                            &[exit],
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
