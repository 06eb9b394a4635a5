//! Operators whose operands have types that only rustc knows: numbers, or types of the user's with operators of their
//! own. The attribute says which, and how each operand is passed: `add.vv`, `mul.rv` (`&a * b`), `neg.v`.

use super::datum::Datum;
use super::declare::mismatch;
use super::{BASE, Cost, EvalCx, EvalError, PrimDef, Rule, Spelling, Tests, arith};
use crate::entity::Value;
use crate::grad::{Backprop, Pushforward, TangentRule};
use crate::ir::{Attr, Type};
use std::rc::Rc;

/// `operator.mul.vv a, b`
pub static OPERATOR: PrimDef = PrimDef {
    name: "operator",
    doc: "An operator on types that only rustc knows.",
    spelling: Spelling::Operator,
    result: |types, attr| {
        let (name, passed) = parts(attr)?;
        (arithmetic(name).is_some() && passed.len() == types.len()).then_some(Type::Open)
    },
    eval: forward,
    rule: Rule::Vjp(|b| {
        let n = b.operands();
        let cts: Vec<Type> = (0..n).map(|i| b.ct_type(i)).collect();
        let (ct, attr) = (b.ct(), b.attr());
        let mut operands: Vec<_> = (0..n).map(|i| b.operand(i).value()).collect();
        operands.push(ct.value());
        let back =
            ct.builder()
                .prim_of_type(&OPERATOR_BACK, attr, &operands, Type::Tuple(cts.clone()));
        for (i, ty) in cts.into_iter().enumerate() {
            if b.wants(i) {
                b.add_given(i, back.field_of_type(&i.to_string(), ty));
            }
        }
    }),
    tangent: TangentRule::Before(|p| pushed(p, &OPERATOR_JVP)),
    cost: Cost::Dear,
    may_panic: true,
    tests: Tests::graphs(&["func @f(v0: f64, v1: f64) -> f64 {\n\
             v2: f64 = operator.mul.vv v0, v1\n\
             v3: f64 = operator.div.vr v2, v1\n\
             v4: f64 = operator.neg.v v3\n\
             v5: f64 = operator.sub.vv v4, v2\n\
             v6: f64 = operator.add.rr v5, v0\n\
             return v6\n\
         }"]),
    ..BASE
};

/// `operator_assign.add.vv a, b`: `a` after `a += b`.
pub static OPERATOR_ASSIGN: PrimDef = PrimDef {
    name: "operator_assign",
    doc: "A compound assignment to a type that only rustc knows.",
    spelling: Spelling::OperatorAssign,
    result: |types, attr| match (types, parts(attr)?) {
        ([a, _], (name, "vv" | "vr")) if arithmetic(name).is_some() => Some(a.clone()),
        _ => None,
    },
    eval: forward,
    rule: Rule::Vjp(|b| {
        let cts = vec![b.ct_type(0), b.ct_type(1)];
        let (ct, attr) = (b.ct(), b.attr());
        let operands = [b.operand(0).value(), b.operand(1).value(), ct.value()];
        let back = ct.builder().prim_of_type(
            &OPERATOR_ASSIGN_BACK,
            attr,
            &operands,
            Type::Tuple(cts.clone()),
        );
        for (i, ty) in cts.into_iter().enumerate() {
            if b.wants(i) {
                b.add_given(i, back.field_of_type(&i.to_string(), ty));
            }
        }
    }),
    tangent: TangentRule::Before(|p| pushed(p, &OPERATOR_ASSIGN_JVP)),
    cost: Cost::Dear,
    may_panic: true,
    in_place: Some(0),
    tests: Tests::graphs(&["func @f(v0: f64, v1: f64) -> f64 {\n\
             v2: f64 = operator_assign.mul.vv v0, v1\n\
             v3: f64 = operator_assign.sub.vr v2, v1\n\
             v4 = mul v3, v2\n\
             return v4\n\
         }"]),
    ..BASE
};

/// `operator_back.mul.vv a, b, ct`: the cotangents of the operands, as a tuple.
pub static OPERATOR_BACK: PrimDef = PrimDef {
    name: "operator_back",
    doc: "The cotangents of an operator's operands.",
    spelling: Spelling::OperatorBack,
    result: cotangents,
    eval: backward,
    rule: Rule::Undefined,
    cost: Cost::Dear,
    ..BASE
};

/// `operator_assign_back.mul.vv a, b, ct`: the cotangents of `a` as it was and of `b`, as a tuple.
pub static OPERATOR_ASSIGN_BACK: PrimDef = PrimDef {
    name: "operator_assign_back",
    doc: "The cotangents of a compound assignment's operands.",
    spelling: Spelling::OperatorAssignBack,
    result: cotangents,
    eval: backward,
    rule: Rule::Undefined,
    cost: Cost::Dear,
    ..BASE
};

/// `operator_jvp.mul.vv a, b, da, db`: the tangent of the result.
pub static OPERATOR_JVP: PrimDef = OF_TANGENTS;

const OF_TANGENTS: PrimDef = PrimDef {
    name: "operator_jvp",
    doc: "The tangent of an operator's result, from the operands and their tangents.",
    spelling: Spelling::OperatorJvp,
    result: |types, attr| {
        let (_, passed) = parts(attr)?;
        (2 * passed.len() == types.len()).then_some(Type::Open)
    },
    eval: forward_tangent,
    rule: Rule::Vjp(|b| second(b, &OPERATOR_JVP_BACK)),
    cost: Cost::Dear,
    tests: Tests::graphs(&["func @f(v0: f64, v1: f64, v2: f64, v3: f64) -> f64 {\n\
             v4: f64 = operator_jvp.mul.vv v0, v1, v2, v3\n\
             v5: f64 = operator_jvp.div.vv v0, v1, v2, v3\n\
             v6: f64 = operator_jvp.sub.vr v4, v5, v1, v2\n\
             v7: f64 = operator_jvp.add.vv v6, v5, v6, v4\n\
             v8: f64 = operator_jvp.neg.v v1, v7\n\
             v9 = mul v8, v6\n\
             return v9\n\
         }"]),
    ..BASE
};

/// `operator_assign_jvp.mul.vv a, b, da, db`: the tangent of `a` after `a *= b`.
pub static OPERATOR_ASSIGN_JVP: PrimDef = PrimDef {
    name: "operator_assign_jvp",
    doc: "The tangent of what a compound assignment leaves.",
    rule: Rule::Vjp(|b| second(b, &OPERATOR_ASSIGN_JVP_BACK)),
    tests: Tests::graphs(&["func @f(v0: f64, v1: f64, v2: f64, v3: f64) -> f64 {\n\
             v4: f64 = operator_assign_jvp.mul.vv v0, v1, v2, v3\n\
             v5 = mul v4, v0\n\
             return v5\n\
         }"]),
    ..OF_TANGENTS
};

/// `operator_jvp_back.mul.vv a, b, da, db, ct`: the cotangents of what a tangent was made of.
pub static OPERATOR_JVP_BACK: PrimDef = OF_TANGENTS_BACK;

/// `operator_assign_jvp_back.mul.vv a, b, da, db, ct`: the same of the tangent that a compound assignment leaves.
pub static OPERATOR_ASSIGN_JVP_BACK: PrimDef = PrimDef {
    name: "operator_assign_jvp_back",
    doc: "The cotangents of a compound assignment's operands and of their tangents, from that of the tangent it leaves.",
    ..OF_TANGENTS_BACK
};

const OF_TANGENTS_BACK: PrimDef = PrimDef {
    name: "operator_jvp_back",
    doc: "The cotangents of an operator's operands and of their tangents, from that of its tangent.",
    spelling: Spelling::OperatorJvpBack,
    result: |types, attr| {
        let (_, passed) = parts(attr)?;
        let (_, operands) = types.split_last()?;
        (2 * passed.len() == operands.len())
            .then(|| Type::Tuple(operands.iter().map(super::adjoint::tangent).collect()))
    },
    eval: second_backward,
    rule: Rule::Undefined,
    cost: Cost::Dear,
    ..BASE
};

/// The way back of a tangent, by another primitive.
fn second(b: &mut Backprop, def: &'static PrimDef) {
    let (ct, attr) = (b.ct(), b.attr());
    let all = 0..b.operands();
    let cts: Vec<Type> = all.clone().map(|i| b.ct_type(i)).collect();
    let mut operands: Vec<_> = all.clone().map(|i| b.operand(i).value()).collect();
    operands.push(ct.value());
    let back = ct
        .builder()
        .prim_of_type(def, attr, &operands, Type::Tuple(cts.clone()));
    for (i, ty) in all.zip(cts) {
        if b.wants(i) {
            b.add_given(i, back.field_of_type(&i.to_string(), ty));
        }
    }
}

/// The tangent by another primitive, which is handed the operands and their tangents.
fn pushed(p: &mut Pushforward, def: &'static PrimDef) -> Value {
    let own = (0..p.operands()).map(|i| p.operand(i).value());
    let mut operands: Vec<Value> = own.collect();
    operands.extend((0..p.operands()).map(|i| p.tangent(i).value()));
    p.builder()
        .prim_of_type(def, p.attr(), &operands, p.ty())
        .value()
}

/// The name of the operator, and how its operands are passed: `v` by value, `r` by reference.
pub fn parts(attr: &Attr) -> Option<(&str, &str)> {
    match attr {
        Attr::Field(text) => text.split_once('.'),
        Attr::None => None,
    }
}

/// The primitive of the same operator on numbers.
pub fn arithmetic(name: &str) -> Option<&'static PrimDef> {
    arith::ALL.iter().copied().find(|d| d.name == name)
}

fn cotangents(types: &[Type], attr: &Attr) -> Option<Type> {
    let (_, passed) = parts(attr)?;
    let (_, operands) = types.split_last()?;
    (passed.len() == operands.len())
        .then(|| Type::Tuple(operands.iter().map(super::adjoint::tangent).collect()))
}

/// On numbers; the operators of other types only generated code can call.
fn forward(cx: &EvalCx, operands: Vec<Datum>) -> Result<Datum, EvalError> {
    let def = parts(cx.attr).and_then(|(name, _)| arithmetic(name));
    let def = def.ok_or_else(|| EvalError("an operator without a name".into()))?;
    (def.eval)(cx, operands)
}

fn backward(cx: &EvalCx, mut operands: Vec<Datum>) -> Result<Datum, EvalError> {
    let name = parts(cx.attr).map_or("", |(name, _)| name);
    let floats: Option<Vec<f64>> = operands.iter().map(Datum::as_f64).collect();
    let cts = match (name, floats.as_deref()) {
        ("neg", Some([_, ct])) => vec![-ct],
        ("add", Some([_, _, ct])) => vec![*ct, *ct],
        ("sub", Some([_, _, ct])) => vec![*ct, -ct],
        ("mul", Some([a, b, ct])) => vec![ct * b, ct * a],
        ("div", Some([a, b, ct])) => vec![ct / b, -(ct * (a / b)) / b],
        ("rem", Some([a, b, ct])) => vec![*ct, -(ct * ((a - a % b) / b).round())],
        _ => {
            let ct = operands.pop();
            return match ct {
                Some(Datum::Unit) => Ok(Datum::Tuple(Rc::new(vec![Datum::Unit; operands.len()]))),
                _ => Err(mismatch(name, &operands)),
            };
        }
    };
    let single = operands.iter().any(|d| matches!(d, Datum::F32(_)));
    let number = |x: f64| {
        if single {
            Datum::F32(x as f32)
        } else {
            Datum::F64(x)
        }
    };
    Ok(Datum::Tuple(Rc::new(cts.into_iter().map(number).collect())))
}

/// On numbers, as [`forward`].
fn forward_tangent(cx: &EvalCx, operands: Vec<Datum>) -> Result<Datum, EvalError> {
    let name = parts(cx.attr).map_or("", |(name, _)| name);
    let floats: Option<Vec<f64>> = operands.iter().map(Datum::as_f64).collect();
    let tangent = match (name, floats.as_deref()) {
        ("neg", Some([_, da])) => -da,
        ("add", Some([_, _, da, db])) => da + db,
        ("sub", Some([_, _, da, db])) => da - db,
        ("mul", Some([a, b, da, db])) => da * b + a * db,
        ("div", Some([a, b, da, db])) => (da - a / b * db) / b,
        ("rem", Some([a, b, da, db])) => da - ((a - a % b) / b).round() * db,
        _ => return Err(mismatch(name, &operands)),
    };
    let single = operands.iter().any(|d| matches!(d, Datum::F32(_)));
    Ok(if single {
        Datum::F32(tangent as f32)
    } else {
        Datum::F64(tangent)
    })
}

/// On numbers, as [`forward`].
fn second_backward(cx: &EvalCx, operands: Vec<Datum>) -> Result<Datum, EvalError> {
    let name = parts(cx.attr).map_or("", |(name, _)| name);
    let floats: Option<Vec<f64>> = operands.iter().map(Datum::as_f64).collect();
    let cts = match (name, floats.as_deref()) {
        ("neg", Some([_, _, ct])) => vec![0.0, -ct],
        ("add", Some([_, _, _, _, ct])) => vec![0.0, 0.0, *ct, *ct],
        ("sub", Some([_, _, _, _, ct])) => vec![0.0, 0.0, *ct, -ct],
        ("mul", Some([a, b, da, db, ct])) => vec![ct * db, ct * da, ct * b, ct * a],
        ("div", Some([a, b, da, db, ct])) => {
            let z = a / b;
            let by_b = (2.0 * z * db - da) / b / b;
            vec![-(ct * db / b / b), ct * by_b, ct / b, -(ct * z) / b]
        }
        ("rem", Some([a, b, _, _, ct])) => {
            vec![0.0, 0.0, *ct, -(ct * ((a - a % b) / b).round())]
        }
        _ => return Err(mismatch(name, &operands)),
    };
    let single = operands.iter().any(|d| matches!(d, Datum::F32(_)));
    let number = |x: f64| match single {
        true => Datum::F32(x as f32),
        false => Datum::F64(x),
    };
    Ok(Datum::Tuple(Rc::new(cts.into_iter().map(number).collect())))
}

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = &[
    &OPERATOR,
    &OPERATOR_ASSIGN,
    &OPERATOR_BACK,
    &OPERATOR_ASSIGN_BACK,
    &OPERATOR_JVP,
    &OPERATOR_ASSIGN_JVP,
    &OPERATOR_JVP_BACK,
    &OPERATOR_ASSIGN_JVP_BACK,
];
