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

/// Outside of such a module the file says that these are not `Clone`.
mod outside {
    use grads::prelude::*;

    #[derive(Differentiable)]
    struct Delay<const N: usize> {
        kept: [f64; N],
        at: usize,
    }
    #[differentiable]
    impl<const N: usize> Delay<N> {
        fn new() -> Self {
            Delay {
                kept: [0.0; N],
                at: 0,
            }
        }
        fn tick(&mut self, x: f64) -> f64 {
            let y = self.kept[self.at];
            self.kept[self.at] = x;
            self.at = (self.at + 1) % N;
            y
        }
    }
    #[derive(Differentiable)]
    struct Reverb {
        short: Delay<2>,
        long: Delay<3>,
        feedback: f64,
    }
    #[differentiable]
    impl Reverb {
        fn process(&mut self, x: f64) -> f64 {
            let early = self.short.tick(x);
            let late = self.long.tick(early + 0.5 * x);
            x + self.feedback * late
        }
    }
    #[derive(Differentiable)]
    struct Counted {
        sum: f64,
        count: usize,
    }
    impl Clone for Counted {
        fn clone(&self) -> Counted {
            Counted {
                sum: self.sum,
                count: self.count,
            }
        }
    }
    #[differentiable]
    impl Counted {
        fn add(&mut self, x: f64) {
            self.sum += x * self.sum;
            self.count += 1;
        }
    }
    #[differentiable]
    pub fn energy(x: &[f64]) -> f64 {
        let mut reverb = Reverb {
            short: Delay::new(),
            long: Delay::new(),
            feedback: x[0],
        };
        let mut energy = Counted { sum: 1.0, count: 0 };
        for _ in 0..3 {
            for &x in x {
                let y = reverb.process(x);
                energy.add(0.1 * y * y);
            }
        }
        energy.sum / energy.count as f64
    }
}

#[test]
fn types_that_are_not_clone_are_copied_outside_of_a_module_too() {
    let x = [0.5, -0.75, 2.0];
    let (value, g) = value_and_grad!(outside::energy)(&x);
    same(value, outside::energy(&x));
    agree(&g, outside::energy, &x);
}
