//! Which array values are one array written in place: chains.
//!
//! A value that comes out of an in-place write, a loop, a branch or an in-out argument is the same array as the one that
//! went in, unless it was replaced by another on the way (`y = y_new`).

use crate::analysis::same::always_same;
use crate::entity::{Entity, FuncRef, NodeId, Value};
use crate::ir::{Arg, ArgMode, Call, Def, Module, Node, NodeKind, Type};
use crate::ops::path::{self, Step};
use crate::ops::{self, Spelling};
use crate::ordered::{OrderedMap, OrderedSet};
use std::cell::{OnceCell, RefCell};
use std::collections::HashMap;

/// The first version of an array, in the outermost graph that it exists in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Root {
    pub func: FuncRef,
    pub value: Value,
}

/// Chains of a function and the graphs inside it.
#[derive(Debug)]
pub(super) struct Chains<'m> {
    module: &'m Module,
    func: FuncRef,
    /// The node that each inner graph belongs to.
    owners: OrderedMap<FuncRef, (FuncRef, NodeId)>,
    /// How many loops each graph is inside of.
    depths: OrderedMap<FuncRef, u32>,
    /// The first version within its graph of each array value that is not itself one.
    local: OrderedMap<(FuncRef, Value), Value>,
    /// How many versions are made of each.
    made_of: OrderedMap<(FuncRef, Value), usize>,
    /// The last version of each chain in its root's graph.
    finals: OrderedMap<Root, Value>,
    /// Nodes that write: (graph, node).
    writes: OrderedMap<Root, OrderedSet<(FuncRef, NodeId)>>,
    /// The same, and the nodes that these are inside of.
    touched: OrderedMap<Root, OrderedSet<(FuncRef, NodeId)>>,
    /// Chains whose length changes.
    resized: OrderedSet<Root>,
    /// Answers, so that what is asked of every level of a nest is looked for once a level.
    roots: RefCell<HashMap<(FuncRef, Value), Root>>,
    origins: RefCell<HashMap<(FuncRef, Value), (FuncRef, Value)>>,
    positions: RefCell<HashMap<(FuncRef, FuncRef), usize>>,
    same: OnceCell<OrderedSet<(FuncRef, Value)>>,
}

impl<'m> Chains<'m> {
    pub fn new(module: &'m Module, func: FuncRef) -> Self {
        let mut chains = Chains {
            module,
            func,
            owners: OrderedMap::new(),
            depths: OrderedMap::new(),
            local: OrderedMap::new(),
            made_of: OrderedMap::new(),
            finals: OrderedMap::new(),
            writes: OrderedMap::new(),
            touched: OrderedMap::new(),
            resized: OrderedSet::new(),
            roots: RefCell::default(),
            origins: RefCell::default(),
            positions: RefCell::default(),
            same: OnceCell::new(),
        };
        chains.visit(func, 0);
        let graphs: Vec<FuncRef> = chains.depths.keys().copied().collect();
        for f in graphs {
            chains.note_finals_and_writes(f);
        }
        chains
    }

    fn visit(&mut self, func: FuncRef, depth: u32) {
        self.depths.insert(func, depth);
        let graph = &self.module.funcs[func];
        for (id, node) in graph.nodes.iter() {
            for inner in node.inner() {
                self.owners.insert(inner, (func, id));
                self.visit(
                    inner,
                    depth + u32::from(matches!(node.kind, NodeKind::Loop(_))),
                );
            }
            for (before, after) in self.steps(func, node) {
                let root = self.local_root(func, before);
                self.local.insert((func, after), root);
                *self.made_of.entry((func, before)).or_default() += 1;
            }
        }
    }

    /// The array versions that `node` turns into another version of the same array: (before, after) in its graph.
    pub fn steps(&self, func: FuncRef, node: &Node) -> Vec<(Value, Value)> {
        match &node.kind {
            NodeKind::Prim(def, _) => def
                .in_place
                .map(|k| (node.operands[k], node.results[0]))
                .into_iter()
                .collect(),
            NodeKind::Loop(l) => {
                let body = &self.module.funcs[l.body];
                (0..l.carried)
                    .filter(|&k| {
                        self.module.funcs[func]
                            .ty(node.results[k])
                            .may_be_aggregate()
                    })
                    .filter(|&k| {
                        let last = body.results[l.leading_results() + k];
                        self.local_root(l.body, last) == body.params[l.leading_params() + k]
                    })
                    .map(|k| (node.operands[l.leading() + k], node.results[k]))
                    .collect()
            }
            NodeKind::Cond { .. } => (0..node.results.len())
                .filter_map(|i| {
                    Some((
                        node.operands[1 + self.arm_capture(node, i)?],
                        node.results[i],
                    ))
                })
                .collect(),
            NodeKind::Call(call) => in_out_steps(call, node),
            NodeKind::Const(_)
            | NodeKind::CallBack(_)
            | NodeKind::Host(_)
            | NodeKind::Primal(_)
            | NodeKind::Push(_)
            | NodeKind::Pop(_) => vec![],
        }
    }

    /// Whether `v` is a version of something written in place: an aggregate, or what a call is handed by `&mut` though only rustc knows its type.
    pub fn is_version(&self, func: FuncRef, v: Value) -> bool {
        let ty = self.module.funcs[func].ty(v);
        let is_written = || self.writes(self.root(func, v)).next().is_some();
        ty.is_aggregate() || (ty.may_be_aggregate() && is_written())
    }

    /// The name of the constant that `v` is, if nobody writes to it: it can be named again anywhere.
    pub fn constant(&self, func: FuncRef, v: Value) -> Option<NodeKind> {
        let root = self.root(func, v);
        let node = self.module.funcs[root.func].def_node(root.value)?;
        let unwritten = self.writes(root).next().is_none();
        (unwritten && node.kind.is_constant()).then(|| node.kind.clone())
    }

    /// The capture of which the `i`-th result of a branch is a version in either arm.
    pub fn arm_capture(&self, node: &Node, i: usize) -> Option<usize> {
        let captures: Vec<Option<usize>> = node
            .inner()
            .iter()
            .map(|&arm| {
                let graph = &self.module.funcs[arm];
                let last = graph.results[i];
                match graph.values[self.local_root(arm, last)].def {
                    Def::Capture(j) if graph.ty(last).may_be_aggregate() => Some(j),
                    Def::Capture(_) | Def::Param(_) | Def::Result(..) => None,
                }
            })
            .collect();
        if captures[0] == captures[1] {
            captures[0]
        } else {
            None
        }
    }

    fn local_root(&self, func: FuncRef, v: Value) -> Value {
        self.local.get(&(func, v)).copied().unwrap_or(v)
    }

    /// The chain of `v`.
    pub fn root(&self, func: FuncRef, v: Value) -> Root {
        let value = self.local_root(func, v);
        if let Some(&root) = self.roots.borrow().get(&(func, value)) {
            return root;
        }
        let root = match self.outer(func, value) {
            Some((outer, v)) => self.root(outer, v),
            None => Root { func, value },
        };
        self.roots.borrow_mut().insert((func, value), root);
        root
    }

    /// The value around `func` that a capture, or the param of a value carried in place, is a version of.
    fn outer(&self, func: FuncRef, v: Value) -> Option<(FuncRef, Value)> {
        let &(owner, id) = self.owners.get(&func)?;
        let node = &self.module.funcs[owner].nodes[id];
        let graph = &self.module.funcs[func];
        match (graph.values[v].def, &node.kind) {
            (Def::Capture(j), NodeKind::Cond { .. }) => Some((owner, node.operands[1 + j])),
            (Def::Capture(j), NodeKind::Loop(l)) => {
                Some((owner, node.operands[l.first_capture() + j]))
            }
            (Def::Param(i), NodeKind::Loop(l)) => {
                // The condition of a while loop has the carried params only, the body of a range its index first.
                let leading = if func == l.body {
                    l.leading_params()
                } else {
                    0
                };
                let k = i.checked_sub(leading)?;
                let body = &self.module.funcs[l.body];
                let in_place = self.local_root(l.body, body.results[l.leading_results() + k])
                    == body.params[l.leading_params() + k];
                (in_place && graph.ty(v).may_be_aggregate())
                    .then(|| (owner, node.operands[l.leading() + k]))
            }
            _ => None,
        }
    }

    /// If `v` is a capture: the value that it stands for.
    pub fn captured(&self, func: FuncRef, v: Value) -> Option<(FuncRef, Value)> {
        match self.module.funcs[func].values[v].def {
            Def::Capture(_) => self.outer(func, v),
            Def::Param(_) | Def::Result(..) => None,
        }
    }

    /// What `v` stands for through captures alone, and the graph that has it.
    pub fn origin(&self, func: FuncRef, v: Value) -> (FuncRef, Value) {
        let Some((outer, around)) = self.captured(func, v) else {
            return (func, v);
        };
        if let Some(&origin) = self.origins.borrow().get(&(func, v)) {
            return origin;
        }
        let origin = self.origin(outer, around);
        self.origins.borrow_mut().insert((func, v), origin);
        origin
    }

    /// The version around `func` that this array is the same array as: through a capture or a value carried in place.
    pub fn around(&self, func: FuncRef, v: Value) -> Option<(FuncRef, Value)> {
        self.outer(func, self.local_root(func, v))
    }

    fn note_finals_and_writes(&mut self, func: FuncRef) {
        let graph = &self.module.funcs[func];
        for v in graph
            .values
            .keys()
            .filter(|&v| graph.ty(v).may_be_aggregate())
        {
            let root = self.root(func, v);
            if root.func == func {
                // Values are not numbered in program order everywhere: the last one in program order counts.
                let later = |a: Value, b: Value| {
                    if position(graph.values[a].def) > position(graph.values[b].def) {
                        a
                    } else {
                        b
                    }
                };
                let last = self.finals.get(&root).copied().unwrap_or(root.value);
                self.finals.insert(root, later(v, last));
            }
        }
        for (id, node) in graph.nodes.iter() {
            if matches!(node.kind, NodeKind::Prim(..) | NodeKind::Call(_)) {
                for (before, _) in self.steps(func, node) {
                    self.note_write(self.root(func, before), func, id);
                }
            }
        }
    }

    fn note_write(&mut self, root: Root, func: FuncRef, id: NodeId) {
        self.writes.entry(root).or_default().insert((func, id));
        let touched = self.touched.entry(root).or_default();
        let mut at = Some((func, id));
        // what is around a node that is known is known, too
        while let Some((f, _)) = at.filter(|&at| touched.insert(at)) {
            at = self.owners.get(&f).copied();
        }
        if self.changes_length(root, &self.module.funcs[func].nodes[id]) {
            self.resized.insert(root);
        }
    }

    fn changes_length(&self, root: Root, node: &Node) -> bool {
        match &node.kind {
            NodeKind::Prim(def, _) => **def == ops::stack::PUSH || **def == ops::stack::POP,
            NodeKind::Call(call) => {
                let whole = |a: &Arg| a.mode == ArgMode::InOut && !a.sub;
                call.args.iter().any(whole)
                    && matches!(self.module.funcs[root.func].ty(root.value), Type::Vec(_))
            }
            _ => false,
        }
    }

    /// The last version of the chain in its root's graph.
    pub fn last(&self, root: Root) -> Value {
        self.finals.get(&root).copied().unwrap_or(root.value)
    }
    /// The nodes that write to the chain.
    pub fn writes(&self, root: Root) -> impl Iterator<Item = (FuncRef, NodeId)> + '_ {
        self.writes.get(&root).into_iter().flatten().copied()
    }
    /// How many loops `func` is inside of.
    pub fn depth(&self, func: FuncRef) -> u32 {
        self.depths[&func]
    }
    /// Whether each run of `func` computes the same number `v`.
    pub fn is_always_the_same(&self, func: FuncRef, v: Value) -> bool {
        let same = self
            .same
            .get_or_init(|| always_same(self.module, self.func));
        same.contains(&(func, v)) && self.module.funcs[func].ty(v).is_scalar()
    }
    /// The position in `ancestor` of the node that `id` of `func` is, or is inside of.
    pub fn position_in(&self, ancestor: FuncRef, func: FuncRef, id: NodeId) -> usize {
        if func == ancestor {
            return id.index();
        }
        if let Some(&position) = self.positions.borrow().get(&(ancestor, func)) {
            return position;
        }
        let (outer, id) = self.owners[&func];
        let position = self.position_in(ancestor, outer, id);
        self.positions
            .borrow_mut()
            .insert((ancestor, func), position);
        position
    }
    /// Whether node `id` of `func`, or anything inside it, writes to the chain.
    pub fn writes_at(&self, root: Root, func: FuncRef, id: NodeId) -> bool {
        let touched = self.touched.get(&root);
        touched.is_some_and(|touched| touched.contains(&(func, id)))
    }
    /// Whether each version is made of the one before, from the first to the last. `Point { x, ..*p }` twice makes two versions of one:
    /// undoing one of them says nothing of the other.
    pub fn is_linear(&self, root: Root) -> bool {
        let touched = self.touched.get(&root).into_iter().flatten();
        touched.copied().all(|(func, id)| {
            let steps = self.steps(func, &self.module.funcs[func].nodes[id]);
            let is_own = |before: &Value| self.root(func, *before) == root;
            let mut own = steps.iter().filter(|(b, _)| is_own(b)).peekable();
            own.peek().is_some()
                && own.all(|&(before, after)| {
                    self.made_of[&(func, before)] == 1 && self.goes_on(root, func, after)
                })
        })
    }

    /// Whether a version is not a dead end: another is made of it, or it leaves its graph.
    fn goes_on(&self, root: Root, func: FuncRef, version: Value) -> bool {
        let is_last = func == root.func && version == self.last(root);
        let leaves = || self.module.funcs[func].results.contains(&version);
        is_last || self.made_of.contains_key(&(func, version)) || leaves()
    }

    /// Whether `func` is one of the graphs looked at.
    pub fn contains(&self, func: FuncRef) -> bool {
        self.depths.contains_key(&func)
    }
    /// Whether no write changes the length of the array.
    pub fn keeps_length(&self, root: Root) -> bool {
        !self.resized.contains(&root)
    }
    /// Whether no write changes the length of the part of the array that `part` leads to: each is elsewhere, or to an element of it.
    pub fn keeps_length_of(&self, root: Root, part: &[Step]) -> bool {
        self.writes(root)
            .all(|(f, id)| match &self.module.funcs[f].nodes[id] {
                Node {
                    kind: NodeKind::Prim(def, attr),
                    operands,
                    ..
                } if matches!(def.spelling, Spelling::IndexSet | Spelling::IndexAdd) => {
                    let written = path::steps(attr, operands.len().saturating_sub(2));
                    let is_inside = written.len() > part.len() && written.starts_with(part);
                    is_inside || path::are_apart(part, &written)
                }
                _ => false,
            })
    }
    /// The array of the outermost graph of which `node` reads a field that nobody writes to behind the version that is read, but for other
    /// fields of its elements: the last version has the field, too.
    pub fn settled(&self, func: FuncRef, node: &Node) -> Option<Root> {
        let NodeKind::Prim(def, attr) = &node.kind else {
            return None;
        };
        let (&base, indices) = node.operands.split_first()?;
        let own = path::steps(attr, indices.len());
        let is_field = own.iter().any(|step| matches!(step, Step::Field(_)));
        if **def != ops::index::INDEX || !is_field || !self.is_version(func, base) {
            return None;
        }
        let root = self.root(func, base);
        if root.func != self.func || func == root.func || !self.is_linear(root) {
            return None;
        }
        let from = self.written_from(root, func, base);
        let mut writes = self.writes(root).peekable();
        writes.peek()?;
        let apart = writes.all(|(f, id)| {
            let node = &self.module.funcs[f].nodes[id];
            let before = self.position_in(root.func, f, id) < from;
            matches!(node.kind, NodeKind::Prim(..)) && (before || is_beside(node, &own))
        });
        apart.then_some(root)
    }

    /// The position in the root's graph from which on writes are to later versions than this one, or may be.
    pub fn written_from(&self, root: Root, func: FuncRef, version: Value) -> usize {
        let (func, v) = self.origin(func, version);
        if func == root.func {
            return position(self.module.funcs[func].values[v].def);
        }
        let (owner, id) = self
            .owner(func)
            .expect("a graph inside the root's has an owner");
        self.position_in(root.func, owner, id)
    }

    /// The node that `func` belongs to.
    pub fn owner(&self, func: FuncRef) -> Option<(FuncRef, NodeId)> {
        self.owners.get(&func).copied()
    }
}

/// Whether an element write is to another field than the place `own`.
fn is_beside(node: &Node, own: &[Step]) -> bool {
    let NodeKind::Prim(def, attr) = &node.kind else {
        return false;
    };
    let written = path::steps(attr, node.operands.len().saturating_sub(2));
    matches!(def.spelling, Spelling::IndexSet | Spelling::IndexAdd)
        && path::are_apart(own, &written)
}

fn position(def: Def) -> usize {
    match def {
        Def::Param(_) | Def::Capture(_) => 0,
        Def::Result(id, _) => id.index() + 1,
    }
}

fn in_out_steps(call: &Call, node: &Node) -> Vec<(Value, Value)> {
    let in_outs = call
        .args
        .iter()
        .zip(call.first_operands())
        .filter(|(arg, _)| arg.mode == ArgMode::InOut);
    in_outs
        .zip(&node.results[1..])
        .map(|((_, first), &after)| (node.operands[first], after))
        .collect()
}
