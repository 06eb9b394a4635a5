//! Elementwise kernels of graphs that are built at run time, in elements a second: on tensors of `f32` that stay in the cache, and that do not.
//! `cargo bench --bench kernels`.

use divan::Bencher;
use divan::counter::ItemsCount;
use grads::graph::Graph;
use grads::{DType, Tensor, Var};

fn main() {
    divan::main();
}

/// The length of a row.
const ROW: usize = 64;

/// What an operation makes of `x`, a matrix, of a row, and of the truth values where `x` is positive.
type Operation = for<'g> fn(Var<'g>, Var<'g>, Var<'g>) -> Var<'g>;

fn run(bencher: Bencher, elements: usize, operation: Operation) {
    let rows = elements / ROW;
    let wave = |i: usize| (i as f32 * 0.7).sin();
    let g = Graph::new();
    let matrix = Tensor::from_shape(&[rows, ROW], (0..rows * ROW).map(wave).collect());
    let x = g.variable("x", matrix.expect("as many elements"));
    let row = g.variable("row", (0..ROW).map(wave).collect::<Vec<f32>>());
    let signs = (0..rows * ROW).map(|i| wave(i) > 0.0).collect();
    let signs = Tensor::from_shape(&[rows, ROW], signs).expect("as many elements");
    let signs = g.variable("signs", signs);
    // a run of a small one takes about as long as the run's own preparations
    let times = if elements < 100_000 { 10 } else { 1 };
    let results: Vec<Var> = (0..times).map(|_| operation(x, row, signs)).collect();
    let program = g.compile(&results).expect("a graph");
    bencher
        .counter(ItemsCount::new(times * rows * ROW))
        .bench_local(|| program.run(&[]).expect("a run"));
}

macro_rules! operations {
    ($($name:ident: |$x:ident, $row:ident, $signs:ident| $result:expr;)*) => {$(
        #[divan::bench(args = [8_192, 1_000_000])]
        fn $name(bencher: Bencher, elements: usize) {
            run(bencher, elements, |$x, $row, $signs| {
                let _ = ($row, $signs);
                $result
            });
        }
    )*};
}

operations! {
    add: |x, row, signs| x + x;
    add_number: |x, row, signs| x + 1.0;
    add_row: |x, row, signs| x + row;
    less: |x, row, signs| x.lt(0.5);
    cast: |x, row, signs| x.cast_to(DType::F64);
    select: |x, row, signs| signs.select(x, row);
    tanh: |x, row, signs| x.tanh();
}
