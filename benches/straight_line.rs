//! Scalar functions without loops: plain, with their gradient, and with the gradient by hand, over many arguments.

use divan::{Bencher, black_box};
use grads::prelude::*;

#[path = "reference/sample.rs"]
mod sample;
#[path = "reference/straight_line.rs"]
mod straight_line;

use sample::sample;

fn main() {
    divan::main();
}

/// Calls per measurement.
const CALLS: usize = 1000;

mod rosenbrock {
    use super::straight_line::{rosenbrock, rosenbrock_by_hand};
    use super::*;

    #[divan::bench]
    fn plain(bencher: Bencher) {
        let x = sample(CALLS);
        bencher.bench(|| -> f64 { black_box(&x).iter().map(|&x| rosenbrock(x, 0.3)).sum() });
    }

    #[divan::bench]
    fn gradient(bencher: Bencher) {
        let x = sample(CALLS);
        bencher.bench(|| sums(black_box(&x), |x| value_and_grad!(rosenbrock)(x, 0.3)));
    }

    #[divan::bench]
    fn by_hand(bencher: Bencher) {
        let x = sample(CALLS);
        bencher.bench(|| sums(black_box(&x), |x| rosenbrock_by_hand(x, 0.3)));
    }

    /// Everything that is computed is used.
    fn sums(x: &[f64], f: impl Fn(f64) -> (f64, (f64, f64))) -> [f64; 3] {
        x.iter().fold([0.0; 3], |sum, &x| {
            let (value, (dx, dy)) = f(x);
            [sum[0] + value, sum[1] + dx, sum[2] + dy]
        })
    }
}

mod black_scholes {
    use super::straight_line::{black_scholes, black_scholes_by_hand};
    use super::*;

    #[divan::bench]
    fn plain(bencher: Bencher) {
        let x = sample(CALLS);
        bencher.bench(|| -> f64 {
            let prices = black_box(&x).iter();
            prices
                .map(|&x| black_scholes(90.0 + 20.0 * x, 105.0, 0.03, 0.2, 0.75))
                .sum()
        });
    }

    #[divan::bench]
    fn gradient(bencher: Bencher) {
        let x = sample(CALLS);
        bencher.bench(|| {
            sums(black_box(&x), |s| {
                value_and_grad!(black_scholes)(s, 105.0, 0.03, 0.2, 0.75)
            })
        });
    }

    #[divan::bench]
    fn by_hand(bencher: Bencher) {
        let x = sample(CALLS);
        bencher.bench(|| {
            sums(black_box(&x), |s| {
                black_scholes_by_hand(s, 105.0, 0.03, 0.2, 0.75)
            })
        });
    }

    /// Everything that is computed is used.
    fn sums(x: &[f64], f: impl Fn(f64) -> (f64, (f64, f64, f64, f64, f64))) -> [f64; 6] {
        x.iter().fold([0.0; 6], |s, &x| {
            let (value, (a, b, c, d, e)) = f(90.0 + 20.0 * x);
            [
                s[0] + value,
                s[1] + a,
                s[2] + b,
                s[3] + c,
                s[4] + d,
                s[5] + e,
            ]
        })
    }
}
