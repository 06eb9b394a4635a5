//! What random programs compute with: smooth and bounded where they can be.

use grad_core::ops::tensor::einsum::einsum;
use grad_core::ops::tensor::index::Part;
use grad_core::ops::tensor::join::{concat, stack};
use grads::{DType, Tensor, Var};
use std::fmt;

/// A few primitives: how many operands they take, and what they make of them and two small numbers.
pub struct Row {
    pub name: &'static str,
    pub arity: usize,
    pub kind: Kind,
    pub build: Build,
}

type Build = for<'b> fn(&[Var<'b>], [usize; 2]) -> Var<'b>;

/// How a row is differentiated by differences.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Kind {
    /// There is a derivative everywhere.
    Smooth,
    /// The result is made of elements of the operands; there is no derivative where others are taken.
    Picks,
    /// The result jumps.
    Steps,
    /// The result is a constant.
    Stops,
}
use Kind::{Picks, Smooth, Steps, Stops};

impl fmt::Debug for Row {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name)
    }
}

const fn row(name: &'static str, arity: usize, kind: Kind, build: Build) -> Row {
    Row {
        name,
        arity,
        kind,
        build,
    }
}

fn axis(n: usize) -> isize {
    n as isize - 2
}

fn positions<'b>(x: Var<'b>, positions: &[usize]) -> Var<'b> {
    let positions: Vec<i64> = positions.iter().map(|&n| n as i64).collect();
    let tensor = Tensor::from(positions);
    let ty = grad_core::ir::Type::Tensor(DType::I64);
    x.builder().constant(&tensor.to_string(), ty)
}

/// What there is of single numbers, too.
pub static SCALAR: [Row; 27] = [
    row("sin", 1, Smooth, |v, _| v[0].sin()),
    row("cos", 1, Smooth, |v, _| v[0].cos()),
    row("tanh", 1, Smooth, |v, _| v[0].tanh()),
    row("atan", 1, Smooth, |v, _| v[0].atan()),
    row("neg", 1, Smooth, |v, _| -v[0]),
    row("exp tanh", 1, Smooth, |v, _| v[0].tanh().exp()),
    row("ln", 1, Smooth, |v, _| (v[0] * v[0] + 0.7).ln()),
    row("ln_1p", 1, Smooth, |v, _| v[0].square().ln_1p()),
    row("sqrt", 1, Smooth, |v, _| (v[0] * v[0] + 0.5).sqrt()),
    row("inverse", 1, Smooth, |v, _| 1.0 / (v[0] * v[0] + 1.0)),
    row("line", 1, Smooth, |v, n| {
        v[0] * (n[0] as f64 * 0.3 - 0.5) + n[1] as f64 * 0.2
    }),
    row("add", 2, Smooth, |v, _| v[0] + v[1]),
    row("sub", 2, Smooth, |v, _| v[0] - v[1]),
    row("mul", 2, Smooth, |v, _| v[0].sin() * v[1]),
    row("square", 1, Smooth, |v, _| (v[0] * v[0]).tanh()),
    row("div", 2, Smooth, |v, _| v[0] / (v[1] * v[1] + 1.0)),
    row("atan2", 2, Smooth, |v, _| v[0].atan2(v[1] * v[1] + 1.0)),
    row("hypot", 2, Smooth, |v, _| v[0].hypot(v[1].cos() + 2.0)),
    row("powf", 2, Smooth, |v, _| {
        (v[0].sin() + 2.0).powf(v[1].tanh())
    }),
    row("abs", 1, Picks, |v, _| v[0].abs()),
    row("max", 2, Picks, |v, _| v[0].max(v[1])),
    row("min", 2, Picks, |v, _| v[0].min(v[1])),
    row("clamp", 1, Picks, |v, _| {
        v[0].clamp(v[0].lit(-0.8), v[0].lit(0.8))
    }),
    row("floor", 1, Steps, |v, _| (v[0] * 2.0).floor()),
    row("signum", 1, Steps, |v, _| v[0].signum()),
    row("stop_gradient", 1, Stops, |v, _| v[0].stop_gradient()),
    row("zero", 1, Smooth, |v, _| v[0].zeros_like()),
];

/// What there is of tensors only.
pub static TENSOR: [Row; 43] = [
    row("erf", 1, Smooth, |v, _| v[0].erf()),
    row("sigmoid", 1, Smooth, |v, _| v[0].sigmoid()),
    row("softplus", 1, Smooth, |v, _| v[0].softplus()),
    row("relu", 1, Picks, |v, _| v[0].relu()),
    row("sum", 1, Smooth, |v, n| {
        v[0].reduce_sum(Some(&[axis(n[0])]), n[1] % 2 == 0)
    }),
    row("sum of all", 1, Smooth, |v, n| {
        v[0].reduce_sum(None, n[1] % 2 == 0)
    }),
    row("mean", 1, Smooth, |v, n| {
        v[0].reduce_mean(Some(&[axis(n[0])]), n[1] % 2 == 0)
    }),
    row("mean of all", 1, Smooth, |v, _| {
        v[0].reduce_mean(None, false)
    }),
    row("reduce_max", 1, Picks, |v, n| {
        v[0].reduce_max(Some(&[axis(n[0])]), n[1] % 2 == 0)
    }),
    row("reduce_min", 1, Picks, |v, _| v[0].reduce_min(None, false)),
    row("reduce_prod", 1, Smooth, |v, n| {
        v[0].tanh().reduce_prod(Some(&[axis(n[0])]), n[1] % 2 == 0)
    }),
    row("variance", 1, Smooth, |v, n| {
        v[0].reduce_variance(Some(&[axis(n[0])]), n[1] % 2 == 0)
    }),
    row("norm", 1, Smooth, |v, n| {
        (v[0] * v[0] + 0.3).reduce_euclidean_norm(Some(&[axis(n[0])]), n[1] % 2 == 0)
    }),
    row("logsumexp", 1, Smooth, |v, n| {
        v[0].reduce_logsumexp(Some(&[axis(n[0])]), n[1] % 2 == 0)
    }),
    row("softmax", 1, Smooth, |v, _| v[0].softmax()),
    row("log_softmax", 1, Smooth, |v, _| v[0].log_softmax()),
    row("cumsum", 1, Smooth, |v, n| {
        v[0].cumsum(axis(n[0]), n[1] % 2 == 0, n[1] > 1)
    }),
    row("cumprod", 1, Smooth, |v, n| {
        v[0].cos().cumprod(axis(n[0]), n[1] % 2 == 0, n[1] > 1)
    }),
    row("recurrence", 2, Smooth, |v, n| {
        v[0].sin().recurrence(v[1], axis(n[0]), n[1] % 2 == 0)
    }),
    row("matmul", 2, Smooth, |v, n| {
        v[0].sin().matmul_with(v[1], n[0] % 2 == 0, n[1] % 2 == 0)
    }),
    row("matvec", 2, Smooth, |v, _| v[0].cos().matvec(v[1])),
    row("inverse of a matrix", 1, Smooth, |v, _| {
        let near = positions(v[0], &[4, 0, 0, 4]).cast(&v[0].ty());
        (v[0].sin() + near.reshape(&[2, 2])).matrix_inverse()
    }),
    row("trace", 1, Smooth, |v, _| v[0].trace()),
    row("diag_part", 1, Smooth, |v, _| v[0].diag_part()),
    row("einsum", 2, Smooth, |v, n| {
        let equations = ["ab,cb->ca", "ab,b->a", "ab,ab->b", "a,b->ba"];
        einsum(equations[n[0]], &[v[0].sin(), v[1]])
    }),
    row("tensordot", 2, Smooth, |v, n| {
        v[0].sin().tensordot(v[1], n[0] % 3)
    }),
    row("flat", 1, Smooth, |v, _| v[0].reshape(&[-1])),
    row("reshape", 1, Smooth, |v, n| {
        v[0].reshape(&[-1, n[0] as isize + 1])
    }),
    row("transpose", 1, Smooth, |v, _| v[0].transpose(None)),
    row("expand_dims", 1, Smooth, |v, n| {
        v[0].expand_dims(axis(n[0]))
    }),
    row("broadcast_to", 1, Smooth, |v, n| {
        v[0].broadcast_to(&[n[0] as isize + 1, n[1] as isize + 1])
    }),
    row("broadcast_like", 2, Smooth, |v, _| {
        v[0].broadcast_like(v[1])
    }),
    row("concat", 2, Smooth, |v, n| {
        concat(&[v[0], v[1], v[0]], axis(n[0]))
    }),
    row("stack", 2, Smooth, |v, n| stack(&[v[0], v[1]], axis(n[0]))),
    row("split", 1, Smooth, |v, n| {
        let parts = v[0].split(2, axis(n[0]));
        parts[0] * parts[1].sin()
    }),
    row("gather", 1, Smooth, |v, n| {
        let rows = positions(v[0], &[n[0] % 2, n[1] % 2, n[0] % 2]);
        v[0].gather(rows, axis(n[1]))
    }),
    row("gather rows", 1, Smooth, |v, n| {
        v[0].gather(positions(v[0], &[n[0] % 2, 1]), 0)
    }),
    row("segment_sum", 1, Smooth, |v, n| {
        let segments = positions(v[0], &[n[0], n[1]]);
        v[0].unsorted_segment_sum(segments, 3)
    }),
    row("part", 1, Smooth, |v, n| {
        let half = Part::Range {
            start: Some(n[0] as isize - 2),
            stop: None,
            step: Some(if n[1] % 2 == 0 { 1 } else { -1 }),
        };
        v[0].part(&[Part::Rest, half], &[])
    }),
    row("tile", 1, Smooth, |v, n| v[0].tile(&[n[0] + 1])),
    row("pad", 1, Smooth, |v, n| {
        let mode = ["", "reflect", "symmetric"][n[1] % 3];
        v[0].pad(&[(n[0] % 2, 1)], mode)
    }),
    row("reverse and roll", 1, Smooth, |v, n| {
        v[0].reverse(&[axis(n[0])]) + v[0].roll(&[1], &[axis(n[1])])
    }),
    row("sort", 1, Picks, |v, _| v[0].sort()),
];
