//! Iterators: heads of loops, and chains that end in a number or a vector.

use super::place::operator;
use super::{Maker, scope::Local};
use crate::ast::{End, Expr, Iter, Operator, Pattern, Place, Relation, Ty, Var};

/// What the items of an iterator are.
#[derive(Clone)]
pub(super) enum Item {
    /// Integers below a number, if known, and below the length of a variable.
    Int(Option<usize>, Option<usize>),
    /// References to values of a type; arrays have at least so many items.
    Ref(Ty, usize, bool),
    /// Values.
    Value(Ty),
    Pair(Box<Item>, Box<Item>),
}

impl Maker {
    /// An iterator over something in reach. `change`: through `iter_mut` too.
    pub(super) fn iterator(&mut self, change: bool) -> (Iter, Item) {
        let (mut iter, mut item) = self.source(change);
        if self.chance(15) {
            iter = match self.below(3) {
                0 => Iter::Skip(Box::new(iter), 1),
                1 => Iter::Take(Box::new(iter), 2),
                _ => Iter::StepBy(Box::new(iter), 2),
            };
        }
        if self.chance(15) && (exact(&iter) || matches!(iter, Iter::Range(..))) {
            iter = Iter::Rev(Box::new(iter));
        }
        if self.chance(20) {
            let (other, with) = self.source(false);
            iter = Iter::Zip(Box::new(iter), Box::new(other));
            item = Item::Pair(Box::new(item), Box::new(with));
        } else if self.chance(25) && !matches!(item, Item::Int(..)) {
            let at = Item::Int(Some(12), root(&iter));
            iter = Iter::Enumerate(Box::new(iter));
            item = Item::Pair(Box::new(at), Box::new(item));
            if self.chance(15) && exact(&iter) {
                iter = Iter::Rev(Box::new(iter));
            }
        }
        (iter, item)
    }

    fn source(&mut self, change: bool) -> (Iter, Item) {
        if change
            && self.chance(25)
            && let Some((place, _)) = self.floats(1, true, true)
        {
            self.hide(&place.var);
            return (Iter::ItemsMut(place), Item::Ref(Ty::Float, 0, true));
        }
        if self.chance(40)
            && let Some(found) = self.records(change)
        {
            return found;
        }
        if self.chance(60)
            && let Some((place, len)) = self.floats(1, false, true)
        {
            return match self.below(6) {
                0 if len >= 2 => (
                    Iter::Windows(place, 2),
                    Item::Ref(Ty::Slice(Box::new(Ty::Float)), 2, false),
                ),
                1 => (
                    Iter::Chunks(place, 2),
                    Item::Ref(Ty::Slice(Box::new(Ty::Float)), 1, false),
                ),
                2 => (Iter::Bare(place), Item::Ref(Ty::Float, 0, false)),
                _ => (Iter::Items(place), Item::Ref(Ty::Float, 0, false)),
            };
        }
        if self.chance(15)
            && let Some(at) = self.local(|l| {
                l.readable() && matches!(&l.ty, Ty::Array(t, _) if matches!(**t, Ty::Array(..)))
            })
        {
            let local = self.scope[at].clone();
            let row = local.ty.element().cloned().unwrap_or(Ty::Float);
            return (Iter::Items(Place::of(&local.var)), Item::Ref(row, 0, false));
        }
        self.range()
    }

    /// A range of integers, mostly the positions of an array.
    fn range(&mut self) -> (Iter, Item) {
        if self.chance(60)
            && let Some(at) = self.local(|l| l.readable() && l.ty.element().is_some() && l.len > 0)
        {
            let local = self.scope[at].clone();
            let len = Expr::Len(Place::of(&local.var));
            let known = matches!(local.ty, Ty::Array(..)).then_some(local.len);
            let lo = Expr::Int(usize::from(self.chance(25)));
            if self.chance(20) {
                let hi = operator(Operator::Sub, len, Expr::Int(1));
                return (
                    Iter::Range(false, lo, hi),
                    Item::Int(known, Some(local.var.id)),
                );
            }
            return (
                Iter::Range(false, lo, len),
                Item::Int(known, Some(local.var.id)),
            );
        }
        let inclusive = self.chance(25);
        if self.chance(40)
            && let Some(at) = self.local(|l| l.ty == Ty::Int && l.readable())
        {
            let local = self.scope[at].clone();
            let n = Expr::Read(Place::of(&local.var));
            let (below, within) = if inclusive {
                (None, None)
            } else {
                (local.below, local.within)
            };
            return (
                Iter::Range(inclusive, Expr::Int(0), n),
                Item::Int(below, within),
            );
        }
        let n = 1 + self.below(4);
        let below = n + usize::from(inclusive);
        (
            Iter::Range(inclusive, Expr::Int(0), Expr::Int(n)),
            Item::Int(Some(below), None),
        )
    }

    /// A pattern for an item; its variables are in reach afterwards. In a `filter`, items are behind one more reference.
    pub(super) fn pattern(&mut self, item: &Item, filter: bool) -> Pattern {
        let more = u8::from(filter);
        match item {
            Item::Int(below, within) => {
                let var = Var {
                    depth: more,
                    ..self.var(&Ty::Int)
                };
                self.declare(Local {
                    below: *below,
                    within: *within,
                    ..Local::new(var.clone(), Ty::Int)
                });
                Pattern::Name(var)
            }
            Item::Ref(ty, _, false) if *ty == Ty::Float && !filter && self.chance(40) => {
                let var = self.var(ty);
                self.declare(Local::new(var.clone(), Ty::Float));
                Pattern::Deref(var)
            }
            Item::Ref(ty, _, unique)
                if matches!(ty, Ty::Tuple(_) | Ty::Record(_)) && !filter && self.chance(40) =>
            {
                self.parts_of(&ty.clone(), *unique, &mut vec![])
            }
            Item::Ref(ty, len, unique) => {
                let mut var = self.behind(ty, *unique);
                var.depth += more;
                let at_least = if let Ty::Array(_, n) = ty { *n } else { *len };
                self.declare(Local::new(var.clone(), ty.clone()).of_len(at_least));
                Pattern::Name(var)
            }
            Item::Value(ty) => {
                let var = Var {
                    depth: more,
                    ..self.var(ty)
                };
                self.declare(Local::new(var.clone(), ty.clone()));
                Pattern::Name(var)
            }
            Item::Pair(a, b) => {
                Pattern::Tuple(vec![self.pattern(a, filter), self.pattern(b, filter)])
            }
        }
    }

    /// An iterator chain with a float at its end.
    pub(super) fn chain(&mut self, depth: usize) -> Expr {
        self.inside(|m| {
            let d = depth.min(1);
            let (mut iter, mut item) = m.iterator(false);
            if m.chance(15) {
                let kept = m.inside(|m| {
                    let pattern = m.pattern(&item, true);
                    (pattern, m.test_of_item())
                });
                iter = Iter::Filter(Box::new(iter), kept.0, kept.1);
            }
            if !matches!(item, Item::Ref(Ty::Float, ..)) || m.chance(70) {
                let (pattern, e) = m.inside(|m| {
                    let pattern = m.pattern(&item, false);
                    (pattern, m.using_last(d))
                });
                iter = Iter::Map(Box::new(iter), pattern, e);
                item = Item::Value(Ty::Float);
            }
            let end = match m.below(8) {
                0 => End::Product,
                1 | 2 => m.fold(&item, d),
                _ => End::Sum,
            };
            Expr::Chain(Box::new(iter), end)
        })
    }

    fn fold(&mut self, item: &Item, d: usize) -> End {
        let init = self.atom();
        self.inside(|m| {
            let acc = m.named("acc");
            m.declare(Local {
                hidden: true,
                ..Local::new(acc.clone(), Ty::Float)
            });
            let pattern = m.pattern(item, false);
            let x = m.using_last(d);
            let read = Expr::Read(Place::of(&acc));
            let body = match m.below(3) {
                0 => operator(
                    Operator::Add,
                    operator(Operator::Mul, read, Expr::Float(0.5)),
                    x,
                ),
                1 => operator(Operator::Add, read, x),
                _ => Expr::Method(crate::ops::MAX, vec![read, x]),
            };
            End::Fold(Box::new(init), acc, pattern, Box::new(body))
        })
    }

    /// A chain collected into a vector.
    pub(super) fn collected(&mut self) -> Expr {
        self.inside(|m| {
            let (iter, item) = m.iterator(false);
            let (pattern, e) = m.inside(|m| {
                let pattern = m.pattern(&item, false);
                (pattern, m.using_last(1))
            });
            Expr::Chain(
                Box::new(Iter::Map(Box::new(iter), pattern, e)),
                End::Collect,
            )
        })
    }

    /// A float that reads what was declared last.
    fn using_last(&mut self, d: usize) -> Expr {
        let last = self.scope.len() - 1;
        let local = self.scope[last].clone();
        let read = match &local.ty {
            // a pattern that binds nothing
            _ if !local.readable() => self.atom(),
            Ty::Float => Expr::Read(Place::of(&local.var)),
            Ty::Int => Expr::ToFloat(Box::new(Expr::Read(Place::of(&local.var)))),
            Ty::Record(_) => match self.descend(last, &Ty::Float, false) {
                Some(place) => Expr::Read(place),
                None => self.atom(),
            },
            _ => self.atom(),
        };
        let x = self.float(d);
        match self.below(3) {
            0 if !crate::print::is_open(&read) => read,
            1 => operator(Operator::Mul, read, x),
            _ => operator(Operator::Add, x, read),
        }
    }

    /// A condition on what was declared last.
    fn test_of_item(&mut self) -> Expr {
        let last = self.scope.len() - 1;
        let local = self.scope[last].clone();
        let read = Expr::Read(Place::of(&local.var));
        match local.ty {
            _ if !local.readable() => self.condition(0),
            Ty::Float => {
                Expr::Relation(Relation::Greater, Box::new(read), Box::new(self.literal()))
            }
            Ty::Int => Expr::Relation(Relation::NotEqual, Box::new(read), Box::new(Expr::Int(1))),
            _ => self.condition(0),
        }
    }

    /// Takes a variable out of reach.
    pub(super) fn hide(&mut self, var: &Var) {
        for local in &mut self.scope {
            if local.var.id == var.id {
                local.hidden = true;
            }
        }
    }
}

/// The variable whose positions are counted by `enumerate` on this iterator.
fn root(iter: &Iter) -> Option<usize> {
    match iter {
        Iter::Items(place) | Iter::Bare(place) if place.path.is_empty() => Some(place.var.id),
        _ => None,
    }
}

/// Whether it knows how many items are left, so that it can be run from its end after any adaptor.
fn exact(iter: &Iter) -> bool {
    match iter {
        Iter::Enumerate(inner)
        | Iter::Rev(inner)
        | Iter::Skip(inner, _)
        | Iter::StepBy(inner, _)
        | Iter::Take(inner, _) => exact(inner),
        Iter::Range(inclusive, ..) => !inclusive,
        Iter::Items(_)
        | Iter::Bare(_)
        | Iter::ItemsMut(_)
        | Iter::Windows(..)
        | Iter::Chunks(..) => true,
        _ => false,
    }
}
