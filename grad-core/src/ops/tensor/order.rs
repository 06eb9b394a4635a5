//! Order along an axis: where the greatest element is, and elements in other places along the last axis.

use super::{float, is_integer, number, options};
use crate::ir::{DType, Type, Var};
use crate::kernels::{order, reduce};
use crate::ops::{BASE, PrimDef, Rule, Tests};

/// `argmax."axis=n" x`: the position of the first greatest element along an axis.
pub static ARGMAX: PrimDef = PrimDef {
    name: "argmax",
    doc: "The position of the first greatest element along an axis.",
    options: &["axis"],
    result: |types, _| places(types),
    eval: |cx, operands| reduce::argmax(cx, &operands),
    ..BASE
};

/// `argsort x`: the positions along the last axis in ascending order of the elements.
pub static ARGSORT: PrimDef = PrimDef {
    name: "argsort",
    doc: "The positions along the last axis in ascending order of the elements.",
    result: |types, _| places(types),
    eval: |_, operands| order::argsort(&operands),
    ..BASE
};

fn places(types: &[Type]) -> Option<Type> {
    match types {
        [x] => number(x).map(|_| Type::Tensor(DType::I64)),
        _ => None,
    }
}

/// `take_along x, positions`: along the last axis the elements at these positions.
pub static TAKE_ALONG: PrimDef = PrimDef {
    name: "take_along",
    doc: "Elements of the first operand along its last axis at the positions in the second.",
    result: |types, _| match types {
        [x @ Type::Tensor(_), positions] if is_integer(positions) => Some(x.clone()),
        _ => None,
    },
    eval: |cx, operands| order::take_along(cx, &operands),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let (ct, x, positions) = (b.ct(), b.operand(0), b.operand(1));
            b.add(0, ct.apply(&ADD_ALONG, &[positions, x]));
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1: tensor i64 = const \"[2,2:1,0,1,1]\"\n\
             v2 = take_along v0, v1\n\
             v3 = mul v2, v0\n\
             return v3\n\
         }"]),
    ..BASE
};

/// `add_along ct, positions, x`: zeros of the shape of `x` with `ct` added along the last axis at these positions.
pub static ADD_ALONG: PrimDef = PrimDef {
    name: "add_along",
    doc: "Zeros of the third operand's shape with the first added along the last axis at the positions in the second.",
    result: |types, _| match types {
        [ct, positions, Type::Tensor(_)] if is_integer(positions) => float(ct).map(Type::Tensor),
        _ => None,
    },
    eval: |cx, operands| order::add_along(cx, &operands),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let (ct, positions) = (b.ct(), b.operand(1));
            b.add(0, ct.take_along(positions));
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1: tensor i64 = const \"[2,2:2,0,1,1]\"\n\
             v2: tensor f64 = const \"[2,3:1.0,2.0,3.0,4.0,5.0,6.0]\"\n\
             v3 = add_along v0, v1, v2\n\
             v4 = mul v3, v3\n\
             return v4\n\
         }"]),
    ..BASE
};

impl<'b> Var<'b> {
    /// The position of the first greatest element along an axis.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new(vec![1.0, 7.0, 7.0]).with(|x| x.argmax(0));
    /// assert_eq!(y.value().unwrap().to_f64s(), [1.0]);
    /// ```
    #[track_caller]
    pub fn argmax(self, axis: isize) -> Var<'b> {
        let attr = options::attr(&[options::list("axis", [axis])]);
        self.apply_with(&ARGMAX, attr, &[])
    }
    /// The positions along the last axis in ascending order of the elements.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new(vec![3.0, 1.0, 2.0]).with(|x| x.argsort());
    /// assert_eq!(y.value().unwrap().to_f64s(), [1.0, 2.0, 0.0]);
    /// ```
    #[track_caller]
    pub fn argsort(self) -> Var<'b> {
        self.apply(&ARGSORT, &[])
    }
    /// Along the last axis the elements at these positions.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::op;
    /// let y = op(&[&vec![3.0, 1.0, 2.0].into(), &vec![1_i64, 1].into()], |v| v[0].take_along(v[1]));
    /// assert_eq!(y.value().unwrap().to_f64s(), [1.0, 1.0]);
    /// ```
    #[track_caller]
    pub fn take_along(self, positions: Var<'b>) -> Var<'b> {
        self.apply(&TAKE_ALONG, &[positions])
    }
    /// The elements along the last axis in ascending order; NaN comes last.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new(vec![3.0, 1.0, 2.0]).with(|x| x.sort());
    /// assert_eq!(y.value().unwrap().to_f64s(), [1.0, 2.0, 3.0]);
    /// ```
    #[track_caller]
    pub fn sort(self) -> Var<'b> {
        self.take_along(self.argsort())
    }
}

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = &[&ARGMAX, &ARGSORT, &TAKE_ALONG, &ADD_ALONG];
