//! Syntax that lowering makes, and what it has found out about places in the source.
//!
//! What stands in a closure, a loop or a trial is lowered several times. Loops and trials know a place again by the address
//! of its syntax: so syntax that is made while lowering is made once for the place that it is made of, and kept.

use super::scope::VarId;
use super::types::Ty;
use super::{Lowerer, Res};
use crate::report::Refused;
use proc_macro2::Span;
use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::rc::Rc;

/// How many bodies of closures are written out in a function: each call of a closure is one more.
const CLOSURES: usize = 20_000;

/// What names a loop, or a trial: the address of its syntax, and its number there.
pub type Key = (usize, usize);

/// What is kept during a round.
#[derive(Default)]
pub struct Kept {
    made: HashMap<(usize, TypeId), Rc<dyn Any>>,
    /// The types that trials have found.
    types: HashMap<Key, Ty>,
    /// What was decided by a trial.
    decided: HashMap<Key, bool>,
    /// The expression that is being lowered, and how many loops without a name it has had.
    here: Key,
    /// How many bodies of closures have been written out.
    closures: usize,
}

/// The address of a node.
pub fn address<T>(node: &T) -> usize {
    std::ptr::from_ref(node).addr()
}

impl<'m> Lowerer<'m> {
    /// What `make` makes of a node, which is the same whenever the node is lowered.
    pub fn keep<N, T: Any>(&mut self, node: &N, make: impl FnOnce() -> T) -> Rc<T> {
        let key = (address(node), TypeId::of::<T>());
        if let Some(made) = self.kept.made.get(&key)
            && let Ok(made) = made.clone().downcast()
        {
            return made;
        }
        let made = Rc::new(make());
        self.kept.made.insert(key, made.clone());
        made
    }

    /// What was made of a node.
    pub fn kept_for<N, T: Any>(&self, node: &N) -> Option<Rc<T>> {
        let made = self.kept.made.get(&(address(node), TypeId::of::<T>()))?;
        made.clone().downcast().ok()
    }

    /// Lowers an expression, whose loops without a name are counted.
    pub fn counted<N, T>(&mut self, node: &N, lower: impl FnOnce(&mut Self) -> T) -> T {
        let around = std::mem::replace(&mut self.kept.here, (address(node), NAMELESS));
        let result = lower(self);
        self.kept.here = around;
        result
    }

    /// A name for a loop that has none.
    pub fn key_here(&mut self) -> Key {
        self.kept.here.1 += APART;
        self.kept.here
    }

    /// What a trial says of the type of something, which is tried once.
    pub fn type_by_trial(
        &mut self,
        key: Key,
        trial: &mut dyn FnMut(&mut Self) -> Res<Ty>,
    ) -> Res<Ty> {
        if let Some(ty) = self.kept.types.get(&key) {
            return Ok(ty.clone());
        }
        let start = self.checkpoint();
        let ty = trial(self)?;
        self.rollback(&start);
        self.kept.types.insert(key, ty.clone());
        Ok(ty)
    }

    /// What was decided about a place.
    pub fn decided(&self, key: Key) -> Option<bool> {
        self.kept.decided.get(&key).copied()
    }

    /// Remembers what was decided about a place, and gives it back.
    pub fn decide(&mut self, key: Key, answer: bool) -> bool {
        self.kept.decided.insert(key, answer);
        answer
    }

    /// Counts the body of a closure that is written out in the place of its call.
    pub fn count_closure(&mut self, span: Span) -> Res<()> {
        self.kept.closures += 1;
        if self.kept.closures <= CLOSURES {
            return Ok(());
        }
        Err(match self.kept.closures == CLOSURES + 1 {
            true => self.problems.refuse(
                span,
                "closures that call closures several times are too many here when they are written out",
                "make functions of them",
            ),
            false => Refused,
        })
    }
}

/// The number of the first loop without a name, and how far the next one is: some loops are several.
const NAMELESS: usize = 100;
const APART: usize = 10;

/// Which variables loops assign.
pub type Carried = HashMap<(Key, usize), Vec<VarId>>;
