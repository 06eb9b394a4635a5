//! Traits of the world's, with defaults, and generic functions over them.

use crate::support::{agree, same};
use grads::prelude::*;

#[differentiable]
mod shapes {
    pub trait Shape {
        const SIDES: usize;
        fn area(&self) -> f64;
        fn scaled(&self, k: f64) -> f64 {
            k * self.area() * Self::SIDES as f64
        }
        fn name(&self) -> String;
    }
    #[derive(Clone)]
    pub struct Rect {
        pub a: f64,
        pub b: f64,
    }
    pub struct Round {
        pub r: f64,
    }
    impl Shape for Rect {
        const SIDES: usize = 4;
        fn area(&self) -> f64 {
            self.a * self.b
        }
        fn name(&self) -> String {
            "rect".into()
        }
    }
    impl Shape for Round {
        const SIDES: usize = 1;
        fn area(&self) -> f64 {
            std::f64::consts::PI * self.r * self.r
        }
        fn scaled(&self, k: f64) -> f64 {
            k * self.area() + self.r
        }
        fn name(&self) -> String {
            "round".into()
        }
    }

    pub fn cost<S: Shape>(shape: &S, k: f64) -> f64 {
        shape.area().sqrt() + shape.scaled(k)
    }
    pub fn both(a: f64, b: f64) -> f64 {
        let rect = Rect { a, b };
        let round = Round { r: a * b };
        cost(&rect, b) * cost(&round, 2.0) + rect.name().len() as f64
    }
}

#[test]
fn a_trait_and_its_impls() {
    let x = [1.5, 0.75];
    let f = |x: &[f64]| shapes::both(x[0], x[1]);
    let (value, (da, db)) = value_and_grad!(shapes::both)(x[0], x[1]);
    same(value, f(&x));
    agree(&[da, db], f, &x);
}

#[differentiable]
mod partly {
    pub trait Source {
        fn value(&self, x: f64) -> f64;
        fn stored(&self, x: f64) -> f64;
    }
    pub struct File {
        pub path: String,
        pub scale: f64,
    }
    pub struct Line {
        pub slope: f64,
    }
    impl Source for File {
        fn value(&self, x: f64) -> f64 {
            self.scale * x
        }
        fn stored(&self, x: f64) -> f64 {
            std::fs::read_to_string(&self.path).map_or(x, |t| t.len() as f64 * x)
        }
    }
    impl Source for Line {
        fn value(&self, x: f64) -> f64 {
            self.slope * x * x
        }
        fn stored(&self, x: f64) -> f64 {
            self.slope + x
        }
    }
    pub fn run(line: &Line, file: &File, x: f64) -> f64 {
        line.value(x) + file.value(x)
    }
    pub fn plain(line: &Line, x: f64) -> f64 {
        line.stored(x)
    }
}

#[test]
fn a_method_without_a_derivative_in_one_impl_leaves_the_others_of_the_trait() {
    use partly::{File, Line};
    let (line, file) = (
        Line { slope: 2.0 },
        File {
            path: "/none".into(),
            scale: 3.0,
        },
    );
    let (dl, df, dx) = grad!(partly::run)(&line, &file, 0.5);
    assert_eq!((dl.slope, df.scale, dx), (0.25, 0.5, 5.0));
    assert_eq!(partly::plain(&line, 1.0), 3.0);
}

#[differentiable]
mod foreign {
    use std::cmp::Ordering;
    use std::str::FromStr;

    #[derive(Debug, Clone, Copy)]
    pub struct Celsius(pub f64);

    impl PartialEq for Celsius {
        fn eq(&self, other: &Self) -> bool {
            self.0 == other.0
        }
    }
    impl PartialOrd for Celsius {
        fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
            self.0.partial_cmp(&other.0)
        }
    }
    impl FromStr for Celsius {
        type Err = std::num::ParseFloatError;
        fn from_str(text: &str) -> Result<Self, Self::Err> {
            text.parse().map(Celsius)
        }
    }
    impl From<Celsius> for f64 {
        fn from(c: Celsius) -> f64 {
            c.0
        }
    }
    impl Drop for Guard {
        fn drop(&mut self) {
            self.0 += 1.0;
        }
    }
    pub struct Guard(f64);
    impl Iterator for Guard {
        type Item = f64;
        fn next(&mut self) -> Option<f64> {
            self.0 -= 1.0;
            (self.0 > 0.0).then_some(self.0)
        }
    }
    pub fn guard(x: f64) -> f64 {
        Guard(x).map(|v| v * v).sum()
    }
    pub fn heat(c: Celsius, k: f64) -> f64 {
        k * (c.0 + 273.15)
    }
}

#[test]
fn impls_of_foreign_traits_are_left_alone() {
    let c: foreign::Celsius = "20.5".parse().unwrap();
    let (dc, dk) = grad!(foreign::heat)(c, 2.0);
    assert_eq!((dc.0, dk), (2.0, 293.65));
    assert_eq!(f64::from(c), 20.5);
    assert_eq!(foreign::guard(3.0), 5.0);
    assert!(c > foreign::Celsius(1.0) && c == c);
}

#[differentiable]
mod referred {
    pub trait Potential {
        fn energy(&self, r: f64) -> f64;
    }
    #[derive(Clone)]
    pub struct Spring {
        pub k: f64,
    }
    impl Potential for Spring {
        fn energy(&self, r: f64) -> f64 {
            0.5 * self.k * r * r
        }
    }
    impl<P: Potential + ?Sized> Potential for &P {
        fn energy(&self, r: f64) -> f64 {
            (**self).energy(r)
        }
    }
    pub fn stretched(spring: &Spring, r: f64) -> f64 {
        spring.k * r
    }
    pub fn of_any<P: Potential>(p: P, r: f64) -> f64 {
        p.energy(r)
    }
}

#[test]
fn a_trait_of_references_to_any_type_is_left_plain() {
    use referred::Potential;
    let spring = referred::Spring { k: 2.0 };
    assert_eq!(referred::of_any(&spring, 3.0), 9.0);
    assert_eq!(spring.energy(1.0), 1.0);
    let (d, r) = grad!(referred::stretched)(&spring, 3.0);
    assert_eq!((d.k, r), (3.0, 2.0));
}
