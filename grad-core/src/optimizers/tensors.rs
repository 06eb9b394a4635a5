//! Steps of tensors.

use super::Optimizer;
use crate::tensor::Tensor;
use ndarray::{Array, IxDyn};

/// What tensors of floats are after a step against gradients of the same shapes; the moments are those of their elements in order.
pub(crate) fn moved(
    optimizer: &mut impl Optimizer,
    tensors: &[Tensor],
    gradients: &[Tensor],
) -> Vec<Tensor> {
    let flat = |tensors: &[Tensor]| tensors.iter().flat_map(Tensor::to_f64s).collect();
    let (mut floats, gradient): (Vec<f64>, Vec<f64>) = (flat(tensors), flat(gradients));
    optimizer.step_floats(&mut floats, &gradient);
    let mut rest = floats.as_slice();
    let moved = tensors.iter().map(|tensor| {
        let (own, others) = rest.split_at(tensor.len());
        rest = others;
        of_floats(tensor, own)
    });
    moved.collect()
}

/// A tensor of the same type and shape with these elements.
fn of_floats(like: &Tensor, floats: &[f64]) -> Tensor {
    fn shaped<T>(shape: &[usize], elements: impl Iterator<Item = T>) -> Array<T, IxDyn> {
        let elements = elements.collect();
        Array::from_shape_vec(IxDyn(shape), elements).expect("as many elements as the tensor has")
    }
    let shape = like.shape();
    match like {
        Tensor::F32(_) => shaped(shape, floats.iter().map(|x| *x as f32)).into(),
        _ => shaped(shape, floats.iter().copied()).into(),
    }
}
