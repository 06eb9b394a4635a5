//! Places: elements, fields and parts of variables.

use super::{Maker, scope::Local};
use crate::ast::{Expr, Field, Operator, Place, Step, Ty};

/// In how many of a hundred cases a way may lead through what a struct derefs to, which is refused with a message.
const BEHIND: usize = 2;

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
                    if record.derefs && self.chance(BEHIND) {
                        let explicit = self.chance(30);
                        place = place.then(Step::Through(record.clone(), explicit));
                        ty = record.fields[0].ty.clone();
                        continue;
                    }
                    let (step, t) = self.field(record, change);
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

    /// A place of any type in reach, whole variables and parts of them.
    pub(super) fn reach(&mut self, to: &Ty, change: bool) -> Option<Place> {
        let fits = |l: &Local| {
            let open = if change { l.changeable() } else { l.readable() };
            open && !ways(&l.ty, to, 2).is_empty()
        };
        let at = self.local(fits)?;
        let local = self.scope[at].clone();
        let mut all = ways(&local.ty, to, 2);
        if !self.chance(BEHIND) {
            let behind = |hop: &Way| matches!(hop, Way::Step(Step::Through(..)));
            all.retain(|way| !way.iter().any(behind));
        }
        if all.is_empty() {
            return None;
        }
        let way = self.pick(&all);
        let before = self.scope.clone();
        if change {
            self.hide(&local.var);
        }
        let mut place = Place::of(&local.var);
        let mut fails = false;
        for hop in &way {
            let step = match hop {
                Way::Step(step) => step.clone(),
                Way::Item(len) => {
                    let top = place.path.is_empty();
                    let len = len.unwrap_or(if top {
                        local.len
                    } else {
                        super::record::NESTED
                    });
                    fails |= len == 0;
                    let root = Some(local.var.id).filter(|_| top);
                    Step::Index(self.index(&place, len, root))
                }
            };
            place = place.then(step);
        }
        self.scope = before;
        Some(place).filter(|_| !fails)
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

/// A step from a value to a part of it.
#[derive(Clone)]
enum Way {
    Step(Step),
    /// An element of an array, of which there are so many, if that is known.
    Item(Option<usize>),
}

/// All ways from a type to another one that take no more steps.
fn ways(from: &Ty, to: &Ty, steps: usize) -> Vec<Vec<Way>> {
    if from == to {
        return vec![vec![]];
    }
    if steps == 0 {
        return vec![];
    }
    let parts: Vec<(Way, &Ty)> = match from {
        Ty::Array(t, n) => vec![(Way::Item(Some(*n)), &**t)],
        Ty::Vec(t) | Ty::Slice(t) => vec![(Way::Item(None), &**t)],
        Ty::Tuple(types) => (0..types.len())
            .map(|i| (Way::Step(Step::Field(i)), &types[i]))
            .collect(),
        Ty::Record(record) => {
            let fields = record.fields.iter().enumerate();
            let fields = fields.filter(|(_, f)| f.varies());
            let named = |i, f: &Field| Way::Step(Step::Named(i, f.name.clone()));
            let mut parts: Vec<_> = fields.map(|(i, f)| (named(i, f), &f.ty)).collect();
            if record.derefs {
                let through = Step::Through(record.clone(), true);
                parts.push((Way::Step(through), &record.fields[0].ty));
            }
            parts
        }
        Ty::Float | Ty::Int | Ty::Bool | Ty::Unit | Ty::Choice(_) => vec![],
    };
    let mut found = vec![];
    for (way, part) in parts {
        for rest in ways(part, to, steps - 1) {
            found.push(std::iter::once(way.clone()).chain(rest).collect());
        }
    }
    found
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
