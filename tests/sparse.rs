//! `sparse_jacobian!` and `sparsity!`.

#[path = "claims/mod.rs"]
mod claims;

use grads::prelude::*;
use grads::{PatternChanged, Sparsity};

/// Heat conduction with a source that depends on the temperature.
#[differentiable]
fn residual(u: &[f64], k: f64) -> Vec<f64> {
    let n = u.len();
    let mut r = vec![0.0; n];
    for i in 0..n {
        let left = if i > 0 { u[i - 1] } else { 0.0 };
        let right = if i + 1 < n { u[i + 1] } else { 0.0 };
        r[i] = k * (left - 2.0 * u[i] + right) + u[i] * u[i].exp();
    }
    r
}

fn sample(n: usize) -> Vec<f64> {
    (0..n).map(|i| (i as f64 * 0.7).sin()).collect()
}

#[test]
fn the_entries_are_those_of_the_dense_jacobian() {
    let u = sample(23);
    let sparse = sparse_jacobian!(residual)(&u, 0.3);
    let (by_u, by_k) = jacobian!(residual)(&u, 0.3);
    let dense = sparse.to_dense();
    for i in 0..u.len() {
        assert_eq!(dense.row(i)[..u.len()], *by_u.row(i));
        assert_eq!(dense.row(i)[u.len()..], *by_k.row(i));
    }
}

#[differentiable]
fn chain(u: &[f64]) -> Vec<f64> {
    residual(u, 0.3)
}

#[test]
fn a_tridiagonal_pattern_takes_three_colours_whatever_its_size() {
    for n in [1, 2, 3, 10, 1000] {
        let pattern = sparsity!(chain)(&sample(n));
        assert_eq!((pattern.nrows(), pattern.ncols()), (n, n));
        assert_eq!(pattern.nnz(), 3 * n - 2, "{n}");
        assert_eq!(pattern.colours().len(), n.min(3));
        for i in 0..n {
            let expected: Vec<usize> = (i.saturating_sub(1)..(i + 2).min(n)).collect();
            assert_eq!(pattern.row(i), expected);
        }
    }
}

#[test]
fn a_pattern_serves_other_points() {
    let pattern = sparsity!(chain)(&sample(50));
    let u: Vec<f64> = sample(50).iter().map(|u| u * 2.0 + 1.0).collect();
    let found = sparse_jacobian!(chain, &pattern)(&u).unwrap();
    assert_eq!(found, sparse_jacobian!(chain)(&u));
    assert_eq!(found.to_dense(), jacobian!(chain)(&u));
}

#[differentiable]
fn contact(x: &[f64]) -> Vec<f64> {
    let mut forces: Vec<f64> = x.iter().map(|x| -x).collect();
    for i in 1..x.len() {
        let overlap = x[i - 1] - x[i];
        if overlap > 0.0 {
            forces[i] += overlap * overlap;
            forces[i - 1] -= overlap * overlap;
        }
    }
    forces
}

#[test]
fn a_pattern_that_changes_is_found_out() {
    let apart = [0.0, 1.0, 2.0, 3.0];
    let pattern = sparsity!(contact)(&apart);
    assert_eq!(pattern.nnz(), 4);
    assert_eq!(
        sparse_jacobian!(contact, &pattern)(&[0.0, 1.0, 0.5, 3.0]),
        Err(PatternChanged)
    );
    // fewer entries than the pattern has are no harm
    let close = [0.0, 1.0, 0.5, 3.0];
    let pattern = sparsity!(contact)(&close);
    assert_eq!(pattern.nnz(), 6);
    assert_eq!(
        sparse_jacobian!(contact, &pattern)(&apart).map(|j| j.to_dense()),
        Ok(jacobian!(contact)(&apart))
    );
}

#[test]
fn another_shape_is_another_pattern() {
    let pattern = sparsity!(chain)(&sample(5));
    assert_eq!(
        sparse_jacobian!(chain, &pattern)(&sample(6)),
        Err(PatternChanged)
    );
}

#[differentiable]
fn swept(x: &mut [f64], rate: f64) {
    for i in 1..x.len() {
        x[i] += rate * x[i - 1];
    }
}

#[test]
fn what_in_outs_hold_are_outputs() {
    let mut x = sample(6);
    let found = sparse_jacobian!(swept)(&mut x, 0.5);
    assert_eq!((found.nrows(), found.ncols(), found.nnz()), (6, 7, 21 + 5));
    let mut x = sample(6);
    let (by_start, by_rate) = jacobian!(swept)(&mut x, 0.5);
    for (i, j, value) in found.triplets() {
        let expected = if j < 6 {
            by_start[(i, j)]
        } else {
            by_rate[(i, 0)]
        };
        assert_eq!(value, expected);
    }
}

#[derive(Clone, Differentiable)]
struct Camera {
    focal: f64,
    at: [f64; 2],
}

#[differentiable]
impl Camera {
    fn project(&self, p: &[f64; 3]) -> [f64; 2] {
        let scale = self.focal / p[2];
        [p[0] * scale + self.at[0], p[1] * scale + self.at[1]]
    }
}

/// Bundle adjustment: what each camera sees of each point.
#[differentiable]
fn seen(cameras: &[Camera], points: &[[f64; 3]], #[no_diff] pairs: &[(usize, usize)]) -> Vec<f64> {
    let mut out = vec![];
    for &(camera, point) in pairs {
        let [x, y] = cameras[camera].project(&points[point]);
        out.push(x);
        out.push(y);
    }
    out
}

#[test]
fn structs_are_columns_in_the_order_of_their_leaves() {
    let camera = |focal: f64| Camera {
        focal,
        at: [0.1, 0.2],
    };
    let cameras = [camera(1.0), camera(1.5)];
    let points = [[0.1, 0.2, 1.0], [0.3, 0.1, 2.0], [0.5, 0.5, 1.5]];
    let pairs = [(0, 0), (0, 1), (1, 1), (1, 2)];
    let found = sparse_jacobian!(seen)(&cameras, &points, &pairs);
    assert_eq!((found.nrows(), found.ncols()), (8, 6 + 9));
    // of camera 1 its focal length and `at[0]`, of point 1 its `x` and `z`
    assert_eq!(found.row(4).0, [3, 4, 9, 11]);
    let (by_cameras, by_points) = jacobian!(seen)(&cameras, &points, &pairs);
    let dense = found.to_dense();
    for i in 0..8 {
        assert_eq!(dense.row(i)[..6], *by_cameras.row(i));
        assert_eq!(dense.row(i)[6..], *by_points.row(i));
    }
}

#[differentiable]
fn single(x: &[f32]) -> Vec<f32> {
    x.windows(2).map(|w| (w[0] * w[1]).sin()).collect()
}

#[test]
fn single_precision_has_a_wider_tolerance() {
    let x: Vec<f32> = sample(40).iter().map(|&x| x as f32 * 30.0).collect();
    let pattern = sparsity!(single)(&x);
    let found = sparse_jacobian!(single, &pattern)(&x).unwrap();
    assert_eq!(found.to_dense(), jacobian!(single)(&x));
}

/// A partial derivative that is zero is an entry all the same.
#[differentiable]
fn steep(x: [f64; 3]) -> [f64; 3] {
    [x[0] * x[1], x[1].sqrt(), x[2] * 0.0]
}

#[test]
fn the_pattern_does_not_depend_on_the_partial_derivatives() {
    let rows = |pattern: &Sparsity| -> Vec<Vec<usize>> {
        (0..3).map(|i| pattern.row(i).to_vec()).collect()
    };
    let expected = [vec![0, 1], vec![1], vec![2]];
    assert_eq!(rows(&sparsity!(steep)([1.0, 2.0, 3.0])), expected);
    assert_eq!(rows(&sparsity!(steep)([0.0, 1.0, 0.0])), expected);
    assert_eq!(
        sparse_jacobian!(steep)([0.0, 4.0, 3.0]).row(0).1,
        [4.0, 0.0]
    );
}

/// A rule that looks at its cotangent, so that NaN does not come through.
fn scaled_back(x: f64) -> (f64, impl Fn(f64) -> f64) {
    (
        2.0 * x,
        |ct: f64| if ct.abs() > 0.0 { 2.0 * ct } else { 0.0 },
    )
}

#[differentiable(vjp = scaled_back)]
fn scaled(x: f64) -> f64 {
    2.0 * x
}

#[differentiable]
fn all_scaled(x: &[f64]) -> Vec<f64> {
    x.iter()
        .map(|x| scaled(*x) + x * x)
        .chain([scaled(x[0])])
        .collect()
}

#[test]
fn a_rule_that_hides_nan_costs_time_and_no_entries() {
    let x = [1.0, 2.0, 3.0];
    assert_eq!(
        sparse_jacobian!(all_scaled)(&x).to_dense(),
        jacobian!(all_scaled)(&x)
    );
    let pattern = sparsity!(all_scaled)(&x);
    assert_eq!(pattern.row(3), [0usize; 0]);
    assert_eq!(
        sparse_jacobian!(all_scaled, &pattern)(&x),
        Err(PatternChanged)
    );
}

#[differentiable]
fn total(x: &[f64]) -> f64 {
    x.iter().sum()
}

#[differentiable]
fn nothing(x: &[f64]) -> Vec<f64> {
    x.iter().filter(|x| **x > 10.0).map(|x| x * x).collect()
}

#[test]
fn one_row_and_no_row_are_matrices_too() {
    assert_eq!(
        sparse_jacobian!(total)(&[1.0, 2.0]).row(0),
        (&[0, 1][..], &[1.0, 1.0][..])
    );
    let empty = sparse_jacobian!(nothing)(&[1.0, 2.0]);
    assert_eq!((empty.nrows(), empty.ncols(), empty.nnz()), (0, 2, 0));
}

#[differentiable(order = 2)]
fn coupled(x: &[f64], k: f64, #[no_diff] w: &[f64]) -> f64 {
    let mut sum = 0.0;
    for i in 1..x.len() {
        sum += w[i] * (x[i] - x[i - 1] * x[i - 1]).powi(2);
    }
    sum + (k * k).sin() * x[0]
}

#[test]
fn a_hessian_has_the_entries_of_the_dense_one() {
    let (x, w) = (sample(20), sample(20));
    let sparse = sparse_hessian!(coupled)(&x, 0.4, &w);
    let ((xx, xk), (kx, kk)) = hessian!(coupled)(&x, 0.4, &w);
    let dense = sparse.to_dense();
    for i in 0..x.len() {
        assert_eq!(dense.row(i)[..x.len()], *xx.row(i));
        assert_eq!(dense[(i, x.len())], xk[(i, 0)]);
        assert_eq!(dense[(x.len(), i)], kx[(0, i)]);
    }
    assert_eq!(dense[(x.len(), x.len())], kk);
    assert!(sparse.nnz() < 4 * x.len());
}

#[differentiable(order = 2)]
fn rosenbrock(x: &[f64]) -> f64 {
    let term = |i: usize| (1.0 - x[i]).powi(2) + 100.0 * (x[i + 1] - x[i] * x[i]).powi(2);
    (0..x.len() - 1).map(term).sum()
}

#[test]
fn a_pattern_of_a_hessian_serves_other_points() {
    let pattern = sparsity!(rosenbrock, hessian)(&sample(1000));
    assert_eq!((pattern.nnz(), pattern.colours().len()), (2998, 3));
    let x: Vec<f64> = sample(1000).iter().map(|x| x * 2.0 + 1.0).collect();
    let h = sparse_hessian!(rosenbrock, &pattern)(&x).expect("the same pattern");
    let along = sample(1000);
    let product = hvp!(rosenbrock)(&x, &along);
    for (i, expected) in product.iter().enumerate() {
        let (columns, values) = h.row(i);
        let sum: f64 = columns.iter().zip(values).map(|(&j, h)| h * along[j]).sum();
        assert!((sum - expected).abs() < 1e-9 * (1.0 + expected.abs()));
    }
}

#[differentiable(order = 2)]
fn contact_energy(x: &[f64]) -> f64 {
    let gap = x[1] - x[0];
    let touch = if gap < 0.0 { gap * gap * x[2] } else { 0.0 };
    touch + x[0] * x[0] + x[1] * x[1] + x[2] * x[2]
}

#[test]
fn a_pattern_of_a_hessian_that_changes_is_found_out() {
    let apart = sparsity!(contact_energy, hessian)(&[0.0, 1.0, 2.0]);
    assert_eq!(
        sparse_hessian!(contact_energy, &apart)(&[1.0, 0.0, 2.0]),
        Err(PatternChanged)
    );
}

/// What all terms share makes a row that meets all others, and so does `depth` where it is not zero.
#[differentiable(order = 2)]
fn tied(x: &[f64], rate: f64, depth: f64) -> f64 {
    let mut sum = rate.exp() + depth;
    for i in 1..x.len() {
        sum += (rate * x[i]).sin() + x[i] * x[i - 1];
        if depth > 0.0 {
            sum += (depth * x[i]).exp();
        }
    }
    sum
}

/// Each row has a colour of its own, but an entry may be read from its column.
#[test]
fn a_hessian_of_what_all_terms_share() {
    for depth in [-1.0, 0.5] {
        let x = sample(30);
        let pattern = sparsity!(tied, hessian)(&x, 0.3, depth);
        assert!(pattern.colours().len() >= 30);
        let h = sparse_hessian!(tied, &pattern)(&x, 0.3, depth).expect("the same pattern");
        assert_eq!(sparse_hessian!(tied)(&x, 0.3, depth), h);
        let dense = h.to_dense();
        let along = (sample(30), 0.7, -0.2);
        let flat = along.to_flat();
        let product = hvp!(tied)((&x, 0.3, depth), (&along.0, along.1, along.2)).to_flat();
        for (i, expected) in product.iter().enumerate() {
            let row = dense.row(i);
            let sum: f64 = row.iter().zip(&flat).map(|(h, x)| h * x).sum();
            assert!((sum - expected).abs() < 1e-12 * (1.0 + expected.abs()));
        }
    }
    let shallow = sparsity!(tied, hessian)(&sample(30), 0.3, -1.0);
    assert_eq!(
        sparse_hessian!(tied, &shallow)(&sample(30), 0.3, 0.5),
        Err(PatternChanged)
    );
    assert_eq!(
        sparse_hessian!(tied, &shallow)(&sample(31), 0.3, -1.0),
        Err(PatternChanged)
    );
}

#[derive(Clone, Differentiable)]
struct Well {
    depth: f64,
}

#[differentiable(order = 2)]
impl Well {
    fn energy(&self, x: [f64; 2], log: &mut [f64]) -> f64 {
        log[0] = x[0];
        self.depth * (x[0] * x[0] + x[0] * x[1])
    }
}

#[differentiable(order = 2)]
fn quartic<T: grads::Real, const N: usize>(x: [T; N]) -> T {
    let mut sum = T::lit(0.0);
    for v in x {
        sum += v * v * v * v;
    }
    sum
}

#[test]
fn methods_in_outs_and_generic_functions_have_sparse_hessians() {
    assert_eq!(
        sparse_hessian!(quartic)([1.0, 2.0]).to_dense(),
        [[12.0, 0.0], [0.0, 48.0]]
    );
    assert_eq!(
        sparse_hessian!(quartic::<f64, 1>)([1.0]).to_dense(),
        [[12.0]]
    );
    let mut log = [0.0];
    let h = sparse_hessian!(Well::energy)(&Well { depth: 2.0 }, [1.0, 3.0], &mut log);
    let (rows, _, _) = h.as_csr();
    assert_eq!((log, rows.len()), ([1.0], 5));
}

#[test]
fn what_the_tables_name_is_run() -> Result<(), String> {
    claims::hold()
}

#[test]
fn a_pattern_is_found_in_place() {
    let u = sample(9);
    let found = sparse_jacobian!(residual, &sparsity!(residual)(&u, 0.3))(&u, 0.3);
    assert_eq!(found, Ok(sparse_jacobian!(residual)(&u, 0.3)));
}

#[test]
fn closures_have_sparse_derivatives() {
    let weights = [1.0, 2.0, 3.0, 4.0];
    let x = [0.5, 1.0, -2.0, 4.0];
    let j = sparse_jacobian!(|x: &[f64]| {
        let mut y = vec![0.0; 3];
        for i in 0..3 {
            y[i] = weights[i] * x[i] * x[i + 1];
        }
        y
    })(&x);
    let by_columns = sparse_jacobian!(
        |x: &[f64]| {
            let mut y = vec![0.0; 3];
            for i in 0..3 {
                y[i] = weights[i] * x[i] * x[i + 1];
            }
            y
        },
        forward
    )(&x);
    assert_eq!(
        (j.row(1), &by_columns),
        ((&[1, 2][..], &[-4.0, 2.0][..]), &j)
    );

    let pattern = sparsity!(|x: &[f64]| vec![x[0] * x[3], x[1]])(&x);
    assert_eq!((pattern.row(0), pattern.row(1)), (&[0, 3][..], &[1][..]));
    assert_eq!(
        sparsity!(|x: &[f64]| vec![x[0] * x[3], x[1]], forward)(&x),
        pattern
    );
    let again = sparse_jacobian!(|x: &[f64]| vec![x[0] * x[3], x[1] * weights[2]], &pattern)(&x);
    let along = sparse_jacobian!(
        |x: &[f64]| vec![x[0] * x[3], x[1] * weights[2]],
        &pattern,
        forward
    )(&x);
    assert_eq!(again.as_ref().map(|j| j.row(1)), Ok((&[1][..], &[3.0][..])));
    assert_eq!(along, again);

    let h = sparse_hessian!(|x: &[f64]| {
        let mut sum = 0.0;
        for i in 0..3 {
            sum += weights[i] * (x[i + 1] - x[i]).powi(2);
        }
        sum
    })(&x);
    assert_eq!(h.row(3), (&[2, 3][..], &[-6.0, 6.0][..]));
    let pattern = sparsity!(|x: &[f64]| x[0] * x[2] + x[3].exp(), hessian)(&x);
    assert_eq!((pattern.nnz(), pattern.row(2)), (3, &[0][..]));
    let h = sparse_hessian!(|x: &[f64]| 2.0 * x[0] * x[2] + x[3].powi(2), &pattern)(&x);
    assert_eq!(h.map(|h| h.to_dense()[(0, 2)]), Ok(2.0));
    let mut u = [1.0, 2.0];
    let h = sparse_hessian!(|u: &mut [f64]| {
        u[0] *= u[1];
        u[0] * u[0]
    })(&mut u);
    assert_eq!((h.to_dense()[(1, 0)], u), (8.0, [2.0, 2.0]));
}
