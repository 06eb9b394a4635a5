//! Arrays that start as clones of one another and go different ways, and trees that constructors make.

use crate::support::{agree, same};
use grads::prelude::*;

/// Conjugate gradients: `r` and `p` start as `b`.
#[differentiable]
mod conjugate {
    fn dot(a: &[f64], b: &[f64]) -> f64 {
        a.iter().zip(b).map(|(x, y)| x * y).sum()
    }
    fn apply(k: &[f64], v: &[f64]) -> Vec<f64> {
        let n = v.len();
        let mut out = vec![0.0; n];
        for i in 0..n {
            out[i] = (2.5 + k[i]) * v[i] - 0.7 * v[(i + 1) % n] - 0.7 * v[(i + n - 1) % n];
        }
        out
    }
    pub fn f(x: &[f64]) -> f64 {
        let b = vec![1.0; x.len()];
        let mut u = vec![0.0; x.len()];
        let mut r = b.clone();
        let mut p = r.clone();
        let mut rr = dot(&r, &r);
        let mut trips = 0;
        while rr > 1e-12 && trips < 4 {
            let ap = apply(x, &p);
            let alpha = rr / dot(&p, &ap);
            for i in 0..u.len() {
                u[i] += alpha * p[i];
                r[i] -= alpha * ap[i];
            }
            let next = dot(&r, &r);
            let beta = next / rr;
            rr = next;
            for i in 0..p.len() {
                p[i] = r[i] + beta * p[i];
            }
            trips += 1;
        }
        dot(&u, x) + dot(&b, &p)
    }
}

#[differentiable]
mod three_ways {
    #[derive(Clone, Debug)]
    pub struct State {
        at: Vec<f64>,
        scale: f64,
    }
    pub fn f(x: &[f64]) -> f64 {
        let start = State {
            at: x.to_vec(),
            scale: x[0],
        };
        let mut a = start.clone();
        let mut b = start.clone();
        let mut c = start.at.clone();
        for i in 1..x.len() {
            a.at[i] += a.at[i - 1] * a.scale;
            b.at[i] *= a.at[i] * b.scale;
            c[i] = c[i] * c[i - 1] + b.at[i];
            a.scale *= 1.01;
        }
        let all = |v: &[f64]| v.iter().map(|y| y * y).sum::<f64>();
        all(&a.at) * b.scale + all(&b.at) + all(&c) + all(&start.at) * a.scale
    }
}

#[differentiable]
mod tree {
    #[derive(Debug)]
    pub enum Node {
        Leaf(f64),
        Split {
            left: Box<Node>,
            right: Box<Node>,
            weight: f64,
            path: Vec<f64>,
        },
    }
    fn build(x: &[f64]) -> Node {
        if x.len() == 1 {
            return Node::Leaf(x[0] * x[0]);
        }
        let (low, high) = x.split_at(x.len() / 2);
        Node::Split {
            left: Box::new(build(low)),
            right: Box::new(build(high)),
            weight: x[0],
            path: low.to_vec(),
        }
    }
    impl Node {
        fn value(&self) -> f64 {
            match self {
                Node::Leaf(v) => v.sin(),
                Node::Split {
                    left,
                    right,
                    weight,
                    path,
                } => weight * left.value() + path[0] * right.value().cos(),
            }
        }
    }
    pub fn f(x: &[f64]) -> f64 {
        build(x).value()
    }
}

#[test]
fn arrays_that_part_have_their_own_gradients() {
    let x: Vec<f64> = (0..12)
        .map(|i| 0.3 + (i as f64 * 0.9).sin() * 0.2)
        .collect();
    let checked = |f: &dyn Fn(&[f64]) -> f64, (value, g): (f64, Vec<f64>)| {
        same(value, f(&x));
        agree(&g, f, &x);
    };
    checked(&conjugate::f, value_and_grad!(conjugate::f)(&x));
    checked(&three_ways::f, value_and_grad!(three_ways::f)(&x));
    checked(&tree::f, value_and_grad!(tree::f)(&x));
}
