//! Programs as a roboticist writes them: arms, bodies and motions.

use crate::harness::row::Program;
use grads::prelude::*;
use std::f64::consts::{FRAC_PI_2, PI};
use std::ops::{Add, Mul, Neg, Sub};

#[derive(Clone, Copy, Debug, Default, PartialEq, Differentiable)]
struct Vec3 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable(forward)]
impl Vec3 {
    fn new(x: f64, y: f64, z: f64) -> Self {
        Self { x, y, z }
    }
    fn dot(self, other: Self) -> f64 {
        self.x * other.x + self.y * other.y + self.z * other.z
    }
    fn cross(self, other: Self) -> Self {
        Self::new(
            self.y * other.z - self.z * other.y,
            self.z * other.x - self.x * other.z,
            self.x * other.y - self.y * other.x,
        )
    }
    fn norm(self) -> f64 {
        self.dot(self).sqrt()
    }
}

#[differentiable]
impl Add for Vec3 {
    type Output = Vec3;
    fn add(self, o: Vec3) -> Vec3 {
        Vec3::new(self.x + o.x, self.y + o.y, self.z + o.z)
    }
}

#[differentiable]
impl Sub for Vec3 {
    type Output = Vec3;
    fn sub(self, o: Vec3) -> Vec3 {
        Vec3::new(self.x - o.x, self.y - o.y, self.z - o.z)
    }
}

#[differentiable]
impl Mul<Vec3> for f64 {
    type Output = Vec3;
    fn mul(self, v: Vec3) -> Vec3 {
        Vec3::new(self * v.x, self * v.y, self * v.z)
    }
}

#[differentiable]
impl Neg for Vec3 {
    type Output = Vec3;
    fn neg(self) -> Vec3 {
        Vec3::new(-self.x, -self.y, -self.z)
    }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Quat {
    w: f64,
    v: Vec3,
}

#[differentiable]
impl Quat {
    fn identity() -> Quat {
        Quat {
            w: 1.0,
            v: Vec3::default(),
        }
    }
    fn from_axis_angle(axis: Vec3, angle: f64) -> Quat {
        let (s, c) = (0.5 * angle).sin_cos();
        let n = axis.norm();
        if n < 1e-12 {
            return Quat::identity();
        }
        Quat {
            w: c,
            v: (s / n) * axis,
        }
    }
    fn conjugate(&self) -> Quat {
        Quat {
            w: self.w,
            v: -self.v,
        }
    }
    fn rotate(&self, p: Vec3) -> Vec3 {
        let t = 2.0 * self.v.cross(p);
        p + self.w * t + self.v.cross(t)
    }
}

#[differentiable]
impl Mul for Quat {
    type Output = Quat;
    fn mul(self, o: Quat) -> Quat {
        Quat {
            w: self.w * o.w - self.v.dot(o.v),
            v: self.w * o.v + o.w * self.v + self.v.cross(o.v),
        }
    }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Transform {
    q: Quat,
    t: Vec3,
}

#[differentiable]
impl Mul for Transform {
    type Output = Transform;
    fn mul(self, o: Transform) -> Transform {
        Transform {
            q: self.q * o.q,
            t: self.t + self.q.rotate(o.t),
        }
    }
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Joint {
    Revolute {
        axis: Vec3,
    },
    Prismatic {
        axis: Vec3,
        #[no_diff]
        max: f64,
    },
    Fixed,
}

#[differentiable]
impl Joint {
    fn transform(&self, q: f64) -> Transform {
        match self {
            Joint::Revolute { axis } => Transform {
                q: Quat::from_axis_angle(*axis, q),
                t: Vec3::default(),
            },
            Joint::Prismatic { axis, max } => Transform {
                q: Quat::identity(),
                t: q.clamp(0.0, *max) * *axis,
            },
            Joint::Fixed => Transform {
                q: Quat::identity(),
                t: Vec3::default(),
            },
        }
    }
    fn is_movable(&self) -> bool {
        !matches!(self, Joint::Fixed)
    }
}

#[derive(Clone, Debug, Differentiable)]
struct Body {
    joint: Joint,
    offset: Vec3,
    mass: f64,
    #[no_diff]
    name: &'static str,
}

#[differentiable]
fn tool_pose(bodies: &[Body], q: &[f64]) -> Transform {
    let movable = bodies.iter().filter(|b| b.joint.is_movable()).count();
    assert_eq!(movable, q.len(), "one position per movable joint");
    let mut pose = Transform {
        q: Quat::identity(),
        t: Vec3::default(),
    };
    let mut next = 0;
    for body in bodies {
        debug_assert!(!body.name.is_empty());
        let position = if body.joint.is_movable() {
            next += 1;
            q[next - 1]
        } else {
            0.0
        };
        let local = Transform {
            q: Quat::identity(),
            t: body.offset,
        };
        pose = pose * body.joint.transform(position) * local;
    }
    pose
}

#[differentiable]
fn reach(bodies: &[Body], q: &[f64], goal: Vec3) -> f64 {
    let pose = tool_pose(bodies, q);
    let d = pose.t - goal;
    let up = pose.q.rotate(Vec3::new(0.0, 0.0, 1.0));
    let back = pose.q.conjugate().rotate(up);
    d.dot(d) + 0.1 * (1.0 - up.z).powi(2) + 0.01 * back.z
}

#[differentiable]
fn centre_of_mass(bodies: &[Body], q: &[f64]) -> f64 {
    let mut frames = Vec::with_capacity(bodies.len());
    let mut frame = Transform {
        q: Quat::identity(),
        t: Vec3::default(),
    };
    let mut positions = q.iter();
    for b in bodies {
        let angle = match b.joint {
            Joint::Fixed => 0.0,
            _ => *positions.next().unwrap(),
        };
        frame = frame * b.joint.transform(angle);
        frames.push(frame);
        frame = frame
            * Transform {
                q: Quat::identity(),
                t: b.offset,
            };
    }
    let total: f64 = bodies.iter().map(|b| b.mass).sum();
    let com = frames
        .iter()
        .zip(bodies.iter())
        .map(|(f, b)| b.mass * (f.t + 0.5 * f.q.rotate(b.offset)))
        .fold(Vec3::default(), |a, b| a + b);
    let height = com.z / total;
    height + (com.x * com.x + com.y * com.y).sqrt() / total
}

/// Solves a small linear system by elimination with pivoting.
#[differentiable(forward)]
fn solve<const N: usize>(mut a: [[f64; N]; N], mut b: [f64; N]) -> [f64; N] {
    for col in 0..N {
        let pivot = (col..N)
            .max_by(|&i, &j| a[i][col].abs().partial_cmp(&a[j][col].abs()).unwrap())
            .unwrap();
        a.swap(col, pivot);
        b.swap(col, pivot);
        for row in col + 1..N {
            let f = a[row][col] / a[col][col];
            for k in col..N {
                a[row][k] -= f * a[col][k];
            }
            b[row] -= f * b[col];
        }
    }
    for row in (0..N).rev() {
        let tail: f64 = (row + 1..N).map(|k| a[row][k] * b[k]).sum();
        b[row] = (b[row] - tail) / a[row][row];
    }
    b
}

/// The coefficients of the quintic that meets position, speed and acceleration at both ends.
#[differentiable(forward)]
fn quintic(start: [f64; 3], end: [f64; 3], t: f64) -> [f64; 6] {
    let [p0, v0, a0] = start;
    let [p1, v1, a1] = end;
    let powers: [f64; 6] = std::array::from_fn(|i| t.powi(i as i32));
    let mut m = [[0.0; 6]; 6];
    m[0][0] = 1.0;
    m[1][1] = 1.0;
    m[2][2] = 2.0;
    m[3] = powers;
    for i in 1..6 {
        m[4][i] = i as f64 * powers[i - 1];
        if i >= 2 {
            m[5][i] = (i * (i - 1)) as f64 * powers[i - 2];
        }
    }
    solve(m, [p0, v0, a0, p1, v1, a1])
}

#[differentiable(forward)]
fn jerk_cost(start: [f64; 3], end: [f64; 3], duration: f64) -> f64 {
    if duration <= 0.0 {
        return f64::INFINITY;
    }
    let c = quintic(start, end, duration);
    const STEPS: usize = 20;
    let dt = duration / STEPS as f64;
    let jerk = |t: f64| 6.0 * c[3] + 24.0 * c[4] * t + 60.0 * c[5] * t * t;
    (0..STEPS)
        .map(|k| (k as f64 + 0.5) * dt)
        .map(|t| jerk(t).powi(2) * dt)
        .sum::<f64>()
}

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Matrix<const R: usize, const C: usize> {
    m: [[f64; C]; R],
}

#[differentiable(forward)]
impl<const R: usize, const C: usize> Matrix<R, C> {
    fn zeros() -> Self {
        Matrix { m: [[0.0; C]; R] }
    }
    fn transpose(&self) -> Matrix<C, R> {
        let mut out = [[0.0; R]; C];
        for (i, row) in self.m.iter().enumerate() {
            for (j, x) in row.iter().enumerate() {
                out[j][i] = *x;
            }
        }
        Matrix { m: out }
    }
    fn scaled(mut self, by: f64) -> Self {
        for row in self.m.iter_mut() {
            for x in row.iter_mut() {
                *x *= by;
            }
        }
        self
    }
}

#[differentiable]
impl<const R: usize, const K: usize, const C: usize> Mul<Matrix<K, C>> for Matrix<R, K> {
    type Output = Matrix<R, C>;
    fn mul(self, rhs: Matrix<K, C>) -> Matrix<R, C> {
        let mut out = Matrix::zeros();
        for i in 0..R {
            for j in 0..C {
                for k in 0..K {
                    out.m[i][j] += self.m[i][k] * rhs.m[k][j];
                }
            }
        }
        out
    }
}

#[differentiable]
impl<const R: usize, const C: usize> Add for Matrix<R, C> {
    type Output = Self;
    fn add(mut self, rhs: Self) -> Self {
        for (a, b) in self.m.iter_mut().flatten().zip(rhs.m.iter().flatten()) {
            *a += *b;
        }
        self
    }
}

#[differentiable]
impl<const R: usize, const C: usize> Sub for Matrix<R, C> {
    type Output = Self;
    fn sub(self, rhs: Self) -> Self {
        self + rhs.scaled(-1.0)
    }
}

/// The cost of a linear-quadratic regulator of a cart, by iterating Riccati's equation.
#[differentiable]
fn lqr_cost(dt: f64, weights: [f64; 2], r: f64, x0: [f64; 2]) -> f64 {
    let a = Matrix {
        m: [[1.0, dt], [0.0, 1.0]],
    };
    let b = Matrix {
        m: [[0.5 * dt * dt], [dt]],
    };
    let q = Matrix {
        m: [[weights[0], 0.0], [0.0, weights[1]]],
    };
    let mut p = q;
    for _ in 0..30 {
        let bt_p = b.transpose() * p;
        let s = r + (bt_p * b).m[0][0];
        let k = (bt_p * a).scaled(1.0 / s);
        p = q + a.transpose() * p * (a - b * k);
    }
    let x = Matrix {
        m: [[x0[0]], [x0[1]]],
    };
    let cost = x.transpose() * p * x;
    cost.m[0][0]
}

/// What moves by a differential equation.
#[differentiable]
trait Dynamics {
    const DIM: usize;
    fn derivative(&self, x: &[f64], u: f64) -> Vec<f64>;
    fn energy(&self, x: &[f64]) -> f64 {
        0.5 * x.iter().map(|v| v * v).sum::<f64>()
    }
}

#[derive(Clone, Debug, Differentiable)]
struct Pendulum {
    length: f64,
    damping: f64,
}

#[differentiable]
impl Dynamics for Pendulum {
    const DIM: usize = 2;
    fn derivative(&self, x: &[f64], u: f64) -> Vec<f64> {
        let (theta, omega) = (x[0], x[1]);
        vec![
            omega,
            -9.81 / self.length * theta.sin() - self.damping * omega + u,
        ]
    }
    fn energy(&self, x: &[f64]) -> f64 {
        0.5 * (self.length * x[1]).powi(2) + 9.81 * self.length * (1.0 - x[0].cos())
    }
}

#[derive(Clone, Debug, Differentiable)]
struct CartSpring {
    k: f64,
}

#[differentiable]
impl Dynamics for CartSpring {
    const DIM: usize = 2;
    fn derivative(&self, x: &[f64], u: f64) -> Vec<f64> {
        match x {
            [pos, vel] => vec![*vel, u - self.k * pos],
            _ => panic!("a cart has two numbers"),
        }
    }
}

#[differentiable]
fn rollout<D: Dynamics>(system: &D, x0: &[f64], controls: &[f64], dt: f64) -> f64 {
    debug_assert!(x0.len() == D::DIM);
    let mut x = x0.to_vec();
    let mut cost = 0.0;
    for &u in controls {
        let k1 = system.derivative(&x, u);
        let half: Vec<f64> = x.iter().zip(&k1).map(|(a, k)| a + 0.5 * dt * k).collect();
        let k2 = system.derivative(&half, u);
        for (xi, k) in x.iter_mut().zip(k2) {
            *xi += dt * k;
        }
        cost += 0.01 * u * u;
    }
    cost + system.energy(&x)
}

#[differentiable]
fn swing(length: f64, damping: f64, controls: &[f64]) -> f64 {
    let system = Pendulum { length, damping };
    rollout(&system, &[0.4, 0.0], controls, 0.05)
}

#[differentiable]
fn two_systems(length: f64, k: f64, u: &[f64]) -> f64 {
    let a = rollout(
        &Pendulum {
            length,
            damping: 0.1,
        },
        &[FRAC_PI_2 / 2.0, 0.1],
        u,
        0.1,
    );
    let b = rollout(&CartSpring { k }, &[1.0, -0.5], u, 0.1);
    a + 0.5 * b
}

#[derive(Clone, Debug, Differentiable)]
struct Pid {
    kp: f64,
    ki: f64,
    kd: f64,
    integral: f64,
    last: Option<f64>,
    #[no_diff]
    limit: f64,
}

impl Default for Pid {
    fn default() -> Self {
        Pid {
            kp: 1.0,
            ki: 0.0,
            kd: 0.0,
            integral: 0.0,
            last: None,
            limit: 10.0,
        }
    }
}

#[differentiable(forward)]
impl Pid {
    fn with_gains(kp: f64, ki: f64, kd: f64) -> Self {
        Self {
            kp,
            ki,
            kd,
            ..Default::default()
        }
    }
    fn limited(mut self, #[no_diff] limit: f64) -> Self {
        self.limit = limit;
        self
    }
    fn step(&mut self, error: f64, dt: f64) -> f64 {
        let derivative = match self.last {
            Some(last) => (error - last) / dt,
            None => 0.0,
        };
        self.last = Some(error);
        self.integral = (self.integral + error * dt).clamp(-self.limit, self.limit);
        self.kp * error + self.ki * self.integral + self.kd * derivative
    }
}

#[differentiable(forward)]
fn tracked(kp: f64, ki: f64, kd: f64, mass: f64) -> f64 {
    let mut pid = Pid::with_gains(kp, ki, kd).limited(0.8);
    let dt = 0.05;
    let (mut pos, mut vel) = (0.0, 0.0);
    let mut cost = 0.0;
    let mut step = 0;
    while step < 40 {
        let target = if step < 20 { 1.0 } else { 0.5 };
        let u = pid.step(target - pos, dt);
        vel += u / mass * dt;
        pos += vel * dt;
        cost += (target - pos).abs() * dt;
        step += 1;
    }
    cost
}

/// Hermite interpolation between waypoints at given times.
#[differentiable(forward)]
fn waypoint_at(times: &[f64], points: &[[f64; 2]], t: f64) -> [f64; 2] {
    let n = times.len();
    if t <= times[0] {
        return points[0];
    }
    if t >= times[n - 1] {
        return *points.last().unwrap();
    }
    let i = times.partition_point(|&knot| knot <= t) - 1;
    let slope = |j: usize, axis: usize| {
        if j == 0 || j == n - 1 {
            0.0
        } else {
            (points[j + 1][axis] - points[j - 1][axis]) / (times[j + 1] - times[j - 1])
        }
    };
    let h = times[i + 1] - times[i];
    let s = (t - times[i]) / h;
    let (s2, s3) = (s * s, s * s * s);
    std::array::from_fn(|axis| {
        (2.0 * s3 - 3.0 * s2 + 1.0) * points[i][axis]
            + (s3 - 2.0 * s2 + s) * h * slope(i, axis)
            + (3.0 * s2 - 2.0 * s3) * points[i + 1][axis]
            + (s3 - s2) * h * slope(i + 1, axis)
    })
}

#[differentiable(forward)]
fn path_clearance(
    times: &[f64],
    points: &[[f64; 2]],
    #[no_diff] obstacles: &[([f64; 2], f64)],
) -> f64 {
    let mut total = 0.0;
    for k in 0..15 {
        let [x, y] = waypoint_at(times, points, 0.25 * k as f64 - 0.1);
        let nearest = obstacles
            .iter()
            .map(|(centre, radius)| (x - centre[0]).hypot(y - centre[1]) - radius)
            .fold(f64::INFINITY, f64::min);
        total += (-4.0 * nearest).exp().ln_1p();
    }
    let length: f64 = points
        .windows(2)
        .map(|w| (w[1][0] - w[0][0]).hypot(w[1][1] - w[0][1]))
        .sum();
    total + 0.1 * length
}

/// The torque limits of a walking leg: a penalty per phase of the gait.
#[derive(Clone, Copy, PartialEq, Debug, Differentiable)]
enum Phase {
    Stance,
    Swing { since: usize },
}

#[differentiable(forward)]
fn gait_cost(torques: &[f64], period: f64, duty: f64) -> f64 {
    let mut phase = Phase::Stance;
    let mut cost = 0.0;
    for (k, pair) in torques.chunks_exact(2).enumerate() {
        let clock = (k as f64 * 0.1 / period).fract();
        phase = match phase {
            Phase::Stance if clock > duty => Phase::Swing { since: k },
            Phase::Swing { .. } if clock <= duty => Phase::Stance,
            same => same,
        };
        let [hip, knee] = [pair[0], pair[1]];
        cost += match phase {
            Phase::Stance => hip.powi(2) + 0.5 * knee.powi(2),
            Phase::Swing { since } if k - since < 2 => 3.0 * hip.abs() + (knee / period).tanh(),
            Phase::Swing { .. } => 0.1 * (hip * knee).sin(),
        };
    }
    cost + (PI * duty).cos()
}

flat_struct! {
    Vec3 Vec3Tangent { x, y, z }
}

/// The crane again, with its numbers from outside.
#[differentiable]
fn crane_reach(q: &[f64], goal: Vec3, axis: Vec3, boom: f64) -> f64 {
    let bodies = vec![
        Body {
            joint: Joint::Revolute { axis },
            offset: Vec3::new(0.0, 0.0, 0.4),
            mass: 5.0,
            name: "base",
        },
        Body {
            joint: Joint::Prismatic {
                axis: Vec3::new(0.0, 0.0, 1.0),
                max: 0.5,
            },
            offset: Vec3::new(0.1, 0.0, 0.2),
            mass: 2.0,
            name: "lift",
        },
        Body {
            joint: Joint::Fixed,
            offset: Vec3 {
                x: boom,
                ..Default::default()
            },
            mass: 1.0,
            name: "bracket",
        },
        Body {
            joint: Joint::Revolute {
                axis: Vec3::new(0.0, 1.0, 0.2),
            },
            offset: Vec3::new(0.25, 0.0, 0.0),
            mass: 0.7,
            name: "wrist",
        },
    ];
    reach(&bodies, q, goal)
}

#[differentiable]
fn crane_balance(q: &[f64], masses: [f64; 2]) -> f64 {
    let mut bodies = vec![
        Body {
            joint: Joint::Revolute {
                axis: Vec3::new(0.1, 0.0, 1.0),
            },
            offset: Vec3::new(0.3, 0.0, 0.4),
            mass: 5.0,
            name: "base",
        },
        Body {
            joint: Joint::Fixed,
            offset: Vec3::new(0.1, 0.2, 0.0),
            mass: 1.0,
            name: "bracket",
        },
    ];
    bodies.push(Body {
        joint: Joint::Prismatic {
            axis: Vec3::new(0.0, 1.0, 0.0),
            max: 2.0,
        },
        offset: Vec3::new(0.2, 0.0, 0.3),
        mass: masses[0],
        name: "slide",
    });
    bodies[1].mass = masses[1];
    centre_of_mass(&bodies, q)
}

/// The corpus of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(crane_reach(
            &[0.3, 0.2, -0.4],
            Vec3 {
                x: 0.5,
                y: 0.3,
                z: 0.9
            },
            Vec3 {
                x: 0.1,
                y: -0.1,
                z: 1.0
            },
            0.4
        )),
        program!(crane_balance(&[0.3, 0.7], [1.5, 0.8])),
        program!(forward jerk_cost([0.0, 0.1, 0.0], [1.0, -0.2, 0.3], 1.7) calls quintic, solve),
        program!(lqr_cost(0.1, [1.0, 0.2], 0.05, [1.0, -0.3])),
        program!(swing(0.8, 0.2, &[0.1, -0.3, 0.2, 0.5])),
        program!(two_systems(0.8, 2.0, &[0.1, -0.3, 0.2, 0.5])),
        program!(forward tracked(8.0, 2.0, 1.5, 0.9)),
        program!(forward path_clearance(
            &[0.0, 1.0, 1.8, 3.0],
            &[[0.0, 0.1], [1.0, 0.8], [1.7, 0.4], [2.5, 1.1]],
            const &[([0.6, 0.1], 0.3), ([1.4, 1.0], 0.25)]
        ) calls waypoint_at),
        program!(forward gait_cost(
            &[
                0.4, -0.2, 0.6, 0.3, -0.5, 0.8, 0.2, 0.9, -0.7, 0.1, 0.33, -0.44, 0.6, 0.2
            ],
            0.45,
            0.6
        )),
    ]
}
