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
