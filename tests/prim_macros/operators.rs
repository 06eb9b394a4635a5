//! Operators, casts, and choosing.

use super::{Precision, Row};
use grad_core::ops::datum::Datum;
use grads::prelude::*;
use std::hint::black_box;

/// One row an operator, under its primitive's mnemonic, and what is made of them.
pub fn rows() -> Vec<Row> {
    vec![
        row!(add(x, y) { x + y }),
        row!(sub(x, y) { x - y }),
        row!(mul(x, y) { x * y }),
        row!(div(x, y) { x / y }),
        row!(rem(x, y) { x % y }),
        row!(neg(x) { -x }),
        row!(compound_assignment(x, y) {
            let mut z = x;
            z += y;
            z *= x;
            z -= y;
            z /= x;
            z %= y;
            z
        }),
        row!(cast(x) { x as f32 as f64 } { x as f64 as f32 }),
        row!(cast_of_an_integer(x; n) { x * n as f64 } { x * n as f32 }),
        row!(cast_to_an_integer(x, y) { y * (stop_gradient(x) as i32) as f64 } { y * (stop_gradient(x) as i32) as f32 }),
        row!(stop_gradient(x, y) { stop_gradient(x) * y }),
        row!(select(x, y) { if x < y { x * y } else { y } }),
        row!(less_or_equal(x, y) { if x <= y { x * x } else { y } }),
        row!(greater(x, y) { if x > y { x * x } else { y } }),
        row!(greater_or_equal(x, y) { if x >= y { x * x } else { y } }),
        row!(equal(x, y) { if x == y { x * x } else { y } }),
        row!(not_equal(x, y) { if x != y { x * x } else { y } }),
        row!(both(x, y) { if x < y && x > 0.0 { x * x } else { y } }),
        row!(either(x, y) { if x < y || x > 0.0 { x * x } else { y } }),
        row!(not(x, y) { if !(x < y) { x * x } else { y } }),
        row!(product_of_three(x, y, z) { x * y * z }),
    ]
}
