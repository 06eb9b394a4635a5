//! Robots: kinematics, filters, planning, control.

use crate::harness::row::Program;
use grads::prelude::*;

/// Algebra that other modules use.
mod algebra {
    use grads::prelude::*;

    #[differentiable(forward)]
    pub fn dot3(a: [f64; 3], b: [f64; 3]) -> f64 {
        a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
    }

    #[differentiable(forward)]
    pub fn cross(a: [f64; 3], b: [f64; 3]) -> [f64; 3] {
        [
            a[1] * b[2] - a[2] * b[1],
            a[2] * b[0] - a[0] * b[2],
            a[0] * b[1] - a[1] * b[0],
        ]
    }

    pub mod quat {
        use grads::prelude::*;

        #[differentiable(forward)]
        pub(crate) fn mul(p: [f64; 4], q: [f64; 4]) -> [f64; 4] {
            let [pw, px, py, pz] = p;
            let [qw, qx, qy, qz] = q;
            [
                pw * qw - px * qx - py * qy - pz * qz,
                pw * qx + px * qw + py * qz - pz * qy,
                pw * qy - px * qz + py * qw + pz * qx,
                pw * qz + px * qy - py * qx + pz * qw,
            ]
        }
    }
}

use algebra::quat;
use algebra::quat::mul;
use algebra::{cross, dot3};

#[differentiable(forward)]
fn rotate_by(q: [f64; 4], v: [f64; 3]) -> f64 {
    let conj = [q[0], -q[1], -q[2], -q[3]];
    let r = quat::mul(quat::mul(q, [0.0, v[0], v[1], v[2]]), conj);
    r[1] - 0.5 * r[2] + 0.25 * r[3]
}

#[differentiable(forward)]
fn triple_product(a: [f64; 3], b: [f64; 3], c: [f64; 3]) -> f64 {
    dot3(a, cross(b, c)).powi(2) + algebra::dot3(a, b)
}

/// Gyroscope integration with normalisation every step.
#[differentiable(forward)]
fn attitude(rates: &[f64], bias: [f64; 3]) -> f64 {
    let mut q = [1.0, 0.0, 0.0, 0.0];
    for w in rates.chunks(3) {
        let half = 0.05;
        let dq = [
            1.0,
            half * (w[0] - bias[0]),
            half * (w[1] - bias[1]),
            half * (w[2] - bias[2]),
        ];
        q = quat::mul(q, dq);
        let n = q.iter().map(|v| v * v).sum::<f64>().sqrt();
        for v in &mut q {
            *v /= n;
        }
    }
    2.0 * q[0].acos() + q[3]
}

/// Forward kinematics with homogeneous 2x3 transforms multiplied in place.
#[differentiable(forward)]
fn transform_chain(angles: &[f64], lengths: &[f64]) -> (f64, f64) {
    let mut t = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]];
    for (a, l) in angles.iter().zip(lengths.iter()) {
        let (s, c) = a.sin_cos();
        for row in 0..2 {
            let (r0, r1) = (t[row][0], t[row][1]);
            t[row][2] += l * (r0 * c + r1 * s);
            t[row][0] = r0 * c + r1 * s;
            t[row][1] = r1 * c - r0 * s;
        }
    }
    (t[0][2], t[1][2])
}

/// PID with anti-windup and output limits.
#[differentiable(forward)]
fn pid(kp: f64, ki: f64, kd: f64, setpoint: f64) -> f64 {
    let (mut x, mut v, mut integral) = (0.0, 0.0, 0.0);
    let mut prev: f64 = setpoint - x;
    let mut cost = 0.0;
    let dt = 0.05;
    for step in 0..60 {
        let e = setpoint - x;
        let candidate = integral + e * dt;
        let raw = kp * e + ki * candidate + kd * (e - prev) / dt;
        let u = raw.clamp(-2.0, 2.0);
        if raw == u {
            integral = candidate;
        }
        prev = e;
        v += dt * (u - 0.3 * v);
        x += dt * v;
        cost += if step < 10 { 0.0 } else { e * e * dt };
    }
    cost + 0.001 * v * v
}

#[differentiable(forward)]
fn mat_mul(a: &[f64], b: &[f64], out: &mut [f64], n: usize) {
    for i in 0..n {
        for j in 0..n {
            let mut s = 0.0;
            for k in 0..n {
                s += a[i * n + k] * b[k * n + j];
            }
            out[i * n + j] = s;
        }
    }
}

/// Kalman filter on flat matrices: predict by helpers, update by hand.
#[differentiable(forward)]
fn kalman_flat(obs: &[f64], q: f64, r: f64, dt: f64) -> f64 {
    let f = [1.0, dt, 0.0, 1.0];
    let ft = [1.0, 0.0, dt, 1.0];
    let mut x = [0.0, 0.0];
    let mut p = [1.0, 0.0, 0.0, 1.0];
    let mut tmp = [0.0; 4];
    let mut ll = 0.0;
    for &z in obs {
        x = [x[0] + dt * x[1], x[1]];
        mat_mul(&f, &p, &mut tmp, 2);
        mat_mul(&tmp, &ft, &mut p, 2);
        p[0] += 0.25 * q;
        p[3] += q;
        let s = p[0] + r;
        let k = [p[0] / s, p[2] / s];
        let y = z - x[0];
        x[0] += k[0] * y;
        x[1] += k[1] * y;
        let (p0, p1) = (p[0], p[1]);
        p[0] -= k[0] * p0;
        p[1] -= k[0] * p1;
        p[2] -= k[1] * p0;
        p[3] -= k[1] * p1;
        ll += s.ln() + y * y / s;
    }
    ll
}

/// Matrix product over sub-slices that a helper writes into.
#[differentiable(forward)]
fn axpy(a: f64, x: &[f64], y: &mut [f64]) {
    for (yi, xi) in y.iter_mut().zip(x) {
        *yi += a * xi;
    }
}

#[differentiable(forward)]
fn rank_one(m: &mut [f64], u: &[f64], n: usize) -> f64 {
    for i in 0..n {
        axpy(u[i], u, &mut m[i * n..(i + 1) * n]);
    }
    let mut det = 1.0;
    for c in 0..n {
        for r in c + 1..n {
            let factor = m[r * n + c] / m[c * n + c];
            let (top, bottom) = m.split_at_mut(r * n);
            axpy(-factor, &top[c * n..(c + 1) * n], &mut bottom[..n]);
        }
        det *= m[c * n + c];
    }
    det
}

/// Gauss elimination with partial pivoting, then back substitution.
#[differentiable(forward)]
fn solve(a: &mut [f64], b: &mut [f64]) -> f64 {
    let n = b.len();
    let mut sign = 1.0;
    for col in 0..n {
        let mut best = col;
        for row in col + 1..n {
            if a[row * n + col].abs() > a[best * n + col].abs() {
                best = row;
            }
        }
        if best != col {
            for k in 0..n {
                a.swap(col * n + k, best * n + k);
            }
            b.swap(col, best);
            sign = -sign;
        }
        for row in col + 1..n {
            let f = a[row * n + col] / a[col * n + col];
            if f == 0.0 {
                continue;
            }
            for k in col..n {
                a[row * n + k] -= f * a[col * n + k];
            }
            b[row] -= f * b[col];
        }
    }
    for row in (0..n).rev() {
        let mut s = b[row];
        for k in row + 1..n {
            s -= a[row * n + k] * b[k];
        }
        b[row] = s / a[row * n + row];
    }
    sign * b[0] + b[n - 1]
}

/// Gauss-Newton inside the function: two parameters, normal equations by hand.
#[differentiable(forward)]
fn gauss_newton(ts: &[f64], ys: &[f64], start: (f64, f64)) -> f64 {
    let (mut a, mut b) = start;
    for _ in 0..3 {
        let (mut h00, mut h01, mut h11) = (1e-3, 0.0, 1e-3);
        let (mut g0, mut g1) = (0.0, 0.0);
        for (t, y) in ts.iter().zip(ys) {
            let e = (b * t).exp();
            let r = a * e - y;
            let (ja, jb) = (e, a * t * e);
            h00 += ja * ja;
            h01 += ja * jb;
            h11 += jb * jb;
            g0 += ja * r;
            g1 += jb * r;
        }
        let det = h00 * h11 - h01 * h01;
        a -= (h11 * g0 - h01 * g1) / det;
        b -= (h00 * g1 - h01 * g0) / det;
    }
    a * b
}

/// Quintic spline segments found by a scan.
#[differentiable(forward)]
fn spline(knots: &[f64], coeffs: &[f64], t: f64) -> f64 {
    let segments = knots.len() - 1;
    let seg = {
        let mut found = segments - 1;
        for s in 0..segments {
            if t < knots[s + 1] {
                found = s;
                break;
            }
        }
        found
    };
    let x = t - knots[seg];
    let c = &coeffs[4 * seg..4 * seg + 4];
    c[0] + x * (c[1] + x * (c[2] + x * c[3]))
}

/// de Casteljau in place.
#[differentiable(forward)]
fn bezier(points: &[f64], t: f64) -> f64 {
    let mut p = points.to_vec();
    let mut n = p.len();
    while n > 1 {
        for i in 0..n - 1 {
            p[i] = (1.0 - t) * p[i] + t * p[i + 1];
        }
        n -= 1;
    }
    p[0]
}

/// Linear quadratic regulator: Riccati backwards, then a roll-out.
#[differentiable(forward)]
fn lqr(a: f64, b: f64, q: f64, r: f64, horizon: usize) -> f64 {
    let mut gains = vec![0.0; horizon];
    let mut p = q;
    for t in (0..horizon).rev() {
        let k = b * p * a / (r + b * b * p);
        gains[t] = k;
        p = q + a * a * p - a * b * p * k;
    }
    let mut x = 1.0;
    let mut cost = 0.0;
    for k in gains {
        let u = -k * x;
        cost += q * x * x + r * u * u;
        x = a * x + b * u;
    }
    cost + q * x * x
}

/// Contact: a bouncing ball with restitution and events.
#[differentiable(forward)]
fn bouncing(#[no_diff] h0: f64, restitution: f64) -> f64 {
    let mut h = h0;
    let mut v: f64 = 0.0;
    let mut bounces = 0u8;
    let mut energy = 0.0;
    let dt = 0.01;
    while bounces < 3 {
        v -= 9.81 * dt;
        h += v * dt;
        if h < 0.0 && v < 0.0 {
            v = -restitution * v;
            h = -h;
            bounces += 1;
            energy += v.powi(2);
        }
    }
    energy
}

/// Inverse kinematics by damped Jacobian transpose, then the error that is left.
#[differentiable(forward)]
fn inverse_kinematics(goal: (f64, f64), lens: (f64, f64), damping: f64) -> f64 {
    let (gx, gy) = goal;
    let mut q: (f64, f64) = (0.3, 0.4);
    for _ in 0..8 {
        let (s1, c1) = q.0.sin_cos();
        let (s12, c12) = (q.0 + q.1).sin_cos();
        let ex = gx - lens.0 * c1 - lens.1 * c12;
        let ey = gy - lens.0 * s1 - lens.1 * s12;
        let j = [
            [-lens.0 * s1 - lens.1 * s12, -lens.1 * s12],
            [lens.0 * c1 + lens.1 * c12, lens.1 * c12],
        ];
        q.0 += damping * (j[0][0] * ex + j[1][0] * ey);
        q.1 += damping * (j[0][1] * ex + j[1][1] * ey);
    }
    let tip = |a: f64, b: f64| {
        (
            lens.0 * a.cos() + lens.1 * b.cos(),
            lens.0 * a.sin() + lens.1 * b.sin(),
        )
    };
    let (x, y) = tip(q.0, q.0 + q.1);
    (x - gx).hypot(y - gy)
}

/// Occupancy grid: positions become cells.
#[differentiable(forward)]
fn grid_cost(x: &[f64], grid: &[f64], width: usize) -> f64 {
    let mut c = 0.0;
    for i in 0..x.len() / 2 {
        let (px, py) = (x[2 * i], x[2 * i + 1]);
        let (ix, iy) = (px.floor() as usize, py.floor() as usize);
        let (fx, fy) = (px - px.floor(), py - py.floor());
        let at = |dx: usize, dy: usize| grid[(iy + dy) * width + ix + dx];
        c += at(0, 0) * (1.0 - fx) * (1.0 - fy)
            + at(1, 0) * fx * (1.0 - fy)
            + at(0, 1) * (1.0 - fx) * fy
            + at(1, 1) * fx * fy;
    }
    c
}

/// Shortest path over stages (value iteration), minimum by comparison.
#[differentiable(forward)]
fn stage_costs(costs: &[f64], states: usize) -> f64 {
    let stages = costs.len() / (states * states);
    let mut value = vec![0.0; states];
    for s in (0..stages).rev() {
        let mut next = vec![f64::MAX; states];
        for i in 0..states {
            for j in 0..states {
                let c = costs[(s * states + i) * states + j] + value[j];
                if c < next[i] {
                    next[i] = c;
                }
            }
        }
        value = next;
    }
    value.iter().fold(f64::INFINITY, |a, &b| a.min(b))
}

/// Mass matrix of a planar arm, nested arrays through a helper.
#[differentiable(forward)]
fn determinant2(m: [[f64; 2]; 2]) -> f64 {
    m[0][0] * m[1][1] - m[0][1] * m[1][0]
}

#[differentiable(forward)]
fn arm_inertia(q2: f64, m: [f64; 2], l: [f64; 2]) -> f64 {
    let c2 = q2.cos();
    let m12 = m[1] * (l[1] * l[1] + l[0] * l[1] * c2);
    let inertia = [
        [
            (m[0] + m[1]) * l[0] * l[0] + m[1] * l[1] * l[1] + 2.0 * m[1] * l[0] * l[1] * c2,
            m12,
        ],
        [m12, m[1] * l[1] * l[1]],
    ];
    determinant2(inertia).sqrt()
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(forward rotate_by([0.9, 0.1, -0.3, 0.2], [1.0, 2.0, 3.0]) calls mul),
        program!(forward triple_product([1.0, 0.2, 0.3], [0.4, 1.5, -0.6], [0.7, 0.8, 1.9]) calls dot3, cross),
        program!(forward transform_chain(&[0.3, -0.5, 0.8], &[1.0, 0.7, 0.4]); pulled (1.0, -0.5)),
        program!(forward pid(2.0, 0.5, 0.4, 1.0)),
        program!(forward kalman_flat(&[0.3, 0.7, 1.2], 0.1, 0.5, 0.3) calls mat_mul),
        program!(forward rank_one(&mut [2.0, 0.3, 0.1, 0.2, 1.5, 0.4, 0.0, 0.5, 1.8], &[0.4, -0.2, 0.9], 3) calls axpy),
        program!(forward solve(
            &mut [0.1, 2.0, 0.3, 1.5, 0.4, 0.2, 0.7, 0.6, 3.0],
            &mut [1.0, 2.0, 3.0]
        )),
        program!(forward gauss_newton(
            &[0.0, 0.5, 1.0, 1.5],
            &[1.0, 1.4, 2.1, 3.2],
            (0.9, 0.7)
        )),
        program!(forward spline(
            &[0.0, 1.0, 2.0],
            &[0.1, 0.2, 0.3, 0.4, 1.0, -0.2, 0.5, 0.1],
            1.4
        )),
        program!(forward spline(
            &[0.0, 1.0, 2.0],
            &[0.1, 0.2, 0.3, 0.4, 1.0, -0.2, 0.5, 0.1],
            2.4
        )),
        program!(forward bezier(&[0.0, 1.0, -0.5, 0.7], 0.3)),
        program!(forward lqr(1.1, 0.5, 1.0, 0.3, 6)),
        program!(forward bouncing(const 1.03, 0.8)),
        program!(forward inverse_kinematics((0.8, 0.9), (1.0, 0.7), 0.2)),
        program!(forward grid_cost(
            &[0.3, 0.6, 1.2, 0.9],
            &[0.1, 0.5, 0.3, 0.8, 0.2, 0.9, 0.4, 0.7, 0.6],
            3
        )),
        program!(forward stage_costs(&[0.3, 0.8, 0.5, 0.15, 0.9, 0.2, 0.4, 0.7], 2)),
        program!(forward arm_inertia(0.6, [1.0, 0.8], [0.5, 0.4]) calls determinant2),
        program!(forward attitude(&[0.3, 0.1, -0.2, 0.5, 0.4, 0.1], [0.01, 0.02, -0.01]) calls mul),
    ]
}
