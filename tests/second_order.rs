//! Jacobians, Hessians and lists of graphs that are built at run time, and what second derivatives go through.

#[path = "claims/mod.rs"]
mod claims;

use grad_core::graph::{GradientOptions, Graph, GraphError};
use grad_core::ir::{DType, Var};
use grad_core::ops::{Rule, trig};
use grad_core::registry::GradRegistry;
use grad_core::tensor::Tensor;
use grad_core::testing::difference;

fn gradient<'g>(g: &'g Graph, y: Var<'g>, x: Var<'g>) -> Result<Var<'g>, GraphError> {
    let cts = g.gradients(&[y], &[x], &GradientOptions::default())?;
    Ok(cts[0].expect("y depends on x"))
}

fn near(found: &[f64], expected: &[f64], tolerance: f64) {
    assert_eq!(found.len(), expected.len());
    for (x, y) in found.iter().zip(expected) {
        let near = (x - y).abs() <= tolerance * (1.0 + y.abs());
        assert!(near, "{found:?} for {expected:?}");
    }
}

/// A loop, a branch on what it computes, and a reduction.
fn program<'g>(g: &'g Graph, x: Var<'g>) -> Var<'g> {
    let total = |x: Var<'g>| x.reduce_sum(None, false);
    let grown = g.while_loop(
        &[x],
        |vars| total(vars[0]).lt(20.0),
        |vars| vec![vars[0] * vars[0] + x],
        None,
    )[0];
    g.cond(
        total(grown).gt(1.0),
        || vec![grown * x.sin().reduce_sum(None, false)],
        || vec![x],
    )[0]
}

#[test]
fn the_second_derivative_of_a_root_is_infinite_at_zero() -> Result<(), GraphError> {
    let g = Graph::new();
    let x = g.constant([0.0, 4.0, f64::INFINITY]);
    let second = gradient(&g, gradient(&g, x.sqrt(), x)?, x)?;
    let expected = [f64::NEG_INFINITY, -1.0 / 32.0, 0.0];
    assert_eq!(g.run(&[second], &[])?[0].to_f64s(), expected);
    Ok(())
}

#[test]
fn the_second_derivatives_of_a_power_at_zero_are_those_of_the_power() -> Result<(), GraphError> {
    let g = Graph::new();
    let (x, y) = (g.constant([0.0, 0.0]), g.constant([2.0, 3.0]));
    let z = x.powf(y);
    let zeros = g.constant([0.0; 4]);
    for power in [
        zeros.powi(g.constant([2i32, 3, 1, 0])),
        zeros.powf(g.constant([2.0, 3.0, 1.0, 0.0])),
    ] {
        let second = gradient(&g, gradient(&g, power, zeros)?, zeros)?;
        assert_eq!(g.run(&[second], &[])?[0].to_f64s(), [2.0, 0.0, 0.0, 0.0]);
    }
    let exponent = g.constant([1.0; 4]);
    let mixed = gradient(&g, gradient(&g, zeros.powf(exponent), exponent)?, zeros)?;
    let found = g.run(&[mixed], &[])?[0].to_f64s();
    assert!(
        found.iter().all(|x| !x.is_finite()),
        "x ln x has a vertical tangent: {found:?}"
    );
    let (base, flat) = (g.constant(2.0), g.constant(0.0));
    let mixed = gradient(&g, gradient(&g, base.powf(flat), base)?, flat)?;
    assert_eq!(g.run(&[mixed], &[])?[0].to_f64s(), [0.5]);
    for (a, b, expected) in [
        (x, x, [2.0, 0.0]),
        (x, y, [0.0; 2]),
        (y, x, [0.0; 2]),
        (y, y, [0.0; 2]),
    ] {
        let second = gradient(&g, gradient(&g, z, a)?, b)?;
        assert_eq!(g.run(&[second], &[])?[0].to_f64s(), expected);
    }
    Ok(())
}

#[test]
fn a_hessian_times_a_vector_leaves_out_what_no_y_depends_on() -> Result<(), GraphError> {
    let g = Graph::new();
    let [x, other, v] = ["x", "other", "v"].map(|name| g.placeholder(name, DType::F64));
    let found = g.hessian_vector_product(&[x * x * x], &[x, other], &[v, v])?;
    assert!(found[1].is_none());
    let product = found[0].expect("a product for x");
    let out = g.run(&[product], &[(x, 2.0.into()), (v, 10.0.into())])?;
    assert_eq!(out[0].to_f64(), Some(120.0));
    Ok(())
}

#[test]
fn hessians_are_of_the_sum_of_all_ys() -> Result<(), GraphError> {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let ys = [x * x * x, x * x.reduce_sum(None, false)];
    let hessian = g.hessians(&ys, &[x])?[0];
    let out = g.run(&[hessian], &[(x, vec![1.0, 2.0].into())])?;
    assert_eq!(out[0].shape(), [2, 2]);
    assert_eq!(out[0].to_f64s(), [8.0, 2.0, 2.0, 14.0]);
    Ok(())
}

/// One loop over the elements of `x`, which collects a gradient each, however many there are.
#[test]
fn a_hessian_is_a_loop_over_the_elements() -> Result<(), GraphError> {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let hessian = g.hessians(&[x.reduce_prod(None, false)], &[x])?[0];
    let text = g.to_text(&[hessian])?;
    assert_eq!(text.matches(" = while ").count(), 1, "{text}");
    for count in [2, 5] {
        let out = g.run(&[hessian], &[(x, vec![2.0; count].into())])?;
        assert_eq!(out[0].shape(), [count, count]);
        let off = 2f64.powi(count as i32 - 2);
        let expected = (0..count * count).map(|i| if i % (count + 1) == 0 { 0.0 } else { off });
        near(&out[0].to_f64s(), &expected.collect::<Vec<_>>(), 1e-15);
    }
    Ok(())
}

#[test]
fn a_hessian_of_what_has_no_rule_is_an_error_that_names_it() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let mut registry = GradRegistry::new();
    registry.replace(&trig::SIN, Rule::Undefined);
    g.set_registry(registry);
    let error = g.hessians(&[x.sin()], &[x]).unwrap_err().to_string();
    let words = "No gradient defined for operation 'sin' (op type: sin)";
    assert_eq!(error, words);
}

const AT: [f64; 3] = [1.5, 0.7, -0.4];

#[test]
fn a_jacobian_through_loop_and_branch_is_that_of_differences() -> Result<(), GraphError> {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let y = program(&g, x);
    let f = g.compile(&[y, g.jacobian(y, x)?])?;
    let jacobian = f.run(&[(x, AT.into())])?.remove(1);
    assert_eq!(jacobian.shape(), [3, 3]);
    for i in 0..3 {
        for j in 0..3 {
            let of = |xj: f64| {
                let mut at = AT;
                at[j] = xj;
                Ok::<_, GraphError>(f.run(&[(x, at.into())])?[0].to_f64s()[i])
            };
            near(
                &[jacobian.to_f64s()[3 * i + j]],
                &[difference(of, AT[j])?],
                1e-7,
            );
        }
    }
    Ok(())
}

#[test]
fn hessians_are_those_of_differences_of_the_gradient() -> Result<(), GraphError> {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let y = program(&g, x);
    let f = g.compile(&[gradient(&g, y, x)?, g.hessians(&[y], &[x])?[0]])?;
    let hessian = f.run(&[(x, AT.into())])?.remove(1).to_f64s();
    for i in 0..3 {
        for j in 0..3 {
            let of = |xj: f64| {
                let mut at = AT;
                at[j] = xj;
                Ok::<_, GraphError>(f.run(&[(x, at.into())])?[0].to_f64s()[i])
            };
            near(&[hessian[3 * i + j]], &[difference(of, AT[j])?], 1e-7);
        }
    }
    Ok(())
}

#[test]
fn third_derivatives_are_the_jacobian_of_a_hessian() -> Result<(), GraphError> {
    let g = Graph::new();
    let x = g.constant(vec![2.0, 3.0]);
    let cubes = (x * x * x).reduce_sum(None, false);
    let third = g.jacobian(g.hessians(&[cubes], &[x])?[0], x)?;
    let third = g.run(&[third], &[])?.remove(0);
    assert_eq!(third.shape(), [2, 2, 2]);
    near(
        &third.to_f64s(),
        &[6.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 6.0],
        1e-12,
    );
    Ok(())
}

#[test]
fn a_jacobian_is_zero_where_nothing_depends_on_x_and_empty_where_y_is() -> Result<(), GraphError> {
    let g = Graph::new();
    let x = g.constant(vec![2.0, 3.0]);
    let none = g.jacobian(g.constant([[1.0], [2.0], [3.0]]), x)?;
    let empty = g.jacobian(
        x.part(
            &[grad_core::ops::tensor::index::Part::Range {
                start: Some(0),
                stop: Some(0),
                step: None,
            }],
            &[],
        ),
        x,
    )?;
    let out = g.run(&[none, empty], &[])?;
    assert_eq!(
        (out[0].shape(), out[1].shape()),
        (&[3, 1, 2][..], &[0, 2][..])
    );
    assert_eq!(out[0].to_f64s(), [0.0; 6]);
    Ok(())
}

/// Prefix products by a loop that writes a list.
fn written<'g>(g: &'g Graph, x: Var<'g>) -> Var<'g> {
    let n = x.shape_of().reduce_sum(None, false);
    let out = g.while_loop(
        &[g.constant(0_i64), g.constant(1.0), n.list_new(DType::F64)],
        |vars| vars[0].lt(n),
        |vars| {
            let part = grad_core::ops::tensor::index::Part::AtOperand(0);
            let product = vars[1] * x.part(&[part], &[vars[0]]);
            let list = vars[2].list_write(vars[0], product);
            vec![vars[0] + g.constant(1_i64), product, list]
        },
        None,
    );
    out[2].list_stack()
}

#[test]
fn what_a_loop_writes_to_a_list_has_derivatives_of_both_orders() -> Result<(), GraphError> {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let (by_loop, by_scan) = (written(&g, x), x.cumprod(0, false, false));
    let mut fetches = vec![by_loop, by_scan];
    for y in [by_loop, by_scan] {
        fetches.push(gradient(&g, y, x)?);
        fetches.push(g.hessians(&[y], &[x])?[0]);
    }
    let out = g.run(&fetches, &[(x, vec![0.5, -2.0, 0.0, 3.0].into())])?;
    near(&out[0].to_f64s(), &out[1].to_f64s(), 1e-12);
    near(&out[2].to_f64s(), &out[4].to_f64s(), 1e-12);
    near(&out[3].to_f64s(), &out[5].to_f64s(), 1e-12);
    Ok(())
}

#[test]
fn the_last_write_to_a_position_is_the_one_that_counts() -> Result<(), GraphError> {
    let g = Graph::new();
    let x = g.variable("x", vec![2.0, 3.0]);
    let at = g.constant(1_i32);
    let list = g.constant(3_i32).list_new(DType::F64);
    let list = list.list_write(at, x * 5.0).list_write(at, x * x);
    let y = list.list_stack() + list.list_read(at);
    let out = g.run(&[y, gradient(&g, y, x)?], &[])?;
    assert_eq!(out[0].shape(), [3, 2]);
    assert_eq!(out[0].to_f64s(), [4.0, 9.0, 8.0, 18.0, 4.0, 9.0]);
    assert_eq!(out[1].to_f64s(), [16.0, 24.0]);
    Ok(())
}

#[test]
fn a_position_outside_of_a_list_is_an_error() -> Result<(), GraphError> {
    let g = Graph::new();
    let list = g.constant(2_i32).list_new(DType::F64);
    let y = list
        .list_write(g.constant(2_i32), g.constant(1.0))
        .list_stack();
    assert!(matches!(g.run(&[y], &[]), Err(GraphError::Run(_))));
    Ok(())
}

#[test]
fn the_second_derivative_goes_through_what_a_rule_keeps() -> Result<(), GraphError> {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let y = g.call_with_gradient(
        "softplus",
        &[x],
        |args| {
            let exp = args[0].exp();
            (vec![(1.0 + exp).ln()], vec![exp])
        },
        |cx| {
            let exp = cx.kept[0];
            vec![cx.cts[0].map(|ct| ct * (exp / (1.0 + exp)))]
        },
    )[0];
    let once = gradient(&g, y, x)?;
    let twice = gradient(&g, once, x)?;
    let out = g.run(&[once, twice], &[(x, 0.5.into())])?;
    let sigmoid = 1.0 / (1.0 + (-0.5_f64).exp());
    let found: Vec<f64> = out.iter().filter_map(Tensor::to_f64).collect();
    near(&found, &[sigmoid, sigmoid * (1.0 - sigmoid)], 1e-12);
    Ok(())
}

#[test]
fn rows_of_indices_of_different_shapes_and_types_add() -> Result<(), GraphError> {
    let g = Graph::new();
    let x = g.variable("x", vec![1.0, 2.0, 3.0]);
    let one = x.rows(g.constant(2_i32));
    let some = x
        .rows(g.constant([[0_i64, 2], [2, 2]]))
        .reduce_sum(None, false);
    let ct = gradient(&g, one * 10.0 + some, x)?;
    assert!(ct.slices().is_some());
    assert_eq!(g.run(&[ct], &[])?[0].to_f64s(), [1.0, 0.0, 13.0]);
    Ok(())
}

#[test]
fn what_is_asked_for_may_be_a_literal_or_the_result_of_what_has_no_rule() -> Result<(), GraphError>
{
    let g = Graph::new();
    let mut registry = GradRegistry::new();
    registry.replace(&trig::SIN, Rule::Undefined);
    g.set_registry(registry);
    let (four, x) = (g.constant(4.0), g.placeholder("x", DType::F64));
    let sin = x.sin();
    let grown = g.while_loop(&[four], |v| v[0].lt(10.0), |v| vec![v[0] * four], None)[0];
    let cts = [
        gradient(&g, sin * sin, sin)?,
        gradient(&g, four * x, four)?,
        gradient(&g, grown, four)?,
    ];
    let out = g.run(&cts, &[(x, 0.5.into())])?;
    let found: Vec<f64> = out.iter().filter_map(Tensor::to_f64).collect();
    near(&found, &[2.0 * 0.5_f64.sin(), 0.5, 8.0], 1e-12);
    Ok(())
}

#[test]
fn what_the_tables_name_is_run() -> Result<(), String> {
    claims::hold()
}
