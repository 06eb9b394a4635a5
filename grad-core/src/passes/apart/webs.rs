//! Which values are those of one variable, and which of these variables may be taken apart.

use super::elements::{self, length};
use crate::entity::{Entity, FuncRef, Value};
use crate::ir::{
    ArgMode, Attr, Call, FloatType, IntType, Loop, LoopHeader, Module, Node, NodeKind, Type,
};
use crate::ops::array::{ARRAY, REPEAT};
use crate::ops::index::{INDEX, INDEX_ADD, INDEX_SET};
use crate::ops::make::{self, MAKE};
use crate::ops::path::{self, Step};
use crate::passes::walk::{first_capture, owners};

/// A field: its name and its type.
pub(super) type Field = (Box<str>, Type);

/// Values that flow into each other, and what is known of them together.
pub(super) struct Webs {
    /// The first value of each graph.
    first: Vec<usize>,
    /// The value that stands for each, or one that is nearer to it.
    above: Vec<usize>,
    /// What is known of those that stand for others.
    known: Vec<Known>,
}

#[derive(Clone, Default)]
struct Known {
    /// What the literals say that make it.
    fields: Option<Vec<Field>>,
    /// The fields that are read and written, and of which type that is where it is all of a field.
    touched: Vec<(Box<str>, Option<Type>)>,
    /// Whether somebody needs the whole, or makes it in another way.
    whole: bool,
    /// What is put into the fields.
    parts: Vec<usize>,
    /// Whether it comes from an opaque expression, whose type may hang on where it stands.
    opaque: bool,
}

impl Webs {
    pub fn of(module: &Module) -> Webs {
        let mut webs = Webs::alone(module);
        let owners = owners(module);
        for (f, graph) in module.funcs.iter() {
            if owners[f].is_none() {
                let seen = graph.params.iter().chain(&graph.results);
                seen.for_each(|v| webs.whole(f, *v));
            }
            for node in graph.nodes.values() {
                webs.note(module, f, node);
            }
        }
        webs.settle();
        webs
    }

    fn alone(module: &Module) -> Webs {
        let mut first = vec![0];
        for graph in module.funcs.values() {
            first.push(first[first.len() - 1] + graph.values.len());
        }
        let all = first[first.len() - 1];
        Webs {
            first,
            above: (0..all).collect(),
            known: vec![Known::default(); all],
        }
    }

    /// Whether anything is to be taken apart.
    pub fn any(&self) -> bool {
        self.known.iter().any(|known| known.fields.is_some())
    }

    /// The fields of a value that is to be taken apart.
    pub fn fields(&self, f: FuncRef, v: Value) -> Option<&[Field]> {
        let place = self.first.get(f.index())? + v.index();
        let is_old = place < self.first[f.index() + 1];
        let known = is_old.then(|| &self.known[self.stands_for(place)])?;
        known.fields.as_deref()
    }

    /// Where a field stands.
    pub fn position(&self, f: FuncRef, v: Value, name: &str) -> Option<usize> {
        self.fields(f, v)?.iter().position(|(x, _)| **x == *name)
    }

    fn stands_for(&self, mut place: usize) -> usize {
        while self.above[place] != place {
            place = self.above[place];
        }
        place
    }

    fn root(&mut self, f: FuncRef, v: Value) -> usize {
        let mut place = self.first[f.index()] + v.index();
        while self.above[place] != place {
            self.above[place] = self.above[self.above[place]];
            place = self.above[place];
        }
        place
    }

    /// Both are values of one variable.
    fn unite(&mut self, a: (FuncRef, Value), b: (FuncRef, Value)) {
        let (a, b) = (self.root(a.0, a.1), self.root(b.0, b.1));
        if a == b {
            return;
        }
        let other = std::mem::take(&mut self.known[a]);
        self.above[a] = b;
        let known = &mut self.known[b];
        known.whole |= other.whole || !agree(&known.fields, &other.fields);
        known.touched.extend(other.touched);
        known.parts.extend(other.parts);
        known.opaque |= other.opaque;
        known.fields = known.fields.take().or(other.fields);
    }

    /// Somebody needs all of it, or it comes from where its fields are not seen.
    fn whole(&mut self, f: FuncRef, v: Value) {
        let root = self.root(f, v);
        self.known[root].whole = true;
    }

    fn touched(&mut self, f: FuncRef, v: Value, field: &str, ty: Option<&Type>) {
        let root = self.root(f, v);
        let touched = (field.into(), ty.cloned());
        self.known[root].touched.push(touched);
    }

    fn made(&mut self, f: FuncRef, v: Value, fields: Vec<Field>) {
        let root = self.root(f, v);
        let known = &mut self.known[root];
        known.whole |= !agree(&known.fields, &Some(fields.clone()));
        known.fields.get_or_insert(fields);
    }

    /// What is not of the fields that are made, or is needed as a whole, stays.
    fn settle(&mut self) {
        let opaque: Vec<bool> = (0..self.above.len())
            .map(|place| self.known[self.stands_for(place)].opaque)
            .collect();
        for known in &mut self.known {
            let Some(fields) = &known.fields else {
                continue;
            };
            let fits = |(name, ty): &(Box<str>, Option<Type>)| {
                let field = fields.iter().find(|(field, _)| field == name);
                field.is_some_and(|(_, of)| ty.as_ref().is_none_or(|ty| ty == of))
            };
            let alone = |(_, ty): &Field| stands_alone(ty);
            known.whole |= known.parts.iter().any(|part| opaque[*part]);
            if known.whole || !fields.iter().all(alone) || !known.touched.iter().all(fits) {
                known.fields = None;
            }
        }
    }

    fn note(&mut self, module: &Module, f: FuncRef, node: &Node) {
        match &node.kind {
            NodeKind::Cond { then, orelse } => {
                for g in [*then, *orelse] {
                    for (left, result) in module.funcs[g].results.iter().zip(&node.results) {
                        self.unite((g, *left), (f, *result));
                    }
                }
                self.captures(module, f, node);
            }
            NodeKind::Loop(l) => {
                (0..l.carried).for_each(|k| self.carried(module, f, node, l, k));
                self.captures(module, f, node);
            }
            NodeKind::Call(call) => self.call(f, node, call),
            NodeKind::Prim(def, attr) if **def == MAKE => self.make(module, f, node, attr),
            NodeKind::Prim(def, _) if [&ARRAY, &REPEAT].contains(def) => {
                self.make_array(module, f, node);
            }
            NodeKind::Prim(def, attr) if [&INDEX, &INDEX_SET, &INDEX_ADD].contains(def) => {
                self.access(module, f, node, attr);
            }
            NodeKind::Prim(def, _) => {
                if let Some(i) = def.in_place {
                    self.unite((f, node.operands[i]), (f, node.results[0]));
                }
                self.seen(f, node);
            }
            NodeKind::Host(host) => {
                for v in node.results.iter().filter(|_| !host.is_constant()) {
                    let root = self.root(f, *v);
                    self.known[root].opaque = true;
                }
                self.seen(f, node);
            }
            NodeKind::Const(_)
            | NodeKind::CallBack(_)
            | NodeKind::Primal(_)
            | NodeKind::Push(_)
            | NodeKind::Pop(_) => self.seen(f, node),
        }
    }

    /// A node that needs all of what it is given.
    fn seen(&mut self, f: FuncRef, node: &Node) {
        let seen = node.operands.iter().chain(&node.results);
        seen.for_each(|v| self.whole(f, *v));
    }

    fn captures(&mut self, module: &Module, f: FuncRef, node: &Node) {
        let first = first_capture(&node.kind);
        for g in node.inner() {
            for (inside, outside) in module.funcs[g].captures.iter().zip(&node.operands[first..]) {
                self.unite((g, *inside), (f, *outside));
            }
        }
    }

    fn carried(&mut self, module: &Module, f: FuncRef, node: &Node, l: &Loop, k: usize) {
        let body = &module.funcs[l.body];
        let result = (f, node.results[k]);
        self.unite((f, node.operands[l.leading() + k]), result);
        self.unite((l.body, body.params[l.leading_params() + k]), result);
        self.unite((l.body, body.results[l.leading_results() + k]), result);
        if let LoopHeader::While(cond) = l.header {
            self.unite((cond, module.funcs[cond].params[k]), result);
        }
    }

    fn make(&mut self, module: &Module, f: FuncRef, node: &Node, attr: &Attr) {
        node.operands.iter().for_each(|v| self.whole(f, *v));
        let ty = |v: &Value| module.funcs[f].ty(*v).clone();
        match make::literal(attr) {
            Some((of, names)) if !make::is_variant(of) && !names.is_empty() => {
                let names = names.into_iter().map(Box::from);
                let fields = names.zip(node.operands.iter().map(ty));
                self.made(f, node.results[0], fields.collect());
                let root = self.root(f, node.results[0]);
                let first = self.first[f.index()];
                let parts = node.operands.iter().map(|v| first + v.index());
                self.known[root].parts.extend(parts);
            }
            _ => self.whole(f, node.results[0]),
        }
    }

    /// A short array of numbers is made: its elements are fields whose names are their numbers.
    fn make_array(&mut self, module: &Module, f: FuncRef, node: &Node) {
        node.operands.iter().for_each(|v| self.whole(f, *v));
        let result = node.results[0];
        match module.funcs[f].ty(result) {
            Type::Array(of, len) if length(of, len).is_some() => {
                let names = 0..length(of, len).unwrap_or(0);
                let fields = names.map(|i| (i.to_string().into(), (**of).clone()));
                self.made(f, result, fields.collect());
            }
            _ => self.whole(f, result),
        }
    }

    /// A read or a write of a part: what is read or written is another variable.
    fn access(&mut self, module: &Module, f: FuncRef, node: &Node, attr: &Attr) {
        let (place, parts) = node.operands.split_first().expect("what has the part");
        parts.iter().for_each(|v| self.whole(f, *v));
        let is_read = matches!(&node.kind, NodeKind::Prim(def, _) if **def == INDEX);
        let (result, graph) = (node.results[0], &module.funcs[f]);
        let of_field = steps_of(attr);
        let element = elements::named(graph, node);
        let of_element = element.as_deref().map(|name| [Step::Field(name)]);
        match of_element.as_ref().map_or(&of_field[..], |step| step) {
            [Step::Field(name), rest @ ..] => {
                let all = match is_read {
                    true => result,
                    false => *parts.last().expect("what is written"),
                };
                let ty = rest.is_empty().then(|| graph.ty(all));
                self.touched(f, *place, name, ty);
            }
            _ => self.whole(f, *place),
        }
        match is_read {
            true => self.whole(f, result),
            false => self.unite((f, *place), (f, result)),
        }
    }

    fn call(&mut self, f: FuncRef, node: &Node, call: &Call) {
        let mut outs = node.results.iter().skip(1);
        let mut operands = node.operands.iter();
        for arg in &call.args {
            let own = *operands.next().expect("an argument");
            let steps = path::of_steps(&arg.steps);
            match &steps[..] {
                [Step::Field(name), ..] => self.touched(f, own, name, None),
                _ => self.whole(f, own),
            }
            if arg.mode == ArgMode::InOut {
                let out = *outs.next().expect("what it leaves");
                self.unite((f, own), (f, out));
            }
            let others = path::indices(&arg.steps) + 2 * usize::from(arg.sub);
            let others = operands.by_ref().take(others);
            others.for_each(|v| self.whole(f, *v));
        }
        let rest = outs.chain(node.results.first());
        rest.for_each(|v| self.whole(f, *v));
    }
}

/// Whether rustc knows a value's type where no field says it.
fn stands_alone(ty: &Type) -> bool {
    let has_inferred = |text: &str| {
        let mut words = text.split(|c: char| c != '_' && !c.is_alphanumeric());
        words.any(|word| word == "_")
    };
    match ty {
        Type::Float(FloatType::Open) | Type::Int(IntType::Open) | Type::Open => false,
        Type::Float(_) | Type::Int(_) | Type::Bool | Type::Unit => true,
        Type::Array(t, len) => !has_inferred(len) && stands_alone(t),
        Type::Vec(t) => stands_alone(t),
        Type::Tuple(ts) => ts.iter().all(stands_alone),
        Type::Named(name) => !has_inferred(name),
        Type::Slice(_) | Type::Tensor(_) | Type::Pullback => false,
    }
}

/// The steps of a place that has fields.
pub(super) fn steps_of(attr: &Attr) -> Vec<Step<'_>> {
    path::steps(attr, 0)
}

/// Whether two literals make the same fields.
fn agree(a: &Option<Vec<Field>>, b: &Option<Vec<Field>>) -> bool {
    let (Some(a), Some(b)) = (a, b) else {
        return true;
    };
    a.len() == b.len() && a.iter().all(|field| b.contains(field))
}
