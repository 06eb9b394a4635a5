//! Which tapes record: a stack of those that are active, the innermost last, on each thread.

use super::rules::{Applied, Rules};
use super::space::{EagerSpace, form};
use super::vspace::{Entry, Recorded, TensorId};
use super::{Eager, Tape};
use crate::ir::Attr;
use crate::ops::PrimDef;
use crate::registry::GradRegistry;
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
    /// What is watched as it is read.
    pub watches: Cell<Watches>,
    /// What was watched as it was read.
    pub variables: RefCell<Vec<Eager>>,
}

/// What a tape watches without being told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Watches {
    Nothing,
    Variables,
    /// Whatever is read.
    All,
}

thread_local! {
    static BUILT_IN: GradRegistry = GradRegistry::new();
    static ACTIVE: RefCell<Vec<Rc<State>>> = const { RefCell::new(vec![]) };
}

/// Runs a function. What it read from around, beside the arguments, as far as its outputs depend on it: in the order of
/// the reads.
pub(super) fn reads_of<R>(
    args: &[Eager],
    run: impl FnOnce() -> (Vec<Eager>, R),
) -> (Vec<Eager>, R, Vec<Eager>) {
    let since = TensorId::fresh();
    let tape = Tape::watching(Watches::All);
    let (outputs, rest) = run();
    tape.pause();
    // an output may be something from around as it is
    outputs.iter().for_each(|y| tape.watch(y));
    let ids: Vec<TensorId> = outputs.iter().map(Eager::id).collect();
    let part = tape.state.recorded.borrow().prepare(&ids);
    let is_read = |x: &Eager| {
        let is_new = x.id() > since || args.iter().any(|arg| arg.id() == x.id());
        !is_new && x.is_differentiable() && part.knows(x.id())
    };
    let reads = tape.watched_variables().into_iter().filter(is_read);
    let reads = reads.collect();
    (outputs, rest, reads)
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
    let passes = |i: usize| BUILT_IN.with(|rules| rules.passes(def, i));
    operation(operands, &passes, &[result], |rules| {
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
/// not watched, and what gives only those is not recorded. A tape that watches all looks only at inputs that `passes` says
/// a derivative can reach.
pub(super) fn operation(
    inputs: &[&Eager],
    passes: &dyn Fn(usize) -> bool,
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
            tape.watch_inputs(inputs, passes);
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
    fn watch_inputs(&self, inputs: &[&Eager], passes: &dyn Fn(usize) -> bool) {
        for (i, x) in inputs.iter().enumerate() {
            let is_watched = match self.watches.get() {
                Watches::Nothing => false,
                Watches::Variables => x.is_variable(),
                Watches::All => x.is_differentiable() && passes(i),
            };
            if is_watched {
                self.watch(x);
            }
        }
    }
    pub fn watch(&self, x: &Eager) {
        let mut recorded = self.recorded.borrow_mut();
        let is_noted = x.is_variable() || self.watches.get() == Watches::All;
        if is_noted && !recorded.knows(x.id()) {
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
