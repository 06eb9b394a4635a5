//! Modules in modules, imports, and what is around the world.

use crate::support::{agree, same};
use grads::prelude::*;

#[differentiable]
fn outer_smooth(x: f64) -> f64 {
    x / (1.0 + x * x)
}

fn outer_count(x: usize) -> usize {
    x + 1
}

#[derive(Clone, Copy, Differentiable)]
pub struct OuterPair {
    pub a: f64,
    pub b: f64,
}

#[differentiable]
impl OuterPair {
    fn product(&self) -> f64 {
        self.a * self.b
    }
}

#[differentiable]
mod inside {
    use super::*;

    pub struct Model {
        pub pair: OuterPair,
        pub k: f64,
    }
    pub fn run(m: &Model, x: f64) -> f64 {
        let mut sum = outer_smooth(m.k * x) + m.pair.product();
        for i in 0..outer_count(2) {
            sum += m.pair.a * i as f64;
        }
        sum
    }

    #[cfg(test)]
    mod tests {
        use super::*;
        #[test]
        fn tests_inside_are_left_alone() {
            let pair = OuterPair { a: 1.0, b: 2.0 };
            assert_eq!(run(&Model { pair, k: 0.0 }, 1.0), 5.0);
        }
    }
}

#[test]
fn what_is_around_the_world_is_used_as_ever() {
    let model = |x: &[f64]| inside::Model {
        pair: OuterPair { a: x[0], b: x[1] },
        k: x[2],
    };
    let x = [0.5, 2.0, 1.5, 0.75];
    let f = |x: &[f64]| inside::run(&model(x), x[3]);
    let (value, (d, dx)) = value_and_grad!(inside::run)(&model(&x), x[3]);
    same(value, f(&x));
    agree(&[d.pair.a, d.pair.b, d.k, dx], f, &x);
}

#[differentiable]
fn around(x: f64) -> f64 {
    nested::geometry::area(x, 2.0) * nested::volume(x)
}

#[differentiable]
mod nested {
    pub use self::solid::volume;
    use geometry::{area as plane, shapes::*};

    pub mod geometry {
        pub fn area(a: f64, b: f64) -> f64 {
            super::half(a * b)
        }
        pub mod shapes {
            pub struct Square(pub f64);
            impl Square {
                pub fn area(&self) -> f64 {
                    super::area(self.0, self.0) * 2.0
                }
            }
        }
    }
    mod solid {
        use super::Square;
        pub fn volume(a: f64) -> f64 {
            Square(a).area() * self::height(a)
        }
        fn height(a: f64) -> f64 {
            a.sqrt()
        }
    }
    fn half(x: f64) -> f64 {
        x / 2.0
    }
    pub fn total(x: f64, y: f64) -> f64 {
        plane(x, y) + volume(x) + Square(y).area() + self::geometry::area(y, 1.0)
    }
}

#[test]
fn modules_in_a_world_are_part_of_it() {
    let x = [1.5, 2.5];
    let f = |x: &[f64]| nested::total(x[0], x[1]);
    let (value, (dx, dy)) = value_and_grad!(nested::total)(x[0], x[1]);
    same(value, f(&x));
    agree(&[dx, dy], f, &x);
}

#[test]
fn an_annotated_function_calls_into_a_world() {
    let (value, d) = value_and_grad!(around)(1.5);
    same(value, around(1.5));
    agree(&[d], |x| around(x[0]), &[1.5]);
}

#[differentiable]
mod namesakes {
    /// Of the same name as a function.
    pub mod loss {
        pub const SCALE: f64 = 3.0;
        pub fn shift(x: f64) -> f64 {
            x + 1.0
        }
    }
    fn loss(x: f64) -> f64 {
        loss::SCALE * loss::shift(x) * x
    }
    fn fact(n: usize, x: f64) -> f64 {
        if n == 0 {
            x
        } else {
            x * fact(n - 1, x) + loss(x)
        }
    }
    pub fn total(x: f64) -> f64 {
        loss(x) + loss(x * x) + fact(3, x)
    }
}

#[test]
fn a_function_named_like_a_module_beside_it() {
    let (value, d) = value_and_grad!(namesakes::total)(1.5);
    same(value, namesakes::total(1.5));
    agree(&[d], |x| namesakes::total(x[0]), &[1.5]);
}

#[differentiable]
mod conditional {
    #[cfg(not(any()))]
    pub fn scale(x: f64) -> f64 {
        2.0 * x
    }
    #[cfg(any())]
    pub fn scale(x: f64) -> f64 {
        3.0 * x
    }
    #[cfg(any())]
    pub struct Gone {
        x: Unknown,
    }
    #[cfg(any())]
    impl Gone {
        fn f(&self, x: f64) -> f64 {
            self.x.unknown(x)
        }
    }
    pub struct Kept {
        #[cfg(any())]
        gone: Unknown,
        pub x: f64,
    }
    pub fn run(k: &Kept) -> f64 {
        scale(k.x) * k.x
    }
}

#[test]
fn items_that_are_there_on_a_condition() {
    let d = grad!(conditional::run)(&conditional::Kept { x: 3.0 });
    assert_eq!(d.x, 12.0);
}

#[differentiable]
mod with_macros {
    #![allow(clippy::needless_pass_by_value)]

    macro_rules! square {
        ($x:expr) => {
            $x * $x
        };
    }
    macro_rules! constant {
        ($name:ident, $value:expr) => {
            pub const $name: f64 = $value;
        };
    }
    constant!(SCALE, 2.5);

    fn table(n: usize) -> f64 {
        let n = square!(n);
        n as f64
    }
    pub fn run(x: f64, n: usize) -> f64 {
        let weight = table(n) * SCALE;
        weight * x * x
    }
}

#[test]
fn macros_of_the_user() {
    assert_eq!(grad!(with_macros::run)(3.0, 2), 60.0);
}
