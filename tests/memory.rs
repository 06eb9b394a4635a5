//! What derivatives allocate: peaks and numbers of allocations, counted by an allocator.

use allocation_counter::measure;
use grads::prelude::*;

#[path = "../benches/reference/mixture.rs"]
#[allow(dead_code)]
mod mixture;
#[path = "../benches/reference/sample.rs"]
mod sample;
#[path = "../benches/reference/straight_line.rs"]
#[allow(dead_code)]
mod straight_line;

#[path = "claims/mod.rs"]
mod claims;
#[path = "memory/flat.rs"]
mod flat;
#[allow(clippy::all)]
#[path = "memory/growth.rs"]
mod growth;
#[path = "memory/kept.rs"]
mod kept;
#[path = "memory/pages.rs"]
mod pages;
#[path = "memory/parts.rs"]
mod parts;
#[allow(clippy::all)]
#[path = "memory/reused.rs"]
mod reused;
#[allow(clippy::all)]
#[path = "memory/slots.rs"]
mod slots;

use mixture::{Shape, objective};
use sample::sample;

/// What `run` allocates at most at one time, in bytes, and how often it allocates, when it has run before.
///
/// What runs the tests allocates too, on a thread of its own: that is not counted.
fn allocated(mut run: impl FnMut()) -> (u64, u64) {
    run();
    let counted = measure(run);
    (counted.bytes_max, counted.count_total)
}

/// Params and `n` data of a mixture.
struct Mixture {
    shape: Shape,
    params: [Vec<f64>; 4],
    x: Vec<f64>,
}

impl Mixture {
    fn new((d, k): (usize, usize), n: usize) -> Self {
        Mixture {
            shape: Shape { d, k, n },
            params: [k, k * d, k * d, k * d * (d - 1) / 2].map(sample),
            x: sample(n * d),
        }
    }

    fn gradient(&self) -> f64 {
        let [alphas, means, q, l] = &self.params;
        value_and_grad!(objective)(&self.shape, alphas, means, q, l, &self.x).0
    }

    fn gradient_into(&self, out: &mut [Vec<f64>; 4]) -> f64 {
        let [alphas, means, q, l] = &self.params;
        let [ct_alphas, ct_means, ct_q, ct_l] = out;
        value_and_grad_into!(objective)(
            &self.shape,
            alphas,
            means,
            q,
            l,
            &self.x,
            ct_alphas,
            ct_means,
            ct_q,
            ct_l,
        )
    }
}

#[test]
fn the_peak_of_a_sum_over_data_does_not_grow_with_them() {
    for (size, few, many) in [((2, 5), 1000, 100_000), ((10, 25), 10, 1000)] {
        let [few, many] = [few, many].map(|n| {
            let mixture = Mixture::new(size, n);
            allocated(|| assert!(mixture.gradient().is_finite())).0
        });
        assert_eq!(few, many, "{size:?}");
    }
}

#[test]
fn a_gradient_that_is_added_to_buffers_allocates_those_of_its_plan_once() {
    let [few, many] = [10, 1000].map(|n| {
        let mixture = Mixture::new((2, 5), n);
        let mut out = mixture.params.clone();
        allocated(|| assert!(mixture.gradient_into(&mut out).is_finite()))
    });
    assert_eq!(few, many);
    assert!(few.1 > 0);
}

#[test]
fn scalar_functions_allocate_nothing() {
    let (_, blocks) = allocated(|| {
        let (mut x, mut y) = (0.0, 0.0);
        value_and_grad_into!(straight_line::rosenbrock)(0.5, 0.3, &mut x, &mut y);
        let (_, g) = value_and_grad!(straight_line::black_scholes)(90.0, 105.0, 0.03, 0.2, 0.75);
        assert!(x + y + g.0 != 0.0);
    });
    assert_eq!(blocks, 0);
}

/// How many bytes `run` allocates in all, when it runs for the second time.
fn bytes(mut run: impl FnMut()) -> u64 {
    run();
    measure(run).bytes_total
}

#[test]
fn a_part_that_is_handed_to_a_call_is_not_copied() {
    for (name, run) in parts::STYLES {
        let [few, many] = [500, 2000].map(|n| bytes(|| assert!(run(n).is_finite())));
        assert!(many <= 5 * few, "{name}: {few} bytes, then {many}");
    }
}

#[test]
fn numbers_are_kept_where_those_of_the_last_gradient_were() {
    let [few, many] = [1000, 100_000].map(|n| {
        let (_, fixed) = allocated(|| assert!(grad!(kept::orbit)(0.3, n).is_finite()));
        assert_eq!(fixed, 0, "{n} trips");
        allocated(|| assert!(grad!(kept::search)(0.3, n as i32).is_finite())).1
    });
    assert_eq!(
        few, many,
        "of a loop whose trips are not known, the first few"
    );
}

#[test]
fn sums_of_fields_keep_nothing() {
    let m = kept::Matrix { a: [[0.3; 4]; 4] };
    let run = || assert!(grad!(kept::cube)(&m).a[1][1].is_finite());
    assert_eq!(allocated(run), (0, 0));
}

#[test]
fn what_a_pattern_finds_in_constants_is_not_kept() {
    let [_, few, many] = [100, 100, 10_000].map(|n| {
        let step = |i: usize| match i % 3 {
            0 => kept::Step::Halve(i % 5),
            _ => kept::Step::Add {
                from: i % 4,
                to: i % 5,
            },
        };
        let steps: Vec<_> = (0..n).map(step).collect();
        // what is kept by more trips than before is new memory
        let run = || assert_eq!(grad!(kept::routed)(&steps, &[0.1; 5]).len(), 5);
        measure(run).bytes_max
    });
    assert_eq!(few, many);
}

#[test]
fn what_nobody_wants_is_added_to_memory_that_is_used_again() {
    for n in [3, 12, 100] {
        let rows = vec![vec![0.01; n]; 50];
        let (_, n) = allocated(|| assert!(grad!(kept::tables)(0.3, &rows).is_finite()));
        assert!(n <= 1, "{n} times");
    }
}

#[test]
fn a_call_with_three_trips_allocates_nothing() {
    let [few, many] = [2000, 4000].map(|n| {
        let bodies = kept::bodies(n);
        allocated(|| assert!(grad!(kept::energy)(&bodies)[1].mass.is_finite())).1
    });
    assert_eq!(few, many);
}

#[test]
fn what_a_call_overwrites_and_nobody_reads_is_not_kept() {
    let y0 = [0.3; 100];
    let [few, many] = [256, 512]
        .map(|steps| allocated(|| assert!(grad!(kept::euler)(0.7, &y0, steps).0.is_finite())).1);
    assert_eq!(few, many, "of {few} blocks none is a step's own");
}

#[test]
fn a_function_that_calls_itself_allocates_nothing_in_its_second_run() {
    let a: Vec<f64> = (0..36).map(|i| (i as f64 * 0.7).sin()).collect();
    let mut ct = vec![0.0; 36];
    let (_, blocks) = allocated(|| {
        let value = value_and_grad_into!(kept::minor)(&a, 6, 0, 0, &mut ct);
        assert!(value.is_finite());
    });
    assert_eq!(blocks, 0);
    // the determinant is linear in each row
    let row: f64 = (0..6).map(|j| a[j] * ct[j]).sum();
    let value = kept::minor(&a, 6, 0, 0);
    assert!((row - value).abs() < 1e-12 * value.abs().max(1.0));
}

#[test]
fn a_method_that_calls_itself_by_fields_allocates_for_its_outermost_call_alone() {
    let tree = kept::tree(8);
    let (mut ct, mut ct_x) = (tree.zeros_like(), 0.0);
    let (_, blocks) = allocated(|| {
        let value = value_and_grad_into!(kept::tree_total)(&tree, 0.7, &mut ct, &mut ct_x);
        assert!(value.is_finite());
    });
    // of 255 calls
    assert_eq!(blocks, 1);
    let h = 1e-6;
    let value = |x: f64| kept::tree_total(&tree, x);
    let expected = (value(0.7 + h) - value(0.7 - h)) / (2.0 * h);
    assert!((ct_x - expected).abs() < 1e-7, "{ct_x} {expected}");
}

#[test]
fn what_the_helpers_of_a_recursion_keep_is_on_its_tape() {
    let run = |p: f64| grad!(kept::adaptive)(p, 0.0, 8.0, 0.0, 1e-8).0;
    let (_, blocks) = allocated(|| assert!(run(1.3).is_finite()));
    assert_eq!(blocks, 0);
    let h = 1e-6;
    let value = |p: f64| kept::adaptive(p, 0.0, 8.0, 0.0, 1e-8);
    let expected = (value(1.3 + h) - value(1.3 - h)) / (2.0 * h);
    assert!((run(1.3) - expected).abs() < 1e-6, "{expected}");
}

#[test]
fn memory_of_a_recursion_is_a_few_words_a_call() {
    let a: Vec<f64> = (0..64).map(|i| (i as f64 * 0.7).sin()).collect();
    let run = || assert!(grad!(kept::minor)(&a, 8, 0, 0)[0].is_finite());
    // a new thread has an empty pool
    let first = || measure(run).bytes_max;
    let peak = std::thread::scope(|threads| threads.spawn(first).join().expect("it runs"));
    // 8! / k! calls at each depth; while the tape grows, there are two of it
    let calls: u64 = (0..=8)
        .scan(1, |n, k| {
            *n *= if k == 0 { 1 } else { 9 - k };
            Some(*n)
        })
        .sum();
    assert_eq!(calls, 109_601);
    assert!(peak < 30 * 8 * calls, "{} words a call", peak / 8 / calls);
}

#[test]
fn a_formula_is_differentiated_where_it_calls_itself() {
    let (formula, x, h) = (kept::formula(8), 0.7, 1e-6);
    let value = |x: f64| kept::evaluated(&formula, x);
    let (_, slope) = grad!(kept::evaluated)(&formula, x);
    let expected = (value(x + h) - value(x - h)) / (2.0 * h);
    assert!((slope - expected).abs() < 1e-8, "{slope} {expected}");
    let (again, pullback) = vjp!(kept::evaluated)(&formula, x);
    assert_eq!(again, value(x));
    let [one, two] = [1.0, 2.0].map(|ct| pullback(ct).1);
    assert_eq!((one, 2.0 * one), (slope, two));
}

#[test]
fn what_the_tables_name_is_run() -> Result<(), String> {
    claims::hold()
}
