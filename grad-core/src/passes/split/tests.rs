//! Every comparison, bound and range, in twos: what the loops of the pieces compute, in which order, and where they stop.

use super::super::prepare;
use crate::ir::{Module, verify};
use crate::ops::datum::Datum;
use crate::runtime::Interpreter;
use crate::text;

/// Positions of the index: statements, and the value that is compared.
const INDICES: &[(&str, &str)] = &[
    ("", "v0"),
    ("v10 = add v0, v4\n", "v10"),
    ("v10 = add v0, v5\n", "v10"),
];

/// Bounds.
const BOUNDS: &[(&str, &str)] = &[
    ("", "v2"),
    ("v11 = sub v2, v4\n", "v11"),
    ("v11 = sub v2, v5\n", "v11"),
    ("v11 = add v2, v4\n", "v11"),
    ("", "v3"),
    ("v11 = sub v3, v4\n", "v11"),
    ("v11 = const 0\n", "v11"),
    ("v11 = const 3\n", "v11"),
    ("v11 = sub v5, v3\n", "v11"),
];

const COMPARISONS: &[&str] = &["lt", "le", "gt", "ge", "eq", "ne"];

/// Where the range begins: `v2` is its end.
const STARTS: &[&str] = &["const 0", "const 2", "sub v0, v6", "add v1, v6"];

/// A function of the range's end and of another number. It notes in one number which branches its trips take.
fn source(asked: [&Asked; 2], start: &str, rev: bool) -> String {
    let rev = if rev { "rev " } else { "" };
    let [first, then] = [0, 1].map(|k| asked[k].statements(k));
    format!(
        "func @f(v0: usize, v1: usize) -> f64 {{\nv6 = const 1\nv2 = {start}\nv3 = const 0.0\n\
         v4, v5 = for @f.body v2..v0 {rev}(v3) captures (v0, v1)\nreturn v4\n}}\n\
         func @f.body(v0: usize, v1: f64 | v2: usize, v3: usize) -> f64 {{\nv4 = const 1\nv5 = const 2\n\
         {first}{then}return v23\n}}\n{}{}{}{}",
        branch("then0", 1),
        branch("else0", 2),
        branch("then1", 1),
        branch("else1", 2),
    )
}

/// Another digit behind the others.
fn branch(name: &str, digit: u32) -> String {
    format!(
        "func @f.{name}(| v0: f64) -> f64 {{\nv1 = const 3.0\nv2 = mul v0, v1\nv3 = const {digit}.0\n\
         v4 = add v2, v3\nreturn v4\n}}\n"
    )
}

/// What is asked.
struct Asked {
    index: usize,
    bound: usize,
    comparison: usize,
    turned: bool,
}

impl Asked {
    /// The `k`-th question of a body and the branch on it; the second has values of its own.
    fn statements(&self, k: usize) -> String {
        let ((i, index), (b, bound)) = (INDICES[self.index], BOUNDS[self.bound]);
        let (x, y) = match self.turned {
            true => (bound, index),
            false => (index, bound),
        };
        let (test, noted) = (COMPARISONS[self.comparison], ["v1", "v13"][k]);
        let text = format!(
            "{i}{b}v12 = {test} {x}, {y}\nv14 = cond v12, @f.then{k}, @f.else{k} captures ({noted})\n"
        );
        let own = |text: String, v: &str| text.replace(v, &format!("v{}{}", k + 1, &v[2..]));
        ["v10", "v11", "v12"]
            .iter()
            .fold(text, |text, v| own(text, v))
            .replace("v14", &format!("v{}3", k + 1))
    }

    fn nth(mut n: usize) -> Asked {
        let mut digit = |base: usize| {
            let digit = n % base;
            n /= base;
            digit
        };
        Asked {
            index: digit(INDICES.len()),
            bound: digit(BOUNDS.len()),
            comparison: digit(COMPARISONS.len()),
            turned: digit(2) == 1,
        }
    }
}

fn run(module: &Module, n: i128, m: i128) -> Result<String, String> {
    let func = module.find("f").expect("it is there");
    let results = Interpreter::new(module).run(func, vec![Datum::Int(n), Datum::Int(m)]);
    results
        .map(|values| format!("{values:?}"))
        .map_err(|e| e.to_string())
}

#[test]
fn the_pieces_take_the_branches_of_the_one_loop() {
    let all = INDICES.len() * BOUNDS.len() * COMPARISONS.len() * 2;
    let mut cut = 0;
    for k in 0..all {
        // each question beside some of the others
        let (first, then) = (Asked::nth(k), Asked::nth((k * 89 + 41) % all));
        for (j, start) in STARTS.iter().enumerate() {
            let source = source([&first, &then], start, (k + j) % 3 == 0);
            let module = text::parse(&source).unwrap_or_else(|e| panic!("{e:?}\n{source}"));
            let pieces = prepare(&module);
            verify(&pieces).unwrap_or_else(|e| panic!("{e:?}\n{source}"));
            let is_piece = |name: &str| name.contains(".piece");
            cut += usize::from(pieces.funcs.values().any(|f| is_piece(&f.name)));
            for (n, m) in (0..6).flat_map(|n| (0..6).map(move |m| (n, m))) {
                let (plain, ours) = (run(&module, n, m), run(&pieces, n, m));
                assert_eq!(
                    plain.is_ok(),
                    ours.is_ok(),
                    "n = {n}, m = {m}: {plain:?} {ours:?}\n{source}"
                );
                if plain.is_ok() {
                    assert_eq!(plain, ours, "n = {n}, m = {m}\n{source}");
                }
            }
        }
    }
    assert!(cut > all * STARTS.len() / 4, "{cut} loops were cut");
}
