//! Exponentials, logarithms and circular functions without branches and calls, so that rustc makes vector instructions of a loop over them, with SSE2 alone, too.
//! Only sums, products, quotients and bits are used, each rounded once: the same bits on every machine, for one number and for many.
//!
//! Methods and constants are those of FreeBSD's msun (Sun's fdlibm: `e_exp.c`, `e_log.c`, `s_log1p.c`, `s_expm1.c`, `e_rem_pio2.c`, `k_sin.c`, `k_cos.c`, and
//! their forms for `float`), with each branch a choice between values; of `tanh` those of Cephes (Moshier, `tanh.c`). All are within 2 units in the last
//! place of the exact value: `tests/elementary.rs`.

mod circular;
mod precision;

use crate::widest::widest;
use precision::Precision;

/// A function of one number.
pub trait Function<T> {
    /// Its value where [`is_near`](Self::is_near) holds, without branches.
    fn near(x: T) -> T;
    /// Whether `near` is exact enough.
    #[inline]
    fn is_near(_: T) -> bool {
        true
    }
    /// Its value elsewhere.
    #[inline]
    fn far(x: T) -> T {
        Self::near(x)
    }
}

/// The value of a function.
#[inline]
pub fn at<T: Copy, F: Function<T>>(_: F, x: T) -> T {
    if F::is_near(x) { F::near(x) } else { F::far(x) }
}

/// The values of a function at many numbers, to the last bit those of [`at`].
#[inline]
pub fn along<T: Copy, F: Function<T>>(_: F, xs: &[T], ys: &mut [T]) {
    let is_near = widest(
        #[inline(always)]
        || {
            let mut is_near = true;
            for (x, y) in xs.iter().zip(&mut *ys) {
                *y = F::near(*x);
                is_near &= F::is_near(*x);
            }
            is_near
        },
    );
    if is_near {
        return;
    }
    for (x, y) in xs.iter().zip(ys) {
        if !F::is_near(*x) {
            *y = F::far(*x);
        }
    }
}

macro_rules! functions {
    ($($(#[$doc:meta])* $name:ident($x:ident) $body:block)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default)]
        pub struct $name;
        impl<T: Precision> Function<T> for $name {
            #[inline]
            fn near($x: T) -> T $body
        }
    )*};
}

functions! {
    /// e to the `x`.
    Exp(x) {
        let x = x.at_most(T::EXP_MOST).at_least(T::EXP_LEAST);
        let k = T::round(x * T::INV_LN2);
        let (hi, lo) = (x - k * T::LN2_HI, k * T::LN2_LO);
        let r = hi - lo;
        let t = r * r;
        let c = r - t * T::exp_series(t);
        times_two_to(T::ONE + (r * c / (T::TWO - c) - lo + hi), k)
    }
    /// `exp(x) - 1`.
    ExpM1(x) {
        let within = x.at_most(T::EXP_MOST).at_least(T::EXP_M1_LEAST);
        let k = T::round(within * T::INV_LN2);
        let (hi, lo) = (within - k * T::LN2_HI, k * T::LN2_LO);
        let r = hi - lo;
        let c = (hi - r) - lo;
        let half = T::HALF * r;
        let square = r * half;
        let r1 = T::ONE + square * T::exp_m1_series(square);
        let t = T::THREE - r1 * half;
        let e = square * ((r1 - t) / (T::SIX - r * t));
        let y = r - ((r * (e - c) - c) - square);
        let one_less = T::ONE - T::two_to(-k.at_most(T::DIGITS));
        x.if_tiny(times_two_to(y + one_less, k))
    }
    /// The natural logarithm.
    Ln(x) {
        let is_small = x < T::LEAST_NORMAL;
        let normal = if is_small { x * T::SCALE } else { x };
        let (k, m) = normal.split();
        let k = if is_small { k - T::SCALE_EXPONENT } else { k };
        x.if_no_logarithm(x, logarithm(m - T::ONE, k, T::ZERO))
    }
    /// `ln(1 + x)`.
    Ln1P(x) {
        let u = T::ONE + x;
        let (k, m) = u.split();
        let lost = if k < T::TWO { x - (u - T::ONE) } else { T::ONE - (u - x) };
        let (f, lost) = if k == T::ZERO { (x, T::ZERO) } else { (m - T::ONE, lost / u) };
        x.if_tiny(u.if_no_logarithm(x, logarithm(f, k, lost)))
    }
    /// The hyperbolic tangent.
    Tanh(x) {
        let a = x.abs();
        let z = a * a;
        let small = a + a * z * T::tanh_series(z);
        let large = T::ONE - T::TWO / (Exp::near(a + a) + T::ONE);
        (if a < T::TANH_SMALL { small } else { large }).with_sign_of(x)
    }
    /// `1 / (1 + exp(-x))`.
    Sigmoid(x) {
        let e = Exp::near(-x.abs());
        let sum = T::ONE + e;
        let lost = (T::ONE - sum) + e;
        let y = (if x >= T::ZERO { T::ONE } else { e }) / sum;
        // the quotient by what the sum has lost is small: `1 - e / 2` is near enough to `1 / sum`
        y - y * (lost * (T::ONE - T::HALF * e))
    }
    /// `ln(1 + exp(x))`, without overflow.
    Softplus(x) {
        // a NaN passes through the second term
        (if x > T::ZERO { x } else { T::ZERO }) + Ln1P::near(Exp::near(-x.abs()))
    }
}

/// `y * 2^k` where `2^k` may be no number: in two steps, of which at most one rounds.
#[inline]
fn times_two_to<T: Precision>(y: T, k: T) -> T {
    let half = T::round(k * T::HALF);
    y * T::two_to(half) * T::two_to(k - half)
}

/// `ln(1 + f) + k ln(2) + lost`, where `1 + f` is between the roots of 1/2 and 2.
#[inline]
fn logarithm<T: Precision>(f: T, k: T, lost: T) -> T {
    let s = f / (T::TWO + f);
    let r = T::ln_series(s * s);
    let half = T::HALF * f * f;
    s * (half + r) + (k * T::LN2_LO + lost) - half + f + k * T::LN2_HI
}

pub use circular::{Cos, Sin};
