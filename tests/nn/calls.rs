//! From where the functions are called: single precision, functions over both, modules that are seen at once.
#![allow(clippy::all)]

use super::*;
use grads::ArrayFloat;

#[differentiable(order = 2)]
fn net<T: ArrayFloat>(x: &Array2<T>, #[no_diff] classes: &[usize]) -> T {
    cross_entropy_from_logits(&softplus(&relu(x)), classes)
}

#[test]
fn over_both_precisions() {
    let x = matrix(2, 3, 0.1);
    check_grads!(net::<f64>)(&x, &[0, 2]);
    let double = grad!(net::<f64>)(&x, &[0, 2]);
    let single: Array2<f32> = grad!(net::<f32>)(&x.mapv(|x| x as f32), &[0, 2]);
    assert!(
        (double - single.mapv(f64::from))
            .iter()
            .all(|d| d.abs() < 1e-6)
    );
}

#[differentiable]
mod world {
    use grads::nn::{self, layer_norm, multi_head_attention};
    use ndarray::{Array1, Array2};

    #[derive(Clone)]
    pub struct Block {
        pub wq: Array2<f64>,
        pub wk: Array2<f64>,
        pub wv: Array2<f64>,
        pub gain: Array1<f64>,
        pub bias: Array1<f64>,
    }

    #[differentiable(forward)]
    impl Block {
        fn forward(&self, x: &Array2<f64>) -> Array2<f64> {
            let z = layer_norm(x, &self.gain, &self.bias, 1e-5);
            let heads = multi_head_attention(
                &z.dot(&self.wq),
                &z.dot(&self.wk),
                &z.dot(&self.wv),
                2,
                true,
            );
            x + &nn::gelu(&heads)
        }
    }

    pub fn plainly(x: &Array2<f64>) -> f64 {
        nn::softplus(&nn::relu(x)).sum()
    }

    #[differentiable(forward)]
    pub fn loss(block: &Block, x: &Array2<f64>) -> f64 {
        grads::nn::cross_entropy_from_logits(&block.forward(x), &[0, 3, 1])
    }
}

#[test]
fn in_a_module_that_is_seen_at_once() {
    let block = world::Block {
        wq: matrix(4, 4, 0.1),
        wk: matrix(4, 4, 0.2),
        wv: matrix(4, 4, 0.3),
        gain: array![1.0, 0.5, 2.0, 1.0],
        bias: array![0.0, 0.1, 0.2, 0.3],
    };
    let x = matrix(3, 4, 0.9);
    let (by_block, by_x) = grad!(world::loss)(&block, &x);
    let (_, along) = jvp!(world::loss)((&block, &x), (&by_block, &by_x));
    let square = by_block
        .wq
        .iter()
        .chain(&by_block.wk)
        .chain(&by_block.wv)
        .chain(&by_block.gain)
        .chain(&by_block.bias);
    let square: f64 = square.chain(&by_x).map(|x| x * x).sum();
    assert!((along - square).abs() < 1e-12 * square);
    let h = 1e-6;
    let moved = |h: f64| world::loss(&(&block + h * &by_block), &(&x + &by_x * h));
    assert!(((moved(h) - moved(-h)) / (2.0 * h) - square).abs() < 1e-7);
    check_grads!(world::plainly)(&x);
}
