//! Programs as a roboticist writes them.

use crate::harness::row::Program;
use grads::prelude::*;

type Mat3 = [[f64; 3]; 3];

#[differentiable(forward)]
fn rot_z(q: f64) -> Mat3 {
    let (s, c) = q.sin_cos();
    [[c, -s, 0.0], [s, c, 0.0], [0.0, 0.0, 1.0]]
}

#[differentiable(forward)]
fn rot_x(q: f64) -> Mat3 {
    let (s, c) = q.sin_cos();
    [[1.0, 0.0, 0.0], [0.0, c, -s], [0.0, s, c]]
}

#[differentiable(forward)]
fn mat_mul(a: &Mat3, b: &Mat3) -> Mat3 {
    let mut c = [[0.0; 3]; 3];
    for i in 0..3 {
        for j in 0..3 {
            c[i][j] = (0..3).map(|k| a[i][k] * b[k][j]).sum();
        }
    }
    c
}

#[differentiable(forward)]
fn mat_vec(a: &Mat3, v: &[f64; 3]) -> [f64; 3] {
    let mut out = [0.0; 3];
    for (o, row) in out.iter_mut().zip(a.iter()) {
        *o = row.iter().zip(v.iter()).map(|(r, x)| r * x).sum();
    }
    out
}

#[differentiable(forward)]
fn forward_kinematics(q: &[f64], links: &[f64]) -> [f64; 3] {
    let mut r = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
    let mut p = [0.0; 3];
    for (i, (&qi, &l)) in q.iter().zip(links).enumerate() {
        let joint = if i % 2 == 0 { rot_z(qi) } else { rot_x(qi) };
        r = mat_mul(&r, &joint);
        let step = mat_vec(&r, &[l, 0.0, 0.1]);
        for k in 0..3 {
            p[k] += step[k];
        }
    }
    p
}

#[differentiable(forward)]
fn reach_cost(q: &[f64], links: &[f64], #[no_diff] goal: &[f64; 3]) -> f64 {
    let p = forward_kinematics(q, links);
    p.iter()
        .zip(goal)
        .map(|(a, b)| (a - b).powi(2))
        .sum::<f64>()
}

/// Every link has a parent that comes before it.
#[differentiable(forward)]
fn tree_kinematics(
    q: &[f64],
    #[no_diff] parent: &[Option<usize>],
    #[no_diff] offset: &[[f64; 2]],
) -> f64 {
    let n = q.len();
    let mut pose = vec![(0.0, 0.0, 0.0); n];
    for i in 0..n {
        let (px, py, ph) = match parent[i] {
            Some(p) => pose[p],
            None => (0.0, 0.0, 0.0),
        };
        let heading: f64 = ph + q[i];
        pose[i] = (
            px + heading.cos() * offset[i][0] - heading.sin() * offset[i][1],
            py + heading.sin() * offset[i][0] + heading.cos() * offset[i][1],
            heading,
        );
    }
    pose.iter().map(|&(x, y, _)| x * x + 0.5 * y).sum()
}

/// Hips, spine and two arms.
const HUMANOID: [Option<usize>; 4] = [None, Some(0), Some(1), Some(1)];

#[differentiable(forward)]
fn humanoid(q: &[f64], #[no_diff] offset: &[[f64; 2]]) -> f64 {
    tree_kinematics(q, &HUMANOID, offset)
}

/// Extended Kalman filter with range measurements to a beacon; two states, written out.
#[differentiable(forward)]
fn ekf_range(accel: &[f64], q: f64, r: f64, #[no_diff] ranges: &[f64]) -> f64 {
    let dt = 0.1;
    let (mut x, mut v) = (1.0, 0.0);
    let mut p = [[1.0, 0.0], [0.0, 1.0]];
    let mut nll = 0.0;
    for (a, z) in accel.iter().zip(ranges) {
        x += dt * v + 0.5 * dt * dt * a;
        v += dt * a;
        // F P F' + Q
        let p00 = p[0][0] + dt * (p[1][0] + p[0][1]) + dt * dt * p[1][1] + q;
        let p01 = p[0][1] + dt * p[1][1];
        let p10 = p[1][0] + dt * p[1][1];
        let p11 = p[1][1] + q;
        p = [[p00, p01], [p10, p11]];
        let expected = (x * x + 4.0).sqrt();
        let h = x / expected;
        let s = h * p[0][0] * h + r;
        let innovation = z - expected;
        nll += 0.5 * (innovation * innovation / s + s.ln());
        let k = [p[0][0] * h / s, p[1][0] * h / s];
        x += k[0] * innovation;
        v += k[1] * innovation;
        let row = p[0];
        for i in 0..2 {
            for j in 0..2 {
                p[i][j] -= k[i] * h * row[j];
            }
        }
    }
    nll
}

/// General linear Kalman filter with matrices as nested vectors.
#[differentiable(forward)]
fn kalman_step(f: &[Vec<f64>], x: &mut Vec<f64>, p: &mut Vec<Vec<f64>>, noise: f64, z: f64) -> f64 {
    let n = x.len();
    let mul = |a: &[Vec<f64>], b: &[Vec<f64>]| -> Vec<Vec<f64>> {
        let mut c = vec![vec![0.0; b[0].len()]; a.len()];
        for i in 0..a.len() {
            for j in 0..b[0].len() {
                for k in 0..b.len() {
                    c[i][j] += a[i][k] * b[k][j];
                }
            }
        }
        c
    };
    let transpose = |a: &[Vec<f64>]| -> Vec<Vec<f64>> {
        (0..a[0].len())
            .map(|j| a.iter().map(|row| row[j]).collect())
            .collect()
    };
    let predicted: Vec<f64> = f
        .iter()
        .map(|row| row.iter().zip(x.iter()).map(|(a, b)| a * b).sum())
        .collect();
    let mut cov = mul(&mul(f, p), &transpose(f));
    for i in 0..n {
        cov[i][i] += noise;
    }
    // the first state is observed with unit variance
    let s = cov[0][0] + 1.0;
    let innovation = z - predicted[0];
    for i in 0..n {
        x[i] = predicted[i] + cov[i][0] / s * innovation;
        for j in 0..n {
            p[i][j] = cov[i][j] - cov[i][0] * cov[0][j] / s;
        }
    }
    -0.5 * (s.ln() + innovation * innovation / s)
}

#[differentiable(forward)]
fn kalman_filter(damping: f64, noise: f64, #[no_diff] zs: &[f64]) -> f64 {
    let f = vec![vec![1.0, 0.1], vec![0.0, 1.0 - damping]];
    let mut x = vec![0.0, 1.0];
    let mut p = vec![vec![1.0, 0.0], vec![0.0, 1.0]];
    let mut ll = 0.0;
    for &z in zs {
        ll += kalman_step(&f, &mut x, &mut p, noise, z);
    }
    ll
}

#[differentiable(forward)]
fn wrap_angle(a: f64) -> f64 {
    let mut a = a;
    while a > std::f64::consts::PI {
        a -= 2.0 * std::f64::consts::PI;
    }
    while a < -std::f64::consts::PI {
        a += 2.0 * std::f64::consts::PI;
    }
    a
}

/// Pose graph in the plane: odometry and loop closures.
#[differentiable(forward)]
fn pose_graph(
    poses: &[[f64; 3]],
    edges: &[(usize, usize)],
    #[no_diff] measured: &[[f64; 3]],
) -> f64 {
    let mut chi2 = 0.0;
    for (&(i, j), z) in edges.iter().zip(measured) {
        let [xi, yi, ti] = poses[i];
        let [xj, yj, tj] = poses[j];
        let (s, c) = ti.sin_cos();
        let (dx, dy) = (xj - xi, yj - yi);
        let e = [
            c * dx + s * dy - z[0],
            -s * dx + c * dy - z[1],
            wrap_angle(tj - ti - z[2]),
        ];
        chi2 += e[0] * e[0] + e[1] * e[1] + 10.0 * e[2] * e[2];
    }
    chi2
}

#[differentiable(forward)]
fn cart_pole_rollout(gains: &[f64; 4], pole: f64, steps: usize) -> f64 {
    let (m, mc, g, dt) = (0.1, 1.0, 9.81, 0.02);
    let mut s = [0.0, 0.1, 0.0, 0.05];
    let mut cost = 0.0;
    for _ in 0..steps {
        let u: f64 = gains.iter().zip(s.iter()).map(|(k, x)| k * x).sum();
        let u = u.clamp(-20.0, 20.0);
        let (st, ct) = s[2].sin_cos();
        let total = m + mc;
        let tmp = (u + m * pole * s[3] * s[3] * st) / total;
        let theta_acc = (g * st - ct * tmp) / (pole * (4.0 / 3.0 - m * ct * ct / total));
        let x_acc = tmp - m * pole * theta_acc * ct / total;
        s[0] += dt * s[1];
        s[1] += dt * x_acc;
        s[2] += dt * s[3];
        s[3] += dt * theta_acc;
        cost += s[0].powi(2) + 10.0 * s[2].powi(2) + 0.01 * u.powi(2);
    }
    cost
}

#[differentiable(forward)]
fn quaternion_product(a: [f64; 4], b: [f64; 4]) -> [f64; 4] {
    let [aw, ax, ay, az] = a;
    let [bw, bx, by, bz] = b;
    [
        aw * bw - ax * bx - ay * by - az * bz,
        aw * bx + ax * bw + ay * bz - az * by,
        aw * by - ax * bz + ay * bw + az * bx,
        aw * bz + ax * by - ay * bx + az * bw,
    ]
}

/// Gyro integration by exact increments; no rotation is a case of its own.
#[differentiable(forward)]
fn integrate_gyro(rates: &[[f64; 3]], bias: [f64; 3]) -> f64 {
    let dt = 0.05;
    let mut q = [1.0, 0.0, 0.0, 0.0];
    for w in rates {
        let w = [w[0] - bias[0], w[1] - bias[1], w[2] - bias[2]];
        let angle = w.iter().map(|c| c * c).sum::<f64>().sqrt() * dt;
        let dq = if angle < 1e-12 {
            [1.0, 0.5 * dt * w[0], 0.5 * dt * w[1], 0.5 * dt * w[2]]
        } else {
            let k = (angle / 2.0).sin() / angle * dt;
            [(angle / 2.0).cos(), k * w[0], k * w[1], k * w[2]]
        };
        q = quaternion_product(q, dq);
    }
    1.0 - q[0] * q[0] + 0.3 * q[1] - 0.2 * q[3]
}

#[differentiable(forward)]
fn bspline_path(control: &[(f64, f64)], t: f64) -> f64 {
    let basis = |u: f64| {
        [
            (1.0 - u).powi(3) / 6.0,
            (3.0 * u.powi(3) - 6.0 * u * u + 4.0) / 6.0,
            (-3.0 * u.powi(3) + 3.0 * u * u + 3.0 * u + 1.0) / 6.0,
            u.powi(3) / 6.0,
        ]
    };
    let segments = control.len() - 3;
    let scaled = t * segments as f64;
    let i = (stop_gradient(scaled) as usize).min(segments - 1);
    let b = basis(scaled - i as f64);
    let (mut x, mut y) = (0.0, 0.0);
    for (w, p) in b.iter().zip(&control[i..i + 4]) {
        x += w * p.0;
        y += w * p.1;
    }
    x * y
}

/// Signed distance to a box, the usual formula.
#[differentiable(forward)]
fn box_sdf(p: [f64; 3], half: [f64; 3]) -> f64 {
    let q = [
        p[0].abs() - half[0],
        p[1].abs() - half[1],
        p[2].abs() - half[2],
    ];
    let outside = q.iter().map(|c| c.max(0.0).powi(2)).sum::<f64>().sqrt();
    let inside = q[0].max(q[1]).max(q[2]).min(0.0);
    outside + inside
}

/// Obstacles along a path with a hinge, as in trajectory optimisers.
#[differentiable(forward)]
fn trajectory_cost(path: &[[f64; 2]], #[no_diff] obstacles: &[([f64; 2], f64)]) -> f64 {
    let smooth: f64 = path
        .windows(3)
        .map(|w| {
            (0..2)
                .map(|k| (w[0][k] - 2.0 * w[1][k] + w[2][k]).powi(2))
                .sum::<f64>()
        })
        .sum();
    let mut collision = 0.0;
    'points: for p in path {
        for (centre, radius) in obstacles {
            let d = (p[0] - centre[0]).hypot(p[1] - centre[1]);
            if d > *radius {
                continue;
            }
            collision += (radius - d).powi(2);
            if d < 0.01 {
                continue 'points;
            }
        }
    }
    smooth + 100.0 * collision
}

#[differentiable(forward)]
fn pid_with_antiwindup(kp: f64, ki: f64, kd: f64) -> f64 {
    let dt = 0.05;
    let (mut y, mut vel, mut integral, mut last) = (0.0, 0.0, 0.0, 1.0);
    let mut iae = 0.0;
    for _ in 0..40 {
        let error = 1.0 - y;
        let raw = kp * error + ki * integral + kd * (error - last) / dt;
        let u = raw.max(-3.0).min(3.0);
        if u == raw {
            integral += error * dt;
        }
        vel += dt * (u - 0.8 * vel - y);
        y += dt * vel;
        last = error;
        iae += error.abs() * dt;
    }
    iae
}

/// Damped least squares step of an inverse kinematics, as a function of the damping.
#[differentiable(forward)]
fn ik_step(q1: f64, q2: f64, damping: f64, target: (f64, f64)) -> f64 {
    let fk = |a: f64, b: f64| (a.cos() + (a + b).cos(), a.sin() + (a + b).sin());
    let (x, y) = fk(q1, q2);
    let (ex, ey) = (target.0 - x, target.1 - y);
    let j = [
        [-q1.sin() - (q1 + q2).sin(), -(q1 + q2).sin()],
        [q1.cos() + (q1 + q2).cos(), (q1 + q2).cos()],
    ];
    let a = j[0][0] * j[0][0] + j[1][0] * j[1][0] + damping;
    let b = j[0][0] * j[0][1] + j[1][0] * j[1][1];
    let d = j[0][1] * j[0][1] + j[1][1] * j[1][1] + damping;
    let (g1, g2) = (j[0][0] * ex + j[1][0] * ey, j[0][1] * ex + j[1][1] * ey);
    let det = a * d - b * b;
    let (nx, ny) = fk(q1 + (d * g1 - b * g2) / det, q2 + (a * g2 - b * g1) / det);
    (target.0 - nx).powi(2) + (target.1 - ny).powi(2)
}

/// Joint torques of a planar arm by recursive Newton-Euler.
#[differentiable(forward)]
fn gravity_torques(q: &[f64], masses: &[f64], lengths: &[f64]) -> Vec<f64> {
    let n = q.len();
    let mut heading = vec![0.0; n];
    let mut sum = 0.0;
    for i in 0..n {
        sum += q[i];
        heading[i] = sum;
    }
    let mut torque = vec![0.0; n];
    let mut load = 0.0;
    let mut moment = 0.0;
    for i in (0..n).rev() {
        moment += 9.81 * lengths[i] * heading[i].cos() * (0.5 * masses[i] + load);
        load += masses[i];
        torque[i] = moment;
    }
    torque
}

/// Contact after Hunt and Crossley: the height that the ball comes back to.
#[differentiable(forward)]
fn bouncing_ball(height: f64, stiffness: f64, damping: f64) -> f64 {
    let dt = 0.002;
    let (mut z, mut v) = (height, 0.0);
    let mut bounces = 0;
    let mut in_contact = false;
    let mut peak = 0.0;
    for _ in 0..600 {
        let force = if z < 0.0 {
            if !in_contact {
                bounces += 1;
                in_contact = true;
            }
            -stiffness * z + damping * z * v
        } else {
            in_contact = false;
            0.0
        };
        v += dt * (force - 9.81);
        z += dt * v;
        if bounces == 1 && z > peak {
            peak = z;
        }
    }
    peak
}

/// Particle weights and an estimate from them.
#[differentiable(forward)]
fn effective_pose(particles: &[[f64; 3]], landmark: (f64, f64), range: f64, sigma: f64) -> f64 {
    let logw: Vec<f64> = particles
        .iter()
        .map(|p| {
            let d = (landmark.0 - p[0]).hypot(landmark.1 - p[1]);
            -0.5 * ((range - d) / sigma).powi(2)
        })
        .collect();
    let max = logw.iter().cloned().fold(f64::MIN, f64::max);
    let w: Vec<f64> = logw.iter().map(|l| (l - max).exp()).collect();
    let total: f64 = w.iter().sum();
    particles
        .iter()
        .zip(&w)
        .map(|(p, w)| w / total * (p[0] + 2.0 * p[1]))
        .sum()
}

/// A cost map read by bilinear interpolation.
#[differentiable(forward)]
fn cost_map(x: f64, y: f64, map: &[Vec<f64>]) -> f64 {
    if x < 0.0 || y < 0.0 {
        return 100.0;
    }
    let (i, j) = (x.floor() as usize, y.floor() as usize);
    if i + 1 >= map.len() || j + 1 >= map[0].len() {
        return 100.0;
    }
    let (fx, fy) = (x - x.floor(), y - y.floor());
    (1.0 - fx) * ((1.0 - fy) * map[i][j] + fy * map[i][j + 1])
        + fx * ((1.0 - fy) * map[i + 1][j] + fy * map[i + 1][j + 1])
}

#[differentiable(forward)]
fn imu_allan(samples: &[f64], window: usize) -> f64 {
    let means: Vec<f64> = samples
        .chunks(window)
        .map(|c| c.iter().sum::<f64>() / c.len() as f64)
        .collect();
    0.5 * means.windows(2).map(|w| (w[1] - w[0]).powi(2)).sum::<f64>() / (means.len() - 1) as f64
}

// The same trade with named things.

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Pose {
    x: f64,
    y: f64,
    theta: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Control {
    v: f64,
    omega: f64,
}

#[differentiable(forward)]
fn compose(a: Pose, b: Pose) -> Pose {
    let (s, c) = a.theta.sin_cos();
    Pose {
        x: a.x + c * b.x - s * b.y,
        y: a.y + s * b.x + c * b.y,
        theta: a.theta + b.theta,
    }
}

#[differentiable(forward)]
fn inverse(p: &Pose) -> Pose {
    let (s, c) = p.theta.sin_cos();
    Pose {
        x: -c * p.x - s * p.y,
        y: s * p.x - c * p.y,
        theta: -p.theta,
    }
}

#[differentiable(forward)]
fn unicycle(state: &mut Pose, u: &Control, dt: f64) {
    state.x += u.v * state.theta.cos() * dt;
    state.y += u.v * state.theta.sin() * dt;
    state.theta += u.omega * dt;
}

/// Drives along and looks back from the end.
#[differentiable(forward)]
fn there_and_back(controls: &[f64], dt: f64) -> f64 {
    let plan: Vec<Control> = controls
        .chunks(2)
        .map(|c| Control {
            v: c[0],
            omega: c[1],
        })
        .collect();
    let start = Pose {
        x: 0.1,
        y: -0.2,
        theta: 0.3,
    };
    let mut pose = start;
    for u in &plan {
        unicycle(&mut pose, u, dt);
    }
    let relative = compose(inverse(&pose), start);
    relative.x.powi(2) + relative.y.powi(2) + 0.1 * relative.theta.cos()
}

/// Shortest of several plans; the best one is kept whole.
#[differentiable(forward)]
fn best_plan(gain: f64, dt: f64) -> f64 {
    let goal = Pose {
        x: 1.0,
        y: 0.5,
        theta: 0.0,
    };
    let mut best = Pose { x: 10.0, ..goal };
    let mut best_cost = f64::MAX;
    for k in 0..4 {
        let mut p = Pose {
            x: 0.0,
            y: 0.0,
            theta: 0.2 * k as f64,
        };
        for _ in 0..5 {
            let error = (goal.y - p.y).atan2(goal.x - p.x) - p.theta;
            let u = Control {
                v: 0.8,
                omega: gain * error,
            };
            unicycle(&mut p, &u, dt);
        }
        let cost = (p.x - goal.x).powi(2) + (p.y - goal.y).powi(2);
        if cost < best_cost {
            best_cost = cost;
            best = p;
        }
    }
    best_cost + 0.01 * best.theta * best.theta
}

#[derive(Clone, Debug, Differentiable)]
struct Link {
    length: f64,
    mass: f64,
    parent: usize,
    inertia: [f64; 2],
}

#[derive(Clone, Debug, Differentiable)]
struct Arm {
    links: Vec<Link>,
    gravity: f64,
}

#[differentiable(forward)]
fn potential(arm: &Arm, q: &[f64]) -> f64 {
    let mut heading = vec![0.0; q.len()];
    let mut height = vec![0.0; q.len()];
    let mut energy = 0.0;
    for (i, link) in arm.links.iter().enumerate() {
        let (base, turn) = if i == 0 {
            (0.0, 0.0)
        } else {
            (height[link.parent], heading[link.parent])
        };
        heading[i] = turn + q[i];
        height[i] = base + link.length * heading[i].sin();
        energy += link.mass * arm.gravity * 0.5 * (base + height[i]);
        energy += 0.01 * link.inertia[0] * q[i] * q[i] + 0.001 * link.inertia[1];
    }
    energy
}

#[differentiable(forward)]
fn arm_potential(lengths: &[f64], masses: &[f64], q: &[f64]) -> f64 {
    let mut links = Vec::new();
    for i in 0..q.len() {
        links.push(Link {
            length: lengths[i],
            mass: masses[i],
            parent: i.saturating_sub(1),
            inertia: [masses[i]; 2],
        });
    }
    links[1].inertia[1] *= lengths[1];
    let arm = Arm {
        links,
        gravity: 9.81,
    };
    potential(&arm, q)
}

/// The corpus of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(forward reach_cost(&[0.3, -0.4, 0.7], &[1.0, 0.8, 0.5], const &[1.2, 0.4, 0.3])
            calls forward_kinematics, rot_z, rot_x, mat_mul, mat_vec),
        program!(forward humanoid(
            &[0.3, -0.2, 0.5, 0.1],
            const &[[1.0, 0.0], [0.5, 0.1], [0.4, -0.1], [0.6, 0.2]]
        ) calls tree_kinematics),
        program!(forward ekf_range(&[0.1, 0.4, -0.2], 0.05, 0.1, const &[2.3, 2.2, 2.5])),
        program!(forward kalman_filter(0.1, 0.05, const &[0.2, 0.4, 0.1, 0.6]) calls kalman_step),
        program!(forward pose_graph(
            &[[0.0, 0.1, 0.0], [1.0, 0.1, 1.5], [1.1, 1.0, 3.0]],
            &[(0, 1), (1, 2), (2, 0)],
            const &[[1.0, 0.0, 1.6], [1.0, 0.1, 1.5], [1.0, 0.9, 3.1]]
        ) calls wrap_angle),
        program!(forward cart_pole_rollout(&[1.0, 2.0, 40.0, 8.0], 0.5, 25)),
        program!(forward integrate_gyro(&[[0.1, 0.2, 0.3], [0.4, -0.2, 0.1], [0.0, 0.3, -0.5]], [0.01, -0.02, 0.0])
            calls quaternion_product),
        program!(forward integrate_gyro(&[[0.1, 0.2, 0.3], [0.0, 0.0, 0.0]], [0.0, 0.0, 0.0]) calls quaternion_product),
        program!(forward bspline_path(
            &[(0.0, 0.1), (0.5, 0.4), (1.0, 0.3), (1.4, -0.2), (2.0, 0.5)],
            0.7
        )),
        program!(forward box_sdf([1.4, 0.3, -2.0], [1.0, 0.5, 0.8])),
        program!(forward box_sdf([0.4, 0.3, -0.2], [1.0, 0.5, 0.8])),
        program!(forward trajectory_cost(
            &[[0.0, 0.0], [0.5, 0.3], [1.0, 0.2], [1.5, 0.0]],
            const &[([0.6, 0.1], 0.4), ([1.2, 0.4], 0.2)]
        )),
        program!(forward pid_with_antiwindup(4.0, 1.5, 0.3)),
        program!(forward ik_step(0.4, 0.9, 0.05, (1.2, 0.9))),
        program!(forward gravity_torques(&[0.3, -0.5, 0.4], &[2.0, 1.0, 0.5], &[0.5, 0.4, 0.3]); pulled vec![1.0, -2.0, 0.5]),
        program!(forward bouncing_ball(0.5, 2000.0, 8.0)),
        program!(forward effective_pose(
            &[[0.0, 0.0, 0.1], [1.0, 0.3, 0.2], [0.4, 0.9, -0.3]],
            (2.0, 1.0),
            1.3,
            0.5
        )),
        program!(forward cost_map(
            1.3,
            0.6,
            &[vec![0.0, 1.0], vec![2.0, 0.5], vec![1.0, 3.0]]
        )),
        program!(forward imu_allan(&[0.1, 0.3, 0.2, 0.5, 0.4, 0.1, 0.0], 2)),
        program!(forward there_and_back(&[1.0, 0.2, 0.8, -0.4, 0.5, 0.1], 0.2) calls compose, inverse, unicycle),
        program!(forward best_plan(1.2, 0.3) calls unicycle),
        program!(forward arm_potential(&[0.5, 0.4, 0.3], &[2.0, 1.0, 0.5], &[0.3, -0.5, 0.4]) calls potential),
    ]
}
