//! `#[checkpoint(slots = k)]`, `memory` and `disk` bound what is kept, and change nothing else: values and derivatives are the same to the last bit.

#[path = "claims/mod.rs"]
mod claims;

use grads::prelude::*;
use std::cell::Cell;

thread_local! {
    static DRAWN: Cell<u64> = const { Cell::new(0) };
}

/// Where the files are.
const DIRECTORY: &str = env!("CARGO_TARGET_TMPDIR");

/// A number that is another one each time.
fn draw() -> f64 {
    let n = DRAWN.replace(DRAWN.get() + 1);
    (n as f64 * 0.618).fract()
}

/// The programs with this attribute before their loops, and the second one where a state is of a type that is only a param, or not `Clone`.
macro_rules! programs {
    ($name:ident) => { programs!($name [] []); };
    ($name:ident #$mark:tt) => { programs!($name [#$mark] [#$mark]); };
    ($name:ident [$($mark:tt)*] [$($users:tt)*]) => {
        #[allow(clippy::all, unused)]
        mod $name {
            use super::{DIRECTORY, draw};
            use grads::checkpoint::{StateBytes, Stored, bytes_of};
            use grads::prelude::*;

            /// What is added up is read by the next state, though not by the derivative of its trip.
            #[differentiable(forward, order = 2)]
            pub fn summed(x: f64, n: usize) -> f64 {
                let (mut a, mut s, mut t) = (x, 0.1, x);
                $($mark)*
                for i in 0..n {
                    t += 0.01 * i as f64;
                    let next = a * a * 0.3 + s;
                    s = s * 0.5 + 0.01 * t;
                    a = next.sin();
                }
                a
            }

            /// An array that every trip writes before it reads it, of numbers that are only added up.
            #[differentiable(forward, order = 2)]
            pub fn scratched(x: &[f64], n: usize) -> f64 {
                let mut y = x.to_vec();
                let mut slope = vec![0.0; y.len()];
                let mut t = 0.0;
                $($mark)*
                for _ in 0..n {
                    for i in 0..y.len() {
                        slope[i] = y[(i + 1) % y.len()] * 0.3 - y[i] * y[i] + t;
                    }
                    for i in 0..y.len() {
                        y[i] += 0.1 * slope[i];
                    }
                    t += 0.125;
                }
                y[0] * y[1]
            }

            #[differentiable(forward, order = 2)]
            fn kicked(y: f64, by: f64) -> f64 {
                match y > 0.2 {
                    true => y + by * stop_gradient(draw()) * y.sin(),
                    false => y + by * stop_gradient(draw() + draw()) + 0.2,
                }
            }

            #[differentiable(forward, order = 2)]
            fn cost(y: f64) -> f64 {
                println!("{}", draw());
                y * y * stop_gradient(draw())
            }

            /// No state needs the cost, which draws numbers, too.
            #[differentiable(forward, order = 2)]
            pub fn walk(y: f64, by: f64) -> f64 {
                let (mut y, mut loss) = (y, 0.0);
                $($mark)*
                for i in 0..11 {
                    loss += cost(y);
                    if i % 3 == 1 {
                        y = kicked(y * 0.5, by);
                    }
                    y = kicked(y, by);
                }
                loss * y
            }

            /// Of what is called some draws in trips that are undone themselves.
            #[differentiable]
            pub fn walks(y: f64, by: f64) -> f64 {
                let mut y = y;
                $($mark)*
                for _ in 0..4 {
                    y = walk(y, by).sin() + kicked(y, by);
                }
                y
            }

            #[derive(Clone, Copy, Debug, Differentiable)]
            pub enum Gear {
                Low { speed: f64 },
                High(f64, f64),
            }

            impl Stored for Gear {
                type Owned = Gear;
                fn write(&self, out: &mut Vec<u8>) {
                    match *self {
                        Gear::Low { speed } => (0u8, speed).write(out),
                        Gear::High(a, b) => (1u8, a, b).write(out),
                    }
                }
                fn read(from: &mut &[u8]) -> Option<Gear> {
                    Some(match u8::read(from)? {
                        0 => Gear::Low { speed: f64::read(from)? },
                        _ => Gear::High(f64::read(from)?, f64::read(from)?),
                    })
                }
            }

            /// States of many kinds.
            #[differentiable(forward)]
            pub fn geared(x: f64, n: usize) -> f64 {
                let mut gear = Gear::Low { speed: x };
                let mut best: Option<f64> = None;
                let mut pair = (x, [x, 1.0]);
                let mut path: Vec<(f64, usize)> = vec![];
                let mut count = 0u8;
                $($mark)*
                for i in 0..n {
                    gear = match gear {
                        Gear::Low { speed } if speed > 0.7 => Gear::High(speed.sin(), 0.5),
                        Gear::Low { speed } => Gear::Low { speed: speed * 1.1 + 0.1 },
                        Gear::High(a, b) => Gear::High(a * 0.9 + b * b, b * 0.8),
                    };
                    let now = match gear {
                        Gear::Low { speed } => speed,
                        Gear::High(a, b) => a * b,
                    };
                    best = Some(match best {
                        Some(b) => b.max(now),
                        None => now,
                    });
                    pair = (pair.1[0] + now, [pair.0.cos(), pair.1[1] * now]);
                    path.push((now, i));
                    if i % 4 == 3 {
                        path.pop();
                        count += 1;
                    }
                }
                let (mut s, last) = (pair.0 * pair.1[0] + pair.1[1], count as f64);
                for (p, i) in &path {
                    s += p * *i as f64;
                }
                s + best.unwrap_or(0.0) * last
            }

            /// Ways out of the loop.
            #[differentiable(forward)]
            pub fn left(xs: &[f64], limit: f64) -> f64 {
                let mut y = 0.5;
                $($mark)*
                for (i, x) in xs.iter().enumerate() {
                    if i == 2 {
                        continue;
                    }
                    y = (y * x + 0.3).sin() + y;
                    if y > limit {
                        break;
                    }
                    if y < -limit {
                        return y * limit;
                    }
                }
                y * y
            }

            /// Ranges and iterators of all sorts.
            #[differentiable(forward)]
            pub fn run_over(xs: &[f64], ys: &[f64], lo: i8) -> f64 {
                let mut y = 0.3;
                $($mark)*
                for i in (lo..=5).rev() {
                    y = (y + 0.1 * i as f64).sin();
                }
                $($mark)*
                for i in (2u16..30).step_by(3) {
                    y += (y * i as f64).cos();
                }
                $($mark)*
                for (x, z) in xs.iter().rev().zip(ys) {
                    y = (y * x).tanh() + z;
                }
                $($mark)*
                for x in xs.iter().chain(ys).filter(|x| **x > 0.0).take(5) {
                    y = (y + x).sin();
                }
                $($mark)*
                for w in xs.windows(2) {
                    y += w[0] * w[1] * y.cos();
                }
                y
            }

            /// A loop with states in one with states, and one in a loop without.
            #[differentiable(forward, order = 2)]
            pub fn nested(x: f64, n: usize) -> f64 {
                let mut y = [x, 0.2];
                $($mark)*
                for day in 0..n {
                    $($mark)*
                    for hour in (0..n).rev() {
                        y[0] += 0.1 * (y[1] * y[0]).sin() + 0.01 * hour as f64;
                    }
                    y[1] = (y[1] + y[0]).cos();
                    for _ in 0..2 {
                        $($mark)*
                        for minute in 0..day {
                            y[1] += 0.1 * (y[0] - y[1]).tanh() * minute as f64;
                        }
                    }
                }
                y[0] * y[1]
            }

            #[differentiable(forward, order = 2)]
            fn inside(x: &mut [f64], k: f64) -> f64 {
                let mut total = 0.0;
                $($mark)*
                for i in 0..x.len() {
                    let before = if i > 0 { x[i - 1] } else { k };
                    x[i] = (x[i] * before + k).sin();
                    total += x[i];
                }
                total
            }

            /// Called, also again and again, and called by what runs again itself.
            #[differentiable(forward, order = 2)]
            pub fn called(x: f64, k: f64) -> f64 {
                let mut v = vec![x, 0.4, 0.7, 0.1];
                let mut s = inside(&mut v, k);
                for _ in 0..3 {
                    s += inside(&mut v, s * 0.1);
                }
                $($mark)*
                for _ in 0..5 {
                    s += inside(&mut v, k) * s.cos();
                }
                s * v[2]
            }

            /// Calls itself.
            #[differentiable]
            pub fn again(x: f64, depth: usize) -> f64 {
                let mut y = x;
                $($mark)*
                for i in 0..5 {
                    y = (y + 0.1 * i as f64).sin();
                }
                match depth {
                    0 => y,
                    _ => y * again(y * 0.9, depth - 1) + again(y, 0),
                }
            }

            /// Of any float.
            #[differentiable(forward)]
            pub fn generic<T: Real>(x: T, n: usize) -> T {
                let mut y = x;
                $($users)*
                for _ in 0..n {
                    y = (y * x + x).sin();
                }
                y
            }

            /// Every trip writes to what the function was lent.
            #[differentiable(forward)]
            pub fn lent(u: &mut Vec<f64>, rows: &mut [[f64; 2]], k: f64) -> f64 {
                let before = u[0] * rows[0][1];
                $($mark)*
                for t in 0..rows.len() {
                    u.push(rows[t][0] * k);
                    let n = u.len();
                    u[n - 2] += u[n - 1].sin();
                    rows[t][1] = u[n - 2] * rows[t][0];
                }
                before + u[0] * rows[1][1]
            }

            #[differentiable]
            pub mod world {
                pub struct Body {
                    pub at: [f64; 2],
                    pub name: &'static str,
                    pub next: Tail,
                }

                pub struct Tail {
                    pub mass: f64,
                }

                impl Body {
                    fn step(&mut self, dt: f64) {
                        let pull = self.next.mass * self.at[0];
                        self.at[1] -= dt * pull.sin();
                        self.at[0] += dt * self.at[1];
                    }
                }

                /// Of types that are not `Clone`.
                pub fn moved(x: f64, mass: f64, n: usize) -> f64 {
                    let mut body = Body { at: [x, 0.0], name: "b", next: Tail { mass: 1.0 } };
                    $($users)*
                    for i in 0..n {
                        body.step(0.1);
                        if i == 3 {
                            body.next = Tail { mass };
                        }
                    }
                    body.at[0] * body.at[1]
                }
            }

            impl StateBytes for world::Body {
                fn state_bytes(&self) -> usize {
                    size_of::<Self>()
                }
            }
        }
    };
}

programs!(plain);
programs!(one #[checkpoint(slots = 1)]);
programs!(two #[checkpoint(slots = 2)]);
programs!(three #[checkpoint(slots = 3)]);
programs!(many #[checkpoint(slots = 99)]);
programs!(bytes #[checkpoint(memory = 100)]);
programs!(kilobytes #[checkpoint(memory = 1 << 10)]);
programs!(file [#[checkpoint(3, slots = 2, disk = DIRECTORY)]] [#[checkpoint(slots = 2)]]);
programs!(root [#[checkpoint(memory = 100, disk = DIRECTORY)]] [#[checkpoint]]);
programs!(each [#[checkpoint(1, disk = DIRECTORY)]] [#[checkpoint(1)]]);

/// What is computed of the function of this name in each module, as text that tells all floats apart, and how often it draws.
macro_rules! same {
    (|$f:ident| $run:expr; $($path:ident)::+) => {
        let plain = same!(@of plain, $f, $run, [$($path)::+]);
        assert_eq!(same!(@of one, $f, $run, [$($path)::+]), plain, "one slot");
        assert_eq!(same!(@of two, $f, $run, [$($path)::+]), plain, "two slots");
        assert_eq!(same!(@of three, $f, $run, [$($path)::+]), plain, "three slots");
        assert_eq!(same!(@of bytes, $f, $run, [$($path)::+]), plain, "a few bytes");
        assert_eq!(same!(@of kilobytes, $f, $run, [$($path)::+]), plain, "some bytes");
        assert_eq!(same!(@of file, $f, $run, [$($path)::+]), plain, "a file");
        assert_eq!(same!(@of root, $f, $run, [$($path)::+]), plain, "about the root in a file");
        assert_eq!(same!(@of each, $f, $run, [$($path)::+]), plain, "all in a file");
        assert_eq!(same!(@of many, $f, $run, [$($path)::+]), plain, "a slot for every state");
    };
    (@of $module:ident, $f:ident, $run:expr, [$($path:ident)::+]) => {{
        use $module::$($path)::+ as $f;
        DRAWN.set(0);
        (format!("{:?}", $run), DRAWN.get())
    }};
}

#[test]
fn sums_that_a_state_reads() {
    for n in [0, 1, 2, 3, 4, 7, 20, 41] {
        same!(|f| value_and_grad!(f)(0.4, n); summed);
        same!(|f| jvp!(f)((0.4, n), 1.0); summed);
        same!(|f| hessian!(f)(0.4, n); summed);
    }
}

#[test]
fn scratch() {
    for n in [0, 1, 5, 19] {
        same!(|f| value_and_grad!(f)(&[0.4, 0.7, -0.2], n); scratched);
        same!(|f| hvp!(f)((&[0.4, 0.7, -0.2], n), &[1.0, 0.5, 2.0]); scratched);
    }
}

#[test]
fn numbers_that_are_drawn() {
    same!(|f| value_and_grad!(f)(0.4, 0.3); walk);
    same!(|f| hessian!(f)(0.4, 0.3); walk);
    same!(|f| value_and_grad!(f)(0.4, 0.3); walks);
}

#[test]
fn states_of_many_kinds() {
    for n in [0, 1, 9, 17] {
        same!(|f| value_and_grad!(f)(0.4, n); geared);
    }
}

#[test]
fn ways_out() {
    let xs = [0.4, -0.2, 0.9, 0.3, 0.1, 0.8, 0.7];
    for limit in [100.0, 1.5, 0.6, -5.0] {
        same!(|f| value_and_grad!(f)(&xs, limit); left);
    }
}

#[test]
fn iterators() {
    let (xs, ys) = ([0.4, -0.2, 0.9, 0.3], [0.1, 0.8, -0.7, 0.2, 0.6]);
    same!(|f| value_and_grad!(f)(&xs, &ys, -7); run_over);
    same!(|f| value_and_grad!(f)(&[0.3], &[], 6); run_over);
}

#[test]
fn loops_in_loops() {
    same!(|f| value_and_grad!(f)(0.3, 6); nested);
    same!(|f| hvp!(f)((0.3, 4), 1.0); nested);
}

#[test]
fn functions_that_are_called() {
    same!(|f| value_and_grad!(f)(0.3, 0.6); called);
    same!(|f| hessian!(f)(0.3, 0.6); called);
    same!(|f| value_and_grad!(f)(0.3, 3); again);
}

#[test]
fn any_float() {
    same!(|f| value_and_grad!(f)(0.3f64, 9); generic);
    same!(|f| value_and_grad!(f)(0.3f32, 9); generic);
}

#[test]
fn what_is_lent() {
    let run = |rows: [[f64; 2]; 6]| (vec![0.3], rows);
    let rows = [
        [0.1, 0.4],
        [0.7, 0.2],
        [0.3, 0.9],
        [0.2, 0.2],
        [0.5, 0.1],
        [0.6, 0.3],
    ];
    same!(|f| { let (mut u, mut r) = run(rows); (value_and_grad!(f)(&mut u, &mut r, 0.8), u, r) }; lent);
    same!(|f| {
        let (mut u, mut r) = run(rows);
        let (value, back) = vjp!(f)(&mut u, &mut r, 0.8);
        let cts = || (1.0, vec![0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7], vec![[1.0, 2.0]; 6]);
        let once = format!("{:?}", back(cts()));
        assert_eq!(once, format!("{:?}", back(cts())));
        (value, once)
    }; lent);
}

#[test]
fn types_that_are_not_clone() {
    same!(|f| value_and_grad!(f)(0.3, 0.6, 11); world::moved);
}

#[differentiable]
fn relaxed(x: &[f64], rate: f64, slots: usize) -> Vec<f64> {
    let mut x = x.to_vec();
    #[checkpoint(slots = slots)]
    for _ in 0..40 {
        for i in 1..x.len() {
            x[i] += rate * (x[i - 1] - x[i]).sin();
        }
    }
    x
}

/// A pullback takes the states that the forward run has left. Those that come later, or at the same time, start from the first one.
#[test]
fn pullbacks_of_several_threads() {
    let (_, back) = vjp!(relaxed)(&[0.3, -0.4, 1.2], 0.2, 3);
    let run = || format!("{:?}", back(vec![1.0, 0.5, 2.0]));
    let all: Vec<String> = std::thread::scope(|s| {
        let threads: Vec<_> = (0..8).map(|_| s.spawn(run)).collect();
        threads.into_iter().map(|t| t.join().unwrap()).collect()
    });
    assert!(all.iter().all(|one| *one == all[0]), "{all:?}");
    let (_, back) = vjp!(relaxed)(&[0.3, -0.4, 1.2], 0.2, 100);
    assert_eq!(all[0], format!("{:?}", back(vec![1.0, 0.5, 2.0])));
}

/// A number of slots that the run decides is at least one.
#[test]
fn no_slots() {
    let run = |slots| {
        let (value, back) = vjp!(relaxed)(&[0.3, -0.4, 1.2], 0.2, slots);
        format!("{value:?} {:?}", back(vec![1.0, 0.5, 2.0]))
    };
    assert_eq!(run(0), run(1));
    assert_eq!(run(0), run(7));
}

/// Counts what runs, also on the way back.
fn tick() -> bool {
    DRAWN.set(DRAWN.get() + 1);
    true
}

#[differentiable]
fn counted(y: f64, by: f64) -> f64 {
    assert!(tick());
    (y * by).sin() + 0.1
}

#[differentiable]
fn many_steps(y: f64, by: f64, n: usize, slots: usize) -> f64 {
    let mut y = y;
    #[checkpoint(slots = slots)]
    for _ in 0..n {
        y = counted(y, by);
    }
    y
}

#[test]
fn no_trip_runs_more_often_than_it_must() {
    for (n, slots) in [
        (0, 3),
        (1, 3),
        (10, 1),
        (10, 3),
        (100, 5),
        (300, 20),
        (50, 80),
    ] {
        DRAWN.set(0);
        let _ = grad!(many_steps)(0.3, 0.9, n, slots);
        let again = grads::trips_run_again(n, slots);
        assert_eq!(u128::from(DRAWN.get()), n as u128 + again, "{n} {slots}");
    }
}

#[test]
fn what_the_tables_name_is_run() -> Result<(), String> {
    claims::hold()
}
