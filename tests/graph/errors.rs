//! What does not fit is an error, with words that say what; nothing panics.

use grad_core::ir::Var;
use grads::graph::{GradientError, GradientOptions, Graph, GraphError};
use grads::{DType, Tensor};

fn options<'g>() -> GradientOptions<'g> {
    GradientOptions::default()
}

#[test]
fn another_number_of_grad_ys() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let wrong = GradientOptions {
        grad_ys: vec![None, None],
        ..options()
    };
    let error = g.gradients(&[x * x], &[x], &wrong).unwrap_err();
    assert_eq!(
        error.to_string(),
        "Length mismatch. Passed 2 grad_ys for 1 ys"
    );
}

#[test]
fn a_grad_y_of_another_type() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let wrong = GradientOptions {
        grad_ys: vec![Some(g.constant(1.0_f32))],
        ..options()
    };
    let error = g.gradients(&[x * x], &[x], &wrong).unwrap_err();
    assert!(matches!(error, GraphError::GradYType { .. }), "{error}");
}

#[test]
fn a_y_that_is_a_truth_value() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let y = x.lt(1.0);
    assert!(g.gradients(&[y], &[x], &options()).unwrap()[0].is_none());
    let given = GradientOptions {
        grad_ys: vec![Some(y)],
        ..options()
    };
    let error = g.gradients(&[y], &[x], &given).unwrap_err().to_string();
    assert!(
        error.contains("must be numeric to obtain a default gradient"),
        "{error}"
    );
}

#[test]
fn another_number_of_vectors() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let error = g.hessian_vector_product(&[x * x], &[x], &[]).unwrap_err();
    assert_eq!(error.to_string(), "xs and v must have the same length.");
}

#[test]
fn operands_of_different_types_are_reported_with_their_place() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let y = x + g.constant(1.0_f32);
    let error = g.compile(&[y]).unwrap_err().to_string();
    assert!(
        error.contains("`add` does not take operands of types (tensor f64, tensor f32)"),
        "{error}"
    );
    assert!(error.contains("errors.rs:"), "{error}");
    assert!(g.gradients(&[y], &[x], &options()).is_err());
}

#[test]
fn values_of_finished_graphs_and_of_other_graphs() {
    let g = Graph::new();
    let other = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let mut inside = None;
    g.call("f", &[x], |a| {
        inside = Some(a[0] * 2.0);
        vec![a[0]]
    });
    let inside = inside.unwrap();
    assert_eq!(
        g.gradients(&[x * x], &[inside], &options()).unwrap_err(),
        GradientError::OutOfScope.into()
    );
    assert_eq!(other.compile(&[x]).unwrap_err(), GraphError::OutOfScope);
    let _ = x + inside;
    assert!(
        g.compile(&[x])
            .unwrap_err()
            .to_string()
            .contains("that is finished")
    );
}

/// Two graphs number their values alike: none is taken for the other's.
#[test]
fn values_of_another_graph_are_refused_wherever_they_are_taken() {
    let (g, other) = (Graph::new(), Graph::new());
    let x = g.placeholder("x", DType::F64);
    let a = other.placeholder("a", DType::F64);
    let given = GradientOptions {
        grad_ys: vec![Some(a)],
        ..options()
    };
    let error = g.gradients(&[x * x], &[x], &given).unwrap_err();
    assert_eq!(error, GradientError::OutOfScope.into());
    let error = g.run(&[x * x], &[(a, 2.0.into())]).unwrap_err();
    assert_eq!(error, GraphError::NotAnInput);
    assert_eq!(g.assign(a, 1.0).unwrap_err(), GraphError::NotAnInput);
    g.check().unwrap();
}

#[test]
fn a_predicate_of_another_graph() {
    let (g, other) = (Graph::new(), Graph::new());
    let x = g.placeholder("x", DType::F64);
    let flag = other.placeholder("flag", DType::Bool);
    g.cond(flag, || vec![x], || vec![x]);
    assert!(matches!(g.compile(&[x]).unwrap_err(), GraphError::Build(_)));
}

#[test]
fn a_branch_that_returns_a_value_of_another_graph() {
    let (g, other) = (Graph::new(), Graph::new());
    let x = g.placeholder("x", DType::F64);
    let a = other.placeholder("a", DType::F64);
    g.cond(x.lt(1.0), || vec![a], || vec![x]);
    assert!(matches!(g.compile(&[x]).unwrap_err(), GraphError::Build(_)));
}

#[test]
fn a_loop_from_a_value_of_another_graph() {
    let (g, other) = (Graph::new(), Graph::new());
    let x = g.placeholder("x", DType::F64);
    let a = other.placeholder("a", DType::F64);
    g.while_loop(&[a], |_| g.constant(false), |v| vec![v[0]], None);
    assert!(matches!(g.compile(&[x]).unwrap_err(), GraphError::Build(_)));
}

#[test]
fn an_argument_of_another_graph() {
    let (g, other) = (Graph::new(), Graph::new());
    let x = g.placeholder("x", DType::F64);
    let a = other.placeholder("a", DType::F64);
    g.call("f", &[a], |v| vec![v[0]]);
    assert!(matches!(g.compile(&[x]).unwrap_err(), GraphError::Build(_)));
}

#[test]
fn primitives_of_no_operands() {
    for build in [
        |g: &Graph| _ = g.concat(&[], 0),
        |g: &Graph| _ = g.stack(&[], 0),
        |g: &Graph| _ = g.einsum("->", &[]),
    ] {
        let g = Graph::new();
        build(&g);
        assert!(matches!(g.check(), Err(GraphError::NoOperands(_))));
    }
}

#[test]
fn shapes_that_do_not_broadcast() {
    let g = Graph::new();
    let (x, y) = (
        g.placeholder("x", DType::F64),
        g.placeholder("y", DType::F64),
    );
    let feed = [(x, vec![1.0, 2.0].into()), (y, vec![1.0, 2.0, 3.0].into())];
    let error = g.run(&[x * y], &feed).unwrap_err().to_string();
    assert!(
        error.contains("the shapes [2] and [3] do not broadcast"),
        "{error}"
    );
}

#[test]
fn inputs_that_are_not_fed_or_of_another_type() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    assert_eq!(
        g.run(&[x * x], &[]).unwrap_err().to_string(),
        "placeholder 'x' was not fed"
    );
    let error = g.run(&[x * x], &[(x, 1.0_f32.into())]).unwrap_err();
    assert_eq!(error.to_string(), "'x' holds elements of type f64, not f32");
    assert_eq!(
        g.run(&[x * x], &[(x * x, 1.0.into())]).unwrap_err(),
        GraphError::NotAnInput
    );
}

#[test]
fn branches_that_return_different_things() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let y = g.cond(x.lt(1.0), || vec![x], || vec![x, x]);
    let error = g.compile(&[y[0]]).unwrap_err().to_string();
    assert!(
        error.contains("must return the same number of values"),
        "{error}"
    );
}

#[test]
fn loop_variables_that_change_their_type() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let y = g.while_loop(
        &[x],
        |v| v[0].lt(1.0),
        |v| vec![v[0].cast(&g.constant(0.0_f32).ty())],
        None,
    );
    let error = g.compile(&[y[0]]).unwrap_err().to_string();
    assert!(
        error.contains(
            "enters the loop with type tensor f64 but has type tensor f32 after 1 iteration"
        ),
        "{error}"
    );
}

/// Doubled; from trip number 2 on in length.
fn grown<'g>(g: &'g Graph, v: &[Var<'g>]) -> Vec<Var<'g>> {
    let next = g.cond(
        v[1].ge(2),
        || vec![g.concat(&[v[0], v[0]], 0)],
        || vec![v[0] * 2.0],
    );
    vec![next[0], v[1] + g.constant(1_i64)]
}

#[test]
fn loop_variables_that_change_their_shape() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let start = [x, g.constant(0_i64)];
    let refused = g.while_loop(&start, |v| v[1].lt(3), |v| grown(&g, v), None)[0];
    let allowed = g.while_loop_of_any_shape(&start, |v| v[1].lt(3), |v| grown(&g, v), None)[0];
    let dx = g.gradients(&[allowed], &[x], &options()).unwrap()[0].unwrap();
    let fed = [(x, vec![1.0, 2.0].into())];
    let error = g.run(&[refused], &fed).unwrap_err().to_string();
    assert_eq!(
        error,
        "loop variable 0 enters the loop with shape [2] but has shape [4] after 3 iterations; \
         use `while_loop_of_any_shape` to allow that"
    );
    let out = g.run(&[allowed, dx], &fed).unwrap();
    assert_eq!(out[0].to_f64s(), [4.0, 8.0, 4.0, 8.0]);
    assert_eq!(out[1].to_f64s(), [8.0, 8.0]);
}

#[test]
fn a_loop_variable_that_starts_as_a_single_number_becomes_a_tensor_once() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let start = [g.constant(0.0), g.constant(0_i64)];
    let sum = g.while_loop(
        &start,
        |v| v[1].lt(3),
        |v| vec![v[0] + x, v[1] + g.constant(1_i64)],
        None,
    )[0];
    let dx = g.gradients(&[sum], &[x], &options()).unwrap()[0].unwrap();
    let out = g.run(&[sum, dx], &[(x, vec![1.0, 2.0].into())]).unwrap();
    assert_eq!(out[0].to_f64s(), [3.0, 6.0]);
    assert_eq!(out[1].to_f64s(), [3.0, 3.0]);
    let twice = g.while_loop(
        &[g.constant(1.0)],
        |v| v[0].reduce_sum(None, false).lt(100.0),
        |v| vec![g.stack(&[v[0], v[0]], 0)],
        None,
    )[0];
    let error = g.run(&[twice], &[]).unwrap_err().to_string();
    assert!(
        error.contains("enters the loop with shape [2] but has shape [2, 2]"),
        "{error}"
    );
}

#[test]
fn predicates_that_are_no_truth_values() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let y = g.cond(x, || vec![x], || vec![x]);
    let error = g.compile(&[y[0]]).unwrap_err().to_string();
    assert_eq!(error, "a predicate must be a bool tensor, not tensor f64");
}

#[test]
fn a_gradient_inside_a_loop_through_the_initial_value() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let mut error = None;
    g.while_loop(
        &[x * 2.0],
        |_| g.constant(true),
        |v| {
            error = g.gradients(&[v[0] * v[0]], &[x], &options()).err();
            vec![v[0]]
        },
        Some(1),
    );
    let error = error.unwrap().to_string();
    assert!(
        error.starts_with("Cannot compute gradient inside while loop with respect to op 'x'"),
        "{error}"
    );
}

/// Of two xs behind the initial value it is the one by fewer nodes, wherever it stands in the list; one that is not behind
/// it is not named, and neither is the graph in which it is.
#[test]
fn the_error_names_the_x_that_is_nearest_to_the_initial_value() {
    let named = |inside: bool| {
        let g = Graph::new();
        let [other, far, near] = ["other", "far", "near"].map(|x| g.placeholder(x, DType::F64));
        let mut error = None;
        let mut looped = || {
            g.while_loop(
                &[(far.sin() * 2.0).exp() + near.cos()],
                |_| g.constant(true),
                |v| {
                    error = g
                        .gradients(&[v[0] * other], &[other, far, near], &options())
                        .err();
                    vec![v[0]]
                },
                Some(1),
            )
        };
        match inside {
            true => g.call("f", &[], |_| looped()),
            false => looped(),
        };
        error.unwrap().to_string()
    };
    for inside in [false, true] {
        let error = named(inside);
        assert!(error.contains("with respect to op 'near'."), "{error}");
    }
}

#[test]
fn unknown_options_are_listed() {
    let unconnected = "nonsense".parse::<grads::graph::Unconnected>().unwrap_err();
    assert_eq!(
        unconnected.to_string(),
        "Unknown value for unconnected_gradients: 'nonsense'"
    );
    let aggregation = "7".parse::<grads::graph::Aggregation>().unwrap_err();
    assert!(
        aggregation
            .to_string()
            .starts_with("Invalid `aggregation_method` specified 7.")
    );
}

#[test]
fn more_graphs_closed_than_opened() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    x.builder().close();
    let error = g.compile(&[x]).unwrap_err().to_string();
    assert!(
        error.starts_with("a graph is closed that was not opened"),
        "{error}"
    );
}

#[test]
fn shapes_that_no_memory_holds() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let feed = [(x, [0.5, 1.5].into())];
    let huge = [
        x.tile(&[1 << 45]),
        x.broadcast_to(&[1 << 45, 2]),
        x.pad(&[(1 << 45, 0)], ""),
        g.constant(1_i64 << 45).list_new(DType::F64).list_stack(),
    ];
    for (i, v) in huge.into_iter().enumerate() {
        let error = g.run(&[v], &feed).unwrap_err().to_string();
        let says = error.contains("too large") || error.contains("no room");
        assert!(says, "{i}: {error}");
    }
}

#[test]
fn positions_and_lengths_that_no_tensor_has() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let i = g.constant([0_i64]);
    let feed = [(x, [0.5, 1.5].into())];
    let none = [
        x.gather(i, isize::MAX),
        x.split(2, isize::MIN)[1],
        x.split_sizes(&[usize::MAX, 3], 0)[1],
    ];
    for v in none {
        assert!(matches!(g.run(&[v], &feed), Err(GraphError::Run(_))));
    }
}

#[test]
fn a_grad_y_of_another_shape_than_its_y_is_an_error_with_both_shapes() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let y = g.name_scope("a b", || x + x);
    let feed = |at: Tensor| [(x, at)];
    let seeded = |seed: Var<'_>| {
        let grad_ys = vec![Some(seed)];
        let options = GradientOptions {
            grad_ys,
            ..GradientOptions::default()
        };
        let dx = g.gradients(&[y], &[x], &options).unwrap()[0].unwrap();
        g.run(&[dx], &feed(vec![1.0, 2.0].into()))
    };
    let fits = seeded(g.constant(vec![1.0, 10.0])).unwrap();
    assert_eq!(fits[0].to_f64s(), [2.0, 20.0]);
    let larger = seeded(g.constant([[1.0, 2.0], [3.0, 4.0]])).unwrap_err();
    let words = "grad_ys for 'a_b/add' has shape [2, 2], and 'a_b/add' has shape [2]";
    assert!(larger.to_string().contains(words), "{larger}");
    // also one that would be repeated
    assert!(seeded(g.constant(1.0)).is_err());
    // slices are zeros of the shape of their third operand
    let slices = |like: Var<'_>| {
        let (values, indices) = (g.constant(vec![3.0]), g.constant(vec![1_i64]));
        seeded(g.indexed_slices(values, indices, like))
    };
    assert_eq!(slices(x).unwrap()[0].to_f64s(), [0.0, 6.0]);
    let longer = slices(g.constant(vec![0.0; 3])).unwrap_err().to_string();
    assert!(longer.contains("has shape [3]"), "{longer}");
}

#[test]
fn a_vector_of_another_shape_than_its_x_is_an_error_with_both_shapes() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let y = (x * x).reduce_sum(None, false);
    let v = g.constant([[1.0, 2.0]]);
    let hv = g.hessian_vector_product(&[y], &[x], &[v]).unwrap()[0].unwrap();
    let error = g.run(&[hv], &[(x, vec![1.0, 2.0].into())]).unwrap_err();
    let words = "v for 'x' has shape [1, 2], and 'x' has shape [2]";
    assert!(error.to_string().contains(words), "{error}");
}

#[test]
fn slices_of_other_elements_than_those_of_the_y() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let rows = g.indexed_slices(g.constant(vec![1.0_f32]), g.constant(vec![0_i64]), x);
    let given = GradientOptions {
        grad_ys: vec![Some(rows)],
        ..options()
    };
    let error = g.gradients(&[x * x], &[x], &given).unwrap_err();
    assert!(matches!(error, GraphError::GradYType { .. }), "{error}");
}

#[test]
fn an_equation_that_does_not_fit_is_an_error_where_it_is_asked_for() {
    let wrong = [
        "ij->ij",
        "ij,jk,kl->i",
        "ij,jk->il",
        "ij,jk->i->k",
        "i1,jk->k",
        "ij;jk",
        "......,i",
        "ij,\tjk->ik",
        "",
    ];
    for equation in wrong {
        let g = Graph::new();
        let x = g.placeholder("x", DType::F64);
        let y = g.einsum(equation, &[x, x]);
        let error = g.check().unwrap_err().to_string();
        assert!(error.contains("is no equation of 2 operands"), "{error}");
        assert!(error.contains(file!()), "{error}");
        assert!(g.gradients(&[y], &[x], &options()).is_err());
        // in a text as well
        let text = format!(
            "func @f(v0: tensor f64) -> tensor f64 {{\n    v1 = einsum.{:?} v0, v0\n    return v1\n}}",
            format!("equation={equation}")
        );
        assert!(Graph::from_text(&text).is_err(), "{text}");
    }
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let y = g.einsum(" i j , j k -> i k ", &[x, x]);
    let dx = g.gradients(&[y], &[x], &options()).unwrap()[0].unwrap();
    assert_eq!(
        g.run(&[dx], &[(x, [[3.0]].into())]).unwrap()[0].to_f64s(),
        [6.0]
    );
}
