//! Options and enums of which the way back asks only which variant they are: no number of theirs is kept.

use crate::support::{agree, same};
use grads::prelude::*;

#[differentiable]
mod rays {
    use std::ops::{Add, Mul, Sub};
    #[derive(Clone, Copy)]
    pub struct V {
        x: f64,
        y: f64,
    }
    impl Add for V {
        type Output = V;
        fn add(self, o: V) -> V {
            V {
                x: self.x + o.x,
                y: self.y + o.y,
            }
        }
    }
    impl Sub for V {
        type Output = V;
        fn sub(self, o: V) -> V {
            V {
                x: self.x - o.x,
                y: self.y - o.y,
            }
        }
    }
    impl Mul<f64> for V {
        type Output = V;
        fn mul(self, k: f64) -> V {
            V {
                x: self.x * k,
                y: self.y * k,
            }
        }
    }
    impl V {
        fn dot(self, o: V) -> f64 {
            self.x * o.x + self.y * o.y
        }
        fn unit(self) -> V {
            self * (1.0 / self.dot(self).sqrt())
        }
    }
    #[derive(Clone, Copy)]
    struct Ray {
        origin: V,
        dir: V,
    }
    #[derive(Clone, Copy, PartialEq)]
    enum Kind {
        Matt,
        Mirror,
    }
    #[derive(Clone, Copy)]
    struct Hit {
        t: f64,
        normal: V,
        kind: Kind,
        of: Option<usize>,
    }
    struct Disc {
        center: V,
        radius: f64,
        kind: Kind,
    }
    impl Disc {
        fn hit(&self, ray: &Ray, of: usize) -> Option<Hit> {
            let oc = ray.origin - self.center;
            let b = oc.dot(ray.dir);
            let disc = b * b - oc.dot(oc) + self.radius * self.radius;
            if disc < 0.0 {
                return None;
            }
            let t = -b - disc.sqrt();
            if t < 1e-4 {
                return None;
            }
            let normal = (ray.origin + ray.dir * t - self.center) * (1.0 / self.radius);
            Some(Hit {
                t,
                normal,
                kind: self.kind,
                of: Some(of),
            })
        }
    }
    fn nearest(discs: &[Disc], ray: &Ray) -> Option<Hit> {
        let mut best = None;
        for (i, disc) in discs.iter().enumerate() {
            if let Some(hit) = disc.hit(ray, i) {
                let closer = match &best {
                    Some(b) => {
                        let b: &Hit = b;
                        hit.t < b.t
                    }
                    None => true,
                };
                if closer {
                    best = Some(hit);
                }
            }
        }
        best
    }
    pub fn light(x: &[f64]) -> f64 {
        let kind = |i: usize| if i % 2 == 0 { Kind::Mirror } else { Kind::Matt };
        let disc = |i: usize, w: &[f64]| Disc {
            center: V { x: w[0], y: w[1] },
            radius: w[2],
            kind: kind(i),
        };
        let discs: Vec<Disc> = x.chunks(3).enumerate().map(|(i, w)| disc(i, w)).collect();
        let mut sum = 0.0;
        for k in 0..9 {
            let dir = V {
                x: 0.2 * k as f64 - 0.8,
                y: 1.0,
            }
            .unit();
            let mut ray = Ray {
                origin: V { x: 0.0, y: -2.0 },
                dir,
            };
            let mut weight = 1.0;
            for _ in 0..3 {
                let Some(hit) = nearest(&discs, &ray) else {
                    sum += weight * ray.dir.y;
                    break;
                };
                sum += weight * hit.normal.x * (1.0 + hit.of.unwrap_or(7) as f64);
                if hit.kind == Kind::Matt {
                    break;
                }
                weight *= 0.5;
                let dir = ray.dir - hit.normal * (2.0 * ray.dir.dot(hit.normal));
                ray = Ray {
                    origin: ray.origin + ray.dir * hit.t,
                    dir: dir.unit(),
                };
            }
        }
        sum
    }
}

#[test]
fn the_nearest_of_several_hits() {
    let x = [-0.6, 0.5, 0.4, 0.1, 1.5, 0.7, 0.7, 0.4, 0.35];
    let (value, g) = value_and_grad!(rays::light)(&x);
    same(value, rays::light(&x));
    agree(&g, rays::light, &x);
    assert!(g.iter().any(|g| *g != 0.0), "{g:?}");
}

#[differentiable]
mod shapes {
    #[derive(Clone, Copy)]
    pub struct Pair<T> {
        a: T,
        b: T,
    }
    #[derive(Clone, Copy)]
    enum Shape {
        Round(f64),
        Square { a: f64, b: f64 },
        Nothing,
    }
    /// It owns memory, so all of it is kept.
    #[derive(Clone)]
    struct Long {
        t: f64,
        v: Vec<f64>,
    }
    pub fn next(x: &[f64]) -> f64 {
        let mut s = Shape::Nothing;
        let mut area = 0.0;
        for a in x {
            s = match s {
                Shape::Nothing => Shape::Round(*a),
                Shape::Round(r) if *a > 0.2 => Shape::Square { a: r, b: *a },
                Shape::Round(_) => Shape::Nothing,
                Shape::Square { a: p, b: _ } => Shape::Round(p + a),
            };
            area += match s {
                Shape::Nothing => 0.1,
                Shape::Round(r) => r * r,
                Shape::Square { a, b } => a * b,
            };
        }
        area
    }
    pub fn larger(x: &[f64]) -> f64 {
        let mut best: Option<Pair<f64>> = None;
        for w in x.windows(2) {
            let p = Pair {
                a: w[0] * w[1],
                b: w[0] - w[1],
            };
            best = match best {
                None => Some(p),
                Some(q) if p.a > q.a => Some(p),
                Some(q) => Some(q),
            };
        }
        best.map_or(0.0, |p| p.a * p.b)
    }
    pub fn longest(x: &[f64]) -> f64 {
        let mut best = None;
        for (i, a) in x.iter().enumerate() {
            let long = if *a > 0.3 {
                Some(Long {
                    t: a * a,
                    v: vec![*a; i],
                })
            } else {
                None
            };
            if let Some(long) = long {
                let better = match &best {
                    Some(b) => {
                        let b: &Long = b;
                        long.t > b.t
                    }
                    None => true,
                };
                if better {
                    best = Some(long);
                }
            }
        }
        best.map_or(0.0, |b| b.t + b.v.iter().sum::<f64>())
    }
}

#[test]
fn values_that_turn_into_other_variants() {
    let x = [0.5, 0.9, 0.3, 0.1, 0.7, 0.4, -0.2, 0.6];
    for (function, gradient) in [
        (
            shapes::next as fn(&[f64]) -> f64,
            value_and_grad!(shapes::next)(&x),
        ),
        (shapes::larger, value_and_grad!(shapes::larger)(&x)),
        (shapes::longest, value_and_grad!(shapes::longest)(&x)),
    ] {
        let (value, g) = gradient;
        same(value, function(&x));
        agree(&g, function, &x);
        assert!(g.iter().any(|g| *g != 0.0), "{g:?}");
    }
}
