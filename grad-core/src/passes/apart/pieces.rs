//! The variables of the fields in the place of the variable of the struct.

use super::super::rewrite::Rewrite;
use super::elements;
use super::webs::{Webs, steps_of};
use crate::entity::{FuncRef, NodeId, Value};
use crate::ir::{ArgMode, Attr, Call, Def, LoopHeader, NodeKind, Type, ValueData};
use crate::ops::arith::ADD;
use crate::ops::array::{ARRAY, REPEAT};
use crate::ops::index::{INDEX, INDEX_ADD, INDEX_SET};
use crate::ops::make::{self, MAKE};
use crate::ops::path;
use crate::ordered::OrderedMap;

pub(super) struct Pieces<'r> {
    rw: &'r mut Rewrite,
    webs: Webs,
    /// The fields of each value that is taken apart.
    pieces: OrderedMap<(FuncRef, Value), Vec<Value>>,
}

impl<'r> Pieces<'r> {
    pub fn new(rw: &'r mut Rewrite, webs: Webs) -> Self {
        let pieces = OrderedMap::new();
        Pieces { rw, webs, pieces }
    }

    pub fn take_apart(mut self) {
        for f in self.rw.outermost_first() {
            let mut order = vec![];
            for n in self.rw.nodes(f) {
                if self.stays(f, n) {
                    order.push(n);
                }
            }
            self.rw.set_nodes(f, order);
            let results = self.rw.module().funcs[f].results.clone();
            let results = self.in_pieces(f, &results);
            self.rw.func_mut(f).results = results;
        }
    }

    /// Whether a node is still there once its operands and results are in pieces.
    fn stays(&mut self, f: FuncRef, n: NodeId) -> bool {
        let node = self.rw.node(f, n);
        match &node.kind {
            NodeKind::Cond { .. } => self.branch(f, n),
            NodeKind::Loop(_) => self.repeated(f, n),
            NodeKind::Call(call) => {
                let call = call.clone();
                self.call(f, n, *call);
            }
            NodeKind::Prim(def, attr) => {
                let (def, attr) = (*def, attr.clone());
                return match () {
                    () if *def == MAKE => self.make(f, n, &attr),
                    () if *def == ARRAY || *def == REPEAT => self.make_array(f, n),
                    () if *def == INDEX => self.read(f, n, &attr),
                    () if *def == INDEX_SET || *def == INDEX_ADD => self.write(f, n, &attr),
                    () => true,
                };
            }
            NodeKind::Const(_)
            | NodeKind::CallBack(_)
            | NodeKind::Host(_)
            | NodeKind::Primal(_)
            | NodeKind::Push(_)
            | NodeKind::Pop(_) => {}
        }
        true
    }

    fn make(&mut self, f: FuncRef, n: NodeId, attr: &Attr) -> bool {
        let result = self.rw.node(f, n).results[0];
        let (Some(fields), Some((_, names))) = (self.webs.fields(f, result), make::literal(attr))
        else {
            return true;
        };
        let operands = &self.rw.node(f, n).operands;
        let of_name = |name: &str| operands[names.iter().position(|x| *x == name).expect("agreed")];
        let pieces = fields.iter().map(|(name, _)| of_name(name)).collect();
        self.pieces.insert((f, result), pieces);
        false
    }

    fn make_array(&mut self, f: FuncRef, n: NodeId) -> bool {
        let node = self.rw.node(f, n);
        let (result, elements) = (node.results[0], &node.operands);
        let Some(fields) = self.webs.fields(f, result) else {
            return true;
        };
        let elements = elements.iter().cycle().copied();
        let pieces = elements.take(fields.len()).collect();
        self.pieces.insert((f, result), pieces);
        false
    }

    fn read(&mut self, f: FuncRef, n: NodeId, attr: &Attr) -> bool {
        let node = self.rw.node(f, n);
        let (whole, result) = (node.operands[0], node.results[0]);
        let Some((at, rest)) = self.touched(f, n, attr) else {
            return true;
        };
        let piece = self.pieces[&(f, whole)][at];
        match rest {
            None => self.rw.replace(f, result, piece),
            Some(rest) => {
                let node = self.rw.node_mut(f, n);
                node.operands[0] = piece;
                node.kind = NodeKind::Prim(&INDEX, rest.clone());
                return true;
            }
        }
        false
    }

    fn write(&mut self, f: FuncRef, n: NodeId, attr: &Attr) -> bool {
        let node = self.rw.node(f, n).clone();
        let (whole, result) = (node.operands[0], node.results[0]);
        let Some((at, rest)) = self.touched(f, n, attr) else {
            return true;
        };
        let NodeKind::Prim(def, _) = node.kind else {
            unreachable!("a write is a primitive")
        };
        let mut pieces = self.pieces[&(f, whole)].clone();
        let value = *node.operands.last().expect("what is written");
        let is_set = *def == INDEX_SET;
        pieces[at] = match rest {
            None if is_set => value,
            rest => {
                let before = pieces[at];
                let ty = self.rw.ty(f, self.rw.resolve(f, before)).clone();
                let written =
                    self.value(f, ty, self.rw.module().funcs[f].values[result].name.clone());
                let node = self.rw.node_mut(f, n);
                node.operands[0] = before;
                if rest.is_none() {
                    // an element has a number, too
                    node.operands = vec![before, value];
                }
                node.results[0] = written;
                node.kind = match rest {
                    None => NodeKind::Prim(&ADD, Attr::None),
                    Some(rest) => NodeKind::Prim(def, rest),
                };
                self.define(f, n);
                written
            }
        };
        let stays = !is_set || self.rw.node(f, n).results[0] != result;
        self.pieces.insert((f, result), pieces);
        stays
    }

    /// Which piece a node reads or writes, and the place inside it.
    fn touched(&self, f: FuncRef, n: NodeId, attr: &Attr) -> Option<(usize, Option<Attr>)> {
        let node = self.rw.node(f, n);
        let whole = node.operands[0];
        match elements::named(&self.rw.module().funcs[f], node) {
            Some(name) => Some((self.webs.position(f, whole, &name)?, None)),
            None => self.piece(f, whole, attr),
        }
    }

    /// Which field of a value that is taken apart a place is in, and the place inside it.
    fn piece(&self, f: FuncRef, whole: Value, attr: &Attr) -> Option<(usize, Option<Attr>)> {
        let steps = steps_of(attr);
        let at = self.webs.position(f, whole, steps.first()?.text())?;
        let rest = steps[1..].iter().copied();
        let rest = (steps.len() > 1).then(|| path::attribute(rest));
        Some((at, rest))
    }

    fn call(&mut self, f: FuncRef, n: NodeId, mut call: Call) {
        let firsts = call.first_operands();
        let mut out = 1;
        for (i, first) in firsts.into_iter().enumerate() {
            let whole = self.rw.node(f, n).operands[first];
            let in_out = call.args[i].mode == ArgMode::InOut;
            let steps = Attr::Field(call.args[i].steps.clone());
            if let Some((at, _)) = self.piece(f, whole, &steps) {
                let rest = call.args[i].steps.split_once('.');
                call.args[i].steps = rest.map_or("", |(_, rest)| rest).into();
                let mut pieces = self.pieces[&(f, whole)].clone();
                self.rw.node_mut(f, n).operands[first] = pieces[at];
                if in_out {
                    let ty = self.rw.ty(f, self.rw.resolve(f, pieces[at])).clone();
                    let after = self.rw.node(f, n).results[out];
                    pieces[at] = self.value(f, ty, None);
                    self.rw.node_mut(f, n).results[out] = pieces[at];
                    self.pieces.insert((f, after), pieces);
                }
            }
            out += usize::from(in_out);
        }
        self.rw.node_mut(f, n).kind = NodeKind::Call(Box::new(call));
        self.define(f, n);
    }

    fn branch(&mut self, f: FuncRef, n: NodeId) {
        self.captured(f, n);
        let results = self.rw.node(f, n).results.clone();
        let results = self.in_new_pieces(f, &results);
        self.rw.node_mut(f, n).results = results;
        self.define(f, n);
    }

    fn repeated(&mut self, f: FuncRef, n: NodeId) {
        self.captured(f, n);
        let node = self.rw.node(f, n).clone();
        let NodeKind::Loop(mut l) = node.kind else {
            unreachable!("a loop")
        };
        let before = node.results.len();
        let results = self.in_new_pieces(f, &node.results);
        let params = self.rw.module().funcs[l.body].params.clone();
        let params = self.in_new_pieces(l.body, &params);
        self.rw.func_mut(l.body).params = params;
        if let LoopHeader::While(cond) = l.header {
            let params = self.rw.module().funcs[cond].params.clone();
            let params = self.in_new_pieces(cond, &params);
            self.rw.func_mut(cond).params = params;
        }
        l.carried += results.len() - before;
        let node = self.rw.node_mut(f, n);
        node.results = results;
        node.kind = NodeKind::Loop(l);
        self.define(f, n);
    }

    /// The operands of a node that owns graphs, and the captures of these.
    fn captured(&mut self, f: FuncRef, n: NodeId) {
        for g in self.rw.node(f, n).inner() {
            let captures = self.rw.module().funcs[g].captures.clone();
            let captures = self.in_new_pieces(g, &captures);
            self.rw.func_mut(g).captures = captures;
        }
        let operands = self.rw.node(f, n).operands.clone();
        let operands = self.in_pieces(f, &operands);
        self.rw.node_mut(f, n).operands = operands;
    }

    /// Values with the fields of those that are taken apart in their place.
    fn in_pieces(&self, f: FuncRef, values: &[Value]) -> Vec<Value> {
        let pieces = values.iter().map(|v| match self.pieces.get(&(f, *v)) {
            Some(pieces) => pieces.clone(),
            None => vec![*v],
        });
        pieces.flatten().collect()
    }

    /// The same where the values begin here.
    fn in_new_pieces(&mut self, f: FuncRef, values: &[Value]) -> Vec<Value> {
        for v in values {
            let Some(fields) = self.webs.fields(f, *v).map(<[_]>::to_vec) else {
                continue;
            };
            let whole = self.rw.module().funcs[f].values[*v].name.clone();
            let pieces = fields.into_iter().map(|(name, ty)| {
                let is_name = !name.starts_with(|c: char| c.is_ascii_digit());
                let name = if is_name {
                    Some((&*name).into())
                } else {
                    whole.clone()
                };
                self.value(f, ty, name)
            });
            let pieces = pieces.collect();
            self.pieces.insert((f, *v), pieces);
        }
        self.in_pieces(f, values)
    }

    fn value(&mut self, f: FuncRef, ty: Type, name: Option<std::sync::Arc<str>>) -> Value {
        let def = Def::Param(0);
        let data = ValueData { ty, def, name };
        self.rw.func_mut(f).values.push(data)
    }

    /// What a node defines is where it says.
    fn define(&mut self, f: FuncRef, n: NodeId) {
        for (i, v) in self.rw.node(f, n).results.clone().into_iter().enumerate() {
            self.rw.func_mut(f).values[v].def = Def::Result(n, i);
        }
    }
}
