//! References that are assigned to again: `rest = &rest[n..]`, `best = &items[i]`. The array stays the same one, so such a variable is
//! the indices of its element, and where its part begins and ends, which are numbers.

use super::place::strip;
use super::scope::{Base, Mutability, Operand, Place, Slot, Step, Val, VarId, Window};
use super::types::Ty;
use super::{Lowerer, Res};
use proc_macro2::Span;
use syn::Expr;

/// An element, or a part of an array: which one is in variables.
#[derive(Clone)]
pub struct View {
    /// What it refers to at first, of a part the whole array.
    whole: Place,
    /// The indices on the way there.
    indices: Vec<VarId>,
    /// Where a part begins and ends.
    ends: Option<[VarId; 2]>,
    how: Mutability,
    /// The ends of a reference to a whole array, while nothing else has been assigned to them.
    first: Option<Window>,
}

impl Lowerer<'_> {
    /// A variable that is declared `mut`, or a field of one: what it refers to may change.
    pub fn may_move(&mut self, id: VarId) -> Res<()> {
        match self.vars[id].slot.clone() {
            Slot::Alias(Operand::Ref(place, Mutability::Shared)) if self.is_scalar(&place) => {
                let v = self.read_place(&place, Span::call_site())?;
                self.vars[id].slot = Slot::Cell(Some(v));
                Ok(())
            }
            Slot::Alias(Operand::Ref(place, how))
                if self.is_array(&place) || is_element(&place) =>
            {
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

    fn is_scalar(&mut self, place: &Place) -> bool {
        let ty = self.place_ty(place);
        place.window.is_none() && (self.types.is_number(&ty) || ty == Ty::Bool)
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
        if self.seen_by(&view) == view.whole {
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
        let ends = match self.is_array(&part) {
            true => Some(self.ends(&part)?),
            false => None,
        };
        let first = ends.filter(|_| part.window.is_none());
        let ends =
            ends.map(|w| [("from", w.lo), ("to", w.hi)].map(|(name, v)| self.variable_of(name, v)));
        let indices: Vec<Val> = indices(&part).collect();
        let indices = indices.into_iter().map(|v| self.variable_of("at", v));
        let indices = indices.collect();
        let whole = Place {
            window: None,
            ..part
        };
        Ok(View {
            whole,
            indices,
            ends,
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
        let mut indices = view.indices.iter();
        let mut path = view.whole.path.clone();
        for step in &mut path {
            if let Step::Index(i) = step
                && let Some(id) = indices.next()
            {
                *i = self.cell_or_default(*id);
            }
        }
        let window = view.ends.map(|ends| {
            let [lo, hi] = ends.map(|id| self.cell_or_default(id));
            Window { lo, hi }
        });
        Place {
            base: view.whole.base,
            path,
            window: window.filter(|_| window != view.first),
        }
    }

    /// The same as an operand.
    pub fn read_view(&mut self, view: &View) -> Operand {
        Operand::Ref(self.seen_by(view), view.how)
    }

    /// Another element, or another part of the same array.
    pub fn assign_view(&mut self, view: &View, part: Place, span: Span) -> Res<()> {
        if !is_beside(&part, &view.whole) || part.window.is_some() && view.ends.is_none() {
            return Err(self.refuse_another(span));
        }
        for (id, i) in view.indices.iter().zip(indices(&part)) {
            self.assign_var(*id, Operand::Val(i), span)?;
        }
        let ty = self.place_ty(&part);
        let is_array = matches!(self.types.shallow(&ty), Ty::Array(..));
        // all arrays of a type are as long
        let is_as_long = part.window.is_none() && is_array && self.seen_by(view).window.is_none();
        let Some([from, to]) = view.ends.filter(|_| !is_as_long) else {
            return Ok(());
        };
        let Window { lo, hi } = self.ends(&part)?;
        self.assign_var(from, Operand::Val(lo), span)?;
        self.assign_var(to, Operand::Val(hi), span)
    }

    /// An empty part of the same array.
    pub fn empty_view(&mut self, id: VarId, span: Span) -> Res<()> {
        let Slot::View(view) = self.vars[id].slot.clone() else {
            return Ok(());
        };
        let Some([from, to]) = view.ends else {
            return Err(self.refuse_another(span));
        };
        let end = self.cell_or_default(to);
        self.assign_var(from, Operand::Val(end), span)
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

/// The indices on the way to a place.
fn indices(place: &Place) -> impl Iterator<Item = Val> + '_ {
    place.path.iter().filter_map(|step| match step {
        Step::Index(i) => Some(*i),
        Step::Lookup(_) | Step::LookupLent(_) | Step::Field(_) => None,
    })
}

/// Whether a place is an element, or a part of one, by indices.
fn is_element(place: &Place) -> bool {
    let by_index = |step: &Step| matches!(step, Step::Index(_));
    place.path.iter().any(by_index)
        && place
            .path
            .iter()
            .all(|step| by_index(step) || matches!(step, Step::Field(_)))
}

/// Whether two places differ in indices alone, apart from which part they are.
fn is_beside(a: &Place, b: &Place) -> bool {
    let same = |(a, b): (&Step, &Step)| match (a, b) {
        (Step::Index(_), Step::Index(_)) => true,
        (a, b) => a == b,
    };
    a.base == b.base && a.path.len() == b.path.len() && a.path.iter().zip(&b.path).all(same)
}
