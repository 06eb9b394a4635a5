//! Functions that call themselves.

use super::Maker;
use super::place::operator;
use crate::ast::{Block, Expr, Func, Mode, Operator, Owner, Place, Relation, Stmt, Ty, Var};

/// The function that is being made, if it calls itself.
pub(super) struct Deep {
    /// Its number.
    pub func: usize,
    /// How deep it may still go: its first parameter.
    depth: Var,
    /// How often it may still be called in its body.
    calls: usize,
}

impl Maker {
    /// `fn f(n: usize, x: f64, ys: &[f64]) -> f64 { if n < 1 { return x; } .. f(n - 1, ..) .. }`
    pub(super) fn calling_itself(&mut self, name: String) -> Func {
        self.begin();
        let depth = self.var(&Ty::Int);
        let mut params = vec![self.declared(depth.clone(), Ty::Int, Mode::Value, false)];
        for _ in 0..1 + self.below(3) {
            let (ty, mode) = self.pick(&[
                (Ty::Float, Mode::Value),
                (Ty::Float, Mode::Value),
                (Ty::Slice(Box::new(Ty::Float)), Mode::Shared),
                (Ty::Array(Box::new(Ty::Float), 2), Mode::Value),
                (Ty::floats(), Mode::Value),
                (Ty::Bool, Mode::Value),
            ]);
            let var = self.var(&ty);
            params.push(self.declared(var, ty, mode, false));
        }
        let var = self.var(&Ty::Float);
        params.push(self.declared(var, Ty::Float, Mode::Value, false));
        let base = self.float(1);
        self.deep = Some(Deep {
            func: self.funcs.len(),
            depth: depth.clone(),
            calls: 2,
        });
        let stub = Func {
            name: name.clone(),
            owner: Owner::Nobody,
            params: params.clone(),
            ret: Ty::Float,
            generic: None,
            body: Block::default(),
        };
        self.funcs.push(stub);
        self.budget = 1 + self.below(5);
        let mut func = self.finish(name, Owner::Nobody, params, Ty::Float);
        let value = func.body.value.take().expect("a float");
        let call = self.call_value(1);
        func.body.value = Some(Box::new(operator(Operator::Add, *value, call)));
        func.body.stmts.insert(0, ends(&depth, base));
        self.funcs.pop();
        self.deep = None;
        func
    }

    /// The argument that says how deep a call of the function by itself may go; none if there were enough calls.
    pub(super) fn one_less(&mut self) -> Option<Expr> {
        let deep = self.deep.as_mut()?;
        deep.calls = deep.calls.checked_sub(1)?;
        let depth = deep.depth.clone();
        self.local(|l| l.var == depth && l.readable())?;
        Some(operator(
            Operator::Sub,
            Expr::Read(Place::of(&depth)),
            Expr::Int(1),
        ))
    }
}

/// `if n < 1 { return x; }`
fn ends(depth: &Var, base: Expr) -> Stmt {
    let depth = Expr::Read(Place::of(depth));
    let test = Expr::Relation(Relation::Less, Box::new(depth), Box::new(Expr::Int(1)));
    let end = Block {
        stmts: vec![Stmt::Return(Some(base))],
        value: None,
    };
    Stmt::Expr(Expr::If(Box::new(test), end, Block::default()))
}
