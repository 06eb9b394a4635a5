//! The methods of `f64` that programs use: value and partial derivatives, written down for the second time on purpose.

use crate::dual::Dual;

/// A method of `f64`.
pub struct Method {
    /// Its name.
    pub name: &'static str,
    /// Its value.
    pub eval: fn(&[f64]) -> f64,
    /// Its partial derivatives at these arguments and value.
    pub partials: fn(&[f64], f64) -> Vec<f64>,
}

impl Method {
    /// Its value with the derivative along one direction.
    pub fn apply(&self, args: &[Dual]) -> Dual {
        let values: Vec<f64> = args.iter().map(|a| a.value).collect();
        let value = (self.eval)(&values);
        let partials = (self.partials)(&values, value);
        let chosen = |p: f64| !self.selects() || p != 0.0;
        let terms = args.iter().zip(partials);
        let terms = terms.filter(|(a, p)| a.varies && chosen(*p));
        terms.fold(Dual::constant(value), |sum, (a, p)| Dual {
            value,
            tangent: sum.tangent
                + if p.is_finite() {
                    a.tangent * p
                } else {
                    f64::NAN
                },
            varies: true,
        })
    }
    /// Whether its value is that of one of its arguments, and the others are left out.
    fn selects(&self) -> bool {
        ["max", "min", "clamp"].contains(&self.name)
    }
}

/// One row a method.
macro_rules! methods {
    ($($index:ident $name:literal |$x:ident, $y:ident| $eval:expr => [$($partial:expr),*];)*) => {
        /// All methods.
        pub const METHODS: &[Method] = &[$(
            Method {
                name: $name,
                eval: |$x| $eval,
                partials: |$x, $y| { let _ = ($x, $y); vec![$($partial),*] },
            }
        ),*];
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Number { $($index),* }
        $(
            #[doc = concat!("The number of `", $name, "`.")]
            pub const $index: usize = Number::$index as usize;
        )*
    };
}

methods! {
    SIN "sin" |x, y| x[0].sin() => [x[0].cos()];
    COS "cos" |x, y| x[0].cos() => [-x[0].sin()];
    TANH "tanh" |x, y| x[0].tanh() => [1.0 / x[0].cosh().powi(2)];
    ATAN "atan" |x, y| x[0].atan() => [1.0 / (1.0 + x[0] * x[0])];
    ASINH "asinh" |x, y| x[0].asinh() => [1.0 / (1.0 + x[0] * x[0]).sqrt()];
    EXP "exp" |x, y| x[0].exp() => [y];
    EXP_M1 "exp_m1" |x, y| x[0].exp_m1() => [x[0].exp()];
    EXP2 "exp2" |x, y| x[0].exp2() => [y * std::f64::consts::LN_2];
    LN "ln" |x, y| x[0].ln() => [1.0 / x[0]];
    LN_1P "ln_1p" |x, y| x[0].ln_1p() => [1.0 / (1.0 + x[0])];
    LOG10 "log10" |x, y| x[0].log10() => [1.0 / (x[0] * std::f64::consts::LN_10)];
    SQRT "sqrt" |x, y| x[0].sqrt() => [0.5 / y];
    CBRT "cbrt" |x, y| x[0].cbrt() => [1.0 / (3.0 * y * y)];
    RECIP "recip" |x, y| x[0].recip() => [-1.0 / (x[0] * x[0])];
    ABS "abs" |x, y| x[0].abs() => [if x[0] == 0.0 { 0.0 } else { x[0].signum() }];
    SINH "sinh" |x, y| x[0].sinh() => [x[0].cosh()];
    COSH "cosh" |x, y| x[0].cosh() => [x[0].sinh()];
    FLOOR "floor" |x, y| x[0].floor() => [0.0];
    SIGNUM "signum" |x, y| x[0].signum() => [0.0];
    TO_RADIANS "to_radians" |x, y| x[0].to_radians() => [std::f64::consts::PI / 180.0];
    MAX "max" |x, y| x[0].max(x[1]) => [f64::from(x[0] >= x[1]), f64::from(x[0] < x[1])];
    MIN "min" |x, y| x[0].min(x[1]) => [f64::from(x[0] <= x[1]), f64::from(x[0] > x[1])];
    HYPOT "hypot" |x, y| x[0].hypot(x[1]) => [x[0] / y, x[1] / y];
    ATAN2 "atan2" |x, y| x[0].atan2(x[1]) => [
        x[1] / (x[0] * x[0] + x[1] * x[1]),
        -x[0] / (x[0] * x[0] + x[1] * x[1])
    ];
    POWF "powf" |x, y| x[0].powf(x[1]) => [x[1] * x[0].powf(x[1] - 1.0), y * x[0].ln()];
    MUL_ADD "mul_add" |x, y| x[0].mul_add(x[1], x[2]) => [x[1], x[0], 1.0];
    CLAMP "clamp" |x, y| x[0].clamp(x[1], x[2]) => [
        f64::from(x[1] <= x[0] && x[0] <= x[2]), f64::from(x[0] < x[1]), f64::from(x[0] > x[2])
    ];
}
