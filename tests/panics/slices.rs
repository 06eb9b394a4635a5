//! Methods of slices and vectors that check what they are given.

use grads::prelude::*;

#[differentiable]
pub fn slice_end(x: &[f64], i: usize) -> f64 {
    let mut s = 0.0;
    for v in &x[1..i] {
        s += v;
    }
    s
}

#[differentiable]
pub fn slice_start(x: &[f64], i: usize) -> f64 {
    x[i..].iter().sum::<f64>()
}

#[differentiable]
pub fn slice_order(x: &[f64], i: usize) -> f64 {
    x[1..i].iter().sum::<f64>()
}

#[differentiable]
pub fn slice_incl(x: &[f64], i: usize) -> f64 {
    x[..=i].iter().sum::<f64>()
}

#[differentiable]
pub fn slice_to_vec(x: &[f64], i: usize) -> f64 {
    let y = x[..i].to_vec();
    y[0]
}

#[differentiable]
pub fn split_at(x: &[f64], i: usize) -> f64 {
    let (a, b) = x.split_at(i);
    a[0] * b[0]
}

#[differentiable]
pub fn split_at_mut(x: &mut [f64], i: usize) -> f64 {
    let (a, b) = x.split_at_mut(i);
    a[0] *= 2.0;
    a[0] * b[0]
}

#[differentiable]
pub fn chunks0(x: &[f64], i: usize) -> f64 {
    let mut s = 0.0;
    for c in x.chunks(i) {
        s += c[0];
    }
    s
}

#[differentiable]
pub fn chunks_exact0(x: &[f64], i: usize) -> f64 {
    let mut s = 0.0;
    for c in x.chunks_exact(i) {
        s += c[0];
    }
    s
}

#[differentiable]
pub fn windows0(x: &[f64], i: usize) -> f64 {
    let mut s = 0.0;
    for c in x.windows(i) {
        s += c[0];
    }
    s
}

#[differentiable]
pub fn step_by0(x: &[f64], i: usize) -> f64 {
    let mut s = 0.0;
    for c in x.iter().step_by(i) {
        s += c;
    }
    s
}

#[differentiable]
pub fn step_by_range0(x: f64, i: usize) -> f64 {
    let mut s = 0.0;
    for c in (0..9).step_by(i) {
        s += x * c as f64;
    }
    s
}

#[differentiable]
pub fn copy_from(x: &[f64]) -> f64 {
    let mut y = vec![0.0; 3];
    y.copy_from_slice(x);
    y[0]
}

#[differentiable]
pub fn clone_from(x: &[f64]) -> f64 {
    let mut y = [0.0; 3];
    y.clone_from_slice(&x[..1]);
    y[0]
}

#[differentiable]
pub fn remove(x: &[f64], i: usize) -> f64 {
    let mut y = x.to_vec();
    y.remove(i) * y[0]
}

#[differentiable]
pub fn swap_remove(x: &[f64], i: usize) -> f64 {
    let mut y = x.to_vec();
    y.swap_remove(i) * y[0]
}

#[differentiable]
pub fn insert(x: &[f64], i: usize) -> f64 {
    let mut y = x.to_vec();
    y.insert(i, 2.0);
    y[0]
}

#[differentiable]
pub fn insert_row(x: &[f64], i: usize) -> f64 {
    let mut rows = vec![x.to_vec(), x.to_vec()];
    rows.insert(i, vec![x[0]]);
    rows[0][0]
}

#[differentiable]
pub fn remove_row(x: &[f64], i: usize) -> f64 {
    let mut rows = vec![x.to_vec(), x.to_vec()];
    rows.remove(i);
    rows[0][0]
}

#[differentiable]
pub fn swap_rows(x: &[f64], i: usize) -> f64 {
    let mut rows = vec![x.to_vec(), vec![x[0]]];
    rows.swap(0, i);
    rows[0][0]
}

#[differentiable]
pub fn insert_in_row(x: &[f64], i: usize) -> f64 {
    let mut rows = vec![x.to_vec(), x.to_vec()];
    rows[1].insert(i, x[0]);
    rows[1][0]
}

#[differentiable]
pub fn rotate(x: &[f64], i: usize) -> f64 {
    let mut y = x.to_vec();
    y.rotate_left(i);
    y[0]
}

#[differentiable]
pub fn drain(x: &[f64], i: usize) -> f64 {
    let mut y = x.to_vec();
    y.drain(..i).sum::<f64>()
}

#[differentiable]
pub fn clamp(x: f64, lo: f64, hi: f64) -> f64 {
    x.clamp(lo, hi)
}

#[differentiable]
pub fn sort(x: &[f64]) -> f64 {
    let mut y = x.to_vec();
    y.sort_by(|a, b| a.partial_cmp(b).unwrap());
    y[0]
}

#[differentiable]
pub fn expect_order(x: &[f64]) -> f64 {
    let mut y = x.to_vec();
    y.sort_by(|a, b| a.partial_cmp(b).expect("no NaN please"));
    y[0]
}

rows! {
    slice_end: panics slice_end(&[1.0, 2.0], 7);
    slice_start: panics slice_start(&[1.0, 2.0], 7);
    slice_order: panics slice_order(&[1.0, 2.0], 0);
    slice_incl: panics slice_incl(&[1.0, 2.0], 5);
    slice_to_vec: panics slice_to_vec(&[1.0, 2.0], 7);
    split_at: panics split_at(&[1.0, 2.0], 7);
    split_at_mut: panics split_at_mut(&mut [1.0, 2.0], 7);
    chunks0: panics chunks0(&[1.0, 2.0], 0);
    chunks_exact0: panics chunks_exact0(&[1.0, 2.0], 0);
    windows0: panics windows0(&[1.0, 2.0], 0);
    step_by0: panics step_by0(&[1.0, 2.0], 0);
    step_by_range0: panics step_by_range0(1.0, 0);
    sort: panics sort(&[1.0, f64::NAN]);
    copy_from: panics copy_from(&[1.0, 2.0]);
    clone_from: panics clone_from(&[1.0, 2.0]);
    clamp: panics clamp(1.0, 3.0, 2.0);
    remove: panics remove(&[1.0, 2.0], 7);
    swap_remove: panics swap_remove(&[1.0, 2.0], 7);
    insert: panics insert(&[1.0, 2.0], 7);
    insert_row: panics insert_row(&[1.0, 2.0], 7);
    remove_row: panics remove_row(&[1.0, 2.0], 7);
    swap_rows: panics swap_rows(&[1.0, 2.0], 7);
    insert_in_row: panics insert_in_row(&[1.0, 2.0], 7);
    rotate: panics rotate(&[1.0, 2.0], 7);
    drain: panics drain(&[1.0, 2.0], 7);
    expect_order: panics expect_order(&[1.0, f64::NAN]);
}
