//! Vectors that grow and shrink as elements and fields, defaults, references that move, and clones that go different ways, in modules that
//! are seen at once.

use grads::prelude::*;

#[differentiable]
mod styles {
    pub fn pushes_into_elements(x: &[f64]) -> f64 {
        let mut groups: Vec<Vec<f64>> = vec![Vec::new(); 16];
        for (i, &v) in x.iter().enumerate() {
            groups[(i * 7) % 16].push(v * v);
        }
        let mut sum = 0.0;
        for g in &groups {
            let mean = g.iter().sum::<f64>() / g.len() as f64;
            sum += g.iter().map(|v| (v - mean).powi(2)).sum::<f64>();
        }
        sum
    }

    #[derive(Clone, Debug, Default)]
    pub struct Config {
        rate: f64,
        momentum: f64,
        decay: f64,
        steps: usize,
    }
    fn step(c: &Config, w: f64, v: f64, g: f64) -> (f64, f64) {
        let v = c.momentum * v - c.rate * (g + c.decay * w);
        (w + v, v)
    }
    pub fn derived_defaults(x: &[f64]) -> f64 {
        let (mut w, mut v, mut sum) = (0.5, 0.0, 0.0);
        for &p in x {
            let c = Config {
                rate: p * 0.1,
                momentum: 0.9,
                ..Default::default()
            };
            (w, v) = step(&c, w, v, w - p);
            sum += w * w;
        }
        sum
    }

    pub fn references_that_move(x: &[f64]) -> f64 {
        let mut rest = &x[..];
        let (mut sum, mut n) = (0.0, 1);
        while rest.len() > n {
            let part: f64 = rest[..n].iter().map(|v| v * v).sum();
            sum += part.sqrt();
            rest = &rest[n..];
            n = n % 5 + 1;
        }
        sum
    }

    pub fn queues(x: &[f64]) -> f64 {
        let mut queues: Vec<Vec<f64>> = vec![vec![]; 10];
        for (i, v) in x.iter().enumerate() {
            let queue = (i * 3) % 10;
            queues[queue].push(*v);
            if queues[queue].len() > 20 {
                queues[queue].remove(0);
            }
            if i % 5 == 0 {
                queues[queue].insert(0, v * v);
            }
            if i % 17 == 0 {
                queues[queue].truncate(5);
            }
        }
        let weighed = |q: &Vec<f64>| q.iter().enumerate().map(|(i, v)| i as f64 * v).sum::<f64>();
        queues.iter().map(weighed).sum()
    }

    pub fn rows_that_move(x: &[f64]) -> f64 {
        let mut rows: Vec<Vec<f64>> = x.chunks(10).map(|c| c.to_vec()).collect();
        let mut sum = 0.0;
        for k in 0..20 {
            let row = rows.remove(0);
            let mean = row.iter().sum::<f64>() / row.len() as f64;
            let n = rows.len();
            rows.insert(n / 2, row.iter().map(|v| v - 0.1 * mean).collect());
            rows.swap(0, k % n);
            sum += rows[0][k % 10] * mean;
        }
        sum + rows.iter().map(|r| r[0] * r[9]).sum::<f64>()
    }

    fn dot(a: &[f64], b: &[f64]) -> f64 {
        a.iter().zip(b).map(|(x, y)| x * y).sum()
    }
    fn apply(k: &[f64], v: &[f64]) -> Vec<f64> {
        let n = v.len();
        let mut out = vec![0.0; n];
        for i in 0..n {
            out[i] = (2.5 + k[i]) * v[i];
            if i > 0 {
                out[i] -= v[i - 1];
            }
            if i + 1 < n {
                out[i] -= 0.8 * v[i + 1];
            }
        }
        out
    }
    /// `r` and `p` start as clones of one vector.
    pub fn conjugate_gradients(x: &[f64]) -> f64 {
        let b = vec![1.0; x.len()];
        let mut u = vec![0.0; x.len()];
        let mut r = b.clone();
        let mut p = r.clone();
        let mut rr = dot(&r, &r);
        for _ in 0..10 {
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
        }
        dot(&u, x)
    }

    pub enum Node {
        Leaf(f64),
        Split {
            left: Box<Node>,
            right: Box<Node>,
            weight: f64,
        },
    }
    fn build(x: &[f64]) -> Node {
        if x.len() == 1 {
            return Node::Leaf(x[0]);
        }
        let (low, high) = x.split_at(x.len() / 2);
        Node::Split {
            left: Box::new(build(low)),
            right: Box::new(build(high)),
            weight: x[0],
        }
    }
    fn value(node: &Node) -> f64 {
        match node {
            Node::Leaf(v) => v * v,
            Node::Split {
                left,
                right,
                weight,
            } => weight * value(left) + (1.0 - weight) * value(right).sin(),
        }
    }
    pub fn trees_that_are_built(x: &[f64]) -> f64 {
        value(&build(x))
    }
}

pub use styles::*;
