//! One program by all ways.

use super::graph::{self, Found};
use super::make::make;
use super::program::Program;
use super::tape::{self, Host, Sums};
use grads::Tensor;
use grads::graph::Aggregation;
use grads::tape::{Eager, TapeError};
use std::fmt::Display;

/// How far sums in another order may be apart, of the largest number in them.
const ROUNDING: f64 = 1e-9;
/// How much of the inputs a difference is taken over.
const STEP: f64 = 1e-4;

/// How many comparisons with differences there were, and how many could not be made.
#[derive(Default)]
pub struct Compared {
    pub made: usize,
    pub left_out: usize,
}

/// Checks the program of a seed.
pub fn check(seed: u64, compared: &mut Compared) -> Result<(), String> {
    let (program, inputs) = make(seed, seed.is_multiple_of(4));
    let inputs: Vec<Tensor> = inputs.iter().map(value).collect::<Result<_, _>>()?;
    let aggregation = [
        Aggregation::AddN,
        Aggregation::Tree,
        Aggregation::AccumulateN,
    ];
    let aggregation = aggregation[(seed % 3) as usize];
    let by_graph = graph::run(&program, &inputs, aggregation).map_err(|e| format!("graph: {e}"))?;
    let host = Host::default();
    let by_tape = tape::run(&host, &program, &inputs).map_err(|e| format!("tape: {e}"))?;
    agree(&program, &by_graph, &by_tape)?;
    for (i, x) in inputs.iter().enumerate() {
        match differences(&program, &inputs, i, &host).map_err(|e| e.to_string())? {
            None => compared.left_out += 1,
            Some(differences) => {
                compared.made += 1;
                let of = [&by_graph.first[i], &by_graph.second[i]];
                for (order, (ct, difference)) in of.into_iter().zip(differences).enumerate() {
                    difference
                        .check(ct.as_ref(), x)
                        .map_err(|e| format!("derivative {} by x{i}: {e}", order + 1))?;
                }
            }
        }
    }
    Ok(())
}

fn value(x: &Eager) -> Result<Tensor, String> {
    x.value().map_err(|e| e.to_string())
}

/// Values to the last bit, gradients and what is computed of them up to rounding; one that is not there is zero. By what is computed on the way there is
/// the first derivative only, and none on the tape if no input is in it: the second one depends on whether a rule reads this
/// value or an equal one.
fn agree(program: &Program, graph: &Found, tape: &Found) -> Result<(), String> {
    for (i, (a, b)) in graph.values.iter().zip(&tape.values).enumerate() {
        let equal = bits(a) == bits(b) || program.block.takes_gradients() && near(a, b);
        if a.shape() != b.shape() || !equal {
            return Err(format!("value {i}: {a} by the graph, {b} by the tape"));
        }
    }
    let orders = [(&graph.first, &tape.first), (&graph.second, &tape.second)];
    for (order, (a, b)) in orders.into_iter().enumerate() {
        if a.len() != program.sources.len() || b.len() != program.sources.len() {
            return Err("another number of gradients".into());
        }
        for (i, (a, b)) in a.iter().zip(b).enumerate() {
            let on_the_way = i >= program.inputs.len();
            if on_the_way && (order > 0 || b.is_none()) {
                continue;
            }
            let what = |a: &dyn Display, b: &dyn Display| {
                format!(
                    "derivative {} by source {i}: {a} by the graph, {b} by the tape",
                    order + 1
                )
            };
            match (a, b) {
                (None, None) => {}
                (Some(a), Some(b)) if a.shape() == b.shape() && near(a, b) => {}
                (Some(a), Some(b)) => return Err(what(a, b)),
                (Some(a), None) if is_zero(a) => {}
                (None, Some(b)) if is_zero(b) => {}
                (Some(a), None) => return Err(what(a, &"none")),
                (None, Some(b)) => return Err(what(&"none", b)),
            }
        }
    }
    Ok(())
}

fn bits(x: &Tensor) -> Vec<u64> {
    x.to_f64s().iter().map(|x| x.to_bits()).collect()
}

fn is_zero(x: &Tensor) -> bool {
    x.to_f64s().iter().all(|x| *x == 0.0)
}

fn near(a: &Tensor, b: &Tensor) -> bool {
    let (a, b) = (a.to_f64s(), b.to_f64s());
    let size = a.iter().fold(1.0, |size: f64, x| size.max(x.abs()));
    a.iter()
        .zip(&b)
        .all(|(a, b)| (a - b).abs() <= ROUNDING * size)
}

/// Which way an input goes.
fn direction(count: usize) -> Vec<f64> {
    (0..count).map(|k| (k as f64 * 1.7 + 0.6).cos()).collect()
}

/// A derivative along the direction, and how far it can be trusted.
struct Difference {
    value: f64,
    error: f64,
}

impl Difference {
    /// Central differences at a step and at half of it, extrapolated to zero; the error is that of rounding, or what the
    /// two steps differ by.
    fn of(coarse: [f64; 2], fine: [f64; 2]) -> Difference {
        let [coarse_rise, fine_rise] = [
            (coarse[1] - coarse[0]) / (2.0 * STEP),
            (fine[1] - fine[0]) / STEP,
        ];
        let value = fine_rise + (fine_rise - coarse_rise) / 3.0;
        let size = value.abs() + fine[0].abs() + 1.0;
        let error = 1e-7 * size + 0.3 * (fine_rise - coarse_rise).abs();
        Difference { value, error }
    }
    fn check(&self, ct: Option<&Tensor>, x: &Tensor) -> Result<(), String> {
        let ct = ct.map_or(vec![], Tensor::to_f64s);
        let by = direction(x.len());
        let rise: f64 = ct.iter().zip(&by).map(|(ct, by)| ct * by).sum();
        if (rise - self.value).abs() <= self.error {
            return Ok(());
        }
        Err(format!(
            "{rise} by the graph, {} by differences (error {:e})",
            self.value, self.error
        ))
    }
}

/// The derivatives of the value and of the sum of the gradients along input `i`; nothing if a branch, a picked element or
/// a step is not the same at all the points that are looked at.
fn differences(
    program: &Program,
    inputs: &[Tensor],
    i: usize,
    host: &Host,
) -> Result<Option<[Difference; 2]>, TapeError> {
    let along = direction(inputs[i].len());
    let at = |by: f64| -> Result<Option<Sums>, TapeError> {
        let elements = inputs[i].to_f64s();
        let moved = elements.iter().zip(&along).map(|(x, d)| x + by * d);
        let mut inputs = inputs.to_vec();
        inputs[i] = Tensor::from_shape(inputs[i].shape(), moved.collect()).unwrap_or(0.0.into());
        let moved = host.frozen();
        let sums = tape::sums(&moved, program, &inputs)?;
        Ok(moved.agrees(host).then_some(sums))
    };
    let points = [at(-STEP)?, at(STEP)?, at(-STEP / 2.0)?, at(STEP / 2.0)?];
    let [Some(a), Some(b), Some(c), Some(d)] = points else {
        return Ok(None);
    };
    let of = |f: fn(&Sums) -> f64| Difference::of([f(&a), f(&b)], [f(&c), f(&d)]);
    Ok(Some([of(|s| s.value), of(|s| s.first)]))
}
