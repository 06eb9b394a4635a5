//! Reductions: over the axes that the option `axis` lists, else over all; the option `keepdims` leaves them with length 1.

use super::{numbers, options};
use crate::ir::{Attr, DType, Type, Var};
use crate::kernels::{blocks, reduce};
use crate::ops::{BASE, PrimDef, Rule, Tests};

/// `reduce_sum x`: the sum.
pub static REDUCE_SUM: PrimDef = PrimDef {
    name: "reduce_sum",
    doc: "The sum over axes.",
    options: &["axis", "keepdims"],
    result: |types, _| numbers::<1>(types),
    eval: |cx, operands| reduce::sum(cx, &operands),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let (ct, x) = (b.ct(), b.operand(0));
            b.add(0, ct.apply_with(&SPREAD, b.attr(), &[x]));
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1 = mul v0, v0\n\
             v2 = reduce_sum.\"axis=-1\" v1\n\
             v3 = reduce_sum.\"axis=0 keepdims\" v1\n\
             v4 = reduce_sum v3\n\
             v5 = mul v2, v3\n\
             v6 = mul v5, v4\n\
             return v6\n\
         }"]),
    ..BASE
};

/// `spread y, x`: `y`, in the shape that a reduction of `x` with the same options has, repeated to the shape of `x`.
pub static SPREAD: PrimDef = PrimDef {
    name: "spread",
    doc: "The first operand repeated along the axes that a reduction of the second has lost.",
    options: &["axis", "keepdims"],
    result: |types, _| match types {
        [y, Type::Tensor(_)] => super::number(y).map(Type::Tensor),
        _ => None,
    },
    eval: |cx, operands| reduce::spread(cx, &operands),
    blocks: blocks::FIRST,
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            b.add(0, b.ct().apply_with(&REDUCE_SUM, b.attr(), &[]));
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1 = reduce_sum.\"axis=1\" v0\n\
             v2 = spread.\"axis=1\" v1, v0\n\
             v3 = mul v2, v0\n\
             return v3\n\
         }"]),
    ..BASE
};

/// `reduce_max x`: the greatest, of no floats minus infinity; elements that tie share the cotangent evenly.
pub static REDUCE_MAX: PrimDef = PrimDef {
    name: "reduce_max",
    doc: "The greatest over axes.",
    options: &["axis", "keepdims"],
    result: |types, _| numbers::<1>(types),
    eval: |cx, operands| reduce::max(cx, &operands),
    rule: Rule::Vjp(|b| {
        let (ct, x, y, attr) = (b.ct(), b.operand(0), b.result(), b.attr());
        b.add(0, shared_among_ties(ct, x, y, &attr));
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1 = mul v0, v0\n\
             v2 = reduce_max.\"axis=0\" v1\n\
             v3 = mul v2, v2\n\
             return v3\n\
         }"]),
    ..BASE
};

/// `reduce_min x`: the least, of no floats infinity; elements that tie share the cotangent evenly.
pub static REDUCE_MIN: PrimDef = PrimDef {
    name: "reduce_min",
    doc: "The least over axes.",
    options: &["axis", "keepdims"],
    result: |types, _| numbers::<1>(types),
    eval: |cx, operands| reduce::min(cx, &operands),
    rule: Rule::Vjp(|b| {
        let (ct, x, y, attr) = (b.ct(), b.operand(0), b.result(), b.attr());
        b.add(0, shared_among_ties(ct, x, y, &attr));
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1 = mul v0, v0\n\
             v2 = reduce_min.\"keepdims\" v1\n\
             v3 = mul v2, v0\n\
             return v3\n\
         }"]),
    ..BASE
};

/// The cotangent of `x`, of which `y` is the greatest or least element along axes. Where `y` is NaN, which equals no
/// element, it is that too.
fn shared_among_ties<'b>(ct: Var<'b>, x: Var<'b>, y: Var<'b>, attr: &Attr) -> Var<'b> {
    let spread = |y: Var<'b>| y.apply_with(&SPREAD, attr.clone(), &[x]);
    let ties = x.eq(spread(y));
    let count = ties
        .cast(&x.ty())
        .apply_with(&REDUCE_SUM, attr.clone(), &[]);
    ties.select(spread(ct / count), spread(count.filled_like(0) / count))
}

/// `reduce_prod."axis=n" x`: the product along one axis.
pub static REDUCE_PROD: PrimDef = PrimDef {
    name: "reduce_prod",
    doc: "The product along an axis.",
    options: &["axis", "keepdims"],
    result: |types, _| numbers::<1>(types),
    eval: |cx, operands| reduce::prod(cx, &operands),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            // the product of all others: those before, times those after; right also where factors are zero
            let (ct, x, attr) = (b.ct(), b.operand(0), b.attr());
            let axis = options::Options::of(&attr).number("axis").unwrap_or(-1);
            let others = x.cumprod(axis, true, false) * x.cumprod(axis, true, true);
            b.add(0, ct.apply_with(&SPREAD, attr, &[x]) * others);
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1 = reduce_prod.\"axis=0\" v0\n\
             v2: tensor f64 = const \"[2,2:0.0,1.0,0.0,0.0]\"\n\
             v3 = mul v2, v0\n\
             v4 = reduce_prod.\"axis=1 keepdims\" v3\n\
             v5 = add v1, v4\n\
             return v5\n\
         }"]),
    ..BASE
};

/// `reduce_count x`: how many elements a reduction with the same options sums, as a number of the type of the elements.
pub static REDUCE_COUNT: PrimDef = PrimDef {
    name: "reduce_count",
    doc: "How many elements a reduction over these axes takes together.",
    options: &["axis", "keepdims"],
    result: |types, _| numbers::<1>(types),
    eval: |cx, operands| reduce::count(cx, &operands),
    ..BASE
};

/// `shape_of x`: the shape, as a tensor of `i64`.
pub static SHAPE_OF: PrimDef = PrimDef {
    name: "shape_of",
    doc: "How many elements there are along each axis.",
    result: |types, _| match types {
        [Type::Tensor(_)] => Some(Type::Tensor(DType::I64)),
        _ => None,
    },
    eval: |_, operands| reduce::shape_of(&operands),
    ..BASE
};

fn axis_options(axes: Option<&[isize]>, keepdims: bool) -> Attr {
    let axes = axes.map_or(String::new(), |axes| options::list("axis", axes));
    options::attr(&[axes, options::flag("keepdims", keepdims)])
}

impl<'b> Var<'b> {
    /// The sum over axes, or over all.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new([[1.0, 2.0], [3.0, 4.0]]).with(|x| x.reduce_sum(Some(&[0]), false));
    /// assert_eq!(y.value().unwrap().to_f64s(), [4.0, 6.0]);
    /// ```
    #[track_caller]
    pub fn reduce_sum(self, axes: Option<&[isize]>, keepdims: bool) -> Var<'b> {
        self.apply_with(&REDUCE_SUM, axis_options(axes, keepdims), &[])
    }
    /// The greatest over axes, or over all; ties share the cotangent.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new([[1.0, 2.0], [3.0, 4.0]]).with(|x| x.reduce_max(Some(&[-1]), false));
    /// assert_eq!(y.value().unwrap().to_f64s(), [2.0, 4.0]);
    /// ```
    #[track_caller]
    pub fn reduce_max(self, axes: Option<&[isize]>, keepdims: bool) -> Var<'b> {
        self.apply_with(&REDUCE_MAX, axis_options(axes, keepdims), &[])
    }
    /// The least over axes, or over all; ties share the cotangent.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new([[1.0, 2.0], [3.0, 4.0]]).with(|x| x.reduce_min(None, false));
    /// assert_eq!(y.value().unwrap().to_f64s(), [1.0]);
    /// ```
    #[track_caller]
    pub fn reduce_min(self, axes: Option<&[isize]>, keepdims: bool) -> Var<'b> {
        self.apply_with(&REDUCE_MIN, axis_options(axes, keepdims), &[])
    }
    /// The product over axes, or over all.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new([[1.0, 2.0], [3.0, 4.0]]).with(|x| x.reduce_prod(None, false));
    /// assert_eq!(y.value().unwrap().to_f64s(), [24.0]);
    /// ```
    #[track_caller]
    pub fn reduce_prod(self, axes: Option<&[isize]>, keepdims: bool) -> Var<'b> {
        let along = |x: Var<'b>, axis, keepdims| {
            x.apply_with(&REDUCE_PROD, axis_options(Some(&[axis]), keepdims), &[])
        };
        match axes {
            None => {
                let product = along(self.reshape(&[-1]), 0, false);
                if !keepdims {
                    return product;
                }
                // of the sum only the shape is of interest
                product.reshape_like(self.reduce_sum(None, true))
            }
            Some(axes) => {
                let product = axes.iter().fold(self, |x, &axis| along(x, axis, true));
                if keepdims || axes.is_empty() {
                    product
                } else {
                    product.squeeze(Some(axes))
                }
            }
        }
    }
    /// The mean over axes, or over all.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new([[1.0, 2.0], [3.0, 4.0]]).with(|x| x.reduce_mean(None, false));
    /// assert_eq!(y.value().unwrap().to_f64s(), [2.5]);
    /// ```
    #[track_caller]
    pub fn reduce_mean(self, axes: Option<&[isize]>, keepdims: bool) -> Var<'b> {
        let count = self.apply_with(&REDUCE_COUNT, axis_options(axes, false), &[]);
        self.reduce_sum(axes, keepdims) / count
    }
    /// The mean squared distance from the mean over axes, or over all.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new(vec![1.0, 3.0]).with(|x| x.reduce_variance(None, false));
    /// assert_eq!(y.value().unwrap().to_f64s(), [1.0]);
    /// ```
    #[track_caller]
    pub fn reduce_variance(self, axes: Option<&[isize]>, keepdims: bool) -> Var<'b> {
        let mean = self.reduce_mean(axes, true);
        self.squared_difference(mean).reduce_mean(axes, keepdims)
    }
    /// The square root of the variance; where that is 0 the derivative is NaN.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new(vec![1.0, 5.0]).with(|x| x.reduce_std(None, false));
    /// assert_eq!(y.value().unwrap().to_f64s(), [2.0]);
    /// ```
    #[track_caller]
    pub fn reduce_std(self, axes: Option<&[isize]>, keepdims: bool) -> Var<'b> {
        self.reduce_variance(axes, keepdims).sqrt()
    }
    /// The square root of the sum of squares; where that is 0 the derivative is NaN.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new(vec![3.0, 4.0]).with(|x| x.reduce_euclidean_norm(None, false));
    /// assert_eq!(y.value().unwrap().to_f64s(), [5.0]);
    /// ```
    #[track_caller]
    pub fn reduce_euclidean_norm(self, axes: Option<&[isize]>, keepdims: bool) -> Var<'b> {
        self.square().reduce_sum(axes, keepdims).sqrt()
    }
    /// The logarithm of the sum of exponentials, without overflow.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new(vec![1000.0, 1000.0]).with(|x| x.reduce_logsumexp(None, false));
    /// assert_eq!(y.value().unwrap().to_f64s(), [1000.0 + 2.0_f64.ln()]);
    /// ```
    #[track_caller]
    pub fn reduce_logsumexp(self, axes: Option<&[isize]>, keepdims: bool) -> Var<'b> {
        let max = self.reduce_max(axes, true).stop_gradient();
        let max = max.is_finite().select(max, max.lit(0.0));
        let sum = (self - max).exp().reduce_sum(axes, true).ln() + max;
        // of one element each
        if keepdims {
            sum
        } else {
            sum.reduce_sum(axes, false)
        }
    }
    /// The shape, as a tensor of `i64`.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new([[1.0, 2.0], [3.0, 4.0]]).with(|x| x.shape_of());
    /// assert_eq!(y.value().unwrap().to_f64s(), [2.0, 2.0]);
    /// ```
    #[track_caller]
    pub fn shape_of(self) -> Var<'b> {
        self.apply(&SHAPE_OF, &[])
    }
}

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = &[
    &REDUCE_SUM,
    &SPREAD,
    &REDUCE_MAX,
    &REDUCE_MIN,
    &REDUCE_PROD,
    &REDUCE_COUNT,
    &SHAPE_OF,
];
