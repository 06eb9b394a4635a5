//! `jacobian!`: rows are outputs, columns are inputs.

#[path = "claims/mod.rs"]
mod claims;

use grads::Matrix;
use grads::prelude::*;

#[differentiable(forward)]
fn polar(p: [f64; 2]) -> [f64; 2] {
    [p[0] * p[1].cos(), p[0] * p[1].sin()]
}

#[test]
fn an_array_by_an_array_is_a_matrix() {
    let expected = [[1.0, 0.0], [0.0, 2.0]];
    assert_eq!(jacobian!(polar)([2.0, 0.0]), expected);
    assert_eq!(jacobian!(polar, reverse)([2.0, 0.0]), expected);
    assert_eq!(jacobian!(polar, forward)([2.0, 0.0]), expected);
}

#[differentiable(forward)]
fn rolled(x: &[f64], k: f64, n: usize) -> Vec<f64> {
    (0..n).map(|i| k * x[i % x.len()]).collect()
}

#[test]
fn params_have_blocks() {
    let x = vec![1.0, 2.0];
    let (by_x, by_k) = jacobian!(rolled)(&x, 3.0, 3);
    assert_eq!(by_x, [[3.0, 0.0], [0.0, 3.0], [3.0, 0.0]]);
    assert_eq!(by_k, [[1.0], [2.0], [1.0]]);
    assert_eq!(jacobian!(rolled, forward)(&x, 3.0, 3), (by_x, by_k));
}

#[differentiable(forward)]
fn square(x: f64) -> f64 {
    x * x
}

#[test]
fn a_number_by_a_number_is_a_number() {
    let d: f64 = jacobian!(square)(3.0);
    assert_eq!((d, jacobian!(square, forward)(3.0)), (6.0, 6.0));
}

#[differentiable(forward)]
fn decay(u: &mut [f64], rate: f64) {
    for x in u.iter_mut() {
        *x *= (-rate).exp();
    }
}

#[test]
fn what_in_outs_hold_are_outputs() {
    let mut u = vec![1.0, 2.0];
    let (by_start, by_rate) = jacobian!(decay)(&mut u, 0.0);
    assert_eq!(by_start, [[1.0, 0.0], [0.0, 1.0]]);
    assert_eq!(by_rate, [[-1.0], [-2.0]]);
    let mut u = [1.0, 2.0];
    let forward: (Matrix, Matrix) = jacobian!(decay, forward)(&mut u, 0.0);
    assert_eq!(forward, (by_start, by_rate));
}

/// Spherical coordinates; the determinant is `r^2 sin(theta)`.
#[differentiable(forward)]
fn spherical(p: &[f64; 3]) -> (f64, f64, f64) {
    let [r, theta, phi] = *p;
    (
        r * theta.sin() * phi.cos(),
        r * theta.sin() * phi.sin(),
        r * theta.cos(),
    )
}

fn determinant(m: &Matrix) -> f64 {
    let minor = |j: usize, k: usize| m[(1, j)] * m[(2, k)] - m[(1, k)] * m[(2, j)];
    m[(0, 0)] * minor(1, 2) - m[(0, 1)] * minor(0, 2) + m[(0, 2)] * minor(0, 1)
}

#[test]
fn spherical_coordinates_have_their_known_determinant() {
    let p = [1.7, 0.6, -2.1];
    for j in [jacobian!(spherical)(&p), jacobian!(spherical, forward)(&p)] {
        let expected = p[0] * p[0] * p[1].sin();
        assert!((determinant(&j) - expected).abs() < 1e-14 * expected.abs() * 10.0);
        assert_eq!(j[(2, 2)], 0.0);
        assert_eq!(j[(2, 0)], p[1].cos());
    }
}

/// Rosenbrock's function as a sum of squares (More, Garbow and Hillstrom, problem 1).
#[differentiable(forward)]
fn residuals(x: &[f64]) -> Vec<f64> {
    let mut r = Vec::with_capacity(2 * (x.len() - 1));
    for i in 1..x.len() {
        r.push(10.0 * (x[i] - x[i - 1] * x[i - 1]));
        r.push(1.0 - x[i - 1]);
    }
    r
}

#[test]
fn rosenbrocks_residuals_have_their_known_jacobian() {
    let expected = [[24.0, 10.0], [-1.0, 0.0]];
    assert_eq!(jacobian!(residuals)(&[-1.2, 1.0]), expected);
    assert_eq!(jacobian!(residuals, forward)(&[-1.2, 1.0]), expected);
}

#[test]
fn a_jacobian_agrees_with_differences() {
    let x: Vec<f64> = (0..6).map(|i| 0.3 * f64::from(i) - 0.7).collect();
    let j = jacobian!(residuals)(&x);
    assert_eq!((j.nrows(), j.ncols()), (10, 6));
    assert_eq!(jacobian!(residuals, forward)(&x), j);
    let h = 1e-6;
    for k in 0..x.len() {
        let at = |h: f64| {
            residuals(
                &(0..6)
                    .map(|i| x[i] + if i == k { h } else { 0.0 })
                    .collect::<Vec<_>>(),
            )
        };
        for (i, (up, down)) in at(h).iter().zip(at(-h)).enumerate() {
            assert!(((up - down) / (2.0 * h) - j[(i, k)]).abs() < 1e-7);
        }
    }
}

#[derive(Clone, Differentiable)]
struct Spring {
    k: f64,
    rest: Vec<f64>,
    name: String,
}

#[derive(Differentiable)]
struct Forces {
    total: f64,
    each: Vec<f64>,
}

#[differentiable(forward)]
impl Spring {
    fn forces(&self, x: &[f64]) -> Forces {
        let mut each = vec![0.0; x.len()];
        let mut total = 0.0;
        for i in 0..x.len() {
            each[i] = self.k * (x[i] - self.rest[i]);
            total += each[i];
        }
        Forces { total, each }
    }

    fn relax(&mut self, rate: f64) -> f64 {
        self.k *= rate;
        self.rest[0] += rate;
        2.0 * self.k
    }
}

fn spring() -> Spring {
    Spring {
        k: 2.0,
        rest: vec![0.5, 1.0],
        name: "a".into(),
    }
}

#[test]
fn structs_are_inputs_and_outputs_of_methods() {
    let (by_spring, by_x) = jacobian!(Spring::forces)(&spring(), &[1.0, 3.0]);
    assert_eq!(
        by_spring,
        [[2.5, -2.0, -2.0], [0.5, -2.0, 0.0], [2.0, 0.0, -2.0]]
    );
    assert_eq!(by_x, [[2.0, 2.0], [2.0, 0.0], [0.0, 2.0]]);
    let forward = jacobian!(Spring::forces, forward)(&spring(), &[1.0, 3.0]);
    assert_eq!(forward, (by_spring, by_x));
    assert_eq!(spring().name, "a");
}

#[test]
fn the_value_comes_before_what_in_outs_hold() {
    // outputs: the value, k, rest[0], rest[1]
    let by_self = [
        [6.0, 0.0, 0.0],
        [3.0, 0.0, 0.0],
        [0.0, 1.0, 0.0],
        [0.0, 0.0, 1.0],
    ];
    let by_rate = [[4.0], [2.0], [1.0], [0.0]];
    let (mut one, mut two) = (spring(), spring());
    let reverse = jacobian!(Spring::relax)(&mut one, 3.0);
    let forward = jacobian!(Spring::relax, forward)(&mut two, 3.0);
    assert_eq!(
        (reverse.0, reverse.1),
        (
            Matrix::new(4, 3, by_self.concat()),
            Matrix::new(4, 1, by_rate.concat())
        )
    );
    assert_eq!(forward.0, by_self);
    assert_eq!(forward.1, by_rate);
    assert_eq!(
        (one.k, one.rest[0], two.k, two.rest[0]),
        (6.0, 3.5, 6.0, 3.5)
    );
}

#[differentiable(wrt(x), forward)]
fn scaled(x: &[f32], data: &[f32], out: &mut Vec<f32>) -> usize {
    out.clear();
    for i in 0..x.len() {
        out.push(x[i] * data[i]);
    }
    out.len()
}

#[test]
fn lengths_are_those_on_return() {
    let mut out = vec![];
    let j = jacobian!(scaled)(&[1.0, 2.0], &[3.0, 0.5], &mut out);
    assert_eq!(j, [[3.0, 0.0], [0.0, 0.5]]);
    assert_eq!(out, [3.0, 1.0]);
    let mut out = vec![9.0];
    assert_eq!(
        jacobian!(scaled, forward)(&[1.0, 2.0], &[3.0, 0.5], &mut out),
        j
    );
    assert_eq!(out, [3.0, 1.0]);
}

#[test]
fn nothing_has_a_matrix_of_the_right_size() {
    let (by_x, by_k) = jacobian!(rolled)(&[1.0, 2.0], 3.0, 0);
    assert_eq!((by_x.nrows(), by_x.ncols(), by_k.ncols()), (0, 2, 1));
    let (by_x, by_k) = jacobian!(rolled, forward)(&[1.0, 2.0], 3.0, 0);
    assert_eq!((by_x.nrows(), by_x.ncols(), by_k.ncols()), (0, 2, 1));
    let by_nothing = jacobian!(constants)(&[]);
    assert_eq!((by_nothing.nrows(), by_nothing.ncols()), (3, 0));
    let by_nothing = jacobian!(constants, forward)(&[]);
    assert_eq!((by_nothing.nrows(), by_nothing.ncols()), (3, 0));
}

#[differentiable(forward)]
fn constants(x: &[f64]) -> Vec<f64> {
    let mut out = vec![1.0; 3];
    for i in 0..x.len() {
        out[i] += x[i];
    }
    out
}

#[differentiable(forward)]
fn generic<T: Real, const N: usize>(x: [T; N], t: T) -> [T; N] {
    x.map(|x| x * t)
}

#[test]
fn generic_functions_have_jacobians() {
    let (by_x, by_t) = jacobian!(generic)([1.0f32, 2.0], 3.0);
    assert_eq!(by_x, [[3.0, 0.0], [0.0, 3.0]]);
    assert_eq!(by_t, [[1.0], [2.0]]);
    assert_eq!(jacobian!(generic::<f64, 1>)([2.0], 3.0).0, [[3.0]]);
    assert_eq!(jacobian!(generic, forward)([2.0], 3.0).1, [[2.0]]);
}

#[differentiable]
fn applied(f: impl Fn(f64) -> f64, x: &[f64]) -> Vec<f64> {
    x.iter().map(|x| f(*x)).collect()
}

#[test]
fn functions_that_take_functions_have_jacobians() {
    let j = jacobian!(applied)(function!(|x: f64| x * x), &[1.0, 2.0]);
    assert_eq!(j, [[2.0, 0.0], [0.0, 4.0]]);
}

#[test]
fn closures_have_jacobians() {
    let a = 3.0;
    let j = jacobian!(|x: &[f64], t: f64| vec![a * x[0] * t, x[1] + t])(&[1.0, 2.0], 5.0);
    assert_eq!(j.0, [[15.0, 0.0], [0.0, 1.0]]);
    assert_eq!(j.1, [[3.0], [1.0]]);
}

#[test]
fn closures_have_jacobians_by_columns() {
    let a = 3.0;
    let data = [2.0, 4.0];
    let j = jacobian!(
        |x: &[f64], t: f64, n: usize| {
            let mut y = vec![a * x[0] * t, x[1] + t];
            for _ in 0..n {
                y[1] *= data[0];
            }
            y
        },
        forward
    )(&[1.0, 2.0], 5.0, 2);
    assert_eq!(j.0, [[15.0, 0.0], [0.0, 4.0]]);
    assert_eq!(j.1, [[3.0], [4.0]]);

    let mut u = [2.0, 3.0];
    let j = jacobian!(
        |u: &mut [f64]| {
            u[0] *= u[1] * data[1];
            u[1] * a
        },
        forward
    )(&mut u);
    assert_eq!(j, [[0.0, 3.0], [12.0, 8.0], [0.0, 1.0]]);
    assert_eq!(u, [24.0, 3.0]);

    let of_polar = jacobian!(|p: [f64; 2]| polar(p), forward);
    assert_eq!(of_polar([2.0, 0.0]), jacobian!(polar)([2.0, 0.0]));
}

#[test]
fn the_function_can_be_kept() {
    let of_polar = jacobian!(polar);
    assert_eq!(of_polar([2.0, 0.0]), of_polar([2.0, 0.0]));
    let points = vec![[1.0, 0.0], [2.0, 0.0]];
    let all: Vec<Matrix> = points.into_iter().map(jacobian!(polar)).collect();
    assert_eq!(all[1][(1, 1)], 2.0);
}

#[differentiable(forward)]
fn small(x: f32, y: f32) -> f32 {
    x * y
}

#[differentiable]
fn inside(p: (f64, Vec<f64>)) -> f64 {
    p.0 * p.1[0]
}

#[test]
fn one_output_by_numbers_is_numbers() {
    let (by_x, by_y): (f32, f32) = jacobian!(small)(2.0, 3.0);
    assert_eq!((by_x, by_y), (3.0, 2.0));
    assert_eq!(jacobian!(small, forward)(2.0, 3.0), (3.0f32, 2.0f32));
    // a tuple has a block for each member
    let (by_first, by_second): (f64, Matrix) = jacobian!(inside)((2.0, vec![3.0, 4.0]));
    assert_eq!(by_first, 3.0);
    assert_eq!(by_second, [[2.0, 0.0]]);
}

#[differentiable(forward)]
fn held(x: f64, #[no_diff] out: &mut [f64]) {
    out[0] = x * out[1];
}

#[test]
fn what_is_constant_on_the_way_in_is_an_output() {
    let expected = [[5.0], [0.0]];
    assert_eq!(jacobian!(held)(2.0, &mut [1.0, 5.0]), expected);
    assert_eq!(jacobian!(held, forward)(2.0, &mut [1.0, 5.0]), expected);
}

#[test]
fn matrices_are_converted() {
    let m = Matrix::new(2, 3, vec![1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
    let d = nalgebra::DMatrix::from(m.clone());
    assert_eq!((d[(0, 2)], d[(1, 0)]), (3.0, 4.0));
    assert_eq!(Matrix::from(d), m);
    let a = ndarray::Array2::from(m.clone());
    assert_eq!((a[[0, 2]], a[[1, 0]]), (3.0, 4.0));
    assert_eq!(Matrix::from(a.t().to_owned()).row(2), [3.0, 6.0]);
    assert_eq!(Matrix::from(a), m);
}

#[test]
#[should_panic = "(0, 3) is not in a matrix of 2 rows and 3 columns"]
fn an_index_beyond_a_row_is_not_in_the_next_one() {
    let _ = Matrix::zeros(2, 3)[(0, 3)];
}

#[test]
#[should_panic = "5 numbers are no matrix of 2 rows and 3 columns"]
fn a_matrix_has_all_its_numbers() {
    let _ = Matrix::new(2, 3, vec![0.0; 5]);
}

#[test]
fn a_closure_may_write_to_its_params() {
    let mut u = [1.0, 2.0];
    let j = jacobian!(|u: &mut [f64]| u[0] *= u[1])(&mut u);
    assert_eq!(j, [[2.0, 1.0], [0.0, 1.0]]);
    assert_eq!(u, [2.0, 2.0]);
}

/// A matrix of a size that the type knows.
#[derive(Clone, Copy, Differentiable)]
struct Mat<const R: usize, const C: usize>([[f64; C]; R]);

#[differentiable(forward)]
impl<const R: usize, const C: usize> Mat<R, C> {
    fn mul<const K: usize>(&self, o: &Mat<C, K>) -> Mat<R, K> {
        let mut out = Mat([[0.0; K]; R]);
        for i in 0..R {
            for j in 0..K {
                out.0[i][j] = (0..C).map(|k| self.0[i][k] * o.0[k][j]).sum();
            }
        }
        out
    }
}

#[test]
fn methods_of_generic_types_have_jacobians() {
    let (a, b) = (Mat([[2.0, 3.0]]), Mat([[5.0], [7.0]]));
    let (by_a, by_b) = jacobian!(Mat::mul, forward)(&a, &b);
    assert_eq!(by_a, [[5.0, 7.0]]);
    assert_eq!(by_b, [[2.0, 3.0]]);
    assert_eq!(jacobian!(Mat::<1, 2>::mul)(&a, &b), (by_a, by_b));
}

#[test]
fn what_the_tables_name_is_run() -> Result<(), String> {
    claims::hold()
}
