//! Products of matrices and vectors.

use super::Storage;
use crate::real::Real;
use ndarray::linalg::general_mat_mul;
use ndarray::{Array, Array1, Array2, ArrayBase, ArrayView1, ArrayView2, Ix1, Ix2, LinalgScalar};

/// The way back of a product of `X` and `Y`.
pub type ProductBack<X, D, Y, E, A, C> =
    fn(&X, Option<&mut Array<A, D>>, &Y, Option<&mut Array<A, E>>, C);

/// The product of matrices and vectors.
pub trait Products<A, D, Y, E>: Sized {
    /// Its type.
    type Product;
    /// The gradient of the product.
    type Cotangent;
    /// The product.
    fn __grads_dot(
        &self,
        rhs: &Y,
    ) -> (
        Self::Product,
        ProductBack<Self, D, Y, E, A, Self::Cotangent>,
    );
}

/// One product of `X` and `Y`.
macro_rules! product {
    ($x_dim:ident, $y_dim:ident => $product:ty: |$x:ident, $y:ident, $ct:ident| {
        $dx:ident => $by_x:expr;
        $dy:ident => $by_y:expr;
    }) => {
        impl<A, S, S2> Products<A, $x_dim, ArrayBase<S2, $y_dim>, $y_dim> for ArrayBase<S, $x_dim>
        where
            A: Real + LinalgScalar,
            S: Storage<Elem = A>,
            S2: Storage<Elem = A>,
        {
            type Product = $product;
            type Cotangent = $product;
            fn __grads_dot(
                &self,
                rhs: &ArrayBase<S2, $y_dim>,
            ) -> (
                $product,
                ProductBack<Self, $x_dim, ArrayBase<S2, $y_dim>, $y_dim, A, $product>,
            ) {
                (self.dot(rhs), |$x, $dx, $y, $dy, $ct| {
                    if let Some($dx) = $dx {
                        $by_x;
                    }
                    if let Some($dy) = $dy {
                        $by_y;
                    }
                })
            }
        }
    };
}

product!(Ix1, Ix1 => A: |x, y, ct| {
    dx => dx.scaled_add(ct, y);
    dy => dy.scaled_add(ct, x);
});

product!(Ix2, Ix1 => Array1<A>: |x, y, ct| {
    dx => add_outer(dx, ct.view(), y.view());
    dy => *dy += &x.t().dot(&ct);
});

product!(Ix1, Ix2 => Array1<A>: |x, y, ct| {
    dx => *dx += &y.dot(&ct);
    dy => add_outer(dy, x.view(), ct.view());
});

product!(Ix2, Ix2 => Array2<A>: |x, y, ct| {
    dx => add_product(dx, ct.view(), y.t());
    dy => add_product(dy, x.t(), ct.view());
});

/// Adds `x * y^T`.
fn add_outer<A: Real>(sum: &mut Array2<A>, x: ArrayView1<A>, y: ArrayView1<A>) {
    for (mut row, x) in sum.outer_iter_mut().zip(x) {
        row.zip_mut_with(&y, |sum, y| *sum += *x * *y);
    }
}

/// Adds `x * y`.
fn add_product<A: Real + LinalgScalar>(sum: &mut Array2<A>, x: ArrayView2<A>, y: ArrayView2<A>) {
    general_mat_mul(<A as Real>::lit(1.0), &x, &y, <A as Real>::lit(1.0), sum);
}
