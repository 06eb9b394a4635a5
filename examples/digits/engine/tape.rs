//! By a tape.

use super::graph::tensor;
use super::{Engine, Step};
use crate::data::Digits;
use crate::model::Net;
use grads::Tensor;
use grads::tape::{Eager, Tape, TapeOptions, op};
use std::error::Error;

/// Nothing is kept from step to step.
pub struct Taped;

impl Engine for Taped {
    fn step(&self, net: &Net, batch: &Digits) -> Result<Step, Box<dyn Error>> {
        let labels: Vec<i64> = batch.labels.iter().map(|label| *label as i64).collect();
        let (pixels, labels) = (Eager::new(tensor(&batch.pixels)), Eager::new(labels));
        let [w1, w2] = [&net.w1, &net.w2].map(|w| Eager::variable(tensor(w)));
        let [b1, b2] = [&net.b1, &net.b2].map(|b| Eager::variable(tensor(b)));
        let tape = Tape::new();
        let hidden = (&pixels.matmul(&w1) + &b1).relu();
        let logits = &hidden.matmul(&w2) + &b2;
        let losses = op(&[&logits, &labels], |v| v[0].sparse_softmax_xent(v[1]));
        let loss = losses.reduce_mean(None, false);
        let gradients = tape.gradient(&[&loss], &[&w1, &b1, &w2, &b2], &TapeOptions::default())?;
        let gradients = gradients.into_iter().flatten();
        let gradients: Vec<Tensor> = gradients.map(|g| g.value()).collect::<Result<_, _>>()?;
        Ok((
            loss.to_f64()?,
            gradients.iter().flat_map(Tensor::to_f64s).collect(),
        ))
    }
}
