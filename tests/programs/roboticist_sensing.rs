//! Programs as a roboticist writes them: sensors, maps and estimates.

use crate::harness::row::Program;
use grads::prelude::*;
use std::f64::consts::PI;

/// A pinhole camera with distortion, built step by step.
#[derive(Clone, Debug, Differentiable)]
struct Camera {
    focal: (f64, f64),
    centre: (f64, f64),
    distortion: [f64; 4],
    #[no_diff]
    size: (usize, usize),
}

impl Default for Camera {
    fn default() -> Self {
        Camera {
            focal: (500.0, 500.0),
            centre: (320.0, 240.0),
            distortion: [0.0; 4],
            size: (640, 480),
        }
    }
}

#[differentiable(forward)]
impl Camera {
    fn with_focal(mut self, fx: f64, fy: f64) -> Self {
        self.focal = (fx, fy);
        self
    }
    fn with_distortion(mut self, k1: f64, k2: f64) -> Self {
        self.distortion[..2].copy_from_slice(&[k1, k2]);
        self
    }
    fn project(&self, p: &[f64; 3]) -> Option<[f64; 2]> {
        let &[x, y, z] = p;
        if z < 0.1 {
            return None;
        }
        let (u, v) = (x / z, y / z);
        let r2 = u * u + v * v;
        let [k1, k2, p1, p2] = self.distortion;
        let radial = 1.0 + r2 * (k1 + r2 * k2);
        let du = 2.0 * p1 * u * v + p2 * (r2 + 2.0 * u * u);
        let dv = p1 * (r2 + 2.0 * v * v) + 2.0 * p2 * u * v;
        let (fx, fy) = self.focal;
        Some([
            fx * (u * radial + du) + self.centre.0,
            fy * (v * radial + dv) + self.centre.1,
        ])
    }
    fn sees(&self, pixel: &[f64; 2]) -> bool {
        let (w, h) = self.size;
        (0.0..w as f64).contains(&pixel[0]) && (0.0..h as f64).contains(&pixel[1])
    }
}

#[differentiable(forward)]
fn calibration(
    focal: f64,
    k1: f64,
    k2: f64,
    #[no_diff] board: &[[f64; 3]],
    #[no_diff] seen: &[[f64; 2]],
) -> f64 {
    let camera = Camera::default()
        .with_focal(focal, 1.01 * focal)
        .with_distortion(k1, k2);
    let mut total = 0.0;
    let mut used = 0usize;
    for (corner, pixel) in board.iter().zip(seen) {
        if let Some(guess) = camera.project(corner) {
            if !camera.sees(&guess) {
                continue;
            }
            let e = (guess[0] - pixel[0]).hypot(guess[1] - pixel[1]);
            // Cauchy's weight
            total += (1.0 + (e / 2.0).powi(2)).ln();
            used += 1;
        }
    }
    if used == 0 {
        return f64::NAN;
    }
    total / used as f64
}

/// What ties poses together.
#[derive(Clone, Debug, Differentiable)]
enum Factor {
    Prior {
        at: usize,
        pose: [f64; 3],
    },
    Odometry {
        from: usize,
        to: usize,
        delta: [f64; 3],
    },
    Range(usize, [f64; 2], f64),
}

mod angles {
    use grads::prelude::*;

    /// Into the half-open circle.
    #[differentiable(forward)]
    pub fn wrap(a: f64) -> f64 {
        (a + super::PI).rem_euclid(2.0 * super::PI) - super::PI
    }
}

#[differentiable(forward)]
fn between(a: &[f64; 3], b: &[f64; 3]) -> [f64; 3] {
    let (s, c) = a[2].sin_cos();
    let (dx, dy) = (b[0] - a[0], b[1] - a[1]);
    [c * dx + s * dy, c * dy - s * dx, angles::wrap(b[2] - a[2])]
}

#[differentiable(forward)]
impl Factor {
    fn residual(&self, poses: &[[f64; 3]]) -> Vec<f64> {
        match self {
            Factor::Prior { at, pose } => between(pose, &poses[*at]).to_vec(),
            Factor::Odometry { from, to, delta } => {
                let moved = between(&poses[*from], &poses[*to]);
                moved.iter().zip(delta.iter()).map(|(m, d)| m - d).collect()
            }
            Factor::Range(at, landmark, range) => {
                let p = &poses[*at];
                vec![(p[0] - landmark[0]).hypot(p[1] - landmark[1]) - range]
            }
        }
    }
}

#[differentiable(forward)]
fn slam_cost(poses: &[[f64; 3]], landmark: [f64; 2], scale: f64) -> f64 {
    let mut factors = vec![Factor::Prior {
        at: 0,
        pose: [0.0, 0.0, 0.1],
    }];
    for i in 1..poses.len() {
        factors.push(Factor::Odometry {
            from: i - 1,
            to: i,
            delta: [scale, 0.0, 0.2],
        });
    }
    factors.push(Factor::Range(poses.len() - 1, landmark, 1.5));
    let residuals: Vec<Vec<f64>> = factors.iter().map(|f| f.residual(poses)).collect();
    residuals.concat().iter().map(|r| r * r).sum::<f64>()
}

/// A beam through an occupancy grid: how likely it is to come through.
#[differentiable(forward)]
fn beam(
    occupancy: &[f64],
    width: usize,
    #[no_diff] origin: (f64, f64),
    #[no_diff] heading: f64,
) -> f64 {
    let cell = |x: f64, y: f64| -> Option<usize> {
        let (i, j) = (x.floor() as i64, y.floor() as i64);
        let height = occupancy.len() / width;
        if i < 0 || j < 0 || i as usize >= width || j as usize >= height {
            None
        } else {
            Some(j as usize * width + i as usize)
        }
    };
    let (dx, dy) = (heading.cos(), heading.sin());
    let (mut x, mut y) = origin;
    let mut through = 1.0;
    let mut expected = 0.0;
    let mut travelled = 0.0;
    while let Some(at) = cell(x, y) {
        let p = occupancy[at];
        expected += travelled * p * through;
        through *= 1.0 - p;
        if through < 1e-3 {
            break;
        }
        x += 0.5 * dx;
        y += 0.5 * dy;
        travelled += 0.5;
    }
    expected + travelled * through
}

/// Points matched to the nearest ones after a rigid motion.
#[differentiable(forward)]
fn icp_error(motion: [f64; 3], #[no_diff] cloud: &[[f64; 2]], #[no_diff] map: &[[f64; 2]]) -> f64 {
    let [tx, ty, theta] = motion;
    let (s, c) = theta.sin_cos();
    let moved: Vec<[f64; 2]> = cloud
        .iter()
        .map(|&[x, y]| [c * x - s * y + tx, s * x + c * y + ty])
        .collect();
    let mut errors = Vec::with_capacity(moved.len());
    for p in &moved {
        let nearest = map
            .iter()
            .map(|m| (m[0] - p[0]).powi(2) + (m[1] - p[1]).powi(2))
            .min_by(|a, b| a.partial_cmp(b).unwrap());
        if let Some(d2) = nearest {
            errors.push(d2);
        }
    }
    errors.sort_by(|a, b| a.partial_cmp(b).unwrap());
    let kept = errors.len() * 3 / 4;
    errors[..kept].iter().sum::<f64>() / kept as f64 + 0.1 * errors.last().copied().unwrap_or(0.0)
}

/// A matrix of a size that the type knows.
#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Mat<const R: usize, const C: usize>([[f64; C]; R]);

#[differentiable(forward)]
impl<const R: usize, const C: usize> Mat<R, C> {
    fn mul<const K: usize>(&self, o: &Mat<C, K>) -> Mat<R, K> {
        let mut out = Mat([[0.0; K]; R]);
        for i in 0..R {
            for j in 0..K {
                out.0[i][j] = (0..C).map(|k| self.0[i][k] * o.0[k][j]).sum();
            }
        }
        out
    }
    fn t(&self) -> Mat<C, R> {
        let mut out = Mat([[0.0; R]; C]);
        for i in 0..R {
            for j in 0..C {
                out.0[j][i] = self.0[i][j];
            }
        }
        out
    }
    fn plus(mut self, o: &Mat<R, C>, times: f64) -> Self {
        for (mine, theirs) in self.0.iter_mut().zip(o.0.iter()) {
            for (a, b) in mine.iter_mut().zip(theirs) {
                *a += times * b;
            }
        }
        self
    }
}

#[derive(Clone, Debug, Differentiable)]
struct Kalman {
    x: Mat<2, 1>,
    p: Mat<2, 2>,
    q: f64,
    r: f64,
    log_likelihood: f64,
}

#[differentiable(forward)]
impl Kalman {
    fn predict(&mut self, dt: f64) {
        let f = Mat([[1.0, dt], [0.0, 1.0]]);
        self.x = f.mul(&self.x);
        let noise = Mat([
            [0.25 * dt.powi(4), 0.5 * dt.powi(3)],
            [0.5 * dt.powi(3), dt * dt],
        ]);
        self.p = f.mul(&self.p).mul(&f.t()).plus(&noise, self.q);
    }
    fn update(&mut self, z: f64) {
        let h = Mat([[1.0, 0.0]]);
        let innovation = z - h.mul(&self.x).0[0][0];
        let s = h.mul(&self.p).mul(&h.t()).0[0][0] + self.r;
        let gain = self.p.mul(&h.t());
        self.x = self.x.plus(&gain, innovation / s);
        let correction = gain.mul(&h).mul(&self.p);
        self.p = self.p.plus(&correction, -1.0 / s);
        self.log_likelihood -= 0.5 * (innovation * innovation / s + (2.0 * PI * s).ln());
    }
}

#[differentiable(forward)]
fn tracking(q: f64, r: f64, speed: f64, #[no_diff] fixes: &[Option<f64>]) -> f64 {
    let mut filter = Kalman {
        x: Mat([[0.0], [speed]]),
        p: Mat([[1.0, 0.0], [0.0, 1.0]]),
        q,
        r,
        log_likelihood: 0.0,
    };
    for fix in fixes {
        filter.predict(0.2);
        if let Some(z) = fix {
            filter.update(*z);
        }
    }
    filter.log_likelihood
}

/// The corpus of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(forward calibration(
            510.0, 0.1, -0.05,
            const &[[0.1, 0.2, 1.0], [-0.3, 0.1, 1.2], [0.0, 0.0, 0.05], [0.4, -0.2, 0.9]],
            const &[[370.0, 340.0], [200.0, 280.0], [0.0, 0.0], [540.0, 130.0]]
        )),
        program!(forward slam_cost(
            &[[0.0, 0.1, 0.0], [1.0, 0.2, 0.3], [1.9, 0.7, 0.4]],
            [2.0, 2.0],
            1.05
        )),
        program!(forward beam(&[0.1, 0.2, 0.05, 0.3, 0.1, 0.2, 0.15, 0.4, 0.1], 3, const (0.3, 0.4), const 0.6)),
        program!(forward icp_error([0.1, -0.05, 0.1], const &[[0.0, 0.0], [1.0, 0.1], [0.9, 1.0], [0.1, 1.2]], const &[[0.1, 0.1], [1.1, 0.0], [1.0, 1.1], [0.0, 1.0], [2.0, 2.0]])),
        program!(forward tracking(0.3, 0.5, 0.8, const &[Some(0.1), None, Some(0.4), Some(0.9)])),
    ]
}
