//! Arithmetic.

use super::PrimDef;
use super::declare::elementwise;

elementwise! {
    /// Sum.
    ADD: add(x, y) -> z {
        rust: Infix("+"),
        cost: Cheap,
        eval: x + y,
        partials: [{ x.lit(1.0) }, { y.lit(1.0) }],
        domain: [(-2.0, 2.0), (-2.0, 2.0)],
        edges: [],
    }
    /// Difference.
    SUB: sub(x, y) -> z {
        rust: Infix("-"),
        cost: Cheap,
        eval: x - y,
        partials: [{ x.lit(1.0) }, { y.lit(-1.0) }],
        domain: [(-2.0, 2.0), (-2.0, 2.0)],
        edges: [],
    }
    /// Product.
    MUL: mul(x, y) -> z {
        rust: Infix("*"),
        cost: Cheap,
        eval: x * y,
        partials: [{ y }, { x }],
        domain: [(-2.0, 2.0), (-2.0, 2.0)],
        edges: [([0.0, 3.0], [3.0, 0.0])],
    }
    /// Quotient.
    DIV: div(x, y) -> z {
        rust: Infix("/"),
        cost: Dear,
        eval: x / y,
        partials: [{ 1.0 / y }, { -z / y }],
        domain: [(-2.0, 2.0), (0.5, 2.0)],
        edges: [],
    }
    /// Remainder with the sign of the dividend.
    REM: rem(x, y) -> z {
        rust: Infix("%"),
        cost: Dear,
        eval: x % y,
        partials: [{ x.lit(1.0) }, { -(x / y).trunc() }],
        domain: [(0.1, 0.9), (1.0, 2.0)],
        edges: [],
    }
    /// Negation.
    NEG: neg(x) -> y {
        rust: Prefix("-"),
        cost: Cheap,
        eval: -x,
        partials: [{ x.lit(-1.0) }],
        domain: [(-2.0, 2.0)],
        edges: [],
    }
    /// Towards zero.
    TRUNC: trunc(x) -> y {
        rust: Method("trunc"),
        cost: Dear,
        eval: x.trunc(),
        partials: [None],
        domain: [(0.1, 0.9)],
        edges: [],
    }
}

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = ELEMENTWISE;
