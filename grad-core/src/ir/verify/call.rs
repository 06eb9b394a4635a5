//! Calls and their way back.

use super::{Verifier, agree};
use crate::entity::NodeId;
use crate::ir::{Arg, ArgMode, Call, CallBack, IntType, Type};

impl Verifier<'_> {
    pub(super) fn call(&mut self, id: NodeId, call: &Call) {
        let in_outs = call
            .args
            .iter()
            .filter(|a| a.mode == ArgMode::InOut)
            .count();
        let operands = call.args.iter().map(Arg::width).sum();
        if !self.counts(id, operands, in_outs + 2) {
            return;
        }
        let node = &self.graph().nodes[id];
        let (operands, results) = (self.types(&node.operands), self.types(&node.results));
        let mut outs = results[1..].iter();
        let mut at = 0;
        for (i, arg) in call.args.iter().enumerate() {
            self.argument(id, i, arg, &operands[at..]);
            if arg.mode == ArgMode::InOut && !outs.next().is_some_and(|t| agree(t, &operands[at])) {
                self.node_error(
                    id,
                    format!("argument {i} goes in and out, with another type"),
                );
            }
            at += arg.width();
        }
        if results.last() != Some(&Type::Pullback) {
            self.node_error(id, "the last result is the pullback");
        }
    }

    pub(super) fn call_back(&mut self, id: NodeId, back: &CallBack) {
        let args = &back.call.args;
        for marks in [back.active.len(), back.asked.len(), back.lent.len()] {
            if marks != args.len() {
                return self.node_error(id, format!("{} arguments, {marks} marks", args.len()));
            }
        }
        let may_be_asked = args.iter().zip(&back.active);
        let may_be_asked = may_be_asked.map(|(arg, &active)| active && arg.mode == ArgMode::Value);
        if back
            .asked
            .iter()
            .zip(may_be_asked)
            .any(|(&asked, may)| asked && !may)
        {
            self.node_error(id, "only a cotangent that is returned may be asked about");
        }
        self.lent(id, back);
        let numbered = || args.iter().enumerate();
        let operands: usize = numbered()
            .map(|(i, arg)| match arg.mode {
                ArgMode::Value => 0,
                ArgMode::Shared | ArgMode::InOut => back.primal_width(i) + back.adjoint_width(i),
            })
            .sum();
        let results: usize = numbered()
            .map(|(i, _)| usize::from(back.call.restores(i)) + usize::from(back.has_adjoint(i)))
            .sum();
        let results = results + back.asked.iter().filter(|asked| **asked).count();
        if !self.counts(id, 1 + operands + usize::from(back.seeded), results) {
            return;
        }
        let types = self.types(&self.graph().nodes[id].operands);
        if !agree(&types[0], &Type::Pullback) {
            self.node_error(
                id,
                format!(
                    "the first operand is the pullback, not a value of type {}",
                    types[0]
                ),
            );
        }
        let mut at = 1;
        for (i, arg) in numbered().filter(|(_, arg)| arg.mode != ArgMode::Value) {
            if back.primal_width(i) > 0 {
                self.argument(id, i, arg, &types[at..]);
            } else if !arg.is_whole() || !back.has_adjoint(i) {
                self.node_error(
                    id,
                    format!("argument {i} is spent, but no adjoint of its own"),
                );
            }
            at += back.primal_width(i) + back.adjoint_width(i);
        }
    }

    /// Parts are of adjoints that stand at another argument, and of shared arguments alone.
    fn lent(&mut self, id: NodeId, back: &CallBack) {
        for (i, arg) in back.call.args.iter().enumerate() {
            let Some(part) = back.part(i) else { continue };
            let stands = |j: usize| j != i && j < back.active.len() && back.has_adjoint(j);
            let fits = arg.mode == ArgMode::Shared && back.active[i];
            if !fits || !part.with.is_none_or(stands) {
                self.node_error(id, format!("argument {i} is lent no part of an adjoint"));
            }
        }
    }

    /// `types` begins with those of the argument's operands.
    fn argument(&mut self, id: NodeId, i: usize, arg: &Arg, types: &[Type]) {
        if arg.is_whole() {
            return;
        }
        if arg.mode == ArgMode::Value || arg.mode == ArgMode::Shared && !arg.steps.is_empty() {
            self.node_error(
                id,
                format!("argument {i} is a part of an array, but not passed by reference"),
            );
        }
        if arg.width() > types.len() {
            return self.node_error(id, format!("argument {i} has too few operands"));
        }
        if !types[0].is_aggregate() && types[0] != Type::Open {
            self.node_error(
                id,
                format!("argument {i} is a part of a value of type {}", types[0]),
            );
        }
        let is_usize = |t: &Type| agree(t, &Type::Int(IntType::Usize));
        let bounds = types[..arg.width()].iter().rev().take(2);
        if arg.sub && !bounds.into_iter().all(is_usize) {
            self.node_error(
                id,
                format!("the bounds of argument {i} are not of type usize"),
            );
        }
    }
}
