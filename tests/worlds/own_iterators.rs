//! Types that are iterators, that say how they are run over, or that are collected into; and methods that lend places to be changed.

use crate::support::{agree, same};
use grads::prelude::*;

#[differentiable]
mod own {
    #[derive(Clone, Debug, PartialEq)]
    pub struct Series(pub Vec<f64>);
    impl FromIterator<f64> for Series {
        fn from_iter<I: IntoIterator<Item = f64>>(items: I) -> Series {
            Series(items.into_iter().collect())
        }
    }
    impl<'a> IntoIterator for &'a Series {
        type Item = &'a f64;
        type IntoIter = std::slice::Iter<'a, f64>;
        fn into_iter(self) -> Self::IntoIter {
            self.0.iter()
        }
    }
    impl IntoIterator for Series {
        type Item = f64;
        type IntoIter = std::vec::IntoIter<f64>;
        fn into_iter(self) -> Self::IntoIter {
            self.0.into_iter()
        }
    }
    impl AsRef<[f64]> for Series {
        fn as_ref(&self) -> &[f64] {
            &self.0
        }
    }
    pub struct Held {
        series: Series,
        scale: f64,
    }
    fn squares(x: &[f64]) -> Series {
        x.iter().map(|v| v * v).collect()
    }
    pub fn collected(x: &[f64]) -> f64 {
        let cubes: Series = x.iter().map(|v| v * v * v).collect();
        let tenth = x.iter().map(|v| v / 10.0).collect::<Series>();
        let held = Held {
            series: x.iter().map(|v| v.sin()).collect(),
            scale: x[0],
        };
        let all = [&cubes, &tenth, &squares(x), &held.series];
        all.iter().map(|s| s.0[1] * s.0[2]).sum::<f64>() * held.scale
    }
    pub fn run_over(x: &[f64]) -> f64 {
        let series = Series(x.to_vec());
        let mut total = 0.0;
        for v in &series {
            total += v * v;
        }
        total += (&series)
            .into_iter()
            .zip(&squares(x))
            .map(|(a, b)| a * b)
            .sum::<f64>();
        total += series.as_ref()[1..].iter().product::<f64>();
        series.into_iter().map(|v| v.cos() * total).sum()
    }

    #[derive(Clone, Debug)]
    pub struct Fibonacci {
        a: f64,
        b: f64,
        left: usize,
    }
    impl Iterator for Fibonacci {
        type Item = f64;
        fn next(&mut self) -> Option<f64> {
            if self.left == 0 {
                return None;
            }
            self.left -= 1;
            let now = self.a;
            self.a = self.b;
            self.b = now + self.b;
            Some(now)
        }
    }
    impl Fibonacci {
        fn of(x: &[f64]) -> Fibonacci {
            Fibonacci {
                a: x[0],
                b: x[1],
                left: 6,
            }
        }
    }
    pub fn iterators(x: &[f64]) -> f64 {
        let mut total = Fibonacci::of(x).map(|v| v * v).sum::<f64>();
        for (i, v) in Fibonacci::of(x).enumerate() {
            total += (i as f64) * v.sin();
        }
        let mut items = Fibonacci::of(x);
        let first = items.next().unwrap_or(0.0);
        while let Some(v) = items.next() {
            total += first * v;
        }
        let numbers = Fibonacci::of(x);
        total
            + numbers
                .zip(x)
                .filter(|(a, _)| *a > 1.0)
                .map(|(a, b)| a * b)
                .fold(0.0, |s, v| s + v)
    }

    pub struct Walk {
        numbers: Fibonacci,
        sum: f64,
    }
    impl Walk {
        fn run(&mut self) -> f64 {
            for v in &mut self.numbers {
                self.sum += v * v;
                if self.sum > 3.0 {
                    break;
                }
            }
            let next = self.numbers.next().unwrap_or(0.0);
            self.sum * next
        }
    }
    /// What a loop leaves is taken afterwards; methods of `Iterator` are called on the type itself.
    pub fn resumed(x: &[f64]) -> f64 {
        let mut walk = Walk {
            numbers: Fibonacci::of(x),
            sum: 0.0,
        };
        let first = walk.run();
        let mut rest = 0.0;
        for v in &mut walk.numbers {
            rest += v;
        }
        first
            + rest * walk.numbers.a
            + Fibonacci::of(x).sum::<f64>() * Fibonacci::of(x).fold(1.0, |a, v| a * v)
    }

    #[derive(Clone, Debug)]
    pub struct Matrix {
        rows: usize,
        columns: usize,
        data: Vec<f64>,
    }
    impl Matrix {
        fn zeros(rows: usize, columns: usize) -> Self {
            Matrix {
                rows,
                columns,
                data: vec![0.0; rows * columns],
            }
        }
        fn at(&self, i: usize, j: usize) -> f64 {
            self.data[i * self.columns + j]
        }
        fn at_mut(&mut self, i: usize, j: usize) -> &mut f64 {
            &mut self.data[i * self.columns + j]
        }
        fn row(&self, i: usize) -> &[f64] {
            &self.data[i * self.columns..(i + 1) * self.columns]
        }
        fn row_mut(&mut self, i: usize) -> &mut [f64] {
            let n = self.columns;
            &mut self.data[i * n..(i + 1) * n]
        }
        fn times(&self, other: &Matrix) -> Matrix {
            let mut product = Matrix::zeros(self.rows, other.columns);
            for i in 0..self.rows {
                for j in 0..other.columns {
                    for k in 0..self.columns {
                        *product.at_mut(i, j) += self.at(i, k) * other.at(k, j);
                    }
                }
            }
            product
        }
        fn scale_row(&mut self, i: usize, s: f64) {
            for x in self.row_mut(i) {
                *x *= s;
            }
        }
    }
    /// What is written out for `times` leaves no room for more, but what lends a part has no other way.
    pub fn products(x: &[f64]) -> f64 {
        let mut a = Matrix {
            rows: 2,
            columns: 2,
            data: x[..4].to_vec(),
        };
        a.scale_row(1, x[3]);
        let b = a.times(&a).times(&a).times(&a);
        b.at(0, 0) + b.row(1).iter().sum::<f64>() * b.row(0)[1]
    }
}

const X: [f64; 4] = [0.7, 1.3, -0.4, 0.9];

#[test]
fn what_is_collected_into_a_type_of_ones_own_is_made_by_its_from_iter() {
    same(own::collected(&X), value_and_grad!(own::collected)(&X).0);
    agree(&grad!(own::collected)(&X), own::collected, &X);
}

#[test]
fn a_type_of_ones_own_is_run_over_as_it_says() {
    same(own::run_over(&X), value_and_grad!(own::run_over)(&X).0);
    agree(&grad!(own::run_over)(&X), own::run_over, &X);
}

#[test]
fn a_type_of_ones_own_is_an_iterator() {
    same(own::iterators(&X), value_and_grad!(own::iterators)(&X).0);
    agree(&grad!(own::iterators)(&X), own::iterators, &X);
}

#[test]
fn an_iterator_of_ones_own_goes_on_where_it_was_left() {
    same(own::resumed(&X), value_and_grad!(own::resumed)(&X).0);
    agree(&grad!(own::resumed)(&X), own::resumed, &X);
}

#[test]
fn what_lends_a_part_is_written_out_whatever_the_size() {
    same(own::products(&X), value_and_grad!(own::products)(&X).0);
    agree(&grad!(own::products)(&X), own::products, &X);
}

#[differentiable]
mod groups {
    #[derive(Clone, Debug, Default)]
    pub struct Totals {
        count: usize,
        sum: f64,
        sq: f64,
    }
    impl Totals {
        fn put(&mut self, v: f64) {
            self.count += 1;
            self.sum += v;
            self.sq += v * v;
        }
        fn variance(&self) -> f64 {
            let n = self.count as f64;
            self.sq / n - (self.sum / n).powi(2)
        }
    }
    impl FromIterator<f64> for Totals {
        fn from_iter<I: IntoIterator<Item = f64>>(iter: I) -> Self {
            let mut t = Totals::default();
            for v in iter {
                t.put(v);
            }
            t
        }
    }
    pub fn f(x: &[f64]) -> f64 {
        let groups: Vec<Totals> = x
            .chunks(5)
            .map(|c| c.iter().map(|v| v.sin()).collect())
            .collect();
        let all: Totals = if x[0] > 0.0 {
            x.iter().copied().collect()
        } else {
            x.iter().map(|v| -v).collect()
        };
        all.variance() * all.sum + groups.iter().map(Totals::variance).sum::<f64>()
    }
}

#[test]
fn what_is_collected_in_a_map_is_of_the_vectors_type() {
    let x: Vec<f64> = (0..20).map(|i| 0.3 + 0.05 * (i % 7) as f64).collect();
    let (value, g) = value_and_grad!(groups::f)(&x);
    same(value, groups::f(&x));
    agree(&g, |x| groups::f(x), &x);
}
