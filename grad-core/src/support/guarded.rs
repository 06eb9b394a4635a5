//! What is behind a guard of the standard library: the guard is gone when the way back runs, so what is read later is a copy.

use std::cell::{Ref, RefMut};
use std::ops::Deref;
use std::sync::{MutexGuard, RwLockReadGuard, RwLockWriteGuard};

/// A part of what is behind a guard, of its own.
#[must_use]
pub fn part_behind<T: ?Sized + ToOwned>(part: &T) -> T::Owned {
    part.to_owned()
}

/// What a method gives that may be one of the guards of the standard library.
pub struct Guarded<G>(Option<G>);

impl<G> Guarded<G> {
    /// What the method gives.
    #[must_use]
    pub fn new(guard: G) -> Self {
        Guarded(Some(guard))
    }
}

/// The guards of the standard library.
pub trait Guard: Deref {}

impl<T: ?Sized> Guard for Ref<'_, T> {}
impl<T: ?Sized> Guard for RefMut<'_, T> {}
impl<T: ?Sized> Guard for MutexGuard<'_, T> {}
impl<T: ?Sized> Guard for RwLockReadGuard<'_, T> {}
impl<T: ?Sized> Guard for RwLockWriteGuard<'_, T> {}

/// Of guards: a copy of what is behind. Rustc tries this first.
pub trait Behind<G: Guard<Target: ToOwned>> {
    /// The copy.
    fn behind(self) -> <G::Target as ToOwned>::Owned;
}

impl<G: Guard<Target: ToOwned>> Behind<G> for Guarded<G> {
    fn behind(self) -> <G::Target as ToOwned>::Owned {
        self.0.expect("taken once").deref().to_owned()
    }
}

/// Of anything else, and where no copy can be made: itself.
pub trait Itself<G> {
    /// What the method gave.
    fn behind(self) -> G;
}

impl<G> Itself<G> for &mut Guarded<G> {
    fn behind(self) -> G {
        self.0.take().expect("taken once")
    }
}

#[cfg(test)]
mod tests {
    use super::{Behind, Guarded, Itself};
    use std::cell::RefCell;

    #[derive(Debug, PartialEq)]
    struct Unique(f64);

    #[test]
    fn guards_are_copied_and_other_values_are_not() {
        let (numbers, unique) = (RefCell::new(vec![1.0, 2.0]), RefCell::new(Unique(3.0)));
        let copied: Vec<f64> = Guarded::new(numbers.borrow()).behind();
        assert_eq!(copied, [1.0, 2.0]);
        assert!(numbers.try_borrow_mut().is_ok());
        assert_eq!(*Guarded::new(unique.borrow()).behind(), Unique(3.0));
        assert_eq!(Guarded::new(4.0).behind(), 4.0);
        assert_eq!(*Guarded::new(Box::new(5.0)).behind(), 5.0);
    }
}
