//! Models in a module, whose small functions are written out where derivatives are taken of them: to any order.

use crate::{near, slope};
use grads::prelude::*;

/// A net that solves `u'' = -u`: first derivatives of its weights through second ones of its input.
#[differentiable]
mod net {
    use grads::prelude::*;
    pub struct Net {
        pub w: Vec<f64>,
        pub b: Vec<f64>,
        pub v: Vec<f64>,
    }
    pub fn u(net: &Net, x: f64) -> f64 {
        let mut s = 0.0;
        for i in 0..net.w.len() {
            s += net.v[i] * (net.w[i] * x + net.b[i]).tanh();
        }
        s
    }
    pub fn residual(net: &Net, x: f64) -> f64 {
        let uxx = grad!(|x: f64| grad!(|x: f64| u(net, x))(x))(x);
        uxx + u(net, x)
    }
    pub fn loss(net: &Net, xs: &[f64]) -> f64 {
        let inside: f64 = xs.iter().map(|&x| residual(net, x).powi(2)).sum();
        inside / xs.len() as f64 + u(net, 0.0).powi(2)
    }
}

#[test]
fn an_equation_is_the_loss() {
    let make = |w: f64| net::Net {
        w: vec![0.5, w, 1.1],
        b: vec![0.1, 0.2, -0.4],
        v: vec![0.7, 0.6, -0.2],
    };
    let (value, (by_net, _)) = value_and_grad!(net::loss)(&make(-0.3), &[0.1, 0.5, 0.9]);
    near(value, net::loss(&make(-0.3), &[0.1, 0.5, 0.9]));
    near(
        by_net.w[1],
        slope(|w| net::loss(&make(w), &[0.1, 0.5, 0.9]), -0.3),
    );
    // u'' of the net itself
    let second = |x: f64| slope(|x| slope(|x| net::u(&make(-0.3), x), x), x);
    let residual = net::residual(&make(-0.3), 0.4);
    assert!((residual - net::u(&make(-0.3), 0.4) - second(0.4)).abs() < 1e-4);
}

/// The equations of motion of a Lagrangian, by a closure in a variable.
#[differentiable]
mod mechanics {
    use grads::prelude::*;
    pub struct Rod {
        pub mass: f64,
        pub length: f64,
    }
    impl Rod {
        pub fn lagrangian(&self, q: f64, v: f64) -> f64 {
            0.5 * self.mass * (self.length * v).powi(2) + self.mass * 9.81 * self.length * q.cos()
        }
        pub fn acceleration(&self, q: f64, v: f64) -> f64 {
            let momentum = |q: f64, v: f64| grad!(|v: f64| self.lagrangian(q, v))(v);
            let inertia = grad!(|v: f64| momentum(q, v))(v);
            let force = grad!(|q: f64| self.lagrangian(q, v))(q);
            (force - grad!(|q: f64| momentum(q, v))(q) * v) / inertia
        }
        pub fn swing(&self, from: f64, steps: usize) -> f64 {
            let (mut q, mut v) = (from, 0.0);
            for _ in 0..steps {
                v += 0.01 * self.acceleration(q, v);
                q += 0.01 * v;
            }
            q
        }
    }
}

#[test]
fn a_closure_in_a_variable_is_called_in_others() {
    let rod = |length| mechanics::Rod { mass: 1.3, length };
    near(rod(0.7).acceleration(0.4, 0.2), -9.81 / 0.7 * 0.4f64.sin());
    let (by_rod, by_start) = grad!(mechanics::Rod::swing)(&rod(0.7), 0.4, 20);
    near(by_rod.length, slope(|l| rod(l).swing(0.4, 20), 0.7));
    near(by_start, slope(|q| rod(0.7).swing(q, 20), 0.4));
    assert!(by_rod.mass.abs() < 1e-12);
}

/// Newton's method, and a Laplace approximation at the mode that it finds.
#[differentiable]
mod laplace {
    use grads::prelude::*;
    pub fn joint(w: &[f64; 2], xs: &[f64], ys: &[f64], precision: f64) -> f64 {
        let mut sum = 0.5 * precision * (w[0] * w[0] + w[1] * w[1]);
        for (x, y) in xs.iter().zip(ys) {
            let z = w[0] + w[1] * x;
            sum += (1.0 + z.exp()).ln() - y * z;
        }
        sum
    }
    pub fn mode(xs: &[f64], ys: &[f64], precision: f64) -> [f64; 2] {
        let mut w = [0.0, 0.0];
        for _ in 0..6 {
            let g = grad!(joint, wrt(w))(&w, xs, ys, precision);
            let h = hessian!(|w: &[f64; 2]| joint(w, xs, ys, precision))(&w);
            let det = h[(0, 0)] * h[(1, 1)] - h[(0, 1)] * h[(1, 0)];
            w[0] -= (h[(1, 1)] * g[0] - h[(0, 1)] * g[1]) / det;
            w[1] -= (h[(0, 0)] * g[1] - h[(1, 0)] * g[0]) / det;
        }
        w
    }
    pub fn evidence(precision: f64, xs: &[f64], ys: &[f64]) -> f64 {
        let w = mode(xs, ys, precision);
        let h = hessian!(|w: &[f64; 2]| joint(w, xs, ys, precision))(&w);
        let det = h[(0, 0)] * h[(1, 1)] - h[(0, 1)] * h[(1, 0)];
        -joint(&w, xs, ys, precision) - 0.5 * det.ln() + precision.ln()
    }
}

#[test]
fn hessians_of_what_is_fitted() {
    let (xs, ys) = ([-1.0, 0.0, 0.5, 1.5, 2.0], [0.0, 1.0, 0.0, 1.0, 1.0]);
    let w = laplace::mode(&xs, &ys, 0.7);
    let at_mode = grad!(laplace::joint, wrt(w))(&w, &xs, &ys, 0.7);
    assert!(at_mode.iter().all(|g| g.abs() < 1e-10), "{at_mode:?}");
    let by_precision = grad!(laplace::evidence, wrt(precision))(0.7, &xs, &ys);
    near(by_precision, slope(|p| laplace::evidence(p, &xs, &ys), 0.7));
}

/// A penalty on a Jacobian, and products with second derivatives.
#[differentiable]
mod encoder {
    use grads::prelude::*;
    pub struct Encoder {
        pub w: Vec<Vec<f64>>,
        pub b: Vec<f64>,
    }
    impl Encoder {
        pub fn encode(&self, x: &[f64]) -> Vec<f64> {
            let rows = self.w.iter().zip(&self.b);
            rows.map(|(row, b)| {
                let z: f64 = row.iter().zip(x).map(|(w, x)| w * x).sum();
                (z + b).tanh()
            })
            .collect()
        }
    }
    pub fn penalty(e: &Encoder, x: &[f64]) -> f64 {
        let j = jacobian!(|x: &[f64]| e.encode(x))(x);
        let mut sum = 0.0;
        for i in 0..j.nrows() {
            for k in 0..j.ncols() {
                sum += j[(i, k)] * j[(i, k)];
            }
        }
        sum
    }
    pub fn along(e: &Encoder, x: &[f64], v: &[f64]) -> f64 {
        let (y, dy) = jvp!(|x: &[f64]| e.encode(x))(x, v);
        y.iter().zip(&dy).map(|(a, b)| a * b).sum()
    }
    pub fn curvature(e: &Encoder, x: &[f64], v: &[f64]) -> f64 {
        let hv = hvp!(|x: &[f64]| e.encode(x).iter().map(|y| y * y).sum::<f64>())(x, v);
        hv.iter().zip(v).map(|(a, b)| a * b).sum()
    }
}

#[test]
fn penalties_on_derivatives() {
    let make = |w: f64| encoder::Encoder {
        w: vec![vec![w, 0.2], vec![-0.5, 0.7], vec![0.1, 0.9]],
        b: vec![0.1, 0.0, -0.2],
    };
    let (x, v) = ([0.4, -0.8], [0.3, 1.0]);
    let e = &make(0.3);
    near(
        grad!(encoder::penalty)(e, &x).0.w[0][0],
        slope(|w| encoder::penalty(&make(w), &x), 0.3),
    );
    let (by_e, by_x, by_v) = grad!(encoder::along)(e, &x, &v);
    near(
        by_e.w[0][0],
        slope(|w| encoder::along(&make(w), &x, &v), 0.3),
    );
    near(by_x[1], slope(|x| encoder::along(e, &[0.4, x], &v), -0.8));
    near(by_v[0], slope(|v| encoder::along(e, &x, &[v, 1.0]), 0.3));
    let (by_e, by_x, _) = grad!(encoder::curvature)(e, &x, &v);
    near(
        by_e.w[2][1],
        slope(
            |w| {
                let mut e = make(0.3);
                e.w[2][1] = w;
                encoder::curvature(&e, &x, &v)
            },
            0.9,
        ),
    );
    near(
        by_x[0],
        slope(|x| encoder::curvature(e, &[x, -0.8], &v), 0.4),
    );
}

/// Second derivatives of functions in which there are derivatives: third ones of what they are of.
#[differentiable(order = 2)]
mod third {
    use grads::prelude::*;
    pub fn potential(x: &[f64; 2], w: f64) -> f64 {
        w * x[0].powi(4) + (x[0] * x[1]).sin() * w.exp()
    }
    pub fn force(x: &[f64; 2], w: f64) -> f64 {
        let g = grad!(|x: &[f64; 2]| potential(x, w))(x);
        g[0] * g[0] + g[1] * g[1]
    }
    pub fn by_its_name(x: &[f64; 2], w: f64) -> f64 {
        let (g, dw) = grad!(potential)(x, w);
        g[0] * g[1] + dw
    }
    pub fn laplacian(x: &[f64; 2], w: f64) -> f64 {
        let h = hessian!(|x: &[f64; 2]| potential(x, w))(x);
        h[(0, 0)] + h[(1, 1)]
    }
}

#[test]
fn third_derivatives() {
    let (x, w) = ([0.4, 0.9], 0.3);
    near(
        hessian!(third::force)(&x, w).1.1,
        slope(|w| grad!(third::force)(&x, w).1, w),
    );
    near(
        hessian!(third::by_its_name)(&x, w).1.1,
        slope(|w| grad!(third::by_its_name)(&x, w).1, w),
    );
    near(
        hessian!(third::laplacian)(&x, w).1.1,
        slope(|w| grad!(third::laplacian)(&x, w).1, w),
    );
    let (by_x, _) = grad!(third::laplacian)(&x, w);
    near(
        jvp!(third::laplacian)((&x, w), (&[1.0, 0.0], 0.0)).1,
        by_x[0],
    );
}

/// Gradients with branches, and Jacobians of a step that takes a gradient.
#[differentiable]
mod orbits {
    use grads::prelude::*;
    pub struct Planet {
        pub mu: f64,
        pub j2: f64,
    }
    impl Planet {
        fn potential(&self, r: &[f64; 3]) -> f64 {
            let d2 = r[0] * r[0] + r[1] * r[1] + r[2] * r[2];
            let s2 = r[2] * r[2] / d2;
            -self.mu / d2.sqrt() * (1.0 - 0.5 * self.j2 / d2 * (3.0 * s2 - 1.0))
        }
        fn step(&self, s: &[f64]) -> Vec<f64> {
            let r = [s[0], s[1], s[2]];
            let g = grad!(|r: &[f64; 3]| self.potential(r))(&r);
            let mut next = s.to_vec();
            for i in 0..3 {
                next[i + 3] -= 0.1 * g[i];
                next[i] += 0.1 * next[i + 3];
            }
            next
        }
        /// How far the end of the first step's column turns.
        pub fn sensitivity(&self, steps: usize) -> f64 {
            let mut s = vec![1.0, 0.0, 0.1, 0.0, 1.0, 0.0];
            let mut column = [0.0, 0.0, 1.0, 0.0, 0.0, 0.0];
            for _ in 0..steps {
                let j = jacobian!(|s: &[f64]| self.step(s))(&s);
                let mut next = [0.0; 6];
                for i in 0..6 {
                    for k in 0..6 {
                        next[i] += j[(i, k)] * column[k];
                    }
                }
                column = next;
                s = self.step(&s);
            }
            column[2] + column[4]
        }
        pub fn after(&self, z: f64, steps: usize) -> f64 {
            let mut s = vec![1.0, 0.0, z, 0.0, 1.0, 0.0];
            for _ in 0..steps {
                s = self.step(&s);
            }
            s[2] + s[4]
        }
    }
    pub fn huber(x: f64, d: f64) -> f64 {
        if x.abs() < d {
            0.5 * x * x
        } else {
            d * (x.abs() - 0.5 * d)
        }
    }
    pub fn location(data: &[f64], d: f64) -> f64 {
        let mut m = 0.0;
        for _ in 0..4 {
            let (mut g, mut h) = (0.0, 0.0);
            for x in data {
                g += grad!(|m: f64| huber(x - m, d))(m);
                h += grad!(|m: f64| grad!(|m: f64| huber(x - m, d) + 0.01 * m * m)(m))(m);
            }
            m -= g / h;
        }
        m
    }
}

#[test]
fn jacobians_of_steps_that_take_gradients() {
    let planet = |mu| orbits::Planet { mu, j2: 0.02 };
    near(
        planet(1.0).sensitivity(5),
        slope(|z| planet(1.0).after(z, 5), 0.1),
    );
    let by_planet = grad!(orbits::Planet::sensitivity)(&planet(1.0), 5);
    near(by_planet.mu, slope(|mu| planet(mu).sensitivity(5), 1.0));
    let data = [0.1, 0.4, 3.0, -0.3];
    near(
        grad!(orbits::location)(&data, 0.8).1,
        slope(|d| orbits::location(&data, d), 0.8),
    );
}

#[differentiable]
mod arms {
    #[derive(Clone, Debug)]
    pub struct Arm {
        pub links: Vec<f64>,
    }

    impl Arm {
        fn tip(&self, q: &[f64]) -> [f64; 2] {
            let (mut tip, mut angle) = ([0.1, 0.0], 0.0);
            for (link, q) in self.links.iter().zip(q) {
                angle += q;
                tip[0] += link * angle.cos();
                tip[1] += link * angle.sin();
            }
            tip
        }
        pub fn cost(&self, q: &[f64], target: &[f64; 2]) -> f64 {
            let tip = self.tip(q);
            tip.iter().zip(target).map(|(a, b)| (a - b).powi(2)).sum()
        }
        pub fn reached(&self, start: &[f64], targets: &[[f64; 2]]) -> f64 {
            let mut q = start.to_vec();
            for target in targets {
                for _ in 0..3 {
                    let g = grads::grad!(|q: &[f64]| self.cost(q, target))(&q);
                    for (q, g) in q.iter_mut().zip(&g) {
                        *q -= 0.1 * g;
                    }
                }
            }
            self.cost(&q, &targets[0])
        }
    }
}

#[test]
fn a_reference_in_a_loop_is_handed_to_a_method() {
    let (start, targets) = ([0.2, 0.5, -0.3], [[0.5, 0.5], [0.2, 0.8]]);
    let arm = |link| arms::Arm {
        links: vec![0.5, link, 0.3],
    };
    let (value, (by_arm, by_start, _)) =
        value_and_grad!(arms::Arm::reached)(&arm(0.4), &start, &targets);
    assert_eq!(value, arm(0.4).reached(&start, &targets));
    near(
        by_arm.links[1],
        slope(|l| arm(l).reached(&start, &targets), 0.4),
    );
    let by = |x| arm(0.4).reached(&[x, 0.5, -0.3], &targets);
    near(by_start[0], slope(by, 0.2));
}
