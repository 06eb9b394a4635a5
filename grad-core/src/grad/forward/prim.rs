//! Tangents of primitives.

use super::Transform;
use super::rule::{Pushforward, TangentRule};
use super::scope::{Scope, Tangent};
use crate::entity::{NodeId, Value};
use crate::ir::{Attr, NodeKind, Type, Var};
use crate::ops::logic::OR;
use crate::ops::{Partial, PrimDef, Rule};

impl<'m> Transform<'m> {
    pub(super) fn prim(&mut self, scope: &mut Scope<'m>, id: NodeId, def: &'static PrimDef) {
        let node = &scope.graph.nodes[id];
        if !self.activity.between(scope.func, node) {
            return self.copy(scope, node);
        }
        let before = match (def.rule, def.tangent) {
            (Rule::Vjp(_), TangentRule::Linear) => Some(self.linear(scope, id)),
            (Rule::Vjp(_), TangentRule::Before(rule)) => Some(self.by_rule(scope, id, rule)),
            _ => None,
        };
        self.copy(scope, node);
        self.b.set_origin(Some(id));
        let tangent = match (def.rule, def.tangent, before) {
            (_, _, Some(value)) => there(value),
            (Rule::Partials(partials), _, _) => self.partials(scope, id, partials),
            (Rule::Passes(passes), _, _) => self.passes(scope, id, passes),
            (Rule::Vjp(_), TangentRule::Same, _) => scope
                .tangent(node.operands[0])
                .expect("an active result has an active operand"),
            (Rule::Vjp(_), TangentRule::After(rule), _) => {
                let value = self.by_rule(scope, id, rule);
                there(value)
            }
            _ => {
                let text = format!("`{}` has no forward mode", def.name);
                self.problems.error(node.loc, text);
                return;
            }
        };
        self.b.set_origin(None);
        scope.set_tangent(node.results[0], tangent);
    }

    fn by_rule(
        &mut self,
        scope: &Scope<'m>,
        id: NodeId,
        rule: impl FnOnce(&mut Pushforward) -> Value,
    ) -> Value {
        self.b.set_origin(Some(id));
        let node = &scope.graph.nodes[id];
        let mut cx = Pushforward {
            b: self.b,
            scope,
            node,
            refused: None,
        };
        let tangent = rule(&mut cx);
        if let Some(what) = cx.refused {
            self.problems
                .error(node.loc, format!("{what} have no forward mode"));
        }
        tangent
    }

    /// The primitive itself, of the tangents of its operands.
    fn linear(&mut self, scope: &Scope<'m>, id: NodeId) -> Value {
        self.by_rule(scope, id, |p| {
            let node = p.node;
            let NodeKind::Prim(def, attr) = &node.kind else {
                unreachable!("see `prim`")
            };
            let is_of_tangents = |v: Value| p.scope.graph.ty(v).is_differentiable();
            let operands: Vec<Value> = node
                .operands
                .iter()
                .map(|&v| match is_of_tangents(v) {
                    true => p.scope.tangent_or_zero(p.b, v),
                    false => p.scope.value(v),
                })
                .collect();
            p.b.prim_of_type(def, attr.clone(), &operands, p.ty())
                .value()
        })
    }

    /// The sum of the partials times the tangents. What is not there contributes nothing.
    fn partials(&self, scope: &Scope<'m>, id: NodeId, partials: &[Option<Partial>]) -> Tangent {
        let node = &scope.graph.nodes[id];
        let (operands, result) = self.primals(scope, id);
        let mut sum: Option<Var> = None;
        let mut present: Option<Vec<Value>> = Some(vec![]);
        for (&v, partial) in node.operands.iter().zip(partials) {
            let (Some(partial), Some(tangent)) = (partial, scope.tangent(v)) else {
                continue;
            };
            let partial = partial(&operands, result);
            // what is not there is zero, so that only what may be infinite is kept away from it
            let is_finite = partial.is_const();
            let share = times(partial, self.b.var(tangent.value));
            let share = match (tangent.present, &mut present) {
                (Some(p), present) => {
                    present.iter_mut().for_each(|all| all.push(p));
                    match is_finite {
                        true => share,
                        false => self.b.var(p).select(share, share.zeros_like()),
                    }
                }
                (None, present) => {
                    *present = None;
                    share
                }
            };
            sum = Some(sum.map_or(share, |sum| sum + share));
        }
        let value = sum.expect("an active result has an active operand").value();
        Tangent {
            value,
            present: present.map(|all| self.any(&all)),
        }
    }

    /// The tangent of the operand that the result is.
    fn passes(&self, scope: &Scope<'m>, id: NodeId, choices: &[Option<Partial>]) -> Tangent {
        let node = &scope.graph.nodes[id];
        let (operands, result) = self.primals(scope, id);
        let is_number = matches!(scope.graph.ty(node.results[0]), Type::Float(_));
        if !is_number && matches!(choices, [None, Some(_), Some(_)]) {
            return there(self.chosen(scope, id).value());
        }
        let mut value = scope.zero(self.b, node.results[0]);
        let mut present = self.b.constant("false", Type::Bool);
        for (&v, passes) in node.operands.iter().zip(choices).rev() {
            let (Some(passes), Some(tangent)) = (passes, scope.tangent(v)) else {
                continue;
            };
            let chosen = passes(&operands, result);
            value = chosen.select(self.b.var(tangent.value), value);
            let there = tangent
                .present
                .map_or_else(|| self.b.constant("true", Type::Bool), |p| self.b.var(p));
            present = chosen.select(there, present);
        }
        Tangent {
            value: value.value(),
            present: is_number.then(|| present.value()),
        }
    }

    /// The tangent of the array that `select` chose.
    fn chosen(&self, scope: &Scope<'m>, id: NodeId) -> Var<'m> {
        let operands = &scope.graph.nodes[id].operands;
        let condition = self.b.var(scope.value(operands[0]));
        let [x, y] = [1, 2].map(|i| self.b.var(scope.tangent_or_zero(self.b, operands[i])));
        condition.select(x, y)
    }

    fn primals(&self, scope: &Scope<'m>, id: NodeId) -> (Vec<Var<'m>>, Var<'m>) {
        let node = &scope.graph.nodes[id];
        let operands = node
            .operands
            .iter()
            .map(|&v| self.b.var(scope.value(v)))
            .collect();
        (operands, self.b.var(scope.value(node.results[0])))
    }

    /// Whether one of these holds.
    fn any(&self, all: &[Value]) -> Value {
        let or = |a: Value, b: Value| self.b.prim(&OR, Attr::None, &[a, b]).value();
        all.iter()
            .copied()
            .reduce(or)
            .expect("an active result has an active operand")
    }
}

/// A partial times a tangent; a literal 1 is left out.
fn times<'b>(partial: Var<'b>, tangent: Var<'b>) -> Var<'b> {
    match partial.literal().as_deref() {
        Some("1.0") => tangent,
        Some("-1.0") => -tangent,
        Some(_) | None => partial * tangent,
    }
}

/// What is read of a part of something is taken to be there.
fn there(value: Value) -> Tangent {
    Tangent {
        value,
        present: None,
    }
}
