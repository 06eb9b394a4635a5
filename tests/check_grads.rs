//! `check_grads!`: right derivatives pass, wrong ones are found by the name of the input.

#[path = "claims/mod.rs"]
mod claims;

use grads::prelude::*;
use grads::{Check, Verdict};

#[differentiable]
fn smooth(x: &[f64], k: f64) -> f64 {
    (k * x[0]).sin() * x[1].exp() + x[2].powi(3) / k
}

#[test]
fn a_right_derivative_passes() {
    check_grads!(smooth)(&[0.7, -1.3, 2.0], 1.5);
    let report = check_grads!(smooth, report)(&[0.7, -1.3, 2.0], 1.5);
    assert!(report.is_right());
    let names: Vec<&str> = report.entries[..4].iter().map(|e| &*e.name).collect();
    assert_eq!(names, ["x[0]", "x[1]", "x[2]", "k"]);
}

#[derive(Clone, Differentiable)]
struct Layer {
    w: Vec<f64>,
    b: f64,
    width: usize,
}

#[derive(Clone, Differentiable)]
struct Net {
    layers: Vec<Layer>,
    scale: f64,
}

fn net() -> Net {
    let layer = |i: usize| Layer {
        w: (0..4).map(|k| 0.3 * k as f64 - 0.2 * i as f64).collect(),
        b: 0.1,
        width: 4,
    };
    Net {
        layers: (0..3).map(layer).collect(),
        scale: 0.8,
    }
}

/// Its rule forgets a factor for large indices.
#[differentiable(vjp = weight_rule)]
fn weight(w: &[f64], i: usize) -> f64 {
    w[i] * w[i]
}

fn weight_rule(w: &[f64], i: usize) -> (f64, impl Fn(f64) -> Vec<f64> + use<>) {
    let (x, len) = (w[i], w.len());
    (x * x, move |ct| {
        let mut out = vec![0.0; len];
        out[i] = if i == 3 && x < 0.6 {
            ct * x
        } else {
            ct * 2.0 * x
        };
        out
    })
}

#[differentiable]
fn run(params: &Net, x: f64) -> f64 {
    let mut y = x;
    for layer in &params.layers {
        let mut sum = layer.b;
        for i in 0..layer.width {
            sum += weight(&layer.w, i) * y;
        }
        y = sum.tanh() * params.scale;
    }
    y
}

#[test]
fn a_wrong_rule_is_found_by_the_name_of_the_input() {
    let report = check_grads!(run, report)(&net(), 0.9);
    assert!(!report.is_right());
    let wrong = report
        .entries
        .iter()
        .filter(|e| e.verdict == Verdict::Wrong);
    let named: Vec<&str> = wrong
        .map(|e| &*e.name)
        .filter(|n| n.contains('.'))
        .collect();
    assert_eq!(named, ["params.layers[2].w[3]"]);
    let entry = report.entries.iter().find(|e| e.name == named[0]);
    let entry = entry.expect("it was found");
    assert!((entry.difference / entry.derivative - 2.0).abs() < 1e-6);
    assert!((entry.order - 1.0).abs() < 0.01);
    assert!(report.to_string().contains("params.layers[2].w[3]"));
}

#[test]
#[should_panic = "the derivative is not right"]
fn a_wrong_derivative_panics() {
    check_grads!(run)(&net(), 0.9);
}

/// Off by one part in ten thousand.
#[differentiable(partials = nearly_rule)]
fn nearly(x: f64) -> f64 {
    x * x
}

fn nearly_rule(x: f64, _: f64) -> f64 {
    2.0002 * x
}

#[test]
fn small_mistakes_are_found() {
    let report = check_grads!(nearly, report)(3.0);
    assert!(report.entries.iter().all(|e| e.verdict == Verdict::Wrong));
}

#[differentiable]
fn bent(x: &[f64]) -> f64 {
    x[0].abs() * 2.0 + x[1] * x[1]
}

#[test]
fn a_kink_is_not_right() {
    let report = check_grads!(bent, report)(&[0.0, 1.0]);
    assert_eq!(report.entries[0].verdict, Verdict::Kink);
    assert_eq!(report.entries[1].verdict, Verdict::Right);
    check_grads!(bent)(&[0.5, 1.0]);
}

#[differentiable]
fn root(x: f64) -> f64 {
    x.sqrt()
}

#[test]
fn what_is_not_finite_is_not_right() {
    let report = check_grads!(root, report)(0.0);
    assert_eq!(report.entries[0].verdict, Verdict::NotFinite);
}

#[differentiable(wrt(u, rate))]
fn step(u: &mut [f64], rate: f64, steps: usize, data: &[f64]) -> f64 {
    for _ in 0..steps {
        for i in 1..u.len() {
            u[i] += rate * (u[i - 1] - data[i]).sin();
        }
    }
    u[0] * rate
}

#[test]
fn several_outputs_and_in_outs_are_checked() {
    let mut u = [0.3, 0.5, -0.2];
    check_grads!(step)(&mut u, 0.1, 4, &[1.0, 2.0, 3.0]);
    // it holds what the function left
    assert!(u[1] != 0.5);
    let report = check_grads!(step, report)(&mut u, 0.1, 4, &[1.0, 2.0, 3.0]);
    let names: Vec<&str> = report.entries[..4].iter().map(|e| &*e.name).collect();
    assert_eq!(names, ["u[0]", "u[1]", "u[2]", "rate"]);
}

#[test]
fn closures_are_checked_with_what_they_capture() {
    let power = 3;
    check_grads!(|x: &[f64]| x[0].powi(power) * x[1])(&[1.2, 0.7]);
    check_grads!(|u: &mut [f64], #[no_diff] k: f64| u[0] *= u[1] * k)(&mut [1.0, 2.0], 3.0);
}

#[differentiable]
impl Net {
    fn norm(&self, p: f64) -> f64 {
        let mut sum = self.scale * p;
        for layer in &self.layers {
            sum += layer.b.powi(2) * p.sin();
        }
        sum
    }
}

#[test]
fn methods_are_checked() {
    check_grads!(Net::norm)(&net(), 0.4);
}

#[differentiable]
fn generic<T: Real>(x: T, y: [T; 2]) -> Vec<T> {
    vec![x * y[0], y[1].exp() * x]
}

#[test]
fn generic_functions_are_checked() {
    check_grads!(generic)(1.5, [0.3, 0.2]);
    check_grads!(generic::<f64>)(1.5, [0.3, 0.2]);
    check_grads!(generic)(1.5f32, [0.3, 0.2]);
}

#[differentiable]
fn many(x: &[f64]) -> f64 {
    x.iter().map(|x| x.cos()).sum()
}

#[test]
fn many_inputs_are_varied_together() {
    let x: Vec<f64> = (0..5000).map(|i| 0.001 * f64::from(i)).collect();
    let report = check_grads!(many, report)(&x);
    assert_eq!((report.entries.len(), report.is_right()), (8, true));
}

#[differentiable(partials = single_rule)]
fn single(x: f32) -> f32 {
    x * x
}

fn single_rule(x: f32, _: f32) -> f32 {
    2.02 * x
}

#[test]
fn mistakes_in_single_precision_are_found() {
    assert!(!check_grads!(single, report)(3.0).is_right());
}

#[test]
fn the_table_has_the_worst_first() {
    let report = check_grads!(run, report)(&net(), 0.9);
    let table = report.to_string();
    let lines: Vec<&str> = table.lines().collect();
    assert!(lines[0].starts_with("input "));
    assert!(lines[1].contains("Wrong") && lines[lines.len() - 2].contains("Right"));
    let right = report
        .entries
        .iter()
        .filter(|e| e.verdict == Verdict::Right)
        .count();
    assert_eq!(
        lines[lines.len() - 1],
        format!("{right} of {} are right", report.entries.len())
    );
}

#[differentiable(forward)]
fn both(u: &mut [f64], p: (f64, f64), n: usize) -> f64 {
    for i in 1..u.len() {
        u[i] += p.0 * u[i - 1] * n as f64;
    }
    u[0] * p.1.sin()
}

/// Right at 1 and wrong elsewhere.
#[differentiable(partials = forward_rule, forward)]
fn ruled(x: f64, k: f64) -> f64 {
    k * x * x * x
}

fn forward_rule(x: f64, k: f64, value: f64) -> (f64, f64) {
    (3.0 * k * x, value / k)
}

#[test]
fn forward_mode_is_checked() {
    check_grads!(both, forward)(&mut [0.5, 1.0, 2.0], (0.3, 0.7), 2);
    check_grads!(both)(&mut [0.5, 1.0, 2.0], (0.3, 0.7), 2);
    check_grads!(ruled, forward)(1.0, 2.0);
    let report = check_grads!(ruled, forward, report)(3.0, 2.0);
    assert_eq!(report.entries[0].verdict, Verdict::Wrong);
    assert_eq!(
        (&*report.entries[1].name, report.entries[1].verdict),
        ("k", Verdict::Right)
    );
}

#[test]
fn what_the_tables_name_is_run() -> Result<(), String> {
    claims::hold()
}

#[derive(Clone, Copy, Differentiable)]
struct Point {
    x: f64,
    y: f64,
}

#[derive(Clone, Differentiable)]
enum Shape<T, const N: usize> {
    Round(T),
    Edges([f64; N]),
}

#[differentiable(forward)]
fn moved(p: Point, by: Option<Point>) -> Point {
    match by {
        Some(by) => Point {
            x: p.x * by.x,
            y: p.y + by.y.sin(),
        },
        None => p,
    }
}

#[differentiable]
fn size(shape: Shape<f64, 2>, scale: Point) -> f64 {
    match shape {
        Shape::Round(r) => r * r * scale.x,
        Shape::Edges([a, b]) => a * b * scale.x * scale.y,
    }
}

#[differentiable(vjp = wrong_length)]
fn length(p: Point) -> f64 {
    p.x.hypot(p.y)
}

fn wrong_length(p: Point) -> (f64, impl Fn(f64) -> PointTangent) {
    let length = p.x.hypot(p.y);
    (length, move |ct| PointTangent {
        x: ct * p.x / length,
        y: 0.0,
    })
}

#[test]
fn types_of_ones_own_are_passed_by_value() {
    let (p, by) = (Point { x: 0.7, y: 1.2 }, Point { x: -0.4, y: 0.3 });
    check_grads!(moved)(p, Some(by));
    check_grads!(moved, forward)(p, Some(by));
    check_grads!(size)(Shape::Round(0.7), p);
    check_grads!(size)(Shape::Edges([0.7, 1.3]), p);
    let report = check_grads!(length, report)(p);
    let of = |name: &str| report.entries.iter().find(|e| e.name == name).unwrap();
    assert!(of("p.x").verdict == Verdict::Right && of("p.y").verdict == Verdict::Wrong);
}

/// Data that nothing can copy, and that has no gradient type.
struct Table {
    rows: Vec<f64>,
    _lock: std::sync::Mutex<()>,
}

#[differentiable]
fn weighed(p: &[f64], #[no_diff] table: &Table, label: &str) -> f64 {
    let weight = table.rows[label.len()];
    weight * (p[0] * p[1]).sin()
}

#[test]
fn a_constant_may_be_of_any_type() {
    let table = Table {
        rows: vec![1.0, 2.0, 3.0],
        _lock: Default::default(),
    };
    check_grads!(weighed)(&[0.3, 0.7], &table, "ab");
    check_grads!(|p: f64, #[no_diff] t: &Table| p * p * t.rows.len() as f64)(0.3, &table);
}

#[differentiable(order = 2)]
fn bowl(x: &[f64], k: f64) -> f64 {
    let mut sum = k.exp();
    for i in 1..x.len() {
        sum += (k * x[i] * x[i - 1]).sin() + x[i].powi(4);
    }
    sum
}

#[test]
fn second_derivatives_are_checked() {
    check_grads!(bowl, order = 2)(&[0.7, -1.3, 2.0], 1.5);
    let report = check_grads!(bowl, order = 2, report)(&[0.7, -1.3, 2.0], 1.5);
    for check in [
        Check::Gradient,
        Check::Modes,
        Check::Hessian,
        Check::Symmetry,
        Check::Bend,
    ] {
        let entries = report.entries.iter().filter(|e| e.check == check);
        let first = entries.map(|e| &*e.name).take(4).collect::<Vec<_>>();
        assert_eq!(first, ["x[0]", "x[1]", "x[2]", "k"], "{check}");
    }
    let slopes = report.entries.iter().filter(|e| e.check == Check::Bend);
    for e in slopes.filter(|e| e.order.is_finite()) {
        assert!(e.order > 2.7, "{e:?}");
    }
}

#[differentiable(order = 2)]
fn with_in_out(u: &mut [f64], p: (f64, f64)) -> f64 {
    for i in 1..u.len() {
        u[i] += p.0 * u[i - 1];
    }
    u[2] * p.1.sin() * u[1]
}

#[test]
fn second_derivatives_beside_in_outs_and_of_closures_are_checked() {
    let mut u = [0.5, 1.0, 2.0];
    check_grads!(with_in_out, order = 2)(&mut u, (0.3, 0.7));
    assert!(u[1] == 1.15);
    let data = [1.0, 2.0];
    check_grads!(|x: &[f64]| bowl(x, 0.3) * data[1] * x[0], order = 2)(&[0.3, 0.7]);
    check_grads!(|x: &[f64]| vec![x[0] * x[1], data[0] * x[1].exp()], forward)(&[0.3, 0.7]);
    check_grads!(
        |u: &mut [f64], k: f64| {
            u[0] *= u[1] * k;
            u[0] * k
        },
        order = 2
    )(&mut [1.0, 2.0], 3.0);
    check_grads!(generic2, order = 2)(1.5, [0.3, 0.2]);
    check_grads!(generic2::<f64>, order = 2)(1.5, [0.3, 0.2]);
    check_grads!(generic2, order = 2)(1.5f32, [0.3, 0.2]);
}

#[differentiable(order = 2)]
fn generic2<T: Real>(x: T, y: [T; 2]) -> T {
    x * y[0] * x + y[1].exp() * x
}

/// Its pullback is wrong, its forward mode is not.
#[differentiable(vjp = cubes_back, jvp = cubes_along)]
fn cubes(x: &[f64]) -> f64 {
    x.iter().map(|x| x * x * x).sum()
}

fn cubes_back(x: &[f64]) -> (f64, impl Fn(f64) -> Vec<f64> + use<>) {
    let own = x.to_vec();
    let slope = |x: f64| if x > 1.0 { 2.0 * x * x } else { 3.0 * x * x };
    (cubes(x), move |ct| {
        own.iter().map(|x| ct * slope(*x)).collect()
    })
}

fn cubes_along(x: &[f64], dx: &[f64]) -> (f64, f64) {
    (
        cubes(x),
        x.iter().zip(dx).map(|(x, dx)| 3.0 * x * x * dx).sum(),
    )
}

/// The other way round.
#[differentiable(vjp = squares_back, jvp = squares_along)]
fn squares(x: &[f64]) -> f64 {
    x.iter().map(|x| x * x).sum()
}

fn squares_back(x: &[f64]) -> (f64, impl Fn(f64) -> Vec<f64> + use<>) {
    let own = x.to_vec();
    (squares(x), move |ct| {
        own.iter().map(|x| ct * 2.0 * x).collect()
    })
}

fn squares_along(x: &[f64], dx: &[f64]) -> (f64, f64) {
    (squares(x), x[0] * dx[0] * 2.0 + x[1] * dx[1])
}

/// Names of the entries of a check that are not right.
fn wrong(report: &grads::GradReport, check: Check) -> Vec<&str> {
    let entries = report.entries.iter().filter(|e| e.check == check);
    let wrong = entries.filter(|e| e.verdict == Verdict::Wrong);
    wrong
        .map(|e| &*e.name)
        .filter(|n| !n.starts_with("random"))
        .collect()
}

#[test]
fn a_rule_that_is_wrong_in_one_mode_is_found() {
    let report = check_grads!(cubes, forward, report)(&[0.5, 2.0]);
    assert_eq!(wrong(&report, Check::Modes), ["x[1]"]);
    assert!(report.holds(Check::Forward) && !report.is_right());
    assert!(!check_grads!(cubes, report)(&[0.5, 2.0]).is_right());

    let report = check_grads!(squares, forward, report)(&[0.5, 2.0]);
    assert_eq!(wrong(&report, Check::Forward), ["x[1]"]);
    assert_eq!(wrong(&report, Check::Modes), ["x[1]"]);
    assert!(check_grads!(squares, report)(&[0.5, 2.0]).is_right());
}

/// A square whose slope is right, but is taken for a constant.
#[differentiable(order = 2)]
fn tangent_line(x: &[f64]) -> f64 {
    let mut sum = 0.0;
    for (i, x) in x.iter().enumerate() {
        let at = if i == 1 { stop_gradient(*x) } else { *x };
        sum += at * at + 2.0 * at * (x - at);
    }
    sum
}

/// A product of which one factor is held, so that its first derivative is wrong.
#[differentiable(order = 2)]
fn held_factor(x: &[f64]) -> f64 {
    x[0] * stop_gradient(x[1]) + x[1].exp()
}

#[test]
fn wrong_second_derivatives_are_found() {
    check_grads!(tangent_line)(&[0.5, 2.0, 1.0]);
    check_grads!(tangent_line, forward)(&[0.5, 2.0, 1.0]);
    let report = check_grads!(tangent_line, order = 2, report)(&[0.5, 2.0, 1.0]);
    assert!(report.holds(Check::Gradient) && report.holds(Check::Modes));
    assert_eq!(wrong(&report, Check::Hessian), ["x[1]"]);
    assert_eq!(wrong(&report, Check::Bend), ["x[1]"]);
    let bend = report
        .entries
        .iter()
        .find(|e| e.check == Check::Bend && e.name == "x[1]");
    let bend = bend.expect("it is among the entries");
    assert!((bend.difference - 2.0).abs() < 1e-6 && bend.derivative == 0.0);
    assert!((bend.order - 2.0).abs() < 0.1);

    let report = check_grads!(held_factor, order = 2, report)(&[0.5, 2.0]);
    assert_eq!(wrong(&report, Check::Gradient), ["x[1]"]);
    assert!(report.holds(Check::Modes));
}

#[differentiable(check_finite)]
fn distance(x: f64, y: f64) -> f64 {
    (x * x + y * y).sqrt()
}

#[differentiable(check_finite)]
fn selected(x: &[f64]) -> f64 {
    let mut sum = 0.0;
    for x in x {
        if *x > 0.0 {
            sum += x.ln();
        }
        sum += x.sqrt().max(1.0) / 2.0;
    }
    sum
}

#[differentiable]
fn logarithm(x: f64) -> f64 {
    x.ln()
}

#[differentiable(check_finite)]
fn of_calls(x: &[f64], out: &mut [f64]) {
    let least = x.iter().cloned().fold(f64::INFINITY, f64::min);
    for i in 0..x.len() {
        out[i] = logarithm(x[i]) * least;
    }
}

#[differentiable(check_finite)]
mod springs {
    pub struct Spring {
        pub k: f64,
        pub at: Vec<f64>,
    }

    impl Spring {
        pub fn length(&self) -> f64 {
            self.at.iter().map(|x| x * x).sum::<f64>().sqrt()
        }
    }

    fn stiffness(spring: &Spring, scale: f64) -> f64 {
        scale / spring.length() * spring.k
    }

    pub fn energy(spring: &Spring) -> f64 {
        stiffness(spring, 3.0)
    }
}

/// The line and the column of the place, and what is said of it.
fn found(found: Option<grads::NonFinite>) -> (grads::Number, f64, &'static str, (u32, u32)) {
    let found = found.expect("something is not finite");
    let place = found.place.expect("it has a place");
    assert!(
        found
            .to_string()
            .contains(&format!("{}:{}", place.file(), place.line()))
    );
    let at = (place.line(), place.column());
    (found.what, found.number, found.operation, at)
}

/// The line in this file on which `text` stands first, and its column.
fn place_of(text: &str) -> (u32, u32) {
    let lines = include_str!("check_grads.rs").lines();
    let mut found = lines
        .zip(1..)
        .filter_map(|(l, n)| Some((n, l.find(text)? as u32 + 1)));
    found.next().expect("it is in this file")
}

#[test]
fn the_first_infinite_slope_is_found() {
    use grads::Number::{Cotangent, Slope, Value};
    check_finite!(distance)(3.0, 4.0);
    let (line, column) = place_of("(x * x + y * y).sqrt()");
    let slope = Slope { operand: 0.0 };
    let at_zero = check_finite!(distance, report)(0.0, 0.0);
    let shown = at_zero.clone().expect("it was found").to_string();
    assert!(
        shown.ends_with("\n  |     (x * x + y * y).sqrt()\n  |                     ^"),
        "{shown}"
    );
    assert_eq!(
        found(at_zero),
        (slope, f64::INFINITY, "sqrt", (line, column + 16))
    );

    // what was not selected has no slope
    assert_eq!(check_finite!(selected, report)(&[0.0, 2.0]), None);
    let (line, column) = place_of("x.sqrt().max(1.0) / 2.0");
    let (what, number, operation, at) = found(check_finite!(selected, report)(&[2.0, -3.0]));
    assert!(number.is_nan());
    assert_eq!((what, operation, at), (Value, "sqrt", (line, column + 2)));

    let mut out = [0.0; 3];
    assert_eq!(
        check_finite!(of_calls, report)(&[2.0, 1.0, 0.5], &mut out),
        None
    );
    assert_eq!(out[1], 0.0);
    let (what, number, operation, at) =
        found(check_finite!(of_calls, report)(&[2.0, 0.0, 0.5], &mut out));
    assert_eq!(
        (what, number, operation),
        (Value, f64::NEG_INFINITY, "logarithm")
    );
    assert_eq!(at, place_of("logarithm(x[i]) * least"));

    let spring = |x: f64| springs::Spring {
        k: 1.0,
        at: vec![x],
    };
    assert_eq!(check_finite!(springs::energy, report)(&spring(1.0)), None);
    let (what, _, operation, at) = found(check_finite!(springs::energy, report)(&spring(0.0)));
    assert_eq!(
        (what, operation, at),
        (Value, "/", place_of("scale / spring.length()"))
    );

    let a = 2.0;
    let at_one = check_finite!(|x: f64| (x - 1.0).powf(0.5) * a, report)(1.0);
    assert_eq!(found(at_one).2, "powf");
    let huge = check_finite!(
        |x: f64| x * 1e200 + x * f64::MAX - f64::MAX * x * 1e-3,
        report
    )(1e-3);
    assert_eq!(huge, None);
    let sum = check_finite!(
        |x: f64| {
            let y = x * 2.0;
            y * f64::MAX - 0.5 + y * f64::MAX
        },
        report
    )(0.0);
    assert_eq!(found(sum).0, Cotangent);
}

#[test]
#[should_panic = "the derivative of `sqrt` by an operand, which is 0, is inf"]
fn an_infinite_slope_panics() {
    check_finite!(distance)(0.0, 0.0);
}

#[differentiable(order = 2, check_finite)]
fn outside(p: &[f64]) -> f64 {
    let sum: f64 = p.iter().map(|x| x.max(0.0).powi(2)).sum();
    sum.sqrt() + p[0].min(p[1])
}

#[test]
fn looks_change_nothing_in_either_mode() {
    assert_eq!(grad!(outside)(&[-1.0, -2.0]), [0.0, 1.0]);
    assert_eq!(jvp!(outside)(&[-1.0, -2.0], &[1.0, 3.0]), (-2.0, 3.0));
    assert_eq!(check_finite!(outside, report)(&[-1.0, -2.0]), None);
    check_grads!(outside, order = 2)(&[1.0, 2.0]);
}
