//! Sums of values of a type of the world's, by its `impl`s of `Sum`.

use crate::support::{agree, same};
use grads::prelude::*;

#[differentiable]
mod model {
    use std::iter::Sum;
    use std::ops::Add;

    #[derive(Clone, Copy)]
    pub struct V(pub f64, pub f64);
    impl Add for V {
        type Output = V;
        fn add(self, o: V) -> V {
            V(self.0 + o.0, self.1 + o.1)
        }
    }
    // what the two start from differs: which is meant shows
    impl Sum for V {
        fn sum<I: Iterator<Item = V>>(items: I) -> V {
            items.fold(V(0.5, 0.0), Add::add)
        }
    }
    impl<'a> Sum<&'a V> for V {
        fn sum<I: Iterator<Item = &'a V>>(items: I) -> V {
            items.fold(V(0.0, 0.25), |a, b| a + *b)
        }
    }

    /// Adds as decibels are multiplied.
    #[derive(Clone, Copy)]
    pub struct Gain(pub f64);
    impl Add for Gain {
        type Output = Gain;
        fn add(self, o: Gain) -> Gain {
            Gain(self.0 * o.0)
        }
    }
    impl Sum for Gain {
        fn sum<I: Iterator<Item = Gain>>(items: I) -> Gain {
            items.fold(Gain(2.0), |all, one| all + one)
        }
    }
    impl<'a> Sum<&'a Gain> for Gain {
        fn sum<I: Iterator<Item = &'a Gain>>(items: I) -> Gain {
            items.copied().sum()
        }
    }

    pub struct Cloud {
        points: Vec<V>,
    }
    impl Cloud {
        fn lent(&self) -> V {
            self.points.iter().sum()
        }
        fn copied(&self) -> V {
            self.points.iter().copied().sum()
        }
    }

    pub fn owned(x: &[f64]) -> f64 {
        let v: V = x.iter().map(|a| V(*a, a * a)).sum();
        v.0 * v.1
    }
    pub fn lent(x: &[f64]) -> f64 {
        let points: Vec<V> = x.windows(2).map(|w| V(w[0], w[1])).collect();
        let (all, some): (V, V) = (
            points.iter().sum(),
            points.iter().filter(|p| p.0 > 0.0).sum(),
        );
        let moved = points.iter().map(|p| *p).sum::<V>();
        let cloud = Cloud { points };
        let (a, b) = (cloud.lent(), cloud.copied());
        all.0 * all.1 + some.0 * moved.1 + a.0 * b.1 + a.1 * b.0
    }
    pub fn gains(x: &[f64]) -> f64 {
        let gains: Vec<Gain> = x.iter().map(|g| Gain(1.0 + g * g)).collect();
        let (a, b): (Gain, Gain) = (gains.iter().sum(), gains.into_iter().sum());
        a.0 + b.0.sin()
    }
}

#[test]
fn sums_start_from_what_the_impl_says() {
    let x = [0.7, -0.4, 1.3, 0.2];
    for (f, (value, dx)) in [
        (
            model::owned as fn(&[f64]) -> f64,
            value_and_grad!(model::owned)(&x),
        ),
        (model::lent, value_and_grad!(model::lent)(&x)),
        (model::gains, value_and_grad!(model::gains)(&x)),
    ] {
        same(value, f(&x));
        agree(&dx, f, &x);
    }
}

/// `Sum` by other means than `+`.
#[differentiable]
mod by_hand {
    use std::iter::Sum;

    #[derive(Clone, Copy, Default)]
    pub struct Moment {
        mass: f64,
        at: f64,
    }
    impl Sum for Moment {
        fn sum<I: Iterator<Item = Self>>(items: I) -> Self {
            items.fold(Moment::default(), |a, b| Moment {
                mass: a.mass + b.mass,
                at: a.at + b.at * b.mass,
            })
        }
    }
    impl<'a> Sum<&'a Moment> for Moment {
        fn sum<I>(items: I) -> Self
        where
            I: Iterator<Item = &'a Moment>,
        {
            let mut all = Moment { mass: 0.5, at: 0.0 };
            for m in items {
                all.mass += m.mass;
                all.at += 2.0 * m.at;
            }
            all
        }
    }
    struct Spread {
        n: f64,
        sum: f64,
        squares: f64,
    }
    impl Sum<f64> for Spread {
        fn sum<I: Iterator<Item = f64>>(items: I) -> Self {
            let none = Spread {
                n: 0.0,
                sum: 0.0,
                squares: 0.0,
            };
            items.fold(none, |s, x| Spread {
                n: s.n + 1.0,
                sum: s.sum + x,
                squares: s.squares + x * x,
            })
        }
    }

    pub fn total(x: &[f64]) -> f64 {
        let moments: Vec<Moment> = x
            .iter()
            .map(|v| Moment {
                mass: v * v,
                at: v.sin(),
            })
            .collect();
        let heavy: Moment = moments.iter().copied().filter(|m| m.mass > 0.1).sum();
        let lent = moments.iter().sum::<Moment>();
        let spread = x.iter().copied().sum::<Spread>();
        let mean = spread.sum / spread.n;
        heavy.at * lent.mass
            + lent.at * heavy.mass
            + (spread.squares / spread.n - mean * mean).sqrt()
            + x.iter().sum::<f64>()
    }
}

#[test]
fn sums_by_the_body_of_the_impl() {
    let x = [0.7, -0.4, 1.3, 0.2];
    let (value, dx) = value_and_grad!(by_hand::total)(&x);
    same(value, by_hand::total(&x));
    agree(&dx, by_hand::total, &x);
}

#[derive(Clone, Copy, Differentiable)]
struct Force {
    x: f64,
    y: f64,
}

#[differentiable]
impl std::ops::Add for Force {
    type Output = Force;
    fn add(self, o: Force) -> Force {
        Force {
            x: self.x + o.x,
            y: self.y + o.y,
        }
    }
}

#[differentiable]
impl std::iter::Sum for Force {
    fn sum<I: Iterator<Item = Self>>(forces: I) -> Self {
        forces.fold(Force { x: 0.0, y: 0.0 }, |a, b| a + b)
    }
}

#[differentiable]
fn pull(x: &[f64]) -> f64 {
    let all: Force = x
        .iter()
        .map(|&a| Force {
            x: a.cos(),
            y: a.sin(),
        })
        .sum();
    all.x * all.y
}

#[test]
fn outside_of_a_world_the_impl_is_annotated() {
    let x = [0.7, -0.4, 1.3];
    let (value, dx) = value_and_grad!(pull)(&x);
    same(value, pull(&x));
    agree(&dx, pull, &x);
}

#[differentiable]
mod products {
    use std::iter::Product;
    use std::ops::Mul;

    /// What a ray goes through.
    #[derive(Clone, Copy)]
    pub struct Abcd([[f64; 2]; 2]);

    impl Mul for Abcd {
        type Output = Abcd;
        fn mul(self, o: Abcd) -> Abcd {
            let mut m = [[0.0; 2]; 2];
            for i in 0..2 {
                for j in 0..2 {
                    m[i][j] = self.0[i][0] * o.0[0][j] + self.0[i][1] * o.0[1][j];
                }
            }
            Abcd(m)
        }
    }

    impl Product for Abcd {
        fn product<I: Iterator<Item = Abcd>>(items: I) -> Abcd {
            items.fold(Abcd([[1.0, 0.0], [0.0, 1.0]]), |all, one| all * one)
        }
    }

    pub fn traced(x: &[f64]) -> f64 {
        let lenses = x.iter().map(|f| Abcd([[1.0, 0.5], [-1.0 / f, 1.0]]));
        let system: Abcd = lenses.product();
        let gaps = [Abcd([[1.0, x[0]], [0.0, 1.0]]), system];
        let whole = gaps.into_iter().product::<Abcd>();
        whole.0[0][0] * 2.0 + whole.0[0][1] * system.0[1][1]
    }
}

#[test]
fn products_by_the_body_of_the_impl() {
    const X: [f64; 3] = [0.7, 1.3, -0.4];
    same(
        products::traced(&X),
        value_and_grad!(products::traced)(&X).0,
    );
    agree(&grad!(products::traced)(&X), products::traced, &X);
}

mod outside {
    use grads::prelude::*;
    use std::iter::Product;
    use std::ops::Mul;

    #[derive(Clone, Copy, Differentiable)]
    pub struct Complex {
        re: f64,
        im: f64,
    }

    #[differentiable]
    impl Mul for Complex {
        type Output = Complex;
        fn mul(self, o: Complex) -> Complex {
            Complex {
                re: self.re * o.re - self.im * o.im,
                im: self.re * o.im + self.im * o.re,
            }
        }
    }

    #[differentiable]
    impl Product for Complex {
        fn product<I: Iterator<Item = Complex>>(items: I) -> Complex {
            items.fold(Complex { re: 1.0, im: 0.0 }, |all, one| all * one)
        }
    }

    #[differentiable]
    impl<'a> Product<&'a Complex> for Complex {
        fn product<I: Iterator<Item = &'a Complex>>(items: I) -> Complex {
            items.copied().product()
        }
    }

    #[differentiable]
    pub fn transfer(poles: &[f64]) -> f64 {
        let factors: Vec<Complex> = poles
            .iter()
            .map(|&p| Complex {
                re: 0.3 - p,
                im: p * p,
            })
            .collect();
        let lent: Complex = factors.iter().product();
        let owned: Complex = poles.iter().map(|&p| Complex { re: p, im: 1.0 }).product();
        lent.re * owned.im - lent.im
    }
}

#[test]
fn products_of_a_type_whose_impl_has_the_attribute() {
    const X: [f64; 3] = [0.7, 1.3, -0.4];
    same(
        outside::transfer(&X),
        value_and_grad!(outside::transfer)(&X).0,
    );
    agree(&grad!(outside::transfer)(&X), outside::transfer, &X);
}
