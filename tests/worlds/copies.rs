//! Types without `Clone`, of which a derivative needs copies.

use crate::support::{agree, same};
use grads::prelude::*;

#[differentiable]
mod bodies {
    pub struct Body {
        pub mass: f64,
        pub x: [f64; 2],
        pub v: [f64; 2],
        pub name: String,
    }
    pub struct System {
        pub bodies: Vec<Body>,
        pub sun: Option<Body>,
        pub pairs: Vec<(usize, Body)>,
        pub soft: f64,
    }
    impl System {
        fn accelerations(&self) -> Vec<[f64; 2]> {
            let all = self.bodies.iter();
            all.map(|b| {
                let mut a = [0.0; 2];
                for o in self.bodies.iter() {
                    let d = [o.x[0] - b.x[0], o.x[1] - b.x[1]];
                    let r2 = d.iter().map(|x| x * x).sum::<f64>() + self.soft;
                    for (a, d) in a.iter_mut().zip(d) {
                        *a += o.mass * d / (r2 * r2.sqrt());
                    }
                }
                a
            })
            .collect()
        }
        fn step(&mut self, dt: f64) {
            let a = self.accelerations();
            for (b, a) in self.bodies.iter_mut().zip(a) {
                for k in 0..2 {
                    b.v[k] += a[k] * dt;
                    b.x[k] += b.v[k] * dt;
                }
            }
        }
    }
    pub fn distance(masses: &[f64], steps: usize) -> f64 {
        let placed = |i: usize, &mass: &f64| Body {
            mass,
            x: [i as f64, 0.5 * mass],
            v: [0.0, 0.2],
            name: format!("b{i}"),
        };
        let bodies = masses.iter().enumerate().map(|(i, m)| placed(i, m));
        let mut system = System {
            bodies: bodies.collect(),
            sun: None,
            pairs: vec![],
            soft: 0.1,
        };
        for _ in 0..steps {
            system.step(0.05);
        }
        system.bodies.iter().map(|b| b.x[0] * b.x[1]).sum()
    }
}

#[test]
fn containers_of_what_is_not_clone_are_copied_part_by_part() {
    let x = [1.0, 0.5, 0.8];
    let (value, g) = value_and_grad!(bodies::distance)(&x, 7);
    same(value, bodies::distance(&x, 7));
    agree(&g, |x| bodies::distance(x, 7), &x);
}

#[differentiable]
mod trees {
    pub struct Node {
        pub weight: f64,
        pub children: Vec<Node>,
    }
    type Rights = Vec<Right>;
    pub struct Left {
        pub x: f64,
        pub rights: Rights,
    }
    pub struct Right {
        pub y: f64,
        pub lefts: Vec<Left>,
    }
    impl Node {
        fn leaf(weight: f64) -> Node {
            Node {
                weight,
                children: vec![],
            }
        }
        fn grow(&mut self, by: f64) {
            self.weight *= by;
        }
        fn total(&self) -> f64 {
            let below: f64 = self.children.iter().map(|c| c.total()).sum();
            self.weight * self.weight + below
        }
    }
    impl Left {
        fn turn(&mut self) {
            self.x *= self.x;
        }
        fn total(&self) -> f64 {
            self.x + self.rights.iter().map(|r| r.total()).sum::<f64>()
        }
    }
    impl Right {
        fn total(&self) -> f64 {
            self.y * self.y + self.lefts.iter().map(|l| l.total()).sum::<f64>()
        }
    }
    pub fn grown(x: &[f64]) -> f64 {
        let mut root = Node {
            weight: x[0],
            children: vec![Node::leaf(x[1]), Node::leaf(x[0] * x[2])],
        };
        root.grow(x[1]);
        root.grow(2.0);
        root.total()
    }
    pub fn turned(x: &[f64]) -> f64 {
        let inner = Left {
            x: x[1],
            rights: vec![Right {
                y: x[0],
                lefts: vec![],
            }],
        };
        let mut outer = Left {
            x: x[2],
            rights: vec![Right {
                y: x[1],
                lefts: vec![inner],
            }],
        };
        outer.turn();
        outer.turn();
        outer.total()
    }
}

#[test]
fn types_that_contain_themselves_are_copied() {
    let x = [0.5, -0.75, 2.0];
    let (value, g) = value_and_grad!(trees::grown)(&x);
    same(value, trees::grown(&x));
    agree(&g, trees::grown, &x);
    let (value, g) = value_and_grad!(trees::turned)(&x);
    same(value, trees::turned(&x));
    agree(&g, trees::turned, &x);
}
