//! Mistakes that are easily made, and that the message shows a way out of.

use grads::graph::{Graph, GraphError, Part, RuntimeError, UserOp};
use grads::{DType, Var};

/// The line of this file that asked for it is in the message, whichever method that was.
#[test]
fn operands_that_do_not_fit_are_reported_where_they_were_asked_for() {
    type Ask = for<'g> fn(&'g Graph, Var<'g>) -> Var<'g>;
    let wrong: [(&str, Ask); 8] = [
        ("gather", |_, x| x.gather(x, 1)),
        ("part", |_, x| x.part(&[Part::AtOperand(0)], &[x])),
        ("select", |_, x| x.select(x, x)),
        ("concat", |g, x| g.concat(&[x, g.constant(1)], 0)),
        ("einsum", |g, x| g.einsum("i,i", &[x, g.constant(1)])),
        ("matmul", |g, x| x.matmul(g.constant(true))),
        ("softmax", |g, _| g.constant(true).softmax()),
        ("list_read", |_, x| x.list_read(x)),
    ];
    for (op, ask) in wrong {
        let g = Graph::new();
        ask(&g, g.placeholder("x", DType::F64));
        let error = g.check().unwrap_err().to_string();
        assert!(error.contains(file!()), "{op}: {error}");
    }
}

#[test]
fn a_number_that_an_integer_cannot_be() {
    let g = Graph::new();
    let n = g.placeholder("n", DType::I64);
    let out = g.run(&[2 * n + 1, n - 1.0], &[(n, 3_i64.into())]).unwrap();
    assert_eq!((out[0].to_f64(), out[1].to_f64()), (Some(7.0), Some(2.0)));
    let _ = n.gt(0.5);
    let error = g.check().unwrap_err().to_string();
    assert!(
        error.starts_with("`0.5` is no number of type tensor i64"),
        "{error}"
    );
    assert!(error.contains(file!()), "{error}");
}

#[test]
fn a_predicate_of_many_truth_values() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let by_branch = g.cond(x.gt(0.0), || vec![x], || vec![-x])[0];
    let by_loop = g.while_loop(&[x], |v| v[0].lt(3.0), |v| vec![v[0] + 1.0], None)[0];
    for y in [by_branch, by_loop] {
        let error = g.run(&[y], &[(x, [1.0, -1.0].into())]).unwrap_err();
        assert_eq!(error, RuntimeError::Predicate(vec![2]).into());
        assert!(error.to_string().contains("`select`"), "{error}");
    }
}

#[test]
fn a_value_is_assigned_to_a_placeholder() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    assert_eq!(g.assign(x, 1.0), Err(GraphError::NotAVariable("x".into())));
}

#[test]
fn a_list_is_asked_for() {
    let g = Graph::new();
    let list = g.constant(2_i64).list_new(DType::F64);
    let error = g.run(&[list], &[]).unwrap_err().to_string();
    assert!(
        error.contains("'list_new' is no tensor") && error.contains("list_stack"),
        "{error}"
    );
}

#[test]
fn an_error_of_the_run_names_the_value() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let y = g.name_scope("layer", || x + x * g.constant([1.0, 2.0, 3.0]));
    let error = g
        .run(&[y], &[(x, [1.0, 2.0].into())])
        .unwrap_err()
        .to_string();
    assert!(error.starts_with("mul 'layer/mul' in @main"), "{error}");
}

#[test]
fn a_kernel_that_gives_elements_of_another_type() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let op = UserOp::new("count", DType::F64, |x| Ok((x[0].len() as i64).into()));
    let error = g
        .run(&[op.apply(x, &[])], &[(x, 1.0.into())])
        .unwrap_err()
        .to_string();
    assert!(
        error.contains("count") && error.contains("type i64, not f64"),
        "{error}"
    );
}
