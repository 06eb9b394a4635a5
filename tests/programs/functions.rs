//! Functions as values: params of function type, fed with closures and with functions.

use crate::harness::row::Program;
use grads::prelude::*;

/// The classical method of Runge and Kutta.
#[differentiable]
fn rk4(f: impl Fn(f64, &[f64]) -> Vec<f64>, y0: &[f64], t1: f64, n: usize) -> Vec<f64> {
    let h = t1 / n as f64;
    let mut y = y0.to_vec();
    let d = y.len();
    for step in 0..n {
        let t = step as f64 * h;
        let k1 = f(t, &y);
        let mut z = vec![0.0; d];
        for i in 0..d {
            z[i] = y[i] + 0.5 * h * k1[i];
        }
        let k2 = f(t + 0.5 * h, &z);
        for i in 0..d {
            z[i] = y[i] + 0.5 * h * k2[i];
        }
        let k3 = f(t + 0.5 * h, &z);
        for i in 0..d {
            z[i] = y[i] + h * k3[i];
        }
        let k4 = f(t + h, &z);
        for i in 0..d {
            y[i] += h / 6.0 * (k1[i] + 2.0 * k2[i] + 2.0 * k3[i] + k4[i]);
        }
    }
    y
}

/// A closure that captures what is differentiated.
#[differentiable]
fn pendulum(angle: f64, damping: f64, length: f64) -> f64 {
    let gravity = 9.81;
    let y = rk4(
        |_t: f64, y: &[f64]| -> Vec<f64> {
            vec![y[1], -gravity / length * y[0].sin() - damping * y[1]]
        },
        &[angle, 0.0],
        1.5,
        12,
    );
    y[0]
}

#[differentiable(unconnected = "zero", forward)]
fn lorenz(_t: f64, y: &[f64]) -> Vec<f64> {
    vec![
        10.0 * (y[1] - y[0]),
        y[0] * (28.0 - y[2]) - y[1],
        y[0] * y[1] - 8.0 / 3.0 * y[2],
    ]
}

/// A function by its path.
#[differentiable]
fn lorenz_end(y0: &[f64], t1: f64) -> f64 {
    let y = rk4(lorenz, y0, t1, 10);
    y[0] * y[1] + y[2]
}

/// A matrix that a closure captures.
#[differentiable]
fn linear_system(a: &[f64], y0: &[f64]) -> f64 {
    let n = y0.len();
    let y = rk4(
        |_: f64, y: &[f64]| {
            let mut dy = vec![0.0; n];
            for i in 0..n {
                for j in 0..n {
                    dy[i] += a[i * n + j] * y[j];
                }
            }
            dy
        },
        y0,
        0.7,
        5,
    );
    let mut sum = 0.0;
    for v in &y {
        sum += v * v;
    }
    sum
}

/// Newton's method, by the function and its slope.
#[differentiable]
fn newton<F: Fn(f64) -> f64, G: Fn(f64) -> f64>(f: F, slope: G, x0: f64) -> f64 {
    let mut x = x0;
    for _ in 0..20 {
        x -= f(x) / slope(x);
    }
    x
}

/// Two closures that capture the same.
#[differentiable]
fn root(a: f64, n: f64) -> f64 {
    newton(|x: f64| x.powf(n) - a, |x: f64| n * x.powf(n - 1.0), 1.3)
}

/// Simpson's rule.
#[differentiable]
fn simpson<F>(f: F, a: f64, b: f64, n: usize) -> f64
where
    F: Fn(f64) -> f64,
{
    let h = (b - a) / n as f64;
    let mut sum = f(a) + f(b);
    for i in 1..n {
        let weight = if i % 2 == 1 { 4.0 } else { 2.0 };
        sum += weight * f(a + i as f64 * h);
    }
    sum * h / 3.0
}

#[differentiable]
fn normal_mass(mu: f64, sigma: f64, b: f64) -> f64 {
    let density = |x: f64| {
        let z = (x - mu) / sigma;
        (-0.5 * z * z).exp() / (sigma * (2.0 * std::f64::consts::PI).sqrt())
    };
    simpson(density, -1.0, b, 20)
}

/// A method of std as the function.
#[differentiable]
fn area_under_sine(a: f64, b: f64) -> f64 {
    simpson(f64::sin, a, b, 10) + simpson(|x: f64| x.sqrt(), a, b, 10)
}

/// A function-typed param that is handed on, in a closure and by itself.
#[differentiable]
fn inverse(f: impl Fn(f64) -> f64, slope: &impl Fn(f64) -> f64, y: f64) -> f64 {
    newton(|x: f64| f(x) - y, |x: f64| slope(x), 0.5)
}

#[differentiable]
fn inverse_of_a_cubic(c: f64, y: f64) -> f64 {
    inverse(|x: f64| x * x * x + c * x, &|x: f64| 3.0 * x * x + c, y)
}

#[differentiable]
fn integrate_twice(f: impl Fn(f64) -> f64 + Copy, a: f64, b: f64) -> f64 {
    simpson(f, a, b, 4) * simpson(&f, b, 2.0 * b, 6)
}

#[differentiable]
fn of_a_decay(rate: f64, a: f64) -> f64 {
    integrate_twice(|x: f64| (-rate * x).exp(), a, a + 1.0)
}

/// A right side that writes to a buffer.
#[differentiable]
fn euler(f: &impl Fn(f64, &[f64], &mut [f64]), y: &mut [f64], h: f64, n: usize) {
    let mut dy = vec![0.0; y.len()];
    for step in 0..n {
        f(step as f64 * h, y, &mut dy);
        for i in 0..y.len() {
            y[i] += h * dy[i];
        }
    }
}

#[differentiable]
fn predator_prey(rates: &[f64; 4], y: &mut [f64]) -> f64 {
    euler(
        &|_: f64, y: &[f64], dy: &mut [f64]| {
            dy[0] = rates[0] * y[0] - rates[1] * y[0] * y[1];
            dy[1] = rates[2] * y[0] * y[1] - rates[3] * y[1];
        },
        y,
        0.05,
        8,
    );
    y[0] - y[1]
}

/// Bisection finds the bracket, one step of Newton carries the derivative.
#[differentiable]
fn bisection(f: impl Fn(f64) -> f64, #[no_diff] lo: f64, #[no_diff] hi: f64) -> f64 {
    let (mut lo, mut hi) = (lo, hi);
    let rising = f(hi) > f(lo);
    while hi - lo > 1e-12 {
        let mid = 0.5 * (lo + hi);
        if (f(mid) > 0.0) == rising {
            hi = mid;
        } else {
            lo = mid;
        }
    }
    let x = stop_gradient(0.5 * (lo + hi));
    let h = 1e-5;
    let slope = stop_gradient((f(x + h) - f(x - h)) / (2.0 * h));
    x - f(x) / slope
}

#[differentiable]
fn kepler(mean: f64, eccentricity: f64) -> f64 {
    bisection(|e: f64| e - eccentricity * e.sin() - mean, 0.0, 3.0)
}

/// Recursion that hands its function on.
#[differentiable]
fn adaptive(f: &impl Fn(f64) -> f64, a: f64, b: f64, depth: usize) -> f64 {
    let m = 0.5 * (a + b);
    let whole = (b - a) / 6.0 * (f(a) + 4.0 * f(m) + f(b));
    if depth == 0 {
        return whole;
    }
    adaptive(f, a, m, depth - 1) + adaptive(f, m, b, depth - 1)
}

#[differentiable]
fn adaptive_gaussian(width: f64, b: f64) -> f64 {
    adaptive(&|x: f64| (-x * x / width).exp(), 0.0, b, 3)
}

/// A closure in a loop, with what the loop changes.
#[differentiable]
fn in_a_loop(x: &[f64]) -> f64 {
    let mut total = 0.1;
    for i in 0..x.len() {
        let c = total * x[i];
        total += simpson(|t: f64| c * t + x[i].sin(), 0.0, 1.0, 2);
    }
    total
}

/// A closure in a closure.
#[differentiable]
fn double_integral(a: f64, b: f64) -> f64 {
    simpson(
        |x: f64| simpson(|y: f64| (a * x * y).cos() + b, 0.0, x, 4),
        0.0,
        1.0,
        4,
    )
}

/// Over every float.
#[differentiable]
fn trapezoid<T: Real>(f: impl Fn(T) -> T, a: T, b: T, n: usize) -> T {
    let mut sum = T::lit(0.5) * (f(a) + f(b));
    let mut x = a;
    let mut h = b - a;
    for _ in 0..n {
        h = h * T::lit(0.5);
    }
    for _ in 1..1 << n {
        x += h;
        sum += f(x);
    }
    sum * h
}

#[differentiable]
fn single_precision(k: f32, b: f32) -> f32 {
    trapezoid(|x: f32| (k * x).sin(), 0.0, b, 3)
}

#[differentiable]
fn generic_caller<T: Real>(k: T, b: T) -> T {
    trapezoid(|x: T| k * x * x, T::lit(0.0), b, 2)
}

#[differentiable]
fn generic_in_double(k: f64, b: f64) -> f64 {
    generic_caller(k, b)
}

/// What the function gives is only compared: it is not on the way back.
#[differentiable]
fn count_above(f: impl Fn(f64) -> f64, x: f64) -> f64 {
    let mut n = 0;
    for i in 0..5 {
        if f(i as f64) > 2.0 {
            n += 1;
        }
    }
    x * n as f64
}

#[differentiable(unconnected = "zero")]
fn compared(x: f64, k: f64) -> f64 {
    count_above(|t: f64| k * t, x)
}

/// No derivative passes through the function.
#[differentiable]
fn weighted(#[no_diff] weight: impl Fn(usize) -> f64, x: &[f64]) -> f64 {
    let mut sum = 0.0;
    for i in 0..x.len() {
        sum += weight(i) * x[i] * x[i];
    }
    sum
}

#[differentiable]
fn by_weight(x: &[f64]) -> f64 {
    weighted(|i: usize| 1.0 / (i as f64 + 1.0), x)
}

/// Tuples in and out.
#[differentiable]
fn iterate(f: impl Fn((f64, f64)) -> (f64, f64), z: (f64, f64), n: usize) -> (f64, f64) {
    let mut z = z;
    for _ in 0..n {
        z = f(z);
    }
    z
}

#[differentiable]
fn julia(re: f64, im: f64) -> f64 {
    let (x, y) = iterate(
        |(x, y): (f64, f64)| (x * x - y * y + re, 2.0 * x * y + im),
        (0.1, 0.2),
        4,
    );
    x * x + y * y
}

/// Fixed arrays by value.
#[differentiable]
fn heun(f: impl Fn([f64; 2]) -> [f64; 2], y: [f64; 2], h: f64) -> [f64; 2] {
    let k = f(y);
    let l = f([y[0] + h * k[0], y[1] + h * k[1]]);
    [
        y[0] + 0.5 * h * (k[0] + l[0]),
        y[1] + 0.5 * h * (k[1] + l[1]),
    ]
}

#[differentiable]
fn oscillator(omega: f64, x: f64) -> f64 {
    let mut y = [x, 0.0];
    for _ in 0..6 {
        y = heun(|y: [f64; 2]| [y[1], -omega * omega * y[0]], y, 0.1);
    }
    y[0]
}

/// A `return` in the closure, and a `move`.
#[differentiable]
fn clipped(limit: f64, b: f64) -> f64 {
    simpson(
        move |x: f64| {
            if x * x > limit {
                return limit;
            }
            x * x
        },
        0.0,
        b,
        8,
    )
}

/// One function on two ways.
#[differentiable]
fn secant_root(f: impl Fn(f64) -> f64, y: f64) -> f64 {
    let h = 1e-3;
    newton(
        |x: f64| f(x) - y,
        |x: f64| (f(x + h) - f(x - h)) / (2.0 * h),
        1.0,
    )
}

#[differentiable]
fn lambert(y: f64, k: f64) -> f64 {
    secant_root(|x: f64| x * (k * x).exp(), y)
}

/// Handed on twice.
#[differentiable]
fn composed(f: impl Fn(f64) -> f64, g: impl Fn(f64) -> f64, x: f64) -> f64 {
    f(g(f(x)))
}

#[differentiable]
fn conjugated(h: impl Fn(f64) -> f64, x: f64) -> f64 {
    composed(&h, |v: f64| v * h(v), x)
}

#[differentiable]
fn conjugated_sine(a: f64, x: f64) -> f64 {
    conjugated(|v: f64| (a * v).sin(), x)
}

/// Called in branches and in loops with jumps.
#[differentiable]
fn golden(f: impl Fn(f64) -> f64, a: f64, b: f64) -> f64 {
    let mut best = f(a);
    let mut x = a;
    loop {
        x += 0.25 * (b - a);
        if x > b {
            break;
        }
        let value = if x < 0.0 { f(-x) } else { f(x) * 1.5 };
        if value > 2.0 {
            return value * x;
        }
        if value > best {
            best = value;
        } else {
            continue;
        }
        best *= 0.9;
    }
    best
}

#[differentiable]
fn peak(a: f64, b: f64) -> f64 {
    golden(|x: f64| a * x.cos() + x * b, -1.0, b)
}

/// Parts of arrays as arguments.
#[differentiable]
fn layers(activate: impl Fn(&[f64], f64) -> f64, w: &[f64], width: usize) -> f64 {
    let mut sum = 0.0;
    for k in 0..w.len() / width {
        sum += activate(&w[k * width..(k + 1) * width], sum);
    }
    sum
}

#[differentiable]
fn network(w: &[f64], bias: &[f64; 2]) -> f64 {
    layers(
        |row: &[f64], carry: f64| {
            let mut z = bias[0] + carry * bias[1];
            for v in row {
                z += v * v;
            }
            z.tanh()
        },
        w,
        2,
    )
}

/// Parts written in place by the function.
#[differentiable]
fn sweep(relax: impl Fn(&mut [f64], f64), grid: &mut [f64], omega: f64) -> f64 {
    let n = grid.len();
    for _ in 0..3 {
        relax(&mut grid[1..n - 1], omega);
    }
    let mut sum = 0.0;
    for v in grid.iter() {
        sum += v * v;
    }
    sum
}

#[differentiable]
fn relaxed(grid: &mut [f64], source: f64) -> f64 {
    sweep(
        |part: &mut [f64], omega: f64| {
            for i in 1..part.len() {
                part[i] += omega * (part[i - 1] - part[i] + source * part[i] * part[i]);
            }
        },
        grid,
        0.6,
    )
}

/// A closure that hands a buffer to another function.
#[differentiable(unconnected = "zero", forward)]
fn lotka(_t: f64, y: &[f64], k: f64, dy: &mut [f64]) {
    dy[0] = y[0] - k * y[0] * y[1];
    dy[1] = k * y[0] * y[1] - y[1];
}

#[differentiable]
fn through_a_helper(k: f64, y: &mut [f64]) {
    euler(
        &|t: f64, y: &[f64], dy: &mut [f64]| lotka(t, y, k, dy),
        y,
        0.1,
        5,
    )
}

/// What a closure captures changes between its uses.
#[differentiable]
fn continuation(x: f64) -> f64 {
    let mut p = x;
    let mut total = 0.0;
    for k in 0..3 {
        let q = p;
        total += simpson(|t: f64| q * t * t + total * t, 0.0, 1.0, 2);
        p = p * p + k as f64 * 0.1;
    }
    total
}

/// Vectors that a closure captures, and that come from calls.
#[differentiable]
fn fitted(x: &[f64], k: f64) -> f64 {
    let coefficients: Vec<f64> = rk4(|_: f64, y: &[f64]| vec![-k * y[0], y[0] * y[1]], x, 0.3, 2);
    simpson(|t: f64| coefficients[0] + coefficients[1] * t, 0.0, 2.0, 4)
}

/// An iterator chain in a closure, and a function-typed param in a chain.
#[differentiable]
fn mapped(f: impl Fn(f64) -> f64, x: &[f64]) -> f64 {
    x.iter().map(|v| f(*v) * v).sum::<f64>() + x.iter().copied().map(f).fold(1.0, |p, v| p * v)
}

#[differentiable]
fn of_a_chain(x: &[f64], w: &[f64]) -> f64 {
    mapped(
        |v: f64| {
            w.iter()
                .enumerate()
                .map(|(k, c)| c * v.powi(k as i32))
                .sum()
        },
        x,
    )
}

/// A closure reads an in-out that changes before and after.
#[differentiable]
fn in_out_captured(y: &mut [f64], k: f64) -> f64 {
    y[0] *= 2.0 * k;
    let s = simpson(|t: f64| y[0] * t * t + y[1], 0.0, 1.0, 2);
    y[1] = s * y[0];
    y[0] = s + simpson(|t: f64| y[1] * t, 0.0, k, 2);
    y[0] * y[1]
}

/// Called in place and handed over; changed variables that were moved into it.
#[differentiable]
fn both_ways(a: f64, b: f64) -> f64 {
    let mut scale = a * a;
    let f = move |x: f64| scale * x + b;
    scale += f(2.0);
    let g = &f;
    simpson(f, 0.0, 1.0, 2) * scale + simpson(g, a, b, 2) + g(scale)
}

/// What is called for nothing, and what is not called at all.
#[differentiable]
fn idle(f: impl Fn(f64, i32) -> f64, g: impl Fn(&[f64]) -> f64, x: f64) -> f64 {
    f(x, 2);
    let unused = f(1.0, 3) + g(&[1.0, 2.0]);
    if x > 100.0 { unused } else { f(0.5, 1) * x }
}

#[differentiable]
fn idle_caller(k: f64, x: f64) -> f64 {
    idle(|v: f64, n: i32| k * v.powi(n), |w: &[f64]| w[0] * k, x)
}

/// Loops and early returns in closures.
#[differentiable]
fn series(k: f64, b: f64) -> f64 {
    simpson(
        |x: f64| {
            let mut sum = 0.0;
            let mut term = 1.0;
            for n in 1..40 {
                term *= k * x / n as f64;
                if term.abs() < 1e-3 {
                    return sum;
                }
                sum += term;
            }
            sum
        },
        0.0,
        b,
        4,
    )
}

/// A function that is handed to one that is not differentiated.
#[differentiable(forward)]
fn with_a_plain_callee(x: f64) -> f64 {
    let n = count(|i: usize| i % 3 == 0, 10);
    let m = count(is_even, 7);
    x.powi(n as i32) * m as f64
}

fn count(f: impl Fn(usize) -> bool, n: usize) -> usize {
    (0..n).filter(|i| f(*i)).count()
}

fn is_even(i: usize) -> bool {
    i % 2 == 0
}

/// Tridiagonal rows by a function of the row, with a buffer per row.
#[differentiable]
fn assembled(row: impl Fn(usize) -> [f64; 3], x: &[f64]) -> Vec<f64> {
    let n = x.len();
    let mut y = vec![0.0; n];
    for i in 0..n {
        let [a, b, c] = row(i);
        y[i] = b * x[i];
        if i > 0 {
            y[i] += a * x[i - 1];
        }
        if i + 1 < n {
            y[i] += c * x[i + 1];
        }
    }
    y
}

#[differentiable]
fn diffused(d: &[f64], x: &[f64]) -> f64 {
    let y = assembled(|i: usize| [-d[i], 2.0 * d[i] + d[i + 1], -d[i + 1]], x);
    let mut sum = 0.0;
    for (v, w) in y.iter().zip(x) {
        sum += v * w;
    }
    sum
}

/// The programs of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(pendulum(0.8, 0.3, 1.2)),
        program!(lorenz_end(&[1.0, 0.5, 20.0], 0.2)),
        program!(linear_system(&[0.1, -0.7, 0.9, -0.2], &[1.0, 0.4])),
        program!(root(7.0, 3.0)),
        program!(normal_mass(0.2, 0.8, 1.4)),
        program!(area_under_sine(0.3, 1.9)),
        program!(inverse_of_a_cubic(1.5, 2.0)),
        program!(of_a_decay(0.7, 0.2)),
        program!(predator_prey(&[1.1, 0.4, 0.1, 0.4], &mut [10.0, 5.0])),
        program!(kepler(0.9, 0.3)),
        program!(adaptive_gaussian(0.8, 1.1)),
        program!(in_a_loop(&[0.3, -0.8, 1.1])),
        program!(double_integral(0.7, 0.2)),
        program!(single_precision(1.3f32, 0.9f32)),
        program!(generic_in_double(1.3, 0.9)),
        program!(compared(0.4, 1.3)),
        program!(by_weight(&[1.0, -2.0, 0.5])),
        program!(julia(-0.3, 0.4)),
        program!(oscillator(1.7, 0.6)),
        program!(clipped(0.9, 1.5)),
        program!(lambert(2.0, 0.4)),
        program!(conjugated_sine(0.7, 1.1)),
        program!(peak(0.9, 0.7)),
        program!(peak(3.0, 1.5)),
        program!(network(&[0.3, -0.5, 0.8, 0.1], &[0.2, 0.6])),
        program!(relaxed(&mut [1.0, 0.5, -0.3, 0.2, 0.1, 0.7], 0.3)),
        program!(through_a_helper(0.4, &mut [1.5, 0.8]); pulled vec![1.0, -0.5]),
        program!(continuation(0.6)),
        program!(fitted(&[1.0, 0.5], 0.7)),
        program!(in_out_captured(&mut [0.7, -0.4], 0.8)),
        program!(both_ways(0.6, 0.9)),
        program!(idle_caller(0.8, 1.2)),
        program!(series(0.7, 1.1)),
        program!(forward with_a_plain_callee(1.1)),
        program!(diffused(&[0.3, 0.8, 0.5, 0.9], &[1.0, -0.5, 0.25])),
        program!(of_a_chain(&[0.3, -0.8, 0.5], &[0.1, 0.9, -0.4])),
    ]
}
