//! Loops that are run again on the way back: what they do besides giving values is done once.

#![allow(clippy::needless_range_loop)] // loops as people write them

use grads::prelude::*;
use std::cell::Cell;
use std::sync::atomic::{AtomicUsize, Ordering};

static MEASURED: AtomicUsize = AtomicUsize::new(0);

/// A misfit that counts how often it is asked for.
#[differentiable]
fn misfit(ys: &[f64], rate: f64) -> f64 {
    println!("{}", MEASURED.fetch_add(1, Ordering::Relaxed));
    let mut sum = 0.0;
    for i in 0..ys.len() {
        let e = (-rate * i as f64).exp() - ys[i];
        sum += e * e;
    }
    sum
}

/// Trips meet in a sum; each fills the scratch array anew.
#[differentiable]
fn total(#[no_diff] data: &[f64], rates: &[f64], width: usize) -> f64 {
    let mut ys = vec![0.0; width];
    let mut sum = 0.0;
    for k in 0..rates.len() {
        for i in 0..width {
            ys[i] = (data[i] * rates[k]).sin();
        }
        sum += misfit(&ys, rates[k]);
    }
    sum
}

const DATA: [f64; 4] = [0.3, -0.2, 0.7, 0.1];
const RATES: [f64; 3] = [0.4, 1.1, 0.9];

#[test]
fn effects_happen_once() {
    let plan = graph!(total, plan);
    assert!(
        plan.contains(".again") && plan.contains("@total.joint"),
        "{plan}"
    );
    let (value, grad) = value_and_grad!(total)(&DATA, &RATES, 4);
    assert_eq!(MEASURED.swap(0, Ordering::Relaxed), RATES.len());
    let (outputs, pullback) = vjp!(total)(&DATA, &RATES, 4);
    let pulled = pullback(1.0);
    assert_eq!(MEASURED.swap(0, Ordering::Relaxed), RATES.len());
    assert_eq!(value, outputs);
    assert_eq!(value, total(&DATA, &RATES, 4));
    for (a, b) in grad.iter().zip(&pulled) {
        assert!((a - b).abs() < 1e-13 * (1.0 + a.abs()), "{a} {b}");
    }
    for k in 0..RATES.len() {
        let moved = |step: f64| {
            let mut rates = RATES;
            rates[k] += step;
            total(&DATA, &rates, 4)
        };
        let difference = (moved(1e-6) - moved(-1e-6)) / 2e-6;
        assert!(
            (difference - grad[k]).abs() < 1e-8,
            "{difference} {}",
            grad[k]
        );
    }
}

thread_local! {
    static STATE: Cell<u64> = const { Cell::new(1) };
}

/// Another number each time.
fn uniform() -> f64 {
    let next = STATE
        .get()
        .wrapping_mul(6364136223846793005)
        .wrapping_add(1442695040888963407);
    STATE.set(next);
    (next >> 11) as f64 / (1u64 << 53) as f64
}

fn pair() -> (f64, [usize; 2]) {
    (
        uniform(),
        [(uniform() * 3.0) as usize, (uniform() * 3.0) as usize],
    )
}

/// Draws numbers of its own: as many as it happens.
#[differentiable]
fn noisy(ys: &[f64], rate: f64) -> f64 {
    let mut sum = 0.0;
    for i in 0..ys.len() {
        let e = (-rate * i as f64).exp() - ys[i] * uniform();
        if uniform() > 0.5 {
            let (scale, [a, b]) = pair();
            sum += e * scale * ys[a] * ys[b];
        }
        sum += e * e;
    }
    sum
}

/// Hands them on from a loop of its own.
#[differentiable]
fn noisier(ys: &[f64], rate: f64) -> f64 {
    let mut sum = 0.0;
    for k in 0..3 {
        let weight: f64 = STATE.with(|s| (s.get() >> 60) as f64) + uniform();
        sum += weight * noisy(ys, rate * k as f64);
    }
    for k in 0..2 {
        sum += noisy(ys, rate + k as f64);
    }
    sum
}

#[differentiable]
fn drawn_total(#[no_diff] data: &[f64], rates: &[f64], width: usize) -> f64 {
    let mut ys = vec![0.0; width];
    let mut sum = 0.0;
    for k in 0..rates.len() {
        for i in 0..width {
            ys[i] = (data[i] * rates[k]).sin();
        }
        sum += noisier(&ys, rates[k]);
        sum += noisy(&ys, rates[k]);
    }
    sum
}

/// With the same numbers from the beginning.
fn from_start<T>(run: impl FnOnce() -> T) -> T {
    STATE.set(1);
    run()
}

#[test]
fn numbers_are_drawn_once() {
    let plan = graph!(drawn_total, plan);
    assert!(
        plan.contains("recorded") && plan.contains("replayed"),
        "{plan}"
    );
    let (value, pullback) = from_start(|| vjp!(drawn_total)(&DATA, &RATES, 4));
    assert_eq!(value, from_start(|| drawn_total(&DATA, &RATES, 4)));
    STATE.set(77);
    let grad = pullback(1.0);
    assert_eq!(STATE.get(), 77);
    assert_eq!(grad, pullback(1.0));
    let joint = from_start(|| grad!(drawn_total)(&DATA, &RATES, 4));
    for k in 0..RATES.len() {
        assert!((joint[k] - grad[k]).abs() < 1e-12 * grad[k].abs().max(1.0));
        let moved = |step: f64| {
            let mut rates = RATES;
            rates[k] += step;
            from_start(|| drawn_total(&DATA, &rates, 4))
        };
        let difference = (moved(1e-6) - moved(-1e-6)) / 2e-6;
        assert!(
            (difference - grad[k]).abs() < 1e-6 * grad[k].abs().max(1.0),
            "{difference} {}",
            grad[k]
        );
    }
}
