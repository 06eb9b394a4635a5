//! The functions of a world, in the order in which they stand.
//!
//! A world is gone through twice. First every function is lowered and differentiated, once, and what came of it is kept; nothing
//! is emitted. Then it is known which of them have derivatives, and the second time the code is emitted.

use super::World;
use super::items::Module;
use super::names;
use super::plain::{Called, Reason};
use crate::closures::Derivative;
use crate::model::Lowered;
use crate::owner::Owner;
use proc_macro2::Ident;
use std::cell::{Cell, RefCell};

/// The functions of a world.
#[derive(Default)]
pub struct Units {
    /// How many have been met this time.
    met: Cell<usize>,
    /// Whether all have been met once.
    known: Cell<bool>,
    all: RefCell<Vec<Unit>>,
}

/// A function or a method.
pub struct Unit {
    pub name: Name,
    /// The trait whose method it is, where its block is of a trait of the world's.
    pub of_trait: Option<(Vec<String>, String)>,
    /// Whether it has an attribute of its own, or its block has.
    pub asked: bool,
    /// What came of it.
    pub state: State,
    /// The calls in it whose derivatives are used.
    pub calls: Vec<Called>,
    /// Whether it has forward mode.
    pub modes: Modes,
    /// Whether calls lead from it to itself through others.
    pub in_circle: bool,
}

/// Whether a function has forward mode.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Modes {
    /// It has not.
    Lacking,
    /// The function says so itself.
    Said,
    /// The module says so, or a caller: where it cannot be, it is not.
    Implied,
}

/// What came of a function.
pub enum State {
    /// It has a derivative that is made of its body.
    Derived(Box<(Lowered, Derivative)>),
    /// It has one of another kind, or an error that has been reported.
    Other,
    /// It has none.
    Plain(Reason),
}

/// What a function is called.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Name {
    /// The type or the trait that it belongs to, or the module that it stands in.
    pub module: Vec<String>,
    pub of: Option<String>,
    pub name: String,
}

impl Units {
    /// Begins to go through them.
    pub fn restart(&self, known: bool) {
        self.met.set(0);
        self.known.set(known);
    }

    /// Whether all have been met once.
    pub fn are_known(&self) -> bool {
        self.known.get()
    }

    /// The next one that is met.
    pub fn next(&self) -> usize {
        self.met.replace(self.met.get() + 1)
    }

    /// The last one that was met.
    pub fn last(&self) -> Option<usize> {
        self.met.get().checked_sub(1)
    }

    pub fn add(&self, unit: Unit) {
        self.all.borrow_mut().push(unit);
    }

    /// What `read` says of one of them.
    pub fn with<T>(&self, at: usize, read: impl FnOnce(&mut Unit) -> T) -> Option<T> {
        self.all.borrow_mut().get_mut(at).map(read)
    }

    /// All of them.
    pub fn all<T>(&self, read: impl FnOnce(&mut Vec<Unit>) -> T) -> T {
        read(&mut self.all.borrow_mut())
    }
}

impl Unit {
    /// Whether others may call its forward mode.
    pub fn has_modes(&self) -> bool {
        self.modes != Modes::Lacking && self.reason().is_none()
    }

    /// Why it has no derivative, if it has none.
    pub fn reason(&self) -> Option<&Reason> {
        match &self.state {
            State::Plain(reason) => Some(reason),
            State::Derived(_) | State::Other => None,
        }
    }
}

impl World {
    /// What a function is called that stands here.
    pub fn name_of(&self, owner: Option<&Owner>, ident: &Ident) -> Name {
        let name = ident.to_string();
        let of = owner.and_then(|owner| match &owner.self_ty {
            Some(ty) => Some(self.type_named(ty)),
            None => self.of_trait.clone(),
        });
        match of {
            Some((module, of)) => Name {
                module,
                of: Some(of),
                name,
            },
            None => Name {
                module: self.here.clone(),
                of: None,
                name,
            },
        }
    }

    /// The module of a type, and its name there; of one that is not the world's, what it is called here.
    pub fn type_named(&self, ty: &syn::Type) -> (Vec<String>, String) {
        let plain = match ty {
            syn::Type::Reference(r) => &*r.elem,
            other => other,
        };
        let found = match plain {
            syn::Type::Path(p) if p.qself.is_none() => names::of_path(&p.path).and_then(|names| {
                names::find(&self.all.root, &self.here, &names, &Module::has_type)
            }),
            _ => None,
        };
        found.unwrap_or_else(|| (self.here.clone(), crate::check::shown(ty)))
    }
}
