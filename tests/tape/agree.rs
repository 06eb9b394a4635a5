//! The tape against the graph: the same expression, to second order.

use super::methods::{Build, METHODS};
use super::{Result, watching};
use grad_core::graph::{GradientOptions, Graph, GraphError};
use grad_core::ir::DType;
use grad_core::tape::{Eager, TapeOptions, op};

const X: [[f64; 2]; 2] = [[0.7, 1.3], [2.1, 0.4]];
const Y: [[f64; 2]; 2] = [[1.6, 0.9], [0.3, 1.2]];

/// The value, the gradients, and the gradients of the sum of those; each element of them.
type Found = Vec<Option<Vec<f64>>>;

fn by_graph(build: Build) -> std::result::Result<Found, GraphError> {
    let g = Graph::new();
    let (x, y) = (
        g.placeholder("x", DType::F64),
        g.placeholder("y", DType::F64),
    );
    let z = build(x, y);
    let options = GradientOptions::default();
    let first = g.gradients(&[z], &[x, y], &options)?;
    let ys: Vec<_> = first.iter().flatten().copied().collect();
    let second = g.gradients(&ys, &[x, y], &options)?;
    let mut found = vec![];
    for v in std::iter::once(Some(z)).chain(first).chain(second) {
        let value = v.map(|v| g.run(&[v], &[(x, X.into()), (y, Y.into())]));
        found.push(value.transpose()?.map(|value| value[0].to_f64s()));
    }
    Ok(found)
}

fn by_tape(build: Build) -> Result<Found> {
    let (x, y) = (Eager::new(X), Eager::new(Y));
    let outer = watching(&[&x, &y]);
    let inner = watching(&[&x, &y]);
    let z = op(&[&x, &y], |v| build(v[0], v[1]));
    let options = TapeOptions::default();
    let first = inner.gradient(&[&z], &[&x, &y], &options)?;
    let ys: Vec<&Eager> = first.iter().flatten().collect();
    let second = outer.gradient(&ys, &[&x, &y], &options)?;
    super::values(
        std::iter::once(Some(z))
            .chain(first)
            .chain(second)
            .collect(),
    )
}

/// Whether each is there where the other is, with the same numbers up to the order of sums. A second derivative that is
/// zero for all inputs may be there in one and not in the other: the graph sees that a literal does not depend on anything.
fn agree(one: &Found, other: &Found) -> bool {
    let close =
        |(a, b): (&f64, &f64)| (a - b).abs() <= 1e-12 * (1.0 + a.abs()) || a.is_nan() && b.is_nan();
    let pairs = one.iter().zip(other);
    pairs.enumerate().all(|(i, pair)| match pair {
        (Some(a), Some(b)) => a.len() == b.len() && a.iter().zip(b).all(close),
        (None, None) => true,
        (Some(zeros), None) | (None, Some(zeros)) => i > 2 && zeros.iter().all(|x| *x == 0.0),
    })
}

#[test]
fn every_method_has_the_gradients_of_the_graph() -> Result {
    for (name, build) in METHODS {
        let graph = by_graph(build).unwrap_or_else(|e| panic!("{name}: {e}"));
        let tape = by_tape(build)?;
        assert!(agree(&graph, &tape), "{name}: {graph:?} {tape:?}");
    }
    Ok(())
}
