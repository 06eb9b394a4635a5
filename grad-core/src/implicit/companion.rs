//! The derivative of a step of Newton's method, as the attribute gives one to functions: it is linear, so all modes are `push` and `pull`.

use super::{System, corrected};
use crate::tangent::Differentiable;

impl corrected {
    /// The value and the way back.
    #[allow(clippy::type_complexity)]
    pub fn forward<X, R>(
        x: X,
        residual: R,
        _system: &System,
    ) -> (
        X,
        impl Fn(&System, Option<&mut ()>, X::Tangent) -> (X::Tangent, R::Tangent)
        + Send
        + Sync
        + use<X, R>,
    )
    where
        X: Differentiable,
        R: Differentiable<Tangent: Send + Sync>,
    {
        let like = residual.zeros_like();
        (x, move |system: &System, _: Option<&mut ()>, ct| {
            system.pull(ct, &like)
        })
    }

    /// The value and its tangent.
    pub fn __jvp<X: Differentiable, R: Differentiable>(
        x: X,
        _residual: R,
        system: &System,
        dx: X::Tangent,
        dr: R::Tangent,
        _: &impl ?Sized,
    ) -> (X, X::Tangent) {
        let tangent = system.push(dx, &dr);
        (x, tangent)
    }

    /// The value and its tangent, and the way back of both.
    #[allow(clippy::type_complexity)]
    pub fn __jvp_forward<X, R>(
        x: X,
        _residual: R,
        system: &System,
        dx: X::Tangent,
        dr: R::Tangent,
        _: &(),
    ) -> (
        (X, X::Tangent),
        impl Fn(
            &System,
            Option<&mut ()>,
            &(),
            Option<&mut ()>,
            (X::Tangent, X::Tangent),
        ) -> (X::Tangent, R::Tangent, X::Tangent, R::Tangent)
        + Send
        + Sync
        + use<X, R>,
    )
    where
        X: Differentiable,
        R: Differentiable<Tangent: Send + Sync>,
    {
        let tangent = system.push(dx, &dr);
        let back =
            move |system: &System, _: Option<&mut ()>, _: &(), _: Option<&mut ()>, (ct, tct)| {
                let (ct_x, ct_r) = system.pull(ct, &dr);
                let (tct_x, tct_r) = system.pull(tct, &dr);
                (ct_x, ct_r, tct_x, tct_r)
            };
        ((x, tangent), back)
    }

    /// It gives the same again.
    pub const fn __draws(_levels: u8) -> bool {
        false
    }

    /// All cotangents are there.
    pub const fn __marks(_levels: u8, _param: usize) -> bool {
        false
    }
}

macro_rules! no_calls {
    ($($name:ident)*) => {
        impl corrected {
            $(
                /// It calls nothing.
                pub const $name: bool = false;
            )*
        }
    };
}

no_calls!(__CALLS_1_DEEP __CALLS_2_DEEP __CALLS_3_DEEP __CALLS_4_DEEP __CALLS_5_DEEP __CALLS_6_DEEP);
