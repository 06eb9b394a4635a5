//! Circular and hyperbolic functions.

use super::PrimDef;
use super::declare::elementwise;

elementwise! {
    /// Sine.
    SIN: sin(x) -> y {
        rust: Method(sin),
        cost: Dear,
        eval: x.sin(),
        kernel: Sin,
        partials: [{ x.cos() }],
        domain: [(-2.0, 2.0)],
        edges: [([0.0], [1.0])],
    }
    /// Cosine.
    COS: cos(x) -> y {
        rust: Method(cos),
        cost: Dear,
        eval: x.cos(),
        kernel: Cos,
        partials: [{ -x.sin() }],
        domain: [(-2.0, 2.0)],
        edges: [],
    }
    /// Tangent; the rule reuses the result.
    TAN: tan(x) -> y {
        rust: Method(tan),
        cost: Dear,
        eval: x.tan(),
        partials: [{ 1.0 + y * y }],
        domain: [(-1.2, 1.2)],
        edges: [],
    }
    /// Arc sine. `1 - x^2` is taken apart, so that nothing cancels near the ends.
    ASIN: asin(x) -> y {
        rust: Method(asin),
        cost: Dear,
        eval: x.asin(),
        partials: [{ 1.0 / ((1.0 - x) * (1.0 + x)).sqrt() }],
        domain: [(-0.8, 0.8)],
        edges: [([1.0], [f64::INFINITY]), ([2.0], [f64::NAN])],
    }
    /// Arc cosine.
    ACOS: acos(x) -> y {
        rust: Method(acos),
        cost: Dear,
        eval: x.acos(),
        partials: [{ -1.0 / ((1.0 - x) * (1.0 + x)).sqrt() }],
        domain: [(-0.8, 0.8)],
        edges: [([1.0], [f64::NEG_INFINITY])],
    }
    /// Arc tangent.
    ATAN: atan(x) -> y {
        rust: Method(atan),
        cost: Dear,
        eval: x.atan(),
        partials: [{ 1.0 / (1.0 + x * x) }],
        domain: [(-2.0, 2.0)],
        edges: [([1e200], [0.0]), ([f64::INFINITY], [0.0])],
    }
    /// Angle of the vector `(x, y)`. Divided twice by the length, whose square may overflow.
    ATAN2: atan2(y, x) -> z {
        rust: Method(atan2),
        cost: Dear,
        eval: y.atan2(x),
        partials: [{ let h = x.hypot(y); x / h / h }, { let h = x.hypot(y); -(y / h) / h }],
        domain: [(-2.0, 2.0), (0.3, 2.0)],
        edges: [([1e200, 0.0], [0.0, -1e-200]), ([0.0, -2.0], [-0.5, 0.0])],
    }
    /// Hyperbolic sine.
    SINH: sinh(x) -> y {
        rust: Method(sinh),
        cost: Dear,
        eval: x.sinh(),
        partials: [{ x.cosh() }],
        domain: [(-2.0, 2.0)],
        edges: [],
    }
    /// Hyperbolic cosine.
    COSH: cosh(x) -> y {
        rust: Method(cosh),
        cost: Dear,
        eval: x.cosh(),
        partials: [{ x.sinh() }],
        domain: [(-2.0, 2.0)],
        edges: [([0.0], [0.0])],
    }
    /// Hyperbolic tangent; the rule reuses the result.
    TANH: tanh(x) -> y {
        rust: Method(tanh),
        cost: Dear,
        eval: x.tanh(),
        kernel: Tanh,
        partials: [{ 1.0 - y * y }],
        domain: [(-2.0, 2.0)],
        edges: [([800.0], [0.0]), ([-800.0], [0.0])],
    }
    /// Inverse of `sinh`. `hypot`, because `x^2` may overflow.
    ASINH: asinh(x) -> y {
        rust: Method(asinh),
        cost: Dear,
        eval: x.asinh(),
        partials: [{ 1.0 / x.hypot(1.0) }],
        domain: [(-2.0, 2.0)],
        edges: [([1e200], [1e-200])],
    }
    /// Inverse of `cosh`. Two roots, because `x^2` may overflow.
    ACOSH: acosh(x) -> y {
        rust: Method(acosh),
        cost: Dear,
        eval: x.acosh(),
        partials: [{ 1.0 / ((x - 1.0).sqrt() * (x + 1.0).sqrt()) }],
        domain: [(1.3, 3.0)],
        edges: [([1e200], [1e-200]), ([1.0], [f64::INFINITY])],
    }
    /// Inverse of `tanh`.
    ATANH: atanh(x) -> y {
        rust: Method(atanh),
        cost: Dear,
        eval: x.atanh(),
        partials: [{ 1.0 / ((1.0 - x) * (1.0 + x)) }],
        domain: [(-0.8, 0.8)],
        edges: [([1.0], [f64::INFINITY])],
    }
}

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = ELEMENTWISE;
