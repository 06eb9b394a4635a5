//! Derivatives inside differentiable functions.

use grads::prelude::*;

#[path = "claims/mod.rs"]
mod claims;

/// Central differences.
fn slope(f: impl Fn(f64) -> f64, x: f64) -> f64 {
    let h = 1e-5;
    (f(x + h) - f(x - h)) / (2.0 * h)
}

#[track_caller]
fn near(a: f64, b: f64) {
    assert!((a - b).abs() <= 1e-7 * (1.0 + b.abs()), "{a} is not {b}");
}

#[differentiable(order = 2)]
fn potential(x: &[f64], w: f64) -> f64 {
    let (a, b) = (x[0] - 1.0, x[1] - w);
    1.0 / (a * a + b * b).sqrt() + 0.5 * w * x[0] * x[0]
}

/// A particle in a potential.
#[differentiable(forward)]
fn path(w: f64) -> f64 {
    let mut x = vec![0.0, 2.0];
    let mut v = [0.3, 0.0];
    for _ in 0..50 {
        let (force, _) = grad!(potential)(&x, w);
        for i in 0..2 {
            x[i] += 0.05 * v[i];
            v[i] -= 0.05 * force[i];
        }
    }
    x[0] * x[0] + x[1]
}

#[test]
fn a_force_is_the_gradient_of_a_potential() {
    for w in [0.1, 0.5, 0.9] {
        near(grad!(path)(w), slope(path, w));
        let (value, tangent) = jvp!(path)(w, 1.0);
        assert_eq!(value, path(w));
        near(tangent, slope(path, w));
    }
}

/// The same by the derivative along each axis.
#[differentiable(forward)]
fn path_by_axes(w: f64) -> f64 {
    let mut x = vec![0.0, 2.0];
    let mut v = [0.3, 0.0];
    for _ in 0..50 {
        let mut force = [0.0; 2];
        for i in 0..2 {
            let mut axis = [0.0; 2];
            axis[i] = 1.0;
            let (_, slope) = jvp!(potential)((&x, w), (&axis, 0.0));
            force[i] = slope;
        }
        for i in 0..2 {
            x[i] += 0.05 * v[i];
            v[i] -= 0.05 * force[i];
        }
    }
    x[0] * x[0] + x[1]
}

#[test]
fn a_force_is_made_of_derivatives_along_axes() {
    for w in [0.1, 0.5, 0.9] {
        near(path_by_axes(w), path(w));
        near(grad!(path_by_axes)(w), grad!(path)(w));
        let (value, tangent) = jvp!(path_by_axes)(w, 1.0);
        assert_eq!(value, path_by_axes(w));
        near(tangent, grad!(path)(w));
    }
}

#[differentiable(order = 2)]
fn cube(x: f64) -> f64 {
    x * x * x
}

#[differentiable(forward)]
fn of_cube(x: f64) -> f64 {
    let d = grad!(cube)(x);
    d * x.sin()
}

#[test]
fn a_derivative_of_a_number() {
    let x = 0.7f64;
    let exact = 6.0 * x * x.sin() + 3.0 * x * x * x.cos();
    near(grad!(of_cube)(x), exact);
    near(jvp!(of_cube)(x, 1.0).1, exact);
}

#[derive(Differentiable, Clone)]
struct Line {
    a: f64,
    b: Vec<f64>,
    id: usize,
}

#[differentiable]
impl Line {
    #[differentiable(order = 2)]
    fn energy(&self, x: &[f64]) -> f64 {
        let mut sum = 0.0;
        for (x, b) in x.iter().zip(&self.b) {
            sum += (self.a * x).sin() * b * x;
        }
        sum
    }

    #[differentiable(order = 2)]
    fn at(&self, x: f64) -> f64 {
        (self.a * x).exp() + self.b[self.id % self.b.len()] * x * x
    }

    /// By a closure that calls a method of what it stands in.
    fn slope_by_closure(&self, x: f64) -> f64 {
        let slope = grad!(|x: f64| self.at(x))(x);
        let of_line = grad!(Line::at)(self, x).0;
        slope * of_line.a + of_line.b[0]
    }

    /// A Newton step inside of a method.
    #[differentiable(forward)]
    fn slope(&self, x: f64) -> f64 {
        let (of_line, by_x) = grad!(Line::at)(self, x);
        by_x * of_line.a + of_line.b[0]
    }
}

#[differentiable(order = 2)]
fn loss(p: &Line, data: &[f64]) -> f64 {
    let mut sum = 0.0;
    for (i, x) in data.iter().enumerate() {
        let y = p.a * x + p.b[i % 2] * x * x;
        sum += (y - x.cos()).powi(2);
    }
    sum
}

/// Two steps of gradient descent on the params, from `a` on.
#[differentiable(forward)]
fn trained(a: f64, rate: f64, data: &[f64]) -> f64 {
    let mut p = Line {
        a,
        b: vec![0.1, 0.2],
        id: 1,
    };
    for _ in 0..2 {
        let (g, _) = grad!(loss)(&p, data);
        p.a -= rate * g.a;
        for i in 0..2 {
            p.b[i] -= rate * g.b[i];
        }
    }
    loss(&p, data)
}

#[test]
fn gradients_of_structs_have_their_fields() {
    let data = [0.3, 0.9, 1.4];
    let (by_a, by_rate, by_data) = grad!(trained)(0.5, 0.05, &data);
    near(by_a, slope(|a| trained(a, 0.05, &data), 0.5));
    near(by_rate, slope(|r| trained(0.5, r, &data), 0.05));
    near(
        by_data[1],
        slope(|x| trained(0.5, 0.05, &[0.3, x, 1.4]), 0.9),
    );
    let tangent = jvp!(trained)((0.5, 0.05, &data), (1.0, 2.0, &[0.0, 3.0, 0.0])).1;
    near(tangent, by_a + 2.0 * by_rate + 3.0 * by_data[1]);
}

#[test]
fn methods_by_their_path() {
    let line = |a| Line {
        a,
        b: vec![0.4, 0.7],
        id: 1,
    };
    let (of_line, by_x) = grad!(Line::slope)(&line(0.8), 0.3);
    let by_closure = grad!(Line::slope_by_closure)(&line(0.8), 0.3);
    near(by_closure.0.a, of_line.a);
    near(by_closure.1, by_x);
    near(by_x, slope(|x| line(0.8).slope(x), 0.3));
    near(of_line.a, slope(|a| line(a).slope(0.3), 0.8));
    let zero = LineTangent {
        a: 1.0,
        b: vec![0.0; 2],
    };
    near(
        jvp!(Line::slope)((&line(0.8), 0.3), (&zero, 0.0)).1,
        of_line.a,
    );
    near(
        hvp!(Line::energy)((&line(0.8), &[0.1, 0.2]), (&zero, &[0.0, 0.0]))
            .0
            .a,
        -0.4 * 0.001 * 0.08f64.sin() - 0.7 * 0.008 * 0.16f64.sin(),
    );
}

mod far {
    pub mod away {
        use grads::prelude::*;

        #[differentiable(order = 2)]
        pub fn hill<T: grads::Real>(x: T, y: T) -> T {
            (x * y).sin() * x + y * y
        }
    }
}

#[differentiable(forward)]
fn by_path(x: f64, y: f64) -> f64 {
    let (dx, dy) = grad!(far::away::hill::<f64>)(x, y);
    let (v, (ex, _)) = value_and_grad!(far::away::hill)(y, x);
    dx * dy + v * ex
}

#[differentiable(forward)]
fn generic<T: grads::Real>(x: T) -> T {
    let (dx, dy) = grad!(far::away::hill::<T>)(x, x * x);
    dx + dy.sin()
}

#[test]
fn generic_functions_in_other_modules() {
    let (dx, dy) = grad!(by_path)(0.3, 0.8);
    near(dx, slope(|x| by_path(x, 0.8), 0.3));
    near(dy, slope(|y| by_path(0.3, y), 0.8));
    near(jvp!(by_path)((0.3, 0.8), (1.0, -1.0)).1, dx - dy);
    near(grad!(generic::<f64>)(0.6), slope(generic, 0.6));
    near(jvp!(generic::<f64>)(0.6, 1.0).1, slope(generic, 0.6));
    assert!((grad!(generic::<f32>)(0.6) - grad!(generic::<f64>)(0.6) as f32).abs() < 1e-4);
}

#[differentiable(forward)]
fn newton(a: f64, n: usize) -> f64 {
    if n == 0 {
        return a;
    }
    let x = newton(a, n - 1);
    let (f, slope) = value_and_grad!(cubic)(x, a);
    x - f / slope.0
}

#[differentiable(order = 2)]
fn cubic(x: f64, a: f64) -> f64 {
    if x > 10.0 { x } else { x * x * x + x - a }
}

#[differentiable(order = 2)]
fn power(x: f64, n: u32) -> f64 {
    if n == 0 { 1.0 } else { x * power(x, n - 1) }
}

#[differentiable(forward)]
fn of_power(x: f64) -> f64 {
    let mut sum = 0.0;
    for n in 0..4 {
        sum += grad!(power)(x, n) * x;
    }
    sum
}

#[test]
fn recursion_outside_and_inside() {
    near(grad!(newton)(1.3, 6), slope(|a| newton(a, 6), 1.3));
    near(jvp!(newton)((1.3, 6), 1.0).1, slope(|a| newton(a, 6), 1.3));
    let x = 1.2f64;
    near(of_power(x), x + 2.0 * x * x + 3.0 * x * x * x);
    near(grad!(of_power)(x), 1.0 + 4.0 * x + 9.0 * x * x);
    near(jvp!(of_power)(x, 1.0).1, 1.0 + 4.0 * x + 9.0 * x * x);
}

#[differentiable(forward)]
fn with_branches(x: f64, w: &mut [f64]) -> f64 {
    let mut total = 0.0;
    let mut i = 0;
    while i < w.len() {
        let d = if x > 0.5 {
            grad!(cube)(w[i])
        } else {
            2.0 * w[i]
        };
        if d > 1.0 {
            w[i] = d * x;
        } else {
            w[i] += 0.1 * x;
        }
        let (_, slope) = jvp!(cube)(x, w[i]);
        total += slope.max(d);
        i += 1;
    }
    total
}

#[test]
fn branches_and_writes() {
    for x in [0.2, 0.9] {
        let f = |x| with_branches(x, &mut [0.3, 0.7, 1.1]);
        let (dx, dw) = grad!(with_branches)(x, &mut [0.3, 0.7, 1.1]);
        near(dx, slope(f, x));
        let of_w = |w| with_branches(x, &mut [0.3, w, 1.1]);
        near(dw[1], slope(of_w, 0.7));
        let (mut w, mut along) = ([0.3, 0.7, 1.1], [0.0, 1.0, 0.0]);
        near(jvp!(with_branches)((x, &mut w), (0.0, &mut along)).1, dw[1]);
    }
}

#[differentiable]
fn long(x: f64) -> f64 {
    let mut y = x;
    #[checkpoint]
    for _ in 0..100 {
        y -= 0.01 * grad!(cube)(y);
    }
    y
}

#[test]
fn checkpoints() {
    near(grad!(long)(0.9), slope(long, 0.9));
}

#[differentiable]
fn first_order(x: f64) -> f64 {
    x * x
}

/// What is constant needs no second derivatives.
#[differentiable]
fn of_constants(x: f64, n: usize) -> f64 {
    let scale = grad!(first_order)(n as f64);
    let other = stop_gradient(grad!(first_order)(x));
    x * scale + other
}

#[differentiable(forward)]
fn along_constants(x: f64, n: usize) -> f64 {
    let (value, slope) = jvp!(of_cube)(n as f64, 2.0);
    x * slope + value
}

#[test]
fn derivatives_of_constants() {
    assert_eq!(grad!(of_constants)(0.5, 3), 6.0);
    near(grad!(along_constants)(0.5, 3), 2.0 * grad!(of_cube)(3.0));
    near(
        jvp!(along_constants)((0.5, 3), 1.0).1,
        2.0 * grad!(of_cube)(3.0),
    );
}

#[differentiable(order = 2)]
fn curve(x: f64, #[no_diff] scale: f64, n: usize) -> Vec<f64> {
    (0..n).map(|i| (scale * x).sin() * i as f64).collect()
}

#[differentiable]
fn of_curve(x: f64, scale: f64) -> f64 {
    let (y, dy) = jvp!(curve)((x, 2.0, 3), scale);
    y[1] * dy[2] + dy[1]
}

#[test]
fn functions_with_several_results_along_a_direction() {
    let (dx, ds) = grad!(of_curve)(0.4, 1.5);
    near(dx, slope(|x| of_curve(x, 1.5), 0.4));
    near(ds, slope(|s| of_curve(0.4, s), 1.5));
}

#[differentiable(order = 2)]
fn by_value(x: Vec<f64>, p: (f64, [f64; 2])) -> f64 {
    let mut sum = 0.0;
    for v in &x {
        sum += (v * p.0).exp() * p.1[0] + v * p.1[1] * p.1[1];
    }
    sum
}

#[differentiable(forward)]
fn of_values(x: f64, w: &[f64]) -> f64 {
    let v = vec![x, w[0], w[1] * x];
    let (of_v, of_p) = grad!(by_value)(v, (w[2], [x, 0.5]));
    of_v[0] * of_p.0 + of_v[2] * of_p.1[1] + of_p.1[0]
}

#[test]
fn vectors_and_tuples_by_value() {
    let f = |x: f64, a: f64| of_values(x, &[0.4, a, 0.3]);
    let (dx, dw) = grad!(of_values)(0.6, &[0.4, 0.2, 0.3]);
    near(dx, slope(|x| f(x, 0.2), 0.6));
    near(dw[1], slope(|a| f(0.6, a), 0.2));
    near(
        jvp!(of_values)((0.6, &[0.4, 0.2, 0.3]), (1.0, &[0.0, 1.0, 0.0])).1,
        dx + dw[1],
    );
}

#[derive(Differentiable, Clone)]
struct World<'a, T> {
    x: Vec<T>,
    label: &'a str,
}

#[differentiable(order = 2, wrt(x))]
fn partly(x: &[f64], scale: f64, #[no_diff] table: &[f64], n: usize) -> f64 {
    (0..n)
        .map(|i| (x[i] * scale).sin() * table[i % table.len()])
        .sum()
}

#[differentiable]
fn of_parts(world: &World<'_, f64>, table: &[f64]) -> f64 {
    let all = grad!(partly)(&world.x, 2.0, table, world.x.len());
    let some = grad!(partly)(&world.x[1..3], 2.0, table, 2);
    let (_, along) = jvp!(partly)((&world.x, 2.0, table, 2), &world.x);
    all[0] * some[1] + along + world.label.len() as f64
}

#[test]
fn parts_and_what_is_not_differentiated() {
    let world = |x: f64| World {
        x: vec![0.3, x, 0.9],
        label: "w",
    };
    let table = [1.0, 0.5];
    let d = grad!(of_parts, wrt(world))(&world(0.7), &table);
    near(d.x[1], slope(|x| of_parts(&world(x), &table), 0.7));
    let first = |x: f64| World {
        x: vec![x, 0.7, 0.9],
        label: "w",
    };
    near(d.x[0], slope(|x| of_parts(&first(x), &table), 0.3));
}

#[differentiable(order = 2)]
fn single(x: f32, y: &[f32]) -> f32 {
    (x * y[0]).sin() * x + y[1] * x * x
}

#[differentiable(forward)]
fn of_single(x: f32) -> f32 {
    let (dx, dy) = grad!(single)(x, &[x, 0.5]);
    let (_, along) = jvp!(single)((x, &[x, 0.5]), (x, &[1.0, 0.0]));
    dx * dy[0] + along
}

#[test]
fn single_precision() {
    let f = |x: f64| {
        let (s, c) = (x * x).sin_cos();
        let (dx, dy) = (c * x * x + s + x, c * x * x);
        dx * dy + x * dx + dy
    };
    assert!((f64::from(of_single(0.8)) - f(0.8)).abs() < 1e-5);
    assert!((f64::from(grad!(of_single)(0.8)) - slope(f, 0.8)).abs() < 1e-4);
    assert!((f64::from(jvp!(of_single)(0.8, 1.0).1) - slope(f, 0.8)).abs() < 1e-4);
}

#[derive(Differentiable, Clone, Copy)]
struct Pair {
    a: f64,
    b: f64,
}

#[differentiable(order = 2)]
impl Pair {
    fn product(self, x: f64) -> f64 {
        self.a * self.b * x * x
    }
}

#[differentiable(forward)]
fn of_pair(a: f64, x: f64) -> f64 {
    let pair = Pair { a, b: a * x };
    let (of_pair, by_x) = grad!(Pair::product)(pair, x);
    let (value, (_, again)) = value_and_grad!(Pair::product)(pair, x + 1.0);
    of_pair.a * by_x + value * again
}

#[test]
fn methods_that_take_self_by_value() {
    let (da, dx) = grad!(of_pair)(0.8, 0.3);
    near(da, slope(|a| of_pair(a, 0.3), 0.8));
    near(dx, slope(|x| of_pair(0.8, x), 0.3));
    near(jvp!(of_pair)((0.8, 0.3), (1.0, 1.0)).1, da + dx);
}

/// What is not chosen meets no infinite slope.
#[differentiable(order = 2)]
fn guarded(x: f64, y: f64) -> f64 {
    if x > 0.0 { x.sqrt() * y } else { y * y }
}

#[differentiable(forward)]
fn of_guarded(x: f64, y: f64) -> f64 {
    let (_, dy) = grad!(guarded)(x * y, y);
    dy
}

#[test]
fn what_is_not_chosen() {
    assert_eq!(grad!(of_guarded)(0.0, 3.0), (0.0, 2.0));
    assert_eq!(jvp!(of_guarded)((0.0, 3.0), (1.0, 1.0)), (6.0, 2.0));
}

/// The methods of traits, and functions in them, call derivatives, too.
#[differentiable]
trait Force {
    fn force(&self, x: f64) -> f64;
}

#[differentiable]
impl Force for Pair {
    fn force(&self, x: f64) -> f64 {
        let (_, by_x) = grad!(Pair::product)(*self, x);
        -by_x
    }
}

#[differentiable]
fn of_trait(pair: &Pair, x: f64) -> f64 {
    pair.force(x) * x
}

#[test]
fn in_methods_of_traits() {
    let pair = Pair { a: 0.7, b: 0.4 };
    near(
        grad!(of_trait)(&pair, 0.9).1,
        slope(|x| of_trait(&pair, x), 0.9),
    );
}

/// Beside each other: parallel, several times, and in each other's arguments.
#[differentiable(forward)]
fn in_arguments(x: f64) -> f64 {
    grad!(cube)(grad!(cube)(x) + grad!(power)(x, 3))
}

#[test]
fn in_each_others_arguments() {
    near(in_arguments(0.5), 3.0 * (1.5f64).powi(2));
    near(grad!(in_arguments)(0.5), slope(in_arguments, 0.5));
    near(jvp!(in_arguments)(0.5, 1.0).1, slope(in_arguments, 0.5));
}

/// What is asked of the derivatives of functions around.
#[test]
fn jacobians_of_functions_with_derivatives_in_them() {
    let j = jacobian!(forces)(&[0.3, 0.8]);
    let f = jacobian!(forces, forward)(&[0.3, 0.8]);
    for (row, axis) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
        let at = |x: f64| {
            let mut place = [0.3, 0.8];
            place[axis] = x;
            forces(&place)[row]
        };
        near(j[(row, axis)], slope(at, [0.3, 0.8][axis]));
        near(f[(row, axis)], j[(row, axis)]);
    }
}

#[differentiable(forward)]
fn forces(x: &[f64]) -> Vec<f64> {
    let (by_x, _) = grad!(potential)(x, 0.3);
    by_x.iter().map(|f| -f).collect()
}

#[test]
fn what_the_tables_name_is_run() -> Result<(), String> {
    claims::hold()
}

#[test]
fn graphs_show_the_call() {
    let shown = graph!(of_cube);
    assert!(shown.contains("grad!(cube)"), "{shown}");
}

#[differentiable(order = 2)]
fn written_to(x: &mut [f64]) -> f64 {
    x[0] *= 2.0;
    x[0] * x[0]
}

/// Of constants every form is the plain one.
#[differentiable]
fn of_constants_alone(x: f64, n: usize) -> f64 {
    let some = grads::grad!(potential, wrt(w))(&[1.0, n as f64], 0.5);
    let pair = ::grads::grad!(|t: [f64; 2]| t[0] * t[1])([2.0, n as f64]);
    let product = grads::hvp!(cube)(n as f64, 1.0);
    x * (some + pair[0] + product)
}

#[test]
fn every_form_of_constants() {
    let by_w = grad!(potential, wrt(w))(&[1.0, 3.0], 0.5);
    assert_eq!(grad!(of_constants_alone)(0.5, 3), by_w + 3.0 + 18.0);
    assert_eq!(written_to(&mut [1.0]), 4.0);
}

/// A path before the macro, and one that only the body has.
#[differentiable]
fn by_other_names(x: f64) -> f64 {
    crate::again::grad!(cube)(x)
}

mod again {
    pub use grads::grad;

    #[grads::differentiable]
    pub fn imported(x: f64) -> f64 {
        use grads::value_and_grad;
        value_and_grad!(super::cube)(x).1
    }
}

#[test]
fn names_of_the_macros() {
    assert_eq!(grad!(by_other_names)(2.0), 12.0);
    assert_eq!(grad!(again::imported)(2.0), 12.0);
}

/// By the positions alone, of a gradient by all.
#[differentiable(forward)]
fn path_by_positions(w: f64) -> f64 {
    let mut x = vec![0.0, 2.0];
    let mut v = [0.3, 0.0];
    for _ in 0..20 {
        let force = grad!(potential, wrt(x))(&x, w);
        let (value, by_w) = value_and_grad!(potential, wrt(w))(&x, w);
        for i in 0..2 {
            x[i] += 0.05 * v[i];
            v[i] -= 0.05 * force[i] + 0.001 * value * by_w;
        }
    }
    x[0] * x[0] + x[1]
}

#[test]
fn gradients_by_some_params_go_both_ways() {
    for w in [0.1, 0.5, 0.9] {
        near(grad!(path_by_positions)(w), slope(path_by_positions, w));
        let (value, tangent) = jvp!(path_by_positions)(w, 1.0);
        assert_eq!(value, path_by_positions(w));
        near(tangent, slope(path_by_positions, w));
    }
}

#[differentiable(order = 2)]
fn spring<T: grads::Real>(x: T, w: T) -> T {
    x * x * w
}

#[differentiable]
fn force_of_spring(x: f64, w: f64) -> f64 {
    -grad!(spring, wrt(x))(x, w)
}

#[test]
fn gradients_by_some_params_of_a_generic_function() {
    let (force, by) = value_and_grad!(force_of_spring)(3.0, 0.5);
    assert_eq!((force, by), (-3.0, (-1.0, -6.0)));
}
