//! The same kind of work in the styles in which people write it: small functions, parts of structs, operators, in place, by new
//! vectors. For each the plain function and its gradient; the ratio of the two is what counts.

use divan::{Bencher, black_box};
use grads::prelude::*;

#[path = "styles/growing.rs"]
#[allow(clippy::all)]
mod growing;
#[path = "styles/helpers.rs"]
#[allow(clippy::all)]
mod helpers;
#[path = "styles/matrices.rs"]
#[allow(clippy::all)]
mod matrices;
#[path = "styles/parts.rs"]
#[allow(clippy::all)]
mod parts;
#[path = "styles/recursive.rs"]
#[allow(clippy::all)]
mod recursive;
#[path = "reference/sample.rs"]
mod sample;
#[path = "styles/simulations.rs"]
#[allow(clippy::all)]
mod simulations;
#[path = "styles/small.rs"]
#[allow(clippy::all)]
mod small;
#[path = "styles/steps.rs"]
#[allow(clippy::all)]
mod steps;
#[path = "styles/vectors.rs"]
#[allow(clippy::all)]
mod vectors;
#[path = "styles/worlds.rs"]
#[allow(clippy::all)]
mod worlds;

use sample::sample;

fn main() {
    divan::main();
}

/// For each style what it is given, and a call of the function.
macro_rules! styles {
    ($($name:ident { $($given:tt)* } $function:path: ($($arg:expr),*);)*) => {$(
        mod $name {
            use super::*;

            #[divan::bench(sample_count = 20)]
            fn plain(bencher: Bencher) {
                $($given)*
                bencher.bench(|| $function($(black_box($arg)),*));
            }

            #[divan::bench(sample_count = 20)]
            fn gradient(bencher: Bencher) {
                $($given)*
                bencher.bench(|| value_and_grad!($function)($(black_box($arg)),*));
            }
        }
    )*};
}

styles! {
    mixture_2_5 { let x = sample(2000); }
        helpers::gmm: (&x[..5], &x[..10], &x[..15], &x, 2, 5, 1000);
    mixture_10_25 { let x = sample(10_000); }
        helpers::gmm: (&x[..25], &x[..250], &x[..1375], &x, 10, 25, 1000);
    lstm { let x = sample(20_000); }
        helpers::lstm: (&x[..448], &x[..42], &x[..112], &x[..14_336], 14);
    state_machine { let x = sample(200); }
        simulations::machine::f: (&x);
    controller { let x = sample(300); }
        simulations::controlled::f: (&x);
    stack_machine { let x = sample(4); }
        simulations::stack::f: (&x);
    monte_carlo { let x = vec![1.5, 1.9, 2.2]; }
        simulations::sampled::f: (&x);
    field { let x = sample(10_000); let g = parts::Grid { mu: 0.3, z: x }; }
        parts::field: (&g);
    method { let x = sample(10_000); let p = parts::Model { grid: parts::Grid { mu: 0.3, z: x }, w: 0.7 }; }
        parts::method: (&p);
    constant_by_a_method { let x = sample(10_000); let g = parts::Grid { mu: 0.3, z: x }; }
        parts::constant: (&g, &[0.5, 0.2]);
    basins { let x = sample(120); let b = parts::Basins { level: x[..10].to_vec(), leak: x[10..20].to_vec(), gain: 0.4 }; }
        parts::basins: (&b, &x[20..]);
    rows { let m: Vec<Vec<f64>> = (0..30).map(|i| sample(130)[i..i + 100].to_vec()).collect(); }
        parts::rows: (&m);
    vectors_flat { let x = sample(300); }
        vectors::flat: (&x, &x, 0.5);
    vectors_by_fields { let v = vectors(100); }
        vectors::by_hand: (&v, &v, 0.5);
    vectors_by_operators { let v = vectors(100); }
        vectors::operators: (&v, &v, 0.5);
    products_of_vectors { let v = vectors(100); }
        vectors::dots: (&v, &v);
    matrices_of_4 { let a = matrix(); }
        vectors::plain4: (&a, &a);
    matrices_of_n { let a = matrix(); }
        vectors::generic: (&a, &a);
    matrices_of_a_type { let a = vectors::Matrix { a: matrix() }; }
        vectors::with_type: (&a, &a);
    filter_of_matrices { let z = sample(100); }
        vectors::filter: (
            &vectors::Matrix { a: [[1.0, 0.1], [0.0, 0.95]] }, &vectors::Matrix { a: [[1.0, 0.3]] }, &z);
    bodies { let b = bodies(30); }
        vectors::energy: (&b);
    chain_in_place { let x = sample(1000); }
        steps::chain_in_place: (0.5, &x, 100);
    chain_by_vectors { let x = sample(1000); }
        steps::chain_by_vectors: (0.5, &x, 100);
    ring { let x = sample(1000); }
        steps::ring: (0.5, &x, 100);
    heat_in_place { let x = sample(1024); }
        steps::heat_in_place: (&x, 0.1, 32, 20);
    heat_by_rows { let rows: Vec<Vec<f64>> = sample(1024).chunks(32).map(<[f64]>::to_vec).collect(); }
        steps::heat_by_rows: (&rows, 0.1, 20);
    lorenz { }
        steps::lorenz: ([1.0, 1.0, 1.0], 10.0, 28.0, 2.6, 200);
    literal { let x = sample(4000); }
        small::literal: (&x);
    constant { let x = sample(4000); }
        small::constant: (&x);
    limiter { let x = sample(1000); }
        small::flux: (&x, small::Limiter::VanLeer);
    limiter_minmod { let x = sample(1000); }
        small::flux: (&x, small::Limiter::Minmod);
    limiter_superbee { let x = sample(1000); }
        small::flux: (&x, small::Limiter::Superbee);
    scratch_in_place { let x = sample(4000); }
        small::scratch_in_place: (&x, &x[..8]);
    scratch_by_call { let x = sample(4000); }
        small::scratch_by_call: (&x, &x[..8]);
    branches { }
        small::branches: (5.7);
    determinant { let x = sample(36); }
        small::determinant: (&x, 6);
    recursion { }
        small::recursion: (0.7);
    a_loop_instead { }
        small::looped: (0.7);
    tree_by_methods { let tree = recursive::tree(9); }
        recursive::total: (&tree);
    expression_by_methods { let e = recursive::expression(10, &mut 7); }
        recursive::value: (&e, 0.3);
    simpson_with_helpers { }
        recursive::integral: (1.5);
    fourier_transform { let x = sample(1024); }
        recursive::power: (&x, &x);
    perceptron_of_rows_in_a_world { let layers = layers(3, 32); let xs: Vec<Vec<f64>> = sample(3200).chunks(32).map(<[f64]>::to_vec).collect(); }
        worlds::perceptron: (&layers, &xs);
    grid_in_a_world { let grid = worlds::Grid { n: 32, u: sample(1024), k: 0.1 }; }
        worlds::heat: (&grid, 20);
    complex_numbers_in_a_world { }
        worlds::julia: (0.1, 0.2, 200);
    kinetics_in_a_world { let x = sample(40); let reactions = reactions(40); }
        worlds::kinetics: (&reactions, &x, &[0.5; 10], 100);
    pushes_into_elements { let x = sample(4000); }
        growing::pushes_into_elements: (&x);
    derived_defaults { let x = sample(4000); }
        growing::derived_defaults: (&x);
    references_that_move { let x = sample(4000); }
        growing::references_that_move: (&x);
    queues_as_elements { let x = sample(2000); }
        growing::queues: (&x);
    rows_that_move { let x = sample(2000); }
        growing::rows_that_move: (&x);
    conjugate_gradients { let x = sample(2000); }
        growing::conjugate_gradients: (&x);
    trees_that_are_built { let x = sample(2000); }
        growing::trees_that_are_built: (&x);
    cholesky_by_get_and_set { let a = dominant(30); }
        matrices::cholesky: (&a);
}

fn reactions(n: usize) -> Vec<worlds::Reaction> {
    use worlds::Reaction::{Decay, Meet, Source};
    let reaction = |i: usize| match i % 3 {
        0 => Meet {
            a: i % 10,
            b: (i + 3) % 10,
            to: (i + 5) % 10,
        },
        1 => Decay(i % 10, (i + 1) % 10),
        _ => Source(i % 10),
    };
    (0..n).map(reaction).collect()
}

/// A symmetric matrix whose eigenvalues are positive.
fn dominant(n: usize) -> matrices::Matrix {
    let x = sample(2 * n);
    let number = |i: usize, j: usize| x[i] * x[j] + if i == j { n as f64 } else { 0.0 };
    let data = (0..n * n).map(|at| number(at / n, at % n)).collect();
    matrices::Matrix { n, data }
}

fn layers(count: usize, n: usize) -> Vec<worlds::Layer> {
    let rows = |k: usize| {
        sample(n * n + k)[k..]
            .chunks(n)
            .map(<[f64]>::to_vec)
            .collect()
    };
    (0..count)
        .map(|k| worlds::Layer {
            w: rows(k),
            b: sample(n),
        })
        .collect()
}

fn vectors(n: usize) -> Vec<vectors::Vec3> {
    let x = sample(n + 2);
    let vector = |w: &[f64]| vectors::Vec3 {
        x: w[0],
        y: w[1],
        z: w[2],
    };
    x.windows(3).map(vector).collect()
}

fn matrix() -> [[f64; 4]; 4] {
    std::array::from_fn(|i| std::array::from_fn(|j| (4 * i + j) as f64 * 0.1))
}

fn bodies(n: usize) -> Vec<vectors::Body> {
    let x = sample(n + 5);
    let body = |w: &[f64]| vectors::Body {
        pos: [w[0], w[1], w[2]],
        vel: [w[3], w[4], w[5]],
        mass: 1.0,
    };
    x.windows(6).map(body).collect()
}
