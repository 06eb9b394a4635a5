//! Small functions of a world are lowered where they are called: the value stays that of the plain function.

use crate::support::{agree, same};
use grads::prelude::*;

/// How many calls of functions there are in a graph.
fn calls(graph: &str) -> usize {
    graph.matches("call ").count()
}

/// Compares the value and the gradient of a function of one slice.
macro_rules! compared {
    ($f:path, $x:expr) => {{
        let x = $x;
        let (value, d) = value_and_grad!($f)(&x);
        same(value, $f(&x));
        agree(&d, |x| $f(x), &x);
    }};
}

#[differentiable]
mod bodies {
    use std::ops::{Add, AddAssign, Mul, Neg, Sub};

    #[derive(Clone, Copy, Debug)]
    pub struct Vec3 {
        pub x: f64,
        pub y: f64,
        pub z: f64,
    }
    impl Add for Vec3 {
        type Output = Self;
        fn add(self, o: Self) -> Self::Output {
            Self::new(self.x + o.x, self.y + o.y, self.z + o.z)
        }
    }
    impl Sub for Vec3 {
        type Output = Vec3;
        fn sub(self, o: Vec3) -> Vec3 {
            self + -o
        }
    }
    impl<'a> Sub<&'a Vec3> for &'a Vec3 {
        type Output = Vec3;
        fn sub(self, o: &Vec3) -> Vec3 {
            *self - *o
        }
    }
    impl Neg for Vec3 {
        type Output = Vec3;
        fn neg(self) -> Vec3 {
            -1.0 * self
        }
    }
    impl Mul<f64> for Vec3 {
        type Output = Vec3;
        fn mul(self, k: f64) -> Vec3 {
            Vec3 {
                x: self.x * k,
                y: self.y * k,
                z: self.z * k,
            }
        }
    }
    impl Mul<Vec3> for f64 {
        type Output = Vec3;
        fn mul(self, v: Vec3) -> Vec3 {
            v * self
        }
    }
    impl Mul for Vec3 {
        type Output = f64;
        fn mul(self, o: Vec3) -> f64 {
            self.x * o.x + self.y * o.y + self.z * o.z
        }
    }
    impl AddAssign for Vec3 {
        fn add_assign(&mut self, o: Vec3) {
            *self = *self + o;
        }
    }
    impl Vec3 {
        const ZERO: Vec3 = Vec3 {
            x: 0.0,
            y: 0.0,
            z: 0.0,
        };
        fn new(x: f64, y: f64, z: f64) -> Self {
            Self { x, y, z }
        }
        fn abs(self) -> f64 {
            (self * self).sqrt()
        }
        fn swap(&mut self) {
            let x = self.x;
            self.x = self.y;
            self.y = -x;
        }
    }

    #[derive(Clone)]
    pub struct State {
        at: Vec3,
        speed: Vec3,
        mass: f64,
    }
    #[derive(Clone)]
    pub struct System {
        bodies: Vec<State>,
        gravity: Option<f64>,
        steps: usize,
    }
    impl State {
        fn kinetic(&self) -> f64 {
            0.5 * self.mass * (self.speed * self.speed)
        }
        fn move_on(&mut self, h: f64) {
            self.at += self.speed * h;
        }
        fn pushed(mut self, force: Vec3) -> Self {
            self.speed += (1.0 / self.mass) * force;
            self
        }
    }
    impl System {
        fn of(x: &[f64]) -> System {
            let state = |x: &[f64]| State {
                at: Vec3::new(x[0], x[1], x[2]),
                speed: Vec3::new(x[3], x[4], x[5]),
                mass: x[6],
            };
            System {
                bodies: vec![state(&x[..7]), state(&x[7..14])],
                gravity: Some(x[14]),
                steps: 3,
            }
        }
        fn potential(&self) -> f64 {
            let apart = (&self.bodies[0].at - &self.bodies[1].at).abs();
            match self.gravity {
                Some(g) if apart > 0.0 => -g * self.bodies[0].mass * self.bodies[1].mass / apart,
                _ => 0.0,
            }
        }
        fn energy(&self) -> f64 {
            self.potential() + self.bodies.iter().map(|b| b.kinetic()).sum::<f64>()
        }
    }
    pub fn after(x: &[f64]) -> f64 {
        let mut system = System::of(x);
        for i in 0..system.steps {
            for body in system.bodies.iter_mut() {
                body.move_on(0.1 * (i + 1) as f64);
            }
        }
        system.bodies[0].at.swap();
        system.energy() + (system.bodies[1].at - Vec3::ZERO).abs()
    }
    pub fn by_value(x: &[f64]) -> f64 {
        let still = State {
            at: Vec3::ZERO,
            speed: Vec3::new(x[0], x[1], 0.5),
            mass: x[2],
        };
        let before = still.kinetic();
        let moved = still.pushed(Vec3::new(0.0, x[0], x[1]));
        before * moved.kinetic()
    }
    pub fn operators(v: &[Vec3], k: f64) -> f64 {
        let mut sum = Vec3::ZERO;
        for i in 1..v.len() {
            sum += v[i] * k - v[i - 1];
        }
        sum * sum
    }
}

#[test]
fn structs_of_structs_with_operators() {
    let x = [
        0.5, -0.25, 0.75, 0.1, 0.2, -0.3, 1.5, 1.5, 0.25, -0.5, -0.2, 0.3, 0.1, 2.5, 0.7,
    ];
    compared!(bodies::after, x);
    compared!(bodies::by_value, [0.5, -0.25, 0.75]);
    let v = [1.0, 2.0, 4.0].map(|x| bodies::Vec3 {
        x,
        y: 1.0 - x,
        z: 0.5,
    });
    let (value, (d, dk)) = value_and_grad!(bodies::operators)(&v, 0.5);
    same(value, bodies::operators(&v, 0.5));
    agree(&[dk], |k| bodies::operators(&v, k[0]), &[0.5]);
    agree(
        &d.iter().map(|d| d.x).collect::<Vec<_>>(),
        |x| {
            let mut v = v;
            v.iter_mut().zip(x).for_each(|(v, x)| v.x = *x);
            bodies::operators(&v, 0.5)
        },
        &[1.0, 2.0, 4.0],
    );
    assert_eq!(calls(&graph!(bodies::operators).to_string()), 0);
    assert_eq!(calls(&graph!(bodies::by_value).to_string()), 0);
    let graph = graph!(bodies::operators).to_string();
    assert!(!graph.contains("operator."), "{graph}");
}

#[differentiable]
mod early {
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Square,
        Huber { width: f64 },
        Power(f64, i32),
    }
    fn loss(kind: Kind, r: f64) -> f64 {
        match kind {
            Kind::Square => return r * r,
            Kind::Huber { width } if r.abs() > width => width * (2.0 * r.abs() - width),
            Kind::Huber { .. } => r * r,
            Kind::Power(scale, n) => {
                if n == 0 {
                    return scale;
                }
                scale * r.powi(n)
            }
        }
    }
    fn first_above(x: &[f64], level: f64) -> Option<f64> {
        for &v in x {
            if v > level {
                return Some(v * v);
            }
        }
        None
    }
    fn ratio(a: f64, b: f64) -> Result<f64, String> {
        if b == 0.0 {
            return Err("nothing to divide by".to_string());
        }
        Ok(a / b)
    }
    fn sum_of_ratios(x: &[f64]) -> Result<f64, String> {
        let a = ratio(x[0], x[1])?;
        let b = ratio(x[1], x[2])?;
        Ok(a + b)
    }
    fn clamped(x: f64) -> f64 {
        if x < 0.0 {
            return 0.0;
        }
        let mut n = 0;
        loop {
            n += 1;
            if n as f64 > x {
                break x * n as f64;
            }
        }
    }
    pub fn total(x: &[f64]) -> f64 {
        let kinds = [
            Kind::Square,
            Kind::Huber { width: x[0] },
            Kind::Power(x[1], 3),
            Kind::Power(x[2], 0),
        ];
        let mut sum = 0.0;
        for (i, kind) in kinds.iter().enumerate() {
            sum += loss(*kind, x[i]) * (i + 1) as f64;
        }
        sum += first_above(x, 0.6).unwrap_or(0.0) + first_above(x, 9.0).unwrap_or(0.25);
        sum += sum_of_ratios(x).unwrap();
        sum + clamped(x[3]) + clamped(-x[3])
    }
    pub fn checked(x: &[f64]) -> f64 {
        match sum_of_ratios(x) {
            Ok(sum) => sum,
            Err(_) => -1.0,
        }
    }
}

#[test]
fn early_returns_enums_and_results() {
    compared!(early::total, [0.5, 0.75, -0.25, 2.5]);
    compared!(early::total, [2.5, 0.75, -0.25, 0.5]);
    compared!(early::checked, [2.5, 0.75, -0.25]);
    let (value, d) = value_and_grad!(early::checked)(&[1.0, 2.0, 0.0]);
    assert_eq!((value, d), (-1.0, vec![0.0; 3]));
}

#[differentiable]
mod lent {
    const N: usize = 2 * 2;
    const HALF: f64 = 1.0 / 2.0;
    type Row = [f64; N];
    type Table<T> = [T; N];

    fn softmax(x: &mut [f64]) {
        let mut sum = 0.0;
        for v in x.iter_mut() {
            *v = v.exp();
            sum += *v;
        }
        for v in x {
            *v /= sum;
        }
    }
    fn add_to(y: &mut f64, x: f64) -> f64 {
        let before = *y;
        *y += x;
        before
    }
    fn halves(x: &mut [f64], by: f64) -> usize {
        let (a, b) = x.split_at_mut(N / 2);
        for i in 0..a.len() {
            b[i] += by * a[i];
        }
        softmax(a);
        b.len()
    }
    fn doubled(mut row: Row) -> Row {
        for v in &mut row {
            *v *= 2.0;
        }
        row
    }
    fn twice(f: impl Fn(f64) -> f64, x: f64) -> f64 {
        f(f(x))
    }
    fn each<F: Fn(usize, f64) -> f64>(x: &mut Row, f: &F) {
        for i in 0..x.len() {
            x[i] = f(i, x[i]);
        }
    }
    fn square(x: f64) -> f64 {
        x * x
    }
    fn at<const M: usize>(x: &[f64; M], i: usize) -> f64 {
        x[i % M]
    }
    fn pair((a, b): (f64, f64), [c, d]: [f64; 2]) -> (f64, f64) {
        (a * c, b + d)
    }
    fn stride(i: usize, j: usize) -> usize {
        i * N + j
    }
    pub fn total(x: &[f64]) -> f64 {
        let mut y: Table<f64> = [x[0], x[1], x[2], x[3]];
        let n = halves(&mut y, x[0]);
        let before = y;
        let both = doubled(y);
        let x0 = add_to(&mut y[1], both[2]) + add_to(&mut y[1], HALF);
        let k = x[1];
        each(&mut y, &|i, v| v * k + i as f64);
        let k = twice(square, y[0]) + twice(|x| x * k, x[2]);
        let (a, b) = pair((x0, y[3]), [k, before[1]]);
        let mut flat = vec![0.0; N * N];
        for i in 0..N {
            flat[stride(i, N - 1 - i)] = at(&y, i + 1) * x[i];
        }
        softmax(&mut flat[N..2 * N]);
        a * b + n as f64 * flat.iter().sum::<f64>() + flat[stride(1, 2)]
    }
}

#[test]
fn what_is_lent_and_what_is_copied() {
    compared!(lent::total, [0.5, 0.75, -0.25, 1.5]);
    let graph = graph!(lent::total).to_string();
    assert_eq!(calls(&graph), 0, "{graph}");
    assert!(!graph.contains("host"), "{graph}");
}

#[differentiable]
mod hidden {
    #[derive(Clone)]
    pub struct Stack {
        items: Vec<f64>,
        len: f64,
    }
    impl Stack {
        fn len(&self) -> f64 {
            self.len
        }
        fn fill(&mut self, x: f64) {
            for i in 1..self.items.len() {
                self.items[i] = x * i as f64;
            }
        }
        fn push(&mut self, x: f64) {
            self.items.push(x);
            self.len *= x;
        }
        fn map(&self, f: impl Fn(f64) -> f64) -> Stack {
            Stack {
                items: self.items.iter().map(|x| f(*x)).collect(),
                len: f(self.len),
            }
        }
        fn first(&self) -> f64 {
            self.items[self.items.len() - 1]
        }
        fn sin(&self) -> f64 {
            self.items[0].sin() * 2.0
        }
        fn exp(self) -> Stack {
            self.map(|x| x * 0.5)
        }
    }
    const SCALE: f64 = 2.0;
    fn cube(x: f64) -> f64 {
        x * x * x
    }
    pub fn own_items(x: &[f64]) -> f64 {
        const SCALE: f64 = 5.0;
        #[grads::differentiable]
        fn cube(x: f64) -> f64 {
            x.sin()
        }
        SCALE * cube(x[0]) + of_outside(x[1])
    }
    fn of_outside(x: f64) -> f64 {
        SCALE * cube(x)
    }
    pub fn own_names(x: &[f64]) -> f64 {
        use super::others::*;
        cube(x[0]) * of_outside(x[1])
    }
    fn scaled(x: f64, k: f64) -> f64 {
        let x = x * k;
        let x = {
            let k = x + 1.0;
            k * k
        };
        x - k
    }
    pub fn total(x: &[f64]) -> f64 {
        let k = x[2];
        let mut stack = Stack {
            items: vec![x[0], x[1]],
            len: x[2],
        };
        stack.fill(scaled(k, x[0]));
        stack.push(x[1]);
        let other = stack.map(|v| scaled(v, k));
        let length = other.len();
        let value = other.sin() + stack.first() * other.first();
        value * length + stack.exp().len()
    }
}

mod others {
    use grads::prelude::*;

    #[differentiable]
    pub fn cube(x: f64) -> f64 {
        x.cos()
    }
}

#[test]
fn items_of_a_body_hide_those_of_the_module() {
    compared!(hidden::own_items, [0.5, 0.75]);
    compared!(hidden::own_names, [0.5, 0.75]);
}

#[test]
fn methods_named_like_std_s_and_names_that_hide_others() {
    compared!(hidden::total, [0.5, 0.75, -0.25]);
    let graph = graph!(hidden::total).to_string();
    assert_eq!(calls(&graph), 0, "{graph}");
}

#[differentiable]
mod generic {
    use grads::Real;

    pub struct Poly<T: Real, const N: usize> {
        pub c: [T; N],
    }
    impl<T: Real, const N: usize> Poly<T, N> {
        fn at(&self, x: T) -> T {
            let mut y = T::lit(0.0);
            for i in 0..N {
                y = y * x + self.c[N - 1 - i];
            }
            y
        }
    }
    trait Curve {
        fn y(&self, x: f64) -> f64;
        fn slope(&self, x: f64) -> f64 {
            (self.y(x + 0.5) - self.y(x - 0.5)) * Self::SCALE
        }
        const SCALE: f64 = 1.0;
    }
    struct Wave {
        k: f64,
    }
    struct Line(f64, f64);
    impl Curve for Wave {
        fn y(&self, x: f64) -> f64 {
            (self.k * x).sin()
        }
        const SCALE: f64 = 2.0;
    }
    impl Curve for Line {
        fn y(&self, x: f64) -> f64 {
            let Line(a, b) = self;
            a * x + b
        }
    }
    fn norm<T: Real>(x: &[T]) -> T {
        let mut s = T::lit(0.0);
        for v in x {
            s = s + *v * *v;
        }
        s.sqrt()
    }
    fn steepest<A: Curve, B: Curve>(a: &A, b: &B, x: f64) -> f64 {
        a.slope(x).max(b.slope(x)) + a.y(x)
    }
    pub fn total(x: &[f64]) -> f64 {
        let poly = Poly {
            c: [x[0], x[1], x[2]],
        };
        let wave = Wave { k: x[3] };
        norm(x) * poly.at(x[1])
            + steepest(&wave, &Line(x[0], x[2]), x[1])
            + steepest(&Line(x[1], 0.5), &wave, 0.1)
    }
    pub fn single(x: &[f32]) -> f32 {
        let poly = Poly::<f32, 2> { c: [x[0], 2.0] };
        norm(&x[..2]) + poly.at(x[1])
    }
}

#[test]
fn generic_functions_and_defaults_of_traits() {
    compared!(generic::total, [0.5, 0.75, -0.25, 1.5]);
    let (value, d) = value_and_grad!(generic::single)(&[3.0, 4.0]);
    assert_eq!((value, d), (5.0 + 3.0 + 8.0, vec![0.6 + 1.0, 0.8 + 2.0]));
}

#[differentiable]
mod constants {
    #[derive(Clone)]
    pub struct Params {
        pub w: f64,
        #[no_diff]
        pub rate: f64,
        pub n: usize,
    }
    impl Params {
        fn doubled(&self) -> Params {
            Params {
                w: self.w * 2.0,
                rate: self.rate,
                n: self.n + 1,
            }
        }
    }
    fn penalty(x: f64, #[no_diff] weight: f64) -> f64 {
        weight * x * x
    }
    #[differentiable(vjp = doubled_rule)]
    fn with_rule(x: f64) -> f64 {
        x * x
    }
    fn doubled_rule(x: f64) -> (f64, impl Fn(f64) -> f64) {
        (x * x, move |ct| 20.0 * ct)
    }
    pub fn total(p: &Params, x: f64) -> f64 {
        let q = p.doubled();
        q.rate * q.w * q.n as f64 + penalty(x, x) + with_rule(x)
    }
}

#[test]
fn marks_and_rules_hold_in_what_is_lowered_in_place() {
    let p = constants::Params {
        w: 0.5,
        rate: 3.0,
        n: 1,
    };
    let (value, (dp, dx)) = value_and_grad!(constants::total)(&p, 2.0);
    same(value, constants::total(&p, 2.0));
    // neither `rate` nor `weight` passes a derivative, and the rule is the user's
    assert_eq!(dp.w, 3.0 * 2.0 * 2.0);
    assert_eq!(dx, 2.0 * 2.0 * 2.0 + 20.0);
}

#[differentiable]
mod recursive {
    pub struct Tree {
        pub value: f64,
        pub children: Vec<Tree>,
    }
    impl Tree {
        fn sum(&self) -> f64 {
            let mut total = own(self.value);
            for child in &self.children {
                total += child.sum();
            }
            total
        }
    }
    fn own(x: f64) -> f64 {
        x * x
    }
    fn even(n: usize, x: f64) -> f64 {
        if n == 0 { x } else { odd(n - 1, x * x) }
    }
    fn odd(n: usize, x: f64) -> f64 {
        if n == 0 { 1.0 } else { even(n - 1, x + 1.0) }
    }
    pub fn of_tree(tree: &Tree) -> f64 {
        tree.sum()
    }
    pub fn total(x: &[f64]) -> f64 {
        even(4, x[0]) * odd(3, x[1])
    }
}

#[test]
fn recursion_is_called() {
    compared!(recursive::total, [0.5, 0.75]);
    let leaf = |value| recursive::Tree {
        value,
        children: vec![],
    };
    let tree = recursive::Tree {
        value: 2.0,
        children: vec![leaf(3.0), leaf(4.0)],
    };
    let (value, d) = value_and_grad!(recursive::of_tree)(&tree);
    assert_eq!(value, 29.0);
    assert_eq!(
        (d.value, d.children[0].value, d.children[1].value),
        (4.0, 6.0, 8.0)
    );
    assert!(calls(&graph!(recursive::of_tree).to_string()) > 0);
}

#[differentiable]
mod panics {
    fn element(x: &[f64], i: usize) -> f64 {
        x[i]
    }
    fn positive(x: f64) -> f64 {
        assert!(x > 0.0, "{x} is not positive");
        x.ln()
    }
    pub fn total(x: &[f64], n: usize) -> f64 {
        let mut sum = 0.0;
        for i in 0..n {
            sum += positive(element(x, i));
        }
        sum
    }
}

/// Asserts in methods of a struct that is held as its fields.
#[differentiable]
mod asserts {
    pub struct Pairs<'a> {
        x: &'a [f64],
        y: &'a [f64],
        /// Not the length of `x`.
        x_len: usize,
        r#type: usize,
    }
    impl Pairs<'_> {
        fn check(&self, most: usize) {
            assert!(self.x.len() == self.y.len() && self.x.len() > 0);
            assert!(
                self.x_len > 0 && self.x.len() < most,
                "{} of {}",
                self.x_len,
                most
            );
            debug_assert!(self.r#type != 3 && !(self.x_len == 7));
            assert!(
                matches!(self.x_len, 1 | 2) || {
                    let n = self.x_len;
                    n < 5
                }
            );
            assert_eq!(self.r#type, most - 9);
        }
        fn product(&self) -> f64 {
            self.x.iter().zip(self.y).map(|(a, b)| a * b).sum()
        }
    }
    pub fn total(x: &[f64], #[no_diff] k: usize, #[no_diff] n: [usize; 2]) -> f64 {
        let pairs = Pairs {
            x: &x[..k],
            y: &x[1..3],
            x_len: n[0],
            r#type: n[1],
        };
        pairs.check(10);
        pairs.product()
    }
}

/// What a panic says, which is noted by the hook that all tests here share.
fn said(f: impl Fn() + std::panic::UnwindSafe) -> String {
    use std::panic;
    use std::sync::{Arc, Mutex};
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    let _alone = ONE_AT_A_TIME.lock();
    let text = Arc::new(Mutex::new(String::new()));
    let hook = panic::take_hook();
    let noted = text.clone();
    panic::set_hook(Box::new(move |info| {
        *noted.lock().unwrap() = info.to_string()
    }));
    assert!(panic::catch_unwind(f).is_err());
    panic::set_hook(hook);
    text.lock().unwrap().clone()
}

#[test]
fn asserts_say_what_is_written() {
    let x = [1.0, 2.0, 3.0];
    assert_eq!(asserts::total(&x, 2, [4, 1]), 8.0);
    let (value, d) = value_and_grad!(asserts::total)(&x, 2, [4, 1]);
    assert_eq!((value, &d[..]), (8.0, &[2.0, 4.0, 2.0][..]));
    for (k, n) in [
        (1, [4, 1]),
        (2, [0, 1]),
        (2, [4, 3]),
        (2, [9, 1]),
        (2, [4, 2]),
    ] {
        let plain = said(|| {
            let _ = asserts::total(&x, k, n);
        });
        let ours = said(|| {
            let _ = value_and_grad!(asserts::total)(&x, k, n);
        });
        assert_eq!(ours, plain);
    }
}

#[test]
fn panics_have_the_place_and_the_text_of_the_plain_function() {
    for (x, n) in [(vec![1.0, -2.0], 2), (vec![1.0, 2.0], 3)] {
        let plain = said(|| {
            let _ = panics::total(&x, n);
        });
        let ours = said(|| {
            let _ = value_and_grad!(panics::total)(&x, n);
        });
        assert_eq!(ours, plain);
    }
}
