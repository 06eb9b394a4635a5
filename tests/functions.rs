//! Function-typed params from outside: functions and closures that come with their derivatives.

// Closures as people write them, not as a linter would have them.
#![allow(clippy::needless_range_loop, clippy::redundant_closure)]

#[path = "claims/mod.rs"]
mod claims;

use grads::prelude::*;

#[differentiable]
fn simpson(f: impl Fn(f64) -> f64, a: f64, b: f64, n: usize) -> f64 {
    let h = (b - a) / n as f64;
    let mut sum = f(a) + f(b);
    for i in 1..n {
        let weight = if i % 2 == 1 { 4.0 } else { 2.0 };
        sum += weight * f(a + i as f64 * h);
    }
    sum * h / 3.0
}

#[differentiable]
fn cube(x: f64) -> f64 {
    x * x * x
}

/// By Leibniz' rule, which Simpson's keeps for cubics.
#[test]
fn a_function_is_passed_by_its_path() {
    let (value, (da, db)) = value_and_grad!(simpson)(function!(cube), 1.0, 2.0, 4);
    assert!((value - 3.75).abs() < 1e-12);
    assert!((da + 1.0).abs() < 1e-12 && (db - 8.0).abs() < 1e-12);
}

#[test]
fn a_closure_is_passed_with_its_derivative() {
    let scale = 2.0;
    let weights = vec![1.0, 3.0];
    let (da, db) = grad!(simpson)(function!(|x: f64| scale * weights[1] * x), 1.0, 2.0, 2);
    assert!((da + 6.0).abs() < 1e-12 && (db - 12.0).abs() < 1e-12);
    assert_eq!(weights.len(), 2);
}

#[test]
fn one_param_is_selected() {
    let db = grad!(simpson, wrt(b))(function!(|x: f64| x * x), 0.0, 3.0, 2);
    assert!((db - 9.0).abs() < 1e-12);
}

#[test]
fn gradients_go_to_buffers() {
    let (mut da, mut db) = (7.0, 7.0);
    let value = value_and_grad_into!(simpson)(function!(cube), 0.0, 2.0, 2, &mut da, &mut db);
    assert!((value - 4.0).abs() < 1e-12);
    assert!(da.abs() < 1e-12 && (db - 8.0).abs() < 1e-12);
}

#[test]
fn a_pullback_runs_again_and_on_another_thread() {
    let (_, pullback) = vjp!(simpson)(function!(cube), 1.0, 2.0, 4);
    let (da, _) = pullback(1.0);
    let there = std::thread::scope(|s| s.spawn(|| pullback(2.0)).join());
    assert!((da + 1.0).abs() < 1e-12);
    assert!((there.expect("no panic").0 + 2.0).abs() < 1e-12);
}

#[differentiable]
fn through_a_reference(f: &impl Fn(&[f64]) -> Vec<f64>, x: &[f64]) -> f64 {
    let y = f(x);
    y[0] * y[1]
}

#[differentiable]
fn rotated(x: &[f64]) -> Vec<f64> {
    vec![x[0] - x[1], x[0] + x[1]]
}

#[test]
fn a_function_is_passed_by_reference() {
    assert_eq!(
        grad!(through_a_reference)(&function!(rotated), &[3.0, 2.0]),
        vec![6.0, -4.0]
    );
    let f = function!(|x: &[f64]| vec![2.0 * x[1], x[0]]);
    assert_eq!(grad!(through_a_reference)(&f, &[3.0, 2.0]), vec![4.0, 6.0]);
}

/// Nothing but a function: there is no gradient to ask for, but it can be called from differentiated code.
#[differentiable]
fn at_two(f: impl Fn(f64) -> f64) -> f64 {
    f(2.0)
}

#[differentiable]
fn slope_at_two(k: f64) -> f64 {
    at_two(|x: f64| (k * x).exp())
}

#[test]
fn what_only_a_closure_captures_is_differentiated() {
    assert!((grad!(slope_at_two)(0.0) - 2.0).abs() < 1e-15);
}

#[test]
fn a_closure_in_place_hands_on_closures() {
    let a = 3.0;
    let g = grad!(|k: f64| simpson(|x: f64| k * k * x + a, 0.0, 2.0, 2));
    assert!((g(2.0) - 8.0).abs() < 1e-12);
}

#[differentiable]
fn weighted(#[no_diff] weight: impl Fn(usize) -> f64, x: &[f64]) -> f64 {
    let mut sum = 0.0;
    for i in 0..x.len() {
        sum += weight(i) * x[i];
    }
    sum
}

#[test]
fn a_constant_function_needs_no_derivative_of_its_own() {
    assert_eq!(
        grad!(weighted)(function!(|i: usize| 2.0 * i as f64), &[1.0, 1.0]),
        vec![0.0, 2.0]
    );
}

#[differentiable]
fn generic<T: Real, F: Fn(T) -> T>(f: F, x: T) -> T {
    f(x) * T::lit(0.5)
}

#[test]
fn the_float_is_found_by_the_function() {
    assert_eq!(grad!(generic)(function!(|x: f32| x * x), 3.0f32), 3.0f32);
    assert_eq!(grad!(generic)(function!(cube), 1.0), 1.5);
}

/// The plain function is as it was.
#[test]
fn plain_calls_take_plain_closures() {
    assert!((simpson(|x| x, 0.0, 1.0, 2) - 0.5).abs() < 1e-15);
    assert!((weighted(|i| i as f64, &[1.0, 2.0]) - 2.0).abs() < 1e-15);
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct State {
    position: f64,
    velocity: f64,
}

/// A function of a type of one's own.
#[differentiable]
fn stepped(f: impl Fn(&State) -> State, s: State, h: f64, n: usize) -> f64 {
    let mut s = s;
    for _ in 0..n {
        let d = f(&s);
        s = State {
            position: s.position + h * d.position,
            velocity: s.velocity + h * d.velocity,
        };
    }
    s.position
}

#[derive(Differentiable)]
struct Spring {
    stiffness: f64,
    damping: f64,
}

#[differentiable]
fn swung(spring: &Spring, start: f64) -> f64 {
    stepped(
        |s: &State| State {
            position: s.velocity,
            velocity: -spring.stiffness * s.position - spring.damping * s.velocity,
        },
        State {
            position: start,
            velocity: 0.0,
        },
        0.1,
        7,
    )
}

#[test]
fn types_of_ones_own_pass_through_functions() {
    let at = |k: f64, c: f64, x: f64| {
        swung(
            &Spring {
                stiffness: k,
                damping: c,
            },
            x,
        )
    };
    let (ds, dx) = grad!(swung)(
        &Spring {
            stiffness: 2.0,
            damping: 0.3,
        },
        0.7,
    );
    let h = 1e-5;
    let close = |a: f64, b: f64| assert!((a - b).abs() < 1e-8, "{a} {b}");
    close(
        ds.stiffness,
        (at(2.0 + h, 0.3, 0.7) - at(2.0 - h, 0.3, 0.7)) / (2.0 * h),
    );
    close(
        ds.damping,
        (at(2.0, 0.3 + h, 0.7) - at(2.0, 0.3 - h, 0.7)) / (2.0 * h),
    );
    close(
        dx,
        (at(2.0, 0.3, 0.7 + h) - at(2.0, 0.3, 0.7 - h)) / (2.0 * h),
    );
}

/// The closure of a caller that differentiates nothing it captures.
#[differentiable(wrt(b))]
fn captured_constant(a: f64, b: f64) -> f64 {
    simpson(|x: f64| a * x, 0.0, b, 2)
}

#[test]
fn what_is_not_differentiated_stays_out() {
    assert!((grad!(captured_constant)(3.0, 2.0) - 6.0).abs() < 1e-12);
}

/// A cycle of calls with a function on it.
#[differentiable(recursive)]
fn halved(f: &impl Fn(f64) -> f64, x: f64, n: usize) -> f64 {
    if n == 0 {
        f(x)
    } else {
        doubled(f, 0.5 * x, n - 1)
    }
}

#[differentiable]
fn doubled(f: &impl Fn(f64) -> f64, x: f64, n: usize) -> f64 {
    if n == 0 {
        2.0 * f(x)
    } else {
        f(x) + halved(f, 2.0 * x, n - 1)
    }
}

#[differentiable]
fn on_a_cycle(k: f64, x: f64) -> f64 {
    halved(&|v: f64| k * v * v, x, 3)
}

#[test]
fn cycles_of_calls_hand_functions_on() {
    let (dk, dx) = grad!(on_a_cycle)(1.5, 2.0);
    let h = 1e-5;
    assert!((dk - (on_a_cycle(1.5 + h, 2.0) - on_a_cycle(1.5 - h, 2.0)) / (2.0 * h)).abs() < 1e-8);
    assert!((dx - (on_a_cycle(1.5, 2.0 + h) - on_a_cycle(1.5, 2.0 - h)) / (2.0 * h)).abs() < 1e-8);
}

/// Const generics, a `where` clause and bounds beside the signature.
#[differentiable]
fn fixed<const N: usize, F>(f: F, y: [f64; N]) -> f64
where
    F: Fn([f64; N]) -> [f64; N] + Sync + Copy,
{
    let z = f(f(y));
    let mut sum = 0.0;
    for i in 0..N {
        sum += z[i];
    }
    sum
}

#[differentiable]
fn fixed_caller(k: f64) -> f64 {
    fixed(|y: [f64; 2]| [y[1], k * y[0]], [1.0, 2.0])
        + fixed::<3, _>(|y: [f64; 3]| [k, y[0], y[1]], [1.0; 3])
}

#[test]
fn generic_arguments_are_found() {
    assert!((grad!(fixed_caller)(2.0) - 5.0).abs() < 1e-12);
}

/// Closures whose params are written without a type, for functions that say it.
mod without_types {
    use super::*;

    #[differentiable]
    fn newton(f: impl Fn(f64) -> f64, slope: impl Fn(f64) -> f64, start: f64) -> f64 {
        let mut x = start;
        for _ in 0..8 {
            x -= f(x) / slope(x);
        }
        x
    }

    #[differentiable]
    fn root(a: f64) -> f64 {
        newton(|x| x.powi(3) - a, |x| 3.0 * x * x, 1.0)
    }

    #[differentiable]
    fn area(a: f64) -> f64 {
        simpson(|x| simpson(|y| y * x * a, 0.0, x, 2), 0.0, 2.0, 4)
    }

    #[differentiable]
    fn mean<T: Real>(f: impl Fn(T) -> T, x: T) -> T {
        T::lit(0.5) * (f(x) + f(-x))
    }

    #[differentiable]
    fn generic<T: Real>(a: T) -> T {
        mean(|x| (a * x).exp(), a)
    }

    #[differentiable]
    fn single(a: f32) -> f32 {
        mean(|x| a * x * x, 2.0)
    }

    #[differentiable]
    fn handed_on(a: f64) -> f64 {
        let wave = |x: f64| (a * x).sin();
        simpson(|x| wave(x) * wave(x), 0.0, 2.0, 20)
    }

    /// A type without gradients, whose closures rustc knows.
    struct Table(Vec<f64>);

    impl Table {
        fn count(&self, f: impl Fn(usize) -> bool) -> usize {
            (0..self.0.len()).filter(|i| f(*i)).count()
        }
    }

    fn is_far(i: usize) -> bool {
        i > 1
    }

    #[differentiable]
    fn counted(x: f64, #[no_diff] table: &Table) -> f64 {
        x * x * table.count(|i| is_far(i)) as f64
    }

    #[test]
    fn what_closures_hand_on_is_a_number() {
        let (value, gradient) = value_and_grad!(handed_on)(1.5);
        let exact = |a: f64| 1.0 - (4.0 * a).sin() / (4.0 * a);
        assert!((value - exact(1.5)).abs() < 1e-4);
        let slope = (exact(1.5 + 1e-5) - exact(1.5 - 1e-5)) / 2e-5;
        assert!((gradient - slope).abs() < 1e-3);
    }

    #[test]
    fn closures_for_constants_are_left_to_rustc() {
        let table = Table(vec![0.0; 4]);
        assert_eq!(value_and_grad!(counted)(3.0, &table), (18.0, 12.0));
    }

    #[test]
    fn a_closure_without_types_computes_with_numbers() {
        let (value, gradient) = value_and_grad!(root)(8.0);
        assert!((value - 2.0).abs() < 1e-12 && (gradient - 1.0 / 12.0).abs() < 1e-9);
        let (value, gradient) = value_and_grad!(area)(3.0);
        assert!((value - 6.0).abs() < 1e-12 && (gradient - 2.0).abs() < 1e-12);
        assert_eq!(value_and_grad!(single)(3.0), (12.0, 4.0));
    }

    #[test]
    fn a_closure_without_types_computes_with_the_generic_float() {
        let (value, gradient) = value_and_grad!(generic)(0.5_f64);
        assert!((value - 0.25_f64.cosh()).abs() < 1e-15);
        assert!((gradient - 0.25_f64.sinh()).abs() < 1e-15);
    }
}

#[test]
fn what_is_claimed_of_these_tests_is_run() -> Result<(), String> {
    claims::hold()
}
