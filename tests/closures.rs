//! Closures differentiated in place: what they capture is constant.

// Loops over positions, as in the programs that people write.
#![allow(clippy::needless_range_loop)]

#[path = "claims/mod.rs"]
mod claims;

use grads::prelude::*;
use std::sync::LazyLock;

#[differentiable]
fn softplus(x: f64, sharpness: f64) -> f64 {
    (x * sharpness).exp().ln_1p() / sharpness
}

static TABLE: [f64; 3] = [1.0, 10.0, 100.0];
const OFFSET: f64 = 0.5;

struct Spring {
    stiffness: f64,
    lengths: Vec<f64>,
}

#[test]
fn numbers_are_captured() {
    let a = 2.5;
    assert_eq!(grad!(|x: f64| a * x * x)(3.0), 15.0);
    let g = grad!(|x: f64, y: f64| a * x * y + OFFSET);
    assert_eq!((g(1.0, 2.0), g(3.0, 0.0)), ((5.0, 2.5), (0.0, 7.5)));
}

#[test]
fn a_body_may_begin_like_a_statement() {
    let g = grad!(|x: f64| if x > 0.0 { x * x } else { 3.0 * x } - 2.0 * x);
    assert_eq!((g(2.0), g(-2.0)), (2.0, 1.0));
    let g = grad!(|x: f64| match x > 1.0 {
        true => x,
        false => -x,
    } * x);
    assert_eq!((g(2.0), g(0.5)), (4.0, -1.0));
}

#[test]
fn number_before_or_after_the_parameter() {
    let (a, n) = (2.0, 3);
    assert_eq!(grad!(|x: f64| x * a)(3.0), 2.0);
    assert_eq!(grad!(|x: f64| x.powi(n) - a)(2.0), 12.0);
    assert_eq!(grad!(|x: f64| x * n as f64)(2.0), 3.0);
    assert_eq!(grad!(|x: f64| if x > a { x * x } else { a })(3.0), 6.0);
}

#[test]
fn arrays_are_captured_by_reference() {
    let weights = vec![1.0, 2.0, 3.0];
    let slice: &[f64] = &weights;
    let array = [1.0, 2.0, 3.0];
    let by_vec = grad!(|x: &[f64]| {
        let mut s = 0.0;
        for i in 0..x.len() {
            s += weights[i] * x[i] * x[i];
        }
        s
    });
    assert_eq!(by_vec(&[1.0, 1.0, 1.0]), vec![2.0, 4.0, 6.0]);
    let by_slice = grad!(|x: f64| {
        let mut s = 0.0;
        for i in 0..slice.len() {
            s += slice[i] * x;
        }
        s
    });
    assert_eq!(by_slice(1.0), 6.0);
    assert_eq!(grad!(|x: f64| x * array[1] * TABLE[2])(1.0), 200.0);
    let by_iter = grad!(|x: f64| {
        let mut s = 0.0;
        for w in weights.iter() {
            s += w * x;
        }
        s
    });
    assert_eq!(by_iter(1.0), 6.0);
    assert_eq!(weights.len(), 3);
}

struct Sample<'a> {
    t: &'a f64,
}

static RATE: LazyLock<f64> = LazyLock::new(|| 0.5);

#[differentiable]
fn decayed(p: &[f64; 2], t: f64) -> f64 {
    p[0] * (p[1] * t).exp()
}

#[test]
fn what_is_behind_a_captured_reference_is_handed_on() {
    let p = [2.0, 0.5];
    for (t, w) in [0.5, 1.0].iter().zip(&[1.0, 3.0]) {
        let by = |s: f64| [(0.5 * s).exp() * w, 2.0 * s * (0.5 * s).exp() * w];
        let (sample, twice) = (Sample { t }, &t);
        assert_eq!(grad!(|p: &[f64; 2]| decayed(p, *t) * *w)(&p), by(*t));
        assert_eq!(grad!(|p: &[f64; 2]| decayed(p, **twice) * w)(&p), by(*t));
        assert_eq!(grad!(|p: &[f64; 2]| decayed(p, *sample.t) * w)(&p), by(*t));
        assert_eq!(grad!(|p: &[f64; 2]| decayed(p, *RATE) * w)(&p), by(0.5));
        let in_a_loop = grad!(|p: &[f64; 2]| {
            let (mut sum, s) = (0.0, *t);
            for _ in 0..2 {
                sum += decayed(p, s) * 0.5 * *w;
            }
            sum
        });
        assert_eq!(in_a_loop(&p), by(*t));
    }
}

#[test]
fn fields_are_captured_by_reference() {
    let spring = Spring {
        stiffness: 3.0,
        lengths: vec![1.0, 2.0],
    };
    let energy = value_and_grad!(|x: f64| spring.stiffness * (x - spring.lengths[1]).powi(2));
    assert_eq!(energy(3.0), (3.0, 6.0));
    assert_eq!(spring.lengths.len(), 2);
}

#[test]
fn functions_are_called() {
    let sharpness = 2.0;
    let half = |x: f64| x / 2.0;
    let slope = grad!(|x: f64| softplus(x, sharpness) * half(4.0));
    assert_eq!(slope(0.0), 1.0);
}

#[test]
fn result_may_be_what_a_function_returns() {
    assert_eq!(grad!(|x: f64| softplus(x, 1.0))(0.0), 0.5);
    let (value, pullback) = vjp!(|x: f64| softplus(x, 1.0))(0.0);
    assert_eq!((value, pullback(2.0)), (2f64.ln(), 1.0));
}

#[test]
fn value_comes_with_the_gradient() {
    let a = 3.0;
    let (value, (dx, dy)) = value_and_grad!(|x: f64, y: f64| a * x * y)(2.0, 5.0);
    assert_eq!((value, dx, dy), (30.0, 15.0, 6.0));
}

#[test]
fn pullback_borrows_the_arguments_and_what_is_captured() {
    let scale = vec![2.0, 3.0];
    let x = [1.0, 2.0];
    let (value, pullback) = vjp!(|x: &[f64]| x[0] * x[1] * scale[0])(&x);
    assert_eq!(value, 4.0);
    assert_eq!(pullback(1.0), vec![4.0, 2.0]);
    assert_eq!(pullback(10.0), vec![40.0, 20.0]);
}

#[test]
fn parameters_can_be_chosen() {
    let a = 2.0;
    assert_eq!(grad!(|x: f64, y: f64| a * x * y, wrt(y))(3.0, 4.0), 6.0);
    let swapped = grad!(|x: f64, y: f64| a * x * y, wrt(y, x));
    assert_eq!(swapped(3.0, 4.0), (6.0, 8.0));
}

#[test]
fn integers_and_marked_parameters_are_constant() {
    let power = grad!(|x: f64, n: i32| x.powi(n));
    assert_eq!(power(3.0, 2), 6.0);
    let held = grad!(|x: f64, #[no_diff] y: f64| x * y);
    assert_eq!(held(3.0, 2.0), 2.0);
}

#[test]
fn in_out_arrays_are_left_as_the_closure_leaves_them() {
    let by = 3.0;
    let mut x = [1.0, 2.0];
    let dx = grad!(|x: &mut [f64]| -> f64 {
        let mut sum = 0.0;
        for i in 0..x.len() {
            x[i] *= by;
            sum += x[i] * x[i];
        }
        sum
    })(&mut x);
    assert_eq!((x, dx), ([3.0, 6.0], vec![18.0, 36.0]));
}

#[test]
fn names_of_generated_variables_are_not_captured() {
    let (value, back, derivative, ct) = (2.0, 3.0, 4.0, 5.0);
    assert_eq!(
        grad!(|x: f64| value * back * derivative * ct * x)(1.0),
        120.0
    );
    let (_, pullback) = vjp!(|x: f64| value * back * x * x)(1.0);
    assert_eq!(pullback(1.0), 12.0);
}

#[derive(Differentiable)]
struct Coil {
    k: f64,
}

#[differentiable]
impl Coil {
    fn energy(&self, x: f64) -> f64 {
        0.5 * self.k * x * x
    }
}

impl Coil {
    fn force(&self, x: f64) -> f64 {
        -grad!(|x: f64| self.energy(x))(x)
    }
}

#[test]
fn a_closure_in_a_method_may_call_others_of_it() {
    assert_eq!(Coil { k: 3.0 }.force(2.0), -6.0);
}

#[test]
fn a_macro_may_pass_the_closure_on() {
    macro_rules! slope {
        ($f:expr, $at:expr) => {
            grad!($f)($at)
        };
    }
    let a = 2.0;
    assert_eq!(slope!(|x: f64| a * x, 1.0), 2.0);
}

#[test]
fn what_the_tables_name_is_run() -> Result<(), String> {
    claims::hold()
}
