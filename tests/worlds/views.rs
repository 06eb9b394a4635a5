//! References to parts of an array that are assigned to again, taken out of their variables, or chosen by a branch.

use crate::support::{agree, same};
use grads::prelude::*;

#[differentiable]
mod parts_of_growing_length {
    pub fn f(x: &[f64]) -> f64 {
        let mut rest = x;
        let mut s = 0.0;
        let mut k = 1;
        while !rest.is_empty() {
            let n = k.min(rest.len());
            let mut p = 1.0;
            for v in &rest[..n] {
                p *= v;
            }
            s += p;
            rest = &rest[n..];
            k += 1;
        }
        s
    }
}

#[test]
fn parts_of_growing_length_are_right() {
    let x = inputs(30);
    let (value, g) = value_and_grad!(parts_of_growing_length::f)(&x);
    same(value, parts_of_growing_length::f(&x));
    agree(&g, |x| parts_of_growing_length::f(x), &x);
}

#[differentiable]
mod tails_of_split_at {
    pub fn f(x: &[f64]) -> f64 {
        let mut rest = x;
        let mut s = 0.0;
        for n in [3, 5, 7] {
            let (head, tail) = rest.split_at(n);
            s += head.iter().product::<f64>();
            rest = tail;
        }
        s + rest[0]
    }
}

#[test]
fn tails_of_split_at_are_right() {
    let x = inputs(30);
    let (value, g) = value_and_grad!(tails_of_split_at::f)(&x);
    same(value, tails_of_split_at::f(&x));
    agree(&g, |x| tails_of_split_at::f(x), &x);
}

#[differentiable]
mod helpers_that_move_a_reference {
    fn scalar(x: &mut &[f64]) -> f64 {
        let (a, b) = x.split_first().unwrap();
        *x = b;
        *a
    }
    fn many<'a>(x: &mut &'a [f64], n: usize) -> &'a [f64] {
        let (a, b) = x.split_at(n);
        *x = b;
        a
    }
    pub fn f(x: &[f64]) -> f64 {
        let mut rest = x;
        let a = scalar(&mut rest);
        let b = scalar(&mut rest);
        let w = many(&mut rest, 5);
        let v = many(&mut rest, 5);
        a * b + w.iter().zip(v).map(|(p, q)| p * q).sum::<f64>()
    }
}

#[test]
fn helpers_that_move_a_reference_are_right() {
    let x = inputs(30);
    let (value, g) = value_and_grad!(helpers_that_move_a_reference::f)(&x);
    same(value, helpers_that_move_a_reference::f(&x));
    agree(&g, |x| helpers_that_move_a_reference::f(x), &x);
}

#[differentiable]
mod first_and_rest_by_patterns {
    pub fn f(x: &[f64]) -> f64 {
        let mut rest = x;
        let mut s = 0.0;
        while let Some((first, tail)) = rest.split_first() {
            s = s * 0.5 + first * first * tail.len() as f64;
            rest = tail;
        }
        let mut r = &x[3..];
        while let [a, b, tail @ ..] = r {
            s += a * b;
            r = tail;
        }
        let mut back = x;
        while let [head @ .., last] = back {
            if *last > 1.0 {
                break;
            }
            s += last.sin();
            back = head;
        }
        s
    }
}

#[test]
fn first_and_rest_by_patterns_are_right() {
    let x = inputs(30);
    let (value, g) = value_and_grad!(first_and_rest_by_patterns::f)(&x);
    same(value, first_and_rest_by_patterns::f(&x));
    agree(&g, |x| first_and_rest_by_patterns::f(x), &x);
}

#[differentiable]
mod parts_that_are_written {
    pub fn fill(mut out: &mut [f64], x: &[f64]) {
        let mut k = 0;
        while !out.is_empty() {
            let (a, b) = out.split_at_mut(1);
            a[0] += x[k] * x[k + 1];
            out = b;
            k += 1;
        }
    }
    pub fn f(x: &[f64]) -> f64 {
        let mut y = vec![1.0; 10];
        fill(&mut y, x);
        fill(&mut y[2..5], x);
        let mut lo = &x[..];
        // bisection by slices
        let target = 0.7;
        while lo.len() > 1 {
            let mid = lo.len() / 2;
            if lo[mid] > target {
                lo = &lo[..mid];
            } else {
                lo = &lo[mid..];
            }
        }
        y.iter().map(|v| v * v).sum::<f64>() * lo[0]
    }
}

#[test]
fn parts_that_are_written_are_right() {
    let x = inputs(30);
    let (value, g) = value_and_grad!(parts_that_are_written::f)(&x);
    same(value, parts_that_are_written::f(&x));
    agree(&g, |x| parts_that_are_written::f(x), &x);
}

#[differentiable]
mod helpers_that_call_helpers {
    fn sum_pairs(mut x: &[f64]) -> f64 {
        let mut s = 0.0;
        while x.len() >= 2 {
            s += x[0] * x[1];
            x = &x[2..];
        }
        s
    }
    fn scalar(x: &mut &[f64]) -> f64 {
        let v = x[0];
        *x = &x[1..];
        v
    }
    fn pair(x: &mut &[f64]) -> (f64, f64) {
        (scalar(x), scalar(x))
    }
    pub struct P {
        a: f64,
        b: (f64, f64),
        c: Vec<f64>,
    }
    impl P {
        fn read(x: &mut &[f64]) -> P {
            P {
                a: scalar(x),
                b: pair(x),
                c: (0..4).map(|_| scalar(x)).collect(),
            }
        }
    }
    pub fn f(x: &[f64]) -> f64 {
        let mut rest = x;
        let p = P::read(&mut rest);
        let q = P::read(&mut rest);
        sum_pairs(rest) + p.a * q.b.1 + p.c.iter().zip(&q.c).map(|(a, b)| a * b).sum::<f64>()
            - p.b.0 * q.a
    }
}

#[test]
fn helpers_that_call_helpers_are_right() {
    let x = inputs(30);
    let (value, g) = value_and_grad!(helpers_that_call_helpers::f)(&x);
    same(value, helpers_that_call_helpers::f(&x));
    agree(&g, |x| helpers_that_call_helpers::f(x), &x);
}

#[differentiable]
mod layers_read_off_a_slice {
    pub struct Layer {
        w: Vec<f64>,
        b: Vec<f64>,
        inputs: usize,
    }
    impl Layer {
        fn parse(x: &[f64], inputs: usize, outputs: usize) -> (Layer, &[f64]) {
            let (w, rest) = x.split_at(inputs * outputs);
            let (b, rest) = rest.split_at(outputs);
            (
                Layer {
                    w: w.to_vec(),
                    b: b.to_vec(),
                    inputs,
                },
                rest,
            )
        }
        fn apply(&self, v: &[f64]) -> Vec<f64> {
            self.w
                .chunks(self.inputs)
                .zip(&self.b)
                .map(|(row, b)| (row.iter().zip(v).map(|(a, b)| a * b).sum::<f64>() + b).tanh())
                .collect()
        }
    }
    pub struct Net {
        layers: Vec<Layer>,
    }
    impl Net {
        fn parse(x: &[f64], sizes: &[usize]) -> Net {
            let mut layers = Vec::new();
            let mut rest = x;
            for s in sizes.windows(2) {
                let (l, r) = Layer::parse(rest, s[0], s[1]);
                layers.push(l);
                rest = r;
            }
            Net { layers }
        }
        fn forward(&self, v: &[f64]) -> Vec<f64> {
            let mut h = v.to_vec();
            for l in &self.layers {
                h = l.apply(&h);
            }
            h
        }
    }
    pub fn f(x: &[f64]) -> f64 {
        let net = Net::parse(x, &[2, 4, 3]);
        let mut loss = 0.0;
        for i in 0..20 {
            let t = i as f64 * 0.1;
            let y = net.forward(&[t.sin(), t.cos()]);
            loss += y.iter().map(|v| v * v).sum::<f64>() - y[0];
        }
        loss
    }
}

#[test]
fn layers_read_off_a_slice_are_right() {
    let x = inputs(30);
    let (value, g) = value_and_grad!(layers_read_off_a_slice::f)(&x);
    same(value, layers_read_off_a_slice::f(&x));
    agree(&g, |x| layers_read_off_a_slice::f(x), &x);
}

#[differentiable]
mod a_reader_that_is_handed_on {
    pub struct Reader<'a> {
        rest: &'a [f64],
        count: usize,
    }
    impl<'a> Reader<'a> {
        fn new(x: &'a [f64]) -> Self {
            Reader { rest: x, count: 0 }
        }
        fn take(&mut self, n: usize) -> &'a [f64] {
            let (a, b) = self.rest.split_at(n);
            self.rest = b;
            self.count += n;
            a
        }
        fn one(&mut self) -> f64 {
            self.take(1)[0]
        }
        fn matrix(&mut self, r: usize, c: usize) -> Vec<Vec<f64>> {
            (0..r).map(|_| self.take(c).to_vec()).collect()
        }
        fn is_done(&self) -> bool {
            self.rest.is_empty()
        }
    }
    pub struct Dense {
        w: Vec<Vec<f64>>,
        b: Vec<f64>,
    }
    impl Dense {
        fn read(r: &mut Reader, i: usize, o: usize) -> Dense {
            Dense {
                w: r.matrix(o, i),
                b: r.take(o).to_vec(),
            }
        }
        fn apply(&self, x: &[f64]) -> Vec<f64> {
            self.w
                .iter()
                .zip(&self.b)
                .map(|(w, b)| (w.iter().zip(x).map(|(a, c)| a * c).sum::<f64>() + b).tanh())
                .collect()
        }
    }
    pub fn f(x: &[f64]) -> f64 {
        let mut r = Reader::new(x);
        let scale = r.one();
        let a = Dense::read(&mut r, 2, 3);
        let b = Dense::read(&mut r, 3, 2);
        let mut tail = 0.0;
        while !r.is_done() {
            tail += r.one().sin() * scale;
        }
        b.apply(&a.apply(&[0.3, 0.7])).iter().sum::<f64>() + tail + r.count as f64
    }
}

#[test]
fn a_reader_that_is_handed_on_are_right() {
    let x = inputs(30);
    let (value, g) = value_and_grad!(a_reader_that_is_handed_on::f)(&x);
    same(value, a_reader_that_is_handed_on::f(&x));
    agree(&g, |x| a_reader_that_is_handed_on::f(x), &x);
}

#[differentiable]
mod a_cursor_that_gives_options {
    pub struct Cursor<'a> {
        buf: &'a [f64],
    }
    impl<'a> Cursor<'a> {
        pub fn new(buf: &'a [f64]) -> Self {
            Self { buf }
        }
        pub fn next(&mut self) -> Option<f64> {
            let (first, rest) = self.buf.split_first()?;
            self.buf = rest;
            Some(*first)
        }
        pub fn chunk(&mut self, n: usize) -> Option<&'a [f64]> {
            if self.buf.len() < n {
                return None;
            }
            let (a, b) = self.buf.split_at(n);
            self.buf = b;
            Some(a)
        }
    }
    pub fn f(x: &[f64]) -> f64 {
        let mut c = Cursor::new(x);
        let mut s = c.next().unwrap_or(1.0);
        while let Some(w) = c.chunk(4) {
            s = 0.9 * s + w[0] * w[1] - w[2] * w[3];
        }
        while let Some(v) = c.next() {
            s *= v;
        }
        s
    }
}

#[test]
fn a_cursor_that_gives_options_are_right() {
    let x = inputs(64);
    let (value, g) = value_and_grad!(a_cursor_that_gives_options::f)(&x);
    same(value, a_cursor_that_gives_options::f(&x));
    agree(&g, |x| a_cursor_that_gives_options::f(x), &x);
}

#[differentiable]
mod writers_take_and_put_back {
    pub struct Writer<'a> {
        rest: &'a mut [f64],
    }
    impl<'a> Writer<'a> {
        fn put(&mut self, v: f64) {
            let (a, b) = std::mem::take(&mut self.rest).split_at_mut(1);
            a[0] = v;
            self.rest = b;
        }
        fn reserve(&mut self, n: usize) -> &'a mut [f64] {
            let (a, b) = std::mem::take(&mut self.rest).split_at_mut(n);
            self.rest = b;
            a
        }
    }
    fn fill(x: &[f64], mut out: &mut [f64]) {
        for c in x.chunks(2) {
            let (a, b) = std::mem::take(&mut out).split_at_mut(3);
            a[0] = c[0];
            a[1] = c[1] * c[0];
            a[2] += c[1].sin();
            out = b;
        }
    }
    pub fn f(x: &[f64]) -> f64 {
        let mut y = vec![1.0; 45];
        fill(x, &mut y);
        let mut z = vec![0.5; 10];
        let mut w = Writer { rest: &mut z };
        w.put(x[0] * x[1]);
        let r = w.reserve(4);
        for i in 0..4 {
            r[i] *= x[i];
        }
        w.put(x[3].exp());
        y.iter().zip(z.iter().cycle()).map(|(a, b)| a * b).sum()
    }
}

#[test]
fn writers_take_and_put_back_are_right() {
    let x = inputs(30);
    let (value, g) = value_and_grad!(writers_take_and_put_back::f)(&x);
    same(value, writers_take_and_put_back::f(&x));
    agree(&g, |x| writers_take_and_put_back::f(x), &x);
}

#[differentiable]
mod tuples_with_parts {
    fn halves<'a>(x: &'a [f64]) -> (&'a [f64], &'a [f64]) {
        x.split_at(x.len() / 2)
    }
    fn sum(x: &[f64]) -> f64 {
        if x.len() < 4 {
            return x.iter().map(|v| v * v).sum();
        }
        let (a, b) = halves(x);
        sum(a) + sum(b)
    }
    fn header(x: &[f64]) -> (usize, f64, &[f64]) {
        (x.len() / 10, x[0], &x[1..])
    }
    fn best(a: f64, b: &[f64]) -> (f64, &[f64]) {
        if a > 0.5 {
            (a, &b[..2])
        } else {
            (a * 2.0, &b[2..4])
        }
    }
    fn longest<'a>(a: &'a [f64], b: &'a [f64]) -> &'a [f64] {
        if a.len() > b.len() { a } else { b }
    }
    pub fn f(x: &[f64]) -> f64 {
        let (n, a, rest) = header(x);
        let (s, part) = best(a, rest);
        let l = longest(&x[..5], &x[10..12]);
        let mut cur = &x[..];
        let mut total = 0.0;
        for i in 0..n {
            let (h, t) = cur.split_at(2 * (i + 1));
            if h[0] > 0.6 {
                cur = t;
            } else {
                cur = &cur[1..];
            }
            total += h.iter().sum::<f64>() * cur[0];
        }
        sum(x) + n as f64 * s * part[0] * part[1] + l.iter().product::<f64>() + total
    }
}

#[test]
fn tuples_with_parts_are_right() {
    let x = inputs(30);
    let (value, g) = value_and_grad!(tuples_with_parts::f)(&x);
    same(value, tuples_with_parts::f(&x));
    agree(&g, |x| tuples_with_parts::f(x), &x);
}

#[differentiable]
mod chosen_parts {
    fn pick<'a>(x: &'a [f64], c: bool) -> &'a [f64] {
        if c { &x[..3] } else { &x[3..6] }
    }
    fn window(x: &[f64], t: f64) -> Option<&[f64]> {
        let i = x.iter().position(|v| *v > t)?;
        x.get(i..i + 3)
    }
    fn split(x: &[f64], t: f64) -> (&[f64], &[f64]) {
        let n = x.iter().take_while(|v| **v < t).count();
        (&x[..n], &x[n..])
    }
    fn norm(x: &[f64]) -> f64 {
        x.iter().map(|v| v * v).sum::<f64>().sqrt()
    }
    pub fn f(x: &[f64]) -> f64 {
        let mut y = x.to_vec();
        let half = if x[0] > 0.2 {
            &mut y[..10]
        } else {
            &mut y[10..]
        };
        for v in half.iter_mut() {
            *v *= 2.0;
        }
        let a = pick(&y, x[1] > 0.9);
        let b = match x.len() % 3 {
            0 => &x[1..4],
            1 => &x[2..5],
            _ => &x[..],
        };
        let (lo, hi) = split(x, 0.8);
        let mut s = norm(a) + norm(b) * norm(lo) - hi.len() as f64;
        if let Some(w) = window(x, 1.0) {
            s += w[0] * w[1] * w[2];
        }
        s
    }
}

#[test]
fn chosen_parts_are_right() {
    let x = inputs(30);
    let (value, g) = value_and_grad!(chosen_parts::f)(&x);
    same(value, chosen_parts::f(&x));
    agree(&g, |x| chosen_parts::f(x), &x);
}

#[differentiable]
mod the_best_of_all {
    #[derive(Clone, Debug)]
    pub struct Item {
        w: f64,
        v: f64,
        tags: Vec<f64>,
    }
    impl Item {
        fn score(&self) -> f64 {
            self.v / self.w
        }
    }
    pub fn f(x: &[f64]) -> f64 {
        let items: Vec<Item> = x
            .chunks(3)
            .map(|c| Item {
                w: c[0],
                v: c[1],
                tags: vec![c[2], c[0] * c[2]],
            })
            .collect();
        let mut best = &items[0];
        for it in &items[1..] {
            if it.score() > best.score() {
                best = it;
            }
        }
        let mut worst = &items[0];
        for it in items.iter() {
            if it.score() < worst.score() {
                worst = it;
            }
        }
        let mut largest = &x[0];
        for v in x.iter() {
            if v > largest {
                largest = v;
            }
        }
        let mut row = &items[0].tags;
        for it in &items {
            if it.tags[1] > row[1] {
                row = &it.tags;
            }
        }
        best.score() * worst.v + best.tags[1] * largest + row.iter().sum::<f64>() + row.len() as f64
    }
}

#[test]
fn the_best_of_all_are_right() {
    let x = inputs(30);
    let (value, g) = value_and_grad!(the_best_of_all::f)(&x);
    same(value, the_best_of_all::f(&x));
    agree(&g, |x| the_best_of_all::f(x), &x);
}

#[differentiable]
mod elements_in_turn {
    pub type P = [f64; 3];
    fn dist(a: &P, b: &P) -> f64 {
        a.iter().zip(b).map(|(a, b)| (a - b) * (a - b)).sum::<f64>()
    }
    pub struct Node {
        p: P,
        next: usize,
        kids: Vec<usize>,
    }
    pub fn f(x: &[f64]) -> f64 {
        let points: Vec<P> = x.chunks(3).map(|c| [c[0], c[1], c[2]]).collect();
        let target = [0.5, x[0], 0.9];
        let mut near = &points[0];
        let mut d = dist(near, &target);
        for p in points.iter().skip(1) {
            let e = dist(p, &target);
            if e < d {
                d = e;
                near = p;
            }
        }
        let copy = *near;
        // walk along a linked structure
        let nodes: Vec<Node> = points
            .iter()
            .enumerate()
            .map(|(i, p)| Node {
                p: *p,
                next: (i * 3 + 1) % 10,
                kids: vec![(i + 1) % 10, (i + 2) % 10],
            })
            .collect();
        let mut node = &nodes[2];
        let mut s = 0.0;
        for k in 0..8 {
            s += node.p[k % 3] * (k + 1) as f64;
            if k % 3 == 0 {
                node = &nodes[node.kids[1]]
            } else {
                node = &nodes[node.next]
            }
        }
        let mut rows = vec![vec![1.0, 2.0], vec![x[1], x[2], x[3]], vec![x[4]]];
        let mut r = &mut rows[0];
        r[0] += x[5];
        r = &mut rows[1];
        r[2] *= x[6];
        let mut q = &rows[0];
        let mut t = 0.0;
        for i in 0..3 {
            t += q.len() as f64 * q[0];
            if i < 2 {
                q = &rows[i + 1];
            }
        }
        d + copy[1] * near[2] + s + t + rows[1].iter().sum::<f64>()
    }
}

#[test]
fn elements_in_turn_are_right() {
    let x = inputs(30);
    let (value, g) = value_and_grad!(elements_in_turn::f)(&x);
    same(value, elements_in_turn::f(&x));
    agree(&g, |x| elements_in_turn::f(x), &x);
}

#[differentiable]
mod whole_arrays_and_parts {
    pub fn f(x: &[f64]) -> f64 {
        let a = [x[0], x[1], x[2], x[3]];
        let mut p = &a[..];
        let mut s = 0.0;
        for i in 0..3 {
            if i == 1 {
                p = &a
            } else {
                p = &p[1..]
            }
            s += p.iter().sum::<f64>() * p.len() as f64;
            if i == 2 {
                p = &a;
            }
        }
        let grid: Vec<Vec<f64>> = x.chunks(5).map(|c| c[..].to_vec()).collect();
        let mut row = &grid[0][..];
        for (i, r) in grid.iter().enumerate() {
            if r[0] > row[0] {
                row = &r[1..];
            }
            if i == 4 {
                row = r;
            }
            s += row.iter().product::<f64>();
        }
        let (mut lo, mut hi) = (&x[0], &x[0]);
        for v in x {
            if v < lo {
                lo = v
            } else if v > hi {
                hi = v
            }
        }
        s * (hi - lo) + *hi * *lo
    }
}

#[test]
fn whole_arrays_and_parts_are_right() {
    let x = inputs(30);
    let (value, g) = value_and_grad!(whole_arrays_and_parts::f)(&x);
    same(value, whole_arrays_and_parts::f(&x));
    agree(&g, |x| whole_arrays_and_parts::f(x), &x);
}

fn inputs(n: usize) -> Vec<f64> {
    (0..n)
        .map(|i| 0.3 + 0.01 * ((i * 37) % 100) as f64)
        .collect()
}

/// Outside of a world, and with the tuple that holds the reference.
#[differentiable]
fn alone(mut x: &[f64]) -> f64 {
    let mut s = 0.0;
    while x.len() >= 2 {
        s += x[0] * x[1].sin();
        assert!(!x.is_empty(), "{}", x.len());
        x = &x[2..];
    }
    s
}

#[differentiable]
fn in_a_tuple(x: &[f64]) -> f64 {
    let mut state = (x, 0, 1.0);
    while !state.0.is_empty() {
        let before = state.0;
        state.0 = &state.0[1..];
        state.1 += 1;
        state.2 *= before[0] + state.0.len() as f64;
    }
    state.2 * state.1 as f64
}

#[test]
fn outside_of_a_world_too() {
    let x = inputs(7);
    let (value, g) = value_and_grad!(alone)(&x);
    same(value, alone(&x));
    agree(&g, |x| alone(x), &x);
    let (value, g) = value_and_grad!(in_a_tuple)(&x);
    same(value, in_a_tuple(&x));
    agree(&g, |x| in_a_tuple(x), &x);
}
