//! Which tapes record: a stack of those that are active, the innermost last, on each thread.

use super::Eager;
use super::rules::{Applied, Rules};
use super::space::{EagerSpace, form};
use super::vspace::{Entry, Recorded};
use crate::ir::Attr;
use crate::ops::PrimDef;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// What a tape holds.
pub(super) struct State {
    pub recorded: RefCell<Recorded<EagerSpace>>,
    pub rules: RefCell<Rc<Rules>>,
    pub is_persistent: bool,
    /// Whether operations are recorded now.
    pub is_recording: Cell<bool>,
    /// Whether it has given its one set of gradients.
    pub is_used: Cell<bool>,
    /// Whether variables are watched as they are read.
    pub watches_variables: Cell<bool>,
    /// The variables that were read.
    pub variables: RefCell<Vec<Eager>>,
}

thread_local! {
    static ACTIVE: RefCell<Vec<Rc<State>>> = const { RefCell::new(vec![]) };
}

/// From now on this tape records.
pub(super) fn enter(state: &Rc<State>) {
    ACTIVE.with(|active| active.borrow_mut().push(Rc::clone(state)));
}

/// It does so no more.
pub(super) fn leave(state: &Rc<State>) {
    // when a thread ends there may be no stack any more
    let _ = ACTIVE.try_with(|active| active.borrow_mut().retain(|s| !Rc::ptr_eq(s, state)));
}

/// Records a primitive.
pub(super) fn primitive(def: &'static PrimDef, attr: Attr, operands: &[&Eager], result: &Eager) {
    let mut shared: Option<Rc<Applied>> = None;
    operation(operands, &[result], |rules| {
        let applied = shared.get_or_insert_with(|| {
            Rc::new(Applied {
                def,
                attr: attr.clone(),
                operands: operands.iter().copied().cloned().collect(),
                result: result.clone(),
            })
        });
        let (applied, rules) = (Rc::clone(applied), Rc::clone(rules));
        Entry {
            inputs: operands.iter().map(|x| x.id()).collect(),
            outputs: vec![(result.id(), form(result))],
            accepts_none: vec![],
            // a primitive has one result: the rule runs when there is a cotangent of it, and never sees a zero
            backward: Box::new(move |cts, wants| match cts {
                [Some(ct)] => rules.backward(&applied, ct, wants),
                _ => Ok(vec![]),
            }),
        }
    });
}

/// Records an operation on every tape that watches one of its inputs. Integers and truth values have no derivative: they are
/// not watched, and what gives only those is not recorded.
pub(super) fn operation(
    inputs: &[&Eager],
    outputs: &[&Eager],
    mut entry: impl FnMut(&Rc<Rules>) -> Entry<EagerSpace>,
) {
    if !outputs.iter().any(|y| y.is_differentiable()) {
        return;
    }
    ACTIVE.with(|active| {
        for tape in active
            .borrow()
            .iter()
            .filter(|tape| tape.is_recording.get())
        {
            tape.watch_variables(inputs);
            let mut recorded = tape.recorded.borrow_mut();
            if inputs
                .iter()
                .any(|x| x.is_differentiable() && recorded.knows(x.id()))
            {
                recorded.record(entry(&tape.rules.borrow()));
            }
        }
    });
}

impl State {
    fn watch_variables(&self, inputs: &[&Eager]) {
        let read = inputs.iter().filter(|x| x.is_variable());
        if self.watches_variables.get() {
            for x in read {
                self.watch(x);
            }
        }
    }
    pub fn watch(&self, x: &Eager) {
        let mut recorded = self.recorded.borrow_mut();
        if x.is_variable() && !recorded.knows(x.id()) {
            self.variables.borrow_mut().push(x.clone());
        }
        recorded.watch(x.id());
    }
    pub fn reset(&self) {
        self.recorded.take();
        self.variables.take();
        self.is_used.set(false);
        self.is_recording.set(true);
    }
}
