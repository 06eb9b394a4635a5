//! Programs as a physicist writes them.

use crate::harness::row::Program;
use grads::prelude::*;
use std::f64::consts::PI;

const BOLTZMANN: f64 = 8.617333262e-5; // eV / K
const G: f64 = 6.674e-11;

/// Potential of `n` particles in reduced units, positions flat.
#[differentiable(forward)]
fn lennard_jones(x: &[f64], epsilon: f64, sigma: f64) -> f64 {
    let n = x.len() / 3;
    let mut energy = 0.0;
    for i in 0..n {
        for j in (i + 1)..n {
            let mut r2 = 0.0;
            for k in 0..3 {
                let d = x[3 * i + k] - x[3 * j + k];
                r2 += d * d;
            }
            let s6 = (sigma * sigma / r2).powi(3);
            energy += 4.0 * epsilon * (s6 * s6 - s6);
        }
    }
    energy
}

/// With minimum image convention and a shifted cutoff.
#[differentiable(forward)]
fn periodic_lennard_jones(pos: &[[f64; 3]], box_len: f64, rc: f64) -> f64 {
    let pair = |r2: f64| {
        let inv6 = 1.0 / (r2 * r2 * r2);
        4.0 * inv6 * (inv6 - 1.0)
    };
    let shift = pair(rc * rc);
    let mut e = 0.0;
    for (i, a) in pos.iter().enumerate() {
        for b in pos.iter().skip(i + 1) {
            let mut r2 = 0.0;
            for k in 0..3 {
                let mut d = a[k] - b[k];
                d -= box_len * (d / box_len).round();
                r2 += d * d;
            }
            if r2 > rc * rc {
                continue;
            }
            e += pair(r2) - shift;
        }
    }
    e
}

#[differentiable(forward)]
fn coulomb(charges: &[f64], positions: &[[f64; 3]]) -> f64 {
    let dist = |a: &[f64; 3], b: &[f64; 3]| -> f64 {
        a.iter()
            .zip(b)
            .map(|(x, y)| (x - y).powi(2))
            .sum::<f64>()
            .sqrt()
    };
    let mut u = 0.0;
    for i in 0..charges.len() {
        for j in 0..i {
            u += charges[i] * charges[j] / dist(&positions[i], &positions[j]);
        }
    }
    u
}

/// Total energy of a damped pendulum after a leapfrog integration.
#[differentiable(forward)]
fn pendulum_energy(theta0: f64, omega0: f64, length: f64, steps: usize) -> f64 {
    let g = 9.81;
    let dt = 0.01;
    let (mut theta, mut omega) = (theta0, omega0);
    for _ in 0..steps {
        omega -= 0.5 * dt * g / length * theta.sin();
        theta += dt * omega;
        omega -= 0.5 * dt * g / length * theta.sin();
    }
    0.5 * (length * omega).powi(2) + g * length * (1.0 - theta.cos())
}

/// Classical Runge-Kutta for any right-hand side.
#[differentiable]
fn rk4(
    f: impl Fn(f64, &[f64]) -> Vec<f64>,
    t0: f64,
    y0: &[f64],
    dt: f64,
    steps: usize,
) -> Vec<f64> {
    let mut y = y0.to_vec();
    let mut t = t0;
    let shifted = |y: &[f64], k: &[f64], h: f64| -> Vec<f64> {
        y.iter().zip(k).map(|(a, b)| a + h * b).collect()
    };
    for _ in 0..steps {
        let k1 = f(t, &y);
        let k2 = f(t + dt / 2.0, &shifted(&y, &k1, dt / 2.0));
        let k3 = f(t + dt / 2.0, &shifted(&y, &k2, dt / 2.0));
        let k4 = f(t + dt, &shifted(&y, &k3, dt));
        for i in 0..y.len() {
            y[i] += dt / 6.0 * (k1[i] + 2.0 * k2[i] + 2.0 * k3[i] + k4[i]);
        }
        t += dt;
    }
    y
}

#[differentiable]
fn driven_oscillator(k: f64, gamma: f64, drive: f64) -> f64 {
    let y = rk4(
        |t: f64, y: &[f64]| vec![y[1], -k * y[0] - gamma * y[1] + drive * (1.3 * t).cos()],
        0.0,
        &[1.0, 0.0],
        0.05,
        20,
    );
    y[0] * y[0] + 0.1 * y[1]
}

#[differentiable(forward)]
fn lorenz(sigma: f64, rho: f64, beta: f64) -> f64 {
    let mut s = [1.0, 1.0, 1.0];
    let dt = 0.005;
    for _ in 0..60 {
        let [x, y, z] = s;
        s = [
            x + dt * sigma * (y - x),
            y + dt * (x * (rho - z) - y),
            z + dt * (x * y - beta * z),
        ];
    }
    s.iter().map(|v| v * v).sum()
}

#[differentiable(forward)]
fn harmonic_partition_function(temperature: f64, frequencies: &[f64]) -> f64 {
    let beta = 1.0 / (BOLTZMANN * temperature);
    let ln_z: f64 = frequencies
        .iter()
        .map(|hw| -0.5 * beta * hw - (-(-beta * hw).exp()).ln_1p())
        .sum();
    -ln_z / beta
}

/// Mean field: the magnetisation is a fixed point.
#[differentiable(forward)]
fn mean_field_ising(coupling: f64, field: f64, temperature: f64) -> f64 {
    let mut m = 0.5;
    let mut iterations = 0;
    loop {
        let next = ((coupling * m + field) / temperature).tanh();
        let change = (next - m).abs();
        m = next;
        iterations += 1;
        if change < 1e-13 || iterations == 500 {
            break;
        }
    }
    m
}

/// One-dimensional Ising chain by transfer matrices.
#[differentiable(forward)]
fn ising_chain(j: f64, h: f64, beta: f64, n: usize) -> f64 {
    let t = [
        [(beta * (j + h)).exp(), (-beta * j).exp()],
        [(-beta * j).exp(), (beta * (j - h)).exp()],
    ];
    let mut product = [[1.0, 0.0], [0.0, 1.0]];
    for _ in 0..n {
        let mut next = [[0.0; 2]; 2];
        for a in 0..2 {
            for b in 0..2 {
                for c in 0..2 {
                    next[a][b] += product[a][c] * t[c][b];
                }
            }
        }
        product = next;
    }
    (product[0][0] + product[1][1]).ln() / n as f64
}

/// Explicit heat equation; cost is the mismatch with a target profile.
#[differentiable(forward)]
fn heat_mismatch(u0: &[f64], diffusivity: f64, #[no_diff] target: &[f64]) -> f64 {
    let n = u0.len();
    let (dx, dt) = (0.1, 0.002);
    let r = diffusivity * dt / (dx * dx);
    let mut u = u0.to_vec();
    for _ in 0..15 {
        let old = u.clone();
        for i in 1..n - 1 {
            u[i] = old[i] + r * (old[i + 1] - 2.0 * old[i] + old[i - 1]);
        }
    }
    u.iter()
        .zip(target.iter())
        .map(|(a, b)| (a - b) * (a - b))
        .sum::<f64>()
        / n as f64
}

/// Two-dimensional wave equation on a small grid.
#[differentiable(forward)]
fn membrane(amplitude: f64, speed: f64, n: usize) -> f64 {
    let mut now = vec![vec![0.0; n]; n];
    now[n / 2][n / 2] = amplitude;
    let mut before = now.clone();
    for _ in 0..6 {
        let mut next = vec![vec![0.0; n]; n];
        for i in 1..n - 1 {
            for j in 1..n - 1 {
                let laplacian =
                    now[i - 1][j] + now[i + 1][j] + now[i][j - 1] + now[i][j + 1] - 4.0 * now[i][j];
                next[i][j] = 2.0 * now[i][j] - before[i][j] + speed * speed * laplacian;
            }
        }
        before = now;
        now = next;
    }
    let mut energy = 0.0;
    for row in &now {
        for v in row {
            energy += v * v;
        }
    }
    energy
}

/// Numerov's method: the wave function at the far wall.
#[differentiable(forward)]
fn shooting(energy: f64, depth: f64) -> f64 {
    let n = 60;
    let h = 6.0 / n as f64;
    let k2 = |x: f64| {
        let v = if x.abs() < 1.0 { -depth } else { 0.0 };
        2.0 * (energy - v)
    };
    let (mut prev, mut psi) = (0.0, 1e-3);
    for i in 1..n {
        let x = -3.0 + i as f64 * h;
        let c = h * h / 12.0;
        let next = (2.0 * psi * (1.0 - 5.0 * c * k2(x)) - prev * (1.0 + c * k2(x - h)))
            / (1.0 + c * k2(x + h));
        prev = psi;
        psi = next;
    }
    psi
}

/// Snell's law through a stack of layers; total reflection returns early.
#[differentiable(forward)]
fn ray_through_layers(angle: f64, indices: &[f64], thickness: &[f64]) -> f64 {
    let mut x = 0.0;
    let mut sin_t = angle.sin();
    for (w, d) in indices.windows(2).zip(thickness) {
        sin_t *= w[0] / w[1];
        if sin_t.abs() >= 1.0 {
            return -1.0; // never leaves
        }
        x += d * sin_t / (1.0 - sin_t * sin_t).sqrt();
    }
    x
}

#[differentiable(forward)]
fn kepler(mean_anomaly: f64, eccentricity: f64) -> f64 {
    let mut e = mean_anomaly;
    for _ in 0..30 {
        let delta = (e - eccentricity * e.sin() - mean_anomaly) / (1.0 - eccentricity * e.cos());
        e -= delta;
        if delta.abs() < 1e-14 {
            break;
        }
    }
    let half = ((1.0 + eccentricity) / (1.0 - eccentricity)).sqrt() * (e / 2.0).tan();
    2.0 * half.atan()
}

#[differentiable(forward)]
fn orbit_energy(state: &[f64; 4], mass: f64) -> f64 {
    let &[x, y, vx, vy] = state;
    let r = x.hypot(y);
    let mu = G * mass;
    0.5 * (vx.powi(2) + vy.powi(2)) - mu / r
}

/// Symplectic integration of three bodies in the plane.
#[differentiable(forward)]
fn three_body(masses: [f64; 3], speed: f64) -> f64 {
    let mut q = [[0.0, 0.0], [1.0, 0.1], [-0.8, 0.3]];
    let mut v = [[0.0, 0.0], [0.0, speed], [0.0, -speed]];
    let dt = 0.01;
    for _ in 0..10 {
        let mut a = [[0.0; 2]; 3];
        for i in 0..3 {
            for j in 0..3 {
                if i == j {
                    continue;
                }
                let (dx, dy) = (q[j][0] - q[i][0], q[j][1] - q[i][1]);
                let r3 = (dx * dx + dy * dy + 1e-3).powf(1.5);
                a[i][0] += masses[j] * dx / r3;
                a[i][1] += masses[j] * dy / r3;
            }
        }
        for i in 0..3 {
            for k in 0..2 {
                v[i][k] += dt * a[i][k];
                q[i][k] += dt * v[i][k];
            }
        }
    }
    (0..3)
        .map(|i| 0.5 * masses[i] * (v[i][0].powi(2) + v[i][1].powi(2)))
        .sum()
}

#[differentiable(forward)]
fn blackbody(lambda: f64, temperature: f64) -> f64 {
    const HC_OVER_K: f64 = 14387.76877; // micrometres times kelvin
    let x = HC_OVER_K / (lambda * temperature);
    1e3 / (lambda.powi(5) * x.exp_m1())
}

/// Van der Waals gas and its work by the trapezoidal rule.
#[differentiable(forward)]
fn work(a: f64, b: f64, v1: f64, v2: f64) -> f64 {
    let pressure = |v: f64| 8.314 * 300.0 / (v - b) - a / (v * v);
    let n = 40;
    let h = (v2 - v1) / n as f64;
    let inner: f64 = (1..n).map(|i| pressure(v1 + i as f64 * h)).sum();
    h * (0.5 * (pressure(v1) + pressure(v2)) + inner)
}

/// Decay chain of three nuclides, as far as the counter saw it.
#[differentiable(forward)]
fn decay_chain(half_lives: [f64; 2], times: &[f64], #[no_diff] counts: &[f64]) -> f64 {
    let [l1, l2] = half_lives.map(|t| std::f64::consts::LN_2 / t);
    let mut chi2 = 0.0;
    for (&t, &seen) in times.iter().zip(counts) {
        let daughter = l1 / (l2 - l1) * ((-l1 * t).exp() - (-l2 * t).exp());
        let rate = 100.0 * l2 * daughter;
        chi2 += (rate - seen).powi(2) / seen.max(1.0);
    }
    chi2
}

/// Fields of a current loop by the Biot-Savart sum.
#[differentiable(forward)]
fn loop_field(radius: f64, current: f64, point: [f64; 3]) -> f64 {
    let segments = 24;
    let mut b = [0.0; 3];
    for s in 0..segments {
        let phi = 2.0 * PI * s as f64 / segments as f64;
        let (sin, cos) = phi.sin_cos();
        let dl = [-radius * sin, radius * cos, 0.0];
        let r = [point[0] - radius * cos, point[1] - radius * sin, point[2]];
        let r3 = r.iter().map(|c| c * c).sum::<f64>().powf(1.5);
        b[0] += current * (dl[1] * r[2] - dl[2] * r[1]) / r3;
        b[1] += current * (dl[2] * r[0] - dl[0] * r[2]) / r3;
        b[2] += current * (dl[0] * r[1] - dl[1] * r[0]) / r3;
    }
    b.iter().fold(0.0, |acc, c| acc + c * c).sqrt()
}

fn main_sequence_exponent(mass: f64) -> i32 {
    if mass < 2.0 { 4 } else { 3 }
}

#[differentiable(forward)]
fn luminosity(mass: f64) -> f64 {
    mass.powi(main_sequence_exponent(stop_gradient(mass)))
}

/// Legendre polynomials by recurrence.
#[differentiable(forward)]
fn multipole(theta: f64, moments: &[f64]) -> f64 {
    let x = theta.cos();
    let mut p = vec![1.0, x];
    for l in 1..moments.len() {
        let next = ((2 * l + 1) as f64 * x * p[l] - l as f64 * p[l - 1]) / (l + 1) as f64;
        p.push(next);
    }
    moments.iter().zip(p.iter()).map(|(m, p)| m * p).sum()
}

// Three dimensions, as everybody has them.

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Vec3 {
    x: f64,
    y: f64,
    z: f64,
}

impl std::ops::Add for Vec3 {
    type Output = Vec3;
    fn add(self, o: Vec3) -> Vec3 {
        Vec3 {
            x: self.x + o.x,
            y: self.y + o.y,
            z: self.z + o.z,
        }
    }
}

#[derive(Clone, Copy, Differentiable)]
struct Body {
    mass: f64,
    q: [f64; 3],
    v: [f64; 3],
}

#[differentiable(forward)]
fn kinetic(bodies: &[Body]) -> f64 {
    bodies
        .iter()
        .map(|b| 0.5 * b.mass * b.v.iter().map(|c| c * c).sum::<f64>())
        .sum()
}

#[differentiable(forward)]
fn gravity(bodies: &[Body]) -> f64 {
    let mut u = 0.0;
    for (i, a) in bodies.iter().enumerate() {
        for b in &bodies[i + 1..] {
            let r2: f64 = (0..3).map(|k| (a.q[k] - b.q[k]).powi(2)).sum();
            u -= a.mass * b.mass / r2.sqrt();
        }
    }
    u
}

#[differentiable(forward)]
fn two_bodies(mass: f64, distance: f64, speed: f64) -> f64 {
    let mut bodies = vec![
        Body {
            mass: 1.0,
            q: [0.0; 3],
            v: [0.0; 3],
        },
        Body {
            mass,
            q: [distance, 0.0, 0.0],
            v: [0.0, speed, 0.1],
        },
    ];
    let dt = 0.01;
    for _ in 0..5 {
        for b in bodies.iter_mut() {
            for k in 0..3 {
                b.q[k] += dt * b.v[k];
            }
        }
        let d: Vec<f64> = (0..3).map(|k| bodies[1].q[k] - bodies[0].q[k]).collect();
        let r3 = d.iter().map(|c| c * c).sum::<f64>().powf(1.5);
        for k in 0..3 {
            bodies[0].v[k] += dt * mass * d[k] / r3;
            bodies[1].v[k] -= dt * d[k] / r3;
        }
    }
    kinetic(&bodies) + gravity(&bodies)
}

/// Angular momentum about the origin.
#[differentiable(forward)]
fn angular_momentum(r: [f64; 3], v: [f64; 3], m: f64) -> f64 {
    let cross = |a: [f64; 3], b: [f64; 3]| Vec3 {
        x: a[1] * b[2] - a[2] * b[1],
        y: a[2] * b[0] - a[0] * b[2],
        z: a[0] * b[1] - a[1] * b[0],
    };
    let l = cross(r, v);
    m * (l.x * l.x + l.y * l.y + l.z * l.z).sqrt()
}

#[derive(Clone, Copy, Debug, Default, Differentiable)]
struct Particle {
    pos: Vec3,
    vel: Vec3,
    charge: f64,
}

impl Default for Vec3 {
    fn default() -> Self {
        Vec3 {
            x: 0.0,
            y: 0.0,
            z: 0.0,
        }
    }
}

#[differentiable(forward)]
fn cross(a: Vec3, b: Vec3) -> Vec3 {
    Vec3 {
        x: a.y * b.z - a.z * b.y,
        y: a.z * b.x - a.x * b.z,
        z: a.x * b.y - a.y * b.x,
    }
}

#[differentiable(forward)]
fn scaled(v: Vec3, by: f64) -> Vec3 {
    let Vec3 { x, y, z } = v;
    Vec3 {
        x: x * by,
        y: y * by,
        z: z * by,
    }
}

/// Boris pusher in a uniform field.
#[differentiable(forward)]
fn boris(p: &mut Particle, e: Vec3, b: Vec3, dt: f64) {
    let half = 0.5 * dt * p.charge;
    let v_minus = Vec3 {
        x: p.vel.x + half * e.x,
        y: p.vel.y + half * e.y,
        z: p.vel.z + half * e.z,
    };
    let t = scaled(b, half);
    let t2 = t.x * t.x + t.y * t.y + t.z * t.z;
    let c = cross(v_minus, t);
    let v_prime = Vec3 {
        x: v_minus.x + c.x,
        y: v_minus.y + c.y,
        z: v_minus.z + c.z,
    };
    let turned = cross(v_prime, scaled(t, 2.0 / (1.0 + t2)));
    p.vel = Vec3 {
        x: v_minus.x + turned.x + half * e.x,
        y: v_minus.y + turned.y + half * e.y,
        z: v_minus.z + turned.z + half * e.z,
    };
    p.pos.x += dt * p.vel.x;
    p.pos.y += dt * p.vel.y;
    p.pos.z += dt * p.vel.z;
}

#[differentiable(forward)]
fn gyration(charge: f64, field: f64, speed: f64) -> f64 {
    let e = Vec3 {
        x: 0.0,
        y: 0.1,
        z: 0.0,
    };
    let b = Vec3 {
        x: 0.0,
        y: 0.0,
        z: field,
    };
    let mut p = Particle {
        pos: Vec3 {
            x: 1.0,
            y: 0.0,
            z: 0.0,
        },
        vel: Vec3 {
            x: 0.0,
            y: speed,
            z: 0.2,
        },
        charge,
    };
    for _ in 0..12 {
        boris(&mut p, e, b, 0.1);
    }
    p.pos.x * p.pos.x + p.pos.y + p.pos.z * p.vel.x
}

/// One point of a grid.
#[derive(Clone, Copy, Debug, Differentiable)]
struct Cell {
    density: f64,
    momentum: f64,
}

/// Upwind fluxes of a small gas, cells as structs.
#[differentiable(forward)]
fn gas(density: &[f64], sound: f64) -> f64 {
    let mut cells: Vec<Cell> = density
        .iter()
        .map(|&density| Cell {
            density,
            momentum: 0.1 * density,
        })
        .collect();
    let n = cells.len();
    for _ in 0..4 {
        let old = cells.clone();
        for i in 1..n - 1 {
            let (l, r) = (old[i - 1], old[i + 1]);
            cells[i].density = 0.5 * (l.density + r.density) - 0.1 * (r.momentum - l.momentum);
            let flux = |c: &Cell| c.momentum * c.momentum / c.density + sound * sound * c.density;
            cells[i].momentum = 0.5 * (l.momentum + r.momentum) - 0.1 * (flux(&r) - flux(&l));
        }
        cells[0] = cells[1];
        cells[n - 1] = Cell {
            momentum: -cells[n - 2].momentum,
            ..cells[n - 2]
        };
    }
    cells.iter().map(|c| c.momentum.powi(2) / c.density).sum()
}

/// Tuple structs for units.
#[derive(Clone, Copy, Differentiable)]
struct Kelvin(f64);

#[derive(Clone, Copy, Differentiable)]
struct Volt(f64);

#[differentiable(forward)]
fn thermal_voltage(t: Kelvin) -> Volt {
    Volt(BOLTZMANN * t.0)
}

#[differentiable(forward)]
fn diode(temperature: f64, voltage: f64, ideality: f64) -> f64 {
    let Volt(vt) = thermal_voltage(Kelvin(temperature));
    let mut v = voltage;
    // series resistance by Newton's method
    for _ in 0..20 {
        let i = 1e-9 * ((v / (ideality * vt)).exp() - 1.0);
        let di = 1e-9 * (v / (ideality * vt)).exp() / (ideality * vt);
        v -= (v + 10.0 * i - voltage) / (1.0 + 10.0 * di);
    }
    v
}

/// The corpus of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(forward lennard_jones(
            &[0.0, 0.1, 0.0, 1.1, 0.0, 0.2, 0.3, 1.2, -0.1],
            0.9,
            1.05
        )),
        program!(forward periodic_lennard_jones(
            &[[0.1, 0.2, 0.3], [4.7, 0.4, 0.1], [2.5, 2.4, 2.6]],
            5.0,
            2.2
        )),
        program!(forward coulomb(
            &[1.0, -2.0, 0.5],
            &[[0.0, 0.0, 0.1], [1.0, 0.2, 0.0], [0.3, 1.5, -0.4]]
        )),
        program!(forward pendulum_energy(0.8, 0.1, 1.3, 25)),
        program!(driven_oscillator(2.0, 0.3, 0.7)),
        program!(forward lorenz(10.0, 28.0, 2.7)),
        program!(forward harmonic_partition_function(400.0, &[0.02, 0.05, 0.11])),
        program!(forward mean_field_ising(1.4, 0.05, 1.0)),
        program!(forward ising_chain(0.7, 0.2, 0.9, 6)),
        program!(forward heat_mismatch(&[0.0, 0.3, 1.0, 0.4, 0.0], 1.1, const &[0.0, 0.2, 0.5, 0.3, 0.0])),
        program!(forward membrane(1.5, 0.4, 7)),
        program!(forward shooting(-0.4, 1.7)),
        program!(forward ray_through_layers(
            0.5,
            &[1.0, 1.33, 1.5, 1.2],
            &[0.3, 0.5, 0.2]
        )),
        program!(forward ray_through_layers(1.2, &[1.5, 1.1, 1.0], &[0.3, 0.5])),
        program!(forward kepler(1.2, 0.3)),
        program!(forward orbit_energy(&[1.0e3, 2.0e3, 0.3, -0.2], 3.0e12)),
        program!(forward three_body([1.0, 0.3, 0.2], 0.9)),
        program!(forward blackbody(0.5, 5800.0)),
        program!(forward work(0.36, 4.3e-5, 1e-3, 3e-3)),
        program!(forward decay_chain([3.0, 8.0], &[1.0, 2.5, 6.0], const &[2.4, 4.0, 4.1])),
        program!(forward loop_field(0.7, 2.0, [0.1, 0.2, 0.4])),
        program!(forward luminosity(1.4)),
        program!(forward luminosity(5.0)),
        program!(forward multipole(0.6, &[1.0, 0.5, -0.3, 0.2])),
        program!(forward two_bodies(0.5, 1.0, 0.8) calls kinetic, gravity),
        program!(forward angular_momentum([1.0, 0.2, -0.3], [0.1, 0.9, 0.4], 2.0)),
        program!(forward gyration(1.2, 0.8, 0.9) calls boris, cross, scaled),
        program!(forward gas(&[1.0, 1.2, 0.8, 0.9, 1.1], 0.7)),
        program!(forward diode(300.0, 0.6, 1.3) calls thermal_voltage),
    ]
}
