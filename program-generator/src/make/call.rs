//! Calls of the functions that stand before, and closures.

use super::place::operator;
use super::{Maker, scope::Local};
use crate::ast::{Arg, Block, Expr, Mode, Operator, Owner, Param, Pattern, Place, Step, Stmt, Ty};
use crate::visit::used_by;

impl Maker {
    /// A float from a call: of a closure, or of a function that changes nothing.
    pub(super) fn call_value(&mut self, d: usize) -> Expr {
        if let Some(at) = self.local(|l| l.closure.is_some() && !l.hidden)
            && self.chance(70)
        {
            let local = self.scope[at].clone();
            let args = (0..local.closure.unwrap_or_default())
                .map(|_| self.float(d.saturating_sub(1)))
                .collect();
            return Expr::Apply(local.var, args);
        }
        let pure: Vec<usize> = (0..self.funcs.len())
            .filter(|&f| {
                let func = &self.funcs[f];
                func.ret == Ty::Float && func.params.iter().all(|p| p.mode != Mode::InOut)
            })
            .collect();
        if pure.is_empty() {
            return self.atom();
        }
        let itself = self.deep.as_ref().map(|deep| deep.func);
        let func = match itself {
            Some(itself) if self.chance(60) => itself,
            _ => self.pick(&pure),
        };
        let method = matches!(self.funcs[func].owner, Owner::Method(_) | Owner::Trait(..));
        match self.args(func, d.saturating_sub(1)) {
            // the value of a method that nobody reads is refused: it could be that of a foreign one
            Some(args) if method => operator(Operator::Add, Expr::Call(func, args), self.atom()),
            Some(args) => Expr::Call(func, args),
            None => self.atom(),
        }
    }

    /// Arguments for a function, if there are variables for all references.
    pub(super) fn args(&mut self, func: usize, d: usize) -> Option<Vec<Arg>> {
        let params = self.funcs[func].params.clone();
        let scope = self.scope.clone();
        let mut args = vec![None; params.len()];
        // what is lent as `&mut` is out of reach of all other arguments
        for (arg, param) in args
            .iter_mut()
            .zip(&params)
            .filter(|(_, p)| p.mode == Mode::InOut)
        {
            let place = self.lent(param)?;
            self.hide(&place.var);
            *arg = Some(Arg::InOut(place));
        }
        if self.deep.as_ref().is_some_and(|deep| deep.func == func) {
            args[0] = Some(Arg::Value(self.one_less()?));
        }
        for (arg, param) in args
            .iter_mut()
            .zip(&params)
            .filter(|(arg, _)| arg.is_none())
        {
            match param.mode {
                Mode::Value => *arg = Some(Arg::Value(self.passed(&param.ty, d))),
                Mode::Shared => match self.lent(param) {
                    Some(place) => *arg = Some(Arg::Shared(place)),
                    None => {
                        self.scope = scope;
                        return None;
                    }
                },
                Mode::InOut => {}
            }
        }
        self.scope = scope;
        args.into_iter().collect()
    }

    /// A value to be passed: now and then a whole variable.
    fn passed(&mut self, ty: &Ty, d: usize) -> Expr {
        match ty {
            Ty::Vec(t) if **t == Ty::Float => match self.floats(2, false, true) {
                Some((place, _)) => Expr::Copied(place, Ty::Slice(Box::new(Ty::Float))),
                None => self.value_in(ty, d),
            },
            Ty::Vec(t) if **t != Ty::Float => self.value_in(ty, d),
            Ty::Array(..) | Ty::Tuple(_) | Ty::Record(_) | Ty::Choice(_) => {
                match self.local(|l| l.ty == *ty && l.readable() && l.var.depth == 0) {
                    Some(at) if self.chance(75) => {
                        let place = Place::of(&self.scope[at].var);
                        if ty.is_copy() {
                            Expr::Read(place)
                        } else {
                            Expr::Copied(place, ty.clone())
                        }
                    }
                    _ => self.value_in(ty, d),
                }
            }
            Ty::Int => Expr::Int(1 + self.below(3)),
            Ty::Bool => self.condition(1),
            _ => self.float(d),
        }
    }

    /// A place that can be lent to a parameter.
    fn lent(&mut self, param: &Param) -> Option<Place> {
        let change = param.mode == Mode::InOut;
        match &param.ty {
            Ty::Float => self.float_place(change),
            Ty::Slice(t) if **t == Ty::Float => {
                self.floats(2, change, true).map(|(place, _)| place)
            }
            Ty::Slice(t) => {
                let at = self.local(|l| {
                    let open = if change { l.changeable() } else { l.readable() };
                    open && l.ty.element() == Some(t) && l.len >= 2
                })?;
                Some(Place::of(&self.scope[at].var))
            }
            Ty::Record(_) if self.chance(45) => {
                let mut place = self.reach(&param.ty, change)?;
                if let Some(Step::Through(_, explicit)) = place.path.last_mut() {
                    *explicit = self.chance(50);
                }
                Some(place)
            }
            ty => {
                let allowed = |l: &Local| if change { l.changeable() } else { l.readable() };
                let at = self.local(|l| {
                    l.ty == *ty && allowed(l) && (l.len >= 2 || !matches!(ty, Ty::Vec(_)))
                })?;
                Some(Place::of(&self.scope[at].var))
            }
        }
    }

    /// A call as a statement, with a variable for its value.
    pub(super) fn call_stmt(&mut self) -> Option<Stmt> {
        if self.funcs.is_empty() {
            return None;
        }
        let func = self.below(self.funcs.len());
        let changes = self.funcs[func]
            .params
            .iter()
            .any(|p| p.mode == Mode::InOut);
        match self.funcs[func].owner {
            Owner::Operator(..) => return None,
            Owner::Method(_) | Owner::Trait(..)
                if !changes && self.funcs[func].ret.record().is_none() =>
            {
                return None;
            }
            Owner::Nobody | Owner::Associated(_) | Owner::Method(_) | Owner::Trait(..) => {}
        }
        let args = self.args(func, 1)?;
        let call = Expr::Call(func, args);
        let ty = self.funcs[func].ret.clone();
        Some(match &ty {
            Ty::Unit => Stmt::Expr(call),
            Ty::Tuple(parts) if self.chance(60) => {
                let mut names = vec![];
                for part in parts {
                    let var = self.var(part);
                    self.declare(Local::new(var.clone(), part.clone()));
                    names.push(Pattern::Name(var));
                }
                Stmt::Let(Pattern::Tuple(names), None, Some(call))
            }
            ty => {
                let var = if self.chance(50) {
                    self.mutable(ty)
                } else {
                    self.var(ty)
                };
                self.declare(Local::new(var.clone(), ty.clone()));
                Stmt::Let(Pattern::Name(var), None, Some(call))
            }
        })
    }

    /// `let f = |x: f64| ..`: what it reads can be read elsewhere, but not changed.
    pub(super) fn closure(&mut self) -> Stmt {
        let (params, body) = self.inside(|m| {
            let params: Vec<_> = (0..1 + m.below(2))
                .map(|_| {
                    let var = m.var(&Ty::Float);
                    m.declare(Local::new(var.clone(), Ty::Float));
                    var
                })
                .collect();
            let mut stmts = vec![];
            if m.chance(35) {
                stmts.extend(m.let_float(2));
            }
            if m.chance(15) {
                let (condition, value) = (m.condition(0), m.float(1));
                let leave = Block {
                    stmts: vec![Stmt::Return(Some(value))],
                    value: None,
                };
                stmts.push(Stmt::Expr(Expr::If(
                    Box::new(condition),
                    leave,
                    Block::default(),
                )));
            }
            let read = Expr::Read(Place::of(&params[0]));
            let value = operator(m.pick(&[Operator::Add, Operator::Mul]), read, m.float(2));
            (
                params,
                Block {
                    stmts,
                    value: Some(Box::new(value)),
                },
            )
        });
        let var = self.named(["f", "g", "h"][self.vars % 3]);
        self.freeze(&used_by(&body));
        self.declare(Local {
            closure: Some(params.len()),
            ..Local::new(var.clone(), Ty::Unit)
        });
        Stmt::Closure(var, params, body)
    }

    /// A closure that changes a variable, and two calls of it.
    pub(super) fn changing_closure(&mut self, out: &mut Vec<Stmt>) -> Option<()> {
        let total = self.local(|l| l.ty == Ty::Float && l.changeable() && l.var.depth == 0)?;
        let total = self.scope[total].var.clone();
        let scope = self.scope.len();
        let (param, body) = self.inside(|m| {
            let param = m.var(&Ty::Float);
            m.declare(Local::new(param.clone(), Ty::Float));
            let x = Expr::Read(Place::of(&param));
            let by = operator(Operator::Mul, x, m.float(1));
            let change = Stmt::Compound(Operator::Add, Place::of(&total), by);
            let value = m
                .chance(60)
                .then(|| Box::new(Expr::Read(Place::of(&total))));
            (
                param,
                Block {
                    stmts: vec![change],
                    value,
                },
            )
        });
        let mut var = self.named("add");
        var.mutable = true;
        let returns = body.value.is_some();
        let reads: Vec<usize> = used_by(&body)
            .into_iter()
            .filter(|&id| id != total.id)
            .collect();
        out.push(Stmt::Closure(var.clone(), vec![param], body));
        let made = self.inside(|m| {
            m.hide(&total);
            m.freeze(&reads);
            let mut made = vec![];
            for _ in 0..2 {
                let call = Expr::Apply(var.clone(), vec![m.float(1)]);
                if returns {
                    let value = m.var(&Ty::Float);
                    out.push(Stmt::Let(Pattern::Name(value.clone()), None, Some(call)));
                    m.declare(Local::new(value.clone(), Ty::Float));
                    made.push(Local::new(value, Ty::Float));
                } else {
                    out.push(Stmt::Expr(call));
                }
            }
            made
        });
        debug_assert_eq!(scope, self.scope.len());
        self.scope.extend(made);
        Some(())
    }

    /// Holds variables as they are.
    pub(super) fn freeze(&mut self, ids: &[usize]) {
        for local in &mut self.scope {
            if ids.contains(&local.var.id) {
                local.frozen = true;
            }
        }
    }

    /// `let r = &mut a[i]; *r += ..;`
    pub(super) fn borrow(&mut self, out: &mut Vec<Stmt>) -> Option<()> {
        if self.chance(35) {
            let (place, len) = self.floats(2, true, true)?;
            if !matches!(place.path.last(), Some(Step::Part(..))) {
                return None;
            }
            let var = self.behind(&Ty::Slice(Box::new(Ty::Float)), true);
            self.inside(|m| {
                m.hide(&place.var);
                m.declare(Local::new(var.clone(), Ty::Slice(Box::new(Ty::Float))).of_len(len));
                out.push(Stmt::Borrow(var.clone(), true, place));
                out.extend(m.change());
                let x = m.float(1);
                let first = Place::of(&var).then(Step::Index(Expr::Int(0)));
                out.push(Stmt::Compound(Operator::Add, first, x));
            });
            return Some(());
        }
        let place = self.float_place(true)?;
        let var = self.behind(&Ty::Float, true);
        self.inside(|m| {
            m.hide(&place.var);
            m.declare(Local::new(var.clone(), Ty::Float));
            out.push(Stmt::Borrow(var.clone(), true, place));
            for _ in 0..1 + m.below(2) {
                let x = m.float(1);
                out.push(m.assignment(Place::of(&var), x));
            }
        });
        Some(())
    }
}
