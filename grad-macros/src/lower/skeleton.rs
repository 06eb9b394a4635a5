//! What the values of two branches have in common: how the value of the whole is taken apart.

use super::fields::Fields;
use super::frame::Frame;
use super::iter::Iter;
use super::scope::{Base, Mutability, Operand, Place, Step, Val, Window};
use super::types::Ty;
use super::{Lowerer, Res};
use crate::report::Refused;
use grad_core::entity::Entity;
use grad_core::ops;
use proc_macro2::Span;
use std::rc::Rc;

/// How an operand consists of values.
pub enum Skeleton {
    /// One value.
    Leaf,
    /// One value behind a shared reference. Where one branch gives a part of an array, it is a vector.
    Lent {
        /// Whether one does.
        part: bool,
    },
    /// Where a part of this array begins and ends.
    Part(Place, Mutability),
    /// A tuple.
    Tuple(Vec<Skeleton>),
    /// A struct that is held as its fields: the tuple of them.
    Fields(Rc<Fields>, Box<Skeleton>),
    /// An `Option`.
    Option(Box<Skeleton>),
    /// `a..b`, of integers of this type.
    Range(Ty),
    /// No value.
    Unit,
    /// Nothing is known: there is none.
    Never,
}

impl Skeleton {
    /// Of an operand.
    pub fn of(operand: &Operand) -> Skeleton {
        match operand {
            Operand::Ref(part, how) if part.window.is_some() => Skeleton::Part(
                Place {
                    window: None,
                    ..part.clone()
                },
                *how,
            ),
            Operand::Ref(_, Mutability::Shared) => Skeleton::Lent { part: false },
            Operand::Val(_) | Operand::Ref(..) | Operand::Closure(_) | Operand::Function(_) => {
                Skeleton::Leaf
            }
            Operand::Iter(iter) => match &**iter {
                Iter::Range(_, _, ty) => Skeleton::Range(ty.clone()),
                _ => Skeleton::Leaf,
            },
            Operand::Tuple(members) => Skeleton::of_members(members),
            Operand::Fields(fields, members) => {
                Skeleton::Fields(fields.clone(), Box::new(Skeleton::of_members(members)))
            }
            Operand::Option(_, payload) => Skeleton::Option(Box::new(Skeleton::of(payload).read())),
            Operand::Unit => Skeleton::Unit,
            Operand::Never => Skeleton::Never,
        }
    }

    fn of_members(members: &[Operand]) -> Skeleton {
        Skeleton::Tuple(members.iter().map(Skeleton::of).collect())
    }

    /// The same, with what references refer to in their place.
    fn read(self) -> Skeleton {
        match self {
            Skeleton::Lent { .. } => Skeleton::Leaf,
            Skeleton::Tuple(members) => {
                Skeleton::Tuple(members.into_iter().map(Skeleton::read).collect())
            }
            other => other,
        }
    }

    /// The same without parts: what is lent is a vector then.
    fn without_part(self) -> Skeleton {
        match self {
            Skeleton::Part(_, Mutability::Shared) => Skeleton::Lent { part: true },
            Skeleton::Part(_, Mutability::Mut) => Skeleton::Leaf,
            other => other,
        }
    }

    /// The same, with parts of those arrays alone that are there.
    fn with_parts_of(self, is_there: &dyn Fn(&Place) -> bool) -> Skeleton {
        let inside = |of: Box<Skeleton>| Box::new(of.with_parts_of(is_there));
        match self {
            Skeleton::Part(whole, how) if is_there(&whole) => Skeleton::Part(whole, how),
            part @ Skeleton::Part(..) => part.without_part(),
            Skeleton::Tuple(members) => Skeleton::Tuple(
                members
                    .into_iter()
                    .map(|m| m.with_parts_of(is_there))
                    .collect(),
            ),
            Skeleton::Fields(fields, of) => Skeleton::Fields(fields, inside(of)),
            Skeleton::Option(of) => Skeleton::Option(Box::new(inside(of).read())),
            other => other,
        }
    }

    /// What both have; of a value that one of them has in parts, the parts.
    pub fn join(self, other: Skeleton) -> Skeleton {
        match (self, other) {
            (Skeleton::Never, x) | (x, Skeleton::Never) => x,
            (Skeleton::Part(a, by), Skeleton::Part(b, how)) if a == b && by == how => {
                Skeleton::Part(a, by)
            }
            (part @ Skeleton::Part(..), other) | (other, part @ Skeleton::Part(..)) => {
                part.without_part().join(other.without_part())
            }
            (Skeleton::Lent { part }, Skeleton::Lent { part: other }) => Skeleton::Lent {
                part: part || other,
            },
            (lent @ Skeleton::Lent { .. }, other) | (other, lent @ Skeleton::Lent { .. }) => {
                lent.read().join(other)
            }
            (Skeleton::Tuple(xs), Skeleton::Tuple(ys)) if xs.len() == ys.len() => {
                Skeleton::Tuple(xs.into_iter().zip(ys).map(|(x, y)| x.join(y)).collect())
            }
            (Skeleton::Fields(fields, x), Skeleton::Fields(others, y))
                if fields.names == others.names =>
            {
                Skeleton::Fields(fields, Box::new(x.join(*y)))
            }
            (Skeleton::Fields(..), _) | (_, Skeleton::Fields(..)) => Skeleton::Leaf,
            (Skeleton::Option(x), Skeleton::Option(y)) => {
                Skeleton::Option(Box::new(x.join(*y).read()))
            }
            (Skeleton::Leaf, Skeleton::Tuple(xs)) | (Skeleton::Tuple(xs), Skeleton::Leaf) => {
                Skeleton::Tuple(xs)
            }
            (Skeleton::Leaf, Skeleton::Option(x)) | (Skeleton::Option(x), Skeleton::Leaf) => {
                match *x {
                    // what there is in the other is not known yet
                    Skeleton::Never => Skeleton::Leaf,
                    x => Skeleton::Option(Box::new(x)),
                }
            }
            (Skeleton::Range(ty), Skeleton::Range(_)) => Skeleton::Range(ty),
            (Skeleton::Leaf | Skeleton::Range(_), Skeleton::Leaf | Skeleton::Range(_)) => {
                Skeleton::Leaf
            }
            (Skeleton::Unit, _)
            | (_, Skeleton::Unit)
            | (Skeleton::Tuple(_), _)
            | (_, Skeleton::Tuple(_))
            | (Skeleton::Option(_), Skeleton::Range(_))
            | (Skeleton::Range(_), Skeleton::Option(_)) => Skeleton::Unit,
        }
    }

    /// An operand of this kind, from its values in order.
    pub fn rebuild(&self, values: &mut dyn Iterator<Item = Val>) -> Operand {
        match self {
            Skeleton::Leaf => values.next().map_or(Operand::Unit, Operand::Val),
            Skeleton::Lent { .. } => values.next().map_or(Operand::Unit, |v| {
                Operand::Ref(Place::of(Base::Val(v)), Mutability::Shared)
            }),
            Skeleton::Part(whole, how) => match (values.next(), values.next()) {
                (Some(lo), Some(hi)) => {
                    let part = Place {
                        window: Some(Window { lo, hi }),
                        ..whole.clone()
                    };
                    Operand::Ref(part, *how)
                }
                _ => Operand::Unit,
            },
            Skeleton::Tuple(members) => {
                Operand::Tuple(members.iter().map(|m| m.rebuild(values)).collect())
            }
            Skeleton::Fields(fields, tuple) => match tuple.rebuild(values) {
                Operand::Tuple(members) => Operand::Fields(fields.clone(), members),
                other => other,
            },
            Skeleton::Option(payload) => match values.next() {
                Some(flag) => Operand::Option(flag, Box::new(payload.rebuild(values))),
                None => Operand::Unit,
            },
            Skeleton::Range(ty) => match (values.next(), values.next()) {
                (Some(lo), Some(hi)) => Operand::Iter(Rc::new(Iter::Range(lo, hi, ty.clone()))),
                _ => Operand::Unit,
            },
            Skeleton::Unit => Operand::Unit,
            Skeleton::Never => Operand::Never,
        }
    }

    fn leaves(&self) -> usize {
        match self {
            Skeleton::Leaf | Skeleton::Lent { .. } => 1,
            Skeleton::Tuple(members) => members.iter().map(Skeleton::leaves).sum(),
            Skeleton::Fields(_, tuple) => tuple.leaves(),
            Skeleton::Option(payload) => 1 + payload.leaves(),
            Skeleton::Range(_) | Skeleton::Part(..) => 2,
            Skeleton::Unit | Skeleton::Never => 0,
        }
    }
}

impl Lowerer<'_> {
    /// The values that an operand consists of, as values of the current graph; `None` for those that it does not have.
    pub fn flatten(
        &mut self,
        span: Span,
        operand: &Operand,
        shape: &Skeleton,
        out: &mut Vec<Option<Val>>,
    ) -> Res<()> {
        match (operand, shape) {
            (Operand::Never, shape) => {
                out.extend(std::iter::repeat_n(None, shape.leaves()));
                Ok(())
            }
            (Operand::Ref(part, _), Skeleton::Part(..)) => {
                let Window { lo, hi } = self.ends(part)?;
                out.extend([lo, hi].map(|end| {
                    let end = self.import(end);
                    Some(self.local(end))
                }));
                Ok(())
            }
            (Operand::Ref(place, Mutability::Shared), Skeleton::Lent { part: true }) => {
                let v = self.vector_at(place, span)?;
                self.flatten(span, &Operand::Val(v), shape, out)
            }
            (Operand::Ref(Place { window, .. }, how), _) => {
                if window.is_some() || *how == Mutability::Mut {
                    return Err(self.chosen_reference(span));
                }
                let v = self.value_of(operand.clone(), span)?;
                self.flatten(span, &Operand::Val(v), shape, out)
            }
            (Operand::Iter(iter), shape) => match (&**iter, shape) {
                (Iter::Range(lo, hi, _), Skeleton::Range(_)) => {
                    for end in [*lo, *hi] {
                        let end = self.import(end);
                        out.push(Some(self.local(end)));
                    }
                    Ok(())
                }
                _ => Err(self.problems.refuse(
                    span,
                    "an iterator is chosen at run time here",
                    "branch where its items are used",
                )),
            },
            (Operand::Closure(_) | Operand::Function(_), _) => Err(self.problems.refuse(
                span,
                "a closure is chosen at run time here",
                "branch where the closure is called",
            )),
            (_, Skeleton::Unit | Skeleton::Never) => Ok(()),
            (Operand::Tuple(members), Skeleton::Tuple(shapes)) => members
                .iter()
                .zip(shapes)
                .try_for_each(|(m, shape)| self.flatten(span, m, shape, out)),
            (Operand::Option(flag, payload), Skeleton::Option(shape)) => {
                let flag = self.import(*flag);
                out.push(Some(self.local(flag)));
                let flag = self.local(flag);
                let payload = match has_reference(payload) {
                    true => self.cond(span, flag, &mut |s, some| match some {
                        true => s.read_as((**payload).clone(), shape, span),
                        false => Ok(Operand::Never),
                    })?,
                    false => (**payload).clone(),
                };
                self.flatten(span, &payload, shape, out)
            }
            (Operand::Val(v), Skeleton::Option(_)) => {
                let option = self.opened(Operand::Val(*v), span);
                self.flatten(span, &option, shape, out)
            }
            (Operand::Fields(_, members), Skeleton::Fields(_, shape)) => {
                self.flatten(span, &Operand::Tuple(members.clone()), shape, out)
            }
            (Operand::Option(..) | Operand::Tuple(_) | Operand::Fields(..), Skeleton::Leaf) => {
                let v = self.value_of(operand.clone(), span)?;
                self.flatten(span, &Operand::Val(v), shape, out)
            }
            (Operand::Val(v), Skeleton::Leaf | Skeleton::Lent { .. }) => {
                let value = self.import(*v);
                out.push(Some(self.local(value)));
                Ok(())
            }
            (Operand::Val(v), Skeleton::Tuple(shapes)) => {
                for (i, shape) in shapes.iter().enumerate() {
                    let member = Operand::Val(self.field(*v, &i.to_string()));
                    self.flatten(span, &member, shape, out)?;
                }
                Ok(())
            }
            _ => Err(self.problems.refuse(
                span,
                "the branches give values of different kinds here",
                "write the type of the value, as in `let x: Option<f64> = ..`",
            )),
        }
    }

    /// An `Option` whose references have been read where there is something.
    pub fn settled(&mut self, option: Operand, span: Span) -> Res<Operand> {
        match option {
            Operand::Option(flag, payload) if has_reference(&payload) => {
                self.optional(span, flag, &mut |s| s.read_all((*payload).clone(), span))
            }
            other => Ok(other),
        }
    }

    /// An `Option` of what `payload` gives, which is evaluated where `flag` holds.
    pub fn optional(
        &mut self,
        span: Span,
        flag: Val,
        payload: &mut dyn FnMut(&mut Self) -> Res<Operand>,
    ) -> Res<Operand> {
        let option = self.cond(span, flag, &mut |s, some| match some {
            true => {
                let payload = payload(s)?;
                Ok(s.some(payload))
            }
            false => Ok(s.none()),
        })?;
        Ok(match option {
            Operand::Option(_, payload) => Operand::Option(flag, payload),
            closed => closed,
        })
    }

    /// The parts of an `Option` of which there is something where `flag` holds.
    pub fn read_where(&mut self, flag: Val, payload: Operand, span: Span) -> Res<Operand> {
        if !has_reference(&payload) {
            return Ok(payload);
        }
        self.cond(span, flag, &mut |s, some| match some {
            true => s.read_all(payload.clone(), span),
            false => Ok(Operand::Never),
        })
    }

    /// Makes a vector of lent arrays of two kinds. Leaves those `Option`s one value that hold something in one branch only, and a value of a type for which there is
    /// none that could stand for nothing.
    pub fn close_shape(
        &mut self,
        shape: Skeleton,
        a: &Operand,
        b: &Operand,
        frames: [&Frame; 2],
    ) -> Skeleton {
        match (shape, a, b) {
            (Skeleton::Tuple(shapes), Operand::Tuple(xs), Operand::Tuple(ys)) => {
                let members = shapes.into_iter().zip(xs.iter().zip(ys));
                Skeleton::Tuple(
                    members
                        .map(|(shape, (x, y))| self.close_shape(shape, x, y, frames))
                        .collect(),
                )
            }
            (Skeleton::Option(shape), Operand::Option(_, x), Operand::Option(_, y)) => {
                let payload = match (&**x, &**y) {
                    (Operand::Never, Operand::Never) => None,
                    (Operand::Never, payload) | (payload, Operand::Never) => Some(payload),
                    _ => None,
                };
                if let Some(payload) = payload.filter(|_| !matches!(*shape, Skeleton::Part(..))) {
                    let mut tys = vec![];
                    self.leaf_types(payload, frames, &mut tys);
                    return match self.stays_closed(tys) {
                        true => Skeleton::Leaf,
                        false => Skeleton::Option(shape),
                    };
                }
                Skeleton::Option(Box::new(self.close_shape(*shape, x, y, frames)))
            }
            (Skeleton::Lent { part: false }, Operand::Ref(x, _), Operand::Ref(y, _)) => {
                let (x, y) = (self.place_ty(x), self.place_ty(y));
                Skeleton::Lent {
                    part: self.types.are_arrays_of_two_kinds(&x, &y),
                }
            }
            (shape, ..) => shape,
        }
    }

    fn leaf_types(&mut self, operand: &Operand, frames: [&Frame; 2], out: &mut Vec<Ty>) {
        match operand {
            Operand::Val(v) => {
                let frame = frames.iter().find(|f| f.id == v.frame);
                let ty = frame.map(|f| f.tys[v.value.index()].clone());
                out.push(ty.unwrap_or_else(|| self.ty(*v)));
            }
            Operand::Ref(place, _) => {
                let ty = self.place_ty(place);
                out.push(ty);
            }
            Operand::Tuple(members) | Operand::Fields(_, members) => {
                members.iter().for_each(|m| self.leaf_types(m, frames, out));
            }
            Operand::Option(_, payload) => self.leaf_types(payload, frames, out),
            Operand::Iter(iter) => {
                if let Iter::Range(_, _, ty) = &**iter {
                    out.extend([ty.clone(), ty.clone()]);
                }
            }
            Operand::Closure(_) | Operand::Function(_) | Operand::Unit | Operand::Never => {}
        }
    }

    /// A shape with parts of those arrays alone that were there before the branches.
    pub fn parts_that_stay(&self, shape: Skeleton, variables: usize) -> Skeleton {
        let is_there = |v: Val| self.frames.iter().any(|f| f.id == v.frame);
        shape.with_parts_of(&|whole| {
            let steps_are_there = whole.path.iter().filter_map(Step::index).all(is_there);
            steps_are_there
                && match whole.base {
                    Base::Var(id) => id < variables,
                    Base::Val(v) => is_there(v),
                }
        })
    }

    /// What a branch gives, which is still open. There is no place outside for what it made itself and lends in an `Option`.
    pub fn leaving(&mut self, operand: Operand, own: usize, span: Span) -> Res<Operand> {
        let Operand::Option(_, payload) = &operand else {
            return Ok(operand);
        };
        let is_own = match &**payload {
            Operand::Ref(place, Mutability::Shared) => {
                matches!(place.base, Base::Var(id) if id >= own)
            }
            _ => false,
        };
        match is_own {
            true => Err(self.problems.refuse(
                span,
                "a reference into what is there only sometimes is handed on",
                "take it apart where it is used: `if let Some(v) = .. { .. }`",
            )),
            false => Ok(operand),
        }
    }

    /// An operand with what its references refer to.
    pub fn read_all(&mut self, operand: Operand, span: Span) -> Res<Operand> {
        match operand {
            Operand::Ref(_, Mutability::Mut) => Err(self.chosen_reference(span)),
            Operand::Ref(place, Mutability::Shared) => {
                self.read_place(&place, span).map(|v| self.take_apart(v))
            }
            Operand::Tuple(members) => members
                .into_iter()
                .map(|m| self.read_all(m, span))
                .collect::<Res<_>>()
                .map(Operand::Tuple),
            option @ Operand::Option(..) => self.settled(option, span),
            other => Ok(other),
        }
    }

    /// The same, but for the parts of arrays that stay what they are.
    fn read_as(&mut self, operand: Operand, shape: &Skeleton, span: Span) -> Res<Operand> {
        match (operand, shape) {
            (part @ Operand::Ref(..), Skeleton::Part(..)) => Ok(part),
            (Operand::Tuple(members), Skeleton::Tuple(shapes)) => {
                let members = members.into_iter().zip(shapes);
                let members = members.map(|(m, shape)| self.read_as(m, shape, span));
                members.collect::<Res<_>>().map(Operand::Tuple)
            }
            (operand, _) => self.read_all(operand, span),
        }
    }

    fn chosen_reference(&mut self, span: Span) -> Refused {
        self.problems.refuse(
            span,
            "a reference or part of an array is chosen at run time here",
            "choose the position instead, and index with it",
        )
    }

    /// `a && b`, where either may hold always.
    pub fn both(&mut self, a: Option<Val>, b: Option<Val>) -> Option<Val> {
        match (a, b) {
            (Some(a), Some(b)) => Some(self.prim(&ops::logic::AND, &[a, b], super::Ty::Bool)),
            (a, b) => a.or(b),
        }
    }
}

/// Whether an operand has a part that is read when it is used.
pub fn has_reference(operand: &Operand) -> bool {
    match operand {
        Operand::Ref(..) => true,
        Operand::Tuple(members) | Operand::Fields(_, members) => members.iter().any(has_reference),
        Operand::Option(_, payload) => has_reference(payload),
        Operand::Val(_)
        | Operand::Closure(_)
        | Operand::Function(_)
        | Operand::Iter(_)
        | Operand::Unit
        | Operand::Never => false,
    }
}

/// Whether an operand has a part that can be written through it.
pub fn has_mut(operand: &Operand) -> bool {
    match operand {
        Operand::Ref(_, how) => *how == Mutability::Mut,
        Operand::Tuple(members) | Operand::Fields(_, members) => members.iter().any(has_mut),
        Operand::Option(_, payload) => has_mut(payload),
        Operand::Val(_)
        | Operand::Closure(_)
        | Operand::Function(_)
        | Operand::Iter(_)
        | Operand::Unit
        | Operand::Never => false,
    }
}
