//! Sums of distances to the nearest of 100 centres in 16 dimensions: of the loops over centres only one a point has a way back.

use divan::{Bencher, black_box};
use grads::prelude::*;

#[path = "reference/nearest.rs"]
mod nearest;
#[path = "reference/sample.rs"]
mod sample;

use sample::sample;

const D: usize = 16;

fn main() {
    divan::main();
}

/// Points and centres.
fn input() -> [Vec<f64>; 2] {
    let all = sample(600 * D);
    [all[..500 * D].to_vec(), all[500 * D..].to_vec()]
}

/// The plain function and its gradient.
macro_rules! timed {
    ($($times:ident: $name:ident),*) => {$(
        mod $times {
            use super::*;

            #[divan::bench(sample_count = 20)]
            fn plain(bencher: Bencher) {
                let [points, centres] = input();
                bencher.bench(|| nearest::$name(black_box(&points), &centres, D));
            }

            #[divan::bench(sample_count = 20)]
            fn gradient(bencher: Bencher) {
                let [points, centres] = input();
                bencher.bench(|| value_and_grad!(nearest::$name)(black_box(&points), &centres, D));
            }
        }
    )*};
}

timed!(times_in_place: in_place, times_by_min: by_min, times_by_call: by_call, times_by_iterators: by_iterators);
