//! Every macro of the prelude, on functions small enough to differentiate by hand.

// Loops over positions, as in the programs that people write.
#![allow(clippy::needless_range_loop)]

use grads::prelude::*;

#[differentiable]
fn f(x: f64, y: f64) -> f64 {
    x * y.sin()
}

#[differentiable]
fn weighted(x: &[f64], w: f64) -> f64 {
    let mut sum = 0.0;
    for i in 0..x.len() {
        sum += w * x[i] * x[i];
    }
    sum
}

#[differentiable]
fn scale(x: &mut [f64], by: f64) {
    for i in 0..x.len() {
        x[i] *= by;
    }
}

#[differentiable]
fn scale_and_sum(x: &mut [f64], by: f64) -> f64 {
    let mut sum = 0.0;
    for i in 0..x.len() {
        x[i] *= by;
        sum += x[i];
    }
    sum
}

#[test]
fn grad_gives_every_parameter_in_order() {
    assert_eq!(grad!(f)(2.0, 3.0), (3f64.sin(), 2.0 * 3f64.cos()));
}

#[test]
fn value_comes_with_the_gradient() {
    let (value, (dx, dw)) = value_and_grad!(weighted)(&[1.0, -2.0], 3.0);
    assert_eq!((value, dx, dw), (15.0, vec![6.0, -12.0], 5.0));
}

#[test]
fn one_parameter_gives_a_bare_gradient() {
    assert_eq!(grad!(f, wrt(y))(2.0, 3.0), 2.0 * 3f64.cos());
    assert_eq!(grad!(weighted, wrt(x))(&[1.0, -2.0], 3.0), vec![6.0, -12.0]);
}

#[test]
fn gradient_is_a_function_value() {
    fn at_two(g: impl Fn(f64, f64) -> (f64, f64)) -> f64 {
        g(2.0, 0.0).1
    }
    assert_eq!(at_two(grad!(f)), 2.0);
}

#[test]
fn buffers_are_overwritten() {
    let (mut dx, mut dw) = (vec![7.0; 2], 7.0);
    let value = value_and_grad_into!(weighted)(&[1.0, -2.0], 3.0, &mut dx, &mut dw);
    assert_eq!((value, dx, dw), (15.0, vec![6.0, -12.0], 5.0));
}

#[test]
fn pullback_runs_again_and_again() {
    let (value, pullback) = vjp!(f)(2.0, 3.0);
    assert_eq!(value, f(2.0, 3.0));
    let (dx, dy) = (3f64.sin(), 2.0 * 3f64.cos());
    assert_eq!(pullback(1.0), (dx, dy));
    assert_eq!(pullback(-2.0), (-2.0 * dx, -2.0 * dy));
    assert_eq!(pullback(1.0), (dx, dy));
}

#[test]
fn pullback_goes_to_another_thread() {
    let (_, pullback) = vjp!(f)(2.0, 3.0);
    let here = pullback(1.0);
    let there =
        std::thread::scope(|s| s.spawn(|| pullback(1.0)).join().expect("it does not panic"));
    assert_eq!(here, there);
}

#[test]
fn in_out_slice_is_left_as_the_function_leaves_it() {
    let mut x = [1.0, 2.0];
    let (value, (dx, dby)) = value_and_grad!(scale_and_sum)(&mut x, 3.0);
    assert_eq!(x, [3.0, 6.0]);
    assert_eq!((value, dx, dby), (9.0, vec![3.0, 3.0], 3.0));
}

#[test]
fn in_out_slice_is_an_output_of_vjp() {
    let mut x = [1.0, 2.0];
    {
        let (_, pullback) = vjp!(scale)(&mut x, 3.0);
        for _ in 0..2 {
            let (dx, dby) = pullback(vec![1.0, 10.0]);
            assert_eq!((dx, dby), (vec![3.0, 30.0], 21.0));
        }
    }
    assert_eq!(x, [3.0, 6.0]);
}

#[test]
fn closure_captures_constants() {
    let a = 2.5;
    assert_eq!(grad!(|x: f64| a * x * x)(3.0), 15.0);
}

#[test]
fn graph_is_text() {
    let text = graph!(f).to_string();
    assert!(text.contains("func @f") && text.contains("sin"), "{text}");
    let dot = graph!(f, dot).to_string();
    assert!(dot.contains("digraph"), "{dot}");
    assert!(!graph!(f, grad).to_string().is_empty());
    assert!(!graph!(f, plan).to_string().is_empty());
}
