//! Names of inputs, scopes and functions: what is made of a graph holds them as text, and source nothing but names of Rust.

use super::text::{any, odd};
use fastrand::Rng;
use grads::DType;
use grads::graph::Graph;

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
    let x = g.placeholder(&name(rng), DType::F64);
    let scope = name(rng);
    let y = g.name_scope(&scope, || {
        g.call(&name(rng), &[x], |v| vec![v[0].sin() * x])
    })[0];
    let z = g.cond(y.gt(0.0), || vec![y * y], || vec![y])[0];
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
            let is_name = |text: &str| text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
            assert!(is_name(&function), "{function}");
            let input = g.inputs().remove(0).0;
            for hostile in [&input, &scope].into_iter().filter(|name| !is_name(name)) {
                assert!(
                    hostile.trim().len() < 5 || !source.contains(hostile.as_str()),
                    "{source}"
                );
            }
            true
        }
        Err(_) => false,
    }
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
