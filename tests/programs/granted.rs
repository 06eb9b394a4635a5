//! What a name or a place could be taken for, and is not: methods, types and functions of the user's that are called like others.

use crate::harness::row::Program;
use grads::prelude::*;
use std::collections::BTreeMap;
use std::ops::{Mul, Sub};

/// A complex number.
#[derive(Clone, Copy, Debug, Differentiable)]
struct C {
    re: f64,
    im: f64,
}

#[differentiable(forward)]
impl C {
    fn exp(self) -> C {
        let r = self.re.exp();
        C {
            re: r * self.im.cos(),
            im: r * self.im.sin(),
        }
    }
    fn abs(self) -> f64 {
        (self.re * self.re + self.im * self.im).sqrt()
    }
}

#[differentiable]
impl Mul<f64> for C {
    type Output = C;
    fn mul(self, k: f64) -> C {
        C {
            re: self.re * k,
            im: self.im * k,
        }
    }
}

#[differentiable]
impl Mul for C {
    type Output = C;
    fn mul(self, o: C) -> C {
        C {
            re: self.re * o.re - self.im * o.im,
            im: self.re * o.im + self.im * o.re,
        }
    }
}

#[differentiable]
impl Sub for C {
    type Output = C;
    fn sub(self, o: C) -> C {
        C {
            re: self.re - o.re,
            im: self.im - o.im,
        }
    }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Degrees(f64);

#[differentiable(forward)]
impl Degrees {
    fn sin(self) -> f64 {
        self.0.to_radians().sin()
    }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Arm {
    l: f64,
    a: Degrees,
}

/// The type of `ut` comes through an operator.
#[differentiable]
fn step(u: C) -> C {
    let ut = u * 2.0;
    let e = ut.exp();
    u - e
}

#[differentiable]
fn size_of_a_step(re: f64, im: f64) -> f64 {
    let u = C { re, im };
    let next: C = step(u);
    next.abs()
}

/// Through a loop.
#[differentiable]
fn power(re: f64, im: f64, n: usize) -> f64 {
    let z = C { re, im };
    let mut s = C { re: 1.0, im: 0.0 };
    for _ in 0..n {
        s = s * z;
    }
    s.abs()
}

/// Through a name with its type.
#[differentiable(forward)]
fn height(l: f64, a: f64) -> f64 {
    let m = Arm { l, a: Degrees(a) };
    let a: Degrees = m.a;
    m.l * a.sin()
}

/// Named as its formula is.
#[allow(non_snake_case)]
#[differentiable(forward)]
fn Td(t: f64, d: f64) -> f64 {
    t * d + t.sqrt()
}

#[differentiable(forward)]
fn function_in_capitals(t: f64, d: f64) -> f64 {
    let first = Td(t, d);
    2.0 * Td(first, 0.5) + first.ln() * Td(d, t)
}

/// A constructor that is named nowhere else.
#[differentiable(forward)]
fn constructor_in_capitals(x: f64) -> f64 {
    modulus(Polar(x, 2.0 * x)) + Polar(x, 3.0).flat() * Polar(0.5, x).1
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Polar(f64, f64);

#[differentiable(forward)]
impl Polar {
    fn flat(&self) -> f64 {
        self.0 * self.1.cos()
    }
}

#[differentiable(forward)]
fn modulus(p: Polar) -> f64 {
    p.0 * p.0
}

mod own {
    /// No map.
    #[derive(Clone, Debug)]
    pub struct HashMap {
        pub rate: f64,
    }

    impl HashMap {
        pub fn get(&self, k: usize) -> f64 {
            self.rate * k as f64
        }
        pub fn len(&self) -> f64 {
            self.rate
        }
    }
}

#[differentiable(forward)]
fn own_type_named_like_a_map(x: f64) -> f64 {
    with_rates(x, &own::HashMap { rate: 1.5 })
}

#[differentiable(forward)]
fn with_rates(x: f64, #[no_diff] rates: &own::HashMap) -> f64 {
    x * rates.get(3) + x * x * rates.len()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Rod {
    k: f64,
}

#[differentiable(forward)]
impl Rod {
    fn len(self) -> f64 {
        self.k * self.k
    }
    fn get(&self, i: usize) -> f64 {
        self.k * i as f64
    }
}

/// The name of a text and that of a map are given to other things.
#[differentiable(forward)]
fn shadowed(
    #[no_diff] name: &str,
    #[no_diff] rates: &BTreeMap<usize, f64>,
    rod: Rod,
    x: f64,
) -> f64 {
    let a = if name == "long" { x } else { rates[&1] * x };
    let name = rod;
    let rates = rod;
    a + name.len() * x + rates.get(2)
}

#[differentiable(forward)]
fn names_of_params_are_given_to_others(k: f64, x: f64) -> f64 {
    let rod = Rod { k };
    shadowed("long", &BTreeMap::from([(1, 0.5)]), rod, x)
        + shadowed("short", &BTreeMap::from([(1, 0.5)]), rod, x)
}

#[differentiable]
trait Solid {
    fn volume(&self, h: f64) -> f64;
    fn doubled(&self, h: f64) -> f64 {
        2.0 * self.volume(h)
    }
}

/// It has a method of its own that is called like the trait's, and both have derivatives.
#[differentiable(forward)]
impl Rod {
    fn volume(&self, h: f64) -> f64 {
        self.k * h * h
    }
}

#[differentiable]
impl Solid for Rod {
    fn volume(&self, h: f64) -> f64 {
        7.0 * self.k * h
    }
}

#[differentiable]
fn method_beside_that_of_a_trait(k: f64, h: f64) -> f64 {
    let rod = Rod { k };
    rod.volume(h) + rod.doubled(h)
}

pub fn programs() -> Vec<Program> {
    vec![
        program!(size_of_a_step(0.7, -0.4)),
        program!(power(0.7, -0.4, 3)),
        program!(forward height(2.0, 30.0)),
        program!(forward function_in_capitals(1.7, 0.6) calls Td),
        program!(forward constructor_in_capitals(0.7)),
        program!(forward own_type_named_like_a_map(0.7)),
        program!(forward names_of_params_are_given_to_others(0.7, 1.3)),
        program!(method_beside_that_of_a_trait(0.7, 1.3)),
    ]
}
