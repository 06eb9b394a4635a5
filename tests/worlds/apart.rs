//! Structs that a body makes and of which it reads and writes fields alone: each field is a variable of its own.

use crate::support::{agree, same};
use grads::prelude::*;

#[differentiable]
mod machine {
    #[derive(Clone, Copy, PartialEq)]
    pub enum Mode {
        Idle,
        Charging,
        Discharging,
    }
    pub struct Machine {
        mode: Mode,
        energy: f64,
        log: Vec<f64>,
        cost: f64,
    }
    impl Machine {
        pub fn new() -> Self {
            Machine {
                mode: Mode::Idle,
                energy: 1.0,
                log: Vec::new(),
                cost: 0.0,
            }
        }
        pub fn step(&mut self, p: f64) {
            self.mode = if p > 0.2 {
                Mode::Charging
            } else if p < -0.2 {
                Mode::Discharging
            } else {
                Mode::Idle
            };
            match self.mode {
                Mode::Charging => {
                    self.energy += 0.9 * p * (2.0 - self.energy);
                    self.cost += p * p;
                }
                Mode::Discharging => {
                    self.energy += p * 0.2 * self.energy;
                    self.cost -= 0.5 * p;
                }
                Mode::Idle => self.energy *= 0.999,
            }
            self.log.push(self.energy);
        }
    }
    pub fn f(x: &[f64]) -> f64 {
        let mut m = Machine::new();
        for &p in x {
            m.step(p);
        }
        let mean = m.log.iter().sum::<f64>() / m.log.len() as f64;
        m.cost + m.log.iter().map(|e| (e - mean).powi(2)).sum::<f64>()
    }
}

#[test]
fn a_log_grows_beside_numbers() {
    let x: Vec<f64> = (0..60).map(|i| (i as f64 * 0.37).sin()).collect();
    let (value, g) = value_and_grad!(machine::f)(&x);
    same(value, machine::f(&x));
    agree(&g, |x| machine::f(x), &x);
}

#[differentiable]
mod controlled {
    pub struct Pid {
        kp: f64,
        ki: f64,
        kd: f64,
        integral: f64,
        last: f64,
    }
    impl Pid {
        pub fn new(kp: f64, ki: f64, kd: f64) -> Self {
            Self {
                kp,
                ki,
                kd,
                integral: 0.0,
                last: 0.0,
            }
        }
        pub fn update(&mut self, error: f64, dt: f64) -> f64 {
            self.integral += error * dt;
            let d = (error - self.last) / dt;
            self.last = error;
            self.kp * error + self.ki * self.integral + self.kd * d
        }
    }
    pub struct Plant {
        x: f64,
        v: f64,
        history: Vec<(f64, f64)>,
    }
    impl Plant {
        pub fn push(&mut self, force: f64, dt: f64) {
            self.v += (force - 0.4 * self.v - 2.0 * self.x) * dt;
            self.x += self.v * dt;
            self.history.push((self.x, force));
        }
    }
    pub fn f(x: &[f64]) -> f64 {
        let mut pid = Pid::new(x[0], x[1], 0.01 * x[2]);
        let mut plant = Plant {
            x: 0.0,
            v: 0.0,
            history: vec![],
        };
        for target in &x[3..] {
            let u = pid.update(target - plant.x, 0.02);
            plant.push(u, 0.02);
        }
        plant
            .history
            .iter()
            .zip(&x[3..])
            .map(|((x, u), t)| (x - t).powi(2) + 1e-3 * u * u)
            .sum()
    }
}

#[test]
fn two_structs_are_carried_by_one_loop() {
    let x: Vec<f64> = (0..60).map(|i| 0.5 + (i as f64 * 0.1).cos()).collect();
    let (value, g) = value_and_grad!(controlled::f)(&x);
    same(value, controlled::f(&x));
    agree(&g, |x| controlled::f(x), &x);
}

#[differentiable]
mod stack {
    #[derive(Clone, Copy)]
    pub enum Op {
        Push(f64),
        Var(usize),
        Add,
        Mul,
        Sin,
        Exp,
    }
    pub struct Vm {
        stack: Vec<f64>,
    }
    impl Vm {
        fn pop(&mut self) -> f64 {
            self.stack.pop().expect("empty stack")
        }
        fn run(&mut self, program: &[Op], vars: &[f64]) -> f64 {
            for op in program {
                match *op {
                    Op::Push(v) => self.stack.push(v),
                    Op::Var(i) => self.stack.push(vars[i]),
                    Op::Add => {
                        let (b, a) = (self.pop(), self.pop());
                        self.stack.push(a + b);
                    }
                    Op::Mul => {
                        let (b, a) = (self.pop(), self.pop());
                        self.stack.push(a * b);
                    }
                    Op::Sin => {
                        let a = self.pop();
                        self.stack.push(a.sin());
                    }
                    Op::Exp => {
                        let a = self.pop();
                        self.stack.push(a.exp());
                    }
                }
            }
            self.pop()
        }
    }
    pub fn f(x: &[f64]) -> f64 {
        let program = [
            Op::Var(0),
            Op::Var(1),
            Op::Mul,
            Op::Sin,
            Op::Var(2),
            Op::Push(0.3),
            Op::Mul,
            Op::Exp,
            Op::Add,
            Op::Var(3),
            Op::Mul,
        ];
        let mut vm = Vm {
            stack: Vec::with_capacity(8),
        };
        let mut total = 0.0;
        for _ in 0..10 {
            total += vm.run(&program, x);
        }
        total
    }
}

#[test]
fn a_stack_in_a_field_is_pushed_and_popped() {
    let x: Vec<f64> = vec![0.3, 0.7, 1.2, 2.0];
    let (value, g) = value_and_grad!(stack::f)(&x);
    same(value, stack::f(&x));
    agree(&g, |x| stack::f(x), &x);
}

#[differentiable]
mod generic {
    use std::marker::PhantomData;
    use std::ops::Add;
    #[derive(Clone, Copy)]
    pub struct Meters;
    #[derive(Clone, Copy)]
    pub struct Q<U> {
        v: f64,
        u: PhantomData<U>,
    }
    impl<U> Q<U> {
        pub fn new(v: f64) -> Self {
            Q { v, u: PhantomData }
        }
        pub fn value(self) -> f64 {
            self.v
        }
    }
    impl<U> Add for Q<U> {
        type Output = Q<U>;
        fn add(self, o: Q<U>) -> Q<U> {
            Q::new(self.v + o.v)
        }
    }
    pub struct Body {
        x: Q<Meters>,
        trail: Vec<Q<Meters>>,
        n: u64,
    }
    pub struct Buffer<T, const N: usize> {
        data: [T; N],
        at: usize,
    }
    impl<T: Copy, const N: usize> Buffer<T, N> {
        pub fn push(&mut self, v: T) {
            self.data[self.at % N] = v;
            self.at += 1;
        }
    }
    pub fn f(x: &[f64]) -> f64 {
        let mut b = Body {
            x: Q::new(x[0]),
            trail: Vec::new(),
            n: 0,
        };
        let mut buf: Buffer<f64, 3> = Buffer {
            data: [0.0; 3],
            at: 0,
        };
        let mut buf2 = Buffer {
            data: [1.0; 4],
            at: 1,
        };
        for v in x {
            b.x = b.x + Q::new(*v);
            b.trail.push(b.x);
            b.n += 1;
            buf.push(v * v);
            buf2.push(v.sin());
        }
        b.trail.iter().map(|q| q.value()).sum::<f64>() * b.n as f64
            + buf.data.iter().sum::<f64>()
            + buf2.data[0] * buf2.data[2]
    }
}

#[test]
fn generic_structs_and_units() {
    let x: Vec<f64> = vec![0.3, 0.7, 1.2, 2.0];
    let (value, g) = value_and_grad!(generic::f)(&x);
    same(value, generic::f(&x));
    agree(&g, |x| generic::f(x), &x);
}

#[differentiable]
mod whole {
    #[derive(Clone)]
    pub struct Chain {
        links: Vec<f64>,
        total: f64,
    }
    impl Chain {
        fn extend(mut self, v: f64) -> Chain {
            self.total += v * v;
            self.links.push(v * self.total);
            self
        }
        fn best(&self) -> f64 {
            self.links.iter().cloned().fold(f64::MIN, f64::max)
        }
    }
    fn longer(c: &Chain, d: &Chain) -> bool {
        c.links.len() > d.links.len()
    }
    pub struct Report {
        chain: Chain,
        mean: f64,
    }
    pub fn report(x: &[f64]) -> Report {
        let mut c = Chain {
            links: vec![],
            total: 0.0,
        };
        for &v in x {
            c = c.extend(v);
        }
        let mean = c.total / x.len() as f64;
        Report { chain: c, mean }
    }
    pub fn f(x: &[f64]) -> f64 {
        let r = report(x);
        let snapshot = r.chain.clone();
        let mut d = Chain {
            links: Vec::with_capacity(4),
            total: 1.0,
        };
        let mut i = 0;
        while d.total < 20.0 && i < x.len() {
            d = d.extend(x[i]);
            i += 1;
        }
        r.mean * r.chain.best()
            + snapshot.links[3]
            + if longer(&snapshot, &d) {
                d.links[0]
            } else {
                d.total
            }
    }
}

#[test]
fn what_is_returned_whole_is_made() {
    let x: Vec<f64> = (0..30).map(|i| (i as f64 * 0.37).sin() + 1.5).collect();
    let (value, g) = value_and_grad!(whole::f)(&x);
    same(value, whole::f(&x));
    agree(&g, |x| whole::f(x), &x);
}

#[differentiable]
mod nested {
    #[derive(Clone, Copy)]
    pub struct V2 {
        x: f64,
        y: f64,
    }
    impl std::ops::Add for V2 {
        type Output = V2;
        fn add(self, o: V2) -> V2 {
            V2 {
                x: self.x + o.x,
                y: self.y + o.y,
            }
        }
    }
    impl std::ops::Mul<f64> for V2 {
        type Output = V2;
        fn mul(self, k: f64) -> V2 {
            V2 {
                x: self.x * k,
                y: self.y * k,
            }
        }
    }
    pub struct Ball {
        pos: V2,
        vel: V2,
    }
    pub struct Recorder {
        path: Vec<V2>,
        bounces: usize,
    }
    pub struct World {
        ball: Ball,
        rec: Recorder,
        t: f64,
    }
    impl World {
        fn step(&mut self, dt: f64, g: f64) {
            self.ball.vel = self.ball.vel + V2 { x: 0.0, y: -g } * dt;
            self.ball.pos = self.ball.pos + self.ball.vel * dt;
            if self.ball.pos.y < 0.0 {
                self.ball.pos.y = -self.ball.pos.y;
                self.ball.vel.y *= -0.9;
                self.rec.bounces += 1;
            }
            self.rec.path.push(self.ball.pos);
            self.t += dt;
        }
    }
    pub fn f(x: &[f64]) -> f64 {
        let mut w = World {
            ball: Ball {
                pos: V2 { x: 0.0, y: x[0] },
                vel: V2 { x: x[1], y: x[2] },
            },
            rec: Recorder {
                path: vec![],
                bounces: 0,
            },
            t: 0.0,
        };
        for g in x {
            w.step(0.05, *g * 9.0);
        }
        let last = w.rec.path.last().unwrap();
        last.x + last.y * w.rec.bounces as f64 + w.rec.path.iter().map(|p| p.y).sum::<f64>() / w.t
    }
}

#[test]
fn structs_in_structs() {
    let x: Vec<f64> = (0..40).map(|i| (i as f64 * 0.37).sin() + 1.5).collect();
    let (value, g) = value_and_grad!(nested::f)(&x);
    same(value, nested::f(&x));
    agree(&g, |x| nested::f(x), &x);
}

#[differentiable]
mod sampled {
    pub struct Rng(u64);
    impl Rng {
        fn next(&mut self) -> f64 {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            (self.0 >> 11) as f64 / (1u64 << 53) as f64
        }
        fn normal(&mut self) -> f64 {
            let (u, v) = (self.next(), self.next());
            (-2.0 * (1.0 - u).ln()).sqrt() * (6.283185307 * v).cos()
        }
    }
    pub struct Mc {
        rng: Rng,
        payoffs: Vec<f64>,
        sum: f64,
        sq: f64,
    }
    impl Mc {
        fn new(seed: u64) -> Mc {
            Mc {
                rng: Rng(seed),
                payoffs: Vec::new(),
                sum: 0.0,
                sq: 0.0,
            }
        }
        fn run(&mut self, s: f64, vol: f64, n: usize) {
            for _ in 0..n {
                let z = self.rng.normal();
                let st = s * (vol * z - 0.5 * vol * vol).exp();
                let p = (st - 1.4).max(0.0);
                self.payoffs.push(p);
                self.sum += p;
                self.sq += p * p;
            }
        }
        fn mean(&self) -> f64 {
            self.sum / self.payoffs.len() as f64
        }
        fn std(&self) -> f64 {
            (self.sq / self.payoffs.len() as f64 - self.mean().powi(2)).sqrt()
        }
    }
    pub fn f(x: &[f64]) -> f64 {
        let mut mc = Mc::new(42);
        mc.run(x[0], 0.2 * x[1], 200);
        mc.run(x[2], 0.1, 100);
        mc.mean() + 0.1 * mc.std()
    }
}

#[test]
fn integers_that_a_generator_carries() {
    let x: Vec<f64> = (0..10).map(|i| (i as f64 * 0.37).sin() + 1.5).collect();
    let (value, g) = value_and_grad!(sampled::f)(&x);
    same(value, sampled::f(&x));
    agree(&g, |x| sampled::f(x), &x);
}

#[differentiable]
mod cells {
    pub struct Cell<'a> {
        w: &'a [f64],
        h: usize,
    }
    #[derive(Clone)]
    pub struct Hidden {
        h: Vec<f64>,
        c: Vec<f64>,
    }
    fn sigmoid(x: f64) -> f64 {
        1.0 / (1.0 + (-x).exp())
    }
    impl<'a> Cell<'a> {
        fn gate(&self, k: usize, j: usize, x: f64, s: &Hidden) -> f64 {
            let base = (k * self.h + j) * (self.h + 2);
            let mut z = self.w[base] + self.w[base + 1] * x;
            for (i, h) in s.h.iter().enumerate() {
                z += self.w[base + 2 + i] * h;
            }
            z
        }
        fn step(&self, x: f64, s: &Hidden) -> Hidden {
            let mut out = Hidden {
                h: Vec::with_capacity(self.h),
                c: Vec::with_capacity(self.h),
            };
            for j in 0..self.h {
                let i = sigmoid(self.gate(0, j, x, s));
                let f = sigmoid(self.gate(1, j, x, s));
                let g = self.gate(2, j, x, s).tanh();
                let o = sigmoid(self.gate(3, j, x, s));
                let c = f * s.c[j] + i * g;
                out.c.push(c);
                out.h.push(o * c.tanh());
            }
            out
        }
    }
    pub fn f(x: &[f64]) -> f64 {
        let n = 4;
        let (w, data) = x.split_at(4 * n * (n + 2));
        let cell = Cell { w, h: n };
        let mut s = Hidden {
            h: vec![0.0; n],
            c: vec![0.0; n],
        };
        let mut loss = 0.0;
        for t in data {
            s = cell.step(*t, &s);
            loss += (s.h[0] - t).powi(2);
        }
        loss
    }
}

#[test]
fn a_type_of_the_users_that_is_called_like_a_container() {
    let x: Vec<f64> = (0..120).map(|i| (i as f64 * 0.37).sin() * 0.5).collect();
    let (value, g) = value_and_grad!(cells::f)(&x);
    same(value, cells::f(&x));
    agree(&g, |x| cells::f(x), &x);
}

#[differentiable]
mod defaults {
    use std::collections::HashMap;
    use std::marker::PhantomData;
    #[derive(Debug, Clone, Copy, PartialEq, Default)]
    pub enum Mode {
        #[default]
        Idle,
        Hot,
    }
    #[derive(Debug, Clone, Default)]
    pub struct Pair<T> {
        a: T,
        b: T,
    }
    #[derive(Default, Debug)]
    pub struct Unit;
    #[derive(Default, Clone, Debug)]
    pub struct Wrap(f64, [f64; 3], (f64, usize));
    #[derive(Default, Debug)]
    pub struct All<'a> {
        mode: Mode,
        pair: Pair<f64>,
        last: Option<f64>,
        w: Wrap,
        u: Unit,
        name: String,
        p: PhantomData<f64>,
        text: &'a str,
        flag: bool,
        map: HashMap<String, usize>,
        many: Vec<Wrap>,
    }
    impl<'a> All<'a> {
        fn add(&mut self, v: f64) {
            if v > 0.8 {
                self.mode = Mode::Hot
            }
            if self.mode == Mode::Hot && !self.flag {
                self.pair.a += v * v;
            } else {
                self.pair.b += v;
            }
            if let Some(l) = self.last {
                self.w.0 += l * v;
            }
            self.last = Some(v);
            self.w.1[1] += v.sin();
            self.w.2.0 += v;
            self.w.2.1 += 1;
        }
    }
    pub fn f(x: &[f64]) -> f64 {
        let mut s = All {
            name: "x".into(),
            ..Default::default()
        };
        for &v in x.iter() {
            s.add(v);
        }
        let rest = s.last.unwrap_or(0.0) + s.name.len() as f64;
        s.pair.a * s.pair.b + s.w.0 + s.w.1[1] * s.w.2.0 / s.w.2.1 as f64 + rest
    }

    #[derive(Default)]
    pub struct Batch {
        rows: Vec<f64>,
        total: f64,
    }
    fn flush(b: &mut Batch) -> f64 {
        let done = std::mem::take(b);
        done.rows.iter().map(|r| r * r).sum::<f64>() + done.total
    }
    pub fn batches(x: &[f64]) -> f64 {
        let mut b = Batch::default();
        let mut out = 0.0;
        for (i, &v) in x.iter().enumerate() {
            b.rows.push(v);
            b.total += v * v * v;
            if i % 7 == 6 {
                out += flush(&mut b) * v;
            }
        }
        out + flush(&mut b)
    }
}

#[test]
fn derived_defaults_are_seen() {
    let x: Vec<f64> = (0..40)
        .map(|i| 0.3 + 0.01 * ((i * 37) % 100) as f64)
        .collect();
    let (value, g) = value_and_grad!(defaults::f)(&x);
    same(value, defaults::f(&x));
    agree(&g, |x| defaults::f(x), &x);
    let (value, g) = value_and_grad!(defaults::batches)(&x);
    same(value, defaults::batches(&x));
    agree(&g, |x| defaults::batches(x), &x);
}

/// A derive of another crate's that is called so stays what it is: here a type is called as what the literal would name.
#[differentiable]
mod others {
    #[derive(Clone, Default)]
    pub struct Vec(f64, f64);
    #[derive(Default)]
    pub struct Both {
        a: Vec,
        b: f64,
    }
    pub fn f(x: f64) -> f64 {
        let mut s = Both::default();
        s.a.0 += x;
        s.b += s.a.0 * x + s.a.1;
        s.b * x
    }
}

#[test]
fn defaults_of_types_that_are_called_like_stds() {
    let (value, g) = value_and_grad!(others::f)(1.5);
    same(value, others::f(1.5));
    assert_eq!(g, 3.0 * 1.5 * 1.5);
}
