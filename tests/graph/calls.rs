//! Functions of a graph: called again and again, with several results, and what their arguments are inside of them.

use super::{gradient, value};
use grads::graph::{GradientOptions, Graph};
use grads::{DType, Var};

/// `(r cos t, r sin t)`, a call of `polar`.
fn polar<'g>(g: &'g Graph, r: Var<'g>, t: Var<'g>) -> [Var<'g>; 2] {
    let call = g.call("polar", &[r, t], |a| {
        vec![a[0] * a[1].cos(), a[0] * a[1].sin()]
    });
    [call[0], call[1]]
}

/// Three calls: of arguments from around, of the results of the first one, and of one argument twice. Both results of each
/// are used, but for the last. First and second derivatives are those of the same without functions.
#[test]
fn a_function_of_several_results_is_called_several_times() {
    let g = Graph::new();
    let [r, t] = ["r", "t"].map(|name| g.placeholder(name, DType::F64));
    let by_calls = || {
        let [x, y] = polar(&g, r, t);
        let [u, v] = polar(&g, y, x);
        let [w, _] = polar(&g, v, v);
        u * v + w * y
    };
    let written_out = || {
        let (x, y) = (r * t.cos(), r * t.sin());
        let (u, v) = (y * x.cos(), y * x.sin());
        u * v + v * v.cos() * y
    };
    let feed = [(r, 1.3.into()), (t, 0.4.into())];
    let derivatives = |z: Var<'_>| {
        let mut found = value(&g, z, &feed);
        for first in [gradient(&g, z, r), gradient(&g, z, t)] {
            found.extend(value(&g, first, &feed));
            for x in [r, t] {
                found.extend(value(&g, gradient(&g, first, x), &feed));
            }
        }
        found
    };
    let (found, expected) = (derivatives(by_calls()), derivatives(written_out()));
    assert_eq!(found.len(), 7);
    for (found, expected) in found.iter().zip(&expected) {
        let difference = (found - expected).abs();
        assert!(difference < 1e-13, "{found} for {expected}");
    }
    // by hand: x and y, of (1.3, 0.4)
    let (x, y) = (1.3 * 0.4_f64.cos(), 1.3 * 0.4_f64.sin());
    let (u, v) = (y * x.cos(), y * x.sin());
    assert_eq!(expected[0], u * v + v * v.cos() * y);
}

/// A call has a graph of its own, also where the same has been called before.
#[test]
fn each_call_has_a_graph_of_its_own() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let [a, b] = polar(&g, x, x);
    let [c, _] = polar(&g, a, b);
    let text = g.to_text(&[c]).unwrap();
    let graphs = text
        .lines()
        .filter(|l| l.starts_with("func ") && l.contains(".polar."));
    assert_eq!(graphs.count(), 2, "{text}");
}

/// Inside of a function an argument is another value than what was passed, so that the derivative by either is partial;
/// outside it is the same one.
#[test]
fn inside_of_a_function_an_argument_is_not_what_was_passed() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let out = g.call("f", &[x], |a| {
        let y = a[0] * a[0] * x;
        vec![gradient(&g, y, a[0]), gradient(&g, y, x), y]
    });
    let feed = [(x, 3.0.into())];
    assert_eq!(value(&g, out[0], &feed), [18.0]);
    assert_eq!(value(&g, out[1], &feed), [9.0]);
    assert_eq!(value(&g, gradient(&g, out[2], x), &feed), [27.0]);
}

/// A call is a branch that is always taken, and so is its way back: there is no node that stands for its derivative.
#[test]
fn the_derivative_of_a_call_is_that_of_a_branch() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let y = g.call("wave", &[x], |a| vec![a[0].sin()])[0];
    let dx = gradient(&g, y, x);
    let text = g.to_text(&[dx]).unwrap();
    assert_eq!(text.matches(" = cond ").count(), 2, "{text}");
    assert!(
        text.contains(" = cos ") && !text.contains(" = call "),
        "{text}"
    );
    assert_eq!(value(&g, dx, &[(x, 0.0.into())]), [1.0]);
}

/// What a rule is handed for an output that nobody uses: zeros of a float, nothing of an integer.
#[test]
fn an_unused_output_of_integers_has_no_cotangent() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let y = g.call_with_gradient(
        "three",
        &[x],
        |a| {
            (
                vec![a[0] * 2.0, a[0].cast_to(DType::I64), a[0].exp()],
                vec![],
            )
        },
        |cx| {
            assert!(cx.cts[1].is_none());
            vec![Some(cx.cts[0].unwrap() * 7.0 + cx.cts[2].unwrap())]
        },
    );
    let options = GradientOptions::default();
    let dx = g.gradients(&[y[0]], &[x], &options).unwrap()[0].unwrap();
    assert_eq!(value(&g, dx, &[(x, 3.0.into())]), [7.0]);
}
