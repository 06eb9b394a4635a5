//! The value of a variable that has none yet.
//!
//! Generated code declares a variable before the loop or branch that gives it its value: what an early `return` hands out,
//! say. What it holds until then is never read.

/// A type of which there is a value to fill a place with.
///
/// `#[derive(Differentiable)]` implements it for types of one's own.
#[diagnostic::on_unimplemented(
    message = "a `{Self}` leaves a loop or a branch here, and its place has to be filled before",
    note = "derive Differentiable for it, or make it where it is used"
)]
pub trait Blank: Sized {
    /// Some value.
    fn blank() -> Self;
}

/// Some value, which is never read.
///
/// ```
/// use grad_core::tangent::blank;
///
/// let place: (f64, [Vec<u8>; 2]) = blank();
/// assert_eq!(place, (0.0, [vec![], vec![]]));
/// ```
pub fn blank<T: Blank>() -> T {
    T::blank()
}

/// An array of a length that follows from its use; what it holds is never read.
///
/// ```
/// use grad_core::tangent::blank_array;
///
/// let mut places = blank_array();
/// places[1] = 2.0;
/// let places: [f64; 3] = places;
/// assert_eq!(places[1], 2.0);
/// ```
pub fn blank_array<T: Blank, const N: usize>() -> [T; N] {
    blank()
}

macro_rules! defaults {
    ($($t:ty)*) => {$(
        impl Blank for $t {
            fn blank() -> $t {
                Default::default()
            }
        }
    )*};
}

defaults! { f32 f64 usize u8 u16 u32 u64 u128 isize i8 i16 i32 i64 i128 bool char String }

impl Blank for () {
    fn blank() {}
}

impl Blank for &str {
    fn blank() -> Self {
        ""
    }
}

impl<T> Blank for Vec<T> {
    fn blank() -> Vec<T> {
        Vec::new()
    }
}

impl<T> Blank for Option<T> {
    fn blank() -> Option<T> {
        None
    }
}

impl<T: Blank, E> Blank for Result<T, E> {
    fn blank() -> Result<T, E> {
        Ok(T::blank())
    }
}

impl<T> Blank for &[T] {
    fn blank() -> Self {
        &[]
    }
}

impl<T: Blank> Blank for Box<T> {
    fn blank() -> Box<T> {
        Box::new(T::blank())
    }
}

impl<T: Blank, const N: usize> Blank for [T; N] {
    fn blank() -> [T; N] {
        std::array::from_fn(|_| T::blank())
    }
}

macro_rules! tuples {
    ($(($($t:ident),+))*) => {$(
        impl<$($t: Blank),+> Blank for ($($t,)+) {
            fn blank() -> Self {
                ($($t::blank(),)+)
            }
        }
    )*};
}

tuples! { (A) (A, B) (A, B, C) (A, B, C, D) (A, B, C, D, E) (A, B, C, D, E, F) (A, B, C, D, E, F, G) (A, B, C, D, E, F, G, H) }
