//! Tuples and their fields. A field is named by the attribute: `0`, or `0.1` for one inside another.

use super::datum::Datum;
use super::declare::mismatch;
use super::{BASE, EvalError, PrimDef, Rule, Spelling, Tests, path};
use crate::grad::TangentRule;
use crate::ir::{Attr, Type, Var};
use std::rc::Rc;

/// `(x, y, ..)`
pub static TUPLE: PrimDef = PrimDef {
    name: "tuple",
    doc: "A tuple of the operands.",
    spelling: Spelling::Tuple,
    result: |types, _| Some(Type::Tuple(types.to_vec())),
    eval: |_, operands| Ok(Datum::Tuple(Rc::new(operands))),
    rule: Rule::Vjp(|b| {
        let ct = b.ct();
        for i in 0..b.operands() {
            if b.wants(i) {
                let part = match ct.ty() {
                    // a tuple behind an alias, in an array
                    Type::Named(_) | Type::Open => {
                        let at = path::attribute([path::Step::Field(&i.to_string())]);
                        let (index, ty) = (&super::index::INDEX, b.ct_type(i));
                        ct.builder().prim_of_type(index, at, &[ct.value()], ty)
                    }
                    _ => ct.field(&i.to_string()),
                };
                b.add_element(i, part);
            }
        }
    }),
    tangent: TangentRule::Before(|p| {
        let members: Vec<_> = (0..p.operands()).map(|i| p.tangent(i).value()).collect();
        p.builder()
            .prim_of_type(&TUPLE, p.attr(), &members, p.ty())
            .value()
    }),
    tests: Tests::graphs(&[
        "func @f(v0: f64, v1: usize, v2: [f64; 2]) -> (f64, usize, [f64; 2]) {\n\
             v3 = mul v0, v0\n\
             v4 = tuple v3, v1, v2\n\
             return v4\n\
         }",
    ]),
    ..BASE
};

/// `t.0`
pub static FIELD: PrimDef = PrimDef {
    name: "field",
    doc: "The field that the attribute names.",
    spelling: Spelling::Field,
    result: |types, attr| match (types, attr) {
        ([t], Attr::Field(path)) => member(t, path),
        _ => None,
    },
    eval: |cx, operands| {
        let tuple = super::only("field", operands)?;
        let mut place = &tuple;
        for i in fields(cx.attr)? {
            let Datum::Tuple(xs) = place else {
                return Err(mismatch("field", &[tuple]));
            };
            place = xs
                .get(i)
                .ok_or_else(|| EvalError(format!("{tuple:?} has no field {i}")))?;
        }
        Ok(place.clone())
    },
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let (ct, adjoint) = (b.ct_for_element(0), b.adjoint(0));
            let sum = ct
                .builder()
                .prim(&FIELD_ADD, b.attr(), &[adjoint.value(), ct.value()]);
            b.set_adjoint(0, sum);
        }
    }),
    tangent: TangentRule::Linear,
    tests: Tests::graphs(&["func @f(v0: (f64, (usize, f64))) -> f64 {\n\
             v1 = field.0 v0\n\
             v2 = field.1 v0\n\
             v3 = field.1 v2\n\
             v4 = mul v1, v3\n\
             return v4\n\
         }"]),
    ..BASE
};

/// `t.0 += v`
pub static FIELD_ADD: PrimDef = PrimDef {
    name: "field_add",
    doc: "The tuple with something added to a field.",
    spelling: Spelling::FieldAdd,
    result: |types, attr| match (types, attr) {
        ([t, _], Attr::Field(path)) => member(t, path).map(|_| t.clone()),
        _ => None,
    },
    eval: |cx, operands| match <[Datum; 2]>::try_from(operands) {
        Ok([mut tuple, v]) => {
            let mut place = &mut tuple;
            for i in fields(cx.attr)? {
                let Datum::Tuple(xs) = place else {
                    return Err(mismatch("field_add", &[v]));
                };
                place = Rc::make_mut(xs)
                    .get_mut(i)
                    .ok_or_else(|| EvalError(format!("a tuple without field {i}")))?;
            }
            super::adjoint::add_to(place, v)?;
            Ok(tuple)
        }
        Err(operands) => Err(mismatch("field_add", &operands)),
    },
    rule: Rule::Vjp(|b| {
        let ct = b.ct();
        if b.wants(1) {
            let part = ct.builder().prim(&FIELD, b.attr(), &[ct.value()]);
            b.add(1, part);
        }
        if b.wants(0) {
            b.add(0, ct);
        }
    }),
    tangent: TangentRule::Linear,
    in_place: Some(0),
    tests: Tests::graphs(&["func @f(v0: (f64, f64), v1: f64) -> (f64, f64) {\n\
             v2 = field_add.1 v0, v1\n\
             v3 = field_add.1 v2, v1\n\
             return v3\n\
         }"]),
    ..BASE
};

/// The type of the field at a path.
fn member(ty: &Type, path: &str) -> Option<Type> {
    path.split('.').try_fold(ty.clone(), |ty, part| match ty {
        Type::Tuple(ts) => ts.get(part.parse::<usize>().ok()?).cloned(),
        Type::Open => Some(Type::Open),
        _ => None,
    })
}

/// The positions along a path.
fn fields(attr: &Attr) -> Result<Vec<usize>, EvalError> {
    let Attr::Field(path) = attr else {
        return Err(EvalError("a field without a name".into()));
    };
    let position = |part: &str| {
        part.parse()
            .map_err(|_| EvalError(format!("a tuple has no field `{part}`")))
    };
    path.split('.').map(position).collect()
}

impl<'b> Var<'b> {
    /// The field at a path, such as `0`.
    pub fn field(self, path: &str) -> Var<'b> {
        self.builder()
            .prim(&FIELD, Attr::Field(path.into()), &[self.value()])
    }
    /// The field at a path, whose type the caller knows better.
    pub fn field_of_type(self, path: &str, ty: Type) -> Var<'b> {
        self.builder()
            .prim_of_type(&FIELD, Attr::Field(path.into()), &[self.value()], ty)
    }
}

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = &[&TUPLE, &FIELD, &FIELD_ADD];
