//! Macros that are run for what they do, constants of every kind, casts, and items inside functions.

use crate::harness::row::Program;
use grads::prelude::*;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Checks by the assertions of std.
#[differentiable(forward)]
fn asserted(x: f64, y: &[f64]) -> f64 {
    assert!(x > 0.0, "x is {x}, of {} values", y.len());
    assert_eq!(y.len(), 3);
    assert_ne!(y[0], x, "{:?}", y);
    debug_assert!(y.iter().all(|v| v.is_finite()));
    debug_assert_eq!(y.len() % 3, 0, "not a triple: {y:?}");
    let mut sum = 0.0;
    for (i, v) in y.iter().enumerate() {
        debug_assert_ne!(i, 7);
        assert!(*v < 100.0, "value {i} is {v:.3}");
        sum += x * v;
    }
    sum
}

/// Prints what it computes.
#[differentiable(forward)]
fn printed(x: f64, n: usize) -> f64 {
    let mut y = x;
    for i in 0..n {
        y = y * y - 0.5;
        if y > 1e6 {
            eprintln!("diverges at {i}: {y}");
            println!("{y:>8.3} {x}");
        }
        if i > 100 {
            eprint!("{y}");
            print!("{}", i);
        }
    }
    y
}

/// Ends in a panic for what cannot be.
#[differentiable(forward)]
fn panics(x: f64, kind: u8) -> f64 {
    match kind {
        0 => x.sin(),
        1 => x.exp(),
        2 if x > 10.0 => panic!("{x} is out of range for kind {kind}"),
        2 => x * x,
        3 => todo!("kind {kind}"),
        4 => unimplemented!(),
        _ => unreachable!("kind {}", kind),
    }
}

static CALLS: AtomicUsize = AtomicUsize::new(0);
static GRAVITY: f64 = 9.81;
static TABLE: [f64; 4] = [1.0, 0.5, 0.25, 0.125];
const DEGREE: usize = 3;
const COEFFICIENTS: [f64; DEGREE] = [1.0, -2.0, 0.5];
const HALF: f64 = 1.0 / 2.0;

struct Earth;

impl Earth {
    const RADIUS: f64 = 6.371;
    const LAYERS: usize = 2;
}

mod units {
    #![allow(missing_docs)]
    pub const MILLI: f64 = 1e-3;
    pub static OFFSETS: [f64; 2] = [0.5, -0.25];
}

/// Constants and statics, of modules and of types.
#[differentiable(forward)]
fn of_constants(x: f64) -> f64 {
    let mut sum = HALF * x * GRAVITY;
    for i in 0..DEGREE {
        sum += COEFFICIENTS[i] * x.powi(i as i32);
    }
    for (i, t) in TABLE.iter().enumerate() {
        sum += t * x * units::OFFSETS[i % 2];
    }
    for _ in 0..Earth::LAYERS {
        sum += Earth::RADIUS * units::MILLI * x;
    }
    sum + f64::EPSILON * x + std::f64::consts::FRAC_PI_3 * x
}

/// Counts its runs: a side effect happens once.
#[differentiable(forward)]
fn counted(x: &[f64]) -> f64 {
    assert!(CALLS.fetch_add(1, Ordering::Relaxed) < usize::MAX);
    let mut sum = 0.0;
    for v in x {
        sum += v.tanh() * v;
    }
    sum
}

/// Items inside the function.
#[differentiable(forward)]
fn with_items(x: f64, n: usize) -> f64 {
    use std::f64::consts::PI;
    const TERMS: usize = 4;
    static SHIFT: f64 = 0.25;
    fn weight(k: usize) -> f64 {
        1.0 / (k as f64 + 1.0)
    }
    let mut sum = 0.0;
    for k in 0..TERMS.min(n) {
        sum += weight(k) * (PI * x * k as f64 + SHIFT).cos();
    }
    sum
}

/// Types and macros inside the function.
#[differentiable(forward)]
fn with_types(x: f64, n: usize) -> f64 {
    enum Kind {
        Even,
        Odd,
    }
    impl Kind {
        fn of(n: usize) -> Kind {
            if n % 2 == 0 { Kind::Even } else { Kind::Odd }
        }
        fn weight(&self) -> f64 {
            match self {
                Kind::Even => 2.0,
                Kind::Odd => -1.0,
            }
        }
    }
    macro_rules! doubled {
        ($n:expr) => {
            2 * $n
        };
    }
    let mut sum = 0.0;
    for i in 0..doubled!(n) {
        sum += Kind::of(i).weight() * x.powi(i as i32);
    }
    sum
}

/// An annotated function inside another.
#[differentiable(forward)]
fn with_an_inner_function(x: f64, y: f64) -> f64 {
    #[differentiable(forward)]
    fn hypotenuse(a: f64, b: f64) -> f64 {
        (a * a + b * b).sqrt()
    }
    hypotenuse(x, y) * hypotenuse(1.0, x)
}

/// A float as an index, a bound and a predicate.
#[differentiable(forward)]
fn by_casts(x: f64, table: &[f64]) -> f64 {
    let i = x.floor() as usize;
    let t = x - i as i32 as u8 as f64 * 0.0 - x.floor();
    let mut sum = table[i] * (1.0 - t) + table[i + 1] * t;
    for _ in 0..(x * 2.0) as usize {
        sum *= 1.1;
    }
    if x as i64 % 2 == 0 { sum } else { -sum }
}

/// Casts between floats.
#[differentiable(forward)]
fn narrowed(x: f32, n: u32) -> f32 {
    let y = x as f64;
    let z = (y * 0.5) as f32;
    z * z + n as f32 * f32::from(n as u8) + true as u8 as f32
}

/// Formats in passing.
#[differentiable(forward)]
fn logged(x: f64) -> f64 {
    let y = dbg!(x * x);
    let (a, b) = dbg!(y.sin(), y > 100.0);
    dbg!(&y);
    if b { a } else { y.ln() + a }
}

/// The programs of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(forward asserted(0.4, &[1.0, 2.0, 3.0])),
        program!(forward printed(0.7, 5)),
        program!(forward panics(0.3, 0)),
        program!(forward panics(0.3, 2)),
        program!(forward of_constants(0.6)),
        program!(forward counted(&[0.3, -0.8])),
        program!(forward with_items(0.3, 9)),
        program!(forward with_types(0.3, 2)),
        program!(forward with_an_inner_function(0.3, 0.8)),
        program!(forward by_casts(1.3, &[0.5, 1.0, 3.0, 2.0])),
        program!(forward narrowed(0.3f32, 2)),
        program!(forward logged(1.3)),
    ]
}
