//! Loops and iterators whose trips run side by side: the same bits for any number of threads, and the derivatives of the serial loops.
#![allow(clippy::all)]

#[path = "claims/mod.rs"]
mod claims;

use grads::prelude::*;
use rayon::ThreadPoolBuilder;
use rayon::prelude::*;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::ThreadId;

fn with_threads<R: Send>(n: usize, f: impl FnOnce() -> R + Send) -> R {
    ThreadPoolBuilder::new()
        .num_threads(n)
        .build()
        .unwrap()
        .install(f)
}

/// What a run gives is the same to the last bit for 1, 2 and 7 threads, and outside of a pool.
macro_rules! same_bits {
    ($run:expr) => {{
        let first = format!("{:?}", with_threads(1, || $run));
        for threads in [2, 7] {
            for _ in 0..3 {
                assert_eq!(
                    format!("{:?}", with_threads(threads, || $run)),
                    first,
                    "{threads} threads"
                );
            }
        }
        assert_eq!(format!("{:?}", $run), first);
    }};
}

fn numbers(n: usize, seed: f64) -> Vec<f64> {
    (0..n).map(|i| ((i as f64 + seed) * 0.618).sin()).collect()
}

fn close(a: f64, b: f64) -> bool {
    (a - b).abs() <= 1e-12 * (1.0 + a.abs().max(b.abs()))
}

fn all_close(a: &[f64], b: &[f64]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| close(*a, *b))
}

const LENGTHS: [usize; 7] = [0, 1, 2, 31, 32, 33, 1000];

/// Loops inside, elements that each trip has for itself, shared weights, a number by value.
macro_rules! energy {
    ($name:ident, $iter:ident) => {
        #[differentiable(forward, order = 2)]
        fn $name(x: &[f64], y: &[f64], w: &[f64], a: f64) -> f64 {
            x.$iter()
                .zip(y.$iter())
                .map(|(x, y)| {
                    let mut s = a * x;
                    for k in 0..w.len() {
                        s += w[k] * (x * k as f64).sin();
                    }
                    (s - y).powi(2)
                })
                .sum::<f64>()
        }
    };
}
energy!(energy, par_iter);
energy!(energy_in_turn, iter);

#[test]
fn sums_have_the_same_bits_and_the_serial_derivative() {
    for n in LENGTHS {
        let (x, y, w) = (numbers(n, 0.1), numbers(n, 0.7), numbers(5, 0.3));
        same_bits!(value_and_grad!(energy)(&x, &y, &w, 0.7));
        let (value, (gx, gy, gw, ga)) = value_and_grad!(energy)(&x, &y, &w, 0.7);
        let (serial, (sx, sy, sw, sa)) = value_and_grad!(energy_in_turn)(&x, &y, &w, 0.7);
        assert_eq!(value.to_bits(), energy(&x, &y, &w, 0.7).to_bits());
        assert!(close(value, serial) && close(ga, sa));
        assert!(all_close(&gx, &sx) && all_close(&gy, &sy) && all_close(&gw, &sw));
    }
    check_grads!(energy)(&numbers(40, 0.1), &numbers(40, 0.7), &numbers(5, 0.3), 0.7);
}

#[test]
fn the_function_itself_has_the_same_bits() {
    let (x, y, w) = (numbers(1000, 0.1), numbers(1000, 0.7), numbers(5, 0.3));
    same_bits!(energy(&x, &y, &w, 0.7));
}

#[test]
fn pullbacks_have_the_same_bits() {
    let (x, y, w) = (numbers(100, 0.1), numbers(100, 0.7), numbers(5, 0.3));
    same_bits!({
        let (value, pullback) = vjp!(energy)(&x, &y, &w, 0.7);
        (value, pullback(1.5), pullback(-1.0))
    });
    let (_, pullback) = vjp!(energy)(&x, &y, &w, 0.7);
    let (_, serial) = vjp!(energy_in_turn)(&x, &y, &w, 0.7);
    assert!(all_close(&pullback(1.5).0, &serial(1.5).0));
}

#[test]
fn forward_mode_and_second_derivatives_are_those_of_the_serial_loop() {
    let (x, y, w) = (numbers(50, 0.1), numbers(50, 0.7), numbers(5, 0.3));
    let along = (numbers(50, 0.2), numbers(50, 0.4), numbers(5, 0.9), 0.3);
    same_bits!(jvp!(energy)(
        (&x, &y, &w, 0.7),
        (&along.0, &along.1, &along.2, along.3)
    ));
    let (_, t) = jvp!(energy)((&x, &y, &w, 0.7), (&along.0, &along.1, &along.2, along.3));
    let (_, s) = jvp!(energy_in_turn)((&x, &y, &w, 0.7), (&along.0, &along.1, &along.2, along.3));
    assert!(close(t, s));
    same_bits!(hvp!(energy)(
        (&x, &y, &w, 0.7),
        (&along.0, &along.1, &along.2, along.3)
    ));
    let (h, _, _, ha) = hvp!(energy)((&x, &y, &w, 0.7), (&along.0, &along.1, &along.2, along.3));
    let (s, _, _, sa) =
        hvp!(energy_in_turn)((&x, &y, &w, 0.7), (&along.0, &along.1, &along.2, along.3));
    assert!(all_close(&h, &s) && close(ha, sa));
}

#[derive(Differentiable, Clone, Debug)]
struct Mixture {
    weights: Vec<f64>,
    means: Vec<f64>,
    width: f64,
}

#[differentiable]
impl Mixture {
    fn density(&self, x: f64) -> f64 {
        let mut sum = 0.0;
        for k in 0..self.means.len() {
            sum += self.weights[k] * kernel((x - self.means[k]) / self.width);
        }
        sum
    }

    fn log_likelihood(&self, data: &[f64]) -> f64 {
        data.par_iter().map(|&x| self.density(x).ln()).sum()
    }

    fn log_likelihood_in_turn(&self, data: &[f64]) -> f64 {
        data.iter().map(|&x| self.density(x).ln()).sum()
    }
}

#[differentiable]
fn kernel(t: f64) -> f64 {
    (-0.5 * t * t).exp()
}

fn mixture() -> Mixture {
    Mixture {
        weights: vec![0.3, 0.5, 0.2],
        means: vec![-1.0, 0.2, 1.3],
        width: 0.8,
    }
}

#[test]
fn structs_methods_and_calls_in_the_closure() {
    let (m, data) = (mixture(), numbers(500, 0.4));
    same_bits!(value_and_grad!(Mixture::log_likelihood)(&m, &data));
    let (value, (g, gx)) = value_and_grad!(Mixture::log_likelihood)(&m, &data);
    let (serial, (s, sx)) = value_and_grad!(Mixture::log_likelihood_in_turn)(&m, &data);
    assert_eq!(value.to_bits(), m.log_likelihood(&data).to_bits());
    assert!(close(value, serial) && close(g.width, s.width) && all_close(&gx, &sx));
    assert!(all_close(&g.weights, &s.weights) && all_close(&g.means, &s.means));
    check_grads!(Mixture::log_likelihood)(&m, &data);
}

#[differentiable]
fn over_a_range(a: f64, w: &Vec<f64>, n: usize) -> f64 {
    (0..n)
        .into_par_iter()
        .map(|i| (a * i as f64).cos() * w[i % w.len()])
        .sum::<f64>()
}

#[differentiable]
fn with_numbers(x: &[f64]) -> f64 {
    x.par_iter()
        .enumerate()
        .map(|(i, v)| v * v * i as f64)
        .sum::<f64>()
}

#[differentiable]
fn in_chunks(x: &[f64], w: &[f64; 4]) -> f64 {
    x.par_chunks(4)
        .map(|c| {
            let mut s = 0.0;
            for k in 0..c.len() {
                s += c[k] * w[k];
            }
            s.tanh()
        })
        .sum::<f64>()
}

#[differentiable]
fn reduced(x: &[f64]) -> f64 {
    x.par_iter()
        .map(|v| v.sin() * v)
        .reduce(|| 0.0, |a, b| a + b)
}

#[differentiable]
fn branches(x: &[f64], a: f64) -> f64 {
    x.par_iter()
        .map(|&v| if v > a { (v - a).sqrt() } else { 0.5 * v })
        .sum::<f64>()
}

#[differentiable]
fn neighbours(x: &[f64]) -> f64 {
    (1..x.len())
        .into_par_iter()
        .map(|i| (x[i] - x[i - 1]).powi(2))
        .sum::<f64>()
}

#[test]
fn ranges_numbers_chunks_and_branches() {
    for n in [1, 3, 40, 333] {
        let (x, w) = (numbers(n, 0.4), numbers(7, 0.2));
        same_bits!(value_and_grad!(over_a_range)(0.7, &w, n));
        same_bits!(value_and_grad!(with_numbers)(&x));
        same_bits!(value_and_grad!(in_chunks)(&x, &[0.1, 0.4, -0.3, 0.9]));
        same_bits!(value_and_grad!(reduced)(&x));
        same_bits!(value_and_grad!(branches)(&x, 0.1));
        same_bits!(value_and_grad!(neighbours)(&x));
        assert_eq!(
            value_and_grad!(reduced)(&x).0.to_bits(),
            reduced(&x).to_bits()
        );
        assert_eq!(
            value_and_grad!(in_chunks)(&x, &[0.1; 4]).0.to_bits(),
            in_chunks(&x, &[0.1; 4]).to_bits()
        );
        check_grads!(over_a_range)(0.7, &w, n);
        check_grads!(with_numbers)(&x);
        check_grads!(in_chunks)(&x, &[0.1, 0.4, -0.3, 0.9]);
        check_grads!(reduced)(&x);
        check_grads!(branches)(&x, 0.1);
        check_grads!(neighbours)(&x);
    }
}

/// Two levels, and more to do before and behind.
#[differentiable]
fn nested(x: &[f64], w: &[f64]) -> f64 {
    let scale = w[0] * 2.0;
    let inner = x
        .par_iter()
        .map(|v| w.par_iter().map(|w| (v * w * scale).sin()).sum::<f64>())
        .sum::<f64>();
    (inner / x.len() as f64).exp() + scale
}

#[differentiable]
fn calls_a_parallel_one(x: &[f64], w: &[f64]) -> f64 {
    w.par_iter().map(|a| branches(x, *a)).sum::<f64>()
}

#[differentiable]
fn steps(x: &[f64], rate: f64) -> f64 {
    let mut a = 0.1;
    for _ in 0..4 {
        a += rate * x.par_iter().map(|v| (v * a).cos()).sum::<f64>();
    }
    a
}

#[test]
fn parallel_loops_in_loops_and_calls() {
    let (x, w) = (numbers(70, 0.4), numbers(40, 0.2));
    same_bits!(value_and_grad!(nested)(&x, &w));
    same_bits!(value_and_grad!(calls_a_parallel_one)(&x, &w));
    same_bits!(value_and_grad!(steps)(&x, 0.01));
    check_grads!(nested)(&x, &w);
    check_grads!(calls_a_parallel_one)(&x, &w);
    check_grads!(steps)(&x, 0.01);
}

/// Sums, reads of shared arrays, and elements that are the trip's own.
macro_rules! spread {
    ($name:ident $($mark:tt)*) => {
        #[differentiable]
        fn $name(x: &[f64], w: &[f64; 3], out: &mut [f64], a: f64) -> f64 {
            let mut total = a;
            let mut count = 0;
            $($mark)*
            for i in 0..x.len() {
                let left = if i > 0 { x[i - 1] } else { 0.0 };
                let s = (w[0] * x[i] + w[1] * left).sin() * a;
                out[i] = s * w[2];
                if s > 0.1 {
                    total += s * s;
                    count += 1;
                }
                total -= 0.1 * x[i];
            }
            total / (count + 1) as f64
        }
    };
}
spread!(spread #[parallel]);
spread!(spread_in_turn);

#[test]
fn loops_add_up_and_write_to_their_own_elements() {
    let w = [0.4, -0.3, 1.2];
    for n in LENGTHS {
        let (x, ct) = (numbers(n, 0.3), numbers(n, 0.8));
        let run = |f: &dyn Fn(&mut Vec<f64>) -> (f64, Vec<f64>, [f64; 3], Vec<f64>, f64)| {
            let mut out = numbers(n, 0.5);
            (f(&mut out), out)
        };
        let parallel = |out: &mut Vec<f64>| {
            let (value, pullback) = vjp!(spread)(&x, &w, out, 0.6);
            let (gx, gw, gout, ga) = pullback((1.3, ct.clone()));
            (value, gx, gw, gout, ga)
        };
        let serial = |out: &mut Vec<f64>| {
            let (value, pullback) = vjp!(spread_in_turn)(&x, &w, out, 0.6);
            let (gx, gw, gout, ga) = pullback((1.3, ct.clone()));
            (value, gx, gw, gout, ga)
        };
        same_bits!(run(&parallel));
        let ((value, gx, gw, gout, ga), out) = run(&parallel);
        let ((s, sx, sw, sout, sa), serial_out) = run(&serial);
        assert!(close(value, s) && close(ga, sa) && out == serial_out && gout == sout);
        assert!(all_close(&gx, &sx) && all_close(&gw, &sw));
    }
}

#[differentiable]
fn filled(x: &[f64], a: f64) -> f64 {
    let mut y = vec![0.0; x.len()];
    y.par_iter_mut()
        .zip(x.par_iter())
        .for_each(|(y, x)| *y = (a * x).sin());
    let mut z = vec![0.0; x.len()];
    #[parallel]
    for i in 0..x.len() {
        z[i] = y[i] * y[x.len() - 1 - i];
    }
    z.par_iter()
        .zip(y.par_iter())
        .map(|(z, y)| z * y)
        .sum::<f64>()
}

#[differentiable]
fn numbered(x: &[f64]) -> f64 {
    let mut y = x.to_vec();
    y.par_iter_mut()
        .enumerate()
        .for_each(|(i, y)| *y *= i as f64);
    y.iter().map(|y| y.cos()).sum::<f64>()
}

#[differentiable]
fn too_short(x: &[f64], out: &mut [f64]) {
    #[parallel]
    for i in 0..x.len() {
        out[i] = x[i] * if i > 3 { 2.0 } else { 1.0 };
    }
}

#[test]
fn an_index_that_is_not_there_is_told_as_that_of_the_array() {
    let run = || drop(vjp!(too_short)(&numbers(90, 0.3), &mut [0.0; 80]));
    let panic = std::panic::catch_unwind(run).unwrap_err();
    let text = panic.downcast_ref::<String>().unwrap();
    assert!(
        text.contains("out of bounds") && text.contains("80"),
        "{text}"
    );
}

#[test]
fn elements_that_are_written_in_place() {
    for n in [1, 5, 70] {
        let x = numbers(n, 0.3);
        same_bits!(value_and_grad!(filled)(&x, 0.8));
        same_bits!(value_and_grad!(numbered)(&x));
        check_grads!(filled)(&x, 0.8);
        check_grads!(numbered)(&x);
    }
}

static DRAWN: AtomicU64 = AtomicU64::new(0);

fn draw() -> f64 {
    let n = DRAWN.fetch_add(1, Ordering::Relaxed);
    (n as f64 * 0.618).fract() + 0.5
}

#[differentiable]
fn noisy(x: f64) -> f64 {
    let noise = draw();
    x * noise
}

#[differentiable]
fn sum_of_noisy(x: &[f64], n: usize) -> f64 {
    x.par_iter()
        .map(|x| {
            let mut s = 0.0;
            for _ in 0..n {
                s += noisy(*x);
            }
            s
        })
        .sum::<f64>()
}

#[test]
fn what_is_drawn_in_a_call_is_the_same_on_the_way_back() {
    let x = numbers(100, 0.4);
    for threads in [1, 2, 7] {
        with_threads(threads, || {
            let (value, pullback) = vjp!(sum_of_noisy)(&x, 3);
            let again: f64 = pullback(1.0).iter().zip(&x).map(|(g, x)| g * x).sum();
            assert!(close(value, again), "{value} {again}");
            let (value, g) = value_and_grad!(sum_of_noisy)(&x, 3);
            let again: f64 = g.iter().zip(&x).map(|(g, x)| g * x).sum();
            assert!(close(value, again), "{value} {again}");
        });
    }
}

#[differentiable]
fn checked(x: &[f64]) -> f64 {
    x.par_iter()
        .map(|v| {
            assert!(*v < 10.0, "too large: {v}");
            v * v
        })
        .sum::<f64>()
}

#[test]
fn a_panic_in_a_trip_reaches_the_caller() {
    let mut x = numbers(300, 0.2);
    x[217] = 11.0;
    for threads in [1, 2, 7] {
        let run = || with_threads(threads, || value_and_grad!(checked)(&x));
        let panic = std::panic::catch_unwind(run).unwrap_err();
        let text = panic.downcast_ref::<String>().unwrap();
        assert_eq!(text, "too large: 11");
    }
    x[217] = 0.5;
    same_bits!(value_and_grad!(checked)(&x));
}

#[test]
fn a_caller_inside_of_a_pool_waits_for_nothing() {
    let (x, y, w) = (numbers(64, 0.1), numbers(64, 0.7), numbers(5, 0.3));
    let alone = value_and_grad!(energy)(&x, &y, &w, 0.7);
    let all: Vec<_> = with_threads(2, || {
        (0..50)
            .into_par_iter()
            .map(|_| value_and_grad!(energy)(&x, &y, &w, 0.7))
            .collect()
    });
    assert!(all.iter().all(|one| *one == alone));
}

/// Collected numbers, and other things that are collected in turn.
#[differentiable]
fn collected(x: &[f64], a: f64) -> f64 {
    let waves: Vec<f64> = x.par_iter().map(|x| (a * x).sin() * x).collect();
    let pairs = (0..x.len())
        .into_par_iter()
        .map(|i| (x[i] * a, waves[i]))
        .collect::<Vec<_>>();
    let rows: Vec<Vec<f64>> = x
        .par_chunks(3)
        .map(|row| row.iter().map(|x| x * a).collect())
        .collect();
    let squares: f64 = pairs.iter().map(|(x, y)| x * y).sum();
    squares
        + rows
            .iter()
            .map(|row| row[0] * row[row.len() - 1])
            .sum::<f64>()
}

#[differentiable]
fn collected_in_turn(x: &[f64], a: f64) -> f64 {
    let waves: Vec<f64> = x.iter().map(|x| (a * x).sin() * x).collect();
    let pairs = (0..x.len())
        .map(|i| (x[i] * a, waves[i]))
        .collect::<Vec<_>>();
    let rows: Vec<Vec<f64>> = x
        .chunks(3)
        .map(|row| row.iter().map(|x| x * a).collect())
        .collect();
    let squares: f64 = pairs.iter().map(|(x, y)| x * y).sum();
    squares
        + rows
            .iter()
            .map(|row| row[0] * row[row.len() - 1])
            .sum::<f64>()
}

#[test]
fn collections_have_the_serial_derivative() {
    for n in LENGTHS {
        let x = numbers(n, 0.4);
        same_bits!(value_and_grad!(collected)(&x, 0.7));
        let (value, (dx, da)) = value_and_grad!(collected)(&x, 0.7);
        let (serial, (sx, sa)) = value_and_grad!(collected_in_turn)(&x, 0.7);
        assert_eq!(value.to_bits(), collected(&x, 0.7).to_bits());
        assert!(
            close(value, serial) && close(da, sa) && all_close(&dx, &sx),
            "{n}"
        );
    }
}

/// The largest, and a product: what is reduced by another operation than a sum.
#[differentiable]
fn largest(x: &[f64], a: f64) -> f64 {
    let top = x
        .par_iter()
        .map(|x| (a * x).cos())
        .reduce(|| f64::NEG_INFINITY, f64::max);
    top * x
        .par_iter()
        .map(|x| 1.0 + 0.001 * a * x)
        .reduce(|| 1.0, |a, b| a * b)
}

#[test]
fn other_reductions_are_folds() {
    let x = numbers(200, 0.2);
    same_bits!(value_and_grad!(largest)(&x, 0.7));
    let (value, _) = value_and_grad!(largest)(&x, 0.7);
    assert_eq!(value.to_bits(), largest(&x, 0.7).to_bits());
    check_grads!(largest)(&x, 0.7);
}

#[differentiable]
fn halves(x: &[f64], a: f64) -> f64 {
    if x.len() < 8 {
        return x.iter().map(|x| (a * x).sin()).sum();
    }
    let (left, right) = x.split_at(x.len() / 2);
    let (left, right) = rayon::join(|| halves(left, a), || halves(right, a));
    left + right
}

#[differentiable]
fn of_two_types(x: &[f64], a: f64) -> f64 {
    let scaled = || x.iter().map(|x| a * x).collect::<Vec<f64>>();
    let (v, s) = rayon::join(scaled, || a.sin());
    v.iter().sum::<f64>() * s
}

#[test]
fn both_sides_of_a_join_have_their_derivative() {
    let x = numbers(100, 0.9);
    same_bits!(value_and_grad!(halves)(&x, 0.7));
    assert_eq!(
        value_and_grad!(halves)(&x, 0.7).0.to_bits(),
        halves(&x, 0.7).to_bits()
    );
    check_grads!(halves)(&x, 0.7);
    check_grads!(of_two_types)(&x, 0.7);
}

/// What both sides of a join give, and how often they are split.
#[derive(Differentiable, Clone, Copy, Debug)]
struct Moments {
    count: usize,
    mean: f64,
    squares: f64,
}

#[differentiable]
fn moments(x: &[f64]) -> Moments {
    if x.len() == 1 {
        return Moments {
            count: 1,
            mean: x[0],
            squares: 0.0,
        };
    }
    let (left, right) = x.split_at(x.len() / 2);
    let (a, b) = rayon::join(|| moments(left), || moments(right));
    let (n, m) = (a.count as f64, b.count as f64);
    let apart = b.mean - a.mean;
    Moments {
        count: a.count + b.count,
        mean: a.mean + apart * m / (n + m),
        squares: a.squares + b.squares + apart * apart * n * m / (n + m),
    }
}

#[differentiable]
fn spread_of_moments(x: &[f64]) -> f64 {
    let m = moments(x);
    m.squares.sqrt() / m.mean
}

#[differentiable(forward, order = 2)]
fn split(x: &[f64], w: &[f64], a: f64) -> f64 {
    if x.len() < 3 {
        return x.iter().map(|x| (a * x * w[1]).sin() * w[0]).sum();
    }
    let (left, right) = x.split_at(x.len() / 2);
    let (left, right) = rayon::join(|| split(left, w, a), || split(right, w, a * 0.9));
    left * right.cos() + right
}

#[differentiable(forward, order = 2)]
fn split_in_turn(x: &[f64], w: &[f64], a: f64) -> f64 {
    if x.len() < 3 {
        return x.iter().map(|x| (a * x * w[1]).sin() * w[0]).sum();
    }
    let (left, right) = x.split_at(x.len() / 2);
    let (left, right) = (split_in_turn(left, w, a), split_in_turn(right, w, a * 0.9));
    left * right.cos() + right
}

#[differentiable]
fn four(x: &[f64], a: f64) -> f64 {
    let scaled: Vec<f64> = x.iter().map(|x| x * a).collect();
    let mut total = 0.0;
    for k in 0..3 {
        let ((p, q), (r, s)) = rayon::join(
            || rayon::join(|| scaled[k] * a, || scaled.iter().sum::<f64>()),
            || {
                let (squares, n) = rayon::join(
                    || scaled.iter().map(|x| x * x).collect::<Vec<f64>>(),
                    || x.len(),
                );
                (
                    squares[k] / n as f64,
                    if a > 0.5 { squares[0].sqrt() } else { 0.0 },
                )
            },
        );
        total += p * q + r * s;
    }
    total
}

#[differentiable]
fn scaled_in_halves(x: &mut [f64], a: f64) {
    let middle = x.len() / 2;
    let (left, right) = x.split_at_mut(middle);
    rayon::join(
        || left.iter_mut().for_each(|x| *x = (*x * a).sin()),
        || right.iter_mut().for_each(|x| *x *= a),
    );
}

#[differentiable]
fn changed_by_a_join(x: &[f64], a: f64) -> f64 {
    let mut y = x.to_vec();
    scaled_in_halves(&mut y, a);
    y.iter().map(|y| y * y).sum()
}

#[test]
fn joins_split_recursively_and_stand_in_each_other() {
    for n in [3, 40, 101] {
        let (x, w) = (numbers(n, 0.9), vec![0.8, 1.1]);
        same_bits!(value_and_grad!(spread_of_moments)(&x));
        same_bits!(value_and_grad!(split)(&x, &w, 0.7));
        same_bits!(value_and_grad!(four)(&x, 0.7));
        let (value, (gx, gw, ga)) = value_and_grad!(split)(&x, &w, 0.7);
        let (serial, (sx, sw, sa)) = value_and_grad!(split_in_turn)(&x, &w, 0.7);
        assert!(value == serial && gx == sx && all_close(&gw, &sw) && close(ga, sa));
        let along = (numbers(n, 0.2), vec![0.3, -0.4], 0.6);
        let along = (&along.0[..], &along.1[..], along.2);
        same_bits!(jvp!(split)((&x, &w, 0.7), along));
        same_bits!(hvp!(split)((&x, &w, 0.7), along));
        assert_eq!(
            jvp!(split)((&x, &w, 0.7), along),
            jvp!(split_in_turn)((&x, &w, 0.7), along)
        );
        let (of_join, in_turn) = (
            hvp!(split)((&x, &w, 0.7), along),
            hvp!(split_in_turn)((&x, &w, 0.7), along),
        );
        assert!(all_close(&of_join.0, &in_turn.0) && close(of_join.2, in_turn.2));
        check_grads!(spread_of_moments)(&x);
        check_grads!(split)(&x, &w, 0.7);
        check_grads!(four)(&x, 0.7);
        check_grads!(changed_by_a_join)(&x, 0.7);
    }
}

/// The threads that have run it.
static THREADS: Mutex<Vec<ThreadId>> = Mutex::new(Vec::new());

fn watch() {
    THREADS.lock().unwrap().push(std::thread::current().id());
}

#[differentiable(vjp = watched_rule)]
fn watched(x: f64) -> f64 {
    x
}

fn watched_rule(x: f64) -> (f64, impl Fn(f64) -> f64) {
    (x, |ct| {
        watch();
        // long enough for another thread to take what waits
        std::thread::sleep(std::time::Duration::from_millis(20));
        ct
    })
}

#[differentiable]
fn watched_twice(x: f64) -> f64 {
    let (a, b) = rayon::join(|| watched(x * 2.0), || watched(x * x));
    a * b
}

#[test]
fn the_ways_back_of_a_join_run_on_two_threads() {
    with_threads(2, || {
        for _ in 0..10 {
            THREADS.lock().unwrap().clear();
            assert_eq!(grad!(watched_twice)(3.0), 54.0);
            let threads = THREADS.lock().unwrap();
            if threads[0] != threads[1] {
                return;
            }
        }
        panic!("all on one thread");
    });
}

#[differentiable]
fn blurred(image: &[f64], kernel: &[f64; 3], width: usize) -> f64 {
    let mut out = vec![0.0; image.len()];
    out.par_chunks_mut(width).enumerate().for_each(|(r, row)| {
        for c in 0..row.len() {
            let mut sum = 0.0;
            for j in 0..3 {
                if c + j >= 1 && c + j - 1 < row.len() {
                    sum += kernel[j] * image[r * width + c + j - 1];
                }
            }
            row[c] = sum;
        }
    });
    out.iter().map(|x| x * x).sum()
}

#[differentiable]
fn product(a: &[f64], b: &[f64], k: usize, m: usize) -> f64 {
    let mut c = vec![0.0; a.len() / k * m];
    c.par_chunks_mut(m).zip(a.par_chunks(k)).for_each(|(c, a)| {
        for (l, x) in a.iter().enumerate() {
            for (c, b) in c.iter_mut().zip(&b[l * m..(l + 1) * m]) {
                *c += x * b;
            }
        }
    });
    c.iter().map(|c| c.sin()).sum()
}

#[differentiable]
fn in_rows_of_its_own(x: &[f64], out: &mut [f64]) -> f64 {
    let mut y = x.to_vec();
    y.par_chunks_exact_mut(3).with_min_len(2).for_each(|c| {
        let n = (c[0] * c[0] + c[1] * c[1] + c[2] * c[2]).sqrt();
        c[0] /= n;
        c[1] /= n;
        c[2] /= n;
    });
    let width = 4;
    #[parallel]
    for r in 0..out.len() / width {
        for c in 0..width {
            out[r * width + c] = y[r] * y[c + r];
        }
    }
    y.par_windows(2)
        .with_max_len(3)
        .map(|w| (w[1] - w[0]).powi(2))
        .sum::<f64>()
}

#[test]
fn rows_are_their_trip_s_own() {
    for n in [1, 2, 5, 40, 130] {
        let image = numbers(n * 4 + 2, 0.3);
        same_bits!(value_and_grad!(blurred)(&image, &[0.2, 1.0, -0.3], 4));
        check_grads!(blurred)(&image, &[0.2, 1.0, -0.3], 4);
        let (a, b) = (numbers(n * 3, 0.1), numbers(6, 0.6));
        same_bits!(value_and_grad!(product)(&a, &b, 3, 2));
        check_grads!(product)(&a, &b, 3, 2);
        let x = numbers(n * 3 + 8, 0.8);
        let run = || {
            let mut out = vec![0.0; n * 4];
            let (value, pullback) = vjp!(in_rows_of_its_own)(&x, &mut out);
            let (gx, _) = pullback((1.0, numbers(n * 4, 0.7)));
            (value, gx, out)
        };
        same_bits!(run());
        check_grads!(in_rows_of_its_own)(&x, &mut vec![0.0; n * 4]);
    }
}

#[differentiable]
fn into_the_next_row(x: &[f64], out: &mut [f64]) {
    #[parallel]
    for r in 0..x.len() {
        for c in 0..3 {
            out[r * 2 + c] = x[r];
        }
    }
}

#[test]
fn a_trip_that_leaves_its_row_panics() {
    let run = || drop(vjp!(into_the_next_row)(&numbers(70, 0.3), &mut [0.0; 200]));
    let panic = std::panic::catch_unwind(run).unwrap_err();
    let text = panic.downcast_ref::<String>().unwrap();
    assert!(text.contains("out of range"), "{text}");
}

#[test]
fn what_the_tables_name_is_run() -> Result<(), String> {
    claims::hold()
}
