//! What a checkpointed loop costs: 10^6 steps of a state of 1000 numbers, whose way back would keep 16 GB without the
//! attribute. Beside the time, the table shows the peak of what is allocated (`max alloc`).
//!
//! By the formula of the documentation of `differentiable`, with T steps in blocks of n, a state of two arrays (the numbers
//! and their successors) and a step that keeps two numbers an element: T/n * 16 kB + n * 16 kB, so 32 MB for
//! `#[checkpoint]`, where n is 1000.

use divan::{AllocProfiler, Bencher, black_box};
use grads::prelude::*;

#[global_allocator]
static ALLOCATOR: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

const SIZE: usize = 1000;

/// A rod whose conductivity depends on its temperature, one explicit step after the other.
macro_rules! rod {
    ($name:ident $($mark:tt)*) => {
        #[differentiable]
        fn $name(start: &[f64], k: f64, steps: usize) -> f64 {
            let mut u = start.to_vec();
            let n = u.len();
            let mut next = vec![0.0; n];
            $($mark)*
            for _ in 0..steps {
                for i in 1..n - 1 {
                    let bend = u[i - 1] - 2.0 * u[i] + u[i + 1];
                    next[i] = u[i] + k * (1.0 + u[i] * u[i]) * bend;
                }
                for i in 1..n - 1 {
                    u[i] = next[i];
                }
            }
            let mut heat = 0.0;
            for i in 0..n {
                heat += u[i] * u[i];
            }
            heat
        }
    };
}

rod!(kept);
rod!(about_the_root #[checkpoint]);
rod!(every_hundred #[checkpoint(100)]);
rod!(few_slots #[checkpoint(slots = 286)]);

fn start() -> Vec<f64> {
    (0..SIZE)
        .map(|i| (0.618_033_988_75 * (i + 1) as f64).fract())
        .collect()
}

/// So few steps that everything can be kept.
mod ten_thousand_steps {
    use super::*;

    const STEPS: usize = 10_000;

    #[divan::bench(sample_count = 10, sample_size = 1)]
    fn plain(bencher: Bencher) {
        bencher.bench(|| kept(black_box(&start()), 0.1, STEPS));
    }

    #[divan::bench(sample_count = 10, sample_size = 1)]
    fn everything_kept(bencher: Bencher) {
        bencher.bench(|| value_and_grad!(kept)(black_box(&start()), 0.1, STEPS));
    }

    #[divan::bench(sample_count = 10, sample_size = 1)]
    fn checkpoint(bencher: Bencher) {
        bencher.bench(|| value_and_grad!(about_the_root)(black_box(&start()), 0.1, STEPS));
    }

    #[divan::bench(sample_count = 10, sample_size = 1)]
    fn checkpoint_100(bencher: Bencher) {
        bencher.bench(|| value_and_grad!(every_hundred)(black_box(&start()), 0.1, STEPS));
    }
}

/// A standard example of binomial checkpointing: 286 states for 81,912 steps, of which each is run again 2.49 times on average
/// (`trips_run_again(81_912, 286)` is 204,123).
mod slots {
    use super::*;

    const STEPS: usize = 81_912;

    #[divan::bench(sample_count = 3, sample_size = 1)]
    fn plain(bencher: Bencher) {
        bencher.bench(|| kept(black_box(&start()), 0.1, STEPS));
    }

    #[divan::bench(sample_count = 3, sample_size = 1)]
    fn checkpoint(bencher: Bencher) {
        bencher.bench(|| value_and_grad!(about_the_root)(black_box(&start()), 0.1, STEPS));
    }

    #[divan::bench(sample_count = 3, sample_size = 1)]
    fn checkpoint_of_286_slots(bencher: Bencher) {
        bencher.bench(|| value_and_grad!(few_slots)(black_box(&start()), 0.1, STEPS));
    }
}

mod a_million_steps {
    use super::*;

    const STEPS: usize = 1_000_000;

    #[divan::bench(sample_count = 1, sample_size = 1)]
    fn plain(bencher: Bencher) {
        bencher.bench(|| kept(black_box(&start()), 0.1, STEPS));
    }

    #[divan::bench(sample_count = 1, sample_size = 1)]
    fn checkpoint(bencher: Bencher) {
        bencher.bench(|| value_and_grad!(about_the_root)(black_box(&start()), 0.1, STEPS));
    }
}
