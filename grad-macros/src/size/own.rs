//! Chains of branches of which each reads, or writes, something of its own.

use super::families::{Family, each, f, family};

/// Params of their own, behind others.
fn params(n: usize, others: &str, ty: &str) -> String {
    format!("{others}, {}", each(n, |i| format!("x{i}: {ty}, ")))
}

/// Variables of their own, and their sum at the end.
fn variables(n: usize, chain: &str) -> String {
    let vars = each(n, |i| format!("let mut s{i} = x;"));
    let sum = each(n, |i| format!("t += s{i};"));
    format!("{vars} {chain} let mut t = 0.0; {sum} t")
}

pub const OWN: &[Family] = &[
    family("else_if_writing_slices_of_their_own", 320, |n| {
        let arms = each(n, |i| format!("if k < {i} {{ x{i}[k] *= y; }} else "));
        f(
            &params(n, "k: usize, y: f64", "&mut [f64]"),
            &format!("{arms}{{ }} y"),
        )
    }),
    family("match_writing_slices_of_their_own", 320, |n| {
        let arms = each(n, |i| format!("{i} => x{i}[k] *= y,"));
        f(
            &params(n, "k: usize, y: f64", "&mut [f64]"),
            &format!("match k {{ {arms} _ => {{}} }} y"),
        )
    }),
    family("else_if_with_params_of_their_own", 320, |n| {
        let arms = each(n, |i| format!("if k < {i} {{ x{i}.sin() * y }} else "));
        f(
            &params(n, "k: usize, y: f64", "f64"),
            &format!("{arms}{{ y }}"),
        )
    }),
    family("else_if_in_a_loop_with_params_of_their_own", 320, |n| {
        let arms = each(n, |i| {
            format!("if j < {i} {{ s += x{i}.sin() * y; }} else ")
        });
        f(
            &params(n, "k: usize, y: f64", "f64"),
            &format!("let mut s = 0.0; for j in 0..k {{ {arms}{{ s += y; }} }} s"),
        )
    }),
    family("match_with_lets_of_their_own", 320, |n| {
        let lets = each(n, |i| format!("let x{i} = (x * {i}.5).sin();"));
        let arms = each(n, |i| format!("{i} => x{i}.exp() * x,"));
        f(
            "k: usize, x: f64",
            &format!("{lets} match k {{ {arms} _ => x }}"),
        )
    }),
    family("else_if_with_slices_of_their_own", 320, |n| {
        let arms = each(n, |i| format!("if k < {i} {{ x{i}[k].sin() * y }} else "));
        f(
            &params(n, "k: usize, y: f64", "&[f64]"),
            &format!("{arms}{{ y }}"),
        )
    }),
    family("else_if_with_calls_of_their_own", 320, |n| {
        let arms = each(n, |i| format!("if k < {i} {{ g(x{i}, y) }} else "));
        f(
            &params(n, "k: usize, y: f64", "f64"),
            &format!("{arms}{{ y }}"),
        )
    }),
    family("else_if_with_variables_of_their_own", 320, |n| {
        let arms = each(n, |i| format!("if k == {i} {{ s{i} *= x.exp(); }} else "));
        f(
            "k: usize, x: f64",
            &variables(n, &format!("{arms}{{ s0 = 1.0; }}")),
        )
    }),
    family("match_with_variables_of_their_own", 320, |n| {
        let arms = each(n, |i| format!("{i} => {{ s{i} *= s{}; }}", (i + 1) % n));
        f(
            "k: usize, x: f64",
            &variables(n, &format!("match k {{ {arms} _ => {{}} }}")),
        )
    }),
    family("returns_of_params_of_their_own", 320, |n| {
        let body = each(n, |i| format!("if k == {i} {{ return x{i} * {i}.5; }}"));
        f(&params(n, "k: usize, y: f64", "f64"), &format!("{body} y"))
    }),
    family("let_else_of_params_of_their_own", 320, |n| {
        let body = each(n, |i| {
            format!("let Some(y) = x{i} else {{ return s * {i}.5 }}; s *= y;")
        });
        f(
            &params(n, "x: f64", "Option<f64>"),
            &format!("let mut s = x; {body} s"),
        )
    }),
    family("else_if_let_with_params_of_their_own", 320, |n| {
        let arms = each(n, |i| format!("if let Some(y) = x{i} {{ x * y }} else "));
        f(
            &params(n, "x: f64", "Option<f64>"),
            &format!("{arms}{{ x }}"),
        )
    }),
];
