//! Values with their tangents: the same value of dual numbers (`duals`).

pub use super::declare::Tan;
use super::duals::dual;
use crate::dual::Dual;
use crate::real::Real;
use crate::tangent::Differentiable;

/// A number that has a dual number.
pub trait Base: Real + Lower<Dual: DualNumber> + Tangential {}

/// What the elements of arrays are asked for.
#[cfg(feature = "ndarray")]
pub trait OfArrays:
    num_traits::Float + num_traits::FromPrimitive + ndarray::LinalgScalar + ndarray::ScalarOperand
{
}

#[cfg(feature = "ndarray")]
impl<T> OfArrays for T where
    T: num_traits::Float
        + num_traits::FromPrimitive
        + ndarray::LinalgScalar
        + ndarray::ScalarOperand
{
}

/// What the elements of arrays are asked for.
#[cfg(not(feature = "ndarray"))]
pub trait OfArrays {}

#[cfg(not(feature = "ndarray"))]
impl<T> OfArrays for T {}

/// What the elements of matrices are asked for.
#[cfg(feature = "nalgebra")]
pub trait OfMatrices:
    nalgebra::RealField + nalgebra::SimdComplexField<SimdRealField = Self>
{
}

#[cfg(feature = "nalgebra")]
impl<T: nalgebra::RealField + nalgebra::SimdComplexField<SimdRealField = T>> OfMatrices for T {}

/// What the elements of matrices are asked for.
#[cfg(not(feature = "nalgebra"))]
pub trait OfMatrices {}

#[cfg(not(feature = "nalgebra"))]
impl<T> OfMatrices for T {}

/// What the parts of complex numbers are asked for.
#[cfg(feature = "num-complex")]
pub trait OfComplex: num_traits::Float + num_traits::FloatConst + num_traits::Signed {}

#[cfg(feature = "num-complex")]
impl<T: num_traits::Float + num_traits::FloatConst + num_traits::Signed> OfComplex for T {}

/// What the parts of complex numbers are asked for.
#[cfg(not(feature = "num-complex"))]
pub trait OfComplex {}

#[cfg(not(feature = "num-complex"))]
impl<T> OfComplex for T {}

/// What runs where numbers do.
pub trait DualNumber: Real + OfArrays + OfMatrices + OfComplex {}

impl<T: Real + OfArrays + OfMatrices + OfComplex> DualNumber for T {}

/// A value that can be lifted, with its tangent, to one of dual numbers. What has no numbers stays as it is.
pub trait Lift: Differentiable {
    /// Of dual numbers.
    type Dual: Differentiable;
    /// The value and its tangent.
    fn lift(&self, tangent: &Tan<Self>) -> Self::Dual;
}

/// A value that owns its numbers.
pub trait Lower: Lift + Sized {
    /// The value and its tangent.
    fn lower(dual: Self::Dual) -> (Self, Tan<Self>);
}

/// A place to which a value and its tangent are written.
pub trait Place: Lift {
    /// Writes both.
    fn put(&mut self, tangent: &mut Tan<Self>, dual: Self::Dual);
}

/// The cotangent of a lifted value, as it was before a way back adds to it. That of the tangent is the number, and that of the value is
/// its tangent: of `<ct, J(x) dx>` the gradient by `dx` is `J(x)^T ct`, and by `x` how that changes along `dx`.
pub fn raised<X>(x: &X, of_x: Option<&Tan<X>>, of_tangent: Option<&Tan<X>>) -> Tan<X::Dual>
where
    X: Lift<Dual: Differentiable<Tangent = <Tan<X> as Lift>::Dual>> + ?Sized,
    Tan<X>: Lift + Differentiable<Tangent = Tan<X>>,
{
    let zeros = |ct: Option<&Tan<X>>| ct.cloned().unwrap_or_else(|| x.zeros_like());
    zeros(of_tangent).lift(&zeros(of_x))
}

/// Hands on the cotangents of a value and of its tangent.
pub fn spread<C>(raised: C::Dual, of_x: Option<&mut C>, of_tangent: Option<&mut C>)
where
    C: Lower + Differentiable<Tangent = C>,
{
    let (tangent, value) = C::lower(raised);
    if let Some(of_x) = of_x {
        *of_x = value;
    }
    if let Some(of_tangent) = of_tangent {
        *of_tangent = tangent;
    }
}

/// What a linear method gives of tangents, as the tangent of what it gives of values.
pub trait Tangential: Differentiable + Sized {
    /// The tangent.
    fn tangential(self) -> Tan<Self>;
}

impl<T: Tangential> Tangential for Vec<T> {
    fn tangential(self) -> Tan<Self> {
        self.into_iter().map(T::tangential).collect()
    }
}

impl<T: Tangential> Tangential for Option<T> {
    fn tangential(self) -> Tan<Self> {
        self.map(T::tangential)
    }
}

impl<T: Tangential, E> Tangential for Result<T, E>
where
    Self: Differentiable<Tangent = Option<Tan<T>>>,
{
    fn tangential(self) -> Option<Tan<T>> {
        self.ok().map(T::tangential)
    }
}

/// What stands at a place, behind the place.
impl<P: Differentiable, T: Tangential> Tangential for (P, T) {
    fn tangential(self) -> Tan<Self> {
        (self.0.zeros_like(), self.1.tangential())
    }
}

impl Tangential for () {
    fn tangential(self) {}
}

macro_rules! numbers {
    ($($t:ident)*) => {$(
        impl Base for $t {}

        impl Tangential for $t {
            fn tangential(self) -> $t {
                self
            }
        }

        impl Lift for $t {
            type Dual = Dual<$t>;
            fn lift(&self, tangent: &$t) -> Dual<$t> {
                dual(*self, *tangent)
            }
        }

        impl Lower for $t {
            fn lower(dual: Dual<$t>) -> ($t, $t) {
                (dual.value, dual.tangent)
            }
        }
    )*};
}

numbers!(f64 f32);

macro_rules! constants {
    ($($t:ty),*) => {$(
        impl Lift for $t {
            type Dual = $t;
            fn lift(&self, (): &()) -> $t {
                *self
            }
        }
        impl Lower for $t {
            fn lower(dual: $t) -> ($t, ()) {
                (dual, ())
            }
        }
    )*};
}

constants!((), bool, usize, i32, u32);

impl<T: Lift<Tangent: Sized>> Lift for Option<T> {
    type Dual = Option<T::Dual>;
    fn lift(&self, tangent: &Option<Tan<T>>) -> Option<T::Dual> {
        let x = self.as_ref()?;
        let zeros;
        let tangent = match tangent {
            Some(tangent) => tangent,
            None => {
                zeros = x.zeros_like();
                &zeros
            }
        };
        Some(x.lift(tangent))
    }
}

impl<T: Lower> Lower for Option<T> {
    fn lower(dual: Option<T::Dual>) -> (Option<T>, Option<Tan<T>>) {
        dual.map(T::lower).unzip()
    }
}

impl<A, B> Lift for (A, B)
where
    A: Lift,
    B: Lift,
    Self: Differentiable<Tangent = (Tan<A>, Tan<B>)>,
    (A::Dual, B::Dual): Differentiable,
{
    type Dual = (A::Dual, B::Dual);
    fn lift(&self, (a, b): &(Tan<A>, Tan<B>)) -> (A::Dual, B::Dual) {
        (self.0.lift(a), self.1.lift(b))
    }
}

impl<A: Lower, B: Lower> Lower for (A, B)
where
    Self: Lift<Dual = (A::Dual, B::Dual), Tangent = (Tan<A>, Tan<B>)>,
{
    fn lower((a, b): (A::Dual, B::Dual)) -> (Self, (Tan<A>, Tan<B>)) {
        let ((a, d_a), (b, d_b)) = (A::lower(a), B::lower(b));
        ((a, b), (d_a, d_b))
    }
}

#[cfg(feature = "ndarray")]
mod arrays {
    use super::{Base, Lift, Lower, Place, Tangential};
    use crate::foreign::ndarray::Storage;
    use ndarray::{Array, ArrayBase, DataMut, Dimension, ScalarOperand, Zip};

    impl ScalarOperand for crate::dual::Dual<f64> {}
    impl ScalarOperand for crate::dual::Dual<f32> {}

    impl<A: Base, D: Dimension> Tangential for Array<A, D> {
        fn tangential(self) -> Self {
            self
        }
    }

    impl<A: Base, S: Storage<Elem = A>, D: Dimension> Lift for ArrayBase<S, D> {
        type Dual = Array<A::Dual, D>;
        fn lift(&self, tangent: &Array<A, D>) -> Array<A::Dual, D> {
            Zip::from(self).and(tangent).map_collect(|x, dx| x.lift(dx))
        }
    }

    impl<A: Base, D: Dimension> Lower for Array<A, D> {
        fn lower(dual: Array<A::Dual, D>) -> (Self, Self) {
            (dual.mapv(|x| A::lower(x).0), dual.mapv(|x| A::lower(x).1))
        }
    }

    impl<A: Base, S: Storage<Elem = A> + DataMut, D: Dimension> Place for ArrayBase<S, D> {
        fn put(&mut self, tangent: &mut Array<A, D>, dual: Array<A::Dual, D>) {
            let parts = Zip::from(self).and(tangent).and(&dual);
            parts.for_each(|x, dx, dual| (*x, *dx) = A::lower(*dual));
        }
    }
}

#[cfg(feature = "nalgebra")]
mod matrices {
    use super::{Base, Lift, Lower, Place, Tan, Tangential};
    use crate::foreign::nalgebra::{Owned, Place as Stored};
    use nalgebra::base::storage::StorageMut;
    use nalgebra::{DefaultAllocator, Dim, Matrix, OMatrix, Scalar};

    impl<T, R, C> Tangential for OMatrix<T, R, C>
    where
        T: Base + Scalar,
        R: Dim,
        C: Dim,
        DefaultAllocator: Owned<T, R, C>,
    {
        fn tangential(self) -> Self {
            self
        }
    }

    impl<T, R, C, S> Lift for Matrix<T, R, C, S>
    where
        T: Base + Scalar,
        R: Dim,
        C: Dim,
        S: Stored<T, R, C>,
        DefaultAllocator: Owned<T, R, C> + Owned<T::Dual, R, C>,
    {
        type Dual = OMatrix<T::Dual, R, C>;
        fn lift(&self, tangent: &OMatrix<T, R, C>) -> OMatrix<T::Dual, R, C> {
            self.zip_map(tangent, |x, dx| x.lift(&dx))
        }
    }

    impl<T, R, C> Lower for OMatrix<T, R, C>
    where
        T: Base + Scalar,
        R: Dim,
        C: Dim,
        DefaultAllocator: Owned<T, R, C> + Owned<T::Dual, R, C>,
    {
        fn lower(dual: OMatrix<T::Dual, R, C>) -> (Self, Self) {
            (dual.map(|x| T::lower(x).0), dual.map(|x| T::lower(x).1))
        }
    }

    impl<T, R, C, S> Place for Matrix<T, R, C, S>
    where
        T: Base + Scalar,
        R: Dim,
        C: Dim,
        S: Stored<T, R, C> + StorageMut<T, R, C>,
        DefaultAllocator: Owned<T, R, C> + Owned<T::Dual, R, C>,
    {
        fn put(&mut self, tangent: &mut Tan<Self>, dual: OMatrix<T::Dual, R, C>) {
            let (value, of_value) = <OMatrix<T, R, C> as Lower>::lower(dual);
            self.copy_from(&value);
            tangent.copy_from(&of_value);
        }
    }
}
