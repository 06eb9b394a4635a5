//! Types: constants of all kinds beside floats, enums, generics, fields that carry no gradient.

use crate::support::{agree, same};
use grads::prelude::*;

#[differentiable]
mod losses {
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Squared,
        Absolute,
    }
    #[derive(Clone, Copy)]
    pub enum Loss {
        Plain(Kind),
        Huber(f64),
        Both { kind: Kind, weight: f64 },
    }

    fn simple(kind: Kind, r: f64) -> f64 {
        match kind {
            Kind::Squared => r * r,
            Kind::Absolute => r.abs(),
        }
    }

    pub fn of_kind(x: &[f64], kind: Kind) -> f64 {
        let mut sum = 0.0;
        for v in x {
            sum += simple(kind, v - 0.25);
        }
        if kind == Kind::Squared {
            sum
        } else {
            2.0 * sum
        }
    }

    pub fn total(x: &[f64], loss: Loss) -> f64 {
        let one = |r: f64| match loss {
            Loss::Plain(kind) => simple(kind, r),
            Loss::Huber(h) => {
                if r.abs() < h {
                    0.5 * r * r
                } else {
                    h * (r.abs() - 0.5 * h)
                }
            }
            Loss::Both { kind, weight } => weight * simple(kind, r),
        };
        x.iter().map(|v| one(*v)).sum()
    }
}

#[test]
fn an_enum_without_floats_is_a_constant() {
    use losses::Kind;
    let x = [0.5, -1.5, 3.0];
    for kind in [Kind::Squared, Kind::Absolute] {
        let (value, d): (f64, Vec<f64>) = value_and_grad!(losses::of_kind)(&x, kind);
        same(value, losses::of_kind(&x, kind));
        agree(&d, |x| losses::of_kind(x, kind), &x);
    }
}

#[test]
fn an_enum_with_floats_has_a_gradient() {
    use losses::{Kind, Loss};
    let x = [0.5, -1.5, 3.0];
    let huber = |h| Loss::Huber(h);
    let (value, (d, dloss)) = value_and_grad!(losses::total)(&x, huber(1.0));
    same(value, losses::total(&x, huber(1.0)));
    agree(&d, |x| losses::total(x, huber(1.0)), &x);
    let losses::LossTangent::Huber(dh) = dloss else {
        panic!("of another variant");
    };
    agree(&[dh], |h| losses::total(&x, huber(h[0])), &[1.0]);
    for loss in [
        Loss::Plain(Kind::Absolute),
        Loss::Both {
            kind: Kind::Squared,
            weight: 2.0,
        },
    ] {
        let (d, _) = grad!(losses::total)(&x, loss);
        agree(&d, |x| losses::total(x, loss), &x);
    }
}

#[differentiable]
mod baggage {
    use std::collections::{BTreeMap, HashMap};
    use std::rc::Rc;
    use std::time::Duration;

    /// Half of these could not have a gradient.
    pub struct Experiment<'a> {
        pub name: String,
        pub label: &'a str,
        pub tags: HashMap<String, String>,
        #[no_diff]
        pub weights: BTreeMap<u32, f64>,
        pub took: Duration,
        pub report: Option<Box<dyn Fn(f64) -> String>>,
        pub scale: fn(f64) -> f64,
        #[no_diff]
        pub shared: Rc<Vec<f64>>,
        pub rate: f64,
        pub data: &'a [f64],
        pub layers: Vec<Layer>,
        pub on: bool,
    }
    pub struct Layer {
        pub w: [f64; 2],
        pub n: usize,
        pub kind: Activation,
    }
    #[derive(PartialEq)]
    pub enum Activation {
        Tanh,
        Linear,
    }

    impl Layer {
        fn apply(&self, x: f64) -> f64 {
            let mut y = x;
            for _ in 0..self.n {
                y = self.w[0] * y + self.w[1];
            }
            match self.kind {
                Activation::Tanh => y.tanh(),
                Activation::Linear => y,
            }
        }
    }

    impl Experiment<'_> {
        pub fn score(&self) -> f64 {
            let mut sum = 0.0;
            for x in self.data {
                let mut y = *x;
                for layer in &self.layers {
                    y = layer.apply(y);
                }
                sum += self.rate * y;
            }
            if self.on { sum } else { 0.0 }
        }
        pub fn title(&self) -> String {
            format!("{} ({})", self.name, self.label)
        }
    }
}

#[test]
fn fields_without_a_gradient_do_not_stand_in_the_way() {
    use baggage::{Activation, Experiment, Layer};
    let data = [0.5, -1.0];
    let experiment = |x: &[f64]| Experiment {
        name: "a".into(),
        label: "b",
        tags: Default::default(),
        weights: Default::default(),
        took: Default::default(),
        report: None,
        scale: f64::sqrt,
        shared: Default::default(),
        rate: x[0],
        data: &data,
        layers: vec![
            Layer {
                w: [x[1], x[2]],
                n: 2,
                kind: Activation::Tanh,
            },
            Layer {
                w: [x[3], x[4]],
                n: 1,
                kind: Activation::Linear,
            },
        ],
        on: true,
    };
    let x = [2.0, 0.5, 0.25, -1.5, 0.75];
    let (value, d) = value_and_grad!(Experiment::score)(&experiment(&x));
    same(value, experiment(&x).score());
    let found = [
        d.rate,
        d.layers[0].w[0],
        d.layers[0].w[1],
        d.layers[1].w[0],
        d.layers[1].w[1],
    ];
    agree(&found, |x| experiment(x).score(), &x);
    assert_eq!(experiment(&x).title(), "a (b)");
}

#[differentiable]
mod generic {
    use grads::Real;

    pub struct Poly<T, const N: usize> {
        pub c: [T; N],
    }

    impl<T: Real, const N: usize> Poly<T, N> {
        pub fn at(&self, x: T) -> T {
            let mut sum = T::lit(0.0);
            for i in 0..N {
                sum = sum * x + self.c[N - 1 - i];
            }
            sum
        }
    }

    fn square<T: Real>(x: T) -> T {
        x * x
    }

    pub fn residual(p: &Poly<f64, 3>, x: f64) -> f64 {
        square(p.at(x)) - p.at(square(x))
    }

    pub fn largest<T: PartialOrd + Copy>(x: &[T]) -> T {
        x.iter().fold(x[0], |a, b| if *b > a { *b } else { a })
    }
}

#[test]
fn generic_types_and_functions() {
    let x = [0.5, -1.0, 2.0, 1.5];
    let poly = |x: &[f64]| generic::Poly {
        c: [x[0], x[1], x[2]],
    };
    let f = |x: &[f64]| generic::residual(&poly(x), x[3]);
    let (value, (d, dx)) = value_and_grad!(generic::residual)(&poly(&x), x[3]);
    same(value, f(&x));
    agree(&[d.c[0], d.c[1], d.c[2], dx], f, &x);
    assert_eq!(generic::largest(&[1, 3, 2]), 3);
}

#[differentiable]
mod aliases {
    pub type V3 = [f64; 3];
    pub const G: f64 = 9.81;
    static SCALE: f64 = 2.0;

    fn dot(a: &V3, b: &V3) -> f64 {
        a.iter().zip(b).map(|(a, b)| a * b).sum()
    }
    pub fn energy(x: &V3, v: &V3, m: f64) -> f64 {
        0.5 * m * dot(v, v) + SCALE * m * G * x[2] - dot(x, v)
    }
}

#[test]
fn aliases_constants_and_statics() {
    let at = [0.1, 0.2, 0.3, 1.0, -1.0, 0.5, 2.0];
    let f = |a: &[f64]| aliases::energy(&[a[0], a[1], a[2]], &[a[3], a[4], a[5]], a[6]);
    let (value, (dx, dv, dm)) =
        value_and_grad!(aliases::energy)(&[0.1, 0.2, 0.3], &[1.0, -1.0, 0.5], 2.0);
    same(value, f(&at));
    let found: Vec<f64> = dx.into_iter().chain(dv).chain([dm]).collect();
    agree(&found, f, &at);
}

#[differentiable]
mod honoured {
    use grads::Differentiable;

    #[derive(Clone, Debug, Differentiable)]
    pub struct Given {
        pub x: f64,
        #[no_diff]
        pub fixed: f64,
    }
    pub struct Marked {
        pub x: f64,
        #[no_diff]
        pub fixed: f64,
    }

    pub fn product(a: &Given, b: &Marked, #[no_diff] scale: f64) -> f64 {
        a.x * a.fixed * b.x * b.fixed * scale
    }
    #[differentiable(wrt(y))]
    pub fn only_y(x: f64, y: f64) -> f64 {
        x * y * y
    }
    pub fn calls(x: f64, y: f64) -> f64 {
        only_y(2.0, x) + only_y(3.0, y)
    }
}

#[test]
fn marks_and_derives_and_arguments_are_honoured() {
    use honoured::{Given, Marked};
    let (a, b) = (Given { x: 2.0, fixed: 3.0 }, Marked { x: 5.0, fixed: 7.0 });
    let (da, db) = grad!(honoured::product)(&a, &b, 2.0);
    assert_eq!((da.x, db.x), (210.0, 84.0));
    assert_eq!(grad!(honoured::only_y)(2.0, 3.0), 12.0);
    let (dx, dy) = grad!(honoured::calls)(0.5, 0.25);
    agree(&[dx, dy], |x| honoured::calls(x[0], x[1]), &[0.5, 0.25]);
}

#[differentiable]
mod bare {
    pub mod shapes {
        pub enum Shape {
            Circle { r: f64 },
            Rect(f64, f64),
            Ring(Vec<(f64, f64)>),
            Point,
        }
        impl Shape {
            pub fn area(&self) -> f64 {
                match self {
                    Self::Circle { r } => 3.0 * r * r,
                    Self::Rect(a, b) => a * b,
                    Self::Ring(p) => p[0].0 * p[1].1,
                    Self::Point => 1.0,
                }
            }
        }
    }
    use shapes::Shape::{self, *};
    fn largest(shapes: &[Shape]) -> f64 {
        shapes.iter().map(|s| s.area()).fold(0.0, f64::max)
    }
    pub fn cost(x: &[f64]) -> f64 {
        let r = x[0];
        let shapes = vec![
            Circle { r },
            Rect(x[1], 2.0 * r),
            Ring(vec![(r, x[1]), (x[2], r)]),
            Point,
        ];
        let large = shapes
            .iter()
            .filter(|s| matches!(s, Circle { r } if *r > 0.25))
            .count();
        largest(&shapes) + large as f64 * shapes[2].area()
    }
}

#[test]
fn variants_that_the_module_imports_are_made_and_matched_without_their_enum() {
    for x in [[0.5, 0.75, 2.0], [0.125, 0.75, 2.0], [1.5, 3.0, -1.0]] {
        let (value, g) = value_and_grad!(bare::cost)(&x);
        same(value, bare::cost(&x));
        agree(&g, bare::cost, &x);
    }
}

/// Enums as indices, and aliases with params that have defaults.
#[differentiable]
mod indices {
    #[derive(Clone, Copy)]
    pub enum Species {
        A = 0,
        B,
        C = 3,
    }
    #[derive(Debug)]
    pub struct Failure(pub usize);
    type Result<T, E = Failure> = std::result::Result<T, E>;

    pub struct Reaction {
        pub from: Vec<(Species, u32)>,
        pub to: Species,
        pub rate: f64,
    }
    impl Reaction {
        fn speed(&self, x: &[f64]) -> Result<f64> {
            let mut speed = self.rate;
            for &(s, n) in &self.from {
                if x[s as usize] < 0.0 {
                    return Err(Failure(n as usize));
                }
                speed *= x[s as usize].powi(n as i32);
            }
            Ok(speed)
        }
    }

    fn change(x: &[f64]) -> Result<f64> {
        let reaction = Reaction {
            from: vec![(Species::A, 2), (Species::B, 1)],
            to: Species::C,
            rate: x[2],
        };
        let speed = reaction.speed(x)?;
        let mut out = [0.0; 4];
        for (s, n) in reaction.from.iter() {
            out[*s as usize] -= *n as f64 * speed;
        }
        out[reaction.to as usize] += speed * speed;
        Ok(out
            .iter()
            .enumerate()
            .map(|(i, v)| v * (i + 1) as f64)
            .sum())
    }

    pub fn total(x: &[f64]) -> f64 {
        change(x).unwrap_or(x[0])
    }
}

#[test]
fn enums_are_cast_to_integers() {
    for x in [[0.7, 1.1, 0.4, 0.0], [-0.7, 1.1, 0.4, 0.0]] {
        let (value, dx) = value_and_grad!(indices::total)(&x);
        same(value, indices::total(&x));
        agree(&dx, indices::total, &x);
    }
}

#[differentiable]
mod imported_in_bodies {
    #[derive(Clone)]
    pub enum State {
        Idle,
        Heating { power: f64, since: f64 },
        Cooling(f64),
        Done(Vec<f64>),
    }
    #[derive(Clone, Copy)]
    pub enum Event {
        Tick(f64),
        Start(f64),
        Stop,
    }
    impl State {
        fn next(self, e: Event, log: &mut Vec<f64>) -> State {
            use State::*;
            match (self, e) {
                (Idle, Event::Start(power)) => Heating { power, since: 0.0 },
                (Heating { power, since }, Event::Tick(dt)) if since + dt < 1.0 => {
                    log.push(power * dt);
                    Heating {
                        power,
                        since: since + dt,
                    }
                }
                (Heating { power, since }, Event::Tick(_) | Event::Stop) => {
                    log.push(power * since);
                    Cooling(power * since)
                }
                (Cooling(t), Event::Tick(dt)) => {
                    let t = t * (-dt).exp();
                    if t < 0.1 {
                        Done(log.clone())
                    } else {
                        Cooling(t)
                    }
                }
                (s @ Done(_), _) => s,
                (s, _) => s,
            }
        }
        fn level(&self) -> f64 {
            use self::State::*;
            use std::f64::consts::*;
            match self {
                Cooling(t) => *t * PI,
                Done(v) => v.iter().sum(),
                Heating { power: p, .. } => *p,
                Idle => E,
            }
        }
    }
    pub fn total(x: &[f64]) -> f64 {
        use Event::*;
        let mut s = State::Idle;
        let mut log = vec![];
        let events = [
            Start(x[0]),
            Tick(x[1]),
            Tick(x[1]),
            Stop,
            Tick(x[2]),
            Tick(x[2]),
        ];
        for &e in events.iter() {
            s = s.next(e, &mut log);
        }
        s.level() + log.iter().map(|x| x * x).sum::<f64>()
    }
}

#[test]
fn variants_that_a_body_imports_all_of() {
    for x in [[1.4, 0.35, 0.2], [1.4, 0.75, 2.2], [0.3, 0.4, 0.9]] {
        let (value, dx) = value_and_grad!(imported_in_bodies::total)(&x);
        same(value, imported_in_bodies::total(&x));
        agree(&dx, imported_in_bodies::total, &x);
    }
}
