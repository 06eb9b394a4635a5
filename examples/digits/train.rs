//! The training: batches in another order in each epoch, with smaller and smaller steps.

use crate::data::Digits;
use crate::engine::Engine;
use crate::model::Net;
use fastrand::Rng;
use grads::optimizers::{Adam, Optimizer};
use grads::prelude::*;
use indicatif::{ProgressBar, ProgressStyle};
use std::error::Error;
use std::time::Instant;

/// Digits of a batch.
const BATCH: usize = 64;
/// The learning rate of the first epoch.
const RATE: f64 = 3e-3;

/// What was learnt.
pub struct Learnt {
    /// The net.
    pub net: Net,
    /// The mean loss of each epoch.
    pub losses: Vec<f64>,
    /// The part of the held-out digits that were read as what they are, after each epoch.
    pub accuracies: Vec<f64>,
    /// How long the training took.
    pub seconds: f64,
}

/// Trains a net of random weights.
pub fn train(
    engine: &dyn Engine,
    training: &Digits,
    held_out: &Digits,
    epochs: usize,
    rng: &mut Rng,
) -> Result<Learnt, Box<dyn Error>> {
    let mut net = Net::random(rng);
    let mut adam = Adam::new(RATE);
    let (mut losses, mut accuracies) = (vec![], vec![]);
    let (bar, start) = (bar(epochs)?, Instant::now());
    for epoch in 0..epochs {
        adam.learning_rate = RATE * (1.0 - epoch as f64 / epochs as f64);
        let loss = self::epoch(engine, &mut net, &mut adam, training, rng)?;
        losses.push(loss);
        accuracies.push(net.accuracy(held_out));
        bar.set_message(format!(
            "loss {loss:.4}, {:.1} %",
            100.0 * accuracies[epoch]
        ));
        bar.inc(1);
    }
    bar.finish();
    Ok(Learnt {
        net,
        losses,
        accuracies,
        seconds: start.elapsed().as_secs_f64(),
    })
}

/// One epoch. Its mean loss.
fn epoch(
    engine: &dyn Engine,
    net: &mut Net,
    adam: &mut Adam,
    training: &Digits,
    rng: &mut Rng,
) -> Result<f64, Box<dyn Error>> {
    let mut rows: Vec<usize> = (0..training.len()).collect();
    rng.shuffle(&mut rows);
    let mut total = 0.0;
    for rows in rows.chunks(BATCH) {
        let (loss, gradient) = engine.step(net, &training.select(rows).moved(rng))?;
        if !loss.is_finite() {
            return Err(format!("the loss is {loss}").into());
        }
        total += loss * rows.len() as f64;
        let mut floats = net.to_flat();
        adam.step_floats(&mut floats, &gradient);
        net.set_flat(&floats);
    }
    Ok(total / training.len() as f64)
}

fn bar(epochs: usize) -> Result<ProgressBar, Box<dyn Error>> {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} epochs, {msg}")?;
    Ok(ProgressBar::new(epochs as u64).with_style(style))
}
