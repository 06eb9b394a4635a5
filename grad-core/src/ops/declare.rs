//! The form in which a primitive is declared.

use super::datum::Datum;
use super::EvalError;
use crate::ir::{Attr, Type};

/// Declares elementwise float primitives: from one entry come the `PrimDef`, the method on [`Var`](crate::ir::Var),
/// both precisions of the evaluation, and the list `ALL`.
///
/// ```text
/// elementwise! {
///     /// Hyperbolic tangent; the rule reuses the result.
///     TANH: tanh(x) -> y {
///         rust: Method("tanh"),
///         cost: Dear,
///         eval: x.tanh(),
///         partials: [{ 1.0 - y * y }],
///         domain: [(-2.0, 2.0)],
///         edges: [([800.0], [0.0])],
///     }
/// }
/// ```
macro_rules! elementwise {
    ($(
        #[doc = $doc:literal]
        $id:ident: $name:ident($($x:ident),+) -> $y:ident {
            rust: $kind:ident($text:literal),
            cost: $cost:ident,
            eval: $eval:expr,
            partials: [$($partial:tt)*],
            domain: [$($domain:expr),*],
            edges: [$(([$($at:expr),*], [$($grad:expr),*])),*],
        }
    )*) => {
        $(
            #[doc = $doc]
            pub static $id: $crate::ops::PrimDef = $crate::ops::PrimDef {
                name: stringify!($name),
                doc: $doc,
                spelling: $crate::ops::Spelling::$kind($text),
                result: $crate::ops::declare::same_float::<{ $crate::ops::declare::count(&[$(stringify!($x)),+]) }>,
                eval: |_, operands| $crate::ops::declare::eval_float(
                    stringify!($name),
                    &operands,
                    |v: &[f64]| -> f64 { let [$($x),+] = *v else { unreachable!("arity is checked by the result type") }; $eval },
                    |v: &[f32]| -> f32 { let [$($x),+] = *v else { unreachable!("arity is checked by the result type") }; $eval },
                ),
                rule: $crate::ops::Rule::Partials($crate::ops::declare::partials!([$($x),+] -> $y; $($partial)*)),
                cost: $crate::ops::Cost::$cost,
                may_panic: false,
                in_place: None,
                tests: $crate::ops::Tests {
                    domain: &[$($domain),*],
                    edges: &[$((&[$($at),*], &[$($grad),*])),*],
                },
            };
        )*
        /// The elementwise primitives of this file.
        pub const ELEMENTWISE: &[&$crate::ops::PrimDef] = &[$(&$id),*];
        impl<'b> $crate::ir::Var<'b> {
            $($crate::ops::declare::method! { #[doc = $doc] $id $name $($x)+ })*
        }
    };
}

/// The list of partials: `{ expression }` in the operands and the result, or `None`.
macro_rules! partials {
    ($xs:tt -> $y:ident; $($p:tt),*) => {
        &[$($crate::ops::declare::partials!(@one $xs $y $p)),*]
    };
    (@one $xs:tt $y:ident None) => { None };
    (@one [$($x:ident),+] $y:ident $p:tt) => {
        Some(|operands, $y| {
            let [$($x),+] = *operands else { unreachable!("arity is checked by the result type") };
            let _ = ($($x,)+ $y);
            $p
        })
    };
}

/// The builder method of an elementwise primitive. Operators already stand for the arithmetic ones.
macro_rules! method {
    (#[doc = $doc:literal] $id:ident add $($x:ident)+) => {};
    (#[doc = $doc:literal] $id:ident sub $($x:ident)+) => {};
    (#[doc = $doc:literal] $id:ident mul $($x:ident)+) => {};
    (#[doc = $doc:literal] $id:ident div $($x:ident)+) => {};
    (#[doc = $doc:literal] $id:ident rem $($x:ident)+) => {};
    (#[doc = $doc:literal] $id:ident neg $($x:ident)+) => {};
    (#[doc = $doc:literal] $id:ident $name:ident $x:ident $($more:ident)*) => {
        #[doc = $doc]
        pub fn $name(self $(, $more: $crate::ir::Var<'b>)*) -> $crate::ir::Var<'b> {
            self.apply(&$id, &[$($more),*])
        }
    };
}

pub(crate) use {elementwise, method, partials};

/// The length of a list, as a constant.
pub(crate) const fn count(names: &[&str]) -> usize {
    names.len()
}

/// `n` operands of one type, the first that is not open.
pub(crate) fn same_float<const N: usize>(types: &[Type], _: &Attr) -> Option<Type> {
    let known = |t: &&Type| !matches!(t, Type::Open | Type::Float(crate::ir::FloatType::Open));
    (types.len() == N && types.iter().all(|t| matches!(t, Type::Float(_) | Type::Int(_) | Type::Open)))
        .then(|| types.iter().find(known).unwrap_or(&types[0]).clone())
}

/// Evaluates in the precision of the operands.
pub(crate) fn eval_float(
    name: &str,
    operands: &[Datum],
    f64s: fn(&[f64]) -> f64,
    f32s: fn(&[f32]) -> f32,
) -> Result<Datum, EvalError> {
    if operands.iter().any(|d| matches!(d, Datum::F32(_))) {
        let xs: Option<Vec<f32>> = operands.iter().map(|d| if let Datum::F32(x) = d { Some(*x) } else { None }).collect();
        return xs.map(|xs| Datum::F32(f32s(&xs))).ok_or_else(|| mismatch(name, operands));
    }
    let xs: Option<Vec<f64>> = operands.iter().map(|d| if let Datum::F64(x) = d { Some(*x) } else { None }).collect();
    xs.map(|xs| Datum::F64(f64s(&xs))).ok_or_else(|| mismatch(name, operands))
}

/// The error for operands of the wrong kind.
pub(crate) fn mismatch(name: &str, operands: &[Datum]) -> EvalError {
    EvalError(format!("`{name}` does not take {operands:?}"))
}

