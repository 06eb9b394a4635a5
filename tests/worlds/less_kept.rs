//! Programs of which the way back keeps little: trips that go back as soon as they have run, fields that nobody writes, what rotations
//! overwrite, loops of three trips, and params of which nobody asked the gradient.

use crate::support::{agree, same};
use grads::prelude::*;

fn wave(n: usize, seed: f64) -> Vec<f64> {
    (0..n)
        .map(|i| (i as f64 * 1.37 + seed).sin() + 0.1)
        .collect()
}

#[differentiable]
mod fallible {
    fn root(x: f64) -> Option<f64> {
        if x >= 0.0 { Some(x.sqrt()) } else { None }
    }
    fn ratio(a: f64, b: f64) -> Option<f64> {
        if b.abs() > 1e-3 { Some(a / b) } else { None }
    }
    fn score(x: f64, y: f64) -> Option<f64> {
        let r = root(x + y)?;
        let q = ratio(x * x, r + 0.1)?;
        Some((q + 2.0).ln() * r)
    }
    pub fn total(p: &[f64]) -> f64 {
        let mut t = 0.0;
        for i in 0..p.len() / 2 {
            if let Some(s) = score(p[2 * i], p[2 * i + 1]) {
                t += s;
            }
        }
        t
    }
    /// The second sum reads the first.
    pub fn centred(p: &[f64]) -> f64 {
        let mut mean = 0.0;
        for x in p {
            mean += match root(*x) {
                Some(r) => r / p.len() as f64,
                None => 0.0,
            };
        }
        let spread: f64 = p
            .iter()
            .filter_map(|x| ratio(x - mean, x * x + mean + 0.3))
            .sum();
        spread + mean * mean
    }
}

#[test]
fn trips_with_branches_go_back_at_once() {
    let x = wave(40, 0.3);
    let (value, g) = value_and_grad!(fallible::total)(&x);
    same(value, fallible::total(&x));
    agree(&g, |x| fallible::total(x), &x);
    let (value, g) = value_and_grad!(fallible::centred)(&x);
    same(value, fallible::centred(&x));
    agree(&g, |x| fallible::centred(x), &x);
}

#[differentiable]
mod filters {
    #[derive(Clone)]
    pub struct Filter {
        b: [f64; 2],
        a: f64,
        gain: f64,
        z: f64,
        last: f64,
    }
    impl Filter {
        fn process(&mut self, x: f64) -> f64 {
            let y = self.gain * (self.b[0] * x + self.z);
            self.z = self.b[1] * x - self.a * y * self.last;
            self.last = y;
            y
        }
    }
    fn made(p: &[f64]) -> Vec<Filter> {
        p.chunks(4)
            .map(|c| Filter {
                b: [c[0], c[1]],
                a: 0.3 * c[2],
                gain: 0.5 + c[3],
                z: 0.0,
                last: 0.1,
            })
            .collect()
    }
    pub fn energy(p: &[f64], signal: &[f64]) -> f64 {
        let mut stages = made(p);
        let mut sum = 0.0;
        for s in signal {
            let mut v = *s;
            for f in stages.iter_mut() {
                v = f.process(v);
            }
            sum += v * v;
        }
        sum
    }
    /// One of the fields is written behind the loop that reads it, and again in another.
    pub fn changed(p: &[f64], signal: &[f64]) -> f64 {
        let mut stages = made(p);
        let mut sum = 0.0;
        for s in signal {
            for f in stages.iter_mut() {
                sum += f.process(*s).powi(2);
            }
        }
        for f in stages.iter_mut() {
            f.gain = f.gain * f.gain + f.last;
        }
        for s in signal {
            for f in stages.iter_mut() {
                sum += f.process(*s).powi(2);
            }
        }
        sum + stages[0].gain
    }
    /// Whole elements are written while their fields are read.
    pub fn swapped(p: &[f64], signal: &[f64]) -> f64 {
        let mut stages = made(p);
        let n = stages.len();
        let mut sum = 0.0;
        for (k, s) in signal.iter().enumerate() {
            let i = k % n;
            let v = stages[i].process(*s);
            sum += v * stages[i].gain;
            if k % 3 == 1 {
                stages.swap(i, (i + 1) % n);
            }
            if k % 5 == 4 {
                stages[i].a = stages[i].a * 0.9 + 0.01 * v;
            }
        }
        sum
    }
    /// What was cloned before is read behind the writes.
    pub fn cloned(p: &[f64], signal: &[f64]) -> f64 {
        let mut stages = made(p);
        let before = stages.clone();
        let mut sum = 0.0;
        for s in signal {
            for f in stages.iter_mut() {
                sum += f.process(*s) * f.gain;
                f.gain *= 0.9;
            }
        }
        for f in &before {
            sum += f.gain * f.gain * f.b[0] + f.last * f.a;
        }
        sum
    }
    /// The vector is another one from a trip on.
    pub fn replaced(p: &[f64], signal: &[f64]) -> f64 {
        let mut stages = made(p);
        let mut sum = 0.0;
        for (k, s) in signal.iter().enumerate() {
            for f in stages.iter_mut() {
                sum += f.process(*s) * f.gain;
            }
            if k % 4 == 3 {
                stages = stages
                    .iter()
                    .rev()
                    .map(|f| Filter {
                        gain: f.gain * 0.5 + f.z,
                        ..f.clone()
                    })
                    .collect();
            }
        }
        sum
    }
}

#[test]
fn fields_that_nobody_writes_are_read_where_they_are() {
    let (p, signal) = (wave(12, 1.0), wave(17, 2.0));
    let (value, g) = value_and_grad!(filters::energy, wrt(p))(&p, &signal);
    same(value, filters::energy(&p, &signal));
    agree(&g, |p| filters::energy(p, &signal), &p);
    let (value, g) = value_and_grad!(filters::changed, wrt(p))(&p, &signal);
    same(value, filters::changed(&p, &signal));
    agree(&g, |p| filters::changed(p, &signal), &p);
    let (value, g) = value_and_grad!(filters::swapped, wrt(p))(&p, &signal);
    same(value, filters::swapped(&p, &signal));
    agree(&g, |p| filters::swapped(p, &signal), &p);
    let (value, g) = value_and_grad!(filters::cloned, wrt(p))(&p, &signal);
    same(value, filters::cloned(&p, &signal));
    agree(&g, |p| filters::cloned(p, &signal), &p);
    let (value, g) = value_and_grad!(filters::replaced, wrt(p))(&p, &signal);
    same(value, filters::replaced(&p, &signal));
    agree(&g, |p| filters::replaced(p, &signal), &p);
}

#[differentiable]
mod rotations {
    fn rotate(a: &mut Vec<Vec<f64>>, p: usize, q: usize) {
        let theta = (a[q][q] - a[p][p]) / (2.0 * a[p][q]);
        let t = theta.signum() / (theta.abs() + (theta * theta + 1.0).sqrt());
        let c = 1.0 / (t * t + 1.0).sqrt();
        let s = t * c;
        for k in 0..a.len() {
            let (akp, akq) = (a[k][p], a[k][q]);
            a[k][p] = c * akp - s * akq;
            a[k][q] = s * akp + c * akq;
        }
        for k in 0..a.len() {
            let (apk, aqk) = (a[p][k], a[q][k]);
            a[p][k] = c * apk - s * aqk;
            a[q][k] = s * apk + c * aqk;
        }
    }
    pub fn fourth_powers(x: &[f64], n: usize) -> f64 {
        let mut a = vec![vec![0.0; n]; n];
        for i in 0..n {
            for j in 0..n {
                a[i][j] = x[i * n + j] + x[j * n + i];
            }
        }
        for p in 0..n {
            for q in p + 1..n {
                rotate(&mut a, p, q);
            }
        }
        (0..n).map(|i| a[i][i].powi(4)).sum::<f64>()
    }
}

#[test]
fn what_rotations_overwrite() {
    let x: Vec<f64> = wave(16, 0.7).iter().map(|x| 0.5 * x).collect();
    let (value, g) = value_and_grad!(rotations::fourth_powers)(&x, 4);
    same(value, rotations::fourth_powers(&x, 4));
    agree(&g, |x| rotations::fourth_powers(x, 4), &x);
}

#[differentiable]
mod charges {
    #[derive(Clone, Copy)]
    pub struct Body {
        pos: [f64; 3],
        q: f64,
    }
    pub fn energy(z: &[f64]) -> f64 {
        let bodies: Vec<Body> = z
            .chunks(4)
            .map(|c| Body {
                pos: [c[0], c[1], c[2]],
                q: c[3],
            })
            .collect();
        let mut e = 0.0;
        for i in 0..bodies.len() {
            for j in i + 1..bodies.len() {
                let mut r2 = 0.1;
                for k in 0..3 {
                    let d = bodies[i].pos[k] - bodies[j].pos[k];
                    r2 += d * d;
                }
                e += bodies[i].q * bodies[j].q / r2;
            }
        }
        e
    }
    /// Rows of a flat slice.
    pub fn first_three(rows: &[f64], w: &[f64]) -> f64 {
        let mut s = 0.0;
        for i in 0..rows.len() / 4 {
            let row = &rows[4 * i..];
            for k in 0..3 {
                s += (w[k] * row[k]).sin();
            }
        }
        s
    }
}

#[test]
fn loops_of_three_trips() {
    let z = wave(24, 0.2);
    let (value, g) = value_and_grad!(charges::energy)(&z);
    same(value, charges::energy(&z));
    agree(&g, |z| charges::energy(z), &z);
    let w = wave(3, 5.0);
    let (value, g) = value_and_grad!(charges::first_three, wrt(rows))(&z, &w);
    same(value, charges::first_three(&z, &w));
    agree(&g, |z| charges::first_three(z, &w), &z);
}

#[differentiable]
mod regression {
    pub struct Row {
        pub x: Vec<f64>,
        pub y: f64,
    }
    pub fn poisson(beta: &[f64], rows: &[Row], scale: f64) -> f64 {
        let linear = |x: &[f64]| beta.iter().zip(x).map(|(b, x)| b * x).sum::<f64>();
        let terms = rows.iter().map(|r| {
            let eta = linear(&r.x);
            r.y * eta - eta.exp()
        });
        scale * terms.sum::<f64>()
    }
    pub fn hinge(beta: &[f64], rows: &[Row], scale: f64) -> f64 {
        let mut loss = 0.0;
        for r in rows {
            let eta: f64 = beta.iter().zip(&r.x).map(|(b, x)| b * x).sum();
            if r.y > 0.0 {
                loss += (1.0 + (-scale * eta).exp()).ln();
            } else if eta > -1.0 {
                loss += scale * (1.0 + eta) * (1.0 + eta);
            }
        }
        loss
    }
}

#[test]
fn what_is_not_asked_for_is_not_made() {
    let rows: Vec<regression::Row> = (0..9)
        .map(|i| regression::Row {
            x: wave(3, i as f64),
            y: (i % 2) as f64,
        })
        .collect();
    let beta = [0.3, -0.2, 0.5];
    let (value, (all, of_rows, of_scale)) = value_and_grad!(regression::hinge)(&beta, &rows, 0.7);
    let (again, only) = value_and_grad!(regression::hinge, wrt(beta))(&beta, &rows, 0.7);
    same(value, again);
    same(value, regression::hinge(&beta, &rows, 0.7));
    assert_eq!(all, only);
    assert_eq!(
        of_scale,
        grad!(regression::hinge, wrt(scale))(&beta, &rows, 0.7)
    );
    let (scale, rows_again) = grad!(regression::hinge, wrt(scale, rows))(&beta, &rows, 0.7);
    assert_eq!(of_scale, scale);
    for (a, b) in rows_again.iter().zip(&of_rows) {
        assert_eq!((&a.x, a.y), (&b.x, b.y));
    }
    agree(&only, |beta| regression::hinge(beta, &rows, 0.7), &beta);
    let (value, g) = value_and_grad!(regression::poisson, wrt(beta))(&beta, &rows, 0.7);
    same(value, regression::poisson(&beta, &rows, 0.7));
    agree(&g, |beta| regression::poisson(beta, &rows, 0.7), &beta);
}
