//! More small functions of a world: they lend parts, look for elements, return references, and none is called in the end.

use crate::support::{agree, same};
use grads::prelude::*;

#[differentiable]
mod helpers {
    #[derive(Clone, Copy, Debug)]
    pub struct P {
        pub x: f64,
        pub y: f64,
    }
    #[derive(Clone, Debug)]
    pub struct Net {
        pub layers: Vec<Layer>,
        pub bias: [f64; 2],
        pub last: P,
    }
    #[derive(Clone, Debug)]
    pub struct Layer {
        pub w: Vec<f64>,
        pub b: f64,
        pub act: Act,
    }
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Act {
        Tanh,
        Leaky(f64),
        Id,
    }
    impl Act {
        fn apply(self, x: f64) -> f64 {
            match self {
                Act::Tanh => x.tanh(),
                Act::Leaky(k) => {
                    if x > 0.0 {
                        x
                    } else {
                        k * x
                    }
                }
                Act::Id => x,
            }
        }
    }
    impl Layer {
        fn forward(&self, x: &[f64]) -> f64 {
            let mut s = self.b;
            for (w, x) in self.w.iter().zip(x) {
                s += w * x;
            }
            self.act.apply(s)
        }
        fn update(&mut self, k: f64) -> f64 {
            self.b *= k;
            for w in self.w.iter_mut() {
                *w -= k;
            }
            self.b
        }
        fn weights(&self) -> &[f64] {
            &self.w
        }
        fn get(&self, i: usize) -> &f64 {
            &self.w[i]
        }
        fn first_mut(&mut self) -> &mut f64 {
            &mut self.w[0]
        }
    }
    impl Net {
        fn new(x: &[f64]) -> Self {
            let layer = |i: usize, act| Layer {
                w: x[i..i + 2].to_vec(),
                b: x[i + 2],
                act,
            };
            Net {
                layers: vec![
                    layer(0, Act::Tanh),
                    layer(1, Act::Leaky(0.1)),
                    layer(2, Act::Id),
                ],
                bias: [x[0], 1.0],
                last: P { x: x[1], y: 2.0 },
            }
        }
        fn run(&self, x: &[f64]) -> Vec<f64> {
            self.layers.iter().map(|l| l.forward(x)).collect()
        }
        fn train(&mut self, n: usize) -> f64 {
            let mut s = 0.0;
            for i in 0..n {
                s += self.layers[i].update(0.5 + i as f64);
                self.bias[i % 2] *= s;
                self.last = moved(self.last, s);
            }
            s
        }
    }
    fn moved(mut p: P, by: f64) -> P {
        p.x += by;
        p.y *= p.x;
        p
    }
    fn swap<T>(a: &mut T, b: &mut T) {
        std::mem::swap(a, b)
    }
    fn swap2(a: &mut f64, b: &mut f64) {
        let t = *a;
        *a = *b;
        *b = t;
    }
    fn total(it: impl Iterator<Item = f64>) -> f64 {
        it.sum()
    }
    fn minmax(x: &[f64]) -> (f64, f64) {
        let mut lo = f64::INFINITY;
        let mut hi = f64::NEG_INFINITY;
        for &v in x {
            lo = lo.min(v);
            hi = hi.max(v);
        }
        (lo, hi)
    }
    fn larger<'a>(a: &'a [f64], b: &'a [f64]) -> &'a [f64] {
        if a[0] > b[0] { a } else { b }
    }
    fn search(x: &[f64], level: f64) -> usize {
        let mut i = 0;
        while i < x.len() && below(x[i], level) {
            i += 1;
        }
        i
    }
    fn below(x: f64, level: f64) -> bool {
        x < level
    }
    fn newton(f: impl Fn(f64) -> f64, mut x: f64) -> f64 {
        'outer: for _ in 0..20 {
            for k in 0..2 {
                let y = f(x);
                if y.abs() < 1e-3 {
                    break 'outer;
                }
                x -= y / (2.0 + k as f64);
            }
        }
        x
    }
    fn scale(v: &mut Vec<f64>, k: f64) {
        for x in v.iter_mut() {
            *x *= k;
        }
        v.push(k);
    }
    fn normalize(v: [f64; 3]) -> [f64; 3] {
        let n = dot(&v, &v).sqrt();
        v.map(|x| x / n)
    }
    fn dot(a: &[f64; 3], b: &[f64; 3]) -> f64 {
        a.iter().zip(b).map(|(x, y)| x * y).sum()
    }
    fn cross(a: [f64; 3], b: [f64; 3]) -> [f64; 3] {
        [
            a[1] * b[2] - a[2] * b[1],
            a[2] * b[0] - a[0] * b[2],
            a[0] * b[1] - a[1] * b[0],
        ]
    }

    pub fn trained(x: &[f64]) -> f64 {
        let mut net = Net::new(x);
        let before = net.clone();
        let t = net.train(2);
        let y = net.run(&x[..2]);
        let z = before.run(&y[..2]);
        t + y[0] * z[1]
            + net.bias[0]
            + net.last.y * before.last.x
            + *net.layers[0].get(1) * net.layers[1].weights().len() as f64
    }
    pub fn moved_twice(x: &[f64]) -> f64 {
        let p = P { x: x[0], y: x[1] };
        let q = moved(p, x[2]);
        let r = moved(moved(q, p.x), q.y);
        let (mut s, mut t) = (p.x * q.y, r.x + r.y);
        swap2(&mut s, &mut t);
        let mut v = x.to_vec();
        let (l, h) = v.split_at_mut(1);
        swap2(&mut l[0], &mut h[0]);
        s * 2.0 + t + v[0] * v[1] * 3.0 + v[0]
    }
    pub fn searched(x: &[f64]) -> f64 {
        let (lo, hi) = minmax(x);
        let part = larger(&x[..2], &x[2..]);
        let k = search(x, 1.2);
        let root = newton(|u| u * u - x[1] * lo.abs() - 1.0, 2.0);
        let mut v = vec![x[0], x[1]];
        scale(&mut v, hi);
        let below = |a: f64, b: f64| a * b;
        total(v.iter().map(|u| u * u))
            + part[1] * root
            + k as f64 * x[0]
            + below(x[0], x[1])
            + total(x.iter().copied().take(k))
    }
    pub fn turned(x: &[f64]) -> f64 {
        let a = normalize([x[0], x[1], x[2]]);
        let n = cross(a, normalize(cross(a, [x[3], 1.0, x[0]])));
        let mut s = 0.0;
        for i in 0..3 {
            if below(n[i], 0.0) || n[i] > 0.9 {
                continue;
            }
            s += n[i] * dot(&a, &n);
            if s > 5.0 {
                break;
            }
        }
        s + n[0] + dot(&n, &a)
    }
    pub fn swapped(x: &[f64]) -> f64 {
        let mut a = [x[0], x[1]];
        let mut b = [x[2], 1.0];
        swap(&mut a, &mut b);
        let mut net = Net::new(x);
        *net.layers[0].first_mut() += 1.0;
        a[0] * 2.0 + b[0] + net.layers[0].w[0] * x[1]
    }
}

#[differentiable]
mod folds {
    #[derive(Clone, Debug)]
    pub struct Acc {
        pub sum: f64,
        pub log: Vec<f64>,
        pub best: Option<f64>,
    }
    impl Acc {
        fn add(&mut self, x: f64) -> &mut Self {
            self.sum += x;
            self.log.push(x);
            self
        }
        fn best(&mut self, x: f64) {
            self.best = match self.best {
                Some(b) if b > x => Some(b),
                _ => Some(x),
            };
        }
        fn value(&self) -> Option<f64> {
            let b = self.best?;
            Some(b * self.sum)
        }
    }
    fn visit(x: &[f64], mut f: impl FnMut(usize, f64)) {
        for (i, v) in x.iter().enumerate() {
            f(i, *v);
        }
    }
    fn fold<A>(x: &[f64], init: A, f: impl Fn(A, f64) -> A) -> A {
        let mut a = init;
        for v in x {
            a = f(a, *v);
        }
        a
    }
    fn compose(f: &dyn Fn(f64) -> f64, x: f64) -> f64 {
        f(f(x))
    }
    fn choose(k: usize, a: f64, b: f64) -> f64 {
        match k {
            0 => a,
            1 => b,
            n if n % 2 == 0 => a * b,
            _ => panic!("no such {k}"),
        }
    }
    fn table(i: usize) -> f64 {
        const T: [f64; 3] = [1.0, 0.5, 0.25];
        T[i]
    }
    fn outer(x: &[f64]) -> [[f64; 2]; 2] {
        let mut m = [[0.0; 2]; 2];
        for i in 0..2 {
            for j in 0..2 {
                m[i][j] = x[i] * x[j + 1];
            }
        }
        m
    }
    fn trace(m: &[[f64; 2]; 2]) -> f64 {
        m[0][0] + m[1][1]
    }
    fn det([[a, b], [c, d]]: [[f64; 2]; 2]) -> f64 {
        a * d - b * c
    }
    pub fn gathered(x: &[f64]) -> f64 {
        let mut acc = Acc {
            sum: 0.0,
            log: vec![],
            best: None,
        };
        acc.add(x[0]).add(x[1] * 2.0);
        visit(x, |i, v| {
            acc.sum += v * (i as f64);
        });
        for v in x {
            acc.best(v * v);
        }
        acc.value().unwrap_or(-1.0) + acc.log.iter().map(|v| v * x[2]).sum::<f64>()
    }
    pub fn folded(x: &[f64]) -> f64 {
        let (s, p) = fold(x, (0.0, 1.0), |(s, p), v| (s + v, p * v));
        let k = x[1];
        let c = compose(&|u| u * k + 1.0, x[0]);
        let mut out = 0.0;
        for i in 0..3 {
            out += choose(i, x[i], s) * table(i);
        }
        out + p * c
    }
    pub fn determinants(x: &[f64]) -> f64 {
        let m = outer(x);
        let mut n = m;
        n[0][1] += trace(&m);
        det(n) * trace(&n) + det(m)
    }
}
#[test]
fn values_and_gradients_are_those_of_the_plain_functions_and_no_call_is_left() {
    let x = [0.7, -0.4, 1.3, 0.25, 0.6];
    macro_rules! compared {
        ($($name:path)*) => {$(
            let (value, d) = value_and_grad!($name)(&x);
            same(value, $name(&x));
            agree(&d, $name, &x);
            let graph = graph!($name).to_string();
            assert!(!graph.contains("call "), "{graph}");
        )*};
    }
    compared!(helpers::trained helpers::moved_twice helpers::searched helpers::turned helpers::swapped);
    compared!(folds::gathered folds::folded folds::determinants);
}

#[differentiable]
mod found {
    /// Neither is `Clone`.
    pub struct Station {
        pub name: usize,
        pub level: f64,
    }
    pub struct Network {
        pub stations: Vec<Station>,
    }
    impl Network {
        pub fn new(levels: &[f64]) -> Network {
            let named = |(name, &level): (usize, &f64)| Station { name, level };
            Network {
                stations: levels.iter().enumerate().map(named).collect(),
            }
        }
        fn named(&self, name: usize) -> Option<&Station> {
            self.stations.iter().find(|s| s.name == name)
        }
        fn highest(&self) -> Option<&Station> {
            self.stations
                .iter()
                .max_by(|a, b| a.level.partial_cmp(&b.level).unwrap())
        }
        fn first_above(&self, level: f64) -> Option<&Station> {
            for s in &self.stations {
                if s.level > level {
                    return Some(s);
                }
            }
            None
        }
        fn at(&self, i: usize) -> Option<&f64> {
            self.stations.get(i).map(|s| &s.level)
        }
        fn squared(&self, i: usize) -> Option<f64> {
            let s = self.named(i)?;
            Some(s.level * s.level)
        }
    }
    pub fn sum(x: &[f64]) -> f64 {
        let net = Network::new(x);
        let highest = match net.highest() {
            Some(s) => s.level.exp(),
            None => 0.0,
        };
        let above = if let Some(s) = net.first_above(0.5) {
            s.level.sin()
        } else {
            1.0
        };
        highest * above
            + net.named(1).map_or(0.0, |s| s.level)
            + net.named(7).map_or(3.0, |s| s.level)
            + net.at(0).copied().unwrap_or(1.0) * net.squared(2).unwrap_or(1.0)
    }

    pub struct Reader {
        words: Vec<String>,
        at: usize,
        scale: f64,
    }
    impl Reader {
        fn take(&mut self, word: &str) -> bool {
            if self.words.get(self.at).is_some_and(|w| w == word) {
                self.at += 1;
                true
            } else {
                false
            }
        }
        fn value(&mut self) -> f64 {
            let mut value = self.scale;
            while self.take("twice") {
                value *= 2.0;
            }
            value
        }
    }
    pub fn read(x: f64) -> f64 {
        let words = "twice twice once".split(' ').map(String::from).collect();
        let mut reader = Reader {
            words,
            at: 0,
            scale: x,
        };
        reader.value() * x
    }
}

#[test]
fn options_of_references() {
    let x = [0.3, 0.9, 0.7];
    let (value, gradient) = value_and_grad!(found::sum)(&x);
    same(value, found::sum(&x));
    agree(&gradient, |x| found::sum(x), &x);
}

#[test]
fn values_that_are_changed_and_not_clone() {
    same(grad!(found::read)(1.5), 12.0);
}

#[differentiable]
mod rows {
    pub struct Row<'a> {
        pub x: &'a [f64],
        pub y: f64,
    }
    pub struct Fit<'a> {
        pub rows: Vec<Row<'a>>,
    }
    impl<'a> Fit<'a> {
        fn score(beta: &[f64], r: &Row<'a>) -> f64 {
            let fitted: f64 = r.x.iter().zip(beta).map(|(a, b)| a * b).sum();
            (fitted - r.y).powi(2)
        }
        pub fn loss(&self, beta: &[f64]) -> f64 {
            self.rows.iter().map(|r| Self::score(beta, r)).sum()
        }
    }
}

#[test]
fn a_function_of_the_type_takes_what_borrows_as_it_does() {
    let rows = vec![
        rows::Row {
            x: &[1.0, 2.0],
            y: 1.0,
        },
        rows::Row {
            x: &[0.5, -1.0],
            y: 0.2,
        },
    ];
    let (fit, beta) = (rows::Fit { rows }, [0.3, 0.2]);
    let (value, gradient) = value_and_grad!(rows::Fit::loss, wrt(beta))(&fit, &beta);
    same(value, fit.loss(&beta));
    agree(&gradient, |beta| fit.loss(beta), &beta);
}
