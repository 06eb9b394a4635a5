//! What is known of literals: shared by the passes that look at constants.

use super::rewrite::Rewrite;
use crate::entity::{FuncRef, Value};
use crate::ir::{FloatType, IntType, NodeKind, Type};
use crate::ops::arith::NEG;
use crate::ops::datum::Datum;

/// Whether rustc has nothing left to decide about a type. A generic float is settled: it is one type wherever it stands.
pub(super) fn is_settled(ty: &Type) -> bool {
    match ty {
        Type::Float(FloatType::Open) | Type::Int(IntType::Open) | Type::Named(_) | Type::Open => {
            false
        }
        Type::Float(FloatType::F64 | FloatType::F32 | FloatType::Param(_) | FloatType::Lanes)
        | Type::Int(_) => true,
        Type::Bool | Type::Unit | Type::Tensor(_) | Type::Pullback => true,
        Type::Array(t, _) | Type::Slice(t) | Type::Vec(t) => is_settled(t),
        Type::Tuple(ts) => ts.iter().all(is_settled),
    }
}

/// The text of the literal that `v` is, if its type is settled.
pub(super) fn literal(rw: &Rewrite, f: FuncRef, v: Value) -> Option<&str> {
    let v = rw.resolve(f, v);
    match &rw.def(f, v)?.kind {
        NodeKind::Const(text) if is_settled(rw.ty(f, v)) => Some(text),
        NodeKind::Const(_)
        | NodeKind::Prim(..)
        | NodeKind::Cond { .. }
        | NodeKind::Loop(_)
        | NodeKind::Call(_)
        | NodeKind::CallBack(_)
        | NodeKind::Host(_)
        | NodeKind::Primal(_)
        | NodeKind::Push(_)
        | NodeKind::Pop(_) => None,
    }
}

/// The value of the literal that `v` is, or of the negated one: what turns a sign rounds nothing. A generic float has none: its literals are rounded to a type not known here.
pub(super) fn constant(rw: &Rewrite, f: FuncRef, v: Value) -> Option<Datum> {
    let ty = rw.ty(f, rw.resolve(f, v));
    match ty {
        Type::Float(FloatType::Param(_) | FloatType::Lanes) => None,
        Type::Float(_) => match negated(rw, f, v) {
            Some(x) => minus(&Datum::parse(literal(rw, f, x)?, ty)?),
            None => Datum::parse(literal(rw, f, v)?, ty),
        },
        Type::Int(_) | Type::Bool => Datum::parse(literal(rw, f, v)?, ty),
        Type::Unit | Type::Array(..) | Type::Slice(_) | Type::Vec(_) | Type::Tuple(_) => None,
        Type::Named(_) | Type::Tensor(_) | Type::Pullback | Type::Open => None,
    }
}

fn minus(x: &Datum) -> Option<Datum> {
    if let Datum::F64(x) = x {
        return Some(Datum::F64(-x));
    }
    if let Datum::F32(x) = x {
        return Some(Datum::F32(-x));
    }
    None
}

/// `y` where `x` is `-y`.
pub(super) fn negated(rw: &Rewrite, f: FuncRef, x: Value) -> Option<Value> {
    let node = rw.def(f, x)?;
    match (&node.kind, &node.operands[..]) {
        (NodeKind::Prim(def, _), &[y]) if **def == NEG => Some(rw.resolve(f, y)),
        _ => None,
    }
}

/// Whether `v` is the literal `x` exactly, with the sign of a zero; also for generic floats, when `x` is a small whole
/// number, which every float type has.
pub(super) fn is_number(rw: &Rewrite, f: FuncRef, v: Value, x: f64) -> bool {
    debug_assert!(x.fract() == 0.0 && x.abs() < 1024.0);
    let ty = rw.ty(f, rw.resolve(f, v));
    let Some(text) = literal(rw, f, v) else {
        return false;
    };
    match ty {
        Type::Float(_) => match Datum::parse(text, &Type::F64) {
            Some(Datum::F64(y)) => y.to_bits() == x.to_bits(),
            Some(_) | None => false,
        },
        Type::Int(_) => {
            Datum::parse(text, ty) == Some(Datum::Int(x as i128))
                && !(x == 0.0 && x.is_sign_negative())
        }
        Type::Bool
        | Type::Unit
        | Type::Array(..)
        | Type::Slice(_)
        | Type::Vec(_)
        | Type::Tuple(_) => false,
        Type::Named(_) | Type::Tensor(_) | Type::Pullback | Type::Open => false,
    }
}
