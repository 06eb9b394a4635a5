//! Methods, operators and traits: paths given to the macros, generic types, positions.
#![allow(dead_code)]

#[path = "claims/mod.rs"]
mod claims;

use grads::prelude::*;
use std::ops::{Add, AddAssign, Mul, Neg, Sub};

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Vec3 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Vec3 {
    fn new(x: f64, y: f64, z: f64) -> Self {
        Self { x, y, z }
    }
    fn dot(&self, o: &Vec3) -> f64 {
        self.x * o.x + self.y * o.y + self.z * o.z
    }
    fn norm(self) -> f64 {
        self.dot(&self).sqrt()
    }
    fn cross(self, o: Vec3) -> Vec3 {
        Vec3::new(
            self.y * o.z - self.z * o.y,
            self.z * o.x - self.x * o.z,
            self.x * o.y - self.y * o.x,
        )
    }
    fn scale(&mut self, k: f64) {
        self.x *= k;
        self.y *= k;
        self.z *= k;
    }
    fn len(&self) -> usize {
        3
    }
}

#[differentiable]
impl Add for Vec3 {
    type Output = Vec3;
    fn add(self, o: Vec3) -> Vec3 {
        Vec3 {
            x: self.x + o.x,
            y: self.y + o.y,
            z: self.z + o.z,
        }
    }
}
#[differentiable]
impl Sub for Vec3 {
    type Output = Self;
    fn sub(self, o: Self) -> Self::Output {
        Vec3::new(self.x - o.x, self.y - o.y, self.z - o.z)
    }
}
#[differentiable]
impl<'a> Sub<&'a Vec3> for &'a Vec3 {
    type Output = Vec3;
    fn sub(self, o: &Vec3) -> Vec3 {
        Vec3::new(self.x - o.x, self.y - o.y, self.z - o.z)
    }
}
#[differentiable]
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
#[differentiable]
impl Mul<Vec3> for f64 {
    type Output = Vec3;
    fn mul(self, v: Vec3) -> Vec3 {
        v * self
    }
}
#[differentiable]
impl Neg for Vec3 {
    type Output = Vec3;
    fn neg(self) -> Vec3 {
        Vec3::new(-self.x, -self.y, -self.z)
    }
}
#[differentiable]
impl AddAssign for Vec3 {
    fn add_assign(&mut self, o: Vec3) {
        self.x += o.x;
        self.y += o.y;
        self.z += o.z;
    }
}

#[test]
fn method() {
    let v = Vec3::new(3.0, 4.0, 0.0);
    let g = grad!(Vec3::norm)(v);
    assert!((g.x - 0.6).abs() < 1e-15 && g.y == 0.8 && g.z == 0.0);
    let (a, b) = grad!(Vec3::dot)(&v, &v);
    assert_eq!((a.x, b.y), (3.0, 4.0));
    let a = grad!(Vec3::dot, wrt(self))(&v, &v);
    assert_eq!(a.x, 3.0);
}

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Body {
    pos: Vec3,
    vel: Vec3,
    mass: f64,
}

#[differentiable]
impl Body {
    fn kinetic(&self) -> f64 {
        0.5 * self.mass * self.vel.dot(&self.vel)
    }
    fn pull(&self, other: &Body) -> Vec3 {
        let d = other.pos - self.pos;
        let r = d.norm();
        d * (other.mass / (r * r * r))
    }
    fn advance(&mut self, acc: Vec3, dt: f64) {
        self.vel += acc * dt;
        self.pos += self.vel * dt;
    }
}

#[differentiable]
fn potential(bodies: &[Body]) -> f64 {
    let mut e = 0.0;
    for i in 0..bodies.len() {
        for j in i + 1..bodies.len() {
            let d = bodies[j].pos - bodies[i].pos;
            e -= bodies[i].mass * bodies[j].mass / d.norm();
        }
    }
    e
}

#[differentiable]
fn energy(bodies: &[Body]) -> f64 {
    let mut kinetic = 0.0;
    for b in bodies {
        kinetic += b.kinetic();
    }
    kinetic + potential(bodies)
}

/// Leapfrog over a vector of bodies.
#[differentiable]
fn n_body(bodies: Vec<Body>, steps: usize, dt: f64) -> f64 {
    let mut bodies = bodies;
    for _ in 0..steps {
        let n = bodies.len();
        for i in 0..n {
            let mut acc = Vec3::new(0.0, 0.0, 0.0);
            for j in 0..n {
                if i != j {
                    acc += bodies[i].pull(&bodies[j]);
                }
            }
            bodies[i].advance(acc, dt);
        }
    }
    energy(&bodies)
}

fn bodies() -> Vec<Body> {
    let body = |x: f64, y: f64, v: f64, mass: f64| Body {
        pos: Vec3::new(x, y, 0.3 * x),
        vel: Vec3::new(-v, v * 0.5, 0.1),
        mass,
    };
    vec![
        body(0.0, 0.1, 0.2, 2.0),
        body(1.5, 0.4, -0.3, 1.0),
        body(-0.7, 1.9, 0.6, 0.5),
    ]
}

#[test]
fn simulation() {
    let (value, (gradient, dt)) = value_and_grad!(n_body)(bodies(), 5, 0.01);
    assert_eq!(value.to_bits(), n_body(bodies(), 5, 0.01).to_bits());
    let h = 1e-6;
    let moved = |at: usize, by: f64| {
        let mut all = bodies();
        let b = &mut all[at / 7];
        *[
            &mut b.pos.x,
            &mut b.pos.y,
            &mut b.pos.z,
            &mut b.vel.x,
            &mut b.vel.y,
            &mut b.vel.z,
            &mut b.mass,
        ][at % 7] += by;
        n_body(all, 5, 0.01)
    };
    for at in 0..21 {
        let b = &gradient[at / 7];
        let found = [b.pos.x, b.pos.y, b.pos.z, b.vel.x, b.vel.y, b.vel.z, b.mass][at % 7];
        let expected = (moved(at, h) - moved(at, -h)) / (2.0 * h);
        assert!((found - expected).abs() < 1e-7, "{at}: {found} {expected}");
    }
    let expected = (n_body(bodies(), 5, 0.01 + h) - n_body(bodies(), 5, 0.01 - h)) / (2.0 * h);
    assert!((dt - expected).abs() < 1e-6, "{dt} {expected}");
}

mod traits {
    //! Differentiable traits.

    use grads::prelude::*;

    #[differentiable]
    pub trait Potential {
        /// A constant of the trait.
        const SCALE: f64 = 2.0;
        fn at(&self, x: f64) -> f64;
        fn twice(&self, x: f64) -> f64 {
            2.0 * self.at(x)
        }
        fn both(&self, other: &Self, x: f64) -> f64
        where
            Self: Sized,
        {
            self.at(x) * other.at(x) + self.twice(x)
        }
        fn relax(&mut self, rate: f64);
        fn name(&self) -> &str {
            "potential"
        }
    }

    #[derive(Clone, Debug, PartialEq, Differentiable)]
    pub struct Spring {
        pub k: f64,
        pub rest: f64,
    }
    #[differentiable]
    impl Potential for Spring {
        fn at(&self, x: f64) -> f64 {
            0.5 * self.k * (x - self.rest).powi(2) * Self::SCALE
        }
        fn relax(&mut self, rate: f64) {
            self.rest *= 1.0 - rate;
            self.k *= rate;
        }
        fn name(&self) -> &str {
            "spring"
        }
    }

    #[derive(Clone, Debug, PartialEq, Differentiable)]
    pub struct Well<const N: usize> {
        pub coefficients: [f64; N],
    }
    #[differentiable]
    impl<const N: usize> Potential for Well<N> {
        fn at(&self, x: f64) -> f64 {
            let mut sum = 0.0;
            for i in 0..N {
                sum = sum * x + self.coefficients[i];
            }
            sum
        }
        fn twice(&self, x: f64) -> f64 {
            3.0 * self.at(x).sin()
        }
        fn relax(&mut self, rate: f64) {
            for c in self.coefficients.iter_mut() {
                *c *= rate;
            }
        }
    }

    #[differentiable]
    pub fn total<P: Potential>(p: &P, x: f64) -> f64 {
        p.at(x) + p.twice(2.0 * x)
    }

    #[differentiable]
    pub fn of_any(p: &impl Potential, x: f64) -> f64 {
        p.at(x) * x
    }

    #[differentiable]
    pub fn relaxed(k: f64, rate: f64) -> f64 {
        let mut s = Spring { k, rest: 1.5 };
        s.relax(rate);
        s.relax(rate * 0.5);
        s.at(2.0) + total(&s, 0.5)
    }

    fn close(a: f64, b: f64) {
        assert!((a - b).abs() < 1e-6 * (1.0 + b.abs()), "{a} {b}");
    }

    #[test]
    fn generic() {
        let s = Spring { k: 3.0, rest: 0.5 };
        let (g, dx) = grad!(total)(&s, 1.25);
        let h = 1e-6;
        let f = |k: f64, rest: f64, x: f64| total(&Spring { k, rest }, x);
        close(
            g.k,
            (f(3.0 + h, 0.5, 1.25) - f(3.0 - h, 0.5, 1.25)) / (2.0 * h),
        );
        close(
            g.rest,
            (f(3.0, 0.5 + h, 1.25) - f(3.0, 0.5 - h, 1.25)) / (2.0 * h),
        );
        close(
            dx,
            (f(3.0, 0.5, 1.25 + h) - f(3.0, 0.5, 1.25 - h)) / (2.0 * h),
        );
        let w = Well {
            coefficients: [1.0, -2.0, 0.5],
        };
        let (_, dx) = grad!(total)(&w, 0.75);
        close(dx, (total(&w, 0.75 + h) - total(&w, 0.75 - h)) / (2.0 * h));
        let (_, dx) = grad!(of_any)(&w, 0.75);
        close(
            dx,
            (of_any(&w, 0.75 + h) - of_any(&w, 0.75 - h)) / (2.0 * h),
        );
    }

    #[test]
    fn in_out() {
        let h = 1e-6;
        let (dk, dr) = grad!(relaxed)(2.0, 0.3);
        close(
            dk,
            (relaxed(2.0 + h, 0.3) - relaxed(2.0 - h, 0.3)) / (2.0 * h),
        );
        close(
            dr,
            (relaxed(2.0, 0.3 + h) - relaxed(2.0, 0.3 - h)) / (2.0 * h),
        );
    }

    #[test]
    fn paths() {
        let s = Spring { k: 3.0, rest: 0.5 };
        let (g, dx) = grad!(<Spring as Potential>::at)(&s, 1.25);
        close(g.k, 0.75 * 0.75);
        close(dx, 3.0 * 0.75 * 2.0);
        let (_, dx) = grad!(Spring::twice)(&s, 1.25);
        close(dx, 3.0 * 0.75 * 4.0);
        close(grad!(<Spring>::at, wrt(x))(&s, 1.25), 3.0 * 0.75 * 2.0);
        let (y, back) = vjp!(Potential::at)(&s, 1.25);
        assert_eq!(y, s.at(1.25));
        close(back(2.0).1, 3.0 * 0.75 * 4.0);
        assert!(graph!(Spring::at).contains("index.k"));
        assert!(graph!(<Spring as Potential>::at, grad).contains("index.k"));
        assert!(graph!(Spring::twice).contains("@twice"));
        let dynamic: &dyn Potential2 = &s;
        assert_eq!(dynamic.size(), 3.0);
        let (a, b, c) = grad!(Spring::both)(&s, &s, 1.25);
        assert_eq!(a.k + b.k > 0.0, c > 0.0);
    }

    #[differentiable]
    trait Potential2 {
        fn size(&self) -> f64;
    }
    #[differentiable]
    impl Potential2 for Spring {
        fn size(&self) -> f64 {
            self.k
        }
    }
}

mod generic_impls {
    //! Generic impls.

    use grads::prelude::*;
    use std::ops::{Add, Mul};

    #[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
    pub struct V<T> {
        pub x: T,
        pub y: T,
    }

    #[differentiable]
    impl<T: Real> V<T> {
        pub fn dot(self, other: Self) -> T {
            self.x * other.x + self.y * other.y
        }
        pub fn norm(&self) -> T {
            self.dot(*self).sqrt()
        }
        pub fn halved(&self) -> Self {
            *self * T::lit(0.5)
        }
    }
    #[differentiable]
    impl<T: Real> Add for V<T> {
        type Output = Self;
        fn add(self, o: Self) -> Self {
            V {
                x: self.x + o.x,
                y: self.y + o.y,
            }
        }
    }
    #[differentiable]
    impl<T: Real> Mul<T> for V<T> {
        type Output = V<T>;
        fn mul(self, k: T) -> V<T> {
            V {
                x: self.x * k,
                y: self.y * k,
            }
        }
    }

    #[differentiable]
    fn f(a: V<f64>, b: V<f64>) -> f64 {
        let c = (a + b) * 3.0;
        c.halved().norm() + a.dot(b)
    }

    #[test]
    fn generic_type() {
        let (a, b) = (V { x: 1.0, y: 2.0 }, V { x: -0.5, y: 0.25 });
        let (da, _) = grad!(f)(a, b);
        let h = 1e-6;
        let d = (f(V { x: 1.0 + h, ..a }, b) - f(V { x: 1.0 - h, ..a }, b)) / (2.0 * h);
        assert!((da.x - d).abs() < 1e-6);
        let g: VTangent<f32> = grad!(V::norm)(&V { x: 3.0f32, y: 4.0 });
        assert!((g.x - 0.6).abs() < 1e-6);
        let g = grad!(V::dot, wrt(self))(V { x: 3.0f32, y: 4.0 }, V { x: 1.0, y: 2.0 });
        assert_eq!(g.y, 2.0);
    }

    pub struct Model {
        pub scale: f64,
        pub name: String,
    }
    impl Model {
        #[differentiable]
        fn predict(#[no_diff] &self, x: &[f64]) -> f64 {
            let mut sum = 0.0;
            for v in x {
                sum += self.scale * v * v;
            }
            assert!(!self.name.is_empty());
            sum
        }
        #[differentiable]
        fn shifted(#[no_diff] &self, x: &[f64], by: f64) -> f64 {
            self.predict(x) * by
        }
    }

    #[test]
    fn lone_method() {
        let m = Model {
            scale: 2.0,
            name: "m".into(),
        };
        assert_eq!(grad!(Model::predict)(&m, &[1.0, 2.0]), vec![4.0, 8.0]);
        let (dx, by) = grad!(Model::shifted)(&m, &[1.0, 2.0], 0.5);
        assert_eq!((dx, by), (vec![2.0, 4.0], 10.0));
    }
}

mod positions {
    //! `Index` and `IndexMut`.

    use grads::prelude::*;
    use std::ops::{Index, IndexMut};

    #[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
    struct Vec3 {
        x: f64,
        y: f64,
        z: f64,
    }

    #[differentiable]
    impl Index<usize> for Vec3 {
        type Output = f64;
        fn index(&self, i: usize) -> &f64 {
            match i {
                0 => &self.x,
                1 => &self.y,
                _ => &self.z,
            }
        }
    }
    #[differentiable]
    impl IndexMut<usize> for Vec3 {
        fn index_mut(&mut self, i: usize) -> &mut f64 {
            match i {
                0 => &mut self.x,
                1 => &mut self.y,
                _ => &mut self.z,
            }
        }
    }

    #[differentiable]
    fn by_position(v: Vec3, k: f64) -> f64 {
        let mut w = v;
        for i in 0..3 {
            w[i] = v[i] * k + i as f64;
        }
        w[1] *= 2.0;
        w[0] * w[1] + v[2]
    }

    #[test]
    fn read_and_written() {
        let v = Vec3 {
            x: 1.0,
            y: 0.2,
            z: 0.3,
        };
        let (g, dk) = grad!(by_position)(v, 1.7);
        // 2 k x (k y + 1) + z
        let (x, y, k) = (1.0, 0.2, 1.7);
        let expected = [
            2.0 * k * (k * y + 1.0),
            2.0 * k * k * x,
            1.0,
            2.0 * x * (2.0 * k * y + 1.0),
        ];
        for (found, expected) in [g.x, g.y, g.z, dk].into_iter().zip(expected) {
            assert!((found - expected).abs() < 1e-12, "{found} {expected}");
        }
    }
}

#[test]
fn what_the_tables_name_is_run() -> Result<(), String> {
    claims::hold()
}

/// A type whose `cmp` is not its `partial_cmp`.
mod order_of_its_own {
    use grads::prelude::*;
    use std::cmp::Ordering;

    /// Whose `cmp` is not its `partial_cmp`.
    #[derive(Clone, Copy, Debug, Differentiable)]
    struct Ranked {
        #[no_diff]
        rank: i64,
        v: f64,
    }

    impl PartialEq for Ranked {
        fn eq(&self, other: &Ranked) -> bool {
            self.rank == other.rank
        }
    }

    impl Eq for Ranked {}

    #[allow(clippy::non_canonical_partial_ord_impl)]
    impl PartialOrd for Ranked {
        fn partial_cmp(&self, other: &Ranked) -> Option<Ordering> {
            self.rank.partial_cmp(&other.rank)
        }
    }

    impl Ord for Ranked {
        fn cmp(&self, other: &Ranked) -> Ordering {
            other.rank.cmp(&self.rank)
        }
    }

    #[allow(clippy::unnecessary_sort_by)]
    #[differentiable]
    fn sorted_by_an_order_of_its_own(x: f64, y: f64) -> f64 {
        let mut all = [Ranked { rank: 1, v: x }, Ranked { rank: 2, v: y }];
        all.sort_by(|a, b| a.cmp(b));
        let first = all[0].v;
        all.sort();
        first * first + 2.0 * all[0].v
    }

    #[test]
    fn the_order_that_is_called_is_the_types_own() {
        let (value, (dx, dy)) = value_and_grad!(sorted_by_an_order_of_its_own)(1.5, 0.5);
        assert_eq!(sorted_by_an_order_of_its_own(1.5, 0.5), 3.25);
        assert_eq!((value, dx, dy), (3.25, 2.0, 1.0));
    }
}

mod unread {
    use grads::prelude::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct Mass {
        m: f64,
        v: f64,
    }

    #[differentiable]
    impl Mass {
        fn energy(&self) -> f64 {
            0.5 * self.m * self.v * self.v
        }
        fn push(&mut self, force: f64) -> f64 {
            self.v += force / self.m;
            self.v
        }
    }

    /// Methods are called whose values nobody reads.
    #[differentiable]
    fn watched(mut mass: Mass, force: f64) -> f64 {
        let _before = mass.energy();
        mass.energy();
        for _ in 0..2 {
            let _ = mass.push(force);
            let _ = mass.energy();
        }
        mass.v * mass.m
    }

    #[test]
    fn values_of_methods_need_not_be_read() {
        let mass = Mass { m: 2.0, v: 0.5 };
        let (value, (of_mass, of_force)) = value_and_grad!(watched)(mass, 1.5);
        assert_eq!(value, watched(mass, 1.5));
        assert_eq!((of_mass.m, of_mass.v, of_force), (0.5, 2.0, 2.0));
    }
}

/// What says of what type a value is stands nowhere but where it is made.
mod made_in_place {
    use grads::prelude::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct Point {
        x: f64,
        y: f64,
    }

    #[differentiable]
    impl Point {
        fn new(x: f64, y: f64) -> Point {
            Point { x, y }
        }
        fn signum(self) -> Point {
            Point {
                x: self.x * self.y,
                y: self.y,
            }
        }
    }

    #[derive(Clone, Debug, Differentiable)]
    struct Pair<T> {
        a: T,
        b: T,
    }

    /// A method of a struct that is called like a number's, on a call, whose value nobody reads.
    #[differentiable]
    fn unread_sign(x: f64) -> f64 {
        let _sign = Point::new(x, 2.0).signum();
        x * 2.0
    }

    #[differentiable]
    fn option_of_a_generic_literal(x: f64) -> f64 {
        let mut found = None;
        if x > 0.0 {
            found = Some(Pair { a: x, b: 2.0 * x });
        }
        match found {
            Some(pair) => pair.a * pair.b,
            None => x,
        }
    }

    type Flag = bool;

    /// A branch on a truth value by another name, of which one arm alone uses a number.
    #[differentiable]
    fn flagged(x: &[f64], #[no_diff] skipped: &[Flag]) -> f64 {
        let mut total = 0.0;
        for i in 0..x.len() {
            let half = x[i] / 2.0;
            total -= half.powf(2.0);
            if skipped[i] {
                continue;
            }
            total += half.ln();
        }
        total
    }

    #[test]
    fn types_show_where_values_are_made() {
        assert_eq!(value_and_grad!(unread_sign)(1.5), (3.0, 2.0));
        let option = value_and_grad!(option_of_a_generic_literal);
        assert_eq!(option(1.5), (4.5, 6.0));
        assert_eq!(option(-1.5), (-1.5, 1.0));
    }

    #[test]
    fn truth_values_have_other_names() {
        let (value, gradient) = value_and_grad!(flagged)(&[1.0, 4.0], &[true, false]);
        assert_eq!(value, flagged(&[1.0, 4.0], &[true, false]));
        assert_eq!(gradient, [-0.5, -2.0 + 0.25]);
    }
}

/// Methods of numbers that are fields of types whose layout the macro does not see.
mod steps_of_fields {
    use grads::prelude::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct Point {
        x: f64,
        z: f64,
    }

    #[differentiable]
    impl Point {
        fn scaled(self, by: f64) -> Point {
            Point {
                x: self.x * by,
                z: self.z,
            }
        }
    }

    #[differentiable]
    fn stepped(p: &Point) -> f64 {
        let a = p.scaled(p.z.floor()).scaled(p.z.fract());
        let b = a.scaled(p.x.round()).scaled(p.z.copysign(p.x));
        let c = b.scaled(p.x.ceil()).scaled(p.z.trunc());
        let d = c.scaled(p.z.div_euclid(p.x)).scaled(p.x.round_ties_even());
        d.x * p.z.signum()
    }

    #[test]
    fn methods_that_are_constant_in_steps_are_found() {
        let (x, z) = (1.3, 2.7);
        let (value, ct) = value_and_grad!(stepped)(&Point { x, z });
        // 2 * fract(z) * 1 * z * 2 * 2 * 2 * 1 * x
        assert_eq!(value.to_bits(), stepped(&Point { x, z }).to_bits());
        let expected = [16.0 * (z - 2.0) * z, 16.0 * x * (2.0 * z - 2.0)];
        for (given, expected) in [ct.x, ct.z].into_iter().zip(expected) {
            assert!((given - expected).abs() < 1e-12, "{given} {expected}");
        }
    }
}

/// A method that its author advises against has its derivative.
mod advised_against {
    use grads::prelude::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Side {
        x: f64,
    }

    #[differentiable]
    impl Side {
        #[deprecated(note = "use `cube`")]
        fn square(&self) -> f64 {
            self.x * self.x
        }
    }

    #[test]
    #[allow(deprecated)]
    fn a_deprecated_method_has_its_derivative() {
        let side = Side { x: 3.0 };
        assert_eq!(side.square(), 9.0);
        assert_eq!(grad!(Side::square)(&side).x, 6.0);
    }
}

/// Methods called like those of numbers, on values of types that nothing in the function names.
mod found_by_rustc {
    use grads::prelude::*;
    use std::ops::{Add, Mul, Neg};

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct Complex {
        re: f64,
        im: f64,
    }

    #[differentiable]
    impl Complex {
        fn new(re: f64, im: f64) -> Complex {
            Complex { re, im }
        }
        fn abs(self) -> f64 {
            self.re.hypot(self.im)
        }
        fn exp(self) -> Complex {
            let r = self.re.exp();
            Complex::new(r * self.im.cos(), r * self.im.sin())
        }
    }

    #[differentiable]
    impl Add for Complex {
        type Output = Complex;
        fn add(self, o: Complex) -> Complex {
            Complex::new(self.re + o.re, self.im + o.im)
        }
    }
    #[differentiable]
    impl Mul for Complex {
        type Output = Complex;
        fn mul(self, o: Complex) -> Complex {
            Complex::new(
                self.re * o.re - self.im * o.im,
                self.re * o.im + self.im * o.re,
            )
        }
    }
    #[differentiable]
    impl Neg for Complex {
        type Output = Complex;
        fn neg(self) -> Complex {
            Complex::new(-self.re, -self.im)
        }
    }

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct Degrees(f64);

    #[differentiable]
    impl Degrees {
        fn sin(self) -> f64 {
            self.0.to_radians().sin()
        }
    }

    #[differentiable]
    fn make(x: f64) -> Complex {
        Complex::new(x, x * x)
    }
    #[differentiable]
    fn angle(x: f64) -> Degrees {
        Degrees(10.0 * x)
    }
    #[differentiable]
    fn number(x: f64) -> f64 {
        x * x - 3.0
    }

    #[differentiable]
    fn of_a_call(x: f64) -> f64 {
        2.0 * make(x).abs() + number(x).abs().sqrt()
    }
    #[differentiable]
    fn of_a_type_in_sight(x: f64) -> f64 {
        (angle(x).sin() + Degrees(x).sin()) * number(x).sin()
    }
    #[differentiable]
    fn of_operators(x: f64) -> f64 {
        let c = Complex::new(x, 1.0);
        (c * c + Complex::new(0.0, x)).abs() + (-make(x)).abs() + (make(x) * c).abs()
    }
    #[differentiable]
    fn of_variables(x: f64) -> f64 {
        let z = make(2.0 * x);
        let w = make(0.1 * x);
        if z.abs() > 2.0 {
            (w * z).abs() + make(x).exp().abs()
        } else {
            w.re * z.abs()
        }
    }

    fn slope(f: fn(f64) -> f64, x: f64) -> f64 {
        let h = 1e-6;
        (f(x + h) - f(x - h)) / (2.0 * h)
    }

    #[test]
    fn methods_called_like_those_of_numbers_are_found() {
        for x in [0.3, 0.7, 1.9] {
            let of_all = [
                (value_and_grad!(of_a_call)(x), of_a_call as fn(f64) -> f64),
                (value_and_grad!(of_a_type_in_sight)(x), of_a_type_in_sight),
                (value_and_grad!(of_operators)(x), of_operators),
                (value_and_grad!(of_variables)(x), of_variables),
            ];
            for ((value, gradient), f) in of_all {
                assert_eq!(value.to_bits(), f(x).to_bits());
                let expected = slope(f, x);
                assert!((gradient - expected).abs() < 1e-5, "{gradient} {expected}");
            }
        }
    }
}

/// A trait that gives no derivatives by default asks nothing of its `impl`s.
mod without_defaults {
    use grads::prelude::*;

    #[differentiable]
    trait Named {
        fn name(&self) -> String {
            "unnamed".to_string()
        }
        fn order(&self) -> usize;
    }

    #[derive(Clone, Differentiable)]
    struct Spring {
        k: f64,
    }

    impl Named for Spring {
        fn order(&self) -> usize {
            2
        }
    }

    #[differentiable]
    fn energy(s: &Spring, x: f64) -> f64 {
        s.k * x.powi(s.order() as i32)
    }

    #[test]
    fn its_impls_need_no_attribute() {
        let (value, (of_spring, of_x)) = value_and_grad!(energy)(&Spring { k: 2.0 }, 3.0);
        assert_eq!((value, of_spring.k, of_x), (18.0, 9.0, 12.0));
    }
}

/// Methods of what a box holds.
#[allow(clippy::borrowed_box)]
mod boxed {
    use grads::prelude::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Side {
        x: f64,
        y: f64,
    }

    #[differentiable]
    impl Side {
        fn norm(&self) -> f64 {
            self.x.hypot(self.y)
        }
        fn grow(&mut self, k: f64) {
            self.x *= k;
        }
    }

    #[differentiable]
    fn shared(side: &Box<Side>) -> f64 {
        side.norm() * side.x
    }

    #[differentiable]
    fn changed(side: &mut Box<Side>) -> f64 {
        side.grow(2.0);
        side.norm() * side.x
    }

    #[test]
    fn a_box_has_the_methods_of_what_it_holds() {
        let mut side = Box::new(Side { x: 3.0, y: 4.0 });
        let (value, ct) = value_and_grad!(shared)(&side);
        assert_eq!(value, 15.0);
        assert!((ct.x - 6.8).abs() < 1e-12 && (ct.y - 2.4).abs() < 1e-12);
        side.x = 1.5;
        let (value, ct) = value_and_grad!(changed)(&mut side);
        assert_eq!((value, side.x), (15.0, 3.0));
        assert!((ct.x - 13.6).abs() < 1e-12 && (ct.y - 2.4).abs() < 1e-12);
    }
}

mod compared {
    use grads::prelude::*;
    use std::cmp::Ordering;

    #[derive(Clone, Copy, Differentiable)]
    struct Percent(f64);

    impl PartialEq<f64> for Percent {
        fn eq(&self, x: &f64) -> bool {
            self.0 / 100.0 == *x
        }
    }

    impl PartialOrd<f64> for Percent {
        fn partial_cmp(&self, x: &f64) -> Option<Ordering> {
            (self.0 / 100.0).partial_cmp(x)
        }
    }

    #[derive(Differentiable)]
    struct Terms {
        rate: Percent,
        k: f64,
    }

    #[differentiable]
    fn paid(t: &Terms, x: f64) -> f64 {
        if t.rate < 0.7 { t.k * x } else { x }
    }

    #[test]
    fn a_field_is_compared_by_its_own_operator() {
        let terms = |rate| Terms {
            rate: Percent(rate),
            k: 3.0,
        };
        assert_eq!(grad!(paid, wrt(x))(&terms(40.0), 0.5), 3.0);
        assert_eq!(grad!(paid, wrt(x))(&terms(90.0), 0.5), 1.0);
        assert_eq!(grad!(paid, wrt(t))(&terms(40.0), 0.5).k, 0.5);
    }
}

/// A receiver by value is there before the arguments, which may write to the variable that it was in.
mod receivers_of_before {
    use grads::prelude::*;

    #[derive(Clone, Copy, Differentiable)]
    struct Line {
        slope: f64,
        start: f64,
    }

    #[differentiable]
    impl Line {
        fn at(self, x: f64) -> f64 {
            self.slope * x + self.start
        }
    }

    #[differentiable]
    fn steeper(line: &mut Line) -> f64 {
        line.slope *= 3.0;
        line.slope + line.start
    }

    #[differentiable]
    fn of_variable(x: f64) -> f64 {
        let start = 0.5;
        let mut line = Line { slope: x, start };
        let first = line.at(steeper(&mut line));
        first
            * line.at({
                line.slope = x * x;
                line.slope
            })
    }

    #[differentiable]
    fn of_element(x: f64, i: Option<usize>) -> Option<f64> {
        let start = 0.5;
        let mut lines = [
            Line { slope: x, start },
            Line {
                slope: 2.0,
                start: x,
            },
        ];
        Some(lines[i?].at(steeper(&mut lines[0])) + lines[0].at(x))
    }

    #[differentiable]
    impl Line {
        fn steeper(&mut self, by: f64) -> f64 {
            self.slope *= by;
            self.slope + self.start
        }

        fn halved(self, x: f64, times: usize) -> f64 {
            match times {
                0 => self.at(x),
                _ => 0.5 * self.halved(x, times - 1),
            }
        }
    }

    #[differentiable]
    fn by_methods(x: f64) -> f64 {
        let start = 0.5;
        let mut line = Line { slope: x, start };
        let mut lines = [line; 2];
        let first = line.at(line.steeper(2.0)) + line.halved(line.steeper(x), 3);
        let second = lines[1].halved(lines[1].steeper(3.0), 2) + lines[0].at(lines[1].at(x));
        first * line.slope + second
    }

    #[differentiable]
    fn of_another_name(x: f64) -> f64 {
        let start = 0.5;
        let mut line = Line { slope: x, start };
        let mut others = [Line { slope: x, ..line }; 3];
        let first = line.at(others.iter_mut().map(|line| line.steeper(2.0)).sum());
        let second = line.steeper({
            let mut line = others[2];
            line.steeper(x)
        });
        first * second + line.slope * others[1].slope
    }

    #[differentiable]
    mod world {
        #[derive(Clone, Copy)]
        pub struct Line {
            slope: f64,
            start: f64,
        }

        impl Line {
            fn steeper(&mut self, by: f64) -> f64 {
                self.slope *= by;
                self.slope + self.start
            }

            fn halved(self, x: f64, times: usize) -> f64 {
                match times {
                    0 => self.slope * x + self.start,
                    _ => 0.5 * self.halved(x, times - 1),
                }
            }
        }

        pub fn by_methods(x: f64) -> f64 {
            let start = 0.5;
            let mut line = Line { slope: x, start };
            let mut lines = [line; 2];
            let first = line.halved(line.steeper(x), 3) * line.slope;
            first + lines[1].halved(lines[1].steeper(3.0), 2)
        }
    }

    #[derive(Differentiable)]
    struct Track {
        ends: [Line; 2],
        line: Line,
        length: f64,
    }

    #[differentiable]
    impl Line {
        fn grow(&mut self, other: &mut Line, by: f64) -> f64 {
            self.slope += by;
            other.start *= self.slope;
            other.start
        }
    }

    #[differentiable]
    impl Track {
        fn step(&mut self) -> f64 {
            let first = self.line.grow(&mut self.ends[1], {
                self.length *= 2.0;
                self.length
            });
            let second = self.line.grow(&mut self.ends[0], first);
            first * self.line.at(second)
        }
    }

    /// Receivers by reference, beside other fields that arguments change.
    #[differentiable]
    fn of_fields(x: f64) -> f64 {
        let line = |slope: f64| Line { slope, start: x };
        let mut track = Track {
            ends: [line(0.3), line(0.4)],
            line: line(x),
            length: x * x,
        };
        let steps = track.step() + track.step();
        steps + track.line.slope + track.length
    }

    #[test]
    fn receivers_beside_what_arguments_change() {
        let (value, by_x) = value_and_grad!(of_fields)(0.7);
        assert_eq!(value, of_fields(0.7));
        let slope = (of_fields(0.7 + 1e-6) - of_fields(0.7 - 1e-6)) / 2e-6;
        assert!((by_x / slope - 1.0).abs() < 1e-7, "{by_x} is not {slope}");
    }

    #[test]
    fn a_receiver_by_value_is_that_of_before() {
        let near = |a: f64, b: f64| assert!((a - b).abs() < 1e-8, "{a} is not {b}");
        let slope = |f: &dyn Fn(f64) -> f64| (f(0.7 + 1e-5) - f(0.7 - 1e-5)) / 2e-5;
        let (value, by_x) = value_and_grad!(of_variable)(0.7);
        assert_eq!(value, of_variable(0.7));
        near(by_x, slope(&of_variable));
        let found = |x| of_element(x, Some(0)).expect("an element");
        let (value, back) = vjp!(of_element)(0.7, Some(0));
        assert_eq!(value, of_element(0.7, Some(0)));
        near(back(Some(1.0)), slope(&found));
    }

    #[test]
    fn a_receiver_by_value_is_that_of_before_a_method_among_the_arguments() {
        let near = |a: f64, b: f64| assert!((a / b - 1.0).abs() < 1e-7, "{a} is not {b}");
        let slope = |f: &dyn Fn(f64) -> f64| (f(0.7 + 1e-6) - f(0.7 - 1e-6)) / 2e-6;
        for (f, (value, by_x)) in [
            (
                by_methods as fn(f64) -> f64,
                value_and_grad!(by_methods)(0.7),
            ),
            (of_another_name, value_and_grad!(of_another_name)(0.7)),
            (world::by_methods, value_and_grad!(world::by_methods)(0.7)),
        ] {
            assert_eq!(value, f(0.7));
            near(by_x, slope(&f));
        }
    }
}

/// Branches that keep numbers behind a way out of a loop, whose trips keep the ways back of calls.
mod behind_a_way_out {
    use grads::prelude::*;

    #[differentiable]
    #[allow(clippy::ptr_arg)]
    fn bent(v: &mut Vec<f64>, by: f64) {
        for x in v.iter_mut() {
            *x = (*x * by).sin();
        }
    }

    #[differentiable]
    fn one_loop(x: f64, n: usize) -> f64 {
        let mut all = vec![x, 0.4 * x];
        let mut s = x;
        for j in 0..n {
            bent(&mut all, s);
            if s > 0.9 {
                break;
            }
            s = (s * j as f64 + 0.7).sin();
        }
        s + all.iter().sum::<f64>()
    }

    #[differentiable]
    fn two_loops(x: f64, n: usize) -> f64 {
        let mut all = vec![x, 0.4 * x];
        let mut s = x;
        'all: for i in 0..n {
            if x > 0.5 {
                for j in 0..3 {
                    bent(&mut all, s);
                    if i == 4 {
                        break 'all;
                    }
                    s = (s * j as f64 + 0.7).sin();
                }
            }
        }
        s + all.iter().sum::<f64>()
    }

    #[test]
    fn branches_behind_a_way_out_of_a_loop() {
        for x in [0.3, 0.8] {
            let slope = |f: &dyn Fn(f64) -> f64| (f(x + 1e-6) - f(x - 1e-6)) / 2e-6;
            let near = |a: f64, b: f64| assert!((a - b).abs() < 1e-7, "{a} is not {b}");
            near(grad!(one_loop)(x, 6), slope(&|x| one_loop(x, 6)));
            near(grad!(two_loops)(x, 6), slope(&|x| two_loops(x, 6)));
        }
    }
}

/// Two parts of one variable that a call changes, both read afterwards.
mod two_parts_of_one {
    use grads::prelude::*;

    #[derive(Clone, Differentiable)]
    struct State {
        q: Vec<f64>,
        p: Vec<f64>,
        energy: [f64; 2],
        count: f64,
    }

    #[differentiable]
    fn kick(q: &mut [f64], p: &mut [f64], count: &mut f64, h: f64) -> f64 {
        for i in 0..q.len() {
            p[i] -= h * q[i];
            q[i] += h * p[i];
        }
        *count += h;
        q[0]
    }

    #[differentiable]
    impl State {
        fn step(&mut self, h: f64) {
            self.energy[1] += kick(&mut self.q, &mut self.p, &mut self.count, h);
            kick(&mut self.energy, &mut self.q, &mut self.p[1], h);
        }
    }

    #[differentiable]
    fn moved(x: f64) -> f64 {
        let (q, p) = (vec![x, 1.0], vec![x * x, 2.0]);
        let mut s = State {
            q,
            p,
            energy: [x, 0.5],
            count: 0.0,
        };
        for i in 0..3 {
            s.step(0.1 * x);
            kick(&mut s.p, &mut s.energy, &mut s.q[i % 2], 0.2);
        }
        s.q[1] * s.p[0] + s.q[0] * s.energy[1] * s.count
    }

    #[test]
    fn two_parts_are_changed_by_one_call() {
        let (value, by_x) = value_and_grad!(moved)(0.7);
        assert_eq!(value, moved(0.7));
        let slope = (moved(0.7 + 1e-6) - moved(0.7 - 1e-6)) / 2e-6;
        assert!((by_x / slope - 1.0).abs() < 1e-8, "{by_x} is not {slope}");
    }
}
