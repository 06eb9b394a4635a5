//! Whether a derivative is right: the pullback of a function is compared with differences of the function.

#[doc(hidden)]
pub mod argument;
mod arity;
mod report;

pub use argument::{Argument, Held, Lend, Role, Varied};
pub use arity::{Checked, Forward, methods};
pub use report::{GradEntry, GradReport, Verdict};

use crate::jacobian::Blocks;
use crate::tangent::{LeafPath, Leaves, Tangent};

/// A param's name, and whether it is differentiated.
pub type Param = (&'static str, bool);

/// The params of a function, each with its role: [`Varied`] or [`Held`].
#[derive(Clone, Copy)]
pub struct Params<Roles> {
    /// Their names.
    pub named: &'static [Param],
    /// A tuple of the roles.
    pub roles: std::marker::PhantomData<Roles>,
}

/// Up to so many inputs, each is varied alone.
const FEW: usize = 100;

/// In so many random directions all inputs are varied together.
const DIRECTIONS: usize = 8;

/// How exact numbers are, and hence differences.
#[derive(Clone, Copy)]
struct Precision {
    /// The step of a difference, as a part of the size of what is varied, and of 1/4 at least.
    step: f64,
    /// What derivative and difference may differ by, as a part of the larger.
    tolerance: f64,
    /// What a value may be wrong by, as a part of the size of the terms that it was added up from.
    rounding: f64,
}

const DOUBLE: Precision = Precision {
    step: 1e-4,
    tolerance: 1e-6,
    rounding: 64.0 * f64::EPSILON,
};

const SINGLE: Precision = Precision {
    step: 1e-2,
    tolerance: 1e-3,
    rounding: 8.0 * f32::EPSILON as f64,
};

/// The floats of the arguments that are differentiated, with their names.
pub struct Inputs {
    named: Vec<(String, f64)>,
    precision: Precision,
}

impl Inputs {
    fn none() -> Inputs {
        Inputs {
            named: vec![],
            precision: DOUBLE,
        }
    }

    /// Adds those of an argument, if it is differentiated.
    fn note<L: Leaves + Clone>(&mut self, param: Option<&Param>, argument: &L) {
        let Some((name, true)) = param else {
            return;
        };
        LeafPath::default().field(name, |at| {
            argument.visit_leaves(at, &mut |at, x| self.named.push((at.to_string(), x)));
        });
        if is_single(argument) {
            self.precision = SINGLE;
        }
    }
}

/// Whether there are `f32`s: these do not change by so little.
fn is_single<L: Leaves + Clone>(argument: &L) -> bool {
    let mut ones = argument.clone();
    ones.map_leaves(&mut |_| 1.0 + 1e-12);
    ones.to_flat().contains(&1.0)
}

/// A function of numbers to numbers, and its pullback.
struct Function<'a> {
    inputs: Inputs,
    /// The outputs at inputs.
    run: &'a dyn Fn(&[f64]) -> Vec<f64>,
    /// The gradient of the sum of the outputs by weights.
    pull: &'a dyn Fn(&[f64]) -> Vec<f64>,
    outputs: usize,
}

/// How many outputs there are, and the gradient of their sum by weights: of a pullback, where `zeros` is the zero cotangent of the
/// outputs.
fn pulled<Ct: Tangent, G: Tangent>(
    zeros: Ct,
    pullback: impl Fn(Ct) -> G,
) -> (usize, impl Fn(&[f64]) -> Vec<f64>) {
    let outputs = zeros.leaf_count();
    let pull = move |weights: &[f64]| pullback(zeros.with_flat(weights)).to_flat();
    (outputs, pull)
}

/// The same of a Jacobian.
fn weighed<J: Blocks>(jacobian: &J) -> (usize, impl Fn(&[f64]) -> Vec<f64> + use<J>) {
    let columns = jacobian.columns();
    let outputs = columns.first().map_or(0, Vec::len);
    let weigh = move |weights: &[f64]| {
        let sum = |column: &Vec<f64>| column.iter().zip(weights).map(|(x, w)| x * w).sum();
        columns.iter().map(sum).collect()
    };
    (outputs, weigh)
}

/// Compares derivatives with differences of `run`.
fn compare(
    inputs: Inputs,
    outputs: usize,
    pull: &dyn Fn(&[f64]) -> Vec<f64>,
    run: &dyn Fn(&[f64]) -> Vec<f64>,
) -> GradReport {
    Function {
        inputs,
        run,
        pull,
        outputs,
    }
    .report()
}

impl Function<'_> {
    fn report(&self) -> GradReport {
        let mut random = Random(1);
        let x: Vec<f64> = self.inputs.named.iter().map(|(_, x)| *x).collect();
        let weights = random.weights(self.outputs);
        let gradient = (self.pull)(&weights);
        self.check_lengths(&x, &gradient);
        let mut entries = vec![];
        if x.len() <= FEW {
            for (i, (name, _)) in self.inputs.named.iter().enumerate() {
                let direction: Vec<f64> = (0..x.len()).map(|j| f64::from(i == j)).collect();
                entries.push(self.along(name.clone(), &x, &direction, &weights, &gradient));
            }
        }
        for k in 1..=DIRECTIONS {
            let weights = random.weights(self.outputs);
            let gradient = (self.pull)(&weights);
            let direction = random.direction(&x);
            let name = format!("random direction {k}");
            entries.push(self.along(name, &x, &direction, &weights, &gradient));
        }
        GradReport { entries }
    }

    fn check_lengths(&self, x: &[f64], gradient: &[f64]) {
        let outputs = (self.run)(x).len();
        assert_eq!(
            (gradient.len(), outputs),
            (x.len(), self.outputs),
            "the gradient and the cotangents have other numbers of floats than the inputs and the outputs"
        );
    }

    /// The derivative along a direction, of the sum of the outputs by weights, beside its difference.
    fn along(
        &self,
        name: String,
        x: &[f64],
        direction: &[f64],
        weights: &[f64],
        gradient: &[f64],
    ) -> GradEntry {
        let size = x.iter().zip(direction).filter(|(_, d)| **d != 0.0);
        let size = size.fold(0.25, |size: f64, (x, _)| size.max(x.abs()));
        let sum = |h: f64| -> (f64, f64) {
            let moved: Vec<f64> = x.iter().zip(direction).map(|(x, d)| x + h * d).collect();
            let terms = (self.run)(&moved).into_iter().zip(weights);
            terms.fold((0.0, 0.0), |(sum, size), (y, w)| {
                (sum + w * y, size + (w * y).abs())
            })
        };
        let derivative = gradient
            .iter()
            .zip(direction)
            .map(|(g, d)| if *d == 0.0 { 0.0 } else { g * d })
            .sum();
        report::entry(name, derivative, self.inputs.precision, size, sum)
    }
}

/// Random numbers, the same each time.
struct Random(u64);

impl Random {
    /// Between 0 and 1.
    fn next(&mut self) -> f64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 11) as f64 / (1u64 << 53) as f64
    }

    /// Away from 0, of both signs.
    fn sign(&mut self) -> f64 {
        let size = 0.5 + self.next();
        if self.next() < 0.5 { -size } else { size }
    }

    /// One for one output, so that its derivatives are the user's own.
    fn weights(&mut self, outputs: usize) -> Vec<f64> {
        match outputs {
            1 => vec![1.0],
            n => (0..n).map(|_| self.sign()).collect(),
        }
    }

    /// A direction in which each input moves by its own size, so that small ones count.
    fn direction(&mut self, x: &[f64]) -> Vec<f64> {
        let most = x.iter().fold(0.25, |most: f64, x| most.max(x.abs()));
        x.iter()
            .map(|x| self.sign() * x.abs().max(0.25) / most)
            .collect()
    }
}
