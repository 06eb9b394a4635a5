//! Convolutions and pools of images, `[n, channels, height, width]`.

use super::{floats, options};
use crate::ir::{Attr, Var};
use crate::kernels::windows::{
    self, AtMaxima, ByImages, ByWeights, Convolution, Spread, Sums, ToMaxima,
};
use crate::ops::{BASE, PrimDef, Rule, Tests};
use crate::windows::{Conv2d, Pool2d};

const OF_CONVOLUTIONS: &[&str] = &["stride", "padding", "groups"];
const OF_POOLS: &[&str] = &["size", "stride", "padding"];

/// `conv2d."stride=1,1 padding=0,0 groups=1" images, weights`
pub static CONV2D: PrimDef = PrimDef {
    name: "conv2d",
    doc: "The convolution of images with weights, which are not mirrored.",
    options: OF_CONVOLUTIONS,
    result: |types, _| floats::<2>(types),
    eval: |cx, operands| windows::value::<Convolution, 2>(cx, &operands),
    rule: Rule::Vjp(|b| {
        let (ct, x, w, attr) = (b.ct(), b.operand(0), b.operand(1), b.attr());
        if b.wants(0) {
            b.add(0, w.apply_with(&CONV2D_BY_IMAGES, attr.clone(), &[ct, x]));
        }
        if b.wants(1) {
            b.add(1, x.apply_with(&CONV2D_BY_WEIGHTS, attr, &[ct, w]));
        }
    }),
    tests: Tests::graphs(&[
        "func @f(v0: tensor f64, v1: tensor f64) -> tensor f64 {\n\
             v2: tensor i64 = const \"[4:1,1,2,2]\"\n\
             v3 = reshape v0, v2\n\
             v4 = reshape v1, v2\n\
             v5 = conv2d.\"padding=1,1\" v3, v4\n\
             v6 = conv2d.\"stride=2,1 padding=1,0\" v5, v4\n\
             return v6\n\
         }",
        "func @f(v0: tensor f64, v1: tensor f64) -> tensor f64 {\n\
             v2: tensor i64 = const \"[4:1,2,2,1]\"\n\
             v3: tensor i64 = const \"[4:4,1,1,1]\"\n\
             v4 = reshape v0, v2\n\
             v5 = reshape v1, v3\n\
             v6 = conv2d.\"groups=2\" v4, v5\n\
             v7 = mul v6, v6\n\
             return v7\n\
         }",
    ]),
    ..BASE
};

/// `conv2d_by_images weights, ct, images`: of the images only the shape is looked at.
pub static CONV2D_BY_IMAGES: PrimDef = PrimDef {
    name: "conv2d_by_images",
    doc: "The cotangent of the images of a convolution; of the third operand only the shape is looked at.",
    options: OF_CONVOLUTIONS,
    result: |types, _| floats::<3>(types),
    eval: |cx, operands| windows::value::<ByImages, 3>(cx, &operands),
    rule: Rule::Vjp(|b| {
        let (ct, w, by, attr) = (b.ct(), b.operand(0), b.operand(1), b.attr());
        if b.wants(0) {
            b.add(0, ct.apply_with(&CONV2D_BY_WEIGHTS, attr.clone(), &[by, w]));
        }
        if b.wants(1) {
            b.add(1, ct.apply_with(&CONV2D, attr, &[w]));
        }
    }),
    tests: Tests::graphs(
        &["func @f(v0: tensor f64, v1: tensor f64) -> tensor f64 {\n\
             v2: tensor i64 = const \"[4:1,1,2,2]\"\n\
             v3: tensor f64 = const \"[1,1,3,3:0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0]\"\n\
             v4 = reshape v0, v2\n\
             v5 = reshape v1, v2\n\
             v6 = conv2d_by_images v4, v5, v3\n\
             v7 = mul v6, v6\n\
             return v7\n\
         }"],
    ),
    ..BASE
};

/// `conv2d_by_weights images, ct, weights`: of the weights only the shape is looked at.
pub static CONV2D_BY_WEIGHTS: PrimDef = PrimDef {
    name: "conv2d_by_weights",
    doc: "The cotangent of the weights of a convolution; of the third operand only the shape is looked at.",
    options: OF_CONVOLUTIONS,
    result: |types, _| floats::<3>(types),
    eval: |cx, operands| windows::value::<ByWeights, 3>(cx, &operands),
    rule: Rule::Vjp(|b| {
        let (ct, x, by, attr) = (b.ct(), b.operand(0), b.operand(1), b.attr());
        if b.wants(0) {
            b.add(0, ct.apply_with(&CONV2D_BY_IMAGES, attr.clone(), &[by, x]));
        }
        if b.wants(1) {
            b.add(1, x.apply_with(&CONV2D, attr, &[ct]));
        }
    }),
    tests: Tests::graphs(
        &["func @f(v0: tensor f64, v1: tensor f64) -> tensor f64 {\n\
             v2: tensor i64 = const \"[4:1,1,2,2]\"\n\
             v3: tensor f64 = const \"[1,1,3,3:0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0]\"\n\
             v4 = reshape v0, v2\n\
             v5 = reshape v1, v2\n\
             v6 = conv2d_by_weights.\"padding=1,1\" v4, v5, v3\n\
             v7 = mul v6, v6\n\
             return v7\n\
         }"],
    ),
    ..BASE
};

/// `at_maxima."size=2,2 stride=2,2 padding=0,0" x, images`: of each window of `x` the number where `images` have their maximum.
pub static AT_MAXIMA: PrimDef = PrimDef {
    name: "at_maxima",
    doc: "The numbers of the first operand at the places of the maxima of windows of the second.",
    options: OF_POOLS,
    result: |types, _| floats::<2>(types),
    eval: |cx, operands| windows::value::<AtMaxima, 2>(cx, &operands),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let (ct, images) = (b.ct(), b.operand(1));
            b.add(0, ct.apply_with(&TO_MAXIMA, b.attr(), &[images]));
        }
    }),
    tests: Tests::graphs(
        &["func @f(v0: tensor f64, v1: tensor f64) -> tensor f64 {\n\
             v2: tensor i64 = const \"[4:1,1,2,2]\"\n\
             v3: tensor f64 = const \"[1,1,2,2:1.0,4.0,3.0,2.0]\"\n\
             v4 = reshape v0, v2\n\
             v5 = mul v4, v4\n\
             v6 = at_maxima.\"size=2,2 stride=1,1 padding=1,0\" v5, v3\n\
             v7 = reduce_sum v1\n\
             v8 = mul v6, v7\n\
             return v8\n\
         }"],
    ),
    ..BASE
};

/// `to_maxima ct, images`: zeros, with each number of `ct` added where its window of `images` has its maximum.
pub static TO_MAXIMA: PrimDef = PrimDef {
    name: "to_maxima",
    doc: "The numbers of the first operand at the places of the maxima of windows of the second, and zeros elsewhere.",
    options: OF_POOLS,
    result: |types, _| floats::<2>(types),
    eval: |cx, operands| windows::value::<ToMaxima, 2>(cx, &operands),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let (ct, images) = (b.ct(), b.operand(1));
            b.add(0, ct.apply_with(&AT_MAXIMA, b.attr(), &[images]));
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1: tensor i64 = const \"[4:1,1,2,2]\"\n\
             v2: tensor f64 = const \"[1,1,3,3:1.0,4.0,3.0,2.0,7.0,5.0,3.0,9.0,1.0]\"\n\
             v3 = reshape v0, v1\n\
             v4 = to_maxima.\"size=2,2 stride=1,1\" v3, v2\n\
             v5 = mul v4, v4\n\
             return v5\n\
         }"]),
    ..BASE
};

/// `sum_pool."size=2,2 stride=2,2 padding=0,0" images`: the sum of each window.
pub static SUM_POOL: PrimDef = PrimDef {
    name: "sum_pool",
    doc: "The sums of windows of images.",
    options: OF_POOLS,
    result: |types, _| floats::<1>(types),
    eval: |cx, operands| windows::value::<Sums, 1>(cx, &operands),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let (ct, x) = (b.ct(), b.operand(0));
            b.add(0, ct.apply_with(&SUM_UNPOOL, b.attr(), &[x]));
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1: tensor i64 = const \"[4:1,1,2,2]\"\n\
             v2 = reshape v0, v1\n\
             v3 = sum_pool.\"size=2,2 stride=1,1 padding=1,1\" v2\n\
             v4 = mul v3, v3\n\
             return v4\n\
         }"]),
    ..BASE
};

/// `sum_unpool ct, images`: each number added to all of its window; of the images only the shape is looked at.
pub static SUM_UNPOOL: PrimDef = PrimDef {
    name: "sum_unpool",
    doc: "Each number of the first operand added to all of its window; of the second only the shape is looked at.",
    options: OF_POOLS,
    result: |types, _| floats::<2>(types),
    eval: |cx, operands| windows::value::<Spread, 2>(cx, &operands),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let ct = b.ct();
            b.add(0, ct.apply_with(&SUM_POOL, b.attr(), &[]));
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1: tensor i64 = const \"[4:1,1,2,2]\"\n\
             v2: tensor f64 = const \"[1,1,3,3:1.0,4.0,3.0,2.0,7.0,5.0,3.0,9.0,1.0]\"\n\
             v3 = reshape v0, v1\n\
             v4 = sum_unpool.\"size=2,2 stride=1,1\" v3, v2\n\
             v5 = mul v4, v4\n\
             return v5\n\
         }"]),
    ..BASE
};

impl<'b> Var<'b> {
    /// The convolution of images with weights.
    ///
    /// Images have the shape `[n, channels, height, width]`, weights `[outputs, channels / groups, k, l]`, and the result
    /// `[n, outputs, (height + 2 padding - k) / stride + 1, (width + 2 padding - l) / stride + 1]`. Weights are not mirrored. It takes
    /// `O(n * outputs * channels / groups * k * l * windows)`, and twice that for the gradient.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::{Conv2d, Eager, op};
    /// let image = Eager::new([[1.0, 2.0], [3.0, 4.0]]).with(|x| x.reshape(&[1, 1, 2, 2]));
    /// let y = op(&[&image], |v| v[0].conv2d(v[0], Conv2d::default()));
    /// assert_eq!((y.shape()?, y.value()?.to_f64s()), (vec![1, 1, 1, 1], vec![30.0]));
    /// # Ok::<(), grad_core::tape::TapeError>(())
    /// ```
    #[track_caller]
    pub fn conv2d(self, weights: Var<'b>, how: Conv2d) -> Var<'b> {
        let words = [
            options::list("stride", how.stride),
            options::list("padding", how.padding),
            options::list("groups", [how.groups]),
        ];
        self.apply_with(&CONV2D, options::attr(&words), &[weights])
    }
    /// The largest number of each window of images, `[n, channels, height, width]`. Padding is not looked at, and a NaN is larger than all numbers. The
    /// gradient goes to the first of equal maxima.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::{Eager, Pool2d};
    /// let image = Eager::new([[1.0, 2.0], [4.0, 3.0]]).with(|x| x.reshape(&[1, 1, 2, 2]));
    /// let y = image.with(|x| x.max_pool2d(Pool2d::new([2, 2])));
    /// assert_eq!(y.value()?.to_f64s(), [4.0]);
    /// # Ok::<(), grad_core::tape::TapeError>(())
    /// ```
    #[track_caller]
    pub fn max_pool2d(self, how: Pool2d) -> Var<'b> {
        self.apply_with(&AT_MAXIMA, of_pool(how), &[self.stop_gradient()])
    }
    /// The mean of each window of images, `[n, channels, height, width]`, in which padding counts as zeros.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::{Eager, Pool2d};
    /// let image = Eager::new([[1.0, 2.0], [4.0, 3.0]]).with(|x| x.reshape(&[1, 1, 2, 2]));
    /// let y = image.with(|x| x.avg_pool2d(Pool2d::new([2, 2])));
    /// assert_eq!(y.value()?.to_f64s(), [2.5]);
    /// # Ok::<(), grad_core::tape::TapeError>(())
    /// ```
    #[track_caller]
    pub fn avg_pool2d(self, how: Pool2d) -> Var<'b> {
        self.apply_with(&SUM_POOL, of_pool(how), &[]) / how.area() as f64
    }
}

fn of_pool(how: Pool2d) -> Attr {
    options::attr(&[
        options::list("size", how.size),
        options::list("stride", how.stride),
        options::list("padding", how.padding),
    ])
}

/// The primitives of this file.
pub const ALL: &[&PrimDef] = &[
    &CONV2D,
    &CONV2D_BY_IMAGES,
    &CONV2D_BY_WEIGHTS,
    &AT_MAXIMA,
    &TO_MAXIMA,
    &SUM_POOL,
    &SUM_UNPOOL,
];
