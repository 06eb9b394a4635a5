//! Log-likelihood of a Gaussian mixture over flat slices (without the constant and the Wishart prior), the plain
//! function and its gradient written by hand. The yardstick for what the macro emits: same inputs, same machine, one run.
//!
//! Shapes: `alphas[k]`, `means[k*d]`, `q[k*d]` (log-diagonals), `l[k*d*(d-1)/2]` (strictly lower triangles, column by
//! column), `x[n*d]`.

// plain indices are what is measured here
#![allow(clippy::needless_range_loop)]

use grads::prelude::*;

pub struct Shape {
    pub d: usize,
    pub k: usize,
    pub n: usize,
}

#[differentiable]
pub fn logsumexp(x: &[f64]) -> f64 {
    let mut mx = x[0];
    for i in 1..x.len() {
        if x[i] > mx {
            mx = x[i];
        }
    }
    let mut s = 0.0;
    for i in 0..x.len() {
        s += (x[i] - mx).exp();
    }
    s.ln() + mx
}

#[differentiable]
pub fn objective(
    #[no_diff] sh: &Shape,
    alphas: &[f64],
    means: &[f64],
    q: &[f64],
    l: &[f64],
    #[no_diff] x: &[f64],
) -> f64 {
    let (d, k, n) = (sh.d, sh.k, sh.n);
    let lsz = d * (d - 1) / 2;
    let mut qd = vec![0.0; d * k];
    let mut sq = vec![0.0; k];
    for i in 0..k {
        for j in 0..d {
            sq[i] += q[i * d + j];
            qd[i * d + j] = q[i * d + j].exp();
        }
    }
    let mut xc = vec![0.0; d];
    let mut qx = vec![0.0; d];
    let mut main_term = vec![0.0; k];
    let mut slse = 0.0;
    for ix in 0..n {
        for ik in 0..k {
            for i in 0..d {
                xc[i] = x[ix * d + i] - means[ik * d + i];
            }
            for i in 0..d {
                qx[i] = qd[ik * d + i] * xc[i];
            }
            let mut p = 0;
            for i in 0..d {
                for j in i + 1..d {
                    qx[j] += l[ik * lsz + p] * xc[i];
                    p += 1;
                }
            }
            let mut s = 0.0;
            for i in 0..d {
                s += qx[i] * qx[i];
            }
            main_term[ik] = alphas[ik] + sq[ik] - 0.5 * s;
        }
        slse += logsumexp(&main_term);
    }
    slse - n as f64 * logsumexp(alphas)
}

/// Adds `ct * d logsumexp(x)` to `dx`; returns the value.
fn logsumexp_back(x: &[f64], ct: f64, dx: &mut [f64], e: &mut [f64]) -> f64 {
    let mx = x.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let mut s = 0.0;
    for (e, &x) in e.iter_mut().zip(x) {
        *e = (x - mx).exp();
        s += *e;
    }
    let w = ct / s;
    for (dx, &e) in dx.iter_mut().zip(e.iter()) {
        *dx += w * e;
    }
    s.ln() + mx
}

/// Sum of products with eight accumulators: a cotangent sum has no prescribed order.
#[inline]
fn dot8(a: &[f64], b: &[f64]) -> f64 {
    let (ac, ar) = a.as_chunks::<8>();
    let (bc, br) = b.as_chunks::<8>();
    let mut acc = [0.0; 8];
    for (p, q) in ac.iter().zip(bc) {
        for t in 0..8 {
            acc[t] += p[t] * q[t];
        }
    }
    acc.iter().sum::<f64>() + ar.iter().zip(br).map(|(p, q)| p * q).sum::<f64>()
}

/// Gradient buffers in the shapes of the inputs; all are overwritten.
pub struct Grads<'a> {
    pub alphas: &'a mut [f64],
    pub means: &'a mut [f64],
    pub q: &'a mut [f64],
    pub l: &'a mut [f64],
}

pub fn value_and_grad(
    sh: &Shape,
    alphas: &[f64],
    means: &[f64],
    q: &[f64],
    l: &[f64],
    x: &[f64],
    g: Grads,
) -> f64 {
    let (d, k, n) = (sh.d, sh.k, sh.n);
    let lsz = d * (d - 1) / 2;
    for b in [&mut *g.alphas, &mut *g.means, &mut *g.q, &mut *g.l] {
        b.fill(0.0);
    }
    let qd: Vec<f64> = q.iter().map(|q| q.exp()).collect();
    let sq: Vec<f64> = q.chunks(d).map(|q| q.iter().sum()).collect();
    let mut xc = vec![0.0; k * d];
    let mut qx = vec![0.0; k * d];
    let mut main_term = vec![0.0; k];
    let mut e = vec![0.0; k];
    let mut d_main = vec![0.0; k];
    let mut d_qx = vec![0.0; d];
    let mut d_qd = vec![0.0; k * d];
    let mut d_sq = vec![0.0; k];
    let mut value = -(n as f64) * logsumexp_back(alphas, -(n as f64), g.alphas, &mut e);
    for x in x.chunks_exact(d) {
        for ik in 0..k {
            let (xc, qx) = (&mut xc[ik * d..][..d], &mut qx[ik * d..][..d]);
            let (m, qd, mut l) = (
                &means[ik * d..][..d],
                &qd[ik * d..][..d],
                &l[ik * lsz..][..lsz],
            );
            for i in 0..d {
                xc[i] = x[i] - m[i];
                qx[i] = qd[i] * xc[i];
            }
            for i in 0..d {
                let (row, rest) = l.split_at(d - i - 1);
                for (qx, &l) in qx[i + 1..].iter_mut().zip(row) {
                    *qx += l * xc[i];
                }
                l = rest;
            }
            let s: f64 = qx.iter().map(|v| v * v).sum();
            main_term[ik] = alphas[ik] + sq[ik] - 0.5 * s;
        }
        d_main.fill(0.0);
        value += logsumexp_back(&main_term, 1.0, &mut d_main, &mut e);
        for ik in 0..k {
            let ct = d_main[ik];
            g.alphas[ik] += ct;
            d_sq[ik] += ct;
            let (xc, qx) = (&xc[ik * d..][..d], &qx[ik * d..][..d]);
            let (qd, d_qd) = (&qd[ik * d..][..d], &mut d_qd[ik * d..][..d]);
            let d_m = &mut g.means[ik * d..][..d];
            let (mut l, mut d_l) = (&l[ik * lsz..][..lsz], &mut g.l[ik * lsz..][..lsz]);
            for i in 0..d {
                d_qx[i] = -ct * qx[i];
            }
            for i in 0..d {
                let (row, rest) = l.split_at(d - i - 1);
                let (d_row, d_rest) = d_l.split_at_mut(d - i - 1);
                let tail = &d_qx[i + 1..d];
                for (d_l, &c) in d_row.iter_mut().zip(tail) {
                    *d_l += c * xc[i];
                }
                d_m[i] -= dot8(tail, row) + d_qx[i] * qd[i];
                d_qd[i] += d_qx[i] * xc[i];
                (l, d_l) = (rest, d_rest);
            }
        }
    }
    for i in 0..k {
        for j in 0..d {
            g.q[i * d + j] = d_sq[i] + d_qd[i * d + j] * qd[i * d + j];
        }
    }
    value
}
