//! `Option` and enums.

use super::memory::Hop;
use super::{Run, Slot, Stop, Value, Walker};
use crate::ast::{Arg, Case, Expr};

impl<'p> Walker<'p> {
    /// The variant of a value, and what it holds.
    fn variant(&mut self, e: &'p Expr) -> Run<(usize, Vec<Value>)> {
        match self.expr(e)? {
            Value::Variant(variant, payload) => Ok((variant, payload)),
            _ => Err(Stop::Fails("not an enum")),
        }
    }

    pub(super) fn cases(&mut self, on: &'p Arg, cases: &'p [Case]) -> Run<Value> {
        let (variant, payload, at) = match on {
            Arg::Value(e) => {
                let (variant, payload) = self.variant(e)?;
                (variant, payload, None)
            }
            Arg::Shared(place) | Arg::InOut(place) => {
                let at = self.address(place)?;
                match self.memory.read(&at)? {
                    Value::Variant(variant, payload) => (variant, payload, Some(at)),
                    _ => return Err(Stop::Fails("not an enum")),
                }
            }
        };
        let Some(case) = cases
            .iter()
            .find(|c| c.variant.is_none_or(|v| v == variant))
        else {
            return Err(Stop::Fails("no case fits"));
        };
        let mark = self.memory.mark();
        for (i, (name, value)) in case.names.iter().zip(payload).enumerate() {
            match &at {
                Some(at) => self.bind(name, Slot::Place(at.then(Hop::Item(i)))),
                None => self.declare(name, value),
            }
        }
        let result = self.block(&case.body);
        self.memory.release(mark);
        result
    }

    /// What an `Option` holds, or something else; whether it holds something, if there is nothing else.
    pub(super) fn maybe(&mut self, e: &'p Expr, other: Option<&'p Expr>) -> Run<Value> {
        let (variant, mut payload) = self.variant(e)?;
        match other {
            None => Ok(Value::Bool(variant == 1)),
            // evaluated in any case, as `unwrap_or` does
            Some(other) => {
                let other = self.expr(other)?;
                Ok(payload.pop().unwrap_or(other))
            }
        }
    }
}
