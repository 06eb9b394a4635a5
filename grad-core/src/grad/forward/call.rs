//! Calls: the callee's forward mode is called, with the tangents of the arguments behind them.

use super::scope::{Scope, Tangent};
use super::{SUFFIX, Transform};
use crate::entity::{NodeId, Value};
use crate::ir::{Arg, Call, NodeKind, Type};
use crate::ops::select::IS_PRESENT;

impl<'m> Transform<'m> {
    pub(super) fn call(&mut self, scope: &mut Scope<'m>, id: NodeId, call: &Call) {
        let node = &scope.graph.nodes[id];
        if !self.activity.between(scope.func, node) {
            return self.copy(scope, node);
        }
        if call.jvp {
            let text = format!(
                "forward mode does not go through the derivative of a closure that calls a function, as `{}`\nhelp: take the derivative of a function, not of a closure, or put both into a module with `#[differentiable]`, where what is called is written out; gradients go through it as it is",
                call.callee.trim_start_matches('.')
            );
            self.problems.error(node.loc, text);
            return self.copy(scope, node);
        }
        self.note(&call.callee);
        let mut operands: Vec<Value> = node.operands.iter().map(|&v| scope.value(v)).collect();
        for (arg, at) in call.args.iter().zip(call.first_operands()) {
            operands.push(scope.settled(self.b, node.operands[at]));
            let places = node.operands[at + 1..at + arg.width()].iter();
            operands.extend(places.map(|&v| scope.value(v)));
        }
        let (&pullback, results) = node.results.split_last().expect("a call has a pullback");
        let (value, in_outs) = results.split_first().expect("a call has a value");
        let ty = scope.graph.ty(*value);
        let mut types = vec![Type::Tuple(vec![ty.clone(), scope.tangent_type(ty)])];
        types.extend(in_outs.iter().map(|&v| scope.graph.ty(v).clone()));
        types.extend(
            in_outs
                .iter()
                .map(|&v| scope.tangent_type(scope.graph.ty(v))),
        );
        types.push(Type::Pullback);
        let args: Vec<Arg> = call.args.iter().chain(&call.args).cloned().collect();
        let call = Call {
            args,
            jvp: true,
            spent: false,
            ..call.clone()
        };
        let made = self.b.node(NodeKind::Call(Box::new(call)), operands, types);
        let (pair, made) = (made[0], &made[1..]);
        scope.set(pullback, made[2 * in_outs.len()]);
        self.both(scope, *value, pair);
        let (after, tangents) = made.split_at(in_outs.len());
        for ((&v, &own), &value) in in_outs.iter().zip(after).zip(tangents) {
            scope.set(v, own);
            scope.name(self.b, v, own);
            self.come(scope, v, value);
        }
    }

    /// Value and tangent of what a call returned.
    fn both(&self, scope: &mut Scope<'m>, v: Value, pair: Value) {
        let ty = scope.graph.ty(v).clone();
        if ty == Type::Unit {
            return scope.set(v, pair);
        }
        let pair = self.b.var(pair);
        let value = pair.field_of_type("0", ty.clone()).value();
        scope.set(v, value);
        scope.name(self.b, v, value);
        self.come(
            scope,
            v,
            pair.field_of_type("1", scope.tangent_type(&ty)).value(),
        );
    }

    /// A tangent that comes out of a function: `-0.0` if it is not there.
    fn come(&self, scope: &mut Scope<'m>, v: Value, value: Value) {
        if !self.active(scope, v) {
            return;
        }
        let is_number = matches!(scope.graph.ty(v), Type::Float(_));
        let present = is_number.then(|| self.b.var(value).apply(&IS_PRESENT, &[]).value());
        scope.set_tangent(v, Tangent { value, present });
    }

    /// The forward mode of the callee is wanted, if the module has the function.
    fn note(&mut self, path: &str) {
        let path: String = path.chars().filter(|c| !c.is_whitespace()).collect();
        let plain = path
            .split("::<")
            .next()
            .unwrap_or(&path)
            .trim_start_matches('.');
        let segment = plain.rsplit("::").next().unwrap_or(plain);
        let names = [plain, segment].into_iter();
        let found = names
            .filter(|name| !name.ends_with(SUFFIX))
            .find_map(|name| self.forward.find(name));
        self.called.extend(found);
    }
}
