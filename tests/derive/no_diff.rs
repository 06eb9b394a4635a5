//! What is written to `#[no_diff]` fields, and state that is handed on by `&mut`.

use grads::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct State {
    x: f64,
    #[no_diff]
    t: f64,
    #[no_diff]
    log: [f64; 2],
}

#[differentiable]
fn step(s: &State, k: f64, #[no_diff] dt: f64) -> State {
    State {
        x: s.x + dt * k * s.x * s.t,
        t: stop_gradient(s.t + dt),
        log: [s.log[1], s.log[0]],
    }
}

#[differentiable]
fn in_place(s: &mut State, k: f64) {
    s.t = stop_gradient(-s.t * 0.5);
    s.log[0] = s.log[1];
    s.log[1] = stop_gradient(k);
    s.x *= k * s.t;
}

#[differentiable]
fn after(s: &State, k: f64) -> f64 {
    let mut next = step(s, k, 0.1);
    for _ in 0..3 {
        next = step(&next, k, 0.1);
    }
    let mut end = State {
        x: next.x * next.x,
        ..next
    };
    in_place(&mut end, k);
    end.x + end.t * k
}

#[test]
fn constants_and_fields_without_gradients_are_written_to_such_fields() {
    let s = State {
        x: 0.5,
        t: 1.5,
        log: [1.0, 2.0],
    };
    let (ds, dk) = grad!(after)(&s, 0.7);
    let h = 1e-6;
    let expected = (after(&s, 0.7 + h) - after(&s, 0.7 - h)) / (2.0 * h);
    assert!((dk - expected).abs() < 1e-8, "{dk} instead of {expected}");
    let moved = |by: f64| State {
        x: s.x + by,
        ..s.clone()
    };
    let expected = (after(&moved(h), 0.7) - after(&moved(-h), 0.7)) / (2.0 * h);
    assert!(
        (ds.x - expected).abs() < 1e-8,
        "{} instead of {expected}",
        ds.x
    );
}

/// Has no gradient.
#[derive(Clone)]
struct Draws {
    seed: u64,
    taken: usize,
}

impl Draws {
    fn next(&mut self) -> f64 {
        self.seed = self.seed.wrapping_mul(6364136223846793005).wrapping_add(1);
        self.taken += 1;
        (self.seed >> 40) as f64 / (1u64 << 24) as f64
    }
}

#[differentiable]
fn noisy(#[no_diff] draws: &mut Draws, xs: &[f64; 2], k: f64) -> f64 {
    let e = draws.next();
    k * xs[0] * e + xs[1] * xs[1] * draws.next()
}

#[test]
fn a_state_without_gradients_is_passed_by_mut() {
    let new = || Draws { seed: 7, taken: 0 };
    let (mut plain, mut draws) = (new(), new());
    let (e, second) = (plain.next(), plain.next());
    let (dxs, dk) = grad!(noisy)(&mut draws, &[2.0, 3.0], 0.5);
    assert_eq!(dxs, [0.5 * e, 6.0 * second]);
    assert_eq!(dk, 2.0 * e);
    assert_eq!((draws.seed, draws.taken), (plain.seed, plain.taken));
}

#[derive(Clone)]
struct Work {
    tmp: f64,
    calls: usize,
}

#[differentiable]
fn counted(#[no_diff] work: &mut Work, xs: &[f64]) -> f64 {
    work.calls += 1;
    let mut s = 0.0;
    for x in xs {
        s += x * x;
    }
    s
}

#[test]
fn a_count_is_kept_in_a_state_without_gradients() {
    let mut work = Work { tmp: 0.0, calls: 1 };
    assert_eq!(grad!(counted)(&mut work, &[2.0, 3.0]), [4.0, 6.0]);
    assert_eq!((work.calls, work.tmp), (2, 0.0));
}
