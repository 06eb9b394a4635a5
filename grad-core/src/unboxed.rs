//! `*boxed` by value in a differentiable function: what is in the box is taken out, and its gradient put into one.

use crate::tangent::Differentiable;
use crate::workspace::Workspace;

/// What was in the box.
#[allow(clippy::boxed_local)]
pub fn unboxed<T>(x: Box<T>) -> T {
    *x
}

/// The derivative of [`fn@unboxed`], as the attribute gives one to functions.
#[allow(non_camel_case_types)]
pub enum unboxed {}

#[allow(clippy::boxed_local)]
impl unboxed {
    /// The value and the way back.
    #[allow(clippy::type_complexity)]
    pub fn forward<T: Differentiable>(
        x: Box<T>,
    ) -> (
        T,
        impl Fn(T::Tangent) -> (Box<T::Tangent>,) + Send + Sync + use<T>,
    ) {
        (*x, |ct: T::Tangent| (Box::new(ct),))
    }

    /// The value and its tangent.
    pub fn __jvp<T: Differentiable>(x: Box<T>, dx: Box<T::Tangent>) -> (T, T::Tangent) {
        (*x, *dx)
    }

    /// The value and its tangent, and the way back of both.
    #[allow(clippy::type_complexity)]
    pub fn __jvp_forward<T: Differentiable>(
        x: Box<T>,
        dx: Box<T::Tangent>,
    ) -> (
        (T, T::Tangent),
        impl Fn((T::Tangent, T::Tangent)) -> (Box<T::Tangent>, Box<T::Tangent>) + Send + Sync + use<T>,
    ) {
        let back = |(ct, tct): (T::Tangent, T::Tangent)| (Box::new(ct), Box::new(tct));
        ((*x, *dx), back)
    }

    /// The value, with nothing on the tape.
    pub fn __run<T>(x: Box<T>, _tape: &mut Workspace) -> (T, usize) {
        (*x, 0)
    }

    /// The way back of that.
    pub fn __back<C>(ct: C, _tape: &Workspace, _at: usize) -> (Box<C>,) {
        (Box::new(ct),)
    }

    /// It gives the same again.
    pub const fn __draws(_levels: u8) -> bool {
        false
    }

    /// What has no cotangent inside has none outside.
    pub const fn __marks(_levels: u8, _param: usize) -> bool {
        true
    }
}

macro_rules! no_calls {
    ($($name:ident)*) => {
        impl unboxed {
            $(
                /// It calls nothing.
                pub const $name: bool = false;
            )*
        }
    };
}

no_calls!(__CALLS_1_DEEP __CALLS_2_DEEP __CALLS_3_DEEP __CALLS_4_DEEP __CALLS_5_DEEP __CALLS_6_DEEP);
