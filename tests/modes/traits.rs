//! Forward mode and second derivatives of methods of traits.

mod potentials {
    // Trait of potentials, generic sum and dyn
    use grads::prelude::*;

    #[differentiable(order = 2)]
    trait Potential {
        fn energy(&self, r: f64) -> f64;
        fn shifted(&self, r: f64, at: f64) -> f64 {
            self.energy(r) - self.energy(at)
        }
    }

    #[derive(Differentiable, Clone)]
    struct Morse {
        depth: f64,
        width: f64,
        rest: f64,
    }
    #[derive(Differentiable, Clone)]
    struct LennardJones {
        eps: f64,
        sigma: f64,
    }

    #[differentiable(order = 2)]
    impl Potential for Morse {
        fn energy(&self, r: f64) -> f64 {
            let e = 1.0 - (-self.width * (r - self.rest)).exp();
            self.depth * e * e
        }
    }
    #[differentiable(order = 2)]
    impl Potential for LennardJones {
        fn energy(&self, r: f64) -> f64 {
            let s6 = (self.sigma / r).powi(6);
            4.0 * self.eps * (s6 * s6 - s6)
        }
    }

    #[differentiable(order = 2)]
    fn total<P: Potential>(p: &P, x: &[f64]) -> f64 {
        let mut e = 0.0;
        for i in 0..x.len() {
            for j in 0..i {
                e += p.shifted((x[i] - x[j]).abs(), 2.5);
            }
        }
        e
    }

    #[differentiable(order = 2)]
    fn both(m: &Morse, l: &LennardJones, x: &[f64]) -> f64 {
        total(m, x) + 0.5 * total(l, x)
    }

    #[test]
    fn potentials_by_a_generic_param() {
        let m = Morse {
            depth: 1.0,
            width: 1.2,
            rest: 1.1,
        };
        let l = LennardJones {
            eps: 0.3,
            sigma: 0.9,
        };
        let x = [0.0, 1.1, 2.3];
        check_grads!(both, order = 2)(&m, &l, &x);
    }
}

mod models {
    use grads::prelude::*;

    #[differentiable(order = 2)]
    trait Model {
        fn n(&self) -> usize;
        fn scale(&self) -> f64 {
            1.5
        }
        fn values(&self, x: &[f64]) -> Vec<f64>;
        fn rhs(&self, t: f64, y: &[f64], dy: &mut [f64]);
        fn moved(self, by: f64, times: usize) -> Self;
        fn update(&mut self, rate: f64);
        fn weighted(&self, x: &[f64], idx: &[usize], w: [f64; 2]) -> f64 {
            let v = self.values(x);
            let mut s = 0.0;
            for &i in idx {
                s += v[i] * w[i % 2];
            }
            s * self.scale() + self.n() as f64
        }
        fn pair(x: f64, y: f64) -> (f64, f64) {
            (x * y, x + y.sin())
        }
    }

    #[derive(Differentiable, Clone, Debug)]
    struct A {
        k: f64,
        c: Vec<f64>,
    }
    #[derive(Differentiable, Clone, Copy, Debug)]
    struct B {
        a: f64,
        b: f64,
    }

    #[differentiable(order = 2)]
    impl Model for A {
        fn n(&self) -> usize {
            self.c.len()
        }
        fn values(&self, x: &[f64]) -> Vec<f64> {
            x.iter()
                .zip(&self.c)
                .map(|(x, c)| (x * c * self.k).sin())
                .collect()
        }
        fn rhs(&self, t: f64, y: &[f64], dy: &mut [f64]) {
            for i in 0..y.len() {
                dy[i] = -self.k * y[i] * t.cos() + self.c[i];
            }
        }
        fn moved(mut self, by: f64, times: usize) -> Self {
            for _ in 0..times {
                self.k += by * self.k;
            }
            self
        }
        fn update(&mut self, rate: f64) {
            self.k -= rate * self.k * self.k;
            for c in self.c.iter_mut() {
                *c *= 1.0 - rate;
            }
        }
    }
    #[differentiable(order = 2)]
    impl Model for B {
        fn n(&self) -> usize {
            2
        }
        fn scale(&self) -> f64 {
            self.a * self.b
        }
        fn values(&self, x: &[f64]) -> Vec<f64> {
            vec![x[0] * self.a * x[1], x[1].exp() * self.b]
        }
        fn rhs(&self, t: f64, y: &[f64], dy: &mut [f64]) {
            dy[0] = y[1] * self.a;
            dy[1] = -self.b * y[0].sin() * t;
        }
        fn moved(self, by: f64, _times: usize) -> Self {
            B {
                a: self.a * by,
                b: self.b + by * by,
            }
        }
        fn update(&mut self, rate: f64) {
            self.a *= 1.0 - rate;
            self.b += rate * self.a;
        }
    }

    #[differentiable(order = 2)]
    fn run<M: Model + Clone>(m: &M, x: &[f64], rate: f64) -> f64 {
        let mut y = x.to_vec();
        let mut dy = vec![0.0; x.len()];
        let mut m2 = m.clone();
        for i in 0..4 {
            m2.update(rate);
            m2.rhs(0.1 * i as f64, &y, &mut dy);
            for j in 0..y.len() {
                y[j] += 0.1 * dy[j];
            }
        }
        let m3 = m2.moved(rate, 2);
        let (p, q) = M::pair(y[0], rate);
        m3.weighted(&y, &[0, 1, 1], [0.5, rate]) + p * q
    }

    #[differentiable(order = 2)]
    fn f(a: &A, b: B, x: &[f64], rate: f64) -> f64 {
        run(a, x, rate) * run(&b, x, rate)
    }

    #[differentiable]
    fn nested(a: &A, x: &[f64]) -> f64 {
        let g = grad!(A::weighted)(a, x, &[0, 1], [1.0, 2.0]);
        g.0.k * g.1[0]
    }

    #[test]
    fn receivers_arrays_and_in_outs() {
        let a = A {
            k: 0.7,
            c: vec![0.3, -0.4],
        };
        let b = B { a: 1.1, b: 0.4 };
        check_grads!(f, order = 2)(&a, b, &[0.5, 0.8], 0.1);
        check_grads!(A::weighted, order = 2)(&a, &[0.5, 0.8], &[0, 1, 0], [0.2, 0.3]);
        check_grads!(nested)(&a, &[0.5, 0.8]);
    }
}

mod layers {
    use grads::prelude::*;
    #[differentiable(order = 2)]
    trait Layer {
        type Out;
        fn run(&self, x: f64) -> f64;
        fn chain<L: Layer>(&self, other: &L, x: f64) -> f64 {
            other.run(self.run(x))
        }
    }
    #[derive(Differentiable, Clone)]
    struct Scale {
        k: f64,
    }
    #[derive(Differentiable, Clone)]
    struct Two<A, B> {
        a: A,
        b: B,
    }
    #[differentiable(order = 2)]
    impl Layer for Scale {
        type Out = f64;
        fn run(&self, x: f64) -> f64 {
            self.k * x.sin()
        }
    }
    #[differentiable(order = 2)]
    impl<A: Layer, B: Layer> Layer for Two<A, B> {
        type Out = A::Out;
        fn run(&self, x: f64) -> f64 {
            self.a.run(x) * self.b.run(x + 1.0)
        }
    }
    #[differentiable(order = 2)]
    fn f(t: &Two<Scale, Two<Scale, Scale>>, s: &Scale, x: f64) -> f64 {
        t.run(x) + s.chain(t, x) * t.chain(s, x)
    }
    #[differentiable]
    fn reverse_only<L: Layer>(l: &L, x: f64) -> f64 {
        l.run(x)
    }
    #[differentiable(forward)]
    fn forward_only<L: Layer>(l: &L, x: f64) -> f64 {
        l.run(x) * x
    }
    #[differentiable(order = 2)]
    fn boxed(l: &[Scale], x: f64) -> f64 {
        l.iter().fold(x, |x, l| l.run(x))
    }
    // operators of generics in a trait impl
    #[test]
    fn generic_impls() {
        let s = |k| Scale { k };
        let t = Two {
            a: s(0.3),
            b: Two {
                a: s(0.8),
                b: s(1.3),
            },
        };
        check_grads!(f, order = 2)(&t, &s(0.6), 0.7);
        check_grads!(reverse_only::<Two<Scale, Scale>>)(&t.b, 0.7);
        check_grads!(forward_only::<Two<Scale, Scale>>, forward)(&t.b, 0.7);
        check_grads!(boxed, order = 2)(&[s(0.6), s(0.8)], 0.7);
        check_grads!(Two::<Scale, Scale>::run, order = 2)(&t.b, 0.7);
    }
}

mod worlds {
    use grads::prelude::*;
    #[differentiable(order = 2)]
    mod chem {
        pub trait Rate {
            fn rate(&self, t: f64) -> f64;
            fn log_rate(&self, t: f64) -> f64 {
                self.rate(t).ln()
            }
            fn many(&self, t: f64, n: usize) -> f64 {
                if n == 0 {
                    return 1.0;
                }
                let mut y = 1.0;
                for i in 0..n {
                    y *= self.rate(t * i as f64 + 1.0);
                }
                y
            }
        }
        #[derive(Clone)]
        pub struct Arrhenius {
            pub a: f64,
            pub ea: f64,
        }
        #[derive(Clone)]
        pub struct Power {
            pub k: f64,
            pub n: f64,
        }
        #[derive(Clone)]
        pub enum Tree {
            Leaf(Arrhenius),
            Sum(Vec<Tree>),
            Scaled(f64, Box<Tree>),
        }
        impl Rate for Arrhenius {
            fn rate(&self, t: f64) -> f64 {
                self.a * (-self.ea / t).exp()
            }
        }
        impl Rate for Power {
            fn rate(&self, t: f64) -> f64 {
                self.k * t.powf(self.n)
            }
        }
        impl Rate for Tree {
            fn rate(&self, t: f64) -> f64 {
                match self {
                    Tree::Leaf(a) => a.rate(t),
                    Tree::Sum(v) => v.iter().map(|x| x.rate(t)).sum(),
                    Tree::Scaled(k, x) => *k * x.rate(t * *k),
                }
            }
        }
        pub fn generic<R: Rate>(r: &R, t: f64, n: usize) -> f64 {
            {
                let mut s = t;
                for _ in 0..n + 2 {
                    s += r.log_rate(s);
                }
                s
            }
        }
        pub fn use_generic(ar: &Arrhenius, t: f64) -> f64 {
            generic(ar, t, 0)
        }
        pub fn of_tree(x: &Tree, t: f64) -> f64 {
            x.rate(t) * x.log_rate(t)
        }
        pub fn many(p: &Power, t: f64) -> f64 {
            p.many(t, 3)
        }
        pub fn of_dyn(r: &dyn Fn(f64) -> f64, t: f64) -> f64 {
            r(t) * t
        }
        pub fn rec(f: &dyn Fn(f64) -> f64, x: f64, n: usize) -> f64 {
            if n == 0 { x } else { rec(f, f(x), n - 1) }
        }
        pub fn closures(ar: &Arrhenius, t: f64) -> f64 {
            of_dyn(&|x| ar.rate(x), t) + rec(&|x| x * ar.a + x.sin(), t, 3)
        }
    }
    #[test]
    fn in_a_world() {
        use chem::*;
        let (ar, po) = (Arrhenius { a: 2.0, ea: 1.5 }, Power { k: 1.1, n: 0.7 });
        check_grads!(chem::use_generic, order = 2)(&ar, 1.1);
        let t = Tree::Sum(vec![
            Tree::Leaf(ar.clone()),
            Tree::Scaled(0.5, Box::new(Tree::Leaf(ar.clone()))),
        ]);
        check_grads!(chem::of_tree, order = 2)(&t, 1.5);
        check_grads!(chem::many, order = 2)(&po, 1.5);
        check_grads!(chem::closures, order = 2)(&ar, 0.5);
        check_grads!(chem::Tree::rate, order = 2)(&t, 1.5);
    }
}
