//! Slices picked by number, and sums of slices by segment.

use super::index::Part;
use super::{float, is_integer, number, options};
use crate::ir::{Type, Var};
use crate::kernels::{gather, scatter};
use crate::ops::{BASE, PrimDef, Rule, Tests};

/// `gather."axis=2 batch_dims=1" x, indices`: the elements of `x` along an axis at these positions. The first axes of
/// both, as many as `batch_dims` says, are the same; the others of `indices` take the place of the axis.
pub static GATHER: PrimDef = PrimDef {
    name: "gather",
    doc: "Elements of the first operand along an axis at the positions in the second.",
    options: &["axis", "batch_dims"],
    result: |types, _| match types {
        [x @ Type::Tensor(_), indices] if is_integer(indices) => Some(x.clone()),
        _ => None,
    },
    eval: |cx, operands| gather::gather(cx, &operands),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let (ct, x, indices) = (b.ct(), b.operand(0), b.operand(1));
            b.add(0, ct.apply_with(&GATHER_BACK, b.attr(), &[indices, x]));
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1: tensor i64 = const \"[2,3:1,0,1,0,0,1]\"\n\
             v2 = gather.\"axis=1 batch_dims=1\" v0, v1\n\
             v3 = gather.\"axis=-1 batch_dims=0\" v0, v1\n\
             v4 = mul v2, v3\n\
             return v4\n\
         }"]),
    ..BASE
};

/// `gather_back ct, indices, x`: zeros of the shape of `x` with `ct` added at the positions that `gather` reads.
pub static GATHER_BACK: PrimDef = PrimDef {
    name: "gather_back",
    doc: "Zeros of the third operand's shape with the first added along an axis at the positions in the second.",
    options: &["axis", "batch_dims"],
    result: |types, _| match types {
        [ct, indices, Type::Tensor(_)] if is_integer(indices) => float(ct).map(Type::Tensor),
        _ => None,
    },
    eval: |cx, operands| gather::gather_back(cx, &operands),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let (ct, indices) = (b.ct(), b.operand(1));
            b.add(0, ct.apply_with(&GATHER, b.attr(), &[indices]));
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1: tensor i64 = const \"[2,2:2,2,0,1]\"\n\
             v2: tensor f64 = const \"[2,3:1.0,2.0,3.0,4.0,5.0,6.0]\"\n\
             v3 = gather_back.\"axis=1 batch_dims=1\" v0, v1, v2\n\
             v4 = mul v3, v3\n\
             return v4\n\
         }"]),
    ..BASE
};

/// `segment_sum x, segments, count`: the slices of `x` summed by the segment that each belongs to; a negative number
/// drops its slice. Without `count` the segments ascend, and there are as many as the last one says.
pub static SEGMENT_SUM: PrimDef = PrimDef {
    name: "segment_sum",
    doc: "Sums of slices by segment.",
    result: |types, _| match types {
        [x, others @ ..] if (1..=2).contains(&others.len()) && others.iter().all(is_integer) => {
            number(x).map(Type::Tensor)
        }
        _ => None,
    },
    eval: |cx, operands| scatter::segment_sum(cx, &operands),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let (ct, segments) = (b.ct(), b.operand(1));
            b.add(0, ct.apply(&SEGMENT_ROWS, &[segments]));
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1: tensor i64 = const \"[2:2,-1]\"\n\
             v2: tensor i64 = const 3\n\
             v3 = segment_sum v0, v1, v2\n\
             v4: tensor i64 = const \"[2,2:0,0,1,2]\"\n\
             v5 = segment_sum v0, v4\n\
             v6 = part.\"spec=:,1\" v3\n\
             v7 = mul v5, v6\n\
             v8 = mul v7, v5\n\
             return v8\n\
         }"]),
    ..BASE
};

/// `segment_rows x, segments`: for each segment number its slice of `x`; zeros where it is negative.
pub static SEGMENT_ROWS: PrimDef = PrimDef {
    name: "segment_rows",
    doc: "Slices of the first operand by segment number, zeros for negative ones.",
    result: |types, _| match types {
        [x, segments] if is_integer(segments) => float(x).map(Type::Tensor),
        _ => None,
    },
    eval: |cx, operands| scatter::segment_rows(cx, &operands),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let (ct, x, segments) = (b.ct(), b.operand(0), b.operand(1));
            let count = x.shape_of().part(&[Part::At(0)], &[]);
            b.add(0, ct.apply(&SEGMENT_SUM, &[segments, count]));
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1: tensor i64 = const \"[3:1,-1,1]\"\n\
             v2 = segment_rows v0, v1\n\
             v3 = mul v2, v2\n\
             return v3\n\
         }"]),
    ..BASE
};

impl<'b> Var<'b> {
    /// The elements along an axis at the positions in `indices`, whose axes take the place of that one.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::op;
    /// let y = op(&[&[[1.0, 2.0], [3.0, 4.0]].into(), &vec![1_i64, 1].into()], |v| v[0].gather(v[1], 0));
    /// assert_eq!(y.value().unwrap().to_f64s(), [3.0, 4.0, 3.0, 4.0]);
    /// ```
    #[track_caller]
    pub fn gather(self, indices: Var<'b>, axis: isize) -> Var<'b> {
        match axis {
            0 => self.rows(indices),
            _ => self.gather_batches(indices, axis, 0),
        }
    }
    /// The same where the first `batch_dims` axes of both count pairs of tensors, each with indices of its own; from the
    /// last axis of `indices` if negative.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::op;
    /// let y = op(&[&[[1.0, 2.0], [3.0, 4.0]].into(), &[[1_i64], [0]].into()], |v| v[0].gather_batches(v[1], 1, 1));
    /// assert_eq!(y.value().unwrap().to_f64s(), [2.0, 3.0]);
    /// ```
    #[track_caller]
    pub fn gather_batches(self, indices: Var<'b>, axis: isize, batch_dims: isize) -> Var<'b> {
        let words = [
            options::list("axis", [axis]),
            options::list("batch_dims", [batch_dims]),
        ];
        self.apply_with(&GATHER, options::attr(&words), &[indices])
    }
    /// The slices summed by ascending segments.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::op;
    /// let y = op(&[&vec![1.0, 2.0, 4.0].into(), &vec![0_i64, 0, 1].into()], |v| v[0].segment_sum(v[1]));
    /// assert_eq!(y.value().unwrap().to_f64s(), [3.0, 4.0]);
    /// ```
    #[track_caller]
    pub fn segment_sum(self, segments: Var<'b>) -> Var<'b> {
        self.apply(&SEGMENT_SUM, &[segments])
    }
    /// The slices summed by `num` segments in any order.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::op;
    /// let y = op(&[&vec![1.0, 2.0, 4.0].into(), &vec![2_i64, 0, 2].into()], |v| v[0].unsorted_segment_sum(v[1], 3));
    /// assert_eq!(y.value().unwrap().to_f64s(), [2.0, 0.0, 5.0]);
    /// ```
    #[track_caller]
    pub fn unsorted_segment_sum(self, segments: Var<'b>, num: usize) -> Var<'b> {
        let count = self.builder().constant(&num.to_string(), segments.ty());
        self.apply(&SEGMENT_SUM, &[segments, count])
    }
}

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = &[&GATHER, &GATHER_BACK, &SEGMENT_SUM, &SEGMENT_ROWS];
