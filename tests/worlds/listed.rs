//! Lists of structs that borrow: they are run over, indexed and handed on.

use crate::support::{agree, same};
use grads::prelude::*;

#[differentiable]
mod observed {
    pub struct Observation<'a> {
        pub row: &'a [f64],
        pub weight: f64,
    }
    impl Observation<'_> {
        fn score(&self, b: f64) -> f64 {
            self.weight * self.row.iter().map(|x| x * b).sum::<f64>()
        }
    }

    pub fn run_over(p: &[f64]) -> f64 {
        let rows = p.chunks(3).map(|row| Observation {
            row,
            weight: row[0],
        });
        let all = rows.collect::<Vec<_>>();
        let mut s = 0.0;
        for o in &all {
            s += o.score(1.5).tanh();
        }
        s / all.len() as f64
    }

    pub fn several_times(p: &[f64]) -> f64 {
        let rows = p.chunks(2).enumerate();
        let all: Vec<Observation> = rows
            .map(|(i, row)| Observation {
                row,
                weight: 1.0 / (i + 1) as f64,
            })
            .collect();
        let mut w = 0.1;
        for _ in 0..3 {
            for o in all.iter() {
                let g: f64 = o.row.iter().map(|x| (w - x) * o.weight).sum();
                w -= 0.1 * g;
            }
        }
        w
    }

    pub fn of_some(p: &[f64]) -> f64 {
        let kept = p.chunks(2).filter(|row| row[0] > -0.5);
        let all: Vec<Observation<'_>> = kept
            .map(|row| Observation {
                row,
                weight: row[0] * row[1],
            })
            .collect();
        if all.is_empty() {
            return 0.0;
        }
        let mean = all.iter().map(|o| o.weight).sum::<f64>() / all.len() as f64;
        let weighted = all.iter().zip(&[0.5, 2.0, 1.0]);
        weighted
            .map(|(o, w)| w * (o.weight - mean).powi(2) + o.row[0])
            .sum::<f64>()
    }
}

#[differentiable]
mod given {
    pub struct Segment<'a> {
        ends: (&'a f64, &'a f64),
        all: &'a [f64],
    }
    impl<'a> Segment<'a> {
        fn new(pair: &'a [f64]) -> Self {
            Segment {
                ends: (&pair[0], &pair[1]),
                all: pair,
            }
        }
        fn length(&self) -> f64 {
            (self.ends.0 - self.ends.1).powi(2) * self.all[0]
        }
    }

    fn segments(p: &[f64]) -> Vec<Segment<'_>> {
        p.windows(2).map(Segment::new).collect()
    }

    fn total(segments: &[Segment<'_>]) -> f64 {
        segments.iter().map(|s| s.length()).sum()
    }

    pub fn by_a_function(p: &[f64]) -> f64 {
        let all = segments(p);
        let mut it = all.iter();
        let mut s = it.next().unwrap().length();
        for q in it {
            s += q.length().powi(2) / total(&all);
        }
        for q in segments(&p[1..]) {
            s += q.length();
        }
        s
    }

    pub struct Data {
        xs: Vec<Vec<f64>>,
        ys: Vec<f64>,
    }
    pub struct Row<'a> {
        x: &'a Vec<f64>,
        y: f64,
        all: &'a Data,
    }
    impl Data {
        fn rows(&self) -> Vec<Row<'_>> {
            let both = self.xs.iter().zip(&self.ys);
            both.map(|(x, y)| Row {
                x,
                y: *y,
                all: self,
            })
            .collect()
        }
    }

    pub fn by_a_method(p: &[f64]) -> f64 {
        let data = Data {
            xs: vec![p[..2].to_vec(), p[2..4].to_vec()],
            ys: p[4..].to_vec(),
        };
        let mut s = 0.0;
        for r in data.rows() {
            s += (r.x[0] * r.y - r.all.ys[0]).powi(2) + r.x.iter().sum::<f64>();
        }
        s * data.rows().iter().map(|r| r.y).sum::<f64>() + data.rows()[1].y
    }
}

#[differentiable]
mod indexed {
    pub struct Atom<'a> {
        pub position: &'a [f64],
        pub charge: f64,
        pub kind: usize,
    }
    fn coulomb(a: &Atom, b: &Atom) -> f64 {
        let both = a.position.iter().zip(b.position);
        let r2: f64 = both.map(|(x, y)| (x - y).powi(2)).sum();
        a.charge * b.charge / r2.sqrt()
    }
    impl Atom<'_> {
        fn dot(&self, other: &Atom) -> f64 {
            self.position[0] * other.position[1]
        }
    }

    /// What the items were made with is what it was then.
    pub fn pairs(p: &[f64]) -> f64 {
        let mut charge = 1.0;
        let rows = p.chunks_exact(2).enumerate();
        let atoms: Vec<Atom> = rows
            .map(|(i, position)| Atom {
                position,
                charge: charge * position[0],
                kind: i % 2,
            })
            .collect();
        charge += 6.0;
        let mut e = charge;
        for i in 0..atoms.len() {
            for j in i + 1..atoms.len() {
                e += coulomb(&atoms[i], &atoms[j]) * atoms[i].dot(&atoms[j]);
            }
        }
        let odd = atoms.iter().filter(|a| a.kind == 1);
        let first = &atoms[0];
        e + odd.map(|a| a.charge).sum::<f64>() * first.charge + atoms[2].position[1]
    }

    pub fn beyond(p: &[f64]) -> f64 {
        let rows = p.chunks_exact(2);
        let atoms: Vec<Atom> = rows
            .map(|position| Atom {
                position,
                charge: 1.0,
                kind: 0,
            })
            .collect();
        atoms[3].charge
    }
}

const X: [f64; 6] = [0.3, 1.2, -0.7, 2.0, -0.1, 0.6];

macro_rules! agrees {
    ($($f:ident)::+) => {{
        let (value, gradient) = value_and_grad!($($f)::+)(&X);
        same(value, $($f)::+(&X));
        agree(&gradient, $($f)::+, &X);
    }};
}

#[test]
fn a_list_of_structs_that_borrow_is_run_over() {
    agrees!(observed::run_over);
    agrees!(observed::several_times);
    agrees!(observed::of_some);
}

#[test]
fn a_list_of_structs_that_borrow_is_given_and_handed_on() {
    agrees!(given::by_a_function);
    agrees!(given::by_a_method);
}

#[test]
fn a_list_of_structs_that_borrow_is_indexed() {
    agrees!(indexed::pairs);
    let text = |f: fn()| {
        let said = std::panic::catch_unwind(f).unwrap_err();
        *said.downcast::<String>().unwrap()
    };
    let plain = text(|| _ = indexed::beyond(&X));
    assert_eq!(plain, text(|| _ = value_and_grad!(indexed::beyond)(&X)));
}
