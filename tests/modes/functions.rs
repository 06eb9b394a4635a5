//! Forward mode and second derivatives of functions that take functions, and through them.

mod quadrature {
    // integrate(f, a, b): functions as params
    use grads::prelude::*;

    #[differentiable(order = 2)]
    fn simpson(f: impl Fn(f64) -> f64, a: f64, b: f64, n: usize) -> f64 {
        let h = (b - a) / n as f64;
        let mut sum = f(a) + f(b);
        for i in 1..n {
            sum += if i % 2 == 0 { 2.0 } else { 4.0 } * f(a + i as f64 * h);
        }
        sum * h / 3.0
    }

    #[differentiable(order = 2)]
    fn arc_length(c: &[f64], end: f64) -> f64 {
        simpson(
            |x| {
                let slope = c
                    .iter()
                    .enumerate()
                    .skip(1)
                    .map(|(k, c)| k as f64 * c * x.powi(k as i32 - 1))
                    .sum::<f64>();
                (1.0 + slope * slope).sqrt()
            },
            0.0,
            end,
            20,
        )
    }

    #[differentiable(order = 2)]
    fn gauss(x: f64) -> f64 {
        (-x * x).exp()
    }

    #[differentiable(order = 2)]
    fn erf(x: f64) -> f64 {
        simpson(gauss, 0.0, x, 40) * 2.0 / std::f64::consts::PI.sqrt()
    }

    #[test]
    fn integrals() {
        check_grads!(arc_length, order = 2)(&[0.0, 1.0, 0.5], 1.5);
        check_grads!(erf, order = 2)(0.7);
    }
}

mod kinds {
    use grads::prelude::*;
    #[derive(Differentiable, Clone, Debug)]
    struct P {
        a: f64,
        b: Vec<f64>,
    }

    #[differentiable(order = 2)]
    fn newton<F: Fn(f64) -> f64>(f: F, x: f64, n: usize) -> f64 {
        let mut x = x;
        for _ in 0..n {
            x = x - 0.3 * f(x);
        }
        x
    }
    #[differentiable(order = 2)]
    fn twice(f: &impl Fn(f64) -> f64, x: f64) -> f64 {
        newton(f, x, 2) + newton(|y| f(y) * y, x, 1)
    }
    #[differentiable(order = 2)]
    fn dynamic(f: &dyn Fn(f64, usize, &[f64]) -> f64, x: f64, v: &[f64]) -> f64 {
        f(x, 2, v) + f(2.0, 1, &[x, x * x]) + f(0.5, 0, &[1.0, 2.0])
    }
    #[differentiable(order = 2)]
    fn euler(rhs: impl Fn(f64, &[f64], &mut [f64]), y: &mut [f64], h: f64, n: usize) {
        let mut dy = vec![0.0; y.len()];
        for i in 0..n {
            rhs(i as f64 * h, y, &mut dy);
            for j in 0..y.len() {
                y[j] += h * dy[j];
            }
        }
    }
    #[differentiable(order = 2)]
    fn rk(f: impl Fn(f64, [f64; 2]) -> [f64; 2], y0: [f64; 2], h: f64, n: usize) -> [f64; 2] {
        let mut y = y0;
        for i in 0..n {
            let k = f(i as f64 * h, y);
            let k2 = f(h, [y[0] + h * k[0], y[1] + h * k[1]]);
            y = [
                y[0] + 0.5 * h * (k[0] + k2[0]),
                y[1] + 0.5 * h * (k[1] + k2[1]),
            ];
        }
        y
    }
    #[differentiable(order = 2)]
    fn pointer(f: fn(f64) -> f64, x: f64) -> f64 {
        f(x) * f(x + 1.0)
    }
    #[differentiable(order = 2)]
    fn sq(x: f64) -> f64 {
        x * x * x.sin()
    }
    #[differentiable(order = 2)]
    fn of_struct(f: impl Fn(&P, f64) -> P, p: &P, x: f64) -> f64 {
        let q = f(p, x);
        let r = f(&q, 0.5);
        r.a * r.b[0] + q.b[1]
    }

    #[differentiable(order = 2)]
    fn all(p: &P, x: f64) -> f64 {
        let mut s = twice(&|y| p.a * y * y + p.b[0].sin() * y, x);
        s += newton(sq, x, 3) + newton(f64::sin, x, 2) + newton(f64::cos, p.a, 1);
        s += dynamic(
            &|y: f64, n: usize, v: &[f64]| {
                let mut z = y;
                for i in 0..n {
                    z *= v[i] * p.a;
                }
                z
            },
            x,
            &p.b,
        );
        let mut y = [x, p.a];
        euler(
            |t: f64, y: &[f64], dy: &mut [f64]| {
                dy[0] = y[1] * p.b[1] + t;
                dy[1] = -p.a * y[0].sin();
            },
            &mut y,
            0.1,
            4,
        );
        s += y[0] * y[1];
        let k = p.b[0] * x;
        let z = rk(
            |_: f64, y: [f64; 2]| [-k * y[1], y[0] * p.a],
            [x, 1.0],
            0.1,
            3,
        );
        s += z[0] + z[1] * z[0];
        s += pointer(sq, x) + pointer(f64::exp, x * 0.1);
        s += of_struct(
            |p: &P, x: f64| P {
                a: p.a * x,
                b: vec![p.b[0] + x * x, k * x],
            },
            p,
            x,
        );
        s
    }
    #[differentiable(order = 2)]
    fn no_diffed(#[no_diff] f: impl Fn(f64) -> f64, x: f64) -> f64 {
        x * f(2.0) + x * x
    }
    #[differentiable(order = 2)]
    fn constant(x: f64) -> f64 {
        no_diffed(|y| y * y, x) + stop_gradient(newton(|y| y * x, x, 1))
    }

    #[differentiable]
    fn nested(p: &P, x: f64) -> f64 {
        let g = grad!(all)(p, x);
        g.0.a * g.1
    }

    #[test]
    fn many_kinds_of_functions() {
        let p = P {
            a: 0.7,
            b: vec![0.4, 1.1],
        };
        check_grads!(all, order = 2)(&p, 0.6);
        check_grads!(all)(&p, 0.6);
        assert_eq!(hessian!(constant)(0.6), 2.0);
        check_grads!(nested)(&p, 0.6);
        check_grads!(|x: f64| newton(|y: f64| sq(y), x, 2), forward)(0.5);
        check_grads!(|x: f64| newton(|y| y * y, x, 2), order = 2)(0.5);
    }
}

mod of_numbers {
    use grads::prelude::*;

    #[differentiable(order = 2)]
    fn step(f: impl Fn(f64) -> f64, x: f64) -> f64 {
        x - 0.3 * f(x)
    }

    #[differentiable(order = 2)]
    fn both(x: f64) -> f64 {
        step(f64::sin, x) + step(f64::cos, x) * step(f64::exp, x)
    }

    #[test]
    fn two_methods_of_numbers_are_apart() {
        check_grads!(both, order = 2)(0.6);
    }
}
