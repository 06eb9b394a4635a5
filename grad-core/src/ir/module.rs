//! A set of FuncGraphs that refer to one another.

use super::{Arg, ArgMode, Call, CallBack, FuncGraph, Lent, Loop, LoopHeader, Node, NodeKind};
use crate::entity::{Entity, FuncRef, PrimaryMap, Stack};
use crate::ops::path;
use crate::ordered::{OrderedMap, OrderedSet};

/// Functions, loop bodies and branches. Every body and branch belongs to exactly one node.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Module {
    /// All FuncGraphs.
    pub funcs: PrimaryMap<FuncRef, FuncGraph>,
    /// Whether processes run it in step: what calls something in the run does so on the way back, whether or not its value was used. Else one process would
    /// wait there for another in which it was not.
    pub collective: bool,
    /// Whether the types of fields are those that are declared, and not only what their use says of them.
    pub declared: bool,
}

impl Module {
    /// An empty module.
    pub fn new() -> Self {
        Self::default()
    }
    /// The function called `name`.
    pub fn find(&self, name: &str) -> Option<FuncRef> {
        self.funcs
            .iter()
            .find(|(_, f)| f.name == name)
            .map(|(r, _)| r)
    }
    /// `base` itself if no function is called so, else `base.1`, `base.2`, ...
    pub fn fresh_name(&self, base: &str) -> String {
        let numbered = |f: &FuncGraph| match f.name.strip_prefix(base)? {
            "" => Some(0),
            rest => rest.strip_prefix('.')?.parse().ok(),
        };
        let taken: OrderedSet<usize> = self.funcs.values().filter_map(numbered).collect();
        // without gaps the first that is free is as many as there are
        let without_gaps = taken.last().is_none_or(|last| last + 1 == taken.len());
        let free = match without_gaps {
            true => Some(taken.len()),
            false => (0..).find(|n| !taken.contains(n)),
        };
        match free {
            None | Some(0) => base.to_string(),
            Some(n) => format!("{base}.{n}"),
        }
    }
}

impl Node {
    /// The stack that this node pushes to or pops from.
    pub fn stack(&self) -> Option<Stack> {
        match self.kind {
            NodeKind::Push(stack) | NodeKind::Pop(stack) => Some(stack),
            _ => None,
        }
    }
    /// The FuncGraphs that belong to this node.
    pub fn inner(&self) -> Vec<FuncRef> {
        match &self.kind {
            NodeKind::Cond { then, orelse } => vec![*then, *orelse],
            NodeKind::Loop(Loop {
                header: LoopHeader::Range { .. },
                body,
                ..
            }) => vec![*body],
            NodeKind::Loop(Loop {
                header: LoopHeader::While(cond),
                body,
                ..
            }) => vec![*cond, *body],
            NodeKind::Const(_)
            | NodeKind::Prim(..)
            | NodeKind::Call(_)
            | NodeKind::CallBack(_)
            | NodeKind::Host(_)
            | NodeKind::Primal(_)
            | NodeKind::Push(_)
            | NodeKind::Pop(_) => vec![],
        }
    }
}

impl Node {
    /// Puts other FuncGraphs in the place of those that belong to this node.
    pub(crate) fn map_inner(&mut self, of: impl Fn(FuncRef) -> FuncRef) {
        match &mut self.kind {
            NodeKind::Cond { then, orelse } => (*then, *orelse) = (of(*then), of(*orelse)),
            NodeKind::Loop(l) => {
                l.body = of(l.body);
                if let LoopHeader::While(cond) = &mut l.header {
                    *cond = of(*cond);
                }
            }
            NodeKind::Const(_)
            | NodeKind::Prim(..)
            | NodeKind::Call(_)
            | NodeKind::CallBack(_)
            | NodeKind::Host(_)
            | NodeKind::Primal(_)
            | NodeKind::Push(_)
            | NodeKind::Pop(_) => {}
        }
    }
}

impl Loop {
    /// How many operands come before the initial carried values.
    pub fn leading(&self) -> usize {
        match self.header {
            LoopHeader::Range { .. } => 2 + usize::from(self.states.are_chosen()),
            LoopHeader::While(_) => 0,
        }
    }
    /// How many params of the body come before the carried ones.
    pub fn leading_params(&self) -> usize {
        match self.header {
            LoopHeader::Range { .. } => 1,
            LoopHeader::While(_) => 0,
        }
    }
    /// The position of the first capture among the operands.
    pub fn first_capture(&self) -> usize {
        self.leading() + self.carried
    }
    /// How many results of the body come before the carried ones.
    pub fn leading_results(&self) -> usize {
        usize::from(self.exits)
    }
}

impl Call {
    /// For each argument, the position of its first operand.
    pub fn first_operands(&self) -> Vec<usize> {
        let widths = self.args.iter().map(Arg::width);
        widths
            .scan(0, |at, n| {
                *at += n;
                Some(*at - n)
            })
            .collect()
    }
}

impl Arg {
    /// All of an operand.
    pub fn whole(mode: ArgMode) -> Arg {
        Arg {
            mode,
            steps: Box::default(),
            sub: false,
        }
    }
    /// Whether it is all of its operand.
    pub fn is_whole(&self) -> bool {
        self.steps.is_empty() && !self.sub
    }
    /// How many operands it is.
    pub fn width(&self) -> usize {
        1 + path::indices(&self.steps) + if self.sub { 2 } else { 0 }
    }
}

impl Call {
    /// Whether its way back is handed argument `i` as the call left it, and restores it.
    pub fn restores(&self, i: usize) -> bool {
        self.args[i].mode == ArgMode::InOut && !self.spent
    }
}

impl CallBack {
    /// How many operands say what argument `i` is.
    pub fn primal_width(&self, i: usize) -> usize {
        let arg = &self.call.args[i];
        match arg.mode {
            ArgMode::Shared => arg.width(),
            ArgMode::InOut if self.call.restores(i) => arg.width(),
            ArgMode::InOut | ArgMode::Value => 0,
        }
    }
    /// The operands that are in-out arguments as the call left them.
    pub fn in_outs(&self) -> Vec<usize> {
        let mut at = 1;
        let mut found = vec![];
        for (i, arg) in self.call.args.iter().enumerate() {
            if arg.mode != ArgMode::Value {
                found.extend(self.call.restores(i).then_some(at));
                at += self.primal_width(i) + self.adjoint_width(i);
            }
        }
        found
    }
    /// The results that are in-out arguments as they were before the call.
    pub fn restored(&self) -> Vec<usize> {
        let mut at = 0;
        let mut found = vec![];
        for (i, arg) in self.call.args.iter().enumerate() {
            let ct = arg.mode == ArgMode::Value && self.active[i];
            let restores = self.call.restores(i);
            found.extend(restores.then_some(at));
            at += [
                ct,
                restores,
                arg.mode != ArgMode::Value && self.has_adjoint(i),
            ]
            .into_iter()
            .filter(|there| *there)
            .count();
        }
        found
    }
    /// Whether an adjoint stands at argument `i`: among the operands, and after the call among the results.
    pub fn has_adjoint(&self, i: usize) -> bool {
        self.active[i] && self.part(i).is_none_or(|part| part.with.is_none())
    }
    /// Of what the adjoint of argument `i` is a part.
    pub fn part(&self, i: usize) -> Option<&Lent> {
        self.lent.get(i)?.as_ref()
    }
    /// How many operands say where the adjoint of argument `i` is, itself among them.
    pub fn adjoint_width(&self, i: usize) -> usize {
        usize::from(self.has_adjoint(i)) + self.part(i).map_or(0, Lent::indices)
    }
}

impl Lent {
    /// How many indices the steps have.
    pub fn indices(&self) -> usize {
        path::indices(&self.steps)
    }
}

impl Module {
    /// The module without the functions that `keep` refuses, which nothing that stays may refer to.
    pub fn retain(self, keep: impl Fn(FuncRef) -> bool) -> Module {
        self.only(self.funcs.keys().filter(|f| keep(*f)))
    }

    /// `func` and the FuncGraphs inside it.
    pub fn nest(&self, func: FuncRef) -> OrderedSet<FuncRef> {
        let (mut found, mut open) = (OrderedSet::new(), vec![func]);
        while let Some(func) = open.pop() {
            if found.insert(func) {
                open.extend(self.funcs[func].nodes.values().flat_map(Node::inner));
            }
        }
        found
    }

    /// A function and the FuncGraphs inside it, as a module of its own.
    pub fn part(&self, func: FuncRef) -> (Module, FuncRef) {
        let nest = self.nest(func);
        let before = nest.range(..func).count();
        (self.only(nest.into_iter()), FuncRef::new(before))
    }

    /// A module of some of the functions, which refer to no others.
    fn only(&self, kept: impl Iterator<Item = FuncRef>) -> Module {
        let mut renumbered = OrderedMap::<FuncRef, FuncRef>::new();
        let mut funcs = PrimaryMap::new();
        for f in kept {
            renumbered.insert(f, funcs.push(self.funcs[f].clone()));
        }
        let of = |f: FuncRef| renumbered[&f];
        for f in funcs.keys() {
            let graph: &mut FuncGraph = &mut funcs[f];
            for id in graph.nodes.keys() {
                graph.nodes[id].map_inner(of);
            }
            graph.undoes = graph.undoes.and_then(|f| renumbered.get(&f).copied());
            if let Some(pullback) = &mut graph.pullback {
                pullback.func = of(pullback.func);
            }
        }
        Module {
            funcs,
            collective: self.collective,
            declared: self.declared,
        }
    }
}
