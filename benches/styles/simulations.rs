//! Simulations whose state is a struct with methods by `&mut self`: numbers, and a vector that grows beside them.

use grads::prelude::*;

#[differentiable]
pub mod machine {
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

#[differentiable]
pub mod controlled {
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

#[differentiable]
pub mod stack {
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

#[differentiable]
pub mod sampled {
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
