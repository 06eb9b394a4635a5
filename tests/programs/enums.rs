//! Enums: choices that are constants, and variants that hold numbers.

use crate::harness::flat::Flat;
use crate::harness::row::Program;
use grad_core::ops::datum::Datum;
use grads::Leaves as _;
use grads::prelude::*;
use std::rc::Rc;

/// Constants that the interpreter does not know.
macro_rules! constants {
    ($($ty:ty)*) => {$(
        impl Flat for $ty {
            const FLOAT: bool = false;
            fn visit(&mut self, _: &mut dyn FnMut(f64) -> f64) {}
            fn datum(&self) -> Datum {
                Datum::Unit
            }
        }
    )*};
}

constants! { Kernel Boundary &str char }

/// Types with a derived gradient type; the interpreter sees the fields by name, those of a variant with its name in
/// front.
macro_rules! derived {
    ($($ty:ident: |$x:ident| $datum:expr;)*) => {$(
        impl Flat for $ty {
            const FLOAT: bool = true;
            fn visit(&mut self, f: &mut dyn FnMut(f64) -> f64) {
                self.map_leaves(f);
            }
            fn datum(&self) -> Datum {
                let $x = self;
                fields($datum)
            }
        }
        impl Flat for <$ty as Differentiable>::Tangent {
            const FLOAT: bool = true;
            fn visit(&mut self, f: &mut dyn FnMut(f64) -> f64) {
                self.map_leaves(f);
            }
            fn datum(&self) -> Datum {
                Datum::Unit
            }
        }
    )*};
}

fn fields<const N: usize>(fields: [(&str, Datum); N]) -> Datum {
    let fields = fields.map(|(name, x)| (Box::from(name), x));
    Datum::Struct(Rc::new(fields.into_iter().collect()))
}

derived! {
    Shape: |x| match x {
        Shape::Unit => return fields([("Unit::", Datum::Unit)]),
        Shape::Circle { r } => return fields([("Circle::r", r.datum())]),
        Shape::Rect(a, b) => [("Rect::0", a.datum()), ("Rect::1", b.datum())],
    };
    Body: |x| [("shape", x.shape.datum()), ("mass", x.mass.datum())];
    Noise: |x| match x {
        Noise::Normal { mean, spread } => [("Normal::mean", mean.datum()), ("Normal::spread", spread.datum())],
        Noise::Steps(n, heights) => [("Steps::0", n.datum()), ("Steps::1", heights.datum())],
    };
}

#[derive(Clone, Debug, Differentiable)]
pub(crate) enum Shape {
    Unit,
    Circle { r: f64 },
    Rect(f64, f64),
}

#[differentiable(forward)]
fn area(shape: &Shape) -> f64 {
    match shape {
        Shape::Circle { r } => std::f64::consts::PI * r * r,
        Shape::Rect(w, h) if w > h => w * h + 0.1,
        Shape::Rect(w, h) => w * h,
        Shape::Unit => 1.0,
    }
}

#[differentiable(forward)]
fn total_area(shapes: &[Shape], scale: f64) -> f64 {
    let mut sum = 0.0;
    for shape in shapes {
        if let Shape::Circle { r } = shape {
            if *r < 0.1 {
                continue;
            }
            sum += r * scale;
        }
        let a = match shape {
            Shape::Rect(w, _) if *w > 10.0 => return w * scale,
            s => area(s),
        };
        sum += a * a * scale;
    }
    sum
}

#[differentiable(forward)]
fn scaled(x: f64, n: usize) -> Shape {
    match n {
        0 => Shape::Unit,
        1 => Shape::Circle { r: x * x },
        _ => Shape::Rect(x, x.sin()),
    }
}

#[differentiable(forward)]
fn made_and_matched(x: f64, n: usize) -> f64 {
    let shape = scaled(x, n);
    let grown = match &shape {
        Shape::Circle { r } => Shape::Circle { r: r + x },
        Shape::Rect(a, b) => Shape::Rect(a * 2.0, *b),
        Shape::Unit => Shape::Circle { r: x },
    };
    area(&shape)
        + area(&grown)
            * if matches!(grown, Shape::Circle { .. }) {
                x
            } else {
                1.0
            }
}

#[differentiable(forward)]
fn grown_in_place(shape: &mut Shape, k: f64) -> f64 {
    match shape {
        Shape::Circle { r } => *r *= k,
        Shape::Rect(w, h) => {
            *w += k;
            *h *= *w;
        }
        Shape::Unit => return k,
    }
    area(&*shape)
}

#[derive(Clone, Debug, Differentiable)]
pub(crate) enum Noise {
    Normal { mean: f64, spread: f64 },
    Steps(usize, Vec<f64>),
}

#[differentiable(forward)]
fn log_density(noise: Noise, x: &[f64]) -> f64 {
    let mut sum = 0.0;
    for v in x {
        sum += match &noise {
            Noise::Normal { mean, spread } => -0.5 * ((v - mean) / spread).powi(2) - spread.ln(),
            Noise::Steps(n, heights) if *n > 1 => heights[*n - 1] * v,
            Noise::Steps(_, heights) => heights.iter().sum::<f64>() + v,
        };
    }
    sum
}

#[differentiable(forward)]
fn by_let(noise: &Noise, x: f64) -> f64 {
    let Noise::Normal { mean: m, spread } = noise else {
        return x;
    };
    let y = if let Noise::Normal { mean: 0.0, .. } = noise {
        1.0
    } else {
        2.0
    };
    (x - m) / spread * y
}

#[derive(Clone, Copy)]
enum Kernel {
    Gaussian,
    Linear,
    Polynomial(i32),
    Bumps { count: usize, sharp: bool },
}

#[differentiable(forward)]
fn kernel_sum(x: &[f64], width: f64, #[no_diff] kernel: Kernel) -> f64 {
    let mut sum = 0.0;
    for v in x {
        sum += match kernel {
            Kernel::Gaussian => (-v * v / width).exp(),
            Kernel::Linear => v / width,
            Kernel::Polynomial(n) if n > 3 => (v / width).powi(3),
            Kernel::Polynomial(n) => (v / width).powi(n),
            Kernel::Bumps { count, sharp: true } => (v * count as f64).sin() * width,
            Kernel::Bumps { count: 1 | 2, .. } => v.sin() * width,
            Kernel::Bumps { count: n, .. } => v.cos() * n as f64 + width,
        };
    }
    sum
}

enum Boundary {
    Fixed,
    Periodic,
    Open,
}

#[differentiable(forward)]
fn laplacian(u: &[f64], #[no_diff] boundary: &Boundary) -> f64 {
    let n = u.len();
    let mut sum = 0.0;
    for i in 0..n {
        let left = if i > 0 {
            u[i - 1]
        } else if let Boundary::Periodic = boundary {
            u[n - 1]
        } else {
            match boundary {
                Boundary::Fixed => 0.0,
                Boundary::Open => u[0],
                _ => continue,
            }
        };
        sum += (u[i] - left).powi(2);
    }
    if matches!(boundary, Boundary::Fixed | Boundary::Open) && n > 1 {
        sum *= 2.0;
    }
    sum
}

#[differentiable(forward)]
fn by_name(x: f64, name: &str, mark: char) -> f64 {
    let y = match name {
        "square" => x * x,
        "sin" | "sine" => x.sin(),
        _ => x,
    };
    match mark {
        'a'..='f' => y * 2.0,
        '-' => -y,
        _ => y,
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Phase {
    Climb,
    Coast,
    Fall,
}

#[differentiable(forward)]
fn rocket(thrust: f64, drag: f64, steps: usize) -> f64 {
    let mut phase = Phase::Climb;
    let (mut height, mut speed, mut fuel) = (0.0, 0.0, 6);
    let dt = 0.2;
    for _ in 0..steps {
        let push = match phase {
            Phase::Climb => {
                fuel -= 1;
                if fuel == 0 {
                    phase = Phase::Coast;
                }
                thrust
            }
            Phase::Coast if speed < 0.0 => {
                phase = Phase::Fall;
                0.0
            }
            Phase::Coast => 0.0,
            Phase::Fall if height < 1.0 => break,
            Phase::Fall => -0.1 * drag,
        };
        speed += dt * (push - 9.81 - drag * speed * speed.abs());
        height += dt * speed;
    }
    if phase == Phase::Fall {
        height
    } else {
        height + speed
    }
}

#[derive(Clone, Debug, Differentiable)]
pub(crate) struct Body {
    shape: Shape,
    mass: Option<f64>,
}

#[differentiable(forward)]
fn inertia(body: &Body) -> f64 {
    let m = match body.mass {
        Some(m) if m > 2.0 => m * m,
        Some(m) => m,
        None => 3.0,
    };
    let k = match &body.shape {
        Shape::Circle { r } => r * r / 2.0,
        Shape::Rect(w, h) => (w * w + h * h) / 12.0,
        Shape::Unit => 1.0 / 6.0,
    };
    m * k + body.mass.unwrap_or(1.0)
}

#[differentiable(forward)]
fn largest(bodies: &[Body], limit: f64) -> f64 {
    let mut best: Option<(usize, f64)> = None;
    for (i, body) in bodies.iter().enumerate() {
        let Body {
            shape: Shape::Circle { r },
            mass: Some(m),
        } = body
        else {
            continue;
        };
        let size = r * m;
        if size < limit && best.is_none_or(|(_, s)| s < size) {
            best = Some((i, size));
        }
    }
    match best {
        Some((i, size)) => size * inertia(&bodies[i]),
        None => limit * limit,
    }
}

#[differentiable(forward)]
fn optional_shape(x: f64, n: usize) -> f64 {
    let shape = if n > 0 { Some(scaled(x, n)) } else { None };
    match &shape {
        Some(Shape::Circle { r }) => r * 2.0,
        Some(Shape::Rect(a, b)) => a * b,
        Some(_) | None => x,
    }
}

/// Variants in capitals, like constants.
#[derive(Clone, Copy, Differentiable)]
enum Control {
    PD(f64, f64),
    P(f64),
    OFF,
}

#[derive(Clone, Copy)]
enum Joint {
    R,
    P,
    F,
}

#[derive(Clone, Copy, Differentiable)]
struct Axis {
    control: Control,
    #[no_diff]
    joint: Joint,
    length: f64,
}

#[differentiable(forward)]
fn driven(axes: &[Axis], error: f64) -> f64 {
    let mut sum = 0.0;
    for a in axes {
        sum += match a.control {
            Control::PD(p, d) => p * error + d * error * error,
            Control::P(p) => p * error,
            Control::OFF => a.length,
        };
        match a.joint {
            Joint::R => sum += error.sin() * a.length,
            Joint::P => sum *= a.length,
            Joint::F => {}
        }
        let control = a.control;
        sum *= match control {
            Control::OFF => 1.5,
            Control::P(p) | Control::PD(p, _) => p,
        };
    }
    sum
}

#[differentiable(forward)]
fn drives(x: f64) -> f64 {
    let axis = |control, joint, length| Axis {
        control,
        joint,
        length,
    };
    let axes = [
        axis(Control::PD(x, x * x), Joint::R, 0.7),
        axis(Control::OFF, Joint::P, x),
        axis(Control::P(2.0 * x), Joint::F, 1.3),
    ];
    driven(&axes, 0.3 * x)
}

const DISC: Shape = Shape::Circle { r: 1.5 };

/// The first field is a constant, or the whole was one.
#[differentiable(forward)]
fn constant_payloads(x: f64, #[no_diff] w: f64) -> f64 {
    let rect = Shape::Rect(w.atan(), x);
    let Shape::Rect(w, h) = rect else { return 0.0 };
    let mut body = Body {
        shape: DISC,
        mass: None,
    };
    body.mass = Some(x * x);
    let r = match body.shape {
        Shape::Circle { r } => r,
        _ => 0.0,
    };
    let Body { mass, .. } = body;
    w * h + r * mass.unwrap_or(0.0)
}

/// What a pattern binds in a constant is written.
#[differentiable(forward)]
fn constants_written(x: f64, #[no_diff] w: f64) -> f64 {
    let mut shapes = [DISC, Shape::Rect(w, w), Shape::Unit];
    for shape in shapes.iter_mut() {
        match shape {
            Shape::Circle { r } => *r *= x,
            Shape::Rect(w, h) => {
                *w += x;
                *h = *w;
            }
            Shape::Unit => {}
        }
    }
    let mut disc = DISC;
    if let Shape::Circle { r } = &mut disc {
        *r *= x * x;
    }
    area(&shapes[0]) + area(&shapes[1]) + area(&disc)
}

/// Of constants that are lent, some are written by the names of a pattern. The type of one has no gradient: it is only read.
#[differentiable]
fn lent_constants(
    x: f64,
    #[no_diff] shape: &mut Shape,
    #[no_diff] mass: &mut Option<f64>,
    #[no_diff] kernel: &mut Kernel,
) -> f64 {
    let n = match kernel {
        Kernel::Polynomial(n) => *n,
        _ => 1,
    };
    if let Some(mass) = mass {
        *mass = 3.0;
    }
    for _ in 0..n {
        match shape {
            Shape::Circle { r } => *r += 1.0,
            Shape::Rect(w, _) => *w *= 0.3,
            Shape::Unit => {}
        }
    }
    match (shape, mass) {
        (Shape::Circle { r }, Some(mass)) => *r * x * *mass,
        (Shape::Rect(w, h), _) => *w * *h * x,
        _ => x,
    }
}

/// A state that is no variable of the derivative, and has no derive.
#[derive(Clone, Debug, PartialEq)]
enum Stage {
    Waiting,
    Burning(u32),
    Falling { since: usize },
}

#[differentiable(forward)]
fn staged(thrust: f64, drag: f64) -> f64 {
    let mut stage = Stage::Waiting;
    let (mut h, mut v, mut fuel) = (0.0, 0.0, 1.0);
    for k in 0..30 {
        let a = match &stage {
            Stage::Waiting => 0.0,
            Stage::Burning(n) => thrust / (1.0 + *n as f64 * 0.1) - 9.81,
            Stage::Falling { since } => -9.81 - drag * v * v.abs() / *since as f64,
        };
        stage = match stage {
            Stage::Waiting => Stage::Burning(0),
            Stage::Burning(n) if n < 15 => {
                fuel -= 0.1 * v;
                Stage::Burning(n + 1)
            }
            Stage::Burning(_) => Stage::Falling { since: k },
            falling => falling,
        };
        v += a * 0.05;
        h += v * 0.05;
    }
    h * fuel
}

pub fn programs() -> Vec<Program> {
    vec![
        program!(forward staged(30.0, 0.02)),
        program!(forward kernel_sum(&[0.3, 0.5, 1.0], 1.5, const Kernel::Gaussian)),
        program!(forward kernel_sum(&[0.3, 0.5, 1.0], 1.5, const Kernel::Linear)),
        program!(forward kernel_sum(&[0.3, 0.5, 1.0], 1.5, const Kernel::Polynomial(2))),
        program!(forward kernel_sum(&[0.3, 0.5, 1.0], 1.5, const Kernel::Polynomial(5))),
        program!(forward kernel_sum(&[0.3, 0.5, 1.0], 1.5, const Kernel::Bumps { count: 1, sharp: true })),
        program!(forward kernel_sum(&[0.3, 0.5, 1.0], 1.5, const Kernel::Bumps { count: 2, sharp: false })),
        program!(forward kernel_sum(&[0.3, 0.5, 1.0], 1.5, const Kernel::Bumps { count: 3, sharp: false })),
        program!(forward laplacian(&[0.3, 0.5, 1.0], const &Boundary::Fixed)),
        program!(forward laplacian(&[0.3, 0.5, 1.0], const &Boundary::Periodic)),
        program!(forward laplacian(&[0.3, 0.5, 1.0], const &Boundary::Open)),
        program!(forward area(&Shape::Unit)),
        program!(forward area(&Shape::Circle { r: 1.5 })),
        program!(forward area(&Shape::Rect(1.5, 0.5))),
        program!(forward area(&Shape::Rect(0.5, 1.5))),
        program!(forward total_area(&[Shape::Unit, Shape::Circle { r: 0.05 }, Shape::Rect(2.0, 3.0), Shape::Circle { r: 1.2 }], 0.5) calls area),
        program!(forward total_area(&[Shape::Unit, Shape::Rect(11.0, 3.0), Shape::Circle { r: 1.2 }], 0.5) calls area),
        program!(forward scaled(1.2, 1); pulled ShapeTangent::Circle { r: 0.5 }),
        program!(forward made_and_matched(1.2, 0) calls scaled, area),
        program!(forward made_and_matched(1.2, 1) calls scaled, area),
        program!(forward made_and_matched(1.2, 2) calls scaled, area),
        program!(forward grown_in_place(&mut Shape::Unit, 1.5) calls area),
        program!(forward grown_in_place(&mut Shape::Circle { r: 0.7 }, 1.5) calls area),
        program!(forward grown_in_place(&mut Shape::Rect(0.7, 1.1), 1.5) calls area),
        program!(forward log_density(
            Noise::Normal {
                mean: 0.5,
                spread: 1.5
            },
            &[1.0, 2.0]
        )),
        program!(forward log_density(
            Noise::Steps(2, vec![0.5, 1.5, 3.0]),
            &[1.0, 2.0]
        )),
        program!(forward log_density(
            Noise::Steps(1, vec![0.5, 1.5, 3.0]),
            &[1.0, 2.0]
        )),
        program!(forward by_let(
            &Noise::Normal {
                mean: 0.5,
                spread: 1.5
            },
            0.7
        )),
        program!(forward rocket(20.0, 0.01, 8)),
        program!(forward rocket(20.0, 0.01, 60)),
        program!(forward inertia(&Body {
            shape: Shape::Circle { r: 1.5 },
            mass: Some(2.5)
        })),
        program!(forward inertia(&Body {
            shape: Shape::Rect(1.5, 0.7),
            mass: Some(1.5)
        })),
        program!(forward inertia(&Body {
            shape: Shape::Unit,
            mass: None
        })),
        program!(forward largest(
            &[
                Body { shape: Shape::Circle { r: 1.5 }, mass: Some(2.5) },
                Body { shape: Shape::Circle { r: 1.5 }, mass: None },
                Body { shape: Shape::Circle { r: 3.5 }, mass: Some(2.5) },
                Body { shape: Shape::Unit, mass: Some(1.0) },
                Body { shape: Shape::Circle { r: 1.7 }, mass: Some(2.5) },
            ],
            5.0
        ) calls inertia),
        program!(forward largest(&[Body { shape: Shape::Unit, mass: Some(1.0) }], 5.0) calls inertia),
        program!(forward optional_shape(1.3, 0) calls scaled),
        program!(forward optional_shape(1.3, 1) calls scaled),
        program!(forward optional_shape(1.3, 2) calls scaled),
        program!(by_name(0.7, "square", 'b')),
        program!(by_name(0.7, "sine", '-')),
        program!(by_name(0.7, "sinh", 'x')),
        program!(forward drives(1.3) calls driven),
        program!(forward constant_payloads(1.3, const 0.7)),
        program!(forward constants_written(1.3, const 0.7) calls area),
        program!(lent_constants(1.3, const &mut Shape::Circle { r: 0.5 }, const &mut Some(0.7), const &mut Kernel::Polynomial(2))),
        program!(lent_constants(1.3, const &mut Shape::Rect(0.5, 1.5), const &mut None, const &mut Kernel::Linear)),
    ]
}
