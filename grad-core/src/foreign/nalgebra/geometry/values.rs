//! As values: they have the gradient of what they wrap.

use crate::check::argument::{Argument, LendsOwn};
use crate::newtypes::{Behind, CountedBehind, Std};
use crate::places::{ByIndex, Located};
use crate::real::Real;
use crate::tangent::{Differentiable, Field, LeafPath, Leaves, Marking, Reset};
use crate::witness::{self, Foreign, Other};
use nalgebra::{
    Const, Isometry, OPoint, Quaternion, RealField, Rotation, SMatrix, SVector, Translation, Unit,
    Vector4,
};

/// Types around a matrix.
macro_rules! wrapped {
    ($([$($generics:tt)*] $this:ty, $tangent:ty, $x:ident => $inner:expr, $inner_mut:expr;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> Leaves for $this {
            fn visit_leaves(&self, at: &mut LeafPath, f: &mut dyn FnMut(&LeafPath, f64)) {
                let $x = self;
                $inner.visit_leaves(at, f);
            }
            fn map_leaves(&mut self, f: &mut dyn FnMut(f64) -> f64) {
                let $x = self;
                $inner_mut.map_leaves(f);
            }
            #[inline]
            fn mark(&mut self, mark: Marking) {
                let $x = self;
                $inner_mut.mark(mark);
            }
        }

        #[diagnostic::do_not_recommend]
        impl<$($generics)*> Differentiable for $this {
            type Tangent = $tangent;
            #[inline]
            fn zeros_like(&self) -> $tangent {
                let $x = self;
                $inner.zeros_like()
            }
        }

        #[diagnostic::do_not_recommend]
        impl<$($generics)*> Reset<$this> for $tangent {
            #[inline]
            fn reset(&mut self, like: &$this) {
                *self = like.zeros_like();
            }
        }

        #[diagnostic::do_not_recommend]
        impl<$($generics)*> Field for $this {}

        #[diagnostic::do_not_recommend]
        impl<$($generics)*> Foreign for $this {
            type Itself = Other;
            type ByValue = Self;
            type ArrayByValue = Self;
        }

        #[diagnostic::do_not_recommend]
        impl<$($generics)*> Argument for $this {
            type Own = $this;
            fn own(&self) -> $this {
                self.clone()
            }
        }

        #[diagnostic::do_not_recommend]
        impl<'lent, $($generics)*> LendsOwn<'lent> for $this {
            type Lent = $this;
            fn lend(own: &'lent mut $this) -> $this {
                own.clone()
            }
        }
    )*};
}

wrapped! {
    [T: Real + RealField, const D: usize] OPoint<T, Const<D>>, SVector<T, D>, x => x.coords, x.coords;
    [T: Real + RealField] Quaternion<T>, Vector4<T>, x => x.coords, x.coords;
    [T: Real + RealField, const D: usize] Rotation<T, D>, SMatrix<T, D, D>, x => x.matrix(), x.matrix_mut_unchecked();
    [T: Real + RealField, const D: usize] Translation<T, D>, SVector<T, D>, x => x.vector, x.vector;
    [T: Real + RealField, const D: usize] Unit<SVector<T, D>>, SVector<T, D>, x => x.as_ref(), x.as_mut_unchecked();
    [T: Real + RealField] Unit<Quaternion<T>>, Vector4<T>, x => x.as_ref(), x.as_mut_unchecked();
}

/// A motion's gradient is the pair of those of its translation and its rotation.
#[diagnostic::do_not_recommend]
impl<T: Real + RealField, R: Leaves, const D: usize> Leaves for Isometry<T, R, D> {
    fn visit_leaves(&self, at: &mut LeafPath, f: &mut dyn FnMut(&LeafPath, f64)) {
        at.field("translation", |at| self.translation.visit_leaves(at, f));
        at.field("rotation", |at| self.rotation.visit_leaves(at, f));
    }
    fn map_leaves(&mut self, f: &mut dyn FnMut(f64) -> f64) {
        self.translation.map_leaves(f);
        self.rotation.map_leaves(f);
    }
}

#[diagnostic::do_not_recommend]
impl<T: Real + RealField, R: Differentiable + Clone, const D: usize> Differentiable
    for Isometry<T, R, D>
where
    (SVector<T, D>, R::Tangent): Reset<Self>,
{
    type Tangent = (SVector<T, D>, R::Tangent);
    fn zeros_like(&self) -> (SVector<T, D>, R::Tangent) {
        (self.translation.zeros_like(), self.rotation.zeros_like())
    }
}

#[diagnostic::do_not_recommend]
impl<T: Real + RealField, R: Differentiable + Clone, const D: usize> Reset<Isometry<T, R, D>>
    for (SVector<T, D>, R::Tangent)
{
    fn reset(&mut self, like: &Isometry<T, R, D>) {
        *self = (like.translation.zeros_like(), like.rotation.zeros_like());
    }
}

#[diagnostic::do_not_recommend]
impl<T, R, const D: usize> Field for Isometry<T, R, D> where Self: Differentiable {}

#[diagnostic::do_not_recommend]
impl<T, R, const D: usize> Foreign for Isometry<T, R, D> {
    type Itself = Other;
    type ByValue = Self;
    type ArrayByValue = Self;
}

// points are indexed and run over as vectors are
#[diagnostic::do_not_recommend]
impl<T: Real + RealField, const D: usize> witness::Array for OPoint<T, Const<D>> {}
#[diagnostic::do_not_recommend]
impl<T: Real + RealField, const D: usize> witness::Counted for OPoint<T, Const<D>> {}
#[diagnostic::do_not_recommend]
impl<T: Real + RealField, const D: usize> Behind for OPoint<T, Const<D>> {
    type Asked = Std;
}
#[diagnostic::do_not_recommend]
impl<T: Real + RealField, const D: usize> CountedBehind for OPoint<T, Const<D>> {
    type Asked = Std;
}
#[diagnostic::do_not_recommend]
impl<T: Real + RealField, const D: usize> Located<usize> for OPoint<T, Const<D>> {
    type At = ByIndex;
    fn locate(&self, _: usize) -> ByIndex {
        ByIndex
    }
}

#[diagnostic::do_not_recommend]
impl<T: Real + RealField, const D: usize> Located<(usize, usize)> for Rotation<T, D> {
    type At = ByIndex;
    fn locate(&self, _: (usize, usize)) -> ByIndex {
        ByIndex
    }
}

/// Fields that are the whole: of the gradient of a point, say, that of its `coords`.
pub trait Coords: Sized {
    /// That of `coords`.
    fn __grads_coords(&self) -> &Self {
        self
    }
    /// The same, to be added to.
    fn __grads_coords_mut(&mut self) -> &mut Self {
        self
    }
    /// That of `vector`.
    fn __grads_vector(&self) -> &Self {
        self
    }
    /// The same, to be added to.
    fn __grads_vector_mut(&mut self) -> &mut Self {
        self
    }
}

#[diagnostic::do_not_recommend]
impl<T, const D: usize> Coords for SVector<T, D> {}

/// The parts of a quaternion with other names than those of a vector.
pub trait ImaginaryParts<T> {
    /// That of `i`.
    fn __grads_i(&self) -> &T;
    /// The same, to be added to.
    fn __grads_i_mut(&mut self) -> &mut T;
    /// That of `j`.
    fn __grads_j(&self) -> &T;
    /// The same, to be added to.
    fn __grads_j_mut(&mut self) -> &mut T;
    /// That of `k`.
    fn __grads_k(&self) -> &T;
    /// The same, to be added to.
    fn __grads_k_mut(&mut self) -> &mut T;
}

#[diagnostic::do_not_recommend]
impl<T> ImaginaryParts<T> for Vector4<T> {
    fn __grads_i(&self) -> &T {
        &self[0]
    }
    fn __grads_i_mut(&mut self) -> &mut T {
        &mut self[0]
    }
    fn __grads_j(&self) -> &T {
        &self[1]
    }
    fn __grads_j_mut(&mut self) -> &mut T {
        &mut self[1]
    }
    fn __grads_k(&self) -> &T {
        &self[2]
    }
    fn __grads_k_mut(&mut self) -> &mut T {
        &mut self[2]
    }
}

/// The parts of a rigid motion.
pub trait Parts<A, B> {
    /// That of `translation`.
    fn __grads_translation(&self) -> &A;
    /// The same, to be added to.
    fn __grads_translation_mut(&mut self) -> &mut A;
    /// That of `rotation`.
    fn __grads_rotation(&self) -> &B;
    /// The same, to be added to.
    fn __grads_rotation_mut(&mut self) -> &mut B;
}

#[diagnostic::do_not_recommend]
impl<A, B> Parts<A, B> for (A, B) {
    fn __grads_translation(&self) -> &A {
        &self.0
    }
    fn __grads_translation_mut(&mut self) -> &mut A {
        &mut self.0
    }
    fn __grads_rotation(&self) -> &B {
        &self.1
    }
    fn __grads_rotation_mut(&mut self) -> &mut B {
        &mut self.1
    }
}
