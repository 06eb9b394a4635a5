//! A Hessian times a vector beside the gradient and the plain function: three functions, of which the first is a loop over
//! neighbours, the second calls others, the third holds data constant. A dense Jacobian. And searches whose objectives have derivatives in them.

use divan::{Bencher, black_box};
use grads::prelude::*;

#[path = "../tests/gradbench/descent.rs"]
mod descent;
#[allow(dead_code)]
#[path = "../tests/gradbench/json.rs"]
mod json;
#[path = "../tests/gradbench/particle.rs"]
mod particle;
#[path = "../tests/gradbench/saddle.rs"]
mod saddle;
#[path = "reference/sample.rs"]
mod sample;

use sample::sample;

fn main() {
    divan::main();
}

#[differentiable(order = 2)]
fn rosenbrock(x: &[f64]) -> f64 {
    let mut sum = 0.0;
    for i in 0..x.len() - 1 {
        sum += (1.0 - x[i]).powi(2) + 100.0 * (x[i + 1] - x[i] * x[i]).powi(2);
    }
    sum
}

#[differentiable(order = 2)]
fn softplus(x: f64) -> f64 {
    (1.0 + x.exp()).ln()
}

#[differentiable(order = 2)]
fn layer(w: &[f64], x: &[f64]) -> Vec<f64> {
    let n = x.len();
    let row = |i: usize| (0..n).map(|j| w[i * n + j] * x[j]).sum::<f64>();
    (0..w.len() / n).map(|i| softplus(row(i))).collect()
}

#[differentiable(order = 2)]
fn network(inner: &[f64], outer: &[f64], #[no_diff] x: &[f64]) -> f64 {
    let y = layer(outer, &layer(inner, x));
    y.iter().map(|v| v * v).sum()
}

#[differentiable(order = 2)]
fn logistic(w: &[f64], #[no_diff] x: &[f64], #[no_diff] labels: &[f64]) -> f64 {
    let d = w.len();
    let mut loss = 0.0;
    for i in 0..labels.len() {
        let mut z = 0.0;
        for j in 0..d {
            z += w[j] * x[i * d + j];
        }
        loss += (1.0 + (-labels[i] * z).exp()).ln();
    }
    loss
}

/// Each element hangs on those before it.
#[differentiable(forward)]
fn chained(x: &[f64]) -> Vec<f64> {
    let mut y = x.to_vec();
    for _ in 0..10 {
        for i in 1..y.len() {
            y[i] = (y[i] + 0.5 * y[i - 1]).sin() * x[i];
        }
    }
    y
}

/// A dense Jacobian of 100 rows and columns.
mod jacobian {
    use super::*;

    #[divan::bench(sample_count = 40)]
    fn plain(bencher: Bencher) {
        let x = sample(100);
        bencher.bench(|| chained(black_box(&x)));
    }

    #[divan::bench(sample_count = 40)]
    fn columns(bencher: Bencher) {
        let x = sample(100);
        bencher.bench(|| jacobian!(chained, forward)(black_box(&x)));
    }

    #[divan::bench(sample_count = 40)]
    fn rows(bencher: Bencher) {
        let x = sample(100);
        bencher.bench(|| jacobian!(chained, reverse)(black_box(&x)));
    }
}

/// For each function what it is given, its arguments, and a direction.
macro_rules! products {
    ($($name:ident { $($given:tt)* } $function:ident ($($arg:expr),*), $direction:expr;)*) => {$(
        mod $name {
            use super::*;

            #[divan::bench(sample_count = 40)]
            fn plain(bencher: Bencher) {
                $($given)*
                bencher.bench(|| super::$function($(black_box($arg)),*));
            }

            #[divan::bench(sample_count = 40)]
            fn gradient(bencher: Bencher) {
                $($given)*
                bencher.bench(|| value_and_grad!(super::$function)($(black_box($arg)),*));
            }

            #[divan::bench(sample_count = 40)]
            fn product(bencher: Bencher) {
                $($given)*
                bencher.bench(|| hvp!(super::$function)(($(black_box($arg)),*), $direction));
            }
        }
    )*};
}

products! {
    neighbours { let x = sample(2000); } rosenbrock (&x[..1000]), &x[1000..];
    calls { let x = sample(7200); } network (&x[..3600], &x[..3600], &x[..60]), (&x[3600..], &x[3600..]);
    data { let x = sample(16_000); } logistic (&x[..16], &x, &x[..1000]), &x[16..32];
}

/// A whole search whose objective has derivatives in it: `fr` is forward mode over a gradient.
macro_rules! searches {
    ($($name:ident $input:tt;)*) => {$(
        mod $name {
            use super::*;
            use serde_json::{Value, json};

            const MODES: [(&str, fn(&Value) -> Value); 4] = [
                ("ff", super::super::$name::ff),
                ("fr", super::super::$name::fr),
                ("rf", super::super::$name::rf),
                ("rr", super::super::$name::rr),
            ];

            #[divan::bench(args = ["ff", "fr", "rf", "rr"], sample_count = 40)]
            fn search(bencher: Bencher, mode: &str) {
                let input = json!($input);
                let run = MODES.iter().find(|(name, _)| *name == mode).expect("a mode").1;
                bencher.bench(|| run(black_box(&input)));
            }
        }
    )*};
}

/// Of GradBench.
mod nested {
    use super::*;

    searches! {
        particle { "w": 0.0 };
        saddle { "start": [1.0, 1.0] };
    }
}
