//! Whether a clone is a copy.
//!
//! Differentiation takes `x.clone()` for `x`, and copies values where it needs them twice. A `Clone` that is derived allows
//! both; one that is written by hand may do anything, and nothing on stable Rust tells the two apart. So where the user's
//! `clone` counts, it is called, and what it gives is compared with what it was given. Of types with derived clones of
//! numbers the optimizer sees that the comparison holds.
//!
//! What is known of a type decides by autoref which of the traits here answers: import them all.

use super::{CopiedParts, Leaves};
use std::any::type_name;
use std::ops::Deref;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// A value that the user's function clones, and whether this place has been looked at closely before.
#[derive(Debug)]
pub struct Cloned<'a, T: ?Sized>(pub &'a T, pub &'a AtomicBool);

/// Of values whose floats are known.
pub trait ClonedLeaves {
    /// Panics if a clone is not the same value.
    fn look(&self);
}

impl<T: Leaves + Clone> ClonedLeaves for &&Cloned<'_, T> {
    #[inline]
    #[track_caller]
    fn look(&self) {
        if T::CLONED_BY_STD {
            return;
        }
        let clone = same(self.0);
        if !self.1.load(Relaxed) {
            look_beside(clone);
            self.1.store(true, Relaxed);
        }
    }
}

impl<T: Leaves + Clone> ClonedLeaves for &&Cloned<'_, [T]> {
    #[inline]
    #[track_caller]
    fn look(&self) {
        if T::CLONED_BY_STD {
            return;
        }
        for x in self.0 {
            (&&Cloned(x, self.1)).look();
        }
    }
}

/// Of constants that can be compared.
pub trait ClonedConstants {
    /// Panics if a clone is not equal.
    fn look(&self);
}

impl<T: PartialEq + Clone> ClonedConstants for &Cloned<'_, T> {
    #[track_caller]
    fn look(&self) {
        if !is_equal(self.0, &self.0.clone()) {
            changed::<T>();
        }
    }
}

/// Of what nothing is known of.
pub trait ClonedOthers {
    /// Nothing.
    fn look(&self) {}
}

impl<T: ?Sized> ClonedOthers for Cloned<'_, T> {}

/// A value of which the derivative needs a copy.
#[derive(Debug)]
pub struct Copying<'a, T: ?Sized>(pub &'a T);

/// Of values that are copied as they are.
pub trait CopyBits<T> {
    /// A copy.
    fn copied(&self) -> T;
}

impl<T: Copy> CopyBits<T> for &&&&Copying<'_, T> {
    #[inline]
    fn copied(&self) -> T {
        *self.0
    }
}

/// Of values whose floats are known.
pub trait CopyLeaves<T> {
    /// A copy; panics if `clone` makes none.
    fn copied(&self) -> T;
}

impl<T: Leaves + Clone> CopyLeaves<T> for &&&Copying<'_, T> {
    #[inline]
    #[track_caller]
    fn copied(&self) -> T {
        if T::CLONED_BY_STD {
            return self.0.clone();
        }
        same(self.0)
    }
}

/// Of other values.
pub trait CopyClone<T> {
    /// A clone.
    fn copied(&self) -> T;
}

impl<T: Clone> CopyClone<T> for &&Copying<'_, T> {
    #[inline]
    fn copied(&self) -> T {
        self.0.clone()
    }
}

/// Of what only leads to a value: a static that is made when it is first used, a guard.
pub trait CopyBehind<T> {
    /// A clone of what it leads to.
    fn copied(&self) -> T;
}

impl<P: Deref<Target: Clone>> CopyBehind<P::Target> for &Copying<'_, P> {
    #[inline]
    fn copied(&self) -> P::Target {
        P::Target::clone(self.0)
    }
}

/// Of what is not `Clone`: copied by its parts, or not at all.
pub trait CopyOthers<T> {
    /// A copy.
    fn copied<How>(&self) -> T
    where
        T: CopiedParts<How>;
}

impl<T> CopyOthers<T> for Copying<'_, T> {
    #[inline]
    fn copied<How>(&self) -> T
    where
        T: CopiedParts<How>,
    {
        self.0.copied_parts()
    }
}

/// A clone that is the same value.
#[inline]
#[track_caller]
fn same<T: Leaves + Clone>(x: &T) -> T {
    let clone = x.clone();
    if !x.is_same(&clone) {
        changed::<T>();
    }
    clone
}

/// At a zero or a one, what changes values may change nothing: so a value beside `x` is looked at, once for each place.
#[cold]
#[track_caller]
fn look_beside<T: Leaves + Clone>(mut x: T) {
    x.nudge();
    same(&x);
}

/// A NaN is not equal to itself, and so not to a copy of it.
#[allow(clippy::eq_op)]
fn is_equal<T: PartialEq>(x: &T, clone: &T) -> bool {
    x == clone || x != x
}

#[cold]
#[track_caller]
fn changed<T>() -> ! {
    panic!(
        "`clone` of `{0}` changes the value, and differentiation takes a clone for a copy: derive `Clone` for `{0}`, and \
         give what its `clone` does another name, as an annotated method",
        type_name::<T>()
    )
}

/// Two fields of which only rustc knows whether they can be compared.
#[derive(Debug)]
pub struct Fields<'a, T: ?Sized>(pub &'a T, pub &'a T);

/// Of those that can.
pub trait Compared {
    /// Whether they are equal.
    fn is_same(&self) -> bool;
}

impl<T: ?Sized + PartialEq> Compared for &Fields<'_, T> {
    #[allow(clippy::eq_op)]
    fn is_same(&self) -> bool {
        self.0 == self.1 || self.0 != self.0
    }
}

/// Of those that cannot.
pub trait Uncompared {
    /// Nothing says that they are not.
    fn is_same(&self) -> bool {
        true
    }
}

impl<T: ?Sized> Uncompared for Fields<'_, T> {}
