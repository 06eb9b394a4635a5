//! Loops over parts of arrays: an element behind the end of its part is not one of the array's.

use grads::prelude::*;

#[differentiable]
pub fn by_rows(x: &[f64], w: &[f64], d: usize, n: usize) -> f64 {
    let mut s = 0.0;
    for i in 0..x.len() / d {
        let row = &x[i * d..(i + 1) * d];
        for j in 0..n {
            s += row[j] * w[j];
        }
    }
    s
}

#[differentiable]
pub fn downwards(x: &[f64], lo: usize, hi: usize, n: usize) -> f64 {
    let part = &x[lo..hi];
    let mut s = 0.0;
    for j in (0..n).rev() {
        s += part[j] * part[j];
    }
    s
}

#[differentiable]
pub fn ahead(x: &[f64], at: usize) -> f64 {
    let (a, b) = x.split_at(at);
    let mut s = 0.0;
    for j in 0..b.len() {
        s += a[j + 1] * b[j];
    }
    s
}

#[differentiable]
pub fn written(x: &mut [f64], at: usize, n: usize) -> f64 {
    let (a, b) = x.split_at_mut(at);
    for j in 0..n {
        b[j] += a[j];
        a[j] *= 2.0;
    }
    x[0]
}

#[differentiable]
pub fn triangle(l: &[f64], x: &[f64]) -> f64 {
    let (part, mut p, mut s) = (&l[1..], 0, 0.0);
    for i in 0..x.len() {
        for j in i + 1..x.len() {
            s += part[p] * x[i] * x[j];
            p += 1;
        }
    }
    s
}

rows! {
    behind_its_part: panics by_rows(&[1.0; 12], &[1.0; 12], 3, 4);
    the_other_first: panics by_rows(&[1.0; 12], &[1.0; 2], 3, 4);
    behind_the_last: panics by_rows(&[1.0; 40], &[1.0; 41], 40, 41);
    from_behind: panics downwards(&[1.0; 9], 2, 6, 7);
    from_behind_of_nothing: panics downwards(&[1.0; 9], 9, 9, 1);
    one_ahead: panics ahead(&[1.0; 8], 4);
    both_written: panics written(&mut [1.0; 8], 4, 5);
    a_part_that_is_short: panics written(&mut [1.0; 8], 6, 3);
    of_a_triangle: panics triangle(&[1.0; 6], &[1.0; 4]);
}
