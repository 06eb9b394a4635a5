//! Second derivatives where a type alone says what is called: functions of traits without a `self`, traits of numbers, numbers behind a name.

use grads::prelude::*;

/// Panics where value, gradient and Hessian of a function are not those of the plain one.
macro_rules! agree {
    ($f:path, $x:expr) => {{
        let x: [f64; 3] = $x;
        let (value, slope) = value_and_grad!($f)(&x);
        assert_eq!(value.to_bits(), $f(&x).to_bits());
        let along = |i: usize, h: f64| {
            let mut x = x;
            x[i] += h;
            x
        };
        let hessian = hessian!($f)(&x);
        let near = |a: f64, b: f64| assert!((a - b).abs() < 1e-6 * (1.0 + b.abs()), "{a} for {b}");
        for i in 0..3 {
            let (more, less) = (along(i, 1e-6), along(i, -1e-6));
            near(slope[i], ($f(&more) - $f(&less)) / 2e-6);
            let (more, less) = (grad!($f)(&more), grad!($f)(&less));
            for j in 0..3 {
                near(hessian[(i, j)], (more[j] - less[j]) / 2e-6);
            }
        }
    }};
}

mod apart {
    use grads::prelude::*;

    #[differentiable(order = 2)]
    pub trait Law {
        const LIMIT: f64;
        fn flux(u: f64) -> f64;
        fn speed(u: f64) -> f64 {
            Self::LIMIT * Self::flux(u).abs() + 1.0
        }
        fn all(u: &[f64], out: &mut [f64]) {
            for i in 0..u.len() {
                out[i] = Self::flux(u[i]) * Self::speed(u[i]);
            }
        }
    }
    pub struct Burgers;
    pub struct Cubic;
    #[differentiable(order = 2)]
    impl Law for Burgers {
        const LIMIT: f64 = 0.5;
        fn flux(u: f64) -> f64 {
            0.5 * u * u
        }
    }
    #[differentiable(order = 2)]
    impl Law for Cubic {
        const LIMIT: f64 = 1.5;
        fn flux(u: f64) -> f64 {
            2.0 * u * u * u
        }
        fn speed(u: f64) -> f64 {
            u.sin() + Self::LIMIT
        }
    }

    #[differentiable(order = 2)]
    pub fn energy<L: Law>(u: &mut [f64]) -> f64 {
        let mut w = vec![0.0; u.len()];
        L::all(u, &mut w);
        let mut sum = 0.0;
        for i in 0..u.len() {
            u[i] *= 2.0;
            sum += w[i] * w[i] * u[i];
        }
        sum
    }
    #[differentiable(order = 2)]
    pub fn both(x: &[f64; 3]) -> f64 {
        let mut u = x.to_vec();
        energy::<Burgers>(&mut u) + energy::<Cubic>(&mut u)
    }
}

#[differentiable(order = 2)]
mod world {
    // what is imported by `*` may be anything
    use std::f64::consts::*;

    pub trait Ode {
        fn slope(t: f64, y: [f64; 2], k: f64) -> [f64; 2];
        fn doubled(k: f64) -> f64 {
            2.0 * Self::squared(k)
        }
        fn squared(k: f64) -> f64 {
            k * k
        }
    }
    pub struct Pendulum;
    pub struct Decay;
    impl Ode for Pendulum {
        fn slope(t: f64, y: [f64; 2], k: f64) -> [f64; 2] {
            [y[1], -k * y[0].sin() + t]
        }
    }
    impl Ode for Decay {
        fn slope(_: f64, y: [f64; 2], k: f64) -> [f64; 2] {
            [-k * y[0], y[0] * y[1] * Self::doubled(k)]
        }
        fn squared(k: f64) -> f64 {
            k * k * PI
        }
    }
    fn euler<O: Ode>(mut y: [f64; 2], k: f64) -> f64 {
        for i in 0..5 {
            let d = O::slope(0.1 * i as f64, y, k);
            y = [y[0] + 0.1 * d[0], y[1] + 0.1 * d[1]];
        }
        y[0] + y[1] * O::doubled(k)
    }
    pub fn both(x: &[f64; 3]) -> f64 {
        euler::<Pendulum>([x[0], x[1]], x[2]) + euler::<Decay>([x[0], x[1]], x[2])
    }
}

#[test]
fn types_without_values_choose_functions() {
    agree!(apart::both, [0.3, -0.4, 0.8]);
    agree!(world::both, [0.3, -0.4, 0.8]);
    // what only the type says is handed on
    let (mut u, mut v) = ([0.3, 0.5, 0.2], [0.3, 0.5, 0.2]);
    let hessian = hessian!(apart::energy::<apart::Burgers>)(&mut u);
    assert_eq!(u, [0.6, 1.0, 0.4]);
    let product = hvp!(apart::energy::<apart::Burgers>)(&mut v, &mut [1.0, 0.0, 0.0]);
    assert!((product[0] - hessian[(0, 0)]).abs() < 1e-12);
}

mod numbers {
    use grads::prelude::*;

    #[differentiable(order = 2)]
    pub trait Shapes: Sized {
        fn sigmoid(self) -> f64;
        fn cube(&self) -> f64;
        fn half(self) -> Self;
        fn times(self, y: Self) -> Self;
    }
    #[differentiable(order = 2)]
    impl Shapes for f64 {
        fn sigmoid(self) -> f64 {
            1.0 / (1.0 + (-self).exp())
        }
        fn cube(&self) -> f64 {
            self * self * self
        }
        fn half(self) -> f64 {
            0.5 * self
        }
        fn times(self, y: f64) -> Self {
            self * y
        }
    }
    #[differentiable(order = 2)]
    pub fn mixed(x: &[f64; 3]) -> f64 {
        x[0].sigmoid() * x[1].cube() + x[2].half() * x[2].times(x[0])
    }
}

#[test]
fn traits_of_numbers_have_second_derivatives() {
    agree!(numbers::mixed, [0.3, -0.4, 0.8]);
}

mod units {
    pub type Mass = f64;
}

#[differentiable(order = 2)]
fn weighed(a: crate::by_type::units::Mass, b: crate::by_type::units::Mass) -> f64 {
    (a.exp() * b.powi(2)).sin().hypot(b)
}

#[differentiable(order = 2)]
fn all_weighed(x: &[f64; 3]) -> f64 {
    weighed(x[0], x[1]) * x[2] + weighed(x[1], x[2])
}

#[derive(Clone, Differentiable)]
enum Tree {
    Leaf(f64),
    Node(Box<Tree>, Box<Tree>),
}

#[differentiable(order = 2)]
impl Tree {
    fn value(&self) -> f64 {
        match self {
            Tree::Leaf(x) => x * x,
            Tree::Node(a, b) => a.value() * b.value().sin(),
        }
    }
}

#[differentiable(order = 2)]
fn grown(x: &[f64; 3]) -> f64 {
    let leaf = |x: f64| Box::new(Tree::Leaf(x));
    let node = Tree::Node(leaf(x[1]), leaf(x[2]));
    Tree::Node(leaf(x[0]), Box::new(node)).value() * x[0]
}

#[test]
fn numbers_whose_type_only_rustc_knows() {
    agree!(all_weighed, [0.3, -0.4, 0.8]);
    agree!(grown, [0.3, -0.4, 0.8]);
}
