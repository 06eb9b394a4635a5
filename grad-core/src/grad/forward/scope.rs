//! What stands for the values of one graph, and their tangents.

use crate::entity::{FuncRef, SecondaryMap, Value};
use crate::ir::{Attr, Builder, FuncGraph, Type, Var};
use crate::ops::adjoint::{SETTLED, ZEROS_LIKE};
use crate::ops::select::MARKED;

/// The tangent of a value.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tangent {
    pub value: Value,
    /// Whether a number's tangent is there: if not, the value does not depend on what is differentiated as the run went, and
    /// the tangent, a zero, meets no infinite partial. `None`: it is there.
    pub present: Option<Value>,
}

/// One graph on its way.
pub(super) struct Scope<'m> {
    pub func: FuncRef,
    pub graph: &'m FuncGraph,
    values: SecondaryMap<Value, Option<Value>>,
    tangents: SecondaryMap<Value, Option<Tangent>>,
    tangent_type: TangentType,
}

/// The type of the tangent of a value of a type.
pub(super) type TangentType = fn(&Type) -> Type;

impl<'m> Scope<'m> {
    pub fn new(func: FuncRef, graph: &'m FuncGraph, tangent_type: TangentType) -> Self {
        let (values, tangents) = (SecondaryMap::new(), SecondaryMap::new());
        Scope {
            func,
            graph,
            values,
            tangents,
            tangent_type,
        }
    }
    /// The type of the tangent of a value of type `ty`.
    pub fn tangent_type(&self, ty: &Type) -> Type {
        (self.tangent_type)(ty)
    }
    pub fn set(&mut self, v: Value, own: Value) {
        self.values[v] = Some(own);
    }
    /// What stands for `v`.
    pub fn value(&self, v: Value) -> Value {
        self.values[v].expect("a value is defined before it is read")
    }
    pub fn set_tangent(&mut self, v: Value, tangent: Tangent) {
        self.tangents[v] = Some(tangent);
    }
    /// The tangent of `v`, if it has one.
    pub fn tangent(&self, v: Value) -> Option<Tangent> {
        self.tangents[v]
    }
    /// The user's name goes along.
    pub fn name(&self, b: &Builder, v: Value, own: Value) {
        let name = self.graph.values[v].name.clone();
        b.with(|g| g.values[own].name = name);
    }
    /// The zero tangent of `v`.
    pub fn zero<'b>(&self, b: &'b Builder, v: Value) -> Var<'b> {
        let ty = self.graph.ty(v);
        match self.tangent_type(ty) {
            tangent @ Type::Float(_) => b.constant("0.0", tangent),
            tangent => b.prim_of_type(&ZEROS_LIKE, Attr::None, &[self.value(v)], tangent),
        }
    }
    /// The tangent of `v`, or zero.
    pub fn tangent_or_zero(&self, b: &Builder, v: Value) -> Value {
        match self.tangent(v) {
            Some(tangent) => tangent.value,
            None => self.zero(b, v).value(),
        }
    }
    /// The tangent of `v` on its way out of a function or into one: a number is `-0.0` if and only if it is not there.
    pub fn settled(&self, b: &Builder, v: Value) -> Value {
        let ty = self.graph.ty(v);
        if !matches!(ty, Type::Float(_)) {
            return self.tangent_or_zero(b, v);
        }
        let settled = match self.tangent(v) {
            None => b.constant("-0.0", self.tangent_type(ty)),
            Some(Tangent {
                value,
                present: Some(present),
            }) => b.var(present).apply(&MARKED, &[b.var(value)]),
            Some(Tangent {
                value,
                present: None,
            }) => b.var(value).apply(&SETTLED, &[]),
        };
        settled.value()
    }
}
