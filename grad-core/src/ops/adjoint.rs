//! What the reverse pass itself needs, on values of any type: zeros and sums.

use super::datum::Datum;
use super::declare::mismatch;
use super::{BASE, Cost, EvalError, PrimDef, Rule, Spelling, Tests};
use crate::grad::TangentRule;
use crate::ir::{Type, Var};
use std::rc::Rc;

/// The zero cotangent of the operand's shape; `()` for what has no derivative.
pub static ZEROS_LIKE: PrimDef = PrimDef {
    name: "zeros_like",
    doc: "The zero cotangent of the operand's shape.",
    spelling: Spelling::ZerosLike,
    result: |types, _| {
        if let [x] = types {
            Some(tangent(x))
        } else {
            None
        }
    },
    eval: |_, operands| super::only("zeros_like", operands).map(|x| x.zero_like()),
    #[cfg(feature = "runtime")]
    blocks: crate::kernels::blocks::ZEROS,
    cost: Cost::Array,
    tests: Tests::graphs(&["func @f(v0: [f64; 2]) -> [f64; 2] {\n\
             v1 = zeros_like v0\n\
             v2 = accumulate v1, v0\n\
             return v2\n\
         }"]),
    ..BASE
};

/// The zero of the shape of a cotangent.
pub static ZERO_LIKE: PrimDef = PrimDef {
    name: "zero_like",
    doc: "The zero of the shape of a cotangent.",
    spelling: Spelling::Support("zero_like"),
    result: |types, _| {
        if let [x] = types {
            Some(x.clone())
        } else {
            None
        }
    },
    eval: |_, operands| super::only("zero_like", operands).map(|x| x.zero_like()),
    cost: Cost::Array,
    ..BASE
};

/// The cotangent of a value that nobody uses, where its type is not known.
pub static UNSEEDED: PrimDef = PrimDef {
    name: "unseeded",
    doc: "The cotangent of a value that nobody uses.",
    spelling: Spelling::Support("unseeded"),
    result: |_, _| Some(Type::Open),
    eval: |_, _| Ok(Datum::Unit),
    ..BASE
};

/// `emptied zeros`: the adjoint to which nothing has been added, `-0.0` in the place of each number.
pub static EMPTIED: PrimDef = PrimDef {
    name: "emptied",
    doc: "Zeros as an adjoint to which nothing has been added.",
    spelling: Spelling::SupportMut("emptied"),
    result: ZERO_LIKE.result,
    eval: |_, operands| super::only("emptied", operands).map(|x| emptied(&x)),
    cost: Cost::Array,
    in_place: Some(0),
    ..BASE
};

/// `settled a`: a cotangent in which all is there: `0.0` in the place of each `-0.0`.
pub static SETTLED: PrimDef = PrimDef {
    name: "settled",
    doc: "A cotangent without a negative zero, which would say that something is not there.",
    spelling: Spelling::SupportMut("settled"),
    result: ZERO_LIKE.result,
    eval: |_, operands| super::only("settled", operands).map(|x| settled(&x)),
    rule: Rule::Vjp(|b| b.pass(0, |ct| ct)),
    tangent: TangentRule::Linear,
    cost: Cost::Array,
    in_place: Some(0),
    tests: Tests::graphs(&["func @f(v0: f64, v1: f64) -> f64 {\n\
             v2 = mul v0, v1\n\
             v3 = settled v2\n\
             v4 = mul v3, v0\n\
             return v4\n\
         }"]),
    ..BASE
};

/// `told a`: the cotangent of what a function returned, in which all parts are there. A number has no parts.
pub static TOLD: PrimDef = PrimDef {
    name: "told",
    doc: "A cotangent without a negative zero in its parts, which would say that one is not there.",
    spelling: Spelling::SupportMut("told"),
    result: ZERO_LIKE.result,
    eval: |_, operands| {
        let told = |x: Datum| match x {
            Datum::F32(_) | Datum::F64(_) => x,
            parts => settled(&parts),
        };
        super::only("told", operands).map(told)
    },
    cost: Cost::Array,
    in_place: Some(0),
    ..BASE
};

/// `told_number a, present`: the cotangent of what may be a number: `0.0` in the place of a `-0.0` that is there. Others are as they were.
pub static TOLD_NUMBER: PrimDef = PrimDef {
    name: "told_number",
    doc: "A cotangent that is no negative zero if it is a number, and there.",
    spelling: Spelling::SupportMut("told_number"),
    result: |types, _| match types {
        [ct, Type::Bool | Type::Open] => Some(ct.clone()),
        _ => None,
    },
    eval: |_, operands| match <[Datum; 2]>::try_from(operands) {
        Ok([x @ (Datum::F32(_) | Datum::F64(_)), Datum::Bool(true)]) => Ok(settled(&x)),
        Ok([x, Datum::Bool(_)]) => Ok(x),
        Ok(operands) => Err(mismatch("told_number", &operands)),
        Err(operands) => Err(mismatch("told_number", &operands)),
    },
    in_place: Some(0),
    ..BASE
};

fn settled(x: &Datum) -> Datum {
    x.map_leaves(&mut |x: &Datum| match x {
        Datum::F32(x) => Datum::F32(x + 0.0),
        Datum::F64(x) => Datum::F64(x + 0.0),
        other => other.clone(),
    })
}

/// `accumulate a, b`: `b` added to `a` in place; tuples and arrays member by member.
pub static ACCUMULATE: PrimDef = PrimDef {
    name: "accumulate",
    doc: "The second operand added to the first, member by member.",
    spelling: Spelling::SupportMut("accumulate"),
    result: |types, _| {
        if let [a, _] = types {
            Some(a.clone())
        } else {
            None
        }
    },
    eval: |_, operands| match <[Datum; 2]>::try_from(operands) {
        Ok([mut a, b]) => add_to(&mut a, b).map(|()| a),
        Err(operands) => Err(mismatch("accumulate", &operands)),
    },
    rule: Rule::Vjp(|b| {
        let ct = b.ct();
        for i in 0..2 {
            if b.wants(i) {
                b.add(i, ct);
            }
        }
    }),
    tangent: TangentRule::Linear,
    #[cfg(feature = "runtime")]
    blocks: crate::kernels::blocks::SUM,
    cost: Cost::Array,
    may_panic: true,
    in_place: Some(0),
    tests: Tests::graphs(&[
        "func @f(v0: ([f64; 2], f64), v1: ([f64; 2], f64)) -> ([f64; 2], f64) {\n\
             v2 = accumulate v0, v1\n\
             return v2\n\
         }",
    ]),
    ..BASE
};

/// `sum_like a, x`: the sum of the elements of `a`, which have the shape of `x`: what `[x; n]` gives back.
pub static SUM_LIKE: PrimDef = PrimDef {
    name: "sum_like",
    doc: "The sum of an array's elements; zeros of the second operand's shape if there are none.",
    spelling: Spelling::Support("sum_like"),
    result: |types, _| {
        if let [_, x] = types {
            Some(tangent(x))
        } else {
            None
        }
    },
    eval: |_, operands| match &operands[..] {
        [a, like] => {
            super::index::elements(a)?
                .iter()
                .try_fold(emptied(&like.zero_like()), |mut sum, x| {
                    add_to(&mut sum, x.clone())?;
                    Ok(sum)
                })
        }
        _ => Err(mismatch("sum_like", &operands)),
    },
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            // The adjoint of every element grows by `ct`: an array of copies of it.
            let (ct, adjoint) = (b.ct(), b.adjoint(0));
            let copies = ct.apply(
                &super::array::VEC_REPEAT,
                &[adjoint.apply(&super::array::LEN, &[])],
            );
            b.set_adjoint(0, adjoint.accumulate(copies));
        }
    }),
    tangent: TangentRule::Before(|p| p.tangent(0).apply(&SUM_LIKE, &[p.operand(1)]).value()),
    cost: Cost::Array,
    tests: Tests::graphs(&["func @f(v0: &slice f64, v1: f64) -> f64 {\n\
             v2 = sum_like v0, v1\n\
             v3 = mul v2, v2\n\
             return v3\n\
         }"]),
    ..BASE
};

/// `-0.0` in the place of each number.
pub(crate) fn emptied(x: &Datum) -> Datum {
    x.map_leaves(&mut |x| match x {
        Datum::F32(_) => Datum::F32(-0.0),
        Datum::F64(_) => Datum::F64(-0.0),
        other => other.clone(),
    })
}

/// The type of cotangents: numbers without a derivative have `()`.
pub fn tangent(ty: &Type) -> Type {
    match ty {
        Type::Float(_) | Type::Open => ty.clone(),
        // the tangent type has no name here
        Type::Named(_) => Type::Named("_".into()),
        Type::Tensor(dtype) if dtype.is_float() => ty.clone(),
        Type::Int(_) | Type::Bool | Type::Unit | Type::Tensor(_) | Type::Pullback => Type::Unit,
        Type::Array(t, len) => Type::Array(Box::new(tangent(t)), len.clone()),
        Type::Slice(t) => Type::Slice(Box::new(tangent(t))),
        Type::Vec(t) => Type::Vec(Box::new(tangent(t))),
        Type::Tuple(ts) => Type::Tuple(ts.iter().map(tangent).collect()),
    }
}

/// The type of several tangents at once of a value of type `ty`.
pub fn over_lanes(ty: &Type) -> Type {
    match tangent(ty) {
        Type::Float(_) => Type::LANES,
        Type::Array(t, len) => Type::Array(Box::new(over_lanes(&t)), len),
        Type::Slice(t) => Type::Slice(Box::new(over_lanes(&t))),
        Type::Vec(t) => Type::Vec(Box::new(over_lanes(&t))),
        Type::Tuple(ts) => Type::Tuple(ts.iter().map(over_lanes).collect()),
        other => other,
    }
}

/// `place += b`, member by member.
pub(crate) fn add_to(place: &mut Datum, b: Datum) -> Result<(), EvalError> {
    match (place, b) {
        (Datum::F64(x), Datum::F64(y)) => *x += y,
        (Datum::F32(x), Datum::F32(y)) => *x += y,
        (Datum::F32(x), Datum::F64(y)) => *x += y as f32,
        (place @ Datum::F64(_), Datum::F32(y)) => {
            // The left one is a literal of open type.
            let x = place.as_f32().unwrap_or_default();
            *place = Datum::F32(x + y);
        }
        (Datum::Int(x), Datum::Int(y)) => {
            *x = x
                .checked_add(y)
                .ok_or_else(|| EvalError(format!("{x} + {y} overflows")))?;
        }
        (Datum::Unit, Datum::Unit) => {}
        #[cfg(feature = "runtime")]
        (place, b) if matches!((&*place, &b), (Datum::Tensor(_), _) | (_, Datum::Tensor(_))) => {
            crate::kernels::sum::add_to(place, &b)?;
        }
        (Datum::Array(xs), Datum::Array(ys)) | (Datum::Tuple(xs), Datum::Tuple(ys)) => {
            if xs.len() != ys.len() {
                return Err(EvalError(format!(
                    "{} elements cannot be added to {}",
                    ys.len(),
                    xs.len()
                )));
            }
            for (x, y) in Rc::make_mut(xs).iter_mut().zip(ys.iter()) {
                add_to(x, y.clone())?;
            }
        }
        (Datum::Struct(xs), Datum::Struct(ys)) if xs.len() == ys.len() => {
            for ((_, x), (_, y)) in Rc::make_mut(xs).iter_mut().zip(ys.iter()) {
                add_to(x, y.clone())?;
            }
        }
        (place, b) => return Err(EvalError(format!("{b:?} cannot be added to {place:?}"))),
    }
    Ok(())
}

impl<'b> Var<'b> {
    /// The zero cotangent of this shape.
    pub fn zeros_like(self) -> Var<'b> {
        match self.ty() {
            Type::Float(_) => self.lit(0.0),
            _ => self.apply(&ZEROS_LIKE, &[]),
        }
    }
    /// This with `other` added, member by member.
    pub fn accumulate(self, other: Var<'b>) -> Var<'b> {
        self.apply(&ACCUMULATE, &[other])
    }
}

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = &[
    &ZEROS_LIKE,
    &ZERO_LIKE,
    &UNSEEDED,
    &EMPTIED,
    &SETTLED,
    &TOLD_NUMBER,
    &TOLD,
    &ACCUMULATE,
    &SUM_LIKE,
];
