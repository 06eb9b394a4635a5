//! Iterators: all items at once, as the closures in a chain change nothing.

use super::memory::{Address, Hop};
use super::{Run, Slot, Stop, Value, Walker};
use crate::ast::{End, Iter, Pattern, Place};
use crate::ops::METHODS;

/// An item of an iterator.
#[derive(Clone)]
pub(super) enum Item {
    Value(Value),
    /// A reference.
    Place(Address),
    Pair(Box<Item>, Box<Item>),
}

impl<'p> Walker<'p> {
    pub(super) fn iter(&mut self, iter: &'p Iter) -> Run<Vec<Item>> {
        Ok(match iter {
            Iter::Range(inclusive, lo, hi) => {
                let (lo, hi) = (self.int(lo)?, self.int(hi)?);
                let hi = if *inclusive { hi + 1 } else { hi };
                (lo..hi).map(|i| Item::Value(Value::Int(i))).collect()
            }
            Iter::Items(place) | Iter::Bare(place) | Iter::ItemsMut(place) => {
                let (at, len) = self.array(place)?;
                (0..len)
                    .map(|i| Item::Place(at.then(Hop::Item(i))))
                    .collect()
            }
            Iter::Windows(place, n) => {
                let (at, len) = self.array(place)?;
                (0..(len + 1).saturating_sub(*n))
                    .map(|i| Item::Place(at.then(Hop::Part(i, i + n))))
                    .collect()
            }
            Iter::Chunks(place, n) => {
                let (at, len) = self.array(place)?;
                (0..len)
                    .step_by(*n)
                    .map(|i| Item::Place(at.then(Hop::Part(i, (i + n).min(len)))))
                    .collect()
            }
            Iter::Rev(inner) => self.iter(inner)?.into_iter().rev().collect(),
            Iter::StepBy(inner, n) => self.iter(inner)?.into_iter().step_by(*n).collect(),
            Iter::Skip(inner, n) => self.iter(inner)?.into_iter().skip(*n).collect(),
            Iter::Take(inner, n) => self.iter(inner)?.into_iter().take(*n).collect(),
            Iter::Enumerate(inner) => {
                let items = self.iter(inner)?.into_iter().enumerate();
                items
                    .map(|(i, x)| Item::Pair(Box::new(Item::Value(Value::Int(i))), Box::new(x)))
                    .collect()
            }
            Iter::Zip(a, b) => {
                let (a, b) = (self.iter(a)?, self.iter(b)?);
                a.into_iter()
                    .zip(b)
                    .map(|(x, y)| Item::Pair(Box::new(x), Box::new(y)))
                    .collect()
            }
            Iter::Chain(a, b) => {
                let mut items = self.iter(a)?;
                items.extend(self.iter(b)?);
                items
            }
            Iter::Map(inner, pattern, e) => {
                let mut out = vec![];
                for item in self.iter(inner)? {
                    self.step()?;
                    self.bind_item(pattern, item)?;
                    out.push(Item::Value(self.expr(e)?));
                }
                out
            }
            Iter::Filter(inner, pattern, e) => {
                let mut out = vec![];
                for item in self.iter(inner)? {
                    self.step()?;
                    self.bind_item(pattern, item.clone())?;
                    if self.expr(e)?.bool()? {
                        out.push(item);
                    }
                }
                out
            }
        })
    }

    fn array(&mut self, place: &'p Place) -> Run<(Address, usize)> {
        let at = self.address(place)?;
        let len = self.memory.items(&at)?.len();
        Ok((at, len))
    }

    /// Binds the variables of a pattern to an item.
    pub(super) fn bind_item(&mut self, pattern: &'p Pattern, item: Item) -> Run<()> {
        match (pattern, item) {
            (Pattern::Wild, _) => {}
            (Pattern::Name(var), Item::Place(at)) => self.bind(var, Slot::Place(at)),
            (Pattern::Deref(var), Item::Place(at)) => {
                let value = self.memory.read(&at)?;
                self.declare(var, value);
            }
            (Pattern::Tuple(parts) | Pattern::Record(_, parts), Item::Place(at)) => {
                for (i, part) in parts.iter().enumerate() {
                    self.bind_item(part, Item::Place(at.then(Hop::Item(i))))?;
                }
            }
            (Pattern::Deref(var), Item::Value(value)) => self.declare(var, value),
            (pattern, Item::Value(value)) => self.take_apart(pattern, value)?,
            (Pattern::Tuple(parts), Item::Pair(a, b)) if parts.len() == 2 => {
                self.bind_item(&parts[0], *a)?;
                self.bind_item(&parts[1], *b)?;
            }
            _ => return Err(Stop::Fails("a pattern that does not fit")),
        }
        Ok(())
    }

    /// What an iterator ends in.
    pub(super) fn end(&mut self, iter: &'p Iter, end: &'p End) -> Run<Value> {
        let items = self.iter(iter)?;
        if let End::Fold(init, acc, pattern, body) = end {
            let mut value = self.expr(init)?;
            for item in items {
                self.step()?;
                self.declare(acc, value);
                self.bind_item(pattern, item)?;
                value = self.expr(body)?;
            }
            return Ok(value);
        }
        let first = match end {
            End::Select(init, _) => Some(self.expr(init)?.float()?),
            _ => None,
        };
        let mut values = vec![];
        for item in items {
            values.push(match item {
                Item::Value(value) => value,
                Item::Place(at) => self.memory.read(&at)?,
                Item::Pair(..) => return Err(Stop::Fails("pairs at the end of a chain")),
            });
        }
        if *end == End::Collect {
            return Ok(Value::List(values));
        }
        if let (End::Select(_, method), Some(mut value)) = (end, first) {
            for x in values {
                value = METHODS[*method].apply(&[value, x.float()?]);
            }
            return Self::checked(value);
        }
        // as std's, which start from -0.0 and 1.0
        let mut total = super::Dual::constant(if *end == End::Sum { -0.0 } else { 1.0 });
        for value in values {
            let x = value.float()?;
            total = if *end == End::Sum {
                total + x
            } else {
                total * x
            };
        }
        Self::checked(total)
    }
}
