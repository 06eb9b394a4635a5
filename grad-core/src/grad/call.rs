//! The gradient of a call: the callee's pullback, which adds to the adjoints that it is lent.

use super::adjoint::Adjoints;
use super::lent::Lending;
use super::reverse::Transform;
use crate::entity::{NodeId, Value};
use crate::ir::{ArgMode, Builder, Call, CallBack, FuncGraph, Node, NodeKind, Type, Var};
use crate::ops::path;

impl<'m> Transform<'m> {
    pub(super) fn call(&mut self, a: &mut Adjoints<'m>, id: NodeId, call: &Call) {
        let node = &a.graph.nodes[id];
        let (ret, rest) = node.results.split_first().expect("a call returns");
        let (back, in_outs) = rest
            .split_last()
            .expect("a call's last result is its pullback");
        let mut in_outs_after = in_outs.iter();
        let mut operands = vec![a.primal(*back).value()];
        let mut types = vec![];
        let mut active = vec![];
        let (mut asked, mut told) = (vec![], 0);
        let mut lent = lending(call, node);
        let mut parts = vec![];
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
            asked.push(is_active && arg.mode == ArgMode::Value && a.asks(call, v));
            let is_asked = asked.last() == Some(&true);
            match arg.mode {
                ArgMode::Value => {}
                ArgMode::Shared => operands.push(a.primal(v).value()),
                ArgMode::InOut => {
                    let after = *in_outs_after
                        .next()
                        .expect("one result per in-out argument");
                    if !call.spent {
                        operands.push(a.primal(after).value());
                        types.push(ty.clone());
                    }
                }
            }
            if arg.mode == ArgMode::Shared || call.restores(active.len() - 1) {
                let within = &node.operands[first + 1..first + arg.width()];
                let (indices, bounds) = within.split_at(path::indices(&arg.steps));
                let steps = path::of_steps(&arg.steps);
                let found = a.indices(v, &steps, indices);
                operands.extend(found.iter().map(|i| i.value()));
                operands.extend(bounds.iter().map(|&i| a.primal(i).value()));
            }
            match arg.mode {
                ArgMode::Value if is_asked => {
                    told += 1;
                    targets.push(Some((v, Target::AddIf(told - 1))));
                }
                ArgMode::Value if is_active => targets.push(Some((v, Target::Add))),
                ArgMode::Value => {}
                ArgMode::Shared if is_active => {
                    let place = a.lent_place(v, id);
                    let part = place.lend(&mut lent, parts.len(), arg.sub);
                    let is_own = lent[&place.root].0 == parts.len();
                    if is_own {
                        let adjoint = a.take_or_zero(place.root);
                        operands.push(adjoint.value());
                        targets.push(Some((place.root, Target::Set(adjoint.value()))));
                        types.push(a.graph.ty(place.root).clone());
                    } else if part.is_none() {
                        // one array lent twice as a whole: the second time a fresh adjoint
                        operands.push(a.zero(v).value());
                        targets.push(Some((v, Target::Add)));
                        types.push(ty);
                    }
                    if part.is_some() {
                        operands.extend(place.indices.iter().map(|i| i.value()));
                    }
                    parts.push(part);
                    continue;
                }
                ArgMode::Shared => {}
                ArgMode::InOut => {
                    targets.extend((!call.spent).then_some(None));
                    if is_active {
                        let after = in_outs[in_outs.len() - in_outs_after.len() - 1];
                        let is_number = matches!(ty, Type::Float(_));
                        operands.push(match is_number {
                            true => a.take_marked(after).value(),
                            false => a.take_or_zero(after).value(),
                        });
                        targets.push(Some((
                            v,
                            if is_number {
                                Target::AddMarked
                            } else {
                                Target::Add
                            },
                        )));
                    }
                }
            }
            if is_active {
                types.push(ty);
            }
            parts.push(None);
        }
        let seeded = a.graph.ty(*ret).is_differentiable();
        let is_used = a.reached(*ret);
        // What comes back through an in-out argument counts whether or not the value of the call is used, and so does what the callee's way back
        // does together with other processes.
        let in_any_case = !in_outs.is_empty() || self.forward.collective;
        let (ct, present) = match a.graph.ty(*ret) {
            Type::Float(_) if !in_outs.is_empty() => (a.take_marked(*ret), None),
            _ => match a.take_if(*ret).filter(|_| seeded) {
                Some((ct, Some(present))) if in_any_case => {
                    (present.select(ct, a.zero(*ret)), None)
                }
                Some(taken) => taken,
                None => (a.zero(*ret), None),
            },
        };
        if seeded {
            operands.push(a.seed(*ret, ct, is_used).value());
        }
        types.extend((0..told).map(|_| Type::Bool));
        let kind = NodeKind::CallBack(Box::new(CallBack {
            call: found(call),
            active,
            asked,
            lent: parts,
            seeded,
        }));
        let results = match present {
            Some(present) => {
                let absent = targets
                    .iter()
                    .map(|target| match target {
                        Some((v, Target::Add | Target::AddIf(_) | Target::AddMarked)) => {
                            a.blank(*v).value()
                        }
                        Some((_, Target::Set(adjoint))) => *adjoint,
                        None => unreachable!("only in-out arguments are restored"),
                    })
                    .collect();
                self.call_if(a.b, present, kind, &operands, types, absent)
            }
            None => a.b.node(kind, operands, types),
        };
        let (results, told) = results.split_at(targets.len());
        // What is set holds all contributions before the call; those of the call come after, whatever their order:
        // an array may be passed by value first and lent then.
        let results = || targets.iter().zip(results);
        for (target, &r) in results() {
            if let Some((v, Target::Set(_))) = target {
                a.set(*v, a.b.var(r));
            }
        }
        for (target, &r) in results() {
            match target {
                Some((v, Target::Add)) => a.add_given(*v, a.b.var(r), present),
                Some((v, Target::AddIf(i))) => a.add_given(*v, a.b.var(r), Some(a.b.var(told[*i]))),
                Some((v, Target::AddMarked)) => a.add_marked(*v, a.b.var(r)),
                Some((_, Target::Set(_))) | None => {}
            }
        }
    }

    /// A call of a pullback if `present` holds, else the results `absent`, and that nothing that is asked about is there.
    fn call_if(
        &mut self,
        b: &Builder,
        present: Var<'_>,
        kind: NodeKind,
        operands: &[Value],
        types: Vec<Type>,
        absent: Vec<Value>,
    ) -> Vec<Value> {
        let mut inputs = operands.to_vec();
        inputs.extend(absent.iter().filter(|v| !operands.contains(v)));
        let asked = types.len() - absent.len();
        let mut arm = |name: &str, results: &dyn Fn(&Builder, &[Value]) -> Vec<Value>| {
            let name = self
                .out
                .fresh_name(&b.with(|g| format!("{}.{name}", g.name)));
            let arm = Builder::new(FuncGraph::new(name));
            arm.set_loc(b.loc());
            let types = inputs.iter().map(|&v| b.ty(v));
            let captures: Vec<Value> = types.map(|ty| arm.capture(ty).value()).collect();
            let results = results(&arm, &captures);
            arm.with(|g| g.results = results);
            self.out.funcs.push(arm.finish())
        };
        let then = arm("used", &|arm, captures| {
            arm.node(
                kind.clone(),
                captures[..operands.len()].to_vec(),
                types.clone(),
            )
        });
        let orelse = arm("unused", &|arm, captures| {
            let captured = inputs.iter().zip(captures);
            absent
                .iter()
                .filter_map(|v| captured.clone().find(|(u, _)| *u == v))
                .map(|(_, &c)| c)
                .chain((0..asked).map(|_| arm.constant("false", Type::Bool).value()))
                .collect()
        });
        let inputs = std::iter::once(present.value()).chain(inputs).collect();
        b.node(NodeKind::Cond { then, orelse }, inputs, types)
    }
}

/// The adjoints that parts of in-out arguments are in: what stands beside them is lent of the same.
fn lending(call: &Call, node: &Node) -> Lending {
    let args = call.args.iter().zip(call.first_operands()).enumerate();
    let parts = args.filter(|(_, (arg, _))| !arg.steps.is_empty());
    parts
        .map(|(i, (_, first))| (node.operands[first], (i, false)))
        .collect()
}

/// What a result of the callee's pullback is.
enum Target {
    /// A contribution.
    Add,
    /// A contribution if the truth value of this number says that it is there.
    AddIf(usize),
    /// A contribution to that of a number, `-0.0` if it is not there.
    AddMarked,
    /// The running adjoint itself, after; before, it was this.
    Set(Value),
}

/// The call with the steps to its arguments by indices that have been found there.
fn found(call: &Call) -> Call {
    let mut call = call.clone();
    for arg in &mut call.args {
        arg.steps = path::found_text(&arg.steps).into();
    }
    call
}
