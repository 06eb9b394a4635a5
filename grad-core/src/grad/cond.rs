//! The gradient of a branch: a branch on the same predicate, of the gradients of its arms.

use super::adjoint::Adjoints;
use super::reverse::{Transform, check_like};
use super::within::{GradientError, Own, OwnRuleCx};
use crate::analysis::absence::Care;
use crate::entity::{FuncRef, NodeId, Value};
use crate::ir::{Builder, NodeKind, Type, Var};

/// How a capture's cotangent comes out of the arms.
struct Wanted {
    /// Position among the captures.
    capture: usize,
    /// The outer value.
    value: Value,
    /// The outer running adjoint goes through the arms, which update it, rather than each arm making a cotangent.
    threaded: Option<Value>,
    /// Whether what happens to a zero in the place of a cotangent that does not exist matters.
    matters: bool,
}

/// Whether an arm used a capture, so that its cotangent of it is more than a zero that fills the place.
#[derive(Clone, Copy)]
enum Used {
    Always,
    Never,
    /// If this truth value of the arm's backward graph holds.
    If(Value),
}

/// Cotangent of a result on its way into the arms.
struct Seed {
    result: usize,
    ct: Value,
    /// Whether it is there at all, if that is not certain.
    present: Option<Value>,
}

impl<'m> Transform<'m> {
    pub(super) fn cond(
        &mut self,
        a: &mut Adjoints<'m>,
        id: NodeId,
        then: FuncRef,
        orelse: FuncRef,
    ) {
        let node = &a.graph.nodes[id];
        let seeds: Vec<Seed> = (0..node.results.len())
            .filter_map(|result| {
                let (ct, present) = a.take_if(node.results[result])?;
                Some(Seed {
                    result,
                    ct: ct.value(),
                    present: present.map(|p| p.value()),
                })
            })
            .collect();
        let arms = [then, orelse];
        let mut wanted = vec![];
        for (capture, &value) in node.operands[1..].iter().enumerate() {
            if a.active(value) && arms.iter().any(|&f| self.may_use(f, capture)) {
                let larger = !a.graph.ty(value).is_summed();
                let threaded = if larger {
                    a.take(value).map(|v| v.value())
                } else {
                    None
                };
                wanted.push(Wanted {
                    capture,
                    value,
                    threaded,
                    matters: !larger && a.care(value) != Care::No,
                });
            }
        }
        let inputs: Vec<Value> = seeds
            .iter()
            .map(|seed| seed.ct)
            .chain(wanted.iter().filter_map(|w| w.threaded))
            .chain(seeds.iter().filter_map(|seed| seed.present))
            .collect();
        let types: Vec<Type> = inputs.iter().map(|&v| a.b.ty(v)).collect();
        let [(then, in_then), (orelse, in_else)] =
            arms.map(|arm| self.arm(arm, &seeds, &wanted, &types));
        let kept = match self.within {
            Some(_) => self.keep_for_arms(a, id, arms, [then, orelse]),
            None => vec![],
        };
        let mut types: Vec<Type> = wanted.iter().map(|w| a.graph.ty(w.value).clone()).collect();
        let used: Vec<(Used, Used)> = in_then.into_iter().zip(in_else).collect();
        // a truth value by another name is none that graphs compute with
        let named = *a.graph.ty(node.operands[0]) != Type::Bool;
        let by_flag = |in_then, in_else| match (in_then, in_else) {
            (Used::If(_), _) | (_, Used::If(_)) => true,
            (Used::Always, Used::Never) | (Used::Never, Used::Always) => named,
            (Used::Always, Used::Always) | (Used::Never, Used::Never) => false,
        };
        let flagged = used.iter().filter(|(t, e)| by_flag(*t, *e));
        let (flags_then, flags_else): (Vec<Used>, Vec<Used>) = flagged.copied().unzip();
        types.extend(flags_then.iter().map(|_| Type::Bool));
        self.results_used(then, flags_then);
        self.results_used(orelse, flags_else);
        let predicate = a.primal(node.operands[0]);
        let operands = std::iter::once(predicate.value());
        let operands = operands.chain(inputs).chain(kept).collect();
        let results = a.b.node(NodeKind::Cond { then, orelse }, operands, types);
        let (cts, mut flags) = (&results[..wanted.len()], results[wanted.len()..].iter());
        for ((w, &ct), used) in wanted.iter().zip(cts).zip(used) {
            let by_flag = by_flag(used.0, used.1);
            let present: Option<Var> = match used {
                _ if by_flag => flags.next().map(|&flag| a.b.var(flag)),
                (Used::Always, Used::Always) => None,
                (Used::Always, Used::Never) => Some(predicate),
                (Used::Never, Used::Always) => Some(predicate.not()),
                (Used::Never, Used::Never) => Some(a.b.constant("false", Type::Bool)),
                (Used::If(_), _) | (_, Used::If(_)) => None,
            };
            let ct = a.b.var(ct);
            match used {
                _ if w.threaded.is_some() => a.set(w.value, ct),
                _ if by_flag => a.add_if(w.value, ct, present),
                _ => a.add_given(w.value, ct, present),
            }
        }
    }

    /// Whether the derivative of an arm may depend on one of its captures.
    fn may_use(&self, arm: FuncRef, capture: usize) -> bool {
        let by_rule = self
            .own(arm)
            .is_some_and(|own| own.place(capture).is_some());
        let capture = self.forward.funcs[arm].captures[capture];
        by_rule || self.activity.active(arm, capture)
    }

    /// The rule that an arm has of its own.
    fn own(&self, arm: FuncRef) -> Option<&'m Own> {
        self.within.as_ref()?.own.get(&arm)
    }

    /// The backward graph of an arm that has a rule of its own.
    fn own_arm(&mut self, arm: FuncRef, own: &Own, seeds: &[Seed], wanted: &[Wanted]) -> FuncRef {
        self.begin(arm);
        self.sweep_with(arm, |t, a| {
            let graph = a.graph;
            let mut cts: Vec<Option<Var>> = vec![None; own.outputs];
            for seed in seeds {
                let ct = a.b.capture(graph.ty(graph.results[seed.result]).clone());
                match cts.get_mut(seed.result) {
                    Some(place) => *place = Some(ct),
                    None => a.add(graph.results[seed.result], ct),
                }
            }
            let came = cts.iter().map(Option::is_some).collect();
            for (ct, &v) in cts.iter_mut().zip(&graph.results) {
                if ct.is_none() && graph.ty(v).is_differentiable() {
                    *ct = Some(a.zero(v));
                }
            }
            let kept = &graph.results[own.outputs..][..own.kept];
            let args = graph.captures[..own.args].iter();
            let variables = own.variables.iter().map(|v| graph.captures[v.0]);
            let given = (own.rule)(OwnRuleCx {
                args: args.map(|&v| a.primal(v)).collect(),
                variables: variables.map(|v| a.primal(v)).collect(),
                kept: kept.iter().map(|&v| a.primal(v)).collect(),
                cts,
                came,
            });
            t.sweep(arm, a);
            t.check_count(own, given.len(), wanted);
            let mut ct_of = |w: &Wanted| {
                let capture = graph.captures[w.capture];
                let place = own.place(w.capture).filter(|&at| at < given.len());
                let by_rule = place.and_then(|at| {
                    let primal = a.primal(capture);
                    Some(check_like(given[at]?, primal, &own.name, at))
                });
                let cts = [by_rule, a.take(capture)].into_iter().flatten();
                let ct = cts.reduce(|one, other| one + other);
                ct.unwrap_or_else(|| a.zero(capture)).value()
            };
            wanted.iter().map(&mut ct_of).collect()
        });
        self.end(arm)
    }

    /// Whether a rule gave a cotangent of each argument, or of these and of each value that is captured: where one of the
    /// latter is wanted, it must.
    fn check_count(&mut self, own: &Own, found: usize, wanted: &[Wanted]) {
        let expected = own.args + own.variables.len();
        if found == expected {
            return;
        }
        if found != own.args {
            let node = own.name.clone();
            return self.refuse(GradientError::Count {
                node,
                found,
                expected,
            });
        }
        let is_wanted = |capture: usize| wanted.iter().any(|w| w.capture == capture);
        let captured = own.variables.iter().filter(|v| is_wanted(v.0));
        let captures: Vec<String> = captured.map(|v| v.1.clone()).collect();
        if !captures.is_empty() {
            let function = own.name.clone();
            self.refuse(GradientError::Captures { function, captures });
        }
    }

    /// More results of an arm's backward graph: of some captures, whether the arm used them.
    fn results_used(&mut self, arm: FuncRef, used: Vec<Used>) {
        if used.is_empty() {
            return;
        }
        let b = Builder::new(self.out.funcs[arm].clone());
        for used in used {
            let flag = match used {
                Used::Always => b.constant("true", Type::Bool).value(),
                Used::Never => b.constant("false", Type::Bool).value(),
                Used::If(flag) => flag,
            };
            b.with(|g| g.results.push(flag));
        }
        self.out.funcs[arm] = b.finish();
    }

    /// The backward graph of one arm, and which captures the arm used. Its own captures are the cotangents, then the
    /// threaded adjoints, then which cotangents are there.
    fn arm(
        &mut self,
        arm: FuncRef,
        seeds: &[Seed],
        wanted: &[Wanted],
        types: &[Type],
    ) -> (FuncRef, Vec<Used>) {
        if let Some(own) = self.own(arm) {
            let back = self.own_arm(arm, own, seeds, wanted);
            return (back, vec![Used::Always; wanted.len()]);
        }
        self.begin(arm);
        let mut used = vec![];
        self.sweep_with(arm, |t, a| {
            let graph = a.graph;
            let inputs: Vec<Var> = types.iter().map(|ty| a.b.capture(ty.clone())).collect();
            let flags = seeds.iter().filter(|seed| seed.present.is_some()).count();
            let (inputs, flags) = inputs.split_at(inputs.len() - flags);
            let (mut inputs, mut flags) = (inputs.iter().copied(), flags.iter().copied());
            for (seed, ct) in seeds.iter().zip(inputs.by_ref()) {
                let present = seed.present.and_then(|_| flags.next());
                a.add_if(graph.results[seed.result], ct, present);
            }
            for w in wanted.iter().filter(|w| w.threaded.is_some()) {
                let running = inputs.next().expect("one input per threaded adjoint");
                let capture = graph.captures[w.capture];
                // A result that is the capture itself has left its cotangent there already.
                match a.take(capture) {
                    Some(ct) => {
                        let sum = running.apply(&crate::ops::adjoint::ACCUMULATE, &[ct]);
                        a.set(capture, sum);
                    }
                    None => a.set(capture, running),
                }
            }
            t.sweep(arm, a);
            let mut results = vec![];
            for w in wanted {
                let capture = graph.captures[w.capture];
                let (ct, how) = match w.matters.then(|| a.take_if(capture)) {
                    None => (a.take_or_zero(capture), Used::Always),
                    Some(None) => (a.zero(capture), Used::Never),
                    Some(Some((ct, None))) => (ct, Used::Always),
                    Some(Some((ct, Some(flag)))) => (ct, Used::If(flag.value())),
                };
                results.push(ct.value());
                used.push(how);
            }
            results
        });
        (self.end(arm), used)
    }
}
