//! Loops that are run again on the way back: what they do besides giving values is done once.

use grads::prelude::*;
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
