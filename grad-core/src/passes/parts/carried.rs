//! A part of what a loop carries, where its trips make that: the part is carried by itself.

use super::{Next, Parts};
use crate::entity::{FuncRef, NodeId, Value};
use crate::ir::{Def, FuncGraph, Loop, LoopHeader, Node, NodeKind, Type, ValueData};

/// The `k`-th value that a loop carries: node `n` of `f`.
#[derive(Clone, Copy)]
pub(super) struct Carried {
    f: FuncRef,
    n: NodeId,
    k: usize,
}

impl Carried {
    pub(super) fn by(f: FuncRef, n: NodeId, k: usize) -> Self {
        Carried { f, n, k }
    }
}

impl Parts<'_> {
    /// What a loop around `f` carries as this param of `f`.
    pub(super) fn carried_as(&self, f: FuncRef, param: usize) -> Option<Carried> {
        let (outer, n) = self.owners[f]?;
        let l = loop_of(self.rw.node(outer, n))?;
        let leading = if f == l.body { l.leading_params() } else { 0 };
        let k = param.checked_sub(leading)?;
        Some(Carried { f: outer, n, k })
    }

    /// Lets a loop carry a part of what it carries, if each trip makes that and nobody reads all of it.
    /// Afterwards the part is known where the whole is: in the body, in the condition and behind the loop.
    pub(super) fn carry(
        &mut self,
        whole: Carried,
        path: &[String],
        ty: &Type,
        depth: usize,
    ) -> Option<()> {
        let Carried { f, n, k } = whole;
        let l = loop_of(self.rw.node(f, n))?.clone();
        let [param, left] = self.ends(&l, k);
        let is_payload = path.iter().any(|step| step.contains("::"));
        if is_payload || self.wholes.is(l.body, param) || !self.is_made(l.body, left, path, depth) {
            return None;
        }
        let before = self.rw.operands(f, n)[l.leading() + k];
        let first = match self.find(f, before, path, ty, depth) {
            Some(first) => first,
            None => {
                let at = self.rw.nodes(f).iter().position(|m| *m == n)?;
                self.read_at(f, before, path, ty, at)
            }
        };
        // around it may be a loop that carries the part, too, for which this one was asked meanwhile
        if self.known.contains_key(&(l.body, param, path.to_vec())) {
            return Some(());
        }
        let l = loop_of(self.rw.node(f, n))?.clone();
        self.add(whole, &l, first, path, ty);
        let last = match self.find(l.body, left, path, ty, depth) {
            Some(last) => last,
            None => self.read(l.body, left, path, ty),
        };
        self.rw.func_mut(l.body).results[l.leading_results() + l.carried] = last;
        Some(())
    }

    /// The param of the body that a trip starts from, and what it leaves.
    fn ends(&self, l: &Loop, k: usize) -> [Value; 2] {
        let body = &self.rw.module().funcs[l.body];
        let (param, left) = (l.leading_params() + k, l.leading_results() + k);
        [body.params[param], body.results[left]]
    }

    /// Whether this part of a value is made in its graph, or is what a trip began with.
    fn is_made(&self, f: FuncRef, value: Value, path: &[String], depth: usize) -> bool {
        let (mut at, mut path) = (self.rw.resolve(f, value), path);
        while !path.is_empty() && depth > 0 {
            match self.next(f, at, path) {
                Next::In(value, steps) => {
                    at = self.rw.resolve(f, value);
                    path = &path[steps..];
                }
                Next::Branches(n, i) => {
                    let left = |g: FuncRef| self.rw.module().funcs[g].results[i];
                    let mut arms = self.rw.node(f, n).inner().into_iter();
                    return arms.any(|g| self.is_made(g, left(g), path, depth - 1));
                }
                Next::Carried(inner) if inner.f == f => {
                    let l = loop_of(self.rw.node(f, inner.n)).expect("a loop carries it");
                    let [_, left] = self.ends(l, inner.k);
                    return self.is_made(l.body, left, path, depth - 1);
                }
                Next::Carried(_) => return true,
                Next::Outside(_) | Next::Nowhere => return false,
            }
        }
        path.is_empty()
    }

    /// Adds a value to those that a loop carries. As long as nothing else is said, a trip leaves it as it is.
    fn add(&mut self, whole: Carried, l: &Loop, first: Value, path: &[String], ty: &Type) {
        let Carried { f, n, k } = whole;
        let of =
            |parts: &Self, g: FuncRef, params: usize| parts.rw.module().funcs[g].params[params];
        let mut wholes = vec![(l.body, of(self, l.body, l.leading_params() + k))];
        if let LoopHeader::While(cond) = l.header {
            wholes.push((cond, of(self, cond, k)));
        }
        for (g, whole) in wholes {
            let part = self.rw.func_mut(g).add_param(ty.clone());
            self.known.insert((g, whole, path.to_vec()), Some(part));
        }
        let body = self.rw.func_mut(l.body);
        body.results.extend(body.params.last().copied());
        let behind = self.rw.node(f, n).results[k];
        let part = add_result(self.rw.func_mut(f), n, l.carried, ty);
        self.known.insert((f, behind, path.to_vec()), Some(part));
        let node = self.rw.node_mut(f, n);
        node.operands.insert(l.leading() + l.carried, first);
        if let NodeKind::Loop(l) = &mut node.kind {
            l.carried += 1;
        }
    }
}

fn loop_of(node: &Node) -> Option<&Loop> {
    match &node.kind {
        NodeKind::Loop(l) if !l.parallel => Some(l),
        _ => None,
    }
}

/// A result of a node behind its first `at`.
fn add_result(graph: &mut FuncGraph, n: NodeId, at: usize, ty: &Type) -> Value {
    let part = graph.values.push(ValueData {
        ty: ty.clone(),
        def: Def::Result(n, at),
        name: None,
    });
    graph.nodes[n].results.insert(at, part);
    let later = graph.nodes[n].results.clone();
    for (i, v) in later.into_iter().enumerate().skip(at) {
        graph.values[v].def = Def::Result(n, i);
    }
    part
}
