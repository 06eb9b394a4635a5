//! Addition and the other operators, declared for whoever makes something of them: the primitives (`ops::arith`), and the
//! derivatives at plain numbers (`operators`), which are built without the graph.

/// Hands the declarations of the operators, and what else is declared beside them, to the macro `$declare`. The form is
/// that of `elementwise!`, where `numbers` names the operator at plain numbers.
macro_rules! arithmetic {
    ($declare:ident $($more:tt)*) => {
        $declare! {
            /// Sum.
            ADD: add(x, y) -> z {
                rust: Infix(+),
                numbers: Sum,
                cost: Cheap,
                eval: x + y,
                int: x.checked_add(y),
                partials: [{ x.lit(1.0) }, { x.lit(1.0) }],
                domain: [(-2.0, 2.0), (-2.0, 2.0)],
                edges: [],
            }
            /// Difference.
            SUB: sub(x, y) -> z {
                rust: Infix(-),
                numbers: Difference,
                cost: Cheap,
                eval: x - y,
                int: x.checked_sub(y),
                partials: [{ x.lit(1.0) }, { x.lit(-1.0) }],
                domain: [(-2.0, 2.0), (-2.0, 2.0)],
                edges: [],
            }
            /// Product.
            MUL: mul(x, y) -> z {
                rust: Infix(*),
                numbers: Product,
                cost: Cheap,
                eval: x * y,
                int: x.checked_mul(y),
                partials: [{ y }, { x }],
                domain: [(-2.0, 2.0), (-2.0, 2.0)],
                edges: [([0.0, 3.0], [3.0, 0.0])],
            }
            /// Quotient.
            DIV: div(x, y) -> z {
                rust: Infix(/),
                numbers: Quotient,
                cost: Dear,
                eval: x / y,
                int: x.checked_div(y),
                partials: [{ 1.0 / y }, { -z / y }],
                domain: [(-2.0, 2.0), (0.5, 2.0)],
                edges: [([1e300, 1e200], [1e-200, -1e-100])],
            }
            /// Remainder with the sign of the dividend.
            REM: rem(x, y) -> z {
                rust: Infix(%),
                numbers: Remainder,
                cost: Dear,
                eval: x % y,
                int: x.checked_rem(y),
                int_fits: x.checked_div(y),
                partials: [{ x.lit(1.0) }, { $crate::arithmetic::by_divisor!(x, y, z) }],
                domain: [(4.2, 4.8), (1.2, 1.3)],
                edges: [([-7.5, 2.0], [1.0, 3.0]), ([7.5, -2.0], [1.0, 3.0])],
            }
            /// Negation.
            NEG: neg(x) -> y {
                rust: Prefix(-),
                numbers: Negation,
                cost: Cheap,
                eval: -x,
                int: x.checked_neg(),
                partials: [{ x.lit(-1.0) }],
                domain: [(-2.0, 2.0)],
                edges: [],
            }
            $($more)*
        }
    };
}

/// The partial of a remainder `z` by its divisor: minus the quotient, which `(x - z) / y` is up to rounding.
macro_rules! by_divisor {
    ($x:ident, $y:ident, $z:ident) => {
        -(($x - $z) / $y).round()
    };
}

pub(crate) use {arithmetic, by_divisor};
