//! Lists of structs that are held as their fields: `let obs: Vec<Obs> = rows.map(|row| Obs { row, w }).collect();`. Such a list is a vector
//! for each number in its items, and for each position by which their references differ. An item is made of these again where it is used.

use super::each::Visit;
use super::iter::Iter;
use super::kept::address;
use super::scope::{Base, Mutability, Operand, Place, Step, Val, VarId, Window};
use super::{Lowerer, Res};
use proc_macro2::Span;
use std::rc::Rc;
use syn::spanned::Spanned;
use syn::{Expr, ExprMethodCall};

/// A list of items that differ in numbers and positions alone.
pub struct List {
    /// One of them; what the values in it are in another is in the vectors.
    item: Operand,
    /// What its references may refer to as they are.
    outside: Outside,
    /// The vectors of these values, in the order in which they stand in the item.
    parts: Vec<Val>,
    /// How many items there are.
    pub len: Val,
}

/// What is there outside of the loop in which the items of a list are made.
struct Outside {
    frames: Vec<usize>,
    vars: usize,
}

impl Outside {
    fn has(&self, base: Base) -> bool {
        match base {
            Base::Val(v) => self.frames.contains(&v.frame),
            Base::Var(id) => id < self.vars,
        }
    }
}

/// What becomes of a value in an item.
type Leaf<'f> = &'f mut dyn FnMut(Val) -> Val;

impl Lowerer<'_> {
    /// The list that `collect` makes of an iterator; nothing if its items are values of another kind.
    pub fn listed(&mut self, e: &ExprMethodCall, iter: &Iter) -> Res<Option<Rc<List>>> {
        let outside = self.outside();
        let Some(n) = self.leaves_of_items(e, iter, &outside)? else {
            return Ok(None);
        };
        let span = e.span();
        let outs = (0..n).map(|_| self.room_for("listed", iter, span));
        let outs: Vec<VarId> = outs.collect::<Res<_>>()?;
        let mut made = None;
        self.each(Visit::of(span, e), iter, &mut |s, item, _| {
            let mut leaves = vec![];
            made = with_leaves(&item, &outside, &mut |v| {
                leaves.push(v);
                v
            });
            let mut both = outs.iter().zip(leaves);
            both.try_for_each(|(out, leaf)| s.push(*out, leaf))
        })?;
        let parts: Vec<Val> = outs
            .into_iter()
            .map(|out| self.take(out))
            .collect::<Res<_>>()?;
        let len = self.place_len(&Place::of(Base::Val(parts[0])))?;
        Ok(made.map(|item| {
            Rc::new(List {
                item,
                outside,
                parts,
                len,
            })
        }))
    }

    fn outside(&self) -> Outside {
        Outside {
            frames: self.frames.iter().map(|f| f.id).collect(),
            vars: self.vars.len(),
        }
    }

    /// How many values there are in each item, if the items are held as their fields. It is found out by a trial.
    fn leaves_of_items(
        &mut self,
        e: &ExprMethodCall,
        iter: &Iter,
        outside: &Outside,
    ) -> Res<Option<usize>> {
        let world = self.model.seen.as_ref().filter(|world| world.inlines);
        if !world.is_some_and(|world| world.has_held()) {
            return Ok(None);
        }
        let start = self.checkpoint();
        let mut found = None;
        let at = Visit {
            key: (address(e), 6),
            span: e.span(),
            blocks: None,
        };
        let done = self.each(at, iter, &mut |_, item, _| {
            let mut n = 0;
            let held = matches!(item, Operand::Fields(..));
            let made = with_leaves(&item, outside, &mut |v| {
                n += 1;
                v
            });
            found = made.filter(|_| held && n > 0).map(|_| n);
            Ok(())
        });
        done?;
        self.rollback(&start);
        Ok(found)
    }

    /// The item of a list at a position.
    pub fn listed_at(&mut self, list: &List, i: Val, span: Span) -> Res<Operand> {
        let mut values = vec![];
        for part in &list.parts {
            let place = self.inner_place(&Place::of(Base::Val(*part)), i);
            values.push(self.read_place(&place, span)?);
        }
        let mut values = values.into_iter();
        let item = with_leaves(&list.item, &list.outside, &mut |v| {
            values.next().unwrap_or(v)
        });
        Ok(item.unwrap_or(Operand::Unit))
    }

    /// The list that an expression names.
    pub fn list_in(&self, e: &Expr) -> Option<Rc<List>> {
        match &*self.iterator_in(e)? {
            Iter::Listed(list) => Some(list.clone()),
            _ => None,
        }
    }

    /// Whether an expression names a list, or is a call that gives one.
    pub fn is_list(&self, e: &Expr) -> bool {
        self.gives_list(e) || self.list_in(e).is_some()
    }

    /// The list that an expression names, or that a call gives.
    pub fn list_of(&mut self, e: &Expr) -> Res<Option<Rc<List>>> {
        if !self.gives_list(e) {
            return Ok(self.list_in(e));
        }
        let given = self.expr(e)?;
        match &given {
            Operand::Iter(iter) => match &**iter {
                Iter::Listed(list) => Ok(Some(list.clone())),
                _ => Ok(None),
            },
            _ => Ok(None),
        }
    }

    /// `list[i]`
    pub fn listed_index(&mut self, e: &syn::ExprIndex) -> Option<Res<Operand>> {
        let list = match self.list_of(&e.expr) {
            Ok(list) => list?,
            Err(refused) => return Some(Err(refused)),
        };
        let i = match self.usize_expr(&e.index) {
            Ok(i) => i,
            Err(refused) => return Some(Err(refused)),
        };
        self.at(crate::report::Site::of_index(e));
        Some(self.listed_at(&list, i, e.span()))
    }
}

/// An item with other values in it; nothing if there is something in it that is more than values and references to parts. A reference to a
/// number that was read for it is that number.
fn with_leaves(item: &Operand, outside: &Outside, leaf: Leaf<'_>) -> Option<Operand> {
    Some(match item {
        Operand::Val(v) => Operand::Val(leaf(*v)),
        Operand::Ref(place, Mutability::Shared) => {
            let place = match place.base {
                base if outside.has(base) => place_with_leaves(place, leaf)?,
                Base::Val(v) if place.path.is_empty() && place.window.is_none() => {
                    Place::of(Base::Val(leaf(v)))
                }
                _ => return None,
            };
            Operand::Ref(place, Mutability::Shared)
        }
        Operand::Tuple(members) => Operand::Tuple(members_with_leaves(members, outside, leaf)?),
        Operand::Fields(fields, members) => {
            Operand::Fields(fields.clone(), members_with_leaves(members, outside, leaf)?)
        }
        Operand::Function(id) => Operand::Function(*id),
        _ => return None,
    })
}

fn members_with_leaves(
    members: &[Operand],
    outside: &Outside,
    leaf: Leaf<'_>,
) -> Option<Vec<Operand>> {
    let mut members = members.iter().map(|m| with_leaves(m, outside, leaf));
    members.by_ref().collect()
}

fn place_with_leaves(place: &Place, leaf: Leaf<'_>) -> Option<Place> {
    let step = |step: &Step| match step {
        Step::Index(i) => Some(Step::Index(leaf(*i))),
        Step::Field(name) => Some(Step::Field(name.clone())),
        Step::Lookup(_) | Step::LookupLent(_) => None,
    };
    let path = place.path.iter().map(step).collect::<Option<_>>()?;
    let window = place.window.map(|w| Window {
        lo: leaf(w.lo),
        hi: leaf(w.hi),
    });
    Some(Place {
        base: place.base,
        path,
        window,
    })
}
