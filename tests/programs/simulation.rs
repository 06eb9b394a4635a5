//! Physics as it is usually coded: state vectors, in-place updates, time loops.

use crate::harness::row::Program;
use grads::prelude::*;

/// Velocity Verlet for a pendulum with friction.
#[differentiable(forward)]
fn verlet_pendulum(theta0: f64, length: f64, steps: usize) -> f64 {
    const G: f64 = 9.81;
    let dt = 0.02;
    let mut theta = theta0;
    let mut omega = 0.0;
    let mut a = -G / length * theta.sin();
    for _ in 0..steps {
        theta += omega * dt + 0.5 * a * dt * dt;
        let a_new = -G / length * theta.sin() - 0.1 * omega;
        omega += 0.5 * (a + a_new) * dt;
        a = a_new;
    }
    theta
}

/// Positions and velocities as flat arrays, forces accumulated pair by pair.
#[differentiable(forward)]
fn n_body_energy(masses: &[f64], pos: &mut [f64], vel: &mut [f64], dt: f64, steps: usize) -> f64 {
    let n = masses.len();
    let mut acc = vec![0.0; 2 * n];
    for _ in 0..steps {
        acc.fill(0.0);
        for i in 0..n {
            for j in (i + 1)..n {
                let dx = pos[2 * j] - pos[2 * i];
                let dy = pos[2 * j + 1] - pos[2 * i + 1];
                let r2 = dx * dx + dy * dy + 0.01;
                let inv = 1.0 / (r2 * r2.sqrt());
                acc[2 * i] += masses[j] * dx * inv;
                acc[2 * i + 1] += masses[j] * dy * inv;
                acc[2 * j] -= masses[i] * dx * inv;
                acc[2 * j + 1] -= masses[i] * dy * inv;
            }
        }
        for k in 0..2 * n {
            vel[k] += dt * acc[k];
            pos[k] += dt * vel[k];
        }
    }
    let mut e = 0.0;
    for i in 0..n {
        e += 0.5 * masses[i] * (vel[2 * i].powi(2) + vel[2 * i + 1].powi(2));
    }
    e
}

/// Explicit heat equation with two buffers that change places.
#[differentiable(forward)]
fn heat_swap(u0: &[f64], kappa: f64, steps: usize) -> f64 {
    let n = u0.len();
    let mut u = u0.to_vec();
    let mut next = vec![0.0; n];
    for _ in 0..steps {
        for i in 1..n - 1 {
            next[i] = u[i] + kappa * (u[i - 1] - 2.0 * u[i] + u[i + 1]);
        }
        next[0] = u[0];
        next[n - 1] = u[n - 1];
        std::mem::swap(&mut u, &mut next);
    }
    u.iter().map(|v| v * v).sum()
}

/// The same in place: Gauss-Seidel sweeps.
#[differentiable(forward)]
fn gauss_seidel(u: &mut [f64], source: &[f64], sweeps: usize) -> f64 {
    let n = u.len();
    let mut change = 0.0;
    for sweep in 0..sweeps {
        change = 0.0;
        for i in 1..n - 1 {
            let old = u[i];
            u[i] = 0.5 * (u[i - 1] + u[i + 1] + source[i]);
            change += (u[i] - old) * (u[i] - old);
        }
        if sweep > 2 && change < 1e-9 {
            break;
        }
    }
    change + u[n / 2]
}

/// Runge-Kutta-Fehlberg-like step control: reject and retry.
#[differentiable(forward)]
fn adaptive_heun(y0: f64, k: f64, t_end: f64) -> f64 {
    let mut t = 0.0;
    let mut y = y0;
    let mut h: f64 = 0.1;
    let tol = 1e-3;
    let mut rejected = 0;
    while t < t_end {
        if t + h > t_end {
            h = t_end - t;
        }
        let k1 = -k * y + t.sin();
        let k2 = -k * (y + h * k1) + (t + h).sin();
        let err = (0.5 * h * (k2 - k1)).abs();
        if err > tol {
            h *= 0.5;
            rejected += 1;
            if rejected > 1000 {
                return f64::NAN;
            }
            continue;
        }
        y += 0.5 * h * (k1 + k2);
        t += h;
        if err < 0.1 * tol {
            h *= 1.5;
        }
    }
    y
}

/// Dormand-Prince coefficients in constant arrays, stages in a flat buffer.
#[differentiable(forward)]
fn rk4_van_der_pol(mu: f64, y0: [f64; 2], n: usize) -> f64 {
    const B: [f64; 4] = [1.0 / 6.0, 1.0 / 3.0, 1.0 / 3.0, 1.0 / 6.0];
    let c: [f64; 4] = [0.0, 0.5, 0.5, 1.0];
    let h = 0.05;
    let mut y = y0;
    for _step in 0..n {
        let mut k = [0.0; 8];
        for s in 0..4 {
            let mut yy = y;
            if s > 0 {
                for d in 0..2 {
                    yy[d] += c[s] * h * k[2 * (s - 1) + d];
                }
            }
            k[2 * s] = yy[1];
            k[2 * s + 1] = mu * (1.0 - yy[0] * yy[0]) * yy[1] - yy[0];
        }
        for d in 0..2 {
            for s in 0..4 {
                y[d] += h * B[s] * k[2 * s + d];
            }
        }
    }
    y[0] + 0.3 * y[1]
}

#[differentiable(forward)]
fn spring_force(x: &[f64], k: f64, f: &mut [f64]) {
    let n = x.len();
    for v in f.iter_mut() {
        *v = 0.0;
    }
    for i in 0..n - 1 {
        let stretch = x[i + 1] - x[i] - 1.0;
        f[i] += k * stretch + 0.1 * stretch.powi(3);
        f[i + 1] -= k * stretch + 0.1 * stretch.powi(3);
    }
}

/// A helper that writes the forces through `&mut`, called every step.
#[differentiable(forward)]
fn spring_chain(x0: &[f64], k: f64, damping: f64) -> f64 {
    let n = x0.len();
    let mut x = x0.to_vec();
    let mut v = vec![0.0; n];
    let mut f = vec![0.0; n];
    for _ in 0..25 {
        spring_force(&x, k, &mut f);
        for i in 0..n {
            v[i] = (1.0 - damping) * v[i] + 0.1 * f[i];
            x[i] += 0.1 * v[i];
        }
    }
    x[n - 1] - x[0]
}

#[differentiable(forward)]
fn lennard_jones(pos: &[f64], eps: f64, sigma: f64) -> f64 {
    let n = pos.len() / 3;
    let cutoff2 = (2.5 * sigma).powi(2);
    let mut e = 0.0;
    for i in 0..n {
        let a = &pos[3 * i..3 * i + 3];
        for j in 0..i {
            let b = &pos[3 * j..3 * j + 3];
            let mut r2 = 0.0;
            for (p, q) in a.iter().zip(b) {
                r2 += (p - q) * (p - q);
            }
            if r2 > cutoff2 {
                continue;
            }
            let s6 = (sigma * sigma / r2).powi(3);
            e += 4.0 * eps * (s6 * s6 - s6);
        }
    }
    e
}

/// One-dimensional wave equation, three time levels in one flat grid.
#[differentiable(forward)]
fn wave_levels(init: &[f64], c: f64, nt: usize) -> f64 {
    let nx = init.len();
    let mut u = vec![0.0; nx * (nt + 1)];
    u[..nx].copy_from_slice(init);
    for j in 0..nx {
        u[nx + j] = init[j];
    }
    for t in 1..nt {
        for j in 1..nx - 1 {
            let here = t * nx + j;
            u[here + nx] =
                2.0 * u[here] - u[here - nx] + c * c * (u[here + 1] - 2.0 * u[here] + u[here - 1]);
        }
    }
    let last = &u[nt * nx..];
    let mut norm = 0.0;
    for v in last {
        norm += v * v;
    }
    norm.sqrt()
}

/// Projectile with drag until it lands, then interpolate the landing point.
#[differentiable(forward)]
fn projectile_range(speed: f64, angle: f64, drag: f64) -> f64 {
    let (s, c) = angle.sin_cos();
    let (mut x, mut y) = (0.0, 0.0);
    let (mut vx, mut vy) = (speed * c, speed * s);
    let dt = 0.01;
    loop {
        let (px, py) = (x, y);
        let v = vx.hypot(vy);
        vx -= dt * drag * v * vx;
        vy -= dt * (9.81 + drag * v * vy);
        x += dt * vx;
        y += dt * vy;
        if y < 0.0 {
            let w = py / (py - y);
            break px + w * (x - px);
        }
    }
}

/// Two-dimensional Poisson by Jacobi, row-major.
#[differentiable(forward)]
fn poisson_jacobi(rho: &[f64], n: usize, iterations: usize) -> f64 {
    let mut phi = vec![0.0; n * n];
    for _ in 0..iterations {
        let old = phi.clone();
        for i in 1..n - 1 {
            for j in 1..n - 1 {
                let k = i * n + j;
                phi[k] = 0.25 * (old[k - 1] + old[k + 1] + old[k - n] + old[k + n] + rho[k]);
            }
        }
    }
    let mut e = 0.0;
    for k in 0..n * n {
        e += phi[k] * rho[k];
    }
    e
}

/// Ising-like chain by transfer matrices, in logarithms.
#[differentiable(forward)]
fn transfer_matrix(coupling: &[f64], field: f64) -> f64 {
    let mut up = field.exp();
    let mut down = (-field).exp();
    let mut log_z = 0.0;
    for &j in coupling {
        let (a, b) = (j.exp(), (-j).exp());
        (up, down) = (
            (a * up + b * down) * field.exp(),
            (b * up + a * down) * (-field).exp(),
        );
        let norm = up + down;
        up /= norm;
        down /= norm;
        log_z += norm.ln();
    }
    log_z
}

/// Kepler's equation by Newton, tolerance on the update.
#[differentiable(forward)]
fn kepler(mean_anomaly: f64, e: f64) -> f64 {
    let mut ea = if e < 0.8 {
        mean_anomaly
    } else {
        std::f64::consts::PI
    };
    let mut count = 0;
    loop {
        let delta = (ea - e * ea.sin() - mean_anomaly) / (1.0 - e * ea.cos());
        ea -= delta;
        count += 1;
        if delta.abs() < 1e-14 || count == 50 {
            break;
        }
    }
    2.0 * (((1.0 + e) / (1.0 - e)).sqrt() * (0.5 * ea).tan()).atan()
}

/// A double pendulum's Lagrangian equations, state in a tuple.
#[differentiable(forward)]
fn double_pendulum(t1: f64, t2: f64, m2: f64) -> f64 {
    let g = 9.8;
    let (mut s1, mut s2, mut w1, mut w2) = (t1, t2, 0.0, 0.0);
    let dt = 0.01;
    for _ in 0..60 {
        let d = s1 - s2;
        let den = 2.0 + m2 - m2 * (2.0 * d).cos();
        let a1 = (-g * (2.0 + m2) * s1.sin()
            - m2 * g * (s1 - 2.0 * s2).sin()
            - 2.0 * d.sin() * m2 * (w2 * w2 + w1 * w1 * d.cos()))
            / den;
        let a2 = (2.0
            * d.sin()
            * (w1 * w1 * (1.0 + m2) + g * (1.0 + m2) * s1.cos() + w2 * w2 * m2 * d.cos()))
            / den;
        w1 += dt * a1;
        w2 += dt * a2;
        s1 += dt * w1;
        s2 += dt * w2;
    }
    s1.sin() + s2.cos()
}

/// Piecewise refraction: `match` on a layer number.
#[differentiable(forward)]
fn ray_layers(angle: f64, speeds: [f64; 3], thickness: f64) -> f64 {
    let mut p = angle.sin() / speeds[0];
    let mut time = 0.0;
    for layer in 0..3 {
        let v = match layer {
            0 => speeds[0],
            1 => 0.5 * (speeds[0] + speeds[1]),
            _ => speeds[2],
        };
        let sin = p * v;
        if sin >= 1.0 {
            return time + 1000.0 * (sin - 1.0);
        }
        time += thickness / (v * (1.0 - sin * sin).sqrt());
        p *= 0.99;
    }
    time
}

/// Staggered leapfrog of two coupled fields with periodic wrap-around by `%`.
#[differentiable(forward)]
fn periodic_leapfrog(e0: &[f64], courant: f64) -> f64 {
    let n = e0.len();
    let mut e = e0.to_vec();
    let mut h = vec![0.0; n];
    for t in 0..20usize {
        for i in 0..n {
            h[i] += courant * (e[(i + 1) % n] - e[i]);
        }
        for i in 0..n {
            e[i] += courant * (h[i] - h[(i + n - 1) % n]);
        }
        if t % 7 == 3 {
            e[t % n] *= 0.9;
        }
    }
    e.iter()
        .zip(h.iter())
        .map(|(a, b)| a * a + b * b)
        .sum::<f64>()
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(forward verlet_pendulum(0.7, 1.3, 40)),
        program!(forward verlet_pendulum(0.7, 1.3, 0)),
        program!(forward n_body_energy(
            &[1.0, 0.7, 1.4],
            &mut [0.0, 0.1, 1.0, -0.2, 0.3, 0.9],
            &mut [0.1, 0.0, -0.2, 0.3, 0.05, 0.1],
            0.01,
            8
        )),
        program!(forward heat_swap(&[0.0, 1.0, 0.4, 0.2, 0.9, 0.3], 0.2, 7)),
        program!(forward heat_swap(&[0.0, 1.0, 0.4, 0.2, 0.9, 0.3], 0.2, 0)),
        program!(forward gauss_seidel(
            &mut [1.0, 0.2, 0.3, -0.1, 2.0],
            &[0.0, 0.3, 0.1, 0.2, 0.0],
            6
        )),
        program!(forward gauss_seidel(&mut [1.0, 1.0, 1.0], &[0.0, 0.3, 0.1], 60)),
        program!(forward adaptive_heun(1.0, 2.0, 1.5)),
        program!(forward rk4_van_der_pol(1.5, [1.0, 0.2], 12)),
        program!(forward spring_chain(&[0.0, 1.2, 1.9, 3.3], 2.0, 0.05) calls spring_force),
        program!(forward lennard_jones(
            &[0.0, 0.0, 0.0, 1.1, 0.1, 0.0, 0.3, 1.2, 0.4, 5.0, 5.0, 5.0],
            0.8,
            1.0
        )),
        program!(forward wave_levels(&[0.0, 0.3, 1.0, 0.3, 0.1, 0.0], 0.5, 6)),
        program!(forward projectile_range(12.0, 0.7, 0.02)),
        program!(forward poisson_jacobi(
            &(0..16).map(|i| f64::from(i).sin()).collect::<Vec<_>>(),
            4,
            5
        )),
        program!(forward transfer_matrix(&[0.3, -0.2, 0.5, 0.1], 0.2)),
        program!(forward kepler(1.2, 0.4)),
        program!(forward kepler(1.2, 0.85)),
        program!(forward double_pendulum(1.0, 0.4, 0.8)),
        program!(forward ray_layers(0.3, [1.0, 1.2, 1.5], 2.0)),
        program!(forward ray_layers(0.9, [1.0, 1.2, 1.5], 2.0)),
        program!(forward periodic_leapfrog(&[0.1, 0.5, 1.0, 0.4, 0.0], 0.4)),
    ]
}
