//! Methods and operators.

use crate::support::{agree, same};
use grads::prelude::*;

#[differentiable]
mod vectors {
    use std::iter::Sum;
    use std::ops::{Add, AddAssign, Index, IndexMut, Mul, Neg, Sub};

    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct Vec3 {
        pub x: f64,
        pub y: f64,
        pub z: f64,
    }

    impl Vec3 {
        pub const ZERO: Vec3 = Vec3::new(0.0, 0.0, 0.0);
        pub const fn new(x: f64, y: f64, z: f64) -> Self {
            Vec3 { x, y, z }
        }
        pub fn dot(self, other: Vec3) -> f64 {
            self.x * other.x + self.y * other.y + self.z * other.z
        }
        pub fn norm(self) -> f64 {
            self.dot(self).sqrt()
        }
    }
    impl Add for Vec3 {
        type Output = Vec3;
        fn add(self, other: Vec3) -> Vec3 {
            Vec3::new(self.x + other.x, self.y + other.y, self.z + other.z)
        }
    }
    impl Sub for Vec3 {
        type Output = Vec3;
        fn sub(self, other: Vec3) -> Vec3 {
            self + -other
        }
    }
    impl Neg for Vec3 {
        type Output = Vec3;
        fn neg(self) -> Vec3 {
            self * -1.0
        }
    }
    impl Mul<f64> for Vec3 {
        type Output = Vec3;
        fn mul(self, k: f64) -> Vec3 {
            Vec3::new(self.x * k, self.y * k, self.z * k)
        }
    }
    impl AddAssign for Vec3 {
        fn add_assign(&mut self, other: Vec3) {
            *self = *self + other;
        }
    }
    impl Sum for Vec3 {
        fn sum<I: Iterator<Item = Vec3>>(all: I) -> Vec3 {
            all.fold(Vec3::ZERO, |a, b| a + b)
        }
    }
    impl std::fmt::Display for Vec3 {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            write!(f, "({}, {}, {})", self.x, self.y, self.z)
        }
    }
    impl Default for Vec3 {
        fn default() -> Self {
            Vec3::ZERO
        }
    }

    pub struct Cloud {
        points: Vec<Vec3>,
    }
    impl Index<usize> for Cloud {
        type Output = Vec3;
        fn index(&self, i: usize) -> &Vec3 {
            &self.points[i]
        }
    }
    impl IndexMut<usize> for Cloud {
        fn index_mut(&mut self, i: usize) -> &mut Vec3 {
            &mut self.points[i]
        }
    }
    impl Cloud {
        pub fn new(points: Vec<Vec3>) -> Self {
            Cloud { points }
        }
        pub fn len(&self) -> usize {
            self.points.len()
        }
        pub fn is_empty(&self) -> bool {
            self.len() == 0
        }
        fn shift(&mut self, by: Vec3) {
            for p in self.points.iter_mut() {
                *p += by;
            }
        }
    }

    pub fn potential(points: &[Vec3], by: Vec3) -> f64 {
        let mut cloud = Cloud::new(points.to_vec());
        cloud.shift(by * 0.5);
        let mut energy = 0.0;
        for i in 0..cloud.len() {
            for j in 0..i {
                energy += 1.0 / (0.1 + (cloud[i] - cloud[j]).norm());
            }
            energy += cloud[i].dot(by);
        }
        energy
    }
}

#[test]
fn operators_of_vectors() {
    use vectors::Vec3;
    let points = |x: &[f64]| [Vec3::new(x[0], x[1], x[2]), Vec3::new(x[3], x[4], x[5])];
    let by = |x: &[f64]| Vec3::new(x[6], x[7], x[8]);
    let x = [0.1, 0.9, -0.4, 1.5, -0.7, 0.3, 0.2, 0.6, -1.1];
    let f = |x: &[f64]| vectors::potential(&points(x), by(x));
    let (value, (d, dby)) = value_and_grad!(vectors::potential)(&points(&x), by(&x));
    same(value, f(&x));
    let found: Vec<f64> = d
        .iter()
        .chain([&dby])
        .flat_map(|d| [d.x, d.y, d.z])
        .collect();
    agree(&found, f, &x);
    assert_eq!(by(&x).to_string(), "(0.2, 0.6, -1.1)");
    assert_eq!(
        points(&x).into_iter().sum::<Vec3>() + Vec3::default(),
        Vec3::new(1.6, 0.20000000000000007, -0.10000000000000003)
    );
}

#[differentiable]
mod account {
    #[derive(Clone, Default)]
    pub struct Account {
        pub balance: f64,
        pub rate: f64,
        pub months: u32,
        history: Vec<f64>,
    }

    impl Account {
        pub fn open(balance: f64, rate: f64) -> Self {
            Self {
                balance,
                rate,
                ..Self::default()
            }
        }
        fn accrue(&mut self) {
            self.history.push(self.balance);
            self.balance *= 1.0 + self.rate / 12.0;
            self.months += 1;
        }
        fn pay(&mut self, amount: f64) -> &mut Self {
            self.balance -= amount;
            self
        }
        fn is_due(&self) -> bool {
            self.months % 3 == 0
        }
        fn mean(&self) -> f64 {
            self.history.iter().sum::<f64>() / self.history.len() as f64
        }
        fn describe(&self) -> String {
            format!("{:.2} after {} months", self.balance, self.months)
        }
    }

    pub fn after(balance: f64, rate: f64, amount: f64, months: usize) -> f64 {
        let mut account = Account::open(balance, rate);
        for _ in 0..months {
            account.accrue();
            if account.is_due() {
                account.balance -= amount;
            }
        }
        account.balance + 0.1 * account.mean()
    }

    pub fn told(balance: f64) -> String {
        let mut account = Account::open(balance, 0.12);
        account.accrue();
        account.pay(1.0);
        account.describe()
    }
}

#[test]
fn a_struct_that_changes_month_by_month() {
    let x = [100.0, 0.12, 5.0];
    let f = |x: &[f64]| account::after(x[0], x[1], x[2], 10);
    let (value, (db, dr, da)) = value_and_grad!(account::after)(x[0], x[1], x[2], 10);
    same(value, f(&x));
    agree(&[db, dr, da], f, &x);
    assert_eq!(account::told(100.0), "100.00 after 1 months");
}

#[differentiable]
mod chains {
    pub struct Sample {
        pub x: f64,
        pub y: f64,
        pub keep: bool,
    }
    fn weight(sample: &Sample) -> f64 {
        (-sample.x.abs()).exp()
    }
    pub fn mean(samples: &[Sample]) -> f64 {
        let kept: Vec<&Sample> = samples.iter().filter(|s| s.keep).collect();
        let total: f64 = kept.iter().map(|s| weight(s)).sum();
        kept.iter().map(|s| weight(s) * s.y).sum::<f64>() / total
    }
    pub fn spread(samples: &[Sample]) -> f64 {
        let mean = samples.iter().map(|s| s.y).sum::<f64>() / samples.len() as f64;
        samples
            .iter()
            .map(|s| (s.y - mean).powi(2))
            .fold(0.0, |a, b| a + b)
            .sqrt()
    }
}

#[test]
fn iterators_over_structs() {
    let samples = |x: &[f64]| -> Vec<chains::Sample> {
        let one = |p: &[f64]| chains::Sample {
            x: p[0],
            y: p[1],
            keep: p[0] < 1.0,
        };
        x.chunks(2).map(one).collect()
    };
    let x = [0.5, 1.0, -0.25, 2.0, 1.5, 3.0, 0.125, -1.0];
    let (value, d) = value_and_grad!(chains::spread)(&samples(&x));
    same(value, chains::spread(&samples(&x)));
    let found: Vec<f64> = d.iter().flat_map(|d| [d.x, d.y]).collect();
    agree(&found, |x| chains::spread(&samples(x)), &x);
}
