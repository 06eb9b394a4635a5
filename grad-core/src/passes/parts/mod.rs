//! A part of a value that is made here is what it was made of: `S { x, y }.x` is `x`, also after other parts were written,
//! in branches and loop bodies that look at it from inside, and where branches or the trips of a loop make it.
//!
//! So a struct that only groups numbers has no cotangent of its own: what is selected away of it does not exist, rather
//! than being a zero among its fields, and nothing is taken apart and put together on the way back.

mod carried;
mod wholes;

use super::literal::is_settled;
use super::rewrite::{Rewrite, rewritten};
use super::walk::{first_capture, owners};
use crate::entity::{FuncRef, NodeId, SecondaryMap, Value};
use crate::ir::{Attr, Def, FloatType, IntType, Module, Node, NodeKind, Type, ValueData};
use crate::ops::index::{INDEX, INDEX_ADD, INDEX_SET};
use crate::ops::make::{MAKE, field_step, literal};
use crate::ops::path::{Step, steps};
use crate::ops::tuple::{FIELD, TUPLE};
use crate::ordered::{OrderedMap, OrderedSet};
use carried::Carried;
use wholes::Wholes;

/// Reads of numbers that are parts become these numbers. For forward graphs.
pub fn parts(module: &Module) -> Module {
    rewritten(module, read_parts)
}

pub(super) fn read_parts(rw: &mut Rewrite) {
    let mut parts = Parts {
        owners: owners(rw.module()),
        wholes: Wholes::of(rw.module()),
        known: OrderedMap::new(),
        rw,
    };
    for f in parts.rw.outermost_first() {
        let mut needless = OrderedSet::new();
        for n in parts.rw.nodes(f) {
            if let Some((value, fields)) = fields_read(parts.rw.node(f, n)) {
                let result = parts.rw.node(f, n).results[0];
                let ty = parts.rw.ty(f, result).clone();
                if is_plain(&ty)
                    && let Some(part) = parts.find(f, value, &fields, &ty, DEPTH)
                {
                    parts.rw.replace(f, result, part);
                    needless.insert(n);
                }
            }
        }
        parts.rw.retain(f, |n| !needless.contains(&n));
    }
}

/// How many branches and bodies are looked through for one part.
const DEPTH: usize = 64;

/// Numbers and truth values whose type nothing else settles.
fn is_plain(ty: &Type) -> bool {
    match ty {
        Type::Float(FloatType::Open) | Type::Int(IntType::Open) => false,
        Type::Float(_) | Type::Int(_) | Type::Bool => is_settled(ty),
        Type::Array(..) | Type::Slice(_) | Type::Vec(_) | Type::Tuple(_) => false,
        Type::Named(_) | Type::Unit | Type::Tensor(_) | Type::Pullback | Type::Open => false,
    }
}

/// The fields on the way to a place that is named by fields alone.
fn fields(attr: &Attr) -> Option<Vec<String>> {
    let Attr::Field(_) = attr else { return None };
    let field = |step| match step {
        Step::Field(name) => Some(String::from(name)),
        Step::Index | Step::Lookup | Step::LookupLent => None,
    };
    steps(attr, 0).into_iter().map(field).collect()
}

/// The value of which a node reads a part, and the fields on the way to it.
fn fields_read(node: &Node) -> Option<(Value, Vec<String>)> {
    match (&node.kind, &node.operands[..]) {
        (NodeKind::Prim(def, attr), &[value]) if **def == INDEX || **def == FIELD => {
            Some((value, fields(attr)?))
        }
        _ => None,
    }
}

struct Parts<'r> {
    rw: &'r mut Rewrite,
    owners: SecondaryMap<FuncRef, Option<(FuncRef, NodeId)>>,
    wholes: Wholes,
    /// What has been looked for, of which type: most parts are read more than once.
    known: OrderedMap<(FuncRef, Value, Vec<String>), Option<Value>>,
}

/// Where to go on looking for a part.
enum Next {
    /// In another value of the same graph, which may be the part itself.
    In(Value, usize),
    /// Outside, in what is captured.
    Outside(usize),
    /// In both branches.
    Branches(NodeId, usize),
    /// In what a loop carries.
    Carried(Carried),
    /// It is not made here.
    Nowhere,
}

impl Parts<'_> {
    /// The value that is a part of another, if that is made here.
    fn find(
        &mut self,
        f: FuncRef,
        value: Value,
        path: &[String],
        ty: &Type,
        depth: usize,
    ) -> Option<Value> {
        let (mut at, mut path, mut passed) = (self.rw.resolve(f, value), path, vec![]);
        let found = loop {
            if path.is_empty() {
                break Some(at);
            }
            let key = (f, at, path.to_vec());
            if let Some(known) = self.known.get(&key) {
                break *known;
            }
            passed.push(key);
            match self.next(f, at, path) {
                Next::In(value, steps) => {
                    at = self.rw.resolve(f, value);
                    path = &path[steps..];
                }
                Next::Outside(k) if depth > 0 => break self.outside(f, k, path, ty, depth - 1),
                Next::Branches(n, i) if depth > 0 => {
                    break self.in_branches(f, n, i, path, ty, depth - 1);
                }
                Next::Carried(whole) if depth > 0 => {
                    self.carry(whole, path, ty, depth - 1);
                    break self.known.get(&(f, at, path.to_vec())).copied().flatten();
                }
                Next::Outside(_) | Next::Branches(..) | Next::Carried(_) | Next::Nowhere => {
                    break None;
                }
            }
        };
        let found = found.filter(|v| self.rw.ty(f, *v) == ty);
        for key in passed {
            self.known.insert(key, found);
        }
        found
    }

    fn next(&self, f: FuncRef, value: Value, path: &[String]) -> Next {
        let graph = &self.rw.module().funcs[f];
        let (n, result) = match graph.values[value].def {
            Def::Capture(k) => return Next::Outside(k),
            Def::Param(i) => {
                let carried = self.carried_as(f, i);
                return carried.map_or(Next::Nowhere, Next::Carried);
            }
            Def::Result(n, result) => (n, result),
        };
        let node = &graph.nodes[n];
        match &node.kind {
            NodeKind::Prim(def, attr) => self.in_prim(node, def, attr, path),
            NodeKind::Cond { .. } if !self.wholes.is(f, value) => Next::Branches(n, result),
            NodeKind::Loop(l) if result < l.carried => Next::Carried(Carried::by(f, n, result)),
            NodeKind::Cond { .. }
            | NodeKind::Const(_)
            | NodeKind::Loop(_)
            | NodeKind::Call(_)
            | NodeKind::CallBack(_)
            | NodeKind::Host(_)
            | NodeKind::Primal(_)
            | NodeKind::Push(_)
            | NodeKind::Pop(_) => Next::Nowhere,
        }
    }

    fn in_prim(
        &self,
        node: &Node,
        def: &crate::ops::PrimDef,
        attr: &Attr,
        path: &[String],
    ) -> Next {
        let made_of = |i: Option<usize>| match i.and_then(|i| node.operands.get(i)) {
            Some(&part) => Next::In(part, 1),
            None => Next::Nowhere,
        };
        if *def == MAKE {
            let Some((ty, fields)) = literal(attr) else {
                return Next::Nowhere;
            };
            return made_of(fields.iter().position(|x| field_step(ty, x) == path[0]));
        }
        if *def == TUPLE {
            return made_of(path[0].parse().ok());
        }
        let is_write = *def == INDEX_SET || *def == INDEX_ADD;
        match (fields(attr), &node.operands[..]) {
            (Some(written), &[before, value]) if is_write => {
                let same = written.iter().zip(path).take_while(|(a, b)| a == b).count();
                match () {
                    () if same < written.len().min(path.len()) => Next::In(before, 0),
                    () if same == written.len() && *def == INDEX_SET => Next::In(value, same),
                    () => Next::Nowhere,
                }
            }
            _ => Next::Nowhere,
        }
    }

    /// What is looked for in a captured value is captured itself.
    fn outside(
        &mut self,
        f: FuncRef,
        k: usize,
        path: &[String],
        ty: &Type,
        depth: usize,
    ) -> Option<Value> {
        let (outer, n) = self.owners[f]?;
        let first = first_capture(&self.rw.node(outer, n).kind);
        let whole = self.rw.node(outer, n).operands[first + k];
        let part = self.find(outer, whole, path, ty, depth)?;
        let captured = &self.rw.operands(outer, n)[first..];
        let k = match captured.iter().position(|v| *v == part) {
            Some(k) => k,
            None => self.capture(outer, n, part),
        };
        Some(self.rw.module().funcs[f].captures[k])
    }

    /// All graphs of a node capture one more value.
    fn capture(&mut self, f: FuncRef, n: NodeId, v: Value) -> usize {
        let data = self.rw.module().funcs[f].values[v].clone();
        let node = self.rw.node_mut(f, n);
        node.operands.push(v);
        let k = node.operands.len() - 1 - first_capture(&node.kind);
        for inner in self.rw.node(f, n).inner() {
            let graph = self.rw.func_mut(inner);
            let captured = graph.add_capture(data.ty.clone());
            graph.values[captured].name.clone_from(&data.name);
        }
        k
    }

    /// What both branches give as a part of their result is a result itself.
    fn in_branches(
        &mut self,
        f: FuncRef,
        n: NodeId,
        i: usize,
        path: &[String],
        ty: &Type,
        depth: usize,
    ) -> Option<Value> {
        let NodeKind::Cond { then, orelse } = self.rw.node(f, n).kind else {
            return None;
        };
        let whole = |parts: &Self, g: FuncRef| parts.rw.module().funcs[g].results[i];
        let wholes = [(then, whole(self, then)), (orelse, whole(self, orelse))];
        let found = wholes.map(|(g, v)| self.find(g, v, path, ty, depth));
        // a payload may not be there where it is not made
        let is_payload = path.iter().any(|step| step.contains("::"));
        if found == [None, None] || is_payload && found.contains(&None) {
            return None;
        }
        if let Some(outside) = self.same_capture(f, n, found) {
            return Some(outside);
        }
        for ((g, v), found) in wholes.into_iter().zip(found) {
            let part = found.unwrap_or_else(|| self.read(g, v, path, ty));
            self.rw.func_mut(g).results.push(part);
        }
        let results = self.rw.node(f, n).results.len();
        let graph = self.rw.func_mut(f);
        let result = graph.values.push(ValueData {
            ty: ty.clone(),
            def: Def::Result(n, results),
            name: None,
        });
        graph.nodes[n].results.push(result);
        Some(result)
    }

    /// What both branches take from outside, if that is the same.
    fn same_capture(&self, f: FuncRef, n: NodeId, found: [Option<Value>; 2]) -> Option<Value> {
        let node = self.rw.node(f, n);
        let captured = |g: FuncRef, v: Option<Value>| match self.rw.module().funcs[g].values[v?].def
        {
            Def::Capture(k) => Some(k),
            Def::Param(_) | Def::Result(..) => None,
        };
        let [then, orelse] = node.inner()[..] else {
            return None;
        };
        let k = captured(then, found[0]).filter(|k| captured(orelse, found[1]) == Some(*k))?;
        Some(self.rw.operands(f, n)[first_capture(&node.kind) + k])
    }

    /// A read of a part at the end of a branch or a trip, where it is made elsewhere.
    fn read(&mut self, f: FuncRef, v: Value, path: &[String], ty: &Type) -> Value {
        let end = self.rw.nodes(f).len();
        self.read_at(f, v, path, ty, end)
    }

    /// A read of a part at a place in the order of a graph.
    fn read_at(&mut self, f: FuncRef, v: Value, path: &[String], ty: &Type, at: usize) -> Value {
        let attr = Attr::Field(path.join(".").into());
        let read = (NodeKind::Prim(&INDEX, attr), vec![v]);
        let data = ValueData {
            ty: ty.clone(),
            def: Def::Param(0),
            name: None,
        };
        let part = self.rw.insert(f, read, Some(data), at);
        part.expect("a read has a result")
    }
}
