//! Names of inputs, scopes and functions: what is made of a graph holds them as text, and source nothing but names of Rust.

use super::text::{any, odd};
use fastrand::Rng;
use grads::graph::Graph;
use grads::{DType, Var};

const PIECES: [&str; 12] = [
    "evil", "(", ")", "{", "}", ";", "\"", "\\", "\n", "//", "x", "*/",
];

/// Whether the name of the function was taken.
pub fn case(rng: &mut Rng) -> bool {
    let name = |rng: &mut Rng| match rng.usize(..4) {
        0 => odd(rng),
        1 => "x".to_string(),
        _ => any(rng, &PIECES, 5),
    };
    let g = Graph::new();
    let z = named(&g, [&name(rng), &name(rng), &name(rng)]);
    let text = g.to_text(&[z]).unwrap();
    let read = Graph::from_text(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
    assert_eq!(read.inputs(), g.inputs());
    let dot = g.to_dot(&[z]).unwrap();
    dot.lines()
        .for_each(|line| assert!(is_quoted(line), "{line}"));
    let function = match rng.usize(..3) {
        0 => "f".to_string(),
        _ => name(rng),
    };
    match g.to_rust(&function, &[z]) {
        Ok(source) => {
            assert!(is_name(&function), "{function}");
            let plain = Graph::new();
            let z = named(&plain, ["x", "scope", "g"]);
            let plain = plain.to_rust(&function, &[z]).unwrap();
            assert_eq!(without_param(&source), without_param(&plain), "{source}");
            true
        }
        Err(_) => false,
    }
}

/// Builds a value with these names of an input, of a scope and of a function.
fn named<'g>(g: &'g Graph, [input, scope, function]: [&str; 3]) -> Var<'g> {
    let x = g.placeholder(input, DType::F64);
    let y = g.name_scope(scope, || g.call(function, &[x], |v| vec![v[0].sin() * x]))[0];
    g.cond(y.gt(0.0), || vec![y * y], || vec![y])[0]
}

fn is_name(text: &str) -> bool {
    text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
}

/// The source without the param's name, which stands where the param is declared, and where it is read if it is not the value's own.
fn without_param(source: &str) -> String {
    let (head, rest) = source.split_once(": f64").expect("one param");
    let (head, param) = head.split_once('(').expect("a list of params");
    assert!(is_name(param), "{source}");
    let read = format!("    let g4_v0 = {param};\n");
    format!("{head}(g4_v0: f64{}", rest.replacen(&read, "", 1))
}

/// Whether each quotation mark that opens a string on a line is closed there.
fn is_quoted(line: &str) -> bool {
    let mut inside = false;
    let mut chars = line.chars();
    while let Some(c) = chars.next() {
        match c {
            '\\' if inside => drop(chars.next()),
            '"' => inside = !inside,
            _ => {}
        }
    }
    !inside
}
