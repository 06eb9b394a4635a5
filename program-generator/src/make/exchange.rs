//! Values that change places: swaps, `take` and `replace` of variables, params and fields, and destructuring assignments.

use super::{Maker, scope::Local};
use crate::ast::{Expr, Pattern, Place, Step, Stmt, Ty, Var};

impl Maker {
    /// One of them.
    pub(super) fn exchange(&mut self) -> Option<Stmt> {
        match self.below(8) {
            0 | 1 => self.swapped(),
            2 => self.emptied(),
            3 => self.replaced(),
            4 | 5 => self.spread(),
            _ => self.in_parts(),
        }
    }

    /// A type of which something can be changed here.
    fn changeable_type(&mut self) -> Option<Ty> {
        let at = self.local(|l| l.changeable() && l.ty.has_float())?;
        let ty = self.scope[at].ty.clone();
        let sized = !matches!(ty, Ty::Slice(_)) && self.chance(65);
        Some(if sized { ty } else { Ty::Float })
    }

    /// Two places of a type that lie apart, in different variables or in different fields.
    fn two_apart(&mut self, ty: &Ty) -> Option<(Place, Place)> {
        let first = self.reach(ty, true)?;
        let second = self.inside(|m| {
            // parts of one variable lie apart if their fields do, which is not tried
            m.hide(&first.var);
            m.reach(ty, true)
        });
        match second {
            Some(second) => Some((first, second)),
            None => self.two_fields(ty),
        }
    }

    /// Two fields of a type in one struct or tuple.
    fn two_fields(&mut self, ty: &Ty) -> Option<(Place, Place)> {
        let fits = |l: &Local| l.changeable() && fields_of(&l.ty, ty).len() > 1;
        let at = self.local(fits)?;
        let local = self.scope[at].clone();
        let mut fields = fields_of(&local.ty, ty);
        self.rng.shuffle(&mut fields);
        let place = |step: &Step| Place::of(&local.var).then(step.clone());
        Some((place(&fields[0]), place(&fields[1])))
    }

    /// `std::mem::swap(&mut a, &mut b);`
    fn swapped(&mut self) -> Option<Stmt> {
        let ty = self.changeable_type()?;
        let (a, b) = if self.chance(30) {
            self.two_fields(&ty)?
        } else {
            self.two_apart(&ty)?
        };
        if matches!(ty, Ty::Vec(_)) {
            self.lengths_meet(&a.var, &b.var);
        }
        Some(Stmt::Exchange(a, b))
    }

    /// Two vectors that are exchanged are as long as the shorter one, for all that is known.
    fn lengths_meet(&mut self, a: &Var, b: &Var) {
        let of = |l: &&mut Local| l.var.id == a.id || l.var.id == b.id;
        let len = self.scope.iter_mut().filter(of).map(|l| l.len).min();
        for local in self.scope.iter_mut().filter(of) {
            local.len = len.unwrap_or(0);
        }
    }

    /// `let a = std::mem::take(&mut b);`, and `b` gets another value.
    fn emptied(&mut self) -> Option<Stmt> {
        let place = self.reach(&Ty::Float, true)?;
        let var = self.var(&Ty::Float);
        self.declare(Local::new(var.clone(), Ty::Float));
        let taken = Expr::Take(place);
        Some(Stmt::Let(Pattern::Name(var), None, Some(taken)))
    }

    /// `let a = std::mem::replace(&mut b, c);` of anything.
    fn replaced(&mut self) -> Option<Stmt> {
        let ty = self.changeable_type()?;
        let place = self.reach(&ty, true)?;
        let other = self.inside(|m| {
            m.hide(&place.var);
            m.value_in(&ty, 1)
        });
        let old = self.scope.iter().find(|l| l.var.id == place.var.id);
        let len = if place.path.is_empty() {
            old.map_or(0, |l| l.len)
        } else {
            0
        };
        let var = self.mutable(&ty);
        for local in &mut self.scope {
            if local.var.id == place.var.id && place.path.is_empty() {
                local.len = local.len.min(super::record::NESTED);
            }
        }
        self.declare(Local::new(var.clone(), ty.clone()).of_len(len));
        let replaced = Expr::Replace(place, Box::new(other));
        Some(Stmt::Let(Pattern::Name(var), None, Some(replaced)))
    }

    /// `(a, b) = (b, a);`, `[a[0], b.x] = [c, a[1]];`
    fn spread(&mut self) -> Option<Stmt> {
        let n = 2 + self.below(2);
        let mut places: Vec<Option<Place>> = vec![];
        let mut old = vec![];
        for _ in 0..n {
            let place = self.reach(&Ty::Float, true)?;
            old.push(Expr::Read(place.clone()));
            places.push(Some(place).filter(|_| old.len() < 2 || self.chance(90)));
        }
        self.rng.shuffle(&mut old);
        let items = old.into_iter().map(|read| match self.below(3) {
            0 => self.float(1),
            _ => read,
        });
        let items: Vec<Expr> = items.collect();
        let list = self.chance(50);
        let value = if list {
            Expr::List(false, items)
        } else {
            Expr::Tuple(items)
        };
        Some(Stmt::Spread(list, places, value))
    }

    /// `let (a, b) = &mut pair;`, `let Point { x, y } = &mut p;`, and a change of what they name.
    fn in_parts(&mut self) -> Option<Stmt> {
        let in_parts = |ty: &Ty| matches!(ty, Ty::Tuple(_) | Ty::Record(_));
        let fits = |l: &Local| l.changeable() && in_parts(&l.ty);
        let at = self.local(fits)?;
        let local = self.scope[at].clone();
        // a `&mut` is taken apart as it is
        let unique = local.var.unique || self.chance(75);
        let mut names = vec![];
        let body = self.inside(|m| {
            m.hide(&local.var);
            let pattern = m.parts_of(&local.ty, unique, &mut names);
            let taken = Stmt::TakeApart(pattern, unique, Place::of(&local.var));
            let mut stmts = vec![taken];
            for _ in 0..1 + m.below(2) {
                m.stmt(&mut stmts);
            }
            for (var, ty) in &names {
                if unique && *ty == Ty::Float && m.chance(60) {
                    let x = m.float(1);
                    stmts.push(m.assignment(Place::of(var), x));
                }
            }
            stmts
        });
        let block = crate::ast::Block {
            stmts: body,
            value: None,
        };
        Some(Stmt::Expr(Expr::Block(None, block)))
    }

    /// A pattern for what stands behind a reference, one level deep or two; its names are in reach afterwards.
    pub(super) fn parts_of(
        &mut self,
        ty: &Ty,
        unique: bool,
        names: &mut Vec<(Var, Ty)>,
    ) -> Pattern {
        let mut part = |m: &mut Maker, ty: &Ty, varies: bool| {
            if !varies || m.chance(12) {
                return Pattern::Wild;
            }
            if matches!(ty, Ty::Tuple(_) | Ty::Record(_)) && m.chance(50) {
                return m.parts_of(ty, unique, names);
            }
            let var = m.behind(ty, unique);
            let len = if let Ty::Vec(_) = ty {
                super::record::NESTED
            } else {
                0
            };
            let local = Local::new(var.clone(), ty.clone());
            let len = local.len.max(len);
            m.declare(local.of_len(len));
            names.push((var.clone(), ty.clone()));
            Pattern::Name(var)
        };
        match ty {
            Ty::Tuple(types) => Pattern::Tuple(types.iter().map(|t| part(self, t, true)).collect()),
            Ty::Record(record) => {
                let fields = record.fields.iter();
                let parts = fields.map(|f| part(self, &f.ty, f.varies()));
                Pattern::Record(record.clone(), parts.collect())
            }
            ty => part(self, ty, true),
        }
    }
}

/// The fields of a tuple or struct that have this type.
fn fields_of(ty: &Ty, wanted: &Ty) -> Vec<Step> {
    match ty {
        Ty::Tuple(types) => (0..types.len())
            .filter(|&i| types[i] == *wanted)
            .map(Step::Field)
            .collect(),
        Ty::Record(record) => {
            let fields = record.fields.iter().enumerate();
            let fields = fields.filter(|(_, f)| f.ty == *wanted && !f.constant);
            let named = fields.map(|(i, f)| Step::Named(i, f.name.clone()));
            named.collect()
        }
        _ => vec![],
    }
}
