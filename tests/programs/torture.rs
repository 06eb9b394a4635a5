//! Combinations that are legal and unusual.

use crate::harness::row::Program;
use grads::prelude::*;

/// Rows of a nested array are replaced, exchanged and changed through references.
#[differentiable(forward)]
fn row_operations(m: [[f64; 3]; 3], k: f64) -> f64 {
    let mut m = m;
    m[0] = [m[1][0] * k, m[2][1], m[0][2]];
    m.swap(0, 2);
    let row = m[1];
    for (j, v) in row.iter().enumerate() {
        m[2][j] += v * k;
    }
    for row in m.iter_mut() {
        row[0] *= row[1];
    }
    for row in &m {
        if row[0] > 100.0 {
            return row[0];
        }
    }
    m[0][0] + m[1][0] * m[2][2] + m[2][0]
}

/// Two arrays written in the two arms of a branch in a loop, read after it.
#[differentiable(forward)]
fn crossing_writes(x: &[f64]) -> f64 {
    let n = x.len();
    let mut a = x.to_vec();
    let mut b = vec![0.5; n];
    for i in 0..n {
        if a[i] > 0.0 {
            b[i] = a[i] * b[n - 1 - i];
            a[n - 1 - i] = b[i];
        } else if i % 2 == 0 {
            a[i] = b[i] - a[i];
        } else {
            continue;
        }
        b[0] += a[i] * 0.1;
    }
    a.iter().zip(&b).map(|(p, q)| p * q).sum()
}

#[differentiable(forward)]
fn push_into(v: &mut Vec<f64>, x: f64) {
    let last = v[v.len() - 1];
    v.push(last * x);
    if v.len() > 4 {
        v[0] += x;
    }
}

/// A helper that grows the caller's vector.
#[differentiable(forward)]
fn growing(x: &[f64]) -> f64 {
    let mut v = vec![1.0];
    for &a in x {
        push_into(&mut v, a);
    }
    v.iter().sum::<f64>() * v[v.len() - 1]
}

#[differentiable(forward)]
fn make_row(x: &[f64], i: usize) -> Vec<f64> {
    let mut r = Vec::with_capacity(i + 1);
    for j in 0..=i {
        r.push(x[j] * x[i]);
    }
    r
}

/// Vectors of different lengths from a helper, kept.
#[differentiable(forward)]
fn ragged(x: &[f64]) -> f64 {
    let mut rows: Vec<Vec<f64>> = vec![];
    for i in 0..x.len() {
        let mut row = make_row(x, i);
        row[0] += 1.0;
        rows.push(row);
    }
    let mut s = 0.0;
    for row in rows.iter() {
        s = s * 0.5 + row.iter().sum::<f64>() * row[row.len() - 1];
    }
    s
}

/// `take` and `replace` of a buffer.
#[differentiable(forward)]
fn taken(x: &[f64], n: usize) -> f64 {
    let mut cur = x.to_vec();
    let mut log = 0.0;
    for t in 0..n {
        let old = std::mem::take(&mut cur);
        for i in 0..old.len() - 1 {
            cur.push(old[i] * old[i + 1] + t as f64);
        }
        log += std::mem::replace(&mut cur[0], 0.5);
    }
    log + cur[0] * cur[1]
}

/// A tuple with an array in it, carried by a loop.
#[differentiable(forward)]
fn array_in_tuple(x: &[f64], y: f64) -> f64 {
    let mut state = ([1.0, y, 0.0], y);
    for &v in x {
        state.0[2] = state.0[0] * v;
        state.0[0] = state.0[1] + state.1;
        state.1 *= state.0[2];
        let (arr, s) = state;
        state = ([arr[1], arr[2], arr[0]], s + 0.1);
    }
    state.0[0] * state.1 + state.0[1]
}

/// A while loop inside a branch inside a for loop, with a break of the outer one.
#[differentiable(forward)]
fn mixed_loops(x: &[f64]) -> f64 {
    let mut s = 1.0;
    'all: for (i, &v) in x.iter().enumerate() {
        if v > 0.5 {
            let mut u = v;
            let mut k = 0;
            while u < 3.0 {
                u = u * 1.7 + s * 0.01;
                k += 1;
                if k > 6 {
                    break 'all;
                }
            }
            s += u / (k as f64 + 1.0);
        } else {
            let mut j = i;
            loop {
                if j == 0 {
                    break;
                }
                j -= 1;
                if x[j] < 0.0 {
                    continue 'all;
                }
                s *= 1.0 + 0.1 * x[j] * v;
            }
        }
        s = s.sqrt() + v;
    }
    s
}

/// Returns out of a match in a loop.
#[differentiable(forward)]
fn state_machine(x: &[f64], codes: &[u8]) -> f64 {
    let mut acc = 1.0;
    let mut pc = 0;
    let mut steps = 0;
    loop {
        steps += 1;
        if steps > 100 {
            return acc * 1000.0;
        }
        match codes[pc] {
            b'+' => acc += x[pc],
            b'*' => acc *= x[pc],
            b'?' => {
                if acc > x[pc] {
                    pc = 0;
                    acc *= 0.5;
                    continue;
                }
            }
            b'.' => return acc.ln(),
            _ => break,
        }
        pc += 1;
    }
    -acc
}

/// Ackermann-like: recursion whose depth depends on a float.
#[differentiable(forward)]
fn shrink(x: f64, depth: u32) -> f64 {
    if x < 1.0 || depth == 0 {
        return x.exp();
    }
    let inner = shrink(x * 0.6, depth - 1);
    if inner > 2.0 {
        inner * x
    } else {
        shrink(inner, depth - 1) + x
    }
}

/// Recursive determinant by minors in a fresh vector.
#[differentiable(forward)]
fn determinant(m: &[f64], n: usize) -> f64 {
    if n == 1 {
        return m[0];
    }
    let mut det = 0.0;
    let mut sign = 1.0;
    for c in 0..n {
        let mut minor = Vec::with_capacity((n - 1) * (n - 1));
        for i in 1..n {
            for j in 0..n {
                if j != c {
                    minor.push(m[i * n + j]);
                }
            }
        }
        det += sign * m[c] * determinant(&minor, n - 1);
        sign = -sign;
    }
    det
}

/// Names that Rust does not mind: `ct`, `back`, `residual`, `v1`, `grad`, `r#type`.
#[differentiable(forward)]
fn odd_names(ct: f64, back: f64, residual: f64, v1: f64, r#type: f64) -> f64 {
    let grad = ct * back;
    let primal = residual.sin() * grad;
    let f = |value: f64| value * v1;
    let adjoint = f(primal) + f(r#type);
    let out = adjoint * 2.0;
    out + 1.0
}

/// Upper-case names, as in the formulas, beside a constant of the same name as a variable elsewhere.
#[differentiable(forward)]
#[allow(non_snake_case)]
fn formula_names(T: f64, P: f64, xs: &[f64]) -> f64 {
    const R: f64 = 8.314;
    let N = xs.len();
    let (A, B): (f64, f64) = (P * T, P / T);
    let mut V = R * T / P;
    let G = |X: f64| X * A + B;
    for I in 0..N {
        V = G(V).ln() + xs[I];
    }
    for &X in xs {
        V += X * A;
    }
    match N {
        0 => V,
        m if m > 2 => V * m as f64,
        _ => A * V,
    }
}

/// The same variable several times as an argument, and nested calls.
#[differentiable(forward)]
fn product(a: f64, b: f64, c: f64) -> f64 {
    a * b * c + a
}

#[differentiable(forward)]
fn repeated_arguments(x: f64) -> f64 {
    product(x, x, product(x, 2.0, product(1.0, x, x)))
}

#[differentiable(forward)]
fn inner_product(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(x, y)| x * y).sum()
}

/// One array twice, whole and in parts that overlap.
#[differentiable(forward)]
fn overlapping(x: &[f64]) -> f64 {
    let n = x.len();
    let mut v = x.to_vec();
    let a = inner_product(x, x) + inner_product(&x[1..], &x[..n - 1]);
    v[1] *= a;
    let b = inner_product(&v, &v) * inner_product(&v[..2], &v[1..3]) + inner_product(&v, x);
    a * b
}

/// The length of a local vector decides.
#[differentiable(forward)]
fn filtered(x: &[f64]) -> f64 {
    let mut kept = Vec::new();
    for &v in x {
        if v > 0.2 {
            kept.push(v);
        }
    }
    if kept.is_empty() {
        return 0.0 * x[0];
    }
    let n = kept.len() as f64;
    let mean = kept.iter().sum::<f64>() / n;
    kept.iter().map(|v| (v - mean).powi(2)).sum::<f64>() / n
}

/// Iterator chains of every kind.
#[differentiable(forward)]
fn chains(x: &[f64], y: &[f64]) -> f64 {
    let a: f64 = x.iter().skip(1).take(3).map(|v| v * v).sum();
    let b: f64 = x.iter().rev().zip(y.iter()).map(|(p, q)| p * q).product();
    let c: Vec<f64> = x
        .iter()
        .zip(y)
        .filter(|(p, _)| **p > 0.0)
        .map(|(p, q)| p / q)
        .collect();
    let d = c.iter().fold(1.0, |acc, v| acc * 0.5 + v);
    let e = y.iter().copied().fold(f64::MIN, f64::max);
    let f: f64 = (0..x.len()).map(|i| x[i] * y[i] * i as f64).sum();
    let g: f64 = x.windows(2).map(|w| (w[1] - w[0]).abs()).sum();
    let h: f64 = x.chunks(2).map(|w| w.iter().product::<f64>()).sum();
    a + b + d * e + f * g + h
}

/// Overwritten parameters.
#[differentiable(forward)]
fn overwritten(mut x: f64, mut v: Vec<f64>, mut a: [f64; 2]) -> f64 {
    x = x * v[0];
    v[1] = x;
    a[0] += v[1] * a[1];
    v = vec![a[0]; 2];
    x += v[0] * v[1];
    a = [x, 1.0];
    a[0] * a[1]
}

/// Infinite loop with state in `u8` that wraps by mask.
#[differentiable(forward)]
fn masked(x: f64, seed: u8) -> f64 {
    let mut s = seed;
    let mut y = x;
    loop {
        s = (s >> 1) ^ (if s & 1 == 1 { 0xB8 } else { 0 });
        if s & 3 == 0 {
            y *= 1.1;
        } else if s & 3 == 1 {
            y = y.sin() + 1.0;
        }
        if s < 20 {
            break y * f64::from(s);
        }
    }
}

/// A block with statements as a function argument and in a range.
#[differentiable(forward)]
fn blocks(x: f64, y: f64) -> f64 {
    let mut z = y;
    let p = product(
        {
            z *= 2.0;
            z
        },
        if x > 0.0 { z + x } else { x },
        match z > 1.0 {
            true => {
                z += 1.0;
                z * x
            }
            false => x,
        },
    );
    p + z
}

/// Unit results and early `return;`.
#[differentiable(forward)]
fn clip_all(x: &mut [f64], #[no_diff] top: f64) {
    if x.is_empty() {
        return;
    }
    for i in 0..x.len() {
        if x[i] > top {
            x[i] = top + (x[i] - top) * 0.01;
            return;
        }
        x[i] = x[i] * x[0];
    }
}

#[differentiable(forward)]
fn clipped(x: &[f64]) -> f64 {
    let mut v = x.to_vec();
    clip_all(&mut v, 0.8);
    clip_all(&mut v[2..], 0.1);
    clip_all(&mut v[..0], 0.1);
    v.iter().map(|a| a * a * a).sum()
}

/// A value used only on the way to a predicate, and dead code.
#[differentiable(forward)]
fn dead_code(x: f64, y: f64) -> f64 {
    let unused = x.exp() * y;
    let _also = unused.ln();
    let mut never = 0.0;
    if false {
        never += x;
    }
    for _ in 0..0 {
        never += y;
    }
    x * y + never
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(forward row_operations(
            [[0.4, 0.7, -0.3], [1.1, 0.2, 0.9], [0.5, -0.8, 0.6]],
            1.3
        )),
        program!(forward crossing_writes(&[0.4, -0.7, 0.3, -1.1, 0.2])),
        program!(forward growing(&[0.4, -0.7, 1.3, 1.1]) calls push_into),
        program!(forward ragged(&[0.4, -0.7, 1.3]) calls make_row),
        program!(forward taken(&[0.4, 0.7, 1.3, 0.9, 0.2], 2)),
        program!(forward array_in_tuple(&[0.4, -0.7, 1.3], 0.8)),
        program!(forward mixed_loops(&[0.4, 0.7, 0.3, 1.1, 0.2])),
        program!(forward mixed_loops(&[0.4, -0.7, 0.3, 0.001, 0.9, 0.2])),
        program!(forward state_machine(
            &[0.4, 1.7, 2.3, 1.1, 0.2],
            &[b'+', b'*', b'?', b'+', b'.']
        )),
        program!(forward state_machine(
            &[0.4, 1.7, 2.3, 1.1, 0.2],
            &[b'+', b'*', b'?', b'+', b'x']
        )),
        program!(forward shrink(3.0, 5)),
        program!(forward determinant(
            &[0.4, 0.7, -0.3, 1.1, 0.2, 0.9, 0.5, -0.8, 0.6],
            3
        )),
        program!(forward odd_names(0.4, 0.7, -0.3, 1.1, 0.2)),
        program!(forward formula_names(0.7, 1.3, &[0.4, 0.2, 0.9])),
        program!(forward formula_names(0.7, 1.3, &[0.4, 0.2])),
        program!(forward repeated_arguments(0.7) calls product),
        program!(forward overlapping(&[0.4, 0.7, -0.3, 1.1]) calls inner_product),
        program!(forward filtered(&[0.4, 0.7, -0.3, 1.1])),
        program!(forward filtered(&[0.1, 0.1])),
        program!(forward chains(
            &[0.4, 0.7, -0.3, 1.1, 0.2],
            &[0.9, 0.5, -0.8, 0.6, 1.2]
        )),
        program!(forward overwritten(0.4, vec![0.7, -0.3], [1.1, 0.2])),
        program!(forward masked(0.7, 77)),
        program!(forward blocks(0.7, 0.9) calls product),
        program!(forward clipped(&[0.4, 0.7, 0.3, 1.1, 0.2]) calls clip_all),
        program!(forward dead_code(0.7, 0.9)),
    ]
}
