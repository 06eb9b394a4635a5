//! The gradients by hand that benchmarks compare with are right.

use grads::prelude::*;

#[path = "../benches/reference/lynx_hare.rs"]
mod by_hand;
#[path = "../benches/reference/mixture.rs"]
mod mixture;
#[path = "../examples/lynx_hare/model.rs"]
#[allow(dead_code)]
mod model;
#[path = "../benches/reference/sample.rs"]
mod sample;
#[path = "../benches/reference/straight_line.rs"]
mod straight_line;

use sample::sample;

/// Relative L2 distance.
fn distance(a: &[f64], b: &[f64]) -> f64 {
    assert_eq!(a.len(), b.len());
    let norm = |x: &mut dyn Iterator<Item = f64>| x.map(|x| x * x).sum::<f64>().sqrt();
    norm(&mut a.iter().zip(b).map(|(a, b)| a - b)) / norm(&mut b.iter().copied())
}

#[test]
fn rosenbrock() {
    for x in sample(20) {
        let (value, gradient) = value_and_grad!(straight_line::rosenbrock)(x, 0.3);
        let (by_hand, (dx, dy)) = straight_line::rosenbrock_by_hand(x, 0.3);
        assert!((value - by_hand).abs() < 1e-12 * value.abs());
        assert!(distance(&[gradient.0, gradient.1], &[dx, dy]) < 1e-12);
    }
}

#[test]
fn black_scholes() {
    for x in sample(20) {
        let args = (90.0 + 20.0 * x, 105.0, 0.03, 0.2, 0.75);
        let (s, k, r, v, t) = args;
        let (value, g) = value_and_grad!(straight_line::black_scholes)(s, k, r, v, t);
        let (by_hand, h) = straight_line::black_scholes_by_hand(s, k, r, v, t);
        assert!((value - by_hand).abs() < 1e-12 * value.abs());
        assert!(distance(&[g.0, g.1, g.2, g.3, g.4], &[h.0, h.1, h.2, h.3, h.4]) < 1e-12);
    }
}

#[test]
fn lynx_and_hare() {
    let params = [-0.6, -3.6, -0.2, -3.7, 3.5, 1.8, -1.4, -1.4];
    let counts: Vec<f64> = sample(21).iter().map(|c| 10.0 + 40.0 * c).collect();
    let (value, gradient) = value_and_grad!(model::loss)(&params, &counts, &counts);
    let (by_hand, expected) = by_hand::loss_by_hand(&params, &counts, &counts);
    assert!((value - by_hand).abs() < 1e-12 * value.abs());
    assert!(distance(&gradient, &expected) < 1e-10);
}

#[test]
fn mixture_of_gaussians() {
    for (d, k) in [(1, 1), (2, 5), (10, 25)] {
        let n = 30;
        let shape = mixture::Shape { d, k, n };
        let centred = |n: usize| sample(n).iter().map(|x| x - 0.5).collect::<Vec<f64>>();
        let lower = k * d * (d - 1) / 2;
        let (alphas, means, q) = (centred(k), centred(k * d), centred(k * d));
        let (l, x) = (centred(lower), centred(n * d));
        let (value, gradient) =
            value_and_grad!(mixture::objective)(&shape, &alphas, &means, &q, &l, &x);
        assert_eq!(
            value,
            mixture::objective(&shape, &alphas, &means, &q, &l, &x)
        );
        let mut by_hand = [
            vec![0.0; k],
            vec![0.0; k * d],
            vec![0.0; k * d],
            vec![0.0; lower],
        ];
        let [a, m, s, t] = &mut by_hand;
        let buffers = mixture::Grads {
            alphas: a,
            means: m,
            q: s,
            l: t,
        };
        let value_by_hand = mixture::value_and_grad(&shape, &alphas, &means, &q, &l, &x, buffers);
        assert!((value - value_by_hand).abs() < 1e-12 * value.abs());
        let (a, m, s, t) = gradient;
        assert!(distance(&[a, m, s, t].concat(), &by_hand.concat()) < 1e-12);
    }
}
