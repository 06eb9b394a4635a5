//! Calls and their way back.

use super::control::integer;
use super::error::RuntimeError;
use super::interpreter::{Interpreter, Residuals, malformed, returns};
use crate::entity::FuncRef;
use crate::ir::{Arg, ArgMode, Call, CallBack};
use crate::ops::datum::{Datum, Opaque};
use std::rc::Rc;

impl Interpreter<'_> {
    /// The function of this path: by its whole name, else by its last segment.
    fn callee(&self, path: &str) -> Result<FuncRef, RuntimeError> {
        let path: String = path.chars().filter(|c| !c.is_whitespace()).collect();
        let plain = path.split("::<").next().unwrap_or(&path);
        let segment = plain.rsplit("::").next().unwrap_or(plain);
        [&path, plain, segment]
            .into_iter()
            .find_map(|name| self.module.find(name))
            .ok_or(RuntimeError::NoFunction(path.clone()))
    }

    /// Calls a function; its residuals are kept if somebody reads the pullback.
    pub(super) fn call(
        &self,
        call: &Call,
        operands: Vec<Datum>,
        pullback: bool,
        depth: usize,
    ) -> Result<Vec<Datum>, RuntimeError> {
        let func = self.callee(&call.callee)?;
        let graph = self.graph(func)?;
        let mut operands = Operands(operands.into_iter());
        let mut args = vec![];
        // Per in-out argument that is a part of an array: that array.
        let mut wholes = vec![];
        for arg in &call.args {
            let place = operands.place(arg)?;
            let (value, whole) = place.lend()?;
            args.push(value);
            if arg.mode == ArgMode::InOut {
                wholes.push(whole);
            }
        }
        let (mut results, back) = if pullback {
            let (results, residuals) = self.forward_at(func, args, depth)?;
            (results, Datum::Opaque(Opaque(Rc::new(residuals))))
        } else {
            (self.run_at(func, args, depth)?, Datum::Unit)
        };
        if results.len() > wholes.len() + 1 || results.len() < wholes.len() {
            return Err(malformed(
                graph,
                "a call has other in-out arguments than the function".into(),
            ));
        }
        let after = results.split_off(results.len() - wholes.len());
        let mut out = vec![results.pop().unwrap_or(Datum::Unit)];
        for (value, whole) in after.into_iter().zip(wholes) {
            out.push(whole.put(value)?);
        }
        out.push(back);
        Ok(out)
    }

    /// Runs the callee's pullback on the adjoints lent by the caller.
    pub(super) fn call_back(
        &self,
        back: &CallBack,
        operands: Vec<Datum>,
        depth: usize,
    ) -> Result<Vec<Datum>, RuntimeError> {
        let mut operands = Operands(operands.into_iter());
        let residuals = match operands.next()? {
            Datum::Opaque(Opaque(any)) => {
                any.downcast::<Residuals>().map_err(|_| not_a_pullback())?
            }
            _ => return Err(not_a_pullback()),
        };
        let graph = self.graph(residuals.func)?;
        let pullback = graph
            .pullback
            .as_ref()
            .ok_or_else(|| RuntimeError::NoPullback(graph.name.clone()))?;
        let wrt = |i: usize| pullback.wrt.get(i).copied().unwrap_or(false);
        let carries = |i: usize| {
            graph
                .params
                .get(i)
                .is_some_and(|&p| graph.ty(p).is_differentiable())
        };

        // What each argument brings, and the adjoint that the callee is lent.
        let mut lent = vec![];
        let mut adjoints = vec![];
        for (i, arg) in back.call.args.iter().enumerate() {
            if arg.mode == ArgMode::Value {
                lent.push(None);
                continue;
            }
            let primal = operands.place(arg)?;
            let adjoint = if back.active.get(i).copied().unwrap_or(false) {
                Some(Place {
                    value: operands.next()?,
                    part: primal.part,
                })
            } else {
                None
            };
            let wanted = if arg.mode == ArgMode::InOut {
                carries(i)
            } else {
                wrt(i)
            };
            // The adjoint is given away while the callee holds it, so that it is written in place.
            let mut whole = None;
            if wanted {
                let (value, rest) = match adjoint {
                    Some(place) => {
                        let (value, rest) = place.lend()?;
                        (value, Some(rest))
                    }
                    None => (primal.read()?.zero_like(), None),
                };
                adjoints.push(value);
                whole = rest;
            } else if let Some(place) = adjoint {
                whole = Some(Whole {
                    array: Some(place.value),
                    part: None,
                });
            }
            lent.push(Some((primal, wanted, whole)));
        }
        let mut params = vec![];
        if returns(graph)
            && graph
                .results
                .first()
                .is_some_and(|&r| graph.ty(r).is_differentiable())
        {
            params.push(if back.seeded {
                operands.next()?
            } else {
                residuals.zero_ret.clone().unwrap_or(Datum::Unit)
            });
        }
        params.extend(adjoints);

        let mut results = Operands(self.backward_at(&residuals, params, depth)?.into_iter());
        let mut out = vec![];
        for (i, (arg, lent)) in back.call.args.iter().zip(lent).enumerate() {
            let active = back.active.get(i).copied().unwrap_or(false);
            let Some((primal, wanted, whole)) = lent else {
                let ct = if wrt(i) {
                    results.next()?
                } else {
                    residuals.zero_args.get(i).cloned().unwrap_or(Datum::Unit)
                };
                if active {
                    out.push(ct);
                }
                continue;
            };
            let after = if wanted { Some(results.next()?) } else { None };
            if arg.mode == ArgMode::InOut {
                let restored = results.next()?;
                let (_, before) = primal.lend()?;
                out.push(before.put(restored)?);
            }
            if let Some(whole) = whole {
                out.push(match after {
                    Some(after) => whole.put(after)?,
                    None => whole.array.unwrap_or(Datum::Unit),
                });
            }
        }
        Ok(out)
    }
}

fn not_a_pullback() -> RuntimeError {
    RuntimeError::Malformed("the first operand of a call's way back is the call's pullback".into())
}

/// Operands, or results, in the order of the layout.
struct Operands(std::vec::IntoIter<Datum>);

impl Operands {
    fn next(&mut self) -> Result<Datum, RuntimeError> {
        self.0
            .next()
            .ok_or_else(|| RuntimeError::Malformed("a call with too few operands".into()))
    }
    /// The value of an argument, with the bounds of the part that is meant.
    fn place(&mut self, arg: &Arg) -> Result<Place, RuntimeError> {
        let value = self.next()?;
        let part = if arg.sub {
            Some((integer(&self.next()?)?, integer(&self.next()?)?))
        } else {
            None
        };
        Ok(Place { value, part })
    }
}

/// A value, or the part `lo..hi` of an array.
struct Place {
    value: Datum,
    part: Option<(i128, i128)>,
}

/// What remains of a place while its value is lent.
struct Whole {
    array: Option<Datum>,
    part: Option<std::ops::Range<usize>>,
}

impl Place {
    /// The value, or a copy of the part: a sub-slice costs its length.
    fn lend(self) -> Result<(Datum, Whole), RuntimeError> {
        let Some(part) = self.range()? else {
            return Ok((
                self.value,
                Whole {
                    array: None,
                    part: None,
                },
            ));
        };
        let value = self.read()?;
        Ok((
            value,
            Whole {
                array: Some(self.value),
                part: Some(part),
            },
        ))
    }
    fn read(&self) -> Result<Datum, RuntimeError> {
        match (self.range()?, &self.value) {
            (Some(part), Datum::Array(xs)) => Ok(Datum::Array(Rc::new(xs[part].to_vec()))),
            _ => Ok(self.value.clone()),
        }
    }
    fn range(&self) -> Result<Option<std::ops::Range<usize>>, RuntimeError> {
        let Some((lo, hi)) = self.part else {
            return Ok(None);
        };
        let Datum::Array(xs) = &self.value else {
            return Err(RuntimeError::Malformed(format!(
                "{:?} has no parts",
                self.value
            )));
        };
        let outside = || {
            RuntimeError::Bounds(format!(
                "range {lo}..{hi} of an array of length {}",
                xs.len()
            ))
        };
        let range = usize::try_from(lo).map_err(|_| outside())?
            ..usize::try_from(hi).map_err(|_| outside())?;
        if range.start <= range.end && range.end <= xs.len() {
            Ok(Some(range))
        } else {
            Err(outside())
        }
    }
}

impl Whole {
    /// The place with `value` in it.
    fn put(self, value: Datum) -> Result<Datum, RuntimeError> {
        match (self.array, self.part, value) {
            (Some(Datum::Array(mut xs)), Some(part), Datum::Array(new))
                if new.len() == part.len() =>
            {
                Rc::make_mut(&mut xs)[part].clone_from_slice(&new);
                Ok(Datum::Array(xs))
            }
            (Some(_), Some(part), other) => Err(RuntimeError::Bounds(format!(
                "{other:?} does not fill {part:?}"
            ))),
            (_, _, value) => Ok(value),
        }
    }
}
