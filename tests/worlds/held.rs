//! Structs that borrow numbers, or hold functions, and are made in the function that is differentiated: they are held as their fields.

use crate::support::{agree, same};
use grads::prelude::*;

/// Value and gradient of `loss` of a world, at numbers at which it is smooth.
macro_rules! check {
    ($world:ident, $x:expr) => {
        let x: Vec<f64> = $x;
        let (value, gradient) = value_and_grad!($world::loss)(&x);
        same(value, $world::loss(&x));
        agree(&gradient, |x| $world::loss(x), &x);
    };
}

#[differentiable]
mod samples {
    pub struct Fit<'a> {
        t: &'a [f64],
        y: &'a [f64],
        scale: f64,
    }
    impl<'a> Fit<'a> {
        pub fn new(t: &'a [f64], y: &'a [f64], scale: f64) -> Self {
            Fit { t, y, scale }
        }
        fn model(&self, p: &[f64], t: f64) -> f64 {
            p[0] * (-p[1] * t).exp() + p[2]
        }
        pub fn sse(&self, p: &[f64]) -> f64 {
            self.t
                .iter()
                .zip(self.y)
                .map(|(&t, &y)| (self.model(p, t) - y) / self.scale)
                .map(|r| r * r)
                .sum()
        }
    }
    pub fn loss(x: &[f64]) -> f64 {
        let t = [0.0, 0.5, 1.0, 2.0];
        let y = [2.0, 1.4, 1.1, 0.7];
        let fit = Fit::new(&t, &y, 0.5);
        fit.sse(x)
    }
}

#[test]
fn data_and_residuals() {
    check!(samples, vec![1.5, 0.7, 0.3]);
}

#[differentiable]
mod fields_by_reference {
    pub struct Grid {
        side: usize,
    }
    impl Grid {
        fn len(&self) -> usize {
            self.side * self.side
        }
    }
    pub struct Field<'a> {
        grid: &'a Grid,
        values: &'a [f64],
        k: f64,
    }
    impl Field<'_> {
        fn energy(&self) -> f64 {
            (0..self.grid.len())
                .map(|i| {
                    let j = (i + 1) % self.grid.len();
                    (self.values[i] - self.values[j]).powi(2) * self.k
                })
                .sum()
        }
    }
    pub fn loss(x: &[f64]) -> f64 {
        let grid = Grid { side: 2 };
        let field = Field {
            grid: &grid,
            values: &x[..4],
            k: x[4],
        };
        field.energy() + field.k * field.values[2]
    }
}

#[test]
fn a_field_that_is_a_reference_to_a_struct() {
    check!(fields_by_reference, vec![1.5, 0.7, 0.3, 0.1, 2.0]);
}

#[differentiable]
mod stepped {
    #[derive(Clone)]
    pub struct Mesh {
        n: usize,
        dx: f64,
    }
    pub struct Heat<'m> {
        mesh: &'m Mesh,
        u: Vec<f64>,
        alpha: f64,
        t: f64,
    }
    impl<'m> Heat<'m> {
        pub fn new(mesh: &'m Mesh, alpha: f64, f: impl Fn(f64) -> f64) -> Self {
            let u = (0..mesh.n).map(|i| f(i as f64 * mesh.dx)).collect();
            Self {
                mesh,
                u,
                alpha,
                t: 0.0,
            }
        }
        fn step(&mut self, dt: f64) {
            let k = self.alpha * dt / (self.mesh.dx * self.mesh.dx);
            let old = self.u.clone();
            for i in 1..self.mesh.n - 1 {
                self.u[i] += k * (old[i - 1] - 2.0 * old[i] + old[i + 1]);
            }
            self.t += dt;
        }
        fn energy(&self) -> f64 {
            self.u.iter().map(|u| u * u).sum::<f64>() * self.mesh.dx
        }
    }
    pub fn loss(x: &[f64]) -> f64 {
        let mesh = Mesh { n: 12, dx: 0.1 };
        let mut heat = Heat::new(&mesh, x[0], |s| x[1] * (x[2] * s).sin());
        for _ in 0..5 {
            heat.step(0.004);
        }
        while heat.t < 0.03 {
            heat.step(0.004);
        }
        heat.energy() + heat.u[3]
    }
}

#[test]
fn a_grid_that_is_stepped_in_place() {
    check!(stepped, vec![0.5, 1.2, 2.0]);
}

#[differentiable]
mod views {
    #[derive(Clone, Copy)]
    pub struct View<'a> {
        data: &'a [f64],
        rows: usize,
        cols: usize,
    }
    impl<'a> View<'a> {
        fn new(data: &'a [f64], rows: usize, cols: usize) -> View<'a> {
            View { data, rows, cols }
        }
        fn at(&self, i: usize, j: usize) -> f64 {
            self.data[i * self.cols + j]
        }
        fn row(&self, i: usize) -> &'a [f64] {
            &self.data[i * self.cols..(i + 1) * self.cols]
        }
        fn trace(self) -> f64 {
            (0..self.rows.min(self.cols)).map(|i| self.at(i, i)).sum()
        }
        fn times(&self, v: &[f64]) -> Vec<f64> {
            (0..self.rows)
                .map(|i| self.row(i).iter().zip(v).map(|(a, b)| a * b).sum())
                .collect()
        }
    }
    fn quadratic(m: &View, v: &[f64]) -> f64 {
        m.times(v).iter().zip(v).map(|(a, b)| a * b).sum()
    }
    fn norm(m: View<'_>) -> f64 {
        m.data.iter().map(|a| a * a).sum::<f64>().sqrt()
    }
    pub fn loss(x: &[f64]) -> f64 {
        let m = View::new(&x[..4], 2, 2);
        let n = m;
        let b = [x[4], 1.0];
        quadratic(&m, &b) + n.at(0, 0) + norm(n) * m.trace()
    }
}

#[test]
fn a_view_by_value_and_by_reference() {
    check!(views, vec![0.5, 1.2, 2.0, -0.3, 0.7]);
}

#[differentiable]
mod options {
    pub struct Problem<'a> {
        points: &'a [(f64, f64)],
        weights: Option<&'a [f64]>,
        lambda: f64,
    }
    impl Problem<'_> {
        fn residual(&self, i: usize, p: &[f64; 2]) -> f64 {
            let (x, y) = self.points[i];
            p[0] + p[1] * x - y
        }
        fn cost(&self, p: &[f64; 2]) -> f64 {
            let s: f64 = (0..self.points.len())
                .map(|i| {
                    let w = self.weights.map_or(1.0, |w| w[i]);
                    w * self.residual(i, p).powi(2)
                })
                .sum();
            s + self.lambda * p.iter().map(|p| p * p).sum::<f64>()
        }
        fn gradient(&self, p: &[f64; 2]) -> [f64; 2] {
            let mut g = [2.0 * self.lambda * p[0], 2.0 * self.lambda * p[1]];
            for (i, (x, _)) in self.points.iter().enumerate() {
                let r = 2.0 * self.residual(i, p);
                g[0] += r;
                g[1] += r * x;
            }
            g
        }
    }
    pub fn loss(x: &[f64]) -> f64 {
        let points: Vec<(f64, f64)> = (0..5)
            .map(|i| (i as f64 * 0.3, (x[0] * i as f64).sin()))
            .collect();
        let problem = Problem {
            points: &points,
            weights: None,
            lambda: x[1],
        };
        let mut p = [0.0, 0.0];
        for _ in 0..8 {
            let g = problem.gradient(&p);
            p = [p[0] - 0.05 * g[0], p[1] - 0.05 * g[1]];
        }
        problem.cost(&p)
    }
}

#[test]
fn an_option_of_a_slice() {
    check!(options, vec![0.5, 0.2]);
}

#[differentiable]
mod asserted {
    pub struct M<'a> {
        d: &'a [f64],
        r: usize,
        c: usize,
    }
    impl<'a> M<'a> {
        pub fn new(d: &'a [f64], r: usize, c: usize) -> Self {
            assert_eq!(d.len(), r * c, "shape {r} x {c}");
            M { d, r, c }
        }
        fn at(&self, i: usize, j: usize) -> f64 {
            self.d[i * self.c + j]
        }
        fn frob(&self) -> f64 {
            let mut s = 0.0;
            for i in 0..self.r {
                for j in 0..self.c {
                    s += self.at(i, j) * self.at(i, j);
                }
            }
            s.sqrt()
        }
    }
    pub fn loss(x: &[f64]) -> f64 {
        let m = M::new(x, 2, 2);
        assert!(m.r == 2);
        m.frob() + m.at(1, 0)
    }
}

#[test]
fn a_constructor_that_asserts() {
    check!(asserted, vec![0.5, 0.2, -0.7, 1.1]);
}

#[differentiable]
mod tuple_structs {
    #[derive(Clone, Copy)]
    pub struct V<'a>(&'a [f64]);
    impl V<'_> {
        fn dot(self, o: V) -> f64 {
            self.0.iter().zip(o.0).map(|(a, b)| a * b).sum()
        }
        fn norm(&self) -> f64 {
            self.dot(*self).sqrt()
        }
    }
    pub fn loss(x: &[f64]) -> f64 {
        let (a, b) = x.split_at(2);
        let (a, b) = (V(a), V(b));
        a.dot(b) / (a.norm() * b.norm())
    }
}

#[test]
fn a_tuple_struct() {
    check!(tuple_structs, vec![0.5, 0.2, -0.7, 1.1]);
}

#[differentiable]
mod chosen {
    pub struct W<'a> {
        d: &'a [f64],
        k: f64,
    }
    impl W<'_> {
        fn sum(&self) -> f64 {
            self.d.iter().map(|v| v.powi(2) * self.k).sum()
        }
    }
    pub fn loss(x: &[f64]) -> f64 {
        let w = if x[0] > 0.0 {
            W {
                d: &x[1..3],
                k: x[0],
            }
        } else {
            W { d: &x[2..], k: 2.0 }
        };
        w.sum()
    }
}

#[test]
fn one_of_two() {
    check!(chosen, vec![0.5, 0.2, -0.7, 1.1]);
}

#[differentiable]
mod patterns {
    pub struct W<'a> {
        d: &'a [f64],
        k: f64,
    }
    fn energy(w: &W) -> f64 {
        let W { d, k } = w;
        d.iter().map(|v| v.powi(2) * k).sum()
    }
    fn energy2(w: W) -> f64 {
        let W { d, k } = w;
        d.iter().map(|v| v.powi(3) * k).sum()
    }
    pub fn loss(x: &[f64]) -> f64 {
        let w = W {
            d: &x[1..3],
            k: x[0],
        };
        energy(&w) * energy2(w)
    }
}

#[test]
fn taken_apart_by_patterns() {
    check!(patterns, vec![0.5, 0.2, -0.7, 1.1]);
}

#[differentiable]
mod parts {
    #[derive(Clone, Copy)]
    pub struct S<'a> {
        d: &'a [f64],
        off: usize,
        n: usize,
    }
    impl<'a> S<'a> {
        fn new(d: &'a [f64]) -> Self {
            S {
                d,
                off: 0,
                n: d.len(),
            }
        }
        fn tail(&self) -> S<'a> {
            S {
                off: self.off + 1,
                n: self.n - 1,
                ..*self
            }
        }
        fn tail2(&self) -> S<'a> {
            S {
                d: self.d,
                off: self.off + 1,
                n: self.n - 1,
            }
        }
        fn total(&self) -> f64 {
            (self.off..self.off + self.n).map(|i| self.d[i].sin()).sum()
        }
    }
    pub fn loss(x: &[f64]) -> f64 {
        let s = S::new(x);
        let t = s.tail();
        t.total() * s.total() + s.tail2().tail2().total()
    }
}

#[test]
fn the_rest_of_a_view() {
    check!(parts, vec![0.5, 0.2, -0.7, 1.1]);
}

#[differentiable]
mod changed {
    pub struct Acc<'a> {
        out: &'a mut [f64],
        scale: f64,
    }
    impl Acc<'_> {
        fn add(&mut self, i: usize, v: f64) {
            self.out[i] += v * self.scale;
        }
    }
    pub fn loss(x: &[f64]) -> f64 {
        let mut o = [0.0; 3];
        {
            let mut a = Acc {
                out: &mut o,
                scale: x[0],
            };
            for (i, v) in x.iter().enumerate() {
                a.add(i % 3, v * v);
            }
        }
        o[0] * o[1] + o[2]
    }
}

#[test]
fn what_is_borrowed_is_changed() {
    check!(changed, vec![0.5, 0.2, -0.7, 1.1]);
}

#[differentiable]
mod in_each_other {
    pub struct Data<'a> {
        t: &'a [f64],
        y: &'a [f64],
    }
    pub struct Model<'a> {
        data: &'a Data<'a>,
        prior: f64,
    }
    pub struct Owned<'a> {
        data: Data<'a>,
        prior: f64,
    }
    impl Data<'_> {
        fn len(&self) -> usize {
            self.t.len()
        }
        fn res(&self, i: usize, p: &[f64]) -> f64 {
            p[0] + p[1] * self.t[i] - self.y[i]
        }
    }
    impl<'a> Model<'a> {
        fn logp(&self, p: &[f64]) -> f64 {
            let mut s = -0.5 * self.prior * p[0] * p[0];
            for i in 0..self.data.len() {
                s -= self.data.res(i, p).powi(2);
            }
            s
        }
    }
    impl<'a> Owned<'a> {
        fn logp(&self, p: &[f64]) -> f64 {
            let mut s = -0.5 * self.prior * p[0] * p[0];
            for i in 0..self.data.len() {
                s -= self.data.res(i, p).powi(2);
            }
            s
        }
    }
    pub fn loss(x: &[f64]) -> f64 {
        let t: Vec<f64> = (0..4).map(|i| i as f64).collect();
        let y: Vec<f64> = t.iter().map(|t| (t * x[2]).sin()).collect();
        let data = Data { t: &t, y: &y };
        let a = Model {
            data: &data,
            prior: x[3],
        }
        .logp(x);
        let o = Owned { data, prior: 2.0 };
        a + o.logp(&x[1..])
    }
}

#[test]
fn a_view_in_another() {
    check!(in_each_other, vec![0.5, 0.2, 0.7, 1.1]);
}

#[differentiable]
mod with_functions {
    pub struct Newton<'a, F: Fn(f64) -> f64> {
        f: F,
        tol: f64,
        xs: &'a [f64],
    }
    impl<'a, F: Fn(f64) -> f64> Newton<'a, F> {
        fn run(&self) -> f64 {
            self.xs.iter().map(|&x| (self.f)(x) * self.tol).sum()
        }
    }
    pub fn loss(x: &[f64]) -> f64 {
        let n = Newton {
            f: |v: f64| v * v * x[0],
            tol: 0.5,
            xs: &x[1..],
        };
        n.run()
    }
}

#[test]
fn a_closure_in_a_field() {
    check!(with_functions, vec![0.5, 0.2, -0.7, 1.1]);
}

#[differentiable]
mod with_traits {
    pub trait Energy {
        fn e(&self) -> f64;
        fn twice(&self) -> f64 {
            2.0 * self.e()
        }
    }
    pub struct Sp<'a> {
        q: &'a [f64],
        k: f64,
    }
    impl Energy for Sp<'_> {
        fn e(&self) -> f64 {
            self.q
                .windows(2)
                .map(|w| self.k * (w[1] - w[0]).powi(2))
                .sum()
        }
    }
    fn total<E: Energy>(e: &E) -> f64 {
        e.e() + e.twice()
    }
    pub fn loss(x: &[f64]) -> f64 {
        let s = Sp {
            q: &x[1..],
            k: x[0],
        };
        total(&s) + s.twice()
    }
}

#[test]
fn a_trait_of_what_borrows() {
    check!(with_traits, vec![0.5, 0.2, -0.7, 1.1]);
}

#[differentiable]
mod indexed {
    use std::ops::Index;
    pub struct G<'a> {
        v: &'a [f64],
        n: usize,
    }
    impl Index<(usize, usize)> for G<'_> {
        type Output = f64;
        fn index(&self, (i, j): (usize, usize)) -> &f64 {
            &self.v[i * self.n + j]
        }
    }
    pub fn loss(x: &[f64]) -> f64 {
        let g = G { v: x, n: 2 };
        g[(0, 0)] * g[(1, 1)] - g[(0, 1)] * g[(1, 0)]
    }
}

#[test]
fn an_index_of_ones_own() {
    check!(indexed, vec![0.5, 0.2, -0.7, 1.1]);
}

#[differentiable]
mod captured {
    pub struct Fit<'a> {
        t: &'a [f64],
        y: &'a [f64],
    }
    impl Fit<'_> {
        fn r(&self, p: &[f64], i: usize) -> f64 {
            p[0] * (p[1] * self.t[i]).exp() - self.y[i]
        }
    }
    fn golden(f: impl Fn(f64) -> f64, mut a: f64, mut b: f64) -> f64 {
        for _ in 0..6 {
            let m = 0.5 * (a + b);
            if f(m) > f(a) { b = m } else { a = m }
        }
        f(0.5 * (a + b))
    }
    pub fn loss(x: &[f64]) -> f64 {
        let t = [0.0, 1.0, 2.0];
        let fit = Fit { t: &t, y: &x[..3] };
        let sse = |p: &[f64]| (0..3).map(|i| fit.r(p, i).powi(2)).sum::<f64>();
        golden(|s| sse(&[s, x[3]]), 0.0, 1.0)
    }
}

#[test]
fn captured_by_a_closure() {
    check!(captured, vec![0.5, 0.2, -0.7, 0.3]);
}

#[differentiable]
mod posterior {
    pub struct Data<'d> {
        x: &'d [f64],
        y: &'d [f64],
        groups: &'d [usize],
    }
    pub struct Posterior<'d, P: Fn(f64) -> f64> {
        data: Data<'d>,
        prior: P,
        tau: f64,
    }
    impl<'d, P: Fn(f64) -> f64> Posterior<'d, P> {
        pub fn new(data: Data<'d>, prior: P) -> Self {
            Self {
                data,
                prior,
                tau: 2.0,
            }
        }
        pub fn with_tau(mut self, tau: f64) -> Self {
            self.tau = tau;
            self
        }
        fn mean(&self, beta: &[f64], i: usize) -> f64 {
            beta[self.data.groups[i]] + beta[2] * self.data.x[i]
        }
        pub fn logp(&self, beta: &[f64]) -> f64 {
            let like: f64 = self
                .data
                .y
                .iter()
                .enumerate()
                .map(|(i, y)| {
                    let r = y - self.mean(beta, i);
                    -0.5 * self.tau * r * r + 0.5 * self.tau.ln()
                })
                .sum();
            like + beta.iter().map(|&b| (self.prior)(b)).sum::<f64>()
        }
    }
    pub fn loss(x: &[f64]) -> f64 {
        let xs = [0.1, 0.4, 0.9, 1.3];
        let ys = [0.2, 0.8, 1.1, 1.9];
        let groups = [0, 1, 0, 1];
        let data = Data {
            x: &xs,
            y: &ys,
            groups: &groups,
        };
        let post = Posterior::new(data, |b| -0.5 * b * b / 4.0).with_tau(x[3].exp());
        post.logp(&x[..3])
    }
}

#[test]
fn data_and_a_prior_by_a_builder() {
    check!(posterior, vec![0.3, -0.2, 1.1, 0.4]);
}

#[differentiable]
mod integrators {
    pub trait Method {
        fn step<F: Fn(f64, &[f64]) -> Vec<f64>>(
            &self,
            f: &F,
            t: f64,
            y: &[f64],
            h: f64,
        ) -> Vec<f64>;
    }
    pub struct Euler;
    pub struct Midpoint {
        theta: f64,
    }
    impl Method for Euler {
        fn step<F: Fn(f64, &[f64]) -> Vec<f64>>(
            &self,
            f: &F,
            t: f64,
            y: &[f64],
            h: f64,
        ) -> Vec<f64> {
            axpy(y, h, &f(t, y))
        }
    }
    impl Method for Midpoint {
        fn step<F: Fn(f64, &[f64]) -> Vec<f64>>(
            &self,
            f: &F,
            t: f64,
            y: &[f64],
            h: f64,
        ) -> Vec<f64> {
            let k = f(t, y);
            let m = axpy(y, self.theta * h, &k);
            axpy(y, h, &f(t + self.theta * h, &m))
        }
    }
    fn axpy(y: &[f64], a: f64, x: &[f64]) -> Vec<f64> {
        y.iter().zip(x).map(|(y, x)| y + a * x).collect()
    }
    pub struct Ivp<F> {
        rhs: F,
        t0: f64,
        t1: f64,
        n: usize,
    }
    impl<F: Fn(f64, &[f64]) -> Vec<f64>> Ivp<F> {
        fn solve<M: Method>(&self, method: &M, y0: Vec<f64>) -> Vec<f64> {
            let h = (self.t1 - self.t0) / self.n as f64;
            let mut y = y0;
            let mut t = self.t0;
            for _ in 0..self.n {
                y = method.step(&self.rhs, t, &y, h);
                t += h;
            }
            y
        }
    }
    pub fn loss(x: &[f64]) -> f64 {
        let (a, b) = (x[0], x[1]);
        let ivp = Ivp {
            rhs: |_t: f64, y: &[f64]| vec![a * y[0] - b * y[0] * y[1], b * y[0] * y[1] - y[1]],
            t0: 0.0,
            t1: 1.0,
            n: 20,
        };
        let e = ivp.solve(&Euler, vec![1.0, x[2]]);
        let m = ivp.solve(&Midpoint { theta: 0.5 }, vec![1.0, x[2]]);
        e[0] * m[1] + (e[1] - m[0]).powi(2)
    }
}

#[test]
fn an_equation_that_holds_its_right_hand_side() {
    check!(integrators, vec![1.1, 0.7, 0.5]);
}

#[differentiable]
mod rows_of_a_matrix {
    #[derive(Clone, Copy)]
    pub struct Csr<'a> {
        ptr: &'a [usize],
        idx: &'a [usize],
        val: &'a [f64],
    }
    impl<'a> Csr<'a> {
        fn rows(&self) -> usize {
            self.ptr.len() - 1
        }
        fn row(&self, i: usize) -> impl Iterator<Item = (usize, f64)> + 'a {
            let (lo, hi) = (self.ptr[i], self.ptr[i + 1]);
            let (idx, val) = (self.idx, self.val);
            (lo..hi).map(move |k| (idx[k], val[k]))
        }
        fn mul(&self, x: &[f64]) -> Vec<f64> {
            (0..self.rows())
                .map(|i| self.row(i).map(|(j, v)| v * x[j]).sum())
                .collect()
        }
        fn diag(&self) -> Vec<f64> {
            (0..self.rows())
                .map(|i| self.row(i).find(|&(j, _)| i == j).map_or(1.0, |(_, v)| v))
                .collect()
        }
    }
    fn dot(a: &[f64], b: &[f64]) -> f64 {
        a.iter().zip(b).map(|(a, b)| a * b).sum()
    }
    fn cg(a: Csr, b: &[f64], n: usize) -> Vec<f64> {
        let d = a.diag();
        let mut x = vec![0.0; b.len()];
        let mut r = b.to_vec();
        let mut z: Vec<f64> = r.iter().zip(&d).map(|(r, d)| r / d).collect();
        let mut p = z.clone();
        let mut rz = dot(&r, &z);
        for _ in 0..n {
            let ap = a.mul(&p);
            let alpha = rz / dot(&p, &ap);
            for i in 0..x.len() {
                x[i] += alpha * p[i];
                r[i] -= alpha * ap[i];
            }
            z = r.iter().zip(&d).map(|(r, d)| r / d).collect();
            let new = dot(&r, &z);
            let beta = new / rz;
            rz = new;
            p = z.iter().zip(&p).map(|(z, p)| z + beta * p).collect();
        }
        x
    }
    pub fn loss(x: &[f64]) -> f64 {
        let ptr = [0, 2, 5, 7];
        let idx = [0, 1, 0, 1, 2, 1, 2];
        let val: Vec<f64> = vec![4.0 + x[0], -1.0, -1.0, 4.0 + x[1], -1.0, -1.0, 4.0];
        let a = Csr {
            ptr: &ptr,
            idx: &idx,
            val: &val,
        };
        let u = cg(a, &x[2..5], 2);
        u.iter().map(|u| u * u).sum()
    }
}

#[test]
fn an_iterator_over_what_is_borrowed() {
    check!(rows_of_a_matrix, vec![0.3, -0.2, 1.1, 0.4, 0.9]);
}

#[differentiable]
mod records {
    pub struct Context<'c> {
        theta: &'c [f64],
        step: usize,
        history: Vec<f64>,
        best: Option<f64>,
    }
    impl<'c> Context<'c> {
        fn new(theta: &'c [f64]) -> Self {
            Context {
                theta,
                step: 0,
                history: Vec::new(),
                best: None,
            }
        }
        fn record(&mut self, v: f64) {
            self.history.push(v);
            self.best = match self.best {
                Some(b) if b < v => Some(b),
                _ => Some(v),
            };
            self.step += 1;
        }
        fn eval(&mut self, x: f64) -> f64 {
            let v = self.theta.iter().rev().fold(0.0, |acc, t| acc * x + t);
            self.record(v);
            v
        }
    }
    pub fn loss(x: &[f64]) -> f64 {
        let mut ctx = Context::new(&x[..3]);
        let mut s = x[3];
        for _ in 0..4 {
            s = 0.5 * s + 0.3 * ctx.eval(s);
        }
        s + ctx.best.unwrap_or(0.0)
            + ctx.history.iter().sum::<f64>() / ctx.step as f64
            + ctx.history[1] * ctx.history.last().unwrap()
    }
}

#[test]
fn a_context_that_records() {
    check!(records, vec![0.3, -0.4, 0.6, 0.9]);
}

#[differentiable]
mod chained {
    pub struct Emitter<'v> {
        out: &'v mut Vec<f64>,
        gain: f64,
    }
    impl<'v> Emitter<'v> {
        fn emit(&mut self, v: f64) -> &mut Self {
            self.out.push(v * self.gain);
            self
        }
        fn all(&mut self, vs: &[f64]) {
            for &v in vs {
                self.emit(v.sin());
            }
        }
    }
    pub fn loss(x: &[f64]) -> f64 {
        let mut out = vec![];
        {
            let mut e = Emitter {
                out: &mut out,
                gain: x[0],
            };
            e.emit(x[1]).emit(x[2]);
            e.gain *= 2.0;
            e.all(&x[1..]);
        }
        out.iter()
            .enumerate()
            .map(|(i, v)| v * (i + 1) as f64)
            .sum::<f64>()
            + out.len() as f64
    }
}

#[test]
fn a_method_that_gives_itself() {
    check!(chained, vec![0.7, 0.3, -0.4, 0.6]);
}

/// A method that calls itself, on what borrows.
#[differentiable]
mod trees {
    pub struct Tree<'t> {
        pub left: &'t [usize],
        pub right: &'t [usize],
        pub split: &'t [f64],
        pub leaf: &'t [f64],
    }
    impl Tree<'_> {
        fn soft(&self, node: usize, x: f64) -> f64 {
            if self.left[node] == 0 {
                return self.leaf[node];
            }
            let g = 1.0 / (1.0 + (self.split[node] - x).exp());
            (1.0 - g) * self.soft(self.left[node], x) + g * self.soft(self.right[node], x)
        }
    }
    pub fn at(tree: &Tree, x: f64) -> f64 {
        tree.soft(0, x)
    }
}

#[test]
fn a_tree_that_borrows_is_gone_through_by_recursion() {
    let (left, right) = ([1, 0, 3, 0, 0], [2, 0, 4, 0, 0]);
    let at = |x: &[f64]| {
        let tree = trees::Tree {
            left: &left,
            right: &right,
            split: &x[..5],
            leaf: &x[5..10],
        };
        trees::at(&tree, x[10])
    };
    let x: Vec<f64> = (0..11).map(|i| 0.3 + f64::from(i * 7 % 5) * 0.2).collect();
    let tree = trees::Tree {
        left: &left,
        right: &right,
        split: &x[..5],
        leaf: &x[5..10],
    };
    let (value, (d, dx)) = value_and_grad!(trees::at)(&tree, x[10]);
    same(value, at(&x));
    let found = [&d.split[..], &d.leaf[..], &[dx][..]].concat();
    agree(&found, at, &x);
}

#[differentiable]
mod a_view_of_the_same {
    #[derive(Clone, Copy)]
    pub struct View<'a> {
        data: &'a [f64],
        k: f64,
    }
    impl<'a> View<'a> {
        pub fn new(data: &'a [f64]) -> Self {
            View { data, k: 1.0 }
        }
        pub fn scaled(self, k: f64) -> Self {
            View {
                data: self.data,
                k: self.k * k,
            }
        }
        pub fn sum(&self) -> f64 {
            self.data.iter().map(|v| v * self.k).sum()
        }
    }
    pub fn loss(x: &[f64]) -> f64 {
        let mut view = View::new(&x[1..]);
        let mut total = 0.0;
        for i in 0..3 {
            total += view.sum() * i as f64;
            view = view.scaled(x[0]);
        }
        total + view.sum()
    }
}

#[test]
fn what_refers_to_the_same_is_assigned() {
    check!(a_view_of_the_same, vec![0.8, 0.7, -0.3]);
}
