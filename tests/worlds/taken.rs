//! What is taken out of others: arrays out of parts of slices, boxed slices out of vectors, integers out of errors.

use crate::support::{agree, same};
use grads::prelude::*;

#[differentiable]
mod parts {
    const N: usize = 3;

    fn product([a, b]: [f64; 2]) -> f64 {
        a * b.sin()
    }

    pub fn total(x: &[f64]) -> f64 {
        let mut sum = 0.0;
        for k in 0..2 {
            let pair: [f64; 2] = x[2 * k..2 * k + 2].try_into().unwrap();
            sum += product(pair) * (k as f64 + 1.0);
        }
        let first: [f64; N] = x[..N].try_into().expect("three");
        let squares: Vec<f64> = first.iter().map(|v| v * v).collect();
        let boxed = squares.into_boxed_slice();
        sum + boxed.iter().sum::<f64>() * boxed[1]
    }
}

#[differentiable]
mod errors {
    pub enum Failed {
        Steps(usize),
        At { place: i32, late: bool },
    }

    fn root(x: f64, most: usize) -> Result<f64, Failed> {
        if x < 0.0 {
            let (place, late) = (-2, most > 3);
            return Err(Failed::At { place, late });
        }
        let mut y = x;
        for _ in 0..most {
            let next = 0.5 * (y + x / y);
            if (next - y).abs() < 1e-14 {
                return Ok(next);
            }
            y = next;
        }
        Err(Failed::Steps(most))
    }

    fn or_penalty(x: f64, most: usize) -> f64 {
        match root(x, most) {
            Ok(y) => y * y * y,
            Err(Failed::Steps(n)) => x * n as f64,
            Err(Failed::At { place, late }) => {
                x * f64::from(place) + if late { x * x } else { 0.0 }
            }
        }
    }

    pub fn total(x: &[f64]) -> f64 {
        or_penalty(x[0], 40) + or_penalty(x[1], 2) * or_penalty(x[2], 1) + or_penalty(x[3], 9)
    }
}

#[test]
fn arrays_are_taken_out_of_parts() {
    let x = [0.7, 1.4, -0.3, 2.0];
    let (value, d) = value_and_grad!(parts::total)(&x);
    same(value, parts::total(&x));
    agree(&d, parts::total, &x);
}

#[test]
fn integers_are_taken_out_of_errors() {
    let x = [2.0, 3.0, -0.5, -1.5];
    let (value, d) = value_and_grad!(errors::total)(&x);
    same(value, errors::total(&x));
    agree(&d, errors::total, &x);
}

#[test]
#[should_panic(expected = "called `Result::unwrap()` on an `Err` value: TryFromSliceError(())")]
fn a_part_of_another_length_panics_as_in_the_plain_function() {
    let _ = value_and_grad!(short)(&[1.0, 2.0, 3.0]);
}

#[differentiable]
fn short(x: &[f64]) -> f64 {
    let pair: [f64; 2] = x[..3].try_into().unwrap();
    pair[0] * pair[1]
}
