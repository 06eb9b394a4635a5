//! Reading and writing parts of arrays and of values of the user's types. Several steps name a part of a part.

use super::datum::Datum;
use super::located::{LOCATE, LOCATED, LOCATED_LENT};
use super::{BASE, EvalCx, EvalError, PrimDef, Rule, Spelling, Tests, path};
use crate::entity::Value;
use crate::grad::{Backprop, Pushforward, TangentRule};
use crate::ir::{Attr, Type, Var};
use std::rc::Rc;

/// `index a, i, ..`: the element of `a`, of the element of `a`, ...
pub static INDEX: PrimDef = PrimDef {
    name: "index",
    doc: "An element.",
    spelling: Spelling::Index,
    result: |types, attr| path::part(types.first()?, attr, types.get(1..)?),
    eval: |cx, operands| {
        let (root, indices) = operands
            .split_first()
            .ok_or_else(|| EvalError("`index` without operands".into()))?;
        path::read(root, cx.attr, indices)
    },
    rule: Rule::Vjp(|b| {
        let (ct, at) = (b.ct_for_element(0), Place::of(b, b.operands()));
        let adjoint = b.adjoint(0);
        b.set_adjoint(0, at.add(adjoint, ct));
    }),
    tangent: TangentRule::After(|p| {
        let (at, ty) = (Place::of_tangent(p, p.operands()), p.ty());
        match (&at.attr, &ty) {
            // a field of which only rustc knows whether it has a gradient
            (Attr::Field(_), Type::Open | Type::Named(_)) => at
                .apply(&PART_TANGENT, p.tangent(0), Some(p.result()), ty)
                .value(),
            _ => at.read(p.tangent(0), ty).value(),
        }
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
    eval: |cx, operands| {
        write(cx, operands, |place, v| {
            *place = v;
            Ok(())
        })
    },
    rule: Rule::Vjp(|b| {
        let last = b.operands() - 1;
        let (ct, at) = (b.ct(), Place::of(b, last));
        let ty = b.ct_type(last);
        if matches!(ty, Type::Int(_) | Type::Bool | Type::Unit) {
            // a constant is written: its place has no gradient to clear
            if b.wants(0) {
                b.add(0, ct);
            }
            return;
        }
        let part = at.read(ct, ty.clone());
        if b.wants(last) {
            b.add_element(last, part);
        }
        if b.wants(0) {
            let cleared = match (&at.attr, &ty) {
                // what was there before may have been of another length, or another variant
                _ if has_shape(&ty) => {
                    let before = b.operand(0);
                    let before = at.apply(&INDEX, before, None, ty.clone());
                    let cleared = at.apply(&CT_RESHAPE, ct, Some(before), ct.ty());
                    at.emptied(cleared, b.nothing())
                }
                (Attr::Field(_), _) => at.emptied(at.clear(ct), b.nothing()),
                _ => {
                    let zero = match &ty {
                        Type::Float(_) => ct.builder().constant(b.nothing(), ty.clone()),
                        _ => b.zero(last),
                    };
                    at.set(ct, zero)
                }
            };
            b.add(0, cleared);
        }
    }),
    tangent: TangentRule::Before(|p| {
        let last = p.operands() - 1;
        let (whole, at, ty) = (p.tangent(0), Place::of_tangent(p, last), p.operand_ty(last));
        if matches!(ty, Type::Unit) {
            return whole.value();
        }
        let part = p.tangent(last);
        let set = match (&at.attr, &ty) {
            (Attr::None, _) => at.set(whole, part),
            (Attr::Field(_), Type::Float(_)) => at.add(at.clear(whole), part),
            // what was there before may have been of another length, or another variant
            (Attr::Field(_), _) => {
                let zeros = at.apply(&CT_RESHAPE, whole, Some(p.operand(last)), whole.ty());
                at.add(zeros, part)
            }
        };
        set.value()
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
pub static INDEX_ADD: PrimDef = ADD_TO_PLACE;

/// `index_add_again a, i, .., v`: the same where the way back runs it again. There `index_add` adds to a cotangent, whose
/// parts are reached in another way.
pub static INDEX_ADD_AGAIN: PrimDef = PrimDef {
    name: "index_add_again",
    doc: "A value that is computed again, with something added to a part.",
    spelling: Spelling::IndexAddAgain,
    tests: Tests::graphs(&["func @f(v0: vec f64, v1: usize, v2: f64) -> vec f64 {\n\
             v3 = index_add_again v0, v1, v2\n\
             v4 = index_add_again v3, v1, v2\n\
             return v4\n\
         }"]),
    ..ADD_TO_PLACE
};

const ADD_TO_PLACE: PrimDef = PrimDef {
    name: "index_add",
    doc: "The array with something added to an element.",
    spelling: Spelling::IndexAdd,
    result: written,
    eval: |cx, operands| write(cx, operands, super::adjoint::add_to),
    rule: Rule::Vjp(|b| {
        let last = b.operands() - 1;
        let (ct, at) = (b.ct(), Place::of(b, last));
        let ty = b.ct_type(last);
        if b.wants(last) {
            b.add_element(last, at.read(ct, ty));
        }
        if b.wants(0) {
            b.add(0, ct);
        }
    }),
    tangent: TangentRule::Before(|p| {
        let last = p.operands() - 1;
        let (whole, at) = (p.tangent(0), Place::of_tangent(p, last));
        match p.has(last) {
            true => at.add(whole, p.tangent(last)).value(),
            false => whole.value(),
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

/// `ct_part a, i, ..`: a part of a cotangent. A field of a user's type may have none, which is then zero.
pub static CT_PART: PrimDef = PrimDef {
    name: "ct_part",
    doc: "A part of a cotangent.",
    spelling: Spelling::CtPart,
    result: |types, attr| path::part(types.first()?, attr, types.get(1..)?),
    eval: INDEX.eval,
    rule: Rule::Vjp(|b| {
        let (ct, at) = (b.ct(), Place::of(b, b.operands()));
        let adjoint = b.adjoint(0);
        b.set_adjoint(0, at.add(adjoint, ct));
    }),
    tangent: TangentRule::Before(|p| {
        let at = Place::of_tangent(p, p.operands());
        at.apply(&CT_PART, p.tangent(0), None, p.ty()).value()
    }),
    may_panic: true,
    tests: Tests::graphs(&["func @f(v0: [f64; 3], v1: usize) -> f64 {\n\
             v2 = ct_part v0, v1\n\
             return v2\n\
         }"]),
    ..BASE
};

/// `part_tangent a, i, .., x`: the part of a tangent that is the tangent of `x`. A field of a user's type may have none, which is
/// then zero, in the shape of `x`.
pub static PART_TANGENT: PrimDef = PrimDef {
    name: "part_tangent",
    doc: "The part of a tangent that is the tangent of a value.",
    spelling: Spelling::PartTangent,
    result: |types, attr| {
        let (_, place) = types.split_last()?;
        path::part(place.first()?, attr, place.get(1..)?)
    },
    eval: |cx, mut operands| {
        operands.pop();
        (INDEX.eval)(cx, operands)
    },
    rule: Rule::Vjp(|b| {
        let (ct, at) = (b.ct(), Place::of(b, b.operands() - 1));
        let adjoint = b.adjoint(0);
        b.set_adjoint(0, at.add(adjoint, ct));
    }),
    tangent: TangentRule::Before(|p| {
        let last = p.operands() - 1;
        let at = Place::of_tangent(p, last);
        at.apply(&PART_TANGENT, p.tangent(0), Some(p.operand(last)), p.ty())
            .value()
    }),
    tests: Tests::graphs(&["func @f(v0: [f64; 3], v1: usize, v2: f64) -> f64 {\n\
             v3 = part_tangent v0, v1, v2\n\
             v4 = mul v3, v3\n\
             return v4\n\
         }"]),
    may_panic: true,
    ..BASE
};

/// `ct_clear a, i, ..`: a cotangent with zero at that place.
pub static CT_CLEAR: PrimDef = CLEARED;

const CLEARED: PrimDef = PrimDef {
    name: "ct_clear",
    doc: "A cotangent that is zero at a place.",
    spelling: Spelling::CtClear,
    result: |types, _| types.first().cloned(),
    eval: |cx, mut operands| {
        let indices = operands.split_off(operands.len().min(1));
        let mut root = super::only("ct_clear", operands)?;
        path::change(&mut root, cx.attr, &indices, |place| {
            *place = place.zero_like();
            Ok(())
        })?;
        Ok(root)
    },
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let (ct, at) = (b.ct(), Place::of(b, b.operands()));
            b.add(0, at.clear(ct));
        }
    }),
    tangent: TangentRule::Before(|p| {
        let at = Place::of_tangent(p, p.operands());
        at.clear(p.tangent(0)).value()
    }),
    may_panic: true,
    in_place: Some(0),
    tests: Tests::graphs(&["func @f(v0: [f64; 3], v1: usize) -> [f64; 3] {\n\
             v2 = ct_clear v0, v1\n\
             return v2\n\
         }"]),
    ..BASE
};

/// `ct_empty a, i, ..`: a cotangent to which nothing has been added at that place: `-0.0`.
pub static CT_EMPTY: PrimDef = PrimDef {
    name: "ct_empty",
    doc: "A cotangent to which nothing has been added at a place.",
    eval: |cx, mut operands| {
        let indices = operands.split_off(operands.len().min(1));
        let mut root = super::only("ct_empty", operands)?;
        path::change(&mut root, cx.attr, &indices, |place| {
            *place = super::adjoint::emptied(place);
            Ok(())
        })?;
        Ok(root)
    },
    rule: Rule::Constant,
    tests: super::NO_TESTS,
    ..CLEARED
};

/// Whether two values of a type may have gradients that differ in more than their numbers.
fn has_shape(ty: &Type) -> bool {
    match ty {
        Type::Vec(_) | Type::Slice(_) | Type::Open | Type::Named(_) => true,
        Type::Array(element, _) => has_shape(element),
        Type::Tuple(members) => members.iter().any(has_shape),
        _ => false,
    }
}

/// `ct_reshape a, i, .., x`: a cotangent that is zero at that place, in the shape of `x`.
pub static CT_RESHAPE: PrimDef = PrimDef {
    name: "ct_reshape",
    doc: "A cotangent that is zero at a place, in the shape of a value.",
    spelling: Spelling::CtReshape,
    result: |types, _| types.first().cloned(),
    eval: |cx, operands| {
        write(cx, operands, |place, like| {
            *place = like.zero_like();
            Ok(())
        })
    },
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let last = b.operands() - 1;
            let (ct, at, ty) = (b.ct(), Place::of(b, last), b.ct_type(last));
            // what was there before may have been of another length, or another variant
            let before = b.operand(0);
            let before = at.apply(&CT_PART, before, None, ty);
            b.add(0, at.apply(&CT_RESHAPE, ct, Some(before), ct.ty()));
        }
    }),
    tangent: TangentRule::Before(|p| {
        let last = p.operands() - 1;
        let (whole, at) = (p.tangent(0), Place::of_tangent(p, last));
        at.apply(&CT_RESHAPE, whole, Some(p.operand(last)), whole.ty())
            .value()
    }),
    may_panic: true,
    in_place: Some(0),
    tests: Tests::graphs(&[
        "func @f(v0: vec vec f64, v1: usize, v2: vec f64) -> vec vec f64 {\n\
             v3 = ct_reshape v0, v1, v2\n\
             return v3\n\
         }",
    ]),
    ..BASE
};

/// The place that a node reads or writes, in the backward graph.
struct Place<'a> {
    attr: Attr,
    indices: Vec<Var<'a>>,
}

impl<'a> Place<'a> {
    /// That of the node at hand, whose operands 1 to `end` are the indices.
    fn of(b: &mut Backprop<'_, 'a>, end: usize) -> Self {
        let indices = b.indices(end);
        Place {
            attr: path::found(&b.attr(), indices.len()),
            indices,
        }
    }
    /// The same in the tangent: what is looked up is found in the value.
    fn of_tangent(p: &mut Pushforward<'_, 'a>, end: usize) -> Self {
        let attr = p.attr();
        let steps = path::steps(&attr, end - 1);
        let ends = (1..=steps.len()).filter(|&to| path::is_index(steps[to - 1].text()));
        let indices = ends.enumerate().map(|(k, to)| {
            let (index, lookup) = (p.operand(k + 1), steps[to - 1]);
            let located = match lookup {
                path::Step::Lookup => &LOCATED,
                path::Step::LookupLent => &LOCATED_LENT,
                path::Step::Index | path::Step::Field(_) => return index,
            };
            let operands: Vec<Value> = (0..=k + 1).map(|i| p.operand(i).value()).collect();
            let attr = path::attribute(steps[..to].iter().copied());
            let at = p
                .builder()
                .prim_of_type(&LOCATE, attr, &operands, Type::Open);
            let both = [index.value(), at.value()];
            p.builder()
                .prim_of_type(located, Attr::None, &both, Type::Open)
        });
        let indices: Vec<Var> = indices.collect();
        Place {
            attr: path::found(&attr, indices.len()),
            indices,
        }
    }
    fn apply(&self, def: &'static PrimDef, root: Var<'a>, v: Option<Var<'a>>, ty: Type) -> Var<'a> {
        let operands: Vec<Value> = [root]
            .iter()
            .chain(&self.indices)
            .chain(&v)
            .map(|v| v.value())
            .collect();
        root.builder()
            .prim_of_type(def, self.attr.clone(), &operands, ty)
    }
    fn read(&self, root: Var<'a>, ty: Type) -> Var<'a> {
        let def = match self.attr {
            Attr::None => &INDEX,
            Attr::Field(_) => &CT_PART,
        };
        self.apply(def, root, None, ty)
    }
    fn clear(&self, root: Var<'a>) -> Var<'a> {
        self.apply(&CT_CLEAR, root, None, root.ty())
    }
    /// A cotangent to whose zero there nothing has been added, with `nothing` in the place of each number.
    fn emptied(&self, root: Var<'a>, nothing: &str) -> Var<'a> {
        match nothing {
            "0.0" => root,
            _ => self.apply(&CT_EMPTY, root, None, root.ty()),
        }
    }
    fn set(&self, root: Var<'a>, v: Var<'a>) -> Var<'a> {
        self.apply(&INDEX_SET, root, Some(v), root.ty())
    }
    fn add(&self, root: Var<'a>, v: Var<'a>) -> Var<'a> {
        self.apply(&INDEX_ADD, root, Some(v), root.ty())
    }
}

fn written(types: &[Type], attr: &Attr) -> Option<Type> {
    let [array, indices @ .., v] = types else {
        return None;
    };
    let place = path::part(array, attr, indices)?;
    let number = |ty: &Type| matches!(ty, Type::Float(_) | Type::Int(_) | Type::Bool);
    let known = |ty: &Type| !matches!(ty, Type::Open | Type::Named(_));
    let fits = !known(&place) || !known(v) || number(&place) == number(v);
    fits.then(|| array.clone())
}

/// Changes what is at a place; arrays that somebody else holds too are copied first.
fn write(
    cx: &EvalCx,
    mut operands: Vec<Datum>,
    change: impl FnOnce(&mut Datum, Datum) -> Result<(), EvalError>,
) -> Result<Datum, EvalError> {
    let v = operands
        .pop()
        .ok_or_else(|| EvalError("a write without operands".into()))?;
    let indices = operands.split_off(operands.len().min(1));
    let mut root = operands
        .pop()
        .ok_or_else(|| EvalError("a write without an array".into()))?;
    path::change(&mut root, cx.attr, &indices, |place| change(place, v))?;
    Ok(root)
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

pub(crate) fn bounds(i: &Datum, len: usize) -> EvalError {
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
pub const ALL: &[&PrimDef] = &[
    &INDEX,
    &INDEX_SET,
    &INDEX_ADD,
    &INDEX_ADD_AGAIN,
    &CT_PART,
    &PART_TANGENT,
    &CT_CLEAR,
    &CT_EMPTY,
    &CT_RESHAPE,
];
