//! Methods, macros and functions that make matrices: the value to the bit, and the gradient against differences.

// Operations in all their spellings, not as a linter would have them.
#![allow(clippy::all)]

use grads::prelude::*;
use nalgebra::{
    Cholesky, DMatrix, DVector, Isometry2, Isometry3, LU, Matrix3, Point2, Point3, Quaternion,
    Rotation2, Rotation3, RowVector3, SMatrix, SVector, SymmetricEigen, Translation3, Unit,
    UnitQuaternion, Vector2, Vector3,
};

// The macros of `nalgebra` stand behind a feature that tests are not built with: these make the same.
macro_rules! vector {
    ($($x:expr),*) => { SVector::from([$($x),*]) };
}
macro_rules! point {
    ($($x:expr),*) => { nalgebra::OPoint::from([$($x),*]) };
}
macro_rules! dvector {
    ($($x:expr),*) => { DVector::from_vec(vec![$($x),*]) };
}
macro_rules! matrix {
    ($($($x:expr),*);*) => { nalgebra::Matrix::from_data(nalgebra::ArrayStorage([$([$($x),*]),*])).transpose() };
}
macro_rules! dmatrix {
    ($($($x:expr),*);*) => {{
        let rows = [$([$($x),*]),*];
        DMatrix::from_row_slice(rows.len(), rows[0].len(), &rows.concat())
    }};
}

fn elements(rows: usize, columns: usize) -> DMatrix<f64> {
    DMatrix::from_fn(rows, columns, |i, j| {
        let on_the_diagonal = if i == j { 1.5 } else { 0.0 };
        0.5 + 0.3 * (1.0 + 3.1 * i as f64 + 1.7 * j as f64).sin() + on_the_diagonal
    })
}

/// Of a matrix whose size is known at run time.
macro_rules! of_a_matrix {
    ($($name:ident: |$x:ident| $value:expr;)*) => {$(
        mod $name {
            #[allow(unused_imports)]
            use super::*;

            #[differentiable]
            fn f($x: &DMatrix<f64>) -> f64 {
                $value
            }

            #[test]
            fn value_and_gradient() {
                right!(f, &elements(4, 4));
            }
        }
    )*};
}

/// Of a vector and a matrix of space.
macro_rules! of_space {
    ($($name:ident: |$x:ident, $m:ident| $value:expr;)*) => {$(
        mod $name {
            #[allow(unused_imports)]
            use super::*;

            #[differentiable]
            fn f($x: Vector3<f64>, $m: Matrix3<f64>) -> f64 {
                let value: f64 = $value;
                value + 0.1 * $x.sum() + 0.1 * $m.sum()
            }

            #[test]
            fn value_and_gradient() {
                let m = Matrix3::new(1.3, 0.2, 0.4, -0.1, 0.9, 0.3, 0.25, -0.35, 1.7);
                right!(f, Vector3::new(0.3, -0.5, 0.8), m);
            }
        }
    )*};
}

of_a_matrix! {
    row_sum: |x| { let y = x.row_sum(); y.dot(&y) };
    column_sum: |x| { let y = x.column_sum(); y.dot(&y) };
    row_mean: |x| { let y = x.row_mean(); y.dot(&y) };
    column_mean: |x| { let y = x.column_mean(); y.dot(&y) };
    row_variance: |x| { let y = x.row_variance(); y.sum() };
    row_sum_tr: |x| { let y = x.row_sum_tr(); y.dot(&y) };
    kronecker: |x| { let y = x.kronecker(x); y[(3, 4)] * y.sum() };
    svd: |x| { let s = x.clone().svd(false, false); s.singular_values.dot(&s.singular_values) * s.singular_values[0] };
    singular_values: |x| { let s = x.singular_values(); s[0] + s[1].ln() };
    svd_uv: |x| { let s = x.clone().svd(true, true); let u = s.u.unwrap(); u[(0, 0)] * u[(1, 1)] };
    pinv: |x| x.clone().pseudo_inverse(1e-9).unwrap().norm();
    symmetric_eigen: |x| { let a = x * x.transpose(); let e = a.symmetric_eigen(); e.eigenvalues[0].ln() + e.eigenvectors[(0, 1)].powi(2) };
    qr_r: |x| { let q = x.clone().qr(); let r = q.r(); r[(0, 0)].abs().ln() + r[(1, 2)] };
    qr_q: |x| { let q = x.clone().qr(); let r = q.q(); r[(0, 0)] * r[(1, 2)] };
    qr_solve: |x| { let b = x.column(0) * 2.0 + x.column(1); x.clone().qr().solve(&b).unwrap().norm() };
    solve_lower: |x| { let b = x.column(0).clone_owned(); x.solve_lower_triangular(&b).unwrap().norm() };
    solve_upper: |x| { let b = x.column(0).clone_owned(); x.solve_upper_triangular(&b).unwrap().norm() };
    tr_solve_lower: |x| { let b = x.column(0).clone_owned(); x.tr_solve_lower_triangular(&b).unwrap().norm() };
    chol_l_solve: |x| { let a = x * x.transpose(); let l = a.cholesky().unwrap().l(); let z = l.solve_lower_triangular(&x.column(1)).unwrap(); z.norm_squared() + 2.0 * l.diagonal().map(|d| d.ln()).sum() };
    chol_new: |x| { let a = x * x.transpose(); let c = Cholesky::new(a).unwrap(); c.solve(&x.column(1).clone_owned()).norm() };
    lu_solve: |x| { let b = x.column(0).clone_owned() * 2.0 + x.column(2); x.clone().lu().solve(&b).unwrap().norm() };
    lu_new: |x| { let b = x.column(0).clone_owned() * 2.0 + x.column(2); LU::new(x.clone()).solve(&b).unwrap().norm() };
    gemv: |x| { let v = x.column(0).clone_owned(); let mut y = x.column(1).clone_owned(); y.gemv(2.0, x, &v, 0.5); y.norm() };
    gemm: |x| { let mut y = x.clone(); y.gemm(2.0, x, x, 0.5); y.norm() };
    ger: |x| { let v = x.column(0).clone_owned(); let mut y = x.clone(); y.ger(2.0, &v, &v, 0.5); y.norm() };
    axpy: |x| { let mut y = x.column(1).clone_owned(); y.axpy(2.0, &x.column(0), 0.5); y.norm() };
    view: |x| x.view((1, 1), (2, 2)).norm();
    zip_map: |x| x.zip_map(&x.transpose(), |a, b| a * b.sin()).sum();
    component_mul: |x| x.component_mul(&x.transpose()).norm();
    push: |x| { let v = x.column(0).clone_owned().push(2.0); v.norm() };
    insert_row: |x| { let y = x.clone().insert_row(1, 0.5); y.norm() * y[(2, 0)] };
    insert_rows: |x| { let y = x.clone().insert_rows(1, 2, 0.5); y.norm() * y[(3, 0)] };
    insert_column: |x| { let y = x.clone().insert_column(1, 0.5); y.norm() * y[(1, 2)] };
    remove_row: |x| { let y = x.clone().remove_row(1); y.norm() * y[(1, 0)] };
    remove_column: |x| { let y = x.clone().remove_column(1); y.norm() * y[(1, 1)] };
    resize: |x| { let y = x.clone().resize(3, 5, 0.25); y.norm() * y[(1, 1)] };
    resize_vertically: |x| { let y = x.clone().resize_vertically(6, 0.25); y.norm() * y[(1, 1)] };
    ops: |x| { let a = x + x; let b = &a - x; let c = x * &b; let d = c.clone() * 2.0; let e = 0.5 * &d; let f = -e; (f / 3.0 + &d).norm() };
    ops_views: |x| { let a = x.column(0) + x.column(1); let b = x.columns(0, 2) * 2.0; let c = b.transpose() * x.rows(0, 4); (c * a).norm() };
    rows_fold: |x| x.row_iter().map(|r| r.norm()).sum::<f64>();
    column_iter: |x| { let mut s = 0.0; for c in x.column_iter() { s += c.norm(); } s };
    iter: |x| x.iter().map(|v| v * v).sum::<f64>();
    lower_triangle: |x| x.lower_triangle().norm();
    upper_triangle: |x| x.upper_triangle().norm();
    swap_rows: |x| { let mut y = x.clone(); y.swap_rows(0, 1); (y[(0, 0)] * y[(1, 1)]).sin() };
    swap_columns: |x| { let mut y = x.clone(); y.swap_columns(0, 1); (y[(0, 0)] * y[(1, 1)]).sin() };
    set_diagonal: |x| { let mut y = x.clone(); y.set_diagonal(&x.column(0)); y.norm() };
    from_diag: |x| { let y = DMatrix::from_diagonal(&x.column(0).clone_owned()); (y * x).norm() };
    from_rows: |x| { let y = DMatrix::from_rows(&[x.row(0).clone_owned(), x.row(1).clone_owned()]); y.norm() };
    dmatrix_mac: |x| { let y = dmatrix![x[(0, 0)], x[(0, 1)]; 2.0, x[(1, 1)] * 2.0]; y.determinant() };
    dvector_mac: |x| { let y = dvector![x[(0, 0)], x[(0, 1)], 2.0]; y.norm() };
    select_rows: |x| { let y = x.select_rows(&[0, 2]); y.norm() };
    select_columns: |x| { let y = x.select_columns(&[0, 2, 2]); y.norm() };
    lp_norm: |x| x.lp_norm(3);


    add_to_to: |x| { let mut y = x.clone(); y += x; y -= x * 0.5; y *= 2.0; y /= 3.0; y.norm() };
    apply: |x| { let mut y = x.clone(); y.apply(|v| *v = v.sin()); y.norm() };
    quad: |x| { let v = x.column(0); (v.transpose() * x * v)[(0, 0)] };
    quad_x: |x| { let v = x.column(0); (v.transpose() * x * v).x };
    dot_views: |x| x.column(0).dot(&x.column(1));
    normalize_v: |x| x.column(0).normalize().sum();
    from_iter: |x| { let y = DVector::from_iterator(4, x.row_iter().map(|r| r.norm())); y.product() };
    cov: |x| { let mean = x.row_mean(); let mut c = x.clone(); for mut r in c.row_iter_mut() { r -= &mean; } let s = c.transpose() * &c / 3.0; s.trace() + s.norm() };
    eig_sym: |x| { let a = x + x.transpose(); a.symmetric_eigenvalues().max() };
    cholesky_inv: |x| { let a = x * x.transpose(); a.cholesky().unwrap().inverse().trace() };
    try_inv: |x| x.clone().try_inverse().unwrap().norm();
    rank1: |x| { let v = x.column(0).clone_owned(); let a = &v * v.transpose(); (a + x).determinant() };
    insert_cols_view: |x| { let mut m = DMatrix::zeros(4, 8); m.columns_mut(0, 4).copy_from(x); m.view_mut((0, 4), (4, 4)).copy_from(&(x * 2.0)); (&m * m.transpose()).trace() };
    imax: |x| x.max() * x.min();
    extend: |x| { let mut v = Vec::new(); for r in x.row_iter() { v.push(r.dot(&r)); } DVector::from_vec(v).norm() };
    from_slice: |x| { let v = vec![x[(0, 0)], x[(1, 1)]]; DVector::from_row_slice(&v).norm() };
    symmetric_eigen_of: |x| { let a = x * x.transpose(); let e = SymmetricEigen::new(a); e.eigenvalues.map(|l| l.ln()).sum() + e.eigenvalues[0] };
    singular_values_of_a_part: |x| { let s = x.view((0, 0), (4, 2)).singular_values(); s[0] * s[1].ln() };
    svd_of_a_part: |x| { let s = x.rows(0, 3).svd(true, true); let (u, v) = (s.u.unwrap(), s.v_t.unwrap()); u[(0, 1)] * u[(2, 0)] + v[(1, 3)] * v[(0, 2)] };
    qr_of_a_tall_one: |x| { let q = x.columns(0, 2).qr(); q.q()[(2, 1)] + q.r()[(0, 1)] * q.r()[(1, 1)] };
    qr_of_a_wide_one: |x| { let q = x.rows(0, 2).qr(); q.q()[(0, 1)] + q.r()[(0, 3)] * q.r()[(1, 2)] + q.r()[(0, 0)] };
    qr_both: |x| { let (q, r) = x.clone().qr().unpack(); q[(2, 1)] + r[(0, 1)] * q[(0, 0)] };
}

of_space! {
    vector_mac: |x, m| { let y = vector![x.x * 2.0, x.y, m[(0, 0)]]; y.norm() };
    matrix_mac: |x, m| { let y = matrix![x.x, x.y; 2.0, m[(0, 0)]]; y.determinant() };
    point_mac: |x, m| { let y = point![x.x, x.y, m[(0, 0)]]; y.coords.norm() };
    iso3: |x, m| { let i = Isometry3::new(x, m.column(0).into_owned()); let p = i * Point3::new(1.0, x.y, 2.0); p.coords.dot(&Vector3::new(1.0, 2.0, -0.5)) };
    iso3_parts: |x, m| { let i = Isometry3::from_parts(Translation3::from(x), UnitQuaternion::from_scaled_axis(x)); let q = i.inverse() * i * i; (q.transform_point(&Point3::origin()) - Point3::new(1.0, 1.0, 1.0)).norm() };
    iso3_fields: |x, m| { let i = Isometry3::translation(x.x, x.y, x.z) * Isometry3::rotation(x); i.translation.vector.dot(&x) + i.rotation.angle() };
    iso3_hom: |x, m| { let i = Isometry3::new(x, x); let h = i.to_homogeneous(); h.norm() + h[(0, 1)] };
    iso2: |x, m| { let i = Isometry2::new(Vector2::new(x.x, x.y), x.z); let p = i * Point2::new(1.0, 2.0); p.x * p.y };
    iso2_b: |x, m| { let i = Isometry2::rotation(x.z) * Isometry2::translation(x.x, x.y); let p = i.transform_vector(&Vector2::new(1.0, 2.0)); p.x * p.y + i.rotation.angle() };
    uq: |x, m| { let q = UnitQuaternion::from_euler_angles(x.x, x.y, x.z); let v = q * m.column(0); let w = q.inverse_transform_vector(&x); v.dot(&w) };
    uq_slerp: |x, m| { let q = UnitQuaternion::from_euler_angles(x.x, x.y, x.z); let p = UnitQuaternion::from_scaled_axis(x * 0.5); let s = q.slerp(&p, 0.3); (s * x).dot(&Vector3::new(1.0, 2.0, 3.0)) };
    uq_angle_to: |x, m| { let q = UnitQuaternion::from_euler_angles(x.x, x.y, x.z); let p = UnitQuaternion::from_scaled_axis(x * 0.5); q.angle_to(&p) + q.rotation_to(&p).angle() };
    uq_euler: |x, m| { let q = UnitQuaternion::from_scaled_axis(x); let (r, p, y) = q.euler_angles(); r * p + y };
    uq_scaled: |x, m| { let q = UnitQuaternion::from_euler_angles(x.x, x.y, x.z); q.scaled_axis().dot(&Vector3::new(1.0, 2.0, 3.0)) };
    uq_powf: |x, m| { let q = UnitQuaternion::from_euler_angles(x.x, x.y, x.z).powf(0.3); (q * x).dot(&Vector3::new(1.0, 2.0, 3.0)) };
    uq_new: |x, m| { let q = UnitQuaternion::new(x); let p = UnitQuaternion::new_normalize(Quaternion::new(1.0, x.x, x.y, x.z)); let r = q * p; r.w * r.i + r.j * r.k };
    uq_rotbetween: |x, m| { let q = UnitQuaternion::rotation_between(&x, &Vector3::new(1.0, 0.2, 0.1)).unwrap(); (q * Vector3::y()).dot(&Vector3::new(1.0, 2.0, 3.0)) };
    uq_from_rot: |x, m| { let q = UnitQuaternion::from_rotation_matrix(&Rotation3::new(x)); (q * Vector3::y()).dot(&Vector3::new(1.0, 2.0, 3.0)) };
    rot3: |x, m| { let r = Rotation3::new(x); let v = r * m.column(1); (r.transpose() * v).x + v.y };
    rot3_axis: |x, m| { let r = Rotation3::from_axis_angle(&Vector3::z_axis(), x.x) * Rotation3::from_axis_angle(&Unit::new_normalize(x), x.y); (r * x).dot(&Vector3::new(1.0, 2.0, 3.0)) };
    rot3_unit: |x, m| { let a = Unit::new_normalize(x); let r = Rotation3::from_axis_angle(&a, 0.4); (r * Vector3::x()).y };
    rot3_euler: |x, m| { let r = Rotation3::from_euler_angles(x.x, x.y, x.z); r.matrix()[(0, 1)] + (r.into_inner() * x).norm() + r.angle() };
    rot3_invt: |x, m| { let r = Rotation3::from_euler_angles(x.x, x.y, x.z); let v = r.inverse_transform_vector(&m.column(0).into_owned()); let w = r.inverse() * v; w.y * v.x };
    rot2: |x, m| { let r = Rotation2::new(x.x); let v = r * Vector2::new(x.y, 1.0); v.x * v.y + (r * Rotation2::new(0.3)).angle() };
    rot_hom: |x, m| { let r = Rotation3::new(x).to_homogeneous(); r[(0, 1)] };
    fixed_view: |x, m| { let v = m.fixed_view::<2, 2>(0, 1); v.determinant() + m.fixed_rows::<2>(1).norm() };
    fixed_view_mut: |x, m| { let mut a = m; a.fixed_view_mut::<2, 1>(0, 1).copy_from(&x.fixed_rows::<2>(0)); a.determinant() };
    skew: |x, m| { let s = x.cross_matrix(); (s * m).norm() };
    insert: |x, m| { let y = x.insert_row(1, 2.0); y.norm() * y[2] };
    ops_own: |x, m| { let a = m * x; let b = &m * x; let c = m * &x; let d = &m * &x; let e = &a + b; let f = e - &c; (2.0 * f + &d * 3.0 - d / 2.0).norm() };
    ops_rev: |x, m| { let a = 2.0 * x; let b = 2.0 * &m; let c = -x; let d = -&m; (b * a + d * c).norm() };
    ops_assign: |x, m| { let mut a = x; a += x; a -= &x * 0.5; a *= 2.0; a /= 3.0; let mut b = m; b *= m; b *= 2.0; (b * a).norm() };
    angle: |x, m| x.angle(&Vector3::new(1.0, 0.0, 0.5));
    outer: |x, m| { let o = x * x.transpose(); (o + m).determinant() };
    column: |x, m| { let c = m.column(0).into_owned(); c.cross(&x).norm() };
    from_cols: |x, m| { let y = Matrix3::from_columns(&[x, x * 2.0, m.column(0).into_owned()]); (y + m).determinant() };
    from_rows_s: |x, m| { let y = Matrix3::from_rows(&[x.transpose(), m.row(0).into_owned(), m.row(1).into_owned()]); y.determinant() };
    from_diag_s: |x, m| (Matrix3::from_diagonal(&x) + m).determinant();
    mat_new: |x, m| { let y = Matrix3::new(x.x, x.y, 0.0, 0.0, 1.0, x.z, 2.0, 0.0, 1.0); (y * m).trace() };
    svd_s: |x, m| { let s = m.svd(true, true); s.singular_values.x + s.singular_values.z.ln() };
    qr_s: |x, m| m.qr().r()[(0, 0)].abs();
    sym_s: |x, m| { let s = m + m.transpose(); let e = s.symmetric_eigen(); e.eigenvalues.max() };
    lu_s: |x, m| m.lu().solve(&x).unwrap().norm();
    chol_s: |x, m| (m * m.transpose()).cholesky().unwrap().solve(&x).norm();
    svec: |x, m| { let y = SVector::<f64, 4>::from_fn(|i: usize, _: usize| x[i % 3] * i as f64); y.norm() };
    smat: |x, m| { let y = SMatrix::<f64, 2, 3>::from_fn(|i: usize, j: usize| x[i] * m[(i, j)]); (y * y.transpose()).determinant() };
    row_vec: |x, m| { let y = RowVector3::new(x.x, x.y, 1.0); (y * m * x)[0] };
    tr: |x, m| { let t = Translation3::new(x.x, x.y, x.z); let p = t * Point3::new(1.0, 2.0, x.x); p.coords.norm() };

    dualq: |x, m| x.try_normalize(1e-9).unwrap().dot(&Vector3::new(1.0, 2.0, 3.0));
    cap: |x, m| x.cap_magnitude(0.5).dot(&Vector3::new(1.0, 2.0, 3.0));
    norm_l1: |x, m| x.lp_norm(1) + x.abs().sum();
    lerp: |x, m| x.lerp(&Vector3::new(0.0, 1.0, 0.0), m[(0, 0)]).norm();
    sumv2: |x, m| { let v = vec![x, x * 2.0]; let mut s = Vector3::zeros(); for a in &v { s += a; } s.norm() };
    sumv3: |x, m| { let v = vec![x, x * 2.0]; v.iter().fold(Vector3::zeros(), |s, a| s + a).norm() };
    from_arr: |x, m| { let a = Vector3::from([x.x, x.y, 2.0]); a.norm() };
    rotation_elements: |x, m| { let r = Rotation3::from_euler_angles(x.x, x.y, x.z); r[(1, 2)] * r[(0, 0)] };
    matrix_of_a_point: |x, m| { let p = Point3::from(x); let q = m * p; (q - p).norm() };
    turned_back: |x, m| { let i = Isometry3::new(x, m.column(0).into_owned()); let p = i.inverse_transform_point(&Point3::new(1.0, x.y, 2.0)); p.coords.dot(&i.inverse_transform_vector(&x)) };
    moved: |x, m| { let i = Isometry2::new(Vector2::new(x.x, x.y), x.z); let p = i.inverse_transform_point(&Point2::new(m[(0, 1)], 2.0)); p.x * p.y + i.to_homogeneous()[(0, 2)] * i.to_homogeneous()[(1, 0)] };
    scaled_axis_near_zero: |x, m| { let q = UnitQuaternion::from_scaled_axis(x * 1e-3); q.scaled_axis().dot(&Vector3::new(1.0, 2.0, 3.0)) * 1e3 };
    slerp_near: |x, m| { let q = UnitQuaternion::from_scaled_axis(x); let p = UnitQuaternion::from_scaled_axis(x + m.column(0) * 1e-3); (q.slerp(&p, x.y) * x).dot(&Vector3::new(1.0, 2.0, 3.0)) };
}

/// Where a rotation is none, the logarithm still has a derivative.
#[differentiable]
fn logarithm(q: UnitQuaternion<f64>) -> f64 {
    q.scaled_axis().dot(&Vector3::new(1.0, 2.0, 3.0))
}

#[differentiable]
fn between(a: Vector3<f64>, b: Vector3<f64>) -> f64 {
    let q = UnitQuaternion::rotation_between(&a, &b).unwrap();
    (q * Vector3::new(0.2, 0.5, -1.0)).dot(&Vector3::new(1.0, 2.0, 3.0))
}

#[test]
fn at_no_rotation() {
    let d = grad!(logarithm)(UnitQuaternion::identity());
    assert_eq!(d.xyz(), Vector3::new(2.0, 4.0, 6.0));
    // of two vectors in one direction
    let (x, y) = (Vector3::new(1.0, 2.0, 0.5), Vector3::new(0.3, -0.2, 0.9));
    let (_, d) = grad!(between)(x, x);
    // `nalgebra` takes the arc cosine, which is rough where the angle is small
    let h = 1e-3;
    let along = (between(x, x + y * h) - between(x, x - y * h)) / (2.0 * h);
    assert!((d.dot(&y) - along).abs() < 1e-5);
}
