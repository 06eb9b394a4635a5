//! What generated code calls: gradient types, zeros, sums, and the bound for generic functions.

pub use crate::real::Real;

/// A type that has gradients. Numbers without a derivative have the gradient type `()`.
///
/// ```
/// use grad_core::tangent::Differentiable;
///
/// assert_eq!([1.0, 2.0].zeros_like(), [0.0, 0.0]);
/// assert_eq!((1.0, 3usize).zeros_like(), (0.0, ()));
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be differentiated",
    note = "derive Differentiable for it, or mark the parameter #[no_diff]"
)]
pub trait Differentiable {
    /// What its gradient is.
    type Tangent;
    /// The zero gradient of this shape.
    fn zeros_like(&self) -> Self::Tangent;
}

/// The zero gradient of the shape of `x`.
///
/// ```
/// use grad_core::tangent::zeros_like;
///
/// assert_eq!(zeros_like(&[1.0, 2.0][..]), vec![0.0, 0.0]);
/// ```
pub fn zeros_like<T: Differentiable + ?Sized>(x: &T) -> T::Tangent {
    x.zeros_like()
}

/// Something that contributions are added to.
///
/// ```
/// use grad_core::tangent::Accumulate;
///
/// let mut place = [1.0, 2.0];
/// place.accumulate([10.0, 20.0]);
/// assert_eq!(place, [11.0, 22.0]);
/// ```
pub trait Accumulate<T> {
    /// Adds `other`, member by member.
    ///
    /// # Panics
    /// If the lengths differ.
    fn accumulate(&mut self, other: T);
}

/// Adds `other` to `place`, member by member.
///
/// ```
/// use grad_core::tangent::accumulate;
///
/// let mut place = (1.0, vec![2.0]);
/// accumulate(&mut place, (10.0, vec![20.0]));
/// assert_eq!(place, (11.0, vec![22.0]));
/// ```
pub fn accumulate<P: Accumulate<T> + ?Sized, T>(place: &mut P, other: T) {
    place.accumulate(other);
}

macro_rules! float {
    ($($t:ident)*) => {$(
        impl Differentiable for $t {
            type Tangent = $t;
            fn zeros_like(&self) -> $t {
                0.0
            }
        }
        impl Accumulate<$t> for $t {
            fn accumulate(&mut self, other: $t) {
                *self += other;
            }
        }
        impl Reset<$t> for $t {
            fn reset(&mut self, _: &$t) {
                *self = 0.0;
            }
        }
        impl Summed for $t {
            fn ones_like(&self) -> $t {
                1.0
            }
        }
        impl Ct for $t {
            fn unseeded() -> $t {
                0.0
            }
        }
    )*};
}

float!(f32 f64);

macro_rules! constant {
    ($($t:ty)*) => {$(
        impl Differentiable for $t {
            type Tangent = ();
            fn zeros_like(&self) {}
        }
        impl Reset<$t> for () {
            fn reset(&mut self, _: &$t) {}
        }
    )*};
}

constant!(i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize bool char str);

macro_rules! constant_member {
    ($($t:ty)*) => {$(
        impl Summed for $t {
            fn ones_like(&self) {}
        }
    )*};
}

constant_member!(i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize bool char);

impl Differentiable for () {
    type Tangent = ();
    fn zeros_like(&self) {}
}

impl Accumulate<()> for () {
    fn accumulate(&mut self, _: ()) {}
}

impl<T: Differentiable> Differentiable for [T] {
    type Tangent = Vec<T::Tangent>;
    fn zeros_like(&self) -> Self::Tangent {
        self.iter().map(T::zeros_like).collect()
    }
}

impl<T: Differentiable> Differentiable for Vec<T> {
    type Tangent = Vec<T::Tangent>;
    fn zeros_like(&self) -> Self::Tangent {
        self.as_slice().zeros_like()
    }
}

impl<T: Differentiable, const N: usize> Differentiable for [T; N] {
    type Tangent = [T::Tangent; N];
    fn zeros_like(&self) -> Self::Tangent {
        self.each_ref().map(T::zeros_like)
    }
}

impl<T: Differentiable + ?Sized> Differentiable for &T {
    type Tangent = T::Tangent;
    fn zeros_like(&self) -> Self::Tangent {
        T::zeros_like(self)
    }
}

impl<T: Differentiable + ?Sized> Differentiable for &mut T {
    type Tangent = T::Tangent;
    fn zeros_like(&self) -> Self::Tangent {
        T::zeros_like(self)
    }
}

/// Adds what an iterator yields to the elements of `place`.
fn add_all<P: Accumulate<T>, T>(place: &mut [P], others: impl ExactSizeIterator<Item = T>) {
    assert_eq!(
        place.len(),
        others.len(),
        "a gradient of another length cannot be added"
    );
    for (x, y) in place.iter_mut().zip(others) {
        x.accumulate(y);
    }
}

impl<P: Accumulate<T>, T> Accumulate<Vec<T>> for [P] {
    fn accumulate(&mut self, other: Vec<T>) {
        add_all(self, other.into_iter());
    }
}

impl<P: Accumulate<T>, T, const N: usize> Accumulate<[T; N]> for [P] {
    fn accumulate(&mut self, other: [T; N]) {
        add_all(self, other.into_iter());
    }
}

impl<P: Accumulate<T>, T> Accumulate<Vec<T>> for Vec<P> {
    fn accumulate(&mut self, other: Vec<T>) {
        add_all(self, other.into_iter());
    }
}

impl<P: Accumulate<T>, T, const N: usize> Accumulate<[T; N]> for Vec<P> {
    fn accumulate(&mut self, other: [T; N]) {
        add_all(self, other.into_iter());
    }
}

impl<P: Accumulate<T>, T, const N: usize> Accumulate<Vec<T>> for [P; N] {
    fn accumulate(&mut self, other: Vec<T>) {
        add_all(self, other.into_iter());
    }
}

impl<P: Accumulate<T>, T, const N: usize> Accumulate<[T; N]> for [P; N] {
    fn accumulate(&mut self, other: [T; N]) {
        add_all(self, other.into_iter());
    }
}

impl<P: Accumulate<T> + ?Sized, T> Accumulate<T> for &mut P {
    fn accumulate(&mut self, other: T) {
        P::accumulate(self, other);
    }
}

/// The cotangent of a return value that nobody uses.
///
/// ```
/// use grad_core::tangent::Ct;
///
/// assert_eq!(<(f64, Vec<f64>)>::unseeded(), (0.0, vec![]));
/// ```
pub trait Ct {
    /// Zero; an empty vector stands for zeros of any length.
    fn unseeded() -> Self;
}

impl<T> Ct for Vec<T> {
    fn unseeded() -> Self {
        Vec::new()
    }
}

impl<T: Ct, const N: usize> Ct for [T; N] {
    fn unseeded() -> Self {
        std::array::from_fn(|_| T::unseeded())
    }
}

/// The cotangent of a return value that nobody uses.
///
/// ```
/// use grad_core::tangent::unseeded;
///
/// let ct: f64 = unseeded();
/// assert_eq!(ct, 0.0);
/// ```
pub fn unseeded<T: Ct>() -> T {
    T::unseeded()
}

/// The cotangent `ct` of a vector of `len` elements: an empty one stands for zeros.
///
/// # Panics
/// If the length is another.
///
/// ```
/// use grad_core::tangent::of_length;
///
/// assert_eq!(of_length::<f64>(vec![], 2), vec![0.0, 0.0]);
/// assert_eq!(of_length(vec![1.0, 2.0], 2), vec![1.0, 2.0]);
/// ```
pub fn of_length<T: Ct>(ct: Vec<T>, len: usize) -> Vec<T> {
    if ct.is_empty() {
        return (0..len).map(|_| T::unseeded()).collect();
    }
    assert_eq!(
        ct.len(),
        len,
        "the cotangent has another length than what the function returned"
    );
    ct
}

/// A value whose gradient is that of the sum of all floats in it.
///
/// ```
/// use grad_core::tangent::Summed;
///
/// assert_eq!((2.0, [3.0, 4.0], 5usize).ones_like(), (1.0, [1.0, 1.0], ()));
/// ```
#[diagnostic::on_unimplemented(
    message = "a function that returns `{Self}` has no gradient",
    label = "its value is no number, and no array or tuple of numbers",
    note = "use `vjp!`, which takes a cotangent for the value and each `&mut` parameter"
)]
pub trait Summed: Differentiable {
    /// Ones of this shape.
    fn ones_like(&self) -> Self::Tangent;
}

/// Ones of the shape of `x`: the cotangent of the sum of all floats in it.
///
/// ```
/// use grad_core::tangent::ones_like;
///
/// assert_eq!(ones_like(&vec![3.0, 4.0]), vec![1.0, 1.0]);
/// ```
pub fn ones_like<T: Summed>(x: &T) -> T::Tangent {
    x.ones_like()
}

impl<T: Summed> Summed for Vec<T> {
    fn ones_like(&self) -> Self::Tangent {
        self.iter().map(T::ones_like).collect()
    }
}

impl<T: Summed, const N: usize> Summed for [T; N] {
    fn ones_like(&self) -> Self::Tangent {
        self.each_ref().map(T::ones_like)
    }
}

/// A buffer for the gradient of an `L`.
///
/// ```
/// use grad_core::tangent::Reset;
///
/// let mut buffer = [7.0, 7.0];
/// buffer.reset(&[1.0, 2.0]);
/// assert_eq!(buffer, [0.0, 0.0]);
/// ```
pub trait Reset<L: ?Sized> {
    /// Becomes the zero gradient of `like`.
    ///
    /// # Panics
    /// If the lengths differ.
    fn reset(&mut self, like: &L);
}

/// Makes `buffer` the zero gradient of `like`.
///
/// # Panics
/// If the lengths differ.
///
/// ```
/// use grad_core::tangent::reset;
///
/// let mut buffer = vec![7.0, 7.0];
/// reset(&mut buffer[..], &[1.0, 2.0][..]);
/// assert_eq!(buffer, vec![0.0, 0.0]);
/// ```
pub fn reset<B: Reset<L> + ?Sized, L: ?Sized>(buffer: &mut B, like: &L) {
    buffer.reset(like);
}

impl<B: Reset<L>, L> Reset<[L]> for [B] {
    fn reset(&mut self, like: &[L]) {
        assert_eq!(
            self.len(),
            like.len(),
            "the buffer for a gradient has another length than the argument"
        );
        for (b, l) in self.iter_mut().zip(like) {
            b.reset(l);
        }
    }
}

impl<B: Reset<L>, L> Reset<[L]> for Vec<B> {
    fn reset(&mut self, like: &[L]) {
        self.as_mut_slice().reset(like);
    }
}

impl<B: Reset<L>, L> Reset<Vec<L>> for Vec<B> {
    fn reset(&mut self, like: &Vec<L>) {
        self.as_mut_slice().reset(like.as_slice());
    }
}

impl<B: Reset<L>, L, const N: usize> Reset<[L; N]> for [B; N] {
    fn reset(&mut self, like: &[L; N]) {
        self.as_mut_slice().reset(like.as_slice());
    }
}

macro_rules! tuple {
    ($($t:ident $p:ident $i:tt)*) => {
        impl<$($t: Differentiable),*> Differentiable for ($($t,)*) {
            type Tangent = ($($t::Tangent,)*);
            fn zeros_like(&self) -> Self::Tangent {
                ($(self.$i.zeros_like(),)*)
            }
        }
        impl<$($p: Accumulate<$t>, $t),*> Accumulate<($($t,)*)> for ($($p,)*) {
            fn accumulate(&mut self, other: ($($t,)*)) {
                $(self.$i.accumulate(other.$i);)*
            }
        }
        impl<$($t: Summed),*> Summed for ($($t,)*) {
            fn ones_like(&self) -> Self::Tangent {
                ($(self.$i.ones_like(),)*)
            }
        }
        impl<$($p: Reset<$t>, $t),*> Reset<($($t,)*)> for ($($p,)*) {
            fn reset(&mut self, like: &($($t,)*)) {
                $(self.$i.reset(&like.$i);)*
            }
        }
        impl<$($t: Ct),*> Ct for ($($t,)*) {
            fn unseeded() -> Self {
                ($($t::unseeded(),)*)
            }
        }
    };
}

tuple!(A P 0);
tuple!(A P 0 B Q 1);
tuple!(A P 0 B Q 1 C R 2);
tuple!(A P 0 B Q 1 C R 2 D S 3);
tuple!(A P 0 B Q 1 C R 2 D S 3 E T 4);
tuple!(A P 0 B Q 1 C R 2 D S 3 E T 4 F U 5);

impl Ct for () {
    fn unseeded() {}
}

/// A place whose content is replaced.
///
/// ```
/// use grad_core::tangent::Assign;
///
/// let mut place = [0.0; 2];
/// place[..].assign(&vec![1.0, 2.0]);
/// assert_eq!(place, [1.0, 2.0]);
/// ```
pub trait Assign<T: ?Sized> {
    /// Replaces the content.
    ///
    /// # Panics
    /// If the lengths differ and the place cannot change its own.
    fn assign(&mut self, value: &T);
}

impl<T: Clone> Assign<T> for T {
    fn assign(&mut self, value: &T) {
        self.clone_from(value);
    }
}

impl<T: Clone> Assign<Vec<T>> for [T] {
    fn assign(&mut self, value: &Vec<T>) {
        assert_eq!(
            self.len(),
            value.len(),
            "the buffer has another length than what is written to it"
        );
        self.clone_from_slice(value);
    }
}

/// Replaces the content of `place`.
///
/// ```
/// use grad_core::tangent::assign;
///
/// let mut place = [0.0; 2];
/// assign(&mut place[..], vec![1.0, 2.0]);
/// assert_eq!(place, [1.0, 2.0]);
/// ```
pub fn assign<P: Assign<T> + ?Sized, T>(place: &mut P, value: T) {
    place.assign(&value);
}

/// What `place` holds, to be put back later.
///
/// ```
/// use grad_core::tangent::snapshot;
///
/// assert_eq!(snapshot(&[1.0, 2.0][..]), vec![1.0, 2.0]);
/// ```
pub fn snapshot<T: ToOwned + ?Sized>(place: &T) -> T::Owned {
    place.to_owned()
}

/// `x` in the float type of `like`.
///
/// ```
/// use grad_core::tangent::CastLike;
///
/// let rounded: f32 = CastLike::<f32>::cast_like(&0.1f64);
/// assert_eq!(rounded, 0.1f32);
/// ```
pub trait CastLike<L> {
    /// What comes out.
    type Out;
    /// Rounds as `as` does.
    fn cast_like(&self) -> Self::Out;
}

impl<X: Real, L: Real> CastLike<L> for X {
    type Out = L;
    fn cast_like(&self) -> L {
        L::lit(self.to_f64())
    }
}

/// `x` in the float type of `like`.
///
/// ```
/// use grad_core::tangent::cast_like;
///
/// assert_eq!(cast_like(&0.1f64, &0f32), 0.1f32);
/// ```
pub fn cast_like<X: CastLike<L>, L>(x: &X, _like: &L) -> X::Out {
    x.cast_like()
}

/// The sum of the elements of `a`; zeros of the shape of `like` if there are none.
///
/// ```
/// use grad_core::tangent::sum_like;
///
/// assert_eq!(sum_like(&[[1.0, 2.0], [3.0, 4.0]], &[0.0, 0.0]), [4.0, 6.0]);
/// ```
pub fn sum_like<A, L>(a: &[A], like: &L) -> L::Tangent
where
    A: Clone,
    L: Differentiable + ?Sized,
    L::Tangent: Accumulate<A>,
{
    let mut sum = like.zeros_like();
    for x in a {
        sum.accumulate(x.clone());
    }
    sum
}

/// The identity; no derivative passes.
///
/// ```
/// use grad_core::tangent::stop_gradient;
///
/// assert_eq!(stop_gradient(2.0), 2.0);
/// ```
pub fn stop_gradient<T>(x: T) -> T {
    x
}

/// The position of a param among those that are differentiated.
///
/// ```
/// use grad_core::tangent::{At, Select};
///
/// assert_eq!(At::<1>::select((1.0, 2.0)), 2.0);
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct At<const I: usize>;

/// A tuple with a member `I`.
///
/// ```
/// use grad_core::tangent::Member;
///
/// let last = Member::<1>::member(&mut (1.0, vec![2.0]));
/// assert_eq!(last, vec![2.0]);
/// ```
pub trait Member<const I: usize> {
    /// Its type.
    type Of;
    /// Takes it out, as far as it is still there.
    fn member(&mut self) -> Self::Of;
}

/// What `wrt(..)` selects of the gradients `G`: one member, or a tuple of some.
///
/// ```
/// use grad_core::tangent::{At, Select};
///
/// assert_eq!(<(At<1>, At<0>)>::select((1.0, 2.0)), (2.0, 1.0));
/// ```
pub trait Select<G> {
    /// The member, or the tuple.
    type Out;
    /// Selects.
    fn select(gradients: G) -> Self::Out;
}

impl<const I: usize, G: Member<I>> Select<G> for At<I> {
    type Out = G::Of;
    fn select(mut gradients: G) -> G::Of {
        gradients.member()
    }
}

macro_rules! members {
    ($tuple:tt $($t:ident $i:tt)*) => { $(members!(@ $tuple $t $i);)* };
    (@ ($($all:ident)*) $t:ident $i:tt) => {
        impl<$($all: Default),*> Member<$i> for ($($all,)*) {
            type Of = $t;
            fn member(&mut self) -> $t {
                std::mem::take(&mut self.$i)
            }
        }
    };
}

members!((A) A 0);
members!((A B) A 0 B 1);
members!((A B C) A 0 B 1 C 2);
members!((A B C D) A 0 B 1 C 2 D 3);
members!((A B C D E) A 0 B 1 C 2 D 3 E 4);
members!((A B C D E F) A 0 B 1 C 2 D 3 E 4 F 5);
members!((A B C D E F G) A 0 B 1 C 2 D 3 E 4 F 5 G 6);
members!((A B C D E F G H) A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7);

macro_rules! selections {
    ($($i:ident $o:ident)*) => {
        impl<Gr, $(const $i: usize, $o),*> Select<Gr> for ($(At<$i>,)*)
        where
            $(Gr: Member<$i, Of = $o>),*
        {
            type Out = ($($o,)*);
            fn select(mut gradients: Gr) -> Self::Out {
                ($(<Gr as Member<$i>>::member(&mut gradients),)*)
            }
        }
    };
}

selections!(I A J B);
selections!(I A J B K C);
selections!(I A J B K C L D);
