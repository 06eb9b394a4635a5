//! Functions that call themselves by methods of parts of `self`, whose types the macro does not see, and recursion with helpers: what their
//! calls keep stands on one tape, of the helpers too. Another type's method of the same name is that other method.

use crate::harness::row::Program;
use grads::prelude::*;
use std::rc::Rc;

#[derive(Clone, Debug, PartialEq, Differentiable)]
pub struct Node {
    left: Option<Box<Node>>,
    right: Option<Box<Node>>,
    w: f64,
}

/// A helper that keeps a number, and one that keeps a vector.
#[differentiable]
fn bent(x: f64, y: f64) -> f64 {
    (x * y).sin() + 0.3 * x * x
}

#[differentiable]
fn smoothed(x: &[f64], w: f64) -> f64 {
    let v: Vec<f64> = x.iter().map(|a| (a * w).tanh()).collect();
    v.iter().map(|a| a * a).sum()
}

#[differentiable]
impl Node {
    fn total(&self) -> f64 {
        let mut s = self.w * self.w;
        if let Some(l) = &self.left {
            s += l.total().sin();
        }
        if let Some(r) = &self.right {
            s += 0.5 * r.total();
        }
        s
    }
    fn depth_weighted(&self, scale: f64, depth: usize) -> f64 {
        let here = Self::weight(self.w, scale);
        match (&self.left, &self.right) {
            (Some(l), Some(r)) => {
                let (a, b) = (
                    l.depth_weighted(scale * 0.9, depth + 1),
                    r.depth_weighted(scale * 1.1, depth + 1),
                );
                here + a * b / (depth as f64 + 1.0)
            }
            (Some(l), None) => here * l.depth_weighted(scale, depth + 1),
            (None, Some(r)) => here - r.depth_weighted(scale, depth + 1),
            (None, None) => here,
        }
    }
    fn weight(w: f64, scale: f64) -> f64 {
        (w * scale).exp()
    }
    fn curved(&self, x: f64) -> f64 {
        let here = bent(self.w, x);
        let left = self.left.as_ref().map_or(0.2, |l| l.curved(x + here));
        let right = match &self.right {
            Some(r) => r.curved(here),
            None => 0.4 * x,
        };
        left * right
    }
}

fn leaf(w: f64) -> Node {
    Node {
        left: None,
        right: None,
        w,
    }
}

fn tree() -> Node {
    let left = Node {
        left: Some(Box::new(leaf(0.7))),
        right: Some(Box::new(leaf(-0.4))),
        w: 0.3,
    };
    let right = Node {
        left: None,
        right: Some(Box::new(leaf(1.1))),
        w: -0.6,
    };
    Node {
        left: Some(Box::new(left)),
        right: Some(Box::new(right)),
        w: 0.5,
    }
}

#[differentiable]
fn total_of(n: &Node) -> f64 {
    n.total()
}

#[differentiable]
fn depth_weighted_of(n: &Node, scale: f64) -> f64 {
    n.depth_weighted(scale, 0)
}

#[differentiable]
fn curved_of(n: &Node, x: f64) -> f64 {
    n.curved(x)
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
pub enum Expr {
    Const(f64),
    Var,
    Add(Box<Expr>, Box<Expr>),
    Mul(Box<Expr>, Box<Expr>),
    Sin(Box<Expr>),
    Sum(Vec<Expr>),
}

#[differentiable]
impl Expr {
    fn eval(&self, x: f64) -> f64 {
        match self {
            Expr::Const(c) => *c,
            Expr::Var => x,
            Expr::Add(a, b) => a.eval(x) + b.eval(x),
            Expr::Mul(a, b) => a.eval(x) * b.eval(x),
            Expr::Sin(a) => a.eval(x).sin(),
            Expr::Sum(all) => {
                let mut sum = 0.0;
                for e in all {
                    sum += e.eval(x);
                }
                sum
            }
        }
    }
    /// Where each value is a number by what is done with it.
    fn added(&self, x: f64) -> f64 {
        match self {
            Expr::Const(c) => *c,
            Expr::Var => x,
            Expr::Add(a, b) => a.added(x) + 0.5 * b.added(x),
            Expr::Mul(a, b) => {
                let (p, q): (f64, f64) = (a.added(x), b.added(x));
                p * q
            }
            Expr::Sin(a) => {
                let inner: f64 = a.added(x);
                inner.sin()
            }
            Expr::Sum(all) => all.iter().map(|e| e.added(x)).sum(),
        }
    }
}

fn expression() -> Expr {
    use Expr::*;
    let c = |x: f64| Box::new(Const(x));
    let product = Mul(
        Box::new(Add(c(0.7), Box::new(Var))),
        Box::new(Sin(Box::new(Var))),
    );
    let list = Sum(vec![
        Var,
        Const(-0.3),
        Mul(Box::new(Var), Box::new(Var)),
        Sum(vec![]),
    ]);
    Add(Box::new(product), Box::new(Mul(Box::new(list), c(1.4))))
}

#[differentiable]
fn eval_of(e: &Expr, x: f64) -> f64 {
    e.eval(x)
}

#[differentiable]
fn added_of(e: &Expr, x: f64) -> f64 {
    e.added(x)
}

/// Children in a vector, shared ones, and methods of other types that have the same name.
#[derive(Clone, Debug, PartialEq, Differentiable)]
pub struct Leaf {
    k: f64,
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
pub struct Group {
    leaf: Leaf,
    scale: f64,
    groups: Vec<Group>,
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
pub struct Pair {
    a: f64,
    b: f64,
}

#[differentiable]
impl Leaf {
    fn energy(&self, x: f64) -> f64 {
        self.k * x * x
    }
    /// Of another type than the method of that name around it, with other arguments.
    fn moment(&self, x: f64, y: f64) -> Pair {
        Pair {
            a: self.k * x,
            b: self.k * y * y,
        }
    }
}

#[differentiable]
impl Group {
    fn energy(&self, x: f64) -> f64 {
        let mut sum = self.leaf.energy(x);
        for g in &self.groups {
            sum += self.scale * g.energy(x * self.scale);
        }
        sum
    }
    fn moment(&self, x: f64) -> f64 {
        let own = self.leaf.moment(x, self.scale);
        let mut sum = own.a * own.b;
        for (i, g) in self.groups.iter().enumerate() {
            if i % 2 == 0 {
                sum += smoothed(&[x, self.scale, 0.3], 0.7) * g.moment(x + 0.1);
            } else {
                sum -= g.moment(x);
            }
        }
        sum
    }
}

fn group() -> Group {
    let one = |k: f64, scale: f64, groups: Vec<Group>| Group {
        leaf: Leaf { k },
        scale,
        groups,
    };
    one(
        0.7,
        0.9,
        vec![
            one(0.4, 1.2, vec![]),
            one(1.3, 0.8, vec![one(-0.5, 1.1, vec![])]),
            one(0.2, 0.3, vec![]),
        ],
    )
}

#[differentiable]
fn energy_of(g: &Group, x: f64) -> f64 {
    g.energy(x)
}

#[differentiable]
fn moment_of(g: &Group, x: f64) -> f64 {
    g.moment(x)
}

/// A method that only hands on to another type's of the same name is no recursion.
#[derive(Clone, Debug, PartialEq, Differentiable)]
pub struct Wrapped {
    inner: Leaf,
    factor: f64,
}

#[differentiable]
impl Wrapped {
    fn energy(&self, x: f64) -> f64 {
        self.factor * self.inner.energy(x).sqrt()
    }
}

#[differentiable]
fn wrapped_of(w: &Wrapped, x: f64) -> f64 {
    w.energy(x)
}

/// Behind an `Rc`.
#[derive(Clone, Debug, PartialEq, Differentiable)]
pub struct Link {
    x: f64,
    #[no_diff]
    shared: Option<Rc<Factor>>,
    next: Option<Box<Link>>,
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
pub struct Factor {
    by: f64,
}

#[differentiable]
impl Factor {
    fn along(&self, y: f64) -> f64 {
        self.by * y.cos()
    }
}

#[differentiable]
impl Link {
    fn along(&self, y: f64) -> f64 {
        let scaled = match &self.shared {
            Some(f) => f.along(y),
            None => y,
        };
        let rest = self.next.as_ref().map(|n| n.along(scaled));
        self.x * scaled + rest.unwrap_or(0.5 * y)
    }
}

fn links() -> Link {
    let last = Link {
        x: 0.3,
        shared: None,
        next: None,
    };
    let middle = Link {
        x: -0.8,
        shared: Some(Rc::new(Factor { by: 0.6 })),
        next: Some(Box::new(last)),
    };
    Link {
        x: 1.2,
        shared: None,
        next: Some(Box::new(middle)),
    }
}

#[differentiable]
fn along_of(l: &Link, y: f64) -> f64 {
    l.along(y)
}

/// Adaptive Simpson, whose rule and whose integrand are functions of their own.
#[differentiable]
fn integrand(p: f64, x: f64) -> f64 {
    (p * x).sin() / (1.0 + x * x)
}

#[differentiable]
fn simpson(p: f64, a: f64, b: f64) -> f64 {
    (b - a) / 6.0 * (integrand(p, a) + 4.0 * integrand(p, 0.5 * (a + b)) + integrand(p, b))
}

#[differentiable]
fn adaptive(p: f64, a: f64, b: f64, whole: f64, tol: f64, depth: usize) -> f64 {
    let m = 0.5 * (a + b);
    let (l, r) = (simpson(p, a, m), simpson(p, m, b));
    let d = l + r - whole;
    if depth == 0 || d.abs() <= 15.0 * tol {
        return l + r + d / 15.0;
    }
    adaptive(p, a, m, l, 0.5 * tol, depth - 1) + adaptive(p, m, b, r, 0.5 * tol, depth - 1)
}

#[differentiable]
fn integral(p: f64, b: f64) -> f64 {
    adaptive(p, 0.0, b, simpson(p, 0.0, b), 1e-4, 4)
}

/// Helpers of every kind: generic, with a rule, with an in-out, in loops, two of one type, one that recurs itself.
#[differentiable]
fn scaled<T: Real>(x: T, xs: &[T]) -> T {
    let mut s = x;
    for v in xs {
        s = s * (*v).sin() + x;
    }
    s
}

#[differentiable(vjp = cubed_rule)]
fn cubed(x: f64) -> f64 {
    x * x * x
}

fn cubed_rule(x: f64) -> (f64, impl Fn(f64) -> f64) {
    (x * x * x, move |ct| 3.0 * x * x * ct)
}

#[differentiable]
fn bump(x: &mut [f64], by: f64) {
    for v in x.iter_mut() {
        *v = *v * by + v.sin();
    }
}

#[differentiable]
fn norm<const N: usize>(x: [f64; N]) -> f64 {
    x.iter().map(|v| v * v).sum()
}

#[differentiable]
fn helped(x: &[f64], y: f64, n: usize) -> f64 {
    if n == 0 {
        return scaled(y, x) + cubed(y);
    }
    let mut sum = cubed(0.5 * y);
    for i in 0..x.len() {
        sum += scaled(y, &x[..i]) * 0.1;
        if i % 2 == 1 {
            sum += helped(&x[i..], smoothed(x, y) * 0.3, n - 1) * countdown(y, 2);
        }
    }
    sum
}

#[differentiable]
fn countdown(y: f64, n: usize) -> f64 {
    if n == 0 {
        y
    } else {
        countdown(bent(y, 0.4), n - 1).cos()
    }
}

#[differentiable]
fn boxed_helpers(x: f64, n: usize) -> f64 {
    if n == 0 {
        return norm([x, 0.5 * x, 0.3]);
    }
    let mut work = vec![x, 0.4];
    bump(&mut work, 0.7);
    norm([work[0], work[1]]) * boxed_helpers(x * 0.9, n - 1)
}

/// Values of the user's types that the way back reads, in arms and in trips.
#[differentiable]
fn paired(x: f64, y: f64) -> Pair {
    Pair {
        a: x.sin(),
        b: x * y,
    }
}

#[differentiable]
impl Pair {
    fn product(&self, by: f64) -> f64 {
        (self.a * by).cos() * self.b
    }
    fn swapped(self) -> Pair {
        Pair {
            a: self.b,
            b: self.a,
        }
    }
}

#[differentiable]
fn of_pairs(x: f64, y: f64, n: usize) -> f64 {
    let here = paired(x, y);
    if n == 0 {
        return here.product(0.5);
    }
    let mut sum = 0.0;
    for i in 0..n {
        let pair = paired(here.a + 0.1 * i as f64, y);
        if i % 2 == 0 {
            sum += pair.product(here.b) * of_pairs(pair.b, here.a, n - 1);
        } else {
            let turned = pair.clone().swapped();
            sum -= turned.product(x) + of_pairs(turned.a, y, n - 1);
        }
    }
    sum
}

#[differentiable]
fn pair_returned(p: Pair, n: usize) -> Pair {
    if n == 0 {
        return p;
    }
    let q = pair_returned(
        Pair {
            a: p.a * p.b,
            b: p.b.sin(),
        },
        n - 1,
    );
    Pair {
        a: q.a * p.b,
        b: q.b + p.a * q.a,
    }
}

#[differentiable]
fn of_returned(x: f64, y: f64) -> f64 {
    let p = pair_returned(Pair { a: x, b: y }, 3);
    p.a * p.b
}

/// Generic over the kind of number.
#[derive(Clone, Debug, PartialEq, Differentiable)]
pub struct Tower<T: Real> {
    x: T,
    below: Option<Box<Tower<T>>>,
}

#[differentiable]
impl<T: Real> Tower<T> {
    fn height(&self, y: T) -> T {
        let own = scaled(self.x, &[y]);
        match &self.below {
            Some(b) => b.height(own) * y,
            None => own,
        }
    }
}

#[differentiable]
fn height_of(t: &Tower<f64>, y: f64) -> f64 {
    t.height(y)
}

fn tower() -> Tower<f64> {
    let below = Tower {
        x: 0.4,
        below: Some(Box::new(Tower {
            x: -0.9,
            below: None,
        })),
    };
    Tower {
        x: 0.7,
        below: Some(Box::new(below)),
    }
}

/// A trait's method of the name, and a method of a trait as a helper.
#[differentiable]
trait Weighted {
    fn weighted(&self, x: f64) -> f64;
    fn twice(&self, x: f64) -> f64 {
        2.0 * self.weighted(x)
    }
}

#[differentiable]
impl Weighted for Leaf {
    fn weighted(&self, x: f64) -> f64 {
        (self.k * x).cos()
    }
}

#[differentiable]
impl Group {
    fn weighted(&self, x: f64) -> f64 {
        let mut sum = self.leaf.weighted(x) * self.leaf.twice(0.5 * x);
        for g in &self.groups {
            sum += g.weighted(sum + x);
        }
        sum
    }
}

#[differentiable]
fn weighted_of(g: &Group, x: f64) -> f64 {
    g.weighted(x)
}

/// Functions and methods that call each other.
#[differentiable]
impl Node {
    fn even(&self, x: f64) -> f64 {
        match &self.left {
            Some(l) => self.w * l.odd(x) + self.right.as_ref().map_or(x, |r| r.even(0.5 * x)),
            None => bent(x, self.w),
        }
    }
    fn odd(&self, x: f64) -> f64 {
        match &self.right {
            Some(r) => r.even(x * self.w),
            None => x.sin(),
        }
    }
}

#[differentiable]
fn even_of(n: &Node, x: f64) -> f64 {
    n.even(x)
}

flat_record! {
    Node { left, right, w }
    Leaf { k }
    Group { leaf, scale, groups }
    Wrapped { inner, factor }
}

/// Types whose values the interpreter has not.
macro_rules! for_the_macro_alone {
    ($($ty:ty)*) => {$(
        impl crate::harness::flat::Flat for $ty {
            const FLOAT: bool = true;
            fn visit(&mut self, f: &mut dyn FnMut(f64) -> f64) {
                grads::Leaves::map_leaves(self, f);
            }
            fn datum(&self) -> grad_core::ops::datum::Datum {
                grad_core::ops::datum::Datum::Unit
            }
        }
    )*};
}

for_the_macro_alone! { Expr ExprTangent Link LinkTangent Tower<f64> TowerTangent<f64> }

pub fn programs() -> Vec<Program> {
    vec![
        program!(total_of(&tree()) calls Node::total),
        program!(total_of(&leaf(0.8)) calls Node::total),
        program!(depth_weighted_of(&tree(), 0.7) calls Node::depth_weighted, Node::weight),
        program!(curved_of(&tree(), 0.6) calls Node::curved, bent),
        program!(eval_of(&expression(), 0.6)),
        program!(added_of(&expression(), 0.6)),
        program!(energy_of(&group(), 0.8)),
        program!(moment_of(&group(), 0.8)),
        program!(wrapped_of(
            &Wrapped {
                inner: Leaf { k: 0.7 },
                factor: 1.2
            },
            0.8
        )),
        program!(along_of(&links(), 0.7)),
        program!(integral(1.3, 2.5) calls adaptive, simpson, integrand),
        program!(helped(&[0.4, -0.7, 1.1], 0.6, 2) calls scaled, cubed, smoothed, countdown, bent),
        program!(boxed_helpers(0.7, 3)),
        program!(of_pairs(0.7, 0.4, 3)),
        program!(of_returned(0.7, 0.4) calls pair_returned),
        program!(height_of(&tower(), 0.6)),
        program!(weighted_of(&group(), 0.4)),
        program!(even_of(&tree(), 0.7) calls Node::even, Node::odd, bent),
    ]
}
