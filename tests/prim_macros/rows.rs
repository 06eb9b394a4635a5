//! One annotated function for every scalar primitive that Rust can spell, in both precisions.

use grad_core::ops::datum::Datum;

/// A function in both precisions.
#[derive(Clone, Copy)]
pub struct Row {
    /// The mnemonic of its primitive, or what it shows.
    pub name: &'static str,
    /// How many operands it has.
    pub arity: usize,
    /// In `f64`.
    pub double: Precision,
    /// In `f32`.
    pub single: Precision,
}

/// A function in one precision. Its operands are given as `f64` and rounded.
#[derive(Clone, Copy)]
pub struct Precision {
    /// The plain function.
    pub plain: fn(&[f64]) -> f64,
    /// Value and gradient by the macro.
    pub derivative: fn(&[f64]) -> (f64, Vec<f64>),
    /// The text of the graph.
    pub graph: fn() -> String,
    /// The operands for the interpreter.
    pub data: fn(&[f64]) -> Vec<Datum>,
    /// The number 1.
    pub one: fn() -> Datum,
}

/// `row!(name(x, y) { body })`, or `row!(name(x; n) { body in f64 } { body in f32 })`: floats, then perhaps an `i32`.
macro_rules! row {
    ($name:ident $args:tt $body:tt) => { row!($name $args $body $body) };
    ($name:ident($($x:ident),+ $(; $n:ident)?) $double:tt $single:tt) => {
        Row {
            name: stringify!($name),
            arity: [$(stringify!($x),)+ $(stringify!($n))?].len(),
            double: row!(@precision f64 F64 [$($x),+] [$($n)?] $double),
            single: row!(@precision f32 F32 [$($x),+] [$($n)?] $single),
        }
    };
    (@precision $ty:ident $datum:ident [$($x:ident),+] [$($n:ident)?] { $($body:tt)* }) => {{
        mod annotated {
            use grads::prelude::*;
            #[differentiable(unconnected = "zero")]
            pub fn f($($x: $ty,)+ $($n: i32)?) -> $ty {
                $($body)*
            }
        }
        Precision {
            plain: |operands| {
                let [$($x,)+ $($n)?] = *operands else { unreachable!("points have one number per operand") };
                f64::from(annotated::f($(black_box($x as $ty),)+ $(black_box($n as i32))?))
            },
            derivative: |operands| {
                let [$($x,)+ $($n)?] = *operands else { unreachable!("points have one number per operand") };
                let (value, gradient) =
                    value_and_grad!(annotated::f)($(black_box($x as $ty),)+ $(black_box($n as i32))?);
                (f64::from(value), row!(@list gradient $($x)+))
            },
            graph: || graph!(annotated::f).to_string(),
            data: |operands| {
                let [$($x,)+ $($n)?] = *operands else { unreachable!("points have one number per operand") };
                vec![$(Datum::$datum($x as $ty),)+ $(Datum::Int(i128::from($n as i32)))?]
            },
            one: || Datum::$datum(1.0),
        }
    }};
    (@list $gradient:ident $x:ident) => { vec![f64::from($gradient)] };
    (@list $gradient:ident $($x:ident)+) => {{
        let ($($x),+) = $gradient;
        vec![$(f64::from($x)),+]
    }};
}

#[path = "library.rs"]
mod library;
#[path = "operators.rs"]
mod operators;

/// Every row.
pub fn rows() -> Vec<Row> {
    [operators::rows(), library::rows()].concat()
}
