//! Numbers that a pattern binds: `Some(c)` of an `Option<&f64>` gives a reference, of an `Option<f64>` the number.

/// A number, or a reference to one.
///
/// ```
/// use grad_core::tangent::AsNumber;
///
/// let in_a_map = std::collections::HashMap::from([("c", 2.0)]);
/// let c: f64 = in_a_map["c"].number();
/// let d: f64 = in_a_map.get("c").expect("it is there").number();
/// assert_eq!(c, d);
/// ```
#[diagnostic::on_unimplemented(
    message = "this is used as a `{T}`, and it is a `{Self}`",
    note = "bind it with its type before: `let n: f64 = ..`"
)]
pub trait AsNumber<T> {
    /// The number.
    fn number(self) -> T;
}

macro_rules! plain {
    ($($t:ty)*) => {$(
        impl AsNumber<$t> for $t {
            #[inline]
            fn number(self) -> $t {
                self
            }
        }
        impl AsNumber<$t> for &$t {
            #[inline]
            fn number(self) -> $t {
                *self
            }
        }
        impl AsNumber<$t> for &&$t {
            #[inline]
            fn number(self) -> $t {
                **self
            }
        }
    )*};
}

plain!(f32 f64 i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize bool);
