//! References to parts of an array that are assigned to again: `rest = &rest[n..]`. The array stays the same one, so such a variable is
//! where its part begins and where it ends, which are numbers.

use super::place::strip;
use super::scope::{Base, Mutability, Operand, Place, Slot, Step, VarId, Window};
use super::types::Ty;
use super::{Lowerer, Res};
use proc_macro2::Span;
use syn::Expr;

/// A part of an array, whose ends are in variables.
#[derive(Clone)]
pub struct View {
    /// The whole array.
    whole: Place,
    /// Where the part begins.
    lo: VarId,
    /// Where it ends.
    hi: VarId,
    how: Mutability,
    /// Both, of a reference to the whole array, while nothing has been assigned to it.
    first: Option<Window>,
}

impl Lowerer<'_> {
    /// A variable that is declared `mut`, or a field of one: what it refers to may change.
    pub fn may_move(&mut self, id: VarId) -> Res<()> {
        match self.vars[id].slot.clone() {
            Slot::Alias(Operand::Ref(place, how)) if self.is_array(&place) => {
                self.vars[id].slot = Slot::View(self.view(place, how)?);
                Ok(())
            }
            Slot::Tuple(members) => {
                let moving: Vec<VarId> = (0..members.len())
                    .filter(|at| self.is_field_assigned(id, *at))
                    .map(|at| members[at])
                    .collect();
                moving.into_iter().try_for_each(|id| self.may_move(id))
            }
            _ => Ok(()),
        }
    }

    /// Whether something is assigned to a member of a tuple, or to a field of this name anywhere.
    fn is_field_assigned(&self, id: VarId, at: usize) -> bool {
        let Some(fields) = &self.vars[id].fields else {
            return true;
        };
        let world = self.model.seen.as_ref();
        world.is_some_and(|world| world.assigns_field(&fields.names[at]))
    }

    /// A reference to a whole array that nothing has been assigned to is one that may be swapped with another.
    pub fn may_be_swapped(&mut self, id: VarId) {
        let Slot::View(view) = self.vars[id].slot.clone() else {
            return;
        };
        if self.seen_by(&view).window == view.first {
            self.vars[id].slot = Slot::Alias(Operand::Ref(view.whole, view.how));
        }
    }

    fn is_array(&mut self, place: &Place) -> bool {
        let ty = self.place_ty(place);
        place.window.is_some()
            || matches!(
                self.types.shallow(&ty),
                Ty::Slice(_) | Ty::Vec(_) | Ty::Array(..)
            )
    }

    fn view(&mut self, part: Place, how: Mutability) -> Res<View> {
        let ends = self.ends(&part)?;
        let first = part.window.is_none().then_some(ends);
        let lo = self.variable_of("from", ends.lo);
        let hi = self.variable_of("to", ends.hi);
        let whole = Place {
            window: None,
            ..part
        };
        Ok(View {
            whole,
            lo,
            hi,
            how,
            first,
        })
    }

    pub fn ends(&mut self, part: &Place) -> Res<Window> {
        match part.window {
            Some(window) => Ok(window),
            None => Ok(Window {
                lo: self.usize(0),
                hi: self.place_len(part)?,
            }),
        }
    }

    /// What a view refers to now.
    pub fn seen_by(&mut self, view: &View) -> Place {
        let (lo, hi) = (self.cell_or_default(view.lo), self.cell_or_default(view.hi));
        Place {
            window: Some(Window { lo, hi }),
            ..view.whole.clone()
        }
    }

    /// The same as an operand.
    pub fn read_view(&mut self, view: &View) -> Operand {
        Operand::Ref(self.seen_by(view), view.how)
    }

    /// Another part of the same array.
    pub fn assign_view(&mut self, view: &View, part: Place, span: Span) -> Res<()> {
        let Window { lo, hi } = self.ends(&part)?;
        if (Place {
            window: None,
            ..part
        }) != view.whole
        {
            return Err(self.refuse_another(span));
        }
        self.assign_var(view.lo, Operand::Val(lo), span)?;
        self.assign_var(view.hi, Operand::Val(hi), span)
    }

    /// An empty part of the same array.
    pub fn empty_view(&mut self, id: VarId, span: Span) -> Res<()> {
        let Slot::View(view) = self.vars[id].slot.clone() else {
            return Ok(());
        };
        let end = self.cell_or_default(view.hi);
        self.assign_var(view.lo, Operand::Val(end), span)
    }

    /// Refuses a reference to something else than before.
    pub fn refuse_another(&mut self, span: Span) -> crate::report::Refused {
        self.problems.refuse(
            span,
            "a reference is assigned to again",
            "use a new variable for the new reference, or index with a position that changes",
        )
    }

    /// Whether a place is a field that is declared as a reference, of a struct that is a value here.
    pub fn is_lent_field(&mut self, place: &Place) -> bool {
        let Some((Step::Field(name), path)) = place.path.split_last() else {
            return false;
        };
        let of = Place {
            path: path.to_vec(),
            ..place.clone()
        };
        let (Ty::Named(of), Some(world)) = (self.place_ty(&of), self.model.seen.clone()) else {
            return false;
        };
        world.lends(&of, name)
    }

    /// What a reference refers to: of one to a variable that is a view itself, what that refers to now.
    pub fn through_view(&mut self, place: Place) -> Place {
        match self.whole_variable(&place).map(|id| &self.vars[id].slot) {
            Some(Slot::View(view)) => self.seen_by(&view.clone()),
            _ => place,
        }
    }

    /// The variable that is meant by `rest` or `*rest`, if it is a view; `rest` may be a `&mut` to it.
    pub fn view_in(&self, e: &Expr) -> Option<VarId> {
        let e = match strip(e) {
            Expr::Unary(e) if matches!(e.op, syn::UnOp::Deref(_)) => strip(&e.expr),
            e => e,
        };
        let id = self.referent(self.variable(e)?);
        matches!(self.vars[id].slot, Slot::View(_)).then_some(id)
    }

    /// `&mut rest`, without the `&mut`: a reference to a variable that is a view.
    pub fn lent_view(&self, e: &Expr) -> Option<Operand> {
        let is_name = matches!(strip(e), Expr::Path(_) | Expr::Field(_));
        let id = self.view_in(e).filter(|_| is_name)?;
        Some(Operand::Ref(Place::of(Base::Var(id)), Mutability::Mut))
    }

    /// The name of such a reference, which is handed on.
    pub fn lent_again(&self, e: &Expr) -> Option<Operand> {
        let id = self.variable(e)?;
        let is_lent = matches!(
            self.vars[id].slot,
            Slot::Alias(Operand::Ref(_, Mutability::Mut))
        );
        self.lent_view(e).filter(|_| is_lent)
    }

    /// Whether what is passed is a reference to a variable that is a view.
    pub fn is_lent_view(&self, operand: &Operand) -> bool {
        let Operand::Ref(place, _) = operand else {
            return false;
        };
        let id = self.whole_variable(place);
        id.is_some_and(|id| matches!(self.vars[id].slot, Slot::View(_)))
    }

    /// A function that is called could not say what a view refers to afterwards.
    pub fn no_lent_view(&mut self, args: &[Operand], span: Span) -> Res<()> {
        match args.iter().any(|arg| self.is_lent_view(arg)) {
            true => Err(self.problems.refuse(
                span,
                "a function that is called here may change what a reference refers to",
                "return the new reference, and assign it here",
            )),
            false => Ok(()),
        }
    }
}
