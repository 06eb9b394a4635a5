//! Functions that call others: small ones, plain ones, and each other.

use crate::support::{agree, same};
use grads::prelude::*;

#[differentiable]
mod fit {
    pub struct Params {
        pub a: f64,
        pub b: Vec<f64>,
    }
    type Row = [f64; 3];
    const WIDTH: usize = 2;

    fn smooth(x: f64) -> f64 {
        x / (1.0 + x * x)
    }

    impl Params {
        fn predict(&self, x: &[f64]) -> f64 {
            let mut sum = self.a;
            for i in 0..WIDTH {
                sum += smooth(self.b[i]) * x[i];
            }
            sum
        }
    }

    pub fn loss(p: &Params, data: &[Row]) -> f64 {
        let residual = |row: &Row| p.predict(&row[..WIDTH]) - row[WIDTH];
        data.iter().map(|row| residual(row) * residual(row)).sum()
    }
}

#[test]
fn a_fit_of_a_struct_without_a_derive() {
    let params = |x: &[f64]| fit::Params {
        a: x[0],
        b: x[1..].to_vec(),
    };
    let data = [[1.0, 2.0, 3.0], [2.0, 1.0, 0.0], [-1.0, 0.5, 0.25]];
    let x = [1.0, 0.5, 0.25];
    let (value, (d, _)) = value_and_grad!(fit::loss)(&params(&x), &data);
    same(value, fit::loss(&params(&x), &data));
    agree(&[d.a, d.b[0], d.b[1]], |x| fit::loss(&params(x), &data), &x);
}

#[differentiable]
mod noise {
    struct Rng {
        state: u64,
    }

    impl Rng {
        fn new(seed: u64) -> Self {
            Rng { state: seed }
        }
        fn next(&mut self) -> f64 {
            self.state = self
                .state
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            (self.state >> 33) as f64 / 2147483648.0
        }
    }

    fn draw(state: &mut u64) -> f64 {
        *state ^= *state << 13;
        *state ^= *state >> 7;
        *state ^= *state << 17;
        (*state >> 11) as f64 / 9007199254740992.0
    }

    pub fn with_struct(x: &[f64], seed: u64) -> f64 {
        let mut rng = Rng::new(seed);
        let mut sum = 0.0;
        for v in x {
            let w = rng.next();
            sum += (v * w).sin() + w;
            if rng.state % 2 == 0 {
                sum *= 1.0 + 0.1 * v;
            }
        }
        sum
    }

    pub fn with_integer(x: &[f64], seed: u64) -> f64 {
        let mut state = seed;
        let mut sum = 1.0;
        for v in x {
            sum += v * v * draw(&mut state);
            if state % 3 == 0 {
                sum *= v.cos();
            }
        }
        sum
    }
}

#[test]
fn a_generator_of_random_numbers_is_a_constant_that_moves_on() {
    let x = [0.5, -1.5, 2.0, 0.75, 1.25];
    let (value, d) = value_and_grad!(noise::with_struct)(&x, 7);
    same(value, noise::with_struct(&x, 7));
    agree(&d, |x| noise::with_struct(x, 7), &x);
    let (value, d) = value_and_grad!(noise::with_integer)(&x, 12345);
    same(value, noise::with_integer(&x, 12345));
    agree(&d, |x| noise::with_integer(x, 12345), &x);
}

#[differentiable]
mod with_log {
    use std::cell::RefCell;

    thread_local! {
        static LINES: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
    }

    fn log(line: String) {
        LINES.with(|lines| lines.borrow_mut().push(line));
    }

    fn log_value(name: &str, value: f64) {
        log(format!("{name} = {value:.1}"));
    }

    pub fn lines() -> usize {
        LINES.with(|lines| lines.borrow().len())
    }

    pub fn norm(x: &[f64]) -> f64 {
        log("begin".to_string());
        let mut sum = 0.0;
        for v in x {
            sum += v * v;
            log_value("sum", sum);
        }
        sum.sqrt()
    }
}

#[test]
fn a_log_is_written_as_often_as_by_the_plain_function() {
    let x = [3.0, 4.0, 12.0];
    let value = with_log::norm(&x);
    assert_eq!(with_log::lines(), 4);
    let (again, d) = value_and_grad!(with_log::norm)(&x);
    assert_eq!(with_log::lines(), 8);
    same(value, again);
    agree(&d, with_log::norm, &x);
}

#[differentiable]
mod config {
    use std::collections::HashMap;

    pub fn parse(text: &str) -> HashMap<String, f64> {
        let pair = |part: &str| {
            let (key, value) = part.split_once('=')?;
            Some((key.trim().to_string(), value.trim().parse().ok()?))
        };
        text.split(',').filter_map(pair).collect()
    }

    fn number(options: &HashMap<String, f64>, name: &str, #[no_diff] default: f64) -> f64 {
        options.get(name).copied().unwrap_or(default)
    }

    pub fn ridge(w: &[f64], text: &str) -> f64 {
        let options = parse(text);
        let lambda = number(&options, "lambda", 0.1);
        let power = number(&options, "power", 2.0);
        let mut sum = 0.0;
        for v in w {
            sum += v.abs().powf(power);
        }
        lambda * sum + options["shift"] * w[0]
    }
}

#[test]
fn a_parser_and_a_map_with_strings_for_keys_are_constants() {
    let w = [0.5, 2.0, 1.5];
    let text = "lambda = 0.25, power = 3, shift = 2";
    let (value, d) = value_and_grad!(config::ridge)(&w, text);
    same(value, config::ridge(&w, text));
    agree(&d, |w| config::ridge(w, text), &w);
}

#[differentiable]
mod mutual {
    fn even(n: usize, x: f64) -> f64 {
        if n == 0 { x } else { odd(n - 1, x * x - 0.5) }
    }
    fn odd(n: usize, x: f64) -> f64 {
        if n == 0 {
            -x
        } else {
            0.5 * even(n - 1, x + 1.0)
        }
    }
    pub fn run(n: usize, x: f64) -> f64 {
        even(n, x) + odd(n, 2.0 * x)
    }

    pub struct Tree {
        pub weight: f64,
        pub children: Vec<Tree>,
    }
    impl Tree {
        pub fn total(&self, depth: usize) -> f64 {
            self.weight.sin() + self.below(depth + 1)
        }
        fn below(&self, depth: usize) -> f64 {
            let mut sum = 0.0;
            for child in &self.children {
                sum += child.total(depth) / depth as f64;
            }
            sum
        }
    }
}

#[test]
fn functions_that_call_each_other_need_no_word() {
    for n in 0..6 {
        let (value, d) = value_and_grad!(mutual::run)(n, 0.75);
        same(value, mutual::run(n, 0.75));
        agree(&[d], |x| mutual::run(n, x[0]), &[0.75]);
    }
}

#[test]
fn methods_that_call_each_other_need_no_word() {
    use mutual::Tree;
    let leaf = |weight| Tree {
        weight,
        children: vec![],
    };
    let tree = |x: &[f64]| Tree {
        weight: x[0],
        children: vec![
            leaf(x[1]),
            Tree {
                weight: x[2],
                children: vec![leaf(x[3])],
            },
        ],
    };
    let x = [0.5, 1.0, 1.5, 2.0];
    let (value, d) = value_and_grad!(Tree::total)(&tree(&x), 0);
    same(value, tree(&x).total(0));
    let found = [
        d.weight,
        d.children[0].weight,
        d.children[1].weight,
        d.children[1].children[0].weight,
    ];
    agree(&found, |x| tree(x).total(0), &x);
}

#[differentiable]
mod quadrature {
    fn trapezoid(f: impl Fn(f64) -> f64, a: f64, b: f64, n: usize) -> f64 {
        let h = (b - a) / n as f64;
        let mut sum = 0.5 * (f(a) + f(b));
        for i in 1..n {
            sum += f(a + i as f64 * h);
        }
        sum * h
    }
    fn bump(x: f64) -> f64 {
        (-x * x).exp()
    }
    pub fn area(k: f64, end: f64) -> f64 {
        trapezoid(|x| (k * x).sin(), 0.0, end, 16) + trapezoid(bump, -end, k, 8)
    }
}

#[test]
fn functions_are_handed_to_functions() {
    let (value, (dk, dend)) = value_and_grad!(quadrature::area)(1.5, 2.0);
    same(value, quadrature::area(1.5, 2.0));
    agree(&[dk, dend], |x| quadrature::area(x[0], x[1]), &[1.5, 2.0]);
}

#[differentiable]
mod steps {
    fn rhs(y: &[f64], k: &[f64], out: &mut [f64]) {
        out[0] = -k[0] * y[0] + k[1] * y[1];
        out[1] = k[0] * y[0] - k[1] * y[1] * y[1];
    }
    fn axpy(y: &[f64], h: f64, d: &[f64]) -> Vec<f64> {
        y.iter().zip(d).map(|(y, d)| y + h * d).collect()
    }
    fn step(y: &mut Vec<f64>, k: &[f64], h: f64) {
        let mut k1 = vec![0.0; y.len()];
        let mut k2 = vec![0.0; y.len()];
        rhs(y, k, &mut k1);
        let middle = axpy(y, 0.5 * h, &k1);
        rhs(&middle, k, &mut k2);
        for (y, d) in y.iter_mut().zip(&k2) {
            *y += h * d;
        }
    }
    pub fn end(k: &[f64], steps: usize) -> f64 {
        let mut y = vec![1.0, 0.5];
        for _ in 0..steps {
            step(&mut y, k, 0.05);
        }
        y[0] * y[0] + 3.0 * y[1]
    }
}

#[test]
fn what_is_handed_by_mut_comes_back() {
    let k = [0.7, 1.3];
    let (value, d) = value_and_grad!(steps::end)(&k, 20);
    same(value, steps::end(&k, 20));
    agree(&d, |k| steps::end(k, 20), &k);
}
