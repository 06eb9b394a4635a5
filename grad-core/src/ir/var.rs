//! Handles of values, which rules and front ends write mathematics with.

use super::{Attr, BuildError, Builder, DType, LevelId, NodeKind, Type};
use crate::entity::Value;
use crate::ops::{self, PrimDef};
use std::fmt;

/// A value of a graph under construction: a `Copy` handle with operators.
///
/// ```
/// # mod grads { pub use grad_core::{graph, ir::{DType, Var}}; }
/// use grads::graph::Graph;
/// use grads::{DType, Var};
///
/// fn relu<'g>(x: Var<'g>) -> Var<'g> {
///     x.max(0.0)
/// }
/// let g = Graph::new();
/// let x = g.placeholder("x", DType::F64);
/// let y = relu(2.0 * x - 1.0);
/// let out = g.compile(&[y])?.run(&[(x, 3.0.into())])?;
/// assert_eq!(out[0].to_f64(), Some(5.0));
/// # Ok::<(), grad_core::graph::GraphError>(())
/// ```
#[derive(Clone, Copy)]
pub struct Var<'b> {
    pub(super) builder: &'b Builder,
    pub(super) level: LevelId,
    pub(super) value: Value,
}

impl<'b> Var<'b> {
    /// The value behind the handle in the innermost graph that is open, captured if it belongs to one around it.
    ///
    /// # Panics
    /// If it belongs to none that is open, and errors are not collected.
    #[track_caller]
    pub fn value(self) -> Value {
        self.builder.value_of(self)
    }
    /// The handle as it is: the graph that it belongs to, and its value there.
    pub fn raw(self) -> (LevelId, Value) {
        (self.level, self.value)
    }
    /// The graph it belongs to.
    pub fn builder(self) -> &'b Builder {
        self.builder
    }
    /// Its type; open if the graph it belongs to is finished.
    pub fn ty(self) -> Type {
        let ty = self.builder.look(self, |g, v| g.ty(v).clone());
        ty.unwrap_or(Type::Open)
    }
    /// The text of the literal that it is, if it is one.
    pub fn literal(self) -> Option<Box<str>> {
        self.builder.look(self, |g, v| match &g.def_node(v)?.kind {
            NodeKind::Const(text) => Some(text.clone()),
            _ => None,
        })?
    }
    /// What the primitive `def` was applied to, if this is its result.
    pub fn operands_of(self, def: &PrimDef) -> Option<Vec<Var<'b>>> {
        let operands = self.builder.look(self, |g, v| {
            let node = g.def_node(v)?;
            let is = matches!(&node.kind, NodeKind::Prim(d, _) if *d == def);
            is.then(|| node.operands.clone())
        })??;
        let var = |value| Var { value, ..self };
        Some(operands.into_iter().map(var).collect())
    }
    /// Whether it is the result of this primitive, without options.
    #[cfg(feature = "runtime")]
    pub(crate) fn is_plain(self, def: &PrimDef) -> bool {
        let is = self.builder.look(self, |g, v| {
            let node = g.def_node(v)?;
            Some(matches!(&node.kind, NodeKind::Prim(d, Attr::None) if *d == def))
        });
        is.flatten().unwrap_or(false)
    }
    /// Whether it is a literal.
    pub fn is_const(self) -> bool {
        self.literal().is_some()
    }
    /// Applies a primitive with this as its first operand.
    #[track_caller]
    pub fn apply(self, def: &'static PrimDef, rest: &[Var<'b>]) -> Var<'b> {
        self.apply_with(def, Attr::None, rest)
    }
    /// Applies a primitive with an attribute and this as its first operand.
    #[track_caller]
    pub fn apply_with(self, def: &'static PrimDef, attr: Attr, rest: &[Var<'b>]) -> Var<'b> {
        let mut operands = vec![self];
        operands.extend_from_slice(rest);
        self.builder.apply(def, attr, &operands)
    }
    /// A literal of this value's type. Integers have no halves.
    #[track_caller]
    pub fn lit(self, x: f64) -> Var<'b> {
        let ty = self.ty();
        match literal_of(x, &ty) {
            Some(text) => self.builder.constant(&text, ty),
            None => self.builder.refuse(BuildError::Literal {
                text: literal_text(x),
                ty,
                at: std::panic::Location::caller().to_string(),
            }),
        }
    }
}

/// The shortest text that reads back to the same number: `1.0`, `0.5`, `inf`, `-inf`, `nan`.
pub fn literal_text(x: f64) -> String {
    if x.is_nan() {
        "nan".into()
    } else {
        format!("{x:?}")
    }
}

impl fmt::Debug for Var<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.value)
    }
}

/// The text of the number as a value of this type, if the elements of a tensor of it can be that.
pub(crate) fn literal_of(x: f64, ty: &Type) -> Option<String> {
    match ty {
        Type::Tensor(DType::I32 | DType::I64) => {
            (x.fract() == 0.0).then(|| (x as i128).to_string())
        }
        _ => Some(literal_text(x)),
    }
}

/// `a op b` with either side a plain number.
macro_rules! operator {
    ($($trait:ident $method:ident $def:expr;)*) => {$(
        impl<'b> std::ops::$trait for Var<'b> {
            type Output = Var<'b>;
            #[track_caller]
            fn $method(self, other: Var<'b>) -> Var<'b> {
                self.apply($def, &[other])
            }
        }
        impl<'b> std::ops::$trait<f64> for Var<'b> {
            type Output = Var<'b>;
            #[track_caller]
            fn $method(self, other: f64) -> Var<'b> {
                let other = self.lit(other);
                self.apply($def, &[other])
            }
        }
        impl<'b> std::ops::$trait<Var<'b>> for f64 {
            type Output = Var<'b>;
            #[track_caller]
            fn $method(self, other: Var<'b>) -> Var<'b> {
                other.lit(self).apply($def, &[other])
            }
        }
        impl<'b> std::ops::$trait<i32> for Var<'b> {
            type Output = Var<'b>;
            #[track_caller]
            fn $method(self, other: i32) -> Var<'b> {
                self.$method(f64::from(other))
            }
        }
        impl<'b> std::ops::$trait<Var<'b>> for i32 {
            type Output = Var<'b>;
            #[track_caller]
            fn $method(self, other: Var<'b>) -> Var<'b> {
                f64::from(self).$method(other)
            }
        }
    )*};
}

operator! {
    Add add &ops::arith::ADD;
    Sub sub &ops::arith::SUB;
    Mul mul &ops::arith::MUL;
    Div div &ops::arith::DIV;
    Rem rem &ops::arith::REM;
}

impl<'b> std::ops::Neg for Var<'b> {
    type Output = Var<'b>;
    #[track_caller]
    fn neg(self) -> Var<'b> {
        self.apply(&ops::arith::NEG, &[])
    }
}
