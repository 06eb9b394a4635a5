//! The same elements in another shape, or in another order of axes. A shape is a tensor of integers.

use super::reduce::{REDUCE_MAX, REDUCE_MIN, REDUCE_SUM};
use super::{is_integer, options, same};
use crate::ir::{Attr, Builder, DType, Type, Var};
use crate::kernels::moves;
use crate::ops::{BASE, PrimDef, Rule, Tests};

/// `reshape x, shape`: row-major; one length may be -1, and follows from the others.
pub static RESHAPE: PrimDef = PrimDef {
    name: "reshape",
    doc: "The first operand in the shape that the second one lists.",
    result: with_shape,
    eval: |cx, operands| moves::reshape(cx, &operands),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let (ct, x) = (b.ct(), b.operand(0));
            b.add(0, ct.reshape_like(x));
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1: tensor i64 = const \"[3:1,-1,2]\"\n\
             v2 = reshape v0, v1\n\
             v3 = mul v2, v0\n\
             return v3\n\
         }"]),
    ..BASE
};

/// `broadcast_to x, shape`: NumPy's.
pub static BROADCAST_TO: PrimDef = PrimDef {
    name: "broadcast_to",
    doc: "The first operand repeated to the shape that the second one lists.",
    result: with_shape,
    eval: |cx, operands| moves::broadcast_to(cx, &operands),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let (ct, x) = (b.ct(), b.operand(0));
            b.add(0, ct.unbroadcast(x));
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1: tensor i64 = const \"[3:3,2,2]\"\n\
             v2 = broadcast_to v0, v1\n\
             v3 = mul v2, v0\n\
             return v3\n\
         }"]),
    ..BASE
};

fn with_shape(types: &[Type], _: &Attr) -> Option<Type> {
    match types {
        [x @ Type::Tensor(_), shape] if is_integer(shape) => Some(x.clone()),
        _ => None,
    }
}

/// `transpose."perm=2,0,1" x`: axis `i` of the result is axis `perm[i]`; without the option the axes in reverse order.
pub static TRANSPOSE: PrimDef = PrimDef {
    name: "transpose",
    doc: "The axes in another order.",
    options: &["perm"],
    result: |types, _| same(types),
    eval: |cx, operands| moves::transpose(cx, &operands),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let perm: Option<Vec<isize>> = options::Options::of(&b.attr()).list("perm");
            let inverse = perm.map(|perm| inverse(&perm));
            b.add(0, b.ct().transpose(inverse.as_deref()));
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1: tensor f64 = const \"[3,1,1:1.0,2.0,3.0]\"\n\
             v2 = mul v0, v1\n\
             v3 = transpose.\"perm=1,-1,0\" v2\n\
             v4: tensor f64 = const \"[3:1.0,3.0,5.0]\"\n\
             v5 = mul v3, v4\n\
             v6 = transpose v5\n\
             v7 = mul v6, v0\n\
             return v7\n\
         }"]),
    ..BASE
};

/// The permutation that undoes this one; an axis may count from the back.
fn inverse(perm: &[isize]) -> Vec<isize> {
    let n = perm.len() as isize;
    let places = (0..n).map(|axis| perm.iter().position(|&p| p == axis || p == axis - n));
    places
        .map(|place| place.map_or(-1, |p| p as isize))
        .collect()
}

/// `move_axes."from=0 to=-1" x`: the axes `from` at the places `to`; the others keep their order.
pub static MOVE_AXES: PrimDef = PrimDef {
    name: "move_axes",
    doc: "Some axes in other places.",
    options: &["from", "to"],
    result: |types, _| same(types),
    eval: |cx, operands| moves::move_axes(cx, &operands),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let attr = b.attr();
            let axes = |word| options::Options::of(&attr).list(word).unwrap_or_default();
            b.add(0, b.ct().move_axes(&axes("to"), &axes("from")));
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1: tensor f64 = const \"[3,1,1:1.0,2.0,3.0]\"\n\
             v2 = mul v0, v1\n\
             v3 = move_axes.\"from=0 to=-1\" v2\n\
             v4: tensor f64 = const \"[3:1.0,3.0,5.0]\"\n\
             v5 = mul v3, v4\n\
             return v5\n\
         }"]),
    ..BASE
};

/// `expand_dims."axis=n" x`: an axis of length 1 at place `n` of the result.
pub static EXPAND_DIMS: PrimDef = PrimDef {
    name: "expand_dims",
    doc: "An axis of length 1 put in.",
    options: &["axis"],
    result: |types, _| same(types),
    eval: |cx, operands| moves::expand_dims(cx, &operands),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            b.add(0, b.ct().apply_with(&SQUEEZE, b.attr(), &[]));
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1 = expand_dims.\"axis=1\" v0\n\
             v2 = mul v1, v0\n\
             return v2\n\
         }"]),
    ..BASE
};

/// `squeeze."axis=0,2" x`: without these axes of length 1, or without all.
pub static SQUEEZE: PrimDef = PrimDef {
    name: "squeeze",
    doc: "Axes of length 1 left out.",
    options: &["axis"],
    result: |types, _| same(types),
    eval: |cx, operands| moves::squeeze(cx, &operands),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let (ct, x) = (b.ct(), b.operand(0));
            b.add(0, ct.reshape_like(x));
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1 = expand_dims.\"axis=-1\" v0\n\
             v2 = squeeze.\"axis=2\" v1\n\
             v3 = squeeze v1\n\
             v4 = mul v2, v3\n\
             return v4\n\
         }"]),
    ..BASE
};

/// Integers as a constant tensor.
#[track_caller]
pub(crate) fn integers<'b>(b: &'b Builder, items: &[isize]) -> Var<'b> {
    let listed: Vec<String> = items.iter().map(isize::to_string).collect();
    let text = format!("[{}:{}]", items.len(), listed.join(","));
    b.constant(&text, Type::Tensor(DType::I64))
}

impl<'b> Var<'b> {
    /// In another shape, row-major; one length may be -1.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new(vec![0.0; 6]).with(|x| x.reshape(&[2, -1]));
    /// assert_eq!(y.shape().unwrap(), [2, 3]);
    /// ```
    #[track_caller]
    pub fn reshape(self, shape: &[isize]) -> Var<'b> {
        self.reshape_to(integers(self.builder(), shape))
    }
    /// In the shape that a tensor of integers lists.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new([[1.0, 2.0], [3.0, 4.0]]).with(|x| x.reshape_to(x.reshape(&[-1]).shape_of()));
    /// assert_eq!(y.shape().unwrap(), [4]);
    /// ```
    #[track_caller]
    pub fn reshape_to(self, shape: Var<'b>) -> Var<'b> {
        self.apply(&RESHAPE, &[shape])
    }
    /// In the shape of another value.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new([[1.0, 2.0], [3.0, 4.0]]).with(|x| x.reshape(&[-1]).reshape_like(x));
    /// assert_eq!(y.shape().unwrap(), [2, 2]);
    /// ```
    #[track_caller]
    pub fn reshape_like(self, like: Var<'b>) -> Var<'b> {
        self.reshape_to(like.shape_of())
    }
    /// Repeated to a shape.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new(vec![1.0, 2.0]).with(|x| x.broadcast_to(&[3, 2]));
    /// assert_eq!(y.shape().unwrap(), [3, 2]);
    /// ```
    #[track_caller]
    pub fn broadcast_to(self, shape: &[isize]) -> Var<'b> {
        self.apply(&BROADCAST_TO, &[integers(self.builder(), shape)])
    }
    /// The axes in the order `perm`, or the other way round.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new([[1.0, 2.0], [3.0, 4.0]]).with(|x| x.transpose(None));
    /// assert_eq!(y.value().unwrap().to_f64s(), [1.0, 3.0, 2.0, 4.0]);
    /// ```
    #[track_caller]
    pub fn transpose(self, perm: Option<&[isize]>) -> Var<'b> {
        let perm = perm.map_or(String::new(), |perm| options::list("perm", perm));
        self.apply_with(&TRANSPOSE, options::attr(&[perm]), &[])
    }
    /// The axes `from` at the places `to`; the others keep their order.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new([[0.0; 3]; 2]).with(|x| x.move_axes(&[0], &[1]));
    /// assert_eq!(y.shape().unwrap(), [3, 2]);
    /// ```
    #[track_caller]
    pub fn move_axes(self, from: &[isize], to: &[isize]) -> Var<'b> {
        let moves = [options::list("from", from), options::list("to", to)];
        self.apply_with(&MOVE_AXES, options::attr(&moves), &[])
    }
    /// With an axis of length 1 at this place of the result.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new(vec![0.0; 3]).with(|x| x.expand_dims(-1));
    /// assert_eq!(y.shape().unwrap(), [3, 1]);
    /// ```
    #[track_caller]
    pub fn expand_dims(self, axis: isize) -> Var<'b> {
        let attr = options::attr(&[options::list("axis", [axis])]);
        self.apply_with(&EXPAND_DIMS, attr, &[])
    }
    /// Without these axes of length 1, or without all.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new([[0.0; 3]]).with(|x| x.squeeze(None));
    /// assert_eq!(y.shape().unwrap(), [3]);
    /// ```
    #[track_caller]
    pub fn squeeze(self, axes: Option<&[isize]>) -> Var<'b> {
        let axes = axes.map_or(String::new(), |axes| options::list("axis", axes));
        self.apply_with(&SQUEEZE, options::attr(&[axes]), &[])
    }
    /// Ones in the shape of this.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new(vec![5.0, 6.0]).with(|x| x.ones_like());
    /// assert_eq!(y.value().unwrap().to_f64s(), [1.0, 1.0]);
    /// ```
    #[track_caller]
    pub fn ones_like(self) -> Var<'b> {
        self.filled_like(1)
    }
    /// The integer `n` in every place of a tensor of the shape and type of this; of truth values, whether it is not 0. No
    /// derivative passes.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new(vec![5.0, 6.0]).with(|x| x.filled_like(3));
    /// assert_eq!(y.value().unwrap().to_f64s(), [3.0, 3.0]);
    /// ```
    #[track_caller]
    pub fn filled_like(self, n: i32) -> Var<'b> {
        let text = match self.ty() {
            Type::Tensor(DType::Bool) => (n != 0).to_string(),
            _ => n.to_string(),
        };
        let number = self.builder().constant(&text, self.ty());
        match self.is_total() {
            true => number,
            false => number.broadcast_like(self),
        }
    }
    /// Whether this is what a reduction over all axes gives: a single number.
    pub(crate) fn is_total(self) -> bool {
        let reductions = [&REDUCE_SUM, &REDUCE_MAX, &REDUCE_MIN];
        reductions.into_iter().any(|def| self.is_plain(def))
    }
}

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = &[
    &RESHAPE,
    &BROADCAST_TO,
    &TRANSPOSE,
    &MOVE_AXES,
    &EXPAND_DIMS,
    &SQUEEZE,
];
