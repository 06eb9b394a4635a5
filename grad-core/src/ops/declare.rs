//! The form in which a primitive is declared.

use super::EvalError;
use super::datum::Datum;
use crate::ir::{Attr, FloatType, Type, Var};

/// Declares scalar primitives: from one entry come the `PrimDef`, the methods on [`Var`] and on eager values, the evaluation in
/// both precisions (and on integers, if `int:` is given), the reference of the tests, and the list `ELEMENTWISE`.
///
/// ```text
/// elementwise! {
///     /// Hyperbolic tangent; the rule reuses the result.
///     TANH: tanh(x) -> y {
///         rust: Method(tanh),
///         numbers: Tanh,      // optional, for `arithmetic`
///         cost: Dear,
///         eval: x.tanh(),
///         kernel: Tanh,       // optional: what tensors with axes use in its place, of `kernels::elementary`
///         int: ..,            // optional: the same on integers, `None` where Rust panics
///         int_fits: ..,       // optional: what else must fit the integer's type
///         requires: ..,       // optional: where this is false Rust panics
///         partials: [{ 1.0 - y * y }],
///         domain: [(-2.0, 2.0)],
///         edges: [([800.0], [0.0])],
///     }
/// }
/// ```
///
/// Instead of `partials`, `passes` lists for each operand the condition under which the result is that operand.
macro_rules! elementwise {
    ($(
        #[doc = $doc:literal]
        $id:ident: $name:ident($($x:ident),+) -> $y:ident {
            rust: $kind:ident($text:tt),
            $(numbers: $numbers:ident,)?
            cost: $cost:ident,
            eval: $eval:expr,
            $(kernel: $kernel:ident,)?
            $(int: $int:expr,)?
            $(int_fits: $fits:expr,)?
            $(requires: $requires:expr,)?
            $(partials: [$($partial:tt)*],)?
            $(passes: [$($pass:tt)*],)?
            domain: [$($domain:expr),*],
            edges: [$(([$($at:expr),*], [$($grad:expr),*])),*],
        }
    )*) => {
        $(
            #[doc = $doc]
            pub static $id: $crate::ops::PrimDef = $crate::ops::PrimDef {
                name: stringify!($name),
                doc: $doc,
                spelling: $crate::ops::Spelling::$kind(stringify!($text)),
                result: $crate::ops::declare::elementwise!(@result [$($x)+] $($int)?),
                eval: |cx, operands| {
                    let scalars = $id.scalars.as_ref().expect("declared below");
                    scalars.eval(stringify!($name), cx.ty, &operands)
                },
                #[allow(unused_variables, deprecated)]
                scalars: Some($crate::ops::declare::Scalars {
                    f64s: |v: &[f64]| {
                        let [$($x),+] = *v else { return None };
                        $(let holds: bool = $requires; if !holds { return None; })?
                        Some($eval)
                    },
                    f32s: |v: &[f32]| {
                        let [$($x),+] = *v else { return None };
                        $(let holds: bool = $requires; if !holds { return None; })?
                        Some($eval)
                    },
                    ints: $crate::ops::declare::elementwise!(@ints [$($x),+] [$($requires)?] [$($fits)?] $($int)?),
                }),
                #[cfg(feature = "runtime")]
                #[allow(unused_variables, deprecated)]
                wide: $crate::ops::declare::elementwise!(@wide [$($x),+] [$($requires)?] [$eval] $($kernel)?),
                #[cfg(feature = "runtime")]
                #[allow(unused_variables, deprecated)]
                blocks: $crate::ops::declare::elementwise!(@blocks [$($x),+] [$($requires)?] [$eval] $($kernel)?),
                host: None,
                options: &[],
                rule: $crate::ops::declare::elementwise!(@rule [$($x),+] $y $(partials $($partial)*)? $(passes $($pass)*)?),
                tangent: $crate::grad::TangentRule::Undefined,
                cost: $crate::ops::Cost::$cost,
                may_panic: $crate::ops::declare::elementwise!(@given $($requires)?),
                int_may_panic: $crate::ops::declare::elementwise!(@given $($int)?),
                in_place: None,
                tests: $crate::ops::Tests {
                    domain: &[$($domain),*],
                    edges: &[$((&[$($at),*], &[$($grad),*])),*],
                    reference: Some($crate::ops::declare::elementwise!(@reference $kind $text [$($x),+])),
                    graphs: &[],
                },
            };
        )*
        /// The elementwise primitives of this file.
        pub const ELEMENTWISE: &[&$crate::ops::PrimDef] = &[$(&$id),*];
        impl<'b> $crate::ir::Var<'b> {
            $($crate::ops::declare::method! { #[doc = $doc] $id $name $($x)+ })*
        }
        #[cfg(feature = "runtime")]
        impl $crate::tape::Eager {
            $($crate::ops::declare::method! { @eager #[doc = $doc] $id $name $($x)+ })*
        }
    };
    (@wide [$($x:ident),+] [$($requires:expr)?] [$eval:expr]) => {
        Some(|dtype, operands, shape| match dtype {
            $crate::ir::DType::F64 => $crate::ops::declare::wide!(f64 operands shape [$($x),+] {
                $(let holds: bool = $requires; if !holds { return None; })?
                Some($eval)
            }),
            $crate::ir::DType::F32 => $crate::ops::declare::wide!(f32 operands shape [$($x),+] {
                $(let holds: bool = $requires; if !holds { return None; })?
                Some($eval)
            }),
            _ => None,
        })
    };
    (@wide [$x:ident] [] [$eval:expr] $kernel:ident) => {
        Some(|dtype, operands, shape| {
            $crate::kernels::wide::function($crate::kernels::elementary::$kernel, dtype, operands, shape)
        })
    };
    (@blocks [$($x:ident),+] [$requires:expr] [$eval:expr]) => { None };
    (@blocks [$($x:ident),+] [] [$eval:expr]) => { $crate::kernels::blocks::blocks!([$($x),+] $eval) };
    (@blocks [$x:ident] [] [$eval:expr] $kernel:ident) => {
        $crate::kernels::blocks::kernel_blocks!($crate::kernels::elementary::$kernel)
    };
    (@given) => { false };
    (@given $given:expr) => { true };
    (@result [$($x:ident)+]) => {
        $crate::ops::declare::same_float::<{ $crate::ops::declare::count(&[$(stringify!($x)),+]) }>
    };
    (@result [$($x:ident)+] $int:expr) => {
        $crate::ops::declare::same_number::<{ $crate::ops::declare::count(&[$(stringify!($x)),+]) }>
    };
    (@ints [$($x:ident),+] [$($requires:expr)?] [$($fits:expr)?]) => { None };
    (@ints [$($x:ident),+] [$($requires:expr)?] [$($fits:expr)?] $int:expr) => {
        Some(|v: &[i128]| {
            let [$($x),+] = *v else { return None };
            $(let holds: bool = $requires; if !holds { return None; })?
            let all = [$int? $(, $fits?)?];
            Some((all[0], all[all.len() - 1]))
        })
    };
    (@rule $xs:tt $y:ident partials $($p:tt),*) => {
        $crate::ops::Rule::Partials(&[$($crate::ops::declare::partial!($xs $y $p)),*])
    };
    (@rule $xs:tt $y:ident passes $($p:tt),*) => {
        $crate::ops::Rule::Passes(&[$($crate::ops::declare::partial!($xs $y $p)),*])
    };
    (@reference Method $f:tt [$($x:ident),+]) => {
        #[allow(deprecated)]
        |v: &[f64]| { let [$($x),+] = *v else { return f64::NAN }; f64::$f($($x),+) }
    };
    (@reference Infix $op:tt [$x:ident, $y:ident]) => {
        |v: &[f64]| { let [$x, $y] = *v else { return f64::NAN }; $x $op $y }
    };
    (@reference Prefix $op:tt [$x:ident]) => {
        |v: &[f64]| { let [$x] = *v else { return f64::NAN }; $op $x }
    };
}

/// One entry of a list of partials: `{ expression }` in the operands and the result, or `None`.
macro_rules! partial {
    ([$($x:ident),+] $y:ident None) => { None };
    ([$($x:ident),+] $y:ident { $($p:tt)+ }) => {
        Some(|operands, $y| {
            let [$($x),+] = *operands else { unreachable!("arity is checked by the result type") };
            let _ = ($($x,)+ $y);
            $($p)+
        })
    };
}

/// A function of numbers of one type on whole tensors.
#[cfg(feature = "runtime")]
macro_rules! wide {
    ($t:ident $operands:ident $shape:ident [$x:ident] $body:block) => {
        $crate::kernels::wide::map1($operands, $shape, |$x: $t| $body)
    };
    ($t:ident $operands:ident $shape:ident [$x:ident, $y:ident] $body:block) => {
        $crate::kernels::wide::map2($operands, $shape, |$x: $t, $y: $t| $body)
    };
    ($t:ident $operands:ident $shape:ident [$x:ident, $y:ident, $z:ident] $body:block) => {
        $crate::kernels::wide::map3($operands, $shape, |$x: $t, $y: $t, $z: $t| $body)
    };
}

/// The method of a primitive on the values of a graph, and the one on eager values. Operators already stand for the arithmetic ones.
macro_rules! method {
    ($(@eager)? #[doc = $doc:literal] $id:ident add $($x:ident)+) => {};
    ($(@eager)? #[doc = $doc:literal] $id:ident sub $($x:ident)+) => {};
    ($(@eager)? #[doc = $doc:literal] $id:ident mul $($x:ident)+) => {};
    ($(@eager)? #[doc = $doc:literal] $id:ident div $($x:ident)+) => {};
    ($(@eager)? #[doc = $doc:literal] $id:ident rem $($x:ident)+) => {};
    ($(@eager)? #[doc = $doc:literal] $id:ident neg $($x:ident)+) => {};
    (#[doc = $doc:literal] $id:ident $name:ident $x:ident $($more:ident)*) => {
        #[doc = $doc]
        #[allow(clippy::should_implement_trait)]
        #[track_caller]
        pub fn $name(self $(, $more: impl $crate::ops::Operand<'b>)*) -> $crate::ir::Var<'b> {
            self.apply(&$id, &[$($more.like(self)),*])
        }
    };
    (@eager #[doc = $doc:literal] $id:ident $name:ident $x:ident $($more:ident)*) => {
        #[doc = $doc]
        #[allow(clippy::should_implement_trait)]
        #[track_caller]
        pub fn $name(&self $(, $more: impl $crate::tape::EagerOperand)*) -> $crate::tape::Eager {
            self.apply(&$id, $crate::ir::Attr::None, &[$(&$more.eager_like(self)),*])
        }
    };
}

#[cfg(feature = "runtime")]
pub(crate) use wide;
pub(crate) use {elementwise, method, partial};

/// What a builder method takes beside `self`: a value, or a plain number that becomes a literal of the type of `self`.
pub trait Operand<'b> {
    /// The value, where a literal takes the type of `other`.
    #[track_caller]
    fn like(self, other: Var<'b>) -> Var<'b>;
}

impl<'b> Operand<'b> for Var<'b> {
    fn like(self, _: Var<'b>) -> Var<'b> {
        self
    }
}

impl<'b> Operand<'b> for f64 {
    #[track_caller]
    fn like(self, other: Var<'b>) -> Var<'b> {
        other.lit(self)
    }
}

impl<'b> Operand<'b> for i32 {
    fn like(self, other: Var<'b>) -> Var<'b> {
        other.builder().constant(&self.to_string(), other.ty())
    }
}

/// The length of a list, as a constant.
pub(crate) const fn count(names: &[&str]) -> usize {
    names.len()
}

/// Whether the type is that of a number or truth value whose exact type only rustc settles.
pub(crate) fn is_open(t: &Type) -> bool {
    matches!(
        t,
        Type::Open
            | Type::Named(_)
            | Type::Float(FloatType::Open)
            | Type::Int(crate::ir::IntType::Open)
    )
}

/// The first type that is not open; of open ones the most specific.
pub(crate) fn first_known(types: &[Type]) -> Option<Type> {
    let known = types.iter().find(|t| !is_open(t));
    known
        .or_else(|| types.iter().find(|t| **t != Type::Open))
        .or(types.first())
        .cloned()
}

/// `N` floats of one type.
pub(crate) fn same_float<const N: usize>(types: &[Type], _: &Attr) -> Option<Type> {
    let fits = types.len() == N
        && types
            .iter()
            .all(|t| matches!(t, Type::Float(_) | Type::Open | Type::Named(_)))
        && agree(types);
    fits.then(|| first_known(types)).flatten()
}

/// `N` floats, or `N` integers, of one type.
pub(crate) fn same_number<const N: usize>(types: &[Type], attr: &Attr) -> Option<Type> {
    same_float::<N>(types, attr).or_else(|| same_int::<N>(types, attr))
}

/// `N` integers of one type.
pub(crate) fn same_int<const N: usize>(types: &[Type], _: &Attr) -> Option<Type> {
    let fits = types.len() == N
        && types
            .iter()
            .all(|t| matches!(t, Type::Int(_) | Type::Open | Type::Named(_)))
        && agree(types);
    fits.then(|| first_known(types)).flatten()
}

/// Whether all types that are known are the same.
pub(crate) fn agree(types: &[Type]) -> bool {
    let mut known = types.iter().filter(|t| !is_open(t));
    known.next().is_none_or(|first| known.all(|t| t == first))
}

/// On `f64`s.
pub(crate) type OnF64s = fn(&[f64]) -> Option<f64>;

/// On integers: the result, and what else must fit its type (the result itself if nothing).
pub(crate) type OnInts = fn(&[i128]) -> Option<(i128, i128)>;

/// The evaluation of a scalar primitive on each kind of number: `None` where Rust would panic.
pub struct Scalars {
    pub(crate) f64s: OnF64s,
    pub(crate) f32s: fn(&[f32]) -> Option<f32>,
    pub(crate) ints: Option<OnInts>,
}

impl Scalars {
    /// Evaluates in the precision of the operands.
    pub(crate) fn eval(
        &self,
        name: &str,
        ty: &Type,
        operands: &[Datum],
    ) -> Result<Datum, EvalError> {
        let panics = || EvalError(format!("`{name}` of {operands:?} panics"));
        match Numbers::of(operands) {
            Some(Numbers::F64(xs)) => (self.f64s)(&xs).map(Datum::F64).ok_or_else(panics),
            Some(Numbers::F32(xs)) => (self.f32s)(&xs).map(Datum::F32).ok_or_else(panics),
            Some(Numbers::Int(xs)) => {
                let f = self.ints.ok_or_else(|| mismatch(name, operands))?;
                let (n, other) = f(&xs).ok_or_else(panics)?;
                super::int::fit(name, other, ty)?;
                super::int::fit(name, n, ty)
            }
            Some(Numbers::Bool(_)) | None => Err(mismatch(name, operands)),
        }
    }
}

/// Operands of one kind.
pub(crate) enum Numbers {
    F64(Vec<f64>),
    F32(Vec<f32>),
    Int(Vec<i128>),
    Bool(Vec<bool>),
}

impl Numbers {
    /// The operands as numbers of one kind. One `f32` makes all floats `f32`: the others are literals of open type.
    pub(crate) fn of(operands: &[Datum]) -> Option<Numbers> {
        let f32s = operands.iter().any(|d| matches!(d, Datum::F32(_)));
        match operands.first()? {
            Datum::F64(_) | Datum::F32(_) if f32s => operands
                .iter()
                .map(Datum::as_f32)
                .collect::<Option<_>>()
                .map(Numbers::F32),
            Datum::F64(_) => operands
                .iter()
                .map(Datum::as_f64)
                .collect::<Option<_>>()
                .map(Numbers::F64),
            Datum::Int(_) => operands
                .iter()
                .map(Datum::as_int)
                .collect::<Option<_>>()
                .map(Numbers::Int),
            Datum::Bool(_) => operands
                .iter()
                .map(Datum::as_bool)
                .collect::<Option<_>>()
                .map(Numbers::Bool),
            Datum::F32(_)
            | Datum::Unit
            | Datum::Array(_)
            | Datum::Tuple(_)
            | Datum::Struct(_)
            | Datum::Opaque(_) => None,
            #[cfg(feature = "runtime")]
            Datum::Tensor(_) => None,
        }
    }
}

/// The error for operands of the wrong kind.
pub(crate) fn mismatch(name: &str, operands: &[Datum]) -> EvalError {
    EvalError(format!("`{name}` does not take {operands:?}"))
}
