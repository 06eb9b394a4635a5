//! Arguments of all kinds, some of which fit nothing.

use fastrand::Rng;
use grad_core::ir::Attr;
use grads::{DType, Tensor};

/// Strings that are hard to read: also texts of options, types, literals.
const STRINGS: [&str; 24] = [
    "",
    "x",
    "y",
    "f",
    "x",
    "main",
    " ",
    "\"",
    "a b",
    "é∂",
    "v0",
    "@",
    "}",
    "\n",
    "\0",
    "axis=0",
    "axis=-9223372036854775808 keepdims",
    "spec=0,...",
    "shape=-1,2",
    "perm=1,0",
    "f64",
    "ab,bc->ac",
    "order=4294967295",
    "spec=0:99999999999:-1,new",
];

pub fn string(rng: &mut Rng) -> &'static str {
    STRINGS[rng.usize(..STRINGS.len())]
}

pub fn attr(rng: &mut Rng) -> Attr {
    if rng.bool() {
        Attr::None
    } else {
        Attr::Field(string(rng).into())
    }
}

pub fn dtype(rng: &mut Rng) -> DType {
    match rng.usize(..8) {
        0 => DType::F32,
        1 => DType::I32,
        2 => DType::I64,
        3 => DType::Bool,
        _ => DType::F64,
    }
}

/// An axis, a length or a position.
pub fn signed(rng: &mut Rng) -> isize {
    match rng.usize(..12) {
        0 => isize::MIN,
        1 => isize::MAX,
        2 => 1 << 45,
        3 => -7,
        _ => rng.isize(-3..4),
    }
}

pub fn signeds(rng: &mut Rng) -> Vec<isize> {
    (0..rng.usize(..4)).map(|_| signed(rng)).collect()
}

pub fn length(rng: &mut Rng) -> usize {
    match rng.usize(..12) {
        0 => usize::MAX,
        1 => 1 << 45,
        _ => rng.usize(..4),
    }
}

pub fn lengths(rng: &mut Rng) -> Vec<usize> {
    (0..rng.usize(..4)).map(|_| length(rng)).collect()
}

/// A tensor of any type and small shape, also one without elements.
pub fn tensor(rng: &mut Rng) -> Tensor {
    let shape: Vec<usize> = (0..rng.usize(..4)).map(|_| rng.usize(..4)).collect();
    tensor_of(rng, &shape)
}

fn tensor_of(rng: &mut Rng, shape: &[usize]) -> Tensor {
    let count = shape.iter().product();
    let numbers: Vec<f64> = (0..count).map(|_| float(rng)).collect();
    let made = match dtype(rng) {
        DType::F64 => Tensor::from_shape(shape, numbers),
        DType::F32 => Tensor::from_shape(shape, numbers.iter().map(|x| *x as f32).collect()),
        DType::I32 => Tensor::from_shape(shape, numbers.iter().map(|x| *x as i32).collect()),
        DType::I64 => Tensor::from_shape(shape, numbers.iter().map(|x| *x as i64).collect()),
        DType::Bool => Tensor::from_shape(shape, numbers.iter().map(|x| *x > 0.0).collect()),
    };
    made.unwrap_or_else(|| 0.5.into())
}

pub fn float(rng: &mut Rng) -> f64 {
    match rng.usize(..20) {
        0 => f64::NAN,
        1 => f64::INFINITY,
        2 => -0.0,
        3 => 1e300,
        4 => i64::MIN as f64,
        _ => rng.f64() * 6.0 - 3.0,
    }
}
