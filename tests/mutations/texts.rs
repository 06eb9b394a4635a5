//! Texts of graphs: those that the primitives are tested with, and one with a branch, a loop and their derivatives.

use super::text::mutate;
use fastrand::Rng;
use grad_core::ops;
use grads::graph::{GradientOptions, Graph, GraphError};
use grads::{DType, Tensor};

/// The texts that are mutated.
pub fn valid() -> Vec<String> {
    let of_primitives = ops::all().flat_map(|def| def.tests.graphs);
    let mut texts: Vec<String> = of_primitives.map(|text| text.to_string()).collect();
    texts.retain(|text| Graph::from_text(text).is_ok());
    assert!(texts.len() > 50);
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let branch = g.cond(x.lt(1.0), || vec![x.sin() * 2.0], || vec![x]);
    let looped = g.while_loop(
        &[branch[0]],
        |_| g.constant(true),
        |v| vec![v[0] * x],
        Some(2),
    );
    let dx = g.gradients(&[looped[0]], &[x], &GradientOptions::default());
    let dx = dx.unwrap()[0].unwrap();
    let with_loops = g.to_text(&[looped[0], dx]).unwrap();
    texts.extend(std::iter::repeat_n(with_loops, 10));
    texts
}

/// Reads a mutated text; what is a graph all the same is differentiated, written, and run if it ends for certain.
pub fn case(rng: &mut Rng, all: &[String]) -> bool {
    let others: Vec<&str> = all.iter().map(String::as_str).collect();
    let text = mutate(rng, &others);
    let g = match Graph::from_text(&text) {
        Ok(g) => g,
        Err(error) => {
            assert!(says_where(&error), "{error}\n{text}");
            return false;
        }
    };
    let outputs = g.outputs();
    let inputs = g.inputs();
    let inputs: Vec<_> = inputs.iter().filter_map(|(name, _)| g.get(name)).collect();
    let cts = g.gradients(&outputs, &inputs, &GradientOptions::default());
    let cts = cts.into_iter().flatten().flatten();
    let all: Vec<_> = outputs.iter().copied().chain(cts).collect();
    drop((g.to_dot(&all), g.to_rust("f", &all)));
    if let Ok(text) = g.to_text(&all) {
        assert!(
            Graph::from_text(&text).is_ok(),
            "what is printed can be read:\n{text}"
        );
    }
    let Ok(program) = g.compile(&all) else {
        return true;
    };
    if !text.contains("while") && !text.contains("for") {
        let shape: Vec<usize> = (0..rng.usize(..3)).map(|_| rng.usize(..4)).collect();
        let numbers = vec![rng.f64(); shape.iter().product()];
        let at = Tensor::from_shape(&shape, numbers).unwrap();
        let feeds: Vec<_> = inputs.iter().map(|&v| (v, at.clone())).collect();
        drop(program.run(&feeds));
    }
    true
}

/// A line and a column, a value, or a graph.
fn says_where(error: &GraphError) -> bool {
    let text = error.to_string();
    let place = text.split(": ").next().unwrap_or_default();
    let is_place = place.bytes().all(|b| b.is_ascii_digit() || b == b':');
    is_place
        || text.contains('@')
        || text.contains("there is no graph")
        || text.contains("is no tensor")
        || matches!(error, GraphError::TooDeep(_))
}
