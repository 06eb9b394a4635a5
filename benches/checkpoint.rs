//! What a checkpointed loop costs: 10^6 steps of a state of 1000 numbers, whose way back would keep some 30 GB without the
//! attribute. Beside the time, the table shows the peak of what is allocated (`max alloc`).
//!
//! By the formula of the documentation of `differentiable`, with T steps, blocks of n steps, states of 8000 bytes, and a step
//! that keeps three numbers an element: T/n * 8000 + n * 24,000 bytes, so 32 MB for `#[checkpoint]`, where n is 1000.

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
            $($mark)*
            for _ in 0..steps {
                let mut left = u[0];
                for i in 1..n - 1 {
                    let here = u[i];
                    u[i] = here + k * (1.0 + here * here) * (left - 2.0 * here + u[i + 1]);
                    left = here;
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
