//! Methods of structs that are called like those of arrays, numbers and options, and do something else.

use super::Maker;
use crate::ast::{Func, Mode, Owner, Param, Record, Ty, Var};
use std::sync::Arc;

/// What a method takes or gives.
#[derive(Clone, Copy)]
enum Part {
    Nothing,
    Number,
    Index,
    Numbers,
    Own,
}

use Part::{Index, Nothing, Number, Numbers, Own};

/// Names, whether they change their struct, what they take, and what they give.
const NAMES: [(&str, bool, &[Part], Part); 40] = [
    ("len", false, &[], Number),
    ("swap", true, &[Index, Index], Nothing),
    ("fill", true, &[Number], Nothing),
    ("push", true, &[Number], Nothing),
    ("pop", true, &[], Number),
    ("reverse", true, &[], Nothing),
    ("insert", true, &[Index, Number], Nothing),
    ("truncate", true, &[Index], Nothing),
    ("clear", true, &[], Nothing),
    ("extend", true, &[Numbers], Nothing),
    ("replace", true, &[Number], Number),
    ("take", true, &[], Number),
    ("copy_from_slice", true, &[Numbers], Nothing),
    ("rotate_left", true, &[Index], Nothing),
    ("get", false, &[Index], Number),
    ("first", false, &[], Number),
    ("last", false, &[], Number),
    ("sum", false, &[], Number),
    ("product", false, &[], Number),
    ("unwrap_or", false, &[Number], Number),
    ("fold", false, &[Number], Number),
    ("map", false, &[Number], Own),
    ("zip", false, &[Number], Own),
    ("or", false, &[Number], Own),
    ("exp", false, &[], Own),
    ("abs", false, &[], Own),
    ("sqrt", false, &[], Own),
    ("recip", false, &[], Own),
    ("sin", false, &[], Number),
    ("cos", false, &[], Number),
    ("ln", false, &[], Number),
    ("tanh", false, &[], Own),
    ("signum", false, &[], Own),
    ("floor", false, &[], Number),
    ("powi", false, &[Index], Own),
    ("powf", false, &[Number], Number),
    ("max", false, &[Number], Own),
    ("min", false, &[Number], Number),
    ("clamp", false, &[Number, Number], Own),
    ("mul_add", false, &[Number, Number], Number),
];

impl Maker {
    /// Some of them, for one of the structs.
    pub(super) fn like_those_of_std(&mut self) {
        for _ in 0..1 + self.below(3) {
            let record = self.record_type();
            let choice = self.pick(&NAMES);
            let there = |f: &Func| f.name == choice.0;
            if !self.funcs.iter().any(there) {
                let func = self.like_std(&record, choice);
                self.funcs.push(func);
            }
        }
    }

    fn like_std(
        &mut self,
        record: &Arc<Record>,
        (name, changes, takes, gives): (&str, bool, &[Part], Part),
    ) -> Func {
        self.begin();
        let mode = match changes {
            true => Mode::InOut,
            false if record.copy && self.chance(50) => Mode::Value,
            false => Mode::Shared,
        };
        let mut params = vec![self.receiver(record, mode)];
        for part in takes {
            let (ty, mode) = match part {
                Number => (Ty::Float, Mode::Value),
                Index => (Ty::Int, Mode::Value),
                Numbers => (Ty::Slice(Box::new(Ty::Float)), Mode::Shared),
                Nothing | Own => (Ty::Record(record.clone()), Mode::Value),
            };
            let var = self.var(&ty);
            params.push(self.declared(var, ty, mode, false));
        }
        let ret = match gives {
            Nothing => Ty::Unit,
            Number => Ty::Float,
            Index => Ty::Int,
            Numbers => Ty::floats(),
            Own => Ty::Record(record.clone()),
        };
        self.budget = 1 + self.below(2);
        self.finish(name.to_string(), Owner::Method(record.clone()), params, ret)
    }

    /// `self`, passed in this way.
    pub(super) fn receiver(&mut self, record: &Arc<Record>, mode: Mode) -> Param {
        let ty = Ty::Record(record.clone());
        let var = Var {
            name: "self".into(),
            ..self.var(&ty)
        };
        self.declared(var, ty, mode, false)
    }
}
