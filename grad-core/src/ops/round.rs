//! Rounding and signs.

use super::PrimDef;
use super::declare::elementwise;
use crate::ir::Var;

elementwise! {
    /// Downwards.
    FLOOR: floor(x) -> y {
        rust: Method(floor),
        cost: Cheap,
        eval: x.floor(),
        partials: [None],
        domain: [(0.1, 0.9)],
        edges: [],
    }
    /// Upwards.
    CEIL: ceil(x) -> y {
        rust: Method(ceil),
        cost: Cheap,
        eval: x.ceil(),
        partials: [None],
        domain: [(0.1, 0.9)],
        edges: [],
    }
    /// To the nearest, halves away from zero.
    ROUND: round(x) -> y {
        rust: Method(round),
        cost: Cheap,
        eval: x.round(),
        partials: [None],
        domain: [(0.6, 1.4)],
        edges: [],
    }
    /// To the nearest, halves to the even one.
    ROUND_TIES_EVEN: round_ties_even(x) -> y {
        rust: Method(round_ties_even),
        cost: Cheap,
        eval: x.round_ties_even(),
        partials: [None],
        domain: [(0.6, 1.4)],
        edges: [],
    }
    /// Towards zero.
    TRUNC: trunc(x) -> y {
        rust: Method(trunc),
        cost: Cheap,
        eval: x.trunc(),
        partials: [None],
        domain: [(0.1, 0.9)],
        edges: [],
    }
    /// What `trunc` cuts off.
    FRACT: fract(x) -> y {
        rust: Method(fract),
        cost: Cheap,
        eval: x.fract(),
        partials: [{ x.lit(1.0) }],
        domain: [(-1.9, -1.1)],
        edges: [],
    }
    /// 1 or -1 by the sign bit; of an integer also 0.
    SIGNUM: signum(x) -> y {
        rust: Method(signum),
        cost: Cheap,
        eval: x.signum(),
        int: Some(x.signum()),
        partials: [None],
        domain: [(0.1, 0.9)],
        edges: [],
    }
    /// Absolute value; the derivative at 0 is 0.
    ABS: abs(x) -> y {
        rust: Method(abs),
        cost: Cheap,
        eval: x.abs(),
        int: x.checked_abs(),
        partials: [{ sign(x) }],
        domain: [(-2.0, -0.3)],
        edges: [([0.0], [0.0]), ([-0.0], [0.0]), ([2.0], [1.0]), ([f64::NAN], [f64::NAN])],
    }
    /// The absolute value of `x` with the sign of `s`.
    COPYSIGN: copysign(x, s) -> y {
        rust: Method(copysign),
        cost: Cheap,
        eval: x.copysign(s),
        partials: [{ x.eq(0.0).select(x.lit(0.0), x.signum() * s.signum()) }, None],
        domain: [(-2.0, -0.3), (0.3, 2.0)],
        edges: [([0.0, 1.0], [0.0, 0.0]), ([-2.0, -1.0], [1.0, 0.0])],
    }
    /// The positive part of the difference.
    ABS_SUB: abs_sub(x, y) -> z {
        rust: Method(abs_sub),
        cost: Cheap,
        eval: x.abs_sub(y),
        partials: [{ x.gt(y).select(x.lit(1.0), x.lit(0.0)) }, { x.gt(y).select(x.lit(-1.0), x.lit(0.0)) }],
        domain: [(1.0, 2.0), (-0.5, 0.5)],
        edges: [([1.0, 2.0], [0.0, 0.0]), ([2.0, 2.0], [0.0, 0.0])],
    }
}

/// 1 or -1 by the sign of a float, 0 at 0. Of a tensor it is the primitive whose derivative is there, and 0.
fn sign(x: Var<'_>) -> Var<'_> {
    match x.ty() {
        #[cfg(feature = "runtime")]
        crate::ir::Type::Tensor(_) => x.sign(),
        _ => x.eq(0.0).select(x.lit(0.0), x.signum()),
    }
}

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = ELEMENTWISE;
