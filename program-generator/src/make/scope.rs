//! What can be named at a point of a program.

use super::Maker;
use crate::ast::{Ty, Var};

/// A variable in reach.
#[derive(Clone)]
pub(super) struct Local {
    pub var: Var,
    pub ty: Ty,
    /// How many items an array has at least.
    pub len: usize,
    /// It can be assigned, or written through.
    pub writable: bool,
    /// Borrowed elsewhere: it can still be read, or not even that.
    pub frozen: bool,
    pub hidden: bool,
    /// An integer is below this, if known, and below the length of that variable.
    pub below: Option<usize>,
    pub within: Option<usize>,
    /// A closure with so many params.
    pub closure: Option<usize>,
}

impl Local {
    pub fn new(var: Var, ty: Ty) -> Local {
        let len = if let Ty::Array(_, n) = &ty { *n } else { 0 };
        let writable = var.mutable || var.unique;
        Local {
            var,
            ty,
            len,
            writable,
            frozen: false,
            hidden: false,
            below: None,
            within: None,
            closure: None,
        }
    }
    pub fn of_len(self, len: usize) -> Local {
        Local { len, ..self }
    }
    pub fn readable(&self) -> bool {
        !self.hidden && self.closure.is_none()
    }
    pub fn changeable(&self) -> bool {
        self.readable() && self.writable && !self.frozen
    }
}

const FLOATS: [&str; 16] = [
    "a", "b", "c", "d", "e", "p", "q", "r", "s", "t", "u", "w", "x", "y", "z", "acc",
];
const ARRAYS: [&str; 8] = ["v", "xs", "ys", "buf", "row", "grid", "out", "state"];
const RECORDS: [&str; 5] = ["body", "point", "spring", "unit", "part"];
const CHOICES: [&str; 3] = ["shape", "found", "kind"];
const INTS: [&str; 6] = ["i", "j", "k", "n", "m", "count"];

impl Maker {
    /// A variable with a new number and a name that nothing in reach has.
    pub(super) fn var(&mut self, ty: &Ty) -> Var {
        let base = match ty {
            Ty::Float | Ty::Unit => self.pick(&FLOATS),
            Ty::Int => self.pick(&INTS),
            Ty::Bool => "flag",
            Ty::Tuple(_) => "pair",
            Ty::Record(_) => self.pick(&RECORDS),
            Ty::Choice(_) => self.pick(&CHOICES),
            Ty::Array(..) | Ty::Vec(_) | Ty::Slice(_) => self.pick(&ARRAYS),
        };
        self.named(base)
    }

    pub(super) fn named(&mut self, base: &str) -> Var {
        let taken = |name: &str, scope: &[Local]| scope.iter().any(|l| l.var.name == name);
        let mut name = base.to_string();
        let mut n = 1;
        while taken(&name, &self.scope) {
            n += 1;
            name = format!("{base}{n}");
        }
        self.vars += 1;
        Var {
            id: self.vars,
            name,
            depth: 0,
            mutable: false,
            unique: false,
            bare: false,
        }
    }

    /// A `mut` variable.
    pub(super) fn mutable(&mut self, ty: &Ty) -> Var {
        Var {
            mutable: true,
            ..self.var(ty)
        }
    }

    /// A variable behind a reference.
    pub(super) fn behind(&mut self, ty: &Ty, unique: bool) -> Var {
        let bare = !unique && *ty == Ty::Float && self.chance(50);
        Var {
            depth: 1,
            unique,
            bare,
            ..self.var(ty)
        }
    }

    pub(super) fn declare(&mut self, local: Local) {
        self.scope.push(local);
    }

    /// The positions of the variables in reach that have this property.
    pub(super) fn locals(&self, fits: impl Fn(&Local) -> bool) -> Vec<usize> {
        (0..self.scope.len())
            .filter(|&i| fits(&self.scope[i]))
            .collect()
    }

    /// One of the variables that have this property, the later ones more often.
    pub(super) fn local(&mut self, fits: impl Fn(&Local) -> bool) -> Option<usize> {
        let all = self.locals(fits);
        if all.is_empty() {
            return None;
        }
        let a = self.below(all.len());
        let b = self.below(all.len());
        Some(all[a.max(b)])
    }

    /// Makes something of which what it declares, hides and freezes is forgotten afterwards.
    pub(super) fn inside<T>(&mut self, make: impl FnOnce(&mut Maker) -> T) -> T {
        let scope = self.scope.clone();
        let made = make(self);
        self.scope = scope;
        made
    }
}
