//! Arrays in modules that are seen at once, without attributes on functions and types.

use grads::check_grads;
use grads::prelude::*;
use ndarray::{Array1, Array2, array};

#[differentiable]
mod model {
    use ndarray::{Array1, Array2, Axis};

    #[derive(Clone, Debug)]
    pub struct Net {
        pub w: Array2<f64>,
        pub b: Array1<f64>,
    }

    impl Net {
        fn layer(&self, x: &Array1<f64>) -> Array1<f64> {
            relu(&(self.w.dot(x) + &self.b))
        }
    }

    fn relu(x: &Array1<f64>) -> Array1<f64> {
        x.mapv(|v| if v > 0.0 { v } else { 0.1 * v })
    }

    pub fn loss(n: &Net, x: &Array1<f64>) -> f64 {
        let y = n.layer(x);
        let z = &y - y.mean().unwrap();
        z.dot(&z)
    }

    pub fn by_columns(a: &Array2<f64>) -> f64 {
        let m = a.sum_axis(Axis(0));
        let mut s = 0.0;
        for j in 0..a.ncols() {
            let c = a.column(j);
            s += c.dot(&c) / m[j];
        }
        s
    }
}

fn vector() -> Array1<f64> {
    array![0.3, -0.7, 1.1]
}

fn matrix() -> Array2<f64> {
    array![[0.3, -0.7, 1.1], [0.4, 0.9, -0.2], [0.4, 0.1, 0.2]]
}

#[test]
fn network_with_methods() {
    let net = model::Net {
        w: matrix(),
        b: vector(),
    };
    check_grads!(model::loss)(&net, &vector());
    let (value, _) = value_and_grad!(model::loss)(&net, &vector());
    assert_eq!(value.to_bits(), model::loss(&net, &vector()).to_bits());
}

#[test]
fn columns_of_a_matrix() {
    check_grads!(model::by_columns)(&matrix());
}
