//! Reading and writing elements. Several indices name an element of an element.

use super::datum::Datum;
use super::{BASE, EvalError, PrimDef, Rule, Spelling, Tests};
use crate::grad::Backprop;
use crate::ir::{Attr, Type, Var};
use std::rc::Rc;

/// `index a, i, ..`: the element of `a`, of the element of `a`, ...
pub static INDEX: PrimDef = PrimDef {
    name: "index",
    doc: "An element.",
    spelling: Spelling::Index,
    result: |types, _| element(types.first()?, types.get(1..)?),
    eval: |_, operands| {
        let (array, path) = operands
            .split_first()
            .ok_or_else(|| EvalError("`index` without operands".into()))?;
        let mut place = array;
        for i in path {
            let xs = elements(place)?;
            place = xs.get(position(i)?).ok_or_else(|| bounds(i, xs.len()))?;
        }
        Ok(place.clone())
    },
    rule: Rule::Vjp(|b| {
        let (ct, path) = (b.ct(), path(b, b.operands()));
        let adjoint = b.adjoint(0);
        b.set_adjoint(0, adjoint.index_add(&path, ct));
    }),
    may_panic: true,
    tests: Tests::graphs(&[
        "func @f(v0: &slice f64, v1: usize) -> f64 {\n\
             v2 = index v0, v1\n\
             v3 = mul v2, v2\n\
             return v3\n\
         }",
        "func @f(v0: [[f64; 3]; 3], v1: usize) -> f64 {\n\
             v2 = index v0, v1, v1\n\
             v3 = index v0, v1\n\
             v4 = index v3, v1\n\
             v5 = mul v2, v4\n\
             return v5\n\
         }",
    ]),
    ..BASE
};

/// `index_set a, i, .., v`: `a` with `v` at that place.
pub static INDEX_SET: PrimDef = PrimDef {
    name: "index_set",
    doc: "The array with another element.",
    spelling: Spelling::IndexSet,
    result: written,
    eval: |_, operands| {
        write(operands, |place, v| {
            *place = v;
            Ok(())
        })
    },
    rule: Rule::Vjp(|b| {
        let last = b.operands() - 1;
        let (ct, path) = (b.ct(), path(b, last));
        if b.wants(last) {
            b.add(last, ct.index(&path));
        }
        if b.wants(0) {
            let zero = b.zero(last);
            b.add(0, ct.index_set(&path, zero));
        }
    }),
    may_panic: true,
    in_place: Some(0),
    tests: Tests::graphs(&[
        "func @f(v0: &mut slice f64, v1: usize, v2: f64) -> slice f64 {\n\
             v3 = index_set v0, v1, v2\n\
             v4 = index v3, v1\n\
             v5 = mul v4, v4\n\
             v6 = const 0\n\
             v7 = index_set v3, v6, v5\n\
             return v7\n\
         }",
        "func @f(v0: [[f64; 3]; 3], v1: usize, v2: f64) -> [[f64; 3]; 3] {\n\
             v3 = index_set v0, v1, v1, v2\n\
             return v3\n\
         }",
    ]),
    ..BASE
};

/// `index_add a, i, .., v`: `a` with `v` added at that place.
pub static INDEX_ADD: PrimDef = PrimDef {
    name: "index_add",
    doc: "The array with something added to an element.",
    spelling: Spelling::IndexAdd,
    result: written,
    eval: |_, operands| write(operands, super::adjoint::add_to),
    rule: Rule::Vjp(|b| {
        let last = b.operands() - 1;
        let (ct, path) = (b.ct(), path(b, last));
        if b.wants(last) {
            b.add(last, ct.index(&path));
        }
        if b.wants(0) {
            b.add(0, ct);
        }
    }),
    may_panic: true,
    in_place: Some(0),
    tests: Tests::graphs(&["func @f(v0: vec f64, v1: usize, v2: f64) -> vec f64 {\n\
             v3 = index_add v0, v1, v2\n\
             v4 = index_add v3, v1, v2\n\
             return v4\n\
         }"]),
    ..BASE
};

/// The indices of a node: operands 1 to `end`.
fn path<'a>(b: &mut Backprop<'_, 'a>, end: usize) -> Vec<Var<'a>> {
    (1..end).map(|i| b.operand(i)).collect()
}

/// The type of the element that a path of indices of these types leads to.
fn element(ty: &Type, path: &[Type]) -> Option<Type> {
    match path.split_first() {
        None => Some(ty.clone()),
        Some((Type::Int(_) | Type::Open, rest)) => {
            let inner = if *ty == Type::Open {
                &Type::Open
            } else {
                ty.element()?
            };
            element(inner, rest)
        }
        Some(_) => None,
    }
}

fn written(types: &[Type], _: &Attr) -> Option<Type> {
    let [array, path @ .., v] = types else {
        return None;
    };
    let place = (!path.is_empty()).then(|| element(array, path)).flatten()?;
    let number = |ty: &Type| matches!(ty, Type::Float(_) | Type::Int(_) | Type::Bool);
    let fits = place == Type::Open || *v == Type::Open || number(&place) == number(v);
    fits.then(|| array.clone())
}

/// Changes the element at a path in place; arrays that somebody else holds too are copied first.
fn write(
    mut operands: Vec<Datum>,
    change: impl FnOnce(&mut Datum, Datum) -> Result<(), EvalError>,
) -> Result<Datum, EvalError> {
    let v = operands
        .pop()
        .ok_or_else(|| EvalError("a write without operands".into()))?;
    let path = operands.split_off(operands.len().min(1));
    let mut array = operands
        .pop()
        .ok_or_else(|| EvalError("a write without an array".into()))?;
    let mut place = &mut array;
    for i in &path {
        let Datum::Array(xs) = place else {
            return Err(not_an_array(place));
        };
        let len = xs.len();
        place = Rc::make_mut(xs)
            .get_mut(position(i)?)
            .ok_or_else(|| bounds(i, len))?;
    }
    change(place, v)?;
    Ok(array)
}

/// The elements of an array.
pub(crate) fn elements(d: &Datum) -> Result<&Rc<Vec<Datum>>, EvalError> {
    match d {
        Datum::Array(xs) => Ok(xs),
        other => Err(not_an_array(other)),
    }
}

fn not_an_array(d: &Datum) -> EvalError {
    EvalError(format!("{d:?} is not an array"))
}

/// An index or length.
pub(crate) fn position(i: &Datum) -> Result<usize, EvalError> {
    match i {
        Datum::Int(i) => {
            usize::try_from(*i).map_err(|_| EvalError(format!("index {i} out of range")))
        }
        other => Err(EvalError(format!("{other:?} is not an index"))),
    }
}

fn bounds(i: &Datum, len: usize) -> EvalError {
    EvalError(format!("index {i:?} is out of bounds: the length is {len}"))
}

impl<'b> Var<'b> {
    /// The element at a path of indices.
    pub fn index(self, path: &[Var<'b>]) -> Var<'b> {
        self.apply(&INDEX, path)
    }
    /// The array with `v` at a path of indices.
    pub fn index_set(self, path: &[Var<'b>], v: Var<'b>) -> Var<'b> {
        self.apply(&INDEX_SET, &[path, &[v]].concat())
    }
    /// The array with `v` added at a path of indices.
    pub fn index_add(self, path: &[Var<'b>], v: Var<'b>) -> Var<'b> {
        self.apply(&INDEX_ADD, &[path, &[v]].concat())
    }
}

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = &[&INDEX, &INDEX_SET, &INDEX_ADD];
