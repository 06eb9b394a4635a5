//! Places: elements, fields and parts of variables.

use super::{Maker, scope::Local};
use crate::ast::{Expr, Operator, Place, Step, Ty};

impl Maker {
    /// A float that can be read, or changed.
    pub(super) fn float_place(&mut self, change: bool) -> Option<Place> {
        let fits =
            |l: &Local| l.ty.has_float() && if change { l.changeable() } else { l.readable() };
        let at = self.local(fits)?;
        self.descend(at, &Ty::Float, change)
    }

    /// A way from a variable to a part of type `to`.
    pub(super) fn descend(&mut self, at: usize, to: &Ty, change: bool) -> Option<Place> {
        let local = self.scope[at].clone();
        let mut place = Place::of(&local.var);
        let mut ty = local.ty.clone();
        // a vector that is written to cannot be asked for its length in the index
        let hidden = change.then(|| self.scope.clone());
        if change {
            self.hide(&local.var);
        }
        while ty != *to {
            let next = match &ty {
                Ty::Array(t, n) => {
                    let i = self.index(
                        &place,
                        *n,
                        Some(local.var.id).filter(|_| place.path.is_empty()),
                    );
                    place = place.then(Step::Index(i));
                    (**t).clone()
                }
                Ty::Vec(t) | Ty::Slice(t) => {
                    let len = if place.path.is_empty() {
                        local.len
                    } else {
                        super::record::NESTED
                    };
                    let i = self.index(
                        &place,
                        len,
                        Some(local.var.id).filter(|_| place.path.is_empty()),
                    );
                    place = place.then(Step::Index(i));
                    (**t).clone()
                }
                Ty::Tuple(ts) => {
                    let fits: Vec<usize> = (0..ts.len()).filter(|&i| ts[i].has_float()).collect();
                    let i = self.pick(&fits);
                    place = place.then(Step::Field(i));
                    ts[i].clone()
                }
                Ty::Record(record) => {
                    let (step, t) = self.field(record);
                    place = place.then(step);
                    t
                }
                Ty::Float | Ty::Int | Ty::Bool | Ty::Unit | Ty::Choice(_) => break,
            };
            ty = next;
        }
        if let Some(scope) = hidden {
            self.scope = scope;
        }
        Some(place)
    }

    /// An index into an array of at least `len` items, at `place`; `root` if that is a whole variable.
    pub(super) fn index(&mut self, place: &Place, len: usize, root: Option<usize>) -> Expr {
        let sure = |l: &Local| {
            l.ty == Ty::Int
                && l.readable()
                && (l.below.is_some_and(|b| b <= len) || root.is_some() && l.within == root)
        };
        let lent = self
            .scope
            .iter()
            .any(|l| l.var.id == place.var.id && l.hidden);
        let length = if !lent && (root.is_some() && self.chance(60) || len == 0) {
            Expr::Len(place.clone())
        } else {
            Expr::Int(len.max(1))
        };
        if let Some(i) = self.local(sure)
            && self.chance(75)
        {
            let i = Expr::Read(Place::of(&self.scope[i].var));
            return match self.below(8) {
                0 => minus(minus(length, Expr::Int(1)), i),
                1 => operator(
                    Operator::Rem,
                    operator(Operator::Add, i, Expr::Int(1)),
                    length,
                ),
                _ => i,
            };
        }
        if self.chance(40)
            && let Some(i) = self.local(|l| l.ty == Ty::Int && l.readable())
        {
            let i = Expr::Read(Place::of(&self.scope[i].var));
            return operator(Operator::Rem, i, length);
        }
        match self.below(4) {
            0 if len > 0 => minus(length, Expr::Int(1)),
            _ => Expr::Int(self.below(len)),
        }
    }

    /// An array of floats with at least `len` items, whole or a part of one.
    pub(super) fn floats(
        &mut self,
        len: usize,
        change: bool,
        parts: bool,
    ) -> Option<(Place, usize)> {
        let element = |ty: &Ty| ty.element() == Some(&Ty::Float);
        let fits = |l: &Local| {
            l.len >= len
                && (element(&l.ty)
                    || l.ty.element().is_some_and(element)
                    || field_of_floats(&l.ty).is_some())
                && if change { l.changeable() } else { l.readable() }
        };
        let at = self.local(fits)?;
        let local = self.scope[at].clone();
        let mut place = Place::of(&local.var);
        let mut has = local.len;
        let before = self.scope.clone();
        if change {
            self.hide(&local.var);
        }
        if let Some((step, len)) = field_of_floats(&local.ty) {
            place = place.then(step);
            has = len;
        } else if !element(&local.ty) {
            let i = self.index(&place, local.len, Some(local.var.id));
            place = place.then(Step::Index(i));
            has = match local.ty.element() {
                Some(Ty::Array(_, n)) => *n,
                _ => 0,
            };
        }
        self.scope = before;
        if has < len {
            return None;
        }
        if parts && has > len && len > 0 && self.chance(35) {
            let cut = 1 + self.below(has - len);
            place = match self.below(3) {
                0 => place.then(Step::Part(Some(Box::new(Expr::Int(cut))), None)),
                1 => place.then(Step::Part(None, Some(Box::new(Expr::Int(has - cut))))),
                _ => {
                    let from = self.below(cut + 1);
                    let to = has - cut + from;
                    place.then(Step::Part(
                        Some(Box::new(Expr::Int(from))),
                        Some(Box::new(Expr::Int(to))),
                    ))
                }
            };
            has -= cut;
        }
        Some((place, has))
    }
}

/// The field of a tuple or struct that is an array of floats, and its length.
fn field_of_floats(ty: &Ty) -> Option<(Step, usize)> {
    let floats = |t: &Ty| match t {
        Ty::Array(e, n) if **e == Ty::Float => Some(*n),
        Ty::Vec(e) if **e == Ty::Float => Some(super::record::NESTED),
        _ => None,
    };
    match ty {
        Ty::Tuple(ts) => ts
            .iter()
            .enumerate()
            .find_map(|(i, t)| Some((Step::Field(i), floats(t)?))),
        Ty::Record(record) => record
            .fields
            .iter()
            .enumerate()
            .find_map(|(i, f)| Some((Step::Named(i, f.name.clone()), floats(&f.ty)?))),
        _ => None,
    }
}

pub(super) fn operator(op: Operator, a: Expr, b: Expr) -> Expr {
    Expr::Operator(op, Box::new(a), Box::new(b))
}

fn minus(a: Expr, b: Expr) -> Expr {
    operator(Operator::Sub, a, b)
}
