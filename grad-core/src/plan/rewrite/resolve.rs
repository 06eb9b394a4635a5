//! A forward scalar on the way back: there anyway, recomputed, or kept.

use super::super::cut::{self, Origin};
use super::{Need, Rewrite, Walk};
use crate::entity::{FuncRef, Value};
use crate::ir::{ArgMode, Def, Loop, LoopHeader, Node, NodeKind, Type};
use crate::ops::{self, Cost, PrimDef, path};

impl Rewrite<'_> {
    /// The forward value `v`, here and now.
    pub(super) fn resolve(&mut self, w: &mut Walk, v: Value) -> Value {
        if self.chains.is_version(w.func, v) {
            return self.array(w, v);
        }
        if let Some(&here) = w.resolved.get(&v) {
            return here;
        }
        let here = match (w.graph.values[v].def, w.graph.def_node(v)) {
            // a literal, or a constant by its name, stands here as it stands there
            (_, Some(Node { kind, .. })) if kind.is_constant() => {
                let ty = w.graph.ty(v).clone();
                w.b.node(kind.clone(), vec![], vec![ty])[0]
            }
            (_, Some(node)) if self.beside(w, node).is_some() => {
                let state = self.beside(w, node).expect("asked before");
                self.read_part(w, node, state)
            }
            (_, Some(node)) if let Some(root) = self.chains.settled(w.func, node) => {
                let state = self.any_version(w, root);
                self.read_part(w, node, state)
            }
            // a part of what is there may be large, and is there too
            (_, Some(node)) if w.func == self.outermost && self.is_part_here(w, node) => {
                self.recompute(w, node)
            }
            _ if w.func == self.outermost => self.need(w, Need::Value(v)),
            (Def::Capture(_), _) => {
                let (_, outer) = self
                    .chains
                    .captured(w.func, v)
                    .expect("a capture stands for something");
                self.need(w, Need::Value(outer))
            }
            (Def::Param(0), _) if self.is_range(w.func) => w.map[&w.back.params[0]],
            (Def::Result(..), Some(node)) if self.can_recompute(w, v, Self::array_is_here) => {
                self.recompute(w, node)
            }
            (Def::Param(_) | Def::Result(..), _) => self.keep(w, v),
        };
        w.resolved.insert(v, here);
        here
    }

    /// What a part can be read from that a node takes out of something in which a call has then written to another field: the
    /// version after the call.
    fn beside(&self, w: &Walk, node: &Node) -> Option<Value> {
        let NodeKind::Prim(def, attr) = &node.kind else {
            return None;
        };
        let base = *node.operands.first()?;
        if **def != ops::index::INDEX || !self.chains.is_version(w.func, base) {
            return None;
        }
        let &(version, state) = w.state.get(&self.chains.root(w.func, base))?;
        let after = w.graph.def_node(version)?;
        let NodeKind::Call(call) = &after.kind else {
            return None;
        };
        let own = path::steps(attr, node.operands.len() - 1);
        let in_outs = call.args.iter().zip(call.first_operands());
        let in_outs = in_outs.filter(|(arg, _)| arg.mode == ArgMode::InOut);
        let mut written = in_outs.zip(&after.results[1..]);
        let apart = written.any(|((arg, first), &result)| {
            let is_it = result == version && after.operands[first] == base;
            is_it && !arg.steps.is_empty() && path::are_apart(&own, &path::of_steps(&arg.steps))
        });
        apart.then_some(state)
    }

    /// The part that `node` reads, of `whole`.
    pub(super) fn read_part(&mut self, w: &mut Walk, node: &Node, whole: Value) -> Value {
        let NodeKind::Prim(def, attr) = &node.kind else {
            unreachable!("a part is read by a primitive")
        };
        let mut operands = vec![whole];
        operands.extend(node.operands[1..].iter().map(|&i| self.resolve(w, i)));
        let ty = w.graph.ty(node.results[0]).clone();
        w.b.prim_of_type(def, attr.clone(), &operands, ty).value()
    }

    /// Whether a node reads a part that is no number of something that can be read here and now.
    pub(super) fn is_part_here(&self, w: &Walk, node: &Node) -> bool {
        let is_part = matches!(node.kind, NodeKind::Prim(def, _) if *def == ops::index::INDEX);
        is_part
            && !w.graph.ty(node.results[0]).is_scalar()
            && self.chains.is_version(w.func, node.operands[0])
            && self.array_is_here(w, node.operands[0])
    }

    /// Whether `func` is the body of a loop over a range, whose first param is the index.
    pub(super) fn is_range(&self, func: FuncRef) -> bool {
        self.chains.owner(func).is_some_and(|(owner, id)| {
            let kind = &self.vjp.module.funcs[owner].nodes[id].kind;
            matches!(
                kind,
                NodeKind::Loop(Loop {
                    header: LoopHeader::Range { .. },
                    ..
                })
            )
        })
    }

    /// Whether `v` follows, by cheap operations, from what is there anyway. `readable` tells of a version of an array
    /// whether it can be read: here and now, or once the way back has got to it.
    pub(super) fn can_recompute(
        &self,
        w: &Walk,
        v: Value,
        readable: fn(&Self, &Walk, Value) -> bool,
    ) -> bool {
        cut::follows(v, |v| self.origin(w, v, readable))
    }

    /// Where the scalar `v` comes from.
    pub(super) fn origin(
        &self,
        w: &Walk,
        v: Value,
        readable: fn(&Self, &Walk, Value) -> bool,
    ) -> Origin {
        if w.resolved.contains_key(&v) || w.func == self.outermost {
            return Origin::Here;
        }
        let node = match w.graph.values[v].def {
            Def::Capture(_) => return Origin::Here,
            Def::Param(0) if self.is_range(w.func) => return Origin::Here,
            Def::Param(_) => return Origin::Kept,
            Def::Result(id, _) => &w.graph.nodes[id],
        };
        match &node.kind {
            kind if kind.is_constant() => Origin::Here,
            NodeKind::Prim(def, _) if is_cheap(w, def, v) && def.in_place.is_none() => {
                let (arrays, scalars): (Vec<Value>, Vec<Value>) = node
                    .operands
                    .iter()
                    .partition(|&&o| self.chains.is_version(w.func, o));
                let is_there =
                    **def == ops::array::LEN || self.chains.settled(w.func, node).is_some();
                match arrays.into_iter().all(|a| is_there || readable(self, w, a)) {
                    true => Origin::From(scalars),
                    false => Origin::Kept,
                }
            }
            NodeKind::Host(host) if host.is_of_pattern() => match node.operands[..] {
                [matched] => {
                    let indices = self.indices_of_matched(w, matched);
                    indices.map_or(Origin::Kept, Origin::From)
                }
                _ => Origin::Kept,
            },
            _ => Origin::Kept,
        }
    }

    /// The indices by which what is matched can be read: none if it is a whole. Only of an argument that the way back is lent once
    /// more: what is matched may hold a reference, which must not be kept.
    fn indices_of_matched(&self, w: &Walk, matched: Value) -> Option<Vec<Value>> {
        let is_argument = |v: Value| {
            let (func, v) = self.chains.origin(w.func, v);
            self.is_lent_again(func, v)
        };
        if is_argument(matched) {
            return Some(vec![]);
        }
        let node = w.graph.def_node(matched)?;
        let is_part = matches!(node.kind, NodeKind::Prim(def, _) if *def == ops::index::INDEX);
        let (&whole, indices) = node.operands.split_first()?;
        (is_part && is_argument(whole)).then(|| indices.to_vec())
    }

    pub(super) fn recompute(&mut self, w: &mut Walk, node: &Node) -> Value {
        let NodeKind::Prim(def, attr) = &node.kind else {
            return self.match_again(w, node);
        };
        if **def == ops::array::LEN && self.chains.is_version(w.func, node.operands[0]) {
            return self.len(w, node.operands[0]);
        }
        let operands: Vec<Value> = node.operands.iter().map(|&o| self.resolve(w, o)).collect();
        let forward = &w.graph.values[node.results[0]];
        let here =
            w.b.prim_of_type(def, attr.clone(), &operands, forward.ty.clone())
                .value();
        // the report lists it by its name
        w.b.with(|back| back.values[here].name = forward.name.clone());
        here
    }

    /// Tests or takes apart by a pattern what the forward run did.
    fn match_again(&mut self, w: &mut Walk, node: &Node) -> Value {
        let matched = self.resolve(w, node.operands[0]);
        let forward = &w.graph.values[node.results[0]];
        let (ty, name) = (forward.ty.clone(), forward.name.clone());
        let here = w.b.node(node.kind.clone(), vec![matched], vec![ty])[0];
        w.b.with(|back| back.values[here].name = name);
        here
    }
}

/// Whether computing `v` again is cheaper than keeping it. An integer mostly follows from counters, and is an index.
fn is_cheap(w: &Walk, def: &PrimDef, v: Value) -> bool {
    let is_integer = matches!(w.graph.ty(v), Type::Int(_)) && def.is_elementwise();
    def.cost == Cost::Cheap || is_integer
}
