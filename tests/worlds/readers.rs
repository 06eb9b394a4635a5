//! Functions whose params borrow without saying so: `r: &mut Reader` of a `Reader<'a>`.

use crate::support::{agree, same};
use grads::prelude::*;

#[differentiable]
mod seen {
    pub struct Reader<'a> {
        data: &'a [f64],
        pos: usize,
    }
    #[derive(Clone, Copy)]
    pub struct Row {
        a: f64,
        b: f64,
    }
    impl Reader<'_> {
        fn next(&mut self) -> Option<f64> {
            if self.pos < self.data.len() {
                self.pos += 1;
                Some(self.data[self.pos - 1])
            } else {
                None
            }
        }
        fn left(&self) -> usize {
            self.data.len() - self.pos
        }
    }
    impl<'a> Reader<'a> {
        fn take(&mut self, n: usize) -> Option<&'a [f64]> {
            if self.left() < n {
                return None;
            }
            let part = &self.data[self.pos..self.pos + n];
            self.pos += n;
            Some(part)
        }
    }
    fn read(r: &mut Reader) -> Row {
        let a = r.next().unwrap();
        let b = r.next().unwrap_or(1.0);
        Row { a, b }
    }
    fn maybe(r: &mut Reader) -> Option<Row> {
        if r.left() < 2 {
            return None;
        }
        Some(read(r))
    }
    fn peek(r: &Reader<'_>) -> f64 {
        r.data[r.pos]
    }
    pub fn rows(x: &[f64]) -> f64 {
        let mut r = Reader { data: x, pos: 0 };
        let mut s = peek(&r).sin();
        while r.left() >= 2 {
            let row = read(&mut r);
            s += row.a * row.b;
        }
        s
    }
    pub fn rows_while_there_are(x: &[f64]) -> f64 {
        let mut r = Reader { data: x, pos: 0 };
        let mut s = 0.0;
        while let Some(row) = maybe(&mut r) {
            s += row.a * row.b * row.b;
        }
        s
    }
    pub fn parts(x: &[f64]) -> f64 {
        let mut r = Reader { data: x, pos: 0 };
        let mut s = 0.0;
        while let Some(p) = r.take(2) {
            s += p[0] * p[1] + p.iter().sum::<f64>().exp();
        }
        s
    }
}

#[test]
fn what_borrows_need_not_say_so() {
    macro_rules! check {
        ($f:path) => {
            let x = [0.3, 0.5, 0.7, 0.9];
            let (value, gradient) = value_and_grad!($f)(&x);
            same(value, $f(&x));
            agree(&gradient, |x| $f(x), &x);
        };
    }
    check!(seen::rows);
    check!(seen::rows_while_there_are);
    check!(seen::parts);
}
