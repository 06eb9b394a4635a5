//! `try_fold`: a fold that ends with the first call that gives no value.

use crate::harness::row::Program;
use grads::prelude::*;

#[derive(Clone, Debug, PartialEq)]
enum Bad {
    At(usize),
    Big(f64),
}

#[differentiable(forward)]
fn bounded(x: f64, limit: f64) -> Result<f64, Bad> {
    if x > limit {
        Err(Bad::Big(x))
    } else {
        Ok(x.sin())
    }
}

#[differentiable(forward)]
fn over(a: f64, b: f64) -> Option<f64> {
    if b == 0.0 { None } else { Some(a / b + b) }
}

#[differentiable(forward)]
fn of_pairs(xs: &[f64], limit: f64) -> Result<f64, Bad> {
    let (sum, product) =
        xs.iter()
            .enumerate()
            .try_fold((0.0, 1.0), |(sum, product), (i, &x)| {
                if x < 0.0 {
                    return Err(Bad::At(i));
                }
                let y = bounded(x, limit)?;
                Ok((sum + y, product * x))
            })?;
    Ok(sum * product)
}

#[differentiable(forward)]
fn with_its_type(xs: &[f64], start: f64) -> Option<f64> {
    let total: Option<f64> = (0..xs.len())
        .rev()
        .try_fold(start * 0.1, |acc, i| over(acc, xs[i]));
    total.map(|t| t * t)
}

#[differentiable(forward)]
fn of_windows(xs: &[f64], limit: f64) -> Result<f64, Bad> {
    xs.windows(2)
        .try_fold(0.0, |acc, w| bounded(w[0] * w[1], limit).map(|v| acc + v))
}

#[differentiable(forward)]
fn in_each_other(xs: &[f64], limit: f64) -> Option<f64> {
    xs.iter().try_fold(0.0, |acc, x| {
        xs.iter().try_fold(acc, |acc, y| {
            let term = x * y;
            (term < limit).then_some(acc + term)
        })
    })
}

#[differentiable(forward)]
fn of_vectors(xs: &[f64], limit: f64) -> Option<f64> {
    let all = xs.iter().try_fold(Vec::new(), |mut all, x| {
        if *x > limit {
            return None;
        }
        all.push(x * limit);
        Some(all)
    })?;
    Some(all.iter().sum::<f64>() * all[0])
}

#[differentiable(forward)]
fn outcomes(xs: &[f64], limit: f64) -> f64 {
    let grown = xs.iter().try_fold(1.0, |all, x| match all * x < limit {
        true => Ok(all + x),
        false => Err(Bad::Big(*x)),
    });
    of_pairs(xs, limit).unwrap_or(-limit)
        + of_windows(xs, limit).unwrap_or(2.0)
        + grown.unwrap_or(limit)
}

#[differentiable(forward)]
fn options(xs: &[f64], limit: f64) -> f64 {
    let cut: Option<f64> = xs.iter().try_fold(0.0, |all, x| over(all, x - limit));
    with_its_type(xs, limit).unwrap_or(0.5 * limit)
        + cut.unwrap_or(1.0)
        + in_each_other(xs, limit).unwrap_or(limit * limit)
        + of_vectors(xs, limit).unwrap_or(limit.sin())
}

pub fn programs() -> Vec<Program> {
    vec![
        program!(forward outcomes(&[0.5, 1.5, 2.5], 3.0) calls of_pairs, of_windows, bounded),
        program!(forward outcomes(&[0.5, -0.2, 1.1], 3.0) calls of_pairs, of_windows, bounded),
        program!(forward outcomes(&[0.3, 4.0, 0.1], 3.0) calls of_pairs, of_windows, bounded),
        program!(forward options(&[0.5, 1.5, 2.5], 3.0) calls with_its_type, in_each_other, of_vectors, over),
        program!(forward options(&[0.5, 1.5, 2.5], 20.0) calls with_its_type, in_each_other, of_vectors, over),
        program!(forward options(&[0.5, -0.2, 1.1], 3.0) calls with_its_type, in_each_other, of_vectors, over),
        program!(forward options(&[0.3, 4.0, 0.1], 3.0) calls with_its_type, in_each_other, of_vectors, over),
    ]
}
