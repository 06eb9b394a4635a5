//! Vectors and matrices that are made of numbers, and coordinates by name.

use crate::real::Real;
use nalgebra::{
    DMatrix, DVector, Matrix2, Matrix3, Matrix4, RealField, RowVector2, RowVector3, RowVector4,
    SMatrix, SVector, Scalar, Vector1, Vector2, Vector3, Vector4, Vector5, Vector6,
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
    NewRow2 RowVector2: x T [0] y T [1];
    NewRow3 RowVector3: x T [0] y T [1] z T [2];
    NewRow4 RowVector4: x T [0] y T [1] z T [2] w T [3];
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
    /// So many items of an iterator, which are in a vector here.
    #[allow(non_snake_case, clippy::type_complexity)]
    fn __grads_from_iterator__needs_differentiable_on_impl_and_trait(
        len: usize,
        elements: Vec<T>,
    ) -> (Self, Box<dyn Fn(Self) -> ((), Vec<T>) + Send + Sync>);
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
    fn __grads_from_iterator__needs_differentiable_on_impl_and_trait(
        len: usize,
        elements: Vec<T>,
    ) -> (Self, Box<dyn Fn(Self) -> ((), Vec<T>) + Send + Sync>) {
        let given = elements.len();
        let back = move |ct: Self| ((), items(ct.as_slice(), given));
        (DVector::from_iterator(len, elements), Box::new(back))
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

/// The cotangents of the items of an iterator: of those that were not taken, too.
fn items<T: Real>(ct: &[T], given: usize) -> Vec<T> {
    let mut by = ct.to_vec();
    by.resize(given, T::lit(0.0));
    by
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

/// Matrices of which the size is part of the type, made of slices, arrays and columns.
pub trait SizedFrom<T, const R: usize, const C: usize>: Sized {
    /// Row by row.
    #[allow(non_snake_case)]
    fn __grads_from_row_slice__needs_differentiable_on_impl_and_trait(
        elements: &[T],
    ) -> (Self, FromSlice<Self, T>);
    /// Column by column.
    #[allow(non_snake_case)]
    fn __grads_from_column_slice__needs_differentiable_on_impl_and_trait(
        elements: &[T],
    ) -> (Self, FromSlice<Self, T>);
    /// Items of an iterator, which are in a vector here, column by column.
    #[allow(non_snake_case, clippy::type_complexity)]
    fn __grads_from_iterator__needs_differentiable_on_impl_and_trait(
        elements: Vec<T>,
    ) -> (Self, Box<dyn Fn(Self) -> (Vec<T>,) + Send + Sync>);
    /// A function of row and column, which keeps a `K` of each.
    #[allow(non_snake_case)]
    fn __grads_from_fn__needs_differentiable_on_impl_and_trait<'grads, K: Send + Sync + 'grads>(
        f: impl FnMut(usize, usize) -> (T, K),
    ) -> (Self, FromFunction<'grads, Self, T, K, ()>);
    /// The columns, one after the other.
    #[allow(non_snake_case, clippy::type_complexity)]
    fn __grads_from_columns__needs_differentiable_on_impl_and_trait(
        columns: &[SVector<T, R>],
    ) -> (
        Self,
        fn(&[SVector<T, R>], Option<&mut [SVector<T, R>]>, Self),
    );
}

/// The way back of what is made by a function of row and column.
pub type FromFunction<'grads, X, T, K, By> =
    Box<dyn Fn(&mut dyn FnMut(&K, (T,)) -> ((), ()), X) -> By + Send + Sync + 'grads>;

impl<T: Real + RealField, const R: usize, const C: usize> SizedFrom<T, R, C> for SMatrix<T, R, C> {
    fn __grads_from_row_slice__needs_differentiable_on_impl_and_trait(
        elements: &[T],
    ) -> (Self, FromSlice<Self, T>) {
        (SMatrix::from_row_slice(elements), |_, adjoint, ct| {
            let places = adjoint.into_iter().flatten().enumerate();
            places.for_each(|(i, place)| *place += ct[(i / C, i % C)]);
        })
    }
    fn __grads_from_column_slice__needs_differentiable_on_impl_and_trait(
        elements: &[T],
    ) -> (Self, FromSlice<Self, T>) {
        (SMatrix::from_column_slice(elements), |_, adjoint, ct| {
            let places = adjoint.into_iter().flatten();
            places.zip(ct.iter()).for_each(|(place, ct)| *place += *ct);
        })
    }
    fn __grads_from_iterator__needs_differentiable_on_impl_and_trait(
        elements: Vec<T>,
    ) -> (Self, Box<dyn Fn(Self) -> (Vec<T>,) + Send + Sync>) {
        let given = elements.len();
        let back = move |ct: Self| (items(ct.as_slice(), given),);
        (SMatrix::from_iterator(elements), Box::new(back))
    }
    fn __grads_from_fn__needs_differentiable_on_impl_and_trait<'grads, K: Send + Sync + 'grads>(
        f: impl FnMut(usize, usize) -> (T, K),
    ) -> (Self, FromFunction<'grads, Self, T, K, ()>) {
        let (made, kept) = kept_of_each(f, |f| SMatrix::from_fn(f));
        let back = move |pull: &mut dyn FnMut(&K, (T,)) -> ((), ()), ct: Self| {
            pull_each(&kept, pull, ct.as_slice().iter());
        };
        (made, Box::new(back))
    }
    fn __grads_from_columns__needs_differentiable_on_impl_and_trait(
        columns: &[SVector<T, R>],
    ) -> (
        Self,
        fn(&[SVector<T, R>], Option<&mut [SVector<T, R>]>, Self),
    ) {
        (SMatrix::from_columns(columns), |_, adjoint, ct| {
            let places = adjoint.into_iter().flatten();
            places
                .zip(ct.column_iter())
                .for_each(|(place, ct)| *place += ct);
        })
    }
}

/// What `make` makes by a function, and what that keeps of each element.
fn kept_of_each<T, K, X>(
    mut f: impl FnMut(usize, usize) -> (T, K),
    make: impl FnOnce(&mut dyn FnMut(usize, usize) -> T) -> X,
) -> (X, Vec<K>) {
    let mut kept = vec![];
    let made = make(&mut |i, j| {
        let (x, of_x) = f(i, j);
        kept.push(of_x);
        x
    });
    (made, kept)
}

/// Goes through the elements once more, from the last to the first.
fn pull_each<'x, T: Copy + 'x, K>(
    kept: &[K],
    pull: &mut dyn FnMut(&K, (T,)) -> ((), ()),
    cts: impl DoubleEndedIterator<Item = &'x T> + ExactSizeIterator,
) {
    for (kept, ct) in kept.iter().zip(cts).rev() {
        pull(kept, (*ct,));
    }
}

/// Matrices of which the size is known at run time, made by a function or of a diagonal.
pub trait DynamicFrom<T>: Sized {
    /// A function of row and column, which keeps a `K` of each.
    #[allow(non_snake_case)]
    fn __grads_from_fn__needs_differentiable_on_impl_and_trait<'grads, K: Send + Sync + 'grads>(
        rows: usize,
        columns: usize,
        f: impl FnMut(usize, usize) -> (T, K),
    ) -> (Self, FromFunction<'grads, Self, T, K, ((), ())>);
    /// Row by row.
    #[allow(non_snake_case, clippy::type_complexity)]
    fn __grads_from_row_slice__needs_differentiable_on_impl_and_trait(
        rows: usize,
        columns: usize,
        elements: &[T],
    ) -> (Self, fn(&[T], Option<&mut [T]>, Self) -> ((), ()));
    /// A vector on the diagonal.
    #[allow(non_snake_case, clippy::type_complexity)]
    fn __grads_from_diagonal__needs_differentiable_on_impl_and_trait(
        diagonal: &DVector<T>,
    ) -> (Self, fn(&DVector<T>, Option<&mut DVector<T>>, Self));
}

impl<T: Real + RealField> DynamicFrom<T> for DMatrix<T> {
    fn __grads_from_fn__needs_differentiable_on_impl_and_trait<'grads, K: Send + Sync + 'grads>(
        rows: usize,
        columns: usize,
        f: impl FnMut(usize, usize) -> (T, K),
    ) -> (Self, FromFunction<'grads, Self, T, K, ((), ())>) {
        let (made, kept) = kept_of_each(f, |f| DMatrix::from_fn(rows, columns, f));
        let back = move |pull: &mut dyn FnMut(&K, (T,)) -> ((), ()), ct: Self| {
            pull_each(&kept, pull, ct.as_slice().iter());
            ((), ())
        };
        (made, Box::new(back))
    }
    fn __grads_from_row_slice__needs_differentiable_on_impl_and_trait(
        rows: usize,
        columns: usize,
        elements: &[T],
    ) -> (Self, fn(&[T], Option<&mut [T]>, Self) -> ((), ())) {
        (
            DMatrix::from_row_slice(rows, columns, elements),
            |_, adjoint, ct| {
                let places = adjoint.into_iter().flatten().enumerate();
                places.for_each(|(i, place)| *place += ct[(i / ct.ncols(), i % ct.ncols())]);
                ((), ())
            },
        )
    }
    fn __grads_from_diagonal__needs_differentiable_on_impl_and_trait(
        diagonal: &DVector<T>,
    ) -> (Self, fn(&DVector<T>, Option<&mut DVector<T>>, Self)) {
        (DMatrix::from_diagonal(diagonal), |_, adjoint, ct| {
            if let Some(adjoint) = adjoint {
                *adjoint += ct.diagonal();
            }
        })
    }
}
