//! Variables whose shape shows only when they are assigned: `let t;`, the value of a `match` that jumps, what is in a
//! variable that starts as `None`.
//!
//! Such a variable is first taken for one value. Where a tuple or an `Option` is assigned to it, its shape is noted and
//! the function is lowered again from the start; the same variable is met again under the same number.

use super::Found;
use super::scope::{Operand, Slot, Val, VarId};
use super::types::Ty;
use super::{Lowerer, Res};
use crate::report::Refused;
use grad_core::ordered::{OrderedMap, OrderedSet};

/// What a variable consists of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// A tuple of so many members.
    Tuple(usize),
    /// An `Option`.
    Option,
    /// An `Option` that stays one value, for there is no value to stand for what is not in it.
    Closed,
}

/// What was found out about variables by their number.
#[derive(Default)]
pub struct Late {
    known: OrderedMap<usize, Shape>,
    next: usize,
    again: bool,
    rounds: usize,
    /// The `&mut` params, by their number among them, parts of which are written by the names of a pattern.
    taken_apart: OrderedSet<usize>,
    /// The types of what stands for nothing in `Option`s that are taken apart, by their number.
    payloads: Vec<(usize, Ty)>,
}

impl Late {
    /// How many types are noted of what stands for nothing.
    pub fn noted(&self) -> usize {
        self.payloads.len()
    }

    /// Forgets all but the first of them: what was lowered since does not count, and its types are gone.
    pub fn forget(&mut self, noted: usize) {
        self.payloads.truncate(noted);
    }
}

/// How often a function is lowered again at most; a function with so many such variables is refused.
const ROUNDS: usize = 200;

impl Lowerer<'_> {
    /// What the next round starts with, if there is to be one.
    pub fn next_round(&mut self) -> Result<(), Box<Found>> {
        self.types.solve_some();
        self.late.again |= self.whose.review(&self.types);
        self.close_options();
        if !self.late.again {
            return Ok(());
        }
        if self.late.rounds >= ROUNDS {
            self.problems.refuse(
                self.model.item.sig.ident.span(),
                "this function has too many variables whose type shows only when they are assigned",
                "write the types of variables, as in `let best: Option<(usize, f64)>;`, or split the function",
            );
            return Ok(());
        }
        Err(self.again())
    }

    /// Whether there is to be another round.
    pub fn is_again(&self) -> bool {
        self.late.again
    }

    /// What is known, for another round.
    pub fn again(&mut self) -> Box<Found> {
        let late = Late {
            known: std::mem::take(&mut self.late.known),
            next: 0,
            again: false,
            rounds: self.late.rounds + 1,
            taken_apart: std::mem::take(&mut self.late.taken_apart),
            payloads: vec![],
        };
        Box::new((
            late,
            self.whose.next(),
            std::mem::take(&mut self.constructors),
        ))
    }

    /// Whether an `Option` is to stay one value; if it is not, a value of the type of `payload` stands for nothing.
    pub fn stays_closed(&mut self, payload: Vec<Ty>) -> bool {
        let number = self.late.next;
        self.late.next += 1;
        if self.late.known.get(&number) == Some(&Shape::Closed) {
            return true;
        }
        let tys = payload.into_iter().map(|ty| (number, ty));
        self.late.payloads.extend(tys);
        false
    }

    /// Notes the first `Option` that holds a value of a type of the user's.
    fn close_options(&mut self) {
        if self.late.again || !self.problems.is_empty() {
            return;
        }
        self.types.solve();
        let payloads = std::mem::take(&mut self.late.payloads);
        let named = |ty: &Ty| matches!(self.types.resolve(ty), grad_core::ir::Type::Named(_));
        let first = payloads.iter().filter(|(_, ty)| named(ty)).map(|(n, _)| *n);
        if let Some(number) = first.min() {
            self.note(number, Shape::Closed);
        }
    }

    fn note(&mut self, number: usize, shape: Shape) {
        self.late.again = true;
        // later variables may be others in the next round
        self.late.known.retain(|&n, _| n < number);
        self.late.known.insert(number, shape);
    }

    /// A variable for a value that is stored later, perhaps in several places.
    pub fn result_var(&mut self, name: &str, ty: &Ty) -> VarId {
        match self.types.shallow(ty) {
            Ty::Tuple(members) => {
                let id = self.hidden(name, ty.clone(), None);
                self.shape_tuple(id, &members);
                id
            }
            Ty::Option(payload) => {
                let id = self.hidden(name, ty.clone(), None);
                self.shape_option(id, &payload);
                id
            }
            _ => self.late_var(name, ty),
        }
    }

    fn late_var(&mut self, name: &str, ty: &Ty) -> VarId {
        let number = self.late.next;
        self.late.next += 1;
        let id = self.hidden(name, ty.clone(), None);
        self.vars[id].late = Some(number);
        match self.late.known.get(&number).copied() {
            None | Some(Shape::Closed) => {}
            Some(Shape::Tuple(n)) => {
                let members: Vec<Ty> = (0..n).map(|_| self.types.any()).collect();
                self.shape_tuple(id, &members);
                self.types.unify(ty, &Ty::Tuple(members));
            }
            Some(Shape::Option) => {
                let payload = self.types.any();
                self.shape_option(id, &payload);
                if matches!(self.vars[id].slot, Slot::Cell(_)) {
                    // it stays one value, and there is nothing more to find out about it
                    self.vars[id].late = None;
                }
                self.types.unify(ty, &Ty::Option(Box::new(payload)));
            }
        }
        id
    }

    fn shape_tuple(&mut self, id: VarId, members: &[Ty]) {
        let name = self.vars[id].name.clone();
        let members = members.iter().enumerate();
        let members = members.map(|(i, t)| self.result_var(&format!("{name}_{i}"), t));
        self.vars[id].slot = Slot::Tuple(members.collect());
    }

    /// Makes an `Option` of a variable: a flag and what there is, or one value.
    pub fn shape_option(&mut self, id: VarId, payload: &Ty) {
        if self.stays_closed(vec![payload.clone()]) {
            return;
        }
        let name = self.vars[id].name.clone();
        let flag = self.hidden(&format!("{name}_is_some"), Ty::Bool, Some("false"));
        let payload = self.result_var(&name, payload);
        self.vars[id].slot = Slot::Option(flag, payload);
    }

    /// Whether differentiation sees what a pattern binds in a variable that is lent by `&mut`, for it may be written: always,
    /// but in a param nothing of which is.
    pub fn is_taken_apart(&self, id: VarId) -> bool {
        self.lent
            .iter()
            .position(|lent| *lent == id)
            .is_none_or(|param| self.late.taken_apart.contains(&param))
    }

    /// Notes that a part of a `&mut` param is written, of which a pattern bound a copy.
    pub fn take_param_apart(&mut self, part: Val) {
        if let Some(id) = self.copies.get(&part)
            && let Some(param) = self.lent.iter().position(|lent| lent == id)
        {
            self.late.again |= self.late.taken_apart.insert(param);
        }
    }

    /// Notes that a variable holds values of another shape than one value, and gives up this round.
    pub fn reshape(&mut self, number: usize, value: &Operand) -> Res<()> {
        let shape = match value {
            Operand::Tuple(members) => Shape::Tuple(members.len()),
            _ => Shape::Option,
        };
        if !self.late.again {
            self.note(number, shape);
        }
        Err(Refused)
    }
}
