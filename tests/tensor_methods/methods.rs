//! What `Var` builds of several primitives, of two matrices.

use grad_core::ir::{DType, Type, Var};
use grad_core::ops::tensor::einsum::einsum;
use grad_core::ops::tensor::index::Part;
use grad_core::ops::tensor::join::{concat, stack};

pub type Build = for<'b> fn(Var<'b>, Var<'b>) -> Var<'b>;

fn integers<'b>(x: Var<'b>, text: &str) -> Var<'b> {
    x.builder().constant(text, Type::Tensor(DType::I64))
}

pub const METHODS: [(&str, Build); 58] = [
    ("square", |x, _| x.square()),
    ("squared_difference", |x, y| x.squared_difference(y)),
    ("rsqrt", |x, _| x.rsqrt()),
    ("floormod", |x, y| (-x).floormod(y)),
    ("maximum", |x, y| x.maximum(y * y) * x),
    ("minimum", |x, y| x.minimum(y * y) * x),
    ("div_no_nan", |x, y| {
        x.div_no_nan(y * (y - y.lit(1.0)).relu())
    }),
    ("relu", |x, _| (x - x.lit(1.1)).relu()),
    ("relu6", |x, _| (x * 5.0).relu6()),
    ("elu", |x, _| ((x - x.lit(1.1)) * 900.0).elu()),
    ("leaky_relu", |x, _| (x - x.lit(1.1)).leaky_relu(0.1)),
    ("mean", |x, _| x.reduce_mean(Some(&[0]), true) * x),
    ("mean of all", |x, _| x.reduce_mean(None, false) * x),
    ("variance", |x, _| x.reduce_variance(Some(&[-1]), false)),
    ("std", |x, _| x.reduce_std(None, true)),
    ("norm", |x, _| x.reduce_euclidean_norm(Some(&[0, 1]), false)),
    ("logsumexp", |x, _| {
        (x * 800.0).reduce_logsumexp(Some(&[1]), false)
    }),
    ("logsumexp of all", |x, _| x.reduce_logsumexp(None, true)),
    ("prod of all", |x, _| x.reduce_prod(None, false) * x),
    ("prod of all, kept", |x, _| x.reduce_prod(None, true) * x),
    ("prod", |x, _| x.reduce_prod(Some(&[0, -1]), false) * x),
    ("reshape", |x, y| x.reshape(&[-1]).reshape_like(y) * x),
    ("broadcast_to", |x, _| x.broadcast_to(&[3, 2, 2]) * x),
    ("transpose", |x, _| x.transpose(None) * x),
    ("squeeze", |x, _| x.expand_dims(-2).squeeze(None) * x),
    ("concat", |x, y| concat(&[x, y * y], 0)),
    ("stack", |x, y| stack(&[x, y * y], -1)),
    ("split", |x, _| x.split(2, -1)[1] * x),
    ("split_sizes", |x, _| x.split_sizes(&[0, 2], 1)[1] * x),
    ("unstack", |x, _| x.unstack(2, 0)[0] * x.unstack(2, -1)[1]),
    ("part", |x, _| x.part(&[Part::Rest, Part::At(-1)], &[]) * x),
    ("part at an operand", |x, _| {
        let position = integers(x, "[1:1]").reshape(&[]);
        x.part(&[Part::AtOperand(0), Part::NewAxis], &[position]) * x
    }),
    ("tile", |x, _| x.tile(&[2, 1]).square()),
    ("pad", |x, _| x.pad(&[(1, 0), (0, 1)], "reflect").square()),
    ("gather", |x, _| {
        x.gather(integers(x, "[2,2:1,0,1,1]"), 0).square()
    }),
    ("gather along another axis", |x, _| {
        x.gather(integers(x, "[2,1:1,0]"), 1).square()
    }),
    ("gather along the last axis", |x, _| {
        x.gather(integers(x, "[3:1,0,1]"), -1).square()
    }),
    ("gather of batches", |x, y| {
        let indices = integers(x, "[2,3:1,0,0,1,1,0]");
        (x * y).gather_batches(indices, 1, 1).square()
    }),
    ("gather of batches counted from the back", |x, _| {
        let x = x.broadcast_to(&[3, 2, 2]) * x;
        x.gather_batches(integers(x, "[3,1:1,0,1]"), -2, -1)
    }),
    ("segment_sum", |x, _| {
        x.segment_sum(integers(x, "[2:0,0]")).square()
    }),
    ("unsorted_segment_sum", |x, _| {
        x.unsorted_segment_sum(integers(x, "[2:3,0]"), 4).square()
    }),
    ("sort", |x, y| x.sort() * y),
    ("matvec", |x, y| x.matvec(y.unstack(2, 0)[0])),
    ("trace", |x, y| x.matmul(y).trace() * x),
    ("diag_part", |x, y| x.matmul(y).diag_part() * x),
    ("trace of what is not square", |x, y| {
        concat(&[x, y * y], 1).trace() * x
    }),
    ("diag_part of what is not square", |x, y| {
        concat(&[x, y * y], 0).diag_part() * x
    }),
    ("tensordot", |x, y| {
        x.tensordot(y.broadcast_to(&[2, 2, 2]), 2)
    }),
    ("tensordot of axes", |x, y| x.tensordot_axes(y, &[0], &[-1])),
    ("tensordot over nothing", |x, y| x.tensordot(y, 0)),
    ("einsum", |x, y| einsum("ab, bc -> ca", &[x, y])),
    ("einsum with other axes in the middle", |x, y| {
        let y = y.broadcast_to(&[2, 2, 2]) * y.reduce_sum(None, true);
        einsum("a...b, b...c -> c...a", &[x, y])
    }),
    ("einsum with other axes at the end", |x, y| {
        let x = x.reduce_sum(Some(&[1]), false) * x.reduce_sum(None, false);
        einsum(
            "a..., a...b -> ...",
            &[x, y.expand_dims(1).tile(&[1, 2, 1])],
        )
    }),
    ("einsum of a diagonal around other axes", |x, y| {
        einsum("a...a, a... -> ...a", &[x.expand_dims(1), y * x])
    }),
    ("softmax", |x, y| x.softmax() * y),
    ("softmax_along", |x, y| x.softmax_along(0) * y),
    ("log_softmax_along", |x, y| x.log_softmax_along(-2) * y),
    ("xent", |x, y| {
        let labels = integers(x, "[2:1,0]");
        x.softmax_xent(y) + x.sparse_softmax_xent(labels) + x.sigmoid_xent(y)
    }),
];
