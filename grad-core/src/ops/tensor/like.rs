//! What the reverse pass itself needs of tensors: cotangents in the shape of their primals, sums of contributions.

use super::join::concat;
use super::{float, is_integer, number};
use crate::grad::Aggregation;
use crate::ir::{Attr, DType, Type, Var};
use crate::kernels::{blocks, broadcast, slices, sum};
use crate::ops::datum::Datum;
use crate::ops::{BASE, EvalError, PrimDef, Rule, Scalars, Tests};

/// Of single numbers the first.
const FIRST: Scalars = Scalars {
    f64s: |xs| xs.first().copied(),
    f32s: |xs| xs.first().copied(),
    ints: None,
};

/// `unbroadcast ct, x`: the cotangent of `x` where `ct` is that of `x` repeated to a larger shape.
pub static UNBROADCAST: PrimDef = PrimDef {
    name: "unbroadcast",
    doc: "The sum over the axes along which the second operand was repeated.",
    result: |types, _| match types {
        [ct, Type::Tensor(_)] => float(ct).map(Type::Tensor),
        _ => None,
    },
    eval: |_, operands| broadcast::unbroadcast(operands),
    scalars: Some(FIRST),
    blocks: blocks::FIRST,
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let ct = b.ct();
            let like = b.operand(0);
            b.add(0, ct.apply(&BROADCAST_LIKE, &[like]));
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1: tensor f64 = const \"[2,1,1:3.0,5.0]\"\n\
             v2 = mul v0, v1\n\
             v3 = unbroadcast v2, v0\n\
             return v3\n\
         }"]),
    ..BASE
};

/// `check_like ct, x`: the cotangent that a rule of the user's gave, if it has the shape of `x`; the attribute says whose it
/// is.
pub static CHECK_LIKE: PrimDef = PrimDef {
    name: "check_like",
    doc: "The first operand, which must have the shape of the second.",
    options: &["op", "input", "given", "for"],
    result: |types, _| match types {
        [ct, x] if ct == x => Some(ct.clone()),
        _ => None,
    },
    eval: |cx, operands| broadcast::check_like(cx, operands),
    scalars: Some(FIRST),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let ct = b.ct();
            b.add(0, ct);
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1 = mul v0, v0\n\
             v2 = check_like v1, v0\n\
             return v2\n\
         }"]),
    ..BASE
};

/// `check_equal x, y`: the lengths `x`, which must be those of `y`.
pub static CHECK_EQUAL: PrimDef = PrimDef {
    name: "check_equal",
    doc: "The first operand, lengths of axes that must be those of the second.",
    result: |types, _| match types {
        [x, y] if is_integer(x) && x == y => Some(x.clone()),
        _ => None,
    },
    eval: |_, operands| match <[Datum; 2]>::try_from(operands) {
        Ok([x, y]) if x == y => Ok(x),
        operands => Err(EvalError(format!(
            "axes of different lengths: {operands:?}"
        ))),
    },
    ..BASE
};

/// `broadcast_like x, y`: `x` repeated to the shape of `y`.
pub static BROADCAST_LIKE: PrimDef = PrimDef {
    name: "broadcast_like",
    doc: "The first operand repeated to the shape of the second.",
    result: |types, _| match types {
        [x @ Type::Tensor(_), Type::Tensor(_)] => Some(x.clone()),
        _ => None,
    },
    eval: |cx, operands| broadcast::broadcast_like(cx, &operands),
    scalars: Some(FIRST),
    blocks: blocks::FIRST,
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let (ct, x) = (b.ct(), b.operand(0));
            b.add(0, ct.apply(&UNBROADCAST, &[x]));
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1: tensor f64 = const \"[2,1,1:3.0,5.0]\"\n\
             v3 = mul v0, v1\n\
             v2 = broadcast_like v0, v3\n\
             v4 = mul v2, v3\n\
             return v4\n\
         }"]),
    ..BASE
};

/// `add_n x, y, ..`: the sum of tensors of one shape, from left to right.
pub static ADD_N: PrimDef = PrimDef {
    name: "add_n",
    doc: "The sum of the operands, which have one shape, from left to right.",
    result: |types, _| {
        let (first, rest) = types.split_first()?;
        let dtype = number(first)?;
        rest.iter()
            .all(|t| t == first)
            .then_some(Type::Tensor(dtype))
    },
    eval: |_, operands| sum::add_n(operands),
    scalars: Some(Scalars {
        f64s: |xs| xs.iter().copied().reduce(|sum, x| sum + x),
        f32s: |xs| xs.iter().copied().reduce(|sum, x| sum + x),
        ints: None,
    }),
    blocks: blocks::SUM,
    rule: Rule::Vjp(|b| {
        let ct = b.ct();
        for i in 0..b.operands() {
            b.add(i, ct);
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1 = mul v0, v0\n\
             v2 = add_n v0, v1, v0\n\
             return v2\n\
         }"]),
    ..BASE
};

/// `indexed_slices values, indices, like`: zeros of the shape of `like`, with row `values[i]` added at each `indices[i]`
/// (TensorFlow's IndexedSlices). As a cotangent it stays in this form until somebody needs the whole.
pub static INDEXED_SLICES: PrimDef = PrimDef {
    name: "indexed_slices",
    doc: "Zeros of the third operand's shape with the rows of the first added at the places of the second.",
    result: |types, _| match types {
        [
            values,
            Type::Tensor(DType::I32 | DType::I64),
            Type::Tensor(_),
        ] => float(values).map(Type::Tensor),
        _ => None,
    },
    eval: |_, operands| slices::densify(&operands),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let (ct, indices) = (b.ct(), b.operand(1));
            b.add(0, ct.apply(&ROWS, &[indices]));
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1: tensor i64 = const \"[3:2,0,2]\"\n\
             v5: tensor i64 = const \"[3:0,1,1]\"\n\
             v2: tensor f64 = const \"[3,2:1.0,2.0,3.0,4.0,5.0,6.0]\"\n\
             v3 = rows v0, v5\n\
             v6 = mul v3, v2\n\
             v4 = indexed_slices v6, v1, v2\n\
             return v4\n\
         }"]),
    ..BASE
};

/// `rows x, indices`: row `indices[i]` of `x` for each `i`, without a copy of what is not asked for.
pub static ROWS: PrimDef = PrimDef {
    name: "rows",
    doc: "The parts of the first operand along its first axis that the second one numbers.",
    result: |types, _| match types {
        [x @ Type::Tensor(_), Type::Tensor(DType::I32 | DType::I64)] => Some(x.clone()),
        _ => None,
    },
    eval: |_, operands| slices::rows(&operands),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let (ct, x, indices) = (b.ct(), b.operand(0), b.operand(1));
            let values = ct.apply(&IN_ROWS, &[indices, x]);
            b.add(
                0,
                values.apply(&INDEXED_SLICES, &[indices.reshape(&[-1]), x]),
            );
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1: tensor i64 = const \"[2:1,1]\"\n\
             v2: tensor f64 = const \"[2:1.0,2.0]\"\n\
             v3 = mul v2, v0\n\
             v4 = rows v3, v1\n\
             return v4\n\
         }"]),
    ..BASE
};

/// `in_rows ct, indices, x`: the cotangent of `rows x, indices` with one first axis in place of those of `indices`.
pub static IN_ROWS: PrimDef = PrimDef {
    name: "in_rows",
    doc: "The first operand with one first axis in place of those of the second, where rows of the third were picked.",
    result: |types, _| match types {
        [ct, Type::Tensor(DType::I32 | DType::I64), Type::Tensor(_)] => float(ct).map(Type::Tensor),
        _ => None,
    },
    eval: |cx, operands| slices::in_rows(cx, &operands),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let (ct, x) = (b.ct(), b.operand(0));
            b.add(0, ct.reshape_like(x));
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1: tensor i64 = const \"[2,1:1,0]\"\n\
             v2 = rows v0, v1\n\
             v3 = in_rows v2, v1, v0\n\
             v4 = mul v3, v3\n\
             return v4\n\
         }"]),
    ..BASE
};

/// The sum of contributions to one cotangent. Slices stay slices as long as all of them are: theirs are put one after the
/// other.
pub(crate) fn aggregate<'b>(cts: &[Var<'b>], aggregation: Aggregation) -> Option<Var<'b>> {
    let (&first, rest) = cts.split_first()?;
    if rest.is_empty() {
        return Some(first);
    }
    let slices: Option<Vec<[Var; 3]>> = cts.iter().map(|ct| ct.slices()).collect();
    if let Some(slices) = slices {
        let values: Vec<Var> = slices.iter().map(|s| s[0]).collect();
        let indices: Vec<Var> = slices.iter().map(|s| s[1]).collect();
        let (values, indices) = (concat(&values, 0), concat(&of_one_type(indices), 0));
        return Some(values.apply(&INDEXED_SLICES, &[indices, slices[0][2]]));
    }
    match aggregation {
        Aggregation::AddN => Some(first.apply(&ADD_N, rest)),
        Aggregation::Tree | Aggregation::AccumulateN => {
            Some(rest.iter().fold(first, |sum, &ct| sum + ct))
        }
    }
}

/// Indices as they are, or as `i64` where they differ in type.
fn of_one_type(indices: Vec<Var>) -> Vec<Var> {
    if indices.iter().all(|i| i.ty() == indices[0].ty()) {
        return indices;
    }
    let wide = Type::Tensor(DType::I64);
    indices.into_iter().map(|i| i.cast(&wide)).collect()
}

impl<'b> Var<'b> {
    /// Values, indices and what the shape is like, if this is a cotangent in the form of slices.
    ///
    /// ```
    /// # mod grads { pub use grad_core::graph; }
    /// use grads::graph::{GradientOptions, Graph};
    /// let g = Graph::new();
    /// let (table, rows) = (g.variable("table", vec![1.0, 2.0, 3.0]), g.constant(vec![2_i64]));
    /// let picked = table.gather(rows, 0);
    /// let ct = g.gradients(&[picked], &[table], &GradientOptions::default()).unwrap()[0].unwrap();
    /// let [values, indices, _] = ct.slices().unwrap();
    /// let out = g.run(&[values, indices], &[]).unwrap();
    /// assert_eq!((out[0].to_f64s(), out[1].to_f64s()), (vec![1.0], vec![2.0]));
    /// ```
    pub fn slices(self) -> Option<[Var<'b>; 3]> {
        self.operands_of(&INDEXED_SLICES)?.try_into().ok()
    }
    /// The sum over the axes along which `like` was repeated to the shape of this.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::op;
    /// let y = op(&[&[[1.0, 2.0], [3.0, 4.0]].into(), &1.0.into()], |v| v[0].unbroadcast(v[1]));
    /// assert_eq!(y.value().unwrap().to_f64s(), [10.0]);
    /// ```
    #[track_caller]
    pub fn unbroadcast(self, like: Var<'b>) -> Var<'b> {
        self.apply(&UNBROADCAST, &[like])
    }
    /// This, which must have the shape of `like`: the attribute says whose it is. Slices stay slices.
    #[track_caller]
    pub(crate) fn checked_like(self, like: Var<'b>, what: String) -> Var<'b> {
        let what = Attr::Field(what.into());
        match self.slices() {
            Some([values, indices, whole]) if whole.ty() == like.ty() => {
                let whole = whole.apply_with(&CHECK_LIKE, what, &[like]);
                values.apply(&INDEXED_SLICES, &[indices, whole])
            }
            _ => self.apply_with(&CHECK_LIKE, what, &[like]),
        }
    }
    /// These lengths, which must be those.
    #[track_caller]
    pub(crate) fn check_equal(self, lens: Var<'b>) -> Var<'b> {
        self.apply(&CHECK_EQUAL, &[lens])
    }
    /// This repeated to the shape of `like`.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::op;
    /// let y = op(&[&1.0.into(), &[[1.0, 2.0], [3.0, 4.0]].into()], |v| v[0].broadcast_like(v[1]));
    /// assert_eq!(y.value().unwrap().to_f64s(), [1.0; 4]);
    /// ```
    #[track_caller]
    pub fn broadcast_like(self, like: Var<'b>) -> Var<'b> {
        self.apply(&BROADCAST_LIKE, &[like])
    }
    /// The parts of this along its first axis that `indices` numbers.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::op;
    /// let y = op(&[&[[1.0, 2.0], [3.0, 4.0]].into(), &vec![1_i64].into()], |v| v[0].rows(v[1]));
    /// assert_eq!(y.value().unwrap().to_f64s(), [3.0, 4.0]);
    /// ```
    #[track_caller]
    pub fn rows(self, indices: Var<'b>) -> Var<'b> {
        self.apply(&ROWS, &[indices])
    }
}

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = &[
    &UNBROADCAST,
    &CHECK_LIKE,
    &CHECK_EQUAL,
    &BROADCAST_LIKE,
    &ADD_N,
    &INDEXED_SLICES,
    &ROWS,
    &IN_ROWS,
];
