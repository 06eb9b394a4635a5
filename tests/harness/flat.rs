//! Arguments, results and gradients as flat lists of numbers.

use grad_core::ops::datum::Datum;
use std::rc::Rc;

/// A value whose floats can be visited in order. Integers and truth values have none.
pub trait Flat {
    /// Whether it is made of floats, so that it can have a gradient.
    const FLOAT: bool;
    /// Whether its floats are `f32`.
    const SINGLE: bool = false;
    /// Replaces every float by what `f` makes of it.
    fn visit(&mut self, f: &mut dyn FnMut(f64) -> f64);
    /// The same value for the interpreter.
    fn datum(&self) -> Datum;
    /// The floats in order.
    fn floats(&mut self) -> Vec<f64> {
        let mut floats = vec![];
        self.visit(&mut |x| {
            floats.push(x);
            x
        });
        floats
    }
}

impl Flat for f64 {
    const FLOAT: bool = true;
    fn visit(&mut self, f: &mut dyn FnMut(f64) -> f64) {
        *self = f(*self);
    }
    fn datum(&self) -> Datum {
        Datum::F64(*self)
    }
}

impl Flat for f32 {
    const FLOAT: bool = true;
    const SINGLE: bool = true;
    fn visit(&mut self, f: &mut dyn FnMut(f64) -> f64) {
        *self = f(f64::from(*self)) as f32;
    }
    fn datum(&self) -> Datum {
        Datum::F32(*self)
    }
}

/// Constants of the integer types.
macro_rules! integers {
    ($($ty:ty)*) => {$(
        impl Flat for $ty {
            const FLOAT: bool = false;
            fn visit(&mut self, _: &mut dyn FnMut(f64) -> f64) {}
            fn datum(&self) -> Datum {
                Datum::Int(*self as i128)
            }
        }
    )*};
}

integers! { usize u8 u16 u32 u64 isize i8 i16 i32 i64 }

impl Flat for bool {
    const FLOAT: bool = false;
    fn visit(&mut self, _: &mut dyn FnMut(f64) -> f64) {}
    fn datum(&self) -> Datum {
        Datum::Bool(*self)
    }
}

impl Flat for () {
    const FLOAT: bool = false;
    fn visit(&mut self, _: &mut dyn FnMut(f64) -> f64) {}
    fn datum(&self) -> Datum {
        Datum::Unit
    }
}

impl<T: Flat> Flat for [T] {
    const FLOAT: bool = T::FLOAT;
    const SINGLE: bool = T::SINGLE;
    fn visit(&mut self, f: &mut dyn FnMut(f64) -> f64) {
        self.iter_mut().for_each(|x| x.visit(f));
    }
    fn datum(&self) -> Datum {
        Datum::Array(Rc::new(self.iter().map(Flat::datum).collect()))
    }
}

impl<T: Flat, const N: usize> Flat for [T; N] {
    const FLOAT: bool = T::FLOAT;
    const SINGLE: bool = T::SINGLE;
    fn visit(&mut self, f: &mut dyn FnMut(f64) -> f64) {
        self.as_mut_slice().visit(f);
    }
    fn datum(&self) -> Datum {
        self.as_slice().datum()
    }
}

impl<T: Flat> Flat for Vec<T> {
    const FLOAT: bool = T::FLOAT;
    const SINGLE: bool = T::SINGLE;
    fn visit(&mut self, f: &mut dyn FnMut(f64) -> f64) {
        self.as_mut_slice().visit(f);
    }
    fn datum(&self) -> Datum {
        self.as_slice().datum()
    }
}

/// What is there.
impl<T: Flat> Flat for Option<T> {
    const FLOAT: bool = T::FLOAT;
    const SINGLE: bool = T::SINGLE;
    fn visit(&mut self, f: &mut dyn FnMut(f64) -> f64) {
        self.iter_mut().for_each(|x| x.visit(f));
    }
    fn datum(&self) -> Datum {
        let field: (Box<str>, Datum) = match self {
            Some(x) => ("Some::0".into(), x.datum()),
            None => ("None::".into(), Datum::Unit),
        };
        Datum::Struct(Rc::new(vec![field]))
    }
}

impl<T: Flat> Flat for Box<T> {
    const FLOAT: bool = T::FLOAT;
    const SINGLE: bool = T::SINGLE;
    fn visit(&mut self, f: &mut dyn FnMut(f64) -> f64) {
        self.as_mut().visit(f);
    }
    fn datum(&self) -> Datum {
        self.as_ref().datum()
    }
}

/// Tuples, member by member.
macro_rules! tuples {
    ($(($($t:ident $i:tt),+))*) => {$(
        impl<$($t: Flat),+> Flat for ($($t,)+) {
            const FLOAT: bool = $($t::FLOAT)||+;
            const SINGLE: bool = $($t::SINGLE)||+;
            fn visit(&mut self, f: &mut dyn FnMut(f64) -> f64) {
                $(self.$i.visit(f);)+
            }
            fn datum(&self) -> Datum {
                Datum::Tuple(Rc::new(vec![$(self.$i.datum()),+]))
            }
        }
    )*};
}

tuples! { (A 0) (A 0, B 1) (A 0, B 1, C 2) (A 0, B 1, C 2, D 3) (A 0, B 1, C 2, D 3, E 4) (A 0, B 1, C 2, D 3, E 4, F 5) }

/// `flat_struct! { Vec3 Vec3Tangent { x, y, z } }`: a struct and its tangent type, field by field.
#[allow(unused_macros)] // the random programs have another one
macro_rules! flat_struct {
    ($($ty:ident $tangent:ident { $($field:tt),* })*) => {$(
        impl $crate::harness::flat::Flat for $ty {
            const FLOAT: bool = true;
            fn visit(&mut self, f: &mut dyn FnMut(f64) -> f64) {
                $($crate::harness::flat::Flat::visit(&mut self.$field, f);)*
            }
            fn datum(&self) -> grad_core::ops::datum::Datum {
                grad_core::ops::datum::Datum::Struct(std::rc::Rc::new(vec![
                    $((stringify!($field).into(), $crate::harness::flat::Flat::datum(&self.$field))),*
                ]))
            }
        }
        impl $crate::harness::flat::Flat for $tangent {
            const FLOAT: bool = true;
            fn visit(&mut self, f: &mut dyn FnMut(f64) -> f64) {
                $($crate::harness::flat::Flat::visit(&mut self.$field, f);)*
            }
            fn datum(&self) -> grad_core::ops::datum::Datum {
                grad_core::ops::datum::Datum::Struct(std::rc::Rc::new(vec![
                    $((stringify!($field).into(), $crate::harness::flat::Flat::datum(&self.$field))),*
                ]))
            }
        }
    )*};
}

/// `flat_record! { Body { at, mass, count } }`: structs by all their fields, of which some have no gradient.
#[allow(unused_macros)] // for the random programs
macro_rules! flat_record {
    ($($ty:ident { $($field:ident),* })*) => {$(
        impl $crate::harness::flat::Flat for $ty {
            const FLOAT: bool = true;
            fn visit(&mut self, f: &mut dyn FnMut(f64) -> f64) {
                grads::Leaves::map_leaves(self, f);
            }
            fn datum(&self) -> grad_core::ops::datum::Datum {
                grad_core::ops::datum::Datum::Struct(std::rc::Rc::new(vec![
                    $((stringify!($field).into(), $crate::harness::flat::Flat::datum(&self.$field))),*
                ]))
            }
        }
        impl $crate::harness::flat::Flat for <$ty as grads::Differentiable>::Tangent {
            const FLOAT: bool = true;
            fn visit(&mut self, f: &mut dyn FnMut(f64) -> f64) {
                grads::Leaves::map_leaves(self, f);
            }
            fn datum(&self) -> grad_core::ops::datum::Datum {
                grad_core::ops::datum::Datum::Unit
            }
        }
    )*};
}
