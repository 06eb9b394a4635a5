//! Each case of `errors.json`, by hand.

use crate::errors::{Allowed, Refused};
use grad_core::grad::{Aggregation, GradientError};
use grad_core::graph::{GradientOptions, Graph, GraphError, Unconnected};
use grad_core::ir::{DType, Type, Var};
use grad_core::ops::tensor::join::concat;
use grad_core::ops::{Rule, trig};
use grad_core::registry::GradRegistry;
use grad_core::runtime::RuntimeError;

/// With errors.
pub const REFUSED: &[Refused] = &[
    Refused {
        id: "bad_unconnected",
        provoke: |_| "nonsense".parse::<Unconnected>().map(|_| ()),
        is: |e| matches!(e, GraphError::UnknownOption(_)),
        words: &["Unknown value for unconnected_gradients: 'nonsense'"],
    },
    Refused {
        id: "bad_aggregation",
        provoke: |_| "7".parse::<Aggregation>().map(|_| ()),
        is: |e| matches!(e, GraphError::UnknownOption(_)),
        words: &["Invalid `aggregation_method` specified 7. Accepted values are"],
    },
    Refused {
        id: "grad_ys_length",
        provoke: |g| {
            let x = number(g);
            let grad_ys = vec![Some(g.constant(1.0))];
            gradients(g, &[x * 2.0, x], x, GradientOptions { grad_ys, ..plain() })
        },
        is: |e| matches!(e, GraphError::GradYs { grad_ys: 1, ys: 2 }),
        words: &["Length mismatch. Passed 1 grad_ys for 2 ys"],
    },
    Refused {
        id: "real_y_complex_grad",
        provoke: |g| {
            let x = number(g);
            let grad_ys = vec![Some(g.constant(1_i64))];
            gradients(g, &[x * x], x, GradientOptions { grad_ys, ..plain() })
        },
        is: |e| matches!(e, GraphError::GradYType { .. }),
        words: &[
            "Gradient type",
            "generated for real or integer-valued tensor",
            "with type",
            "must be real or integer",
        ],
    },
    Refused {
        id: "bool_y_with_grad",
        provoke: |g| {
            let x = number(g);
            let grad_ys = vec![Some(g.constant(1.0))];
            gradients(g, &[x.gt(1.0)], x, GradientOptions { grad_ys, ..plain() })
        },
        is: |e| matches!(e, GraphError::NotNumeric { .. }),
        words: &[
            "with type",
            "bool",
            "must be numeric to obtain a default gradient",
        ],
    },
    Refused {
        id: "lookup_error_active_op",
        provoke: |g| {
            without_rule(g);
            let x = number(g);
            gradients(g, &[x.sin()], x, plain())
        },
        is: |e| matches!(e, GraphError::Gradient(GradientError::NoRule { .. })),
        words: &["No gradient defined for operation", "(op type: "],
    },
    Refused {
        id: "prevent_gradient",
        provoke: |g| {
            let x = number(g);
            gradients(g, &[x.prevent_gradient("not here")], x, plain())
        },
        is: |e| matches!(e, GraphError::Gradient(GradientError::Prevented { .. })),
        words: &["Gradient explicitly disabled", "Reason: ", "not here"],
    },
    Refused {
        id: "custom_grad_wrong_count",
        provoke: |g| {
            let x = number(g);
            let y = g.call_with_gradient(
                "product",
                &[x, x],
                |args| (vec![args[0] * args[1]], vec![]),
                |cx| vec![cx.cts[0]],
            );
            gradients(g, &y, x, plain())
        },
        is: |e| {
            let count = |e: &GradientError| {
                matches!(
                    e,
                    GradientError::Count {
                        found: 1,
                        expected: 2,
                        ..
                    }
                )
            };
            matches!(e, GraphError::Gradient(e) if count(e))
        },
        words: &[
            "Num gradients ",
            " generated for op ",
            " do not match num inputs ",
        ],
    },
    Refused {
        id: "custom_grad_wrong_shape",
        provoke: |g| {
            let x = g.constant(vec![1.0, 2.0]);
            let y = g.call_with_gradient(
                "twice",
                &[x],
                |args| (vec![args[0] * 2.0], vec![]),
                |cx| {
                    let ct = cx.cts[0].expect("a cotangent for an output of floats");
                    vec![Some(zeros(ct, 5))]
                },
            );
            run_gradient(g, y[0], x)
        },
        is: wrong_shape,
        words: WRONG_SHAPE,
    },
    Refused {
        id: "registered_grad_wrong_shape",
        provoke: |g| {
            let mut registry = GradRegistry::new();
            let rule = Rule::Cotangents(&|b| vec![Some(zeros(b.ct(), 7).value())]);
            registry.replace(&trig::TANH, rule);
            g.set_registry(registry);
            let x = g.constant(vec![1.0, 2.0]);
            run_gradient(g, x.tanh(), x)
        },
        is: wrong_shape,
        words: WRONG_SHAPE,
    },
    Refused {
        id: "register_twice",
        provoke: |_| {
            let mut registry = GradRegistry::new();
            registry.register_function("SeedspecTwice", |cx| vec![cx.cts[0]])?;
            registry.register_function("SeedspecTwice", |cx| vec![cx.cts[0]])?;
            Ok(())
        },
        is: |e| matches!(e, GraphError::Registered(_)),
        words: &["Registering two gradient", "with name 'SeedspecTwice'"],
    },
    Refused {
        id: "registered_grad_wrong_count",
        provoke: |g| {
            let mut registry = GradRegistry::new();
            let rule = Rule::Cotangents(&|b| vec![Some(b.ct().value()); 3]);
            registry.replace(&trig::TANH, rule);
            g.set_registry(registry);
            let x = g.constant(vec![1.0, 2.0]);
            gradients(g, &[x.tanh()], x, plain())
        },
        is: |e| {
            let count = |e: &GradientError| {
                matches!(
                    e,
                    GradientError::Count {
                        found: 3,
                        expected: 1,
                        ..
                    }
                )
            };
            matches!(e, GraphError::Gradient(e) if count(e))
        },
        words: &[
            "Num gradients 3 generated for op ",
            " do not match num inputs 1",
        ],
    },
    Refused {
        id: "hvp_length",
        provoke: |g| {
            let x = number(g);
            g.hessian_vector_product(&[x * x], &[x], &[]).map(|_| ())
        },
        is: |e| matches!(e, GraphError::Vectors),
        words: &["xs and v must have the same length."],
    },
    Refused {
        id: "while_dtype_change",
        provoke: |g| {
            let x = number(g);
            let half = Type::Tensor(DType::F32);
            g.while_loop(
                &[x],
                |v| v[0].lt(10.0),
                |v| vec![v[0].cast(&half) + 1.0],
                None,
            );
            g.check()
        },
        is: |e| matches!(e, GraphError::LoopVariable { .. }),
        words: &[
            " enters the loop with type ",
            " but has type ",
            " after 1 iteration",
        ],
    },
    Refused {
        id: "while_shape_change",
        provoke: |g| {
            let x = g.constant(vec![1.0]);
            let y = g.while_loop(
                &[x],
                |v| v[0].ones_like().reduce_sum(None, false).lt(10.0),
                |v| vec![concat(&[v[0], v[0]], 0)],
                None,
            );
            run_gradient(g, y[0], x)
        },
        is: |e| matches!(e, GraphError::Run(RuntimeError::LoopShape { trips: 1, .. })),
        words: &[
            " enters the loop with shape ",
            " but has shape ",
            " after ",
            " iteration",
        ],
    },
    Refused {
        id: "while_wrong_arity",
        provoke: |g| {
            let x = number(g);
            g.while_loop(&[x, x], |v| v[0].lt(10.0), |v| vec![v[0] + v[1]], None);
            g.check()
        },
        is: |e| {
            matches!(
                e,
                GraphError::LoopVariables {
                    variables: 2,
                    returned: 1
                }
            )
        },
        words: &["don't have the same number of elements"],
    },
    Refused {
        id: "cond_structure_mismatch",
        provoke: |g| {
            let x = number(g);
            g.cond(x.gt(0.0), || vec![x, x], || vec![x]);
            g.check()
        },
        is: |e| matches!(e, GraphError::Branches { .. }),
        // TensorFlow says "[2, 1]"
        words: &[],
    },
    Refused {
        id: "cond_dtype_mismatch",
        provoke: |g| {
            let x = number(g);
            g.cond(x.gt(0.0), || vec![x], || vec![g.constant(1_i32)]);
            g.check()
        },
        is: |e| matches!(e, GraphError::Branches { .. }),
        words: &["the same number"],
    },
    Refused {
        id: "v1_gradient_wrt_initial_loop_value_inside_body",
        provoke: |g| {
            let x = g.placeholder("x0", DType::F64);
            let mut outcome = Ok(());
            g.while_loop(
                &[x],
                |v| v[0].lt(8.0),
                |v| {
                    outcome = gradients(g, &[v[0] * v[0]], x, plain());
                    vec![v[0]]
                },
                None,
            );
            outcome
        },
        is: |e| matches!(e, GraphError::Gradient(GradientError::InitialValue { .. })),
        words: &[
            "Cannot compute gradient inside while loop with respect to op 'x0'. We do not support taking the gradient wrt \
             or through the initial value of a loop variable. Gradients can be computed through loop invariants or wrt \
             the input parameters to the loop body.",
        ],
    },
];

/// Without.
pub const ALLOWED: &[Allowed] = &[
    Allowed {
        id: "bool_y_default_grad",
        compute: |g| {
            let x = number(g);
            none(g, x.gt(1.0), x)
        },
        gives: &[],
        why: None,
    },
    Allowed {
        id: "int_y_grad_of_itself_is_ok",
        compute: |g| {
            let n = g.constant(3_i32);
            gradient(g, n, n, plain())
        },
        gives: &[1.0],
        why: None,
    },
    Allowed {
        id: "lookup_error_not_on_path",
        compute: |g| {
            without_rule(g);
            let x = number(g);
            x.sin();
            gradient(g, x * 2.0, x, plain())
        },
        gives: &[2.0],
        why: None,
    },
    Allowed {
        id: "lookup_error_behind_stop_gradient",
        compute: |g| {
            without_rule(g);
            let x = number(g);
            gradient(g, x * 2.0 + x.sin().stop_gradient(), x, plain())
        },
        gives: &[2.0],
        why: None,
    },
    Allowed {
        id: "lookup_error_behind_stop_kw",
        compute: |g| {
            without_rule(g);
            let x = number(g);
            let sin = x.sin();
            let stop_gradients = vec![sin];
            gradient(
                g,
                x * 2.0 + sin,
                x,
                GradientOptions {
                    stop_gradients,
                    ..plain()
                },
            )
        },
        gives: &[2.0],
        why: None,
    },
    Allowed {
        id: "lookup_error_other_x",
        compute: |g| {
            without_rule(g);
            let (x, y) = (g.constant(0.0), number(g));
            gradient(g, (x.sin() + 6.0) * y, y, plain())
        },
        gives: &[6.0],
        why: None,
    },
    Allowed {
        id: "notdifferentiable_is_none",
        compute: |g| {
            let x = number(g);
            none(g, x.floor() * 2.0, x)
        },
        gives: &[],
        why: None,
    },
    Allowed {
        id: "hessian_unconnected",
        compute: |g| {
            let x = g.constant(vec![1.0]);
            values(g, g.hessians(&[g.constant(2.0)], &[x])?[0])
        },
        gives: &[0.0],
        why: Some("the second derivative is zero"),
    },
    Allowed {
        id: "hessian_linear",
        compute: |g| {
            let x = g.constant(vec![1.0]);
            values(
                g,
                g.hessians(&[(x * 3.0).reduce_sum(None, false)], &[x])?[0],
            )
        },
        gives: &[0.0],
        why: Some("the second derivative is zero"),
    },
    Allowed {
        id: "sets_gate_gradients_ok",
        compute: |g| {
            let x = number(g);
            gradient(
                g,
                x * x,
                x,
                GradientOptions {
                    gate: true,
                    ..plain()
                },
            )
        },
        gives: &[6.0],
        why: None,
    },
];

/// What cannot be written.
pub const NO_COUNTERPART: &[(&str, &str)] = &[
    (
        "eager_mode",
        "a graph is no mode of the process: its values are of a type of their own",
    ),
    (
        "misspelt_keyword",
        "options are fields of a struct: rustc refuses",
    ),
    ("complex_needs_grad_ys", "there are no complex elements"),
    ("complex_y_real_grad", "there are no complex elements"),
    ("string_y", "there are no tensors of text"),
    (
        "rule_returns_non_tensor_mix",
        "a rule returns values of the graph: rustc refuses",
    ),
    (
        "indexed_slices_dtype",
        "slices have the type of elements of the tensor that they belong to",
    ),
    (
        "indexed_slices_no_shape",
        "slices always know the tensor that they belong to",
    ),
    ("tape_used_twice", "of a tape, not of a graph"),
    (
        "tape_bad_unconnected",
        "of a tape; the option is the one of bad_unconnected",
    ),
];

const WRONG_SHAPE: &[&str] = &[
    "Incompatible shapes between op input and calculated input gradient. Forward operation: ",
    ". Input index: ",
    ". Original input shape: ",
    ". Calculated input gradient shape: ",
];

fn wrong_shape(error: &GraphError) -> bool {
    matches!(error, GraphError::Run(RuntimeError::Eval { .. }))
}

/// From here on `sin` has no derivative.
fn without_rule(g: &Graph) {
    let mut registry = GradRegistry::new();
    registry.replace(&trig::SIN, Rule::Undefined);
    g.set_registry(registry);
}

fn plain<'g>() -> GradientOptions<'g> {
    GradientOptions::default()
}

/// A number that is no literal.
fn number(g: &Graph) -> Var<'_> {
    g.variable("x", 3.0)
}

/// As many zeros.
fn zeros(like: Var<'_>, n: usize) -> Var<'_> {
    let text = format!("[{n}:{}]", vec!["0.0"; n].join(","));
    like.builder().constant(&text, like.ty())
}

fn gradients<'g>(
    g: &'g Graph,
    ys: &[Var<'g>],
    x: Var<'g>,
    options: GradientOptions<'g>,
) -> Result<(), GraphError> {
    g.gradients(ys, &[x], &options).map(|_| ())
}

fn values(g: &Graph, y: Var<'_>) -> Result<Vec<f64>, GraphError> {
    Ok(g.run(&[y], &[])?[0].to_f64s())
}

fn run_gradient<'g>(g: &'g Graph, y: Var<'g>, x: Var<'g>) -> Result<(), GraphError> {
    gradient(g, y, x, plain()).map(|_| ())
}

fn gradient<'g>(
    g: &'g Graph,
    y: Var<'g>,
    x: Var<'g>,
    options: GradientOptions<'g>,
) -> Result<Vec<f64>, GraphError> {
    let cts = g.gradients(&[y], &[x], &options)?;
    values(g, cts[0].expect("a gradient"))
}

/// There is no gradient.
fn none<'g>(g: &'g Graph, y: Var<'g>, x: Var<'g>) -> Result<Vec<f64>, GraphError> {
    let cts = g.gradients(&[y], &[x], &plain())?;
    assert!(cts[0].is_none(), "a gradient");
    Ok(vec![])
}
