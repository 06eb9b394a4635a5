//! Loops that are taken apart where they ask for their index: what a trip checks, it checks there and then.

use grads::prelude::*;

#[differentiable]
pub fn ring(y: &[f64], w: &[f64]) -> f64 {
    let n = y.len();
    let mut s = 0.0;
    for i in 0..n {
        let left = if i == 0 { y[n - 1] } else { y[i - 1] };
        s += left
            * y[i]
            * w[i];
        let right = if i == n - 1 { w[0] } else { w[i + 1] };
        s -= right;
    }
    s
}

#[differentiable]
pub fn before(y: &[f64], m: usize) -> f64 {
    let mut s = 0.0;
    for i in 0..y.len() {
        s += if i == m - 1 { y[i] } else { y[0] * y[i] };
    }
    s
}

#[differentiable]
pub fn either(y: &[f64], m: usize) -> f64 {
    let mut s = 0.0;
    for i in 0..y.len() {
        s += if i == 2 || i > m - 2 { y[i] } else { y[i + 3] };
    }
    s
}

#[differentiable]
pub fn remainder(y: &[f64], m: usize) -> f64 {
    let mut s = 0.0;
    for i in 0..y.len() {
        s += y[i] * y[(i + 1) % m];
    }
    s
}

#[differentiable]
pub fn remainder_before(y: &mut [f64], m: usize) -> f64 {
    for i in 0..m {
        y[i] *= y[(i + m - 1) % m];
    }
    y[0]
}

rows! {
    empty: panics ring(&[1.0, 2.0], &[]);
    ends_before_the_last: panics ring(&[1.0; 40], &[1.0; 39]);
    ends_in_the_middle: panics ring(&[1.0; 40], &[1.0; 20]);
    one: panics ring(&[1.0], &[]);
    less_than_none: overflows before(&[1.0, 2.0], 0);
    less_than_none_where_it_is_asked: overflows either(&[1.0, 2.0, 3.0, 4.0, 5.0], 1);
    behind_the_end: panics either(&[1.0, 2.0, 3.0, 4.0, 5.0], 9);
    by_none: panics remainder(&[1.0, 2.0], 0);
    by_more: panics remainder(&[1.0; 40], 41);
    in_place: panics remainder_before(&mut [1.0; 40], 41);
}
