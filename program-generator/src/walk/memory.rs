//! Cells that variables name, and places in them.

use super::{Run, Stop, Value};

/// A place: a cell, and the way from it to a part.
#[derive(Clone, Debug)]
pub(super) struct Address {
    cell: usize,
    path: Vec<Hop>,
}

/// One step on the way.
#[derive(Clone, Debug)]
pub(super) enum Hop {
    Item(usize),
    /// A window of an array; an item after it counts from its start.
    Part(usize, usize),
}

impl Address {
    /// A part of this place.
    pub(super) fn then(&self, hop: Hop) -> Address {
        let mut path = self.path.clone();
        path.push(hop);
        Address {
            cell: self.cell,
            path,
        }
    }
}

/// All cells of a run.
#[derive(Default)]
pub(super) struct Memory {
    cells: Vec<Value>,
}

const OUTSIDE: Stop = Stop::Fails("index out of bounds");

impl Memory {
    /// How many cells there are: what was made since can be given back.
    pub(super) fn mark(&self) -> usize {
        self.cells.len()
    }
    /// Gives back the cells made since the mark.
    pub(super) fn release(&mut self, mark: usize) {
        self.cells.truncate(mark);
    }
    pub(super) fn new_cell(&mut self, value: Value) -> Address {
        self.cells.push(value);
        Address {
            cell: self.cells.len() - 1,
            path: vec![],
        }
    }

    /// The items of the array at an address, or `None` if a single value stands there.
    fn look(&mut self, at: &Address) -> Run<Found<'_>> {
        let mut found = Found::One(
            self.cells
                .get_mut(at.cell)
                .ok_or(Stop::Fails("lost cell"))?,
        );
        for hop in &at.path {
            let items = match found {
                Found::One(Value::List(items) | Value::Variant(_, items)) => items.as_mut_slice(),
                Found::Some(items) => items,
                Found::One(_) => return Err(Stop::Fails("not an array")),
            };
            found = match hop {
                Hop::Item(i) => Found::One(items.get_mut(*i).ok_or(OUTSIDE)?),
                Hop::Part(lo, hi) => Found::Some(items.get_mut(*lo..*hi).ok_or(OUTSIDE)?),
            };
        }
        Ok(found)
    }

    /// A copy of what stands at an address.
    pub(super) fn read(&mut self, at: &Address) -> Run<Value> {
        Ok(match self.look(at)? {
            Found::One(value) => value.clone(),
            Found::Some(items) => Value::List(items.to_vec()),
        })
    }

    /// What stands at an address, to be changed.
    pub(super) fn one(&mut self, at: &Address) -> Run<&mut Value> {
        match self.look(at)? {
            Found::One(value) => Ok(value),
            Found::Some(_) => Err(Stop::Fails("a part is not one value")),
        }
    }

    /// The items of the array at an address.
    pub(super) fn items(&mut self, at: &Address) -> Run<&mut [Value]> {
        match self.look(at)? {
            Found::One(Value::List(items)) => Ok(items),
            Found::Some(items) => Ok(items),
            Found::One(_) => Err(Stop::Fails("not an array")),
        }
    }

    /// The vector at an address.
    pub(super) fn vector(&mut self, at: &Address) -> Run<&mut Vec<Value>> {
        match self.one(at)? {
            Value::List(items) => Ok(items),
            _ => Err(Stop::Fails("not a vector")),
        }
    }
}

/// What stands at an address.
enum Found<'m> {
    One(&'m mut Value),
    Some(&'m mut [Value]),
}
