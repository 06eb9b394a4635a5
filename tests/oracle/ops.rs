//! The ordinary operations, one row each: its name, and how it is made of the values of a graph.

use crate::case::{self, Op, integer, list, number, optional, text};
use grad_core::ir::{DType, Type, Var};
use grad_core::ops::logic::POW;
use grad_core::ops::tensor::einsum::einsum;
use grad_core::ops::tensor::index::Part;
use grad_core::ops::tensor::join::{concat, stack};
use grad_core::ops::tensor::like::ADD_N;
use serde_json::Value as Json;

/// Makes the results of an operation of its operands.
pub type Make = for<'b> fn(&Op, &[Var<'b>]) -> Vec<Var<'b>>;

/// How the operation is made.
pub fn find(name: &str) -> Option<Make> {
    let found = OPS.iter().find(|(n, _)| *n == name);
    found.map(|(_, make)| *make)
}

const OPS: &[(&str, Make)] = &[
    // two operands
    ("add", |_, x| vec![x[0] + x[1]]),
    ("sub", |_, x| vec![x[0] - x[1]]),
    ("mul", |_, x| vec![x[0] * x[1]]),
    ("div", |_, x| vec![divided(x[0]) / divided(x[1])]),
    ("pow", |_, x| vec![pow(x[0], x[1])]),
    ("maximum", |_, x| vec![x[0].maximum(x[1])]),
    ("minimum", |_, x| vec![x[0].minimum(x[1])]),
    ("floormod", |_, x| vec![x[0].floormod(x[1])]),
    ("atan2", |_, x| vec![x[0].atan2(x[1])]),
    ("squared_difference", |_, x| {
        vec![x[0].squared_difference(x[1])]
    }),
    ("div_no_nan", |_, x| {
        vec![divided(x[0]).div_no_nan(divided(x[1]))]
    }),
    // truth values
    ("lt", |_, x| vec![x[0].lt(x[1])]),
    ("le", |_, x| vec![x[0].le(x[1])]),
    ("gt", |_, x| vec![x[0].gt(x[1])]),
    ("ge", |_, x| vec![x[0].ge(x[1])]),
    ("eq", |_, x| vec![x[0].eq(x[1])]),
    ("and", |_, x| vec![x[0].and(x[1])]),
    ("or", |_, x| vec![x[0].or(x[1])]),
    ("not", |_, x| vec![x[0].not()]),
    // one operand
    ("neg", |_, x| vec![-x[0]]),
    ("exp", |_, x| vec![x[0].exp()]),
    ("log", |_, x| vec![x[0].ln()]),
    ("log1p", |_, x| vec![x[0].ln_1p()]),
    ("expm1", |_, x| vec![x[0].exp_m1()]),
    ("sqrt", |_, x| vec![x[0].sqrt()]),
    ("rsqrt", |_, x| vec![x[0].rsqrt()]),
    ("reciprocal", |_, x| vec![x[0].recip()]),
    ("square", |_, x| vec![x[0].square()]),
    ("sin", |_, x| vec![x[0].sin()]),
    ("cos", |_, x| vec![x[0].cos()]),
    ("tan", |_, x| vec![x[0].tan()]),
    ("sinh", |_, x| vec![x[0].sinh()]),
    ("cosh", |_, x| vec![x[0].cosh()]),
    ("tanh", |_, x| vec![x[0].tanh()]),
    ("atan", |_, x| vec![x[0].atan()]),
    ("erf", |_, x| vec![x[0].erf()]),
    ("lgamma", |_, x| vec![x[0].lgamma()]),
    ("abs", |_, x| vec![x[0].abs()]),
    ("sign", |_, x| vec![x[0].sign()]),
    ("floor", |_, x| vec![x[0].floor()]),
    ("round", |_, x| vec![x[0].round_ties_even()]),
    ("sigmoid", |_, x| vec![x[0].sigmoid()]),
    ("softplus", |_, x| vec![x[0].softplus()]),
    ("relu", |_, x| vec![x[0].relu()]),
    ("relu6", |_, x| vec![x[0].relu6()]),
    ("elu", |_, x| vec![x[0].elu()]),
    ("leaky_relu", |op, x| {
        vec![x[0].leaky_relu(op.attr("alpha", number))]
    }),
    // matrices
    ("matmul", |op, x| {
        let (a, b) = (op.flag("transpose_a"), op.flag("transpose_b"));
        vec![x[0].matmul_with(x[1], a, b)]
    }),
    ("matvec", |op, x| match op.flag("transpose_a") {
        false => vec![x[0].matvec(x[1])],
        true => vec![x[0].move_axes(&[-1], &[-2]).matvec(x[1])],
    }),
    ("einsum", |op, x| {
        vec![einsum(&op.attr("equation", text), x)]
    }),
    ("tensordot", |op, x| vec![tensordot(op, x)]),
    ("trace", |_, x| vec![x[0].trace()]),
    ("diag_part", |_, x| vec![x[0].diag_part()]),
    ("matrix_inverse", |_, x| vec![x[0].matrix_inverse()]),
    // reductions
    ("reduce_sum", |op, x| reduce(op, x, Var::reduce_sum)),
    ("reduce_mean", |op, x| reduce(op, x, Var::reduce_mean)),
    ("reduce_max", |op, x| reduce(op, x, Var::reduce_max)),
    ("reduce_min", |op, x| reduce(op, x, Var::reduce_min)),
    ("reduce_prod", |op, x| reduce(op, x, Var::reduce_prod)),
    ("reduce_variance", |op, x| {
        reduce(op, x, Var::reduce_variance)
    }),
    ("reduce_std", |op, x| reduce(op, x, Var::reduce_std)),
    ("reduce_euclidean_norm", |op, x| {
        reduce(op, x, Var::reduce_euclidean_norm)
    }),
    ("reduce_logsumexp", |op, x| {
        reduce(op, x, Var::reduce_logsumexp)
    }),
    // shapes
    ("reshape", |op, x| {
        vec![x[0].reshape(&op.attr("shape", integers))]
    }),
    ("transpose", |op, x| {
        let perm = op.attr("perm", |perm| optional(perm, integers));
        vec![x[0].transpose(perm.as_deref())]
    }),
    ("concat", |op, x| vec![concat(x, op.attr("axis", integer))]),
    ("stack", |op, x| vec![stack(x, op.attr("axis", integer))]),
    ("unstack", |op, x| {
        let num = op.attr("num", |num| optional(num, count));
        x[0].unstack(num.unwrap_or(op.out.len()), op.attr("axis", integer))
    }),
    ("split", split),
    ("index", |op, x| {
        vec![x[0].part(&op.attr("spec", |spec| list(spec, part)), &x[1..])]
    }),
    ("expand_dims", |op, x| {
        vec![x[0].expand_dims(op.attr("axis", integer))]
    }),
    ("squeeze", |op, x| {
        // no axes are all of them
        let axes = op.attr("axis", |axes| optional(axes, integers));
        vec![x[0].squeeze(axes.as_deref().filter(|axes| !axes.is_empty()))]
    }),
    ("tile", |op, x| {
        vec![x[0].tile(&op.attr("multiples", counts))]
    }),
    ("pad", |op, x| vec![pad(op, x[0])]),
    ("reverse", |op, x| {
        vec![x[0].reverse(&op.attr("axis", integers))]
    }),
    ("roll", |op, x| {
        let (shift, axis) = (op.attr("shift", integers), op.attr("axis", integers));
        vec![x[0].roll(&shift, &axis)]
    }),
    ("broadcast_to", |op, x| {
        vec![x[0].broadcast_to(&op.attr("shape", integers))]
    }),
    // scans
    ("cumsum", |op, x| {
        let axis = op.attr("axis", integer);
        vec![x[0].cumsum(axis, op.flag("exclusive"), op.flag("reverse"))]
    }),
    ("cumprod", |op, x| {
        let axis = op.attr("axis", integer);
        vec![x[0].cumprod(axis, op.flag("exclusive"), op.flag("reverse"))]
    }),
    // picking and order
    ("gather", gather),
    ("gather_nd", |_, x| vec![x[0].gather_nd(x[1])]),
    ("scatter_nd_update", |_, x| {
        vec![x[0].scatter_nd_update(x[1], x[2])]
    }),
    ("scatter_nd_add", |_, x| {
        vec![x[0].scatter_nd_add(x[1], x[2])]
    }),
    ("unsorted_segment_sum", |op, x| {
        vec![x[0].unsorted_segment_sum(x[1], op.attr("num", count))]
    }),
    ("segment_sum", |_, x| vec![x[0].segment_sum(x[1])]),
    ("sort", |_, x| vec![x[0].sort()]),
    ("argmax", |op, x| {
        let axis = op.attr("axis", |axis| optional(axis, integer));
        vec![x[0].argmax(axis.unwrap_or(0))]
    }),
    // the same values, or some of them
    ("where", |_, x| vec![x[0].select(x[1], x[2])]),
    ("clip", |_, x| vec![x[0].clamp(x[1], x[2])]),
    ("cast", |op, x| {
        let to = op.attr("to", |to| case::dtype(&text(to)?));
        vec![x[0].cast(&Type::Tensor(to))]
    }),
    ("stop_gradient", |_, x| vec![x[0].stop_gradient()]),
    ("identity", |_, x| vec![identity(x[0])]),
    ("identity_n", |_, x| {
        x.iter().copied().map(identity).collect()
    }),
    ("zeros_like", |_, x| vec![x[0].filled_like(0)]),
    ("ones_like", |_, x| vec![x[0].ones_like()]),
    ("add_n", |_, x| vec![x[0].apply(&ADD_N, &x[1..])]),
    // classifiers
    ("softmax", |op, x| vec![x[0].softmax_along(last(op))]),
    ("log_softmax", |op, x| {
        vec![x[0].log_softmax_along(last(op))]
    }),
    ("softmax_xent", |op, x| {
        let [labels, logits] = [x[0], x[1]].map(|x| x.move_axes(&[last(op)], &[-1]));
        vec![logits.softmax_xent(labels)]
    }),
    ("sparse_softmax_xent", |_, x| {
        vec![x[1].sparse_softmax_xent(x[0])]
    }),
    ("sigmoid_xent", |_, x| vec![x[1].sigmoid_xent(x[0])]),
    // lists
    ("list_new", |op, x| {
        let dtype = op.attr("dtype", |t| optional(t, |t| case::dtype(&text(t)?)));
        vec![x[0].list_new(dtype.unwrap_or(DType::F64))]
    }),
    ("list_write", |_, x| vec![x[0].list_write(x[1], x[2])]),
    ("list_read", |_, x| vec![x[0].list_read(x[1])]),
    ("list_stack", |_, x| vec![x[0].list_stack()]),
    ("list_unstack", |_, x| vec![x[0].list_unstack()]),
];

/// The quotient of integers is a float.
fn divided(x: Var) -> Var {
    match x.ty() {
        Type::Tensor(dtype) if dtype.is_int() => x.cast(&Type::Tensor(DType::F64)),
        _ => x,
    }
}

fn pow<'b>(x: Var<'b>, y: Var<'b>) -> Var<'b> {
    match x.ty() {
        Type::Tensor(dtype) if dtype.is_int() => x.apply(&POW, &[y]),
        _ => x.powf(y),
    }
}

/// The axis that is the last one if nothing is said.
fn last(op: &Op) -> isize {
    op.attr("axis", |axis| optional(axis, integer))
        .unwrap_or(-1)
}

/// Without an axis it is the first that is no batch.
fn gather<'b>(op: &Op, x: &[Var<'b>]) -> Vec<Var<'b>> {
    let batches = op.attr("batch_dims", |n| optional(n, integer));
    let axis = op.attr("axis", |axis| optional(axis, integer));
    let axis = axis.or(batches).unwrap_or(0);
    vec![match batches.unwrap_or(0) {
        0 => x[0].gather(x[1], axis),
        batches => x[0].gather_batches(x[1], axis, batches),
    }]
}

/// A reduction by axes, and whether they stay.
type Reduce<'b> = fn(Var<'b>, Option<&[isize]>, bool) -> Var<'b>;

fn reduce<'b>(op: &Op, x: &[Var<'b>], reduce: Reduce<'b>) -> Vec<Var<'b>> {
    let axes = op.attr("axis", |axes| optional(axes, integers));
    vec![reduce(x[0], axes.as_deref(), op.flag("keepdims"))]
}

/// A value of its own: the sum of one.
fn identity(x: Var) -> Var {
    match x.ty() {
        Type::Tensor(dtype) if dtype != DType::Bool => x.apply(&ADD_N, &[]),
        _ => x,
    }
}

/// `axes` is a number of axes, or a list of them for each operand.
fn tensordot<'b>(op: &Op, x: &[Var<'b>]) -> Var<'b> {
    let axes = &op.attr["axes"];
    if axes.is_array() {
        let both = op.attr("axes", |axes| list(axes, integers));
        x[0].tensordot_axes(x[1], &both[0], &both[1])
    } else {
        x[0].tensordot(x[1], op.attr("axes", count))
    }
}

/// `sizes` is a number of equal parts, or the size of each.
fn split<'b>(op: &Op, x: &[Var<'b>]) -> Vec<Var<'b>> {
    let axis = op.attr("axis", integer);
    if op.attr["sizes"].is_array() {
        x[0].split_sizes(&op.attr("sizes", counts), axis)
    } else {
        x[0].split(op.attr("sizes", count), axis)
    }
}

fn pad<'b>(op: &Op, x: Var<'b>) -> Var<'b> {
    let margins = op.attr("paddings", |paddings| list(paddings, counts));
    let margins: Vec<(usize, usize)> = margins.iter().map(|m| (m[0], m[1])).collect();
    let mode = op.attr("mode", text);
    match mode.as_str() {
        "CONSTANT" => x.pad(&margins, ""),
        other => x.pad(&margins, &other.to_lowercase()),
    }
}

/// What an index says of one axis.
fn part(json: &Json) -> case::Read<Part> {
    let Some(fields) = json.as_object() else {
        return match json.as_str() {
            Some("newaxis") => Ok(Part::NewAxis),
            Some("ellipsis") => Ok(Part::Rest),
            _ => Err(format!("{json} is no index")),
        };
    };
    let has = |name: &str| fields.contains_key(name);
    if has("index") {
        return Ok(Part::At(integer(&json["index"])?));
    }
    if has("index_of_input") {
        // the operand itself is input 0
        return Ok(Part::AtOperand(count(&json["index_of_input"])? - 1));
    }
    if has("newaxis") {
        return Ok(Part::NewAxis);
    }
    if has("ellipsis") {
        return Ok(Part::Rest);
    }
    Ok(Part::Range {
        start: optional(&json["start"], integer)?,
        stop: optional(&json["stop"], integer)?,
        step: optional(&json["step"], integer)?,
    })
}

fn count(json: &Json) -> case::Read<usize> {
    Ok(number(json)? as usize)
}

fn counts(json: &Json) -> case::Read<Vec<usize>> {
    list(json, count)
}

/// A list of integers, or one alone.
fn integers(json: &Json) -> case::Read<Vec<isize>> {
    if json.is_array() {
        list(json, integer)
    } else {
        Ok(vec![integer(json)?])
    }
}
