//! Gradients, forward mode and second derivatives, against differences.
#![allow(clippy::all)]

use super::*;

/// A number that depends on each element in a way of its own.
#[differentiable(order = 2)]
fn weighed(x: &Array2<f64>) -> f64 {
    let mut sum = 0.0;
    for (i, row) in x.outer_iter().enumerate() {
        for (j, v) in row.iter().enumerate() {
            sum += ((3 * i + j) as f64).cos() * v + 0.3 * v * v * v;
        }
    }
    sum
}

/// Each function in all modes.
macro_rules! in_all_modes {
    ($($name:ident($($p:ident: $ty:ty = $x:expr),*) $body:expr;)*) => {$(
        mod $name {
            use super::*;

            #[differentiable(order = 2)]
            fn f($($p: $ty),*) -> f64 {
                $body
            }

            #[test]
            fn is_right() {
                $(let $p = &$x;)*
                let (value, _) = value_and_grad!(f)($($p),*);
                assert_eq!(value.to_bits(), f($($p),*).to_bits());
                check_grads!(f)($($p),*);
                check_grads!(f, forward)($($p),*);
                check_grads!(f, order = 2)($($p),*);
            }
        }
    )*};
}

in_all_modes! {
    rectified(x: &Array2<f64> = matrix(3, 4, 0.3)) weighed(&relu(x));
    logistic(x: &Array2<f64> = matrix(3, 4, 0.3) * 3.0) weighed(&sigmoid(x));
    soft(x: &Array2<f64> = matrix(3, 4, 0.3) * 3.0) weighed(&softplus(x));
    gaussian(x: &Array2<f64> = matrix(3, 4, 0.3) * 3.0) weighed(&gelu(x));
    shares(x: &Array2<f64> = matrix(3, 4, 0.3)) weighed(&softmax(x, Axis(1))) + weighed(&softmax(x, Axis(0)));
    logarithms(x: &Array2<f64> = matrix(3, 4, 0.3)) weighed(&log_softmax(x, Axis(1))) + weighed(&log_softmax(x, Axis(0)));
    totals(x: &Array2<f64> = matrix(3, 4, 0.3)) {
        let y = logsumexp(x, Axis(1));
        y.dot(&y) * y[0] + logsumexp(x, Axis(0))[1]
    };
    one_element(x: &Array2<f64> = array![[0.7]]) {
        softmax(x, Axis(0))[[0, 0]] + log_softmax(x, Axis(1))[[0, 0]] + logsumexp(x, Axis(0))[0] * 2.0
    };
    classes(x: &Array2<f64> = matrix(3, 4, 0.3)) cross_entropy_from_logits(x, &[0, 3, 1]);
    binary(x: &Array2<f64> = matrix(2, 3, 0.3)) {
        binary_cross_entropy_from_logits(x, &array![[0.0, 1.0, 0.3], [1.0, 0.2, 0.0]])
    };
    normalized(x: &Array2<f64> = matrix(3, 4, 0.3), g: &Array1<f64> = array![0.5, 1.0, 2.0, 0.3], b: &Array1<f64> = array![0.5, 1.0, 2.0, 0.3])
        weighed(&layer_norm(x, g, b, 1e-2));
    dropped(x: &Array2<f64> = matrix(3, 4, 0.3)) weighed(&dropout(x, 0.4, 7));
    rows(x: &Array2<f64> = matrix(4, 2, 0.3)) weighed(&embedding(x, &[2, 0, 2]));
    convolved(x: &Array4<f64> = images((2, 4, 4, 5), 0.1), w: &Array4<f64> = images((2, 2, 3, 2), 0.2)) {
        let y = conv2d(x, w, Conv2d { stride: [2, 1], padding: [1, 2], groups: 2 });
        (&y * &y * &y).sum()
    };
    convolved_by_steps(x: &Array4<f64> = images((1, 1, 6, 7), 0.1), w: &Array4<f64> = images((2, 1, 2, 2), 0.2)) {
        let y = conv2d(x, w, Conv2d { stride: [2, 3], ..Default::default() });
        (&y * &y * &y).sum()
    };
    largest(x: &Array4<f64> = images((1, 2, 4, 5), 0.1)) {
        let y = max_pool2d(x, Pool2d { size: [3, 2], stride: [2, 1], padding: [1, 1] });
        (&y * &y * &y).sum()
    };
    means(x: &Array4<f64> = images((1, 2, 4, 5), 0.1)) {
        let y = avg_pool2d(x, Pool2d { size: [3, 2], stride: [2, 1], padding: [1, 1] });
        (&y * &y * &y).sum()
    };
    attends(q: &Array2<f64> = matrix(3, 4, 0.1), k: &Array2<f64> = matrix(5, 4, 0.2), v: &Array2<f64> = matrix(5, 2, 0.3))
        weighed(&multi_head_attention(q, k, v, 2, false));
    attends_to_what_was(q: &Array2<f64> = matrix(4, 4, 0.1), k: &Array2<f64> = matrix(4, 4, 0.2), v: &Array2<f64> = matrix(4, 2, 0.3))
        weighed(&multi_head_attention(q, k, v, 2, true));
}

/// No element that is not taken has a number to be added to, not even an infinite one.
#[test]
fn rows_that_are_not_taken() {
    #[differentiable]
    fn f(table: &Array2<f64>) -> f64 {
        embedding(table, &[1, 1]).mapv(f64::ln).sum()
    }
    assert_eq!(grad!(f)(&array![[0.0], [2.0]]), array![[0.0], [1.0]]);
}

#[test]
fn slopes_of_large_logits() {
    #[differentiable]
    fn f(x: &Array2<f64>) -> f64 {
        cross_entropy_from_logits(x, &[1, 0])
    }
    let (value, d) = value_and_grad!(f)(&array![[1e3, -1e3], [0.0, 0.0]]);
    assert_eq!(value, 0.5 * (2e3 + 2.0_f64.ln()));
    assert_eq!(d, array![[0.5, -0.5], [-0.25, 0.25]]);
}
