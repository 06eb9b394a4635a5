//! Loops over pairs: in the inner loop the one of a pair goes on and the other stays, and both are added to.

use crate::support::{agree, same};
use grads::prelude::*;

#[differentiable]
mod charges {
    #[derive(Clone, Copy)]
    pub struct Charge {
        x: f64,
        q: f64,
        r: [f64; 2],
    }
    pub fn f(x: &[f64]) -> f64 {
        let all: Vec<Charge> = x
            .chunks_exact(2)
            .map(|c| Charge {
                x: c[0],
                q: c[1],
                r: [c[0] * c[1], 1.0],
            })
            .collect();
        let mut s = 0.0;
        for i in 0..all.len() {
            for j in 0..i {
                let d = all[i].x - all[j].x;
                s += all[i].q * all[j].q / (d * d + 0.1) + all[i].r[0] * all[j].r[1];
            }
            // here the one that stays is one of those that go on
            for j in 0..all.len() {
                s += 0.1 * all[i].q * all[j].x * all[i].x;
            }
        }
        s
    }
}

#[test]
fn fields_of_pairs() {
    let x = [0.3, 0.8, -0.5, 1.1, 0.9, 0.4, 1.7, -0.6];
    let (value, found) = value_and_grad!(charges::f)(&x);
    same(value, charges::f(&x));
    agree(&found, charges::f, &x);
}

#[differentiable]
mod slices {
    fn energy(x: &[f64], q: &[f64]) -> f64 {
        let mut s = 0.0;
        for i in 0..x.len() {
            for j in i + 1..x.len() {
                s += q[i] * q[j] * (x[i] - x[j]).cos() + x[i] * x[i + 1];
            }
        }
        s
    }
    pub fn f(x: &[f64]) -> f64 {
        let (x, q) = x.split_at(x.len() / 2);
        energy(x, q)
    }
}

#[test]
fn elements_of_pairs() {
    let x = [0.3, 0.8, -0.5, 1.1, 0.9, 0.4, 1.7, -0.6];
    let (value, found) = value_and_grad!(slices::f)(&x);
    same(value, slices::f(&x));
    agree(&found, slices::f, &x);
}

#[differentiable]
mod absent {
    #[derive(Clone)]
    pub struct Node {
        w: f64,
        root: f64,
    }
    pub fn f(x: &[f64]) -> f64 {
        let nodes: Vec<Node> = x
            .iter()
            .map(|v| Node {
                w: v + 1.0,
                root: v.sqrt(),
            })
            .collect();
        let mut s = 0.0;
        for i in 0..nodes.len() {
            for j in 1..i {
                s += nodes[i].w * nodes[j].root + nodes[j].w;
            }
        }
        s
    }
}

#[test]
fn what_no_trip_reads_has_no_cotangent() {
    let found = grad!(absent::f)(&[0.0, 4.0, 1.0]);
    assert!(found.iter().all(|g| g.is_finite()), "{found:?}");
    agree(&found[1..], |x| absent::f(&[0.0, x[0], x[1]]), &[4.0, 1.0]);
}
