//! Matrices on flat slices, row by row.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(forward)]
fn quadratic_form(a: &[f64], x: &[f64]) -> f64 {
    let n = x.len();
    let mut total = 0.0;
    for i in 0..n {
        let mut row = 0.0;
        for j in 0..n {
            row += a[i * n + j] * x[j];
        }
        total += x[i] * row;
    }
    total
}

/// Log-determinant by an in-place Cholesky factorisation.
#[differentiable(forward)]
fn cholesky_logdet(matrix: &[f64], n: usize) -> f64 {
    let mut a = matrix.to_vec();
    let mut logdet = 0.0;
    for j in 0..n {
        for k in 0..j {
            a[j * n + j] -= a[j * n + k] * a[j * n + k];
        }
        a[j * n + j] = a[j * n + j].sqrt();
        logdet += 2.0 * a[j * n + j].ln();
        for i in j + 1..n {
            for k in 0..j {
                a[i * n + j] -= a[i * n + k] * a[j * n + k];
            }
            a[i * n + j] /= a[j * n + j];
        }
    }
    logdet
}

/// Cholesky into an array of zeros.
#[differentiable(forward)]
fn mahalanobis(matrix: &[f64], x: &[f64]) -> f64 {
    let n = x.len();
    let mut l = vec![0.0; n * n];
    for i in 0..n {
        for j in 0..=i {
            let mut s = matrix[i * n + j];
            for k in 0..j {
                s -= l[i * n + k] * l[j * n + k];
            }
            l[i * n + j] = if i == j { s.sqrt() } else { s / l[j * n + j] };
        }
    }
    let mut z = vec![0.0; n];
    let mut total = 0.0;
    for i in 0..n {
        let mut s = x[i];
        for k in 0..i {
            s -= l[i * n + k] * z[k];
        }
        z[i] = s / l[i * n + i];
        total += z[i] * z[i];
    }
    total
}

/// Gaussian elimination with partial pivoting; returns the first unknown plus the sum of the squares.
#[differentiable(forward)]
fn lu_solve(matrix: &[f64], rhs: &[f64]) -> f64 {
    let n = rhs.len();
    let mut a = matrix.to_vec();
    let mut b = rhs.to_vec();
    for k in 0..n {
        let mut pivot = k;
        for i in k + 1..n {
            if a[i * n + k].abs() > a[pivot * n + k].abs() {
                pivot = i;
            }
        }
        if pivot != k {
            for j in 0..n {
                a.swap(k * n + j, pivot * n + j);
            }
            b.swap(k, pivot);
        }
        for i in k + 1..n {
            let factor = a[i * n + k] / a[k * n + k];
            for j in k..n {
                a[i * n + j] -= factor * a[k * n + j];
            }
            b[i] -= factor * b[k];
        }
    }
    for i in (0..n).rev() {
        for j in i + 1..n {
            b[i] -= a[i * n + j] * b[j];
        }
        b[i] /= a[i * n + i];
    }
    let mut total = b[0];
    for i in 0..n {
        total += b[i] * b[i];
    }
    total
}

/// Expansion along the first row.
#[differentiable(forward)]
fn determinant(a: &[f64], n: usize) -> f64 {
    if n == 1 {
        return a[0];
    }
    let mut det = 0.0;
    let mut sign = 1.0;
    for c in 0..n {
        let mut minor = vec![0.0; (n - 1) * (n - 1)];
        for i in 1..n {
            let mut k = 0;
            for j in 0..n {
                if j == c {
                    continue;
                }
                minor[(i - 1) * (n - 1) + k] = a[i * n + j];
                k += 1;
            }
        }
        det += sign * a[c] * determinant(&minor, n - 1);
        sign = -sign;
    }
    det
}

/// Thomas algorithm on copies of diagonal and right-hand side.
#[differentiable(forward)]
fn tridiagonal_solve(lower: &[f64], diagonal: &[f64], upper: &[f64], rhs: &[f64]) -> f64 {
    let n = diagonal.len();
    let mut d = diagonal.to_vec();
    let mut x = rhs.to_vec();
    for i in 1..n {
        let w = lower[i - 1] / d[i - 1];
        d[i] -= w * upper[i - 1];
        x[i] -= w * x[i - 1];
    }
    x[n - 1] /= d[n - 1];
    for i in (0..n - 1).rev() {
        x[i] = (x[i] - upper[i] * x[i + 1]) / d[i];
    }
    x[0] * x[n - 1] + x[n / 2]
}

/// Largest eigenvalue of a symmetric matrix.
#[differentiable(forward)]
fn power_iteration(a: &[f64], start: &[f64], trips: usize) -> f64 {
    let n = start.len();
    let mut v = start.to_vec();
    let mut eigenvalue = 0.0;
    for _ in 0..trips {
        let mut w = vec![0.0; n];
        for i in 0..n {
            for j in 0..n {
                w[i] += a[i * n + j] * v[j];
            }
        }
        let mut norm = 0.0;
        eigenvalue = 0.0;
        for i in 0..n {
            norm += w[i] * w[i];
            eigenvalue += w[i] * v[i];
        }
        let norm = norm.sqrt();
        for i in 0..n {
            v[i] = w[i] / norm;
        }
    }
    eigenvalue
}

/// Modified Gram-Schmidt in place; the product of the column norms.
#[differentiable(forward)]
fn gram_schmidt(columns: &[f64], n: usize) -> f64 {
    let mut q = columns.to_vec();
    let mut volume = 1.0;
    for k in 0..n {
        let mut norm = 0.0;
        for i in 0..n {
            norm += q[k * n + i] * q[k * n + i];
        }
        let norm = norm.sqrt();
        volume *= norm;
        for i in 0..n {
            q[k * n + i] /= norm;
        }
        for l in k + 1..n {
            let mut dot = 0.0;
            for i in 0..n {
                dot += q[k * n + i] * q[l * n + i];
            }
            for i in 0..n {
                q[l * n + i] -= dot * q[k * n + i];
            }
        }
    }
    volume + q[n]
}

#[differentiable(forward)]
fn jacobi_sweeps(a: &[f64], b: &[f64], sweeps: usize) -> f64 {
    let n = b.len();
    let mut x = vec![0.0; n];
    for _ in 0..sweeps {
        let mut fresh = vec![0.0; n];
        for i in 0..n {
            let mut s = b[i];
            for j in 0..n {
                if j != i {
                    s -= a[i * n + j] * x[j];
                }
            }
            fresh[i] = s / a[i * n + i];
        }
        x = fresh;
    }
    x[0] + 2.0 * x[n - 1]
}

#[differentiable(forward)]
fn conjugate_gradient(a: [[f64; 3]; 3], b: [f64; 3]) -> f64 {
    let mut x = [0.0; 3];
    let mut r = b;
    let mut p = b;
    let mut rr = r[0] * r[0] + r[1] * r[1] + r[2] * r[2];
    for _ in 0..3 {
        let mut ap = [0.0; 3];
        let mut pap = 0.0;
        for i in 0..3 {
            for j in 0..3 {
                ap[i] += a[i][j] * p[j];
            }
            pap += p[i] * ap[i];
        }
        let step = rr / pap;
        let mut fresh = 0.0;
        for i in 0..3 {
            x[i] += step * p[i];
            r[i] -= step * ap[i];
            fresh += r[i] * r[i];
        }
        let ratio = fresh / rr;
        rr = fresh;
        for i in 0..3 {
            p[i] = r[i] + ratio * p[i];
        }
    }
    x[0] - x[1] + 3.0 * x[2]
}

/// Taylor series of exp(A) for a 2 by 2 matrix.
#[differentiable(forward)]
fn matrix_exponential(a: [[f64; 2]; 2]) -> f64 {
    let mut term = [[1.0, 0.0], [0.0, 1.0]];
    let mut sum = [[1.0, 0.0], [0.0, 1.0]];
    for k in 1..12 {
        let mut next = [[0.0; 2]; 2];
        for i in 0..2 {
            for j in 0..2 {
                next[i][j] = (term[i][0] * a[0][j] + term[i][1] * a[1][j]) / k as f64;
                sum[i][j] += next[i][j];
            }
        }
        term = next;
    }
    sum[0][0] * sum[1][1] + sum[0][1] - sum[1][0]
}

#[differentiable(forward)]
fn trace_of_product(a: &[f64], b: &[f64], n: usize) -> f64 {
    let mut c = vec![0.0; n * n];
    for i in 0..n {
        for k in 0..n {
            let aik = a[i * n + k];
            for j in 0..n {
                c[i * n + j] += aik * b[k * n + j];
            }
        }
    }
    let mut trace = 0.0;
    for i in 0..n {
        trace += c[i * n + i] * c[i * n + i];
    }
    trace
}

/// The corpus of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(forward quadratic_form(&[2.0, 0.3, -0.7, 1.1], &[0.5, -1.2])),
        program!(forward cholesky_logdet(
            &[4.0, 1.0, 0.5, 1.0, 3.0, -0.4, 0.5, -0.4, 2.0],
            3
        )),
        program!(forward mahalanobis(
            &[4.0, 1.0, 0.5, 1.0, 3.0, -0.4, 0.5, -0.4, 2.0],
            &[0.3, -1.0, 0.8]
        )),
        program!(forward lu_solve(
            &[0.1, 2.0, -1.0, 3.0, 0.4, 0.5, 1.0, -0.7, 2.5],
            &[1.0, -0.5, 2.0]
        )),
        program!(forward determinant(
            &[2.0, 0.1, -0.3, 0.4, 1.5, 0.7, -0.2, 0.9, 1.1],
            3
        )),
        program!(forward tridiagonal_solve(
            &[0.3, -0.2, 0.4],
            &[2.0, 2.5, 1.8, 2.2],
            &[0.1, 0.5, -0.3],
            &[1.0, 0.2, -0.6, 0.9]
        )),
        program!(forward power_iteration(&[3.0, 0.5, 0.5, 1.0], &[0.8, 0.6], 15)),
        program!(forward gram_schmidt(
            &[1.0, 0.2, -0.1, 0.4, 1.3, 0.6, 0.0, -0.5, 0.9],
            3
        )),
        program!(forward jacobi_sweeps(&[4.0, 1.0, 0.5, 3.0], &[1.0, -2.0], 8)),
        program!(forward conjugate_gradient(
            [[4.0, 1.0, 0.5], [1.0, 3.0, -0.4], [0.5, -0.4, 2.0]],
            [1.0, -0.3, 0.6]
        )),
        program!(forward matrix_exponential([[0.2, -0.5], [0.7, 0.1]])),
        program!(forward trace_of_product(
            &[1.0, 0.5, -0.2, 0.8],
            &[0.3, 1.1, -0.6, 0.4],
            2
        )),
    ]
}
