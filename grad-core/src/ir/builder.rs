//! Appends nodes to a FuncGraph.

use super::names::Names;
use super::{Attr, BuildError, FuncGraph, Node, NodeKind, SrcLoc, Type, Var};
use crate::entity::{NodeId, Value};
use crate::ops::PrimDef;
use crate::ordered::OrderedMap;
use std::cell::{Cell, RefCell};
use std::sync::atomic::{AtomicU64, Ordering};

/// A FuncGraph under construction, and those inside it that are opened meanwhile. New nodes go to the innermost one, with
/// the current source place and origin. A value of a graph around it is captured, through every graph between.
#[derive(Debug, Default)]
pub struct Builder {
    levels: RefCell<Vec<Level>>,
    loc: Cell<SrcLoc>,
    origin: Cell<Option<NodeId>>,
    /// What did not fit, if that is collected: else it is a panic.
    errors: Option<RefCell<Vec<BuildError>>>,
    names: Option<RefCell<Names>>,
}

/// One graph that is open.
#[derive(Debug, Default)]
struct Level {
    id: LevelId,
    graph: FuncGraph,
    /// Captures that were made for values of the graph around: theirs and ours.
    captured: OrderedMap<Value, Value>,
    /// The source place and origin outside.
    outside: (SrcLoc, Option<NodeId>),
}

/// How many graphs all builders have opened: no handle of one is taken for a handle of another.
static OPENED: AtomicU64 = AtomicU64::new(1);

/// Which of the graphs that builders opened a value belongs to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct LevelId(u64);

/// How far a builder is.
#[derive(Debug)]
pub struct Mark {
    depth: usize,
    scopes: usize,
    errors: usize,
    place: (SrcLoc, Option<NodeId>),
}

/// A graph that is finished.
#[derive(Debug)]
pub struct Closed {
    /// It.
    pub graph: FuncGraph,
    /// Where its values say that they belong.
    pub id: LevelId,
    /// The captures that were made for values of the graph around: those values, and the captures.
    pub captured: Vec<(Value, Value)>,
}

impl Builder {
    /// Goes on with `graph`.
    pub fn new(graph: FuncGraph) -> Self {
        let builder = Builder::default();
        builder.resume(graph);
        builder
    }
    /// One that names its values and collects what does not fit, to be asked for with [`errors`](Self::errors), instead of
    /// panicking.
    pub fn checked(graph: FuncGraph) -> Self {
        let builder = Builder {
            errors: Some(RefCell::default()),
            names: Some(RefCell::default()),
            ..Self::default()
        };
        builder.resume(graph);
        builder
    }
    /// The graph as built.
    ///
    /// # Panics
    /// If a graph was opened and not closed.
    pub fn finish(self) -> FuncGraph {
        let mut levels = self.levels.into_inner();
        assert!(levels.len() == 1, "every graph that is opened is closed");
        levels.pop().map(|level| level.graph).unwrap_or_default()
    }
    /// What did not fit so far.
    pub fn errors(&self) -> Vec<BuildError> {
        let errors = self.errors.as_ref();
        errors.map(|e| e.borrow().clone()).unwrap_or_default()
    }
    /// Opens a graph inside the current one.
    pub fn open(&self, name: impl Into<String>) -> LevelId {
        self.resume(FuncGraph::new(name))
    }
    fn resume(&self, graph: FuncGraph) -> LevelId {
        let id = LevelId(OPENED.fetch_add(1, Ordering::Relaxed));
        self.levels.borrow_mut().push(Level {
            id,
            graph,
            outside: (
                self.loc.replace(SrcLoc::default()),
                self.origin.replace(None),
            ),
            ..Level::default()
        });
        id
    }
    /// Closes the innermost graph.
    ///
    /// # Panics
    /// If none is open. Where errors are collected, the outermost one stays, and an empty one is closed instead.
    #[track_caller]
    pub fn close(&self) -> Closed {
        if self.errors.is_some() && self.depth() == 1 {
            let at = std::panic::Location::caller().to_string();
            self.refuse(BuildError::NotOpen { at });
            self.open("nothing");
        }
        let level = self.levels.borrow_mut().pop();
        let level = level.expect("a graph is open");
        self.loc.set(level.outside.0);
        self.origin.set(level.outside.1);
        Closed {
            graph: level.graph,
            id: level.id,
            captured: level.captured.into_iter().collect(),
        }
    }
    /// Goes back to a state that [`mark`](Self::mark) has noted: graphs and scopes that were opened since are dropped, and what
    /// did not fit in them is forgotten. For what a panic leaves behind.
    pub fn unwind(&self, mark: &Mark) {
        while self.depth() > mark.depth {
            self.close();
        }
        self.loc.set(mark.place.0);
        self.origin.set(mark.place.1);
        if let Some(names) = &self.names {
            names.borrow_mut().unwind(mark.scopes);
        }
        if let Some(errors) = &self.errors {
            errors.borrow_mut().truncate(mark.errors);
        }
    }
    /// How far it is.
    pub fn mark(&self) -> Mark {
        let (names, errors) = (self.names.as_ref(), self.errors.as_ref());
        Mark {
            depth: self.depth(),
            scopes: names.map_or(0, |names| names.borrow().depth()),
            errors: errors.map_or(0, |errors| errors.borrow().len()),
            place: (self.loc.get(), self.origin.get()),
        }
    }
    /// Takes everything out of the `depth`-th of the open graphs that was added to it since `before` was a copy of it.
    pub(crate) fn take_back(&self, depth: usize, before: &FuncGraph) {
        let mut levels = self.levels.borrow_mut();
        let Level {
            graph, captured, ..
        } = &mut levels[depth];
        graph.nodes = before.nodes.clone();
        graph.values.truncate(before.values.len());
        graph.params.truncate(before.params.len());
        graph.captures.truncate(before.captures.len());
        captured.retain(|_, capture| graph.values.get(*capture).is_some());
    }
    /// How many graphs are open, one inside the other.
    pub fn depth(&self) -> usize {
        self.levels.borrow().len()
    }
    /// The innermost graph's place among all that were opened.
    pub fn level(&self) -> LevelId {
        let levels = self.levels.borrow();
        levels.last().map(|level| level.id).unwrap_or_default()
    }
    /// Source place of the nodes that follow.
    pub fn set_loc(&self, loc: SrcLoc) {
        self.loc.set(loc);
    }
    /// The source place of new nodes.
    pub fn loc(&self) -> SrcLoc {
        self.loc.get()
    }
    /// Forward node that the nodes that follow belong to.
    pub fn set_origin(&self, origin: Option<NodeId>) {
        self.origin.set(origin);
    }
    /// Values that follow are called `scope/..`, until [`leave`](Self::leave).
    pub fn enter(&self, scope: &str) {
        if let Some(names) = &self.names {
            names.borrow_mut().enter(scope);
        }
    }
    /// The same for the gradient of a node, whose name is one for itself.
    pub fn enter_back(&self, node: &str) {
        if let Some(names) = &self.names {
            names.borrow_mut().enter_back(node);
        }
    }
    /// Ends the scope that was entered last.
    pub fn leave(&self) {
        if let Some(names) = &self.names {
            names.borrow_mut().leave();
        }
    }
    /// Looks at, or changes, the innermost graph itself.
    pub fn with<R>(&self, f: impl FnOnce(&mut FuncGraph) -> R) -> R {
        self.with_level(self.depth().saturating_sub(1), f)
    }
    /// Looks at, or changes, the graph that was opened as the `depth`-th of those that are open.
    pub fn with_level<R>(&self, depth: usize, f: impl FnOnce(&mut FuncGraph) -> R) -> R {
        f(&mut self.levels.borrow_mut()[depth].graph)
    }
    /// The handle of a value of the innermost graph.
    pub fn var(&self, value: Value) -> Var<'_> {
        Var {
            builder: self,
            level: self.level(),
            value,
        }
    }
    /// The handle of a value of the graph that was opened as the `depth`-th of those that are open.
    pub fn var_at(&self, depth: usize, value: Value) -> Var<'_> {
        Var {
            builder: self,
            level: self.levels.borrow()[depth].id,
            value,
        }
    }
    /// Where among the graphs that are open a handle belongs, and its value there.
    pub fn place(&self, var: Var<'_>) -> Option<(usize, Value)> {
        if !std::ptr::eq(self, var.builder) {
            return None;
        }
        let levels = self.levels.borrow();
        let depth = levels.iter().rposition(|level| level.id == var.level)?;
        // one that a panic has taken back is none
        levels[depth].graph.values.get(var.value)?;
        Some((depth, var.value))
    }
    /// The captures that the `depth`-th of the open graphs has for values of the one around it: those, and the captures.
    pub fn captured(&self, depth: usize) -> Vec<(Value, Value)> {
        let levels = self.levels.borrow();
        let captured = levels[depth].captured.iter();
        captured.map(|(&from, &capture)| (from, capture)).collect()
    }
    /// What a value of the `depth`-th of the open graphs is called in the graph that it comes from.
    pub fn name_around(&self, depth: usize, value: Value) -> String {
        let levels = self.levels.borrow();
        let (mut depth, mut value) = (depth, value);
        while depth > 0 {
            let captured = levels[depth].captured.iter();
            let Some((&from, _)) = captured.clone().find(|(_, c)| **c == value) else {
                break;
            };
            (depth, value) = (depth - 1, from);
        }
        let name = levels[depth].graph.values[value].name.as_deref();
        name.map_or_else(|| value.to_string(), str::to_string)
    }
    /// Looks at the graph that a handle belongs to, if that is open.
    pub(super) fn look<R>(
        &self,
        var: Var<'_>,
        f: impl FnOnce(&FuncGraph, Value) -> R,
    ) -> Option<R> {
        let levels = self.levels.borrow();
        let level = levels.iter().rfind(|level| level.id == var.level)?;
        level.graph.values.get(var.value)?;
        Some(f(&level.graph, var.value))
    }
    /// The handle's value in the innermost graph, captured if it belongs to one around it.
    fn local(&self, var: Var<'_>) -> Option<Value> {
        let (depth, mut value) = self.place(var)?;
        let mut levels = self.levels.borrow_mut();
        let ty = levels[depth].graph.ty(value).clone();
        for level in &mut levels[depth + 1..] {
            let Level {
                graph, captured, ..
            } = level;
            let capture = captured.entry(value);
            value = *capture.or_insert_with(|| graph.add_capture(ty.clone()));
        }
        Some(value)
    }
    /// The handle's value in the innermost graph, captured if it belongs to one around it; a handle of another builder
    /// belongs to none.
    ///
    /// # Panics
    /// If it belongs to none that is open, and errors are not collected.
    #[track_caller]
    pub fn value_of(&self, var: Var<'_>) -> Value {
        self.local(var).unwrap_or_else(|| {
            let at = std::panic::Location::caller().to_string();
            self.refuse(BuildError::OutOfScope { op: "value", at })
                .value
        })
    }
    /// Notes what does not fit, and goes on with a value that will not be used.
    pub(crate) fn refuse(&self, error: BuildError) -> Var<'_> {
        match &self.errors {
            Some(errors) => errors.borrow_mut().push(error),
            None => panic!("{error}"),
        }
        self.constant("nan", Type::Tensor(crate::ir::DType::F64))
    }
    /// The type of a value of the innermost graph.
    pub fn ty(&self, value: Value) -> Type {
        self.with(|g| g.ty(value).clone())
    }
    /// Adds a param at the end.
    pub fn param(&self, ty: Type) -> Var<'_> {
        let v = self.with(|g| g.add_param(ty));
        self.var(v)
    }
    /// Adds a capture at the end.
    pub fn capture(&self, ty: Type) -> Var<'_> {
        let v = self.with(|g| g.add_capture(ty));
        self.var(v)
    }
    /// Appends a node of any kind with results of the given types.
    pub fn node(&self, kind: NodeKind, operands: Vec<Value>, types: Vec<Type>) -> Vec<Value> {
        let node = Node {
            kind,
            operands,
            results: vec![],
            loc: self.loc.get(),
            origin: self.origin.get(),
        };
        let name = self.names.as_ref().map(|names| {
            let op = match &node.kind {
                NodeKind::Const(_) => "const",
                NodeKind::Prim(def, _) => def.name,
                NodeKind::Cond { .. } => "cond",
                NodeKind::Loop(_) => "loop",
                NodeKind::Call(_) | NodeKind::CallBack(_) => "call",
                NodeKind::Host(_) => "host",
                NodeKind::Primal(_) => "primal",
                NodeKind::Push(_) | NodeKind::Pop(_) => "stack",
            };
            names.borrow_mut().fresh(op)
        });
        self.with(|g| {
            let id = g.add_node(node, types);
            let results = g.nodes[id].results.clone();
            if let (Some(name), Some(&first)) = (name, results.first()) {
                g.values[first].name = Some(name.into());
            }
            results
        })
    }
    /// Appends a literal.
    pub fn constant(&self, text: &str, ty: Type) -> Var<'_> {
        let v = self.node(NodeKind::Const(text.into()), vec![], vec![ty]);
        self.var(v[0])
    }
    /// Appends a primitive; its result type follows from the operands.
    ///
    /// # Panics
    /// If the operands do not fit the primitive and errors are not collected: front ends check first, rules fit by
    /// construction.
    #[track_caller]
    pub fn prim(&self, def: &'static PrimDef, attr: Attr, operands: &[Value]) -> Var<'_> {
        let types: Vec<Type> = operands.iter().map(|&v| self.ty(v)).collect();
        match def.result_type(&types, &attr) {
            Some(ty) => self.prim_of_type(def, attr, operands, ty),
            None => self.refuse(BuildError::Operands {
                op: def.name,
                types,
                at: std::panic::Location::caller().to_string(),
            }),
        }
    }
    /// Appends a primitive of values of this graph and those around it.
    #[track_caller]
    pub fn apply(&self, def: &'static PrimDef, attr: Attr, operands: &[Var<'_>]) -> Var<'_> {
        let values: Option<Vec<Value>> = operands.iter().map(|&v| self.local(v)).collect();
        match values {
            Some(values) => self.prim(def, attr, &values),
            None => self.refuse(BuildError::OutOfScope {
                op: def.name,
                at: std::panic::Location::caller().to_string(),
            }),
        }
    }
    /// Appends a primitive whose result type the front end knows better.
    pub fn prim_of_type(
        &self,
        def: &'static PrimDef,
        attr: Attr,
        operands: &[Value],
        ty: Type,
    ) -> Var<'_> {
        let v = self.node(NodeKind::Prim(def, attr), operands.to_vec(), vec![ty]);
        self.var(v[0])
    }
}
