//! The gradient of a call: the callee's pullback, which adds to the adjoints that it is lent.

use super::adjoint::Adjoints;
use super::reverse::Transform;
use crate::entity::{NodeId, Value};
use crate::ir::{ArgMode, Call, CallBack, NodeKind};
use std::collections::BTreeSet;

impl Transform<'_> {
    pub(super) fn call(&mut self, a: &mut Adjoints<'_>, id: NodeId, call: &Call) {
        let node = &a.graph.nodes[id];
        let (ret, rest) = node.results.split_first().expect("a call returns");
        let (back, in_outs) = rest
            .split_last()
            .expect("a call's last result is its pullback");
        let mut in_outs_after = in_outs.iter();
        let mut operands = vec![a.primal(*back).value()];
        let mut types = vec![];
        let mut active = vec![];
        let mut lent = BTreeSet::new();
        // Where each result goes: a cotangent or adjoint of this value, or nowhere (a restored primal).
        let mut targets: Vec<Option<(Value, Target)>> = vec![];
        for (arg, first) in call.args.iter().zip(call.first_operands()) {
            let v = node.operands[first];
            let ty = a.graph.ty(v).clone();
            let is_active = match arg.mode {
                ArgMode::Value | ArgMode::Shared => a.active(v),
                ArgMode::InOut => ty.is_differentiable(),
            };
            active.push(is_active);
            match arg.mode {
                ArgMode::Value => {}
                ArgMode::Shared => operands.push(a.primal(v).value()),
                ArgMode::InOut => {
                    let after = *in_outs_after
                        .next()
                        .expect("one result per in-out argument");
                    operands.push(a.primal(after).value());
                    types.push(ty.clone());
                }
            }
            if arg.mode != ArgMode::Value && arg.sub {
                operands.extend(
                    node.operands[first + 1..first + 3]
                        .iter()
                        .map(|&bound| a.primal(bound).value()),
                );
            }
            match arg.mode {
                ArgMode::Value if is_active => targets.push(Some((v, Target::Add))),
                ArgMode::Value => {}
                ArgMode::Shared if is_active => {
                    // One array lent twice: the second time a fresh adjoint.
                    let first_time = lent.insert(v);
                    let adjoint = if first_time {
                        a.take_or_zero(v)
                    } else {
                        a.zero(v)
                    };
                    operands.push(adjoint.value());
                    targets.push(Some((
                        v,
                        if first_time { Target::Set } else { Target::Add },
                    )));
                }
                ArgMode::Shared => {}
                ArgMode::InOut => {
                    targets.push(None);
                    if is_active {
                        let after = in_outs[in_outs.len() - in_outs_after.len() - 1];
                        operands.push(a.take_or_zero(after).value());
                        targets.push(Some((v, Target::Add)));
                    }
                }
            }
            if is_active {
                types.push(ty);
            }
        }
        let seeded = a.graph.ty(*ret).is_differentiable();
        if seeded {
            operands.push(a.take_or_zero(*ret).value());
        }
        let kind = NodeKind::CallBack(CallBack {
            call: call.clone(),
            active,
            seeded,
        });
        let results = a.b.node(kind, operands, types);
        for (target, r) in targets.into_iter().zip(results) {
            let ct = a.b.var(r);
            match target {
                Some((v, Target::Set)) => a.set(v, ct),
                Some((v, Target::Add)) => a.add(v, ct),
                None => {}
            }
        }
    }
}

/// What a result of the callee's pullback is.
enum Target {
    /// A contribution.
    Add,
    /// The running adjoint itself, after.
    Set,
}
