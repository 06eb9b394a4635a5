//! What rotations and motions do to points and vectors, as methods.

use super::rotations::Turns;
use crate::foreign::declare::Tan;
use crate::real::Real;
use crate::tangent::{Accumulate, Differentiable};
use nalgebra::{
    AbstractRotation, Const, Isometry, OPoint, RealField, Rotation, SVector, Translation,
    UnitComplex, UnitQuaternion,
};

/// What is moved, and in which direction.
#[derive(Clone, Copy)]
pub struct How {
    /// A point, which translations move, too.
    is_point: bool,
    /// By the inverse.
    inverse: bool,
}

/// A rotation, a translation, or both.
pub trait Moves<T: Real + RealField, const D: usize>: Differentiable {
    /// What becomes of the coordinates.
    fn moved(&self, x: &SVector<T, D>, how: How) -> SVector<T, D>;
    /// The cotangents of the motion and of the coordinates.
    fn moved_back(
        &self,
        x: &SVector<T, D>,
        ct: &SVector<T, D>,
        how: How,
    ) -> (Self::Tangent, SVector<T, D>);
}

/// Rotations: a point turns as its coordinates do.
macro_rules! rotations {
    ($([$($generics:tt)*] $rotation:ty, $d:expr;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<T: Real + RealField, $($generics)*> Moves<T, { $d }> for $rotation {
            #[inline]
            fn moved(&self, x: &SVector<T, { $d }>, how: How) -> SVector<T, { $d }> {
                match how.inverse {
                    true => self.inverse_transform_vector(x),
                    false => self.transform_vector(x),
                }
            }
            #[inline]
            fn moved_back(
                &self,
                x: &SVector<T, { $d }>,
                ct: &SVector<T, { $d }>,
                how: How,
            ) -> (Self::Tangent, SVector<T, { $d }>) {
                turned(self, x, ct, how.inverse)
            }
        }
    )*};
}

rotations! {
    [const D: usize] Rotation<T, D>, D;
    [] UnitQuaternion<T>, 3;
    [] UnitComplex<T>, 2;
}

/// The cotangents of a rotation, or of its inverse, and of a vector.
fn turned<T: Real + RealField, R: Turns<T, D>, const D: usize>(
    rotation: &R,
    x: &SVector<T, D>,
    ct: &SVector<T, D>,
    inverse: bool,
) -> (R::Tangent, SVector<T, D>) {
    if !inverse {
        return rotation.turned_back(x, ct);
    }
    let (by_inverse, by_x) = rotation.inverted().turned_back(x, ct);
    (R::inverse_back(&by_inverse), by_x)
}

#[diagnostic::do_not_recommend]
impl<T, R, const D: usize> Moves<T, D> for Isometry<T, R, D>
where
    T: Real + RealField,
    R: Turns<T, D> + AbstractRotation<T, D>,
{
    #[inline]
    fn moved(&self, x: &SVector<T, D>, how: How) -> SVector<T, D> {
        match (how.is_point, how.inverse) {
            (true, false) => self.transform_point(&OPoint::from(*x)).coords,
            (true, true) => self.inverse_transform_point(&OPoint::from(*x)).coords,
            (false, false) => self.transform_vector(x),
            (false, true) => self.inverse_transform_vector(x),
        }
    }
    #[inline]
    fn moved_back(
        &self,
        x: &SVector<T, D>,
        ct: &SVector<T, D>,
        how: How,
    ) -> (Self::Tangent, SVector<T, D>) {
        let from = match how.is_point && how.inverse {
            true => x - self.translation.vector,
            false => *x,
        };
        let (by_rotation, by_x) = turned(&self.rotation, &from, ct, how.inverse);
        let by_translation = match (how.is_point, how.inverse) {
            (true, false) => *ct,
            (true, true) => -by_x,
            (false, _) => SVector::zeros(),
        };
        ((by_translation, by_rotation), by_x)
    }
}

#[diagnostic::do_not_recommend]
impl<T: Real + RealField, const D: usize> Moves<T, D> for Translation<T, D> {
    #[inline]
    fn moved(&self, x: &SVector<T, D>, how: How) -> SVector<T, D> {
        match (how.is_point, how.inverse) {
            (true, false) => self.transform_point(&OPoint::from(*x)).coords,
            (true, true) => self.inverse_transform_point(&OPoint::from(*x)).coords,
            (false, _) => *x,
        }
    }
    #[inline]
    fn moved_back(
        &self,
        _: &SVector<T, D>,
        ct: &SVector<T, D>,
        how: How,
    ) -> (SVector<T, D>, SVector<T, D>) {
        let by_translation = match (how.is_point, how.inverse) {
            (true, false) => *ct,
            (true, true) => -ct,
            (false, _) => SVector::zeros(),
        };
        (by_translation, *ct)
    }
}

/// Methods that move points and vectors.
macro_rules! moved {
    ($($method:ident $how:expr, $x:ty, $of:ident => $coords:expr, $made:expr;)*) => {
        /// Points and vectors that are moved.
        pub trait MovesEach<T: Real + RealField, const D: usize>: Differentiable + Sized {
            $(
                /// What becomes of it.
                fn $method(&self, x: &$x) -> (
                    $x,
                    impl Fn(&Self, Option<&mut Tan<Self>>, &$x, Option<&mut SVector<T, D>>, SVector<T, D>)
                    + Clone + Send + Sync + use<Self, T, D>,
                );
            )*
        }

        #[diagnostic::do_not_recommend]
        impl<T: Real + RealField, M: Moves<T, D>, const D: usize> MovesEach<T, D> for M {
            $(
                #[inline]
                fn $method(&self, $of: &$x) -> (
                    $x,
                    impl Fn(&Self, Option<&mut Tan<Self>>, &$x, Option<&mut SVector<T, D>>, SVector<T, D>)
                    + Clone + Send + Sync + use<M, T, D>,
                ) {
                    let back = |
                        motion: &M,
                        of_motion: Option<&mut Tan<M>>,
                        $of: &$x,
                        of_x: Option<&mut SVector<T, D>>,
                        ct: SVector<T, D>,
                    | {
                        let (by_motion, by_x) = motion.moved_back($coords, &ct, $how);
                        if let Some(of_motion) = of_motion {
                            of_motion.accumulate(by_motion);
                        }
                        if let Some(of_x) = of_x {
                            *of_x += by_x;
                        }
                    };
                    ($made(self.moved($coords, $how)), back)
                }
            )*
        }
    };
}

moved! {
    __grads_transform_point How { is_point: true, inverse: false }, OPoint<T, Const<D>>, x => &x.coords, OPoint::from;
    __grads_transform_vector How { is_point: false, inverse: false }, SVector<T, D>, x => x, std::convert::identity;
    __grads_inverse_transform_point How { is_point: true, inverse: true }, OPoint<T, Const<D>>, x => &x.coords, OPoint::from;
    __grads_inverse_transform_vector How { is_point: false, inverse: true }, SVector<T, D>, x => x, std::convert::identity;
}
