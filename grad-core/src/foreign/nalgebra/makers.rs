//! Vectors and matrices that are made of numbers, and coordinates by name.

use crate::real::Real;
use nalgebra::{
    DMatrix, DVector, Matrix2, Matrix3, Matrix4, RealField, SMatrix, Scalar, Vector1, Vector2,
    Vector3, Vector4, Vector5, Vector6,
};

/// What is made of numbers, and in which order: the number of each place.
macro_rules! made {
    ($($trait:ident $made:ident: $($x:ident $number:ident [$($at:tt)*])*;)*) => {$(
        #[doc = concat!("`", stringify!($made), "::new`.")]
        pub trait $trait<T>: Sized {
            /// Made of its elements.
            #[allow(non_snake_case, clippy::too_many_arguments)]
            fn __grads_new__needs_differentiable_on_impl_and_trait($($x: T),*) -> (
                Self,
                impl Fn(Self) -> ($($number,)*) + Clone + Send + Sync + use<Self, T>,
            );
        }

        #[diagnostic::do_not_recommend]
        impl<T: Real + Scalar> $trait<T> for $made<T> {
            #[inline]
            fn __grads_new__needs_differentiable_on_impl_and_trait($($x: T),*) -> (
                Self,
                impl Fn(Self) -> ($($number,)*) + Clone + Send + Sync + use<T>,
            ) {
                ($made::new($($x),*), |ct: Self| ($(ct[$($at)*],)*))
            }
        }
    )*};
}

made! {
    New1 Vector1: x T [0];
    New2 Vector2: x T [0] y T [1];
    New3 Vector3: x T [0] y T [1] z T [2];
    New4 Vector4: x T [0] y T [1] z T [2] w T [3];
    New5 Vector5: x T [0] y T [1] z T [2] w T [3] a T [4];
    New6 Vector6: x T [0] y T [1] z T [2] w T [3] a T [4] b T [5];
    NewMatrix2 Matrix2: a T [(0, 0)] b T [(0, 1)] c T [(1, 0)] d T [(1, 1)];
    NewMatrix3 Matrix3: a T [(0, 0)] b T [(0, 1)] c T [(0, 2)] d T [(1, 0)] e T [(1, 1)] f T [(1, 2)]
        g T [(2, 0)] h T [(2, 1)] i T [(2, 2)];
    NewMatrix4 Matrix4: a T [(0, 0)] b T [(0, 1)] c T [(0, 2)] d T [(0, 3)] e T [(1, 0)] f T [(1, 1)] g T [(1, 2)]
        h T [(1, 3)] i T [(2, 0)] j T [(2, 1)] k T [(2, 2)] l T [(2, 3)] m T [(3, 0)] n T [(3, 1)] o T [(3, 2)]
        p T [(3, 3)];
}

/// Coordinates by name.
macro_rules! coordinates {
    ($($trait:ident $vector:ident: $($x:ident $get:ident $get_mut:ident $i:tt)*;)*) => {$(
        #[doc = concat!("The coordinates of a `", stringify!($vector), "`.")]
        pub trait $trait<T> {
            $(
                /// A coordinate of a gradient.
                fn $get(&self) -> &T;
                /// The same, to be added to.
                fn $get_mut(&mut self) -> &mut T;
            )*
        }

        #[diagnostic::do_not_recommend]
        impl<T: Scalar> $trait<T> for $vector<T> {
            $(
                #[inline]
                fn $get(&self) -> &T {
                    &self[$i]
                }
                #[inline]
                fn $get_mut(&mut self) -> &mut T {
                    &mut self[$i]
                }
            )*
        }
    )*};
}

coordinates! {
    X Vector1: x __grads_x __grads_x_mut 0;
    Xy Vector2: x __grads_x __grads_x_mut 0 y __grads_y __grads_y_mut 1;
    Xyz Vector3: x __grads_x __grads_x_mut 0 y __grads_y __grads_y_mut 1 z __grads_z __grads_z_mut 2;
    Xyzw Vector4: x __grads_x __grads_x_mut 0 y __grads_y __grads_y_mut 1 z __grads_z __grads_z_mut 2
        w __grads_w __grads_w_mut 3;
}

/// Matrices of which the size is part of the type.
pub trait SizedMakers<T>: Sized {
    /// Zeros.
    #[allow(non_snake_case)]
    fn __grads_zeros__needs_differentiable_on_impl_and_trait() -> (Self, fn(Self));
    /// One number everywhere.
    #[allow(non_snake_case)]
    fn __grads_from_element__needs_differentiable_on_impl_and_trait(
        x: T,
    ) -> (Self, fn(Self) -> (T,));
    /// One number everywhere.
    #[allow(non_snake_case)]
    fn __grads_repeat__needs_differentiable_on_impl_and_trait(x: T) -> (Self, fn(Self) -> (T,));
    /// Ones on the diagonal.
    #[allow(non_snake_case)]
    fn __grads_identity__needs_differentiable_on_impl_and_trait() -> (Self, fn(Self));
}

#[diagnostic::do_not_recommend]
impl<T: Real + RealField, const R: usize, const C: usize> SizedMakers<T> for SMatrix<T, R, C> {
    #[inline]
    fn __grads_zeros__needs_differentiable_on_impl_and_trait() -> (Self, fn(Self)) {
        (SMatrix::zeros(), |_| ())
    }
    #[inline]
    fn __grads_from_element__needs_differentiable_on_impl_and_trait(
        x: T,
    ) -> (Self, fn(Self) -> (T,)) {
        (SMatrix::from_element(x), |ct| (ct.sum(),))
    }
    #[inline]
    fn __grads_repeat__needs_differentiable_on_impl_and_trait(x: T) -> (Self, fn(Self) -> (T,)) {
        (SMatrix::from_element(x), |ct| (ct.sum(),))
    }
    #[inline]
    fn __grads_identity__needs_differentiable_on_impl_and_trait() -> (Self, fn(Self)) {
        (SMatrix::identity(), |_| ())
    }
}

/// Vectors of which the length is known at run time.
pub trait VectorMakers<T>: Sized {
    /// Zeros.
    #[allow(non_snake_case)]
    fn __grads_zeros__needs_differentiable_on_impl_and_trait(
        len: usize,
    ) -> (Self, fn(Self) -> ((),));
    /// One number everywhere.
    #[allow(non_snake_case)]
    fn __grads_from_element__needs_differentiable_on_impl_and_trait(
        len: usize,
        x: T,
    ) -> (Self, fn(Self) -> ((), T));
    /// The elements of a vector.
    #[allow(non_snake_case)]
    fn __grads_from_vec__needs_differentiable_on_impl_and_trait(
        elements: Vec<T>,
    ) -> (Self, fn(Self) -> (Vec<T>,));
    /// The elements of a slice.
    #[allow(non_snake_case)]
    fn __grads_from_column_slice__needs_differentiable_on_impl_and_trait(
        elements: &[T],
    ) -> (Self, FromSlice<Self, T>);
}

/// The way back of what is made of a slice.
pub type FromSlice<X, T> = fn(&[T], Option<&mut [T]>, X);

#[diagnostic::do_not_recommend]
impl<T: Real + RealField> VectorMakers<T> for DVector<T> {
    fn __grads_zeros__needs_differentiable_on_impl_and_trait(
        len: usize,
    ) -> (Self, fn(Self) -> ((),)) {
        (DVector::zeros(len), |_| ((),))
    }
    fn __grads_from_element__needs_differentiable_on_impl_and_trait(
        len: usize,
        x: T,
    ) -> (Self, fn(Self) -> ((), T)) {
        (DVector::from_element(len, x), |ct| ((), ct.sum()))
    }
    fn __grads_from_vec__needs_differentiable_on_impl_and_trait(
        elements: Vec<T>,
    ) -> (Self, fn(Self) -> (Vec<T>,)) {
        (DVector::from_vec(elements), |ct| {
            (ct.iter().copied().collect(),)
        })
    }
    fn __grads_from_column_slice__needs_differentiable_on_impl_and_trait(
        elements: &[T],
    ) -> (Self, FromSlice<Self, T>) {
        (DVector::from_column_slice(elements), |_, adjoint, ct| {
            let places = adjoint.into_iter().flatten();
            places.zip(ct.iter()).for_each(|(place, ct)| *place += *ct);
        })
    }
}

/// Matrices of which the size is known at run time.
pub trait MatrixMakers<T>: Sized {
    /// Zeros.
    #[allow(non_snake_case)]
    fn __grads_zeros__needs_differentiable_on_impl_and_trait(
        rows: usize,
        columns: usize,
    ) -> (Self, fn(Self) -> ((), ()));
    /// One number everywhere.
    #[allow(non_snake_case)]
    fn __grads_from_element__needs_differentiable_on_impl_and_trait(
        rows: usize,
        columns: usize,
        x: T,
    ) -> (Self, fn(Self) -> ((), (), T));
    /// Ones on the diagonal.
    #[allow(non_snake_case)]
    fn __grads_identity__needs_differentiable_on_impl_and_trait(
        rows: usize,
        columns: usize,
    ) -> (Self, fn(Self) -> ((), ()));
    /// The elements of a vector, column by column.
    #[allow(non_snake_case)]
    fn __grads_from_vec__needs_differentiable_on_impl_and_trait(
        rows: usize,
        columns: usize,
        elements: Vec<T>,
    ) -> (Self, fn(Self) -> ((), (), Vec<T>));
}

#[diagnostic::do_not_recommend]
impl<T: Real + RealField> MatrixMakers<T> for DMatrix<T> {
    fn __grads_zeros__needs_differentiable_on_impl_and_trait(
        rows: usize,
        columns: usize,
    ) -> (Self, fn(Self) -> ((), ())) {
        (DMatrix::zeros(rows, columns), |_| ((), ()))
    }
    fn __grads_from_element__needs_differentiable_on_impl_and_trait(
        rows: usize,
        columns: usize,
        x: T,
    ) -> (Self, fn(Self) -> ((), (), T)) {
        (DMatrix::from_element(rows, columns, x), |ct| {
            ((), (), ct.sum())
        })
    }
    fn __grads_identity__needs_differentiable_on_impl_and_trait(
        rows: usize,
        columns: usize,
    ) -> (Self, fn(Self) -> ((), ())) {
        (DMatrix::identity(rows, columns), |_| ((), ()))
    }
    fn __grads_from_vec__needs_differentiable_on_impl_and_trait(
        rows: usize,
        columns: usize,
        elements: Vec<T>,
    ) -> (Self, fn(Self) -> ((), (), Vec<T>)) {
        (DMatrix::from_vec(rows, columns, elements), |ct| {
            ((), (), ct.iter().copied().collect())
        })
    }
}
