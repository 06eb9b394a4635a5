//! Appends nodes to a FuncGraph; rules and front ends write mathematics with its handles.

use super::{Attr, FuncGraph, Node, NodeKind, SrcLoc, Type};
use crate::entity::{NodeId, Value};
use crate::ops::{self, PrimDef};
use std::cell::{Cell, RefCell};
use std::fmt;

/// A FuncGraph under construction. New nodes get the current source place and origin.
#[derive(Debug, Default)]
pub struct Builder {
    graph: RefCell<FuncGraph>,
    loc: Cell<SrcLoc>,
    origin: Cell<Option<NodeId>>,
}

/// A value of a graph under construction: a `Copy` handle with operators.
#[derive(Clone, Copy)]
pub struct Var<'b> {
    builder: &'b Builder,
    value: Value,
}

impl Builder {
    /// Goes on with `graph`.
    pub fn new(graph: FuncGraph) -> Self {
        Builder {
            graph: RefCell::new(graph),
            ..Self::default()
        }
    }
    /// The graph as built.
    pub fn finish(self) -> FuncGraph {
        self.graph.into_inner()
    }
    /// Source place of the nodes that follow.
    pub fn set_loc(&self, loc: SrcLoc) {
        self.loc.set(loc);
    }
    /// The source place of new nodes.
    pub fn loc(&self) -> SrcLoc {
        self.loc.get()
    }
    /// Forward node that the nodes that follow belong to.
    pub fn set_origin(&self, origin: Option<NodeId>) {
        self.origin.set(origin);
    }
    /// Looks at, or changes, the graph itself.
    pub fn with<R>(&self, f: impl FnOnce(&mut FuncGraph) -> R) -> R {
        f(&mut self.graph.borrow_mut())
    }
    /// The handle of a value of this graph.
    pub fn var(&self, value: Value) -> Var<'_> {
        Var {
            builder: self,
            value,
        }
    }
    /// The type of a value.
    pub fn ty(&self, value: Value) -> Type {
        self.graph.borrow().ty(value).clone()
    }
    /// Adds a param at the end.
    pub fn param(&self, ty: Type) -> Var<'_> {
        let v = self.with(|g| g.add_param(ty));
        self.var(v)
    }
    /// Adds a capture at the end.
    pub fn capture(&self, ty: Type) -> Var<'_> {
        let v = self.with(|g| g.add_capture(ty));
        self.var(v)
    }
    /// Appends a node of any kind with results of the given types.
    pub fn node(&self, kind: NodeKind, operands: Vec<Value>, types: Vec<Type>) -> Vec<Value> {
        let node = Node {
            kind,
            operands,
            results: vec![],
            loc: self.loc.get(),
            origin: self.origin.get(),
        };
        self.with(|g| {
            let id = g.add_node(node, types);
            g.nodes[id].results.clone()
        })
    }
    /// Appends a literal.
    pub fn constant(&self, text: &str, ty: Type) -> Var<'_> {
        let v = self.node(NodeKind::Const(text.into()), vec![], vec![ty]);
        self.var(v[0])
    }
    /// Appends a primitive; its result type follows from the operands.
    ///
    /// # Panics
    /// If the operands do not fit the primitive: front ends check first, rules fit by construction.
    pub fn prim(&self, def: &'static PrimDef, attr: Attr, operands: &[Value]) -> Var<'_> {
        let types: Vec<Type> = operands.iter().map(|&v| self.ty(v)).collect();
        let ty = def
            .result_type(&types, &attr)
            .unwrap_or_else(|| panic!("`{}` does not take operands of types {types:?}", def.name));
        self.prim_of_type(def, attr, operands, ty)
    }
    /// Appends a primitive whose result type the front end knows better.
    pub fn prim_of_type(
        &self,
        def: &'static PrimDef,
        attr: Attr,
        operands: &[Value],
        ty: Type,
    ) -> Var<'_> {
        let v = self.node(NodeKind::Prim(def, attr), operands.to_vec(), vec![ty]);
        self.var(v[0])
    }
}

impl<'b> Var<'b> {
    /// The value behind the handle.
    pub fn value(self) -> Value {
        self.value
    }
    /// The graph it belongs to.
    pub fn builder(self) -> &'b Builder {
        self.builder
    }
    /// Its type.
    pub fn ty(self) -> Type {
        self.builder.ty(self.value)
    }
    /// Whether it is a literal.
    pub fn is_const(self) -> bool {
        let literal = |g: &mut FuncGraph| matches!(g.def_node(self.value), Some(n) if matches!(n.kind, NodeKind::Const(_)));
        self.builder.with(literal)
    }
    /// Applies a primitive with this as its first operand.
    pub fn apply(self, def: &'static PrimDef, rest: &[Var<'b>]) -> Var<'b> {
        self.apply_with(def, Attr::None, rest)
    }
    /// Applies a primitive that has an attribute with this as its first operand.
    pub fn apply_with(self, def: &'static PrimDef, attr: Attr, rest: &[Var<'b>]) -> Var<'b> {
        let operands: Vec<Value> = std::iter::once(self)
            .chain(rest.iter().copied())
            .map(Var::value)
            .collect();
        self.builder.prim(def, attr, &operands)
    }
    /// A literal of this value's type.
    pub fn lit(self, x: f64) -> Var<'b> {
        self.builder.constant(&literal_text(x), self.ty())
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

/// `a op b` with either side a plain number.
macro_rules! operator {
    ($($trait:ident $method:ident $def:expr;)*) => {$(
        impl<'b> std::ops::$trait for Var<'b> {
            type Output = Var<'b>;
            fn $method(self, other: Var<'b>) -> Var<'b> {
                self.apply($def, &[other])
            }
        }
        impl<'b> std::ops::$trait<f64> for Var<'b> {
            type Output = Var<'b>;
            fn $method(self, other: f64) -> Var<'b> {
                let other = self.lit(other);
                self.apply($def, &[other])
            }
        }
        impl<'b> std::ops::$trait<Var<'b>> for f64 {
            type Output = Var<'b>;
            fn $method(self, other: Var<'b>) -> Var<'b> {
                other.lit(self).apply($def, &[other])
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
    fn neg(self) -> Var<'b> {
        self.apply(&ops::arith::NEG, &[])
    }
}
