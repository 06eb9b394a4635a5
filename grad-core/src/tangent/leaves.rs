//! The floats in a value, in order and by name.

use super::tuples::for_tuples;
use std::cmp::Ordering;
use std::fmt;
use std::marker::PhantomData;
use std::num::NonZero;
use std::time::Duration;

/// The floats in a value. A value and its gradient have the same ones, in the same order: members in the order of their
/// declaration, elements by index, depth first. Integers and other constants have none.
///
/// Optimisers step plain vectors of numbers:
///
/// ```
/// # mod grads { pub use grad_core::tangent::Leaves; }
/// use grads::Leaves;
///
/// let mut params = (1.0, [2.0, 3.0]);
/// let mut flat = params.to_flat();
/// assert_eq!(flat, [1.0, 2.0, 3.0]);
/// flat[2] -= 0.5;
/// params.set_flat(&flat);
/// assert_eq!(params, (1.0, [2.0, 2.5]));
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be differentiated",
    note = "derive Differentiable for it, or mark the parameter or field #[no_diff]"
)]
pub trait Leaves {
    /// Calls `f` with every float and its place; `at` is the place of `self`.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tangent::{LeafPath, Leaves}; }
    /// use grads::{LeafPath, Leaves};
    ///
    /// let mut places = vec![];
    /// let mut note = |at: &LeafPath, x: f64| places.push(format!("{at} is {x}"));
    /// (1.0, [2.0, 3.0]).visit_leaves(&mut LeafPath::default(), &mut note);
    /// assert_eq!(places, ["0 is 1", "1[0] is 2", "1[1] is 3"]);
    /// ```
    fn visit_leaves(&self, at: &mut LeafPath, f: &mut dyn FnMut(&LeafPath, f64));
    /// Replaces every float by what `f` makes of it.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tangent::Leaves; }
    /// use grads::Leaves;
    ///
    /// let mut weights = (1.0, vec![-2.0, 3.0]);
    /// weights.map_leaves(&mut |x| x.max(0.0));
    /// assert_eq!(weights, (1.0, vec![0.0, 3.0]));
    /// ```
    ///
    /// # Panics
    /// If a float is behind a shared reference.
    fn map_leaves(&mut self, f: &mut dyn FnMut(f64) -> f64);

    /// Makes a cotangent one of a value of a called function, which takes `-0.0` in a part for a part that has none. A number has no parts.
    #[doc(hidden)]
    #[inline]
    fn tell_parts(&mut self) {
        self.mark(Marking::Told);
    }

    /// Makes `0.0` of a number that is `-0.0`; what has parts is left as it is.
    #[doc(hidden)]
    #[inline]
    fn tell_number(&mut self) {}

    /// Whether a number is the cotangent of something that was used: else it is `-0.0`.
    #[doc(hidden)]
    #[inline]
    fn is_there(&self) -> bool {
        true
    }

    /// Says of each number whether it is there.
    #[doc(hidden)]
    #[inline]
    fn mark(&mut self, mark: Marking) {
        self.map_leaves(&mut |x| mark.of(x));
    }

    /// How many floats there are.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tangent::Leaves; }
    /// use grads::Leaves;
    ///
    /// assert_eq!((1.0, 7usize, vec![[2.0; 3]; 4]).leaf_count(), 13);
    /// ```
    fn leaf_count(&self) -> usize {
        if let Some(floats) = self.as_floats() {
            return floats.len();
        }
        let mut count = 0;
        self.visit_leaves(&mut LeafPath::nameless(), &mut |_, _| count += 1);
        count
    }
    /// The floats.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tangent::Leaves; }
    /// use grads::Leaves;
    ///
    /// assert_eq!(vec![(1.0, 2.0f32), (3.0, 4.0)].to_flat(), [1.0, 2.0, 3.0, 4.0]);
    /// ```
    fn to_flat(&self) -> Vec<f64> {
        if let Some(floats) = self.as_floats() {
            return floats.to_vec();
        }
        let mut flat = vec![];
        self.visit_leaves(&mut LeafPath::nameless(), &mut |_, x| flat.push(x));
        flat
    }
    /// Writes the floats to `flat`. Nothing is allocated.
    ///
    /// # Panics
    /// If `flat` has another length than `leaf_count()`.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tangent::Leaves; }
    /// use grads::Leaves;
    ///
    /// let mut flat = [0.0; 3];
    /// (1.0, vec![2.0, 3.0]).to_flat_slice(&mut flat);
    /// assert_eq!(flat, [1.0, 2.0, 3.0]);
    /// ```
    fn to_flat_slice(&self, flat: &mut [f64]) {
        check_length(flat.len(), self.leaf_count());
        if let Some(floats) = self.as_floats() {
            return flat.copy_from_slice(floats);
        }
        let mut places = flat.iter_mut();
        self.visit_leaves(&mut LeafPath::nameless(), &mut |_, x| {
            places.next().into_iter().for_each(|place| *place = x);
        });
    }
    /// Replaces the floats by those of `flat`; an `f32` is rounded. Nothing is allocated.
    ///
    /// # Panics
    /// If `flat` has another length than `leaf_count()`, or a float is behind a shared reference.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tangent::Leaves; }
    /// use grads::Leaves;
    ///
    /// let mut x = ([0.0; 2], 5usize);
    /// x.set_flat(&[1.0, 2.0]);
    /// assert_eq!(x, ([1.0, 2.0], 5));
    /// ```
    fn set_flat(&mut self, flat: &[f64]) {
        check_length(flat.len(), self.leaf_count());
        if let Some(floats) = self.as_floats_mut() {
            return floats.copy_from_slice(flat);
        }
        let mut flat = flat.iter();
        self.map_leaves(&mut |x| flat.next().copied().unwrap_or(x));
    }
    /// The same value with the floats of `flat`.
    ///
    /// # Panics
    /// As [`Leaves::set_flat`].
    ///
    /// ```
    /// # mod grads { pub use grad_core::tangent::Leaves; }
    /// use grads::Leaves;
    ///
    /// assert_eq!((0.0, vec![0.0]).with_flat(&[1.0, 2.0]), (1.0, vec![2.0]));
    /// ```
    fn with_flat(&self, flat: &[f64]) -> Self
    where
        Self: Clone,
    {
        let mut filled = self.clone();
        filled.set_flat(flat);
        filled
    }
    /// The floats with names like `layers[0].w[3]`. A payload of an enum is named by its variant (`shape.Circle.r`), that
    /// of an `Option` as the option is.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tangent::Leaves; }
    /// use grads::Leaves;
    ///
    /// let named = (1.0, vec![2.0, 3.0]).named_leaves();
    /// assert_eq!(named[0], ("0".to_string(), 1.0));
    /// assert_eq!(named[2], ("1[1]".to_string(), 3.0));
    /// ```
    fn named_leaves(&self) -> Vec<(String, f64)> {
        let mut named = vec![];
        self.visit_leaves(&mut LeafPath::default(), &mut |at, x| {
            named.push((at.to_string(), x));
        });
        named
    }

    /// The floats, if all of them are `f64` and stand beside each other.
    #[doc(hidden)]
    fn as_floats(&self) -> Option<&[f64]> {
        None
    }
    /// The floats, to be written to, if all of them are `f64` and stand beside each other.
    #[doc(hidden)]
    fn as_floats_mut(&mut self) -> Option<&mut [f64]> {
        None
    }
    /// The same of values that stand beside each other.
    #[doc(hidden)]
    fn floats_of(_: &[Self]) -> Option<&[f64]>
    where
        Self: Sized,
    {
        None
    }
    /// The same of values that stand beside each other.
    #[doc(hidden)]
    fn floats_of_mut(_: &mut [Self]) -> Option<&mut [f64]>
    where
        Self: Sized,
    {
        None
    }

    /// Whether no `clone` in it is the user's, so that a clone is the same value.
    #[doc(hidden)]
    const CLONED_BY_STD: bool = false;
    /// Whether another value of this type is the same to the bit, as far as can be seen.
    #[doc(hidden)]
    fn is_same(&self, other: &Self) -> bool {
        match (self.as_floats(), other.as_floats()) {
            (Some(a), Some(b)) => same_bits(a, b),
            _ => same_bits(&self.to_flat(), &other.to_flat()),
        }
    }
    /// Makes each float another one, as near as can be.
    #[doc(hidden)]
    fn nudge(&mut self) {}
}

fn check_length(flat: usize, floats: usize) {
    assert_eq!(
        flat, floats,
        "the flat vector has another length than there are floats"
    );
}

/// Where a float is in a value.
///
/// ```
/// # mod grads { pub use grad_core::tangent::LeafPath; }
/// use grads::LeafPath;
///
/// let mut at = LeafPath::default();
/// at.field("layers", |at| at.index(0, |at| at.field("w", |at| assert_eq!(at.to_string(), "layers[0].w"))));
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LeafPath {
    steps: Vec<Step>,
    /// Whether nobody asks for the place, so that the steps need not be kept.
    is_nameless: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Step {
    Field(&'static str),
    Index(usize),
}

impl LeafPath {
    /// A place that is not kept.
    fn nameless() -> LeafPath {
        LeafPath {
            steps: vec![],
            is_nameless: true,
        }
    }

    /// Calls `visit` with the place of field `name` of what is here.
    pub fn field<R>(&mut self, name: &'static str, visit: impl FnOnce(&mut LeafPath) -> R) -> R {
        self.step(Step::Field(name), visit)
    }

    /// Calls `visit` with the place of element `i` of what is here.
    pub fn index<R>(&mut self, i: usize, visit: impl FnOnce(&mut LeafPath) -> R) -> R {
        self.step(Step::Index(i), visit)
    }

    fn step<R>(&mut self, step: Step, visit: impl FnOnce(&mut LeafPath) -> R) -> R {
        if self.is_nameless {
            return visit(self);
        }
        self.steps.push(step);
        let result = visit(self);
        self.steps.pop();
        result
    }
}

impl fmt::Display for LeafPath {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for (i, step) in self.steps.iter().enumerate() {
            match step {
                Step::Field(name) if i == 0 => write!(f, "{name}")?,
                Step::Field(name) => write!(f, ".{name}")?,
                Step::Index(i) => write!(f, "[{i}]")?,
            }
        }
        Ok(())
    }
}

/// What becomes of the numbers of a cotangent, in which `-0.0` is what is not there.
#[doc(hidden)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Marking {
    /// Each is there.
    Told,
    /// None is there.
    Empty,
    /// Each is zero.
    Zero,
}

impl Marking {
    #[inline]
    fn of(self, x: f64) -> f64 {
        match self {
            Marking::Told => x + 0.0,
            Marking::Empty => -0.0,
            Marking::Zero => 0.0,
        }
    }
}

macro_rules! float {
    ($($t:ident { $($beside:item)* })*) => {$(
        impl Leaves for $t {
            fn visit_leaves(&self, at: &mut LeafPath, f: &mut dyn FnMut(&LeafPath, f64)) {
                f(at, f64::from(*self));
            }
            fn map_leaves(&mut self, f: &mut dyn FnMut(f64) -> f64) {
                *self = f(f64::from(*self)) as $t;
            }
            #[inline]
            fn is_there(&self) -> bool {
                crate::support::is_present(self)
            }
            #[inline]
            fn tell_parts(&mut self) {}
            #[inline]
            fn tell_number(&mut self) {
                *self += 0.0;
            }
            #[inline]
            fn mark(&mut self, mark: Marking) {
                *self = mark.of(f64::from(*self)) as $t;
            }
            const CLONED_BY_STD: bool = true;
            fn is_same(&self, other: &$t) -> bool {
                self.to_bits() == other.to_bits()
            }
            fn nudge(&mut self) {
                *self = self.next_up();
            }
            $($beside)*
        }
    )*};
}

float! {
    f32 {}
    f64 {
        fn floats_of(all: &[f64]) -> Option<&[f64]> {
            Some(all)
        }
        fn floats_of_mut(all: &mut [f64]) -> Option<&mut [f64]> {
            Some(all)
        }
    }
}

macro_rules! constant {
    ($([$($generics:tt)*] $t:ty,)*) => {$(
        impl<$($generics)*> Leaves for $t {
            fn visit_leaves(&self, _: &mut LeafPath, _: &mut dyn FnMut(&LeafPath, f64)) {}
            fn map_leaves(&mut self, _: &mut dyn FnMut(f64) -> f64) {}
            #[inline]
            fn mark(&mut self, _: Marking) {}
            const CLONED_BY_STD: bool = true;
            fn is_same(&self, other: &$t) -> bool {
                self == other
            }
        }
    )*};
}

constant!([] i8, [] i16, [] i32, [] i64, [] i128, [] isize, [] u8, [] u16, [] u32, [] u64, [] u128, [] usize,);
constant!([] bool, [] char, [] str, [] String, [] (), [T: ?Sized] PhantomData<T>,);
constant!([] NonZero<i8>, [] NonZero<i16>, [] NonZero<i32>, [] NonZero<i64>, [] NonZero<i128>, [] NonZero<isize>, [] NonZero<u8>, [] NonZero<u16>, [] NonZero<u32>, [] NonZero<u64>, [] NonZero<u128>, [] NonZero<usize>,);
constant!([] Ordering, [] Duration,);

/// Whether floats are the same to the bit. All are looked at, so that several are at once.
fn same_bits(a: &[f64], b: &[f64]) -> bool {
    let differ = |(a, b): (&f64, &f64)| a.to_bits() ^ b.to_bits();
    a.len() == b.len() && a.iter().zip(b).map(differ).fold(0, |all, bits| all | bits) == 0
}

impl<T: Leaves> Leaves for [T] {
    fn visit_leaves(&self, at: &mut LeafPath, f: &mut dyn FnMut(&LeafPath, f64)) {
        for (i, x) in self.iter().enumerate() {
            at.index(i, |at| x.visit_leaves(at, f));
        }
    }
    fn map_leaves(&mut self, f: &mut dyn FnMut(f64) -> f64) {
        for x in self {
            x.map_leaves(f);
        }
    }
    #[inline]
    fn mark(&mut self, mark: Marking) {
        for x in self {
            x.mark(mark);
        }
    }
    const CLONED_BY_STD: bool = T::CLONED_BY_STD;
    fn is_same(&self, other: &[T]) -> bool {
        self.len() == other.len()
            && match (T::floats_of(self), T::floats_of(other)) {
                (Some(a), Some(b)) => same_bits(a, b),
                _ => self.iter().zip(other).all(|(a, b)| a.is_same(b)),
            }
    }
    fn nudge(&mut self) {
        self.iter_mut().for_each(T::nudge);
    }
    fn as_floats(&self) -> Option<&[f64]> {
        T::floats_of(self)
    }
    fn as_floats_mut(&mut self) -> Option<&mut [f64]> {
        T::floats_of_mut(self)
    }
}

macro_rules! as_inner {
    ($([$($generics:tt)*] $t:ty => $inner:ty,)*) => {$(
        impl<$($generics)*> Leaves for $t {
            fn visit_leaves(&self, at: &mut LeafPath, f: &mut dyn FnMut(&LeafPath, f64)) {
                <$inner>::visit_leaves(self, at, f);
            }
            fn map_leaves(&mut self, f: &mut dyn FnMut(f64) -> f64) {
                <$inner>::map_leaves(self, f);
            }
            #[inline]
            fn mark(&mut self, mark: Marking) {
                <$inner>::mark(self, mark);
            }
            const CLONED_BY_STD: bool = <$inner>::CLONED_BY_STD;
            fn is_same(&self, other: &Self) -> bool {
                <$inner>::is_same(self, other)
            }
            fn nudge(&mut self) {
                <$inner>::nudge(self);
            }
            fn as_floats(&self) -> Option<&[f64]> {
                <$inner>::as_floats(self)
            }
            fn as_floats_mut(&mut self) -> Option<&mut [f64]> {
                <$inner>::as_floats_mut(self)
            }
        }
    )*};
}

as_inner! {
    [T: Leaves] Vec<T> => [T],
    [T: Leaves, const N: usize] [T; N] => [T],
    [T: Leaves + ?Sized] Box<T> => T,
    [T: Leaves + ?Sized] &mut T => T,
}

impl<T: Leaves + ?Sized> Leaves for &T {
    fn visit_leaves(&self, at: &mut LeafPath, f: &mut dyn FnMut(&LeafPath, f64)) {
        T::visit_leaves(self, at, f);
    }
    fn map_leaves(&mut self, _: &mut dyn FnMut(f64) -> f64) {
        assert_eq!(
            self.leaf_count(),
            0,
            "floats behind a shared reference cannot be changed"
        );
    }
    const CLONED_BY_STD: bool = true;
    fn is_same(&self, other: &Self) -> bool {
        T::is_same(self, other)
    }
}

impl<T: Leaves> Leaves for Option<T> {
    fn visit_leaves(&self, at: &mut LeafPath, f: &mut dyn FnMut(&LeafPath, f64)) {
        if let Some(x) = self {
            x.visit_leaves(at, f);
        }
    }
    fn map_leaves(&mut self, f: &mut dyn FnMut(f64) -> f64) {
        if let Some(x) = self {
            x.map_leaves(f);
        }
    }
    #[inline]
    fn mark(&mut self, mark: Marking) {
        if let Some(x) = self {
            x.mark(mark);
        }
    }
    const CLONED_BY_STD: bool = T::CLONED_BY_STD;
    fn is_same(&self, other: &Self) -> bool {
        match (self, other) {
            (Some(a), Some(b)) => a.is_same(b),
            (None, None) => true,
            _ => false,
        }
    }
    fn nudge(&mut self) {
        self.iter_mut().for_each(T::nudge);
    }
}

impl<T: Leaves, E> Leaves for Result<T, E> {
    fn visit_leaves(&self, at: &mut LeafPath, f: &mut dyn FnMut(&LeafPath, f64)) {
        if let Ok(x) = self {
            x.visit_leaves(at, f);
        }
    }
    fn map_leaves(&mut self, f: &mut dyn FnMut(f64) -> f64) {
        if let Ok(x) = self {
            x.map_leaves(f);
        }
    }
    #[inline]
    fn mark(&mut self, mark: Marking) {
        if let Ok(x) = self {
            x.mark(mark);
        }
    }
    const CLONED_BY_STD: bool = T::CLONED_BY_STD;
    fn is_same(&self, other: &Self) -> bool {
        match (self, other) {
            (Ok(a), Ok(b)) => a.is_same(b),
            (Err(_), Err(_)) => true,
            _ => false,
        }
    }
    fn nudge(&mut self) {
        self.iter_mut().for_each(T::nudge);
    }
}

macro_rules! tuple {
    ($($t:ident $p:ident $i:tt)*) => {
        impl<$($t: Leaves),*> Leaves for ($($t,)*) {
            fn visit_leaves(&self, at: &mut LeafPath, f: &mut dyn FnMut(&LeafPath, f64)) {
                $(at.field(stringify!($i), |at| self.$i.visit_leaves(at, f));)*
            }
            fn map_leaves(&mut self, f: &mut dyn FnMut(f64) -> f64) {
                $(self.$i.map_leaves(f);)*
            }
            #[inline]
            fn mark(&mut self, mark: Marking) {
                $(self.$i.mark(mark);)*
            }
            const CLONED_BY_STD: bool = true $(&& $t::CLONED_BY_STD)*;
            fn is_same(&self, other: &Self) -> bool {
                true $(&& self.$i.is_same(&other.$i))*
            }
            fn nudge(&mut self) {
                $(self.$i.nudge();)*
            }
        }
    };
}

for_tuples!(tuple);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_the_same_where_their_floats_are() {
        type Found = Result<f64, String>;
        let all: [Found; 3] = [Ok(1.5), Ok(2.5), Err("none".to_string())];
        for (i, a) in all.iter().enumerate() {
            for (j, b) in all.iter().enumerate() {
                assert_eq!(a.is_same(b), i == j);
            }
        }
        let nan: Found = Ok(f64::NAN);
        assert!(nan.is_same(&nan.clone()) && Found::CLONED_BY_STD);
        let mut nudged = all.clone();
        nudged.iter_mut().for_each(Found::nudge);
        assert!(!nudged[0].is_same(&all[0]) && nudged[2].is_same(&all[2]));
    }

    #[test]
    fn values_of_other_lengths_are_not_the_same() {
        assert!(!vec![0.0].is_same(&vec![0.0, 0.0]));
        assert!(![1.0][..].is_same(&[1.0, 2.0][..]));
    }
}
