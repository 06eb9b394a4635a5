//! Sparse Jacobians beside the plain function: a chain of neighbours, and the Brusselator on a grid. A sparse Hessian.

use divan::{Bencher, black_box};
use grads::prelude::*;

#[path = "reference/sample.rs"]
mod sample;

use sample::sample;

fn main() {
    divan::main();
}

/// Conduction with a source, of which each row has three entries.
#[differentiable(forward)]
fn chain(u: &[f64]) -> Vec<f64> {
    let n = u.len();
    let mut r = vec![0.0; n];
    for i in 0..n {
        let left = if i > 0 { u[i - 1] } else { 0.0 };
        let right = if i + 1 < n { u[i + 1] } else { 0.0 };
        r[i] = left - 2.0 * u[i] + right + u[i] * u[i].exp();
    }
    r
}

/// Two substances on a periodic grid of `n * n` cells: the right-hand side of the Brusselator.
#[differentiable(forward)]
fn brusselator(y: &[f64], n: usize) -> Vec<f64> {
    let (u, v) = y.split_at(n * n);
    let mut rates = vec![0.0; 2 * n * n];
    for i in 0..n {
        for j in 0..n {
            let at = i * n + j;
            let (up, down) = ((i + n - 1) % n * n + j, (i + 1) % n * n + j);
            let (left, right) = (i * n + (j + n - 1) % n, i * n + (j + 1) % n);
            let spread = |x: &[f64]| 0.02 * (x[up] + x[down] + x[left] + x[right] - 4.0 * x[at]);
            let reaction = u[at] * u[at] * v[at];
            rates[at] = 1.0 + reaction - 4.4 * u[at] + spread(u);
            rates[n * n + at] = 3.4 * u[at] - reaction + spread(v);
        }
    }
    rates
}

#[differentiable(order = 2)]
fn rosenbrock(x: &[f64]) -> f64 {
    let mut sum = 0.0;
    for i in 0..x.len() - 1 {
        sum += (1.0 - x[i]).powi(2) + 100.0 * (x[i + 1] - x[i] * x[i]).powi(2);
    }
    sum
}

/// A tridiagonal Hessian.
mod hessian {
    use super::*;

    #[divan::bench(sample_count = 40)]
    fn plain(bencher: Bencher) {
        let x = sample(100_000);
        bencher.bench(|| rosenbrock(black_box(&x)));
    }

    #[divan::bench(sample_count = 40)]
    fn gradient(bencher: Bencher) {
        let x = sample(100_000);
        bencher.bench(|| value_and_grad!(super::rosenbrock)(black_box(&x)));
    }

    #[divan::bench(sample_count = 40)]
    fn entries(bencher: Bencher) {
        let x = sample(100_000);
        let pattern = sparsity!(super::rosenbrock, hessian)(&x);
        bencher.bench(|| sparse_hessian!(super::rosenbrock, &pattern)(black_box(&x)));
    }
}

/// For each function its arguments.
macro_rules! jacobians {
    ($($name:ident { $($given:tt)* } $function:ident ($($arg:expr),*);)*) => {$(
        mod $name {
            use super::*;

            #[divan::bench(sample_count = 40)]
            fn plain(bencher: Bencher) {
                $($given)*
                bencher.bench(|| super::$function($(black_box($arg)),*));
            }

            #[divan::bench(sample_count = 40)]
            fn entries(bencher: Bencher) {
                $($given)*
                let pattern = sparsity!(super::$function)($($arg),*);
                bencher.bench(|| sparse_jacobian!(super::$function, &pattern)($(black_box($arg)),*));
            }

            #[divan::bench(sample_count = 40)]
            fn entries_by_columns(bencher: Bencher) {
                $($given)*
                let pattern = sparsity!(super::$function, forward)($($arg),*);
                bencher.bench(|| sparse_jacobian!(super::$function, &pattern, forward)($(black_box($arg)),*));
            }

            #[divan::bench(sample_count = 10)]
            fn pattern_by_columns(bencher: Bencher) {
                $($given)*
                bencher.bench(|| sparsity!(super::$function, forward)($(black_box($arg)),*));
            }

            #[divan::bench(sample_count = 10)]
            fn pattern(bencher: Bencher) {
                $($given)*
                bencher.bench(|| sparsity!(super::$function)($(black_box($arg)),*));
            }
        }
    )*};
}

jacobians! {
    tridiagonal { let u = sample(100_000); } chain (&u);
    grid { let y = sample(2 * 32 * 32); } brusselator (&y, 32);
}
