//! How a pass changes a module. While it works, values, nodes and graphs keep their numbers; [`Rewrite::finish`] then
//! closes the gaps in one place, and renames what refers to them: operands, results, residuals, stacks, and the forward
//! values and nodes that `primal` and `origin` of the graphs that undo a changed graph speak of.

use crate::entity::{Entity, FuncRef, NodeId, PrimaryMap, Stack, Value};
use crate::ir::{
    Def, FuncGraph, Loop, LoopHeader, Module, Node, NodeKind, Pullback, Type, ValueData,
};
use std::collections::{BTreeMap, BTreeSet};

/// A module under change.
pub(super) struct Rewrite {
    module: Module,
    edits: Vec<Edit>,
    dropped_stacks: BTreeSet<(FuncRef, Stack)>,
}

/// What has been decided about one graph.
#[derive(Default)]
struct Edit {
    /// The nodes that stay, and new ones, in order.
    order: Vec<NodeId>,
    /// Values that are read instead of others.
    instead: BTreeMap<Value, Value>,
    /// Whether the whole graph goes.
    dropped: bool,
}

/// New numbers of one graph.
#[derive(Default)]
struct Renamed {
    values: BTreeMap<Value, Value>,
    nodes: BTreeMap<NodeId, NodeId>,
}

impl Rewrite {
    pub(super) fn new(module: &Module) -> Self {
        let edits = module
            .funcs
            .values()
            .map(|f| Edit {
                order: f.nodes.keys().collect(),
                ..Edit::default()
            })
            .collect();
        Rewrite {
            module: module.clone(),
            edits,
            dropped_stacks: BTreeSet::new(),
        }
    }

    /// The graphs as they are now, by their old numbers; dropped nodes are still there.
    pub(super) fn module(&self) -> &Module {
        &self.module
    }
    /// A graph, to be changed: node kinds, operand and result lists, params and captures.
    pub(super) fn func_mut(&mut self, f: FuncRef) -> &mut FuncGraph {
        &mut self.module.funcs[f]
    }
    /// Every graph.
    pub(super) fn funcs(&self) -> impl Iterator<Item = FuncRef> + use<> {
        self.module.funcs.keys()
    }
    /// The nodes that `f` has now, in order.
    pub(super) fn nodes(&self, f: FuncRef) -> Vec<NodeId> {
        self.edits[f.index()].order.clone()
    }
    /// A node of `f`.
    pub(super) fn node(&self, f: FuncRef, n: NodeId) -> &Node {
        &self.module.funcs[f].nodes[n]
    }
    /// A node of `f`, to be changed.
    pub(super) fn node_mut(&mut self, f: FuncRef, n: NodeId) -> &mut Node {
        &mut self.module.funcs[f].nodes[n]
    }
    /// The type of a value.
    pub(super) fn ty(&self, f: FuncRef, v: Value) -> &Type {
        self.module.funcs[f].ty(v)
    }
    /// The value that is read for `v` now.
    pub(super) fn resolve(&self, f: FuncRef, mut v: Value) -> Value {
        while let Some(&w) = self.edits[f.index()].instead.get(&v) {
            v = w;
        }
        v
    }
    /// The operands of a node as they are now.
    pub(super) fn operands(&self, f: FuncRef, n: NodeId) -> Vec<Value> {
        self.node(f, n)
            .operands
            .iter()
            .map(|&v| self.resolve(f, v))
            .collect()
    }
    /// The node that defines the value read for `v`.
    pub(super) fn def(&self, f: FuncRef, v: Value) -> Option<&Node> {
        self.module.funcs[f].def_node(self.resolve(f, v))
    }
    /// From now on, `to` is read where `from` was.
    pub(super) fn replace(&mut self, f: FuncRef, from: Value, to: Value) {
        let to = self.resolve(f, to);
        let from = self.resolve(f, from);
        if from != to {
            self.edits[f.index()].instead.insert(from, to);
        }
    }
    /// The nodes that `f` has from now on, in order.
    pub(super) fn set_nodes(&mut self, f: FuncRef, order: Vec<NodeId>) {
        self.edits[f.index()].order = order;
    }
    /// Removes nodes of `f`.
    pub(super) fn retain(&mut self, f: FuncRef, keep: impl Fn(NodeId) -> bool) {
        self.edits[f.index()].order.retain(|n| keep(*n));
    }
    /// `f` and the graphs inside it.
    pub(super) fn nest(&self, f: FuncRef) -> Vec<FuncRef> {
        super::walk::nest(&self.module, f)
    }
    /// Removes a graph whose nodes have moved elsewhere.
    pub(super) fn drop_func(&mut self, f: FuncRef) {
        self.edits[f.index()].dropped = true;
    }
    /// Removes a graph that no node refers to any more, and the graphs inside it.
    pub(super) fn drop_nest(&mut self, f: FuncRef) {
        self.nest(f).into_iter().for_each(|g| self.drop_func(g));
    }
    /// Removes a stack that no node refers to any more.
    pub(super) fn drop_stack(&mut self, f: FuncRef, stack: Stack) {
        self.dropped_stacks.insert((f, stack));
    }

    /// The changed module without gaps.
    pub(super) fn finish(self) -> Module {
        let mut funcs = BTreeMap::new();
        for f in self.funcs().filter(|f| !self.edits[f.index()].dropped) {
            funcs.insert(f, FuncRef::new(funcs.len()));
        }
        let renamed: Vec<Renamed> = self.funcs().map(|f| self.rename(f)).collect();
        let stacks = self.rename_stacks();
        let mut module = Module::new();
        for &f in funcs.keys() {
            module
                .funcs
                .push(self.rebuild(f, &renamed, &funcs, &stacks));
        }
        module
    }

    fn rename(&self, f: FuncRef) -> Renamed {
        let graph = &self.module.funcs[f];
        let order = &self.edits[f.index()].order;
        let results = order.iter().flat_map(|&n| &graph.nodes[n].results);
        let values = graph.params.iter().chain(&graph.captures).chain(results);
        Renamed {
            values: values
                .enumerate()
                .map(|(i, &v)| (v, Value::new(i)))
                .collect(),
            nodes: order
                .iter()
                .enumerate()
                .map(|(i, &n)| (n, NodeId::new(i)))
                .collect(),
        }
    }

    /// New numbers of the stacks of every graph, as the graphs inside it and its way back see them.
    fn rename_stacks(&self) -> Vec<BTreeMap<Stack, Stack>> {
        let home = super::walk::homes(&self.module);
        let of = |f: FuncRef| {
            let kept = self.module.funcs[f]
                .stacks
                .keys()
                .filter(|s| !self.dropped_stacks.contains(&(f, *s)));
            kept.enumerate().map(|(i, s)| (s, Stack::new(i))).collect()
        };
        self.funcs().map(|f| of(home[f.index()])).collect()
    }

    fn rebuild(
        &self,
        f: FuncRef,
        renamed: &[Renamed],
        funcs: &BTreeMap<FuncRef, FuncRef>,
        stacks: &[BTreeMap<Stack, Stack>],
    ) -> FuncGraph {
        let old = &self.module.funcs[f];
        let value = |v: Value| renamed[f.index()].values[&self.resolve(f, v)];
        let forward = |v: Value| {
            let g = old
                .undoes
                .expect("a graph with `primal` says which graph it undoes");
            renamed[g.index()].values[&self.resolve(g, v)]
        };
        let mut new = FuncGraph::new(old.name.clone());
        new.modes = old.modes.clone();
        new.sums_are_free = old.sums_are_free;
        new.rerun = old.rerun;
        new.undoes = old.undoes.and_then(|g| funcs.get(&g).copied());
        let mut define = |values: &[Value], def: &dyn Fn(usize) -> Def| -> Vec<Value> {
            let data = |(i, &v): (usize, &Value)| ValueData {
                def: def(i),
                ..old.values[v].clone()
            };
            values
                .iter()
                .enumerate()
                .map(|v| new.values.push(data(v)))
                .collect()
        };
        new.params = define(&old.params, &Def::Param);
        new.captures = define(&old.captures, &Def::Capture);
        let mut nodes = PrimaryMap::new();
        for &n in &self.edits[f.index()].order {
            let node = &old.nodes[n];
            let id = nodes.next_key();
            nodes.push(Node {
                kind: rename_kind(&node.kind, &forward, funcs, &stacks[f.index()]),
                operands: node.operands.iter().map(|&v| value(v)).collect(),
                results: define(&node.results, &|i| Def::Result(id, i)),
                loc: node.loc,
                origin: node
                    .origin
                    .and_then(|n| self.origin(old.undoes?, n, renamed)),
            });
        }
        new.nodes = nodes;
        new.results = old.results.iter().map(|&v| value(v)).collect();
        for (_, data) in old
            .stacks
            .iter()
            .filter(|(s, _)| !self.dropped_stacks.contains(&(f, *s)))
        {
            new.stacks.push(data.clone());
        }
        new.pullback = old.pullback.as_ref().map(|p| Pullback {
            func: funcs[&p.func],
            wrt: p.wrt.clone(),
            residuals: p.residuals.iter().map(|&v| value(v)).collect(),
        });
        new
    }

    /// The new number of a forward node, or of the one that it was merged into; none if it is gone.
    fn origin(&self, forward: FuncRef, n: NodeId, renamed: &[Renamed]) -> Option<NodeId> {
        let graph = &self.module.funcs[forward];
        let stands_for = |v: Value| match graph.values[self.resolve(forward, v)].def {
            Def::Result(m, _) => Some(m),
            Def::Param(_) | Def::Capture(_) => None,
        };
        let nodes = &renamed[forward.index()].nodes;
        let merged = || {
            graph
                .nodes
                .get(n)?
                .results
                .first()
                .copied()
                .and_then(stands_for)
        };
        nodes.get(&n).or_else(|| nodes.get(&merged()?)).copied()
    }
}

fn rename_kind(
    kind: &NodeKind,
    forward: &impl Fn(Value) -> Value,
    funcs: &BTreeMap<FuncRef, FuncRef>,
    stacks: &BTreeMap<Stack, Stack>,
) -> NodeKind {
    match kind {
        NodeKind::Cond { then, orelse } => NodeKind::Cond {
            then: funcs[then],
            orelse: funcs[orelse],
        },
        NodeKind::Loop(l) => {
            let header = match l.header {
                LoopHeader::While(cond) => LoopHeader::While(funcs[&cond]),
                LoopHeader::Range { rev } => LoopHeader::Range { rev },
            };
            NodeKind::Loop(Loop {
                header,
                body: funcs[&l.body],
                exits: l.exits,
                carried: l.carried,
                checkpoint: l.checkpoint,
            })
        }
        NodeKind::Primal(v) => NodeKind::Primal(forward(*v)),
        NodeKind::Push(s) => NodeKind::Push(stacks[s]),
        NodeKind::Pop(s) => NodeKind::Pop(stacks[s]),
        NodeKind::Const(_)
        | NodeKind::Prim(..)
        | NodeKind::Call(_)
        | NodeKind::CallBack(_)
        | NodeKind::Host(_) => kind.clone(),
    }
}
