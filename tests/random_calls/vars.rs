//! The methods of values of a graph.

use super::made::{attr, length, lengths, signed, signeds, string};
use fastrand::Rng;
use grad_core::ops::tensor::einsum::einsum;
use grad_core::ops::tensor::index::Part;
use grad_core::ops::tensor::join::{concat, stack};
use grad_core::ops::{self, PrimDef};
use grads::Var;

fn part(rng: &mut Rng) -> Part {
    match rng.usize(..7) {
        0 => Part::At(signed(rng)),
        1 => Part::AtOperand(length(rng)),
        2 => Part::NewAxis,
        3 => Part::Rest,
        4 => Part::Share {
            part: length(rng),
            of: length(rng),
        },
        5 => Part::Piece {
            start: length(rng),
            stop: length(rng),
            total: length(rng),
        },
        _ => {
            let mut end = || rng.bool().then(|| signed(rng));
            Part::Range {
                start: end(),
                stop: end(),
                step: end(),
            }
        }
    }
}

/// Whatever a method makes of two values.
pub fn method<'b>(rng: &mut Rng, x: Var<'b>, y: Var<'b>) -> Var<'b> {
    let (n, m) = (signed(rng), length(rng));
    let (ns, ms) = (signeds(rng), lengths(rng));
    let (flag, other) = (rng.bool(), rng.bool());
    let axes = flag.then_some(&ns[..]);
    // so many parts as are asked for are made
    let few = rng.usize(..4);
    let first = |vs: Vec<Var<'b>>| vs.into_iter().last().unwrap_or(x);
    match rng.usize(..62) {
        0 => x.reduce_sum(axes, other),
        1 => x.reduce_max(axes, other),
        2 => x.reduce_prod(axes, other),
        3 => x.reduce_mean(axes, other),
        4 => x.reduce_variance(axes, other),
        5 => x.reduce_logsumexp(axes, other),
        6 => x.shape_of(),
        7 => x.reshape(&ns),
        8 => x.reshape_to(y),
        9 => x.reshape_like(y),
        10 => x.broadcast_to(&ns),
        11 => x.transpose(axes),
        12 => x.move_axes(&ns, &[n]),
        13 => x.expand_dims(n),
        14 => x.squeeze(axes),
        15 => concat(&[x, y][..few.clamp(1, 2)], n),
        16 => stack(&[x, y], n),
        17 => first(x.split(few, n)),
        18 => first(x.split_sizes(&ms, n)),
        19 => first(x.unstack(few, n)),
        20 => {
            let parts: Vec<Part> = (0..few).map(|_| part(rng)).collect();
            x.part(&parts, &[y])
        }
        21 => x.tile(&ms),
        22 => x.pad(&[(m, few), (few, m)][..few.min(2)], string(rng)),
        23 => x.gather(y, n),
        24 => x.segment_sum(y),
        25 => x.unsorted_segment_sum(y, m),
        26 => x.sort(),
        27 => x.argmax(n),
        28 => x.take_along(y),
        29 => x.matmul_with(y, flag, other),
        30 => x.matvec(y),
        31 => x.matrix_inverse(),
        32 => x.trace(),
        33 => x.diag_part(),
        34 => x.tensordot(y, m.min(9)),
        35 => x.tensordot_axes(y, &ns, &ns),
        36 => einsum(string(rng), &[x, y][..few.clamp(1, 2)]),
        37 => x.softmax_xent(y),
        38 => x.sparse_softmax_xent(y),
        39 => x.sigmoid_xent(y),
        40 => x.cumsum(n, flag, other),
        41 => x.cumprod(n, flag, other),
        42 => x.recurrence(y, n, flag),
        43 => x.gather_nd(y),
        44 => x.scatter_nd_add(y, x),
        45 => x.scatter_nd_update(y, x),
        46 => x.list_new(super::made::dtype(rng)),
        47 => x.list_write(y, x),
        48 => x.list_read(y),
        49 => x.list_stack(),
        50 => x.roll(&ns, &[n]),
        51 => x.reverse(&ns),
        52 => x.polygamma(n as u32),
        53 => x.cast(&y.ty()),
        54 => x.slices().map_or(x, |slices| slices[0]),
        55 => x.lit(0.5) + y,
        56 => x.lt(y).select(x, y),
        _ => {
            let defs: Vec<&'static PrimDef> = ops::all().collect();
            let def = defs[rng.usize(..defs.len())];
            x.apply_with(def, attr(rng), &[y, x][..few.min(2)])
        }
    }
}
