//! What is worked out once per graph, before any run.

use super::frame::Frame;
use super::fuse::{Group, Order};
use crate::entity::{Entity, FuncRef, NodeId, Value};
use crate::ir::{FuncGraph, IntType, LoopHeader, Module, Node, NodeKind, Type};
use crate::ops::datum::Datum;
use crate::ops::declare::{OnF64s, OnInts};
use crate::ops::int;
use crate::ordered::OrderedSet;
use std::rc::Rc;

/// One FuncGraph, ready to run.
pub(super) struct Prepared {
    /// The literals: they are set before the first step.
    pub(super) literals: Vec<(Value, Datum)>,
    /// The other nodes.
    pub(super) steps: Vec<PreparedNode>,
    /// Per result: whether the graph itself is done with the value.
    pub(super) results: Vec<bool>,
    read: Vec<bool>,
    straight: bool,
}

/// One node.
pub(super) struct PreparedNode {
    pub(super) id: NodeId,
    /// A bit for each operand: whether this is its value's last use. What comes after the 64th stays to the end.
    last: u64,
    /// How to run it on single numbers.
    pub(super) quick: Option<Quick>,
    /// The nodes from here on that may run as chains.
    pub(super) group: Option<Rc<Group>>,
}

/// A primitive that, on single numbers, needs no more than a function of them.
pub(super) struct Quick {
    on: On,
    operands: [Value; MOST],
    count: u8,
    pub(super) result: Value,
}

/// The most operands of a [`Quick`] primitive.
const MOST: usize = 3;

enum On {
    F64s(OnF64s),
    Ints(OnInts, IntType),
}

impl Prepared {
    /// A graph that is run trip after trip of a loop keeps its captures.
    pub(super) fn new(graph: &FuncGraph, is_trip: bool) -> Self {
        let mut read = vec![false; graph.values.len()];
        let mut mark = |v: Value| {
            read.get_mut(v.index())
                .is_some_and(|r| !std::mem::replace(r, true))
        };
        let literals: Vec<(Value, Datum)> =
            graph.nodes.values().filter_map(literal(graph)).collect();
        let is_literal: OrderedSet<Value> = literals.iter().map(|(v, _)| *v).collect();
        let kept = graph.captures.iter().filter(|_| is_trip);
        let kept: OrderedSet<Value> = kept.copied().chain(is_literal.iter().copied()).collect();
        let mut last = |v: Value| mark(v) && !kept.contains(&v);
        for &v in graph.pullback.iter().flat_map(|p| &p.residuals) {
            last(v);
        }
        let mut results: Vec<bool> = graph.results.iter().rev().map(|&v| last(v)).collect();
        results.reverse();
        let mut steps = vec![];
        let is_step = |node: &Node| !node.results.first().is_some_and(|v| is_literal.contains(v));
        let nodes = graph.nodes.iter().filter(|(_, node)| is_step(node));
        let order = Order::of(graph, nodes.map(|(id, _)| id));
        for &id in order.nodes.iter().rev() {
            let node = &graph.nodes[id];
            let operands = node.operands.iter().enumerate().rev();
            let is_last = operands.filter(|(_, v)| last(**v));
            let last = is_last.fold(0, |bits, (i, _)| {
                bits | 1_u64.checked_shl(i as u32).unwrap_or(0)
            });
            let quick = Quick::of(graph, node);
            let group = None;
            let step = PreparedNode {
                id,
                last,
                quick,
                group,
            };
            steps.push(step);
        }
        steps.reverse();
        let readers = Readers::of(graph, &order);
        for &(from, len) in &order.groups {
            let nodes: Vec<(NodeId, Vec<bool>)> = steps[from..from + len]
                .iter()
                .map(|step| {
                    let operands = step.operands(&graph.nodes[step.id]);
                    (step.id, operands.map(|(_, last)| last).collect())
                })
                .collect();
            let group = Group::new(graph, &nodes, |v| readers.are_after(v, from + len));
            steps[from].group = group.map(Rc::new);
        }
        Prepared {
            literals,
            steps,
            results,
            read,
            straight: graph.nodes.values().all(|node| {
                matches!(
                    node.kind,
                    NodeKind::Const(_) | NodeKind::Prim(..) | NodeKind::Push(_) | NodeKind::Pop(_)
                )
            }),
        }
    }
    /// Whether no node enters another graph.
    pub(super) fn is_straight(&self) -> bool {
        self.straight
    }
    /// Whether anything reads `v`.
    pub(super) fn is_read(&self, v: Value) -> bool {
        self.read.get(v.index()).copied().unwrap_or(false)
    }
}

/// Where each value is read for the last time.
struct Readers(Vec<usize>);

impl Readers {
    fn of(graph: &FuncGraph, order: &Order) -> Readers {
        let mut last = vec![0; graph.values.len()];
        for (at, &id) in order.nodes.iter().enumerate() {
            for v in &graph.nodes[id].operands {
                last[v.index()] = at;
            }
        }
        let residuals = graph.pullback.iter().flat_map(|p| &p.residuals);
        for v in graph.results.iter().chain(residuals) {
            last[v.index()] = usize::MAX;
        }
        Readers(last)
    }
    /// Whether something from this step on reads a value.
    fn are_after(&self, v: Value, step: usize) -> bool {
        self.0[v.index()] >= step
    }
}

impl PreparedNode {
    /// Each operand of the node, and whether this is its last use.
    pub(super) fn operands<'a>(
        &'a self,
        node: &'a Node,
    ) -> impl Iterator<Item = (Value, bool)> + 'a {
        let is_last = |i: usize| i < 64 && self.last >> i & 1 == 1;
        let operands = node.operands.iter().copied().enumerate();
        operands.map(move |(i, v)| (v, is_last(i)))
    }
}

/// The value of a literal that can be read.
fn literal(graph: &FuncGraph) -> impl Fn(&Node) -> Option<(Value, Datum)> {
    |node| match (&node.kind, &node.results[..]) {
        (NodeKind::Const(text), &[v]) => Some((v, Datum::parse(text, graph.ty(v))?)),
        _ => None,
    }
}

/// The graphs that are run trip after trip.
pub(super) fn trips(module: &Module) -> OrderedSet<FuncRef> {
    let nodes = module.funcs.values().flat_map(|g| g.nodes.values());
    let loops = nodes.filter_map(|node| match &node.kind {
        NodeKind::Loop(l) => Some(l),
        _ => None,
    });
    let graphs = loops.flat_map(|l| {
        let cond = match l.header {
            LoopHeader::While(cond) => Some(cond),
            LoopHeader::Range { .. } => None,
        };
        cond.into_iter().chain([l.body])
    });
    graphs.collect()
}

impl Quick {
    fn of(graph: &FuncGraph, node: &Node) -> Option<Quick> {
        let (NodeKind::Prim(def, _), &[result]) = (&node.kind, &node.results[..]) else {
            return None;
        };
        let scalars = def.scalars.as_ref()?;
        let on = match graph.ty(result) {
            Type::Int(ty) => On::Ints(scalars.ints?, *ty),
            Type::Tensor(dtype) if dtype.is_int() => match dtype.scalar() {
                Type::Int(ty) => On::Ints(scalars.ints?, ty),
                _ => return None,
            },
            _ => On::F64s(scalars.f64s),
        };
        let count = node.operands.len();
        let mut operands = [result; MOST];
        operands.get_mut(..count)?.copy_from_slice(&node.operands);
        Some(Quick {
            on,
            operands,
            count: count as u8,
            result,
        })
    }

    /// The value, if the operands are single numbers and nothing panics.
    pub(super) fn run(&self, frame: &Frame) -> Option<Datum> {
        let count = usize::from(self.count);
        let operands = &self.operands[..count];
        match self.on {
            On::F64s(f) => {
                let mut xs = [0.0; MOST];
                for (x, &v) in xs.iter_mut().zip(operands) {
                    *x = frame.peek(v)?.exact_f64()?;
                }
                f(&xs[..count]).map(Datum::F64)
            }
            On::Ints(f, ty) => {
                let mut xs = [0; MOST];
                for (x, &v) in xs.iter_mut().zip(operands) {
                    *x = frame.peek(v)?.as_int()?;
                }
                let (n, other) = f(&xs[..count])?;
                (int::holds(ty, n) && int::holds(ty, other)).then_some(Datum::Int(n))
            }
        }
    }
}
