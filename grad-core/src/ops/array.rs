//! Making, copying and measuring arrays.

use super::datum::Datum;
use super::declare::{agree, first_known, mismatch};
use super::index::{elements, position};
use super::{BASE, Cost, EvalError, PrimDef, Rule, Spelling, Tests};
use crate::grad::{Backprop, TangentRule};
use crate::ir::{Attr, Type, Var};
use std::rc::Rc;

/// `[x, y, ..]`
pub static ARRAY: PrimDef = PrimDef {
    name: "array",
    doc: "An array of the operands.",
    spelling: Spelling::Array,
    result: |types, _| {
        Some(Type::Array(
            Box::new(common(types)?),
            types.len().to_string().into(),
        ))
    },
    eval: |_, operands| Ok(Datum::Array(Rc::new(operands))),
    rule: Rule::Vjp(list_rule),
    tangent: TangentRule::Linear,
    cost: Cost::Array,
    tests: Tests::graphs(&["func @f(v0: f64, v1: f64) -> [f64; 3] {\n\
             v2 = array v0, v1, v0\n\
             return v2\n\
         }"]),
    ..BASE
};

/// `vec![x, y, ..]`
pub static VEC_OF: PrimDef = PrimDef {
    name: "vec_of",
    doc: "A vector of the operands.",
    spelling: Spelling::VecOf,
    result: |types, _| Some(Type::Vec(Box::new(common(types)?))),
    eval: |_, operands| Ok(Datum::Array(Rc::new(operands))),
    rule: Rule::Vjp(list_rule),
    tangent: TangentRule::Linear,
    cost: Cost::Array,
    tests: Tests::graphs(&["func @f(v0: [f64; 2], v1: [f64; 2]) -> vec [f64; 2] {\n\
             v2 = vec_of v0, v1, v0\n\
             return v2\n\
         }"]),
    ..BASE
};

/// `[x; n]`; the attribute is the text of `n`.
pub static REPEAT: PrimDef = PrimDef {
    name: "repeat",
    doc: "An array of copies; the attribute is its length.",
    spelling: Spelling::Repeat,
    result: |types, attr| match (types, attr) {
        ([x], Attr::Field(len)) => Some(Type::Array(Box::new(x.clone()), len.clone())),
        _ => None,
    },
    eval: |cx, operands| {
        let x = super::only("repeat", operands)?;
        let Attr::Field(text) = cx.attr else {
            return Err(EvalError("`repeat` without a length".into()));
        };
        let len: Option<usize> = text.trim_end_matches("usize").replace('_', "").parse().ok();
        let len = len.ok_or_else(|| EvalError(format!("only rustc knows the length `{text}`")))?;
        copies(x, len)
    },
    rule: Rule::Vjp(sum_rule),
    tangent: TangentRule::Linear,
    cost: Cost::Array,
    tests: Tests::graphs(&["func @f(v0: f64) -> [f64; 3] {\n\
             v1 = mul v0, v0\n\
             v2 = repeat.3 v1\n\
             return v2\n\
         }"]),
    ..BASE
};

/// `vec![x; n]`
pub static VEC_REPEAT: PrimDef = PrimDef {
    name: "vec_repeat",
    doc: "A vector of as many copies of the first operand as the second says.",
    spelling: Spelling::VecRepeat,
    result: |types, _| match types {
        [x, Type::Int(_) | Type::Open] => Some(Type::Vec(Box::new(x.clone()))),
        _ => None,
    },
    eval: |_, operands| match <[Datum; 2]>::try_from(operands) {
        Ok([x, n]) => copies(x, position(&n)?),
        Err(operands) => Err(mismatch("vec_repeat", &operands)),
    },
    rule: Rule::Vjp(sum_rule),
    tangent: TangentRule::Before(|p| p.tangent(0).apply(&VEC_REPEAT, &[p.operand(1)]).value()),
    cost: Cost::Array,
    tests: Tests::graphs(&["func @f(v0: [f64; 2], v1: usize) -> vec [f64; 2] {\n\
             v2 = vec_repeat v0, v1\n\
             return v2\n\
         }"]),
    ..BASE
};

/// `Vec::with_capacity(n)`. What it will hold is not known here: front ends give the type.
pub static VEC_NEW: PrimDef = PrimDef {
    name: "vec_new",
    doc: "An empty vector with room for as many elements as the operand says.",
    spelling: Spelling::VecNew,
    result: |types, _| match types {
        [Type::Int(_) | Type::Open] => Some(Type::Vec(Box::new(Type::Open))),
        _ => None,
    },
    eval: |_, operands| {
        let capacity = position(&super::only("vec_new", operands)?)?;
        // The room is a wish: an absurd one must not end the program.
        Ok(Datum::Array(Rc::new(Vec::with_capacity(
            capacity.min(1 << 16),
        ))))
    },
    cost: Cost::Array,
    tests: Tests::graphs(&["func @f(v0: f64, v1: usize) -> vec f64 {\n\
             v2: vec f64 = vec_new v1\n\
             v3 = push v2, v0\n\
             return v3\n\
         }"]),
    ..BASE
};

/// `x.clone()` of an array: the copy may be written in place while `x` is still read.
pub static COPY: PrimDef = PrimDef {
    name: "copy",
    doc: "A copy of an array, to be written in place.",
    spelling: Spelling::Copy,
    result: |types, _| {
        if let [x] = types {
            Some(x.clone())
        } else {
            None
        }
    },
    eval: |_, operands| super::only("copy", operands),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let ct = b.ct();
            b.add(0, ct);
        }
    }),
    tangent: TangentRule::Linear,
    cost: Cost::Array,
    tests: Tests::graphs(
        &["func @f(v0: [f64; 3], v1: usize, v2: f64) -> [f64; 3] {\n\
             v3 = copy v0\n\
             v4 = index_set v3, v1, v2\n\
             v5 = index v0, v1\n\
             v6 = index_add v4, v1, v5\n\
             return v6\n\
         }"],
    ),
    ..BASE
};

/// `x.to_vec()`
pub static TO_VEC: PrimDef = PrimDef {
    name: "to_vec",
    doc: "A vector of an array's elements.",
    spelling: Spelling::ToVec,
    result: |types, _| match types {
        // an array whose type only rustc knows
        [Type::Open | Type::Named(_)] => Some(Type::Vec(Box::new(Type::Open))),
        [x] => Some(Type::Vec(Box::new(x.element()?.clone()))),
        _ => None,
    },
    eval: |_, operands| {
        let x = super::only("to_vec", operands)?;
        elements(&x)?;
        Ok(x)
    },
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            // Added, never moved: the adjoint of an array is not a vector.
            let (ct, adjoint) = (b.ct(), b.adjoint(0));
            b.set_adjoint(0, adjoint.accumulate(ct));
        }
    }),
    tangent: TangentRule::Linear,
    cost: Cost::Array,
    tests: Tests::graphs(&["func @f(v0: &[f64; 3], v1: f64) -> vec f64 {\n\
             v2 = to_vec v0\n\
             v3 = push v2, v1\n\
             return v3\n\
         }"]),
    ..BASE
};

/// `repeat_like a, x`: copies of the constant `x`, as many as the array `a` has elements. Only rustc knows how many.
pub static REPEAT_LIKE: PrimDef = PrimDef {
    name: "repeat_like",
    doc: "An array of copies of a constant, of the length of another array.",
    spelling: Spelling::Support("repeat_like"),
    result: |types, _| match types {
        [a, _] if a.is_aggregate() || *a == Type::Open => Some(Type::Named("_".into())),
        _ => None,
    },
    eval: |_, operands| match <[Datum; 2]>::try_from(operands) {
        Ok([a, x]) => Ok(Datum::Array(Rc::new(vec![x; elements(&a)?.len()]))),
        Err(operands) => Err(mismatch("repeat_like", &operands)),
    },
    cost: Cost::Array,
    ..BASE
};

/// `x.len()`
pub static LEN: PrimDef = PrimDef {
    name: "len",
    doc: "How many elements.",
    spelling: Spelling::Len,
    result: |types, _| match types {
        [x] if x.is_aggregate() || *x == Type::Open => Some(Type::USIZE),
        _ => None,
    },
    eval: |_, operands| {
        Ok(Datum::Int(
            elements(&super::only("len", operands)?)?.len() as i128
        ))
    },
    tests: Tests::graphs(&["func @f(v0: &slice f64, v1: f64) -> f64 {\n\
             v2 = len v0\n\
             v3 = cast.f64 v2\n\
             v4 = mul v3, v1\n\
             return v4\n\
         }"]),
    ..BASE
};

/// An array of copies, if there is room for them.
pub(crate) fn copies(x: Datum, len: usize) -> Result<Datum, EvalError> {
    let mut copies = vec![];
    let room = copies.try_reserve_exact(len);
    room.map_err(|_| EvalError(format!("no room for {len} elements")))?;
    copies.resize(len, x);
    Ok(Datum::Array(Rc::new(copies)))
}

/// The type of the elements of a list.
fn common(types: &[Type]) -> Option<Type> {
    if types.is_empty() {
        Some(Type::Open)
    } else {
        agree(types).then(|| first_known(types)).flatten()
    }
}

/// Each operand gets its element's cotangent.
fn list_rule(b: &mut Backprop) {
    let ct = b.ct();
    for i in 0..b.operands() {
        if b.wants(i) {
            let position = ct.builder().constant(&i.to_string(), Type::USIZE);
            b.add_element(i, ct.index(&[position]));
        }
    }
}

/// The first operand gets the sum of the cotangents of its copies.
fn sum_rule(b: &mut Backprop) {
    if b.wants(0) {
        let (ct, x) = (b.ct(), b.operand(0));
        b.add_elements(0, ct.apply(&super::adjoint::SUM_LIKE, &[x]));
    }
}

impl<'b> Var<'b> {
    /// How many elements.
    #[allow(clippy::len_without_is_empty)]
    pub fn len(self) -> Var<'b> {
        self.apply(&LEN, &[])
    }
}

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = &[
    &ARRAY,
    &VEC_OF,
    &REPEAT,
    &VEC_REPEAT,
    &VEC_NEW,
    &COPY,
    &TO_VEC,
    &REPEAT_LIKE,
    &LEN,
];
