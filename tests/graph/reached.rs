//! Which nodes a gradient goes through: those between the xs and the ys, each once, and no others.

use super::value;
use grads::DType;
use grads::graph::{GradientOptions, GradientStep, Graph, Unconnected, UserOp};
use grads::{Tensor, Var};
use std::cell::RefCell;

/// The gradients of a y, and the names of the nodes that were differentiated, in turn.
fn observed<'g>(g: &'g Graph, y: Var<'g>, xs: &[Var<'g>]) -> (Vec<Option<Var<'g>>>, Vec<String>) {
    let seen = RefCell::new(vec![]);
    let observer = |step: GradientStep| seen.borrow_mut().push(step.node);
    let options = GradientOptions::default();
    let cts = g.gradients_observed(&[y], xs, &options, &observer);
    (cts.unwrap(), seen.take())
}

/// `cos` hangs on no x, `exp` leads to no y, and `floor` lets nothing through; only `tanh` and `sin` are taken.
#[test]
fn a_node_is_taken_if_an_x_lies_behind_it_and_a_y_before_it() {
    let g = Graph::new();
    let [x, z] = ["x", "z"].map(|name| g.placeholder(name, DType::F64));
    let aside = [z.cos(), x.floor(), x.exp()];
    let (cts, seen) = observed(&g, x.sin().tanh() + aside[0] + aside[1], &[x]);
    let names = |part: &str| seen.iter().filter(|n| n.contains(part)).count();
    let counts = ["tanh", "sin", "cos", "exp", "floor"].map(names);
    assert_eq!(counts, [1, 1, 0, 0, 0], "{seen:?}");
    let feed = [(x, 0.5.into()), (z, 0.1.into())];
    let slope = 0.5_f64.cos() * (1.0 - 0.5_f64.sin().tanh().powi(2));
    assert!((value(&g, cts[0].unwrap(), &feed)[0] - slope).abs() < 1e-15);
}

/// The same through the captures of a branch: `sin` there reads the x of the graph around, `cos` reads another value of it.
#[test]
fn a_node_in_a_branch_is_taken_if_what_it_captures_leads_to_an_x() {
    let g = Graph::new();
    let [x, z] = ["x", "z"].map(|name| g.placeholder(name, DType::F64));
    let y = g.cond(x.lt(1.0), || vec![x.sin() + z.cos()], || vec![z])[0];
    let (cts, seen) = observed(&g, y, &[x]);
    let names = |part: &str| seen.iter().filter(|n| n.contains(part)).count();
    assert_eq!(["sin", "cos"].map(names), [1, 0], "{seen:?}");
    let feed = [(x, 0.5.into()), (z, 0.1.into())];
    assert_eq!(value(&g, cts[0].unwrap(), &feed), [0.5_f64.cos()]);
}

/// `s * s` reads `s` by two edges, and another product by a third: `sin` is taken once, when all three cotangents are there.
#[test]
fn a_node_that_is_read_by_several_edges_is_taken_once_and_last() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let s = x.sin();
    let (cts, seen) = observed(&g, s * s * s, &[x]);
    assert_eq!(seen.len(), 3, "{seen:?}");
    assert!(seen[2].contains("sin"), "{seen:?}");
    let expected = 3.0 * 0.5_f64.sin().powi(2) * 0.5_f64.cos();
    let found = value(&g, cts[0].unwrap(), &[(x, 0.5.into())])[0];
    assert!((found - expected).abs() < 1e-15);
}

/// Of ready nodes the latest is taken first (TensorFlow's queue takes the one that became ready first).
#[test]
fn of_ready_nodes_the_latest_is_taken_first() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let (a, b) = (x.sin(), x.tanh());
    let (_, seen) = observed(&g, b + a, &[x]);
    let at = |part: &str| seen.iter().position(|n| n.contains(part));
    assert_eq!(seen.len(), 3);
    assert!(at("tanh") < at("sin"), "{seen:?}");
}

/// The node that makes an x is not differentiated, unless another x lies behind it.
#[test]
fn the_node_of_an_x_is_taken_only_for_the_sake_of_another_x() {
    let g = Graph::new();
    let a = g.placeholder("a", DType::F64);
    let b = a.sin();
    let y = b * b;
    assert_eq!(observed(&g, y, &[b]).1.len(), 1);
    let (cts, seen) = observed(&g, y, &[a, b]);
    assert_eq!(seen.len(), 2, "{seen:?}");
    let feed = [(a, 0.5.into())];
    let (s, c) = 0.5_f64.sin_cos();
    assert_eq!(value(&g, cts[1].unwrap(), &feed), [2.0 * s]);
    assert_eq!(value(&g, cts[0].unwrap(), &feed), [2.0 * s * c]);
}

/// Two outputs of one call: `x` is read by the first alone, and the y hangs on the second alone.
#[test]
fn what_only_an_output_reads_that_no_y_uses_is_unconnected() {
    let g = Graph::new();
    let [x, z] = ["x", "z"].map(|name| g.placeholder(name, DType::F64));
    let outputs = g.call("both", &[x, z], |a| vec![a[0] * 2.0, a[1] * 3.0]);
    let options = GradientOptions::default();
    let cts = g.gradients(&[outputs[1]], &[x, z], &options).unwrap();
    assert!(cts[0].is_none() && cts[1].is_some());
    let zero = GradientOptions {
        unconnected: Unconnected::Zero,
        ..options
    };
    let cts = g.gradients(&[outputs[1]], &[x, z], &zero).unwrap();
    let feed = [(x, vec![5.0, 6.0].into()), (z, 1.0.into())];
    assert_eq!(value(&g, cts[0].unwrap(), &feed), [0.0, 0.0]);
    assert_eq!(value(&g, cts[1].unwrap(), &feed), [3.0]);
}

/// A branch that gives a number, an integer and a truth value: the derivative goes through the number.
#[test]
fn the_outputs_of_a_branch_that_are_no_floats_have_no_cotangent() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let one = || vec![x * x, g.constant(1_i64), x.lt(3.0)];
    let other = || vec![x * 5.0, g.constant(2_i64), x.lt(4.0)];
    let out = g.cond(x.lt(2.0), one, other);
    let y = out[0] * out[1].cast(&x.ty()) + out[2].select(x, x * 10.0);
    let options = GradientOptions::default();
    let dx = g.gradients(&[y], &[x], &options).unwrap()[0].unwrap();
    let at = |at: f64| value(&g, dx, &[(x, at.into())])[0];
    assert_eq!([at(1.0), at(3.5), at(5.0)], [3.0, 11.0, 20.0]);
}

/// Of the three variables of a loop only the first is read after it. The second has no part in it; the third feeds it.
#[test]
fn loop_variables_that_nobody_reads_after_the_loop_count_by_what_they_feed() {
    let g = Graph::new();
    let [x, idle, rate] = ["x", "idle", "rate"].map(|name| g.placeholder(name, DType::F64));
    let out = g.while_loop(
        &[x, idle, rate],
        |_| g.constant(true),
        |v| vec![v[0] * v[2], v[1] * 2.0, v[2] + 1.0],
        Some(3),
    );
    let zero = GradientOptions {
        unconnected: Unconnected::Zero,
        ..GradientOptions::default()
    };
    let cts = g.gradients(&[out[0]], &[x, idle, rate], &zero).unwrap();
    let feed: Vec<(Var<'_>, Tensor)> =
        vec![(x, 2.0.into()), (idle, 7.0.into()), (rate, 1.0.into())];
    // x (r)(r + 1)(r + 2), by x, by nothing, by r
    let found: Vec<f64> = cts
        .iter()
        .map(|ct| value(&g, ct.unwrap(), &feed)[0])
        .collect();
    assert_eq!(found, [6.0, 0.0, 2.0 * (2.0 * 3.0 + 3.0 + 2.0)]);
}

/// No y hangs on any variable of the loop: nothing of it is differentiated.
#[test]
fn a_loop_of_which_no_y_reads_anything_is_not_differentiated() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    g.while_loop(&[x], |v| v[0].lt(9.0), |v| vec![v[0].exp()], None);
    let (_, seen) = observed(&g, x.sin(), &[x]);
    assert_eq!(seen.len(), 1, "{seen:?}");
}

/// The rule of `cut` gives nothing; `sin` is taken all the same, with what came by the other path.
#[test]
fn a_rule_that_gives_nothing_holds_up_no_other_path() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let cut = UserOp::new("cut", DType::F64, |x| Ok(x[0].clone())).with_rule(|_| vec![None]);
    let s = x.sin();
    let y = s * 5.0 + cut.apply(s.exp() * 2.0, &[]);
    let (cts, seen) = observed(&g, y, &[x]);
    let names = |part: &str| seen.iter().filter(|n| n.contains(part)).count();
    assert_eq!(["cut", "exp", "sin"].map(names), [1, 0, 1], "{seen:?}");
    let feed = [(x, 0.5.into())];
    assert_eq!(value(&g, cts[0].unwrap(), &feed), [5.0 * 0.5_f64.cos()]);
}

/// A y that hangs on no x is not differentiated, so that what has no rule behind it is no error.
#[test]
fn a_y_that_hangs_on_no_x_needs_no_rule() {
    let g = Graph::new();
    let [x, z] = ["x", "z"].map(|name| g.placeholder(name, DType::F64));
    let without_rule = UserOp::new("double", DType::F64, |x| Ok(x[0].clone()));
    let aside = without_rule.apply(z, &[]);
    let options = GradientOptions::default();
    let dx = g.gradients(&[x * x, aside], &[x], &options).unwrap()[0];
    assert_eq!(value(&g, dx.unwrap(), &[(x, 3.0.into())]), [6.0]);
    assert!(g.gradients(&[x * x, aside], &[x, z], &options).is_err());
}
