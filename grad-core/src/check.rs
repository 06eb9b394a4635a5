//! Whether a derivative is right: the pullback of a function is compared with differences of the function, and what else there is with both.

#[doc(hidden)]
pub mod argument;
mod arity;
mod dots;
mod report;
mod second;

pub use argument::{Argument, Held, Lend, Role, Varied};
pub use arity::{Alone, Checked, Forward, Second, methods};
pub use report::{Check, GradEntry, GradReport, Verdict};
pub use second::{Directions, Product};

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
    /// The step of a second difference, in the same unit as `step`.
    bend: f64,
    /// What two ways to the same sum may differ by, as a part of the size of its terms.
    exact: f64,
}

const DOUBLE: Precision = Precision {
    step: 1e-4,
    tolerance: 1e-6,
    rounding: 64.0 * f64::EPSILON,
    bend: 2e-3,
    exact: 1e-9,
};

const SINGLE: Precision = Precision {
    step: 1e-2,
    tolerance: 1e-3,
    rounding: 8.0 * f32::EPSILON as f64,
    bend: 5e-2,
    exact: 1e-4,
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

/// A function of numbers to numbers.
type Numbers<'a> = dyn Fn(&[f64]) -> Vec<f64> + 'a;

/// A function of numbers to numbers, and its derivatives at a point.
struct Function<'a> {
    inputs: Inputs,
    outputs: usize,
    /// The outputs at inputs.
    run: &'a Numbers<'a>,
    /// The gradient of the sum of the outputs by weights, by the pullback.
    pull: &'a Numbers<'a>,
    further: Further<'a>,
}

/// What is known beside the pullback.
#[derive(Default)]
pub struct Further<'a> {
    /// The columns of the Jacobian, by forward mode.
    columns: Option<Vec<Vec<f64>>>,
    /// Whether differences are compared with these, and not with the pullback.
    in_place: bool,
    second: Option<Hessian<'a>>,
}

/// What is known of second derivatives.
struct Hessian<'a> {
    /// The gradient of the value at inputs.
    gradient: Box<Numbers<'a>>,
    /// Its products with some directions.
    products: Vec<Product>,
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

impl Function<'_> {
    fn report(&self) -> GradReport {
        let mut entries = self.differences();
        self.add_dots(&mut entries);
        self.add_second(&mut entries);
        GradReport { entries }
    }

    /// The gradient of the sum of the outputs by weights, in the mode that is checked.
    fn gradient(&self, weights: &[f64]) -> Vec<f64> {
        match &self.further.columns {
            Some(columns) if self.further.in_place => {
                columns.iter().map(|column| sum(column, weights)).collect()
            }
            _ => (self.pull)(weights),
        }
    }

    fn values(&self) -> Vec<f64> {
        self.inputs.named.iter().map(|(_, x)| *x).collect()
    }

    /// First derivatives beside differences.
    fn differences(&self) -> Vec<GradEntry> {
        let (mut random, x) = (Random(1), self.values());
        let weights = random.weights(self.outputs);
        let gradient = self.gradient(&weights);
        self.check_lengths(&x, &gradient);
        let mut entries = vec![];
        if x.len() <= FEW {
            for (i, (name, _)) in self.inputs.named.iter().enumerate() {
                let direction = unit(x.len(), i);
                entries.push(self.along(name.clone(), &x, &direction, &weights, &gradient));
            }
        }
        for k in 1..=DIRECTIONS {
            let weights = random.weights(self.outputs);
            let gradient = self.gradient(&weights);
            let direction = random.direction(&x);
            entries.push(self.along(random_name(k), &x, &direction, &weights, &gradient));
        }
        entries
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
        let on_line = self.line(self.run, x, direction, weights);
        let check = match self.further.in_place {
            true => Check::Forward,
            false => Check::Gradient,
        };
        let asked = (name, check, sum(gradient, direction));
        report::entry(asked, self.inputs.precision, scale(x, direction), on_line)
    }

    /// The sum by weights of what `run` gives on a line, and the size of its terms.
    fn line<'a>(
        &'a self,
        run: &'a Numbers<'a>,
        x: &'a [f64],
        direction: &'a [f64],
        weights: &'a [f64],
    ) -> impl Fn(f64) -> (f64, f64) + 'a {
        move |h| {
            let moved: Vec<f64> = x.iter().zip(direction).map(|(x, d)| x + h * d).collect();
            let terms = run(&moved).into_iter().zip(weights);
            terms.fold((0.0, 0.0), |(sum, size), (y, w)| {
                (sum + w * y, size + (w * y).abs())
            })
        }
    }
}

/// How large the numbers are that are moved.
fn scale(x: &[f64], direction: &[f64]) -> f64 {
    let moved = x.iter().zip(direction).filter(|(_, d)| **d != 0.0);
    moved.fold(0.25, |size: f64, (x, _)| size.max(x.abs()))
}

/// The sum of products; what has the factor 0 does not count, whatever it is.
fn sum(xs: &[f64], factors: &[f64]) -> f64 {
    let terms = xs.iter().zip(factors);
    terms
        .map(|(x, f)| if *f == 0.0 { 0.0 } else { x * f })
        .sum()
}

/// The sum of the sizes of products.
fn size(xs: &[f64], factors: &[f64]) -> f64 {
    xs.iter().zip(factors).map(|(x, f)| (x * f).abs()).sum()
}

fn unit(len: usize, i: usize) -> Vec<f64> {
    (0..len).map(|j| f64::from(i == j)).collect()
}

fn random_name(k: usize) -> String {
    format!("random direction {k}")
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
