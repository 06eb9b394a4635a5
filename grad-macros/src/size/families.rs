//! Programs of any size, as source: each a function `f` and what it needs. The plain functions compile with rustc's defaults.

/// A kind of program.
#[derive(Clone)]
pub struct Family {
    /// What grows.
    pub name: &'static str,
    /// The source of size `n`.
    pub source: fn(usize) -> String,
    /// The size up to which it is held to the promise.
    pub largest: usize,
}

impl Family {
    /// Whether it is depth that grows: it goes all the way at once.
    pub fn is_nest(&self) -> bool {
        self.largest < 64
    }
}

pub(super) const fn family(
    name: &'static str,
    largest: usize,
    source: fn(usize) -> String,
) -> Family {
    Family {
        name,
        source,
        largest,
    }
}

/// Each is a fact of its own: what is emitted and what is done for it grow as the source does.
pub const FAMILIES: &[Family] = &[
    family("else_if", 300, |n| {
        let arms = each(n, |i| format!("if k < {i} {{ x * {i}.5 + y }} else "));
        f(
            "k: usize, x: f64, y: f64",
            &format!("{arms}{{ x.sin() * y }}"),
        )
    }),
    family("else_if_on_floats", 300, |n| {
        let arms = each(n, |i| {
            format!("if x < {i}.5 {{ (x * {i}.25).sin() * y }} else ")
        });
        f("x: f64, y: f64", &format!("{arms}{{ x.sin() * y }}"))
    }),
    family("else_if_that_assigns", 300, |n| {
        let arms = each(n, |i| {
            format!("if k == {i} {{ s += x.exp() * {i}.5; t *= x; }} else ")
        });
        f(
            "k: usize, x: f64",
            &format!("let mut s = x; let mut t = x; {arms}{{ s += 1.0; }} s * t"),
        )
    }),
    family("writes_in_ifs_in_a_row", 500, |n| {
        let body = each(n, |i| {
            format!("if x > {i}.5 {{ a[{}] = a[{}] * x; }}", i % 8, (i + 3) % 8)
        });
        f("x: f64", &format!("let mut a = [x; 8]; {body} a[0]"))
    }),
    family("else_if_that_writes", 300, |n| {
        let arms = each(n, |i| {
            format!(
                "if k == {i} {{ a[{}] = a[{}] * x; }} else ",
                i % 8,
                (i + 3) % 8
            )
        });
        f(
            "k: usize, x: f64",
            &format!("let mut a = [x; 8]; {arms}{{ a[0] = 1.0; }} a[0]"),
        )
    }),
    family("nested_iterators", 20, |n| {
        let open = each(n, |i| format!("v.iter().map(|x{i}| x{i} * "));
        let close = ").sum::<f64>()".repeat(n);
        f("v: &[f64]", &format!("{open} 0.5 {close}"))
    }),
    family("nested_blocks", 15, |n| {
        let open = "x * { let y = x.sin(); ".repeat(n);
        let close = " * y }".repeat(n);
        f("x: f64", &format!("{open} x {close}"))
    }),
    family("nested_loops_of_iterators", 10, |n| {
        let open = each(n, |i| format!("for x{i} in v.iter() {{ s += x{i} * 0.5; "));
        let close = "}".repeat(n);
        f("v: &[f64]", &format!("let mut s = 0.0; {open} {close} s"))
    }),
    family("nested_iterators_with_names", 10, |n| {
        let open = each(n, |i| format!("let s{i}: f64 = v.iter().map(|x{i}| {{ "));
        let close = each(n, |i| format!("x{0} * 0.5 }}).sum(); s{0} * ", n - 1 - i));
        f("v: &[f64]", &format!("{open} {close} 0.5"))
    }),
    family("nested_calls", 20, |n| {
        let open = "g(x, ".repeat(n);
        let close = ")".repeat(n);
        format!("{}{}", g(), f("x: f64", &format!("{open} x {close}")))
    }),
    family("nested_matches", 15, |n| {
        let open = each(n, |i| {
            format!("match k.wrapping_add({i}) {{ 0 => x, 1 => {i}.5, _ => x.sin() * ")
        });
        let close = "}".repeat(n);
        f("k: usize, x: f64", &format!("{open} x {close}"))
    }),
    family("chain_of_methods", 280, |n| {
        let chain = ".sin().max(0.5)".repeat(n / 2);
        f("x: f64", &format!("x{chain}"))
    }),
    family("sum_of_terms", 280, |n| {
        let terms = each(n, |i| format!(" + x * {i}.5"));
        f("x: f64", &format!("x{terms}"))
    }),
    family("else_if_in_a_loop", 300, |n| {
        let arms = each(n, |i| {
            format!("if k == {i} {{ s += x[k].exp() * s; }} else ")
        });
        f(
            "x: &[f64]",
            &format!("let mut s = 0.0; for k in 0..x.len() {{ {arms}{{ s += 1.0; }} }} s"),
        )
    }),
    family("returns", 300, |n| {
        let arms = each(n, |i| format!("if k == {i} {{ return x * {i}.5; }} "));
        f("k: usize, x: f64", &format!("{arms} x.sin()"))
    }),
    family("match_on_integers", 300, |n| {
        let arms = each(n, |i| format!("{i} => x.sin() * {i}.5,"));
        f("k: usize, x: f64", &format!("match k {{ {arms} _ => x }}"))
    }),
    family("match_that_assigns", 300, |n| {
        let arms = each(n, |i| format!("{i} => {{ s += x.exp() * {i}.5; t *= s; }}"));
        f(
            "k: usize, x: f64",
            &format!("let mut s = x; let mut t = x; match k {{ {arms} _ => s += 1.0 }} s * t"),
        )
    }),
    family("match_in_a_loop", 300, |n| {
        let arms = each(n, |i| format!("{i} => {{ s += x[k].exp() * s; }}"));
        f(
            "x: &[f64]",
            &format!(
                "let mut s = 0.0; for k in 0..x.len() {{ match k {{ {arms} _ => s += 1.0 }} }} s"
            ),
        )
    }),
    family("match_with_guards", 300, |n| {
        let arms = each(n, |i| format!("j if j * 2 == {i} => x.sin() * {i}.5,"));
        f("k: usize, x: f64", &format!("match k {{ {arms} _ => x }}"))
    }),
    family("match_on_strings", 300, |n| {
        let arms = each(n, |i| format!("\"a{i}\" => x.sin() * {i}.5,"));
        f(
            "#[no_diff] k: &str, x: f64",
            &format!("match k {{ {arms} _ => x }}"),
        )
    }),
    family("match_on_an_enum", 300, |n| {
        let variants = each(n, |i| format!("A{i}(f64),"));
        let arms = each(n, |i| format!("E::A{i}(r) => r * x.sin(),"));
        format!(
            "#[derive(Clone, Differentiable)] pub enum E {{ {variants} }} {}",
            f("e: E, x: f64", &format!("match e {{ {arms} }}"))
        )
    }),
    family("match_on_an_enum_by_reference", 300, |n| {
        let variants = each(n, |i| format!("A{i} {{ r: f64, h: f64 }},"));
        let arms = each(n, |i| format!("E::A{i} {{ r, h }} => r * h * x.sin(),"));
        format!(
            "#[derive(Clone, Differentiable)] pub enum E {{ {variants} }} {}",
            f("e: &E, x: f64", &format!("match e {{ {arms} }}"))
        )
    }),
    family("nested_ifs", 18, |n| {
        let open = each(n, |i| format!("if x > {i}.5 {{ "));
        let close = each(n, |i| format!("}} else {{ (x * {i}.5).sin() * y }}"));
        f("x: f64, y: f64", &format!("{open} x * y {close}"))
    }),
    family("nested_ifs_that_assign", 18, |n| {
        let open = each(n, |i| format!("if x > {i}.5 {{ s *= x; "));
        let close = each(n, |i| format!("}} else {{ s += x.exp() * {i}.5; }}"));
        f("x: f64", &format!("let mut s = x; {open} {close} s"))
    }),
    family("ifs_in_a_row", 2000, |n| {
        let body = each(n, |i| format!("if s > {i}.5 {{ s = s.sin() * x; }}"));
        f("x: f64", &format!("let mut s = x; {body} s"))
    }),
    family("loops_in_a_row", 500, |n| {
        let body = each(n, |i| {
            format!("for i in 0..x.len() {{ s += x[i] * s * {i}.5; }}")
        });
        f("x: &[f64]", &format!("let mut s = 1.0; {body} s"))
    }),
    family("nested_loops", 12, |n| {
        let open = each(n, |i| format!("for i{i} in 0..2 {{ "));
        let close = "}".repeat(n);
        f(
            "x: f64",
            &format!("let mut s = x; {open} s = s.sin() * x; {close} s"),
        )
    }),
    family("closures", 500, |n| {
        let body = each(n, |i| {
            format!("let g{i} = |v: f64| v.sin() * {i}.5; s += g{i}(x) * g{i}(s);")
        });
        f("x: f64", &format!("let mut s = x; {body} s"))
    }),
    family("nested_closures", 15, |n| {
        let open = each(n, |i| format!("let g{i} = |v{i}: f64| {{ "));
        let close = each(n, |i| {
            format!("}}; g{}(v{} * 0.5)", n - 1 - i, outer(n - 1 - i))
        });
        f("x: f64", &format!("{open} v{}.sin() {close}", n - 1)).replace("v_x", "x")
    }),
    family("calls_in_a_row", 1000, |n| {
        let body = each(n, |_| "s = g(s, x);".to_string());
        format!(
            "{}{}",
            g(),
            f("x: f64", &format!("let mut s = x; {body} s"))
        )
    }),
    family("lets", 5000, |n| {
        let body = each(n, |i| format!("let x{} = x{i}.sin() * x;", i + 1));
        f("x: f64", &format!("let x0 = x; {body} x{n}"))
    }),
    family("lets_of_sums", 5000, |n| {
        let body = each(n, |i| format!("let x{} = x{i} * 1.0 + x * 0.5;", i + 1));
        f("x: f64", &format!("let x0 = x; {body} x{n}"))
    }),
    family("assignments", 5000, |n| {
        let body = each(n, |i| format!("s += x * {i}.5;"));
        f("x: f64", &format!("let mut s = x; {body} s"))
    }),
    family("products", 5000, |n| {
        let body = each(n, |i| format!("s *= x + {i}.5;"));
        f("x: f64", &format!("let mut s = x; {body} s"))
    }),
    family("writes", 5000, |n| {
        let body = each(n, |i| {
            format!("a[{}] = a[{}] * x + a[{i} % 7];", i % 8, (i + 3) % 8)
        });
        f("x: f64", &format!("let mut a = [x; 8]; {body} a[0]"))
    }),
    family("in_outs", 5000, |n| {
        let body = each(n, |i| format!("a[{i}] = a[{i}] * x.sin();"));
        f("x: f64, a: &mut [f64]", &format!("{body} a[0]"))
    }),
    family("array_literal", 5000, |n| {
        let elements = each(n, |i| format!("x * {i}.5,"));
        f("x: f64, k: usize", &format!("let a = [{elements}]; a[k]"))
    }),
    family("array_of_calls", 1000, |n| {
        let elements = each(n, |i| format!("g(x, {i}.5),"));
        format!(
            "{}{}",
            g(),
            f("x: f64, k: usize", &format!("let a = [{elements}]; a[k]"))
        )
    }),
    family("table", 5000, |n| {
        let elements = each(n, |i| format!("{i}.5,"));
        f(
            "x: f64, k: usize",
            &format!("let a = [{elements}]; a[k] * x"),
        )
    }),
    family("struct_fields", 300, |n| {
        let fields = each(n, |i| format!("x{i}: f64,"));
        let sum = each(n, |i| format!("s += p.x{i} * p.x{i};"));
        format!(
            "#[derive(Clone, Differentiable)] pub struct P {{ {fields} }} {}",
            f("p: &P", &format!("let mut s = 0.0; {sum} s"))
        )
    }),
    family("struct_literal", 300, |n| {
        let fields = each(n, |i| format!("x{i}: f64,"));
        let values = each(n, |i| format!("x{i}: x * {i}.5,"));
        format!(
            "#[derive(Clone, Differentiable)] pub struct P {{ {fields} }} {}",
            f(
                "x: f64",
                &format!("let p = P {{ {values} }}; p.x0 * p.x{}", n - 1)
            )
        )
    }),
    family("operators_on_what_is_unknown", 2000, |n| {
        let body = each(n, |i| format!("let x{} = x{i} * p.a;", i + 1));
        format!(
            "#[derive(Clone, Differentiable)] pub struct P {{ a: f64 }} {}",
            f("p: &P", &format!("let x0 = p.a; {body} x{n} + 1.0"))
        )
    }),
    family("one_variable_of_what_is_unknown", 2000, |n| {
        let body = each(n, |_| "s = s * p.a;".to_string());
        format!(
            "#[derive(Clone, Differentiable)] pub struct P {{ a: f64 }} {}",
            f("p: &P", &format!("let mut s = p.a; {body} s + 1.0"))
        )
    }),
    family("params", 300, |n| {
        let params = each(n, |i| format!("x{i}: f64, "));
        let body = each(n, |i| format!("s += x{i} * x{i};"));
        f(&params, &format!("let mut s = 0.0; {body} s"))
    }),
    family("slice_params", 100, |n| {
        let params = each(n, |i| format!("x{i}: &[f64], "));
        let body = each(n, |i| format!("s += x{i}[0] * s;"));
        f(&params, &format!("let mut s = 1.0; {body} s"))
    }),
    family("variables_of_a_loop", 200, |n| {
        let vars = each(n, |i| format!("let mut s{i} = x;"));
        let body = each(n, |i| format!("s{i} = s{i}.sin() * x;"));
        let sum = each(n, |i| format!("t += s{i};"));
        f(
            "x: f64, n: usize",
            &format!("{vars} for _ in 0..n {{ {body} }} let mut t = 0.0; {sum} t"),
        )
    }),
    family("options_that_are_found_late", 100, |n| {
        let body = each(n, |i| {
            format!(
                "let mut b{i} = None; if x > {i}.5 {{ b{i} = Some(x * {i}.5); }} s += b{i}.unwrap_or(x);"
            )
        });
        f("x: f64", &format!("let mut s = x; {body} s"))
    }),
    family("variables_of_a_branch", 200, |n| {
        let vars = each(n, |i| format!("let mut s{i} = x;"));
        let body = each(n, |i| format!("s{i} = s{i}.sin() * x;"));
        let sum = each(n, |i| format!("t += s{i};"));
        f(
            "x: f64",
            &format!("{vars} if x > 0.5 {{ {body} }} let mut t = 0.0; {sum} t"),
        )
    }),
    family("struct_update", 300, |n| {
        let fields = each(n, |i| format!("x{i}: f64,"));
        let values = each(n, |i| format!("x{i}: p.x{i} + p.x{} * h,", (i + 1) % n));
        format!(
            "#[derive(Clone, Differentiable)] pub struct P {{ {fields} }} {}",
            f(
                "p: &P, h: f64",
                &format!("let q = P {{ {values} }}; q.x0 * q.x{}", n - 1)
            )
        )
    }),
    family("struct_fields_that_are_written", 300, |n| {
        let fields = each(n, |i| format!("x{i}: f64,"));
        let writes = each(n, |i| format!("p.x{i} = p.x{i} * h + p.x0;"));
        format!(
            "#[derive(Clone, Differentiable)] pub struct P {{ {fields} }} {}",
            f(
                "p: &P, h: f64",
                &format!("let mut p = p.clone(); {writes} p.x0 * p.x{}", n - 1)
            )
        )
    }),
    family("variables_handed_on_in_a_loop", 200, |n| {
        let vars = each(n, |i| format!("let mut s{i} = 0.0;"));
        let body = each(n - 1, |i| format!("s{} = s{};", n - 1 - i, n - 2 - i));
        let sum = each(n, |i| format!("t += s{i};"));
        f(
            "x: f64, n: usize",
            &format!("{vars} for _ in 0..n {{ {body} s0 = x; }} let mut t = 0.0; {sum} t"),
        )
    }),
    family("loops_with_ends", 100, |n| {
        let loops = each(n, |i| {
            format!(
                "for i in 0..x.len() {{ s += if i == {i} {{ x[i] }} else if i + 1 < n {{ x[i + 1] }} else {{ x[0] }}; }}"
            )
        });
        f(
            "x: &[f64], n: usize",
            &format!("let mut s = 0.0; {loops} s"),
        )
    }),
    family("ends_in_a_loop", 160, |n| {
        let body = each(n, |i| {
            format!("s += if i == n - 1 {{ x[i] * {i}.5 }} else {{ x[i + 1] }};")
        });
        f(
            "x: &[f64], n: usize",
            &format!("let mut s = 0.0; for i in 0..n {{ {body} }} s"),
        )
    }),
    family("lets_of_ifs", 2000, |n| {
        let body = each(n, |i| {
            format!(
                "let x{} = if x{i} > {i}.5 {{ x }} else {{ x{i} * 0.5 }};",
                i + 1
            )
        });
        f("x: f64", &format!("let x0 = x; {body} x{n}"))
    }),
    family("chain_of_functions", 1000, |n| {
        let functions = each(n, |i| {
            format!(
                "#[differentiable] pub fn h{i}(x: f64) -> f64 {{ h{}(x.sin()) * x }}",
                i + 1
            )
        });
        let last = format!("#[differentiable] pub fn h{n}(x: f64) -> f64 {{ x * x }}");
        format!("{functions}{last}{}", f("x: f64", "h0(x)"))
    }),
];

fn outer(i: usize) -> String {
    i.checked_sub(1).map_or("_x".to_string(), |i| i.to_string())
}

pub(super) fn each(n: usize, part: impl Fn(usize) -> String) -> String {
    (0..n).map(part).collect()
}

pub(super) fn f(params: &str, body: &str) -> String {
    format!("#[differentiable] pub fn f({params}) -> f64 {{ {body} }}")
}

pub(super) fn g() -> String {
    "#[differentiable] pub fn g(x: f64, y: f64) -> f64 { (x * y).sin() }".to_string()
}
