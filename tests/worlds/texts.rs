//! Texts that are read piece by piece, and texts that are made.

use crate::support::{agree, same};
use grads::prelude::*;

const X: [f64; 2] = [1.3, 0.7];

#[differentiable]
mod seen {
    /// `12*3+4*2`, where each number counts so many times `x[0]`.
    pub fn peeked(x: &[f64]) -> f64 {
        let text = "12*3+4*2";
        let mut chars = text.chars().peekable();
        let (mut sum, mut term) = (0.0, 1.0);
        while let Some(c) = chars.next() {
            if let Some(digit) = c.to_digit(10) {
                let mut number = digit as f64;
                while let Some(next) = chars.peek() {
                    if !next.is_ascii_digit() {
                        break;
                    }
                    number = number * 10.0 + chars.next().unwrap().to_digit(10).unwrap() as f64;
                }
                term *= number * x[0];
            } else if c == '+' {
                sum += term;
                term = x[1];
            }
        }
        sum + term
    }

    pub fn words(x: &[f64]) -> f64 {
        let mut word = String::new();
        let mut sum = 0.0;
        for c in "12 3 45 ".chars() {
            if c == ' ' {
                let number: f64 = word.parse().unwrap();
                sum += number * x[0] * x[1];
                word.clear();
            } else {
                word.push(c);
            }
        }
        sum
    }

    fn label(n: usize) -> String {
        let mut out = String::new();
        for i in 0..n {
            out.push('a');
            out.push_str("bc");
            if i > 0 {
                out.insert(0, 'z');
            }
        }
        out
    }

    pub fn labelled(x: &[f64]) -> f64 {
        let label = label(3);
        let mut y = x[1];
        for c in label.chars() {
            y = match c {
                'a' => y * x[0],
                'b' => y + 1.0,
                'z' => y.sin(),
                _ => y,
            };
        }
        y
    }
}

/// Texts in tuples, by which a map is asked.
#[differentiable]
mod named {
    use std::collections::BTreeMap;

    pub struct Net {
        index: BTreeMap<&'static str, usize>,
        k: f64,
    }
    impl Net {
        fn new(names: &[&'static str], k: f64) -> Self {
            Net {
                index: names
                    .iter()
                    .enumerate()
                    .map(|(i, n)| (*n, i))
                    .collect::<BTreeMap<_, _>>(),
                k,
            }
        }
        fn order(&self, from: &[(&str, u32)]) -> f64 {
            let look = |list: &[(&str, u32)]| {
                let found = list.iter().map(|(n, c)| (self.index[n], *c));
                found.collect::<Vec<_>>()
            };
            let list = look(from);
            list.iter()
                .map(|&(i, c)| self.k.powi(i as i32) * c as f64)
                .sum()
        }
    }
    pub fn looked_up(x: &[f64]) -> f64 {
        let net = Net::new(&["A", "B", "C"], x[0]);
        net.order(&[("B", 2), ("C", 1)]) * x[1]
    }
}

#[test]
fn a_map_is_asked_by_texts_in_tuples() {
    let (value, gradient) = value_and_grad!(named::looked_up)(&X);
    same(value, named::looked_up(&X));
    agree(&gradient, |x| named::looked_up(x), &X);
}

#[differentiable]
fn cells(x: &[f64]) -> f64 {
    let row = "1.5,2.5,3.0";
    let mut cells = row.split(',');
    let a: f64 = cells.next().unwrap().parse().unwrap();
    let b: f64 = cells.next().unwrap().parse().unwrap();
    a * x[0] + b * x[1] * x[1]
}

#[differentiable]
fn up_to_a_sign(x: &[f64]) -> f64 {
    let text = "12+3";
    let mut chars = text.chars();
    let mut number = 0.0;
    for c in chars.by_ref() {
        if c == '+' {
            break;
        }
        number = number * 10.0 + c.to_digit(10).unwrap() as f64;
    }
    let rest: String = chars.collect();
    number * x[0] + rest.parse::<f64>().unwrap() * x[1]
}

/// Steps of a sum, a line each: blank lines and remarks are passed over.
#[differentiable]
fn trimmed(x: &[f64]) -> f64 {
    let text = "# steps\n  add 2.0\n\nmul 1.5 \n sin";
    let mut sum = x[0];
    for line in text
        .lines()
        .map(|l| l.trim())
        .filter(|l| !l.is_empty() && !l.starts_with('#'))
    {
        let mut words = line.split_whitespace();
        let (name, by) = (
            words.next().unwrap(),
            words.next().and_then(|w| w.parse::<f64>().ok()),
        );
        sum = match (name, by) {
            ("add", Some(by)) => sum + by * x[1],
            ("mul", Some(by)) => sum * by,
            ("sin", None) => sum.sin(),
            _ => sum,
        };
    }
    sum
}

#[differentiable]
fn scaled(name: &str, x: f64) -> f64 {
    match name {
        "b" => x * x,
        other => x * other.len() as f64,
    }
}

#[differentiable]
fn handed_on(x: &[f64]) -> f64 {
    let parts = "a, b ,cde".split(',').map(str::trim);
    parts.map(|name| scaled(name, x[0])).sum::<f64>() * x[1]
}

#[differentiable]
fn numbers(x: &[f64]) -> f64 {
    let found: Result<Vec<f64>, _> = "1.0 2.5".split(' ').map(str::parse::<f64>).collect();
    let weights = found.unwrap_or_default();
    weights[0] * x[0] + weights[1] * x[1]
}

mod own {
    use grads::prelude::*;

    mod str {
        pub fn trim(text: &::core::primitive::str) -> &::core::primitive::str {
            &text[1..]
        }
    }

    #[differentiable]
    pub fn shortened(x: &[f64]) -> f64 {
        let parts = "abc,de".split(',').map(str::trim);
        parts.map(|part| part.len() as f64 * x[0]).sum::<f64>() * x[1]
    }
}

#[differentiable]
fn sorted(x: &[f64]) -> f64 {
    let mut names: Vec<&str> = "b a c".split(' ').collect();
    names.sort();
    let at = names.iter().position(|name| *name == "b").unwrap();
    x[at] * x[0]
}

#[differentiable]
fn table(x: &[f64]) -> f64 {
    let text = "name 2\n1.0 2.0\n3.0 4.0\n";
    let mut lines = text.lines();
    let header = lines.next().unwrap();
    let mut parts = header.split_whitespace();
    let _name = parts.next();
    let n: usize = parts.next().unwrap().parse().unwrap();
    let mut total = 0.0;
    for line in lines.take(n) {
        let mut words = line.split_whitespace();
        let a: f64 = words.next().unwrap().parse().unwrap();
        let b: f64 = words.next().and_then(|w| w.parse().ok()).unwrap_or(0.0);
        total += a * x[0] + (b * x[1]).sin();
    }
    total
}

#[differentiable]
fn written(x: &[f64]) -> f64 {
    use std::fmt::Write;
    let mut out = String::with_capacity(16);
    write!(out, "{}", 12).unwrap();
    writeln!(out, " {:.2}", 1.5).unwrap();
    let sum: f64 = out
        .trim()
        .split(' ')
        .map(|part| part.parse::<f64>().unwrap())
        .sum();
    x[0] * sum + x[1]
}

#[differentiable]
fn formatted(x: &[f64]) -> f64 {
    let n = 3;
    let name = format!("k{n}");
    let mut all = name.clone();
    all += "x";
    x[0] * all.len() as f64 + x[1] * name.len() as f64
}

macro_rules! compared {
    ($f:path) => {
        same($f(&X), value_and_grad!($f)(&X).0);
        agree(&grad!($f)(&X), $f, &X);
    };
}

#[test]
fn items_are_taken_out_of_an_iterator_over_a_text() {
    compared!(cells);
}

#[test]
fn an_iterator_over_a_text_goes_on_by_reference() {
    compared!(up_to_a_sign);
}

#[test]
fn a_table_is_read_line_by_line() {
    compared!(table);
}

#[test]
fn parts_are_trimmed_and_matched() {
    compared!(trimmed);
}

#[test]
fn parts_are_handed_to_functions() {
    compared!(handed_on);
}

#[test]
fn numbers_are_parsed_by_a_path() {
    compared!(numbers);
}

#[test]
fn a_module_that_is_called_like_the_type_of_texts_is_the_user_s() {
    compared!(own::shortened);
}

#[test]
fn names_in_a_vector_are_compared() {
    compared!(sorted);
}

#[test]
fn characters_are_peeked_at() {
    compared!(seen::peeked);
}

#[test]
fn a_text_grows_in_a_loop() {
    compared!(seen::words);
}

#[test]
fn a_text_of_a_function_is_run_over() {
    compared!(seen::labelled);
}

#[test]
fn a_text_is_written_to() {
    compared!(written);
}

#[test]
fn a_text_is_formatted() {
    compared!(formatted);
}
