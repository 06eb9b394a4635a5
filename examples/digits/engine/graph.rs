//! By a graph. Its weights are inputs: the same program runs in each step.

use super::{Engine, Step};
use crate::data::Digits;
use crate::model::Net;
use grads::graph::{Graph, Program};
use grads::{DType, Tensor, Var};
use ndarray::{Array, Dimension};
use std::error::Error;

/// The program of a step, and its inputs: the weights, the pixels and the labels.
pub struct Compiled<'g> {
    program: Program,
    inputs: [Var<'g>; 6],
}

impl<'g> Compiled<'g> {
    /// Builds the graph, and those of the gradients.
    pub fn new(g: &'g Graph) -> Result<Self, Box<dyn Error>> {
        let names = ["w1", "b1", "w2", "b2"];
        let [w1, b1, w2, b2] = names.map(|name| g.placeholder(name, DType::F64));
        let pixels = g.placeholder("pixels", DType::F64);
        let labels = g.placeholder("labels", DType::I64);
        let hidden = (pixels.matmul(w1) + b1).relu();
        let logits = hidden.matmul(w2) + b2;
        let loss = logits.sparse_softmax_xent(labels).reduce_mean(None, false);
        let gradients = g.gradients(&[loss], &[w1, b1, w2, b2], &Default::default())?;
        let gradients = gradients.into_iter().flatten();
        let fetches: Vec<_> = std::iter::once(loss).chain(gradients).collect();
        let inputs = [w1, b1, w2, b2, pixels, labels];
        let program = g.compile(&fetches)?;
        Ok(Compiled { program, inputs })
    }
}

impl Engine for Compiled<'_> {
    fn step(&self, net: &Net, batch: &Digits) -> Result<Step, Box<dyn Error>> {
        let labels: Vec<i64> = batch.labels.iter().map(|label| *label as i64).collect();
        let [w1, b1, w2, b2, pixels, of_labels] = self.inputs;
        let results = self.program.run(&[
            (w1, tensor(&net.w1)),
            (b1, tensor(&net.b1)),
            (w2, tensor(&net.w2)),
            (b2, tensor(&net.b2)),
            (pixels, tensor(&batch.pixels)),
            (of_labels, labels.into()),
        ])?;
        let loss = results[0].to_f64().ok_or("the loss is one number")?;
        let gradient = results[1..].iter().flat_map(Tensor::to_f64s).collect();
        Ok((loss, gradient))
    }
}

/// An array as a tensor.
pub fn tensor<D: Dimension>(array: &Array<f64, D>) -> Tensor {
    let elements = array.iter().copied().collect();
    Tensor::from_shape(array.shape(), elements).expect("as many elements as the array has")
}
