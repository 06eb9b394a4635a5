//! Algorithms of the textbook over floats.

use crate::harness::row::Program;
use grads::prelude::*;

/// Radix-2 butterflies on interleaved real and imaginary parts.
#[differentiable(forward)]
fn fft(data: &mut [f64]) {
    let n = data.len() / 2;
    let mut j = 0;
    for i in 1..n {
        let mut bit = n >> 1;
        while j & bit != 0 {
            j ^= bit;
            bit >>= 1;
        }
        j ^= bit;
        if i < j {
            data.swap(2 * i, 2 * j);
            data.swap(2 * i + 1, 2 * j + 1);
        }
    }
    let mut len = 2;
    while len <= n {
        let ang = -2.0 * std::f64::consts::PI / len as f64;
        let (wi, wr) = ang.sin_cos();
        let mut start = 0;
        while start < n {
            let (mut cr, mut ci) = (1.0, 0.0);
            for k in 0..len / 2 {
                let a = 2 * (start + k);
                let b = 2 * (start + k + len / 2);
                let (xr, xi) = (
                    data[b] * cr - data[b + 1] * ci,
                    data[b] * ci + data[b + 1] * cr,
                );
                data[b] = data[a] - xr;
                data[b + 1] = data[a + 1] - xi;
                data[a] += xr;
                data[a + 1] += xi;
                (cr, ci) = (cr * wr - ci * wi, cr * wi + ci * wr);
            }
            start += len;
        }
        len <<= 1;
    }
}

#[differentiable(forward)]
fn spectral_power(signal: &[f64], bin: usize) -> f64 {
    let mut data = vec![0.0; 2 * signal.len()];
    for (i, s) in signal.iter().enumerate() {
        data[2 * i] = *s;
    }
    fft(&mut data);
    data[2 * bin].powi(2) + data[2 * bin + 1].powi(2)
}

/// Full convolution, then a norm.
#[differentiable(forward)]
fn convolution(x: &[f64], h: &[f64]) -> f64 {
    let mut y = vec![0.0; x.len() + h.len() - 1];
    for (i, xi) in x.iter().enumerate() {
        for (j, hj) in h.iter().enumerate() {
            y[i + j] += xi * hj;
        }
    }
    y.iter().map(|v| v.powi(2)).sum::<f64>().sqrt()
}

/// Dynamic time warping over a flat table with infinities at the border.
#[differentiable(forward)]
fn dtw(a: &[f64], b: &[f64]) -> f64 {
    let (n, m) = (a.len(), b.len());
    let w = m + 1;
    let mut d = vec![f64::INFINITY; (n + 1) * w];
    d[0] = 0.0;
    for i in 1..=n {
        for j in 1..=m {
            let cost = (a[i - 1] - b[j - 1]).powi(2);
            let best = d[(i - 1) * w + j]
                .min(d[i * w + j - 1])
                .min(d[(i - 1) * w + j - 1]);
            d[i * w + j] = cost + best;
        }
    }
    d[n * w + m].sqrt()
}

/// Edit distance with learnt costs, two rows.
#[differentiable(forward)]
fn edit_cost(s: &[u8], t: &[u8], insert: f64, delete: f64, subst: &[f64]) -> f64 {
    let mut prev: Vec<f64> = (0..=t.len()).map(|j| j as f64 * insert).collect();
    for (i, &a) in s.iter().enumerate() {
        let mut cur = vec![0.0; t.len() + 1];
        cur[0] = (i + 1) as f64 * delete;
        for (j, &b) in t.iter().enumerate() {
            let swap = if a == b {
                0.0
            } else {
                subst[((a ^ b) & 3) as usize]
            };
            cur[j + 1] = (prev[j] + swap)
                .min(prev[j + 1] + delete)
                .min(cur[j] + insert);
        }
        prev = cur;
    }
    prev[t.len()]
}

/// Matrix exponential by scaling, series and squaring.
#[differentiable(forward)]
fn matrix_exp(a: &[f64], n: usize) -> f64 {
    let mut result = vec![0.0; n * n];
    let mut term = vec![0.0; n * n];
    for i in 0..n {
        result[i * n + i] = 1.0;
        term[i * n + i] = 1.0;
    }
    for k in 1..12 {
        let mut next = vec![0.0; n * n];
        for i in 0..n {
            for j in 0..n {
                for p in 0..n {
                    next[i * n + j] += term[i * n + p] * a[p * n + j] / (4 * k) as f64;
                }
            }
        }
        term = next;
        for i in 0..n * n {
            result[i] += term[i];
        }
    }
    for _ in 0..2 {
        let r = result.clone();
        for i in 0..n {
            for j in 0..n {
                result[i * n + j] = (0..n).map(|p| r[i * n + p] * r[p * n + j]).sum();
            }
        }
    }
    result.iter().sum()
}

/// Power iteration until the eigenvalue settles.
#[differentiable(forward)]
fn dominant_eigenvalue(a: &[f64], n: usize) -> f64 {
    let mut v = vec![1.0; n];
    let mut lambda = 0.0;
    for _ in 0..500 {
        let mut w = vec![0.0; n];
        for i in 0..n {
            for j in 0..n {
                w[i] += a[i * n + j] * v[j];
            }
        }
        let norm = w.iter().map(|x| x * x).sum::<f64>().sqrt();
        for i in 0..n {
            v[i] = w[i] / norm;
        }
        if (norm - lambda).abs() < 1e-13 {
            break;
        }
        lambda = norm;
    }
    lambda
}

/// Adaptive Simpson by recursion.
#[differentiable(forward)]
fn simpson(a: f64, b: f64, k: f64, depth: u32) -> f64 {
    let f = |x: f64| (k * x).sin() * (-x).exp();
    let m = 0.5 * (a + b);
    let whole = (b - a) / 6.0 * (f(a) + 4.0 * f(m) + f(b));
    let left = (m - a) / 6.0 * (f(a) + 4.0 * f(0.5 * (a + m)) + f(m));
    let right = (b - m) / 6.0 * (f(m) + 4.0 * f(0.5 * (m + b)) + f(b));
    if depth == 0 || (left + right - whole).abs() < 1e-6 {
        return left + right;
    }
    simpson(a, m, k, depth - 1) + simpson(m, b, k, depth - 1)
}

/// Fibonacci-like recursion in two variables.
#[differentiable(forward)]
fn chebyshev(n: u32, x: f64) -> f64 {
    match n {
        0 => 1.0,
        1 => x,
        _ => 2.0 * x * chebyshev(n - 1, x) - chebyshev(n - 2, x),
    }
}

/// Quicksort on a slice, by recursion over halves.
#[differentiable(forward)]
fn quicksort(x: &mut [f64]) {
    if x.len() < 2 {
        return;
    }
    let last = x.len() - 1;
    let mut store = 0;
    for i in 0..last {
        if x[i] < x[last] {
            x.swap(i, store);
            store += 1;
        }
    }
    x.swap(store, last);
    let (left, right) = x.split_at_mut(store);
    quicksort(left);
    quicksort(&mut right[1..]);
}

#[differentiable(forward)]
fn trimmed_mean(x: &[f64], cut: usize) -> f64 {
    let mut s = x.to_vec();
    quicksort(&mut s);
    let kept = &s[cut..s.len() - cut];
    kept.iter().sum::<f64>() / kept.len() as f64
}

/// Recursive sum by halves over sub-slices.
#[differentiable(forward)]
fn pairwise(x: &[f64]) -> f64 {
    if x.len() <= 2 {
        let mut s = 0.0;
        for v in x {
            s += v * v.abs();
        }
        s
    } else {
        let (a, b) = x.split_at(x.len() / 2);
        pairwise(a) + 0.5 * pairwise(b)
    }
}

/// Heap sort, sifting in a nested loop with a label.
#[differentiable(forward)]
fn heap_weighted(x: &mut [f64], w: &[f64]) -> f64 {
    let n = x.len();
    for start in (0..n / 2).rev() {
        let mut root = start;
        loop {
            let mut child = 2 * root + 1;
            if child >= n {
                break;
            }
            if child + 1 < n && x[child] < x[child + 1] {
                child += 1;
            }
            if x[root] >= x[child] {
                break;
            }
            x.swap(root, child);
            root = child;
        }
    }
    x.iter().zip(w).map(|(a, b)| a * a * b).sum()
}

/// Reverse Polish with a stack of floats.
#[differentiable(forward)]
fn polish(code: &[i8], x: f64, y: f64) -> f64 {
    let mut stack = vec![x, y, x * y];
    for &op in code {
        let b = stack.pop().unwrap();
        let a = stack.pop().unwrap();
        match op {
            0 => stack.push(a + b),
            1 => stack.push(a * b),
            2 => {
                stack.push(a);
                stack.push(b);
                stack.push((a - b).sin());
            }
            _ => unreachable!(),
        }
    }
    stack[0]
}

/// Depth-first with a stack of indices.
#[differentiable(forward)]
fn tree_sum(children: &[usize], weight: &[f64]) -> f64 {
    let mut todo = vec![0usize];
    let mut total = 0.0;
    let mut scale = 1.0;
    while !todo.is_empty() {
        let node = todo.pop().unwrap();
        total += scale * weight[node].exp();
        scale *= 0.9;
        for c in 0..2 {
            let child = children[2 * node + c];
            if child != 0 {
                todo.push(child);
            }
        }
    }
    total
}

/// Longest increasing run, weights summed.
#[differentiable(forward)]
fn best_run(x: &[f64]) -> f64 {
    let mut best = 0.0;
    let mut current = x[0];
    for i in 1..x.len() {
        if x[i] > x[i - 1] {
            current += x[i];
        } else {
            current = x[i];
        }
        if current > best {
            best = current;
        }
    }
    best * best
}

/// Binary search over active knots with `while lo < hi`.
#[differentiable(forward)]
fn lookup(xs: &[f64], ys: &[f64], x: f64) -> f64 {
    let (mut lo, mut hi) = (0, xs.len() - 1);
    while hi - lo > 1 {
        let mid = (lo + hi) / 2;
        if xs[mid] <= x { lo = mid } else { hi = mid }
    }
    ys[lo] + (ys[hi] - ys[lo]) * (x - xs[lo]) / (xs[hi] - xs[lo])
}

/// Savitzky-Golay over windows.
#[differentiable(forward)]
fn smooth_windows(x: &[f64]) -> f64 {
    let mut total = 0.0;
    for w in x.windows(3) {
        let s = (w[0] + 2.0 * w[1] + w[2]) / 4.0;
        total += s * s;
    }
    total
}

/// Horner and its derivative together, then Newton; coefficients backwards.
#[differentiable(forward)]
fn polynomial_root(c: &[f64], guess: f64) -> f64 {
    let mut x = guess;
    for _ in 0..12 {
        let mut p = 0.0;
        let mut dp = 0.0;
        for &a in c.iter().rev() {
            dp = dp * x + p;
            p = p * x + a;
        }
        x = x - p / dp;
    }
    x
}

/// QR by modified Gram-Schmidt, columns in a flat array; sum of log |r_ii|.
#[differentiable(forward)]
fn gram_schmidt(a: &[f64], n: usize) -> f64 {
    let mut q = a.to_owned();
    let mut log = 0.0;
    for j in 0..n {
        for k in 0..j {
            let mut r = 0.0;
            for i in 0..n {
                r += q[k * n + i] * q[j * n + i];
            }
            for i in 0..n {
                q[j * n + i] -= r * q[k * n + i];
            }
        }
        let mut norm: f64 = 0.0;
        for i in 0..n {
            norm += q[j * n + i] * q[j * n + i];
        }
        norm = norm.sqrt();
        for i in 0..n {
            q[j * n + i] /= norm;
        }
        log += norm.ln();
    }
    log
}

/// Romberg in a triangular table.
#[differentiable(forward)]
fn romberg(a: f64, b: f64) -> f64 {
    let g = |x: f64| (x * x).exp_m1() / (1.0 + x.abs());
    let mut r = [[0.0; 5]; 5];
    for i in 0..5 {
        let n = 1 << i;
        let h = (b - a) / n as f64;
        let mut s = 0.5 * (g(a) + g(b));
        for k in 1..n {
            s += g(a + k as f64 * h);
        }
        r[i][0] = s * h;
        for j in 1..=i {
            let p = 4.0_f64.powi(j as i32);
            r[i][j] = (p * r[i][j - 1] - r[i - 1][j - 1]) / (p - 1.0);
        }
    }
    r[4][4]
}

/// Prefix sums in place, twice.
#[differentiable(forward)]
fn prefix_twice(x: &mut [f64]) -> f64 {
    for _ in 0..2 {
        for i in 1..x.len() {
            x[i] += x[i - 1];
        }
    }
    let n = x.len();
    for i in 0..n / 2 {
        let t = x[i];
        x[i] = x[n - 1 - i];
        x[n - 1 - i] = t;
    }
    x[0] * x[1]
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(forward spectral_power(&[0.3, 1.0, -0.2, 0.5, 0.8, -0.9, 0.1, 0.4], 3) calls fft),
        program!(forward fft(&mut [0.3, 1.0, -0.2, 0.5, 0.8, -0.9, 0.1, 0.4]); pulled [1.0, 0.5, -0.2, 0.3, 0.9, 0.1, 0.0, -1.0].to_vec()),
        program!(forward convolution(&[0.3, 1.0, -0.2], &[0.5, 0.8])),
        program!(forward dtw(&[0.3, 1.0, -0.2], &[0.5, 0.8, 0.1, -0.3])),
        program!(forward edit_cost(
            &[1u8, 2, 3, 1],
            &[2u8, 3, 3],
            0.7,
            0.9,
            &[0.0, 0.5, 1.1, 0.8]
        )),
        program!(forward matrix_exp(&[0.3, -0.2, 0.5, 0.1], 2)),
        program!(forward dominant_eigenvalue(&[2.0, 0.5, 0.3, 1.0], 2)),
        program!(forward simpson(0.1, 1.4, 3.0, 6)),
        program!(forward chebyshev(6, 0.4)),
        program!(forward quicksort(&mut [0.3, 1.0, -0.2, 0.5]); pulled [1.0, -0.5, 2.0, 0.3].to_vec()),
        program!(forward trimmed_mean(&[0.3, 1.0, -0.2, 0.5, 4.0, -7.0], 1) calls quicksort),
        program!(forward pairwise(&[0.3, 1.0, -0.2, 0.5, 0.8])),
        program!(forward heap_weighted(
            &mut [0.3, 1.0, -0.2, 0.5, 0.8],
            &[0.1, 0.9, 0.4, 0.3, 0.2]
        )),
        program!(forward polish(&[0, 1], 0.7, 0.4)),
        program!(forward polish(&[2, 1, 0, 0], 0.7, 0.4)),
        program!(forward tree_sum(
            &[1usize, 2, 3, 0, 0, 0, 0, 0],
            &[0.1, 0.5, -0.3, 0.8]
        )),
        program!(forward best_run(&[0.3, 1.0, 0.2, 0.5, 0.8])),
        program!(forward lookup(
            &[0.0, 0.5, 1.1, 2.0, 3.0],
            &[0.3, 0.9, 0.1, 0.4, 0.7],
            1.5
        )),
        program!(forward smooth_windows(&[0.3, 1.0, -0.2, 0.5])),
        program!(forward polynomial_root(&[-1.0, 0.5, 0.3, 1.0], 0.9)),
        program!(forward gram_schmidt(
            &[1.0, 0.2, 0.3, 0.4, 1.5, -0.6, 0.7, 0.8, 1.9],
            3
        )),
        program!(forward romberg(0.2, 1.1)),
        program!(forward prefix_twice(&mut [0.3, 1.0, -0.2, 0.5, 0.8])),
    ]
}
