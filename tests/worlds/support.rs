//! What the tests of worlds share.

/// Central differences of a function of numbers.
pub fn differences(f: impl Fn(&[f64]) -> f64, x: &[f64]) -> Vec<f64> {
    let step = |i: usize, h: f64| {
        let mut x = x.to_vec();
        x[i] += h;
        f(&x)
    };
    (0..x.len())
        .map(|i| {
            let h = 1e-5 * (1.0 + x[i].abs());
            (step(i, h) - step(i, -h)) / (2.0 * h)
        })
        .collect()
}

/// Panics where a gradient is not that of `f` at `x`.
#[track_caller]
pub fn agree(found: &[f64], f: impl Fn(&[f64]) -> f64, x: &[f64]) {
    let wanted = differences(f, x);
    assert_eq!(found.len(), wanted.len(), "{found:?} for {wanted:?}");
    let scale = wanted.iter().fold(1.0_f64, |m, w| m.max(w.abs()));
    for (found, wanted) in found.iter().zip(&wanted) {
        assert!(
            (found - wanted).abs() <= 1e-6 * scale,
            "{found} for {wanted}"
        );
    }
}

/// Panics where two values differ in a bit.
#[track_caller]
pub fn same(a: f64, b: f64) {
    assert_eq!(a.to_bits(), b.to_bits(), "{a} for {b}");
}
