//! Second derivatives of functions with rules.

mod special {
    // rules: a special function with partials whose bodies are annotated, order 2; jvp = path beside order
    use grads::prelude::*;

    /// Error function by a series; derivative known.
    #[differentiable(partials = erf_partials, order = 2)]
    fn erf(x: f64) -> f64 {
        let (mut sum, mut term) = (0.0, x);
        for n in 0..60 {
            sum += term / (2 * n + 1) as f64;
            term *= -x * x / (n + 1) as f64;
        }
        sum * 2.0 / std::f64::consts::PI.sqrt()
    }
    #[differentiable(order = 2)]
    fn erf_partials(x: f64, _y: f64) -> f64 {
        2.0 / std::f64::consts::PI.sqrt() * (-x * x).exp()
    }

    #[differentiable(order = 2)]
    fn phi(x: f64) -> f64 {
        0.5 * (1.0 + erf(x / 2f64.sqrt()))
    }

    #[differentiable(partials = beta_partials, order = 2)]
    fn power(a: f64, b: f64) -> f64 {
        a.powf(b)
    }
    #[differentiable(order = 2)]
    fn beta_partials(a: f64, b: f64, y: f64) -> (f64, f64) {
        (b * y / a, y * a.ln())
    }

    #[differentiable(order = 2)]
    fn f(x: &[f64]) -> f64 {
        power(phi(x[0]), x[1]) + phi(x[0] * x[1]).ln()
    }

    #[test]
    fn special_functions() {
        check_grads!(f, order = 2)(&[0.3, 0.8]);
    }
}

mod kinds {
    use grads::prelude::*;
    // jvp= beside vjp=, arrays
    #[differentiable(vjp = norm_back, jvp = norm_along, order = 2)]
    fn norm(x: &[f64], p: f64) -> f64 {
        x.iter().map(|x| x.abs().powf(p)).sum::<f64>().powf(1.0 / p)
    }
    fn norm_back(x: &[f64], p: f64) -> (f64, impl Fn(f64) -> (Vec<f64>, f64)) {
        let (v, back) = vjp!(plain_norm)(x, p);
        (v, move |ct| back(ct))
    }
    #[differentiable]
    fn plain_norm(x: &[f64], p: f64) -> f64 {
        let mut s = 0.0;
        for v in x {
            s += v.powf(p);
        }
        s.powf(1.0 / p)
    }
    #[differentiable]
    fn norm_along(x: &[f64], p: f64, dx: &[f64], dp: f64) -> (f64, f64) {
        let mut s = 0.0;
        let mut ds = 0.0;
        for i in 0..x.len() {
            let y = x[i].powf(p);
            s += y;
            ds += y * (p * dx[i] / x[i] + dp * x[i].ln());
        }
        let v = s.powf(1.0 / p);
        (v, v * (ds / (p * s) - s.ln() / (p * p) * dp))
    }
    #[differentiable(order = 2)]
    fn f(x: &[f64], p: f64) -> f64 {
        let mut y = [0.0; 3];
        for i in 0..3 {
            y[i] = x[i] * x[i] + p;
        }
        norm(&y, p) * x[0] + norm(x, 2.0)
    }

    // generic, mixed constants
    #[differentiable(partials = scaled_by, order = 2)]
    fn scaled<T: Real>(x: T, n: usize, k: &T) -> T {
        let mut y = x;
        for _ in 0..n {
            y = y * *k;
        }
        y
    }
    #[differentiable]
    fn scaled_by<T: Real>(x: T, n: usize, k: &T, y: T) -> (T, T) {
        let _ = x;
        let mut d = T::lit(1.0);
        for _ in 0..n {
            d = d * *k;
        }
        (d, y * T::lit(n as f64) / *k)
    }
    #[differentiable(order = 2)]
    fn g(x: f64, k: f64) -> f64 {
        scaled(x.sin(), 3, &k) * x + scaled(x, 2, &2.0)
    }

    // a constant exponent meets no ln
    #[differentiable(partials = pow_by, order = 2)]
    fn pow(a: f64, b: f64) -> f64 {
        a.powf(b)
    }
    #[differentiable]
    fn pow_by(a: f64, b: f64, y: f64) -> (f64, f64) {
        (b * a.powf(b - 1.0), y * a.ln())
    }
    #[differentiable(order = 2)]
    fn h(a: f64) -> f64 {
        pow(a, 2.0) * 3.0
    }

    #[differentiable]
    fn nested(x: f64) -> f64 {
        grad!(h)(x) * grad!(g)(x, 0.5).0
    }

    #[test]
    fn rules_of_both_kinds() {
        check_grads!(f, order = 2)(&[1.3, 0.8, 0.6], 1.7);
        check_grads!(g, order = 2)(0.7, 1.2);
        check_grads!(scaled::<f64>, order = 2)(0.7, 3, &1.2);
        check_grads!(h, order = 2)(0.7);
        // a constant exponent meets no logarithm
        assert_eq!((hessian!(h)(0.0), hessian!(h)(-1.0)), (6.0, 6.0));
        check_grads!(nested)(0.7);
    }
}
