//! One function, loop body or branch.

use super::{ArgMode, Node, NodeKind, Type};
use crate::entity::{Entity, FuncRef, NodeId, PrimaryMap, SecondaryMap, Stack, Value};
use crate::ops::Spelling;
use crate::ops::select::MARKED;
use std::sync::Arc;

/// A graph of nodes in program order, over SSA values of its own. What it uses from outside comes in as captures.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct FuncGraph {
    /// `f`, `f.body`, `f.body.then`: unique in its module.
    pub name: String,
    /// Arguments.
    pub params: Vec<Value>,
    /// How each param is passed; of a function only (a body or branch has none). Printed as `v0: &slice f64`, `v1: &mut vec f64`.
    pub modes: Vec<ArgMode>,
    /// Stand-ins for values of the graph around it, after the params in a header.
    pub captures: Vec<Value>,
    /// Operations in program order.
    pub nodes: PrimaryMap<NodeId, Node>,
    /// Types and definitions.
    pub values: PrimaryMap<Value, ValueData>,
    /// What it returns.
    pub results: Vec<Value>,
    /// Stacks that nodes here and in the graphs inside push to and pop from; on the outermost function only.
    pub stacks: PrimaryMap<Stack, StackData>,
    /// Of a graph of the way back, before planning: the graph whose execution it undoes. `Primal` names values of that
    /// graph and `origin` its nodes.
    pub undoes: Option<FuncRef>,
    /// Of a body of the way back, once planned: the sums that it carries are sums of cotangents, which have no order.
    pub sums_are_free: bool,
    /// Of a loop's body, once planned: whether its trips are run again, and call functions.
    pub rerun: Rerun,
    /// Of a function with a derivative: the graph of its way back.
    pub pullback: Option<Pullback>,
}

/// Whether the trips of a loop call functions twice: what is random in those is then recorded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Rerun {
    /// No.
    #[default]
    Never,
    /// The first time.
    Recorded,
    /// The second time, on the way back.
    Replayed,
    /// One more time on the way back, to get to a trip that is undone: the last of these trips is the one before that.
    ReplayedAhead,
}

/// The way back: a FuncGraph whose captures are values of the forward graph, the residuals.
#[derive(Clone, PartialEq, Debug)]
pub struct Pullback {
    /// Params: the cotangent of the return value if it can carry one, then the adjoint of each by-reference param that
    /// is in `wrt`, and of each in-out param that has one ([`FuncGraph::has_adjoint`]), in order. Results, per param of the forward graph in
    /// order: by value and in `wrt`: its cotangent; shared and in `wrt`: its adjoint after; in-out: its adjoint after (if
    /// it has one), then, unless `spent`, the primal restored to what it was before the call.
    pub func: FuncRef,
    /// Which params are differentiated.
    pub wrt: Vec<bool>,
    /// Values of the forward graph, one per capture of `func`.
    pub residuals: Vec<Value>,
    /// Whether in-outs are left alone, as callers want that `spend` them ([`Call::spent`](super::Call::spent)).
    pub spent: bool,
}

/// A value's type and where it is defined.
#[derive(Clone, PartialEq, Debug)]
pub struct ValueData {
    /// Its type.
    pub ty: Type,
    /// Where it comes from.
    pub def: Def,
    /// The user's name for it, if it has one; for readable output only. Copies of a graph share it.
    pub name: Option<Arc<str>>,
}

/// Where a value is defined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Def {
    /// The `n`-th param.
    Param(usize),
    /// The `n`-th capture.
    Capture(usize),
    /// The `n`-th result of a node.
    Result(NodeId, usize),
}

/// What a stack holds.
#[derive(Clone, PartialEq, Debug)]
pub struct StackData {
    /// The type of an entry.
    pub ty: Type,
    /// Whether more than one entry can be pushed in a run of the function: false means a plain slot.
    pub many: bool,
    /// Whether the way back pushes as well as pops: what is kept while a trip is run again.
    pub local: bool,
}

impl FuncGraph {
    /// An empty graph.
    pub fn new(name: impl Into<String>) -> Self {
        FuncGraph {
            name: name.into(),
            ..Self::default()
        }
    }
    /// Adds a param at the end.
    pub fn add_param(&mut self, ty: Type) -> Value {
        let def = Def::Param(self.params.len());
        let v = self.values.push(ValueData {
            ty,
            def,
            name: None,
        });
        self.params.push(v);
        v
    }
    /// Adds a capture at the end.
    pub fn add_capture(&mut self, ty: Type) -> Value {
        let def = Def::Capture(self.captures.len());
        let v = self.values.push(ValueData {
            ty,
            def,
            name: None,
        });
        self.captures.push(v);
        v
    }
    /// Appends a node; `node.results` is filled in with new values of the types given.
    pub fn add_node(&mut self, mut node: Node, types: Vec<Type>) -> NodeId {
        let id = self.nodes.next_key();
        node.results = types
            .into_iter()
            .enumerate()
            .map(|(i, ty)| {
                self.values.push(ValueData {
                    ty,
                    def: Def::Result(id, i),
                    name: None,
                })
            })
            .collect();
        self.nodes.push(node)
    }
    /// A graph of these nodes alone, in this order, with these results: their values without gaps, and the params.
    pub fn with_nodes(&self, nodes: &[NodeId], results: &[Value]) -> FuncGraph {
        let mut renamed: SecondaryMap<Value, Option<Value>> = SecondaryMap::new();
        let mut values = PrimaryMap::new();
        let mut rename = |v: &Value, def: Option<Def>| {
            *renamed[*v].get_or_insert_with(|| {
                let ValueData { ty, def: old, name } = self.values[*v].clone();
                let def = def.unwrap_or(old);
                values.push(ValueData { ty, def, name })
            })
        };
        let mut graph = FuncGraph::new(self.name.clone());
        graph.params = self.params.iter().map(|v| rename(v, None)).collect();
        graph.captures = self.captures.iter().map(|v| rename(v, None)).collect();
        for &old in nodes {
            let (old, id) = (&self.nodes[old], graph.nodes.next_key());
            let operands = old.operands.iter().map(|v| rename(v, None)).collect();
            let results = old.results.iter().enumerate();
            let results = results.map(|(i, v)| rename(v, Some(Def::Result(id, i))));
            graph.nodes.push(Node {
                kind: old.kind.clone(),
                operands,
                results: results.collect(),
                loc: old.loc,
                origin: None,
            });
        }
        graph.results = results.iter().map(|v| rename(v, None)).collect();
        graph.values = values;
        graph
    }
    /// How the `i`-th param is passed.
    pub fn mode(&self, i: usize) -> ArgMode {
        self.modes.get(i).copied().unwrap_or(ArgMode::Value)
    }
    /// Of each param, whether it is passed by value and its cotangent, a result of the way back `back`, is `-0.0` if and only
    /// if it is not there.
    pub fn marked_params(&self, back: &FuncGraph, pullback: &Pullback) -> Vec<bool> {
        let is_marked = |ct: Value| match back.def_node(ct).map(|node| &node.kind) {
            Some(NodeKind::Prim(def, _)) => **def == MARKED,
            _ => false,
        };
        let mut marked = vec![false; self.params.len()];
        for (i, ct) in self.value_cts(back, pullback) {
            marked[i] = is_marked(ct);
        }
        marked
    }
    /// The params that are passed by value and have cotangents, which are results of the way back `back`.
    pub fn value_cts(&self, back: &FuncGraph, pullback: &Pullback) -> Vec<(usize, Value)> {
        let (wrt, restored) = (&pullback.wrt, usize::from(!pullback.spent));
        let mut results = back.results.iter().copied();
        let mut cts = vec![];
        for (i, &wanted) in (0..self.params.len()).zip(wrt) {
            match self.mode(i) {
                ArgMode::Value => {
                    cts.extend(wanted.then(|| results.next()).flatten().map(|ct| (i, ct)))
                }
                ArgMode::Shared => drop(wanted.then(|| results.next()).flatten()),
                ArgMode::InOut => {
                    let width = restored + usize::from(self.has_adjoint(i, wrt));
                    results.by_ref().take(width).for_each(drop);
                }
            }
        }
        cts
    }
    /// A new value that a node yet to be inserted will define.
    pub fn reserve_value(&mut self, ty: Type) -> Value {
        let def = Def::Result(self.nodes.next_key(), 0);
        self.values.push(ValueData {
            ty,
            def,
            name: None,
        })
    }
    /// Inserts nodes, each before the one at the position given with it, in the order given where positions are equal.
    /// Values keep their numbers, nodes do not.
    pub fn insert_nodes(&mut self, mut inserted: Vec<(usize, Node)>) {
        inserted.sort_by_key(|&(at, _)| at);
        let mut inserted = inserted.into_iter().peekable();
        for (id, node) in std::mem::take(&mut self.nodes).iter() {
            while let Some((_, new)) = inserted.next_if(|&(at, _)| at <= id.index()) {
                self.nodes.push(new);
            }
            self.nodes.push(node.clone());
        }
        for (_, new) in inserted {
            self.nodes.push(new);
        }
        for (id, node) in self.nodes.iter() {
            for (i, &r) in node.results.iter().enumerate() {
                self.values[r].def = Def::Result(id, i);
            }
        }
    }
    /// The values that in-out params end with.
    pub fn in_out_results(&self) -> &[Value] {
        let in_outs = (0..self.params.len())
            .filter(|&i| self.mode(i) == ArgMode::InOut)
            .count();
        &self.results[self.results.len() - in_outs..]
    }
    /// Whether the way back of in-out param `i` has an adjoint: one that is not differentiated and of a type whose gradient
    /// is the user's to give need not have one.
    pub fn has_adjoint(&self, i: usize, wrt: &[bool]) -> bool {
        let ty = self.ty(self.params[i]);
        ty.is_differentiable() && (ty.is_known() || wrt.get(i) == Some(&true))
    }
    /// The return value, if there is one.
    pub fn return_value(&self) -> Option<Value> {
        let returned = self.results.len() - self.in_out_results().len();
        self.results[..returned]
            .first()
            .copied()
            .filter(|&r| *self.ty(r) != Type::Unit)
    }
    /// The type of a value.
    pub fn ty(&self, v: Value) -> &Type {
        &self.values[v].ty
    }
    /// The node that defines `v`, if one does.
    pub fn def_node(&self, v: Value) -> Option<&Node> {
        match self.values[v].def {
            Def::Result(n, _) => Some(&self.nodes[n]),
            Def::Param(_) | Def::Capture(_) => None,
        }
    }
    /// The length of an array where its type tells: of a param of a function, or an array that is made here. The type of a
    /// field is one for all values of a struct, so if the struct is generic the lengths in it may be another value's.
    pub fn array_length(&self, v: Value) -> Option<usize> {
        let Type::Array(_, len) = self.ty(v) else {
            return None;
        };
        let sure = match self.values[v].def {
            Def::Param(_) => !self.modes.is_empty(),
            Def::Capture(_) => false,
            Def::Result(n, _) => match &self.nodes[n].kind {
                NodeKind::Prim(def, _) => match def.spelling {
                    Spelling::Array | Spelling::Repeat => true,
                    Spelling::IndexSet | Spelling::IndexAdd | Spelling::IndexAddAgain => {
                        return self.array_length(self.nodes[n].operands[0]);
                    }
                    _ => false,
                },
                _ => false,
            },
        };
        len.parse().ok().filter(|_| sure)
    }
}
