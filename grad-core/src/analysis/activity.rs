//! Which values matter for a gradient: *varied* ones depend on a differentiated param, *useful* ones reach a result,
//! *active* ones do both. Through loops to a fixpoint, into branches and bodies; integers and bools never.

use super::handed_on::{Way, spread};
use crate::entity::{FuncRef, SecondaryMap, Value};
use crate::ir::{ArgMode, Loop, Module, Node, NodeKind};
use crate::ordered::{OrderedMap, OrderedSet};
use crate::registry::GradRegistry;

/// Activity of every value of a function and of the graphs inside it.
#[derive(Clone, Debug, Default)]
pub struct Activity {
    funcs: OrderedMap<FuncRef, Flags>,
    /// Values that no derivative passes on to what they are computed from.
    stops: OrderedSet<(FuncRef, Value)>,
}

#[derive(Clone, Debug, Default)]
struct Flags {
    varied: SecondaryMap<Value, bool>,
    useful: SecondaryMap<Value, bool>,
}

/// Which results of a function have cotangents.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Seeds {
    /// Those that are differentiable.
    #[default]
    All,
    /// What it returns: what it leaves in its in-out params is not asked about.
    Returned,
}

/// Activity of `func` and the graphs inside it, with respect to the params marked in `wrt`, by the built-in rules.
pub fn activity(module: &Module, func: FuncRef, wrt: &[bool]) -> Activity {
    activity_with(module, func, wrt, Seeds::All, &GradRegistry::new())
}

/// [`activity`] by the rules of a registry, of these results.
pub fn activity_with(
    module: &Module,
    func: FuncRef,
    wrt: &[bool],
    seeds: Seeds,
    registry: &GradRegistry,
) -> Activity {
    let graph = &module.funcs[func];
    let mut pass = Pass {
        module,
        registry,
        activity: Activity::default(),
        starts: OrderedSet::new(),
        settled: OrderedSet::new(),
        own_rules: &OrderedMap::new(),
    };
    let params: Vec<bool> = graph
        .params
        .iter()
        .enumerate()
        .map(|(i, &p)| wrt[i] && graph.ty(p).is_differentiable())
        .collect();
    pass.varied(func, &params, &[]);
    pass.settled.clear();
    let in_outs = (0..graph.params.len()).filter(|&i| graph.mode(i) == ArgMode::InOut);
    let returned = graph.results.len() - graph.in_out_results().len();
    let results: Vec<bool> = graph.results[..returned]
        .iter()
        .map(|&r| graph.ty(r).is_differentiable())
        .chain(in_outs.map(|i| seeds == Seeds::All && graph.has_adjoint(i, wrt)))
        .collect();
    pass.useful(func, &results);
    pass.activity
}

impl Activity {
    /// Whether `v` of `func` depends on a differentiated param.
    pub fn varied(&self, func: FuncRef, v: Value) -> bool {
        self.funcs.get(&func).is_some_and(|f| f.varied[v])
    }
    /// Whether a result depends on `v` of `func` differentiably.
    pub fn useful(&self, func: FuncRef, v: Value) -> bool {
        self.funcs.get(&func).is_some_and(|f| f.useful[v])
    }
    /// Both.
    pub fn active(&self, func: FuncRef, v: Value) -> bool {
        self.varied(func, v) && self.useful(func, v)
    }
    /// Whether any result of `node` is active: the node lies between the differentiated params and the results.
    pub fn between(&self, func: FuncRef, node: &Node) -> bool {
        node.results.iter().any(|&r| self.active(func, r))
            && !node
                .results
                .iter()
                .any(|&r| self.stops.contains(&(func, r)))
    }
}

/// What is differentiated within a graph that may be inside others, which are still being built too.
#[derive(Clone, Debug, Default)]
pub struct Within {
    /// The graphs, outermost first, and where the captures of each come from in the one before.
    pub levels: Vec<(FuncRef, Vec<(Value, Value)>)>,
    /// With respect to what.
    pub xs: OrderedSet<(FuncRef, Value)>,
    /// Of what, in the innermost graph.
    pub ys: OrderedSet<Value>,
    /// Values that no derivative passes on to what they are computed from.
    pub stops: OrderedSet<(FuncRef, Value)>,
    /// Branches with a rule of their own.
    pub own_rules: OrderedMap<FuncRef, ByRule>,
}

/// What the rule of a branch is about.
#[derive(Clone, Debug, Default)]
pub struct ByRule {
    /// Whether it gives the cotangent of each of the first captures.
    pub captures: Vec<bool>,
    /// How many of the results its cotangents are of: the first ones.
    pub outputs: usize,
}

/// Which captures of `func` its first `outputs` results depend on differentiably.
pub fn useful_captures(
    module: &Module,
    func: FuncRef,
    outputs: usize,
    own_rules: &OrderedMap<FuncRef, ByRule>,
    registry: &GradRegistry,
) -> Vec<bool> {
    let mut pass = Pass {
        module,
        registry,
        activity: Activity::default(),
        starts: OrderedSet::new(),
        settled: OrderedSet::new(),
        own_rules,
    };
    let graph = &module.funcs[func];
    let results = graph.results.iter().enumerate();
    let useful: Vec<bool> = results
        .map(|(i, &r)| i < outputs && graph.ty(r).is_differentiable())
        .collect();
    pass.useful(func, &useful).1
}

/// Activity of the innermost of these graphs, and of those around it. Linear in their size.
pub fn activity_within(module: &Module, within: &Within, registry: &GradRegistry) -> Activity {
    let activity = Activity {
        stops: within.stops.clone(),
        ..Activity::default()
    };
    let mut pass = Pass {
        module,
        registry,
        activity,
        starts: within.xs.clone(),
        settled: OrderedSet::new(),
        own_rules: &within.own_rules,
    };
    let mut outer = None;
    for (func, captured) in &within.levels {
        let graph = &module.funcs[*func];
        let starts = |v: Value| within.xs.contains(&(*func, v));
        let params: Vec<bool> = graph.params.iter().map(|&p| starts(p)).collect();
        let captures: Vec<bool> = graph
            .captures
            .iter()
            .map(|&c| {
                let from = captured.iter().find(|(_, capture)| *capture == c);
                let varied = |(from, _): &(Value, Value)| {
                    outer.is_some_and(|outer| pass.activity.varied(outer, *from))
                };
                starts(c) || from.is_some_and(varied)
            })
            .collect();
        pass.settled.clear();
        pass.varied(*func, &params, &captures);
        outer = Some(*func);
    }
    let mut useful = within.ys.clone();
    for (func, captured) in within.levels.iter().rev() {
        for &v in &useful {
            let differentiable = module.funcs[*func].ty(v).is_differentiable();
            pass.flags(*func).useful[v] |= differentiable;
        }
        pass.settled.clear();
        pass.useful(*func, &[]);
        let flags = &pass.activity.funcs[func].useful;
        let captured = captured.iter().filter(|(_, capture)| flags[*capture]);
        useful = captured.map(|(from, _)| *from).collect();
    }
    pass.activity
}

struct Pass<'m> {
    module: &'m Module,
    registry: &'m GradRegistry,
    activity: Activity,
    /// Values that are varied because they are asked for.
    starts: OrderedSet<(FuncRef, Value)>,
    /// The graphs that have been looked at in this direction with what is known of them now: nests of loops would be looked at
    /// twice as often with each level.
    settled: OrderedSet<FuncRef>,
    own_rules: &'m OrderedMap<FuncRef, ByRule>,
}

impl Pass<'_> {
    fn flags(&mut self, func: FuncRef) -> &mut Flags {
        self.activity.funcs.entry(func).or_default()
    }

    /// Marks the varied values of `func`, which only ever grow, and returns which results are.
    fn varied(&mut self, func: FuncRef, params: &[bool], captures: &[bool]) -> Vec<bool> {
        let graph = &self.module.funcs[func];
        let mut more = self.settled.insert(func);
        for (vs, flags) in [(&graph.params, params), (&graph.captures, captures)] {
            for (&v, _) in vs.iter().zip(flags).filter(|(_, flag)| **flag) {
                more |= !std::mem::replace(&mut self.flags(func).varied[v], true);
            }
        }
        for node in graph.nodes.values().filter(|_| more) {
            let operands: Vec<bool> = node
                .operands
                .iter()
                .map(|&v| self.flags(func).varied[v])
                .collect();
            let results = self.varied_results(node, &operands);
            for (&r, varied) in node.results.iter().zip(results) {
                let stops = self.activity.stops.contains(&(func, r));
                let varied = (varied && !stops) || self.starts.contains(&(func, r));
                self.flags(func).varied[r] |= varied && graph.ty(r).is_differentiable();
            }
        }
        graph
            .results
            .iter()
            .map(|&r| self.flags(func).varied[r])
            .collect()
    }

    fn varied_results(&mut self, node: &Node, operands: &[bool]) -> Vec<bool> {
        match &node.kind {
            NodeKind::Prim(def, _) => {
                vec![
                    operands
                        .iter()
                        .enumerate()
                        .any(|(i, &varied)| varied && self.registry.passes(def, i)),
                ]
            }
            NodeKind::Cond { then, orelse } => {
                let own = self.own_rules.get(then);
                let then = self.varied(*then, &[], &operands[1..]);
                let orelse = self.varied(*orelse, &[], &operands[1..]);
                let mut varied: Vec<bool> =
                    then.iter().zip(&orelse).map(|(a, b)| *a || *b).collect();
                if let Some(own) = own {
                    let mut spoken_of = own.captures.iter().zip(&operands[1..]);
                    if spoken_of.any(|(by_rule, varied)| *by_rule && *varied) {
                        varied[..own.outputs].fill(true);
                    }
                }
                varied
            }
            NodeKind::Loop(node_loop) => self.varied_loop(node_loop, operands),
            NodeKind::Call(call) => {
                let any = call.takes_param || operands.iter().any(|&v| v);
                node.results.iter().map(|_| any).collect()
            }
            NodeKind::Const(_)
            | NodeKind::CallBack(_)
            | NodeKind::Host(_)
            | NodeKind::Primal(_)
            | NodeKind::Push(_)
            | NodeKind::Pop(_) => vec![false; node.results.len()],
        }
    }

    fn varied_loop(&mut self, l: &Loop, operands: &[bool]) -> Vec<bool> {
        let captures = &operands[l.first_capture()..];
        let mut carried = operands[l.leading()..l.first_capture()].to_vec();
        loop {
            let mut params = vec![false; l.leading_params()];
            params.extend(&carried);
            let results = self.varied(l.body, &params, captures);
            let before = carried.clone();
            for (c, r) in carried.iter_mut().zip(&results[l.leading_results()..]) {
                *c |= r;
            }
            spread(
                self.module,
                l,
                &mut carried,
                Way::Forth,
                |_| true,
                |a, b| a || b,
            );
            if carried == before {
                carried.push(false);
                return carried;
            }
        }
    }

    /// Marks the useful values of `func` and returns which params, then which captures are.
    fn useful(&mut self, func: FuncRef, results: &[bool]) -> (Vec<bool>, Vec<bool>) {
        let graph = &self.module.funcs[func];
        let mut more = self.settled.insert(func);
        self.flags(func);
        for (&r, _) in graph.results.iter().zip(results).filter(|(_, flag)| **flag) {
            more |= !std::mem::replace(&mut self.flags(func).useful[r], true);
        }
        for node in graph.nodes.values().rev().filter(|_| more) {
            let results: Vec<bool> = node
                .results
                .iter()
                .map(|&v| self.flags(func).useful[v])
                .collect();
            if !results.contains(&true) {
                continue;
            }
            let operands = self.useful_operands(node, &results);
            for (&v, useful) in node.operands.iter().zip(operands) {
                self.flags(func).useful[v] |= useful && graph.ty(v).is_differentiable();
            }
        }
        let of = |vs: &[Value], flags: &Flags| vs.iter().map(|&v| flags.useful[v]).collect();
        let flags = &self.activity.funcs[&func];
        (of(&graph.params, flags), of(&graph.captures, flags))
    }

    fn useful_operands(&mut self, node: &Node, results: &[bool]) -> Vec<bool> {
        match &node.kind {
            NodeKind::Prim(def, _) => (0..node.operands.len())
                .map(|i| self.registry.passes(def, i))
                .collect(),
            NodeKind::Cond { then, orelse } => {
                let own = self.own_rules.get(then);
                let by_rule = own.map_or(0, |own| own.outputs);
                let mut others = results.to_vec();
                others[..by_rule].fill(false);
                let (_, then) = self.useful(*then, &others);
                let (_, orelse) = self.useful(*orelse, &others);
                let mut useful = vec![false];
                useful.extend(then.iter().zip(&orelse).map(|(a, b)| *a || *b));
                if results[..by_rule].contains(&true) {
                    let spoken_of = own.iter().flat_map(|own| &own.captures);
                    let captures = useful[1..].iter_mut().zip(spoken_of);
                    captures.for_each(|(useful, by_rule)| *useful |= by_rule);
                }
                useful
            }
            NodeKind::Loop(l) => self.useful_loop(l, results),
            NodeKind::Call(_) => vec![true; node.operands.len()],
            NodeKind::Const(_)
            | NodeKind::CallBack(_)
            | NodeKind::Host(_)
            | NodeKind::Primal(_)
            | NodeKind::Push(_)
            | NodeKind::Pop(_) => vec![false; node.operands.len()],
        }
    }

    fn useful_loop(&mut self, l: &Loop, results: &[bool]) -> Vec<bool> {
        let mut carried = results[..l.carried].to_vec();
        loop {
            let mut body_results = vec![false; l.leading_results()];
            body_results.extend(&carried);
            let (params, captures) = self.useful(l.body, &body_results);
            let before = carried.clone();
            for (c, p) in carried.iter_mut().zip(&params[l.leading_params()..]) {
                *c |= p;
            }
            spread(
                self.module,
                l,
                &mut carried,
                Way::Back,
                |_| true,
                |a, b| a || b,
            );
            if carried == before {
                let mut operands = vec![false; l.leading()];
                operands.extend(carried);
                operands.extend(captures);
                return operands;
            }
        }
    }
}
