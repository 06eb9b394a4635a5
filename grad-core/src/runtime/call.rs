//! Calls and their way back.

use super::control::integer;
use super::error::RuntimeError;
use super::interpreter::{Interpreter, Residuals, malformed, returns};
use super::machine::{Finished, Step, Then};
use crate::entity::FuncRef;
use crate::grad::jvp_name;
use crate::ir::{Arg, ArgMode, Attr, Call, CallBack, FuncGraph};
use crate::ops::adjoint::add_to;
use crate::ops::datum::{Datum, Opaque};
use crate::ops::{EvalError, path};
use std::rc::Rc;

impl<'m> Interpreter<'m> {
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

    /// The method of this name, if it takes its receiver by reference as the call passes it.
    fn method(&self, name: &str, call: &Call) -> Result<FuncRef, RuntimeError> {
        let func = self.callee(name)?;
        let modes = &self.module.funcs[func].modes;
        let args = if call.jvp {
            call.args.len() / 2
        } else {
            call.args.len()
        };
        let passed = call.args[..args].iter().map(|a| a.mode);
        if modes.iter().copied().eq(passed) {
            Ok(func)
        } else {
            Err(RuntimeError::NoFunction(name.into()))
        }
    }

    /// The forward mode of a function.
    fn pushed(&self, func: FuncRef) -> Result<FuncRef, RuntimeError> {
        let name = jvp_name(&self.graph(func)?.name);
        self.module
            .find(&name)
            .ok_or(RuntimeError::NoFunction(name))
    }

    /// Calls a function; its residuals are kept if somebody reads the pullback.
    pub(super) fn call(
        &self,
        call: &Call,
        operands: Vec<Datum>,
        pullback: bool,
    ) -> Result<Step<'m>, RuntimeError> {
        let func = match call.callee.strip_prefix('.') {
            Some(method) => self.method(method, call)?,
            None => self.callee(&call.callee)?,
        };
        let func = if call.jvp { self.pushed(func)? } else { func };
        let graph = self.graph(func)?;
        let mut operands = Operands(operands.into_iter());
        let mut args = vec![];
        let mut wholes = vec![];
        for (i, arg) in call.args.iter().enumerate() {
            let (value, whole) = operands.place(arg)?.lend()?;
            if arg.mode == ArgMode::InOut {
                wholes.push((whole, only_read(graph, i).then(|| value.clone())));
            }
            args.push(value);
        }
        let zero_args = if pullback {
            Some(self.zero_args(func, &args)?)
        } else {
            None
        };
        let then = Then::Call(PendingCall { wholes, zero_args });
        Ok(Step::Enter(Box::new(self.function(func, args, then)?)))
    }

    /// The results of a call: what the function returned, its in-out arguments, the pullback.
    pub(super) fn after_call(
        &self,
        pending: PendingCall,
        finished: &mut Finished,
    ) -> Result<Step<'m>, RuntimeError> {
        let back = match pending.zero_args {
            Some(zero_args) => Datum::Opaque(Opaque(Rc::new(self.residuals(finished, zero_args)?))),
            None => Datum::Unit,
        };
        let (mut results, wholes) = (std::mem::take(&mut finished.results), pending.wholes);
        let changed = wholes.iter().filter(|(_, kept)| kept.is_none()).count();
        if results.len() > changed + 1 || results.len() < changed {
            let graph = self.graph(finished.func)?;
            return Err(malformed(
                graph,
                "a call has other in-out arguments than the function".into(),
            ));
        }
        let mut after = Operands(results.split_off(results.len() - changed).into_iter());
        let mut out = vec![results.pop().unwrap_or(Datum::Unit)];
        for (whole, kept) in wholes {
            let value = match kept {
                Some(value) => value,
                None => after.next()?,
            };
            out.push(whole.put(value)?);
        }
        out.push(back);
        Ok(Step::Results(out))
    }

    /// Runs the callee's pullback on the adjoints lent by the caller.
    pub(super) fn call_back(
        &self,
        back: &CallBack,
        operands: Vec<Datum>,
    ) -> Result<Step<'m>, RuntimeError> {
        let mut operands = Operands(operands.into_iter());
        let residuals = match operands.next()? {
            Datum::Opaque(Opaque(any)) => {
                any.downcast::<Residuals>().map_err(|_| not_a_pullback())?
            }
            _ => return Err(not_a_pullback()),
        };
        let graph = self.graph(residuals.func)?;
        let pullback = self.pullback(residuals.func)?;
        let wrt = &pullback.wrt;
        let marked = graph.marked_params(self.graph(pullback.func)?, pullback);
        let mut args = vec![];
        let mut adjoints = vec![];
        for (i, arg) in back.call.args.iter().enumerate() {
            let active = back.active.get(i) == Some(&true);
            if arg.mode == ArgMode::Value {
                let zero = residuals.zero_args.get(i).cloned().unwrap_or(Datum::Unit);
                args.push(Lent::Value {
                    wanted: wrt.get(i) == Some(&true),
                    active,
                    asked: back.asked.get(i) == Some(&true),
                    marked: marked.get(i) == Some(&true),
                    zero,
                });
                continue;
            }
            let restores = back.call.restores(i);
            let primal = match arg.mode == ArgMode::InOut && !restores {
                true => Place::whole(Datum::Unit),
                false => operands.place(arg)?,
            };
            let adjoint = match active && back.has_adjoint(i) {
                true => Some(operands.next()?),
                false => None,
            };
            let steps = match back.part(i) {
                Some(part) => operands.steps(&part.steps)?,
                None => primal.steps.clone(),
            };
            let follows = back.part(i).and_then(|part| part.with);
            let adjoint = adjoint.map(|value| Place {
                value,
                steps: steps.clone(),
                part: primal.part,
            });
            let read = only_read(graph, i);
            let wanted = match arg.mode {
                ArgMode::InOut if !read => i < graph.params.len() && graph.has_adjoint(i, wrt),
                ArgMode::InOut | ArgMode::Shared | ArgMode::Value => wrt.get(i) == Some(&true),
            };
            // While the callee holds the adjoint nobody else does: it is written in place.
            let adjoint = match (adjoint, wanted) {
                (Some(place), true) => {
                    let (value, whole) = place.lend()?;
                    adjoints.push(value);
                    Some(whole)
                }
                (Some(place), false) => Some(Whole::unchanged(place.value)),
                (None, true) => {
                    adjoints.push(primal.read()?.zero_like());
                    None
                }
                (None, false) => None,
            };
            let part = primal.part;
            let primal = if arg.mode == ArgMode::InOut {
                let (value, whole) = primal.lend()?;
                Some((whole, read.then_some(value)))
            } else {
                None
            };
            args.push(Lent::Reference {
                wanted,
                primal,
                restores,
                adjoint,
                adds: follows.map(|with| (with, steps, part)),
            });
        }
        let mut params = vec![];
        if returns(graph)
            && graph
                .results
                .first()
                .is_some_and(|&r| graph.ty(r).is_differentiable())
        {
            let zero = || residuals.zero_ret.clone().unwrap_or(Datum::Unit);
            params.push(if back.seeded {
                operands.next()?
            } else {
                zero()
            });
        }
        params.extend(adjoints);
        let then = Then::Back(PendingBack { args });
        Ok(Step::Enter(Box::new(
            self.way_back(&residuals, params, then)?,
        )))
    }
}

/// Whether param `i` is read only. A caller that has a `&mut` may pass it on where a `&` is asked for.
fn only_read(graph: &FuncGraph, i: usize) -> bool {
    graph.mode(i) == ArgMode::Shared
}

/// A call under way.
pub(super) struct PendingCall {
    /// Per in-out argument: what it is a part of, and its value if the function only reads it.
    wholes: Vec<(Whole, Option<Datum>)>,
    /// If the pullback is read: the zero cotangents that it may need.
    zero_args: Option<Vec<Datum>>,
}

/// A call's way back under way.
pub(super) struct PendingBack {
    args: Vec<Lent>,
}

/// What becomes of an argument on the way back. `wanted`: the callee's pullback returns its cotangent or adjoint.
enum Lent {
    /// By value: a cotangent comes back, zero if the callee is constant in it.
    Value {
        wanted: bool,
        active: bool,
        /// Whether the caller asks if it is there, and whether the callee marks it if it is not.
        asked: bool,
        marked: bool,
        zero: Datum,
    },
    /// By reference: the adjoint that was lent, if the caller has one; and, if in-out, the primal to be restored, which
    /// is as it was if the function only read it.
    Reference {
        wanted: bool,
        primal: Option<(Whole, Option<Datum>)>,
        /// Whether the caller wants it restored.
        restores: bool,
        adjoint: Option<Whole>,
        /// What is lent zeros of its own: where they are added afterwards, a part of the adjoint of another argument.
        adds: Option<(usize, Steps, Bounds)>,
    },
}

impl PendingBack {
    /// From the layout of the callee's pullback to that of the caller's node.
    pub(super) fn finish(self, results: Vec<Datum>) -> Result<Vec<Datum>, RuntimeError> {
        let mut results = Operands(results.into_iter());
        let (mut out, mut there, mut added) = (vec![], vec![], vec![]);
        // where in `out` the adjoint of each argument is
        let mut stands = vec![];
        for arg in self.args {
            stands.push(out.len() + usize::from(arg.is_in_out()));
            match arg {
                Lent::Value {
                    wanted,
                    active,
                    asked,
                    marked,
                    zero,
                } => {
                    let ct = if wanted { results.next()? } else { zero };
                    if asked {
                        let is_nothing = |ct: f64| ct == 0.0 && ct.is_sign_negative();
                        let absent = marked && ct.as_f64().is_some_and(is_nothing);
                        there.push(Datum::Bool(!absent));
                    }
                    out.extend(active.then_some(ct));
                }
                Lent::Reference {
                    wanted,
                    primal,
                    restores,
                    adjoint,
                    adds,
                } => {
                    let after = if wanted { Some(results.next()?) } else { None };
                    if let (Some(at), Some(ct)) = (adds, &after) {
                        added.push((at, ct.clone()));
                    }
                    if let Some((primal, kept)) = primal {
                        let value = match kept {
                            Some(value) => value,
                            None => results.next()?,
                        };
                        out.extend(restores.then(|| primal.put(value)).transpose()?);
                    }
                    if let Some(adjoint) = adjoint {
                        out.push(match after {
                            Some(after) => adjoint.put(after)?,
                            None => adjoint.value.unwrap_or(Datum::Unit),
                        });
                    }
                }
            }
        }
        for ((with, steps, part), ct) in added {
            let missing = || RuntimeError::Malformed("no adjoint to add to".into());
            let at = *stands.get(with).ok_or_else(missing)?;
            let value = std::mem::replace(&mut out[at], Datum::Unit);
            let place = Place { value, steps, part };
            let (mut sum, whole) = place.lend()?;
            add_to(&mut sum, ct).map_err(outside)?;
            out[at] = whole.put(sum)?;
        }
        out.extend(there);
        Ok(out)
    }
}

impl Lent {
    /// Whether the primal comes back before the adjoint.
    fn is_in_out(&self) -> bool {
        matches!(
            self,
            Lent::Reference {
                primal: Some(_),
                restores: true,
                ..
            }
        )
    }
}

fn outside(e: EvalError) -> RuntimeError {
    RuntimeError::Bounds(e.0)
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
        let (value, steps) = (self.next()?, self.steps(&arg.steps)?);
        let part = if arg.sub {
            Some((integer(&self.next()?)?, integer(&self.next()?)?))
        } else {
            None
        };
        Ok(Place { value, steps, part })
    }
    /// Steps, with the indices in them.
    fn steps(&mut self, text: &str) -> Result<Steps, RuntimeError> {
        let Some(attr) = path::of_text(text) else {
            return Ok(None);
        };
        let n = path::indices(text);
        let indices = (0..n).map(|_| self.next()).collect::<Result<_, _>>()?;
        Ok(Some(Box::new((attr, indices))))
    }
}

/// The steps to a part of a value, with its indices.
type Steps = Option<Box<(Attr, Vec<Datum>)>>;

/// The bounds of a part of an array.
type Bounds = Option<(i128, i128)>;

/// A value, a part of it, or the part `lo..hi` of an array there.
struct Place {
    value: Datum,
    steps: Steps,
    part: Bounds,
}

/// What remains of a place while its value is lent.
#[derive(Default)]
struct Whole {
    value: Option<Datum>,
    steps: Steps,
    part: Option<std::ops::Range<usize>>,
}

impl Place {
    /// The value, or a copy of the part: a sub-slice costs its length.
    fn whole(value: Datum) -> Place {
        Place {
            value,
            steps: None,
            part: None,
        }
    }
    fn lend(self) -> Result<(Datum, Whole), RuntimeError> {
        let part = self.range()?;
        if part.is_none() && self.steps.is_none() {
            return Ok((self.value, Whole::default()));
        }
        let value = self.read()?;
        Ok((
            value,
            Whole {
                value: Some(self.value),
                steps: self.steps,
                part,
            },
        ))
    }
    fn read(&self) -> Result<Datum, RuntimeError> {
        Ok(match (self.range()?, self.inner()?) {
            (Some(part), Datum::Array(xs)) => Datum::Array(Rc::new(xs[part].to_vec())),
            (_, value) => value,
        })
    }
    fn inner(&self) -> Result<Datum, RuntimeError> {
        Ok(match &self.steps {
            Some(steps) => path::read(&self.value, &steps.0, &steps.1).map_err(outside)?,
            None => self.value.clone(),
        })
    }
    fn range(&self) -> Result<Option<std::ops::Range<usize>>, RuntimeError> {
        let Some((lo, hi)) = self.part else {
            return Ok(None);
        };
        let Datum::Array(xs) = self.inner()? else {
            return Err(RuntimeError::Malformed(format!(
                "{:?} has no parts",
                self.value
            )));
        };
        let no_range = || {
            RuntimeError::Bounds(format!(
                "range {lo}..{hi} of an array of length {}",
                xs.len()
            ))
        };
        let range = usize::try_from(lo).map_err(|_| no_range())?
            ..usize::try_from(hi).map_err(|_| no_range())?;
        if range.start <= range.end && range.end <= xs.len() {
            Ok(Some(range))
        } else {
            Err(no_range())
        }
    }
}

impl Whole {
    /// What nothing is put into.
    fn unchanged(value: Datum) -> Self {
        Whole {
            value: Some(value),
            ..Whole::default()
        }
    }
    /// The place with `value` in it.
    fn put(self, value: Datum) -> Result<Datum, RuntimeError> {
        let Some(mut whole) = self.value else {
            return Ok(value);
        };
        let part = self.part;
        match self.steps {
            Some(steps) => path::change(&mut whole, &steps.0, &steps.1, |place| {
                put_part(place, part, value)
            }),
            None => put_part(&mut whole, part, value),
        }
        .map_err(outside)?;
        Ok(whole)
    }
}

/// Puts `value` where `place` is, or in the part of it.
fn put_part(
    place: &mut Datum,
    part: Option<std::ops::Range<usize>>,
    value: Datum,
) -> Result<(), EvalError> {
    match (part, place, value) {
        (Some(part), Datum::Array(xs), Datum::Array(new)) if new.len() == part.len() => {
            Rc::make_mut(xs)[part].clone_from_slice(&new);
            Ok(())
        }
        (Some(part), _, other) => Err(EvalError(format!("{other:?} does not fill {part:?}"))),
        (None, place, value) => {
            *place = value;
            Ok(())
        }
    }
}
