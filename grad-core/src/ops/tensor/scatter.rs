//! Slices at places that the innermost axis of a tensor of indices gives.

use super::{is_integer, number};
use crate::ir::{DType, Type, Var};
use crate::kernels::scatter;
use crate::ops::{BASE, PrimDef, Rule, Tests};

/// `gather_nd x, indices`: the slice of `x` at each place.
pub static GATHER_ND: PrimDef = PrimDef {
    name: "gather_nd",
    doc: "The slices of the first operand at the places that the second one lists.",
    result: |types, _| match types {
        [x @ Type::Tensor(_), indices] if is_integer(indices) => Some(x.clone()),
        _ => None,
    },
    eval: |cx, operands| scatter::gather_nd(cx, &operands),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let (ct, x, indices) = (b.ct(), b.operand(0), b.operand(1));
            b.add(0, x.zeros_like().scatter_nd_add(indices, ct));
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1: tensor i64 = const \"[3,2:0,1,1,0,0,1]\"\n\
             v2 = gather_nd v0, v1\n\
             v3: tensor i64 = const \"[3,1:0,1,1]\"\n\
             v4 = gather_nd v0, v3\n\
             v5 = reduce_sum.\"axis=1\" v4\n\
             v6 = mul v2, v5\n\
             return v6\n\
         }"]),
    ..BASE
};

/// `scatter_nd_add x, indices, updates`: each update added to the slice of `x` at its place.
pub static SCATTER_ND_ADD: PrimDef = PrimDef {
    name: "scatter_nd_add",
    doc: "The first operand with the slices of the third added at the places that the second one lists.",
    result: |types, _| updated(types).filter(|x| number(x).is_some()),
    eval: |cx, operands| scatter::scatter_nd_add(cx, &operands),
    rule: Rule::Vjp(|b| {
        let ct = b.ct();
        if b.wants(0) {
            b.add(0, ct);
        }
        if b.wants(2) {
            let indices = b.operand(1);
            b.add(2, ct.gather_nd(indices));
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1: tensor i64 = const \"[2,1:1,1]\"\n\
             v2 = mul v0, v0\n\
             v3 = scatter_nd_add v0, v1, v2\n\
             v4 = mul v3, v3\n\
             return v4\n\
         }"]),
    ..BASE
};

/// `scatter_nd_update x, indices, updates`: each update in place of the slice of `x` at its place; of several for one
/// place the last stays.
pub static SCATTER_ND_UPDATE: PrimDef = PrimDef {
    name: "scatter_nd_update",
    doc: "The first operand with the slices of the third in the places that the second one lists.",
    result: |types, _| updated(types),
    eval: |cx, operands| scatter::scatter_nd_update(cx, &operands),
    rule: Rule::Vjp(|b| {
        let (ct, x, indices, updates) = (b.ct(), b.operand(0), b.operand(1), b.operand(2));
        if b.wants(0) {
            b.add(0, ct.scatter_nd_update(indices, updates.zeros_like()));
        }
        if b.wants(2) {
            // what a later update has overwritten has no effect
            let stays = x.apply(&LAST_UPDATES, &[indices, updates]);
            b.add(2, stays.select(ct.gather_nd(indices), ct.lit(0.0)));
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1: tensor i64 = const \"[2,1:1,1]\"\n\
             v2 = mul v0, v0\n\
             v3 = scatter_nd_update v0, v1, v2\n\
             v4 = mul v3, v3\n\
             return v4\n\
         }"]),
    ..BASE
};

/// `last_updates x, indices, updates`: which elements of `updates` stay when they are written into `x`.
pub static LAST_UPDATES: PrimDef = PrimDef {
    name: "last_updates",
    doc: "Which elements of the third operand no later one overwrites in the first.",
    result: |types, _| updated(types).map(|_| Type::Tensor(DType::Bool)),
    eval: |_, operands| scatter::last_updates(&operands),
    ..BASE
};

fn updated(types: &[Type]) -> Option<Type> {
    match types {
        [x @ Type::Tensor(_), indices, updates] if is_integer(indices) && updates == x => {
            Some(x.clone())
        }
        _ => None,
    }
}

impl<'b> Var<'b> {
    /// The slices at the places that the innermost axis of `indices` gives.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::op;
    /// let y = op(&[&[[1.0, 2.0], [3.0, 4.0]].into(), &vec![1_i64, 0].into()], |v| v[0].gather_nd(v[1]));
    /// assert_eq!(y.value().unwrap().to_f64s(), [3.0]);
    /// ```
    #[track_caller]
    pub fn gather_nd(self, indices: Var<'b>) -> Var<'b> {
        self.apply(&GATHER_ND, &[indices])
    }
    /// With `updates` added to the slices at these places.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::op;
    /// let y = op(&[&vec![1.0, 2.0, 3.0].into(), &[[0_i64], [0]].into(), &vec![10.0, 100.0].into()], |v| v[0].scatter_nd_add(v[1], v[2]));
    /// assert_eq!(y.value().unwrap().to_f64s(), [111.0, 2.0, 3.0]);
    /// ```
    #[track_caller]
    pub fn scatter_nd_add(self, indices: Var<'b>, updates: Var<'b>) -> Var<'b> {
        self.apply(&SCATTER_ND_ADD, &[indices, updates])
    }
    /// With `updates` in place of the slices at these places.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::op;
    /// let y = op(&[&vec![1.0, 2.0, 3.0].into(), &[[0_i64]].into(), &vec![10.0].into()], |v| v[0].scatter_nd_update(v[1], v[2]));
    /// assert_eq!(y.value().unwrap().to_f64s(), [10.0, 2.0, 3.0]);
    /// ```
    #[track_caller]
    pub fn scatter_nd_update(self, indices: Var<'b>, updates: Var<'b>) -> Var<'b> {
        self.apply(&SCATTER_ND_UPDATE, &[indices, updates])
    }
}

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = &[
    &GATHER_ND,
    &SCATTER_ND_ADD,
    &SCATTER_ND_UPDATE,
    &LAST_UPDATES,
];
