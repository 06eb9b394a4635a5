//! Functions: their parameters, their value and their bodies.

use super::place::operator;
use super::{Maker, scope::Local};
use crate::ast::{Block, End, Expr, Func, Iter, Mode, Operator, Owner, Param, Place, Ty};

/// Arrays with more elements than this are not written out.
const MANY: usize = 4;

impl Param {
    /// How long a slice or vector is that stands for it.
    pub(super) fn sample_len(&self) -> usize {
        [3, 4, 5, 11][self.var.id % 4]
    }
}

impl Maker {
    /// A function; `main` is the one that is differentiated and run.
    pub(super) fn function(&mut self, name: String, owner: Owner, main: bool) -> Func {
        self.begin();
        let mut params = vec![];
        if let Owner::Method(record) = &owner {
            params.push(self.this(record));
        }
        let most = if owner == Owner::Nobody { 4 } else { 2 };
        for _ in 0..1 + self.below(most) {
            let param = self.param(main);
            params.push(param);
        }
        if !params.iter().any(|p| p.ty.has_float() && !p.constant) {
            let var = self.var(&Ty::Float);
            params.insert(0, self.declared(var, Ty::Float, Mode::Value, main));
        }
        let ret = self.result(params.iter().any(|p| p.mode == Mode::InOut), main);
        self.budget = match owner {
            _ if main => 4 + self.below(13),
            Owner::Nobody => 1 + self.below(6),
            Owner::Method(_) | Owner::Associated(_) | Owner::Operator(..) | Owner::Trait(..) => {
                1 + self.below(3)
            }
        };
        self.finish(name, owner, params, ret)
    }

    /// Starts a function.
    pub(super) fn begin(&mut self) {
        (self.scope, self.vars, self.labels, self.depth) = (vec![], 0, 0, 0);
    }

    /// The body of a function, and the rest of it.
    pub(super) fn finish(
        &mut self,
        name: String,
        owner: Owner,
        params: Vec<Param>,
        ret: Ty,
    ) -> Func {
        self.ret = ret;
        let mut stmts = vec![];
        while self.budget > 0 {
            self.stmt(&mut stmts);
        }
        let value = (self.ret != Ty::Unit).then(|| Box::new(self.returned()));
        Func {
            name,
            owner,
            params,
            ret: self.ret.clone(),
            generic: None,
            body: Block { stmts, value },
        }
    }

    fn param(&mut self, main: bool) -> Param {
        let slice = Ty::Slice(Box::new(Ty::Float));
        let n = if self.chance(15) {
            9 + self.below(5)
        } else {
            2 + self.below(3)
        };
        let generic = self.funcs.iter().any(|f| f.generic.is_some());
        let n = if main && generic && self.chance(50) {
            super::generic::ANY
        } else {
            n
        };
        let array = Ty::Array(Box::new(Ty::Float), n);
        let grid = Ty::Array(
            Box::new(Ty::Array(Box::new(Ty::Float), 2)),
            (1 + n / 2).min(3),
        );
        let (ty, mode) = match self.weighted(&[
            (30, 0),
            (8, 1),
            (18, 2),
            (8, 3),
            (5, 4),
            (5, 5),
            (4, 6),
            (10, 7),
            (7, 8),
            (4, 9),
            (5, 10),
            (4, 11),
            (3, 12),
            (3, 13),
            (4, 14),
            (if self.types.is_empty() { 0 } else { 35 }, 15),
            (4, 16),
        ]) {
            0 => (Ty::Float, Mode::Value),
            1 => (Ty::Int, Mode::Value),
            2 => (slice, Mode::Shared),
            3 => (array, Mode::Value),
            4 => (array, Mode::Shared),
            5 => (Ty::floats(), Mode::Value),
            6 => (Ty::floats(), Mode::Shared),
            7 => (slice, Mode::InOut),
            8 => (Ty::Float, Mode::InOut),
            9 => (Ty::floats(), Mode::InOut),
            10 => (Ty::Tuple(vec![Ty::Float, Ty::Float]), Mode::Value),
            11 => (grid, Mode::Value),
            12 => (grid, Mode::Shared),
            13 => (Ty::Bool, Mode::Value),
            15 => self.record_param(main),
            16 => {
                let pair = Box::new(Ty::Tuple(vec![Ty::Float, Ty::Float]));
                (Ty::Slice(pair), self.pick(&[Mode::Shared, Mode::InOut]))
            }
            _ => (array, Mode::InOut),
        };
        let mut var = self.var(&ty);
        var.mutable = mode == Mode::Value && ty.has_float() && self.chance(25);
        self.declared(var, ty, mode, main)
    }

    pub(super) fn declared(
        &mut self,
        mut var: crate::ast::Var,
        ty: Ty,
        mode: Mode,
        main: bool,
    ) -> Param {
        var.depth = u8::from(mode != Mode::Value);
        var.unique = mode == Mode::InOut;
        var.bare = mode == Mode::Shared && ty == Ty::Float;
        // a struct that is constant on the way in and an output on the way out has no gradient type that a macro sees
        let record = ty.record().is_some() || ty.element().is_some_and(|t| t.record().is_some());
        let possible = main && ty.has_float() && !(record && mode == Mode::InOut);
        let constant = possible && self.chance(6);
        let param = Param {
            var: var.clone(),
            ty: ty.clone(),
            mode,
            constant,
        };
        let mut local = Local::new(var, ty.clone());
        if matches!(ty, Ty::Slice(_) | Ty::Vec(_)) {
            local.len = if main { param.sample_len() } else { 2 };
        }
        if ty == Ty::Int && main {
            local.below = Some(5);
        }
        self.declare(local);
        param
    }

    fn result(&mut self, in_out: bool, main: bool) -> Ty {
        let (float, nothing) = if main { (84, 4) } else { (65, 20) };
        match self.weighted(&[
            (float, 0),
            (5, 1),
            (4, 2),
            (4, 3),
            (if in_out { nothing } else { 0 }, 4),
            (2, 5),
            (if self.types.is_empty() { 0 } else { 8 }, 6),
        ]) {
            0 => Ty::Float,
            6 => self.record_result(main),
            1 => Ty::Tuple(vec![Ty::Float, Ty::Float]),
            2 => Ty::Array(Box::new(Ty::Float), 2 + self.below(2)),
            3 => Ty::floats(),
            4 => Ty::Unit,
            _ => Ty::Tuple(vec![Ty::Array(Box::new(Ty::Float), 2), Ty::Float]),
        }
    }

    /// The value of the function, out of what there is at its end.
    pub(super) fn returned(&mut self) -> Expr {
        let ty = self.ret.clone();
        if let Some(at) =
            self.local(|l| l.ty == ty && l.readable() && l.var.depth == 0 && ty != Ty::Float)
            && self.chance(60)
        {
            return Expr::Read(Place::of(&self.scope[at].var));
        }
        self.value_of(&ty, true)
    }

    /// A value of a type; `last`: out of much of what there is.
    pub(super) fn value_of(&mut self, ty: &Ty, last: bool) -> Expr {
        match ty {
            Ty::Float if last => self.summary(),
            Ty::Tuple(ts) if last => {
                Expr::Tuple(ts.iter().map(|t| self.value_of(t, true)).collect())
            }
            ty => self.value_in(ty, 2),
        }
    }

    /// A value of a type whose floats are expressions of at most this depth.
    pub(super) fn value_in(&mut self, ty: &Ty, depth: usize) -> Expr {
        match ty {
            Ty::Float => self.float(depth),
            Ty::Int => self.int(),
            Ty::Bool => self.condition(1),
            Ty::Tuple(ts) => Expr::Tuple(ts.iter().map(|t| self.value_in(t, depth)).collect()),
            Ty::Array(t, n) if *n > MANY && t.is_copy() => {
                let x = self.value_in(t, depth);
                Expr::Repeat(false, Box::new(x), Box::new(Expr::Int(*n)))
            }
            Ty::Array(t, n) => {
                Expr::List(false, (0..*n).map(|_| self.value_in(t, depth)).collect())
            }
            Ty::Vec(t) | Ty::Slice(t) => {
                let n = 2 + self.below(2);
                Expr::List(true, (0..n).map(|_| self.value_in(t, depth)).collect())
            }
            Ty::Record(record) => self.record_value(record, depth),
            Ty::Choice(choice) => self.variant(choice, depth),
            Ty::Unit => Expr::Tuple(vec![]),
        }
    }

    /// A float that depends on much of what there is in reach.
    fn summary(&mut self) -> Expr {
        let mut total = self.float(1);
        let own: Vec<usize> = self.locals(|l| l.readable() && l.ty.has_float() && l.var.depth == 0);
        for at in own {
            let local = self.scope[at].clone();
            let value = if local.len > MANY && local.ty.element() == Some(&Ty::Float) {
                let items = Iter::Items(Place::of(&local.var));
                Expr::Chain(Box::new(items), End::Sum)
            } else if self.chance(55)
                && let Some(place) = self.descend(at, &Ty::Float, false)
            {
                Expr::Read(place)
            } else {
                continue;
            };
            let weight = Expr::Float(self.pick(&[0.5, 2.0, 1.5, 0.3]));
            let term = operator(Operator::Mul, value, weight);
            total = operator(self.pick(&[Operator::Add, Operator::Sub]), total, term);
        }
        for _ in 0..1 + self.below(2) {
            let term = if self.chance(25) {
                self.chain(1)
            } else {
                self.float(2)
            };
            total = operator(
                self.pick(&[Operator::Add, Operator::Mul, Operator::Sub]),
                total,
                term,
            );
        }
        total
    }
}
