//! A loop of which a few states are kept.

use super::allocated;
use grads::prelude::*;

/// How many numbers a state has, and how many bytes.
const SIZE: usize = 1000;
const STATE: u64 = 8 * SIZE as u64;

#[differentiable]
fn rod(start: &[f64], k: f64, steps: usize, slots: usize) -> f64 {
    let mut u = start.to_vec();
    #[checkpoint(slots = slots)]
    for _ in 0..steps {
        let mut left = u[0];
        for i in 1..u.len() - 1 {
            let here = u[i];
            u[i] += k * (1.0 + here * here) * (left - 2.0 * here + u[i + 1]);
            left = here;
        }
    }
    let mut heat = 0.0;
    for i in 0..u.len() {
        heat += u[i] * u[i];
    }
    heat
}

/// The peak of the gradient after so many steps, in states.
fn peak(steps: usize, slots: usize) -> u64 {
    let start: Vec<f64> = (0..SIZE).map(|i| (i as f64).sin()).collect();
    let (bytes, _) = allocated(|| {
        let _ = value_and_grad!(rod)(&start, 0.1, steps, slots);
    });
    bytes / STATE
}

#[test]
fn a_state_for_each_slot() {
    for slots in [1, 2, 5, 10, 40] {
        let all = peak(500, slots);
        // beside these: the first one, the one under way, its cotangent, and what the function is handed and gives
        assert!(all <= 5 + slots as u64, "{all} states in {slots} slots");
    }
}

#[test]
fn however_many_steps() {
    assert_eq!(peak(100, 8), peak(2000, 8));
}
