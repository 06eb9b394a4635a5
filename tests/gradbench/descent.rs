//! The gradient descent that `particle` and `saddle` use.

use grads::Tangent;

/// Where `f` is least, from `start` on, by its gradient: steps that grow after ten that went down, and halve after one that did not.
pub fn argmin<const N: usize>(
    f: impl Fn([f64; N]) -> f64,
    gradient: impl Fn([f64; N]) -> [f64; N],
    start: [f64; N],
) -> [f64; N] {
    let (mut x, mut fx, mut g) = (start, f(start), gradient(start));
    let (mut eta, mut accepted) = (1e-5, 0);
    loop {
        if g.norm() <= 1e-5 {
            return x;
        }
        if accepted == 10 {
            (eta, accepted) = (2.0 * eta, 0);
            continue;
        }
        let mut next = x;
        next.axpy(-eta, &g);
        let mut step = next;
        step.axpy(-1.0, &x);
        if step.norm() <= 1e-5 {
            return x;
        }
        let f_next = f(next);
        if f_next < fx {
            (x, fx, g) = (next, f_next, gradient(next));
            accepted += 1;
        } else {
            (eta, accepted) = (eta / 2.0, 0);
        }
    }
}
