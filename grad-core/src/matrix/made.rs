//! A matrix of numbers in a differentiable function, and its derivative, as the attribute gives one to functions: it is linear.

use super::Matrix;

/// [`Matrix::new`], of which there is a derivative.
#[doc(hidden)]
#[must_use]
pub fn matrix(nrows: usize, ncols: usize, numbers: Vec<f64>) -> Matrix {
    Matrix::new(nrows, ncols, numbers)
}

/// The derivative of [`fn@matrix`].
#[doc(hidden)]
#[allow(non_camel_case_types)]
pub enum matrix {}

/// The numbers of a cotangent, which has no elements if there is none.
fn numbers_of(ct: Matrix, count: usize) -> Vec<f64> {
    match ct.numbers.is_empty() {
        true => vec![0.0; count],
        false => ct.numbers,
    }
}

impl matrix {
    /// The value and the way back.
    pub fn forward(
        nrows: usize,
        ncols: usize,
        numbers: Vec<f64>,
    ) -> (Matrix, impl Fn(Matrix) -> ((), (), Vec<f64>) + Send + Sync) {
        let back = move |ct| ((), (), numbers_of(ct, nrows * ncols));
        (Matrix::new(nrows, ncols, numbers), back)
    }

    /// The value and its tangent.
    pub fn __jvp<R, C>(
        nrows: usize,
        ncols: usize,
        numbers: Vec<f64>,
        _: R,
        _: C,
        tangents: Vec<f64>,
    ) -> (Matrix, Matrix) {
        let [value, tangent] = [numbers, tangents].map(|x| Matrix::new(nrows, ncols, x));
        (value, tangent)
    }

    /// The value and its tangent, and the way back of both.
    #[allow(clippy::type_complexity)]
    pub fn __jvp_forward<R, C>(
        nrows: usize,
        ncols: usize,
        numbers: Vec<f64>,
        rows: R,
        columns: C,
        tangents: Vec<f64>,
    ) -> (
        (Matrix, Matrix),
        impl Fn((Matrix, Matrix)) -> ((), (), Vec<f64>, (), (), Vec<f64>) + Send + Sync + use<R, C>,
    ) {
        let back = move |(ct, of_tangent)| {
            let [ct, of_tangent] = [ct, of_tangent].map(|ct| numbers_of(ct, nrows * ncols));
            ((), (), ct, (), (), of_tangent)
        };
        let both = matrix::__jvp(nrows, ncols, numbers, rows, columns, tangents);
        (both, back)
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
        impl matrix {
            $(
                /// It calls nothing.
                pub const $name: bool = false;
            )*
        }
    };
}

no_calls!(__CALLS_1_DEEP __CALLS_2_DEEP __CALLS_3_DEEP __CALLS_4_DEEP __CALLS_5_DEEP __CALLS_6_DEEP);
