//! Learns to write like a text, character by character: a long short-term memory whose loop over time is an ordinary `for` in an annotated
//! function, trained by Adam.

mod model;
mod text;
mod train;

use clap::Parser;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;
use text::Text;

/// Learns to write like a text.
///
/// Exit codes: 0 if the text was learnt, 1 if not, 2 if the text or the options cannot be read.
#[derive(Parser)]
struct Options {
    /// A text in UTF-8. By default the Queries of Newton's Opticks.
    #[arg(default_value = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/data/opticks_queries.txt"))]
    file: PathBuf,
    /// Steps of the training.
    #[arg(long, default_value_t = 400, value_parser = positive)]
    steps: usize,
    /// A sample is printed after so many steps.
    #[arg(long, default_value_t = 100, value_parser = positive)]
    every: usize,
    /// Hidden units.
    #[arg(long, default_value_t = 128, value_parser = positive)]
    hidden: usize,
    /// Parts of the text that are seen in each step.
    #[arg(long, default_value_t = 32, value_parser = positive)]
    batch: usize,
    /// Characters of a part.
    #[arg(long, default_value_t = 40, value_parser = positive)]
    length: usize,
    /// The learning rate of the first step; it goes down to zero.
    #[arg(long, default_value_t = 0.01)]
    rate: f64,
    /// What all that is random is drawn from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn positive(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|n| *n > 0);
    number.ok_or("a positive whole number is needed".into())
}

fn main() -> ExitCode {
    let options = Options::parse();
    let text = match text::read(&options.file, options.length) {
        Ok(text) => text,
        Err(e) => {
            eprintln!("error: {e}");
            return ExitCode::from(2);
        }
    };
    match report(&options, &text) {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("error: {e}");
            ExitCode::FAILURE
        }
    }
}

/// Trains, and says how well.
fn report(options: &Options, text: &Text) -> Result<(), Box<dyn std::error::Error>> {
    let (chars, alphabet) = (text.chars.len(), text.alphabet.len());
    println!("{chars} characters, {alphabet} different ones\n");
    let mut rng = fastrand::Rng::with_seed(options.seed);
    let start = Instant::now();
    let loss = train::train(options, text, &mut rng)?;
    println!(
        "{} steps in {:.2} s: loss {loss:.4} nats a character in the last tenth, {:.4} if all characters were as likely",
        options.steps,
        start.elapsed().as_secs_f64(),
        (alphabet as f64).ln(),
    );
    Ok(())
}
