//! Elementwise operations of graphs that run as one pass over the data: the values are those of the tape, which takes each by itself, whatever the shapes; and
//! memory is used again.

use grads::graph::{GradientOptions, Graph, Program};
use grads::tape::{Eager, op};
use grads::{DType, Tensor, Var};

type Loss = for<'b> fn(&[Var<'b>]) -> Var<'b>;

fn wave(shape: &[usize], seed: usize) -> Tensor {
    let count = shape.iter().product();
    let elements = (0..count).map(|i| ((i * 7 + seed) as f64 * 0.37).sin() * 2.0);
    Tensor::from_shape(shape, elements.collect()).expect("as many elements")
}

/// The values of all operations, and the gradient by all operands.
fn program<'g>(g: &'g Graph, operands: usize, f: Loss) -> (Vec<Var<'g>>, Program) {
    let names = (0..operands).map(|i| g.placeholder(&format!("x{i}"), DType::F64));
    let xs: Vec<Var> = names.collect();
    let y = f(&xs);
    let by = g
        .gradients(&[y], &xs, &GradientOptions::default())
        .expect("gradients");
    let fetches: Vec<Var> = [y].into_iter().chain(by.into_iter().flatten()).collect();
    let program = g.compile(&fetches).expect("a graph");
    (xs, program)
}

#[track_caller]
fn check(f: Loss, shapes: &[&[&[usize]]]) {
    let g = Graph::new();
    let (xs, program) = program(&g, shapes[0].len(), f);
    for shapes in shapes {
        let tensors: Vec<Tensor> = shapes.iter().enumerate().map(|(i, s)| wave(s, i)).collect();
        let feeds: Vec<(Var, Tensor)> = xs.iter().copied().zip(tensors.iter().cloned()).collect();
        let first = program.run(&feeds).expect("a run");
        let again = program.run(&feeds).expect("a run");
        assert_eq!(first, again, "of the shapes {shapes:?}");
        let eager: Vec<Eager> = tensors.into_iter().map(Eager::new).collect();
        let eager: Vec<&Eager> = eager.iter().collect();
        let value = op(&eager, f).value().expect("a value");
        assert_eq!(first[0], value, "of the shapes {shapes:?}");
    }
}

#[test]
fn values_are_those_of_single_operations() {
    check(
        |x| (x[0] * 1.5 + x[1]).tanh() * x[0].exp() - x[1],
        &[
            &[&[3], &[3]],
            &[&[2500], &[2500]],
            &[&[], &[]],
            &[&[0], &[0]],
            &[&[1], &[1]],
            &[&[40, 60], &[60]],
            &[&[40, 60], &[40, 1]],
            &[&[60], &[40, 60]],
            &[&[40, 60], &[]],
            &[&[2, 1], &[1, 3]],
        ],
    );
}

#[test]
fn truth_values_are_between_operations() {
    check(
        |x| {
            let both = x[0].gt(0.25).and(x[1].le(x[0]));
            let chosen = both.select(x[0] * x[1], x[1].relu() + 1.0);
            chosen.max(x[0]) + both.not().select(x[0], x[1])
        },
        &[&[&[1100], &[1100]], &[&[3, 5], &[5]], &[&[], &[7]]],
    );
}

#[test]
fn a_result_is_the_callers() {
    let g = Graph::new();
    let (xs, program) = program(&g, 1, |x| (x[0] * 2.0 + 1.0).sin());
    let at = |seed| program.run(&[(xs[0], wave(&[3000], seed))]).expect("a run");
    let first = at(1);
    let kept = first.clone();
    let other = at(2);
    assert_eq!(first, kept);
    assert_ne!(first, other);
}

#[test]
fn the_second_run_uses_the_memory_of_the_first() {
    const LEN: usize = 200_000;
    let g = Graph::new();
    let (xs, program) = program(&g, 1, |x| {
        let y = ((x[0] * 0.5).tanh() * x[0] + 1.0).exp();
        y.sigmoid().reduce_sum(None, false)
    });
    let feeds = [(xs[0], wave(&[LEN], 1))];
    program.run(&feeds).expect("a run");
    let used = allocation_counter::measure(|| {
        program.run(&feeds).expect("a run");
    });
    let bytes = LEN * std::mem::size_of::<f64>();
    assert!(
        used.bytes_total < bytes as u64 / 2,
        "{used:?} for tensors of {bytes}"
    );
}
