//! `Option<f64>` and enums: their values, and looking at them.

use super::{Maker, scope::Local};
use crate::ast::{Arg, Block, Case, Choice, Expr, Pattern, Place, Stmt, Ty};
use std::sync::Arc;

impl Maker {
    /// An enum of two or three variants.
    pub(super) fn declare_choice(&mut self, seed: u64) {
        let all = [("Flat", 0), ("Disc", 1), ("Rect", 2)];
        let n = 2 + self.below(2);
        let variants = all[3 - n..].iter().map(|(name, n)| (name.to_string(), *n));
        let choice = Choice {
            name: Some(format!("Shape{seed}")),
            variants: variants.collect(),
        };
        self.types.push(Ty::Choice(Arc::new(choice)));
    }

    /// The enum of the program, or `Option<f64>`.
    pub(super) fn choice_type(&mut self) -> Arc<Choice> {
        let declared = self.types.iter().find_map(|t| match t {
            Ty::Choice(choice) => Some(choice.clone()),
            _ => None,
        });
        match declared {
            Some(choice) if self.chance(60) => choice,
            _ => Choice::option(),
        }
    }

    /// A variant, or one of two.
    pub(super) fn variant(&mut self, choice: &Arc<Choice>, depth: usize) -> Expr {
        if depth > 0 && self.chance(45) {
            let condition = self.condition(1);
            let [then, orelse] = [(); 2].map(|()| Block {
                stmts: vec![],
                value: Some(Box::new(self.one_variant(choice, depth - 1))),
            });
            return Expr::If(Box::new(condition), then, orelse);
        }
        self.one_variant(choice, depth)
    }

    fn one_variant(&mut self, choice: &Arc<Choice>, depth: usize) -> Expr {
        let variant = self.below(choice.variants.len());
        let n = choice.variants[variant].1;
        let payload = (0..n).map(|_| self.float(depth.min(1))).collect();
        Expr::Variant(choice.clone(), variant, payload)
    }

    /// A look at a variable of an enum, which may be a new one.
    pub(super) fn choices(&mut self, out: &mut Vec<Stmt>) {
        out.push(self.choice_stmt());
        if self.chance(50) {
            out.push(self.choice_stmt());
        }
    }

    /// A variable of an enum, or a look at one.
    fn choice_stmt(&mut self) -> Stmt {
        let known = self.local(|l| matches!(l.ty, Ty::Choice(_)) && l.readable());
        if let Some(at) = known
            && self.chance(60)
        {
            return Stmt::Expr(self.cases(at, true, |m| m.block(2)));
        }
        let choice = self.choice_type();
        let value = self.variant(&choice, 2);
        let ty = Ty::Choice(choice);
        let var = if self.chance(60) {
            self.mutable(&ty)
        } else {
            self.var(&ty)
        };
        self.declare(Local::new(var.clone(), ty.clone()));
        Stmt::Let(Pattern::Name(var), Some(ty), Some(value))
    }

    /// A float that a variable of an enum holds, or another one.
    pub(super) fn held(&mut self, depth: usize) -> Expr {
        let Some(at) = self.local(|l| matches!(l.ty, Ty::Choice(_)) && l.readable()) else {
            return self.atom();
        };
        let local = self.scope[at].clone();
        if matches!(&local.ty, Ty::Choice(c) if c.name.is_none()) && self.chance(50) {
            let other = self.float(depth.min(1));
            let read = Expr::Read(Place::of(&local.var));
            return Expr::Maybe(Box::new(read), Some(Box::new(other)));
        }
        self.cases(at, false, |m| Block {
            stmts: vec![],
            value: Some(Box::new(m.float(depth.min(1)))),
        })
    }

    /// `match a { .. }` or `if let .. = a { .. } else { .. }`
    fn cases(&mut self, at: usize, change: bool, body: impl FnMut(&mut Maker) -> Block) -> Expr {
        // what is borrowed for the cases is free again afterwards
        self.inside(|m| m.cases_of(at, change, body))
    }

    fn cases_of(
        &mut self,
        at: usize,
        change: bool,
        mut body: impl FnMut(&mut Maker) -> Block,
    ) -> Expr {
        let local = self.scope[at].clone();
        let Ty::Choice(choice) = &local.ty else {
            unreachable!("a variable of an enum")
        };
        let n = choice.variants.len();
        let unique = change && local.changeable() && self.chance(40);
        if unique {
            self.hide(&local.var);
        }
        let place = Place::of(&local.var);
        let on = if unique {
            Arg::InOut(place)
        } else if self.chance(20) {
            self.freeze(&[local.var.id]);
            Arg::Shared(place)
        } else {
            Arg::Value(Expr::Read(place))
        };
        let lent = !matches!(on, Arg::Value(_));
        let if_let = self.chance(40);
        let first = if if_let { self.below(n) } else { 0 };
        let shown = if if_let { first..first + 1 } else { 0..n };
        let open = !if_let && self.chance(25);
        let mut cases = vec![];
        for variant in shown {
            if open && variant + 1 == n {
                break;
            }
            cases.push(self.inside(|m| {
                let mut names = vec![];
                for _ in 0..choice.variants[variant].1 {
                    let var = if lent {
                        m.behind(&Ty::Float, unique)
                    } else {
                        m.var(&Ty::Float)
                    };
                    m.declare(Local::new(var.clone(), Ty::Float));
                    names.push(var);
                }
                Case {
                    variant: Some(variant),
                    names,
                    body: body(m),
                }
            }));
        }
        if if_let || open {
            cases.push(Case {
                variant: None,
                names: vec![],
                body: self.inside(&mut body),
            });
        }
        Expr::Cases {
            on: Box::new(on),
            choice: choice.clone(),
            cases,
            if_let,
        }
    }
}
