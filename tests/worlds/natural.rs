//! Small programs as they are written, each of which has one thing that others here have not.

use crate::support::{agree, same};
use grads::prelude::*;

macro_rules! check {
    ($f:path, $x:expr) => {
        let x: Vec<f64> = $x;
        let (value, gradient) = value_and_grad!($f)(&x);
        same(value, $f(&x));
        agree(&gradient, |x| $f(x), &x);
    };
}

#[differentiable]
mod graph {
    use std::collections::BTreeMap;

    pub struct Graph {
        edges: BTreeMap<usize, Vec<usize>>,
    }
    impl Graph {
        pub fn ring(n: usize) -> Self {
            let mut edges = BTreeMap::new();
            for i in 0..n {
                edges.insert(i, vec![(i + 1) % n, (i + n - 1) % n]);
            }
            Graph { edges }
        }
        /// Lent from a map, and called in a loop.
        pub fn neighbours(&self, i: usize) -> &[usize] {
            self.edges.get(&i).map(|v| v.as_slice()).unwrap_or(&[])
        }
    }
    pub fn energy(g: &Graph, x: &[f64]) -> f64 {
        let mut e = 0.0;
        for i in 0..x.len() {
            for &j in g.neighbours(i) {
                e += (x[i] - x[j]).powi(2) * x[i];
            }
        }
        e
    }
    pub fn loss(x: &[f64]) -> f64 {
        let g = Graph::ring(x.len());
        energy(&g, x)
    }
}

#[test]
fn what_a_map_lends_is_run_over() {
    check!(graph::loss, vec![0.3, 1.2, -0.4, 0.9]);
}

#[differentiable]
mod units {
    use std::marker::PhantomData;
    use std::ops::{Add, Mul};

    #[derive(Clone, Copy)]
    pub struct Metre;
    #[derive(Clone, Copy)]
    pub struct Second;
    #[derive(Clone, Copy)]
    pub struct Quantity<U> {
        v: f64,
        unit: PhantomData<U>,
    }
    impl<U> Quantity<U> {
        pub fn new(v: f64) -> Self {
            Quantity {
                v,
                unit: PhantomData,
            }
        }
        pub fn value(self) -> f64 {
            self.v
        }
    }
    impl<U> Add for Quantity<U> {
        type Output = Quantity<U>;
        fn add(self, o: Self) -> Self {
            Quantity::new(self.v + o.v)
        }
    }
    impl<U> Mul<f64> for Quantity<U> {
        type Output = Quantity<U>;
        fn mul(self, k: f64) -> Self {
            Quantity::new(self.v * k)
        }
    }
    pub fn loss(x: &[f64]) -> f64 {
        let a: Quantity<Metre> = Quantity::new(x[0]);
        let b = Quantity::<Metre>::new(x[1]);
        let t = Quantity::<Second>::new(x[2]);
        let d = (a + b) * x[1];
        let t = t + t * 0.5;
        d.value() * d.value() / t.value()
    }
}

#[test]
fn a_unit_is_in_the_type_alone() {
    check!(units::loss, vec![0.3, 1.2, 0.9]);
}

#[differentiable]
mod parsed {
    use std::collections::HashMap;

    pub fn by_line(x: &[f64]) -> f64 {
        let mut params: HashMap<&str, f64> = HashMap::new();
        for part in "k=2.0;c=0.5".split(';') {
            if let Some((name, value)) = part.split_once('=') {
                params.insert(name, value.parse().unwrap());
            }
        }
        x[0] * params["k"] + x[1] * x[1] * params["c"]
    }
    pub fn at_once(x: &[f64]) -> f64 {
        let params: HashMap<&str, f64> = "k=2.0;c=0.5"
            .split(';')
            .filter_map(|part| {
                let (name, value) = part.split_once('=')?;
                Some((name, value.parse().ok()?))
            })
            .collect();
        x[0] * params["k"] + x[1] * x[1] * params["c"]
    }
}

#[test]
fn a_map_of_texts_has_its_written_type() {
    check!(parsed::by_line, vec![0.3, 1.2]);
    check!(parsed::at_once, vec![0.3, 1.2]);
}

#[differentiable]
mod conversions {
    #[derive(Clone, Copy)]
    pub struct Point {
        x: f64,
        y: f64,
    }
    impl From<(f64, f64)> for Point {
        fn from((x, y): (f64, f64)) -> Self {
            Point { x, y }
        }
    }
    fn length(points: &[Point]) -> f64 {
        let sides = points.windows(2);
        let sides = sides.map(|w| (w[1].x - w[0].x).hypot(w[1].y - w[0].y));
        sides.sum()
    }
    pub fn listed(x: &[f64]) -> f64 {
        let points: Vec<Point> = vec![(x[0], 0.0).into(), (x[1], x[0]).into(), (0.0, x[1]).into()];
        let ends: (Point, [Point; 1]) = ((x[0], x[1]).into(), [(x[1], 2.0).into()]);
        length(&points) + ends.0.x * ends.1[0].y + ends.1[0].x
    }
}

#[test]
fn elements_are_turned_into_what_the_list_is_of() {
    check!(conversions::listed, vec![0.3, 1.2]);
}

mod alone {
    use grads::prelude::*;

    #[differentiable]
    pub fn owned(x: &[f64]) -> f64 {
        let mut it = x.iter();
        let a = it.next().unwrap().to_owned();
        let rest = x[1..].to_owned();
        let rows: Vec<Vec<f64>> = x.chunks(1).map(|row| row.to_owned()).collect();
        a * rest[0] + rows.first().unwrap().to_owned()[0] * x[1].to_owned()
    }
    #[differentiable]
    pub fn grown(x: &[f64]) -> f64 {
        let w: [f64; 3] = std::array::from_fn({
            let mut n = x[0];
            move |i| {
                n = n * x[1] + i as f64;
                n
            }
        });
        w[0] * w[1] + w[2]
    }
}

#[test]
fn what_is_owned_and_what_a_closure_keeps() {
    check!(alone::owned, vec![0.3, 1.2]);
    check!(alone::grown, vec![0.3, 1.2]);
}

#[differentiable]
mod frames {
    use std::marker::PhantomData;
    use std::ops::{Mul, Sub};

    pub struct Inertial;
    pub struct Rotating;
    pub struct Vector<F> {
        x: f64,
        y: f64,
        frame: PhantomData<F>,
    }
    impl<F> Clone for Vector<F> {
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<F> Copy for Vector<F> {}
    impl<F> Vector<F> {
        fn new(x: f64, y: f64) -> Self {
            Vector {
                x,
                y,
                frame: PhantomData,
            }
        }
        fn dot(self, o: Self) -> f64 {
            self.x * o.x + self.y * o.y
        }
        fn norm(&self) -> f64 {
            self.dot(*self).sqrt()
        }
    }
    impl<F> Sub for Vector<F> {
        type Output = Self;
        fn sub(self, o: Self) -> Self {
            Self::new(self.x - o.x, self.y - o.y)
        }
    }
    impl<F> Mul<Vector<F>> for f64 {
        type Output = Vector<F>;
        fn mul(self, v: Vector<F>) -> Vector<F> {
            Vector::new(self * v.x, self * v.y)
        }
    }
    fn turned(v: Vector<Rotating>, angle: f64) -> Vector<Inertial> {
        let (s, c) = angle.sin_cos();
        Vector::new(c * v.x - s * v.y, s * v.x + c * v.y)
    }
    pub fn loss(x: &[f64]) -> f64 {
        let flat = 2.0 * Vector::<Rotating>::new(x[0], x[1]);
        let seen = [(0.1, [0.5, 0.2]), (0.7, [0.1, 0.9])];
        seen.iter()
            .map(|&(t, [a, b])| {
                let d = turned(flat, x[2] + t) - Vector::new(a, b);
                d.norm()
            })
            .sum()
    }
}

#[test]
fn a_mark_of_a_type_whose_clone_is_written_by_hand_is_not_cloned() {
    check!(frames::loss, vec![0.3, 1.2, 0.9]);
}

#[differentiable]
mod sets {
    use std::collections::{BTreeMap, BTreeSet, HashSet};

    pub struct Reaction {
        k: f64,
        left: BTreeMap<String, u32>,
    }
    pub struct Reactor {
        reactions: Vec<Reaction>,
    }
    impl Reactor {
        fn species(&self) -> BTreeSet<String> {
            let keys = self.reactions.iter().flat_map(|r| r.left.keys());
            keys.cloned().collect()
        }
        fn signs(&self) -> HashSet<usize> {
            let mut seen = HashSet::new();
            for (i, r) in self.reactions.iter().enumerate() {
                if r.k > 0.0 {
                    seen.insert(i % 2);
                }
            }
            seen
        }
    }
    pub fn loss(x: &[f64]) -> f64 {
        let made = x.iter().map(|&k| Reaction {
            k,
            left: BTreeMap::from([("A".to_string(), 2)]),
        });
        let r = Reactor {
            reactions: made.collect(),
        };
        let (species, signs) = (r.species().len() as f64, r.signs().len() as f64);
        let rates = r.reactions.iter().map(|r| r.k * r.left["A"] as f64);
        rates.sum::<f64>().powi(2) * species + signs * x[0]
    }
}

#[test]
fn methods_give_sets_of_constants() {
    check!(sets::loss, vec![0.3, 1.2, 0.9]);
}

#[differentiable]
mod tokens {
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Token<'a> {
        Name(&'a str),
        Num(f64),
        Op { c: char },
    }
    impl<'a> Token<'a> {
        fn number(x: f64) -> Self {
            Self::Num(x)
        }
        fn name(s: &'a str) -> Self {
            Self::Name(s)
        }
        fn op(c: char) -> Token<'a> {
            Self::Op { c }
        }
        fn value(&self, y: f64) -> f64 {
            match *self {
                Self::Num(v) => v * v,
                Token::Name("y") => y,
                Self::Name(_) => 1.0,
                Self::Op { c } if c == '+' => 2.0,
                Self::Op { .. } => 3.0,
            }
        }
    }
    pub fn loss(x: &[f64]) -> f64 {
        let all = [
            Token::number(x[0]),
            Token::name("y"),
            Token::op('+'),
            Token::number(x[1] * x[0]),
            Token::Name("z"),
        ];
        all.iter().map(|t| t.value(x[2].sin())).product()
    }
}

#[test]
fn variants_behind_self_in_a_block_with_a_lifetime() {
    check!(tokens::loss, vec![0.3, 1.2, 0.9]);
}

#[differentiable]
mod curves {
    use std::collections::BTreeMap;

    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
    pub struct Month(u32);
    pub struct Curve {
        knots: Vec<(Month, f64)>,
        names: BTreeMap<String, usize>,
        title: String,
    }
    impl Curve {
        fn new(x: &[f64]) -> Curve {
            let knots = x.iter().enumerate();
            Curve {
                knots: knots.map(|(i, r)| (Month(3 * i as u32), r * r)).collect(),
                names: ["a", "b"]
                    .iter()
                    .enumerate()
                    .map(|(i, n)| (n.to_string(), i))
                    .collect(),
                title: "abc".chars().rev().collect(),
            }
        }
        fn at(&self, m: Month) -> f64 {
            match self.knots.binary_search_by_key(&m, |&(k, _)| k) {
                Ok(i) => self.knots[i].1,
                Err(0) => self.knots[0].1,
                Err(i) if i == self.knots.len() => self.knots[i - 1].1,
                Err(i) => self.knots[i].1 * self.knots[i - 1].1,
            }
        }
        fn named(&self, name: &str) -> f64 {
            self.names.get(name).map_or(0.0, |&i| self.knots[i].1)
        }
    }
    pub fn loss(x: &[f64]) -> f64 {
        let c = Curve::new(x);
        let first = if c.title.starts_with('c') { 2.0 } else { 3.0 };
        first * c.named("b") + c.at(Month(3)) * c.at(Month(4)) + c.at(Month(50))
    }
}

#[test]
fn maps_are_collected_into_fields_and_keys_are_lent() {
    check!(curves::loss, vec![0.3, 1.2, 0.9]);
}

#[differentiable]
mod layouts {
    use std::ops::Range;

    pub struct Layout {
        sizes: Vec<usize>,
    }
    impl Layout {
        fn slot(&self, k: usize) -> Range<usize> {
            let lo: usize = self.sizes[..k].iter().sum();
            lo..lo + self.sizes[k]
        }
    }
    pub fn loss(x: &[f64]) -> f64 {
        let l = Layout {
            sizes: vec![1, 2, 2],
        };
        let mut s = 0.0;
        for k in 0..3 {
            s += x[l.slot(k)].iter().product::<f64>();
            for i in l.slot(k) {
                s += x[i] * k as f64;
            }
        }
        if l.slot(1).contains(&2) {
            s *= 2.0;
        }
        s
    }
}

#[test]
fn a_method_gives_the_range_of_a_part() {
    check!(layouts::loss, vec![0.3, 1.2, 0.9, 0.1, 0.7]);
}

#[differentiable]
mod years {
    use std::ops::{Index, Range};

    pub struct Series {
        values: Vec<f64>,
        start: i32,
    }
    impl Index<i32> for Series {
        type Output = f64;
        fn index(&self, year: i32) -> &f64 {
            &self.values[(year - self.start) as usize]
        }
    }
    impl Series {
        fn years(&self) -> Range<i32> {
            self.start..self.start + self.values.len() as i32
        }
        fn trend(&self) -> (f64, f64) {
            let n = self.values.len() as f64;
            let mean = self.years().map(f64::from).sum::<f64>() / n;
            let slope = self.years().map(|y| (y as f64 - mean) * self[y]);
            (slope.sum(), self.values.iter().sum::<f64>() / n)
        }
        fn residuals(&self) -> impl Iterator<Item = f64> + '_ {
            let (s, c) = self.trend();
            self.years().map(move |y| self[y] - (s * y as f64 + c))
        }
    }
    pub fn loss(x: &[f64]) -> f64 {
        let s = Series {
            values: x.iter().map(|v| v * v).collect(),
            start: 19,
        };
        s.residuals().map(|e| e * e).sum::<f64>() + s[20]
    }
}

#[test]
fn what_an_index_of_ones_own_gives_is_known() {
    check!(years::loss, vec![0.3, 1.2, 0.9]);
}

#[differentiable]
mod memo {
    fn cost(
        a: &[u8],
        b: &[u8],
        at: (usize, usize),
        c: &[f64],
        table: &mut Vec<Vec<Option<f64>>>,
    ) -> f64 {
        let (i, j) = at;
        if let Some(v) = table[i][j] {
            return v;
        }
        let v = match (i, j) {
            (0, j) => c[0] * j as f64,
            (i, 0) => c[0] * i as f64,
            (i, j) => {
                let apart = a[i - 1].abs_diff(b[j - 1]) as f64;
                let m = cost(a, b, (i - 1, j - 1), c, table) + c[1] * apart;
                let d = cost(a, b, (i - 1, j), c, table) + c[0];
                let n = cost(a, b, (i, j - 1), c, table) + c[0] * c[2];
                m.min(d).min(n)
            }
        };
        table[i][j] = Some(v);
        v
    }
    pub fn loss(x: &[f64]) -> f64 {
        let (a, b) = ("kit".as_bytes(), "sit".as_bytes());
        let mut table = vec![vec![None; b.len() + 1]; a.len() + 1];
        cost(a, b, (a.len(), b.len()), x, &mut table)
    }
}

#[test]
fn constants_that_only_rustc_knows_are_handed_to_a_recursion_by_reference() {
    check!(memo::loss, vec![1.1, 0.3, 1.3]);
}
