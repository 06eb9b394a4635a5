//! Operators of structs whose fields are all floats.

use super::place::operator;
use super::record::OPERATORS;
use super::{Maker, scope::Local};
use crate::ast::{
    Arg, Block, Expr, Func, Mode, Operator, Owner, Param, Place, Record, Step, Ty, Var,
};
use std::sync::Arc;

impl Maker {
    /// `impl Add for Point`, `impl Mul<f64> for Point`
    pub(super) fn operators(&mut self) {
        let Some(record) = self.types[0].record().cloned() else {
            return;
        };
        if record.derefs || record.fields.iter().any(|f| f.ty != Ty::Float) {
            return;
        }
        for op in OPERATORS {
            if self.chance(30) {
                let func = self.of_operator(&record, op);
                self.funcs.push(func);
            }
        }
    }

    fn of_operator(&mut self, record: &Arc<Record>, op: Operator) -> Func {
        self.scope = vec![];
        self.vars = 0;
        let ty = Ty::Record(record.clone());
        let by_number = op == Operator::Mul;
        let other = if by_number { Ty::Float } else { ty.clone() };
        let param = |var: Var, ty: &Ty| Param {
            var,
            ty: ty.clone(),
            mode: Mode::Value,
            constant: false,
        };
        let this = Var {
            name: "self".into(),
            ..self.var(&ty)
        };
        let that = self.named("other");
        self.declare(Local::new(this.clone(), ty.clone()));
        let part = |var: &Var, i: usize, name: &str| {
            Expr::Read(Place::of(var).then(Step::Named(i, name.to_string())))
        };
        let mut fields = vec![];
        for (i, field) in record.fields.iter().enumerate() {
            if field.constant {
                fields.push((i, part(&this, i, &field.name)));
                continue;
            }
            let right = if by_number {
                Expr::Read(Place::of(&that))
            } else {
                part(&that, i, &field.name)
            };
            fields.push((i, operator(op, part(&this, i, &field.name), right)));
        }
        Func {
            name: op.name().to_lowercase(),
            owner: Owner::Operator(record.clone(), op),
            params: vec![param(this, &ty), param(that, &other)],
            ret: ty,
            generic: None,
            body: Block {
                stmts: vec![],
                value: Some(Box::new(Expr::Record(record.clone(), fields, None))),
            },
        }
    }

    /// `a + b`, `a * 2.0`, if the struct has such an operator and there is a value of it.
    pub(super) fn operated(&mut self, record: &Arc<Record>) -> Option<Expr> {
        let with: Vec<usize> = (0..self.funcs.len())
            .filter(|&f| matches!(&self.funcs[f].owner, Owner::Operator(r, _) if r == record))
            .collect();
        let ty = Ty::Record(record.clone());
        let fits = |l: &Local| l.ty == ty && l.readable();
        if with.is_empty() || !self.chance(60) {
            return None;
        }
        let func = self.pick(&with);
        let left = self.local(fits)?;
        let left = Expr::Read(Place::of(&self.scope[left].var));
        let right = match &self.funcs[func].params[1].ty {
            Ty::Float => self.float(1),
            _ => {
                let right = self.local(fits)?;
                Expr::Read(Place::of(&self.scope[right].var))
            }
        };
        Some(Expr::Call(func, vec![Arg::Value(left), Arg::Value(right)]))
    }
}
