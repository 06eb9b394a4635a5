//! Graphs that are built at run time, printed as Rust, compiled, and run: they compute what the interpreter does.

use grads::graph::{GradientOptions, Graph};
use grads::{DType, Var};
use std::path::Path;
use std::process::Command;

/// Compiles `source` with a `main` that prints the results of `f` for each of `xs`, and runs it.
fn run_rust(name: &str, source: &str, xs: &[f64]) -> Vec<Vec<f64>> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (file, binary) = (folder.join(format!("{name}.rs")), folder.join(name));
    let main = format!(
        "fn main() {{ for x in {xs:?} {{ let (a, b, c) = f(x); println!(\"{{a:e}} {{b:e}} {{c:e}}\"); }} }}"
    );
    std::fs::write(&file, format!("#![allow(warnings)]\n{source}\n{main}\n")).unwrap();
    let compiled = Command::new("rustc")
        .args(["--edition", "2024", "-o"])
        .args([&binary, &file])
        .output()
        .unwrap();
    assert!(
        compiled.status.success(),
        "{}\n{source}",
        String::from_utf8_lossy(&compiled.stderr)
    );
    let out = Command::new(&binary).output().unwrap();
    let text = String::from_utf8(out.stdout).unwrap();
    let line = |line: &str| line.split(' ').map(|x| x.parse().unwrap()).collect();
    text.lines().map(line).collect()
}

/// Value, first and second derivative by the printed source and by the interpreter.
fn check(name: &str, xs: &[f64], build: impl for<'g> Fn(&'g Graph, Var<'g>) -> Var<'g>) {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let y = build(&g, x);
    let options = GradientOptions::default();
    let dy = g.gradients(&[y], &[x], &options).unwrap()[0].unwrap();
    let ddy = g.gradients(&[dy], &[x], &options).unwrap()[0].unwrap();
    let source = g.to_rust("f", &[y, dy, ddy]).unwrap();
    let program = g.compile(&[y, dy, ddy]).unwrap();
    let by_rust = run_rust(name, &source, xs);
    assert_eq!(by_rust.len(), xs.len());
    for (&at, by_rust) in xs.iter().zip(by_rust) {
        let out = program.run(&[(x, at.into())]).unwrap();
        let out: Vec<f64> = out.iter().map(|x| x.to_f64().unwrap()).collect();
        assert_eq!(out, by_rust, "at {at}");
    }
}

#[test]
fn straight_line() {
    check("straight_line", &[0.3, -1.2, 2.0], |g, x| {
        let half = g.constant(0.5);
        (x * half).sin() * x.exp() + (x * x + 1.0).ln() / (2.0 - x.tanh())
    });
}

#[test]
fn branches_in_a_loop() {
    check("branches_in_a_loop", &[0.4, 0.9, 1.6], |g, x| {
        let start = [x, g.constant(0_i64)];
        let results = g.while_loop(
            &start,
            |vars| vars[1].lt(g.constant(5_i64)),
            |vars| {
                let v = vars[0];
                let next = g.cond(v.lt(0.8), || vec![v * x + v.sin()], || vec![v * 0.5]);
                vec![next[0], vars[1] + g.constant(1_i64)]
            },
            None,
        );
        results[0] * x
    });
}

/// What the inner loop collects is a list for each trip of the outer one.
#[test]
fn loops_in_loops() {
    check("loops_in_loops", &[0.4, 0.9], |g, x| {
        let (zero, one) = (g.constant(0_i64), g.constant(1_i64));
        let two = g.constant(2_i64);
        let outer = g.while_loop(
            &[x, zero],
            |v| v[1].lt(two),
            |v| {
                let inner = g.while_loop(
                    &[v[0], zero],
                    |w| w[1].lt(two),
                    |w| vec![(w[0] * x).sin() * v[0], w[1] + one],
                    None,
                );
                let chosen = g.cond(x.lt(0.5), || vec![inner[0]], || vec![inner[0] * v[0]]);
                vec![chosen[0], v[1] + one]
            },
            None,
        );
        outer[0]
    });
}

#[test]
fn whole_tensors_are_refused() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let error = g.to_rust("f", &[x.softmax()]).unwrap_err();
    assert!(
        error.to_string().contains("has no form in plain Rust"),
        "{error}"
    );
}

#[test]
fn a_name_that_is_none_of_rust_is_refused() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    for name in [
        "f() {} pub fn evil",
        "",
        "_",
        "1f",
        "fn",
        "Self",
        "f g",
        "f\n",
        "r#fn",
        "f;",
        "é",
        "f::g",
        "f//",
    ] {
        let error = g.to_rust(name, &[x]).unwrap_err();
        assert_eq!(
            error.to_string(),
            format!("`{name}` is no name of a function of Rust")
        );
    }
    for name in ["f", "F", "_f", "f2_g"] {
        let source = g.to_rust(name, &[x]).unwrap();
        assert!(
            source.starts_with(&format!("pub fn {name}(x: f64)")),
            "{source}"
        );
    }
}

/// Names of inputs that are none of Rust's variables, or are those of the source itself; literals in other spellings.
#[test]
fn names_and_literals_do_not_get_into_the_source_as_they_are() {
    let text = "func @\"main(){}\"(v0/\"x: f64) -> f64 { evil() } //\": tensor f64, v1/g0_v3: tensor f64, v2/list: tensor f64, \
        v3/\"type\": tensor f64, v9/list: tensor f64) -> tensor f64, tensor f64, tensor f64 {\n\
        v4: tensor f64 = const .5\n    v5: tensor f64 = const infinity\n    v6: tensor f64 = const 1_0\n\
        v7 = mul v0, v4\n    v8 = mul v6, v7\n    v10 = add v8, v1\n    v11 = add v10, v2\n    v12 = sub v3, v9\n\
        return v11, v5, v12\n}";
    let g = Graph::from_text(text).unwrap();
    let source = g.to_rust("g", &g.outputs()).unwrap();
    assert!(!source.contains("evil"), "{source}");
    let adapted =
        format!("{source}\nfn f(x: f64) -> (f64, f64, f64) {{ g(x, 1.0, 2.0, 3.0, 4.0) }}");
    let inf = f64::INFINITY;
    assert_eq!(
        run_rust("hostile_names", &adapted, &[1.0, -2.0]),
        [[8.0, inf, -1.0], [-7.0, inf, -1.0]]
    );
}
