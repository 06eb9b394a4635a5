//! Traits with associated types, of which generic functions take, make and hand on values.

use crate::support::{agree, same};
use grads::prelude::*;

#[differentiable]
mod systems {
    pub trait System {
        type State;
        type Point;
        fn step(&self, x: Self::State) -> Self::State;
        fn cost(&self, x: &Self::State) -> f64;
        fn at(&self, x: &Self::State) -> Self::Point;
        fn size(p: &Self::Point) -> f64;
    }

    #[derive(Clone, Copy)]
    pub struct Phase {
        pub x: f64,
        pub y: f64,
    }
    pub struct Pendulum {
        pub k: f64,
    }
    impl System for Pendulum {
        type State = Phase;
        type Point = [f64; 2];
        fn step(&self, p: Phase) -> Phase {
            Phase {
                x: p.x + 0.1 * p.y,
                y: p.y - 0.1 * self.k * p.x.sin(),
            }
        }
        fn cost(&self, p: &Phase) -> f64 {
            p.x * p.x + p.y
        }
        fn at(&self, p: &Phase) -> [f64; 2] {
            [p.x.sin(), p.y]
        }
        fn size(p: &[f64; 2]) -> f64 {
            p[0] * p[1]
        }
    }

    pub struct Decay {
        pub r: f64,
    }
    impl System for Decay {
        type State = f64;
        type Point = f64;
        fn step(&self, x: f64) -> f64 {
            x - 0.1 * self.r * x
        }
        fn cost(&self, x: &f64) -> f64 {
            x * x
        }
        fn at(&self, p: &f64) -> f64 {
            *p
        }
        fn size(p: &f64) -> f64 {
            p * p
        }
    }

    fn run<S: System>(s: &S, x: S::State) -> f64 {
        let mut x = x;
        for _ in 0..5 {
            x = s.step(x);
        }
        s.cost(&x) + S::size(&s.at(&x))
    }

    fn outer<S: System>(s: &S, x: S::State) -> f64 {
        run(s, x) * 2.0
    }

    fn after<S>(s: &S, mut x: S::State, n: usize) -> S::State
    where
        S: System,
    {
        for _ in 0..n {
            x = s.step(x);
        }
        x
    }

    fn path<S: System>(s: &S, x: S::State) -> Vec<S::Point>
    where
        S::State: Clone,
    {
        let mut x = x;
        let mut points = Vec::new();
        for _ in 0..3 {
            points.push(s.at(&x));
            x = s.step(x.clone());
        }
        points
    }

    struct Runner<S: System> {
        system: S,
        x: S::State,
    }
    impl<S: System> Runner<S>
    where
        S::State: Clone,
    {
        fn new(system: S, x: S::State) -> Self {
            Runner { system, x }
        }
        fn go(&mut self) {
            self.x = self.system.step(self.x.clone());
        }
        fn cost(&self) -> f64 {
            self.system.cost(&self.x)
        }
    }

    pub fn of_structs(p: &[f64]) -> f64 {
        let start = Phase { x: p[1], y: p[2] };
        let pendulum = Pendulum { k: p[0] };
        let q = after(&pendulum, start, 3);
        let angles: f64 = path(&pendulum, q).iter().map(|q| q[0]).sum();
        run(&pendulum, start) + q.x * q.y + angles + outer(&pendulum, q)
    }

    pub fn of_numbers(p: &[f64]) -> f64 {
        let decay = Decay { r: p[0] };
        run(&decay, p[1]) * after(&decay, p[2], 4) + outer(&decay, p[2])
    }

    pub fn in_fields(p: &[f64]) -> f64 {
        let mut one = Runner::new(Pendulum { k: p[0] }, Phase { x: p[1], y: p[2] });
        one.go();
        one.go();
        let mut other = Runner {
            system: Decay { r: p[0] },
            x: p[1],
        };
        other.go();
        one.cost() + other.cost()
    }

    pub trait Manifold {
        type Point;
        type Vector;
        fn exp(&self, p: &Self::Point, v: &Self::Vector) -> Self::Point;
        fn distance(&self, p: &Self::Point, q: &Self::Point) -> f64;
    }
    pub struct Circle;
    impl Manifold for Circle {
        type Point = [f64; 2];
        type Vector = f64;
        fn exp(&self, p: &[f64; 2], v: &f64) -> [f64; 2] {
            [
                p[0] * v.cos() - p[1] * v.sin(),
                p[0] * v.sin() + p[1] * v.cos(),
            ]
        }
        fn distance(&self, p: &Self::Point, q: &Self::Point) -> f64 {
            (p[0] - q[0]).powi(2) + (p[1] - q[1]).powi(2)
        }
    }
    pub struct Flat {
        pub c: f64,
    }
    impl Manifold for Flat {
        type Point = Phase;
        type Vector = Phase;
        fn exp(&self, p: &Phase, v: &Phase) -> Phase {
            Phase {
                x: p.x + self.c * v.x,
                y: p.y + v.y,
            }
        }
        fn distance(&self, p: &Self::Point, q: &Self::Point) -> f64 {
            (p.x - q.x).powi(2) + (p.y - q.y).abs()
        }
    }

    fn travel<M: Manifold>(m: &M, start: M::Point, along: &[M::Vector], goal: &M::Point) -> f64 {
        let mut p = start;
        let mut total = 0.0;
        for v in along {
            p = m.exp(&p, v);
            total += m.distance(&p, goal);
        }
        total
    }

    pub fn travelled(p: &[f64]) -> f64 {
        let v = Phase { x: p[0], y: 0.2 };
        let (start, goal) = (Phase { x: 0.0, y: 1.0 }, Phase { x: 2.0, y: 4.0 });
        travel(&Circle, [p[0], p[1]], &[p[2], 0.3], &[1.0, 0.0])
            + travel(&Flat { c: p[1] }, start, &[v, v], &goal)
    }

    pub trait Named {
        type Label;
        fn label(&self) -> Self::Label;
        fn value(&self, x: f64) -> f64;
    }
    pub struct Sine(pub f64);
    impl Named for Sine {
        type Label = String;
        fn label(&self) -> String {
            "sine".to_string()
        }
        fn value(&self, x: f64) -> f64 {
            self.0 * x.sin()
        }
    }

    fn valued<S: Named>(s: &S, x: f64) -> f64 {
        s.value(x) * s.value(x * 2.0)
    }

    pub fn beside_a_text(p: &[f64]) -> f64 {
        valued(&Sine(p[0]), p[1]) + p[2]
    }
}

macro_rules! agrees {
    ($f:ident) => {{
        for x in [[2.0, 0.1, 0.5], [0.7, 0.9, -0.4]] {
            let (value, gradient) = value_and_grad!(systems::$f)(&x);
            same(value, systems::$f(&x));
            agree(&gradient, systems::$f, &x);
        }
    }};
}

#[test]
fn generic_functions_run_what_a_trait_names() {
    agrees!(of_structs);
    agrees!(of_numbers);
    agrees!(travelled);
}

#[test]
fn values_of_associated_types_stand_in_fields() {
    agrees!(in_fields);
}

#[test]
fn an_associated_type_without_a_gradient_is_no_hindrance() {
    agrees!(beside_a_text);
    use systems::Named;
    assert_eq!(systems::Sine(1.0).label(), "sine");
}

#[differentiable]
mod sizes {
    pub trait System {
        type State: Copy;
        fn flow(&self, s: Self::State) -> Self::State;
        fn moved(s: Self::State, d: Self::State, h: f64) -> Self::State;
    }
    pub struct Pair {
        a: f64,
    }
    impl System for Pair {
        type State = (f64, f64);
        fn flow(&self, (x, y): (f64, f64)) -> (f64, f64) {
            (self.a * x - x * y, x * y - y)
        }
        fn moved(s: (f64, f64), d: (f64, f64), h: f64) -> (f64, f64) {
            (s.0 + h * d.0, s.1 + h * d.1)
        }
    }
    pub struct Logistic<const N: usize> {
        r: [f64; N],
        alpha: [[f64; N]; N],
    }
    impl<const N: usize> System for Logistic<N> {
        type State = ([f64; N], f64);
        fn flow(&self, (s, t): ([f64; N], f64)) -> ([f64; N], f64) {
            let mut out = s;
            for (i, o) in out.iter_mut().enumerate() {
                let load: f64 = self.alpha[i].iter().zip(&s).map(|(a, n)| a * n).sum();
                *o *= self.r[i] * (t.cos() - load);
            }
            (out, 1.0)
        }
        fn moved(s: ([f64; N], f64), d: ([f64; N], f64), h: f64) -> ([f64; N], f64) {
            let next: [f64; N] = std::array::from_fn(|i| s.0[i] + h * d.0[i]);
            (next, s.1 + h * d.1)
        }
    }
    pub struct Integrator<S: System> {
        system: S,
        state: S::State,
        t: f64,
    }
    impl<S: System> Integrator<S> {
        fn new(system: S, state: S::State) -> Self {
            Self {
                system,
                state,
                t: 0.0,
            }
        }
        fn run(mut self, until: f64, h: f64) -> S::State {
            while self.t + 0.5 * h < until {
                let k = self.system.flow(self.state);
                self.state = S::moved(self.state, k, h);
                self.t += h;
            }
            self.state
        }
    }
    pub fn pair(x: &[f64]) -> f64 {
        let (u, v) = Integrator::new(Pair { a: x[0] }, (x[1], x[2])).run(0.5, 0.1);
        u * v
    }
    pub fn three(x: &[f64]) -> f64 {
        let system = Logistic {
            r: [x[0], x[1], 0.4],
            alpha: [[1.0, 0.3, 0.2], [0.1, x[2], 0.1], [0.4, 0.2, 1.0]],
        };
        let (s, t) = Integrator::new(system, ([0.2, 0.1, x[0]], 0.0)).run(1.0, 0.25);
        s.iter().map(|n| n * n.ln()).sum::<f64>() * t
    }
}

#[test]
fn an_associated_type_may_have_the_size_of_its_block() {
    let x = vec![0.7, 0.4, 0.9];
    let (value, gradient) = value_and_grad!(sizes::pair)(&x);
    same(value, sizes::pair(&x));
    agree(&gradient, sizes::pair, &x);
    let (value, gradient) = value_and_grad!(sizes::three)(&x);
    same(value, sizes::three(&x));
    agree(&gradient, sizes::three, &x);
}
