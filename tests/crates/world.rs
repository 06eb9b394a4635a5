//! A world under the lints that people deny.

#![deny(warnings, missing_docs, missing_debug_implementations, unreachable_pub)]
#![deny(clippy::all, clippy::pedantic)]

use grads::prelude::*;

/// Everything that may stand in a module.
#[differentiable]
pub mod model {
    use std::collections::HashMap;
    use std::fmt;
    use std::ops::Add;

    /// Settings.
    #[derive(Debug)]
    pub struct Params {
        /// A number.
        pub a: f64,
        /// Numbers.
        pub b: Vec<f64>,
        /// A text.
        pub name: String,
        #[no_diff]
        private: HashMap<String, f64>,
    }

    /// A kind.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Kind {
        /// One.
        Plain,
        /// Another.
        Twice,
    }

    #[derive(Debug, Clone, Copy)]
    struct Point {
        x: f64,
        y: f64,
    }

    impl Add for Point {
        type Output = Point;
        fn add(self, other: Point) -> Point {
            Point {
                x: self.x + other.x,
                y: self.y + other.y,
            }
        }
    }

    impl fmt::Display for Params {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "{}", self.name)
        }
    }

    /// A trait.
    pub trait Scale {
        /// A number.
        fn scale(&self) -> f64;
        /// A default.
        fn doubled(&self) -> f64 {
            2.0 * self.scale()
        }
    }

    impl Scale for Params {
        fn scale(&self) -> f64 {
            if self.private.is_empty() { self.a } else { 0.0 }
        }
    }

    const STEP: f64 = 0.5;
    static TEXT: &str = "text";

    impl Params {
        /// New ones.
        #[must_use]
        pub fn new(a: f64) -> Self {
            Params {
                a,
                b: vec![a],
                name: TEXT.to_string(),
                private: HashMap::new(),
            }
        }

        fn first(&self) -> f64 {
            self.b[0] * STEP
        }
    }

    fn moved(x: f64, y: f64) -> f64 {
        let p = Point { x, y } + Point { x: 1.0, y: 2.0 };
        p.x * p.y
    }

    /// Not differentiated.
    #[allow(clippy::unused_async)]
    pub async fn later(x: f64) -> f64 {
        x
    }

    /// Plain.
    #[must_use]
    pub fn stored(text: &str) -> f64 {
        text.parse().unwrap_or(0.0)
    }

    /// Not seen through.
    #[must_use]
    pub fn printed(x: f64) -> f64 {
        stored(&x.to_string())
    }

    /// The loss.
    #[must_use]
    pub fn loss(p: &Params, kind: Kind) -> f64 {
        let sum = moved(p.a, p.first()) + p.doubled() + stored("1.5");
        if kind == Kind::Twice { 2.0 * sum } else { sum }
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn inside() {
            assert!(moved(0.0, 0.0) > 1.0);
        }
    }
}

/// Runs it.
///
/// # Panics
/// If a gradient is wrong.
pub fn run() {
    let p = model::Params::new(3.0);
    let d = grad!(model::loss)(&p, model::Kind::Twice);
    assert!(d.a.is_finite() && d.b.len() == 1);
}
