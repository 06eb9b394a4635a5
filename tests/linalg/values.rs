//! Values.
#![allow(clippy::all)]

use super::*;

/// The same matrix, column by column in memory.
fn turned(a: &Array2<f64>) -> Array2<f64> {
    a.t().as_standard_layout().into_owned().reversed_axes()
}

const SIZES: [usize; 8] = [0, 1, 2, 5, 47, 48, 49, 130];

#[test]
fn solutions_solve() {
    for n in SIZES {
        let (a, x) = (regular(n), matrix(n, 3, 0.1));
        assert!(distance(&solve(&a, &a.dot(&x)), &x) < 1e-12, "{n}");
        assert!(distance(&inv(&a).dot(&a), &Array2::eye(n)) < 1e-12, "{n}");
        let b = a.dot(&x.column(0));
        assert!(
            (solve(&a, &b) - x.column(0))
                .iter()
                .all(|d| d.abs() < 1e-12)
        );
        for (triangle, own) in [(Triangle::Lower, a.tril(0)), (Triangle::Upper, a.triu(0))] {
            let own = own + Array2::<f64>::eye(n) * n as f64;
            // what is not in the triangle is not read
            let all = &own + &(&a - &a.tril(0)) + &(&a - &a.triu(0));
            let read = match triangle {
                Triangle::Lower => all.tril(0),
                Triangle::Upper => all.triu(0),
            };
            let solved = solve_triangular(&all, &read.dot(&x), triangle, false);
            assert!(distance(&solved, &x) < 1e-12, "{n} {triangle:?}");
            let solved = solve_triangular(&all, &read.t().dot(&x), triangle, true);
            assert!(distance(&solved, &x) < 1e-12, "{n} {triangle:?} transposed");
        }
    }
}

#[test]
fn rows_are_exchanged() {
    let a = array![[0.0, 1.0], [1.0, 0.0]];
    assert_eq!(solve(&a, &array![3.0, 5.0]), array![5.0, 3.0]);
    assert_eq!(slogdet(&a), (-1.0, 0.0));
    let tiny = array![[1e-20, 1.0], [1.0, 1.0]];
    assert_eq!(solve(&tiny, &array![1.0, 2.0]), array![1.0, 1.0]);
}

#[test]
fn arrays_that_lie_otherwise_in_memory() {
    let (a, b) = (regular(60), matrix(60, 2, 0.1));
    let (of_t, b_of_t) = (turned(&a), turned(&b));
    assert!(!of_t.is_standard_layout());
    assert_eq!(solve(&of_t, &b_of_t), solve(&a, &b));
    assert_eq!(inv(&of_t), inv(&a));
    let (p, p_of_t) = (positive(60), turned(&positive(60)));
    assert_eq!(cholesky(&p_of_t), cholesky(&p));
    // products of matrices add up in another order
    let (values, expected) = (eigh(&p_of_t).0, eigh(&p).0);
    assert!((values - expected).iter().all(|d| d.abs() < 1e-11));
    let (a, of_t) = (&a / 60.0, &of_t / 60.0);
    assert!(distance(&expm(&of_t), &expm(&a)) < 1e-13);
    assert!(distance(&lstsq(&of_t, &b_of_t), &lstsq(&a, &b)) < 1e-11);
}

#[test]
fn factors() {
    assert_eq!(
        cholesky(&array![
            [4.0, 0.0, 0.0],
            [12.0, 37.0, 0.0],
            [-16.0, -43.0, 98.0]
        ]),
        array![[2.0, 0.0, 0.0], [6.0, 1.0, 0.0], [-8.0, 5.0, 3.0]]
    );
    for n in SIZES {
        let a = positive(n);
        let l = cholesky(&a);
        assert_eq!(l, l.tril(0));
        assert!(distance(&l.dot(&l.t()), &a) < 1e-12, "{n}");
        let twice: f64 = 2.0 * l.diag().iter().map(|x| x.ln()).sum::<f64>();
        assert!((logdet(&a) - twice).abs() < 1e-10, "{n}");
    }
}

#[test]
fn determinants() {
    let (sign, log) = slogdet(&array![[1.0, 2.0], [3.0, 4.0]]);
    assert_eq!(sign, -1.0);
    assert!((log - 2.0_f64.ln()).abs() < 1e-15);
    // the determinant itself is infinite
    assert!((logdet(&(Array2::<f64>::eye(200) * 1e3)) - 200.0 * 1e3_f64.ln()).abs() < 1e-9);
    assert_eq!(slogdet(&Array2::<f64>::zeros((0, 0))), (1.0, 0.0));
}

#[test]
fn least_squares() {
    for (m, n) in [(1, 1), (3, 1), (5, 3), (60, 20), (4, 4), (3, 0)] {
        let (a, b) = (matrix(m, n, 0.4), matrix(m, 2, 0.1));
        let x = lstsq(&a, &b);
        let residual = &b - &a.dot(&x);
        assert!(
            a.t().dot(&residual).iter().all(|x| x.abs() < 1e-12),
            "{m} {n}"
        );
    }
    let huge = array![[1e200, 0.0], [0.0, 1e200], [0.0, 0.0]];
    assert_eq!(lstsq(&huge, &array![1e200, 2e200, 5.0]), array![1.0, 2.0]);
}

#[test]
fn eigenvalues() {
    let (values, vectors) = eigh(&array![[2.0, 7.0, 7.0], [-1.0, 2.0, 7.0], [0.0, -1.0, 2.0]]);
    for (value, expected) in values
        .iter()
        .zip([2.0 - 2.0_f64.sqrt(), 2.0, 2.0 + 2.0_f64.sqrt()])
    {
        assert!((value - expected).abs() < 1e-14);
    }
    assert_eq!(vectors.dim(), (3, 3));
    for n in SIZES {
        let a = positive(n) - Array2::<f64>::eye(n) * 2.0;
        let (values, vectors) = eigh(&a);
        assert!(values.windows(2).into_iter().all(|w| w[0] <= w[1]));
        assert!(
            distance(&vectors.t().dot(&vectors), &Array2::eye(n)) < 1e-12,
            "{n}"
        );
        let again = vectors.dot(&Array2::from_diag(&values)).dot(&vectors.t());
        assert!(distance(&again, &a) < 1e-11 * (1.0 + n as f64), "{n}");
    }
    // equal ones, and a diagonal
    let (values, vectors) = eigh(&Array2::<f64>::eye(4));
    assert_eq!((values, vectors), (Array1::ones(4), Array2::eye(4)));
}

#[test]
fn exponentials() {
    let nilpotent = array![[0.0, 2.0, 3.0], [0.0, 0.0, 4.0], [0.0, 0.0, 0.0]];
    let expected = array![[1.0, 2.0, 7.0], [0.0, 1.0, 4.0], [0.0, 0.0, 1.0]];
    assert!(distance(&expm(&nilpotent), &expected) < 1e-14);
    assert_eq!(expm(&Array2::<f64>::zeros((0, 0))).dim(), (0, 0));
    for x in [-700.0, -3.0, 0.0, 1e-9, 20.0, 700.0] {
        let value = expm(&array![[x]])[[0, 0]];
        assert!((value / f64::exp(x) - 1.0).abs() < 1e-12, "{x}: {value}");
    }
    let a = matrix(6, 6, 0.2) * 3.0;
    assert!(distance(&expm(&a).dot(&expm(&-&a)), &Array2::eye(6)) < 1e-9);
}

#[test]
fn what_has_no_answer_is_not_a_number() {
    let is_nan = |x: Array2<f64>| x.iter().all(|x| x.is_nan());
    let singular = array![[1.0, 2.0], [2.0, 4.0]];
    assert!(is_nan(solve(&singular, &Array2::eye(2))));
    assert!(is_nan(solve(&singular, &Array2::zeros((2, 1)))));
    assert!(is_nan(inv(&singular)));
    assert_eq!(slogdet(&singular), (0.0, f64::NEG_INFINITY));
    assert_eq!(logdet(&singular), f64::NEG_INFINITY);
    assert!(logdet(&array![[0.0, 1.0], [1.0, 0.0]]).is_nan());
    assert!(is_nan(solve_triangular(
        &array![[0.0, 0.0], [1.0, 1.0]],
        &Array2::eye(2),
        Triangle::Lower,
        false
    )));
    assert!(is_nan(cholesky(&array![[1.0, 2.0], [2.0, 1.0]])));
    assert!(is_nan(cholesky(&array![[1.0, 0.0], [f64::NAN, 1.0]])));
    assert!(is_nan(cholesky(&array![[f64::INFINITY]])));
    assert!(is_nan(lstsq(
        &array![[1.0, 2.0], [2.0, 4.0], [3.0, 6.0]],
        &Array2::ones((3, 1))
    )));
    assert!(is_nan(expm(&array![[0.0, f64::INFINITY], [0.0, 0.0]])));
    assert!(is_nan(eigh(&array![[f64::NAN, 0.0], [0.0, 1.0]]).1));
    let nan = array![[1.0, 1.0], [f64::NAN, 1.0]];
    assert!(solve(&nan, &array![1.0, 1.0]).iter().any(|x| x.is_nan()));
}

#[test]
fn shapes_that_do_not_fit() {
    let (wide, square) = (Array2::<f64>::ones((2, 3)), Array2::<f64>::eye(2));
    let three = Array1::<f64>::ones(3);
    let all = [
        said({
            let (a, b) = (wide.clone(), three.clone());
            move || drop(solve(&a, &b))
        }),
        said({
            let (a, b) = (square.clone(), three.clone());
            move || drop(solve(&a, &b))
        }),
        said({
            let (a, b) = (square.clone(), three.clone());
            move || drop(solve_triangular(&a, &b, Triangle::Upper, false))
        }),
        said({
            let a = wide.clone();
            move || drop(inv(&a))
        }),
        said({
            let a = wide.clone();
            move || _ = logdet(&a)
        }),
        said({
            let a = wide.clone();
            move || drop(cholesky(&a))
        }),
        said({
            let (a, b) = (wide.clone(), three.clone());
            move || drop(lstsq(&a, &b))
        }),
        said({
            let (a, b) = (square.clone(), three.clone());
            move || drop(lstsq(&a, &b))
        }),
        said({
            let a = wide.clone();
            move || drop(eigh(&a))
        }),
        said({
            let a = wide.clone();
            move || drop(expm(&a))
        }),
    ];
    let both =
        "the right-hand side has a row for each row of the matrix; the shapes are [2, 2] and [3]";
    let expected = [
        "solve: the matrix is square, and its shape is [2, 3]".to_string(),
        format!("solve: {both}"),
        format!("solve_triangular: {both}"),
        "inv: the matrix is square, and its shape is [2, 3]".to_string(),
        "slogdet: the matrix is square, and its shape is [2, 3]".to_string(),
        "cholesky: the matrix is square, and its shape is [2, 3]".to_string(),
        "lstsq: the matrix has no fewer rows than columns, and its shape is [2, 3]".to_string(),
        format!("lstsq: {both}"),
        "eigh: the matrix is square, and its shape is [2, 3]".to_string(),
        "expm: the matrix is square, and its shape is [2, 3]".to_string(),
    ];
    assert_eq!(all, expected);
}
