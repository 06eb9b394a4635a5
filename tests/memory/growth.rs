//! What grows with the size of a program's data as the plain function does, and not with its square.

use super::bytes;
use grads::prelude::*;

#[differentiable]
mod parted {
    pub fn f(x: &[f64]) -> f64 {
        let b = vec![1.0; x.len()];
        let mut r = b.clone();
        let mut p = b.clone();
        for _ in 0..3 {
            let a: f64 = p.iter().zip(&r).map(|(p, r)| p * r).sum::<f64>() / x.len() as f64;
            for i in 0..x.len() {
                r[i] -= a * p[i] * x[i];
            }
            for i in 0..x.len() {
                p[i] = r[i] + a * p[i];
            }
        }
        p.iter().sum()
    }
}

#[differentiable]
mod tree {
    pub enum Node {
        Leaf(f64),
        Split(Box<Node>, Box<Node>),
    }
    fn build(x: &[f64]) -> Node {
        if x.len() == 1 {
            return Node::Leaf(x[0]);
        }
        // as deep as it is long
        let (low, high) = x.split_at(1);
        Node::Split(Box::new(build(low)), Box::new(build(high)))
    }
    fn value(n: &Node) -> f64 {
        match n {
            Node::Leaf(v) => v * v,
            Node::Split(a, b) => value(a) + 0.5 * value(b),
        }
    }
    pub fn f(x: &[f64]) -> f64 {
        value(&build(x))
    }
}

#[differentiable]
mod queue {
    pub fn f(x: &[f64]) -> f64 {
        let mut lists: Vec<Vec<f64>> = vec![x.to_vec(), vec![]];
        for i in 0..x.len() / 2 {
            let v = lists[0].remove(0);
            lists[1].insert(0, v * x[i]);
        }
        lists[1].truncate(x.len() / 4);
        lists.iter().map(|l| l.iter().sum::<f64>()).sum()
    }
}

#[differentiable]
mod rows {
    pub fn f(x: &[f64]) -> f64 {
        let mut rows: Vec<Vec<f64>> = x.chunks(2).map(|c| c.to_vec()).collect();
        for k in 0..x.len() / 4 {
            let row = rows.remove(0);
            rows.insert(k, row);
            rows.swap(k, k + 1);
        }
        rows.iter()
            .enumerate()
            .map(|(i, r)| i as f64 * r[0] * r[1])
            .sum()
    }
}

/// How many times the bytes for 50 numbers those for 400 are.
fn growth(f: impl Fn(&[f64]) -> f64) -> f64 {
    let [few, many] = [50, 400].map(|n| {
        let x: Vec<f64> = (0..n).map(|i| 0.5 + (i % 7) as f64 * 0.05).collect();
        bytes(|| assert!(f(&x).is_finite())) as f64
    });
    many / few
}

#[test]
fn memory_grows_with_the_data_and_not_with_their_square() {
    let found = [
        growth(|x| value_and_grad!(parted::f)(x).0),
        growth(|x| value_and_grad!(tree::f)(x).0),
        growth(|x| value_and_grad!(queue::f)(x).0),
        growth(|x| value_and_grad!(rows::f)(x).0),
    ];
    assert!(found.iter().all(|g| *g < 12.0), "{found:?}");
}
