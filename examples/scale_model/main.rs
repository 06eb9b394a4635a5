//! Strong and weak scaling of three kinds of gradients to 10,000 ranks, by a simulation in which every rank has a clock: docs/scale.md says what it stands on.

mod network;
mod plot;
mod table;
mod workload;

use clap::Parser;
use network::{ETHERNET, Network, SLINGSHOT, Sum};
use std::path::PathBuf;
use std::process::ExitCode;
use workload::{ALL, Noise, Work, simulate};

/// Simulates how gradients scale to many ranks.
#[derive(Parser)]
struct Options {
    /// Where to write the plot.
    #[arg(long, default_value = "scale_model.svg")]
    out: PathBuf,
    /// The share of a rank's time that other things take on average.
    #[arg(long, default_value_t = 0.02)]
    noise: f64,
    /// The network: `slingshot` or `ethernet`.
    #[arg(long, default_value = "slingshot")]
    network: String,
}

/// The numbers of ranks.
const RANKS: [usize; 13] = [1, 2, 4, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];

/// How one kind of work scales with one kind of sum: the efficiency for each number of ranks.
struct Curve {
    work: &'static str,
    sum: Sum,
    /// Seconds of a gradient, if the job stays the same.
    seconds: Vec<f64>,
    /// Of 1 for ideal: strong scaling, and weak scaling.
    strong: Vec<f64>,
    weak: Vec<f64>,
    /// What makes the largest number of ranks slow: by how much a gradient would be faster without it.
    causes: Vec<(&'static str, f64)>,
}

fn main() -> ExitCode {
    let options = Options::parse();
    let net = match &*options.network {
        "slingshot" => SLINGSHOT,
        "ethernet" => ETHERNET,
        other => {
            eprintln!("error: `{other}` is no network that is known here: slingshot, ethernet");
            return ExitCode::from(2);
        }
    };
    if !(0.0..1.0).contains(&options.noise) {
        eprintln!(
            "error: the noise is a share of the time, from 0 to 1: {}",
            options.noise
        );
        return ExitCode::from(2);
    }
    let mut curves = vec![];
    for (name, work) in ALL {
        for sum in [Sum::Tree, Sum::Halving] {
            curves.push(curve(name, work, sum, &net, options.noise));
        }
    }
    println!("{}", table::of_shares());
    println!("{}", table::of_curves(&curves));
    println!("{}", table::what_breaks_first(&curves));
    if let Err(e) = plot::draw(&options.out, &curves) {
        eprintln!(
            "error: {}: the plot cannot be written: {e}",
            options.out.display()
        );
        return ExitCode::FAILURE;
    }
    println!("plot written to {}", options.out.display());
    ExitCode::SUCCESS
}

fn curve(name: &'static str, work: Work, sum: Sum, net: &Network, noise: f64) -> Curve {
    let seconds_in = |net: Network, noise: f64, work: Work, ranks| {
        let mut noise = Noise(fastrand::Rng::with_seed(1), noise);
        simulate(work, ranks, &net, sum, &mut noise)
    };
    let seconds = |work, ranks| seconds_in(*net, noise, work, ranks);
    let all: Vec<f64> = RANKS.map(|ranks| seconds(work, ranks)).to_vec();
    let alone = work.grown(1).divided(1).seconds;
    let weak = RANKS.map(|ranks| alone / seconds(work.grown(ranks), ranks));
    let one = work.divided(1).seconds;
    let most = RANKS[RANKS.len() - 1];
    let without = |net, noise| 1.0 - seconds_in(net, noise, work, most) / seconds(work, most);
    let mut causes = vec![
        ("the wait for the slowest rank", without(*net, 0.0)),
        (
            "latency",
            without(
                Network {
                    latency: 0.0,
                    ..*net
                },
                noise,
            ),
        ),
        (
            "bytes",
            without(
                Network {
                    per_byte: 0.0,
                    adding: 0.0,
                    ..*net
                },
                noise,
            ),
        ),
    ];
    causes.sort_by(|a, b| b.1.total_cmp(&a.1));
    Curve {
        work: name,
        sum,
        strong: RANKS
            .iter()
            .zip(&all)
            .map(|(n, t)| one / (*n as f64 * t))
            .collect(),
        seconds: all,
        weak: weak.to_vec(),
        causes,
    }
}
