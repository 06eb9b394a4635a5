//! What cannot be differentiated is a plain function, and stands in nobody's way.

use crate::support::{agree, same};
use grads::prelude::*;

#[differentiable]
mod mixed {
    use std::collections::HashMap;
    use std::fs;
    use std::sync::Mutex;

    static COUNT: Mutex<usize> = Mutex::new(0);

    pub fn read(path: &str, default: f64) -> f64 {
        fs::read_to_string(path).map_or(default, |text| text.len() as f64 * default)
    }
    pub async fn later(x: f64) -> f64 {
        x
    }
    pub const fn twice(n: usize) -> usize {
        2 * n
    }
    pub const fn half(x: f64) -> f64 {
        x / 2.0
    }
    pub extern "C" fn exported(x: f64) -> f64 {
        x
    }
    fn count() -> usize {
        let mut count = COUNT.lock().unwrap();
        *count += 1;
        *count
    }
    pub fn counted(x: f64) -> f64 {
        x * count() as f64
    }
    pub fn threads(x: &[f64]) -> f64 {
        let x = x.to_vec();
        std::thread::spawn(move || x.iter().sum::<f64>())
            .join()
            .unwrap()
    }
    pub fn boxed(k: f64) -> Box<dyn Fn(f64) -> f64> {
        Box::new(move |x| k * x)
    }
    pub fn items(x: &[f64]) -> impl Iterator<Item = f64> + '_ {
        x.iter().map(|v| v * 2.0)
    }
    pub fn index(names: &[&str]) -> HashMap<String, usize> {
        names
            .iter()
            .enumerate()
            .map(|(i, name)| (name.to_string(), i))
            .collect()
    }
    fn first_word(text: &str) -> Option<&str> {
        text.split(' ').next()
    }
    pub fn above(x: &[f64], level: f64) -> usize {
        x.iter().filter(|v| **v > level).count()
    }
    pub fn sign(x: f64) -> bool {
        x > 0.0
    }
    pub fn tolerance(x: f64, _tol: f64) -> f64 {
        x.sin()
    }

    pub fn used(x: &[f64], names: &[&str]) -> f64 {
        let index = index(names);
        let at = index["b"];
        let scale = read("/no/such/file", 3.0);
        let mut sum = scale * x[at];
        if first_word("b c") == Some("b") && sign(x[0]) {
            sum += x[0] * x[0];
        }
        sum += above(x, 0.5) as f64 * half(x[1]) + twice(2) as f64;
        tolerance(sum, 1e-9)
    }
}

#[test]
fn plain_functions_over_constants_are_called() {
    let x = [0.6, 0.75, -0.25];
    let names = ["a", "b", "c"];
    let (value, d) = value_and_grad!(mixed::used)(&x, &names);
    same(value, mixed::used(&x, &names));
    agree(&d, |x| mixed::used(x, &names), &x);
    assert_eq!(mixed::counted(2.0), 2.0);
    same(mixed::threads(&x), x.iter().sum());
    assert_eq!(mixed::boxed(2.0)(3.0), 6.0);
    same(mixed::items(&x).sum(), x.iter().map(|v| v * 2.0).sum());
    assert_eq!(mixed::exported(1.0), 1.0);
    assert_eq!(grad!(mixed::half)(1.0), 0.5);
}

#[differentiable]
mod helpers_of_nothing {
    #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
    pub enum Side {
        Left,
        Right,
    }
    impl Side {
        fn other(self) -> Side {
            match self {
                Side::Left => Side::Right,
                Side::Right => Side::Left,
            }
        }
        fn sign(self) -> f64 {
            if self == Side::Left { -1.0 } else { 1.0 }
        }
    }
    fn side_of(x: f64) -> Side {
        if x < 0.0 { Side::Left } else { Side::Right }
    }
    fn chosen(side: Side, x: f64) -> f64 {
        side.sign() * x * x
    }
    pub fn run(x: f64, y: f64) -> f64 {
        let side = side_of(x).other();
        chosen(side, y) + chosen(side.other(), x) * side.sign()
    }
}

#[test]
fn an_enum_that_a_helper_gives_is_a_constant() {
    let f = |x: &[f64]| helpers_of_nothing::run(x[0], x[1]);
    for x in [[0.5, 2.0], [-0.5, 3.0]] {
        let (value, (dx, dy)) = value_and_grad!(helpers_of_nothing::run)(x[0], x[1]);
        same(value, f(&x));
        agree(&[dx, dy], f, &x);
    }
}

#[differentiable]
mod left_out {
    #[no_diff]
    pub fn lookup(x: f64) -> f64 {
        x.round() * 0.5
    }
    pub struct Table(pub Vec<f64>);
    impl Table {
        #[no_diff]
        pub fn nearest(&self, x: f64) -> f64 {
            self.0[x as usize]
        }
    }
    pub fn run(x: f64, t: &Table) -> f64 {
        x * lookup(3.2) * t.nearest(1.0)
    }
}

#[test]
fn functions_may_be_left_out() {
    let t = left_out::Table(vec![1.0, 4.0]);
    assert_eq!(left_out::run(2.0, &t), 12.0);
}
