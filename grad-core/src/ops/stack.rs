//! Vectors that grow and shrink at the end.

use super::adjoint::add_to;
use super::datum::Datum;
use super::declare::mismatch;
use super::index::INDEX;
use super::{BASE, EvalError, PrimDef, Rule, Spelling, Tests};
use crate::grad::TangentRule;
use crate::ir::{Attr, Type, Var};
use std::rc::Rc;

/// `a.push(v)`: the vector with `v` at its end.
pub static PUSH: PrimDef = PrimDef {
    name: "push",
    doc: "The vector with one more element.",
    spelling: Spelling::Push,
    result: |types, _| match types {
        [a @ (Type::Open | Type::Named(_)), _] => Some(a.clone()),
        [Type::Vec(t), v] if **t == Type::Open => Some(Type::Vec(Box::new(v.clone()))),
        [Type::Vec(t), v] if t.is_scalar() && v.is_aggregate() => None,
        [a @ Type::Vec(_), _] => Some(a.clone()),
        _ => None,
    },
    eval: |_, operands| match <[Datum; 2]>::try_from(operands) {
        Ok([Datum::Array(mut xs), v]) => {
            Rc::make_mut(&mut xs).push(v);
            Ok(Datum::Array(xs))
        }
        Ok(operands) => Err(mismatch("push", &operands)),
        Err(operands) => Err(mismatch("push", &operands)),
    },
    rule: Rule::Vjp(|b| {
        let ct = b.ct();
        if b.wants(1) {
            let x = b.operand(1);
            let own = match x.ty() {
                Type::Tensor(_) => element_ct(ct.apply(&LAST, &[]), x),
                _ => last(ct),
            };
            b.add_element(1, own);
        }
        if b.wants(0) {
            b.add(0, ct.apply(&POP, &[]));
        }
    }),
    tangent: TangentRule::Linear,
    in_place: Some(0),
    tests: Tests::graphs(&["func @f(v0: vec f64, v1: f64) -> vec f64 {\n\
             v2 = push v0, v1\n\
             v3 = mul v1, v1\n\
             v4 = push v2, v3\n\
             return v4\n\
         }"]),
    ..BASE
};

/// `a.pop();`: the vector without its last element.
pub static POP: PrimDef = PrimDef {
    name: "pop",
    doc: "The vector without its last element.",
    spelling: Spelling::Pop,
    result: |types, _| match types {
        [a @ (Type::Vec(_) | Type::Open | Type::Named(_))] => Some(a.clone()),
        _ => None,
    },
    eval: |_, operands| match super::only("pop", operands)? {
        Datum::Array(mut xs) => {
            Rc::make_mut(&mut xs)
                .pop()
                .ok_or_else(|| EvalError("`pop` of an empty vector".into()))?;
            Ok(Datum::Array(xs))
        }
        other => Err(mismatch("pop", &[other])),
    },
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let ct = b.ct();
            let zero = match ct.ty().element() {
                Some(ty @ (Type::Float(_) | Type::Tensor(_))) => {
                    ct.builder().constant(b.nothing(), ty.clone())
                }
                _ => {
                    let zeros = last(b.operand(0)).zeros_like();
                    match b.nothing() {
                        "0.0" => zeros,
                        _ => zeros.apply(&super::adjoint::EMPTIED, &[]),
                    }
                }
            };
            b.add(0, ct.apply(&PUSH, &[zero]));
        }
    }),
    tangent: TangentRule::Linear,
    may_panic: true,
    in_place: Some(0),
    tests: Tests::graphs(&[
        "func @f(v0: vec f64, v1: f64) -> vec f64 {\n\
             v2 = pop v0\n\
             v3 = push v2, v1\n\
             v4 = pop v3\n\
             return v4\n\
         }",
        "func @f(v0: vec [f64; 2]) -> vec [f64; 2] {\n\
             v1 = pop v0\n\
             return v1\n\
         }",
    ]),
    ..BASE
};

/// `last a`: the last element of a vector that has one. What is collected in a loop of a graph that is built at run time is
/// read by it.
pub static LAST: PrimDef = PrimDef {
    name: "last",
    doc: "The last element of a vector.",
    result: |types, _| match types {
        [Type::Vec(t)] => Some((**t).clone()),
        _ => None,
    },
    eval: |_, operands| match &operands[..] {
        [Datum::Array(xs)] => {
            let last = xs.last().cloned();
            last.ok_or_else(|| EvalError("`last` of an empty vector".into()))
        }
        _ => Err(mismatch("last", &operands)),
    },
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let (ct, adjoint) = (b.ct_for_element(0), b.adjoint(0));
            b.set_adjoint(0, adjoint.apply(&LAST_ADD, &[ct]));
        }
    }),
    tangent: TangentRule::Linear,
    may_panic: true,
    tests: Tests::graphs(&["func @f(v0: vec f64, v1: f64) -> f64 {\n\
             v2 = push v0, v1\n\
             v3 = last v2\n\
             v4 = last v0\n\
             v5 = mul v3, v4\n\
             return v5\n\
         }"]),
    ..BASE
};

/// `last_add a, x`: the vector with `x` added to its last element.
pub static LAST_ADD: PrimDef = PrimDef {
    name: "last_add",
    doc: "The vector with the second operand added to its last element.",
    result: |types, _| match types {
        [a @ Type::Vec(_), _] => Some(a.clone()),
        _ => None,
    },
    eval: |_, operands| match <[Datum; 2]>::try_from(operands) {
        Ok([Datum::Array(mut xs), x]) => {
            let last = Rc::make_mut(&mut xs).last_mut();
            add_to(
                last.ok_or_else(|| EvalError("`last_add` to an empty vector".into()))?,
                x,
            )?;
            Ok(Datum::Array(xs))
        }
        Ok(operands) => Err(mismatch("last_add", &operands)),
        Err(operands) => Err(mismatch("last_add", &operands)),
    },
    rule: Rule::Vjp(|b| {
        let ct = b.ct();
        if b.wants(1) {
            let x = b.operand(1);
            b.add(1, element_ct(ct.apply(&LAST, &[]), x));
        }
        if b.wants(0) {
            b.add(0, ct);
        }
    }),
    tangent: TangentRule::Linear,
    may_panic: true,
    in_place: Some(0),
    tests: Tests::graphs(&["func @f(v0: vec f64, v1: f64) -> vec f64 {\n\
             v2 = push v0, v1\n\
             v3 = last_add v2, v1\n\
             return v3\n\
         }"]),
    ..BASE
};

/// The cotangent of `x` that came out of a vector of cotangents: of a tensor it may be a zero without its shape.
fn element_ct<'b>(ct: Var<'b>, x: Var<'b>) -> Var<'b> {
    match x.ty() {
        #[cfg(feature = "runtime")]
        Type::Tensor(_) => ct.broadcast_like(x),
        _ => ct,
    }
}

/// The last element of a vector that has one.
fn last(a: Var) -> Var {
    let one = a.builder().constant("1", Type::USIZE);
    let position = a.builder().prim(
        &super::arith::SUB,
        Attr::None,
        &[a.len().value(), one.value()],
    );
    a.apply(&INDEX, &[position])
}

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = &[&PUSH, &POP, &LAST, &LAST_ADD];
