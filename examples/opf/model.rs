//! AC optimal power flow in polar form, after the MATPOWER User's Manual, chapters 3 and 6.
//!
//! All powers are in units of the base, all voltages in units of the base of their bus, all angles in radians.

use crate::grid::{Bus, End, Generator, Grid};
use grads::prelude::*;

/// The voltage of a bus: a complex number in polar form.
#[derive(Clone, Copy, Differentiable)]
pub struct Voltage {
    /// Its length.
    pub magnitude: f64,
    /// Against that of the reference bus.
    pub angle: f64,
}

/// A complex power.
#[derive(Clone, Copy, Default, Differentiable)]
pub struct Power {
    /// What does work.
    pub real: f64,
    /// What goes to and fro.
    pub reactive: f64,
}

/// What is to be chosen.
#[derive(Clone, Differentiable)]
pub struct State {
    /// One a bus.
    pub voltages: Vec<Voltage>,
    /// What each generator gives.
    pub outputs: Vec<Power>,
}

#[differentiable]
impl Power {
    /// The square of the apparent power: unlike itself it is smooth where nothing flows.
    #[differentiable(order = 2)]
    fn apparent_squared(self) -> f64 {
        self.real * self.real + self.reactive * self.reactive
    }
}

/// The power that enters a branch at one end: `V conj(Y V + Y' V')`.
#[differentiable(order = 2)]
fn flow(#[no_diff] end: &End, here: Voltage, there: Voltage) -> Power {
    let (sin, cos) = (here.angle - there.angle).sin_cos();
    let product = here.magnitude * there.magnitude;
    let square = here.magnitude * here.magnitude;
    let (own, mutual) = (end.own, end.mutual);
    Power {
        real: own.re * square + product * (mutual.re * cos + mutual.im * sin),
        reactive: product * (mutual.re * sin - mutual.im * cos) - own.im * square,
    }
}

/// What the loads and the shunts of a bus take.
#[differentiable(order = 2)]
fn taken(#[no_diff] bus: &Bus, voltage: Voltage) -> Power {
    let square = voltage.magnitude * voltage.magnitude;
    Power {
        real: bus.load.re + bus.shunt.re * square,
        reactive: bus.load.im - bus.shunt.im * square,
    }
}

/// Row by row what [`crate::problem::limits`] gives the limits of: the power that is missing at each bus, real and reactive; the
/// squared apparent power at both ends of each branch with a rating; the angle of each branch with limits for it.
#[differentiable(order = 2)]
pub fn constraints(state: &State, #[no_diff] grid: &Grid) -> Vec<f64> {
    let mut missing = vec![];
    for (bus, voltage) in grid.buses.iter().zip(&state.voltages) {
        missing.push(taken(bus, *voltage));
    }
    for (generator, output) in grid.generators.iter().zip(&state.outputs) {
        missing[generator.bus].real -= output.real;
        missing[generator.bus].reactive -= output.reactive;
    }
    let (mut squares, mut angles) = (vec![], vec![]);
    for branch in &grid.branches {
        let (i, j) = (branch.from.bus, branch.to.bus);
        let (from, to) = (state.voltages[i], state.voltages[j]);
        let (into, out) = (flow(&branch.from, from, to), flow(&branch.to, to, from));
        missing[i].real += into.real;
        missing[i].reactive += into.reactive;
        missing[j].real += out.real;
        missing[j].reactive += out.reactive;
        if branch.is_rated() {
            squares.push(into.apparent_squared());
            squares.push(out.apparent_squared());
        }
        if branch.has_limited_angle() {
            angles.push(from.angle - to.angle);
        }
    }
    let mut all = vec![];
    for power in &missing {
        all.push(power.real);
        all.push(power.reactive);
    }
    all.extend(squares);
    all.extend(angles);
    all
}

/// What the generators cost, in $/h.
#[differentiable(order = 2)]
pub fn cost(state: &State, #[no_diff] grid: &Grid) -> f64 {
    let mut total = 0.0;
    for (generator, output) in grid.generators.iter().zip(&state.outputs) {
        total += price(generator, output.real * grid.base);
    }
    total
}

/// What a generator costs at so many MW: a polynomial, the highest power first.
#[differentiable(order = 2)]
fn price(#[no_diff] generator: &Generator, power: f64) -> f64 {
    let mut sum = 0.0;
    for coefficient in &generator.cost {
        sum = sum * power + coefficient;
    }
    sum
}

/// Cost and constraints, each with its weight.
#[differentiable(order = 2)]
pub fn lagrangian(
    state: &State,
    #[no_diff] grid: &Grid,
    #[no_diff] weight: f64,
    #[no_diff] multipliers: &[f64],
) -> f64 {
    let mut sum = weight * cost(state, grid);
    for (constraint, multiplier) in constraints(state, grid).iter().zip(multipliers) {
        sum += constraint * multiplier;
    }
    sum
}
