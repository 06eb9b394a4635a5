//! A loop of which a few states are kept.

use super::allocated;
use grads::prelude::*;

/// How many numbers a state has, and how many bytes.
const SIZE: usize = 1000;
const DIRECTORY: &str = env!("CARGO_TARGET_TMPDIR");
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

#[differentiable]
fn bounded(start: &[f64], k: f64, steps: usize, bytes: usize) -> f64 {
    let mut u = start.to_vec();
    #[checkpoint(memory = bytes)]
    for _ in 0..steps {
        let mut left = u[0];
        for i in 1..u.len() - 1 {
            let here = u[i];
            u[i] += k * (1.0 + here * here) * (left - 2.0 * here + u[i + 1]);
            left = here;
        }
    }
    u[1] * u[2]
}

/// As many states are kept as fit into the memory, with their vectors' own words, but one at least.
#[test]
fn as_many_states_as_fit() {
    let start: Vec<f64> = (0..SIZE).map(|i| (i as f64).sin()).collect();
    let peak = |bytes| {
        let (peak, _) = allocated(|| {
            let _ = value_and_grad!(bounded)(&start, 0.1, 500, bytes);
        });
        peak / STATE
    };
    let one = peak(0);
    assert!(one <= 6, "{one} states in one slot");
    for (bytes, slots) in [(8_024, 1), (16_047, 1), (16_048, 2), (100_000, 12)] {
        assert_eq!(peak(bytes) - one, slots - 1, "{bytes} bytes");
    }
}

#[differentiable]
fn on_disk(start: &[f64], k: f64, steps: usize, bytes: usize) -> f64 {
    let mut u = start.to_vec();
    #[checkpoint(50, memory = bytes, disk = DIRECTORY)]
    for _ in 0..steps {
        let mut left = u[0];
        for i in 1..u.len() - 1 {
            let here = u[i];
            u[i] += k * (1.0 + here * here) * (left - 2.0 * here + u[i + 1]);
            left = here;
        }
    }
    u[1] * u[2]
}

/// What stands in the file is not in memory, but for the one that is written or read.
#[test]
fn the_rest_on_disk() {
    let start: Vec<f64> = (0..SIZE).map(|i| (i as f64).sin()).collect();
    let peak = |steps| {
        let (peak, _) = allocated(|| {
            let _ = value_and_grad!(on_disk)(&start, 0.1, steps, 10 * STATE as usize);
        });
        peak / STATE
    };
    assert!(peak(200) <= 10 + 7, "{}", peak(200));
    assert_eq!(peak(200), peak(2000));
}
