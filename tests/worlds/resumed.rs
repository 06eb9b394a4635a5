//! Iterators in `let mut` variables: items are taken from them one by one, or by reference, and the rest is used afterwards.

use crate::support::{agree, same};
use grads::prelude::*;

#[differentiable]
mod taken {
    pub fn of_a_filter(p: &[f64]) -> f64 {
        let mut positive = p.iter().filter(|x| **x > 0.0).map(|x| x.sqrt());
        let first = positive.next().unwrap();
        let rest: f64 = positive.clone().sum();
        let second = positive.next().unwrap();
        let n = positive.count();
        first * second + rest * n as f64
    }

    pub fn of_a_scan(p: &[f64]) -> f64 {
        let mut product = p.iter().scan(1.0, |s, x| {
            *s *= x;
            Some(*s)
        });
        let first = product.next().unwrap();
        let rest: f64 = product.clone().map(|x| x * x).sum();
        let second = product.next().unwrap();
        first * second + rest + product.sum::<f64>()
    }

    pub fn two_at_a_time(p: &[f64]) -> f64 {
        let mut positive = p.iter().filter(|x| **x > 0.0);
        let mut s = 1.0;
        while let Some(x) = positive.next() {
            let y = positive.next().copied().unwrap_or(1.0);
            s = s * 0.5 + x * y;
        }
        s
    }

    pub fn found(p: &[f64]) -> f64 {
        let mut it = p.iter().copied();
        let negative = it.find(|x| *x < 0.0).unwrap_or(0.0);
        let at = it.position(|x| x < 0.0).unwrap_or(0);
        let any = it.any(|x| x > 0.45);
        let rest: f64 = it.sum();
        negative * 2.0 + (rest + negative * rest) * at as f64 + if any { negative } else { 0.0 }
    }

    pub fn ahead(p: &[f64]) -> f64 {
        let mut odd = p.iter().skip(1).step_by(2);
        let (first, third, none) = (odd.next(), odd.nth(1), odd.nth(3));
        first.unwrap() * third.unwrap() + if none.is_none() { p[0] } else { 2.0 }
    }
}

#[differentiable]
mod by_reference {
    pub fn left_early(p: &[f64]) -> f64 {
        let mut it = p.iter();
        let mut s = 0.0;
        for x in it.by_ref().take(4) {
            if *x < 0.0 {
                break;
            }
            s += x;
        }
        let next = it.next().unwrap();
        s * next + it.map(|x| x * x).sum::<f64>()
    }

    /// The first of two gives an item before the second is asked.
    pub fn zipped(p: &[f64]) -> f64 {
        let mut it = p.iter();
        let w = [0.5, 0.25];
        let mut s = 0.0;
        for (x, k) in it.by_ref().zip(&w) {
            s += x * k;
        }
        let mut t = 0.0;
        for (k, x) in w.iter().zip(it.by_ref()) {
            t += x * k;
        }
        s * t * it.next().unwrap()
    }

    pub fn both_lent(p: &[f64]) -> f64 {
        let (mut a, mut b) = (p.iter(), p[2..].iter());
        let pairs = a.by_ref().take(2).zip(b.by_ref());
        let s: f64 = pairs.map(|(x, y)| x * y).sum();
        let t: f64 = a.zip(b).map(|(x, y)| x - y * y).sum();
        s * t
    }

    pub fn led(p: &[f64]) -> f64 {
        let mut it = p.iter();
        let lead: f64 = it.by_ref().take_while(|x| **x > 0.0).map(|x| x.ln()).sum();
        let rest: f64 = it.map(|x| x * x).sum();
        lead + rest
    }

    pub fn runs(p: &[f64]) -> f64 {
        let mut it = p.iter().peekable();
        let mut total = 0.0;
        while let Some(&first) = it.next() {
            let mut run = first;
            while let Some(next) = it.next_if(|x| x.signum() == first.signum()) {
                run += next;
            }
            total += run * run;
        }
        total
    }
}

#[differentiable]
mod handed {
    use std::slice::Iter;

    pub struct Lens {
        focal: f64,
        gap: f64,
    }

    fn parse<'a>(it: &mut impl Iterator<Item = &'a f64>) -> Option<Lens> {
        let focal = *it.next()?;
        let gap = *it.next()?;
        Some(Lens { focal, gap })
    }

    pub fn parsed(p: &[f64]) -> f64 {
        let mut it = p.iter();
        let mut lenses = Vec::new();
        while let Some(lens) = parse(&mut it) {
            lenses.push(lens);
        }
        let (mut y, mut u) = (1.0, 0.0);
        for lens in &lenses {
            u -= y / (2.0 + lens.focal);
            y += u * lens.gap;
        }
        y
    }

    fn layer(it: &mut Iter<'_, f64>, x: f64) -> f64 {
        let (w, b) = (it.next().unwrap(), it.next().unwrap());
        (w * x + b).tanh()
    }

    pub fn network(p: &[f64]) -> f64 {
        let mut it = p.iter();
        let mut x = 0.7;
        for _ in 0..3 {
            x = layer(&mut it, x);
        }
        x
    }

    fn matrix(it: &mut impl Iterator<Item = f64>, rows: usize, columns: usize) -> Vec<Vec<f64>> {
        let mut row = || (0..columns).map(|_| it.next().unwrap()).collect();
        (0..rows).map(|_| row()).collect()
    }

    pub fn matrices(p: &[f64]) -> f64 {
        let mut it = p.iter().copied();
        let a = matrix(&mut it, 2, 2);
        let b: Vec<f64> = it.by_ref().take(2).collect();
        let dot = |row: &Vec<f64>| row.iter().zip(&b).map(|(x, y)| x * y).sum::<f64>();
        a.iter().map(|row| dot(row).tanh()).sum()
    }

    fn horner(coefficients: &mut dyn Iterator<Item = f64>, x: f64) -> f64 {
        let mut s = 0.0;
        for c in coefficients {
            s = s * x + c;
        }
        s
    }

    pub fn polynomials(p: &[f64]) -> f64 {
        let squares = &mut p.iter().rev().map(|x| x * x);
        horner(&mut p[1..].iter().copied(), p[0]) + horner(squares, 0.5)
    }
}

macro_rules! agrees {
    ($($f:ident)::+) => {{
        for x in [[0.3, 1.2, -0.7, 2.0, -0.1, 0.6], [0.4, 0.9, 1.7, -2.0, -0.3, 0.5]] {
            let (value, gradient) = value_and_grad!($($f)::+)(&x);
            same(value, $($f)::+(&x));
            agree(&gradient, $($f)::+, &x);
        }
    }};
}

#[test]
fn what_is_taken_is_gone() {
    agrees!(taken::of_a_filter);
    agrees!(taken::of_a_scan);
    agrees!(taken::two_at_a_time);
    agrees!(taken::found);
    agrees!(taken::ahead);
}

#[test]
fn only_what_is_asked_for_is_taken_by_reference() {
    agrees!(by_reference::left_early);
    agrees!(by_reference::zipped);
    agrees!(by_reference::both_lent);
    agrees!(by_reference::led);
    agrees!(by_reference::runs);
}

#[test]
fn a_helper_takes_from_the_iterator_that_it_is_lent() {
    agrees!(handed::parsed);
    agrees!(handed::network);
    agrees!(handed::matrices);
    agrees!(handed::polynomials);
}
