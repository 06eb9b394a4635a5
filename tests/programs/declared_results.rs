//! What the file declares functions, methods and operators to give, and constants and aliases to be: arithmetic with it, items of it,
//! params of closures, and constants in structs that are handed on.

use crate::harness::row::Program;
use grads::prelude::*;
use std::ops::{Add, Mul, Neg, Sub};

/// The names of another module, and a type there that is called like one here.
mod units {
    use grads::prelude::*;

    pub type Real3 = [f64; 3];
    pub const STAGES: usize = 3;

    #[derive(Clone, Debug, PartialEq, Differentiable)]
    pub struct Curve {
        pub coefficients: Real3,
        pub limits: (f64, f64),
        pub gains: [f64; STAGES],
    }

    #[differentiable]
    impl Curve {
        pub fn new(a: f64, b: f64) -> Curve {
            Curve {
                coefficients: [a, b, a * b],
                limits: (0.1, 5.0),
                gains: [1.0, 0.5 * a, 0.25 * b],
            }
        }
        pub fn head(&self, q: f64) -> f64 {
            let q = q.clamp(self.limits.0, self.limits.1);
            self.coefficients[0] + self.coefficients[1] * q - self.coefficients[2] * q * q
        }
        pub fn row(&self) -> Real3 {
            self.coefficients
        }
    }

    #[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
    pub struct Point(pub f64);

    #[differentiable]
    pub fn origin(x: f64) -> Point {
        Point(x * x)
    }
}

use units::{Curve, Real3};

type Real = f64;
type Obs = (Real, Real3);

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Point {
    x: Real,
    y: Real,
}

#[differentiable]
impl Add for Point {
    type Output = Point;
    fn add(self, o: Point) -> Point {
        Point {
            x: self.x + o.x,
            y: self.y + o.y,
        }
    }
}

#[differentiable]
impl Sub for Point {
    type Output = Point;
    fn sub(self, o: Point) -> Point {
        Point {
            x: self.x - o.x,
            y: self.y - o.y,
        }
    }
}

#[differentiable]
impl Mul<Point> for f64 {
    type Output = Point;
    fn mul(self, o: Point) -> Point {
        Point {
            x: self * o.x,
            y: self * o.y,
        }
    }
}

/// The product of complex numbers' lengths, so that it gives a number.
#[differentiable]
impl Mul for Point {
    type Output = Real;
    fn mul(self, o: Point) -> Real {
        self.x * o.x + self.y * o.y
    }
}

#[differentiable]
impl Neg for Point {
    type Output = Point;
    fn neg(self) -> Point {
        Point {
            x: -self.x,
            y: -self.y,
        }
    }
}

#[differentiable]
impl Point {
    fn exp(self) -> Point {
        Point {
            x: self.x.exp(),
            y: self.y,
        }
    }
    fn max(self, o: Point) -> Real {
        self.x * o.y
    }
}

#[differentiable]
fn moved(p: Point, t: Real) -> Point {
    let q = 2.0 * (p + t * p.exp()) - p;
    let Point { x: a, y: b } = -q;
    Point {
        x: q.x * a,
        y: q.y * b,
    }
}

#[differentiable]
fn of_operators(x: Real, y: Real) -> Real {
    let p = moved(Point { x, y }, 0.3);
    let q = moved(p, x);
    let work = (p - q) * (p + q);
    work * p.max(q) + units::origin(y).0 * work
}

#[differentiable]
fn of_methods(a: Real, q: Real) -> Real {
    let curve = Curve::new(a, 0.7);
    let row = curve.row();
    let mut total = curve.head(q) * row[0];
    for (g, c) in curve.gains.iter().zip(row) {
        total += g * c * q;
    }
    total
}

const WEIGHTS: [f64; 3] = [0.3, 0.5, 0.7];
const LENT: &[f64] = &[0.3, 0.5];
const PAIRS: [(f64, f64); 2] = [(0.1, 0.2), (0.3, 0.4)];

#[differentiable]
fn parabola(k: f64, x: f64) -> f64 {
    k * x * x
}

#[differentiable]
fn of_constants(x: f64) -> f64 {
    let mut total = 0.0;
    for k in WEIGHTS {
        total += parabola(k, x);
    }
    for k in LENT {
        total += k * x.sin() + parabola(*k, x);
    }
    for (a, b) in PAIRS {
        total += a * parabola(b, x);
    }
    let scaled = WEIGHTS.map(|w| w * x);
    total
        + scaled[1]
        + WEIGHTS
            .into_iter()
            .map(|k| parabola(k, x.sin()))
            .sum::<f64>()
}

#[differentiable]
fn weighted(all: &[Obs], x: Real) -> Real {
    let mut total: Real = 0.0;
    for (w, v) in all {
        total += w * v[0] + Real::sin(*w) * v[2] * x as Real;
    }
    total
}

#[differentiable]
fn of_aliases(a: Real, x: Real) -> Real {
    weighted(&[(a, [x, a, 0.5]), (x * x, [0.2, x, a])], 0.7)
}

/// The classical method of Runge and Kutta.
#[differentiable]
fn rk4<const N: usize>(
    f: impl Fn(f64, [f64; N]) -> [f64; N],
    y0: [f64; N],
    h: f64,
    steps: usize,
) -> [f64; N] {
    let mut y = y0;
    for n in 0..steps {
        let t = n as f64 * h;
        let k1 = f(t, y);
        let k2 = f(t + 0.5 * h, std::array::from_fn(|i| y[i] + 0.5 * h * k1[i]));
        let k3 = f(t + 0.5 * h, std::array::from_fn(|i| y[i] + 0.5 * h * k2[i]));
        let k4 = f(t + h, std::array::from_fn(|i| y[i] + h * k3[i]));
        for i in 0..N {
            y[i] += h / 6.0 * (k1[i] + 2.0 * k2[i] + 2.0 * k3[i] + k4[i]);
        }
    }
    y
}

#[differentiable]
fn over(all: &[Point], f: &dyn Fn(&Point) -> f64) -> f64 {
    all.iter().map(f).sum()
}

#[differentiable]
fn of_closures(k: f64, c: f64) -> f64 {
    let y = rk4(
        |t, y| [y[1], -k * y[0] - c * y[1] + t.sin()],
        [k, 0.0],
        0.05,
        4,
    );
    let all = [Point { x: y[0], y: y[1] }, Point { x: c, y: k }];
    y[0] * y[0] + over(&all, &|p| p.x * p.y * k)
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Sensor {
    gain: f64,
    samples: Vec<f64>,
    #[no_diff]
    weights: Vec<f64>,
}

#[differentiable]
fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

#[differentiable]
impl Sensor {
    fn reading(&self) -> f64 {
        self.gain * dot(&self.samples, &self.weights) + dot(&self.weights, &self.samples)
    }
}

#[differentiable]
fn of_fields(gain: f64, x: f64) -> f64 {
    let s = Sensor {
        gain,
        samples: vec![x, x * x],
        weights: vec![0.5, 2.0],
    };
    s.reading() + dot(&s.weights, &s.weights) * gain
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Bonus {
    rate: Option<f64>,
    pair: Option<(f64, f64)>,
}

#[differentiable]
fn square(x: f64) -> f64 {
    x * x
}

#[differentiable]
fn positive(x: f64) -> Option<f64> {
    if x > 0.0 { Some(x * x) } else { None }
}

#[differentiable]
fn of_option_fields(b: &Bonus) -> f64 {
    let mapped = b.rate.map(|r| square(r) + r).unwrap_or(1.0) + b.rate.map_or(0.0, square);
    let matched = match b.rate {
        Some(r) => square(r),
        None => 1.0,
    };
    let lent = b.rate.as_ref().map_or(0.5, |r| square(*r));
    match b.pair {
        Some((x, y)) => square(x) * matched + mapped * y + lent,
        None => mapped,
    }
}

#[differentiable]
fn of_options(x: f64) -> f64 {
    let b = Bonus {
        rate: positive(x - 0.5),
        pair: positive(x).map(|y| (y, x)),
    };
    let chained = positive(x).and_then(|v| if v > 1.0 { positive(v) } else { None });
    let Some(y) = positive(x) else { return x };
    let plain = square(positive(y).unwrap()) + positive(x).map(square).unwrap_or(0.1);
    of_option_fields(&b) + chained.unwrap_or(x) + plain
}

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Polar {
    r: f64,
    angle: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Metres(f64);

#[differentiable]
impl From<Polar> for Point {
    fn from(p: Polar) -> Point {
        Point {
            x: p.r * p.angle.cos(),
            y: p.r * p.angle.sin(),
        }
    }
}

#[differentiable]
impl From<(f64, f64)> for Point {
    fn from((x, y): (f64, f64)) -> Self {
        Self { x, y: y * x }
    }
}

#[differentiable]
impl From<[f64; 2]> for Point {
    fn from(a: [f64; 2]) -> Point {
        Point {
            x: a[0] * a[1],
            y: a[1],
        }
    }
}

#[differentiable]
impl From<Metres> for f64 {
    fn from(m: Metres) -> f64 {
        m.0 * 100.0
    }
}

#[differentiable]
impl From<f64> for Metres {
    fn from(m: f64) -> Metres {
        Metres(0.01 * m * m)
    }
}

#[differentiable]
fn distance(a: Point, b: Point) -> f64 {
    ((a.x - b.x).powi(2) + (a.y - b.y).powi(2)).sqrt()
}

#[differentiable]
fn of_conversions(r: f64, angle: f64) -> f64 {
    let a: Point = Polar { r, angle }.into();
    let b = Point::from((r, angle));
    let m = Metres::from(r);
    let n: f64 = Metres(angle).into();
    distance(a, [r, 2.0].into()) * distance(b, Polar { r: angle, angle: r }.into())
        + f64::from(m) * n
}

/// Without floats and without the derive: a param of it is a constant.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Law {
    MassAction,
    Hill { n: i32 },
}

#[differentiable]
impl Law {
    fn rate(self, k: f64, x: f64) -> f64 {
        match self {
            Law::MassAction => k * x,
            Law::Hill { n } => k * x.powi(n) / (1.0 + x.powi(n)),
        }
    }
    fn scaled(&self, x: f64) -> f64 {
        self.rate(2.0, x) * x
    }
}

#[differentiable]
fn by_laws(laws: &[Law], k: f64, x: f64) -> f64 {
    laws.iter().map(|law| law.rate(k, x) + law.scaled(x)).sum()
}

#[differentiable]
fn of_plain_types(k: f64, x: f64) -> f64 {
    by_laws(&[Law::MassAction, Law::Hill { n: 2 }], k, x)
}

pub fn programs() -> Vec<Program> {
    vec![
        program!(of_operators(0.4, 0.9) calls moved, units::origin, Point::exp, Point::max),
        program!(of_methods(1.3, 0.8) calls Curve::new, Curve::head, Curve::row),
        program!(of_constants(0.6) calls parabola),
        program!(of_aliases(0.4, 0.9) calls weighted),
        program!(of_closures(1.2, 0.3)),
        program!(of_plain_types(1.2, 0.4) calls by_laws, Law::rate, Law::scaled),
        program!(of_conversions(1.2, 0.4) calls distance, Metres::from),
        program!(of_options(1.3) calls positive, square, of_option_fields),
        program!(of_options(0.3) calls positive, square, of_option_fields),
        program!(of_options(-0.3) calls positive, square, of_option_fields),
        program!(of_fields(1.2, 0.3) calls dot, Sensor::reading),
    ]
}
