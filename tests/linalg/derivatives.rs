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
    solves(a: &Array2<f64> = regular(4), b: &Array2<f64> = matrix(4, 2, 0.1)) weighed(&solve(a, b));
    solves_a_vector(a: &Array2<f64> = regular(4), b: &Array1<f64> = array![0.3, -0.2, 0.5, 1.0]) {
        let x = solve(a, b);
        x.dot(&x) * x[0]
    };
    solves_one(a: &Array2<f64> = array![[2.0]], b: &Array1<f64> = array![3.0]) solve(a, b)[0];
    lower(a: &Array2<f64> = regular(4), b: &Array2<f64> = matrix(4, 2, 0.1))
        weighed(&solve_triangular(a, b, Triangle::Lower, false));
    lower_transposed(a: &Array2<f64> = regular(4), b: &Array2<f64> = matrix(4, 2, 0.1))
        weighed(&solve_triangular(a, b, Triangle::Lower, true));
    upper(a: &Array2<f64> = regular(4), b: &Array2<f64> = matrix(4, 2, 0.1))
        weighed(&solve_triangular(a, b, Triangle::Upper, false));
    upper_transposed(a: &Array2<f64> = regular(4), b: &Array2<f64> = matrix(4, 2, 0.1))
        weighed(&solve_triangular(a, b, Triangle::Upper, true));
    inverse(a: &Array2<f64> = regular(4)) weighed(&inv(a));
    logarithm(a: &Array2<f64> = positive(4)) logdet(a);
    sign_and_logarithm(a: &Array2<f64> = matrix(4, 4, 0.5)) {
        let (sign, log) = slogdet(a);
        sign * log * log
    };
    factor(a: &Array2<f64> = positive(4)) weighed(&cholesky(a));
    fits(a: &Array2<f64> = matrix(5, 3, 0.4), b: &Array2<f64> = matrix(5, 2, 0.1)) weighed(&lstsq(a, b));
    fits_a_vector(a: &Array2<f64> = matrix(5, 3, 0.4), b: &Array1<f64> = matrix(5, 1, 0.1).column(0).to_owned()) {
        let x = lstsq(a, b);
        x.dot(&x)
    };
    eigen(a: &Array2<f64> = positive(4)) {
        let (values, vectors) = eigh(a);
        values.dot(&values) * values[0] + weighed(&(&vectors * &vectors))
    };
    exponential(a: &Array2<f64> = matrix(4, 4, 0.3)) weighed(&expm(a));
    exponential_by_squaring(a: &Array2<f64> = matrix(3, 3, 0.3) * 5.0) expm(a).sum().ln();
    log_density(a: &Array2<f64> = positive(3), x: &Array1<f64> = array![0.3, 0.1, -0.4]) {
        let l = cholesky(a);
        let z = solve_triangular(&l, x, Triangle::Lower, false);
        -0.5 * z.dot(&z) - 0.5 * logdet(a)
    };
}

#[differentiable]
fn of_values(a: &Array2<f64>) -> f64 {
    let (values, _) = eigh(a);
    values.dot(&values)
}

/// Eigenvalues have derivatives where they are equal, too, if the function takes all alike.
#[test]
fn equal_eigenvalues() {
    let a = Array2::<f64>::eye(3) * 2.0;
    assert!(distance(&grad!(of_values)(&a), &(Array2::eye(3) * 4.0)) < 1e-14);
}

#[differentiable]
fn of_a_vector(a: &Array2<f64>) -> f64 {
    let (_, vectors) = eigh(a);
    vectors[[0, 0]] + 2.0 * vectors[[1, 0]]
}

#[test]
fn vectors_of_equal_eigenvalues_have_none() {
    let d = grad!(of_a_vector)(&Array2::eye(2));
    assert!(d.iter().any(|x| !x.is_finite()), "{d}");
}

/// Larger than a block.
#[test]
fn of_larger_matrices() {
    #[differentiable]
    fn f(a: &Array2<f64>, b: &Array2<f64>) -> f64 {
        weighed(&solve(a, b)) + weighed(&cholesky(&a.dot(&a.t())))
    }
    let (a, b, n) = (regular(110), matrix(110, 3, 0.1), 110);
    let (by_a, by_b) = grad!(f)(&a, &b);
    for k in 0..4 {
        let (da, db) = (matrix(n, n, k as f64), matrix(n, 3, 0.7 + k as f64));
        let h = 1e-5;
        let ahead = f(&(&a + &da * h), &(&b + &db * h));
        let behind = f(&(&a - &da * h), &(&b - &db * h));
        let slope = (&by_a * &da).sum() + (&by_b * &db).sum();
        let difference = (ahead - behind) / (2.0 * h);
        assert!(
            (slope - difference).abs() < 1e-6 * slope.abs().max(1.0),
            "{slope} {difference}"
        );
    }
}

/// Nothing of the gradient of what has no answer is a number.
#[test]
fn gradients_of_what_has_no_answer() {
    #[differentiable]
    fn solved(a: &Array2<f64>) -> f64 {
        solve(a, &array![1.0, 1.0]).sum()
    }
    #[differentiable]
    fn factored(a: &Array2<f64>) -> f64 {
        cholesky(a).sum()
    }
    #[differentiable]
    fn log(a: &Array2<f64>) -> f64 {
        logdet(a)
    }
    let singular = array![[1.0, 2.0], [2.0, 4.0]];
    assert!(grad!(solved)(&singular).iter().all(|x| x.is_nan()));
    assert!(grad!(log)(&singular).iter().all(|x| x.is_nan()));
    let indefinite = array![[1.0, 2.0], [2.0, 1.0]];
    assert!(
        grad!(factored)(&indefinite)
            .tril(0)
            .iter()
            .any(|x| x.is_nan())
    );
}

#[test]
fn of_nothing() {
    #[differentiable]
    fn f(a: &Array2<f64>) -> f64 {
        solve(a, &Array1::<f64>::zeros(0)).sum()
            + cholesky(a).sum()
            + logdet(a)
            + expm(a).sum()
            + inv(a).sum()
    }
    let (value, d) = value_and_grad!(f)(&Array2::zeros((0, 0)));
    assert_eq!((value, d.dim()), (0.0, (0, 0)));
}
