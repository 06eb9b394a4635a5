//! Vectors that are elements, or fields of elements, as they grow and shrink: each is lent where it is.

use crate::support::{agree, same};
use grads::*;

#[differentiable]
pub mod buckets {
    pub fn f(x: &[f64]) -> f64 {
        let mut groups = vec![Vec::new(); 4];
        for (i, v) in x.iter().enumerate() {
            groups[i % 4].push(v * v);
        }
        groups.iter().map(|g| g.iter().sum::<f64>().sqrt()).sum()
    }
}

#[test]
fn buckets_are_right() {
    let x = inputs(50);
    let (value, g) = value_and_grad!(buckets::f)(&x);
    same(value, buckets::f(&x));
    agree(&g, |x| buckets::f(x), &x);
}

#[differentiable]
pub mod fields_of_elements {
    pub struct G {
        items: Vec<f64>,
        total: f64,
    }
    pub fn f(x: &[f64]) -> f64 {
        let mut groups: Vec<G> = (0..4)
            .map(|_| G {
                items: vec![],
                total: 0.0,
            })
            .collect();
        for (i, v) in x.iter().enumerate() {
            let g = &mut groups[i % 4];
            g.items.push(v * v);
            g.total += v;
        }
        groups
            .iter()
            .map(|g| g.items.iter().sum::<f64>().sqrt() * g.total)
            .sum()
    }
}

#[test]
fn fields_of_elements_are_right() {
    let x = inputs(50);
    let (value, g) = value_and_grad!(fields_of_elements::f)(&x);
    same(value, fields_of_elements::f(&x));
    agree(&g, |x| fields_of_elements::f(x), &x);
}

#[differentiable]
pub mod helpers_that_grow_an_element {
    #[derive(Clone)]
    pub struct G {
        items: Vec<f64>,
        total: f64,
    }
    fn add(g: &mut G, v: f64) {
        g.items.push(v * v);
        g.total += v;
    }
    pub fn f(x: &[f64]) -> f64 {
        let mut groups = vec![
            G {
                items: vec![],
                total: 0.0
            };
            3
        ];
        for (i, v) in x.iter().enumerate() {
            if *v > 0.5 {
                add(&mut groups[i % 3], *v);
            }
        }
        groups
            .iter()
            .map(|g| g.items.iter().sum::<f64>().sqrt() * g.total)
            .sum()
    }
}

#[test]
fn helpers_that_grow_an_element_are_right() {
    let x = inputs(50);
    let (value, g) = value_and_grad!(helpers_that_grow_an_element::f)(&x);
    same(value, helpers_that_grow_an_element::f(&x));
    agree(&g, |x| helpers_that_grow_an_element::f(x), &x);
}

#[differentiable]
pub mod accounts_with_histories {
    #[derive(Clone, Debug)]
    pub struct Account {
        id: usize,
        balance: f64,
        history: Vec<f64>,
    }
    impl Account {
        fn new(id: usize, balance: f64) -> Self {
            Self {
                id,
                balance,
                history: Vec::new(),
            }
        }
        fn deposit(&mut self, a: f64) {
            self.balance += a;
            self.history.push(self.balance);
        }
        fn withdraw(&mut self, a: f64) -> Result<f64, String> {
            if a > self.balance {
                return Err(format!("short {}", self.id));
            }
            self.balance -= a;
            self.history.push(self.balance);
            Ok(a)
        }
    }
    pub struct Bank {
        accounts: Vec<Account>,
        rate: f64,
    }
    impl Bank {
        fn new(rate: f64) -> Bank {
            Bank {
                accounts: vec![],
                rate,
            }
        }
        fn open(&mut self, b: f64) -> usize {
            let id = self.accounts.len();
            self.accounts.push(Account::new(id, b));
            id
        }
        fn transfer(&mut self, from: usize, to: usize, a: f64) -> Result<(), String> {
            let got = self.accounts[from].withdraw(a)?;
            self.accounts[to].deposit(got);
            Ok(())
        }
        fn accrue(&mut self) {
            let r = self.rate;
            for a in self.accounts.iter_mut() {
                let b = a.balance;
                a.deposit(b * r);
            }
        }
        fn total(&self) -> f64 {
            self.accounts.iter().map(|a| a.balance).sum()
        }
    }
    pub fn f(x: &[f64]) -> f64 {
        let mut bank = Bank::new(0.01 * x[0]);
        for i in 0..8 {
            bank.open(1.0 + x[i]);
        }
        let mut failed = 0;
        for k in 8..x.len() {
            if bank.transfer(k % 8, (k * 3 + 1) % 8, 0.2 * x[k]).is_err() {
                failed += 1;
            }
            if k % 8 == 0 {
                bank.accrue();
            }
        }
        bank.total() * bank.accounts[2].history.iter().sum::<f64>() + failed as f64
    }
}

#[test]
fn accounts_with_histories_are_right() {
    let x = inputs(64);
    let (value, g) = value_and_grad!(accounts_with_histories::f)(&x);
    same(value, accounts_with_histories::f(&x));
    agree(&g, |x| accounts_with_histories::f(x), &x);
}

#[differentiable]
pub mod changed_in_other_ways {
    pub fn f(x: &[f64]) -> f64 {
        let mut grid: Vec<Vec<Vec<f64>>> = vec![vec![vec![]; 2]; 2];
        for (i, v) in x.iter().enumerate() {
            grid[i % 2][(i / 2) % 2].push(v.sin());
            if i % 6 == 0 {
                grid[0][0].truncate(3);
                grid[0][1].clear();
            }
            if i % 7 == 0 && grid[1][0].len() > 2 {
                grid[1][0].insert(1, *v);
                grid[1][0].remove(0);
                grid[1][0].swap(0, 1);
            }
            if let Some(t) = grid[0][1].pop() {
                grid[1][1].push(t * v);
                grid[1][1].extend_from_slice(&[*v, 2.0 * v]);
            }
        }
        let mut s = 0.0;
        for row in &grid {
            for g in row {
                for (i, v) in g.iter().enumerate() {
                    s += v * v * i as f64;
                }
            }
        }
        s
    }
}

#[test]
fn changed_in_other_ways_are_right() {
    let x = inputs(24);
    let (value, g) = value_and_grad!(changed_in_other_ways::f)(&x);
    same(value, changed_in_other_ways::f(&x));
    agree(&g, |x| changed_in_other_ways::f(x), &x);
}

#[differentiable(order = 2)]
pub mod second {
    #[derive(Clone, Debug)]
    pub struct Bucket {
        items: Vec<f64>,
        total: f64,
    }
    pub fn f(x: &[f64]) -> f64 {
        let mut groups: Vec<Bucket> = vec![
            Bucket {
                items: vec![],
                total: 0.0
            };
            3
        ];
        let mut rows: Vec<Vec<(f64, usize)>> = Vec::new();
        for _ in 0..4 {
            rows.push(Vec::new());
        }
        for (i, v) in x.iter().enumerate() {
            let g = &mut groups[i % 3];
            g.items.push(v * v * v);
            g.total += v;
            rows[(i * 7) % 4].push((v.sin(), i));
            if i % 5 == 4 {
                if let Some((last, _)) = rows[i % 4].pop() {
                    groups[1].total += last * v;
                }
            }
        }
        groups
            .iter()
            .map(|g| g.items.iter().sum::<f64>() * g.total)
            .sum::<f64>()
            + rows
                .iter()
                .map(|r| r.iter().map(|(v, i)| v * *i as f64).sum::<f64>())
                .sum::<f64>()
    }
}

#[test]
fn second_derivatives_are_right() {
    let x = inputs(24);
    let (value, g) = value_and_grad!(second::f)(&x);
    same(value, second::f(&x));
    agree(&g, |x| second::f(x), &x);
    let d: Vec<f64> = (0..24).map(|i| ((i * 13) % 7) as f64 - 3.0).collect();
    let along = |x: &[f64], d: &[f64]| -> f64 { x.iter().zip(d).map(|(g, d)| g * d).sum() };
    let (value, tangent) = jvp!(second::f)(&x, &d);
    same(value, second::f(&x));
    assert!((tangent - along(&g, &d)).abs() < 1e-9 * tangent.abs());
    let product = hvp!(second::f)(&x, &d);
    agree(&product, |x| along(&grad!(second::f)(x), &d), &x);
}

/// What is no number, and what cannot be cloned.
#[differentiable]
pub mod others {
    pub struct Event {
        size: f64,
        name: String,
    }
    pub fn f(x: &[f64]) -> f64 {
        let mut events: Vec<Vec<Event>> = (0..3).map(|_| Vec::new()).collect();
        let mut texts: Vec<Vec<&str>> = vec![vec![]; 3];
        let mut edges = vec![vec![]; 3];
        for (i, v) in x.iter().enumerate() {
            events[i % 3].push(Event {
                size: *v,
                name: format!("n{i}"),
            });
            texts[i % 2].push("a");
            edges[i % 3].push((i * 5) % x.len());
        }
        let mut s = texts[1].len() as f64;
        for k in 0..3 {
            for (e, j) in events[k].iter().zip(&edges[k]) {
                s += e.size * x[*j] * e.name.len() as f64;
            }
        }
        s
    }
}

#[test]
fn other_elements_are_right() {
    let x = inputs(15);
    let (value, g) = value_and_grad!(others::f)(&x);
    same(value, others::f(&x));
    agree(&g, |x| others::f(x), &x);
}

fn inputs(n: usize) -> Vec<f64> {
    (0..n)
        .map(|i| 0.3 + 0.01 * ((i * 37) % 100) as f64)
        .collect()
}
