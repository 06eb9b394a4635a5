//! `#[checkpoint]` changes what is kept, and nothing else: value and gradient are the same to the last bit.

use grads::prelude::*;
use std::sync::atomic::{AtomicU64, Ordering};

/// The programs with this attribute before their loops.
macro_rules! counted {
    ($name:ident $($mark:tt)*) => {
        #[allow(clippy::all, unused)]
        mod $name {
            use grads::prelude::*;

            #[differentiable]
            pub fn logistic(x: f64, r: f64, n: usize) -> f64 {
                let mut y = x;
                let mut seed = 7u64;
                $($mark)*
                for _ in 0..n {
                    seed = (seed * 1103 + 12345) % 65536;
                    let kick = seed as f64 * 1e-7;
                    y = r * y * (1.0 - y) + kick;
                }
                y
            }

            #[differentiable]
            pub fn heat(u: &mut [f64], k: f64, steps: usize) -> f64 {
                let n = u.len();
                $($mark)*
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

            #[differentiable]
            pub fn leapfrog(x0: &[f64], v0: &[f64], stiffness: f64, dt: f64) -> f64 {
                let (mut x, mut v) = (x0.to_vec(), v0.to_vec());
                let mut work = 0.0;
                $($mark)*
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

            #[derive(Clone, Debug, Differentiable)]
            pub struct Pendulum {
                pub angle: f64,
                pub speed: f64,
                pub trace: Vec<f64>,
            }

            #[differentiable]
            pub fn swing(p: &Pendulum, damping: f64) -> Pendulum {
                let dt = 0.05;
                let speed = p.speed - dt * (p.angle.sin() + damping * p.speed);
                let mut trace = p.trace.clone();
                trace[0] += speed * speed;
                Pendulum { angle: p.angle + dt * speed, speed, trace }
            }

            #[differentiable]
            pub fn pendulum(angle: f64, damping: f64, every: usize) -> f64 {
                let mut p = Pendulum { angle, speed: 0.0, trace: vec![0.0, 1.0] };
                $($mark)*
                for _ in 0..10 {
                    p = swing(&p, damping);
                }
                p.angle + p.trace[0] * p.trace[1]
            }


            #[differentiable]
            pub fn pendulum_in_place(mut p: Pendulum, damping: f64) -> f64 {
                $($mark)*
                for k in 0..p.trace.len() {
                    p.speed -= 0.1 * (p.angle.sin() + damping * p.speed);
                    p.angle += 0.1 * p.speed;
                    p.trace[k] *= p.angle;
                }
                p.trace[0] + p.trace[1] * p.speed
            }

            #[differentiable]
            pub fn recorded(x: f64, rate: f64) -> f64 {
                let mut y = x;
                let mut path = Vec::new();
                let mut best = None;
                $($mark)*
                for i in 0..11 {
                    y += rate * (y * y).cos();
                    path.push(y);
                    if i % 3 == 1 {
                        let earlier: f64 = path[i / 2];
                        path[i / 2] = earlier.sin() + y;
                    }
                    best = match best {
                        Some(b) if b > y => Some(b),
                        _ => Some(y),
                    };
                }
                let mut s = best.unwrap_or(0.0);
                for p in &path {
                    s += p * p;
                }
                s
            }

            #[derive(Clone, Debug, Differentiable)]
            pub struct Filter {
                mean: Vec<f64>,
                spread: [f64; 2],
                seen: usize,
            }

            #[differentiable]
            impl Filter {
                fn update(&mut self, z: f64, noise: f64) {
                    let gain = self.spread[0] / (self.spread[0] + noise);
                    for m in self.mean.iter_mut() {
                        *m += gain * (z - *m);
                    }
                    self.spread[0] *= 1.0 - gain;
                    self.spread[1] += self.spread[0] * self.mean[0];
                    self.seen += 1;
                }
            }

            #[differentiable]
            pub fn tracked(zs: &[f64], noise: f64) -> f64 {
                let mut filter = Filter { mean: vec![0.0, 1.0], spread: [1.0, noise], seen: 0 };
                $($mark)*
                for (i, z) in zs.iter().enumerate().skip(1) {
                    filter.update(*z, noise + 0.1 * filter.seen as f64);
                    if i == 3 {
                        filter.mean.push(*z);
                    }
                }
                filter.mean[1] * filter.spread[1]
            }

            #[differentiable]
            pub fn pairs(xs: [f64; 3], k: f64) -> (f64, Vec<[f64; 3]>) {
                let mut bodies = vec![xs, [k, 0.1, 0.2]];
                let (mut a, mut b) = (k, 1.0);
                $($mark)*
                for t in (1..=9).step_by(2) {
                    let (left, right) = bodies.split_at_mut(1);
                    for d in 0..3 {
                        let pull = (right[0][d] - left[0][d]).tanh() / t as f64;
                        left[0][d] += k * pull;
                        right[0][d] -= k * pull;
                    }
                    (a, b) = (b, a * bodies[0][0].exp());
                }
                (a * b, bodies)
            }

            #[differentiable]
            pub fn days_of_hours(x: f64, rate: f64) -> f64 {
                let mut level = [x, 1.0];
                $($mark)*
                for day in 0..5 {
                    level[1] *= 1.0 + 0.01 * day as f64;
                    $($mark)*
                    for hour in (0..24).rev() {
                        level[0] += rate * (level[1] - level[0]).tanh() * (1.0 + hour as f64 / 24.0);
                    }
                    level[1] = level[1].sin() + level[0];
                }
                level[0] * level[1]
            }

            #[differentiable]
            pub fn fit(theta: &[f64], samples: &[f64]) -> f64 {
                let mut loss = 0.0;
                for s in 0..samples.len() {
                    let mut y = samples[s];
                    $($mark)*
                    for _ in 0..11 {
                        y += 0.1 * (theta[0] * y).sin() * theta[1];
                    }
                    loss += (y - 1.0).powi(2);
                }
                loss
            }

            #[differentiable]
            pub fn filtered(signal: &[f64], gain: f64) -> f64 {
                let mut state = vec![0.1, 0.2];
                $($mark)*
                for (i, s) in signal.iter().enumerate() {
                    state[0] = (state[0] + gain * s).tanh();
                    state[1] += state[0] * state[0];
                    if state[1] > 100.0 + i as f64 {
                        return state[1] * gain;
                    }
                }
                state[0] + state[1]
            }

            #[differentiable]
            pub fn bytes(x: f64) -> f64 {
                let mut y = x;
                $($mark)*
                for i in (0..=255u8).rev() {
                    y += 0.01 * (y * i as f64).cos();
                }
                $($mark)*
                for i in -128..127i8 {
                    y += 0.001 * (y + i as f64).sin();
                }
                y
            }

            #[differentiable]
            pub fn around(x: &[f64], w: f64) -> f64 {
                let mut a = x.to_vec();
                for i in 0..a.len() {
                    a[i] = (a[i] * w).exp();
                }
                let mut b = a.clone();
                let mut s = a[0].sin() * b[1];
                $($mark)*
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

            #[differentiable]
            pub fn grid(u: &[Vec<f64>], c: f64) -> f64 {
                let mut now = u.to_vec();
                let mut next = u.to_vec();
                $($mark)*
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
        }
    };
}

counted!(plain);
counted!(root #[checkpoint]);
counted!(every #[checkpoint(1)]);
counted!(third #[checkpoint(3)]);
counted!(all #[checkpoint(1000)]);
counted!(one_slot #[checkpoint(slots = 1)]);
counted!(two_slots #[checkpoint(slots = 2)]);
counted!(four_slots #[checkpoint(slots = 4)]);
counted!(enough_slots #[checkpoint(slots = 1000)]);

/// Those whose loops make as many trips as it takes.
macro_rules! open {
    ($name:ident $($mark:tt)*) => {
        #[allow(clippy::all, unused)]
        mod $name {
            use grads::prelude::*;

            #[differentiable]
            pub fn until(x: f64, limit: f64) -> f64 {
                let mut y = x;
                let mut n = 0;
                $($mark)*
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

            #[differentiable]
            pub fn root(a: f64) -> f64 {
                let mut x = a;
                let end = $($mark)* loop {
                    let next = 0.5 * (x + a / x);
                    if (next - x).abs() < 1e-3 {
                        break next * 2.0;
                    }
                    x = next;
                };
                end
            }
        }
    };
}

open!(open_plain);
open!(open_every #[checkpoint(1)]);
open!(open_third #[checkpoint(3)]);
open!(open_all #[checkpoint(1000)]);

/// Value and gradient, and what became of the arguments, as text that tells all floats apart.
macro_rules! all_same {
    ($($module:ident)*; $f:ident $args:tt) => {
        let results = [$(all_same!(@open $module $f $args)),*];
        for result in &results {
            assert_eq!(result, &results[0], "{}", stringify!($f $args));
        }
    };
    (@open $module:ident $f:ident ($($args:tt)*)) => {
        all_same!(@run $module $f [] $($args)*)
    };
    (@run $module:ident $f:ident [$($done:tt)*]) => {{
        format!("{:?}", value_and_grad!($module::$f)($($done)*))
    }};
    (@run $module:ident $f:ident [$($done:tt)*] Pendulum $fields:tt $($rest:tt)*) => {
        all_same!(@run $module $f [$($done)* $module::Pendulum $fields] $($rest)*)
    };
    (@run $module:ident $f:ident [$($done:tt)*] $next:tt $($rest:tt)*) => {
        all_same!(@run $module $f [$($done)* $next] $($rest)*)
    };
}

macro_rules! same {
    ($($call:tt)*) => { all_same!(plain root every third all one_slot two_slots four_slots enough_slots; $($call)*); };
}

macro_rules! open_same {
    ($($call:tt)*) => { all_same!(open_plain open_every open_third open_all; $($call)*); };
}

#[test]
fn logistic() {
    same!(logistic(0.3, 3.1, 20));
    same!(logistic(0.3, 3.1, 0));
    same!(logistic(0.3, 3.1, 1));
    same!(logistic(0.3, 2.9, 25));
}

#[test]
fn heat() {
    same!(heat(&mut [1.0, 0.5, -0.3, 0.8, 0.1], 0.2, 10));
    same!(heat(&mut [1.0, 0.5, -0.3, 0.8, 0.1], 0.2, 2));
    same!(heat(&mut [1.0, 0.5, -0.3], 0.2, 0));
}

#[test]
fn leapfrog() {
    same!(leapfrog(&[0.1, -0.3, 0.5], &[0.0, 0.4, -0.2], 0.7, 0.1));
}

#[test]
fn pendulum() {
    same!(pendulum(0.4, 0.1, 3));
    same!(pendulum(0.4, 0.1, 0));
    same!(pendulum(0.4, 0.1, 1000));
}

#[test]
fn pendulum_in_place() {
    same!(pendulum_in_place(
        Pendulum {
            angle: 0.4,
            speed: 0.3,
            trace: vec![1.0, 2.0, 3.0, 4.0, 5.0, 6.0]
        },
        0.2
    ));
}

#[test]
fn days_of_hours() {
    same!(days_of_hours(0.2, 0.05));
}

#[test]
fn fit() {
    same!(fit(&[0.7, 1.2], &[0.1, 0.5, 0.9]));
}

#[test]
fn until() {
    open_same!(until(0.2, 3.0));
    open_same!(until(3.5, 3.0));
}

#[test]
fn root() {
    open_same!(root(2.5));
}

#[test]
fn filtered() {
    same!(filtered(&[0.4, -0.2, 0.9, 0.3, 0.1], 0.8));
    same!(filtered(&[0.4, -0.2, 900.0, 0.3, 0.1], 30.0));
}

#[test]
fn bytes() {
    same!(bytes(0.3));
}

#[test]
fn around() {
    same!(around(&[0.2, 0.5, -0.4], 0.7));
}

#[test]
fn grid() {
    same!(grid(
        &[vec![0.1, 0.2], vec![0.5, -0.3], vec![0.7, 0.2]],
        0.4
    ));
}

/// `grad!` of a closure, where the attribute stands in a macro's tokens.
#[test]
fn in_a_closure() {
    let plain = grad!(|x: f64| {
        let mut y = x;
        for _ in 0..7 {
            y = (y * x).sin() + 0.1;
        }
        y
    })(0.4);
    let marked = grad!(|x: f64| {
        let mut y = x;
        #[checkpoint(2)]
        for _ in 0..7 {
            y = (y * x).sin() + 0.1;
        }
        y
    })(0.4);
    assert_eq!(plain, marked);
}

#[differentiable]
fn relaxed(x: &mut [f64], rate: f64) {
    #[checkpoint(4)]
    for _ in 0..10 {
        for i in 1..x.len() {
            x[i] += rate * (x[i - 1] - x[i]).sin();
        }
    }
}

/// A pullback can run twice, and gives the array back as it was.
#[test]
fn twice() {
    let before = [0.3, -0.4, 1.2];
    let mut x = before;
    let (_, back) = vjp!(relaxed)(&mut x, 0.2);
    let once = back(vec![1.0, 0.5, 2.0]);
    assert_eq!(once, back(vec![1.0, 0.5, 2.0]));
    assert_ne!(x, before);
}

/// The sum of the first loop is known only after that loop has run, and decides what the second one keeps.
#[differentiable]
fn sum_before(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for v in x {
        let mut p = 1.0;
        for j in 0..3 {
            p *= (v + j as f64).sin();
        }
        s += p;
    }
    let mut y = s;
    for _ in 0..5 {
        y = (y + 1.0).sin();
    }
    y
}

#[differentiable]
fn sum_before_checkpoints(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for v in x {
        let mut p = 1.0;
        for j in 0..3 {
            p *= (v + j as f64).sin();
        }
        s += p;
    }
    let mut y = s;
    #[checkpoint(2)]
    for _ in 0..5 {
        y = (y + 1.0).sin();
    }
    y
}

#[test]
fn after_a_sum() {
    let x = [0.3, 0.7, -0.2, 1.1];
    let (value, gradient) = value_and_grad!(sum_before)(&x);
    assert_eq!(value, sum_before(&x));
    assert_eq!(
        value_and_grad!(sum_before_checkpoints)(&x),
        (value, gradient.clone())
    );
    for i in 0..x.len() {
        let at = |d: f64| {
            let mut x = x;
            x[i] += d;
            sum_before(&x)
        };
        let slope = (at(1e-6) - at(-1e-6)) / 2e-6;
        assert!(
            (slope - gradient[i]).abs() < 1e-8,
            "{slope} {}",
            gradient[i]
        );
    }
}

#[test]
fn recorded() {
    same!(recorded(0.3, 0.4));
}

#[test]
fn tracked() {
    same!(tracked(&[0.3, 0.5, 0.2, 0.9, 0.1, 0.4, 0.7], 0.3));
}

#[test]
fn pairs() {
    macro_rules! run {
        ($($module:ident)*) => {[$({
            let (value, back) = vjp!($module::pairs)([0.3, -0.2, 0.5], 0.7);
            let ct = (1.0, vec![[0.1, 0.2, 0.3], [0.4, 0.5, 0.6]]);
            format!("{value:?} {:?}", back(ct))
        }),*]};
    }
    let all = run!(plain root every third all one_slot two_slots four_slots enough_slots);
    assert!(all.iter().all(|one| *one == all[0]), "{all:#?}");
}

static DRAWN: AtomicU64 = AtomicU64::new(0);

fn draw() -> f64 {
    let n = DRAWN.fetch_add(1, Ordering::Relaxed);
    (n as f64 * 0.618).fract()
}

#[differentiable]
fn kicked(y: f64, by: f64) -> f64 {
    y + by * stop_gradient(draw()) * y.sin()
}

#[differentiable]
fn walk(y: f64, by: f64) -> f64 {
    let mut y = y;
    for _ in 0..8 {
        y = kicked(y, by);
    }
    y
}

#[differentiable]
fn walk_in_blocks(y: f64, by: f64) -> f64 {
    let mut y = y;
    #[checkpoint(3)]
    for _ in 0..8 {
        y = kicked(y, by);
    }
    y
}

/// A number that a called function draws is drawn once.
#[test]
fn random_numbers() {
    let plain = value_and_grad!(walk)(0.4, 0.3);
    DRAWN.store(0, Ordering::Relaxed);
    assert_eq!(value_and_grad!(walk_in_blocks)(0.4, 0.3), plain);
    assert_eq!(DRAWN.load(Ordering::Relaxed), 8);
}
