//! Traits of the program: a function that a struct writes, and those that the trait has for all.

use super::Maker;
use super::place::operator;
use crate::ast::{Arg, Block, Expr, Func, Mode, Operator, Owner, Param, Place, Ty};

impl Maker {
    /// `trait Cost { fn at(&self, x: f64) -> f64; fn twice(&self, x: f64) -> f64 { 2.0 * self.at(x) } }`
    pub(super) fn a_trait(&mut self, seed: u64) {
        let record = self.record_type();
        let name = format!("Cost{seed}");
        self.begin();
        let mut params = vec![self.receiver(&record, Mode::Shared)];
        for _ in 0..self.below(3) {
            let var = self.var(&Ty::Float);
            params.push(self.declared(var, Ty::Float, Mode::Value, false));
        }
        self.budget = 1 + self.below(3);
        let owner = Owner::Trait(record.clone(), name.clone(), false);
        let written = self.finish("at".into(), owner, params, Ty::Float);
        self.funcs.push(written);
        let written = self.funcs.len() - 1;
        for name_of_given in ["twice", "mean"].iter().take(1 + self.below(2)) {
            let owner = Owner::Trait(record.clone(), name.clone(), true);
            let given = self.given(name_of_given, owner, written);
            self.funcs.push(given);
        }
    }

    /// A function that the trait has: it knows nothing of the struct but the one that is written for it.
    fn given(&mut self, name: &str, owner: Owner, written: usize) -> Func {
        self.begin();
        let Owner::Trait(record, ..) = &owner else {
            unreachable!("a function of a trait")
        };
        let this = self.receiver(&record.clone(), Mode::Shared);
        self.hide(&this.var);
        let var = self.var(&Ty::Float);
        let x = self.declared(var, Ty::Float, Mode::Value, false);
        self.budget = self.below(3);
        let mut func = self.finish(name.into(), owner, vec![this.clone(), x], Ty::Float);
        let calls = 1 + self.below(2);
        let mut value = *func.body.value.take().unwrap_or(Box::new(Expr::Float(1.0)));
        for _ in 0..calls {
            let call = self.of_this(written, &this);
            value = operator(self.pick(&[Operator::Add, Operator::Mul]), call, value);
        }
        func.body = Block {
            value: Some(Box::new(value)),
            ..func.body
        };
        func
    }

    /// `self.at(..)`
    fn of_this(&mut self, written: usize, this: &Param) -> Expr {
        let more = self.funcs[written].params.len() - 1;
        let args = (0..more).map(|_| Arg::Value(self.float(1)));
        let this = Arg::Shared(Place::of(&this.var));
        Expr::Call(written, std::iter::once(this).chain(args).collect())
    }
}
