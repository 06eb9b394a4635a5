//! Formulas: an error is at a character of the formula, and what is read can be differentiated.

use super::text::{mutate, odd};
use crate::model::{Column, Model};
use crate::parse;
use fastrand::Rng;
use grads::graph::Graph;

const VALID: [&str; 6] = [
    "y ~ a * exp(-k * t) + c",
    "`pop size` = a / (1 + exp(-r * (t - m)))",
    "y ~ sum(i, 1, 3, a * sin(i * w * t)) + b",
    "y ~ max(a, t) ^ 2 - min(b, -t) / pow(t, 2)",
    "y ~ a*t^2 + b*t + pi",
    "y ~ sum(i, -1, 2, sum(j, 0, 2, a * i * t^j))",
];

/// Whether it was read.
pub fn case(rng: &mut Rng) -> bool {
    let text = match rng.usize(..20) {
        0 => odd(rng),
        1 => format!(
            "y ~ {}a{}",
            "(".repeat(rng.usize(..40)),
            ")".repeat(rng.usize(..40))
        ),
        _ => mutate(rng, &VALID),
    };
    let formula = match parse::parse(&text) {
        Ok(formula) => formula,
        Err(error) => {
            assert!(text.is_char_boundary(error.at), "{}", error.show(&text));
            assert!(error.show(&text).ends_with('^'));
            return false;
        }
    };
    let column = |name: &str, values: [f64; 3]| Column {
        name: name.into(),
        values: values.into(),
    };
    let g = Graph::new();
    let (y, t) = (column("y", [1.0, 0.5, 0.2]), column("t", [0.0, 1.0, 2.0]));
    let model = Model::new(&g, &formula, &y, &[t]).unwrap();
    let loss = model.loss(&vec![0.5; model.parameters().len()]).unwrap();
    assert_eq!(loss.gradient.len(), model.parameters().len());
    true
}
