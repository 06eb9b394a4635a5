//! Values with a derivative that are stored in a field and read again. If the field turns out to be `#[no_diff]`, which
//! only rustc sees, the derivative would be lost without a word: so the way back asks for the field's gradient there.
//! A field that is written and not read, as the time of `State { t: s.t + dt, .. }`, may well have none.

use crate::model::Lowered;
use grad_core::entity::{FuncRef, SecondaryMap, Value};
use grad_core::ir::{Attr, Loop, LoopHeader, Node, NodeKind, SrcLoc, Type};
use grad_core::ops::{PrimDef, Spelling, make, path};
use grad_core::ordered::{OrderedMap, OrderedSet};
use grad_core::registry::GradRegistry;

/// A place in a value of some type, by the texts of both.
type Part = (String, String);

/// Such writes, by the number of the place where each stands, and the path that it writes to.
pub type AllStored = OrderedMap<(u32, String), Stored>;

/// One write.
#[derive(Default, Debug)]
pub struct Stored {
    /// The type of what is written to.
    pub ty: String,
    /// What the value depends on.
    pub sources: Parts,
    /// Where it goes when it is read again.
    pub sinks: Parts,
    /// The fields of this name that are read: only one without a gradient can have lost it.
    pub reads: Parts,
}

/// Fields, any of which may turn out to have no gradient, and other things.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Parts {
    /// Whether there are other things, which do have gradients.
    pub sure: bool,
    /// The fields.
    pub fields: OrderedSet<Part>,
}

impl Parts {
    fn field(ty: &Type, path: &str) -> Parts {
        Parts {
            sure: false,
            fields: OrderedSet::from([(ty.to_string(), path.to_string())]),
        }
    }
    fn is_empty(&self) -> bool {
        !self.sure && self.fields.is_empty()
    }
    fn add(&mut self, other: &Parts) {
        self.sure |= other.sure;
        self.fields.extend(other.fields.iter().cloned());
    }
    /// With places only in values of types that are `seen`: of others it is not known whether they have gradients.
    fn seen(&self, seen: impl Fn(&Part) -> bool) -> Parts {
        let (fields, others): (OrderedSet<_>, OrderedSet<_>) =
            self.fields.iter().cloned().partition(seen);
        Parts {
            sure: self.sure || !others.is_empty(),
            fields,
        }
    }
    /// What a place at `path` may hold of it.
    fn within(&self, path: &str) -> Parts {
        let overlaps = |other: &str| other.starts_with(path) || path.starts_with(other);
        let fields = self.fields.iter().filter(|(_, p)| overlaps(p));
        Parts {
            sure: self.sure,
            fields: fields.cloned().collect(),
        }
    }
}

/// What is known of a value, while one field is looked at.
#[derive(Clone, Default, PartialEq)]
struct Flow {
    /// What it depends on with a derivative.
    varied: Parts,
    /// Whether the field holds a value with a derivative in it.
    holds: bool,
    /// What was read from that field and has gone into it, by the fields where it is now.
    read: Parts,
}

impl Flow {
    fn add(&mut self, other: &Flow) {
        self.varied.add(&other.varied);
        self.holds |= other.holds;
        self.read.add(&other.read);
    }
}

/// Finds what is stored in fields and read again. `named` are the types in the signature, whose gradients have names.
pub fn stored(lowered: &Lowered, wrt: &[bool], named: &OrderedSet<String>) -> AllStored {
    let mut order = Order::default();
    order.graph(lowered, lowered.func, None);
    let mut all = AllStored::new();
    for field in order.read_after_a_write() {
        all.extend(OneField::new(lowered, field, named).run(wrt));
    }
    all
}

/// When fields are written first and read last, counted in nodes: only a field that is read after a write is looked at.
#[derive(Default)]
struct Order {
    now: usize,
    written: OrderedMap<String, usize>,
    read: OrderedMap<String, usize>,
}

impl Order {
    /// Goes through a graph; all of a loop may come before anything in it, and after it.
    fn graph(&mut self, lowered: &Lowered, func: FuncRef, around: Option<(usize, usize)>) {
        for node in lowered.module.funcs[func].nodes.values() {
            self.now += 1;
            let (first, last) = around.unwrap_or((self.now, self.now));
            for (path, _) in writes(node) {
                for name in names(&path) {
                    let written = self.written.entry(name.into()).or_insert(first);
                    *written = first.min(*written);
                }
            }
            for name in read_path(node).into_iter().flat_map(names) {
                let read = self.read.entry(name.into()).or_insert(last);
                *read = last.max(*read);
            }
            if let NodeKind::Cond { then, orelse } = node.kind {
                self.graph(lowered, then, around);
                self.graph(lowered, orelse, around);
            }
            if let NodeKind::Loop(l) = &node.kind {
                let around = around.or(Some((self.now, usize::MAX)));
                if let LoopHeader::While(cond) = l.header {
                    self.graph(lowered, cond, around);
                }
                self.graph(lowered, l.body, around);
            }
        }
    }

    fn read_after_a_write(&self) -> impl Iterator<Item = &str> {
        let fields = self.written.iter().filter(|(name, written)| {
            let read = self.read.get(*name);
            read.is_some_and(|read| read > *written)
        });
        fields.map(|(name, _)| name.as_str())
    }
}

/// The paths with fields that a node writes to, and the values.
fn writes(node: &Node) -> Vec<(String, Value)> {
    match &node.kind {
        NodeKind::Prim(def, Attr::Field(path)) if is_write(def) => {
            let value = node.operands.last();
            value.map(|v| (path.to_string(), *v)).into_iter().collect()
        }
        NodeKind::Prim(def, attr) if def.spelling == Spelling::Make => {
            let Some((path, fields)) = make::literal(attr) else {
                return vec![];
            };
            let fields = fields.into_iter().zip(&node.operands);
            fields
                .map(|(field, v)| (make::field_step(path, field), *v))
                .collect()
        }
        _ => vec![],
    }
}

/// The path with fields that a node reads.
fn read_path(node: &Node) -> Option<&str> {
    match &node.kind {
        NodeKind::Prim(def, Attr::Field(path)) if def.spelling == Spelling::Index => Some(path),
        _ => None,
    }
}

fn is_write(def: &PrimDef) -> bool {
    [Spelling::IndexSet, Spelling::IndexAdd].contains(&def.spelling)
}

/// The names of the fields on a path.
fn names(path: &str) -> impl Iterator<Item = &str> {
    path.split('.').filter(|step| !path::is_index(step))
}

/// The search for one field.
struct OneField<'a> {
    lowered: &'a Lowered,
    field: &'a str,
    named: &'a OrderedSet<String>,
    reads: Parts,
    registry: GradRegistry,
    flows: OrderedMap<FuncRef, SecondaryMap<Value, Flow>>,
    found: AllStored,
}

impl<'a> OneField<'a> {
    fn new(lowered: &'a Lowered, field: &'a str, named: &'a OrderedSet<String>) -> Self {
        OneField {
            lowered,
            field,
            named,
            reads: Parts::default(),
            registry: GradRegistry::new(),
            flows: OrderedMap::new(),
            found: AllStored::new(),
        }
    }

    fn run(mut self, wrt: &[bool]) -> AllStored {
        let param = |&wrt: &bool| {
            let mut flow = Flow::default();
            flow.varied.sure = wrt;
            flow
        };
        let params: Vec<Flow> = wrt.iter().map(param).collect();
        let mut sinks = Parts::default();
        for result in self.graph(self.lowered.func, &params, &[]) {
            sinks.add(&result.read);
        }
        if sinks.is_empty() {
            return AllStored::new();
        }
        for ((_, path), stored) in &mut self.found {
            let named = |of: &str| self.named.contains(of);
            stored.sinks = sinks.seen(|(of, _)| *of == stored.ty || named(of));
            // a generic type that is made here may be several
            stored.reads = self
                .reads
                .seen(|(of, at)| *of == stored.ty && at == path || named(of));
        }
        self.found
    }

    fn flow(&self, func: FuncRef, v: Value) -> Flow {
        self.flows
            .get(&func)
            .map(|flows| flows[v].clone())
            .unwrap_or_default()
    }

    fn set(&mut self, func: FuncRef, vs: &[Value], flows: &[Flow]) {
        let graph = &self.lowered.module.funcs[func];
        for (&v, flow) in vs.iter().zip(flows) {
            let ty = graph.ty(v);
            if !ty.is_differentiable() {
                continue;
            }
            let mut flow = flow.clone();
            flow.holds &= !matches!(ty, Type::Float(_));
            self.flows.entry(func).or_default()[v].add(&flow);
        }
    }

    fn graph(&mut self, func: FuncRef, params: &[Flow], captures: &[Flow]) -> Vec<Flow> {
        let graph = &self.lowered.module.funcs[func];
        self.set(func, &graph.params, params);
        self.set(func, &graph.captures, captures);
        for node in graph.nodes.values() {
            let operands: Vec<Flow> = node.operands.iter().map(|&v| self.flow(func, v)).collect();
            let results = self.results(func, node, &operands);
            self.set(func, &node.results, &results);
        }
        graph.results.iter().map(|&r| self.flow(func, r)).collect()
    }

    fn results(&mut self, func: FuncRef, node: &Node, operands: &[Flow]) -> Vec<Flow> {
        match &node.kind {
            NodeKind::Prim(def, attr) => vec![self.prim(func, node, def, attr, operands)],
            NodeKind::Cond { then, orelse } => {
                let mut results = self.graph(*then, &[], &operands[1..]);
                let others = self.graph(*orelse, &[], &operands[1..]);
                results.iter_mut().zip(&others).for_each(|(a, b)| a.add(b));
                results
            }
            NodeKind::Loop(l) => self.trips(l, operands),
            NodeKind::Call(call) => {
                let mut all = Flow::default();
                operands.iter().for_each(|flow| all.add(flow));
                all.varied.sure |= call.takes_param;
                // what the callee makes of the field is its own business
                let mut value = all.clone();
                value.holds = false;
                let mut results = vec![all; node.results.len()];
                results.iter_mut().take(1).for_each(|r| *r = value.clone());
                results
            }
            NodeKind::Const(_)
            | NodeKind::CallBack(_)
            | NodeKind::Host(_)
            | NodeKind::Primal(_)
            | NodeKind::Push(_)
            | NodeKind::Pop(_) => vec![Flow::default(); node.results.len()],
        }
    }

    fn trips(&mut self, l: &Loop, operands: &[Flow]) -> Vec<Flow> {
        let captures = &operands[l.first_capture()..];
        let mut carried = operands[l.leading()..l.first_capture()].to_vec();
        loop {
            let mut params = vec![Flow::default(); l.leading_params()];
            params.extend(carried.iter().cloned());
            let results = self.graph(l.body, &params, captures);
            if let LoopHeader::While(cond) = l.header {
                self.graph(cond, &carried, captures);
            }
            let before = carried.clone();
            let next = &results[l.leading_results()..];
            carried.iter_mut().zip(next).for_each(|(a, b)| a.add(b));
            if carried == before {
                carried.push(Flow::default());
                return carried;
            }
        }
    }

    fn prim(
        &mut self,
        func: FuncRef,
        node: &Node,
        def: &PrimDef,
        attr: &Attr,
        operands: &[Flow],
    ) -> Flow {
        let graph = &self.lowered.module.funcs[func];
        match attr {
            Attr::Field(path) if def.spelling == Spelling::Index => {
                return self.read(graph.ty(node.operands[0]), path, &operands[0]);
            }
            Attr::Field(_) if is_write(def) || def.spelling == Spelling::Make => {
                let mut whole = match def.spelling {
                    Spelling::Make => Flow::default(),
                    _ => operands[0].clone(),
                };
                let ty = graph.ty(node.results[0]);
                for (path, v) in writes(node) {
                    self.write(ty, &path, &mut whole, func, v, node.loc);
                }
                return whole;
            }
            Attr::Field(_) | Attr::None => {}
        }
        let mut result = Flow::default();
        for (i, flow) in operands.iter().enumerate() {
            if self.registry.passes(def, i) {
                result.add(flow);
            }
        }
        result
    }

    /// What is at `path` of a value.
    fn read(&mut self, ty: &Type, path: &str, whole: &Flow) -> Flow {
        let mut part = Flow::default();
        if names(path).any(|name| name == self.field) {
            part.read.sure = whole.holds;
            self.reads.add(&Parts::field(ty, path));
            return part;
        }
        if !whole.varied.is_empty() {
            part.varied = Parts::field(ty, path);
        }
        part.read = whole.read.within(path);
        part.holds = whole.holds;
        part
    }

    /// Puts `v` at `path` of a value.
    fn write(
        &mut self,
        ty: &Type,
        path: &str,
        whole: &mut Flow,
        func: FuncRef,
        v: Value,
        loc: SrcLoc,
    ) {
        let flow = self.flow(func, v);
        whole.holds |= flow.holds;
        if names(path).any(|name| name == self.field) {
            if !flow.varied.is_empty() {
                whole.holds = true;
                if let Some(at) = loc.0 {
                    let stored = self.found.entry((at, path.to_string())).or_default();
                    stored.ty = ty.to_string();
                    let sources = flow
                        .varied
                        .seen(|(of, _)| *of == stored.ty || self.named.contains(of));
                    stored.sources.add(&sources);
                }
            }
            return;
        }
        if !flow.varied.is_empty() {
            let of = ty.to_string();
            whole.varied.add(&match self.named.contains(&of) {
                true => Parts::field(ty, path),
                false => flow.varied.clone(),
            });
        }
        if !flow.read.is_empty() {
            whole.read.add(&Parts::field(ty, path));
        }
    }
}
