//! Functions of each element.

use crate::{ArrayFloat, differentiable};
use ndarray::{Array, Dimension, Zip};

/// Declares functions of arrays by those of numbers: the value at `x`, what a tangent or cotangent `d` becomes there, and by how much that
/// changes when `x` moves.
macro_rules! elementwise {
    ($($(#[$doc:meta])* $name:ident $back:ident $along:ident $along_back:ident: $value:expr, $slope:expr, $bend:expr;)*) => {$(
        $(#[$doc])*
        #[differentiable(vjp = $back, jvp = $along, kept, order = 2)]
        pub fn $name<T: ArrayFloat, D: Dimension>(x: &Array<T, D>) -> Array<T, D> {
            x.mapv($value)
        }

        fn $back<T: ArrayFloat, D: Dimension>(
            x: &Array<T, D>,
        ) -> (Array<T, D>, impl Fn(Array<T, D>) -> Array<T, D> + use<T, D>) {
            let own = x.clone();
            let back = move |mut ct: Array<T, D>| {
                ct.zip_mut_with(&own, |ct, x| *ct = ($slope)(*x, *ct));
                ct
            };
            ($name(x), back)
        }

        #[differentiable(vjp = $along_back, kept)]
        fn $along<T: ArrayFloat, D: Dimension>(
            x: &Array<T, D>,
            dx: &Array<T, D>,
        ) -> (Array<T, D>, Array<T, D>) {
            ($name(x), Zip::from(x).and(dx).map_collect(|x, d| ($slope)(*x, *d)))
        }

        fn $along_back<T: ArrayFloat, D: Dimension>(
            x: &Array<T, D>,
            dx: &Array<T, D>,
        ) -> (
            (Array<T, D>, Array<T, D>),
            impl Fn((Array<T, D>, Array<T, D>)) -> (Array<T, D>, Array<T, D>) + use<T, D>,
        ) {
            let own = (x.clone(), dx.clone());
            let back = move |(mut of_value, mut of_tangent): (Array<T, D>, Array<T, D>)| {
                Zip::from(&mut of_value).and(&mut of_tangent).and(&own.0).and(&own.1).for_each(|c, cd, x, d| {
                    *c = ($slope)(*x, *c) + *cd * ($bend)(*x, *d);
                    *cd = ($slope)(*x, *cd);
                });
                (of_value, of_tangent)
            };
            ($along(x, dx), back)
        }
    )*};
}

elementwise! {
    /// `max(x, 0)` of each element. The slope at 0 is 0.
    ///
    /// Takes an array of any shape and gives one of the same. A NaN stays one.
    ///
    /// `O(n)` for `n` elements, as its derivatives.
    ///
    /// # Examples
    /// ```
    /// use grads::nn::relu;
    /// use grads::prelude::*;
    /// use ndarray::{Array1, array};
    ///
    /// #[differentiable(order = 2)]
    /// fn f(x: &Array1<f64>) -> f64 {
    ///     relu(x).dot(x)
    /// }
    /// assert_eq!(grad!(f)(&array![-1.0, 0.0, 3.0]), array![0.0, 0.0, 6.0]);
    /// ```
    relu relu_back relu_along relu_along_back: rectified, rectified_slope, |_, _| T::lit(0.0);

    /// `1 / (1 + exp(-x))` of each element.
    ///
    /// Takes an array of any shape and gives one of the same. The derivative, `sigmoid(x) * sigmoid(-x)`, keeps its digits for large numbers of either sign.
    ///
    /// `O(n)` for `n` elements, as its derivatives.
    ///
    /// # Examples
    /// ```
    /// use grads::nn::sigmoid;
    /// use grads::prelude::*;
    /// use ndarray::{Array1, array};
    ///
    /// #[differentiable]
    /// fn f(x: &Array1<f64>) -> f64 {
    ///     sigmoid(x).sum()
    /// }
    /// assert_eq!(grad!(f)(&array![0.0, 700.0])[0], 0.25);
    /// assert!(grad!(f)(&array![0.0, 700.0])[1] > 0.0);
    /// ```
    sigmoid sigmoid_back sigmoid_along sigmoid_along_back: logistic, |x, d: T| logistic_slope(x) * d, |x, d: T| logistic_bend(x) * d;

    /// `ln(1 + exp(x))` of each element.
    ///
    /// Takes an array of any shape and gives one of the same. It is computed as `max(x, 0) + ln(1 + exp(-|x|))`, which does not overflow.
    ///
    /// `O(n)` for `n` elements, as its derivatives.
    ///
    /// # Examples
    /// ```
    /// use grads::nn::softplus;
    /// use grads::prelude::*;
    /// use ndarray::{Array1, array};
    ///
    /// #[differentiable]
    /// fn f(x: &Array1<f64>) -> f64 {
    ///     softplus(x).sum()
    /// }
    /// assert_eq!(value_and_grad!(f)(&array![1000.0]), (1000.0, array![1.0]));
    /// ```
    softplus softplus_back softplus_along softplus_along_back: soft, |x, d: T| logistic(x) * d, |x, d: T| logistic_slope(x) * d;

    /// `x * Phi(x)` of each element, where `Phi` is the distribution function of the standard normal distribution.
    ///
    /// Takes an array of any shape and gives one of the same (Hendrycks and Gimpel, Gaussian error linear units, 2016; the form with `erf`, not the
    /// approximation by `tanh`).
    ///
    /// `O(n)` for `n` elements, as its derivatives.
    ///
    /// # Examples
    /// ```
    /// use grads::nn::gelu;
    /// use grads::prelude::*;
    /// use ndarray::{Array1, array};
    ///
    /// #[differentiable]
    /// fn f(x: &Array1<f64>) -> f64 {
    ///     gelu(x).sum()
    /// }
    /// assert_eq!(grad!(f)(&array![0.0]), array![0.5]);
    /// ```
    gelu gelu_back gelu_along gelu_along_back: gaussian, |x, d: T| gaussian_slope(x) * d, |x, d: T| gaussian_bend(x) * d;
}

fn rectified<T: ArrayFloat>(x: T) -> T {
    // a NaN stays one
    if x < T::lit(0.0) { T::lit(0.0) } else { x }
}

fn rectified_slope<T: ArrayFloat>(x: T, d: T) -> T {
    if x > T::lit(0.0) {
        d
    } else if x <= T::lit(0.0) {
        T::lit(0.0)
    } else {
        x
    }
}

pub(super) fn logistic<T: ArrayFloat>(x: T) -> T {
    T::lit(1.0) / (T::lit(1.0) + (-x).exp())
}

/// `logistic(x) * logistic(-x)`; both factors keep their digits where they are small.
pub(super) fn logistic_slope<T: ArrayFloat>(x: T) -> T {
    let e = (-x.abs()).exp();
    let one = T::lit(1.0);
    e / ((one + e) * (one + e))
}

fn logistic_bend<T: ArrayFloat>(x: T) -> T {
    -logistic_slope(x) * (T::lit(0.5) * x).tanh()
}

pub(super) fn soft<T: ArrayFloat>(x: T) -> T {
    x.max(T::lit(0.0)) + (-x.abs()).exp().ln_1p()
}

/// The distribution function of the standard normal distribution.
fn phi<T: ArrayFloat>(x: T) -> T {
    T::lit(0.5 * libm::erfc(-x.to_f64() * std::f64::consts::FRAC_1_SQRT_2))
}

/// Its density.
fn density<T: ArrayFloat>(x: T) -> T {
    T::lit(0.5 * std::f64::consts::FRAC_2_SQRT_PI * std::f64::consts::FRAC_1_SQRT_2)
        * (T::lit(-0.5) * x * x).exp()
}

fn gaussian<T: ArrayFloat>(x: T) -> T {
    x * phi(x)
}

fn gaussian_slope<T: ArrayFloat>(x: T) -> T {
    phi(x) + x * density(x)
}

fn gaussian_bend<T: ArrayFloat>(x: T) -> T {
    density(x) * (T::lit(2.0) - x * x)
}
