#[grads::differentiable(forward)]
pub mod robotics {
    //! Kinematics, estimation and control.

    use crate::harness::row::Program;
    use grads::prelude::*;

    fn two_link_arm(q1: f64, q2: f64, lengths: [f64; 2]) -> f64 {
        let x = lengths[0] * q1.cos() + lengths[1] * (q1 + q2).cos();
        let y = lengths[0] * q1.sin() + lengths[1] * (q1 + q2).sin();
        (x - 1.0).powi(2) + (y - 0.5).powi(2)
    }

    fn planar_chain(angles: &[f64], lengths: &[f64]) -> f64 {
        let (mut x, mut y, mut heading) = (0.0, 0.0, 0.0);
        for i in 0..angles.len() {
            heading += angles[i];
            x += lengths[i] * heading.cos();
            y += lengths[i] * heading.sin();
        }
        x.hypot(y)
    }

    /// Rotates a vector by a unit quaternion (after normalising it) and projects it on a direction.
    fn quaternion_rotation(q: [f64; 4], v: [f64; 3]) -> f64 {
        let norm = (q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]).sqrt();
        let (w, x, y, z) = (q[0] / norm, q[1] / norm, q[2] / norm, q[3] / norm);
        let t = [
            2.0 * (y * v[2] - z * v[1]),
            2.0 * (z * v[0] - x * v[2]),
            2.0 * (x * v[1] - y * v[0]),
        ];
        let r0 = v[0] + w * t[0] + y * t[2] - z * t[1];
        let r1 = v[1] + w * t[1] + z * t[0] - x * t[2];
        let r2 = v[2] + w * t[2] + x * t[1] - y * t[0];
        0.3 * r0 - 0.8 * r1 + 0.5 * r2
    }

    /// Dead reckoning: one (distance, turn) pair a step.
    fn odometry(moves: &[f64], start: (f64, f64, f64)) -> f64 {
        let (mut x, mut y, mut theta) = start;
        let mut i = 0;
        while i + 1 < moves.len() {
            x += moves[i] * theta.cos();
            y += moves[i] * theta.sin();
            theta += moves[i + 1];
            i += 2;
        }
        x * x + y * y + theta.sin()
    }

    /// Reprojection error; the image points are data.
    fn pinhole(focal: f64, camera: [f64; 3], points: &[f64], #[no_diff] image: &[f64]) -> f64 {
        let mut error = 0.0;
        for i in 0..image.len() / 2 {
            let x = points[3 * i] - camera[0];
            let y = points[3 * i + 1] - camera[1];
            let z = points[3 * i + 2] - camera[2];
            if z <= 0.0 {
                continue;
            }
            let du = focal * x / z - image[2 * i];
            let dv = focal * y / z - image[2 * i + 1];
            error += (1.0 + du * du + dv * dv).ln();
        }
        error
    }

    /// Closest model point for every scan point, then the squared distances.
    fn scan_matching(pose: [f64; 3], scan: &[f64], map: &[f64]) -> f64 {
        let (s, c) = pose[2].sin_cos();
        let mut cost = 0.0;
        for i in 0..scan.len() / 2 {
            let x = pose[0] + c * scan[2 * i] - s * scan[2 * i + 1];
            let y = pose[1] + s * scan[2 * i] + c * scan[2 * i + 1];
            let mut best = f64::INFINITY;
            for j in 0..map.len() / 2 {
                let d = (x - map[2 * j]).powi(2) + (y - map[2 * j + 1]).powi(2);
                if d < best {
                    best = d;
                }
            }
            cost += best;
        }
        cost
    }

    fn bicycle_model(steer: &[f64], speed: f64, wheelbase: f64) -> f64 {
        let dt = 0.1;
        let mut pose: [f64; 3] = [0.0; 3];
        for &delta in steer {
            pose[0] += dt * speed * pose[2].cos();
            pose[1] += dt * speed * pose[2].sin();
            pose[2] += dt * speed * delta.tan() / wheelbase;
        }
        pose[0] - 2.0 * pose[1] * pose[1] + pose[2]
    }

    fn smooth_trajectory(q: &[f64], goal: f64) -> f64 {
        let n = q.len();
        let mut cost = 10.0 * (q[n - 1] - goal).powi(2);
        for i in 1..n - 1 {
            let acceleration = q[i + 1] - 2.0 * q[i] + q[i - 1];
            cost += acceleration * acceleration;
        }
        cost
    }

    fn obstacle_cost(path: &[f64], obstacle: (f64, f64), radius: f64) -> f64 {
        let mut cost = 0.0;
        for i in 0..path.len() / 2 {
            let d = ((path[2 * i] - obstacle.0).powi(2) + (path[2 * i + 1] - obstacle.1).powi(2))
                .sqrt();
            let clearance = (d - radius).max(0.05);
            cost += (radius - d).max(0.0) + 1.0 / clearance.min(2.0);
        }
        cost
    }

    /// Actuator with saturation and anti-windup.
    fn pid(kp: f64, ki: f64, kd: f64) -> f64 {
        let dt = 0.05;
        let (mut x, mut v, mut integral, mut last) = (0.0, 0.0, 0.0, 1.0);
        let mut cost = 0.0;
        for _ in 0..80 {
            let error = 1.0 - x;
            let u = kp * error + ki * integral + kd * (error - last) / dt;
            let limited = u.clamp(-2.0, 2.0);
            if u == limited {
                integral += dt * error;
            }
            last = error;
            v += dt * (limited - 0.5 * v);
            x += dt * v;
            cost += dt * error * error;
        }
        cost
    }

    fn complementary_filter(gain: f64, gyro: &[f64], angle: &[f64]) -> f64 {
        let mut estimate = angle[0];
        let mut error = 0.0;
        for i in 1..gyro.len() {
            estimate = gain * (estimate + 0.1 * gyro[i]) + (1.0 - gain) * angle[i];
            error += (estimate - angle[i]).abs();
        }
        error
    }

    fn bearing_only(landmark: (f64, f64), poses: &[f64], #[no_diff] bearings: &[f64]) -> f64 {
        let mut cost = 0.0;
        for i in 0..bearings.len() {
            let seen = (landmark.1 - poses[2 * i + 1]).atan2(landmark.0 - poses[2 * i]);
            let mut r = seen - bearings[i];
            while r > std::f64::consts::PI {
                r -= std::f64::consts::TAU;
            }
            while r < -std::f64::consts::PI {
                r += std::f64::consts::TAU;
            }
            cost += r * r;
        }
        cost
    }

    /// The corpus of this file.
    pub fn programs() -> Vec<Program> {
        vec![
            program!(forward two_link_arm(0.4, 0.9, [1.0, 0.7])),
            program!(forward planar_chain(&[0.3, -0.5, 0.8], &[1.0, 0.6, 0.4])),
            program!(forward quaternion_rotation([0.9, 0.1, -0.3, 0.2], [1.0, 0.5, -0.7])),
            program!(forward odometry(&[1.0, 0.2, 0.7, -0.4, 0.5, 0.1], (0.1, -0.2, 0.3))),
            program!(forward pinhole(
                1.2,
                [0.1, -0.1, 0.0],
                &[0.3, 0.4, 2.0, -0.5, 0.2, 3.0, 0.1, 0.1, -1.0],
                const &[0.1, 0.3, -0.2, 0.1, 0.0, 0.0]
            )),
            program!(forward scan_matching(
                [0.1, -0.1, 0.2],
                &[1.0, 0.0, 0.2, 0.9],
                &[1.1, 0.1, 0.1, 1.0, -0.5, 0.3]
            )),
            program!(forward bicycle_model(&[0.1, 0.2, -0.1, 0.05], 3.0, 1.6)),
            program!(forward smooth_trajectory(&[0.0, 0.3, 0.4, 0.9, 1.1], 1.2)),
            program!(forward obstacle_cost(
                &[0.0, 0.1, 0.5, 0.4, 1.0, 0.9],
                (0.6, 0.5),
                0.3
            )),
            program!(forward pid(2.5, 0.6, 0.4)),
            program!(forward complementary_filter(
                0.9,
                &[0.1, 0.4, -0.2, 0.3],
                &[0.0, 0.1, 0.2, -0.1]
            )),
            program!(forward bearing_only(
                (1.0, 2.0),
                &[0.0, 0.1, 3.0, -0.5],
                const &[7.2, -4.0]
            )),
        ]
    }
}
