//! Dead code: what no result and no effect needs.
//!
//! Live are: the results of functions; what can panic or be observed, in forward graphs; and what live things read,
//! through bodies, branches, stacks and `primal`. Everything else goes: nodes, results of conds, carried values (also
//! those that only feed themselves), captures, residuals, stacks. Params and results of functions stay.

use super::rewrite::Rewrite;
use super::walk::{self, at, first_capture};
use crate::entity::{Entity, FuncRef, NodeId, SecondaryMap, Stack, Value};
use crate::ir::{Def, LoopHeader, Module, Node, NodeKind, Rerun};
use crate::ordered::{OrderedMap, OrderedSet};
use std::collections::HashMap;

/// Removes dead code. Graphs that lose their owner go with it, so graphs are renumbered: look functions up by name.
pub fn dce(module: &Module) -> Module {
    let around = Around::new(module);
    let mut live = Liveness::new(&around);
    live.roots();
    live.spread();
    live.sweep()
}

/// How the graphs of a module hang together: worked out once, for any number of looks at what is live.
pub(crate) struct Around<'a> {
    module: &'a Module,
    owners: SecondaryMap<FuncRef, Option<(FuncRef, NodeId)>>,
    forwards: SecondaryMap<FuncRef, Option<FuncRef>>,
    homes: Vec<FuncRef>,
    /// The nodes that push to each stack, and those that pop from it.
    users: Users,
}

type Users = OrderedMap<(FuncRef, Stack), Vec<(FuncRef, NodeId)>>;

impl<'a> Around<'a> {
    pub(crate) fn new(module: &'a Module) -> Self {
        let homes = walk::homes(module);
        Around {
            module,
            owners: walk::owners(module),
            forwards: walk::forwards(module),
            users: users_of_stacks(module, &homes),
            homes,
        }
    }

    /// The params of `forward`, a loop's body, that its backward body `back` reads, be it through other forward values.
    pub(crate) fn params_read(&self, back: FuncRef, forward: FuncRef) -> OrderedSet<Value> {
        let module = self.module;
        let mut live = Liveness::new(self);
        live.alone = Some([back, forward]);
        for f in walk::nest(module, back) {
            for (n, node) in module.funcs[f].nodes.iter() {
                if is_effect(module, f, node, true) {
                    live.node(f, n);
                }
            }
        }
        live.values(back, &module.funcs[back].results);
        live.spread();
        live.params(forward)
    }

    /// The params of `body`, a loop's body, that these results hang on, and what it calls.
    pub(crate) fn params_behind(&self, body: FuncRef, results: &[Value]) -> OrderedSet<Value> {
        let mut live = Liveness::new(self);
        live.alone = Some([body, body]);
        live.calls(body);
        live.values(body, results);
        live.spread();
        live.params(body)
    }
}

/// What is live so far.
struct Liveness<'a> {
    module: &'a Module,
    around: &'a Around<'a>,
    /// Graphs that are looked at as if nothing were around them.
    alone: Option<[FuncRef; 2]>,
    values: Marks<Value>,
    nodes: Marks<NodeId>,
    /// Carried values of loops.
    carried: OrderedSet<(FuncRef, NodeId, usize)>,
    stacks: OrderedSet<(FuncRef, Stack)>,
    todo: Vec<Item>,
}

/// Things of graphs that have been marked.
struct Marks<K> {
    of: HashMap<FuncRef, SecondaryMap<K, bool>>,
}

impl<K: Entity> Marks<K> {
    fn new() -> Self {
        Marks { of: HashMap::new() }
    }
    /// Marks a thing; whether it was not marked before.
    fn insert(&mut self, f: FuncRef, thing: K) -> bool {
        !std::mem::replace(&mut self.of.entry(f).or_default()[thing], true)
    }
    fn contains(&self, f: FuncRef, thing: K) -> bool {
        self.of.get(&f).is_some_and(|things| things[thing])
    }
}

/// Something found live whose needs have not been followed yet.
enum Item {
    Value(FuncRef, Value),
    Node(FuncRef, NodeId),
    Carried(FuncRef, NodeId, usize),
    Stack(FuncRef, Stack),
}

impl<'a> Liveness<'a> {
    fn new(around: &'a Around<'a>) -> Self {
        Liveness {
            module: around.module,
            around,
            alone: None,
            values: Marks::new(),
            nodes: Marks::new(),
            carried: OrderedSet::new(),
            stacks: OrderedSet::new(),
            todo: vec![],
        }
    }

    /// The node that `f` belongs to.
    fn owner(&self, f: FuncRef) -> Option<(FuncRef, NodeId)> {
        let counts = self.alone.is_none_or(|alone| !alone.contains(&f));
        self.around.owners[f].filter(|_| counts)
    }

    fn value(&mut self, f: FuncRef, v: Value) {
        if self.values.insert(f, v) {
            self.todo.push(Item::Value(f, v));
        }
    }
    fn values(&mut self, f: FuncRef, values: &[Value]) {
        values.iter().for_each(|&v| self.value(f, v));
    }
    fn node(&mut self, f: FuncRef, n: NodeId) {
        if self.nodes.insert(f, n) {
            self.todo.push(Item::Node(f, n));
        }
    }
    fn carried(&mut self, f: FuncRef, n: NodeId, i: usize) {
        if self.carried.insert((f, n, i)) {
            self.todo.push(Item::Carried(f, n, i));
        }
    }
    fn stack(&mut self, f: FuncRef, s: Stack) {
        let home = at(&self.around.homes, f);
        if self.stacks.insert((home, s)) {
            self.todo.push(Item::Stack(home, s));
        }
    }

    fn params(&self, of: FuncRef) -> OrderedSet<Value> {
        let params = self.module.funcs[of].params.iter().copied();
        params.filter(|&p| self.values.contains(of, p)).collect()
    }

    /// What is called in `body` and the graphs inside: what was recorded for one call would go to the next.
    fn calls(&mut self, body: FuncRef) {
        for f in walk::nest(self.module, body) {
            for (n, node) in self.module.funcs[f].nodes.iter() {
                if matches!(node.kind, NodeKind::Call(_)) {
                    self.node(f, n);
                }
            }
        }
    }

    fn roots(&mut self) {
        let module = self.module;
        let back = walk::way_back(module);
        for (f, graph) in module.funcs.iter() {
            if graph.rerun == Rerun::ReplayedAhead {
                self.calls(f);
            }
            if self.owner(f).is_none() {
                self.values(f, &graph.results);
            }
            for (n, node) in graph.nodes.iter() {
                if is_effect(module, f, node, at(&back, f)) {
                    self.node(f, n);
                }
            }
        }
    }

    fn spread(&mut self) {
        while let Some(item) = self.todo.pop() {
            match item {
                Item::Value(f, v) => self.needs_of_value(f, v),
                Item::Node(f, n) => self.needs_of_node(f, n),
                Item::Carried(f, n, i) => self.needs_of_carried(f, n, i),
                Item::Stack(home, s) => self.users_of_stack(home, s),
            }
        }
    }

    fn needs_of_value(&mut self, f: FuncRef, v: Value) {
        let module = self.module;
        let owner = self.owner(f);
        if let Some((g, n)) = owner {
            self.node(g, n); // `primal` can name a value of a body whose loop nothing else needs
        }
        match (module.funcs[f].values[v].def, owner) {
            (Def::Result(n, i), _) => {
                self.node(f, n);
                match &module.funcs[f].nodes[n].kind {
                    NodeKind::Cond { then, orelse } => {
                        self.value(*then, module.funcs[*then].results[i]);
                        self.value(*orelse, module.funcs[*orelse].results[i]);
                    }
                    NodeKind::Loop(l) if i < l.carried => self.carried(f, n, i),
                    NodeKind::Loop(_)
                    | NodeKind::Const(_)
                    | NodeKind::Prim(..)
                    | NodeKind::Call(_)
                    | NodeKind::CallBack(_)
                    | NodeKind::Host(_)
                    | NodeKind::Primal(_)
                    | NodeKind::Push(_)
                    | NodeKind::Pop(_) => {}
                }
            }
            (Def::Param(i), Some((g, n))) => {
                if let Some(i) = carried_of_param(&module.funcs[g].nodes[n], f, i) {
                    self.carried(g, n, i);
                }
            }
            (Def::Capture(i), Some((g, n))) => {
                let node = &module.funcs[g].nodes[n];
                self.value(g, node.operands[first_capture(&node.kind) + i]);
            }
            (Def::Capture(i), None) => {
                if let Some(g) = self.around.forwards[f]
                    && let Some(p) = &module.funcs[g].pullback
                {
                    self.value(g, p.residuals[i]);
                }
            }
            (Def::Param(_), None) => {}
        }
    }

    fn needs_of_node(&mut self, f: FuncRef, n: NodeId) {
        let module = self.module;
        if let Some((g, owner)) = self.owner(f) {
            self.node(g, owner);
        }
        let node = &module.funcs[f].nodes[n];
        for undone in node
            .inner()
            .into_iter()
            .filter_map(|g| module.funcs[g].undoes)
        {
            if let Some((g, owner)) = self.owner(undone) {
                self.node(g, owner); // planning looks at what a way back undoes
            }
        }
        match &node.kind {
            NodeKind::Const(_) => {}
            NodeKind::Prim(..) | NodeKind::Call(_) | NodeKind::CallBack(_) | NodeKind::Host(_) => {
                self.values(f, &node.operands);
            }
            NodeKind::Cond { .. } => self.value(f, node.operands[0]),
            NodeKind::Loop(l) => {
                self.values(f, &node.operands[..l.leading()]);
                self.values(l.body, &module.funcs[l.body].results[..l.leading_results()]);
                if let LoopHeader::While(cond) = l.header {
                    self.values(cond, &module.funcs[cond].results);
                }
            }
            NodeKind::Primal(v) => {
                let forward = module.funcs[f]
                    .undoes
                    .expect("a graph with `primal` says which graph it undoes");
                self.value(forward, *v);
            }
            NodeKind::Push(s) => {
                self.values(f, &node.operands);
                self.stack(f, *s);
            }
            NodeKind::Pop(s) => self.stack(f, *s),
        }
    }

    fn needs_of_carried(&mut self, f: FuncRef, n: NodeId, i: usize) {
        let node = &self.module.funcs[f].nodes[n];
        if let NodeKind::Loop(l) = &node.kind {
            let body = &self.module.funcs[l.body];
            self.node(f, n);
            self.value(f, node.operands[l.leading() + i]);
            self.value(l.body, body.results[l.leading_results() + i]);
        }
    }

    /// One entry that is read keeps all pushes and pops of its stack, or they would no longer match.
    fn users_of_stack(&mut self, home: FuncRef, s: Stack) {
        for (f, n) in self
            .around
            .users
            .get(&(home, s))
            .into_iter()
            .flatten()
            .copied()
        {
            self.node(f, n);
        }
    }

    fn sweep(&self) -> Module {
        let mut rw = Rewrite::new(self.module.clone());
        for (f, graph) in self.module.funcs.iter() {
            rw.retain(f, |n| self.nodes.contains(f, n));
            for (n, node) in graph.nodes.iter() {
                if self.nodes.contains(f, n) {
                    self.shrink(&mut rw, f, n, node);
                } else {
                    // what is inside of it is dead, too
                    node.inner().into_iter().for_each(|g| rw.drop_func(g));
                }
            }
            for s in graph
                .stacks
                .keys()
                .filter(|s| !self.stacks.contains(&(f, *s)))
            {
                rw.drop_stack(f, s);
            }
            if let Some(p) = &graph.pullback {
                let used = |i: usize| {
                    self.values
                        .contains(p.func, self.module.funcs[p.func].captures[i])
                };
                keep_at(&mut rw.func_mut(p.func).captures, &used);
                if let Some(p) = &mut rw.func_mut(f).pullback {
                    keep_at(&mut p.residuals, &used);
                }
            }
        }
        rw.finish()
    }

    /// Takes the dead results, carried values and captures out of a node that owns graphs, and out of those.
    fn shrink(&self, rw: &mut Rewrite, f: FuncRef, n: NodeId, node: &Node) {
        let inner = node.inner();
        if inner.is_empty() {
            return;
        }
        let first = first_capture(&node.kind);
        let capture = |i: usize| {
            inner
                .iter()
                .any(|&g| self.values.contains(g, self.module.funcs[g].captures[i]))
        };
        for &g in &inner {
            keep_at(&mut rw.func_mut(g).captures, &capture);
        }
        match &node.kind {
            NodeKind::Loop(l) => {
                let carried = |i: usize| i >= l.carried || self.carried.contains(&(f, n, i));
                let body = rw.func_mut(l.body);
                keep_at(&mut body.params, &|i| {
                    i < l.leading_params() || carried(i - l.leading_params())
                });
                keep_at(&mut body.results, &|i| {
                    i < l.leading_results() || carried(i - l.leading_results())
                });
                if let LoopHeader::While(cond) = l.header {
                    keep_at(&mut rw.func_mut(cond).params, &carried);
                }
                let operand = |i: usize| match i {
                    i if i < l.leading() => true,
                    i if i < first => carried(i - l.leading()),
                    i => capture(i - first),
                };
                let node = rw.node_mut(f, n);
                keep_at(&mut node.operands, &operand);
                keep_at(&mut node.results, &carried);
                if let NodeKind::Loop(l) = &mut node.kind {
                    l.carried = (0..l.carried).filter(|&i| carried(i)).count();
                }
            }
            NodeKind::Cond { .. } => {
                let result = |i: usize| self.values.contains(f, node.results[i]);
                for &g in &inner {
                    keep_at(&mut rw.func_mut(g).results, &result);
                }
                let node = rw.node_mut(f, n);
                keep_at(&mut node.operands, &|i| i < first || capture(i - first));
                keep_at(&mut node.results, &result);
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

fn users_of_stacks(module: &Module, homes: &[FuncRef]) -> Users {
    let mut users = OrderedMap::<_, Vec<_>>::new();
    for (f, graph) in module.funcs.iter() {
        for (n, node) in graph.nodes.iter() {
            if let Some(s) = node.stack() {
                users.entry((at(homes, f), s)).or_default().push((f, n));
            }
        }
    }
    users
}

/// The carried value that the `i`-th param of a body or condition is; none for the index of a range.
fn carried_of_param(node: &Node, graph: FuncRef, i: usize) -> Option<usize> {
    match &node.kind {
        NodeKind::Loop(l) if graph == l.body => i.checked_sub(l.leading_params()),
        NodeKind::Loop(_) => Some(i),
        NodeKind::Cond { .. }
        | NodeKind::Const(_)
        | NodeKind::Prim(..)
        | NodeKind::Call(_)
        | NodeKind::CallBack(_)
        | NodeKind::Host(_)
        | NodeKind::Primal(_)
        | NodeKind::Push(_)
        | NodeKind::Pop(_) => None,
    }
}

/// Whether a node does something besides defining values. What the way back checks, the forward run has checked.
/// A `while` of the user may run for ever; an opaque expression may do anything.
fn is_effect(module: &Module, f: FuncRef, node: &Node, way_back: bool) -> bool {
    match &node.kind {
        NodeKind::Prim(def, _) => {
            !way_back
                && node
                    .results
                    .iter()
                    .any(|&v| def.can_panic(module.funcs[f].ty(v)))
        }
        NodeKind::Loop(l) => matches!(l.header, LoopHeader::While(_)) && !way_back,
        // run again, a call is of use for its results only
        NodeKind::Call(_) => !way_back,
        // what nobody needs may be what alone said of which type it is
        NodeKind::Host(host) => !way_back && !host.is_name(),
        // adds to the adjoints of what the function has captured
        NodeKind::CallBack(back) => back.call.takes_param,
        NodeKind::Const(_)
        | NodeKind::Cond { .. }
        | NodeKind::Primal(_)
        | NodeKind::Push(_)
        | NodeKind::Pop(_) => false,
    }
}

fn keep_at<T>(items: &mut Vec<T>, keep: &dyn Fn(usize) -> bool) {
    let mut i = 0;
    items.retain(|_| {
        i += 1;
        keep(i - 1)
    });
}
