//! What functions and methods give: closures and iterators without a type that can be written, `Option`s, `Result`s whose error is not `Clone`.

use crate::support::{agree, same};
use grads::prelude::*;

#[differentiable]
mod closures {
    fn parabola(k: f64, c: f64) -> impl Fn(f64) -> f64 {
        move |t| k * t * t + c * t
    }
    fn after(f: impl Fn(f64) -> f64, g: impl Fn(f64) -> f64) -> impl Fn(f64) -> f64 {
        move |x| f(g(x))
    }
    fn counter(mut c: f64) -> impl FnMut(f64) -> f64 {
        move |d| {
            c += d;
            c * c
        }
    }

    pub fn total(x: &[f64]) -> f64 {
        let s = parabola(x[0], x[1]);
        let h = after(s, |u| u.sin() * x[2]);
        let mut k = x[0];
        let mut step = counter(k);
        k = 3.0;
        let mut sum = h(x[3]) + h(2.0 * x[1]) * k;
        for v in x {
            sum += step(*v);
        }
        sum
    }
}

#[differentiable]
mod iterators {
    pub struct Grid {
        cells: Vec<f64>,
        width: usize,
    }

    impl Grid {
        fn rows(&self) -> impl Iterator<Item = &[f64]> + '_ {
            self.cells.chunks(self.width)
        }
        fn column(&self, j: usize) -> impl DoubleEndedIterator<Item = f64> + '_ {
            self.cells.iter().skip(j).step_by(self.width).copied()
        }
    }

    fn pairs(n: usize) -> impl Iterator<Item = (usize, usize)> {
        (0..n).flat_map(move |i| (i + 1..n).map(move |j| (i, j)))
    }
    fn decayed<'a>(x: &'a [f64], h: f64) -> impl Iterator<Item = f64> + 'a {
        x.iter()
            .enumerate()
            .map(move |(i, v)| v * (-(i as f64) * h).exp())
    }
    fn even(n: usize) -> impl Iterator<Item = usize> {
        (0..n).filter(|i| i % 2 == 0)
    }

    pub fn total(x: &[f64]) -> f64 {
        let g = Grid {
            cells: x.to_vec(),
            width: 2,
        };
        let mut sum: f64 = pairs(x.len()).map(|(i, j)| (x[i] - x[j]).powi(2)).sum();
        sum += g.rows().map(|row| row.iter().product::<f64>()).sum::<f64>();
        for v in g.column(1).rev() {
            sum = 0.5 * sum + v * v;
        }
        sum += decayed(&x[1..], x[0])
            .zip(even(9))
            .fold(0.0, |a, (b, i)| a + b.sin() * i as f64);
        sum + even(4).map(|i| x[i]).sum::<f64>()
    }
}

#[differentiable]
mod errors {
    #[derive(Debug)]
    pub enum Bad {
        Negative(f64),
        Steps(usize),
    }

    fn root(x: f64) -> Result<f64, Bad> {
        if x < 0.0 {
            return Err(Bad::Negative(x));
        }
        let mut y = x;
        for _ in 0..30 {
            let next = 0.5 * (y + x / y);
            if (next - y).abs() < 1e-15 {
                return Ok(next);
            }
            y = next;
        }
        Err(Bad::Steps(30))
    }
    fn both(x: f64, y: f64) -> Result<f64, Bad> {
        Ok(root(x)? * root(y)? + root(x + y)?)
    }
    fn shown(bad: Bad) -> f64 {
        match bad {
            Bad::Negative(_) => 3.0,
            Bad::Steps(n) => panic!("no root after {n}"),
        }
    }

    pub fn total(x: &[f64]) -> f64 {
        let found = both(x[0], x[1]).unwrap_or_else(|e| panic!("{e:?}"));
        let missed = both(x[0], x[1] - 5.0).unwrap_or_else(|e| shown(e) * 2.0);
        let again = root(-x[2]).or_else(|e| match e {
            Bad::Negative(_) => Ok::<f64, Bad>(1.5),
            e => Err(e),
        });
        found * x[2]
            + missed * x[3]
            + root(x[3]).map_or_else(|_e| 0.0, |v| v * v * v)
            + again.unwrap()
    }
}

#[differentiable]
mod options {
    pub struct Above {
        limit: f64,
    }

    impl Above {
        fn get(&self, x: f64) -> Option<f64> {
            if x > self.limit {
                Some(x - self.limit)
            } else {
                None
            }
        }
    }

    fn square(x: f64) -> Option<f64> {
        (x > 0.5).then_some(x * x)
    }

    pub fn total(x: &[f64]) -> f64 {
        let above = Above { limit: x[0] };
        above
            .get(x[3])
            .zip(square(x[2]))
            .map(|(p, q)| p * q)
            .unwrap_or(0.0)
            + square(x[1]).map(|v| v + 1.0).unwrap_or_default()
            + above.get(0.0).map_or(3.0 * x[1], |v| v)
    }
}

const X: [f64; 4] = [0.4, 0.9, 1.3, 1.7];

#[differentiable]
mod of_std {
    use std::slice::{Chunks, Iter};

    pub struct Grid {
        cells: Vec<f64>,
        width: usize,
    }

    impl Grid {
        fn iter(&self) -> Iter<'_, f64> {
            self.cells.iter()
        }
        fn rows(&self) -> Chunks<'_, f64> {
            self.cells.chunks(self.width)
        }
        fn backwards(&self) -> std::iter::Rev<std::slice::Iter<'_, f64>> {
            self.cells.iter().rev()
        }
    }
    fn log_sum_exp(x: impl Iterator<Item = f64> + Clone) -> f64 {
        let most = x.clone().fold(f64::NEG_INFINITY, f64::max);
        most + x.map(|v| (v - most).exp()).sum::<f64>().ln()
    }
    fn squares<'a, I>(items: I) -> f64
    where
        I: IntoIterator<Item = &'a f64>,
    {
        items.into_iter().map(|v| v * v).sum()
    }

    pub fn total(x: &[f64]) -> f64 {
        let grid = Grid {
            cells: x.to_vec(),
            width: 2,
        };
        let mut sum = 0.0;
        for v in grid.iter() {
            sum += v * v;
        }
        for (i, row) in grid.rows().enumerate() {
            sum += row.iter().sum::<f64>().sin() * i as f64;
        }
        sum += grid
            .iter()
            .zip(grid.backwards())
            .map(|(a, b)| a * b)
            .sum::<f64>();
        sum + log_sum_exp(grid.iter().map(|v| 2.0 * v)) * squares(grid.iter().skip(1)) + squares(x)
    }
}

#[test]
fn closures_that_functions_give() {
    let (value, dx) = value_and_grad!(closures::total)(&X);
    same(value, closures::total(&X));
    agree(&dx, closures::total, &X);
}

#[test]
fn iterators_that_functions_and_methods_give() {
    let (value, dx) = value_and_grad!(iterators::total)(&X);
    same(value, iterators::total(&X));
    agree(&dx, iterators::total, &X);
}

#[test]
fn errors_that_are_not_clone() {
    let (value, dx) = value_and_grad!(errors::total)(&X);
    same(value, errors::total(&X));
    agree(&dx, errors::total, &X);
}

#[test]
fn options_that_functions_and_methods_give() {
    let (value, dx) = value_and_grad!(options::total)(&X);
    same(value, options::total(&X));
    agree(&dx, options::total, &X);
}

#[test]
fn iterators_of_std_that_methods_give_and_functions_are_handed() {
    let (value, dx) = value_and_grad!(of_std::total)(&X);
    same(value, of_std::total(&X));
    agree(&dx, of_std::total, &X);
}
