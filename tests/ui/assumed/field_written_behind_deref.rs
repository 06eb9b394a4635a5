//! A field that is reached on two ways, of which one goes through `DerefMut`: what is written on one is read on the other.

use grads::prelude::*;
use std::ops::{Deref, DerefMut};

#[derive(Clone, Differentiable)]
struct Body {
    at: f64,
}

#[derive(Clone, Differentiable)]
struct Outer {
    inner: Body,
    mass: f64,
}

impl Deref for Outer {
    type Target = Body;
    fn deref(&self) -> &Body {
        &self.inner
    }
}

impl DerefMut for Outer {
    fn deref_mut(&mut self) -> &mut Body {
        &mut self.inner
    }
}

/// The new value of `at` is not that of `inner.at` here.
#[differentiable]
fn moved(x: f64) -> f64 {
    let mut point = Outer {
        inner: Body { at: x },
        mass: x,
    };
    point.at += x;
    point.inner.at
}

/// Fields of its own are not asked about.
#[differentiable]
fn heavier(x: f64) -> f64 {
    let mut point = Outer {
        inner: Body { at: x },
        mass: x,
    };
    point.mass += x;
    point.inner.at += point.mass;
    point.inner.at
}

/// A method.
#[differentiable]
impl Outer {
    fn doubled(&mut self) -> f64 {
        self.mass *= 2.0;
        self.inner.at += self.mass;
        let inner = &self.inner;
        inner.at
    }
}

#[differentiable]
fn doubled(x: f64) -> f64 {
    let mut point = Outer {
        inner: Body { at: x },
        mass: x,
    };
    point.doubled()
}

fn main() {
    println!(
        "{} {} {}",
        grad!(moved)(1.0),
        grad!(heavier)(1.0),
        grad!(doubled)(1.0)
    );
}
