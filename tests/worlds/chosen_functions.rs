//! Functions that are chosen by `if` and `match`, and arrays of functions.

use crate::support::{agree, same};
use grads::prelude::*;

const X: [f64; 3] = [0.4, 1.3, -0.7];

#[derive(Clone, Copy)]
enum Kind {
    Sine,
    Power(i32),
    Gauss,
}

#[differentiable]
fn wave(kind: Kind, x: &[f64]) -> f64 {
    let shape: Box<dyn Fn(f64) -> f64> = match kind {
        Kind::Sine => Box::new(f64::sin),
        Kind::Power(n) => Box::new(move |t| t.powi(n)),
        Kind::Gauss => Box::new(|t| (-t * t / x[1]).exp()),
    };
    x.iter().map(|&t| shape(t)).sum::<f64>() * shape(x[0])
}

#[differentiable]
fn activated(smooth: bool, x: &[f64]) -> f64 {
    let activation = if smooth { f64::tanh } else { relu };
    let mut total = 0.0;
    for &t in x {
        total += activation(t * 2.0) + t;
    }
    total
}

#[differentiable]
fn relu(t: f64) -> f64 {
    if t > 0.0 { t } else { 0.1 * t }
}

#[differentiable]
fn basis(x: &[f64]) -> f64 {
    let functions: [fn(f64) -> f64; 3] = [|_| 1.0, |t| t, |t| t * t];
    let t = x[2];
    functions.iter().zip(x).map(|(f, c)| c * f(t)).sum()
}

#[differentiable]
fn until_small(x: &[f64]) -> f64 {
    let terms = [f64::exp, f64::sin, f64::cos, relu];
    let mut product = 1.0;
    for (i, term) in terms.iter().enumerate().rev() {
        let value = term(x[i % 3]);
        if value < 0.0 {
            continue;
        }
        product *= value;
        if product < 0.2 {
            break;
        }
    }
    product + terms[1](x[1])
}

#[differentiable]
mod seen {
    fn square(x: f64) -> f64 {
        x * x
    }

    fn cube(x: f64) -> f64 {
        x * x * x
    }

    pub fn each(x: &[f64]) -> f64 {
        let mut sum = 0.0;
        for g in [square, cube] {
            sum += g(x[0]) * x[1];
        }
        let all = [cube, square];
        all.iter().fold(sum, |sum, f| sum * f(x[2]))
    }

    mod steps {
        pub fn leaky(x: f64) -> f64 {
            if x > 0.0 { x } else { 0.1 * x }
        }

        pub fn slope(x: f64) -> f64 {
            if x > 0.0 { 1.0 } else { 0.1 }
        }
    }
    use steps::{leaky, slope};

    fn slope_of_tanh(x: f64) -> f64 {
        1.0 - x.tanh() * x.tanh()
    }

    #[derive(Clone, Copy)]
    pub enum Layer {
        Tanh,
        Leaky,
    }

    pub fn pair(x: &[f64], #[no_diff] layer: Layer) -> f64 {
        let (act, slope) = match layer {
            Layer::Tanh => (f64::tanh as fn(f64) -> f64, slope_of_tanh as fn(f64) -> f64),
            Layer::Leaky => (leaky as fn(f64) -> f64, slope as fn(f64) -> f64),
        };
        act(x[0]) * slope(x[1]) + act(x[2])
    }

    pub fn pair_with_a_number(x: &[f64], #[no_diff] layer: Layer) -> f64 {
        let (act, scale): (fn(f64) -> f64, f64) = if let Layer::Tanh = layer {
            (f64::tanh, x[1] * 2.0)
        } else {
            (leaky, x[0])
        };
        x.iter().map(|x| act(x * scale)).sum::<f64>() * scale
    }

    pub fn by_position(x: &[f64]) -> f64 {
        let all = [f64::sin, leaky, square];
        let mut sum = 0.0;
        for i in 0..3 {
            let f = all[i];
            sum += f(x[i]) * x[0];
        }
        let named = leaky;
        sum + named(x[2]) * all[1](x[1])
    }
}

#[test]
fn a_boxed_function_is_chosen_by_match() {
    for kind in [Kind::Sine, Kind::Power(3), Kind::Gauss] {
        let (value, gradient) = value_and_grad!(wave, wrt(x))(kind, &X);
        same(wave(kind, &X), value);
        agree(&gradient, |x| wave(kind, x), &X);
    }
}

#[test]
fn a_function_is_chosen_by_if() {
    for smooth in [true, false] {
        let (value, gradient) = value_and_grad!(activated, wrt(x))(smooth, &X);
        same(activated(smooth, &X), value);
        agree(&gradient, |x| activated(smooth, x), &X);
    }
}

#[test]
fn an_array_of_functions_is_run_over() {
    same(basis(&X), value_and_grad!(basis)(&X).0);
    agree(&grad!(basis)(&X), basis, &X);
    same(until_small(&X), value_and_grad!(until_small)(&X).0);
    agree(&grad!(until_small)(&X), until_small, &X);
}

#[test]
fn functions_of_a_module_are_run_over() {
    same(seen::each(&X), value_and_grad!(seen::each)(&X).0);
    agree(&grad!(seen::each)(&X), seen::each, &X);
}

#[test]
fn functions_are_chosen_in_pairs() {
    use seen::Layer;
    for layer in [Layer::Tanh, Layer::Leaky] {
        let (value, gradient) = value_and_grad!(seen::pair, wrt(x))(&X, layer);
        same(value, seen::pair(&X, layer));
        agree(&gradient, |x| seen::pair(x, layer), &X);
        let (value, gradient) = value_and_grad!(seen::pair_with_a_number, wrt(x))(&X, layer);
        same(value, seen::pair_with_a_number(&X, layer));
        agree(&gradient, |x| seen::pair_with_a_number(x, layer), &X);
    }
}

#[test]
fn a_function_of_an_array_gets_a_name() {
    same(
        seen::by_position(&X),
        value_and_grad!(seen::by_position)(&X).0,
    );
    agree(&grad!(seen::by_position)(&X), seen::by_position, &X);
}

/// Outside of a module that is seen at once, of a param and of closures.
#[differentiable]
fn chosen_param(g: impl Fn(f64) -> f64 + Copy, x: f64) -> f64 {
    let (h, scale) = if x > 0.0 { (g, 1.0) } else { (g, 2.0) };
    scale * h(x)
}

#[differentiable]
fn paired_param(g: impl Fn(f64) -> f64, x: f64) -> f64 {
    let pair = (g, x);
    pair.0(pair.1)
}

#[differentiable]
fn chosen_closure(x: f64) -> f64 {
    let (g, scale): (fn(f64) -> f64, f64) = if x > 0.0 {
        (|y| y * y, 1.0)
    } else {
        (|y| -y, 2.0)
    };
    scale * g(x)
}

#[test]
fn a_param_and_a_closure_are_chosen_in_pairs() {
    for x in [0.4, -0.7] {
        let (value, d) = value_and_grad!(chosen_param)(function!(|y: f64| y.sin()), x);
        same(value, chosen_param(f64::sin, x));
        agree(&[d], |x| chosen_param(f64::sin, x[0]), &[x]);
        let (value, d) = value_and_grad!(paired_param)(function!(|y: f64| y.sin()), x);
        same(value, paired_param(f64::sin, x));
        agree(&[d], |x| paired_param(f64::sin, x[0]), &[x]);
        let (value, d) = value_and_grad!(chosen_closure)(x);
        same(value, chosen_closure(x));
        agree(&[d], |x| chosen_closure(x[0]), &[x]);
    }
}
