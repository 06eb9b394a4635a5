//! `Box::new(x)` in a differentiable function: the gradient of what is in a box is in a box, too.

use crate::tangent::Differentiable;
use crate::workspace::Workspace;

/// What is in the box.
pub fn boxed<T>(x: T) -> Box<T> {
    Box::new(x)
}

/// The derivative of [`fn@boxed`], as the attribute gives one to functions.
#[allow(non_camel_case_types)]
pub enum boxed {}

impl boxed {
    /// The value and the way back.
    #[allow(clippy::type_complexity)]
    pub fn forward<T: Differentiable>(
        x: T,
    ) -> (
        Box<T>,
        impl Fn(Box<T::Tangent>) -> (T::Tangent,) + Send + Sync + use<T>,
    ) {
        (Box::new(x), |ct: Box<T::Tangent>| (*ct,))
    }

    /// The value and its tangent.
    pub fn __jvp<T: Differentiable>(x: T, dx: T::Tangent) -> (Box<T>, Box<T::Tangent>) {
        (Box::new(x), Box::new(dx))
    }

    /// The value and its tangent, and the way back of both.
    #[allow(clippy::type_complexity)]
    pub fn __jvp_forward<T: Differentiable>(
        x: T,
        dx: T::Tangent,
    ) -> (
        (Box<T>, Box<T::Tangent>),
        impl Fn((Box<T::Tangent>, Box<T::Tangent>)) -> (T::Tangent, T::Tangent) + Send + Sync + use<T>,
    ) {
        let back = |(ct, tct): (Box<T::Tangent>, Box<T::Tangent>)| (*ct, *tct);
        ((Box::new(x), Box::new(dx)), back)
    }

    /// The value, with nothing on the tape.
    pub fn __run<T>(x: T, _tape: &mut Workspace) -> (Box<T>, usize) {
        (Box::new(x), 0)
    }

    /// The way back of that.
    #[allow(clippy::boxed_local)]
    pub fn __back<C>(ct: Box<C>, _tape: &Workspace, _at: usize) -> (C,) {
        (*ct,)
    }

    /// It gives the same again.
    pub const fn __draws(_levels: u8) -> bool {
        false
    }

    /// What has no cotangent outside has none inside.
    pub const fn __marks(_levels: u8, _param: usize) -> bool {
        true
    }
}

macro_rules! no_calls {
    ($($name:ident)*) => {
        impl boxed {
            $(
                /// It calls nothing.
                pub const $name: bool = false;
            )*
        }
    };
}

no_calls!(__CALLS_1_DEEP __CALLS_2_DEEP __CALLS_3_DEEP __CALLS_4_DEEP __CALLS_5_DEEP __CALLS_6_DEEP);
