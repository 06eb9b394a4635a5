//! Arithmetic, shared by floats and integers.

use super::PrimDef;
use super::declare::elementwise;
use crate::arithmetic::arithmetic;

arithmetic! { elementwise
    /// `x * a + b`, rounded once.
    MUL_ADD: mul_add(x, a, b) -> y {
        rust: Method(mul_add),
        cost: Cheap,
        eval: x.mul_add(a, b),
        partials: [{ a }, { x }, { x.lit(1.0) }],
        domain: [(-2.0, 2.0), (-2.0, 2.0), (-2.0, 2.0)],
        edges: [],
    }
    /// `1 / x`.
    RECIP: recip(x) -> y {
        rust: Method(recip),
        cost: Dear,
        eval: x.recip(),
        partials: [{ -(y * y) }],
        domain: [(0.4, 2.0)],
        edges: [([1e200], [0.0])],
    }
    /// Remainder that is never negative.
    REM_EUCLID: rem_euclid(x, y) -> z {
        rust: Method(rem_euclid),
        cost: Dear,
        eval: x.rem_euclid(y),
        int: x.checked_rem_euclid(y),
        int_fits: x.checked_div(y),
        partials: [{ x.lit(1.0) }, { crate::arithmetic::by_divisor!(x, y, z) }],
        domain: [(-4.8, -4.2), (1.25, 1.3)],
        edges: [([-7.5, 2.0], [1.0, 4.0]), ([-7.5, -2.0], [1.0, -4.0])],
    }
    /// Quotient that belongs to `rem_euclid`.
    DIV_EUCLID: div_euclid(x, y) -> z {
        rust: Method(div_euclid),
        cost: Dear,
        eval: x.div_euclid(y),
        int: x.checked_div_euclid(y),
        partials: [None, None],
        domain: [(-4.8, -4.2), (1.25, 1.3)],
        edges: [],
    }
    /// Radians to degrees.
    TO_DEGREES: to_degrees(x) -> y {
        rust: Method(to_degrees),
        cost: Cheap,
        eval: x.to_degrees(),
        partials: [{ x.lit(180.0 / std::f64::consts::PI) }],
        domain: [(-2.0, 2.0)],
        edges: [],
    }
    /// Degrees to radians.
    TO_RADIANS: to_radians(x) -> y {
        rust: Method(to_radians),
        cost: Cheap,
        eval: x.to_radians(),
        partials: [{ x.lit(std::f64::consts::PI / 180.0) }],
        domain: [(-200.0, 200.0)],
        edges: [],
    }
}

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = ELEMENTWISE;
