//! Statements.

use super::memory::Hop;
use super::{Run, Slot, Stop, Value, Walker, unset};
use crate::ast::{Block, Expr, Pattern, Stmt};
use crate::print::bound;

impl<'p> Walker<'p> {
    /// Runs a block; what it declared is given back.
    pub(super) fn block(&mut self, block: &'p Block) -> Run<Value> {
        let mark = self.memory.mark();
        let result = self.block_inside(block);
        self.memory.release(mark);
        result
    }

    fn block_inside(&mut self, block: &'p Block) -> Run<Value> {
        for stmt in &block.stmts {
            self.stmt(stmt)?;
        }
        match &block.value {
            Some(value) => self.expr(value),
            None => Ok(Value::Unit),
        }
    }

    fn stmt(&mut self, stmt: &'p Stmt) -> Run<()> {
        self.step()?;
        match stmt {
            Stmt::Let(pattern, ty, None) => {
                for var in bound(pattern) {
                    self.declare(var, unset(ty.as_ref()));
                }
            }
            Stmt::Let(pattern, _, Some(init)) => {
                let value = self.expr(init)?;
                self.take_apart(pattern, value)?;
            }
            Stmt::Assign(place, e) => {
                let value = self.expr(e)?;
                let at = self.address(place)?;
                *self.memory.one(&at)? = value;
            }
            Stmt::Compound(op, place, e) => {
                let right = self.expr(e)?;
                let at = self.address(place)?;
                let left = self.memory.read(&at)?;
                let value = Self::arithmetic(*op, left, right)?;
                *self.memory.one(&at)? = value;
            }
            Stmt::Expr(e) => {
                self.expr(e)?;
            }
            Stmt::For(label, pattern, iter, body) => {
                for item in self.iter(iter)? {
                    self.step()?;
                    let mark = self.memory.mark();
                    self.bind_item(pattern, item)?;
                    let trip = self.trip(label.as_deref(), body);
                    self.memory.release(mark);
                    if trip?.is_some() {
                        break;
                    }
                }
            }
            Stmt::While(label, condition, body) => {
                while self.expr(condition)?.bool()? {
                    self.step()?;
                    if self.trip(label.as_deref(), body)?.is_some() {
                        break;
                    }
                }
            }
            Stmt::Break(label, value) => {
                let value = self.optional(value.as_ref())?;
                return Err(Stop::Break(label.clone(), value));
            }
            Stmt::Continue(label) => return Err(Stop::Continue(label.clone())),
            Stmt::Return(value) => {
                let value = self.optional(value.as_ref())?;
                return Err(Stop::Return(value));
            }
            Stmt::Push(place, e) => {
                let value = self.expr(e)?;
                let at = self.address(place)?;
                self.memory.vector(&at)?.push(value);
            }
            Stmt::Swap(place, i, j) => {
                let (i, j) = (self.int(i)?, self.int(j)?);
                let at = self.address(place)?;
                let items = self.memory.items(&at)?;
                if i.max(j) >= items.len() {
                    return Err(Stop::Fails("index out of bounds"));
                }
                items.swap(i, j);
            }
            Stmt::Fill(place, e) => {
                let value = self.expr(e)?;
                let at = self.address(place)?;
                self.memory.items(&at)?.fill(value);
            }
            Stmt::CopyFrom(place, from) => {
                let (at, from) = (self.address(place)?, self.address(from)?);
                let values = self.memory.items(&from)?.to_vec();
                let items = self.memory.items(&at)?;
                if items.len() != values.len() {
                    return Err(Stop::Fails("lengths differ"));
                }
                items.clone_from_slice(&values);
            }
            Stmt::TakeApart(pattern, _, place) => {
                let at = self.address(place)?;
                self.bind_item(pattern, super::iter::Item::Place(at))?;
            }
            Stmt::Spread(_, places, e) => {
                let Value::List(items) = self.expr(e)? else {
                    return Err(Stop::Fails("nothing to spread"));
                };
                for (place, item) in places.iter().zip(items) {
                    if let Some(place) = place {
                        let at = self.address(place)?;
                        *self.memory.one(&at)? = item;
                    }
                }
            }
            Stmt::Exchange(a, b) => {
                let (a, b) = (self.address(a)?, self.address(b)?);
                let first = self.memory.read(&a)?;
                let second = std::mem::replace(self.memory.one(&b)?, first);
                *self.memory.one(&a)? = second;
            }
            Stmt::Borrow(var, _, place) => {
                let at = self.address(place)?;
                self.memory.read(&at)?;
                self.bind(var, Slot::Place(at));
            }
            Stmt::Closure(var, params, body) => self.bind(var, Slot::Closure(params, body)),
            Stmt::ForEach(iter, pattern, body) => {
                for item in self.iter(iter)? {
                    self.step()?;
                    self.bind_item(pattern, item)?;
                    self.block(body)?;
                }
            }
        }
        Ok(())
    }

    fn optional(&mut self, value: Option<&'p Expr>) -> Run<Value> {
        value.map_or(Ok(Value::Unit), |e| self.expr(e))
    }

    /// One trip of a loop with this label: the value of the `break` that ends the loop, if there is one.
    pub(super) fn trip(&mut self, label: Option<&str>, body: &'p Block) -> Run<Option<Value>> {
        let mine = |l: &Option<String>| l.is_none() || l.as_deref() == label;
        match self.block(body) {
            Ok(_) => Ok(None),
            Err(Stop::Break(l, value)) if mine(&l) => Ok(Some(value)),
            Err(Stop::Continue(l)) if mine(&l) => Ok(None),
            Err(stop) => Err(stop),
        }
    }

    /// Binds the variables of a pattern to the parts of a value.
    pub(super) fn take_apart(&mut self, pattern: &'p Pattern, value: Value) -> Run<()> {
        match (pattern, value) {
            (Pattern::Wild, _) => {}
            (Pattern::Name(var), value) => self.declare(var, value),
            (Pattern::Tuple(parts) | Pattern::Record(_, parts), Value::List(items)) => {
                for (part, item) in parts.iter().zip(items) {
                    self.take_apart(part, item)?;
                }
            }
            (Pattern::Tuple(_) | Pattern::Record(..) | Pattern::Deref(_), _) => {
                return Err(Stop::Fails("a pattern that does not fit"));
            }
        }
        Ok(())
    }

    /// The place that an expression of the program names.
    pub(super) fn address(&mut self, place: &'p crate::ast::Place) -> Run<super::Address> {
        use crate::ast::Step;
        let slot = self.frame.get(place.var.id).cloned().flatten();
        let Some(Slot::Place(mut at)) = slot else {
            return Err(Stop::Fails("an unknown variable"));
        };
        for step in &place.path {
            at = match step {
                Step::Index(i) => {
                    let i = self.int(i)?;
                    at.then(Hop::Item(i))
                }
                Step::Field(i) | Step::Named(i, _) => at.then(Hop::Item(*i)),
                Step::Through(..) => at.then(Hop::Item(0)),
                Step::Part(lo, hi) => {
                    let lo = lo.as_ref().map_or(Ok(0), |e| self.int(e))?;
                    let hi = match hi {
                        Some(hi) => self.int(hi)?,
                        None => self.memory.items(&at)?.len(),
                    };
                    at.then(Hop::Part(lo, hi))
                }
            };
        }
        Ok(at)
    }
}
