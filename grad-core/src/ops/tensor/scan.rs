//! Running sums and products along an axis, and the linear recurrence that the derivative of the latter is.

use super::{floats, numbers, options};
use crate::ir::{Attr, Var};
use crate::kernels::scan;
use crate::ops::{BASE, PrimDef, Rule, Tests};

/// `cumsum."axis=n exclusive reverse" x`: the sum up to each element, or before it; from the end.
pub static CUMSUM: PrimDef = PrimDef {
    name: "cumsum",
    doc: "Running sums along an axis.",
    options: &["axis", "exclusive", "reverse"],
    result: |types, _| numbers::<1>(types),
    eval: |cx, operands| scan::cumsum(cx, &operands),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let (axis, exclusive, reverse) = direction(&b.attr());
            b.add(0, b.ct().cumsum(axis, exclusive, !reverse));
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1 = cumsum.\"axis=0\" v0\n\
             v2 = cumsum.\"axis=-1 exclusive reverse\" v0\n\
             v3 = mul v1, v2\n\
             return v3\n\
         }"]),
    ..BASE
};

/// `cumprod."axis=n exclusive reverse" x`: the product up to each element, or before it; from the end.
///
/// With `p` the products before each element and `ct` shifted if exclusive, the cotangent is `p[j]` times
/// `g[j] = ct[j] + x[j + 1] * g[j + 1]`, which divides by nothing and is right also where factors are zero.
pub static CUMPROD: PrimDef = PrimDef {
    name: "cumprod",
    doc: "Running products along an axis.",
    options: &["axis", "exclusive", "reverse"],
    result: |types, _| numbers::<1>(types),
    eval: |cx, operands| scan::cumprod(cx, &operands),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let (axis, exclusive, reverse) = direction(&b.attr());
            let (ct, x) = (b.ct(), b.operand(0));
            let ct = if exclusive {
                ct.shift(axis, !reverse)
            } else {
                ct
            };
            let before = x.cumprod(axis, true, reverse);
            let next = x.shift(axis, !reverse);
            b.add(0, before * next.recurrence(ct, axis, !reverse));
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1: tensor f64 = const \"[3,1,1:1.0,0.0,0.5]\"\n\
             v2 = mul v0, v1\n\
             v3 = cumprod.\"axis=0\" v2\n\
             v4 = cumprod.\"axis=0 exclusive\" v2\n\
             v5 = cumprod.\"axis=1 exclusive reverse\" v0\n\
             v6 = add v3, v4\n\
             v7 = mul v6, v5\n\
             return v7\n\
         }"]),
    ..BASE
};

/// `recurrence."axis=n reverse" a, b`: `y[i] = b[i] + a[i] * y[i - 1]` along an axis, from 0; from the end.
pub static RECURRENCE: PrimDef = PrimDef {
    name: "recurrence",
    doc: "A linear recurrence of the first order along an axis.",
    options: &["axis", "reverse"],
    result: |types, _| floats::<2>(types),
    eval: |cx, operands| scan::recurrence(cx, &operands),
    rule: Rule::Vjp(|b| {
        let (axis, _, reverse) = direction(&b.attr());
        let (ct, a) = (b.ct(), b.operand(0));
        let ct_b = a.shift(axis, !reverse).recurrence(ct, axis, !reverse);
        if b.wants(0) {
            let before = b.result().shift(axis, reverse);
            b.add(0, ct_b * before);
        }
        if b.wants(1) {
            b.add(1, ct_b);
        }
    }),
    tests: Tests::graphs(
        &["func @f(v0: tensor f64, v1: tensor f64) -> tensor f64 {\n\
             v2: tensor f64 = const \"[3,1,1:1.0,2.0,0.5]\"\n\
             v3 = mul v0, v2\n\
             v4 = mul v1, v2\n\
             v5 = recurrence.\"axis=0\" v3, v4\n\
             v6 = recurrence.\"axis=0 reverse\" v3, v5\n\
             return v6\n\
         }"],
    ),
    ..BASE
};

/// Axis, whether exclusive, whether from the end.
fn direction(attr: &Attr) -> (isize, bool, bool) {
    let options = options::Options::of(attr);
    let axis = options.number("axis").unwrap_or(0);
    (axis, options.flag("exclusive"), options.flag("reverse"))
}

fn words(axis: isize, exclusive: bool, reverse: bool) -> Attr {
    let axis = options::list("axis", [axis]);
    let flags = [
        options::flag("exclusive", exclusive),
        options::flag("reverse", reverse),
    ];
    options::attr(&[&[axis][..], &flags].concat())
}

impl<'b> Var<'b> {
    /// Running sums along an axis, each without its own element if `exclusive`, from the end if `reverse`.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new(vec![1.0, 2.0, 3.0]).with(|x| x.cumsum(0, false, false));
    /// assert_eq!(y.value().unwrap().to_f64s(), [1.0, 3.0, 6.0]);
    /// ```
    #[track_caller]
    pub fn cumsum(self, axis: isize, exclusive: bool, reverse: bool) -> Var<'b> {
        self.apply_with(&CUMSUM, words(axis, exclusive, reverse), &[])
    }
    /// Running products along an axis, each without its own element if `exclusive`, from the end if `reverse`.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new(vec![1.0, 2.0, 3.0]).with(|x| x.cumprod(0, true, false));
    /// assert_eq!(y.value().unwrap().to_f64s(), [1.0, 1.0, 2.0]);
    /// ```
    #[track_caller]
    pub fn cumprod(self, axis: isize, exclusive: bool, reverse: bool) -> Var<'b> {
        self.apply_with(&CUMPROD, words(axis, exclusive, reverse), &[])
    }
    /// `y[i] = b[i] + self[i] * y[i - 1]` along an axis, from the end if `reverse`.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::op;
    /// let y = op(&[&vec![2.0, 2.0].into(), &vec![1.0, 1.0].into()], |v| v[0].recurrence(v[1], 0, false));
    /// assert_eq!(y.value().unwrap().to_f64s(), [1.0, 3.0]);
    /// ```
    #[track_caller]
    pub fn recurrence(self, b: Var<'b>, axis: isize, reverse: bool) -> Var<'b> {
        self.apply_with(&RECURRENCE, words(axis, false, reverse), &[b])
    }
}

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = &[&CUMSUM, &CUMPROD, &RECURRENCE];
