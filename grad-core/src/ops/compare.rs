//! Comparisons and predicates: constant.

use super::datum::Datum;
use super::declare::{Numbers, agree, count, method, mismatch};
use super::{BASE, PrimDef, Spelling};
use crate::ir::{Attr, Type};
#[cfg(feature = "runtime")]
use {
    super::declare::wide,
    crate::ir::DType,
    crate::kernels::blocks::blocks,
    crate::kernels::wide::{dtype, of_each_type},
};

/// Declares primitives whose result is a truth value.
macro_rules! predicates {
    ($(
        #[doc = $doc:literal]
        $id:ident: $name:ident($($x:ident),+) on $on:ident { rust: $kind:ident($text:tt), eval: $eval:expr }
    )*) => {
        $(
            #[doc = $doc]
            pub static $id: PrimDef = PrimDef {
                name: stringify!($name),
                doc: $doc,
                spelling: Spelling::$kind(stringify!($text)),
                result: alike::<{ count(&[$(stringify!($x)),+]) }>,
                eval: |_, operands| {
                    let result = match Numbers::of(&operands) {
                        Some(Numbers::F64(v)) => if let [$($x),+] = v[..] { Some($eval) } else { None },
                        Some(Numbers::F32(v)) => if let [$($x),+] = v[..] { Some($eval) } else { None },
                        Some(other) => predicates!(@$on other [$($x),+] $eval),
                        None => same(stringify!($name), &operands),
                    };
                    result.map(Datum::Bool).ok_or_else(|| mismatch(stringify!($name), &operands))
                },
                #[cfg(feature = "runtime")]
                // truth values are compared like numbers
                #[allow(clippy::bool_comparison)]
                wide: Some(|_, operands, shape| predicates!(@wide $on operands shape [$($x),+] $eval)),
                #[cfg(feature = "runtime")]
                blocks: blocks!([$($x),+] if $eval { 1.0 } else { 0.0 }),
                ..BASE
            };
        )*
        /// Every primitive of this file.
        pub const ALL: &[&PrimDef] = &[$(&$id),*];
        impl<'b> crate::ir::Var<'b> {
            $(method! { #[doc = $doc] $id $name $($x)+ })*
        }
        #[cfg(feature = "runtime")]
        impl crate::tape::Eager {
            $(method! { @eager #[doc = $doc] $id $name $($x)+ })*
        }
    };
    (@scalars $other:ident [$($x:ident),+] $eval:expr) => {
        match $other {
            Numbers::Int(v) => if let [$($x),+] = v[..] { Some($eval) } else { None },
            Numbers::Bool(v) => {
                let v: Vec<u8> = v.into_iter().map(u8::from).collect();
                if let [$($x),+] = v[..] { Some($eval) } else { None }
            }
            Numbers::F64(_) | Numbers::F32(_) => None,
        }
    };
    (@floats $other:ident [$($x:ident),+] $eval:expr) => {{ let _ = $other; None }};
    (@wide scalars $operands:ident $shape:ident [$($x:ident),+] $eval:expr) => {
        of_each_type!(dtype($operands)?, T => wide!(T $operands $shape [$($x),+] { Some($eval) }))
    };
    (@wide floats $operands:ident $shape:ident [$($x:ident),+] $eval:expr) => {
        match dtype($operands)? {
            DType::F64 => wide!(f64 $operands $shape [$($x),+] { Some($eval) }),
            DType::F32 => wide!(f32 $operands $shape [$($x),+] { Some($eval) }),
            _ => None,
        }
    };
}

/// Whether two values of a user's type, or two arrays or tuples, are equal, or differ: all that is in them is compared.
fn same(name: &str, operands: &[Datum]) -> Option<bool> {
    let [a, b] = operands else { return None };
    let wholes = matches!(
        (a, b),
        (Datum::Struct(_), Datum::Struct(_)) | (Datum::Array(_), Datum::Array(_))
    );
    let equal = wholes && ["eq", "ne"].contains(&name);
    equal.then(|| (a == b) == (name == "eq"))
}

/// `N` operands of one scalar type, or of one type that only rustc knows; or arrays of such.
fn alike<const N: usize>(types: &[Type], _: &Attr) -> Option<Type> {
    (types.len() == N && comparable(types)).then_some(Type::Bool)
}

fn comparable(types: &[Type]) -> bool {
    let elements: Option<Vec<Type>> = types.iter().map(|t| t.element().cloned()).collect();
    match (elements, types) {
        (Some(elements), _) => comparable(&elements),
        (None, [Type::Tuple(a), Type::Tuple(b)]) => {
            let mut members = a.iter().zip(b);
            a.len() == b.len() && members.all(|(a, b)| comparable(&[a.clone(), b.clone()]))
        }
        (None, _) => {
            let one = |t: &Type| t.is_scalar() || matches!(t, Type::Open | Type::Named(_));
            types.iter().all(one) && agree(types)
        }
    }
}

predicates! {
    /// Less.
    LT: lt(x, y) on scalars { rust: Infix(<), eval: x < y }
    /// Less or equal.
    LE: le(x, y) on scalars { rust: Infix(<=), eval: x <= y }
    /// Greater.
    GT: gt(x, y) on scalars { rust: Infix(>), eval: x > y }
    /// Greater or equal.
    GE: ge(x, y) on scalars { rust: Infix(>=), eval: x >= y }
    /// Equal.
    EQ: eq(x, y) on scalars { rust: Infix(==), eval: x == y }
    /// Not equal.
    NE: ne(x, y) on scalars { rust: Infix(!=), eval: x != y }
    /// Whether it is not a number.
    IS_NAN: is_nan(x) on floats { rust: Method(is_nan), eval: x.is_nan() }
    /// Whether it is neither infinite nor NaN.
    IS_FINITE: is_finite(x) on floats { rust: Method(is_finite), eval: x.is_finite() }
    /// Whether it is an infinity.
    IS_INFINITE: is_infinite(x) on floats { rust: Method(is_infinite), eval: x.is_infinite() }
    /// Whether it is neither zero, subnormal, infinite nor NaN.
    IS_NORMAL: is_normal(x) on floats { rust: Method(is_normal), eval: x.is_normal() }
    /// Whether the sign bit is clear.
    IS_SIGN_POSITIVE: is_sign_positive(x) on floats { rust: Method(is_sign_positive), eval: x.is_sign_positive() }
    /// Whether the sign bit is set.
    IS_SIGN_NEGATIVE: is_sign_negative(x) on floats { rust: Method(is_sign_negative), eval: x.is_sign_negative() }
}
