//! Types of the user's that are called like one of std's, and what `std::mem::take` leaves of a type of the user's.

use grads::prelude::*;

/// A cell of a battery, not one of `std::cell`.
#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Cell {
    charge: f64,
    capacity: f64,
}

#[differentiable]
impl Cell {
    fn new(charge: f64, capacity: f64) -> Self {
        Cell { charge, capacity }
    }
    fn empty(capacity: f64) -> Self {
        Self::new(0.0, capacity)
    }
    fn get(&self) -> f64 {
        self.charge * self.capacity
    }
    fn set(&mut self, charge: f64) {
        self.charge = charge;
    }
    fn load(&mut self, current: f64, dt: f64) {
        self.charge += current * dt / self.capacity;
    }
}

/// A way in the plane, not one of `std::path`.
#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Path {
    xs: Vec<f64>,
    ys: Vec<f64>,
}

#[differentiable]
impl Path {
    fn new() -> Self {
        Path {
            xs: vec![],
            ys: vec![],
        }
    }
    fn push(&mut self, x: f64, y: f64) {
        self.xs.push(x);
        self.ys.push(y);
    }
    fn length(&self) -> f64 {
        let mut length = 0.0;
        for i in 1..self.xs.len() {
            length += (self.xs[i] - self.xs[i - 1]).hypot(self.ys[i] - self.ys[i - 1]);
        }
        length
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Duration(f64);

#[differentiable]
impl Duration {
    fn from_hours(hours: f64) -> Self {
        Duration(hours * 3600.0)
    }
    fn seconds(self) -> f64 {
        self.0
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Instant {
    t: f64,
}

#[differentiable]
impl std::ops::Sub for Instant {
    type Output = Duration;
    fn sub(self, other: Instant) -> Duration {
        Duration(self.t - other.t)
    }
}

#[differentiable]
fn loaded(charge: f64, current: f64) -> f64 {
    let mut cell = Cell::new(charge, 2.0);
    cell.load(current, 0.5);
    cell.set(cell.charge * 1.5);
    cell.get() * cell.charge
}

#[differentiable]
fn from_nothing(current: f64, dt: f64) -> f64 {
    let mut cell = Cell::empty(3.0);
    for _ in 0..4 {
        cell.load(current * cell.charge.cos(), dt);
    }
    cell.get()
}

#[differentiable]
fn pack(a: f64, current: f64) -> f64 {
    let mut cells: Vec<Cell> = (0..4)
        .map(|i| Cell::new(a * i as f64, 1.0 + a * a))
        .collect();
    for cell in cells.iter_mut() {
        cell.load(current, 0.1);
    }
    cells.iter().map(|c| c.get()).sum()
}

#[differentiable]
fn way(x: f64, y: f64) -> f64 {
    let mut path = Path::new();
    path.push(x, y);
    path.push(x * x, y - 1.0);
    path.push(x * y, 3.0);
    path.length()
}

#[differentiable]
fn times(hours: f64, start: f64) -> f64 {
    let duration = Duration::from_hours(hours);
    let since = Instant { t: hours * 7200.0 } - Instant { t: start };
    duration.seconds() * start + since.seconds().sqrt()
}

#[differentiable]
fn of_params(cell: &Cell, duration: Duration) -> f64 {
    cell.get() * duration.seconds() + cell.charge
}

#[differentiable]
fn through_params(a: f64, b: f64) -> f64 {
    of_params(&Cell::new(a, b), Duration(a * b)).sin()
}

/// What std has under these names is as it was.
#[differentiable]
fn of_std(x: f64, y: f64) -> f64 {
    let start = std::time::Instant::now();
    let limit = std::time::Duration::from_secs(3600);
    let calls = std::cell::Cell::new(0);
    calls.set(calls.get() + 1);
    match start.elapsed() < limit && calls.get() == 1 {
        true => x * y,
        false => x,
    }
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Buffer {
    xs: Vec<f64>,
    gain: f64,
}

/// What a default is, the type says.
impl Default for Buffer {
    fn default() -> Self {
        Buffer {
            xs: vec![2.0],
            gain: 3.0,
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq, Differentiable)]
struct Recorder {
    buffer: Buffer,
    total: f64,
}

#[differentiable]
impl Recorder {
    fn flush(&mut self) -> Buffer {
        std::mem::take(&mut self.buffer)
    }
}

#[differentiable]
fn taken(a: f64, b: f64) -> f64 {
    let mut buffer = Buffer {
        xs: vec![a, a * b],
        gain: b,
    };
    let before = std::mem::take(&mut buffer);
    buffer.xs.push(a * 3.0);
    before.xs[1] * before.gain + buffer.xs[0] * buffer.xs[1] * buffer.gain + b
}

#[differentiable]
fn flushed(a: f64, b: f64) -> f64 {
    let mut recorder = Recorder {
        buffer: Buffer {
            xs: vec![a],
            gain: b,
        },
        total: a * b,
    };
    let mut sum = 0.0;
    for i in 0..3 {
        let buffer = recorder.flush();
        sum += buffer.gain * buffer.xs[0] * recorder.total;
        recorder.buffer.gain *= a + i as f64;
        recorder.buffer.xs[0] += b;
    }
    sum
}

fn near(f: fn(f64, f64) -> f64, derivative: (f64, (f64, f64)), (x, y): (f64, f64)) {
    let (value, (dx, dy)) = derivative;
    assert_eq!(value.to_bits(), f(x, y).to_bits());
    let difference = |f: &dyn Fn(f64) -> f64| (f(1e-6) - f(-1e-6)) / 2e-6;
    let expected = [difference(&|h| f(x + h, y)), difference(&|h| f(x, y + h))];
    for (got, expected) in [dx, dy].into_iter().zip(expected) {
        let error = (got - expected).abs();
        assert!(
            error < 1e-6 * (1.0 + expected.abs()),
            "{got}, not {expected}"
        );
    }
}

macro_rules! near {
    ($($name:ident at $at:expr;)*) => {$(
        #[test]
        fn $name() {
            let (x, y) = $at;
            near(super::$name, value_and_grad!(super::$name)(x, y), (x, y));
        }
    )*};
}

mod right {
    use super::near;
    use grads::prelude::*;

    near! {
        loaded at (1.0, 3.0);
        from_nothing at (0.7, 0.3);
        pack at (1.2, 3.0);
        way at (1.5, 0.5);
        times at (1.0, 2.0);
        through_params at (0.8, 1.3);
        of_std at (1.5, 2.5);
        taken at (1.5, 0.7);
        flushed at (0.8, 1.2);
    }
}
