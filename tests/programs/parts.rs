//! Parts that are handed to calls: fields, elements, sub-slices, several at once, by `&` and by `&mut`.

use crate::harness::row::Program;
use grads::prelude::*;

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct State {
    rate: f64,
    y: Vec<f64>,
    k: Vec<f64>,
    #[no_diff]
    weights: Vec<f64>,
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct World {
    a: State,
    b: State,
}

#[differentiable(forward)]
fn one(mu: f64, z: &[f64], j: usize) -> f64 {
    (z[j] - mu) * z[j]
}

#[differentiable(forward)]
fn pair(x: &[f64], y: &[f64], j: usize) -> f64 {
    x[j] * y[(j + 1) % y.len()]
}

#[differentiable(forward)]
fn bump(k: &mut [f64], y: &[f64], j: usize) {
    k[j] = 0.5 * k[j] * y[j] + y[j] * y[j];
}

#[differentiable(forward)]
fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(x, y)| x * y).sum()
}

#[differentiable(forward)]
fn made(x: &[f64]) -> State {
    State {
        rate: x[0] * x[0],
        y: x[1..4].to_vec(),
        k: vec![0.5 * x[2]; 3],
        weights: vec![1.0, 2.0, 0.5],
    }
}

#[differentiable(forward)]
fn a_field(x: &[f64]) -> f64 {
    let s = made(x);
    let mut t = 0.0;
    for j in 0..s.y.len() {
        t += one(s.rate, &s.y, j) * s.weights[j];
    }
    t
}

#[differentiable(forward)]
fn two_fields(x: &[f64]) -> f64 {
    let s = made(x);
    let mut t = 1.0;
    for j in 0..s.y.len() {
        t *= pair(&s.y, &s.k, j) + pair(&s.y, &s.weights, j);
    }
    t
}

#[differentiable(forward)]
fn fields_of_fields(x: &[f64]) -> f64 {
    let w = World {
        a: made(x),
        b: made(&x[1..]),
    };
    let mut t = 0.0;
    for j in 0..3 {
        t += pair(&w.a.y, &w.b.y, j) * pair(&w.a.k, &w.a.y, j) + one(w.a.rate, &w.b.k, j);
    }
    t
}

#[differentiable(forward)]
fn the_whole_and_a_part(x: &[f64]) -> f64 {
    let s = made(x);
    rated(&s, &s.y) * pair(&s.y, &s.y, 1)
}

#[differentiable(forward)]
fn rated(s: &State, y: &[f64]) -> f64 {
    s.rate * y[0] + s.k[1] * y[2]
}

#[differentiable(forward)]
fn rows(m: &[Vec<f64>]) -> f64 {
    let mut t = 0.0;
    for i in 0..m.len() {
        for j in 0..m.len() {
            t = 0.5 * t + dot(&m[i], &m[j]);
        }
    }
    t
}

#[differentiable(forward)]
fn windows(x: &[f64], n: usize) -> f64 {
    let mut t = 0.0;
    for lag in 0..3 {
        t = 0.7 * t + dot(&x[..n], &x[lag..lag + n]);
    }
    t
}

#[differentiable(forward)]
fn windows_of_a_field(x: &[f64]) -> f64 {
    let s = made(x);
    dot(&s.y[..2], &s.y[1..]) * dot(&s.k[..2], &s.y[..2])
}

#[differentiable(forward)]
fn split(x: &[f64]) -> f64 {
    let mut t = 0.0;
    for row in x.chunks(4) {
        let (a, b) = row.split_at(2);
        t += dot(a, b) * dot(b, b);
    }
    t
}

#[differentiable(forward)]
fn where_used(x: &[f64], c: f64) -> f64 {
    let s = made(x);
    let mut t = c;
    for j in 0..3 {
        let v = one(s.rate, &s.y, j);
        t = if v > t { v } else { t * 0.9 };
    }
    t
}

#[differentiable(forward)]
fn a_field_changes(x: &[f64]) -> f64 {
    let mut s = made(x);
    for j in 0..3 {
        bump(&mut s.k, &s.y, j);
        s.rate += s.k[j];
        bump(&mut s.y, &s.k, j);
    }
    s.rate * s.k[0] + s.y[2]
}

#[differentiable(forward)]
fn a_part_of_a_field_changes(x: &[f64]) -> f64 {
    let mut s = made(x);
    bump(&mut s.k[1..], &s.y[..2], 1);
    bump(&mut s.k[1..], &s.y[..2], 0);
    s.k.iter().product::<f64>() * s.rate
}

#[differentiable(forward)]
fn rows_change(m: &mut [Vec<f64>], w: &[f64]) -> f64 {
    for i in 0..m.len() {
        for j in 0..m[i].len() {
            bump(&mut m[i], w, j);
        }
    }
    dot(&m[0], &m[1])
}

#[differentiable(forward)]
fn neighbours_change(m: &mut [Vec<f64>]) -> f64 {
    for j in 1..m.len() {
        let (a, b) = m.split_at_mut(j);
        bump(&mut a[j - 1], &b[0], 1);
    }
    m[0][1] * m[1][1]
}

#[differentiable(forward)]
fn fields_of_fields_change(x: &[f64]) -> f64 {
    let mut w = World {
        a: made(x),
        b: made(&x[1..]),
    };
    for j in 0..2 {
        bump(&mut w.a.k, &w.b.y, j);
        bump(&mut w.b.y, &w.a.y, j);
    }
    w.a.k[1] * w.b.y[0] + w.a.rate
}

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Body {
    at: f64,
    v: f64,
}

#[differentiable(forward)]
impl Body {
    fn step(&mut self, pull: f64, dt: f64) {
        self.v -= pull * self.at * dt;
        self.at += self.v * dt;
    }
    fn energy(&self) -> f64 {
        0.5 * self.v * self.v + 0.5 * self.at * self.at
    }
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Swarm {
    bodies: Vec<Body>,
    leader: Body,
    pull: f64,
}

#[differentiable(forward)]
impl Swarm {
    fn advance(&mut self, dt: f64) {
        self.leader.step(self.pull, dt);
        for i in 0..self.bodies.len() {
            self.bodies[i].step(self.pull, dt);
        }
        for b in self.bodies.iter_mut() {
            b.step(0.5, dt);
        }
    }
    fn total(&self) -> f64 {
        self.bodies.iter().map(|b| b.energy()).sum::<f64>() + self.leader.energy()
    }
}

#[differentiable(forward)]
fn swarm(x: &[f64], pull: f64) -> f64 {
    let bodies = x.iter().map(|&at| Body { at, v: 0.1 * at }).collect();
    let leader = Body { at: x[0], v: x[1] };
    let mut s = Swarm {
        bodies,
        leader,
        pull,
    };
    for _ in 0..3 {
        s.advance(0.1);
    }
    s.total()
}

#[differentiable(forward)]
fn steps_where_far(bodies: &mut [Body], dt: f64) -> f64 {
    let mut t = 0.0;
    for i in 0..bodies.len() {
        if bodies[i].at > 0.5 {
            bodies[i].step(1.5, dt);
        }
        t += bodies[i].energy() * (i + 1) as f64;
    }
    t
}

flat_struct! {
    Body BodyTangent { at, v }
}

const X: [f64; 5] = [0.4, -0.3, 0.9, 1.2, 0.8];

pub fn programs() -> Vec<Program> {
    vec![
        program!(forward a_field(&X) calls made, one),
        program!(forward two_fields(&X) calls made, pair),
        program!(forward fields_of_fields(&X) calls made, pair, one),
        program!(forward the_whole_and_a_part(&X) calls made, pair, rated),
        program!(forward rows(&[vec![0.4, -0.3], vec![0.9, 1.2], vec![0.1, 0.5]]) calls dot),
        program!(forward windows(&X, 3) calls dot),
        program!(forward windows_of_a_field(&X) calls made, dot),
        program!(forward split(&[0.4, -0.3, 0.9, 1.2, 0.8, 0.1, -0.6, 0.2]) calls dot),
        program!(forward where_used(&X, 0.2) calls made, one),
        program!(forward where_used(&X, -3.0) calls made, one),
        program!(forward a_field_changes(&X) calls made, bump),
        program!(forward a_part_of_a_field_changes(&X) calls made, bump),
        program!(forward rows_change(&mut [vec![0.4, -0.3], vec![0.9, 1.2]], &[0.7, 0.6]) calls dot, bump),
        program!(forward neighbours_change(&mut [vec![0.4, -0.3], vec![0.9, 1.2], vec![0.1, 0.5]]) calls bump),
        program!(forward fields_of_fields_change(&X) calls made, bump),
        program!(forward swarm(&X, 1.3) calls Swarm::advance, Swarm::total, Body::step, Body::energy),
        program!(forward steps_where_far(&mut [Body { at: 0.4, v: 0.2 }, Body { at: 1.4, v: -0.2 }], 0.1) calls Body::step, Body::energy),
    ]
}
