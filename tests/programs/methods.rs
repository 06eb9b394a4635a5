//! Methods of the user's types.

use crate::harness::row::Program;
use grads::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct Layer {
    weights: Vec<Vec<f64>>,
    bias: Vec<f64>,
}

#[differentiable(forward)]
impl Layer {
    fn forward(&self, x: &[f64]) -> Vec<f64> {
        let mut out = Vec::with_capacity(self.bias.len());
        for i in 0..self.bias.len() {
            let mut sum = self.bias[i];
            for j in 0..x.len() {
                sum += self.weights[i][j] * x[j];
            }
            out.push(sum.tanh());
        }
        out
    }

    fn decay(&mut self, rate: f64) {
        for b in self.bias.iter_mut() {
            *b *= 1.0 - rate;
        }
        for row in &mut self.weights {
            for w in row.iter_mut() {
                *w *= 1.0 - rate;
            }
        }
    }

    fn width(&self) -> usize {
        self.bias.len()
    }
}

#[derive(Clone, Debug, Differentiable)]
struct Net {
    hidden: Layer,
    last: Layer,
    scale: f64,
}

#[differentiable(forward)]
impl Net {
    fn predict(&self, x: &[f64]) -> f64 {
        let h = self.hidden.forward(x);
        let y = self.last.forward(&h);
        let mut sum = 0.0;
        for v in &y {
            sum += v * self.scale;
        }
        sum / self.last.width() as f64
    }

    fn loss(&self, xs: &[Vec<f64>], ys: &[f64]) -> f64 {
        let mut loss = 0.0;
        for (x, y) in xs.iter().zip(ys) {
            let e = self.predict(x) - y;
            loss += e * e;
        }
        loss
    }
}

#[differentiable(forward)]
fn training_loss(net: &Net, xs: &[Vec<f64>], #[no_diff] ys: &[f64]) -> f64 {
    net.loss(xs, ys)
}

#[differentiable(forward)]
fn decayed_loss(net: Net, rate: f64, #[no_diff] x: &[f64]) -> f64 {
    let mut net = net;
    let before = net.predict(x);
    net.hidden.decay(rate);
    net.last.decay(rate * rate);
    net.predict(x) - before
}

/// A spring with associated functions, constants and a constructor.
#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Spring {
    k: f64,
    rest: f64,
}

#[differentiable(forward)]
impl Spring {
    const DAMPING: f64 = 0.1;

    const fn new(k: f64, rest: f64) -> Self {
        Spring { k, rest }
    }
    fn softened(self, by: f64) -> Self {
        Self::new(self.k * by, self.rest)
    }
    fn force(&self, x: f64) -> f64 {
        -self.k * (x - self.rest)
    }
    fn energy(&self, x: f64) -> f64 {
        0.5 * self.k * (x - self.rest).powi(2)
    }
    fn step(&mut self, x: &mut f64, v: &mut f64, dt: f64) -> f64 {
        *v += (self.force(*x) - Self::DAMPING * *v) * dt;
        *x += *v * dt;
        self.rest += 0.01 * *v;
        self.energy(*x)
    }
    /// By recursion.
    fn compounded(&self, x: f64, n: u32) -> f64 {
        if n == 0 {
            return self.energy(x);
        }
        self.compounded(x * 1.1, n - 1) + self.force(x)
    }
}

#[differentiable(forward)]
fn simulate(k: f64, rest: f64, x: f64, steps: usize) -> f64 {
    let mut spring = Spring::new(k, rest);
    let (mut x, mut v) = (x, 0.0);
    let mut work = 0.0;
    for _ in 0..steps {
        work += spring.step(&mut x, &mut v, 0.05);
    }
    work + spring.softened(0.5).energy(x)
}

#[differentiable(forward)]
fn chained(spring: Spring, x: f64) -> f64 {
    spring.softened(x).softened(0.5).energy(x) + Spring::energy(&spring, 2.0 * x)
}

#[differentiable(forward)]
fn lattice(springs: &[Spring], x: &[f64]) -> f64 {
    let mut energy = 0.0;
    for i in 0..springs.len() {
        energy += springs[i].energy(x[i + 1] - x[i]);
    }
    for s in springs {
        energy += s.force(0.1) * s.k;
    }
    energy + springs.iter().map(|s| s.energy(0.3)).sum::<f64>()
}

#[differentiable(forward)]
fn relaxation(springs: &mut [Spring], rate: f64) -> f64 {
    let mut total = 0.0;
    for s in springs.iter_mut() {
        let (mut x, mut v) = (rate, 0.5);
        total += s.step(&mut x, &mut v, rate);
    }
    springs[0] = springs[0].softened(rate);
    total + springs[0].energy(1.0)
}

#[differentiable(forward)]
fn recursive(spring: &Spring, x: f64) -> f64 {
    spring.compounded(x, 3)
}

/// Through `Option`, a branch and a loop that leaves.
#[differentiable(forward)]
fn first_stiff(springs: &[Spring], x: f64) -> f64 {
    let mut found = 0.0;
    for s in springs {
        if s.k > 1.5 {
            found = s.energy(x);
            break;
        }
        found -= s.force(x);
    }
    found
}

/// A filter whose state is changed by its methods.
#[derive(Clone, Debug, Differentiable)]
struct Kalman {
    mean: f64,
    variance: f64,
    noise: f64,
    #[no_diff]
    name: String,
}

#[differentiable(forward)]
impl Kalman {
    fn predict(&mut self, drift: f64) {
        self.mean += drift;
        self.variance += self.noise;
    }
    fn update(&mut self, y: f64, r: f64) -> f64 {
        let s = self.variance + r;
        let gain = self.variance / s;
        let innovation = y - self.mean;
        self.mean += gain * innovation;
        self.variance *= 1.0 - gain;
        -0.5 * (innovation * innovation / s + s.ln())
    }
    fn name(&self) -> &str {
        &self.name
    }
}

#[differentiable(forward)]
fn log_likelihood(noise: f64, r: f64, drift: f64, #[no_diff] ys: &[f64]) -> f64 {
    let mut filter = Kalman {
        mean: 0.0,
        variance: 1.0,
        noise,
        name: String::from("level"),
    };
    let mut ll = 0.0;
    for &y in ys {
        filter.predict(drift);
        ll += filter.update(y, r);
    }
    assert_eq!(filter.name(), "level");
    ll
}

flat_struct! {
    Layer LayerTangent { weights, bias }
    Net NetTangent { hidden, last, scale }
    Spring SpringTangent { k, rest }
}

fn net() -> Net {
    Net {
        hidden: Layer {
            weights: vec![vec![0.5, -0.2], vec![0.1, 0.7], vec![-0.4, 0.3]],
            bias: vec![0.1, -0.1, 0.2],
        },
        last: Layer {
            weights: vec![vec![0.3, 0.6, -0.5]],
            bias: vec![0.05],
        },
        scale: 1.5,
    }
}

fn springs() -> [Spring; 3] {
    [
        Spring::new(1.0, 0.5),
        Spring::new(2.0, 0.25),
        Spring::new(0.7, -0.3),
    ]
}

#[derive(Clone, Debug, Differentiable)]
struct Clock {
    x: f64,
    time: f64,
    #[no_diff]
    steps: usize,
}

#[differentiable(forward)]
impl Clock {
    fn time(&self) -> f64 {
        self.time
    }

    fn is_late(&self) -> bool {
        self.steps >= 7
    }

    fn step(&mut self, dt: f64) {
        self.x = self.x * 0.9 + self.time * dt;
        self.time += dt;
        self.steps += 1;
    }

    /// Counts too.
    fn stepped(&mut self, dt: f64) -> bool {
        self.step(dt);
        self.steps < 5
    }
}

/// Conditions that ask a value that the loop changes, and one that changes it.
#[differentiable(forward)]
fn clocked_until(x: f64, dt: f64) -> f64 {
    let mut c = Clock {
        x,
        time: 0.0,
        steps: 0,
    };
    while c.time() < 0.45 {
        c.step(dt);
    }
    while !c.is_late() {
        c.step(0.5 * dt);
    }
    let mut d = Clock {
        x: c.x * c.x,
        time: c.time(),
        steps: 0,
    };
    while d.stepped(dt) && d.x < 100.0 {
        d.x += x;
    }
    c.x * d.x
}

/// The corpus of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(forward training_loss(&net(), &vec![vec![1.0, 0.5], vec![-0.3, 0.8]], const &[0.3, -0.2])
            calls Net::loss, Net::predict, Layer::forward),
        program!(forward decayed_loss(net(), 0.1, const &[0.4, 0.9]) calls Net::predict, Layer::forward, Layer::decay),
        program!(forward simulate(2.0, 0.3, 1.0, 10) calls Spring::new, Spring::softened, Spring::force, Spring::energy, Spring::step),
        program!(forward chained(springs()[0], 0.8) calls Spring::new, Spring::softened, Spring::energy),
        program!(forward lattice(&springs(), &[0.0, 0.7, 1.1, 1.9]) calls Spring::energy, Spring::force),
        program!(forward relaxation(&mut springs(), 0.2) calls Spring::step, Spring::softened, Spring::energy, Spring::new, Spring::force),
        program!(forward recursive(&springs()[1], 0.6) calls Spring::compounded, Spring::energy, Spring::force),
        program!(forward first_stiff(&springs(), 0.9) calls Spring::energy, Spring::force),
        program!(forward log_likelihood(0.2, 0.5, 0.05, const &[0.1, 0.4, -0.2, 0.7])),
        program!(forward clocked_until(1.3, 0.1) calls Clock::time, Clock::step, Clock::stepped),
    ]
}
