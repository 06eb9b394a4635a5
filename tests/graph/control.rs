//! Branches, loops and functions, and their derivatives.

use super::{gradient, value};
use grads::graph::{GradientOptions, Graph, GraphError, Unconnected};
use grads::{DType, Var};

fn options<'g>() -> GradientOptions<'g> {
    GradientOptions::default()
}

/// `v * x`, `n` times from `x` on.
fn power<'g>(g: &'g Graph, x: Var<'g>, n: Var<'g>) -> Var<'g> {
    let start = [x, g.constant(0_i64)];
    let step = |v: &[Var<'g>]| vec![v[0] * x, v[1] + g.constant(1_i64)];
    g.while_loop(&start, |v| v[1].lt(n), step, None)[0]
}

#[test]
fn a_branch_that_does_not_use_a_value_gives_it_zeros() {
    let g = Graph::new();
    let (x, y) = (
        g.placeholder("x", DType::F64),
        g.placeholder("y", DType::F64),
    );
    let z = g.cond(x.lt(1.0), || vec![x * 2.0], || vec![y * y])[0];
    let grads = g.gradients(&[z], &[x, y], &options()).unwrap();
    let at = |x0: f64| {
        let feed = [(x, x0.into()), (y, 3.0.into())];
        (
            value(&g, grads[0].unwrap(), &feed)[0],
            value(&g, grads[1].unwrap(), &feed)[0],
        )
    };
    assert_eq!(at(0.5), (2.0, 0.0));
    assert_eq!(at(1.5), (0.0, 6.0));
}

#[test]
fn switch_case_takes_the_last_branch_for_numbers_out_of_range() {
    let g = Graph::new();
    let (x, i) = (
        g.placeholder("x", DType::F64),
        g.placeholder("i", DType::I32),
    );
    let y = g.switch_case(
        i,
        vec![
            Box::new(|| vec![x * 2.0]),
            Box::new(|| vec![x * x]),
            Box::new(|| vec![x.sin()]),
        ],
    )[0];
    let dx = gradient(&g, y, x);
    let at = |k: i32| value(&g, dx, &[(x, 0.5.into()), (i, k.into())])[0];
    let cos = 0.5_f64.cos();
    assert_eq!(
        [at(0), at(1), at(2), at(7), at(-1)],
        [2.0, 1.0, cos, cos, cos]
    );
}

#[test]
fn a_loop_has_a_gradient_of_any_order_after_any_number_of_trips() {
    let g = Graph::new();
    let (x, n) = (
        g.placeholder("x", DType::F64),
        g.placeholder("n", DType::I64),
    );
    let y = power(&g, x, n);
    let first = gradient(&g, y, x);
    let second = gradient(&g, first, x);
    let third = gradient(&g, second, x);
    for trips in 0..5_i64 {
        let feed = [(x, 2.0.into()), (n, trips.into())];
        let p = trips as f64 + 1.0;
        let expected = [
            2f64.powf(p),
            p * 2f64.powf(p - 1.0),
            p * (p - 1.0) * 2f64.powf(p - 2.0),
            p * (p - 1.0) * (p - 2.0) * 2f64.powf(p - 3.0),
        ];
        let out = g.run(&[y, first, second, third], &feed).unwrap();
        let out: Vec<f64> = out.iter().map(|x| x.to_f64().unwrap()).collect();
        assert_eq!(out, expected, "{trips} trips");
    }
}

#[test]
fn a_loop_stops_at_its_most_iterations() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let y = g.while_loop(&[x], |v| v[0].lt(1e9), |v| vec![v[0] * v[0]], Some(3))[0];
    let dx = gradient(&g, y, x);
    let feed = [(x, 2.0.into())];
    assert_eq!(value(&g, y, &feed), [256.0]);
    assert_eq!(value(&g, dx, &feed), [8.0 * 128.0]);
}

#[test]
fn only_what_the_way_back_reads_is_collected() {
    let g = Graph::new();
    let (x, c) = (
        g.placeholder("x", DType::F64),
        g.placeholder("c", DType::F64),
    );
    let start = [x, g.constant(0_i64)];
    let y = g.while_loop(
        &start,
        |v| v[1].lt(g.constant(4_i64)),
        |v| vec![v[0] * c + 2.0, v[1] + g.constant(1_i64)],
        None,
    )[0];
    let grads = g.gradients(&[y], &[x], &options()).unwrap();
    let text = g.to_text(&[grads[0].unwrap()]).unwrap();
    // `c` is the same in every trip, and `v * c` is computed again
    assert_eq!(text.matches("= push ").count(), 1, "{text}");
    let both = g.gradients(&[y], &[x, c], &options()).unwrap();
    let text = g.to_text(&[both[0].unwrap(), both[1].unwrap()]).unwrap();
    assert_eq!(
        text.matches("= push ").count(),
        1,
        "a second gradient collects nothing twice\n{text}"
    );
}

#[test]
fn what_is_cheap_is_computed_again_and_what_is_dear_is_collected() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let y = g.while_loop(
        &[x],
        |_| g.constant(true),
        |v| vec![(v[0] * 3.0 - 1.0).exp() * v[0]],
        Some(2),
    )[0];
    let dx = gradient(&g, y, x);
    let text = g.to_text(&[dx]).unwrap();
    // `v` and the exponential; `v * 3` and `v * 3 - 1` cost less than a list
    assert_eq!(text.matches("= push ").count(), 2, "{text}");
    let step = |x: f64| (3.0 * x - 1.0).exp() * x;
    let slope = |x: f64| (3.0 * x - 1.0).exp() * (3.0 * x + 1.0);
    let expected = slope(step(0.2)) * slope(0.2);
    let found = value(&g, dx, &[(x, 0.2.into())])[0];
    assert!(
        (found - expected).abs() < 1e-12 * expected,
        "{found} for {expected}"
    );
}

#[test]
fn loops_in_branches_in_loops() {
    let g = Graph::new();
    let (x, n) = (
        g.placeholder("x", DType::F64),
        g.placeholder("n", DType::I64),
    );
    let start = [x, g.constant(0_i64)];
    let y = g.while_loop(
        &start,
        |v| v[1].lt(n),
        |v| {
            let (s, i) = (v[0], v[1]);
            let even = (i - i / g.constant(2_i64) * g.constant(2_i64)).eq(g.constant(0_i64));
            let next = g.cond(even, || vec![power(&g, s, i)], || vec![s.sin()]);
            vec![next[0], i + g.constant(1_i64)]
        },
        None,
    )[0];
    let first = gradient(&g, y, x);
    let second = gradient(&g, first, x);
    let plain = |x: f64, n: i64| {
        (0..n).fold(x, |s, i| {
            if i % 2 == 0 {
                s.powi(i as i32 + 1)
            } else {
                s.sin()
            }
        })
    };
    for trips in [0_i64, 1, 2, 5] {
        let at = |x0: f64| {
            g.run(&[y, first, second], &[(x, x0.into()), (n, trips.into())])
                .unwrap()
        };
        let out: Vec<f64> = at(0.8).iter().map(|x| x.to_f64().unwrap()).collect();
        let h = 1e-5;
        let difference = (plain(0.8 + h, trips) - plain(0.8 - h, trips)) / (2.0 * h);
        let of_first =
            (at(0.8 + h)[1].to_f64().unwrap() - at(0.8 - h)[1].to_f64().unwrap()) / (2.0 * h);
        assert_eq!(out[0], plain(0.8, trips));
        assert!((out[1] - difference).abs() < 1e-8, "{out:?} {difference}");
        assert!((out[2] - of_first).abs() < 1e-8, "{out:?} {of_first}");
    }
}

#[test]
fn loop_variables_that_are_integers_have_no_gradient() {
    let g = Graph::new();
    let (x, n) = (
        g.placeholder("x", DType::F64),
        g.placeholder("n", DType::I64),
    );
    let y = power(&g, x, n);
    let grads = g.gradients(&[y], &[x, n], &options()).unwrap();
    assert!(grads[0].is_some() && grads[1].is_none());
}

#[test]
fn tensors_keep_their_shapes_on_the_way_back() {
    let g = Graph::new();
    let (x, n) = (
        g.placeholder("x", DType::F64),
        g.placeholder("n", DType::I64),
    );
    let w = g.placeholder("w", DType::F64);
    let start = [x, g.constant(0_i64)];
    let y = g.while_loop(
        &start,
        |v| v[1].lt(n),
        |v| vec![w.matvec(v[0]).tanh(), v[1] + g.constant(1_i64)],
        None,
    )[0]
    .reduce_sum(None, false);
    let grads = g.gradients(&[y], &[x, w], &options()).unwrap();
    let dw = gradient(&g, (grads[0].unwrap() * x).reduce_sum(None, false), w);
    for trips in [0_i64, 3] {
        let feed = [
            (x, vec![0.1, 0.2].into()),
            (w, [[0.5, -0.3], [0.2, 0.7]].into()),
            (n, trips.into()),
        ];
        let out = g
            .run(&[grads[0].unwrap(), grads[1].unwrap(), dw], &feed)
            .unwrap();
        let shapes: Vec<&[usize]> = out.iter().map(|x| x.shape()).collect();
        assert_eq!(shapes, [&[2][..], &[2, 2], &[2, 2]]);
    }
}

#[test]
fn functions_capture_from_every_graph_around() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let outer = g.call("outer", &[x], |a| {
        let inner = g.call("inner", &[a[0] * 2.0], |b| vec![b[0] * x * a[0], b[0]]);
        vec![inner[0] + inner[1]]
    });
    let dx = gradient(&g, outer[0], x);
    let ddx = gradient(&g, dx, x);
    let feed = [(x, 3.0.into())];
    assert_eq!(value(&g, outer[0], &feed), [60.0]);
    assert_eq!(value(&g, dx, &feed), [56.0]);
    assert_eq!(value(&g, ddx, &feed), [36.0]);
}

#[test]
fn the_gradient_may_be_taken_inside_of_a_function() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let y = x * x;
    let inside = g.call("f", &[], |_| {
        let z = y * x;
        vec![gradient(&g, z, x), gradient(&g, z, y)]
    });
    let feed = [(x, 2.0.into())];
    assert_eq!(value(&g, inside[0], &feed), [12.0]);
    assert_eq!(value(&g, inside[1], &feed), [2.0]);
    let again = gradient(&g, inside[0], x);
    assert_eq!(value(&g, again, &feed), [12.0]);
}

#[test]
fn the_gradient_may_be_taken_inside_of_a_loop() {
    let g = Graph::new();
    let (x, k) = (
        g.placeholder("x", DType::F64),
        g.placeholder("k", DType::F64),
    );
    // gradient descent on (v - k)^2
    let y = g.while_loop(
        &[x],
        |_| g.constant(true),
        |v| {
            let loss = (v[0] - k) * (v[0] - k);
            vec![v[0] - gradient(&g, loss, v[0]) * 0.25]
        },
        Some(3),
    )[0];
    let grads = g.gradients(&[y], &[x, k], &options()).unwrap();
    let feed = [(x, 8.0.into()), (k, 0.0.into())];
    assert_eq!(value(&g, y, &feed), [1.0]);
    assert_eq!(value(&g, grads[0].unwrap(), &feed), [0.125]);
    assert_eq!(value(&g, grads[1].unwrap(), &feed), [0.875]);
}

#[test]
fn a_function_with_a_gradient_of_its_own_uses_it() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let clipped = g.call_with_gradient(
        "cube",
        &[x],
        |a| (vec![a[0] * a[0] * a[0]], vec![a[0] * a[0]]),
        |cx| vec![cx.cts[0].map(|ct| ct * cx.kept[0] * 100.0)],
    );
    let dx = gradient(&g, clipped[0], x);
    let ddx = gradient(&g, dx, x);
    let feed = [(x, 2.0.into())];
    assert_eq!(value(&g, clipped[0], &feed), [8.0]);
    assert_eq!(value(&g, dx, &feed), [400.0]);
    assert_eq!(value(&g, ddx, &feed), [400.0]);
}

#[test]
fn what_a_function_stops_is_unconnected() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let y = g.call("f", &[x], |a| vec![a[0].stop_gradient() * 2.0])[0];
    assert!(g.gradients(&[y], &[x], &options()).unwrap()[0].is_none());
    let zero = GradientOptions {
        unconnected: Unconnected::Zero,
        ..options()
    };
    let dx = g.gradients(&[y], &[x], &zero).unwrap()[0].unwrap();
    assert_eq!(value(&g, dx, &[(x, 2.0.into())]), [0.0]);
}

/// One branch in the other, so many times.
fn nested<'g>(g: &'g Graph, x: Var<'g>, depth: usize) -> Var<'g> {
    if depth == 0 {
        return x.sin();
    }
    let inner = g.cond(x.lt(1.0), || vec![nested(g, x, depth - 1)], || vec![x]);
    inner.first().copied().unwrap_or(x)
}

#[test]
fn branches_are_nested_so_deeply_and_no_deeper() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let y = nested(&g, x, 99);
    let second = gradient(&g, gradient(&g, y, x), x);
    assert_eq!(value(&g, second, &[(x, 0.5.into())]), [-0.5_f64.sin()]);
    assert!(g.to_rust("f", &[y, second]).is_ok());

    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    nested(&g, x, 10_000);
    assert_eq!(g.check(), Err(GraphError::TooDeep(100)));
}

#[test]
fn a_text_of_branches_nested_too_deeply() {
    let depth = 2_000;
    let mut text = String::from("func @f0(| v0: tensor f64) -> tensor f64 {\n    return v0\n}\n");
    for i in 0..depth {
        text += &format!(
            "func @g{i}(| v0: tensor f64) -> tensor f64 {{\n    return v0\n}}\n\
             func @f{}({} v0: tensor f64) -> tensor f64 {{\n    v1: tensor f64 = const 1.0\n    v2 = lt v0, v1\n    \
             v3 = cond v2, @f{i}, @g{i} captures (v0)\n    return v3\n}}\n",
            i + 1,
            if i + 1 == depth { "" } else { "|" }
        );
    }
    assert_eq!(
        Graph::from_text(&text).err(),
        Some(GraphError::TooDeep(100))
    );
}

/// A branch that gives `n * x`.
fn times<'g>(x: Var<'g>, n: i32) -> Box<dyn FnOnce() -> Vec<Var<'g>> + 'g> {
    Box::new(move || vec![x * f64::from(n)])
}

#[test]
fn a_switch_of_many_branches() {
    let g = Graph::new();
    let (x, i) = (
        g.placeholder("x", DType::F64),
        g.placeholder("i", DType::I64),
    );
    let y = g.switch_case(i, (0..1000).map(|n| times(x, n)).collect())[0];
    let dx = gradient(&g, y, x);
    let program = g.compile(&[dx]).unwrap();
    for (at, expected) in [
        (0_i64, 0.0),
        (1, 1.0),
        (500, 500.0),
        (999, 999.0),
        (1000, 999.0),
        (-1, 999.0),
    ] {
        let out = program.run(&[(x, 2.0.into()), (i, at.into())]).unwrap();
        assert_eq!(out[0].to_f64(), Some(expected), "branch {at}");
    }
}
