//! Value and gradient by `grads` and by other crates, of functions that all of them can express.
//!
//! `reverse` and `echidna` record a tape and go back over it, `autodiff` and `num-dual` carry dual numbers forwards: their
//! time grows with the number of arguments.

// not every one of these numbers has `+=`
#![allow(clippy::assign_op_pattern)]

use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

/// Numbers between 0 and 1 that look random.
fn sample(n: usize) -> Vec<f64> {
    (0..n)
        .map(|i| (0.618_033_988_75 * (i + 1) as f64).fract())
        .collect()
}

/// Rosenbrock's function of many variables.
mod rosenbrock {
    use super::*;
    use grads::prelude::*;

    const SIZES: [usize; 2] = [10, 1000];

    #[differentiable]
    fn ours(x: &[f64]) -> f64 {
        let mut sum = 0.0;
        for i in 0..x.len() - 1 {
            let a = 1.0 - x[i];
            let b = x[i + 1] - x[i] * x[i];
            sum += a * a + 100.0 * b * b;
        }
        sum
    }

    /// The same for a number type of another crate.
    macro_rules! with_numbers {
        ($x:expr, $zero:expr) => {{
            let x = $x;
            let mut sum = $zero;
            for i in 0..x.len() - 1 {
                let a = -x[i] + 1.0;
                let b = x[i + 1] - x[i] * x[i];
                sum = sum + a * a + b * b * 100.0;
            }
            sum
        }};
    }

    #[divan::bench]
    fn all_agree(bencher: Bencher) {
        let x = sample(10);
        let (_, expected) = value_and_grad!(ours)(&x);
        for gradient in [
            by_reverse(&x),
            by_echidna(&x),
            by_autodiff(&x),
            by_num_dual(&x),
        ] {
            for (a, b) in gradient.iter().zip(&expected) {
                assert!((a - b).abs() <= 1e-9 * b.abs(), "{a} is not {b}");
            }
        }
        bencher.bench(|| ());
    }

    fn by_reverse(x: &[f64]) -> Vec<f64> {
        use ::reverse::Gradient as _;
        let tape = ::reverse::Tape::new();
        let vars = tape.add_vars(x);
        let value = with_numbers!(&vars, tape.add_var(0.0));
        value.grad().wrt(&vars)
    }

    fn by_echidna(x: &[f64]) -> Vec<f64> {
        echidna::grad(|x| with_numbers!(x, echidna::Reverse::constant(0.0)), x)
    }

    fn by_autodiff(x: &[f64]) -> Vec<f64> {
        autodiff::grad(
            |x: &[autodiff::F1]| with_numbers!(x, autodiff::F1::cst(0.0)),
            x,
        )
    }

    fn by_num_dual(x: &[f64]) -> Vec<f64> {
        let x = nalgebra::SVector::<f64, 10>::from_column_slice(x);
        let of = |x: nalgebra::SVector<num_dual::DualSVec64<10>, 10>| {
            with_numbers!(&x, num_dual::DualSVec64::<10>::from(0.0))
        };
        num_dual::gradient(of, &x).1.as_slice().to_vec()
    }

    #[divan::bench(args = SIZES)]
    fn plain(bencher: Bencher, n: usize) {
        let x = sample(n);
        bencher.bench(|| ours(black_box(&x)));
    }

    #[divan::bench(args = SIZES)]
    fn grads(bencher: Bencher, n: usize) {
        let x = sample(n);
        bencher.bench(|| value_and_grad!(ours)(black_box(&x)));
    }

    #[divan::bench(args = SIZES)]
    fn reverse(bencher: Bencher, n: usize) {
        let x = sample(n);
        bencher.bench(|| by_reverse(black_box(&x)));
    }

    #[divan::bench(args = SIZES)]
    fn echidna(bencher: Bencher, n: usize) {
        let x = sample(n);
        bencher.bench(|| by_echidna(black_box(&x)));
    }

    #[divan::bench(args = SIZES)]
    fn autodiff(bencher: Bencher, n: usize) {
        let x = sample(n);
        bencher.bench(|| by_autodiff(black_box(&x)));
    }

    #[divan::bench]
    fn num_dual_of_10(bencher: Bencher) {
        let x = sample(10);
        bencher.bench(|| by_num_dual(black_box(&x)));
    }
}

/// A pendulum of two parameters after 1000 steps.
mod pendulum {
    use super::*;
    use grads::prelude::*;

    const STEPS: usize = 1000;
    const AT: (f64, f64) = (0.5, 1.1);

    #[differentiable]
    fn ours(angle: f64, length: f64) -> f64 {
        let mut q = angle;
        let mut p = 0.0;
        for _ in 0..STEPS {
            p -= 0.001 * (9.81 / length) * q.sin();
            q += 0.001 * p;
        }
        q
    }

    /// The same for a number type of another crate.
    macro_rules! with_numbers {
        ($angle:expr, $length:expr) => {{
            let (mut q, length) = ($angle, $length);
            let mut p = q * 0.0;
            for _ in 0..STEPS {
                p = p - length.recip() * 9.81 * q.sin() * 0.001;
                q = q + p * 0.001;
            }
            q
        }};
    }

    #[divan::bench]
    fn plain(bencher: Bencher) {
        bencher.bench(|| ours(black_box(AT.0), black_box(AT.1)));
    }

    #[divan::bench]
    fn grads(bencher: Bencher) {
        bencher.bench(|| value_and_grad!(ours)(black_box(AT.0), black_box(AT.1)));
    }

    #[divan::bench]
    fn reverse(bencher: Bencher) {
        use ::reverse::Gradient as _;
        bencher.bench(|| {
            let tape = ::reverse::Tape::new();
            let (angle, length) = (tape.add_var(black_box(AT.0)), tape.add_var(AT.1));
            let gradient = with_numbers!(angle, length).grad();
            (gradient.wrt(&angle), gradient.wrt(&length))
        });
    }

    #[divan::bench]
    fn echidna(bencher: Bencher) {
        use num_traits::Float as _;
        bencher.bench(|| echidna::grad(|x| with_numbers!(x[0], x[1]), black_box(&[AT.0, AT.1])));
    }

    #[divan::bench]
    fn autodiff(bencher: Bencher) {
        use ::autodiff::F1;
        use num_traits::Float as _;
        bencher.bench(|| {
            ::autodiff::grad(
                |x: &[F1]| with_numbers!(x[0], x[1]),
                black_box(&[AT.0, AT.1]),
            )
        });
    }

    #[divan::bench]
    fn num_dual(bencher: Bencher) {
        use ::num_dual::DualNum as _;
        bencher.bench(|| {
            let x = nalgebra::SVector::from(black_box([AT.0, AT.1]));
            ::num_dual::gradient(
                |x: nalgebra::SVector<::num_dual::DualSVec64<2>, 2>| with_numbers!(x[0], x[1]),
                &x,
            )
        });
    }
}
