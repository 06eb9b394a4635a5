//! Long loops: the plain function and its gradient. The ratio must not depend on the number of trips.

use divan::{Bencher, black_box};
use grads::prelude::*;

#[path = "reference/long_loops.rs"]
mod long_loops;
#[path = "reference/sample.rs"]
mod sample;

use sample::sample;

fn main() {
    divan::main();
}

mod logistic_map {
    use super::long_loops::logistic;
    use super::*;

    const STEPS: [usize; 5] = [1_000, 10_000, 100_000, 1_000_000, 10_000_000];

    #[divan::bench(args = STEPS, sample_count = 20)]
    fn plain(bencher: Bencher, steps: usize) {
        bencher.bench(|| logistic(black_box(3.0), black_box(0.3), steps));
    }

    #[divan::bench(args = STEPS, sample_count = 20)]
    fn gradient(bencher: Bencher, steps: usize) {
        bencher.bench(|| value_and_grad!(logistic)(black_box(3.0), black_box(0.3), steps));
    }
}

mod lstm_of {
    use super::long_loops::lstm;
    use super::*;

    const STEPS: [usize; 1] = [1024];
    const LAYERS: usize = 4;
    const BITS: usize = 14;

    fn input(steps: usize) -> [Vec<f64>; 3] {
        let bits = sample(steps * BITS).iter().map(|x| x.round()).collect();
        [sample(LAYERS * 8 * BITS), sample(3 * BITS), bits]
    }

    #[divan::bench(args = STEPS)]
    fn plain(bencher: Bencher, steps: usize) {
        let [main, extra, bits] = input(steps);
        bencher.bench(|| lstm(black_box(&main), &extra, &bits, LAYERS, BITS));
    }

    #[divan::bench(args = STEPS)]
    fn gradient(bencher: Bencher, steps: usize) {
        let [main, extra, bits] = input(steps);
        bencher.bench(|| value_and_grad!(lstm)(black_box(&main), &extra, &bits, LAYERS, BITS));
    }
}
