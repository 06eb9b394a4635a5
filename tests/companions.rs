//! How companions are named, and what comes of values that are not one number.

// Loops over positions and every kind of param, as in the programs that people write.
#![allow(clippy::needless_range_loop, clippy::ptr_arg)]

#[path = "claims/mod.rs"]
mod claims;

use grads::prelude::*;

mod shapes {
    use grads::prelude::*;

    #[differentiable]
    pub fn square<T: Real>(x: T) -> T {
        x * x
    }
}

#[differentiable]
fn cube<T: Real>(x: T) -> T {
    x * x * x
}

#[differentiable]
fn norm<const N: usize>(x: &[f64; N]) -> f64 {
    let mut s = 0.0;
    for i in 0..N {
        s += x[i] * x[i];
    }
    s
}

#[differentiable]
fn power<const N: i32>(x: f64, y: f64) -> f64 {
    x.powi(N) * y
}

#[differentiable]
fn polar(r: f64, t: f64) -> (f64, f64) {
    (r * t.cos(), r * t.sin())
}

#[differentiable]
fn squares(x: &[f64]) -> Vec<f64> {
    let mut y = vec![0.0; x.len()];
    for i in 0..x.len() {
        y[i] = x[i] * x[i];
    }
    y
}

#[differentiable]
fn pair(x: f64) -> [f64; 2] {
    [x, x * x]
}

#[test]
fn generic_arguments_are_named() {
    assert_eq!(grad!(cube::<f64>)(2.0), 12.0);
    assert_eq!(grad!(cube::<f32>)(2.0), 12f32);
    assert_eq!(value_and_grad!(shapes::square::<f64>)(3.0), (9.0, 6.0));
    assert_eq!(grad!(self::shapes::square::<f64>)(3.0), 6.0);
    let (value, pullback) = vjp!(cube::<f64>)(1.0);
    assert_eq!((value, pullback(2.0)), (1.0, 6.0));
    let mut slot = 7.0;
    assert_eq!(value_and_grad_into!(cube::<f64>)(1.0, &mut slot), 1.0);
    assert_eq!(slot, 3.0);
    assert_eq!(grad!(norm::<2>)(&[1.0, 2.0]), [2.0, 4.0]);
}

#[test]
fn generic_argument_that_no_argument_tells() {
    assert_eq!(grad!(power::<3>)(2.0, 1.0), (12.0, 8.0));
    assert_eq!(grad!(power::<3>, wrt(x))(2.0, 1.0), 12.0);
    assert_eq!(
        value_and_grad!(power::<2>, wrt(y, x))(2.0, 1.0),
        (4.0, (4.0, 4.0))
    );
    assert!(graph!(power::<3>).contains("powi"));
}

#[test]
fn several_numbers_have_a_pullback() {
    let (value, pullback) = vjp!(polar)(2.0, 0.0);
    assert_eq!((value, pullback((1.0, 1.0))), ((2.0, 0.0), (1.0, 2.0)));
    let (value, pullback) = vjp!(squares)(&[1.0, 2.0]);
    assert_eq!(value, [1.0, 4.0]);
    assert_eq!(pullback(vec![1.0, 1.0]), [2.0, 4.0]);
    let (value, pullback) = vjp!(pair)(3.0);
    assert_eq!((value, pullback([1.0, 1.0])), ([3.0, 9.0], 7.0));
}

#[differentiable]
fn sum_of_squares(x: &[f64]) -> f64 {
    squares(x).iter().sum()
}

/// One float by another name.
type Energy = f64;

#[differentiable]
fn kinetic(m: f64, v: f64) -> Energy {
    0.5 * m * v * v
}

#[test]
fn an_alias_of_a_float_is_one_float() {
    assert_eq!(value_and_grad!(kinetic)(2.0, 3.0), (9.0, (4.5, 6.0)));
    assert_eq!(
        value_and_grad!(|v: f64| -> Energy { v * v })(3.0),
        (9.0, 6.0)
    );
    let (mut dm, mut dv) = (7.0, 7.0);
    assert_eq!(
        value_and_grad_into!(kinetic)(2.0, 3.0, &mut dm, &mut dv),
        9.0
    );
    assert_eq!((dm, dv), (4.5, 6.0));
}

#[differentiable]
fn mixed(a: &[f64], b: &[f64; 2], c: f64, d: &f64, e: Vec<f64>, f: [f64; 2], g: &Vec<f64>) -> f64 {
    a[0] * b[0] + a[1] * b[1] + c * *d + e[0] * f[1] + g[0] * f[0]
}

#[test]
fn buffers_of_every_kind_are_overwritten() {
    let (a, b, e, f, g) = (
        [1.0, 2.0],
        [3.0, 4.0],
        vec![5.0, 6.0],
        [7.0, 8.0],
        vec![9.0],
    );
    let (mut da, mut db, mut dc, mut dd) = ([7.0; 2], [7.0; 2], 7.0, 7.0);
    let (mut de, mut df, mut dg) = (vec![7.0; 2], [7.0; 2], vec![7.0]);
    let buffer = de.as_ptr();
    let value = value_and_grad_into!(mixed)(
        &a,
        &b,
        2.0,
        &0.5,
        e.clone(),
        f,
        &g,
        &mut da,
        &mut db,
        &mut dc,
        &mut dd,
        &mut de,
        &mut df,
        &mut dg,
    );
    assert_eq!(value, 115.0);
    assert_eq!((da, db, dc, dd), ([3.0, 4.0], [1.0, 2.0], 0.5, 2.0));
    assert_eq!((&de, df, dg), (&vec![8.0, 0.0], [9.0, 5.0], vec![7.0]));
    assert_eq!(de.as_ptr(), buffer);
}

#[test]
#[should_panic(expected = "left: 3\n right: 2")]
fn buffer_of_another_length_is_refused() {
    let mut dx = [0.0; 3];
    value_and_grad_into!(sum_of_squares)(&[1.0, 2.0], &mut dx);
}

#[differentiable]
fn append(x: &mut Vec<f64>, y: f64) -> f64 {
    x.push(y * x[0]);
    x[0] * x[1] * x[2]
}

#[test]
fn buffer_of_a_vector_that_grows_has_the_length_that_went_in() {
    let mut x = vec![2.0, 3.0];
    let (mut dx, mut dy) = (vec![7.0; 2], 7.0);
    let value = value_and_grad_into!(append)(&mut x, 5.0, &mut dx, &mut dy);
    assert_eq!((value, &x), (60.0, &vec![2.0, 3.0, 10.0]));
    assert_eq!((dx, dy), (vec![60.0, 20.0], 12.0));
}

#[differentiable]
fn table(out: &mut [f64], x: &[f64]) -> f64 {
    let mut sum = 0.0;
    for i in 0..x.len() {
        out[i] = x[i] * x[i];
        sum += x[i].sin();
    }
    sum
}

#[differentiable]
fn untouched(out: &mut [f64], x: f64) -> f64 {
    x * out[0]
}

#[test]
fn in_outs_are_left_as_the_function_leaves_them() {
    let mut out = [7.0, 7.0, 7.0];
    let (dout, dx) = grad!(table)(&mut out, &[0.0, 0.0]);
    assert_eq!(
        (out, dout, dx),
        ([0.0, 0.0, 7.0], vec![0.0; 3], vec![1.0, 1.0])
    );
    let mut out = [3.0];
    assert_eq!(grad!(untouched)(&mut out, 2.0), (vec![2.0], 3.0));
    assert_eq!(out, [3.0]);
}

#[differentiable]
fn compound(x: &mut f64, y: f64) -> f64 {
    *x *= y;
    *x * *x
}

#[test]
fn in_out_number_is_left_as_the_function_leaves_it() {
    let mut x = 2.0;
    assert_eq!(value_and_grad!(compound)(&mut x, 3.0), (36.0, (36.0, 24.0)));
    assert_eq!(x, 6.0);
}

#[test]
fn what_the_tables_name_is_run() -> Result<(), String> {
    claims::hold()
}
