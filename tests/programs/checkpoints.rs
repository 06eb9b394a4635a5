//! Long loops over time, of which the way back keeps the state after every so many trips.

use crate::harness::row::Program;
use grads::prelude::*;

/// A number as state, an integer beside it.
#[differentiable(forward)]
fn logistic(x: f64, r: f64, n: usize) -> f64 {
    let mut y = x;
    let mut seed = 7u64;
    #[checkpoint]
    for _ in 0..n {
        seed = (seed * 1103 + 12345) % 65536;
        let kick = seed as f64 * 1e-7;
        y = r * y * (1.0 - y) + kick;
    }
    y
}

/// The heat equation with a coefficient that depends on the temperature, in place.
#[differentiable(forward)]
fn heat(u: &mut [f64], k: f64, steps: usize) -> f64 {
    let n = u.len();
    #[checkpoint(3)]
    for t in 0..steps {
        let mut left = u[0];
        for i in 1..n - 1 {
            let here = u[i];
            u[i] += k * (1.0 + 0.1 * here * here) * (left - 2.0 * here + u[i + 1]);
            left = here;
        }
        u[0] += 0.01 * t as f64;
    }
    let mut energy = 0.0;
    for i in 0..n {
        energy += u[i] * u[i];
    }
    energy
}

/// Leapfrog: positions and velocities in vectors, the new state beside the old one, a part of the energy summed on the way.
#[differentiable(forward)]
fn leapfrog(x0: &[f64], v0: &[f64], stiffness: f64, dt: f64) -> f64 {
    let (mut x, mut v) = (x0.to_vec(), v0.to_vec());
    let mut work = 0.0;
    #[checkpoint]
    for step in 0..17 {
        let mut force = vec![0.0; x.len()];
        for i in 0..x.len() {
            let before = if i > 0 { x[i - 1] } else { 0.0 };
            let after = if i + 1 < x.len() { x[i + 1] } else { 0.0 };
            force[i] = stiffness * (before - 2.0 * x[i] + after) - x[i].powi(3);
        }
        for i in 0..x.len() {
            v[i] += dt * force[i];
            x[i] += dt * v[i];
        }
        if step % 4 == 0 {
            work += force[0] * v[0];
        }
    }
    work + x[1] * v[0]
}

#[derive(Clone, Differentiable)]
struct Pendulum {
    angle: f64,
    speed: f64,
    trace: Vec<f64>,
}

flat_struct! { Pendulum PendulumTangent { angle, speed, trace } }

#[differentiable(forward)]
fn swing(p: &Pendulum, damping: f64) -> Pendulum {
    let dt = 0.05;
    let speed = p.speed - dt * (p.angle.sin() + damping * p.speed);
    let mut trace = p.trace.clone();
    trace[0] += speed * speed;
    Pendulum {
        angle: p.angle + dt * speed,
        speed,
        trace,
    }
}

/// A struct as state, replaced in every trip by what a function makes of it.
#[differentiable(forward)]
fn pendulum(angle: f64, damping: f64, every: usize) -> f64 {
    let mut p = Pendulum {
        angle,
        speed: 0.0,
        trace: vec![0.0, 1.0],
    };
    #[checkpoint(every)]
    for _ in 0..10 {
        p = swing(&p, damping);
    }
    p.angle + p.trace[0] * p.trace[1]
}

/// The fields of a struct written in place.
#[differentiable(forward)]
fn pendulum_in_place(mut p: Pendulum, damping: f64) -> f64 {
    #[checkpoint(4)]
    for k in 0..p.trace.len() {
        p.speed -= 0.1 * (p.angle.sin() + damping * p.speed);
        p.angle += 0.1 * p.speed;
        p.trace[k] *= p.angle;
    }
    p.trace[0] + p.trace[1] * p.speed
}

/// Blocks within blocks.
#[differentiable(forward)]
fn days_of_hours(x: f64, rate: f64) -> f64 {
    let mut level = [x, 1.0];
    #[checkpoint(2)]
    for day in 0..5 {
        level[1] *= 1.0 + 0.01 * day as f64;
        #[checkpoint]
        for hour in (0..24).rev() {
            level[0] += rate * (level[1] - level[0]).tanh() * (1.0 + hour as f64 / 24.0);
        }
        level[1] = level[1].sin() + level[0];
    }
    level[0] * level[1]
}

/// A run over time for every sample, the samples meeting in a sum.
#[differentiable(forward)]
fn fit(theta: &[f64], samples: &[f64]) -> f64 {
    let mut loss = 0.0;
    for s in 0..samples.len() {
        let mut y = samples[s];
        #[checkpoint(4)]
        for _ in 0..11 {
            y += 0.1 * (theta[0] * y).sin() * theta[1];
        }
        loss += (y - 1.0).powi(2);
    }
    loss
}

/// As long as it takes, with a way out in the middle and trips that are cut short.
#[differentiable(forward)]
fn until(x: f64, limit: f64) -> f64 {
    let mut y = x;
    let mut n = 0;
    #[checkpoint(4)]
    while y < limit {
        n += 1;
        if n % 3 == 0 {
            y += 0.5;
            continue;
        }
        y += 0.3 * y.sin() + 0.1;
        if n > 40 {
            break;
        }
    }
    y * y * limit
}

/// Newton's method by `loop`, whose `break` has a value.
#[differentiable(forward)]
fn root(a: f64) -> f64 {
    let mut x = a;
    let end = #[checkpoint(3)]
    loop {
        let next = 0.5 * (x + a / x);
        if (next - x).abs() < 1e-3 {
            break next * 2.0;
        }
        x = next;
    };
    end
}

const EVERY: usize = 6;

#[derive(Clone, Copy, Differentiable)]
struct Clock {
    rate: f64,
    every: usize,
}

#[differentiable(forward)]
impl Clock {
    /// A method, whose blocks are as long as a field and a constant say.
    fn run(&self, x: f64, ks: &[f64]) -> f64 {
        let mut y = x;
        #[checkpoint(self.every)]
        for k in ks {
            #[checkpoint(EVERY)]
            for _ in 0..9 {
                y = (y * k).sin() * self.rate;
            }
        }
        y
    }
}

#[differentiable(forward)]
fn clocked(rate: f64, x: f64, ks: &[f64]) -> f64 {
    let clock = Clock { rate, every: 2 };
    clock.run(x, ks) + ks[0]
}

/// Over the elements of an array, with an early return.
#[differentiable(forward)]
fn filtered(signal: &[f64], gain: f64) -> f64 {
    let mut state = vec![0.1, 0.2];
    #[checkpoint]
    for (i, s) in signal.iter().enumerate() {
        state[0] = (state[0] + gain * s).tanh();
        state[1] += state[0] * state[0];
        if state[1] > 100.0 + i as f64 {
            return state[1] * gain;
        }
    }
    state[0] + state[1]
}

/// Small integers as index, down from the last that there is.
#[differentiable(forward)]
fn bytes(x: f64) -> f64 {
    let mut y = x;
    #[checkpoint(16)]
    for i in (0..=255u8).rev() {
        y += 0.01 * (y * i as f64).cos();
    }
    #[checkpoint(100)]
    for i in -128..127i8 {
        y += 0.001 * (y + i as f64).sin();
    }
    y
}

/// What the loop reads is written before it, and what it writes is read after it and was read before it.
#[differentiable(forward)]
fn around(x: &[f64], w: f64) -> f64 {
    let mut a = x.to_vec();
    for i in 0..a.len() {
        a[i] = (a[i] * w).exp();
    }
    let mut b = a.clone();
    let mut s = a[0].sin() * b[1];
    #[checkpoint(2)]
    for t in 0..7 {
        for i in 0..b.len() {
            b[i] = (b[i] * a[i] * 0.3).sin() + 0.1 * t as f64;
        }
        s += b[t % 3] * s.cos();
    }
    for i in 0..b.len() {
        b[i] = b[i] * b[i];
    }
    a[0] = b[2];
    s * a[0] + a[1] * b[0]
}

/// Rows as state, exchanged in every trip.
#[differentiable(forward)]
fn grid(u: &[Vec<f64>], c: f64) -> f64 {
    let mut now = u.to_vec();
    let mut next = u.to_vec();
    #[checkpoint(2)]
    for _ in 0..5 {
        for i in 0..now.len() {
            for j in 0..now[i].len() {
                let up = if i > 0 { now[i - 1][j] } else { 0.0 };
                next[i][j] = now[i][j] + c * (up - now[i][j]).sin();
            }
        }
        std::mem::swap(&mut now, &mut next);
    }
    now[0][0] * now[1][1]
}

/// Three states at most, whatever the number of trips.
#[differentiable(forward)]
fn few_states(x: f64, r: f64, n: usize) -> f64 {
    let (mut y, mut drift) = (x, 0.1);
    #[checkpoint(slots = 3)]
    for i in 0..n {
        y = r * y * (1.0 - y) + drift * i as f64 * 1e-3;
        drift = drift * 0.9 + 0.01;
    }
    y
}

/// As many states as a variable says, downwards, with a way out.
#[differentiable(forward)]
fn rod(u: &mut [f64], k: f64, slots: usize) -> f64 {
    let mut total = 0.0;
    #[checkpoint(slots = slots)]
    for t in (0..12).rev() {
        for i in 1..u.len() - 1 {
            u[i] += k * (u[i - 1] - 2.0 * u[i] + u[i + 1]).sin();
        }
        u[0] += 0.01 * t as f64;
        total += u[1] * u[0];
        if total > 20.0 {
            break;
        }
    }
    total * u[1]
}

/// A struct as state, in a method, whose states are as many as a field says.
#[differentiable(forward)]
impl Clock {
    fn swings(&self, start: f64) -> f64 {
        let mut p = Pendulum {
            angle: start,
            speed: 0.0,
            trace: vec![0.0, self.rate],
        };
        #[checkpoint(slots = self.every)]
        for _ in 0..9 {
            p = swing(&p, self.rate);
            #[checkpoint(slots = EVERY)]
            for k in 0..4 {
                p.trace[1] = (p.trace[1] + p.angle * k as f64).sin();
            }
        }
        p.angle + p.trace[0] * p.trace[1]
    }
}

#[differentiable(forward)]
fn swings(rate: f64, x: f64) -> f64 {
    let clock = Clock { rate, every: 2 };
    clock.swings(x) * x
}

pub fn programs() -> Vec<Program> {
    vec![
        program!(forward logistic(0.3, 3.1, 20)),
        program!(forward logistic(0.3, 3.1, 0)),
        program!(forward logistic(0.3, 3.1, 1)),
        program!(forward logistic(0.3, 2.9, 25)),
        program!(forward heat(&mut [1.0, 0.5, -0.3, 0.8, 0.1], 0.2, 10)),
        program!(forward heat(&mut [1.0, 0.5, -0.3, 0.8, 0.1], 0.2, 2)),
        program!(forward heat(&mut [1.0, 0.5, -0.3], 0.2, 0)),
        program!(forward leapfrog(&[0.1, -0.3, 0.5], &[0.0, 0.4, -0.2], 0.7, 0.1)),
        program!(forward pendulum(0.4, 0.1, 3) calls swing),
        program!(forward pendulum(0.4, 0.1, 0) calls swing),
        program!(forward pendulum(0.4, 0.1, 1000) calls swing),
        program!(forward pendulum_in_place(
            Pendulum {
                angle: 0.4,
                speed: 0.3,
                trace: vec![1.0, 2.0, 3.0, 4.0, 5.0, 6.0]
            },
            0.2
        )),
        program!(forward days_of_hours(0.2, 0.05)),
        program!(forward fit(&[0.7, 1.2], &[0.1, 0.5, 0.9])),
        program!(forward until(0.2, 3.0)),
        program!(forward until(3.5, 3.0)),
        program!(forward root(2.5)),
        program!(forward filtered(&[0.4, -0.2, 0.9, 0.3, 0.1], 0.8)),
        program!(forward filtered(&[0.4, -0.2, 900.0, 0.3, 0.1], 30.0)),
        program!(forward clocked(1.1, 0.4, &[1.2, 0.9, 1.4, 0.7, 1.3])),
        program!(forward bytes(0.3)),
        program!(forward around(&[0.2, 0.5, -0.4], 0.7)),
        program!(forward few_states(0.3, 3.1, 20)),
        program!(forward few_states(0.3, 3.1, 0)),
        program!(forward few_states(0.3, 3.1, 3)),
        program!(forward rod(&mut [1.0, 0.5, -0.3, 0.8, 0.1], 0.2, 4)),
        program!(forward rod(&mut [1.0, 3.5, 2.3, 0.8, 0.1], 0.2, 0)),
        program!(forward swings(0.3, 0.4) calls swing),
        program!(forward grid(
            &[vec![0.1, 0.2], vec![0.5, -0.3], vec![0.7, 0.2]],
            0.4
        )),
    ]
}
