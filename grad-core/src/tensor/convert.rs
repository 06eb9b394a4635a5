//! From plain numbers and arrays to tensors, and back.

use super::{Tensor, each};
use crate::ir::DType;
use crate::ops::datum::Datum;
use ndarray::{ArcArray, Array, ArrayBase, Data, Dimension, IxDyn};
use std::rc::Rc;

/// What the elements of a tensor can be.
///
/// ```
/// use grad_core::{ir::DType, tensor::convert::Element};
/// assert_eq!((f32::DTYPE, i64::DTYPE, bool::DTYPE), (DType::F32, DType::I64, DType::Bool));
/// ```
pub trait Element: Copy + Default + PartialEq + std::fmt::Debug + 'static {
    /// Which type that is.
    const DTYPE: DType;
    /// Wraps an array.
    fn tensor(array: ArcArray<Self, IxDyn>) -> Tensor;
    /// The array, if its elements are of this type.
    fn array(tensor: &Tensor) -> Option<&ArcArray<Self, IxDyn>>;
    /// A single number.
    fn datum(self) -> Datum;
    /// The number as an element, if it is one of the kind (a float, an integer that fits, a truth value).
    fn of(datum: &Datum) -> Option<Self>;
}

macro_rules! element {
    ($($t:ty, $dtype:ident, $x:ident => $datum:expr, $d:ident => $of:expr;)*) => {$(
        impl Element for $t {
            const DTYPE: DType = DType::$dtype;
            fn tensor(array: ArcArray<Self, IxDyn>) -> Tensor {
                Tensor::$dtype(array)
            }
            fn array(tensor: &Tensor) -> Option<&ArcArray<Self, IxDyn>> {
                if let Tensor::$dtype(x) = tensor { Some(x) } else { None }
            }
            fn datum(self) -> Datum {
                let $x = self;
                $datum
            }
            fn of($d: &Datum) -> Option<Self> {
                $of
            }
        }
        impl From<$t> for Tensor {
            fn from(x: $t) -> Tensor {
                Tensor::$dtype(Array::from_elem(IxDyn(&[]), x).into())
            }
        }
    )*};
}

element! {
    f32, F32, x => Datum::F32(x), d => d.as_f32();
    f64, F64, x => Datum::F64(x), d => d.as_f64();
    i32, I32, x => Datum::Int(x.into()), d => d.as_int()?.try_into().ok();
    i64, I64, x => Datum::Int(x.into()), d => d.as_int()?.try_into().ok();
    bool, Bool, x => Datum::Bool(x), d => d.as_bool();
}

impl<T: Element> From<Vec<T>> for Tensor {
    fn from(xs: Vec<T>) -> Tensor {
        T::tensor(Array::from(xs).into_dyn().into())
    }
}

impl<T: Element> From<&[T]> for Tensor {
    fn from(xs: &[T]) -> Tensor {
        xs.to_vec().into()
    }
}

impl<T: Element, const N: usize> From<[T; N]> for Tensor {
    fn from(xs: [T; N]) -> Tensor {
        xs.to_vec().into()
    }
}

impl<T: Element, const N: usize, const M: usize> From<[[T; M]; N]> for Tensor {
    fn from(xs: [[T; M]; N]) -> Tensor {
        let array = Array::from_shape_fn([N, M], |(i, j)| xs[i][j]);
        array.into()
    }
}

impl<T: Element, S: Data<Elem = T>, D: Dimension> From<ArrayBase<S, D>> for Tensor {
    fn from(array: ArrayBase<S, D>) -> Tensor {
        T::tensor(array.into_owned().into_dyn().into())
    }
}

impl Tensor {
    /// A tensor of this shape of elements in row-major order, if there are as many as it takes.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tensor::Tensor; }
    /// use grads::Tensor;
    /// let x = Tensor::from_shape(&[2, 2], vec![1.0, 2.0, 3.0, 4.0]).unwrap();
    /// assert_eq!(x.shape(), [2, 2]);
    /// assert!(Tensor::from_shape(&[3], vec![1.0]).is_none());
    /// ```
    pub fn from_shape<T: Element>(shape: &[usize], elements: Vec<T>) -> Option<Tensor> {
        let array = Array::from_shape_vec(IxDyn(shape), elements).ok()?;
        Some(T::tensor(array.into()))
    }
    /// The elements, if they are of type `T`.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tensor::Tensor; }
    /// use grads::Tensor;
    /// let x = Tensor::from([[1.0, 2.0], [3.0, 4.0]]);
    /// assert_eq!(x.array::<f64>().unwrap()[[1, 0]], 3.0);
    /// assert!(x.array::<f32>().is_none());
    /// ```
    pub fn array<T: Element>(&self) -> Option<&ArcArray<T, IxDyn>> {
        T::array(self)
    }
    /// The elements in row-major order as `f64`; truth values as 0 and 1.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tensor::Tensor; }
    /// use grads::Tensor;
    /// assert_eq!(Tensor::from(vec![true, false]).to_f64s(), [1.0, 0.0]);
    /// ```
    pub fn to_f64s(&self) -> Vec<f64> {
        match self {
            Tensor::F32(x) => x.iter().map(|&x| f64::from(x)).collect(),
            Tensor::F64(x) => x.iter().copied().collect(),
            Tensor::I32(x) => x.iter().map(|&x| f64::from(x)).collect(),
            Tensor::I64(x) => x.iter().map(|&x| x as f64).collect(),
            Tensor::Bool(x) => x.iter().map(|&x| f64::from(u8::from(x))).collect(),
        }
    }
    /// The one element as `f64`, if there is one.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tensor::Tensor; }
    /// use grads::Tensor;
    /// assert_eq!(Tensor::from(7_i32).to_f64(), Some(7.0));
    /// assert_eq!(Tensor::from(vec![1.0, 2.0]).to_f64(), None);
    /// ```
    pub fn to_f64(&self) -> Option<f64> {
        (self.len() == 1).then(|| self.to_f64s()[0])
    }
    /// A tensor of the same shape with each element replaced; nothing if what comes are not numbers of one type.
    pub(crate) fn map_elements(&self, f: &mut dyn FnMut(&Datum) -> Datum) -> Datum {
        fn collect<T: Element>(shape: &[usize], ys: &[Datum]) -> Option<Tensor> {
            Tensor::from_shape(shape, ys.iter().map(T::of).collect::<Option<Vec<T>>>()?)
        }
        let ys: Vec<Datum> = self.data().iter().map(f).collect();
        let tensor = match ys.first() {
            None => Some(self.clone()),
            Some(Datum::F64(_)) => collect::<f64>(self.shape(), &ys),
            Some(Datum::F32(_)) => collect::<f32>(self.shape(), &ys),
            Some(Datum::Int(_)) => collect::<i64>(self.shape(), &ys),
            Some(Datum::Bool(_)) => collect::<bool>(self.shape(), &ys),
            Some(_) => None,
        };
        tensor.map_or(Datum::Unit, Datum::from)
    }
    /// The elements in row-major order, each as a number of its own.
    pub(crate) fn data(&self) -> Vec<Datum> {
        each!(self, x => x.iter().map(|&x| x.datum()).collect())
    }
}

/// A tensor without dimensions is a single number.
impl From<Tensor> for Datum {
    fn from(tensor: Tensor) -> Datum {
        let number =
            each!(&tensor, x => if x.ndim() == 0 { x.first().map(|&x| x.datum()) } else { None });
        number.unwrap_or_else(|| Datum::Tensor(Rc::new(tensor)))
    }
}

impl Datum {
    /// This as a tensor of elements of type `dtype`, if it is one.
    ///
    /// ```
    /// use grad_core::{ir::DType, ops::datum::Datum, tensor::Tensor};
    /// assert_eq!(Datum::Int(7).to_tensor(DType::I32), Some(Tensor::from(7_i32)));
    /// assert_eq!(Datum::Int(7).to_tensor(DType::Bool), None);
    /// ```
    pub fn to_tensor(&self, dtype: DType) -> Option<Tensor> {
        if let Datum::Tensor(tensor) = self {
            return (tensor.dtype() == dtype).then(|| Tensor::clone(tensor));
        }
        match dtype {
            DType::F32 => f32::of(self).map(Tensor::from),
            DType::F64 => f64::of(self).map(Tensor::from),
            DType::I32 => i32::of(self).map(Tensor::from),
            DType::I64 => i64::of(self).map(Tensor::from),
            DType::Bool => bool::of(self).map(Tensor::from),
        }
    }
    /// This as a tensor, if it is one; an integer without a type is an `i64`.
    ///
    /// ```
    /// use grad_core::{ops::datum::Datum, tensor::Tensor};
    /// assert_eq!(Datum::F64(0.5).tensor(), Some(Tensor::from(0.5)));
    /// assert_eq!(Datum::Unit.tensor(), None);
    /// ```
    pub fn tensor(&self) -> Option<Tensor> {
        match self {
            Datum::Tensor(tensor) => Some(Tensor::clone(tensor)),
            Datum::F32(x) => Some((*x).into()),
            Datum::F64(x) => Some((*x).into()),
            Datum::Int(_) => self.to_tensor(DType::I64),
            Datum::Bool(x) => Some((*x).into()),
            _ => None,
        }
    }
    /// How many elements there are along each axis of a tensor; empty for a single number.
    ///
    /// ```
    /// use grad_core::{ops::datum::Datum, tensor::Tensor};
    /// assert_eq!(Datum::from(Tensor::from(vec![1.0, 2.0])).shape(), [2]);
    /// assert_eq!(Datum::F64(1.0).shape(), [0; 0]);
    /// ```
    pub fn shape(&self) -> &[usize] {
        if let Datum::Tensor(tensor) = self {
            tensor.shape()
        } else {
            &[]
        }
    }
}
