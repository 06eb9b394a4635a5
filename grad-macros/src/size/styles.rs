//! What people write many times in a row, and deep in one another.

use super::families::{Family, each, f, family};

const PAIR: &str = "#[derive(Clone, Copy, Differentiable)] pub struct P { a: f64, b: f64 }";

pub const STYLES: &[Family] = &[
    family("methods_of_a_struct", 300, |n| {
        let body = "let p = p.step(x);".repeat(n);
        format!("{PAIR} {}", f("p: P, x: f64", &format!("{body} p.a")))
    }),
    family("methods_that_change_a_struct", 300, |n| {
        let body = "p.step(x);".repeat(n);
        let body = format!("let mut p = p.clone(); {body} p.a");
        format!("{PAIR} {}", f("p: &P, x: f64", &body))
    }),
    family("chain_of_methods_of_a_struct", 100, |n| {
        let chain = ".step(x)".repeat(n);
        format!("{PAIR} {}", f("p: P, x: f64", &format!("p{chain}.a")))
    }),
    family("operators_of_a_struct", 300, |n| {
        let body = each(n, |i| format!("let p = p + q * {i}.5;"));
        format!("{PAIR} {}", f("p: P, q: P", &format!("{body} p.a")))
    }),
    family("structs_in_a_row", 300, |n| {
        let body = "let p = P { a: p.b * x, b: p.a.sin() };".repeat(n);
        let body = format!("let p = P {{ a: x, b: x }}; {body} p.a");
        format!("{PAIR} {}", f("x: f64", &body))
    }),
    family("questions_of_options", 200, |n| {
        let body = "let s = h(s, x)?;".repeat(n);
        let f = f("x: f64", &format!("let s = x; {body} Some(s)"));
        f.replace("-> f64", "-> Option<f64>")
    }),
    family("questions_of_results", 200, |n| {
        let body = "let s = h(s, x)?;".repeat(n);
        let f = f("x: f64", &format!("let s = x; {body} Ok(s)"));
        f.replace("-> f64", "-> Result<f64, String>")
    }),
    family("let_else", 300, |n| {
        let body = each(n, |i| {
            format!("let Some(y) = o[{i}] else {{ return s * {i}.5 }}; s *= y;")
        });
        f(
            "x: f64, o: &[Option<f64>]",
            &format!("let mut s = x; {body} s"),
        )
    }),
    family("if_let_in_a_row", 300, |n| {
        let body = each(n, |i| format!("if let Some(y) = o[{i}] {{ s *= y; }}"));
        f(
            "x: f64, o: &[Option<f64>]",
            &format!("let mut s = x; {body} s"),
        )
    }),
    family("tuples_in_a_row", 300, |n| {
        let body = "let (a, b) = (b * x, a.sin()); let (a, b) = h(b, a);".repeat(n);
        f("x: f64", &format!("let (a, b) = (x, x); {body} a * b"))
    }),
    family("closures_that_are_handed_on", 100, |n| {
        let body = each(n, |i| format!("s += h(|v| v * x * {i}.5, s);"));
        f("x: f64", &format!("let mut s = x; {body} s"))
    }),
    family("values_that_a_closure_captures", 100, |n| {
        let values = each(n, |i| format!("let a{i} = x * {i}.5;"));
        let product = each(n, |i| format!(" * a{i}"));
        let body = format!("{values} let g = |v: f64| v{product}; g(x) * g(x * 2.0)");
        f("x: f64", &body)
    }),
    family("in_out_params", 100, |n| {
        let params = each(n, |i| format!("x{i}: &mut f64, "));
        let body = each(n, |i| format!("*x{i} *= *x{};", (i + 1) % n));
        f(&params, &format!("{body} *x0"))
    }),
    family("calls_with_in_outs", 200, |n| {
        let body = "s += h(s, &mut y);".repeat(n);
        f("x: f64", &format!("let mut y = x; let mut s = x; {body} s"))
    }),
    family("arrays_of_a_loop", 200, |n| {
        let vars = each(n, |i| format!("let mut a{i} = [x; 3];"));
        let body = each(n, |i| format!("a{i}[j] = a{i}[j] * x;"));
        let sum = each(n, |i| format!("s += a{i}[0];"));
        let body = format!("{vars} for j in 0..m {{ {body} }} let mut s = 0.0; {sum} s");
        f("x: f64, m: usize", &body)
    }),
    family("slices_of_a_loop", 100, |n| {
        let params = each(n, |i| format!("x{i}: &[f64],"));
        let body = each(n, |i| format!("s += x{i}[j] * s;"));
        let body = format!("let mut s = 1.0; for j in 0..x0.len() {{ {body} }} s");
        f(&params, &body)
    }),
    family("arrays_of_a_branch", 160, |n| {
        let vars = each(n, |i| format!("let mut a{i} = [x; 3];"));
        let body = each(n, |i| format!("a{i}[k] = a{i}[k] * x;"));
        let sum = each(n, |i| format!("s += a{i}[0];"));
        let body = format!("{vars} if k > 2 {{ {body} }} let mut s = 0.0; {sum} s");
        f("x: f64, k: usize", &body)
    }),
    family("loops_with_breaks", 200, |n| {
        let body = each(n, |i| {
            format!("for i in 0..x.len() {{ if x[i] > {i}.5 {{ break; }} s += x[i] * s; }}")
        });
        f("x: &[f64]", &format!("let mut s = 0.0; {body} s"))
    }),
    family("continues_in_a_loop", 200, |n| {
        let body = each(n, |i| format!("if x[i] > {i}.5 {{ s += x[i]; continue; }}"));
        let body = format!("let mut s = 0.0; for i in 0..x.len() {{ {body} s *= x[i]; }} s");
        f("x: &[f64]", &body)
    }),
    family("returns_in_a_loop", 200, |n| {
        let body = each(n, |i| {
            format!("if s > {i}.5 {{ return s; }} s += x[i].sin();")
        });
        let body = format!("let mut s = 0.0; for i in 0..x.len() {{ {body} s *= x[i]; }} s");
        f("x: &[f64]", &body)
    }),
    family("iterators_in_a_row", 300, |n| {
        let body = "s += v.iter().map(|x| x * s).sum::<f64>();".repeat(n);
        f("v: &[f64]", &format!("let mut s = 0.0; {body} s"))
    }),
    family("vectors_in_a_row", 200, |n| {
        let body = each(n, |i| {
            format!("let a: Vec<f64> = a.iter().map(|x| x.sin() * {i}.5).collect();")
        });
        f("v: &[f64]", &format!("let a = v.to_vec(); {body} a[0]"))
    }),
    family("vector_that_is_pushed_to", 1000, |n| {
        let body = each(n, |i| format!("v.push(x * {i}.5);"));
        f(
            "x: f64",
            &format!("let mut v = Vec::new(); {body} v[0] * v[1]"),
        )
    }),
    family("sorts_in_a_row", 64, |n| {
        let body = "a.sort_by(|p, q| p.partial_cmp(q).unwrap());".repeat(n);
        f("x: &[f64]", &format!("let mut a = x.to_vec(); {body} a[0]"))
    }),
    family("condition_of_many_parts", 200, |n| {
        let parts = each(n, |i| format!(" && x.sin() > {i}.5"));
        let body = format!("if x > 0.5 {parts} {{ x.sin() }} else {{ x }}");
        f("x: f64", &body)
    }),
    family("guard_of_many_parts", 200, |n| {
        let parts = each(n, |i| format!(" || (j > {i} && x > {i}.5)"));
        let body = format!("match k {{ j if j == 0 {parts} => x.sin(), _ => x }}");
        f("k: usize, x: f64", &body)
    }),
    family("asserts_in_a_row", 300, |n| {
        let body = each(n, |i| {
            format!("assert!(s > {i}.5, \"at {{}}\", s); s *= x;")
        });
        f("x: f64", &format!("let mut s = x; {body} s"))
    }),
    family("integers_in_a_row", 300, |n| {
        let body = each(n, |i| format!("j = (j * 3 + {i}) % x.len(); s += x[j];"));
        let body = format!("let mut j = k; let mut s = 0.0; {body} s");
        f("x: &[f64], k: usize", &body)
    }),
    family("adaptors_in_one_another", 20, |n| {
        let maps = each(n, |i| format!(".map(|x| x * {i}.5).filter(|x| *x > {i}.5)"));
        f(
            "v: &[f64]",
            &format!("v.iter().map(|x| x * 1.5){maps}.sum::<f64>()"),
        )
    }),
    family("nested_options", 20, |n| {
        let open = "Some(x).map(|x| x * ".repeat(n);
        let close = ").unwrap_or(x)".repeat(n);
        f("x: f64", &format!("{open} 0.5 {close}"))
    }),
    family("options_in_one_another", 16, |n| {
        let open = "Some(x).and_then(|x| if x > 0.5 { ".repeat(n);
        let close = " } else { Some(x.sin()) })".repeat(n);
        f("x: f64", &format!("{open} Some(x) {close}.unwrap_or(0.0)"))
    }),
    family("nested_if_let", 18, |n| {
        let open = each(n, |i| format!("if let Some(y{i}) = o {{ y{i} * "));
        let close = each(n, |i| format!("}} else {{ x.sin() * {i}.5 }}"));
        f("x: f64, o: Option<f64>", &format!("{open} x {close}"))
    }),
    family("nested_matches_on_options", 18, |n| {
        let open = each(n, |i| {
            format!("match o {{ Some(y) if y > {i}.5 => x, None => x.sin(), Some(y{i}) => y{i} * ")
        });
        let close = "}".repeat(n);
        f("x: f64, o: Option<f64>", &format!("{open} x {close}"))
    }),
    family("nested_loops_with_breaks", 10, |n| {
        let open = each(n, |i| {
            format!("for i{i} in 0..x.len() {{ if s > {i}.5 {{ break; }} s += x[i{i}]; ")
        });
        let close = "}".repeat(n);
        f(
            "x: &[f64]",
            &format!("let mut s = 0.0; {open} s *= 1.5; {close} s"),
        )
    }),
];
