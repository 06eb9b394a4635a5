//! Makes up programs. What cannot run (an index out of bounds, numbers that grow) is thrown away and made up again.

mod array;
mod call;
mod choice;
mod control;
mod deep;
mod exchange;
mod expr;
mod generic;
mod iter;
mod names;
mod operators;
mod place;
mod record;
mod scope;
mod signature;
mod singular;
mod stmt;
mod sweep;
mod traits;
mod trips;

use crate::ast::{Func, Owner, Program, Sample, Ty};
use crate::unused::without_unused;
use crate::walk::{expected, outputs};
use fastrand::Rng;
use scope::Local;

/// The program of a seed: always the same for the same seed.
pub fn generate(seed: u64) -> Program {
    for attempt in 0.. {
        let rng = Rng::with_seed(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ (attempt << 48));
        let program = Maker::new(rng).program(seed);
        let usable = |g: &[f64]| g.iter().any(|x| x.abs() > 1e-9);
        if expected(&program).is_ok_and(|e| usable(&e.gradient)) {
            // what nobody uses has to compile too
            let whole = seed.is_multiple_of(8);
            return if whole {
                program
            } else {
                without_unused(program)
            };
        }
    }
    unreachable!("one of the attempts succeeds")
}

/// A program under construction.
struct Maker {
    rng: Rng,
    funcs: Vec<Func>,
    /// What can be named here.
    scope: Vec<Local>,
    /// How many variables the function has.
    vars: usize,
    /// How many more statements the function may have.
    budget: usize,
    /// How deep in control flow.
    depth: usize,
    /// The loops and labelled blocks around, innermost last.
    around: Vec<Around>,
    /// The type of the function's value.
    ret: Ty,
    /// How many labels the function has.
    labels: usize,
    /// The structs and enums of the program.
    types: Vec<Ty>,
    /// What is being made, if it calls itself.
    deep: Option<deep::Deep>,
}

/// A loop around the place where statements are made.
#[derive(Clone)]
struct Around {
    label: Option<String>,
    /// Its `break` carries a float.
    value: bool,
    /// A block, which has no `continue` and whose `break` needs the label.
    block: bool,
}

impl Maker {
    fn new(rng: Rng) -> Maker {
        Maker {
            rng,
            funcs: vec![],
            scope: vec![],
            vars: 0,
            budget: 0,
            depth: 0,
            around: vec![],
            ret: Ty::Float,
            labels: 0,
            types: vec![],
            deep: None,
        }
    }

    fn program(mut self, seed: u64) -> Program {
        self.declare_types(seed);
        self.methods(seed);
        for n in 0..self.below(3) {
            let name = format!("p{seed}_{}", ["helper", "inner"][n]);
            let func = match self.below(100) {
                0..15 => self.of_any_length(name),
                15..35 => self.calling_itself(name),
                _ => self.function(name, Owner::Nobody, false),
            };
            self.funcs.push(func);
        }
        let main = self.function(format!("p{seed}"), Owner::Nobody, true);
        let args = main
            .params
            .iter()
            .map(|p| self.sample(&p.ty, p.sample_len()))
            .collect();
        let by_grad = main.ret == Ty::Float && self.chance(90);
        self.funcs.push(main);
        let mut program = Program {
            seed,
            types: self.types.clone(),
            funcs: std::mem::take(&mut self.funcs),
            args,
            cts: None,
        };
        if !by_grad && let Ok(outputs) = outputs(&program) {
            program.cts = Some(outputs.iter().map(|y| self.weight(y)).collect());
        }
        self.reorder(&mut program);
        program
    }

    /// Cotangents for an output.
    fn weight(&mut self, output: &Sample) -> Sample {
        match output {
            Sample::Float(_) => Sample::Float(self.pick(&[0.5, 1.0, -2.0, 0.3, -0.7])),
            Sample::List(items) => Sample::List(items.iter().map(|x| self.weight(x)).collect()),
            other => other.clone(),
        }
    }

    /// A number below `n`.
    fn below(&mut self, n: usize) -> usize {
        self.rng.usize(..n.max(1))
    }
    /// True in so many of a hundred cases.
    fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
    fn pick<T: Clone>(&mut self, xs: &[T]) -> T {
        let i = self.below(xs.len());
        xs[i].clone()
    }
    /// One of several, by weight.
    fn weighted<T: Copy>(&mut self, choices: &[(usize, T)]) -> T {
        let total: usize = choices.iter().map(|c| c.0).sum();
        let mut at = self.below(total);
        for &(weight, choice) in choices {
            if at < weight {
                return choice;
            }
            at -= weight;
        }
        choices[0].1
    }

    /// A value to run with; arrays without a length of their own get `len` items.
    fn sample(&mut self, ty: &Ty, len: usize) -> Sample {
        match ty {
            Ty::Float if self.chance(4) => Sample::Float(0.0),
            Ty::Float => {
                let x = self.below(27) as f64 * 0.1 - 1.2;
                Sample::Float(if x.abs() < 0.05 {
                    0.35
                } else {
                    (x * 100.0).round() / 100.0
                })
            }
            Ty::Int => Sample::Int(2 + self.below(3)),
            Ty::Bool => Sample::Bool(self.chance(50)),
            Ty::Unit | Ty::Choice(_) => Sample::Unit,
            Ty::Record(record) => {
                let fields = record.fields.iter();
                Sample::List(fields.map(|f| self.sample(&f.ty, len)).collect())
            }
            Ty::Array(t, n) => Sample::List((0..*n).map(|_| self.sample(t, len)).collect()),
            Ty::Vec(t) | Ty::Slice(t) => {
                Sample::List((0..len).map(|_| self.sample(t, len)).collect())
            }
            Ty::Tuple(ts) => Sample::List(ts.iter().map(|t| self.sample(t, len)).collect()),
        }
    }
}
