//! The training: parts of the text from random places, and a sample of what was learnt every so often.

use crate::Options;
use crate::model::Lstm;
use crate::text::Text;
use fastrand::Rng;
use grads::Tangent;
use grads::optimizers::{Adam, Optimizer};
use grads::prelude::*;
use indicatif::{ProgressBar, ProgressStyle};
use std::error::Error;

/// The gradient is made no longer than this (Pascanu, Mikolov and Bengio, On the difficulty of training recurrent neural networks, 2013).
const LONGEST: f64 = 1.0;
/// Characters of a sample, and how many of them are given.
const SAMPLE: usize = 200;
const GIVEN: usize = 20;

/// Trains a net of random weights and prints samples. The mean loss of the last tenth of the steps.
pub fn train(options: &Options, text: &Text, rng: &mut Rng) -> Result<f64, Box<dyn Error>> {
    let mut net = Lstm::random(text.alphabet.len(), options.hidden, rng);
    let mut adam = Adam::default();
    let bar = bar(options.steps)?;
    let (mut losses, mut seen) = (vec![], 0.0);
    for step in 0..options.steps {
        let part = 1.0 - step as f64 / options.steps as f64;
        adam.learning_rate = part * options.rate;
        let batch = text.batch(options.batch, options.length, rng);
        let (loss, gradient) = value_and_grad!(Lstm::loss)(&net, &batch);
        if !loss.is_finite() {
            return Err(format!("the loss of step {} is {loss}", step + 1).into());
        }
        let shorter = LONGEST / gradient.norm().max(LONGEST);
        adam.step(&mut net, &(shorter * gradient));
        losses.push(f64::from(loss));
        seen += f64::from(loss);
        bar.set_message(format!("loss {loss:.3}"));
        bar.inc(1);
        if (step + 1) % options.every == 0 || step + 1 == options.steps {
            let since = step % options.every + 1;
            let start = rng.usize(..text.chars.len() - GIVEN);
            let said = net.sample(&text.chars[start..][..GIVEN], SAMPLE - GIVEN, rng);
            let said = text.spelled(&said);
            bar.suspend(|| {
                let mean = seen / since as f64;
                println!("-- step {}, mean loss {mean:.3}\n{said}\n", step + 1);
            });
            seen = 0.0;
        }
    }
    bar.finish();
    let last = &losses[losses.len() - losses.len().div_ceil(10)..];
    Ok(last.iter().sum::<f64>() / last.len() as f64)
}

fn bar(steps: usize) -> Result<ProgressBar, Box<dyn Error>> {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} steps, {msg}, {eta} left")?;
    Ok(ProgressBar::new(steps as u64).with_style(style))
}
