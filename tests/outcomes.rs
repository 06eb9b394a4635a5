//! Functions that may fail: `Option` and `Result` as what functions return, and `?`.

#![allow(
    clippy::unnecessary_lazy_evaluations,
    clippy::unnecessary_unwrap,
    clippy::useless_vec
)]

#[path = "claims/mod.rs"]
mod claims;

use grads::prelude::*;

#[derive(Clone, Debug, PartialEq)]
enum Failure {
    Negative,
    Large(f64),
    NotFound { steps: usize },
}

#[differentiable]
fn root(x: f64) -> Result<f64, Failure> {
    if x < 0.0 {
        Err(Failure::Negative)
    } else if x > 100.0 {
        Err(Failure::Large(x))
    } else {
        Ok(x.sqrt())
    }
}

#[differentiable]
fn logarithm(x: f64) -> Result<f64, String> {
    if x <= 0.0 {
        return Err(format!("no logarithm of {x}"));
    }
    Ok(x.ln())
}

#[differentiable]
fn newton(a: f64, start: f64) -> Result<f64, Failure> {
    let mut x = start;
    for _ in 0..30 {
        let r = x * x - a;
        if r.abs() < 1e-13 {
            return Ok(x);
        }
        x -= r / (2.0 * x);
    }
    Err(Failure::NotFound { steps: 30 })
}

fn near(f: fn(f64) -> f64, (value, gradient): (f64, f64), x: f64) {
    assert_eq!(value.to_bits(), f(x).to_bits());
    let h = 1e-6;
    let expected = (f(x + h) - f(x - h)) / (2.0 * h);
    let error = (gradient - expected).abs();
    assert!(
        error < 1e-6 * (1.0 + expected.abs()),
        "{gradient} at {x}, not {expected}"
    );
}

macro_rules! near {
    ($($f:ident),*) => {
        $(for x in [0.6, 2.5, -1.3] {
            near($f, value_and_grad!($f)(x), x);
        })*
    };
}

#[differentiable]
fn matched(x: f64) -> f64 {
    let whole = match root(90.0 * x) {
        Ok(y) => y * y * y,
        Err(Failure::Negative) => -x,
        Err(Failure::Large(_)) => 3.0 * x,
        Err(_) => 0.0,
    };
    let Ok(y) = root(x) else {
        return whole;
    };
    if let Ok(z) = root(y - 1.0) {
        whole * z
    } else {
        whole + y
    }
}

#[differentiable]
fn unwrapped(x: f64) -> f64 {
    let a = root(x.abs()).unwrap() * root(x * x).expect("a square");
    let b = root(x).unwrap_or(x * x) + logarithm(x).unwrap_or_else(|_| 2.0 * x);
    a * b + root(x - 1.0).unwrap_or_default() + root(x).map_or(x, |y| y * x)
}

#[differentiable]
fn turned(x: f64) -> f64 {
    let a = root(x).map(|y| y * x).unwrap_or(0.5 * x);
    let b = root(x).ok().map(|y| y + x).unwrap_or(1.0);
    let r = root(x);
    let c = if r.is_ok() { r.unwrap() } else { x };
    let d: Result<f64, String> = if x > 1.0 {
        Ok(x * x)
    } else {
        Err("small".to_string())
    };
    a * b + c + if d.is_err() { x } else { d.unwrap() * x }
}

#[differentiable]
fn sum_of_roots(xs: &[f64]) -> Result<f64, Failure> {
    let mut sum = 0.0;
    for x in xs {
        sum += root(*x)? * x;
    }
    Ok(sum)
}

#[differentiable]
fn converted(x: f64) -> Result<f64, String> {
    let a = root(x).map_err(|e| format!("{e:?}"))?;
    let b = logarithm(a + 1.0)?;
    if b > 1.0 {
        return Err("large".into());
    }
    logarithm(b + 2.0).map(|y| y * a)
}

#[differentiable]
fn ratio(xs: &[f64]) -> Result<f64, String> {
    let a = xs.first().ok_or("empty")?;
    let b = xs.get(1).copied().ok_or_else(|| "one".to_string())?;
    Ok(a / b)
}

#[differentiable]
fn both(x: f64) -> Result<(f64, f64), Failure> {
    Ok((newton(x, 1.0)?, newton(2.0 * x, 1.0)?))
}

#[differentiable]
fn stored(x: f64, out: &mut [f64]) -> Result<(), Failure> {
    if x < 0.0 {
        return Err(Failure::Negative);
    }
    out[0] *= x * x;
    Ok(())
}

#[differentiable]
fn handed_on(x: f64) -> f64 {
    let a = sum_of_roots(&[x, 2.0 * x, 1.0]).unwrap_or(x);
    let b = match converted(x) {
        Ok(y) => y,
        Err(e) if e.len() > 6 => x,
        Err(_) => 2.0 * x,
    };
    let c = ratio(&[x, x * x]).unwrap() + ratio(&[x]).unwrap_or(1.0) * x;
    let d = match both(x * x) {
        Ok((p, q)) => p * q,
        Err(e) => panic!("{e:?}"),
    };
    let mut out = [3.0];
    if stored(x, &mut out).is_err() {
        return a * b + c * d;
    }
    a * b + c * d * out[0]
}

#[differentiable]
fn generic<T: Real>(a: T, b: T) -> Result<T, &'static str> {
    if b == T::zero() {
        Err("zero")
    } else {
        Ok(a / b)
    }
}

#[test]
fn results_are_looked_into() {
    near!(matched, unwrapped, turned);
}

#[test]
fn errors_are_handed_on() {
    near!(handed_on);
}

#[test]
fn a_pullback_takes_the_cotangent_of_what_there_is() {
    let (value, pullback) = vjp!(generic)(3.0, 2.0);
    assert_eq!((value, pullback(Some(1.0))), (Ok(1.5), (0.5, -0.75)));
}

#[test]
fn panics_show_the_error() {
    fn text(f: impl FnOnce() -> f64 + std::panic::UnwindSafe) -> String {
        let panic = std::panic::catch_unwind(f).expect_err("a panic");
        *panic.downcast::<String>().expect("a text")
    }
    #[differentiable]
    fn unwraps(x: f64) -> f64 {
        root(x).unwrap() * x
    }
    #[differentiable]
    fn expects(x: f64) -> f64 {
        root(x).expect("a root") * x
    }
    assert_eq!(text(|| unwraps(-1.0)), text(|| grad!(unwraps)(-1.0)));
    assert_eq!(text(|| expects(-1.0)), text(|| grad!(expects)(-1.0)));
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point {
    x: f64,
    y: f64,
}

#[differentiable]
impl Point {
    fn unit(self) -> Option<Point> {
        let norm = self.x.hypot(self.y);
        (norm > 0.5).then(|| Point {
            x: self.x / norm,
            y: self.y / norm,
        })
    }
    fn turned(self) -> Option<f64> {
        let u = self.unit()?;
        let v = Point {
            x: u.x + 1.0,
            y: u.y,
        }
        .unit()?;
        Some(v.x * u.y)
    }
}

#[differentiable]
fn first_ratio(xs: &[f64]) -> Option<f64> {
    let a = xs.first()?;
    let b = *xs.get(2)?;
    let c = || Some(*xs.get(1)? * 2.0);
    if b < 0.0 {
        return None;
    }
    Some(a / b + c()?)
}

#[differentiable]
fn optional(x: f64) -> f64 {
    let a = Point { x, y: 0.3 }.turned().unwrap_or(x);
    let b = first_ratio(&[x, x * x, 1.0 + x]).unwrap_or(2.0 * x);
    a * b + first_ratio(&[x]).map_or(x, |y| y)
}

#[differentiable]
fn perhaps(x: f64) -> Option<f64> {
    if x < 0.0 { None } else { Some(x.sqrt()) }
}

/// What closures give is what a function gives, of which the macro does not see whether there is something.
#[differentiable]
fn chained(x: f64) -> f64 {
    let a = perhaps(x.abs()).and_then(|v| perhaps(v + 1.0)).unwrap_or(x);
    let b = if x > 0.0 { perhaps(x) } else { None };
    let c = perhaps(x).and_then(|v| if v > 1.0 { perhaps(v) } else { None });
    let d = perhaps(x).filter(|v| *v > 1.0).or_else(|| perhaps(x + 3.0));
    let e = root(x.abs()).and_then(|v| root(v + 1.0)).unwrap_or(x);
    a * b.unwrap_or(x * x) + c.map_or(x, |v| v * 2.0) * d.unwrap() + e
}

#[test]
fn options_that_functions_give_are_chained() {
    near!(chained);
}

/// Variables named like those of what `map` and its like are written out as.
#[differentiable]
fn named_alike(x: f64) -> Result<f64, Failure> {
    let (there, error) = (3.0 * x, 7.0 * x);
    let a = root(x).map(|v| v * there + error)?;
    let b = root(x).and_then(|v| root(v * there))?;
    let c = root(x).map_err(|_| Failure::Large(error))?;
    Ok(a + b + c + error)
}

#[differentiable]
fn by_variables_named_alike(x: f64) -> f64 {
    let there = 5.0 * x;
    match named_alike(x).map(|v| v + there) {
        Ok(v) => v * there,
        Err(_) => there,
    }
}

#[test]
fn variables_are_told_from_those_of_what_is_written_out() {
    near!(by_variables_named_alike);
}

#[derive(Clone, Debug, Differentiable)]
struct Cell {
    rates: Vec<f64>,
    mass: f64,
}

#[differentiable]
impl Cell {
    fn grow(&mut self, by: f64) {
        self.mass *= by;
    }
}

fn place(names: &[&str], name: &str) -> Option<usize> {
    names.iter().position(|n| *n == name)
}

#[differentiable]
fn doubled(x: &mut [f64]) {
    x.iter_mut().for_each(|x| *x *= 2.0);
}

/// Places whose indices may not be there, written and changed where they are.
#[differentiable]
fn by_name(x: f64, names: &[&str]) -> Option<f64> {
    let cell = |k: f64| Cell {
        rates: vec![x, k * x, x * x],
        mass: k,
    };
    let mut cells = vec![cell(1.0), cell(2.0)];
    let mut c = vec![0.5; 3];
    c[place(names, "b")?] = x.sin();
    let b = place(names, "b")?;
    c[place(names, "c")?] += x * c[b].max(0.1);
    cells[place(names, "b")?].rates.swap(0, place(names, "c")?);
    cells[place(names, "b")?].grow(x);
    cells[place(names, "a")?].rates[place(names, "b")?] *= 3.0;
    doubled(&mut cells[place(names, "b")?].rates);
    let last = &mut c[place(names, "a")?];
    *last *= x;
    for r in &mut cells[place(names, "a")?].rates[place(names, "b")?..] {
        *r *= *r;
    }
    c.push(cells[place(names, "b")?].rates[place(names, "a")?] - cells[0].rates[1]);
    Some(c.iter().sum::<f64>() + cells.iter().map(|c| c.rates[2] * c.mass).sum::<f64>())
}

#[differentiable]
fn named(x: f64) -> f64 {
    by_name(x, &["a", "b", "c"]).unwrap_or(0.0) + by_name(x, &["a", "b"]).unwrap_or(2.0 * x)
}

#[test]
fn places_at_indices_that_may_not_be_there() {
    near!(named);
}

#[differentiable]
fn squared(w: &[f64]) -> f64 {
    w.iter().map(|x| x * x).sum()
}

#[differentiable]
fn raised(k: &f64, (w, c): &(f64, [f64; 2])) -> f64 {
    w.powi(3) * k + c[1]
}

/// What is in an option that is lent is a reference, to hand on.
#[differentiable]
fn lent(x: f64) -> f64 {
    let (many, pair, none) = (Some(vec![x, x.sin()]), Some((x, [2.0, x])), None);
    let number: Option<f64> = if x > 1.0 { Some(x) } else { none };
    let mut sum = 0.0;
    if let Some(w) = &many {
        sum += squared(w) + w.len() as f64;
    }
    if let (Some(p), Some(k)) = (&pair, &number) {
        sum += raised(k, p);
    }
    match &number {
        Some(k) if *k > 2.0 => sum += k * k.sin(),
        Some(k) => sum -= *k,
        None => {}
    }
    let Some((w, c)) = &pair else {
        return sum;
    };
    sum + w * squared(c)
}

#[test]
fn options_lend_what_is_in_them() {
    near!(lent);
}

#[test]
fn question_marks_on_options() {
    near!(optional);
}

#[test]
fn what_the_tables_name_is_run() -> Result<(), String> {
    claims::hold()
}
