//! Lists of tensors: what loops write and read by position (TensorFlow's TensorArray, as a value).
//!
//! An element that was never written is a zero, a single number that stands for a tensor of any shape.

use super::{float, is_integer, options};
use crate::ir::{Attr, DType, Type, Var};
use crate::kernels::list;
use crate::ops::{BASE, PrimDef, Rule, Tests};

/// `list_new."dtype=f64" size`: as many zeros.
pub static LIST_NEW: PrimDef = PrimDef {
    name: "list_new",
    doc: "A list of zeros.",
    options: &["dtype"],
    result: |types, attr| match types {
        [size] if is_integer(size) => Some(of(Type::Tensor(dtype_of(attr)?))),
        _ => None,
    },
    eval: |cx, operands| list::new(cx, &operands),
    ..BASE
};

/// `list_write a, i, x`: the list with `x` at position `i`.
pub static LIST_WRITE: PrimDef = PrimDef {
    name: "list_write",
    doc: "The list with the third operand at the position that the second one gives.",
    result: |types, _| match types {
        [list, position, x] if is_integer(position) && element(list) == Some(x) => {
            Some(list.clone())
        }
        _ => None,
    },
    eval: |_, operands| list::write(operands),
    rule: Rule::Vjp(|b| {
        let (ct, position, x) = (b.ct(), b.operand(1), b.operand(2));
        if b.wants(2) {
            b.add(2, ct.list_read(position).broadcast_like(x));
        }
        if b.wants(0) {
            b.add(0, ct.list_write(position, zero(x)));
        }
    }),
    may_panic: true,
    in_place: Some(0),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1: tensor i64 = const 2\n\
             v2: tensor i64 = const 1\n\
             v3 = list_new.\"dtype=f64\" v1\n\
             v4 = list_write v3, v2, v0\n\
             v5 = mul v0, v0\n\
             v6 = list_write v4, v2, v5\n\
             v7 = list_stack v6\n\
             v8 = mul v7, v0\n\
             return v8\n\
         }"]),
    ..BASE
};

/// `list_read a, i`: the element at position `i`.
pub static LIST_READ: PrimDef = PrimDef {
    name: "list_read",
    doc: "The element of a list at a position.",
    result: |types, _| match types {
        [list, position] if is_integer(position) => element(list).cloned(),
        _ => None,
    },
    eval: |_, operands| list::read(&operands),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let (ct, position, adjoint) = (b.ct(), b.operand(1), b.adjoint(0));
            b.set_adjoint(0, adjoint.apply(&LIST_ADD, &[position, ct]));
        }
    }),
    may_panic: true,
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1: tensor i64 = const 0\n\
             v2 = list_unstack v0\n\
             v3 = list_read v2, v1\n\
             v4 = mul v3, v0\n\
             v5 = mul v4, v3\n\
             return v5\n\
         }"]),
    ..BASE
};

/// `list_add a, i, x`: the list with `x` added to the element at position `i`.
pub static LIST_ADD: PrimDef = PrimDef {
    name: "list_add",
    doc: "The list with the third operand added to the element at the position that the second one gives.",
    result: LIST_WRITE.result,
    eval: |_, operands| list::add(operands),
    rule: Rule::Vjp(|b| {
        let ct = b.ct();
        if b.wants(2) {
            let (position, x) = (b.operand(1), b.operand(2));
            b.add(2, ct.list_read(position).broadcast_like(x));
        }
        if b.wants(0) {
            b.add(0, ct);
        }
    }),
    may_panic: true,
    in_place: Some(0),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1: tensor i64 = const 0\n\
             v2: tensor f64 = const \"[2:3.0,4.0]\"\n\
             v3 = list_unstack v0\n\
             v4 = list_read v3, v1\n\
             v5 = list_add v3, v1, v4\n\
             v6 = list_stack v5\n\
             v7 = mul v6, v0\n\
             return v7\n\
         }"]),
    ..BASE
};

/// `list_stack a`, `list_stack a, like`: the elements as the parts of a new first axis, in the shape of `like`.
pub static LIST_STACK: PrimDef = PrimDef {
    name: "list_stack",
    doc: "The elements of a list as the parts of a new first axis.",
    result: |types, _| match types {
        [list] | [list, Type::Tensor(_)] => element(list).cloned(),
        _ => None,
    },
    eval: |cx, operands| list::stack(cx, &operands),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            b.add(0, b.ct().list_unstack());
        }
    }),
    may_panic: true,
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1 = list_unstack v0\n\
             v2 = list_stack v1, v0\n\
             v3 = mul v2, v0\n\
             return v3\n\
         }"]),
    ..BASE
};

/// `list_unstack x`: the parts along the first axis.
pub static LIST_UNSTACK: PrimDef = PrimDef {
    name: "list_unstack",
    doc: "The parts of a tensor along its first axis, as a list.",
    result: |types, _| match types {
        [x] => float(x).map(|_| of(x.clone())),
        _ => None,
    },
    eval: |cx, operands| list::unstack(cx, &operands),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let (ct, x) = (b.ct(), b.operand(0));
            b.add(0, ct.apply(&LIST_STACK, &[x]));
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1 = mul v0, v0\n\
             v2 = list_unstack v1\n\
             v3 = list_stack v2\n\
             v4 = mul v3, v1\n\
             return v4\n\
         }"]),
    ..BASE
};

fn of(element: Type) -> Type {
    Type::Vec(Box::new(element))
}

/// The type of the elements, if it is that of a list of tensors.
fn element(list: &Type) -> Option<&Type> {
    match list {
        Type::Vec(element) if matches!(**element, Type::Tensor(_)) => Some(element),
        _ => None,
    }
}

/// The type of float that the option `dtype` names.
fn dtype_of(attr: &Attr) -> Option<DType> {
    let name = options::Options::of(attr).text("dtype")?;
    let mut dtypes = DType::ALL.iter().filter(|(dtype, _)| dtype.is_float());
    dtypes.find(|(_, n)| *n == name).map(|(dtype, _)| *dtype)
}

/// The zero that stands for a tensor of any shape.
fn zero(x: Var) -> Var {
    x.builder().constant("0.0", x.ty())
}

impl<'b> Var<'b> {
    /// A list of as many zeros as this integer says.
    ///
    /// ```
    /// # mod grads { pub use grad_core::{graph, ir::DType}; }
    /// use grads::{DType, graph::Graph};
    /// let g = Graph::new();
    /// let (size, first) = (g.constant(2_i64), g.constant(0_i64));
    /// let list = size.list_new(DType::F64).list_write(first, g.constant(5.0));
    /// assert_eq!(g.run(&[list.list_stack()], &[]).unwrap()[0].to_f64s(), [5.0, 0.0]);
    /// ```
    #[track_caller]
    pub fn list_new(self, dtype: DType) -> Var<'b> {
        let attr = options::attr(&[options::list("dtype", [dtype])]);
        self.apply_with(&LIST_NEW, attr, &[])
    }
    /// The list with `x` at a position.
    ///
    /// ```
    /// # mod grads { pub use grad_core::{graph, ir::DType}; }
    /// use grads::{DType, graph::Graph};
    /// let g = Graph::new();
    /// let (size, first) = (g.constant(2_i64), g.constant(0_i64));
    /// let list = size.list_new(DType::F64).list_write(first, g.constant(5.0));
    /// assert_eq!(g.run(&[list.list_stack()], &[]).unwrap()[0].to_f64s(), [5.0, 0.0]);
    /// ```
    #[track_caller]
    pub fn list_write(self, position: Var<'b>, x: Var<'b>) -> Var<'b> {
        self.apply(&LIST_WRITE, &[position, x])
    }
    /// The element of a list at a position.
    ///
    /// ```
    /// # mod grads { pub use grad_core::{graph, ir::DType}; }
    /// use grads::{DType, graph::Graph};
    /// let g = Graph::new();
    /// let (size, first) = (g.constant(2_i64), g.constant(0_i64));
    /// let list = size.list_new(DType::F64).list_write(first, g.constant(5.0));
    /// assert_eq!(g.run(&[list.list_read(first)], &[]).unwrap()[0].to_f64s(), [5.0]);
    /// ```
    #[track_caller]
    pub fn list_read(self, position: Var<'b>) -> Var<'b> {
        self.apply(&LIST_READ, &[position])
    }
    /// The elements of a list, which have one shape, as the parts of a new first axis.
    ///
    /// ```
    /// # mod grads { pub use grad_core::{graph, ir::DType}; }
    /// use grads::{DType, graph::Graph};
    /// let g = Graph::new();
    /// let (size, first) = (g.constant(2_i64), g.constant(0_i64));
    /// let list = size.list_new(DType::F64).list_write(first, g.constant(5.0));
    /// assert_eq!(g.run(&[list.list_stack()], &[]).unwrap()[0].to_f64s(), [5.0, 0.0]);
    /// ```
    #[track_caller]
    pub fn list_stack(self) -> Var<'b> {
        self.apply(&LIST_STACK, &[])
    }
    /// The parts along the first axis, as a list.
    ///
    /// ```
    /// # mod grads { pub use grad_core::graph; }
    /// let g = grads::graph::Graph::new();
    /// let list = g.constant(vec![7.0, 8.0]).list_unstack();
    /// let second = list.list_read(g.constant(1_i64));
    /// assert_eq!(g.run(&[second], &[]).unwrap()[0].to_f64(), Some(8.0));
    /// ```
    #[track_caller]
    pub fn list_unstack(self) -> Var<'b> {
        self.apply(&LIST_UNSTACK, &[])
    }
}

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = &[
    &LIST_NEW,
    &LIST_WRITE,
    &LIST_READ,
    &LIST_ADD,
    &LIST_STACK,
    &LIST_UNSTACK,
];
