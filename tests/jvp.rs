//! `jvp!`: what is passed, what comes back, and what contributes nothing.

use grads::prelude::*;

#[path = "claims/mod.rs"]
mod claims;

#[differentiable(forward)]
fn product(x: f64, y: f64) -> f64 {
    x * y.sin()
}

#[differentiable(forward)]
fn square(x: f64) -> f64 {
    x * x
}

#[test]
fn several_params_are_tuples_and_one_is_bare() {
    assert_eq!(jvp!(product)((2.0, 0.0), (1.0, 1.0)), (0.0, 2.0));
    assert_eq!(jvp!(square)(3.0, 0.5), (9.0, 3.0));
}

#[test]
fn a_function_of_values_and_tangents_can_be_kept() {
    let along = jvp!(square);
    assert_eq!([1.0, 2.0].map(|x| along(x, 1.0).1), [2.0, 4.0]);
}

#[differentiable(forward, wrt(x))]
fn weighted(x: &[f64], weights: &[f64], shift: usize) -> f64 {
    let mut sum = 0.0;
    for i in 0..x.len() {
        sum += weights[(i + shift) % weights.len()] * x[i] * x[i];
    }
    sum
}

#[test]
fn only_differentiated_params_have_tangents() {
    let (value, tangent) = jvp!(weighted)((&[1.0, 2.0], &[3.0, 5.0], 1), &[1.0, 0.0]);
    assert_eq!((value, tangent), (17.0, 10.0));
}

#[differentiable(forward)]
fn decay(u: &mut Vec<f64>, rate: f64) {
    for x in u.iter_mut() {
        *x *= (-rate).exp();
    }
    u.push(rate);
}

#[test]
fn tangents_of_in_outs_are_left_in_place() {
    let (mut u, mut du) = (vec![1.0, 2.0], vec![0.0, 1.0]);
    let ((), ()) = jvp!(decay)((&mut u, 0.0), (&mut du, 1.0));
    assert_eq!((u, du), (vec![1.0, 2.0, 0.0], vec![-1.0, -1.0, 1.0]));
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Spring {
    k: f64,
    rest: f64,
    id: usize,
}

#[differentiable(forward)]
impl Spring {
    fn energy(&self, x: f64) -> f64 {
        0.5 * self.k * (x - self.rest).powi(2)
    }
    fn stretched(mut self, by: f64) -> Spring {
        self.rest += by * self.k;
        self
    }
}

#[test]
fn methods_and_structs() {
    let spring = Spring {
        k: 2.0,
        rest: 1.0,
        id: 7,
    };
    let d = SpringTangent { k: 1.0, rest: 0.0 };
    assert_eq!(jvp!(Spring::energy)((&spring, 3.0), (&d, 1.0)), (4.0, 6.0));
    let (after, moved) = jvp!(Spring::stretched)((spring, 0.5), (d, 1.0));
    assert_eq!(
        after,
        Spring {
            k: 2.0,
            rest: 2.0,
            id: 7
        }
    );
    assert_eq!(moved, SpringTangent { k: 1.0, rest: 2.5 });
}

#[differentiable(forward)]
fn generic<T: Real>(x: T, scale: T) -> T {
    (x * scale).exp() + T::lit(2.0) * x
}

#[test]
fn both_precisions() {
    assert_eq!(jvp!(generic)((0.0f32, 1.0f32), (1.0, 0.0)), (1.0, 3.0));
    assert_eq!(jvp!(generic::<f64>)((0.0, 1.0), (1.0, 0.0)), (1.0, 3.0));
}

fn bell_partials(x: f64, width: f64, value: f64) -> (f64, f64) {
    (-2.0 * x / width * value, x * x / (width * width) * value)
}

#[differentiable(partials = bell_partials, forward)]
fn bell(x: f64, width: f64) -> f64 {
    (-x * x / width).exp()
}

#[differentiable(forward)]
fn by_rule(x: f64) -> f64 {
    x * bell(x, 2.0)
}

#[test]
fn partials_serve_both_modes() {
    let (value, tangent) = jvp!(bell)((1.0, 2.0), (1.0, 0.5));
    let (same, (by_x, by_width)) = value_and_grad!(bell)(1.0, 2.0);
    assert_eq!((value, tangent), (same, by_x + 0.5 * by_width));
    assert_eq!(jvp!(by_rule)(1.0, 1.0).1, grad!(by_rule)(1.0));
}

#[allow(clippy::type_complexity)]
fn scaled_rule(x: &[f64], k: f64) -> (Vec<f64>, impl Fn(Vec<f64>) -> (Vec<f64>, f64)) {
    let own = x.to_vec();
    let back = move |ct: Vec<f64>| {
        let by_k = ct.iter().zip(&own).map(|(c, x)| c * x).sum();
        (ct.iter().map(|c| c * k).collect(), by_k)
    };
    (scaled(x, k), back)
}

fn scaled_tangent(x: &[f64], k: f64, dx: &[f64], dk: f64) -> (Vec<f64>, Vec<f64>) {
    let tangent = x.iter().zip(dx).map(|(x, dx)| k * dx + dk * x);
    (scaled(x, k), tangent.collect())
}

#[differentiable(vjp = scaled_rule, jvp = scaled_tangent)]
fn scaled(x: &[f64], k: f64) -> Vec<f64> {
    x.iter().map(|x| k * x).collect()
}

#[differentiable(forward)]
fn through_a_rule(x: &[f64], k: f64) -> f64 {
    let y = scaled(x, k.exp());
    y[0] * y[1]
}

#[test]
fn a_rule_of_forward_mode_stands_beside_that_of_reverse_mode() {
    let (y, dy) = jvp!(scaled)((&[1.0, 2.0], 3.0), (&[1.0, 0.0], 0.5));
    assert_eq!((y, dy), (vec![3.0, 6.0], vec![3.5, 1.0]));
    let (_, slope) = jvp!(through_a_rule)((&[1.0, 2.0], 0.3), (&[0.5, 1.0], 2.0));
    let (by_x, by_k) = grad!(through_a_rule)(&[1.0, 2.0], 0.3);
    let expected = 0.5 * by_x[0] + by_x[1] + 2.0 * by_k;
    assert!((slope - expected).abs() < 1e-12 * expected.abs());
    let by_columns = jacobian!(scaled, forward)(&[1.0, 2.0], 3.0);
    assert_eq!(by_columns, jacobian!(scaled, reverse)(&[1.0, 2.0], 3.0));
    check_grads!(scaled, forward)(&[1.0, 2.0], 3.0);
}

fn wrong_tangent(x: &[f64], k: f64, dx: &[f64], dk: f64) -> (Vec<f64>, Vec<f64>) {
    let (value, mut tangent) = scaled_tangent(x, k, dx, dk);
    tangent[1] += dk;
    (value, tangent)
}

#[differentiable(vjp = scaled_rule, jvp = wrong_tangent)]
fn scaled_wrongly(x: &[f64], k: f64) -> Vec<f64> {
    scaled(x, k)
}

#[test]
#[should_panic(expected = "k")]
fn a_wrong_rule_of_forward_mode_is_found() {
    check_grads!(scaled_wrongly, forward)(&[1.0, 2.0], 3.0);
}

fn steep_rule(x: f64) -> (f64, impl Fn(f64) -> f64) {
    (x.sqrt(), move |ct| ct * 0.5 / x.sqrt())
}

#[differentiable(vjp = steep_rule, jvp = steep_tangent)]
fn steep(x: f64) -> f64 {
    x.sqrt()
}

fn steep_tangent(x: f64, dx: f64) -> (f64, f64) {
    (x.sqrt(), dx * 0.5 / x.sqrt())
}

#[differentiable(forward)]
fn steep_of_a_constant(x: f64) -> f64 {
    let larger = if x > 10.0 { x } else { 0.0 };
    steep(larger) + x
}

#[test]
fn a_tangent_that_is_not_there_meets_no_rule() {
    assert_eq!(jvp!(steep_of_a_constant)(1.0, 1.0).1, 1.0);
    assert_eq!(jvp!(steep_of_a_constant)(16.0, 1.0).1, 1.125);
}

#[differentiable(forward)]
fn root_of_the_larger(x: f64, y: f64) -> f64 {
    x.max(0.0).sqrt() + y
}

#[differentiable(forward)]
fn root_of_a_branch(x: f64, y: f64) -> f64 {
    let kept = if x > 0.0 { x } else { 0.0 };
    kept.sqrt() + y
}

#[test]
fn what_was_not_chosen_contributes_nothing() {
    for x in [-1.0, -2.0] {
        assert_eq!(jvp!(root_of_the_larger)((x, 1.0), (1.0, 1.0)), (1.0, 1.0));
        assert_eq!(jvp!(root_of_a_branch)((x, 1.0), (1.0, 1.0)), (1.0, 1.0));
    }
    assert_eq!(jvp!(root_of_a_branch)((4.0, 1.0), (1.0, 0.0)), (3.0, 0.25));
}

#[differentiable(forward)]
fn power(x: f64, n: f64) -> f64 {
    x.powf(n)
}

#[differentiable(forward)]
fn cube(x: f64) -> f64 {
    power(x, 3.0)
}

#[test]
fn a_constant_that_a_function_is_handed_contributes_nothing() {
    // by the exponent the derivative is NaN
    assert_eq!(jvp!(cube)(-2.0, 1.0), (-8.0, 12.0));
}

#[differentiable(forward)]
fn last_of_none(x: f64, n: usize) -> f64 {
    let mut last = 0.0;
    for i in 0..n {
        last = x * i as f64;
    }
    last.sqrt() + x
}

#[test]
fn a_loop_without_trips_contributes_nothing() {
    assert_eq!(jvp!(last_of_none)((1.0, 0), 1.0), (1.0, 1.0));
    assert_eq!(jvp!(last_of_none)((1.0, 5), 1.0), (3.0, 2.0));
}

#[differentiable(forward)]
fn root(x: f64) -> f64 {
    x.sqrt()
}

#[test]
fn a_zero_that_is_passed_meets_an_infinite_slope() {
    assert!(jvp!(root)(0.0, 0.0).1.is_nan());
    assert!(jvp!(root)(0.0, -0.0).1.is_nan());
    assert_eq!(jvp!(root)(0.0, 1.0).1, f64::INFINITY);
}

#[differentiable(forward)]
fn halved(x: f64, times: u32) -> f64 {
    if times == 0 {
        x * x
    } else {
        halved(0.5 * x, times - 1)
    }
}

#[test]
fn recursion() {
    assert_eq!(jvp!(halved)((4.0, 2), 1.0), (1.0, 0.5));
}

#[differentiable(forward)]
fn checked(x: &[f64], i: usize) -> f64 {
    x[i] * x[i]
}

#[test]
#[should_panic(expected = "index out of bounds: the len is 1 but the index is 3")]
fn it_panics_where_the_function_does() {
    jvp!(checked)((&[1.0], 3), &[1.0]);
}

/// Its callers have forward mode of it in closures.
#[differentiable(forward)]
fn left_after(t: f64, rate: f64) -> f64 {
    (-rate * t).exp()
}

#[test]
fn closures_with_what_they_capture() {
    let (times, scale) = (vec![0.5, 1.0, 2.0], 3.0);
    let total = |rate: f64| {
        times
            .iter()
            .map(|t| scale * left_after(*t, rate))
            .sum::<f64>()
    };
    let (value, along) = jvp!(|rate: f64| {
        let mut sum = 0.0;
        for t in &times {
            sum += scale * left_after(*t, rate);
        }
        sum
    })(0.7, 2.0);
    let expected: f64 = times
        .iter()
        .map(|t| -2.0 * t * scale * left_after(*t, 0.7))
        .sum();
    assert_eq!(value, total(0.7));
    assert!((along - expected).abs() < 1e-14);
}

#[test]
fn closures_of_arrays_integers_and_in_outs() {
    let weights = [2.0, -1.0];
    let run = jvp!(|x: &[f64], n: usize, out: &mut [f64]| {
        for i in 0..n {
            out[i] = weights[i] * x[i] * x[i];
        }
        out[0] * x[1]
    });
    let (mut out, mut along) = (vec![0.0; 2], vec![0.0; 2]);
    let found = run((&[3.0, 5.0], 2, &mut out), (&[1.0, 0.5], &mut along));
    assert_eq!((out, along), (vec![18.0, -25.0], vec![12.0, -5.0]));
    assert_eq!(found, (90.0, 12.0 * 5.0 + 18.0 * 0.5));
}

#[test]
fn what_the_tables_name_is_run() -> Result<(), String> {
    claims::hold()
}
