//! Writes to matrices and through views of parts: the part is copied, changed and put back.

// Programs as people write them, not as a linter would have them.
#![allow(clippy::all)]

use grads::prelude::*;
use nalgebra::{DMatrix, DVector, Matrix3, SMatrix, SVector, Vector3};

/// Of one function of a matrix both kinds.
macro_rules! written {
    ($($name:ident: |$x:ident| $value:expr;)*) => {$(
        mod $name {
            use super::*;

            #[differentiable]
            fn sized($x: &Matrix3<f64>) -> f64 {
                $value
            }

            #[differentiable]
            fn dynamic($x: &DMatrix<f64>) -> f64 {
                $value
            }

            #[test]
            fn value_and_gradient() {
                let x = Matrix3::new(1.1, 0.2, 0.3, 0.4, -1.5, 0.6, 0.7, 0.8, 1.2);
                let y = DMatrix::from_iterator(3, 3, x.iter().copied());
                grads::check_grads!(sized)(&x);
                grads::check_grads!(dynamic)(&y);
                assert_eq!(value_and_grad!(sized)(&x).0.to_bits(), sized(&x).to_bits());
                assert_eq!(value_and_grad!(dynamic)(&y).0.to_bits(), dynamic(&y).to_bits());
            }
        }
    )*};
}

written! {
    copy_from: |x| { let mut z = x.clone(); z.copy_from(&(x * x[(0, 1)])); z[(0, 0)] += x[(1, 1)]; z.norm() };
    fill: |x| { let mut z = x * 2.0; z.fill(x[(0, 1)]); z[(1, 1)] = x[(2, 2)]; z.norm() };
    fill_diagonal: |x| { let mut z = x.clone(); z.fill_diagonal(x[(0, 1)] * x[(1, 1)]); (z * x).trace() };
    neg_mut: |x| { let mut z = x.clone(); z.neg_mut(); z.component_mul(x).sum() };
    scale_mut: |x| { let mut z = x.clone(); z.scale_mut(x[(0, 2)]); z.component_mul(x).sum() };
    normalize_mut: |x| { let mut z = x.column(0).clone_owned(); let n = z.normalize_mut(); z[0] * n * n + z[2] };
    component_assign: |x| {
        let mut z = x.transpose();
        z.component_mul_assign(x);
        z.component_div_assign(&(x * x).add_scalar(9.0));
        z[(0, 1)] + z.norm()
    };
    axpy: |x| { let mut z = x.column(0).clone_owned(); z.axpy(x[(1, 1)], &x.column(1), x[(0, 2)]); z.norm() };
    apply: |x| { let k = x[(0, 1)]; let mut z = x.clone(); z.apply(|v| *v = v.sin() * k); z.norm() };
    set_row: |x| { let mut z = x.clone(); z.set_row(0, &x.row(2)); z.set_column(1, &x.column(0)); (z * x).norm() };
    column_mut: |x| { let mut z = x.clone(); z.column_mut(1).copy_from(&x.column(0)); z.row_mut(0).fill(x[(1, 2)]); (z * x).norm() };
    named: |x| {
        let mut z = x.clone();
        let mut column = z.column_mut(1);
        column *= x[(2, 2)];
        column += x.column(0);
        column[0] = x[(0, 0)];
        z.norm()
    };
    blocks: |x| {
        let mut z = x.clone();
        z.fixed_view_mut::<2, 2>(0, 1).copy_from(&x.fixed_view::<2, 2>(1, 0));
        let mut part = z.fixed_view_mut::<2, 1>(1, 0);
        part += x.fixed_view::<2, 1>(0, 2);
        z.view_mut((1, 1), (2, 2)).copy_from(&x.view((0, 0), (2, 2)));
        (z * x).norm()
    };
    rows: |x| {
        let mut z = x.clone();
        z.rows_mut(0, 2).copy_from(&x.rows(1, 2));
        z.fixed_columns_mut::<1>(2).copy_from(&x.fixed_columns::<1>(0));
        z.columns_mut(0, 1).fill(x[(2, 1)]);
        z.fixed_rows_mut::<1>(2).copy_from(&x.fixed_rows::<1>(0));
        (z * x).norm() + x.fixed_rows::<2>(1).norm()
    };
    loops: |x| {
        let mut z = x.clone();
        for mut column in z.column_iter_mut() {
            let norm = column.norm();
            column /= norm;
        }
        for (i, mut row) in z.row_iter_mut().enumerate() {
            row *= 1.0 + i as f64;
        }
        for v in z.column_mut(1).iter_mut() {
            *v *= *v;
        }
        (z * x).trace()
    };
    value_of_a_block: |x| {
        let mut z = x.clone();
        let mut row = z.row_mut(1);
        row *= 2.0;
        row.norm() + row[0]
    };
}

/// A state with the covariance of its blocks, as in a filter.
#[derive(Clone, Differentiable)]
struct Filter {
    x: SVector<f64, 4>,
    p: SMatrix<f64, 4, 4>,
}

#[differentiable]
impl Filter {
    fn predict(&mut self, dt: f64, q: f64) {
        let mut f = SMatrix::<f64, 4, 4>::identity();
        f.fixed_view_mut::<2, 2>(0, 2).fill_diagonal(dt);
        self.x = f * self.x;
        self.p = f * self.p * f.transpose();
        let mut noise = self.p.fixed_view_mut::<2, 2>(2, 2);
        noise += SMatrix::<f64, 2, 2>::identity() * q;
    }

    fn speed(&self) -> f64 {
        self.x.fixed_rows::<2>(2).norm()
    }
}

#[differentiable]
fn spread(filter: &Filter, dt: f64, q: f64) -> f64 {
    let mut filter = filter.clone();
    for _ in 0..3 {
        filter.predict(dt, q);
    }
    filter.p.fixed_view::<2, 2>(0, 0).trace() + filter.speed() + filter.x[0]
}

#[test]
fn blocks_of_a_field() {
    let filter = Filter {
        x: SVector::from([1.0, 2.0, 0.3, -0.4]),
        p: SMatrix::identity() * 0.5,
    };
    grads::check_grads!(spread)(&filter, 0.1, 0.2);
}

/// Gram and Schmidt's method.
#[differentiable]
fn orthogonal(a: &DMatrix<f64>) -> f64 {
    let mut q = DMatrix::<f64>::zeros(a.nrows(), a.ncols());
    for j in 0..a.ncols() {
        let mut v = a.column(j).clone_owned();
        for k in 0..j {
            let qk = q.column(k).clone_owned();
            v -= &qk * qk.dot(&a.column(j));
        }
        q.set_column(j, &v.normalize());
    }
    q[(0, 1)] + 2.0 * q[(1, 0)] + q.sum()
}

#[test]
fn columns_one_after_the_other() {
    grads::check_grads!(orthogonal)(&DMatrix::from_row_slice(2, 2, &[1.0, 2.0, 0.5, -1.0]));
}

#[differentiable]
fn over_all(v: &DVector<f64>) -> f64 {
    let mut w = v.clone();
    w.fill(2.0);
    w.copy_from(v);
    w.component_mul_assign(v);
    w.sum()
}

#[test]
fn vectors_without_elements_have_gradients_without() {
    let none = DVector::zeros(0);
    assert_eq!(value_and_grad!(over_all)(&none), (0.0, none.clone()));
    assert_eq!(grad!(over_all)(&DVector::from_element(1, 3.0))[0], 6.0);
}

#[differentiable]
fn unit(v: Vector3<f64>) -> f64 {
    let mut w = v;
    w.normalize_mut();
    w.x
}

#[test]
fn a_length_that_nobody_uses_has_no_cotangent() {
    grads::check_grads!(unit)(Vector3::new(0.3, -0.2, 0.9));
}
