//! Iterators as lowering knows them: where their items come from, and what becomes of them on the way.

use super::clones::Copies;
use super::closure::Callee;
use super::scope::{Mutability, Operand, Place, Val, VarId};
use super::types::Ty;
use std::rc::Rc;

/// An iterator.
#[derive(Clone)]
pub enum Iter {
    /// `lo..hi`
    Range(Val, Val, Ty),
    /// `lo..=hi`; the integer after `hi` may not exist.
    Inclusive(Val, Val, Ty),
    /// `lo..`
    From(Val, Ty),
    /// References to the elements of an array.
    Elements(Place, Mutability),
    /// The elements themselves.
    Owned(Place),
    /// The same item so many times.
    Repeat(Operand, Val),
    /// The last first.
    Rev(Rc<Iter>, Val),
    /// Every so many.
    StepBy(Rc<Iter>, Val),
    /// With positions.
    Enumerate(Rc<Iter>),
    /// Two at a time.
    Zip(Rc<Iter>, Rc<Iter>),
    /// The first so many.
    Take(Rc<Iter>, Val),
    /// Without the first so many.
    Skip(Rc<Iter>, Val),
    /// Again and again; the length of one round.
    Cycle(Rc<Iter>, Val),
    /// By a closure.
    Map(Rc<Iter>, Callee),
    /// Each shown to a closure.
    Inspect(Rc<Iter>, Callee),
    /// What the references refer to.
    Copied(Rc<Iter>, Copies),
    /// One after the other; the length of the first, where both have positions.
    Chain(Rc<Iter>, Rc<Iter>, Option<Val>),
    /// Overlapping parts of this length.
    Windows(Place, Val),
    /// Parts of this length, the last perhaps shorter unless `exact`.
    Chunks {
        place: Place,
        size: Val,
        how: Mutability,
        exact: bool,
        from_end: bool,
    },
    /// A list of structs that are held as their fields.
    Listed(Rc<super::listed::List>),
    /// Those that a closure accepts.
    Filter(Rc<Iter>, Callee),
    /// What a closure makes of some of them.
    FilterMap(Rc<Iter>, Callee),
    /// Up to the first that a closure does not accept.
    TakeWhile(Rc<Iter>, Callee),
    /// From the first that a closure does not accept.
    SkipWhile(Rc<Iter>, Callee),
    /// What a closure makes of them, up to the first of which it makes nothing.
    MapWhile(Rc<Iter>, Callee),
    /// The same with a state.
    Scan(Rc<Iter>, Operand, Callee),
    /// The items of the iterators that a closure makes; whether each runs backwards.
    FlatMap(Rc<Iter>, Callee, bool),
    /// What a closure makes of nothing, until that is nothing.
    Generate(Callee),
    /// An item, what a closure makes of it, what it makes of that.
    Successors(Operand, Callee),
    /// An iterator in a variable, and how many items have been taken from it.
    Resumed(Rc<Iter>, VarId),
    /// The same, lent by `&mut`: whoever takes an item counts it.
    Taken(Rc<Iter>, VarId),
}

impl Iter {
    /// Whether there is an item at a position without running over those before it.
    pub fn has_positions(&self) -> bool {
        match self {
            Iter::Range(..)
            | Iter::Inclusive(..)
            | Iter::From(..)
            | Iter::Elements(..)
            | Iter::Owned(_)
            | Iter::Repeat(..)
            | Iter::Windows(..)
            | Iter::Chunks { .. }
            | Iter::Listed(_) => true,
            Iter::Rev(inner, _)
            | Iter::StepBy(inner, _)
            | Iter::Enumerate(inner)
            | Iter::Take(inner, _)
            | Iter::Skip(inner, _)
            | Iter::Cycle(inner, _)
            | Iter::Map(inner, _)
            | Iter::Inspect(inner, _)
            | Iter::Copied(inner, _)
            | Iter::Resumed(inner, _) => inner.has_positions(),
            Iter::Zip(a, b) | Iter::Chain(a, b, _) => a.has_positions() && b.has_positions(),
            Iter::Filter(..)
            | Iter::FilterMap(..)
            | Iter::TakeWhile(..)
            | Iter::SkipWhile(..)
            | Iter::MapWhile(..)
            | Iter::Scan(..)
            | Iter::FlatMap(..)
            | Iter::Generate(_)
            | Iter::Successors(..)
            | Iter::Taken(..) => false,
        }
    }

    /// Whether its items are taken out of an iterator in a variable, which is there afterwards.
    pub fn takes(&self) -> bool {
        match self {
            Iter::Taken(..) => true,
            Iter::Zip(a, b) | Iter::Chain(a, b, _) => a.takes() || b.takes(),
            other => other.around_one().is_some_and(|inner| inner.takes()),
        }
    }

    /// Whether its items are taken out of an iterator in a variable, and it is known how many there are.
    pub fn is_counted(&self) -> bool {
        match self {
            Iter::Taken(..) => true,
            Iter::Map(inner, _)
            | Iter::Inspect(inner, _)
            | Iter::Copied(inner, _)
            | Iter::Enumerate(inner)
            | Iter::Take(inner, _) => inner.is_counted(),
            _ => false,
        }
    }

    /// The one iterator that an adaptor stands around.
    fn around_one(&self) -> Option<&Rc<Iter>> {
        match self {
            Iter::Rev(inner, _)
            | Iter::StepBy(inner, _)
            | Iter::Enumerate(inner)
            | Iter::Take(inner, _)
            | Iter::Skip(inner, _)
            | Iter::Cycle(inner, _)
            | Iter::Map(inner, _)
            | Iter::Inspect(inner, _)
            | Iter::Copied(inner, _)
            | Iter::Filter(inner, _)
            | Iter::FilterMap(inner, _)
            | Iter::TakeWhile(inner, _)
            | Iter::SkipWhile(inner, _)
            | Iter::MapWhile(inner, _)
            | Iter::Scan(inner, ..)
            | Iter::FlatMap(inner, ..)
            | Iter::Resumed(inner, _) => Some(inner),
            _ => None,
        }
    }

    /// Whether an item can be looked at again without running a closure.
    pub fn is_plain(&self) -> bool {
        match self {
            Iter::Map(..) | Iter::Inspect(..) => false,
            Iter::Rev(inner, _)
            | Iter::StepBy(inner, _)
            | Iter::Enumerate(inner)
            | Iter::Take(inner, _)
            | Iter::Skip(inner, _)
            | Iter::Cycle(inner, _)
            | Iter::Copied(inner, _)
            | Iter::Resumed(inner, _) => inner.is_plain(),
            Iter::Zip(a, b) => a.is_plain() && b.is_plain(),
            Iter::Chain(..) => false,
            other => other.has_positions(),
        }
    }

    /// Whether its items can be copied before they are asked for: the elements of arrays of arrays, that nobody writes to
    /// meanwhile.
    pub fn can_be_kept(&self) -> bool {
        match self {
            Iter::FlatMap(inner, Callee::Itself, _) => inner.is_shared(),
            Iter::Copied(inner, _) => inner.can_be_kept(),
            _ => false,
        }
    }

    fn is_shared(&self) -> bool {
        match self {
            Iter::Elements(_, how) => *how == Mutability::Shared,
            Iter::Owned(_) => true,
            Iter::Rev(inner, _)
            | Iter::Take(inner, _)
            | Iter::Skip(inner, _)
            | Iter::StepBy(inner, _)
            | Iter::Copied(inner, _) => inner.is_shared(),
            _ => false,
        }
    }

    /// Whether it is a list, which is a value of Rust.
    pub fn is_list(&self) -> bool {
        matches!(self, Iter::Listed(_))
    }

    /// Whether it is a range of Rust, of which nothing has been taken.
    pub fn is_range(&self) -> bool {
        matches!(self, Iter::Range(..) | Iter::Inclusive(..) | Iter::From(..))
    }

    /// Whether it goes on until it is left.
    pub fn is_endless(&self) -> bool {
        match self {
            Iter::From(..) | Iter::Repeat(..) | Iter::Cycle(..) => true,
            Iter::StepBy(inner, _)
            | Iter::Enumerate(inner)
            | Iter::Skip(inner, _)
            | Iter::Map(inner, _)
            | Iter::Inspect(inner, _)
            | Iter::Copied(inner, _)
            | Iter::Filter(inner, _)
            | Iter::Resumed(inner, _)
            | Iter::Taken(inner, _) => inner.is_endless(),
            Iter::Zip(a, b) => a.is_endless() && b.is_endless(),
            _ => false,
        }
    }

    /// Whether a loop over it is more than a loop over positions.
    pub fn is_sequential(&self) -> bool {
        match self {
            Iter::Chain(..) => true,
            Iter::StepBy(inner, _)
            | Iter::Enumerate(inner)
            | Iter::Take(inner, _)
            | Iter::Skip(inner, _)
            | Iter::Map(inner, _)
            | Iter::Inspect(inner, _)
            | Iter::Copied(inner, _) => inner.is_sequential(),
            Iter::Zip(a, b) => a.is_sequential() || b.is_sequential(),
            other => !other.has_positions(),
        }
    }
}

/// Whether a type is one whose items have no positions, or none that lowering knows.
pub fn is_collection(ty: &Ty) -> bool {
    match ty {
        Ty::Open => true,
        Ty::Named(name) => {
            let name = name.split('<').next().unwrap_or_default();
            let name = name.rsplit("::").next().unwrap_or_default().trim();
            COLLECTIONS.contains(&name)
        }
        _ => false,
    }
}

/// Collections of std that are not arrays.
pub const COLLECTIONS: [&str; 7] = [
    "VecDeque",
    "LinkedList",
    "HashMap",
    "BTreeMap",
    "HashSet",
    "BTreeSet",
    "BinaryHeap",
];
