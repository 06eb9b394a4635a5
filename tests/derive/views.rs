//! Functions and methods of types that borrow, against central differences.

use grads::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct View<'a> {
    x: &'a [f64],
    y: &'a [f64],
    scale: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Signal<'a, T> {
    x: &'a [T],
    gain: T,
}

#[derive(Clone, Debug, Differentiable)]
struct State<'a> {
    weights: &'a [f64],
    level: f64,
    trace: Vec<f64>,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Data<'a> {
    #[no_diff]
    t: &'a [f64],
    y: &'a [f64],
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Decay {
    level: f64,
    rate: f64,
}

#[differentiable]
impl Decay {
    fn at(&self, t: f64) -> f64 {
        self.level * (-self.rate * t).exp()
    }
}

#[differentiable]
#[allow(elided_lifetimes_in_paths)]
fn misfit(data: Data, decay: &Decay, weight: f64) -> f64 {
    let mut s = 0.0;
    for (t, y) in data.t.iter().zip(data.y) {
        let r = y - decay.at(*t);
        s += weight * r * r;
    }
    s
}

#[derive(Clone)]
struct Table<'a> {
    rows: &'a [Vec<f64>],
    weights: &'a [f64],
}

/// A slice in a field of a constant is run over.
#[differentiable]
fn weighed(a: f64, #[no_diff] table: &Table<'_>) -> f64 {
    let mut s = 0.0;
    for row in table.rows {
        for (x, w) in row.iter().zip(table.weights) {
            s += a * a * x * w;
        }
    }
    s
}

#[differentiable]
fn cell(a: f64, #[no_diff] table: &Table<'_>) -> f64 {
    a.exp() * table.rows[0][1]
}

fn width(table: &Table) -> usize {
    table.weights.len()
}

/// What is kept of a loop may borrow as long as the tables do.
#[differentiable]
#[allow(elided_lifetimes_in_paths)]
fn of_tables(a: f64, #[no_diff] tables: &[Table]) -> f64 {
    let (mut s, mut n) = (0.0, 0);
    for table in tables {
        s += cell(a, table) * s;
        n += width(table);
        s += a;
    }
    s * n as f64
}

#[differentiable]
impl<'a> View<'a> {
    fn dot(&self) -> f64 {
        let mut s = 0.0;
        for (x, y) in self.x.iter().zip(self.y) {
            s += x * y * self.scale;
        }
        s
    }
}

#[differentiable]
impl View<'_> {
    fn iterated(&self, a: f64) -> f64 {
        let mut s = a;
        for _ in 0..3 {
            s += self.dot() * s;
        }
        s
    }
}

#[differentiable]
#[allow(elided_lifetimes_in_paths)]
fn iterated_hidden(a: f64, v: &View) -> f64 {
    let mut s = a;
    let mut k = 0;
    while k < 3 {
        s += v.dot() * s;
        k += 1;
    }
    s
}

#[differentiable]
fn named<'a>(a: f64, v: &View<'a>) -> f64 {
    a * v.scale * v.x.iter().map(|x| x * x).sum::<f64>()
}

#[differentiable]
fn left_out(a: f64, v: &View<'_>) -> f64 {
    let mut s = 0.0;
    for i in 0..v.x.len() {
        let r = v.y[i] - a * v.x[i];
        s += r * r;
    }
    s * v.scale
}

#[differentiable]
#[allow(elided_lifetimes_in_paths)]
fn hidden(a: f64, v: &View) -> f64 {
    (a * v.scale).sin() * v.y[1] * v.x[0]
}

#[differentiable]
fn by_value(a: f64, v: View<'_>) -> f64 {
    a * v.scale * v.y[0] * v.x[2]
}

#[differentiable]
#[allow(elided_lifetimes_in_paths)]
fn hidden_by_value(a: f64, v: View) -> f64 {
    a * v.scale * v.y[0] * v.x[2]
}

#[differentiable]
#[allow(elided_lifetimes_in_paths)]
fn hidden_of_many(a: f64, (v, b): (View, f64), state: Kept, w: Option<View>) -> f64 {
    let rest = match w {
        Some(w) => hidden_by_value(b, w),
        None => 1.0,
    };
    hidden_by_value(a, v) * rest + of_kept(state, a) * b
}

/// A type that borrows nothing is passed the same way.
#[derive(Clone, Debug, Differentiable)]
struct Kept {
    x: Vec<f64>,
}

#[differentiable]
fn of_kept(state: Kept, a: f64) -> f64 {
    state.x[0] * state.x[1] * a
}

#[differentiable]
fn constant(a: f64, #[no_diff] v: View<'_>) -> f64 {
    a * a * v.scale * v.y[0]
}

#[differentiable]
fn of_two<'a, 'b>(a: f64, v: &View<'a>, w: &View<'b>) -> f64 {
    left_out(a, v) * hidden(a, w)
}

#[differentiable]
fn perhaps(a: f64, v: &Option<View<'_>>) -> f64 {
    match v {
        Some(v) => (v.scale * a).exp() * v.x[1],
        None => a,
    }
}

#[differentiable]
fn of_many(a: f64, views: &[View<'_>]) -> f64 {
    let mut s = 0.0;
    for v in views {
        s += v.loss(a) * v.scale;
    }
    s
}

#[differentiable]
fn everything(a: f64, v: &View<'_>) -> f64 {
    let s = named(a, v) + left_out(a * a, v) * hidden(a, v);
    s + v.loss(a) + by_value(a, v.clone()) + v.between(v, a)
}

#[differentiable]
impl<'a> View<'a> {
    fn loss(&self, a: f64) -> f64 {
        let mut s = 0.0;
        for (x, y) in self.x.iter().zip(self.y) {
            s += (y - a * x).powi(2);
        }
        s * self.scale
    }
    fn between(&self, other: &View<'_>, a: f64) -> f64 {
        a * self.scale * other.x[0] * self.loss(a)
    }
    fn like(&self, other: &Self) -> f64 {
        self.x[0] * other.y[2] * self.scale
    }
}

#[differentiable]
impl State<'_> {
    fn step(&mut self, a: f64) -> f64 {
        for i in 0..self.weights.len() {
            self.level *= a * self.weights[i];
            self.trace[i] += self.level.sin();
        }
        self.trace[0] * self.level
    }
}

#[differentiable]
fn stepped(a: f64, s: &mut State<'_>) -> f64 {
    let mut total = 0.0;
    for _ in 0..3 {
        total += s.step(a) * s.weights[1];
    }
    total
}

#[differentiable]
impl<'a, T: Real> Signal<'a, T> {
    fn energy(&self, a: T) -> T {
        let mut s = T::lit(0.0);
        for i in 0..self.x.len() {
            s += self.x[i] * self.x[i] * a;
        }
        s * self.gain
    }
}

#[differentiable]
fn generic<T: Real>(v: &Signal<'_, T>, a: T) -> T {
    v.energy(a) * v.x[0]
}

#[differentiable]
#[allow(elided_lifetimes_in_paths)]
fn generic_hidden<T: Real>(v: &Signal<T>, a: T) -> T {
    v.gain * a * v.x[1] * a
}

#[differentiable]
fn generic_by_value<T: Real>(v: Signal<'_, T>, a: T) -> T {
    v.gain * a * v.x[1]
}

#[differentiable]
fn of_doubles(v: &Signal<'_, f64>, a: f64) -> f64 {
    generic(v, a) + generic_by_value(*v, a) * v.energy(a)
}

const X: [f64; 3] = [1.0, 2.0, 3.0];
const Y: [f64; 3] = [2.0, 4.1, 6.2];
const SCALE: f64 = 0.7;
const A: f64 = 0.4;

/// `[a, x.., y.., scale]`, which `f` is a function of.
fn differences(f: impl Fn(f64, View<'_>) -> f64) -> Vec<f64> {
    let mut at = vec![A];
    at.extend(X);
    at.extend(Y);
    at.push(SCALE);
    let value = |p: &[f64]| {
        let (x, y, scale) = (&p[1..4], &p[4..7], p[7]);
        f(p[0], View { x, y, scale })
    };
    let h = 1e-5;
    let moved = |i: usize, by: f64| {
        let mut p = at.clone();
        p[i] += by;
        value(&p)
    };
    (0..at.len())
        .map(|i| (moved(i, h) - moved(i, -h)) / (2.0 * h))
        .collect()
}

fn flat(a: f64, v: &ViewTangent) -> Vec<f64> {
    let mut all = vec![a];
    all.extend(&v.x);
    all.extend(&v.y);
    all.push(v.scale);
    all
}

fn sum(mut a: ViewTangent, b: &ViewTangent) -> ViewTangent {
    a += b;
    a
}

fn agree(found: &[f64], expected: &[f64]) {
    assert_eq!(found.len(), expected.len());
    for (found, expected) in found.iter().zip(expected) {
        let scale = 1.0 + expected.abs();
        assert!(
            (found - expected).abs() < 1e-6 * scale,
            "{found} {expected}"
        );
    }
}

fn view() -> View<'static> {
    View {
        x: &X,
        y: &Y,
        scale: SCALE,
    }
}

macro_rules! by_reference {
    ($($name:ident)*) => {$(
        #[test]
        fn $name() {
            let v = view();
            let expected = differences(|a, v| super::$name(a, &v));
            let (da, dv) = grad!(super::$name)(A, &v);
            agree(&flat(da, &dv), &expected);
            let (value, (da, dv)) = value_and_grad!(super::$name)(A, &v);
            assert_eq!(value, super::$name(A, &v));
            agree(&flat(da, &dv), &expected);
            let (mut da, mut dv) = (1.0, v.zeros_like());
            assert_eq!(value_and_grad_into!(super::$name)(A, &v, &mut da, &mut dv), value);
            agree(&flat(da, &dv), &expected);
            let (again, back) = vjp!(super::$name)(A, &v);
            assert_eq!(again, value);
            let (da, dv) = back(1.0);
            agree(&flat(da, &dv), &expected);
            assert_eq!(grad!(super::$name, wrt(v))(A, &v), dv);
            assert_eq!(grad!(super::$name, wrt(a))(A, &v), da);
        }
    )*};
}

mod by_reference {
    use super::*;
    by_reference! { named left_out hidden everything iterated_hidden }
}

#[test]
fn a_view_is_taken_by_value() {
    let expected = differences(by_value);
    let (da, dv) = grad!(by_value)(A, view());
    agree(&flat(da, &dv), &expected);
    let (da, dv) = vjp!(by_value)(A, view()).1(1.0);
    agree(&flat(da, &dv), &expected);
    assert_eq!(grad!(by_value, wrt(v))(A, view()), dv);
    agree(&[grad!(constant)(A, view())], &differences(constant)[..1]);
}

#[test]
fn a_view_is_taken_by_value_without_its_lifetime() {
    let x = X.to_vec();
    let local = View { x: &x, ..view() };
    let expected = differences(hidden_by_value);
    let (da, dv) = grad!(hidden_by_value)(A, local.clone());
    agree(&flat(da, &dv), &expected);
    let (da, dv) = vjp!(hidden_by_value)(A, local.clone()).1(1.0);
    agree(&flat(da, &dv), &expected);
    assert_eq!(grad!(hidden_by_value, wrt(v))(A, local.clone()), dv);
    let state = || Kept { x: X.to_vec() };
    let of = |a, v: View<'_>| hidden_of_many(a, (v.clone(), 0.5), state(), Some(v));
    let (da, (dv, _), _, dw) =
        grad!(hidden_of_many)(A, (local.clone(), 0.5), state(), Some(local.clone()));
    let dv = sum(dv, &dw.expect("a view was passed"));
    agree(&flat(da, &dv), &differences(of));
    // what borrows nothing can be kept for ever
    let back: Box<dyn Fn(f64) -> (KeptTangent, f64)> = Box::new(vjp!(of_kept)(state(), A).1);
    assert_eq!(back(1.0).1, X[0] * X[1]);
}

#[test]
fn methods_of_a_view() {
    let v = view();
    let expected = differences(|a, v| v.loss(a));
    let (dv, da) = grad!(View::loss)(&v, A);
    agree(&flat(da, &dv), &expected);
    let (dv, da) = vjp!(View::loss)(&v, A).1(1.0);
    agree(&flat(da, &dv), &expected);
    assert_eq!(grad!(View::loss, wrt(a))(&v, A), da);
    let (dv, dw, da) = grad!(View::between)(&v, &v, A);
    let (whole, both) = (differences(|a, v| v.between(&v, a)), sum(dv, &dw));
    agree(&flat(da, &both), &whole);
    let (dv, dw) = grad!(View::like)(&v, &v);
    agree(&flat(0.0, &sum(dv, &dw)), &differences(|_, v| v.like(&v)));
}

#[test]
fn methods_of_a_view_in_loops() {
    let v = view();
    let expected = differences(|a, v| v.iterated(a));
    let (dv, da) = grad!(View::iterated)(&v, A);
    agree(&flat(da, &dv), &expected);
    let (dv, da) = vjp!(View::iterated)(&v, A).1(1.0);
    agree(&flat(da, &dv), &expected);
}

#[test]
fn constants_that_borrow() {
    let rows = [X.to_vec(), Y.to_vec()];
    let weights = [0.3, 0.2, 0.9];
    let table = || Table {
        rows: &rows,
        weights: &weights,
    };
    let h = 1e-6;
    let slope = |f: &dyn Fn(f64) -> f64| (f(A + h) - f(A - h)) / (2.0 * h);
    let found = [
        grad!(weighed)(A, &table()),
        grad!(of_tables)(A, &[table(), table()]),
        vjp!(of_tables)(A, &[table(), table()]).1(1.0),
    ];
    let of_tables = slope(&|a| of_tables(a, &[table(), table()]));
    agree(
        &found,
        &[slope(&|a| weighed(a, &table())), of_tables, of_tables],
    );
}

#[test]
fn two_views_of_two_lifetimes() {
    let v = view();
    let (x, y) = (X.to_vec(), Y.to_vec());
    let w = View {
        x: &x,
        y: &y,
        scale: SCALE,
    };
    let (da, dv, dw) = grad!(of_two)(A, &v, &w);
    agree(
        &flat(da, &sum(dv, &dw)),
        &differences(|a, v| of_two(a, &v, &v)),
    );
}

#[test]
fn views_in_options_and_slices() {
    let (da, dv) = grad!(perhaps)(A, &Some(view()));
    let dv = dv.expect("as the value");
    agree(&flat(da, &dv), &differences(|a, v| perhaps(a, &Some(v))));
    let (da, dv) = grad!(of_many)(A, &[view(), view()]);
    let both = sum(dv[0].clone(), &dv[1]);
    agree(
        &flat(da, &both),
        &differences(|a, v| of_many(a, &[v.clone(), v])),
    );
}

#[test]
fn data_without_derivative_is_handed_to_a_method() {
    let data = Data { t: &X, y: &Y };
    let decay = Decay {
        level: 1.5,
        rate: -0.6,
    };
    let (value, (d_data, d_decay, d_weight)) = value_and_grad!(misfit)(data, &decay, 0.8);
    assert_eq!(value, misfit(data, &decay, 0.8));
    let of = |level: f64, rate: f64, weight: f64| misfit(data, &Decay { level, rate }, weight);
    let h = 1e-6;
    let expected = [
        (of(1.5 + h, -0.6, 0.8) - of(1.5 - h, -0.6, 0.8)) / (2.0 * h),
        (of(1.5, -0.6 + h, 0.8) - of(1.5, -0.6 - h, 0.8)) / (2.0 * h),
        value / 0.8,
    ];
    agree(&[d_decay.level, d_decay.rate, d_weight], &expected);
    let residuals = X.iter().zip(Y).map(|(t, y)| 1.6 * (y - decay.at(*t)));
    agree(&d_data.y, &residuals.collect::<Vec<_>>());
}

#[test]
fn a_state_that_borrows_is_changed() {
    let state = |level: f64| State {
        weights: &X,
        level,
        trace: vec![0.1; 3],
    };
    let plain = |a: f64, level: f64| stepped(a, &mut state(level));
    let h = 1e-6;
    let expected = [
        (plain(A + h, SCALE) - plain(A - h, SCALE)) / (2.0 * h),
        (plain(A, SCALE + h) - plain(A, SCALE - h)) / (2.0 * h),
    ];
    let mut s = state(SCALE);
    let (da, ds) = grad!(stepped)(A, &mut s);
    agree(&[da, ds.level], &expected);
    let mut left = state(SCALE);
    stepped(A, &mut left);
    assert_eq!((s.level, s.trace), (left.level, left.trace));
    let mut s = state(SCALE);
    let (_, back) = vjp!(stepped)(A, &mut s);
    let (da, ds) = back((1.0, s.zeros_like()));
    agree(&[da, ds.level], &expected);
}

#[test]
fn generic_views() {
    let v = Signal { x: &X, gain: SCALE };
    let h = 1e-5;
    let check = |da: f64, f: &dyn Fn(f64) -> f64| {
        agree(&[da], &[(f(A + h) - f(A - h)) / (2.0 * h)]);
    };
    check(grad!(generic)(&v, A).1, &|a| generic(&v, a));
    check(grad!(generic_hidden)(&v, A).1, &|a| generic_hidden(&v, a));
    check(grad!(generic_by_value)(v, A).1, &|a| generic_by_value(v, a));
    check(grad!(of_doubles)(&v, A).1, &|a| of_doubles(&v, a));
    check(vjp!(of_doubles)(&v, A).1(1.0).1, &|a| of_doubles(&v, a));
    let single = Signal {
        x: &[1.0f32, 2.0],
        gain: 0.5,
    };
    assert_eq!(grad!(generic_by_value)(single, 2.0f32).1, 1.0);
}
