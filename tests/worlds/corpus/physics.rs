#[grads::differentiable(forward)]
pub mod physics {
    //! Motion, fields and fluids.

    use crate::harness::row::Program;
    use grads::prelude::*;

    fn damped_spring(x0: f64, v0: f64, k: f64, c: f64) -> f64 {
        let dt = 0.01;
        let mut x = x0;
        let mut v = v0;
        for _ in 0..200 {
            let a = -k * x - c * v;
            v += a * dt;
            x += v * dt;
        }
        x * x + v * v
    }

    /// Leapfrog over a thousand steps.
    fn pendulum_symplectic(angle: f64, speed: f64, length: f64) -> f64 {
        let h = 0.01;
        let mut q = angle;
        let mut p = speed;
        for _ in 0..1000 {
            p -= 0.5 * h * (9.81 / length) * q.sin();
            q += h * p;
            p -= 0.5 * h * (9.81 / length) * q.sin();
        }
        q + 0.1 * p
    }

    fn lotka_volterra(rates: &[f64], start: [f64; 2], steps: usize) -> f64 {
        let h = 0.05;
        let mut y = start;
        for _ in 0..steps {
            let k1 = [
                (rates[0] - rates[1] * y[1]) * y[0],
                (rates[3] * y[0] - rates[2]) * y[1],
            ];
            let m = [y[0] + 0.5 * h * k1[0], y[1] + 0.5 * h * k1[1]];
            let k2 = [
                (rates[0] - rates[1] * m[1]) * m[0],
                (rates[3] * m[0] - rates[2]) * m[1],
            ];
            y[0] += h * k2[0];
            y[1] += h * k2[1];
        }
        y[0].ln() + y[1]
    }

    fn projectile_with_drag(speed: f64, angle: f64, drag: f64) -> f64 {
        let dt = 0.01;
        let (mut x, mut y) = (0.0, 0.0);
        let mut vx = speed * angle.cos();
        let mut vy = speed * angle.sin();
        let mut last = (0.0, 0.0);
        while y >= 0.0 {
            last = (x, y);
            let v = vx.hypot(vy);
            vx -= dt * drag * v * vx;
            vy -= dt * (9.81 + drag * v * vy);
            x += dt * vx;
            y += dt * vy;
        }
        let part = last.1 / (last.1 - y);
        last.0 + part * (x - last.0)
    }

    fn kepler_energy(position: [f64; 3], velocity: [f64; 3], mu: f64) -> f64 {
        let r = (position[0] * position[0] + position[1] * position[1] + position[2] * position[2])
            .sqrt();
        let mut v2 = 0.0;
        for i in 0..3 {
            v2 += velocity[i] * velocity[i];
        }
        0.5 * v2 - mu / r
    }

    fn kepler_equation(mean: f64, eccentricity: f64) -> f64 {
        let mut e = mean;
        for _ in 0..8 {
            e -= (e - eccentricity * e.sin() - mean) / (1.0 - eccentricity * e.cos());
        }
        let half = (0.5 * e).tan();
        2.0 * (((1.0 + eccentricity) / (1.0 - eccentricity)).sqrt() * half).atan()
    }

    /// Pair sum over a triangular range; coordinates in the plane.
    fn lennard_jones(xy: &[f64], epsilon: f64, sigma: f64) -> f64 {
        let n = xy.len() / 2;
        let mut energy = 0.0;
        for i in 0..n {
            for j in i + 1..n {
                let dx = xy[2 * i] - xy[2 * j];
                let dy = xy[2 * i + 1] - xy[2 * j + 1];
                let s2 = sigma * sigma / (dx * dx + dy * dy);
                let s6 = s2 * s2 * s2;
                energy += 4.0 * epsilon * (s6 * s6 - s6);
            }
        }
        energy
    }

    /// As above, with a cutoff.
    fn coulomb_with_cutoff(x: &[f64], charge: &[f64], #[no_diff] cutoff: f64) -> f64 {
        let mut energy = 0.0;
        for i in 0..x.len() {
            for j in 0..i {
                let r = (x[i] - x[j]).abs();
                if r > cutoff {
                    continue;
                }
                energy += charge[i] * charge[j] / r;
            }
        }
        energy
    }

    /// Explicit scheme with two buffers.
    fn heat_rod(start: &[f64], diffusivity: f64, steps: usize) -> f64 {
        let n = start.len();
        let mut now = start.to_vec();
        let mut next = start.to_vec();
        for _ in 0..steps {
            for i in 1..n - 1 {
                next[i] = now[i] + diffusivity * (now[i - 1] - 2.0 * now[i] + now[i + 1]);
            }
            for i in 1..n - 1 {
                now[i] = next[i];
            }
        }
        let mut sum = 0.0;
        for i in 0..n {
            sum += now[i] * now[i];
        }
        sum
    }

    /// Upwind advection in place, from right to left.
    fn advection_in_place(u: &mut [f64], courant: f64, steps: usize) -> f64 {
        let n = u.len();
        for _ in 0..steps {
            for i in (1..n).rev() {
                u[i] -= courant * (u[i] - u[i - 1]);
            }
        }
        u[n - 1] + u[n / 2] * u[n / 2]
    }

    fn wave_energy(displacement: Vec<f64>, velocity: Vec<f64>, c: f64) -> f64 {
        let mut u = displacement;
        let mut v = velocity;
        let n = u.len();
        for _ in 0..20 {
            for i in 1..n - 1 {
                v[i] += 0.1 * c * c * (u[i + 1] - 2.0 * u[i] + u[i - 1]);
            }
            for i in 1..n - 1 {
                u[i] += 0.1 * v[i];
            }
        }
        let mut energy = 0.0;
        for i in 1..n {
            energy += 0.5 * v[i] * v[i] + 0.5 * c * c * (u[i] - u[i - 1]).powi(2);
        }
        energy
    }

    /// Magnetisation of a mean-field magnet.
    fn mean_field(temperature: f64, field: f64) -> f64 {
        let mut m = 0.9;
        for _ in 0..60 {
            m = ((m + field) / temperature).tanh();
        }
        m
    }

    fn van_der_waals(volume: f64, temperature: f64, a: f64, b: f64) -> f64 {
        8.314 * temperature / (volume - b) - a / volume.powi(2)
    }

    fn planck(wavelength: f64, temperature: f64) -> f64 {
        let c = 14.388 / (wavelength * temperature);
        1.19 / (wavelength.powi(5) * c.exp_m1())
    }

    fn snell(angle: f64, n1: f64, n2: f64) -> f64 {
        let s = n1 / n2 * angle.sin();
        if s.abs() > 1.0 {
            return std::f64::consts::PI - 2.0 * angle;
        }
        angle - s.asin()
    }

    /// Three bodies in the plane, velocity Verlet.
    fn three_bodies(positions: [f64; 6], velocities: [f64; 6], masses: [f64; 3]) -> f64 {
        let h = 0.02;
        let mut q = positions;
        let mut v = velocities;
        for _ in 0..25 {
            for i in 0..3 {
                for j in 0..3 {
                    if i != j {
                        let dx = q[2 * j] - q[2 * i];
                        let dy = q[2 * j + 1] - q[2 * i + 1];
                        let d2 = dx * dx + dy * dy + 0.01;
                        let w = h * masses[j] / (d2 * d2.sqrt());
                        v[2 * i] += w * dx;
                        v[2 * i + 1] += w * dy;
                    }
                }
            }
            for k in 0..6 {
                q[k] += h * v[k];
            }
        }
        q[0] * q[3] - q[1] * q[2] + q[4]
    }

    /// The corpus of this file.
    pub fn programs() -> Vec<Program> {
        vec![
            program!(forward damped_spring(1.0, 0.2, 4.0, 0.3)),
            program!(forward pendulum_symplectic(0.7, -0.2, 1.1)),
            program!(forward lotka_volterra(&[0.55, 0.28, 0.8, 0.24], [3.0, 1.2], 40)),
            program!(forward projectile_with_drag(20.0, 0.8, 0.01)),
            program!(forward kepler_energy([1.0, 0.2, -0.3], [0.1, 0.9, 0.2], 1.3)),
            program!(forward kepler_equation(1.2, 0.4)),
            program!(forward lennard_jones(
                &[0.0, 0.1, 1.2, 0.0, 0.4, 1.1, -0.9, 0.8],
                0.7,
                1.05
            )),
            program!(forward coulomb_with_cutoff(&[0.0, 0.7, 1.9, 3.5], &[1.0, -0.5, 0.8, -1.2], const 2.0)),
            program!(forward heat_rod(&[0.0, 1.0, 0.5, -0.3, 0.8], 0.2, 12)),
            program!(forward advection_in_place(&mut [1.0, 0.4, -0.2, 0.7, 0.1], 0.4, 6)),
            program!(forward wave_energy(
                vec![0.0, 0.5, 1.0, 0.4, 0.0],
                vec![0.0, 0.1, -0.2, 0.3, 0.0],
                0.9
            )),
            program!(forward mean_field(0.8, 0.05)),
            program!(forward van_der_waals(0.9, 3.0, 1.4, 0.04)),
            program!(forward planck(1.1, 5.8)),
            program!(forward snell(0.4, 1.0, 1.5)),
            program!(forward snell(1.2, 1.5, 1.0)),
            program!(forward three_bodies(
                [0.0, 0.0, 1.0, 0.1, -0.4, 0.9],
                [0.1, 0.0, 0.0, 0.8, -0.5, 0.1],
                [1.0, 0.3, 0.2]
            )),
        ]
    }
}
