//! Functions that call themselves: by methods of fields, with helpers, with vectors.

use grads::prelude::*;

#[derive(Clone, Debug, Differentiable)]
pub struct Node {
    left: Option<Box<Node>>,
    right: Option<Box<Node>>,
    w: f64,
}

#[differentiable]
impl Node {
    pub fn total(&self) -> f64 {
        let mut s = self.w * self.w;
        if let Some(l) = &self.left {
            s += l.total();
        }
        if let Some(r) = &self.right {
            s += 0.5 * r.total();
        }
        s
    }
}
#[differentiable]
pub fn total(n: &Node) -> f64 {
    n.total()
}
/// So many levels below the first.
pub fn tree(levels: usize) -> Node {
    let below = || (levels > 0).then(|| Box::new(tree(levels - 1)));
    Node {
        left: below(),
        right: below(),
        w: 0.1 + levels as f64,
    }
}

#[derive(Clone, Debug, Differentiable)]
pub enum Expr {
    Const(f64),
    Var,
    Add(Box<Expr>, Box<Expr>),
    Mul(Box<Expr>, Box<Expr>),
    Sin(Box<Expr>),
}
#[differentiable]
impl Expr {
    pub fn eval(&self, x: f64) -> f64 {
        match self {
            Expr::Const(c) => *c,
            Expr::Var => x,
            Expr::Add(a, b) => a.eval(x) + b.eval(x),
            Expr::Mul(a, b) => a.eval(x) * b.eval(x),
            Expr::Sin(a) => a.eval(x).sin(),
        }
    }
}
#[differentiable]
pub fn value(e: &Expr, x: f64) -> f64 {
    e.eval(x)
}
/// A mixed one of that many levels.
pub fn expression(levels: usize, seed: &mut u32) -> Expr {
    *seed = seed.wrapping_mul(1664525).wrapping_add(1013904223);
    let kind = (*seed >> 16) % 5;
    if levels == 0 {
        return if kind % 2 == 0 {
            Expr::Var
        } else {
            Expr::Const(0.1 * f64::from(kind))
        };
    }
    let mut below = || Box::new(expression(levels - 1, seed));
    match kind {
        0 | 1 => Expr::Add(below(), below()),
        2 | 3 => Expr::Mul(below(), below()),
        _ => Expr::Sin(below()),
    }
}

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
    let l = simpson(p, a, m);
    let r = simpson(p, m, b);
    let d = l + r - whole;
    if depth == 0 || d.abs() <= 15.0 * tol {
        return l + r + d / 15.0;
    }
    adaptive(p, a, m, l, 0.5 * tol, depth - 1) + adaptive(p, m, b, r, 0.5 * tol, depth - 1)
}
#[differentiable]
pub fn integral(p: f64) -> f64 {
    let whole = simpson(p, 0.0, 10.0);
    adaptive(p, 0.0, 10.0, whole, 1e-9, 30)
}

#[differentiable]
fn fourier(re: &[f64], im: &[f64]) -> (Vec<f64>, Vec<f64>) {
    let n = re.len();
    if n == 1 {
        return (re.to_vec(), im.to_vec());
    }
    let h = n / 2;
    let (mut ar, mut ai) = (vec![0.0; h], vec![0.0; h]);
    let (mut br, mut bi) = (vec![0.0; h], vec![0.0; h]);
    for k in 0..h {
        ar[k] = re[2 * k];
        ai[k] = im[2 * k];
        br[k] = re[2 * k + 1];
        bi[k] = im[2 * k + 1];
    }
    let (ar, ai) = fourier(&ar, &ai);
    let (br, bi) = fourier(&br, &bi);
    let (mut yr, mut yi) = (vec![0.0; n], vec![0.0; n]);
    for k in 0..h {
        let angle = -2.0 * std::f64::consts::PI * k as f64 / n as f64;
        let (c, s) = (angle.cos(), angle.sin());
        let tr = c * br[k] - s * bi[k];
        let ti = s * br[k] + c * bi[k];
        yr[k] = ar[k] + tr;
        yi[k] = ai[k] + ti;
        yr[k + h] = ar[k] - tr;
        yi[k + h] = ai[k] - ti;
    }
    (yr, yi)
}
#[differentiable]
pub fn power(re: &[f64], im: &[f64]) -> f64 {
    let (r, i) = fourier(re, im);
    let mut s = 0.0;
    for k in 0..r.len() {
        s += k as f64 * (r[k] * r[k] + i[k] * i[k]);
    }
    s
}
