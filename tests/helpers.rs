//! What programs have around the numbers that are differentiated: helpers that ignore a param or have nothing to differentiate, constants by
//! names, functions of any form, macros that only read, and statements under conditions.

// Programs as people write them, not as a linter would have them.
#![allow(clippy::all)]

#[path = "claims/mod.rs"]
mod claims;

use grads::prelude::*;
use std::collections::{HashMap, HashSet};

/// The value is that of the function to the last bit, and the gradient that of differences.
macro_rules! right {
    ($f:path, $($arg:expr),*) => {{
        let (value, _) = value_and_grad!($f)($($arg),*);
        assert_eq!(value.to_bits(), $f($($arg),*).to_bits());
        check_grads!($f)($($arg),*);
    }};
}

#[path = "helpers/cells.rs"]
mod cells;

#[differentiable]
fn sign(a: f64, b: f64) -> f64 {
    if b >= 0.0 { a.abs() } else { -a.abs() }
}

#[differentiable]
fn root(a: f64, tol: f64) -> f64 {
    let mut x = a;
    while (x * x - a).abs() > tol {
        x = 0.5 * (x + a / x);
    }
    x
}

#[differentiable]
fn of_ignored(a: f64, b: f64) -> f64 {
    sign(a, b) * b * root(a, 1e-12) * root(b * b, a * 1e-12)
}

#[test]
fn a_helper_may_ignore_a_param() {
    right!(of_ignored, 2.0, -1.3);
    right!(of_ignored, 2.0, 1.3);
    assert_eq!(grad!(sign, wrt(a))(2.0, -1.0), -1.0);
    assert!((grad!(root, wrt(a))(4.0, 1e-12) - 0.25).abs() < 1e-12);
}

#[differentiable]
fn oscillator(_t: f64, y: &[f64], dy: &mut [f64]) {
    dy[0] = y[1];
    dy[1] = -y[0];
}

#[differentiable]
fn euler(y: &[f64], dt: f64) -> f64 {
    let mut y = y.to_vec();
    let mut dy = vec![0.0; 2];
    for i in 0..3 {
        oscillator(i as f64 * dt, &y, &mut dy);
        for (y, d) in y.iter_mut().zip(&dy) {
            *y += dt * d;
        }
    }
    y[0]
}

#[test]
fn a_right_hand_side_may_ignore_the_time_and_what_it_overwrites() {
    right!(euler, &[1.0, 2.0], 0.1);
    let j = jacobian!(oscillator)(0.0, &[1.0, 2.0], &mut [0.0; 2]);
    assert_eq!(j.1[(0, 1)], 1.0);
    assert_eq!(j.0[(0, 0)], 0.0);
}

#[derive(Clone, Copy, PartialEq, Differentiable)]
enum Loss {
    Squared,
    Absolute,
}

#[differentiable]
fn loss(kind: Loss, r: f64) -> f64 {
    match kind {
        Loss::Squared => r * r,
        Loss::Absolute => r.abs(),
    }
}

#[differentiable]
fn losses(kind: &Loss, r: &[f64]) -> f64 {
    r.iter().map(|r| loss(*kind, *r)).sum()
}

#[test]
fn an_enum_without_payload_is_no_param_that_is_ignored() {
    assert_eq!(grad!(loss)(Loss::Squared, 3.0).1, 6.0);
    assert_eq!(
        grad!(losses, wrt(r))(&Loss::Absolute, &[3.0, -2.0]),
        [1.0, -1.0]
    );
}

#[differentiable]
fn find(xs: &[f64], t: f64) -> usize {
    let mut i = 0;
    while i + 2 < xs.len() && xs[i + 1] <= t {
        i += 1;
    }
    i
}

#[differentiable]
fn half(n: usize) -> f64 {
    n as f64 * 0.5
}

#[differentiable]
fn scaled(#[no_diff] t: f64, n: usize) -> f64 {
    t * n as f64
}

#[differentiable]
fn is_close(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-9
}

#[differentiable]
fn report(x: f64, n: usize) {
    assert!(x.is_finite() || n == 0);
}

struct Table {
    xs: Vec<f64>,
}

#[differentiable]
fn rank(table: &Table, x: f64) -> usize {
    table.xs.iter().filter(|v| **v < x).count()
}

#[differentiable]
fn interpolated(xs: &[f64], ys: &[f64], t: f64, #[no_diff] table: &Table) -> f64 {
    if is_close(t, 100.0) {
        return t;
    }
    report(t, 1);
    let i = find(xs, t);
    let w = (t - xs[i]) / (xs[i + 1] - xs[i]);
    let y = ys[i] + w * (ys[i + 1] - ys[i]);
    y * half(3) * scaled(2.0, i) * table.xs[rank(table, t)] * find(xs, t) as f64
}

#[test]
fn functions_without_a_derivative_are_just_functions() {
    let table = Table { xs: vec![1.0, 3.0] };
    let (xs, ys) = ([0.0, 1.0, 2.0], [1.0, 2.0, 5.0]);
    let value = interpolated(&xs, &ys, 1.5, &table);
    let (of_gradient, (_, dy, dt)) = value_and_grad!(interpolated)(&xs, &ys, 1.5, &table);
    assert_eq!(value.to_bits(), of_gradient.to_bits());
    assert_eq!((dy, dt), (vec![0.0, 4.5, 4.5], 27.0));
}

#[differentiable(order = 2)]
fn half_twice(n: usize) -> f64 {
    n as f64 * 0.5
}

#[differentiable(order = 2)]
fn scaled_twice(#[no_diff] t: f64, n: usize) -> f64 {
    t * n as f64
}

#[differentiable(order = 2)]
fn cubed(a: f64) -> f64 {
    a * a * a * half_twice(3) * scaled_twice(2.0, 2)
}

#[test]
fn they_may_be_called_in_functions_with_second_derivatives() {
    assert_eq!(hessian!(cubed)(2.0), 72.0);
    assert_eq!(hvp!(cubed)(2.0, 1.0), 72.0);
}

#[differentiable]
fn named(x: &[f64], index: &HashMap<&str, usize>, edges: &[(&str, &str)]) -> f64 {
    let mut s = 0.0;
    for (a, b) in edges {
        s += x[index[a]] * x[index[b]];
    }
    s
}

#[differentiable]
fn owned(
    x: &[f64],
    index: &HashMap<String, usize>,
    names: &[String],
    left_out: &HashSet<u32>,
) -> f64 {
    let mut s = 0.0;
    for (i, name) in names.iter().enumerate() {
        if !left_out.contains(&(i as u32)) {
            s += x[index[name]].powi(2);
        }
    }
    s
}

#[differentiable]
fn chosen(x: f64, names: &[&str]) -> f64 {
    let mut s = 0.0;
    for n in names {
        s += if *n == "linear" { x } else { x * x };
    }
    s
}

#[test]
fn texts_and_what_they_name_are_constants() {
    let index = HashMap::from([("a", 0), ("b", 1)]);
    assert_eq!(
        grad!(named)(&[2.0, 3.0], &index, &[("a", "b"), ("b", "b")]),
        [3.0, 8.0]
    );
    let index = HashMap::from([("a".to_string(), 0), ("b".to_string(), 1)]);
    let names = ["a".to_string(), "b".to_string()];
    assert_eq!(
        grad!(owned)(&[2.0, 3.0], &index, &names, &HashSet::from([0])),
        [0.0, 6.0]
    );
    assert_eq!(grad!(chosen)(2.0, &["linear", "squared"]), 5.0);
}

#[differentiable]
fn integral(f: &dyn Fn(f64) -> f64, a: f64, b: f64, n: usize) -> f64 {
    let h = (b - a) / n as f64;
    let mut s = 0.0;
    for i in 0..n {
        s += f(a + (i as f64 + 0.5) * h);
    }
    s * h
}

#[differentiable]
fn adaptive(f: fn(f64) -> f64, a: f64, b: f64, tol: f64) -> f64 {
    let m = 0.5 * (a + b);
    let (whole, halves) = (
        (b - a) * f(m),
        0.5 * (b - a) * (f(0.5 * (a + m)) + f(0.5 * (m + b))),
    );
    if (whole - halves).abs() < tol {
        return halves;
    }
    adaptive(f, a, m, tol) + adaptive(f, m, b, tol)
}

#[differentiable]
fn twice<F>(mut f: F, x: f64) -> f64
where
    F: FnMut(f64) -> f64,
{
    f(x) + f(2.0 * x)
}

#[differentiable]
fn once(f: impl FnOnce(f64) -> f64, x: f64) -> f64 {
    f(x)
}

#[differentiable]
fn square(x: f64) -> f64 {
    x * x
}

#[differentiable]
fn of_functions(k: f64) -> f64 {
    let a = integral(&|t| (k * t).sin(), 0.0, k, 10);
    let b = adaptive(square, 0.0, k, 1e-3) + adaptive(f64::exp, 0.0, k, 1e-3);
    let c = twice(|t| t * k, k) + twice(square, k) + once(|t| t * k, k);
    let doubled = |t: f64| 2.0 * t;
    a + b + c + twice(doubled, k) + adaptive(|t| t * t * t, 0.0, k, 1e-3)
}

#[test]
fn functions_are_handed_over_in_any_form() {
    right!(of_functions, 0.7);
    let (value, (da, db)) = value_and_grad!(integral)(&function!(square), 0.0, 2.0, 10);
    assert_eq!(value, integral(&square, 0.0, 2.0, 10));
    assert!(da.abs() < 0.02 && (db - 3.99).abs() < 1e-9);
    assert_eq!(value_and_grad!(twice)(function!(square), 2.0), (20.0, 20.0));
}

macro_rules! trace {
    ($($t:tt)*) => {
        if cfg!(debug_assertions) {
            let _ = format!($($t)*);
        }
    };
}

macro_rules! ensure {
    ($c:expr, $($t:tt)*) => {
        if !$c {
            panic!($($t)*);
        }
    };
}

#[differentiable]
fn watched(x: &[f64]) -> f64 {
    let y: Vec<f64> = x.iter().map(|v| v * v).collect();
    trace!("{:?} {}", y, y[0]);
    let mut s = 0.0;
    for (i, v) in y.iter().enumerate() {
        ensure!(v.is_finite(), "element {i} is {v}");
        s += v * v;
        trace!("{s}");
    }
    s
}

#[test]
fn macros_that_only_read_are_expanded_by_rustc() {
    right!(watched, &[2.0, -0.3]);
    let panics = std::panic::catch_unwind(|| grad!(watched)(&[1.0, f64::NAN]));
    let text = panics.unwrap_err().downcast::<String>().unwrap();
    assert_eq!(*text, "element 1 is NaN");
}

#[differentiable]
fn conditional(x: f64) -> f64 {
    let mut s = x;
    #[cfg(debug_assertions)]
    {
        s *= 2.0;
    }
    #[cfg(not(debug_assertions))]
    {
        s = s * x;
    }
    #[cfg(test)]
    let s = s + x * x;
    #[cfg(not(test))]
    this_is_not_there();
    s
}

#[derive(Clone, Differentiable)]
struct Spring {
    k: f64,
}

#[differentiable]
impl Spring {
    fn energy(&self, x: f64) -> f64 {
        let kind = if x > 0.0 { 1 } else { 2 };
        match kind {
            #[cfg(not(test))]
            1 => 0.0,
            #[cfg(test)]
            1 => self.k * x * x,
            _ => self.k * x,
        }
    }
}

#[test]
fn statements_and_arms_under_conditions() {
    right!(conditional, 0.7);
    right!(Spring::energy, &Spring { k: 2.0 }, 0.7);
    right!(Spring::energy, &Spring { k: 2.0 }, -0.7);
}

#[differentiable]
fn converted(x: f64, k: f32) -> f64 {
    let y: f64 = x.into();
    let z: f64 = k.into();
    y * x * z
}

#[test]
fn into_a_float_is_from() {
    assert_eq!(value_and_grad!(converted)(3.0, 2.0), (18.0, (12.0, 9.0)));
}

const DRAG: &[(f64, f64)] = &[(0.0, 0.3), (0.8, 0.32), (1.2, 0.6), (2.0, 0.45)];
const RATES: &[(&str, f64)] = &[("slow", 1.0), ("fast", 2.5)];
const NODES: [f64; 3] = [1.0, 2.0, 4.0];

#[differentiable]
fn tabulated(x: f64, name: &str) -> f64 {
    let mut s = 0.0;
    for node in NODES {
        s += (x - node).powi(2);
    }
    for &(n, rate) in RATES.iter() {
        if n == name {
            s += x * rate;
        }
    }
    for (n, rate) in RATES {
        if *n != name {
            s += x * x * rate;
        }
    }
    for (mach, drag) in DRAG {
        if x < *mach {
            return s * drag;
        }
    }
    s
}

#[test]
fn constant_tables_are_run_over_and_searched_by_name() {
    right!(tabulated, 0.7, "fast");
    right!(tabulated, 1.7, "slow");
}

#[differentiable]
fn found(
    x: &[f64],
    index: &HashMap<String, usize>,
    #[no_diff] rates: &HashMap<String, f64>,
    name: &str,
) -> f64 {
    let Some(&i) = index.get(name) else {
        return 0.0;
    };
    let rate = match rates.get(name) {
        Some(&rate) if rate > 0.0 => rate,
        _ => 1.0,
    };
    if let Some(&last) = index.get("last") {
        return x[i] * x[last] * rate;
    }
    x[i] * rate
}

#[test]
fn what_is_looked_up_is_taken_out_of_its_reference() {
    let index = HashMap::from([("a".to_string(), 0), ("last".to_string(), 1)]);
    let rates = HashMap::from([("a".to_string(), 2.0)]);
    assert_eq!(
        value_and_grad!(found)(&[2.0, 3.0], &index, &rates, "a"),
        (12.0, vec![6.0, 4.0])
    );
    assert_eq!(grad!(found)(&[2.0, 3.0], &index, &rates, "b"), [0.0, 0.0]);
}

#[derive(Clone, Differentiable)]
struct Image {
    width: usize,
    height: usize,
    data: Vec<f64>,
}

#[differentiable]
impl Image {
    fn new(width: usize, height: usize) -> Self {
        Image {
            width,
            height,
            data: vec![0.0; width * height],
        }
    }
    fn scaled(&self, k: f64) -> Image {
        let mut out = Image::new(self.width, self.height);
        for i in 0..self.width * self.height {
            out.data[i] = self.data[i] * k;
        }
        out
    }
}

#[differentiable]
fn brightness(image: &Image, k: f64) -> f64 {
    image.scaled(k).scaled(k).data.iter().map(|v| v * v).sum()
}

#[test]
fn a_constructor_takes_counts_that_are_fields() {
    right!(
        brightness,
        &Image {
            width: 2,
            height: 1,
            data: vec![0.7, -0.2]
        },
        1.3
    );
}

#[test]
fn what_the_tables_name_is_run() -> Result<(), String> {
    claims::hold()
}
