//! What `Var` builds of several primitives: its gradient agrees with differences, and bad options are errors.

#[path = "claims/mod.rs"]
mod claims;

#[path = "tensor_methods/methods.rs"]
mod methods;
#[path = "tensor_methods/odd.rs"]
mod odd;

use grad_core::graph::{GradientOptions, Graph, GraphError};
use grad_core::ir::{Builder, DType, FuncGraph, Module, Type, Var};
use grad_core::ops::logic::POW;
use grad_core::tensor::Tensor;
use grad_core::testing::{check_gradient, sample};
use methods::METHODS;

#[test]
fn gradients_of_methods_agree_with_differences() {
    for (name, build) in METHODS {
        let b = Builder::new(FuncGraph::new("f"));
        let ty = Type::Tensor(DType::F64);
        let (x, y) = (b.param(ty.clone()), b.param(ty.clone()));
        let result = build(x, y).value();
        b.with(|g| g.results = vec![result]);
        let mut module = Module::new();
        let func = module.funcs.push(b.finish());
        let args = vec![sample(&ty, 0), sample(&ty, 1)];
        let checked = check_gradient(&module, func, &[true, true], args, 1e-7);
        checked.unwrap_or_else(|e| panic!("{name}: {e}"));
    }
}

/// The values of the gradient of `y` with respect to `x`.
fn gradient<'g>(g: &'g Graph, y: Var<'g>, x: Var<'g>) -> Result<Vec<f64>, GraphError> {
    let cts = g.gradients(&[y], &[x], &GradientOptions::default())?;
    let ct = cts[0].expect("y depends on x");
    Ok(g.run(&[ct], &[])?[0].to_f64s())
}

#[test]
fn the_derivative_of_a_greatest_or_least_that_is_nan_is_nan() -> Result<(), GraphError> {
    let g = Graph::new();
    let x = g.constant([[1.0, f64::NAN], [2.0, 2.0], [f64::INFINITY, 1.0]]);
    for reduce in [Var::reduce_max, Var::reduce_min] {
        let found = gradient(&g, reduce(x, Some(&[1]), false), x)?;
        assert!(found[0].is_nan() && found[1].is_nan(), "{found:?}");
        assert_eq!(found[2..4], [0.5, 0.5]);
        assert_eq!(found[4..].iter().sum::<f64>(), 1.0);
    }
    Ok(())
}

#[test]
fn a_maximum_or_minimum_with_nan_is_nan_and_a_tie_goes_to_the_first() -> Result<(), GraphError> {
    let g = Graph::new();
    let x = g.constant([1.0, f64::NAN, 3.0, f64::NAN]);
    let y = g.constant([f64::NAN, 2.0, 3.0, f64::NAN]);
    for z in [x.maximum(y), x.minimum(y)] {
        let found = g.run(&[z], &[])?[0].to_f64s();
        assert!(
            [0, 1, 3].iter().all(|&i: &usize| found[i].is_nan()),
            "{found:?}"
        );
        assert_eq!(found[2], 3.0);
        assert_eq!(gradient(&g, z, x)?[2], 1.0);
        assert_eq!(gradient(&g, z, y)?[2], 0.0);
    }
    Ok(())
}

/// The value, and the derivatives by both operands. Of a power at zero the derivative by an exponent that is not positive is
/// minus infinity, as of `x^p ln x`.
#[test]
fn quotients_by_zero_and_powers_of_zero_are_those_of_the_limits() -> Result<(), GraphError> {
    const INF: f64 = f64::INFINITY;
    let g = Graph::new();
    let (zeros, x) = (g.constant([0.0; 3]), g.constant([1.0, -1.0, 0.0]));
    let (some, others) = (g.constant([2.0, 1.0, 0.5]), g.constant([0.0, 0.0, -1.0]));
    let nan = f64::NAN;
    let rows = [
        (
            x / zeros,
            x,
            zeros,
            [[INF, -INF, nan], [INF; 3], [-INF, INF, nan]],
        ),
        (
            zeros.powf(some),
            zeros,
            some,
            [[0.0; 3], [0.0, 1.0, INF], [0.0; 3]],
        ),
        (
            zeros.powf(others),
            zeros,
            others,
            [[1.0, 1.0, INF], [0.0, 0.0, -INF], [-INF; 3]],
        ),
    ];
    for (z, a, b, expected) in rows {
        let found = [
            g.run(&[z], &[])?[0].to_f64s(),
            gradient(&g, z, a)?,
            gradient(&g, z, b)?,
        ];
        assert_eq!(format!("{found:?}"), format!("{expected:?}"));
    }
    Ok(())
}

#[test]
fn methods_of_integers_are_exact() -> Result<(), GraphError> {
    let g = Graph::new();
    let (x, y) = (g.constant([7i64, -7, 0]), g.constant([2i64, 3, 0]));
    let rows: [(Var, [i64; 3]); 6] = [
        (x.relu(), [7, 0, 0]),
        (x.relu6(), [6, 0, 0]),
        (x.maximum(y), [7, 3, 0]),
        (x.minimum(y), [2, -7, 0]),
        (x.div_no_nan(y), [3, -2, 0]),
        (x.apply(&POW, &[y]), [49, -343, 1]),
    ];
    for (z, expected) in rows {
        assert_eq!(g.run(&[z], &[])?, [Tensor::from(expected)]);
    }
    let is_set = x.cast(&Type::Tensor(DType::Bool));
    assert_eq!(g.run(&[is_set], &[])?, [Tensor::from([true, true, false])]);
    let ones = is_set.ones_like();
    assert_eq!(g.run(&[ones], &[])?, [Tensor::from([true; 3])]);
    Ok(())
}

#[test]
fn axes_that_are_summed_together_have_the_same_lengths() -> Result<(), GraphError> {
    let g = Graph::new();
    let x = g.constant([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]);
    let turned = x.transpose(None);
    let refused = [
        x.tensordot(turned, 2),
        x.tensordot(x, 1),
        x.tensordot(x, 3),
        x.tensordot(x, usize::MAX),
        x.tensordot_axes(turned, &[0, 1], &[0, 1]),
    ];
    for y in refused {
        assert!(g.run(&[y], &[]).is_err());
    }
    let all = x.tensordot_axes(turned, &[0, 1], &[1, 0]);
    assert_eq!(g.run(&[all], &[])?[0].to_f64s(), [91.0]);
    Ok(())
}

#[test]
fn what_the_tables_name_is_run() -> Result<(), String> {
    claims::hold()
}
