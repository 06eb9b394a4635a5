//! Functions of arrays of any length.

use super::Maker;
use crate::ast::{Func, Mode, Owner, Ty};

/// The length that is called `N` in them; no other array has it.
pub(super) const ANY: usize = 7;

impl Maker {
    /// `fn f<const N: usize>(xs: &[f64; N], k: f64) -> f64`
    pub(super) fn of_any_length(&mut self, name: String) -> Func {
        self.begin();
        let array = Ty::Array(Box::new(Ty::Float), ANY);
        let mut params = vec![];
        for _ in 0..1 + self.below(2) {
            let mode = self.pick(&[Mode::Shared, Mode::InOut, Mode::Value]);
            let var = self.var(&array);
            params.push(self.declared(var, array.clone(), mode, false));
        }
        let var = self.var(&Ty::Float);
        params.push(self.declared(var, Ty::Float, Mode::Value, false));
        let ret = match self.below(4) {
            0 => array,
            _ => Ty::Float,
        };
        self.budget = 1 + self.below(4);
        let func = self.finish(name, Owner::Nobody, params, ret);
        Func {
            generic: Some(ANY),
            ..func
        }
    }
}
