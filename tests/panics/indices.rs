//! Elements that are not there: read, written, in loops whose checks are made before the first trip.

use grads::prelude::*;

#[derive(Clone, Differentiable)]
pub struct P {
    v: Vec<f64>,
    w: [f64; 2],
}
#[differentiable]
impl P {
    pub fn at(&self, i: usize) -> f64 {
        self.v[i] * self.w[0]
    }
}

#[differentiable]
pub fn index_slice(x: &[f64], i: usize) -> f64 {
    let a = x[0] * 2.0;
    a + x[i] * x[1]
}

#[differentiable]
pub fn index_vec(x: Vec<f64>, i: usize) -> f64 {
    let a = x[0] * 2.0;
    a + x[i]
}

#[differentiable]
pub fn index_array(x: [f64; 3], i: usize) -> f64 {
    x[0] + x[i]
}

#[differentiable]
pub fn index_rows(x: &[Vec<f64>], i: usize) -> f64 {
    x[0][0] + x[0][i]
}

#[differentiable]
pub fn index_write(x: f64, i: usize) -> f64 {
    let mut a = [x; 4];
    a[i] = x * x;
    a[0]
}

#[differentiable]
pub fn index_add(x: f64, i: usize) -> f64 {
    let mut a = vec![x; 4];
    a[i] += x * x;
    a[0]
}

#[differentiable]
pub fn index_local(x: f64, i: usize) -> f64 {
    let a = vec![x; 4];
    a[i] * a[0]
}

#[differentiable]
pub fn index_in_loop(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for i in 0..5 {
        s += x[i] * x[i];
    }
    s
}

#[differentiable]
pub fn in_a_loop(x: &[f64], n: usize) -> f64 {
    let mut s = 0.0;
    for i in 0..n {
        s += x[i];
    }
    s
}

#[differentiable]
pub fn const_index(x: f64, i: usize) -> f64 {
    let t = [1.0, 2.0];
    x * t[i]
}

#[differentiable]
pub fn zip_index(x: &[f64], y: &[f64]) -> f64 {
    (0..x.len()).map(|i| x[i] * y[i]).sum()
}

#[differentiable]
pub fn closure_index(x: &[f64]) -> f64 {
    let g = |i: usize| x[i] * 2.0;
    g(0) + g(5)
}

#[differentiable]
pub fn array_of_array(x: &[[f64; 2]; 2], i: usize) -> f64 {
    x[1][0] * x[i][1]
}

#[differentiable]
pub fn nested_write(x: f64, i: usize) -> f64 {
    let mut a = [[x; 2]; 2];
    a[1][i] = x;
    a[0][0]
}

#[differentiable]
pub fn compound(x: f64, i: usize) -> f64 {
    let mut a = [x; 3];
    a[0] += a[i] * 2.0;
    a[i] -= a[0];
    a[0]
}

#[differentiable]
pub fn cond_index(x: &[f64], i: usize) -> f64 {
    if x[i] > 0.0 { x[0] } else { x[1] }
}

#[differentiable]
pub fn while_index(x: &[f64]) -> f64 {
    let mut i = 0;
    while x[i] < 5.0 {
        i += 1;
    }
    x[i] * x[0]
}

#[differentiable]
pub fn swap(x: &[f64], i: usize) -> f64 {
    let mut y = x.to_vec();
    y.swap(0, i);
    y[0]
}

#[differentiable]
pub fn swap_param(x: &mut [f64], i: usize) -> f64 {
    x.swap(0, i);
    x[0]
}

#[differentiable]
pub fn indirect(x: &[f64], idx: &[usize]) -> f64 {
    let mut s = 0.0;
    for i in 0..idx.len() {
        s += x[idx[i]] * x[idx[i]];
    }
    s
}

#[differentiable]
pub fn stencil(x: &[f64], n: usize) -> f64 {
    let mut s = 0.0;
    for i in 1..n {
        s += (x[i] - x[i + 1]) * x[i - 1];
    }
    s
}

#[differentiable]
pub fn backwards(x: &[f64], n: usize) -> f64 {
    let mut s = 0.0;
    for i in (0..n).rev() {
        s = s * x[0] + x[i];
    }
    s
}

#[differentiable]
pub fn two_arrays(x: &[f64], y: &[f64]) -> f64 {
    let mut s = 0.0;
    for i in 0..9 {
        s += x[i] * y[i];
    }
    s
}

#[differentiable]
pub fn writes(x: &[f64], y: &mut [f64]) -> f64 {
    for i in 0..x.len() {
        y[i] = x[i] * 2.0;
    }
    y[0]
}

#[differentiable]
pub fn local(x: &[f64], n: usize) -> f64 {
    let scaled: Vec<f64> = x.iter().map(|v| v * 2.0).collect();
    let mut s = 0.0;
    for i in 0..n {
        s += x[0] * scaled[i] * scaled[i];
    }
    s
}

#[differentiable]
pub fn matrix(a: &[Vec<f64>], n: usize) -> f64 {
    let mut s = 0.0;
    for i in 0..n {
        for j in 0..n {
            s += a[i][j] * a[j][i];
        }
    }
    s
}

#[differentiable]
pub fn flat(a: &[f64], n: usize) -> f64 {
    let mut s = 0.0;
    for i in 0..n {
        for j in 0..n {
            s += a[i * n + j] * 2.0;
        }
    }
    s
}

#[differentiable]
pub fn method(p: &P, i: usize) -> f64 {
    p.w[1] + p.at(i)
}

#[differentiable]
pub fn slice_then_index(x: &[f64], i: usize) -> f64 {
    let y = &x[1..];
    y[i] * y[0]
}

rows! {
    index_slice: panics index_slice(&[1.0, 2.0], 7);
    index_vec: panics index_vec(vec![1.0, 2.0], 7);
    index_array: panics index_array([1.0; 3], 7);
    index_rows: panics index_rows(&[vec![1.0]], 7);
    index_write: panics index_write(1.0, 7);
    index_add: panics index_add(1.0, 7);
    index_local: panics index_local(1.0, 7);
    index_in_loop: panics index_in_loop(&[1.0, 2.0]);
    in_a_loop: panics in_a_loop(&[1.0], 3);
    slice_then_index: panics slice_then_index(&[1.0, 2.0, 3.0], 2);
    swap: panics swap(&[1.0, 2.0], 7);
    swap_param: panics swap_param(&mut [1.0, 2.0], 7);
    const_index: panics const_index(1.0, 7);
    zip_index: panics zip_index(&[1.0, 2.0], &[1.0]);
    closure_index: panics closure_index(&[1.0, 2.0]);
    array_of_array: panics array_of_array(&[[1.0; 2]; 2], 3);
    nested_write: panics nested_write(2.0, 3);
    compound: panics compound(2.0, 3);
    cond_index: panics cond_index(&[1.0, 2.0], 3);
    while_index: panics while_index(&[1.0, 2.0]);
    indirect: panics indirect(&[1.0, 2.0], &[0, 1, 5]);
    stencil: panics stencil(&[1.0, 2.0, 3.0], 7);
    backwards: panics backwards(&[1.0, 2.0, 3.0], 7);
    two_arrays: panics two_arrays(&[1.0; 8], &[2.0; 5]);
    two_arrays_again: panics two_arrays(&[1.0; 5], &[2.0; 5]);
    writes: panics writes(&[1.0; 5], &mut [2.0; 3]);
    local: panics local(&[1.0, 2.0], 3);
    matrix: panics matrix(&[vec![1.0; 3], vec![1.0; 3]], 3);
    matrix_again: panics matrix(&[vec![1.0; 3], vec![1.0; 2], vec![1.0; 3]], 3);
    flat: panics flat(&[1.0; 8], 3);
    method: panics method(&P { v: vec![1.0], w: [1.0; 2] }, 3);
}
