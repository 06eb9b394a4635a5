//! What the macro takes for granted of types that only rustc knows, as questions to rustc.
//!
//! A macro sees names. It reads `x.swap(0, 1)` as a method of an array, and where that is not so, the derivative would be
//! that of another program. So generated code has a copy of the user's body that is never run, in which what was taken for
//! an array goes through [`array()`], and so on. A type that is something else is an error there, at the user's tokens.

use crate::tangent::{Differentiable, Nothing};
use std::borrow::Cow;
use std::cell::{Ref, RefMut};
use std::marker::PhantomData;
use std::rc::Rc;
use std::sync::{Arc, LazyLock, MutexGuard, RwLockReadGuard, RwLockWriteGuard};

/// Arrays, slices, vectors, and what std's pointers lead to.
#[diagnostic::on_unimplemented(
    message = "this is taken for an array, but it is a `{Self}`",
    label = "differentiation does not see the type of this",
    note = "write the type where the value gets its name (`let name: T = ..`, `let name: &mut T = &mut ..`), and use the name"
)]
pub trait Array {}

/// What an iterator is collected into.
#[diagnostic::on_unimplemented(
    message = "differentiation does not see how a `{Self}` is made of an iterator",
    label = "only a `Vec` can be collected into",
    note = "collect into a `Vec`, and make the `{Self}` of that by an annotated function"
)]
pub trait Collected {}

#[diagnostic::do_not_recommend]
impl<T> Collected for Vec<T> {}

/// What has a length that is a constant for the derivative.
#[diagnostic::on_unimplemented(
    message = "this is taken for an array, but it is a `{Self}`",
    label = "differentiation does not see the type of this",
    note = "write the type where the value gets its name (`let name: T = ..`, `let name: &mut T = &mut ..`), and use the name"
)]
pub trait Counted {}

/// Floats and integers.
#[diagnostic::on_unimplemented(
    message = "this is taken for a number, but it is a `{Self}`",
    label = "differentiation does not see the type of this",
    note = "write the type where the value gets its name, as in `let name: {Self} = ..`, and use the name"
)]
pub trait Plain {}

/// What `as_ref`, `as_slice`, `borrow` and their like give another view of.
#[diagnostic::on_unimplemented(
    message = "this is taken for an array or a pointer of std's, but it is a `{Self}`",
    label = "differentiation does not see the type of this",
    note = "name what is meant: a field, or an annotated method of another name that gives it"
)]
pub trait View {}

/// Integers and truth values.
#[diagnostic::on_unimplemented(
    message = "this is taken for an integer or a truth value, but it is a `{Self}`",
    label = "no derivative passes through this operator",
    note = "give it a name of its own: an annotated method, or one of the operators `+`, `-`, `*`, `/`, `%`"
)]
pub trait Bits {}

/// Integers, truth values and texts, by value or by reference.
#[diagnostic::on_unimplemented(
    message = "differentiation cannot see into this expression, which depends on a differentiated `{Self}`",
    label = "no derivative passes through what differentiation cannot see into",
    note = "a macro is expanded after this one: make it a function with `#[differentiable]`, write out what it expands to, or wrap the value in `stop_gradient(..)`"
)]
pub trait Whole {}

macro_rules! whole {
    ($($ty:ty)*) => {$(
        #[diagnostic::do_not_recommend]
        impl Whole for $ty {}
    )*};
}

whole! { i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize bool char str String }

#[diagnostic::do_not_recommend]
impl<T: ?Sized + Whole> Whole for &T {}
#[diagnostic::do_not_recommend]
impl<T: Whole> Whole for Vec<T> {}
#[diagnostic::do_not_recommend]
impl<T: Whole> Whole for [T] {}
#[diagnostic::do_not_recommend]
impl<T: Whole, U: Whole> Whole for (T, U) {}
#[diagnostic::do_not_recommend]
impl<T: Whole, U: Whole, V: Whole> Whole for (T, U, V) {}

/// What an opaque expression is handed, which has to be without a derivative.
pub fn whole<T: Whole>(x: T) -> T {
    x
}

/// `Option`s.
#[diagnostic::on_unimplemented(
    message = "this is taken for an `Option`, but it is a `{Self}`",
    label = "differentiation does not see the type of this",
    note = "write the type where the value gets its name (`let name: T = ..`), and use the name"
)]
pub trait Optional {}

/// References, and std's pointers: what `*` gives of them is where they point.
#[diagnostic::on_unimplemented(
    message = "`*` is taken for that of a reference, but this is a `{Self}`, which has a `Deref` of its own",
    label = "differentiation does not see through `Deref`",
    note = "name what is meant: a field, or an annotated method that gives it"
)]
pub trait Pointer {}

/// Gradients whose fields may be asked for by name: those of structs and enums, and [`Nothing`].
pub trait Fields {}

impl Fields for Nothing {}

/// A gradient that has a field, which is no field of its own: only [`Nothing`] has all.
#[diagnostic::on_unimplemented(
    message = "this is no field of the type itself, but of what it derefs to",
    label = "differentiation does not see through `Deref`",
    note = "name the way to it, as in `x.inner.field`, or an annotated method that gives it"
)]
pub trait HasField {}

impl HasField for Nothing {}
impl HasField for &Nothing {}

/// What `x.into()` gives here of any `x`, if `into` is the method of std's trait.
#[derive(Debug)]
pub struct Converted<X>(PhantomData<X>);

impl<X> From<X> for Converted<X> {
    fn from(_: X) -> Self {
        Converted(PhantomData)
    }
}

/// A value whose gradient, if it has any, is asked for its fields.
pub struct GradientOf<'a, T: ?Sized>(pub &'a T);

/// It has a gradient.
pub trait HasGradient {
    /// Its type.
    type Gradient;
    /// The gradient, of which only the type is looked at.
    fn gradient(&self) -> Self::Gradient;
}

impl<T: Differentiable + ?Sized> HasGradient for &GradientOf<'_, T> {
    type Gradient = T::Tangent;
    fn gradient(&self) -> T::Tangent {
        self.0.zeros_like()
    }
}

/// It has none.
pub trait HasNoGradient {
    /// Nothing.
    fn gradient(&self) -> Nothing {
        Nothing
    }
}

impl<T: ?Sized> HasNoGradient for GradientOf<'_, T> {}

/// A type that is `T` and nothing that only derefs to it.
#[diagnostic::on_unimplemented(
    message = "this is taken for a `{T}`, but it is a `{Self}`, which derefs to that",
    label = "differentiation does not see through `Deref`",
    note = "name what is meant: a field, or an annotated method that gives it"
)]
pub trait Exactly<T> {}

#[diagnostic::do_not_recommend]
impl<T> Exactly<T> for T {}

/// The type that the file declares a field with, or what a function gives, a constant, or an alias.
#[diagnostic::on_unimplemented(
    message = "this is declared as a `{T}` in the file, but it is a `{Self}`",
    label = "what the file declares under a name that stands here is not what is meant",
    note = "declare it where this function sees it, or put `#[differentiable]` on a module around both"
)]
pub trait Declared<T: ?Sized> {}

#[diagnostic::do_not_recommend]
impl<T: ?Sized> Declared<T> for T {}

/// What the gradient has for a field that is a constant.
#[diagnostic::on_unimplemented(
    message = "this is declared as `#[no_diff]` in the file, but it has a gradient",
    label = "what the file declares under a name that stands here is not what is meant",
    note = "declare it where this function sees it, or put `#[differentiable]` on a module around both"
)]
pub trait Constant {}

impl Constant for Nothing {}
impl Constant for () {}

/// What is declared as a constant.
pub fn constant<T: Constant>(_: &T) {}

/// A type that is `T`, or a pointer of std's to it.
#[diagnostic::on_unimplemented(
    message = "the derivative of this method is that of `{T}`, to which `{Self}` derefs",
    label = "`{Self}` has no derivative of a method of this name",
    note = "differentiation does not see through `Deref`: name what is meant (a field, as in `x.inner.method()`), or annotate the `impl` of the method that is called"
)]
pub trait LeadsTo<T: ?Sized, At> {}

/// How a way back takes its receiver again.
pub trait Reference {
    /// The type of the receiver.
    type To: ?Sized;
}

impl<T: ?Sized> Reference for &T {
    type To = T;
}

impl<T: ?Sized> Reference for &mut T {
    type To = T;
}

/// Where a type is that.
#[derive(Debug)]
pub struct Here;

/// Where what a type points to is.
#[derive(Debug)]
pub struct Behind<At>(PhantomData<At>);

/// No place: with it, rustc looks for the way only once it knows where that leads.
#[derive(Debug)]
pub struct Nowhere;

impl<T: ?Sized> LeadsTo<T, Here> for T {}
#[diagnostic::do_not_recommend]
impl<T: ?Sized> LeadsTo<Nowhere, Nowhere> for T {}

/// What iterators run over that have arrays for items.
#[diagnostic::on_unimplemented(
    message = "the items here are taken for arrays or `Option`s, but they are `{Self}`",
    label = "differentiation does not see their type",
    note = "write the loops out"
)]
pub trait Inner {}

#[diagnostic::do_not_recommend]
impl<T: ?Sized> Pointer for &T {}
#[diagnostic::do_not_recommend]
impl<T: ?Sized> Pointer for &mut T {}

#[diagnostic::do_not_recommend]
impl<T> Array for [T] {}
#[diagnostic::do_not_recommend]
impl<T, const N: usize> Array for [T; N] {}
#[diagnostic::do_not_recommend]
impl<T> Array for Vec<T> {}
#[diagnostic::do_not_recommend]
impl<T: ?Sized + Array + ToOwned> Array for Cow<'_, T> {}

#[diagnostic::do_not_recommend]
impl<T> Counted for [T] {}
#[diagnostic::do_not_recommend]
impl<T, const N: usize> Counted for [T; N] {}
#[diagnostic::do_not_recommend]
impl<T> Counted for Vec<T> {}
#[diagnostic::do_not_recommend]
impl<T: ?Sized + Counted + ToOwned> Counted for Cow<'_, T> {}
#[diagnostic::do_not_recommend]
impl Counted for str {}
#[diagnostic::do_not_recommend]
impl Counted for String {}
#[diagnostic::do_not_recommend]
impl<T> Counted for std::collections::VecDeque<T> {}
#[diagnostic::do_not_recommend]
impl<T> Counted for std::collections::LinkedList<T> {}
#[diagnostic::do_not_recommend]
impl<T> Counted for std::collections::BinaryHeap<T> {}
#[diagnostic::do_not_recommend]
impl<K, V> Counted for std::collections::BTreeMap<K, V> {}
#[diagnostic::do_not_recommend]
impl<T> Counted for std::collections::BTreeSet<T> {}
#[diagnostic::do_not_recommend]
impl<K, V, S> Counted for std::collections::HashMap<K, V, S> {}
#[diagnostic::do_not_recommend]
impl<T, S> Counted for std::collections::HashSet<T, S> {}
#[diagnostic::do_not_recommend]
impl<T> Counted for std::ops::Range<T> {}

#[diagnostic::do_not_recommend]
impl<T> View for [T] {}
#[diagnostic::do_not_recommend]
impl<T, const N: usize> View for [T; N] {}
#[diagnostic::do_not_recommend]
impl<T> View for Vec<T> {}
#[diagnostic::do_not_recommend]
impl<T> View for Option<T> {}
#[diagnostic::do_not_recommend]
impl View for str {}
#[diagnostic::do_not_recommend]
impl View for String {}
#[diagnostic::do_not_recommend]
impl<T: ?Sized + ToOwned> View for Cow<'_, T> {}

#[diagnostic::do_not_recommend]
impl<T> Optional for Option<T> {}
// it is one as far as the methods go that both have
impl<T, E> Optional for Result<T, E> {}

#[diagnostic::do_not_recommend]
impl<T> Inner for [T] {}
#[diagnostic::do_not_recommend]
impl<T, const N: usize> Inner for [T; N] {}
#[diagnostic::do_not_recommend]
impl<T> Inner for Vec<T> {}
#[diagnostic::do_not_recommend]
impl<T> Inner for Option<T> {}

/// Implements a trait for types without params.
macro_rules! of {
    ($of:ident: $($t:ty)*) => { $(
        #[diagnostic::do_not_recommend]
        impl $of for $t {}
    )* };
}

of!(Plain: f32 f64 i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize);
of!(Bits: bool i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize);
#[diagnostic::do_not_recommend]
impl<T: Bits> Bits for std::num::Wrapping<T> {}

/// What a pointer of std leads to.
macro_rules! through {
    ($($of:ident)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<T: ?Sized + $of> $of for &T {}
        #[diagnostic::do_not_recommend]
        impl<T: ?Sized + $of> $of for &mut T {}
        through!(@ $of where $of);
    )* };
    (@ $of:ident where $($bound:ident)?) => {
        #[diagnostic::do_not_recommend]
        impl<T: ?Sized $(+ $bound)?> $of for Box<T> {}
        #[diagnostic::do_not_recommend]
        impl<T: ?Sized $(+ $bound)?> $of for Rc<T> {}
        #[diagnostic::do_not_recommend]
        impl<T: ?Sized $(+ $bound)?> $of for Arc<T> {}
        #[diagnostic::do_not_recommend]
        impl<T: ?Sized $(+ $bound)?> $of for Ref<'_, T> {}
        #[diagnostic::do_not_recommend]
        impl<T: ?Sized $(+ $bound)?> $of for RefMut<'_, T> {}
        #[diagnostic::do_not_recommend]
        impl<T: ?Sized $(+ $bound)?> $of for MutexGuard<'_, T> {}
        #[diagnostic::do_not_recommend]
        impl<T: ?Sized $(+ $bound)?> $of for RwLockReadGuard<'_, T> {}
        #[diagnostic::do_not_recommend]
        impl<T: ?Sized $(+ $bound)?> $of for RwLockWriteGuard<'_, T> {}
        #[diagnostic::do_not_recommend]
        impl<T $(: $bound)?, F> $of for LazyLock<T, F> {}
    };
}

through!(Array Counted Plain Bits Optional Inner);
through!(@ Pointer where);

#[diagnostic::do_not_recommend]
impl<T: ?Sized + View> View for &T {}
#[diagnostic::do_not_recommend]
impl<T: ?Sized + View> View for &mut T {}
through!(@ View where);

/// The pointers of std lead to what they point to.
macro_rules! leads {
    ($($pointer:ty)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<T: ?Sized, U: ?Sized + LeadsTo<T, At>, At> LeadsTo<T, Behind<At>> for $pointer {}
    )* };
}

leads!(&U &mut U Box<U> Rc<U> Arc<U> Ref<'_, U> RefMut<'_, U> MutexGuard<'_, U> RwLockReadGuard<'_, U> RwLockWriteGuard<'_, U>);

/// The trait has a derivative of the method by default.
#[derive(Debug)]
pub struct ByDefault;

/// It has none.
#[derive(Debug)]
pub struct NoDefault;

/// Nothing that a trait has by default would be taken for the derivative of a method without one.
#[diagnostic::on_unimplemented(
    message = "this method has no derivative here, but one by default in its trait, which would be that of another body",
    label = "what the trait has by default would be taken for its derivative",
    note = "leave out `#[no_diff]` here, or write it on the method in the trait too"
)]
pub trait WithoutDefault {}

impl WithoutDefault for NoDefault {}

/// What is found by the name of a method without a derivative.
pub fn without_default<T: WithoutDefault>(_: T) {}

/// A float, behind references or not.
pub trait Floats {}

impl Floats for f32 {}
impl Floats for f64 {}
impl<T: ?Sized + Floats> Floats for &T {}
impl<T: ?Sized + Floats> Floats for &mut T {}
impl<T: ?Sized + Floats> Floats for Box<T> {}

/// What may be a number: then its method has the mark of those with a derivative, whatever type it is called on.
#[derive(Debug)]
pub struct Perhaps<'a, T: ?Sized>(pub &'a T);

impl<T: ?Sized + Floats> Perhaps<'_, T> {
    /// It is.
    #[cfg_attr(
        not(doc),
        deprecated(since = "TBD", note = "it is not: this is a mark")
    )]
    pub fn a_number(&self) -> &T {
        self.0
    }
}

/// What is no number.
pub trait NoNumber {
    /// Its type.
    type Of: ?Sized;
    /// It is none.
    fn a_number(&self) -> &Self::Of;
}

impl<T: ?Sized> NoNumber for Perhaps<'_, T> {
    type Of = T;
    fn a_number(&self) -> &T {
        self.0
    }
}

/// A type of another crate, the derivatives of whose methods stand in traits of [`foreign`](crate::foreign).
pub trait Foreign {
    /// The type without pointers to it, if its methods are behind `Deref`: what a trait has for it comes first.
    type Itself: AskedForeign;
    /// The type, if it is no pointer: what a trait has by value comes before its own by reference.
    type ByValue: AskedByValue;
    /// The same of methods that complex numbers have by value.
    type ArrayByValue: AskedByValue;
}

impl<T: ?Sized + Foreign> Foreign for &T {
    type Itself = T::Itself;
    type ByValue = Other;
    type ArrayByValue = Other;
}
impl<T: ?Sized + Foreign> Foreign for &mut T {
    type Itself = T::Itself;
    type ByValue = Other;
    type ArrayByValue = Other;
}
impl<T: ?Sized + Foreign> Foreign for Box<T> {
    type Itself = T::Itself;
    type ByValue = Other;
    type ArrayByValue = Other;
}
// a function may give one in them
impl<T: Foreign> Foreign for Option<T> {
    type Itself = T::Itself;
    type ByValue = Other;
    type ArrayByValue = Other;
}
impl<T: Foreign, E> Foreign for Result<T, E> {
    type Itself = T::Itself;
    type ByValue = Other;
    type ArrayByValue = Other;
}

impl<T: ?Sized + Foreign> Perhaps<'_, T> {
    /// It is of such a type.
    #[cfg_attr(
        not(doc),
        deprecated(since = "TBD", note = "it is not: this is a mark")
    )]
    pub fn foreign(&self) -> &T {
        self.0
    }
    /// What is asked whose its methods are. There is none: only its type is looked at.
    pub fn asked(&self) -> T::Itself {
        unreachable!("only the type is asked for")
    }
    /// The same where a call has it by value.
    pub fn by_value(&self) -> T::ByValue {
        unreachable!("only the type is asked for")
    }
    /// The same of a method that complex numbers have by value, so that no trait's comes first.
    pub fn array_by_value(&self) -> T::ArrayByValue {
        unreachable!("only the type is asked for")
    }
}

macro_rules! pointers {
    ($([$($lifetime:lifetime)*] $this:ty;)*) => {$(
        // a shared reference is no such pointer: what takes it is the type's own
        impl<$($lifetime,)* T: ?Sized + Foreign> Perhaps<'_, $this> {
            /// The same where it is a pointer: what a trait has for that comes before what it points to.
            pub fn pointer(&self) -> $this {
                unreachable!("only the type is asked for")
            }
        }

        impl<$($lifetime,)* T: ?Sized + Foreign> AskedPointer for $this {}
    )*};
}

pointers! {
    ['a 'b] &'a &'b T;
    ['a] &'a mut T;
    [] Box<T>;
}

/// What is asked whose its methods are.
pub trait AskedForeign {}

/// What is asked whose a method by value is.
pub trait AskedByValue {}

impl<T: Foreign<ByValue = T>> AskedByValue for T {}

/// What is asked whose the methods of a pointer are.
pub trait AskedPointer {}

/// What a method gives that no trait in sight has for the type.
#[diagnostic::on_unimplemented(
    message = "this method is taken for the type's own, but a trait in sight has one of this name for it, which comes first",
    label = "this is the trait's",
    note = "give the trait's method another name, or leave the trait out of this module"
)]
pub trait NotHidden {}

impl NotHidden for crate::newtypes::NotItsOwn {}

/// What a method gives that should be no trait's.
pub fn not_hidden<T: NotHidden>(_: T) {}

/// What is of no type of another crate.
#[derive(Debug)]
pub struct Other;

impl AskedForeign for Other {}
impl AskedByValue for Other {}
impl AskedPointer for Other {}

/// A function, by the tuple of its params.
pub trait Gives<Params> {
    /// What it gives.
    type Value;
}

macro_rules! gives {
    ($([$($param:ident)*])*) => {$(
        #[diagnostic::do_not_recommend]
        impl<F: FnOnce($($param),*) -> R, R, $($param),*> Gives<($($param,)*)> for F {
            type Value = R;
        }
    )*};
}

gives! {
    []
    [A]
    [A B]
    [A B C]
    [A B C D]
    [A B C D E]
    [A B C D E G]
    [A B C D E G H]
    [A B C D E G H I]
    [A B C D E G H I J]
    [A B C D E G H I J K]
    [A B C D E G H I J K L]
    [A B C D E G H I J K L M]
    [A B C D E G H I J K L M N]
    [A B C D E G H I J K L M N O]
    [A B C D E G H I J K L M N O P]
    [A B C D E G H I J K L M N O P Q]
    [A B C D E G H I J K L M N O P Q S]
    [A B C D E G H I J K L M N O P Q S T]
    [A B C D E G H I J K L M N O P Q S T U]
    [A B C D E G H I J K L M N O P Q S T U V]
    [A B C D E G H I J K L M N O P Q S T U V W]
    [A B C D E G H I J K L M N O P Q S T U V W X]
    [A B C D E G H I J K L M N O P Q S T U V W X Y]
    [A B C D E G H I J K L M N O P Q S T U V W X Y Z]
}

/// What a function gives: only its type is looked at.
///
/// # Panics
/// Always.
pub fn given_by<F: Gives<Params>, Params>(_: &F) -> F::Value {
    unreachable!("only the type is asked for")
}

/// What is of no such type.
pub trait NotForeign {
    /// Its type.
    type Of: ?Sized;
    /// It is of none.
    fn foreign(&self) -> &Self::Of;
    /// What is asked whose its methods are: nothing.
    fn asked(&self) -> Other {
        Other
    }
    /// The same by value.
    fn by_value(&self) -> Other {
        Other
    }
    /// The same where complex numbers have it by value.
    fn array_by_value(&self) -> Other {
        Other
    }
    /// The same where it is a pointer.
    fn pointer(&self) -> Other {
        Other
    }
}

impl<T: ?Sized> NotForeign for Perhaps<'_, T> {
    type Of = T;
    fn foreign(&self) -> &T {
        self.0
    }
}

/// What is taken for an array.
pub fn array<T: ?Sized + Array>(x: &T) -> &T {
    x
}

/// What an iterator is collected into.
pub fn collected<T: ?Sized + Collected>(x: &T) -> &T {
    x
}

/// What is taken for something with a length.
pub fn counted<T: ?Sized + Counted>(x: &T) -> &T {
    x
}

/// What is taken for a number.
pub fn plain<T: ?Sized + Plain>(x: &T) -> &T {
    x
}

/// What is taken for an integer or a truth value.
pub fn bits<T: ?Sized + Bits>(x: &T) -> &T {
    x
}

/// What is taken for an `Option`.
pub fn optional<T: ?Sized + Optional>(x: &T) -> &T {
    x
}

/// What is taken for something of which there are other views.
pub fn view<T: ?Sized + View>(x: &T) -> &T {
    x
}

/// What is taken for a reference.
pub fn pointer<T: ?Sized + Pointer>(x: &T) -> &T {
    x
}

/// What iterators are taken to have arrays or options for items.
pub fn nested<I: IntoIterator<Item: Inner>>(x: &I) -> &I {
    x
}

/// Which type a method must be of that is found by rustc.
#[derive(Debug)]
pub struct Whose<T: ?Sized>(PhantomData<fn(&T)>);

/// The receiver's own, or one that pointers of std's lead to.
#[must_use]
pub fn whose<U: ?Sized + LeadsTo<T, At>, T: ?Sized, At>(_: &U) -> Whose<T> {
    Whose(PhantomData)
}

/// It is seen without that.
#[must_use]
pub fn known<T: ?Sized>() -> Whose<T> {
    Whose(PhantomData)
}

/// Functions that compare the type of a receiver with that of the method whose way back was found for it, by how many
/// arguments that takes.
macro_rules! own {
    ($name:ident $($rest:ident)*; $($more:ident)*) => {
        /// A receiver, and the way back of its method.
        pub fn $name<U, F, R, At, To, $($rest),*>(_: &U, _: &F)
        where
            F: Fn(To, $($rest),*) -> R,
            To: Reference,
            U: ?Sized + LeadsTo<To::To, At>,
        {
        }
        own!(@next $($rest)*; $($more)*);
    };
    (@next $($rest:ident)*;) => {};
    (@next $($rest:ident)*; $name:ident $next:ident $($more:ident)*) => {
        own!($name $($rest)* $next; $($more)*);
    };
}

own!(own3 A0 A1;
    own4 A2 own5 A3 own6 A4 own7 A5 own8 A6 own9 A7 own10 A8 own11 A9 own12 A10 own13 A11
    own14 A12 own15 A13 own16 A14 own17 A15 own18 A16 own19 A17 own20 A18 own21 A19 own22 A20
    own23 A21 own24 A22);

/// A function that is taken for one of std's: no other function is of the same type.
pub fn same<F>(_: F, x: F) -> F {
    x
}

/// What has the name of something of std's, and is that.
#[diagnostic::on_unimplemented(
    message = "this is taken for std's by its name, but it is a `{Self}`",
    label = "differentiation knows this by its name",
    note = "give it another name, or write a path before it, as in `own::Name`"
)]
pub trait OfStd<T> {}

#[diagnostic::do_not_recommend]
impl<T> OfStd<T> for T {}

/// What is taken for a type of std's, or a value of one.
pub fn of_std<T, U: OfStd<T>>(_: Option<U>) {}

/// What is taken for a `T`.
pub fn exactly<T, U: Exactly<T>>(_: PhantomData<T>, _: &U) {}

/// What the file declares as a `T`.
pub fn declared<T: ?Sized, U: ?Sized + Declared<T>>(_: PhantomData<T>, _: &U) {}

/// What is handed on by its name, and is taken for a value.
#[derive(Debug)]
pub struct Handed<'a, T: ?Sized>(pub &'a T);

/// No type is that.
#[diagnostic::on_unimplemented(
    message = "a constant that is a `{Self}` is handed on by its name, which is taken for a value",
    label = "differentiation does not see that this is a reference",
    note = "hand on a reference to it: put `&` before it"
)]
pub trait Value {}

impl<'a, 'b, T: ?Sized> Handed<'a, &'b T> {
    /// The reference, which there is none for.
    pub fn owned(self) -> &'a &'b T
    where
        &'b T: Value,
    {
        self.0
    }
}

/// What is found if it is no reference.
pub trait NoReference<'a, T> {
    /// The value.
    fn owned(self) -> &'a T;
}

impl<'a, T> NoReference<'a, T> for Handed<'a, T> {
    fn owned(self) -> &'a T {
        self.0
    }
}

/// Std's macros that are known by their names. Where they are imported by `*`, another of such a name is ambiguous.
pub mod macros {
    pub use std::{
        assert, assert_eq, assert_ne, dbg, debug_assert, debug_assert_eq, debug_assert_ne, matches,
        vec,
    };
}

/// What the macros say that they are: derivatives in differentiable functions are known by their names.
pub mod derivatives {
    /// `grad!`
    pub struct Grad;
    /// `value_and_grad!`
    pub struct ValueAndGrad;
    /// `jvp!`
    pub struct Jvp;
    /// `jacobian!`
    pub struct Jacobian;
    /// `hvp!`
    pub struct Hvp;
    /// `hessian!`
    pub struct Hessian;
}

/// Functions with a param that is a `&mut`, whose companions have a function of this name.
#[allow(non_upper_case_globals)]
pub trait TakesMut {
    /// There is none.
    type Missing;
    /// Stands for the function in the companion of another.
    const __forward_spent: Self::Missing;
}

/// What no companion is.
#[diagnostic::on_unimplemented(
    message = "a `&mut` is passed to `{Self}`, which takes no `&mut`",
    label = "no param of this function is a `&mut`",
    note = "pass it by `&`"
)]
pub trait Missing<'a> {}

impl<T> TakesMut for T
where
    for<'a> T: Missing<'a>,
{
    type Missing = ();
    const __forward_spent: () = ();
}

/// Functions; `As` is how they are called.
#[diagnostic::on_unimplemented(
    message = "a small name behind a type is taken for a function, but this is a `{Self}`",
    label = "differentiation does not see what this is",
    note = "bind it to a variable first: `let name = ..`"
)]
pub trait Callable<As> {}

/// Implements it for functions of so many arguments.
macro_rules! callable {
    ($($arg:ident)*) => {
        #[diagnostic::do_not_recommend]
        impl<F: Fn($($arg),*) -> R, R, $($arg),*> Callable<fn($($arg),*) -> R> for F {}
    };
}

callable!();
callable!(A);
callable!(A B);
callable!(A B C);
callable!(A B C D);
callable!(A B C D E);
callable!(A B C D E G);
callable!(A B C D E G H);
callable!(A B C D E G H I);

/// What is taken for a function.
pub fn callable<F: Callable<As>, As>(x: &F) -> &F {
    x
}
