//! How a pass changes a module. While it works, values, nodes and graphs keep their numbers; [`Rewrite::finish`] then
//! closes the gaps in one place, and renames what refers to them: operands, results, residuals, stacks, and the forward
//! values and nodes that `primal` and `origin` of the graphs that undo a changed graph speak of.

use crate::entity::{Entity, FuncRef, NodeId, PrimaryMap, SecondaryMap, Stack, Value};
use crate::ir::{
    Def, FuncGraph, Loop, LoopHeader, Module, Node, NodeKind, Pullback, SrcLoc, Type, ValueData,
};
use crate::ordered::{OrderedMap, OrderedSet};

/// A module under change.
pub(super) struct Rewrite {
    module: Module,
    edits: Vec<Edit>,
    changed: bool,
    dropped_stacks: OrderedSet<(FuncRef, Stack)>,
}

/// What has been decided about one graph.
#[derive(Default)]
struct Edit {
    /// The nodes that stay, and new ones, in order.
    order: Vec<NodeId>,
    /// Values that are read instead of others.
    instead: SecondaryMap<Value, Option<Value>>,
    /// Whether the whole graph goes.
    dropped: bool,
}

/// New numbers of one graph.
#[derive(Default)]
struct Renamed {
    values: SecondaryMap<Value, Option<Value>>,
    nodes: SecondaryMap<NodeId, Option<NodeId>>,
}

/// A module changed by one pass.
pub(super) fn rewritten(module: &Module, pass: fn(&mut Rewrite)) -> Module {
    let mut rw = Rewrite::new(module.clone());
    pass(&mut rw);
    rw.finish()
}

impl Rewrite {
    pub(super) fn new(module: Module) -> Self {
        let edits = module
            .funcs
            .values()
            .map(|f| Edit {
                order: f.nodes.keys().collect(),
                ..Edit::default()
            })
            .collect();
        Rewrite {
            module,
            edits,
            changed: false,
            dropped_stacks: OrderedSet::new(),
        }
    }

    /// Whether anything is different from what it was.
    pub(super) fn changed(&self) -> bool {
        self.changed
    }
    /// The graphs as they are now, by their old numbers; dropped nodes are still there.
    pub(super) fn module(&self) -> &Module {
        &self.module
    }
    /// A graph, to be changed: node kinds, operand and result lists, params and captures.
    pub(super) fn func_mut(&mut self, f: FuncRef) -> &mut FuncGraph {
        self.changed = true;
        &mut self.module.funcs[f]
    }
    /// Whether a graph is still there.
    pub(super) fn is_there(&self, f: FuncRef) -> bool {
        !self.edits[f.index()].dropped
    }
    /// Every graph that is still there.
    pub(super) fn funcs(&self) -> Vec<FuncRef> {
        let funcs = self.module.funcs.keys();
        funcs.filter(|f| self.is_there(*f)).collect()
    }
    /// The same, each after the one that it is inside of.
    pub(super) fn outermost_first(&self) -> Vec<FuncRef> {
        let mut funcs = super::walk::outermost_first(&self.module);
        funcs.retain(|f| self.is_there(*f));
        funcs
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
        self.changed = true;
        &mut self.module.funcs[f].nodes[n]
    }
    /// The type of a value.
    pub(super) fn ty(&self, f: FuncRef, v: Value) -> &Type {
        self.module.funcs[f].ty(v)
    }
    /// The value that is read for `v` now.
    pub(super) fn resolve(&self, f: FuncRef, mut v: Value) -> Value {
        while let Some(w) = self.edits[f.index()].instead[v] {
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
            self.changed = true;
            self.edits[f.index()].instead[from] = Some(to);
        }
    }
    /// The nodes that `f` has from now on, in order.
    pub(super) fn set_nodes(&mut self, f: FuncRef, order: Vec<NodeId>) {
        self.changed |= self.edits[f.index()].order != order;
        self.edits[f.index()].order = order;
    }
    /// Inserts a node, its kind and its operands, at a place in the order of `f`. Gives its result, if it has one.
    pub(super) fn insert(
        &mut self,
        f: FuncRef,
        (kind, operands): (NodeKind, Vec<Value>),
        result: Option<ValueData>,
        at: usize,
    ) -> Option<Value> {
        let graph = self.func_mut(f);
        let def = Def::Result(graph.nodes.next_key(), 0);
        let result = result.map(|data| graph.values.push(ValueData { def, ..data }));
        let id = graph.nodes.push(Node {
            kind,
            operands,
            results: result.into_iter().collect(),
            loc: SrcLoc::default(),
            origin: None,
        });
        let order = &mut self.edits[f.index()].order;
        order.insert(at.min(order.len()), id);
        result
    }
    /// Removes nodes of `f`.
    pub(super) fn retain(&mut self, f: FuncRef, keep: impl Fn(NodeId) -> bool) {
        let order = &mut self.edits[f.index()].order;
        let before = order.len();
        order.retain(|n| keep(*n));
        self.changed |= order.len() != before;
    }
    /// `f` and the graphs inside it.
    pub(super) fn nest(&self, f: FuncRef) -> Vec<FuncRef> {
        super::walk::nest(&self.module, f)
    }
    /// The number that the next graph gets.
    pub(super) fn next_func(&self) -> FuncRef {
        self.module.funcs.next_key()
    }
    /// Adds a graph.
    pub(super) fn add_func(&mut self, graph: FuncGraph) -> FuncRef {
        self.changed = true;
        self.edits.push(Edit {
            order: graph.nodes.keys().collect(),
            ..Edit::default()
        });
        self.module.funcs.push(graph)
    }
    /// Removes a graph whose nodes have moved elsewhere.
    pub(super) fn drop_func(&mut self, f: FuncRef) {
        self.changed = true;
        self.edits[f.index()].dropped = true;
    }
    /// Removes a graph that no node refers to any more, and the graphs inside it.
    pub(super) fn drop_nest(&mut self, f: FuncRef) {
        self.nest(f).into_iter().for_each(|g| self.drop_func(g));
    }
    /// Removes a stack that no node refers to any more.
    pub(super) fn drop_stack(&mut self, f: FuncRef, stack: Stack) {
        self.changed = true;
        self.dropped_stacks.insert((f, stack));
    }

    /// The changed module without gaps.
    pub(super) fn finish(self) -> Module {
        if !self.changed {
            return self.module;
        }
        let funcs: OrderedMap<FuncRef, FuncRef> = self
            .funcs()
            .into_iter()
            .zip((0..).map(FuncRef::new))
            .collect();
        let renamed: Vec<Renamed> = self.module.funcs.keys().map(|f| self.rename(f)).collect();
        let stacks: Vec<_> = self
            .module
            .funcs
            .keys()
            .map(|f| self.rename_stacks(f))
            .collect();
        let homes = super::walk::homes(&self.module);
        let mut module = Module {
            collective: self.module.collective,
            declared: self.module.declared,
            ..Module::new()
        };
        for &f in funcs.keys() {
            let stacks = &stacks[homes[f.index()].index()];
            module.funcs.push(self.rebuild(f, &renamed, &funcs, stacks));
        }
        module
    }

    fn rename(&self, f: FuncRef) -> Renamed {
        let graph = &self.module.funcs[f];
        let order = &self.edits[f.index()].order;
        let results = order.iter().flat_map(|&n| &graph.nodes[n].results);
        let values = graph.params.iter().chain(&graph.captures).chain(results);
        let mut renamed = Renamed::default();
        for (i, &v) in values.enumerate() {
            renamed.values[v] = Some(Value::new(i));
        }
        for (i, &n) in order.iter().enumerate() {
            renamed.nodes[n] = Some(NodeId::new(i));
        }
        renamed
    }

    /// New numbers of the stacks that a graph owns.
    fn rename_stacks(&self, f: FuncRef) -> OrderedMap<Stack, Stack> {
        let stacks = self.module.funcs[f].stacks.keys();
        let kept = stacks.filter(|s| !self.dropped_stacks.contains(&(f, *s)));
        kept.zip((0..).map(Stack::new)).collect()
    }

    fn rebuild(
        &self,
        f: FuncRef,
        renamed: &[Renamed],
        funcs: &OrderedMap<FuncRef, FuncRef>,
        stacks: &OrderedMap<Stack, Stack>,
    ) -> FuncGraph {
        let old = &self.module.funcs[f];
        let renamed_in = |f: FuncRef, v: Value| {
            renamed[f.index()].values[self.resolve(f, v)].expect("what is read is defined")
        };
        let value = |v: Value| renamed_in(f, v);
        let forward = |v: Value| {
            let g = old
                .undoes
                .expect("a graph with `primal` says which graph it undoes");
            renamed_in(g, v)
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
                kind: rename_kind(&node.kind, &forward, funcs, stacks),
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
            spent: p.spent,
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
        nodes[n].or_else(|| nodes[merged()?])
    }
}

fn rename_kind(
    kind: &NodeKind,
    forward: &impl Fn(Value) -> Value,
    funcs: &OrderedMap<FuncRef, FuncRef>,
    stacks: &OrderedMap<Stack, Stack>,
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
                states: l.states,
                parallel: l.parallel,
                short: l.short,
                shaped: l.shaped,
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
