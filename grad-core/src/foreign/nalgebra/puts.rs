//! Parts that were copied and changed, and go back to where they came from: what is written through a view (`grad_macros::arrays`).

use super::{Blocks, Owned, Place, Writes, add};
use crate::foreign::declare::methods;
use crate::real::Real;
use nalgebra::base::storage::StorageMut;
use nalgebra::{
    Const, DMatrix, DefaultAllocator, Dim, Dyn, Matrix, OMatrix, OVector, RealField, SMatrix,
    SimdComplexField, U1,
};

/// A method without a derivative, and its derivative, where `$part_mut` is the part of a view that can be written to.
macro_rules! puts {
    ($(
        $plain:ident $trait:ident { $($bounds:tt)* }
        $put:ident $derivative:ident $([$(const $size:ident),*])? ($($arg:ident: $ty:ty),*) $part:ty $(where { $($more:tt)* })?;
        $part_mut:ident, ($($none:tt)*);
    )*) => {$(
        /// Puts a part to its place.
        pub trait $plain<T, R: Dim, C: Dim> {
            /// To the place of it.
            fn $put<$($(const $size: usize),*)?>(&mut self, $($arg: $ty,)* part: $part) $(where $($more)*)?;
        }

        #[diagnostic::do_not_recommend]
        impl<T, R, C, S> $plain<T, R, C> for Matrix<T, R, C, S>
        where
            T: Real + RealField,
            R: Dim,
            C: Dim,
            S: Place<T, R, C> + StorageMut<T, R, C>,
            DefaultAllocator: Owned<T, R, C>,
            $($bounds)*
        {
            fn $put<$($(const $size: usize),*)?>(&mut self, $($arg: $ty,)* part: $part) $(where $($more)*)? {
                self.$part_mut $(::<$($size),*>)? ($($arg),*).copy_from(&part);
            }
        }

        methods! {
            /// Its derivative.
            trait $trait[T, R, C, S] for Matrix<T, R, C, S>
            where {
                T: Real + RealField,
                R: Dim,
                C: Dim,
                S: Place<T, R, C> + StorageMut<T, R, C>,
                DefaultAllocator: Owned<T, R, C>,
                $($bounds)*
            }

            /// To the place of it.
            fn $derivative $([$(const $size),*])? (&mut self, $($arg: $ty,)* part: $part) -> () => ($($none)* $part,)
            $(where { $($more)* })?
            {
                let mut place = self.$part_mut $(::<$($size),*>)? ($($arg),*);
                let before = place.clone_owned();
                place.copy_from(&part);
                ((), move |this, adjoint, ()| {
                    this.$part_mut $(::<$($size),*>)? ($($arg),*).copy_from(&before);
                    let mut ct = before.map(|_| T::lit(0.0));
                    if let Some(adjoint) = adjoint {
                        let mut place = adjoint.$part_mut $(::<$($size),*>)? ($($arg),*);
                        ct.copy_from(&place);
                        place.fill(T::lit(0.0));
                    }
                    ($($none)* ct,)
                })
            }
        }
    )*};
}

puts! {
    PutRow RowPuts { DefaultAllocator: Owned<T, U1, C>, }
    grads_put_row __grads_grads_put_row (i: usize) OMatrix<T, U1, C> where { DefaultAllocator: Owned<T, U1, C>, T: RealField };
    row_mut, ((),);

    PutColumn ColumnPuts { DefaultAllocator: Owned<T, R, U1>, }
    grads_put_column __grads_grads_put_column (i: usize) OVector<T, R> where { DefaultAllocator: Owned<T, R, U1>, T: RealField };
    column_mut, ((),);

    PutRows RowsPuts { DefaultAllocator: Owned<T, Dyn, C>, }
    grads_put_rows __grads_grads_put_rows (first: usize, count: usize) OMatrix<T, Dyn, C>
    where { DefaultAllocator: Owned<T, Dyn, C>, T: RealField };
    rows_mut, ((), (),);

    PutColumns ColumnsPuts { DefaultAllocator: Owned<T, R, Dyn>, }
    grads_put_columns __grads_grads_put_columns (first: usize, count: usize) OMatrix<T, R, Dyn>
    where { DefaultAllocator: Owned<T, R, Dyn>, T: RealField };
    columns_mut, ((), (),);

    PutView ViewPuts { }
    grads_put_view __grads_grads_put_view (from: (usize, usize), size: (usize, usize)) DMatrix<T> where { T: RealField };
    view_mut, (((), ()), ((), ()),);

    PutFixedView FixedViewPuts { }
    grads_put_fixed_view __grads_grads_put_fixed_view [const RV, const CV] (row: usize, column: usize) SMatrix<T, RV, CV>
    where { T: RealField };
    fixed_view_mut, ((), (),);

    PutFixedRows FixedRowsPuts { }
    grads_put_fixed_rows __grads_grads_put_fixed_rows [const N] (first: usize) OMatrix<T, Const<N>, C>
    where { DefaultAllocator: Owned<T, Const<N>, C>, T: RealField };
    fixed_rows_mut, ((),);

    PutFixedColumns FixedColumnsPuts { }
    grads_put_fixed_columns __grads_grads_put_fixed_columns [const N] (first: usize) OMatrix<T, R, Const<N>>
    where { DefaultAllocator: Owned<T, R, Const<N>>, T: RealField };
    fixed_columns_mut, ((),);
}

/// A copy of a part.
pub trait Owns<T: Real, R: Dim, C: Dim>
where
    DefaultAllocator: Owned<T, R, C>,
    T: RealField,
{
    /// `clone_owned`, by a name that arrays have, too.
    fn grads_owned(&self) -> OMatrix<T, R, C>;
    /// The elements.
    fn grads_elements(&self) -> Vec<T>;
    /// Puts elements in the place of those that there are.
    fn grads_put_elements(&mut self, elements: Vec<T>);
    /// `fill`, by a name that no array of std has.
    fn grads_fill(&mut self, x: T);
}

#[diagnostic::do_not_recommend]
impl<T, R, C, S> Owns<T, R, C> for Matrix<T, R, C, S>
where
    T: Real + RealField,
    R: Dim,
    C: Dim,
    S: Place<T, R, C>,
    DefaultAllocator: Owned<T, R, C>,
{
    fn grads_owned(&self) -> OMatrix<T, R, C> {
        self.clone_owned()
    }
    fn grads_elements(&self) -> Vec<T> {
        self.iter().copied().collect()
    }
    fn grads_put_elements(&mut self, elements: Vec<T>) {
        let mut elements = elements.into_iter();
        S::each(self, |place| {
            if let Some(x) = elements.next() {
                *place = x;
            }
        });
    }
    fn grads_fill(&mut self, x: T) {
        S::each(self, |place| *place = x);
    }
}

methods! {
    /// Its derivative.
    trait OwnsBack[T, R, C, S] for Matrix<T, R, C, S>
    where {
        T: Real + RealField + SimdComplexField<SimdRealField = T>,
        R: Dim,
        C: Dim,
        S: Place<T, R, C> + StorageMut<T, R, C>,
        DefaultAllocator: Owned<T, R, C>,
    }

    /// A copy.
    fn __grads_grads_owned(&self) -> OMatrix<T, R, C> {
        (self.clone_owned(), |_, adjoint, ct| add(adjoint, T::lit(1.0), &ct))
    }
    /// The elements.
    fn __grads_grads_elements(&self) -> Vec<T> {
        self.__grads_as_slice()
    }
    /// Elements in the place of those that there are.
    fn __grads_grads_put_elements(&mut self, elements: Vec<T>) -> () => (Vec<T>,) {
        let before = self.grads_elements();
        self.grads_put_elements(elements);
        ((), move |this, adjoint, ()| {
            this.grads_put_elements(before.clone());
            let cts = adjoint.into_iter().flat_map(|a| a.iter_mut());
            (cts.map(|ct| std::mem::replace(ct, T::lit(0.0))).collect(),)
        })
    }
    /// One number everywhere.
    fn __grads_grads_fill(&mut self, x: T) -> () => (T,) {
        self.__grads_fill(x)
    }
}
