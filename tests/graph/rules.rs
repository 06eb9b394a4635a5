//! Gradient rules: looked up by primitive, overridden, missing, wrong; primitives from outside of the crate.

use super::{gradient, value};
use grad_core::ops::{self, Rule};
use grads::graph::{GradientError, GradientOptions, Graph, GraphError, UserOp};
use grads::{DType, Tensor};

fn options<'g>() -> GradientOptions<'g> {
    GradientOptions::default()
}

/// A primitive that doubles, with a kernel of its own.
fn double() -> UserOp {
    UserOp::new("double", DType::F64, |x| {
        let doubled = x[0].to_f64s().iter().map(|x| 2.0 * x).collect();
        Tensor::from_shape(x[0].shape(), doubled).ok_or("not a tensor".into())
    })
}

#[test]
fn an_override_counts_where_it_is_in_scope() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let y = x.sin();
    let mut constant = g.registry();
    constant.not_differentiable(&ops::trig::SIN);
    let none = g.with_registry(constant, || g.gradients(&[y], &[x], &options()).unwrap());
    assert!(none[0].is_none());
    let mut tripled = g.registry();
    tripled.register(
        &ops::trig::SIN,
        Rule::Vjp(|b| {
            let ct = b.ct();
            b.add(0, ct * 3.0);
        }),
    );
    let dx = g.with_registry(tripled, || gradient(&g, y, x));
    let feed = [(x, 0.0.into())];
    assert_eq!(value(&g, dx, &feed), [3.0]);
    assert_eq!(value(&g, gradient(&g, y, x), &feed), [1.0]);
}

#[test]
fn a_missing_rule_is_an_error_that_names_the_op() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let y = double().apply(x, &[]);
    let error = g.gradients(&[y], &[x], &options()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "No gradient defined for operation 'double' (op type: double)"
    );
    assert!(matches!(
        error,
        GraphError::Gradient(GradientError::NoRule { .. })
    ));
}

#[test]
fn a_missing_rule_off_the_path_is_none() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let off = double().apply(x.stop_gradient(), &[]);
    let behind = double().apply(x, &[]).stop_gradient();
    let unused = double().apply(x, &[]);
    let dx = gradient(&g, x * x + off + behind, x);
    assert_eq!(value(&g, dx, &[(x, 3.0.into())]), [6.0]);
    assert_eq!(value(&g, unused, &[(x, 3.0.into())]), [6.0]);
}

#[test]
fn what_is_not_differentiable_is_unconnected() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let y = double().not_differentiable().apply(x, &[]);
    assert!(g.gradients(&[y], &[x], &options()).unwrap()[0].is_none());
}

#[test]
fn prevent_gradient_gives_its_reason() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let y = (x * 2.0).prevent_gradient("the table is no function of x") * 3.0;
    let error = g.gradients(&[y], &[x], &options()).unwrap_err().to_string();
    assert!(error.starts_with("Gradient explicitly disabled"), "{error}");
    assert!(
        error.ends_with("Reason: the table is no function of x"),
        "{error}"
    );
    assert_eq!(value(&g, y, &[(x, 1.0.into())]), [6.0]);
}

#[test]
fn a_rule_of_the_users_is_used_also_in_loops_and_twice() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let op = double().with_rule(|b| vec![Some((b.ct() * b.operand(0)).value())]);
    let y = g.while_loop(
        &[x],
        |_| g.constant(true),
        |v| vec![op.apply(v[0], &[])],
        Some(2),
    )[0];
    let dx = gradient(&g, y, x);
    let ddx = gradient(&g, dx, x);
    let feed = [(x, 3.0.into())];
    // ct * 2x * x, and its derivative by the same rules
    assert_eq!(value(&g, dx, &feed), [18.0]);
    assert_eq!(value(&g, ddx, &feed), [15.0]);
}

#[test]
fn a_rule_may_leave_an_operand_out() {
    let g = Graph::new();
    let (x, y) = (
        g.placeholder("x", DType::F64),
        g.placeholder("y", DType::F64),
    );
    let sum = UserOp::new("sum", DType::F64, |x| {
        let sums = x[0]
            .to_f64s()
            .iter()
            .zip(x[1].to_f64s())
            .map(|(a, b)| a + b)
            .collect();
        Tensor::from_shape(x[0].shape(), sums).ok_or("not a tensor".into())
    })
    .with_rule(|b| vec![Some(b.ct().value()), None]);
    let z = sum.apply(x, &[y * 2.0]);
    let grads = g.gradients(&[z], &[x, y], &options()).unwrap();
    assert_eq!(
        value(&g, grads[0].unwrap(), &[(x, 1.0.into()), (y, 1.0.into())]),
        [1.0]
    );
    assert!(grads[1].is_none());
}

#[test]
fn a_rule_that_gives_too_many_cotangents_is_an_error() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let op = double().with_rule(|b| vec![Some(b.ct().value()), None]);
    let error = g
        .gradients(&[op.apply(x, &[])], &[x], &options())
        .unwrap_err();
    assert_eq!(
        error.to_string(),
        "Num gradients 2 generated for op double do not match num inputs 1"
    );
}

#[test]
fn a_cotangent_of_the_wrong_shape_is_an_error_that_names_op_and_input() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let op = double().with_rule(|b| vec![Some(b.ct().reduce_sum(None, false).value())]);
    let dx = gradient(&g, op.apply(x, &[]), x);
    let error = g
        .run(&[dx], &[(x, vec![1.0, 2.0].into())])
        .unwrap_err()
        .to_string();
    assert!(
        error.contains("Incompatible shapes between op input and calculated input gradient"),
        "{error}"
    );
    assert!(
        error.contains("Forward operation: double. Input index: 0."),
        "{error}"
    );
}
