//! Writes the backward graphs anew, with every `primal` replaced by what the plan does about it.
//!
//! A backward graph is walked in the order of its nodes, which is the reverse of the forward graph's. Arrays that are
//! undone are threaded through it: their state is always the version that was current at that point of the forward run.

pub(super) mod again;
mod arrays;
mod inner;
mod keep;
mod resolve;
mod slots;
mod undo;

use super::again::Again;
use super::chains::{Chains, Root};
use super::cut;
use super::forward::Additions;
use super::modes::{Mode, Modes};
use crate::diag::{Diagnostic, Diagnostics};
use crate::entity::{Entity, FuncRef, NodeId, Value};
use crate::grad::Vjp;
use crate::ir::{Builder, Def, FuncGraph, Module, Node, NodeKind, Type};
use crate::ops;
use crate::ordered::{OrderedMap, OrderedSet};
use crate::passes::walk;
use std::rc::Rc;

/// Something that a backward graph wants from around it, in the values of the forward graph around.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Need {
    /// A value.
    Value(Value),
    /// The length of an array.
    Len(Value),
    /// An array of the outermost graph, in whichever version is there.
    Any(Root),
}

/// The rewriting of a whole function.
pub(super) struct Rewrite<'v> {
    pub vjp: &'v Vjp,
    pub chains: &'v Chains<'v>,
    pub again: &'v Again,
    /// Of value and gradient in one: the loops of the outermost graph that run on the way back only.
    pub fused: Option<OrderedSet<NodeId>>,
    /// What those loops carry in the forward graph: where the way back has it.
    pub sums: OrderedMap<Value, Value>,
    pub modes: Modes,
    pub outermost: FuncRef,
    pub out: Module,
    pub additions: Additions,
    /// The forward values that each backward graph reads, and those inside it: see [`Rewrite::reads`].
    pub read: OrderedMap<FuncRef, Rc<OrderedSet<Value>>>,
}

/// One backward graph under way.
struct Walk<'w> {
    func: FuncRef,
    graph: &'w FuncGraph,
    back: &'w FuncGraph,
    b: &'w Builder,
    /// Values of the old backward graph.
    map: OrderedMap<Value, Value>,
    /// Forward values that are here already.
    resolved: OrderedMap<Value, Value>,
    /// Undone and kept arrays: the version that they are now.
    state: OrderedMap<Root, (Value, Value)>,
    needs: Vec<Need>,
    /// The capture that each need is.
    needed: OrderedMap<Need, Value>,
}

/// A backward graph written anew.
pub(super) struct Walked {
    graph: FuncGraph,
    /// What its captures behind those of the old one stand for.
    needs: Vec<Need>,
    /// Arrays that were undone: what they were at last.
    states: OrderedMap<Root, Value>,
}

impl<'v> Rewrite<'v> {
    /// The new backward graph of `func`, and what it needs from around. `threads` are given as (version before, version
    /// after) in `func`; their states are params if `by_param`, else captures, and are returned after the other results.
    fn walk(
        &mut self,
        back: FuncRef,
        threads: &[(Root, Type, (Value, Value))],
        by_param: bool,
    ) -> Result<Walked, Diagnostics> {
        let vjp = self.vjp;
        let func = vjp.module.funcs[back]
            .undoes
            .expect("a backward graph undoes a forward one");
        let backward = back;
        let (graph, back) = (&vjp.module.funcs[func], &vjp.module.funcs[back]);
        let b = Builder::new(FuncGraph::new(back.name.clone()));
        let mut w = Walk {
            func,
            graph,
            back,
            b: &b,
            map: OrderedMap::new(),
            resolved: OrderedMap::new(),
            state: OrderedMap::new(),
            needs: vec![],
            needed: OrderedMap::new(),
        };
        for &p in &back.params {
            let new = b.param(back.ty(p).clone());
            w.map.insert(p, new.value());
        }
        for &c in &back.captures {
            let new = b.capture(back.ty(c).clone());
            w.map.insert(c, new.value());
        }
        for (root, ty, (_, after)) in threads {
            let state = if by_param {
                b.param(ty.clone())
            } else {
                b.capture(ty.clone())
            };
            w.state.insert(*root, (*after, state.value()));
        }
        self.begin_arrays(&mut w);
        self.keep_what_must_be(&mut w, backward);

        let mut undone = graph.nodes.len();
        let mut latest: Vec<usize> = vec![0; back.nodes.len()];
        for (id, node) in back.nodes.iter().rev() {
            let origin = node.origin.map_or(0, |n| n.index());
            latest[id.index()] = origin.max(latest.get(id.index() + 1).copied().unwrap_or(0));
        }
        for (id, node) in back.nodes.iter() {
            // A constant that several nodes share may stand before the counterparts of later nodes: those count.
            self.undo_down_to(&mut w, &mut undone, latest[id.index()]);
            self.node(&mut w, node)?;
        }
        self.undo_down_to(&mut w, &mut undone, 0);
        if !graph.nodes.is_empty() {
            self.pass_untouched(&mut w, NodeId::new(0));
        }
        let mut results: Vec<Value> = back
            .results
            .iter()
            .map(|&r| self.operand(&mut w, r))
            .collect();
        for (root, _, (before, _)) in threads {
            match w.state.get(root) {
                Some(&(version, state)) if version == *before => results.push(state),
                _ => return Err(internal(graph, "an array was not restored on the way back")),
            }
        }
        let (needs, states) = (w.needs, w.state);
        b.with(|g| g.results = results);
        Ok(Walked {
            graph: b.finish(),
            needs,
            states: states.into_iter().map(|(r, (_, v))| (r, v)).collect(),
        })
    }

    /// The pullback of the function as a whole: its graph, and the forward values that it captures.
    pub fn function(&mut self) -> Result<(FuncGraph, Vec<Value>), Diagnostics> {
        let Walked { graph, needs, .. } = self.walk(self.vjp.backward, &[], true)?;
        let residuals = needs
            .into_iter()
            .map(|need| match need {
                Need::Value(v) => v,
                Need::Len(_) | Need::Any(_) => {
                    unreachable!("the outermost graph has no graph around it to ask")
                }
            })
            .collect();
        Ok((graph, residuals))
    }

    /// Goes back to the state before what node `to` writes, past all nodes behind it. Its counterpart comes next.
    fn undo_down_to(&mut self, w: &mut Walk, undone: &mut usize, to: usize) {
        while *undone > to {
            if *undone < w.graph.nodes.len() {
                self.pass_untouched(w, NodeId::new(*undone));
            }
            *undone -= 1;
            self.undo_write(w, NodeId::new(*undone));
        }
    }

    /// Arrays made in this graph that are kept whole, and those of the outermost function that will be undone.
    fn begin_arrays(&mut self, w: &mut Walk) {
        let first = Root {
            func: w.func,
            value: Value::new(0),
        };
        let modes = self.modes.of.range(first..).map(|(&r, &m)| (r, m));
        let here: Vec<(Root, Mode)> = modes.take_while(|(r, _)| r.func == w.func).collect();
        for (root, mode) in here {
            let last = self.chains.last(root);
            if w.func == self.outermost {
                if mode.undo_from.is_some() {
                    let state = self.need(w, Need::Value(last));
                    w.state.insert(root, (last, state));
                }
            } else if mode.last {
                let at = w.graph.nodes.len();
                let state = self.keep_at(w, last, at);
                w.state.insert(root, (last, state));
            }
        }
    }

    /// Keeps the fewest scalars from which those that are read follow.
    fn keep_what_must_be(&mut self, w: &mut Walk, back: FuncRef) {
        if w.func == self.outermost {
            return;
        }
        let mut read = OrderedSet::clone(&self.reads(w.func, back));
        read.retain(|&v| !self.chains.is_version(w.func, v));
        for v in cut::fewest(&read, |v| self.origin(w, v, Self::is_available)) {
            self.keep(w, v);
        }
    }

    /// The values of the forward graph `func` that its way back `back` and the graphs inside that read.
    fn reads(&mut self, func: FuncRef, back: FuncRef) -> Rc<OrderedSet<Value>> {
        if let Some(read) = self.read.get(&back) {
            return read.clone();
        }
        let vjp = self.vjp;
        let mut read = OrderedSet::new();
        for node in vjp.module.funcs[back].nodes.values() {
            let again = node
                .origin
                .filter(|&id| self.again.loops.contains_key(&(func, id)));
            match (&node.kind, again) {
                (NodeKind::Primal(v), _) => {
                    read.insert(*v);
                }
                (_, Some(id)) => {
                    let forward = &vjp.module.funcs[func].nodes[id];
                    read.extend(&forward.operands[walk::first_capture(&forward.kind)..]);
                }
                _ => {
                    for inner in node.inner() {
                        // a graph that undoes none reads what it captures only
                        if let Some(undone) = vjp.module.funcs[inner].undoes {
                            let inside = self.reads(undone, inner);
                            let here = |&v: &Value| self.seen_from(func, undone, v);
                            read.extend(inside.iter().filter_map(here));
                        }
                    }
                }
            }
        }
        let read = Rc::new(read);
        self.read.insert(back, read.clone());
        read
    }

    /// What a capture of the inner graph `func` stands for in `around`.
    fn seen_from(&self, around: FuncRef, mut func: FuncRef, mut v: Value) -> Option<Value> {
        while func != around {
            (func, v) = self.chains.captured(func, v)?;
        }
        Some(v)
    }

    /// Copies a node of the old backward graph.
    fn node(&mut self, w: &mut Walk, node: &Node) -> Result<(), Diagnostics> {
        w.b.set_loc(node.loc);
        match &node.kind {
            NodeKind::Primal(_) => Ok(()),
            NodeKind::Prim(def, _)
                if **def == ops::array::LEN && primal(w.back, node.operands[0]).is_some() =>
            {
                let array = primal(w.back, node.operands[0]).expect("just seen");
                let len = self.len(w, array);
                w.map.insert(node.results[0], len);
                Ok(())
            }
            NodeKind::Loop(l) => self.inner_loop(w, node, l),
            NodeKind::Cond { then, orelse } => self.inner_cond(w, node, [*then, *orelse]),
            NodeKind::CallBack(c) => {
                self.call_back(w, node, c);
                Ok(())
            }
            NodeKind::Const(_)
            | NodeKind::Prim(..)
            | NodeKind::Call(_)
            | NodeKind::Host(_)
            | NodeKind::Push(_)
            | NodeKind::Pop(_) => {
                self.copy(w, node, node.kind.clone());
                Ok(())
            }
        }
    }

    fn copy(&mut self, w: &mut Walk, node: &Node, kind: NodeKind) -> Vec<Value> {
        let operands = node.operands.iter().map(|&v| self.operand(w, v)).collect();
        let types = node.results.iter().map(|&r| w.back.ty(r).clone()).collect();
        let results = w.b.node(kind, operands, types);
        w.map
            .extend(node.results.iter().copied().zip(results.iter().copied()));
        results
    }

    /// The new value of an operand of the old backward graph.
    fn operand(&mut self, w: &mut Walk, v: Value) -> Value {
        match primal(w.back, v) {
            Some(p) => self.resolve(w, p),
            None => w.map[&v],
        }
    }
}

/// The forward value that a value of a backward graph reads.
fn primal(back: &FuncGraph, v: Value) -> Option<Value> {
    match back.def_node(v)?.kind {
        NodeKind::Primal(p) => Some(p),
        _ => None,
    }
}

/// The position right after `v` is defined.
fn after_definition(graph: &FuncGraph, v: Value) -> usize {
    match graph.values[v].def {
        Def::Result(id, _) => id.index() + 1,
        Def::Param(_) | Def::Capture(_) => 0,
    }
}

/// An error of ours, not the user's.
fn internal(graph: &FuncGraph, what: &str) -> Diagnostics {
    Diagnostic::new(
        Default::default(),
        format!(
            "internal error in the derivative of `{}`: {what}",
            graph.name
        ),
    )
    .into()
}
