//! Gradient rules: looked up by primitive, overridden, missing, wrong; primitives from outside of the crate.

use super::{gradient, value};
use grad_core::ops::{self, Rule};
use grads::graph::{GradientError, GradientOptions, GradientStep, Graph, GraphError, UserOp};
use grads::{DType, Tensor, Var};

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
    tripled.replace(
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
fn of_a_call_the_registry_comes_before_its_own_gradient_and_that_before_its_derivative() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let plain = g.call("plain", &[x], |v| vec![v[0] * v[0]])[0];
    let own = g.call_with_gradient(
        "own",
        &[x],
        |v| (vec![v[0] * v[0]], vec![v[0]]),
        |cx| vec![cx.cts[0].map(|ct| ct * cx.kept[0] * 10.0)],
    )[0];
    let at = [(x, 3.0.into())];
    let d = |y| value(&g, gradient(&g, y, x), &at);
    assert_eq!((d(plain), d(own)), (vec![6.0], vec![30.0]));
    let mut registry = g.registry();
    for (name, slope) in [("plain", 100.0), ("own", 200.0)] {
        let rule = registry.register_function(name, move |cx| {
            vec![cx.cts[0].map(|ct| ct * cx.args[0] * slope)]
        });
        rule.unwrap();
    }
    g.with_registry(registry, || {
        assert_eq!((d(plain), d(own)), (vec![300.0], vec![600.0]));
        // what a rule computes is differentiated as it stands
        let ddx = gradient(&g, gradient(&g, plain, x), x);
        assert_eq!(value(&g, ddx, &at), [100.0]);
    });
    assert_eq!((d(plain), d(own)), (vec![6.0], vec![30.0]));
}

#[test]
fn a_rule_of_a_call_knows_which_cotangents_came() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let y = g.call_with_gradient(
        "both",
        &[x],
        |v| (vec![v[0].sin(), v[0].cos()], vec![]),
        |cx| {
            assert_eq!(cx.came, [false, true]);
            let [zeros, ct] = [0, 1].map(|i| cx.cts[i].unwrap());
            vec![Some(zeros + ct * 7.0)]
        },
    )[1];
    assert_eq!(value(&g, gradient(&g, y, x), &[(x, 3.0.into())]), [7.0]);
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

/// A list of partials that is not about all operands would leave one without its derivative.
#[test]
fn partials_of_another_number_of_operands() {
    let g = Graph::new();
    let (x, y) = (
        g.placeholder("x", DType::F64),
        g.placeholder("y", DType::F64),
    );
    let z = x * y;
    let mut registry = g.registry();
    registry.replace(&ops::arith::MUL, ops::trig::SIN.rule);
    g.with_registry(registry, || {
        for v in [x, y] {
            let error = g.gradients(&[z], &[v], &options()).unwrap_err();
            assert_eq!(
                error.to_string(),
                "Num gradients 1 generated for op mul do not match num inputs 2"
            );
        }
    });
}

#[test]
fn a_rule_that_speaks_of_an_operand_that_is_not_there() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let op = double().with_rule(|b| vec![Some(b.operand(7).value())]);
    let error = g.gradients(&[op.apply(x, &[])], &[x], &options());
    let error = error.unwrap_err().to_string();
    assert!(
        error.starts_with("a rule speaks of operand 7 of a primitive that has 1"),
        "{error}"
    );
}

/// It is not taken for the built-in one: not when it is run, overridden or written as text.
#[test]
fn a_primitive_of_the_users_with_the_name_of_a_built_in_one() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let op = UserOp::new("sin", DType::F64, |x| Ok(x[0].clone()));
    let mut registry = g.registry();
    registry.not_differentiable(&ops::trig::SIN);
    g.set_registry(registry);
    let y = op.apply(x, &[]);
    assert_eq!(value(&g, y, &[(x, 3.0.into())]), [3.0]);
    assert!(g.gradients(&[x.sin()], &[x], &options()).unwrap()[0].is_none());
    let error = g.gradients(&[y], &[x], &options()).unwrap_err();
    assert!(matches!(
        error,
        GraphError::Gradient(GradientError::NoRule { .. })
    ));
    let error = g.to_text(&[y]).unwrap_err();
    assert_eq!(error, GraphError::OwnPrimitive("sin".into()));
}

#[test]
fn a_function_as_a_primitive_has_one_derivative() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let square = UserOp::of_vjp("square", DType::F64, |x, ct| {
        let number = |x: &Tensor| x.to_f64().ok_or("not a number");
        let of_x = number(&x[0])?;
        let ct = ct.map(number).transpose()?;
        let ct = ct.map(|ct| Tensor::from(2.0 * of_x * ct));
        Ok(((of_x * of_x).into(), ct.into_iter().collect()))
    });
    let dx = gradient(&g, square.apply(x, &[]), x);
    assert_eq!(value(&g, dx, &[(x, 3.0.into())]), [6.0]);
    let error = g.gradients(&[dx], &[x], &options()).unwrap_err();
    assert!(
        matches!(&error, GraphError::Gradient(GradientError::NoRule { op, .. }) if op == "square_back"),
        "{error}"
    );
}

/// What an observer asks for meanwhile would change what is being differentiated.
#[test]
fn a_graph_that_is_lent_to_a_gradient() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let y = x.sin();
    let observer = |_| {
        assert_eq!(g.compile(&[x]).unwrap_err(), GraphError::Busy);
        let again = g.gradients(&[y], &[x], &options());
        assert_eq!(again.unwrap_err(), GraphError::Busy);
    };
    let dx = g.gradients_observed(&[y], &[x], &options(), &observer);
    assert_eq!(
        value(&g, dx.unwrap()[0].unwrap(), &[(x, 0.0.into())]),
        [1.0]
    );
}

#[test]
fn an_observer_that_adds_to_the_derivative_of_a_branch() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let y = g.cond(x.lt(1.0), || vec![x.sin()], || vec![x])[0];
    let observer = |step: GradientStep| {
        if step.op == "sin" {
            let _ = x * x;
        }
    };
    let error = g.gradients_observed(&[y], &[x], &options(), &observer);
    let error = error.unwrap_err().to_string();
    assert!(
        error.starts_with("a rule or an observer reads a value of the graphs around"),
        "{error}"
    );
}

/// `x * w` with a rule that serves `w` or not.
fn scaled<'g>(g: &'g Graph, x: Var<'g>, w: Var<'g>, serves: bool) -> Var<'g> {
    g.call_with_gradient(
        "scaled",
        &[x],
        // `kept` may be captured, too, and is none of what the rule must serve
        |v| (vec![v[0] * w * 1.0], vec![v[0], w.stop_gradient()]),
        move |cx| {
            let (ct, x) = (cx.cts[0].unwrap(), cx.args[0]);
            let of_x = Some(ct * cx.kept[1]);
            match serves {
                true => vec![of_x, Some(ct * x * 10.0)],
                false => vec![of_x],
            }
        },
    )[0]
}

#[test]
fn the_rule_of_a_function_serves_what_the_function_captures() {
    let g = Graph::new();
    let (x, w) = (g.placeholder("x", DType::F64), g.variable("w", 4.0));
    let feed = [(x, 3.0.into())];
    let y = scaled(&g, x, w, true);
    assert_eq!(value(&g, gradient(&g, y, w), &feed), [30.0]);
    assert_eq!(value(&g, gradient(&g, y, x), &feed), [4.0]);
    // in a branch, in a loop, and computed from what is asked for
    let inner = g.cond(x.gt(0.0), || vec![scaled(&g, x, w * 2.0, true)], || vec![x]);
    assert_eq!(value(&g, gradient(&g, inner[0], w), &feed), [60.0]);
    let looped = g.while_loop(
        &[x],
        |_| g.constant(true),
        |v| vec![scaled(&g, v[0], w, true)],
        Some(2),
    );
    // x w^2: the rule says ten times the derivative, 10 (x w) + w (10 x)
    assert_eq!(value(&g, gradient(&g, looped[0], w), &feed), [240.0]);
}

#[test]
fn a_rule_that_does_not_serve_a_captured_value_is_refused_with_its_name() {
    let g = Graph::new();
    let (x, w) = (g.placeholder("x", DType::F64), g.variable("w", 4.0));
    let y = scaled(&g, x, w, false);
    // nobody asks
    assert_eq!(value(&g, gradient(&g, y, x), &[(x, 3.0.into())]), [4.0]);
    let refused = |y: Var<'_>, x: Var<'_>| {
        let error = g.gradients(&[y], &[x], &options()).unwrap_err();
        let GraphError::Gradient(GradientError::Captures { function, captures }) = error else {
            panic!("{error}");
        };
        (function, captures)
    };
    let names = |function: &str, captured: &str| (function.into(), vec![captured.to_string()]);
    assert_eq!(refused(y, w), names("scaled", "w"));
    let inside = g.cond(x.gt(0.0), || vec![scaled(&g, x, w, false)], || vec![x]);
    assert_eq!(refused(inside[0], w), names("scaled", "w"));
    let squared = g.name_scope("layer", || w.square());
    assert_eq!(
        refused(scaled(&g, x, squared, false), w),
        names("scaled", "layer/mul")
    );
    // a rule of a registry, too
    let plain = g.call("plain", &[x], |v| vec![v[0] * w]);
    let mut registry = g.registry();
    let of_plain = registry.register_function("plain", |cx| vec![cx.cts[0]]);
    of_plain.unwrap();
    g.with_registry(registry, || {
        assert_eq!(refused(plain[0], w), names("plain", "w"));
    });
    assert_eq!(
        value(&g, gradient(&g, plain[0], w), &[(x, 3.0.into())]),
        [3.0]
    );
}
