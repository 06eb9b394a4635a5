//! Ranges of every integer type, up to the last integer.

use grads::prelude::*;
use std::hint::black_box;

/// For one integer type: loops of a few trips at the end of the type, forwards and backwards, and an empty one.
macro_rules! at_the_end {
    ($($ty:ident)*) => {$(
        mod $ty {
            use super::*;

            #[differentiable]
            fn inclusive(x: f64, lo: $ty, hi: $ty) -> f64 {
                let mut y = x;
                for i in lo..=hi {
                    y *= x + (i - lo) as f64;
                }
                y
            }

            #[differentiable]
            fn backwards(x: f64, lo: $ty, hi: $ty) -> f64 {
                let mut y = x;
                for i in (lo..=hi).rev() {
                    y = y * x + (i - lo) as f64;
                }
                y
            }

            #[differentiable]
            fn every_second(x: f64, lo: $ty, hi: $ty) -> f64 {
                let mut y = x;
                for (k, i) in (lo..=hi).step_by(2).enumerate() {
                    y = y * x + (i - lo) as f64 * k as f64;
                }
                y
            }

            #[differentiable]
            fn left_early(x: f64, lo: $ty) -> f64 {
                let mut y = x;
                for i in lo..=$ty::MAX {
                    if (i - lo) as f64 > 2.5 {
                        break;
                    }
                    y *= x + (i - lo) as f64;
                }
                y
            }

            #[test]
            fn inclusive_range_reaches_the_last_integer() {
                let (lo, hi) = black_box(($ty::MAX - 2, $ty::MAX));
                assert_eq!(value_and_grad!(inclusive)(1.5, lo, hi), (19.6875, 39.75));
                assert_eq!(inclusive(1.5, lo, hi), 19.6875);
            }

            #[test]
            fn inclusive_range_runs_backwards() {
                let (lo, hi) = black_box(($ty::MAX - 2, $ty::MAX));
                // ((x x + 2) x + 1) x
                let (value, dx) = value_and_grad!(backwards)(1.5, lo, hi);
                assert_eq!((value, dx), (1.5f64.powi(4) + 2.0 * 2.25 + 1.5, 4.0 * 3.375 + 6.0 + 1.0));
                assert_eq!(value, backwards(1.5, lo, hi));
            }

            #[test]
            fn inclusive_range_runs_by_steps() {
                let (lo, hi) = black_box(($ty::MAX - 2, $ty::MAX));
                // (x x + 0) x + 2
                let (value, dx) = value_and_grad!(every_second)(1.5, lo, hi);
                assert_eq!((value, dx), (5.375, 6.75));
                assert_eq!(value, every_second(1.5, lo, hi));
            }

            #[test]
            fn inclusive_range_of_the_whole_type_is_left_early() {
                let (value, _) = value_and_grad!(left_early)(1.5, black_box($ty::MIN / 2 + 1));
                assert_eq!(value, 19.6875);
                assert_eq!(value, left_early(1.5, $ty::MIN / 2 + 1));
            }

            #[test]
            fn inclusive_range_can_be_empty() {
                assert_eq!(value_and_grad!(inclusive)(1.5, black_box($ty::MAX), $ty::MIN), (1.5, 1.0));
                assert_eq!(value_and_grad!(inclusive)(1.5, black_box(1), 0), (1.5, 1.0));
            }
        }
    )*};
}

at_the_end! { u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize }

#[differentiable]
fn over_all_of_i8(x: f64) -> f64 {
    let mut y = 0.0;
    for i in i8::MIN..=i8::MAX {
        y += x * (i as f64) * (i as f64);
    }
    y
}

#[differentiable]
fn positions_in_a_long_range(x: f64, lo: i8, hi: i8) -> f64 {
    let mut y = 0.0;
    for (k, i) in (lo..hi).enumerate() {
        y += x * (i as f64) * k as f64;
    }
    y
}

#[differentiable]
fn last_literal(x: f64) -> f64 {
    let mut y = x;
    for _ in 250..=255u8 {
        y *= x;
    }
    for i in 1..=2 {
        y *= x * i as f64;
    }
    y
}

#[differentiable]
fn summed(x: f64, n: u8) -> f64 {
    (1..=n).map(|i| x.powi(i as i32)).sum()
}

#[differentiable]
fn part_up_to(x: &[f64], hi: usize) -> f64 {
    let mut sum = 0.0;
    for v in &x[0..=hi] {
        sum += v * v;
    }
    sum
}

#[test]
fn every_integer_of_a_type_has_its_turn() {
    let sum: f64 = (i8::MIN..=i8::MAX)
        .map(|i| f64::from(i) * f64::from(i))
        .sum();
    assert_eq!(value_and_grad!(over_all_of_i8)(2.0), (2.0 * sum, sum));
    assert_eq!(over_all_of_i8(2.0), 2.0 * sum);
}

#[test]
fn a_range_may_be_longer_than_its_type_reaches() {
    let (lo, hi) = black_box((-100, 101));
    let sum: f64 = (lo..hi)
        .enumerate()
        .map(|(k, i)| f64::from(i) * k as f64)
        .sum();
    assert_eq!(
        value_and_grad!(positions_in_a_long_range)(1.0, lo, hi),
        (sum, sum)
    );
}

#[test]
fn ends_may_be_literals() {
    assert_eq!(value_and_grad!(last_literal)(1.0), (2.0, 18.0));
    assert_eq!(last_literal(1.0), 2.0);
}

#[test]
fn inclusive_ranges_are_summed() {
    assert_eq!(value_and_grad!(summed)(2.0, black_box(3)), (14.0, 17.0));
    assert_eq!(summed(2.0, 3), 14.0);
}

#[test]
fn inclusive_part_has_its_last_element() {
    assert_eq!(
        value_and_grad!(part_up_to)(&[1.0, 2.0, 3.0], black_box(1)),
        (5.0, vec![2.0, 4.0, 0.0])
    );
    assert_eq!(part_up_to(&[1.0, 2.0, 3.0], 1), 5.0);
}

#[test]
#[should_panic = "out of range"]
fn inclusive_part_without_an_end_panics() {
    let _ = value_and_grad!(part_up_to)(&[1.0], black_box(usize::MAX));
}
