//! A panic in a function that builds a part of the graph, or in a rule, leaves the graph as it was.

use super::{gradient, value};
use grad_core::ops::{self, Rule};
use grads::graph::{GradientOptions, Graph};
use grads::{DType, Var};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A graph with an input, and what panics with it.
fn caught(build: impl for<'g> Fn(&'g Graph, Var<'g>)) {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let y = g.cond(x.gt(0.0), || vec![x * x], || vec![x])[0];
    let before = (g.to_text(&[y]).unwrap(), g.name(x.sin()));
    assert!(catch_unwind(AssertUnwindSafe(|| build(&g, x))).is_err());
    let feed = [(x, 3.0.into())];
    assert_eq!(value(&g, gradient(&g, y, x), &feed), [6.0]);
    let again = g.cond(x.gt(0.0), || vec![x * y], || vec![x])[0];
    assert_eq!(value(&g, gradient(&g, again, x), &feed), [27.0]);
    assert_eq!(before.1, "sin");
    assert_eq!(g.name(x.sin()), "sin_1");
    let text = g.to_text(&[y]).unwrap();
    assert!(Graph::from_text(&text).is_ok(), "{text}");
}

#[test]
fn in_a_branch() {
    caught(|g, x| drop(g.cond(x.gt(0.0), || vec![x], || panic!("else"))));
    caught(|g, x| drop(g.cond(x.gt(0.0), || panic!("then"), || vec![x])));
}

#[test]
fn in_a_loop() {
    let on = |g: &Graph, x: Var<'_>, bad: &dyn Fn()| drop((g.name(x), bad()));
    caught(move |g, x| {
        let cond = |_: &[Var<'_>]| {
            on(g, x, &|| panic!("cond"));
            g.constant(true)
        };
        drop(g.while_loop(&[x], cond, |v| v.to_vec(), None));
    });
    caught(|g, x| {
        let body = |_: &[Var<'_>]| panic!("body");
        drop(g.while_loop(&[x], |_| g.constant(true), body, Some(3)));
    });
}

#[test]
fn in_a_function_two_graphs_deep_and_in_a_scope() {
    caught(|g, x| {
        g.name_scope("layer", || {
            g.call("f", &[x], |v| {
                // a nested function that is finished, and a mistake, go too
                let own = g.call_with_gradient(
                    "own",
                    &[v[0]],
                    |v| (vec![v[0]], vec![]),
                    |cx| vec![cx.cts[0]],
                );
                let _ = own[0] + g.constant(1_i32);
                g.cond(v[0].gt(0.0), || vec![v[0]], || panic!("deep"))
            })
        });
    });
}

#[test]
fn in_a_rule_of_a_loop() {
    caught(|g, x| {
        let mut registry = g.registry();
        registry.replace(&ops::trig::COS, Rule::Cotangents(&|_| panic!("rule")));
        let looped = g.while_loop(
            &[x],
            |_| g.constant(true),
            |v| vec![v[0].exp() * v[0].cos()],
            Some(2),
        );
        g.with_registry(registry, || {
            let _ = g.gradients(&[looped[0]], &[x], &GradientOptions::default());
        });
    });
}

#[test]
fn in_an_observer() {
    caught(|g, x| {
        let observer = |_| panic!("observer");
        let y = x.tanh() * x;
        let _ = g.gradients_observed(&[y], &[x], &GradientOptions::default(), &observer);
    });
}
