//! Loops and iterators whose trips run side by side: the same bits for any number of threads, and the derivatives of the serial loops.
#![allow(clippy::all)]

#[path = "claims/mod.rs"]
mod claims;

use grads::prelude::*;
use rayon::ThreadPoolBuilder;
use rayon::prelude::*;
use std::sync::atomic::{AtomicU64, Ordering};

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

#[test]
fn what_the_tables_name_is_run() -> Result<(), String> {
    claims::hold()
}
