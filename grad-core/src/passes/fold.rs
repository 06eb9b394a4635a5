//! Constants: arithmetic on integers and bools, and comparisons of numbers.
//!
//! Floats are never computed here, whose result could depend on where it is computed; and nothing is computed whose
//! type is open, or that would panic at run time.

use super::literal::{constant, is_settled};
use super::rewrite::{Rewrite, rewritten};
use crate::entity::{FuncRef, NodeId};
use crate::ir::{Attr, IntType, Module, NodeKind, Type};
use crate::ops::datum::Datum;
use crate::ops::{EvalCx, PrimDef, Spelling};

/// Computes what is constant. Graphs and values keep their numbers; dead constants are left to `dce`.
pub fn fold(module: &Module) -> Module {
    rewritten(module, compute_constants)
}

pub(super) fn compute_constants(rw: &mut Rewrite) {
    for f in rw.funcs() {
        for n in rw.nodes(f) {
            if let Some(text) = folded(rw, f, n) {
                let node = rw.node_mut(f, n);
                node.kind = NodeKind::Const(text.into());
                node.operands.clear();
            }
        }
    }
}

/// The literal that a node's result is.
fn folded(rw: &Rewrite, f: FuncRef, n: NodeId) -> Option<String> {
    let node = rw.node(f, n);
    let NodeKind::Prim(def, attr) = &node.kind else {
        return None;
    };
    let ty = rw.ty(f, node.results[0]);
    if !is_settled(ty) || !matches!(ty, Type::Int(_) | Type::Bool) {
        return None;
    }
    if def.spelling == Spelling::Len {
        let array = *rw.operands(f, n).first()?;
        let len = rw.module().funcs[f].array_length(array);
        return len
            .filter(|n| u32::try_from(*n).is_ok())
            .map(|n| n.to_string());
    }
    evaluate(rw, f, n, def, attr, ty)
}

fn evaluate(
    rw: &Rewrite,
    f: FuncRef,
    n: NodeId,
    def: &PrimDef,
    attr: &Attr,
    ty: &Type,
) -> Option<String> {
    let operands: Option<Vec<Datum>> = rw
        .operands(f, n)
        .into_iter()
        .map(|v| constant(rw, f, v))
        .collect();
    let operands = operands.filter(|xs| !xs.is_empty())?;
    let has_float = operands
        .iter()
        .any(|d| matches!(d, Datum::F64(_) | Datum::F32(_)));
    if has_float && *ty != Type::Bool {
        return None;
    }
    match (def.eval)(&EvalCx { attr, ty }, operands).ok()? {
        Datum::Bool(b) => Some(b.to_string()),
        Datum::Int(i) => fits(i, ty).then(|| i.to_string()),
        Datum::F64(_)
        | Datum::F32(_)
        | Datum::Unit
        | Datum::Array(_)
        | Datum::Tuple(_)
        | Datum::Struct(_)
        | Datum::Opaque(_) => None,
        #[cfg(feature = "runtime")]
        Datum::Tensor(_) => None,
    }
}

/// Whether `i` is a value of the integer type on every machine: one that does not is a panic at run time.
fn fits(i: i128, ty: &Type) -> bool {
    let Type::Int(int) = ty else { return false };
    let range = match int {
        IntType::I8 => i128::from(i8::MIN)..=i128::from(i8::MAX),
        IntType::I16 => i128::from(i16::MIN)..=i128::from(i16::MAX),
        IntType::I32 | IntType::Isize => i128::from(i32::MIN)..=i128::from(i32::MAX),
        IntType::I64 => i128::from(i64::MIN)..=i128::from(i64::MAX),
        IntType::I128 => i128::MIN..=i128::MAX,
        IntType::U8 => 0..=i128::from(u8::MAX),
        IntType::U16 => 0..=i128::from(u16::MAX),
        IntType::U32 | IntType::Usize => 0..=i128::from(u32::MAX),
        IntType::U64 => 0..=i128::from(u64::MAX),
        IntType::U128 => 0..=i128::MAX,
        IntType::Open => return false,
    };
    range.contains(&i)
}
