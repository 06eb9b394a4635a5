//! The operators of the tangent types that are derived, vectors, and of the values that they belong to, points. They are
//! written here, as they read in Rust, and not by the derive.

/// All of them. Of the tangent type and of the type itself come the params, each with its comma, the bounds, and the type.
#[doc(hidden)]
#[macro_export]
macro_rules! __operators {
    ([$($params:tt)*] [$($bounds:tt)*] $vector:tt $own:tt $own_bounds:tt $point:tt) => {
        $crate::__sums!(Add add AddAssign add_assign (1.0) [$($params)*] [$($bounds)*] $vector);
        $crate::__sums!(Sub sub SubAssign sub_assign (-1.0) [$($params)*] [$($bounds)*] $vector);
        $crate::__moves!(Add add AddAssign add_assign (1.0) $own $own_bounds $vector $point);
        $crate::__moves!(Sub sub SubAssign sub_assign (-1.0) $own $own_bounds $vector $point);
        $crate::__descends!($own $own_bounds $vector $point);
        $crate::__products!([$($params)*] [$($bounds)*] $vector);
    };
}

/// `a + b`, `&a + b`, `a += b` of vectors, for `b` by value and by reference.
#[doc(hidden)]
#[macro_export]
macro_rules! __sums {
    ($of:ident $name:ident $of_assign:ident $assign:ident ($sign:expr) [$($params:tt)*] [$($bounds:tt)*] [$vector:ty]) => {
        impl<$($params)* GradsOther: ::core::borrow::Borrow<$vector>> ::core::ops::$of<GradsOther> for $vector $($bounds)* {
            type Output = $vector;
            fn $name(mut self, other: GradsOther) -> $vector {
                $crate::Tangent::axpy(&mut self, $sign, other.borrow());
                self
            }
        }
        impl<$($params)* GradsOther: ::core::borrow::Borrow<$vector>> ::core::ops::$of<GradsOther> for &$vector $($bounds)* {
            type Output = $vector;
            fn $name(self, other: GradsOther) -> $vector {
                ::core::ops::$of::$name(::core::clone::Clone::clone(self), other)
            }
        }
        impl<$($params)* GradsOther: ::core::borrow::Borrow<$vector>> ::core::ops::$of_assign<GradsOther> for $vector $($bounds)* {
            fn $assign(&mut self, other: GradsOther) {
                $crate::Tangent::axpy(self, $sign, other.borrow());
            }
        }
    };
}

/// `p - d` of a point that is given away, as in `params - 0.1 * &d`. Where `Sub` is in scope it hides a method `sub(&self, ..)` of the user's,
/// who then writes `P::sub(&a, &b)`.
#[doc(hidden)]
#[macro_export]
macro_rules! __descends {
    ([$($params:tt)*] [$($bounds:tt)*] [$vector:ty] [$point:ty]) => {
        impl<$($params)*> ::core::ops::Sub<$vector> for $point $($bounds)* {
            type Output = Self;
            fn sub(mut self, along: $vector) -> Self {
                $crate::Step::step(&mut self, -1.0, &along);
                self
            }
        }
    };
}

/// `&p + d`, `&p + &d`, `p += d`, `p += &d` of a point. Not for all that can be borrowed as a vector: the user may have operators with
/// type params. There is no sum of a point by value: it would hide a method `add(&self, ..)` of the user's.
#[doc(hidden)]
#[macro_export]
macro_rules! __moves {
    ($of:ident $name:ident $of_assign:ident $assign:ident ($sign:expr) [$($params:tt)*] [$($bounds:tt)*] [$vector:ty] [$point:ty]) => {
        impl<$($params)*> ::core::ops::$of<$vector> for &$point
        $($bounds)*, for<'grads_cloned> $point: ::core::clone::Clone {
            type Output = $point;
            fn $name(self, along: $vector) -> $point {
                ::core::ops::$of::$name(self, &along)
            }
        }
        impl<$($params)*> ::core::ops::$of<&$vector> for &$point
        $($bounds)*, for<'grads_cloned> $point: ::core::clone::Clone {
            type Output = $point;
            fn $name(self, along: &$vector) -> $point {
                let mut moved = ::core::clone::Clone::clone(self);
                $crate::Step::step(&mut moved, $sign, along);
                moved
            }
        }
        impl<$($params)*> ::core::ops::$of_assign<$vector> for $point $($bounds)* {
            fn $assign(&mut self, along: $vector) {
                $crate::Step::step(self, $sign, &along);
            }
        }
        impl<$($params)*> ::core::ops::$of_assign<&$vector> for $point $($bounds)* {
            fn $assign(&mut self, along: &$vector) {
                $crate::Step::step(self, $sign, along);
            }
        }
    };
}

/// `-a`, `a * 2.0`, `2.0 * a`, `a / 2.0`, `a *= 2.0`, `a /= 2.0`.
#[doc(hidden)]
#[macro_export]
macro_rules! __products {
    ([$($params:tt)*] [$($bounds:tt)*] [$vector:ty]) => {
        impl<$($params)*> ::core::ops::MulAssign<::core::primitive::f64> for $vector $($bounds)* {
            fn mul_assign(&mut self, factor: ::core::primitive::f64) {
                $crate::Tangent::scale(self, factor);
            }
        }
        impl<$($params)*> ::core::ops::DivAssign<::core::primitive::f64> for $vector $($bounds)* {
            fn div_assign(&mut self, by: ::core::primitive::f64) {
                $crate::Leaves::map_leaves(self, &mut |x| x / by);
            }
        }
        impl<$($params)*> ::core::ops::Neg for $vector $($bounds)* {
            type Output = $vector;
            fn neg(mut self) -> $vector {
                $crate::Tangent::scale(&mut self, -1.0);
                self
            }
        }
        impl<$($params)*> ::core::ops::Neg for &$vector $($bounds)* {
            type Output = $vector;
            fn neg(self) -> $vector {
                -::core::clone::Clone::clone(self)
            }
        }
        impl<$($params)*> ::core::ops::Mul<::core::primitive::f64> for $vector $($bounds)* {
            type Output = $vector;
            fn mul(mut self, factor: ::core::primitive::f64) -> $vector {
                self *= factor;
                self
            }
        }
        impl<$($params)*> ::core::ops::Mul<::core::primitive::f64> for &$vector $($bounds)* {
            type Output = $vector;
            fn mul(self, factor: ::core::primitive::f64) -> $vector {
                ::core::clone::Clone::clone(self) * factor
            }
        }
        impl<$($params)*> ::core::ops::Div<::core::primitive::f64> for $vector $($bounds)* {
            type Output = $vector;
            fn div(mut self, by: ::core::primitive::f64) -> $vector {
                self /= by;
                self
            }
        }
        impl<$($params)*> ::core::ops::Div<::core::primitive::f64> for &$vector $($bounds)* {
            type Output = $vector;
            fn div(self, by: ::core::primitive::f64) -> $vector {
                ::core::clone::Clone::clone(self) / by
            }
        }
        impl<$($params)*> ::core::ops::Mul<$vector> for ::core::primitive::f64 $($bounds)* {
            type Output = $vector;
            fn mul(self, vector: $vector) -> $vector {
                vector * self
            }
        }
        impl<$($params)*> ::core::ops::Mul<&$vector> for ::core::primitive::f64 $($bounds)* {
            type Output = $vector;
            fn mul(self, vector: &$vector) -> $vector {
                vector * self
            }
        }
    };
}
