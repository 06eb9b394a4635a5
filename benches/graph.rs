//! Graphs that are built at run time: a loop run many times, the gradient of a large graph. `cargo bench --bench graph`.

use divan::Bencher;
use grads::DType;
use grads::graph::{GradientOptions, Graph};

fn main() {
    divan::main();
}

/// Value and gradient of 1000 steps of the logistic map, built once.
#[divan::bench]
fn logistic_map_of_1000_steps(bencher: Bencher) {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let start = [x, g.constant(0_i64)];
    let y = g.while_loop(
        &start,
        |v| v[1].lt(g.constant(1000_i64)),
        |v| {
            let next = v[0] * 3.0 * (1.0 - v[0]);
            vec![next, v[1] + g.constant(1_i64)]
        },
        None,
    )[0];
    let dx = g
        .gradients(&[y], &[x], &GradientOptions::default())
        .unwrap()[0]
        .unwrap();
    let program = g.compile(&[y, dx]).unwrap();
    bencher.bench_local(|| program.run(&[(x, 0.3.into())]).unwrap());
}

/// The gradient of a chain of so many nodes, added to the graph: linear in them. The chain is built anew for each sample,
/// outside of the time.
#[divan::bench(args = [10_000, 100_000, 1_000_000], sample_count = 5)]
fn gradient_of_a_chain(bencher: Bencher, nodes: usize) {
    let chain = || {
        let g = Box::leak(Box::new(Graph::new()));
        let x = g.placeholder("x", DType::F64);
        let y = (0..nodes).fold(x, |y, i| if i % 2 == 0 { y.sin() } else { y * x });
        (&*g, x, y)
    };
    bencher.with_inputs(chain).bench_local_values(|(g, x, y)| {
        g.gradients(&[y], &[x], &GradientOptions::default())
            .unwrap()[0]
            .is_some()
    });
}
