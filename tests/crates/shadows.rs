//! Names that a crate may give to things of its own, whatever generated code calls by them.

/// Types, traits and functions.
pub mod types {
    #![allow(non_camel_case_types, non_upper_case_globals)]
    use grads::differentiable;

    pub struct Vec;
    pub struct Box;
    pub struct String;
    pub struct Option;
    pub struct Some;
    pub struct None;
    pub struct Ok;
    pub struct Err;
    pub trait Fn {}
    pub trait FnMut {}
    pub trait FnOnce {}
    pub trait Send {}
    pub trait Sync {}
    pub trait Sized {}
    pub trait Copy {}
    pub trait Clone {}
    pub trait Default {}
    pub trait Drop {}
    pub trait From {}
    pub trait Into {}
    pub trait Iterator {}
    pub trait IntoIterator {}
    pub trait PartialOrd {}
    pub trait PartialEq {}
    pub trait ToString {}
    pub trait Differentiable {}
    pub trait Tangent {}
    pub fn drop() {}
    pub fn value() {}
    pub fn back() {}
    pub fn ct() {}
    pub static seed: u8 = 0;

    /// Calls, loops, a vector.
    #[differentiable]
    pub fn f(x: &[f64], k: f64) -> f64 {
        let mut kept = [0.0; 4];
        let mut sum = 0.0;
        for i in 0..x.len() {
            kept[i % 4] += k * x[i].sin();
            sum += kept[i % 4] * g(x[i], k);
        }
        sum
    }

    /// Called, and itself on a cycle.
    #[differentiable]
    pub fn g(x: f64, k: f64) -> f64 {
        if x > 2.0 { g(x - 1.0, k) * x } else { x * k }
    }

    /// Solved by `quotient`.
    #[differentiable]
    pub fn residual(x: f64, a: f64, b: f64) -> f64 {
        a * x - b
    }

    /// A solver.
    #[differentiable(root_of = residual)]
    pub fn quotient(a: f64, b: f64) -> f64 {
        b / a
    }

    /// With a function.
    #[differentiable]
    pub fn h(f: impl ::core::ops::Fn(f64) -> f64, x: f64) -> f64 {
        f(x) * x
    }

    /// With an owned array, its value an array.
    #[differentiable]
    pub fn arrays(mut a: [f64; 3], b: &mut f64) -> [f64; 3] {
        a[0] = a[1] * *b;
        *b *= a[2];
        a
    }
}

/// Macros.
pub mod macros {
    #![allow(unused_macros, unused_imports)]
    macro_rules! no { ($($t:tt)*) => { compile_error!("a macro of the user's was called") }; }
    macro_rules! vec { ($($t:tt)*) => { no!() }; }
    macro_rules! panic { ($($t:tt)*) => { no!() }; }
    macro_rules! assert { ($($t:tt)*) => { no!() }; }
    macro_rules! unreachable { ($($t:tt)*) => { no!() }; }
    macro_rules! matches { ($($t:tt)*) => { no!() }; }
    macro_rules! format { ($($t:tt)*) => { no!() }; }
    use grads::prelude::*;

    /// A branch, a vector, an enum.
    #[differentiable]
    pub fn f(x: &[f64], s: &S, n: usize) -> Vec<f64> {
        let mut out = Vec::new();
        for v in x {
            out.push(match s {
                S::A(a) => a * v,
                S::B { b } => b[n] * v.exp(),
            });
        }
        out
    }

    /// Derived.
    #[derive(Clone, Differentiable)]
    pub enum S {
        /// One.
        A(f64),
        /// Other.
        B {
            /// Its field.
            b: Vec<f64>,
        },
    }
}

/// Modules.
pub mod modules {
    pub mod core {}
    pub mod std {}
    pub mod alloc {}
    pub mod grads {}
    pub mod f64 {}
    pub mod usize {}
    use ::grads::prelude::*;

    /// Numbers beside modules of their names.
    #[differentiable]
    pub fn f(x: &[f64], n: usize) -> f64 {
        let mut sum = 0.0;
        for i in 0..n {
            sum += x[i].max(0.0) * x[i];
        }
        sum
    }
}

/// Types that hide numbers.
pub mod numbers {
    #![allow(non_camel_case_types)]
    use grads::prelude::*;
    pub type f32 = ();
    pub type usize = i8;
    pub type i32 = ();
    pub type bool = ();
    pub struct u64;

    /// With an index that is no `usize` by name.
    #[differentiable]
    pub fn f(x: &[f64], k: f64) -> f64 {
        let mut sum = 0.0;
        let mut last = 1.0;
        for v in x {
            if *v > 0.0 {
                last = sum * k;
            }
            sum += v * last;
        }
        x.iter().map(|v| v * k).sum::<f64>() + sum
    }
}

/// Another number called `f64`.
pub mod double {
    #![allow(non_camel_case_types)]
    use grads::prelude::*;
    pub type real = ::core::primitive::f64;
    pub type f64 = ();

    /// All is said by `real`.
    #[differentiable]
    pub fn f(x: real, y: &[real]) -> real {
        let mut sum = x * x;
        for i in 0..y.len() {
            sum += y[i].sqrt() * x;
        }
        sum
    }
}

/// Derivatives of them.
pub fn run() {
    use grads::{grad, vjp};
    assert_eq!(grad!(types::f)(&[1.0, 3.0], 0.5).0.len(), 2);
    assert_eq!(vjp!(types::arrays)([1.0, 2.0, 3.0], &mut 2.0).0, [4.0, 2.0, 3.0]);
    assert_eq!(grad!(types::h)(grads::function!(|x: f64| x * x), 2.0), 12.0);
    assert_eq!(vjp!(macros::f)(&[2.0], &macros::S::A(3.0), 0).0, vec![6.0]);
    assert_eq!(grad!(modules::f)(&[1.0, 2.0], 2), vec![2.0, 4.0]);
    assert_eq!(grad!(numbers::f)(&[1.0], 2.0), (vec![2.0], 1.0));
    assert_eq!(grad!(double::f)(1.0, &[4.0]), (4.0, vec![0.25]));
}
