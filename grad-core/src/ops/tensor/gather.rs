//! Slices picked by number, and sums of slices by segment.

use super::index::Part;
use super::join::concat;
use super::{float, is_integer, kernel, number, shape};
use crate::ir::{Type, Var};
#[cfg(feature = "runtime")]
use crate::kernels::scatter;
use crate::ops::{BASE, PrimDef, Rule, Tests};

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
    eval: kernel!(|cx, operands| scatter::segment_sum(cx, &operands)),
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
    eval: kernel!(|cx, operands| scatter::segment_rows(cx, &operands)),
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
    pub fn gather(self, indices: Var<'b>, axis: isize) -> Var<'b> {
        if axis == 0 {
            return self.rows(indices);
        }
        let (before, after) = axis_neighbours(self.shape_of(), axis);
        let flat = indices.reshape(&[-1]);
        let picked = self.move_axes(&[axis], &[0]).rows(flat);
        let picked = picked.move_axes(&[0], &[axis]);
        picked.reshape_to(concat(&[before, indices.shape_of(), after], 0))
    }
    /// The slices summed by ascending segments.
    pub fn segment_sum(self, segments: Var<'b>) -> Var<'b> {
        self.apply(&SEGMENT_SUM, &[segments])
    }
    /// The slices summed by `num` segments in any order.
    pub fn unsorted_segment_sum(self, segments: Var<'b>, num: usize) -> Var<'b> {
        let count = self.builder().constant(&num.to_string(), segments.ty());
        self.apply(&SEGMENT_SUM, &[segments, count])
    }
}

/// The lengths before and after an axis, of a shape.
fn axis_neighbours<'b>(shape: Var<'b>, axis: isize) -> (Var<'b>, Var<'b>) {
    let range = |start, stop| {
        let range = Part::Range {
            start,
            stop,
            step: None,
        };
        shape.part(&[range], &[])
    };
    let after = match axis {
        -1 => shape::integers(shape.builder(), &[]),
        _ => range(Some(axis.saturating_add(1)), None),
    };
    (range(None, Some(axis)), after)
}

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = &[&SEGMENT_SUM, &SEGMENT_ROWS];
