//! Texts of graphs, whole and mutilated, and literals.

use super::made::{dtype, lengths, string, tensor};
use fastrand::Rng;
use grads::graph::{GradientOptions, Graph};
use grads::{DType, Tensor};

/// A graph with a branch, a loop and tensors.
fn text() -> String {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let y = g.placeholder("y", DType::F64);
    let (zero, one) = (g.constant(0_i64), g.constant(1_i64));
    let branch = g.cond(x.lt(1.0), || vec![x.sin() * y], || vec![y]);
    let loop_ = g.while_loop(
        &[branch[0], zero],
        |v| v[1].lt(3),
        |v| vec![v[0] * x, v[1] + one],
        None,
    );
    let z = (loop_[0] * g.constant([0.5, 2.0])).reduce_sum(Some(&[0]), false);
    let dx = g.gradients(&[z], &[x], &GradientOptions::default());
    let dx = dx.expect("there is one")[0].expect("it depends on it");
    g.to_text(&[z, dx]).expect("it fits")
}

/// Reads a mutilated text, and if it is a graph all the same differentiates it; runs it if it has no loops, as others
/// might not end. How many were graphs.
pub fn sequence(seed: u64) -> usize {
    let mut rng = Rng::with_seed(seed);
    let mut text: Vec<char> = text().chars().collect();
    for _ in 0..rng.usize(..4) {
        mutilate(&mut rng, &mut text);
    }
    literals(&mut rng);
    let text: String = text.into_iter().collect();
    let Ok(g) = Graph::from_text(&text) else {
        return 0;
    };
    let outputs = g.outputs();
    let inputs: Vec<_> = g
        .inputs()
        .iter()
        .filter_map(|(name, _)| g.get(name))
        .collect();
    let grads = g.gradients(&outputs, &inputs, &GradientOptions::default());
    let grads: Vec<_> = grads.into_iter().flatten().flatten().collect();
    let all = [outputs, grads].concat();
    drop((g.to_text(&all), g.to_dot(&all), g.to_rust("f", &all)));
    let program = g.compile(&all);
    if !text.contains("while") && !text.contains("for") {
        let feeds: Vec<_> = inputs.iter().map(|&v| (v, tensor(&mut rng))).collect();
        drop(program.map(|program| program.run(&feeds)));
    }
    1
}

fn mutilate(rng: &mut Rng, text: &mut Vec<char>) {
    if text.is_empty() {
        return;
    }
    let at = rng.usize(..text.len());
    let end = (at + rng.usize(..12)).min(text.len());
    let from = rng.usize(..text.len());
    let piece = text[from..(from + rng.usize(..40)).min(text.len())].to_vec();
    match rng.usize(..6) {
        0 => drop(text.drain(at..end)),
        1 => drop(text.splice(at..end, piece)),
        2 => drop(text.splice(at..at, string(rng).chars())),
        3 => text.truncate(at),
        // one number for another
        _ => {
            let digits: Vec<usize> = (0..text.len())
                .filter(|&i| text[i].is_ascii_digit())
                .collect();
            if let Some(i) = rng.choice(digits) {
                text[i] = char::from(b'0' + rng.u8(..10));
            }
        }
    }
}

/// Literals and shapes that are none.
fn literals(rng: &mut Rng) {
    let written = tensor(rng).to_string();
    let cut: String = written.chars().take(rng.usize(..20)).collect();
    let shaped = format!("{:?}:{}", lengths(rng), string(rng)).replace("]:", ":");
    for text in [written, cut, shaped + "]", string(rng).into()] {
        if let Some(read) = Tensor::parse(&text, dtype(rng)) {
            drop((
                read.to_string(),
                read.to_f64(),
                read.zero_like(),
                read.is_empty(),
            ));
        }
    }
    let _ = Tensor::from_shape(&lengths(rng), vec![0.5; rng.usize(..5)]);
}
