//! Enums: choices that are constants, and variants that hold numbers.

use crate::harness::flat::Flat;
use crate::harness::row::Program;
use grad_core::ops::datum::Datum;
use grads::prelude::*;

/// Constants that the interpreter does not know.
macro_rules! constants {
    ($($ty:ty)*) => {$(
        impl Flat for $ty {
            const FLOAT: bool = false;
            fn visit(&mut self, _: &mut dyn FnMut(f64) -> f64) {}
            fn datum(&self) -> Datum {
                Datum::Unit
            }
        }
    )*};
}

constants! { Kernel Boundary &str char }

#[derive(Clone, Copy)]
enum Kernel {
    Gaussian,
    Linear,
    Polynomial(i32),
    Bumps { count: usize, sharp: bool },
}

#[differentiable]
fn kernel_sum(x: &[f64], width: f64, #[no_diff] kernel: Kernel) -> f64 {
    let mut sum = 0.0;
    for v in x {
        sum += match kernel {
            Kernel::Gaussian => (-v * v / width).exp(),
            Kernel::Linear => v / width,
            Kernel::Polynomial(n) if n > 3 => (v / width).powi(3),
            Kernel::Polynomial(n) => (v / width).powi(n),
            Kernel::Bumps { count, sharp: true } => (v * count as f64).sin() * width,
            Kernel::Bumps { count: 1 | 2, .. } => v.sin() * width,
            Kernel::Bumps { count: n, .. } => v.cos() * n as f64 + width,
        };
    }
    sum
}

enum Boundary {
    Fixed,
    Periodic,
    Open,
}

#[differentiable]
fn laplacian(u: &[f64], #[no_diff] boundary: &Boundary) -> f64 {
    let n = u.len();
    let mut sum = 0.0;
    for i in 0..n {
        let left = if i > 0 {
            u[i - 1]
        } else if let Boundary::Periodic = boundary {
            u[n - 1]
        } else {
            match boundary {
                Boundary::Fixed => 0.0,
                Boundary::Open => u[0],
                _ => continue,
            }
        };
        sum += (u[i] - left).powi(2);
    }
    if matches!(boundary, Boundary::Fixed | Boundary::Open) && n > 1 {
        sum *= 2.0;
    }
    sum
}

#[differentiable]
fn by_name(x: f64, name: &str, mark: char) -> f64 {
    let y = match name {
        "square" => x * x,
        "sin" | "sine" => x.sin(),
        _ => x,
    };
    match mark {
        'a'..='f' => y * 2.0,
        '-' => -y,
        _ => y,
    }
}

pub fn programs() -> Vec<Program> {
    vec![
        program!(kernel_sum(&[0.3, 0.5, 1.0], 1.5, const Kernel::Gaussian)),
        program!(kernel_sum(&[0.3, 0.5, 1.0], 1.5, const Kernel::Linear)),
        program!(kernel_sum(&[0.3, 0.5, 1.0], 1.5, const Kernel::Polynomial(2))),
        program!(kernel_sum(&[0.3, 0.5, 1.0], 1.5, const Kernel::Polynomial(5))),
        program!(kernel_sum(&[0.3, 0.5, 1.0], 1.5, const Kernel::Bumps { count: 1, sharp: true })),
        program!(kernel_sum(&[0.3, 0.5, 1.0], 1.5, const Kernel::Bumps { count: 2, sharp: false })),
        program!(kernel_sum(&[0.3, 0.5, 1.0], 1.5, const Kernel::Bumps { count: 3, sharp: false })),
        program!(laplacian(&[0.3, 0.5, 1.0], const &Boundary::Fixed)),
        program!(laplacian(&[0.3, 0.5, 1.0], const &Boundary::Periodic)),
        program!(laplacian(&[0.3, 0.5, 1.0], const &Boundary::Open)),
        program!(by_name(0.7, "square", 'b')),
        program!(by_name(0.7, "sine", '-')),
        program!(by_name(0.7, "sinh", 'x')),
    ]
}
