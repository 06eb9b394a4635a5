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
