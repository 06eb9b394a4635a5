//! The reverse pass over one FuncGraph: TensorFlow's pending-count algorithm.
//!
//! A node is taken when every node that uses its results has been taken, whether those had a cotangent to pass on or not.
//! Of the nodes that are ready the latest in program order goes first, so that the backward graph undoes the forward one
//! strictly backwards: the residual plan restores arrays on the way and relies on this.

use super::adjoint::Adjoints;
use super::rule::Backprop;
use super::within::{GradientError, GradientStep, Within, name_of};
use crate::analysis::absence::{Absence, Care, absence};
use crate::analysis::activity::{Activity, Seeds, activity_with};
use crate::analysis::pending::pending_counts;
use crate::diag::Diagnostics;
use crate::entity::{FuncRef, NodeId, Value};
use crate::ir::{ArgMode, Attr, BuildError, Builder, Def, Module, Node, NodeKind, Type, Var};
use crate::ops::{Partial, PrimDef, Rule};
use crate::ordered::{OrderedMap, OrderedSet};
use crate::registry::GradRegistry;
use std::collections::BinaryHeap;
use std::rc::Rc;

/// A function and its derivative, before anything is decided about residuals.
#[derive(Clone, Debug)]
pub struct Vjp {
    /// The forward graphs, unchanged, and the backward graphs.
    pub module: Module,
    /// The function.
    pub forward: FuncRef,
    /// Its way back, in the layout of [`Pullback`](crate::ir::Pullback), reading forward values by `primal`.
    pub backward: FuncRef,
    /// Which params are differentiated.
    pub wrt: Vec<bool>,
    /// Whether in-outs are left alone ([`Pullback::spent`](crate::ir::Pullback::spent)).
    pub spent: bool,
}

impl Vjp {
    /// Each backward graph and the forward graph that it undoes.
    pub fn pairs(&self) -> OrderedMap<FuncRef, FuncRef> {
        self.module
            .funcs
            .iter()
            .filter_map(|(back, g)| Some((back, g.undoes?)))
            .collect()
    }
    /// The same after a pass over the module, which may have renumbered its functions.
    pub fn map(&self, pass: impl FnOnce(&Module) -> Module) -> Vjp {
        let module = pass(&self.module);
        let find = |f: FuncRef| {
            module
                .find(&self.module.funcs[f].name)
                .expect("a pass keeps what is called by name")
        };
        Vjp {
            forward: find(self.forward),
            backward: find(self.backward),
            wrt: self.wrt.clone(),
            spent: self.spent,
            module,
        }
    }
    /// The same without restoring in-outs; `None` if there are none.
    pub fn spend(mut self) -> Option<Vjp> {
        let graph = &self.module.funcs[self.forward];
        let mut restored = vec![];
        let mut at = 0;
        for i in 0..graph.params.len() {
            at += usize::from(match graph.mode(i) {
                ArgMode::Value | ArgMode::Shared => self.wrt[i],
                ArgMode::InOut => graph.has_adjoint(i, &self.wrt),
            });
            if graph.mode(i) == ArgMode::InOut {
                restored.push(at);
                at += 1;
            }
        }
        let results = &mut self.module.funcs[self.backward].results;
        for &at in restored.iter().rev() {
            results.remove(at);
        }
        self.spent = true;
        (!restored.is_empty()).then_some(self)
    }
}

/// The derivative of `func` with respect to the params marked in `wrt`. Linear in the size of the graphs.
///
/// # Errors
/// An opaque expression over an active value, which has no derivative.
pub fn vjp(module: &Module, func: FuncRef, wrt: &[bool]) -> Result<Vjp, Diagnostics> {
    vjp_with(module, func, wrt, Seeds::All, &GradRegistry::new())
}

/// [`vjp`] of these results, by the rules of a registry. The layout is the same: the adjoint of an in-out param whose result has no
/// cotangent comes in as zeros.
///
/// # Errors
/// See [`vjp`].
pub fn vjp_with(
    module: &Module,
    func: FuncRef,
    wrt: &[bool],
    seeds: Seeds,
    registry: &GradRegistry,
) -> Result<Vjp, Diagnostics> {
    let activity = Rc::new(activity_with(module, func, wrt, seeds, registry));
    refuse_without_rule(module, &activity, registry)?;
    let builder = Builder::default();
    let absence = Rc::new(absence(module, func, &activity, seeds, registry));
    let mut t = Transform {
        forward: module,
        registry,
        activity,
        absence,
        out: module.clone(),
        blocks: blocks(module),
        b: &builder,
        within: None,
        seeds,
    };
    let backward = t.function(func, wrt);
    Ok(Vjp {
        module: t.out,
        forward: func,
        backward,
        wrt: wrt.to_vec(),
        spent: false,
    })
}

/// Opaque expressions have no derivative, nor have primitives without a rule: one between a differentiated param and a result would be a silent zero.
fn refuse_without_rule(
    module: &Module,
    activity: &Activity,
    registry: &GradRegistry,
) -> Result<(), Diagnostics> {
    let mut found = Diagnostics::new();
    for (f, graph) in module.funcs.iter() {
        for node in graph.nodes.values() {
            let Some(what) = without_derivative(&node.kind, registry) else {
                continue;
            };
            if node.operands.iter().any(|&v| activity.varied(f, v))
                && node.results.iter().any(|&r| activity.useful(f, r))
            {
                found.error(node.loc, format!("no derivative is known for `{what}`"));
            }
        }
    }
    found.finish(())
}

/// What a node is that has no derivative.
fn without_derivative<'n>(kind: &'n NodeKind, registry: &GradRegistry) -> Option<&'n str> {
    match kind {
        NodeKind::Host(host) if !host.asks => Some(&host.text),
        NodeKind::Prim(def, _) if matches!(registry.rule(def), Rule::Undefined) => Some(def.name),
        _ => None,
    }
}

/// The transform under way: forward graphs are read from one module, backward graphs added to another.
pub(super) struct Transform<'m> {
    pub forward: &'m Module,
    pub registry: &'m GradRegistry,
    pub activity: Rc<Activity>,
    pub absence: Rc<Absence>,
    pub out: Module,
    /// Where backward graphs are built.
    pub b: &'m Builder,
    /// What is known when they become part of the graph that they differentiate, rather than being planned.
    pub within: Option<Within<'m>>,
    /// Which results of the function have cotangents.
    pub seeds: Seeds,
    /// The bodies of loops over blocks of trips.
    pub blocks: OrderedSet<FuncRef>,
}

/// Arrays of numbers whose length nobody can change.
fn keeps_length(ty: &Type) -> bool {
    match ty {
        Type::Slice(t) | Type::Array(t, _) => matches!(**t, Type::Float(_)) || keeps_length(t),
        _ => false,
    }
}

/// The bodies of the loops over blocks, which are marked as checkpoints. With slots, a trip is one of the user's.
fn blocks(module: &Module) -> OrderedSet<FuncRef> {
    let nodes = module.funcs.values().flat_map(|g| g.nodes.values());
    nodes
        .filter_map(|node| match &node.kind {
            NodeKind::Loop(l) if l.checkpoint && !l.states.are_chosen() => Some(l.body),
            _ => None,
        })
        .collect()
}

impl<'m> Transform<'m> {
    /// The backward graph of a whole function.
    fn function(&mut self, func: FuncRef, wrt: &[bool]) -> FuncRef {
        let graph = &self.forward.funcs[func];
        self.begin(func);
        self.sweep_with(func, |t, a| {
            let numbers = t.seed_function(a, wrt);
            t.sweep(func, a);
            t.finish_function(a, wrt, &numbers)
        });
        debug_assert!(graph.captures.is_empty(), "a function has no captures");
        self.end(func)
    }

    /// The adjoints of numbers that are lent: what is added to them is told first.
    fn seed_function(&self, a: &mut Adjoints<'m>, wrt: &[bool]) -> OrderedMap<Value, Var<'m>> {
        let (graph, b) = (a.graph, a.b);
        // What comes out may be a param as it came in: its adjoint is there first, the seed is added to it.
        let (mut seeds, mut numbers) = (vec![], OrderedMap::new());
        if let Some(ret) = graph
            .return_value()
            .filter(|&r| graph.ty(r).is_differentiable())
        {
            seeds.push((ret, b.param(graph.ty(ret).clone())));
        }
        let mut finals = graph.in_out_results().iter();
        for (i, &p) in graph.params.iter().enumerate() {
            let ty = graph.ty(p);
            match graph.mode(i) {
                ArgMode::Value => {}
                ArgMode::Shared if wrt[i] => {
                    let adjoint = b.param(ty.clone());
                    match ty {
                        Type::Float(_) => drop(numbers.insert(p, adjoint)),
                        _ => a.set(p, adjoint),
                    }
                }
                ArgMode::Shared => {}
                ArgMode::InOut => {
                    let after = *finals.next().expect("one result per in-out param");
                    if graph.has_adjoint(i, wrt) {
                        let given = b.param(ty.clone());
                        match self.seeds {
                            Seeds::All => seeds.push((after, given)),
                            // zeros, of the shape of what came in if the length stays
                            Seeds::Returned if keeps_length(ty) => a.set(p, given),
                            Seeds::Returned => {}
                        }
                    }
                }
            }
        }
        let always_seeded = self.seeds == Seeds::Returned || graph.in_out_results().is_empty();
        for (v, ct) in seeds {
            match graph.ty(v) {
                Type::Float(_) if !always_seeded => a.add_marked(v, ct),
                _ => a.add_given(v, ct, None),
            }
        }
        numbers
    }

    fn finish_function(
        &self,
        a: &mut Adjoints<'m>,
        wrt: &[bool],
        numbers: &OrderedMap<Value, Var<'m>>,
    ) -> Vec<Value> {
        let graph = a.graph;
        let mut results = vec![];
        for (i, &p) in graph.params.iter().enumerate() {
            match graph.mode(i) {
                ArgMode::Value | ArgMode::Shared if !wrt[i] => {}
                ArgMode::Value if matches!(graph.ty(p), Type::Float(_)) => {
                    results.push(a.take_leaving(p).value());
                }
                ArgMode::Value => results.push(a.take_or_zero(p).value()),
                ArgMode::Shared => results.push(match numbers.get(&p) {
                    Some(&adjoint) => (adjoint + a.take_marked(p)).value(),
                    None => a.take_or_zero(p).value(),
                }),
                ArgMode::InOut => {
                    if graph.has_adjoint(i, wrt) {
                        results.push(match graph.ty(p) {
                            Type::Float(_) => a.take_marked(p).value(),
                            _ => a.take_or_zero(p).value(),
                        });
                    }
                    results.push(a.primal(p).value());
                }
            }
        }
        results
    }

    /// Opens the backward graph of `func`.
    pub(super) fn begin(&self, func: FuncRef) {
        let name = format!("{}.back", self.forward.funcs[func].name);
        self.b.open(self.out.fresh_name(&name));
    }

    /// Closes it and adds it to the others.
    pub(super) fn end(&mut self, func: FuncRef) -> FuncRef {
        let closed = self.b.close();
        let mut graph = closed.graph;
        if !closed.captured.is_empty() {
            let graph = graph.name.clone();
            self.b.refuse(BuildError::ReadsAround { graph });
        }
        graph.name = self.out.fresh_name(&graph.name);
        graph.undoes = Some(func);
        self.out.funcs.push(graph)
    }

    /// Builds with fresh adjoints of `func`; `build` returns the results.
    pub(super) fn sweep_with(
        &mut self,
        func: FuncRef,
        build: impl FnOnce(&mut Self, &mut Adjoints<'m>) -> Vec<Value>,
    ) {
        let mut adjoints = Adjoints::new(
            &self.forward.funcs[func],
            func,
            Rc::clone(&self.activity),
            Rc::clone(&self.absence),
            self.b,
        );
        if let Some(within) = &self.within {
            adjoints.aggregation = within.aggregation;
        }
        let results = build(self, &mut adjoints);
        self.b.with(|g| g.results = results);
    }

    /// Takes the nodes of `func` in pending-count order. Seeds are in the adjoints; what reaches params and captures stays there.
    pub(super) fn sweep(&mut self, func: FuncRef, a: &mut Adjoints<'m>) {
        let graph = a.graph;
        let mut pending = pending_counts(graph, func, &self.activity);
        let between: Vec<NodeId> = graph
            .nodes
            .iter()
            .filter(|(_, n)| self.activity.between(func, n))
            .map(|(id, _)| id)
            .collect();
        let mut ready: BinaryHeap<NodeId> = between
            .iter()
            .copied()
            .filter(|&n| pending[n] == 0)
            .collect();
        while let Some(id) = ready.pop() {
            a.at(Some(id));
            self.node(id, a);
            // A zero cotangent still lowers the count, or the producer waits forever.
            for &v in &graph.nodes[id].operands {
                if let Def::Result(producer, _) = graph.values[v].def
                    && self.activity.between(func, &graph.nodes[producer])
                {
                    pending[producer] -= 1;
                    if pending[producer] == 0 {
                        ready.push(producer);
                    }
                }
            }
        }
        a.at(None);
    }

    /// What a node is called.
    fn name(&self, a: &Adjoints<'m>, id: NodeId) -> String {
        let first = a.graph.nodes[id].results[0];
        match self.within.as_ref().and_then(|w| w.depth(a.func)) {
            Some(depth) => self.b.with_level(depth, |g| name_of(g, first)),
            None => name_of(a.graph, first),
        }
    }

    /// What the gradient cannot go through; the first of them is reported.
    pub(super) fn refuse(&mut self, error: GradientError) {
        if let Some(within) = &mut self.within {
            within.error.get_or_insert(error);
        }
    }

    /// Whether a rule is about as many operands as a node has; an error if not.
    fn counts(&mut self, a: &Adjoints<'m>, id: NodeId, found: usize) -> bool {
        let expected = a.graph.nodes[id].operands.len();
        if found != expected {
            let node = self.name(a, id);
            self.refuse(GradientError::Count {
                node,
                found,
                expected,
            });
        }
        found == expected
    }

    /// Adds what a rule gave for each operand of a node, with a check of its shape.
    fn add_checked(
        &mut self,
        a: &mut Adjoints<'m>,
        id: NodeId,
        def: &PrimDef,
        cts: &[Option<Value>],
    ) {
        let node = &a.graph.nodes[id];
        if !self.counts(a, id, cts.len()) {
            return;
        }
        for (i, (&v, ct)) in node.operands.iter().zip(cts).enumerate() {
            if let Some(ct) = ct
                && a.active(v)
            {
                let (ct, primal) = (a.b.var(*ct), a.primal(v));
                a.add(v, check_like(ct, primal, def.name, i));
            }
        }
    }

    /// Hands the cotangents of a node's results to its operands.
    fn node(&mut self, id: NodeId, a: &mut Adjoints<'m>) {
        let node = &a.graph.nodes[id];
        let reached = node.results.iter().filter(|r| a.reached(**r)).count();
        if reached == 0 {
            return;
        }
        if let Some(within) = &self.within {
            // what is asked for where the derivative ends: a literal, a node that depends on nothing else asked for
            if !node.operands.iter().any(|&v| a.active(v)) {
                return;
            }
            let name = self.name(a, id);
            if let Some(observer) = within.observer {
                observer(step(a, node, name.clone(), reached));
            }
            self.b.enter_back(&name);
            self.cotangents(id, a);
            self.b.leave();
        } else {
            self.cotangents(id, a);
        }
    }

    /// The same, of a node that a cotangent has reached.
    fn cotangents(&mut self, id: NodeId, a: &mut Adjoints<'m>) {
        let node = &a.graph.nodes[id];
        match &node.kind {
            NodeKind::Prim(def, _) => {
                let (ct, present) = match a.take_if(node.results[0]) {
                    Some(taken) => taken,
                    None => (a.zero(node.results[0]), None),
                };
                match self.registry.rule(def) {
                    Rule::Constant => {}
                    Rule::Partials(each) | Rule::Passes(each)
                        if !self.counts(a, id, each.len()) => {}
                    Rule::Partials(partials) => elementwise(a, id, partials, |_, _, partial| {
                        (times(ct, partial), present)
                    }),
                    Rule::Passes(choices) => elementwise(a, id, choices, |a, v, passes| {
                        if a.care(v) == Care::No || !matches!(ct.ty(), Type::Float(_)) {
                            let ct = passes.select(ct, a.zero_of(v, ct));
                            return (ct, present);
                        }
                        (
                            ct,
                            Some(present.map_or(passes, |present| present.and(passes))),
                        )
                    }),
                    Rule::Vjp(rule) => rule(&mut Backprop::new(a, id, ct, present)),
                    Rule::Cotangents(rule) => {
                        let cts = rule(&mut Backprop::new(a, id, ct, present));
                        self.add_checked(a, id, def, &cts);
                    }
                    Rule::Undefined => self.refuse(GradientError::NoRule {
                        node: self.name(a, id),
                        op: def.name.to_string(),
                    }),
                    Rule::Prevented => self.refuse(GradientError::Prevented {
                        node: self.name(a, id),
                        reason: match node.attr() {
                            Attr::Field(reason) => reason.into(),
                            Attr::None => String::new(),
                        },
                    }),
                }
            }
            NodeKind::Cond { then, orelse } => self.cond(a, id, *then, *orelse),
            NodeKind::Loop(l) => self.while_loop(a, id, l),
            NodeKind::Call(call) => self.call(a, id, call),
            NodeKind::Const(_)
            | NodeKind::CallBack(_)
            | NodeKind::Host(_)
            | NodeKind::Primal(_)
            | NodeKind::Push(_)
            | NodeKind::Pop(_) => unreachable!("{:?} has no active result", node.kind),
        }
    }
}

/// The cotangent that a rule of the user's gave for operand `i` of `op`: of the shape of that operand, or an error.
#[cfg(feature = "runtime")]
pub(super) fn check_like<'b>(ct: Var<'b>, primal: Var<'b>, op: &str, i: usize) -> Var<'b> {
    // words of an attribute stand between spaces
    let op = op.replace(' ', "_");
    ct.checked_like(primal, format!("op={op} input={i}"))
}

/// Such rules there are in graphs at run time alone.
#[cfg(not(feature = "runtime"))]
pub(super) fn check_like<'b>(ct: Var<'b>, _: Var<'b>, _: &str, _: usize) -> Var<'b> {
    ct
}

/// What the observer is told of a node.
fn step(a: &Adjoints, node: &Node, name: String, cotangents: usize) -> GradientStep {
    let op = match &node.kind {
        NodeKind::Prim(def, _) => def.name,
        NodeKind::Cond { .. } => "cond",
        NodeKind::Loop(_) => "loop",
        _ => "call",
    };
    GradientStep {
        op: op.to_string(),
        node: name,
        cotangents,
        operands: node.operands.iter().filter(|v| a.active(**v)).count(),
    }
}

/// A cotangent times a partial. Of tensors not times a literal 1, which no later pass would remove.
fn times<'a>(ct: Var<'a>, partial: Var<'a>) -> Var<'a> {
    if matches!(ct.ty(), Type::Tensor(_)) {
        let literal = partial.literal();
        match literal.as_deref() {
            Some("1.0") => return ct,
            Some("-1.0") => return -ct,
            Some(_) | None => {}
        }
    }
    ct * partial
}

/// Hands each active operand what `ct_of` makes of its partial (or choice), and whether that is there.
fn elementwise<'a>(
    a: &mut Adjoints<'a>,
    id: NodeId,
    partials: &[Option<Partial>],
    ct_of: impl Fn(&mut Adjoints<'a>, Value, Var<'a>) -> (Var<'a>, Option<Var<'a>>),
) {
    let node = &a.graph.nodes[id];
    let operands: Vec<Var> = node.operands.iter().map(|&v| a.primal(v)).collect();
    let result = a.primal(node.results[0]);
    #[cfg(feature = "runtime")]
    let is_tensor = matches!(result.ty(), Type::Tensor(_));
    let mut shares: Vec<(Value, Var, usize)> = vec![];
    for (&v, partial) in node.operands.iter().zip(partials) {
        if let Some(partial) = partial
            && a.active(v)
        {
            let partial = partial(&operands, result);
            let same = |s: &&mut (Value, Var, usize)| s.0 == v && s.1.value() == partial.value();
            match shares.iter_mut().find(same) {
                Some(share) => share.2 += 1,
                None => shares.push((v, partial, 1)),
            }
        }
    }
    let mut given: Vec<(Value, Var, Option<Var>)> = vec![];
    for (v, partial, times) in shares {
        let (once, present) = ct_of(a, v, partial);
        // of `x * x` one contribution, twice as large
        let ct = (1..times).fold(once, |sum, _| sum + once);
        #[cfg(feature = "runtime")]
        let ct = if is_tensor && node.operands.len() > 1 {
            ct.apply(&crate::ops::tensor::like::UNBROADCAST, &[a.primal(v)])
        } else {
            ct
        };
        // what `x - x` gives cancels before it meets other, smaller contributions
        let is_beside = |g: &&mut (Value, Var, Option<Var>)| {
            g.0 == v && g.2.map(|p| p.value()) == present.map(|p| p.value())
        };
        match given.iter_mut().find(is_beside) {
            Some(sum) => sum.1 = sum.1 + ct,
            None => given.push((v, ct, present)),
        }
    }
    for (v, ct, present) in given {
        let ct = a.told_number(v, ct, present);
        a.add_if(v, ct, present);
    }
}
