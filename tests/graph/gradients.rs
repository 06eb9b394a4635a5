//! What is asked for and what comes: ys, xs, their cotangents, stops, unconnected xs, aggregation, names.

use super::{gradient, value};
use grads::graph::{Aggregation, GradientOptions, Graph, Unconnected, UserOp};
use grads::{DType, Var};
use std::cell::RefCell;

#[test]
fn is_summed_over_ys_and_their_elements() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let ys = [x * x, x * 3.0];
    let dx = g.gradients(&ys, &[x], &GradientOptions::default()).unwrap()[0].unwrap();
    assert_eq!(value(&g, dx, &[(x, vec![1.0, 2.0].into())]), [5.0, 7.0]);
}

#[test]
fn grad_ys_weigh_the_ys_and_missing_ones_are_ones() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let options = GradientOptions {
        grad_ys: vec![Some(g.constant(10.0)), None],
        ..GradientOptions::default()
    };
    let dx = g.gradients(&[x * x, x * 3.0], &[x], &options).unwrap()[0].unwrap();
    assert_eq!(value(&g, dx, &[(x, 2.0.into())]), [43.0]);
}

#[test]
fn a_sparse_grad_y_is_taken() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let y = x * 2.0;
    let rows = g.indexed_slices(g.constant([[1.0, 2.0]]), g.constant([1_i64]), y);
    let options = GradientOptions {
        grad_ys: vec![Some(rows)],
        ..GradientOptions::default()
    };
    let dx = g.gradients(&[y], &[x], &options).unwrap()[0].unwrap();
    let at = g.constant([[0.0; 2]; 3]);
    let fed = g.run(&[at], &[]).unwrap().remove(0);
    assert_eq!(value(&g, dx, &[(x, fed)]), [0.0, 0.0, 2.0, 4.0, 0.0, 0.0]);
}

#[test]
fn a_y_that_is_an_x_has_its_cotangent() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    assert_eq!(value(&g, gradient(&g, x, x), &[(x, 3.0.into())]), [1.0]);
}

#[test]
fn ys_that_feed_ys_and_repeated_ys_and_xs_count_as_often_as_they_are() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let y = x * x;
    let options = GradientOptions::default();
    let both = g.gradients(&[y, y * 3.0], &[x], &options).unwrap()[0].unwrap();
    let twice = g.gradients(&[y, y], &[x, x], &options).unwrap();
    let feed = [(x, 2.0.into())];
    assert_eq!(value(&g, both, &feed), [16.0]);
    assert_eq!(value(&g, twice[0].unwrap(), &feed), [8.0]);
    assert_eq!(value(&g, twice[1].unwrap(), &feed), [8.0]);
}

#[test]
fn an_x_in_the_middle_has_the_total_derivative() {
    let g = Graph::new();
    let a = g.placeholder("a", DType::F64);
    let b = a * 2.0;
    let grads = g
        .gradients(&[a + b], &[a, b], &GradientOptions::default())
        .unwrap();
    let feed = [(a, 1.0.into())];
    assert_eq!(value(&g, grads[0].unwrap(), &feed), [3.0]);
    assert_eq!(value(&g, grads[1].unwrap(), &feed), [1.0]);
}

#[test]
fn stop_gradients_make_the_derivative_partial() {
    let g = Graph::new();
    let a = g.placeholder("a", DType::F64);
    let b = a * 2.0;
    let options = GradientOptions {
        stop_gradients: vec![a, b],
        ..GradientOptions::default()
    };
    let grads = g.gradients(&[a + b], &[a, b], &options).unwrap();
    let feed = [(a, 1.0.into())];
    assert_eq!(value(&g, grads[0].unwrap(), &feed), [1.0]);
    assert_eq!(value(&g, grads[1].unwrap(), &feed), [1.0]);
}

fn stopped(v: Var<'_>) -> Var<'_> {
    v.stop_gradient()
}

/// For every subset of the nodes of a graph, the list of stops does what `stop_gradient` nodes do.
#[test]
fn stops_in_the_list_do_what_stops_in_the_graph_do() {
    for stops in 0..16_u32 {
        let build = |in_graph: bool| {
            let g = Graph::new();
            let a = g.placeholder("a", DType::F64);
            let is_stopped = |i: u32| stops & (1 << i) != 0;
            let mut list = vec![];
            let mut node = |i: u32, v| {
                list.extend(is_stopped(i).then_some(v));
                let in_graph = in_graph && is_stopped(i);
                if in_graph { stopped(v) } else { v }
            };
            let b = node(0, a.sin());
            let c = node(1, b * a);
            let d = node(2, c * b + a);
            let e = node(3, d * c);
            let options = GradientOptions {
                stop_gradients: if in_graph { vec![] } else { list },
                unconnected: Unconnected::Zero,
                ..GradientOptions::default()
            };
            let da = g.gradients(&[e * a], &[a], &options).unwrap()[0].unwrap();
            value(&g, da, &[(a, 0.7.into())])
        };
        assert_eq!(build(true), build(false), "stops {stops:b}");
    }
}

/// Some stops in the list and others in the graph do what all of them do in the graph.
#[test]
fn stops_in_the_list_and_in_the_graph_combine() {
    for stops in 0..9_u32 {
        // of each node: not stopped, in the graph, in the list
        let places = [stops % 3, stops / 3];
        let build = |all_in_graph: bool| {
            let g = Graph::new();
            let a = g.placeholder("a", DType::F64);
            let mut list = vec![];
            let mut node = |place: u32, v| {
                let in_list = place == 2 && !all_in_graph;
                list.extend(in_list.then_some(v));
                let in_graph = place != 0 && !in_list;
                if in_graph { stopped(v) } else { v }
            };
            let b = node(places[0], a.sin());
            let c = node(places[1], b * a);
            let options = GradientOptions {
                stop_gradients: list,
                ..GradientOptions::default()
            };
            let da = g.gradients(&[c * b * a], &[a], &options).unwrap()[0].unwrap();
            value(&g, da, &[(a, 0.7.into())])
        };
        assert_eq!(build(true), build(false), "{places:?}");
    }
}

#[test]
fn what_no_y_depends_on_is_none_or_zeros() {
    let g = Graph::new();
    let (x, z) = (
        g.placeholder("x", DType::F64),
        g.placeholder("z", DType::F64),
    );
    let options = GradientOptions::default();
    let none = g.gradients(&[x * 2.0], &[x, z], &options).unwrap();
    assert!(none[0].is_some() && none[1].is_none());
    let zero = GradientOptions {
        unconnected: Unconnected::Zero,
        ..options
    };
    let zeros = g.gradients(&[x * 2.0], &[x, z], &zero).unwrap();
    let feed = [(x, 1.0.into()), (z, vec![5.0, 6.0].into())];
    assert_eq!(value(&g, zeros[0].unwrap(), &feed), [2.0]);
    assert_eq!(value(&g, zeros[1].unwrap(), &feed), [0.0, 0.0]);
}

#[test]
fn integers_are_constant() {
    let g = Graph::new();
    let (x, n) = (
        g.placeholder("x", DType::F64),
        g.placeholder("n", DType::I64),
    );
    let y = x * (n + g.constant(1_i64)).cast(&x.ty());
    let grads = g
        .gradients(&[y], &[x, n], &GradientOptions::default())
        .unwrap();
    assert_eq!(
        value(&g, grads[0].unwrap(), &[(x, 2.0.into()), (n, 4_i64.into())]),
        [5.0]
    );
    assert!(grads[1].is_none());
}

#[test]
fn aggregation_methods_give_the_same_by_different_nodes() {
    let by = |aggregation| {
        let g = Graph::new();
        let x = g.placeholder("x", DType::F64);
        let y = (1..10).fold(x, |sum, k| sum + (x * f64::from(k)).sin());
        let options = GradientOptions {
            aggregation,
            ..GradientOptions::default()
        };
        let dx = g.gradients(&[y], &[x], &options).unwrap()[0].unwrap();
        let text = g.to_text(&[dx]).unwrap();
        // the sums of the way back alone
        let back = &text[text.rfind("cos").unwrap()..];
        let sums = ["add_n", "add"].map(|op| back.matches(&format!(" = {op} ")).count());
        (value(&g, dx, &[(x, 0.3.into())])[0], sums)
    };
    let (all, tree) = (by(Aggregation::AddN), by(Aggregation::Tree));
    assert_eq!((all.1, tree.1), ([1, 0], [0, 9]));
    assert!((all.0 - tree.0).abs() < 1e-14);
    assert_eq!(tree, by(Aggregation::AccumulateN));
}

#[test]
fn aggregation_methods_have_names_and_one_is_the_default() {
    let names = ["add_n", "default", "tree", "accumulate_n"];
    let methods = names.map(|name| name.parse().unwrap());
    let [add_n, default, tree, accumulate_n]: [Aggregation; 4] = methods;
    assert_eq!([add_n, default], [Aggregation::AddN; 2]);
    assert_eq!(tree, Aggregation::Tree);
    assert_eq!(accumulate_n, Aggregation::AccumulateN);
    assert_eq!(Aggregation::default(), Aggregation::AddN);
    assert_eq!(GradientOptions::default().aggregation, Aggregation::AddN);
}

#[test]
fn one_contribution_is_used_as_it_is() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let dx = gradient(&g, x.sin(), x);
    assert!(!g.to_text(&[dx]).unwrap().contains("add"));
}

#[test]
fn slices_of_several_lookups_are_put_one_after_the_other() {
    let g = Graph::new();
    let table = g.placeholder("table", DType::F64);
    let first = table.rows(g.constant([2_i64, 0]));
    let second = table.rows(g.constant([2_i64]));
    let options = GradientOptions::default();
    let ys = [first, second * 3.0];
    let dt = g.gradients(&ys, &[table], &options).unwrap()[0].unwrap();
    let [values, indices, _] = dt.slices().unwrap();
    let feed = g
        .run(&[g.constant([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])], &[])
        .unwrap();
    let feed = [(table, feed[0].clone())];
    assert_eq!(
        g.run(&[indices], &feed).unwrap()[0].to_f64s(),
        [2.0, 2.0, 0.0]
    );
    assert_eq!(value(&g, values, &feed), [3.0, 3.0, 1.0, 1.0, 1.0, 1.0]);
    assert_eq!(value(&g, dt, &feed), [1.0, 1.0, 0.0, 0.0, 4.0, 4.0]);
}

#[test]
fn slices_of_slices_are_slices() {
    let g = Graph::new();
    let table = g.placeholder("table", DType::F64);
    let some = table.rows(g.constant([2_i64, 1]));
    let one = some.rows(g.constant([0_i64]));
    let dt = gradient(&g, one, table);
    let [values, indices, _] = dt.slices().unwrap();
    let feed = [(table, vec![1.0, 2.0, 3.0].into())];
    // one for each row that the first lookup took: those of the second are put among zeros
    let indices = &g.run(&[indices], &feed).unwrap()[0];
    assert_eq!(indices.to_f64s(), [2.0, 1.0]);
    assert_eq!(value(&g, values, &feed), [1.0, 0.0]);
    assert_eq!(value(&g, dt, &feed), [0.0, 0.0, 1.0]);
}

/// A lookup of which the rule behind it gives nothing has no part in the slices.
#[test]
fn lookups_without_a_cotangent_are_left_out_of_slices() {
    let g = Graph::new();
    let table = g.placeholder("table", DType::F64);
    let cut = UserOp::new("cut", DType::F64, |x| Ok(x[0].clone())).with_rule(|_| vec![None]);
    let one = table.rows(g.constant([2_i64]));
    let other = cut.apply(table.rows(g.constant([1_i64])), &[]);
    let options = GradientOptions::default();
    let of = |ys: &[_]| g.gradients(ys, &[table], &options).unwrap()[0];
    let [values, indices, _] = of(&[one, other]).unwrap().slices().unwrap();
    let feed = [(table, vec![1.0, 2.0, 3.0].into())];
    let indices = &g.run(&[indices], &feed).unwrap()[0];
    assert_eq!(indices.to_f64s(), [2.0]);
    assert_eq!(value(&g, values, &feed), [1.0]);
    assert!(of(&[other]).is_none());
}

#[test]
fn a_sparse_and_a_dense_contribution_make_a_dense_one() {
    let g = Graph::new();
    let table = g.placeholder("table", DType::F64);
    let some = table.rows(g.constant([1_i64, 1]));
    let ys = [some, table * 2.0];
    let dt = g
        .gradients(&ys, &[table], &GradientOptions::default())
        .unwrap()[0]
        .unwrap();
    assert!(dt.slices().is_none());
    assert_eq!(value(&g, dt, &[(table, vec![1.0, 2.0].into())]), [2.0, 4.0]);
}

#[test]
fn nodes_are_named_by_scope_and_know_the_node_that_they_undo() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let y = g.name_scope("model", || x.sin());
    let dx = gradient(&g, y, x);
    assert_eq!(g.name(y), "model/sin");
    assert!(
        g.name(dx).starts_with("gradients/model/sin_grad/"),
        "{}",
        g.name(dx)
    );
    let again = gradient(&g, y, x);
    assert!(
        g.name(again).starts_with("gradients_1/model/sin_grad/"),
        "{}",
        g.name(again)
    );
    let named = GradientOptions {
        name: "back".into(),
        ..GradientOptions::default()
    };
    let other = g.gradients(&[y], &[x], &named).unwrap()[0].unwrap();
    assert!(
        g.name(other).starts_with("back/model/sin_grad/"),
        "{}",
        g.name(other)
    );
    assert!(g.to_text(&[dx]).unwrap().contains("= cos v0 from n0"));
}

#[test]
fn an_observer_sees_each_node_that_is_differentiated() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let dead = x.exp();
    let y = x.sin() * x;
    let seen = RefCell::new(vec![]);
    let options = GradientOptions::default();
    let observer = |step: grads::graph::GradientStep| seen.borrow_mut().push(step);
    g.gradients_observed(&[y], &[x], &options, &observer)
        .unwrap();
    let ops: Vec<String> = seen.borrow().iter().map(|s| s.op.clone()).collect();
    assert_eq!(ops, ["mul", "sin"]);
    assert_eq!(
        (seen.borrow()[0].cotangents, seen.borrow()[0].operands),
        (1, 2)
    );
    assert_eq!(g.name(dead), "exp");
}

#[test]
fn gates_change_no_value() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let y = x * x.sin();
    let gated = GradientOptions {
        gate: true,
        ..GradientOptions::default()
    };
    let dx = g.gradients(&[y], &[x], &gated).unwrap()[0].unwrap();
    let feed = [(x, 0.4.into())];
    assert_eq!(value(&g, dx, &feed), value(&g, gradient(&g, y, x), &feed));
}

#[test]
fn hessian_vector_products_are_gradients_of_products() {
    let g = Graph::new();
    let (x, v) = (
        g.placeholder("x", DType::F64),
        g.placeholder("v", DType::F64),
    );
    let a = g.constant([[1.0, 2.0], [5.0, 3.0]]);
    let y = (x * a.matvec(x)).reduce_sum(None, false) * 0.5;
    let hv = g.hessian_vector_product(&[y], &[x], &[v]).unwrap()[0].unwrap();
    let feed = [(x, vec![0.3, 0.4].into()), (v, vec![1.0, 10.0].into())];
    assert_eq!(value(&g, hv, &feed), [36.0, 33.5]);
}
