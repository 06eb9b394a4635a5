//! Types that several types can be turned into: which `From` is meant, the argument tells.

use crate::support::{agree, same};
use grads::prelude::*;

#[differentiable]
mod model {
    #[derive(Clone, Copy, Debug)]
    pub struct Polar {
        pub r: f64,
        pub theta: f64,
    }
    #[derive(Clone, Copy, Debug)]
    pub struct Cart {
        pub x: f64,
        pub y: f64,
    }
    impl From<Polar> for Cart {
        fn from(p: Polar) -> Self {
            Cart {
                x: p.r * p.theta.cos(),
                y: p.r * p.theta.sin(),
            }
        }
    }
    impl From<&Cart> for Polar {
        fn from(p: &Cart) -> Self {
            Polar {
                r: p.x.hypot(p.y),
                theta: p.y.atan2(p.x),
            }
        }
    }
    impl From<(f64, f64)> for Cart {
        fn from((x, y): (f64, f64)) -> Self {
            Cart { x, y }
        }
    }
    impl From<[f64; 2]> for Cart {
        fn from(a: [f64; 2]) -> Self {
            Cart {
                x: a[0],
                y: 2.0 * a[1],
            }
        }
    }
    impl From<f64> for Cart {
        fn from(a: f64) -> Self {
            Cart { x: a, y: a * a }
        }
    }
    impl From<u8> for Cart {
        fn from(n: u8) -> Self {
            Self::from(n as f64)
        }
    }

    fn grown(n: usize, x: f64) -> [f64; 2] {
        let mut out = [x; 2];
        for i in 0..n {
            out[i % 2] *= x + i as f64;
        }
        out
    }

    pub fn all(x: &[f64]) -> f64 {
        let p = Polar {
            r: x[0],
            theta: x[1],
        };
        let a: Cart = p.into();
        let b = Cart::from([x[1], x[2]]);
        let c = Cart::from((x[0], 3.0 * x[2]));
        let d: Cart = (a.x * b.y).into();
        let e: Cart = [x[1], a.y].into();
        let f: Polar = (&e).into();
        let g = Polar::from(&d);
        let h = Cart::from(grown(3, x[0]));
        let i = Cart::from(3u8);
        let each: Vec<Cart> = x.iter().map(|x| Cart::from(*x)).collect();
        let each: f64 = each.iter().map(|c| c.x * c.y).sum();
        a.x + 2.0 * b.y + 3.0 * c.x * c.y + d.y + e.x * e.y + f.theta + g.r + h.x * h.y * i.y + each
    }
}

#[test]
fn the_argument_tells_which_conversion_is_meant() {
    let x = [0.7, -0.4, 1.3];
    let (value, dx) = value_and_grad!(model::all)(&x);
    same(value, model::all(&x));
    agree(&dx, model::all, &x);
}

#[differentiable]
mod units {
    use std::marker::PhantomData;
    use std::ops::{Add, Mul, Sub};

    #[derive(Clone, Copy)]
    pub struct Meters;
    #[derive(Clone, Copy)]
    pub struct Feet;
    #[derive(Debug, Clone, Copy, PartialEq)]
    pub struct Length<U> {
        pub v: f64,
        unit: PhantomData<U>,
    }
    impl<U> Length<U> {
        pub fn new(v: f64) -> Self {
            Length {
                v,
                unit: PhantomData,
            }
        }
        fn halved(&self) -> Self {
            Length::new(self.v / 2.0)
        }
    }
    impl<U> Add for Length<U> {
        type Output = Self;
        fn add(self, o: Self) -> Self {
            Length::new(self.v + o.v)
        }
    }
    impl<U> Sub for Length<U> {
        type Output = Self;
        fn sub(self, o: Self) -> Self {
            Length::new(self.v - o.v)
        }
    }
    impl<U> Mul<f64> for Length<U> {
        type Output = Self;
        fn mul(self, k: f64) -> Self {
            Length::new(self.v * k)
        }
    }
    impl From<Length<Feet>> for Length<Meters> {
        fn from(l: Length<Feet>) -> Self {
            Length::new(l.v * 0.3048)
        }
    }

    pub fn path(x: &[f64]) -> f64 {
        let a: Length<Meters> = Length::new(x[0]);
        let b: Length<Feet> = Length::new(x[1] * x[0]);
        let c = Length::<Meters>::from(b);
        (a * 2.0 - c.halved() + a).v.powi(2)
    }
}

#[test]
fn operators_of_a_type_with_a_phantom_param() {
    let x = [0.7, -0.4];
    let (value, dx) = value_and_grad!(units::path)(&x);
    same(value, units::path(&x));
    agree(&dx, units::path, &x);
}

#[differentiable]
mod stacks {
    #[derive(Debug)]
    pub enum Token {
        Num(f64),
        Param(usize),
        Op(char),
    }
    #[derive(Debug)]
    pub enum Error {
        Underflow,
        Unknown(char),
    }

    fn reckoned(tokens: &[Token], params: &[f64]) -> Result<f64, Error> {
        let mut stack: Vec<f64> = Vec::new();
        for t in tokens {
            match t {
                Token::Num(x) => stack.push(*x),
                Token::Param(i) => stack.push(params[*i]),
                Token::Op(c) => {
                    let b = stack.pop().ok_or(Error::Underflow)?;
                    let Some(a) = stack.pop() else {
                        return Err(Error::Underflow);
                    };
                    stack.push(match c {
                        '+' => a + b,
                        '*' => a * b,
                        '^' => a.powf(b),
                        other => return Err(Error::Unknown(*other)),
                    });
                }
            }
        }
        stack.pop().ok_or(Error::Underflow)
    }

    pub fn value(tokens: &[Token], params: &[f64]) -> f64 {
        reckoned(tokens, params).unwrap_or(params[0] * 7.0)
    }
}

#[test]
fn a_result_beside_an_option_in_one_body() {
    use stacks::Token::{Num, Op, Param};
    let right = [
        Param(0),
        Num(2.0),
        Op('^'),
        Param(1),
        Op('*'),
        Num(1.0),
        Op('+'),
    ];
    for tokens in [
        &right[..],
        &right[..6],
        &right[..4],
        &[Op('+')],
        &[Num(1.0), Num(2.0), Op('?')],
    ] {
        let x = [0.7, -0.4];
        let f = |x: &[f64]| stacks::value(tokens, x);
        let (value, (_, dx)) = value_and_grad!(stacks::value)(tokens, &x);
        same(value, f(&x));
        agree(&dx, f, &x);
    }
}

/// Numbers of one's own types.
#[differentiable]
mod numbers {
    #[derive(Clone, Copy)]
    pub struct Meters(pub f64);

    #[derive(Clone, Copy)]
    pub struct Celsius {
        pub t: f64,
    }

    impl From<Meters> for f64 {
        fn from(m: Meters) -> f64 {
            m.0
        }
    }

    impl From<Celsius> for f64 {
        fn from(c: Celsius) -> Self {
            let zero: Self = 273.15;
            (c.t + zero).max(Self::MIN_POSITIVE)
        }
    }

    impl From<f64> for Meters {
        fn from(m: f64) -> Self {
            Meters(m * m)
        }
    }

    pub fn pressure(x: &[f64]) -> f64 {
        let depth: Meters = x[0].into();
        let depth: f64 = depth.into();
        let warmth = f64::from(Celsius { t: x[1] });
        depth * warmth.ln() + f64::from(Meters(x[1]))
    }
}

#[test]
fn numbers_are_made_of_types_of_ones_own() {
    let x = [0.7, 12.0];
    let (value, dx) = value_and_grad!(numbers::pressure)(&x);
    same(value, numbers::pressure(&x));
    agree(&dx, numbers::pressure, &x);
}
