//! Newtypes around arrays: types of the user's whose annotated `Deref` leads to a field with an array in it. What is called on
//! such a value, indexed or handed on as a slice is the array's, and rustc is asked whether that is so.

use crate::places::Body;
use crate::witness::{Array, Counted};
use std::borrow::Cow;
use std::cell::{Ref, RefMut};
use std::marker::PhantomData;
use std::ops::{DerefMut, Index};
use std::rc::Rc;
use std::sync::{Arc, LazyLock, MutexGuard, RwLockReadGuard, RwLockWriteGuard};

/// What methods of arrays are called on: arrays, and newtypes around them.
#[diagnostic::on_unimplemented(
    message = "this is taken for an array, but it is a `{Self}`",
    label = "differentiation does not see the type of this",
    note = "write the type where the value gets its name (`let name: T = ..`, `let name: &mut T = &mut ..`), and use the name"
)]
pub trait Behind {
    /// Of what methods are asked whose they are: the newtype, or [`Std`].
    type Asked;
}

/// What `len` is called on: what has a length, and newtypes around arrays.
#[diagnostic::on_unimplemented(
    message = "this is taken for an array, but it is a `{Self}`",
    label = "differentiation does not see the type of this",
    note = "write the type where the value gets its name (`let name: T = ..`, `let name: &mut T = &mut ..`), and use the name"
)]
pub trait CountedBehind {
    /// Of what methods are asked whose they are: the newtype, or [`Std`].
    type Asked;
}

/// What is std's, with std's methods.
#[derive(Debug)]
pub struct Std;

macro_rules! of_std {
    ($([$($params:tt)*] $ty:ty;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($params)*> Behind for $ty where $ty: Array {
            type Asked = Std;
        }
    )*};
}

of_std! {
    [T] [T];
    [T, const N: usize] [T; N];
    [T] Vec<T>;
    ['a, T: ?Sized + ToOwned] Cow<'a, T>;
}

macro_rules! counted {
    ($([$($params:tt)*] $ty:ty;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($params)*> CountedBehind for $ty where $ty: Counted {
            type Asked = Std;
        }
    )*};
}

counted! {
    [T] [T];
    [T, const N: usize] [T; N];
    [T] Vec<T>;
    ['a, T: ?Sized + ToOwned] Cow<'a, T>;
    [] str;
    [] String;
    [T] std::collections::VecDeque<T>;
    [T] std::collections::LinkedList<T>;
    [T] std::collections::BinaryHeap<T>;
    [K, V] std::collections::BTreeMap<K, V>;
    [T] std::collections::BTreeSet<T>;
    [K, V, S] std::collections::HashMap<K, V, S>;
    [T, S] std::collections::HashSet<T, S>;
    [T] std::ops::Range<T>;
}

/// What a pointer of std leads to.
macro_rules! through {
    ($of:ident: $($pointer:ty)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<T: ?Sized + $of> $of for $pointer {
            type Asked = T::Asked;
        }
    )*
        #[diagnostic::do_not_recommend]
        impl<T: $of, F> $of for LazyLock<T, F> {
            type Asked = T::Asked;
        }
    };
}

through!(Behind: &T &mut T Box<T> Rc<T> Arc<T> Ref<'_, T> RefMut<'_, T> MutexGuard<'_, T> RwLockReadGuard<'_, T> RwLockWriteGuard<'_, T>);
through!(CountedBehind: &T &mut T Box<T> Rc<T> Arc<T> Ref<'_, T> RefMut<'_, T> MutexGuard<'_, T> RwLockReadGuard<'_, T> RwLockWriteGuard<'_, T>);

/// What is looked through, and whose its methods are.
#[derive(Debug)]
pub struct Looked<'a, T: ?Sized, Asked> {
    /// The array, or the newtype.
    pub of: &'a T,
    asked: PhantomData<Asked>,
}

impl<T: ?Sized, Asked> Looked<'_, T, Asked> {
    /// What is asked whose its methods are. There is none: only its type is looked at.
    pub fn asked(&self) -> Asked {
        unreachable!("only the type is asked for")
    }
}

/// What is taken for an array, or for a newtype around one.
pub fn array_behind<T: ?Sized + Behind>(of: &T) -> Looked<'_, T, T::Asked> {
    let asked = PhantomData;
    Looked { of, asked }
}

/// What is taken for something with a length, or for a newtype around an array.
pub fn counted_behind<T: ?Sized + CountedBehind>(of: &T) -> Looked<'_, T, T::Asked> {
    let asked = PhantomData;
    Looked { of, asked }
}

/// What a method gives that the type itself has not, nor any trait in sight for it.
#[derive(Debug)]
pub struct NotItsOwn;

/// It is nobody's.
#[diagnostic::on_unimplemented(
    message = "this method is taken for that of the array behind `Deref`, but there is another of this name",
    label = "this is not the array's",
    note = "give it a name that arrays have not, or name the array: `x.0.method()`"
)]
pub trait Nobodys {}

impl Nobodys for NotItsOwn {}

/// What a method gives that should be nobody's.
pub fn nobodys<T: Nobodys>(_: T) {}

macro_rules! asked {
    ($($name:ident)*) => {
        /// What is found where a type has no such method: one that takes its receiver as the last thing that rustc tries before `Deref`.
        /// Rustc's advice names it where a type of the user's lacks a method of such a name.
        #[doc(hidden)]
        #[allow(clippy::wrong_self_convention)]
        pub trait NotToBeImplemented: Askable {
            $(
                #[doc(hidden)]
                fn $name(&mut self) -> NotItsOwn {
                    NotItsOwn
                }
            )*
        }
    };
}

crate::array_methods::array_methods!(asked);

impl<T: Askable> NotToBeImplemented for T {}

/// What is asked whose its methods are: newtypes, and [`Std`]. Of other types rustc would offer the methods in its advice.
pub trait Askable {}

impl Askable for Std {}

/// How the annotated `Deref` of a type names the field.
#[diagnostic::on_unimplemented(
    message = "the `impl` of `Deref` for `{Self}` has no derivative, but that of `DerefMut` has",
    label = "differentiation reads by `Deref` what is written here",
    note = "annotate it with #[differentiable] too"
)]
pub trait LeadsBy {
    /// The field.
    type Field;
}

#[diagnostic::do_not_recommend]
impl<T: ?Sized + LeadsBy> LeadsBy for &T {
    type Field = T::Field;
}

#[diagnostic::do_not_recommend]
impl<T: ?Sized + LeadsBy> LeadsBy for &mut T {
    type Field = T::Field;
}

/// A `DerefMut` that is annotated.
#[diagnostic::on_unimplemented(
    message = "the `impl` of `DerefMut` for `{Self}` has no derivative, but that of `Deref` has",
    label = "differentiation reads here what is written by `DerefMut`",
    note = "annotate it with #[differentiable] too"
)]
pub trait LeadsByMut {}

/// What may be a newtype: then its `len` has the mark of methods with a derivative, of which there is none.
#[derive(Debug)]
pub struct Perhaps<'a, T: ?Sized>(pub &'a T);

impl<T: ?Sized + LeadsBy + CountedBehind> Perhaps<'_, T> {
    /// What is asked whose its methods are. There is none: only its type is looked at.
    pub fn asked(&self) -> T::Asked {
        unreachable!("only the type is asked for")
    }
    /// It is.
    #[cfg_attr(
        not(doc),
        deprecated(since = "TBD", note = "it is not: this is a mark")
    )]
    pub fn counted(&self) -> &T {
        self.0
    }
}

/// What is no newtype.
pub trait NoNewtype {
    /// Its type.
    type Of: ?Sized;
    /// Its methods are as they are.
    fn asked(&self) -> Std {
        Std
    }
    /// It is none.
    fn counted(&self) -> &Self::Of;
}

impl<T: ?Sized> NoNewtype for Perhaps<'_, T> {
    type Of = T;
    fn counted(&self) -> &T {
        self.0
    }
}

/// A field that is the same.
#[diagnostic::on_unimplemented(
    message = "`deref_mut` does not lead to the field that `deref` leads to",
    label = "differentiation takes what is written here for what `Deref` reads",
    note = "name one field in both"
)]
pub trait TheSameAs<Other> {}

#[diagnostic::do_not_recommend]
impl<const HASH: u64> TheSameAs<Body<HASH>> for Body<HASH> {}

/// Asks of a `DerefMut` that names this field.
pub fn ask<This: LeadsBy<Field: TheSameAs<Field>>, Field>() {}

/// A newtype of which it is asked what traits it has.
#[derive(Debug)]
pub struct Newtype<T: ?Sized>(PhantomData<T>);

/// This type.
pub fn newtype<T: ?Sized>() -> Newtype<T> {
    Newtype(PhantomData)
}

impl<T: ?Sized + DerefMut> Newtype<T> {
    /// It has a `DerefMut`, which is annotated.
    pub fn changes(self)
    where
        T: LeadsByMut,
    {
    }
}

/// What has no `DerefMut`.
pub trait NeverChanges: Sized {
    /// It does not change.
    fn changes(self) {}
}

impl<T: ?Sized> NeverChanges for Newtype<T> {}

/// It has an `Index` of its own.
#[derive(Debug)]
pub struct ItsOwnIndex;

/// What has an `Index`.
pub trait Indexed<I> {
    /// It has.
    fn index_of(self) -> ItsOwnIndex;
}

impl<T: ?Sized + Index<I>, I> Indexed<I> for Newtype<T> {
    fn index_of(self) -> ItsOwnIndex {
        ItsOwnIndex
    }
}

/// What has none.
pub trait NotIndexed {
    /// It has none.
    fn index_of(self) -> NoIndex;
}

impl<T: ?Sized> NotIndexed for &Newtype<T> {
    fn index_of(self) -> NoIndex {
        NoIndex
    }
}

/// It has no `Index` of its own.
#[derive(Debug)]
pub struct NoIndex;

/// What is said of a type that is indexed in two ways.
#[diagnostic::on_unimplemented(
    message = "a type with an `Index` of its own is not looked through by `Deref`",
    label = "differentiation would not see which of the two is meant",
    note = "leave the `Index` or the `Deref` away, or make methods of what one of them gives"
)]
pub trait OneWay {}

impl OneWay for NoIndex {}

/// Asks that a type has no `Index` of its own.
pub fn one_way<T: OneWay>(_: T) {}
