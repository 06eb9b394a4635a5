//! The adjoint of the example's loss, written by hand: one sweep forwards that keeps the state at every step, one back that
//! computes the stages of each step again.

// plain indices are what is measured here
#![allow(clippy::needless_range_loop)]

/// Runge-Kutta steps a year, as in the example.
const STEPS: usize = 20;

/// Value and gradient of `loss` with respect to `log_params`.
pub fn loss_by_hand(log_params: &[f64], hare: &[f64], lynx: &[f64]) -> (f64, [f64; 8]) {
    let p: [f64; 8] = std::array::from_fn(|i| log_params[i].exp());
    let [alpha, beta, gamma, delta, mut u, mut v, sigma_u, sigma_v] = p;
    let h = 1.0 / STEPS as f64;
    let rates = |u: f64, v: f64| ((alpha - beta * v) * u, (delta * u - gamma) * v);
    let mut states = Vec::with_capacity(hare.len() * STEPS);
    let mut nll = 0.0;
    for year in 0..hare.len() {
        let ru = (hare[year].ln() - u.ln()) / sigma_u;
        let rv = (lynx[year].ln() - v.ln()) / sigma_v;
        nll += 0.5 * (ru * ru + rv * rv) + log_params[6] + log_params[7];
        for _ in 0..STEPS {
            states.push((u, v));
            let k1 = rates(u, v);
            let k2 = rates(u + 0.5 * h * k1.0, v + 0.5 * h * k1.1);
            let k3 = rates(u + 0.5 * h * k2.0, v + 0.5 * h * k2.1);
            let k4 = rates(u + h * k3.0, v + h * k3.1);
            u += h / 6.0 * (k1.0 + 2.0 * k2.0 + 2.0 * k3.0 + k4.0);
            v += h / 6.0 * (k1.1 + 2.0 * k2.1 + 2.0 * k3.1 + k4.1);
        }
    }

    // derivatives with respect to the rates' parameters, and to the state
    let (mut da, mut db, mut dc, mut dd) = (0.0, 0.0, 0.0, 0.0);
    let (mut du, mut dv, mut d_sigma_u, mut d_sigma_v) = (0.0, 0.0, 0.0, 0.0);
    for year in (0..hare.len()).rev() {
        for step in (0..STEPS).rev() {
            let (u, v) = states[year * STEPS + step];
            let k1 = rates(u, v);
            let (u2, v2) = (u + 0.5 * h * k1.0, v + 0.5 * h * k1.1);
            let k2 = rates(u2, v2);
            let (u3, v3) = (u + 0.5 * h * k2.0, v + 0.5 * h * k2.1);
            let k3 = rates(u3, v3);
            let (u4, v4) = (u + h * k3.0, v + h * k3.1);
            // adjoint of `rates` at a point: adds to the parameters' derivatives, gives those of the point
            let mut back = |u: f64, v: f64, cu: f64, cv: f64| {
                da += cu * u;
                db -= cu * u * v;
                dc -= cv * v;
                dd += cv * u * v;
                (
                    cu * (alpha - beta * v) + cv * delta * v,
                    cv * (delta * u - gamma) - cu * beta * u,
                )
            };
            let (su, sv) = (h / 6.0 * du, h / 6.0 * dv);
            let (u4b, v4b) = back(u4, v4, su, sv);
            let (u3b, v3b) = back(u3, v3, 2.0 * su + h * u4b, 2.0 * sv + h * v4b);
            let (u2b, v2b) = back(u2, v2, 2.0 * su + 0.5 * h * u3b, 2.0 * sv + 0.5 * h * v3b);
            let (u1b, v1b) = back(u, v, su + 0.5 * h * u2b, sv + 0.5 * h * v2b);
            du += u1b + u2b + u3b + u4b;
            dv += v1b + v2b + v3b + v4b;
        }
        let (u, v) = states[year * STEPS];
        let ru = (hare[year].ln() - u.ln()) / sigma_u;
        let rv = (lynx[year].ln() - v.ln()) / sigma_v;
        du -= ru / (sigma_u * u);
        dv -= rv / (sigma_v * v);
        d_sigma_u -= ru * ru / sigma_u;
        d_sigma_v -= rv * rv / sigma_v;
    }
    let d = [da, db, dc, dd, du, dv, d_sigma_u, d_sigma_v];
    let mut gradient: [f64; 8] = std::array::from_fn(|i| d[i] * p[i]);
    gradient[6] += hare.len() as f64;
    gradient[7] += hare.len() as f64;
    (nll, gradient)
}
