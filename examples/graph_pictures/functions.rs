//! The functions that pictures can be drawn of.

use grads::prelude::*;

/// A pendulum's angle after some steps: a loop that carries two values.
#[differentiable]
pub fn pendulum(angle: f64, length: f64, steps: usize) -> f64 {
    let (mut q, mut v) = (angle, 0.0);
    for _ in 0..steps {
        v -= 0.01 * 9.81 / length * q.sin();
        q += 0.01 * v;
    }
    q
}

/// Huber's loss: a branch.
#[differentiable]
pub fn huber(residual: f64, delta: f64) -> f64 {
    let size = residual.abs();
    if size <= delta {
        0.5 * residual * residual
    } else {
        delta * (size - 0.5 * delta)
    }
}

/// A polynomial by Horner's rule, inside a branch.
#[differentiable]
pub fn polynomial(coefficients: &[f64], x: f64) -> f64 {
    if x == 0.0 {
        return coefficients[0];
    }
    let mut sum = 0.0;
    for c in coefficients.iter().rev() {
        sum = sum * x + c;
    }
    sum
}

/// A mass on a spring.
#[derive(Clone, Differentiable)]
pub struct Oscillator {
    /// Newtons a metre.
    pub stiffness: f64,
    /// Kilograms.
    pub mass: f64,
}

#[differentiable]
impl Oscillator {
    /// Potential and kinetic energy.
    pub fn energy(&self, x: f64, v: f64) -> f64 {
        0.5 * self.stiffness * x * x + 0.5 * self.mass * v * v
    }
}

/// The energy of an oscillator at its turning point: a struct, and a method of it.
#[differentiable]
pub fn turning_point(oscillator: &Oscillator, amplitude: f64) -> f64 {
    oscillator.energy(amplitude, 0.0)
}

/// A function in the three forms that are drawn, as Graphviz source.
pub struct Graphs {
    /// Its name.
    pub name: &'static str,
    /// As written.
    pub graph: fn() -> String,
    /// After the reverse pass.
    pub gradient: fn() -> String,
    /// With what is kept.
    pub plan: fn() -> String,
}

macro_rules! graphs {
    ($($f:ident)*) => {
        [$(Graphs {
            name: stringify!($f),
            graph: || graph!($f, dot),
            gradient: || graph!($f, grad, dot),
            plan: || graph!($f, plan, dot),
        }),*]
    };
}

/// All of them.
pub fn all() -> [Graphs; 4] {
    graphs!(pendulum huber polynomial turning_point)
}
