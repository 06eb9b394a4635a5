//! Chains of branches that return, change and hand on: what they compute stays the same, whichever arm is taken, and they
//! capture no more than they need.

use super::{SHORT, in_turn};
use crate::ir::{Module, NodeKind, verify};
use crate::ops::datum::Datum;
use crate::runtime::Interpreter;
use crate::text;

/// From here on the second result is the same, whatever is taken.
const SETTLED: usize = 5;

/// A chain of `n` branches: each reads a param of its own, and multiplies what it hands on to the next one with it. The first
/// branch stands in `@f`.
fn source(n: usize) -> String {
    let others = |from: usize, first: usize| -> Vec<(String, String)> {
        let other = |i: usize| {
            (
                format!("v{}", first + i - from),
                format!("v{}: f64", first + i - from),
            )
        };
        (from..n).map(other).collect()
    };
    let list = |all: &[(String, String)], typed: bool| -> String {
        let one = |(name, with_type): &(String, String)| match typed {
            true => format!(", {with_type}"),
            false => format!(", {name}"),
        };
        all.iter().map(one).collect()
    };
    let mut out = String::new();
    for i in 0..=n {
        // number, two values, what is the branch's own, and what is of those behind
        let params = list(&others(i, 3), true);
        let bar = if i == 0 { "" } else { "| " };
        let (gives, given) = match i > SETTLED {
            true => ("f64", "v100"),
            false => ("f64, f64", "v100, v101"),
        };
        let name = if i == 0 {
            "f".to_string()
        } else {
            format!("l{i}")
        };
        out += &format!("func @{name}({bar}v0: usize, v1: f64, v2: f64{params}) -> {gives} {{\n");
        if i == n {
            out += "return v2\n}\n";
            continue;
        }
        let behind = list(&others(i, 3)[1..], false);
        let inner = if i >= SETTLED { "v100" } else { "v100, v101" };
        out += &format!(
            "v102 = const {i}\nv103 = eq v0, v102\nv104 = mul v2, v3\n\
             {inner} = cond v103, @t{i}, @l{} captures (v0, v1, v104{behind})\n",
            i + 1
        );
        if i == SETTLED {
            out += "v101 = sin v104\n";
        }
        let captures = list(&others(i + 1, 3), true);
        out += &format!("return {given}\n}}\nfunc @t{i}(| v0: usize, v1: f64, v2: f64{captures})");
        out += &match (i >= SETTLED, i % 2) {
            (true, _) => " -> f64 {\nv100 = mul v1, v2\nreturn v100\n}\n".to_string(),
            (false, 0) => " -> f64, f64 {\nv100 = mul v1, v2\nreturn v100, v1\n}\n".to_string(),
            (false, _) => " -> f64, f64 {\nreturn v1, v2\n}\n".to_string(),
        };
    }
    out
}

fn run(module: &Module, n: usize, taken: usize) -> Vec<Datum> {
    let numbers = (0..n + 2).map(|i| Datum::F64(1.0 + 0.01 * i as f64));
    let args = std::iter::once(Datum::Int(taken as i128)).chain(numbers);
    let f = module.find("f").expect("the function is there");
    let run = Interpreter::new(module).run(f, args.collect());
    run.expect("a chain ends")
}

fn captures(module: &Module) -> usize {
    let nodes = module.funcs.values().flat_map(|g| g.nodes.values());
    let conds = nodes.filter(|n| matches!(n.kind, NodeKind::Cond { .. }));
    conds.map(|n| n.operands.len() - 1).sum()
}

#[test]
fn cut_chain_computes_the_same() {
    for n in [2 * SHORT, 2 * SHORT + 1, 5 * SHORT - 1] {
        let whole = text::parse(&source(n)).expect("the chain is a graph");
        verify(&whole).expect("its types fit");
        let cut = in_turn(&whole);
        verify(&cut).expect("what is cut fits");
        assert!(
            captures(&cut) < n * (SHORT + 8),
            "{} of {n}",
            captures(&cut)
        );
        for taken in 0..=n + 1 {
            assert_eq!(run(&cut, n, taken), run(&whole, n, taken), "{taken} of {n}");
        }
    }
}

#[test]
fn short_chain_stays() {
    let whole = text::parse(&source(2 * SHORT - 1)).expect("the chain is a graph");
    assert_eq!(in_turn(&whole), whole);
}
