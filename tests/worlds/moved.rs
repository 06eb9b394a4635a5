//! Elements that are moved about in vectors: `insert`, `remove`, `swap` and `truncate`, of rows, of vectors that are elements, and of fields.

use crate::support::{agree, same};
use grads::prelude::*;

#[differentiable]
mod in_elements {
    pub fn f(x: &[f64]) -> f64 {
        let mut buckets: Vec<Vec<f64>> = vec![vec![]; 3];
        for (i, v) in x.iter().enumerate() {
            let b = (i * 5) % 3;
            buckets[b].push(*v);
            if buckets[b].len() > 4 {
                let old = buckets[b].remove(1);
                buckets[(b + 1) % 3].insert(0, old * v);
            }
            if i % 7 == 3 {
                buckets[b].truncate(2);
            }
            let last = buckets[b].len() - 1;
            buckets[b].swap(0, last);
        }
        let weighed = |b: &Vec<f64>| {
            b.iter()
                .enumerate()
                .map(|(i, v)| (i as f64 + 0.5) * v * v)
                .sum::<f64>()
        };
        buckets.iter().map(weighed).sum()
    }
}

#[differentiable]
mod rows {
    fn first(rows: &mut Vec<Vec<f64>>) -> Vec<f64> {
        rows.remove(0)
    }
    pub fn f(x: &[f64]) -> f64 {
        let mut rows: Vec<Vec<f64>> = x.chunks(4).map(|c| c.to_vec()).collect();
        let mut total = 0.0;
        for k in 0..6 {
            let row = first(&mut rows);
            let mean = row.iter().sum::<f64>() / row.len() as f64;
            let n = rows.len();
            rows.insert(n / 2, row.iter().map(|v| v - mean * v).collect());
            rows.swap(0, k % n);
            if k == 4 {
                rows.truncate(n - 1);
            }
            total += rows[0][k % 4] * mean;
        }
        total + rows.iter().map(|r| r[0] * r[3]).sum::<f64>()
    }
}

#[differentiable]
mod fields {
    #[derive(Clone, Debug)]
    pub struct Item {
        weight: f64,
        path: Vec<f64>,
    }
    pub struct Window {
        items: Vec<Item>,
        seen: Vec<f64>,
    }
    impl Window {
        fn add(&mut self, v: f64) {
            if self.items.len() == 3 {
                let old = self.items.remove(0);
                self.seen
                    .insert(self.seen.len() / 2, old.weight * old.path[0]);
            }
            self.items.push(Item {
                weight: v,
                path: vec![v * v, v],
            });
        }
        fn value(&self) -> f64 {
            self.items.iter().map(|i| i.weight * i.path[1]).sum::<f64>()
                + self.seen.iter().sum::<f64>()
        }
    }
    pub fn f(x: &[f64]) -> f64 {
        let mut window = Window {
            items: vec![],
            seen: vec![],
        };
        let mut total = 0.0;
        for v in x {
            window.add(*v);
            total += window.value().sin();
        }
        let last = window.seen.len() - 1;
        total + window.seen.remove(last) * window.seen[0]
    }
}

/// An end of a branch or of the function, where nobody wants the vector back.
#[differentiable]
mod thrown_away {
    pub fn f(x: &[f64]) -> f64 {
        let mut rows: Vec<Vec<f64>> = x.chunks(3).map(|c| c.to_vec()).collect();
        if x[0] > 0.0 {
            rows.swap(0, 1);
        }
        let s: f64 = rows.iter().map(|r| r[0] * r[1]).sum();
        rows.truncate(1);
        rows.insert(0, vec![s; 3]);
        let top = rows.remove(1);
        s * top[2] * rows[0][1]
    }
}

#[test]
fn what_is_moved_keeps_its_gradient() {
    let x: Vec<f64> = (0..30)
        .map(|i| 0.3 + (i as f64 * 0.7).sin() * 0.2)
        .collect();
    let checked = |f: &dyn Fn(&[f64]) -> f64, (value, g): (f64, Vec<f64>)| {
        same(value, f(&x));
        agree(&g, f, &x);
    };
    checked(&in_elements::f, value_and_grad!(in_elements::f)(&x));
    checked(&rows::f, value_and_grad!(rows::f)(&x));
    checked(&fields::f, value_and_grad!(fields::f)(&x));
    checked(&thrown_away::f, value_and_grad!(thrown_away::f)(&x));
}

#[differentiable(order = 2)]
mod twice {
    pub fn f(x: &[f64]) -> f64 {
        let mut lists = vec![vec![x[0]], vec![x[1], x[2] * x[2]]];
        lists[1].insert(1, x[0] * x[2]);
        let first = lists[1][0];
        lists[0].push(first * x[1]);
        lists[1].swap(0, 1);
        let gone = lists[1].remove(2);
        lists[0].push(gone);
        lists[0].truncate(2);
        lists.swap(0, 1);
        lists[0][0] * lists[1][1] * gone
    }
}

#[test]
fn what_is_moved_has_second_derivatives() {
    let x = [0.5, 0.8, 1.2];
    let h = hessian!(twice::f)(&x);
    for i in 0..3 {
        let row = [h[(i, 0)], h[(i, 1)], h[(i, 2)]];
        agree(&row, |x| grad!(twice::f)(x)[i], &x);
    }
    let (value, along) = jvp!(twice::f)(&x, &[1.0, 0.5, -0.5][..]);
    same(value, twice::f(&x));
    let g = grad!(twice::f)(&x);
    assert!((along - (g[0] + 0.5 * g[1] - 0.5 * g[2])).abs() < 1e-12);
}

/// A function that calls itself has its ways back on a tape.
#[differentiable]
mod on_the_tape {
    fn turned(mut rows: Vec<Vec<f64>>, depth: usize) -> Vec<Vec<f64>> {
        if depth == 0 {
            return rows;
        }
        rows.swap(0, depth % 3);
        let row = rows.remove(1);
        rows.insert(depth % 2, row.iter().map(|v| v * 1.5 - v * v).collect());
        rows[0].insert(0, row[1]);
        rows[0].truncate(3);
        turned(rows, depth - 1)
    }
    pub fn f(x: &[f64]) -> f64 {
        let rows = turned(x.chunks(3).map(|c| c.to_vec()).collect(), 5);
        rows.iter().map(|r| r[0] * r[1] + r[2]).sum()
    }
}

#[test]
fn what_is_moved_in_a_recursion_keeps_its_gradient() {
    let x: Vec<f64> = (0..9).map(|i| 0.2 + i as f64 * 0.07).collect();
    let (value, g) = value_and_grad!(on_the_tape::f)(&x);
    same(value, on_the_tape::f(&x));
    agree(&g, on_the_tape::f, &x);
}
