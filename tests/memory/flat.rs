//! Parameters and gradients as flat slices.

use super::allocated;
use grads::prelude::*;

#[derive(Differentiable)]
struct Layer {
    w: Vec<[f64; 2]>,
    scale: Option<f32>,
}

#[test]
fn flat_slices_are_read_and_written_without_allocation() {
    let mut layers = (1..5).map(|n| Layer {
        w: vec![[1.0, 2.0]; n],
        scale: Some(3.0),
    });
    let mut net: [Layer; 4] = std::array::from_fn(|_| layers.next().expect("four layers"));
    let mut flat = vec![0.0; net.leaf_count()];
    let (_, blocks) = allocated(|| {
        net.to_flat_slice(&mut flat);
        flat.iter_mut().for_each(|x| *x *= 2.0);
        net.set_flat(&flat);
    });
    assert_eq!(blocks, 0);
}
