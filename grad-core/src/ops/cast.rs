//! `as`.

use super::datum::Datum;
use super::declare::mismatch;
use super::{BASE, EvalError, PrimDef, Rule, Spelling, Tests, int};
use crate::grad::TangentRule;
use crate::ir::{Attr, DType, FloatType, IntType, Type, Var};

/// `x as T`. The attribute is the text of `T`. Only float to float has a derivative.
pub static CAST: PrimDef = PrimDef {
    name: "cast",
    doc: "Conversion by `as` to the type that the attribute names.",
    spelling: Spelling::Cast,
    result: |types, attr| match (types, attr) {
        ([Type::Float(_) | Type::Int(_) | Type::Bool | Type::Open], Attr::Field(target)) => {
            Some(named(target))
        }
        // an enum without payloads
        ([Type::Named(_)], Attr::Field(target)) => {
            Some(named(target)).filter(|ty| matches!(ty, Type::Int(_)))
        }
        _ => None,
    },
    eval: |cx, operands| match &operands[..] {
        [x] => convert(x, cx.ty),
        _ => Err(mismatch("cast", &operands)),
    },
    #[cfg(feature = "runtime")]
    wide: Some(crate::kernels::cast::cast),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let x = b.operand(0);
            b.pass(0, |ct| match x.ty() {
                // to a type of which only rustc knows whether it is a float
                _ if ct.ty() == Type::Open => ct.apply(&CAST_LIKE, &[x]),
                ty @ (Type::Float(FloatType::F64 | FloatType::F32) | Type::Tensor(_)) => {
                    ct.cast(&ty)
                }
                _ => ct.apply(&CAST_LIKE, &[x]),
            });
        }
    }),
    tangent: TangentRule::After(|p| match p.operand_ty(0) {
        Type::Float(_) => p.tangent(0).apply_with(&CAST, p.attr(), &[]).value(),
        // of what may be no float
        _ => p.tangent(0).apply(&CAST_LIKE, &[p.result()]).value(),
    }),
    tests: Tests::graphs(&[
        "func @f(v0: f64) -> f64 {\n\
             v1 = cast.f64 v0\n\
             v2 = mul v1, v0\n\
             return v2\n\
         }",
        "func @f(v0: tensor f64) -> tensor f64 {\n\
             v1 = cast.f64 v0\n\
             v2 = mul v1, v0\n\
             return v2\n\
         }",
    ]),
    ..BASE
};

/// `cast_like x, y`: `x` converted to the tangent type of `y` by rounding, as `as` does; `()` if `y` is no float.
pub static CAST_LIKE: PrimDef = PrimDef {
    name: "cast_like",
    doc: "The first operand in the float type of the second.",
    spelling: Spelling::Support("cast_like"),
    result: |types, _| {
        if let [_, like] = types {
            Some(like.clone())
        } else {
            None
        }
    },
    eval: |_, operands| match &operands[..] {
        [x, Datum::F64(_)] => convert(x, &Type::F64),
        [x, Datum::F32(_)] => convert(x, &Type::F32),
        [_, Datum::Int(_) | Datum::Bool(_)] => Ok(Datum::Unit),
        _ => Err(mismatch("cast_like", &operands)),
    },
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let x = b.operand(0);
            b.pass(0, |ct| ct.apply(&CAST_LIKE, &[x]));
        }
    }),
    tangent: TangentRule::Before(|p| p.tangent(0).apply(&CAST_LIKE, &[p.operand(1)]).value()),
    tests: Tests::graphs(&["func @f(v0: f64, v1: f64) -> f64 {\n\
             v2 = cast_like v0, v1\n\
             v3 = mul v2, v1\n\
             return v3\n\
         }"]),
    ..BASE
};

/// The type that a cast's attribute names; a name that is not built in is known to rustc only.
fn named(target: &str) -> Type {
    match target {
        "f64" => Type::F64,
        "f32" => Type::F32,
        "bool" => Type::Bool,
        _ => {
            let width = IntType::ALL
                .iter()
                .find(|(t, name)| *name == target && *t != IntType::Open);
            width.map_or(Type::Open, |(t, _)| Type::Int(*t))
        }
    }
}

/// Rust's `as`.
fn convert(x: &Datum, ty: &Type) -> Result<Datum, EvalError> {
    let unknown = || EvalError(format!("{x:?} cannot be converted to {ty}"));
    match (ty, x) {
        // not Rust's, but numbers and truth values of tensors become one another
        (Type::Float(_), Datum::Bool(b)) => convert(&Datum::Int(i128::from(*b)), ty),
        (Type::Float(FloatType::F64), Datum::Int(n)) => Ok(Datum::F64(*n as f64)),
        (Type::Float(FloatType::F64), _) => x.as_f64().map(Datum::F64).ok_or_else(unknown),
        (Type::Float(FloatType::F32), Datum::Int(n)) => Ok(Datum::F32(*n as f32)),
        (Type::Float(FloatType::F32), _) => x.as_f32().map(Datum::F32).ok_or_else(unknown),
        (Type::Int(to), Datum::Int(n)) => int::wrap(*n, *to).map(Datum::Int).ok_or_else(unknown),
        (Type::Int(_), Datum::Bool(b)) => Ok(Datum::Int(i128::from(*b))),
        (Type::Int(to), _) => {
            let x = x.as_f64().ok_or_else(unknown)?;
            let (lo, hi) = int::range(*to);
            // Saturates; what a `u128` holds beyond `i128` is refused.
            if *to == IntType::U128 && x >= i128::MAX as f64 {
                Err(unknown())
            } else {
                Ok(Datum::Int((x as i128).clamp(lo, hi)))
            }
        }
        (Type::Bool, Datum::Bool(b)) => Ok(Datum::Bool(*b)),
        (Type::Bool, Datum::Int(n)) => Ok(Datum::Bool(*n != 0)),
        (Type::Bool, _) => x
            .as_f64()
            .map(|x| Datum::Bool(x != 0.0))
            .ok_or_else(unknown),
        _ => Err(unknown()),
    }
}

impl<'b> Var<'b> {
    /// `self as ty`; the elements of a tensor to those of `ty`.
    #[track_caller]
    pub fn cast(self, ty: &Type) -> Var<'b> {
        let target = match ty {
            Type::Tensor(dtype) => dtype.scalar().to_string(),
            other => other.to_string(),
        };
        self.apply_with(&CAST, Attr::Field(target.into()), &[])
    }
    /// The elements converted to another type, as `as` does; truth values become 0 and 1, numbers whether they are not 0.
    ///
    /// ```
    /// # mod grads { pub use grad_core::{ir::DType, tape}; }
    /// # #[cfg(feature = "runtime")] {
    /// use grads::{DType, tape::Eager};
    /// let hits = Eager::new(vec![true, false]).with(|x| x.cast_to(DType::F64).reduce_mean(None, false));
    /// assert_eq!(hits.to_f64(), Ok(0.5));
    /// # }
    /// ```
    #[track_caller]
    pub fn cast_to(self, dtype: DType) -> Var<'b> {
        self.cast(&Type::Tensor(dtype))
    }
}

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = &[&CAST, &CAST_LIKE];
