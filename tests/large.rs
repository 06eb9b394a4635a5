//! A large crate: many statements in a function, many functions, many arms, deep nests. It compiles with rustc's defaults, as it
//! does without derivatives, and the derivatives are right.
//!
//! A plain test run makes a smaller one; `GRADS_SIZE=1` makes the largest.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

/// How much there is of what.
struct Size {
    statements: usize,
    functions: usize,
    arms: usize,
    levels: usize,
}

const LARGEST: Size = Size {
    statements: 5000,
    functions: 1000,
    arms: 300,
    levels: 18,
};

impl Size {
    fn wanted() -> Size {
        let part = std::env::var("GRADS_SIZE").map_or(20, |part| part.parse().expect("a number"));
        Size {
            statements: LARGEST.statements / part,
            functions: LARGEST.functions / part,
            arms: LARGEST.arms / part,
            ..LARGEST
        }
    }

    /// The source of the crate.
    fn source(&self) -> String {
        let functions = [
            self.statements(),
            self.fields(),
            self.functions(),
            self.arms(),
            self.nested_branches(),
            self.nested_iterators(),
        ];
        format!("use grads::prelude::*;\n{}\n{MAIN}", functions.concat())
    }

    fn statements(&self) -> String {
        let body = each(self.statements, |i| {
            format!("s = s * 0.99 + (x * {i}.5).sin() * 0.01;\n")
        });
        function("statements", &format!("let mut s = x;\n{body}s"))
    }

    /// Half as many in a loop, on the fields of a struct.
    fn fields(&self) -> String {
        let body = each(self.statements / 2, |i| {
            match i % 3 {
                0 => "p.a += p.b * 0.5;\n",
                1 => "p.b = p.a.sin() + p.c;\n",
                _ => "p.c *= 0.9 + p.a.cos() * 0.01;\n",
            }
            .to_string()
        });
        let derived = "#[derive(Clone, Differentiable)]\npub struct P { a: f64, b: f64, c: f64 }\n";
        let make = "let mut p = P { a: x, b: 0.5, c: 0.1 };";
        let body = format!("{make} for _ in 0..2 {{\n{body}}}\np.b + p.c");
        format!("{derived}{}", function("fields", &body))
    }

    fn functions(&self) -> String {
        let callees = each(self.functions, |i| {
            function(&format!("h{i}"), &format!("(x * 0.{i}).sin() * x"))
        });
        let calls = each(self.functions, |i| format!("s += h{i}(x + s * 0.001);\n"));
        let caller = function("functions", &format!("let mut s = x;\n{calls}s"));
        format!("{callees}{caller}")
    }

    fn arms(&self) -> String {
        let arms = each(self.arms, |i| format!("{i} => s += (x * {i}.5).sin(),\n"));
        let arms = format!("match k {{ {arms} _ => s += x }}");
        let n = self.arms + 1;
        let body = format!("let mut s = x;\nfor k in 0..{n} {{ {arms} }}\ns");
        function("arms", &body)
    }

    fn nested_branches(&self) -> String {
        let open = each(self.levels, |i| format!("if x > -{i}.5 {{ s *= x; "));
        let close = each(self.levels, |i| format!("}} else {{ s += {i}.0; }}"));
        function(
            "nested_branches",
            &format!("let mut s = x; {open}{close} s"),
        )
    }

    fn nested_iterators(&self) -> String {
        let open = each(self.levels, |i| format!("[x].iter().map(|x{i}| x{i} * "));
        let close = ").sum::<f64>()".repeat(self.levels);
        function("nested_iterators", &format!("{open} 0.5 {close}"))
    }
}

const MAIN: &str = "
macro_rules! check {
    ($($f:ident),*) => { $({
        let (x, h) = (std::hint::black_box(0.7), 1e-6);
        let (value, slope) = value_and_grad!($f)(x);
        assert_eq!(value.to_bits(), $f(x).to_bits(), stringify!($f));
        let difference = ($f(x + h) - $f(x - h)) / (2.0 * h);
        let tolerance = 1e-5 * (1.0 + difference.abs());
        assert!((slope - difference).abs() < tolerance, \"{}: {slope} {difference}\", stringify!($f));
    })* };
}
fn main() {
    check!(statements, fields, functions, arms, nested_branches, nested_iterators);
}
";

fn each(n: usize, part: impl Fn(usize) -> String) -> String {
    (0..n).fold(String::new(), |mut all, i| {
        write!(all, "{}", part(i)).expect("a text grows");
        all
    })
}

fn function(name: &str, body: &str) -> String {
    format!("#[differentiable]\npub fn {name}(x: f64) -> f64 {{\n{body}\n}}\n")
}

#[test]
fn a_large_crate_compiles_with_defaults_and_its_derivatives_are_right() {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("large");
    let grads = env!("CARGO_MANIFEST_DIR");
    let manifest = format!(
        "[package]\nname = \"large\"\nedition = \"2024\"\n\
         [dependencies]\ngrads = {{ path = {grads:?} }}\n[workspace]\n"
    );
    fs::create_dir_all(dir.join("src")).expect("the folder is made");
    fs::write(dir.join("Cargo.toml"), manifest).expect("the manifest is written");
    fs::write(dir.join("src/main.rs"), Size::wanted().source()).expect("the source is written");
    let lock = Path::new(grads).join("Cargo.lock");
    if lock.exists() {
        fs::copy(lock, dir.join("Cargo.lock")).expect("the lock file is copied");
    }
    let done = Command::new(env!("CARGO"))
        .args(["run", "--quiet"])
        .current_dir(&dir)
        // shared with the crates of `tests/crates.rs`
        .env(
            "CARGO_TARGET_DIR",
            Path::new(env!("CARGO_TARGET_TMPDIR")).join("crates/target"),
        )
        .env_remove("RUSTFLAGS")
        .env_remove("RUST_MIN_STACK")
        .output()
        .expect("cargo runs");
    let said = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{said}");
}
