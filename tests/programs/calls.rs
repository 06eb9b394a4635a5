//! Calls between annotated functions.

use crate::harness::row::Program;
use grads::prelude::*;

mod shapes {
    //! Functions in another module.

    use grads::prelude::*;

    /// Area of an ellipse.
    #[differentiable(forward)]
    pub fn ellipse(a: f64, b: f64) -> f64 {
        std::f64::consts::PI * a * b
    }
}

use shapes::ellipse;

#[differentiable(forward)]
fn square(x: f64) -> f64 {
    x * x
}

#[differentiable(forward)]
fn dot(a: &[f64], b: &[f64]) -> f64 {
    let mut sum = 0.0;
    for i in 0..a.len() {
        sum += a[i] * b[i];
    }
    sum
}

#[differentiable(forward)]
fn norm(x: &[f64]) -> f64 {
    dot(x, x).sqrt()
}

#[differentiable(forward)]
fn cosine_similarity(a: &[f64], b: &[f64]) -> f64 {
    dot(a, b) / (norm(a) * norm(b))
}

#[differentiable(forward)]
fn across_modules(a: f64, b: f64) -> f64 {
    ellipse(a, b) + shapes::ellipse(square(a), b + 1.0)
}

/// Rows are sub-slices, handed to a helper.
#[differentiable(forward)]
fn rows_to_a_helper(matrix: &[f64], x: &[f64]) -> f64 {
    let n = x.len();
    let mut sum = 0.0;
    for i in 0..matrix.len() / n {
        sum += square(dot(&matrix[i * n..(i + 1) * n], x));
    }
    sum
}

#[differentiable(forward)]
fn power_by_squaring(x: f64, n: u32) -> f64 {
    if n == 0 {
        1.0
    } else if n % 2 == 0 {
        let half = power_by_squaring(x, n / 2);
        half * half
    } else {
        x * power_by_squaring(x, n - 1)
    }
}

/// Scales what it is given.
#[differentiable(forward)]
fn scale(x: &mut [f64], by: f64) {
    for i in 0..x.len() {
        x[i] *= by;
    }
}

#[differentiable(forward)]
fn scaled_twice(x: &[f64], by: f64) -> f64 {
    let mut y = x.to_vec();
    scale(&mut y, by);
    let before = norm(&y);
    scale(&mut y, before);
    y[0] * y[1]
}

/// One explicit step of a chain of springs.
#[differentiable(forward)]
fn chain_step(u: &mut [f64], v: &mut [f64], k: f64) {
    let n = u.len();
    for i in 1..n - 1 {
        v[i] += 0.1 * k * (u[i + 1] - 2.0 * u[i] + u[i - 1]);
    }
    for i in 0..n {
        u[i] += 0.1 * v[i];
    }
}

#[differentiable(forward)]
fn chain_energy(start: &[f64], k: f64, steps: usize) -> f64 {
    let mut u = start.to_vec();
    let mut v = vec![0.0; u.len()];
    for _ in 0..steps {
        chain_step(&mut u, &mut v, k);
    }
    dot(&u, &u) + dot(&v, &v)
}

#[differentiable(forward)]
fn half_of_it(x: &mut [f64], by: f64) -> f64 {
    let n = x.len() / 2;
    scale(&mut x[..n], by);
    dot(&x[..n], &x[n..])
}

/// Returns a tuple.
#[differentiable(forward)]
fn polar(x: f64, y: f64) -> (f64, f64) {
    (x.hypot(y), y.atan2(x))
}

#[differentiable(forward)]
fn tuple_from_a_call(x: f64, y: f64) -> f64 {
    let (r, phi) = polar(x, y);
    r * (2.0 * phi).sin()
}

#[differentiable(forward)]
fn cross(a: [f64; 3], b: [f64; 3]) -> [f64; 3] {
    [
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    ]
}

#[differentiable(forward)]
fn triple_product(a: [f64; 3], b: [f64; 3], c: [f64; 3]) -> f64 {
    let n = cross(a, b);
    n[0] * c[0] + n[1] * c[1] + n[2] * c[2]
}

#[differentiable(forward)]
fn dot_n<const N: usize>(a: [f64; N], b: [f64; N]) -> f64 {
    let mut sum = 0.0;
    for i in 0..N {
        sum += a[i] * b[i];
    }
    sum
}

#[differentiable(forward)]
fn any_length(a: [f64; 3], b: [f64; 2]) -> f64 {
    dot_n(a, a) * dot_n(b, [a[0], 2.0])
}

#[differentiable(forward)]
fn linspace(a: f64, b: f64, n: usize) -> Vec<f64> {
    let mut x = vec![0.0; n];
    for i in 0..n {
        x[i] = a + (b - a) * i as f64 / (n - 1) as f64;
    }
    x
}

#[differentiable(forward)]
fn vec_from_a_call(a: f64, b: f64) -> f64 {
    let x = linspace(a, b, 5);
    let mut sum = 0.0;
    for i in 0..x.len() {
        sum += x[i].powi(3);
    }
    sum
}

/// Euler's method, the right-hand side a function of its own.
#[differentiable(forward)]
fn logistic_growth(y: f64, r: f64, k: f64) -> f64 {
    r * y * (1.0 - y / k)
}

#[differentiable(forward)]
fn rk4_with_a_helper(y0: f64, r: f64, k: f64) -> f64 {
    let h = 0.1;
    let mut y = y0;
    for _ in 0..15 {
        let k1 = logistic_growth(y, r, k);
        let k2 = logistic_growth(y + 0.5 * h * k1, r, k);
        let k3 = logistic_growth(y + 0.5 * h * k2, r, k);
        let k4 = logistic_growth(y + h * k3, r, k);
        y += h / 6.0 * (k1 + 2.0 * k2 + 2.0 * k3 + k4);
    }
    y
}

/// Legendre polynomials by the recurrence, calling itself twice.
#[differentiable(forward)]
fn legendre(n: u32, x: f64) -> f64 {
    match n {
        0 => 1.0,
        1 => x,
        _ => {
            let m = n as f64;
            ((2.0 * m - 1.0) * x * legendre(n - 1, x) - (m - 1.0) * legendre(n - 2, x)) / m
        }
    }
}

/// Generic over the float type, with its methods and literals.
#[differentiable(forward)]
fn softplus_of<T: Real>(x: T, sharpness: T) -> T {
    (x * sharpness).exp().ln_1p() / sharpness
}

#[differentiable(forward)]
fn norm_of<T: Real>(x: &[T]) -> T {
    let mut sum = T::lit(0.0);
    for &v in x {
        sum += v * v;
    }
    sum.sqrt()
}

#[differentiable(forward)]
fn generic_floats(x: f64, y: &[f64], z: f32) -> f64 {
    softplus_of(x, 2.0) * norm_of::<f64>(y) + f64::from(softplus_of(z, 0.5))
}

/// The corpus of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(forward square(1.3)),
        program!(forward cosine_similarity(&[0.5, 1.0, -0.3], &[0.8, 0.2, 0.4]) calls dot, norm),
        program!(forward across_modules(0.7, 1.1) calls ellipse, square),
        program!(forward rows_to_a_helper(&[0.5, 0.1, -0.7, 0.9], &[1.2, -0.4]) calls dot, square),
        program!(forward power_by_squaring(1.1, 11)),
        program!(forward scaled_twice(&[0.4, 0.9, -0.5], 1.2) calls scale, norm, dot),
        program!(forward chain_energy(&[0.0, 0.4, 1.0, 0.3, 0.0], 2.0, 8) calls chain_step, dot),
        program!(forward half_of_it(&mut [0.5, 0.7, -0.3, 1.2], 1.5) calls scale, dot),
        program!(forward tuple_from_a_call(0.8, 0.6) calls polar),
        program!(forward triple_product([1.0, 0.2, 0.3], [0.1, 0.9, -0.4], [0.5, 0.6, 1.1]) calls cross),
        program!(forward generic_floats(0.3, &[3.0, -4.0], 0.7f32) calls softplus_of, norm_of),
        program!(forward any_length([1.0, 0.2, 0.3], [0.1, 0.9]) calls dot_n),
        program!(forward vec_from_a_call(0.3, 1.7) calls linspace),
        program!(forward rk4_with_a_helper(0.2, 1.1, 2.0) calls logistic_growth),
        program!(forward legendre(5u32, 0.4)),
    ]
}
