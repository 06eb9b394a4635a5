//! Operators. Those on types that are not known yet are decided on at the end: what is a number by then is computed on
//! numbers, the rest goes to the operator of the user's type.

use super::place::strip;
use super::scope::{Base, Mutability, Operand, Place, Val};
use super::types::Ty;
use super::{Lowerer, Res};
use crate::assumed;
use crate::report::Site;
use grad_core::entity::NodeId;
use grad_core::ir::{Attr, Def, FuncGraph, NodeKind, Type};
use grad_core::ops::{PrimDef, index, operator, tuple};
use syn::Expr;
use syn::spanned::Spanned;

/// What stands before the passing of a compound assignment's operands.
const ASSIGN: &str = "assign.";

impl Lowerer<'_> {
    /// An operand of an operator, and how it is passed: `v` by value, `r` by reference.
    pub fn passed(&mut self, e: &Expr) -> Res<(Val, char)> {
        let operand = self.expr(e)?;
        let how = match &operand {
            Operand::Ref(place, how) if self.is_taken_out(e, place, *how) => 'v',
            Operand::Ref(..) => 'r',
            _ => 'v',
        };
        Ok((self.value_of(operand, e.span())?, how))
    }

    /// What a variable gets: a value that is taken out of another is no name for a part of that.
    pub fn taken_out(&mut self, e: &Expr, operand: Operand) -> Res<Operand> {
        match &operand {
            Operand::Ref(place, how) if self.is_taken_out(e, place, *how) => {
                self.value_of(operand, e.span()).map(Operand::Val)
            }
            _ => Ok(operand),
        }
    }

    /// Whether `x.unwrap()` takes a value out of what a call gave, or a number out of what nobody writes to.
    fn is_taken_out(&mut self, e: &Expr, place: &Place, how: Mutability) -> bool {
        let takes =
            matches!(strip(e), Expr::MethodCall(m) if m.method == "unwrap" || m.method == "expect");
        let given = matches!(place.base, Base::Val(v) if self.is_given_by_call(v));
        let read = how == Mutability::Shared && matches!(self.place_ty(place), Ty::Float(_));
        takes && (given || read)
    }

    /// Whether a value is what a call gave.
    pub fn is_given_by_call(&self, v: Val) -> bool {
        let frame = self.frames.iter().find(|f| f.id == v.frame);
        frame.is_some_and(|frame| match frame.graph.values[v.value].def {
            Def::Result(node, _) => matches!(frame.graph.nodes[node].kind, NodeKind::Call(_)),
            _ => false,
        })
    }

    /// An arithmetic operator: `passed` tells how each operand is passed; `assign` whether it assigns to the first.
    pub fn arithmetic(
        &mut self,
        def: &'static PrimDef,
        operands: &[Val],
        passed: &str,
        assign: bool,
        exprs: &[&Expr],
    ) -> Val {
        let tys: Vec<Ty> = operands.iter().map(|v| self.ty(*v)).collect();
        operands.iter().for_each(|v| self.copy_view(*v));
        let option = |t: &Ty| matches!(self.types.shallow(t), Ty::Option(_));
        // arrays have no operators, but for those that a user's type gives them
        let array = |t: &Ty| {
            matches!(
                self.types.shallow(t),
                Ty::Array(..) | Ty::Slice(_) | Ty::Vec(_)
            )
        };
        let of_std = |t: &Ty| array(t) || self.types.is_number(t);
        let arrays = tys.iter().any(array) && tys.iter().all(of_std);
        if arrays && let Some(first) = exprs.first() {
            let message = "arrays have no operators\nhelp: compute with their elements";
            self.problems.doubt(Site::of(first), message);
        }
        if tys.iter().any(option) {
            self.types.misfit();
        }
        let ty = match &tys[..] {
            [x] if self.types.is_number(x) => x.clone(),
            [a, _] if assign => a.clone(),
            [a, b] => self
                .given_by_operator(a, b)
                .unwrap_or_else(|| self.types.any()),
            _ => self.types.any(),
        };
        let known = tys.iter().all(|t| self.types.is_number(t));
        if known {
            self.types.relate(def.name, &tys, &ty, [None, None]);
            return self.prim(def, operands, ty);
        }
        let users = |t: &Ty| match self.types.shallow(t) {
            Ty::Named(name) => !self.types.is_std(&name),
            t => self.types.is_likely_users(&t) || self.types.is_users(&t) == Some(true),
        };
        if !assign && tys.iter().any(users) {
            self.types.likely_users(&ty);
        }
        if !assign && tys.iter().any(|t| self.types.is_given(t)) {
            self.types.given(&ty);
        }
        // a type with a name has the operators of its own
        let named =
            |t: &Ty| matches!(self.types.shallow(t), Ty::Named(name) if !self.types.is_std(&name));
        self.unsure += usize::from(self.inlined.is_inside() && !tys.iter().any(named));
        let asked = match self.inlined.is_inside() {
            true => &[],
            false => exprs,
        };
        let places = [0, 1].map(|i| asked.get(i).map(|e| assumed::Place::of(e)));
        self.types.relate(def.name, &tys, &ty, places);
        let prefix = if assign { ASSIGN } else { "" };
        self.prim_attr(
            def,
            Attr::Field(format!("{prefix}{passed}").into()),
            operands,
            ty,
        )
    }
}

/// Settles an operator whose operands' types were not known when it was met.
pub fn settle(graph: &mut FuncGraph, id: NodeId) {
    let node = &graph.nodes[id];
    let NodeKind::Prim(def, Attr::Field(passed)) = &node.kind else {
        return;
    };
    if operator::arithmetic(def.name).is_none() {
        return;
    }
    let numbers = node
        .operands
        .iter()
        .all(|v| matches!(graph.ty(*v), Type::Float(_) | Type::Int(_)));
    let kind = match passed.strip_prefix(ASSIGN) {
        _ if numbers => NodeKind::Prim(def, Attr::None),
        Some(passed) => NodeKind::Prim(
            &operator::OPERATOR_ASSIGN,
            Attr::Field(format!("{}.{passed}", def.name).into()),
        ),
        None => NodeKind::Prim(
            &operator::OPERATOR,
            Attr::Field(format!("{}.{passed}", def.name).into()),
        ),
    };
    graph.nodes[id].kind = kind;
}

/// A field of a value that turned out to be written in place, as a struct is: a part of it.
pub fn settle_field(graph: &mut FuncGraph, id: NodeId) {
    let node = &graph.nodes[id];
    if let NodeKind::Prim(def, attr) = &node.kind
        && std::ptr::eq(*def, &tuple::FIELD)
        && let Some(Type::Named(_)) = node.operands.first().map(|v| graph.ty(*v))
    {
        graph.nodes[id].kind = NodeKind::Prim(&index::INDEX, attr.clone());
    }
}
