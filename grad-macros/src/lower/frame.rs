//! FuncGraphs under construction, innermost last, and the values that pass between them.

use super::scope::{Slot, Val, Var};
use super::types::{Ty, Types};
use super::{Lowerer, Res};
use crate::report::{Refused, Site};
use grad_core::entity::{Entity, FuncRef, Value};
use grad_core::ir::{Attr, Def, FuncGraph, Node, NodeKind, SrcLoc, Type};
use grad_core::ops::{self, PrimDef};
use proc_macro2::Span;
use std::collections::{HashMap, HashSet};

/// A FuncGraph under construction.
pub struct Frame {
    /// Its number.
    pub id: usize,
    /// What there is of it.
    pub graph: FuncGraph,
    /// The types of its values, as far as they are known.
    pub tys: Vec<Ty>,
    /// The values of the graph around it that its captures stand for.
    pub captures: Vec<Val>,
    /// Outer values that have a stand-in here already.
    imported: HashMap<Val, Value>,
    /// How many inner graphs of each kind it has, for their names.
    inner: Vec<&'static str>,
}

/// The text of a value that exists for the type's sake only; the type decides on it at the end.
const UNDEFINED: &str = "undefined";

/// The same in a branch that panics: of the type that the other branch gives.
const UNREACHED: &str = "unreached";

/// A state to go back to.
pub struct Checkpoint {
    vars: Vec<Var>,
    frames: Vec<(usize, usize, usize, usize)>,
    funcs: usize,
    tokens: usize,
    sites: usize,
    problems: usize,
    lifted: usize,
}

impl Checkpoint {
    /// The variables as they were.
    pub fn vars(&self) -> &[Var] {
        &self.vars
    }
}

impl Frame {
    /// Whether the last that it does is to panic.
    fn panics(&self) -> bool {
        const PANICS: [&str; 4] = ["panic", "unreachable", "todo", "unimplemented"];
        let literal = |node: &&Node| matches!(node.kind, NodeKind::Const(_));
        let last = self.graph.nodes.values().rev().find(|n| !literal(n));
        last.is_some_and(|node| match &node.kind {
            NodeKind::Host(host) => {
                // a macro of the user's may begin with the same letters, and go on
                let name = host.text.split('!').next().map(str::trim_end);
                host.effect && name.is_some_and(|name| PANICS.contains(&name))
            }
            _ => false,
        })
    }
    /// Appends a value that exists for the type's sake only.
    pub fn undefined(&mut self, types: &Types, ty: Ty) -> Value {
        let (kind, operands) = match types.shallow(&ty) {
            Ty::Vec(_) => {
                let zero = self.append(NodeKind::Const("0".into()), vec![], Ty::USIZE);
                (NodeKind::Prim(&ops::array::VEC_NEW, Attr::None), vec![zero])
            }
            Ty::Array(element, len) => {
                let element = self.undefined(types, *element);
                (
                    NodeKind::Prim(&ops::array::REPEAT, Attr::Field(len)),
                    vec![element],
                )
            }
            Ty::Option(_) => (
                NodeKind::Prim(&ops::make::MAKE, Attr::Field("None{}".into())),
                vec![],
            ),
            _ => {
                let text = if self.panics() { UNREACHED } else { UNDEFINED };
                (NodeKind::Const(text.into()), vec![])
            }
        };
        self.append(kind, operands, ty)
    }
    fn append(&mut self, kind: NodeKind, operands: Vec<Value>, ty: Ty) -> Value {
        let node = Node {
            kind,
            operands,
            results: vec![],
            loc: SrcLoc::default(),
            origin: None,
        };
        let id = self.graph.add_node(node, vec![Type::Open]);
        self.tys.push(ty);
        self.graph.nodes[id].results[0]
    }
}

impl Lowerer<'_> {
    /// Begins a graph inside the current one.
    pub fn push_frame(&mut self, suffix: &'static str) {
        let name = match self.frames.last_mut() {
            None => suffix.to_string(),
            Some(outer) => {
                let n = outer.inner.iter().filter(|s| **s == suffix).count();
                outer.inner.push(suffix);
                let base = format!("{}.{suffix}", outer.graph.name);
                if n == 0 { base } else { format!("{base}{n}") }
            }
        };
        self.next_frame += 1;
        self.frames.push(Frame {
            id: self.next_frame,
            graph: FuncGraph::new(name),
            tys: vec![],
            captures: vec![],
            imported: HashMap::new(),
            inner: vec![],
        });
    }
    /// Ends the innermost graph without adding it to the module.
    pub fn pop_frame(&mut self) -> Frame {
        self.frames.pop().expect("a frame was pushed")
    }
    /// The innermost graph.
    pub fn frame(&mut self) -> &mut Frame {
        self.frames.last_mut().expect("a frame was pushed")
    }
    /// Adds a finished graph to the module.
    pub fn add_func(&mut self, mut frame: Frame) -> FuncRef {
        frame.graph.name = self.module.fresh_name(&frame.graph.name);
        self.tys.push(frame.tys);
        self.module.funcs.push(frame.graph)
    }
    /// Adds a branch that stands for what is made once all types are known: it captures `operands`, and gives values of these types.
    pub fn stand_in(&mut self, operands: &[Val], results: &[Ty]) -> FuncRef {
        self.push_frame("derivative");
        let tys: Vec<Ty> = operands.iter().map(|v| self.ty(*v)).collect();
        let mut frame = self.pop_frame();
        for ty in tys {
            frame.graph.add_capture(Type::Open);
            frame.tys.push(ty);
        }
        frame.captures = operands.to_vec();
        let results = results.iter().cloned();
        frame.graph.results = results.map(|ty| frame.undefined(&self.types, ty)).collect();
        self.add_func(frame)
    }
    /// A value of the innermost graph.
    pub fn local(&mut self, value: Value) -> Val {
        Val {
            frame: self.frame().id,
            value,
        }
    }
    /// Adds a param to the innermost graph.
    pub fn add_param(&mut self, ty: Ty, name: Option<&str>) -> Val {
        let frame = self.frame();
        let value = frame.graph.add_param(Type::Open);
        frame.graph.values[value].name = name.map(Into::into);
        frame.tys.push(ty);
        self.local(value)
    }
    /// The type of a value of any graph under construction.
    pub fn ty(&self, v: Val) -> Ty {
        let frame = self.frames.iter().find(|f| f.id == v.frame);
        frame.map_or(Ty::Open, |f| self.types.shallow(&f.tys[v.value.index()]))
    }
    /// The stand-in for `v` in the innermost graph: itself, or a capture (a literal is repeated).
    pub fn import(&mut self, v: Val) -> Value {
        self.import_at(self.frames.len() - 1, v)
    }
    fn import_at(&mut self, depth: usize, v: Val) -> Value {
        if self.frames[depth].id == v.frame {
            return v.value;
        }
        if let Some(local) = self.frames[depth].imported.get(&v) {
            return *local;
        }
        let Some(home) = self.frames[..depth].iter().find(|f| f.id == v.frame) else {
            self.problems.error(
                Span::call_site(),
                "internal error: a value outlived its scope while lowering this function",
            );
            return self.frames[depth].undefined(&self.types, Ty::Open);
        };
        let ty = home.tys[v.value.index()].clone();
        let literal = match home.graph.def_node(v.value) {
            Some(Node {
                kind: NodeKind::Const(text),
                ..
            }) => Some(text.clone()),
            _ => None,
        };
        let local = match literal {
            Some(text) => self.node_at(depth, NodeKind::Const(text), vec![], vec![ty])[0],
            None => {
                let outer = self.import_at(depth - 1, v);
                let outer = Val {
                    frame: self.frames[depth - 1].id,
                    value: outer,
                };
                self.capture_at(depth, outer, ty)
            }
        };
        self.frames[depth].imported.insert(v, local);
        local
    }
    fn capture_at(&mut self, depth: usize, outer: Val, ty: Ty) -> Value {
        let name = self.frames[depth - 1].graph.values[outer.value]
            .name
            .clone();
        let frame = &mut self.frames[depth];
        if let Some(local) = frame.imported.get(&outer) {
            return *local;
        }
        let value = frame.graph.add_capture(Type::Open);
        frame.graph.values[value].name = name;
        frame.tys.push(ty);
        frame.captures.push(outer);
        frame.imported.insert(outer, value);
        value
    }
    fn node_at(
        &mut self,
        depth: usize,
        kind: NodeKind,
        operands: Vec<Value>,
        tys: Vec<Ty>,
    ) -> Vec<Value> {
        let node = Node {
            kind,
            operands,
            results: vec![],
            loc: self.loc,
            origin: None,
        };
        let frame = &mut self.frames[depth];
        let id = frame.graph.add_node(node, vec![Type::Open; tys.len()]);
        frame.tys.extend(tys);
        frame.graph.nodes[id].results.clone()
    }
    /// Appends a node to the innermost graph.
    pub fn node(&mut self, kind: NodeKind, operands: &[Val], tys: Vec<Ty>) -> Vec<Val> {
        let operands = operands.iter().map(|v| self.import(*v)).collect();
        let results = self.node_at(self.frames.len() - 1, kind, operands, tys);
        results.into_iter().map(|value| self.local(value)).collect()
    }
    /// Appends a primitive with a result of type `ty`.
    pub fn prim(&mut self, def: &'static PrimDef, operands: &[Val], ty: Ty) -> Val {
        self.prim_attr(def, Attr::None, operands, ty)
    }
    /// Appends a primitive with an attribute.
    pub fn prim_attr(
        &mut self,
        def: &'static PrimDef,
        attr: Attr,
        operands: &[Val],
        ty: Ty,
    ) -> Val {
        self.node(NodeKind::Prim(def, attr), operands, vec![ty])[0]
    }
    /// Appends a literal.
    pub fn constant(&mut self, text: &str, ty: Ty) -> Val {
        self.node(NodeKind::Const(text.into()), &[], vec![ty])[0]
    }
    /// Gives a literal another text.
    pub fn restate(&mut self, v: Val, text: &str) {
        let Some(frame) = self.frames.iter_mut().find(|f| f.id == v.frame) else {
            return;
        };
        if let Def::Result(node, _) = frame.graph.values[v.value].def {
            frame.graph.nodes[node].kind = NodeKind::Const(text.into());
        }
    }
    /// Appends a `usize` literal.
    pub fn usize(&mut self, n: usize) -> Val {
        self.constant(&n.to_string(), Ty::USIZE)
    }
    /// A value that exists for the type's sake only: of a variable on a path on which it is not assigned.
    pub fn undefined(&mut self, ty: Ty) -> Val {
        let depth = self.frames.len() - 1;
        let value = self.frames[depth].undefined(&self.types, ty);
        self.local(value)
    }
    /// The source place of nodes from here on; returns the one before.
    pub fn at(&mut self, site: impl Into<Site>) -> SrcLoc {
        let loc = SrcLoc(u32::try_from(self.sites.len()).ok());
        self.sites.push(site.into());
        std::mem::replace(&mut self.loc, loc)
    }

    /// The state before a trial.
    pub fn checkpoint(&self) -> Checkpoint {
        Checkpoint {
            vars: self.vars.clone(),
            frames: self
                .frames
                .iter()
                .map(|f| {
                    (
                        f.graph.nodes.len(),
                        f.graph.values.len(),
                        f.captures.len(),
                        f.inner.len(),
                    )
                })
                .collect(),
            funcs: self.module.funcs.len(),
            tokens: self.tokens.len(),
            sites: self.sites.len(),
            problems: self.problems.len(),
            lifted: self.lifted.len(),
        }
    }
    /// Goes back to before a trial. What was learned about types stays, and so does what it was taken for granted for.
    pub fn rollback(&mut self, to: &Checkpoint) {
        self.vars.clone_from(&to.vars);
        for (frame, &(nodes, values, captures, inner)) in self.frames.iter_mut().zip(&to.frames) {
            frame.graph.nodes.truncate(nodes);
            frame.graph.values.truncate(values);
            frame.graph.captures.truncate(captures);
            frame.tys.truncate(values);
            frame.captures.truncate(captures);
            frame.inner.truncate(inner);
            frame.imported.retain(|_, v| v.index() < values);
        }
        self.module.funcs.truncate(to.funcs);
        self.tys.truncate(to.funcs);
        self.tokens.truncate(to.tokens);
        self.sites.truncate(to.sites);
        self.problems.truncate(to.problems);
        self.lifted.truncate(to.lifted);
        self.pushed.retain(|p| p.branch.index() < to.funcs);
        self.function_args
            .retain(|tokens, _| (*tokens as usize) < to.tokens);
        let is_kept = |tokens: &u32| (*tokens as usize) < to.tokens;
        self.with_lent.retain(is_kept);
        self.by_value.retain(is_kept);
        self.written.retain(|tokens, _| is_kept(tokens));
    }

    /// Gives two or more sibling graphs the same captures in the same order; returns them as values of the graph around.
    pub fn share_captures(&mut self, frames: &mut [Frame]) -> Vec<Val> {
        let mut seen = HashSet::new();
        let captures = frames.iter().flat_map(|f| &f.captures).copied();
        let all: Vec<Val> = captures.filter(|c| seen.insert(*c)).collect();
        for frame in frames {
            let own = frame.captures.iter().copied();
            let own: HashMap<Val, Value> = own.zip(frame.graph.captures.iter().copied()).collect();
            let mut order = Vec::with_capacity(all.len());
            for (i, outer) in all.iter().enumerate() {
                let value = own.get(outer).copied().unwrap_or_else(|| {
                    frame.tys.push(self.ty(*outer));
                    frame.graph.add_capture(Type::Open)
                });
                frame.graph.values[value].def = Def::Capture(i);
                order.push(value);
            }
            frame.graph.captures = order;
            frame.captures.clone_from(&all);
        }
        all
    }

    /// Writes the types that were found out into the graphs, and settles what undefined values are.
    pub fn settle(&mut self) -> Res<()> {
        self.types.solve();
        for (func, tys) in self.module.funcs.keys().zip(&self.tys) {
            let graph = &mut self.module.funcs[func];
            for (v, ty) in graph.values.keys().zip(tys) {
                graph.values[v].ty = self.types.resolve(ty);
            }
            for n in graph.nodes.keys() {
                let Some(&result) = graph.nodes[n].results.first() else {
                    continue;
                };
                super::operator::settle(graph, n);
                super::operator::settle_field(graph, n);
                let node = &mut graph.nodes[n];
                let site = node.loc.0.and_then(|i| self.sites.get(i as usize));
                let at = site.map_or_else(Span::call_site, |site| site.start());
                let ty = &graph.values[result].ty;
                super::expr::settle_cast(&mut node.kind, ty);
                super::reduce::settle(&mut node.kind, ty, at, &mut self.tokens);
                if let NodeKind::Const(text) = &mut graph.nodes[n].kind {
                    let ty = &graph.values[result].ty;
                    match &**text {
                        UNDEFINED => *text = zero_text(ty).into(),
                        UNREACHED if matches!(ty, Type::Open | Type::Named(_)) => {}
                        UNREACHED => *text = zero_text(ty).into(),
                        _ => {}
                    }
                }
            }
        }
        if self.problems.is_empty() {
            Ok(())
        } else {
            Err(Refused)
        }
    }
    /// The current value of a variable, or the literal it starts with.
    pub fn cell_or_default(&mut self, id: usize) -> Val {
        let var = &self.vars[id];
        match (&var.slot, var.default) {
            (Slot::Cell(Some(v)), _) => *v,
            (_, Some(text)) => self.constant(text, Ty::Bool),
            (_, None) => {
                let ty = var.ty.clone();
                self.undefined(ty)
            }
        }
    }
}

/// The text of the zero of a type; arrays whose type is found out too late for a zero of their own have none.
fn zero_text(ty: &Type) -> &'static str {
    match ty {
        Type::Float(_) | Type::Open => "0.0",
        Type::Int(_) => "0",
        Type::Bool => "false",
        Type::Unit => "()",
        Type::Array(..)
        | Type::Slice(_)
        | Type::Vec(_)
        | Type::Tuple(_)
        | Type::Named(_)
        | Type::Tensor(_)
        | Type::Pullback => "zero",
    }
}
