//! Literals: `0.5`, and `[2,3:1.0,2.0,3.0,4.0,5.0,6.0]` with the shape before the elements.

use super::convert::Element;
use super::{Tensor, each};
use crate::ir::DType;
use crate::ops::datum::Datum;
use std::fmt;

impl Tensor {
    /// Reads what `Display` writes.
    ///
    /// ```
    /// # mod grads { pub use grad_core::{ir::DType, tensor::Tensor}; }
    /// use grads::{DType, Tensor};
    /// let x = Tensor::parse("[2,1:0.5,1.0]", DType::F64).unwrap();
    /// assert_eq!((x.shape(), x.to_string()), (&[2, 1][..], "[2,1:0.5,1.0]".to_string()));
    /// ```
    pub fn parse(text: &str, dtype: DType) -> Option<Tensor> {
        match dtype {
            DType::F32 => parse::<f32>(text),
            DType::F64 => parse::<f64>(text),
            DType::I32 => parse::<i32>(text),
            DType::I64 => parse::<i64>(text),
            DType::Bool => parse::<bool>(text),
        }
    }
}

fn parse<T: Element>(text: &str) -> Option<Tensor> {
    let element = |text: &str| T::of(&Datum::parse(text, &T::DTYPE.scalar())?);
    let Some(inner) = text.strip_prefix('[') else {
        return Tensor::from_shape(&[], vec![element(text)?]);
    };
    let (shape, elements) = inner.strip_suffix(']')?.split_once(':')?;
    let listed = |text: &str| -> Vec<String> {
        let parts = text.split(',').filter(|part| !part.is_empty());
        parts.map(str::to_string).collect()
    };
    let shape: Option<Vec<usize>> = listed(shape).iter().map(|n| n.parse().ok()).collect();
    let elements: Option<Vec<T>> = listed(elements).iter().map(|x| element(x)).collect();
    Tensor::from_shape(&shape?, elements?)
}

/// What [`Tensor::parse`] reads.
impl fmt::Display for Tensor {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let list = |xs: Vec<String>| xs.join(",");
        let elements = each!(self, x => x.iter().map(|&x| written(&x.datum())).collect::<Vec<_>>());
        match self.shape() {
            [] => f.write_str(&elements[0]),
            shape => {
                let shape = shape.iter().map(usize::to_string).collect();
                write!(f, "[{}:{}]", list(shape), list(elements))
            }
        }
    }
}

fn written(x: &Datum) -> String {
    match x {
        Datum::F64(x) => crate::ir::literal_text(*x),
        Datum::F32(x) if x.is_nan() => "nan".into(),
        Datum::F32(x) => format!("{x:?}"),
        Datum::Int(n) => n.to_string(),
        other => format!("{}", other.as_bool().unwrap_or_default()),
    }
}
