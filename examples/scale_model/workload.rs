//! Three programs: what a rank computes in a step of the gradient, and what it sends.

use crate::network::{Clocks, Network, Sum};

/// A kind of program. Sizes are of the whole job, for strong scaling; or of one rank, for weak scaling.
#[derive(Clone, Copy, Debug)]
pub enum Work {
    /// Few parameters, many data: the gradient of a log-likelihood, which each rank has of its share.
    Likelihood { rows: f64, parameters: f64 },
    /// Many parameters: the way back of a network gives its gradient in buckets, whose sums are made meanwhile.
    Network { samples: f64, parameters: f64 },
    /// A grid in three dimensions, cut into blocks, and its adjoint: each step exchanges faces, forwards, when it is run again, and backwards.
    Grid { cells: f64, steps: usize },
}

/// What one rank does in one gradient.
#[derive(Clone, Copy, Debug)]
pub struct Share {
    pub seconds: f64,
    /// Bytes that each rank adds to the sum over all.
    pub summed: f64,
    /// Bytes to each neighbour in a step, and how many steps there are.
    pub face: f64,
    pub steps: usize,
    /// Bytes that are kept for the way back.
    pub kept: f64,
}

/// Seconds of value and gradient on one core, as measured here; see docs/scale.md.
mod measured {
    /// A row of a regression, for each of its 1000 parameters.
    pub const ROW_PARAMETER: f64 = 1.45e-9;
    /// A sample of a network of two dense layers, for each weight.
    pub const SAMPLE_PARAMETER: f64 = 8.7e-9;
    /// A cell in a step: forwards, once again, and backwards.
    pub const CELL: f64 = 25e-9;
}

pub const ALL: [(&str, Work); 3] = [
    (
        "likelihood, 1000 parameters",
        Work::Likelihood {
            rows: 1e8,
            parameters: 1e3,
        },
    ),
    (
        "network, 10^8 parameters",
        Work::Network {
            samples: 4096.0,
            parameters: 1e8,
        },
    ),
    (
        "grid of 10^9 cells, 100 steps",
        Work::Grid {
            cells: 1e9,
            steps: 100,
        },
    ),
];

impl Work {
    /// The part of each of so many ranks, if the job is of this size.
    pub fn divided(self, ranks: usize) -> Share {
        let ranks = ranks as f64;
        match self {
            Work::Likelihood { rows, parameters } => Share {
                seconds: rows / ranks * parameters * measured::ROW_PARAMETER,
                summed: 8.0 * (parameters + 1.0),
                face: 0.0,
                steps: 1,
                // sums over data are run again, trip by trip
                kept: 8.0 * parameters,
            },
            Work::Network {
                samples,
                parameters,
            } => Share {
                seconds: samples / ranks * parameters * measured::SAMPLE_PARAMETER,
                summed: 8.0 * parameters,
                face: 0.0,
                steps: 1,
                kept: 16.0 * parameters,
            },
            Work::Grid { cells, steps } => {
                let cells = cells / ranks;
                Share {
                    seconds: cells * steps as f64 * measured::CELL,
                    summed: 8.0,
                    face: 8.0 * cells.powf(2.0 / 3.0),
                    steps,
                    // `#[checkpoint]`: about the root of the steps
                    kept: 8.0 * cells * 2.0 * (steps as f64).sqrt(),
                }
            }
        }
    }

    /// A job on so many ranks of which each does what one of a hundred would.
    pub fn grown(self, ranks: usize) -> Work {
        let times = ranks as f64 / 100.0;
        match self {
            Work::Likelihood { rows, parameters } => Work::Likelihood {
                rows: rows * times,
                parameters,
            },
            Work::Network {
                samples,
                parameters,
            } => Work::Network {
                samples: samples * times,
                parameters,
            },
            Work::Grid { cells, steps } => Work::Grid {
                cells: cells * times,
                steps,
            },
        }
    }

    /// Whether sums are made while the way back goes on.
    fn hides_sums(self) -> bool {
        matches!(self, Work::Network { .. })
    }
}

/// The delays of a rank: the share of its time that something else takes, with a long tail.
pub struct Noise(pub fastrand::Rng, pub f64);

impl Noise {
    fn factor(&mut self) -> f64 {
        1.0 - self.1 * (1.0 - self.0.f64()).ln()
    }
}

/// Into how many buckets a gradient is divided.
const BUCKETS: usize = 8;

/// How long a gradient takes on so many ranks.
pub fn simulate(work: Work, ranks: usize, net: &Network, how: Sum, noise: &mut Noise) -> f64 {
    let share = work.divided(ranks);
    let mut clocks: Clocks = vec![0.0; ranks];
    if work.hides_sums() {
        return in_buckets(share, net, how, noise, clocks);
    }
    // forwards, once again, and backwards
    let sweeps = if share.face > 0.0 { 3 * share.steps } else { 1 };
    for _ in 0..sweeps {
        let part = share.seconds / sweeps as f64;
        clocks.iter_mut().for_each(|c| *c += part * noise.factor());
        if share.face > 0.0 {
            net.neighbours(&mut clocks, share.face);
        }
    }
    net.all_reduce(&mut clocks, share.summed, how);
    latest(&clocks)
}

/// A third of the time forwards, then the way back, which hands over a bucket after the other. The sums of these follow each other.
fn in_buckets(share: Share, net: &Network, how: Sum, noise: &mut Noise, clocks: Clocks) -> f64 {
    let mut computed = clocks;
    computed
        .iter_mut()
        .for_each(|c| *c += share.seconds / 3.0 * noise.factor());
    let mut summed: Clocks = vec![0.0; computed.len()];
    for _ in 0..BUCKETS {
        let part = share.seconds * 2.0 / 3.0 / BUCKETS as f64;
        for (computed, summed) in computed.iter_mut().zip(&mut summed) {
            *computed += part * noise.factor();
            *summed = computed.max(*summed);
        }
        net.all_reduce(&mut summed, share.summed / BUCKETS as f64, how);
    }
    latest(&summed)
}

fn latest(clocks: &[f64]) -> f64 {
    clocks.iter().fold(0.0, |m: f64, c| m.max(*c))
}
