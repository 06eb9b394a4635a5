//! Equations of indices on tensors of any shape: a gradient has the shape of its operand.

use super::text::{any, mutate};
use fastrand::Rng;
use grads::Tensor;
use grads::graph::{GradientOptions, Graph};

const VALID: [&str; 8] = [
    "ij,jk->ik",
    "i,i->",
    "ij->ji",
    "ii->i",
    "...ij,...jk->...ik",
    "i,j->ij",
    "ij,j",
    "i->ii",
];
const PIECES: [&str; 12] = [
    "i", "j", "k", "...", ",", "->", " ", ".", "-", "1", "é", "i",
];

/// Builds, differentiates and runs one; whether it was accepted when the graph was built.
pub fn case(rng: &mut Rng) -> bool {
    let equation = match rng.usize(..3) {
        0 => any(rng, &PIECES, 9),
        1 => mutate(rng, &VALID),
        _ => VALID[rng.usize(..VALID.len())].to_string(),
    };
    let g = Graph::new();
    let tensor = |rng: &mut Rng| {
        let shape: Vec<usize> = (0..rng.usize(..4))
            .map(|_| [2, 2, 2, 3, 1, 0][rng.usize(..6)])
            .collect();
        let numbers = (0..shape.iter().product()).map(|_| rng.f64()).collect();
        Tensor::from_shape(&shape, numbers).unwrap()
    };
    let xs: Vec<_> = (0..rng.usize(1..4))
        .map(|_| g.variable("x", tensor(rng)))
        .collect();
    let y = g.einsum(&equation, &xs);
    if let Err(error) = g.check() {
        assert!(error.to_string().contains("equations.rs"), "{error}");
        return false;
    }
    let cts = g.gradients(&[y], &xs, &GradientOptions::default()).unwrap();
    let held = g.run(&xs, &[]).unwrap();
    let runs = g.run(&[y], &[]).is_ok();
    for (ct, x) in cts.into_iter().zip(held) {
        match g.run(&[ct.unwrap()], &[]) {
            Ok(ct) => assert_eq!(ct[0].shape(), x.shape(), "{equation}"),
            Err(error) => assert!(!runs, "{equation}: {error}"),
        }
    }
    true
}
