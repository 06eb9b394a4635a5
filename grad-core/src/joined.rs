//! The derivative of `rayon::join`: a function that is handed two functions, whose ways back run side by side, too. What both add to, each has
//! for itself (`emit::lent`), so the order of sums is that of the program.

use crate::again;
use crate::draws;
use crate::tangent::Differentiable;

/// What `rayon::join` means; for generated code.
#[doc(hidden)]
pub use rayon::join;

/// The way back of one call of a function that keeps `K`, whose value has the cotangent `C`.
type Back<'a, K, C> = &'a mut (dyn FnMut(&K, (C,)) + Send);

/// The way back of both, and of the pair that they give.
type OfBoth<'k, K, L, C, D> =
    Box<dyn Fn(Back<'_, K, C>, Back<'_, L, D>, (C, D)) + Send + Sync + 'k>;

/// The derivative of [`fn@join`], as the attribute gives one to functions.
#[allow(non_camel_case_types)]
pub enum join {}

impl join {
    /// The values and the way back.
    #[allow(clippy::type_complexity)]
    pub fn forward<'k, A, B, K, L>(
        a: impl FnOnce() -> (A, K) + Send,
        b: impl FnOnce() -> (B, L) + Send,
    ) -> ((A, B), OfBoth<'k, K, L, A::Tangent, B::Tangent>)
    where
        A: Differentiable<Tangent: Send> + Send,
        B: Differentiable<Tangent: Send> + Send,
        K: Send + Sync + 'k,
        L: Send + Sync + 'k,
    {
        let ((a, of_a), (b, of_b)) = both(a, b);
        (
            (a, b),
            Box::new(move |a, b, (da, db)| {
                both(|| a(&of_a, (da,)), || b(&of_b, (db,)));
            }),
        )
    }

    /// The values and their tangents.
    pub fn __jvp<A: Send, B: Send, C: Send, D: Send>(
        a: impl FnOnce() -> (A, C) + Send,
        b: impl FnOnce() -> (B, D) + Send,
    ) -> ((A, B), (C, D)) {
        let ((a, da), (b, db)) = both(a, b);
        ((a, b), (da, db))
    }

    /// The values and their tangents, and the way back of both.
    #[allow(clippy::type_complexity)]
    pub fn __jvp_forward<'k, A, B, C, D, K, L>(
        a: impl FnOnce() -> ((A, C), K) + Send,
        b: impl FnOnce() -> ((B, D), L) + Send,
    ) -> (
        ((A, B), (C, D)),
        Box<
            dyn Fn(
                    Back<'_, K, (A::Tangent, C::Tangent)>,
                    Back<'_, L, (B::Tangent, D::Tangent)>,
                    ((A::Tangent, B::Tangent), (C::Tangent, D::Tangent)),
                ) + Send
                + Sync
                + 'k,
        >,
    )
    where
        A: Differentiable<Tangent: Send> + Send,
        B: Differentiable<Tangent: Send> + Send,
        C: Differentiable<Tangent: Send> + Send,
        D: Differentiable<Tangent: Send> + Send,
        K: Send + Sync + 'k,
        L: Send + Sync + 'k,
    {
        let (((a, da), of_a), ((b, db), of_b)) = both(a, b);
        (
            ((a, b), (da, db)),
            Box::new(move |a, b, ((ca, cb), (ta, tb))| {
                both(|| a(&of_a, ((ca, ta),)), || b(&of_b, ((cb, tb),)));
            }),
        )
    }

    /// What the functions do is not seen.
    pub const fn __draws(_levels: u8) -> bool {
        true
    }

    /// Nothing is passed by value.
    pub const fn __marks(_levels: u8, _param: usize) -> bool {
        false
    }
}

/// Runs both side by side; in turn where what is drawn is recorded, or given again, by this thread.
fn both<R: Send, S: Send>(a: impl FnOnce() -> R + Send, b: impl FnOnce() -> S + Send) -> (R, S) {
    if draws::is_busy() {
        return (a(), b());
    }
    let first_run = again::is_first_run();
    rayon::join(
        move || {
            let _apart = (draws::apart(), again::as_before(first_run));
            a()
        },
        move || {
            let _apart = (draws::apart(), again::as_before(first_run));
            b()
        },
    )
}

macro_rules! no_calls {
    ($($name:ident)*) => {
        impl join {
            $(
                /// What it calls is boxed where it calls it.
                pub const $name: bool = false;
            )*
        }
    };
}

no_calls!(__CALLS_1_DEEP __CALLS_2_DEEP __CALLS_3_DEEP __CALLS_4_DEEP __CALLS_5_DEEP __CALLS_6_DEEP);
