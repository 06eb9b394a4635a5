//! What is in a box is taken out by value: lists and expressions that functions take apart and make anew.

use crate::support::{agree, same};
use grads::prelude::*;

#[differentiable(order = 2)]
mod lists {
    #[derive(Clone)]
    pub enum List {
        Nil,
        Cons(f64, Box<List>),
    }
    use self::List::{Cons, Nil};

    fn scale(l: List, s: f64) -> List {
        match l {
            Nil => Nil,
            Cons(v, rest) => Cons(v * s, Box::new(scale(*rest, s))),
        }
    }
    fn sum(l: &List) -> f64 {
        match l {
            Nil => 0.0,
            Cons(v, rest) => v + sum(rest),
        }
    }
    fn from(xs: &[f64]) -> List {
        match xs {
            [] => Nil,
            [x, rest @ ..] => Cons(*x, Box::new(from(rest))),
        }
    }
    pub fn total(x: &[f64]) -> f64 {
        let l = scale(from(&x[1..]), x[0]);
        let t = sum(&l);
        t * t + x[1]
    }
}

#[differentiable]
mod expressions {
    #[derive(Clone)]
    pub enum Expr {
        Const(f64),
        Var(usize),
        Add(Box<Expr>, Box<Expr>),
        Mul(Box<Expr>, Box<Expr>),
        Sin(Box<Expr>),
        Neg(Box<Expr>),
    }
    use Expr::*;

    impl Expr {
        fn eval(&self, env: &[f64]) -> f64 {
            match self {
                Const(c) => *c,
                Var(i) => env[*i],
                Add(a, b) => a.eval(env) + b.eval(env),
                Mul(a, b) => a.eval(env) * b.eval(env),
                Sin(e) => e.eval(env).sin(),
                Neg(e) => -e.eval(env),
            }
        }
        fn simplify(self) -> Expr {
            match self {
                Neg(inner) => match *inner {
                    Neg(e) => e.simplify(),
                    other => Neg(Box::new(other.simplify())),
                },
                Add(a, b) => Add(Box::new(a.simplify()), Box::new(b.simplify())),
                Mul(a, b) => match (a.simplify(), b.simplify()) {
                    (Const(x), Const(y)) => Const(x * y),
                    (x, y) => Mul(Box::new(x), Box::new(y)),
                },
                e => e,
            }
        }
    }
    pub fn total(x: &[f64]) -> f64 {
        let product = Mul(Box::new(Const(x[0])), Box::new(Const(x[1])));
        let twice = Neg(Box::new(Neg(Box::new(Sin(Box::new(Var(1)))))));
        let e = Add(Box::new(product), Box::new(twice));
        let s = e.clone().simplify();
        s.eval(&x[1..]) + e.eval(&x[1..]) * x[0]
    }
}

#[derive(Differentiable, Clone)]
enum Chain {
    End(f64),
    Link { k: f64, next: Box<Chain> },
}

#[differentiable]
impl Chain {
    fn bent(self, by: f64) -> f64 {
        match self {
            Chain::End(x) => x * by,
            Chain::Link { k, next } if k > 0.0 => k * next.bent(by * k),
            Chain::Link { next, .. } => {
                let inner = *next;
                inner.bent(-by)
            }
        }
    }
}

#[differentiable]
fn outside(x: &[f64]) -> f64 {
    let mut chain = Chain::End(x[0]);
    for &k in &x[1..] {
        chain = Chain::Link {
            k,
            next: Box::new(chain),
        };
    }
    chain.bent(x[1])
}

const X: [f64; 4] = [0.4, 1.2, 0.7, -0.2];

#[test]
fn a_list_is_taken_apart_by_value() {
    let (value, dx) = value_and_grad!(lists::total)(&X);
    same(value, lists::total(&X));
    agree(&dx, lists::total, &X);
    let d = [0.3, -0.1, 0.2, 0.5];
    let hv = hvp!(lists::total)(&X, &d);
    for i in 0..X.len() {
        let slope = |x: &[f64]| grad!(lists::total)(x)[i];
        let along = crate::support::differences(slope, &X);
        let wanted: f64 = along.iter().zip(d).map(|(a, b)| a * b).sum();
        assert!((hv[i] - wanted).abs() <= 1e-6, "{hv:?} for {wanted}");
    }
}

#[test]
fn an_expression_is_simplified_by_value() {
    let (value, dx) = value_and_grad!(expressions::total)(&X);
    same(value, expressions::total(&X));
    agree(&dx, expressions::total, &X);
}

#[test]
fn a_chain_outside_of_a_module() {
    let (value, dx) = value_and_grad!(outside)(&X);
    same(value, outside(&X));
    agree(&dx, outside, &X);
}
