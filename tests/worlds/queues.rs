//! `VecDeque`s as fields, elements, params and results.

use crate::support::{agree, same};
use grads::prelude::*;

#[differentiable]
mod simple {
    use std::collections::VecDeque;
    pub struct Window {
        buf: VecDeque<f64>,
        cap: usize,
    }
    impl Window {
        fn new(cap: usize) -> Self {
            Window {
                buf: VecDeque::with_capacity(cap),
                cap,
            }
        }
        fn push(&mut self, v: f64) {
            if self.buf.len() == self.cap {
                self.buf.pop_front();
            }
            self.buf.push_back(v);
        }
        fn mean(&self) -> f64 {
            self.buf.iter().sum::<f64>() / self.buf.len() as f64
        }
    }
    pub fn mean(x: &[f64]) -> f64 {
        let mut w = Window::new(2);
        let mut s = 0.0;
        for &v in x {
            w.push(v * v);
            s += w.mean().sin();
        }
        s + w.buf[0] * w.buf.front().unwrap() + w.buf.back().unwrap()
    }
    pub fn in_turn(x: &[f64]) -> f64 {
        let mut lines: Vec<VecDeque<f64>> = vec![VecDeque::new(); 2];
        let mut s = 0.0;
        for (i, &v) in x.iter().enumerate() {
            lines[i % 2].push_back(v);
            if lines[i % 2].len() > 1 {
                s += lines[i % 2].pop_front().unwrap().exp() * v;
            }
        }
        s
    }
    fn advance(q: &mut VecDeque<f64>, v: f64) -> f64 {
        q.push_back(v);
        q.pop_front().unwrap_or(0.0)
    }
    fn start(n: usize, v: f64) -> VecDeque<f64> {
        let mut q = VecDeque::new();
        for _ in 0..n {
            q.push_front(v);
        }
        q
    }
    pub fn handed_on(x: &[f64]) -> f64 {
        let mut q = start(2, x[0]);
        let mut s = 0.0;
        for &v in x {
            s += advance(&mut q, v) * v;
        }
        s + q.iter().map(|v| v * v).sum::<f64>()
    }
    #[derive(Clone, Copy)]
    struct Job {
        arrive: f64,
        work: f64,
    }
    struct Server {
        queue: VecDeque<Job>,
        clock: f64,
        waited: f64,
    }
    impl Server {
        fn submit(&mut self, j: Job) {
            self.queue.push_back(j);
        }
        fn run(&mut self) {
            while let Some(job) = self.queue.pop_front() {
                let start = if self.clock > job.arrive {
                    self.clock
                } else {
                    job.arrive
                };
                self.waited += start - job.arrive;
                self.clock = start + job.work;
            }
        }
    }
    pub fn served(x: &[f64]) -> f64 {
        let mut s = Server {
            queue: VecDeque::new(),
            clock: 0.0,
            waited: 0.0,
        };
        for (i, &w) in x.iter().enumerate() {
            s.submit(Job {
                arrive: i as f64 * 0.1,
                work: w,
            });
        }
        s.run();
        s.waited * s.clock
    }
}

#[differentiable]
mod styles {
    use std::collections::VecDeque;
    #[derive(Clone, Debug)]
    pub struct Fir {
        taps: Vec<f64>,
        delay: VecDeque<f64>,
    }
    impl Fir {
        fn new(taps: &[f64]) -> Self {
            Self {
                taps: taps.to_vec(),
                delay: VecDeque::from(vec![0.0; taps.len()]),
            }
        }
        fn process(&mut self, x: f64) -> f64 {
            self.delay.pop_back();
            self.delay.push_front(x);
            self.taps
                .iter()
                .zip(self.delay.iter())
                .map(|(h, d)| h * d)
                .sum()
        }
    }
    pub fn fir(x: &[f64]) -> f64 {
        let mut f = Fir::new(&x[..2]);
        x.iter().map(|&v| f.process(v)).map(|y| y * y).sum()
    }
    #[derive(Default)]
    pub struct Rolling {
        q: VecDeque<(f64, f64)>,
        span: f64,
    }
    impl Rolling {
        fn add(&mut self, t: f64, v: f64) {
            self.q.push_back((t, v));
            while let Some(&(t0, _)) = self.q.front() {
                if t0 < t - self.span {
                    self.q.pop_front();
                } else {
                    break;
                }
            }
        }
        fn mean(&self) -> f64 {
            let n = self.q.len() as f64;
            self.q.iter().map(|&(_, v)| v).sum::<f64>() / n
        }
        fn spread(&self) -> f64 {
            let hi = self.q.iter().map(|p| p.1).fold(f64::NEG_INFINITY, f64::max);
            let lo = self.q.iter().map(|p| p.1).fold(f64::INFINITY, f64::min);
            hi - lo
        }
    }
    pub fn rolling(x: &[f64]) -> f64 {
        let mut r = Rolling {
            span: 1.5,
            ..Default::default()
        };
        let mut out = 0.0;
        for (i, &v) in x.iter().enumerate() {
            r.add(i as f64, v.exp());
            out += r.mean() * r.spread();
        }
        out
    }
    pub struct Echo {
        line: VecDeque<f64>,
        gain: f64,
    }
    impl Echo {
        fn new(n: usize, gain: f64) -> Echo {
            Echo {
                line: vec![0.0; n].into(),
                gain,
            }
        }
        fn tick(&mut self, x: f64) -> f64 {
            let old = self.line.pop_front().unwrap_or(0.0);
            let y = x + self.gain * old;
            self.line.push_back(y);
            y
        }
        fn energy(&self) -> f64 {
            let mut s = 0.0;
            for v in &self.line {
                s += v * v;
            }
            s
        }
        fn damp(&mut self) {
            for v in self.line.iter_mut() {
                *v *= 0.5;
            }
        }
    }
    pub fn echo(x: &[f64]) -> f64 {
        let mut e = Echo::new(2, x[0]);
        let mut s = 0.0;
        for &v in x {
            s += e.tick(v).sin();
        }
        e.damp();
        s + e.energy() + e.line[1] * e.line.back().copied().unwrap_or(1.0)
    }
    pub fn lines(x: &[f64]) -> f64 {
        let mut all: Vec<VecDeque<f64>> = (0..2).map(|_| VecDeque::new()).collect();
        for (i, &v) in x.iter().enumerate() {
            for line in all.iter_mut() {
                line.push_back(v * i as f64);
                if line.len() > 2 {
                    line.pop_front();
                }
            }
        }
        all.iter().map(|l| l.iter().product::<f64>()).sum()
    }
    fn smooth(q: &VecDeque<f64>, w: f64) -> f64 {
        q.iter().rev().fold(0.0, |acc, v| acc * w + v)
    }
    fn fill(q: &mut VecDeque<f64>, xs: &[f64]) {
        q.extend(xs.iter().map(|v| v * 2.0));
        q.truncate(3);
        q[0] += 1.0;
        q[1] = q[0] * q[2];
    }
    pub fn helpers(x: &[f64]) -> f64 {
        let mut q = VecDeque::new();
        q.push_back(x[0]);
        fill(&mut q, x);
        let a = smooth(&q, x[1]);
        q.clear();
        fill(&mut q, x);
        if let Some(last) = q.back() {
            a * last
        } else {
            a
        }
    }
    pub fn monotone(x: &[f64]) -> f64 {
        let mut dq: VecDeque<usize> = VecDeque::new();
        let mut s = 0.0;
        for i in 0..x.len() {
            while let Some(&j) = dq.back() {
                if x[j] <= x[i] {
                    dq.pop_back();
                } else {
                    break;
                }
            }
            dq.push_back(i);
            if dq.front().is_some_and(|&j| j + 2 <= i) {
                dq.pop_front();
            }
            s += x[dq[0]] * x[i];
        }
        s
    }
    struct Max {
        idx: VecDeque<usize>,
        n: usize,
    }
    impl Max {
        fn next(&mut self, x: &[f64], i: usize) -> f64 {
            while let Some(&j) = self.idx.back() {
                if x[j] <= x[i] {
                    self.idx.pop_back();
                } else {
                    break;
                }
            }
            self.idx.push_back(i);
            if self.idx[0] + self.n <= i {
                self.idx.pop_front();
            }
            x[self.idx[0]]
        }
    }
    pub fn maxes(x: &[f64]) -> f64 {
        let mut m = Max {
            idx: VecDeque::new(),
            n: 2,
        };
        (0..x.len()).map(|i| m.next(x, i) * x[0]).sum()
    }
    #[derive(Clone, Copy)]
    struct Packet {
        size: f64,
        born: f64,
    }
    struct Router {
        ports: Vec<VecDeque<Packet>>,
        rate: f64,
        delay: f64,
    }
    impl Router {
        fn arrive(&mut self, k: usize, p: Packet) {
            self.ports[k].push_back(p);
        }
        fn serve(&mut self, now: f64) {
            for port in self.ports.iter_mut() {
                if let Some(p) = port.pop_front() {
                    self.delay += now - p.born + p.size / self.rate;
                }
            }
        }
        fn backlog(&self) -> f64 {
            self.ports
                .iter()
                .map(|q| q.iter().map(|p| p.size).sum::<f64>())
                .sum()
        }
    }
    pub fn router(x: &[f64]) -> f64 {
        let mut r = Router {
            ports: vec![VecDeque::new(); 2],
            rate: x[0],
            delay: 0.0,
        };
        for (i, &s) in x.iter().enumerate() {
            r.arrive(
                i % 2,
                Packet {
                    size: s,
                    born: i as f64,
                },
            );
            r.arrive(
                0,
                Packet {
                    size: s * s,
                    born: s,
                },
            );
            r.serve(i as f64 + 0.5);
        }
        r.delay + r.backlog() * x[1]
    }
}

/// Typed `let`s in a body that is given up where it is called.
#[differentiable(order = 2)]
mod twice {
    use std::collections::VecDeque;
    pub struct Window {
        pub buf: VecDeque<f64>,
        pub cap: usize,
    }
    impl Window {
        pub fn push(&mut self, v: f64) {
            if self.buf.len() == self.cap {
                self.buf.pop_front();
            }
            self.buf.push_back(v);
        }
        pub fn mean(&self) -> f64 {
            self.buf.iter().sum::<f64>() / self.buf.len() as f64
        }
    }
    pub fn f(x: &[f64]) -> f64 {
        let mut w = Window {
            buf: VecDeque::new(),
            cap: 2,
        };
        let mut s = 0.0;
        for &v in x {
            w.push(v * v);
            s += w.mean().sin();
        }
        s
    }
    pub fn g(w: &Window, k: f64) -> f64 {
        w.mean() * k
    }
    pub fn h(q: VecDeque<f64>) -> VecDeque<f64> {
        let n = q.len() as f64;
        let mut q = q;
        q.push_back(2.0 * n);
        q.pop_front();
        q
    }
    pub fn k(q: &VecDeque<f64>, a: f64) -> f64 {
        q.iter().map(|v| v * a).sum()
    }
}

macro_rules! check {
    ($($f:path)*) => {$(
        let x = [0.3, 0.5, 0.7, 0.9];
        let (value, gradient) = value_and_grad!($f)(&x);
        same(value, $f(&x));
        agree(&gradient, |x| $f(x), &x);
    )*};
}

#[test]
fn queues_in_fields_elements_and_params() {
    check!(simple::mean simple::in_turn simple::handed_on simple::served);
}

#[test]
fn windows_delay_lines_and_waiting_queues() {
    check!(styles::fir styles::rolling styles::echo styles::lines styles::helpers);
    check!(styles::monotone styles::maxes styles::router);
}

#[test]
fn the_gradient_of_a_queue_is_a_list() {
    let w = twice::Window {
        buf: vec![1.0, 2.0].into(),
        cap: 3,
    };
    let (value, (by_window, by_k)) = value_and_grad!(twice::g)(&w, 2.0);
    assert_eq!((value, by_window.buf, by_k), (3.0, vec![1.0, 1.0], 1.5));
    let (value, (by_queue, by_a)) = value_and_grad!(twice::k)(&w.buf, 2.0);
    assert_eq!((value, by_queue, by_a), (6.0, vec![2.0, 2.0], 3.0));
    let (value, back) = vjp!(twice::h)(w.buf);
    assert_eq!(
        (value, back(vec![1.0, 5.0])),
        ([2.0, 4.0].into(), vec![0.0, 1.0])
    );
}

#[test]
fn second_derivatives_go_through_queues() {
    let (x, v, step) = ([0.3, 0.5, 0.7], [1.0, -0.5, 0.2], 1e-5);
    let moved = |k: f64| {
        x.iter()
            .zip(v)
            .map(|(x, v)| x + k * v)
            .collect::<Vec<f64>>()
    };
    let (up, down) = (
        grad!(twice::f)(&moved(step)),
        grad!(twice::f)(&moved(-step)),
    );
    let wanted = up.iter().zip(&down).map(|(a, b)| (a - b) / (2.0 * step));
    for (found, wanted) in hvp!(twice::f)(&x, &v).iter().zip(wanted) {
        assert!((found - wanted).abs() < 1e-6, "{found} for {wanted}");
    }
}
