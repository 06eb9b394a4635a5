//! References to trait objects that are chosen by `if` and `match`.

use crate::support::{agree, same};
use grads::prelude::*;

#[differentiable]
mod seen {
    pub trait Rate {
        fn at(&self, t: f64) -> f64;
    }
    #[derive(Clone)]
    pub struct Flat(pub f64);
    #[derive(Clone)]
    pub struct Line {
        pub a: f64,
        pub b: f64,
    }
    #[derive(Clone)]
    pub struct Decay {
        pub k: f64,
    }
    impl Rate for Flat {
        fn at(&self, _t: f64) -> f64 {
            self.0
        }
    }
    impl Rate for Line {
        fn at(&self, t: f64) -> f64 {
            self.a + self.b * t * t
        }
    }
    impl Rate for Decay {
        fn at(&self, t: f64) -> f64 {
            (-self.k * t).exp()
        }
    }
    #[derive(Clone, Copy)]
    pub enum Kind {
        Flat,
        Line,
        Decay,
        Absent,
    }
    pub fn summed(x: &[f64], #[no_diff] kind: Kind) -> f64 {
        let (flat, line) = (Flat(x[0]), Line { a: x[1], b: x[0] });
        let decay = Decay { k: x[1] };
        let mut total = x[0];
        for t in [0.1, 0.3, 0.7] {
            let first: &dyn Rate = match kind {
                Kind::Flat => &flat,
                Kind::Line => &line,
                Kind::Decay if t > 0.2 => &decay,
                Kind::Decay => &line,
                Kind::Absent => continue,
            };
            let second: &dyn Rate = if t > 0.5 {
                &line
            } else if t < 0.2 {
                &flat
            } else {
                &decay
            };
            total += first.at(t) * second.at(t * x[1]);
        }
        total
    }
    pub fn of_closures(x: &[f64], #[no_diff] steep: bool) -> f64 {
        let line = |y: f64| x[0] * y;
        let wave = |y: f64| (x[0] * y).sin();
        let f: &dyn Fn(f64) -> f64 = if steep { &line } else { &wave };
        let y = f(x[1]);
        y * f(y)
    }
}

mod alone {
    use grads::prelude::*;

    #[differentiable]
    pub trait Rate {
        fn at(&self, t: f64) -> f64;
    }
    #[derive(Clone, Differentiable)]
    pub struct Flat(pub f64);
    #[derive(Clone, Differentiable)]
    pub struct Line {
        pub a: f64,
        pub b: f64,
    }
    #[derive(Clone, Differentiable)]
    pub struct Decay {
        pub k: f64,
    }
    #[differentiable]
    impl Rate for Flat {
        fn at(&self, _t: f64) -> f64 {
            self.0
        }
    }
    #[differentiable]
    impl Rate for Line {
        fn at(&self, t: f64) -> f64 {
            self.a + self.b * t * t
        }
    }
    #[differentiable]
    impl Rate for Decay {
        fn at(&self, t: f64) -> f64 {
            (-self.k * t).exp()
        }
    }
    #[derive(Clone, Copy)]
    pub enum Kind {
        Flat,
        Line,
        Decay,
        Absent,
    }
    #[differentiable]
    pub fn summed(x: &[f64], #[no_diff] kind: Kind) -> f64 {
        let (flat, line) = (Flat(x[0]), Line { a: x[1], b: x[0] });
        let decay = Decay { k: x[1] };
        let mut total = x[0];
        for t in [0.1, 0.3, 0.7] {
            let first: &dyn Rate = match kind {
                Kind::Flat => &flat,
                Kind::Line => &line,
                Kind::Decay if t > 0.2 => &decay,
                Kind::Decay => &line,
                Kind::Absent => continue,
            };
            let second: &dyn Rate = if t > 0.5 {
                &line
            } else if t < 0.2 {
                &flat
            } else {
                &decay
            };
            total += first.at(t) * second.at(t * x[1]);
        }
        total
    }
    #[differentiable]
    pub fn of_closures(x: &[f64], #[no_diff] steep: bool) -> f64 {
        let line = |y: f64| x[0] * y;
        let wave = |y: f64| (x[0] * y).sin();
        let f: &dyn Fn(f64) -> f64 = if steep { &line } else { &wave };
        let y = f(x[1]);
        y * f(y)
    }
}

macro_rules! agrees {
    ($of:ident) => {{
        let x = [0.4, 1.3];
        for kind in [
            $of::Kind::Flat,
            $of::Kind::Line,
            $of::Kind::Decay,
            $of::Kind::Absent,
        ] {
            let (value, dx) = value_and_grad!($of::summed, wrt(x))(&x, kind);
            same(value, $of::summed(&x, kind));
            agree(&dx, |x| $of::summed(x, kind), &x);
        }
        for steep in [true, false] {
            let (value, dx) = value_and_grad!($of::of_closures, wrt(x))(&x, steep);
            same(value, $of::of_closures(&x, steep));
            agree(&dx, |x| $of::of_closures(x, steep), &x);
        }
    }};
}

#[test]
fn a_chosen_object_is_what_the_arm_says() {
    agrees!(seen);
}

#[test]
fn outside_of_a_module_too() {
    agrees!(alone);
}

#[path = "elsewhere/rates.rs"]
mod rates;

/// What is called through a trait of another file.
mod through_a_trait {
    use super::rates::{Line, Rate, Square};
    use grads::prelude::*;

    #[differentiable]
    pub fn chosen(x: &[f64]) -> f64 {
        let (a, b) = (Line { k: x[0] }, Square { k: x[1] });
        let r: &dyn Rate = if x[0] > x[1] { &b } else { &a };
        r.rate(x[1]) + r.scaled(x[0], 2.0)
    }
    #[differentiable]
    pub fn boxed(x: &[f64]) -> f64 {
        let first: Box<dyn Rate> = Box::new(Line { k: x[1] });
        let r: Box<dyn Rate> = match x[0] > x[1] {
            true => Box::new(Square { k: x[1] }),
            false => Box::new(Line { k: x[0] }),
        };
        let line = Line { k: x[1] };
        let second = &line as &dyn Rate;
        r.rate(x[1]) * first.rate(x[0]) + second.rate(x[0])
    }
    #[differentiable]
    pub fn listed(x: &[f64]) -> f64 {
        let mut rates: Vec<Box<dyn Rate>> = vec![];
        rates.push(Box::new(Line { k: x[0] }));
        rates.push(Box::new(Square { k: x[1] }));
        let mut sum = 0.0;
        for r in rates.iter() {
            sum += r.rate(x[1]);
        }
        sum * rates.iter().map(|r| r.scaled(x[0], 2.0)).sum::<f64>()
    }
    #[differentiable]
    pub fn handed(x: &[f64]) -> f64 {
        let twice = |r: &dyn Rate, t: f64| r.rate(t) + r.rate(2.0 * t);
        let line = Line { k: x[0] };
        twice(&line, x[1]) * (&line as &dyn Rate).rate(x[0]) + line.rate(x[1])
    }
    #[differentiable]
    pub fn hidden_again(x: &[f64]) -> f64 {
        let line = Line { k: x[0] };
        let r: &dyn Rate = &line;
        let r = r.rate(x[1]);
        r.exp()
    }
}

/// What changes an object through a trait of this file, where its type has a method of that name in another.
mod changed_through_a_trait {
    use super::rates::{Line, Square};
    use grads::prelude::*;

    #[differentiable]
    pub trait Moving {
        fn rate(&self, x: f64) -> f64;
        fn tick(&mut self, by: f64);
    }
    #[differentiable]
    impl Moving for Line {
        fn rate(&self, x: f64) -> f64 {
            self.k * x
        }
        fn tick(&mut self, by: f64) {
            self.k += by;
        }
    }
    #[differentiable]
    impl Moving for Square {
        fn rate(&self, x: f64) -> f64 {
            self.k * x * x
        }
        fn tick(&mut self, by: f64) {
            self.k *= by;
        }
    }

    #[differentiable]
    pub fn each(x: &[f64]) -> f64 {
        let mut list: Vec<Box<dyn Moving>> =
            vec![Box::new(Line { k: x[0] }), Box::new(Square { k: x[1] })];
        for r in list.iter_mut() {
            r.tick(x[0]);
        }
        for r in &mut list {
            r.tick(x[1]);
        }
        let mut sum = 0.0;
        for (i, r) in list.iter_mut().enumerate() {
            r.tick(2.0);
            sum += r.rate(x[i]);
        }
        sum + list.iter().map(|r| r.rate(x[1])).sum::<f64>()
    }
    #[differentiable]
    pub fn one(x: &[f64]) -> f64 {
        let mut list: Vec<Box<dyn Moving>> =
            vec![Box::new(Line { k: x[0] }), Box::new(Square { k: x[1] })];
        list[0].tick(x[1]);
        let first: f64 = list[0].rate(x[1]);
        let second: f64 = list[1].rate(x[0]);
        first + second
    }
}

#[test]
fn a_method_of_the_same_name_is_not_the_traits() {
    macro_rules! check {
        ($f:path) => {
            let x = [0.3, 1.2];
            let (value, gradient) = value_and_grad!($f)(&x);
            same(value, $f(&x));
            agree(&gradient, |x| $f(x), &x);
        };
    }
    check!(through_a_trait::chosen);
    check!(through_a_trait::boxed);
    check!(through_a_trait::listed);
    check!(through_a_trait::handed);
    check!(through_a_trait::hidden_again);
    check!(changed_through_a_trait::each);
    check!(changed_through_a_trait::one);
}
