//! What comes out against what TensorFlow gives.

use crate::build::Built;
use crate::case::{Answer, Case};
use grad_core::ir::Var;
use grad_core::tensor::Tensor;
use std::collections::VecDeque;

/// One value that is not what the case says.
#[derive(Debug)]
pub struct Difference {
    /// `grads[0]`, `orders[1][0]`, `hvp[0]`, ..
    pub part: String,
    /// What comes out; `None` where there is no gradient.
    pub found: Option<Vec<f64>>,
    /// No gradient where TensorFlow has zeros, in a group where that is no wrong number.
    pub is_none_for_zeros: bool,
    pub message: String,
}

/// Where TensorFlow gives zeros for what a branch or loop captures and does not use.
const CONTROL_FLOW: [&str; 3] = ["cond", "while", "fuzz"];

/// How near two numbers must be.
#[derive(Clone, Copy)]
pub struct Tolerance {
    relative: f64,
    absolute: f64,
}

impl Tolerance {
    /// That of a case: of `f64`, or of `f32` if it goes through that.
    pub fn of(case: &Case) -> Self {
        let (relative, absolute) = match case.through_f32() {
            true => (1e-6, 1e-6),
            false => (1e-9, 1e-12),
        };
        Tolerance { relative, absolute }
    }
    /// NaN is near NaN, an infinity near itself.
    pub fn near(self, found: f64, expected: f64) -> bool {
        found == expected
            || (found.is_nan() && expected.is_nan())
            || (found - expected).abs() <= self.absolute + self.relative * expected.abs()
    }
}

/// The values that a comparison needs, to be computed in one run.
pub fn fetches<'g>(built: &Built<'g>) -> Vec<Var<'g>> {
    let mut fetches = built.ys.clone();
    for ct in built.orders.iter().flatten().chain(&built.hvp).flatten() {
        fetches.push(*ct);
        fetches.extend(ct.slices().into_iter().flat_map(|s| [s[0], s[1]]));
    }
    fetches.extend(&built.hessians);
    fetches.extend(&built.jacobians);
    fetches
}

/// Compares what a run of [`fetches`] gave.
pub fn compare(case: &Case, built: &Built, values: Vec<Tensor>) -> Vec<Difference> {
    let mut c = Comparison {
        case,
        values: values.into(),
        differences: vec![],
    };
    for (i, expected) in case.expect.ys.iter().enumerate() {
        let found = c.next();
        c.dense(format!("ys[{i}]"), &found, expected);
    }
    for (k, found) in built.orders.iter().enumerate() {
        let name = if k == 0 {
            "grads".to_string()
        } else {
            format!("orders[{k}]")
        };
        let expected = match k {
            0 => Some(&case.expect.grads),
            _ => case.expect.orders.get(k),
        };
        c.answers(&name, found, expected.map_or(&[], Vec::as_slice));
    }
    c.answers("hvp", &built.hvp, &case.expect.hvp);
    c.tensors("hessians", built.hessians.len(), &case.expect.hessians);
    c.tensors("jacobians", built.jacobians.len(), &case.expect.jacobians);
    c.differences
}

struct Comparison<'c> {
    case: &'c Case,
    values: VecDeque<Tensor>,
    differences: Vec<Difference>,
}

impl Comparison<'_> {
    fn next(&mut self) -> Tensor {
        self.values.pop_front().expect("every value is fetched")
    }

    fn differs(&mut self, part: &str, found: Option<&Tensor>, message: String) {
        self.differences.push(Difference {
            part: part.to_string(),
            found: found.map(Tensor::to_f64s),
            is_none_for_zeros: false,
            message,
        });
    }

    /// Gradients, each of which may be missing, or be zero but for some rows.
    fn answers(&mut self, name: &str, found: &[Option<Var>], expected: &[Option<Answer>]) {
        self.count(name, found.len(), expected.len());
        for (i, ct) in found.iter().enumerate() {
            let part = format!("{name}[{i}]");
            let expected = expected.get(i).and_then(Option::as_ref);
            let Some(ct) = ct else {
                self.none(part, expected);
                continue;
            };
            let dense = self.next();
            let sparse = ct.slices().map(|_| (self.next(), self.next()));
            match expected {
                None => self.differs(&part, Some(&dense), format!("{dense} for None")),
                Some(expected) => {
                    self.dense(part.clone(), &dense, &expected.dense);
                    if self.case.group == "aggregation" {
                        self.sparse(&part, sparse, expected);
                    }
                }
            }
        }
    }

    /// There is no gradient.
    fn none(&mut self, part: String, expected: Option<&Answer>) {
        let Some(expected) = expected else {
            return;
        };
        let zeros = expected.dense.to_f64s().iter().all(|&x| x == 0.0);
        self.differences.push(Difference {
            part,
            found: None,
            is_none_for_zeros: zeros && CONTROL_FLOW.contains(&self.case.group.as_str()),
            message: format!("None for {}", expected.dense),
        });
    }

    /// Values that are always there.
    fn tensors(&mut self, name: &str, count: usize, expected: &[Option<Answer>]) {
        self.count(name, count, expected.len());
        for (i, expected) in expected.iter().enumerate().take(count) {
            let (part, found) = (format!("{name}[{i}]"), self.next());
            match expected {
                Some(expected) => self.dense(part, &found, &expected.dense),
                None => self.differs(&part, Some(&found), format!("{found} for None")),
            }
        }
    }

    fn count(&mut self, name: &str, found: usize, expected: usize) {
        if found != expected {
            self.differs(name, None, format!("{found} values for {expected}"));
        }
    }

    fn dense(&mut self, part: String, found: &Tensor, expected: &Tensor) {
        if let Some(message) = self.unlike(found, expected) {
            self.differs(&part, Some(found), message);
        }
    }

    /// Raw indices and rows, in their order.
    fn sparse(&mut self, part: &str, found: Option<(Tensor, Tensor)>, expected: &Answer) {
        let message = match (&found, &expected.sparse) {
            (None, None) => None,
            (Some(_), None) => Some("rows where the gradient is dense".to_string()),
            (None, Some(_)) => Some("dense where the gradient has rows".to_string()),
            (Some((values, indices)), Some((places, rows))) if indices.to_f64s() != *places => {
                Some(format!(
                    "{indices} for the rows {places:?}: {values}, {rows}"
                ))
            }
            (Some((values, _)), Some((_, rows))) => self.unlike(values, rows),
        };
        if let Some(message) = message {
            let found = found.map(|(values, _)| values);
            self.differs(&format!("{part}.sparse"), found.as_ref(), message);
        }
    }

    /// What is wrong with a value.
    fn unlike(&self, found: &Tensor, expected: &Tensor) -> Option<String> {
        if found.shape() != expected.shape() {
            let (found, expected) = (found.shape(), expected.shape());
            return Some(format!("shape {found:?} for {expected:?}"));
        }
        let tolerance = Tolerance::of(self.case);
        let pairs = found.to_f64s().into_iter().zip(expected.to_f64s());
        let mut wrong = pairs.filter(|&(x, y)| !tolerance.near(x, y));
        let (x, y) = wrong.next()?;
        Some(format!(
            "{x} for {y}, of which there are {}: {found} for {expected}",
            1 + wrong.count()
        ))
    }
}
